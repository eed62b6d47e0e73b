//! Runs a sequence: calls of one process, one after another, on several threads.
//!
//! An answer is a text that is the same in every process in which the library behaves in the same way: the code,
//! followed by the values that the call wrote. Handles and addresses differ between processes. The first call that
//! returned one gives it its name, `#3.0` for parameter 0 of step 3; other words that look like addresses are `@`.

use std::collections::HashMap;

use cuspec_case::{Api, Arg, Case, Step};

use super::arguments::Arguments;
use super::call::Call;
use super::case::Runner;
use super::fault;
use super::job_thread::JobThread;
use super::place::Place;
use crate::suite::order::hash;
use crate::suite::static_eval::StaticEval;
use crate::worker::ipc::shared_page::Phase;
use crate::worker::ipc::{Execution, Report};
use crate::worker::resources::{CaseResources, SetupError};

/// The answer of a step that was not called: a gate is closed, or an argument is the result of a failed call.
pub(crate) const SKIPPED: &str = "skipped";
/// The answer of a step whose symbol the library does not export.
pub(crate) const MISSING: &str = "missing";
/// The answer of a call that the contract leaves undefined. Only the reference libraries report it.
pub(crate) const UNDEFINED: &str = "undefined";

/// The first word of the answer of a step whose arguments could not be made; the reason follows.
pub(crate) const UNABLE: &str = "unable";

/// Functions of the reference libraries that return the number of undefined calls so far.
const UNDEFINED_CALLS: [(Api, &str); 2] = [
    (Api::Driver, "cuspecDriverUndefinedCalls"),
    (Api::Runtime, "cuspecRuntimeUndefinedCalls"),
];

/// Places of at most this many bytes are shown; of larger ones, a hash.
const MAX_SHOWN: usize = 256;
/// Numbers from here on are taken for addresses.
const FIRST_ADDRESS: u64 = 1 << 32;

impl<'a> Runner<'a> {
    /// Runs all steps. The process ends afterwards, because nothing is cleaned up.
    pub(super) fn run_sequence(&self, case: &Case) -> Report {
        let mut sequence = Sequence {
            runner: *self,
            case,
            resources: CaseResources::new(self.shared),
            made: Vec::new(),
            results: HashMap::new(),
            places: HashMap::new(),
            names: HashMap::new(),
            threads: Vec::new(),
        };
        let steps = case.steps.iter().enumerate();
        let answers = steps.map(|(number, step)| {
            self.page.begin_step(number);
            let answer = sequence.call(number, step);
            answer.unwrap_or_else(|error| match error {
                SetupError::Unknown(reason) | SetupError::Unavailable(reason) => {
                    format!("{UNABLE} {reason}")
                }
                SetupError::Refused(error) => format!("{UNABLE} {}", self.shared.api.show(&error)),
            })
        });
        let answers = answers.collect();
        // The library may still use what the arguments refer to.
        std::mem::forget(sequence);
        Report {
            retire: Some("a sequence leaves its objects behind".to_owned()),
            ..Report::of(Execution::Sequence { answers })
        }
    }

    /// How many calls the reference libraries have found undefined; `None` for another library.
    fn undefined_calls(&self) -> Option<u64> {
        let counts = UNDEFINED_CALLS.map(|(api, name)| {
            let function = self.shared.api.symbol(api, name)?;
            // SAFETY: only the reference libraries export the name, for a function of this type.
            let count: unsafe extern "C" fn() -> u64 = unsafe { std::mem::transmute(function) };
            // SAFETY: the function reads a number.
            Some(unsafe { count() })
        });
        counts.into_iter().flatten().reduce(|sum, more| sum + more)
    }
}

struct Sequence<'a, 'c> {
    runner: Runner<'a>,
    case: &'c Case,
    resources: CaseResources<'a>,
    /// The arguments of all steps, which the library may still refer to.
    made: Vec<Arguments>,
    /// The words that successful steps wrote, by step and parameter.
    results: HashMap<(usize, usize), u64>,
    /// The addresses of the places that successful steps wrote to, by step and parameter.
    places: HashMap<(usize, usize), u64>,
    /// The names of handles and addresses.
    names: HashMap<u64, String>,
    /// All threads except the first, which is the calling one.
    threads: Vec<JobThread>,
}

impl Sequence<'_, '_> {
    fn call(&mut self, number: usize, step: &Step) -> Result<String, SetupError> {
        let runner = self.runner;
        let args = step.args.iter().map(|arg| self.filled(arg));
        let Some(args) = args.collect::<Option<Vec<Arg>>>() else {
            return Ok(SKIPPED.to_owned());
        };
        let case = Case {
            id: format!("{}#{number}", self.case.id),
            api: step.api,
            function: step.function.clone(),
            args,
            returns: step.returns,
            gates: step.gates.clone(),
            steps: Vec::new(),
            ..self.case.clone()
        };
        let static_eval = StaticEval::new(&case, &runner.setup.machine);
        if static_eval.closed_gate().is_some() {
            return Ok(SKIPPED.to_owned());
        }
        let function = runner.shared.api.symbol(step.api, &step.function);
        let thunk = (runner.suite.thunk)(&step.function);
        let (Some(function), Some(thunk)) = (function, thunk) else {
            return Ok(MISSING.to_owned());
        };
        runner.page.enter(Phase::Prepare);
        let machine = &runner.setup.machine;
        let arguments = Arguments::make(&case, runner.filling, &mut self.resources, machine)?;
        self.resources.run_before_call()?;
        let pointers = arguments.pointers();
        let call = Call {
            thunk,
            function,
            args: &pointers,
            returned: arguments.returned(),
            page: runner.page,
            // The last error and the current context are a part of the sequence.
            runtime: None,
            has_last_error: false,
            driver: None,
        };
        let undefined = runner.undefined_calls();
        let page = runner.page;
        let call = || {
            page.note_caller(fault::thread_id());
            call.make().code
        };
        let code = match usize::from(step.thread).checked_sub(1) {
            None => call(),
            Some(thread) => {
                while self.threads.len() <= thread {
                    self.threads.push(JobThread::start());
                }
                let ended = || SetupError::Unavailable("the thread has ended".to_owned());
                self.threads[thread].run(call).ok_or_else(ended)?
            }
        };
        self.resources.release_holds();
        let mut answer = runner.suite.show_code(step.api, code);
        if runner.undefined_calls() != undefined {
            answer = UNDEFINED.to_owned();
        }
        for param in 0..=step.args.len() {
            let Some(place) = arguments.place(param) else {
                continue;
            };
            let is_returned = param == step.args.len();
            if !is_returned && !place.is_written() {
                continue;
            }
            let shown = self.show(number, param, place, code == 0);
            answer.push_str(&format!(" {param}={shown}"));
        }
        self.made.push(arguments);
        Ok(answer)
    }

    /// The argument with the results that it refers to; `None` if there is no such result.
    fn filled(&self, arg: &Arg) -> Option<Arg> {
        let filled = arg.clone().try_map(&mut |arg| {
            let word = match arg {
                Arg::Result { step, param } => self.results.get(&(step, param)),
                Arg::Written { step, param } => self.places.get(&(step, param)),
                other => return Ok(other),
            };
            word.map(|word| Arg::Int(i128::from(*word))).ok_or(())
        });
        filled.ok()
    }

    /// The content of a place, and its names for the handles in it.
    fn show(&mut self, step: usize, param: usize, place: &Place, is_success: bool) -> String {
        let bytes = place.bytes();
        if is_success && bytes.len() >= 8 {
            let word = word(bytes);
            self.results.insert((step, param), word);
            self.places.insert((step, param), place.address());
            if bytes.len() == 8 && word >= FIRST_ADDRESS {
                let name = format!("#{step}.{param}");
                self.names.entry(word).or_insert(name);
            }
        }
        let words: Vec<String> = bytes.chunks(8).map(|chunk| self.show_word(chunk)).collect();
        let text = words.join(",");
        match bytes.len() > MAX_SHOWN {
            true => format!("{:016x}", hash(&[], &text)),
            false => text,
        }
    }

    fn show_word(&self, bytes: &[u8]) -> String {
        let word = word(bytes);
        match self.names.get(&word) {
            Some(name) => name.clone(),
            None if bytes.len() == 8 && word >= FIRST_ADDRESS => "@".to_owned(),
            None => word.to_string(),
        }
    }
}

/// The first eight bytes as a number, in little-endian order.
fn word(bytes: &[u8]) -> u64 {
    let mut wide = [0; 8];
    let length = bytes.len().min(8);
    wide[..length].copy_from_slice(&bytes[..length]);
    u64::from_le_bytes(wide)
}
