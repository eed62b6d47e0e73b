//! Written by `cuspec import`: the toolkits that were read, oldest first.
//! Not to be edited.

toolkits! {
    "12.0.76": [
        ("nvidia-nvjitlink-cu12", "12.0.76",
            "d77b4c921d83a6fd45cda5181c82aeb7321aa611306d9d248552c31025ffa880"),
    ],
    "12.0.140": [
        ("nvidia-nvjitlink-cu12", "12.0.140",
            "2a55ab4005e94cd49725a883157779e882e5fc0b786a7d261573331dd4a0ba95"),
    ],
    "12.1.55": [
        ("nvidia-nvjitlink-cu12", "12.1.55",
            "aebe20ac8d79f646f244f4fc2acd6145b9087caab156de6ef34dfa9469a51c1b"),
    ],
    "12.1.105": [
        ("nvidia-nvjitlink-cu12", "12.1.105",
            "015fed699b390ce3b8a8578d822d501a4194d0a341d3859554067c1ab291cb85"),
    ],
    "12.2.91": [
        ("nvidia-nvjitlink-cu12", "12.2.91",
            "6927387da29e3b65aa03f8c80fda188fc4a0ab766b936239cfc5f71a7f54c20a"),
    ],
    "12.2.128": [
        ("nvidia-nvjitlink-cu12", "12.2.128",
            "6207ad6cb880a7631108636b3e6577539c738c4074bc88314e4165934c170ed3"),
    ],
    "12.2.140": [
        ("nvidia-nvjitlink-cu12", "12.2.140",
            "95635cafbf9f96c38bea5200ab145a2e6aefbb5405e0b04c1e4ba54df2d84ec9"),
    ],
    "12.3.52": [
        ("nvidia-nvjitlink-cu12", "12.3.52",
            "93db4dba8cb66fe2a351791e557208345bb9d0ace1bfb9dd05a4812f9a3ac74e"),
    ],
    "12.3.101": [
        ("nvidia-nvjitlink-cu12", "12.3.101",
            "64335a8088e2b9d196ae8665430bc6a2b7e6ef2eb877a9c735c804bd4ff6467c"),
    ],
    "12.4.99": [
        ("nvidia-nvjitlink-cu12", "12.4.99",
            "c6428836d20fe7e327191c175791d38570e10762edc588fb46749217cd444c74"),
    ],
    "12.4.127": [
        ("nvidia-nvjitlink-cu12", "12.4.127",
            "06b3b9b25bf3f8af351d664978ca26a16d2c5127dbd53c0497e28d1fb9611d57"),
    ],
    "12.5.40": [
        ("nvidia-nvjitlink-cu12", "12.5.40",
            "d9714f27c1d0f0895cd8915c07a87a1d0029a0aa36acaf9156952ec2a8a12189"),
    ],
    "12.5.82": [
        ("nvidia-nvjitlink-cu12", "12.5.82",
            "f9b37bc5c8cf7509665cb6ada5aaa0ce65618f2332b7d3e78e9790511f111212"),
    ],
    "12.6.20": [
        ("nvidia-nvjitlink-cu12", "12.6.20",
            "562ab97ea2c23164823b2a89cb328d01d45cb99634b8c65fe7cd60d14562bd79"),
    ],
    "12.6.68": [
        ("nvidia-nvjitlink-cu12", "12.6.68",
            "125a6c2a44e96386dda634e13d944e60b07a0402d391a070e8fb4104b34ea1ab"),
    ],
    "12.6.77": [
        ("nvidia-nvjitlink-cu12", "12.6.77",
            "9ae346d16203ae4ea513be416495167a0101d33d2d14935aa9c1829a3fb45142"),
    ],
    "12.6.85": [
        ("nvidia-nvjitlink-cu12", "12.6.85",
            "eedc36df9e88b682efe4309aa16b5b4e78c2407eac59e8c10a6a47535164369a"),
    ],
    "12.8.61": [
        ("nvidia-nvjitlink-cu12", "12.8.61",
            "45fd79f2ae20bd67e8bc411055939049873bfd8fac70ff13bd4865e0b9bdab17"),
    ],
    "12.8.93": [
        ("nvidia-nvjitlink-cu12", "12.8.93",
            "81ff63371a7ebd6e6451970684f916be2eab07321b73c9d244dc2b4da7f73b88"),
    ],
    "12.9.41": [
        ("nvidia-nvjitlink-cu12", "12.9.41",
            "c3a2cd87cecf3f0ca5e5df97115ede3a81efec1d4b7e2ec89d13f66834042930"),
    ],
    "12.9.86": [
        ("nvidia-nvjitlink-cu12", "12.9.86",
            "e3f1171dbdc83c5932a45f0f4c99180a70de9bd2718c1ab77d14104f6d7147f9"),
    ],
    "13.0.39": [
        ("nvidia-nvjitlink", "13.0.39",
            "bc3179be558329ef9687884c6faa27cdc0659bdbc642432ec8cc6cc00d182627"),
    ],
    "13.0.88": [
        ("nvidia-nvjitlink", "13.0.88",
            "13a74f429e23b921c1109976abefacc69835f2f433ebd323d3946e11d804e47b"),
    ],
    "13.1.80": [
        ("nvidia-nvjitlink", "13.1.80",
            "8021a5146c336dafaee111ee78a1c665bc873161f51a5ae8989135b9d4a85434"),
    ],
    "13.1.115": [
        ("nvidia-nvjitlink", "13.1.115",
            "658e87d42ac6be82ae2c56eb9abe45bc8de45b7cf7692d24f86848f0266d121b"),
    ],
    "13.2.51": [
        ("nvidia-nvjitlink", "13.2.51",
            "6703c9ed79301382787a23fda9a7388af0779ecbc37545e4d50c055c897694a0"),
    ],
    "13.2.78": [
        ("nvidia-nvjitlink", "13.2.78",
            "27964b6702aeceee05fc0ab47b4c97e3f8966bd47d05d9827e913c49a025656b"),
    ],
    "13.2.86": [
        ("nvidia-nvjitlink", "13.2.86",
            "285a9cead9924391588d794400bdd7e8f9d1a277a7d78ed79acfa0ea702a14dd"),
    ],
    "13.3.33": [
        ("nvidia-nvjitlink", "13.3.33",
            "26a6de7fb4c8fdaa7703d3dad720d6d427ddfea5c48a528fd97c11733ad830e5"),
    ],
    "13.4.52": [
        ("nvidia-nvjitlink", "13.4.52",
            "90401db7e5a580a5067a468b3086e0b65f3b96ab3c42524afd741efc8a0e150a"),
    ],
    "13.4.92": [
        ("nvidia-nvjitlink", "13.4.92",
            "e0391f24ed94ec879b84e3da4d4ec320c879aff681f2c7a638462f7199284323"),
    ],
    "13.5.37": [
        ("nvidia-nvjitlink", "13.5.37",
            "280d7cb9649704145f074b8dbde500de04ce02d0872e066e20a83c17bcaa93eb"),
    ],
}
