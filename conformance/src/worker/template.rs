//! The template of workers: a process that has loaded the program and nothing else, and makes copies
//! of itself. It has one thread, so that a copy lacks nothing.

use std::ffi::CStr;
use std::io::{self, IoSliceMut, Write};
use std::mem::MaybeUninit;
use std::os::fd::{AsFd, AsRawFd, FromRawFd, OwnedFd};
use std::os::unix::net::UnixStream;

use rustix::net::{RecvAncillaryBuffer, RecvAncillaryMessage, RecvFlags, recvmsg};

use super::exit::leave;
use super::ipc::{MARK, MARK_LENGTH};

/// What a worker is made with.
struct Order {
    mark: Vec<u8>,
    /// For its standard descriptors.
    descriptors: Vec<OwnedFd>,
}

/// Makes copies until the runner wants no more. Returns in each of the copies, and not in the
/// template itself.
pub(super) fn copy_until_over() -> io::Result<()> {
    let mut runner = UnixStream::from(io::stdin().as_fd().try_clone_to_owned()?);
    while let Some(order) = receive(&runner)? {
        match fork_for_the_runner() {
            Some(0) => {
                become_worker(order)?;
                return Ok(());
            }
            made => runner.write_all(&made.unwrap_or(0).to_ne_bytes())?,
        }
    }
    leave(0)
}

fn receive(runner: &UnixStream) -> io::Result<Option<Order>> {
    let mut mark = [0; MARK_LENGTH];
    let mut space = [MaybeUninit::uninit(); rustix::cmsg_space!(ScmRights(3))];
    let mut control = RecvAncillaryBuffer::new(&mut space);
    let received = recvmsg(
        runner,
        &mut [IoSliceMut::new(&mut mark)],
        &mut control,
        RecvFlags::CMSG_CLOEXEC,
    )?;
    let descriptors = control.drain().filter_map(|message| match message {
        RecvAncillaryMessage::ScmRights(descriptors) => Some(descriptors),
        _ => None,
    });
    let descriptors = descriptors.flatten().collect();
    Ok((received.bytes > 0).then(|| Order {
        mark: mark[..received.bytes].to_vec(),
        descriptors,
    }))
}

/// Makes a copy that is a child of the runner: the process between the two ends at once, and the
/// runner takes up what is left without a parent. The number of the copy; zero in the copy itself.
fn fork_for_the_runner() -> Option<libc::pid_t> {
    let mut ends = [-1; 2];
    // SAFETY: there is room for the two descriptors that the call writes.
    if unsafe { libc::pipe2(ends.as_mut_ptr(), libc::O_CLOEXEC) } != 0 {
        return None;
    }
    // SAFETY: both descriptors are new and nobody else's.
    let [from, to] = ends.map(|end| unsafe { std::fs::File::from(OwnedFd::from_raw_fd(end)) });
    // SAFETY: this process has one thread, so that the copy lacks nothing that another one held.
    let between = unsafe { libc::fork() };
    if between < 0 {
        return None;
    }
    if between == 0 {
        // SAFETY: as above: the process between has one thread as well.
        let copy = unsafe { libc::fork() };
        if copy == 0 {
            return Some(0);
        }
        let _ = (&to).write_all(&copy.max(0).to_ne_bytes());
        leave(0);
    }
    drop(to);
    // SAFETY: a null place for the status asks for none.
    unsafe { libc::waitpid(between, std::ptr::null_mut(), 0) };
    let mut number = [0; 4];
    io::Read::read_exact(&mut &from, &mut number).ok()?;
    Some(libc::pid_t::from_ne_bytes(number))
}

fn become_worker(order: Order) -> io::Result<()> {
    // SAFETY: the call takes numbers and touches no memory.
    unsafe { libc::setpgid(0, 0) };
    bear(&order.mark);
    for (place, descriptor) in (0..).zip(&order.descriptors) {
        // SAFETY: both descriptors are numbers; what stood at the place is a standard descriptor,
        // which nothing in this process owns.
        if unsafe { libc::dup2(descriptor.as_raw_fd(), place) } != place {
            return Err(io::Error::last_os_error());
        }
    }
    Ok(())
}

/// Puts a mark in place of the template's, where the system shows it to others. Marks are all of one
/// length.
fn bear(mark: &[u8]) {
    let Ok(name) = std::ffi::CString::new(MARK) else {
        return;
    };
    // SAFETY: the name ends in a zero, and no other thread changes the variables: there is none.
    let value = unsafe { libc::getenv(name.as_ptr()) };
    if value.is_null() {
        return;
    }
    // SAFETY: the value is not null, and variables are texts that end in a zero.
    let length = unsafe { CStr::from_ptr(value) }.count_bytes();
    if length == mark.len() {
        // SAFETY: the mark goes over a value of the same length, byte for byte; no other thread
        // reads it.
        unsafe { std::ptr::copy_nonoverlapping(mark.as_ptr(), value.cast(), length) };
    }
}
