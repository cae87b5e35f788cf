"""Sides and salads."""
import math

from kit import materials as m
from kit import parts as p
from kit import vessels as v
from kit.shapes import blob, box, grid, lathe, rng

from .catalogue import dish


def bread_round(at, radius, tilt_=(0, 0, 0)):
    """A flat bread with dark blisters."""
    dough = m.food(["#f0dcb4", "#e6c68c", "#c98f48", "#8a4f1c"], scale=3.2, span=(0.42, 0.74), rough=0.6, sss=0.2, bump=0.5, bump_scale=7)
    blob(1, dough, rough=0.14, freq=2, detail=5, stretch=(radius, radius * 0.9, 0.09), at=at, rot=tilt_)


def drumstick(at, turn, skin, scale=1.0):
    bone = m.food("#f0e2c8", rough=0.4, sss=0.3)
    from .scene import group
    with group(at=at, turn=turn, scale=scale):
        lathe([(0, -0.36), (0.16, -0.34), (0.27, -0.18), (0.27, 0.0), (0.2, 0.18), (0.1, 0.34), (0.08, 0.42), (0, 0.44)], skin, subsurf=2, rot=(0, 90, 0),
              wave=lambda a, r, z: r * (1 + 0.06 * math.sin(a * 3 + z * 9)))
        p.tubes([[(0.38, 0, 0), (0.62, 0, 0.02)]], 0.055, bone)
        for y in (-0.045, 0.045):
            blob(0.065, bone, rough=0, detail=3, at=(0.64, y, 0.02))


@dish("fried-chicken", ground="walnut", look=(0, 0, 0.4), tilt=32, distance=5.8)
def fried_chicken():
    v.plate(1.25, "#efe4d2")
    v.basket(1.0, 0.36, at=(0, 0, 0.05))
    coat = p.crust(("#7c3a0c", "#b8661a", "#d98e30", "#c4761f"), bump=1.2, rough=0.45, scale=5)
    spots = [(-0.45, -0.3, 0.34), (0.42, -0.34, 0.34), (0, 0.36, 0.36), (-0.5, 0.32, 0.38), (0.52, 0.26, 0.38), (-0.02, -0.12, 0.62), (0.1, -0.55, 0.36), (-0.22, 0.22, 0.74), (0.3, 0.12, 0.72)]
    for i, at in enumerate(spots):
        blob(0.36, coat, rough=0.26, freq=2.4, octaves=6, detail=5, stretch=(1.2, 0.85, 0.72), at=at, rot=(rng.uniform(-20, 20), rng.uniform(-20, 20), i * 57))
    p.herbs(5, 0.3, lambda x, y: 0.95, (0, 0), length=0.22)
    p.citrus(0.3, at=(0.9, -0.6, 0.42), rot=(60, 0, 36))
    from .burgers import dip
    dip((-1.0, -0.9, 0.0), "#c8501a")


@dish("corn", ground="saffron", look=(0, 0, 0.2), tilt=36, distance=5.8)
def corn():
    v.plate(1.3, "#3b4a52", speckle="#1f2a30")
    kernel = m.food(["#f0b41c", "#f6ca48", "#e8a010"], scale=1.2, rough=0.22, sss=0.35, coat=0.7, glow=(0.12, 0.07, 0.01))
    char = m.food("#6b3a10", rough=0.4)
    from .scene import group
    for y, turn in ((0.34, 14), (-0.26, 6)):
        with group(at=(0, y, 0.32), turn=turn):
            bead = blob(0.07, kernel, rough=0, detail=3, stretch=(0.85, 0.95, 1))
            burnt = blob(0.07, char, rough=0, detail=3, stretch=(0.85, 0.95, 1))
            from kit.shapes import again
            for i in range(22):
                reach = 0.23 * math.sin(math.pi * (0.14 + 0.72 * (i / 21) ** 0.8)) ** 0.4
                for k in range(14):
                    a = 2 * math.pi * (k + 0.5 * (i % 2)) / 14
                    again(burnt if rng.random() < 0.07 else bead, (-0.85 + i * 0.078, reach * math.cos(a), reach * math.sin(a)), (math.degrees(a) - 90, 0, 0), rng.uniform(0.92, 1.06))
            bead.location.z = burnt.location.z = -5
    butter = m.food(["#f7dc86", "#f9e6a8"], rough=0.15, sss=0.5, coat=0.8)
    box((0.3, 0.22, 0.1), butter, bevel=0.04, at=(0.1, -0.26, 0.62), rot=(4, 3, 20))
    p.flakes(30, 0.6, lambda x, y: 0.56, (0, -0.26))
    p.herbs(12, 0.9, lambda x, y: 0.1, length=0.18)
    p.citrus(0.26, at=(0.95, -0.72, 0.28), rot=(60, 0, 30), peel="#6d9a2c", flesh="#cfe08a")


@dish("edamame", ground="cream", look=(0, 0, 0.3), tilt=40, distance=5.8)
def edamame():
    v.bowl(1.1, 0.5, "#2f3a40", inside="#26302f")
    pod = m.food(["#5d8f2c", "#86b548", "#4a7a22"], scale=3, rough=0.35, sss=0.25, coat=0.35, bump=0.15, glow=(0.04, 0.08, 0.01))
    for i in range(46):
        x, y = p.in_disc(0.82)
        lift = 0.38 + 0.42 * (1 - (x * x + y * y) / 0.8) * rng.uniform(0.6, 1)
        line = [(-0.34 + k * 0.085, 0.05 * math.sin(k * 0.4), 0.07 * math.sin(k * 0.45)) for k in range(9)]
        p.tubes([line], 0.095, pod, taper=lambda t: (0.2 + 0.8 * math.sin(math.pi * t) ** 0.6) * (0.82 + 0.24 * math.cos(t * 19)), at=(x, y, lift), rot=(rng.uniform(-24, 24), rng.uniform(-24, 24), rng.uniform(0, 360)), resolution=6)
    salt = m.food("#fbf6ee", rough=0.3, sss=0.4)
    p.scatter(box((0.035, 0.035, 0.03), salt, bevel=0, segments=1), 90, 0.8, lambda x, y: 0.62 + 0.34 * (1 - (x * x + y * y) / 0.8))


@dish("miso-soup", ground="walnut", look=(0, 0, 0.4), tilt=46, distance=5.8)
def miso_soup():
    v.bowl(1.05, 0.72, "#7d1f16", inside="#2a1210")
    p.soup(0.95, 0.58, ["#b98238", "#cf9c52", "#a8702a"], oil=10, sss=0.2)
    tofu = m.food(["#f6ecd8", "#efe0c4"], rough=0.3, sss=0.5, coat=0.4)
    for x, y in ((-0.3, -0.3), (0.1, -0.46), (0.4, -0.16), (-0.1, 0.02), (-0.5, 0.1), (0.28, 0.3), (-0.22, 0.42)):
        box((0.27, 0.27, 0.22), tofu, bevel=0.03, at=(x, y, 0.6 + rng.uniform(-0.02, 0.03)), rot=(rng.uniform(-8, 8), rng.uniform(-8, 8), rng.uniform(0, 90)))
    p.scatter(p.leaf("#16351c", length=0.4, width=0.18), 10, 0.6, lambda x, y: 0.62, lying=True)
    p.scallions(30, 0.55, lambda x, y: 0.64 + rng.uniform(0, 0.03), (0.1, 0.1))
    v.chopsticks((1.3, 0.1, 0.05), 74)


@dish("flatbread", ground="terracotta", look=(0, 0, 0.2), tilt=40, distance=6.0)
def flatbread():
    v.board((2.9, 2.3))
    for i in range(4):
        bread_round((-0.1 + i * 0.1, 0.1 - i * 0.06, 0.2 + i * 0.11), 0.98 - i * 0.02, (4 * i, 3 * i, i * 50))
    oil = m.food(["#d8a83a", "#e8c05a"], rough=0.06, coat=1, sss=0.3)
    v.bowl(0.34, 0.22, "#efe6d8", at=(1.05, -0.8, 0.12))
    lathe([(0, 0.3), (0.31, 0.31)], oil, at=(1.05, -0.8, 0))
    p.herbs(16, 0.7, lambda x, y: 0.62, length=0.18)


@dish("steamed-rice", ground="sage", look=(0, 0, 0.4), tilt=36, distance=5.6)
def steamed_rice():
    v.bowl(0.98, 0.66, "#3b4a52", inside="#e9e2d4", speckle="#1f2a30")
    p.rice(1700, 0.9, 0.42, 0.52)
    p.sesame(26, 0.3, lambda x, y: 0.95, color="#2a1a10")
    v.chopsticks((1.25, 0.1, 0.05), 74)


def greens(count, radius, base, high, colors=("#3f7a24", "#5f9a34", "#2f6a24", "#86b548")):
    for color in colors:
        p.scatter(p.leaf(color, length=0.62, width=0.26), count // len(colors), radius,
                  lambda x, y: base + high * (1 - (x * x + y * y) / radius ** 2) * rng.uniform(0.7, 1), lying=True, size=(0.7, 1.2))


@dish("green-salad", ground="cream", look=(0, 0, 0.4), tilt=42, distance=5.9)
def green_salad():
    v.bowl(1.15, 0.55, "#efe6d6", speckle="#b08a5e")
    greens(110, 1.0, 0.45, 0.42)
    cherry = m.food(["#c8261a", "#d9402a"], rough=0.12, coat=0.9, sss=0.25)
    for x, y in ((-0.4, -0.4), (0.45, -0.2), (0.1, 0.5), (-0.6, 0.25), (0.2, -0.6)):
        blob(0.15, cherry, rough=0, at=(x, y, 0.82 - 0.3 * (x * x + y * y)))
    cuke = m.food(["#cfe0a0", "#e4edc6"], scale=3, rough=0.2, sss=0.4, coat=0.5)
    for i in range(9):
        x, y = p.in_disc(0.8)
        p.disc(0.19, 0.04, cuke, at=(x, y, 0.84 - 0.3 * (x * x + y * y)), rot=(rng.uniform(-35, 35), rng.uniform(-35, 35), 0))
    p.scatter(p.ring(0.2, 0.03, ("#b0608c", "#e9d3df")), 8, 0.7, lambda x, y: 0.86 - 0.3 * (x * x + y * y), lying=True)
    p.sesame(70, 0.8, lambda x, y: 0.9 - 0.3 * (x * x + y * y))


@dish("salad-by-weight", ground="oak", look=(0, 0, 0.4), tilt=44, distance=6.0)
def salad_by_weight():
    v.bowl(1.2, 0.52, "#c9ab80")
    greens(70, 1.05, 0.4, 0.26)
    heaps = (((-0.5, -0.35), "#e8711a"), ((0.5, -0.4), "#8e2450"), ((0.55, 0.35), "#f0b41c"), ((-0.5, 0.4), "#c8261a"))
    for (x, y), color in heaps:
        piece = box((0.14, 0.12, 0.12), m.food(color, rough=0.2, sss=0.3, coat=0.6), bevel=0.03)
        p.scatter(piece, 34, 0.32, lambda a, b: 0.6 + rng.uniform(0, 0.2), (x, y))
    p.scatter(blob(0.075, m.food(["#d9b06a", "#e8c88c"], rough=0.4, sss=0.2), rough=0.06, detail=3), 40, 0.26, lambda a, b: 0.66 + rng.uniform(0, 0.16), (0.02, 0.0))
    p.herbs(12, 0.9, lambda a, b: 0.84, length=0.24)
    p.sesame(50, 0.9, lambda a, b: 0.82)


@dish("falafel-plate", ground="sage", look=(0, 0, 0.3), tilt=40, distance=6.0)
def falafel_plate():
    v.plate(1.4, "#b5623f", speckle="#7d3d22")
    hummus = m.food(["#e8d2a4", "#dcc08a"], scale=3, rough=0.35, sss=0.25)
    lathe([(0, 0.14), (0.12, 0.15), (0.2, 0.2), (0.3, 0.15), (0.4, 0.22), (0.52, 0.2), (0.62, 0.06)], hummus, subsurf=2, at=(-0.52, 0.22, 0.03))
    lathe([(0, 0.17), (0.16, 0.18)], m.food("#c8961e", rough=0.05, coat=1, sss=0.3), at=(-0.52, 0.22, 0.04))
    coat = p.crust(("#6a3a12", "#9c5f1e", "#b87a2c"), bump=1.0)
    for i, (x, y, z) in enumerate(((0.3, -0.5, 0.24), (0.72, -0.22, 0.24), (0.3, 0.0, 0.24), (0.76, 0.25, 0.24), (-0.12, -0.62, 0.24), (0.5, -0.22, 0.52))):
        blob(0.24, coat, rough=0.1, freq=3, octaves=6, detail=5, stretch=(1, 1, 0.86), at=(x, y, z), rot=(0, 0, i * 50))
    cherry = m.food(["#c8261a", "#d9402a"], rough=0.12, coat=0.9, sss=0.25)
    for x, y in ((-0.85, -0.45), (-0.62, -0.62), (-0.95, -0.2)):
        blob(0.15, cherry, rough=0, at=(x, y, 0.2))
    greens(20, 0.34, 0.12, 0.1)
    p.herbs(14, 0.5, lambda a, b: 0.26, (-0.5, 0.2), length=0.2)
    bread_round((0.35, 0.85, 0.3), 0.55, (30, 8, 0))
    p.flakes(20, 0.5, lambda a, b: 0.24, (-0.52, 0.22))
