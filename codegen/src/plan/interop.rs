//! Plans calls of the runtime with objects that the driver made. All other cases of the runtime get objects of the
//! runtime.

use cuspec_spec::case::Api;
use cuspec_spec::case::table::OBJECTS_OF_DRIVER;
use cuspec_spec::contract::EffectKind;
use cuspec_spec::contract::ResourceId;
use cuspec_spec::contract::call_space::CallIndex;
use cuspec_spec::contract::choice::Choice;

use super::Planner;

impl Planner<'_, '_> {
    /// Adds the plain call with objects of the driver, if an argument of it is an object that both libraries make.
    pub(super) fn add_interop(&mut self, plain: &CallIndex) {
        if self.space.contract.api != Api::Runtime {
            return;
        }
        let call = self.space.call(plain);
        let mut present = self.eval.present_axes(plain).into_iter();
        if present.any(|axis| self.is_made_by_both(call.choice(axis))) {
            self.interop = Some(plain.clone());
        }
    }

    /// Whether the value, or one of its elements, is an object that functions of both libraries create.
    fn is_made_by_both(&self, choice: &Choice) -> bool {
        let is_own = choice.live
            && choice.value.is_none()
            && self.resource_of(choice).is_some_and(|resource| {
                Api::ALL
                    .into_iter()
                    .all(|api| self.is_created_by(api, resource))
            });
        is_own || choice.elements.iter().any(|one| self.is_made_by_both(one))
    }

    fn resource_of(&self, choice: &Choice) -> Option<ResourceId> {
        let vocabulary = &self.space.contracts.vocabulary;
        let domain = &vocabulary[choice.domain];
        let mut exemplars = domain.exemplars.iter();
        let exemplar = exemplars.find(|one| one.name == choice.exemplar)?;
        vocabulary.resource_of(domain, exemplar)
    }

    fn is_created_by(&self, api: Api, resource: ResourceId) -> bool {
        let contracts = self.space.contracts.functions.iter();
        let mut contracts = contracts.filter(|contract| contract.api == api);
        contracts.any(|contract| {
            let mut effects = contract.effects();
            effects.any(|(_, effect)| {
                effect.resource == resource
                    && matches!(effect.kind, EffectKind::Creates | EffectKind::Acquires)
            })
        })
    }

    /// Returns the id of a call with objects of the driver. `id` is that of the call with objects of the runtime.
    pub(super) fn id_of_interop(&self, id: &str) -> String {
        let id = id.trim_end_matches(']');
        let separator = if id.ends_with('[') { "" } else { "," };
        let (name, value) = OBJECTS_OF_DRIVER;
        format!("{id}{separator}{name}={value}]")
    }
}
