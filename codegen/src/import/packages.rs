//! The packages that toolkits are fetched as.
//!
//! A toolkit is named by its runtime package's version; the other packages of the same release
//! have versions of their own. Which files a toolkit was read from stands in the declared layer,
//! so that it is read from the same ones again; of a toolkit that nobody imported yet, the newest
//! packages of the release are taken.

use cuspec_spec::declared::{Library, Package, Toolkit};

/// A package to be fetched.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Wanted {
    pub name: String,
    /// What pip is asked for, best first: `==13.0.96`, `==13.0.*`.
    pub versions: Vec<String>,
    /// What the file must hash to, if that is known.
    pub sha256: Option<String>,
    /// The platforms whose file is taken, as pip names them.
    pub platforms: &'static [&'static str],
}

/// Headers are the same for every machine, so they are always those of 64-bit Linux.
const HEADERS: &[&str] = &[
    "manylinux2014_x86_64",
    "manylinux2010_x86_64",
    "manylinux1_x86_64",
];

/// The one platform that packages for Windows are for.
const WINDOWS: &[&str] = &["win_amd64"];

/// The first major release whose packages do not have it in their names.
const UNNUMBERED: u16 = 13;

/// What a package's name ends with in a major release.
fn suffix(major: u16) -> String {
    match major < UNNUMBERED {
        true => format!("-cu{major}"),
        false => String::new(),
    }
}

/// The packages a release of a library is read from: the one that it is numbered by, and those beside it
/// of the same minor release.
pub(super) fn of_library(library: &Library, release: &Toolkit) -> Vec<Wanted> {
    let [major, minor, _] = release.0;
    let packages = library.packages.iter().enumerate();
    let wanted = packages.map(|(place, name)| Wanted {
        name: format!("{name}{}", suffix(major)),
        versions: match place {
            0 => vec![format!("=={release}")],
            _ => vec![format!("=={major}.{minor}.*")],
        },
        sha256: None,
        platforms: HEADERS,
    });
    wanted.collect()
}

/// The packages a toolkit is read from: its own, and two it includes headers of.
pub(super) fn of_toolkit(toolkit: &Toolkit) -> Vec<Wanted> {
    let [major, minor, _] = toolkit.0;
    let suffix = suffix(major);
    // `crt/host_defines.h` came with the compiler before it had a package of its own.
    let crt = match major < UNNUMBERED {
        true => format!("nvidia-cuda-nvcc{suffix}"),
        false => "nvidia-cuda-crt".to_owned(),
    };
    let release = format!("=={major}.{minor}.*");
    let wanted = |name: String, versions: Vec<String>| Wanted {
        name,
        versions,
        sha256: None,
        platforms: HEADERS,
    };
    vec![
        wanted(
            format!("nvidia-cuda-runtime{suffix}"),
            vec![format!("=={toolkit}")],
        ),
        wanted(crt, vec![release.clone()]),
        wanted(
            format!("nvidia-cuda-profiler-api{suffix}"),
            // There is none for 11.7.
            vec![release, format!("=={major}.*")],
        ),
    ]
}

/// The packages that a toolkit's headers for Windows are read from. `crt/host_defines.h` is the same for
/// all machines, and defines what functions are marked with: that of the newest toolkit serves for all.
pub(super) fn for_windows(toolkit: &Toolkit) -> Vec<Wanted> {
    vec![
        Wanted {
            name: format!("nvidia-cuda-runtime{}", suffix(toolkit.0[0])),
            versions: vec![format!("=={toolkit}")],
            sha256: None,
            platforms: WINDOWS,
        },
        Wanted {
            name: "nvidia-cuda-crt".to_owned(),
            versions: vec!["==13.5.37".to_owned()],
            sha256: None,
            platforms: HEADERS,
        },
    ]
}

/// The same file as before.
pub(super) fn again(package: &Package, is_for_windows: bool) -> Wanted {
    let is_runtime = package.name.starts_with("nvidia-cuda-runtime");
    Wanted {
        name: package.name.clone(),
        versions: vec![format!("=={}", package.version)],
        sha256: Some(package.sha256.clone()),
        platforms: match is_for_windows && is_runtime {
            true => WINDOWS,
            false => HEADERS,
        },
    }
}

/// The libclang that is known to read these headers, for each machine it is fetched on: the
/// system, the architecture, the platform as pip names it, and the file's hash.
const LIBCLANG: &[(&str, &str, &[&str], &str)] = &[
    (
        "linux",
        "x86_64",
        &["manylinux2010_x86_64"],
        "c533091d8a3bbf7460a00cb6c1a71da93bffe148f172c7d03b1c31fbf8aa2a0b",
    ),
    (
        "linux",
        "aarch64",
        &["manylinux2014_aarch64"],
        "54dda940a4a0491a9d1532bf071ea3ef26e6dbaf03b5000ed94dd7174e8f9592",
    ),
    (
        "macos",
        "aarch64",
        &["macosx_11_0_arm64"],
        "0b2e143f0fac830156feb56f9231ff8338c20aecfe72b4ffe96f19e5a1dbb69a",
    ),
];

/// The libclang for this machine, if there is one.
pub(super) fn libclang() -> Option<Wanted> {
    let is_here =
        |os: &str, arch: &str| os == std::env::consts::OS && arch == std::env::consts::ARCH;
    let (.., platforms, sha256) = LIBCLANG.iter().find(|(os, arch, ..)| is_here(os, arch))?;
    Some(Wanted {
        name: "libclang".to_owned(),
        versions: vec!["==18.1.1".to_owned()],
        sha256: Some((*sha256).to_owned()),
        platforms,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(toolkit: [u16; 3]) -> Vec<String> {
        let wanted = of_toolkit(&Toolkit(toolkit));
        let line = |one: &Wanted| format!("{}{}", one.name, one.versions.join(" or "));
        wanted.iter().map(line).collect()
    }

    #[test]
    fn packages_had_the_major_release_in_their_names_before_13() {
        assert_eq!(
            asked([11, 7, 99]),
            [
                "nvidia-cuda-runtime-cu11==11.7.99",
                "nvidia-cuda-nvcc-cu11==11.7.*",
                "nvidia-cuda-profiler-api-cu11==11.7.* or ==11.*",
            ]
        );
    }

    #[test]
    fn a_library_is_numbered_by_its_own_package() {
        let nvrtc = cuspec_spec::case::LIBRARIES.iter();
        let nvrtc = nvrtc.clone().find(|one| one.word == "nvrtc");
        let asked = |release| {
            let wanted = of_library(nvrtc.expect("a row"), &Toolkit(release));
            let line = |one: &Wanted| format!("{}{}", one.name, one.versions.join(" or "));
            wanted.iter().map(line).collect::<Vec<_>>()
        };
        assert_eq!(asked([11, 8, 89]), ["nvidia-cuda-nvrtc-cu11==11.8.89"]);
        assert_eq!(asked([13, 5, 37]), ["nvidia-cuda-nvrtc==13.5.37"]);
    }

    #[test]
    fn a_toolkit_that_nobody_knows_yet_has_packages() {
        assert_eq!(
            asked([14, 2, 7]),
            [
                "nvidia-cuda-runtime==14.2.7",
                "nvidia-cuda-crt==14.2.*",
                "nvidia-cuda-profiler-api==14.2.* or ==14.*",
            ]
        );
    }
}
