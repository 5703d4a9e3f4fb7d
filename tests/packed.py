"""Deflate as CPython has it, in the place of the runtime's."""

import zlib


def squeeze(data: bytes) -> bytes:
    made = zlib.compressobj(9, zlib.DEFLATED, -15)
    return made.compress(data) + made.flush()


def expand(data: bytes, most: int) -> bytes | None:
    reader = zlib.decompressobj(-15)
    try:
        found = reader.decompress(data, most + 1)
    except zlib.error:
        return None
    return found if reader.eof and len(found) <= most else None
