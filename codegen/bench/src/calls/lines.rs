//! Parses the output of the programs.

use std::collections::BTreeMap;

use crate::error::Error;

/// Parses lines of `SIDE CALLEE NUMBER`; returns the numbers by side and callee.
pub(super) fn by_side(output: &str) -> Result<BTreeMap<(String, String), Vec<f64>>, Error> {
    let mut found: BTreeMap<(String, String), Vec<f64>> = BTreeMap::new();
    for line in output.lines() {
        let words: Vec<&str> = line.split(' ').collect();
        match words.as_slice() {
            [side, callee, number] => {
                let key = ((*side).to_owned(), (*callee).to_owned());
                let number = parse(number, line)?;
                found.entry(key).or_default().push(number);
            }
            _ => return Err(unreadable(line)),
        }
    }
    Ok(found)
}

/// Parses one line of `OPEN FIRST`.
pub(super) fn open_and_first(output: &str) -> Result<(f64, f64), Error> {
    let line = output.trim();
    match line.split_once(' ') {
        Some((open, first)) => Ok((parse(open, line)?, parse(first, line)?)),
        None => Err(unreadable(line)),
    }
}

fn parse(number: &str, line: &str) -> Result<f64, Error> {
    number.parse().map_err(|_| unreadable(line))
}

fn unreadable(line: &str) -> Error {
    Error::Unreadable {
        what: "a program that calls".to_owned(),
        text: line.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rounds_are_grouped_by_side_and_callee() {
        let found = by_side("a x 1\nb x 2.5\na x 3\n").expect("it is well-formed");
        assert_eq!(found[&("a".to_owned(), "x".to_owned())], [1.0, 3.0]);
    }

    #[test]
    fn a_malformed_line_is_an_error_that_shows_it() {
        let error = by_side("a x fast\n").expect_err("it has no number");
        assert!(error.to_string().contains("a x fast"), "{error}");
    }
}
