//! The devices that `CUDA_VISIBLE_DEVICES` leaves visible to the process.

use std::ffi::CString;

use super::{ORDINAL, UUID};

/// Environment variable that lists the devices visible to a process.
const VARIABLE: &str = "CUDA_VISIBLE_DEVICES";

/// Start of an item that names a device by its identifier.
const IDENTIFIER: &str = "GPU-";

/// What the variable leaves of the one device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Visible {
    Device,
    Nothing,
    /// The list names the device twice, which is an error.
    Twice,
}

/// Reads the variable. Without it the device is visible.
pub fn visible() -> Visible {
    match std::env::var_os(VARIABLE) {
        Some(list) => read(&list.to_string_lossy()),
        None => Visible::Device,
    }
}

/// Reads a list, which ends at the first item that names no device. All items are of the kind of the first:
/// numbers or identifiers.
fn read(list: &str) -> Visible {
    let has_identifiers = list.starts_with(IDENTIFIER);
    let is_device = |item: &&str| match item.strip_prefix(IDENTIFIER) {
        Some(digits) => has_identifiers && is_start_of_identifier(digits),
        None => !has_identifiers && number(item) == Some(ORDINAL),
    };
    match list.split(',').take_while(is_device).count() {
        0 => Visible::Nothing,
        1 => Visible::Device,
        _ => Visible::Twice,
    }
}

/// The number at the start of an item, as the C library reads it: blanks may precede it, and other characters
/// follow it. Only its lowest 32 bits count.
fn number(item: &str) -> Option<i32> {
    let text = CString::new(item).ok()?;
    let mut end = std::ptr::null_mut();
    // SAFETY: the text ends in a zero byte, and `end` is borrowed for the call.
    let number = unsafe { libc::strtol(text.as_ptr(), &raw mut end, 0) };
    let has_digits = end.cast_const() != text.as_ptr();
    #[expect(clippy::cast_possible_truncation, reason = "only these bits count")]
    has_digits.then_some(number as i32)
}

/// Whether an item names the device: hexadecimal digits that begin its identifier. Dashes do not count, nor does
/// text after the digits.
fn is_start_of_identifier(item: &str) -> bool {
    let digits = item.bytes().filter(|byte| *byte != b'-');
    let digits: Vec<u8> = digits.take_while(u8::is_ascii_hexdigit).collect();
    let ours: String = UUID.iter().map(|byte| format!("{byte:02x}")).collect();
    !digits.is_empty() && ours.as_bytes().starts_with(&digits.to_ascii_lowercase())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn assert_read(lists: &[&str], visible: Visible) {
        for list in lists {
            assert_eq!(read(list), visible, "{list:?}");
        }
    }

    #[test]
    fn a_number_is_read_like_strtol_and_cut_to_32_bits() {
        let zeros = [
            "0", "000", "-0", "+0", "0x0", "\t0", "\n0", "  0", "0 ", "0gpu", "0.0", "0;1",
        ];
        assert_read(&zeros, Visible::Device);
        assert_read(&["4294967296", "-4294967296"], Visible::Device);
        assert_read(
            &["4294967297", "2147483648", "18446744073709551616"],
            Visible::Nothing,
        );
        assert_read(
            &["", " ", "-", "--0", "-1", "1", "none", "'0'", "gpu0"],
            Visible::Nothing,
        );
    }

    #[test]
    fn an_identifier_is_begun_by_its_digits() {
        let ours = [
            "GPU-6",
            "GPU-63757370",
            "GPU-63757370-6563",
            "GPU-637573706563",
            "GPU-63757370-6563-2D72",
        ];
        assert_read(&ours, Visible::Device);
        let whole = "GPU-63757370-6563-2d72-6566-6572656e6365";
        assert_read(&[whole, &format!("{whole}x")], Visible::Device);
        let others = [
            "GPU",
            "GPU-",
            "GPU-zz",
            "GPU-00",
            "gpu-63757370",
            " GPU-63757370",
            "63757370",
        ];
        assert_read(&others, Visible::Nothing);
    }

    #[test]
    fn a_list_ends_at_the_first_item_that_names_no_device() {
        assert_read(
            &["0,", "0,-1,0", "0,,0", "0,a", "0,1", "0 ,1"],
            Visible::Device,
        );
        assert_read(&["1,0", "-1,0", ",0", "a,0"], Visible::Nothing);
    }

    #[test]
    fn items_of_the_other_kind_end_a_list() {
        assert_read(&["0,GPU-6375", "GPU-6375,0"], Visible::Device);
    }

    #[test]
    fn a_device_that_is_named_twice_is_an_error() {
        assert_read(
            &["0,0", "0, 0", "0,4294967296", "GPU-63,GPU-6375"],
            Visible::Twice,
        );
    }
}
