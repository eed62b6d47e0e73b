//! Outcomes of calls, and the effects of values on calls, in `registry.json`.

use cuspec_spec::contract as model;
use schemars::JsonSchema;
use serde::Serialize;

/// The effect of an exemplar on a call.
#[derive(Serialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub(super) enum Standing {
    Accepted,
    Refused {
        outcome: Outcome,
    },
    /// The effect is not specified.
    Undefined,
}

#[derive(Serialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub(super) enum Outcome {
    /// Any of these codes.
    Codes { codes: Vec<String> },
    /// The outcome is not specified.
    Undefined,
    /// Success now, and this code from the call that waits for the work.
    Later { code: String },
}

/// The effect of an exemplar on a call in some versions of the library only; the first that applies counts.
#[derive(Serialize, JsonSchema)]
pub(super) struct ByVersion {
    bound: Bound,
    standing: Standing,
}

/// A version of the library that bounds the validity of a statement.
#[derive(Serialize, JsonSchema)]
pub(super) struct Bound {
    side: Side,
    /// The number that the library reports, 12050 for 12.5.
    version: u32,
    /// Releases that showed that it holds, in addition to those that a rule names.
    on: Vec<String>,
    /// Releases on the other side of the version, which showed that it does not hold there.
    not_on: Vec<String>,
}

/// The side of the version on which the statement holds.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
enum Side {
    /// This version and later.
    Since,
    /// Earlier versions.
    Until,
}

pub(super) fn by_version(item: &model::ByVersion) -> ByVersion {
    ByVersion {
        bound: bound(&item.bound),
        standing: standing(&item.standing),
    }
}

pub(super) fn bound(item: &model::Bound) -> Bound {
    Bound {
        side: match item.side {
            model::Side::Since => Side::Since,
            model::Side::Until => Side::Until,
        },
        version: item.version,
        on: item.on.clone(),
        not_on: item.not_on.clone(),
    }
}

pub(super) fn standing(standing: &model::Standing) -> Standing {
    match standing {
        model::Standing::Accepted => Standing::Accepted,
        model::Standing::Refused(of) => Standing::Refused {
            outcome: outcome(of),
        },
        model::Standing::Undefined => Standing::Undefined,
    }
}

pub(super) fn outcome(outcome: &model::Outcome) -> Outcome {
    match outcome {
        model::Outcome::Codes(codes) => Outcome::Codes {
            codes: codes.clone(),
        },
        model::Outcome::Undefined => Outcome::Undefined,
        model::Outcome::Later(code) => Outcome::Later { code: code.clone() },
    }
}
