//! An instruction form, tested with many values at once.

use crate::types::Type;

/// The required accuracy of a result.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Held {
    /// Exact in every bit.
    Exactly,
    /// Not compared: the result depends on the compiler. It is still recorded.
    Never,
    /// Within this many units in the last place.
    WithinUlps(u64),
    /// Within two to this power, as an absolute error, or relative for results above one. For arguments above
    /// `up_to` the instruction set states no bound; there both results must be numbers, or both NaN.
    WithinPower {
        /// The exponent of the bound.
        power: i32,
        /// The greatest argument with a stated bound.
        up_to: f64,
    },
}

/// An instruction with its types and modifiers.
#[derive(Clone, Debug)]
pub struct Form {
    /// The instruction, as written.
    pub name: String,
    /// The types of the inputs: at most three.
    pub inputs: Vec<Type>,
    /// The type of the output.
    pub output: Type,
    /// Lines of PTX that compute `%d` from `%a`, `%b` and `%c`; `%p`, `%q` and `%t` are scratch.
    pub code: String,
    /// The required accuracy.
    pub held: Held,
    /// The oldest target that supports it.
    pub target: u32,
}

/// The square of this number is the number of argument sets per form.
const ROWS: usize = 16;

impl Form {
    /// Returns the arguments: each value, then pairs and triples in a pseudorandom but reproducible order.
    pub fn arguments(&self) -> Vec<[u64; 3]> {
        let values: Vec<Vec<u64>> = self.inputs.iter().map(|input| input.values()).collect();
        let value = |input: usize, at: usize| match values.get(input) {
            Some(values) => values[at % values.len()],
            None => 0,
        };
        if self.inputs.len() == 1 {
            return (0..values[0].len())
                .map(|at| [value(0, at), 0, 0])
                .collect();
        }
        let mut state = 0x9e37_79b9_u32;
        let mut next = move || {
            // A Marsaglia generator; any sequence would do.
            state ^= state << 13;
            state ^= state >> 17;
            state ^= state << 5;
            state as usize
        };
        let plain = (0..28).map(|at| [value(0, at), value(1, at + 6), value(2, at + 11)]);
        let mixed = (0..ROWS * ROWS - 28).map(|_| [0, 1, 2].map(|input| value(input, next() >> 8)));
        let mut all: Vec<[u64; 3]> = plain.collect();
        all.extend(mixed);
        all
    }

    /// Returns a kernel that computes one argument set per thread. `number` is the index of the form.
    pub fn kernel(&self, number: usize) -> String {
        let mut text = format!(
            ".visible .entry form_{number}(.param .u64 arguments, .param .u64 results, .param .u32 count)\n{{\n"
        );
        text += "    .reg .pred %p, %q, %beyond;\n    .reg .b32 %index, %many;\n    .reg .b64 %from, %to, %at;\n";
        text += "    .reg .b64 %wide;\n";
        let names = ["a", "b", "c"];
        for (name, input) in names.iter().zip(&self.inputs) {
            text += &format!("    .reg .b{} %{name};\n", input.register_bits());
        }
        text += &format!(
            "    .reg .b{} %d, %t, %u, %v;\n",
            self.output.register_bits()
        );
        text += "    mov.u32 %index, %ctaid.x;\n    mov.u32 %many, %ntid.x;\n    mul.lo.u32 %index, %index, %many;\n";
        text += "    mov.u32 %many, %tid.x;\n    add.u32 %index, %index, %many;\n";
        text += "    ld.param.u32 %many, [count];\n    setp.ge.u32 %beyond, %index, %many;\n    @%beyond bra end;\n";
        text += "    ld.param.u64 %from, [arguments];\n    ld.param.u64 %to, [results];\n";
        text += "    cvta.to.global.u64 %from, %from;\n    cvta.to.global.u64 %to, %to;\n";
        text += "    mul.wide.u32 %at, %index, 24;\n    add.u64 %from, %from, %at;\n";
        text += "    mul.wide.u32 %at, %index, 8;\n    add.u64 %to, %to, %at;\n";
        for (place, (name, input)) in names.iter().zip(&self.inputs).enumerate() {
            let load = if input.is_signed() { 's' } else { 'u' };
            text += &format!(
                "    ld.global.{load}{} %{name}, [%from+{}];\n",
                input.bits(),
                place * 8
            );
        }
        for line in self.code.lines() {
            text += &format!("    {}\n", line.trim());
        }
        text += "    mov.u64 %wide, 0;\n    st.global.u64 [%to], %wide;\n";
        text += &format!(
            "    st.global.b{} [%to], %d;\nend:\n    ret;\n}}\n",
            self.output.bits()
        );
        text
    }
}
