//! The app starts, says nothing to the console, and talks to nobody else.

use std::fs;
use std::path::PathBuf;

use browser_tests::{Fault, Outcome, Page, PageOptions, Size, check, dist};
use tempfile::TempDir;

#[test]
fn the_app_starts_in_a_folder_of_any_name() -> Outcome {
    check("starts", Size::LAPTOP, |page| {
        page.goto("")?;
        page.wait_for("[data-screen=\"home\"]")?;
        assert_eq!(page.screen()?.as_deref(), Some("home"));
        let own = page
            .requests()?
            .into_iter()
            .filter(|url| url.starts_with(page.home()));
        assert!(own.count() >= 5, "page, styles, loader, glue and wasm");
        let warnings: Vec<_> = page
            .console()?
            .into_iter()
            .filter(|(level, _)| level == "WARNING")
            .collect();
        assert!(warnings.is_empty(), "{warnings:?}");
        Ok(())
    })
}

#[test]
fn the_app_starts_at_the_root_of_a_site() -> Outcome {
    let page = Page::open(&PageOptions {
        mount: "/".into(),
        size: Size::PHONE,
        ..PageOptions::default()
    })?;
    page.goto("")?;
    page.wait_for("[data-screen=\"home\"]")?;
    page.reload()
}

#[test]
fn a_failed_start_is_said_in_the_language_of_the_page() -> Outcome {
    let (copy, program) = copy_without_program()?;
    let page = Page::open(&PageOptions {
        mount: "/".into(),
        size: Size::PHONE,
        dist: Some(copy.path().to_owned()),
        ..PageOptions::default()
    })?;
    for (fragment, word) in [("lang=fr", "Recharger"), ("lang=en", "Reload")] {
        let fault = page
            .goto(fragment)
            .expect_err("nothing can start without the wasm");
        assert!(fault.to_string().contains("did not start"), "{fault}");
        assert_eq!(page.text(".shell-error button")?.as_deref(), Some(word));
    }
    fs::copy(dist().join(&program), copy.path().join(&program))?;
    page.click(".shell-error button")?;
    page.wait_for("[data-screen=\"home\"]")
}

/// A copy of the app that lacks its wasm, and that file's name.
fn copy_without_program() -> Outcome<(TempDir, PathBuf)> {
    let copy = tempfile::tempdir()?;
    let mut program = None;
    let mut folders = vec![PathBuf::new()];
    while let Some(folder) = folders.pop() {
        fs::create_dir_all(copy.path().join(&folder))?;
        for entry in fs::read_dir(dist().join(&folder))? {
            let path = folder.join(entry?.file_name());
            if dist().join(&path).is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|kind| kind == "wasm") {
                program = Some(path);
            } else {
                fs::copy(dist().join(&path), copy.path().join(&path))?;
            }
        }
    }
    let program = program.ok_or_else(|| Fault::new("the app has no wasm"))?;
    Ok((copy, program))
}

/// Otherwise "no error on the console" would prove nothing.
#[test]
fn an_error_on_the_console_is_heard() -> Outcome {
    let fault = check("hears", Size::LAPTOP, |page| {
        page.goto("")?;
        page.script("console.error('heard')", &[]).map(drop)
    });
    assert!(
        fault
            .expect_err("an error was reported")
            .to_string()
            .contains("heard")
    );
    let fault = check("breaks", Size::LAPTOP, |page| {
        page.goto("")?;
        page.script("setTimeout(() => { throw new Error('broken'); })", &[])?;
        page.wait_until("the error", || Ok(!page.console_errors()?.is_empty()))
    });
    assert!(
        fault
            .expect_err("an error was thrown")
            .to_string()
            .contains("broken")
    );
    Ok(())
}

/// The promise of the content security policy, seen from inside.
#[test]
fn nothing_may_be_fetched_from_elsewhere_or_run_from_text() -> Outcome {
    let page = Page::open(&PageOptions::default())?;
    page.goto("")?;
    let inline = "const s = document.createElement('script'); s.async = false; \
                  try { s.text = 'window.ran = 1'; document.head.append(s); } catch {} \
                  try { document.body.insertAdjacentHTML('beforeend', '<i id=raw>'); } catch {} \
                  return [window.ran ?? null, document.getElementById('raw')]";
    assert_eq!(page.script(inline, &[])?, serde_json::json!([null, null]));
    let fetched = "return fetch('http://127.0.0.1:9/').then(() => 'fetched', (e) => e.name)";
    assert_eq!(page.script(fetched, &[])?, "TypeError");
    page.wait_until("the refusals on the console", || {
        Ok(page
            .console_errors()?
            .iter()
            .any(|line| line.contains("Content Security Policy")))
    })
}
