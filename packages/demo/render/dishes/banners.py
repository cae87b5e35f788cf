"""Banners of the home page, the stores and the offers: tables with several dishes. Pages cover their lower part."""
from kit import parts as p

from . import bowls, breakfast, burgers, dumplings, noodles, pizza, sides, sweets
from . import drinks
from .catalogue import dish
from .scene import group

WIDE = {"width": 1000, "height": 560, "distance": 15.0, "tilt": 34, "stop": 0.4}


def table(*dishes):
    """Lays compositions at (x, y, turn, scale)."""
    for compose, x, y, turn, scale in dishes:
        with group(at=(x, y, 0), turn=turn, scale=scale):
            compose()


@dish("hero", ground="terracotta", look=(0, -0.35, 0.2), **WIDE)
def hero():
    table((burgers.classic_burger, 0.35, -0.35, 0, 0.95), (noodles.shoyu_ramen, -1.75, 0.1, 0, 0.92), (dumplings.chicken_gyoza, 2.3, 0.7, 10, 0.8),
          (sweets.donuts, 2.55, -1.05, 0, 0.66), (drinks.cola_glass, -0.55, 1.4, 0, 0.85), (bowls.butter_chicken, 0.9, 1.75, 0, 0.8))
    p.herbs(14, 0.6, lambda x, y: 0.03, (-0.75, -1.0), length=0.3)


@dish("store-us", ground="walnut", look=(0, 0.15, 0.2), **WIDE)
def store_us():
    table((burgers.classic_burger, 0.1, -0.3, 0, 0.98), (burgers.fries_cup, -1.5, 0.1, 0, 1.1), (sides.fried_chicken, 1.9, 0.1, 0, 0.75),
          (drinks.cola_glass, -0.8, 1.3, 0, 0.9), (pizza.pepperoni_pizza, 2.1, 2.2, 0, 0.85), (sweets.donuts, -2.6, -0.5, 0, 0.65))


@dish("store-uk", ground="oak", look=(0, 0.15, 0.2), **WIDE)
def store_uk():
    table((bowls.katsu_curry, 0.2, -0.2, 0, 0.95), (bowls.butter_chicken, -1.8, 0.5, 0, 0.85), (sweets.strawberry_cake, 2.1, 0.6, 0, 0.85), (drinks.lemonade, -0.4, 1.9, 0, 0.8))


@dish("store-jp", ground="walnut", look=(0, 0.15, 0.2), **WIDE)
def store_jp():
    table((noodles.shoyu_ramen, 0.1, -0.1, 0, 1.0), (dumplings.onigiri, -2.0, 0.2, 8, 0.72), (dumplings.salmon_nigiri, 2.2, 0.1, -8, 0.78), (drinks.green_tea, 0.9, 2.0, 0, 0.8))


@dish("store-kw", ground="saffron", look=(0, 0.15, 0.2), **WIDE)
def store_kw():
    table((bowls.machboos, 0.1, -0.2, 0, 1.0), (pizza.falafel_pita, -2.0, 0.3, 8, 0.75), (dumplings.satay, 2.2, 0.4, -8, 0.78), (drinks.lemonade, -0.7, 1.9, 0, 0.8))


@dish("store-sg", ground="sage", look=(0, 0.15, 0.2), **WIDE)
def store_sg():
    table((noodles.laksa, 0.1, -0.1, 0, 1.0), (bowls.chicken_rice, -2.1, 0.3, 0, 0.78), (dumplings.prawn_dumplings, 2.1, 0.4, 0, 0.75), (drinks.bubble_tea, 0.8, 1.9, 0, 0.85))


@dish("offer-breakfast", ground="oak", look=(0, 0.15, 0.2), **WIDE)
def offer_breakfast():
    table((breakfast.pancakes, 0.1, -0.2, 0, 1.0), (drinks.coffee, -2.0, 0.3, 0, 0.85), (breakfast.waffle, 2.2, 0.4, 0, 0.8), (breakfast.fruit_bowl, 0.9, 2.1, 0, 0.75))


@dish("offer-dinner", ground="slate", look=(0, 0.15, 0.2), **WIDE)
def offer_dinner():
    table((bowls.paella, 0.1, 0.0, 0, 0.92), (dumplings.satay, -2.3, 0.1, 8, 0.78), (sides.fried_chicken, 2.3, 0.2, 0, 0.78), (drinks.cola_glass, -1.0, 1.8, 0, 0.85))


@dish("offer-members", ground="blush", look=(0, 0.15, 0.2), **WIDE)
def offer_members():
    table((sweets.strawberry_cake, 0.2, -0.2, 0, 1.0), (sweets.donuts, -2.1, 0.2, 0, 0.85), (sweets.custard_pudding, 2.2, 0.4, 0, 0.85), (sweets.sundae, -0.8, 1.9, 0, 0.7))
