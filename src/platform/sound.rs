//! The sounds, made by the app itself: tones that die away, and a whiff of noise for cards and wood.

use std::cell::OnceCell;

use web_sys::AudioContext;

use crate::app::Sound;

/// Samples a second.
const RATE: f32 = 22_050.0;

/// A tone that begins at once and dies away. Its sine is made by a recurrence, which needs no
/// library of mathematics: `next = turn * this - last`.
struct Tone {
    /// The sample it begins with.
    at: usize,
    /// Twice the cosine of its angle a sample.
    turn: f32,
    /// The sine of that angle, times its loudness.
    first: f32,
    /// What remains of it from one sample to the next.
    fade: f32,
}

const fn tone(at: usize, turn: f32, first: f32, fade: f32) -> Tone {
    Tone {
        at,
        turn,
        first,
        fade,
    }
}

/// How a sound is made.
struct Recipe {
    samples: usize,
    tones: &'static [Tone],
    /// The loudness of its noise, and what remains of that from one sample to the next.
    noise: (f32, f32),
}

const fn recipe(sound: Sound) -> Recipe {
    match sound {
        // A card brushing over others.
        Sound::Card => Recipe {
            samples: 2866,
            tones: const { &[] },
            noise: (0.32, 0.998667),
        },
        // Wood on wood.
        Sound::Move => Recipe {
            samples: 2866,
            tones: const {
                &[
                    tone(0, 1.988894, 0.052618, 0.997941),
                    tone(0, 1.940246, 0.060653, 0.995475),
                ]
            },
            noise: (0.10, 0.988726),
        },
        // Wood on wood, twice.
        Sound::Capture => Recipe {
            samples: 4189,
            tones: const {
                &[
                    tone(0, 1.992697, 0.042691, 0.998112),
                    tone(0, 1.960345, 0.049537, 0.995475),
                    tone(992, 1.985694, 0.053727, 0.997941),
                    tone(992, 1.922523, 0.055127, 0.994974),
                ]
            },
            noise: (0.16, 0.993542),
        },
        // E, A.
        Sound::Check => Recipe {
            samples: 14332,
            tones: const {
                &[
                    tone(0, 1.964809, 0.041088, 0.999496),
                    tone(2425, 1.937449, 0.059553, 0.999651),
                ]
            },
            noise: (0.00, 0.955662),
        },
        // C, E, G, C.
        Sound::End => Recipe {
            samples: 28665,
            tones: const {
                &[
                    tone(0, 1.977806, 0.029713, 0.999717),
                    tone(2866, 1.964809, 0.037353, 0.999717),
                    tone(5733, 1.950299, 0.044310, 0.999717),
                    tone(8599, 1.911733, 0.058760, 0.999826),
                ]
            },
            noise: (0.00, 0.955662),
        },
    }
}

fn samples(sound: Sound) -> Vec<f32> {
    let Recipe {
        samples,
        tones,
        noise: (mut loudness, fade),
    } = recipe(sound);
    // Chance has no part in it: the same noise every time.
    let mut seed = 0x2545_f491_u32;
    let mut soft = 0.0;
    let mut wave: Vec<f32> = (0..samples)
        .map(|_| {
            seed ^= seed << 13;
            seed ^= seed >> 17;
            seed ^= seed << 5;
            let [high, low, ..] = seed.to_ne_bytes();
            let noise = f32::from(i16::from_ne_bytes([high, low])) / 32_768.0;
            // Half of its sharpness taken away.
            soft += (noise - soft) * 0.35;
            loudness *= fade;
            soft * loudness
        })
        .collect();
    for tone in tones {
        let (mut last, mut this, mut loudness) = (0.0, tone.first, 1.0);
        for sample in wave.iter_mut().skip(tone.at) {
            *sample += last * loudness;
            (last, this) = (this, tone.turn * this - last);
            loudness *= tone.fade;
        }
    }
    wave
}

thread_local! {
    /// The one context, made when the first sound is due: that is after a tap or a key, before
    /// which browsers allow none.
    static CONTEXT: OnceCell<Option<AudioContext>> = const { OnceCell::new() };
}

/// Plays a sound, where the browser can.
pub(crate) fn play(sound: Sound) {
    CONTEXT.with(|context| {
        if let Some(context) = context.get_or_init(|| AudioContext::new().ok()) {
            // A sound that can't be heard is no loss.
            let _ = sounded(context, &samples(sound));
        }
    });
}

fn sounded(context: &AudioContext, samples: &[f32]) -> Option<()> {
    // It sleeps where it was made too early, or where the device took it away.
    let _ = context.resume().ok()?;
    let length = u32::try_from(samples.len()).ok()?;
    let buffer = context.create_buffer(1, length, RATE).ok()?;
    buffer.copy_to_channel(samples, 0).ok()?;
    let source = context.create_buffer_source().ok()?;
    source.set_buffer(Some(&buffer));
    source
        .connect_with_audio_node(&context.destination())
        .ok()?;
    source.start().ok()
}
