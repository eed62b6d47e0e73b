//! The rows as a table for people.

use comfy_table::{CellAlignment, Table, presets};

use crate::measure::{Measured, Row, Unit};
use crate::sides::COLUMNS;

/// All rows, with minimum and median where there are several samples.
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
        let ratio = row.verdict.ratio.map(|ratio| row.goal.tell(ratio));
        cells.push(ratio.unwrap_or_default());
        cells.push(verdict(row).to_owned());
        table.add_row(cells);
    }
    for (place, column) in table.column_iter_mut().enumerate() {
        if (3..3 + COLUMNS.len()).contains(&place) {
            column.set_cell_alignment(CellAlignment::Right);
        }
    }
    trimmed(&table)
}

/// What was seen in words, for a reason that does not fit into a cell.
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

/// A table without spaces at the ends of its lines.
pub(crate) fn trimmed(table: &Table) -> String {
    let text = table.to_string();
    let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
    lines.join("\n") + "\n"
}

fn verdict(row: &Row) -> &'static str {
    match row.verdict.met {
        Some(true) => "met",
        Some(false) => "NOT MET",
        None if row.goal.is_one() => "not judged",
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
    fn a_goal_that_is_missed_stands_out() {
        let text = rows(&[row(Measured::of(vec![2_000_000.0]))]);
        assert!(
            text.contains("4.00 times less than cudarc, goal 8"),
            "{text}"
        );
        assert!(text.contains("NOT MET"), "{text}");
    }

    #[test]
    fn a_side_without_a_number_has_its_reason_below() {
        let rows = [row(Measured::nothing("no compiler"))];
        assert_eq!(reasons(&rows), "cuspec-sys: no compiler\n");
    }
}
