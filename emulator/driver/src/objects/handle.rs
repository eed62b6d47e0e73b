//! Handles: addresses that identify objects and are never dereferenced.
//!
//! A program may pass any value as a handle. A handle is therefore looked up in a table;
//! since no address is given out twice, a table distinguishes a destroyed handle
//! from a value that never was one.

use std::any::{Any, TypeId};
use std::collections::{HashMap, HashSet};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Distance of two handles in bytes.
const STEP: usize = 64;

/// Address space for handles: enough for 2^26.
const SPACE: usize = STEP << 26;

/// Result of looking up a value as a handle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Identity {
    Live,
    /// The handle of a destroyed object of this kind.
    Gone,
    /// Never a handle of this kind.
    Unknown,
}

/// The objects of one kind by handle.
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

    /// Returns a handle for an object that `revive` inserts later. Until then the object counts as destroyed.
    pub fn reserve(&mut self) -> usize {
        let handle = allot();
        self.gone.insert(handle);
        handle
    }

    /// Inserts an object under its former handle, for the primary context.
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

    /// Removes and returns every object that `doomed` selects.
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

/// Returns a fresh address. The memory behind it is readable zeros, so that a program that
/// reads there does not crash; without address space, plain numbers are used.
fn allot() -> usize {
    static BASE: OnceLock<usize> = OnceLock::new();
    static NEXT: AtomicUsize = AtomicUsize::new(0);
    let base = *BASE
        .get_or_init(|| crate::arena::reserve(SPACE, libc::PROT_READ).unwrap_or(0x5e00_0000_0000));
    base + STEP + NEXT.fetch_add(STEP, Ordering::Relaxed)
}

/// Tables of objects that no other part of the driver uses, by type: the file that
/// defines the type needs no entry here.
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
    fn a_removed_handle_is_never_reused() {
        let mut table = Table::default();
        let first = table.insert("first");
        assert_eq!(table.remove(first), Some("first"));
        let second = table.insert("second");
        assert_ne!(first, second);
        assert_eq!(table.identify(first), Identity::Gone);
        assert_eq!(table.identify(second), Identity::Live);
    }

    #[test]
    fn a_value_from_no_table_is_unknown() {
        let table: Table<()> = Table::default();
        assert_eq!(table.identify(0xdead_beef), Identity::Unknown);
    }
}
