//! The layout of variables and their initial values.

use super::Context;
use super::pressure::registers;
use super::scope::{Symbol, placed};
use crate::ast::{Function, Initial, Linkage, Variable, Word};
use crate::code::{Builtin, Constant, function_address};
use crate::image::{Entry, Parameter, Reference, ReferenceKind, Relocation, Target};
use crate::rejection::{Reason, Rejection};
use crate::types::{Space, Type};
use std::collections::BTreeSet;

/// Maximum static shared memory of a kernel, in bytes.
const MAX_STATIC_SHARED: u32 = 48 << 10;

impl<'a> Context<'a> {
    pub(super) fn declare_variable(&mut self, variable: &Variable<'a>) -> Result<(), Rejection> {
        let name = variable.name;
        let symbol = match variable.space {
            Space::Shared => Symbol::Shared(self.shared_variable(variable)),
            Space::Global | Space::Const => {
                // An external variable has to be defined in the same text.
                if variable.linkage == Linkage::Extern {
                    return Ok(());
                }
                self.variables.push(image(variable));
                Symbol::Variable(self.variables.len() - 1)
            }
            _ => {
                let message = "a variable in this space must be declared in a function";
                return Err(Rejection::unsupported(name.place, message));
            }
        };
        self.declare_once(name, symbol)
    }

    pub(super) fn declare_reference(
        &mut self,
        name: Word<'a>,
        kind: ReferenceKind,
    ) -> Result<(), Rejection> {
        let index = self.references.len() as u32;
        self.references.push(Reference {
            name: name.text.to_owned(),
            kind,
        });
        self.declare_once(name, Symbol::Reference(index))
    }

    fn declare_once(&mut self, name: Word<'a>, symbol: Symbol) -> Result<(), Rejection> {
        if self.names.insert(name.text, symbol).is_some() {
            let message = format!("`{}` is declared twice", name.text);
            return Err(Rejection::new(Reason::Duplicate, name.place, message));
        }
        Ok(())
    }

    /// Writes the initial value of a variable.
    pub(super) fn initialise(&mut self, variable: &Variable<'a>) -> Result<(), Rejection> {
        let Some(&Symbol::Variable(index)) = self.names.get(variable.name.text) else {
            return Ok(());
        };
        if variable.linkage == Linkage::Extern || variable.initial.is_empty() {
            return Ok(());
        }
        let element = u64::from(variable.ty.bytes());
        let mut at = 0;
        for (place, value) in variable.initial.iter().enumerate() {
            let bits = match *value {
                Initial::AddressByte { of, add, byte } if element == 1 => {
                    if !is_whole_address(&variable.initial, place, byte) {
                        let message = "bytes of an address must be complete and in order";
                        return Err(Rejection::unsupported(of.place, message));
                    }
                    if byte == 0 {
                        let target = self.target_of(of, add)?;
                        let relocation = Relocation { offset: at, target };
                        self.variables[index].relocations.push(relocation);
                    }
                    0
                }
                Initial::UpTo(elements) => {
                    at = at.max(elements.saturating_mul(element));
                    continue;
                }
                Initial::Integer(value) if !variable.ty.is_float() || element == 2 => value,
                Initial::Single(bits) if element == 4 => bits.into(),
                Initial::Double(bits) if element == 8 => bits,
                Initial::Double(bits) if variable.ty == Type::F32 => {
                    (f64::from_bits(bits) as f32).to_bits().into()
                }
                Initial::Address { of, add } if element == 8 => {
                    let target = self.target_of(of, add)?;
                    let relocation = Relocation { offset: at, target };
                    self.variables[index].relocations.push(relocation);
                    0
                }
                _ => {
                    let message = format!("a value does not fit .{}", variable.ty.text());
                    return Err(Rejection::syntax(variable.name.place, message));
                }
            };
            let bytes = &mut self.variables[index].initial;
            let end = at.saturating_add(element) as usize;
            let Some(place) = bytes.get_mut(at as usize..end) else {
                let message = format!(
                    "`{}` has more initial values than elements",
                    variable.name.text
                );
                return Err(Rejection::syntax(variable.name.place, message));
            };
            place.copy_from_slice(&bits.to_le_bytes()[..element as usize]);
            at = at.saturating_add(element);
        }
        Ok(())
    }

    fn target_of(&self, of: Word<'_>, add: i64) -> Result<Target, Rejection> {
        match self.names.get(of.text) {
            Some(Symbol::Variable(index)) => Ok(Target::Variable(*index, add)),
            Some(Symbol::Function(index)) => Ok(Target::Value(function_address(*index))),
            _ => {
                let message = format!("`{}` has no address here", of.text);
                Err(Rejection::new(Reason::Undefined, of.place, message))
            }
        }
    }

    /// Describes a kernel. Its shared memory contains the variables that it and its callees use.
    pub(super) fn entry(&self, function: &Function<'a>, index: usize) -> Result<Entry, Rejection> {
        let mut parameter_bytes = 0;
        let mut parameters = Vec::new();
        for variable in &function.parameters {
            parameters.push(Parameter {
                offset: placed(&mut parameter_bytes, variable)?,
                size: variable.size().unwrap_or(0) as u32,
                align: variable.alignment(),
            });
        }
        let mut shared = vec![None; self.shared.len()];
        let (mut end, mut dynamic_align) = (0u64, 1);
        let reachable = self.reachable(index);
        let used: BTreeSet<usize> = reachable
            .iter()
            .flat_map(|index| self.functions[*index].shared.iter().copied())
            .collect();
        for &variable in used
            .iter()
            .filter(|&&variable| !self.shared[variable].dynamic)
        {
            let Shared { size, align, .. } = self.shared[variable];
            let start = end.next_multiple_of(align.into());
            shared[variable] = Some(start as u32);
            end = start + u64::from(size);
        }
        let end = u32::try_from(end)
            .ok()
            .filter(|end| *end <= MAX_STATIC_SHARED)
            .ok_or_else(|| {
                let message = format!("`{}` has too much shared memory", function.name.text);
                Rejection::syntax(function.name.place, message)
            })?;
        for &variable in used
            .iter()
            .filter(|&&variable| self.shared[variable].dynamic)
        {
            dynamic_align = self.shared[variable].align.max(dynamic_align);
        }
        for &variable in used
            .iter()
            .filter(|&&variable| self.shared[variable].dynamic)
        {
            shared[variable] = Some(end.next_multiple_of(dynamic_align));
        }
        let lowered = &self.code.functions[index];
        let constant = self
            .variables
            .iter()
            .filter(|variable| variable.space == Space::Const);
        let bounds = &function.bounds;
        let needs = reachable
            .iter()
            .map(|index| self.functions[*index].pressure);
        let calls = |wanted: &[Builtin]| {
            reachable.iter().any(|index| {
                let builtins = &self.functions[*index].builtins;
                builtins.iter().any(|builtin| wanted.contains(builtin))
            })
        };
        Ok(Entry {
            name: function.name.text.to_owned(),
            parameters,
            parameter_bytes,
            shared_bytes: end,
            const_bytes: constant.map(|variable| variable.size as u32).sum(),
            local_bytes: lowered.frame.local,
            registers: registers(needs, bounds),
            max_threads: bounds.most_threads,
            required_threads: bounds.exact_threads,
            cluster: bounds.cluster,
            min_blocks: bounds.least_blocks,
            max_registers: bounds.most_registers,
            function: index,
            shared,
            dynamic_align,
            prints: calls(&[Builtin::Print]),
            allocates: calls(&[Builtin::Allocate, Builtin::Free]),
        })
    }

    /// Returns a function and all functions that it may call, directly or indirectly.
    fn reachable(&self, entry: usize) -> BTreeSet<usize> {
        let mut seen = BTreeSet::new();
        let mut open = vec![entry];
        while let Some(index) = open.pop() {
            if !seen.insert(index) {
                continue;
            }
            let known = &self.functions[index];
            open.extend(known.calls.iter().copied());
            if known.calls_any {
                let all = 0..self.functions.len();
                open.extend(all.filter(|index| !self.functions[*index].is_entry));
            }
        }
        seen
    }

    /// Returns the address of a module variable or function as a constant.
    pub(super) fn address_of(&mut self, symbol: &Symbol, add: i64) -> Option<Constant> {
        Some(match *symbol {
            Symbol::Variable(index) => Constant::Variable(index, add),
            Symbol::Shared(index) => Constant::Shared(index, add),
            Symbol::Function(index) => Constant::Value(function_address(index)),
            _ => return None,
        })
    }
}

/// Returns whether the byte at this index is part of a complete address of eight bytes.
fn is_whole_address(values: &[Initial<'_>], place: usize, byte: u32) -> bool {
    let Some(first) = place.checked_sub(byte as usize) else {
        return false;
    };
    let Some(Initial::AddressByte { of, add, .. }) = values.get(first) else {
        return false;
    };
    let same = |wanted: u32, value: &Initial<'_>| {
        matches!(value,
        Initial::AddressByte { of: other, add: distance, byte }
            if *byte == wanted && other.text == of.text && distance == add)
    };
    let row = values.get(first..first + 8).unwrap_or_default();
    row.len() == 8 && (0..).zip(row).all(|(wanted, value)| same(wanted, value))
}

use super::Shared;

fn image(variable: &Variable<'_>) -> crate::image::Variable {
    let size = variable.size().unwrap_or(0);
    crate::image::Variable {
        name: variable.name.text.to_owned(),
        space: variable.space,
        size,
        align: variable.alignment().into(),
        initial: vec![0; size as usize],
        relocations: Vec::new(),
        managed: variable.managed,
        visible: variable.linkage != Linkage::Internal,
    }
}
