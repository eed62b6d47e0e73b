//! Settings that outlast a case. They are read before the call and restored after it, with the functions
//! that the vocabulary names.

use cuspec_case::{Access, Effects, PutBack, Source};

use super::arguments::Arguments;
use crate::suite::Suite;
use crate::worker::driver_calls::Libraries;

/// The value of a setting; the largest one has eight words.
type SettingValue = [u64; 8];

/// The settings that a call may change, with their values before the call.
pub(super) struct Settings<'a> {
    suite: &'a Suite,
    api: &'a Libraries,
    arguments: &'a Arguments,
    saved: Vec<(&'static PutBack, Vec<SettingValue>)>,
}

impl<'a> Settings<'a> {
    /// Reads every setting that the call may change. `None` if one cannot be restored or read.
    pub(super) fn save(
        suite: &'a Suite,
        api: &'a Libraries,
        row: &'static Effects,
        arguments: &'a Arguments,
    ) -> Option<Settings<'a>> {
        let mut settings = Settings {
            suite,
            api,
            arguments,
            saved: Vec::new(),
        };
        for put_back in row.put_back {
            let values = settings.read(put_back)?;
            settings.saved.push((put_back, values));
        }
        (!settings.saved.is_empty()).then_some(settings)
    }

    /// Restores all settings. Returns whether the library reports the old values afterwards.
    pub(super) fn restore(&self) -> bool {
        self.saved.iter().all(|(put_back, values)| {
            let mut values = values.clone();
            self.call(&put_back.write, &mut values).is_some()
                && self.read(put_back).is_some_and(|now| now == values)
        })
    }

    fn read(&self, put_back: &PutBack) -> Option<Vec<SettingValue>> {
        let mut values = vec![SettingValue::default(); put_back.read.words.len()];
        self.call(&put_back.read, &mut values)?;
        Some(values)
    }

    /// Calls a function that reads or writes a setting. `None` if the function is missing or fails.
    fn call(&self, access: &Access, values: &mut [SettingValue]) -> Option<()> {
        let thunk = (self.suite.thunk)(access.function)?;
        let address = self.api.symbol(access.api, access.function)?;
        let given = self.arguments.pointers();
        let word = |source: &Source| match source {
            Source::Argument(_) => Some(SettingValue::default()),
            Source::Place(place) => {
                let value = values.get_mut(*place)?;
                Some([value.as_mut_ptr() as u64, 0, 0, 0, 0, 0, 0, 0])
            }
            Source::Remembered { place, less } => {
                let mut word = *values.get(*place)?;
                word[0] &= !less;
                Some(word)
            }
        };
        let words: Vec<SettingValue> = access.words.iter().map(word).collect::<Option<_>>()?;
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
