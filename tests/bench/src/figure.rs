//! What was measured, for people and for programs.

use std::fmt;

use serde::Serialize;

/// One measurement.
#[derive(Debug, Serialize)]
pub(crate) struct Figure {
    pub(crate) name: String,
    pub(crate) value: f64,
    pub(crate) unit: &'static str,
    /// The same work done by another program in the same run.
    pub(crate) beside: Option<Beside>,
    pub(crate) goal: Option<Goal>,
}

#[derive(Debug, Serialize)]
pub(crate) struct Beside {
    pub(crate) program: &'static str,
    pub(crate) value: f64,
    /// Above one where ours is the better.
    pub(crate) ratio: f64,
}

/// What a figure ought to reach.
#[derive(Debug, Clone, Copy, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) enum Goal {
    /// This ratio to the other program at least.
    Ratio(f64),
    /// This value at most.
    AtMost(f64),
    /// This value at least.
    AtLeast(f64),
}

/// Everything one run has measured.
#[derive(Debug, Serialize)]
pub(crate) struct Report {
    pub(crate) rounds: u32,
    pub(crate) figures: Vec<Figure>,
}

/// The names of the columns that a figure is written in.
pub(crate) fn header() -> String {
    let (what, ours, unit) = ("what", "ours", "");
    format!(
        "{what:32} {ours:>8} {unit:10} {:>10} {:>6}  goal",
        "cozy-chess", "ratio"
    )
}

impl Figure {
    pub(crate) fn alone(name: &str, value: f64, unit: &'static str) -> Self {
        Self {
            name: name.to_owned(),
            value,
            unit,
            beside: None,
            goal: None,
        }
    }

    /// So much work in so many seconds, ours and cozy-chess's.
    pub(crate) fn beside_cozy(
        name: &str,
        unit: &'static str,
        work: f64,
        [ours, cozy]: [f64; 2],
    ) -> Self {
        Self {
            beside: Some(Beside {
                program: "cozy-chess",
                value: work / cozy,
                ratio: cozy / ours,
            }),
            ..Self::alone(name, work / ours, unit)
        }
    }

    pub(crate) fn with_goal(self, goal: Goal) -> Self {
        Self {
            goal: Some(goal),
            ..self
        }
    }

    fn reaches(&self, goal: Goal) -> bool {
        match goal {
            Goal::Ratio(least) => self.beside.as_ref().is_some_and(|it| it.ratio >= least),
            Goal::AtMost(most) => self.value <= most,
            Goal::AtLeast(least) => self.value >= least,
        }
    }
}

impl fmt::Display for Figure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:32} {:8.1} {:10}", self.name, self.value, self.unit)?;
        match &self.beside {
            Some(beside) => write!(f, " {:10.1} {:6.2}", beside.value, beside.ratio)?,
            None if self.goal.is_some() => write!(f, " {:17}", "")?,
            None => {}
        }
        let Some(goal) = self.goal else {
            return Ok(());
        };
        match goal {
            Goal::Ratio(least) => write!(f, "  ratio ≥ {least}")?,
            Goal::AtMost(most) => write!(f, "  ≤ {most} {}", self.unit)?,
            Goal::AtLeast(least) => write!(f, "  ≥ {least} {}", self.unit)?,
        }
        f.write_str(if self.reaches(goal) { "" } else { ", MISSED" })
    }
}
