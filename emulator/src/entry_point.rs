//! Finding a function by its base name and the version a program was written for.

/// One exported symbol, as the registry declares it.
#[derive(Clone, Copy, Debug)]
pub struct Variant {
    /// The name programs ask for, `cuMemAlloc`.
    pub base: &'static str,
    /// `cuMemAlloc_v2`.
    pub symbol: &'static str,
    /// The version that introduced it.
    pub introduced: i32,
    /// Its twin for the per-thread default stream and the version that introduced that.
    pub per_thread: Option<(&'static str, i32)>,
}

/// Which twin is wanted, by its bit in `CUdriverProcAddress_flags`.
pub const PER_THREAD_DEFAULT_STREAM: u64 = 2;

/// What a look-up yields.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Found {
    Symbol(&'static str),
    /// No function of any version has this name.
    UnknownName,
    /// There is a function of this name, but it came later.
    TooNew,
}

/// Every exported symbol.
pub fn variants() -> &'static [Variant] {
    &[]
}

/// Where an exported symbol begins; zero if there is none of this name.
pub fn address(_symbol: &str) -> u64 {
    0
}

/// The version that first had a function of this base name.
pub fn introduced(base: &str) -> Option<i32> {
    let named = variants().iter().filter(|variant| variant.base == base);
    named.map(|variant| variant.introduced).min()
}

/// The newest variant that `version` knows.
pub fn find(variants: &[Variant], base: &str, version: i32, flags: u64) -> Found {
    let mut named = variants
        .iter()
        .filter(|variant| variant.base == base)
        .peekable();
    if named.peek().is_none() {
        return Found::UnknownName;
    }
    let newest = named
        .filter(|variant| variant.introduced <= version)
        .max_by_key(|variant| variant.introduced);
    let Some(newest) = newest else {
        return Found::TooNew;
    };
    let twin = newest
        .per_thread
        .filter(|_| flags & PER_THREAD_DEFAULT_STREAM != 0)
        .filter(|(_, introduced)| *introduced <= version);
    Found::Symbol(twin.map_or(newest.symbol, |(symbol, _)| symbol))
}

#[cfg(test)]
mod tests {
    use super::*;

    const VARIANTS: &[Variant] = &[
        Variant {
            base: "cuMemcpy",
            symbol: "cuMemcpy",
            introduced: 4000,
            per_thread: Some(("cuMemcpy_ptds", 7000)),
        },
        Variant {
            base: "cuMemFree",
            symbol: "cuMemFree",
            introduced: 2000,
            per_thread: None,
        },
        Variant {
            base: "cuMemFree",
            symbol: "cuMemFree_v2",
            introduced: 3020,
            per_thread: None,
        },
    ];

    #[test]
    fn the_newest_variant_that_the_version_knows_is_found() {
        let found = |version| find(VARIANTS, "cuMemFree", version, 0);
        assert_eq!(found(3000), Found::Symbol("cuMemFree"));
        assert_eq!(found(3020), Found::Symbol("cuMemFree_v2"));
        assert_eq!(found(13000), Found::Symbol("cuMemFree_v2"));
    }

    #[test]
    fn a_name_older_programs_do_not_know_is_too_new_for_them() {
        assert_eq!(find(VARIANTS, "cuMemcpy", 3000, 0), Found::TooNew);
    }

    #[test]
    fn a_name_nobody_has_is_unknown() {
        assert_eq!(find(VARIANTS, "cuNothing", 13000, 0), Found::UnknownName);
    }

    #[test]
    fn the_per_thread_twin_is_found_once_it_exists() {
        let found = |version| find(VARIANTS, "cuMemcpy", version, PER_THREAD_DEFAULT_STREAM);
        assert_eq!(found(6000), Found::Symbol("cuMemcpy"));
        assert_eq!(found(7000), Found::Symbol("cuMemcpy_ptds"));
    }
}
