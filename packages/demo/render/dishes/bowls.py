"""Rice, curries and bowls."""
import math

from kit import materials as m
from kit import parts as p
from kit import vessels as v
from kit.shapes import blob, box, grid, lathe, rng

from .catalogue import dish
from .noodles import prawn


def gravy(colors, shine=0.9, sss=0.25):
    return m.food(list(colors), scale=3, rough=0.2, sss=sss, coat=shine, bump=0.35, bump_scale=6, glow=(0.12, 0.04, 0.01))


def pool(sauce, radius, z, at=(0, 0), lump=0.05):
    blob(1, sauce, rough=0.12, freq=2.4, detail=5, stretch=(radius, radius, lump), at=(*at, z))


@dish("butter-chicken", ground="terracotta", look=(0, 0, 0.4), tilt=44, distance=6.0)
def butter_chicken():
    v.bowl(1.16, 0.62, "#2f2622", inside="#8a4a2a", speckle="#15100d")
    sauce = gravy(["#d8641c", "#e8822e", "#c24f12"])
    pool(sauce, 0.95, 0.5, lump=0.07)
    for _ in range(15):
        x, y = p.in_disc(0.66)
        blob(rng.uniform(0.16, 0.24), sauce, rough=0.18, freq=1.6, detail=4, stretch=(1.2, 0.95, 0.75), at=(x, y, 0.52), rot=(0, 0, rng.uniform(0, 180)))
    cream = m.food("#fbeed6", rough=0.18, sss=0.5, coat=0.7)
    swirl = [(0.7 * math.cos(a) * (1 - a / 16), 0.6 * math.sin(a) * (1 - a / 16), 0.66 + 0.03 * math.sin(a * 3)) for a in [i * 0.3 for i in range(40)]]
    p.tubes([swirl], 0.032, cream, taper=lambda t: 0.5 + 0.5 * math.sin(t * 9) ** 2)
    p.herbs(15, 0.3, lambda x, y: 0.74 + rng.uniform(0, 0.05), (0.05, 0.05), length=0.26)
    p.flakes(30, 0.7, lambda x, y: 0.7)
    from .sides import bread_round
    bread_round((1.35, 1.15, 0.12), 0.75, tilt_=(-16, 8, 20))


@dish("katsu-curry", ground="oak", look=(0, 0, 0.3), tilt=40, distance=6.0)
def katsu_curry():
    v.plate(1.4, "#efe6d6", rim=0.2)
    pool(gravy(["#8a4f14", "#a5651f", "#70400e"]), 0.9, 0.1, at=(0.3, -0.12), lump=0.08)
    p.rice(1100, 0.66, 0.42, 0.08, centre=(-0.6, 0.2))
    coat = p.crust(("#9c5a18", "#c9862f", "#e0a850"), bump=1.1)
    meat = m.food(["#f0d9bc", "#e4c4a0"], scale=4, rough=0.5, sss=0.3)
    for i in range(6):
        x = -0.35 + i * 0.2
        from .scene import group
        with group(at=(x, 0.12 - i * 0.05, 0.36 - i * 0.035), turn=-14):
            box((0.17, 0.84 - 0.05 * abs(i - 2), 0.24), coat, bevel=0.07, rot=(0, -24, 0))
            box((0.02, 0.74 - 0.05 * abs(i - 2), 0.15), meat, bevel=0.008, at=(0.088, 0, 0.035), rot=(0, -24, 0))
    for i in range(6):
        blob(0.14, m.food(["#e8711a", "#f08c30"], rough=0.2, coat=0.8, sss=0.3), rough=0.1, stretch=(1.2, 1, 0.8), at=(0.15 + rng.uniform(-0.3, 0.7), -0.6 + rng.uniform(-0.1, 0.3), 0.16))
    p.herbs(4, 0.1, lambda x, y: 0.55, (-0.72, 0.25), length=0.24)
    p.sesame(30, 0.2, lambda x, y: 0.52, (-0.6, 0.2), color="#2a1a10")


@dish("salmon-avocado-bowl", ground="sage", look=(0, 0, 0.4), tilt=48, distance=6.1)
def salmon_avocado_bowl():
    v.bowl(1.18, 0.62, "#efe6d6", speckle="#b08a5e")
    p.rice(700, 1.0, 0.14, 0.46)
    fish = m.food(["#f7c9a4", "#ee7b3f", "#e8662c", "#ee7b3f"], rough=0.18, sss=0.4, coat=0.8, glow=(0.18, 0.07, 0.03), wave=(3.0, 1.4), span=(0.02, 0.5))
    for i in range(14):
        x, y = p.in_disc(0.32)
        box((0.22, 0.22, 0.18), fish, bevel=0.035, at=(-0.42 + x, -0.3 + y, 0.68 + rng.uniform(0, 0.1)), rot=(rng.uniform(-20, 20), rng.uniform(-20, 20), rng.uniform(0, 90)))
    avocado = m.food("#cfd487", scale=2, rough=0.25, sss=0.35, coat=0.4, height=(-0.12, 0.1, ["#6f9434", "#b9c766", "#dcdf9a"]))
    for i in range(7):
        p.tubes([[(0.32 * math.cos(a), 0.3 * math.sin(a), 0) for a in [0.3 + k * 0.4 for k in range(7)]]], 0.085, avocado, taper=lambda t: 0.35 + 0.65 * math.sin(math.pi * t), at=(0.28 + i * 0.075, -0.42 + i * 0.06, 0.66 + i * 0.01), rot=(20, 0, -40))
    bean = m.food(["#5f9a3c", "#86b855"], scale=4, rough=0.3, sss=0.3, coat=0.4)
    p.scatter(blob(0.1, bean, rough=0.03, detail=3, stretch=(1.3, 0.8, 0.75)), 26, 0.3, lambda x, y: 0.66 + rng.uniform(0, 0.07), (0.42, 0.42), size=(0.8, 1))
    radish = m.food(["#f6e6e4", "#fbf3ee"], rough=0.25, sss=0.4, coat=0.4)
    for i in range(6):
        p.disc(0.17, 0.025, radish, at=(-0.3 + i * 0.1, 0.56 - 0.03 * i, 0.68 + i * 0.015), rot=(24, 10, 0))
        p.disc(0.178, 0.018, m.food("#c8264a", rough=0.3), at=(-0.3 + i * 0.1, 0.565 - 0.03 * i, 0.676 + i * 0.015), rot=(24, 10, 0))
    p.scatter(box((0.4, 0.03, 0.03), m.food("#e8711a", rough=0.3, sss=0.3), bevel=0.008), 26, 0.22, lambda x, y: 0.7 + rng.uniform(0, 0.06), (-0.68, 0.24), lying=True)
    p.scallions(20, 0.4, lambda x, y: 0.8, (-0.1, 0.0))
    p.sesame(60, 0.9, lambda x, y: 0.76)
    v.chopsticks((1.4, 0.1, 0.05), 74)


def pan(radius=1.3, color="#2a2624"):
    iron = m.food([color, "#3a3430"], scale=8, rough=0.4, bump=0.1, spec=0.6)
    r = radius
    lathe([(0, 0.03), (r * 0.88, 0.03), (r * 0.96, 0.2), (r, 0.27), (r + 0.03, 0.27), (r * 0.98, 0.1), (r * 0.9, 0), (0, 0)], iron, segments=64, subsurf=2)
    for side in (-1, 1):
        p.tubes([[(side * (r - 0.02), -0.24, 0.22), (side * (r + 0.22), -0.2, 0.27), (side * (r + 0.22), 0.2, 0.27), (side * (r - 0.02), 0.24, 0.22)]], 0.045, iron)


@dish("paella", ground="walnut", look=(0, 0, 0.15), tilt=46, distance=7.2)
def paella():
    pan(1.42)
    over = p.rice(1500, 1.24, 0.14, 0.1, color=("#e8b13a", "#d99a24"))
    for i in range(7):
        a = i * 0.9
        prawn((0.72 * math.cos(a), 0.72 * math.sin(a), 0.33), math.degrees(a) + 100, 1.0)
    shell = m.food(["#141218", "#2a2733"], scale=4, rough=0.2, coat=0.8)
    meat = m.food("#e8a04a", rough=0.3, sss=0.4, coat=0.6)
    for i in range(6):
        a = 0.45 + i * 1.05
        x, y = 0.42 * math.cos(a) * (1 + 0.9 * (i % 2)), 0.42 * math.sin(a) * (1 + 0.9 * (i % 2))
        blob(0.2, shell, rough=0.02, stretch=(1.5, 0.85, 0.35), at=(x, y, 0.3), rot=(20, 14, math.degrees(a)))
        blob(0.13, meat, rough=0.08, stretch=(1.5, 0.85, 0.4), at=(x, y - 0.02, 0.36), rot=(20, 14, math.degrees(a)))
    p.scatter(box((0.36, 0.08, 0.05), m.food("#c9291a", rough=0.2, coat=0.7, sss=0.2), bevel=0.02), 14, 1.0, lambda x, y: over(x, y) + 0.05, lying=True)
    p.scatter(blob(0.065, m.food("#4f8a30", rough=0.3, sss=0.2), rough=0.03, detail=2), 46, 1.05, lambda x, y: over(x, y) + 0.03)
    p.herbs(20, 0.9, lambda x, y: over(x, y) + 0.08, length=0.18)
    for a in (0.2, 2.3, 4.4):
        p.citrus(0.26, at=(1.06 * math.cos(a), 1.06 * math.sin(a), 0.34), rot=(40, 0, math.degrees(a) - 90))


@dish("machboos", ground="saffron", look=(0, 0, 0.3), tilt=38, distance=6.2)
def machboos():
    v.plate(1.45, "#efe4d2")
    over = p.rice(1700, 1.08, 0.42, 0.08, color=("#e3a84c", "#d08c30"), long=2.6)
    roast = m.food(["#5a2408", "#9c4c14", "#c47426"], scale=2.5, rough=0.25, sss=0.12, coat=0.7, bump=0.4, bump_scale=12)
    for at, turn, s in (((-0.28, -0.1, 0.55), 24, 1), ((0.38, -0.04, 0.56), 150, 0.95), ((0.02, 0.32, 0.62), 80, 0.9)):
        from .sides import drumstick
        drumstick(at, turn, roast, s)
    nut = m.food(["#e8c48a", "#c9893c"], scale=4, rough=0.4, sss=0.2)
    p.scatter(blob(0.07, nut, rough=0.04, detail=2, stretch=(1.6, 0.8, 0.5)), 34, 0.85, lambda x, y: over(x, y) + 0.05, lying=True)
    p.scatter(blob(0.06, m.food("#5a1f12", rough=0.4, bump=0.6), rough=0.15, detail=2, stretch=(1.4, 0.9, 0.8)), 26, 0.85, lambda x, y: over(x, y) + 0.05)
    p.herbs(18, 0.85, lambda x, y: over(x, y) + 0.07, length=0.2)
    p.citrus(0.3, at=(0.95, -0.62, 0.3), rot=(56, 0, 36))


@dish("chicken-rice", ground="cream", look=(0, 0, 0.3), tilt=40, distance=6.0)
def chicken_rice():
    v.plate(1.4, "#5d7a6c", speckle="#3a5046")
    p.rice(1000, 0.62, 0.5, 0.07, centre=(-0.5, 0.25), color=("#f0e2c2", "#e2cf9f"))
    flesh = m.food(["#f1dcc0", "#e6c9a4"], scale=3, rough=0.35, sss=0.4, glow=(0.15, 0.09, 0.06), coat=0.4, wave=(1.5, 3))
    skin = m.food(["#e8b871", "#d99e50"], scale=3, rough=0.18, sss=0.3, coat=0.9)
    for i in range(7):
        x = -0.12 + i * 0.17
        box((0.2, 0.7, 0.17), flesh, bevel=0.06, at=(x, -0.26 + 0.04 * i, 0.2), rot=(0, -28, -16))
        box((0.2, 0.66, 0.035), skin, bevel=0.014, at=(x - 0.04, -0.26 + 0.04 * i, 0.285), rot=(0, -28, -16))
    cuke = m.food(["#cfe0a0", "#e4edc6"], scale=3, rough=0.2, sss=0.4, coat=0.5)
    for i in range(6):
        p.disc(0.2, 0.045, cuke, at=(0.3 + i * 0.13, 0.55 - i * 0.06, 0.14 + i * 0.02), rot=(14, -20, 0))
        lathe([(0.2, 0), (0.207, 0.02), (0.2, 0.045)], m.food("#3f6f24", rough=0.3), at=(0.3 + i * 0.13, 0.55 - i * 0.06, 0.14 + i * 0.02), rot=(14, -20, 0))
    for at, color in (((-0.85, -0.6, 0.06), "#b8281a"), ((-0.35, -0.85, 0.06), "#2a150b")):
        v.bowl(0.23, 0.17, "#efe6d8", at=at)
        p.soup(0.21, at[2] + 0.11, [color, color], at=at[:2])
    p.herbs(9, 0.22, lambda x, y: 0.36, (0.45, -0.05), length=0.26)


@dish("shakshuka", ground="walnut", look=(0, 0, 0.15), tilt=46, distance=6.9)
def shakshuka():
    pan(1.36)
    sauce = gravy(["#b52a10", "#cc4218", "#94200a"])
    pool(sauce, 1.26, 0.16, lump=0.08)
    for _ in range(30):
        x, y = p.in_disc(1.1)
        blob(rng.uniform(0.08, 0.17), sauce, rough=0.2, detail=3, stretch=(1.1, 1, 0.6), at=(x, y, 0.2))
    white = m.food(["#f7efe0", "#f0e2c8"], rough=0.2, sss=0.45, coat=0.6, bump=0.15, bump_scale=5)
    yolk = m.food(["#f0a01a", "#f5b032"], rough=0.1, sss=0.5, coat=1, glow=(0.2, 0.1, 0.01))
    for x, y in ((-0.48, 0.38), (0.5, 0.42), (0.02, -0.5)):
        blob(1, white, rough=0.2, freq=1.6, detail=4, stretch=(0.42, 0.38, 0.07), at=(x, y, 0.26))
        blob(1, yolk, rough=0, detail=4, stretch=(0.19, 0.19, 0.12), at=(x, y, 0.31))
    feta = m.food("#f6efe2", rough=0.6, sss=0.3, bump=0.5)
    p.scatter(blob(0.07, feta, rough=0.35, detail=2), 26, 1.0, lambda x, y: 0.3, size=(0.6, 1.2))
    p.herbs(26, 0.95, lambda x, y: 0.34, length=0.24)
    p.flakes(30, 1.0, lambda x, y: 0.33)
