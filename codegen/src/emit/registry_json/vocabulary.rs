//! Converts the vocabulary for `registry.json`.

use cuspec_spec::contract as model;
use cuspec_spec::declared::Api;
use schemars::JsonSchema;
use serde::Serialize;

use super::outcome::{ByVersion, Outcome, Standing, by_version, outcome, standing};

/// The closed lists that contracts are written with.
#[derive(Serialize, JsonSchema)]
pub(super) struct Vocabulary {
    domains: Vec<Domain>,
    needs: Vec<Need>,
    states: Vec<State>,
    questions: Vec<Question>,
    /// What calls make or take and somebody has to give back: the `effects` of parameters name them.
    resources: Vec<Resource>,
    /// What calls may change beside them: the `changes` of contracts name them.
    settings: Vec<Setting>,
}

/// Something that a call makes or takes and that has to be given back.
#[derive(Serialize, JsonSchema)]
struct Resource {
    name: String,
    sentence: String,
    /// The C type of its handle, where nothing else has that type.
    #[serde(skip_serializing_if = "Option::is_none")]
    c_type: Option<String>,
    /// The function that ends one.
    ended_by: String,
    /// Whether it may be taken several times, and has to be given back as often.
    is_counted: bool,
    /// Codes of calls that spoil one which belongs to an argument.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    spoiled_by: Vec<String>,
}

/// Something that a call may change beside resources.
#[derive(Serialize, JsonSchema)]
struct Setting {
    name: String,
    sentence: String,
    reach: Reach,
    /// The functions that ask for it before a call and put it back after that, if there are such.
    #[serde(skip_serializing_if = "Option::is_none")]
    put_back_by: Option<PutBackBy>,
}

/// The functions that ask for a setting and that set it.
#[derive(Serialize, JsonSchema)]
struct PutBackBy {
    read: String,
    write: String,
}

/// How far a change reaches.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
enum Reach {
    /// The calling thread.
    Thread,
    /// The whole process, later calls included.
    Process,
}

/// A kind of parameter, and the exemplars that stand for its values.
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
    /// Predicates that hold for it besides its own name.
    is: Vec<String>,
    /// Whether a call with it has to do with what belongs to the calling thread.
    has_own_thread: bool,
}

/// Something a function can ask of the process and the thread.
#[derive(Serialize, JsonSchema)]
struct Need {
    name: String,
    sentence: String,
    /// What a call answers where it is not met.
    yields: Outcome,
    /// Needs that come with it and are checked before it.
    implies: Vec<String>,
    /// Every function of this API that answers with a code has it without listing it.
    every_function_of: Option<&'static str>,
}

/// A state that calls are tried in.
#[derive(Serialize, JsonSchema)]
struct State {
    name: String,
    sentence: String,
    /// Needs that are not met in it.
    fails: Vec<String>,
}

/// Something a condition may ask, `device.max_pitch()`.
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
