"""A stand-in for CPython's `typing`, which MicroPython lacks; installed as /typing.py.

It holds just the names the package imports: annotations are never evaluated, and types that
stand elsewhere are strings. `NamedTuple(name, fields)` makes a record class that may be subclassed.
"""

from collections import namedtuple

Any = Callable = Iterator = Sequence = TypeAlias = None
Protocol = object
TYPE_CHECKING = False


def NamedTuple(name, fields):
    """A namedtuple class with the names of `fields`, plus `_fields` and `_replace`.

    The build leaves their types out.
    """
    names = tuple([field if isinstance(field, str) else field[0] for field in fields])

    class Record(namedtuple(name, names)):
        _fields = names

        def _replace(self, **changes):
            values = list(self)
            for name in changes:
                values[names.index(name)] = changes[name]
            return type(self)(*values)

    return Record
