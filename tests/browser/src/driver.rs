//! One driver process per page, on a port of its own.

use std::fs;
use std::io::{BufRead, BufReader};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};

use xtask::browsers::{self, Driven, Engine, Missing};

use crate::fault::{Fault, Outcome};

const START: Duration = Duration::from_secs(30);
const GLANCE: Duration = Duration::from_millis(20);

/// Larger than any page of the tests. Without a window manager keys go to what lies under the mouse,
/// which is in the middle: tests with keys want a page as large as a laptop's.
const SCREEN: &str = "2000x1600x24";

#[derive(Debug)]
pub(crate) struct Driver {
    pub(crate) programs: Driven,
    pub(crate) port: u16,
    // Before the screen it shows on, in the order they are to end.
    process: Process,
    _screen: Option<Process>,
}

impl Driver {
    /// Starts the driver; `scratch` is where it and its browser may put files.
    pub(crate) fn start(engine: Engine, scratch: &Path) -> Outcome<Self> {
        let programs = browsers::find(engine).map_err(missing)?;
        let (screen, display) = match &programs.screen {
            Some(program) => {
                let (screen, display) = start_screen(program)?;
                (Some(screen), display)
            }
            None => (None, String::new()),
        };
        let (process, port) = match engine {
            Engine::Chromium => chromedriver(&programs)?,
            Engine::Firefox => geckodriver(&programs, scratch)?,
            Engine::Webkit => webkit_driver(&programs, scratch, &display)?,
        };
        Ok(Self {
            programs,
            port,
            process,
            _screen: screen,
        })
    }

    /// Ends it and all it has started.
    pub(crate) fn kill(&self) {
        self.process.kill();
    }
}

pub(crate) fn missing(missing: Missing) -> Fault {
    Fault::new(format!(
        "{} is missing; `cargo xtask test` installs it or says how",
        missing.program
    ))
}

/// It looks for a free port and then takes it: another driver may have been faster, and it ends.
fn chromedriver(programs: &Driven) -> Outcome<(Process, u16)> {
    start_chromedriver(programs)
        .or_else(|_| start_chromedriver(programs))
        .or_else(|_| start_chromedriver(programs))
}

fn start_chromedriver(programs: &Driven) -> Outcome<(Process, u16)> {
    let mut command = Command::new(&programs.driver);
    let (process, lines) = Process::start(command.arg("--port=0"))?;
    let port = announced(&lines, |line| {
        line.split_once("successfully on port ")
            .map(|(_, port)| port.trim_end_matches('.').to_owned())
    })?;
    Ok((process, number(&port)?))
}

fn geckodriver(programs: &Driven, scratch: &Path) -> Outcome<(Process, u16)> {
    let mut command = Command::new(&programs.driver);
    command
        .args(["--port", "0", "--websocket-port", "0"])
        // The browser's own scripts set the size of its page and read its console.
        .arg("--allow-system-access")
        .arg("--profile-root")
        .arg(scratch);
    let (process, lines) = Process::start(&mut command)?;
    let port = announced(&lines, |line| {
        line.split_once("Listening on 127.0.0.1:")
            .map(|(_, port)| port.to_owned())
    })?;
    Ok((process, number(&port)?))
}

/// This driver never says where it listens: it is told.
fn webkit_driver(programs: &Driven, scratch: &Path, display: &str) -> Outcome<(Process, u16)> {
    let port = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))
        .and_then(|listener| listener.local_addr())
        .map_err(Fault::during("a free port"))?
        .port();
    let mut command = webkit_command(&programs.driver, scratch, display)?;
    let (process, _) = Process::start(command.arg(format!("--port={port}")))?;
    let end = Instant::now() + START;
    while TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_err() {
        if Instant::now() > end {
            return Err(late(&programs.driver.display().to_string()));
        }
        thread::sleep(GLANCE);
    }
    Ok((process, port))
}

/// A program of `WebKitGTK`'s that puts its files into `home`.
pub(crate) fn webkit_command(program: &Path, home: &Path, display: &str) -> Outcome<Command> {
    let runtime = home.join("runtime");
    fs::create_dir_all(&runtime).map_err(Fault::during("a directory for the browser"))?;
    let mut command = Command::new(program);
    command
        .env("DISPLAY", format!(":{display}"))
        .env("GDK_BACKEND", "x11")
        .env("XDG_RUNTIME_DIR", runtime)
        .env("XDG_CACHE_HOME", home)
        .env("XDG_CONFIG_HOME", home)
        .env("XDG_DATA_HOME", home)
        // Without a graphics card its other ways of painting crash.
        .env("WEBKIT_DISABLE_COMPOSITING_MODE", "1")
        .env("LIBGL_ALWAYS_SOFTWARE", "1")
        .env("NO_AT_BRIDGE", "1");
    Ok(command)
}

/// A screen nobody sees, and its number.
pub(crate) fn start_screen(program: &Path) -> Outcome<(Process, String)> {
    let mut command = Command::new(program);
    command.args([
        "-displayfd",
        "1",
        "-screen",
        "0",
        SCREEN,
        "-nolisten",
        "tcp",
    ]);
    let (process, lines) = Process::start(&mut command)?;
    let display = announced(&lines, |line| Some(line.to_owned()))?;
    Ok((process, display))
}

fn number(port: &str) -> Outcome<u16> {
    port.trim()
        .parse()
        .map_err(Fault::during("the driver's port"))
}

fn late(program: &str) -> Fault {
    Fault::new(format!(
        "{program} did not start within {} s",
        START.as_secs()
    ))
}

/// Waits for the line in which the program says what we want to know.
fn announced(
    lines: &mpsc::Receiver<String>,
    find: impl Fn(&str) -> Option<String>,
) -> Outcome<String> {
    let end = Instant::now() + START;
    loop {
        let left = end.saturating_duration_since(Instant::now());
        let line = lines
            .recv_timeout(left)
            .map_err(|_| late("the browser's driver"))?;
        if let Some(found) = find(&line) {
            return Ok(found);
        }
    }
}

/// A program in a group of its own, which ends with all it has started when dropped.
#[derive(Debug)]
pub(crate) struct Process(Child);

impl Process {
    /// Starts it, and hands on the lines it prints. They are read to the end, for a full pipe would
    /// stop it.
    pub(crate) fn start(command: &mut Command) -> Outcome<(Self, mpsc::Receiver<String>)> {
        command
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null());
        in_own_group(command);
        let name = command.get_program().display().to_string();
        let mut process = Self(command.spawn().map_err(Fault::during(&name))?);
        let output = process.0.stdout.take();
        let (tell, told) = mpsc::channel();
        thread::spawn(move || {
            for line in output
                .into_iter()
                .flat_map(|output| BufReader::new(output).lines().map_while(Result::ok))
            {
                let _ = tell.send(line);
            }
        });
        Ok((process, told))
    }

    /// Ends it and all it has started.
    pub(crate) fn kill(&self) {
        end_group(&self.0);
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.kill();
        let _ = self.0.wait();
    }
}

#[cfg(unix)]
fn in_own_group(command: &mut Command) {
    std::os::unix::process::CommandExt::process_group(command, 0);
}

#[cfg(not(unix))]
fn in_own_group(_: &mut Command) {}

#[cfg(unix)]
fn end_group(process: &Child) {
    let group = format!("-{}", process.id());
    let _ = Command::new("kill")
        .args(["-KILL", "--", &group])
        .stderr(Stdio::null())
        .status();
}

#[cfg(not(unix))]
fn end_group(process: &Child) {
    let _ = Command::new("taskkill")
        .args(["/F", "/T", "/PID", &process.id().to_string()])
        .status();
}
