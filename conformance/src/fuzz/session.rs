//! Runs sequences on a library, one process for each.

use cuspec_case::{Api, Case, Expect, Expr, Kind, Step};

use crate::engine::Run;
use crate::results::{CaseResult, Steps};
use crate::suite::Suite;
use crate::suite::machine::Machine;
use crate::suite::plan::Plan;
use crate::worker::sequence::UNDEFINED;

/// A sequence and its number.
#[derive(Clone, Debug, PartialEq)]
pub struct Sequence {
    pub seed: u64,
    pub steps: Vec<Step>,
}

/// The answers of a library to a sequence.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Answers {
    /// One for each step, up to the one that ended the process.
    pub answers: Vec<String>,
    /// How the process ended in the step after these, `SIGSEGV` or `timeout`.
    pub ended: Option<String>,
}

/// The code of an answer, or the word in place of one.
pub fn first_word(answer: &str) -> &str {
    answer.split(' ').next().unwrap_or_default()
}

/// A library that answers sequences.
pub struct Library<'a> {
    pub suite: &'a Suite,
    pub run: &'a Run<'a>,
    pub machine: &'a Machine,
}

impl Library<'_> {
    /// Runs the sequences. A sequence that ends its process is run again up to the step before, for the answers
    /// that were lost. The process may then end in an earlier step, so this is repeated.
    pub fn answer(
        &self,
        sequences: &[Sequence],
        on_result: &(dyn Fn() + Sync),
    ) -> Result<Vec<Answers>, String> {
        let found = self.execute(sequences, on_result)?;
        let mut answers: Vec<Answers> = found.iter().map(to_answers).collect();
        let mut shortened = shortened(0.., sequences, &found);
        while !shortened.is_empty() {
            let (places, shorter): (Vec<usize>, Vec<Sequence>) = shortened.into_iter().unzip();
            let found = self.execute(&shorter, &|| ())?;
            for (place, result) in places.iter().zip(&found) {
                match &result.steps {
                    Some(Steps::Answered(found)) => answers[*place].answers = found.clone(),
                    _ => answers[*place] = to_answers(result),
                }
            }
            shortened = self::shortened(places, &shorter, &found);
        }
        Ok(answers)
    }

    fn execute(
        &self,
        sequences: &[Sequence],
        on_result: &(dyn Fn() + Sync),
    ) -> Result<Vec<CaseResult>, String> {
        let lines = sequences
            .iter()
            .map(|sequence| to_line(self.suite, sequence).into());
        let plan = Plan::parse(lines, self.suite, None)?;
        Ok(self.run.execute(&plan, self.machine, &|_, _| on_result()))
    }
}

/// The sequences that ended their process, up to the step before, each with its place.
fn shortened(
    places: impl IntoIterator<Item = usize>,
    sequences: &[Sequence],
    found: &[CaseResult],
) -> Vec<(usize, Sequence)> {
    let all = places.into_iter().zip(sequences).zip(found);
    let ended = all.filter_map(|((place, sequence), result)| {
        let Some(Steps::EndedIn(step)) = result.steps else {
            return None;
        };
        let mut shorter = sequence.clone();
        // A process that ends after its last step has ended in none of them.
        shorter
            .steps
            .truncate(step.min(sequence.steps.len().saturating_sub(1)));
        (!shorter.steps.is_empty()).then_some((place, shorter))
    });
    ended.collect()
}

fn to_answers(result: &CaseResult) -> Answers {
    match &result.steps {
        Some(Steps::Answered(answers)) => Answers {
            answers: answers.clone(),
            ended: None,
        },
        _ => Answers {
            answers: Vec::new(),
            ended: Some(
                result
                    .ended
                    .clone()
                    .unwrap_or_else(|| result.outcome.word().to_owned()),
            ),
        },
    }
}

/// The id of the sequence of a seed, which decides its shard.
pub fn id(seed: u64) -> String {
    format!("sequence/{seed}")
}

/// The sequence as a case. All sequences are cases of one function, so that a worker gets many at once.
fn to_line(suite: &Suite, sequence: &Sequence) -> String {
    let api = suite.apis.last().copied().unwrap_or(Api::Driver);
    let case = Case {
        id: id(sequence.seed),
        api,
        function: "sequence".to_owned(),
        group: "sequence".to_owned(),
        kind: Kind::Sequence,
        state: "uninitialized".to_owned(),
        args: Vec::new(),
        returns: None,
        expect: Expect::default(),
        ensures: Vec::new(),
        gates: Vec::new(),
        lookup: None,
        waiting: None,
        lasting: true,
        shares_thread: false,
        needs_nothing: true,
        exclusive: false,
        hazard: None,
        steps: sequence.steps.clone(),
    };
    // Serialization of a case cannot fail, since it is plain data.
    serde_json::to_string(&case).unwrap_or_default()
}

/// Leaves out the steps that the reference found undefined, and those after the end of its process.
pub fn leave_out_undefined(sequence: &mut Sequence, answers: &Answers) {
    sequence.steps.truncate(answers.answers.len());
    for (step, answer) in sequence.steps.iter_mut().zip(&answers.answers) {
        if first_word(answer) == UNDEFINED {
            // Later steps refer to earlier ones by number, so the step stays.
            step.gates = vec![Expr::Int(0)];
        }
    }
}

/// Ends the sequence and its answers before a step.
pub fn end_before(step: usize, sequence: &mut Sequence, answers: &mut Answers) {
    sequence.steps.truncate(step);
    if step <= answers.answers.len() {
        answers.answers.truncate(step);
        answers.ended = None;
    }
}

/// The first step that the reference found undefined.
pub fn first_undefined(answers: &Answers) -> Option<usize> {
    let mut answers = answers.answers.iter();
    answers.position(|answer| first_word(answer) == UNDEFINED)
}
