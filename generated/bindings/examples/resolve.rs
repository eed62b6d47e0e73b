//! Holds what `cuGetProcAddress` hands out against what the driver exports, symbol by symbol. For
//! the same name and version both should be one function; where they are not, this says so.
//!
//! ```text
//! cargo run -p cuspec-sys --example resolve [LIBRARY]
//! ```
//!
//! Exit codes: 0 if no symbol has two addresses, 1 otherwise.

use std::path::PathBuf;

use cuspec_sys::driver::Driver;
use cuspec_sys::{Error, Options};

/// How many symbols the two ways agree about, and in which way they do not.
#[derive(Debug, Default)]
struct Count {
    same: u32,
    different: u32,
    only_exported: u32,
    only_handed_out: u32,
    neither: u32,
}

fn main() -> Result<(), Error> {
    let path = std::env::args_os().nth(1).map(PathBuf::from);
    let mut different = 0;
    for per_thread in [false, true] {
        let options = Driver::options().per_thread(per_thread);
        let asked = open(options, path.as_ref())?;
        let exported = open(options.by_symbol(true), path.as_ref())?;
        println!("{asked:?}, per-thread default stream: {per_thread}");
        let count = compare(asked, exported);
        println!("  {count:?}");
        different += count.different;
    }
    std::process::exit(if different == 0 { 0 } else { 1 });
}

fn open(options: Options<Driver>, path: Option<&PathBuf>) -> Result<Driver, Error> {
    Ok(match path {
        // SAFETY: who names a library vouches that it is a driver.
        Some(path) => unsafe { options.open_from(path)? },
        None => options.open()?,
    })
}

/// Prints what is not the same.
fn compare(asked: Driver, exported: Driver) -> Count {
    let mut count = Count::default();
    for symbol in Driver::symbols().iter() {
        let name = symbol.name();
        let handed_out = asked.library().asked(symbol);
        let place = match (handed_out, exported.library().find(symbol)) {
            (Some(a), Some(b)) if a == b => &mut count.same,
            (Some(a), Some(b)) => {
                let version = symbol.introduced().unwrap_or_default();
                println!("  {name} ({version}): handed out {a:?}, exported {b:?}");
                &mut count.different
            }
            (None, Some(_)) => {
                println!("  {name}: exported, and not handed out");
                &mut count.only_exported
            }
            (Some(_), None) => {
                println!("  {name}: handed out, and not exported");
                &mut count.only_handed_out
            }
            (None, None) => &mut count.neither,
        };
        *place += 1;
    }
    count
}
