"""Runs in a VM: puts the files of a folder on a flash image. Arguments: image, kind, folder."""

import os
import sys
import vfs

import virtual_boot

IMAGE, KIND, FOLDER = sys.argv[1:]


def copy(source, target):
    for name, kind, *_ in os.ilistdir(source):
        if kind & 0x4000:
            try:
                os.mkdir(target + "/" + name)
            except OSError:
                os.listdir(target + "/" + name)  # it was there, or the error is real
            copy(source + "/" + name, target + "/" + name)
        else:
            with open(source + "/" + name, "rb") as file:
                data = file.read()
            with open(target + "/" + name, "wb") as file:
                file.write(data)


if KIND == "fat":
    flash = virtual_boot.Sectors(IMAGE, None, 0, False)
    if flash.blank():
        vfs.VfsFat.mkfs(flash)
    vfs.mount(vfs.VfsFat(flash), "/image")
else:
    flash = virtual_boot.Flash(IMAGE, None, 0, False)
    if flash.blank():
        vfs.VfsLfs2.mkfs(flash)
    vfs.mount(vfs.VfsLfs2(flash), "/image")
copy(FOLDER, "/image")
vfs.umount("/image")
