//! A second process that takes part in a scenario.
//!
//! It is this program once more, which plays the same scenario from the start and becomes the second process where the
//! scenario makes one: so that is to be the first thing that a scenario does. The two talk over a line, on
//! which values and descriptors go to and fro. What fails there fails here; one that dies or says nothing
//! any more is told of, and none outlives the scenario.

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

/// How long one side waits for the other: it may have to set up a device first, on a busy machine.
const PATIENCE: Duration = Duration::from_secs(20);

/// How long a process has to end once its part is done.
const END: Duration = Duration::from_secs(10);

/// What a message begins with.
const VALUE: u8 = b'v';
const FAILED: u8 = b'f';
const DONE: u8 = b'd';

/// The greatest message.
const LARGEST: usize = 4096;

/// How this program is started to play the scenario as its second process.
static START: Mutex<Option<(PathBuf, Vec<OsString>)>> = Mutex::new(None);

/// Whether this is that process.
static IS_OTHER: OnceLock<()> = OnceLock::new();

/// Says how this program is started to play the scenario that comes next as its second process.
pub fn start_with(program: PathBuf, arguments: Vec<OsString>) {
    *START.lock().unwrap_or_else(PoisonError::into_inner) = Some((program, arguments));
}

/// Makes this process the second one of the scenario that it is about to play. Its standard input is the line to
/// the first.
pub fn become_other() -> io::Result<()> {
    // One whose first process has gone has nothing to do.
    rustix::process::set_parent_process_death_signal(Some(rustix::process::Signal::KILL))?;
    let _ = IS_OTHER.set(());
    Ok(())
}

/// The other process of a scenario, as either of the two sees it.
pub struct Other {
    line: OwnedFd,
    /// Where it was started from here.
    process: RefCell<Option<Child>>,
}

impl Other {
    /// Sends a value, byte by byte.
    ///
    /// # Safety
    /// Every byte of the value is set.
    #[track_caller]
    pub unsafe fn send<T: Copy>(&self, value: T) -> Result<(), Failure> {
        // SAFETY: the value is as long as its type, and the caller promises that all of it is set.
        let bytes =
            unsafe { std::slice::from_raw_parts((&raw const value).cast::<u8>(), size_of::<T>()) };
        self.write(VALUE, bytes, None)
    }

    /// Sends a descriptor, which the other process gets one of its own for.
    #[track_caller]
    pub fn send_descriptor(&self, descriptor: impl AsFd) -> Result<(), Failure> {
        self.write(VALUE, &[], Some(descriptor.as_fd()))
    }

    /// Waits for a value.
    ///
    /// # Safety
    /// Whatever bytes come are a value of the type.
    #[track_caller]
    pub unsafe fn receive<T: Copy>(&self) -> Result<T, Failure> {
        let (bytes, _) = self.read()?;
        if bytes.len() != size_of::<T>() {
            let wanted = format!("{} bytes of the other process", size_of::<T>());
            return Err(Failure::new(wanted, bytes.len().to_string()));
        }
        // SAFETY: there are as many bytes as the type has, and the caller promises that any will do.
        Ok(unsafe { bytes.as_ptr().cast::<T>().read_unaligned() })
    }

    /// Waits for a descriptor.
    #[track_caller]
    pub fn receive_descriptor(&self) -> Result<OwnedFd, Failure> {
        let (_, descriptor) = self.read()?;
        descriptor.ok_or_else(|| Failure::new("a descriptor of the other process", "none"))
    }

    /// Waits until the other process has done its part and has ended, as a process should.
    #[track_caller]
    pub fn end(self) -> Result<(), Failure> {
        let message = receive(self.line.as_fd());
        match message {
            Ok(Some((DONE, _, _))) => {}
            other => return self.told(other).map(|_| ()),
        }
        let deadline = Instant::now() + END;
        loop {
            match self.ended() {
                Some(status) if status.success() => return Ok(()),
                Some(status) => return Err(lost(described(status))),
                None if Instant::now() > deadline => return Err(lost("one that does not end")),
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
            // Why it listens no more is in what it said last.
            Err(_) => self.read().map(|_| ()),
        }
    }

    #[track_caller]
    fn read(&self) -> Result<(Vec<u8>, Option<OwnedFd>), Failure> {
        self.told(receive(self.line.as_fd()))
    }

    /// What a message comes to.
    #[track_caller]
    fn told(
        &self,
        message: io::Result<Option<Message>>,
    ) -> Result<(Vec<u8>, Option<OwnedFd>), Failure> {
        match message {
            Ok(Some((VALUE, bytes, descriptor))) => Ok((bytes, descriptor)),
            Ok(Some((FAILED, text, _))) => {
                let text = String::from_utf8_lossy(&text);
                Err(Failure::new("success of the other process", text))
            }
            Ok(Some(_)) => Err(lost("one that has done its part")),
            Ok(None) => {
                let process = self.process.borrow_mut().take();
                let status = process.and_then(|mut process| process.wait().ok());
                Err(lost(status.map_or("none".to_owned(), described)))
            }
            Err(error) if error.kind() == ErrorKind::WouldBlock => {
                Err(lost(format!("one that says nothing for {PATIENCE:?}")))
            }
            Err(error) => Err(lost(error.to_string())),
        }
    }

    fn ended(&self) -> Option<ExitStatus> {
        let mut process = self.process.borrow_mut();
        process.as_mut()?.try_wait().ok()?
    }
}

impl Drop for Other {
    /// Nothing is left of it, however the scenario ends.
    fn drop(&mut self) {
        if let Some(mut process) = self.process.borrow_mut().take() {
            let _ = process.kill();
            let _ = process.wait();
        }
    }
}

#[track_caller]
fn lost(got: impl Into<String>) -> Failure {
    Failure::new("another process that takes part", got)
}

fn described(status: ExitStatus) -> String {
    match status.signal() {
        Some(signal) => format!("one that died of signal {signal}"),
        None => format!("one that ended with {}", status.code().unwrap_or(-1)),
    }
}

/// Kind, bytes and descriptor.
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

/// The next message; `None` where nobody is at the other end any more.
fn receive(line: BorrowedFd<'_>) -> io::Result<Option<Message>> {
    let mut bytes = vec![0; LARGEST];
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

/// The second process of the scenario; in that process itself it does its part and does not come back.
#[track_caller]
fn make<L>(library: &L, part: fn(&L, &Other) -> Result<(), Failure>) -> Result<Other, Failure> {
    if IS_OTHER.get().is_some() {
        play(library, part);
    }
    let start = START.lock().unwrap_or_else(PoisonError::into_inner).clone();
    let Some((program, arguments)) = start else {
        return Err(lost("no way to start one"));
    };
    let (line, far_end) = socketpair(
        AddressFamily::UNIX,
        SocketType::SEQPACKET,
        SocketFlags::CLOEXEC,
        None,
    )?;
    set_socket_timeout(&line, Timeout::Recv, Some(PATIENCE))?;
    let mut command = Command::new(program);
    command
        .args(arguments)
        .stdin(Stdio::from(far_end))
        .stdout(Stdio::null());
    let process = command.spawn()?;
    // The end that went there is closed here, so that the line ends with the process.
    drop(command);
    Ok(Other {
        line,
        process: RefCell::new(Some(process)),
    })
}

/// Does the second process's part.
fn play<L>(library: &L, part: fn(&L, &Other) -> Result<(), Failure>) -> ! {
    let taken = rustix::io::fcntl_dupfd_cloexec(rustix::stdio::stdin(), 3);
    let Ok(line) = taken else {
        std::process::exit(2);
    };
    let _ = set_socket_timeout(&line, Timeout::Recv, Some(PATIENCE));
    let first = Other {
        line,
        process: RefCell::new(None),
    };
    let done = part(library, &first);
    let told = match done {
        Ok(()) => send(first.line.as_fd(), DONE, &[], None),
        Err(failure) => {
            let mut text = failure.to_string();
            text.truncate(LARGEST / 2);
            send(first.line.as_fd(), FAILED, text.as_bytes(), None)
        }
    };
    std::process::exit(i32::from(told.is_err()));
}

impl Driver {
    /// Starts a second process, which loads the same library and does `part`. What fails there fails here. It is the
    /// first thing that a scenario does; `part` sees nothing of what is around it.
    #[track_caller]
    pub fn process(
        &self,
        part: fn(&Driver, &Other) -> Result<(), Failure>,
    ) -> Result<Other, Failure> {
        make(self, part)
    }
}

impl Runtime {
    /// Starts a second process, which loads the same libraries and does `part`. What fails there fails here. It is
    /// the first thing that a scenario does; `part` sees nothing of what is around it.
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

    /// One after the other: how another process is started is said once for all.
    #[test]
    fn a_process_that_takes_no_part_is_told_of_and_does_not_stay() {
        let other = start("kill -9 $$");
        // SAFETY: any byte is a number.
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
