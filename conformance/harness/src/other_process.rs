//! The second process of a scenario.
//!
//! The second process is this program again. It runs the same scenario from the start, and becomes the second
//! process at the place where the scenario creates one; therefore a scenario does that first. The processes
//! exchange values and descriptors over a socket. A failure in the second process is a failure of the
//! scenario, and so is its end or its silence; the process never outlives the scenario.

use std::cell::RefCell;
use std::ffi::OsString;
use std::io::{self, ErrorKind, IoSlice, IoSliceMut};
use std::mem::MaybeUninit;
use std::os::fd::{AsFd, BorrowedFd, OwnedFd};
use std::os::unix::process::ExitStatusExt;
use std::path::PathBuf;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::{Mutex, OnceLock, PoisonError};
use std::time::{Duration, Instant};

use rustix::net::sockopt::{Timeout, set_socket_timeout};
use rustix::net::{
    AddressFamily, RecvAncillaryBuffer, RecvAncillaryMessage, RecvFlags, SendAncillaryBuffer,
    SendAncillaryMessage, SendFlags, SocketFlags, SocketType, recvmsg, sendmsg, socketpair,
};

use crate::{Driver, Failure, Runtime};

/// Time limit of a message: the other side may have to initialize a device first, on a busy machine.
const MESSAGE_TIMEOUT: Duration = Duration::from_secs(20);

/// Time limit for the end of a process that has finished its part.
const EXIT_TIMEOUT: Duration = Duration::from_secs(10);

/// Kinds of messages, in the first byte.
const VALUE: u8 = b'v';
const FAILED: u8 = b'f';
const DONE: u8 = b'd';

/// Maximum size of a message, in bytes.
const MAX_MESSAGE: usize = 4096;

/// Command that starts this program as the second process of the scenario.
static START_COMMAND: Mutex<Option<(PathBuf, Vec<OsString>)>> = Mutex::new(None);

/// Set if this process is the second one.
static IS_OTHER: OnceLock<()> = OnceLock::new();

/// Sets the command that starts this program as the second process of the next scenario.
pub fn start_with(program: PathBuf, arguments: Vec<OsString>) {
    *START_COMMAND.lock().unwrap_or_else(PoisonError::into_inner) = Some((program, arguments));
}

/// Makes this process the second one of the scenario that it runs next. Its standard input is the socket to
/// the first process.
pub fn become_other() -> io::Result<()> {
    // The second process must end if the first one ends.
    rustix::process::set_parent_process_death_signal(Some(rustix::process::Signal::KILL))?;
    let _ = IS_OTHER.set(());
    Ok(())
}

/// The other process of a scenario, on either side.
pub struct Other {
    line: OwnedFd,
    /// Present in the first process, which started the second.
    process: RefCell<Option<Child>>,
}

impl Other {
    /// Sends a value, byte by byte.
    ///
    /// # Safety
    /// Every byte of the value must be initialized.
    #[track_caller]
    pub unsafe fn send<T: Copy>(&self, value: T) -> Result<(), Failure> {
        // SAFETY: the slice has the size of the value, and the caller guarantees that all its bytes are
        // initialized.
        let bytes =
            unsafe { std::slice::from_raw_parts((&raw const value).cast::<u8>(), size_of::<T>()) };
        self.write(VALUE, bytes, None)
    }

    /// Sends a descriptor, which is duplicated in the other process.
    #[track_caller]
    pub fn send_descriptor(&self, descriptor: impl AsFd) -> Result<(), Failure> {
        self.write(VALUE, &[], Some(descriptor.as_fd()))
    }

    /// Waits for a value.
    ///
    /// # Safety
    /// All bit patterns of this size must be valid values of the type.
    #[track_caller]
    pub unsafe fn receive<T: Copy>(&self) -> Result<T, Failure> {
        let (bytes, _) = self.read()?;
        if bytes.len() != size_of::<T>() {
            let wanted = format!("{} bytes of the other process", size_of::<T>());
            return Err(Failure::new(wanted, bytes.len().to_string()));
        }
        // SAFETY: the size was checked, and the caller guarantees that all bit patterns are valid.
        Ok(unsafe { bytes.as_ptr().cast::<T>().read_unaligned() })
    }

    /// Waits for a descriptor.
    #[track_caller]
    pub fn receive_descriptor(&self) -> Result<OwnedFd, Failure> {
        let (_, descriptor) = self.read()?;
        descriptor.ok_or_else(|| Failure::new("a descriptor of the other process", "none"))
    }

    /// Waits until the other process has finished its part and has exited with success.
    #[track_caller]
    pub fn end(self) -> Result<(), Failure> {
        let message = receive(self.line.as_fd());
        match message {
            Ok(Some((DONE, _, _))) => {}
            other => return self.interpret(other).map(|_| ()),
        }
        let deadline = Instant::now() + EXIT_TIMEOUT;
        loop {
            match self.ended() {
                Some(status) if status.success() => return Ok(()),
                Some(status) => return Err(lost_process(describe(status))),
                None if Instant::now() > deadline => {
                    return Err(lost_process("one that does not end"));
                }
                None => std::thread::sleep(Duration::from_millis(1)),
            }
        }
    }

    #[track_caller]
    fn write(
        &self,
        kind: u8,
        bytes: &[u8],
        descriptor: Option<BorrowedFd<'_>>,
    ) -> Result<(), Failure> {
        match send(self.line.as_fd(), kind, bytes, descriptor) {
            Ok(()) => Ok(()),
            // The last message of the other process contains the cause.
            Err(_) => self.read().map(|_| ()),
        }
    }

    #[track_caller]
    fn read(&self) -> Result<(Vec<u8>, Option<OwnedFd>), Failure> {
        self.interpret(receive(self.line.as_fd()))
    }

    /// The content of a message.
    #[track_caller]
    fn interpret(
        &self,
        message: io::Result<Option<Message>>,
    ) -> Result<(Vec<u8>, Option<OwnedFd>), Failure> {
        match message {
            Ok(Some((VALUE, bytes, descriptor))) => Ok((bytes, descriptor)),
            Ok(Some((FAILED, text, _))) => {
                let text = String::from_utf8_lossy(&text);
                Err(Failure::new("success of the other process", text))
            }
            Ok(Some(_)) => Err(lost_process("one that has done its part")),
            Ok(None) => {
                let process = self.process.borrow_mut().take();
                let status = process.and_then(|mut process| process.wait().ok());
                Err(lost_process(status.map_or("none".to_owned(), describe)))
            }
            Err(error) if error.kind() == ErrorKind::WouldBlock => Err(lost_process(format!(
                "one that says nothing for {MESSAGE_TIMEOUT:?}"
            ))),
            Err(error) => Err(lost_process(error.to_string())),
        }
    }

    fn ended(&self) -> Option<ExitStatus> {
        let mut process = self.process.borrow_mut();
        process.as_mut()?.try_wait().ok()?
    }
}

impl Drop for Other {
    /// Kills the process, regardless of the result of the scenario.
    fn drop(&mut self) {
        if let Some(mut process) = self.process.borrow_mut().take() {
            let _ = process.kill();
            let _ = process.wait();
        }
    }
}

#[track_caller]
fn lost_process(got: impl Into<String>) -> Failure {
    Failure::new("another process that takes part", got)
}

fn describe(status: ExitStatus) -> String {
    match status.signal() {
        Some(signal) => format!("one that died of signal {signal}"),
        None => format!("one that ended with {}", status.code().unwrap_or(-1)),
    }
}

/// Kind, bytes, and descriptor.
type Message = (u8, Vec<u8>, Option<OwnedFd>);

fn send(
    line: BorrowedFd<'_>,
    kind: u8,
    bytes: &[u8],
    descriptor: Option<BorrowedFd<'_>>,
) -> io::Result<()> {
    let descriptors: Vec<BorrowedFd<'_>> = descriptor.into_iter().collect();
    let mut space = [MaybeUninit::uninit(); rustix::cmsg_space!(ScmRights(1))];
    let mut control = SendAncillaryBuffer::new(&mut space);
    if !descriptors.is_empty() {
        control.push(SendAncillaryMessage::ScmRights(&descriptors));
    }
    let parts = [
        IoSlice::new(std::slice::from_ref(&kind)),
        IoSlice::new(bytes),
    ];
    sendmsg(line, &parts, &mut control, SendFlags::NOSIGNAL)?;
    Ok(())
}

/// The next message; `None` if the other end is closed.
fn receive(line: BorrowedFd<'_>) -> io::Result<Option<Message>> {
    let mut bytes = vec![0; MAX_MESSAGE];
    let mut space = [MaybeUninit::uninit(); rustix::cmsg_space!(ScmRights(1))];
    let mut control = RecvAncillaryBuffer::new(&mut space);
    let mut parts = [IoSliceMut::new(&mut bytes)];
    let received = recvmsg(line, &mut parts, &mut control, RecvFlags::CMSG_CLOEXEC)?.bytes;
    let mut descriptors = control.drain().filter_map(|message| match message {
        RecvAncillaryMessage::ScmRights(mut descriptors) => descriptors.next(),
        _ => None,
    });
    let descriptor = descriptors.next();
    bytes.truncate(received);
    Ok((received > 0).then(|| (bytes[0], bytes.split_off(1), descriptor)))
}

/// Starts the second process. In the second process itself, runs its part and does not return.
#[track_caller]
fn make<L>(library: &L, part: fn(&L, &Other) -> Result<(), Failure>) -> Result<Other, Failure> {
    if IS_OTHER.get().is_some() {
        run_part(library, part);
    }
    let start = START_COMMAND
        .lock()
        .unwrap_or_else(PoisonError::into_inner)
        .clone();
    let Some((program, arguments)) = start else {
        return Err(lost_process("no way to start one"));
    };
    let (line, far_end) = socketpair(
        AddressFamily::UNIX,
        SocketType::SEQPACKET,
        SocketFlags::CLOEXEC,
        None,
    )?;
    set_socket_timeout(&line, Timeout::Recv, Some(MESSAGE_TIMEOUT))?;
    let mut command = Command::new(program);
    command
        .args(arguments)
        .stdin(Stdio::from(far_end))
        .stdout(Stdio::null());
    let process = command.spawn()?;
    // Closes this process's copy of the far end, so that the socket is closed when the other process ends.
    drop(command);
    Ok(Other {
        line,
        process: RefCell::new(Some(process)),
    })
}

/// Runs the second process's part.
fn run_part<L>(library: &L, part: fn(&L, &Other) -> Result<(), Failure>) -> ! {
    let taken = rustix::io::fcntl_dupfd_cloexec(rustix::stdio::stdin(), 3);
    let Ok(line) = taken else {
        std::process::exit(2);
    };
    let _ = set_socket_timeout(&line, Timeout::Recv, Some(MESSAGE_TIMEOUT));
    let first = Other {
        line,
        process: RefCell::new(None),
    };
    let done = part(library, &first);
    let sent = match done {
        Ok(()) => send(first.line.as_fd(), DONE, &[], None),
        Err(failure) => {
            let mut text = failure.to_string();
            text.truncate(MAX_MESSAGE / 2);
            send(first.line.as_fd(), FAILED, text.as_bytes(), None)
        }
    };
    std::process::exit(i32::from(sent.is_err()));
}

impl Driver {
    /// Starts a second process, which loads the same library and runs `part`. A failure there is a failure
    /// here. A scenario must call this first; `part` cannot capture variables.
    #[track_caller]
    pub fn process(
        &self,
        part: fn(&Driver, &Other) -> Result<(), Failure>,
    ) -> Result<Other, Failure> {
        make(self, part)
    }
}

impl Runtime {
    /// Starts a second process, which loads the same libraries and runs `part`. A failure there is a failure
    /// here. A scenario must call this first; `part` cannot capture variables.
    #[track_caller]
    pub fn process(
        &self,
        part: fn(&Runtime, &Other) -> Result<(), Failure>,
    ) -> Result<Other, Failure> {
        make(self, part)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn start(script: &str) -> Other {
        start_with(PathBuf::from("/bin/sh"), vec!["-c".into(), script.into()]);
        make(&(), |(), _| Ok(())).expect("a shell starts")
    }

    fn is_there(other: &Other) -> impl Fn() -> bool + use<> {
        let number = other.process.borrow().as_ref().map(Child::id);
        move || number.is_some_and(|number| PathBuf::from(format!("/proc/{number}")).exists())
    }

    /// A single test with several steps, since the command of the second process is global.
    #[test]
    fn a_process_that_fails_its_part_is_reported_and_ended() {
        let other = start("kill -9 $$");
        // SAFETY: every byte is a valid number.
        let failure = unsafe { other.receive::<u8>() }.expect_err("it is dead");
        assert_eq!(failure.got, "one that died of signal 9");

        let other = start("exit 3");
        assert_eq!(
            other.end().expect_err("it has no part").got,
            "one that ended with 3"
        );

        let other = start("exec sleep 60");
        let stays = is_there(&other);
        assert!(stays());
        let patience = Some(Duration::from_millis(20));
        set_socket_timeout(&other.line, Timeout::Recv, patience).expect("a line");
        // SAFETY: as above.
        let failure = unsafe { other.receive::<u8>() }.expect_err("it says nothing");
        assert!(failure.got.contains("says nothing"), "{failure}");
        drop(other);
        assert!(!stays(), "it was ended with the scenario");
    }
}
