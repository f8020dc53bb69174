//! What a device keeps: never lost, never two at once, and erased when somebody says so.

use browser_tests::{Engine, Outcome, Page, Size, check};

const GAMES: &str = "chess-a-la-carte/games";

fn turn(page: &Page, from: &str, to: &str) -> Outcome {
    page.draw()?;
    page.click_square(from)?;
    page.click_square(to)?;
    page.wait_gone("[data-selected]")
}

#[test]
fn of_two_windows_one_stores() -> Outcome {
    check("two-windows", Size::LAPTOP, |page| {
        if page.engine() == Engine::Webkit {
            eprintln!(
                "SKIPPED: of two windows WebKitGTK's driver shows one, and in the other nothing ever moves"
            );
            return Ok(());
        }
        page.goto("level=1&deck=NPNP")?;
        let first = page.window()?;
        page.open_window()?;
        let second = page.window()?;
        page.goto("")?;
        page.wait_for("[data-screen=game]")?;
        turn(page, "g1", "f3")?;
        page.wait_piece("f3", "wN")?;
        page.turn_to(first)?;
        page.wait_for("[role=dialog] [data-action=play-here]")?;
        page.action("play-here")?;
        page.wait_gone("[data-action=play-here]")?;
        page.wait_piece("f3", "wN")?;
        turn(page, "a7", "a6")?;
        page.turn_to(second)?;
        page.wait_for("[data-action=play-here]")
    })
}

#[test]
fn a_torn_text_costs_one_change() -> Outcome {
    check("torn", Size::PHONE, |page| {
        page.goto("level=1&deck=NPNP")?;
        turn(page, "g1", "f3")?;
        page.wait_piece("f3", "wN")?;
        page.script(
            "const text = localStorage.getItem(arguments[0]); \
             localStorage.setItem(arguments[0], text.slice(0, text.length / 2))",
            &[GAMES.into()],
        )?;
        page.reload()?;
        page.wait_for("[data-notice=oneChangeBack]")?;
        page.wait_for("[data-screen=game] [data-pile=white][data-top=N]")
    })
}

#[test]
fn a_full_storage_is_said_and_the_game_goes_on() -> Outcome {
    check("full", Size::PHONE, |page| {
        page.goto("level=1&deck=NPNP")?;
        page.script(
            "let size = 1 << 22; \
             for (let name = 0; size; name += 1) { \
                try { localStorage.setItem(`full ${name}`, 'x'.repeat(size)); } \
                catch { size >>= 1; } }",
            &[],
        )?;
        turn(page, "g1", "f3")?;
        page.wait_piece("f3", "wN")?;
        page.wait_for("[data-notice=notStored]")?;
        turn(page, "a7", "a6")?;
        page.wait_piece("a6", "bP")?;
        // Once there is room again, the next turn is stored with all before it.
        page.script(
            "for (const name of Object.keys(localStorage)) { \
            if (name.startsWith('full')) localStorage.removeItem(name); }",
            &[],
        )?;
        turn(page, "f3", "g1")?;
        page.wait_piece("g1", "wN")?;
        page.reload()?;
        page.wait_piece("g1", "wN")?;
        page.wait_piece("a6", "bP")
    })
}

#[test]
fn everything_is_erased_when_somebody_says_so() -> Outcome {
    check("erase-everything", Size::PHONE, |page| {
        page.goto("level=1&deck=NPNP&theme=dark")?;
        let kept = "return new window.Promise((done) => {
            const opened = indexedDB.open('chess-a-la-carte');
            opened.onsuccess = () => {
                const asked = opened.result.transaction('stored').objectStore('stored').getAll();
                asked.onsuccess = () => { opened.result.close(); done(asked.result.join()); };
            };
        })";
        let in_database = || -> Outcome<bool> {
            let text = page.script(kept, &[])?;
            Ok(text.as_str().is_some_and(|text| text.contains("g1f3")))
        };
        turn(page, "g1", "f3")?;
        turn(page, "a7", "a6")?;
        page.wait_until("the game in the database", in_database)?;
        page.action("settings")?;
        page.choose("[data-action=erase-everything]")?;
        page.action("cancel")?;
        page.wait_gone("[role=dialog]")?;
        page.choose("[data-action=erase-everything]")?;
        page.action("confirm")?;
        page.wait_for("[data-screen=home]")?;
        assert_eq!(
            page.attr("html", "data-theme")?.as_deref(),
            Some("auto"),
            "the settings too"
        );
        assert!(!page.exists("[data-action=continue]")?, "the game too");
        let aside =
            "return Object.keys(localStorage).filter((key) => key.includes('aside')).length";
        assert_eq!(page.script(aside, &[])?, 0);
        page.wait_until("an empty database", || Ok(!in_database()?))
    })
}
