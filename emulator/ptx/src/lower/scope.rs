//! The meaning of names in a function.

use crate::ast::{Variable, Word};
use crate::code::Parameter;
use crate::rejection::{Reason, Rejection};
use crate::types::Type;
use std::collections::HashMap;

/// The meaning of a name.
#[derive(Clone, Debug)]
pub(super) enum Symbol {
    Register(u32, Type),
    Predicate(u32),
    /// A variable in the frame: its offset and size.
    Frame(u32, u32),
    /// A parameter of the kernel.
    Kernel(u32),
    /// A shared variable of the module.
    Shared(usize),
    /// A global or constant variable of the module.
    Variable(usize),
    Function(usize),
    /// A texture or surface reference of the module, by its index.
    Reference(u32),
    Label(usize),
    Targets(Vec<usize>),
    Prototype(Shape),
}

/// The parameters and results of a function, with their layout in memory.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Shape {
    pub(super) returns: Vec<Parameter>,
    pub(super) parameters: Vec<Parameter>,
    /// Size of all of them in bytes.
    pub(super) bytes: u32,
}

impl Shape {
    pub(super) fn of(
        returns: &[Variable<'_>],
        parameters: &[Variable<'_>],
    ) -> Result<Shape, Rejection> {
        let mut shape = Shape::default();
        for (variable, returned) in returns
            .iter()
            .map(|variable| (variable, true))
            .chain(parameters.iter().map(|variable| (variable, false)))
        {
            let offset = placed(&mut shape.bytes, variable)?;
            let bytes = variable.size().unwrap_or(0) as u32;
            let list = if returned {
                &mut shape.returns
            } else {
                &mut shape.parameters
            };
            list.push(Parameter { offset, bytes });
        }
        Ok(shape)
    }
}

/// Returns the offset of a variable placed at `end`, and moves `end` behind it.
pub(super) fn placed(end: &mut u32, variable: &Variable<'_>) -> Result<u32, Rejection> {
    let align = u64::from(variable.alignment());
    let offset = u64::from(*end).next_multiple_of(align);
    let after = offset + variable.size().unwrap_or(u64::MAX >> 1);
    // A thread has at most 512 KiB of local memory.
    if after > 1 << 19 {
        let message = format!("`{}` is too large", variable.name.text);
        return Err(Rejection::syntax(variable.name.place, message));
    }
    *end = after as u32;
    Ok(offset as u32)
}

/// The names of a block, and ranges of registers such as `%r<10>`.
#[derive(Default)]
struct Block<'a> {
    names: HashMap<&'a str, Symbol>,
    rows: HashMap<&'a str, (u32, u32, Type)>,
}

/// The open blocks, the innermost last.
#[derive(Default)]
pub(super) struct Scope<'a> {
    blocks: Vec<Block<'a>>,
}

impl<'a> Scope<'a> {
    pub(super) fn open(&mut self) {
        self.blocks.push(Block::default());
    }

    pub(super) fn close(&mut self) {
        self.blocks.pop();
    }

    pub(super) fn declare(&mut self, name: Word<'a>, symbol: Symbol) -> Result<(), Rejection> {
        let Some(block) = self.blocks.last_mut() else {
            return Ok(());
        };
        if name.text != "_" && block.names.insert(name.text, symbol).is_some() {
            let message = format!("`{}` is declared twice", name.text);
            return Err(Rejection::new(Reason::Duplicate, name.place, message));
        }
        Ok(())
    }

    /// Declares `count` registers with consecutive slots.
    pub(super) fn declare_row(
        &mut self,
        name: Word<'a>,
        first: u32,
        count: u32,
        ty: Type,
    ) -> Result<(), Rejection> {
        let Some(block) = self.blocks.last_mut() else {
            return Ok(());
        };
        if block.rows.insert(name.text, (first, count, ty)).is_some() {
            let message = format!("`{}` is declared twice", name.text);
            return Err(Rejection::new(Reason::Duplicate, name.place, message));
        }
        Ok(())
    }

    pub(super) fn find(&self, name: &str) -> Option<Symbol> {
        self.blocks.iter().rev().find_map(|block| block.find(name))
    }
}

impl Block<'_> {
    fn find(&self, name: &str) -> Option<Symbol> {
        if let Some(symbol) = self.names.get(name) {
            return Some(symbol.clone());
        }
        let prefix = name.trim_end_matches(|c: char| c.is_ascii_digit());
        let digits = &name[prefix.len()..];
        let canonical = digits == "0" || !digits.starts_with('0');
        let (first, count, ty) = *self.rows.get(prefix)?;
        let index = digits
            .parse::<u32>()
            .ok()
            .filter(|index| canonical && *index < count)?;
        Some(match ty {
            Type::Pred => Symbol::Predicate(first + index),
            _ => Symbol::Register(first + index, ty),
        })
    }
}
