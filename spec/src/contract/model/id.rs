//! References to items of the vocabulary: each is an index into a list of it, made by the reader.

use std::ops::Index;

use super::{Question, Vocabulary};

macro_rules! ids {
    ($($doc:literal $id:ident, $list:ident: $item:ident;)*) => {$(
        #[doc = $doc]
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $id(u32);

        impl $id {
            /// Returns the id of the first item that fits.
            pub(in crate::contract) fn find(
                list: &[$item],
                fits: impl FnMut(&$item) -> bool,
            ) -> Option<Self> {
                let index = list.iter().position(fits)?;
                u32::try_from(index).ok().map(Self)
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
    "A query of the vocabulary." QuestionId, questions: Question;
}
