//! Converts the vocabulary for `registry.json`.

use cuspec_spec::contract as model;
use cuspec_spec::declared::Api;
use schemars::JsonSchema;
use serde::Serialize;

use super::outcome::{ByVersion, Outcome, Standing, by_version, outcome, standing};

/// The closed lists that contracts use.
#[derive(Serialize, JsonSchema)]
pub(super) struct Vocabulary {
    domains: Vec<Domain>,
    needs: Vec<Need>,
    states: Vec<State>,
    questions: Vec<Question>,
    /// Objects and states that calls make or acquire and that have to be released; the `effects` of parameters
    /// name them.
    resources: Vec<Resource>,
    /// Other states that calls may change; the `changes` of contracts name them.
    settings: Vec<Setting>,
}

/// An object or a state that a call makes or acquires and that has to be released.
#[derive(Serialize, JsonSchema)]
struct Resource {
    name: String,
    sentence: String,
    /// The C type of its handle, if it has one. Several resources may share a type.
    #[serde(skip_serializing_if = "Option::is_none")]
    c_type: Option<String>,
    /// The function that releases it.
    ended_by: String,
    /// Whether it can be acquired several times and has to be released as often.
    is_counted: bool,
    /// Return codes of calls that invalidate the resource of their argument.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    spoiled_by: Vec<String>,
}

/// A state that calls change, other than a resource.
#[derive(Serialize, JsonSchema)]
struct Setting {
    name: String,
    sentence: String,
    reach: Reach,
    /// The functions that save it before a call and restore it afterwards, if it can be restored.
    #[serde(skip_serializing_if = "Option::is_none")]
    put_back_by: Option<PutBackBy>,
}

/// The functions that read and write a setting.
#[derive(Serialize, JsonSchema)]
struct PutBackBy {
    read: String,
    write: String,
}

/// The scope of a change.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
enum Reach {
    /// The calling thread.
    Thread,
    /// The whole process, including later calls.
    Process,
}

/// A kind of parameter, and the exemplars that represent its values.
#[derive(Serialize, JsonSchema)]
struct Domain {
    name: String,
    sentence: String,
    params: Vec<String>,
    exemplars: Vec<Exemplar>,
}

#[derive(Serialize, JsonSchema)]
struct Exemplar {
    name: String,
    sentence: String,
    standing: Standing,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    by_version: Vec<ByVersion>,
    /// Predicates that are true for it, besides its own name.
    is: Vec<String>,
    /// Whether a call with it uses state of the calling thread.
    has_own_thread: bool,
}

/// A precondition on the process and the thread.
#[derive(Serialize, JsonSchema)]
struct Need {
    name: String,
    sentence: String,
    /// The outcome of a call that violates it.
    yields: Outcome,
    /// Needs that it implies and that are checked before it.
    implies: Vec<String>,
    /// The API whose functions that return a code all have it implicitly.
    every_function_of: Option<&'static str>,
}

/// A state of the process and the thread in which cases run calls.
#[derive(Serialize, JsonSchema)]
struct State {
    name: String,
    sentence: String,
    /// Needs that are not met in it.
    fails: Vec<String>,
}

/// A question of conditions, `device.max_pitch()`.
#[derive(Serialize, JsonSchema)]
struct Question {
    object: String,
    name: String,
    sentence: String,
}

/// Copies names.
pub(super) fn owned(names: Vec<&str>) -> Vec<String> {
    names.into_iter().map(str::to_owned).collect()
}

/// Converts the vocabulary to the model of the file.
pub(super) fn convert(vocabulary: &model::Vocabulary) -> Vocabulary {
    let exemplar = |item: &model::Exemplar| Exemplar {
        name: item.name.clone(),
        sentence: item.doc.clone(),
        standing: standing(&item.standing),
        by_version: item.by_version.iter().map(by_version).collect(),
        is: item.is.clone(),
        has_own_thread: item.has_own_thread,
    };
    let domain = |item: &model::Domain| Domain {
        name: item.name.clone(),
        sentence: item.doc.clone(),
        params: item.params.iter().map(|param| param.name.clone()).collect(),
        exemplars: item.exemplars.iter().map(exemplar).collect(),
    };
    let need = |item: &model::Need| Need {
        name: item.name.clone(),
        sentence: item.doc.clone(),
        yields: outcome(&item.yields),
        implies: owned(vocabulary.need_names(&item.implies)),
        every_function_of: item.every_function_of.map(Api::word),
    };
    let state = |item: &model::State| State {
        name: item.name.clone(),
        sentence: item.doc.clone(),
        fails: owned(vocabulary.need_names(&item.fails)),
    };
    let question = |item: &model::Question| Question {
        object: item.object.clone(),
        name: item.name.clone(),
        sentence: item.doc.clone(),
    };
    let resource = |item: &model::Resource| Resource {
        name: item.name.clone(),
        sentence: item.doc.clone(),
        c_type: item.c_type.clone(),
        ended_by: item.ended_by.clone(),
        is_counted: item.is_counted,
        spoiled_by: item.spoiled_by.clone(),
    };
    let setting = |item: &model::Setting| Setting {
        name: item.name.clone(),
        sentence: item.doc.clone(),
        reach: match item.reach {
            model::Reach::Thread => Reach::Thread,
            model::Reach::Process => Reach::Process,
        },
        put_back_by: item.put_back.as_ref().map(|put_back| PutBackBy {
            read: put_back.read.function.clone(),
            write: put_back.write.function.clone(),
        }),
    };
    Vocabulary {
        domains: vocabulary.domains.iter().map(domain).collect(),
        needs: vocabulary.needs.iter().map(need).collect(),
        states: vocabulary.states.iter().map(state).collect(),
        questions: vocabulary.questions.iter().map(question).collect(),
        resources: vocabulary.resources.iter().map(resource).collect(),
        settings: vocabulary.settings.iter().map(setting).collect(),
    }
}
