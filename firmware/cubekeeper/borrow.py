"""Modules that are in memory only while they are used: a handheld has little of it."""

import gc
import sys


def borrowed(name, job, *given):
    """The flow `job` of the module cubekeeper.NAME, which is forgotten once the flow ends."""
    known = "cubekeeper." + name in sys.modules  # by one further out, which will forget it
    package, module = ("cubekeeper." + name).rsplit(".", 1)
    __import__("cubekeeper." + name)
    try:
        return (yield from getattr(getattr(sys.modules[package], module), job)(*given))
    finally:
        if not known:
            forget(name)


def forget(name):
    """Give back the memory of the module cubekeeper.NAME; what still uses it goes on."""
    package, module = ("cubekeeper." + name).rsplit(".", 1)
    if sys.modules.pop(package + "." + module, None):
        delattr(sys.modules[package], module)
        gc.collect()  # at once, or what lives longer would come to lie around it
