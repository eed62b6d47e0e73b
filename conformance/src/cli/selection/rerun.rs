//! Selection of cases by their earlier outcomes.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use super::chosen::Chosen;
use crate::results::Outcome;
use crate::results::exit::Stop;
use crate::results::store;
use crate::suite::plan::Plan;

/// Outcomes, and the run in which a case must have had them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Rerun {
    pub outcomes: BTreeSet<Outcome>,
    pub folder: PathBuf,
}

impl Rerun {
    /// Parses `failed`, a list of outcomes separated by commas, or the folder of a run, for its failed cases.
    /// `folder` is the run for the first two forms.
    pub(crate) fn parse(text: &str, folder: &Path) -> Result<Rerun, Stop> {
        let of = |outcomes, folder: &Path| Rerun {
            outcomes,
            folder: folder.to_owned(),
        };
        let words: Option<Vec<BTreeSet<Outcome>>> = text.split(',').map(parse_word).collect();
        if let Some(words) = words {
            return Ok(of(words.into_iter().flatten().collect(), folder));
        }
        let named = Path::new(text);
        if store::is_run(named) {
            return Ok(of(failed(), named));
        }
        let words: Vec<&str> = Outcome::ALL.iter().map(|outcome| outcome.word()).collect();
        Err(Stop::usage(format!(
            "`{text}` is neither the folder of a run nor an outcome: failed, {}",
            words.join(", ")
        )))
    }

    /// Cases with one of the outcomes.
    pub(super) fn cases(&self, plan: &Plan) -> Result<Chosen, Stop> {
        let index = plan.index();
        let mut chosen = Chosen::none_of(plan);
        let mut any = false;
        for result in store::Lines::of(&self.folder).map_err(Stop::usage)? {
            let result = result.map_err(Stop::usage)?;
            if !self.outcomes.contains(&result.outcome) {
                continue;
            }
            any = true;
            if let Some(number) = index.find(&result.case) {
                chosen.add(number);
            }
        }
        if !any {
            return Err(Stop::usage(format!(
                "no case of {} has such an outcome: there is nothing to repeat",
                self.folder.display()
            )));
        }
        Ok(chosen)
    }
}

fn parse_word(word: &str) -> Option<BTreeSet<Outcome>> {
    if word == "failed" {
        return Some(failed());
    }
    let found = Outcome::ALL
        .into_iter()
        .find(|outcome| outcome.word() == word)?;
    Some(BTreeSet::from([found]))
}

/// The outcomes that make a run exit with another status than 0.
fn failed() -> BTreeSet<Outcome> {
    let bad = |outcome: &Outcome| outcome.is_unexpected() || *outcome == Outcome::Error;
    Outcome::ALL.into_iter().filter(bad).collect()
}
