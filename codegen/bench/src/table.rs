//! Renders the rows as a table.

use comfy_table::{CellAlignment, Table, presets};

use crate::measure::{Measured, Row, Unit};
use crate::sides::COLUMNS;

/// Returns all rows, with minimum and median if a number has several samples.
pub(crate) fn rows(rows: &[Row]) -> String {
    let mut table = Table::new();
    table.load_preset(presets::NOTHING);
    let mut head = vec!["".to_owned(), "".to_owned(), "".to_owned()];
    head.extend(COLUMNS.iter().map(|side| side.title().to_owned()));
    head.extend(["cuspec-sys takes".to_owned(), "".to_owned()]);
    table.set_header(head);
    for row in rows {
        let mut cells = vec![
            row.part.to_owned(),
            row.what.clone(),
            unit(row.unit).to_owned(),
        ];
        cells.extend(COLUMNS.iter().map(|side| match row.sides.get(side) {
            Some(measured) => cell(measured, row.unit),
            None => String::new(),
        }));
        let ratio = row.verdict.ratio.map(|ratio| row.goal.describe(ratio));
        cells.push(ratio.unwrap_or_default());
        cells.push(verdict(row).to_owned());
        table.add_row(cells);
    }
    for (index, column) in table.column_iter_mut().enumerate() {
        if (3..3 + COLUMNS.len()).contains(&index) {
            column.set_cell_alignment(CellAlignment::Right);
        }
    }
    trimmed(&table)
}

/// Returns the reasons for missing numbers, which do not fit into a cell.
pub(crate) fn reasons(rows: &[Row]) -> String {
    let mut out = String::new();
    for row in rows {
        for (side, measured) in &row.sides {
            if let Measured::Nothing { reason } = measured {
                let line = format!("{}: {reason}\n", side.title());
                if !out.contains(&line) {
                    out += &line;
                }
            }
        }
    }
    out
}

/// Returns a table without trailing spaces.
pub(crate) fn trimmed(table: &Table) -> String {
    let text = table.to_string();
    let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
    lines.join("\n") + "\n"
}

fn verdict(row: &Row) -> &'static str {
    match row.verdict.met {
        Some(true) => "met",
        Some(false) => "NOT MET",
        None if row.goal.is_set() => "not judged",
        None => "",
    }
}

fn unit(unit: Unit) -> &'static str {
    match unit {
        Unit::Seconds => "s",
        Unit::Bytes => "MB",
        Unit::Microseconds => "us",
        Unit::Nanoseconds => "ns",
        Unit::Instructions => "instructions",
    }
}

fn cell(measured: &Measured, unit: Unit) -> String {
    match measured {
        Measured::Nothing { .. } => "-".to_owned(),
        Measured::Samples {
            min,
            median,
            samples,
        } => match samples {
            1 => number(*min, unit),
            _ => format!("{} / {}", number(*min, unit), number(*median, unit)),
        },
    }
}

fn number(value: f64, unit: Unit) -> String {
    match unit {
        Unit::Bytes => format!("{:.2}", value / 1e6),
        Unit::Seconds | Unit::Nanoseconds => format!("{value:.2}"),
        Unit::Microseconds => format!("{value:.1}"),
        Unit::Instructions if value < 1000.0 => format!("{value:.1}"),
        Unit::Instructions => format!("{value:.0}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::measure::Goal;
    use crate::sides::Side;

    fn row(ours: Measured) -> Row {
        let goal = Goal::TimesLess {
            than: Side::Cudarc,
            times: 8.0,
        };
        let cudarc = Measured::of(vec![8_000_000.0]);
        let sides = [(Side::Cuspec, ours), (Side::Cudarc, cudarc)].into();
        Row::new("build", "rlib", Unit::Bytes, goal, sides)
    }

    #[test]
    fn a_missed_goal_is_printed_in_capitals() {
        let text = rows(&[row(Measured::of(vec![2_000_000.0]))]);
        assert!(
            text.contains("4.00 times less than cudarc, goal 8"),
            "{text}"
        );
        assert!(text.contains("NOT MET"), "{text}");
    }

    #[test]
    fn the_reason_for_a_missing_number_is_printed_below_the_table() {
        let rows = [row(Measured::nothing("no compiler"))];
        assert_eq!(reasons(&rows), "cuspec-sys: no compiler\n");
    }
}
