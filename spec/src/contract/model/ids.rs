//! Ids of items of the vocabulary, by which the rest of the model refers to them.

use std::ops::Index;

use super::{Domain, Hazard, Need, Question, Resource, Setting, State, Vocabulary};

/// Defines ids. Each is an index into a list of the vocabulary. Only reading the list gives one, so that every id
/// refers to an item.
macro_rules! ids {
    ($($(#[$doc:meta])* $id:ident: $item:ident in $list:ident;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $id(u32);

        impl $id {
            /// Returns the items of the vocabulary with their ids, in the order of the list.
            pub fn all(vocabulary: &Vocabulary) -> impl Iterator<Item = ($id, &$item)> {
                (0..).map($id).zip(&vocabulary.$list)
            }

            /// Returns the id of the first item of the list that fits.
            pub(in crate::contract) fn find(
                list: &[$item],
                fits: impl FnMut(&$item) -> bool,
            ) -> Option<$id> {
                let index = list.iter().position(fits)?;
                u32::try_from(index).ok().map($id)
            }
        }

        impl Index<$id> for Vocabulary {
            type Output = $item;

            fn index(&self, id: $id) -> &$item {
                &self.$list[id.0 as usize]
            }
        }
    )*};
}

ids! {
    /// The id of a domain.
    DomainId: Domain in domains;
    /// The id of a hazard.
    HazardId: Hazard in hazards;
    /// The id of a need.
    NeedId: Need in needs;
    /// The id of a query.
    QuestionId: Question in questions;
    /// The id of a resource.
    ResourceId: Resource in resources;
    /// The id of a setting.
    SettingId: Setting in settings;
    /// The id of a state.
    StateId: State in states;
}

impl StateId {
    /// The first state, in which all needs are met.
    pub const READY: StateId = StateId(0);

    /// Returns its place in the list, for tables with an entry for each state.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}
