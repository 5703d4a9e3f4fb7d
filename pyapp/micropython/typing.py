"""A stand-in for CPython's `typing`, which MicroPython lacks; installed as /typing.py.

It holds just what runs: the build takes annotations away, and writes a record's class with the
names of its fields (.ci/build/lean.py).
"""

from collections import namedtuple

Protocol = object


def NamedTuple(name, names):
    """A namedtuple class with these fields, plus `_fields` and `_replace`."""

    class Record(namedtuple(name, names)):
        _fields = names

        def _replace(self, **changes):
            values = list(self)
            for name in changes:
                values[names.index(name)] = changes[name]
            return type(self)(*values)

    return Record
