//! Resources of devices and contexts: multiprocessors, which can be split into groups.

use std::sync::LazyLock;

use super::prelude::*;
use crate::classify::neighbour;
use crate::objects::handle::Identity;
use crate::objects::multiprocessors::{Multiprocessors, WORDS};
use crate::world::World;
use cuspec_glue::Facts;
use cuspec_glue::classify::{Classify, DevResource, ResourceDesc};
use cuspec_glue::driver::calls::GreenContextsResourcesCalls;

/// Granularity of groups for clusters, and without them.
const TOGETHER: u32 = 8;
const PAIR: u32 = 2;

/// `CU_DEV_SM_RESOURCE_SPLIT_IGNORE_SM_COSCHEDULING`.
const IGNORE_TOGETHER: u32 = 1;

/// Marks resources that this driver wrote.
const MARK: [u8; 4] = *b"sms\0";

/// Offset of the set in the private bytes of a resource.
const SET: usize = 4;

/// The description of a green context's resources.
struct Description(Multiprocessors);

/// Parses a description.
pub(super) fn described(world: &mut World, description: usize) -> Option<Multiprocessors> {
    let known = world.others.of::<Description>();
    known.get(description).map(|description| description.0)
}

/// Converts a set of multiprocessors to a resource. A complete set can be split.
pub(super) fn resource_of(set: &Multiprocessors, is_whole: bool) -> CUdevResource {
    let mut resource = CUdevResource::default();
    if set.count() == 0 {
        return resource;
    }
    resource.r#type = CU_DEV_RESOURCE_TYPE_SM;
    let hidden = &mut resource._internal_padding;
    hidden[..SET].copy_from_slice(&MARK);
    for (at, word) in set.0.iter().enumerate() {
        hidden[SET + at * 8..][..8].copy_from_slice(&word.to_ne_bytes());
    }
    let unit = match set.count() % TOGETHER {
        _ if !is_whole => 0,
        _ if set.count() >= TOGETHER => TOGETHER,
        _ => PAIR,
    };
    resource.anon1.sm = CUdevSmResource {
        smCount: set.count(),
        minSmPartitionSize: unit,
        smCoscheduledAlignment: unit,
        ..CUdevSmResource::default()
    };
    resource
}

/// Returns the multiprocessors of a resource, and whether they are complete; `None` if this driver did
/// not write it.
fn read(resource: &CUdevResource) -> Option<(Multiprocessors, bool)> {
    let hidden = &resource._internal_padding;
    let words = hidden[SET..].chunks_exact(8).take(WORDS);
    let words = words.map(|word| word.try_into().map_or(0, u64::from_ne_bytes));
    let mut set = Multiprocessors::default();
    set.0
        .iter_mut()
        .zip(words)
        .for_each(|(to, word)| *to = word);
    let is_ours = hidden[..SET] == MARK && set.is_within(&Multiprocessors::all());
    // The kind is checked on its own.
    let written = |is_whole| {
        let mut same = resource_of(&set, is_whole);
        same.r#type = resource.r#type;
        is_ours && bytes_of(&same) == bytes_of(resource)
    };
    [true, false]
        .into_iter()
        .find(|is_whole| written(*is_whole))
        .map(|is_whole| (set, is_whole))
}

fn bytes_of(resource: &CUdevResource) -> [u8; size_of::<CUdevResource>()] {
    // SAFETY: a resource consists of numbers and an address without padding.
    unsafe { std::mem::transmute(*resource) }
}

impl Classify<DevResource> for Driver {
    fn classify(&self, value: u64) -> Facts<DevResource> {
        if value == 0 {
            return Facts::new(DevResource::Null);
        }
        // Without an initialized driver no resource exists, and none is read.
        if !self.is_initialized() {
            return Facts::new(DevResource::Group);
        }
        // SAFETY: the C caller passes valid structures.
        let resource = unsafe { (value as usize as *const CUdevResource).read_unaligned() };
        let found = read(&resource);
        let kind = match (resource.r#type, found) {
            (CU_DEV_RESOURCE_TYPE_INVALID, _) => DevResource::Untyped,
            (CU_DEV_RESOURCE_TYPE_SM, Some((set, true))) if set == Multiprocessors::all() => {
                DevResource::Whole
            }
            (CU_DEV_RESOURCE_TYPE_SM, Some((_, true))) => DevResource::OfContext,
            (CU_DEV_RESOURCE_TYPE_SM, Some((_, false))) => DevResource::Group,
            (CU_DEV_RESOURCE_TYPE_SM, None) => DevResource::Altered,
            _ => DevResource::Mistyped,
        };
        match found {
            Some((set, _)) => Facts::new(kind).with("count", set.count().into()),
            None => Facts::new(kind),
        }
    }

    /// Some of the device's multiprocessors.
    fn neighbour(&self, _: u64) -> Option<u64> {
        static SOME: LazyLock<[u8; size_of::<CUdevResource>()]> = LazyLock::new(|| {
            let some = resource_of(&(0..100).collect(), true);
            bytes_of(&some)
        });
        Some(SOME.as_ptr() as u64)
    }
}

impl Classify<ResourceDesc> for Driver {
    fn classify(&self, value: u64) -> Facts<ResourceDesc> {
        let known = self.known();
        let set = known.and_then(|mut world| described(&mut world, value as usize));
        Facts::new(match set {
            _ if value == 0 => ResourceDesc::Null,
            Some(set) if set == Multiprocessors::all() => ResourceDesc::Whole,
            Some(_) => ResourceDesc::Group,
            None => ResourceDesc::Garbage,
        })
    }

    fn neighbour(&self, value: u64) -> Option<u64> {
        neighbour::object(self.known()?.others.of::<Description>(), value)
    }
}

impl GreenContextsResourcesCalls for Driver {
    unsafe fn cuDeviceGetDevResource(
        &self,
        _device: CUdevice,
        resource: *mut CUdevResource,
        _type: CUdevResourceType,
    ) -> Outcome {
        // SAFETY: the caller guarantees that `resource` is null or valid for writes.
        unsafe { put(resource, resource_of(&Multiprocessors::all(), true)) };
        Ok(())
    }

    unsafe fn cuCtxGetDevResource(
        &self,
        hCtx: CUcontext,
        resource: *mut CUdevResource,
        _type: CUdevResourceType,
    ) -> Outcome {
        let world = self.lock();
        let handle = hCtx as usize;
        let has = match world.greens.identify(handle) {
            Identity::Live => world.green(handle)?.multiprocessors,
            Identity::Gone | Identity::Unknown => {
                world.live_context(handle)?;
                Multiprocessors::all()
            }
        };
        // SAFETY: the caller guarantees that `resource` is null or valid for writes.
        unsafe { put(resource, resource_of(&has, true)) };
        Ok(())
    }

    unsafe fn cuDevSmResourceSplitByCount(
        &self,
        result: *mut CUdevResource,
        nbGroups: *mut c_uint,
        input: *const CUdevResource,
        remainder: *mut CUdevResource,
        flags: c_uint,
        minCount: c_uint,
    ) -> Outcome {
        // SAFETY: the caller guarantees that structures are valid.
        let (input, room) = unsafe { (array(input, 1), array(nbGroups, 1)) };
        let (Some(input), Some(room)) = (input.first(), room.first()) else {
            return Err(Code::INVALID_VALUE);
        };
        let (set, _) = read(input).unwrap_or_default();
        let unit = match flags & IGNORE_TOGETHER {
            0 => TOGETHER,
            _ => PAIR,
        };
        let rounded = minCount.max(1).checked_next_multiple_of(unit);
        // A count that cannot be rounded up means all.
        let size = rounded.unwrap_or(set.count()).min(set.count());
        let most = match result.is_null() {
            true => u32::MAX,
            false => *room,
        };
        let (groups, left) = set.split(size, most);
        // SAFETY: the caller guarantees that each pointer is null or valid for writes, `result` for the
        // stated number.
        unsafe {
            put_each(result, groups.iter().map(|group| resource_of(group, false)));
            put(nbGroups, groups.len() as c_uint);
            put(remainder, resource_of(&left, false));
        }
        Ok(())
    }

    unsafe fn cuDevSmResourceSplit(
        &self,
        result: *mut CUdevResource,
        nbGroups: c_uint,
        input: *const CUdevResource,
        remainder: *mut CUdevResource,
        _flags: c_uint,
        groupParams: *mut CU_DEV_SM_RESOURCE_GROUP_PARAMS,
    ) -> Outcome {
        // SAFETY: the caller guarantees that structures are valid.
        let (input, wanted) = unsafe { (array(input, 1), array(groupParams, nbGroups as usize)) };
        let input = input.first().ok_or(Code::INVALID_VALUE)?;
        let (mut left, _) = read(input).ok_or(Code::INVALID_RESOURCE_CONFIGURATION)?;
        let mut groups = Vec::new();
        for group in &wanted {
            let (made, rest) = left.split(group.smCount, 1);
            groups.extend(made);
            left = rest;
        }
        if groups.len() < wanted.len() {
            return Err(Code::INVALID_RESOURCE_CONFIGURATION);
        }
        // SAFETY: the caller guarantees that each pointer is null or valid for writes.
        unsafe {
            put_each(result, groups.iter().map(|group| resource_of(group, false)));
            put(remainder, resource_of(&left, false));
        }
        Ok(())
    }

    unsafe fn cuDevResourceGenerateDesc(
        &self,
        phDesc: *mut CUdevResourceDesc,
        resources: *mut CUdevResource,
        nbResources: c_uint,
    ) -> Outcome {
        // SAFETY: the caller guarantees that structures are valid.
        let resources = unsafe { array(resources, nbResources as usize) };
        let mut all = Multiprocessors::default();
        for resource in &resources {
            let (set, _) = read(resource).ok_or(Code::INVALID_RESOURCE_CONFIGURATION)?;
            all = all.and(&set);
        }
        let mut world = self.lock();
        let description = world.others.of::<Description>().insert(Description(all));
        // SAFETY: the caller guarantees that `phDesc` is null or valid for writes.
        unsafe { put(phDesc, description as CUdevResourceDesc) };
        Ok(())
    }

    unsafe fn cuStreamGetDevResource(
        &self,
        hStream: CUstream,
        resource: *mut CUdevResource,
        _type: CUdevResourceType,
    ) -> Outcome {
        let mut world = self.lock();
        let has = match world.green_of(resolve_stream(hStream))? {
            Some(green) => world.green(green)?.multiprocessors,
            None => Multiprocessors::all(),
        };
        // SAFETY: the caller guarantees that `resource` is null or valid for writes.
        unsafe { put(resource, resource_of(&has, true)) };
        Ok(())
    }
}
