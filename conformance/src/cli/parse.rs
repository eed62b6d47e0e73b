//! Parsers of option values.

use std::time::Duration;

use regex::Regex;

/// Parses a regular expression for case ids.
pub(super) fn filter(filter: &str) -> Result<Regex, String> {
    Regex::new(filter).map_err(|error| error.to_string())
}

/// Parses a time in seconds, with an optional fraction; zero is an error.
pub(super) fn seconds(text: &str) -> Result<Duration, String> {
    let seconds: f64 = text
        .parse()
        .map_err(|_| format!("`{text}` is not a number"))?;
    Duration::try_from_secs_f64(seconds)
        .ok()
        .filter(|time| !time.is_zero())
        .ok_or_else(|| format!("`{text}` is not a positive time"))
}

/// Parses a percentage, with an optional fraction.
pub(super) fn percent(text: &str) -> Result<f64, String> {
    let percent: f64 = text
        .parse()
        .map_err(|_| format!("`{text}` is not a number"))?;
    if (0.0..=100.0).contains(&percent) {
        Ok(percent)
    } else {
        Err(format!("`{text}` is not a percentage from 0 to 100"))
    }
}
