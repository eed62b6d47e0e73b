"""How a program takes the tuples that cuda-bindings answers with."""


def ok(answer):
    """What a call that succeeded gave besides its code."""
    code, *rest = answer
    assert int(code) == 0, code
    return rest[0] if len(rest) == 1 else tuple(rest)


def failed(answer, wanted):
    """Holds a call to the code that it has to fail with."""
    assert answer[0] == wanted, (answer[0], wanted)
