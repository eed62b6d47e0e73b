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
    over: Vec<i32>,
}

impl Threads {
    pub(super) fn look() -> Threads {
        let folder = File::open(FOLDER).ok();
        let folder = folder.and_then(|folder| {
            let number = folder.metadata().ok()?.ino();
            Some((folder, number))
        });
        let mut threads = Threads {
            folder,
            links: 0,
            known: BTreeSet::new(),
            over: Vec::new(),
        };
        threads.look_again();
        threads
    }

    /// Makes all present threads known.
    pub(super) fn look_again(&mut self) {
        self.links = self.count_links();
        self.known = list();
    }

    /// Adds a thread of the worker itself to the known ones.
    pub(super) fn note_own(&mut self, thread: i32) {
        self.known.insert(thread);
    }

    /// Notes that a case's own thread has finished.
    pub(super) fn note_over(&mut self, thread: i32) {
        self.over.push(thread);
    }

    /// Threads that are new since the last call.
    pub(super) fn left_behind(&mut self) -> Vec<i32> {
        let links = self.count_links();
        if links == self.links {
            return Vec::new();
        }
        let mut present = list();
        self.over.retain(|thread| present.remove(thread));
        let new = present.difference(&self.known).copied().collect();
        self.known = present;
        // While a finished thread is still counted, this count cannot be compared with the next one.
        if self.over.is_empty() {
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
    fn a_thread_that_stays_is_found_once() {
        let mut threads = Threads::look();
        let (tell, hear) = channel();
        let (end, wait) = channel::<()>();
        let staying = std::thread::spawn(move || {
            let _ = tell.send(fault::thread());
            let _ = wait.recv();
        });
        let number = hear.recv().expect("the thread says its number");
        assert!(threads.left_behind().contains(&number));
        assert!(!threads.left_behind().contains(&number));
        drop(end);
        staying.join().expect("the thread ends");
    }
}
