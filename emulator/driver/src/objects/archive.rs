//! Archives of objects with device code, as toolkits have for the linker.

use object::read::archive::ArchiveFile;
use object::read::elf::ElfFile64;
use object::{Endianness, Object, ObjectSection};

/// The beginning of an archive.
pub const MAGIC: [u8; 8] = *b"!<arch>\n";

/// The section of an object with device code that is still to be linked.
const RELOCATABLE_CODE: &str = "__nv_relfatbin";

/// Whether bytes begin like an archive.
pub fn is_archive(bytes: &[u8]) -> bool {
    bytes.starts_with(&MAGIC)
}

/// Whether all members of an archive are ELF objects, and one of them has device code. `false` for other bytes and for
/// a damaged archive.
pub fn has_device_code(bytes: &[u8]) -> bool {
    let archive = ArchiveFile::parse(bytes).ok();
    let archive = archive.filter(|_| is_archive(bytes));
    let members = archive.map(|archive| {
        let members = archive.members().map(|member| {
            let object = member.ok()?.data(bytes).ok()?;
            object_has_device_code(object)
        });
        members.collect::<Option<Vec<bool>>>()
    });
    members.flatten().unwrap_or_default().contains(&true)
}

/// Whether an ELF object has device code; `None` for other files.
fn object_has_device_code(object: &[u8]) -> Option<bool> {
    let object = ElfFile64::<Endianness>::parse(object).ok()?;
    let section = object.section_by_name(RELOCATABLE_CODE);
    Some(section.is_some_and(|section| section.size() > 0))
}

#[cfg(test)]
mod tests {
    use super::*;

    const ELF_HEADER: usize = 64;

    /// An object with one section of this name.
    fn object(section: &str) -> Vec<u8> {
        let names = format!("\0{section}\0.shstrtab\0");
        let at = ELF_HEADER as u64;
        let mut bytes = b"\x7fELF\x02\x01\x01".to_vec();
        bytes.resize(16, 0);
        // A relocatable file for x86-64 of version 1.
        bytes.extend([1, 0, 62, 0, 1, 0, 0, 0]);
        bytes.extend([0; 16]);
        bytes.extend((at + names.len() as u64).to_le_bytes());
        bytes.extend(0_u32.to_le_bytes());
        // Sizes of the header and of an entry of each table; three sections, of which the last has the names.
        for half in [ELF_HEADER as u16, 0, 0, 64, 3, 2] {
            bytes.extend(half.to_le_bytes());
        }
        bytes.extend(names.as_bytes());
        bytes.extend([0; 64]);
        let entries = [(1, 1), (section.len() as u32 + 2, 3)];
        for (name, kind) in entries {
            bytes.extend(u32::to_le_bytes(name));
            bytes.extend(u32::to_le_bytes(kind));
            for word in [0, 0, at, names.len() as u64] {
                bytes.extend(word.to_le_bytes());
            }
            bytes.extend([0; 24]);
        }
        bytes
    }

    fn archive_of(members: &[&[u8]]) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        for member in members {
            let header = format!(
                "{:<16}{:<12}{:<6}{:<6}{:<8}{:<10}`\n",
                "member.o/",
                0,
                0,
                0,
                "100644",
                member.len()
            );
            bytes.extend(header.as_bytes());
            bytes.extend(*member);
            bytes.resize(bytes.len().next_multiple_of(2), b'\n');
        }
        bytes
    }

    /// An archive of an object without device code, and of one with it.
    const LIBRARY: &[u8] = include_bytes!("../../tests/images/library.a");

    #[test]
    fn a_member_with_device_code_is_found() {
        let code = object(RELOCATABLE_CODE);
        assert!(has_device_code(&archive_of(&[&code])));
        assert_eq!(archive_of(&[&object(".text"), &code]), LIBRARY);
        assert!(has_device_code(LIBRARY));
    }

    #[test]
    fn other_files_have_no_device_code() {
        let code = object(RELOCATABLE_CODE);
        assert!(!has_device_code(b""));
        assert!(!has_device_code(b"text"));
        assert!(!has_device_code(&MAGIC));
        assert!(!has_device_code(&code));
        assert!(!has_device_code(&archive_of(&[&object(".text")])));
        assert!(!has_device_code(&archive_of(&[&code, b"text"])));
        let mut thin = LIBRARY.to_vec();
        thin[..8].copy_from_slice(b"!<thin>\n");
        assert!(!has_device_code(&thin));
    }

    #[test]
    fn a_damaged_archive_is_read_without_a_panic() {
        let archive = archive_of(&[&object(RELOCATABLE_CODE)]);
        for end in 0..archive.len() {
            assert!(!has_device_code(&archive[..end]), "{end}");
        }
        for at in 0..archive.len() {
            let mut damaged = archive.clone();
            damaged[at] ^= 0xff;
            let _ = has_device_code(&damaged);
        }
    }
}
