//! The statements of a function.

use super::arguments::arguments;
use super::pressure::pressure;
use super::scope::{Scope, Symbol, placed};
use super::{Context, FunctionInfo, Lowering};
use crate::ast::{Function, Instruction, Linkage, Operand, Statement, Value, Variable, Word};
use crate::code::{Condition, FrameSize, LINKS, Operation, Parameter};
use crate::isa;
use crate::rejection::{Place, Reason, Rejection};
use crate::types::{Space, Type};

impl<'a> Context<'a> {
    /// Lowers the body of a function and returns its index.
    pub(super) fn function(&mut self, function: &Function<'a>) -> Result<usize, Rejection> {
        let name = function.name;
        let Some(&Symbol::Function(index)) = self.names.get(name.text) else {
            let message = format!("`{}` is declared twice", name.text);
            return Err(Rejection::new(Reason::Duplicate, name.place, message));
        };
        let start = self.code.instructions.len();
        let shape = self.functions[index].shape.clone();
        let mut lowering = Lowering {
            scope: Scope::default(),
            entry: function.entry,
            labels: Vec::new(),
            registers: vec![0; LINKS as usize],
            predicates: 1,
            local: if function.entry { 0 } else { shape.bytes },
            guard: Condition::Always,
            line: name.place.line,
            returned: Vec::new(),
            used: FunctionInfo::default(),
            context: self,
        };
        lowering.scope.open();
        lowering.parameters(function)?;
        lowering.block(function.body.as_deref().unwrap_or_default())?;
        lowering.guard = Condition::Always;
        lowering.leave();
        lowering.patch(start, name.place)?;
        let frame = lowering.frame();
        let code = &lowering.context.code.instructions[start..];
        let known = FunctionInfo {
            shape: shape.clone(),
            defined: true,
            builtin: None,
            is_entry: function.entry,
            pressure: pressure(code, start, &lowering.registers),
            ..lowering.used
        };
        self.functions[index] = known;
        let lowered = &mut self.code.functions[index];
        lowered.start = start as u32;
        lowered.frame = frame;
        lowered.shape = shape.bytes;
        Ok(index)
    }
}

impl<'a> Lowering<'_, 'a> {
    fn frame(&self) -> FrameSize {
        FrameSize {
            registers: self.registers.len() as u32,
            predicates: self.predicates,
            // A frame without variables has a size too, so that unbounded recursion ends.
            local: self
                .local
                .max(if self.entry { 0 } else { 16 })
                .next_multiple_of(16),
        }
    }

    fn parameters(&mut self, function: &Function<'a>) -> Result<(), Rejection> {
        let mut end = 0;
        for variable in function.returns.iter().chain(&function.parameters) {
            let offset = placed(&mut end, variable)?;
            let symbol = if variable.in_register && function.entry {
                let message = "kernel parameters cannot be registers";
                return Err(Rejection::syntax(variable.name.place, message));
            } else if variable.in_register {
                let (ty, bytes) = (variable.ty, variable.ty.bytes());
                let slot = self.new_registers(ty, 1);
                let is_returned = function
                    .returns
                    .iter()
                    .any(|of| of.name.place == variable.name.place);
                if is_returned {
                    self.returned.push((slot, Parameter { offset, bytes }));
                } else {
                    self.load_frame(slot, offset, bytes);
                }
                Symbol::Register(slot, ty)
            } else if function.entry {
                Symbol::Kernel(offset)
            } else {
                Symbol::Frame(offset, variable.size().unwrap_or(0) as u32)
            };
            self.scope.declare(variable.name, symbol)?;
        }
        Ok(())
    }

    fn block(&mut self, statements: &[Statement<'a>]) -> Result<(), Rejection> {
        self.scope.open();
        for statement in statements {
            if let Statement::Label(name) = statement {
                self.labels.push(None);
                self.scope
                    .declare(*name, Symbol::Label(self.labels.len() - 1))?;
            }
        }
        for statement in statements {
            self.statement(statement)?;
        }
        self.scope.close();
        Ok(())
    }

    fn statement(&mut self, statement: &Statement<'a>) -> Result<(), Rejection> {
        match statement {
            Statement::Label(name) => {
                let next = self.next();
                if let Some(Symbol::Label(label)) = self.scope.find(name.text) {
                    self.labels[label] = Some(next);
                }
                Ok(())
            }
            Statement::Registers { ty, names } => self.registers(*ty, names),
            Statement::Variable(variable) => self.variable(variable),
            Statement::Block(statements) => self.block(statements),
            Statement::Instruction(instruction) => self.instruction(instruction),
            Statement::Targets { name, labels } => {
                let found: Result<_, _> = labels.iter().map(|label| self.label(*label)).collect();
                self.scope.declare(*name, Symbol::Targets(found?))
            }
            Statement::Prototype {
                name,
                returns,
                parameters,
            } => {
                let shape = super::scope::Shape::of(returns, parameters)?;
                self.scope.declare(*name, Symbol::Prototype(shape))
            }
        }
    }

    fn registers(&mut self, ty: Type, names: &[(Word<'a>, Option<u32>)]) -> Result<(), Rejection> {
        for (name, count) in names {
            let many = count.unwrap_or(1);
            let declared = self.predicates.max(self.registers.len() as u32);
            if declared.saturating_add(many) > 1 << 20 {
                let message = "too many registers";
                return Err(Rejection::syntax(name.place, message));
            }
            let first = if ty == Type::Pred {
                self.predicates += many;
                self.predicates - many
            } else {
                self.new_registers(ty, many)
            };
            match count {
                Some(count) => self.scope.declare_row(*name, first, *count, ty)?,
                None if ty == Type::Pred => self.scope.declare(*name, Symbol::Predicate(first))?,
                None => self.scope.declare(*name, Symbol::Register(first, ty))?,
            }
        }
        Ok(())
    }

    fn variable(&mut self, variable: &Variable<'a>) -> Result<(), Rejection> {
        let symbol = match variable.space {
            Space::Local | Space::Param => {
                let size = variable.size().unwrap_or(0) as u32;
                Symbol::Frame(placed(&mut self.local, variable)?, size)
            }
            Space::Shared => Symbol::Shared(self.context.shared_variable(variable)),
            _ => {
                let message = "a variable in this space must be declared outside functions";
                return Err(Rejection::unsupported(variable.name.place, message));
            }
        };
        if !variable.initial.is_empty() || variable.linkage == Linkage::Weak {
            let message = "a variable in this space cannot have an initialiser";
            return Err(Rejection::unsupported(variable.name.place, message));
        }
        self.scope.declare(variable.name, symbol)
    }

    pub(super) fn label(&self, name: Word<'_>) -> Result<usize, Rejection> {
        match self.scope.find(name.text) {
            Some(Symbol::Label(label)) => Ok(label),
            _ => {
                let message = format!("unknown label `{}`", name.text);
                Err(Rejection::new(Reason::Undefined, name.place, message))
            }
        }
    }

    fn instruction(&mut self, instruction: &Instruction<'a>) -> Result<(), Rejection> {
        self.line = instruction.place().line;
        self.guard = Condition::Always;
        if let Some((name, negated)) = instruction.guard {
            let value = if negated {
                Value::Not(name.text)
            } else {
                Value::Name(name.text)
            };
            let place = name.place;
            self.guard = self.condition(&Operand { place, value })?;
        }
        let decoded = match isa::read(instruction) {
            // Other kernels of the module may not use the texture, so the instruction faults when executed.
            Err(_) if self.reads_texture(instruction) => {
                self.emit(Operation::Texture);
                return Ok(());
            }
            decoded => decoded?,
        };
        let mut arguments = arguments(self, instruction, &decoded)?;
        let done = self.data(instruction, &decoded, &mut arguments)?
            || self.transfer(instruction, &decoded, &mut arguments)?
            || self.picture(instruction, &decoded, &mut arguments)?
            || self.asynchronous(instruction, &decoded, &mut arguments)?
            || self.collective(instruction, &decoded, &mut arguments)?
            || self.control(instruction, &decoded, &mut arguments)?;
        if done {
            return Ok(());
        }
        let message = format!("the instruction `{}` is not supported", instruction.text());
        Err(Rejection::unsupported(instruction.place(), message))
    }

    /// Returns whether an instruction reads a texture through a reference of the module.
    fn reads_texture(&self, instruction: &Instruction<'a>) -> bool {
        let through_reference = |operand: &Operand<'a>| match operand.value {
            Value::Texel(name, _) => matches!(self.symbol(name), Some(Symbol::Reference(_))),
            _ => false,
        };
        instruction.name.text == "tex" && instruction.operands.iter().any(through_reference)
    }

    /// Resolves labels to instruction indices, and sets the frame size of calls.
    fn patch(&mut self, start: usize, place: Place) -> Result<(), Rejection> {
        let size = self.frame();
        let labels = &self.labels;
        let place_of = |label: &mut u32| {
            let found = labels.get(*label as usize).copied().flatten();
            *label = found.ok_or_else(|| Rejection::syntax(place, "a label has no position"))?;
            Ok(())
        };
        for instruction in &mut self.context.code.instructions[start..] {
            match &mut instruction.operation {
                Operation::Jump(target) => place_of(target)?,
                Operation::JumpTable { targets, .. } => {
                    targets.iter_mut().try_for_each(place_of)?
                }
                Operation::Call { frame, .. } | Operation::Collect { frame, .. } => *frame = size,
                _ => {}
            }
        }
        Ok(())
    }
}
