//! Functions that the driver provides to modules.

use super::plan::{Failure, FaultKind};
use super::print::{Piece, formatted, pieces};
use super::warp::{Group, Site, Warp};
use crate::code::Builtin;
use crate::lanes::lanes;

/// Maximum length of a string that is read, in bytes.
const MAX_TEXT_BYTES: u64 = 4096;

impl Warp {
    /// Calls a builtin. Its operands are in the frame.
    pub(super) fn builtin(
        &mut self,
        group: &Group,
        mask: u32,
        builtin: Builtin,
        to: Option<u32>,
        arguments: &[u32],
        site: &mut Site<'_, '_>,
    ) -> Result<(), Failure> {
        for lane in lanes(mask) {
            let argument = |index: usize, warp: &Warp, bytes: usize| {
                let at = arguments
                    .get(index)
                    .map_or(0, |at| (group.frame.local + at) as usize);
                let mut value = [0; 8];
                if let Some(from) = warp.local[lane].get(at..at + bytes) {
                    value[..bytes].copy_from_slice(from);
                }
                u64::from_le_bytes(value)
            };
            let pointer = |index: usize, warp: &Warp| argument(index, warp, 8);
            let result = match builtin {
                Builtin::Print => self.print(lane, pointer(0, self), pointer(1, self), site)?,
                Builtin::Fail => {
                    let texts = [0, 1, 3].map(|index| pointer(index, self));
                    self.fail(lane, texts, argument(2, self, 4), site)?;
                    return Err(Failure::new(FaultKind::Assert));
                }
                Builtin::Allocate => site.plan.memory.allocate(pointer(0, self)).unwrap_or(0),
                Builtin::Free => {
                    site.plan.memory.free(pointer(0, self));
                    0
                }
                Builtin::SetCondition => {
                    let value = argument(1, self, 4) as u32;
                    site.plan.memory.set_condition(pointer(0, self), value);
                    0
                }
                Builtin::LaunchGraph => {
                    let (graph, stream) = (pointer(0, self), pointer(1, self));
                    site.plan.memory.launch_graph(graph, stream).into()
                }
            };
            if let Some(to) = to {
                let bytes = builtin.result_bytes();
                let at = (group.frame.local + to) as usize;
                if let Some(place) = self.local[lane].get_mut(at..at + bytes) {
                    place.copy_from_slice(&result.to_le_bytes()[..bytes]);
                }
            }
        }
        Ok(())
    }

    fn text(&self, lane: usize, address: u64, site: &mut Site<'_, '_>) -> Result<String, Failure> {
        let mut bytes = Vec::new();
        for at in 0..MAX_TEXT_BYTES {
            match self.read_generic(lane, address.wrapping_add(at), 1, site)? {
                0 => break,
                byte => bytes.push(byte as u8),
            }
        }
        Ok(String::from_utf8_lossy(&bytes).into_owned())
    }

    fn print(
        &self,
        lane: usize,
        format: u64,
        mut at: u64,
        site: &mut Site<'_, '_>,
    ) -> Result<u64, Failure> {
        let format = self.text(lane, format, site)?;
        let mut text = String::new();
        let mut count = 0;
        for piece in pieces(&format) {
            let (format, letter, bytes, stars) = match piece {
                Piece::Text(plain) => {
                    text.push_str(&plain);
                    continue;
                }
                Piece::Conversion {
                    format,
                    letter,
                    bytes,
                    stars,
                } => (format, letter, bytes, stars),
            };
            let mut next = |bytes: u32, site: &mut Site<'_, '_>| {
                at = at.next_multiple_of(bytes.into());
                let value = self.read_generic(lane, at, bytes, site);
                at += u64::from(bytes);
                value
            };
            let mut format = format;
            for _ in 0..stars {
                let width = next(4, site)? as u32 as i32;
                format = format.replacen('*', &width.to_string(), 1);
            }
            let value = next(bytes, site)?;
            let pointed = if letter == 's' {
                self.text(lane, value, site)?
            } else {
                String::new()
            };
            text.push_str(&formatted(&format, letter, bytes, value, &pointed));
            count += 1;
        }
        site.plan.output.print(&text);
        Ok(count)
    }

    fn fail(
        &self,
        lane: usize,
        texts: [u64; 3],
        line: u64,
        site: &mut Site<'_, '_>,
    ) -> Result<(), Failure> {
        let mut read = |index: usize| self.text(lane, texts[index], site);
        let (message, file, function) = (read(0)?, read(1)?, read(2)?);
        let [bx, by, bz] = site.block;
        let [tx, ty, tz] = [0, 1, 2].map(|axis: usize| self.thread[axis][lane]);
        site.plan.output.assertion(&format!(
            "{file}:{line}: {function}: block: [{bx},{by},{bz}], thread: [{tx},{ty},{tz}] Assertion `{message}` failed.\n"
        ));
        Ok(())
    }
}
