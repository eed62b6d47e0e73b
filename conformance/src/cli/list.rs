//! `cuconform list`.

use std::borrow::Cow;
use std::path::Path;

use crate::results::exit::{Exit, Stop};
use crate::suite::Suite;
use clap::Args;
use regex::Regex;

#[derive(Args, Clone, Debug)]
pub struct Options {
    /// Print each case of the suite as JSON, one object per line
    #[arg(long)]
    json: bool,
    /// List only cases whose id matches this regular expression
    #[arg(long, value_name = "RE", value_parser = super::parse::filter)]
    filter: Option<Regex>,
    #[command(flatten)]
    select: super::select::Select,
}

pub fn list(suite: &Suite, options: &Options) -> Result<Exit, Stop> {
    let out = Path::new(super::run_options::OUT);
    let chosen = options
        .select
        .choose(suite, options.filter.as_ref(), &[], out)?;
    super::print::lines(chosen.in_order().into_iter().map(|planned| {
        match options.json {
            true => Cow::Owned(
                planned
                    .read()
                    .map_or_else(|error| error, |case| json(&case)),
            ),
            false => Cow::Borrowed(planned.id()),
        }
    }))
}

/// Serialization of a case cannot fail, since it is plain data.
fn json(case: &cuspec_case::Case) -> String {
    serde_json::to_string(case).unwrap_or_default()
}
