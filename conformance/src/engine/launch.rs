//! How worker processes are started.
//!
//! Loading a program takes a system longer than anything else that a worker does. So it is loaded
//! once, as a template that knows nothing of the library, and each worker is a copy of that, which
//! loads the library itself.

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

use crate::engine::child::Child;
use crate::engine::orphans;
use crate::worker::ipc;
use crate::worker::preload::PRELOAD;

/// What is started, with what, and where.
#[derive(Debug)]
pub(crate) struct Launch {
    program: PathBuf,
    args: Vec<OsString>,
    env: Vec<(OsString, OsString)>,
    /// Where it runs, so that what a subject leaves behind is left there.
    folder: Option<PathBuf>,
    /// Templates that nobody has a use for at the moment.
    templates: Mutex<Vec<Template>>,
}

impl Launch {
    /// Workers that are this very executable, started as `worker`.
    pub(crate) fn this_program() -> io::Result<Launch> {
        Ok(Launch {
            program: std::env::current_exe()?,
            args: vec![OsString::from(ipc::WORKER)],
            env: Vec::new(),
            folder: None,
            templates: Mutex::default(),
        })
    }

    /// A variable that workers see. Like the folder, it is to be said before one is started.
    pub(crate) fn set(&mut self, name: OsString, value: OsString) {
        self.env.push((name, value));
    }

    pub(crate) fn in_folder(mut self, folder: &Path) -> Launch {
        self.folder = Some(folder.to_owned());
        self
    }

    /// Starts a process that everything it starts itself is told by, by the mark. It finds the line
    /// to the runner, its page, and the pipe for what is printed as its standard descriptors.
    pub(crate) fn spawn(
        &self,
        mark: &str,
        line: UnixStream,
        page: OwnedFd,
        printed: OwnedFd,
    ) -> io::Result<Child> {
        let idle = || {
            self.templates
                .lock()
                .unwrap_or_else(PoisonError::into_inner)
        };
        let kept = idle().pop();
        let mut template = match kept {
            Some(template) => template,
            None => Template::start(self)?,
        };
        let child = template.copy(mark, [line.as_fd(), page.as_fd(), printed.as_fd()])?;
        idle().push(template);
        Ok(child)
    }
}

/// A process that makes copies of itself.
#[derive(Debug)]
struct Template {
    line: UnixStream,
    process: Child,
}

impl Template {
    fn start(launch: &Launch) -> io::Result<Template> {
        let (line, far_end) = UnixStream::pair()?;
        let mut command = Command::new(&launch.program);
        command
            .args(&launch.args)
            .envs(launch.env.iter().map(|(name, value)| (name, value)))
            // Copies have it set again, and the runner's own is among what they are told.
            .env_remove(PRELOAD)
            .env(ipc::MARK, orphans::make_mark())
            .stdin(Stdio::from(OwnedFd::from(far_end)))
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
            // One of the runner's own, which nobody takes for something that a worker has left.
            process: Child::new(process),
        })
    }

    /// Has a copy made, which becomes a child of the runner.
    fn copy(&mut self, mark: &str, descriptors: [BorrowedFd<'_>; 3]) -> io::Result<Child> {
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
            0 => Err(io::Error::other("the system makes no more processes")),
            process => Ok(Child::new(process)),
        }
    }
}

/// Starts a program from a thread that does not end: its children ask to be ended with the thread that has
/// started it, which is their parent.
fn spawn_from_lasting_thread(command: Command) -> io::Result<std::process::Child> {
    type Order = (Command, Sender<io::Result<std::process::Child>>);
    static ORDERS: LazyLock<Sender<Order>> = LazyLock::new(|| {
        let (orders, coming) = mpsc::channel::<Order>();
        std::thread::spawn(move || {
            for (mut command, answer) in coming {
                // Whoever has asked waits for it.
                let _ = answer.send(command.spawn());
            }
        });
        orders
    });
    let (answer, answered) = mpsc::channel();
    let lost = || io::Error::other("the system makes no more processes");
    ORDERS.send((command, answer)).map_err(|_| lost())?;
    answered.recv().map_err(|_| lost())?
}

impl Drop for Template {
    fn drop(&mut self) {
        self.process.kill();
        let _ = self.process.wait();
    }
}
