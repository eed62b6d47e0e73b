//! The state in which each call of a sequence is made, as far as the earlier answers show it.

use std::collections::{BTreeMap, BTreeSet};

use cuspec_case::address::split_twin;
use cuspec_case::{Api, Arg, Step};

use super::session::first_word;

/// The state of a process and of the calling thread before a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct State {
    pub thread: u8,
    pub context: Context,
    pub capture: Capture,
    /// A call in the current context has returned the code of a fault.
    pub is_faulted: bool,
}

/// The current context of the calling thread.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Context {
    None,
    Primary,
    /// The primary context, after its last share was released or the device was reset.
    Released,
    /// A context that a call of the sequence created.
    Other,
    /// The same, after another thread destroyed it.
    Destroyed,
}

/// Captures that have begun and not ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Capture {
    None,
    /// The calling thread captures in this mode; with several captures, the strictest mode.
    Own(Mode),
    /// Only another thread captures.
    Elsewhere,
}

/// The mode of a capture, the strictest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Mode {
    Global,
    ThreadLocal,
    Relaxed,
}

/// The state before each step that has an answer.
pub fn states(steps: &[Step], answers: &[String]) -> Vec<State> {
    let mut process = Process::default();
    let both = steps.iter().zip(answers);
    both.map(|(step, answer)| {
        let state = process.state(step.thread);
        process.apply(step, answer, answers);
        state
    })
    .collect()
}

/// The name of a handle in answers, or the number in its place.
type Name = String;

/// A context; `None` is the primary one.
type Handle = Option<Name>;

#[derive(Default)]
struct Process {
    /// The context stack of each thread.
    stacks: BTreeMap<u8, Vec<Handle>>,
    /// Contexts that calls of the sequence created.
    created: BTreeSet<Name>,
    destroyed: BTreeSet<Name>,
    /// Contexts of green contexts.
    of_green: BTreeMap<Name, Handle>,
    faulted: BTreeSet<Handle>,
    /// Captures by stream.
    captures: BTreeMap<Name, Begun>,
    /// Shares in the primary context that calls of the driver took.
    shares: usize,
    /// Whether the runtime holds a share in the primary context.
    has_runtime: bool,
}

/// A capture that has begun.
struct Begun {
    thread: u8,
    mode: Mode,
    /// The context that was current then.
    context: Option<Handle>,
}

/// A call with its answer.
struct Call<'a> {
    step: &'a Step,
    /// The function without the suffixes of its symbol.
    function: &'a str,
    answer: &'a str,
    /// The answers of the whole sequence.
    answers: &'a [String],
}

impl Call<'_> {
    fn code(&self) -> Code {
        Code::of(first_word(self.answer))
    }

    fn is_success(&self) -> bool {
        first_word(self.answer) == self.step.api.success()
    }

    /// The name of the object that was passed.
    fn object(&self, param: usize) -> Option<Name> {
        match self.step.args.get(param)? {
            Arg::Result { step, param } => written(self.answers.get(*step)?, *param),
            Arg::Int(number) => Some(number.to_string()),
            Arg::Null => Some("0".to_owned()),
            _ => None,
        }
    }

    /// Whether the first argument is this object.
    fn is_of(&self, name: &Name) -> bool {
        self.object(0).as_ref() == Some(name)
    }

    /// The name of the object that was written to the first parameter.
    fn written(&self) -> Option<Name> {
        written(self.answer, 0)
    }

    /// Whether the call shows that the runtime has set up the primary context: it returned a new handle or address.
    fn uses_primary(&self) -> bool {
        let is_query = self.step.returns.is_some() || self.function.contains("Get");
        self.step.api == Api::Runtime && !is_query && self.answer.contains('#')
    }
}

impl Process {
    fn state(&self, thread: u8) -> State {
        let current = self.current(thread);
        State {
            thread,
            context: match &current {
                None => Context::None,
                Some(None) if self.primary_shares() == 0 => Context::Released,
                Some(None) => Context::Primary,
                Some(Some(name)) if self.destroyed.contains(name) => Context::Destroyed,
                Some(Some(_)) => Context::Other,
            },
            capture: self.capture(thread),
            is_faulted: current.is_some_and(|context| self.faulted.contains(&context)),
        }
    }

    fn current(&self, thread: u8) -> Option<Handle> {
        self.stacks.get(&thread)?.last().cloned()
    }

    fn primary_shares(&self) -> usize {
        self.shares + usize::from(self.has_runtime)
    }

    fn capture(&self, thread: u8) -> Capture {
        let own = self
            .captures
            .values()
            .filter(|begun| begun.thread == thread);
        match own.map(|begun| begun.mode).min() {
            Some(mode) => Capture::Own(mode),
            None if self.captures.is_empty() => Capture::None,
            None => Capture::Elsewhere,
        }
    }

    /// Applies the effect of a call. `answers` are those of the whole sequence.
    fn apply(&mut self, step: &Step, answer: &str, answers: &[String]) {
        let (function, _) = split_twin(&step.function);
        let call = Call {
            step,
            function: function.split("_v").next().unwrap_or(function),
            answer,
            answers,
        };
        if call.code().is_fault() {
            self.faulted.extend(self.current(step.thread));
        }
        self.apply_to_captures(&call);
        if call.is_success() {
            self.apply_to_primary(&call);
            self.apply_to_stack(&call);
        }
    }

    fn apply_to_captures(&mut self, call: &Call<'_>) {
        match call.function {
            "cuStreamBeginCapture"
            | "cuStreamBeginCaptureToGraph"
            | "cudaStreamBeginCapture"
            | "cudaStreamBeginCaptureToGraph"
                if call.is_success() =>
            {
                let begun = Begun {
                    thread: call.step.thread,
                    mode: mode(&call.step.args),
                    context: self.current(call.step.thread),
                };
                let stream = call.object(0);
                self.captures.extend(stream.map(|stream| (stream, begun)));
            }
            "cuStreamEndCapture" | "cudaStreamEndCapture" if call.code().ends_capture() => {
                self.captures.retain(|stream, _| !call.is_of(stream));
            }
            "cuStreamDestroy" | "cudaStreamDestroy" if call.is_success() => {
                self.captures.retain(|stream, _| !call.is_of(stream));
            }
            _ => {}
        }
    }

    /// Applies the effect of a successful call on the shares in the primary context.
    fn apply_to_primary(&mut self, call: &Call<'_>) {
        match call.function {
            "cuDevicePrimaryCtxRetain" => self.shares += 1,
            "cuDevicePrimaryCtxRelease" if self.primary_shares() > 1 => {
                self.shares = self.shares.saturating_sub(1);
            }
            "cuDevicePrimaryCtxRelease"
            | "cuDevicePrimaryCtxReset"
            | "cudaDeviceReset"
            | "cudaThreadExit" => {
                self.shares = 0;
                self.has_runtime = false;
                self.end(&None);
            }
            _ => {}
        }
    }

    /// Applies the effect of a successful call on the context stack of its thread.
    fn apply_to_stack(&mut self, call: &Call<'_>) {
        let stack = self.stacks.entry(call.step.thread).or_default();
        match call.function {
            "cuCtxCreate" => {
                stack.push(call.written());
                self.created.extend(call.written());
            }
            "cuCtxPopCurrent" => {
                stack.pop();
            }
            "cuCtxSetCurrent" | "cuCtxPushCurrent" => {
                if call.function == "cuCtxSetCurrent" {
                    stack.pop();
                }
                let context = call.object(0).filter(|context| context != "0");
                let is_created = |name: &Name| self.created.contains(name);
                stack.extend(context.map(|name| Some(name).filter(is_created)));
            }
            "cuCtxDestroy" | "cuCtxDetach" => {
                let context = call.object(0);
                stack.pop_if(|top| *top == context);
                self.destroy(context);
            }
            "cuCtxFromGreenCtx" => {
                self.created.extend(call.written());
                let green = call.object(1);
                self.of_green
                    .extend(green.map(|green| (green, call.written())));
            }
            "cuGreenCtxDestroy" => {
                let green = call.object(0);
                let context = green.and_then(|green| self.of_green.remove(&green));
                self.destroy(context.flatten());
            }
            "cudaSetDevice" => {
                stack.pop();
                stack.push(None);
                self.has_runtime = true;
            }
            _ if call.uses_primary() && matches!(stack[..], [] | [.., None]) => {
                stack.pop();
                stack.push(None);
                self.has_runtime = true;
            }
            _ => {}
        }
    }

    fn destroy(&mut self, context: Handle) {
        if context.is_some() {
            self.end(&context);
            self.destroyed.extend(context);
        }
    }

    /// Forgets the captures and the fault of a context that ended.
    fn end(&mut self, context: &Handle) {
        self.faulted.remove(context);
        self.captures
            .retain(|_, begun| begun.context.as_ref() != Some(context));
    }
}

/// A code without the spelling of its API: `illegaladdress`.
struct Code(String);

impl Code {
    fn of(code: &str) -> Code {
        let plain = code.replace('_', "").to_lowercase();
        Code(plain.trim_start_matches("cudaerror").to_owned())
    }

    /// Whether the code is that of a context whose device has failed.
    fn is_fault(&self) -> bool {
        const FAULTS: [&str; 10] = [
            "illegaladdress",
            "launchtimeout",
            "assert",
            "hardwarestackerror",
            "illegalinstruction",
            "misalignedaddress",
            "invalidaddressspace",
            "invalidpc",
            "launchfailed",
            "launchfailure",
        ];
        FAULTS.contains(&self.0.as_str())
    }

    /// Whether a call that ends a capture and returns the code has ended it.
    fn ends_capture(&self) -> bool {
        const ENDED: [&str; 4] = [
            "cudasuccess",
            "streamcaptureinvalidated",
            "streamcaptureunjoined",
            "streamcapturewrongthread",
        ];
        ENDED.contains(&self.0.as_str())
    }
}

/// What a call wrote to the place of a parameter, up to the first eight bytes.
fn written(answer: &str, param: usize) -> Option<Name> {
    let words = answer.split(' ').filter_map(|word| word.split_once('='));
    let mut of_param = words.filter(|(of, _)| of.parse() == Ok(param));
    let (_, value) = of_param.next()?;
    value.split(',').next().map(str::to_owned)
}

/// The mode that a call begins a capture in: its last argument, if it has more than the stream.
fn mode(args: &[Arg]) -> Mode {
    match args {
        [_, .., Arg::Int(1)] => Mode::ThreadLocal,
        [_, .., Arg::Int(2)] => Mode::Relaxed,
        _ => Mode::Global,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DONE: &str = "CUDA_SUCCESS";

    fn step(thread: u8, function: &str, args: &[Arg]) -> Step {
        let is_runtime = function.starts_with("cuda");
        Step {
            thread,
            api: if is_runtime {
                Api::Runtime
            } else {
                Api::Driver
            },
            function: function.to_owned(),
            args: args.to_vec(),
            returns: None,
            gates: Vec::new(),
        }
    }

    fn result(step: usize, param: usize) -> Arg {
        Arg::Result { step, param }
    }

    /// The states of two threads after the calls.
    fn after(calls: &[(Step, &str)]) -> [State; 2] {
        let mut steps: Vec<Step> = calls.iter().map(|(step, _)| step.clone()).collect();
        let mut answers: Vec<String> = calls
            .iter()
            .map(|(_, answer)| (*answer).to_owned())
            .collect();
        for thread in [0, 1] {
            steps.push(step(thread, "cuCtxGetId", &[]));
            answers.push("CUDA_ERROR_UNKNOWN".to_owned());
        }
        let states = states(&steps, &answers);
        [states[calls.len()], states[calls.len() + 1]]
    }

    fn contexts(calls: &[(Step, &str)]) -> [Context; 2] {
        after(calls).map(|state| state.context)
    }

    fn captures(calls: &[(Step, &str)]) -> [Capture; 2] {
        after(calls).map(|state| state.capture)
    }

    #[test]
    fn a_context_is_current_to_the_thread_that_made_it_current() {
        let create = (
            step(0, "cuCtxCreate_v2", &[Arg::Null]),
            "CUDA_SUCCESS 0=#0.0",
        );
        assert_eq!(
            contexts(std::slice::from_ref(&create)),
            [Context::Other, Context::None]
        );

        let set = (step(1, "cuCtxSetCurrent", &[result(0, 0)]), DONE);
        let none = (step(0, "cuCtxSetCurrent", &[Arg::Null]), DONE);
        assert_eq!(
            contexts(&[create, set, none]),
            [Context::None, Context::Other]
        );
    }

    #[test]
    fn a_context_that_another_thread_destroyed_stays_current() {
        let create = |thread, answer| (step(thread, "cuCtxCreate_v2", &[Arg::Null]), answer);
        let destroy = |thread| (step(thread, "cuCtxDestroy_v2", &[result(0, 0)]), DONE);
        let calls = |thread| {
            contexts(&[
                create(0, "CUDA_SUCCESS 0=#0.0"),
                create(1, "CUDA_SUCCESS 0=#1.0"),
                destroy(thread),
            ])
        };
        assert_eq!(calls(1), [Context::Destroyed, Context::Other]);
        assert_eq!(calls(0), [Context::None, Context::Other]);
    }

    #[test]
    fn the_context_of_a_green_context_ends_with_it() {
        let green = (
            step(0, "cuGreenCtxCreate", &[Arg::Null]),
            "CUDA_SUCCESS 0=#0.0",
        );
        let context = (
            step(0, "cuCtxFromGreenCtx", &[Arg::Null, result(0, 0)]),
            "CUDA_SUCCESS 0=#1.0",
        );
        let set = (step(0, "cuCtxSetCurrent", &[result(1, 0)]), DONE);
        let destroy = (step(1, "cuGreenCtxDestroy", &[result(0, 0)]), DONE);
        let mut calls = vec![green, context, set];
        assert_eq!(contexts(&calls)[0], Context::Other);
        calls.push(destroy);
        assert_eq!(contexts(&calls)[0], Context::Destroyed);
    }

    #[test]
    fn the_primary_context_is_released_with_its_last_share() {
        let retain = (
            step(0, "cuDevicePrimaryCtxRetain", &[Arg::Null, Arg::Int(0)]),
            "CUDA_SUCCESS 0=#0.0",
        );
        let set = (step(0, "cuCtxSetCurrent", &[result(0, 0)]), DONE);
        let used = (step(0, "cudaMalloc", &[]), "cudaSuccess 0=#2.0");
        let release = (
            step(0, "cuDevicePrimaryCtxRelease_v2", &[Arg::Int(0)]),
            DONE,
        );
        let mut calls = vec![retain, set, used, release.clone()];
        assert_eq!(
            contexts(&calls)[0],
            Context::Primary,
            "the runtime has a share"
        );
        calls.push(release);
        assert_eq!(contexts(&calls)[0], Context::Released);
        calls.push((step(0, "cudaMalloc", &[]), "cudaSuccess 0=#5.0"));
        assert_eq!(contexts(&calls)[0], Context::Primary);
    }

    #[test]
    fn the_runtime_makes_the_primary_context_current() {
        let created = (
            step(1, "cudaStreamCreate", &[Arg::Null]),
            "cudaSuccess 0=#0.0",
        );
        assert_eq!(contexts(&[created]), [Context::None, Context::Primary]);
        let pool = (
            step(1, "cudaDeviceGetDefaultMemPool", &[Arg::Null]),
            "cudaSuccess 0=#0.0",
        );
        assert_eq!(contexts(&[pool]), [Context::None, Context::None]);
        let version = (
            step(1, "cudaRuntimeGetVersion", &[Arg::Null]),
            "cudaSuccess 0=13000",
        );
        assert_eq!(contexts(&[version]), [Context::None, Context::None]);
    }

    #[test]
    fn a_capture_lasts_until_its_end() {
        let stream = (
            step(0, "cuStreamCreate", &[Arg::Null]),
            "CUDA_SUCCESS 0=#0.0",
        );
        let begin = (
            step(0, "cuStreamBeginCapture_v2", &[result(0, 0), Arg::Int(1)]),
            DONE,
        );
        let end = |code| {
            (
                step(0, "cuStreamEndCapture", &[result(0, 0), Arg::Null]),
                code,
            )
        };
        let own = [Capture::Own(Mode::ThreadLocal), Capture::Elsewhere];
        assert_eq!(captures(&[stream.clone(), begin.clone()]), own);
        let unmatched = end("CUDA_ERROR_STREAM_CAPTURE_UNMATCHED");
        assert_eq!(captures(&[stream.clone(), begin.clone(), unmatched]), own);
        for code in [DONE, "CUDA_ERROR_STREAM_CAPTURE_INVALIDATED"] {
            let ended = captures(&[stream.clone(), begin.clone(), end(code)]);
            assert_eq!(ended, [Capture::None; 2], "{code}");
        }
    }

    #[test]
    fn a_failed_call_changes_no_state() {
        let failed = (
            step(0, "cuCtxCreate_v2", &[Arg::Null]),
            "CUDA_ERROR_INVALID_VALUE",
        );
        assert_eq!(after(&[failed]), after(&[]));
    }

    #[test]
    fn a_fault_lasts_as_long_as_its_context() {
        let used = (step(0, "cudaMalloc", &[Arg::Null]), "cudaSuccess 0=#0.0");
        let fault = (
            step(0, "cudaDeviceSynchronize", &[]),
            "cudaErrorIllegalAddress",
        );
        let reset = (step(0, "cudaDeviceReset", &[]), "cudaSuccess");
        let is_faulted = |calls: &[(Step, &str)]| after(calls).map(|state| state.is_faulted);
        assert_eq!(is_faulted(&[used.clone(), fault.clone()]), [true, false]);
        assert_eq!(is_faulted(&[used, fault, reset]), [false, false]);
    }
}
