//! The threads of this process, and which of them a case has left behind.

use std::collections::BTreeSet;
use std::fs;
use std::os::unix::fs::MetadataExt;

const FOLDER: &str = "/proc/self/task";

/// The threads that were there when somebody last looked.
pub struct Threads {
    /// The kernel counts threads as links of their folder, which is cheaper to ask for than a list.
    links: u64,
    known: BTreeSet<i32>,
}

impl Threads {
    pub fn look() -> Threads {
        Threads {
            links: count_links(),
            known: list(),
        }
    }

    /// Threads that are new since this was last asked, less those that cases had of their own: they
    /// are over, but perhaps not yet out of the list.
    pub fn left_behind(&mut self, of_cases: &[i32]) -> Vec<i32> {
        let links = count_links();
        if links == self.links {
            return Vec::new();
        }
        let mut present = list();
        let count = present.len();
        present.retain(|thread| !of_cases.contains(thread));
        let have_gone = present.len() == count;
        let new = present.difference(&self.known).copied().collect();
        self.known = present;
        // While it is still counted, the count says nothing about the next time.
        if have_gone {
            self.links = links;
        }
        new
    }
}

fn count_links() -> u64 {
    fs::metadata(FOLDER).map_or(0, |metadata| metadata.nlink())
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
        assert!(threads.left_behind(&[]).contains(&number));
        assert!(!threads.left_behind(&[]).contains(&number));
        drop(end);
        staying.join().expect("the thread ends");
    }
}
