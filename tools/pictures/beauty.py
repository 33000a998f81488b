"""Perfumes and bathroom goods. Bottles with plain labels are in `packs`."""
from shapes import *
from drinks import liquid


def perfume(seed=1, label=None, colors=('#c87a1c', '#e8b04a'), cap='#d8b060', form='square', tint='#e8e0d4', glow=0.25):
    """A heavy glass bottle with its box."""
    w, h = (1.0, 1.15) if form == 'square' else (0.8, 1.45)
    with Group((0.25, 0, 0), (0, 0, 0.24)):
        slab('glass', (w, 0.5, h), clear(weight=0.9), (0, 0, 0), 0.12, 0.05)
        slab('scent', (w - 0.16, 0.34, h * 0.72), liquid(list(colors), h, glow, 0.05), (0, 0, 0.12), 0.08, 0.04)
        s = Sheet(360, 260, '#f8f0de')
        s.rect(10, 10, 350, 250, '#b8904a')
        s.rect(14, 14, 346, 246, '#f8f0de')
        s.text(180, 82, label['name'], 50, '#3a2410', 'serif', True, 310)
        s.text(180, 142, label['ar'], 40, '#3a2410', 'gothic', True, 310)
        s.text(180, 208, label['maker'], 26, '#8a6a34', 'serif', False, 310)
        screen(s.save(), w * 0.66, w * 0.48, (0, -0.262, h * 0.44), (0, 0, 0), 0.0)
        disc('collar', 0.17, 0.1, metal('#d8b060', 0.15), (0, 0, h), bevel=0.02)
        if form == 'square':
            slab('cap', (0.44, 0.36, 0.42), metal(cap, 0.18), (0, 0, h + 0.09), 0.06, 0.03)
        else:
            blob('cap', 0.24, metal(cap, 0.15), (0, 0, h + 0.28), (1, 1, 1.05), sub=5)
    s = Sheet(420, 560, label['ground'])
    s.rect(24, 24, 396, 536, label['accent'])
    s.rect(30, 30, 390, 530, label['ground'])
    s.text(210, 210, label['name'], 58, label['accent'], 'serif', True, 320)
    s.text(210, 290, label['ar'], 46, label['accent'], 'gothic', True, 320)
    s.text(210, 460, label['maker'], 28, label['accent'], 'serif', False, 320)
    side = simple('side', label['ground'], 0.4)
    faces_box('box', (1.15, 0.6, 1.6), [printed(s.save(), 0.35)] + [side] * 5, (-0.72, 0.72, 0), (0, 0, -0.12), 0.015)
    softbox((2.6, -2.6, 1.6), 40, (0.5, 2.0))
    studio(3.25, (-0.12, 0, 0.86), 14, tint)


def lipstick(seed=1, color='#a01c2c', tint='#ecdcd8'):
    gold = metal('#d8b060', 0.15)
    black = simple('case', '#141416', 0.2, Clearcoat=0.8)
    with Group((-0.3, 0, 0), (0, 0, 0)):
        lathe('base', smooth_prof([(0, 0), (0.32, 0), (0.34, 0.03), (0.34, 0.8), (0.3, 0.82)]), black, 96)
        lathe('band', [(0.345, 0.62), (0.35, 0.64), (0.35, 0.72), (0.34, 0.74)], gold, 96)
        lathe('tube', smooth_prof([(0.27, 0.8), (0.27, 1.22), (0.25, 1.23)]), gold, 96)
        th, v = np.meshgrid(np.linspace(0, TAU, 96, endpoint=False), np.linspace(0, 1, 60), indexing='ij')
        r = 0.24 * np.sqrt(np.clip(1 - np.clip((v - 0.72) / 0.28, 0, 1)**2, 0, 1))
        z = 1.2 + 0.75 * v
        x, y = r * np.cos(th), r * np.sin(th)
        z = z - np.clip((z - 1.55) * 1.0, 0, 1) * 0.9 * np.clip((0.24 - x) / 0.48, 0, 1)
        grid('stick', np.stack([x, y, z], -1), simple('lip colour', color, 0.35, sss=0.1, Clearcoat=0.2), True)
    with Group((0.6, -0.1, 0.35), (PI / 2, 0, 0.7)):
        lathe('cap', smooth_prof([(0, -0.6), (0.34, -0.59), (0.36, -0.55), (0.36, 0.55), (0.33, 0.56), (0.33, 0.1), (0, 0.1)]), black, 96)
    for i in range(5):
        t = np.linspace(0, 1, 40)
        tubes('swatch', [np.stack([-1.0 + 1.5 * t, -0.78 - 0.05 * i + 0.02 * np.sin(9 * t + i), 0.012 + 0 * t], -1)], 0.04, simple('swatch', color, 0.4), 8, flat=0.2)
    studio(2.9, (0.05, 0, 0.78), 16, tint)


def polish(seed=1, colors=('#b01c30', '#e88a9a', '#5a2c6a'), tint='#ecdfe0'):
    for i, c in enumerate(colors):
        with Group(((i - 1) * 0.82, 0.15 * (i % 2), 0), (0, 0, 0.2 * i)):
            lathe('paint', smooth_prof([(0, 0.05), (0.26, 0.05), (0.31, 0.12), (0.31, 0.5), (0.2, 0.62), (0, 0.63)]), simple('varnish', c, 0.12, Clearcoat=1.0), 96)
            lathe('glass', smooth_prof([(0, 0), (0.3, 0), (0.36, 0.06), (0.36, 0.55), (0.2, 0.7), (0.16, 0.74)]), clear(), 96)
            lathe('cap', smooth_prof([(0.16, 0.7), (0.18, 0.72), (0.13, 1.5), (0.1, 1.54), (0, 1.54)]), simple('cap', '#16161a', 0.2, Clearcoat=0.8), 96)
    blob('drop', 0.26, simple('varnish', colors[0], 0.1, Clearcoat=1.0), (0.35, -0.75, 0.02), (1.7, 0.7, 0.12), 0.15, 2, 3)
    studio(2.9, (0, 0, 0.68), 18, tint)


def soaps(seed=1, colors=('#e8d8b0', '#b8c49a', '#d8a8a0', '#a8b8c8'), tint='#e6ddd0'):
    """Four bars in an open box with paper straw."""
    rng = np.random.default_rng(seed)
    kraft = simple('kraft', '#b08a5c', 0.8)
    with Group((0, 0, 0), (0, 0, 0.3)):
        slab('base', (2.2, 1.6, 0.06), kraft, (0, 0, 0), 0.03)
        for x, y, w, d in ((0, 0.8, 2.2, 0.05), (0, -0.8, 2.2, 0.05), (1.1, 0, 0.05, 1.6), (-1.1, 0, 0.05, 1.6)):
            box('wall', (w, d, 0.5), kraft, (x, y, 0.25), bevel=0.01)
        straw = simple('straw', '#efe2c4', 0.8)
        paths = []
        for _ in range(260):
            t = np.linspace(-0.5, 0.5, 12)
            x, y, a, b, l = rng.uniform(-0.95, 0.95), rng.uniform(-0.65, 0.65), rng.random() * TAU, rng.normal(0, 0.6), rng.uniform(0.3, 0.6)
            P = np.stack([x + l * t * math.cos(a) - b * t * t * math.sin(a), y + l * t * math.sin(a) + b * t * t * math.cos(a), 0.14 + 0.14 * rng.random() + 0.05 * np.sin(7 * t)], -1)
            paths.append(np.clip(P, [-1.05, -0.75, 0.05], [1.05, 0.75, 0.5]))
        tubes('straw', paths, 0.018, straw, 6, flat=0.35)
        for i, c in enumerate(colors):
            x, y = -0.5 + 1.0 * (i % 2), 0.36 - 0.72 * (i // 2)
            with Group((x, y, 0.32), (0.05, 0.06, 0.06 * (i - 1))):
                slab('soap', (0.86, 0.58, 0.26), organic([c, c, c], 3, (0.35, 0.5), 0.25, (30, 0.004)), (0, 0, 0), 0.12, 0.08)
                s = Sheet(200, 110, c)
                s.text(100, 55, ('olive', 'laurel', 'rose', 'sea')[i], 48, '#5a4a34', 'serif', True, 180)
                screen(s.save(), 0.4, 0.22, (0, 0, 0.264), (-PI / 2, 0, 0), 0.0)
    studio(3.0, (0, 0, 0.25), 42, tint)


def comb(seed=1, tint='#e9e2d6'):
    w = wood('#b8743c', '#6a3818', 1, 0.3, 0)
    with Group((0, 0, 0.03), (0, 0, 0.35)):
        back = curve([(-1.2, 0.1, 1), (1.2, 0.1, 1), (1.15, 0.42), (0.6, 0.55), (-0.6, 0.55), (-1.15, 0.42)], 4)
        extrude('back', back, 0, 0.13, w, 0.03, True)
        n = 40
        for i in range(n):
            x = -1.12 + 2.24 * i / (n - 1)
            wide = 0.035 if i > n / 2 else 0.024
            if i <= n / 2 or i % 2:
                extrude('tooth', [(x - wide / 2 - 0.006, 0.14), (x - wide / 3, -0.62), (x, -0.68), (x + wide / 3, -0.62), (x + wide / 2 + 0.006, 0.14)], 0.02, 0.11, w, 0.006)
    studio(3.0, (0, -0.05, 0.05), 50, tint)


def razor(seed=1, tint='#dfe4e6'):
    chrome, dark = metal('#d8dade', 0.1), simple('resin', '#2a1a12', 0.15, Clearcoat=1.0)
    with Group((-0.15, 0.1, 0.16), (0, PI / 2, 0.5)):
        knurl = lambda P: 0.008 * np.cos(np.arctan2(P[..., 1], P[..., 0]) * 30) * np.cos(P[..., 2] * 60)
        lathe('handle', smooth_prof([(0, -1.2), (0.13, -1.18), (0.15, -1.05), (0.12, -0.9), (0.12, 0.5), (0.15, 0.58), (0.09, 0.7), (0.07, 0.85), (0, 0.86)]), chrome, 240, knurl)
        with Group((0, 0, 0.92), (0, 0, PI / 2)):
            slab('guard', (1.0, 0.4, 0.07), chrome, (0, 0, 0), 0.06, 0.02)
            slab('blade', (0.96, 0.44, 0.012), metal('#eef0f2', 0.08), (0, 0, 0.075), 0.02, 0.002)
            slab('top', (0.98, 0.36, 0.09), chrome, (0, 0, 0.09), 0.1, 0.05)
    with Group((0.85, 0.75, 0)):
        lathe('brush', smooth_prof([(0, 0), (0.24, 0), (0.26, 0.05), (0.16, 0.3), (0.22, 0.55), (0.2, 0.6)]), dark, 96)
        m = Mat('hair')
        lathe('hair', smooth_prof([(0.19, 0.58), (0.3, 0.95), (0.28, 1.2), (0.12, 1.3), (0, 1.31)]), m.done(m.ramp(m.node('SeparateXYZ', {'Vector': m.obj}).outputs[2], [(0.6, '#3a2c20'), (0.85, '#c8b496'), (0.98, '#f0e8d8')]), 0.9, bump=m.bump(m.noise(1, 3, 0.6, 0, m.stretch((40, 40, 3))), 0.03, 0.8)), 96)
    studio(3.0, (0, 0.1, 0.35), 32, tint)


def hand_mirror(seed=1, tint='#e8dcd6'):
    gold = metal('#d8b060', 0.2)
    with Group((0, 0.35, 0.06), (0, 0, 0.4)):
        o = lathe('frame', smooth_prof([(0.72, 0.02), (0.8, 0), (0.88, 0.05), (0.86, 0.13), (0.76, 0.15), (0.72, 0.1)]), gold, 160)
        g = lathe('glass', [(0, 0.08), (0.74, 0.08)], metal('#e8f0f4', 0.02), 96)
        for q in (o, g):
            q.scale = (0.9, 1.0, 1)
        for i in range(24):
            a = i * TAU / 24
            blob('pearl', 0.05, gold, (0.79 * math.cos(a), 0.88 * math.sin(a), 0.12), sub=3)
        rod([(0, -0.84, 0.07), (0, -1.2, 0.07), (0, -1.9, 0.07)], lambda n: 0.08 + 0.035 * np.sin(np.linspace(0, 3 * PI, n))**2, gold)
    softbox((-2.4, 3.2, 3.2), 60, (1.4, 1.4))
    studio(3.1, (-0.1, 0.05, 0.05), 46, tint)


def pouch(seed=1, color='#c88a94', zipper='#d8b060', tint='#eadfd8', flap=False):
    """A soft bag with a zip (make-up), or a purse with a flap and a clasp."""
    rng = np.random.default_rng(seed)
    u, v = np.meshgrid(np.linspace(-1, 1, 110), np.linspace(0, 1, 80), indexing='ij')
    W, H, D = (2.0, 1.2, 0.5) if not flap else (1.6, 1.1, 0.34)
    s = int(rng.integers(99))
    edge = np.clip(1 - abs(u)**5, 0, 1)**0.5
    belly = np.sin(PI * (0.14 + 0.82 * (1 - v)))**0.8 * edge
    q = np.stack([u * 1.2, v * 2, 0 * u + s], -1)
    d = D * belly + 0.03 * fbm(q, 2.2, 4, s)
    X = W / 2 * u * (1 - 0.1 * v)
    m = leather(color, 0.5)
    with Group((0, 0, 0), (-0.05, 0, 0.25)):
        grid('front', np.stack([X, -d, H * v], -1), m)
        grid('back', np.stack([X[::-1], d[::-1], H * v[::-1]], -1), m)
        if flap:
            fl = np.stack([X, -d - 0.03, H * v], -1)[:, 34:]
            fl[..., 2] += 0.02
            grid('flap', fl, leather(color, 0.42), thick=0.03)
            disc('clasp', 0.11, 0.06, metal(zipper, 0.15), (0, -D * 1.02 - 0.04, H * 0.5), (PI / 2, 0, 0), 0.02)
            rod([(-0.7, 0, H * 0.98), (-0.7, 0.0, H * 1.02), (0.7, 0, H * 1.02), (0.7, 0, H * 0.98)], 0.035, metal(zipper, 0.15))
        else:
            zs = metal(zipper, 0.25)
            for i in range(60):
                box('tooth', (0.018, 0.07, 0.03), zs, (-0.88 + 1.76 * i / 59, 0, H * 0.99), bevel=0.004)
            slab('pull', (0.1, 0.03, 0.3), zs, (0.86, -0.1, H * 0.72), 0.03, 0.01, (0.2, 0, 0.1))
    if not flap:
        with Group((1.15, -0.6, 0.08), (0, PI / 2, 0.9)):
            lathe('brush', smooth_prof([(0, -0.7), (0.03, -0.7), (0.05, 0.2), (0.06, 0.25)]), simple('handle', '#16161a', 0.2), 32)
            lathe('ferrule', [(0.06, 0.22), (0.075, 0.5)], metal('#d8b060'), 32)
            lathe('hair', smooth_prof([(0.075, 0.48), (0.14, 0.68), (0.1, 0.85), (0, 0.9)]), simple('hair', '#6a4a3a', 0.9), 32)
    studio(3.0, (0.08, 0, 0.5), 20, tint)


def incense(seed=1, tint='#e2d8ca'):
    """A brass burner with smoking wood, a dish of chips."""
    rng = np.random.default_rng(seed)
    brass = metal('#c8963c', 0.22)
    m = Mat('fretwork')
    v = m.voro(9)
    fret = m.done(m.mix(m.ramp(v, [(0.16, 1.0), (0.2, 0.0)]), '#c8963c', '#2a1a08'), 0.25, bump=m.bump(v, 0.04, 0.6), Metallic=0.9)
    lathe('foot', smooth_prof([(0, 0), (0.5, 0), (0.52, 0.05), (0.2, 0.18), (0.14, 0.4), (0.2, 0.52)]), brass, 96, loc=(-0.25, 0.1, 0))
    lathe('cup', smooth_prof([(0.18, 0.5), (0.5, 0.62), (0.58, 0.85), (0.56, 1.05), (0.6, 1.1), (0.5, 1.1), (0.44, 0.9), (0, 0.85)]), fret, 120, loc=(-0.25, 0.1, 0))
    coal = Mat('coal')
    n = coal.noise(6, 5)
    ember = coal.done('#161210', 0.9, bump=coal.bump(n, 0.05, 0.8), Emission=coal.ramp(n, [(0.52, '#000000'), (0.66, '#ff4a08')]), Emission_Strength=2.5)
    for x, y in spread(rng, 7, 0.34, 0.16):
        blob('coal', 0.14, ember, (-0.25 + x, 0.1 + y, 1.0), (1, 0.9, 0.8), 0.2, 2, int(rng.integers(99)), 4)
    oud = organic(['#2a140a', '#5a3218', '#8a5a30'], 4, (0.5, 0.7), 0.02, (12, 0.04))
    cubes(rng, [(-0.3, 0.06), (-0.12, 0.2)], 1.06, (0.2, 0.1, 0.08), oud, 0.01, 0.4)
    smoke = Mat('smoke')
    mix = smoke.node('MixShader', {'Fac': 0.16})
    smoke.t.links.new(smoke.node('BsdfTransparent', {}).outputs[0], mix.inputs[1])
    smoke.t.links.new(smoke.node('Emission', {'Color': '#ffffff', 'Strength': 0.9}).outputs[0], mix.inputs[2])
    smoke.t.links.new(mix.outputs[0], smoke.node('OutputMaterial').inputs[0])
    for k in range(5):
        t = np.linspace(0, 1, 60)
        tubes('smoke', [np.stack([-0.25 + (0.04 + 0.2 * t) * np.sin(6 * t + k * 0.5) + 0.05 * k * t, 0.1 + 0.1 * np.sin(4 * t + k), 1.1 + 0.95 * t], -1)], lambda n: 0.02 + 0.05 * np.linspace(0, 1, n), smoke.m, 16, flat=0.4)
    lathe('dish', smooth_prof([(0, 0.02), (0.42, 0.02), (0.52, 0.12), (0.54, 0.12), (0.46, 0), (0, 0)]), brass, 96, loc=(0.85, -0.3, 0))
    for x, y in spread(rng, 16, 0.36, 0.1):
        cubes(rng, [(0.85 + x, -0.3 + y)], 0.05 + 0.06 * rng.random(), (0.24, 0.1, 0.07), oud, 0.008, 0.5)
    studio(3.2, (0.18, 0, 0.88), 18, tint)
