//! Recorded results of a GPU, as a file with one line per form; results are in the order of the arguments.

use std::collections::BTreeMap;
use std::fmt::Write;

use crate::form::Form;

/// The results of one form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// A checksum of the arguments, which detects changes of the arguments.
    pub arguments: u64,
    /// One result per set of arguments.
    pub results: Vec<u64>,
}

/// The recorded results, by name of the form.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Evidence {
    /// A description of the device and the driver.
    pub device: String,
    /// The rows.
    pub rows: BTreeMap<String, Row>,
}

/// Returns a checksum of a form's arguments (FNV-1a).
pub(crate) fn sum(form: &Form) -> u64 {
    let words = form.arguments().into_iter().flatten();
    let bytes = words.flat_map(u64::to_le_bytes);
    bytes.fold(0xcbf2_9ce4_8422_2325, |sum, byte| {
        (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

impl Evidence {
    /// Returns the text of the file.
    pub fn write(&self) -> String {
        let mut text = format!("# {}\n", self.device);
        for (name, row) in &self.rows {
            // Writing to a `String` cannot fail.
            let _ = write!(text, "{name}\t{:x}\t", row.arguments);
            let results: Vec<String> = row
                .results
                .iter()
                .map(|result| format!("{result:x}"))
                .collect();
            text += &results.join(" ");
            text.push('\n');
        }
        text
    }

    /// Parses a file; an error contains the line number.
    pub fn read(text: &str) -> Result<Evidence, String> {
        let mut evidence = Evidence::default();
        for (number, line) in (1..).zip(text.lines()) {
            if let Some(device) = line.strip_prefix("# ") {
                evidence.device = device.to_owned();
                continue;
            }
            let row = read_row(line);
            let (name, row) =
                row.ok_or_else(|| format!("line {number}: not `name TAB sum TAB results`"))?;
            evidence.rows.insert(name, row);
        }
        Ok(evidence)
    }
}

fn read_row(line: &str) -> Option<(String, Row)> {
    let mut columns = line.split('\t');
    let name = columns.next()?.to_owned();
    let arguments = u64::from_str_radix(columns.next()?, 16).ok()?;
    let results = columns.next()?.split(' ');
    let results = results.map(|result| u64::from_str_radix(result, 16).ok());
    let row = Row {
        arguments,
        results: results.collect::<Option<_>>()?,
    };
    columns.next().is_none().then_some((name, row))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_written_file_is_read_back() {
        let row = Row {
            arguments: 7,
            results: vec![0, 0xff],
        };
        let evidence = Evidence {
            device: "a device".to_owned(),
            rows: BTreeMap::from([("add.u32".to_owned(), row)]),
        };
        assert_eq!(Evidence::read(&evidence.write()), Ok(evidence));
    }

    #[test]
    fn an_error_contains_the_damaged_line() {
        let read = Evidence::read("# a device\nadd.u32\t7\tgarbage\n");
        assert!(read.is_err_and(|error| error.starts_with("line 2")));
    }
}
