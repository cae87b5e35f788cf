"""Sets of several dishes."""
from kit import vessels as v

from .catalogue import dish
from .drinks import cola_glass
from .noodles import shoyu_ramen
from .scene import group
from .sides import edamame


@dish("ramen-set", ground="walnut", look=(0.1, 0.0, 0.4), tilt=42, distance=9.4)
def ramen_set():
    v.board((4.6, 3.0), "#7d3b26", "#5c2818", at=(0.05, 0, 0))
    with group(at=(-0.75, -0.05, 0.12), scale=1.0):
        shoyu_ramen()
    with group(at=(1.2, -0.7, 0.12), scale=0.62):
        edamame()
    with group(at=(1.2, 0.75, 0.12), scale=0.8):
        cup_of_tea()


def cup_of_tea():
    from kit import parts as p
    v.cup(0.5, 0.56, "#e8decb", handle=False)
    p.soup(0.46, 0.48, ["#a9ad42", "#b9ba58"])


@dish("tea-for-two", ground="blush", look=(0.05, 0, 0.4), tilt=34, distance=8.2)
def tea_for_two():
    from .drinks import green_tea
    from .sweets import strawberry_cake
    v.board((4.2, 2.7))
    with group(at=(-0.95, 0.25, 0.1), scale=0.85):
        green_tea()
    with group(at=(0.95, -0.25, 0.12), scale=0.85):
        strawberry_cake()


@dish("family-feast", ground="walnut", look=(0, 0.1, 0.3), tilt=40, distance=10.4)
def family_feast():
    from .pizza import margherita
    from .sides import fried_chicken
    with group(at=(-0.95, 0.4, 0), scale=1.0):
        margherita()
    with group(at=(1.25, -0.75, 0), scale=0.86):
        fried_chicken()
    with group(at=(1.3, 1.2, 0), scale=0.8):
        cola_glass()
    with group(at=(0.5, 1.5, 0), scale=0.8):
        cola_glass()
