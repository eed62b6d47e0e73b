//! Attributes of functions and kernels.

use cuspec_ptx::Entry;

use crate::code::{Code, Outcome};
use crate::device;
use crate::device::occupancy::{self, Footprint};
use crate::objects::image::Image;
use crate::objects::library::Kernel;
use crate::objects::module::{Function, Settings};
use crate::world::World;

/// `CU_FUNC_ATTRIBUTE_*`.
mod attribute {
    pub(super) const MAX_THREADS_PER_BLOCK: u32 = 0;
    pub(super) const SHARED_SIZE_BYTES: u32 = 1;
    pub(super) const CONST_SIZE_BYTES: u32 = 2;
    pub(super) const LOCAL_SIZE_BYTES: u32 = 3;
    pub(super) const NUM_REGS: u32 = 4;
    pub(super) const PTX_VERSION: u32 = 5;
    pub(super) const BINARY_VERSION: u32 = 6;
    pub(super) const CACHE_MODE_CA: u32 = 7;
    pub(super) const MAX_DYNAMIC_SHARED_SIZE_BYTES: u32 = 8;
    pub(super) const PREFERRED_SHARED_MEMORY_CARVEOUT: u32 = 9;
    pub(super) const CLUSTER_SIZE_MUST_BE_SET: u32 = 10;
    pub(super) const REQUIRED_CLUSTER_WIDTH: u32 = 11;
    pub(super) const REQUIRED_CLUSTER_DEPTH: u32 = 13;
    pub(super) const NON_PORTABLE_CLUSTER_SIZE_ALLOWED: u32 = 14;
    pub(super) const CLUSTER_SCHEDULING_POLICY_PREFERENCE: u32 = 15;
}

/// Static shared memory, and the limit of dynamic shared memory, in bytes.
const SHARED_PER_BLOCK: u32 = 8;
const SHARED_PER_BLOCK_OPTIN: u32 = 97;

/// `CU_CLUSTER_SCHEDULING_POLICY_LOAD_BALANCING`, the last policy.
const LAST_POLICY: i32 = 2;

fn shared_limit(attribute: u32) -> u32 {
    let limit = device::attribute(attribute).unwrap_or(0);
    u32::try_from(limit).unwrap_or(0)
}

/// Limit of threads per block: the limit in the text, or the one by registers. A required
/// shape is not considered.
pub fn most_threads(entry: &Entry) -> u32 {
    let product = |sizes: [u32; 3]| sizes.into_iter().fold(1, u32::saturating_mul);
    let allowed = entry.max_threads.map_or(u32::MAX, product);
    let per_thread = entry.registers.max(1).next_multiple_of(8);
    let by_registers = 65536 / per_thread / 32 * 32;
    allowed.min(by_registers).min(1024)
}

impl Settings {
    /// Initial settings of an entry.
    pub fn of(entry: &Entry) -> Settings {
        let most = shared_limit(SHARED_PER_BLOCK).saturating_sub(entry.shared_bytes);
        Settings {
            most_dynamic_shared: most,
            carveout: -1,
            cluster: entry.cluster.unwrap_or([0; 3]),
            allows_large_clusters: false,
            cluster_policy: 0,
            cache_config: 0,
            shared_config: 0,
        }
    }

    fn set(&mut self, entry: &Entry, number: u32, value: i32) -> Outcome {
        let size = u32::try_from(value).map_err(|_| Code::INVALID_VALUE);
        match number {
            attribute::MAX_DYNAMIC_SHARED_SIZE_BYTES => {
                let most = shared_limit(SHARED_PER_BLOCK_OPTIN).saturating_sub(entry.shared_bytes);
                let size = size?;
                if size > most {
                    return Err(Code::INVALID_VALUE);
                }
                self.most_dynamic_shared = size;
            }
            attribute::PREFERRED_SHARED_MEMORY_CARVEOUT if (-1..=100).contains(&value) => {
                self.carveout = value;
            }
            attribute::REQUIRED_CLUSTER_WIDTH..=attribute::REQUIRED_CLUSTER_DEPTH
                if entry.cluster.is_none() =>
            {
                let axis = number - attribute::REQUIRED_CLUSTER_WIDTH;
                self.cluster[axis as usize] = size?;
            }
            attribute::NON_PORTABLE_CLUSTER_SIZE_ALLOWED => {
                self.allows_large_clusters = value != 0;
            }
            attribute::CLUSTER_SCHEDULING_POLICY_PREFERENCE
                if (0..=LAST_POLICY).contains(&value) =>
            {
                self.cluster_policy = value;
            }
            _ => return Err(Code::INVALID_VALUE),
        }
        Ok(())
    }
}

/// Value of an attribute of an entry with its settings.
fn attribute_of(image: &Image, entry: &Entry, settings: &Settings, number: u32) -> Outcome<i32> {
    let whole = |value: u64| i32::try_from(value).unwrap_or(i32::MAX);
    Ok(match number {
        attribute::MAX_THREADS_PER_BLOCK => whole(most_threads(entry).into()),
        attribute::SHARED_SIZE_BYTES => whole(entry.shared_bytes.into()),
        attribute::CONST_SIZE_BYTES => whole(entry.const_bytes.into()),
        attribute::LOCAL_SIZE_BYTES => whole(entry.local_bytes.into()),
        attribute::NUM_REGS => whole(entry.registers.into()),
        attribute::PTX_VERSION => whole(image.code.target().into()),
        attribute::BINARY_VERSION => whole(device::ARCHITECTURE.into()),
        attribute::CACHE_MODE_CA => 0,
        attribute::MAX_DYNAMIC_SHARED_SIZE_BYTES => whole(settings.most_dynamic_shared.into()),
        attribute::PREFERRED_SHARED_MEMORY_CARVEOUT => settings.carveout,
        attribute::CLUSTER_SIZE_MUST_BE_SET => i32::from(entry.cluster.is_some()),
        attribute::REQUIRED_CLUSTER_WIDTH..=attribute::REQUIRED_CLUSTER_DEPTH => {
            let axis = number - attribute::REQUIRED_CLUSTER_WIDTH;
            whole(settings.cluster[axis as usize].into())
        }
        attribute::NON_PORTABLE_CLUSTER_SIZE_ALLOWED => settings.allows_large_clusters.into(),
        attribute::CLUSTER_SCHEDULING_POLICY_PREFERENCE => settings.cluster_policy,
        _ => return Err(Code::INVALID_VALUE),
    })
}

/// Offset and size of a parameter.
fn parameter_of(image: &Image, entry: usize, index: usize) -> Outcome<(usize, usize)> {
    let entry = image.entry(entry).ok_or(Code::INVALID_HANDLE)?;
    let parameter = entry.parameters.get(index).ok_or(Code::INVALID_VALUE)?;
    Ok((parameter.offset as usize, parameter.size as usize))
}

impl Function {
    pub fn facts(&self) -> Outcome<&Entry> {
        self.image.entry(self.entry).ok_or(Code::INVALID_HANDLE)
    }

    pub fn name(&self) -> Outcome<&str> {
        Ok(&self.facts()?.name)
    }

    pub fn attribute(&self, number: u32) -> Outcome<i32> {
        attribute_of(&self.image, self.facts()?, &self.settings, number)
    }

    pub fn parameter(&self, index: usize) -> Outcome<(usize, usize)> {
        parameter_of(&self.image, self.entry, index)
    }

    /// Resources of its blocks, with the cache preference of its context.
    fn footprint(&self, preference: u32) -> Outcome<Footprint> {
        let entry = self.facts()?;
        let settings = &self.settings;
        Ok(Footprint {
            registers: entry.registers,
            static_shared: entry.shared_bytes,
            most_dynamic_shared: self.settings.most_dynamic_shared,
            most_threads: most_threads(entry),
            carveout: occupancy::carveout(settings.carveout, [settings.cache_config, preference]),
        })
    }
}

impl Kernel {
    pub fn facts(&self) -> Outcome<&Entry> {
        self.image.entry(self.entry).ok_or(Code::INVALID_HANDLE)
    }

    pub fn attribute(&self, number: u32) -> Outcome<i32> {
        attribute_of(&self.image, self.facts()?, &self.settings, number)
    }

    pub fn parameter(&self, index: usize) -> Outcome<(usize, usize)> {
        parameter_of(&self.image, self.entry, index)
    }
}

impl World {
    /// Resources of a function's blocks.
    pub fn footprint(&self, function: &Function) -> Outcome<Footprint> {
        let context = self.context(function.context).ok();
        function.footprint(context.map_or(0, |context| context.cache_config))
    }

    /// Changes a setting of a function, by its handle or that of its kernel.
    pub fn set_function(
        &mut self,
        handle: usize,
        change: impl FnOnce(&Entry, &mut Settings) -> Outcome,
    ) -> Outcome {
        let handle = self.function_handle(handle)?;
        let function = self.others.of::<Function>().get_mut(handle);
        let function = function.ok_or(Code::INVALID_HANDLE)?;
        let entry = function.image.entry(function.entry);
        change(entry.ok_or(Code::INVALID_HANDLE)?, &mut function.settings)
    }

    pub fn set_function_attribute(&mut self, handle: usize, number: u32, value: i32) -> Outcome {
        self.set_function(handle, |entry, settings| settings.set(entry, number, value))
    }

    /// Changes a setting of a kernel in all present and future contexts.
    pub fn set_kernel(
        &mut self,
        handle: usize,
        change: impl Fn(&Entry, &mut Settings) -> Outcome,
    ) -> Outcome {
        let kernel = self.others.of::<Kernel>().get_mut(handle);
        let kernel = kernel.ok_or(Code::INVALID_HANDLE)?;
        let entry = kernel.image.entry(kernel.entry);
        change(entry.ok_or(Code::INVALID_HANDLE)?, &mut kernel.settings)?;
        for function in self.others.of::<Function>().values_mut() {
            if function.kernel == Some(handle)
                && let Some(entry) = function.image.entry(function.entry)
            {
                change(entry, &mut function.settings)?;
            }
        }
        Ok(())
    }

    pub fn set_kernel_attribute(&mut self, handle: usize, number: u32, value: i32) -> Outcome {
        self.set_kernel(handle, |entry, settings| settings.set(entry, number, value))
    }
}
