//! A small static server for one directory, on this machine only.
//!
//! One request per connection, and every open connection is known: after `stop` nothing answers
//! any more, which the offline tests rely on.

mod http;

use std::io::{self, Read, Write};
use std::net::{Ipv4Addr, Shutdown, SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use self::http::{Answer, Request};

const PATIENCE: Duration = Duration::from_secs(10);
const LONGEST_HEAD: usize = 16 * 1024;

/// A port that is ours already, before there is anything to serve.
#[derive(Debug)]
pub struct Port {
    listener: TcpListener,
    address: SocketAddr,
}

impl Port {
    /// Takes a port of 127.0.0.1; 0 takes a free one.
    ///
    /// # Errors
    /// When the port is in use, or may not be used.
    pub fn take(number: u16) -> io::Result<Self> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, number))?;
        let address = listener.local_addr()?;
        Ok(Self { listener, address })
    }

    /// The number of the port.
    pub fn number(&self) -> u16 {
        self.address.port()
    }

    /// Begins to answer from `directory`, below the path `mount` (`/`, or for instance
    /// `/some/folder/`, outside of which nothing is found).
    ///
    /// # Errors
    /// When the directory does not exist.
    pub fn serve(self, directory: &Path, mount: &str) -> io::Result<Server> {
        let site = Arc::new(Site {
            directory: directory.canonicalize()?,
            mount: format!("/{}", mount.trim_matches('/'))
                .trim_end_matches('/')
                .to_owned()
                + "/",
            stopped: AtomicBool::new(false),
            open: Mutex::new(Vec::new()),
        });
        let acceptor = {
            let site = Arc::clone(&site);
            thread::spawn(move || accept(&self.listener, &site))
        };
        Ok(Server {
            site,
            address: self.address,
            acceptor: Some(acceptor),
        })
    }
}

/// A running server; it stops when dropped.
#[derive(Debug)]
pub struct Server {
    site: Arc<Site>,
    address: SocketAddr,
    acceptor: Option<JoinHandle<()>>,
}

impl Server {
    /// Serves `directory` on a free port.
    ///
    /// # Errors
    /// When no port is free or the directory does not exist.
    pub fn start(directory: &Path, mount: &str) -> io::Result<Self> {
        Port::take(0)?.serve(directory, mount)
    }

    /// The address of the site's start page, with a slash at its end.
    pub fn url(&self) -> String {
        format!("http://{}{}", self.address, self.site.mount)
    }

    /// Closes the port and every open connection.
    pub fn stop(&mut self) {
        self.site.stopped.store(true, Ordering::SeqCst);
        // Wakes the acceptor, which then sees that it should go.
        drop(TcpStream::connect(self.address));
        if let Some(acceptor) = self.acceptor.take() {
            let _ = acceptor.join();
        }
        for connection in self.site.open_connections().drain(..) {
            let _ = connection.stream.shutdown(Shutdown::Both);
        }
    }

    /// Answers until the process ends.
    pub fn run_forever(mut self) {
        if let Some(acceptor) = self.acceptor.take() {
            let _ = acceptor.join();
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        if self.acceptor.is_some() {
            self.stop();
        }
    }
}

#[derive(Debug)]
struct Site {
    directory: PathBuf,
    /// Begins and ends with a slash.
    mount: String,
    stopped: AtomicBool,
    open: Mutex<Vec<Connection>>,
}

#[derive(Debug)]
struct Connection {
    peer: SocketAddr,
    stream: TcpStream,
}

impl Site {
    fn open_connections(&self) -> std::sync::MutexGuard<'_, Vec<Connection>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn accept(listener: &TcpListener, site: &Arc<Site>) {
    loop {
        let Ok((stream, peer)) = listener.accept() else {
            // Out of file handles, say: breathe instead of spinning.
            thread::sleep(Duration::from_millis(20));
            continue;
        };
        if site.stopped.load(Ordering::SeqCst) {
            return;
        }
        let Ok(copy) = stream.try_clone() else {
            continue;
        };
        site.open_connections()
            .push(Connection { peer, stream: copy });
        let site = Arc::clone(site);
        thread::spawn(move || {
            // A client that went away is no concern of ours.
            let _ = converse(&stream, &site);
            let _ = stream.shutdown(Shutdown::Both);
            site.open_connections()
                .retain(|connection| connection.peer != peer);
        });
    }
}

fn converse(mut stream: &TcpStream, site: &Site) -> io::Result<()> {
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    let Some(head) = read_head(stream)? else {
        return Ok(());
    };
    let (request, answer) = match Request::parse(&head) {
        Some(request) => {
            let answer = http::answer(&request, &site.directory, &site.mount);
            (Some(request), answer)
        }
        None => (None, Answer::plain(400, "This is not a request.")),
    };
    stream.write_all(answer.head().as_bytes())?;
    if !request.is_some_and(|request| request.head_only()) {
        stream.write_all(&answer.body)?;
    }
    stream.flush()
}

/// Everything up to the empty line; nothing when the client said nothing, as browsers do on
/// connections opened in advance.
fn read_head(mut stream: &TcpStream) -> io::Result<Option<String>> {
    let mut head = Vec::new();
    let mut piece = [0; 2048];
    while !head.windows(4).any(|end| end == b"\r\n\r\n") {
        let read = stream.read(&mut piece)?;
        if read == 0 || head.len() > LONGEST_HEAD {
            return Ok(None);
        }
        head.extend_from_slice(piece.get(..read).unwrap_or_default());
    }
    Ok(Some(String::from_utf8_lossy(&head).into_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn site() -> tempfile::TempDir {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join("index.html"), "start").unwrap();
        std::fs::write(folder.path().join("app-1.wasm"), [0, 0x61, 0x73, 0x6d]).unwrap();
        std::fs::create_dir(folder.path().join("a b")).unwrap();
        std::fs::write(folder.path().join("a b/index.html"), "inner").unwrap();
        folder
    }

    fn ask(server: &Server, line: &str) -> String {
        let mut stream = TcpStream::connect(server.address).unwrap();
        write!(stream, "{line} HTTP/1.1\r\nHost: x\r\n\r\n").unwrap();
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).unwrap();
        String::from_utf8_lossy(&answer).into_owned()
    }

    #[test]
    fn files_come_with_their_headers() {
        let folder = site();
        let server = Server::start(folder.path(), "/").unwrap();
        let page = ask(&server, "GET /?a=b");
        assert!(page.starts_with("HTTP/1.1 200 "), "{page}");
        assert!(
            page.contains("\r\nContent-Type: text/html; charset=utf-8\r\n"),
            "{page}"
        );
        assert!(page.contains("\r\nCache-Control: no-cache\r\n"), "{page}");
        assert!(
            page.contains("\r\nX-Content-Type-Options: nosniff\r\n"),
            "{page}"
        );
        assert!(page.ends_with("\r\n\r\nstart"), "{page}");
        let head = ask(&server, "HEAD /app-1.wasm");
        assert!(head.contains("application/wasm"), "{head}");
        assert!(
            head.contains("Content-Length: 4\r\n") && head.ends_with("\r\n\r\n"),
            "{head}"
        );
        assert!(ask(&server, "GET /a%20b/").ends_with("inner"));
        assert!(ask(&server, "GET /a%20b").contains("\r\nLocation: /a%20b/\r\n"));
    }

    #[test]
    fn nothing_outside_the_site_is_found() {
        let folder = site();
        let server = Server::start(folder.path(), "sub/folder").unwrap();
        assert!(server.url().ends_with("/sub/folder/"));
        assert!(ask(&server, "GET /sub/folder/").starts_with("HTTP/1.1 200 "));
        for path in [
            "/",
            "/sub/folderX/",
            "/sub/folder/none.js",
            "/sub/folder/../../etc/passwd",
        ] {
            let answer = ask(&server, &format!("GET {path}"));
            assert!(answer.starts_with("HTTP/1.1 404 "), "{path}: {answer}");
        }
        assert!(ask(&server, "GET /sub/folder/%2e%2e/x").starts_with("HTTP/1.1 404 "));
        assert!(ask(&server, "POST /sub/folder/").starts_with("HTTP/1.1 405 "));
    }

    #[test]
    fn a_stopped_server_answers_nothing() {
        let folder = site();
        let mut server = Server::start(folder.path(), "/").unwrap();
        let mut waiting = TcpStream::connect(server.address).unwrap();
        ask(&server, "GET /");
        server.stop();
        assert!(TcpStream::connect(server.address).is_err());
        let mut rest = Vec::new();
        let _ = waiting.write_all(b"GET / HTTP/1.1\r\n\r\n");
        let _ = waiting.read_to_end(&mut rest);
        assert!(rest.is_empty());
    }
}
