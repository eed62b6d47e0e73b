//! Words in memory that streams wait for and write.

use cuspec_suite::exemplars::{Make, Word};

use super::case_resources::CaseResources;
use super::made::{Numbers, SetupError};
use super::memory;
use crate::worker::driver_calls::RecordedCalls;

/// Size of the memory around a word in bytes.
const SIZE: usize = 65536;

/// The initial bytes of a word and its neighbours. A wait under test waits for this value.
const INITIAL: [u8; 16] = [0x2a; 16];

impl Make<Word> for CaseResources<'_> {
    fn make(&mut self, exemplar: Word, numbers: &Numbers<'_>) -> Result<u64, SetupError> {
        let resources = self;
        match exemplar {
            Word::Device | Word::Halfway | Word::Last | Word::Misaligned => {
                on_device(resources, numbers)
            }
            Word::Pooled => {
                let base = resources.memory("pooled", SIZE, memory::pooled)?;
                fill_from_device(resources, base, numbers)
            }
            Word::Pinned | Word::PinnedMisaligned => on_host(resources, numbers),
            Word::Registered => {
                let base = resources.memory("registered", SIZE, memory::registered)?;
                Ok(fill_from_host(base, numbers))
            }
            Word::Managed => {
                let base = resources.memory("managed", SIZE, memory::managed)?;
                Ok(fill_from_host(base, numbers))
            }
            Word::Pageable => {
                let base = memory::pageable(resources, SIZE)?;
                Ok(fill_from_host(base, numbers))
            }
            Word::Freed => {
                let address = memory::device(resources, SIZE)?;
                resources.before_call(move |resources| Ok(resources.cuMemFree_v2(address)?));
                Ok(address)
            }
        }
    }
}

fn on_device(resources: &mut CaseResources<'_>, numbers: &Numbers<'_>) -> Result<u64, SetupError> {
    let base = resources.memory("device", SIZE, memory::device)?;
    fill_from_device(resources, base, numbers)
}

fn on_host(resources: &mut CaseResources<'_>, numbers: &Numbers<'_>) -> Result<u64, SetupError> {
    let base = resources.memory("pinned", SIZE, memory::pinned)?;
    Ok(fill_from_host(base, numbers))
}

/// The address of the initial bytes: the word, or an earlier address so that all bytes lie in the memory.
fn initial_start(base: u64, numbers: &Numbers<'_>) -> u64 {
    let last = SIZE - INITIAL.len();
    base + numbers.get("offset", 0).min(last) as u64
}

/// Fills the word through the device, for memory that the host cannot access. Returns its address.
fn fill_from_device(
    resources: &mut CaseResources<'_>,
    base: u64,
    numbers: &Numbers<'_>,
) -> Result<u64, SetupError> {
    let start = initial_start(base, numbers);
    let initial = INITIAL.as_ptr() as u64;
    resources.api().copy(start, initial, INITIAL.len())?;
    Ok(base + numbers.get("offset", 0) as u64)
}

/// Fills the word from the host. Returns its address.
fn fill_from_host(base: u64, numbers: &Numbers<'_>) -> u64 {
    let start = initial_start(base, numbers) as *mut [u8; 16];
    // SAFETY: the memory has `SIZE` bytes, which include the written range, and the host may access it.
    unsafe { start.write_unaligned(INITIAL) };
    base + numbers.get("offset", 0) as u64
}
