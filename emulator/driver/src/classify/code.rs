//! Exemplars of modules, libraries, images and names.

use std::ffi::{CStr, OsStr};
use std::os::unix::ffi::OsStrExt;
use std::path::Path;

use cuspec_glue::Facts;
use cuspec_glue::classify::{
    Classify, Image as ImageExemplar, ImageFile, InputName, Kernel, Library,
    Module as ModuleExemplar, ReferenceModule, ReferenceName, SymbolName,
};
use cuspec_ptx::{Reason, ReferenceKind, Space};

use super::neighbour;
use crate::code::Code;
use crate::objects::archive;
use crate::objects::handle::Identity;
use crate::objects::image::{Form, Image};
use crate::objects::library::{Kernel as CodeKernel, Library as CodeLibrary};
use crate::objects::module::Module;
use crate::objects::thread;
use crate::operations::images::bytes_behind;
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

impl Classify<ModuleExemplar> for Driver {
    fn classify(&self, value: u64) -> Facts<ModuleExemplar> {
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

impl Classify<ReferenceModule> for Driver {
    fn classify(&self, value: u64) -> Facts<ReferenceModule> {
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

impl Driver {
    /// The exemplar of a live library.
    fn kind_of_library(&self, library: u64) -> Library {
        let told = self.known().and_then(|mut world| {
            let library = world.library(library as usize).ok()?;
            library.image().err()
        });
        match told {
            Some(Code::INVALID_PTX) => Library::MistakenPtx,
            Some(Code::UNSUPPORTED_PTX_VERSION) => Library::NewerPtx,
            Some(Code::INVALID_IMAGE) => Library::Words,
            Some(Code::NO_BINARY_FOR_GPU) => Library::ForeignCubin,
            _ => Library::Fresh,
        }
    }
}

impl Classify<Library> for Driver {
    fn classify(&self, value: u64) -> Facts<Library> {
        Facts::new(match self.identify::<CodeLibrary>(value) {
            _ if value == 0 => Library::Null,
            Identity::Live => self.kind_of_library(value),
            Identity::Gone => Library::Unloaded,
            Identity::Unknown => Library::Garbage,
        })
    }

    fn neighbour(&self, value: u64) -> Option<u64> {
        self.other::<CodeLibrary>(value)
    }
}

impl Classify<Kernel> for Driver {
    fn classify(&self, value: u64) -> Facts<Kernel> {
        let parameters = || {
            let mut world = self.known()?;
            let kernel = world.kernel(value as usize).ok()?;
            Some(kernel.facts().ok()?.parameters.len())
        };
        match self.identify::<CodeKernel>(value) {
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
        self.other::<CodeKernel>(value)
    }
}

impl Classify<SymbolName> for Driver {
    fn classify(&self, value: u64) -> Facts<SymbolName> {
        Facts::new(match name_at(value) {
            None => SymbolName::Null,
            Some(name) if name.is_empty() => SymbolName::Empty,
            // The call itself resolves the name in its module.
            Some(name) => self.find_at_hand(SymbolName::Unknown, |image| symbol(image, &name)),
        })
    }
}

impl Classify<ReferenceName> for Driver {
    fn classify(&self, value: u64) -> Facts<ReferenceName> {
        let kind = |image: &Image, name: &str| {
            let mut references = image.code.references();
            match references.find(|reference| reference.name == name) {
                Some(reference) if reference.kind == ReferenceKind::Surface => {
                    Some(ReferenceName::Surface)
                }
                Some(_) => Some(ReferenceName::Texture),
                None => image.find_entry(name).map(|_| ReferenceName::Kernel),
            }
        };
        let unknown = ReferenceName::Unknown;
        Facts::new(match name_at(value) {
            None => ReferenceName::Null,
            Some(name) if name.is_empty() => ReferenceName::Empty,
            Some(name) => self.find_at_hand(unknown, |image| kind(image, &name).ok_or(unknown)),
        })
    }
}

fn name_at(value: u64) -> Option<String> {
    if value == 0 {
        return None;
    }
    // SAFETY: the caller guarantees that strings are valid.
    let name = unsafe { CStr::from_ptr(value as usize as *const _) };
    Some(name.to_string_lossy().into_owned())
}

/// The exemplar of a name by its symbol, or by its spelling.
fn symbol(image: &Image, name: &str) -> Result<SymbolName, SymbolName> {
    if let Some(entry) = image.entries().find(|entry| entry.name == name) {
        return Ok(match entry.parameters.is_empty() {
            true => SymbolName::Kernel,
            false => SymbolName::OtherKernel,
        });
    }
    if let Some(variable) = image.variables().find(|variable| variable.name == name) {
        return Ok(match variable.space {
            _ if variable.managed => SymbolName::Managed,
            Space::Const => SymbolName::Constant,
            // Several elements exceed the alignment.
            _ if variable.size > variable.align => SymbolName::Array,
            _ => SymbolName::Variable,
        });
    }
    if image.code.functions().any(|known| known == name) {
        return Ok(SymbolName::DeviceFunction);
    }
    let mut names = image.entries().map(|entry| entry.name.as_str());
    let resembled = names.find_map(|known| match known {
        _ if known.eq_ignore_ascii_case(name) => Some(SymbolName::OtherCase),
        _ if known.starts_with(name) => Some(SymbolName::Beginning),
        _ => None,
    });
    Err(resembled.unwrap_or(SymbolName::Unknown))
}

impl Driver {
    /// The symbol of a name in any loaded image, or a name of similar spelling.
    fn find_at_hand<T>(&self, unknown: T, look: impl Fn(&Image) -> Result<T, T>) -> T {
        let Some(mut world) = self.known() else {
            return unknown;
        };
        let modules = world.others.of::<Module>().iter();
        let mut images: Vec<_> = modules.map(|(_, it)| it.image.clone()).collect();
        let libraries = world.others.of::<CodeLibrary>().iter();
        images.extend(libraries.filter_map(|(_, it)| it.image().ok().cloned()));
        let mut resembled = unknown;
        for image in images {
            match look(&image) {
                Ok(found) => return found,
                Err(other) => resembled = other,
            }
        }
        resembled
    }
}

/// The exemplar of an image by its format and header, and of a text by the compiler's errors.
fn kind_of(bytes: &[u8]) -> ImageExemplar {
    if archive::is_archive(bytes) {
        return ImageExemplar::Archive;
    }
    let refusal = Image::read(bytes).err();
    match refusal.as_ref().and_then(|refusal| refusal.mistake) {
        Some(Reason::NewerVersion) => return ImageExemplar::NewerPtx,
        Some(Reason::Undefined) => return ImageExemplar::UnresolvedPtx,
        Some(Reason::Duplicate) => return ImageExemplar::DuplicatePtx,
        Some(_) => return ImageExemplar::TruncatedPtx,
        None => {}
    }
    let refused = refusal.map(|refusal| refusal.code);
    match (Form::of(bytes), refused) {
        (Form::Binary, Some(Code::INVALID_IMAGE)) => ImageExemplar::TruncatedCubin,
        (Form::Binary, Some(Code::NO_BINARY_FOR_GPU)) => ImageExemplar::ForeignCubin,
        (Form::Binary, _) => ImageExemplar::Cubin,
        (Form::Container, Some(Code::NO_BINARY_FOR_GPU)) => ImageExemplar::EmptyFatbin,
        (Form::Container, _) => ImageExemplar::Fatbin,
        (Form::Text, Some(Code::INVALID_IMAGE)) => match bytes.first() {
            None | Some(0) => ImageExemplar::EmptyText,
            Some(_) => ImageExemplar::Words,
        },
        (Form::Text, Some(Code::NO_BINARY_FOR_GPU)) => ImageExemplar::ForeignPtx,
        (Form::Text, _) => ImageExemplar::Ptx,
    }
}

impl Classify<ImageExemplar> for Driver {
    fn classify(&self, value: u64) -> Facts<ImageExemplar> {
        if value == 0 {
            return Facts::new(ImageExemplar::Null);
        }
        // SAFETY: the C caller passes valid images.
        Facts::new(kind_of(unsafe {
            bytes_behind(value as usize as *const u8)
        }))
    }
}

impl Classify<ImageFile> for Driver {
    fn classify(&self, value: u64) -> Facts<ImageFile> {
        if value == 0 {
            return Facts::new(ImageFile::Null);
        }
        // SAFETY: the caller guarantees that strings are valid.
        let path = unsafe { CStr::from_ptr(value as usize as *const _) };
        let path = Path::new(OsStr::from_bytes(path.to_bytes()));
        if path.as_os_str().is_empty() {
            return Facts::new(ImageFile::EmptyName);
        }
        if path.is_dir() {
            return Facts::new(ImageFile::Folder);
        }
        let Ok(bytes) = std::fs::read(path) else {
            return Facts::new(ImageFile::Missing);
        };
        Facts::new(match kind_of(&bytes) {
            ImageExemplar::NewerPtx => ImageFile::NewerPtx,
            ImageExemplar::TruncatedPtx
            | ImageExemplar::UnresolvedPtx
            | ImageExemplar::DuplicatePtx => ImageFile::TruncatedPtx,
            ImageExemplar::Words => ImageFile::Words,
            ImageExemplar::EmptyText => ImageFile::EmptyFile,
            ImageExemplar::Cubin => ImageFile::Cubin,
            ImageExemplar::ForeignCubin | ImageExemplar::TruncatedCubin => ImageFile::ForeignCubin,
            ImageExemplar::Archive => ImageFile::Archive,
            ImageExemplar::Fatbin | ImageExemplar::EmptyFatbin => ImageFile::Fatbin,
            _ => ImageFile::Ptx,
        })
    }
}

impl Classify<InputName> for Driver {
    fn classify(&self, value: u64) -> Facts<InputName> {
        Facts::new(match value {
            0 => InputName::Null,
            _ => InputName::Given,
        })
    }
}
