//! Numbers that may be unknown, or depend on the machine.

use cuspec_case as case;

/// A number in a condition: known, dependent on the machine, or undecidable.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// The same on every machine.
    Known(i128),
    /// Evaluated where the case runs.
    Machine(case::Expr),
    /// Undecidable.
    Unknown,
}

/// Three-valued logic; parts that depend on the machine remain expressions.
pub(super) fn binary(op: case::Op, left: Value, right: Value) -> Value {
    use case::Op::{And, Or, Rem};
    match (op, &left, &right) {
        (And, Value::Known(0), _) | (And, _, Value::Known(0)) => return Value::Known(0),
        (Or, Value::Known(value), _) | (Or, _, Value::Known(value)) if *value != 0 => {
            return Value::Known(1);
        }
        (_, Value::Unknown, _) | (_, _, Value::Unknown) => return Value::Unknown,
        (And, Value::Known(_), Value::Machine(_)) | (Or, Value::Known(_), Value::Machine(_)) => {
            return right;
        }
        (And, Value::Machine(_), Value::Known(_)) | (Or, Value::Machine(_), Value::Known(_)) => {
            return left;
        }
        // Division by zero is undecidable on every machine.
        (Rem, Value::Known(0), Value::Machine(_)) => return Value::Known(0),
        _ => {}
    }
    match (left, right) {
        (Value::Known(left), Value::Known(right)) => {
            op.apply(left, right).map_or(Value::Unknown, Value::Known)
        }
        (left, right) => match (residual(left), residual(right)) {
            (Some(left), Some(right)) => {
                Value::Machine(case::Expr::Binary(op, Box::new(left), Box::new(right)))
            }
            _ => Value::Unknown,
        },
    }
}

/// The remaining expression for the machine.
pub fn residual(value: Value) -> Option<case::Expr> {
    match value {
        Value::Known(value) => Some(case::Expr::Int(value)),
        Value::Machine(expr) => Some(expr),
        Value::Unknown => None,
    }
}

#[cfg(test)]
mod tests {
    use super::Value::{Known, Machine, Unknown};
    use super::binary;
    use cuspec_case::{Expr, Op};

    fn machine() -> super::Value {
        Machine(Expr::Attribute(11))
    }

    #[test]
    fn a_false_operand_decides_a_conjunction() {
        assert_eq!(binary(Op::And, Known(0), Unknown), Known(0));
        assert_eq!(binary(Op::And, machine(), Known(0)), Known(0));
    }

    #[test]
    fn a_true_operand_decides_a_disjunction() {
        assert_eq!(binary(Op::Or, Unknown, Known(7)), Known(1));
        assert_eq!(binary(Op::Or, Known(7), machine()), Known(1));
    }

    #[test]
    fn undecidable_operands_stay_undecidable() {
        assert_eq!(binary(Op::And, Known(1), Unknown), Unknown);
        assert_eq!(binary(Op::Eq, Unknown, machine()), Unknown);
    }

    #[test]
    fn the_remainder_of_zero_is_zero_on_any_machine() {
        assert_eq!(binary(Op::Rem, Known(0), machine()), Known(0));
        assert_ne!(binary(Op::Rem, Known(1), machine()), Known(0));
    }

    #[test]
    fn conditions_on_the_machine_remain() {
        assert_eq!(binary(Op::And, Known(1), machine()), machine());
        let left = binary(Op::Gt, machine(), Known(5));
        let expected = Expr::Binary(
            Op::Gt,
            Box::new(Expr::Attribute(11)),
            Box::new(Expr::Int(5)),
        );
        assert_eq!(left, Machine(expected));
    }

    #[test]
    fn arithmetic_saturates_and_a_division_by_zero_is_unknown() {
        assert_eq!(
            binary(Op::Add, Known(i128::MAX), Known(1)),
            Known(i128::MAX)
        );
        assert_eq!(binary(Op::Rem, Known(7), Known(0)), Unknown);
    }
}
