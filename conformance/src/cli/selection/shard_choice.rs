//! The value of `--shard`, or else the shard that the environment selects.

use std::str::FromStr;

use super::shard_variables::{self, Found};
use crate::results::exit::Stop;
use crate::suite::shard::Shard;

/// The value of `--shard`.
#[derive(Clone, Copy, Debug)]
pub(crate) enum ShardChoice {
    None,
    Part(Shard),
}

impl FromStr for ShardChoice {
    type Err = String;

    fn from_str(text: &str) -> Result<ShardChoice, String> {
        match text {
            "none" => Ok(ShardChoice::None),
            text => text.parse().map(ShardChoice::Part),
        }
    }
}

impl ShardChoice {
    /// The shard that the option selects, or without it the environment; `None` for all `items`.
    pub(crate) fn find(choice: Option<ShardChoice>, items: &str) -> Result<Option<Found>, Stop> {
        match choice {
            Some(ShardChoice::None) => return Ok(None),
            Some(ShardChoice::Part(shard)) => {
                let source = "--shard".to_owned();
                return Ok(Some(Found { shard, source }));
            }
            None => {}
        }
        let found = shard_variables::find(&variable)?;
        // An index without a total is ignored, since it may have another meaning than a shard.
        if found.is_none() && variable("JOB_COMPLETION_INDEX").is_some() {
            eprintln!(
                "cuconform: JOB_COMPLETION_INDEX is set but {} is not, so all {items} are selected",
                shard_variables::TOTAL
            );
        }
        Ok(found)
    }
}

impl Found {
    /// Prints the part, with its source and the number of its items. An empty part is a usage error.
    pub(crate) fn report(&self, selected: usize, all: usize, items: &str) -> Result<(), Stop> {
        let Found { shard, source } = self;
        eprintln!("cuconform: part {shard} ({source}): {selected} of {all} {items}");
        match selected {
            0 => Err(Stop::usage(format!(
                "part {shard} contains none of the {all} {items}: use fewer parts"
            ))),
            _ => Ok(()),
        }
    }
}

/// A variable of the environment that is not empty.
pub(crate) fn variable(name: &str) -> Option<String> {
    std::env::var(name).ok().filter(|value| !value.is_empty())
}
