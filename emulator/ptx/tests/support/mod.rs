//! Memory and texts for tests.

pub(crate) mod compiled;
pub(crate) mod instruction;

use cuspec_ptx::{Fault, Launch, Memory, Module, Output, Region, Target, launch};
use std::cell::UnsafeCell;
use std::ptr::NonNull;
use std::sync::Mutex;
use std::sync::atomic::AtomicBool;

/// The start of device memory.
pub(crate) const BASE: u64 = 0x1_0000_0000;

/// A memory, aligned to eight bytes.
pub(crate) struct Arena(Box<[UnsafeCell<u64>]>);

// SAFETY: kernels access it with atomics; tests only while no kernel runs.
unsafe impl Sync for Arena {}

impl Arena {
    pub(crate) fn new(bytes: usize) -> Arena {
        Arena((0..bytes.div_ceil(8)).map(|_| UnsafeCell::new(0)).collect())
    }

    fn bytes(&self) -> u64 {
        self.0.len() as u64 * 8
    }

    pub(crate) fn write<T: Copy>(&self, offset: usize, values: &[T]) {
        assert!(offset + size_of_val(values) <= self.bytes() as usize);
        // SAFETY: the range is within the memory, and no other user accesses it now.
        unsafe {
            let to = self.0.as_ptr().cast::<u8>().cast_mut().add(offset);
            std::ptr::copy_nonoverlapping(values.as_ptr().cast(), to, size_of_val(values));
        }
    }

    pub(crate) fn read<T: Copy + Default>(&self, offset: usize, count: usize) -> Vec<T> {
        let mut values = vec![T::default(); count];
        assert!(offset + size_of_val(&values[..]) <= self.bytes() as usize);
        // SAFETY: as in `write`; any bits are valid for the number types of tests.
        unsafe {
            let from = self.0.as_ptr().cast::<u8>().add(offset);
            std::ptr::copy_nonoverlapping(
                from,
                values.as_mut_ptr().cast(),
                size_of_val(&values[..]),
            );
        }
        values
    }
}

// SAFETY: the memory lives as long as the arena, and is aligned to eight bytes as `BASE` is.
unsafe impl Memory for Arena {
    fn translate(&self, address: u64, bytes: u64) -> Option<NonNull<u8>> {
        let region = self.region(address)?;
        let offset = address - BASE;
        let fits = bytes <= region.bytes - offset;
        // SAFETY: the offset is within the arena.
        fits.then(|| unsafe { region.host.add(offset as usize) })
    }

    fn region(&self, address: u64) -> Option<Region> {
        let inside = address.checked_sub(BASE)? < self.bytes();
        inside.then(|| Region {
            start: BASE,
            bytes: self.bytes(),
            host: NonNull::new(self.0.as_ptr().cast_mut().cast()).expect("an arena"),
        })
    }

    fn allocate(&self, bytes: u64) -> Option<u64> {
        (bytes <= 4096).then(|| BASE + self.bytes() - 4096)
    }
}

/// Collects the output of kernels.
#[derive(Default)]
pub(crate) struct CollectedOutput(pub(crate) Mutex<Vec<String>>);

impl Output for CollectedOutput {
    fn print(&self, text: &str) {
        self.0.lock().expect("no test failed").push(text.to_owned());
    }

    fn assertion(&self, text: &str) {
        self.print(text);
    }
}

/// A module with its variables at the end of an arena.
pub(crate) struct Loaded {
    pub(crate) module: Module,
    pub(crate) addresses: Vec<u64>,
}

impl Loaded {
    pub(crate) fn new(text: &str, arena: &Arena, from: usize) -> Loaded {
        let module = Module::parse(text).unwrap_or_else(|rejection| panic!("{rejection}"));
        let mut at = from as u64;
        let mut addresses = Vec::new();
        for variable in module.variables() {
            at = at.next_multiple_of(variable.align.max(8));
            addresses.push(BASE + at);
            arena.write(at as usize, &variable.initial);
            at += variable.size;
        }
        for (variable, address) in module.variables().zip(&addresses) {
            for relocation in &variable.relocations {
                let value = match relocation.target {
                    Target::Variable(index, add) => addresses[index].wrapping_add_signed(add),
                    Target::Value(value) => value,
                };
                arena.write((address - BASE + relocation.offset) as usize, &[value]);
            }
        }
        Loaded { module, addresses }
    }

    pub(crate) fn run(
        &self,
        arena: &Arena,
        name: &str,
        wanted: Launch<'_>,
    ) -> Result<Vec<String>, Fault> {
        let heard = CollectedOutput::default();
        let stop = AtomicBool::new(false);
        let entry = self
            .module
            .entry(name)
            .unwrap_or_else(|| panic!("no kernel {name}"));
        let wanted = Launch {
            addresses: &self.addresses,
            ..wanted
        };
        launch(&self.module, entry, &wanted, arena, &heard, &stop)?;
        Ok(heard.0.into_inner().expect("no test failed"))
    }
}

/// Parameters of 32 and 64 bits.
#[derive(Clone, Copy)]
pub(crate) enum Value {
    Small(u32),
    Address(usize),
}

pub(crate) fn parameters(values: &[Value]) -> Vec<u8> {
    let mut bytes = Vec::new();
    for value in values {
        match *value {
            Value::Small(value) => bytes.extend(value.to_le_bytes()),
            Value::Address(offset) => {
                bytes.resize(bytes.len().next_multiple_of(8), 0);
                bytes.extend((BASE + offset as u64).to_le_bytes());
            }
        }
    }
    bytes
}
