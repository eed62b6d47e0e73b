//! `cuconform bisect`.

use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::analysis::bisect::{Bisection, Finding};
use crate::engine::Run;
use crate::results::CaseResult;
use crate::results::exit::{Exit, Stop};
use crate::results::sanitize::sanitized;
use crate::suite::Suite;
use crate::suite::plan::Planned;
use crate::worker::ipc::Description;
use clap::Args;
use cuspec_diagnostic::nearest;
use regex::Regex;
use serde_json::json;

use super::expect::Against;
use super::out_folder;
use super::parse;
use super::subject_options::SubjectOptions;

#[derive(Args, Clone, Debug)]
pub struct Options {
    /// The id of a case that fails after other cases
    case: String,
    #[command(flatten)]
    libraries: SubjectOptions,
    /// Consider only earlier cases whose id matches this regular expression
    #[arg(long, value_name = "RE", value_parser = super::parse::filter)]
    filter: Option<Regex>,
    /// Time limit of a case, in seconds
    #[arg(long, value_name = "S", default_value = "10", value_parser = parse::seconds)]
    timeout: Duration,
    /// Maximum number of attempts to shorten the sequence
    #[arg(long, value_name = "N", default_value_t = 500)]
    attempts: u32,
    /// Folder in which the workers run
    #[arg(long, value_name = "DIR", default_value = "target/bisect")]
    out: PathBuf,
    /// Consider cases of this hazard too; may be repeated
    #[arg(long = "hazard", value_name = "NAME")]
    hazards: Vec<String>,
    /// Consider cases with an undefined outcome too
    #[arg(long)]
    undefined: bool,
    /// Print the finding as JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    against: Against,
    #[command(flatten)]
    select: super::select::Select,
}

pub fn bisect(suite: &Suite, options: &Options) -> Result<Exit, Stop> {
    let out = Path::new(super::run_options::OUT);
    let subject = options.libraries.subject()?;
    let suite = &suite.of_apis(subject.apis());
    let chosen = options
        .select
        .choose(suite, options.filter.as_ref(), &options.hazards, out)?;
    let order = chosen.in_order();
    let case = find(&order, &options.case)?;
    let reference = options.against.open(None)?;
    let scratch = out_folder::prepare(&options.out)?.join("scratch");
    std::fs::create_dir_all(&scratch).map_err(|error| Stop::cannot_write(&scratch, &error))?;
    let run = Run::new(suite, &subject)
        .map_err(|error| Stop::infrastructure(format!("cannot start workers: {error}")))?;
    let mut run = run
        .jobs(1)
        .timeout(options.timeout)
        .undefined(options.undefined)
        .folder(&scratch)
        .reference(reference.as_ref());
    for hazard in &options.hazards {
        run = run.hazard(hazard);
    }
    let description = run.probe()?;
    let run = run.found(&description);
    let Description {
        machine, no_device, ..
    } = description;
    if let Some(reason) = no_device.as_ref().filter(|_| case.pool.needs_device()) {
        let reason = sanitized(reason);
        return Err(Stop::absent(format!(
            "{} needs a device: {reason}",
            case.id()
        )));
    }
    let bisection = Bisection {
        run: &run,
        machine: &machine,
        attempts: options.attempts,
        on_attempt: &|earlier, result| {
            eprintln!(
                "cuconform: after {earlier} earlier cases: {}",
                describe(result)
            );
        },
    };
    let finding = bisection.search(&order, case);
    super::print::text(&if options.json {
        to_json(&finding)
    } else {
        to_text(&finding)
    })?;
    Ok(match finding {
        Finding::Never { .. } => Exit::Expected,
        Finding::Alone(_) | Finding::After { .. } => Exit::Unexpected,
    })
}

fn find<'a>(order: &[&'a Planned], id: &str) -> Result<&'a Planned, Stop> {
    let found = order.iter().find(|planned| planned.id() == id);
    found.copied().ok_or_else(|| {
        let known = order.iter().map(|planned| planned.id());
        let advice = nearest(id, known).map(|near| format!("; did you mean `{near}`?"));
        let advice = advice.unwrap_or_default();
        Stop::usage(format!("the selection contains no case `{id}`{advice}"))
    })
}

fn describe(result: &CaseResult) -> String {
    let behaviour = result.behaviour();
    let word = result.outcome.word();
    if behaviour == word {
        word.to_owned()
    } else {
        format!("{word} ({behaviour})")
    }
}

fn to_text(finding: &Finding) -> String {
    match finding {
        Finding::Alone(result) => {
            format!("{} fails alone: {}\n", result.case, describe(result))
        }
        Finding::Never { earlier, result } => format!(
            "{} does not fail, neither alone nor after the {earlier} cases before it: {}\n",
            result.case,
            describe(result)
        ),
        Finding::After {
            earlier,
            is_shortest,
            result,
        } => {
            let fewer = match is_shortest {
                true => "and after no fewer",
                false => "and perhaps after fewer; the limit of --attempts was reached",
            };
            let mut text = format!(
                "{} fails after {} of the cases before it, {fewer}: {}\n",
                result.case,
                earlier.len(),
                describe(result)
            );
            for id in earlier {
                text.push_str(&format!("  {id}\n"));
            }
            text
        }
    }
}

/// `earlier` and `shortest` are absent if the case does not fail.
fn to_json(finding: &Finding) -> String {
    let value = match finding {
        Finding::Alone(result) => {
            json!({ "fails": true, "earlier": [], "shortest": true, "result": result })
        }
        Finding::After {
            earlier,
            is_shortest,
            result,
        } => {
            json!({ "fails": true, "earlier": earlier, "shortest": is_shortest, "result": result })
        }
        Finding::Never { result, .. } => json!({ "fails": false, "result": result }),
    };
    format!("{value}\n")
}
