//! Exemplars of addresses.

use std::sync::MutexGuard;

use cuspec_glue::Facts;
use cuspec_glue::classify::{Address, Host};

use crate::memory::kinds::{Allocation, Kind};
use crate::memory::{Place, pageable};
use crate::world::World;

/// Offsets that are no multiple of this are misaligned for elements of more than one byte.
const WORD: u64 = 4;

pub(super) fn address(known: Option<MutexGuard<'_, World>>, address: u64) -> Facts<Address> {
    let Some(world) = known else {
        return Facts::new(match address {
            0 => Address::Null,
            address if pageable::is_readable(address) => Address::Pageable,
            _ => Address::Garbage,
        });
    };
    match world.memory.locate(address) {
        Place::Null => Facts::new(Address::Null),
        Place::Known(allocation) if world.memory.is_part(address) => Facts::new(Address::Device)
            .with("offset", 0)
            .with("remaining", allocation.remaining(address).into()),
        Place::Known(allocation) => Facts::new(kind(allocation, address))
            .with("allocation_size", allocation.size.into())
            .with("offset", (address - allocation.base).into())
            .with("remaining", world.memory.stretch(address).into()),
        Place::Freed => Facts::new(Address::Freed),
        // The size of pageable memory is unknown to the driver.
        Place::Pageable => Facts::new(Address::Pageable),
        Place::Reserved(_) | Place::Unmapped => Facts::new(Address::Garbage),
    }
}

fn kind(allocation: &Allocation, address: u64) -> Address {
    let offset = address - allocation.base;
    match (&allocation.kind, offset) {
        (Kind::Opened { pool: Some(_), .. }, _) => Address::Pooled,
        (Kind::Mapped { .. }, _) => Address::Mapped,
        (Kind::Device | Kind::Variable | Kind::Opened { .. }, _) => match offset {
            0 => Address::Device,
            offset if offset % WORD != 0 => Address::Misaligned,
            _ => Address::Interior,
        },
        (Kind::Managed(_), 0) => Address::Managed,
        (Kind::Managed(_), _) => Address::ManagedInterior,
        (Kind::Pooled { .. } | Kind::OfGraph { .. }, _) => Address::Pooled,
        (Kind::Pinned { .. }, 0) => Address::Pinned,
        (Kind::Pinned { .. }, _) => Address::PinnedInterior,
        (Kind::Registered { .. }, _) => Address::Registered,
    }
}

pub(super) fn host(known: Option<MutexGuard<'_, World>>, address: u64) -> Facts<Host> {
    let found = known
        .as_ref()
        .and_then(|world| world.memory.find(address))
        .filter(|allocation| allocation.is_host_accessible());
    match found {
        _ if address == 0 => Facts::new(Host::Null),
        Some(allocation) => {
            let kind = match allocation.kind {
                Kind::Managed(_) => Host::Managed,
                _ => Host::Pinned,
            };
            Facts::new(kind).with("remaining", allocation.remaining(address).into())
        }
        None if pageable::is_readable(address) => Facts::new(Host::Pageable),
        None => Facts::new(Host::Unmapped),
    }
}
