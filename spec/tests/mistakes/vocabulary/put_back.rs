//! Settings that nobody could put back.

#[settings]
enum LampSetting {
    /// Put back by one call, where it takes two.
    #[reach(process)]
    #[put_back(cuCtxGetFlags(flags))]
    Colour,
    /// Put back by what is no call.
    #[reach(process)]
    #[put_back(7, cuCtxSetFlags(flags))]
    Brightness,
    /// Put back with what no header declares left out.
    #[reach(process)]
    #[put_back(cuCtxGetFlags(flags), cuCtxSetFlags(flags & !CU_CTX_LAMP))]
    Glow,
    /// Put back by a function that takes more, and by one without a contract.
    #[reach(process)]
    #[put_back(cuCtxGetLimit(value), cuLampSet(value))]
    Heat,
}
