//! The little of HTTP that a static site needs.

use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

/// What a host is asked to send with every file: a line for which files, then one for each header.
const PUBLISHED_HEADERS: &str = include_str!("../../../public/_headers");

/// The first line of a request.
#[derive(Debug)]
pub(super) struct Request {
    method: String,
    /// Without query and fragment, still percent-encoded.
    path: String,
}

impl Request {
    pub(super) fn parse(head: &str) -> Option<Self> {
        let mut words = head.lines().next()?.split(' ');
        let (method, target, version) = (words.next()?, words.next()?, words.next()?);
        let path = target.split(['?', '#']).next().unwrap_or_default();
        (version.starts_with("HTTP/1.") && path.starts_with('/')).then(|| Self {
            method: method.to_owned(),
            path: path.to_owned(),
        })
    }

    pub(super) fn head_only(&self) -> bool {
        self.method == "HEAD"
    }
}

#[derive(Debug)]
pub(super) struct Answer {
    status: u16,
    content_type: &'static str,
    location: Option<String>,
    pub(super) body: Vec<u8>,
}

impl Answer {
    pub(super) fn plain(status: u16, sentence: &str) -> Self {
        let body = sentence.as_bytes().to_vec();
        Self {
            status,
            content_type: "text/plain; charset=utf-8",
            location: None,
            body,
        }
    }

    pub(super) fn head(&self) -> String {
        let reason = match self.status {
            200 => "OK",
            301 => "Moved Permanently",
            400 => "Bad Request",
            404 => "Not Found",
            _ => "Method Not Allowed",
        };
        let mut head = format!(
            "HTTP/1.1 {} {reason}\r\n\
             Content-Type: {}\r\n\
             Content-Length: {}\r\n\
             Connection: close\r\n",
            self.status,
            self.content_type,
            self.body.len(),
        );
        for line in PUBLISHED_HEADERS.lines().skip(1) {
            let _ = write!(head, "{}\r\n", line.trim());
        }
        if let Some(location) = &self.location {
            let _ = write!(head, "Location: {location}\r\n");
        }
        head + "\r\n"
    }
}

pub(super) fn answer(request: &Request, directory: &Path, mount: &str) -> Answer {
    if !matches!(request.method.as_str(), "GET" | "HEAD") {
        return Answer::plain(405, "Only GET and HEAD are answered.");
    }
    let found = request
        .path
        .strip_prefix(mount)
        .and_then(|inner| locate(directory, inner));
    let Some(mut file) = found else {
        return not_found();
    };
    if file.is_dir() {
        if !request.path.ends_with('/') {
            let location = Some(format!("{}/", request.path));
            return Answer {
                location,
                ..Answer::plain(301, "")
            };
        }
        file.push("index.html");
    }
    match fs::read(&file) {
        Ok(body) => Answer {
            status: 200,
            content_type: content_type(&file),
            location: None,
            body,
        },
        Err(_) => not_found(),
    }
}

fn not_found() -> Answer {
    Answer::plain(404, "There is no such file.")
}

/// The file a path names, if every step of it is an ordinary name.
fn locate(directory: &Path, inner: &str) -> Option<PathBuf> {
    let mut file = directory.to_path_buf();
    for step in inner.split('/').filter(|step| !step.is_empty()) {
        let name = decoded(step)?;
        if name.starts_with('.') || name.contains(['/', '\\', ':', '\0']) {
            return None;
        }
        file.push(name);
    }
    Some(file)
}

fn decoded(step: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(step.len());
    let mut rest = step.bytes();
    while let Some(byte) = rest.next() {
        if byte == b'%' {
            let digits = [rest.next()?, rest.next()?];
            let digits = std::str::from_utf8(&digits).ok()?;
            bytes.push(u8::from_str_radix(digits, 16).ok()?);
        } else {
            bytes.push(byte);
        }
    }
    String::from_utf8(bytes).ok()
}

fn content_type(file: &Path) -> &'static str {
    match file
        .extension()
        .and_then(|extension| extension.to_str())
        .unwrap_or_default()
    {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "wasm" => "application/wasm",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "txt" => "text/plain; charset=utf-8",
        "xml" => "application/xml",
        "pgn" => "application/vnd.chess-pgn",
        "woff2" => "font/woff2",
        "mp3" => "audio/mpeg",
        "ogg" => "audio/ogg",
        _ => "application/octet-stream",
    }
}
