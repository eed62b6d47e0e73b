//! cuda-bindings 13.5.0

fn cuStreamCreat(Flags: _) -> phStream;
struct Call;
fn cuStreamQuery(self) -> phStream;
fn cuStreamDestroy((left, right): _) -> phStream;
fn cuMemGetInfo() -> (crate::free, total);
fn cuCtxGetDevice() -> [device];
