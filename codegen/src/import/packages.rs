//! The packages of toolkits.
//!
//! A toolkit is named by its runtime package's version; the other packages of the same release
//! have their own versions. The declared layer records the files that a toolkit was read from,
//! so that it is read from the same ones again. For a new toolkit the newest
//! packages of the release are used.

use cuspec_spec::declared::{Library, Package, Toolkit};

/// A package to fetch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Wanted {
    pub name: String,
    /// Requirements for pip, best first: `==13.0.96`, `==13.0.*`.
    pub versions: Vec<String>,
    /// The expected hash of the file, if known.
    pub sha256: Option<String>,
    /// Platforms of the file, as pip names them.
    pub platforms: &'static [&'static str],
}

/// Headers are the same for every machine; those of 64-bit Linux are used.
const HEADERS: &[&str] = &[
    "manylinux2014_x86_64",
    "manylinux2010_x86_64",
    "manylinux1_x86_64",
];

/// The platform of packages for Windows.
const WINDOWS: &[&str] = &["win_amd64"];

/// The first major release without its number in package names.
const UNNUMBERED: u16 = 13;

/// Suffix of package names in a major release.
fn suffix(major: u16) -> String {
    match major < UNNUMBERED {
        true => format!("-cu{major}"),
        false => String::new(),
    }
}

/// Returns the packages of a release of a library: the one that it is numbered by, and others
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

/// Returns the packages of a toolkit: its own, and two whose headers it includes.
pub(super) fn of_toolkit(toolkit: &Toolkit) -> Vec<Wanted> {
    let [major, minor, _] = toolkit.0;
    let suffix = suffix(major);
    // `crt/host_defines.h` came with the compiler before it had its own package.
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

/// Returns the packages of a toolkit's headers for Windows. `crt/host_defines.h` is the same on
/// all machines and defines markers of functions: the newest toolkit's serves for all.
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

/// The libclang that is known to read these headers, for each machine: system, architecture, pip's name of the
/// platform, and the hash of the file.
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

/// Returns the libclang for this machine, if there is one.
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
    fn an_unknown_toolkit_has_packages() {
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
