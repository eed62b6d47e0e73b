//! A form of one instruction, and the variations on it.

use crate::form::{Form, Held};
use crate::types::Type;

/// Returns a form with one instruction from its inputs to its output.
pub(super) fn plain(name: String, inputs: &[Type], output: Type) -> Form {
    let operands = ["%a", "%b", "%c"][..inputs.len()].join(", ");
    Form {
        code: format!("{name} %d, {operands};"),
        name,
        inputs: inputs.to_vec(),
        output,
        held: Held::Exactly,
        target: 50,
    }
}

impl Form {
    pub(super) fn held(self, held: Held) -> Form {
        Form { held, ..self }
    }

    pub(super) fn since(self, target: u32) -> Form {
        Form { target, ..self }
    }

    pub(super) fn code(self, code: &str) -> Form {
        Form {
            code: code.to_owned(),
            ..self
        }
    }
}
