"""The case files against the engine: the same code on CPython, in MicroPython and on the device."""
