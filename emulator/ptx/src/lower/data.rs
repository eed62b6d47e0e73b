//! Instructions that only compute.

use super::Lowering;
use super::arguments::{Argument, conditions, given};
use super::comparing::logic_named;
use super::scope::Symbol;
use crate::arithmetic::{apply, comparison, conversion};
use crate::ast::{Instruction, Operand, Value};
use crate::code::{
    Condition, Constant, LOCAL_WINDOW, Logic, Operation, PARAMETER_WINDOW, SHARED_WINDOW, Source,
};
use crate::isa::Decoded;
use crate::lanes::{Apply, Function, function};
use crate::rejection::Rejection;
use crate::types::Type;

impl<'a> Lowering<'_, 'a> {
    /// Lowers an instruction that only computes. Returns whether the instruction is one.
    pub(super) fn data(
        &mut self,
        instruction: &Instruction<'a>,
        decoded: &Decoded<'a>,
        arguments: &mut [Argument],
    ) -> Result<bool, Rejection> {
        let name = instruction.name.text;
        let given = given(arguments);
        match (name, arguments.first()) {
            ("mov", Some(Argument::Open)) => self.movement(instruction, decoded.first())?,
            ("cvt", Some(&Argument::Target(to, register))) => {
                let of = conversion(decoded, register.bits());
                self.apply(of, to, given);
            }
            ("cvta", Some(&Argument::Target(to, _))) => self.window(instruction, decoded, to)?,
            ("isspacep", Some(&Argument::Outcome(to, _))) => self.space_test(decoded, to, given),
            ("setp" | "testp", Some(&Argument::Outcome(to, complement))) => {
                self.test(name, decoded, to, complement, arguments);
            }
            ("set", Some(&Argument::Target(to, _))) => self.set(decoded, to, arguments),
            ("and" | "or" | "xor" | "not" | "mov", Some(&Argument::Outcome(Some(to), _))) => {
                let logic = logic_named(name).unwrap_or(Logic::Xor);
                let [a, b] = conditions(arguments);
                let b = match name {
                    "not" => Condition::Always,
                    "mov" => Condition::Never,
                    _ => b,
                };
                self.emit(Operation::Logic {
                    logic,
                    to,
                    sources: [a, b],
                });
            }
            ("selp", Some(&Argument::Target(Some(to), _))) => {
                let by = conditions(arguments)[0];
                self.emit(Operation::Select {
                    to,
                    sources: [given[0], given[1]],
                    by,
                });
            }
            ("slct", Some(&Argument::Target(Some(to), _))) => {
                let zero = self.value(0);
                let by = self.temporary_predicate();
                if let Some(test) = comparison("ge", decoded.second(), decoded.has("ftz"), 0) {
                    let sources = [given[2], zero];
                    self.emit(Operation::Test {
                        test,
                        to: Some(by),
                        complement: None,
                        sources,
                        joined: None,
                    });
                }
                let by = Condition::If(by);
                self.emit(Operation::Select {
                    to,
                    sources: [given[0], given[1]],
                    by,
                });
            }
            ("addc" | "subc" | "madc", Some(&Argument::Target(to, _))) => {
                self.carry(name, decoded, to, given);
            }
            ("add" | "sub" | "mad", Some(&Argument::Target(to, _))) if decoded.has("cc") => {
                self.carry(name, decoded, to, given);
            }
            (_, Some(&Argument::Target(to, _))) => {
                let constant = arguments.iter().find_map(|argument| match argument {
                    Argument::Integer(value) => Some(*value),
                    _ => None,
                });
                let Some(of) = apply(name, decoded, constant.unwrap_or(0)) else {
                    return Ok(false);
                };
                self.apply(Some(of), to, given);
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// A computation without an output is dropped, because it has no other effect.
    pub(super) fn apply(&mut self, of: Option<Apply>, to: Option<u32>, sources: [Source; 4]) {
        if let (Some(of), Some(to)) = (of, to) {
            self.emit(Operation::Apply { of, to, sources });
        }
    }

    fn apply_one(&mut self, of: Function<1>, to: u32, from: Source) {
        self.apply(Some(Apply::One(of)), Some(to), [from; 4]);
    }

    fn movement(&mut self, instruction: &Instruction<'a>, ty: Type) -> Result<(), Rejection> {
        let [to, from] = instruction.operands.as_slice() else {
            return Ok(());
        };
        match (&to.value, &from.value) {
            (Value::Vector(parts), _) => {
                let from = self.source(from, ty, false)?;
                self.unpack(parts, from, ty, to)
            }
            (_, Value::Vector(parts)) => {
                let (to, _) = self.target(to, ty, false)?;
                self.pack(to, parts, ty, from)
            }
            _ => {
                let (to, _) = self.target(to, ty, false)?;
                self.place(to, from, ty)
            }
        }
    }

    fn part_type(ty: Type, count: usize, operand: &Operand<'_>) -> Result<Type, Rejection> {
        match (ty.bytes() as usize).checked_div(count) {
            Some(1) if count > 1 => Ok(Type::B8),
            Some(2) if count > 1 => Ok(Type::B16),
            Some(4) if count > 1 => Ok(Type::B32),
            _ => Err(Rejection::syntax(
                operand.place,
                "these are not as many parts as fit",
            )),
        }
    }

    fn unpack(
        &mut self,
        parts: &[Operand<'a>],
        from: Source,
        ty: Type,
        operand: &Operand<'a>,
    ) -> Result<(), Rejection> {
        let part = Self::part_type(ty, parts.len(), operand)?;
        let bits = part.bits();
        // An output may be the input register, so all parts are saved before the first is written.
        let mut kept = Vec::new();
        for (index, operand) in parts.iter().enumerate() {
            let (to, _) = self.target(operand, part, part == Type::B8)?;
            let Some(to) = to else { continue };
            let between = self.temporary(part);
            let shift = index as u32 * bits;
            self.apply_one(
                function(move |[a]| a >> shift & ((1 << bits) - 1)),
                between,
                from,
            );
            kept.push((to, between));
        }
        for (to, between) in kept {
            self.emit(Operation::Copy {
                to,
                from: Source::Register(between),
            });
        }
        Ok(())
    }

    fn pack(
        &mut self,
        to: Option<u32>,
        parts: &[Operand<'a>],
        ty: Type,
        operand: &Operand<'a>,
    ) -> Result<(), Rejection> {
        let part = Self::part_type(ty, parts.len(), operand)?;
        let bits = part.bits();
        let mask = (1u64 << bits) - 1;
        let mut given = [self.value(0); 4];
        for (place, operand) in given.iter_mut().zip(parts) {
            *place = self.source(operand, part, part == Type::B8)?;
        }
        let of = match parts.len() {
            2 => Apply::Two(function(move |[a, b]| a & mask | (b & mask) << bits)),
            4 => Apply::Four(function(move |values| {
                values
                    .iter()
                    .rev()
                    .fold(0, |all, value| all << bits | value & mask)
            })),
            _ => {
                let message = "eight parts are not supported";
                return Err(Rejection::unsupported(operand.place, message));
            }
        };
        self.apply(Some(of), to, given);
        Ok(())
    }

    /// Writes a value, or the address of a symbol.
    fn place(&mut self, to: Option<u32>, operand: &Operand<'a>, ty: Type) -> Result<(), Rejection> {
        let (name, add) = match operand.value {
            Value::Name(name) => (name, 0),
            Value::Sum(name, add) => (name, add),
            _ => ("", 0),
        };
        let from = match self.symbol(name) {
            Some(Symbol::Frame(at, _)) => {
                let Some(to) = to else { return Ok(()) };
                let offset = i64::from(at).wrapping_add(add) as u32;
                self.emit(Operation::FrameAddress { to, offset });
                return Ok(());
            }
            Some(Symbol::Kernel(at)) => self.value(i64::from(at).wrapping_add(add) as u64),
            Some(symbol @ (Symbol::Variable(_) | Symbol::Shared(_) | Symbol::Function(_))) => {
                match symbol {
                    Symbol::Shared(index) => self.uses_shared(index),
                    // A function whose address is taken may be called indirectly.
                    Symbol::Function(index) => {
                        self.used.calls.insert(index);
                    }
                    _ => {}
                }
                let constant = self.context.address_of(&symbol, add);
                self.constant(constant.unwrap_or(Constant::Value(0)))
            }
            _ => self.source(operand, ty, false)?,
        };
        if let Some(to) = to {
            self.emit(Operation::Copy { to, from });
        }
        Ok(())
    }

    /// Lowers `cvta`: converts between an address of a space and a generic address.
    fn window(
        &mut self,
        instruction: &Instruction<'a>,
        decoded: &Decoded<'a>,
        to: Option<u32>,
    ) -> Result<(), Rejection> {
        let between = self.temporary(Type::U64);
        if let Some(operand) = instruction.operands.get(1) {
            self.place(Some(between), operand, Type::U64)?;
        }
        let window = match () {
            () if decoded.has("shared") || decoded.has("shared::cta") => SHARED_WINDOW,
            () if decoded.has("local") => LOCAL_WINDOW,
            () if decoded.has("param") => PARAMETER_WINDOW,
            () => 0,
        };
        let add = if decoded.has("to") {
            window.wrapping_neg()
        } else {
            window
        };
        if let (0, Some(to)) = (add, to) {
            let from = Source::Register(between);
            self.emit(Operation::Copy { to, from });
            return Ok(());
        }
        let of = Apply::One(function(move |[a]| a.wrapping_add(add)));
        self.apply(Some(of), to, [Source::Register(between); 4]);
        Ok(())
    }

    /// Lowers sums that use or set the carry flag.
    fn carry(&mut self, name: &str, decoded: &Decoded<'a>, to: Option<u32>, given: [Source; 4]) {
        let ty = decoded.first();
        let mut sources = [given[0], given[1]];
        if matches!(name, "mad" | "madc") {
            let between = self.temporary(ty);
            self.apply(apply("mul", decoded, 0), Some(between), given);
            sources = [Source::Register(between), given[2]];
        }
        let to = to.unwrap_or_else(|| self.temporary(ty));
        self.emit(Operation::Carry {
            subtracts: name.starts_with("sub"),
            takes: name.ends_with('c'),
            gives: decoded.has("cc"),
            bits: ty.bits(),
            to,
            sources,
        });
    }
}
