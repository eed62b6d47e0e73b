//! Every form that is tried, by what it is about.

mod bits;
mod comparisons;
mod conversions;
mod floats;
mod halves;
mod integers;

use crate::form::{Form, Held};
use crate::types::Type;

/// All forms. One is found by its name, so that more may be added anywhere.
pub fn all() -> Vec<Form> {
    let mut all = Vec::new();
    integers::add(&mut all);
    bits::add(&mut all);
    comparisons::add(&mut all);
    floats::add(&mut all);
    halves::add(&mut all);
    conversions::add(&mut all);
    all
}

/// One instruction that takes its inputs to its output.
fn plain(name: String, inputs: &[Type], output: Type) -> Form {
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
    fn held(self, held: Held) -> Form {
        Form { held, ..self }
    }

    fn since(self, target: u32) -> Form {
        Form { target, ..self }
    }

    fn code(self, code: &str) -> Form {
        Form {
            code: code.to_owned(),
            ..self
        }
    }
}
