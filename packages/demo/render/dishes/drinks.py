"""Drinks."""
import math

from kit import materials as m
from kit import parts as p
from kit import vessels as v
from kit.shapes import blob, box, grid, lathe, rng

from .catalogue import dish

TALL = {"look": (0, 0, 0.72), "tilt": 16, "distance": 6.4}


def straw(at, color="#c8402a", lean=(8, 12), length=2.0):
    p.tubes([[(0, 0, 0), (0, 0, length)]], 0.05, m.food([color, "#f4e7d0"], wave=(2.2, 0), rough=0.3, span=(0.49, 0.51), stretch=(0.2, 0.2, 1)), at=at, rot=(lean[0], lean[1], 0))


def iced(material, level=1.25, cubes=7, radius=0.55, full=1.5):
    v.tumbler(radius, full)
    v.liquid(material, radius, level, full=full)
    for i in range(cubes):
        a = i * 2.4
        p.ice((0.24 * math.cos(a), 0.24 * math.sin(a), level - 0.1 - 0.1 * (i % 3)), 0.34)


def cola_glass():
    iced(m.clear("#5a2410", ior=1.33, body="#2a0d05", tint=0.55), cubes=5)
    straw((0.12, 0.1, 0.25))
    p.citrus(0.28, at=(-0.5, -0.1, 1.5), rot=(80, 0, -24))


@dish("cola", ground="terracotta", **TALL)
def cola():
    cola_glass()
    p.citrus(0.3, at=(0.85, -0.35, 0.3), rot=(70, 0, 30))
    p.ice((-0.85, -0.5, 0.17), 0.32)
    p.ice((-0.62, -0.75, 0.15), 0.28)


@dish("lemonade", ground="sage", **TALL)
def lemonade():
    iced(m.food(["#f3e08a", "#f8edb4"], scale=1.2, rough=0.2, sss=0.6, glow=(0.4, 0.36, 0.15)), cubes=6)
    for a, z in ((0.4, 0.5), (2.6, 0.75), (4.4, 0.45), (5.4, 0.95)):
        p.citrus(0.3, at=(0.34 * math.cos(a), -0.3 + 0.1 * math.sin(a), z), rot=(82, 0, math.degrees(a) * 0.2 - 20))
    p.herbs(10, 0.2, lambda x, y: 1.42 + rng.uniform(0, 0.16), (0.1, -0.05), length=0.36)
    straw((-0.12, 0.1, 0.25), "#e3a548", lean=(8, -12))
    lemon = m.food(["#eec02c", "#f2cf4a"], scale=2, rough=0.35, sss=0.2, bump=0.25, bump_scale=26)
    blob(0.36, lemon, rough=0.02, stretch=(1.25, 1, 1), at=(-0.95, 0.1, 0.36), rot=(0, 0, 30))
    p.citrus(0.34, at=(0.95, -0.3, 0.34), rot=(72, 0, 28))


@dish("mango-lassi", ground="saffron", **TALL)
def mango_lassi():
    v.tumbler(0.55, 1.5)
    v.liquid(m.food(["#f2a62c", "#f6b84a"], scale=1.5, rough=0.3, sss=0.4, coat=0.2), 0.55, 1.38)
    foam = m.food(["#f9d48c", "#f6c264"], scale=6, rough=0.4, sss=0.4, bump=0.3, bump_scale=10)
    lathe([(0, 1.44), (0.3, 1.43), (0.5, 1.39), (0.58, 1.37)], foam)
    p.flakes(26, 0.35, lambda x, y: 1.45, color="#5f8a2c")
    p.herbs(5, 0.12, lambda x, y: 1.5, (-0.1, 0), length=0.34)
    skin = m.food(["#e2802a", "#eab03a", "#c8502a"], scale=1.4, rough=0.3, sss=0.2, coat=0.3)
    blob(0.46, skin, rough=0.04, freq=0.8, stretch=(1.3, 1, 0.95), at=(-1.0, 0.15, 0.42), rot=(0, 0, 24))
    flesh = m.food(["#f2a01e", "#f6b23a"], scale=3, rough=0.2, sss=0.5, coat=0.6)
    for i in range(7):
        box((0.2, 0.2, 0.2), flesh, bevel=0.03, at=(0.75 + rng.uniform(-0.22, 0.3), -0.4 + rng.uniform(-0.2, 0.25), 0.1 + 0.12 * (i % 2)), rot=(rng.uniform(-12, 12), rng.uniform(-12, 12), rng.uniform(0, 90)))


@dish("bubble-tea", ground="blush", **TALL)
def bubble_tea():
    v.tumbler(0.55, 1.55, flare=1.2)
    v.liquid(m.food("#c08a56", rough=0.25, sss=0.35, coat=0.2, height=(0.25, 1.3, ["#9c6230", "#cf9458", "#e6bd88", "#f0d6ac"])), 0.55, 1.36, flare=1.2, full=1.55)
    pearl = m.food("#1c0c06", rough=0.12, coat=1, sss=0.1)
    for i in range(64):
        a, r = i * 2.4, 0.5 * rng.uniform(0.9, 1.0)
        blob(0.095, pearl, rough=0, detail=3, at=(r * math.cos(a), r * math.sin(a), 0.2 + 0.13 * (i // 16) + rng.uniform(-0.03, 0.03)))
    for i in range(3):
        p.ice((0.24 * math.cos(i * 2.1), 0.24 * math.sin(i * 2.1), 1.36), 0.32)
    p.tubes([[(0, 0, 0), (0, 0, 2.1)]], 0.085, m.food("#d9603f", rough=0.25), at=(0.05, 0.05, 0.3), rot=(6, 10, 0))
    for x, y in ((-0.9, -0.4), (-0.72, -0.6), (0.85, -0.5), (1.02, -0.3), (0.95, -0.62)):
        blob(0.1, pearl, rough=0, detail=3, at=(x, y, 0.1))


@dish("green-tea", ground="cream", look=(0, 0, 0.4), tilt=34, distance=6.2)
def green_tea():
    pot = m.ceramic("#47584a", speckle="#26332a")
    v.board((3.2, 2.2), "#a8744a", "#7c4f2c")
    from .scene import group
    with group(at=(-0.45, 0.3, 0.12), turn=-20):
        lathe([(0, 0), (0.4, 0), (0.62, 0.16), (0.72, 0.42), (0.6, 0.68), (0.36, 0.8), (0.3, 0.82)], pot, subsurf=2)
        lathe([(0.34, 0.8), (0.3, 0.87), (0.12, 0.93), (0.05, 0.95), (0.09, 1.02), (0.06, 1.08), (0, 1.09)], pot, subsurf=2)
        p.tubes([[(0.6, 0, 0.3), (0.85, 0, 0.42), (0.98, 0, 0.68), (1.1, 0, 0.78)]], 0.1, pot, taper=lambda t: 1.2 - 0.6 * t)
        p.tubes([[(-0.45, 0, 0.75), (-0.4, 0, 1.15), (0, 0, 1.32), (0.4, 0, 1.15), (0.45, 0, 0.75)]], 0.045, m.wood("#7a4b28", "#4a2a14"))
    for x, y in ((0.75, -0.45), (0.1, -0.75)):
        v.cup(0.36, 0.4, "#e8decb", at=(x, y, 0.12), handle=False)
        p.soup(0.33, 0.45, ["#a9ad42", "#b9ba58"], at=(x, y), sss=0.2)
    p.herbs(9, 0.4, lambda x, y: 0.15, (1.15, 0.35), color="#355f2a", length=0.3)


@dish("coffee", ground="oak", look=(0, 0, 0.3), tilt=44, distance=5.6)
def coffee():
    v.plate(0.98, "#efe4d2")
    v.cup(0.66, 0.62, "#efe4d2", at=(0, 0, 0.05))
    p.soup(0.61, 0.58, ["#7a4420", "#8f5528"], sss=0.1)
    milk = m.food("#f6e8d0", rough=0.25, sss=0.4)
    for i, (y, s) in enumerate(((0.26, 0.2), (0.1, 0.3), (-0.08, 0.26), (-0.24, 0.16))):
        bow = [(s * math.sin(a) * 1.2, y - 0.12 * math.cos(a) + 0.05 * abs(math.sin(a)), 0.588) for a in [-1.5 + k * 0.3 for k in range(11)]]
        p.tubes([bow], 0.045, milk, scale=(1, 1, 1), taper=lambda t: math.sin(math.pi * min(0.97, max(0.03, t))))
    p.tubes([[(0, 0.42, 0.59), (0, 0.1, 0.59), (0, -0.4, 0.59)]], 0.025, milk)
    bean = m.food(["#3a1c0c", "#542a12"], scale=5, rough=0.3, coat=0.5)
    for i in range(14):
        x, y = p.in_disc(0.34)
        blob(0.085, bean, rough=0.04, detail=3, stretch=(1.3, 0.9, 0.6), at=(1.1 + x, -0.75 + y, 0.06), rot=(0, 0, rng.uniform(0, 180)))
    p.tubes([[(-0.5, 0, 0), (0.3, 0, 0)]], 0.03, m.metal(), at=(-0.2, -0.85, 0.14), rot=(0, 0, 10))
    blob(0.13, m.metal(), rough=0, stretch=(1.4, 0.9, 0.35), at=(0.3, -0.77, 0.13), rot=(0, 0, 10))


@dish("young-coconut", ground="sage", look=(0, 0, 0.55), tilt=26, distance=6.0)
def young_coconut():
    husk = m.food(["#8fae4a", "#a9c060", "#7a9a3a"], scale=1.6, rough=0.45, bump=0.25, bump_scale=9)
    white = m.food(["#f6eedc", "#efe2c6"], scale=3, rough=0.4, sss=0.4, glow=(0.15, 0.12, 0.08))
    lathe([(0, 0), (0.4, 0.02), (0.72, 0.28), (0.82, 0.62), (0.72, 0.95), (0.5, 1.1)], husk, subsurf=2, wave=lambda a, r, z: r * (1 + 0.035 * math.cos(a * 3)))
    lathe([(0.5, 1.1), (0.62, 1.06), (0.44, 1.28), (0.4, 1.28), (0.34, 1.12), (0.3, 1.0)], white, subsurf=1)
    p.soup(0.34, 1.1, ["#e8e4d0", "#efeadb"], sss=0.3)
    straw((0.1, 0.05, 0.7), "#3f7a4a", lean=(6, 14), length=1.35)
    p.citrus(0.24, at=(-0.36, -0.12, 1.34), rot=(78, 0, -20), peel="#6d9a2c", flesh="#cfe08a")
    petal = m.food(["#f0a8b8", "#f6d0d4"], scale=3, rough=0.4, sss=0.4)
    for k in range(5):
        p.leaf(length=0.3, width=0.14, at=(0.4 + 0.12 * math.cos(k * 1.257), -0.2 + 0.12 * math.sin(k * 1.257), 1.32), rot=(0, -24, k * 72)).data.materials[0] = petal
    blob(0.05, m.food("#f2c13a", rough=0.5), rough=0.2, at=(0.4, -0.2, 1.36))
    p.herbs(12, 0.5, lambda x, y: 0.05, (1.0, -0.4), color="#2f6a24", length=0.5)


@dish("draught-beer", ground="walnut", look=(0.08, 0, 0.85), tilt=14, distance=6.6)
def draught_beer():
    lathe([(0, 0), (0.86, 0), (0.88, 0.03), (0.86, 0.06), (0, 0.06)], m.food(["#c99a66", "#b58452"], scale=9, rough=0.8, bump=0.2), subsurf=1)
    facets = lambda a, r, z: r * (1 + (0.018 * abs(math.sin(a * 6)) if r > 0.56 and 0.2 < z < 1.3 else 0))
    lathe([(0, 0), (0.58, 0), (0.64, 0.05), (0.62, 0.2), (0.62, 1.3), (0.64, 1.56), (0.62, 1.575), (0.6, 1.56), (0.56, 1.3), (0.56, 0.2), (0.5, 0.14), (0, 0.14)],
          m.clear(), segments=96, subsurf=1, at=(0, 0, 0.06), wave=facets)
    lager = m.clear("#f2a81c", ior=1.33, body="#e8940c", tint=0.5)
    lathe([(0, 0.145), (0.49, 0.145), (0.566, 0.2), (0.566, 1.22), (0, 1.22)], lager, segments=64, subsurf=1, at=(0, 0, 0.06))
    p.tubes([[(0.6, 0, 1.26), (0.86, 0, 1.34), (1.04, 0, 1.1), (1.02, 0, 0.68), (0.84, 0, 0.42), (0.6, 0, 0.5)]], 0.09, m.clear(), resolution=8, rot=(0, 0, -12))
    foam = m.food(["#fdf6e6", "#f6e9cc"], scale=5, rough=0.55, sss=0.45, bump=0.35, bump_scale=22, glow=(0.12, 0.1, 0.06))
    lathe([(0.567, 1.2), (0.572, 1.3), (0.6, 1.56), (0.64, 1.66), (0.5, 1.76), (0.25, 1.82), (0, 1.83)], foam, segments=64, subsurf=2, at=(0, 0, 0.06),
          wave=lambda a, r, z: r * (1 + (0.025 * math.sin(a * 5) + 0.015 * math.sin(a * 11) if z > 1.6 else 0)))
    for _ in range(26):
        x, y = p.in_disc(0.5)
        blob(rng.uniform(0.07, 0.15), foam, rough=0.04, detail=3, stretch=(1, 1, 0.7), at=(x, y, 1.84 - 0.3 * (x * x + y * y)))
    for a, low in ((4.2, 1.28), (5.1, 1.42)):
        p.tubes([[(0.6 * math.cos(a), 0.6 * math.sin(a), 1.74), (0.69 * math.cos(a), 0.69 * math.sin(a), 1.68), (0.685 * math.cos(a), 0.685 * math.sin(a), low + 0.1), (0.66 * math.cos(a), 0.66 * math.sin(a), low)]], 0.07, foam, taper=lambda t: 1.1 - 0.35 * t)
    bubble = blob(0.014, m.food("#fdebb8", rough=0.2), rough=0, detail=2)
    for i in range(60):
        a, r = rng.uniform(3.3, 6.1), 0.575
        p.again(bubble, (r * math.cos(a), r * math.sin(a), rng.uniform(0.35, 1.3)), (0, 0, 0), rng.uniform(0.5, 1.4))
    bubble.location.z = -5
    ear = m.food(["#d9a648", "#eac878", "#b98630"], scale=5, rough=0.45, sss=0.2)
    grain = blob(0.06, ear, rough=0.02, detail=3, stretch=(1.9, 0.8, 0.8))
    for y, turn in ((-0.5, 24), (-0.78, 8)):
        from .scene import group
        with group(at=(-0.95, y + 0.1, 0.08), turn=turn):
            p.tubes([[(-0.5, 0, 0), (0.1, 0, 0), (0.5, 0, 0.02)]], 0.014, ear)
            for i in range(9):
                for side in (-1, 1):
                    p.again(grain, (-0.4 + i * 0.085, side * 0.055, 0.03), (0, -10, side * 28), 1 - 0.05 * abs(i - 4))
                    p.tubes([[(-0.34 + i * 0.085, side * 0.08, 0.04), (0.0 + i * 0.095, side * (0.2 - i * 0.01), 0.06)]], 0.006, ear)
    grain.location.z = -5


@dish("red-wine", ground="blush", look=(0, 0, 1.0), tilt=14, distance=7.4)
def red_wine():
    lathe([(0, 0.0), (0.52, 0.0), (0.53, 0.02), (0.3, 0.05), (0.08, 0.1), (0.05, 0.2), (0.045, 0.7), (0.07, 0.84), (0.3, 0.93), (0.56, 1.15), (0.64, 1.42), (0.6, 1.72), (0.5, 2.06), (0.488, 2.065), (0.478, 2.06),
           (0.575, 1.72), (0.615, 1.42), (0.535, 1.16), (0.28, 0.955), (0, 0.9)], m.clear(), segments=72, subsurf=2)
    wine = m.clear("#7a0f22", ior=1.33, body="#4f0614", tint=0.6)
    lathe([(0, 0.905), (0.28, 0.96), (0.538, 1.165), (0.618, 1.42), (0.614, 1.46), (0.58, 1.452), (0, 1.45)], wine, segments=72, subsurf=2)
    grape = m.food(["#3a1430", "#571d42", "#2a0f26"], scale=1.4, rough=0.22, sss=0.15, coat=0.35, bump=0.06)
    berry = blob(0.15, grape, rough=0.01, detail=4, stretch=(1, 1, 1.06))
    for i in range(34):
        t = i / 33
        a, r = i * 2.4, 0.36 * (1 - t) ** 0.6
        p.again(berry, (-0.62 - 0.62 * t + r * 0.5 * math.cos(a), -0.62 + 0.34 * t * 0.5 + r * math.sin(a), 0.16 + max(0, 0.3 * (1 - t) * math.cos(a * 1.7) + 0.1)), (0, 0, a * 57), rng.uniform(0.86, 1.06))
    berry.location.z = -5
    p.tubes([[(-0.5, -0.55, 0.42), (-0.36, -0.5, 0.56), (-0.2, -0.52, 0.62)]], 0.03, m.food("#6b5a2c", rough=0.6))
    for at, rot in (((-0.36, -0.28, 0.36), (10, -20, 130)), ((-0.2, -0.7, 0.14), (0, -8, -30))):
        p.leaf("#4a7a2c", length=0.5, width=0.26, at=at, rot=rot)
    for x, y in ((0.55, -0.85), (0.85, -0.6)):
        p.again(berry, (x, y, 0.15), (0, 0, 40))
    cork = m.food(["#c99a66", "#a87444", "#dcb482"], scale=12, rough=0.8, bump=0.3)
    lathe([(0, -0.2), (0.1, -0.2), (0.11, -0.18), (0.11, 0.18), (0.1, 0.2), (0, 0.2)], cork, at=(1.05, -0.2, 0.11), rot=(90, 0, 36))
    lathe([(0, 0.202), (0.09, 0.2)], m.food("#6a1426", rough=0.7), at=(1.05, -0.2, 0.11), rot=(90, 0, 36))


@dish("sake", ground="sage", look=(0, 0, 0.55), tilt=26, distance=6.4)
def sake():
    lacquer = m.food("#2a1210", rough=0.15, coat=0.9)
    box((3.0, 1.9, 0.1), lacquer, bevel=0.04, at=(0, 0, 0.06))
    for size, at in (((3.0, 0.07, 0.2), (0, 0.95, 0.12)), ((3.0, 0.07, 0.2), (0, -0.95, 0.12)), ((0.07, 1.9, 0.2), (1.5, 0, 0.12)), ((0.07, 1.9, 0.2), (-1.5, 0, 0.12))):
        box(size, m.food("#8a2418", rough=0.18, coat=0.9), bevel=0.03, at=at)
    glaze = m.food("#e9dfcb", scale=5, rough=0.25, coat=0.5, height=(0.3, 1.25, ["#e9dfcb", "#e2d6be", "#6f8a94", "#34566b"]))
    lathe([(0, 0), (0.36, 0), (0.42, 0.06), (0.5, 0.35), (0.46, 0.68), (0.26, 0.95), (0.17, 1.12), (0.18, 1.25), (0.26, 1.36), (0.24, 1.375), (0.2, 1.34), (0.13, 1.2), (0.12, 1.1)], glaze, segments=64, subsurf=2, at=(-0.45, 0.25, 0.11))
    cup_glaze = m.ceramic("#e9dfcb", speckle="#9c8a6c")
    for x, y in ((0.45, -0.3), (0.98, 0.2)):
        lathe([(0, 0.02), (0.14, 0.02), (0.14, 0), (0.17, 0), (0.18, 0.04), (0.29, 0.16), (0.33, 0.34), (0.32, 0.35), (0.3, 0.34), (0.26, 0.17), (0.14, 0.08), (0, 0.07)], cup_glaze, segments=48, subsurf=2, at=(x, y, 0.11))
        p.soup(0.285, 0.38, ["#eceada", "#f4f0e2"], at=(x, y), sss=0.3)
        ring = [(x + 0.15 * math.cos(a), y + 0.15 * math.sin(a), 0.383) for a in [k * 0.5 for k in range(13)]]
        p.tubes([ring], 0.012, m.food("#3f6a8a", rough=0.3), cyclic=True)
    p.tubes([[(-1.5, -0.75, 0.2), (-1.0, -0.62, 0.24), (-0.55, -0.66, 0.2), (-0.1, -0.8, 0.2)], [(-1.0, -0.62, 0.24), (-0.8, -0.4, 0.28)]], 0.03, m.food(["#4a3020", "#6b4a32"], scale=8, rough=0.7, bump=0.5), taper=lambda t: 1.2 - 0.7 * t)
    petal = m.food(["#f3bccb", "#fae3e6", "#f0a8bc"], scale=3, rough=0.45, sss=0.45, glow=(0.15, 0.06, 0.08))
    heart = m.food("#d9486a", rough=0.5)
    for x, y, z, s in ((-1.2, -0.66, 0.27, 1), (-0.9, -0.56, 0.3, 1.15), (-0.76, -0.38, 0.32, 0.9), (-0.5, -0.66, 0.27, 1.05), (-0.2, -0.74, 0.24, 0.8)):
        for k in range(5):
            a = k * 1.257 + x * 9
            blob(0.1 * s, petal, rough=0.04, detail=3, stretch=(1.15, 0.85, 0.22), at=(x + 0.1 * s * math.cos(a), y + 0.1 * s * math.sin(a), z + 0.02), rot=(0, -26, math.degrees(a)))
        blob(0.035 * s, heart, rough=0.2, detail=2, at=(x, y, z + 0.045))
    for x, y in ((0.1, -0.5), (0.95, -0.6), (0.3, 0.45)):
        blob(0.09, petal, rough=0.04, detail=3, stretch=(1.2, 0.85, 0.18), at=(x, y, 0.13), rot=(0, -8, rng.uniform(0, 180)))


@dish("sunset-cooler", ground="saffron", **TALL)
def sunset_cooler():
    v.tumbler(0.55, 1.5)
    sunset = m.food("#f2902c", rough=0.12, sss=0.5, coat=0.3, glow=(0.35, 0.12, 0.05), height=(0.15, 1.2, ["#a8122c", "#c9203a", "#e85a26", "#f28e1e", "#f7b02c", "#f9c04a"]))
    v.liquid(sunset, 0.55, 1.28)
    for i in range(5):
        p.ice((0.24 * math.cos(i * 2.4), 0.24 * math.sin(i * 2.4), 1.22 - 0.05 * (i % 2)), 0.34)
    orange = {"peel": "#e8811a", "flesh": "#f6b04a"}
    p.citrus(0.33, at=(-0.5, -0.12, 1.5), rot=(80, 0, -24), **orange)
    for a, z in ((4.3, 0.8), (5.2, 1.06)):
        p.citrus(0.26, at=(0.5 * math.cos(a), 0.5 * math.sin(a), z), rot=(84, 0, math.degrees(a) + 90), **orange)
    straw((0.1, 0.1, 0.25), "#c8264a", lean=(6, 14), length=2.0)
    p.herbs(8, 0.16, lambda x, y: 1.48 + rng.uniform(0, 0.12), (0.12, -0.12), length=0.34)
    petal = m.food(["#c8163a", "#e2405a", "#b00f30"], scale=3, rough=0.4, sss=0.35, glow=(0.15, 0.03, 0.04))
    for k in range(5):
        a = k * 1.257
        p.leaf(length=0.46, width=0.2, at=(0.86 + 0.2 * math.cos(a), -0.5 + 0.2 * math.sin(a), 0.14), rot=(0, -28, math.degrees(a))).data.materials[0] = petal
    p.tubes([[(0.86, -0.5, 0.14), (0.84, -0.58, 0.3), (0.8, -0.66, 0.42)]], 0.028, m.food("#f2c13a", rough=0.6, bump=0.8, bump_scale=40))
    p.citrus(0.34, at=(-0.95, -0.35, 0.34), rot=(70, 0, -26), **orange)
    root = m.food(["#d9b077", "#c2955a", "#e6c998"], scale=5, rough=0.6, bump=0.5)
    for x, y, s in ((-0.75, -0.78, 0.15), (-0.52, -0.86, 0.11)):
        blob(s, root, rough=0.15, stretch=(1.5, 1, 0.8), at=(x, y, s * 0.8), rot=(0, 0, 30))
