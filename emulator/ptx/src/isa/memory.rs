//! Memory.

use super::form::Form;

pub(super) const FORMS: &[Form] = &[
    (
        "ld[.{weak volatile}][.{global const shared shared::cta shared::cluster local param param::entry param::func}][.{ca cg cs lu cv nc}][.{L1::evict_first L1::evict_last L1::evict_normal L1::evict_unchanged L1::no_allocate}][.{L2::64B L2::128B L2::256B}][.{v2 v4}].{b8 b16 b32 b64 u8 u16 u32 u64 s8 s16 s32 s64 f32 f64}",
        "=v [a]",
    ),
    (
        "ld.{global}[.{ca cg cs}].nc[.{L1::evict_first L1::evict_last L1::evict_normal L1::evict_unchanged L1::no_allocate}][.{L2::64B L2::128B L2::256B}][.{v2 v4}].{b8 b16 b32 b64 u8 u16 u32 u64 s8 s16 s32 s64 f32 f64}",
        "=v [a]",
    ),
    (
        "ld.{relaxed acquire}.{cta cluster gpu sys}[.{global shared shared::cta shared::cluster local}][.{v2 v4}].{b8 b16 b32 b64 u8 u16 u32 u64 s8 s16 s32 s64 f32 f64}",
        "=v [a]",
    ),
    (
        "ldu[.global][.{v2 v4}].{b8 b16 b32 b64 u8 u16 u32 u64 s8 s16 s32 s64 f32 f64}",
        "=v [a]",
    ),
    (
        "st[.{weak volatile}][.{global shared shared::cta shared::cluster local param param::func}][.{wb cg cs wt}][.{L1::evict_first L1::evict_last L1::evict_normal L1::evict_unchanged L1::no_allocate}][.{v2 v4}].{b8 b16 b32 b64 u8 u16 u32 u64 s8 s16 s32 s64 f32 f64}",
        "[a] v",
    ),
    (
        "st.{relaxed release}.{cta cluster gpu sys}[.{global shared shared::cta shared::cluster local}][.{v2 v4}].{b8 b16 b32 b64 u8 u16 u32 u64 s8 s16 s32 s64 f32 f64}",
        "[a] v",
    ),
    (
        "atom[.{relaxed acquire release acq_rel}][.{cta cluster gpu sys}][.{global shared shared::cta shared::cluster}][.{cta gpu sys}].{and or xor exch}.{b32 b64}",
        "=t [a] t",
    ),
    (
        "atom[.{relaxed acquire release acq_rel}][.{cta cluster gpu sys}][.{global shared shared::cta shared::cluster}][.{cta gpu sys}].cas.{b16 b32 b64}",
        "=t [a] t t",
    ),
    (
        "atom[.{relaxed acquire release acq_rel}][.{cta cluster gpu sys}][.{global shared shared::cta shared::cluster}][.{cta gpu sys}].add.{u32 s32 u64 f32 f64}",
        "=t [a] t",
    ),
    (
        "atom[.{relaxed acquire release acq_rel}][.{cta cluster gpu sys}][.{global shared shared::cta shared::cluster}][.{cta gpu sys}].{inc dec}.u32",
        "=t [a] t",
    ),
    (
        "atom[.{relaxed acquire release acq_rel}][.{cta cluster gpu sys}][.{global shared shared::cta shared::cluster}][.{cta gpu sys}].{min max}.{u32 s32 u64 s64}",
        "=t [a] t",
    ),
    (
        "atom[.{relaxed acquire release acq_rel}][.{cta cluster gpu sys}][.{global shared shared::cta shared::cluster}][.{cta gpu sys}].add.noftz.{f16 f16x2 bf16 bf16x2}",
        "=t [a] t",
    ),
    // Compilers write the space before the scope if they give no order, and headers write the operation
    // before the order.
    (
        "atom.add.{relaxed acquire release acq_rel}.{cta cluster gpu sys}.{u32 s32 u64 f32 f64}",
        "=t [a] t",
    ),
    (
        "atom.{inc dec}.{relaxed acquire release acq_rel}.{cta cluster gpu sys}.u32",
        "=t [a] t",
    ),
    (
        "atom.{min max}.{relaxed acquire release acq_rel}.{cta cluster gpu sys}.{u32 s32 u64 s64}",
        "=t [a] t",
    ),
    (
        "atom.{and or xor exch}.{relaxed acquire release acq_rel}.{cta cluster gpu sys}.{b32 b64}",
        "=t [a] t",
    ),
    (
        "atom.cas.{relaxed acquire release acq_rel}.{cta cluster gpu sys}.{b16 b32 b64}",
        "=t [a] t t",
    ),
    (
        "red[.{relaxed release}][.{cta cluster gpu sys}][.{global shared shared::cta shared::cluster}][.{cta gpu sys}].{and or xor}.{b32 b64}",
        "[a] t",
    ),
    (
        "red[.{relaxed release}][.{cta cluster gpu sys}][.{global shared shared::cta shared::cluster}][.{cta gpu sys}].add.{u32 s32 u64 f32 f64}",
        "[a] t",
    ),
    (
        "red[.{relaxed release}][.{cta cluster gpu sys}][.{global shared shared::cta shared::cluster}][.{cta gpu sys}].{inc dec}.u32",
        "[a] t",
    ),
    (
        "red[.{relaxed release}][.{cta cluster gpu sys}][.{global shared shared::cta shared::cluster}][.{cta gpu sys}].{min max}.{u32 s32 u64 s64}",
        "[a] t",
    ),
    (
        "red[.{relaxed release}][.{cta cluster gpu sys}][.{global shared shared::cta shared::cluster}][.{cta gpu sys}].add.noftz.{f16 f16x2 bf16 bf16x2}",
        "[a] t",
    ),
    ("prefetch[.{global local}].{L1 L2}", "[a]"),
    ("prefetch.global.{L2::evict_last L2::evict_normal}", "[a]"),
    ("prefetchu.L1", "[a]"),
    // Asynchronous copies complete immediately, so waiting has no effect.
    (
        "cp.async.ca.{shared shared::cta}.global[.{L2::64B L2::128B L2::256B}]",
        "[a] [g] i any?",
    ),
    (
        "cp.async.cg.{shared shared::cta}.global[.{L2::64B L2::128B L2::256B}]",
        "[a] [g] i any?",
    ),
    (
        "cp.async.mbarrier.arrive[.noinc][.{shared shared::cta}].b64",
        "[a]",
    ),
    ("cp.async.commit_group", ""),
    ("cp.async.wait_group", "i"),
    ("cp.async.wait_all", ""),
    ("mbarrier.init[.{shared shared::cta}].b64", "[a] u32"),
    ("mbarrier.inval[.{shared shared::cta}].b64", "[a]"),
    (
        "mbarrier.arrive[.release][.cta][.{shared shared::cta}].b64",
        "=t [a] u32?",
    ),
    (
        "mbarrier.{test_wait try_wait}[.acquire][.cta][.{shared shared::cta}].b64",
        "=p [a] b64",
    ),
    (
        "mbarrier.{test_wait try_wait}.parity[.acquire][.cta][.{shared shared::cta}].b64",
        "=p [a] u32",
    ),
    ("membar.{cta gl sys}", ""),
    (
        "fence[.{sc acq_rel acquire release}].{cta cluster gpu sys}",
        "",
    ),
];
