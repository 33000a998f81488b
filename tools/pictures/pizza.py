"""Pizza: one field of points gives height, cheese, browning and char; toppings lie on top."""
from bits import *

SAUCES = {'tomato': ('#761304', '#c4430e'), 'pesto': ('#2f4a0c', '#76902a'), 'cream': ('#d9b682', '#efdcb4'), 'smoky': ('#3a1408', '#83350f')}


def crust(rng, sauce, cheese_count, cheese_size, brownness):
    nt = 800
    th = np.linspace(0, TAU, nt, endpoint=False)[:, None]
    inner, ph = np.linspace(0, 1.2, 220)[:-1], np.linspace(PI, -0.7, 90)
    s = int(rng.integers(500))
    circ = np.stack([np.cos(th), np.sin(th), 0 * th], -1)[:, 0]
    wob = 1 + 0.03 * noise(circ, 1.3, s + 1) + 0.014 * noise(circ, 4, s + 2)
    fat = 1 + 0.35 * noise(circ, 2.2, s + 5) + 0.22 * noise(circ, 6, s + 6)
    rr = np.concatenate([np.broadcast_to(inner, (nt, len(inner))), 1.335 + 0.155 * np.cos(ph) * np.ones((nt, 1))], 1) * wob[:, None]
    z0 = np.concatenate([np.full((nt, len(inner)), 0.10), 0.10 + 0.17 * np.sin(ph) * fat[:, None]], 1)
    P = np.stack([rr * np.cos(th), rr * np.sin(th), z0], -1)
    r = rr / wob[:, None]
    flat = P * [1, 1, 0]
    rim = sstep(1.17, 1.27, r + 0.03 * fbm(flat, 5, 3, s + 9))
    W = flat + 0.10 * np.stack([fbm(flat, 3, 3, s + 11), fbm(flat, 3, 3, s + 12), 0 * rr], -1)
    f = np.zeros_like(rr)
    for x, y in spread(rng, cheese_count, 1.12, 0.36 if cheese_count < 20 else 0.2):
        q = rng.uniform(*cheese_size)
        g = np.exp(-((W[..., 0] - x) ** 2 + (W[..., 1] - y) ** 2) / (q * q))
        f = np.maximum(f, g) + 0.25 * np.minimum(f, g)
    cheese = sstep(0.42, 0.62, f + 0.10 * fbm(flat, 9, 3, s + 14)) * (1 - rim)
    body = sstep(0.40, 1.1, f) * (1 - rim)
    char, blister = np.zeros_like(rr), np.zeros_like(rr)
    for _ in range(150):
        a, q, w0 = rng.random() * TAU, rng.uniform(1.24, 1.5), rng.choice([0.025, 0.04, 0.06, 0.095], p=[0.35, 0.3, 0.22, 0.13])
        c, w = int(a / TAU * nt), int(w0 * 3.2 / 1.3 / TAU * nt) + 2
        ii = np.arange(c - w, c + w) % nt
        d2 = ((P[ii, :, 0] - q * math.cos(a)) ** 2 + (P[ii, :, 1] - q * math.sin(a)) ** 2) / w0**2
        g = np.exp(-d2) * rim[ii]
        blister[ii] = np.maximum(blister[ii], g * w0 * 0.55)
        char[ii] = np.maximum(char[ii], g * rng.uniform(0.3, 1.0))
    n3 = fbm(P, 6, 4, s + 30)
    h = (1 - rim) * (0.016 * fbm(flat, 7, 4, s + 21) + 0.036 * body + 0.014 * cheese + 0.014 * cheese * fbm(flat, 5, 3, s + 23)) + rim * (0.022 * n3 + blister)
    out = np.zeros_like(P)
    out[..., 2] = 1
    k = len(inner)
    out[:, k:, 0], out[:, k:, 1], out[:, k:, 2] = np.cos(th) * np.cos(ph), np.sin(th) * np.cos(ph), np.sin(ph)
    P = P + out * h[..., None]
    bake = sstep(-0.1, 0.75, np.concatenate([0 * inner[None] * th, np.sin(ph) + 0 * th], 1) + 0.5 * n3) * rim
    brown = sstep(0.18, 0.55, fbm(flat, 5.5, 4, s + 40) + 0.30 * body - 0.08 + brownness) * cheese

    m = Mat('pizza')
    at, nz = m.attr, m.noise(11, 6)
    under = m.mix(m.ramp(m.noise(16, 8, 0.65), [(0.3, 0.0), (0.7, 1.0)]), *SAUCES[sauce])
    ch = m.mix(m.ramp(m.noise(6, 4), [(0.35, 0.0), (0.7, 1.0)]), '#fff0d6', '#fbdca0')
    ch = m.mix(m.math('MULTIPLY', at('brown'), m.ramp(m.noise(38, 4), [(0.35, 0.2), (0.6, 1.0)])), ch, '#b5651d')
    cr = m.ramp(m.math('ADD', at('bake'), m.math('MULTIPLY', m.math('SUBTRACT', nz, 0.5), 0.7)), [(0.05, '#f5e0b4'), (0.42, '#e6b56c'), (0.75, '#c67f38'), (1, '#8c4a1c')])
    cr = m.mix(m.ramp(m.math('ADD', at('char'), m.math('MULTIPLY', m.math('SUBTRACT', m.noise(30, 5), 0.5), 0.8)), [(0.35, 0.0), (0.8, 0.93)]), cr, '#1d0f08')
    thin = m.ramp(at('cheese'), [(0.1, 0.0), (0.8, 1.0)])
    c = m.mix(at('rim'), m.mix(thin, under, ch), cr)
    rough = m.mix(at('rim'), m.mix(thin, m.ramp(m.noise(9, 3), [(0.35, 0.18), (0.7, 0.42)]), m.ramp(m.noise(12, 3), [(0.3, 0.22), (0.7, 0.42)])), 0.62)
    hb = m.math('ADD', m.math('MULTIPLY', m.noise(26, 6, 0.62), 0.8), m.math('MULTIPLY', m.noise(90, 3), 0.18))
    grid('pizza', P, m.done(c, rough, 0.2, (0.045, 0.03, 0.018), m.bump(hb, 0.022, 0.6), Specular=0.42), True, dict(rim=rim, cheese=cheese, char=char, bake=bake, brown=brown))


def sausage(dark, light, speck):
    m = Mat('sausage')
    e = m.attr('edge')
    c = m.mix(m.ramp(m.noise(14, 6, 0.65), [(0.36, 0.0), (0.68, 1.0)]), dark, light)
    c = m.mix(m.ramp(m.voro(17), [(0.1, 0.75), (0.2, 0.0)]), c, speck)
    c = m.mix(m.ramp(e, [(0.86, 0.0), (1.0, 0.8)]), c, '#2c0a05')
    return m.done(c, m.ramp(m.noise(8, 4), [(0.35, 0.14), (0.7, 0.4)]), 0.12, (0.05, 0.02, 0.01), m.bump(m.noise(24, 5), 0.012, 0.6), Specular=0.6)


def put(rng, kind, z):
    if kind == 'pepperoni':
        discs(rng, spread(rng, 20, 1.1, 0.36), z, 0.185, sausage('#7d1408', '#b8351a', '#d8744a'), 0.02, 0.035, 0.08)
    elif kind == 'salami':
        discs(rng, spread(rng, 13, 1.05, 0.42), z, 0.24, sausage('#5f0f0a', '#9c2a1c', '#e9c0a4'), 0.016, 0.02, 0.1)
    elif kind == 'basil':
        leaves(rng, spread(rng, 8, 0.95, 0.3), z + 0.07, 0.42, 0.66)
    elif kind == 'chilli':
        rings(rng, spread(rng, 26, 1.08, 0.16), z + 0.02, 0.055, simple('chilli', '#b3140a', 0.2), 0.02, 0.022, 0.3)
    elif kind == 'chicken':
        chunks(rng, spread(rng, 26, 1.08, 0.22), z - 0.01, 0.1, organic([(0.3, '#f0d9ae'), (0.5, '#d9a664'), (0.62, '#9a541c'), (0.75, '#4a200c')], 5, (0.2, 0.45), 0.12, (18, 0.02)), 0.22, (1.9, 0.85, 0.6), 1.3)
    elif kind == 'red onion':
        rings(rng, spread(rng, 20, 1.05, 0.22), z + 0.015, 0.15, organic(['#f2e2ea', '#b0608e', '#7a2358'], 3, (0.15, 0.3), 0.25), 0.018, 0.03, 0.25, 0.75)
    elif kind == 'smoky drizzle':
        paths = []
        for k in range(9):
            x = np.linspace(-1.05, 1.05, 60)
            y = -0.95 + 0.24 * k + 0.07 * np.sin(x * 5 + k) + 0 * x
            ok = np.hypot(x, y) < 1.12
            if ok.sum() > 6:
                paths.append(np.stack([x, y, np.full_like(x, z + 0.035)], -1)[ok])
        tubes('drizzle', paths, 0.022, organic(['#2a0d05', '#541c08'], 4, (0.08, 0.15), 0.05, (8, 0.004)), 8, 0.5)
    elif kind == 'pineapple':
        m = organic(['#f7d24a', '#f3b528', '#c9831c'], 7, (0.15, 0.35), 0.35, (26, 0.02))
        for x, y in spread(rng, 17, 1.05, 0.3):
            a = np.linspace(-0.42, 0.42, 9)
            out = np.concatenate([np.stack([0.3 * np.cos(a), 0.3 * np.sin(a)], -1), np.stack([0.1 * np.cos(a[::-1]), 0.1 * np.sin(a[::-1])], -1)]) - [0.2, 0]
            n = len(out)
            V = np.concatenate([np.c_[out, np.zeros(n)], np.c_[out, np.full(n, 0.075)]])
            o = mesh('pineapple', V, [list(range(n))[::-1], list(range(n, 2 * n))] + [[i, (i + 1) % n, n + (i + 1) % n, n + i] for i in range(n)], m, smooth=False)
            b = o.modifiers.new('b', 'BEVEL')
            b.width, b.segments, b.limit_method = 0.02, 2, 'ANGLE'
            o.location, o.rotation_euler = (x, y, z), (rng.normal(0, 0.12), rng.normal(0, 0.12), rng.random() * TAU)
    elif kind == 'turkey ham':
        m = organic(['#f3b8a6', '#e58f80', '#cf6f60'], 4, (0.25, 0.4), 0.3, (22, 0.006))
        for i, (x, y) in enumerate(spread(rng, 18, 1.05, 0.28)):
            u, v = np.meshgrid(np.linspace(-1, 1, 16), np.linspace(-1, 1, 16), indexing='ij')
            q = np.stack([u, v, 0 * u + i * 5], -1)
            o = grid('ham', np.stack([0.17 * u, 0.14 * v, 0.045 * fbm(q, 1.1, 2, i)], -1), m, thick=0.018, sub=1)
            o.location, o.rotation_euler = (x, y, z + 0.035), (rng.normal(0, 0.1), rng.normal(0, 0.1), rng.random() * TAU)
    elif kind == 'cherry tomato':
        m = Mat('cut tomato')
        e = m.attr('edge')
        c = m.ramp(m.math('ADD', e, m.math('MULTIPLY', m.math('SUBTRACT', m.noise(12, 4), 0.5), 0.35)), [(0.1, '#e8783c'), (0.45, '#d02c10'), (0.62, '#e8642c'), (0.8, '#b81808'), (1, '#8e0c04')])
        discs(rng, spread(rng, 15, 1.02, 0.3), z, 0.14, m.done(c, 0.12, 0.3, (0.07, 0.02, 0.01), m.bump(m.noise(14, 4), 0.02, 0.5), Specular=0.6), 0.045, -0.015, 0.12)
    elif kind == 'mushroom':
        mushrooms(rng, spread(rng, 22, 1.05, 0.23), z + 0.01, 0.16)
    elif kind == 'dark mushroom':
        mushrooms(rng, spread(rng, 12, 1.0, 0.3), z + 0.03, 0.13, organic(['#7a4c28', '#4e2c16', '#2c170c'], 5, (0.3, 0.5), 0.1))
    elif kind == 'prawn':
        shrimp(rng, spread(rng, 11, 0.98, 0.42), z, 0.2)
    elif kind == 'squid':
        rings(rng, spread(rng, 12, 1.0, 0.33), z, 0.13, organic(['#fbf0e4', '#efd2bc', '#dca98c'], 4, (0.2, 0.35), 0.35), 0.04, 0.08, 0.2, 0.85)
    elif kind == 'rocket':
        leaves(rng, spread(rng, 30, 0.85, 0.13), z + 0.08, 0.46, 0.3, herb('#2c6a12', '#6cae34', '#b8d878'), 0.45, 0.2)
    elif kind == 'fig':
        m = Mat('fig')
        e = m.attr('edge')
        c = m.ramp(m.math('ADD', e, m.math('MULTIPLY', m.math('SUBTRACT', m.noise(22, 5), 0.5), 0.3)), [(0.1, '#d9a05a'), (0.3, '#c2433c'), (0.6, '#a8222e'), (0.78, '#f0dcc0'), (0.9, '#e8d2b0'), (0.95, '#3b1630'), (1, '#24101f')])
        discs(rng, spread(rng, 12, 0.98, 0.4), z, 0.19, m.done(c, 0.2, 0.3, (0.06, 0.02, 0.02), m.bump(m.noise(40, 4), 0.015, 0.7)), 0.05, 0.0, 0.2)
    elif kind == 'goat cheese':
        chunks(rng, spread(rng, 16, 1.0, 0.26), z - 0.01, 0.1, organic(['#fffaf0', '#f6ebd8', '#ecdcc0'], 6, (0.5, 0.7), 0.3, (22, 0.03), (0.05, 0.045, 0.035)), 0.45)
    elif kind == 'herbs':
        specks(rng, 420, 1.15, z + 0.02, '#2f5216', (0.007, 0.018))
    elif kind == 'rosemary':
        m = herb('#2c4a20', '#56743c', '#8a9c68')
        for x, y in spread(rng, 26, 1.1, 0.2):
            for k in range(5):
                leaf('needle', m, 0.13, 0.022, 0.3, 0.05, 0, 0, (x + rng.normal(0, 0.04), y + rng.normal(0, 0.04), z + 0.06), (rng.normal(0, 0.3), 0, rng.random() * TAU), k)
    else:
        raise ValueError(kind)


def pizza(seed=3, sauce='tomato', cheese=16, size=(0.20, 0.34), brown=0.0, toppings=('basil',), board=('#a8713f', '#5f3518'), ground='light', turn=0):
    rng = np.random.default_rng(seed)
    crust(rng, sauce, cheese, size, brown)
    for kind in toppings:
        put(rng, kind, 0.145)
    k = 30
    q, a, s = 1.12 * np.sqrt(rng.random(k)), rng.random(k) * TAU, rng.uniform(0.008, 0.024, k)
    scatter('oil', *ico(2), np.stack([q * np.cos(a), q * np.sin(a), 0.132 + 0 * q], 1), frames(np.tile(UP, (k, 1)), a), np.stack([s, s * 1.2, s * 0.45], 1), simple('oil', '#d9781a', 0.04), rng)
    specks(rng, 240, 1.2, 0.135)
    b = lathe('board', smooth_prof([(0, 0), (1.72, 0), (1.76, 0), (1.76, -0.1), (1.72, -0.12), (0, -0.12)]), wood(*board, 1.1, 0.5, 0), 160)
    b.location.z, b.rotation_euler.z = -0.002, seed * 0.7
    stage(wood(*TABLES[ground], 0.8, 0.55, 2.2))
    bpy.data.objects['table'].location.z = -0.12
    camera(3.1, (0, -0.12, 0.08), 46 + turn, turn * 2, fstop=0.55, focus=(0, -0.4, 0.1))
