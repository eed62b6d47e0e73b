//! Instructions that read and write arrays through objects.

use super::Lowering;
use super::arguments::Argument;
use crate::ast::{Instruction, Operand, Value};
use crate::code::{Access, Bounds, Look, Operation, Source, Surface, Texel};
use crate::isa::Reading;
use crate::rejection::Rejection;
use crate::types::Type;

impl<'a> Lowering<'_, 'a> {
    /// Lowers an instruction that reads or writes an array. Returns whether it is one.
    pub(super) fn picture(
        &mut self,
        instruction: &Instruction<'a>,
        reading: &Reading<'a>,
        arguments: &mut [Argument],
    ) -> Result<bool, Rejection> {
        let name = instruction.name.text;
        let operation = match (name, &*arguments) {
            ("suld", [Argument::Targets(to, _), Argument::Open]) => {
                let access = Access::Load(to.clone());
                self.surface(reading, &instruction.operands[1], access)?
            }
            ("sust", [Argument::Open, Argument::Sources(from)]) => {
                let access = Access::Store(from.clone());
                self.surface(reading, &instruction.operands[0], access)?
            }
            ("tex" | "tld4", [Argument::Targets(to, _), Argument::Open]) => {
                let (object, place) = self.object(&instruction.operands[1])?;
                Operation::Texel(Texel {
                    object,
                    look: match name {
                        "tex" => Look::Cube,
                        _ => Look::Gather(component(reading)),
                    },
                    at: self.coordinates(reading, place)?,
                    to: to.clone(),
                    is_single: reading.first() == Type::F32,
                })
            }
            _ => return Ok(false),
        };
        self.emit(operation);
        Ok(true)
    }

    fn surface(
        &mut self,
        reading: &Reading<'a>,
        operand: &Operand<'a>,
        access: Access,
    ) -> Result<Operation, Rejection> {
        let (object, place) = self.object(operand)?;
        let [x, y, z, layer] = self.coordinates(reading, place)?;
        let has_layers = ["a1d", "a2d"].iter().any(|word| reading.has(word));
        Ok(Operation::Surface(Surface {
            object,
            has_layers,
            at: [x, y, if has_layers { layer } else { z }],
            bounds: match () {
                () if reading.has("clamp") => Bounds::Clamp,
                () if reading.has("zero") => Bounds::Zero,
                () => Bounds::Trap,
            },
            bytes: reading.first().bytes(),
            access,
        }))
    }

    /// The object, which is in a register, and where it is looked at.
    fn object<'o>(
        &mut self,
        operand: &'o Operand<'a>,
    ) -> Result<(Source, &'o Operand<'a>), Rejection> {
        let Value::Texel(name, place) = &operand.value else {
            let message = "expected an object and a place in brackets";
            return Err(Rejection::syntax(operand.place, message));
        };
        let (slot, _) = self.register(operand, name, Type::B64, false)?;
        Ok((Source::Register(slot), place))
    }

    /// The coordinates on three axes, and the layer.
    fn coordinates(
        &mut self,
        reading: &Reading<'a>,
        operand: &Operand<'a>,
    ) -> Result<[Source; 4], Rejection> {
        let (whole, single) = (Some(Type::S32), Some(Type::F32));
        let named = |word: &&str| {
            // Types in their order, and which coordinate each is. Nobody asks for what is none.
            let (types, places): (&[Option<Type>], &[usize]) = match *word {
                "1d" => (&[whole], &[0]),
                "2d" if reading.types.len() > 1 => (&[single; 2], &[0, 1]),
                "2d" => (&[whole; 2], &[0, 1]),
                "3d" => (&[whole, whole, whole, None], &[0, 1, 2, 2]),
                "a1d" => (&[whole; 2], &[3, 0]),
                "a2d" => (&[whole, whole, whole, None], &[3, 0, 1, 1]),
                "cube" => (&[single, single, single, None], &[0, 1, 2, 2]),
                "acube" => (&[whole, single, single, single], &[3, 0, 1, 2]),
                _ => return None,
            };
            Some((types.to_vec(), places.to_vec()))
        };
        let found = reading.modifiers.iter().find_map(named);
        let (types, places) = found.unwrap_or_default();
        let parts = match &operand.value {
            Value::Vector(parts) => parts.as_slice(),
            _ => std::slice::from_ref(operand),
        };
        if parts.len() != types.len() {
            let message = format!("expected {} coordinates", types.len());
            return Err(Rejection::syntax(operand.place, message));
        }
        let mut at = [self.value(0); 4];
        for ((part, ty), place) in parts.iter().zip(types).zip(places) {
            let Some(ty) = ty else {
                self.source(part, Type::B32, false)?;
                continue;
            };
            at[place] = self.source(part, ty, false)?;
        }
        Ok(at)
    }
}

/// Which component of elements is gathered.
fn component(reading: &Reading<'_>) -> usize {
    let names = ["r", "g", "b", "a"];
    let is_given = |name: &&str| reading.modifiers.first() == Some(name);
    names.iter().position(is_given).unwrap_or(0)
}
