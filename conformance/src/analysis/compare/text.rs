//! Comparisons as text for a terminal.

use std::fmt::{self, Write};

use super::{About, Comparison, Difference};
use crate::results::sanitize::sanitized;

/// Maximum number of rules and functions, of cases for each, and of cases that only one side has; `--all`
/// lifts these limits.
const MAX_HEADINGS: usize = 40;
const MAX_CASES: usize = 4;
const MAX_ONE_SIDED: usize = 5;

impl Comparison {
    /// Both sides, differences by rule, and the totals.
    pub fn text(&self, all: bool) -> String {
        let mut text = String::new();
        // Writing to a string cannot fail.
        let _ = self.write(&mut text, all);
        text
    }

    fn write(&self, text: &mut String, all: bool) -> fmt::Result {
        write_side(text, "first", &self.first)?;
        write_side(text, "second", &self.second)?;
        for (title, differences) in self.differing() {
            writeln!(text, "\n{title}: {}", differences.len())?;
            write_differences(text, differences, all)?;
        }
        for (title, cases) in self.one_sided() {
            writeln!(text, "\n{title}: {}", cases.len())?;
            let limit = if all { usize::MAX } else { MAX_ONE_SIDED };
            for case in cases.iter().take(limit) {
                writeln!(text, "  {}", sanitized(case))?;
            }
            write_rest(text, "  ", cases.len(), limit, "cases")?;
        }
        writeln!(text, "\n{}", self.headline())?;
        writeln!(text, "{}", self.rest())
    }
}

fn write_side(text: &mut String, word: &str, about: &About) -> fmt::Result {
    let sha256 = about.sha256.as_deref().unwrap_or("unknown");
    writeln!(
        text,
        "{word:6}  {}: {} cases, {}",
        sanitized(&about.name),
        about.cases,
        about.date
    )?;
    writeln!(text, "        {}", about.subject)?;
    writeln!(
        text,
        "        {}, sha256 {sha256}",
        sanitized(&about.library)
    )
}

fn write_differences(text: &mut String, differences: &[Difference], all: bool) -> fmt::Result {
    let limit = |limit: usize| if all { usize::MAX } else { limit };
    let headings = Comparison::by_heading(differences);
    for (heading, differences) in headings.iter().take(limit(MAX_HEADINGS)) {
        writeln!(
            text,
            "  {}: {} different",
            sanitized(heading),
            differences.len()
        )?;
        for difference in differences.iter().take(limit(MAX_CASES)) {
            writeln!(text, "    {}", sanitized(&difference.case))?;
            writeln!(text, "        {}", sanitized(&difference.first))?;
            writeln!(text, "        {}", sanitized(&difference.second))?;
        }
        write_rest(text, "    ", differences.len(), limit(MAX_CASES), "cases")?;
    }
    write_rest(
        text,
        "  ",
        headings.len(),
        limit(MAX_HEADINGS),
        "rules and functions",
    )
}

fn write_rest(
    text: &mut String,
    indent: &str,
    count: usize,
    limit: usize,
    what: &str,
) -> fmt::Result {
    if count <= limit {
        return Ok(());
    }
    writeln!(
        text,
        "{indent}... and {} more {what}; --all lists them",
        count - limit
    )
}
