//! What the pictures are made of: the symbols of the page, its style sheets and its colours.

use std::fs;
use std::path::Path;

use crate::failure::{Explain, Failure, Result};

/// The drawings as they stand in the repository.
pub(super) struct Art {
    sprites: String,
    styles: String,
}

impl Art {
    pub(super) fn read(root: &Path) -> Result<Self> {
        let text = |name: &str| {
            let path = root.join(name);
            fs::read_to_string(&path).explain(|| format!("Cannot read {}", path.display()))
        };
        let join = |names: &[&str]| {
            names
                .iter()
                .map(|name| text(name))
                .collect::<Result<String>>()
        };
        let art = Self {
            sprites: join(&["src/ui/art/sprite.svg", "src/ui/art/drawn.svg"])?,
            styles: join(&["styles/tokens.css", "styles/base.css", "styles/art.css"])?,
        };
        if art.knight().is_empty() {
            return Err(Failure::new(
                "sprite.svg has no knight: its symbol should begin with <g class=\"art-classic\">.",
            ));
        }
        Ok(art)
    }

    /// The icon: a card with a knight on it, before another. Nothing in it needs anything else.
    pub(super) fn icon(&self) -> String {
        self.icon_on(
            "<rect width=\"100\" height=\"100\" rx=\"22\" fill=\"GROUND\"/>",
            1.0,
        )
    }

    /// The icon for where the system cuts its outline: the ground to the edges, the cards well inside.
    pub(super) fn full_bleed_icon(&self) -> String {
        self.icon_on("<rect width=\"100\" height=\"100\" fill=\"GROUND\"/>", 0.78)
    }

    fn icon_on(&self, ground: &str, size: f32) -> String {
        let color = |name: &str| self.color(name);
        let ground = ground.replace("GROUND", color("--card-back"));
        let (paper, edge) = (color("--card-paper"), color("--card-edge"));
        let (back, ink) = (color("--same-type"), color("--black-fill"));
        let knight = self
            .knight()
            .replace("class=\"art-body\"", &format!("fill=\"{ink}\""))
            .replace("class=\"art-tone\"", &format!("fill=\"{}\"", color("--black-tone")))
            .replace("class=\"art-edge\"", &format!("fill=\"none\" stroke=\"{ink}\" stroke-width=\"3.2\" stroke-linejoin=\"round\""))
            .replace("class=\"art-lines\"", &format!("fill=\"none\" stroke=\"{paper}\" stroke-width=\"2.6\" stroke-linecap=\"round\" stroke-linejoin=\"round\""))
            .replace("class=\"art-dots\"", &format!("fill=\"{paper}\""));
        let card = |fill: &str, turn: i32| {
            format!(
                "<rect x=\"23\" y=\"11\" width=\"54\" height=\"75.6\" rx=\"5\" transform=\"rotate({turn} 50 90)\" fill=\"{fill}\" stroke=\"{edge}\"/>\n"
            )
        };
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 100 100\">\n{ground}\n\
             <g transform=\"translate(50 50) scale({size}) translate(-50 -50)\">\n{}{}{}\
             <g transform=\"translate(25 22) scale(.52)\">\n{knight}</g>\n</g>\n</svg>\n",
            card(back, 14),
            card(color("--queen"), 5),
            card(paper, -5),
        )
    }

    /// A page that is filled by one picture.
    pub(super) fn page_of(&self, svg: &str) -> String {
        format!(
            "<!DOCTYPE html><meta charset=\"utf-8\"><style>body{{margin:0}}svg{{display:block;width:100vw;height:100vh}}</style>{svg}"
        )
    }

    /// The picture of a shared link: the name of the game beside a fan of its cards.
    pub(super) fn share_page(&self) -> String {
        let cards: String = ["P", "N", "Q", "K"]
            .iter()
            .map(|kind| {
                let picture = |class: &str, part: &str| {
                    format!("<svg class=\"{class}\" viewBox=\"0 0 100 100\"><use href=\"#{part}-{kind}\"/></svg>")
                };
                format!(
                    "<div class=\"card\"><span class=\"card-face\" data-kind=\"{kind}\">{}{}{}\
                     <svg class=\"card-face__moves\" viewBox=\"0 0 80 56\"><use href=\"#moves-{kind}\"/></svg></span></div>",
                    picture("card-face__index", "piece"),
                    picture("card-face__index card-face__index--turned", "piece"),
                    picture("card-face__figure", "piece"),
                )
            })
            .collect();
        let Self { sprites, styles } = self;
        format!(
            "<!DOCTYPE html><html data-theme=\"light\"><meta charset=\"utf-8\"><style>{styles}{SHARE}</style>\
             {sprites}<h1>Chess à la Carte</h1><p>Turn over a card.<br>It says which piece may move.</p>\
             <div class=\"fan\">{cards}</div>"
        )
    }

    /// The paths of the knight.
    fn knight(&self) -> &str {
        let after =
            |text: &'static str| move |rest: &str| rest.find(text).map(|at| at + text.len());
        let Some(symbol) = after("id=\"piece-N\"")(&self.sprites) else {
            return "";
        };
        let rest = self.sprites.get(symbol..).unwrap_or_default();
        let Some(start) = after("<g class=\"art-classic\">\n")(rest) else {
            return "";
        };
        let rest = rest.get(start..).unwrap_or_default();
        rest.split("</g>").next().unwrap_or_default()
    }

    /// The first value that a colour has in the style sheets: that of the light theme.
    fn color(&self, name: &str) -> &str {
        let line = self
            .styles
            .lines()
            .find_map(|line| line.trim().strip_prefix(name)?.strip_prefix(": "));
        line.unwrap_or("#000").trim_end_matches(';')
    }
}

const SHARE: &str = "\
    body { position: relative; width: 1200px; height: 630px; overflow: hidden; \
        background: var(--wood-grain) 0 0 / 100% 100%, linear-gradient(var(--table), var(--table-deep)); } \
    h1 { position: absolute; left: 70px; top: 150px; width: 520px; font-size: 104px; line-height: 1; } \
    p { position: absolute; left: 74px; top: 400px; width: 500px; font-size: 32px; color: var(--ink-soft); } \
    .fan { position: absolute; left: 580px; top: 150px; } \
    .card { position: absolute; width: 236px; height: 330px; border-radius: 19px; transform-origin: 50% 170%; \
        left: 150px; box-shadow: 0 6px 22px var(--shadow); } \
    .card-face__moves { display: block; } \
    .card:nth-child(1) { transform: rotate(-23deg); } .card:nth-child(2) { transform: rotate(-8deg); } \
    .card:nth-child(3) { transform: rotate(8deg); } .card:nth-child(4) { transform: rotate(23deg); }";
