//! Formats of OpenGL images, and the elements of arrays that have the same bytes.

/// A format of an image that an array can have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ImageFormat {
    /// The internal format of OpenGL.
    opengl: u32,
    /// Components of a pixel in OpenGL.
    components: Components,
    /// The type of a component.
    kind: Kind,
}

/// Components of a pixel, by the format in which they are transferred.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Components {
    Red,
    RedGreen,
    /// Three components, which have four in an array.
    Rgb,
    Rgba,
    Luminance,
    Alpha,
}

/// The type of a component.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// Unsigned integers of 8 and 16 bits that stand for numbers from 0 to 1.
    Fraction8,
    Fraction16,
    Half,
    Float,
    Signed8,
    Signed16,
    Signed32,
    Unsigned8,
    Unsigned16,
    Unsigned32,
}

/// How pixels are transferred between OpenGL and memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Transfer {
    /// The format.
    pub format: u32,
    /// The type of a component.
    pub kind: u32,
    /// Bytes of a pixel.
    pub bytes: u32,
}

impl ImageFormat {
    /// The format of an image with this internal format; `None` if no array has it.
    pub fn of_opengl(opengl: u32) -> Option<ImageFormat> {
        use Components::{Alpha, Luminance, Red, RedGreen, Rgb, Rgba};
        use Kind::{
            Float, Fraction8, Fraction16, Half, Signed8, Signed16, Signed32, Unsigned8, Unsigned16,
            Unsigned32,
        };
        let (components, kind) = match opengl {
            0x1903 | 0x8229 => (Red, Fraction8),
            0x8227 | 0x822b => (RedGreen, Fraction8),
            0x1907 | 0x8051 | 0x8c41 => (Rgb, Fraction8),
            0x1908 | 0x8058 | 0x8c43 => (Rgba, Fraction8),
            0x1909 | 0x8040 => (Luminance, Fraction8),
            0x1906 | 0x803c => (Alpha, Fraction8),
            0x822a => (Red, Fraction16),
            0x822c => (RedGreen, Fraction16),
            0x8054 => (Rgb, Fraction16),
            0x805b => (Rgba, Fraction16),
            0x822d => (Red, Half),
            0x822f => (RedGreen, Half),
            0x881b => (Rgb, Half),
            0x881a => (Rgba, Half),
            0x822e => (Red, Float),
            0x8230 => (RedGreen, Float),
            0x8815 => (Rgb, Float),
            0x8814 => (Rgba, Float),
            0x8231 => (Red, Signed8),
            0x8232 => (Red, Unsigned8),
            0x8233 => (Red, Signed16),
            0x8234 => (Red, Unsigned16),
            0x8235 => (Red, Signed32),
            0x8236 => (Red, Unsigned32),
            0x8237 => (RedGreen, Signed8),
            0x8238 => (RedGreen, Unsigned8),
            0x8239 => (RedGreen, Signed16),
            0x823a => (RedGreen, Unsigned16),
            0x823b => (RedGreen, Signed32),
            0x823c => (RedGreen, Unsigned32),
            0x8d70 => (Rgba, Unsigned32),
            0x8d76 => (Rgba, Unsigned16),
            0x8d7c => (Rgba, Unsigned8),
            0x8d82 => (Rgba, Signed32),
            0x8d88 => (Rgba, Signed16),
            0x8d8e => (Rgba, Signed8),
            _ => return None,
        };
        Some(ImageFormat {
            opengl,
            components,
            kind,
        })
    }

    /// The internal format of OpenGL.
    pub fn opengl(self) -> u32 {
        self.opengl
    }

    /// The format of the elements of an array, a `CUarray_format`.
    pub fn array(self) -> u32 {
        match self.kind {
            Kind::Fraction8 | Kind::Unsigned8 => 0x01,
            Kind::Fraction16 | Kind::Unsigned16 => 0x02,
            Kind::Unsigned32 => 0x03,
            Kind::Signed8 => 0x08,
            Kind::Signed16 => 0x09,
            Kind::Signed32 => 0x0a,
            Kind::Half => 0x10,
            Kind::Float => 0x20,
        }
    }

    /// Components of an element of an array.
    pub fn channels(self) -> u32 {
        match self.components {
            Components::Red | Components::Luminance | Components::Alpha => 1,
            Components::RedGreen => 2,
            Components::Rgb | Components::Rgba => 4,
        }
    }

    fn component_bytes(self) -> u32 {
        match self.kind {
            Kind::Fraction8 | Kind::Signed8 | Kind::Unsigned8 => 1,
            Kind::Fraction16 | Kind::Signed16 | Kind::Unsigned16 | Kind::Half => 2,
            Kind::Float | Kind::Signed32 | Kind::Unsigned32 => 4,
        }
    }

    /// How its pixels are transferred as elements of an array.
    pub fn transfer(self) -> Transfer {
        let is_integer = matches!(
            self.kind,
            Kind::Signed8
                | Kind::Signed16
                | Kind::Signed32
                | Kind::Unsigned8
                | Kind::Unsigned16
                | Kind::Unsigned32
        );
        let format = match (self.components, is_integer) {
            (Components::Red, false) => 0x1903,
            (Components::Red, true) => 0x8d94,
            (Components::RedGreen, false) => 0x8227,
            (Components::RedGreen, true) => 0x8228,
            (Components::Luminance, _) => 0x1909,
            (Components::Alpha, _) => 0x1906,
            (Components::Rgb | Components::Rgba, false) => 0x1908,
            (Components::Rgb | Components::Rgba, true) => 0x8d99,
        };
        let kind = match self.kind {
            Kind::Signed8 => 0x1400,
            Kind::Fraction8 | Kind::Unsigned8 => 0x1401,
            Kind::Signed16 => 0x1402,
            Kind::Fraction16 | Kind::Unsigned16 => 0x1403,
            Kind::Signed32 => 0x1404,
            Kind::Unsigned32 => 0x1405,
            Kind::Float => 0x1406,
            Kind::Half => 0x140b,
        };
        Transfer {
            format,
            kind,
            bytes: self.component_bytes() * self.channels(),
        }
    }

    /// Clears the fourth component of elements whose pixels have three.
    pub fn clear_padding(self, pixels: &mut [u8]) {
        if self.components != Components::Rgb {
            return;
        }
        let component = self.component_bytes() as usize;
        for pixel in pixels.chunks_exact_mut(4 * component) {
            pixel[3 * component..].fill(0);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_element_has_as_many_bytes_as_a_transferred_pixel() {
        let of = |opengl| ImageFormat::of_opengl(opengl).map(ImageFormat::transfer);
        assert_eq!(of(0x8058).map(|transfer| transfer.bytes), Some(4));
        assert_eq!(of(0x8814).map(|transfer| transfer.bytes), Some(16));
        assert_eq!(of(0x822a).map(|transfer| transfer.bytes), Some(2));
        assert_eq!(of(0x81a6), None);
    }

    #[test]
    fn three_components_have_a_fourth_that_is_zero() {
        let format = ImageFormat::of_opengl(0x8051).expect("an array has this format");
        let mut pixels = [1, 2, 3, 255, 4, 5, 6, 255];
        format.clear_padding(&mut pixels);
        assert_eq!(pixels, [1, 2, 3, 0, 4, 5, 6, 0]);
        assert_eq!(format.channels(), 4);
    }
}
