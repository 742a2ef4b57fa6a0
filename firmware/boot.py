# MicroPython runs this file before main.py; this handheld needs nothing done that early.
