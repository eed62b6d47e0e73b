//! Copies that go on beside the threads, and barriers in memory.

use super::Lowering;
use super::arguments::Argument;
use crate::ast::{Instruction, Value};
use crate::code::{Address, Change, Operation, PHASE, Source, barrier_of};
use crate::isa::Reading;
use crate::lanes::{Apply, function, test};
use crate::rejection::Rejection;
use crate::types::Type;

impl<'a> Lowering<'_, 'a> {
    /// Lowers `cp.async` or `mbarrier`. Tells whether it is one.
    pub(super) fn asynchronous(
        &mut self,
        instruction: &Instruction<'a>,
        reading: &Reading<'a>,
        arguments: &mut [Argument],
    ) -> Result<bool, Rejection> {
        match (instruction.name.text, &*arguments) {
            (
                "cp",
                [
                    Argument::Address(to),
                    Argument::Address(from),
                    Argument::Integer(bytes),
                    ..,
                ],
            ) => self.copy(instruction, reading, (*to, *from), *bytes)?,
            ("cp", _) => self.emit(Operation::Nothing),
            ("mbarrier", [Argument::Address(address), rest @ ..]) => {
                let address = *address;
                let count = match rest {
                    [Argument::Source(count)] => *count,
                    _ => self.value(0),
                };
                let word = self.temporary(Type::B64);
                let of = Apply::One(function(|[count]| barrier_of(count)));
                self.apply(Some(of), Some(word), [count; 4]);
                self.emit(Operation::Store {
                    address,
                    bytes: 8,
                    from: vec![Source::Register(word)],
                    strong: true,
                });
            }
            (
                "mbarrier",
                [
                    Argument::Target(to, _),
                    Argument::Address(address),
                    rest @ ..,
                ],
            ) => {
                let count = match rest {
                    [Argument::Source(count)] => *count,
                    _ => self.value(1),
                };
                self.emit(Operation::Atomic {
                    address: *address,
                    change: Change::Arrive,
                    ty: Type::B64,
                    to: *to,
                    sources: [count; 2],
                });
            }
            (
                "mbarrier",
                [
                    Argument::Outcome(to, _),
                    Argument::Address(address),
                    Argument::Source(phase),
                ],
            ) => self.has_passed(reading, *to, *address, *phase),
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// The threads copy themselves: who waits finds it done.
    fn copy(
        &mut self,
        instruction: &Instruction<'a>,
        reading: &Reading<'a>,
        (to, from): (Address, Address),
        bytes: u64,
    ) -> Result<(), Rejection> {
        let place = instruction.place();
        let fits = match reading.has("cg") {
            true => bytes == 16,
            false => matches!(bytes, 4 | 8 | 16),
        };
        if !fits {
            let message = format!("{bytes} bytes are not copied so");
            return Err(Rejection::syntax(place, message));
        }
        let given = instruction.operands.get(3).map(|operand| &operand.value);
        if given.is_some_and(|value| !matches!(value, Value::Integer(all) if *all == bytes)) {
            let message = "a copy that is filled up with zeros is not taken";
            return Err(Rejection::unsupported(place, message));
        }
        let words: Vec<u32> = (0..bytes / 4).map(|_| self.temporary(Type::B32)).collect();
        self.emit(Operation::Load {
            address: from,
            bytes: 4,
            to: words.iter().copied().map(Some).collect(),
            sign: None,
            strong: false,
        });
        self.emit(Operation::Store {
            address: to,
            bytes: 4,
            from: words.into_iter().map(Source::Register).collect(),
            strong: false,
        });
        Ok(())
    }

    /// Whether a phase is over: the one that a state was given in, or the last with that parity.
    fn has_passed(
        &mut self,
        reading: &Reading<'a>,
        to: Option<u32>,
        address: Address,
        phase: Source,
    ) {
        let now = self.temporary(Type::B64);
        self.emit(Operation::Load {
            address,
            bytes: 8,
            to: vec![Some(now)],
            sign: None,
            strong: true,
        });
        let test = if reading.has("parity") {
            test(|now, parity| now >> PHASE & 1 != parity & 1)
        } else {
            test(|now, state| now >> PHASE != state >> PHASE)
        };
        self.emit(Operation::Test {
            test,
            to,
            complement: None,
            sources: [Source::Register(now), phase],
            joined: None,
        });
    }
}
