import math

from kit import materials as m
from kit import parts as p
from kit import vessels as v
from kit.shapes import blob, box, grid, lathe, rng

from .catalogue import dish


def bun_bottom(z=0.12, r=0.86):
    crumb = m.food(["#c8843c", "#b06a28"], scale=3, rough=0.5, sss=0.15, height=(0, 0.2, ["#a85f22", "#e6b674"]))
    lathe([(0, 0), (r * 0.86, 0), (r, 0.08), (r * 1.0, 0.18), (r * 0.95, 0.23), (0, 0.23)], crumb, subsurf=2, at=(0, 0, z))
    return z + 0.23


def bun_top(z, r=0.9, seeds=90, colors=("#f0c27c", "#c9792c", "#9c4f16")):
    crumb = m.food("#b56a28", scale=1.6, rough=0.32, sss=0.12, coat=0.45, bump=0.08, bump_scale=5, height=(0.0, 0.5, list(colors)))
    lathe([(0, 0), (r * 0.94, 0), (r, 0.06), (r * 0.985, 0.2), (r * 0.86, 0.38), (r * 0.6, 0.52), (r * 0.3, 0.585), (0, 0.6)], crumb, subsurf=2, at=(0, 0, z),
          wave=lambda a, q, h: q * (1 + 0.012 * math.sin(a * 3 + 1)))
    if seeds:
        p.sesame(seeds, r * 0.82, lambda x, y: z + 0.605 * max(0.0, 1 - (math.hypot(x, y) / (r * 1.0)) ** 2.3) ** 0.62 + 0.0)


def patty(z, r=0.88, high=0.2, colors=("#2c130a", "#5a2a15", "#6f3a1e")):
    meat = m.food(list(colors), scale=7, span=(0.3, 0.66), rough=0.35, coat=0.4, bump=1.0, bump_scale=11)
    blob(1, meat, rough=0.05, freq=4, detail=5, stretch=(r, r, high * 0.75), at=(0, 0, z + high * 0.5))
    return z + high


def cheese(z, size=1.75, r=0.84, color="#f2a01e", turn=20):
    melt = m.food([color, "#f7b53c"], scale=2, rough=0.28, sss=0.4, glow=(0.2, 0.1, 0.01), coat=0.3)
    def point(u, w):
        x, y = (u - 0.5) * size, (w - 0.5) * size
        over = max(0.0, math.hypot(x, y) - r)
        pull = 1 - 0.38 * over
        return x * pull, y * pull, 0.03 - 1.1 * over ** 1.15 + 0.01 * math.sin(x * 6)
    grid(30, 30, point, melt, thick=0.03, subsurf=1, at=(0, 0, z), rot=(0, 0, turn))
    return z + 0.04


def onion(z):
    pink = m.food(["#e9d3df", "#b0608c"], scale=4, rough=0.2, sss=0.3, coat=0.5)
    for i in range(5):
        r = rng.uniform(0.3, 0.5)
        lathe([(r, 0), (r, 0.06), (r - 0.04, 0.06), (r - 0.04, 0), (r, 0)], pink, segments=32, at=(rng.uniform(-0.4, 0.4), rng.uniform(-0.4, 0.1), z), rot=(rng.uniform(-6, 6), 4, 0))
    return z + 0.05


def stack(z=0.12, meat=("#2c130a", "#5a2a15", "#6f3a1e"), seeds=90):
    z = bun_bottom(z)
    p.lettuce(1.0, at=(0, 0, z + 0.05))
    z = patty(z + 0.06, colors=meat)
    z = cheese(z + 0.0)
    for x, y in ((-0.38, -0.42), (0.4, -0.4), (0.0, 0.35), (0.02, -0.5)):
        p.tomato_slice(0.44, at=(x, y, z + rng.uniform(0, 0.03)), rot=(3, 2, 0))
    z = onion(z + 0.09)
    p.lettuce(0.94, at=(0, 0, z + 0.03), ruffle=0.07, color=("#568f28", "#9cc052"))
    bun_top(z + 0.07, seeds=seeds)


@dish("classic-burger", ground="walnut", look=(0, 0, 0.62), tilt=17, distance=5.9)
def classic_burger():
    v.board((2.6, 2.2), at=(0, 0, 0))
    stack()


def fries(count, radius, base, height, centre=(0, 0), long=0.8, upright=True):
    """Fries, standing in a vessel or in a heap."""
    potato = m.food(["#e8a937", "#f4c860", "#d08a1f"], scale=3, rough=0.45, sss=0.2, bump=0.25, bump_scale=16, glow=(0.12, 0.07, 0.02))
    for _ in range(count):
        x, y = p.in_disc(radius)
        length = long * rng.uniform(0.7, 1.1)
        if upright:
            lean = (rng.uniform(-16, 16) - y * 40 / radius * 0.5, rng.uniform(-16, 16) + x * 40 / radius * 0.5, rng.uniform(0, 90))
            at = (centre[0] + x, centre[1] + y, base + height * rng.uniform(0.75, 1.05))
        else:
            lean = (90 + rng.uniform(-22, 22), 0, rng.uniform(0, 360))
            at = (centre[0] + x, centre[1] + y, base + 0.06 + height * (1 - (math.hypot(x, y) / radius) ** 1.4) * rng.random())
        box((0.1, 0.1, length), potato, bevel=0.018, segments=2, at=at, rot=lean)


def dip(at, color, radius=0.3, body=None):
    v.bowl(radius, 0.24, body or "#efe6d8", at=at)
    sauce = m.food([color], rough=0.15, sss=0.25, coat=0.8, bump=0.12, bump_scale=6)
    lathe([(0, at[2] + 0.25), (radius * 0.5, at[2] + 0.24), (radius * 0.94, at[2] + 0.215)], sauce, at=(at[0], at[1], 0), wave=lambda a, r, z: r * (1 + 0.03 * math.sin(a * 3)))


@dish("chicken-burger", ground="saffron", look=(0, 0, 0.62), tilt=17, distance=5.9)
def chicken_burger():
    v.plate(1.35, "#f1e8da")
    z = bun_bottom(0.06)
    p.lettuce(1.0, at=(0, 0, z + 0.05))
    coat = p.crust(("#8f4a14", "#c47a25", "#e0a040"), bump=1.0)
    blob(1, coat, rough=0.13, freq=2.6, detail=5, stretch=(0.98, 0.9, 0.24), at=(0, 0, z + 0.26))
    mayo = m.food("#f7ecd2", rough=0.15, sss=0.4, coat=0.7)
    blob(1, mayo, rough=0.16, freq=1.8, detail=4, stretch=(0.84, 0.82, 0.09), at=(0, 0, z + 0.46))
    pickle = m.food(["#6d8a24", "#a9b84c"], scale=4, rough=0.2, sss=0.25, coat=0.7)
    for x, y in ((-0.4, -0.42), (0.05, -0.55), (0.45, -0.36), (0.1, 0.3)):
        p.disc(0.26, 0.06, pickle, at=(x, y, z + 0.5), rot=(8, 4, 0))
    p.lettuce(0.95, at=(0, 0, z + 0.58), ruffle=0.09, color=("#568f28", "#9cc052"))
    bun_top(z + 0.6)


@dish("garden-burger", ground="sage", look=(0, 0, 0.62), tilt=17, distance=5.9)
def garden_burger():
    v.board((2.8, 2.2), "#d1a26c", "#a87444")
    z = bun_bottom(0.12)
    p.lettuce(1.02, at=(0, 0, z + 0.06), ruffle=0.14)
    z = patty(z + 0.08, high=0.24, colors=("#5a3d1a", "#8a6428", "#6f7a2c"))
    avocado = m.food(["#b8c25a", "#d6d787"], scale=2, rough=0.25, sss=0.35, coat=0.4)
    for i in range(5):
        box((0.86, 0.2, 0.1), avocado, bevel=0.05, at=(-0.5 + i * 0.25, -0.36 + 0.08 * (i % 2), z + 0.07), rot=(4, 0, 70 + i * 10))
    for x, y in ((-0.36, -0.4), (0.4, -0.38), (0, 0.3)):
        p.tomato_slice(0.43, at=(x, y, z + 0.13), rot=(3, 2, 0))
    z = onion(z + 0.2)
    p.lettuce(0.95, at=(0, 0, z + 0.04), ruffle=0.1, color=("#568f28", "#9cc052"))
    bun_top(z + 0.08, seeds=110, colors=("#d9a25c", "#a8662a", "#7c3f14"))


@dish("burger-meal", ground="terracotta", look=(0.05, 0.1, 0.7), tilt=22, distance=8.2)
def burger_meal():
    from .drinks import cola_glass
    from .scene import group
    v.board((4.2, 2.6), at=(0, 0.1, 0))
    with group(at=(-0.55, -0.3, 0), scale=0.9):
        stack()
    with group(at=(0.85, -0.35, 0.12), scale=0.78):
        fries_cup()
    with group(at=(0.75, 0.75, 0.12), scale=0.95):
        cola_glass()
    with group(at=(-1.5, -0.85, 0.12), scale=0.9):
        dip((0, 0, 0), "#a81b10")


def fries_cup():
    sheet = m.food(["#f4e7d0", "#ead6b4"], scale=8, rough=0.8, sss=0.1)
    stripe = m.food("#c8402a", rough=0.7)
    lathe([(0, 0.02), (0.46, 0.02), (0.5, 0.08), (0.66, 0.8)], sheet, segments=48, thick=0.02)
    for z in (0.24, 0.52):
        lathe([(0.53 + z * 0.18, z), (0.538 + z * 0.18 + 0.01, z + 0.1)], stripe, segments=48, thick=0.02)
    fries(70, 0.5, 0.2, 0.65, long=0.95)


@dish("fries", ground="saffron", look=(0, 0, 0.55), tilt=26, distance=6.0)
def fries_dish():
    v.board((2.9, 2.2))
    from .scene import group
    with group(at=(-0.1, 0.1, 0.12), scale=1.05):
        fries_cup()
    fries(9, 0.5, 0.12, 0.05, centre=(0.8, -0.7), upright=False, long=0.7)
    dip((-0.95, -0.55, 0.12), "#a81b10")


@dish("hot-dog", ground="cream", look=(0, 0, 0.3), tilt=34, distance=5.9, turn=-12)
def hot_dog():
    v.board((2.9, 1.7))
    bread = m.food("#c98a45", rough=0.4, sss=0.15, coat=0.3, height=(0, 0.42, ["#e8c48a", "#c98038", "#a85f22"]))
    for y, lean in ((-0.27, 14), (0.27, -14)):
        blob(1, bread, rough=0.03, detail=4, stretch=(1.15, 0.3, 0.27), at=(0, y, 0.36), rot=(lean, 0, 0))
    sausage = m.food(["#8e3214", "#b5481f", "#7a2810"], scale=2.5, rough=0.22, sss=0.15, coat=0.7, bump=0.1)
    p.tubes([[(-1.3, 0, 0.5), (-0.7, 0, 0.54), (0, 0, 0.56), (0.7, 0, 0.54), (1.3, 0, 0.5)]], 0.19, sausage, taper=lambda t: min(1, 0.5 + 6 * t, 0.5 + 6 * (1 - t)), resolution=8)
    mustard = m.food("#e8ad18", rough=0.15, sss=0.3, coat=0.9)
    p.tubes([[(-1.1 + i * 0.075, 0.08 * (-1) ** i, 0.76 - 0.02 * abs(i - 15) / 15) for i in range(30)]], 0.045, mustard, resolution=8)
    fried = p.crust(("#a8641c", "#d69a3c", "#e8b85c"), bump=0.4)
    p.scatter(blob(0.05, fried, rough=0.4, detail=2), 40, 0.25, lambda x, y: 0.72 - 0.5 * y * y, (0.45, 0))
    p.scatter(p.ring(0.05), 16, 0.3, lambda x, y: 0.74, (-0.4, 0), lying=True)
