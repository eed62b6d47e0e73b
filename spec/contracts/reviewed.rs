//! The toolkit whose changes people last held the contracts against. `cuspec check` lists what newer ones
//! did to what contracts are about.

reviewed!("13.5.37");
