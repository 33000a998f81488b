"""blender -b --factory-startup --python compose.py -- JOB.json

JOB: {"archetype", "parameters", "seed", "view", "width", "height", "samples", "out"}. View 0 is the
whole, 1 is close, 2 is from the side. VIEWS of an archetype's file replaces these by parameters. Renders two
passes with half of the samples each and different seeds, because their difference measures the noise. Writes linear floats with
albedo and normals to OUT.npz for finish.py. Prints DONE, because Blender exits with 0 after an exception.
"""
import importlib
import json
import os
import sys
import time

import bpy
import numpy as np

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit

job = json.load(open(sys.argv[sys.argv.index('--') + 1]))
width, height, out = job['width'], job['height'], job['out']
for thing in list(bpy.data.objects):
    bpy.data.objects.remove(thing)

began = time.time()
library, name = job['archetype'].split('.')
archetypes = importlib.import_module(library)
turned = getattr(archetypes, 'VIEWS', {}).get(job['view'], {})
getattr(archetypes, name)(seed=job['seed'], **{**job['parameters'], **turned})
if not turned:
    kit.look(job['view'])
built = time.time()

scene = bpy.context.scene
render, cycles, layer = scene.render, scene.cycles, scene.view_layers[0]
render.engine = 'CYCLES'
render.resolution_x, render.resolution_y = width, height
render.resolution_percentage = 100
cycles.samples = job['samples'] // 2
cycles.use_adaptive_sampling = False
cycles.use_denoising = False
cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 6, 2, 3
cycles.transmission_bounces, cycles.transparent_max_bounces = 6, 12
cycles.sample_clamp_indirect, cycles.blur_glossy = 3, 1
cycles.caustics_reflective = cycles.caustics_refractive = False
layer.cycles.denoising_store_passes = True

scene.use_nodes = True
tree = scene.node_tree
tree.nodes.clear()
layers = tree.nodes.new('CompositorNodeRLayers')
files = tree.nodes.new('CompositorNodeOutputFile')
files.format.file_format, files.format.color_depth = 'OPEN_EXR', '32'
files.base_path = os.path.dirname(out)
files.file_slots.clear()
stem = os.path.basename(out)
passes = {'color': 'Image', 'albedo': 'Denoising Albedo', 'normal': 'Denoising Normal'}
for key, socket in passes.items():
    files.file_slots.new(f'{stem}_{key}_')
    tree.links.new(layers.outputs[socket], files.inputs[f'{stem}_{key}_'])

data = {}
for seed in (1, 2):
    cycles.seed = seed
    scene.frame_set(seed)
    bpy.ops.render.render()
    for key in passes:
        path = f'{out}_{key}_{seed:04d}.exr'
        image = bpy.data.images.load(path)
        image.colorspace_settings.name = 'Raw'
        pixels = np.empty(width * height * image.channels, np.float32)
        image.pixels.foreach_get(pixels)
        data[f'{key}{seed}'] = pixels.reshape(height, width, image.channels)[::-1, :, :3]
        os.remove(path)
np.savez(out + '.npz', **data)
used = os.times()
print(f'DONE {stem} build {built - began:.1f} s, wall {time.time() - built:.1f} s, cpu {used.user + used.system:.0f} s', flush=True)
