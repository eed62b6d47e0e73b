//! Instructions that read and write memory.

use super::Lowering;
use super::arguments::Argument;
use crate::ast::Instruction;
use crate::code::{Change, Operation, Source};
use crate::isa::Decoded;
use crate::rejection::Rejection;
use crate::types::Space;

pub(super) fn change(decoded: &Decoded<'_>) -> Option<Change> {
    let named = |word: &&str| {
        Some(match *word {
            "and" => Change::And,
            "or" => Change::Or,
            "xor" => Change::Xor,
            "exch" => Change::Exchange,
            "cas" => Change::Compare,
            "add" => Change::Add,
            "inc" => Change::Increment,
            "dec" => Change::Decrement,
            "min" => Change::Least,
            "max" => Change::Greatest,
            _ => return None,
        })
    };
    decoded.modifiers.iter().find_map(named)
}

impl<'a> Lowering<'_, 'a> {
    /// Lowers a load, store or atomic. Returns whether the instruction is one.
    pub(super) fn transfer(
        &mut self,
        instruction: &Instruction<'a>,
        decoded: &Decoded<'a>,
        arguments: &mut [Argument],
    ) -> Result<bool, Rejection> {
        let ty = decoded.first();
        let bytes = ty.bytes();
        let strong = ["volatile", "relaxed", "acquire", "release", "cv", "wt"]
            .iter()
            .any(|word| decoded.has(word));
        match (instruction.name.text, &*arguments) {
            ("ld" | "ldu", [Argument::Targets(to, widest), Argument::Address(address)]) => {
                let sign = ty.is_signed().then_some(widest.bits());
                let (address, to) = (*address, to.clone());
                self.emit(Operation::Load {
                    address,
                    bytes,
                    to,
                    sign,
                    strong,
                });
                if decoded.has("acquire") {
                    self.emit(Operation::Fence);
                }
            }
            ("st", [Argument::Address(address), Argument::Sources(from)]) => {
                if matches!(address.space, Space::Const) {
                    let message = "constant memory cannot be written";
                    return Err(Rejection::syntax(instruction.place(), message));
                }
                let (address, from) = (*address, from.clone());
                if decoded.has("release") {
                    self.emit(Operation::Fence);
                }
                self.emit(Operation::Store {
                    address,
                    bytes,
                    from,
                    strong,
                });
            }
            ("atom" | "red", [first, rest @ ..]) => {
                let (to, address, rest) = match (first, rest) {
                    (Argument::Target(to, _), [Argument::Address(address), rest @ ..]) => {
                        (*to, *address, rest)
                    }
                    (Argument::Address(address), rest) => (None, *address, rest),
                    _ => return Ok(false),
                };
                let Some(change) = change(decoded) else {
                    return Ok(false);
                };
                let mut sources = [Source::Constant(0); 2];
                for (place, argument) in sources.iter_mut().zip(rest) {
                    if let Argument::Source(source) = argument {
                        *place = *source;
                    }
                }
                self.emit(Operation::Atomic {
                    address,
                    change,
                    ty,
                    to,
                    sources,
                });
            }
            ("prefetch" | "prefetchu", _) => self.emit(Operation::Nothing),
            ("membar" | "fence", _) => self.emit(Operation::Fence),
            _ => return Ok(false),
        }
        Ok(true)
    }
}
