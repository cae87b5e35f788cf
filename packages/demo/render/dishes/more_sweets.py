"""More sweet things, and the dishes for members and giving."""
import math

from kit import materials as m
from kit import parts as p
from kit import vessels as v
from kit.shapes import blob, box, lathe, rng

from .catalogue import dish
from .scene import group
from .sweets import dollop, sponge


def cream(colors=("#fbf1de", "#f8ead2")):
    return m.food(list(colors), scale=3, rough=0.35, sss=0.4, glow=(0.15, 0.11, 0.08))


def cupcake_one(at, icing, scale=1.0):
    with group(at=at, scale=scale):
        paper = m.food(["#c8603f", "#d97a54"], scale=3, rough=0.7)
        lathe([(0, 0), (0.36, 0), (0.52, 0.46)], paper, segments=96, wave=lambda a, r, z: r * (1 + 0.035 * math.sin(a * 24)), thick=0.012)
        lathe([(0, 0.52), (0.34, 0.5), (0.52, 0.43), (0.5, 0.4)], sponge(("#b5762e", "#c98a40")), subsurf=2)
        dollop(icing, (0, 0, 0.46), 1.32, turns=9)
        for color in ("#f2c13a", "#f7f0e2", "#5aa0b0"):
            p.scatter(blob(0.022, m.food(color, rough=0.3), rough=0, detail=2, stretch=(2.2, 1, 1)), 12, 0.34, lambda x, y: 0.98 - 1.1 * (x * x + y * y), size=(0.9, 1.1))


@dish("cupcake", ground="blush", look=(0, 0, 0.6), tilt=24, distance=5.8)
def cupcakes():
    v.board((2.8, 1.9), "#d1a26c", "#a87444")
    cupcake_one((-0.6, 0.35, 0.12), cream(("#e89aa8", "#f0b4bc")), 0.95)
    cupcake_one((0.62, 0.3, 0.12), cream(("#8a5630", "#a06a3e")), 0.95)
    cupcake_one((0.0, -0.42, 0.12), cream(), 1.0)
    p.strawberry((0, -0.42, 1.26), (175, 0, 0), 0.6)


@dish("mochi-dango", ground="sage", look=(0, 0, 0.25), tilt=36, distance=5.4)
def mochi_dango():
    v.plate(1.3, "#3b4a52", speckle="#1f2a30")
    stick = m.wood("#d9b277", "#b98a4c")
    tints = [m.food([c, c], rough=0.3, sss=0.5, coat=0.3, glow=(0.18, 0.12, 0.1)) for c in ("#eda9b2", "#f4ead8", "#a9bd6c")]
    for k, (y, turn) in enumerate(((0.45, 14), (0.0, 10), (-0.45, 6))):
        with group(at=(0.05, y, 0.3), turn=turn):
            p.tubes([[(-1.25, 0, 0), (0.85, 0, 0)]], 0.026, stick)
            for i in range(3):
                blob(0.26, tints[(i + k * 0) % 3], rough=0.015, stretch=(0.95, 1, 0.92), at=(0.55 - i * 0.48, 0, 0))
    for i in range(9):
        p.leaf("#3f7d2c", length=0.3, width=0.1, at=(0.9 + rng.uniform(-0.2, 0.2), -0.7 + rng.uniform(-0.12, 0.12), 0.12), rot=(0, 0, i * 50))


def cookie(at, rot=(0, 0, 0), scale=1.0):
    dough = m.food(["#c98a44", "#dca35c", "#b5732e"], scale=4, rough=0.65, bump=0.6, bump_scale=14)
    chip = m.food(["#32170a", "#4a2412"], scale=3, rough=0.25, coat=0.4)
    with group(at=at, scale=scale):
        blob(1, dough, rough=0.07, freq=2.5, detail=5, stretch=(0.46, 0.46, 0.11), at=(0, 0, 0), rot=rot)
        for _ in range(13):
            x, y = p.in_disc(0.36)
            tilt = math.radians(rot[0])
            blob(0.06, chip, rough=0.12, detail=3, stretch=(1.2, 1, 0.8), at=(x, y * math.cos(tilt), 0.1 * math.cos(tilt) + y * math.sin(tilt) - 0.15 * (x * x + y * y)))


@dish("cookie-box", ground="oak", look=(0, 0, 0.3), tilt=36, distance=5.4)
def cookie_box():
    v.plate(1.25, "#efe4d2")
    for i, (x, y, z, lean) in enumerate(((-0.5, 0.1, 0.16, 0), (0.5, 0.15, 0.16, 0), (0.0, 0.5, 0.2, 8), (-0.05, 0.05, 0.36, 4), (0.42, -0.35, 0.26, 14), (-0.4, -0.42, 0.24, 16), (0.1, -0.1, 0.56, 8))):
        cookie((x, y, z), (lean, 0, i * 40))
    v.tumbler(0.34, 0.95, at=(1.0, 0.95, 0))
    v.liquid(m.food("#f8f2e6", rough=0.3, sss=0.3), 0.34, 0.78, at=(1.0, 0.95, 0), full=0.95)


@dish("birthday-cake", ground="blush", look=(0, 0, 0.65), tilt=24, distance=6.6)
def birthday_cake():
    lathe([(0, 0.3), (1.2, 0.3), (1.22, 0.26), (0.3, 0.2), (0.2, 0.1), (0.5, 0), (0, 0)], m.ceramic("#efe4d2"), segments=64, subsurf=2)
    icing = cream(("#f6cfd0", "#f3c0c4"))
    lathe([(0, 0), (0.98, 0), (1.0, 0.04), (1.0, 0.6), (0.95, 0.66), (0, 0.67)], icing, segments=64, subsurf=2, at=(0, 0, 0.3))
    white = cream()
    for i in range(12):
        a = i * math.pi / 6
        dollop(white, (0.82 * math.cos(a), 0.82 * math.sin(a), 0.95), 0.46)
    for i in range(22):
        a = i * math.pi / 11
        dollop(white, (1.02 * math.cos(a), 1.02 * math.sin(a), 0.3), 0.34)
    for i in range(6):
        a = i * math.pi / 3 + 0.26
        p.strawberry((0.5 * math.cos(a), 0.5 * math.sin(a), 1.14), (180, 0, 0), 0.72, crown=False)
    wax = m.food(["#f2c13a", "#f7f0e2"], wave=(6, 0), rough=0.4, span=(0.49, 0.51))
    flame = m.food("#ffb43a", rough=0.5)
    flame.node_tree.nodes["Principled BSDF"].inputs["Emission"].default_value = m.rgb("#ffb040")
    flame.node_tree.nodes["Principled BSDF"].inputs["Emission Strength"].default_value = 6
    for i in range(5):
        a = i * 1.257 + 0.5
        at = (0.22 * math.cos(a), 0.22 * math.sin(a), 0.95)
        p.tubes([[(0, 0, 0), (0, 0, 0.5)]], 0.03, wax, at=at)
        blob(0.05, flame, rough=0, detail=3, stretch=(0.8, 0.8, 1.9), at=(at[0], at[1], 1.56))


@dish("members-tasting", ground="slate", look=(0, 0, 0.3), tilt=36, distance=8.6)
def members_tasting():
    from .dumplings import chicken_gyoza, salmon_nigiri
    from .sweets import custard_pudding
    v.board((4.4, 2.9), "#7d5233", "#4c2e1b")
    for compose, at, scale in ((salmon_nigiri, (-1.05, -0.45, 0.12), 0.72), (custard_pudding, (1.2, -0.45, 0.12), 0.72), (chicken_gyoza, (0.0, 0.85, 0.12), 0.72)):
        with group(at=at, scale=scale):
            compose()


@dish("feed-a-neighbour", ground="terracotta", look=(0, 0, 0.35), tilt=36, distance=7.6)
def feed_a_neighbour():
    from .bowls import butter_chicken
    from .sides import bread_round
    with group(at=(0.55, 0.2, 0), scale=0.9):
        butter_chicken()
    with group(at=(-1.0, -0.35, 0), scale=0.8):
        v.bowl(0.98, 0.66, "#3b4a52", inside="#e9e2d4", speckle="#1f2a30")
        p.rice(1100, 0.9, 0.42, 0.52)
    bread_round((0.55, -1.1, 0.1), 0.6, (0, 0, 20))
