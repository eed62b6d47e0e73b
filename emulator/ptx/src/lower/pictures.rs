//! Texture and surface instructions.

use super::Lowering;
use super::arguments::Argument;
use super::scope::Symbol;
use crate::ast::{Instruction, Operand, Value};
use crate::code::{Access, Bounds, Lookup, Object, Operation, Source, Surface, Texel};
use crate::isa::Decoded;
use crate::rejection::Rejection;
use crate::types::Type;

impl<'a> Lowering<'_, 'a> {
    /// Lowers a texture or surface instruction. Returns whether the instruction is one.
    pub(super) fn picture(
        &mut self,
        instruction: &Instruction<'a>,
        decoded: &Decoded<'a>,
        arguments: &mut [Argument],
    ) -> Result<bool, Rejection> {
        let name = instruction.name.text;
        let operation = match (name, &*arguments) {
            ("suld", [Argument::Targets(to, _), Argument::Open]) => {
                let access = Access::Load(to.clone());
                self.surface(decoded, &instruction.operands[1], access)?
            }
            ("sust", [Argument::Open, Argument::Sources(from)]) => {
                let access = Access::Store(from.clone());
                self.surface(decoded, &instruction.operands[0], access)?
            }
            ("tex" | "tld4", [Argument::Targets(to, _), Argument::Open]) => {
                let (object, place) = self.object(&instruction.operands[1])?;
                Operation::Texel(Texel {
                    object,
                    lookup: match name {
                        "tex" if ["cube", "acube"].iter().any(|word| decoded.has(word)) => {
                            Lookup::Cube
                        }
                        "tex" => Lookup::Element {
                            is_whole: coordinate_type(decoded) == Type::S32,
                            axes: ["1d", "2d", "3d"]
                                .iter()
                                .position(|word| decoded.has(word))
                                .map_or(0, |place| place + 1),
                        },
                        _ => Lookup::Gather(component(decoded)),
                    },
                    at: self.coordinates(decoded, place)?,
                    to: to.clone(),
                    is_single: decoded.first() == Type::F32,
                })
            }
            _ => return Ok(false),
        };
        self.emit(operation);
        Ok(true)
    }

    fn surface(
        &mut self,
        decoded: &Decoded<'a>,
        operand: &Operand<'a>,
        access: Access,
    ) -> Result<Operation, Rejection> {
        let (object, place) = self.object(operand)?;
        let [x, y, z, layer] = self.coordinates(decoded, place)?;
        let has_layers = ["a1d", "a2d"].iter().any(|word| decoded.has(word));
        Ok(Operation::Surface(Surface {
            object,
            has_layers,
            at: [x, y, if has_layers { layer } else { z }],
            bounds: match () {
                () if decoded.has("clamp") => Bounds::Clamp,
                () if decoded.has("zero") => Bounds::Zero,
                () => Bounds::Trap,
            },
            bytes: decoded.first().bytes(),
            access,
        }))
    }

    /// Resolves the object register or the reference, and returns the coordinates operand.
    fn object<'o>(
        &mut self,
        operand: &'o Operand<'a>,
    ) -> Result<(Object, &'o Operand<'a>), Rejection> {
        let Value::Texel(name, place) = &operand.value else {
            let message = "expected an object and coordinates in brackets";
            return Err(Rejection::syntax(operand.place, message));
        };
        if let Some(Symbol::Reference(index)) = self.symbol(name) {
            return Ok((Object::Reference(index), place));
        }
        let (slot, _) = self.register(operand, name, Type::B64, false)?;
        Ok((Object::Handle(Source::Register(slot)), place))
    }

    /// Resolves the three coordinates and the layer.
    fn coordinates(
        &mut self,
        decoded: &Decoded<'a>,
        operand: &Operand<'a>,
    ) -> Result<[Source; 4], Rejection> {
        let (whole, single) = (Some(Type::S32), Some(Type::F32));
        let plain = Some(coordinate_type(decoded));
        let named = |word: &&str| {
            // The types of the operands in order, and the coordinate of each. Unused operands have no type.
            let (types, places): (&[Option<Type>], &[usize]) = match *word {
                "1d" => (&[plain], &[0]),
                "2d" => (&[plain; 2], &[0, 1]),
                "3d" => (&[plain, plain, plain, None], &[0, 1, 2, 2]),
                "a1d" => (&[whole; 2], &[3, 0]),
                "a2d" => (&[whole, whole, whole, None], &[3, 0, 1, 1]),
                "cube" => (&[single, single, single, None], &[0, 1, 2, 2]),
                "acube" => (&[whole, single, single, single], &[3, 0, 1, 2]),
                _ => return None,
            };
            Some((types.to_vec(), places.to_vec()))
        };
        let found = decoded.modifiers.iter().find_map(named);
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

/// Returns the type of coordinates: surfaces have integers, and textures the type that the instruction names last.
fn coordinate_type(decoded: &Decoded<'_>) -> Type {
    decoded.types.get(1).copied().unwrap_or(Type::S32)
}

/// Returns the index of the component to gather.
fn component(decoded: &Decoded<'_>) -> usize {
    let names = ["r", "g", "b", "a"];
    let is_given = |name: &&str| decoded.modifiers.first() == Some(name);
    names.iter().position(is_given).unwrap_or(0)
}
