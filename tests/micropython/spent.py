"""How a program in MicroPython under Node measures itself: put before what calls `spent`."""

SPENT = """
from js import process

def spent():
    # Milliseconds of the processor until now, whatever else that does.
    used = process.cpuUsage()
    return (used.user + used.system) / 1000
"""
