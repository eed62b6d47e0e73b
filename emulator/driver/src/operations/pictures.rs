//! Arrays as kernels access them.

use cuspec_ptx::{ArrayView, Border, ReferenceKind, Stack};

use crate::objects::array::Mipmapped;
use crate::objects::module::{Function, Module};
use crate::objects::picture::{Surface, Texture, component};
use crate::objects::reference::{Bound, SurfaceReference, TextureReference};
use crate::world::World;

/// What a kernel reads or writes through a reference of its module.
#[derive(Clone, Copy, Debug, Default)]
pub struct Reference {
    pub texture: Option<cuspec_ptx::Texture>,
    pub surface: Option<ArrayView>,
}

impl World {
    /// What kernels of a function's module read and write through references, in the module's order.
    pub fn references_of(&mut self, function: &Function) -> Vec<Reference> {
        let declared: Vec<_> = function.image.code.references().cloned().collect();
        let modules = self.others.of::<Module>();
        let Some(module) = modules
            .get(function.module)
            .filter(|_| !declared.is_empty())
        else {
            return Vec::new();
        };
        // The program has not asked for a reference without a handle, and so has not bound it.
        let found = module.references.clone();
        let handles = declared
            .iter()
            .map(|known| (known.kind, found.get(&known.name)));
        handles
            .map(|(kind, handle)| {
                let handle = handle.copied();
                let (texture, surface) = match kind {
                    ReferenceKind::Texture => (self.texture_of_reference(handle), None),
                    ReferenceKind::Surface => (None, self.surface_of_reference(handle)),
                    ReferenceKind::Sampler => (None, None),
                };
                Reference { texture, surface }
            })
            .collect()
    }

    fn surface_of_reference(&mut self, handle: Option<usize>) -> Option<ArrayView> {
        let references = self.others.of::<SurfaceReference>();
        let array = handle.and_then(|handle| references.get(handle)?.array);
        match array.filter(|array| self.array(*array).is_ok()) {
            Some(array) => self.view(array),
            None => Some(ArrayView::unbound()),
        }
    }

    fn texture_of_reference(&mut self, handle: Option<usize>) -> Option<cuspec_ptx::Texture> {
        let references = self.others.of::<TextureReference>();
        let reference = handle.and_then(|handle| references.get(handle).copied());
        let reference = reference.unwrap_or_else(|| TextureReference::new(0, true));
        let reading = reference.reading()?;
        let rows = |start, extent: [u64; 2], pitch| {
            let (component, components) = reference.element()?;
            Some(ArrayView {
                start,
                extent: [extent[0], extent[1], 1],
                pitch,
                stack: Stack::Slices,
                component,
                components,
            })
        };
        let is_linear = matches!(reference.bound, Bound::Linear { .. });
        let (view, borders) = match reference.bound {
            Bound::Nothing => (ArrayView::unbound(), reading.borders),
            // An array that was destroyed is no longer bound.
            Bound::Array(array) if self.array(array).is_err() => {
                (ArrayView::unbound(), reading.borders)
            }
            Bound::Linear { address, bytes } => {
                let (component, components) = reference.element()?;
                let elements = bytes / u64::from(component.bytes() * components);
                (rows(address, [elements, 1], bytes)?, [Border::Zero; 2])
            }
            Bound::Rows {
                address,
                width,
                height,
                pitch,
            } => (rows(address, [width, height], pitch)?, reading.borders),
            Bound::Array(array) => (self.view(array)?, reading.borders),
            Bound::Levels(array) => {
                let first = *self.others.of::<Mipmapped>().get(array)?.levels.first()?;
                (self.view(first)?, reading.borders)
            }
        };
        Some(cuspec_ptx::Texture {
            view,
            is_normalized: reading.is_normalized,
            borders,
            reads_fractions: reading.reads_fractions,
            is_filtered: reading.is_filtered && !is_linear,
            color: if is_linear { [0.0; 4] } else { reference.color },
        })
    }

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
            is_filtered: false,
            color: [0.0; 4],
        })
    }

    fn view(&mut self, array: usize) -> Option<ArrayView> {
        let array = self.array(array).ok()?;
        let shape = array.shape;
        Some(ArrayView {
            start: array.start?,
            extent: [shape.width, shape.rows(), shape.slices()],
            pitch: shape.row(),
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
