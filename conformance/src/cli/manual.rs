//! Man pages and shell completions, generated from the command line.

use std::path::{Path, PathBuf};

use clap::{Args, Command};
use clap_complete::Shell;

use super::out_folder;
use crate::results::exit::{Exit, Stop};

#[derive(Args, Clone, Debug)]
pub struct Man {
    /// Output folder of the pages
    folder: PathBuf,
}

#[derive(Args, Clone, Debug)]
pub struct Completions {
    /// The shell
    shell: Shell,
}

/// Writes a page for the program and one for each of its commands.
pub fn man(options: &Man, command: Command) -> Result<Exit, Stop> {
    let folder = out_folder::prepare(&options.folder)?;
    let mut whole = command.disable_help_subcommand(true);
    whole.build();
    write(&folder, "cuconform", whole.clone())?;
    for command in whole.get_subcommands().filter(|one| !one.is_hide_set()) {
        let name = format!("cuconform-{}", command.get_name());
        write(&folder, &name, command.clone().display_name(&name))?;
    }
    Ok(Exit::Expected)
}

fn write(folder: &Path, name: &str, command: Command) -> Result<(), Stop> {
    let path = folder.join(format!("{name}.1"));
    let mut page = Vec::new();
    let written = clap_mangen::Man::new(command).render(&mut page);
    written
        .and_then(|()| std::fs::write(&path, page))
        .map_err(|error| Stop::cannot_write(&path, &error))
}

/// Prints the completion script of a shell.
pub fn completions(options: &Completions, mut command: Command) -> Result<Exit, Stop> {
    let mut text = Vec::new();
    clap_complete::generate(options.shell, &mut command, "cuconform", &mut text);
    super::print::text(&String::from_utf8_lossy(&text))
}
