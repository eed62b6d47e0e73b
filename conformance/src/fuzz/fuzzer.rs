//! Compares two libraries on new sequences, or a library with recorded answers.

use super::compare::{Agreement, compare, first_word};
use super::corpus::{Recorded, Writer};
use super::generate::generate;
use super::masking::Masking;
use super::material::Material;
use super::render::{to_c, to_listing, to_scenario};
use super::session::{Answers, Library, Sequence, leave_out_undefined};
use super::shrink::shrink;
use super::totals::Totals;

/// Sequences that are made and run at once.
const CHUNK: usize = 100;
/// Times that the judge answers a sequence before its answers count.
const MAX_PASSES: usize = 2;

/// A library under test and its judge.
pub struct Fuzzer<'a> {
    pub judge: Library<'a>,
    pub subject: Library<'a>,
    pub masking: Masking,
    /// Number of differences that are explained.
    pub explained: usize,
    /// Called after each sequence.
    pub on_result: &'a (dyn Fn() + Sync),
}

impl Fuzzer<'_> {
    /// Compares the subject with the judge on the sequences of these seeds, and adds its answers to the corpus.
    pub fn explore(
        &self,
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
            let (sequences, expected) = self.defined(made.collect::<Result<Vec<_>, String>>()?)?;
            let found = self.subject.answer(&sequences, self.on_result)?;
            let explain = |sequence: &Sequence, _: &Answers, step| self.shrunk(sequence, step);
            self.add(&mut totals, &sequences, &expected, &found, &explain)?;
            record(corpus.as_deref_mut(), &sequences, &found)?;
        }
        Ok(totals)
    }

    /// Compares the subject with recorded answers, and adds its own answers to another corpus.
    pub fn replay(
        &self,
        recorded: Vec<Recorded>,
        mut corpus: Option<&mut Writer>,
    ) -> Result<Totals, String> {
        let (sequences, expected): (Vec<_>, Vec<_>) =
            recorded.into_iter().map(Recorded::split).unzip();
        let mut totals = Totals::default();
        for (sequences, expected) in sequences.chunks(CHUNK).zip(expected.chunks(CHUNK)) {
            let found = self.subject.answer(sequences, self.on_result)?;
            let explain = |sequence: &Sequence, expected: &Answers, step| {
                Ok(to_listing(sequence, &expected.answers, step))
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
        explain: &dyn Fn(&Sequence, &Answers, usize) -> Result<String, String>,
    ) -> Result<(), String> {
        for ((sequence, expected), found) in sequences.iter().zip(expected).zip(found) {
            let agreement = self.compare(sequence, expected, found);
            let is_new = totals.add(sequence, expected, found, &agreement);
            if is_new
                && totals.kinds() <= self.explained
                && let Some(step) = agreement.difference
            {
                totals.explain(explain(sequence, expected, step)?);
            }
        }
        Ok(())
    }

    /// Leaves out the calls that the judge finds undefined. Returns the judge's answers to the rest. A call may
    /// become undefined because an earlier one was left out, so this is repeated.
    fn defined(
        &self,
        mut sequences: Vec<Sequence>,
    ) -> Result<(Vec<Sequence>, Vec<Answers>), String> {
        let mut expected = self.judge.answer(&sequences, &|| ())?;
        for _ in 0..MAX_PASSES {
            for (sequence, answers) in sequences.iter_mut().zip(&expected) {
                leave_out_undefined(sequence, answers);
            }
            expected = self.judge.answer(&sequences, &|| ())?;
        }
        Ok((sequences, expected))
    }

    fn compare(&self, sequence: &Sequence, expected: &Answers, found: &Answers) -> Agreement {
        compare(sequence, &self.masking, expected, found)
    }

    /// The answers of both libraries.
    fn both(&self, sequences: &[Sequence]) -> Result<Vec<(Answers, Answers)>, String> {
        let expected = self.judge.answer(sequences, &|| ())?;
        let found = self.subject.answer(sequences, &|| ())?;
        Ok(expected.into_iter().zip(found).collect())
    }

    /// The shortest sequence found in which the libraries still differ as in a step of this one, as a scenario and as
    /// a C program.
    fn shrunk(&self, sequence: &Sequence, step: usize) -> Result<String, String> {
        let mut sequence = sequence.clone();
        sequence.steps.truncate(step + 1);
        let whole = self.both(std::slice::from_ref(&sequence))?;
        let wanted = whole.first().map(|both| last_codes(&sequence, both));
        let differs = |tried: &[Sequence]| {
            let answers = self.both(tried)?;
            let tried = tried.iter().zip(&answers);
            let differs = tried.map(|(sequence, both)| {
                let step = self.compare(sequence, &both.0, &both.1).difference;
                step == Some(sequence.steps.len() - 1) && Some(last_codes(sequence, both)) == wanted
            });
            Ok(differs.collect())
        };
        let shrunk = shrink(sequence, &differs)?;
        let expected = self.judge.answer(std::slice::from_ref(&shrunk), &|| ())?;
        let answers = expected
            .first()
            .map_or(&[][..], |one| one.answers.as_slice());
        Ok(format!(
            "{}\n{}",
            to_scenario(&shrunk, answers),
            to_c(&shrunk)
        ))
    }
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
