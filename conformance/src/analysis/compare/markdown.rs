//! Comparisons as Markdown, for pull requests.

use std::fmt::{self, Write};

use super::{About, Comparison, Difference};
use crate::results::sanitize::sanitized;

/// Maximum number of cases that are shown unfolded.
const MAX_UNFOLDED: usize = 12;
/// Maximum number of cases per list without `--all`. A comment on GitHub has at most 65,536 characters.
const MAX_CASES: usize = 200;

impl Comparison {
    /// A table of both sides, the totals, and a table of differences for each rule.
    pub fn markdown(&self, all: bool) -> String {
        let mut text = String::new();
        // Writing to a string cannot fail.
        let _ = self.write_markdown(&mut text, all);
        text
    }

    fn write_markdown(&self, text: &mut String, all: bool) -> fmt::Result {
        writeln!(text, "### {}\n\n{}.\n", self.headline(), self.rest())?;
        self.write_sides(text)?;
        let limit = if all { usize::MAX } else { MAX_CASES };
        for (title, differences) in self.differing() {
            open_fold(text, title, differences.len())?;
            let mut left = limit;
            for (heading, differences) in Comparison::by_heading(differences) {
                write_table(text, heading, &differences[..left.min(differences.len())])?;
                left = left.saturating_sub(differences.len());
            }
            close_fold(text, differences.len(), limit)?;
        }
        for (title, cases) in self.one_sided() {
            open_fold(text, title, cases.len())?;
            for case in cases.iter().take(limit) {
                writeln!(text, "- {}", code(case))?;
            }
            close_fold(text, cases.len(), limit)?;
        }
        Ok(())
    }

    fn write_sides(&self, text: &mut String) -> fmt::Result {
        writeln!(text, "| | first | second |\n| --- | --- | --- |")?;
        for ((word, first), (_, second)) in rows(&self.first).into_iter().zip(rows(&self.second)) {
            writeln!(text, "| {word} | {} | {} |", code(&first), code(&second))?;
        }
        Ok(())
    }
}

fn rows(about: &About) -> [(&'static str, String); 6] {
    [
        ("run", about.name.clone()),
        ("library", about.library.clone()),
        ("sha256", about.sha256.clone().unwrap_or_default()),
        ("subject", about.subject.clone()),
        ("date", about.date.clone()),
        ("cases", about.cases.to_string()),
    ]
}

fn open_fold(text: &mut String, title: &str, count: usize) -> fmt::Result {
    let open = if count > MAX_UNFOLDED { "" } else { " open" };
    writeln!(
        text,
        "\n<details{open}><summary>{title}: {count}</summary>\n"
    )
}

fn close_fold(text: &mut String, count: usize, limit: usize) -> fmt::Result {
    if count > limit {
        writeln!(text, "\n{} more; `--all` lists them.", count - limit)?;
    }
    writeln!(text, "\n</details>")
}

fn write_table(text: &mut String, heading: &str, differences: &[&Difference]) -> fmt::Result {
    if differences.is_empty() {
        return Ok(());
    }
    writeln!(text, "{}\n", code(heading))?;
    writeln!(text, "| case | first | second |\n| --- | --- | --- |")?;
    for difference in differences {
        writeln!(
            text,
            "| {} | {} | {} |",
            code(&difference.case),
            code(&difference.first),
            code(&difference.second)
        )?;
    }
    writeln!(text)
}

/// Formats text of the subject as code without markup: it ends neither the code span nor the table cell.
fn code(text: &str) -> String {
    let text = sanitized(text).replace('`', "'").replace('|', "\\|");
    match text.trim() {
        "" => String::new(),
        text => format!("`{text}`"),
    }
}
