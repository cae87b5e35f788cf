"""Surfaces: food with flesh under it, glazes, woods, glass and liquids."""
import bpy


DEEP = 0.3
"""Less light than this below the surface is not visible and would double the time."""


def rgb(code):
    """A colour code as linear light."""
    parts = [int(code[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts) + (1,)


def _base(name):
    mat = bpy.data.materials.new(name)
    mat.use_nodes = True
    nodes = mat.node_tree.nodes
    return mat, nodes, mat.node_tree.links, nodes["Principled BSDF"]


def _coords(nodes, links, stretch):
    """Object coordinates, moved by a random amount for each instance."""
    where, info, add = nodes.new("ShaderNodeTexCoord"), nodes.new("ShaderNodeObjectInfo"), nodes.new("ShaderNodeVectorMath")
    times = nodes.new("ShaderNodeMath")
    times.operation, times.inputs[1].default_value = "MULTIPLY", 37
    links.new(info.outputs["Random"], times.inputs[0])
    links.new(where.outputs["Object"], add.inputs[0])
    links.new(times.outputs[0], add.inputs[1])
    scale = nodes.new("ShaderNodeVectorMath")
    scale.operation = "MULTIPLY"
    scale.inputs[1].default_value = stretch
    links.new(add.outputs[0], scale.inputs[0])
    return scale.outputs[0], where


def _noise(nodes, links, coords, scale, detail=5, rough=0.6):
    tex = nodes.new("ShaderNodeTexNoise")
    tex.inputs["Scale"].default_value = scale
    tex.inputs["Detail"].default_value = detail
    tex.inputs["Roughness"].default_value = rough
    links.new(coords, tex.inputs["Vector"])
    return tex.outputs["Fac"]


def _ramp(nodes, links, fac, colors, lo, hi):
    ramp = nodes.new("ShaderNodeValToRGB")
    elements = ramp.color_ramp.elements
    while len(elements) < len(colors):
        elements.new(0.5)
    for i, code in enumerate(colors):
        elements[i].position = lo + (hi - lo) * i / max(1, len(colors) - 1)
        elements[i].color = rgb(code)
    links.new(fac, ramp.inputs[0])
    return ramp.outputs[0]


def food(colors, scale=4, rough=0.5, sss=0.0, glow=(0.12, 0.05, 0.025), bump=0.0, bump_scale=18, coat=0.0, spec=0.4,
         span=(0.35, 0.65), stretch=(1, 1, 1), height=None, detail=3, wave=None):
    """
    A food surface. `colors` mix by noise; `height` = (low, high, colors) mixes by object height instead, `wave` = (scale,
    distortion) by bands. `sss` is the share of light that enters the flesh and comes out elsewhere, `coat` a wet film.
    """
    sss = sss if sss >= DEEP else 0
    colors = [colors] if isinstance(colors, str) else list(colors)
    mat, nodes, links, bsdf = _base("food")
    coords, where = _coords(nodes, links, stretch)
    color = None
    if wave:
        bands = nodes.new("ShaderNodeTexWave")
        bands.inputs["Scale"].default_value, bands.inputs["Distortion"].default_value = wave
        bands.inputs["Detail"].default_value = 2
        links.new(coords, bands.inputs["Vector"])
        color = _ramp(nodes, links, bands.outputs["Fac"], colors, *span)
    elif len(colors) > 1:
        color = _ramp(nodes, links, _noise(nodes, links, coords, scale, detail), colors, *span)
    if height:
        low, high, tones = height
        split, add = nodes.new("ShaderNodeSeparateXYZ"), nodes.new("ShaderNodeMath")
        links.new(where.outputs["Object"], split.inputs[0])
        scatter = _noise(nodes, links, coords, scale, detail)
        spread = nodes.new("ShaderNodeMath")
        spread.operation, spread.inputs[1].default_value, spread.inputs[2].default_value = "MULTIPLY_ADD", (high - low) * 0.9, -(high - low) * 0.45
        links.new(scatter, spread.inputs[0])
        links.new(split.outputs[2], add.inputs[0])
        links.new(spread.outputs[0], add.inputs[1])
        fit = nodes.new("ShaderNodeMapRange")
        fit.inputs["From Min"].default_value, fit.inputs["From Max"].default_value = low, high
        links.new(add.outputs[0], fit.inputs["Value"])
        color = _ramp(nodes, links, fit.outputs[0], tones, 0.0, 1.0)
    if color:
        links.new(color, bsdf.inputs["Base Color"])
        if sss:
            links.new(color, bsdf.inputs["Subsurface Color"])
    else:
        bsdf.inputs["Base Color"].default_value = bsdf.inputs["Subsurface Color"].default_value = rgb(colors[0])
    bsdf.inputs["Subsurface"].default_value = sss
    bsdf.inputs["Subsurface Radius"].default_value = glow
    bsdf.inputs["Roughness"].default_value = rough
    bsdf.inputs["Specular"].default_value = spec
    bsdf.inputs["Clearcoat"].default_value = coat
    bsdf.inputs["Clearcoat Roughness"].default_value = 0.08
    if bump:
        relief = nodes.new("ShaderNodeBump")
        relief.inputs["Strength"].default_value = bump
        relief.inputs["Distance"].default_value = 0.06
        links.new(_noise(nodes, links, coords, bump_scale, 3, 0.65), relief.inputs["Height"])
        links.new(relief.outputs[0], bsdf.inputs["Normal"])
    return mat


def ceramic(color="#f4ece0", rough=0.28, speckle=None):
    """A glaze, with dark speckles if `speckle` names their colour."""
    if not speckle:
        return food(color, rough=rough, spec=0.5, coat=0.4)
    return food([color, color, speckle], scale=26, span=(0.3, 0.74), rough=rough, coat=0.35, detail=2)


def wood(light="#b9814e", dark="#7c4a26", scale=1.6, rough=0.5, along=0):
    stretch = (1, 9, 9) if along == 0 else (9, 1, 9)
    return food([dark, light, dark, light], scale=scale, span=(0.3, 0.7), stretch=stretch, rough=rough, detail=4)


def metal(color="#d8d2c8", rough=0.25):
    mat, _, _, bsdf = _base("metal")
    bsdf.inputs["Base Color"].default_value = rgb(color)
    bsdf.inputs["Metallic"].default_value = 1
    bsdf.inputs["Roughness"].default_value = rough
    return mat


def clear(color="#ffffff", rough=0.0, ior=1.45, tint=0.0, body=None):
    """Glass, ice or a clear drink. Light passes to what is behind without caustics; `body` mixes in a cloudy colour by `tint`."""
    mat, nodes, links, bsdf = _base("clear")
    bsdf.inputs["Base Color"].default_value = rgb(color)
    bsdf.inputs["Transmission"].default_value = 1
    bsdf.inputs["Roughness"].default_value = rough
    bsdf.inputs["IOR"].default_value = ior
    out = bsdf.outputs[0]
    if body:
        cloud, mix = nodes.new("ShaderNodeBsdfDiffuse"), nodes.new("ShaderNodeMixShader")
        cloud.inputs[0].default_value = rgb(body)
        mix.inputs[0].default_value = tint
        links.new(out, mix.inputs[1])
        links.new(cloud.outputs[0], mix.inputs[2])
        out = mix.outputs[0]
    path, through, choose = nodes.new("ShaderNodeLightPath"), nodes.new("ShaderNodeBsdfTransparent"), nodes.new("ShaderNodeMixShader")
    through.inputs[0].default_value = tuple(0.35 + 0.6 * c for c in rgb(color)[:3]) + (1,)
    either = nodes.new("ShaderNodeMath")
    either.operation = "MAXIMUM"
    links.new(path.outputs["Is Shadow Ray"], either.inputs[0])
    links.new(path.outputs["Is Diffuse Ray"], either.inputs[1])
    links.new(either.outputs[0], choose.inputs[0])
    links.new(out, choose.inputs[1])
    links.new(through.outputs[0], choose.inputs[2])
    links.new(choose.outputs[0], nodes["Material Output"].inputs["Surface"])
    return mat
