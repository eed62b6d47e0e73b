//! What calls answer, and what values do to them, in `registry.json`.

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
    /// Some error, whichever.
    Failure,
    /// Nobody may rely on it.
    Undefined,
    /// Success now, and this code from whoever waits for the work.
    Later { code: String },
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
        model::Outcome::Failure => Outcome::Failure,
        model::Outcome::Undefined => Outcome::Undefined,
        model::Outcome::Later(code) => Outcome::Later { code: code.clone() },
    }
}
