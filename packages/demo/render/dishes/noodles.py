import math

from kit import materials as m
from kit import parts as p
from kit import vessels as v
from kit.shapes import blob, box, lathe, rng

from .catalogue import dish


def flat(z):
    return lambda x, y: z


@dish("shoyu-ramen", ground="walnut", look=(0, 0, 0.5), distance=6.3, tilt=46)
def shoyu_ramen():
    v.bowl(1.15, 0.78, "#2b2f38", inside="#e9ddc8")
    p.soup(1.04, 0.62, ["#8a4a17", "#6b3410", "#a4611f"], oil=60)
    p.strands(95, 0.84, 0.6, thick=0.036, centre=(0.08, -0.12), high=0.17)
    p.egg_half((0.44, -0.44, 0.74), (14, -12, 30), 0.9)
    p.egg_half((0.66, 0.02, 0.74), (10, -16, 70), 0.86)
    p.meat_slice(0.4, at=(-0.42, -0.3, 0.68), rot=(14, 10, 0))
    p.meat_slice(0.38, at=(-0.58, 0.12, 0.7), rot=(20, 14, 40))
    p.nori((0.62, 0.9), at=(0.3, 0.72, 0.95), rot=(-14, 0, -14))
    p.nori((0.6, 0.86), at=(0.52, 0.62, 0.9), rot=(-14, 6, -30))
    p.scallions(46, 0.34, lambda x, y: 0.76 + rng.uniform(0, 0.05), (-0.02, 0.22))
    p.sesame(40, 0.7, flat(0.74))
    v.chopsticks((1.35, 0.1, 0.05), 74)


@dish("spicy-miso-ramen", ground="slate", look=(0, 0, 0.5), distance=6.3, tilt=46)
def spicy_miso_ramen():
    v.bowl(1.15, 0.78, "#7d1f16", inside="#1d1714")
    p.soup(1.04, 0.62, ["#b5451a", "#8f2d10", "#c9642a"], oil=110, oil_color="#d8401a")
    p.strands(95, 0.84, 0.6, thick=0.036, centre=(-0.1, -0.12), high=0.17)
    p.egg_half((-0.5, -0.42, 0.74), (14, 12, -30), 0.9)
    mince = p.crust(("#4a2110", "#7a3d1c", "#94512a"), bump=0.6)
    for _ in range(60):
        x, y = p.in_disc(0.36)
        blob(rng.uniform(0.05, 0.1), mince, rough=0.3, detail=2, at=(0.32 + x, 0.1 + y, 0.76 + rng.uniform(0, 0.1)))
    kernel = m.food(["#f2b821", "#f7cf4d"], rough=0.25, sss=0.3, coat=0.6)
    p.scatter(blob(0.06, kernel, rough=0.05, detail=2, stretch=(1.1, 0.9, 0.8)), 45, 0.3, lambda x, y: 0.72 + rng.uniform(0, 0.08), (-0.5, 0.36), size=(0.7, 1.1))
    p.nori((0.6, 0.86), at=(0.1, 0.76, 0.93), rot=(-14, 0, 6))
    p.scallions(34, 0.3, lambda x, y: 0.8 + rng.uniform(0, 0.05), (0.28, -0.42))
    p.flakes(40, 0.8, flat(0.76))
    v.chopsticks((1.35, 0.1, 0.05), 74)


def prawn(at, turn=0, scale=1.0, tail=True, colors=("#e8804a", "#f6cdb0", "#e0673a")):
    """A curled prawn with segments."""
    skin = m.food(list(colors), scale=3.5, rough=0.22, sss=0.35, coat=0.7, glow=(0.15, 0.06, 0.03))
    line = [(0.3 * math.cos(a), 0.3 * math.sin(a), 0.03 * math.sin(a * 2)) for a in [0.2 + i * 0.34 for i in range(14)]]
    p.tubes([line], 0.135, skin, taper=lambda t: (1 - 0.62 * t) * (1 + 0.07 * math.cos(t * 44)) * min(1, 0.55 + t * 5), at=at, rot=(0, 0, turn), scale=scale, resolution=6)
    if tail:
        end, a = line[-1], math.radians(turn)
        x, y = end[0] * math.cos(a) - end[1] * math.sin(a), end[0] * math.sin(a) + end[1] * math.cos(a)
        fan = m.food("#d8481f", rough=0.25, coat=0.6, sss=0.2)
        for open_ in (-24, 18):
            blob(0.11 * scale, fan, rough=0.05, detail=3, stretch=(1.5, 0.6, 0.25), at=(at[0] + x * scale, at[1] + y * scale, at[2] + 0.02), rot=(0, -12, turn - 38 + open_))


@dish("laksa", ground="sage", look=(0, 0, 0.5), distance=6.3, tilt=46)
def laksa():
    v.bowl(1.15, 0.78, "#efe4d2", speckle="#b08a5e")
    p.soup(1.04, 0.62, ["#e08a35", "#d0702a", "#efa750"], oil=120, oil_color="#d8441a", sss=0.25)
    p.strands(80, 0.82, 0.6, thick=0.03, color=("#f2e6cc", "#e9d6b0"), centre=(-0.1, 0.0), high=0.15)
    for at, turn in (((0.3, -0.38, 0.74), 200), ((0.56, 0.08, 0.76), 250), ((0.0, -0.6, 0.72), 150)):
        prawn(at, turn, 0.95)
    p.egg_half((-0.48, -0.38, 0.73), (14, 12, -30), 0.86)
    puff = p.crust(("#c27a22", "#dc9a3c", "#a85f18"), bump=0.5)
    for at in ((-0.5, 0.3, 0.76), (-0.2, 0.55, 0.76), (-0.72, 0.0, 0.72)):
        box((0.3, 0.26, 0.22), puff, bevel=0.07, at=at, rot=(8, 6, rng.uniform(0, 90)))
    p.herbs(14, 0.34, lambda x, y: 0.84 + rng.uniform(0, 0.06), (0.18, 0.4), length=0.26)
    p.flakes(30, 0.8, flat(0.77))
    p.citrus(0.22, at=(0.72, 0.5, 0.82), rot=(50, 20, 0), peel="#6d9a2c", flesh="#cfe08a")
    v.chopsticks((1.35, 0.1, 0.05), 74)


@dish("vegetable-udon", ground="cream", look=(0, 0, 0.5), distance=6.3, tilt=46)
def vegetable_udon():
    v.bowl(1.15, 0.78, "#5d6b52", inside="#e6dcc8", speckle="#3d4736")
    p.soup(1.04, 0.62, ["#b07c3c", "#c4924d", "#96652c"], oil=50)
    p.strands(52, 0.86, 0.6, thick=0.058, color=("#f3e6cb", "#eddab5"), centre=(0, -0.15), high=0.14)
    cap = m.food(["#6b3f20", "#8a5a32"], scale=6, rough=0.4, bump=0.2)
    for at in ((-0.5, 0.1, 0.76), (-0.62, -0.25, 0.74)):
        blob(0.27, cap, rough=0.05, flat=0, stretch=(1, 1, 0.55), at=at, rot=(16, 8, 0))
    carrot = m.food(["#e8711a", "#f08c30"], scale=3, rough=0.25, sss=0.3, coat=0.5)
    for i in range(5):
        p.disc(0.19, 0.05, carrot, at=(0.52 + 0.07 * i % 0.2, -0.3 + i * 0.13, 0.76 + i * 0.012), rot=(12, -14, i * 40), wave=lambda a, r, z: r * (1 + 0.12 * math.sin(a * 5)))
    for i in range(9):
        p.leaf("#2f7a28", length=0.5, width=0.17, at=(-0.05 + rng.uniform(-0.3, 0.3), 0.5 + rng.uniform(-0.12, 0.16), 0.8), rot=(rng.uniform(-20, 20), rng.uniform(-20, 10), rng.uniform(0, 360)))
    p.scallions(30, 0.26, lambda x, y: 0.79 + rng.uniform(0, 0.05), (0.05, -0.2))
    p.sesame(30, 0.7, flat(0.78))
    v.chopsticks((1.35, 0.1, 0.05), 74)


@dish("spaghetti-pomodoro", ground="terracotta", look=(0, 0, 0.25), distance=6.2, tilt=40)
def spaghetti_pomodoro():
    v.plate(1.32, "#f1e8da")
    p.strands(150, 0.86, 0.12, thick=0.026, color=("#e9bf6a", "#dba748"), high=0.5)
    sauce = m.food(["#b3210f", "#d43a1c", "#951808"], scale=5, rough=0.18, sss=0.25, coat=0.9, bump=0.5, bump_scale=9, glow=(0.1, 0.02, 0.01))
    blob(1, sauce, rough=0.22, freq=2.2, detail=5, stretch=(0.52, 0.5, 0.16), at=(0, 0, 0.62))
    for _ in range(26):
        x, y = p.in_disc(0.62)
        blob(rng.uniform(0.05, 0.12), sauce, rough=0.2, detail=3, stretch=(1, 1, 0.6), at=(x, y, 0.66 - 0.5 * (x * x + y * y)))
    for i in range(5):
        p.leaf("#2f7a28", length=0.36, width=0.13, at=(0.12 * math.cos(i * 1.3), 0.12 * math.sin(i * 1.3), 0.8), rot=(0, -14, i * 74))
    cheese = m.food("#f3e2b0", rough=0.6, sss=0.2)
    p.scatter(box((0.1, 0.025, 0.015), cheese, bevel=0.004, segments=1), 60, 0.6, lambda x, y: 0.74 - 0.5 * (x * x + y * y), lying=True)


@dish("wok-noodles", ground="walnut", look=(0, 0, 0.35), distance=6.2, tilt=42)
def wok_noodles():
    v.bowl(1.25, 0.5, "#2b2724", inside="#3a332e")
    p.strands(140, 0.95, 0.34, thick=0.036, color=("#b5702a", "#8f5018"), high=0.4)
    toss = lambda x, y: 0.56 + 0.28 * (1 - (x * x + y * y)) + rng.uniform(-0.03, 0.05)
    p.scatter(box((0.34, 0.07, 0.05), m.food(["#c9291a", "#e04a2a"], rough=0.2, sss=0.2, coat=0.7), bevel=0.02), 16, 0.75, toss, lying=True)
    p.scatter(box((0.34, 0.07, 0.05), m.food(["#e8a81c", "#f2bf3c"], rough=0.2, sss=0.2, coat=0.7), bevel=0.02), 12, 0.75, toss, lying=True)
    p.scatter(box((0.26, 0.16, 0.08), p.crust(("#5a2a12", "#8a4a22", "#a5622f"), rough=0.3), bevel=0.04), 15, 0.7, toss, lying=True)
    p.scatter(p.leaf("#2f6f22", length=0.4, width=0.14), 16, 0.8, toss, lying=True)
    p.scallions(26, 0.7, lambda x, y: toss(x, y) + 0.05)
    p.sesame(70, 0.8, lambda x, y: toss(x, y) + 0.03)
    v.chopsticks((0.6, -0.3, 0.72), 58, tilt=6)


@dish("tomato-soup", ground="oak", look=(0, 0, 0.35), distance=6.2, tilt=42)
def tomato_soup():
    v.plate(1.5, "#efe4d2", at=(0, 0, 0))
    v.bowl(1.0, 0.62, "#f1e8da", at=(0, 0, 0.07))
    p.soup(0.92, 0.58, ["#d4431c", "#e0592a", "#c23514"], oil=24, oil_color="#f0b23c", sss=0.3)
    cream = m.food("#fbf0dc", rough=0.2, sss=0.5, coat=0.6)
    spiral = [(0.06 * a * math.cos(a), 0.06 * a * math.sin(a), 0.59) for a in [i * 0.35 for i in range(30)]]
    p.tubes([spiral], 0.045, cream, at=(-0.05, -0.05, 0), scale=(1, 1, 1), taper=lambda t: 0.4 + 0.6 * t)
    p.cubes(14, 0.15, p.crust(("#b06a22", "#dca35a", "#c98a3a"), bump=0.5), 0.32, lambda x, y: 0.63, (0.38, 0.25))
    p.herbs(6, 0.2, lambda x, y: 0.66, (-0.1, 0.05), length=0.3)
    bread = m.food(["#f1dcb0", "#e4c78c"], scale=6, rough=0.8, sss=0.2, bump=0.6, bump_scale=14)
    for i in range(2):
        p.disc(0.42, 0.16, bread, at=(1.0 - i * 0.12, -1.05 + i * 0.16, 0.16 + i * 0.1), rot=(10, -16, 20), wave=lambda a, r, z: r * (1 + 0.14 * math.cos(2 * a)))
        lathe([(0.42, 0.0), (0.455, 0.06), (0.45, 0.13), (0.42, 0.17)], p.crust(), at=(1.0 - i * 0.12, -1.05 + i * 0.16, 0.16 + i * 0.1), rot=(10, -16, 20), wave=lambda a, r, z: r * (1 + 0.14 * math.cos(2 * a)))
