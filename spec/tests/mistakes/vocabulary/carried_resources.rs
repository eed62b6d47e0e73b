//! Resources that belong to the values of a domain.

/// A lamp.
#[domain(CUevent, live)]
#[carries(Captur)]
enum Lamp {
    /// A lamp that is lit.
    #[accepted]
    Lit,
}

/// A torch.
#[domain(CUevent, live)]
#[carries]
enum Torch {
    /// A torch that is lit.
    #[accepted]
    Lit,
}
