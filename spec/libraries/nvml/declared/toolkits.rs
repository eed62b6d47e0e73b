//! Written by `cuspec import`: the toolkits that were read, oldest first.
//! Not to be edited.

toolkits! {
    "11.7.91": [
        ("nvidia-nvml-dev-cu11", "11.7.91",
            "97ffd106d96757dd9c8b526437fc2d7b28ce841f1437e70f254a93e0f6e988f2"),
    ],
    "11.8.86": [
        ("nvidia-nvml-dev-cu11", "11.8.86",
            "f5ad92d9563145137a26ca1b75cda26159125555109ccc303144a0b05b8531e6"),
    ],
    "12.0.76": [
        ("nvidia-nvml-dev-cu12", "12.0.76",
            "2f4dc66dc3af6088f2d9d5e107c2944b181983e2edd7b7683992392fb7bb0b04"),
    ],
    "12.0.140": [
        ("nvidia-nvml-dev-cu12", "12.0.140",
            "479592b9041cf868a2824e75c08838d041cd4c39ab9a30ba8515755fb167be6a"),
    ],
    "12.1.55": [
        ("nvidia-nvml-dev-cu12", "12.1.55",
            "5bef67a83b38447911cba0478a5cb761b1d208d65717af0b33a3eab2ee58efd0"),
    ],
    "12.1.105": [
        ("nvidia-nvml-dev-cu12", "12.1.105",
            "a3147eabb95422b1a9e2ae20c2964026dbf958c507be8b2a7d9ac5babab8b60f"),
    ],
    "12.2.81": [
        ("nvidia-nvml-dev-cu12", "12.2.81",
            "fc273833c1db4b5033c86acadae42be3c16155d9fd17eadc00f9ca677d3672ad"),
    ],
    "12.2.128": [
        ("nvidia-nvml-dev-cu12", "12.2.128",
            "258c946e083afbb5b76112a11211bf5f1979cabaae8a21d4dda2dd25cd48f29e"),
    ],
    "12.2.140": [
        ("nvidia-nvml-dev-cu12", "12.2.140",
            "5ddaace17f8f38112e20209df738499bbfaac895f40c7f77456242375f6c4bbd"),
    ],
    "12.3.52": [
        ("nvidia-nvml-dev-cu12", "12.3.52",
            "6e34a29e31ec0812ee9a36981113d17e5077765eacdf3d5295ab8276f07f4a57"),
    ],
    "12.3.101": [
        ("nvidia-nvml-dev-cu12", "12.3.101",
            "deee41471bac482562eb492b3e3c8dd5392b165705b0466aa5d2d48f918dafbb"),
    ],
    "12.4.99": [
        ("nvidia-nvml-dev-cu12", "12.4.99",
            "dc26c134ba6b8a7caf036c71d42502b4937ff4a88ee18a25a91b5c1bf0a9a728"),
    ],
    "12.4.127": [
        ("nvidia-nvml-dev-cu12", "12.4.127",
            "f3d070140734992f018d46b5fc1663495898637534b94a87cec64bf12bdc584c"),
    ],
    "12.5.39": [
        ("nvidia-nvml-dev-cu12", "12.5.39",
            "e6af16cc9e89cae9a78cbc3c5d6ecdbd801e1784d748c91208084a9414d08223"),
    ],
    "12.5.82": [
        ("nvidia-nvml-dev-cu12", "12.5.82",
            "f0c0a2298ba85b84bee5c5651148d50f39492a01c4b8a553bb0a78d5f8484c8f"),
    ],
    "12.6.37": [
        ("nvidia-nvml-dev-cu12", "12.6.37",
            "e6c3644459ccb0bac96cff40a3ca3c1ec8cb01e10fda73b983444ef9dc09b1f8"),
    ],
    "12.6.68": [
        ("nvidia-nvml-dev-cu12", "12.6.68",
            "a6dcda6671558e924e1b6eaf4743aadd0767d710acc45bbf02579fc67303fb6a"),
    ],
    "12.6.77": [
        ("nvidia-nvml-dev-cu12", "12.6.77",
            "78f7e1afd2fc098642fd5ff9ce3908653032872e3e3931a432ac8ae4aa15c05b"),
    ],
    "12.8.55": [
        ("nvidia-nvml-dev-cu12", "12.8.55",
            "b70fa0bd690b0921069d65a4d241f5c272a2351405789aa47304b88275e65f45"),
    ],
    "12.8.90": [
        ("nvidia-nvml-dev-cu12", "12.8.90",
            "051ea91b21d08447d1c6bb0f6f7b3c50339e79d45ef60ae1f71ac800ca0b2f6e"),
    ],
    "12.9.40": [
        ("nvidia-nvml-dev-cu12", "12.9.40",
            "243d251df2128aab26bb8fa8faea1d371240ca9b1d3a18b9b0590435ce7106b7"),
    ],
    "12.9.79": [
        ("nvidia-nvml-dev-cu12", "12.9.79",
            "8bb367913c62cb65be9ae386c58dbf573f1f9e2f01cae54abb87bf5f63c6069e"),
    ],
    "13.0.39": [
        ("nvidia-nvml-dev", "13.0.39",
            "2d46f9865e0d42bd05eb302b86523a78f92f3b692bab9b63aa7557296dce3048"),
    ],
    "13.0.87": [
        ("nvidia-nvml-dev", "13.0.87",
            "082871368275cf6620fc900f55d8eaf2563b263a38a00a5168e9650bce963ba1"),
    ],
    "13.1.68": [
        ("nvidia-nvml-dev", "13.1.68",
            "90e536736ed9917962928dd149ef061336ed1ef1d879b60b720ed83128afe244"),
    ],
    "13.1.115": [
        ("nvidia-nvml-dev", "13.1.115",
            "c1ed67bafcb3c7b345f149638a4eae494df7b2020a144ab2d3eb03f4228b7c8d"),
    ],
    "13.2.51": [
        ("nvidia-nvml-dev", "13.2.51",
            "a092846de54cb935a95c4af6cad5d299287c8568895a4af78ea7b34c70f814b4"),
    ],
    "13.2.82": [
        ("nvidia-nvml-dev", "13.2.82",
            "3b48c4e0c2f85d923874a621d71120b1e9ac988c448bf82cd8fa39877d4b16e5"),
    ],
    "13.2.86": [
        ("nvidia-nvml-dev", "13.2.86",
            "7521790e56a3eae3e3fbdaa555a66ff4159e7bc45b5d5a84f14f2e5951367603"),
    ],
    "13.3.29": [
        ("nvidia-nvml-dev", "13.3.29",
            "50516577c4c64975b31f63dcd8a0573eb0e0141ede34e0e9dbeecf956ed8a05e"),
    ],
    "13.4.61": [
        ("nvidia-nvml-dev", "13.4.61",
            "09dca2f420b306fcf7b4cd627c7fac0f9fab10b81e5177757c30f82610b06873"),
    ],
    "13.4.92": [
        ("nvidia-nvml-dev", "13.4.92",
            "90b65cebefd02a1e695675177c9d7886f48322906ce5c03398e8cb27cc5ad2d6"),
    ],
    "13.5.37": [
        ("nvidia-nvml-dev", "13.5.37",
            "7394fcbefa9ba537e8238cbb1caa4cd2db6bbfbff208d217a8a884947113ae6d"),
    ],
}
