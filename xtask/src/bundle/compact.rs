//! Style sheets and scripts without what only people read.

/// The sheet without its comments, and with one space for each run of blanks. What stands in
/// quotes stays as it is.
pub(super) fn css(sheet: &str) -> String {
    let mut out = String::with_capacity(sheet.len());
    let mut rest = sheet;
    while let Some(first) = rest.chars().next() {
        if let Some(comment) = rest.strip_prefix("/*") {
            rest = comment.split_once("*/").map_or("", |(_, after)| after);
        } else if first == '"' || first == '\'' {
            let end = rest.get(1..).and_then(|inner| inner.find(first));
            let (quoted, after) = rest.split_at(end.map_or(rest.len(), |end| end + 2));
            out += quoted;
            rest = after;
        } else if first.is_whitespace() {
            rest = rest.trim_start();
            // Around these a blank says nothing; elsewhere it may part two words.
            let before = out.ends_with(['{', '}', ';', ',']) || out.is_empty();
            if !before && !rest.starts_with(['{', '}', ';']) {
                out.push(' ');
            }
        } else {
            out.push(first);
            rest = rest.get(first.len_utf8()..).unwrap_or_default();
        }
    }
    out.replace(";}", "}")
}

/// The script without indentation and without the lines that are comments as a whole. A text over
/// several lines would suffer: ours and wasm-bindgen's scripts have none.
pub(super) fn js(script: &str) -> String {
    let mut out = String::with_capacity(script.len());
    let mut in_comment = false;
    for line in script.lines().map(str::trim) {
        in_comment |= line.starts_with("/*");
        if !in_comment && !line.is_empty() && !line.starts_with("//") {
            out += line;
            out.push('\n');
        }
        in_comment &= !line.ends_with("*/");
    }
    out
}

#[cfg(test)]
mod tests {
    use super::{css, js};

    #[test]
    fn blanks_and_comments_go_and_words_stay_apart() {
        let sheet =
            "/* a */\n.a > .b ,\n.c:not(.d) .e {\n  margin: 0 -1px;\n  content: \"a  ; b\";\n}\n";
        assert_eq!(
            css(sheet),
            ".a > .b ,.c:not(.d) .e{margin: 0 -1px;content: \"a  ; b\"}"
        );
        assert_eq!(
            css("@media (min-width: 1px) and (x) { a { } }"),
            "@media (min-width: 1px) and (x){a{}}"
        );
        assert_eq!(css("a{width:calc(1px + 2px)}"), "a{width:calc(1px + 2px)}");
        assert_eq!(css("/* open"), "");
    }

    #[test]
    fn comments_of_a_script_go_and_addresses_stay() {
        let script = "/**\n * what\n */\nexport function a() {\n    // why\n    return \"http://b\"; // here\n}\n/* one */\nb();\n";
        assert_eq!(
            js(script),
            "export function a() {\nreturn \"http://b\"; // here\n}\nb();\n"
        );
    }
}
