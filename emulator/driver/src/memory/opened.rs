//! Device memory shared between processes.

use super::Memory;
use super::kinds::{Allocation, Kind};
use super::sharing::Shared;
use crate::code::{Code, Outcome};

impl Memory {
    /// Exports the allocation at an address, which must belong to this process.
    pub fn share(&mut self, address: u64) -> Outcome<Shared> {
        let found = self.find(address).ok_or(Code::INVALID_VALUE)?;
        let (base, size) = (found.base, found.size);
        match found.kind {
            Kind::Device | Kind::Pooled { .. } => {
                self.device.share(base, size).ok_or(Code::OUT_OF_MEMORY)
            }
            _ => Err(Code::INVALID_VALUE),
        }
    }

    /// Whether memory of another process is open.
    pub fn has_opened(&self) -> bool {
        self.all()
            .any(|found| matches!(found.kind, Kind::Opened { pool: None, .. }))
    }

    /// Whether memory of another process was opened more than once.
    pub fn is_opened_again(&self, address: u64) -> bool {
        let found = self.find(address);
        found.is_some_and(|found| matches!(found.kind, Kind::Opened { times, .. } if times > 1))
    }

    /// Whether a context may open memory: not while another context has some open.
    pub fn may_open(&self, context: usize) -> bool {
        let is_anothers = |found: &Allocation| {
            matches!(found.kind, Kind::Opened { pool: None, .. }) && found.context != context
        };
        !self.all().any(is_anothers)
    }

    /// Opens another process's allocation. Repeated calls return the same address.
    pub fn open(&mut self, context: usize, pool: Option<usize>, shared: Shared) -> Outcome<u64> {
        let is_known = |kind: &Kind| matches!(kind, Kind::Opened { pool: by, shared: known, .. } if *by == pool && *known == shared);
        if let Some(found) = self.all_mut().find(|found| is_known(&found.kind)) {
            if let Kind::Opened { times, .. } = &mut found.kind {
                *times += 1;
            }
            return Ok(found.base);
        }
        let pages = self.device.open(&shared).ok_or(Code::INVALID_VALUE)?;
        let base = pages.0 + shared.within_page();
        let kind = Kind::Opened {
            pool,
            shared,
            pages,
            times: 1,
        };
        self.note(base, shared.size, kind, context);
        Ok(base)
    }
}
