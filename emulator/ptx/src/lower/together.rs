//! What the threads of a warp do together.

use super::Lowering;
use super::arguments::Argument;
use super::transfers::change;
use crate::ast::Instruction;
use crate::code::{Operation, Shuffle, Source, Together, Vote};
use crate::isa::Reading;
use crate::rejection::Rejection;

impl<'a> Lowering<'_, 'a> {
    /// Lowers an instruction that the threads of a warp execute together. Returns whether it is one.
    pub(super) fn together(
        &mut self,
        instruction: &Instruction<'a>,
        reading: &Reading<'a>,
        arguments: &mut [Argument],
    ) -> Result<bool, Rejection> {
        let mut sources = arguments.iter().filter_map(|argument| match argument {
            Argument::Source(source) => Some(*source),
            _ => None,
        });
        let mut next = || sources.next().unwrap_or(Source::Constant(0));
        let named = reading.has("sync");
        let (what, mask) = match (instruction.name.text, &*arguments) {
            ("bar", [Argument::Source(mask)]) if reading.has("warp") => {
                (Together::Wait, Some(*mask))
            }
            ("vote", [first, Argument::Condition(of), ..]) => {
                let Some(vote) = vote(reading, first) else {
                    self.emit(Operation::Nothing);
                    return Ok(true);
                };
                (Together::Vote { vote, of: *of }, named.then(next))
            }
            ("shfl", [Argument::Both(to, valid), ..]) => {
                let kind = match () {
                    () if reading.has("up") => Shuffle::Up,
                    () if reading.has("down") => Shuffle::Down,
                    () if reading.has("bfly") => Shuffle::Butterfly,
                    () => Shuffle::Index,
                };
                let (of, lane, clamp) = (next(), next(), next());
                let shuffle = Together::Shuffle {
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
                Together::MatchAny {
                    to: *to,
                    of: next(),
                },
                Some(next()),
            ),
            ("match", [Argument::Both(to, equal), ..]) => {
                let what = Together::MatchAll {
                    to: *to,
                    equal: *equal,
                    of: next(),
                };
                (what, Some(next()))
            }
            ("elect", [Argument::Both(to, elected), ..]) => (
                Together::Elect {
                    to: *to,
                    elected: *elected,
                },
                Some(next()),
            ),
            ("redux", [Argument::Target(Some(to), _), ..]) => {
                let Some(change) = change(reading) else {
                    return Ok(false);
                };
                let (ty, of) = (reading.first(), next());
                (
                    Together::Reduce {
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
        self.emit(Operation::Together { what, mask });
        Ok(true)
    }
}

/// Nothing where nobody keeps the answer.
fn vote(reading: &Reading<'_>, first: &Argument) -> Option<Vote> {
    match first {
        Argument::Outcome(to, _) if reading.has("all") => to.map(Vote::All),
        Argument::Outcome(to, _) if reading.has("any") => to.map(Vote::Any),
        Argument::Outcome(to, _) => to.map(Vote::Uniform),
        Argument::Target(to, _) => to.map(Vote::Ballot),
        _ => None,
    }
}
