//! Links: texts that become one image.

use crate::code::{Code, Outcome};
use crate::objects::image::{Image, cubin};
use crate::objects::module::Link;
use crate::world::World;

impl World {
    /// Adds an input to a link.
    pub fn add_to_link(&mut self, link: usize, text: String, image: Image) -> Outcome {
        let link = self.others.of::<Link>().get_mut(link);
        let link = link.ok_or(Code::INVALID_HANDLE)?;
        link.symbols.join(image.symbols);
        link.texts.push(text);
        Ok(())
    }

    /// Completes a link: where its image is, and how many bytes it has.
    pub fn complete_link(&mut self, link: usize) -> Outcome<(u64, usize)> {
        let link = self.others.of::<Link>().get_mut(link);
        let link = link.ok_or(Code::INVALID_HANDLE)?;
        if link.symbols.has_duplicates || link.symbols.missing().next().is_some() {
            return Err(Code::INVALID_IMAGE);
        }
        let bytes = cubin(&link.texts);
        let size = bytes.len();
        let words = bytes.chunks(8).map(|chunk| {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            u64::from_le_bytes(word)
        });
        let image = link.image.insert(words.collect());
        Ok((image.as_ptr() as u64, size))
    }
}
