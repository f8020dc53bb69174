//! Starts the app in the page.

fn main() {
    chess_a_la_carte::ui::mount();
}
