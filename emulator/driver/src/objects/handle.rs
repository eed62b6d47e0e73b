//! Handles: addresses that stand for objects and are never followed.
//!
//! A program may hand in anything as a handle. So a handle is looked up in a table and never
//! dereferenced; and because no address is given out twice, a table can tell a handle that is
//! gone from one that never was.

use std::any::{Any, TypeId};
use std::collections::{HashMap, HashSet};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Bytes between two handles.
const STEP: usize = 64;

/// Address space set aside for handles: enough for 2^26 of them.
const SPACE: usize = STEP << 26;

/// What a value that was handed in as a handle turns out to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Identity {
    Live,
    /// It stood for an object of this kind once.
    Gone,
    /// It never stood for an object of this kind.
    Unknown,
}

/// The objects of one kind by their handles.
#[derive(Debug)]
pub struct Table<T> {
    live: HashMap<usize, T>,
    gone: HashSet<usize>,
}

impl<T> Default for Table<T> {
    fn default() -> Self {
        Table {
            live: HashMap::new(),
            gone: HashSet::new(),
        }
    }
}

impl<T> Table<T> {
    pub fn insert(&mut self, value: T) -> usize {
        let handle = allot();
        self.live.insert(handle, value);
        handle
    }

    /// Brings an object back under the handle it had before: the primary context does this.
    pub fn revive(&mut self, handle: usize, value: T) {
        self.gone.remove(&handle);
        self.live.insert(handle, value);
    }

    pub fn get(&self, handle: usize) -> Option<&T> {
        self.live.get(&handle)
    }

    pub fn get_mut(&mut self, handle: usize) -> Option<&mut T> {
        self.live.get_mut(&handle)
    }

    pub fn remove(&mut self, handle: usize) -> Option<T> {
        let value = self.live.remove(&handle)?;
        self.gone.insert(handle);
        Some(value)
    }

    /// Removes every object that `doomed` picks and hands them over.
    pub fn remove_where(&mut self, doomed: impl Fn(&T) -> bool) -> Vec<T> {
        let handles: Vec<usize> = self
            .live
            .iter()
            .filter(|(_, value)| doomed(value))
            .map(|(handle, _)| *handle)
            .collect();
        handles
            .into_iter()
            .filter_map(|handle| self.remove(handle))
            .collect()
    }

    pub fn identify(&self, handle: usize) -> Identity {
        if self.live.contains_key(&handle) {
            Identity::Live
        } else if self.gone.contains(&handle) {
            Identity::Gone
        } else {
            Identity::Unknown
        }
    }

    pub fn iter(&self) -> impl Iterator<Item = (usize, &T)> {
        self.live.iter().map(|(handle, value)| (*handle, value))
    }

    pub fn values_mut(&mut self) -> impl Iterator<Item = &mut T> {
        self.live.values_mut()
    }
}

/// A fresh address. The space behind it can be read (it is all zeros), so that a program that
/// peeks behind a handle is not punished; when the space cannot be had, the numbers will do.
fn allot() -> usize {
    static BASE: OnceLock<usize> = OnceLock::new();
    static NEXT: AtomicUsize = AtomicUsize::new(0);
    let base = *BASE
        .get_or_init(|| crate::arena::reserve(SPACE, libc::PROT_READ).unwrap_or(0x5e00_0000_0000));
    base + STEP + NEXT.fetch_add(STEP, Ordering::Relaxed)
}

/// Tables of objects that nothing else in the driver speaks of, by the type of the object: the file that
/// has the type needs no line here.
#[derive(Default)]
pub struct Tables(HashMap<TypeId, Box<dyn Any + Send>>);

impl Tables {
    /// The objects of a type.
    pub fn of<T: Send + 'static>(&mut self) -> &mut Table<T> {
        let table = self.0.entry(TypeId::of::<T>());
        let table = table.or_insert_with(|| Box::new(Table::<T>::default()));
        table
            .downcast_mut()
            .expect("what is kept under a type is the table of that type")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_removed_handle_is_gone_and_never_given_out_again() {
        let mut table = Table::default();
        let first = table.insert("first");
        assert_eq!(table.remove(first), Some("first"));
        let second = table.insert("second");
        assert_ne!(first, second);
        assert_eq!(table.identify(first), Identity::Gone);
        assert_eq!(table.identify(second), Identity::Live);
    }

    #[test]
    fn a_value_no_table_gave_out_is_unknown() {
        let table: Table<()> = Table::default();
        assert_eq!(table.identify(0xdead_beef), Identity::Unknown);
    }
}
