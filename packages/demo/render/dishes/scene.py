"""Several dishes in one picture."""
import math
from contextlib import contextmanager

import bpy


@contextmanager
def group(at=(0, 0, 0), turn=0, scale=1.0):
    """Moves all that is composed inside as one."""
    before = set(bpy.context.scene.collection.objects)
    yield
    empty = bpy.data.objects.new("group", None)
    bpy.context.scene.collection.objects.link(empty)
    for obj in bpy.context.scene.collection.objects:
        if obj not in before and obj is not empty and obj.parent is None:
            obj.parent = empty
    empty.location, empty.rotation_euler, empty.scale = at, (0, 0, math.radians(turn)), (scale,) * 3
