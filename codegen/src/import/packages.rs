//! The packages that toolkits are fetched as, and what their files must hash to.
//!
//! A toolkit is named by its runtime package's version; the other packages of the same release
//! have versions of their own. A new toolkit is a new entry of [`TOOLKITS`].

use cuspec_spec::declared::Toolkit;

/// One file of one package.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Package {
    pub name: &'static str,
    pub version: &'static str,
    /// The platform whose file is taken, as pip names it.
    pub platform: &'static str,
    pub sha256: &'static str,
}

/// Headers are the same for every machine, so they are always those of 64-bit Linux.
const HEADERS: &str = "manylinux2014_x86_64";

/// The packages of each toolkit that is known.
const TOOLKITS: &[([u16; 3], &[Package])] = &[(
    [13, 0, 96],
    &[
        Package {
            name: "nvidia-cuda-runtime",
            version: "13.0.96",
            platform: HEADERS,
            sha256: "7f82250d7782aa23b6cfe765ecc7db554bd3c2870c43f3d1821f1d18aebf0548",
        },
        Package {
            // The runtime package includes `crt/host_defines.h` but does not hold it.
            name: "nvidia-cuda-crt",
            version: "13.0.88",
            platform: HEADERS,
            sha256: "2c8043c7c9e02492716426e9919fc78d2c5b3b2a7a768a88e952676b08aa55a4",
        },
    ],
)];

/// The libclang that is known to read these headers, for each machine it is fetched on.
const LIBCLANG: &[(&str, &str, Package)] = &[
    (
        "linux",
        "x86_64",
        Package {
            name: "libclang",
            version: "18.1.1",
            platform: "manylinux2010_x86_64",
            sha256: "c533091d8a3bbf7460a00cb6c1a71da93bffe148f172c7d03b1c31fbf8aa2a0b",
        },
    ),
    (
        "linux",
        "aarch64",
        Package {
            name: "libclang",
            version: "18.1.1",
            platform: "manylinux2014_aarch64",
            sha256: "54dda940a4a0491a9d1532bf071ea3ef26e6dbaf03b5000ed94dd7174e8f9592",
        },
    ),
    (
        "macos",
        "aarch64",
        Package {
            name: "libclang",
            version: "18.1.1",
            platform: "macosx_11_0_arm64",
            sha256: "0b2e143f0fac830156feb56f9231ff8338c20aecfe72b4ffe96f19e5a1dbb69a",
        },
    ),
];

/// The packages of a toolkit; none when it is not known.
pub fn of_toolkit(toolkit: &Toolkit) -> Option<&'static [Package]> {
    TOOLKITS
        .iter()
        .find(|(release, _)| *release == toolkit.0)
        .map(|(_, packages)| *packages)
}

/// Every toolkit that can be fetched, oldest first.
pub fn known_toolkits() -> Vec<Toolkit> {
    TOOLKITS
        .iter()
        .map(|(release, _)| Toolkit(*release))
        .collect()
}

/// The libclang for this machine, if there is one.
pub fn libclang() -> Option<Package> {
    let is_here =
        |os: &str, arch: &str| os == std::env::consts::OS && arch == std::env::consts::ARCH;
    LIBCLANG
        .iter()
        .find(|(os, arch, _)| is_here(os, arch))
        .map(|(.., package)| *package)
}
