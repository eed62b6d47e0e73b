//! Which result of which run counts, case by case. The results themselves stay where they are.

use std::collections::{BTreeMap, HashMap};

use crate::results::exit::Stop;
use crate::results::store::Place;
use crate::results::{CaseResult, Outcome};
use crate::suite::plan::{Index, Plan};

/// The results that count, by the number of their case in the suite, and behind those, by their
/// names, the cases that the suite does not know.
pub(super) struct Union<'a> {
    index: Index<'a>,
    known: Vec<Option<PendingExit>>,
    strangers: BTreeMap<String, PendingExit>,
    /// Every behaviour that was seen, and its number: there are few.
    behaviours: HashMap<String, u32>,
}

/// A result, as far as others have to agree with it.
#[derive(Clone, Copy)]
struct PendingExit {
    run: u32,
    place: Place,
    is_skip: bool,
    /// Nothing is expected of it.
    is_observed: bool,
    behaviour: u32,
    /// The last run that had a result of this case.
    seen_in: u32,
}

/// One run, while its results are added.
pub(super) struct Adding<'a, 'b> {
    union: &'b mut Union<'a>,
    run: u32,
    cases: usize,
}

impl<'a> Union<'a> {
    /// Of no run yet.
    pub(super) fn new(plan: &'a Plan) -> Union<'a> {
        Union {
            index: plan.index(),
            known: vec![None; plan.cases.len()],
            strangers: BTreeMap::new(),
            behaviours: HashMap::new(),
        }
    }

    /// Begins with the run of this number.
    pub(super) fn begin<'b>(&'b mut self, run: usize) -> Adding<'a, 'b> {
        Adding {
            union: self,
            run: run as u32,
            cases: 0,
        }
    }

    /// The run, and where in it the result lies, for every case that has one: the suite's cases as it
    /// has them, then those that it does not know.
    pub(super) fn places(&self) -> impl Iterator<Item = (usize, Place)> {
        let known = self.known.iter().flatten();
        let all = known.chain(self.strangers.values());
        all.map(|held| (held.run as usize, held.place))
    }

    fn held(&mut self, case: &str) -> Option<&mut PendingExit> {
        match self.index.find(case) {
            Some(number) => self.known[number].as_mut(),
            None => self.strangers.get_mut(case),
        }
    }

    fn put(&mut self, case: &str, held: PendingExit) {
        match self.index.find(case) {
            Some(number) => self.known[number] = Some(held),
            None => _ = self.strangers.insert(case.to_owned(), held),
        }
    }

    fn number(&mut self, behaviour: String) -> u32 {
        let next = self.behaviours.len() as u32;
        *self.behaviours.entry(behaviour).or_insert(next)
    }

    fn contradiction(&self, case: &str, one: u32, other: u32) -> Stop {
        let numbers = self.behaviours.iter();
        let mut named: Vec<&str> = numbers
            .filter(|(_, number)| [one, other].contains(number))
            .map(|(behaviour, _)| behaviour.as_str())
            .collect();
        named.sort_unstable();
        Stop::infrastructure(format!(
            "the runs contradict each other: {case} is {} in one and {} in another",
            named[0], named[1]
        ))
    }
}

impl Adding<'_, '_> {
    /// How many cases the run has results of.
    pub(super) fn cases(&self) -> usize {
        self.cases
    }

    /// Takes up a result. A case that one run skipped and another ran was run, and of calls that nothing is
    /// expected of the first counts.
    pub(super) fn add(&mut self, place: Place, result: &CaseResult) -> Result<(), Stop> {
        let behaviour = self.union.number(result.behaviour());
        let new = PendingExit {
            run: self.run,
            place,
            is_skip: result.outcome == Outcome::Skip,
            is_observed: result.outcome == Outcome::Observed,
            behaviour,
            seen_in: self.run,
        };
        let Some(held) = self.union.held(&result.case) else {
            self.cases += 1;
            self.union.put(&result.case, new);
            return Ok(());
        };
        if held.seen_in != self.run {
            held.seen_in = self.run;
            self.cases += 1;
        }
        // A run that was not finished may have a case twice; then the last result counts.
        if held.is_skip || held.run == self.run {
            *held = new;
            return Ok(());
        }
        let before = held.behaviour;
        let is_free = held.is_observed && new.is_observed;
        if new.is_skip || before == behaviour || is_free {
            return Ok(());
        }
        Err(self.union.contradiction(&result.case, before, behaviour))
    }
}

#[cfg(test)]
mod tests;
