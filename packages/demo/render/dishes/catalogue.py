"""The list of pictures: name, composition and view."""
DISHES = {}


def dish(name, **view):
    """Registers a composition under the name of its picture; `view` goes to the studio."""
    def keep(compose):
        DISHES[name] = (compose, view)
        return compose
    return keep
