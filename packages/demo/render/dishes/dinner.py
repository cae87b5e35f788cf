"""The dinner menu: what comes from the fire, the sea and the pot."""
import math

from kit import materials as m
from kit import parts as p
from kit import vessels as v
from kit.shapes import again, blob, box, grid, lathe, rng

from .bowls import gravy, pan, pool
from .burgers import dip
from .catalogue import dish
from .noodles import prawn
from .scene import group


def rosemary(at, turn, length=0.9):
    """A twig with needles."""
    needle = blob(0.05, m.food(["#48693a", "#6d8a52"], scale=6, rough=0.5), rough=0, detail=2, stretch=(2.2, 0.36, 0.3))
    with group(at=at, turn=turn):
        p.tubes([[(-length / 2, 0, 0), (0, 0.03, 0.02), (length / 2, 0, 0)]], 0.018, m.food("#6b5a34", rough=0.6))
        for i in range(44):
            t = i / 43
            a = i * 2.4
            again(needle, (-length / 2 + length * t, 0.07 * math.cos(a), 0.05 + 0.05 * math.sin(a)), (0, -24 * math.sin(a) - 14, math.degrees(math.copysign(0.7, math.cos(a)))), 1 - 0.35 * t)
    needle.location.z = -5


def garlic_clove(at, turn, scale=1.0):
    skin = m.food(["#f3e8d6", "#e6d2bb", "#d9bfb0"], scale=2, rough=0.4, sss=0.3, stretch=(1, 5, 5))
    lathe([(0, -0.16), (0.1, -0.14), (0.14, -0.02), (0.1, 0.1), (0.03, 0.19), (0, 0.2)], skin, segments=24, subsurf=2, at=at, rot=(84, 0, turn), scale=scale,
          wave=lambda a, r, z: r * (1 + 0.1 * math.cos(a * 3)))


def coarse_salt(count, radius, height, centre=(0, 0)):
    p.scatter(box((0.04, 0.036, 0.034), m.food("#fbf7f0", rough=0.25, spec=0.6), bevel=0), count, radius, height, centre, size=(0.5, 1.1))


def meat_cuts(count, size, tones, bark, step, at, turn, lean=26):
    """Slices which lie on each other, the cut face to the camera; `tones` are the colours of the cut from below to the top."""
    wide, thick, high = size
    cut = m.food(tones[0], scale=5, rough=0.26, sss=0.3, coat=0.55, glow=(0.14, 0.04, 0.03), bump=0.35, bump_scale=16, height=(-high * 0.5, high * 0.5, list(tones)))
    with group(at=at, turn=turn):
        for i in range(count):
            shrink = 1 - 0.035 * abs(i - count / 2) + rng.uniform(-0.02, 0.02)
            pose = {"at": (rng.uniform(-0.03, 0.03), -i * step, 0), "rot": (-lean - i * 1.6, 0, rng.uniform(-4, 4))}
            box((wide * shrink, thick, high), cut, bevel=0.07, segments=4, **pose)
            box((wide * shrink + 0.05, thick * 0.72, high + 0.05), bark, bevel=0.05, segments=4, **{**pose, "at": (pose["at"][0], pose["at"][1] + thick * 0.2, 0.01)})


@dish("ribeye", ground="slate", look=(0, 0, 0.25), tilt=38, distance=6.0)
def ribeye():
    z = v.board((3.0, 2.3), "#a06a3a", "#6d4122")
    char = m.food(["#2a110a", "#5a2b16", "#7d4526", "#472010"], scale=4.5, rough=0.3, coat=0.5, bump=0.9, bump_scale=14, span=(0.3, 0.68))
    fat = m.food(["#e3bd82", "#b9803f", "#f0d7a6"], scale=4, rough=0.25, sss=0.35, coat=0.6, bump=0.3)
    def outline(a, r, h):
        return r * (1 + 0.14 * math.cos(a - 0.5) + 0.1 * math.cos(2 * a + 0.6) + 0.035 * math.sin(5 * a))
    with group(at=(-0.35, 0.34, z), turn=14):
        lathe([(0, 0), (0.78, 0.01), (0.86, 0.1), (0.87, 0.26), (0.8, 0.34), (0, 0.37)], char, segments=64, subsurf=2, wave=outline)
        rim = [(1.0 * c, 1.0 * s) for c, s in ((outline(a, 0.84, 0) * math.cos(a), outline(a, 0.84, 0) * math.sin(a)) for a in [0.5 + k * 0.22 for k in range(12)])]
        p.tubes([[(x, y, 0.2 + 0.02 * math.sin(i * 2)) for i, (x, y) in enumerate(rim)]], 0.13, fat, taper=lambda t: 0.25 + 0.75 * math.sin(math.pi * t) ** 0.6, resolution=6)
        mark = m.food(["#100704", "#1e0d07"], rough=0.35, coat=0.3, bump=0.5)
        for k in range(6):
            x = -0.62 + k * 0.26
            reach = math.sqrt(max(0.05, 0.7 - x * x))
            p.tubes([[(x - 0.08, -reach * 0.85, 0.335), (x, 0, 0.36), (x + 0.08, reach * 0.85, 0.335)]], 0.042, mark)
    butter = m.food(["#f7dc86", "#f9e8b0"], rough=0.15, sss=0.5, coat=0.8)
    blob(0.17, butter, rough=0.06, stretch=(1.2, 1, 0.55), at=(-0.5, 0.42, z + 0.44))
    pool(m.food("#efcf74", rough=0.06, sss=0.3, coat=1), 0.27, z + 0.37, at=(-0.48, 0.36), lump=0.02)
    bark = m.food(["#2a110a", "#5f2e17", "#40200f"], scale=5, rough=0.35, coat=0.4, bump=0.9, bump_scale=16)
    meat_cuts(5, (0.88, 0.15, 0.36), ["#5a2e1c", "#b4544a", "#c22f37", "#c8353a", "#b5524a", "#4a2213"], bark, 0.19, (0.5, -0.1, z + 0.17), 18, lean=40)
    rosemary((-0.75, 0.25, z + 0.42), 34, 0.8)
    rosemary((-0.9, -0.75, z + 0.06), -16, 0.9)
    for x, y, turn in ((-0.35, -0.72, 40), (-0.12, -0.9, 130), (1.15, 0.62, 80)):
        garlic_clove((x, y, z + 0.12), turn)
    coarse_salt(40, 0.5, lambda x, y: z + 0.41, (-0.3, 0.3))
    coarse_salt(34, 0.45, lambda x, y: z + 0.02, (0.8, -0.85))


@dish("brisket", ground="walnut", look=(0, 0, 0.3), tilt=34, distance=6.0)
def brisket():
    z = v.board((3.1, 2.2), "#c08a52", "#8f5c30")
    sheet = m.food(["#e7d3b0", "#d8bd92"], scale=7, rough=0.85, bump=0.2, bump_scale=8)
    grid(16, 14, lambda u, w: ((u - 0.5) * 2.5, (w - 0.5) * 1.75, z + 0.015 + 0.012 * math.sin(u * 11 + w * 7)), sheet, rot=(0, 0, 6), thick=0.01)
    bark = m.food(["#120805", "#2a130a", "#4a2412"], scale=7, rough=0.4, coat=0.45, bump=1.3, bump_scale=20)
    blob(0.8, bark, rough=0.14, freq=1.7, octaves=6, detail=5, stretch=(0.98, 0.62, 0.42), flat=-0.26, at=(-0.25, 0.58, z + 0.28), rot=(0, 0, 12))
    meat_cuts(7, (1.28, 0.15, 0.46), ["#2a120a", "#8f3f31", "#93593d", "#a26a48", "#9a6040", "#a5463a", "#1e0d07"], bark, 0.16, (-0.12, 0.32, z + 0.26), 12, lean=44)
    pickle = m.food(["#8f9a3a", "#b3b85c", "#76862c"], scale=4, rough=0.15, sss=0.35, coat=0.8)
    for i in range(6):
        p.disc(0.17, 0.05, pickle, at=(1.05 + 0.1 * (i % 2), 0.35 - i * 0.16, z + 0.07 + 0.02 * (i % 3)), rot=(rng.uniform(8, 24), rng.uniform(-12, 12), 0))
    onion = m.food(["#b0568a", "#efdbe4", "#a5457c"], scale=2, rough=0.25, sss=0.3, coat=0.5)
    for i, (x, y) in enumerate(((1.05, 0.62), (0.88, 0.78), (1.22, 0.78))):
        lathe([(0.2, 0), (0.21, 0.05), (0.18, 0.06), (0.175, 0), (0.2, 0)], onion, at=(x, y, z + 0.05 + 0.03 * i), rot=(16, 12 * i - 10, 0))
    dip((-1.22, -0.66, z), "#c8901c", 0.3, "#efe6d8")
    p.herbs(6, 0.16, lambda x, y: z + 0.58, (-0.3, 0.62), length=0.2)
    coarse_salt(26, 0.5, lambda x, y: z + 0.02, (0.7, -0.75))


@dish("ember-potato", ground="slate", look=(0, 0, 0.28), tilt=36, distance=5.6)
def ember_potato():
    v.plate(1.3, "#4b443d", speckle="#2a2521")
    skin = m.food(["#5a2436", "#7d3546", "#3a1a1c", "#8f4a48"], scale=3, rough=0.5, bump=0.6, bump_scale=12, coat=0.15)
    flesh = m.food(["#f0a01c", "#f6b93e", "#e58a12"], scale=5, rough=0.3, sss=0.45, coat=0.35, bump=0.7, bump_scale=13, glow=(0.18, 0.08, 0.01))
    oil = m.food(["#4f7a1e", "#86a83a"], scale=5, rough=0.06, sss=0.3, coat=1, glow=(0.05, 0.08, 0.01))
    for at, turn, s in (((-0.12, -0.28, 0.34), 14, 1.0), ((0.1, 0.42, 0.34), 24, 0.92)):
        with group(at=at, turn=turn, scale=s):
            def shell(u, w):
                a = math.pi * (1.12 + 0.76 * w) + 0.0
                fat = math.sin(math.pi * (0.03 + 0.94 * u)) ** 0.62 * (1 + 0.05 * math.sin(u * 9))
                return (u - 0.5) * 2.0, 0.46 * fat * math.cos(math.pi * (1 - 0.06) + math.pi * 1.12 * w), 0.38 * fat * math.sin(math.pi * (1 - 0.06) + math.pi * 1.12 * w)
            grid(40, 20, shell, skin, thick=0.05, subsurf=1)
            for side in (-1, 1):
                blob(1, flesh, rough=0.13, freq=3, octaves=5, detail=5, stretch=(0.9, 0.22, 0.24), at=(0, side * 0.2, 0.06), rot=(side * -16, 0, 0))
            blob(1, flesh, rough=0.2, freq=4, octaves=5, detail=5, stretch=(0.8, 0.2, 0.14), at=(0, 0, 0.06))
            for x, y, r in ((-0.3, 0.02, 0.16), (0.1, -0.04, 0.22), (0.42, 0.03, 0.13)):
                pool(oil, r, 0.21, at=(x, y), lump=0.05)
            p.scatter(p.ring(0.05, 0.014), 16, 0.3, lambda x, y: 0.3 - 0.3 * y * y, (0.1, 0), lying=True, size=(0.6, 1))
            coarse_salt(26, 0.4, lambda x, y: 0.28)
            p.flakes(14, 0.4, lambda x, y: 0.28)
    coal = m.food(["#17120f", "#3a322c", "#0e0b09"], scale=4, rough=0.7, bump=0.8, bump_scale=10)
    for x, y, s in ((-1.45, 0.75, 0.24), (-1.2, 1.05, 0.17), (1.42, 0.7, 0.2), (1.35, -0.95, 0.16)):
        blob(s, coal, rough=0.35, freq=1.4, at=(x, y, s * 0.7))
    rosemary((0.72, -0.72, 0.16), 24, 0.7)


def crab(at, turn, scale, red, pale):
    with group(at=at, turn=turn, scale=scale):
        def back(u, w):
            a, r = u * 2 * math.pi, math.sin(w * math.pi / 2)
            spike = 1 + 0.05 * max(0, math.sin(a)) * math.sin(a * 18) * w
            return 0.74 * r * math.cos(a) * spike * (1.06 - 0.1 * math.sin(a)), 0.52 * r * math.sin(a) * spike, 0.34 * math.cos(w * math.pi / 2) ** 0.8 + 0.02 * math.sin(a * 4) * r * (1 - r) * 4
        grid(72, 16, back, red, wrap=True, subsurf=1, at=(0, 0, 0.16))
        blob(1, pale, rough=0.05, stretch=(0.7, 0.48, 0.2), at=(0, 0, 0.1))
        for side in (-1, 1):
            for k in range(4):
                a = 0.5 - k * 0.42
                x, y = side * math.cos(a), math.sin(a)
                knee = (x * 1.06, y * 0.86 + 0.02, 0.34 - 0.03 * k)
                p.tubes([[(x * 0.55, y * 0.38, 0.14), (x * 0.8, y * 0.62, 0.28), knee]], 0.085, red, taper=lambda t: 1.0 - 0.15 * t, resolution=6)
                p.tubes([[knee, (x * 1.2, y * 1.06 - 0.06, 0.2), (x * 1.26, y * 1.16 - 0.16, 0.04)]], 0.07, red, taper=lambda t: 1.05 - 0.85 * t, resolution=6)
            with group(at=(side * 0.62, -0.58, 0.24), turn=-90 - side * 14):
                p.tubes([[(-0.32, side * 0.24, -0.06), (-0.2, side * 0.26, 0.06), (-0.02, side * 0.12, 0.04)]], 0.11, red, resolution=6)
                blob(0.2, red, rough=0.05, stretch=(1.35, 0.95, 0.8), at=(0.1, 0, 0.03))
                for way in (-1, 1):
                    p.tubes([[(0.22, way * 0.09, 0.03), (0.42, way * 0.17, 0.05), (0.6, way * 0.02, 0.03)]], 0.095, red, taper=lambda t: 1 - 0.8 * t, resolution=6)
                    p.tubes([[(0.5, way * 0.11, 0.042), (0.56, way * 0.06, 0.036), (0.615, way * 0.0, 0.03)]], 0.05, m.food("#2a100a", rough=0.3), taper=lambda t: 1 - 0.7 * t)
            blob(0.05, m.food("#120806", rough=0.1, coat=1), rough=0, detail=3, at=(side * 0.17, -0.5, 0.3))


@dish("chilli-crab", ground="sage", look=(0, -0.05, 0.3), tilt=40, distance=6.2)
def chilli_crab():
    v.plate(1.5, "#efe6d6", rim=0.22, speckle="#b08a5e")
    sauce = gravy(["#c8390f", "#dd5a1c", "#a82c0a"])
    pool(sauce, 1.16, 0.1, lump=0.1)
    red = m.food(["#d8401a", "#ea6a2c", "#b8280e", "#e8551f"], scale=2.6, rough=0.18, sss=0.12, coat=0.9, bump=0.25, bump_scale=16)
    pale = m.food("#f0cfa4", rough=0.4, sss=0.3)
    crab((0, 0.16, 0.14), 0, 1.02, red, pale)
    for _ in range(12):
        x, y = p.in_disc(0.8)
        blob(rng.uniform(0.05, 0.1), sauce, rough=0.2, detail=3, stretch=(1.3, 1, 0.5), at=(x, y - 0.2, 0.2))
    egg = m.food(["#f2c46a", "#f6dc9c"], scale=3, rough=0.25, sss=0.4, coat=0.6)
    for _ in range(9):
        a, r = rng.uniform(3.3, 6.1), rng.uniform(0.6, 1.0)
        p.tubes([[(r * math.cos(a + k * 0.1), r * math.sin(a + k * 0.1), 0.19 + 0.02 * math.sin(k * 2)) for k in range(5)]], 0.03, egg)
    p.scatter(p.ring(0.08, 0.02, ("#c2261a", "#e2503a")), 16, 0.95, lambda x, y: 0.24, (0, -0.25), lying=True, size=(0.6, 1))
    p.scallions(22, 0.9, lambda x, y: 0.25, (0, -0.3))
    p.herbs(9, 0.3, lambda x, y: 0.66, (0.02, 0.22), length=0.24)
    bun = m.food("#e8b060", rough=0.35, sss=0.2, coat=0.3, height=(-0.2, 0.2, ["#f3dcae", "#e2a850", "#c27a28"]))
    for x, y in ((1.22, 0.92), (-1.25, 0.9)):
        blob(0.34, bun, rough=0.03, stretch=(1.15, 0.95, 0.72), at=(x, y, 0.4), flat=-0.2)


@dish("garlic-prawns", ground="walnut", look=(0, 0, 0.2), tilt=44, distance=5.9)
def garlic_prawns():
    pan(1.22)
    oil = m.food(["#d8861c", "#e8a236", "#b8641a"], scale=2.6, rough=0.06, sss=0.3, coat=1, glow=(0.12, 0.06, 0.01))
    lathe([(0, 0.13), (0.9, 0.13), (1.1, 0.15)], oil, segments=64)
    for i in range(11):
        a, r = i * 2.4, 0.27 * math.sqrt(i + 0.4)
        prawn((r * math.cos(a), r * math.sin(a), 0.25 + 0.03 * (i % 3)), math.degrees(a) + 60 * (i % 3) + 20, 0.92)
    garlic = m.food(["#f4e2b4", "#e3bd74", "#f7ecd0"], scale=4, rough=0.25, sss=0.4, coat=0.6)
    p.scatter(p.disc(0.1, 0.03, garlic), 30, 0.95, lambda x, y: 0.3 + rng.uniform(-0.08, 0.08), lying=True, size=(0.6, 1.1))
    p.scatter(p.ring(0.07, 0.02, ("#b3221a", "#dd4632")), 18, 0.9, lambda x, y: 0.32, lying=True, size=(0.6, 1))
    p.scatter(p.leaf("#357a26", length=0.16, width=0.07), 46, 0.95, lambda x, y: 0.36 + rng.uniform(-0.04, 0.05), lying=True, size=(0.4, 1))
    p.citrus(0.3, at=(0.85, -0.52, 0.34), rot=(48, 0, 40))
    crumb = m.food(["#f3e0b8", "#e8cd98"], scale=6, rough=0.6, sss=0.25, bump=0.8, bump_scale=14)
    crust_ = m.food(["#a8642a", "#c98a44"], scale=4, rough=0.5, bump=0.4)
    for x, y, turn in ((-1.3, 0.98, 30), (-0.95, 1.22, 14)):
        p.disc(0.36, 0.14, crumb, at=(x, y, 0.16), rot=(30, 8, turn), wave=lambda a, r, z: r * (1 + 0.22 * math.cos(a * 2)))
        p.disc(0.375, 0.11, crust_, at=(x, y + 0.01, 0.165), rot=(30, 8, turn), wave=lambda a, r, z: r * (1 + 0.22 * math.cos(a * 2)))
    for x, y, turn in ((1.28, 0.95, 70), (1.45, 0.7, 10)):
        garlic_clove((x, y, 0.12), turn, 1.1)


def oyster(at, turn, scale=1.0):
    """Half a shell with its oyster; the narrow end points to -x."""
    out = m.food(["#6f6a5e", "#a39a88", "#4f4a42"], scale=5, rough=0.6, bump=0.9, bump_scale=12)
    pearl = m.food(["#f2ece0", "#dcd8d2", "#c3c2c4", "#f4efe6"], scale=2, rough=0.12, coat=0.9, sss=0.1)
    body = m.food(["#d9cdb4", "#c0b39a", "#e6dcc6"], scale=3, rough=0.08, sss=0.4, coat=1, glow=(0.12, 0.1, 0.07))
    frill = m.food(["#4a443c", "#7d7466", "#38332e"], scale=6, rough=0.1, coat=1)
    shift = rng.uniform(0, 6)
    def rim(a):
        return 0.44 * (1 + 0.22 * math.cos(a)) * (1 + 0.05 * math.sin(a * 7 + shift) + 0.03 * math.sin(a * 13))
    def point(lift, grow):
        def at_(u, w):
            a = u * 2 * math.pi
            r = rim(a) * w * grow
            return r * math.cos(a) * 1.1, r * math.sin(a) * 0.86, lift + 0.2 * w ** 2.4 + 0.025 * math.sin(a * 9 + shift) * w ** 4
        return at_
    with group(at=at, turn=turn, scale=scale):
        grid(72, 10, point(-0.05, 1.04), out, wrap=True, subsurf=1)
        grid(72, 10, point(0.0, 1.0), pearl, wrap=True, subsurf=1)
        blob(0.26, body, rough=0.1, freq=2, detail=4, stretch=(1.25, 0.85, 0.42), at=(0.06, 0, 0.11))
        blob(0.13, body, rough=0.06, detail=4, stretch=(1.1, 0.9, 0.6), at=(0.16, 0.03, 0.18))
        lip = [(0.06 + 0.33 * math.cos(a) * (1 + 0.06 * math.sin(a * 14)), 0.22 * math.sin(a) * (1 + 0.1 * math.sin(a * 14)), 0.125 + 0.02 * math.sin(a * 14)) for a in [k * 0.11 for k in range(57)]]
        p.tubes([lip], 0.03, frill, cyclic=True)


@dish("oysters", ground="slate", look=(0, 0, 0.2), tilt=46, distance=6.2)
def oysters():
    v.plate(1.5, "#5d6a70", rim=0.24, speckle="#3d484e")
    chip = m.food(["#eef4f6", "#d5e2e8"], scale=3, rough=0.15, sss=0.3, coat=0.5, glow=(0.1, 0.12, 0.13))
    blob(1, chip, rough=0.05, freq=5, octaves=5, detail=5, stretch=(1.26, 1.26, 0.14), at=(0, 0, 0.1))
    p.scatter(box((0.13, 0.11, 0.1), chip, bevel=0.02, segments=1), 300, 1.26, lambda x, y: 0.2 - 0.05 * (x * x + y * y), size=(0.5, 1.3))
    for i in range(12):
        x, y = p.in_disc(1.1)
        p.ice((x, y, 0.24), 0.17)
    for i in range(6):
        a = i * math.pi / 3 + 0.52
        oyster((0.8 * math.cos(a), 0.8 * math.sin(a), 0.32), math.degrees(a) + 4, 0.98)
    p.citrus(0.27, at=(-0.06, 0.1, 0.42), rot=(52, 0, -12))
    p.citrus(0.27, at=(0.12, -0.06, 0.38), rot=(46, 0, 26))
    p.herbs(10, 0.16, lambda x, y: 0.34 + rng.uniform(0, 0.08), (0, -0.24), length=0.26)
    dip((1.42, -0.98, 0), "#7a1c2c", 0.28, "#efe6d8")


@dish("fondue", ground="walnut", look=(0, 0, 0.42), tilt=36, distance=6.6)
def fondue():
    z = v.board((2.6, 2.6), "#a8744a", "#7c4f2c", round_=True)
    enamel = m.food(["#b8321e", "#c43c24"], scale=1, rough=0.2, coat=0.8)
    inside = m.ceramic("#f1e8da")
    with group(at=(-0.05, 0.12, z)):
        lathe([(0, 0), (0.62, 0.0), (0.78, 0.1), (0.88, 0.4), (0.88, 0.6), (0.92, 0.62), (0.92, 0.66), (0.84, 0.66)], enamel, segments=64, subsurf=2)
        lathe([(0.84, 0.66), (0.82, 0.55), (0.8, 0.4), (0.6, 0.2), (0, 0.2)], inside, segments=64, subsurf=2)
        p.tubes([[(0.8, 0.3, 0.5), (1.1, 0.45, 0.58), (1.5, 0.62, 0.68)]], 0.09, enamel, resolution=6)
        cheese = m.food(["#f4c854", "#f8da80", "#f0b83a"], scale=2.2, rough=0.16, sss=0.45, coat=0.7, bump=0.15, bump_scale=4, glow=(0.2, 0.12, 0.03))
        blob(1, cheese, rough=0.05, freq=2, detail=5, stretch=(0.83, 0.83, 0.07), at=(0, 0, 0.54))
        for a, low in ((3.9, 0.3), (5.2, 0.2), (4.5, 0.12)):
            p.tubes([[(0.78 * math.cos(a), 0.78 * math.sin(a), 0.58), (0.89 * math.cos(a), 0.89 * math.sin(a), 0.68), (0.95 * math.cos(a), 0.95 * math.sin(a), 0.56), (0.93 * math.cos(a), 0.93 * math.sin(a), low)]], 0.062, cheese, taper=lambda t: 0.8 + 0.45 * t)
        crumb = m.food(["#f3e0b8", "#e6c993"], scale=6, rough=0.6, sss=0.25, bump=0.9, bump_scale=14)
        brown = m.food(["#9c5a22", "#c4823c"], scale=4, rough=0.5, bump=0.5)
        def cube(at, rot, s=0.27):
            box((s, s, s), crumb, bevel=0.05, at=at, rot=rot)
            box((s * 1.02, s * 1.02, s * 0.2), brown, bevel=0.03, at=(at[0], at[1], at[2] + s * 0.44), rot=(0, 0, rot[2]))
        cube((-0.18, -0.1, 0.8), (0, 0, 24), 0.3)
        blob(0.21, cheese, rough=0.12, freq=2, stretch=(1.05, 1.05, 0.8), at=(-0.18, -0.1, 0.67))
        p.tubes([[(-0.22, -0.08, 0.84), (-0.9, 0.25, 1.36)]], 0.022, m.metal())
        p.tubes([[(-0.9, 0.25, 1.36), (-1.3, 0.44, 1.66)]], 0.05, m.wood("#6b3f20", "#43240f"))
        p.flakes(24, 0.6, lambda x, y: 0.62, color="#3a2a1a", size=(0.3, 0.6))
        p.herbs(6, 0.2, lambda x, y: 0.63, (0.3, 0.1), length=0.16)
    for i in range(9):
        x, y = p.in_disc(0.34)
        cube((-0.98 + x, -0.82 + y * 0.7, 0.16 + 0.13 * (i % 2)), (0, 0, rng.uniform(0, 90)), 0.25)
    potato = m.food(["#e8c878", "#d6ac52"], scale=3, rough=0.4, sss=0.3, coat=0.3, bump=0.15)
    for x, y in ((0.85, -0.95), (1.15, -0.75), (1.0, -0.62)):
        blob(0.17, potato, rough=0.06, stretch=(1.25, 1, 0.9), at=(x, y, 0.16), rot=(0, 0, rng.uniform(0, 90)))
    gherkin = m.food(["#5f7a26", "#86983e"], scale=8, rough=0.25, coat=0.6, bump=0.6, bump_scale=20)
    for i in range(4):
        blob(0.09, gherkin, rough=0.08, stretch=(2.3, 0.9, 0.9), at=(0.4 - i * 0.06, -1.12 + i * 0.12, 0.2), rot=(0, 0, 20 + i * 14))
