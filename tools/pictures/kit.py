"""Shared by all recipes: noise, meshes, materials and the photo stage. One unit is 10 cm."""
import bpy, bmesh, math
import numpy as np
from mathutils import Vector
PI, TAU = math.pi, math.tau

# ---------- noise (numpy, so geometry and colour masks share one field)
def _grad(i, j, k, seed):
    h = (i * 374761393 + j * 668265263 + k * 1274126177 + seed * 974711) & 0xffffffff
    h = ((h ^ (h >> 13)) * 1274126177) & 0xffffffff
    h ^= h >> 16
    a = (h & 1023) / 1023 * TAU; z = ((h >> 10) & 1023) / 511.5 - 1; r = np.sqrt(1 - z * z)
    return np.stack([r * np.cos(a), r * np.sin(a), z], -1)

def noise(p, scale=1., seed=0):
    p = np.asarray(p, float) * scale
    i = np.floor(p).astype(np.int64); f = p - i; u = f**3 * (f * (f * 6 - 15) + 10); out = 0
    for a in (0, 1):
        for b in (0, 1):
            for c in (0, 1):
                g = _grad(i[..., 0] + a, i[..., 1] + b, i[..., 2] + c, seed)
                d = (g * (f - np.array([a, b, c]))).sum(-1)
                w = abs(1 - a - u[..., 0]) * abs(1 - b - u[..., 1]) * abs(1 - c - u[..., 2])
                out = out + d * w
    return out * 1.5

def fbm(p, scale=1., octaves=4, seed=0, gain=.5):
    return sum(gain**o * noise(p, scale * 2.03**o, seed + o) for o in range(octaves))

def sstep(a, b, x):
    t = np.clip((x - a) / (b - a), 0, 1); return t * t * (3 - 2 * t)

# ---------- meshes
def mesh(name, V, F, mat, attrs=None, uv=None, smooth=True):
    me = bpy.data.meshes.new(name)
    me.from_pydata(np.asarray(V).tolist(), [], F if isinstance(F, list) else F.tolist())
    for k, a in (attrs or {}).items():
        me.attributes.new(k, 'FLOAT', 'POINT').data.foreach_set('value', np.asarray(a, np.float32).ravel())
    if uv is not None:
        li = np.zeros(len(me.loops), np.int32); me.loops.foreach_get('vertex_index', li)
        me.uv_layers.new().data.foreach_set('uv', np.asarray(uv, np.float32)[li].ravel())
    me.polygons.foreach_set('use_smooth', [smooth] * len(me.polygons))
    if mat: me.materials.append(mat)
    o = bpy.data.objects.new(name, me); bpy.context.collection.objects.link(o)
    return o

def grid(name, P, mat, closed=False, attrs=None, thick=0, sub=0):
    """A surface from a grid of points P with the shape (nu, nv, 3). `closed` joins the ends of the first axis. UV = (u, v)."""
    nu, nv = P.shape[:2]; idx = np.arange(nu * nv).reshape(nu, nv)
    a = np.concatenate([idx, idx[:1]]) if closed else idx
    F = np.stack([a[:-1, :-1], a[1:, :-1], a[1:, 1:], a[:-1, 1:]], -1).reshape(-1, 4)
    u, v = np.meshgrid(np.linspace(0, 1, nu), np.linspace(0, 1, nv), indexing='ij')
    o = mesh(name, P.reshape(-1, 3), F, mat, attrs, np.stack([u, v], -1).reshape(-1, 2))
    if thick: m = o.modifiers.new('s', 'SOLIDIFY'); m.thickness = thick; m.offset = 0
    if sub: m = o.modifiers.new('d', 'SUBSURF'); m.levels = m.render_levels = sub
    return o

def lathe(name, prof, mat, n=128, disp=None, attrs=None, loc=(0, 0, 0), sub=0):
    """A body of revolution. `prof`: profile as a list of (r, z). `disp(P)` returns the radial offset in units."""
    prof = np.array(prof, float); th = np.linspace(0, TAU, n, endpoint=False)[:, None]
    P = np.stack([prof[:, 0] * np.cos(th), prof[:, 0] * np.sin(th), prof[:, 1] + 0 * th], -1)
    if disp is not None:
        d = disp(P)[..., None]; c = np.array([0, 0, prof[:, 1].mean()]); D = P - c
        P = P + D / (np.linalg.norm(D, axis=-1, keepdims=True) + 1e-6) * d
    return grid(name, P + np.array(loc), mat, True, attrs and attrs(P), sub=sub)

def smooth_prof(pts, n=60):
    """Rounds the corners of a profile (Chaikin's algorithm)."""
    p = np.array(pts, float)
    for _ in range(4):
        q = np.empty((2 * len(p), 2)); q[0] = p[0]; q[-1] = p[-1]
        q[1:-1:2] = .75 * p[:-1] + .25 * p[1:]; q[2:-1:2] = .25 * p[:-1] + .75 * p[1:]; p = q
    return p

def ico(sub=2):
    bm = bmesh.new(); bmesh.ops.create_icosphere(bm, subdivisions=sub, radius=1); bm.verts.ensure_lookup_table()
    V = np.array([v.co[:] for v in bm.verts]); F = np.array([[v.index for v in f.verts] for f in bm.faces]); bm.free()
    return V, F

def blob(name, r, mat, loc=(0, 0, 0), scale=(1, 1, 1), amp=0., freq=2., seed=0, sub=5, rot=0., oct=4):
    V, F = ico(sub); V = V * (1 + amp * fbm(V + seed * 7.1, freq, oct, seed))[:, None] * r * np.array(scale)
    c, s = math.cos(rot), math.sin(rot); V = V @ np.array([[c, s, 0], [-s, c, 0], [0, 0, 1]])
    return mesh(name, V + np.array(loc), F, mat)

def box(name, size, mat, loc=(0, 0, 0), rot=(0, 0, 0), bevel=.03, seg=3):
    x, y, z = (s / 2 for s in size)
    V = [(a, b, c) for a in (-x, x) for b in (-y, y) for c in (-z, z)]
    F = [[0, 1, 3, 2], [4, 6, 7, 5], [0, 4, 5, 1], [2, 3, 7, 6], [0, 2, 6, 4], [1, 5, 7, 3]]
    o = mesh(name, V, F, mat, smooth=True); o.location = loc; o.rotation_euler = rot
    o.data.use_auto_smooth = True
    m = o.modifiers.new('b', 'BEVEL'); m.width = bevel; m.segments = seg
    return o

def frames(N, spin):
    """Rotation matrices with the shape (k, 3, 3). They turn the local z axis to N, and spin around it by an angle."""
    N = N / np.linalg.norm(N, axis=1, keepdims=True); h = np.where(abs(N[:, 2:]) > .9, [[1., 0, 0]], [[0, 0, 1.]])
    X = np.cross(h, N); X /= np.linalg.norm(X, axis=1, keepdims=True); Y = np.cross(N, X)
    c, s = np.cos(spin)[:, None], np.sin(spin)[:, None]
    return np.stack([X * c + Y * s, -X * s + Y * c, N], -1)

def scatter(name, V, F, pos, R, scale, mat, rng):
    """Many copies, merged into one mesh. The attribute 'rnd' has a random number per copy."""
    k, n = len(pos), len(V)
    P = np.einsum('kij,knj->kni', R, V[None] * np.asarray(scale).reshape(k, 1, -1)) + np.asarray(pos)[:, None]
    Fs = (F[None] + (np.arange(k) * n)[:, None, None]).reshape(-1, F.shape[1])
    return mesh(name, P.reshape(-1, 3), Fs, mat, {'rnd': np.repeat(rng.random(k), n)})

def rice(name, pos, N, mat, rng, size=1.):
    V, F = ico(2); V = V * np.array([1, .32, .32]); V[:, 2] += .07 * V[:, 0]**2
    k = len(pos); N = N + rng.normal(0, .45, (k, 3))
    s = np.stack([rng.uniform(.85, 1.15, k)] * 3, 1) * .048 * size
    return scatter(name, V, F, pos, frames(N, rng.random(k) * TAU), s, mat, rng)

def leaf(name, mat, L=.5, W=.3, cup=.2, arch=.15, puff=.02, wave=0., loc=(0, 0, 0), rot=(0, 0, 0), seed=0, tip=1.):
    t, s = np.meshgrid(np.linspace(0, 1, 48), np.linspace(-1, 1, 31), indexing='ij')
    w = W / 2 * np.sin(PI * t**.75)**.75 * (1 - .25 * tip * t) + .012
    side = np.sin(PI * (t * 7 - abs(s) * 1.6)); z = cup * W * (s**2 - .5) - arch * L * (2 * t - 1)**2 * .6
    z = z + puff * L * (1 - side**8) * np.sqrt(abs(s) + .01) * (1 - abs(s)**4) + wave * W * abs(s)**2 * np.sin(t * 22 + seed + s)
    P = np.stack([s * w, (t - .5) * L, z + .02 * L * fbm(np.stack([s, t * 3, 0 * s + seed], -1), 1.3)], -1)
    o = grid(name, P, mat, thick=.008, sub=1, attrs={'vein': np.maximum(side**24 * .6 * (1 - abs(s)), np.exp(-(s * 12)**2)), 'tt': t})
    o.location = loc; o.rotation_euler = rot; return o

# ---------- material DSL
def rgb(h):
    c = [int(h[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return [(x / 12.92 if x <= .04045 else ((x + .055) / 1.055)**2.4) for x in c] + [1]

import os
SSS = os.environ.get('SSS', 'BURLEY')
class Mat:
    def __init__(s, name):
        s.m = bpy.data.materials.new(name); s.m.use_nodes = True; s.t = s.m.node_tree; s.t.nodes.clear()
        s.obj = s.node('TexCoord').outputs['Object']
    def node(s, kind, ins=None, **props):
        n = s.t.nodes.new('ShaderNode' + kind)
        for k, v in props.items(): setattr(n, k, v)
        for k, v in (ins or {}).items():
            if isinstance(v, str): v = rgb(v)
            if isinstance(v, bpy.types.NodeSocket): s.t.links.new(v, n.inputs[k])
            elif v is not None: n.inputs[k].default_value = [v, v, v, 1] if n.inputs[k].type == 'RGBA' and np.isscalar(v) else v
        return n
    def noise(s, scale, detail=6, rough=.55, dist=0, vec=None):
        return s.node('TexNoise', {'Vector': vec or s.obj, 'Scale': scale, 'Detail': detail, 'Roughness': rough, 'Distortion': dist}).outputs['Fac']
    def voro(s, scale, feature='F1', vec=None, rand=1):
        return s.node('TexVoronoi', {'Vector': vec or s.obj, 'Scale': scale, 'Randomness': rand}, feature=feature).outputs['Distance']
    def attr(s, name): return s.node('Attribute', attribute_name=name).outputs['Fac']
    def stretch(s, sc, loc=(0, 0, 0), rot=(0, 0, 0)):
        return s.node('Mapping', {'Vector': s.obj, 'Scale': sc, 'Location': loc, 'Rotation': rot}).outputs[0]
    def ramp(s, fac, stops):
        n = s.node('ValToRGB', {'Fac': fac}); e = n.color_ramp.elements
        while len(e) < len(stops): e.new(.5)
        for el, (p, c) in zip(e, stops):
            el.position = p; el.color = rgb(c) if isinstance(c, str) else (c, c, c, 1)
        return n.outputs[0]
    def mix(s, fac, a, b, mode='MIX'): return s.node('MixRGB', {'Fac': fac, 'Color1': a, 'Color2': b}, blend_type=mode).outputs[0]
    def math(s, op, a, b=None):
        n = s.node('Math', operation=op)
        for i, v in enumerate((a, b)):
            if isinstance(v, bpy.types.NodeSocket): s.t.links.new(v, n.inputs[i])
            elif v is not None: n.inputs[i].default_value = v
        return n.outputs[0]
    def bump(s, h, dist=.01, strength=1., n=None): return s.node('Bump', {'Height': h, 'Distance': dist, 'Strength': strength, 'Normal': n}).outputs[0]
    def done(s, color, rough=.5, sss=0, radius=(.06, .03, .015), bump=None, trans_leaf=0, **kw):
        ins = {'Base Color': color, 'Roughness': rough, 'Normal': bump, 'Subsurface': sss}
        if sss: ins.update({'Subsurface Color': color, 'Subsurface Radius': radius})
        ins.update({k.replace('_', ' '): v for k, v in kw.items()})
        sh = s.node('BsdfPrincipled', ins, subsurface_method=SSS).outputs[0]
        if trans_leaf:
            tr = s.node('BsdfTranslucent', {'Color': color, 'Normal': bump}).outputs[0]
            n = s.node('MixShader', {'Fac': trans_leaf}); s.t.links.new(sh, n.inputs[1]); s.t.links.new(tr, n.inputs[2]); sh = n.outputs[0]
        s.t.links.new(sh, s.node('OutputMaterial').inputs[0]); return s.m

def simple(name, color, rough=.4, **kw): return Mat(name).done(color, rough, **kw)

def wood(light='#c79a66', dark='#8a5a33', scale=1., rough=.45, planks=1.6):
    m = Mat('wood'); v = m.stretch((.55 * scale, 5 * scale, 5 * scale))
    g = m.noise(1.6, 8, .6, 1.2, v); fine = m.noise(9, 4, .7, 0, m.stretch((1.2 * scale, 26 * scale, 26 * scale)))
    c = m.ramp(m.math('ADD', m.math('MULTIPLY', g, .8), m.math('MULTIPLY', fine, .22)), [(.3, dark), (.62, light)])
    h = m.math('ADD', g, m.math('MULTIPLY', fine, .5))
    if planks:
        y = m.node('SeparateXYZ', {'Vector': m.obj}).outputs[1]; f = m.math('FRACT', m.math('DIVIDE', m.math('ADD', y, 50.35), planks))
        gap = m.ramp(f, [(0, 0.), (.012, 1.), (.988, 1.), (1, 0.)]); c = m.mix(1, c, m.mix(gap, '#3a2616', '#ffffff'), 'MULTIPLY')
        h = m.math('ADD', h, m.math('MULTIPLY', gap, 2))
    return m.done(c, rough, bump=m.bump(h, .012, .6))

def plaster(color='#e9dfd0', rough=.7):
    m = Mat('plaster'); n = m.noise(1.1, 6, .6)
    return m.done(m.mix(m.ramp(n, [(.35, 0.), (.7, .35)]), color, '#cdbfab'), rough, bump=m.bump(m.noise(40, 3), .004, .5))

def image_mat(name, path, rough=.35, **kw):
    m = Mat(name); uv = m.node('TexCoord').outputs['UV']; t = m.node('TexImage', {'Vector': uv}); t.image = bpy.data.images.load(path)
    return m.done(t.outputs[0], rough, **kw)

# ---------- stage
SHOTS = {1: (.62, 25, -6), 2: (.86, -55, -12), 3: (.95, 70, 4), 4: (.5, -30, 8), 5: (.92, -95, 16)}

def look(view):
    """Moves the camera around its subject for the further pictures of a gallery."""
    if view not in SHOTS: return
    zoom, turn, rise = SHOTS[view]; d = dict(SHOT); d['size'] *= zoom; d['azim'] += turn; d['elev'] = max(8, d['elev'] + rise)
    bpy.data.objects.remove(bpy.context.scene.camera); camera(**d)

def stage(table, back=None, key=620, fill=110, rim=160, world=.32, key_loc=(-3.2, 4.6, 4.6), key_size=3.2, warm=(1, .93, .84)):
    sc = bpy.context.scene
    # a table that curves up at the back, so that low cameras never see its edge
    ys = np.r_[np.linspace(-14, 9, 24), 9 + 4 * np.sin(np.linspace(0, PI / 2, 16)), [13]]
    zs = np.r_[np.zeros(24), 4 - 4 * np.cos(np.linspace(0, PI / 2, 16)), [16]]
    x, _ = np.meshgrid(np.linspace(-70, 70, 40), ys, indexing='ij')
    P = np.stack([x, np.broadcast_to(ys, x.shape), np.broadcast_to(zs, x.shape)], -1); n = 24 if back else len(ys)
    grid('table', P[:, :n], table)
    if back: grid('back', P[:, n - 1:], back)
    def area(loc, e, size, col, tgt=(0, 0, .3)):
        l = bpy.data.lights.new('a', 'AREA'); l.energy, l.size, l.color = e, size, col
        o = bpy.data.objects.new('a', l); o.location = loc; bpy.context.collection.objects.link(o)
        o.rotation_euler = (Vector(tgt) - Vector(loc)).to_track_quat('-Z', 'Y').to_euler()
    area(key_loc, key, key_size, warm); area((4.5, -3.5, 4), fill, 4.5, (1, .97, .93)); area((4.2, 4, 2.6), rim, 1.6, (1, .95, .88))
    w = bpy.data.worlds.new('w'); sc.world = w; w.use_nodes = True
    w.node_tree.nodes['Background'].inputs[0].default_value = (1, .96, .9, 1); w.node_tree.nodes['Background'].inputs[1].default_value = world

SHOT = {}

def softbox(loc, energy, size, tgt=(0, 0, .8), color=(1, .98, .95)):
    """A window: a rectangle of light that glass and lacquer reflect."""
    l = bpy.data.lights.new('w', 'AREA'); l.shape = 'RECTANGLE'; l.energy, l.size, l.size_y, l.color = energy, size[0], size[1], color
    o = bpy.data.objects.new('w', l); o.location = loc; bpy.context.collection.objects.link(o)
    o.rotation_euler = (Vector(tgt) - Vector(loc)).to_track_quat('-Z', 'Y').to_euler()

def camera(size, target=(0, 0, .2), elev=40, azim=0, lens=75, fstop=.5, focus=None):
    SHOT.update(size=size, target=target, elev=elev, azim=azim, lens=lens, fstop=fstop, focus=focus)
    sc = bpy.context.scene; c = bpy.data.cameras.new('c'); c.lens = lens; d = size / 2 / math.tan(math.atan(18 / lens))
    e, a = math.radians(elev), math.radians(azim); t = Vector(target)
    o = bpy.data.objects.new('c', c); bpy.context.collection.objects.link(o); sc.camera = o
    o.location = t + d * Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)))
    o.rotation_euler = (t - o.location).to_track_quat('-Z', 'Y').to_euler()
    c.dof.use_dof = True; c.dof.aperture_fstop = fstop; f = Vector(focus or target)
    c.dof.focus_distance = (f - o.location).dot((t - o.location).normalized())
