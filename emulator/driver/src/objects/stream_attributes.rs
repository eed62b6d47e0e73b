//! The attributes of a stream, stored as the bytes of `CUlaunchAttributeValue`.

use crate::code::{Code, Outcome};
use crate::device::{self, attributes};

const ACCESS_POLICY_WINDOW: u32 = 1;
const SYNCHRONIZATION_POLICY: u32 = 3;
pub const PRIORITY: u32 = 8;
const MEM_SYNC_DOMAIN_MAP: u32 = 9;
const MEM_SYNC_DOMAIN: u32 = 10;
const NVLINK_UTIL_CENTRIC_SCHEDULING: u32 = 16;

/// The default synchronization policy; it cannot be set.
const NO_POLICY: [u8; 4] = u32::MAX.to_ne_bytes();

/// The policies that can be set.
const POLICIES: std::ops::RangeInclusive<u32> = 1..=4;

/// Remote writes and others.
const DOMAINS: u32 = 2;

/// Size of every value.
pub type Value = [u8; 64];

/// The attributes of a stream besides its priority.
#[derive(Clone, Debug)]
pub struct Attributes {
    access_policy_window: Value,
    synchronization_policy: Value,
    mem_sync_domain_map: Value,
    mem_sync_domain: Value,
    nvlink_scheduling: Value,
}

impl Default for Attributes {
    fn default() -> Self {
        Attributes {
            access_policy_window: [0; 64],
            synchronization_policy: starting_with(&NO_POLICY),
            // The second byte is the domain of remote writes.
            mem_sync_domain_map: starting_with(&[0, 1]),
            mem_sync_domain: [0; 64],
            nvlink_scheduling: [0; 64],
        }
    }
}

fn starting_with(bytes: &[u8]) -> Value {
    let mut value = [0; 64];
    value[..bytes.len()].copy_from_slice(bytes);
    value
}

/// Size of an attribute's value in bytes; `None` if streams lack it.
pub fn size(attribute: u32) -> Option<usize> {
    match attribute {
        ACCESS_POLICY_WINDOW => Some(32),
        SYNCHRONIZATION_POLICY | PRIORITY | MEM_SYNC_DOMAIN | NVLINK_UTIL_CENTRIC_SCHEDULING => {
            Some(4)
        }
        MEM_SYNC_DOMAIN_MAP => Some(2),
        _ => None,
    }
}

/// Offset of the window size in an access policy.
fn window_size(value: &[u8]) -> u64 {
    let size = value.get(8..).and_then(<[u8]>::first_chunk);
    size.map_or(0, |size| u64::from_ne_bytes(*size))
}

/// Limit of the window size in bytes.
fn widest_window() -> u64 {
    let most = device::attribute(attributes::MAX_ACCESS_POLICY_WINDOW_SIZE);
    most.and_then(|most| u64::try_from(most).ok()).unwrap_or(0)
}

/// Whether captured kernels inherit the attribute from their stream.
pub fn is_of_kernels(attribute: u32) -> bool {
    matches!(
        attribute,
        ACCESS_POLICY_WINDOW | PRIORITY | MEM_SYNC_DOMAIN_MAP | MEM_SYNC_DOMAIN
    )
}

impl Attributes {
    pub fn get(&self, attribute: u32) -> Outcome<Value> {
        let mut attributes = self.clone();
        attributes.slot(attribute).map(|value| *value)
    }

    /// Sets an attribute to a valid value.
    pub fn set(&mut self, attribute: u32, value: &[u8]) -> Outcome {
        let word = value
            .first_chunk()
            .map_or(0, |word| u32::from_ne_bytes(*word));
        let is_meaningful = match attribute {
            SYNCHRONIZATION_POLICY => POLICIES.contains(&word),
            MEM_SYNC_DOMAIN => word < DOMAINS,
            ACCESS_POLICY_WINDOW => window_size(value) <= widest_window(),
            _ => true,
        };
        if !is_meaningful {
            return Err(Code::INVALID_VALUE);
        }
        *self.slot(attribute)? = starting_with(&value[..value.len().min(64)]);
        Ok(())
    }

    fn slot(&mut self, attribute: u32) -> Outcome<&mut Value> {
        match attribute {
            ACCESS_POLICY_WINDOW => Ok(&mut self.access_policy_window),
            SYNCHRONIZATION_POLICY => Ok(&mut self.synchronization_policy),
            MEM_SYNC_DOMAIN_MAP => Ok(&mut self.mem_sync_domain_map),
            MEM_SYNC_DOMAIN => Ok(&mut self.mem_sync_domain),
            NVLINK_UTIL_CENTRIC_SCHEDULING => Ok(&mut self.nvlink_scheduling),
            _ => Err(Code::INVALID_VALUE),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_attribute_that_was_set_reads_back() {
        let mut attributes = Attributes::default();
        attributes
            .set(SYNCHRONIZATION_POLICY, &[3, 0, 0, 0])
            .unwrap();
        assert_eq!(attributes.get(SYNCHRONIZATION_POLICY).unwrap()[0], 3);
    }

    #[test]
    fn an_unknown_policy_is_refused() {
        let mut attributes = Attributes::default();
        let refused = attributes.set(SYNCHRONIZATION_POLICY, &[5, 0, 0, 0]);
        assert_eq!(refused, Err(Code::INVALID_VALUE));
    }

    #[test]
    fn an_attribute_of_kernels_alone_is_refused() {
        assert_eq!(Attributes::default().get(2), Err(Code::INVALID_VALUE));
    }
}
