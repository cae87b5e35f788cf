import math

from kit import materials as m
from kit import parts as p
from kit import vessels as v
from kit.shapes import blob, box, grid, lathe, rng

from .catalogue import dish


def gyoza(dough, at, turn, scale=1.0):
    """A half moon with a pleated seam, browned where it lay in the pan."""
    def point(u, w):
        a, full = w * math.pi, math.sin(math.pi * min(1, max(0, u)))
        wide, high = 0.27 * full ** 0.55, 0.36 * full ** 0.5
        crest = math.exp(-((a - math.pi / 2) / 0.3) ** 2)
        pleat = 0.035 * math.sin(u * 16 * math.pi) * crest * full
        x = (u - 0.5) * 1.1
        y = wide * math.cos(a) * (1 + 0.0 * u) - 0.42 * ((u - 0.5) ** 2) + pleat
        z = high * math.sin(a) ** 0.9 + 0.07 * crest * full + 0.02 * math.cos(u * 16 * math.pi) * crest
        return x, y, z
    grid(64, 26, point, dough, subsurf=1, at=at, rot=(0, 0, turn), scale=scale)


def bag(dough, at, scale=1.0, pleats=14, turn=0):
    """A round dumpling with pleats twisted together on top."""
    def wave(a, r, z):
        up = max(0.0, z - 0.1) / 0.3
        return r * (1 + 0.11 * up * math.sin((a + z * 1.5) * pleats))
    lathe([(0, 0), (0.28, 0), (0.37, 0.06), (0.41, 0.16), (0.37, 0.28), (0.25, 0.37), (0.12, 0.42), (0.07, 0.46), (0.05, 0.49), (0, 0.48)], dough,
          segments=112, subsurf=1, wave=wave, at=at, scale=scale, rot=(0, 0, turn))


def wrapper(tint="#e9d5b0", deep="#dcc192"):
    return m.food([tint, deep], scale=2, rough=0.3, sss=0.55, glow=(0.16, 0.1, 0.06), coat=0.35, bump=0.05, bump_scale=20)


@dish("chicken-gyoza", ground="cream", look=(0, -0.05, 0.2), tilt=36, distance=6.0)
def chicken_gyoza():
    v.plate(1.3, "#3b4a52", speckle="#1f2a30")
    skin = m.food("#f0dcb4", scale=5, rough=0.3, sss=0.4, coat=0.4, glow=(0.14, 0.09, 0.05), height=(0.0, 0.3, ["#6a2f0c", "#bb7127", "#dfc08a", "#e2c899"]))
    for i in range(5):
        gyoza(skin, (-0.72 + i * 0.36, 0.12 + 0.03 * (i % 2), 0.06), 96 + rng.uniform(-5, 5), 0.98)
    v.bowl(0.34, 0.2, "#efe6d8", at=(0.62, -0.78, 0.06))
    p.soup(0.31, 0.2, ["#2a1208", "#3d1c0b"], at=(0.62, -0.78), oil=8, oil_color="#c9421a")
    p.scallions(16, 0.5, lambda x, y: 0.1, (-0.25, -0.62))
    p.sesame(36, 0.8, lambda x, y: 0.09, (-0.1, -0.5))
    v.chopsticks((0.1, -1.42, 0.12), 6)


def in_steamer(dough, top, paper="#efe2c6"):
    floor = v.steamer(1.3, 0.52)
    lathe([(0, floor + 0.006), (1.12, floor + 0.006)], m.food(paper, rough=0.8), segments=48)
    spots = [(0, 0)] + [(0.74 * math.cos(a), 0.74 * math.sin(a)) for a in [0.5 + i * math.pi / 3 for i in range(6)]]
    for i, (x, y) in enumerate(spots):
        bag(dough, (x, y, floor + 0.01), scale=0.86, turn=i * 40)
        top(x, y, floor + 0.42)


@dish("prawn-dumplings", ground="walnut", look=(0, 0, 0.3), tilt=42, distance=6.2)
def prawn_dumplings():
    roe = m.food("#e8641f", rough=0.12, sss=0.4, coat=1)
    def top(x, y, z):
        for _ in range(9):
            dx, dy = p.in_disc(0.07)
            blob(0.03, roe, rough=0, detail=2, at=(x + dx, y + dy, z + 0.02))
    in_steamer(m.food(["#efd2b4", "#f0dcc2", "#e8b898"], scale=2.2, rough=0.25, sss=0.55, glow=(0.16, 0.09, 0.06), coat=0.5), top)
    v.chopsticks((0.2, -1.6, 0.08), 4)


@dish("vegetable-dumplings", ground="sage", look=(0, 0, 0.3), tilt=42, distance=6.2)
def vegetable_dumplings():
    carrot = m.food("#e8741c", rough=0.25, sss=0.3, coat=0.5)
    def top(x, y, z):
        box((0.07, 0.07, 0.07), carrot, bevel=0.01, at=(x, y, z + 0.02), rot=(20, 30, 10))
    in_steamer(m.food(["#c9d39a", "#dfe0b8", "#aebf7c"], scale=2.2, rough=0.28, sss=0.5, glow=(0.1, 0.12, 0.05), coat=0.45), top)
    p.herbs(8, 0.4, lambda x, y: 0.05, (1.5, -1.1), length=0.4)
    v.chopsticks((0.0, -1.6, 0.08), 4)


def rice_triangle(at, turn, lean=0):
    grainy = m.food(["#f1e8d6", "#e6d9c0"], scale=4, rough=0.4, sss=0.4, glow=(0.08, 0.06, 0.04))
    def point(u, w):
        a = u * 2 * math.pi
        reach = 0.52 / max(math.cos((a - math.pi / 2 + math.pi / 3) % (2 * math.pi / 3) - math.pi / 3), 0.5) ** 0.62
        b = (w - 0.5) * math.pi
        return reach * math.cos(b) ** 0.35 * math.cos(a), 0.24 * math.sin(b), -reach * math.cos(b) ** 0.35 * math.sin(a)
    body = grid(60, 16, point, grainy, wrap=True, at=at, rot=(lean, 0, turn))
    grain = blob(0.045, grainy, rough=0, detail=2, stretch=(1.9, 0.85, 0.85))
    from kit.shapes import again, spin
    from mathutils import Euler, Vector
    way = Euler((math.radians(lean), 0, math.radians(turn))).to_matrix()
    for _ in range(520):
        spot = Vector(at) + way @ Vector(point(rng.random(), 0.03 + 0.94 * rng.random()))
        again(grain, spot, spin(), rng.uniform(0.85, 1.05))
    grain.location.z = -5
    sheet = m.food(["#10160f", "#1d2a1a"], scale=14, rough=0.4, bump=0.35, bump_scale=30)
    lean_ = (lean, 0, turn)
    spot = Vector(at) + way @ Vector((0, 0, -0.14))
    box((0.44, 0.545, 0.56), sheet, bevel=0.02, at=spot, rot=lean_)
    return body


@dish("onigiri", ground="cream", look=(0, 0, 0.45), tilt=26, distance=6.0)
def onigiri():
    v.board((3.0, 1.9), "#a8744a", "#7c4f2c")
    rice_triangle((-0.62, 0.25, 0.5), 12)
    rice_triangle((0.62, 0.3, 0.5), -14)
    rice_triangle((0.05, -0.42, 0.5), 4, lean=-8)
    p.sesame(40, 0.5, lambda x, y: 0.14, (0.9, -0.6), color="#2a1a10")
    pickle = m.food(["#e8c22c", "#f0d458"], scale=3, rough=0.2, sss=0.35, coat=0.6)
    for i in range(4):
        p.disc(0.2, 0.05, pickle, at=(-1.05 + i * 0.1, -0.55 - i * 0.02, 0.14 + i * 0.03), rot=(10, 14, 0))


def nigiri(at, turn, top, scale=1.0):
    grainy = m.food(["#f1e8d6", "#e6d9c0"], scale=4, rough=0.4, sss=0.4, glow=(0.08, 0.06, 0.04))
    from .scene import group
    with group(at=at, turn=turn, scale=scale):
        blob(1, grainy, rough=0.03, stretch=(0.47, 0.21, 0.17), at=(0, 0, 0.17), flat=-0.16)
        grain = blob(0.04, grainy, rough=0, detail=2, stretch=(1.9, 0.85, 0.85))
        from kit.shapes import again, spin
        for _ in range(170):
            a, b = rng.uniform(0, 6.3), rng.uniform(-0.6, 0.5)
            again(grain, (0.47 * math.cos(a) * math.cos(b), 0.215 * math.sin(a) * math.cos(b), 0.17 + 0.17 * math.sin(b)), spin(), 1)
        grain.location.z = -5
        def point(u, w):
            x, y = (u - 0.5) * 1.2, (w - 0.5) * 0.56
            return x, y * (1 - 0.35 * abs(u - 0.5)), 0.385 - 0.5 * x * x * abs(x) - 1.3 * y * y
        grid(20, 12, point, top, thick=0.085, subsurf=1)


@dish("salmon-nigiri", ground="slate", look=(0, 0, 0.25), tilt=34, distance=6.0)
def salmon_nigiri():
    box((3.0, 1.9, 0.1), m.food(["#1f1c1a", "#2c2825"], scale=5, rough=0.35, bump=0.1), bevel=0.03, at=(0, 0, 0.05))
    salmon = m.food(["#f7c9a4", "#ee7b3f", "#e8662c", "#ee7b3f"], rough=0.18, sss=0.4, coat=0.8, glow=(0.18, 0.07, 0.03), wave=(2.2, 1.4), span=(0.02, 0.5), stretch=(1, 0.6, 0.4))
    for i in range(3):
        nigiri((-0.72 + i * 0.72, 0.32 - i * 0.04, 0.1), 68, salmon)
    for i in range(2):
        nigiri((-0.35 + i * 0.72, -0.52, 0.1), 68, salmon, 0.95)
    ginger = m.food(["#f2b8a8", "#f6d2c2"], scale=4, rough=0.25, sss=0.4, coat=0.5)
    for _ in range(7):
        p.leaf(length=0.4, width=0.17, at=(1.05 + rng.uniform(-0.1, 0.1), -0.55 + rng.uniform(-0.1, 0.1), 0.18), rot=(rng.uniform(-30, 30), rng.uniform(-30, 30), rng.uniform(0, 360))).data.materials[0] = ginger
    blob(0.15, m.food(["#7f9e3c", "#93b04a"], rough=0.6, bump=0.4), rough=0.1, at=(-1.15, -0.6, 0.18))


def battered(length, at, rot, tail=True):
    coat = p.crust(("#c98a2e", "#ecc066", "#f3d58c"), bump=1.0, rough=0.5)
    n = 26
    base = rng.uniform(0, 50)
    def point(u, w):
        a = u * 2 * math.pi
        thick = 0.17 * math.sin(math.pi * min(0.98, 0.07 + w * 0.93)) ** 0.5 * (1 - 0.3 * w)
        from mathutils import Vector, noise
        lump = noise.fractal(Vector((math.cos(a) * 1.2 + base, math.sin(a) * 1.2, w * 6)), 0.7, 2.2, 4)
        r = thick * (1 + 0.32 * lump)
        return (w - 0.5) * length, r * math.cos(a), r * math.sin(a) + 0.16 * math.sin(w * 3)
    grid(n, 44, point, coat, wrap=True, subsurf=1, at=at, rot=rot)
    if tail:
        from mathutils import Euler, Vector
        fan = m.food("#d8481f", rough=0.3, coat=0.6)
        for side in (-1, 1):
            spot = Vector(at) + Euler([math.radians(r) for r in rot]).to_matrix() @ Vector((length * 0.55, 0.05 * side, 0.06))
            blob(0.1, fan, rough=0.05, detail=3, stretch=(1.6, 0.6, 0.25), at=spot, rot=(rot[0], rot[1], rot[2] + side * 22))


@dish("ebi-tempura", ground="cream", look=(0, 0, 0.3), tilt=36, distance=6.0)
def ebi_tempura():
    v.plate(1.32, "#35433f", speckle="#1d2825")
    sheet = m.food("#f1e6d0", rough=0.85)
    grid(12, 12, lambda u, w: ((u - 0.5) * 1.5, (w - 0.5) * 1.2, 0.07 + 0.02 * math.sin(u * 8 + w * 5)), sheet, rot=(0, 0, 16), thick=0.01)
    for i in range(4):
        battered(1.15, (-0.5 + i * 0.3, 0.16 + 0.05 * (i % 2), 0.3 + 0.04 * (i % 2)), (0, -18, 96 + rng.uniform(-10, 10)))
    battered(1.1, (0.05, -0.05, 0.5), (0, -14, 60))
    v.bowl(0.34, 0.22, "#efe6d8", at=(0.75, -0.72, 0.06))
    p.soup(0.31, 0.22, ["#6b3a14", "#7c471c"], at=(0.75, -0.72))
    p.citrus(0.28, at=(-0.75, -0.6, 0.26), rot=(64, 0, -30))
    p.herbs(5, 0.2, lambda x, y: 0.12, (-0.4, -0.75), length=0.34)


@dish("satay", ground="terracotta", look=(0, 0, 0.25), tilt=38, distance=6.0)
def satay():
    v.plate(1.36, "#efe4d2")
    leaf_ = p.leaf("#2f6a24", length=2.6, width=0.75, at=(0, 0.1, 0.16), rot=(0, 0, 12))
    leaf_.scale.z = 0.2
    meat = p.crust(("#4a1f0a", "#94501a", "#b86c24", "#7a3b12"), rough=0.28, bump=0.8, scale=5)
    meat.node_tree.nodes["Principled BSDF"].inputs["Clearcoat"].default_value = 0.7
    stick = m.wood("#d9b277", "#b98a4c")
    for i in range(5):
        x = -0.62 + i * 0.27
        p.tubes([[(x, -1.1, 0.24), (x + 0.05, 1.0, 0.26)]], 0.022, stick, rot=(0, 0, -12))
        for k in range(4):
            y = -0.25 + k * 0.3
            a = math.radians(-12)
            px, py = x + 0.02, y
            blob(0.16, meat, rough=0.22, freq=1.6, detail=4, stretch=(0.9, 1.15, 0.75), at=(px * math.cos(a) - py * math.sin(a), px * math.sin(a) + py * math.cos(a), 0.27), rot=(0, 0, rng.uniform(-20, 20)))
    v.bowl(0.4, 0.26, "#3b2a20", inside="#efe6d8", at=(0.82, -0.55, 0.06))
    p.soup(0.36, 0.25, ["#a5642a", "#8a4c1c", "#b97636"], at=(0.82, -0.55), oil=16, oil_color="#c8501a")
    cuke = m.food(["#cfe0a0", "#e4edc6"], scale=3, rough=0.2, sss=0.4, coat=0.5)
    for i in range(4):
        p.disc(0.18, 0.05, cuke, at=(0.7 + i * 0.13, 0.25 + i * 0.08, 0.14 + i * 0.02), rot=(10, -12, 0))
    p.herbs(5, 0.2, lambda x, y: 0.3, (0.85, 0.55), length=0.26)


@dish("bento", ground="walnut", look=(0, 0, 0.2), tilt=48, distance=6.6)
def bento():
    lacquer = m.food("#1c1110", rough=0.15, coat=1)
    box((2.8, 1.9, 0.1), lacquer, bevel=0.03, at=(0, 0, 0.05))
    for x, y, w, d in ((0, 0.93, 2.8, 0.06), (0, -0.93, 2.8, 0.06), (1.38, 0, 0.06, 1.9), (-1.38, 0, 0.06, 1.9), (-0.05, 0, 0.05, 1.85), (0.68, 0.05, 1.4, 0.05)):
        box((w, d, 0.36), lacquer, bevel=0.012, at=(x, y, 0.26))
    rice_ = m.food(["#f1e8d6", "#e6d9c0"], scale=4, rough=0.4, sss=0.4)
    grain = blob(0.042, rice_, rough=0, detail=2, stretch=(1.9, 0.85, 0.8))
    from kit.shapes import again, spin
    box((1.24, 1.74, 0.24), rice_, bevel=0.08, at=(-0.72, 0, 0.2))
    for _ in range(900):
        again(grain, (-0.72 + rng.uniform(-0.6, 0.6), rng.uniform(-0.85, 0.85), 0.32 + rng.uniform(-0.01, 0.02)), spin())
    p.sesame(50, 0.5, lambda x, y: 0.36, (-0.72, 0.1), color="#2a1a10")
    blob(0.13, m.food("#b3202a", rough=0.25, sss=0.3, coat=0.6), rough=0.08, at=(-0.72, 0.05, 0.4))
    glaze = m.food(["#d8672c", "#e8854a", "#b84a18"], rough=0.15, sss=0.3, coat=1, bump=0.3, wave=(2.0, 2.0))
    for i in range(3):
        box((0.36, 0.72, 0.16), glaze, bevel=0.06, at=(0.25 + i * 0.4, 0.48, 0.24 + i * 0.02), rot=(6, -14, 6))
    for i in range(3):
        box((0.3, 0.36, 0.16), m.food(["#f0c64a", "#f4d878"], scale=3, rough=0.3, sss=0.3, wave=(2, 0.6)), bevel=0.05, at=(0.24 + i * 0.3, -0.28, 0.22), rot=(0, -6, 10))
    for i in range(12):
        blob(0.12, m.food(["#2f6f22", "#4f9434"], rough=0.5, bump=0.8, scale=8), rough=0.35, freq=3, detail=3, at=(0.95 + rng.uniform(-0.25, 0.3), -0.68 + rng.uniform(-0.15, 0.35), 0.24))
    for x in (0.2, 0.42):
        blob(0.15, m.food("#c8261a", rough=0.12, coat=0.9, sss=0.2), rough=0, at=(x, -0.72, 0.26))
    v.chopsticks((0, -1.4, 0.06), 3)
