//! Limits of array dimensions, by kind of array, from the attributes of the device.

use super::array::Shape;
use crate::device;

/// The attributes that limit elements per row, rows per slice, and slices or layers. `None` for a dimension
/// that the kind lacks or that is fixed.
type Bounds = [Option<u32>; 3];

impl Shape {
    /// Whether the dimensions are within the limits. With levels the first level counts.
    pub fn is_within_bounds(&self, has_levels: bool) -> bool {
        let is_read = self.texture_bounds(has_levels);
        is_read.iter().any(|bounds| self.fits(bounds))
            && (!self.is_surface() || self.fits(&self.surface_bounds()))
    }

    fn fits(&self, bounds: &Bounds) -> bool {
        let extent = [self.width, self.height, self.depth];
        extent.iter().zip(bounds).all(|(extent, bound)| {
            bound.is_none_or(|bound| {
                let most = device::attribute(bound).unwrap_or(0);
                *extent <= most.max(0).cast_unsigned().into()
            })
        })
    }

    /// Alternatives: one of them has to hold.
    fn texture_bounds(&self, has_levels: bool) -> Vec<Bounds> {
        let dimensions = (self.height, self.depth);
        match dimensions {
            _ if self.is_cube() && self.is_layered() => vec![[Some(53), Some(53), Some(54)]],
            _ if self.is_cube() => vec![[Some(52), Some(52), None]],
            (0, _) if self.is_layered() => vec![[Some(42), None, Some(43)]],
            _ if self.is_layered() => vec![[Some(27), Some(28), Some(29)]],
            (_, 1..) => vec![
                [Some(24), Some(25), Some(26)],
                [Some(47), Some(48), Some(49)],
            ],
            (0, _) if has_levels => vec![[Some(77), None, None]],
            (0, _) => vec![[Some(21), None, None]],
            _ if self.is_gathered() => vec![[Some(45), Some(46), None]],
            _ if has_levels => vec![[Some(73), Some(74), None]],
            _ => vec![[Some(22), Some(23), None]],
        }
    }

    fn surface_bounds(&self) -> Bounds {
        match (self.height, self.depth) {
            _ if self.is_cube() && self.is_layered() => [Some(67), Some(67), Some(68)],
            _ if self.is_cube() => [Some(66), Some(66), None],
            (0, _) if self.is_layered() => [Some(61), None, Some(62)],
            _ if self.is_layered() => [Some(63), Some(64), Some(65)],
            (_, 1..) => [Some(58), Some(59), Some(60)],
            (0, _) => [Some(55), None, None],
            _ => [Some(56), Some(57), None],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shape(extent: [u64; 3]) -> Shape {
        let [width, height, depth] = extent;
        Shape {
            width,
            height,
            depth,
            format: 1,
            channels: 1,
            flags: 0,
        }
    }

    #[test]
    fn slices_have_two_sets_of_bounds() {
        assert!(shape([16384, 1, 16384]).is_within_bounds(false));
        assert!(shape([8192, 1, 32768]).is_within_bounds(false));
        assert!(!shape([16384, 1, 16385]).is_within_bounds(false));
    }

    #[test]
    fn levels_and_surfaces_bound_a_row() {
        let row = shape([131_072, 0, 0]);
        assert!(row.is_within_bounds(false));
        assert!(!row.is_within_bounds(true));
        assert!(!Shape { flags: 2, ..row }.is_within_bounds(false));
    }
}
