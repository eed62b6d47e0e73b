//! What sequences are made of: the functions of the suite with the arguments of their planned cases.

use std::collections::{BTreeMap, HashMap};

use cuspec_case::table::Table;
use cuspec_case::{Api, Arg, Case, EffectKind, Kind, Step};
use cuspec_suite::exemplars::Exemplar;
use regex::Regex;

use crate::suite::Suite;
use crate::suite::plan::{Plan, Planned};

/// Groups whose calls need another library or another process, or change settings of the machine.
const LEFT_OUT: [&str; 14] = [
    "checkpoint",
    "coredump",
    "device_ipc",
    "device_ipc_processes",
    "egl",
    "extres_interop",
    "extres_interop_array",
    "extres_interop_semaphore",
    "gl",
    "gl_deprecated",
    "graphics",
    "mem_ipc",
    "multicast",
    "vdpau",
];

/// Functions that sequences call, and the objects that they return.
pub struct Material {
    pub functions: Vec<Function>,
    /// The functions that write an object of a class, by class, with the parameter that it is written to.
    pub makers: BTreeMap<String, Vec<(usize, usize)>>,
    /// Those of them that create the object. Others may return null: a stream belongs to no green context.
    pub creators: BTreeMap<String, Vec<(usize, usize)>>,
    /// Those of the creators that need no object: `cuGraphCreate`, and not `cuGraphClone` or `cuStreamEndCapture`.
    pub sources: BTreeMap<String, Vec<(usize, usize)>>,
}

/// A function with its planned calls.
pub struct Function {
    pub api: Api,
    pub name: String,
    /// The planned calls in the state `ready`, the plain one first.
    pub calls: Vec<Planned>,
    /// Number of calls among them, from the first, that the contract accepts.
    pub accepted: usize,
    /// The domains of its parameters.
    pub domains: Vec<String>,
    /// The classes of the objects that a successful call writes, by parameter.
    pub writes: Vec<(usize, String)>,
    /// Parameters that a successful call writes a new object to.
    pub creates: Vec<usize>,
    /// Parameters whose object ends with a successful call.
    pub ends: Vec<usize>,
    /// Whether it changes contexts, captures or settings, so that it should be called more often than others.
    pub changes_state: bool,
}

impl Material {
    /// The functions of the suite whose name matches the filter. Calls with a hazard, and calls that need the
    /// device for themselves, are left out.
    pub fn of(suite: &Suite, filter: Option<&Regex>) -> Result<Material, String> {
        let domains = domains(suite);
        let mut functions: Vec<Function> = Vec::new();
        let mut by_name: HashMap<String, usize> = HashMap::new();
        for planned in Plan::load(suite, None)?.cases {
            let head = &planned.head;
            let group = head.group.split_once('/').map_or("", |(_, group)| group);
            let is_wanted = matches!(
                head.kind,
                Kind::Plain | Kind::Accepted | Kind::Refused | Kind::Rule | Kind::Order
            ) && head.state == "ready"
                && head.hazard.is_none()
                && !head.exclusive
                && !LEFT_OUT.contains(&group)
                && filter.is_none_or(|filter| filter.is_match(&head.function));
            let Some(domains) = domains.get(head.function.as_str()).filter(|_| is_wanted) else {
                continue;
            };
            let place = *by_name.entry(head.function.clone()).or_insert_with(|| {
                functions.push(Function::new(suite, head.api, &head.function, domains));
                functions.len() - 1
            });
            let function = &mut functions[place];
            match head.kind {
                Kind::Plain | Kind::Accepted => {
                    function.calls.insert(function.accepted, planned);
                    function.accepted += 1;
                }
                _ => function.calls.push(planned),
            }
        }
        let mut material = Material {
            functions,
            makers: BTreeMap::new(),
            creators: BTreeMap::new(),
            sources: BTreeMap::new(),
        };
        for (place, function) in material.functions.iter().enumerate() {
            let needs_object = function.needs_object()?;
            for (param, class) in &function.writes {
                let maker = (place, *param);
                let of_class = material.makers.entry(class.clone()).or_default();
                of_class.push(maker);
                if function.creates.contains(param) {
                    let of_class = material.creators.entry(class.clone()).or_default();
                    of_class.push(maker);
                    if !needs_object {
                        let of_class = material.sources.entry(class.clone()).or_default();
                        of_class.push(maker);
                    }
                }
            }
        }
        Ok(material)
    }
}

impl Function {
    fn new(suite: &Suite, api: Api, name: &str, domains: &[&str]) -> Function {
        let row = suite.effects_of(name);
        let effects = row.map_or(&[][..], |row| row.effects);
        let mut writes: Vec<(usize, String)> = Vec::new();
        for (param, domain) in domains.iter().enumerate() {
            let Some(written) = domain
                .strip_prefix("Out<")
                .and_then(|of| of.strip_suffix('>'))
            else {
                continue;
            };
            let made = effects.iter().find(|effect| {
                effect.param == param
                    && matches!(effect.kind, EffectKind::Creates | EffectKind::Lends)
            });
            let class = made.map_or(written, |effect| effect.resource);
            writes.push((param, class.to_owned()));
        }
        let params = |kind| {
            let of_kind = effects.iter().filter(move |effect| effect.kind == kind);
            of_kind.map(|effect| effect.param).collect()
        };
        Function {
            api,
            name: name.to_owned(),
            calls: Vec::new(),
            accepted: 0,
            domains: domains.iter().map(|&domain| domain.to_owned()).collect(),
            writes,
            creates: params(EffectKind::Creates),
            ends: params(EffectKind::Ends),
            changes_state: suite.changes_process(name)
                || effects
                    .iter()
                    .any(|effect| effect.resource == cuspec_suite::names::CAPTURE),
        }
    }
}

impl Function {
    /// Whether the plain call takes an object of the sequence.
    fn needs_object(&self) -> Result<bool, String> {
        let Some(plain) = self.calls.first() else {
            return Ok(false);
        };
        let mut needs_object = false;
        for arg in plain.read()?.args {
            arg.try_map(&mut |arg| {
                needs_object |= class_of(&arg).is_some();
                Ok::<Arg, String>(arg)
            })?;
        }
        Ok(needs_object)
    }
}

/// The tables of all functions.
pub(super) fn tables(suite: &Suite) -> impl Iterator<Item = &'static Table<'static>> {
    let files = suite.tables;
    let files = (0..).map(files);
    files.take_while(|tables| !tables.is_empty()).flatten()
}

/// The domains of the parameters of each function.
fn domains(suite: &Suite) -> HashMap<&'static str, Vec<&'static str>> {
    let functions =
        tables(suite).filter_map(|table| Some((table.function()?, table.domains().collect())));
    functions.collect()
}

/// The class of the object that an argument stands for; `None` if the worker makes it without a driver.
pub fn class_of(arg: &Arg) -> Option<&'static str> {
    let Arg::Make {
        domain, exemplar, ..
    } = arg
    else {
        return None;
    };
    let exemplar = Exemplar::parse(domain, exemplar)?;
    exemplar.needs_driver().then(|| exemplar.class())
}

/// A call as a step of a sequence.
pub fn to_step(case: Case, thread: u8) -> Step {
    Step {
        thread,
        api: case.api,
        function: case.function,
        args: case.args,
        returns: case.returns,
        gates: case.gates,
    }
}
