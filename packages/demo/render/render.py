"""
Renders pictures of dishes: blender -b -t 1 --python render.py -- [--size 240] [--samples 12] [--out folder] [--missing] name ...
Without names it renders all. `--missing` leaves out those which exist in the folder,
`--dry` composes without rendering.
"""
import importlib
import os
import pkgutil
import sys
import time

here = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, here)
sys.dont_write_bytecode = True
import dishes  # noqa: E402
from dishes.catalogue import DISHES  # noqa: E402
from kit import shapes, studio  # noqa: E402

for found in pkgutil.iter_modules(dishes.__path__):
    importlib.import_module(f"dishes.{found.name}")


def main(args):
    options = {"--size": "640", "--samples": "24", "--out": os.path.join(here, "out")}
    missing, dry = "--missing" in args, "--dry" in args
    args = [a for a in args if a not in ("--missing", "--dry")]
    while args and args[0] in options:
        options[args[0]], args = args[1], args[2:]
    os.makedirs(options["--out"], exist_ok=True)
    for name in args or DISHES:
        target = os.path.join(options["--out"], f"{name}.png")
        if missing and os.path.exists(target):
            continue
        compose, view = DISHES[name]
        began = time.time()
        studio.reset()
        shapes.seed(name)
        compose()
        studio.studio(**view)
        if dry:
            continue
        studio.render(target, int(options["--samples"]), int(options["--size"]) / 640)
        print(f"rendered {name} in {time.time() - began:.0f} s, {time.process_time():.0f} s of processor", flush=True)


main(sys.argv[sys.argv.index("--") + 1:] if "--" in sys.argv else [])
