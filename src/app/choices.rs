//! What a person may choose from: each choice is one of a few named values.

/// Defines a choice: its values, the first of them the default, each with the name it has in
/// links, in the page and in what is stored.
macro_rules! choices {
    ($(#[$about:meta])* $name:ident { $($(#[$doc:meta])* $value:ident = $key:literal),+ $(,)? }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum $name { $($(#[$doc])* $value),+ }

        impl $name {
            /// All values, in the order they are offered.
            pub const ALL: [Self; [$($key),+].len()] = [$(Self::$value),+];

            /// The name in links, in the page and in what is stored.
            #[must_use]
            pub const fn key(self) -> &'static str {
                match self { $(Self::$value => $key),+ }
            }

            /// The value a name stands for.
            #[must_use]
            pub fn from_key(key: &str) -> Option<Self> {
                Self::ALL.into_iter().find(|value| value.key() == key)
            }
        }

        impl Default for $name {
            fn default() -> Self {
                let [first, ..] = Self::ALL;
                first
            }
        }
    };
}

choices! {
    /// A language of the app. Its name is its tag, for links and the page's `lang`.
    Locale {
        /// English.
        En = "en",
        /// French.
        Fr = "fr",
    }
}

choices! {
    /// Light, dark, or as the device has it.
    Theme {
        /// As the device has it.
        Auto = "auto",
        /// Dark ink on light paper.
        Light = "light",
        /// Light ink on dark wood.
        Dark = "dark",
    }
}

choices! {
    /// The colours of the board.
    BoardStyle {
        /// Cream and walnut.
        Wood = "wood",
        /// A soft blue.
        Blue = "blue",
        /// High contrast.
        Contrast = "contrast",
    }
}

choices! {
    /// How the pieces are drawn.
    PieceStyle {
        /// Turned wood.
        Classic = "classic",
        /// Simple and bold.
        Simple = "simple",
    }
}

choices! {
    /// Where the names of files and ranks stand.
    Coordinates {
        /// In the corners of the squares.
        Inside = "inside",
        /// Beside the board.
        Outside = "outside",
        /// Nowhere.
        Off = "off",
    }
}

choices! {
    /// How much the board shows of what can be done.
    Help {
        /// Which pieces can move, and where to.
        All = "all",
        /// Where a piece can go, once it is picked up.
        OnTap = "tap",
        /// Nothing.
        Off = "off",
    }
}

choices! {
    /// The size of the text.
    TextSize {
        /// As designed.
        Normal = "normal",
        /// A fifth larger.
        Large = "large",
        /// Half as large again.
        Huge = "huge",
    }
}

choices! {
    /// How two players share one screen.
    Seating {
        /// Both sit on one side; the board stays as it is.
        Fixed = "fixed",
        /// The board turns after each move, so that who is to move sees it from the own side.
        Turning = "turning",
        /// They sit across the table: what the far player needs stands upside down.
        Facing = "facing",
    }
}

choices! {
    /// Who has White in the first game.
    FirstWhite {
        /// A coin decides.
        ByLot = "lot",
        /// The first player.
        First = "first",
        /// The second player.
        Second = "second",
    }
}

impl Locale {
    /// The language a tag such as `fr` or `fr-CA` names.
    #[must_use]
    pub fn from_tag(tag: &str) -> Option<Self> {
        let language = tag.split(['-', '_']).next()?;
        Self::from_key(&language.to_ascii_lowercase())
    }
}

impl Theme {
    /// The theme after this one, for a button that goes through them.
    #[must_use]
    pub const fn next(self) -> Self {
        match self {
            Self::Auto => Self::Light,
            Self::Light => Self::Dark,
            Self::Dark => Self::Auto,
        }
    }
}
