//! What headers declare for everybody, and not every driver exports.

#[absences]
enum Absence {
    /// The headers of a desktop's toolkit declare it; the driver of a board with its own memory has
    /// no such function.
    #[functions(cuEventCreateFromEGLSync)]
    #[gate(device.integrated())]
    Integrated,
}
