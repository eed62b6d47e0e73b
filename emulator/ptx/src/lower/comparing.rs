//! Comparisons and their results.

use super::Lowering;
use super::arguments::{Argument, conditions, given};
use crate::arithmetic::comparison;
use crate::code::{
    Condition, Constant, LOCAL_WINDOW, Logic, Operation, PARAMETER_WINDOW, SHARED_WINDOW, Source,
    WINDOW,
};
use crate::isa::Decoded;
use crate::lanes::{Apply, function, test};
use crate::types::{Space, Type};

fn logic(decoded: &Decoded<'_>) -> Option<Logic> {
    ["and", "or", "xor"]
        .into_iter()
        .find(|word| decoded.has(word))
        .and_then(logic_named)
}

/// Returns the logic operator of this name.
pub(super) fn logic_named(name: &str) -> Option<Logic> {
    Some(match name {
        "and" => Logic::And,
        "or" => Logic::Or,
        "xor" => Logic::Xor,
        _ => return None,
    })
}

impl<'a> Lowering<'_, 'a> {
    /// Lowers `isspacep`: tests whether an address is in a window.
    pub(super) fn space_test(
        &mut self,
        decoded: &Decoded<'a>,
        to: Option<u32>,
        given: [Source; 4],
    ) {
        let inside = |start: u64| move |address: u64| address.wrapping_sub(start) < WINDOW;
        let (is_const, is_global) = (decoded.has("const"), decoded.has("global"));
        if is_const || is_global {
            return self.module_space_test(is_const, to, given[0]);
        }
        let test = match () {
            () if decoded.has("local") => test(move |a, _| inside(LOCAL_WINDOW)(a)),
            () if decoded.has("param") => test(move |a, _| inside(PARAMETER_WINDOW)(a)),
            () => test(move |a, _| inside(SHARED_WINDOW)(a)),
        };
        let sources = [given[0], given[0]];
        self.emit(Operation::Test {
            test,
            to,
            complement: None,
            sources,
            joined: None,
        });
    }

    /// Constant memory has generic addresses within global memory, so the addresses of module variables
    /// distinguish the two.
    fn module_space_test(&mut self, is_const: bool, to: Option<u32>, address: Source) {
        let Some(to) = to else { return };
        let any_window = test(|a, _| {
            [SHARED_WINDOW, LOCAL_WINDOW, PARAMETER_WINDOW]
                .iter()
                .any(|start| a.wrapping_sub(*start) < WINDOW)
        });
        // The output predicate may be the guard, so it is written last.
        let found = self.temporary_predicate();
        let emit = |lowering: &mut Self, test, sources, joined| {
            lowering.emit(Operation::Test {
                test,
                to: Some(found),
                complement: None,
                sources,
                joined,
            });
        };
        let never = test(|_, _| false);
        let first = if is_const { never } else { any_window };
        emit(self, first, [address; 2], None);
        let variables = self.context.variables.iter().enumerate();
        let constants: Vec<(usize, u64)> = variables
            .filter(|(_, variable)| variable.space == Space::Const)
            .map(|(index, variable)| (index, variable.size))
            .collect();
        for (index, size) in constants {
            let start = self.constant(Constant::Variable(index, 0));
            let inside = test(move |a, start| a.wrapping_sub(start) < size);
            let joined = Some((Logic::Or, Condition::If(found)));
            emit(self, inside, [address, start], joined);
        }
        let flips = if is_const {
            Condition::Never
        } else {
            Condition::Always
        };
        self.emit(Operation::Logic {
            logic: Logic::Xor,
            to,
            sources: [Condition::If(found), flips],
        });
    }

    /// Lowers `setp` and `testp`.
    pub(super) fn test(
        &mut self,
        name: &str,
        decoded: &Decoded<'a>,
        to: Option<u32>,
        complement: Option<u32>,
        arguments: &[Argument],
    ) {
        let given = given(arguments);
        let sources = [given[0], given[1]];
        let ty = decoded.first();
        let operator = decoded.modifiers.first().copied().unwrap_or("");
        if name == "testp" {
            let test = property(operator, ty);
            self.emit(Operation::Test {
                test,
                to,
                complement: None,
                sources,
                joined: None,
            });
            return;
        }
        let joined = logic(decoded).map(|logic| (logic, conditions(arguments)[0]));
        let packed = matches!(ty, Type::F16x2 | Type::BF16x2);
        let flushes = decoded.has("ftz");
        // With two halves, each half has its own predicate.
        if let (true, Some(test)) = (packed, comparison(operator, ty, flushes, 1)) {
            let to = complement;
            self.emit(Operation::Test {
                test,
                to,
                complement: None,
                sources,
                joined,
            });
        }
        if let Some(test) = comparison(operator, ty, flushes, 0) {
            let complement = complement.filter(|_| !packed);
            self.emit(Operation::Test {
                test,
                to,
                complement,
                sources,
                joined,
            });
        }
    }

    /// Lowers `set`: all bits or the number one if the comparison is true.
    pub(super) fn set(&mut self, decoded: &Decoded<'a>, to: Option<u32>, arguments: &[Argument]) {
        let Some(to) = to else { return };
        let given = given(arguments);
        let sources = [given[0], given[1]];
        let (ty, of) = (decoded.first(), decoded.second());
        let operator = decoded.modifiers.first().copied().unwrap_or("");
        let joined = logic(decoded).map(|logic| (logic, conditions(arguments)[0]));
        let flushes = decoded.has("ftz");
        let packed = matches!(of, Type::F16x2 | Type::BF16x2);
        let one: u64 = match ty {
            Type::F32 => 1f32.to_bits().into(),
            Type::F16 | Type::F16x2 => 0x3c00,
            Type::BF16 | Type::BF16x2 => 0x3f80,
            _ if packed || ty.bytes() == 2 => 0xffff,
            _ => 0xffff_ffff,
        };
        let zero = self.value(0);
        let mut parts = Vec::new();
        for part in 0..if packed { 2 } else { 1 } {
            let Some(test) = comparison(operator, of, flushes, part) else {
                continue;
            };
            let by = self.temporary_predicate();
            self.emit(Operation::Test {
                test,
                to: Some(by),
                complement: None,
                sources,
                joined,
            });
            let value = self.value(one << (16 * part));
            let between = self.temporary(Type::B32);
            self.emit(Operation::Select {
                to: between,
                sources: [value, zero],
                by: Condition::If(by),
            });
            parts.push(Source::Register(between));
        }
        let (Some(&first), Some(&last)) = (parts.first(), parts.last()) else {
            return;
        };
        let of = Apply::Two(function(|[a, b]| a | b));
        self.apply(Some(of), Some(to), [first, last, first, first]);
    }
}

/// Returns the test of a number class.
fn property(name: &str, ty: Type) -> crate::lanes::Test {
    let of = move |bits: u64| match ty {
        Type::F64 => f64::from_bits(bits).classify(),
        _ => f32::from_bits(bits as u32).classify(),
    };
    use std::num::FpCategory::{Infinite, Nan, Normal, Subnormal, Zero};
    let wanted: &'static [std::num::FpCategory] = match name {
        "finite" => &[Normal, Subnormal, Zero],
        "infinite" => &[Infinite],
        "number" => &[Normal, Subnormal, Zero, Infinite],
        "notanumber" => &[Nan],
        // Zeros count as normal.
        "normal" => &[Normal, Zero],
        _ => &[Subnormal],
    };
    test(move |a, _| wanted.contains(&of(a)))
}
