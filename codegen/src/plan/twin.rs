//! Plans the twin of a function for the per-thread default stream: only the cases that involve streams.

use cuspec_spec::case::Kind;
use cuspec_spec::case::table::FunctionBlock;
use cuspec_spec::contract::call_space::{CallIndex, CallSpace};
use cuspec_spec::contract::{Standing, StepKind};

use super::{Planner, changed};

impl Planner<'_, '_> {
    /// Plans the plain call, every choice of a stream, and every rule that mentions a stream. A rule gets the
    /// calls that violate it through the twin and those that violate it through the function's own symbol.
    pub(super) fn plan_twin(mut self, own: &CallSpace<'_>) -> FunctionBlock {
        let plain = self.eval.base().clone();
        self.add(Kind::Plain, plain.clone());
        let streams: Vec<usize> = self.axes().filter(|axis| self.is_stream(*axis)).collect();
        for (step, content) in self.space.contract.steps.iter().enumerate() {
            let mentioned = self.space.params_of_step(step);
            if !streams.iter().any(|axis| mentioned.contains(axis)) {
                continue;
            }
            match &content.kind {
                StepKind::Rule(_) => {
                    let calls = [self.space.alone(&plain, step), own.alone(&plain, step)];
                    for at in calls.into_iter().flatten() {
                        self.add(Kind::Rule, at);
                    }
                }
                StepKind::Ensure(_) => {
                    if let Some(at) = self.space.success_with(&plain, step) {
                        self.add(Kind::Rule, at);
                    }
                }
                StepKind::LastError | StepKind::Need(_) | StepKind::Param(_) => {}
            }
        }
        for axis in streams {
            self.add_streams(&plain, axis);
        }
        self.add_waiting(&plain);
        self.block()
    }

    /// Adds every choice of a stream except undefined ones.
    fn add_streams(&mut self, plain: &CallIndex, axis: usize) {
        let Some(base) = self.space.with_axis(plain, axis) else {
            return;
        };
        for (index, choice) in self.choices(axis).iter().enumerate() {
            let kind = match choice.standing {
                Standing::Accepted => Kind::Accepted,
                Standing::Refused(_) => Kind::Refused,
                Standing::Undefined => continue,
            };
            self.add(kind, changed(&base, axis, index));
        }
    }

    /// Whether the meaning of a choice of the axis depends on the symbol.
    fn is_stream(&self, axis: usize) -> bool {
        self.choices(axis).iter().any(|choice| choice.is_by_symbol)
    }
}
