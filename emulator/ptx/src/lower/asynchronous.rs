//! Asynchronous copies and memory barriers.

use super::Lowering;
use super::arguments::Argument;
use crate::ast::{Instruction, Value};
use crate::code::{Address, Change, Operation, PHASE, Source, barrier_of};
use crate::isa::Decoded;
use crate::lanes::{Apply, function, test};
use crate::rejection::Rejection;
use crate::types::Type;

impl<'a> Lowering<'_, 'a> {
    /// Lowers `cp.async` or `mbarrier`. Returns whether the instruction is one of these.
    pub(super) fn asynchronous(
        &mut self,
        instruction: &Instruction<'a>,
        decoded: &Decoded<'a>,
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
            ) => self.copy(instruction, decoded, (*to, *from), *bytes)?,
            // Without `noinc`, the barrier expects one more arrival, which then occurs: no net effect.
            ("cp", [Argument::Address(address)]) if decoded.has("noinc") => {
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
            ) => self.test_wait(decoded, *to, *address, *phase),
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

    /// Copies synchronously, so that the data is present before any wait.
    fn copy(
        &mut self,
        instruction: &Instruction<'a>,
        decoded: &Decoded<'a>,
        (to, from): (Address, Address),
        bytes: u64,
    ) -> Result<(), Rejection> {
        let place = instruction.place();
        let fits = match decoded.has("cg") {
            true => bytes == 16,
            false => matches!(bytes, 4 | 8 | 16),
        };
        if !fits {
            let message = format!("a copy of {bytes} bytes is not supported");
            return Err(Rejection::syntax(place, message));
        }
        let read = match instruction.operands.get(3).map(|operand| &operand.value) {
            None => bytes,
            Some(Value::Integer(read)) if *read <= bytes => *read,
            Some(_) => {
                let message = "the source size must be a constant";
                return Err(Rejection::unsupported(place, message));
            }
        };
        let words: Vec<u32> = (0..read / 4).map(|_| self.temporary(Type::B32)).collect();
        // A full copy uses one load, whose address is a multiple of its size.
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
        // Bytes that are not read are zero.
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

    /// Loads the bytes of the last partial word one by one, because the bytes after it may be inaccessible.
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

    /// Tests whether a phase is complete: the phase of a state, or the last phase of that parity.
    fn test_wait(
        &mut self,
        decoded: &Decoded<'a>,
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
        let test = if decoded.has("parity") {
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
