//! Values behind the pointers of a call.

use crate::tri::{Tri, truth};

/// The elements behind a pointer, as unsigned numbers of `size` bytes each.
///
/// # Safety
/// A pointer that is not null leads to at least `len` elements.
pub unsafe fn elements(pointer: u64, len: i128, size: usize) -> Vec<u64> {
    if pointer == 0 || len <= 0 {
        return Vec::new();
    }
    let bytes = pointer as usize as *const u8;
    (0..len.min(4096) as usize)
        .map(|index| {
            let mut value = [0_u8; 8];
            let size = size.min(8);
            // SAFETY: the element lies inside the `len` that the pointer leads to, and a number of
            // eight bytes has room for it.
            unsafe {
                std::ptr::copy_nonoverlapping(bytes.add(index * size), value.as_mut_ptr(), size);
            }
            u64::from_le_bytes(value)
        })
        .collect()
}

/// Where the record begins that a field lies in, if it is there and the field means something.
pub fn field(base: u64, when: Tri) -> Option<u64> {
    (base != 0 && truth(when)).then_some(base)
}

/// The numbers of the elements of an array, of which there are none behind null.
pub fn indices(base: u64, len: Tri) -> core::ops::Range<u64> {
    let len = len.unwrap_or(0).clamp(0, 4096) as u64;
    0..if base == 0 { 0 } else { len }
}

/// Where an element of an array begins; null where there is no array.
pub fn element(base: u64, index: u64, size: u64) -> u64 {
    if base == 0 { 0 } else { base + index * size }
}

/// A number of `size` bytes at an address. Where bytes are not a number, as in a structure, it is the union of their
/// words of eight bytes, which is zero only if all of them are.
///
/// # Safety
/// So many bytes are there.
pub unsafe fn read(address: u64, size: usize, is_signed: bool) -> i128 {
    let mut value = 0;
    for at in (0..size).step_by(8) {
        let mut bytes = [0_u8; 8];
        let place = (address as usize + at) as *const u8;
        // SAFETY: the caller guarantees that the bytes are valid, and there are no more than the array has.
        unsafe { std::ptr::copy_nonoverlapping(place, bytes.as_mut_ptr(), (size - at).min(8)) };
        value |= u64::from_le_bytes(bytes);
    }
    let unused = 64 - 8 * size.min(8) as u32;
    match is_signed {
        true => ((value << unused) as i64 >> unused).into(),
        false => value.into(),
    }
}

/// Empties a place, unless it is null.
///
/// # Safety
/// A place that is not null has room for so many bytes.
pub unsafe fn zero(place: *mut u8, size: usize) {
    if !place.is_null() {
        // SAFETY: the caller guarantees that the place is valid.
        unsafe { place.write_bytes(0, size) };
    }
}

#[cfg(test)]
mod tests {
    use super::read;

    #[test]
    fn wide_bytes_are_zero_only_if_all_of_them_are() {
        let mut bytes = [0_u8; 21];
        let address = bytes.as_ptr() as u64;
        // SAFETY: so many bytes are there.
        assert_eq!(unsafe { read(address, bytes.len(), false) }, 0);
        bytes[20] = 1;
        let address = bytes.as_ptr() as u64;
        // SAFETY: as above.
        assert_ne!(unsafe { read(address, bytes.len(), false) }, 0);
    }
}
