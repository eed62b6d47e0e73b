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
    /// Lowers `cp.async` or `mbarrier`. Returns whether it is one.
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
            // The barrier awaits one more, who then arrives: only without the first is there a difference.
            ("cp", [Argument::Address(address)]) if reading.has("noinc") => {
                let one = self.value(1);
                self.arrive(None, *address, one);
            }
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
                self.arrive(*to, *address, count);
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

    fn arrive(&mut self, to: Option<u32>, address: Address, count: Source) {
        self.emit(Operation::Atomic {
            address,
            change: Change::Arrive,
            ty: Type::B64,
            to,
            sources: [count; 2],
        });
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
        let read = match instruction.operands.get(3).map(|operand| &operand.value) {
            None => bytes,
            Some(Value::Integer(read)) if *read <= bytes => *read,
            Some(_) => {
                let message = "how much is read is only taken as a constant";
                return Err(Rejection::unsupported(place, message));
            }
        };
        let words: Vec<u32> = (0..read / 4).map(|_| self.temporary(Type::B32)).collect();
        // All at once where nothing is left out: an address is then a multiple of all bytes.
        let pieces = if read == bytes { words.len() } else { 1 };
        for (index, to) in words.chunks(pieces.max(1)).enumerate() {
            let offset = from.offset.wrapping_add(4 * (index * pieces) as i64);
            self.emit(Operation::Load {
                address: Address { offset, ..from },
                bytes: 4,
                to: to.iter().copied().map(Some).collect(),
                sign: None,
                strong: false,
            });
        }
        // What is not read is zero.
        let mut values: Vec<Source> = words.into_iter().map(Source::Register).collect();
        let zero = self.value(0);
        if read % 4 != 0 {
            values.push(self.part_of_word(from, read));
        }
        values.resize(bytes as usize / 4, zero);
        self.emit(Operation::Store {
            address: to,
            bytes: 4,
            from: values,
            strong: false,
        });
        Ok(())
    }

    /// The bytes of the last word that are before the end, each by itself, since what is behind may be nobody's.
    fn part_of_word(&mut self, from: Address, end: u64) -> Source {
        let start = end / 4 * 4;
        let mut bytes = [self.value(0); 4];
        for (place, at) in bytes.iter_mut().zip(start..end) {
            let to = self.temporary(Type::B32);
            let offset = from.offset.wrapping_add(at as i64);
            self.emit(Operation::Load {
                address: Address { offset, ..from },
                bytes: 1,
                to: vec![Some(to)],
                sign: None,
                strong: false,
            });
            *place = Source::Register(to);
        }
        let word = self.temporary(Type::B32);
        let of = Apply::Three(function(|[a, b, c]| a | b << 8 | c << 16));
        self.apply(Some(of), Some(word), bytes);
        Source::Register(word)
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
