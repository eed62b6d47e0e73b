//! Copies and fills. Both sides were validated before.

use crate::objects::work::Rows;

/// Copies `height` rows of `width` bytes. The two sides may overlap within a row.
///
/// # Safety
/// Each row of both sides is mapped, and `to` is writable.
pub unsafe fn move_rows(to: Rows, from: Rows, width: u64, height: u64) {
    for number in 0..height {
        let (to, from) = (to.row(number) as *mut u8, from.row(number) as *const u8);
        // SAFETY: the caller guarantees that both rows are valid.
        unsafe { std::ptr::copy(from, to, width as usize) };
    }
}

/// Fills `height` rows with `count` elements each, whose value is the first `size` bytes (1, 2 or 4) of
/// `element`.
///
/// # Safety
/// Each row of `to` is mapped and writable.
pub unsafe fn fill_rows(to: Rows, element: u32, size: u64, count: u64, height: u64) {
    let bytes = element.to_le_bytes();
    let bytes = &bytes[..size.min(4) as usize];
    for number in 0..height {
        let row = to.row(number) as *mut u8;
        if let [byte] = bytes {
            // SAFETY: the caller guarantees that the row is valid.
            unsafe { std::ptr::write_bytes(row, *byte, count as usize) };
            continue;
        }
        for at in 0..count as usize {
            // SAFETY: the caller guarantees that the row is valid, and the elements lie inside it.
            unsafe {
                std::ptr::copy_nonoverlapping(
                    bytes.as_ptr(),
                    row.add(at * bytes.len()),
                    bytes.len(),
                );
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_copied_and_padding_is_unchanged() {
        let from = [1_u8, 2, 9, 3, 4, 9];
        let mut to = [0_u8; 8];
        let side = |start: *const u8, pitch| Rows {
            start: start as u64,
            pitch,
        };
        // SAFETY: two rows of two bytes are inside both arrays.
        unsafe { move_rows(side(to.as_mut_ptr(), 4), side(from.as_ptr(), 3), 2, 2) };
        assert_eq!(to, [1, 2, 0, 0, 3, 4, 0, 0]);
    }

    #[test]
    fn elements_are_repeated_in_each_row() {
        let mut to = [0_u8; 8];
        let rows = Rows {
            start: to.as_mut_ptr() as u64,
            pitch: 4,
        };
        // SAFETY: two rows of one element are inside the array.
        unsafe { fill_rows(rows, 0xBBAA, 2, 1, 2) };
        assert_eq!(to, [0xAA, 0xBB, 0, 0, 0xAA, 0xBB, 0, 0]);
    }

    #[test]
    fn the_extent_of_rows_does_not_overflow() {
        let rows = Rows {
            start: 0,
            pitch: u64::MAX,
        };
        assert_eq!(rows.extent(8, 3), u64::MAX);
        assert_eq!(rows.extent(8, 0), 0);
    }
}
