//! Badges: the summary of a check's basis.

use maud::{Markup, html};

use crate::address::Address;
use crate::check::{Badge, Seen};
use crate::view::View;

/// Every badge: class, word, meaning.
pub(crate) const BADGES: &[(&str, &str, &str)] = &[
    (
        "confirmed",
        "confirmed",
        "The documents say so, and the drivers named were seen to do so, in a call that failed no \
         other check.",
    ),
    (
        "documented",
        "documented",
        "The documents say so. No driver was recorded doing it.",
    ),
    (
        "observed",
        "observed only",
        "Drivers were seen to do so. The documents do not say it: the code is not among those \
         they list, or the condition is not.",
    ),
    (
        "otherwise",
        "documents say otherwise",
        "Drivers were seen to do so, and the documents say something else, which stands beside it.",
    ),
    (
        "undefined",
        "undefined",
        "Nobody may rely on what happens. What drivers did is recorded and never judged.",
    ),
    (
        "assumed",
        "assumed",
        "A guess. What drivers did is recorded and never judged.",
    ),
];

impl View<'_, '_> {
    /// Renders the badge with its drivers.
    pub(crate) fn badge(&self, badge: &Badge<'_>) -> Markup {
        let (class, seen) = class(badge);
        let word = BADGES.iter().find(|(known, ..)| *known == class);
        let word = word.map_or(class, |(_, word, _)| *word);
        let releases = seen.map(|seen| self.releases(seen)).unwrap_or_default();
        let text = match (class, releases.as_slice()) {
            (_, []) => word.to_owned(),
            (_, [one]) => format!("{word} on {one}"),
            (_, many) => format!("{word} on {} drivers", many.len()),
        };
        let title = (releases.len() > 1).then(|| releases.join(", "));
        html! { b class=(class) title=[title] { (text) } }
    }

    /// The releases of the drivers with this observation, each once.
    pub(crate) fn releases(&self, seen: &Seen<'_>) -> Vec<String> {
        let subjects = self.site.evidence.subjects;
        let shown = seen
            .shown
            .iter()
            .filter_map(|one| subjects.get(one.subject));
        let mut out: Vec<String> = shown.map(|subject| subject.release.clone()).collect();
        out.extend(seen.on.iter().cloned());
        out.sort();
        out.dedup();
        out
    }

    /// Address of the explanation of badges.
    pub(crate) fn about_badges(&self) -> Markup {
        self.link(
            &Address::page("glossary.html").at("badges"),
            "What the badges mean",
        )
    }
}

/// The class of a badge, and the origin of the observation.
pub(crate) fn class<'b, 'a>(badge: &'b Badge<'a>) -> (&'static str, Option<&'b Seen<'a>>) {
    match badge {
        Badge::Undefined => ("undefined", None),
        Badge::Assumed => ("assumed", None),
        Badge::DocumentsSay(_) => ("otherwise", None),
        Badge::Confirmed(seen) => ("confirmed", Some(seen)),
        Badge::Documented => ("documented", None),
        Badge::Observed(seen) => ("observed", Some(seen)),
    }
}
