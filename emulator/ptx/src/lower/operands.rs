//! Single operands: registers, predicates, constants.

use super::Lowering;
use super::scope::Symbol;
use crate::ast::{Operand, Value};
use crate::code::{Condition, Constant, Operation, Source};
use crate::rejection::{Reason, Rejection};
use crate::special::special;
use crate::types::Type;

impl<'a> Lowering<'_, 'a> {
    pub(super) fn lookup(&self, operand: &Operand<'_>, name: &str) -> Result<Symbol, Rejection> {
        self.symbol(name).ok_or_else(|| {
            let message = format!("`{name}` is not declared");
            Rejection::new(Reason::Undefined, operand.place, message)
        })
    }

    pub(super) fn register(
        &self,
        operand: &Operand<'_>,
        name: &str,
        wanted: Type,
        wider: bool,
    ) -> Result<(u32, Type), Rejection> {
        match self.lookup(operand, name)? {
            Symbol::Register(slot, ty) if fits(ty, wanted, wider) => Ok((slot, ty)),
            Symbol::Register(_, ty) => {
                let (ty, wanted) = (ty.text(), wanted.text());
                let message = format!("`{name}` is a register of .{ty}; expected .{wanted}");
                Err(Rejection::syntax(operand.place, message))
            }
            _ => {
                let message = format!("`{name}` is not a register of .{}", wanted.text());
                Err(Rejection::syntax(operand.place, message))
            }
        }
    }

    /// Resolves an output register.
    pub(super) fn target(
        &self,
        operand: &Operand<'_>,
        ty: Type,
        wider: bool,
    ) -> Result<(Option<u32>, Type), Rejection> {
        match operand.value {
            Value::Name(name) => {
                let (slot, ty) = self.register(operand, name, ty, wider)?;
                Ok((Some(slot), ty))
            }
            Value::Sink => Ok((None, ty)),
            _ => Err(Rejection::syntax(operand.place, "expected a register")),
        }
    }

    pub(super) fn predicate_or_sink(
        &self,
        operand: &Operand<'_>,
        name: &str,
    ) -> Result<Option<u32>, Rejection> {
        if name == "_" {
            return Ok(None);
        }
        match self.lookup(operand, name)? {
            Symbol::Predicate(slot) => Ok(Some(slot)),
            _ => {
                let message = format!("`{name}` is not a predicate");
                Err(Rejection::syntax(operand.place, message))
            }
        }
    }

    /// Resolves an input predicate.
    pub(super) fn condition(&self, operand: &Operand<'_>) -> Result<Condition, Rejection> {
        let (name, negated) = match operand.value {
            Value::Name(name) => (name, false),
            Value::Not(name) => (name, true),
            Value::Integer(0) => return Ok(Condition::Never),
            Value::Integer(_) => return Ok(Condition::Always),
            _ => return Err(Rejection::syntax(operand.place, "expected a predicate")),
        };
        Ok(match self.predicate_or_sink(operand, name)? {
            Some(slot) if negated => Condition::Unless(slot),
            Some(slot) => Condition::If(slot),
            None => return Err(Rejection::syntax(operand.place, "expected a predicate")),
        })
    }

    /// Resolves an input register or constant.
    pub(super) fn source(
        &mut self,
        operand: &Operand<'_>,
        ty: Type,
        wider: bool,
    ) -> Result<Source, Rejection> {
        let mask = |value: u64| {
            if ty.bytes() == 8 {
                value
            } else {
                value & ((1 << ty.bits()) - 1)
            }
        };
        let is_plain_float = matches!(ty, Type::F32 | Type::F64);
        let value = match operand.value {
            Value::Name("WARP_SZ") => 32,
            Value::Name(name) if self.symbol(name).is_none() && special(name).is_some() => {
                return self.special(operand, name, ty);
            }
            Value::Part(name, part) => {
                return self.special(operand, &format!("{name}.{part}"), ty);
            }
            Value::Name(name) => {
                return Ok(Source::Register(self.register(operand, name, ty, wider)?.0));
            }
            Value::Integer(value) if !is_plain_float => mask(value),
            Value::Single(bits) if ty.bytes() == 4 => bits.into(),
            Value::Double(bits) if ty.bytes() == 8 && !matches!(ty, Type::U64 | Type::S64) => bits,
            Value::Double(bits) if ty == Type::F32 => {
                (f64::from_bits(bits) as f32).to_bits().into()
            }
            _ => {
                let message = format!("expected a register or constant of .{}", ty.text());
                return Err(Rejection::syntax(operand.place, message));
            }
        };
        Ok(self.constant(Constant::Value(value)))
    }

    /// Copies a special register to a register.
    fn special(
        &mut self,
        operand: &Operand<'_>,
        name: &str,
        wanted: Type,
    ) -> Result<Source, Rejection> {
        let Some((special, ty)) = special(name) else {
            let message = format!("the register `{name}` is not supported");
            return Err(Rejection::unsupported(operand.place, message));
        };
        // Indices were 16 bits wide in early PTX, and may still be read so.
        let short = ty == Type::U32 && wanted.bytes() == 2;
        if wanted.bytes() < ty.bytes() && !short {
            let message = format!("`{name}` does not fit .{}", wanted.text());
            return Err(Rejection::syntax(operand.place, message));
        }
        let to = self.temporary(ty);
        self.emit(Operation::Special { to, special });
        Ok(Source::Register(to))
    }

    /// Resolves a constant that must be an integer.
    pub(super) fn integer(&self, operand: &Operand<'_>) -> Result<u64, Rejection> {
        match operand.value {
            Value::Integer(value) => Ok(value),
            _ => Err(Rejection::syntax(operand.place, "expected an integer")),
        }
    }
}

fn fits(register: Type, wanted: Type, wider: bool) -> bool {
    if wider && !matches!(register, Type::Pred) {
        // Floats are not widened, and a wider float register holds no narrower integer.
        let plain = register.bytes() > wanted.bytes() && !register.is_float();
        let same =
            register.bytes() == wanted.bytes() && (register.fits(wanted) || wanted.bytes() == 1);
        return same || plain;
    }
    register.fits(wanted)
}
