//! One driver process per page, on a port it chooses itself.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use xtask::browsers::{self, Driven};

use crate::fault::{Fault, Outcome};

const START: Duration = Duration::from_secs(30);

#[derive(Debug)]
pub(crate) struct Driver {
    process: Child,
    pub(crate) programs: Driven,
    pub(crate) port: u16,
}

impl Driver {
    pub(crate) fn start() -> Outcome<Self> {
        let programs = browsers::chromium().map_err(|missing| {
            Fault::new(format!(
                "{missing} is missing; `cargo xtask test` installs it or says how"
            ))
        })?;
        let mut command = Command::new(&programs.driver);
        command
            .arg("--port=0")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null());
        in_own_group(&mut command);
        let mut process = command
            .spawn()
            .map_err(Fault::during("ChromeDriver does not start"))?;
        let announced = announced_port(&mut process);
        let mut driver = Self {
            process,
            programs,
            port: 0,
        };
        // Only now: had it failed earlier, dropping `driver` would not have ended the process.
        driver.port = announced?;
        Ok(driver)
    }
}

/// The port, which the driver prints once it listens. Its later output is read and forgotten, for
/// a full pipe would stop it.
fn announced_port(process: &mut Child) -> Outcome<u16> {
    let output = process
        .stdout
        .take()
        .ok_or_else(|| Fault::new("ChromeDriver is mute"))?;
    let (tell, told) = mpsc::channel();
    thread::spawn(move || {
        for line in BufReader::new(output).lines().map_while(Result::ok) {
            if let Some((_, port)) = line.split_once("successfully on port ") {
                let _ = tell.send(port.trim_end_matches('.').trim().parse());
            }
        }
    });
    let port = told.recv_timeout(START).map_err(|_| {
        Fault::new(format!(
            "ChromeDriver did not start within {} s",
            START.as_secs()
        ))
    })?;
    port.map_err(Fault::during("ChromeDriver's port"))
}

impl Drop for Driver {
    fn drop(&mut self) {
        end_group(&mut self.process);
        let _ = self.process.wait();
    }
}

#[cfg(unix)]
fn in_own_group(command: &mut Command) {
    std::os::unix::process::CommandExt::process_group(command, 0);
}

#[cfg(not(unix))]
fn in_own_group(_: &mut Command) {}

/// Ends the driver and the browsers it has started.
#[cfg(unix)]
fn end_group(process: &mut Child) {
    let group = format!("-{}", process.id());
    let _ = Command::new("kill")
        .args(["-KILL", "--", &group])
        .stderr(Stdio::null())
        .status();
}

#[cfg(not(unix))]
fn end_group(process: &mut Child) {
    let _ = process.kill();
}
