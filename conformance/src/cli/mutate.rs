//! `cuconform mutate`.

use std::collections::BTreeSet;
use std::fs::{self, File};
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use crate::analysis::mutate::{
    Chosen, Claim, Index, Mutant, MutantResult, MutationTest, Part, Summary, sample, to_json,
    within,
};
use crate::engine::subject::Subject;
use crate::results::exit::{Exit, Stop};
use crate::suite::Suite;
use crate::suite::machine::Machine;
use crate::suite::plan::Plan;
use clap::Args;
use regex::Regex;

use super::out_folder;
use super::parse;
use super::progress;
use super::reference::{self, Reference};

#[derive(Args, Clone, Debug)]
pub struct Options {
    /// Change only rules and functions whose name matches this regular expression, or that are tested by
    /// cases whose id matches it
    #[arg(long, value_name = "RE", value_parser = super::parse::filter)]
    filter: Option<Regex>,
    /// Change only checks
    #[arg(long)]
    checks: bool,
    /// Change only the effects of successful calls
    #[arg(long, conflicts_with = "checks")]
    effects: bool,
    /// Test that each case and scenario that claims to show an effect fails without that effect
    #[arg(long, conflicts_with_all = ["checks", "effects", "sample"])]
    claims: bool,
    /// Number of parallel mutants [default: one per core]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    jobs: Option<u16>,
    /// Time limit of a call, in seconds
    #[arg(long, value_name = "S", default_value = "3", value_parser = parse::seconds)]
    timeout: Duration,
    /// Output folder of the report
    #[arg(long, value_name = "DIR", default_value = "target/mutate")]
    out: PathBuf,
    /// Try only N mutants, spread evenly over all of them
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    sample: Option<u32>,
}

pub fn mutate(suite: &Suite, options: &Options) -> Result<Exit, Stop> {
    let start = Instant::now();
    let chosen = choose(suite, options).map_err(Stop::infrastructure)?;
    let plan = &chosen.plan;
    if plan.cases.is_empty() {
        return Err(nothing_matches(options));
    }
    let folder = out_folder::prepare(&options.out)?;
    let scratch = folder.join("scratch");
    let Reference {
        subject,
        environment,
        results: baseline,
    } = reference::run(suite, plan, &scratch, options.timeout, options.jobs)?;
    let machine = environment.driver.machine;
    let index = Index::new(suite, plan, &baseline, &machine).map_err(Stop::infrastructure)?;
    let mutation_test = mutation_test(suite, subject, scratch, &machine, options);
    if options.claims {
        return claims(&mutation_test, &index, &chosen, options);
    }
    let mutants = choose_mutants(index.mutants(suite), &chosen, options)?;
    let bar = progress::bar(mutants.len(), "mutants");
    let results = mutation_test
        .run(&index, &mutants, &|_| bar.inc(1))
        .map_err(Stop::infrastructure)?;
    bar.finish_and_clear();
    let summary = Summary {
        results: &results,
        successes: suite.successes,
    };
    let text = summary.text();
    write(&folder, &results, &text).map_err(|error| Stop::cannot_write(&folder, &error))?;
    let time = start.elapsed().as_secs_f64();
    super::print::text(&format!(
        "{text}{time:.1} s; report: {}\n",
        options.out.display()
    ))?;
    Ok(summary.exit())
}

/// Selects the parts to change, with the cases that can detect it.
fn choose(suite: &Suite, options: &Options) -> Result<Chosen, String> {
    let plan = Plan::load(suite, None)?;
    let parts: &[Part] = match (options.checks, options.effects || options.claims) {
        (true, _) => &[Part::Checks],
        (_, true) => &[Part::Effects],
        _ => &[Part::Checks, Part::Effects],
    };
    match &options.filter {
        Some(filter) => within(suite, plan, filter, parts),
        None => Ok(Chosen {
            plan,
            names: BTreeSet::new(),
        }),
    }
}

/// The error for a filter that selects nothing.
fn nothing_matches(options: &Options) -> Stop {
    let filter = options.filter.as_ref().map_or("", Regex::as_str);
    Stop::usage(match options.claims {
        true => "no case and no scenario claims to show any of these effects".to_owned(),
        false => format!(
            "`{filter}` matches neither the id of a case, nor a rule or function that a case tests"
        ),
    })
}

/// The mutants that the options select.
fn choose_mutants(
    mut mutants: Vec<Mutant>,
    chosen: &Chosen,
    options: &Options,
) -> Result<Vec<Mutant>, Stop> {
    if options.filter.is_some() {
        mutants.retain(|mutant| chosen.names.contains(&mutant.of));
        if mutants.is_empty() {
            return Err(nothing_matches(options));
        }
    }
    mutants.retain(|mutant| match mutant.change.part() {
        Part::Checks => !options.effects,
        Part::Effects => !options.checks,
    });
    Ok(match options.sample {
        Some(count) => sample(mutants, count as usize),
        None => mutants,
    })
}

/// Tests every claim to show an effect, and lists the claims that do not hold.
fn claims(
    mutation_test: &MutationTest<'_>,
    index: &Index<'_>,
    chosen: &Chosen,
    options: &Options,
) -> Result<Exit, Stop> {
    let mut claims = index.claims();
    if options.filter.is_some() {
        claims.retain(|claim| chosen.names.contains(&claim.function));
    }
    if claims.is_empty() {
        return Err(nothing_matches(options));
    }
    let bar = progress::bar(claims.len(), "claims");
    let broken = mutation_test
        .broken_claims(index, &claims, &|| bar.inc(1))
        .map_err(Stop::infrastructure)?;
    bar.finish_and_clear();
    let lines = broken.iter().map(|claim| {
        let Claim { function, by, .. } = claim;
        format!("{by} passes although {function} does nothing\n")
    });
    let lines: String = lines.collect();
    let kept = claims.len() - broken.len();
    super::print::text(&format!("{lines}{kept} of {} claims hold\n", claims.len()))?;
    Ok(match broken.is_empty() {
        true => Exit::Expected,
        false => Exit::Unexpected,
    })
}

fn mutation_test<'a>(
    suite: &'a Suite,
    subject: Subject,
    folder: PathBuf,
    machine: &'a Machine,
    options: &Options,
) -> MutationTest<'a> {
    let cores = || std::thread::available_parallelism().map_or(1, usize::from);
    MutationTest {
        suite,
        subject,
        folder,
        machine,
        timeout: options.timeout,
        jobs: options.jobs.map_or_else(cores, usize::from),
    }
}

fn write(folder: &Path, results: &[MutantResult], text: &str) -> std::io::Result<()> {
    let mut file = BufWriter::new(File::create(folder.join("mutants.jsonl"))?);
    for result in results {
        writeln!(file, "{}", to_json(result))?;
    }
    file.flush()?;
    fs::write(folder.join("summary.txt"), text)
}
