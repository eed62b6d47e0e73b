//! Makes a sequence shorter as long as two libraries still differ in its last step.

use std::collections::BTreeSet;

use cuspec_case::{Arg, Step};

use super::session::Sequence;

/// Tests sequences: for each, whether the libraries still differ in its last step, in the same way.
pub type Differs<'a> = dyn Fn(&[Sequence]) -> Result<Vec<bool>, String> + 'a;

/// Rounds after which shrinking ends in any case.
const MAX_ROUNDS: usize = 40;

/// Removes steps and simplifies arguments until nothing can be left out. The last step is the one in which the
/// libraries differ, so it stays.
pub fn shrink(sequence: Sequence, differs: &Differs<'_>) -> Result<Sequence, String> {
    let mut sequence = sequence;
    let mut size = sequence.steps.len() / 2;
    for _ in 0..MAX_ROUNDS {
        if size == 0 {
            break;
        }
        match first_that_differs(without_parts(&sequence, size), differs)? {
            Some(shorter) => sequence = shorter,
            None => size /= 2,
        }
    }
    for _ in 0..MAX_ROUNDS {
        match first_that_differs(simplified(&sequence), differs)? {
            Some(simpler) => sequence = simpler,
            None => break,
        }
    }
    Ok(sequence)
}

fn first_that_differs(
    candidates: Vec<Sequence>,
    differs: &Differs<'_>,
) -> Result<Option<Sequence>, String> {
    let differs = differs(&candidates)?;
    let mut found = candidates.into_iter().zip(differs);
    Ok(found
        .find(|(_, differs)| *differs)
        .map(|(sequence, _)| sequence))
}

/// The sequence without each run of `size` steps in turn.
fn without_parts(sequence: &Sequence, size: usize) -> Vec<Sequence> {
    let last = sequence.steps.len().saturating_sub(1);
    let parts = (0..last).step_by(size);
    let removed = parts.map(|start| (start..(start + size).min(last)).collect());
    removed
        .filter_map(|removed| without(sequence, &removed))
        .collect()
}

/// The sequence without some steps and those that refer to them; `None` if the last step would be removed.
fn without(sequence: &Sequence, removed: &BTreeSet<usize>) -> Option<Sequence> {
    // The new number of each step that stays.
    let mut places: Vec<Option<usize>> = Vec::new();
    let mut steps = Vec::new();
    for (number, step) in sequence.steps.iter().enumerate() {
        let kept = renumbered(step, &places).filter(|_| !removed.contains(&number));
        places.push(kept.as_ref().map(|_| steps.len()));
        steps.extend(kept);
    }
    places.last().copied().flatten().map(|_| Sequence {
        seed: sequence.seed,
        steps,
    })
}

/// The step with the new numbers of the steps that it refers to; `None` if one of them was removed.
fn renumbered(step: &Step, places: &[Option<usize>]) -> Option<Step> {
    let mut renumber = |arg| match arg {
        Arg::Result { step, param } => {
            let step = places[step].ok_or(())?;
            Ok(Arg::Result { step, param })
        }
        Arg::Written { step, param } => {
            let step = places[step].ok_or(())?;
            Ok(Arg::Written { step, param })
        }
        other => Ok(other),
    };
    let args = step.args.iter().cloned();
    let args = args.map(|arg| arg.try_map(&mut renumber));
    Some(Step {
        args: args.collect::<Result<_, ()>>().ok()?,
        ..step.clone()
    })
}

/// The sequence with one number replaced by zero, or all steps on the first thread.
fn simplified(sequence: &Sequence) -> Vec<Sequence> {
    let mut all = Vec::new();
    if sequence.steps.iter().any(|step| step.thread != 0) {
        let mut on_one_thread = sequence.clone();
        on_one_thread
            .steps
            .iter_mut()
            .for_each(|step| step.thread = 0);
        all.push(on_one_thread);
    }
    for (number, step) in sequence.steps.iter().enumerate() {
        for (param, arg) in step.args.iter().enumerate() {
            if matches!(arg, Arg::Int(value) if *value != 0) {
                let mut simpler = sequence.clone();
                simpler.steps[number].args[param] = Arg::Int(0);
                all.push(simpler);
            }
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use cuspec_case::Api;

    use super::*;

    fn step(function: &str, args: Vec<Arg>) -> Step {
        Step {
            thread: 0,
            api: Api::Driver,
            function: function.to_owned(),
            args,
            returns: None,
            gates: Vec::new(),
        }
    }

    fn names(sequence: &Sequence) -> Vec<&str> {
        sequence
            .steps
            .iter()
            .map(|step| step.function.as_str())
            .collect()
    }

    #[test]
    fn only_steps_that_are_necessary_stay() {
        let result = |step| Arg::Result { step, param: 0 };
        let written = |step| Arg::Written { step, param: 0 };
        let sequence = Sequence {
            seed: 1,
            steps: vec![
                step("a", vec![]),
                step("b", vec![Arg::Int(7)]),
                step("c", vec![result(1)]),
                step("d", vec![result(0)]),
                step("e", vec![result(1), written(3)]),
            ],
        };
        // The libraries differ in `e` if `d` was called before.
        let differs = |tried: &[Sequence]| {
            let differs = tried.iter().map(|sequence| {
                let names = names(sequence);
                names.contains(&"d") && names.last() == Some(&"e")
            });
            Ok(differs.collect())
        };
        let shrunk = shrink(sequence, &differs).expect("a shorter sequence");
        assert_eq!(names(&shrunk), ["a", "b", "d", "e"]);
        assert_eq!(shrunk.steps[3].args, [result(1), written(2)]);
        assert_eq!(shrunk.steps[1].args, [Arg::Int(0)]);
    }
}
