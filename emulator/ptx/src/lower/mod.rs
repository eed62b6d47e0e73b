//! Lowering: from the syntax tree to executable code.

mod scope;

mod pressure;

mod operands;

mod arguments;

mod layout;

mod data;

mod comparing;

mod transfers;

mod pictures;

mod asynchronous;

mod collective;

mod control;

mod function;

use crate::ast::{Function, Item, Text, Variable};
use crate::code::{Builtin, Code, Condition, Constant, Instruction, Operation, Parameter, Source};
use crate::image;
use crate::rejection::{Reason, Rejection};
use crate::types::Type;
use pressure::Pressure;
use scope::{Scope, Shape, Symbol};
use std::collections::{BTreeSet, HashMap};

/// The result of lowering a text.
pub(crate) struct Lowered {
    pub(crate) code: Code,
    pub(crate) entries: Vec<image::Entry>,
    pub(crate) variables: Vec<image::Variable>,
    pub(crate) references: Vec<image::Reference>,
}

/// A function of the module during lowering.
#[derive(Clone, Default)]
struct FunctionInfo {
    shape: Shape,
    defined: bool,
    builtin: Option<Builtin>,
    is_entry: bool,
    /// Shared variables that it uses directly, for the layout of kernels.
    shared: BTreeSet<usize>,
    calls: BTreeSet<usize>,
    calls_any: bool,
    /// Builtins that it calls.
    builtins: Vec<Builtin>,
    pressure: Pressure,
}

/// A variable in shared memory.
struct Shared {
    size: u32,
    align: u32,
    dynamic: bool,
}

/// A module during lowering.
#[derive(Default)]
struct Context<'a> {
    names: HashMap<&'a str, Symbol>,
    functions: Vec<FunctionInfo>,
    shared: Vec<Shared>,
    variables: Vec<image::Variable>,
    references: Vec<image::Reference>,
    code: Code,
    constants: HashMap<Constant, u32>,
}

/// A function during lowering.
struct Lowering<'m, 'a> {
    context: &'m mut Context<'a>,
    scope: Scope<'a>,
    entry: bool,
    /// Positions of labels, once reached.
    labels: Vec<Option<u32>>,
    /// Number of 32-bit words of each register.
    registers: Vec<u8>,
    predicates: u32,
    local: u32,
    guard: Condition,
    line: u32,
    /// Result registers and their offsets in the frame.
    returned: Vec<(u32, Parameter)>,
    used: FunctionInfo,
}

/// Lowers a complete text.
pub(crate) fn lower(text: &Text<'_>) -> Result<Lowered, Rejection> {
    let mut context = Context::default();
    context.declare(text)?;
    let mut entries = Vec::new();
    for item in &text.items {
        match item {
            Item::Function(function) if function.body.is_some() => {
                let index = context.function(function)?;
                if function.entry {
                    entries.push((function, index));
                }
            }
            _ => {}
        }
    }
    let found: Result<Vec<_>, Rejection> = entries
        .into_iter()
        .map(|(function, index)| context.entry(function, index))
        .collect();
    Ok(Lowered {
        entries: found?,
        variables: context.variables,
        references: context.references,
        code: context.code,
    })
}

impl<'a> Context<'a> {
    /// Declares all names first, so that their order does not matter, then lays out the variables.
    fn declare(&mut self, text: &Text<'a>) -> Result<(), Rejection> {
        for item in &text.items {
            match item {
                Item::Function(function) => self.declare_function(function)?,
                Item::Variable(variable) => self.declare_variable(variable)?,
                Item::Reference(name, kind) => self.declare_reference(*name, *kind)?,
                Item::Alias(name, of) => {
                    let Some(symbol @ Symbol::Function(_)) = self.names.get(of.text).cloned()
                    else {
                        let message = format!("unknown function `{}`", of.text);
                        return Err(Rejection::new(Reason::Undefined, of.place, message));
                    };
                    self.names.insert(name.text, symbol);
                }
            }
        }
        for item in &text.items {
            if let Item::Variable(variable) = item {
                self.initialise(variable)?;
            }
        }
        Ok(())
    }

    fn declare_function(&mut self, function: &Function<'a>) -> Result<(), Rejection> {
        let name = function.name;
        let defined = function.body.is_some();
        let index = match self.names.get(name.text) {
            Some(&Symbol::Function(index)) if !(defined && self.functions[index].defined) => index,
            Some(_) => {
                let message = format!("`{}` is declared twice", name.text);
                return Err(Rejection::new(Reason::Duplicate, name.place, message));
            }
            None => {
                self.functions.push(FunctionInfo::default());
                self.code.functions.push(crate::code::Function::default());
                let index = self.functions.len() - 1;
                self.names.insert(name.text, Symbol::Function(index));
                index
            }
        };
        let known = &mut self.functions[index];
        known.shape = Shape::of(&function.returns, &function.parameters)?;
        known.defined |= defined;
        if !known.defined {
            known.builtin = Builtin::named(name.text);
        }
        self.code.functions[index].name = name.text.to_owned();
        Ok(())
    }

    /// Returns the index of a constant in the table.
    fn constant(&mut self, constant: Constant) -> u32 {
        let next = self.code.constants.len() as u32;
        let index = *self.constants.entry(constant).or_insert(next);
        if index == next {
            self.code.constants.push(constant);
        }
        index
    }

    fn shared_variable(&mut self, variable: &Variable<'a>) -> usize {
        let size = variable.size().unwrap_or(0) as u32;
        self.shared.push(Shared {
            size,
            align: variable.alignment(),
            dynamic: variable.linkage == crate::ast::Linkage::Extern && size == 0,
        });
        self.shared.len() - 1
    }
}

impl<'a> Lowering<'_, 'a> {
    fn in_entry(&self) -> bool {
        self.entry
    }

    fn symbol(&self, name: &str) -> Option<Symbol> {
        self.scope
            .find(name)
            .or_else(|| self.context.names.get(name).cloned())
    }

    fn uses_shared(&mut self, index: usize) {
        self.used.shared.insert(index);
    }

    fn constant(&mut self, constant: Constant) -> Source {
        Source::Constant(self.context.constant(constant))
    }

    fn value(&mut self, value: u64) -> Source {
        self.constant(Constant::Value(value))
    }

    fn temporary(&mut self, ty: Type) -> u32 {
        self.new_registers(ty, 1)
    }

    /// Allocates registers with consecutive slots and returns the first.
    fn new_registers(&mut self, ty: Type, count: u32) -> u32 {
        let first = self.registers.len();
        let words = ty.bytes().div_ceil(4) as u8;
        self.registers.resize(first + count as usize, words);
        first as u32
    }

    fn temporary_predicate(&mut self) -> u32 {
        self.predicates += 1;
        self.predicates - 1
    }

    fn emit(&mut self, operation: Operation) {
        let (guard, line) = (self.guard, self.line);
        self.context.code.instructions.push(Instruction {
            guard,
            operation,
            line,
        });
    }

    fn next(&self) -> u32 {
        self.context.code.instructions.len() as u32
    }
}
