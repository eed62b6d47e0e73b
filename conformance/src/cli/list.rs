//! `cuconform list`.

use clap::Args;
use cuspec_conformance::exit::{Exit, Stop};
use cuspec_conformance::plan::Plan;
use cuspec_conformance::suite::Suite;
use regex::Regex;

#[derive(Args, Clone, Debug)]
pub struct Options {
    /// Print each case as the suite has it, one JSON object per line
    #[arg(long)]
    json: bool,
    /// List only cases whose id this regular expression finds something in
    #[arg(long, value_name = "RE", value_parser = super::parse_filter)]
    filter: Option<Regex>,
}

pub fn list(suite: &Suite, options: &Options) -> Result<Exit, Stop> {
    let plan = Plan::load(suite, options.filter.as_ref()).map_err(Stop::infrastructure)?;
    let mut text = String::new();
    for planned in &plan.cases {
        text.push_str(if options.json {
            &planned.line
        } else {
            &planned.head.case
        });
        text.push('\n');
    }
    super::print(&text)
}
