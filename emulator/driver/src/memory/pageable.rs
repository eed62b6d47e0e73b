//! Memory of the program that the driver was not told about.

const PAGE: u64 = 4096;

/// Whether the page behind an address exists, found out without touching it.
pub fn is_readable(address: u64) -> bool {
    let mut residency = 0_u8;
    let page = address / PAGE * PAGE;
    // SAFETY: `mincore` reads no memory behind the address and writes one byte for one page.
    let answer = unsafe { libc::mincore(page as *mut _, PAGE as usize, &raw mut residency) };
    answer == 0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_nobody_mapped_is_not_readable() {
        assert!(!is_readable(0xdead_0000_beef_0000));
        assert!(!is_readable(64));
    }
}
