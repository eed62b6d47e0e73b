//! How worker processes are started.

use std::ffi::OsString;
use std::io;
use std::os::fd::OwnedFd;
use std::os::unix::net::UnixStream;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use crate::orphans;

/// What is started, with what, and where.
#[derive(Clone, Debug)]
pub struct Launch {
    pub program: PathBuf,
    pub args: Vec<OsString>,
    pub env: Vec<(OsString, OsString)>,
    /// Where it runs, so that what a subject leaves behind is left there.
    pub folder: Option<PathBuf>,
}

impl Launch {
    /// Workers that are this very executable, started as `worker`.
    pub fn this_program() -> io::Result<Launch> {
        Ok(Launch {
            program: std::env::current_exe()?,
            args: vec![OsString::from("worker")],
            env: Vec::new(),
            folder: None,
        })
    }

    pub fn in_folder(mut self, folder: &Path) -> Launch {
        self.folder = Some(folder.to_owned());
        self
    }

    /// Starts a process that everything it starts itself is told by, by the mark. It finds the line
    /// to the runner, its page, and the pipe for what is printed as its standard descriptors.
    pub fn spawn(
        &self,
        mark: &str,
        line: UnixStream,
        page: OwnedFd,
        printed: OwnedFd,
    ) -> io::Result<Child> {
        let mut command = Command::new(&self.program);
        command
            .args(&self.args)
            .envs(self.env.iter().map(|(name, value)| (name, value)))
            .env(orphans::MARK, mark)
            .stdin(Stdio::from(OwnedFd::from(line)))
            .stdout(Stdio::from(page))
            .stderr(Stdio::from(printed))
            .process_group(0);
        if let Some(folder) = &self.folder {
            command.current_dir(folder);
        }
        command.spawn()
    }
}
