//! Logical endpoints, and the numbers that are reserved for them.

use std::collections::BTreeMap;

use crate::code::{Code, Outcome};

/// Sizes and offsets of endpoints are multiples of this many bytes.
pub const ALIGNMENT: u64 = 2 << 20;

/// The largest size of an endpoint in bytes.
pub const MAX_SIZE: u64 = 1 << 40;

/// The first words of every exported handle.
const MAGIC: [u64; 2] = [0x6375_7370_6563_6c65, 0x656e_6470_6f69_6e74];

/// The devices of an endpoint.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Team {
    /// The one device that owns the endpoint.
    Owner(i32),
    /// As many devices as the team has, and those that were added.
    Members(u32, Vec<i32>),
}

/// An endpoint.
#[derive(Clone, Debug)]
pub struct Endpoint {
    pub team: Team,
    pub size: u64,
    pub is_exportable: bool,
    /// Whether another process has exported it.
    pub is_imported: bool,
    /// Whether a query has found it constructed.
    pub is_queried: bool,
    /// The ranges that have memory: the device, the start, and the size.
    bindings: Vec<(i32, u64, u64)>,
}

impl Endpoint {
    pub fn new(team: Team, size: u64, is_exportable: bool) -> Endpoint {
        Endpoint {
            team,
            size,
            is_exportable,
            is_imported: false,
            is_queried: false,
            bindings: Vec::new(),
        }
    }

    /// Whether all devices of the team were added.
    pub fn is_constructed(&self) -> bool {
        match &self.team {
            Team::Owner(_) => true,
            Team::Members(count, added) => added.len() == *count as usize,
        }
    }

    /// The end of the last range that has memory.
    pub fn bound_end(&self) -> u64 {
        let ends = self.bindings.iter().map(|(_, start, size)| start + size);
        ends.max().unwrap_or(0)
    }

    /// Adds a device to the team.
    pub fn add(&mut self, device: i32) -> Outcome {
        match &mut self.team {
            Team::Members(count, added)
                if added.len() < *count as usize && !added.contains(&device) =>
            {
                added.push(device);
                Ok(())
            }
            _ => Err(Code::INVALID_VALUE),
        }
    }

    /// Whether a range is aligned, not empty and inside the endpoint, and the device is of the team.
    fn is_range(&self, device: i32, start: u64, size: u64) -> bool {
        let is_member = match &self.team {
            Team::Owner(owner) => *owner == device,
            Team::Members(_, added) => added.contains(&device),
        };
        let is_aligned = start.is_multiple_of(ALIGNMENT) && size.is_multiple_of(ALIGNMENT);
        let end = start.checked_add(size);
        is_member && is_aligned && size != 0 && end.is_some_and(|end| end <= self.size)
    }

    /// Binds memory to a range that has none.
    pub fn bind(&mut self, device: i32, start: u64, size: u64) -> Outcome {
        let is_free = |(of, known, bytes): &(i32, u64, u64)| {
            *of != device || start + size <= *known || known + bytes <= start
        };
        let is_usable = self.is_queried && !(self.is_imported && self.is_of_owner());
        if !is_usable || !self.is_range(device, start, size) || !self.bindings.iter().all(is_free) {
            return Err(Code::INVALID_VALUE);
        }
        self.bindings.push((device, start, size));
        Ok(())
    }

    fn is_of_owner(&self) -> bool {
        matches!(self.team, Team::Owner(_))
    }

    /// Unbinds all memory in a range, which begins with a binding and cuts none.
    pub fn unbind(&mut self, device: i32, start: u64, size: u64) -> Outcome {
        if !self.is_range(device, start, size) {
            return Err(Code::INVALID_VALUE);
        }
        let end = start + size;
        let is_touched = |(of, known, bytes): &(i32, u64, u64)| {
            *of == device && *known < end && start < known + bytes
        };
        let touched = self.bindings.iter().filter(|binding| is_touched(binding));
        let touched: Vec<_> = touched.copied().collect();
        let is_whole =
            |(_, known, bytes): &(i32, u64, u64)| *known >= start && known + bytes <= end;
        let begins = touched.iter().any(|(_, known, _)| *known == start);
        let bytes: u64 = touched.iter().map(|(_, _, bytes)| bytes).sum();
        if !begins || bytes != size || !touched.iter().all(is_whole) {
            return Err(Code::INVALID_VALUE);
        }
        self.bindings.retain(|binding| !is_touched(binding));
        Ok(())
    }

    /// A handle with which another process imports the endpoint.
    pub fn export(&self) -> Outcome<[u64; 8]> {
        if !self.is_exportable {
            return Err(Code::INVALID_VALUE);
        }
        let (is_team, device) = match &self.team {
            Team::Owner(device) => (0, u64::from(device.cast_unsigned())),
            Team::Members(count, _) => (1, u64::from(*count)),
        };
        Ok([MAGIC[0], MAGIC[1], is_team, device, self.size, 0, 0, 0])
    }

    /// The endpoint of a handle that another process has exported.
    pub fn import(handle: [u64; 8]) -> Outcome<Endpoint> {
        let [first, second, is_team, device, size, ..] = handle;
        if [first, second] != MAGIC {
            return Err(Code::INVALID_VALUE);
        }
        let number = u32::try_from(device).map_err(|_| Code::INVALID_VALUE)?;
        let team = match is_team {
            0 => Team::Owner(number.cast_signed()),
            _ => Team::Members(number, Vec::new()),
        };
        Ok(Endpoint {
            is_imported: true,
            ..Endpoint::new(team, size, true)
        })
    }
}

/// The reserved numbers, and their endpoints.
#[derive(Debug, Default)]
pub struct Endpoints {
    /// The number after the last one that was ever reserved.
    next: u32,
    reserved: BTreeMap<u32, Option<Endpoint>>,
}

/// At most this many numbers are reserved at a time.
const MAX_NUMBERS: usize = 1 << 20;

impl Endpoints {
    /// Reserves consecutive numbers, and returns the first.
    pub fn reserve(&mut self, count: u32) -> Outcome<u32> {
        if count == 0 {
            return Err(Code::INVALID_VALUE);
        }
        let end = self.next.checked_add(count).ok_or(Code::OUT_OF_MEMORY)?;
        if self.reserved.len().saturating_add(count as usize) > MAX_NUMBERS {
            return Err(Code::OUT_OF_MEMORY);
        }
        let first = self.next;
        self.reserved
            .extend((first..end).map(|number| (number, None)));
        self.next = end;
        Ok(first)
    }

    /// Releases consecutive numbers without endpoints.
    pub fn release(&mut self, first: u32, count: u32) -> Outcome {
        let range = range(first, count)?;
        let mut numbers = range.clone();
        if !numbers.all(|number| matches!(self.reserved.get(&number), Some(None))) {
            return Err(Code::INVALID_VALUE);
        }
        for number in range {
            self.reserved.remove(&number);
        }
        Ok(())
    }

    /// Puts an endpoint under a reserved number that has none.
    pub fn insert(&mut self, number: u32, endpoint: Endpoint) -> Outcome {
        match self.reserved.get_mut(&number) {
            Some(place @ None) => {
                *place = Some(endpoint);
                Ok(())
            }
            _ => Err(Code::INVALID_VALUE),
        }
    }

    /// Removes an endpoint. Its number stays reserved.
    pub fn remove(&mut self, number: u32) -> Outcome {
        let place = self.reserved.get_mut(&number);
        let gone = place.and_then(Option::take);
        gone.map(drop).ok_or(Code::INVALID_VALUE)
    }

    /// A reserved number; its endpoint, if it has one.
    pub fn get(&self, number: u32) -> Option<Option<&Endpoint>> {
        self.reserved.get(&number).map(Option::as_ref)
    }

    pub fn endpoint(&mut self, number: u32) -> Outcome<&mut Endpoint> {
        let place = self.reserved.get_mut(&number);
        place.and_then(Option::as_mut).ok_or(Code::INVALID_VALUE)
    }

    /// Whether all endpoints of consecutive numbers are constructed.
    pub fn query(&mut self, first: u32, count: u32) -> Outcome<bool> {
        let range = range(first, count)?;
        let mut all = true;
        for number in range {
            let place = self.reserved.get_mut(&number);
            match place.ok_or(Code::INVALID_VALUE)? {
                Some(endpoint) if endpoint.is_constructed() => endpoint.is_queried = true,
                _ => all = false,
            }
        }
        Ok(all)
    }
}

/// Consecutive numbers. They are few enough to be reserved.
fn range(first: u32, count: u32) -> Outcome<std::ops::Range<u32>> {
    let end = first.checked_add(count).filter(|_| count != 0);
    let end = end.filter(|_| count as usize <= MAX_NUMBERS);
    Ok(first..end.ok_or(Code::INVALID_VALUE)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ready(size: u64) -> Endpoint {
        Endpoint {
            is_queried: true,
            ..Endpoint::new(Team::Owner(0), size, false)
        }
    }

    #[test]
    fn a_range_is_bound_once_and_unbound_as_a_whole() {
        let mut endpoint = ready(4 * ALIGNMENT);
        endpoint.bind(0, 0, ALIGNMENT).unwrap();
        endpoint.bind(0, ALIGNMENT, 2 * ALIGNMENT).unwrap();
        assert!(endpoint.bind(0, ALIGNMENT, ALIGNMENT).is_err());
        assert!(endpoint.unbind(0, 0, 2 * ALIGNMENT).is_err());
        assert!(endpoint.unbind(0, 2 * ALIGNMENT, ALIGNMENT).is_err());
        endpoint.unbind(0, 0, 3 * ALIGNMENT).unwrap();
        assert_eq!(endpoint.bound_end(), 0);
    }

    #[test]
    fn numbers_with_endpoints_are_not_released() {
        let mut all = Endpoints::default();
        let first = all.reserve(2).unwrap();
        all.insert(first, ready(ALIGNMENT)).unwrap();
        assert!(all.insert(first, ready(ALIGNMENT)).is_err());
        assert!(all.release(first, 2).is_err());
        all.remove(first).unwrap();
        all.release(first, 2).unwrap();
        assert!(all.insert(first, ready(ALIGNMENT)).is_err());
        assert_ne!(all.reserve(1).unwrap(), first);
    }
}
