"""Drinks: cold ones in a glass, hot ones in a cup or a small glass."""
from bits import *
from bowls import nuts

GLASSES = {
    # outer profile (r, z), wall
    'tumbler': ([(0.44, 0), (0.48, 0.03), (0.52, 0.5), (0.60, 1.5)], 0.03),
    'tall': ([(0.40, 0), (0.43, 0.03), (0.46, 0.5), (0.51, 1.75)], 0.028),
    'milkshake': ([(0.34, 0), (0.38, 0.04), (0.25, 0.15), (0.36, 0.5), (0.52, 1.2), (0.58, 1.6)], 0.03),
    'tea': ([(0.26, 0), (0.30, 0.03), (0.33, 0.25), (0.24, 0.52), (0.30, 0.9), (0.33, 1.0)], 0.022),
    'small': ([(0.28, 0), (0.32, 0.02), (0.35, 0.3), (0.38, 0.85)], 0.028),
}


def clear(name='glass', tint='#ffffff', weight=0.85):
    """Glass without refraction: a Fresnel sheen, no noise, no dark shadow."""
    m = Mat(name)
    f = m.node('LayerWeight', {'Blend': 0.3}).outputs['Fresnel']
    mix = m.node('MixShader', {'Fac': m.math('ADD', m.math('MULTIPLY', f, weight), 0.025)})
    m.t.links.new(m.node('BsdfTransparent', {'Color': tint}).outputs[0], mix.inputs[1])
    m.t.links.new(m.node('BsdfGlossy', {'Roughness': 0.04}).outputs[0], mix.inputs[2])
    m.t.links.new(mix.outputs[0], m.node('OutputMaterial').inputs[0])
    return m.m


def liquid(colors, H, glow=0.16, rough=0.08, foam=0.0, foam_color='#fff6e4', swirl=0.0, clearness=0.0):
    """Colours from bottom to top. It glows a little, like a drink with light behind it."""
    m = Mat('liquid')
    z = m.node('SeparateXYZ', {'Vector': m.obj}).outputs[2]
    t = m.node('MapRange', {'Value': z, 'From Min': 0.0, 'From Max': H}).outputs[0]
    if swirl:
        t = m.math('ADD', t, m.math('MULTIPLY', m.math('SUBTRACT', m.noise(2.2, 4, 0.55, 1.2), 0.5), swirl))
    k = max(1, len(colors) - 1)
    stops = [(min(0.98, 0.03 + 0.9 * i / k), c) for i, c in enumerate(colors)]
    if foam:
        stops = [(p * (1 - foam), c) for p, c in stops] + [(1 - foam + 0.015, foam_color)]
    c = m.ramp(t, stops)
    sh = m.node('BsdfPrincipled', {'Base Color': c, 'Roughness': rough, 'Emission': c, 'Emission Strength': glow, 'Specular': 0.5}, subsurface_method=SSS).outputs[0]
    if clearness:
        mix = m.node('MixShader', {'Fac': clearness})
        m.t.links.new(sh, mix.inputs[1])
        m.t.links.new(m.node('BsdfTransparent', {'Color': c}).outputs[0], mix.inputs[2])
        sh = mix.outputs[0]
    m.t.links.new(sh, m.node('OutputMaterial').inputs[0])
    return m.m


def profile(kind, n=60):
    p = smooth_prof([(0, 0)] + GLASSES[kind][0])
    return p


def radius_at(prof, z):
    return float(np.interp(z, prof[:, 1], prof[:, 0]))


def citrus_wheel(rng, loc, rot, R=0.3, colors=('#f2c41a', '#f8dc58', '#fbf2c0'), thick=0.06, N=9):
    """A slice: rind, pith and segments."""
    th = np.linspace(0, TAU, 260, endpoint=False)[:, None]
    r = np.linspace(0, 1, 70)[None] + 0 * th
    t = th + 0 * r
    w = np.abs(((t * N / TAU) % 1) - 0.5) * 2
    seg = sstep(0.01, 0.04, (1 - w) * r * PI / N) * sstep(0.06, 0.12, r) * (1 - sstep(0.83, 0.86, r))
    m = Mat('wheel')
    c = m.mix(m.attr('seg'), colors[2], m.mix(m.ramp(m.noise(22, 3), [(0.3, 0.0), (0.7, 1.0)]), colors[1], colors[0]))
    c = m.mix(m.attr('peel'), c, colors[0])
    mat = m.done(c, 0.15, 0.3, (0.06, 0.05, 0.01), m.bump(m.noise(40, 3), 0.006, 0.4), Emission=c, Emission_Strength=0.06)
    P = np.stack([r * np.cos(t), r * np.sin(t), 0.012 * seg], -1) * R
    o = grid('wheel', P, mat, True, dict(seg=seg, peel=sstep(0.93, 0.95, r)), thick)
    o.location, o.rotation_euler = loc, rot


def ice(rng, prof, H, count=4):
    m = Mat('ice')
    f = m.node('LayerWeight', {'Blend': 0.35}).outputs['Fresnel']
    mix = m.node('MixShader', {'Fac': m.math('ADD', m.math('MULTIPLY', f, 0.7), 0.06)})
    m.t.links.new(m.node('BsdfTransparent', {'Color': '#eef4f6'}).outputs[0], mix.inputs[1])
    g = m.node('BsdfGlossy', {'Color': '#ffffff', 'Roughness': 0.12})
    m.t.links.new(m.bump(m.noise(7, 4), 0.05, 0.6), g.inputs['Normal'])
    m.t.links.new(g.outputs[0], mix.inputs[2])
    m.t.links.new(mix.outputs[0], m.node('OutputMaterial').inputs[0])
    R = radius_at(prof, H) - 0.16
    for i in range(count):
        a = i * TAU / count + rng.random()
        s = rng.uniform(0.2, 0.27)
        box('ice', (s, s, s), m.m, (R * 0.62 * math.cos(a), R * 0.62 * math.sin(a), H + rng.uniform(-0.02, 0.07)), tuple(rng.uniform(-0.6, 0.6, 3)), 0.045, 3)


def straw(rng, prof, H, top, color='#f2efe6', stripe='#c8402c'):
    m = Mat('straw')
    z = m.node('SeparateXYZ', {'Vector': m.obj}).outputs[2]
    x = m.node('SeparateXYZ', {'Vector': m.obj})
    a = m.math('ARCTAN2', x.outputs[1], x.outputs[0])
    f = m.math('FRACT', m.math('ADD', m.math('MULTIPLY', z, 3.2), m.math('DIVIDE', a, TAU)))
    mat = m.done(m.mix(m.ramp(f, [(0.48, 0.0), (0.52, 1.0)]), color, stripe), 0.4)
    o = lathe('straw', [(0.045, 0), (0.045, top), (0.036, top), (0.036, 0.0)], mat, 24)
    o.location, o.rotation_euler = (-0.10, 0.06, H * 0.4), (0.10, 0.2, 0)


def drops(rng, prof, H, count=80):
    """Condensation on the outside."""
    z, a = rng.uniform(0.08, H, count), rng.random(count) * TAU
    r = np.interp(z, prof[:, 1], prof[:, 0])
    s = rng.uniform(0.008, 0.026, count) * rng.uniform(0.6, 1.2, count)
    P = np.stack([r * np.cos(a), r * np.sin(a), z], 1)
    N = np.stack([np.cos(a), np.sin(a), 0 * a], 1)
    scatter('drops', *ico(2), P, frames(N, rng.random(count) * 6), np.stack([s, s * 1.15, s * 0.55], 1), clear('drop', '#ffffff', 1.6), rng)


FRUIT = {
    'lemon': ('#f2c41a', '#f8dc58', '#fbf2c0'), 'lime': ('#6a9a1c', '#b4cf5a', '#e4efb4'), 'orange': ('#ee8410', '#fba02c', '#fbe0a8'),
    'grapefruit': ('#e8702c', '#e0503c', '#f8d8b8'),
}


def blobs_of(rng, kind, spots, z):
    if kind == 'strawberry':
        m = Mat('strawberry')
        n = m.noise(4, 4)
        v = m.voro(16)
        c = m.mix(m.ramp(v, [(0.1, 1.0), (0.18, 0.0)]), m.mix(n, '#a80c10', '#d8241c'), '#e8c060')
        mat = m.done(c, 0.16, 0.25, (0.06, 0.02, 0.01), m.bump(m.ramp(v, [(0.05, 0.0), (0.3, 1.0)]), 0.02, 0.7), Specular=0.55)
        g = herb('#2f6a1a', '#5fa038')
        for x, y in spots:
            V, F = ico(5)
            V = V * [1, 1, 1.15]
            V[:, :2] *= 1 - 0.5 * np.clip(-V[:, 2:], 0, 1) ** 1.3
            o = mesh('strawberry', V * 0.2, F, mat)
            o.location, o.rotation_euler = (x, y, z + 0.16), (rng.normal(0, 0.4) + 0.5, rng.normal(0, 0.3), rng.random() * 6)
            for k in range(6):
                l = leaf('calyx', g, 0.17, 0.07, 0.2, 0.3, 0, 0.05, (0.07 * math.cos(k * TAU / 6), 0.07 * math.sin(k * TAU / 6), 0.215), (-0.25, 0, k * TAU / 6 - PI / 2), k)
                l.parent = o
    elif kind == 'dates':
        m = organic(['#2c120a', '#5a2a14', '#8a4a22'], 4, (0.14, 0.3), 0.12, (14, 0.02), Specular=0.6)
        for i, (x, y) in enumerate(spots):
            o = blob('date', 0.17, m, (0, 0, 0), (1.65, 0.78, 0.72), 0.10, 2.2, i, 5)
            o.location, o.rotation_euler = (x, y, z + 0.12), (0, rng.normal(0, 0.08), rng.random() * 6)
    else:
        m, s, sq = {
            'blueberry': (organic(['#1a2040', '#2c3560', '#56608c'], 4, (0.3, 0.5), 0.1, (20, 0.006)), 0.11, (1, 1, 0.9)),
            'cherry': (organic(['#4a040c', '#8c0c1a'], 3, (0.08, 0.14), 0.15, (10, 0.004)), 0.15, (1, 1, 0.92)),
            'pearl': (organic(['#140a06', '#2a160c'], 3, (0.06, 0.12), 0.1, (10, 0.003)), 0.06, (1, 1, 1)),
            'lemon': (organic(['#e8b80e', '#f6d02c'], 4, (0.25, 0.4), 0.2, (60, 0.012)), 0.3, (1.22, 0.95, 0.95)),
            'orange': (organic(['#e0700a', '#f5921a'], 4, (0.28, 0.4), 0.2, (60, 0.014)), 0.4, (1, 1, 0.96)),
            'mango': (organic(['#d8480c', '#f0a01a', '#f5c030', '#8a9a2a'], 1.2, (0.2, 0.35), 0.2, (50, 0.006)), 0.42, (1.3, 0.95, 0.88)),
            'pomegranate': (organic(['#8a0e14', '#b8281e', '#d0603a'], 2, (0.2, 0.4), 0.12, (24, 0.01)), 0.42, (1, 1, 0.95)),
            'apple': (organic(['#4a8a1c', '#86b83a', '#b8d264'], 2, (0.14, 0.25), 0.2, (30, 0.004)), 0.38, (1, 1, 0.92)),
            'avocado': (organic(['#16240c', '#2c421a', '#4a5a28'], 5, (0.3, 0.45), 0.08, (40, 0.02)), 0.36, (1.35, 0.9, 0.9)),
            'coconut': (organic(['#3a2010', '#5e3a1e', '#86603a'], 6, (0.6, 0.8), 0.02, (60, 0.05)), 0.5, (1, 1, 1)),
            'peach': (organic(['#c83a1c', '#f08a3a', '#f7c070'], 1.4, (0.4, 0.55), 0.25, (60, 0.004)), 0.36, (1, 1, 0.95)),
            'honeycomb': (organic(['#c87a0c', '#eaa82a'], 4, (0.1, 0.2), 0.3, (16, 0.02)), 0.2, (1.2, 1, 0.6)),
            'ginger': (organic(['#b8905a', '#d4b484', '#e4cca0'], 5, (0.4, 0.55), 0.15, (24, 0.02)), 0.26, (1.5, 0.7, 0.6)),
        }[kind]
        for i, (x, y) in enumerate(spots):
            blob(kind, s * rng.uniform(0.92, 1.06), m, (x, y, z + s * sq[2] * 0.9), sq, {'ginger': 0.18, 'coconut': 0.04}.get(kind, 0.02), 1.6, i + 3, 5, rng.random() * 6)


def beside(rng, spec):
    """Ingredients of the drink, on the table behind it."""
    for kind, spots in spec.items():
        if kind == 'mint':
            leaves(rng, [tuple(s) for s in spots], 0.06, 0.42, 0.6, herb('#1f6a1c', '#4fa23a', '#9ccf7a'), 0.2)
        elif kind == 'watermelon':
            m = Mat('melon')
            e = m.attr('edge')
            c = m.ramp(m.math('ADD', e, m.math('MULTIPLY', m.math('SUBTRACT', m.noise(9, 4), 0.5), 0.06)), [(0.3, '#c8141c'), (0.78, '#dc3430'), (0.84, '#f2b8a0'), (0.89, '#eef0d0'), (0.93, '#4a8a3a'), (1, '#1c4a1c')])
            mat = m.done(c, 0.16, 0.3, (0.08, 0.03, 0.02), m.bump(m.noise(26, 4), 0.012, 0.6))
            for x, y in spots:
                R = 0.95
                a = np.linspace(0.0, PI, 50)
                r = np.linspace(0, 1, 40)
                P = np.stack([R * r[None] * np.cos(a)[:, None], 0 * (a[:, None] * r), R * r[None] * np.sin(a)[:, None]], -1)
                o = grid('melon', P, mat, False, {'edge': 0 * a[:, None] + r[None]}, 0.22)
                o.location, o.rotation_euler = (x, y, 0.12), (-0.25, -0.5, rng.normal(0, 0.3))
        elif kind in ('lemon half', 'orange half', 'lime half'):
            for x, y in spots:
                citrus_wheel(rng, (x, y, 0.3), (1.1, 0, rng.normal(0, 0.3)), 0.3, FRUIT[kind.split()[0]], 0.05)
        elif kind == 'pineapple':
            from produce import pineapple
            for x, y in spots:
                pineapple(rng, (x, y, 0), 0.75)
        elif kind in ('pistachios', 'almonds', 'walnuts', 'pine nuts', 'peanuts', 'raisins', 'cashews'):
            for x, y in spots:
                nuts(rng, kind, [(x + rng.normal(0, 0.16), y + rng.normal(0, 0.12)) for _ in range(14)], 0.05, 1.1)
        elif kind == 'coffee beans':
            V, F = ico(3)
            V = V * [1, 0.72, 0.5]
            V[:, 2] -= 0.22 * np.exp(-((V[:, 1] / 0.12) ** 2)) * (V[:, 2] > 0)
            for x, y in spots:
                k = 26
                P = np.c_[x + rng.normal(0, 0.22, k), y + rng.normal(0, 0.16, k), np.full(k, 0.05)]
                scatter('bean', V, F, P, frames(UP + rng.normal(0, 0.4, (k, 3)), rng.random(k) * 6), np.full((k, 3), 0.09), organic(['#1c0c06', '#3a1c0e'], 5, (0.2, 0.35), 0.05, (20, 0.006)), rng)
        elif kind == 'chocolate':
            dark = simple('chocolate', '#2a1208', 0.25, Clearcoat=0.2)
            for i, (x, y) in enumerate(spots):
                for j in range(3):
                    box('square', (0.24, 0.24, 0.09), dark, (x + (0.0, 0.26, 0.1)[j], y + (0.0, 0.05, -0.06)[j], (0.05, 0.05, 0.15)[j]), (0.0, (0, 0, 0.15)[j], 0.3 * j + i), 0.025)
        elif kind == 'pomegranate':
            red = organic([(0.3, '#7a0a14'), (0.5, '#b01c20'), (0.68, '#cc4a34'), (0.8, '#d8905c')], 1.8, (0.2, 0.4), 0.12, (30, 0.01))
            pith, seeds = organic(['#f0d890', '#f8ecc0'], 5, (0.4, 0.5), 0.2), organic(['#7a0418', '#b80c2c', '#d8304a'], 4, (0.05, 0.12), 0.4, vary=0.6, Clearcoat=0.6)
            for i, (x, y) in enumerate(spots):
                half = i % 2
                # a half shows its seeds to the camera, a whole one its crown
                e = bpy.data.objects.new('fruit', None)
                bpy.context.collection.objects.link(e)
                parts = [lathe('crown', [(0.06, 0.36), (0.08, 0.44), (0.14, 0.54), (0.12, 0.55), (0.05, 0.46)], red, 120, lambda P: 0.05 * np.cos(6 * np.arctan2(P[..., 1], P[..., 0])) * (P[..., 2] > 0.5))]
                if half:
                    t = np.linspace(-PI / 2, 0, 40)
                    parts.append(lathe('shell', [(0.42 * math.cos(a), 0.4 * math.sin(a)) for a in t] + [(0.37, 0.0)], red, 100))
                    parts.append(lathe('pith', [(0.38, -0.005), (0.3, -0.03), (0, -0.04)], pith, 80))
                    k, pts = 90, spread(rng, 90, 0.34, 0.055)
                    pts = [p for p in pts if abs(math.sin(3 * math.atan2(p[1], p[0]))) > 0.22 or math.hypot(*p) < 0.1]
                    V, F = ico(2)
                    N = rng.normal(0, 0.35, (len(pts), 3)) + [0, 0, 1]
                    parts.append(scatter('seeds', V * [1, 0.75, 0.8], F, np.array([(*p, 0.0) for p in pts]), frames(N, rng.random(len(pts)) * 6), np.full((len(pts), 3), 0.05), seeds, rng))
                    parts[0].hide_render = True
                else:
                    parts.append(blob('body', 0.42, red, (0, 0, 0), (1, 1, 0.93), 0.03, 1.6, i + 3, 5))
                for o in parts:
                    o.parent = e
                e.location, e.rotation_euler = (x, y, 0.4), (1.05, 0, -0.2) if half else (0.35, -0.45, 0)
        elif kind == 'coconut':
            m = organic(['#3a2010', '#5e3a1e', '#86603a'], 5, (0.7, 0.9), 0.02, (60, 0.06))
            flesh_m = simple('flesh', '#fbf6ec', 0.3, sss=0.3, radius=(0.05, 0.045, 0.04))
            for i, (x, y) in enumerate(spots):
                if i % 2 == 0:
                    blob('coconut', 0.5, m, (x, y, 0.5), (1, 1, 0.98), 0.04, 1.6, i, 5)
                    continue
                for name, prof, mat in (('shell', [(0.02, -0.5), (0.32, -0.42), (0.5, -0.08), (0.51, 0.0), (0.48, 0.02)], m), ('flesh', [(0.48, 0.02), (0.4, 0.02), (0.37, -0.1), (0.24, -0.32), (0.0, -0.37)], flesh_m)):
                    o = lathe(name, smooth_prof(prof), mat, 100)
                    o.location, o.rotation_euler = (x, y, 0.46), (0.95, -0.1, -0.25)
        elif kind == 'spice':
            for x, y in spots:
                m = organic(['#7a8a4a', '#a8b070'], 4, (0.5, 0.6), 0.1, (30, 0.01))
                for i in range(7):
                    o = blob('cardamom', 0.07, m, (x + rng.normal(0, 0.2), y + rng.normal(0, 0.14), 0.05), (1.7, 0.8, 0.75), 0.08, 2, i, 3, rng.random() * 6)
        elif kind == 'cinnamon':
            m = organic(['#6a3414', '#9a5a2a', '#b87a44'], 6, (0.5, 0.65), 0.05, (26, 0.02))
            for x, y in spots:
                for i in range(3):
                    o = lathe('stick', [(0.02, 0), (0.06, 0), (0.065, 0.9), (0.03, 0.9)], m, 20, lambda P: 0.01 * fbm(P, 4, 3, 2))
                    o.location, o.rotation_euler = (x, y + 0.14 * i, 0.07), (0, PI / 2, 0.3 + 0.15 * i)
        else:
            blobs_of(rng, kind, [tuple(s) for s in spots], 0)


def sprig(at, h=0.5, lean=(0.1, 0.05), n=5, L=0.3, turn=0.0):
    """A stem of mint: pairs of leaves, smaller toward its tip."""
    m = herb('#2c7a22', '#6cb848', '#b4dc90')
    e = bpy.data.objects.new('sprig', None)
    bpy.context.collection.objects.link(e)
    t = np.linspace(0, 1, 20)
    parts = [tubes('stem', [np.stack([0.03 * np.sin(t * 3), 0.02 * np.cos(t * 2), h * t], -1)], 0.014, simple('stem', '#5a8a3a', 0.4), 8)]
    for i in range(n):
        z, s = h * (0.25 + 0.75 * i / max(1, n - 1)), L * (1.0 - 0.45 * i / n)
        for k in range(2):
            a = turn + i * 1.57 + k * PI
            up = 0.25 + 0.75 * i / n
            q = leaf('mint', m, s, s * 0.6, 0.3, 0.22, 0.03, 0.02, (0.42 * s * math.cos(a), 0.42 * s * math.sin(a), z + 0.3 * s * up), (up * 0.8, 0, a - PI / 2), i)
            parts.append(q)
    for o in parts:
        o.parent = e
    e.location, e.rotation_euler = at, (lean[0], lean[1], 0)


def gilding(prof, top, color='#d8a848'):
    """Gold on a tea glass: a rim, two lines and a row of arches between them."""
    gold = simple('gold', color, 0.22, Metallic=1.0)
    t = np.linspace(0, TAU, 129)
    ring = lambda z, r: tubes('gold', [np.stack([(radius_at(prof, z) + 0.004) * np.cos(t), (radius_at(prof, z) + 0.004) * np.sin(t), np.full(129, z)], -1)], r, gold, 8)
    ring(top, 0.014), ring(top * 0.93, 0.008), ring(top * 0.76, 0.008)
    a = np.linspace(0, TAU, 700)
    for lift, k in ((0.0, 1), (0.035, 1)):
        z = top * 0.78 + lift + top * 0.11 * abs(np.sin(a * 6.5)) ** 0.7
        tubes('arches', [np.stack([(np.interp(z, prof[:, 1], prof[:, 0]) + 0.004) * np.cos(a), (np.interp(z, prof[:, 1], prof[:, 0]) + 0.004) * np.sin(a), z], -1)], 0.0065, gold, 6)


def clear_liquid(color, weak=0.12):
    """Tea one can look through: it colours the light and shines a little."""
    m = Mat('clear tea')
    f = m.node('LayerWeight', {'Blend': 0.25}).outputs['Fresnel']
    mix = m.node('MixShader', {'Fac': m.math('ADD', m.math('MULTIPLY', f, 0.5), weak)})
    m.t.links.new(m.node('BsdfTransparent', {'Color': color}).outputs[0], mix.inputs[1])
    m.t.links.new(m.node('BsdfPrincipled', {'Base Color': color, 'Roughness': 0.03, 'Specular': 0.6, 'Emission': color, 'Emission Strength': 0.25}).outputs[0], mix.inputs[2])
    m.t.links.new(mix.outputs[0], m.node('OutputMaterial').inputs[0])
    return m.m


def cold(seed=1, glass='tumbler', colors=('#e8860c', '#f5a01c'), level=0.9, foam=0.0, glow=0.16, swirl=0.0, clearness=0.0, rim=None, with_ice=3, mint=0, with_straw=None, cream=False, top_with=None, around=None, ground='light', back='#efe0c6', inside=None, dew=True, foam_color='#fff6e4', floats=None, size=None, see_through=None, gilded=False, sprigs=0):
    rng = np.random.default_rng(seed)
    prof = profile(glass)
    wall = GLASSES[glass][1]
    top = float(prof[:, 1].max())
    H = top * level
    inner = np.array([(max(r - wall, 0), z) for r, z in prof if z > 0.07])
    lathe('glass', np.concatenate([prof, [[prof[-1][0] - wall * 0.4, top + 0.012]], inner[::-1], [[0, 0.08]]]), clear(weight=0.45), 128)
    body = [(0, 0.085)] + [(r + 0.004, z) for r, z in inner if 0.085 < z < H] + [(radius_at(inner, H) - 0.002, H), (radius_at(inner, H) * 0.8, H - 0.006), (0, H - 0.006)]
    lathe('drink', body, clear_liquid(see_through) if see_through else liquid(list(colors), H, glow, 0.06, foam, foam_color, swirl, clearness), 128)
    if gilded:
        gilding(prof, top)
    for i in range(sprigs):
        sprig((0.09 * math.cos(i * 2.4 + 0.5), 0.09 * math.sin(i * 2.4 + 0.5), H * (0.45 if see_through else 0.8)), top - H * 0.45 + 0.16 - 0.06 * i, (rng.normal(0, 0.2), rng.normal(0.1, 0.25)), 5, 0.27, i)
    if foam:
        n = 500
        q, a = radius_at(inner, H) * 0.97 * np.sqrt(rng.random(n)), rng.random(n) * TAU
        s = rng.uniform(0.006, 0.022, n)
        scatter('bubbles', *ico(1), np.stack([q * np.cos(a), q * np.sin(a), H + 0 * q], 1), frames(rng.normal(0, 1, (n, 3)), a), np.stack([s, s, s], 1), simple('foam', foam_color, 0.3), rng)
    if inside == 'pearls':
        k = 60
        q, a, z = 0.3 * np.sqrt(rng.random(k)), rng.random(k) * TAU, rng.uniform(0.12, 0.5, k)
        r = np.interp(z, inner[:, 1], inner[:, 0]) - 0.02
        P = np.stack([r * np.cos(a), r * np.sin(a), z], 1)
        scatter('pearls', *ico(3), P, frames(rng.normal(0, 1, (k, 3)), a), np.full((k, 3), 0.062), organic(['#140a06', '#2a160c'], 3, (0.06, 0.12), 0.1, (10, 0.003)), rng)
    if with_ice:
        ice(rng, inner, H, with_ice)
    if cream:
        whip(rng, (0, 0, H - 0.02), radius_at(inner, top) * 0.76)
    if floats:
        nuts(rng, floats, [(0.26 * math.sqrt(rng.random()) * math.cos(a), 0.26 * math.sin(a) * rng.random()) for a in rng.random(16) * TAU], H + 0.03, 0.9)
    if top_with:
        blobs_of(rng, top_with, [(0.08, -0.1)], H + (0.42 if cream else 0.0))
    if mint:
        leaves(rng, [(0.1 * math.cos(i * 2.2) - 0.05, 0.1 * math.sin(i * 2.2) - 0.05) for i in range(mint)], H + 0.14 + (0.35 if cream else 0), 0.34, 0.62, herb('#1f6a1c', '#4fa23a', '#9ccf7a'), 0.7, 0.1)
    if rim:
        citrus_wheel(rng, (radius_at(prof, top) - 0.02, -0.1, top + 0.03), (PI / 2, 0, 0.5), 0.27, FRUIT[rim])
    if with_straw:
        straw(rng, prof, H, top * 0.85, stripe=with_straw)
    if dew and with_ice:
        drops(rng, prof, H)
    beside(rng, around or {})
    stage(table(ground), simple('wall', back, 0.9, Emission=back, Emission_Strength=0.4), key=640, key_loc=(-3.4, 3.6, 4.2), fill=150, world=0.42)
    softbox((-2.6, -2.0, 1.5), 70, (0.5, 2.6))
    span = size or (top + (0.95 if cream else 0.55)) * 1.26
    camera(span, (0.06, 0, top * (0.66 if cream else 0.53)), 17, 0, 80, 0.5, (0, -0.3, top * 0.5))


def whip(rng, loc, R):
    """Whipped cream, squeezed in a spiral."""
    th, t = np.linspace(0, TAU, 200, endpoint=False)[:, None], np.linspace(0, 1, 90)[None]
    r = R * (1 - t) ** 0.75 * (1 + 0.16 * np.sin(t * 3.2 * TAU)) * (1 + 0.11 * np.cos(7 * th + t * 9))
    P = np.stack([r * np.cos(th), r * np.sin(th), 0.62 * t + 0 * th], -1)
    P[..., 0] += 0.05 * t**2
    grid('cream', P + np.array(loc), simple('cream', '#fdf6ea', 0.35, sss=0.4, radius=(0.06, 0.055, 0.045)), True, sub=1)


CUPS = {'white': '#f3eee5', 'black': '#232325', 'clay': '#a3603c', 'sage': '#8fa188', 'sky': '#7da3b5', 'sand': '#d8c3a0', 'ink': '#2f4a52', 'rose': '#cf9c8e'}


def hot(seed=1, cup='white', colors=('#2a1208', '#4a2410'), foam=None, art=False, saucer=True, shape='cup', dust=None, around=None, ground='walnut', elev=34, crema=False, floats=None, lemon=False, mint=0, size=None, level=0.86, drizzle=None):
    """Coffee or tea seen from above the rim. `foam`: colours of milk foam; `art`: a rosetta."""
    rng = np.random.default_rng(seed)
    china = glaze_cup(CUPS[cup])
    R, H, foot = {'cup': (0.62, 0.62, 0.3), 'small': (0.42, 0.5, 0.24), 'mug': (0.52, 0.85, 0.42), 'finjan': (0.36, 0.42, 0.16), 'bowl': (0.72, 0.55, 0.34)}[shape]
    w = 0.045
    straight = shape == 'mug'
    out = [(0, 0), (foot, 0), (foot + 0.03, 0.03), (R * (0.98 if straight else 0.88), H * 0.4), (R, H)]
    inn = [(R - w, H), (R * (0.94 if straight else 0.82), H * 0.42), (foot * 0.9, 0.09), (0, 0.07)]
    lathe('cup', np.concatenate([smooth_prof(out), [[R - w * 0.5, H + 0.02]], smooth_prof(inn)]), china, 140, loc=(0, 0, 0.06 if saucer else 0))
    base = 0.06 if saucer else 0
    Zs = base + H * level
    Rs = float(np.interp(H * level, [0.09, H * 0.42, H], [foot * 0.9, R * (0.94 if straight else 0.82), R - w])) - 0.003
    drink_surface(rng, Rs, Zs, colors, foam, art, crema, dust)
    if drizzle:
        # a zigzag of sauce over a dome of whipped milk
        milk = organic(['#f2e4cc', '#fbf3e2'], 5, (0.35, 0.5), 0.3, (10, 0.01))
        th, r = np.linspace(0, TAU, 160, endpoint=False)[:, None], np.linspace(0, 1, 60)[None]
        dome = lambda x, y: Zs + 0.16 * np.maximum(0, 1 - (x * x + y * y) / Rs**2) ** 0.7 + 0.03 * fbm(np.stack([x, y, 0 * x], -1) / Rs, 2.4, 4, 5)
        x, y = 0.86 * Rs * r * np.cos(th), 0.86 * Rs * r * np.sin(th)
        grid('milk', np.stack([x, y, dome(x, y)], -1), milk, True)
        t = np.linspace(-1, 1, 400)
        w = np.sqrt(1 - t**2) * 0.74 * Rs
        x, y = w * np.sin(t * 22), 0.74 * Rs * t
        tubes('drizzle', [np.stack([x, y, dome(x, y) + 0.008], -1)], 0.022, simple('sauce', drizzle, 0.12, Clearcoat=0.4), 10, flat=0.7)
    if floats:
        nuts(rng, floats, [(Rs * 0.6 * rng.uniform(-1, 1), Rs * 0.6 * rng.uniform(-1, 1)) for _ in range(12)], Zs + 0.02, 0.8)
    if mint:
        leaves(rng, [(0.16 * math.cos(i * 2.3), 0.16 * math.sin(i * 2.3)) for i in range(mint)], Zs + 0.04, 0.34, 0.62, herb('#1f6a1c', '#4fa23a', '#9ccf7a'), 0.25)
    if lemon:
        citrus_wheel(rng, (0.12, -0.08, Zs + 0.02), (0.04, 0.05, 0.3), Rs * 0.55, FRUIT['lemon'], 0.04)
    if shape != 'finjan' and shape != 'bowl':
        t = np.linspace(-1.35, 1.35, 40)
        hx, hz = R + 0.02 + 0.26 * np.cos(t) * 0.95, base + H * 0.55 + 0.24 * np.sin(t) * (H / 0.62) * 0.85
        a = -0.45
        tubes('handle', [np.stack([(hx - 0.06) * math.cos(a), (hx - 0.06) * math.sin(a), hz], -1)], 0.055, china, 14)
    if saucer:
        sr = R * 1.75
        lathe('saucer', smooth_prof([(0, 0.03), (sr * 0.5, 0.03), (sr * 0.55, 0.0), (sr * 0.6, 0.03), (sr, 0.13), (sr * 1.01, 0.15), (sr * 0.97, 0.155), (sr * 0.55, 0.06), (0, 0.055)]), china, 140)
    beside(rng, around or {})
    stage(table(ground), key_size=2.4)
    softbox((-2.6, -2.2, 1.6), 40, (0.6, 2.0))
    camera(size or R * 4.0, (0.06, 0.0, base + H * 0.6), elev, 0, 80, 0.5, (0, -R * 0.5, Zs))


def glaze_cup(color):
    m = Mat('china')
    n = m.noise(3, 4)
    return m.done(m.mix(m.math('MULTIPLY', n, 0.14), color, '#8a7458'), 0.16, bump=m.bump(n, 0.008, 0.3), Clearcoat=0.4)


def drink_surface(rng, R, Z, colors, foam, art, crema, dust):
    th, r = np.linspace(0, TAU, 400, endpoint=False)[:, None], np.linspace(0, 1, 220)[None]
    x, y = r * np.cos(th), r * np.sin(th)
    P = np.stack([R * x, R * y, Z + 0.006 * sstep(0.9, 1.0, r) + (0.02 * (1 - r**3) if foam else 0) + 0 * th], -1)
    s = int(rng.integers(99))
    q = np.stack([x, y, 0 * x], -1)
    milk = np.zeros_like(x)
    if art:
        hx, hy = (x + 0.02 * fbm(q, 3, 3, s)) / 0.62, (y + 0.06 + 0.02 * fbm(q, 3, 3, s + 1)) / 0.6
        heart = (hx**2 + hy**2 - 1) ** 3 - hx**2 * np.sign(hy) * abs(hy) ** 3
        milk = sstep(0.05, -0.05, heart) * (1 - 0.75 * sstep(0.05, 0.0, abs(heart + 0.42)))
        milk = np.maximum(milk, sstep(0.03, 0.0, abs(r - 0.86 - 0.02 * np.sin(th * 3))) * 0.8)
    elif foam:
        # milk foam up to a thin, brown ring at the cup
        turn = np.arctan2(y, x) + 3.4 * r + 0.5 * fbm(q, 1.6, 2, s + 3)
        swirl = 0.5 + 0.5 * np.sin(2 * turn + 1.2 * fbm(q, 2.2, 3, s + 2))
        milk = sstep(0.99, 0.82, r + 0.1 * fbm(q, 2.5, 4, s)) * np.clip(0.42 + 0.62 * sstep(0.15, 0.75, swirl), 0, 1)
    bub = sstep(0.95, 0.99, r + 0.02 * fbm(q, 9, 3, s + 4))
    m = Mat('coffee')
    n = m.noise(8, 6, 0.6, 0.8)
    c = m.mix(m.ramp(n, [(0.35, 0.0), (0.7, 1.0)]), *colors)
    if crema:
        c = m.ramp(n, [(0.3, '#6a3010'), (0.5, '#a05a20'), (0.7, '#c88840')])
    if foam:
        edge = m.mix(m.ramp(n, [(0.35, 0.0), (0.65, 1.0)]), *(foam[:2] if len(foam) > 2 else ('#9a5a26', '#b87838')))
        c = m.mix(m.attr('milk'), edge, foam[-1])
    c = m.mix(m.math('MULTIPLY', m.attr('bub'), 0.5), c, (foam[-1] if foam else '#b87a3c') if (crema or foam) else colors[1])
    rough = 0.46 if foam else (0.16 if crema else 0.03)
    grid('surface', P, m.done(c, rough, 0.15 if foam else 0.0, bump=m.bump(m.noise(60, 3), 0.003, 0.4), Specular=0.5), True, dict(milk=milk, bub=bub))
    if foam or crema:
        k = 180
        q2, a = R * np.sqrt(rng.uniform(0.7, 0.98, k)), rng.random(k) * TAU
        sz = rng.uniform(0.003, 0.011, k)
        scatter('bubbles', *ico(1), np.stack([q2 * np.cos(a), q2 * np.sin(a), np.full(k, Z)], 1), frames(rng.normal(0, 1, (k, 3)), a), np.stack([sz] * 3, 1), simple('bubble', '#c89858' if not foam else foam[-1], 0.15), rng)
    if dust:
        specks(rng, 500, R * 0.8, Z + 0.004, dust, (0.003, 0.008), 0, 0.006, None, 1.3)
