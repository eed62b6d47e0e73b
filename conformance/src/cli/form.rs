//! Output formats of reports.

use std::path::PathBuf;

use crate::evidence::store::{self, EvidenceStore};
use crate::expectations::Assessment;
use crate::report::Summary;
use crate::report::explanations::Explanations;
use crate::results::CaseResult;
use crate::results::atomic_write;
use crate::results::exit::{Exit, Stop};
use crate::suite::profile;
use clap::{Args, ValueEnum};
use cuspec_case::Program;
use cuspec_case::docs::Docs;

#[derive(Args, Clone, Debug, Default)]
#[command(next_help_heading = "The report")]
pub struct Form {
    /// Format of the report on standard output
    #[arg(long, value_name = "FORM", value_enum, default_value_t)]
    pub format: Format,
    /// Write the report as an HTML page too, which can be opened from disk
    #[arg(long, value_name = "FILE")]
    pub html: Option<PathBuf>,
    /// Write a badge with the number of conforming functions, FILE.svg, and its numbers, FILE.json; with
    /// --profile, only functions of the profile count
    #[arg(long, value_name = "FILE")]
    pub badge: Option<PathBuf>,
    /// The commit that the badge refers to [default: the value of GITHUB_SHA or CI_COMMIT_SHA]
    #[arg(long, value_name = "HASH")]
    pub commit: Option<String>,
    /// Evidence to quote with failures: the folder of a subject, or a folder with one folder per subject
    /// [default: conformance/evidence in this folder or a parent, or else the built-in evidence]
    #[arg(long, value_name = "DIR")]
    pub evidence: Option<PathBuf>,
    /// The reference documentation that failures link to: its URL, or the output folder of `cuspec site`
    /// [default: target/site in this folder or a parent, if it exists]
    #[arg(long, value_name = "URL")]
    pub docs: Option<String>,
    /// Report the conformance of the functions that this program calls, `pytorch`, of the functions that many
    /// programs call, and of the others
    #[arg(long, value_name = "PROGRAM", value_parser = profile::find)]
    pub profile: Option<&'static Program>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum Format {
    /// Print nothing; files beside the results are written as usual
    #[value(skip)]
    None,
    /// Text for people
    #[default]
    Text,
    /// JSON for programs
    Json,
    /// JUnit XML for CI systems
    Junit,
    /// Annotations for GitHub
    Github,
}

impl Form {
    /// Prints nothing and writes only the files beside the results.
    pub(super) fn quiet() -> Form {
        Form {
            format: Format::None,
            ..Form::default()
        }
    }

    /// The evidence that the options name. It is read before the run, so that a mistake is reported at once.
    pub fn evidence(&self) -> Result<Option<EvidenceStore>, Stop> {
        let kept = self.evidence.as_deref().map(EvidenceStore::load);
        kept.transpose()
            .map_err(|error| Stop::usage(format!("--evidence: {error}")))
    }

    /// The reference documentation that the options name, or the one in the default folder.
    pub fn docs(&self) -> Result<Option<Docs>, Stop> {
        let Some(docs) = &self.docs else {
            return Ok(Docs::in_reach());
        };
        let docs = Docs::parse(docs);
        docs.map(Some)
            .map_err(|error| Stop::usage(format!("--docs: {error}")))
    }

    fn write_badge(&self, summary: &Summary<'_>) -> Result<(), Stop> {
        let Some(path) = &self.badge else {
            return Ok(());
        };
        let mut variables = ["GITHUB_SHA", "CI_COMMIT_SHA"].into_iter();
        let commit = self.commit.clone();
        let commit = commit.or_else(|| variables.find_map(|name| std::env::var(name).ok()));
        let write = |ending: &str, text: String| {
            let path = path.with_extension(ending);
            atomic_write::write(&path, &text).map_err(|error| Stop::cannot_write(&path, &error))
        };
        write("svg", summary.badge_svg())?;
        write("json", summary.badge_json(commit.as_deref()))
    }

    /// Prints the report. `text` is the text format; `results` is called only by formats that list every
    /// case.
    pub fn print(
        &self,
        summary: &Summary<'_>,
        text: &str,
        results: &dyn Fn() -> Result<Vec<CaseResult>, Stop>,
    ) -> Result<Exit, Stop> {
        if let Some(path) = &self.html {
            atomic_write::write(path, &summary.html(&results()?))
                .map_err(|error| Stop::cannot_write(path, &error))?;
        }
        self.write_badge(summary)?;
        match self.format {
            Format::None => Ok(Exit::Expected),
            Format::Text => super::print::text(text),
            Format::Json => super::print::text(&summary.json()),
            Format::Github => super::print::text(&summary.github()),
            Format::Junit => super::print::text(&xml(summary, results()?)?),
        }
    }
}

/// Opens the explanations only if there is a result to explain.
pub fn open_explanations(
    assessment: &Assessment<'_>,
    evidence: Option<EvidenceStore>,
    docs: Option<Docs>,
) -> Result<Explanations, Stop> {
    if !assessment.has_reports() {
        return Ok(Explanations::default());
    }
    let opened = Explanations::open(evidence.unwrap_or_else(find_evidence));
    Ok(opened.map_err(Stop::infrastructure)?.linked(docs))
}

/// The evidence of the repository may be newer than this program. If it cannot be read, the built-in evidence
/// is used instead of failing.
fn find_evidence() -> EvidenceStore {
    let Some(folder) = store::in_reach() else {
        return EvidenceStore::built_in();
    };
    EvidenceStore::load(&folder).unwrap_or_else(|error| {
        eprintln!("cuconform: {error}; using the built-in evidence");
        EvidenceStore::built_in()
    })
}

fn xml(summary: &Summary<'_>, results: Vec<CaseResult>) -> Result<String, Stop> {
    let xml = summary.junit(results);
    xml.map_err(|error| Stop::infrastructure(format!("cannot write XML: {error}")))
}
