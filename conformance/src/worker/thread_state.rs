//! The state of the calling thread that a case may change, besides the library's own.

/// The blocked signals of the calling thread, and its floating-point control bits.
#[derive(PartialEq, Eq)]
pub(super) struct ThreadState {
    blocked: u64,
    rounding: u32,
}

impl ThreadState {
    pub(super) fn read() -> ThreadState {
        let mut blocked: u64 = 0;
        // SAFETY: with a null pointer for the new mask the call changes nothing; it writes eight bytes to a
        // number of eight bytes.
        unsafe {
            libc::syscall(
                libc::SYS_rt_sigprocmask,
                libc::SIG_BLOCK,
                std::ptr::null::<u64>(),
                &raw mut blocked,
                size_of::<u64>(),
            );
        }
        ThreadState {
            blocked,
            rounding: read_rounding(),
        }
    }
}

/// The control bits without the exception flags, which do not affect other cases.
#[cfg(target_arch = "x86_64")]
fn read_rounding() -> u32 {
    const CONTROL: u32 = 0xffc0;
    let mut register: u32 = 0;
    // SAFETY: the instruction writes four bytes to the address of a number of four bytes.
    unsafe {
        std::arch::asm!("stmxcsr [{}]", in(reg) &raw mut register, options(nostack));
    }
    register & CONTROL
}

#[cfg(not(target_arch = "x86_64"))]
fn read_rounding() -> u32 {
    0
}
