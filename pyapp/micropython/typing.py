"""A stand-in for CPython's `typing`, which MicroPython lacks; installed as /typing.py.

It holds just the names the package imports. Subscripting gives the name back, and
`NamedTuple(name, fields)` makes a record class that may be subclassed.
"""

from collections import namedtuple


class _Form:
    def __getitem__(self, item):
        return self


Any = Callable = Dict = Iterator = List = Literal = Optional = Sequence = Tuple = Union = _Form()
TYPE_CHECKING = False


def cast(kind, value):
    """`value`, unchanged."""
    return value


def NamedTuple(name, fields):
    """A namedtuple class with the names of `fields`, plus `_fields` and `_replace`."""
    names = tuple([field for field, _kind in fields])

    class Record(namedtuple(name, names)):
        _fields = names

        def _replace(self, **changes):
            changed = type(self)(*[changes.pop(key, old) for key, old in zip(names, self)])
            if changes:
                raise ValueError(list(changes))
            return changed

    return Record
