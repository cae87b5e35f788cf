"""The studio: table, lights, camera, render settings, and the development of the image."""
import math
import os
import time

import bpy
import numpy as np
from mathutils import Vector

from . import materials as m
from .shapes import mesh

GROUNDS = {
    "cream": lambda: m.food(["#ead9c0", "#f1e4cf"], scale=0.7, rough=0.8, detail=2),
    "terracotta": lambda: m.food(["#c8764f", "#d58a62"], scale=0.7, rough=0.75, detail=2),
    "saffron": lambda: m.food(["#e3a548", "#edb860"], scale=0.7, rough=0.75, detail=2),
    "sage": lambda: m.food(["#9fae83", "#b1be95"], scale=0.7, rough=0.75, detail=2),
    "blush": lambda: m.food(["#e8b8a6", "#f0c8b8"], scale=0.7, rough=0.75, detail=2),
    "slate": lambda: m.food(["#2f2925", "#453c36"], scale=0.9, rough=0.6, detail=2),
    "oak": lambda: m.wood("#c99a66", "#9c6b3d"),
    "walnut": lambda: m.wood("#7d5233", "#4c2e1b"),
}


def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)


def light(at, towards, size, power, color):
    data = bpy.data.lights.new("l", "AREA")
    data.size, data.energy, data.color = size, power, color
    obj = bpy.data.objects.new("l", data)
    obj.location = at
    obj.rotation_euler = (Vector(towards) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(obj)


def studio(ground="cream", width=640, height=640, look=(0, 0, 0.25), tilt=38, distance=7.0, lens=85, stop=0.55, turn=0,
           focus=None, key=1.0):
    """Table, three lights and a camera with a shallow depth of field. `tilt` is the camera's height in degrees."""
    scene = bpy.context.scene
    mesh([(-30, -30, 0), (30, -30, 0), (30, 30, 0), (-30, 30, 0)], [(0, 1, 2, 3)], GROUNDS[ground]())
    light((-3.6, 3.4, 4.6), (0, 0, 0.2), 2.6, 520 * key, (1, 0.93, 0.83))
    light((4.2, -3.4, 3.6), (0, 0, 0.2), 5.0, 150 * key, (1, 0.95, 0.9))
    light((3.4, 4.0, 2.4), (0, 0, 0.4), 1.6, 170 * key, (1, 0.86, 0.7))
    world = bpy.data.worlds.new("w")
    scene.world = world
    world.use_nodes = True
    world.node_tree.nodes["Background"].inputs[0].default_value = (1, 0.93, 0.85, 1)
    world.node_tree.nodes["Background"].inputs[1].default_value = 0.38
    data = bpy.data.cameras.new("c")
    camera = bpy.data.objects.new("c", data)
    scene.collection.objects.link(camera)
    high, round_ = math.radians(tilt), math.radians(turn)
    away = Vector((math.sin(round_) * math.cos(high), -math.cos(round_) * math.cos(high), math.sin(high)))
    target = Vector(look)
    camera.location = target + away * distance
    camera.rotation_euler = (-away).to_track_quat("-Z", "Y").to_euler()
    data.lens, data.sensor_width = lens, 36
    data.dof.use_dof, data.dof.aperture_fstop = True, stop
    near = target + away * 0.35 if focus is None else Vector(focus)
    data.dof.focus_distance = (camera.location - near).dot(away)
    scene.camera = camera
    scene.render.resolution_x, scene.render.resolution_y = width, height


def render(target, samples=24, scale=1.0):
    """Renders, removes the noise, develops and writes `target` (WebP)."""
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.threads_mode, scene.render.threads = "FIXED", 1
    scene.render.resolution_percentage = int(scale * 100)
    c = scene.cycles
    c.samples, c.use_adaptive_sampling, c.adaptive_threshold = samples, True, 0.05
    c.adaptive_min_samples = min(samples, 6)
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces = 6, 2, 1
    c.transmission_bounces, c.transparent_max_bounces = 6, 8
    c.use_denoising = False
    c.caustics_reflective = c.caustics_refractive = False
    c.sample_clamp_indirect, c.sample_clamp_direct = 2.5, 8
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    layer.use_pass_normal = True
    folder = os.path.join(bpy.app.tempdir, "passes")
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source, out = tree.nodes.new("CompositorNodeRLayers"), tree.nodes.new("CompositorNodeOutputFile")
    out.base_path, out.format.file_format, out.format.color_depth = folder, "OPEN_EXR", "32"
    out.file_slots.clear()
    for name, socket in (("image", "Image"), ("albedo", "Denoising Albedo"), ("normal", "Denoising Normal"), ("depth", "Denoising Depth")):
        out.file_slots.new(name)
        tree.links.new(source.outputs[socket], out.inputs[name])
    began = time.process_time()
    bpy.ops.render.render()
    if os.environ.get('TIMES'):
        print(f'rendered: {time.process_time() - began:.1f} s of processor in the renderer')
    passes = {}
    for name in ("image", "albedo", "normal", "depth"):
        image = bpy.data.images.load(os.path.join(folder, f"{name}{scene.frame_current:04d}.exr"))
        image.colorspace_settings.name = "Non-Color"
        width, height = image.size
        flat = np.empty(width * height * 4, np.float32)
        image.pixels.foreach_get(flat)
        passes[name] = flat.reshape(height, width, 4)[:, :, :3].copy()
        bpy.data.images.remove(image)
    write(develop(smooth(passes, blur_of(scene.camera.data, passes["depth"][:, :, :1], scene.render.resolution_x * scale))), target)


def blur_of(camera, depth, width):
    """Diameter in pixels of a point at each depth, out of focus."""
    opening, focus = camera.lens / 1000 / camera.dof.aperture_fstop, camera.dof.focus_distance
    frame = focus * camera.sensor_width / camera.lens
    return opening * np.abs(depth - focus) / np.maximum(depth, 0.1) / frame * width


def soft(image):
    """Each pixel with its neighbours."""
    for axis in (0, 1):
        for step in (1, 2):
            image = (np.roll(image, step, axis) + 2 * image + np.roll(image, -step, axis)) / 4
    return image


def calm(image):
    """Single pixels far brighter or darker than all around them become like their neighbours."""
    around = np.stack([np.roll(np.roll(image, j, 0), i, 1) for j in (-1, 0, 1) for i in (-1, 0, 1) if i or j])
    around.sort(axis=0)
    return np.clip(image, around[1], around[6])


def smooth(passes, blur, rounds=3):
    """
    Edge-avoiding wavelet filter over the light without the surface colour, guided by colour, normal and depth. Where the picture is
    out of focus the guides have noise themselves and are smoothed first.
    """
    unsharp = soft(np.clip((blur - 0.8) / 2, 0, 1))
    depth = np.minimum(passes["depth"][:, :, :1], 60)
    albedo, normal, depth = (a + (soft(soft(a)) - a) * unsharp for a in (passes["albedo"], passes["normal"], depth))
    albedo = np.maximum(albedo, 0.02)
    light_ = calm(passes["image"] / albedo)
    guide = np.concatenate([albedo * 5.0, normal * 2.2, depth * 1.6], axis=2) * (1 - 0.6 * unsharp)
    kernel = (1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16)
    for n in range(rounds):
        step = 2 ** n
        tone = np.log1p(np.maximum(light_, 0)) * (1.6 * 1.7 ** n)
        total, weight = np.zeros_like(light_), np.zeros(light_.shape[:2] + (1,), np.float32)
        pad = 2 * step
        wide, guides, tones = (np.pad(a, ((pad, pad), (pad, pad), (0, 0)), mode="edge") for a in (light_, guide, tone))
        rows, cols = light_.shape[:2]
        for j in range(5):
            for i in range(5):
                part = np.s_[j * step:j * step + rows, i * step:i * step + cols]
                far = ((guides[part] - guide) ** 2).sum(axis=2, keepdims=True) + ((tones[part] - tone) ** 2).sum(axis=2, keepdims=True)
                w = np.exp(-far) * (kernel[i] * kernel[j])
                total += wide[part] * w
                weight += w
        light_ = total / weight
    return calm(light_ * albedo)


def develop(image, exposure=0.8):
    """Linear light to display: filmic curve, a little more colour, darker corners."""
    rows, cols = image.shape[:2]
    y, x = np.mgrid[-1:1:rows * 1j, -1:1:cols * 1j]
    fall = 1 - 0.2 * np.clip((x * x + y * y) / 2, 0, 1)
    lit = np.maximum(image * exposure * fall[:, :, None], 0)
    curve = np.clip(lit * (2.51 * lit + 0.03) / (lit * (2.43 * lit + 0.59) + 0.14), 0, 1)
    grey = (curve * (0.2126, 0.7152, 0.0722)).sum(axis=2, keepdims=True)
    vivid = np.clip(grey + (curve - grey) * 1.04, 0, 1)
    return np.where(vivid <= 0.0031308, vivid * 12.92, 1.055 * vivid ** (1 / 2.4) - 0.055)


def write(display, target):
    rows, cols = display.shape[:2]
    image = bpy.data.images.new("out", cols, rows)
    image.colorspace_settings.name = "Non-Color"
    flat = np.ones((rows, cols, 4), np.float32)
    flat[:, :, :3] = display
    image.pixels.foreach_set(flat.ravel())
    image.filepath_raw, image.file_format = target, "PNG"
    image.save()
