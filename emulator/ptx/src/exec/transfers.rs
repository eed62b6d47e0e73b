//! Loads, stores and atomic operations.

use super::coalesced::resolved;
use super::plan::{Failure, FaultKind};
use super::reach::Place;
use super::warp::{Group, Site, Warp};
use crate::arithmetic::{add_halves, low, signed};
use crate::code::{Address, Change, Source, arrived};
use crate::lanes::{Lanes, WIDTH, lanes};
use crate::types::{Space, Type};

/// The target of an address.
enum Location {
    Host(Place),
    Shared(usize),
    Local(usize),
    Parameter(usize),
}

/// Returns the offset of `bytes` bytes in a memory that starts at zero. Fails if they are misaligned or out
/// of bounds.
fn checked_offset(at: u64, bytes: u64, size: usize) -> Result<usize, Failure> {
    if at & (bytes - 1) != 0 {
        return Err(Failure::at(FaultKind::Misaligned, at));
    }
    match at.checked_add(bytes) {
        Some(end) if end <= size as u64 => Ok(at as usize),
        _ => Err(Failure::at(FaultKind::IllegalAddress, at)),
    }
}

fn read(memory: &[u8], at: usize, bytes: u32) -> u64 {
    let mut value = [0; 8];
    let from = &memory[at..at + bytes as usize];
    value[..from.len()].copy_from_slice(from);
    u64::from_le_bytes(value)
}

fn write(memory: &mut [u8], at: usize, bytes: u32, value: u64) {
    memory[at..at + bytes as usize].copy_from_slice(&value.to_le_bytes()[..bytes as usize]);
}

impl Warp {
    fn locate(
        &self,
        lane: usize,
        space: Space,
        address: u64,
        bytes: u64,
        site: &mut Site<'_, '_>,
    ) -> Result<Location, Failure> {
        let (space, at) = resolved(space, address);
        Ok(match space {
            Space::Shared => Location::Shared(checked_offset(at, bytes, site.shared.len())?),
            Space::Local => Location::Local(checked_offset(at, bytes, self.local[lane].len())?),
            // The limit is the parameter size of the kernel, even if the launch supplied more bytes.
            Space::Param => Location::Parameter(checked_offset(
                at,
                bytes,
                site.plan.entry.parameter_bytes as usize,
            )?),
            _ => Location::Host(site.reach.place(at, bytes)?),
        })
    }

    fn addresses(&self, group: &Group, lane: usize, address: Address, base: &Lanes) -> u64 {
        match address.base {
            Some(_) => base[lane].wrapping_add_signed(address.offset),
            None => u64::from(group.frame.local).wrapping_add_signed(address.offset),
        }
    }

    fn base(&self, group: &Group, address: Address, site: &Site<'_, '_>) -> Lanes {
        match address.base {
            Some(source) => self.values(group, source, site),
            None => [0; WIDTH],
        }
    }

    /// Loads a kernel parameter, which is the same for all threads.
    fn load_parameter(
        &mut self,
        group: &Group,
        mask: u32,
        address: Address,
        bytes: u32,
        slot: u32,
        site: &mut Site<'_, '_>,
    ) -> Result<(), Failure> {
        let base = self.base(group, address, site);
        let at = base[0].wrapping_add_signed(address.offset);
        let at = checked_offset(at, bytes.into(), site.plan.entry.parameter_bytes as usize)?;
        let parameters = site.plan.launch.parameters;
        let given = at + bytes as usize <= parameters.len();
        let value = if given {
            read(parameters, at, bytes)
        } else {
            0
        };
        self.write(group.frame, slot, mask, &[value; WIDTH]);
        Ok(())
    }

    #[allow(clippy::too_many_arguments)]
    pub(super) fn load(
        &mut self,
        group: &Group,
        mask: u32,
        address: Address,
        bytes: u32,
        to: &[Option<u32>],
        sign: Option<u32>,
        strong: bool,
        site: &mut Site<'_, '_>,
    ) -> Result<(), Failure> {
        if let (Space::Param, Some(Source::Constant(_)), &[Some(slot)], None) =
            (address.space, address.base, to, sign)
        {
            return self.load_parameter(group, mask, address, bytes, slot, site);
        }
        if let (&[Some(slot)], Some(source), false, None) = (to, address.base, strong, sign) {
            let base = self.source(group.frame, source, site.plan);
            let (space, offset) = (address.space, address.offset);
            let mut values = [0; WIDTH];
            let done = match bytes {
                1 => self.gather::<1>(space, mask, base, offset, &mut values, site),
                2 => self.gather::<2>(space, mask, base, offset, &mut values, site),
                4 => self.gather::<4>(space, mask, base, offset, &mut values, site),
                _ => self.gather::<8>(space, mask, base, offset, &mut values, site),
            };
            if done {
                self.write(group.frame, slot, mask, &values);
                return Ok(());
            }
        }
        let base = self.base(group, address, site);
        let all = u64::from(bytes) * to.len() as u64;
        let mut values = [[0; WIDTH]; 4];
        for lane in lanes(mask) {
            let from = self.addresses(group, lane, address, &base);
            let locate = self.locate(lane, address.space, from, all, site)?;
            for (index, values) in values.iter_mut().take(to.len()).enumerate() {
                let skip = index * bytes as usize;
                values[lane] = match &locate {
                    Location::Host(place) => place.read(index, bytes, strong),
                    Location::Shared(at) => read(site.shared, at + skip, bytes),
                    Location::Local(at) => read(&self.local[lane], at + skip, bytes),
                    Location::Parameter(at) => {
                        let parameters = site.plan.launch.parameters;
                        let missing = at + skip + bytes as usize > parameters.len();
                        if missing {
                            0
                        } else {
                            read(parameters, at + skip, bytes)
                        }
                    }
                };
            }
        }
        for (slot, values) in to.iter().zip(&mut values) {
            if let Some(bits) = sign {
                for value in values.iter_mut() {
                    *value = low(signed(*value, bytes * 8) as u64, bits);
                }
            }
            if let Some(slot) = slot {
                self.write(group.frame, *slot, mask, values);
            }
        }
        Ok(())
    }

    #[allow(clippy::too_many_arguments)]
    pub(super) fn store(
        &mut self,
        group: &Group,
        mask: u32,
        address: Address,
        bytes: u32,
        from: &[Source],
        strong: bool,
        site: &mut Site<'_, '_>,
    ) -> Result<(), Failure> {
        if let (&[value], Some(source), false) = (from, address.base, strong) {
            let base = self.source(group.frame, source, site.plan);
            let values = self.source(group.frame, value, site.plan);
            let (space, offset) = (address.space, address.offset);
            let done = match bytes {
                1 => self.scatter::<1>(space, mask, base, offset, values, site),
                2 => self.scatter::<2>(space, mask, base, offset, values, site),
                4 => self.scatter::<4>(space, mask, base, offset, values, site),
                _ => self.scatter::<8>(space, mask, base, offset, values, site),
            };
            if done {
                return Ok(());
            }
        }
        let base = self.base(group, address, site);
        let all = u64::from(bytes) * from.len() as u64;
        for lane in lanes(mask) {
            let to = self.addresses(group, lane, address, &base);
            let locate = self.locate(lane, address.space, to, all, site)?;
            for (index, source) in from.iter().enumerate() {
                let value = self.source(group.frame, *source, site.plan)[lane];
                let skip = index * bytes as usize;
                match &locate {
                    Location::Host(place) => place.write(index, bytes, value, strong),
                    Location::Shared(at) => write(site.shared, at + skip, bytes, value),
                    Location::Local(at) => write(&mut self.local[lane], at + skip, bytes, value),
                    Location::Parameter(_) => {
                        return Err(Failure::at(FaultKind::InvalidAddressSpace, to));
                    }
                }
            }
        }
        Ok(())
    }

    #[allow(clippy::too_many_arguments)]
    pub(super) fn atomic(
        &mut self,
        group: &Group,
        mask: u32,
        address: Address,
        change: Change,
        ty: Type,
        to: Option<u32>,
        [first, second]: [Source; 2],
        site: &mut Site<'_, '_>,
    ) -> Result<(), Failure> {
        let base = self.base(group, address, site);
        let (a, b) = (
            self.values(group, first, site),
            self.values(group, second, site),
        );
        let bytes = ty.bytes();
        let mut before = [0; WIDTH];
        for lane in lanes(mask) {
            let at = self.addresses(group, lane, address, &base);
            let locate = self.locate(lane, address.space, at, bytes.into(), site)?;
            before[lane] = match locate {
                // Global memory units flush denormals of single precision to zero.
                Location::Host(place) => place.change(bytes, |old| {
                    changed(change, ty, old, a[lane], b[lane], true)
                }),
                Location::Shared(at) => {
                    let old = read(site.shared, at, bytes);
                    let new = changed(change, ty, old, a[lane], b[lane], false);
                    write(site.shared, at, bytes, new);
                    old
                }
                Location::Local(_) | Location::Parameter(_) => {
                    return Err(Failure::at(FaultKind::InvalidAddressSpace, at));
                }
            };
        }
        if let Some(to) = to {
            self.write(group.frame, to, mask, &before);
        }
        Ok(())
    }

    /// Reads a byte at a generic address of a string.
    pub(super) fn read_generic(
        &self,
        lane: usize,
        address: u64,
        bytes: u32,
        site: &mut Site<'_, '_>,
    ) -> Result<u64, Failure> {
        Ok(
            match self.locate(lane, Space::Generic, address, bytes.into(), site)? {
                Location::Host(place) => place.read(0, bytes, false),
                Location::Shared(at) => read(site.shared, at, bytes),
                Location::Local(at) => read(&self.local[lane], at, bytes),
                Location::Parameter(at) => site
                    .plan
                    .launch
                    .parameters
                    .get(at)
                    .copied()
                    .unwrap_or(0)
                    .into(),
            },
        )
    }
}

/// Returns the new value in memory after an atomic operation.
pub(super) fn changed(change: Change, ty: Type, old: u64, a: u64, b: u64, flushes: bool) -> u64 {
    let bits = ty.bits();
    let less = |a: u64, b: u64| {
        if ty.is_signed() {
            signed(a, bits) < signed(b, bits)
        } else {
            a < b
        }
    };
    match change {
        Change::And => old & a,
        Change::Or => old | a,
        Change::Xor => old ^ a,
        Change::Exchange => a,
        Change::Compare => {
            if old == a {
                b
            } else {
                old
            }
        }
        Change::Add => sum(ty, old, a, flushes),
        Change::Increment => {
            if old >= a {
                0
            } else {
                old + 1
            }
        }
        Change::Decrement => {
            if old == 0 || old > a {
                a
            } else {
                old - 1
            }
        }
        Change::Arrive => arrived(old, a),
        Change::Least => {
            if less(a, old) {
                a
            } else {
                old
            }
        }
        Change::Greatest => {
            if less(old, a) {
                a
            } else {
                old
            }
        }
    }
}

fn sum(ty: Type, old: u64, a: u64, flushes: bool) -> u64 {
    match ty {
        Type::F32 => {
            let flush = |value: f32| {
                if flushes && value.is_subnormal() {
                    0f32.copysign(value)
                } else {
                    value
                }
            };
            let [old, a] = [old, a].map(|bits| flush(f32::from_bits(bits as u32)));
            let sum = flush(old + a);
            if sum.is_nan() {
                0x7fff_ffff
            } else {
                sum.to_bits().into()
            }
        }
        Type::F64 => (f64::from_bits(old) + f64::from_bits(a)).to_bits(),
        _ if ty.is_float() => add_halves(ty, old, a),
        _ => low(old.wrapping_add(a), ty.bits()),
    }
}
