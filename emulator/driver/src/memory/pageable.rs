//! Memory of the program that is unknown to the driver.

const PAGE: u64 = 4096;

/// Whether the page of an address exists, without touching it.
pub fn is_readable(address: u64) -> bool {
    let mut residency = 0_u8;
    let page = address / PAGE * PAGE;
    // SAFETY: `mincore` reads no memory behind the address and writes one byte for one page.
    let answer = unsafe { libc::mincore(page as *mut _, PAGE as usize, &raw mut residency) };
    answer == 0
}

/// Whether the page of an address exists and has memory.
pub fn is_resident(address: u64) -> bool {
    let mut residency = 0_u8;
    let page = address / PAGE * PAGE;
    // SAFETY: `mincore` reads no memory behind the address and writes one byte for one page.
    let answer = unsafe { libc::mincore(page as *mut _, PAGE as usize, &raw mut residency) };
    answer == 0 && residency & 1 != 0
}

/// Whether the program may write all pages of a range, according to the system. Without information
/// they count as writable.
pub fn is_writable(start: u64, size: u64) -> bool {
    let Ok(maps) = std::fs::read_to_string("/proc/self/maps") else {
        return true;
    };
    let end = start.saturating_add(size);
    maps.lines()
        .filter_map(mapping)
        .filter(|mapping| mapping.start < end && start < mapping.end)
        .all(|mapping| mapping.is_writable)
}

struct Mapping {
    start: u64,
    end: u64,
    is_writable: bool,
}

/// Parses a line of `/proc/self/maps`.
fn mapping(line: &str) -> Option<Mapping> {
    let mut words = line.split(' ');
    let (start, end) = words.next()?.split_once('-')?;
    Some(Mapping {
        start: u64::from_str_radix(start, 16).ok()?,
        end: u64::from_str_radix(end, 16).ok()?,
        is_writable: words.next()?.as_bytes().get(1) == Some(&b'w'),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unmapped_address_is_not_readable() {
        assert!(!is_readable(0xdead_0000_beef_0000));
        assert!(!is_readable(64));
    }

    #[test]
    fn constants_are_readable_but_not_writable() {
        static CONSTANT: [u64; 4] = [1, 2, 3, 4];
        let mut variable = [1_u64; 4];
        assert!(is_writable(variable.as_mut_ptr() as u64, 32));
        assert!(!is_writable(CONSTANT.as_ptr() as u64, 32));
    }
}
