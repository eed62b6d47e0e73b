//! Renders the result of a comparison as text or JSON.

use std::fmt::Write;

use serde_json::{Value, json};

use super::fit::{Range, join};
use super::report::Report;

/// Returns the report as text.
pub(super) fn describe(report: &Report<'_>, is_verbose: bool) -> String {
    let mut out = String::new();
    // Writing to a string cannot fail.
    let _ = write_all(&mut out, report, is_verbose);
    out
}

fn write_all(out: &mut String, report: &Report<'_>, is_verbose: bool) -> std::fmt::Result {
    write_head(out, report)?;
    write_table(out, report)?;
    let compared = report.symbols.toolkits[report.compared];
    let title = format!("declared by {compared}, missing");
    write_symbols(out, &title, &report.missing)?;
    let title = format!("exported, and declared by other toolkits than {compared}");
    write_symbols(out, &title, &report.extra)?;
    write_names(
        out,
        "exported, and declared by no toolkit",
        &report.undeclared,
    )?;
    if is_verbose {
        write_names(out, "private", &report.private)?;
        write_names(out, "other", &report.other)?;
    }
    Ok(())
}

fn write_head(out: &mut String, report: &Report<'_>) -> std::fmt::Result {
    let of_api = report.symbols.api.file();
    writeln!(
        out,
        "{}: {of_api}, {}, {} exports: {} declared, {} declared by no toolkit, {} private, {} other",
        report.path.display(),
        report.exports.format,
        report.exports.names.len(),
        declared(report),
        report.undeclared.len(),
        report.private.len(),
        report.other.len(),
    )?;
    for (api, count) in &report.other_apis {
        writeln!(out, "it also exports {count} symbols of {}", api.file())?;
    }
    writeln!(out, "it {}", report.verdict())
}

/// Writes one line for each group of toolkits that declare the same symbols.
fn write_table(out: &mut String, report: &Report<'_>) -> std::fmt::Result {
    let symbols = report.symbols;
    writeln!(
        out,
        "\n{:<22}  {:>7}  {:>8}  {:>7}  {:>5}",
        "toolkits", "symbols", "exported", "missing", "extra"
    )?;
    for group in symbols.groups() {
        let count = report.counts[group.start];
        let mark = match group.contains(&report.compared) {
            true => "  compared",
            false => "",
        };
        writeln!(
            out,
            "{:<22}  {:>7}  {:>8}  {:>7}  {:>5}{mark}",
            join(&symbols.ranges(|index| group.contains(&index))),
            count.symbols,
            count.exported,
            count.missing,
            count.extra,
        )?;
    }
    Ok(())
}

fn write_symbols(
    out: &mut String,
    title: &str,
    symbols: &[(&str, Vec<Range>)],
) -> std::fmt::Result {
    write_title(out, title, symbols.len())?;
    for (symbol, toolkits) in symbols {
        writeln!(out, "  {symbol}  ({})", join(toolkits))?;
    }
    Ok(())
}

fn write_names(out: &mut String, title: &str, names: &[&str]) -> std::fmt::Result {
    write_title(out, title, names.len())?;
    for name in names {
        writeln!(out, "  {name}")?;
    }
    Ok(())
}

fn write_title(out: &mut String, title: &str, count: usize) -> std::fmt::Result {
    match count {
        0 => writeln!(out, "\n{title}: none"),
        count => writeln!(out, "\n{title}: {count}"),
    }
}

/// Returns the report as JSON.
pub(super) fn json(report: &Report<'_>, is_verbose: bool) -> Value {
    let symbols = report.symbols;
    let nearest: Vec<String> = report
        .nearest
        .iter()
        .map(|index| symbols.toolkits[*index].to_string())
        .collect();
    let mut value = json!({
        "library": report.path.display().to_string(),
        "api": symbols.api,
        "name": symbols.api.file(),
        "format": report.exports.format,
        "exports": {
            "all": report.exports.names.len(),
            "declared": declared(report),
            "of_other_api": report.other_apis.iter().map(|(_, count)| count).sum::<usize>(),
            "undeclared": report.undeclared.len(),
            "private": report.private.len(),
            "other": report.other.len(),
        },
        "looks_like": { "is_exact": report.is_exact(), "toolkits": nearest },
        "held_against": symbols.toolkits[report.compared].to_string(),
        "missing": symbols_value(&report.missing),
        "extra": symbols_value(&report.extra),
        "undeclared": report.undeclared,
        "toolkits": counts_value(report),
    });
    if is_verbose {
        value["private"] = json!(report.private);
        value["other"] = json!(report.other);
    }
    value
}

fn symbols_value(symbols: &[(&str, Vec<Range>)]) -> Value {
    let one = |(symbol, toolkits): &(&str, Vec<Range>)| {
        let toolkits: Vec<Value> = toolkits
            .iter()
            .map(
                |range| json!({ "first": range.first.to_string(), "last": range.last.to_string() }),
            )
            .collect();
        json!({ "symbol": symbol, "toolkits": toolkits })
    };
    symbols.iter().map(one).collect()
}

fn counts_value(report: &Report<'_>) -> Value {
    let toolkits = report.symbols.toolkits.iter().zip(&report.counts);
    toolkits
        .map(|(toolkit, count)| {
            json!({
                "toolkit": toolkit.to_string(),
                "symbols": count.symbols,
                "exported": count.exported,
                "missing": count.missing,
                "extra": count.extra,
            })
        })
        .collect()
}

/// Returns the number of exports that some toolkit declares as symbols of this API.
fn declared(report: &Report<'_>) -> usize {
    report.symbols.count_known(&report.exports.names)
}
