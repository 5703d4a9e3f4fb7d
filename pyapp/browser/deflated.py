"""Bytes made smaller, and whole again, by MicroPython's own module: what links are made with."""

import io

import deflate

WINDOW = 15  # 2 ** 15 bytes


def squeeze(data: bytes) -> bytes:
    """Deflate bytes, without a head."""
    stream = io.BytesIO()
    squeezed = deflate.DeflateIO(stream, deflate.RAW, WINDOW)
    squeezed.write(data)
    squeezed.close()
    return stream.getvalue()


def expand(data: bytes, most: int) -> bytes | None:
    """Inflate bytes; None where they are not whole or become more than `most`."""
    try:
        found = deflate.DeflateIO(io.BytesIO(data), deflate.RAW, WINDOW).read(most + 1)
    except (OSError, EOFError, ValueError):
        return None
    return bytes(found) if len(found) <= most else None
