//! Settings that outlast a case: they are asked for before the call and put back after it, by the
//! functions that the vocabulary names.

use cuspec_case::{Access, Effects, PutBack, Source};

use super::arguments::Arguments;
use crate::suite::Suite;
use crate::worker::driver_calls::Libraries;

/// As many words as the largest setting has.
type Room = [u64; 8];

/// What a call may change for good, as it was before.
pub(super) struct Settings<'a> {
    suite: &'a Suite,
    api: &'a Libraries,
    arguments: &'a Arguments,
    remembered: Vec<(&'static PutBack, Vec<Room>)>,
}

impl<'a> Settings<'a> {
    /// Asks for everything that the call may change for good. Nothing comes back where something of it
    /// cannot be put back, or does not answer.
    pub(super) fn remember(
        suite: &'a Suite,
        api: &'a Libraries,
        row: &'static Effects,
        arguments: &'a Arguments,
    ) -> Option<Settings<'a>> {
        let mut settings = Settings {
            suite,
            api,
            arguments,
            remembered: Vec::new(),
        };
        for put_back in row.put_back {
            let rooms = settings.ask(put_back)?;
            settings.remembered.push((put_back, rooms));
        }
        (!settings.remembered.is_empty()).then_some(settings)
    }

    /// Puts everything back: whether the library says afterwards what it said before.
    pub(super) fn put_back(&self) -> bool {
        self.remembered.iter().all(|(put_back, rooms)| {
            let mut rooms = rooms.clone();
            self.call(&put_back.write, &mut rooms).is_some()
                && self.ask(put_back).is_some_and(|now| now == rooms)
        })
    }

    fn ask(&self, put_back: &PutBack) -> Option<Vec<Room>> {
        let mut rooms = vec![Room::default(); put_back.read.words.len()];
        self.call(&put_back.read, &mut rooms)?;
        Some(rooms)
    }

    /// Makes a call on a setting; nothing where there is no such function or it fails.
    fn call(&self, access: &Access, rooms: &mut [Room]) -> Option<()> {
        let thunk = (self.suite.thunk)(access.function)?;
        let address = self.api.symbol(access.api, access.function)?;
        let given = self.arguments.pointers();
        let word = |source: &Source| match source {
            Source::Argument(_) => Some(Room::default()),
            Source::Place(place) => {
                let room = rooms.get_mut(*place)?;
                Some([room.as_mut_ptr() as u64, 0, 0, 0, 0, 0, 0, 0])
            }
            Source::Remembered { place, less } => {
                let mut word = *rooms.get(*place)?;
                word[0] &= !less;
                Some(word)
            }
        };
        let words: Vec<Room> = access.words.iter().map(word).collect::<Option<_>>()?;
        let args = access.words.iter().zip(&words);
        let args = args.map(|(source, word)| match source {
            Source::Argument(param) => given.get(*param).copied(),
            _ => Some(word.as_ptr().cast()),
        });
        let args: Vec<*const u8> = args.collect::<Option<_>>()?;
        // SAFETY: the thunk is the one that was made for the function. A place is a room of its own; a
        // word that is passed on is one that the call under test was passed for a parameter of this
        // name, or what a place was filled with.
        let code = unsafe { thunk(address, &args, std::ptr::null_mut()) };
        (code == 0).then_some(())
    }
}
