//! Checks that settings that outlast a case can be restored with the declared calls.

use cuspec_case::Source;
use cuspec_diagnostic::Diagnostic;

use super::resources::is_place;
use crate::contract::model::{
    Access, Contract, Contracts, PutBack, Reach, Setting, SettingId, Word,
};

/// A setting that a function changes, and the source of each argument of the two calls.
pub struct Restored<'a> {
    /// The call that reads the setting.
    pub read: (&'a Contract, Vec<Source>),
    /// The call that restores it.
    pub write: (&'a Contract, Vec<Source>),
}

/// Returns how every lasting change of a successful call is restored; empty if one of them
/// cannot be.
pub fn restored<'a>(contracts: &'a Contracts, contract: &Contract) -> Vec<Restored<'a>> {
    let all: Option<Vec<_>> = lasting(contracts, contract)
        .map(|setting| restore(contracts, contract, setting.put_back.as_ref()?).ok())
        .collect();
    all.unwrap_or_default()
}

/// Returns the mistakes of settings: calls whose arguments cannot be derived.
pub(super) fn check(contracts: &Contracts) -> Vec<Diagnostic> {
    let mut mistakes = Vec::new();
    for (id, setting) in SettingId::all(&contracts.vocabulary) {
        let Some(put_back) = &setting.put_back else {
            continue;
        };
        for access in [&put_back.read, &put_back.write] {
            if find(contracts, access).is_none() {
                let message = format!(
                    "`{}` is put back by `{}`, which has no contract with so many parameters: {}",
                    setting.name,
                    access.function,
                    access.words.len()
                );
                mistakes.push(put_back.span.error(message));
            }
        }
        let changes = |contract: &&Contract| contract.changes.contains(&id);
        for contract in contracts.functions.iter().filter(changes) {
            if let Err(Missing(Some(word))) = restore(contracts, contract, put_back) {
                let message = format!(
                    "`{}` changes `{}` and has no parameter `{word}`, which is needed to put it back",
                    contract.function, setting.name
                );
                mistakes.push(contract.span.error(message));
            }
        }
    }
    mistakes
}

/// Rejects an argument without a source; `None` if the function is unknown.
struct Missing(Option<String>);

fn lasting<'a>(contracts: &'a Contracts, contract: &Contract) -> impl Iterator<Item = &'a Setting> {
    let settings = SettingId::all(&contracts.vocabulary);
    let lasting = settings
        .filter(|(id, setting)| setting.reach == Reach::Process && contract.changes.contains(id));
    lasting.map(|(_, setting)| setting)
}

fn find<'a>(contracts: &'a Contracts, access: &Access) -> Option<&'a Contract> {
    let mut functions = contracts.functions.iter();
    functions.find(|contract| {
        contract.function == access.function && contract.params.len() == access.words.len()
    })
}

fn restore<'a>(
    contracts: &'a Contracts,
    contract: &Contract,
    put_back: &PutBack,
) -> Result<Restored<'a>, Missing> {
    let call = |access| find(contracts, access).ok_or(Missing(None));
    let (read, write) = (call(&put_back.read)?, call(&put_back.write)?);
    let argument = |word: &Word| {
        let place = contract.params.iter().position(|p| p.name == word.name);
        let place = place.ok_or_else(|| Missing(Some(word.name.clone())))?;
        Ok(Source::Argument(place))
    };
    let asked = put_back.read.words.iter().zip(&read.params).enumerate();
    let asked = asked.map(|(at, (word, param))| match is_place(contracts, param) {
        true => Ok(Source::Place(at)),
        false => argument(word),
    });
    let remembered = |word: &Word| {
        let words = put_back.read.words.iter().zip(&read.params);
        let mut places =
            words.map(|(known, param)| known.name == word.name && is_place(contracts, param));
        places.position(|is_it| is_it)
    };
    let told = put_back
        .write
        .words
        .iter()
        .map(|word| match remembered(word) {
            Some(place) => Ok(Source::Remembered {
                place,
                less: word.less,
            }),
            None => argument(word),
        });
    Ok(Restored {
        read: (read, asked.collect::<Result<_, Missing>>()?),
        write: (write, told.collect::<Result<_, Missing>>()?),
    })
}
