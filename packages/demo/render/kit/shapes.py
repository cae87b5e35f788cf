"""Meshes and curves from which dishes are composed. One unit is about ten centimetres; z is up, the camera looks along +y."""
import math
import random

import bmesh
import bpy
from mathutils import Vector, noise

rng = random.Random(7)


def seed(value):
    """Starts the sequence of random numbers of one dish, so that it renders the same each time."""
    rng.seed(value)


def place(obj, at=(0, 0, 0), rot=(0, 0, 0), scale=1.0):
    obj.location = at
    obj.rotation_euler = [math.radians(r) for r in rot]
    obj.scale = (scale,) * 3 if isinstance(scale, (int, float)) else scale
    return obj


def link(data, name="part"):
    obj = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(obj)
    return obj


def again(obj, at, rot=(0, 0, 0), scale=1.0):
    """Another instance of the same mesh; costs no memory."""
    twin = obj.copy()
    bpy.context.scene.collection.objects.link(twin)
    return place(twin, at, rot, scale)


def mesh(verts, faces, material, subsurf=0, at=(0, 0, 0), rot=(0, 0, 0), scale=1.0, thick=0):
    data = bpy.data.meshes.new("m")
    data.from_pydata([tuple(v) for v in verts], [], faces)
    data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
    data.update()
    obj = link(data)
    for one in material if isinstance(material, list) else [material]:
        data.materials.append(one)
    if thick:
        solid = obj.modifiers.new("s", "SOLIDIFY")
        solid.thickness = thick
        solid.offset = 0
    if subsurf:
        sub = obj.modifiers.new("ss", "SUBSURF")
        sub.levels = sub.render_levels = subsurf
    return place(obj, at, rot, scale)


def grid(us, vs, point, material, wrap=False, **options):
    """A surface `point(u, v)` for u and v from 0 to 1; `wrap` closes it in u."""
    verts = [point(i / (us if wrap else us - 1), j / (vs - 1)) for i in range(us) for j in range(vs)]
    faces = []
    for i in range(us if wrap else us - 1):
        for j in range(vs - 1):
            a, b = i * vs + j, ((i + 1) % us) * vs + j
            faces.append((a, b, b + 1, a + 1))
    return mesh(verts, faces, material, **options)


def lathe(profile, material, segments=48, subsurf=1, wave=None, **options):
    """Turns (radius, height) points around z. `wave(angle, radius, z)` changes the radius."""
    verts, faces, count = [], [], len(profile)
    for i in range(segments):
        turn = 2 * math.pi * i / segments
        for r, z in profile:
            reach = wave(turn, r, z) if wave else r
            verts.append((reach * math.cos(turn), reach * math.sin(turn), z))
    for i in range(segments):
        for j in range(count - 1):
            a, b = i * count + j, ((i + 1) % segments) * count + j
            faces.append((a, b, b + 1, a + 1))
    return mesh(verts, faces, material, subsurf=subsurf, **options)


def blob(radius, material, rough=0.1, freq=1.5, detail=4, octaves=4, stretch=(1, 1, 1), flat=None, **options):
    """A lump with an uneven surface. `flat` cuts everything below that height to a flat base."""
    work = bmesh.new()
    bmesh.ops.create_icosphere(work, subdivisions=detail, radius=1)
    shift = Vector((rng.uniform(-50, 50), rng.uniform(-50, 50), rng.uniform(-50, 50)))
    for v in work.verts:
        v.co *= radius * (1 + rough * noise.fractal(v.co * freq + shift, 0.8, 2.1, octaves))
        v.co = Vector((v.co.x * stretch[0], v.co.y * stretch[1], v.co.z * stretch[2]))
        if flat is not None and v.co.z < flat:
            v.co.z = flat
    data = bpy.data.meshes.new("b")
    work.to_mesh(data)
    work.free()
    data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
    data.materials.append(material)
    return place(link(data), **options)


def box(size, material, bevel=0.03, segments=3, **options):
    x, y, z = (s / 2 for s in size)
    verts = [(a * x, b * y, c * z) for a in (-1, 1) for b in (-1, 1) for c in (-1, 1)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    obj = mesh(verts, faces, material, **options)
    if bevel:
        cut = obj.modifiers.new("bevel", "BEVEL")
        cut.width, cut.segments = bevel, segments
        obj.data.use_auto_smooth = True
    return obj


def tubes(lines, radius, material, taper=None, cyclic=False, resolution=4, **options):
    """Round strands along lists of points, as one object. `taper` gives the radius factor from 0 to 1 along a strand."""
    data = bpy.data.curves.new("c", "CURVE")
    data.dimensions = "3D"
    data.bevel_depth = radius
    data.bevel_resolution = 3
    data.resolution_u = resolution
    data.use_fill_caps = True
    for points in lines:
        spline = data.splines.new("NURBS")
        spline.points.add(len(points) - 1)
        for i, p in enumerate(points):
            spline.points[i].co = (*p, 1)
            spline.points[i].radius = taper(i / (len(points) - 1)) if taper else 1
        spline.order_u = min(4, len(points))
        spline.use_endpoint_u = not cyclic
        spline.use_cyclic_u = cyclic
    data.materials.append(material)
    return place(link(data), **options)


def in_disc(radius):
    r, turn = radius * math.sqrt(rng.random()), rng.uniform(0, 2 * math.pi)
    return r * math.cos(turn), r * math.sin(turn)


def spin():
    """A random rotation in degrees."""
    return rng.uniform(0, 360), rng.uniform(0, 360), rng.uniform(0, 360)


def scatter(obj, count, radius, height, centre=(0, 0), lying=False, size=(0.8, 1.2)):
    """Instances of `obj` over a disc; `height(x, y)` is the surface. The original is the first."""
    for i in range(count):
        x, y = in_disc(radius)
        x, y = x + centre[0], y + centre[1]
        rot = (rng.uniform(-18, 18), rng.uniform(-18, 18), rng.uniform(0, 360)) if lying else spin()
        at, s = (x, y, height(x, y)), rng.uniform(*size)
        if i == 0:
            place(obj, at, rot, s)
        else:
            again(obj, at, rot, s)


def dome(radius, height, base=0.0, centre=(0, 0)):
    """Height of a mound as a function of x and y."""
    def at(x, y):
        d = math.hypot(x - centre[0], y - centre[1]) / radius
        return base + height * math.sqrt(max(0.0, 1 - d * d))
    return at
