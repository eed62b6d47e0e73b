//! Collective operations of a warp.

use super::Lowering;
use super::arguments::Argument;
use super::transfers::change;
use crate::ast::Instruction;
use crate::code::{Collective, Operation, Shuffle, Source, Vote};
use crate::isa::Decoded;
use crate::rejection::Rejection;

impl<'a> Lowering<'_, 'a> {
    /// Lowers a collective operation. Returns whether the instruction is one.
    pub(super) fn collective(
        &mut self,
        instruction: &Instruction<'a>,
        decoded: &Decoded<'a>,
        arguments: &mut [Argument],
    ) -> Result<bool, Rejection> {
        let mut sources = arguments.iter().filter_map(|argument| match argument {
            Argument::Source(source) => Some(*source),
            _ => None,
        });
        let mut next = || sources.next().unwrap_or(Source::Constant(0));
        let named = decoded.has("sync");
        let (what, mask) = match (instruction.name.text, &*arguments) {
            ("bar", [Argument::Source(mask)]) if decoded.has("warp") => {
                (Collective::Wait, Some(*mask))
            }
            ("vote", [first, Argument::Condition(of), ..]) => {
                let Some(vote) = vote(decoded, first) else {
                    self.emit(Operation::Nothing);
                    return Ok(true);
                };
                (Collective::Vote { vote, of: *of }, named.then(next))
            }
            ("shfl", [Argument::Both(to, valid), ..]) => {
                let kind = match () {
                    () if decoded.has("up") => Shuffle::Up,
                    () if decoded.has("down") => Shuffle::Down,
                    () if decoded.has("bfly") => Shuffle::Butterfly,
                    () => Shuffle::Index,
                };
                let (of, lane, clamp) = (next(), next(), next());
                let shuffle = Collective::Shuffle {
                    kind,
                    to: *to,
                    valid: *valid,
                    of,
                    lane,
                    clamp,
                };
                (shuffle, named.then(next))
            }
            ("match", [Argument::Target(Some(to), _), ..]) => (
                Collective::MatchAny {
                    to: *to,
                    of: next(),
                },
                Some(next()),
            ),
            ("match", [Argument::Both(to, equal), ..]) => {
                let what = Collective::MatchAll {
                    to: *to,
                    equal: *equal,
                    of: next(),
                };
                (what, Some(next()))
            }
            ("elect", [Argument::Both(to, elected), ..]) => (
                Collective::Elect {
                    to: *to,
                    elected: *elected,
                },
                Some(next()),
            ),
            ("redux", [Argument::Target(Some(to), _), ..]) => {
                let Some(change) = change(decoded) else {
                    return Ok(false);
                };
                let (ty, of) = (decoded.first(), next());
                (
                    Collective::Reduce {
                        change,
                        ty,
                        to: *to,
                        of,
                    },
                    Some(next()),
                )
            }
            ("activemask", [Argument::Target(Some(to), _)]) => {
                self.emit(Operation::ActiveMask(*to));
                return Ok(true);
            }
            _ => return Ok(false),
        };
        self.emit(Operation::Collective { what, mask });
        Ok(true)
    }
}

/// Returns `None` if the result is not used.
fn vote(decoded: &Decoded<'_>, first: &Argument) -> Option<Vote> {
    match first {
        Argument::Outcome(to, _) if decoded.has("all") => to.map(Vote::All),
        Argument::Outcome(to, _) if decoded.has("any") => to.map(Vote::Any),
        Argument::Outcome(to, _) => to.map(Vote::Uniform),
        Argument::Target(to, _) => to.map(Vote::Ballot),
        _ => None,
    }
}
