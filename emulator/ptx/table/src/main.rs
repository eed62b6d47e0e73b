//! `ptx-table`: records the results of each instruction on a GPU, and compares the executor with them.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use cuspec_ptx_table::{Evidence, compare, forms, record};

#[derive(Parser)]
#[command(about)]
struct Options {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Runs every form on a device and writes the results.
    Record {
        /// The driver's library.
        #[arg(long, default_value = "libcuda.so.1")]
        driver: PathBuf,
        /// The file to write.
        #[arg(long)]
        out: PathBuf,
    },
    /// Runs every form with the executor and reports differences from the recorded results.
    Compare {
        /// A file that `record` wrote.
        file: PathBuf,
    },
    /// The PTX of every form, one text.
    Print,
}

fn main() -> ExitCode {
    match run(Options::parse().command) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::from(1),
        Err(error) => {
            eprintln!("ptx-table: {error}");
            ExitCode::from(3)
        }
    }
}

fn run(command: Command) -> Result<bool, String> {
    let forms = forms::all();
    match command {
        Command::Record { driver, out } => {
            let evidence = record(&driver, &forms)?;
            let text = evidence.write();
            std::fs::write(&out, text).map_err(|error| format!("{}: {error}", out.display()))?;
            println!("{} forms on {}", evidence.rows.len(), evidence.device);
            Ok(true)
        }
        Command::Compare { file } => {
            let at = |error: String| format!("{}: {error}", file.display());
            let text = std::fs::read_to_string(&file).map_err(|error| at(error.to_string()))?;
            let comparison = compare(&forms, &Evidence::read(&text).map_err(at)?);
            print!("{comparison}");
            Ok(comparison.is_same())
        }
        Command::Print => {
            print!("{}", cuspec_ptx_table::HEAD);
            for (number, form) in forms.iter().enumerate() {
                print!("{}", form.kernel(number));
            }
            Ok(true)
        }
    }
}
