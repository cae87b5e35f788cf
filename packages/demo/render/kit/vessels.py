"""Dishes, cups and boards. Each returns the height of the surface on which food lies."""
import math

from . import materials as m
from .shapes import box, lathe, rng, tubes


def plate(radius=1.25, color="#f4ece0", at=(0, 0, 0), rim=0.13, speckle=None):
    r = radius
    lathe([(0, 0.03), (r * 0.6, 0.03), (r * 0.66, 0.04), (r * 0.76, 0.075), (r * 0.97, rim), (r, rim + 0.012), (r, rim - 0.02),
           (r * 0.76, 0.03), (r * 0.6, 0), (0, 0)], m.ceramic(color, speckle=speckle), segments=64, subsurf=2, at=at)
    return 0.05


def bowl(radius=1.1, height=0.72, color="#8c3b25", inside=None, at=(0, 0, 0), speckle=None):
    r, h = radius, height
    outer = m.ceramic(color, speckle=speckle)
    lathe([(0, 0.07), (r * 0.42, 0.07), (r * 0.42, 0), (r * 0.48, 0), (r * 0.5, 0.08), (r * 0.78, h * 0.4), (r * 0.95, h * 0.78), (r, h), (r * 0.985, h + 0.012)],
          outer, segments=64, subsurf=2, at=at)
    lathe([(r * 0.985, h + 0.012), (r * 0.955, h), (r * 0.9, h * 0.78), (r * 0.74, h * 0.42), (r * 0.45, 0.12), (0, 0.1)],
          m.ceramic(inside or color, speckle=speckle), segments=64, subsurf=2, at=at)
    return h


def board(size=(2.9, 2.0), light="#b57c48", dark="#84532c", at=(0, 0, 0), round_=False):
    surface = m.wood(light, dark, scale=1.2)
    if round_:
        lathe([(0, 0.1), (size[0] / 2 - 0.05, 0.1), (size[0] / 2, 0.07), (size[0] / 2, 0.02), (0, 0)], surface, segments=64, subsurf=2, at=at)
    else:
        box((*size, 0.12), surface, bevel=0.05, at=(at[0], at[1], at[2] + 0.06))
    return at[2] + 0.12


def steamer(radius=1.2, height=0.5, at=(0, 0, 0)):
    cane, dark = m.wood("#d9b277", "#b98a4c", scale=2.2, along=1), m.wood("#b98849", "#8e5f2c", scale=2.2)
    r, h = radius, height
    lathe([(r, 0), (r, h), (r - 0.02, h + 0.015), (r - 0.07, h + 0.015), (r - 0.09, h), (r - 0.09, 0)], cane, segments=72, subsurf=1, at=at)
    for z in (0.09, h - 0.1):
        lathe([(r + 0.005, z - 0.06), (r + 0.035, z - 0.05), (r + 0.035, z + 0.05), (r + 0.005, z + 0.06)], dark, segments=72, subsurf=1, at=at)
    floor = at[2] + h * 0.42
    for i in range(15):
        x = -r + 0.12 + i * (2 * r - 0.24) / 14
        half = math.sqrt(max(0.01, (r - 0.1) ** 2 - x * x))
        box((0.11, half * 2, 0.04), cane, bevel=0.012, at=(at[0] + x, at[1], floor - 0.02))
    lathe([(0, 0), (r - 0.1, 0)], m.food("#3a2413", rough=0.9), at=(at[0], at[1], at[2] + 0.02))
    return floor


def tumbler(radius=0.5, height=1.5, wall=0.035, at=(0, 0, 0), flare=1.12):
    r, h, t = radius, height, flare
    lathe([(0, 0), (r * 0.9, 0), (r, 0.04), (r * t, h), (r * t - wall / 2, h + 0.012), (r * t - wall, h), (r - wall, 0.12), (r * 0.8, 0.09), (0, 0.09)],
          m.clear(), segments=64, subsurf=2, at=at)
    return 0.1


def liquid(material, radius=0.5, height=1.2, wall=0.035, at=(0, 0, 0), flare=1.12, full=1.5):
    """What fills a tumbler of the same measures up to `height`."""
    top = radius * (1 + (flare - 1) * height / full) - wall + 0.006
    lathe([(0, 0.085), (radius * 0.8, 0.085), (radius - wall + 0.006, 0.12), (top, height), (top - 0.03, height - 0.012), (0, height - 0.012)],
          material, segments=64, subsurf=1, at=at)


def cup(radius=0.55, height=0.6, color="#f4ece0", at=(0, 0, 0), handle=True):
    r, h = radius, height
    lathe([(0, 0), (r * 0.55, 0), (r * 0.6, 0.03), (r * 0.86, h * 0.4), (r, h), (r - 0.02, h + 0.012), (r - 0.045, h), (r * 0.8, h * 0.4), (r * 0.5, 0.06), (0, 0.06)],
          m.ceramic(color), segments=56, subsurf=2, at=at)
    if handle:
        line = [(r * 0.93, 0, h * 0.8), (r * 1.3, 0, h * 0.86), (r * 1.5, 0, h * 0.55), (r * 1.3, 0, h * 0.24), (r * 0.8, 0, h * 0.3)]
        tubes([line], 0.05, m.ceramic(color), at=at, rot=(0, 0, -35))
    return h


def basket(radius=0.95, height=0.5, at=(0, 0, 0), paper="#f3e6cf"):
    """A small wire basket, or a bowl of paper in it."""
    sheet = m.food([paper, "#e7d3b2"], scale=9, rough=0.85, bump=0.15, bump_scale=8)
    lathe([(0, 0.06), (radius * 0.7, 0.06), (radius * 0.85, height * 0.5), (radius * 1.05, height)], sheet, segments=48, subsurf=1, at=at,
          wave=lambda a, r, z: r * (1 + 0.07 * z / height * math.sin(a * 9 + 1) + 0.03 * math.sin(a * 23)), thick=0.012)
    return 0.08


def chopsticks(at=(1.2, 0.2, 0.1), turn=62, color="#4a2416", tilt=0):
    stick = m.food([color, "#2f150c"], scale=3, rough=0.35, coat=0.3, stretch=(1, 8, 8))
    for shift in (0, 0.11):
        tubes([[(-1.6, shift, 0), (1.6, shift * 0.5, 0)]], 0.035, stick, taper=lambda t: 1 - 0.5 * t, at=at, rot=(0, tilt, turn + shift * 20))


def napkin(at=(0, 0, 0.01), size=(2.4, 2.0), color="#efe3d0", turn=12):
    from .shapes import grid
    cloth = m.food([color, "#dfceb5"], scale=60, rough=0.9, bump=0.25, bump_scale=90)
    wave = rng.uniform(0, 6)
    grid(28, 24, lambda u, v: ((u - 0.5) * size[0], (v - 0.5) * size[1], 0.02 + 0.018 * math.sin(u * 9 + v * 4 + wave) + 0.012 * math.sin(v * 13 - u * 5)),
         cloth, at=at, rot=(0, 0, turn), subsurf=1)
