//! Selection of the run whose result is used, for each case. Only positions are kept in memory.

use std::collections::{BTreeMap, HashMap};

use crate::results::exit::Stop;
use crate::results::store::Place;
use crate::results::{CaseResult, Outcome};
use crate::suite::plan::{Index, Plan};

/// The selected results: by the number of their case in the suite, followed by unknown cases by their names.
pub(super) struct Union<'a> {
    index: Index<'a>,
    known: Vec<Option<Selected>>,
    unknown: BTreeMap<String, Selected>,
    /// Numbers of the observed behaviours, of which there are few.
    behaviours: HashMap<String, u32>,
}

/// The selected result of a case, and the facts for comparing it with other runs.
#[derive(Clone, Copy)]
struct Selected {
    run: u32,
    place: Place,
    is_skip: bool,
    /// Whether the contract expects nothing.
    is_observed: bool,
    behaviour: u32,
    /// The last run with a result of this case.
    last_run: u32,
}

/// Adds the results of one run.
pub(super) struct RunResults<'a, 'b> {
    union: &'b mut Union<'a>,
    run: u32,
    cases: usize,
}

impl<'a> Union<'a> {
    /// An empty union.
    pub(super) fn new(plan: &'a Plan) -> Union<'a> {
        Union {
            index: plan.index(),
            known: vec![None; plan.cases.len()],
            unknown: BTreeMap::new(),
            behaviours: HashMap::new(),
        }
    }

    /// Begins the run with this number.
    pub(super) fn begin<'b>(&'b mut self, run: usize) -> RunResults<'a, 'b> {
        RunResults {
            union: self,
            run: run as u32,
            cases: 0,
        }
    }

    /// Run and position of every result: cases of the suite in its order, then unknown cases.
    pub(super) fn places(&self) -> impl Iterator<Item = (usize, Place)> {
        let known = self.known.iter().flatten();
        let all = known.chain(self.unknown.values());
        all.map(|selected| (selected.run as usize, selected.place))
    }

    fn selected(&mut self, case: &str) -> Option<&mut Selected> {
        match self.index.find(case) {
            Some(number) => self.known[number].as_mut(),
            None => self.unknown.get_mut(case),
        }
    }

    fn insert(&mut self, case: &str, selected: Selected) {
        match self.index.find(case) {
            Some(number) => self.known[number] = Some(selected),
            None => _ = self.unknown.insert(case.to_owned(), selected),
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

impl RunResults<'_, '_> {
    /// Number of cases with a result in this run.
    pub(super) fn cases(&self) -> usize {
        self.cases
    }

    /// Adds a result. A result replaces a skip of another run. For calls without an expectation the first
    /// result is used.
    pub(super) fn add(&mut self, place: Place, result: &CaseResult) -> Result<(), Stop> {
        let behaviour = self.union.number(result.behaviour());
        let new = Selected {
            run: self.run,
            place,
            is_skip: result.outcome == Outcome::Skip,
            is_observed: result.outcome == Outcome::Observed,
            behaviour,
            last_run: self.run,
        };
        let Some(selected) = self.union.selected(&result.case) else {
            self.cases += 1;
            self.union.insert(&result.case, new);
            return Ok(());
        };
        if selected.last_run != self.run {
            selected.last_run = self.run;
            self.cases += 1;
        }
        // An interrupted run may contain a case twice; the last result is used.
        if selected.is_skip || selected.run == self.run {
            *selected = new;
            return Ok(());
        }
        let before = selected.behaviour;
        let is_free = selected.is_observed && new.is_observed;
        if new.is_skip || before == behaviour || is_free {
            return Ok(());
        }
        Err(self.union.contradiction(&result.case, before, behaviour))
    }
}

#[cfg(test)]
mod tests;
