"""FrameBuffer and two of its pixel formats: MicroPython's own, or the same in plain Python."""

try:
    from framebuf import GS4_HMSB, MONO_HLSB, FrameBuffer
except ImportError:
    from .plain_pixels import GS4_HMSB, MONO_HLSB, FrameBuffer

__all__ = ("GS4_HMSB", "MONO_HLSB", "FrameBuffer")
