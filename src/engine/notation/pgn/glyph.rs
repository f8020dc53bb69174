//! Annotation signs and their numbers (Numeric Annotation Glyphs).

/// The number of a sign that stands for itself or after a move. Signs that say nothing about a
/// move's worth, such as a `+` set apart, have number 0.
pub(super) fn number(sign: &str) -> Option<u8> {
    Some(match sign {
        "!" => 1,
        "?" => 2,
        "!!" | "‼" => 3,
        "??" | "⁇" => 4,
        "!?" | "⁉" => 5,
        "?!" | "⁈" => 6,
        "□" => 7,
        "=" => 10,
        "∞" | "~" => 13,
        "+=" | "+/=" | "⩲" => 14,
        "=+" | "=/+" | "⩱" => 15,
        "±" | "+/-" => 16,
        "∓" | "-/+" => 17,
        "+-" | "+--" => 18,
        "-+" | "--+" => 19,
        "⨀" | "⊙" => 22,
        "○" => 26,
        "⟳" => 32,
        "↑" => 36,
        "→" => 40,
        "=∞" | "=/∞" | "⯹" => 44,
        "⇆" => 132,
        "⊕" | "⨁" => 138,
        "N" => 146,
        "+" | "++" | "#" | "e.p." | "ep" => 0,
        _ => return None,
    })
}
