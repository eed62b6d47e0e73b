//! Compares incremental evaluation from the plain call with evaluation of the call alone.

use cuspec_spec::case::Fault;
use cuspec_spec::contract::HazardId;
use cuspec_spec::contract::call_space::{CallIndex, CallSpace};
use cuspec_spec::contract::eval::Found;
use cuspec_spec::contract::incremental::IncrementalEval;

use super::*;
use crate::plan::{argument, changed};

/// The test covers one contract of this many.
const EACH: usize = 10;

#[test]
fn incremental_evaluation_agrees_with_full_evaluation() {
    let names = REGISTRY.names();
    let contracts = REGISTRY.contracts.functions.iter().step_by(EACH);
    for contract in contracts {
        let space = CallSpace::new(&names, &REGISTRY.contracts, contract);
        let plain = space.plain().expect("each contract has a plain call");
        let eval = IncrementalEval::new(&space, plain.clone());
        for state in [&space.states()[..], &space.tolerated()].concat() {
            let base = space.adapt(&plain, state);
            for axis in 0..contract.axes() {
                for choice in 0..space.choices()[axis].len() {
                    assert_same(&space, &eval, &changed(&base, axis, choice));
                }
            }
        }
    }
}

fn assert_same(space: &CallSpace<'_>, eval: &IncrementalEval<'_, '_>, at: &CallIndex) {
    let id = space.id(eval.base(), at);
    let (call, plain) = (space.call(at), space.call(eval.base()));
    let faults = |found: Vec<Found>| -> Vec<(usize, Fault, Option<HazardId>)> {
        let found = found.into_iter();
        found.map(|one| (one.step, one.fault, one.hazard)).collect()
    };
    let found = faults(eval.faults(at, |_| false));
    assert_eq!(found, faults(call.faults()), "{id}");
    assert_eq!(eval.ensures(at), call.ensures(), "{id}");
    let axes = 0..space.contract.axes();
    let present: Vec<usize> = axes.clone().filter(|axis| call.is_there(*axis)).collect();
    assert_eq!(eval.present_axes(at), present, "{id}");
    for axis in axes.filter(|axis| eval.is_unchanged(*axis, at)) {
        let of = |call| {
            let builder = argument::Builder {
                call,
                plain: &plain,
                with_names: true,
            };
            (call.choice(axis).label.clone(), builder.axis(axis))
        };
        assert_eq!(of(&call), of(&plain), "{id}");
    }
}
