//! Badges for a project's page: the number of conforming functions, of all or of a program, on a commit.

use maud::{PreEscaped, html};
use serde_json::json;

use super::Summary;
use super::overview::Share;
use crate::results::sanitize::sanitized_json;
use crate::suite::profile::Rank;

/// Width of a letter in the image, and the margin around the text, in SVG units.
const LETTER_WIDTH: usize = 7;
const MARGIN: usize = 12;

impl Summary<'_> {
    /// Label of the badge, and the share of conforming functions.
    fn badge_label(&self) -> (String, Share) {
        match self.profile {
            Some(program) => {
                let shares = self.measure_profile(program);
                let must = shares.iter().find(|(rank, _)| *rank == Rank::Must);
                let share = must.map(|(_, share)| *share).unwrap_or_default();
                (format!("CUDA for {}", program.title), share)
            }
            None => ("CUDA functions".to_owned(), self.overview(&[]).all),
        }
    }

    /// The badge as JSON; the first four members are those of a shields.io endpoint.
    pub fn badge_json(&self, commit: Option<&str>) -> String {
        let (label, share) = self.badge_label();
        let badge = json!({
            "schemaVersion": 1,
            "label": label,
            "message": format!("{} of {}", share.conform, share.judged),
            "color": color(share),
            "conform": share.conform,
            "judged": share.judged,
            "functions": share.all(),
            "not_judged": share.not_judged,
            "profile": self.profile.map(|program| program.name),
            "commit": commit,
            "library": self.environment.subject().sha256,
            "registry": self.environment.registry,
            "date": self.environment.date,
        });
        sanitized_json(&format!("{badge:#}\n"))
    }

    /// The badge as SVG.
    pub fn badge_svg(&self) -> String {
        let (label, share) = self.badge_label();
        let message = format!("{} of {}", share.conform, share.judged);
        let [left, right] =
            [&label, &message].map(|words| words.chars().count() * LETTER_WIDTH + MARGIN);
        let both = left + right;
        let title = format!("{label}: {message}");
        let centre = |from: usize, width: usize| from + width / 2;
        let page = html! {
            svg xmlns="http://www.w3.org/2000/svg" width=(both) height="20" role="img" aria-label=(title) {
                title { (title) }
                rect width=(left) height="20" fill="#555" {}
                rect x=(left) width=(right) height="20" fill=(svg_color(share)) {}
                g fill="#fff" text-anchor="middle" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11" {
                    text x=(centre(0, left)) y="14" textLength=(left - MARGIN) { (label) }
                    text x=(centre(left, right)) y="14" textLength=(right - MARGIN) { (message) }
                }
            }
            (PreEscaped("\n"))
        };
        page.into_string()
    }
}

/// A colour name of shields.io, for the share of the judged functions: the others may need other hardware.
fn color(share: Share) -> &'static str {
    match share.conform * 10 {
        _ if share.judged == 0 => "lightgrey",
        tenths if tenths == share.judged * 10 => "brightgreen",
        tenths if tenths >= share.judged * 9 => "green",
        tenths if tenths >= share.judged * 5 => "yellow",
        _ => "red",
    }
}

fn svg_color(share: Share) -> &'static str {
    match color(share) {
        "brightgreen" => "#2c8a2c",
        "green" => "#4b7a1c",
        "yellow" => "#8f6d00",
        "lightgrey" => "#777",
        _ => "#b33a2b",
    }
}

#[cfg(test)]
mod tests {
    use crate::report::tests::write;
    use crate::results::testing::result;
    use crate::results::{CaseResult, Outcome};

    fn results() -> [CaseResult; 2] {
        let of = |name: &str, outcome| CaseResult {
            function: name.to_owned(),
            ..result(&format!("{name}[]"), outcome)
        };
        [of("f", Outcome::Pass), of("g", Outcome::Fail)]
    }

    #[test]
    fn the_badge_counts_functions() {
        let text = write(&results(), |summary, _| summary.badge_json(Some("0123abc")));
        let badge: serde_json::Value = serde_json::from_str(&text).expect("JSON");
        assert_eq!(badge["message"], "1 of 2");
        assert_eq!(badge["color"], "yellow");
        assert_eq!(badge["commit"], "0123abc");
        assert_eq!(badge["schemaVersion"], 1);
    }

    #[test]
    fn a_function_that_is_not_judged_is_not_held_against_the_library() {
        let skipped = CaseResult {
            function: "h".to_owned(),
            ..result("h[]", Outcome::Skip)
        };
        let [passed, _] = results();
        let text = write(&[passed, skipped], |summary, _| summary.badge_json(None));
        let badge: serde_json::Value = serde_json::from_str(&text).expect("JSON");
        assert_eq!(badge["message"], "1 of 1");
        assert_eq!(badge["color"], "brightgreen");
        assert_eq!(
            (&badge["functions"], &badge["not_judged"]),
            (&2.into(), &1.into())
        );
    }

    #[test]
    fn the_image_is_valid_xml_with_the_same_numbers() {
        let text = write(&results(), |summary, _| summary.badge_svg());
        let document = roxmltree::Document::parse(&text).expect("XML");
        let title = document.root_element().attribute("aria-label");
        assert_eq!(title, Some("CUDA functions: 1 of 2"));
    }
}
