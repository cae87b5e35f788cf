"""Pizza, wraps and sandwiches."""
import math

from kit import materials as m
from kit import parts as p
from kit import vessels as v
from kit.shapes import blob, box, grid, lathe, rng

from .catalogue import dish


def pizza_base(radius=1.3, z=0.12):
    rim = m.food(["#e0a85c", "#c9823a", "#7a4016", "#e8bc78"], scale=3.4, span=(0.36, 0.7), rough=0.55, bump=0.5, bump_scale=9)
    wave = lambda a, r, h: r * (1 + 0.012 * math.sin(a * 5) + 0.012 * math.sin(a * 13 + 1))
    lathe([(0, z), (radius * 0.95, z), (radius, z + 0.06), (radius * 0.99, z + 0.16), (radius * 0.95, z + 0.18), (radius * 0.9, z + 0.12), (radius * 0.87, z + 0.07), (0, z + 0.05)],
          rim, segments=72, subsurf=1, wave=wave)
    sauce = m.food(["#b5230f", "#cf3a1a", "#98190a"], scale=4, rough=0.2, coat=0.7, bump=0.4, bump_scale=10)
    lathe([(0, z + 0.085), (radius * 0.84, z + 0.085), (radius * 0.9, z + 0.08)], sauce, segments=72, wave=wave)
    return z + 0.09


def cheese_spots(count, z, radius, size=(0.12, 0.26), colors=("#f8eed8", "#f2d9a4", "#f6e6c4")):
    melt = m.food(list(colors), scale=4, rough=0.25, sss=0.3, coat=0.5, bump=0.15, bump_scale=6)
    for i in range(count):
        a, r = i * 2.4, radius * math.sqrt((i + 0.5) / count)
        x, y = r * math.cos(a) + rng.uniform(-0.05, 0.05), r * math.sin(a) + rng.uniform(-0.05, 0.05)
        s = rng.uniform(*size)
        blob(1, melt, rough=0.16, freq=1.5, detail=4, stretch=(s * 1.2, s, 0.03), at=(x, y, z + 0.01), rot=(0, 0, rng.uniform(0, 180)))


@dish("margherita", ground="walnut", look=(0, 0, 0.1), tilt=50, distance=6.3)
def margherita():
    v.board((2.95, 2.95), round_=True)
    z = pizza_base()
    cheese_spots(17, z, 0.98, size=(0.13, 0.2))
    for i in range(11):
        x, y = p.in_disc(0.92)
        p.leaf("#2f7a28", length=rng.uniform(0.3, 0.42), width=0.13, at=(x, y, z + 0.11), rot=(rng.uniform(-8, 8), -10, rng.uniform(0, 360)))
    oil = m.food("#e0a83a", rough=0.05, coat=1)
    p.scatter(blob(0.035, oil, rough=0, detail=2, stretch=(1, 1, 0.3)), 40, 1.0, lambda x, y: z + 0.015)


@dish("pepperoni-pizza", ground="slate", look=(0, 0, 0.1), tilt=50, distance=6.3)
def pepperoni_pizza():
    v.board((2.95, 2.95), round_=True)
    z = pizza_base()
    cheese_spots(60, z, 1.05, size=(0.12, 0.24), colors=("#f4d690", "#eebf62", "#f8e2ae"))
    red = m.food(["#a8261a", "#c8402a", "#8c1c12"], scale=6, rough=0.18, coat=0.8, bump=0.2, bump_scale=10)
    for x, y in [(0, 0)] + [(0.46 * math.cos(a), 0.46 * math.sin(a)) for a in [0.3 + i * 1.05 for i in range(6)]] + [(0.9 * math.cos(a), 0.9 * math.sin(a)) for a in [0.1 + i * 0.628 for i in range(10)]]:
        lathe([(0, 0.035), (0.14, 0.035), (0.19, 0.06), (0.2, 0.05), (0.18, 0), (0, 0)], red, segments=28, at=(x, y, z + 0.05), rot=(rng.uniform(-7, 7), rng.uniform(-7, 7), 0))
    p.herbs(16, 1.0, lambda x, y: z + 0.1, length=0.14)


def shell_taco(at, fill, lean=0):
    corn = m.food(["#e8b85c", "#d99a3a", "#f0ca7c"], scale=5, rough=0.55, bump=0.3, bump_scale=14)
    from .scene import group
    with group(at=at):
        def side(sign):
            def point(u, w):
                a, r = u * math.pi, w * 0.72
                z = r * math.sin(a)
                return r * math.cos(a), sign * (0.07 + 0.24 * z ** 0.8 / 0.72 + 0.02 * math.sin(a * 5)), 0.06 + z
            return point
        for sign in (-1, 1):
            grid(28, 12, side(sign), corn, thick=0.03, subsurf=1)
        fill()


def taco_fill():
    meat = p.crust(("#3f1a0a", "#6f3415", "#8a4a20"), bump=0.7, rough=0.35)
    for _ in range(46):
        x = rng.uniform(-0.52, 0.52)
        top = 0.62 * math.sqrt(max(0.05, 1 - (x / 0.68) ** 2))
        blob(rng.uniform(0.06, 0.1), meat, rough=0.3, detail=2, at=(x, rng.uniform(-0.14, 0.14), top * rng.uniform(0.6, 1)))
    shred = m.food(["#4a8424", "#8fb648"], rough=0.4)
    for _ in range(44):
        x = rng.uniform(-0.55, 0.55)
        top = 0.66 * math.sqrt(max(0.05, 1 - (x / 0.7) ** 2))
        box((0.3, 0.035, 0.012), shred, bevel=0, at=(x, rng.uniform(-0.2, 0.2), top + 0.06 + rng.uniform(-0.02, 0.06)), rot=(rng.uniform(-40, 40), rng.uniform(-40, 40), rng.uniform(0, 180)))
    tomato = m.food(["#c92a1b", "#e2523a"], rough=0.18, coat=0.8)
    for _ in range(15):
        x = rng.uniform(-0.5, 0.5)
        box((0.1, 0.1, 0.09), tomato, bevel=0.015, at=(x, rng.uniform(-0.18, 0.18), 0.7 * math.sqrt(max(0.05, 1 - (x / 0.7) ** 2)) + 0.1), rot=(30, 20, rng.uniform(0, 90)))
    cheese = m.food(["#f0a82c", "#f5c254"], rough=0.4)
    for _ in range(26):
        x = rng.uniform(-0.5, 0.5)
        box((0.22, 0.028, 0.028), cheese, bevel=0, at=(x, rng.uniform(-0.18, 0.18), 0.7 * math.sqrt(max(0.05, 1 - (x / 0.7) ** 2)) + 0.14), rot=(rng.uniform(-25, 25), rng.uniform(-25, 25), rng.uniform(0, 180)))


@dish("tacos", ground="terracotta", look=(0, 0.05, 0.4), tilt=30, distance=6.2)
def tacos():
    v.board((3.0, 2.4), "#d1a26c", "#a87444")
    for i in range(3):
        shell_taco((-0.22 + i * 0.2, 0.72 - i * 0.72, 0.12), taco_fill)
    p.citrus(0.3, at=(1.05, -0.85, 0.34), rot=(60, 0, 30), peel="#6d9a2c", flesh="#cfe08a")
    p.herbs(10, 0.4, lambda x, y: 0.15, (-1.0, -0.9), length=0.26)


@dish("falafel-pita", ground="saffron", look=(0, 0, 0.4), tilt=30, distance=5.8)
def falafel_pita():
    v.board((2.8, 2.1))
    bread = m.food(["#f0dcb4", "#e2bf84", "#c98f48"], scale=3.0, span=(0.4, 0.72), rough=0.6, bump=0.3, bump_scale=7)
    from .scene import group
    for at, turn in (((-0.35, 0.35, 0.14), -14), ((0.3, -0.3, 0.14), 10)):
        with group(at=at, turn=turn):
            for sign in (-1, 1):
                grid(30, 12, lambda u, w, s=sign: (w * 0.86 * math.cos(u * math.pi), s * (0.1 + 0.2 * math.sin(w * 1.7) * math.sin(u * math.pi) ** 0.5) + 0.1 * (s < 0), 0.72 - (w * 0.72) * math.sin(u * math.pi)), bread, thick=0.05, subsurf=1)
            coat = p.crust(("#6a3a12", "#9c5f1e", "#b87a2c"), bump=1.0)
            for x in (-0.5, -0.04, 0.42):
                blob(0.22, coat, rough=0.1, freq=3, octaves=6, detail=4, at=(x, 0.02, 0.72), rot=(0, 0, x * 90))
            for _ in range(26):
                p.leaf("#4a8424", length=0.34, width=0.15, at=(rng.uniform(-0.66, 0.66), rng.uniform(-0.12, 0.16), 0.72 + rng.uniform(-0.06, 0.1)), rot=(rng.uniform(-50, 50), rng.uniform(-50, 50), rng.uniform(0, 360)))
            for x in (-0.28, 0.2, 0.62):
                p.tomato_slice(0.17, at=(x, -0.12, 0.76), rot=(66, 10, 0))
            white = m.food("#f8f0e0", rough=0.2, coat=0.7)
            p.tubes([[(-0.6 + i * 0.1, -0.06 + 0.06 * (-1) ** i, 0.9) for i in range(13)]], 0.03, white)
