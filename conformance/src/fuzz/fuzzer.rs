//! Compares two libraries on new sequences, or a library with recorded answers.

use super::compare::{Agreement, compare};
use super::corpus::{Recorded, Writer};
use super::generate::generate;
use super::masking::Masking;
use super::material::Material;
use super::render::{to_c, to_listing, to_scenario};
use super::session::{
    Answers, Library, Sequence, end_before, first_undefined, first_word, leave_out_undefined,
};
use super::shrink::shrink;
use super::totals::{Explanation, Totals};

/// Sequences that are made and run at once.
const CHUNK: usize = 100;
/// Times that calls are left out because the reference finds them undefined.
const MAX_PASSES: usize = 2;

/// The libraries that decide about new sequences.
pub struct Judges<'a> {
    /// Finds the calls that a contract leaves undefined. Only the reference libraries report them.
    pub reference: Library<'a>,
    /// Gives the expected answers; `None` for the reference libraries.
    pub judge: Option<Library<'a>>,
}

/// A library under test.
pub struct Fuzzer<'a> {
    pub subject: Library<'a>,
    pub masking: Masking,
    /// Number of differences that are explained.
    pub explained: usize,
    /// Called after each sequence.
    pub on_result: &'a (dyn Fn() + Sync),
}

/// Explains the difference in a step of a sequence, to which the judge has given these answers.
type Explain<'a> = dyn Fn(&Sequence, &Answers, usize) -> Result<Explanation, String> + 'a;

impl Fuzzer<'_> {
    /// Compares the subject with the judge on the sequences of these seeds, and adds its answers to the corpus.
    pub fn explore(
        &self,
        judges: &Judges<'_>,
        material: &Material,
        seeds: &[u64],
        calls: usize,
        mut corpus: Option<&mut Writer>,
    ) -> Result<Totals, String> {
        let mut totals = Totals::default();
        for chunk in seeds.chunks(CHUNK) {
            let made = chunk.iter().map(|seed| {
                let steps = generate(material, *seed, calls)?;
                Ok(Sequence { seed: *seed, steps })
            });
            let made = made.collect::<Result<Vec<_>, String>>()?;
            let (sequences, expected) = judges.defined(made)?;
            let found = self.subject.answer(&sequences, self.on_result)?;
            let explain =
                |sequence: &Sequence, _: &Answers, step| self.shrunk(judges, sequence, step);
            self.add(&mut totals, &sequences, &expected, &found, &explain)?;
            record(corpus.as_deref_mut(), &sequences, &found)?;
        }
        Ok(totals)
    }

    /// Compares the subject with recorded answers, and adds its own answers to another corpus. Without a runtime, a
    /// sequence ends before its first call of one, because later answers of the driver may depend on that call.
    pub fn replay(
        &self,
        recorded: Vec<Recorded>,
        mut corpus: Option<&mut Writer>,
    ) -> Result<Totals, String> {
        let mut both: Vec<_> = recorded.into_iter().map(Recorded::split).collect();
        for (sequence, answers) in &mut both {
            let mut steps = sequence.steps.iter();
            if let Some(step) = steps.position(|step| !self.subject.suite.apis.contains(&step.api))
            {
                end_before(step, sequence, answers);
            }
        }
        both.retain(|(sequence, _)| !sequence.steps.is_empty());
        let (sequences, expected): (Vec<_>, Vec<_>) = both.into_iter().unzip();
        let mut totals = Totals::default();
        for (sequences, expected) in sequences.chunks(CHUNK).zip(expected.chunks(CHUNK)) {
            let found = self.subject.answer(sequences, self.on_result)?;
            let explain = |sequence: &Sequence, expected: &Answers, step| {
                let calls = to_listing(sequence, &expected.answers, step);
                Ok(Explanation::Calls(calls))
            };
            self.add(&mut totals, sequences, expected, &found, &explain)?;
            record(corpus.as_deref_mut(), sequences, &found)?;
        }
        Ok(totals)
    }

    /// Adds the answers of both libraries to the totals, and explains the first kinds of differences.
    fn add(
        &self,
        totals: &mut Totals,
        sequences: &[Sequence],
        expected: &[Answers],
        found: &[Answers],
        explain: &Explain<'_>,
    ) -> Result<(), String> {
        for ((sequence, expected), found) in sequences.iter().zip(expected).zip(found) {
            let agreement = self.compare(sequence, expected, found);
            let new = totals.add(sequence, expected, found, &agreement);
            if let (Some(difference), Some(step)) = (new, agreement.difference)
                && totals.kinds() <= self.explained
            {
                totals.explain(difference, explain(sequence, expected, step)?);
            }
        }
        Ok(())
    }

    fn compare(&self, sequence: &Sequence, expected: &Answers, found: &Answers) -> Agreement {
        compare(sequence, &self.masking, expected, found)
    }

    /// The answers of the judge and of the subject; `None` for a sequence with an undefined call.
    fn both(
        &self,
        judges: &Judges<'_>,
        sequences: &[Sequence],
    ) -> Result<Vec<Option<(Answers, Answers)>>, String> {
        let expected = judges.expected(sequences)?;
        let defined = with_answers(sequences, &expected);
        let mut found = self.subject.answer(&defined, &|| ())?.into_iter();
        let both = expected.into_iter().map(|expected| {
            let expected = expected?;
            Some((expected, found.next()?))
        });
        Ok(both.collect())
    }

    /// The shortest sequence found in which the libraries still differ as in a step of this one.
    fn shrunk(
        &self,
        judges: &Judges<'_>,
        sequence: &Sequence,
        step: usize,
    ) -> Result<Explanation, String> {
        let mut sequence = sequence.clone();
        sequence.steps.truncate(step + 1);
        let whole = self.both(judges, std::slice::from_ref(&sequence))?;
        let wanted = whole.into_iter().flatten().next();
        let wanted = wanted.map(|both| last_codes(&sequence, &both));
        let differs = |tried: &[Sequence]| {
            let tried = tried.iter().zip(self.both(judges, tried)?);
            let differs = tried.map(|(sequence, both)| {
                both.is_some_and(|both| {
                    let step = self.compare(sequence, &both.0, &both.1).difference;
                    step == Some(sequence.steps.len() - 1)
                        && Some(last_codes(sequence, &both)) == wanted
                })
            });
            Ok(differs.collect())
        };
        let shrunk = shrink(sequence, &differs)?;
        let expected = judges.expected(std::slice::from_ref(&shrunk))?;
        let answers = expected.into_iter().flatten().next().unwrap_or_default();
        Ok(Explanation::Shrunk {
            scenario: to_scenario(&shrunk, &answers.answers),
            program: to_c(&shrunk),
        })
    }
}

impl Judges<'_> {
    /// Leaves out the calls that the reference finds undefined. Returns the judge's answers to the rest. A call may
    /// become undefined because an earlier one was left out, so this is repeated.
    fn defined(
        &self,
        mut sequences: Vec<Sequence>,
    ) -> Result<(Vec<Sequence>, Vec<Answers>), String> {
        let mut answers = self.reference.answer(&sequences, &|| ())?;
        for _ in 0..MAX_PASSES {
            for (sequence, answers) in sequences.iter_mut().zip(&answers) {
                leave_out_undefined(sequence, answers);
            }
            answers = self.reference.answer(&sequences, &|| ())?;
        }
        for (sequence, answers) in sequences.iter_mut().zip(&mut answers) {
            // No other library makes an undefined call.
            if let Some(step) = first_undefined(answers) {
                end_before(step, sequence, answers);
            }
        }
        if let Some(judge) = &self.judge {
            answers = judge.answer(&sequences, &|| ())?;
        }
        Ok((sequences, answers))
    }

    /// The judge's answers; `None` for a sequence with an undefined call, which the judge does not run.
    fn expected(&self, sequences: &[Sequence]) -> Result<Vec<Option<Answers>>, String> {
        let answers = self.reference.answer(sequences, &|| ())?;
        let answers = answers.into_iter();
        let answers: Vec<Option<Answers>> = answers
            .map(|answers| Some(answers).filter(|answers| first_undefined(answers).is_none()))
            .collect();
        let Some(judge) = &self.judge else {
            return Ok(answers);
        };
        let defined = with_answers(sequences, &answers);
        let mut judged = judge.answer(&defined, &|| ())?.into_iter();
        let answers = answers.into_iter();
        Ok(answers
            .map(|answers| answers.and_then(|_| judged.next()))
            .collect())
    }
}

/// The sequences that have answers.
fn with_answers(sequences: &[Sequence], answers: &[Option<Answers>]) -> Vec<Sequence> {
    let both = sequences.iter().zip(answers);
    let answered = both.filter(|(_, answers)| answers.is_some());
    answered.map(|(sequence, _)| sequence.clone()).collect()
}

/// Adds the answers to the sequences to a corpus, if there is one.
fn record(
    corpus: Option<&mut Writer>,
    sequences: &[Sequence],
    answers: &[Answers],
) -> Result<(), String> {
    let Some(corpus) = corpus else {
        return Ok(());
    };
    let recorded = sequences.iter().zip(answers);
    let recorded = recorded.map(|(sequence, answers)| Recorded::of(sequence, answers));
    corpus.add(&recorded.collect::<Vec<_>>())
}

/// What both libraries returned in the last step of a sequence: the code, or the end of the process.
fn last_codes(sequence: &Sequence, (expected, found): &(Answers, Answers)) -> (String, String) {
    let last = |answers: &Answers| {
        let answer = answers.answers.get(sequence.steps.len() - 1);
        let answer = answer.or(answers.ended.as_ref());
        answer.map_or("", |answer| first_word(answer)).to_owned()
    };
    (last(expected), last(found))
}
