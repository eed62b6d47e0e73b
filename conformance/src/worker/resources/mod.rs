//! What an argument stands for: streams, events, memory, texts, made for one case and undone after
//! it.
//!
//! What makes one is found by its domain and exemplar in the table of its file; adding one is a line
//! there. What it makes through [`CaseResources`] is given back by itself, for contracts say what calls
//! make. What must happen last, right before the call, it leaves to [`CaseResources::on_arm`]:
//! beginning a capture, blocking a stream, freeing what is to be stale.

mod acquired;
mod array;
mod block;
mod busy;
mod callback;
mod case_resources;
mod context;
mod entry;
mod event;
mod external;
mod function;
mod graph;
mod green;
mod image;
mod kept_contexts;
mod kept_kernels;
mod kept_memory;
mod kept_modules;
mod link;
mod logs;
mod made;
mod memory;
mod module;
mod notification;
mod orphan_thread;
mod other_contexts;
mod pool;
mod stream;
mod table;
mod text;
mod texture;
mod virtual_memory;
mod word;

pub(super) use acquired::{Unreleased, Words};
pub(super) use case_resources::{CaseResources, WorkerResources};
pub(super) use function::have_kernel_fault;
pub(super) use made::{Numbers, SetupError};
pub(super) use memory::fill_device;
pub(super) use stream::{begin_capture, create as create_stream, drop_capture};

use table::{Maker, Table};

/// Every domain that needs a maker, by name. The flag says whether its exemplars can be made without
/// an initialised driver.
static DOMAINS: &[(&str, bool, Table)] = &[
    ("Address", false, memory::ADDRESSES),
    ("Array", false, array::ARRAYS),
    ("ArrayKind", false, array::ARRAY_KINDS),
    ("AsyncNotification", false, notification::REGISTRATIONS),
    ("Callback<CUasyncCallback>", true, notification::FUNCTIONS),
    ("Callback<CUhostFn>", true, callback::HOST_FUNCTIONS),
    ("Callback<CUlogsCallback>", true, logs::FUNCTIONS),
    ("Callback<CUoccupancyB2DSize>", true, callback::BLOCK_SIZES),
    (
        "Callback<CUstreamCallback>",
        true,
        callback::STREAM_CALLBACKS,
    ),
    ("Context", false, context::TABLE),
    ("DevResource", false, green::RESOURCES),
    ("Entry", true, entry::ENTRIES),
    ("Event", false, event::TABLE),
    ("ExecutionContext", false, green::EXECUTION_CONTEXTS),
    ("ExternalMemory", false, external::MEMORY),
    ("ExternalSemaphore", false, external::SEMAPHORES),
    ("Function", false, function::FUNCTIONS),
    ("Graph", false, graph::GRAPHS),
    ("GreenContext", false, green::CONTEXTS),
    ("Host", false, memory::HOST),
    ("Image", true, image::IMAGES),
    ("ImageFile", true, image::IMAGE_FILES),
    ("Kernel", false, module::KERNELS),
    ("KernelParams", false, function::PARAMETERS),
    ("LaunchExtra", false, function::EXTRAS),
    ("Library", false, module::LIBRARIES),
    ("LinkState", false, link::LINKS),
    ("LogsCallback", true, logs::REGISTRATIONS),
    ("MemPool", false, pool::POOLS),
    ("MemoryDescriptor", false, external::DESCRIPTORS),
    ("MipmapKind", false, array::MIPMAP_KINDS),
    ("MipmappedArray", false, array::MIPMAPPED_ARRAYS),
    ("Module", false, module::MODULES),
    ("Node", false, graph::NODES),
    ("PciBusId", true, text::PCI_BUS_IDS),
    ("PeerContext", false, context::PEERS),
    ("PeerDevice", false, context::PEER_DEVICES),
    ("PhysicalMemory", false, virtual_memory::PHYSICAL_MEMORY),
    ("PlanarArray", false, array::PLANAR_ARRAYS),
    ("PoolDescriptor", false, pool::DESCRIPTORS),
    ("RangeAddress", false, virtual_memory::RANGE_ADDRESSES),
    ("ReferenceModule", false, module::REFERENCE_MODULES),
    ("ResourceDesc", false, green::DESCRIPTIONS),
    ("SharedMemory", false, pool::SHARED_MEMORY),
    ("SharedPool", false, pool::SHARED_POOLS),
    ("Stream", false, stream::TABLE),
    ("SurfObject", false, texture::SURFACES),
    ("TexObject", false, texture::TEXTURES),
    ("TexRef", false, function::TEXTURE_REFERENCES),
    ("TilePool", false, external::TILE_POOLS),
    ("TiledArray", false, array::TILED_ARRAYS),
    ("Variable", true, entry::VARIABLES),
    ("Word", false, word::WORDS),
];

/// Makes an argument on the resources.
pub(super) fn make(
    resources: &mut CaseResources<'_>,
    domain: &str,
    exemplar: &str,
    numbers: &Numbers<'_>,
) -> Result<u64, SetupError> {
    let (without_driver, maker) = find(domain, exemplar)?;
    if resources.is_bare() && !without_driver && !is_plain_value(exemplar) {
        return Ok(resources.stand_in(numbers));
    }
    maker(resources, numbers)
}

fn find(domain: &str, exemplar: &str) -> Result<(bool, Maker), SetupError> {
    let unknown = || SetupError::Unknown(format!("no maker for {domain}::{exemplar}"));
    let (_, without_driver, table) = DOMAINS
        .iter()
        .find(|(known, _, _)| *known == domain)
        .ok_or_else(unknown)?;
    let (_, maker) = table
        .iter()
        .find(|(known, _)| *known == exemplar)
        .ok_or_else(unknown)?;
    Ok((*without_driver, *maker))
}

/// Whether an exemplar is a fixed value in every domain, so that no driver is needed for it.
fn is_plain_value(exemplar: &str) -> bool {
    matches!(
        exemplar,
        "Null" | "Legacy" | "PerThread" | "Garbage" | "Pageable" | "Unmapped"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unknown_exemplar_is_named() {
        let error = find("Stream", "Frozen").expect_err("no such exemplar");
        assert_eq!(
            error,
            SetupError::Unknown("no maker for Stream::Frozen".to_owned())
        );
    }

    #[test]
    fn domains_are_sorted_by_name() {
        assert!(DOMAINS.is_sorted_by_key(|(name, _, _)| name));
    }

    #[test]
    fn a_callback_has_the_shape_of_its_type() {
        assert!(find("Callback<CUhostFn>", "Returns").is_ok());
        assert!(find("Callback<CUjit_option>", "Returns").is_err());
    }
}
