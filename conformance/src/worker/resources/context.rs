//! Contexts and what they are made with.

use super::case_resources::CaseResources;
use super::made::{Made, SetupError};
use super::table::{Table, garbage, null};

pub(super) static TABLE: Table = &[
    ("Primary", |resources, _| {
        Ok(Made::Word(resources.shared.primary.unwrap_or(0)))
    }),
    ("Created", |resources, _| {
        resources.spare_context().map(Made::Word)
    }),
    ("Null", null),
    ("Destroyed", |resources, _| {
        resources.destroyed_context().map(Made::Word)
    }),
    ("Garbage", garbage),
];

/// `CUctxCreateParams`: affinity parameters, their number, and a partnership with graphics.
pub(super) static PARAMS: Table = &[
    ("Nothing", |_, _| Ok(Made::Bytes(vec![0; 24]))),
    ("Affinity", |resources, _| {
        let share = keep(resources, &affinity(0, 2))?;
        Ok(Made::Bytes(words(&[share, 1, 0])))
    }),
    ("Graphics", |resources, _| {
        // Kind one, and nothing to share.
        let partner = keep(resources, &words(&[1, 0]))?;
        Ok(Made::Bytes(words(&[0, 0, partner])))
    }),
];

/// `CUexecAffinityParam`: a kind and a union that holds a number of multiprocessors.
pub(super) static AFFINITY: Table = &[
    ("Multiprocessors", |_, _| Ok(Made::Bytes(affinity(0, 2)))),
    ("Unknown", |_, _| Ok(Made::Bytes(affinity(9, 2)))),
];

fn affinity(kind: u32, multiprocessors: u32) -> Vec<u8> {
    [kind.to_le_bytes(), multiprocessors.to_le_bytes()].concat()
}

fn words(words: &[u64]) -> Vec<u8> {
    words.iter().flat_map(|word| word.to_le_bytes()).collect()
}

/// Bytes that a structure points to, for the length of the case.
fn keep(resources: &mut CaseResources<'_>, bytes: &[u8]) -> Result<u64, SetupError> {
    let address = resources
        .map(4096, true)
        .ok_or_else(|| SetupError::Unavailable("no memory on the host".to_owned()))?;
    // SAFETY: these pages have just been mapped for reading and writing, nobody else knows of them,
    // and they stay until the case ends.
    let room = unsafe { std::slice::from_raw_parts_mut(address as *mut u8, 4096) };
    room[..bytes.len()].copy_from_slice(bytes);
    Ok(address)
}
