//! `art`: everything that is drawn from something else. The small boards of the cards come from the
//! engine's moves; icons, the picture for shared links and the pictures for app stores come from the
//! pieces, the cards and the app itself.

mod pictures;

use std::fs;
use std::path::Path;
use std::process::Command;

use self::pictures::Art;
use crate::browsers::Engine;
use crate::build;
use crate::console::say;
use crate::failure::{Explain, Failure, Result};
use crate::process;
use crate::server::Server;
use crate::tools;
use crate::workspace::Workspace;

/// A picture to be taken: its name in `public/`, its size in CSS pixels, and how many device pixels
/// each of them is wide.
struct Shot {
    name: &'static str,
    size: (u32, u32),
    scale: u32,
}

const fn shot(name: &'static str, width: u32, height: u32, scale: u32) -> Shot {
    Shot {
        name,
        size: (width, height),
        scale,
    }
}

/// The app as the pictures for stores show it.
const TABLE: &str = "#level=1&lang=en&theme=light&deck=NBPRQKPNS\
    &fen=r1bqk2r/ppp2ppp/2n1pn2/3p4/1b1P4/2NBPN2/PPP2PPP/R1BQK2R_w";

pub(crate) fn art(workspace: &Workspace) -> Result<()> {
    say!("Drawing the moves on the cards…");
    run(process::command(workspace, "cargo")
        .args(["test", "--quiet", "--no-default-features", "--test", "art"])
        .env("CHESS_A_LA_CARTE_WRITE_ART", "1"))?;
    let chromium = tools::browser(workspace, Engine::Chromium)?.browser;
    let public = workspace.root.join("public");
    let icons = public.join("icons");
    fs::create_dir_all(&icons).explain(|| format!("Cannot create {}", icons.display()))?;
    let art = Art::read(&workspace.root)?;
    let write = |path: &Path, text: &str| {
        fs::write(path, text).explain(|| format!("Cannot write {}", path.display()))
    };

    say!("Drawing the icons…");
    write(&public.join("icon.svg"), &art.icon())?;
    let stage = workspace.scratch.join("art");
    fs::create_dir_all(&stage).explain(|| format!("Cannot create {}", stage.display()))?;
    let take = |picture: &Shot, address: &str| {
        say!("  public/{}", picture.name);
        photograph(&chromium, &public, picture, address)
    };
    for (page, content, shots) in [
        (
            "icon.html",
            art.page_of(&art.icon()),
            &[
                shot("icons/icon-192.png", 192, 192, 1),
                shot("icons/icon-512.png", 512, 512, 1),
            ][..],
        ),
        (
            "full.html",
            art.page_of(&art.full_bleed_icon()),
            &[
                shot("icons/apple-touch-icon.png", 180, 180, 1),
                shot("icons/maskable-512.png", 512, 512, 1),
            ],
        ),
        (
            "share.html",
            art.share_page(),
            &[shot("icons/share.png", 1200, 630, 1)],
        ),
    ] {
        let file = stage.join(page);
        write(&file, &content)?;
        for picture in shots {
            take(picture, &format!("file://{}", file.display()))?;
        }
    }

    say!("Building the app for its pictures…");
    let tools = tools::for_build(workspace, true)?;
    let dist = stage.join("dist");
    build::app(workspace, &tools, &dist, true)?;
    let server = Server::start(&dist, "/").explain(|| "The app cannot be served".into())?;
    let table = format!("{}{TABLE}", server.url());
    take(&shot("icons/narrow.png", 400, 860, 2), &table)?;
    take(&shot("icons/wide.png", 1280, 800, 1), &table)
}

fn run(command: &mut Command) -> Result<()> {
    if process::run_in_view(command)?.success() {
        return Ok(());
    }
    Err(Failure::new(format!(
        "`{}` failed; see above.",
        process::shown(command)
    )))
}

/// Has Chromium take a picture of a page, with nothing behind it.
fn photograph(chromium: &Path, public: &Path, picture: &Shot, address: &str) -> Result<()> {
    let Shot {
        name,
        size: (width, height),
        scale,
    } = picture;
    let file = public.join(name);
    let mut command = Command::new(chromium);
    command
        .args(["--headless=new", "--no-sandbox", "--hide-scrollbars"])
        .args([
            "--force-prefers-reduced-motion",
            "--default-background-color=00000000",
        ])
        .arg(format!("--force-device-scale-factor={scale}"))
        .arg(format!("--window-size={width},{height}"))
        .args([
            "--virtual-time-budget=8000",
            "--allow-file-access-from-files",
        ])
        .arg(format!("--screenshot={}", file.display()))
        .arg(address);
    // It reports its own troubles at length even where all went well: the file is what counts.
    let _ = fs::remove_file(&file);
    let _ = process::printed_by(&mut command);
    if file.is_file() {
        return Ok(());
    }
    Err(Failure::new(format!(
        "Chromium took no picture of {address}: try `{}` by hand.",
        process::shown(&command)
    )))
}
