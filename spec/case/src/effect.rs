//! What calls do to resources: the suite has it as tables, for whoever has to clean up.

use crate::Api;

/// Something that a call makes or takes and that has to be given back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Resource {
    /// As the vocabulary writes it, `MemPool`.
    pub name: &'static str,
    /// The function that ends one.
    pub ended_by: &'static str,
    /// It may be taken several times, and has to be given back as often.
    pub is_counted: bool,
    /// Nobody can wait for a context while there is one.
    pub is_ended_before_waiting: bool,
    /// Every value stands for one, zero as well.
    pub zero_is_one: bool,
}

/// What a successful call does to a resource.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effect {
    /// Whether one begins or ends with the call.
    pub kind: EffectKind,
    /// The index of the parameter.
    pub param: usize,
    /// The name of the resource.
    pub resource: &'static str,
    /// The value that zero stands for where the function's twin for the per-thread default stream is
    /// called.
    pub zero_in_twin: Option<u64>,
    /// What the function that ends it is passed besides as this call was: its parameter, and the one here.
    pub passed_on: &'static [(usize, usize)],
}

/// What a successful call does to a resource.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EffectKind {
    /// The place holds a new one.
    Creates,
    /// The place holds one that is somebody else's.
    Lends,
    /// The value that was passed is one from now on.
    Acquires,
    /// The value that was passed is none any more.
    Ends,
}

/// What one function does to resources, in the order of its parameters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effects {
    /// The library that exports the function.
    pub api: Api,
    /// The symbol.
    pub function: &'static str,
    /// How many parameters it has.
    pub params: usize,
    /// By parameter.
    pub effects: &'static [Effect],
    /// Of a function that ends something: what the plain call passes for other parameters than that and
    /// places for results, which are numbers, unless the call that made it has passed others on.
    pub plain: &'static [(usize, u64)],
    /// The settings that it changes, by name.
    pub changes: &'static [&'static str],
    /// Parameters whose values a successful call leaves in another state than before.
    pub alters: &'static [usize],
    /// Memory that the call only reads, by the parameter that is its address or an array of addresses; for the field
    /// of a record, with the offset of the field.
    pub sources: &'static [(usize, Option<u64>)],
    /// How everything is put back that it changes for good; nothing where something of it cannot be.
    pub put_back: &'static [PutBack],
}

/// How a setting is asked for before a call, and put back after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PutBack {
    /// Asks for it.
    pub read: Access,
    /// Sets it.
    pub write: Access,
}

/// One call on a setting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Access {
    /// The library that exports the function.
    pub api: Api,
    /// The symbol.
    pub function: &'static str,
    /// What is passed, by parameter.
    pub words: &'static [Source],
}

/// What is passed to a call on a setting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// What the call under test was passed for this parameter.
    Argument(usize),
    /// Room for what is remembered, by the parameter that it is passed for.
    Place(usize),
    /// What was remembered.
    Remembered {
        /// The parameter that it was remembered from.
        place: usize,
        /// Bits that are left out.
        less: u64,
    },
}

/// What a successful call of a function does that could be otherwise, for finding out whether anybody would
/// notice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Success {
    /// The library that exports the function.
    pub api: Api,
    /// The symbol.
    pub function: &'static str,
    /// The parameters that lead to what it writes.
    pub writes: &'static [&'static str],
    /// The parameters that are handles and addresses which it does something with.
    pub uses: &'static [&'static str],
    /// It returns something, and that is no code.
    pub returns: bool,
    /// Some calls return only after other work or their own work is complete.
    pub waits: bool,
    /// Some calls return before work is complete for which another call might wait.
    pub returns_first: bool,
    /// Some calls have read their source when they return.
    pub reads_first: bool,
    /// Why nobody can see what it does, where that is so.
    pub excuse: Option<&'static str>,
    /// Parameters of which nobody can see whether it uses or writes them or others like them, and why.
    pub unseen: &'static [(&'static str, &'static str)],
    /// What the library below checks for it, of a runtime that calls its driver: parameters, needs and rules by the
    /// last part of their ids.
    pub below: &'static [&'static str],
}

impl Success {
    /// Whether a check is one that the library below makes, by its id: `cudaFree/devPtr.garbage`.
    pub fn is_below(&self, rule: &str) -> bool {
        let check = rule.rsplit_once('/').map_or(rule, |(_, check)| check);
        let name = check.split(['.', '[']).next().unwrap_or(check);
        self.below.contains(&name)
    }
}
