//! Where variables lie, and what they begin with.

use super::scope::{Symbol, placed};
use super::{Context, Known};
use crate::ast::{Function, Initial, Linkage, Variable};
use crate::code::{Constant, function_address};
use crate::image::{Entry, Parameter, Relocation, Target};
use crate::rejection::{Reason, Rejection};
use crate::types::{Space, Type};
use std::collections::BTreeSet;

/// How much shared memory a text may declare for a kernel, in bytes.
const MOST_SHARED: u32 = 48 << 10;

impl<'a> Context<'a> {
    pub(super) fn declare_variable(&mut self, variable: &Variable<'a>) -> Result<(), Rejection> {
        let name = variable.name;
        let symbol = match variable.space {
            Space::Shared => Symbol::Shared(self.shared_variable(variable)),
            Space::Global | Space::Const => {
                // An external one has to be defined by the same text.
                if variable.linkage == Linkage::Extern {
                    return Ok(());
                }
                self.variables.push(image(variable));
                Symbol::Variable(self.variables.len() - 1)
            }
            _ => {
                let message = "a variable in this space stands in a function";
                return Err(Rejection::unsupported(name.place, message));
            }
        };
        if self.names.insert(name.text, symbol).is_some() {
            let message = format!("`{}` is declared twice", name.text);
            return Err(Rejection::new(Reason::Duplicate, name.place, message));
        }
        Ok(())
    }

    /// Writes what a variable begins with.
    pub(super) fn initialise(&mut self, variable: &Variable<'a>) -> Result<(), Rejection> {
        let Some(&Symbol::Variable(index)) = self.names.get(variable.name.text) else {
            return Ok(());
        };
        if variable.linkage == Linkage::Extern || variable.initial.is_empty() {
            return Ok(());
        }
        let element = u64::from(variable.ty.bytes());
        let mut at = 0;
        for value in &variable.initial {
            let bits = match *value {
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
                    let target = self.target(of.text, add).ok_or_else(|| {
                        let message = format!("`{}` has no address here", of.text);
                        Rejection::new(Reason::Undefined, of.place, message)
                    })?;
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
                let message = format!("`{}` has more values than room", variable.name.text);
                return Err(Rejection::syntax(variable.name.place, message));
            };
            place.copy_from_slice(&bits.to_le_bytes()[..element as usize]);
            at = at.saturating_add(element);
        }
        Ok(())
    }

    fn target(&self, name: &str, add: i64) -> Option<Target> {
        match self.names.get(name)? {
            Symbol::Variable(index) => Some(Target::Variable(*index, add)),
            Symbol::Function(index) => Some(Target::Value(function_address(*index))),
            _ => None,
        }
    }

    /// What is told of a kernel, whose shared memory is laid out by what it and its callees use.
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
        let used = self.reachable_shared(index);
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
            .filter(|end| *end <= MOST_SHARED)
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
        let estimate = self.functions[index].registers;
        Ok(Entry {
            name: function.name.text.to_owned(),
            parameters,
            parameter_bytes,
            shared_bytes: end,
            const_bytes: constant.map(|variable| variable.size as u32).sum(),
            local_bytes: lowered.frame.local,
            registers: estimate.min(bounds.most_registers.unwrap_or(estimate)),
            max_threads: bounds.most_threads,
            required_threads: bounds.exact_threads,
            cluster: bounds.cluster,
            min_blocks: bounds.least_blocks,
            max_registers: bounds.most_registers,
            function: index,
            shared,
            dynamic_align,
        })
    }

    fn reachable_shared(&self, entry: usize) -> BTreeSet<usize> {
        let mut seen = BTreeSet::new();
        let mut open = vec![entry];
        let mut used = BTreeSet::new();
        while let Some(index) = open.pop() {
            if !seen.insert(index) {
                continue;
            }
            let Known {
                shared,
                calls,
                calls_any,
                ..
            } = &self.functions[index];
            used.extend(shared.iter().copied());
            open.extend(calls.iter().copied());
            if *calls_any {
                open.extend(0..self.functions.len());
            }
        }
        used
    }

    /// The operand that is the address of a variable of the module.
    pub(super) fn address_of(&mut self, symbol: &Symbol, add: i64) -> Option<Constant> {
        Some(match *symbol {
            Symbol::Variable(index) => Constant::Variable(index, add),
            Symbol::Shared(index) => Constant::Shared(index, add),
            Symbol::Function(index) => Constant::Value(function_address(index)),
            _ => return None,
        })
    }
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
