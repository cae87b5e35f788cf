"""Wraps and sandwiches."""
import math

from kit import materials as m
from kit import parts as p
from kit import vessels as v
from kit.shapes import blob, box, grid, lathe, rng

from .breakfast import golden
from .catalogue import dish
from .scene import group


@dish("burrito", ground="terracotta", look=(0, 0.05, 0.42), tilt=32, distance=5.1)
def burrito():
    v.board((2.9, 2.0))
    wrap = m.food(["#eed9b0", "#e2c48c", "#c08a4a", "#f0dfbc"], scale=3.2, span=(0.36, 0.72), rough=0.6, bump=0.2, bump_scale=8)
    paper = m.food(["#f4efe4", "#e6ddca"], scale=2, rough=0.8)
    rice = m.food(["#f4ead6", "#e8d8b8"], rough=0.5)
    fill = [m.food(c, rough=0.45, coat=0.3) for c in ("#3d1e14", "#8a5230", "#6f3d22", "#b8402a", "#6f8f3a", "#dcae4c")] + [rice, rice]
    for at, turn in (((-0.62, 0.5, 0.48), -62), ((0.55, 0.3, 0.48), -112)):
        with group(at=at, turn=turn):
            lathe([(0, -0.95), (0.2, -0.93), (0.4, -0.8), (0.43, 0.4), (0.42, 0.55), (0.37, 0.56), (0.36, 0.44), (0, 0.43)], wrap, subsurf=2, rot=(0, 90, 0), wave=lambda a, r, z: r * (1 + 0.03 * math.sin(a * 2 + z * 3)))
            lathe([(0, -0.97), (0.22, -0.95), (0.425, -0.8), (0.44, -0.1), (0.425, -0.08)], paper, subsurf=2, rot=(0, 90, 0), wave=lambda a, r, z: r * (1 + 0.02 * math.sin(a * 5 + z * 4)))
            p.disc(0.36, 0.05, rice, at=(0.46, 0, 0), rot=(0, 90, 0))
            for i in range(210):
                y, z = p.in_disc(0.34)
                blob(rng.uniform(0.03, 0.062), fill[i % 8], rough=0.3, detail=2, at=(0.5 + rng.uniform(0, 0.07), y, z), stretch=(1, rng.uniform(0.7, 1.6), rng.uniform(0.7, 1.3)))
    p.citrus(0.28, at=(1.0, -0.72, 0.32), rot=(60, 0, 30), peel="#6d9a2c", flesh="#cfe08a")
    p.herbs(8, 0.35, lambda x, y: 0.15, (-0.95, -0.75), length=0.24)


@dish("club-sandwich", ground="sage", look=(0, 0, 0.45), tilt=24, distance=5.6)
def club_sandwich():
    v.plate(1.35, "#f1e8da")
    crumb, edge = m.food(["#e0ae68", "#c98a44", "#efcf98"], scale=4, rough=0.7, bump=0.5, bump_scale=16), golden(0.5)
    ham = m.food(["#e08a84", "#eaa49a"], scale=4, rough=0.3, coat=0.4)
    cheese = m.food("#f2b02e", rough=0.35)
    for at, turn in (((-0.5, 0.28, 0.07), 200), ((0.48, 0.2, 0.07), -14), ((-0.02, -0.48, 0.07), 92)):
        with group(at=at, turn=turn):
            z = 0
            for layer in range(3):
                from .sweets import wedge
                wedge(0.95, 1.57, z, z + 0.13, edge, at=(-0.45, 0, 0))
                wedge(0.92, 1.5, z + 0.004, z + 0.134, crumb, at=(-0.43, 0, 0))
                z += 0.14
                if layer < 2:
                    p.lettuce(0.5, at=(0.12, 0, z + 0.03), ruffle=0.05)
                    wedge(0.97, 1.6, z + 0.03, z + 0.06, cheese if layer else ham, at=(-0.46, 0, 0))
                    for y in (-0.25, 0.2):
                        p.tomato_slice(0.24, at=(0.12, y, z + 0.06))
                    wedge(0.98, 1.62, z + 0.13, z + 0.16, ham, at=(-0.46, 0, 0))
                    z += 0.17
            p.tubes([[(0.1, 0, 0.4), (0.1, 0, 1.15)]], 0.018, m.wood("#d9b277", "#b98a4c"))
            blob(0.08, m.food("#6d8a24", rough=0.2, coat=0.6), rough=0.02, stretch=(1, 1, 1.3), at=(0.1, 0, z + 0.1))
