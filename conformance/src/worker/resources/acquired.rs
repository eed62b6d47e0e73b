//! What has to be given back: what calls have made and taken, by what their contracts say.

use std::ffi::c_void;

use cuspec_case::address::split_twin;
use cuspec_case::{EffectKind, Resource};

use crate::suite::Suite;
use crate::worker::driver_calls::{CallError, Libraries};

/// How something is given back that is no resource of the library's.
type Undo = Box<dyn FnOnce(&Libraries) -> Result<(), CallError> + Send>;

/// Something that has to be given back.
enum Acquired {
    Resource {
        resource: &'static Resource,
        value: u64,
        /// Numbers that the function which ends it is passed besides, by parameter.
        beside: Vec<(usize, u64)>,
        /// The call under test says that it has made it.
        is_claimed: bool,
    },
    /// Memory and texts of the process's own.
    Own(Undo),
}

/// Everything that has to be given back, in the order in which it was made.
pub(super) struct AcquiredList {
    suite: Suite,
    list: Vec<Acquired>,
}

/// Something that could not be given back.
pub(crate) struct Unreleased {
    pub error: CallError,
    /// What it is, if the call under test says that it has made it.
    pub claimed: Option<&'static str>,
}

/// A call that succeeded, in words.
pub(crate) struct Words<'a> {
    /// What was passed for a parameter: its first eight bytes.
    pub arg: &'a dyn Fn(usize) -> Option<u64>,
    /// What stands in the place of a parameter: its first eight bytes.
    pub out: &'a dyn Fn(usize) -> Option<u64>,
}

impl AcquiredList {
    pub(super) fn new(suite: Suite) -> AcquiredList {
        AcquiredList {
            suite,
            list: Vec::new(),
        }
    }

    /// Notes how something of the process's own is given back.
    pub(super) fn own(
        &mut self,
        undo: impl FnOnce(&Libraries) -> Result<(), CallError> + Send + 'static,
    ) {
        self.list.push(Acquired::Own(Box::new(undo)));
    }

    /// Takes over what another list has to give back.
    pub(super) fn append(&mut self, mut other: AcquiredList) {
        self.list.append(&mut other.list);
    }

    /// Notes what a successful call has made, taken or ended; why the process has to go, if it has.
    /// `is_claimed` if it is the call under test.
    pub(super) fn note(
        &mut self,
        symbol: &str,
        words: &Words<'_>,
        is_claimed: bool,
    ) -> Option<String> {
        let mut retire = None;
        for effect in self.suite.effects_of(symbol)?.effects {
            let Some(resource) = self.suite.resource(effect.resource) else {
                continue;
            };
            let word = match effect.kind {
                EffectKind::Lends => continue,
                EffectKind::Creates => words.out,
                EffectKind::Acquires | EffectKind::Ends => words.arg,
            };
            let zero = || split_twin(symbol).1.and(effect.zero_in_twin);
            let value = word(effect.param).map(|value| match value {
                0 => zero().unwrap_or(0),
                value => value,
            });
            let value = value.filter(|value| *value != 0 || resource.zero_is_one);
            let Some(value) = value else { continue };
            if effect.kind != EffectKind::Ends {
                let passed_on = effect.passed_on.iter();
                let beside =
                    passed_on.filter_map(|(there, here)| Some((*there, (words.arg)(*here)?)));
                self.add(
                    resource,
                    value,
                    beside.collect(),
                    is_claimed && effect.kind == EffectKind::Creates,
                );
            } else if !self.forget(resource, value) {
                let name = resource.name;
                retire = Some(format!(
                    "{symbol} ended a {name} that is not the case's own"
                ));
            }
        }
        retire
    }

    fn add(
        &mut self,
        resource: &'static Resource,
        value: u64,
        beside: Vec<(usize, u64)>,
        is_claimed: bool,
    ) {
        if resource.is_counted || !self.holds(resource.name, value) {
            self.list.push(Acquired::Resource {
                resource,
                value,
                beside,
                is_claimed,
            });
        }
    }

    /// Whether there is such a thing to give back.
    pub(super) fn holds(&self, resource: &str, value: u64) -> bool {
        self.values(resource).any(|held| held == value)
    }

    /// Everything of a kind that has to be given back, what was made last first.
    pub(super) fn values(&self, name: &str) -> impl Iterator<Item = u64> {
        let all = self.list.iter().rev();
        all.filter_map(move |acquired| match acquired {
            Acquired::Resource {
                resource, value, ..
            } if resource.name == name => Some(*value),
            _ => None,
        })
    }

    /// A call has ended it: whether there was such a thing. What belonged to it is gone with it.
    fn forget(&mut self, ended: &Resource, value: u64) -> bool {
        let is_it = |acquired: &Acquired| match acquired {
            Acquired::Resource {
                resource,
                value: held,
                ..
            } => resource.name == ended.name && *held == value,
            Acquired::Own(_) => false,
        };
        let Some(place) = self.list.iter().rposition(is_it) else {
            return false;
        };
        self.list.remove(place);
        self.list.retain(|acquired| {
            !matches!(acquired, Acquired::Resource { resource, value: held, .. }
                if resource.is_ended_before_waiting && *held == value)
        });
        true
    }

    /// Gives back what nobody can wait beside. What was spoiled ends with an error, and is gone all the
    /// same.
    pub(super) fn end_before_waiting(&mut self, api: &Libraries) {
        loop {
            let is_wanted = |acquired: &Acquired| matches!(acquired, Acquired::Resource { resource, .. } if resource.is_ended_before_waiting);
            let Some(place) = self.list.iter().rposition(is_wanted) else {
                return;
            };
            if let Acquired::Resource {
                resource,
                value,
                beside,
                ..
            } = self.list.remove(place)
            {
                let _ = self.end(api, resource, value, &beside);
            }
        }
    }

    /// Gives everything back, what was made last first; what refused to be given back.
    pub(super) fn end_all(&mut self, api: &Libraries) -> Vec<Unreleased> {
        let mut unreleased = Vec::new();
        while let Some(acquired) = self.list.pop() {
            let (ended, claimed) = match acquired {
                Acquired::Own(undo) => (undo(api), None),
                Acquired::Resource {
                    resource,
                    value,
                    beside,
                    is_claimed,
                } => {
                    let claimed = is_claimed.then_some(resource.name);
                    (self.end(api, resource, value, &beside), claimed)
                }
            };
            unreleased.extend(ended.err().map(|error| Unreleased { error, claimed }));
        }
        unreleased
    }

    /// Calls the function that ends a resource. What that makes in its turn has to be given back too.
    fn end(
        &mut self,
        api: &Libraries,
        resource: &'static Resource,
        value: u64,
        beside: &[(usize, u64)],
    ) -> Result<(), CallError> {
        let function = resource.ended_by;
        let api_of = self.suite.effects_of(function).map(|row| row.api);
        let missing = CallError {
            api: api_of.unwrap_or_default(),
            function,
            code: None,
        };
        let row = self.suite.effects_of(function);
        let (Some(row), Some(thunk)) = (row, (self.suite.thunk)(function)) else {
            return Err(missing);
        };
        let address = api.symbol(row.api, function).ok_or(missing)?;
        let is_it = |param: usize| {
            let mut effects = row.effects.iter();
            effects.any(|effect| effect.param == param && effect.kind == EffectKind::Ends)
        };
        let mut places = vec![[0_u64; 8]; row.params];
        let number = |param: usize| {
            let mut numbers = beside.iter().chain(row.plain);
            numbers
                .find(|(known, _)| *known == param)
                .map(|known| known.1)
        };
        let words: Vec<[u64; 2]> = (0..row.params)
            .map(|param| match (is_it(param), number(param)) {
                (true, _) => [value, 0],
                (false, Some(number)) => [number, 0],
                (false, None) => [places[param].as_mut_ptr() as u64, 0],
            })
            .collect();
        let args: Vec<*const u8> = words.iter().map(|word| word.as_ptr().cast()).collect();
        // SAFETY: the function takes the value, places for results and numbers, as `cuspec check` has seen, and
        // the thunk is the one that was made for it.
        let code = unsafe { thunk(address.cast::<c_void>(), &args, std::ptr::null_mut()) };
        if code != 0 {
            return Err(CallError {
                api: row.api,
                function,
                code: Some(code),
            });
        }
        for effect in row.effects {
            let made = self.suite.resource(effect.resource);
            if let (EffectKind::Creates, Some(made)) = (effect.kind, made)
                && places[effect.param][0] != 0
            {
                self.add(made, places[effect.param][0], Vec::new(), false);
            }
        }
        Ok(())
    }
}
