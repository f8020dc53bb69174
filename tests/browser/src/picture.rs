//! Pictures of single elements, coarse and grey: what one sees without colour and from afar.

use fantoccini::Locator;

use crate::fault::{Fault, Outcome};
use crate::page::Page;

/// Cells of a picture, from left to right and from top to bottom.
const GRID: usize = 12;

/// The brightness of an element in a grid of 12 by 12 cells, each from 0 to 255.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Picture(Vec<u8>);

impl Page {
    /// What the first match looks like.
    ///
    /// # Errors
    /// When there is no match, or nothing of it is seen.
    pub fn picture(&self, css: &str) -> Outcome<Picture> {
        let element = self.run(css, self.client.find(Locator::Css(css)))?;
        let bytes = self.run(css, element.screenshot())?;
        Picture::read(&bytes).ok_or_else(|| Fault::new(format!("no picture of {css}")))
    }
}

impl Picture {
    fn read(bytes: &[u8]) -> Option<Self> {
        let mut decoder = png::Decoder::new(std::io::Cursor::new(bytes));
        decoder.set_transformations(png::Transformations::normalize_to_color8());
        let mut reader = decoder.read_info().ok()?;
        let mut pixels = vec![0; reader.output_buffer_size()?];
        let frame = reader.next_frame(&mut pixels).ok()?;
        let channels = frame.color_type.samples();
        let (width, height) = (frame.width as usize, frame.height as usize);
        let mut sums = [(0_u64, 0_u64); GRID * GRID];
        for (index, pixel) in pixels
            .chunks_exact(channels)
            .take(width * height)
            .enumerate()
        {
            let (x, y) = (index % width, index / width);
            let cell = sums.get_mut(y * GRID / height * GRID + x * GRID / width)?;
            cell.0 += grey(pixel);
            cell.1 += 1;
        }
        let cells = sums.map(|(sum, count)| u8::try_from(sum / count.max(1)).unwrap_or(u8::MAX));
        Some(Self(cells.to_vec()))
    }

    /// How far two pictures differ: the root of the mean square over the cells, from 0 to 255.
    #[must_use]
    pub fn distance(&self, other: &Self) -> f64 {
        let squares: f64 = self
            .0
            .iter()
            .zip(&other.0)
            .map(|(one, two)| (f64::from(*one) - f64::from(*two)).powi(2))
            .sum();
        (squares / self.0.len().max(1) as f64).sqrt()
    }

    /// The picture as text, two digits a cell.
    #[must_use]
    pub fn to_text(&self) -> String {
        self.0.iter().map(|cell| format!("{cell:02x}")).collect()
    }

    /// A picture from its text.
    #[must_use]
    pub fn from_text(text: &str) -> Option<Self> {
        let cell = |at: usize| u8::from_str_radix(text.get(2 * at..2 * at + 2)?, 16).ok();
        (0..GRID * GRID).map(cell).collect::<Option<_>>().map(Self)
    }
}

/// The brightness of a pixel, as the eye weighs the colours.
fn grey(pixel: &[u8]) -> u64 {
    match *pixel {
        [red, green, blue, ..] => {
            (u64::from(red) * 299 + u64::from(green) * 587 + u64::from(blue) * 114) / 1000
        }
        [grey, ..] => u64::from(grey),
        [] => 0,
    }
}
