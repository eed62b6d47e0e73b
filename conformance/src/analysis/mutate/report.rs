//! What the hunt says at its end.

use std::collections::BTreeMap;
use std::fmt::Write;

use serde_json::{Value, json};

use super::hunt::Answer;
use super::index::Nearness;
use super::{Change, Fate, Mutant};
use crate::results::exit::Exit;

/// The share that the suite has to catch.
const WANTED: f64 = 0.99;

/// Why a mutant survived.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Reason {
    Masked,
    Covered,
    Doubled,
    Unreached,
    Unsound,
}

impl Reason {
    const fn text(self) -> &'static str {
        match self {
            Reason::Masked => {
                "the answer changes, and the contract accepts the new one too; an order of checks \
                 that is known, or a case that breaks the rule alone, would tell them apart"
            }
            Reason::Covered => {
                "the answer does not change where another rule is broken as well, and no case \
                 breaks this one alone"
            }
            Reason::Doubled => {
                "the answer does not change although the rule alone is broken: the reference driver \
                 makes the check, and answers the same for another reason without it"
            }
            Reason::Unreached => {
                "the answer does not change although the rule alone is broken: the reference driver \
                 does not come to this check"
            }
            Reason::Unsound => "the cases that break the rule fail without the change already",
        }
    }
}

/// Everything that is said about a hunt.
pub struct Summary<'a> {
    pub fates: &'a [Fate],
}

impl Summary<'_> {
    fn caught(&self) -> usize {
        let caught = self.fates.iter().filter(|fate| fate.caught.is_some());
        caught.count()
    }

    /// The part of the mutants that a case has caught. `None` without any mutant.
    pub fn share(&self) -> Option<f64> {
        (!self.fates.is_empty()).then(|| self.caught() as f64 / self.fates.len() as f64)
    }

    pub fn exit(&self) -> Exit {
        match self.share() {
            None => Exit::Infrastructure,
            Some(share) if share >= WANTED => Exit::Expected,
            Some(_) => Exit::Unexpected,
        }
    }

    fn reason(&self, fate: &Fate) -> Reason {
        match telling(fate) {
            _ if fate.answers.iter().all(|answer| !answer.is_sound) => Reason::Unsound,
            Some(answer) if answer.before != answer.after => Reason::Masked,
            Some(answer) if answer.nearness == Nearness::Decides => {
                if self.is_reached(&fate.mutant) {
                    Reason::Doubled
                } else {
                    Reason::Unreached
                }
            }
            _ => Reason::Covered,
        }
    }

    /// Whether another mutant of the same rule shows that the check is made.
    fn is_reached(&self, mutant: &Mutant) -> bool {
        let mut caught = self.fates.iter().filter(|fate| fate.caught.is_some());
        caught.any(|fate| fate.mutant.rule == mutant.rule)
    }

    /// The survivors by reason, a line each, and the share.
    pub fn text(&self) -> String {
        let mut groups: BTreeMap<Reason, Vec<&Fate>> = BTreeMap::new();
        for fate in self.fates.iter().filter(|fate| fate.caught.is_none()) {
            groups.entry(self.reason(fate)).or_default().push(fate);
        }
        let mut text = String::new();
        // Writing to a string cannot fail.
        for (reason, fates) in &mut groups {
            fates.sort_by(|one, other| one.mutant.rule.cmp(&other.mutant.rule));
            let _ = writeln!(text, "{} survive: {}", fates.len(), reason.text());
            for fate in fates {
                let _ = writeln!(text, "  {}", describe(fate));
            }
            text.push('\n');
        }
        let share = self.share().unwrap_or(0.0) * 100.0;
        let _ = writeln!(
            text,
            "{} of {} mutants caught: {share:.2} %",
            self.caught(),
            self.fates.len()
        );
        text
    }
}

/// The case that tells most: one that the rule decides, and whose answer changed.
fn telling(fate: &Fate) -> Option<&Answer> {
    let answers = fate.answers.iter();
    answers.min_by_key(|answer| (answer.before == answer.after, answer.nearness))
}

fn describe(fate: &Fate) -> String {
    let name = show(&fate.mutant);
    let Some(answer) = telling(fate) else {
        return format!("{name}: no case breaks the rule");
    };
    let Answer {
        case,
        before,
        after,
        expected,
        ..
    } = answer;
    let count = fate.answers.len();
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
    match mutant.change {
        Change::Off => format!("{} off", mutant.rule),
        Change::Code(code) => format!("{} code {code}", mutant.rule),
    }
}

/// A line of `mutants.jsonl`.
pub fn to_json(fate: &Fate) -> Value {
    let mut line = json!({
        "rule": fate.mutant.rule,
        "change": fate.mutant.change,
        "setting": fate.mutant.setting(),
        "tried": fate.tried,
    });
    match &fate.caught {
        Some(result) => {
            line["caught_by"] = json!(result.case);
            line["outcome"] = json!(result.outcome);
            line["answered"] = json!(result.behaviour());
            line["expected"] = json!(result.expected);
        }
        None => line["survives"] = json!(describe(fate)),
    }
    line
}
