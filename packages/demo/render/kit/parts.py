"""Ingredients that several dishes use."""
import math

from . import materials as m
from .shapes import again, blob, box, grid, in_disc, lathe, place, rng, scatter, spin, tubes


def leaf(color="#3f7d2c", length=0.3, width=0.14, **options):
    green = m.food([color, "#6fa544"], scale=9, rough=0.4, sss=0.12, glow=(0.02, 0.05, 0.01), bump=0.25, bump_scale=14)
    def point(u, v):
        half = width * math.sin(math.pi * min(1, u * 0.93 + 0.05)) ** 0.8
        side = v * 2 - 1
        return ((u - 0.5) * length, side * half, 0.09 * length * math.sin(u * 3) + abs(side) * half * 0.35 - 0.15 * length * u * u)
    return grid(9, 5, point, green, subsurf=1, **options)


def herbs(count, radius, height, centre=(0, 0), color="#3f8a2c", size=(0.5, 1.0), length=0.22):
    scatter(leaf(color, length=length, width=length * 0.34), count, radius, height, centre, lying=True, size=size)


def ring(radius=0.075, thick=0.02, color=("#3f7a22", "#93b455"), high=0.05):
    green = m.food(list(color), scale=12, rough=0.35, sss=0.2, glow=(0.03, 0.06, 0.01))
    r = radius
    return lathe([(r, 0), (r, high), (r - thick, high), (r - thick, 0), (r, 0)], green, segments=18, subsurf=1)


def scallions(count, radius, height, centre=(0, 0), size=(0.6, 1.25)):
    scatter(ring(), count, radius, height, centre, lying=True, size=size)


def sesame(count, radius, height, centre=(0, 0), color="#f3e2b8", size=(0.8, 1.1)):
    seed = blob(0.028, m.food(color, rough=0.4, sss=0.1), rough=0, detail=2, stretch=(1.5, 0.9, 0.6))
    scatter(seed, count, radius, height, centre, lying=True, size=size)


def flakes(count, radius, height, centre=(0, 0), color="#b3261a", size=(0.5, 1.1)):
    chip = box((0.06, 0.04, 0.012), m.food([color, "#d8432a"], rough=0.4), bevel=0.006, segments=1)
    scatter(chip, count, radius, height, centre, lying=True, size=size)


def soup(radius, z, colors, oil=0, at=(0, 0), oil_color="#e8a83a", sss=0.1):
    """The surface of a broth with drops of oil."""
    broth = m.food(colors, scale=2.4, rough=0.08, coat=1, sss=sss, bump=0.03, bump_scale=7)
    lathe([(0, z), (radius * 0.9, z), (radius, z + 0.02)], broth, segments=64, subsurf=1, at=(*at, 0))
    if oil:
        drop = blob(0.05, m.food(oil_color, rough=0.04, coat=1, sss=0.3, glow=(0.1, 0.06, 0.01)), rough=0, detail=3, stretch=(1, 1, 0.16))
        scatter(drop, oil, radius * 0.9, lambda x, y: z + 0.004, at, size=(0.25, 1.2), lying=True)


def strands(count, radius, z, thick=0.032, color=("#e9bd68", "#d9a548"), high=0.12, centre=(0, 0), folds=2.2, sss=0.35):
    """Noodles in loops, heaped to the middle."""
    dough = m.food(list(color), scale=2, rough=0.3, sss=sss, glow=(0.12, 0.07, 0.03), coat=0.35)
    lines = []
    for _ in range(count):
        x0, y0 = in_disc(radius * 0.5)
        start, reach, way = rng.uniform(0, 6.3), rng.uniform(0.25, 0.62) * radius, rng.choice((-1, 1))
        base = rng.random()
        line = []
        for i in range(14):
            a = start + way * i / 13 * folds * math.pi
            r = reach * (1 + 0.16 * math.sin(i * 1.3 + base * 9))
            x, y = x0 + r * math.cos(a), y0 + r * math.sin(a) * 0.9
            d = math.hypot(x, y)
            if d > radius:
                x, y = x * radius / d, y * radius / d
            lift = high * max(0, 1 - (d / radius) ** 2)
            line.append((x, y, z + base * lift + 0.03 * math.sin(i * 1.7 + start)))
        lines.append(line)
    return tubes(lines, thick, dough, at=(*centre, 0))


def egg_half(at, rot=(0, 0, 0), scale=1.0, yolk="#ef8a17"):
    white = m.food(["#f7ecd9", "#efdcc0"], scale=3, rough=0.3, sss=0.5, glow=(0.2, 0.14, 0.09), coat=0.3)
    core = m.food([yolk, "#f5a32a"], scale=3, rough=0.12, sss=0.5, glow=(0.2, 0.08, 0.01), coat=1)
    one = lathe([(0, -0.36), (0.2, -0.32), (0.34, -0.14), (0.375, -0.01), (0.36, 0.008), (0, 0.004)], white, segments=36, subsurf=2)
    two = lathe([(0.225, -0.01), (0.2, 0.018), (0.1, 0.038), (0, 0.042)], core, segments=32, subsurf=2)
    for part in (one, two):
        place(part, at, rot, (scale * 1.22, scale, scale))


def meat_slice(radius=0.36, thick=0.09, at=(0, 0, 0), rot=(0, 0, 0), inside=("#9c5f3e", "#d3a27c", "#8a4f31"), edge="#7c4225"):
    flesh = m.food(list(inside), scale=5, span=(0.32, 0.68), rough=0.4, sss=0.25, bump=0.2, bump_scale=14, coat=0.25)
    skin = m.food([edge, "#5a2c16"], scale=6, rough=0.35, coat=0.5, bump=0.2)
    wave = lambda a, r, z: r * (1 + 0.05 * math.sin(a * 3 + 1) + 0.03 * math.sin(a * 7))
    lathe([(0, thick), (radius * 0.94, thick), (radius * 0.97, thick * 0.9)], flesh, wave=wave, at=at, rot=rot)
    lathe([(radius * 0.965, thick * 0.92), (radius, thick * 0.5), (radius * 0.97, 0), (0, 0)], skin, wave=wave, at=at, rot=rot)


def nori(size=(0.6, 0.75), at=(0, 0, 0), rot=(0, 0, 0), bend=0.1):
    sheet = m.food(["#10160f", "#1d2a1a"], scale=14, rough=0.35, bump=0.35, bump_scale=30)
    grid(10, 10, lambda u, v: ((u - 0.5) * size[0], bend * math.sin(u * 3) + 0.02 * math.sin(v * 7), (v - 0.5) * size[1]), sheet, thick=0.008, at=at, rot=rot)


def rice(count, radius, height, base, centre=(0, 0), color=("#f6efe2", "#ece0cb"), shell=True, size=(0.85, 1.1), long=1.9):
    """A mound of rice: an inner body and grains over it."""
    grainy = m.food(list(color), scale=3, rough=0.38, sss=0.4, glow=(0.08, 0.06, 0.04), coat=0.15)
    over = dome_of(radius, height, base, centre)
    if shell:
        blob(1, grainy, rough=0.05, detail=4, flat=-0.02, stretch=(radius * 0.96, radius * 0.96, height * 0.95), at=(*centre, base))
    grain = blob(0.042, grainy, rough=0, detail=2, stretch=(long, 0.85, 0.8))
    scatter(grain, count, radius, lambda x, y: over(x, y) + rng.uniform(-0.015, 0.02), centre, lying=True, size=size)
    return over


def dome_of(radius, height, base, centre):
    from .shapes import dome
    return dome(radius, height, base, centre)


def crust(colors=("#6e3512", "#a85d1f", "#c98030"), rough=0.55, bump=0.9, scale=6):
    return m.food(list(colors), scale=scale, rough=rough, sss=0.08, bump=bump, bump_scale=16, coat=0.2, span=(0.3, 0.7))


def lettuce(radius=0.9, z=0.0, at=(0, 0, 0), color=("#4a8424", "#8fb648"), ruffle=0.11, rot=(0, 0, 0)):
    green = m.food(list(color), scale=3.2, rough=0.35, sss=0.2, glow=(0.04, 0.08, 0.01), bump=0.3, bump_scale=9)
    shift = rng.uniform(0, 6)
    def point(u, v):
        a, r = u * 2 * math.pi, radius * (0.1 + 0.9 * v) * (1 + 0.05 * math.sin(u * 40 + shift))
        up = ruffle * v ** 3 * (math.sin(a * 11 + shift) + 0.6 * math.sin(a * 17 + 2))
        return r * math.cos(a), r * math.sin(a), z + up - 0.05 * v * v
    grid(110, 8, point, green, wrap=True, thick=0.014, at=at, rot=rot)


def disc(radius, thick, material, at=(0, 0, 0), rot=(0, 0, 0), bevel=0.2, wave=None, segments=40):
    b = thick * bevel
    return lathe([(0, thick), (radius - b, thick), (radius, thick - b), (radius, b), (radius - b, 0), (0, 0)], material, segments=segments, at=at, rot=rot, wave=wave)


def tomato_slice(radius=0.42, at=(0, 0, 0), rot=(0, 0, 0)):
    disc(radius, 0.08, m.food(["#c92a1b", "#e2523a", "#d23321"], scale=5, rough=0.15, sss=0.35, glow=(0.12, 0.02, 0.01), coat=0.8), at=at, rot=rot)


def citrus(radius=0.32, at=(0, 0, 0), rot=(0, 0, 0), peel="#eec02c", flesh="#f6df7a"):
    """A slice with peel, pith and segments."""
    holder = []
    holder.append(disc(radius, 0.07, m.food(peel, rough=0.35, bump=0.2, bump_scale=40, sss=0.1)))
    holder.append(disc(radius * 0.93, 0.074, m.food("#fbf3d6", rough=0.5, sss=0.3)))
    pulp = m.food([flesh, peel], scale=7, rough=0.12, sss=0.4, coat=0.8, glow=(0.15, 0.1, 0.02))
    for i in range(8):
        mid = 2 * math.pi * (i + 0.5) / 8
        pts = [(0.09, 0)] + [(0.86, a) for a in (-0.32, -0.16, 0, 0.16, 0.32)]
        verts = [(radius * r * math.cos(mid + a), radius * r * math.sin(mid + a), z) for z in (0.03, 0.082) for r, a in pts]
        n = len(pts)
        from .shapes import mesh
        holder.append(mesh(verts, [tuple(range(n, 2 * n))] + [(k, (k + 1) % n, n + (k + 1) % n, n + k) for k in range(n)], pulp))
    for part in holder:
        place(part, at, rot)


def cubes(count, size, material, radius, height, centre=(0, 0)):
    scatter(box((size,) * 3, material, bevel=size * 0.14), count, radius, height, centre)


def ice(at, size=0.36):
    box((size, size, size), m.clear(rough=0.04, ior=1.3), bevel=size * 0.16, at=at, rot=spin())


def strawberry(at=(0, 0, 0), rot=(0, 0, 0), scale=1.0, crown=True):
    red = m.food(["#b5121b", "#d92a2a"], scale=3, rough=0.22, sss=0.3, glow=(0.15, 0.02, 0.01), coat=0.6, bump=0.12, bump_scale=10)
    place(lathe([(0, -0.3), (0.09, -0.26), (0.19, -0.08), (0.23, 0.08), (0.17, 0.2), (0, 0.22)], red, segments=24, subsurf=2), at, rot, scale)
    from mathutils import Euler, Vector
    turn = Euler([math.radians(r) for r in rot]).to_matrix()
    pip = blob(0.014, m.food("#eec060", rough=0.3), rough=0, detail=1, stretch=(0.8, 0.8, 1.5))
    for i in range(38):
        t, a = (i + 0.5) / 38, i * 2.4
        z = -0.27 + 0.42 * t
        r = 0.235 * math.sin(math.pi * min(1, 0.1 + 0.62 * t)) ** 0.9
        spot = Vector(at) + turn @ Vector((r * math.cos(a), r * math.sin(a), z)) * scale
        again(pip, spot, (0, 0, 0), scale)
    place(pip, (0, 0, -5))
    if crown:
        for i in range(6):
            spot = Vector(at) + turn @ Vector((0.09 * math.cos(i), 0.09 * math.sin(i), 0.22)) * scale
            leaf(length=0.2 * scale, width=0.045 * scale, at=spot, rot=(rot[0] - 10, rot[1] - 12, rot[2] + math.degrees(i) * 1.05))
