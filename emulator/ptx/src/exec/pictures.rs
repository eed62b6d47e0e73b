//! Accesses to arrays through texture and surface objects.

use super::plan::{Failure, FaultKind};
use super::warp::{Group, Site, Warp};
use crate::arithmetic::{Half, signed};
use crate::code::{Access, Bounds, Lookup, Object, Surface, Texel};
use crate::lanes::{WIDTH, lanes};
use crate::picture::{ArrayView, Border, Component, Stack, Texture};

/// The indices of an element.
type Element = [u64; 3];

impl ArrayView {
    /// Whether it is of a reference that is bound to nothing: reads return zero, and writes have no effect.
    fn is_empty(&self) -> bool {
        self.extent.contains(&0)
    }

    fn element_bytes(&self) -> u64 {
        u64::from(self.component.bytes() * self.components)
    }

    /// Returns the address of an element.
    fn address(&self, [x, y, z]: Element) -> u64 {
        let [_, height, _] = self.extent;
        self.start + (z * height + y) * self.pitch + x * self.element_bytes()
    }
}

impl Warp {
    pub(super) fn surface(
        &mut self,
        group: &Group,
        mask: u32,
        surface: &Surface,
        site: &mut Site<'_, '_>,
    ) -> Result<(), Failure> {
        let objects = self.objects(group, surface.object, site);
        let at = surface.at.map(|source| self.values(group, source, site));
        let count = match &surface.access {
            Access::Load(to) => to.len(),
            Access::Store(from) => from.len(),
        };
        let bytes = u64::from(surface.bytes) * count as u64;
        let mut values = [[0; WIDTH]; 4];
        if let Access::Store(from) = &surface.access {
            for (values, source) in values.iter_mut().zip(from) {
                *values = self.values(group, *source, site);
            }
        }
        for lane in lanes(mask) {
            let found = match surface.object {
                Object::Handle(_) => site.plan.memory.surface(objects[lane]),
                Object::Reference(index) => site.plan.memory.surface_reference(index),
            };
            let view = found
                .filter(|view| (view.stack != Stack::Slices) == surface.has_layers)
                .ok_or(Failure::new(FaultKind::Texture))?;
            let coordinates = [0, 1, 2].map(|axis: usize| at[axis][lane] as u32 as i32);
            let place = within(&view, coordinates, bytes, surface.bounds)?;
            for (index, values) in values.iter_mut().take(count).enumerate() {
                let skip = index as u64 * u64::from(surface.bytes);
                let place = match place {
                    Some(place) => site.reach.place(place + skip, surface.bytes.into())?,
                    None => {
                        values[lane] = 0;
                        continue;
                    }
                };
                match &surface.access {
                    Access::Load(_) => values[lane] = place.read(0, surface.bytes, false),
                    Access::Store(_) => place.write(0, surface.bytes, values[lane], false),
                }
            }
        }
        if let Access::Load(to) = &surface.access {
            self.write_each(group, mask, to, &values);
        }
        Ok(())
    }

    /// The handles that the lanes name; zeros for a reference.
    fn objects(&self, group: &Group, object: Object, site: &Site<'_, '_>) -> [u64; WIDTH] {
        match object {
            Object::Handle(source) => self.values(group, source, site),
            Object::Reference(_) => [0; WIDTH],
        }
    }

    fn write_each(
        &mut self,
        group: &Group,
        mask: u32,
        to: &[Option<u32>],
        values: &[[u64; WIDTH]; 4],
    ) {
        for (slot, values) in to.iter().zip(values) {
            if let Some(slot) = slot {
                self.write(group.frame, *slot, mask, values);
            }
        }
    }

    pub(super) fn texel(
        &mut self,
        group: &Group,
        mask: u32,
        texel: &Texel,
        site: &mut Site<'_, '_>,
    ) -> Result<(), Failure> {
        let objects = self.objects(group, texel.object, site);
        let at = texel.at.map(|source| self.values(group, source, site));
        let mut values = [[0; WIDTH]; 4];
        for lane in lanes(mask) {
            let found = match texel.object {
                Object::Handle(_) => site.plan.memory.texture(objects[lane]),
                Object::Reference(index) => site.plan.memory.texture_reference(index),
            };
            let texture = found.ok_or(Failure::new(FaultKind::Texture))?;
            let [x, y, z] = [0, 1, 2].map(|axis: usize| f32::from_bits(at[axis][lane] as u32));
            let found = match texel.lookup {
                Lookup::Gather(component) if texture.view.stack == Stack::Slices => {
                    let read = |element| component_of(&texture, element, component, texel, site);
                    around(&texture, x, y).map(read)
                }
                Lookup::Cube if texture.view.stack == Stack::Faces => {
                    let cube = u64::from(at[3][lane] as u32);
                    let element = Some(cube_element(&texture.view, [x, y, z], cube));
                    [0, 1, 2, 3]
                        .map(|component| component_of(&texture, element, component, texel, site))
                }
                Lookup::Element { is_whole, axes } if texture.view.stack == Stack::Slices => {
                    let at = [0, 1, 2].map(|axis: usize| at[axis][lane] as u32);
                    match texture.is_filtered && !is_whole && texel.is_single {
                        true => interpolated(&texture, at, axes, texel, site),
                        false => {
                            let element = element_at(&texture, at, is_whole);
                            let read = |part| component_of(&texture, element, part, texel, site);
                            [0, 1, 2, 3].map(read)
                        }
                    }
                }
                _ => return Err(Failure::new(FaultKind::Texture)),
            };
            for (values, found) in values.iter_mut().zip(found) {
                values[lane] = found?;
            }
        }
        self.write_each(group, mask, &texel.to, &values);
        Ok(())
    }
}

/// Returns the address of an access, clamped if `bounds` requires it. `None` if a write has no effect and a
/// read returns zero.
fn within(
    view: &ArrayView,
    coordinates: [i32; 3],
    bytes: u64,
    bounds: Bounds,
) -> Result<Option<u64>, Failure> {
    if view.is_empty() {
        return Ok(None);
    }
    let [width, height, depth] = view.extent;
    let row = width * view.element_bytes();
    let last = [
        row.saturating_sub(bytes),
        height.saturating_sub(1),
        depth.saturating_sub(1),
    ];
    let mut place = [0; 3];
    for ((place, at), last) in place.iter_mut().zip(coordinates).zip(last) {
        *place = match (u64::try_from(at), bounds) {
            (Ok(at), _) if at <= last => at,
            (_, Bounds::Trap) => return Err(Failure::new(FaultKind::Trap)),
            (_, Bounds::Zero) => return Ok(None),
            (Ok(_), Bounds::Clamp) => last,
            (Err(_), Bounds::Clamp) => 0,
        };
    }
    let [x, y, z] = place;
    Ok(Some(view.address([0, y, z]) + x))
}

/// Returns the four elements around a point, starting with the lower left one.
fn around(texture: &Texture, x: f32, y: f32) -> [Option<Element>; 4] {
    let [width, height, _] = texture.view.extent;
    let scaled = |at: f32, extent: u64| match texture.is_normalized {
        true => at * extent as f32,
        false => at,
    };
    let first = |at: f32, extent: u64| (scaled(at, extent) - 0.5).floor() as i64;
    let (left, above) = (first(x, width), first(y, height));
    let element = |x: i64, y: i64| {
        let x = bordered(x, width, texture.borders[0])?;
        let y = bordered(y, height, texture.borders[1])?;
        Some([x, y, 0])
    };
    let (right, below) = (left.saturating_add(1), above.saturating_add(1));
    [
        element(left, below),
        element(right, below),
        element(right, above),
        element(left, above),
    ]
}

/// Returns the element at coordinates, which are integers or the bits of numbers of single precision.
fn element_at(texture: &Texture, at: [u32; 3], is_whole: bool) -> Option<Element> {
    if texture.view.is_empty() {
        return None;
    }
    let mut element = [0; 3];
    let axes = element.iter_mut().zip(at).zip(texture.view.extent);
    for (axis, ((place, at), extent)) in axes.enumerate() {
        let at = match is_whole {
            true => i64::from(at as i32),
            false if texture.is_normalized => (f32::from_bits(at) * extent as f32).floor() as i64,
            false => f32::from_bits(at).floor() as i64,
        };
        // The third dimension is handled as the second one.
        *place = bordered(at, extent, texture.borders[axis.min(1)])?;
    }
    Some(element)
}

/// Returns the components of a mixture of the elements around a point. Weights are multiples of 1/256.
fn interpolated(
    texture: &Texture,
    at: [u32; 3],
    axes: usize,
    texel: &Texel,
    site: &mut Site<'_, '_>,
) -> [Result<u64, Failure>; 4] {
    let mut firsts = [0_i64; 3];
    let mut weights = [0.0_f32; 3];
    for (axis, at) in at.into_iter().enumerate().take(axes) {
        let at = f32::from_bits(at);
        let scaled = match texture.is_normalized {
            true => at * texture.view.extent[axis] as f32,
            false => at,
        } - 0.5;
        firsts[axis] = scaled.floor() as i64;
        weights[axis] = ((scaled - scaled.floor()) * 256.0).round() / 256.0;
    }
    [0, 1, 2, 3].map(|component| {
        let mut sum = 0.0;
        for corner in 0..1_usize << axes {
            let mut element = Some([0; 3]);
            let mut weight = 1.0;
            for axis in 0..axes {
                let is_second = corner >> axis & 1 == 1;
                weight *= if is_second {
                    weights[axis]
                } else {
                    1.0 - weights[axis]
                };
                let place = firsts[axis].saturating_add(is_second.into());
                let extent = texture.view.extent[axis];
                let place = bordered(place, extent, texture.borders[axis.min(1)]);
                element = element.zip(place).map(|(mut element, place)| {
                    element[axis] = place;
                    element
                });
            }
            let element = element.filter(|_| !texture.view.is_empty());
            let bits = component_of(texture, element, component, texel, site)?;
            sum += weight * f32::from_bits(bits as u32);
        }
        Ok(single(sum))
    })
}

/// Returns the element for a coordinate that may be out of bounds.
fn bordered(at: i64, extent: u64, border: Border) -> Option<u64> {
    let many = i64::try_from(extent).unwrap_or(i64::MAX).max(1);
    let inside = match border {
        Border::Zero if !(0..many).contains(&at) => return None,
        Border::Zero | Border::Clamp => at.clamp(0, many - 1),
        Border::Wrap => at.rem_euclid(many),
        Border::Mirror => {
            let twice = at.rem_euclid(many.saturating_mul(2));
            twice.min(many.saturating_mul(2) - 1 - twice)
        }
    };
    u64::try_from(inside).ok()
}

/// Returns the element of a cube map in the direction of the coordinates.
fn cube_element(view: &ArrayView, [x, y, z]: [f32; 3], cube: u64) -> Element {
    let (face, middle, across, down) = match (x.abs(), y.abs(), z.abs()) {
        (a, b, c) if a >= b && a >= c && x >= 0.0 => (0, x, -z, -y),
        (a, b, c) if a >= b && a >= c => (1, -x, z, -y),
        (_, b, c) if b >= c && y >= 0.0 => (2, y, x, z),
        (_, b, c) if b >= c => (3, -y, x, -z),
        _ if z >= 0.0 => (4, z, x, -y),
        _ => (5, -z, -x, -y),
    };
    let [width, height, faces] = view.extent;
    let on = |at: f32, extent: u64| {
        let place = (at / middle + 1.0) / 2.0 * extent as f32;
        (place.floor().max(0.0) as u64).min(extent - 1)
    };
    let last = (faces / 6).saturating_sub(1);
    let layer = cube.min(last) * 6 + face;
    [on(across, width), on(down, height), layer.min(faces - 1)]
}

/// Returns a component of an element in the type of the instruction; zero if the array lacks it. Out of bounds it is
/// that of the color.
fn component_of(
    texture: &Texture,
    element: Option<Element>,
    component: usize,
    texel: &Texel,
    site: &mut Site<'_, '_>,
) -> Result<u64, Failure> {
    let view = &texture.view;
    if component >= view.components as usize || view.is_empty() {
        return Ok(0);
    }
    let Some(element) = element else {
        let color = texture.color.get(component).copied().unwrap_or_default();
        return Ok(if texel.is_single { single(color) } else { 0 });
    };
    let bytes = view.component.bytes();
    let address = view.address(element) + component as u64 * u64::from(bytes);
    let bits = site
        .reach
        .place(address, bytes.into())?
        .read(0, bytes, false);
    let is_fraction = texture.reads_fractions && texel.is_single && bytes < 4;
    let greatest = |bits: u32| ((1_u32 << bits) - 1) as f32;
    Ok(match view.component {
        Component::Unsigned(_) if is_fraction => single(bits as f32 / greatest(8 * bytes)),
        Component::Signed(_) if is_fraction => {
            let value = signed(bits, 8 * bytes) as f32 / greatest(8 * bytes - 1);
            single(value.max(-1.0))
        }
        Component::Signed(_) => signed(bits, 8 * bytes) as u32 as u64,
        Component::Float(2) => single(Half::Ieee.value(bits) as f32),
        Component::Unsigned(_) | Component::Float(_) => bits,
    })
}

fn single(value: f32) -> u64 {
    value.to_bits().into()
}
