//! `WebKitGTK` as people have it, without its driver: what a driven one stores ends with it.
//!
//! A page of the app's own origin holds the app in a frame, and asks the test again and again what
//! is to be done with it.

use std::cell::RefCell;
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

use serde_json::Value;
use tempfile::TempDir;
use url::Url;
use xtask::browsers::{self, Engine};
use xtask::server::{Port, Server};

use crate::board::cell;
use crate::driver::{Process, missing, start_screen, webkit_command};
use crate::fault::{Fault, Outcome};
use crate::look::wait_until;
use crate::page::{dist, must_be_built};

const AROUND: &str = include_str!("undriven.html");
/// For starting on a busy machine, too.
const PATIENCE: Duration = Duration::from_secs(60);
const GLANCE: Duration = Duration::from_millis(10);

/// A browser that shows the app; all of it ends when dropped.
#[derive(Debug)]
pub struct Undriven {
    questions: TcpListener,
    /// Where the page waits for an answer.
    asking: RefCell<Option<TcpStream>>,
    // In the order they are to end.
    browser: Process,
    _screen: Process,
    _server: Server,
    _site: TempDir,
}

impl Undriven {
    /// Starts a server on this port and a browser that keeps in `profile` what it stores.
    ///
    /// # Errors
    /// When the app has not been built, or the browser does not start.
    pub fn open(profile: &Path, port: u16) -> Outcome<Self> {
        let programs = browsers::find(Engine::Webkit).map_err(missing)?;
        let screen = programs.screen.as_deref().unwrap_or(Path::new("Xvfb"));
        let (screen, display) = start_screen(screen)?;
        let site = site()?;
        let server = Port::take(port)
            .and_then(|port| port.serve(site.path(), "/"))
            .map_err(Fault::during("the server does not start"))?;
        let questions = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?;
        questions.set_nonblocking(true)?;
        let mut command = webkit_command(&programs.browser, profile, &display)?;
        let port = questions.local_addr()?.port();
        let (browser, _) = Process::start(command.arg(format!("{}#{port}", server.url())))?;
        let opened = Self {
            questions,
            asking: RefCell::default(),
            browser,
            _screen: screen,
            _server: server,
            _site: site,
        };
        opened.outcome()?;
        Ok(opened)
    }

    /// Loads the app anew with this fragment (without `#`) and waits until it shows a screen.
    ///
    /// # Errors
    /// When it shows none.
    pub fn goto(&self, fragment: &str) -> Outcome {
        let hash = if fragment.is_empty() {
            String::new()
        } else {
            format!("#{fragment}")
        };
        let load = "return new Promise((done) => { \
             frame.onload = () => done(null); frame.src = wanted; })";
        // A change of the fragment alone would not load it anew.
        self.script(load, "about:blank")?;
        self.script(load, &format!("app/{hash}"))?;
        wait_until("the app's first screen", || {
            Ok(self.count("#shell")? == 0 && self.count("[data-screen]")? > 0)
        })
    }

    /// How many elements match.
    ///
    /// # Errors
    /// When the selector is no selector.
    pub fn count(&self, css: &str) -> Outcome<u64> {
        let count = self.script("return page.querySelectorAll(wanted).length", css)?;
        Ok(count.as_u64().unwrap_or_default())
    }

    /// Clicks a square, such as `e4`.
    ///
    /// # Errors
    /// When the board has no such square.
    pub fn click_square(&self, square: &str) -> Outcome {
        self.script("page.querySelector(wanted).click()", &cell(square))
            .map(drop)
    }

    /// Takes away what the app had stored in `localStorage`, before the app is opened: a browser that
    /// is killed may not have written it to the disk yet.
    ///
    /// # Errors
    /// When the browser refuses.
    pub fn lose_local_storage(&self) -> Outcome {
        self.script("localStorage.clear()", "").map(drop)
    }

    /// Ends the browser and all its processes at once, as if the power had gone.
    pub fn kill(&self) {
        self.browser.kill();
    }

    /// Runs the body of a JavaScript function that knows the `frame`, the `page` in it and what is
    /// `wanted`.
    fn script(&self, body: &str, wanted: &str) -> Outcome<Value> {
        if let Some(mut page) = self.asking.take() {
            let head = "HTTP/1.1 200 OK\r\nAccess-Control-Allow-Origin: *\r\nConnection: close";
            let wanted = Value::from(wanted);
            write!(page, "{head}\r\n\r\nconst wanted = {wanted}; {body}")?;
        }
        self.outcome()
            .map_err(Fault::during(&format!("the script `{body}`")))
    }

    /// What came of the last script.
    fn outcome(&self) -> Outcome<Value> {
        let end = Instant::now() + PATIENCE;
        while Instant::now() < end {
            let Ok((stream, _)) = self.questions.accept() else {
                thread::sleep(GLANCE);
                continue;
            };
            stream.set_nonblocking(false)?;
            stream.set_read_timeout(Some(PATIENCE))?;
            let mut head = BufReader::new(&stream).lines().map_while(Result::ok);
            let Some(question) = head.next() else {
                continue;
            };
            // To the end: a connection closed on unread words takes its answer with it.
            head.take_while(|line| !line.is_empty()).for_each(drop);
            self.asking.replace(Some(stream));
            return read(&question);
        }
        Err(Fault::new("the browser says nothing"))
    }
}

/// The outcome in a question's first line.
fn read(question: &str) -> Outcome<Value> {
    let target = question.split(' ').nth(1).unwrap_or_default();
    let address = Url::parse("http://localhost")
        .and_then(|base| base.join(target))
        .map_err(Fault::during(question))?;
    let told = address.query_pairs().next();
    let text = told.map(|(_, text)| text).unwrap_or_default();
    let mut outcome: Value = serde_json::from_str(&text).map_err(Fault::during(question))?;
    match outcome["error"].as_str() {
        Some(error) => Err(Fault::new(error)),
        None => Ok(outcome["value"].take()),
    }
}

/// The app and the page around it.
fn site() -> Outcome<TempDir> {
    must_be_built(&dist())?;
    let site = tempfile::tempdir()?;
    fs::write(site.path().join("index.html"), AROUND)?;
    copy(&dist(), &site.path().join("app"))?;
    Ok(site)
}

fn copy(from: &Path, to: &Path) -> Outcome {
    if !from.is_dir() {
        fs::copy(from, to)?;
        return Ok(());
    }
    fs::create_dir(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        copy(&entry.path(), &to.join(entry.file_name()))?;
    }
    Ok(())
}
