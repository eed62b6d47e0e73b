//! Makes a random sequence from a seed.

use cuspec_case::{Arg, Case, Outcome, Step};

use super::material::{Function, Material, class_of, to_step};
use super::random::Random;

/// Number of nested calls that are inserted at most to make an object that a call needs.
const MAX_DEPTH: usize = 3;
/// Number of functions that are tried before a step is given up.
const MAX_TRIES: usize = 20;
/// Of 100 arguments, how many are not as planned; a sequence has one of these shares.
const VARIATIONS: [usize; 5] = [2, 5, 10, 25, 40];
/// Of 100 objects that a call needs, how many come from a call that creates one, if there is such a call. Other calls return
/// objects in some states only, so later calls have to be skipped.
const CREATED: usize = 85;
/// Of 100 objects that are created, how many come from a call that needs no other object, if there is such a call.
const SOURCES: usize = 80;
/// Threads of a sequence.
const THREADS: usize = 2;

/// The sequence of a seed, of about `length` steps.
pub fn generate(material: &Material, seed: u64, length: usize) -> Result<Vec<Step>, String> {
    let mut random = Random::new(seed);
    let variation = random.pick(&VARIATIONS).copied().unwrap_or_default();
    let mut sequence = Sequence {
        material,
        random,
        variation,
        steps: Vec::new(),
        objects: Vec::new(),
        thread: 0,
    };
    sequence.begin()?;
    while sequence.steps.len() < length {
        if !sequence.add_any()? {
            break;
        }
    }
    Ok(sequence.steps)
}

/// An object that a step writes, if it succeeds.
struct Object {
    step: usize,
    param: usize,
    class: String,
    /// Whether it is a new one, which is never null.
    is_created: bool,
}

/// Why an argument cannot be made.
enum Missing {
    /// The sequence has no such object and cannot make one.
    Object,
    /// A case of the suite does not read.
    Case(String),
}

impl From<String> for Missing {
    fn from(mistake: String) -> Missing {
        Missing::Case(mistake)
    }
}

struct Sequence<'m> {
    material: &'m Material,
    random: Random,
    steps: Vec<Step>,
    objects: Vec<Object>,
    /// The thread of the next step.
    thread: u8,
    /// Of 100 arguments, how many are not as planned.
    variation: usize,
}

impl Sequence<'_> {
    /// Begins as most programs do, now and then without initialization or without a context.
    fn begin(&mut self) -> Result<(), String> {
        if self.random.chance(85) {
            self.add_named("cuInit")?;
        }
        match self.random.below(10) {
            0..3 => {
                self.add_named("cuDevicePrimaryCtxRetain")?;
                self.add_named("cuCtxSetCurrent")?;
            }
            3..6 => self.add_named("cudaStreamCreate")?,
            6..8 => self.add_named("cuCtxCreate_v2")?,
            _ => {}
        }
        Ok(())
    }

    /// Adds the plain call of a function, if the material has it.
    fn add_named(&mut self, name: &str) -> Result<(), String> {
        let mut functions = self.material.functions.iter();
        if let Some(function) = functions.position(|function| function.name == name) {
            self.add(function, 0, 0)?;
        }
        Ok(())
    }

    /// Adds a call of a random function. Returns false if no function can be called.
    fn add_any(&mut self) -> Result<bool, String> {
        if self.random.chance(15) {
            self.thread = self.random.below(THREADS) as u8;
        }
        for _ in 0..MAX_TRIES {
            let function = self.random.below(self.material.functions.len());
            let found = &self.material.functions[function];
            // Functions that change the state of the process are few, and the interesting ones.
            if !found.changes_state && self.random.chance(40) {
                continue;
            }
            let call = match self.random.below(10) {
                0..4 => 0,
                4..8 => self.random.below(found.accepted),
                _ => self.random.below(found.calls.len()),
            };
            if self.add(function, call, 0)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Adds a call, after calls that make the objects it needs. Returns false if one cannot be made.
    fn add(&mut self, function: usize, call: usize, depth: usize) -> Result<bool, String> {
        let material = self.material;
        let function = &material.functions[function];
        let Some(planned) = function.calls.get(call) else {
            return Ok(false);
        };
        let planned = planned.read()?;
        if is_undefined(&planned) {
            return Ok(false);
        }
        let mut step = to_step(planned, self.thread);
        self.exchange(function, &mut step)?;
        for param in 0..step.args.len() {
            let arg = std::mem::replace(&mut step.args[param], Arg::Null);
            let mut arg = match self.with_objects(arg, depth) {
                Ok(arg) => arg,
                Err(Missing::Object) => return Ok(false),
                Err(Missing::Case(mistake)) => return Err(mistake),
            };
            if self.random.chance(self.variation) {
                let variation = Variation {
                    domain: function.domains.get(param).map_or("", String::as_str),
                    is_free: !function.creates.is_empty(),
                };
                variation.apply(&mut self.random, &mut arg);
            }
            step.args[param] = arg;
        }
        for param in &function.ends {
            if let Some(Arg::Result { step, param }) = step.args.get(*param) {
                let is_ended = |object: &Object| (object.step, object.param) == (*step, *param);
                self.objects.retain(|object| !is_ended(object));
            }
        }
        let number = self.steps.len();
        for (param, class) in &function.writes {
            if matches!(step.args.get(*param), Some(Arg::Out { .. })) {
                self.objects.push(Object {
                    step: number,
                    param: *param,
                    class: class.clone(),
                    is_created: function.creates.contains(param),
                });
            }
        }
        self.steps.push(step);
        Ok(true)
    }

    /// Now and then takes an argument from another planned call of the function.
    fn exchange(&mut self, function: &Function, step: &mut Step) -> Result<(), String> {
        if step.args.is_empty() || !self.random.chance(self.variation) {
            return Ok(());
        }
        let param = self.random.below(step.args.len());
        let base = function
            .domains
            .get(param)
            .map_or("", |domain| base(domain));
        let other = self.random.pick(&function.calls);
        let Some(other) = other.filter(|_| !is_measured(base)) else {
            return Ok(());
        };
        let mut other = other.read()?;
        if !is_undefined(&other) && param < other.args.len() {
            step.args[param] = other.args.swap_remove(param);
        }
        Ok(())
    }

    /// The argument with objects of the sequence in place of those that the suite would make.
    fn with_objects(&mut self, arg: Arg, depth: usize) -> Result<Arg, Missing> {
        arg.try_map(&mut |arg| {
            let Some(class) = class_of(&arg) else {
                return Ok(arg);
            };
            let record = class.strip_prefix('*');
            let object = self.object(record.unwrap_or(class), depth)?;
            let (step, param) = object.ok_or(Missing::Object)?;
            Ok(match record {
                Some(_) => Arg::Written { step, param },
                None => Arg::Result { step, param },
            })
        })
    }

    /// The places of the objects of a class.
    fn known(&self, class: &str, is_created: bool) -> Vec<usize> {
        let known = self.objects.iter().enumerate();
        let known =
            known.filter(|(_, object)| object.class == class && (object.is_created || !is_created));
        known.map(|(place, _)| place).collect()
    }

    /// An object of the class, one that exists or a new one: the step that writes it, and the parameter.
    fn object(&mut self, class: &str, depth: usize) -> Result<Option<(usize, usize)>, String> {
        if class.is_empty() {
            return Ok(None);
        }
        let creators = self.material.creators.get(class);
        let creators = creators.filter(|_| self.random.chance(CREATED));
        let known = self.known(class, creators.is_some());
        let wants_new = depth < MAX_DEPTH && (known.is_empty() || self.random.chance(10));
        let sources = self.material.sources.get(class);
        let sources = sources.filter(|_| creators.is_some() && self.random.chance(SOURCES));
        let makers = sources.or(creators);
        if wants_new && let Some(makers) = makers.or(self.material.makers.get(class)) {
            for _ in 0..MAX_DEPTH {
                let Some((function, param)) = self.random.pick(makers).copied() else {
                    break;
                };
                if self.add(function, 0, depth + 1)? {
                    let step = self.steps.len() - 1;
                    return Ok(Some((step, param)));
                }
            }
        }
        let known = match known.is_empty() {
            true => self.known(class, false),
            false => known,
        };
        let Some(place) = self.random.pick(&known) else {
            return Ok(None);
        };
        // Inserted calls may have ended the object.
        let object = self.objects.get(*place);
        Ok(object.map(|object| (object.step, object.param)))
    }
}

/// Whether the contract leaves the planned call undefined on every machine.
fn is_undefined(case: &Case) -> bool {
    let mut faults = case.expect.faults.iter();
    faults.any(|fault| fault.outcome == Outcome::Undefined && fault.when.is_none())
}

/// The name of a domain without its arguments.
fn base(domain: &str) -> &str {
    domain.split('<').next().unwrap_or_default()
}

/// Whether other arguments are measured by such an argument, or measure it. A call with a larger size than planned
/// would exceed the memory of the process.
fn is_measured(base: &str) -> bool {
    const NUMBERS: [&str; 12] = [
        "OneOf", "AnyOf", "BitsOf", "Masked", "Flags", "Range", "Clamped", "Reserved", "Choice",
        "Any", "Stream", "Event",
    ];
    !NUMBERS.contains(&base)
}

/// How an argument may differ from the planned one.
struct Variation<'f> {
    domain: &'f str,
    /// Whether the call creates an object, whose size may be any.
    is_free: bool,
}

impl Variation<'_> {
    /// Replaces a number by another one, in a record the number of one field.
    fn apply(&self, random: &mut Random, arg: &mut Arg) {
        match arg {
            Arg::Int(number) if !is_measured(base(self.domain)) => {
                *number = varied(random, *number);
            }
            Arg::Int(number) if SIZES.contains(&base(self.domain)) => {
                *number = self.size(random, *number);
            }
            Arg::In(inner) => self.apply(random, inner),
            Arg::Replaced { value, .. } => self.apply(random, value),
            Arg::Record { fields, .. } => {
                let field = random.below(fields.len());
                if counts_elements(fields, field) {
                    return;
                }
                match fields.get_mut(field) {
                    Some((_, 4, Arg::Int(number))) => *number = varied(random, *number),
                    Some((_, 8, Arg::Int(number))) => *number = self.size(random, *number),
                    _ => {}
                }
            }
            _ => {}
        }
    }

    /// Another size: a smaller one, or any if it measures an object that the call creates.
    fn size(&self, random: &mut Random, number: i128) -> i128 {
        // The other domains measure an array that the call reads or writes.
        let is_free = self.is_free && !ARRAY_SIZES.contains(&base(self.domain));
        match random.below(if is_free { 7 } else { 3 }) {
            0 => 0,
            1 => number.min(1),
            2 => number / 2,
            3 => number + 1,
            4 => 1 << random.below(MAX_AMOUNT_BIT),
            // More than any device has.
            5 => 1 << (MIN_REFUSED_BIT + random.below(64 - MIN_REFUSED_BIT)),
            _ => i128::from(u64::MAX),
        }
    }
}

/// Whether a field may be the number of elements of an array of the same record. The library would read beyond the array
/// if the number were larger.
fn counts_elements(fields: &[(u64, u64, Arg)], field: usize) -> bool {
    let Some((_, _, Arg::Int(number))) = fields.get(field) else {
        return false;
    };
    let mut others = fields.iter();
    others.any(|(_, _, other)| {
        matches!(other, Arg::Slice { elements, .. } if elements.len() as i128 == *number)
    })
}

/// Amounts below this power of two fit into a device that other processes use as well.
const MAX_AMOUNT_BIT: usize = 22;
/// Amounts from this power of two exceed the memory of a device.
const MIN_REFUSED_BIT: usize = 42;

/// Domains of sizes that may be smaller.
const SIZES: [&str; 5] = ["Bytes", "Elements", "Count", "Length", "Size"];
/// Those of them that may not be larger.
const ARRAY_SIZES: [&str; 3] = ["Elements", "Count", "Length"];

fn varied(random: &mut Random, number: i128) -> i128 {
    match random.below(8) {
        0 => 0,
        1 => random.below(16) as i128,
        // The enumerators of formats reach this far.
        7 => random.below(0x120) as i128,
        2 => 1 << random.below(32),
        3 => number + 1,
        4 => number | 1 << random.below(32),
        5 => number ^ 1,
        _ => i128::from(u32::MAX),
    }
}
