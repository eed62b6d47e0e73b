//! The report of a mutation test.

use std::collections::BTreeMap;
use std::fmt::Write;

use cuspec_case::Success;
use serde_json::{Value, json};

use super::execution::Answer;
use super::index::Nearness;
use super::{Change, Mutant, MutantResult, Part};
use crate::results::exit::Exit;

/// Required shares of caught mutants: of checks, and of effects.
const REQUIRED: [(Part, f64); 2] = [(Part::Checks, 0.99), (Part::Effects, 0.98)];

/// The reason why a mutant survived.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Reason {
    Masked,
    Covered,
    Doubled,
    Unreached,
    Unsound,
    Excused,
    Unseen,
}

impl Reason {
    const fn text(self) -> &'static str {
        match self {
            Reason::Masked => {
                "the answer changes, and the contract accepts the new one too; a known order of \
                 checks, or a case that violates only this rule, would distinguish them"
            }
            Reason::Covered => {
                "the answer does not change if another rule is violated as well, and no case \
                 violates only this one"
            }
            Reason::Doubled => {
                "the answer does not change although only this rule is violated: the reference driver \
                 makes the check, and without it returns the same code for another reason"
            }
            Reason::Unreached => {
                "the answer does not change although only this rule is violated: the reference driver \
                 does not reach this check"
            }
            Reason::Unsound => "the cases that violate the rule already fail without the change",
            Reason::Excused => "the contract explains why it is not observable",
            Reason::Unseen => {
                "the effect of the function changes, and no case and no scenario checks it"
            }
        }
    }
}

/// The content of the report.
pub struct Summary<'a> {
    pub results: &'a [MutantResult],
    /// Effects of successful calls, by the contracts.
    pub successes: &'a [Success],
}

/// Number of mutants of a part, and of caught ones.
struct Share {
    part: Part,
    wanted: f64,
    caught: usize,
    all: usize,
    /// Survivors that the contracts declare as undetectable. They are excluded from the share.
    excused: usize,
}

impl Share {
    fn value(&self) -> f64 {
        self.caught as f64 / (self.all - self.excused) as f64
    }
}

impl Summary<'_> {
    /// The shares of the parts that have mutants.
    fn shares(&self) -> impl Iterator<Item = Share> {
        let shares = REQUIRED.into_iter().map(|(part, wanted)| {
            let results = self.results.iter();
            let of_part = results.filter(move |result| result.mutant.change.part() == part);
            Share {
                part,
                wanted,
                excused: of_part
                    .clone()
                    .filter(|result| self.is_excused(result))
                    .count(),
                caught: of_part
                    .clone()
                    .filter(|result| result.caught.is_some())
                    .count(),
                all: of_part.count(),
            }
        });
        shares.filter(|share| share.all > share.excused)
    }

    pub fn exit(&self) -> Exit {
        if self.results.is_empty() {
            return Exit::Infrastructure;
        }
        let is_enough = self.shares().all(|share| share.value() >= share.wanted);
        match is_enough && self.stale().next().is_none() {
            true => Exit::Expected,
            false => Exit::Unexpected,
        }
    }

    /// Excuses whose mutants were all caught: by function, and by parameter if the excuse is for one.
    fn stale(&self) -> impl Iterator<Item = (&'static str, Option<&'static str>)> {
        let excuses = self.successes.iter().flat_map(|success| {
            let whole = success.excuse.map(|_| (success.function, None));
            let unseen = success.unseen.iter();
            whole
                .into_iter()
                .chain(unseen.map(|(param, _)| (success.function, Some(*param))))
        });
        excuses.filter(|(function, param)| {
            let is_excused = |result: &&MutantResult| {
                let Mutant { of, change } = &result.mutant;
                of == function
                    && match param {
                        Some(_) => change.param() == *param,
                        None => *change == Change::Skip,
                    }
            };
            let mut excused = self.results.iter().filter(is_excused).peekable();
            excused.peek().is_some() && excused.all(|result| result.caught.is_some())
        })
    }

    /// The reason in the contract why the change cannot be detected.
    fn excuse(&self, mutant: &Mutant) -> Option<&str> {
        let mut successes = self.successes.iter();
        let success = successes.find(|success| success.function == mutant.of)?;
        let unseen = mutant.change.param().and_then(|param| {
            let mut unseen = success.unseen.iter();
            unseen.find(|(of, _)| *of == param).map(|(_, why)| *why)
        });
        unseen.or(success.excuse)
    }

    fn is_excused(&self, result: &MutantResult) -> bool {
        result.caught.is_none() && self.excuse(&result.mutant).is_some()
    }

    fn reason(&self, result: &MutantResult) -> Reason {
        if result.mutant.change.part() == Part::Effects {
            return match self.excuse(&result.mutant) {
                Some(_) => Reason::Excused,
                None => Reason::Unseen,
            };
        }
        match most_informative(result) {
            _ if result.answers.iter().all(|answer| !answer.is_sound) => Reason::Unsound,
            Some(answer) if answer.before != answer.after => Reason::Masked,
            Some(answer) if answer.nearness == Nearness::Decides => {
                if self.is_reached(&result.mutant) {
                    Reason::Doubled
                } else {
                    Reason::Unreached
                }
            }
            _ => Reason::Covered,
        }
    }

    /// Whether another mutant of the same rule shows that the check is executed.
    fn is_reached(&self, mutant: &Mutant) -> bool {
        let mut caught = self.results.iter().filter(|result| result.caught.is_some());
        caught.any(|result| result.mutant.of == mutant.of)
    }

    /// The survivors by reason, one per line, and the shares.
    pub fn text(&self) -> String {
        let mut groups: BTreeMap<Reason, Vec<&MutantResult>> = BTreeMap::new();
        for result in self.results.iter().filter(|result| result.caught.is_none()) {
            groups.entry(self.reason(result)).or_default().push(result);
        }
        let mut text = String::new();
        // Writing to a string cannot fail.
        for (reason, results) in &mut groups {
            results.sort_by(|one, other| one.mutant.of.cmp(&other.mutant.of));
            let _ = writeln!(text, "{} survive: {}", results.len(), reason.text());
            for result in results {
                let excuse = match reason {
                    Reason::Excused => self.excuse(&result.mutant),
                    _ => None,
                };
                let excuse = excuse.map_or_else(String::new, |excuse| format!(": {excuse}"));
                let _ = writeln!(text, "  {}{excuse}", describe(result));
            }
            text.push('\n');
        }
        for (function, param) in self.stale() {
            let what = param.map_or_else(String::new, |param| format!(" {param} of"));
            let _ = writeln!(
                text,
                "stale:{what} {function} is excused, and every mutant of it is caught"
            );
        }
        for share in self.shares() {
            let of = match share.part {
                Part::Checks => "checks",
                Part::Effects => "effects",
            };
            let Share {
                caught,
                all,
                excused,
                ..
            } = share;
            let percent = share.value() * 100.0;
            let _ = match excused {
                0 => writeln!(
                    text,
                    "{caught} of {all} mutants of {of} caught: {percent:.2} %"
                ),
                _ => writeln!(
                    text,
                    "{caught} of {all} mutants of {of} caught, {excused} excused by contracts: \
                     {percent:.2} % of the others"
                ),
            };
        }
        text
    }
}

/// The most informative case: one whose outcome changed, or else one that the rule decides.
fn most_informative(result: &MutantResult) -> Option<&Answer> {
    let answers = result.answers.iter();
    answers.min_by_key(|answer| (answer.before == answer.after, answer.nearness))
}

fn describe(result: &MutantResult) -> String {
    let name = show(&result.mutant);
    if result.mutant.change.part() == Part::Effects {
        return format!("{name}: not detected by {} cases", result.tried);
    }
    let Some(answer) = most_informative(result) else {
        return format!("{name}: no case violates the rule");
    };
    let Answer {
        case,
        before,
        after,
        expected,
        ..
    } = answer;
    let count = result.answers.len();
    let cases = if count == 1 {
        "case breaks"
    } else {
        "cases break"
    };
    let answered = if before == after {
        format!("{after} as before")
    } else {
        format!("{after} instead of {before}")
    };
    format!("{name}: {count} {cases} it; {case} answered {answered}, expected {expected}")
}

fn show(mutant: &Mutant) -> String {
    let of = &mutant.of;
    match mutant.change {
        Change::Off => format!("{of} off"),
        Change::Code(code) => format!("{of} code {code}"),
        Change::Skip => format!("{of} does nothing"),
        Change::Unwritten(param) => format!("{of} leaves {param} unwritten"),
        Change::Value(param) => format!("{of} writes another {param}"),
        Change::Neighbour(param) => format!("{of} takes another {param}"),
        Change::Early => format!("{of} waits for nothing"),
        Change::Late => format!("{of} waits for all work of the context"),
        Change::LateRead => format!("{of} reads its source late"),
    }
}

/// A line of `mutants.jsonl`.
pub fn to_json(result: &MutantResult) -> Value {
    let mut line = json!({
        "of": result.mutant.of,
        "change": result.mutant.change,
        "setting": result.mutant.setting(),
        "tried": result.tried,
    });
    match &result.caught {
        Some(result) => {
            line["caught_by"] = json!(result.case);
            line["outcome"] = json!(result.outcome);
            line["answered"] = json!(result.behaviour());
            line["expected"] = json!(result.expected);
        }
        None => line["survives"] = json!(describe(result)),
    }
    line
}
