//! The threads of this process, and the threads that cases have left behind.

use std::collections::BTreeSet;
use std::fs::{self, File};
use std::os::unix::fs::MetadataExt;

const FOLDER: &str = "/proc/self/task";

/// The known threads.
pub(super) struct Threads {
    /// The open `/proc` folder with its inode number. The library may close the descriptor and reuse it for
    /// another file.
    folder: Option<(File, u64)>,
    /// The link count of the folder, which the kernel derives from the number of threads. Reading it is
    /// cheaper than listing the folder.
    links: u64,
    known: BTreeSet<i32>,
    /// Finished threads of cases, which may still be in the list.
    finished: Vec<i32>,
}

impl Threads {
    pub(super) fn read() -> Threads {
        let folder = File::open(FOLDER).ok();
        let folder = folder.and_then(|folder| {
            let number = folder.metadata().ok()?.ino();
            Some((folder, number))
        });
        let mut threads = Threads {
            folder,
            links: 0,
            known: BTreeSet::new(),
            finished: Vec::new(),
        };
        threads.refresh();
        threads
    }

    /// Makes all present threads known.
    pub(super) fn refresh(&mut self) {
        self.links = self.count_links();
        self.known = list();
    }

    /// Adds a thread of the worker itself to the known ones.
    pub(super) fn note_own(&mut self, thread: i32) {
        self.known.insert(thread);
    }

    /// Notes that a case's own thread has finished.
    pub(super) fn note_finished(&mut self, thread: i32) {
        self.finished.push(thread);
    }

    /// Threads that are new since the last call.
    pub(super) fn take_new(&mut self) -> Vec<i32> {
        let links = self.count_links();
        // With the same number, a thread is new only if a known one has ended.
        if links == self.links && self.known.iter().all(|thread| is_alive(*thread)) {
            return Vec::new();
        }
        let mut present = list();
        self.finished.retain(|thread| present.remove(thread));
        let new = present.difference(&self.known).copied().collect();
        self.known = present;
        // While a finished thread is still counted, this count cannot be compared with the next one.
        if self.finished.is_empty() {
            self.links = links;
        }
        new
    }

    fn count_links(&self) -> u64 {
        let held = self.folder.as_ref().and_then(|(folder, number)| {
            let metadata = folder.metadata().ok()?;
            (metadata.ino() == *number).then(|| metadata.nlink())
        });
        held.or_else(|| Some(fs::metadata(FOLDER).ok()?.nlink()))
            .unwrap_or_default()
    }
}

/// The number of threads of this process.
pub(super) fn count() -> usize {
    list().len()
}

/// Whether a thread of this process exists.
fn is_alive(thread: i32) -> bool {
    // SAFETY: signal 0 is not sent; the call only looks the thread up.
    unsafe { libc::syscall(libc::SYS_tgkill, libc::getpid(), thread, 0) == 0 }
}

fn list() -> BTreeSet<i32> {
    let Ok(entries) = fs::read_dir(FOLDER) else {
        return BTreeSet::new();
    };
    let number = |entry: fs::DirEntry| entry.file_name().to_str()?.parse().ok();
    entries.flatten().filter_map(number).collect()
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;

    use super::*;
    use crate::worker::fault;

    #[test]
    fn a_running_thread_is_reported_once() {
        let mut threads = Threads::read();
        let (sender, receiver) = channel();
        let (end, wait) = channel::<()>();
        let staying = std::thread::spawn(move || {
            let _ = sender.send(fault::thread_id());
            let _ = wait.recv();
        });
        let number = receiver.recv().expect("the thread says its number");
        assert!(threads.take_new().contains(&number));
        assert!(!threads.take_new().contains(&number));
        drop(end);
        staying.join().expect("the thread ends");
    }

    #[test]
    fn a_thread_that_starts_as_another_one_ends_is_reported() {
        let start = || {
            let (sender, receiver) = channel();
            let (end, wait) = channel::<()>();
            let thread = std::thread::spawn(move || {
                let _ = sender.send(fault::thread_id());
                let _ = wait.recv();
            });
            let number = receiver.recv().expect("the thread says its number");
            (number, end, thread)
        };
        let (first, end, ending) = start();
        let mut threads = Threads::read();
        drop(end);
        ending.join().expect("the thread ends");
        while is_alive(first) {
            std::thread::yield_now();
        }
        let (second, end, staying) = start();
        assert!(threads.take_new().contains(&second));
        drop(end);
        staying.join().expect("the thread ends");
    }
}
