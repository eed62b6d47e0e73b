//! Starts worker processes.
//!
//! Loading the program takes longer than all other work of a worker. So the runner loads it once, as a
//! template without the library. Each worker is a fork of the template and loads the library itself.

use std::ffi::OsString;
use std::io::{self, IoSlice, Read};
use std::mem::MaybeUninit;
use std::os::fd::{AsFd, BorrowedFd, OwnedFd};
use std::os::unix::net::UnixStream;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::mpsc::{self, Sender};
use std::sync::{LazyLock, Mutex, PoisonError};

use rustix::net::{SendAncillaryBuffer, SendAncillaryMessage, SendFlags, sendmsg};

use crate::engine::child::{Child, KILL_TIMEOUT};
use crate::engine::orphans;
use crate::worker::ipc;
use crate::worker::preload::PRELOAD;

/// The program that is started, with its arguments, environment and folder.
#[derive(Debug)]
pub(crate) struct Launch {
    program: PathBuf,
    args: Vec<OsString>,
    env: Vec<(OsString, OsString)>,
    /// The working folder of workers, which collects the files that a subject leaves behind.
    folder: Option<PathBuf>,
    /// Templates that are idle.
    templates: Mutex<Vec<Template>>,
}

impl Launch {
    /// Workers that run this executable with the argument `worker`.
    pub(crate) fn this_program() -> io::Result<Launch> {
        Ok(Launch {
            program: std::env::current_exe()?,
            args: vec![OsString::from(ipc::WORKER)],
            env: Vec::new(),
            folder: None,
            templates: Mutex::default(),
        })
    }

    /// Sets an environment variable of workers. Call this and `in_folder` before the first worker starts.
    pub(crate) fn set(&mut self, name: OsString, value: OsString) {
        self.env.push((name, value));
    }

    pub(crate) fn in_folder(mut self, folder: &Path) -> Launch {
        self.folder = Some(folder.to_owned());
        self
    }

    /// Starts a worker. The mark in its environment identifies its descendants. Its standard descriptors
    /// are the line to the runner, the shared page, and the pipe for its output.
    pub(crate) fn spawn(
        &self,
        mark: &str,
        line: UnixStream,
        page: OwnedFd,
        printed: OwnedFd,
    ) -> io::Result<Child> {
        let lock_templates = || {
            self.templates
                .lock()
                .unwrap_or_else(PoisonError::into_inner)
        };
        let kept = lock_templates().pop();
        let mut template = match kept {
            Some(template) => template,
            None => Template::start(self)?,
        };
        let child = template.fork(mark, [line.as_fd(), page.as_fd(), printed.as_fd()])?;
        lock_templates().push(template);
        Ok(child)
    }
}

/// A process that forks workers.
#[derive(Debug)]
struct Template {
    line: UnixStream,
    process: Child,
}

impl Template {
    fn start(launch: &Launch) -> io::Result<Template> {
        let (line, template_end) = UnixStream::pair()?;
        let mut command = Command::new(&launch.program);
        command
            .args(&launch.args)
            .envs(launch.env.iter().map(|(name, value)| (name, value)))
            // Each worker sets it again itself; the preloads of the subject include those of the runner.
            .env_remove(PRELOAD)
            .env(ipc::MARK, orphans::make_mark())
            .stdin(Stdio::from(OwnedFd::from(template_end)))
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .process_group(0);
        if let Some(folder) = &launch.folder {
            command.current_dir(folder);
        }
        let process = spawn_from_lasting_thread(command)?.id();
        let process = libc::pid_t::try_from(process).map_err(io::Error::other)?;
        Ok(Template {
            line,
            // Registered as a child of the runner, so that it is not taken for an orphan of a worker.
            process: Child::new(process),
        })
    }

    /// Forks a worker, which becomes a child of the runner.
    fn fork(&mut self, mark: &str, descriptors: [BorrowedFd<'_>; 3]) -> io::Result<Child> {
        let mut space = [MaybeUninit::uninit(); rustix::cmsg_space!(ScmRights(3))];
        let mut control = SendAncillaryBuffer::new(&mut space);
        control.push(SendAncillaryMessage::ScmRights(&descriptors));
        sendmsg(
            &self.line,
            &[IoSlice::new(mark.as_bytes())],
            &mut control,
            SendFlags::NOSIGNAL,
        )?;
        let mut number = [0; 4];
        self.line.read_exact(&mut number)?;
        match libc::pid_t::from_ne_bytes(number) {
            0 => Err(io::Error::other("the system cannot create another process")),
            process => Ok(Child::new(process)),
        }
    }
}

/// Starts a program from a thread that never ends. A child can request to be killed when its parent
/// ends, and the kernel takes the thread that started it for the parent.
fn spawn_from_lasting_thread(command: Command) -> io::Result<std::process::Child> {
    type Order = (Command, Sender<io::Result<std::process::Child>>);
    static ORDERS: LazyLock<Sender<Order>> = LazyLock::new(|| {
        let (orders, coming) = mpsc::channel::<Order>();
        std::thread::spawn(move || {
            for (mut command, answer) in coming {
                // The receiver waits until the answer is sent.
                let _ = answer.send(command.spawn());
            }
        });
        orders
    });
    let (answer, answered) = mpsc::channel();
    let lost = || io::Error::other("the system cannot create another process");
    ORDERS.send((command, answer)).map_err(|_| lost())?;
    answered.recv().map_err(|_| lost())?
}

impl Drop for Template {
    fn drop(&mut self) {
        self.process.kill();
        self.process.wait_for_end(KILL_TIMEOUT);
    }
}
