//! Settings that outlast a case. They are read before the call and restored after it, with the functions
//! that the vocabulary names.

use cuspec_case::{Access, Effects, PutBack, Source};

use super::arguments::Arguments;
use crate::suite::Suite;
use crate::worker::driver_calls::Libraries;

/// Room for the largest setting.
type Room = [u64; 8];

/// The settings that a call may change, with their values before the call.
pub(super) struct Settings<'a> {
    suite: &'a Suite,
    api: &'a Libraries,
    arguments: &'a Arguments,
    remembered: Vec<(&'static PutBack, Vec<Room>)>,
}

impl<'a> Settings<'a> {
    /// Reads every setting that the call may change. `None` if one cannot be restored or read.
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

    /// Restores all settings. Returns whether the library reports the old values afterwards.
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

    /// Calls a function that reads or writes a setting. `None` if the function is missing or fails.
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
        // SAFETY: the thunk was generated for the function. Each place is a room of its own; the other
        // words were passed to the call under test for a parameter of this name, or read from the library
        // before.
        let code = unsafe { thunk(address, &args, std::ptr::null_mut()) };
        (code == 0).then_some(())
    }
}
