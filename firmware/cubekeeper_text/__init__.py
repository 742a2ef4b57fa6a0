"""Games as text: what a computer and the page load beside the firmware, and no board does.

It keeps to what MicroPython has, since in the page that runs it.
"""
