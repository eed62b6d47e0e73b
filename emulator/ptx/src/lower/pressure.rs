//! How many registers of 32 bits a function needs: as many as hold values at the same time.

use crate::types::Type;
use std::collections::BTreeMap;

/// What no function goes without: addresses of the stack and of the parameters, and what is on its way.
const LEAST: u32 = 8;
/// The most registers that a thread can have.
pub(super) const MOST: u32 = 255;

/// From where to where a register of the text holds a value.
#[derive(Clone, Copy)]
struct Span {
    first: u32,
    last: u32,
    words: u32,
}

/// Where the registers of a function are named.
#[derive(Default)]
pub(super) struct Pressure {
    spans: BTreeMap<u32, Span>,
}

impl Pressure {
    /// Notes that the instruction at a place names a register.
    pub(super) fn names(&mut self, register: u32, ty: Type, at: u32) {
        let words = if ty.bytes() > 4 { 2 } else { 1 };
        let new = Span {
            first: at,
            last: at,
            words,
        };
        self.spans.entry(register).or_insert(new).last = at;
    }

    /// An estimate of the registers that are needed. A value that is made before a loop and used in it is
    /// held until the loop, which goes from a place to one behind it, ends.
    pub(super) fn estimate(mut self, mut loops: Vec<(u32, u32)>) -> u32 {
        // Inner loops end first, so one pass carries a value from them into those around them.
        loops.sort_unstable_by_key(|&(_, end)| end);
        let mut changes: BTreeMap<u32, i64> = BTreeMap::new();
        for span in self.spans.values_mut() {
            for &(start, end) in &loops {
                if span.first < start && (start..=end).contains(&span.last) {
                    span.last = end;
                }
            }
            // What the last instruction that reads a value writes can take its place.
            *changes.entry(span.first).or_default() += i64::from(span.words);
            *changes.entry(span.last.max(span.first + 1)).or_default() -= i64::from(span.words);
        }
        let (mut held, mut most) = (0, 0);
        for change in changes.values() {
            held += change;
            most = most.max(held);
        }
        (u32::try_from(most).unwrap_or(MOST) + LEAST).min(MOST)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pressure(named: &[(u32, Type, u32)]) -> Pressure {
        let mut pressure = Pressure::default();
        for &(register, ty, at) in named {
            pressure.names(register, ty, at);
        }
        pressure
    }

    #[test]
    fn values_that_follow_each_other_share_a_register() {
        let chain: Vec<_> = (0..100)
            .flat_map(|at| [(at, Type::U32, at), (at, Type::U32, at + 1)])
            .collect();
        assert_eq!(pressure(&chain).estimate(Vec::new()), LEAST + 1);
    }

    #[test]
    fn values_that_are_held_together_are_counted_by_their_size() {
        let row: Vec<_> = (0..20)
            .flat_map(|at| [(at, Type::U64, at), (at, Type::U64, 100)])
            .collect();
        assert_eq!(pressure(&row).estimate(Vec::new()), LEAST + 40);
    }

    #[test]
    fn a_value_from_before_a_loop_is_held_until_it_ends() {
        // Register 0 is read early in the loop, register 1 lives late in it.
        let named = [
            (0, Type::U32, 0),
            (0, Type::U32, 3),
            (1, Type::U32, 5),
            (1, Type::U32, 6),
        ];
        assert_eq!(pressure(&named).estimate(Vec::new()), LEAST + 1);
        assert_eq!(pressure(&named).estimate(vec![(2, 8)]), LEAST + 2);
    }

    #[test]
    fn no_thread_has_more_than_there_are() {
        let row: Vec<_> = (0..400)
            .flat_map(|at| [(at, Type::U32, 0), (at, Type::U32, 9)])
            .collect();
        assert_eq!(pressure(&row).estimate(Vec::new()), MOST);
    }
}
