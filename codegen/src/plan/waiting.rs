//! Plans calls that are made while other work is held, for the statements about the time of a return.

use cuspec_spec::case::table::{PlannedCase, PlannedValue};
use cuspec_spec::case::{Arg, Copied, Held, Outcome, ReadTime, Waiting};
use cuspec_spec::contract::call_space::CallIndex;
use cuspec_spec::contract::eval::Call;
use cuspec_spec::contract::value::Value;
use cuspec_spec::contract::{Copy, Expr, Wait, Work};

use super::{Planner, argument, changed};

/// Numbers of bytes that a copy is made with, besides that of the plain case. Drivers treat small, medium and large
/// copies from pageable memory in different ways.
const COPY_SIZES: [Option<u64>; 3] = [None, Some(16), Some(1 << 20)];

/// The exemplar's predicate about memory that the host can read and write.
const HOST_ACCESSIBLE: &str = "is_host_accessible";

impl Planner<'_, '_> {
    /// Adds, for each statement about the time of a return, calls to which it applies, with the work held that the
    /// statement names and with other work held.
    pub(super) fn add_waiting(&mut self, plain: &CallIndex) {
        let contract = self.space.contract;
        let mut calls: Vec<CallIndex> = Vec::new();
        let whens = contract
            .waits
            .iter()
            .map(|wait| &wait.when)
            .collect::<Vec<_>>();
        let reads = contract
            .reads
            .iter()
            .map(|read| &read.when)
            .collect::<Vec<_>>();
        for whens in [whens, reads] {
            for place in 0..whens.len() {
                let meets = |call: &Call<'_>| applies(call, &whens) == Some(place);
                let sound = |call: &Call<'_>| meets(call) && call.has_no_fault();
                // A query of unfinished work answers with a code other than success.
                let answered = |call: &Call<'_>| meets(call) && !is_undefined(call);
                let found = self.first_call(plain, sound);
                let found = found.or_else(|| self.first_call(plain, answered));
                if let Some(at) = found
                    && !calls.contains(&at)
                {
                    calls.push(at);
                }
            }
        }
        for at in calls {
            self.add_held(at);
        }
    }

    /// Returns the first call that meets a condition: the plain call, one that differs in one
    /// argument, or one that differs in two.
    fn first_call(
        &self,
        plain: &CallIndex,
        meets: impl Fn(&Call<'_>) -> bool,
    ) -> Option<CallIndex> {
        let is_it = |at: &CallIndex| meets(&self.space.call(at));
        let mut alone = Vec::new();
        if is_it(plain) {
            return Some(plain.clone());
        }
        for axis in self.axes() {
            let Some(base) = self.space.with_axis(plain, axis) else {
                continue;
            };
            for choice in 0..self.choices(axis).len() {
                alone.push((axis, choice, changed(&base, axis, choice)));
            }
        }
        if let Some((_, _, at)) = alone.iter().find(|(_, _, at)| is_it(at)) {
            return Some(at.clone());
        }
        for (place, (left, _, at)) in alone.iter().enumerate() {
            for (right, choice, _) in &alone[place + 1..] {
                if left == right {
                    continue;
                }
                let Some(at) = self.space.with_axis(at, *right) else {
                    continue;
                };
                let at = changed(&at, *right, *choice);
                if is_it(&at) {
                    return Some(at);
                }
            }
        }
        None
    }

    fn add_held(&mut self, at: CallIndex) {
        let call = self.space.call(&at);
        let contract = self.space.contract;
        let whens: Vec<_> = contract.waits.iter().map(|wait| &wait.when).collect();
        let wait = applies(&call, &whens).map(|place| &contract.waits[place]);
        let Some(wait) = wait else { return };
        let copied = contract.copies.map(|copy| self.copied(&call, copy, wait));
        let sizes: &[Option<u64>] = match copied.is_some() && self.is_scaled(&call) {
            true => &COPY_SIZES,
            false => &COPY_SIZES[..1],
        };
        let mut held = Vec::new();
        for (work, waits) in self.held_by(wait) {
            // Copies are observed while the work is held that they follow.
            let is_own = !matches!(work, Held::Context | Held::Blocking);
            for bytes in if is_own { sizes } else { &sizes[..1] } {
                held.push(Waiting {
                    held: work.clone(),
                    waits,
                    bytes: *bytes,
                    copied: copied.clone().filter(|_| is_own),
                });
            }
        }
        self.held
            .extend(held.into_iter().map(|held| (at.clone(), held)));
    }

    /// Returns the work to hold for a statement, and whether the call waits for it.
    fn held_by(&self, wait: &Wait) -> Vec<(Held, bool)> {
        let contract = self.space.contract;
        let own = || {
            let stream = contract.stream_ordered.as_ref();
            let mut params = contract.params.iter();
            let stream = stream.and_then(|stream| params.position(|param| param.name == *stream));
            match stream {
                Some(stream) => Held::Stream(stream),
                None if self.space.is_per_thread() => Held::PerThread,
                None => Held::Legacy,
            }
        };
        let of_work = match wait.work {
            Work::Context if !wait.waits => {
                return vec![(Held::Context, false), (Held::Blocking, false)];
            }
            Work::Context => return vec![(Held::Context, true)],
            Work::Own => own(),
            // Nothing is known about work of the current context, which may be the same.
            Work::ContextOf(param) => return vec![(Held::ContextOf(param), wait.waits)],
            Work::Stream(param) => Held::Stream(param),
            Work::Event(param) => Held::Event(param),
        };
        let mut held = vec![(of_work, wait.waits)];
        if wait.waits {
            // A wait for one thing is no wait for the whole device.
            held.push((Held::Context, false));
        }
        held
    }

    fn copied(&self, call: &Call<'_>, copy: Copy, wait: &Wait) -> Copied {
        let contract = self.space.contract;
        let whens: Vec<_> = contract.reads.iter().map(|read| &read.when).collect();
        let reads = applies(call, &whens).map(|place| contract.reads[place].time);
        let is_host = |param| {
            holds(
                call,
                &Expr::Ask {
                    param,
                    question: HOST_ACCESSIBLE.to_owned(),
                },
            )
        };
        // A wait for its own work covers the read of the source.
        let is_own = wait.waits && wait.work == Work::Own;
        Copied {
            from: copy.from,
            to: copy.to,
            reads: match is_own && is_host(copy.from) {
                true => Some(ReadTime::AtReturn),
                false => reads.filter(|_| is_host(copy.from)),
            },
            completes: is_own && is_host(copy.to),
        }
    }

    /// Whether the sizes of a call's arguments can be replaced: each end of the copy starts its allocation, and the
    /// number of bytes is all of it.
    fn is_scaled(&self, call: &Call<'_>) -> bool {
        let Some(copy) = self.space.contract.copies else {
            return false;
        };
        let starts = |param: usize| {
            let offset = call
                .choice(param)
                .numbers
                .iter()
                .find(|(name, _)| name == "offset");
            offset.is_none_or(|(_, offset)| matches!(offset, Expr::Int(0)))
        };
        let builder = argument::Builder {
            call,
            plain: call,
            with_names: false,
        };
        let size = self.size_of(call);
        let counts = |param| matches!(builder.axis(param), Arg::Int(count) if Some(count) == size);
        starts(copy.from) && starts(copy.to) && self.params().any(counts)
    }

    /// The number of bytes that follow the destination, or the source if the destination has no such number.
    fn size_of(&self, call: &Call<'_>) -> Option<i128> {
        let copy = self.space.contract.copies?;
        let remaining = |param: usize| {
            let mut numbers = call.choice(param).numbers.iter();
            let (_, number) = numbers.find(|(name, _)| name == "remaining")?;
            match call.eval(number) {
                Value::Known(number) => Some(number),
                _ => None,
            }
        };
        remaining(copy.to).min(remaining(copy.from))
    }

    /// The id of a case with held work.
    pub(super) fn id_of_waiting(&self, id: &str, waiting: &Waiting) -> String {
        let contract = self.space.contract;
        let label = waiting.label(|param| contract.params[param].name.as_str());
        let id = id.trim_end_matches(']');
        let separator = if id.ends_with('[') { "" } else { "," };
        format!("{id}{separator}{label}]")
    }

    /// Adds the held work to a case, and replaces the sizes of its memory.
    pub(super) fn with_held_work(
        &self,
        mut planned: PlannedCase,
        at: &CallIndex,
        waiting: &Waiting,
    ) -> PlannedCase {
        planned.case.shares_thread = false;
        planned.case.waiting = Some(waiting.clone());
        let (Some(bytes), Some(copy)) = (waiting.bytes, self.space.contract.copies) else {
            return planned;
        };
        let call = self.space.call(at);
        let size = self.size_of(&call);
        let builder = argument::Builder {
            call: &call,
            plain: &call,
            with_names: true,
        };
        for param in self.params() {
            let mut template = builder.axis(param);
            let is_end = param == copy.from || param == copy.to;
            match &mut template {
                Arg::Int(count) if Some(*count) == size => *count = bytes.into(),
                Arg::Make { numbers, .. } if is_end => {
                    for (_, number) in numbers.iter_mut().filter(|(_, number)| *number != 0) {
                        *number = bytes.into();
                    }
                }
                _ => continue,
            }
            if let Some(arg) = planned.case.args.get_mut(param) {
                *arg = template.clone();
            }
            planned.params[param] = Some(PlannedValue {
                label: call.choice(param).label.clone(),
                template,
            });
        }
        planned
    }
}

/// Whether the result of a call may be undefined.
fn is_undefined(call: &Call<'_>) -> bool {
    let faults = call.faults();
    faults
        .iter()
        .any(|found| found.fault.outcome == Outcome::Undefined)
}

/// Returns the first statement whose condition holds on every machine; `None` if that is not decidable.
fn applies(call: &Call<'_>, whens: &[&Option<Expr>]) -> Option<usize> {
    for (place, when) in whens.iter().enumerate() {
        match when
            .as_ref()
            .map_or(Value::Known(1), |when| call.eval(when))
        {
            Value::Known(0) => {}
            Value::Known(_) => return Some(place),
            Value::Machine(_) | Value::Unknown => return None,
        }
    }
    None
}

fn holds(call: &Call<'_>, condition: &Expr) -> bool {
    matches!(call.eval(condition), Value::Known(value) if value != 0)
}
