//! Locates the headers of a toolkit and the libclang that reads them.

use std::path::{Path, PathBuf};

use cuspec_spec::declared::{Package, Release, Toolkit};

use super::bind;
use super::error::Error;
use super::fetch::{self, Cache};
use super::headers::Subject;
use super::packages;

/// The include folders of a toolkit.
pub(crate) struct Sources {
    pub include: Vec<PathBuf>,
    /// The fetched packages; empty if folders were named.
    pub packages: Vec<Package>,
    /// Keeps temporary folders alive.
    _cache: Option<Cache>,
}

impl Sources {
    /// Returns the named folders or, without any, those of the toolkit's packages: the same
    /// files as before for a known release.
    pub(crate) fn find(
        subject: Subject,
        toolkit: &Toolkit,
        known: Option<&Release>,
        from: &[PathBuf],
    ) -> Result<Self, Error> {
        if !from.is_empty() {
            return Ok(Self {
                include: from.to_vec(),
                packages: Vec::new(),
                _cache: None,
            });
        }
        let before = known.map_or(&[][..], |release| &release.packages);
        let wanted = match before {
            [] => match subject {
                Subject::Apis => packages::of_toolkit(toolkit),
                Subject::Windows => packages::for_windows(toolkit),
                Subject::Library(library) => packages::of_library(library, toolkit),
            },
            before => {
                let is_for_windows = matches!(subject, Subject::Windows);
                let again = |package| packages::again(package, is_for_windows);
                before.iter().map(again).collect()
            }
        };
        let mut cache = Cache::open()?;
        let mut found = Self {
            include: Vec::new(),
            packages: Vec::new(),
            _cache: None,
        };
        for wanted in wanted {
            let fetched = cache.fetch(&wanted)?;
            let include = fetch::find_below(&fetched.folder, "include");
            found.include.extend(include);
            found.packages.push(fetched.package);
        }
        found._cache = Some(cache);
        Ok(found)
    }
}

/// Loads the named libclang, or the default one.
pub(crate) fn load_libclang(named: Option<&Path>) -> Result<(), Error> {
    if named.is_some() || std::env::var_os("LIBCLANG_PATH").is_some() {
        return bind::load_libclang(named);
    }
    let Some(wanted) = packages::libclang() else {
        return bind::load_libclang(None);
    };
    let mut cache = Cache::open()?;
    let fetched = cache.fetch(&wanted)?;
    let library = ["libclang.so", "libclang.dylib"];
    let library = library
        .iter()
        .find_map(|name| fetch::find_below(&fetched.folder, name));
    bind::load_libclang(library.as_deref())
}
