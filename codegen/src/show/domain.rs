//! A domain of contracts as text.

use cuspec_spec::Registry;
use cuspec_spec::contract::{Domain, Exemplar, Standing};
use cuspec_spec::display;

/// Returns the sentence and the exemplars of a domain; `None` if the vocabulary has no such domain.
pub(super) fn describe(registry: &Registry, name: &str) -> Option<String> {
    let mut domains = registry.contracts.vocabulary.domains.iter();
    let domain = domains.find(|domain| domain.name == name)?;
    let title = format!("{}  (domain, {})\n", signature(domain), place(domain));
    let summary = line("summary", &domain.doc);
    let exemplars = domain
        .exemplars
        .iter()
        .enumerate()
        .map(|(index, exemplar)| {
            let label = if index == 0 { "exemplars" } else { "" };
            line(label, &describe_exemplar(exemplar))
        });
    Some(title + &summary + &exemplars.collect::<String>())
}

/// As a contract writes it, with the names of the arguments.
fn signature(domain: &Domain) -> String {
    let names: Vec<&str> = domain.params.iter().map(|one| one.name.as_str()).collect();
    match names.is_empty() {
        true => domain.name.clone(),
        false => format!("{}<{}>", domain.name, names.join(", ")),
    }
}

/// The file and the line below the folder of the registry.
fn place(domain: &Domain) -> String {
    let span = &domain.span;
    format!("{}:{}", span.path.display(), span.line)
}

fn describe_exemplar(exemplar: &Exemplar) -> String {
    let standing = match &exemplar.standing {
        Standing::Accepted => "accepted".to_owned(),
        Standing::Refused(outcome) => format!("refused, {}", display::outcome(outcome)),
        Standing::Undefined => "undefined".to_owned(),
    };
    match exemplar.doc.is_empty() {
        true => format!("{} ({standing})", exemplar.name),
        false => format!("{} ({standing}): {}", exemplar.name, exemplar.doc),
    }
}

/// A line whose text is aligned with those above.
fn line(label: &str, text: &str) -> String {
    format!("  {label:<11} {text}\n")
}
