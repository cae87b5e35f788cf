"""Faces of gift cards: things on the right of a table; the lower left is free for the card's text."""
import math

from kit import materials as m
from kit import parts as p
from kit import vessels as v
from kit.shapes import again, blob, box, grid, lathe, rng, tubes

from . import breakfast, drinks, more_sweets, noodles
from .catalogue import dish
from .scene import group
from .sweets import torus

FACE = {"width": 640, "height": 400, "distance": 10.8, "tilt": 26, "look": (-0.1, 0, 0.82), "stop": 0.5}


def paper(color, rough=0.5):
    return m.food(color, rough=rough, spec=0.5, coat=0.2)


def ribbon_loop(material, at, turn, size=0.26):
    torus(size, 0.05, material, at=at, rot=(90, 0, turn), squash=1.0)


def gift_box(at, turn, size=1.0, color="#c8402a", ribbon="#f0c35a"):
    band = paper(ribbon, 0.35)
    with group(at=at, turn=turn, scale=size):
        box((1.1, 1.1, 0.8), paper(color), at=(0, 0, 0.4))
        box((1.18, 1.18, 0.22), paper(color), at=(0, 0, 0.86))
        for wide in ((0.2, 1.2, 0.99), (1.2, 0.2, 0.99)):
            box(wide, band, bevel=0.01, at=(0, 0, 0.49))
        for side in (-1, 1):
            ribbon_loop(band, (0.24 * side, 0, 1.12), 0)
            tubes([[(0, 0, 1.0), (0.2 * side, -0.3, 1.02), (0.42 * side, -0.5, 0.99)]], 0.045, band)
        blob(0.1, band, rough=0.02, at=(0, 0, 1.06))


def heart(at, size, material, turn=0, lean=0):
    def point(u, s):
        a, around = 2 * math.pi * u, math.sin(math.pi * s) ** 0.55
        x = 16 * math.sin(a) ** 3 / 17
        z = (13 * math.cos(a) - 5 * math.cos(2 * a) - 2 * math.cos(3 * a) - math.cos(4 * a)) / 17
        return x * around, 0.34 * math.cos(math.pi * s), z * around
    grid(72, 24, point, material, wrap=True, subsurf=1, at=at, rot=(lean, 0, turn), scale=size)


def star(at, size, material, turn=0, lean=-70):
    def point(u, s):
        a, around = 2 * math.pi * u, math.sin(math.pi * s) ** 0.6
        reach = (0.45 + 0.55 * abs(2 * (5 * u % 1) - 1)) * around
        return reach * math.sin(a), 0.2 * math.cos(math.pi * s), reach * math.cos(a)
    grid(80, 16, point, material, wrap=True, subsurf=1, at=at, rot=(lean, 0, turn), scale=size)


def balloon(at, size, color, sway):
    skin = m.food(color, rough=0.16, coat=0.8, spec=0.6)
    x, y, z = at
    blob(size, skin, rough=0.0, stretch=(1, 1, 1.22), at=at)
    lathe([(0, 0.1), (0.05, 0.06), (0.09, 0)], skin, at=(x, y, z - size * 1.3), scale=size * 1.6)
    tubes([[(x, y, z - size * 1.28), (x + sway, y, z - size * 1.9), (x - sway, y, 0.4), (x + sway, y, 0.01)]], 0.012, paper("#f4ead6"))


def blossom(at, size, petal, centre, lean=0, turn=0, petals=8):
    with group(at=at, turn=turn, scale=size):
        for i in range(petals):
            a = 2 * math.pi * i / petals
            blob(0.3, petal, rough=0.06, detail=3, stretch=(1.1, 0.6, 0.28), at=(0.36 * math.cos(a), 0.36 * math.sin(a), 0.06), rot=(0, lean - 24, math.degrees(a)))
        blob(0.22, centre, rough=0.12, detail=3, stretch=(1, 1, 0.6), at=(0, 0, 0.1))


def flake(at, size, material):
    arms = []
    for i in range(6):
        a = i * math.pi / 3
        across = lambda d, w, turn: (d * math.cos(a) + w * math.cos(a + turn), d * math.sin(a) + w * math.sin(a + turn), 0)
        arms.append([(0, 0, 0), across(1, 0, 0)])
        arms += [[across(d, 0, 0), across(d, 0.32 * (1.2 - d), side)] for d in (0.45, 0.7) for side in (0.9, -0.9)]
    tubes(arms, 0.055, material, at=at, scale=size)


def confetti(count, radius, centre=(0.4, 0)):
    for color in ("#e0523a", "#f2c13a", "#5a9aa8", "#f4ead6"):
        one = box((0.12, 0.06, 0.012), paper(color), bevel=0, at=(centre[0], centre[1], 0.01))
        for _ in range(count):
            x, y = centre[0] + rng.uniform(-radius, radius), centre[1] + rng.uniform(-0.9, 1.4)
            again(one, (x, y, 0.012), (0, 0, rng.uniform(0, 180)), rng.uniform(0.7, 1.2))


@dish("gift-table", ground="terracotta", **FACE)
def gift_table():
    with group(at=(-0.3, 0.9, 0), scale=0.86):
        noodles.shoyu_ramen()
    gift_box((0.95, -0.2, 0), 24, 0.95)
    with group(at=(1.9, 1.4, 0), scale=0.9):
        drinks.lemonade()


@dish("gift-birthday", ground="blush", **FACE)
def gift_birthday():
    with group(at=(0.75, 0, 0), scale=0.92):
        more_sweets.birthday_cake()
    for at, size, color, sway in (((-0.75, 1.2, 1.4), 0.4, "#d8503e", 0.1), ((-0.1, 1.9, 1.45), 0.38, "#e9b23c", -0.1), ((2.0, 1.5, 1.35), 0.4, "#6f9fb0", 0.08)):
        balloon(at, size, color, sway)
    confetti(7, 2.2)


@dish("gift-coffee", ground="oak", **FACE)
def gift_coffee():
    with group(at=(0.6, 0, 0), scale=1.15):
        drinks.coffee()
    with group(at=(-0.6, 1.5, 0), scale=0.7):
        breakfast.croissant()
    more_sweets.cookie((1.85, 0.9, 0.1), (0, 0, 30), 0.8)
    more_sweets.cookie((1.95, 0.95, 0.26), (8, 10, 120), 0.8)


@dish("gift-flowers", ground="sage", **FACE)
def gift_flowers():
    lathe([(0, 0.03), (0.3, 0.03), (0.44, 0.35), (0.46, 0.62), (0.34, 0.95), (0.4, 1.05), (0.37, 1.05), (0.3, 0.95), (0.4, 0.6), (0, 0.1)], m.ceramic("#f4ece0", speckle="#b9a58c"), segments=64, subsurf=2, at=(0.75, 0, 0))
    stem = m.food("#4f7d32", rough=0.6)
    kinds = [(m.food(c, rough=0.55), m.food(k, rough=0.7)) for c, k in (("#e88aa0", "#f2c13a"), ("#f6e7d4", "#e9a53a"), ("#d8503e", "#5a2a1a"), ("#f0b84a", "#8a4a1a"))]
    for i in range(13):
        a, far = i * 2.4, 0.12 + 0.062 * i
        x, y, z = far * math.cos(a), 0.7 * far * math.sin(a), 1.72 - 0.46 * far * far + rng.uniform(-0.06, 0.08)
        tubes([[(0.75, 0, 0.9), (0.75 + x * 0.6, y * 0.6, 1.3), (0.75 + x, y, z)]], 0.022, stem)
        petal, centre = kinds[i % 4]
        blossom((0.75 + x, y - 0.06, z), rng.uniform(0.5, 0.66), petal, centre, turn=rng.uniform(0, 60))
    leaf = p.leaf(length=0.5, width=0.2)
    for i in range(14):
        a = i * 1.3
        again(leaf, (0.75 + 0.6 * math.cos(a), 0.45 * math.sin(a), 1.2 + rng.uniform(0, 0.25)), (rng.uniform(-40, 40), rng.uniform(-30, 30), math.degrees(a)), rng.uniform(0.9, 1.3))
    for x, y in ((-0.35, -0.35), (1.75, -0.2)):
        blossom((x, y, 0.03), 0.5, *kinds[0])


@dish("gift-hearts", ground="terracotta", **FACE)
def gift_hearts():
    red, rose = m.food("#c92a2a", rough=0.18, coat=0.9, spec=0.6), m.food("#e98a94", rough=0.2, coat=0.8, spec=0.6)
    heart((0.85, 0.15, 0.86), 0.88, red, turn=-14)
    heart((-0.3, 0.9, 0.62), 0.6, rose, turn=18)
    heart((2.0, 1.1, 0.55), 0.54, rose, turn=-22)
    box((0.98, 0.66, 0.03), paper("#f6efe2"), bevel=0.01, at=(-0.05, -0.35, 0.02), rot=(0, 0, 14))
    heart((-0.05, -0.37, 0.06), 0.17, red, lean=-88, turn=14)
    confetti(4, 2.0)


@dish("gift-cheers", ground="saffron", **FACE)
def gift_cheers():
    with group(at=(0.1, 0.15, 0), scale=0.95):
        drinks.sunset_cooler()
    with group(at=(1.75, 0.55, 0), scale=0.95):
        drinks.red_wine()
    gold = m.metal("#e2b450", 0.3)
    for at, size, turn in (((-0.75, 0.7, 0.2), 0.26, 20), ((2.3, -0.35, 0.1), 0.2, -30), ((-0.55, -0.45, 0.08), 0.17, 10)):
        star(at, size, gold, turn)
    confetti(9, 2.3)


@dish("gift-winter", ground="slate", **FACE)
def gift_winter():
    needles, snow = m.food(["#2f5a3c", "#3d6f48"], scale=8, rough=0.8, bump=0.6), m.food("#f2f3f0", rough=0.7)
    with group(at=(0.35, 0.6, 0), scale=0.88):
        lathe([(0.12, 0), (0.1, 0.4)], m.wood("#7d5233", "#4c2e1b"))
        for low, wide, high in ((0.28, 0.86, 0.86), (0.78, 0.68, 0.78), (1.24, 0.48, 0.74)):
            lathe([(0, high), (wide * 0.45, high * 0.55), (wide, 0), (wide * 0.6, 0.05), (0, 0.1)], needles, subsurf=1, at=(0, 0, low), wave=lambda a, r, z: r * (1 + 0.07 * math.sin(a * 11)))
            for i in range(9):
                a = i * 0.7 + low
                blob(0.07, snow, rough=0.2, detail=2, stretch=(1.3, 1.3, 0.7), at=(wide * 0.86 * math.cos(a), wide * 0.86 * math.sin(a), low + 0.13))
        star((0, 0, 2.08), 0.2, m.metal("#e2b450", 0.3), lean=0)
    gift_box((1.45, 0.1, 0), 20, 0.82, "#a8322a", "#f2e6c8")
    ice = m.food("#dfe9ee", rough=0.3, coat=0.4)
    for at, size in (((-0.75, 0.1, 0.06), 0.3), ((2.3, 1.1, 0.06), 0.36), ((-0.45, 1.7, 0.06), 0.3), ((0.35, -0.6, 0.06), 0.2)):
        flake(at, size, ice)


@dish("gift-lantern", ground="terracotta", **FACE)
def gift_lantern():
    silk, gold = m.food("#c8281e", rough=0.45, coat=0.2, glow=(0.3, 0.05, 0.02)), m.metal("#e2b450", 0.3)
    for x, y, size in ((0.95, 0.2, 1.0), (-0.35, 1.2, 0.72), (2.1, 1.5, 0.66)):
        with group(at=(x, y, 0), scale=size):
            ball = [(0.72 * math.sin(math.pi * (0.16 + 0.68 * i / 12)), 0.98 - 0.62 * math.cos(math.pi * (0.16 + 0.68 * i / 12))) for i in range(13)]
            lathe(ball, silk, segments=96, subsurf=1, wave=lambda a, r, z: r * (1 + 0.035 * abs(math.sin(a * 8))))
            for z in (0.42, 1.54):
                lathe([(0, 0.07), (0.36, 0.07), (0.38, 0), (0, 0)], gold, at=(0, 0, z - 0.035))
            tubes([[(0.05 * math.cos(i), 0.05 * math.sin(i), 0.4), (0.1 * math.cos(i), 0.1 * math.sin(i), 0.03)] for i in range(9)], 0.018, silk)
            torus(0.12, 0.02, gold, at=(0, 0, 1.72), rot=(90, 0, 0))
    for x, y in ((0.1, -0.4), (0.42, -0.55), (1.75, -0.3)):
        blob(0.2, m.food(["#ec8a24", "#f09a34"], scale=20, rough=0.4, coat=0.4, bump=0.2, bump_scale=60), rough=0.01, stretch=(1, 1, 0.86), at=(x, y, 0.17))
        again(p.leaf(length=0.22, width=0.1), (x, y, 0.34), (0, -10, 30))


@dish("gift-moon", ground="walnut", **FACE)
def gift_moon():
    gold = m.metal("#e8c06a", 0.32)
    arc = [(0.72 * math.cos(a), 0, 0.72 * math.sin(a)) for a in (math.radians(60 + 240 * i / 16) for i in range(17))]
    tubes([arc], 0.3, gold, taper=lambda s: max(0.03, math.sin(math.pi * s) ** 0.8), at=(0.8, 0.5, 1.05), resolution=10, rot=(0, -14, 0))
    for at, size, turn in (((1.15, 0.35, 1.12), 0.24, -10), ((-0.5, 0.8, 0.2), 0.2, 14), ((2.0, 1.1, 0.2), 0.2, -20)):
        star(at, size, gold, turn, lean=0)
    with group(at=(-0.15, -0.1, 0), scale=0.62):
        drinks.green_tea()
    v.plate(0.62, "#2f4a52", at=(1.6, -0.1, 0))
    date = m.food(["#5a2a14", "#7a3f1f"], scale=5, rough=0.25, coat=0.6, bump=0.4)
    for i in range(9):
        x, y = p.in_disc(0.36)
        blob(0.15, date, rough=0.08, detail=3, stretch=(1.5, 0.85, 0.8), at=(1.6 + x, -0.1 + y, 0.16 + 0.07 * (i // 4)), rot=(0, 0, rng.uniform(0, 180)))
