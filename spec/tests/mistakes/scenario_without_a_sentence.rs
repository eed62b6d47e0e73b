//! A scenario of which nothing is said.

#[scenario]
fn nothing_is_said(cuda: &Driver) {
    cuda.cuInit(0)?;
}
