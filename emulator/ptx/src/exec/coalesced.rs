//! Loads and stores of a whole warp within one memory region, the most frequent case.

use super::reach::within;
use super::warp::{Site, Warp};
use crate::code::{LOCAL_WINDOW, PARAMETER_WINDOW, SHARED_WINDOW, WINDOW};
use crate::lanes::{Lanes, all_lanes};
use crate::types::Space;

/// Returns the space that contains an address, and the offset there.
pub(super) fn resolved(space: Space, address: u64) -> (Space, u64) {
    match space {
        Space::Generic => {
            for (space, start) in [
                (Space::Shared, SHARED_WINDOW),
                (Space::Local, LOCAL_WINDOW),
                (Space::Param, PARAMETER_WINDOW),
            ] {
                if address.wrapping_sub(start) < WINDOW {
                    return (space, address - start);
                }
            }
            (Space::Global, address)
        }
        Space::Const => (Space::Global, address),
        _ => (space, address),
    }
}

impl Warp {
    /// Loads a value for each lane if all addresses are in one region. Returns whether it did.
    pub(super) fn gather<const BYTES: usize>(
        &self,
        space: Space,
        mask: u32,
        base: &Lanes,
        offset: i64,
        values: &mut Lanes,
        site: &mut Site<'_, '_>,
    ) -> bool {
        let bytes = BYTES as u64;
        let first = base[mask.trailing_zeros() as usize].wrapping_add_signed(offset);
        match resolved(space, first).0 {
            Space::Shared if space == Space::Shared => all_lanes(mask, |lane| {
                let at = base[lane].wrapping_add_signed(offset);
                let end = at.wrapping_add(bytes) as usize;
                let found = site
                    .shared
                    .get(at as usize..end)
                    .filter(|_| at & (bytes - 1) == 0);
                found.is_some_and(|found| {
                    let mut value = [0; 8];
                    value[..BYTES].copy_from_slice(found);
                    values[lane] = u64::from_le_bytes(value);
                    true
                })
            }),
            Space::Global => {
                let Some(region) = site.reach.region(first) else {
                    return false;
                };
                all_lanes(mask, |lane| {
                    let at = base[lane].wrapping_add_signed(offset);
                    let place = within(&region, at, bytes).filter(|_| at & (bytes - 1) == 0);
                    place.is_some_and(|place| {
                        values[lane] = place.read(0, BYTES as u32, false);
                        true
                    })
                })
            }
            _ => false,
        }
    }

    /// Stores a value for each lane if all addresses are in one region of global memory. Returns whether it
    /// did; otherwise nothing was stored.
    pub(super) fn scatter<const BYTES: usize>(
        &self,
        space: Space,
        mask: u32,
        base: &Lanes,
        offset: i64,
        values: &Lanes,
        site: &mut Site<'_, '_>,
    ) -> bool {
        let bytes = BYTES as u64;
        let first = base[mask.trailing_zeros() as usize].wrapping_add_signed(offset);
        if resolved(space, first).0 != Space::Global {
            return false;
        }
        let Some(region) = site.reach.region(first) else {
            return false;
        };
        all_lanes(mask, |lane| {
            let at = base[lane].wrapping_add_signed(offset);
            let place = within(&region, at, bytes).filter(|_| at & (bytes - 1) == 0);
            place.is_some_and(|place| {
                place.write(0, BYTES as u32, values[lane], false);
                true
            })
        })
    }
}
