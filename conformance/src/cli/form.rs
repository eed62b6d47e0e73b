//! In which form a command reports.

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
    /// What is printed at the end
    #[arg(long, value_name = "FORM", value_enum, default_value_t)]
    pub format: Format,
    /// Write the report as one page too, which opens from disk
    #[arg(long, value_name = "FILE")]
    pub html: Option<PathBuf>,
    /// Write a badge for a project's page, FILE.svg, and FILE.json with its numbers: how many functions
    /// conform, of those of the --profile if there is one
    #[arg(long, value_name = "FILE")]
    pub badge: Option<PathBuf>,
    /// The commit that the badge is about [default: what GITHUB_SHA or CI_COMMIT_SHA says]
    #[arg(long, value_name = "HASH")]
    pub commit: Option<String>,
    /// Evidence that failures are shown with: the folder of a subject, or one with a folder per
    /// subject [default: conformance/evidence from here upwards, or else what is built in]
    #[arg(long, value_name = "DIR")]
    pub evidence: Option<PathBuf>,
    /// The reference that failures link to: where it is published, or the folder that `cuspec site`
    /// wrote [default: target/site from here upwards, if it is there]
    #[arg(long, value_name = "URL")]
    pub docs: Option<String>,
    /// Say how much conforms of what this program calls, `pytorch`, of what many programs call, and
    /// of the rest
    #[arg(long, value_name = "PROGRAM", value_parser = profile::find)]
    pub profile: Option<&'static Program>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum Format {
    /// Nothing: what is written beside the results will do
    #[value(skip)]
    None,
    /// For people
    #[default]
    Text,
    /// For programs
    Json,
    /// XML that CI systems read
    Junit,
    /// Annotations on GitHub
    Github,
}

impl Form {
    /// Writes nothing but what lies beside the results.
    pub(super) fn quiet() -> Form {
        Form {
            format: Format::None,
            ..Form::default()
        }
    }

    /// The evidence that was named, read before anything is run: a mistake is told at once.
    pub fn evidence(&self) -> Result<Option<EvidenceStore>, Stop> {
        let kept = self.evidence.as_deref().map(EvidenceStore::load);
        kept.transpose()
            .map_err(|error| Stop::usage(format!("--evidence: {error}")))
    }

    /// The reference that was named, or that is there.
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

    /// Prints the report. `text` is the form for people; `results` are asked for only by a form that
    /// names every case.
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

/// The book is opened only if there is something to look up in it.
pub fn open_explanations(
    assessment: &Assessment<'_>,
    evidence: Option<EvidenceStore>,
    docs: Option<Docs>,
) -> Result<Explanations, Stop> {
    if !assessment.has_something_to_tell() {
        return Ok(Explanations::default());
    }
    let opened = Explanations::open(evidence.unwrap_or_else(find_evidence));
    Ok(opened.map_err(Stop::infrastructure)?.linked(docs))
}

/// A repository may have newer evidence than this program. If it does not read, that is no reason to
/// lose a report.
fn find_evidence() -> EvidenceStore {
    let Some(folder) = store::in_reach() else {
        return EvidenceStore::built_in();
    };
    EvidenceStore::load(&folder).unwrap_or_else(|error| {
        eprintln!("cuconform: {error}; quoting the evidence that is built in");
        EvidenceStore::built_in()
    })
}

fn xml(summary: &Summary<'_>, results: Vec<CaseResult>) -> Result<String, Stop> {
    let xml = summary.junit(results);
    xml.map_err(|error| Stop::infrastructure(format!("cannot write XML: {error}")))
}
