//! The start page, as far as its references to files go.

use std::fs;
use std::path::{Path, PathBuf};

use base64::Engine;
use base64::engine::general_purpose::STANDARD;

use crate::failure::{Explain, Failure, Result};

#[derive(Debug)]
pub(super) struct Page {
    path: PathBuf,
    html: String,
}

impl Page {
    pub(super) fn read(path: PathBuf) -> Result<Self> {
        let html =
            fs::read_to_string(&path).explain(|| format!("Cannot read {}", path.display()))?;
        Ok(Self { path, html })
    }

    pub(super) fn write(&self) -> Result<()> {
        fs::write(&self.path, &self.html)
            .explain(|| format!("Cannot write {}", self.path.display()))
    }

    pub(super) fn write_to(&self, path: &Path) -> Result<()> {
        fs::write(path, &self.html).explain(|| format!("Cannot write {}", path.display()))
    }

    /// The file of the page's script.
    pub(super) fn script(&self) -> Result<String> {
        self.html
            .split_once("<script type=\"module\" src=\"./")
            .and_then(|(_, rest)| rest.split('"').next())
            .map(str::to_owned)
            .ok_or_else(|| Failure::new("index.html should have one module script."))
    }

    /// Puts the script itself in the place of the tag that loads it, at the end of the page: it
    /// runs when all that it looks for is there, as a module does.
    pub(super) fn replace_script(&mut self, file: &str, script: &str) -> Result<()> {
        let tag = format!("<script type=\"module\" src=\"./{file}\"></script>");
        self.put(&tag, &format!("<script type=\"module\">{script}</script>"))
    }

    /// Puts `text` in the place of the `<link>` to a file.
    pub(super) fn replace_link(&mut self, file: &str, text: &str) -> Result<()> {
        let tag = self.links().find(|tag| file_of(tag) == Some(file));
        let tag = tag.map(str::to_owned).unwrap_or_default();
        self.put(&tag, text)
    }

    /// The icon as a part of the page.
    pub(super) fn inline_icon(&mut self, svg: &str) -> Result<()> {
        let encoded = STANDARD.encode(svg);
        self.put(
            "href=\"./icon.svg\"",
            &format!("href=\"data:image/svg+xml;base64,{encoded}\""),
        )
    }

    fn put(&mut self, old: &str, new: &str) -> Result<()> {
        if old.is_empty() || !self.html.contains(old) {
            return Err(Failure::new(format!(
                "index.html lacks a part that the single file replaces: {old}",
            )));
        }
        self.html = self.html.replacen(old, new, 1);
        Ok(())
    }

    pub(super) fn replace(&mut self, old: &str, new: &str) {
        self.html = self.html.replace(old, new);
    }

    /// The file of the one `<link>` whose address ends like this.
    pub(super) fn link_ending(&self, ending: &str) -> Result<String> {
        let mut found = self
            .links()
            .filter_map(file_of)
            .filter(|file| file.ends_with(ending));
        match (found.next(), found.next()) {
            (Some(file), None) => Ok(file.to_owned()),
            _ => Err(Failure::new(format!(
                "index.html should have exactly one <link> to a {ending} file: `pattern_preload` in Trunk.toml writes it.",
            ))),
        }
    }

    pub(super) fn style_sheets(&self) -> Vec<String> {
        self.links()
            .filter(|tag| is_style_sheet(tag))
            .filter_map(file_of)
            .map(str::to_owned)
            .collect()
    }

    /// Puts one sheet in the place of the first, and takes the others out.
    pub(super) fn join_style_sheets(&mut self, file: &str) {
        let tags: Vec<String> = self
            .links()
            .filter(|tag| is_style_sheet(tag))
            .map(str::to_owned)
            .collect();
        let mut replacement = format!("<link rel=\"stylesheet\" href=\"./{file}\">");
        for tag in tags {
            let line = format!("{tag}\n");
            let old = if replacement.is_empty() { &line } else { &tag };
            self.html = self.html.replacen(old, &replacement, 1);
            replacement.clear();
        }
    }

    /// Every `<link …>` tag, whole.
    fn links(&self) -> impl Iterator<Item = &str> {
        self.html.match_indices("<link ").filter_map(|(start, _)| {
            let tag = self.html.get(start..)?;
            tag.get(..=tag.find('>')?)
        })
    }
}

fn is_style_sheet(tag: &str) -> bool {
    attribute(tag, "rel") == Some("stylesheet") && file_of(tag).is_some()
}

/// The file beside the page that a tag refers to.
fn file_of(tag: &str) -> Option<&str> {
    attribute(tag, "href")?.strip_prefix("./")
}

fn attribute<'tag>(tag: &'tag str, name: &str) -> Option<&'tag str> {
    let (_, rest) = tag.split_once(&format!(" {name}=\""))?;
    rest.split('"').next()
}
