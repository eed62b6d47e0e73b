//! Outcomes of calls, and the effects of values on calls, in `registry.json`.

use cuspec_spec::contract as model;
use schemars::JsonSchema;
use serde::Serialize;

/// What an exemplar does to a call.
#[derive(Serialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub(super) enum Standing {
    Accepted,
    Refused {
        outcome: Outcome,
    },
    /// Nobody may rely on what comes of it.
    Undefined,
}

#[derive(Serialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub(super) enum Outcome {
    /// One of these.
    Codes { codes: Vec<String> },
    /// Nobody may rely on it.
    Undefined,
    /// Success now, and this code from whoever waits for the work.
    Later { code: String },
}

/// What an exemplar does to a call in some versions of the library alone; of several that hold the first counts.
#[derive(Serialize, JsonSchema)]
pub(super) struct ByVersion {
    bound: Bound,
    standing: Standing,
}

/// A version of the library that something holds from or until.
#[derive(Serialize, JsonSchema)]
pub(super) struct Bound {
    side: Side,
    /// As the library counts, 12050 for 12.5.
    version: u32,
    /// Releases that showed that it holds, besides those that a rule names itself.
    on: Vec<String>,
    /// Releases that showed that it does not hold on the other side.
    not_on: Vec<String>,
}

/// Where something holds.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
enum Side {
    /// In the version and later.
    Since,
    /// Before the version.
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
