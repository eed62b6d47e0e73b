//! Branches, calls, and barriers of a block.

use super::Lowering;
use super::arguments::Argument;
use super::scope::Symbol;
use crate::ast::{Instruction, Operand, Value, Word};
use crate::code::{Address, Callee, Copy, FrameSize, Operation, Parameter, Reduction, Source};
use crate::isa::Decoded;
use crate::rejection::{Reason, Rejection};
use crate::types::{Space, Type};

impl<'a> Lowering<'_, 'a> {
    /// Lowers a control instruction. Returns whether the instruction is one.
    pub(super) fn control(
        &mut self,
        instruction: &Instruction<'a>,
        decoded: &Decoded<'a>,
        arguments: &mut [Argument],
    ) -> Result<bool, Rejection> {
        let operation = match (instruction.name.text, &*arguments) {
            ("bra", _) => {
                let label = self.label(word(instruction.operands.first(), instruction)?)?;
                Operation::Jump(label as u32)
            }
            ("brx", [Argument::Source(index), ..]) => {
                let name = word(instruction.operands.get(1), instruction)?;
                let Some(Symbol::Targets(labels)) = self.symbol(name.text) else {
                    let message = format!("`{}` is not a list of labels", name.text);
                    return Err(Rejection::new(Reason::Undefined, name.place, message));
                };
                let targets = labels.into_iter().map(|label| label as u32).collect();
                Operation::JumpTable {
                    index: *index,
                    targets,
                }
            }
            ("call", _) => {
                self.call(instruction)?;
                return Ok(true);
            }
            ("ret", _) => {
                self.leave();
                return Ok(true);
            }
            ("exit", _) => Operation::Exit,
            ("trap", _) => Operation::Trap,
            ("brkpt" | "griddepcontrol", _) => Operation::Nothing,
            ("nanosleep", _) => Operation::Sleep,
            ("barrier", []) if decoded.has("arrive") => Operation::ClusterArrive,
            ("barrier", []) => Operation::ClusterWait,
            ("bar" | "barrier", [first, ..]) => {
                self.barrier(instruction, decoded, first, arguments)?
            }
            _ => return Ok(false),
        };
        self.emit(operation);
        Ok(true)
    }

    fn barrier(
        &mut self,
        instruction: &Instruction<'a>,
        decoded: &Decoded<'a>,
        first: &Argument,
        arguments: &[Argument],
    ) -> Result<Operation, Rejection> {
        let mut sources = arguments.iter().filter_map(|argument| match argument {
            Argument::Source(source) => Some(*source),
            _ => None,
        });
        let id = sources.next().unwrap_or(Source::Constant(0));
        let mut count = sources.next();
        let mut of = crate::code::Condition::Always;
        let mut reduction = Reduction::None;
        if decoded.has("red") {
            // The number of threads may come before the predicate.
            if let [_, _, threads, predicate] = instruction.operands.as_slice() {
                count = Some(self.source(threads, Type::U32, false)?);
                of = self.condition(predicate)?;
            } else if let Some(predicate) = instruction.operands.get(2) {
                of = self.condition(predicate)?;
            }
            reduction = match first {
                Argument::Target(Some(to), _) => Reduction::Count(*to),
                Argument::Outcome(Some(to), _) if decoded.has("and") => Reduction::All(*to),
                Argument::Outcome(Some(to), _) => Reduction::Any(*to),
                _ => Reduction::None,
            };
        }
        let waits = !decoded.has("arrive");
        Ok(Operation::Barrier {
            id,
            count,
            waits,
            reduction,
            of,
        })
    }

    fn call(&mut self, instruction: &Instruction<'a>) -> Result<(), Rejection> {
        let mut operands = instruction.operands.as_slice();
        let mut returned: &[Operand<'a>] = &[];
        let mut given: &[Operand<'a>] = &[];
        if let [
            Operand {
                value: Value::List(list),
                ..
            },
            rest @ ..,
        ] = operands
        {
            (returned, operands) = (list, rest);
        }
        let name = word(operands.first(), instruction)?;
        operands = &operands[1..];
        if let [
            Operand {
                value: Value::List(list),
                ..
            },
            rest @ ..,
        ] = operands
        {
            (given, operands) = (list, rest);
        }
        let (callee, shape) = match self.symbol(name.text) {
            Some(Symbol::Function(index)) => {
                let known = &self.context.functions[index];
                let shape = known.shape.clone();
                if let Some(builtin) = known.builtin {
                    self.used.builtins.push(builtin);
                    let results = self.rooms(returned, &shape.returns)?;
                    let to = results.first().map(|copy| copy.from);
                    let arguments = self.frames(given, &shape.parameters)?;
                    let arguments = arguments.iter().map(|copy| copy.from).collect();
                    self.emit(Operation::Builtin {
                        builtin,
                        to,
                        arguments,
                    });
                    return self.take_results(returned, &results);
                }
                if !known.defined {
                    let message = format!("the function `{}` is not defined", name.text);
                    return Err(Rejection::new(Reason::Undefined, name.place, message));
                }
                self.used.calls.insert(index);
                (Callee::Function(index), shape)
            }
            Some(Symbol::Register(slot, ty)) if ty.bytes() == 8 => {
                let prototype = word(operands.first(), instruction)?;
                let Some(Symbol::Prototype(shape)) = self.symbol(prototype.text) else {
                    let message = format!("`{}` is not a prototype", prototype.text);
                    return Err(Rejection::new(Reason::Undefined, prototype.place, message));
                };
                self.used.calls_any = true;
                (Callee::Address(Source::Register(slot)), shape)
            }
            _ => {
                let message = format!("unknown function `{}`", name.text);
                return Err(Rejection::new(Reason::Undefined, name.place, message));
            }
        };
        let arguments = self.frames(given, &shape.parameters)?;
        let rooms = self.rooms(returned, &shape.returns)?;
        let results = rooms.iter().map(|copy| Copy {
            from: copy.to,
            to: copy.from,
            ..*copy
        });
        let (frame, bytes) = (FrameSize::default(), shape.bytes);
        self.emit(Operation::Call {
            callee,
            frame,
            shape: bytes,
            arguments,
        });
        self.emit(Operation::Collect {
            frame,
            results: results.collect(),
        });
        self.take_results(returned, &rooms)
    }

    /// Emits the return from the function, with its results in the frame.
    pub(super) fn leave(&mut self) {
        for (slot, Parameter { offset, bytes }) in self.returned.clone() {
            self.store_frame(Source::Register(slot), offset, bytes);
        }
        self.emit(if self.in_entry() {
            Operation::Exit
        } else {
            Operation::Return
        });
    }

    pub(super) fn load_frame(&mut self, to: u32, offset: u32, bytes: u32) {
        self.emit(Operation::Load {
            address: in_frame(offset),
            bytes,
            to: vec![Some(to)],
            sign: None,
            strong: false,
        });
    }

    fn store_frame(&mut self, from: Source, offset: u32, bytes: u32) {
        self.emit(Operation::Store {
            address: in_frame(offset),
            bytes,
            from: vec![from],
            strong: false,
        });
    }

    /// Writes the results of a call into registers.
    fn take_results(&mut self, operands: &[Operand<'a>], rooms: &[Copy]) -> Result<(), Rejection> {
        for (operand, room) in operands.iter().zip(rooms) {
            if self.frame_of(operand).is_none() {
                let (to, _) = self.target(operand, register_type(operand, room.bytes)?, false)?;
                if let Some(to) = to {
                    self.load_frame(to, room.from, room.bytes);
                }
            }
        }
        Ok(())
    }

    /// Returns the offset and size of an operand in the frame, or `None` for a register.
    fn frame_of(&self, operand: &Operand<'a>) -> Option<(u32, u32)> {
        match operand.value {
            Value::Name(name) => match self.symbol(name) {
                Some(Symbol::Frame(at, size)) => Some((at, size)),
                _ => None,
            },
            _ => None,
        }
    }

    /// Stores the arguments of a call in the frame, and returns their copies into the callee's frame.
    fn frames(
        &mut self,
        operands: &[Operand<'a>],
        places: &[Parameter],
    ) -> Result<Vec<Copy>, Rejection> {
        let copies = self.rooms(operands, places)?;
        for (operand, copy) in operands.iter().zip(&copies) {
            if self.frame_of(operand).is_none() {
                let ty = register_type(operand, copy.bytes)?;
                let from = self.source(operand, ty, false)?;
                self.store_frame(from, copy.from, copy.bytes);
            }
        }
        Ok(copies)
    }

    /// Returns the copies between slots in the frame and the callee's frame.
    fn rooms(
        &mut self,
        operands: &[Operand<'a>],
        places: &[Parameter],
    ) -> Result<Vec<Copy>, Rejection> {
        if operands.len() != places.len() {
            let place = operands
                .first()
                .map_or(Default::default(), |operand| operand.place);
            let message = format!(
                "expected {} operands, found {}",
                places.len(),
                operands.len()
            );
            return Err(Rejection::syntax(place, message));
        }
        let mut copies = Vec::new();
        for (operand, place) in operands.iter().zip(places) {
            let from = match self.frame_of(operand) {
                Some((at, size)) if size == place.bytes => at,
                Some((_, size)) => {
                    let message = format!("expected {} bytes, found {size}", place.bytes);
                    return Err(Rejection::syntax(operand.place, message));
                }
                None => {
                    let at = self.local.next_multiple_of(8);
                    self.local = at + 8;
                    at
                }
            };
            copies.push(Copy {
                from,
                to: place.offset,
                bytes: place.bytes,
            });
        }
        Ok(copies)
    }
}

fn in_frame(offset: u32) -> Address {
    Address {
        base: None,
        offset: offset.into(),
        space: Space::Local,
    }
}

/// Returns the register type for a parameter of `bytes` bytes.
fn register_type(operand: &Operand<'_>, bytes: u32) -> Result<Type, Rejection> {
    match bytes {
        2 => Ok(Type::B16),
        4 => Ok(Type::B32),
        8 => Ok(Type::B64),
        _ => Err(Rejection::syntax(operand.place, "expected a parameter")),
    }
}

fn word<'a>(
    operand: Option<&Operand<'a>>,
    instruction: &Instruction<'a>,
) -> Result<Word<'a>, Rejection> {
    match operand {
        Some(Operand {
            value: Value::Name(text),
            place,
        }) => Ok(Word {
            text,
            place: *place,
        }),
        Some(operand) => Err(Rejection::syntax(operand.place, "expected a name")),
        None => Err(Rejection::syntax(instruction.place(), "expected a name")),
    }
}
