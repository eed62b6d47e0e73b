//! The report for a terminal and for `summary.txt`: the overview, the surprises by severity, and the totals.

use std::collections::BTreeSet;
use std::fmt::{self, Write};
use std::path::Path;

use super::Summary;
use super::families::{Family, SimilarCases};
use super::overview::Overview;
use crate::expectations::Absence;
use crate::results::Outcome;
use crate::results::sanitize::{clip, sanitized, sanitized_lines};
use crate::worker::ipc::find_missing;

/// Maximum number of lines on a terminal, and its width: two screens, with a line left for the prompt. The
/// file has no limit.
const MAX_LINES: usize = 47;
const COLUMNS: usize = 80;
/// Maximum number of cases with the same facts, on a terminal.
const MAX_CASES: usize = 2;
/// Maximum length of a list's line, and maximum number of lines per list on a terminal.
const LIST_WIDTH: usize = 78;
const MAX_LIST_LINES: usize = 2;
/// Maximum number of slow cases, and of slow cases and skip reasons on a terminal.
const MAX_SLOW: usize = 20;
const MAX_SHORT: usize = 4;
/// Maximum length of a device's name.
const MAX_NAME_WIDTH: usize = 80;
/// Maximum number of output lines per case.
const MAX_OUTPUT_LINES: usize = 6;
/// Maximum length of such a line.
const MAX_OUTPUT_WIDTH: usize = 300;
/// The same limits on a terminal.
const SHORT_OUTPUT_LINES: usize = 2;
const SHORT_OUTPUT_WIDTH: usize = 62;

/// Outcomes by which the overview lists functions.
const WORST_FIRST: [Outcome; 4] = [
    Outcome::Crash,
    Outcome::Timeout,
    Outcome::Fail,
    Outcome::Flake,
];

impl Summary<'_> {
    /// The whole report, for the file.
    pub fn full(&self) -> String {
        let mut text = String::new();
        let families = self.families();
        // Writing to a string cannot fail.
        let _ = self.write_overview(&mut text, &families, usize::MAX);
        for family in &families {
            let _ = self.write_family(&mut text, family, usize::MAX);
        }
        let _ = self.write_totals(&mut text, usize::MAX);
        text
    }

    /// The report for a terminal, which names the file with the remaining cases, if there is one.
    pub fn short(&self, folder: Option<&Path>) -> String {
        let families = self.families();
        // Writing to a string cannot fail.
        let mut end = self.totals();
        if let Some(folder) = folder {
            let _ = writeln!(end, "report: {}", sanitized(&folder.display().to_string()));
        }
        let mut worst = String::new();
        if let Some(family) = families.first() {
            let _ = self.write_family(&mut worst, family, MAX_CASES);
        }
        let mut text = String::new();
        for lines in (1..=MAX_LIST_LINES).rev() {
            text.clear();
            let _ = self.write_overview(&mut text, &families, lines);
            // Leaves room for the line that counts the omitted cases.
            if rows(&text) + rows(&worst) + rows(&end) + 3 <= MAX_LINES {
                break;
            }
        }
        let left = MAX_LINES.saturating_sub(rows(&text) + rows(&end));
        let _ = self.write_first_families(&mut text, &families, folder, left);
        text + &end
    }

    /// Only the totals.
    pub fn totals(&self) -> String {
        let mut text = String::new();
        // Writing to a string cannot fail.
        let _ = self.write_totals(&mut text, MAX_SHORT);
        text
    }

    /// Only the overview.
    pub fn glance(&self) -> String {
        let mut text = String::new();
        // Writing to a string cannot fail.
        let _ = self.write_overview(&mut text, &self.families(), MAX_LIST_LINES);
        text
    }

    fn write_overview(
        &self,
        text: &mut String,
        families: &[Family<'_>],
        lines: usize,
    ) -> fmt::Result {
        let overview = self.overview(families);
        let blockers = self.blockers();
        for blocker in blockers.iter().take(lines.saturating_add(1)) {
            let verb = if blocker.is_skip { " skipped" } else { "" };
            let (reason, cases) = (sanitized(&blocker.reason), blocker.cases);
            writeln!(text, "blocked: {reason}: {cases} cases{verb}")?;
        }
        writeln!(text, "functions: {} conform", overview.all)?;
        // First among the lists, which the summary of a CI job cuts.
        if let Some(program) = self.profile {
            let shares = self.measure_profile(program);
            let shares = shares.iter();
            let shares = shares.map(|(rank, share)| format!("{} {share}", rank.word()));
            write_list(text, program.title, shares, lines)?;
        }
        for outcome in WORST_FIRST {
            let functions = overview.standing.get(&outcome).into_iter().flatten();
            let functions = functions.map(|(name, count)| format!("{name} ({count})"));
            write_list(text, outcome.word(), functions, lines)?;
        }
        let absent = overview.absent.iter();
        let absent = absent.map(|(name, absence)| describe_absence(name, *absence));
        write_list(text, "missing", absent, lines)?;
        let rules = overview.rules.iter();
        let rules = rules.map(|(rule, functions, _)| format!("{rule} ({functions} functions)"));
        write_list(text, "rules", rules, lines)?;
        write_list(text, "groups", describe_groups(&overview), lines)?;
        write_list(text, "programs", describe_programs(&overview), lines)?;
        text.push('\n');
        Ok(())
    }

    fn write_first_families(
        &self,
        text: &mut String,
        families: &[Family<'_>],
        folder: Option<&Path>,
        lines: usize,
    ) -> fmt::Result {
        let place = match folder {
            Some(folder) => sanitized(&folder.join("summary.txt").display().to_string()),
            None => "the report of --out DIR".to_owned(),
        };
        let describe_rest = |rest: &[Family<'_>]| {
            let cases: usize = rest.iter().map(Family::case_count).sum();
            let rules = rest.len();
            format!("... and {cases} cases of {rules} other rules, in {place}\n\n")
        };
        // Reserves room for the line that counts the omitted cases.
        let mut left = lines.saturating_sub(rows(&describe_rest(families)));
        let mut written = 0;
        for family in families {
            let mut block = String::new();
            self.write_family(&mut block, family, MAX_CASES)?;
            let taken = rows(&block);
            if taken > left && written > 0 {
                break;
            }
            left = left.saturating_sub(taken);
            text.push_str(&block);
            written += 1;
        }
        match &families[written..] {
            [] => Ok(()),
            rest => text.write_str(&describe_rest(rest)),
        }
    }

    /// Writes a family; with a limit, only its first group, and at most `most` cases.
    fn write_family(&self, text: &mut String, family: &Family<'_>, most: usize) -> fmt::Result {
        let is_short = most < usize::MAX;
        write_head(text, family, is_short)?;
        let all = self.similar_cases(family);
        let shown = if is_short {
            &all[..all.len().min(1)]
        } else {
            &all
        };
        let mut written = 0;
        let mut reruns = BTreeSet::new();
        for similar in shown {
            for one in similar.cases.iter().take(most) {
                let result = one.result;
                writeln!(text, "  {:8} {}", result.outcome.word(), result.case)?;
                written += 1;
            }
            write_similar_cases(text, similar, is_short)?;
            let rerun = self.rerun_similar_cases(family, similar);
            if reruns.insert(rerun.clone()) {
                writeln!(text, "    {:10} {}", "rerun", sanitized(&rerun))?;
            }
        }
        if family.case_count() > written {
            writeln!(
                text,
                "  ... and {} more cases",
                family.case_count() - written
            )?;
        }
        text.push('\n');
        Ok(())
    }

    fn write_totals(&self, text: &mut String, most: usize) -> fmt::Result {
        for stale in &self.assessment.stale {
            let (place, pattern) = (&stale.place, sanitized(&stale.pattern));
            writeln!(text, "stale    {place}: {pattern}: {}", stale.reason)?;
        }
        let device = self.environment.driver.device_in_words();
        let device = clip(&sanitized(device), MAX_NAME_WIDTH);
        let libraries = sanitized(&self.name_libraries());
        writeln!(text, "{libraries} on {device}")?;
        if let Some(note) = self.context_note() {
            writeln!(text, "  {}", sanitized(&note))?;
        }
        let counts = self.counts();
        let words: Vec<String> = Outcome::ALL
            .into_iter()
            .filter(|outcome| counts.get(*outcome) > 0)
            .map(|outcome| format!("{} {outcome}", counts.get(outcome)))
            .collect();
        let time = self
            .time
            .map(|time| format!(" in {:.1} s", time.as_secs_f64()));
        let (all, time) = (counts.all(), time.unwrap_or_default());
        writeln!(text, "{all} cases{time}: {}", words.join(", "))?;
        if let Some(run_stats) = &self.run_stats {
            writeln!(text, "  {run_stats}")?;
        }
        self.write_skips(text, most)?;
        if counts.run() == 0 {
            writeln!(text, "  every case was skipped, so nothing is judged")?;
        }
        let slow = self.assessment.slow();
        let near = MAX_SLOW.min(most);
        for (case, slow) in slow.iter().take(near) {
            writeln!(text, "  slow: {case}: {}", sanitized(&slow.to_string()))?;
        }
        if slow.len() > near {
            writeln!(
                text,
                "  slow: {} more cases, in results.jsonl",
                slow.len() - near
            )?;
        }
        if self.assessment.deliberate() > 0 {
            writeln!(
                text,
                "  {} deliberate differences",
                self.assessment.deliberate()
            )?;
        }
        match (self.assessment.surprises(), self.assessment.known()) {
            (_, 0) => {}
            (0, known) => writeln!(text, "  {known} known differences")?,
            (surprises, known) => {
                writeln!(text, "  {known} known differences, {surprises} unexpected")?;
            }
        }
        match &self.environment.reference {
            Some(mark) => self.assessment.measure().write(mark, text),
            None => Ok(()),
        }
    }

    /// Writes the reasons of skipped cases, the most frequent first. Cases that lack a function are counted
    /// on one line.
    fn write_skips(&self, text: &mut String, most: usize) -> fmt::Result {
        let mut wanting = 0;
        let mut reasons: Vec<(&str, usize)> = Vec::new();
        for (reason, count) in self.assessment.skips() {
            match find_missing(reason) {
                Some(_) => wanting += count,
                None => reasons.push((reason, *count)),
            }
        }
        if wanting > 0 {
            writeln!(text, "  {wanting} skipped: required functions are missing")?;
        }
        reasons.sort_by_key(|(reason, count)| (usize::MAX - count, *reason));
        for (reason, count) in reasons.iter().take(most) {
            writeln!(text, "  {count} skipped: {}", sanitized(reason))?;
        }
        let rest = reasons.iter().skip(most);
        let rest = rest.fold((0, 0), |(reasons, cases), (_, count)| {
            (reasons + 1, cases + count)
        });
        match rest {
            (0, _) => Ok(()),
            (reasons, cases) => writeln!(text, "  {cases} skipped: {reasons} other reasons"),
        }
    }
}

/// Number of terminal lines of a text.
fn rows(text: &str) -> usize {
    let lines = text.lines();
    let rows = lines.map(|line| line.chars().count().div_ceil(COLUMNS).max(1));
    rows.sum()
}

/// Writes the facts of cases, and the output of the library.
fn write_similar_cases(
    text: &mut String,
    similar: &SimilarCases<'_, '_>,
    is_short: bool,
) -> fmt::Result {
    for (name, words) in &similar.facts {
        writeln!(text, "    {name:10} {}", sanitized(words))?;
    }
    let (lines, width) = match is_short {
        true => (SHORT_OUTPUT_LINES, SHORT_OUTPUT_WIDTH),
        false => (MAX_OUTPUT_LINES, MAX_OUTPUT_WIDTH),
    };
    for printed in sanitized_lines(similar.printed.unwrap_or_default(), lines) {
        writeln!(text, "    {:10} | {}", "printed", clip(&printed, width))?;
    }
    Ok(())
}

/// Writes the rule, or the common part of the family's rules.
fn write_head(text: &mut String, family: &Family<'_>, is_short: bool) -> fmt::Result {
    match family.groups.as_slice() {
        [_] => writeln!(text, "{}", family.name)?,
        _ => writeln!(
            text,
            "{} ({} cases of {} functions)",
            family.name,
            family.case_count(),
            family.function_count()
        )?,
    }
    if let Some(sentence) = family.common(|group| Some(group.sentence.clone()))
        && !sentence.is_empty()
    {
        writeln!(text, "  {sentence}")?;
    }
    let documented = family.common(|group| group.documented.clone());
    if let Some(documented) = documented {
        writeln!(text, "  documented: {documented}")?;
    }
    let basis = family.common(|group| group.basis.clone());
    if let Some(basis) = basis {
        writeln!(text, "  basis: {basis}")?;
    }
    let docs = family.groups.iter().filter_map(|group| group.docs.as_ref());
    let most = if is_short { 1 } else { usize::MAX };
    for docs in docs.take(most) {
        writeln!(text, "  docs: {}", sanitized(docs))?;
    }
    Ok(())
}

/// Writes a list on at most `lines` lines: `missing  cuA (3), cuB (2), and 7 more`.
fn write_list(
    text: &mut String,
    head: &str,
    items: impl Iterator<Item = String>,
    lines: usize,
) -> fmt::Result {
    let items: Vec<String> = items.collect();
    let room = lines.saturating_mul(LIST_WIDTH);
    let mut line = format!("  {head:9}");
    let mut taken = 0;
    for (place, item) in items.iter().enumerate() {
        if taken + item.len() + 24 > room {
            line += &format!(" and {} more", items.len() - place);
            break;
        }
        if line.len() + item.len() > LIST_WIDTH {
            writeln!(text, "{}", line.trim_end())?;
            line = " ".repeat(11);
        }
        let comma = if place + 1 < items.len() { "," } else { "" };
        line += &format!(" {item}{comma}");
        taken += item.len() + 2;
    }
    if items.is_empty() {
        return Ok(());
    }
    writeln!(text, "{line}")
}

fn describe_absence(name: &str, absence: Absence) -> String {
    match absence.skipped {
        0 => format!("{name} ({})", absence.missing),
        skipped => format!("{name} ({}, and {skipped} skipped)", absence.missing),
    }
}

/// Groups with functions that do not conform, those with the most of them first.
fn describe_groups(overview: &Overview<'_>) -> impl Iterator<Item = String> {
    let groups = overview.groups.iter();
    let mut groups: Vec<_> = groups
        .map(|(group, share)| (share.judged - share.conform, *group, *share))
        .filter(|(bad, _, _)| *bad > 0)
        .collect();
    groups.sort_by_key(|(bad, group, _)| (usize::MAX - bad, *group));
    groups
        .into_iter()
        .map(|(_, group, share)| format!("{group} {} of {}", share.conform, share.judged))
}

/// Programs of which at least half of the functions were judged.
fn describe_programs(overview: &Overview<'_>) -> impl Iterator<Item = String> {
    let programs = overview.programs.iter();
    let programs = programs.filter(|(_, share)| share.judged * 2 >= share.all());
    programs
        .map(|(program, share)| format!("{} {} of {}", program.title, share.conform, share.all()))
}
