//! Resources that must be ended after a case: those that its calls created or acquired, according to their
//! contracts.

use std::ffi::c_void;

use cuspec_case::address::split_twin;
use cuspec_case::{Api, EffectKind, Resource};
use cuspec_suite::names;

use crate::suite::Suite;
use crate::worker::calling::during;
use crate::worker::driver_calls::{CallError, Libraries};

/// Resources that are broken if a call to end them is refused: the driver 580.159.04 crashes in the next call that
/// ends them.
const BROKEN_BY_REFUSED_END: [&str; 1] = [names::GRAPHICS_RESOURCE];

/// Releases something that is not a resource of the library.
type Undo = Box<dyn FnOnce(&Libraries) -> Result<(), CallError> + Send>;

/// Something that must be released, and the library that made it.
struct Held {
    acquired: Acquired,
    maker: Api,
}

enum Acquired {
    Resource {
        resource: &'static Resource,
        value: u64,
        /// Further arguments of the function that ends it: parameter and value.
        extra_args: Vec<(usize, u64)>,
        /// Whether the call under test reported it as created.
        is_claimed: bool,
    },
    /// A step before the end of a resource, which is left out if a call has ended the resource.
    Step {
        resource: &'static str,
        value: u64,
        undo: Undo,
    },
    /// Memory and strings of this process.
    Other(Undo),
}

/// Everything that must be released, in the order of creation.
pub(super) struct AcquiredList {
    suite: Suite,
    /// The library that makes what is added from now on.
    maker: Api,
    list: Vec<Held>,
}

/// A resource that could not be released.
pub(crate) struct Unreleased {
    pub error: CallError,
    /// The kind of the resource, if the call under test reported it as created.
    pub claimed: Option<&'static str>,
}

/// The arguments and results of a successful call.
pub(crate) struct Words<'a> {
    /// The first eight bytes passed for a parameter.
    pub arg: &'a dyn Fn(usize) -> Option<u64>,
    /// The first eight bytes in the place of a parameter.
    pub out: &'a dyn Fn(usize) -> Option<u64>,
}

impl AcquiredList {
    pub(super) fn new(suite: Suite, maker: Api) -> AcquiredList {
        AcquiredList {
            suite,
            maker,
            list: Vec::new(),
        }
    }

    /// Sets the library that makes what is added from now on, and ends it.
    pub(super) fn make_with(&mut self, maker: Api) {
        self.maker = maker;
    }

    fn push(&mut self, acquired: Acquired) {
        self.list.push(Held {
            acquired,
            maker: self.maker,
        });
    }

    /// Records how to release something of this process.
    pub(super) fn on_release(
        &mut self,
        undo: impl FnOnce(&Libraries) -> Result<(), CallError> + Send + 'static,
    ) {
        self.push(Acquired::Other(Box::new(undo)));
    }

    /// Records a step before the end of a resource, unless a call ends it.
    pub(super) fn before_end(
        &mut self,
        resource: &'static str,
        value: u64,
        undo: impl FnOnce(&Libraries) -> Result<(), CallError> + Send + 'static,
    ) {
        self.push(Acquired::Step {
            resource,
            value,
            undo: Box::new(undo),
        });
    }

    /// Moves the entries of another list to this one.
    pub(super) fn append(&mut self, mut other: AcquiredList) {
        self.list.append(&mut other.list);
    }

    /// Records the resources that a successful call has created, acquired or ended. Returns the reason to
    /// end the process, if any. `is_claimed` marks the call under test.
    pub(super) fn record(
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
                let extra_args =
                    passed_on.filter_map(|(there, here)| Some((*there, (words.arg)(*here)?)));
                self.add(
                    resource,
                    value,
                    extra_args.collect(),
                    is_claimed && effect.kind == EffectKind::Creates,
                );
            } else if !self.forget(resource, value) {
                let name = resource.name;
                retire = Some(format!(
                    "{symbol} ended a {name} that does not belong to the case"
                ));
            }
        }
        retire
    }

    /// Records the resources that a refused call to end them has broken. They are not released, because another call
    /// on them may crash. Returns the reason to end the process, if any.
    pub(super) fn record_refused(&mut self, symbol: &str, words: &Words<'_>) -> Option<String> {
        for effect in self.suite.effects_of(symbol)?.effects {
            let Some(resource) = self.suite.resource(effect.resource) else {
                continue;
            };
            if effect.kind == EffectKind::Ends
                && BROKEN_BY_REFUSED_END.contains(&resource.name)
                && let Some(value) = (words.arg)(effect.param)
                && self.forget(resource, value)
            {
                let name = resource.name;
                return Some(format!(
                    "{symbol} has left a {name} that cannot be released"
                ));
            }
        }
        None
    }

    fn add(
        &mut self,
        resource: &'static Resource,
        value: u64,
        extra_args: Vec<(usize, u64)>,
        is_claimed: bool,
    ) {
        if resource.is_counted || !self.holds(resource.name, value) {
            self.push(Acquired::Resource {
                resource,
                value,
                extra_args,
                is_claimed,
            });
        }
    }

    /// Whether the list holds this resource.
    pub(super) fn holds(&self, resource: &str, value: u64) -> bool {
        self.values(resource).any(|held| held == value)
    }

    /// All resources of a kind, the most recent first.
    pub(super) fn values(&self, name: &str) -> impl Iterator<Item = u64> {
        let all = self.list.iter().rev();
        all.filter_map(move |held| match &held.acquired {
            Acquired::Resource {
                resource, value, ..
            } if resource.name == name => Some(*value),
            _ => None,
        })
    }

    /// Removes a resource that a call has ended, together with the parts that belong to it. Returns whether
    /// the list held it.
    fn forget(&mut self, ended: &Resource, value: u64) -> bool {
        let is_it = |held: &Held| match &held.acquired {
            Acquired::Resource {
                resource,
                value: held,
                ..
            } => resource.name == ended.name && *held == value,
            Acquired::Step { .. } | Acquired::Other(_) => false,
        };
        let Some(place) = self.list.iter().rposition(is_it) else {
            return false;
        };
        self.list.remove(place);
        self.list.retain(|one| match &one.acquired {
            Acquired::Resource {
                resource,
                value: held,
                ..
            } => !resource.is_ended_before_waiting || *held != value,
            Acquired::Step {
                resource,
                value: held,
                ..
            } => *resource != ended.name || *held != value,
            Acquired::Other(_) => true,
        });
        true
    }

    /// Ends the resources that would make waiting fail, such as captures. An invalidated one ends with an
    /// error, which is ignored.
    pub(super) fn end_before_waiting(&mut self, api: &Libraries) {
        loop {
            let is_wanted = |held: &Held| matches!(&held.acquired, Acquired::Resource { resource, .. } if resource.is_ended_before_waiting);
            let Some(place) = self.list.iter().rposition(is_wanted) else {
                return;
            };
            let Held { acquired, maker } = self.list.remove(place);
            if let Acquired::Resource {
                resource,
                value,
                extra_args,
                ..
            } = acquired
            {
                let _ = self.end(api, maker, resource, value, &extra_args);
            }
        }
    }

    /// Releases everything, the most recent first. Returns the entries that could not be released.
    pub(super) fn end_all(&mut self, api: &Libraries) -> Vec<Unreleased> {
        let mut unreleased = Vec::new();
        while let Some(Held { acquired, maker }) = self.list.pop() {
            let (ended, claimed) = match acquired {
                Acquired::Step { undo, .. } | Acquired::Other(undo) => {
                    (undo(&api.made_by(maker)), None)
                }
                Acquired::Resource {
                    resource,
                    value,
                    extra_args,
                    is_claimed,
                } => {
                    let claimed = is_claimed.then_some(resource.name);
                    let ended = self.end(api, maker, resource, value, &extra_args);
                    (ended, claimed)
                }
            };
            unreleased.extend(ended.err().map(|error| Unreleased { error, claimed }));
        }
        unreleased
    }

    /// Calls the function of the maker that ends a resource. Resources which that call creates are added to the list.
    fn end(
        &mut self,
        api: &Libraries,
        maker: Api,
        resource: &'static Resource,
        value: u64,
        extra_args: &[(usize, u64)],
    ) -> Result<(), CallError> {
        let (of, function) = api.made_by(maker).name_of(resource.ended_by);
        let missing = CallError {
            api: of,
            function,
            code: None,
        };
        let row = self.suite.effects_of(function);
        let (Some(row), Some(thunk)) = (row, (self.suite.thunk)(function)) else {
            return Err(missing);
        };
        let address = api.symbol(of, function).ok_or(missing)?;
        let is_it = |param: usize| {
            let mut effects = row.effects.iter();
            effects.any(|effect| effect.param == param && effect.kind == EffectKind::Ends)
        };
        let mut places = vec![[0_u64; 8]; row.params];
        let number = |param: usize| {
            let mut numbers = extra_args.iter().chain(row.plain);
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
        // SAFETY: the function takes the value, places for results and numbers, as `cuspec check`
        // guarantees, and the thunk was generated for it.
        let call = || unsafe { thunk(address.cast::<c_void>(), &args, std::ptr::null_mut()) };
        let code = during(function, call);
        if code != 0 {
            return Err(CallError {
                api: of,
                function,
                code: Some(code),
            });
        }
        let added_by = std::mem::replace(&mut self.maker, maker);
        for effect in row.effects {
            let made = self.suite.resource(effect.resource);
            if let (EffectKind::Creates, Some(made)) = (effect.kind, made)
                && places[effect.param][0] != 0
            {
                self.add(made, places[effect.param][0], Vec::new(), false);
            }
        }
        self.maker = added_by;
        Ok(())
    }
}
