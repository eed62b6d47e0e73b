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
mod tests;
