# MicroPython runs this file before main.py. Where a cut came between the two steps in which an
# installer replaces main.py on FAT, the verified new one takes its place here.

import os

names = os.listdir()
if "main.py" not in names and "main.py.new" in names:
    os.rename("main.py.new", "main.py")
