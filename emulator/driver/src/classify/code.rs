//! Modules, libraries, images and names as the vocabulary sees them.

use std::ffi::CStr;
use std::path::Path;

use cuspec_glue::Facts;
use cuspec_glue::classify::{
    Image as ImageExemplar, ImageFile, InputName, Kernel, Library, Module as ModuleExemplar,
    ReferenceModule, ReferenceName, SymbolName, Tells,
};

use super::neighbour;
use crate::objects::handle::Identity;
use crate::objects::image::{Image, Kind};
use crate::objects::module::{CodeLibrary, LibraryKernel, Module};
use crate::objects::symbols::{Entry, Space, Symbols};
use crate::objects::thread;
use crate::world::Driver;

impl Driver {
    fn identify<T: Send + 'static>(&self, value: u64) -> Identity {
        let known = self.known();
        let identify = |value| Some(known?.others.of::<T>().identify(value));
        identify(value as usize).unwrap_or(Identity::Unknown)
    }

    fn other<T: Send + 'static>(&self, value: u64) -> Option<u64> {
        neighbour::object(self.known()?.others.of::<T>(), value)
    }
}

impl Tells<ModuleExemplar> for Driver {
    fn tell(&self, value: u64) -> Facts<ModuleExemplar> {
        let live = || {
            let mut world = self.known()?;
            let module = world.others.of::<Module>().get(value as usize)?;
            Some(match (module.library, thread::get()) {
                (Some(_), _) => ModuleExemplar::OfLibrary,
                (None, Some(current)) if current != module.context => ModuleExemplar::OtherContext,
                _ => ModuleExemplar::Loaded,
            })
        };
        Facts::new(match self.identify::<Module>(value) {
            _ if value == 0 => ModuleExemplar::Null,
            Identity::Live => live().unwrap_or(ModuleExemplar::Loaded),
            Identity::Gone => ModuleExemplar::Unloaded,
            Identity::Unknown => ModuleExemplar::Garbage,
        })
    }

    fn neighbour(&self, value: u64) -> Option<u64> {
        self.other::<Module>(value)
    }
}

impl Tells<ReferenceModule> for Driver {
    fn tell(&self, value: u64) -> Facts<ReferenceModule> {
        Facts::new(match self.identify::<Module>(value) {
            _ if value == 0 => ReferenceModule::Null,
            Identity::Live => ReferenceModule::Loaded,
            Identity::Gone => ReferenceModule::Unloaded,
            Identity::Unknown => ReferenceModule::Garbage,
        })
    }

    fn neighbour(&self, value: u64) -> Option<u64> {
        self.other::<Module>(value)
    }
}

impl Tells<Library> for Driver {
    fn tell(&self, value: u64) -> Facts<Library> {
        Facts::new(match self.identify::<CodeLibrary>(value) {
            _ if value == 0 => Library::Null,
            Identity::Live => Library::Fresh,
            Identity::Gone => Library::Unloaded,
            Identity::Unknown => Library::Garbage,
        })
    }

    fn neighbour(&self, value: u64) -> Option<u64> {
        self.other::<CodeLibrary>(value)
    }
}

impl Tells<Kernel> for Driver {
    fn tell(&self, value: u64) -> Facts<Kernel> {
        let parameters = || Some(self.known()?.parameters(value as usize).ok()?.len());
        match self.identify::<LibraryKernel>(value) {
            _ if value == 0 => Facts::new(Kernel::Null),
            Identity::Live => {
                let count = parameters().unwrap_or_default();
                let kind = match count {
                    0 => Kernel::Advance,
                    _ => Kernel::Weigh,
                };
                Facts::new(kind).with("parameters", count as i128)
            }
            Identity::Gone => Facts::new(Kernel::Unloaded),
            Identity::Unknown => Facts::new(Kernel::Garbage),
        }
    }

    fn neighbour(&self, value: u64) -> Option<u64> {
        self.other::<LibraryKernel>(value)
    }
}

impl Tells<SymbolName> for Driver {
    fn tell(&self, value: u64) -> Facts<SymbolName> {
        Facts::new(match name_at(value) {
            None => SymbolName::Null,
            Some(name) if name.is_empty() => SymbolName::Empty,
            // What a name stands for only the module tells, which is asked by the call.
            Some(name) => {
                self.symbols_at_hand(SymbolName::Unknown, |symbols| symbol(symbols, &name))
            }
        })
    }
}

impl Tells<ReferenceName> for Driver {
    fn tell(&self, value: u64) -> Facts<ReferenceName> {
        let kind = |symbols: &Symbols, name: &String| match name {
            _ if symbols.textures.contains(name) => Some(ReferenceName::Texture),
            _ if symbols.surfaces.contains(name) => Some(ReferenceName::Surface),
            _ => entry(symbols, name).map(|_| ReferenceName::Kernel),
        };
        let unknown = ReferenceName::Unknown;
        Facts::new(match name_at(value) {
            None => ReferenceName::Null,
            Some(name) if name.is_empty() => ReferenceName::Empty,
            Some(name) => self.symbols_at_hand(unknown, |all| kind(all, &name).ok_or(unknown)),
        })
    }
}

fn name_at(value: u64) -> Option<String> {
    if value == 0 {
        return None;
    }
    // SAFETY: the caller of the C function answers for its texts.
    let name = unsafe { CStr::from_ptr(value as usize as *const _) };
    Some(name.to_string_lossy().into_owned())
}

fn entry<'a>(symbols: &'a Symbols, name: &str) -> Option<&'a Entry> {
    symbols.entries.iter().find(|entry| entry.name == name)
}

/// What a name stands for, or what it resembles.
fn symbol(symbols: &Symbols, name: &str) -> Result<SymbolName, SymbolName> {
    if let Some(entry) = entry(symbols, name) {
        return Ok(match entry.parameters.is_empty() {
            true => SymbolName::Kernel,
            false => SymbolName::OtherKernel,
        });
    }
    let mut variables = symbols.variables.iter();
    if let Some(variable) = variables.find(|variable| variable.name == name) {
        return Ok(match variable.space {
            Space::Managed => SymbolName::Managed,
            Space::Constant => SymbolName::Constant,
            Space::Device if variable.is_array => SymbolName::Array,
            Space::Device => SymbolName::Variable,
        });
    }
    if symbols.functions.iter().any(|known| known == name) {
        return Ok(SymbolName::DeviceFunction);
    }
    let names = || symbols.entries.iter().map(|entry| entry.name.as_str());
    Err(if names().any(|known| known.eq_ignore_ascii_case(name)) {
        SymbolName::OtherCase
    } else if names().any(|known| known.starts_with(name)) {
        SymbolName::Beginning
    } else {
        SymbolName::Unknown
    })
}

impl Driver {
    /// What is found first in whatever is loaded, and otherwise what is resembled.
    fn symbols_at_hand<T>(&self, unknown: T, look: impl Fn(&Symbols) -> Result<T, T>) -> T {
        let Some(mut world) = self.known() else {
            return unknown;
        };
        let modules = world.others.of::<Module>().iter();
        let mut all: Vec<_> = modules.map(|(_, it)| it.symbols.clone()).collect();
        let libraries = world.others.of::<CodeLibrary>().iter();
        all.extend(libraries.map(|(_, it)| it.symbols.clone()));
        let mut resembled = unknown;
        for symbols in all {
            match look(&symbols) {
                Ok(found) => return found,
                Err(other) => resembled = other,
            }
        }
        resembled
    }
}

impl Tells<ImageExemplar> for Driver {
    fn tell(&self, value: u64) -> Facts<ImageExemplar> {
        if value == 0 {
            return Facts::new(ImageExemplar::Null);
        }
        // SAFETY: the caller of the C function answers for its images.
        let image = unsafe { Image::at(value as usize as *const u8) };
        Facts::new(match image.kind {
            Kind::Ptx => ImageExemplar::Ptx,
            Kind::TruncatedPtx => ImageExemplar::TruncatedPtx,
            Kind::NewerPtx => ImageExemplar::NewerPtx,
            Kind::ForeignPtx => ImageExemplar::ForeignPtx,
            Kind::UnresolvedPtx => ImageExemplar::UnresolvedPtx,
            Kind::DuplicatePtx => ImageExemplar::DuplicatePtx,
            Kind::Words => ImageExemplar::Words,
            Kind::EmptyText => ImageExemplar::EmptyText,
            Kind::Cubin => ImageExemplar::Cubin,
            Kind::ForeignCubin => ImageExemplar::ForeignCubin,
            Kind::TruncatedCubin => ImageExemplar::TruncatedCubin,
            Kind::Fatbin => ImageExemplar::Fatbin,
            Kind::EmptyFatbin => ImageExemplar::EmptyFatbin,
        })
    }
}

impl Tells<ImageFile> for Driver {
    fn tell(&self, value: u64) -> Facts<ImageFile> {
        if value == 0 {
            return Facts::new(ImageFile::Null);
        }
        // SAFETY: the caller of the C function answers for its texts.
        let path = unsafe { CStr::from_ptr(value as usize as *const _) };
        let path = path.to_string_lossy();
        if path.is_empty() {
            return Facts::new(ImageFile::EmptyName);
        }
        if Path::new(&*path).is_dir() {
            return Facts::new(ImageFile::Folder);
        }
        let Ok(bytes) = std::fs::read(&*path) else {
            return Facts::new(ImageFile::Missing);
        };
        Facts::new(match Image::of_bytes(&bytes).kind {
            Kind::Ptx => ImageFile::Ptx,
            Kind::TruncatedPtx | Kind::ForeignPtx | Kind::DuplicatePtx => ImageFile::TruncatedPtx,
            Kind::UnresolvedPtx => ImageFile::Ptx,
            Kind::NewerPtx => ImageFile::NewerPtx,
            Kind::Words => ImageFile::Words,
            Kind::EmptyText => ImageFile::EmptyFile,
            Kind::Cubin => ImageFile::Cubin,
            Kind::ForeignCubin | Kind::TruncatedCubin => ImageFile::ForeignCubin,
            Kind::Fatbin | Kind::EmptyFatbin => ImageFile::Fatbin,
        })
    }
}

impl Tells<InputName> for Driver {
    fn tell(&self, value: u64) -> Facts<InputName> {
        Facts::new(match value {
            0 => InputName::Null,
            _ => InputName::Given,
        })
    }
}
