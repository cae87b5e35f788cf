"""Sweet things."""
import math

from kit import materials as m
from kit import parts as p
from kit import vessels as v
from kit.shapes import again, blob, box, grid, lathe, rng

from .catalogue import dish


def torus(big, small, material, start=0.0, end=1.0, wave=None, squash=1.0, **options):
    """A ring; `start` and `end` limit the cross-section, `wave(angle)` moves its limits."""
    def point(u, w):
        a = u * 2 * math.pi
        lo, hi = (start, end) if not wave else (start - wave(a), end + wave(a + 2))
        b = (lo + (hi - lo) * w) * 2 * math.pi
        r = big + small * math.cos(b)
        return r * math.cos(a), r * math.sin(a), small * math.sin(b) * squash
    return grid(72, 20, point, material, wrap=True, subsurf=1, **options)


def donut(at, icing, rot=(0, 0, 0), scale=1.0, sprinkles=True):
    from .scene import group
    with group(at=at, scale=scale):
        dough = m.food("#d99a4e", rough=0.5, bump=0.15, bump_scale=12, height=(-0.3, 0.24, ["#b8702a", "#d08a3c", "#f0d29a", "#c9823a"]))
        torus(0.62, 0.34, dough, squash=0.92)
        torus(0.62, 0.358, icing, start=0.0, end=0.5, wave=lambda a: 0.035 + 0.03 * math.sin(a * 5) + 0.018 * math.sin(a * 11), squash=0.94)
        if sprinkles:
            for color in ("#f2c13a", "#f7f0e2", "#5aa0b0", "#7ab04a", "#e8742a"):
                bit = blob(0.026, m.food(color, rough=0.25, coat=0.4), rough=0, detail=2, stretch=(2.5, 0.9, 0.9))
                for i in range(34):
                    a, b = rng.uniform(0, 6.3), math.pi / 2 + rng.uniform(-1.05, 1.05)
                    r = 0.62 + 0.365 * math.cos(b)
                    spot = (r * math.cos(a), r * math.sin(a), 0.365 * 0.94 * math.sin(b))
                    again(bit, spot, (0, math.degrees(math.pi / 2 - b) * 0.9, math.degrees(a) + rng.choice((0, 60, 90, 130)) * 0 + rng.uniform(0, 8)), 1)
                bit.location.z = -5


@dish("donut", ground="blush", look=(0, 0, 0.3), tilt=34, distance=5.6)
def donuts():
    v.plate(1.3, "#f1e8da")
    pink = m.food(["#e8788e", "#ee8ea0"], scale=2, rough=0.16, sss=0.3, coat=0.9, glow=(0.12, 0.05, 0.05))
    dark = m.food(["#3a1a0c", "#4c2412"], scale=2, rough=0.14, coat=1)
    donut((-0.42, 0.3, 0.36), dark, scale=0.86, sprinkles=False)
    donut((0.3, -0.2, 0.42), pink, scale=0.9)


def sponge(colors=("#efd294", "#e2bd74")):
    return m.food(list(colors), scale=9, rough=0.8, bump=0.7, bump_scale=26)


def wedge(radius, angle, low, high, material, at=(0, 0, 0), turn=0):
    """A piece of a round cake."""
    from kit.shapes import mesh
    arc = [(radius * math.cos(angle * (i / 12 - 0.5)), radius * math.sin(angle * (i / 12 - 0.5))) for i in range(13)]
    ring = [(0, 0)] + arc
    n = len(ring)
    verts = [(x, y, z) for z in (low, high) for x, y in ring]
    faces = [tuple(range(n, 2 * n)), tuple(reversed(range(n)))] + [(k, (k + 1) % n, n + (k + 1) % n, n + k) for k in range(n)]
    obj = mesh(verts, faces, material, at=at, rot=(0, 0, turn))
    obj.data.use_auto_smooth = True
    cut = obj.modifiers.new("bevel", "BEVEL")
    cut.width, cut.segments = 0.018, 2
    return obj


@dish("strawberry-cake", ground="blush", look=(0.05, 0, 0.45), tilt=26, distance=5.8)
def strawberry_cake():
    v.plate(1.25, "#f6efe4")
    cream = m.food(["#fbf1de", "#f8ead2"], scale=3, rough=0.35, sss=0.45, glow=(0.15, 0.11, 0.08), bump=0.08, bump_scale=9)
    cake = sponge()
    at, turn = (0.72, 0.25, 0.06), 205
    for i in range(3):
        wedge(1.5, 0.85, i * 0.3, i * 0.3 + 0.2, cake, at, turn)
        wedge(1.515, 0.86, i * 0.3 + 0.2, i * 0.3 + 0.3, cream, at, turn)
    red = m.food(["#b5121b", "#d92a2a"], rough=0.25, coat=0.5)
    for layer in (0.25, 0.55):
        for k in range(7):
            for side in (-1, 1):
                a = math.radians(turn) + side * 0.425
                r = 0.28 + k * 0.17
                blob(0.075, red, rough=0.04, detail=3, stretch=(1.1, 0.5, 0.75), at=(at[0] + r * math.cos(a), at[1] + r * math.sin(a), at[2] + layer), rot=(0, 0, math.degrees(a)))
    out = m.food(["#fbf1de", "#f8ead2"], scale=3, rough=0.35, sss=0.45, bump=0.1)
    lathe_at = [(at[0] + 1.5 * math.cos(math.radians(turn) + d), at[1] + 1.5 * math.sin(math.radians(turn) + d)) for d in (-0.3, -0.1, 0.1, 0.3)]
    for x, y in lathe_at:
        dollop(out, (x * 0.93 + at[0] * 0.07, y * 0.93 + at[1] * 0.07, 0.95), 0.55)
    p.strawberry((-0.28, -0.2, 1.16), (160, 10, 30), 0.95, crown=True)
    p.strawberry((0.8, -0.72, 0.26), (80, 0, 30), 0.95)
    p.strawberry((0.45, -0.9, 0.24), (100, 20, 90), 0.85)
    for i in range(3):
        p.leaf("#2f7a28", length=0.26, width=0.1, at=(-0.05 + i * 0.06, -0.02, 0.98), rot=(0, -20, i * 120))


def dollop(cream, at, scale=1.0, turns=8):
    """Piped cream with ridges that twist to a tip."""
    lathe([(0, 0), (0.3, 0), (0.36, 0.08), (0.31, 0.2), (0.2, 0.34), (0.1, 0.44), (0.03, 0.54), (0, 0.56)], cream, segments=64, subsurf=1, at=at, scale=scale,
          wave=lambda a, r, z: r * (1 + 0.13 * math.sin(a * turns + z * 7)))


@dish("custard-pudding", ground="saffron", look=(0, 0, 0.35), tilt=28, distance=5.4)
def custard_pudding():
    v.plate(1.2, "#f1e8da")
    caramel = m.food(["#6b2a08", "#8a3d0e"], scale=2, rough=0.06, coat=1)
    pool_ = lathe([(0, 0.075), (0.85, 0.07), (0.92, 0.055)], caramel, wave=lambda a, r, z: r * (1 + 0.05 * math.sin(a * 3) + 0.03 * math.sin(a * 5)))
    custard = m.food("#f0c25c", rough=0.22, sss=0.5, coat=0.5, glow=(0.2, 0.12, 0.03), height=(0.5, 0.72, ["#f2c766", "#e8ae44", "#8a4312"]))
    lathe([(0.66, 0), (0.67, 0.04), (0.56, 0.5), (0.5, 0.68), (0.46, 0.73), (0, 0.74)], custard, subsurf=2, at=(0, 0, 0.06))
    lathe([(0, 0.755), (0.44, 0.75), (0.49, 0.7)], caramel, subsurf=2, at=(0, 0, 0.06))
    for a in (0.4, 2.0, 3.9, 4.9, 5.6):
        p.tubes([[(0.47 * math.cos(a), 0.47 * math.sin(a), 0.76), (0.53 * math.cos(a), 0.53 * math.sin(a), 0.6), (0.6 * math.cos(a), 0.6 * math.sin(a), 0.34), (0.66 * math.cos(a), 0.66 * math.sin(a), 0.14)]], 0.05, caramel, taper=lambda t: 1 - 0.3 * t)
    dollop(m.food("#fbf1de", rough=0.35, sss=0.45), (0, 0, 0.8), 0.5)
    cherry = m.food(["#b0101c", "#c81a26"], rough=0.1, coat=1)
    blob(0.13, cherry, rough=0.02, at=(0, 0, 1.12))
    p.tubes([[(0, 0, 1.22), (0.04, 0.02, 1.38), (0.12, 0.04, 1.5)]], 0.014, m.food("#5f7a2c", rough=0.5))
    p.leaf("#2f7a28", length=0.3, width=0.11, at=(0.18, -0.05, 1.02), rot=(0, -20, -30))


def scoop(at, material, radius=0.4):
    blob(radius, material, rough=0.07, freq=3.2, octaves=6, detail=5, at=at)
    lathe([(radius * 0.8, -0.1), (radius * 1.08, -0.14), (radius * 1.02, -0.24), (radius * 0.6, -0.24)], material, at=at, wave=lambda a, r, z: r * (1 + 0.05 * math.sin(a * 9) + 0.04 * math.sin(a * 17)))


@dish("sundae", ground="blush", look=(0, 0, 1.05), tilt=18, distance=7.8)
def sundae():
    glass = m.clear()
    lathe([(0, 0.02), (0.42, 0.02), (0.44, 0.05), (0.12, 0.1), (0.09, 0.2), (0.3, 0.42), (0.56, 0.8), (0.74, 1.05), (0.72, 1.06), (0.52, 0.8), (0.26, 0.46), (0, 0.36)], glass, segments=56, subsurf=2)
    vanilla = m.food(["#f8ecd2", "#f2dfb8"], scale=4, rough=0.45, sss=0.35, bump=0.5, bump_scale=14)
    berry = m.food(["#e8909c", "#f0b0b4", "#d8687c"], scale=4, rough=0.45, sss=0.35, bump=0.5, bump_scale=14)
    lathe([(0, 0.4), (0.24, 0.5), (0.5, 0.82), (0.66, 1.02), (0, 1.04)], vanilla)
    scoop((-0.28, 0.05, 1.22), vanilla)
    scoop((0.3, 0.08, 1.22), berry)
    scoop((0.02, -0.12, 1.5), vanilla, 0.38)
    choc = m.food(["#32150a", "#4a2210"], rough=0.1, coat=1)
    grid(40, 10, lambda u, w: (w * 0.37 * math.cos(u * 6.283) * (1 + 0.2 * w * math.sin(u * 31)), w * 0.37 * math.sin(u * 6.283) * (1 + 0.2 * w * math.sin(u * 31)), 0.39 - 0.36 * w ** 2.2 - 0.12 * w ** 3 * (1 + math.sin(u * 44))), choc, wrap=True, thick=0.03, at=(0.02, -0.12, 1.52), subsurf=1)
    dollop(m.food("#fbf1de", rough=0.35, sss=0.45), (0.02, -0.1, 1.86), 0.55)
    blob(0.13, m.food("#b0101c", rough=0.1, coat=1), rough=0.02, at=(0.02, -0.1, 2.2))
    wafer = m.food(["#d9a45c", "#b87a34"], scale=12, rough=0.6, bump=0.5)
    p.tubes([[(0, 0, 0), (0, 0, 0.95)]], 0.075, wafer, at=(0.46, 0.24, 1.25), rot=(-10, 22, 0))
    for color in ("#f2c13a", "#7ab04a", "#e8742a"):
        p.scatter(blob(0.024, m.food(color, rough=0.3), rough=0, detail=2, stretch=(2.2, 1, 1)), 12, 0.3, lambda x, y: 1.86 - 0.6 * (x * x + y * y), (0.02, -0.12))
    p.strawberry((0.85, -0.4, 0.22), (90, 0, 30), 0.9)


@dish("shaved-ice", ground="sage", look=(0, 0, 0.78), tilt=24, distance=6.7)
def shaved_ice():
    v.bowl(0.98, 0.5, "#efe6d6", speckle="#b08a5e")
    snow = m.food("#f4f6f2", rough=0.5, sss=0.4, bump=1.0, bump_scale=26, glow=(0.1, 0.1, 0.1), height=(0.3, 1.5, ["#f4f4ee", "#f4e8e0", "#e85a5a", "#d42a3a"]))
    blob(1, snow, rough=0.06, freq=5, octaves=6, detail=6, stretch=(0.74, 0.74, 1.1), at=(0, 0.05, 0.4), flat=-0.1)
    milk = m.food("#fbf1de", rough=0.15, sss=0.4, coat=0.8)
    for a in (0.2, 1.3, 2.8, 4.0, 4.6, 5.3, 5.9):
        line = [(0.7 * t * math.cos(a + 0.2 * t), 0.05 + 0.7 * t * math.sin(a + 0.2 * t), 0.42 + 1.12 * math.sqrt(1 - (0.92 * t) ** 2)) for t in [k * 0.1 for k in range(1, 9 + int(a * 3) % 3)]]
        p.tubes([line], 0.035, milk)
    bean = m.food(["#5a1a18", "#7a2a24"], scale=4, rough=0.2, coat=0.8)
    p.scatter(blob(0.085, bean, rough=0.03, detail=3, stretch=(1.35, 0.9, 0.85)), 44, 0.3, lambda x, y: 0.55 + rng.uniform(0, 0.12), (0.62, -0.55))
    jelly = m.food(["#6aa03a", "#8aba52"], rough=0.08, sss=0.3, coat=1, glow=(0.1, 0.15, 0.05))
    for i in range(9):
        box((0.15, 0.15, 0.15), jelly, bevel=0.02, at=(-0.52 + rng.uniform(-0.2, 0.2), -0.6 + rng.uniform(-0.12, 0.12), 0.56 + rng.uniform(0, 0.1)), rot=(rng.uniform(-20, 20), rng.uniform(-20, 20), rng.uniform(0, 90)))
    p.strawberry((0, 0, 1.62), (180, 0, 0), 0.8)
    p.leaf("#2f7a28", length=0.34, width=0.13, at=(0.2, -0.05, 1.6), rot=(0, -10, -20))
