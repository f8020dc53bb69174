//! A page in a browser of its own: opening, looking, waiting.

use std::cell::RefCell;
use std::env;
use std::fmt::Display;
use std::future::Future;
use std::path::{Path, PathBuf};

use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::runtime::{Builder, Runtime};
use xtask::browsers::Engine;
use xtask::server::{Port, Server};

use crate::Size;
use crate::driver::Driver;
use crate::engine::{self, Ability};
use crate::fault::{Fault, Outcome};
use crate::wire::Extra;

/// How a page is to be opened.
#[derive(Debug, Clone)]
pub struct PageOptions {
    /// The size of the visible page.
    pub size: Size,
    /// The folder of the site that the app is in.
    pub mount: String,
    /// Whether the browser lets the page store anything.
    pub stores: bool,
    /// The built app, where it is not the usual one.
    pub dist: Option<PathBuf>,
    /// Where the browser keeps what it stores, if that is to outlive it.
    pub profile: Option<PathBuf>,
    /// The server's port; any free one for 0.
    pub port: u16,
}

impl Default for PageOptions {
    fn default() -> Self {
        // Not the root: the app must work in any folder.
        Self {
            size: Size::LAPTOP,
            mount: "/games/a%20la%20carte/".into(),
            stores: true,
            dist: None,
            profile: None,
            port: 0,
        }
    }
}

/// A browser with one page, and the server it comes from; all of it ends when dropped.
#[derive(Debug)]
pub struct Page {
    runtime: Runtime,
    pub(crate) client: Client,
    server: RefCell<Server>,
    home: String,
    pub(crate) console: RefCell<Vec<(String, String)>>,
    pub(crate) requests: RefCell<Vec<String>>,
    pub(crate) driver: Driver,
    _profile: TempDir,
}

impl Page {
    /// Starts a server and a browser; no page is loaded yet.
    ///
    /// # Errors
    /// When the app has not been built, or the browser does not start.
    pub fn open(options: &PageOptions) -> Outcome<Self> {
        Self::open_in(engine::wanted()?, options)
    }

    /// As [`Page::open`], in an engine of one's choice.
    ///
    /// # Errors
    /// As [`Page::open`].
    pub fn open_in(engine: Engine, options: &PageOptions) -> Outcome<Self> {
        let server = serve(options)?;
        let profile = tempfile::tempdir().map_err(Fault::during("a directory for the profile"))?;
        let kept = options.profile.as_deref().unwrap_or(profile.path());
        let driver = Driver::start(engine, profile.path())?;
        let runtime = Builder::new_current_thread()
            .enable_all()
            .build()
            .map_err(Fault::during("the runtime"))?;
        let mut connector = ClientBuilder::new(HttpConnector::new());
        connector.capabilities(engine::capabilities(&driver.programs, options, kept));
        let address = format!("http://127.0.0.1:{}", driver.port);
        let client = runtime
            .block_on(connector.connect(&address))
            .map_err(Fault::during("the browser does not start"))?;
        let page = Self {
            home: server.url(),
            runtime,
            client,
            server: RefCell::new(server),
            console: RefCell::default(),
            requests: RefCell::default(),
            driver,
            _profile: profile,
        };
        page.set_window(options.size)?;
        Ok(page)
    }

    /// Ends the browser and all its processes at once, as if the power had gone.
    pub fn kill(&self) {
        self.driver.kill();
    }

    pub(crate) fn run<T, E: Display>(
        &self,
        what: &str,
        work: impl Future<Output = Result<T, E>>,
    ) -> Outcome<T> {
        self.runtime.block_on(work).map_err(Fault::during(what))
    }

    /// Loads the app anew with this fragment (without `#`) and waits until it shows a screen.
    ///
    /// # Errors
    /// When the app does not start; the reason it shows is part of the fault.
    pub fn goto(&self, fragment: &str) -> Outcome {
        let hash = if fragment.is_empty() {
            String::new()
        } else {
            format!("#{fragment}")
        };
        self.note_requests()?;
        // A change of the fragment alone would not load the page anew.
        self.run("leaving", self.client.goto("about:blank"))?;
        self.run(
            "loading the page",
            self.client.goto(&format!("{}{hash}", self.home)),
        )?;
        self.started()
    }

    /// Loads the page again, as a person would, and waits until the app shows a screen.
    ///
    /// # Errors
    /// As [`Page::goto`].
    pub fn reload(&self) -> Outcome {
        self.note_requests()?;
        if self.engine() == Engine::Firefox {
            // Its driver goes round the service worker, as people do who hold Shift.
            self.script("window.left = true; location.reload()", &[])?;
            self.wait_until("the page to be left", || {
                let left = self.script(
                    "return document.readyState === 'complete' && !window.left",
                    &[],
                );
                Ok(left.is_ok_and(|left| left == true))
            })?;
        } else {
            self.run("reloading", self.client.refresh())?;
        }
        self.started()
    }

    fn started(&self) -> Outcome {
        self.listen()?;
        self.wait_until("the app's first screen", || {
            if self.exists("#shell.shell-failed")? {
                let reason = self.text(".shell-reason")?.unwrap_or_default();
                return Err(Fault::new(format!("the app did not start: {reason}")));
            }
            Ok(!self.exists("#shell")? && self.exists("[data-screen]")? && self.dressed()?)
        })
    }

    /// Whether the style of the later screens has come too.
    fn dressed(&self) -> Outcome<bool> {
        let dressed = self.script(
            "const later = document.querySelector('meta[name=later-styles]')?.content; \
             return !later || document.adoptedStyleSheets?.length > 0 || [...document.styleSheets].some((sheet) => sheet.href?.includes('/later-'))",
            &[],
        )?;
        Ok(dressed == Value::Bool(true))
    }

    /// Loads the single file of `dist` from the disk and waits until the app shows a screen.
    ///
    /// # Errors
    /// As [`Page::goto`].
    pub fn goto_single_file(&self, fragment: &str) -> Outcome {
        let file = dist().join("chess-a-la-carte.html");
        let file = file
            .canonicalize()
            .map_err(Fault::during("the single file"))?;
        self.run("leaving", self.client.goto("about:blank"))?;
        let path = file.display().to_string().replace(' ', "%20");
        let address = format!("file://{path}#{fragment}");
        self.run("opening the file", self.client.goto(&address))?;
        self.started()
    }

    /// Stops the server: from now on the page is offline.
    pub fn go_offline(&self) {
        self.server.borrow_mut().stop();
    }

    /// The address of the app's start page.
    pub fn home(&self) -> &str {
        &self.home
    }

    /// Forgets what the app has stored in this browser, as if it had never been here. Outside of
    /// Chromium no page is loaded afterwards.
    ///
    /// # Errors
    /// When the browser refuses.
    pub fn forget(&self) -> Outcome {
        if self.can(Ability::DevTools) {
            // Leaving the app may store something.
            self.run("leaving", self.client.goto("about:blank"))?;
            let origin = self.home.split('/').take(3).collect::<Vec<_>>().join("/");
            let params = json!({ "origin": origin, "storageTypes": "all" });
            self.devtools("Storage.clearDataForOrigin", &params)?;
            return Ok(());
        }
        self.note_requests()?;
        // A page of the same site that is not the app: leaving the app may store something.
        let nowhere = format!("{}nowhere", self.home);
        self.run("leaving", self.client.goto(&nowhere))?;
        self.script(
            "localStorage.clear(); return new Promise((resolve) => { \
             const gone = indexedDB.deleteDatabase('chess-a-la-carte'); \
             gone.onsuccess = gone.onerror = gone.onblocked = () => resolve(true); })",
            &[],
        )?;
        self.run("leaving", self.client.goto("about:blank"))
    }

    /// Chooses whether scripts run in the page or, in Firefox, in the browser around it.
    pub(crate) fn set_context(&self, context: &str) -> Outcome {
        self.run(context, self.client.issue_cmd(Extra::context(context)))
            .map(drop)
    }

    /// Sends a command of Chromium's `DevTools` protocol.
    ///
    /// # Errors
    /// When the browser refuses, or is not Chromium.
    pub fn devtools(&self, command: &str, params: &Value) -> Outcome<Value> {
        self.run(
            command,
            self.client.issue_cmd(Extra::devtools(command, params)),
        )
    }
}

impl Drop for Page {
    fn drop(&mut self) {
        let _ = self.runtime.block_on(self.client.clone().close());
    }
}

fn serve(options: &PageOptions) -> Outcome<Server> {
    let dist = options.dist.clone().unwrap_or_else(dist);
    must_be_built(&dist)?;
    Port::take(options.port)
        .and_then(|port| port.serve(&dist, &options.mount))
        .map_err(Fault::during("the server does not start"))
}

pub(crate) fn must_be_built(dist: &Path) -> Outcome {
    if dist.join("index.html").is_file() {
        return Ok(());
    }
    Err(Fault::new(format!(
        "{} holds no built app: `cargo xtask build` comes first",
        dist.display()
    )))
}

/// Where the built app is.
pub fn dist() -> PathBuf {
    env::var_os("CHESS_A_LA_CARTE_DIST").map_or_else(
        || Path::new(env!("CARGO_MANIFEST_DIR")).join("../../dist"),
        PathBuf::from,
    )
}
