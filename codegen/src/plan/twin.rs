//! The twin of a function for the per-thread default stream: what has to do with streams is asked
//! of it again.

use cuspec_spec::case::Kind;
use cuspec_spec::case::table::FunctionBlock;
use cuspec_spec::contract::call_space::{CallIndex, CallSpace};
use cuspec_spec::contract::{Standing, StepKind};

use super::{Planner, changed};

impl Planner<'_, '_> {
    /// The plain call, every choice of a stream, and everything that names a stream: as it is violated
    /// or holds through the twin, and as it would be through the function's own symbol.
    pub(super) fn plan_twin(mut self, own: &CallSpace<'_>) -> FunctionBlock {
        let plain = self.eval.base().clone();
        self.add(Kind::Plain, plain.clone());
        let streams: Vec<usize> = self.axes().filter(|axis| self.is_stream(*axis)).collect();
        for (step, content) in self.space.contract.steps.iter().enumerate() {
            let mentioned = self.space.asked(step);
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
            self.streams(&plain, axis);
        }
        self.block()
    }

    /// Every choice of a stream of which something is promised.
    fn streams(&mut self, plain: &CallIndex, axis: usize) {
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

    /// Whether what is passed for the axis may depend on the symbol.
    fn is_stream(&self, axis: usize) -> bool {
        self.choices(axis).iter().any(|choice| choice.is_by_symbol)
    }
}
