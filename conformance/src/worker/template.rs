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
        match make_sibling().or_else(fork_for_the_runner) {
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

/// Makes a copy that is a child of the runner, as this process is. The number of the copy; zero in the copy
/// itself. Not every system makes one.
fn make_sibling() -> Option<libc::pid_t> {
    let mut number: *mut libc::pid_t = std::ptr::null_mut();
    // SAFETY: the call writes an address, for which there is room: that at which the C library keeps
    // the number of this thread.
    let known = unsafe { libc::prctl(libc::PR_GET_TID_ADDRESS, &raw mut number) } == 0;
    if !known || number.is_null() {
        return None;
    }
    let flags = libc::CLONE_PARENT | libc::CLONE_CHILD_SETTID | libc::CLONE_CHILD_CLEARTID;
    let none = std::ptr::null_mut::<libc::c_void>();
    // SAFETY: this process has one thread, so that the copy lacks nothing that another one held; it
    // goes on with a copy of the stack. The system writes the copy's number where the C library has it, as
    // `fork` has it do. That is the fourth argument on some processors, and the fifth on others, of which
    // the other one is not looked at.
    let copy = unsafe {
        libc::syscall(
            libc::SYS_clone,
            libc::c_long::from(flags | libc::SIGCHLD),
            none,
            none,
            number,
            number,
        )
    };
    libc::pid_t::try_from(copy).ok().filter(|copy| *copy >= 0)
}

/// The same with a process between the two, which ends at once: the runner takes up what is left without a
/// parent.
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

#[cfg(test)]
mod tests {
    use super::*;

    /// The parent of a copy, which waits meanwhile.
    fn parent_of_copy(make: fn() -> Option<libc::pid_t>) -> u32 {
        let mut ends = [-1; 2];
        // SAFETY: there is room for the two descriptors that the call writes.
        assert_eq!(unsafe { libc::pipe(ends.as_mut_ptr()) }, 0);
        // SAFETY: both descriptors are new and nobody else's.
        let [from, to] = ends.map(|end| unsafe { std::fs::File::from(OwnedFd::from_raw_fd(end)) });
        let copy = make().expect("a copy");
        if copy == 0 {
            // Of a process with other threads a copy may do no more than this.
            let mut byte = 0_u8;
            // SAFETY: there is room for the one byte.
            unsafe { libc::read(from.as_raw_fd(), (&raw mut byte).cast(), 1) };
            leave(0);
        }
        let stat = std::fs::read_to_string(format!("/proc/{copy}/stat")).expect("a process");
        (&to).write_all(&[0]).expect("a copy that waits");
        let (_, fields) = stat.rsplit_once(") ").expect("a name");
        let parent = fields
            .split(' ')
            .nth(1)
            .and_then(|field| field.parse().ok());
        parent.expect("a number")
    }

    #[test]
    fn a_copy_is_a_child_of_this_ones_parent_or_of_nobody_here() {
        assert_eq!(
            parent_of_copy(make_sibling),
            std::os::unix::process::parent_id()
        );
        assert_ne!(parent_of_copy(fork_for_the_runner), std::process::id());
    }
}
