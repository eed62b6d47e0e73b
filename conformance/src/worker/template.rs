//! The template of workers: a process that has loaded this program without any subject, and forks workers.
//! It has one thread, because a fork copies only one.

use std::ffi::CStr;
use std::io::{self, IoSliceMut, Write};
use std::mem::MaybeUninit;
use std::os::fd::{AsFd, AsRawFd, FromRawFd, OwnedFd};
use std::os::unix::net::UnixStream;

use rustix::net::{RecvAncillaryBuffer, RecvAncillaryMessage, RecvFlags, recvmsg};

use super::exit::exit_now;
use super::ipc::{MARK, MARK_LENGTH};

/// The data for one worker.
struct Request {
    mark: Vec<u8>,
    /// The descriptors for its standard input, output and error.
    descriptors: Vec<OwnedFd>,
}

/// Forks workers until the runner closes the connection. Returns in each worker; never returns in the
/// template itself.
pub(super) fn fork_workers() -> io::Result<()> {
    let mut runner = UnixStream::from(io::stdin().as_fd().try_clone_to_owned()?);
    while let Some(request) = receive(&runner)? {
        match fork_sibling().or_else(fork_reparented) {
            Some(0) => {
                become_worker(request)?;
                return Ok(());
            }
            fork => runner.write_all(&fork.unwrap_or(0).to_ne_bytes())?,
        }
    }
    exit_now(0)
}

fn receive(runner: &UnixStream) -> io::Result<Option<Request>> {
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
    Ok((received.bytes > 0).then(|| Request {
        mark: mark[..received.bytes].to_vec(),
        descriptors,
    }))
}

/// Forks a worker as a child of the runner, which is also the template's parent. Returns the process id, or
/// zero in the worker itself; `None` if the system does not support it.
fn fork_sibling() -> Option<libc::pid_t> {
    let mut number: *mut libc::pid_t = std::ptr::null_mut();
    // SAFETY: the call writes one address, for which there is room: the address at which the C library
    // stores the id of this thread.
    let known = unsafe { libc::prctl(libc::PR_GET_TID_ADDRESS, &raw mut number) } == 0;
    if !known || number.is_null() {
        return None;
    }
    let flags = libc::CLONE_PARENT | libc::CLONE_CHILD_SETTID | libc::CLONE_CHILD_CLEARTID;
    let none = std::ptr::null_mut::<libc::c_void>();
    // SAFETY: this process has one thread, so the fork lacks no lock that another thread held; it continues
    // on a copy of the stack. The kernel writes the thread id to the address that the C library uses, as
    // `fork` does. That address is the fourth argument on some architectures and the fifth on others; the
    // remaining one is ignored.
    let fork = unsafe {
        libc::syscall(
            libc::SYS_clone,
            libc::c_long::from(flags | libc::SIGCHLD),
            none,
            none,
            number,
            number,
        )
    };
    libc::pid_t::try_from(fork).ok().filter(|fork| *fork >= 0)
}

/// Forks a worker through an intermediate process that ends at once, so that the worker is reparented to
/// the runner.
fn fork_reparented() -> Option<libc::pid_t> {
    let mut ends = [-1; 2];
    // SAFETY: the array has room for the two descriptors that the call writes.
    if unsafe { libc::pipe2(ends.as_mut_ptr(), libc::O_CLOEXEC) } != 0 {
        return None;
    }
    // SAFETY: both descriptors are new and have no other owner.
    let [from, to] = ends.map(|end| unsafe { std::fs::File::from(OwnedFd::from_raw_fd(end)) });
    // SAFETY: this process has one thread, so the fork lacks no lock that another thread held.
    let intermediate = unsafe { libc::fork() };
    if intermediate < 0 {
        return None;
    }
    if intermediate == 0 {
        // SAFETY: as above; the intermediate process has one thread as well.
        let fork = unsafe { libc::fork() };
        if fork == 0 {
            return Some(0);
        }
        let _ = (&to).write_all(&fork.max(0).to_ne_bytes());
        exit_now(0);
    }
    drop(to);
    // SAFETY: with a null pointer, the status is not written.
    unsafe { libc::waitpid(intermediate, std::ptr::null_mut(), 0) };
    let mut number = [0; 4];
    io::Read::read_exact(&mut &from, &mut number).ok()?;
    Some(libc::pid_t::from_ne_bytes(number))
}

fn become_worker(request: Request) -> io::Result<()> {
    // SAFETY: the call takes numbers and touches no memory.
    unsafe { libc::setpgid(0, 0) };
    overwrite_mark(&request.mark);
    for (place, descriptor) in (0..).zip(&request.descriptors) {
        // SAFETY: both arguments are numbers; the replaced descriptor is a standard one, which no object in
        // this process owns.
        if unsafe { libc::dup2(descriptor.as_raw_fd(), place) } != place {
            return Err(io::Error::last_os_error());
        }
    }
    Ok(())
}

/// Overwrites the template's mark in the environment block that `/proc` shows. All marks have the same
/// length.
fn overwrite_mark(mark: &[u8]) {
    let Ok(name) = std::ffi::CString::new(MARK) else {
        return;
    };
    // SAFETY: the name ends in a zero byte, and the process has no other thread that changes variables.
    let value = unsafe { libc::getenv(name.as_ptr()) };
    if value.is_null() {
        return;
    }
    // SAFETY: the value is not null, and variables are C strings.
    let length = unsafe { CStr::from_ptr(value) }.count_bytes();
    if length == mark.len() {
        // SAFETY: the mark replaces a value of the same length, and no other thread reads it.
        unsafe { std::ptr::copy_nonoverlapping(mark.as_ptr(), value.cast(), length) };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The parent of a fork, which waits until its parent is known.
    fn parent_of_fork(make: fn() -> Option<libc::pid_t>) -> u32 {
        let mut ends = [-1; 2];
        // SAFETY: the array has room for the two descriptors that the call writes.
        assert_eq!(unsafe { libc::pipe(ends.as_mut_ptr()) }, 0);
        // SAFETY: both descriptors are new and have no other owner.
        let [from, to] = ends.map(|end| unsafe { std::fs::File::from(OwnedFd::from_raw_fd(end)) });
        let fork = make().expect("a fork");
        if fork == 0 {
            // After a fork of a process with other threads, only async-signal-safe calls are allowed.
            let mut byte = 0_u8;
            // SAFETY: the buffer has room for one byte.
            unsafe { libc::read(from.as_raw_fd(), (&raw mut byte).cast(), 1) };
            exit_now(0);
        }
        let stat = std::fs::read_to_string(format!("/proc/{fork}/stat")).expect("a process");
        (&to).write_all(&[0]).expect("a fork that waits");
        let (_, fields) = stat.rsplit_once(") ").expect("a name");
        let parent = fields
            .split(' ')
            .nth(1)
            .and_then(|field| field.parse().ok());
        parent.expect("a number")
    }

    #[test]
    fn a_fork_is_a_sibling_or_is_reparented() {
        assert_eq!(
            parent_of_fork(fork_sibling),
            std::os::unix::process::parent_id()
        );
        assert_ne!(parent_of_fork(fork_reparented), std::process::id());
    }
}
