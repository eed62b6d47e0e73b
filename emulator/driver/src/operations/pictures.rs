//! Arrays as kernels access them.

use cuspec_ptx::{ArrayView, Stack};

use crate::objects::picture::{Surface, Texture, component};
use crate::world::World;

impl World {
    /// The array of a surface object.
    pub fn surface(&mut self, object: u64) -> Option<ArrayView> {
        let surface = self.others.of::<Surface>().get(object as usize)?;
        let array = surface.array;
        self.view(array)
    }

    /// The array of a texture object and its sampling, if that is element by element.
    pub fn texture(&mut self, object: u64) -> Option<cuspec_ptx::Texture> {
        let texture = self.others.of::<Texture>().get(object as usize)?;
        let reading = texture.reading()?;
        Some(cuspec_ptx::Texture {
            view: self.view(reading.array)?,
            is_normalized: reading.is_normalized,
            borders: reading.borders,
            reads_fractions: reading.reads_fractions,
        })
    }

    fn view(&mut self, array: usize) -> Option<ArrayView> {
        let array = self.array(array).ok()?;
        let shape = array.shape;
        Some(ArrayView {
            start: array.start?,
            extent: [shape.width, shape.rows(), shape.slices()],
            stack: match () {
                () if shape.is_cube() => Stack::Faces,
                () if shape.has_layers() => Stack::Layers,
                () => Stack::Slices,
            },
            component: component(&shape)?,
            components: shape.channels,
        })
    }
}
