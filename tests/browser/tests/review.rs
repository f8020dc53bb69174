//! Looking at a game again, finished games, and games from and to elsewhere, in a browser.

use browser_tests::{Outcome, Page, Size, check};
use serde_json::json;

/// White takes the king with the second card of its own.
const SHORT: &str = "level=1&deck=RKR&fen=4k3/8/8/3n4/8/8/P7/K2R4_w";

fn turn(page: &Page, from: &str, to: &str) -> Outcome {
    page.draw()?;
    page.click_square(from)?;
    page.click_square(to)?;
    page.wait_gone("[data-selected]")
}

/// Three turns: White leaves a knight alone and then takes the king.
fn play(page: &Page) -> Outcome {
    page.goto(SHORT)?;
    turn(page, "d1", "e1")?;
    turn(page, "e8", "e7")?;
    turn(page, "e1", "e7")?;
    page.wait_for("[data-outcome=white]")
}

fn shown(page: &Page, ply: &str) -> Outcome {
    page.wait_attr("[data-status]", "data-ply-shown", ply)
}

/// Keeps what is downloaded, instead of what the browser does with it.
fn catch_downloads(page: &Page) -> Outcome {
    let body = "window.saved = []; \
        const make = URL.createObjectURL; \
        URL.createObjectURL = (blob) => { \
            const at = window.saved.push({ name: '', text: null, freed: false }) - 1; \
            blob.text().then((text) => { window.saved[at].text = text; }); \
            const url = make.call(URL, blob); window.saved[at].url = url; return url; }; \
        HTMLAnchorElement.prototype.click = function () { window.saved.at(-1).name = this.download; };";
    page.script(body, &[]).map(drop)
}

/// The name and the text of what was downloaded last.
fn saved(page: &Page) -> Outcome<(String, String)> {
    let body = "const last = (window.saved || []).at(-1); \
        return last && last.text !== null ? [last.name, last.text] : null";
    page.wait_until("a file", || Ok(!page.script(body, &[])?.is_null()))?;
    let last = page.script(body, &[])?;
    let part = |index: usize| last[index].as_str().unwrap_or_default().to_owned();
    Ok((part(0), part(1)))
}

fn paste(page: &Page, text: &str) -> Outcome {
    let body = "const data = new DataTransfer(); data.setData('text/plain', arguments[0]); \
        const event = new ClipboardEvent('paste', \
            { clipboardData: data, bubbles: true, cancelable: true }); \
        /* Firefox makes a copy of its own, which is empty. */ \
        Object.defineProperty(event, 'clipboardData', { value: data }); \
        document.body.dispatchEvent(event);";
    page.script(body, &[json!(text)]).map(drop)
}

/// A file chosen in the page's own field, or dropped on the page.
fn give_file(page: &Page, text: &str, dropped: bool) -> Outcome {
    let body = "const data = new DataTransfer(); \
        data.items.add(new File([arguments[0]], 'game.pgn')); \
        if (arguments[1]) { \
            document.body.dispatchEvent(new DragEvent('drop', \
                { dataTransfer: data, bubbles: true, cancelable: true })); \
        } else { \
            const field = document.querySelector('input[type=file]'); field.files = data.files; \
            field.dispatchEvent(new Event('change', { bubbles: true })); }";
    page.script(body, &[json!(text), json!(dropped)]).map(drop)
}

#[test]
fn a_game_is_gone_through_by_keyboard() -> Outcome {
    check("review-keys", Size::LAPTOP, |page| {
        play(page)?;
        page.action("review")?;
        page.wait_for("[data-screen=review]")?;
        shown(page, "3")?;
        // Nothing has to be found first: the keys belong to the slider.
        page.wait_for("[data-scrub]:focus")?;
        for (key, ply) in [
            ("ArrowLeft", "2"),
            ("Home", "0"),
            ("ArrowRight", "1"),
            ("End", "3"),
        ] {
            page.press(key)?;
            shown(page, ply)?;
        }
        // And to the whole screen, once a button has been pressed.
        page.action("previous")?;
        shown(page, "2")?;
        page.press("ArrowLeft")?;
        shown(page, "1")?;
        page.wait_piece("e1", "wR")?;
        page.press("Home")?;
        shown(page, "0")?;
        // On the board the arrows lead from square to square.
        page.click_square("d1")?;
        page.press("ArrowRight")?;
        page.wait_for("[data-square=e1]:focus")?;
        shown(page, "0")?;
        assert_eq!(page.squares_with("data-movable")?, Vec::<String>::new());
        page.press("Escape")?;
        page.wait_for("[data-screen=game]")
    })
}

#[test]
fn moves_and_moments_lead_to_their_turns() -> Outcome {
    check("review-moments", Size::PHONE, |page| {
        play(page)?;
        page.action("review")?;
        page.click("[data-movelist] [data-ply='1'] button")?;
        shown(page, "1")?;
        page.wait_for("[data-ply='1'] [aria-current=step]")?;
        page.wait_piece("e1", "wR")?;
        page.click("[data-action=moment][data-turn='1']")?;
        page.wait_for("[data-square=d5][data-target=capture]")?;
        page.wait_for("[data-square=d1][data-selected]")?;
        page.action("next")?;
        shown(page, "1")
    })
}

#[test]
fn a_button_that_is_held_goes_on() -> Outcome {
    check("review-hold", Size::LAPTOP, |page| {
        play(page)?;
        page.action("review")?;
        shown(page, "3")?;
        let hold = "document.querySelector('[data-action=previous]').dispatchEvent(\
            new PointerEvent(arguments[0], { bubbles: true }))";
        page.script(hold, &[json!("pointerdown")])?;
        shown(page, "0")?;
        page.script(hold, &[json!("pointerup")])?;
        // The click that follows is no step of its own.
        page.action("next")?;
        shown(page, "1")
    })
}

#[test]
fn a_game_file_that_was_saved_opens_again_by_paste_file_and_drop() -> Outcome {
    check("export", Size::LAPTOP, |page| {
        play(page)?;
        page.action("review")?;
        catch_downloads(page)?;
        page.action("share")?;
        page.wait_for("[role=dialog] [data-qr]")?;
        page.action("export-pgn")?;
        let (name, pgn) = saved(page)?;
        let ends = std::path::Path::new(&name).extension();
        assert!(ends.is_some_and(|ends| ends == "pgn"), "{name}");
        assert!(
            pgn.contains("1. Re1 {card R} 1... Ke7 {card K} 2. Rxe7 {card R} 1-0"),
            "{pgn}"
        );
        page.action("export-save")?;
        page.wait_until("the saved game", || Ok(saved(page)?.0 != name))?;
        let (_, save) = saved(page)?;

        for (text, how) in [(&pgn, "paste"), (&pgn, "file"), (&save, "drop")] {
            page.forget()?;
            page.goto("")?;
            page.action("games")?;
            page.wait_for("[data-no-games]")?;
            match how {
                "paste" => paste(page, text)?,
                _ => give_file(page, text, how == "drop")?,
            }
            shown(page, "3")?;
            assert_eq!(page.piece_at("e7")?.as_deref(), Some("wR"), "{how}");
        }
        Ok(())
    })
}

#[test]
fn what_is_pasted_wrongly_is_told_and_the_game_that_runs_is_kept() -> Outcome {
    check("import-faults", Size::PHONE, |page| {
        page.goto(SHORT)?;
        turn(page, "d1", "e1")?;
        paste(page, "good morning")?;
        page.wait_for("[data-notice=importUnknown]")?;
        page.wait_piece("e1", "wR")?;
        give_file(page, &" ".repeat(1_100_000), true)?;
        page.wait_for("[data-notice=importTooLong]")?;
        page.action("dismiss")?;
        paste(page, "1. e4 e5 2. Ke3")?;
        page.wait_for("[data-notice=importFault]")?;
        page.wait_for("[data-notice=importEarlier]")?;
        let said = page.text("[data-notice=importFault]")?.unwrap_or_default();
        assert!(said.contains("Line 1, column 13"), "{said}");
        page.wait_piece("e4", "wP")?;
        page.action("home")?;
        page.action("continue-earlier")?;
        page.wait_piece("e1", "wR")
    })
}

#[test]
fn finished_games_are_there_after_a_reload_and_can_be_erased() -> Outcome {
    check("history", Size::PHONE, |page| {
        play(page)?;
        page.reload()?;
        page.action("see-board")?;
        page.action("home")?;
        page.action("games")?;
        page.wait_for("[data-history] [data-game='0']")?;
        assert_eq!(page.count("[data-game]")?, 1);
        page.action("open-game")?;
        shown(page, "3")?;
        page.action("close")?;
        page.wait_for("[data-history]")?;
        catch_downloads(page)?;
        page.action("export-pgn")?;
        assert!(saved(page)?.1.contains("[Level \"1\"]"));
        page.action("erase-all")?;
        page.action("cancel")?;
        page.wait_gone("[role=dialog]")?;
        assert_eq!(page.count("[data-game]")?, 1);
        page.action("erase-all")?;
        page.action("confirm")?;
        page.wait_for("[data-no-games]")?;
        page.reload()?;
        page.action("see-board")?;
        page.action("home")?;
        page.action("games")?;
        page.wait_for("[data-no-games]")
    })
}

#[test]
fn a_damaged_history_is_put_aside_and_told() -> Outcome {
    check("history-damaged", Size::PHONE, |page| {
        page.goto("")?;
        page.script(
            "localStorage.setItem('chess-a-la-carte/history', '[broken')",
            &[],
        )?;
        page.goto("")?;
        page.wait_for("[data-notice=historyDamaged]")?;
        let kept = page.script(
            "return localStorage.getItem('chess-a-la-carte/history-aside')",
            &[],
        )?;
        assert_eq!(kept, "[broken");
        page.action("games")?;
        page.wait_for("[data-no-games]")
    })
}

#[test]
fn a_link_leads_to_the_same_game_and_says_what_it_shows() -> Outcome {
    check("share", Size::PHONE, |page| {
        page.goto(SHORT)?;
        turn(page, "d1", "e1")?;
        page.action("share")?;
        page.wait_for("[role=dialog] [data-link]")?;
        assert!(
            !page.exists("[data-share-warning]")?,
            "a position shows no card"
        );
        let link = "return document.querySelector('[data-link]').value";
        let position = page.script(link, &[])?;
        assert!(
            position
                .as_str()
                .unwrap_or_default()
                .contains("#level=1&fen=")
        );
        page.click("[data-share=game]")?;
        page.wait_for("[data-share-warning]")?;
        let game = page
            .script(link, &[])?
            .as_str()
            .unwrap_or_default()
            .to_owned();
        assert_eq!(page.attr("[data-qr]", "data-qr")?, Some(game.clone()));
        page.press("Escape")?;
        page.wait_gone("[role=dialog]")?;
        page.forget()?;
        let (_, fragment) = game.split_once('#').unwrap_or_default();
        page.goto(fragment)?;
        page.wait_piece("e1", "wR")
    })
}

/// A long game: its list shows the last move, and going through it never holds up the page.
#[test]
fn four_hundred_turns_are_gone_through_without_a_long_task() -> Outcome {
    check("long-game", Size::LAPTOP, |page| {
        page.goto("")?;
        let turns: String = (1..=200)
            .map(|number| match number % 2 {
                1 => format!("{number}. Nf3 {{card N}} Nf6 {{card N}} "),
                _ => format!("{number}. Ng1 {{card N}} Ng8 {{card N}} "),
            })
            .collect();
        paste(
            page,
            &format!("[Variant \"Chess a la Carte\"]\n[Level \"1\"]\n[Deck \"NN\"]\n\n{turns}1-0"),
        )?;
        shown(page, "400")?;
        page.wait_until("the last move in sight", || in_sight(page, "400"))?;
        let watch = "window.longest = 0; const turns = arguments[0]; \
            const bar = document.querySelector('[data-scrub]'); \
            (async () => { for (const ply of turns) { \
                const start = performance.now(); \
                Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(bar, ply); \
                bar.dispatchEvent(new InputEvent('input', { bubbles: true })); \
                await new Promise((done) => setTimeout(done)); \
                document.body.getBoundingClientRect(); \
                window.longest = Math.max(window.longest, performance.now() - start); \
            } window.went = true; })();";
        page.script(watch, &[json!([10, 399, 1, 200, 397])])?;
        page.wait_until("the way through", || {
            Ok(page.script("return window.went === true", &[])? == true)
        })?;
        page.wait_until("the move in sight", || in_sight(page, "397"))?;
        let longest = page.script("return window.longest", &[])?;
        assert!(longest.as_f64().unwrap_or(f64::MAX) < 400.0, "{longest} ms");
        println!("The longest step through 400 turns: {longest} ms");
        Ok(())
    })
}

/// Whether a move of the list lies within it, without scrolling.
fn in_sight(page: &Page, ply: &str) -> Outcome<bool> {
    let body = "const list = document.querySelector('[data-movelist]').getBoundingClientRect(); \
        const move = document.querySelector(`[data-ply='${arguments[0]}']`).getBoundingClientRect(); \
        return move.top >= list.top - 1 && move.bottom <= list.bottom + 1";
    Ok(page.script(body, &[json!(ply)])? == true)
}
