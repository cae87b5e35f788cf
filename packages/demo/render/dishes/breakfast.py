"""Breakfast and the bakery."""
import math

from kit import materials as m
from kit import parts as p
from kit import vessels as v
from kit.shapes import blob, box, grid, lathe, rng

from .catalogue import dish
from .scene import group
from .sweets import dollop, torus


def golden(rough=0.4):
    return m.food(["#c9822f", "#e0a552", "#a8601c"], scale=2.6, rough=rough, coat=0.3, bump=0.12, bump_scale=8)


@dish("pancakes", ground="oak", look=(0, 0, 0.45), tilt=26, distance=5.7)
def pancakes():
    v.plate(1.3, "#f1e8da")
    side = m.food("#e0a552", scale=3, rough=0.6, bump=0.1, height=(0.0, 0.15, ["#b06a22", "#f0d49a", "#eccb88", "#b8722a"]))
    for i in range(6):
        p.disc(0.82 - 0.012 * (i % 3), 0.15, side, at=(rng.uniform(-0.05, 0.05), rng.uniform(-0.05, 0.05), 0.06 + i * 0.145), bevel=0.45, wave=lambda a, r, z: r * (1 + 0.02 * math.sin(a * 3 + 1)))
    syrup = m.food(["#8a3d0a", "#b0601a"], scale=2, rough=0.05, coat=1)
    lathe([(0, 0.955), (0.5, 0.95), (0.62, 0.925)], syrup, wave=lambda a, r, z: r * (1 + 0.12 * math.sin(a * 4) + 0.05 * math.sin(a * 9)))
    for a in (0.9, 2.3, 3.6, 4.4, 5.3):
        p.tubes([[(0.6 * math.cos(a), 0.6 * math.sin(a), 0.94), (0.82 * math.cos(a), 0.82 * math.sin(a), 0.88), (0.86 * math.cos(a), 0.86 * math.sin(a), 0.6), (0.87 * math.cos(a), 0.87 * math.sin(a), rng.uniform(0.2, 0.4))]], 0.05, syrup)
    box((0.34, 0.3, 0.12), m.food(["#f7dc86", "#f9e6a8"], rough=0.15, sss=0.5, coat=0.8), bevel=0.05, at=(0.02, -0.03, 1.02), rot=(3, 4, 24))
    berry = m.food(["#2a3560", "#3d4a7c"], scale=4, rough=0.45)
    for x, y in ((-0.95, -0.35), (-0.8, -0.6), (0.85, -0.6), (1.02, -0.3), (0.62, -0.85)):
        blob(0.12, berry, rough=0.02, at=(x, y, 0.17))
    p.strawberry((-0.55, -0.95, 0.24), (80, 0, 20), 0.8)


@dish("waffle", ground="blush", look=(0, 0, 0.3), tilt=38, distance=5.7)
def waffle():
    v.plate(1.35, "#f1e8da")
    crisp = golden(0.5)
    for z, turn in ((0.08, 8), (0.3, -10)):
        with group(at=(0, 0.05, z), turn=turn):
            p.disc(0.95, 0.14, crisp, bevel=0.3)
            for i in range(-4, 5):
                half = math.sqrt(0.92 ** 2 - (i * 0.2) ** 2)
                box((half * 2, 0.055, 0.1), crisp, bevel=0.02, at=(0, i * 0.2, 0.17))
                box((0.055, half * 2, 0.1), crisp, bevel=0.02, at=(i * 0.2, 0, 0.17))
    dollop(m.food("#fbf1de", rough=0.35, sss=0.45), (0, 0.05, 0.5), 0.9)
    for i, (x, y) in enumerate(((-0.45, -0.3), (0.42, -0.36), (0.1, -0.62))):
        p.strawberry((x, y, 0.66), (70 + i * 20, 0, i * 80), 0.75)
    for x, y in ((-0.1, -0.4), (0.6, 0.0), (-0.6, 0.1), (0.35, 0.4)):
        blob(0.11, m.food(["#2a3560", "#3d4a7c"], scale=4, rough=0.45), rough=0.02, at=(x, y, 0.6))
    syrup = m.food(["#8a3d0a", "#b0601a"], scale=2, rough=0.05, coat=1)
    p.tubes([[(-0.7 + i * 0.1, 0.2 * math.sin(i * 1.4), 0.54) for i in range(15)]], 0.03, syrup)


def fried_egg(at, scale=1.0):
    white = m.food(["#f7efe0", "#f3e6ce"], scale=3, rough=0.2, sss=0.4, coat=0.6, bump=0.15, bump_scale=5)
    yolk = m.food(["#f0a01a", "#f5b032"], rough=0.08, sss=0.5, coat=1, glow=(0.2, 0.1, 0.01))
    blob(1, white, rough=0.2, freq=1.3, detail=5, stretch=(0.46 * scale, 0.42 * scale, 0.06 * scale), at=at)
    blob(1, yolk, rough=0, detail=4, stretch=(0.19 * scale, 0.19 * scale, 0.12 * scale), at=(at[0], at[1], at[2] + 0.05))


def toast_slice(at, rot=(0, 0, 0), size=(0.95, 0.85)):
    crumb, edge = m.food(["#e8c68a", "#d9a85c", "#f0d8a8"], scale=5, rough=0.8, bump=0.6, bump_scale=18), golden(0.5)
    box((size[0], size[1], 0.13), edge, bevel=0.06, at=at, rot=rot)
    box((size[0] - 0.08, size[1] - 0.08, 0.1), crumb, bevel=0.03, at=(at[0], at[1], at[2] + 0.022), rot=rot)


@dish("eggs-your-way", ground="sage", look=(0, 0, 0.2), tilt=42, distance=5.9)
def eggs_your_way():
    v.plate(1.38, "#f1e8da")
    fried_egg((-0.3, -0.25, 0.1))
    fried_egg((0.4, -0.32, 0.1))
    bacon = m.food(["#7a2416", "#b5482c", "#e8b890", "#8f2f1c"], scale=1.4, rough=0.3, coat=0.5, bump=0.3, span=(0.3, 0.7), stretch=(0.5, 6, 1))
    for k in range(3):
        grid(40, 6, lambda u, w, k=k: ((u - 0.5) * 1.25, (w - 0.5) * 0.24, 0.05 * math.sin(u * 19 + k)), bacon, thick=0.025, subsurf=1, at=(0.55, 0.3 + k * 0.2, 0.16 + 0.02 * k), rot=(0, 0, 14))
    toast_slice((-0.6, 0.5, 0.2), (18, -8, 20))
    toast_slice((-0.45, 0.42, 0.36), (16, -6, 36))
    for i in range(4):
        blob(0.15, m.food(["#c8261a", "#d9402a"], rough=0.12, coat=0.9), rough=0, at=(-1.0 + 0.1 * (i % 2), -0.55 + i * 0.2, 0.2))
    p.herbs(12, 0.6, lambda x, y: 0.2, (0.05, -0.3), length=0.16)
    p.sesame(30, 0.5, lambda x, y: 0.2, (0, -0.3), color="#2a1a10", size=(0.4, 0.6))


@dish("avocado-toast", ground="cream", look=(0, 0, 0.25), tilt=36, distance=5.6)
def avocado_toast():
    v.board((2.8, 2.0))
    mash = m.food(["#a9b84c", "#c6cf78", "#8fa23a"], scale=5, rough=0.4, bump=0.5, bump_scale=9)
    for at, turn in (((-0.5, 0.15, 0.2), -10), ((0.55, -0.1, 0.2), 8)):
        with group(at=at, turn=turn):
            toast_slice((0, 0, 0), size=(0.95, 1.15))
            blob(1, mash, rough=0.16, freq=2.4, detail=5, stretch=(0.42, 0.52, 0.1), at=(0, 0, 0.1))
            for i in range(3):
                p.tomato_slice(0.15, at=(-0.18 + i * 0.18, -0.2 + 0.16 * (i % 2), 0.2), rot=(12, 10, 0))
            p.herbs(6, 0.3, lambda x, y: 0.24, length=0.2)
            p.flakes(26, 0.4, lambda x, y: 0.22)
    p.egg_half((0.5, 0.0, 0.4), (20, 0, 0), 0.62)


@dish("fruit-bowl", ground="saffron", look=(0, 0, 0.4), tilt=42, distance=5.8)
def fruit_bowl():
    v.bowl(1.1, 0.55, "#f1e8da")
    kinds = [m.food(c, scale=3, rough=0.2, coat=0.6) for c in (["#f2a01e", "#f6b23a"], ["#e8564a", "#f07a64"], ["#b5c94a", "#cfdc7a"], ["#f3e3a8", "#f0d98a"])]
    for i in range(70):
        x, y = p.in_disc(0.86)
        box((0.24, 0.22, 0.2), kinds[i % 4], bevel=0.04, at=(x, y, 0.42 + 0.34 * (1 - x * x - y * y) * rng.uniform(0.6, 1)), rot=(rng.uniform(0, 50), rng.uniform(0, 50), rng.uniform(0, 90)))
    berry = m.food(["#2a3560", "#3d4a7c"], scale=4, rough=0.45)
    for _ in range(14):
        x, y = p.in_disc(0.75)
        blob(0.11, berry, rough=0.02, detail=3, at=(x, y, 0.86 - 0.36 * (x * x + y * y)))
    for i, (x, y) in enumerate(((-0.3, -0.3), (0.35, -0.2), (0.05, 0.35))):
        p.strawberry((x, y, 0.94), (60 + i * 30, 0, i * 70), 0.8)
    p.herbs(5, 0.14, lambda x, y: 1.0, length=0.3)


@dish("croissant", ground="oak", look=(0, 0, 0.3), tilt=32, distance=5.2)
def croissant():
    v.plate(1.25, "#efe4d2")
    flake = golden(0.3)
    def point(u, w):
        a = (u - 0.5) * 3.3
        steps = (u * 9) % 1
        thick = (0.36 * math.cos((u - 0.5) * 2.7) ** 0.8 + 0.05) * (0.86 + 0.2 * abs(steps - 0.0) ** 0.5)
        b = w * 2 * math.pi
        r = 0.72 + thick * 0.9 * math.cos(b)
        return r * math.sin(a), 0.35 - r * math.cos(a) * 0.85, 0.3 + thick * 0.8 * math.sin(b)
    grid(200, 26, point, flake, at=(0, 0.1, 0.06))
    p.scatter(box((0.08, 0.05, 0.008), flake, bevel=0, segments=1), 24, 0.9, lambda x, y: 0.07, lying=True)


@dish("bagel", ground="terracotta", look=(0, 0, 0.35), tilt=34, distance=5.4)
def bagel():
    v.board((2.7, 2.0))
    crustm = golden(0.28)
    torus(0.5, 0.36, crustm, start=0.5, end=1.0, squash=0.7, at=(0, 0, 0.4))
    torus(0.5, 0.4, m.food("#fbf3e2", rough=0.4, sss=0.4), squash=0.2, at=(0, 0, 0.43), wave=None)
    salmon = m.food(["#f7c9a4", "#ee7b3f", "#e8662c"], rough=0.2, coat=0.7, wave=(3, 2), span=(0.05, 0.6))
    for i in range(7):
        a = i * 0.9
        grid(14, 8, lambda u, w: ((u - 0.5) * 0.7, (w - 0.5) * 0.4, 0.06 * math.sin(u * 9)), salmon, thick=0.03, subsurf=1, at=(0.6 * math.cos(a), 0.6 * math.sin(a), 0.54), rot=(0, 0, math.degrees(a) + 90))
    torus(0.5, 0.37, crustm, start=0.0, end=0.5, squash=0.75, at=(0, 0, 0.6))
    torus(0.5, 0.36, crustm, start=0.5, end=1.0, squash=0.16, at=(0, 0, 0.6))
    seed = blob(0.028, m.food("#f3e2b8", rough=0.4), rough=0, detail=2, stretch=(1.5, 0.9, 0.6))
    from kit.shapes import again
    for _ in range(130):
        a, b = rng.uniform(0, 6.3), math.pi / 2 + rng.uniform(-1.1, 1.1)
        r = 0.5 + 0.375 * math.cos(b)
        again(seed, (r * math.cos(a), r * math.sin(a), 0.6 + 0.285 * math.sin(b)), (0, 0, rng.uniform(0, 360)))
    seed.location.z = -5
    p.herbs(6, 0.2, lambda x, y: 0.16, (1.0, -0.7), length=0.3)


@dish("pretzel", ground="walnut", look=(0, 0, 0.15), tilt=48, distance=5.6)
def pretzel():
    v.board((2.8, 2.3), "#d1a26c", "#a87444")
    brown = m.food(["#7a3a10", "#a0561c", "#5c2a0a"], scale=2.4, rough=0.22, coat=0.7)
    full = [(-0.45, -0.55, 0.46)] + [(-0.1, -0.15, 0.5), (0.2, 0.1, 0.42), (0.75, 0.55, 0.3), (1.02, 0.15, 0.28), (0.8, -0.45, 0.28)] + [(0.0, -0.78, 0.26)] + [(-0.8, -0.45, 0.28), (-1.02, 0.15, 0.28), (-0.75, 0.55, 0.3), (-0.2, 0.1, 0.36), (0.1, -0.15, 0.4), (0.45, -0.55, 0.46)]
    p.tubes([[(x, -y, z) for x, y, z in full]], 0.17, brown, resolution=10, taper=lambda t: 0.75 + 0.4 * math.sin(math.pi * t))
    salt = m.food("#fbf6ee", rough=0.3)
    for x, y, z in full:
        for _ in range(6):
            box((0.06, 0.055, 0.05), salt, bevel=0, at=(x * 0.95 + rng.uniform(-0.1, 0.1), -y * 0.95 + rng.uniform(-0.08, 0.08), z + 0.16), rot=(rng.uniform(0, 40), 20, rng.uniform(0, 90)))
