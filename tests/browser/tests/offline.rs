//! Without a network, in one file, from one version to the next, and after a breakdown.

use std::fs;
use std::path::Path;

use browser_tests::{Ability, Outcome, Page, PageOptions, Size, check, dist};
use serde_json::json;
use tempfile::TempDir;

/// Waits until the whole app is kept for later.
fn wait_kept(page: &Page) -> Outcome {
    page.wait_until("the app to be kept", || {
        let controlled = page.script("return Boolean(navigator.serviceWorker.controller)", &[])?;
        Ok(controlled == true)
    })
}

fn play_to_the_end(page: &Page) -> Outcome {
    page.draw()?;
    page.click_square("e1")?;
    page.click_square("e8")?;
    page.wait_attr("[data-screen=game]", "data-reason", "kingTaken")
}

const GAME: &str = "level=1&deck=RK&fen=4k3/p7/8/8/8/8/8/K3R3_w";

#[test]
fn a_game_is_played_after_the_server_has_gone() -> Outcome {
    check("offline", Size::PHONE, |page| {
        page.goto("")?;
        wait_kept(page)?;
        page.go_offline();
        page.reload()?;
        page.wait_for("[data-screen=home]")?;
        page.goto(GAME)?;
        play_to_the_end(page)
    })
}

#[test]
fn the_single_file_plays_from_the_disk() -> Outcome {
    // Not by `check`: the file itself is no request to another host, but looks like one.
    let page = Page::open(&PageOptions::default())?;
    page.goto_single_file(GAME)?;
    play_to_the_end(&page)
}

/// A copy of the app that a test may change, and a page that keeps it.
fn copy_opened(link: &str) -> Outcome<(TempDir, Page)> {
    let copy = tempfile::tempdir()?;
    copy_folder(&dist(), copy.path())?;
    let page = Page::open(&PageOptions {
        dist: Some(copy.path().to_owned()),
        ..PageOptions::default()
    })?;
    page.goto(link)?;
    wait_kept(&page)?;
    Ok((copy, page))
}

fn copy_folder(from: &Path, to: &Path) -> Outcome {
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let target = to.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            fs::create_dir(&target)?;
            copy_folder(&entry.path(), &target)?;
        } else {
            fs::copy(entry.path(), target)?;
        }
    }
    Ok(())
}

/// Makes another version of the app: one that differs in nothing but its number.
fn change_version(app: &Path, old: &str, new: &str) -> Outcome {
    let worker = app.join("sw.js");
    let text = fs::read_to_string(&worker)?;
    let changed = text.replacen(old, new, 1);
    assert_ne!(changed, text, "{old} is in the worker");
    fs::write(&worker, changed)?;
    Ok(())
}

fn caches(page: &Page) -> Outcome<u64> {
    page.script(
        "window.kept = undefined; caches.keys().then((all) => { window.kept = all.length; })",
        &[],
    )?;
    let mut count = 0;
    page.wait_until("the caches to be counted", || {
        let kept = page.script("return window.kept ?? null", &[])?;
        count = kept.as_u64().unwrap_or_default();
        Ok(kept.is_u64())
    })?;
    Ok(count)
}

#[test]
fn a_version_that_did_not_come_whole_is_not_kept() -> Outcome {
    let (copy, page) = copy_opened("")?;
    change_version(copy.path(), "const BUILD = \"", "const BUILD = \"broken")?;
    fs::write(copy.path().join("icon.svg"), "not what its hash says")?;
    page.reload()?;
    page.script(
        "window.tried = false; navigator.serviceWorker.ready.then((there) => there.update())\
         .catch(() => {}).then(() => { window.tried = true; })",
        &[],
    )?;
    page.wait_until("the attempt to end", || {
        Ok(page.script("return window.tried", &[])? == true && caches(&page)? == 1)
    })?;
    page.go_offline();
    page.reload()?;
    page.wait_for("[data-screen=home]")
}

#[test]
fn a_newer_version_waits_until_somebody_takes_it() -> Outcome {
    let (copy, page) = copy_opened("level=1&deck=NPNP")?;
    page.draw()?;
    change_version(copy.path(), "const BUILD = \"", "const BUILD = \"newer")?;
    page.script(
        "navigator.serviceWorker.ready.then((there) => there.update()).catch(() => {})",
        &[],
    )?;
    let waiting = "return navigator.serviceWorker.ready.then((there) => Boolean(there.waiting))";
    page.wait_until("the newer version", || {
        Ok(page.script(waiting, &[])? == true)
    })?;
    // The game goes on, and no file of the newer version comes into it.
    page.click_square("g1")?;
    page.click_square("f3")?;
    page.wait_piece("f3", "wN")?;
    page.reload()?;
    page.wait_piece("f3", "wN")?;
    page.action("home")?;
    page.wait_for("[data-action=update]")?;
    page.action("update")?;
    let taken = "return caches.keys().then((all) => all.length === 1 && all[0].includes('newer'))";
    page.wait_until("the newer version alone", || {
        Ok(page.script(taken, &[]).is_ok_and(|taken| taken == true))
    })?;
    // The link that the page still has goes on with its game.
    page.wait_piece("f3", "wN")
}

#[test]
fn the_app_can_be_installed() -> Outcome {
    let page = Page::open(&PageOptions::default())?;
    if !page.can(Ability::DevTools) {
        return Ok(());
    }
    page.goto("")?;
    wait_kept(&page)?;
    let manifest = page.devtools("Page.getAppManifest", &json!({}))?;
    assert_eq!(manifest["errors"], json!([]), "{manifest}");
    let obstacles = page.devtools("Page.getInstallabilityErrors", &json!({}))?;
    assert_eq!(obstacles["installabilityErrors"], json!([]), "{obstacles}");
    Ok(())
}

#[test]
fn a_file_opened_with_the_installed_app_is_looked_at() -> Outcome {
    let page = Page::open(&PageOptions::default())?;
    if !page.can(Ability::DevTools) {
        return Ok(());
    }
    // Only the system starts an app with a file: here its part is played.
    let source = "Object.defineProperty(window, 'launchQueue', \
        { value: { setConsumer(take) { window.take = take; } } })";
    page.devtools(
        "Page.addScriptToEvaluateOnNewDocument",
        &json!({ "source": source }),
    )?;
    page.goto("")?;
    page.script(
        "const file = new File([arguments[0]], 'game.pgn'); \
         return window.take({ files: [{ getFile: () => Promise.resolve(file) }] })",
        &[json!("1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 1-0")],
    )?;
    page.wait_for("[data-screen=review]")?;
    page.wait_piece("f7", "wQ")
}

#[test]
fn after_a_breakdown_a_plain_page_offers_the_way_back() -> Outcome {
    let page = Page::open(&PageOptions::default())?;
    page.goto("level=1&deck=NNN&lang=fr")?;
    page.draw()?;
    // The app can't draw what is new, and panics.
    let break_down = "setTimeout(() => { \
        const insert = Node.prototype.insertBefore; \
        Node.prototype.insertBefore = () => { Node.prototype.insertBefore = insert; \
            throw new Error('nothing may be inserted'); }; \
        for (const name of ['b1', 'c3']) document.querySelector(`[data-square=${name}]`).click(); })";
    // WebKitGTK's driver takes a click that leaves the page for a fault.
    let reload = "setTimeout(() => document.querySelector('[data-crash=reload]').click())";
    page.script(break_down, &[])?;
    page.wait_for("#crash:not([hidden])")?;
    let report = page.text("[data-report]")?.unwrap_or_default();
    assert!(report.contains("panicked at"), "{report}");
    assert_eq!(
        page.text("#crash button:nth-of-type(1)")?.as_deref(),
        Some("Recharger")
    );
    page.script(reload, &[])?;
    page.wait_for("#crash[hidden]")?;
    page.wait_attr("[data-pile=white]", "data-top", "N")?;
    // Twice in a row, soon after the start: the game is put aside, and that is said.
    page.script(break_down, &[])?;
    page.wait_for("#crash:not([hidden])")?;
    page.script(reload, &[])?;
    page.wait_for("[data-notice=afterCrash]")
}
