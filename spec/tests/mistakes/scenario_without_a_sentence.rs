//! A scenario without a sentence.

#[scenario]
fn nothing_is_said(cuda: &Driver) {
    cuda.cuInit(0)?;
}
