//! Tables of exemplars, and those that are alike in many domains.

use super::case_resources::CaseResources;
use super::made::{Numbers, SetupError};

/// A handle or an address that nobody ever gave out. It is no canonical address on x86-64, so that
/// following it ends in a fault and never in somebody's memory; the vocabulary uses the same value.
pub(super) const GARBAGE: u64 = 0xdead_0000_beef;

/// Makes one exemplar: the word that is passed for it.
pub(super) type Maker = fn(&mut CaseResources<'_>, &Numbers<'_>) -> Result<u64, SetupError>;

/// The exemplars of one domain.
pub(super) type Table = &'static [(&'static str, Maker)];

/// A null pointer or handle.
pub(super) fn null(_: &mut CaseResources<'_>, _: &Numbers<'_>) -> Result<u64, SetupError> {
    Ok(0)
}

/// See [`GARBAGE`].
pub(super) fn garbage(_: &mut CaseResources<'_>, _: &Numbers<'_>) -> Result<u64, SetupError> {
    Ok(GARBAGE)
}
