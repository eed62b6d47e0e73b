//! Runs forms with the executor, on host memory.

use std::ptr::NonNull;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use cuspec_ptx::{Launch, Memory, Module, Output, Region, launch};

use crate::form::Form;
use crate::gpu::HEAD;

/// The address of the arguments for the kernel.
const BASE: u64 = 0x1000;

/// The arguments, followed by the results.
struct Words(Vec<AtomicU64>);

// SAFETY: the words are valid and do not move during the lifetime of this value, alignment to eight bytes is
// equal for kernel and host, and there are no other users.
unsafe impl Memory for Words {
    fn translate(&self, address: u64, bytes: u64) -> Option<NonNull<u8>> {
        let region = self.region(address)?;
        let offset = address - region.start;
        // SAFETY: the offset is within the words.
        (bytes <= region.bytes - offset).then(|| unsafe { region.host.add(offset as usize) })
    }

    fn region(&self, address: u64) -> Option<Region> {
        let bytes = self.0.len() as u64 * 8;
        (address.checked_sub(BASE)? < bytes).then(|| Region {
            start: BASE,
            bytes,
            host: NonNull::from(self.0.as_slice()).cast(),
        })
    }
}

struct Silence;

impl Output for Silence {
    fn print(&self, _: &str) {}
    fn assertion(&self, _: &str) {}
}

/// Returns the results of a form, or the reason why it failed.
pub(crate) fn run(form: &Form) -> Result<Vec<u64>, String> {
    let text = format!("{HEAD}{}", form.kernel(0));
    let module = Module::parse(&text).map_err(|rejection| rejection.to_string())?;
    let entry = module.entries().next().ok_or("there is no kernel")?;
    let arguments = form.arguments();
    let mut words: Vec<AtomicU64> = arguments
        .iter()
        .flatten()
        .map(|word| AtomicU64::new(*word))
        .collect();
    let results = words.len();
    words.resize_with(results + arguments.len(), AtomicU64::default);
    let memory = Words(words);
    let count = arguments.len() as u32;
    let mut parameters = Vec::new();
    parameters.extend(BASE.to_le_bytes());
    parameters.extend((BASE + results as u64 * 8).to_le_bytes());
    parameters.extend(count.to_le_bytes());
    let plan = Launch {
        grid: [count.div_ceil(64), 1, 1],
        block: [64, 1, 1],
        parameters: &parameters,
        ..Launch::default()
    };
    let stop = AtomicBool::new(false);
    launch(&module, entry, &plan, &memory, &Silence, &stop).map_err(|fault| fault.to_string())?;
    let results = memory.0[results..].iter();
    Ok(results.map(|word| word.load(Ordering::Relaxed)).collect())
}
