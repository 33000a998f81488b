"""Dishes on a plate: fried pieces, grills, noodles, rice, salads, sushi."""
from bits import *
from bowls import GLAZES, Z, citrus_wedge, flatbread, glaze, meat, nuts, rice, soft_egg, surface, veg
from drinks import FRUIT, citrus_wheel

FRIED = {
    'gold': [(0.28, '#94521a'), (0.45, '#c8822c'), (0.62, '#dfa248'), (0.78, '#f0c880')], 'deep': [(0.28, '#4a220c'), (0.45, '#7a3e14'), (0.62, '#9c5a22'), (0.78, '#c08442')],
    'pale': [(0.28, '#b8823a'), (0.45, '#dcae60'), (0.62, '#ecc886'), (0.78, '#f6e0b0')], 'red': [(0.28, '#5a1006'), (0.45, '#94240c'), (0.62, '#b8401a'), (0.78, '#d8703a')],
    'orange': [(0.28, '#a8480c'), (0.45, '#d06a1c'), (0.62, '#e28a34'), (0.78, '#f0ac60')], 'green': [(0.28, '#4a3a10'), (0.45, '#7a6420'), (0.62, '#9a8a3a'), (0.78, '#b8b060')],
}


def crumb(tone='gold', rough=0.45, gloss=False, grain=0.05):
    m = Mat('fried')
    n = m.noise(9, 8, 0.68)
    h = m.math('ADD', n, m.math('MULTIPLY', m.voro(24), -0.5))
    r = m.ramp(m.noise(5, 4), [(0.35, 0.08), (0.7, 0.3)]) if gloss else rough
    return m.done(m.ramp(n, FRIED[tone] if isinstance(tone, str) else tone), r, 0.1, (0.05, 0.03, 0.01), m.bump(h, grain, 0.8), Specular=0.55)


def heaped(rng, n, R, step, layers=3, squash=1.0):
    """The positions of pieces in a heap, as (x, y, z, spin)."""
    out = []
    for k in range(layers):
        q = R * (1 - 0.8 * k / layers)
        for x, y in spread(rng, max(1, int(n * (1 - 0.75 * k / layers) / (0.6 * layers + 0.4))), q, step * 1.15):
            out.append((x, y * squash, k * step * 0.62, rng.random() * TAU))
    return out[: n + 6]


def piece(rng, kind, at, mat, size=0.3):
    x, y, z, spin = at
    s = size * rng.uniform(0.88, 1.12)
    seed = int(rng.integers(9999))
    if kind == 'ring':
        t = np.linspace(0, TAU, 18)
        prof = [(s * (1 + 0.27 * math.cos(a)), s * 0.27 * math.sin(a)) for a in t]
        o = lathe('ring', prof, mat, 110, lambda P: 0.03 * fbm(P + seed, 5, 4, seed % 50))
        o.location, o.rotation_euler = (x, y, z + s * 0.34), (rng.normal(0, 0.45), rng.normal(0, 0.45), spin)
        return
    if kind == 'fry':
        o = box('fry', (s * 0.42, s * rng.uniform(2.6, 4.2), s * 0.42), mat, bevel=s * 0.07)
        o.location, o.rotation_euler = (x, y, z + s * 0.25), (rng.normal(0, 0.25), rng.normal(0, 0.2), spin)
        return
    if kind in ('stick', 'roll', 'kibbeh', 'kofta'):
        L, r, amp = {'stick': (1.7, 0.42, 0.03), 'roll': (2.1, 0.42, 0.03), 'kibbeh': (1.5, 0.62, 0.02), 'kofta': (2.6, 0.5, 0.05)}[kind]
        t = np.linspace(-1, 1, 60)
        rr = s * r * (np.clip(1 - abs(t) ** (8 if kind != 'kibbeh' else 2.2), 0, 1) ** (0.35 if kind != 'kibbeh' else 0.75) + 0.015)
        a = np.linspace(0, TAU, 40, endpoint=False)[:, None]
        P = np.stack([s * L * t[None] * 0.62 + 0 * a, rr[None] * np.cos(a), rr[None] * np.sin(a)], -1)
        P += (amp * fbm(P + seed, 6, 4, seed % 50))[..., None] * np.stack([0 * a + 0 * t[None], np.cos(a) + 0 * t[None], np.sin(a) + 0 * t[None]], -1)
        o = grid(kind, P, mat, True)
        o.location, o.rotation_euler = (x, y, z + s * r), (0, rng.normal(0, 0.14), spin)
        return
    if kind == 'wing' and seed % 2:
        leg(rng, (x, y, z), spin, mat, s * 2.3)
        return
    if kind == 'samosa':
        V = np.array([[math.cos(a) * s * 1.25, math.sin(a) * s * 1.25, 0] for a in (0.5, 2.6, 4.7)] + [[0, 0, s * 1.25]])
        o = mesh('samosa', V, [[0, 1, 3], [1, 2, 3], [2, 0, 3], [2, 1, 0]], mat)
        b = o.modifiers.new('b', 'BEVEL')
        b.width, b.segments = s * 0.24, 4
        d = o.modifiers.new('d', 'SUBSURF')
        d.levels = d.render_levels = 3
        o.location, o.rotation_euler = (x, y, z), (rng.normal(0, 0.15), rng.normal(0, 0.15), spin)
        return
    amp, sq, f = {'nugget': (0.16, (1.15, 0.9, 0.62), 1.5), 'ball': (0.10, (1, 1, 0.92), 2.6), 'fritter': (0.36, (1.1, 1, 0.7), 2.2), 'wing': (0.18, (1.5, 0.72, 0.62), 1.2), 'cake': (0.06, (1.3, 1.3, 0.5), 2.2), 'cube': (0.18, (1, 1, 0.9), 1.4), 'dumpling': (0.04, (1.15, 0.85, 0.75), 1.0)}[kind]
    o = blob(kind, s, mat, (0, 0, 0), sq, amp, f, seed, 5)
    if kind == 'dumpling':
        for v in o.data.vertices:
            a = math.atan2(v.co.y, v.co.x)
            v.co.z += 0.06 * s * math.cos(11 * a) * max(v.co.z / s, 0) + 0.35 * s * math.exp(-((v.co.y / (0.16 * s)) ** 2)) * max(v.co.z / s, 0)
    o.location, o.rotation_euler = (x, y, z + s * sq[2] * 0.85), (rng.normal(0, 0.2), rng.normal(0, 0.2), spin)


def dip(rng, at, colors, r=0.36, H=0.26, dish='#f2ede4'):
    x, y = at
    lathe('cup', smooth_prof([(0, 0), (r * 0.72, 0), (r * 0.82, 0.03), (r, H), (r * 0.94, H + 0.015), (r * 0.84, H * 0.7), (0, H * 0.5)]), simple('dish', dish, 0.2, Clearcoat=0.3), 80, loc=(x, y, 0.07))
    th, q = np.linspace(0, TAU, 80, endpoint=False)[:, None], np.linspace(0, r * 0.93, 30)[None]
    P = np.stack([x + q * np.cos(th), y + q * np.sin(th), 0.07 + H * 0.86 + 0 * th * q], -1)
    P[..., 2] += 0.02 * fbm(P, 4, 3, 3)
    grid('dip', P, organic(list(colors), 5, (0.1, 0.25), 0.2, (14, 0.008)), True)


DIPS = {'ketchup': ('#7a0c06', '#a81a0c'), 'tartar': ('#f0ead6', '#faf6e8'), 'sweet chilli': ('#a82c0c', '#d05a24'), 'tahini': ('#d9c29a', '#eadcb8'), 'tamarind': ('#2c1008', '#4c1c0c'), 'garlic': ('#f6f2e6', '#fffdf6'), 'tomato': ('#8e1408', '#b8300f'), 'soy': ('#140804', '#2a1208'), 'honey mustard': ('#c8861c', '#e0a83c'), 'chocolate': ('#2a1208', '#3c1c0c'), 'date syrup': ('#2a1006', '#48200c')}


def garnish(rng, kinds, R=1.0, z=0.12):
    for kind in kinds:
        opts = {}
        if isinstance(kind, dict):
            kind, opts = kind['kind'], kind
        zz, r, n = opts.get('z', z), opts.get('r', R), opts.get('n')
        if kind == 'parsley':
            leaves(rng, spread(rng, n or 14, r, 0.14), zz, 0.17, 0.8, herb('#1f5a12', '#4f962c'), 0.4, 0.1)
        elif kind in ('coriander', 'mint', 'basil', 'rocket', 'sage'):
            d, l, L, q = {'coriander': ('#24641a', '#5aa238', 0.2, 0.85), 'mint': ('#1f6a1c', '#4fa23a', 0.32, 0.6), 'basil': ('#2a7016', '#5fa82a', 0.34, 0.66), 'rocket': ('#2c6a12', '#6cae34', 0.5, 0.3), 'sage': ('#4a6a44', '#7a9a70', 0.36, 0.4)}[kind]
            leaves(rng, spread(rng, n or 6, r, 0.2), zz, L, q, herb(d, l), 0.35, 0.12)
        elif kind == 'lemon':
            for x, y in opts.get('at', [(0.95, -0.62)]):
                citrus_wedge(rng, (x, y, 0.16))
        elif kind == 'lime':
            for x, y in opts.get('at', [(0.95, -0.62)]):
                citrus_wedge(rng, (x, y, 0.16), ('#4a8a1c', '#a8cc5a', '#dcecb0'))
        elif kind == 'salad':
            leaves(rng, [(x + opts.get('x', -0.95), y + opts.get('y', 0.35)) for x, y in spread(rng, n or 12, 0.4, 0.14)], 0.16, 0.5, 0.6, herb('#4a8a24', '#9ac85a', '#dcecb8'), 0.5, 0.2)
        elif kind in ('tomato slices', 'onion rings', 'cucumber slices', 'pickles'):
            pts = opts.get('at', [(-0.9, -0.5), (-0.62, -0.68), (-0.98, -0.2)])
            if kind == 'tomato slices':
                m = Mat('t')
                c = m.ramp(m.math('ADD', m.attr('edge'), m.math('MULTIPLY', m.math('SUBTRACT', m.noise(12, 4), 0.5), 0.35)), [(0.1, '#e8783c'), (0.45, '#d02c10'), (0.62, '#e8642c'), (0.8, '#b81808'), (1, '#8e0c04')])
                discs(rng, pts, zz, 0.27, m.done(c, 0.14, 0.3, (0.07, 0.02, 0.01)), 0.05, 0.0, 0.15)
            elif kind == 'cucumber slices':
                from produce import cut_cucumber
                discs(rng, pts, zz, 0.22, cut_cucumber(), 0.05, 0.0, 0.15)
            elif kind == 'pickles':
                discs(rng, pts, zz, 0.16, organic(['#8c9a2c', '#b9b84a'], 4, (0.12, 0.2), 0.3), 0.06, 0.0, 0.2)
            else:
                rings(rng, pts, zz, 0.24, organic(['#f2e2ea', '#b0608e', '#7a2358'], 3, (0.15, 0.3), 0.25), 0.02, 0.04, 0.2)
        elif kind in ('paprika', 'sumac', 'salt', 'pepper', 'parmesan', 'zaatar', 'chopped herbs', 'sugar', 'oregano'):
            color, size = {'paprika': ('#9c2408', 0.01), 'sumac': ('#6a1018', 0.012), 'salt': ('#ffffff', 0.011), 'pepper': ('#241a10', 0.01), 'parmesan': ('#f6e2a8', 0.02), 'zaatar': ('#4a4a1c', 0.012), 'chopped herbs': ('#2c6414', 0.02), 'sugar': ('#ffffff', 0.01), 'oregano': ('#4a5a24', 0.014)}[kind]
            specks(rng, n or 220, r, zz, color, (size * 0.6, size * 1.4), 0, opts.get('dz', 0.05), None, 1.6)
        elif kind in ('sesame', 'peanuts', 'pine nuts', 'almonds', 'raisins', 'cashews', 'pistachios', 'fried onions', 'pomegranate', 'walnuts', 'croutons', 'black seed'):
            nuts(rng, kind, [(x, y, height(zz, x, y) + 0.02 + 0.03 * rng.random()) for x, y in spread(rng, n or 24, r, 0.08)], zz)
        elif kind == 'chilli':
            rings(rng, spread(rng, n or 12, r, 0.14), zz, 0.06, simple('chilli', '#b3140a', 0.2), 0.02, 0.022, 0.4)
        elif kind == 'dried chilli':
            from produce import chilli
            for x, y in spread(rng, n or 6, r * 0.8, 0.3):
                chilli(rng, (x, y, height(zz, x, y)), rng.random() * 6, 0.42, ('#5a0804', '#8c140a'))
        elif kind == 'spring onion':
            rings(rng, spread(rng, n or 24, r, 0.1), zz, 0.055, organic(['#5c9a2c', '#9cc85a', '#e6f0c8'], 3, (0.2, 0.35), 0.25), 0.014, 0.04, 0.5)
        elif kind == 'olives':
            for x, y in spread(rng, n or 8, r, 0.22):
                blob('olive', 0.1, simple('olive', '#1c1016', 0.12), (x, y, height(zz, x, y) + 0.05), (1.25, 1, 1), 0.03, 1.2, 1, 4, rng.random() * 6)
        elif kind == 'egg':
            soft_egg(rng, zz, [tuple(p) for p in opts.get('at', [(0.3, -0.3)])], opts.get('fried', False))
        elif kind == 'bread':
            flatbread(rng, (opts.get('x', -1.2), opts.get('y', 1.0), 0.03), 0.9)
        elif kind == 'prawns':
            shrimp(rng, spread(rng, n or 6, r, 0.4), zz, 0.24)
        elif kind == 'mussels':
            shell = simple('shell', '#14161c', 0.2, Clearcoat=0.4)
            flesh = organic(['#d8842c', '#eab060'], 4, (0.15, 0.3), 0.25)
            for x, y in spread(rng, n or 5, r, 0.4):
                a = rng.random() * 6
                o = blob('shell', 0.24, shell, (0, 0, 0), (1.3, 0.72, 0.4), 0.02, 1, 1, 4)
                for v in o.data.vertices:
                    v.co.z = min(v.co.z, -0.02)
                o.location, o.rotation_euler = (x, y, height(zz, x, y) + 0.12), (rng.normal(0.2, 0.2), rng.normal(0, 0.2), a)
                blob('flesh', 0.16, flesh, (x, y, height(zz, x, y) + 0.12), (1.25, 0.7, 0.4), 0.12, 1.4, 2, 4, a)
        elif kind in ('chicken', 'plain chicken', 'beef', 'lamb', 'tikka'):
            chunks(rng, spread(rng, n or 9, r, 0.26), zz - 0.04, opts.get('size', 0.17), meat(kind), 0.26, (1.4, 0.9, 0.65), 1.4)
        elif kind in ('carrot', 'potato', 'paneer', 'tofu', 'pepper', 'green pepper', 'aubergine', 'bamboo', 'cucumber', 'tomato', 'onion', 'feta'):
            s = opts.get('size', 0.18)
            m = organic(['#fffaf0', '#f4ecdc'], 5, (0.4, 0.6), 0.35, (20, 0.02), (0.05, 0.045, 0.035)) if kind == 'feta' else veg(kind)
            cubes(rng, spread(rng, n or 8, r, s * 1.3), zz, (s, s, s * (0.4 if 'pepper' in kind or kind == 'onion' else 0.8)), m, s * 0.15, 0.5)
        elif kind == 'pineapple':
            cubes(rng, spread(rng, n or 8, r, 0.26), zz, (0.22, 0.22, 0.16), organic(['#f7d24a', '#f3b528', '#e09a1c'], 7, (0.15, 0.3), 0.35, (26, 0.02)), 0.03, 0.5)
        elif kind == 'broccoli':
            g = organic(['#1c4a10', '#3a7a1c', '#5a9a30'], 9, (0.5, 0.7), 0.1, (26, 0.05))
            st = simple('stem', '#8ab85a', 0.4)
            for x, y in spread(rng, n or 7, r, 0.34):
                zb = height(zz, x, y)
                lathe('stem', [(0.07, 0), (0.09, 0.2)], st, 16, loc=(x, y, zb))
                for k in range(7):
                    a = k * TAU / 6
                    q = 0.13 if k < 6 else 0
                    blob('floret', 0.12, g, (x + q * math.cos(a), y + q * math.sin(a), zb + 0.24 + 0.05 * (k == 6)), (1, 1, 0.85), 0.3, 3, int(rng.integers(99)), 4)
        elif kind == 'mushrooms':
            mushrooms(rng, spread(rng, n or 10, r, 0.22), zz, 0.17, organic(['#d8bc90', '#a8804c', '#7a5630'], 5, (0.2, 0.4), 0.15))
        elif kind == 'beansprouts':
            strands(rng, n or 30, r, zz, ['#f4f0dc', '#fbf8ea'], 0.018)
        elif kind == 'cabbage':
            strands(rng, n or 40, r, zz, ['#cfdc98', '#e8eec8'], 0.024, 0.4)
        elif kind == 'carrot strips':
            strands(rng, n or 22, r, zz, ['#e8701a', '#f08a24'], 0.019, 0.7)
        elif kind == 'cherry tomato':
            for x, y in opts.get('at', None) or spread(rng, n or 6, r, 0.26):
                blob('cherry', 0.13, organic(['#a00f08', '#d8381a'], 2, (0.08, 0.14), 0.15, (3, 0.006)), (x, y, height(zz, x, y) + 0.1), (1, 1, 0.95), 0.01)
        else:
            raise ValueError(kind)


def strands(rng, k, r, z, colors, w, flat=1.0):
    paths = []
    for x, y in spread(rng, k, r, 0.06):
        t = np.linspace(-0.5, 0.5, 14)
        d, L, b = rng.random() * TAU, rng.uniform(0.22, 0.42), rng.normal(0, 0.5)
        paths.append(np.stack([x + L * t * math.cos(d) - b * t * t * math.sin(d), y + L * t * math.sin(d) + b * t * t * math.cos(d), height(z, x, y) + 0.03 + 0.05 * rng.random() + 0.03 * np.sin(t * 8 + d)], -1))
    if paths:
        tubes('strands', paths, w, organic(list(colors), 4, (0.15, 0.3), 0.3, (12, 0.004), vary=0.4), 7, flat, rng)


def lay(rng, dish='white', R=1.5, ground='honey', board=False):
    if board:
        b = box('board', (3.0, 2.1, 0.1), wood('#a8713f', '#5f3518', 1.0, 0.5, 0), (0, 0, 0.02), bevel=0.05)
        return
    if dish == 'slate':
        m = Mat('slate')
        n = m.noise(3, 8, 0.65)
        box('slate', (3.3, 2.3, 0.1), m.done(m.mix(n, '#1d1f21', '#3a3c3e'), 0.45, bump=m.bump(n, 0.03, 0.5)), (0, 0, 0.02), bevel=0.03)
        return
    plate(R, glaze(*GLAZES[dish], H=0.13) if dish != 'white' else None)


def shoot(ground, size, elev, azim, target=(0, -0.05, 0.22)):
    stage(table(ground))
    camera(size, target, elev, azim, 78, 0.6, (0, -0.4, 0.3))


def fried(seed=1, kind='ring', n=14, size=0.3, tone='gold', dip_of=None, dish='white', garnishes=(), ground='honey', R=0.85, layers=3, elev=38, azim=0, span=2.75, gloss=False, board=False, step=None, grain=0.05):
    """A heap of fried or baked pieces with a dip."""
    rng = np.random.default_rng(seed)
    lay(rng, dish, 1.5, ground, board)
    mat = crumb(tone, gloss=gloss, grain=grain)
    shift = 0.22 if dip_of else 0.0
    spots = heaped(rng, n, R, step or size * 1.3, layers)
    if kind == 'roll':  # rolls lie side by side, a second row on the first
        spots = [(0.1 * (-1) ** i, -0.6 + 0.32 * (i % 5) + (0.16 if i > 4 else 0), 0.26 * (i // 5), 0.25 + rng.normal(0, 0.1)) for i in range(n)]
    for x, y, z, a in spots:
        piece(rng, kind, (x - shift, y + 0.05, z + 0.1, a), mat, size)
    if dip_of:
        dip(rng, (1.0, -0.35), DIPS[dip_of])
    garnish(rng, garnishes)
    shoot(ground, span, elev, azim)


def skewers(seed=1, meat_of='tikka', n=3, kind='cube', dish='white', garnishes=('bread', 'salad', 'tomato slices', 'onion rings'), ground='walnut', veg_between=True, span=3.1, elev=38, board=False, tone=None):
    rng = np.random.default_rng(seed)
    lay(rng, dish, 1.55, ground, board)
    steel = simple('skewer', '#b8bcc0', 0.25, Metallic=1.0)
    mats = {'taouk': organic([(0.34, '#2c0e04'), (0.44, '#9a5418'), (0.58, '#d09238'), (0.75, '#e8bc70')], 4, (0.15, 0.4), 0.12, (14, 0.02), Specular=0.6), 'tikka': organic([(0.3, '#2a0c04'), (0.42, '#8a3010'), (0.6, '#b04a1c'), (0.75, '#cc6c30')], 4, (0.15, 0.4), 0.12, (14, 0.02), Specular=0.6), 'kofta': organic([(0.3, '#1c0a04'), (0.45, '#4a2410'), (0.62, '#6e3c1e'), (0.78, '#8e5630')], 6, (0.2, 0.45), 0.08, (16, 0.04), Specular=0.6), 'lamb': meat('lamb')}
    for i in range(n):
        y = -0.42 + 0.42 * i
        sk = lathe('skewer', [(0.02, -1.45), (0.022, 1.35), (0, 1.42)], steel, 12)
        sk.location, sk.rotation_euler = (0.08, y, 0.3), (0, PI / 2, 0.04 * (i - 1))
        m = mats[meat_of if isinstance(meat_of, str) else meat_of[i % len(meat_of)]]
        this = kind if isinstance(kind, str) else kind[i % len(kind)]
        if this == 'kofta':
            piece(rng, 'kofta', (0.0, y, 0.16, 0.04 * (i - 1)), m, 0.42)
            piece(rng, 'kofta', (0.02, y, 0.17, 0.04 * (i - 1)), m, 0.41)
        else:
            for k in range(6):
                x = -0.88 + 0.36 * k
                if veg_between and k in (2, 4):
                    cubes(rng, [(x, y)], 0.14, (0.12, 0.3, 0.3), organic(['#b8140a', '#d8301a'] if k == 2 else ['#3a7a12', '#64a028'], 4, (0.12, 0.25), 0.2), 0.03, 0.15)
                else:
                    blob('cube', 0.225, m, (x, y + rng.normal(0, 0.02), 0.29), (0.98, 1.12, 0.9), 0.34, 1.5, int(rng.integers(999)), 5, rng.random())
    garnish(rng, garnishes)
    shoot(ground, span, elev, 12)


def noodles(seed=1, colors=('#e6c468', '#f4de9c'), radius=0.036, flat=1.0, n=190, h=0.42, dish='white', tops=(), sauce=None, ground='honey', elev=38, span=2.75, R=0.92, gloss=(0.1, 0.24)):
    """A heap of noodles or pasta on a deep plate."""
    rng = np.random.default_rng(seed)
    lay(rng, dish, 1.5, ground)
    top = strand_heap(rng, 0.13, R, list(colors), radius, flat, n, h, rough=tuple(gloss))
    if sauce:
        mat, _ = surface(sauce)
        s = int(rng.integers(99))
        th, r = np.linspace(0, TAU, 200, endpoint=False)[:, None], np.linspace(0, 1, 80)[None]
        q = np.stack([np.cos(th), np.sin(th), 0 * th], -1)[:, 0]
        RR = (0.56 * (1 + 0.34 * fbm(q + s, 1.6, 3, s)))[:, None]
        x, y = r * RR * np.cos(th), r * RR * np.sin(th)
        P = np.stack([x, y, np.vectorize(top)(x, y) + 0.05 * (1 - r**5) - 0.08 * r**8], -1)
        P[..., 2] += 0.06 * fbm(P + s, 5, 4, s) * (1 - r**4)
        grid('sauce', P, mat, True, {'low': 0 * r * th}, 0.04)
        before = top
        top = Relief(lambda x, y: before(x, y) + 0.06 * (math.hypot(x, y) < 0.5))
        if sauce == 'red':
            chunks(rng, spread(rng, 34, 0.46, 0.09), top - 0.03, 0.055, organic(['#4a120a', '#7a2a14', '#94442a'], 6, (0.2, 0.4), 0.1, (20, 0.03)), 0.4)
    garnish(rng, tops, R * 0.72, top + 0.02)
    shoot(ground, span, elev, 0)


def grain(rng, n, R, H, colors, z=0.1, ratio=0.92, size=1.2, mat=None):
    """A mound of rice on a plate."""
    return rice_heap(rng, z, R, H, colors, n, ratio, (0.0, 0.0), size, None, mat)


def rice_dish(seed=1, colors=('#e8a83c', '#f4dca0', '#fff6e0'), top='chicken', n=7, garnishes=(), dish='clay', ground='walnut', H=0.42, elev=36, span=3.0, grains=4300):
    rng = np.random.default_rng(seed)
    lay(rng, dish, 1.6, ground)
    height = grain(rng, grains, 1.12, H, list(colors))
    put_on(rng, top, n, height)
    for g in garnishes:
        g = dict(g) if isinstance(g, dict) else {'kind': g}
        r, cnt = g.get('r', 0.85), g.get('n', 16)
        for x, y in spread(rng, cnt, r, 0.1):
            garnish_one(rng, g['kind'], (x, y, height(x, y) + 0.03))
    shoot(ground, span, elev, 0, (0, -0.02, 0.3))


def garnish_one(rng, kind, p):
    if kind in ('coriander', 'mint', 'parsley'):
        leaves(rng, [p[:2]], p[2] + 0.03, 0.26 if kind == 'mint' else 0.2, 0.7, herb('#24641a', '#5aa238'), 0.35)
    elif kind == 'yoghurt':
        blob('yoghurt', 0.1, simple('yoghurt', '#fdf8ee', 0.3, sss=0.3, radius=(0.05, 0.045, 0.04)), (p[0], p[1], p[2]), (1.3, 1.1, 0.35), 0.2, 1.5, int(rng.integers(99)), 4)
    elif kind == 'tomato':
        cubes(rng, [p[:2]], p[2] - 0.02, (0.15, 0.15, 0.1), veg('tomato'), 0.02, 0.4)
    elif kind == 'dried lime':
        blob('lime', 0.17, organic(['#2c1c10', '#5a4428', '#7a6440'], 4, (0.5, 0.7), 0.0, (20, 0.02)), (p[0], p[1], p[2] + 0.06), (1, 1, 0.95), 0.04)
    elif kind == 'pasta':
        o = lathe('pasta', [(0.05, -0.1), (0.065, -0.1), (0.065, 0.1), (0.05, 0.1), (0.05, -0.1)], organic(['#e8c878', '#f4e0a4'], 4, (0.25, 0.4), 0.2), 24)
        o.location, o.rotation_euler = (p[0], p[1], p[2]), tuple(rng.uniform(-1.4, 1.4, 3))
    elif kind == 'tomato sauce':
        blob('sauce', 0.13, organic(['#8e1408', '#b8300f'], 4, (0.12, 0.25), 0.15), (p[0], p[1], p[2]), (1.4, 1.2, 0.3), 0.25, 1.5, int(rng.integers(99)), 4)
    elif kind in ('peas', 'corn'):
        blob(kind, 0.062, organic(['#4f9a1c', '#8cc63a'] if kind == 'peas' else ['#e8a812', '#f7cf3c'], 5, (0.15, 0.35), 0.25), (p[0], p[1], p[2] + 0.01), (1, 1, 0.92), 0.03, 1.5, int(rng.integers(99)), 3)
    elif kind in ('carrot', 'pepper', 'egg'):
        colors = {'carrot': ['#d9560a', '#f58a1e'], 'pepper': ['#b8140a', '#d8301a'], 'egg': ['#f0b838', '#f8d878', '#fdf2c8']}[kind]
        if kind == 'egg':
            blob('egg', 0.1, organic(colors, 5, (0.3, 0.45), 0.25, (14, 0.02)), p, (1.3, 1, 0.5), 0.35, 2, int(rng.integers(99)), 4)
        else:
            cubes(rng, [p[:2]], p[2] - 0.04, (0.11, 0.11, 0.1), organic(colors, 5, (0.15, 0.3), 0.3), 0.015, 0.5)
    elif kind == 'spring onion':
        rings(rng, [p[:2]], p[2] + 0.01, 0.055, organic(['#5c9a2c', '#9cc85a', '#e6f0c8'], 3, (0.2, 0.35), 0.25), 0.014, 0.04, 0.5)
    elif kind in ('pineapple', 'mushroom'):
        if kind == 'mushroom':
            mushrooms(rng, [p[:2]], p[2] + 0.02, 0.17, organic(['#c99a62', '#8e5a2c', '#54301a'], 5, (0.2, 0.45), 0.12))
        else:
            cubes(rng, [p[:2]], p[2] - 0.02, (0.2, 0.17, 0.11), organic(['#f7d24a', '#f3b528', '#d89a24'], 6, (0.12, 0.3), 0.35, (26, 0.02)), 0.025, 0.4)
    else:
        nuts(rng, kind, [p], p[2], 1.1)


def put_on(rng, top, n, height):
    roast = organic([(0.28, '#3c1404'), (0.42, '#8a3c0c'), (0.58, '#c07424'), (0.75, '#e0a452')], 2.6, (0.14, 0.35), 0.12, (20, 0.02), Specular=0.6)
    if top == 'roast chicken':
        for i, (x, y, a) in enumerate(((-0.38, -0.1, 0.5), (0.38, 0.08, -0.5))[: max(1, n)]):
            leg(rng, (x, y, height(x, y) + 0.1), a, roast)
    elif top in ('chicken', 'lamb', 'beef', 'tikka', 'plain chicken'):
        for x, y in spread(rng, n, 0.66, 0.34):
            blob('meat', 0.24, meat(top) if top != 'chicken' else roast, (x, y, height(x, y) + 0.08), (1.3, 0.9, 0.7), 0.24, 1.3, int(rng.integers(999)), 5, rng.random() * 6)
    elif top == 'prawns':
        for x, y in spread(rng, n, 0.7, 0.4):
            shrimp(rng, [(x, y)], height(x, y) + 0.02, 0.27)
    elif top == 'fish':
        m = organic([(0.3, '#6a3410'), (0.45, '#b87830'), (0.62, '#e0b878'), (0.78, '#f6e4c0')], 3, (0.2, 0.4), 0.15, (16, 0.02))
        for x, y in spread(rng, n, 0.55, 0.5):
            blob('fillet', 0.34, m, (x, y, height(x, y) + 0.05), (1.35, 0.8, 0.4), 0.12, 1.4, int(rng.integers(999)), 5, rng.random() * 6)
    elif top == 'aubergine':
        m = organic([(0.3, '#2a1420'), (0.5, '#6a3c24'), (0.7, '#a8743c')], 4, (0.15, 0.3), 0.1)
        for x, y in spread(rng, n, 0.7, 0.34):
            discs(rng, [(x, y)], height(x, y), 0.26, m, 0.07, 0.0, 0.2)


def leg(rng, at, spin, mat, k=1.0):
    """A roast chicken leg: thigh, drumstick, bone."""
    t = np.linspace(0, 1, 60)
    r = k * (0.30 * np.exp(-(((t - 0.22) / 0.24) ** 2)) + 0.17 * np.exp(-(((t - 0.62) / 0.16) ** 2)) + 0.055 * (t > 0.02) * (t < 0.98)) * sstep(0, 0.07, t) * sstep(1.0, 0.93, t) + 0.003
    a = np.linspace(0, TAU, 60, endpoint=False)[:, None]
    P = np.stack([k * 1.15 * t[None] + 0 * a, r[None] * np.cos(a), 0.85 * r[None] * np.sin(a)], -1)
    P[..., 1] += 0.16 * k * np.sin(t * 2.2)[None]
    P[..., 2] += 0.03 * fbm(P + spin, 3, 4, 3)
    P += (0.025 * fbm(P + spin * 3, 6, 4, 5))[..., None]
    o = grid('leg', P, mat, True)
    bone = lathe('bone', smooth_prof([(0, 0), (0.05, 0.0), (0.045, 0.14), (0.085, 0.2), (0.06, 0.27), (0, 0.27)]), organic(['#efe0c4', '#d8bc90'], 5, (0.4, 0.6), 0.2), 30)
    bone.parent = o
    bone.location, bone.rotation_euler = (1.12 * k, 0.13 * k, 0), (0, PI / 2, 0)
    o.location, o.rotation_euler = (at[0] - 0.5 * k * math.cos(spin), at[1] - 0.5 * k * math.sin(spin), at[2] + 0.1), (0, 0.06, spin)


def fin(outline, mat, rays, z=0.0, wave=0.02):
    """A thin fin from two edges: `outline` has the points of its root and of its rim, in pairs."""
    root, rim = (np.array(e, float) for e in outline)
    n = 60
    t = np.linspace(0, 1, n)
    at = lambda e: np.stack([np.interp(t, np.linspace(0, 1, len(e)), e[:, k]) for k in (0, 1)], -1)
    v = np.linspace(0, 1, 16)[None, :, None]
    P = at(root)[:, None] * (1 - v) + at(rim)[:, None] * v
    ray = np.sin(t * rays * TAU)[:, None]
    Z = z + 0.012 * ray * v[..., 0] + wave * np.sin(t * 7)[:, None] * v[..., 0]
    return grid('fin', np.concatenate([P, Z[..., None]], -1), mat, attrs={'ray': np.broadcast_to(0.5 + 0.5 * ray, (n, 16)), 'out': np.broadcast_to(v[..., 0], (n, 16))}, thick=0.014)


def fish(rng, at, turn, raw=False, deep=0.4):
    """A whole fish on its side: gill cover, scales, eye, and all its fins."""
    t = np.linspace(0, 1, 200)[None]
    a = np.linspace(0, TAU, 110, endpoint=False)[:, None]
    xs = [0, 0.03, 0.1, 0.2, 0.34, 0.5, 0.66, 0.8, 0.9, 0.96, 1]
    up = np.interp(t, xs, [0.02, 0.16, 0.5, 0.82, 1.0, 0.94, 0.68, 0.36, 0.2, 0.2, 0.24])
    low = np.interp(t, xs, [0.02, 0.14, 0.38, 0.66, 0.86, 0.84, 0.62, 0.34, 0.2, 0.2, 0.24])
    soft = lambda f: np.convolve(np.pad(f[0], 9, 'edge'), np.ones(19) / 19, 'valid')[None]
    up, low = soft(up) * deep, soft(low) * deep
    thick = 0.19 * np.interp(t, xs, [0.1, 0.4, 0.8, 0.98, 1, 0.95, 0.72, 0.42, 0.22, 0.14, 0.08])
    c, s_ = np.cos(a), np.sin(a)
    X = 1.95 * (t - 0.5) + 0 * a
    Y = np.where(c > 0, up, low) * np.sign(c) * abs(c) ** 0.9
    # the gill cover: a raised plate that ends in a curved edge
    gill = 0.27 - 0.05 * (Y / deep) ** 2
    plate_ = sstep(0.05, 0.0, t - gill) * sstep(0.06, 0.16, t)
    edge = np.exp(-(((t - gill) / 0.009) ** 2))
    Zp = thick * np.sign(s_) * abs(s_) ** 0.8 * (1 + 0.10 * plate_) + 0.004 * fbm(np.stack([X, Y, 0 * X], -1), 5, 3, 3)
    mouth = np.exp(-(((Y + 0.02 + 0.35 * t * deep) / 0.012) ** 2)) * (t < 0.085)
    m = Mat('fish')
    n = m.noise(7, 5)
    y = m.attr('y')
    scale = m.voro(34, vec=m.stretch((1, 1.25, 0.01)))
    body = m.attr('body')
    shade = m.math('ADD', m.math('MULTIPLY', y, 0.5), m.math('ADD', 0.42, m.math('MULTIPLY', m.math('SUBTRACT', n, 0.5), 0.22)))
    if raw:
        base = m.ramp(shade, [(0.05, '#f4f2ec'), (0.4, '#d4d8d8'), (0.66, '#8e9aa2'), (0.92, '#46525c')])
        base = m.mix(m.math('MULTIPLY', m.math('MULTIPLY', m.ramp(scale, [(0.25, 0.0), (0.6, 1.0)]), body), 0.3), base, '#5a666e')
    else:
        base = m.ramp(m.math('ADD', m.math('MULTIPLY', shade, 0.5), m.math('MULTIPLY', m.noise(3.5, 6), 0.6)), [(0.3, '#e8c078'), (0.46, '#cc8e3c'), (0.6, '#9a5a1e'), (0.8, '#4a240c')])
        x = m.node('SeparateXYZ', {'Vector': m.obj})
        char = m.ramp(m.math('FRACT', m.math('MULTIPLY', m.math('ADD', x.outputs[0], m.math('MULTIPLY', x.outputs[1], 0.55)), 3.1)), [(0.0, 0.9), (0.1, 0.75), (0.17, 0.0), (0.9, 0.0), (1.0, 0.9)])
        base = m.mix(m.math('MULTIPLY', char, body), base, '#1a0c05')
    base = m.mix(m.math('MULTIPLY', m.attr('line'), 0.75), base, '#2a2c30' if raw else '#2a1206')
    h = m.math('ADD', m.math('MULTIPLY', m.math('MULTIPLY', scale, body), -1.0), m.math('MULTIPLY', n, 0.3))
    mat = m.done(base, m.ramp(m.noise(5), [(0.35, 0.12), (0.7, 0.3)]), 0.1, bump=m.bump(h, 0.014, 0.7), Specular=0.6, Metallic=0.35 if raw else 0.0, Clearcoat=0.5 if raw else 0.15)
    o = grid('fish', np.stack([X, Y, Zp], -1), mat, True, {'y': Y / deep, 'line': np.maximum(edge * (t < 0.4), mouth) + 0 * a, 'body': sstep(0.24, 0.31, t) * sstep(0.97, 0.9, t) + 0 * a})
    fm = Mat('fin')
    fc = fm.mix(fm.attr('ray'), *(('#5a6064', '#a8aeac') if raw else ('#3a1c0a', '#8a5420')))
    fmat = fm.done(fm.mix(fm.attr('out'), fc, '#7a8084' if raw else '#2a1206'), 0.35, trans_leaf=0.15)
    tx = 0.975
    parts = [
        fin(([(tx, 0.24 * deep), (tx, 0), (tx, -0.24 * deep)], [(1.42, 0.95 * deep), (1.26, 0.3 * deep), (1.2, 0), (1.26, -0.3 * deep), (1.42, -0.95 * deep)]), fmat, 15),
        fin(([(-0.34, 0.93 * deep), (0.1, 0.95 * deep), (0.6, 0.36 * deep)], [(-0.26, 1.22 * deep), (-0.05, 1.4 * deep), (0.3, 1.26 * deep), (0.68, 0.58 * deep)]), fmat, 13),
        fin(([(0.3, -0.6 * deep), (0.6, -0.36 * deep)], [(0.42, -0.98 * deep), (0.68, -0.62 * deep)]), fmat, 7),
        fin(([(-0.3, -0.8 * deep), (-0.16, -0.84 * deep)], [(-0.08, -1.16 * deep), (0.06, -1.02 * deep)]), fmat, 5),
        fin(([(-0.4, -0.1 * deep), (-0.4, -0.34 * deep)], [(-0.06, -0.18 * deep), (-0.1, -0.5 * deep)]), fmat, 8, 0.2, 0.01),
    ]
    for r, z, col in ((0.075, 0.0, '#d8c890' if raw else '#e8e0d0'), (0.045, 0.012, '#08080a' if raw else '#b8b0a0')):
        parts.append(lathe('eye', smooth_prof([(r, 0), (r * 0.9, 0.022), (0, 0.032)]), simple('eye', col, 0.06, Clearcoat=1.0), 40, loc=(-0.73, 0.14 * deep, 0.152 + z)))
    for q in parts:
        q.parent = o
    o.location, o.rotation_euler = (at[0], at[1], at[2] + 0.17), (0.14, 0, turn)


def grilled_fish(seed=1, dish='white', ground='walnut', garnishes=({'kind': 'parsley', 'n': 12, 'r': 1.0}, {'kind': 'salad', 'x': 0.75, 'y': 0.68, 'n': 9})):
    """A whole grilled fish with slices of lemon on and beside it."""
    rng = np.random.default_rng(seed)
    plate(1.6, glaze(*GLAZES[dish], H=0.13))
    fish(rng, (-0.12, 0.06, 0.1), 0.12, deep=0.46)
    garnish(rng, garnishes, 1.1)
    for x, y, z, tilt in ((-0.75, -0.62, 0.13, 0.1), (-0.42, -0.72, 0.16, 0.2), (-0.1, -0.78, 0.18, 0.25)):
        citrus_wheel(rng, (x, y, z), (tilt, 0.05, x * 3), 0.24, FRUIT['lemon'], 0.05)
    shoot(ground, 2.85, 42, 0)


def salad(seed=1, base='romaine', parts=(), dish='white', ground='light', span=2.7, elev=44, dressing=None):
    """Leaves and pieces in a wide bowl, close."""
    from bowls import bowl
    rng = np.random.default_rng(seed)
    bowl(glaze(*GLAZES[dish]), 1.3, 0.62)
    z = 0.36
    if base in ('romaine', 'rocket', 'mixed', 'spinach'):
        d, l, L, q, k = {'romaine': ('#4a8a24', '#a8d068', 0.62, 0.62, 105), 'rocket': ('#2c6a12', '#6cae34', 0.6, 0.28, 110), 'mixed': ('#3a7a1c', '#8ac04a', 0.55, 0.6, 100), 'spinach': ('#1c4a14', '#3f7a2a', 0.5, 0.6, 70)}[base]
        g = herb(d, l, '#dcecb8')
        for i in range(k):
            a, r = rng.random() * TAU, 0.98 * math.sqrt(rng.random())
            l2 = L * rng.uniform(0.6, 1.1)
            leaf('leaf', g, l2, l2 * q, 0.3, 0.25, 0.05, 0.12, (r * math.cos(a), r * math.sin(a), z + 0.30 * (1 - r * r) + 0.10 * rng.random()), (rng.normal(0, 0.55), rng.normal(0, 0.55), rng.random() * TAU), i)
    elif base == 'chopped':
        red, green = organic(['#a00f08', '#d8381a', '#e8643c'], 3, (0.1, 0.22), 0.2, (10, 0.01)), veg('cucumber')
        for i in range(150):
            a, r = rng.random() * TAU, 0.94 * math.sqrt(rng.random())
            s = rng.uniform(0.17, 0.26)
            box('piece', (s, s * rng.uniform(0.7, 1.2), s * 0.7), red if i % 2 else green, (r * math.cos(a), r * math.sin(a), max(z - 0.3 * (1 - r), z - 0.22 + 0.48 * (1 - r * r) * rng.uniform(0.55, 1.0))), tuple(rng.uniform(-0.6, 0.6, 3)), 0.03)
    elif base == 'parsley':
        rings_ = herb('#1f5a12', '#4f962c', '#7ab84a')
        V, F = ico(2)
        k = 2600
        a, r = rng.random(k) * TAU, 1.0 * np.sqrt(rng.random(k))
        P = np.stack([r * np.cos(a), r * np.sin(a), z + 0.34 * (1 - r * r) + 0.05 * rng.random(k)], 1)
        blob('core', 1, simple('core', '#24521a', 0.6), (0, 0, z - 0.1), (1.0, 1.0, 0.36), 0.05)
        m = organic(['#174a0e', '#2f7a1c', '#58a034'], 8, (0.35, 0.55), 0.05, vary=0.8)
        scatter('parsley', V, F, P, frames(rng.normal(0, 1, (k, 3)), rng.random(k) * 6), np.stack([rng.uniform(0.025, 0.055, k), rng.uniform(0.02, 0.04, k), np.full(k, 0.007)], 1), m, rng)
    elif base in ('quinoa', 'slaw'):
        blob('core', 1, simple('core', '#d8c49a' if base == 'quinoa' else '#e4ecc4', 0.6), (0, 0, z - 0.12), (1.05, 1.05, 0.4), 0.05)
        if base == 'quinoa':
            k = 3800
            a, r = rng.random(k) * TAU, 1.02 * np.sqrt(rng.random(k))
            P = np.stack([r * np.cos(a), r * np.sin(a), z + 0.28 * (1 - r * r) + 0.03 * rng.random(k)], 1)
            scatter('quinoa', *ico(1), P, frames(rng.normal(0, 1, (k, 3)), a), np.full((k, 3), 0.026), organic(['#b8945a', '#e0cc9c', '#f0e4c4'], 6, (0.3, 0.5), 0.2, vary=0.8), rng)
        else:
            for cols, n, w in ((('#f2f0da', '#dfe6ba'), 230, 0.03), (('#f08a24', '#e8701a'), 80, 0.026), (('#f8f4e8', '#fffaf0'), 60, 0.03)):
                paths = []
                for _ in range(n):
                    a, r = rng.random() * TAU, 0.98 * math.sqrt(rng.random())
                    t = np.linspace(-0.5, 0.5, 14)
                    d, L, b = rng.random() * TAU, rng.uniform(0.3, 0.5), rng.normal(0, 0.5)
                    paths.append(np.stack([r * math.cos(a) + L * t * math.cos(d) - b * t * t * math.sin(d), r * math.sin(a) + L * t * math.sin(d) + b * t * t * math.cos(d), z + 0.3 * (1 - r * r) + 0.1 * rng.random() + 0.04 * np.sin(t * 8)], -1))
                tubes('slaw', paths, w, organic(list(cols), 4, (0.12, 0.25), 0.3, (12, 0.004), vary=0.4), 7, 0.45, rng)
    for part in parts:
        part = dict(part) if isinstance(part, dict) else {'kind': part}
        r = part.get('r', 0.8)
        part.setdefault('z', z + 0.3 - 0.2 * r + part.get('lift', 0.03))
        part['dz'] = min(part.get('dz', 0.05), 0.1)
        garnish(rng, [part], r)
    shoot(ground, span, elev, 0, (0, -0.02, 0.42))


def sushi(seed=4, rows=(), ground='light', dish='slate', span=3.0, ginger=True, target=(0.05, 0.0, 0.22)):
    """`rows`: lists of pieces; each piece names its topping or its filling."""
    rng = np.random.default_rng(seed)
    z0 = 0.07
    lay(rng, dish)
    rm = Mat('rice')
    rc = rm.done(rm.mix(rm.attr('rnd'), '#fffaf0', '#f1e6d2'), 0.3, 0.3, (0.05, 0.045, 0.035), Emission='#fff3e0', Emission_Strength=0.03)
    for j, row in enumerate(rows):
        y = 0.42 - 0.82 * j
        for i, kind in enumerate(row):
            x = (i - (len(row) - 1) / 2) * (0.66 if not kind.startswith('maki') else 0.6)
            if kind.startswith('maki') or kind.startswith('roll'):
                maki(rng, (x, y), kind.split()[-1], rc, z0, kind.startswith('roll'))
            elif kind.startswith('slice'):
                u, v = np.meshgrid(np.linspace(-1, 1, 60), np.linspace(-1, 1, 40), indexing='ij')
                o = grid('slice', np.stack([v * 0.3, u * 0.5 * (1 - 0.1 * v * v), 0.02 * np.sin(u * 2 + i)], -1), raw_fish(kind.split()[1]), thick=0.12, sub=1)
                o.location, o.rotation_euler = (x * 0.62, y, z0 + 0.16), (0.1, -0.5, 0.06 * i)
            else:
                nigiri(rng, (x, y, z0), kind, rc, i)
    if ginger:
        blob('wasabi', 0.16, simple('wasabi', '#9dbb4a', 0.55, sss=0.2), (1.3, -0.55, z0 + 0.05), (1, 0.9, 0.6), 0.25, 2.5, 3)
        for i in range(5):
            leaf('ginger', organic(['#f4c8b0', '#f8dcc8'], 3, (0.2, 0.3), 0.3), 0.4, 0.3, 0.3, 0.4, 0.02, 0.12, (1.28 + 0.05 * i, -0.1 + 0.07 * i, z0 + 0.1 + 0.03 * i), (rng.normal(0, 0.5), rng.normal(0, 0.5), rng.random() * 6), i)
    stage(wood(*TABLES[ground], 0.8, 0.5, 2.2), fill=190, world=0.4)
    camera(span, tuple(target), 38, 8, 78, 0.6, (0, -0.3, 0.35))


def raw_fish(kind):
    a, b, stripes = {'salmon': ('#e8552c', '#f47a50', 0.85), 'tuna': ('#9c1420', '#c43a40', 0.05), 'prawn': ('#f6d2bc', '#f0946a', 0.6)}[kind]
    m = Mat('fish')
    w = m.stretch((3.2, 1.3, 0), rot=(0, 0, 0.5))
    n = m.noise(2, 4)
    s = m.node('TexWave', {'Vector': w, 'Scale': 1.15, 'Distortion': 3.2, 'Detail': 2, 'Detail Scale': 1.2}).outputs['Fac']
    c = m.mix(m.math('MULTIPLY', m.ramp(s, [(0.80, 0.0), (0.97, 1.0)]), stripes), m.mix(n, a, b), '#ffd9bd')
    return m.done(c, 0.2, 0.3, (0.12, 0.04, 0.02), m.bump(m.math('ADD', s, m.math('MULTIPLY', m.noise(22, 4), 0.3)), 0.008, 0.4), Specular=0.55)


def nigiri(rng, at, kind, rc, i):
    k = 700
    D = rng.normal(0, 1, (k, 3))
    D /= np.linalg.norm(D, axis=1, keepdims=True)
    S = np.sign(D) * abs(D) ** 0.55
    S /= (abs(S) ** 4).sum(1, keepdims=True) ** 0.25
    loc = np.array([at[0], at[1], at[2] + 0.22])
    rice('rice', S * [0.27, 0.55, 0.22] * rng.uniform(0.93, 1.02, (k, 1)) + loc, D, rc, rng, 1.15)
    V, F = ico(5)
    V = np.sign(V) * abs(V) ** 0.55
    V /= (abs(V) ** 4).sum(1, keepdims=True) ** 0.25
    mesh('core', V * [0.25, 0.52, 0.2] + loc, F, rc)
    u, v = np.meshgrid(np.linspace(-1, 1, 100), np.linspace(-1, 1, 50), indexing='ij')
    hw = 0.30 * (1 - 0.10 * abs(u) ** 4) * (1 + 0.05 * noise(np.stack([u * 2, 0 * u, 0 * u + i], -1), 1.3, i))
    P = np.stack([v * hw, u * (0.64 + 0.03 * v), 0.265 - 0.10 * abs(v) ** 3 - 0.15 * abs(u) ** 3.5 + 0.03 * (1 - v**2) + 0.015 * fbm(np.stack([u, v, 0 * u + i * 3], -1), 2, 3, i)], -1)
    o = grid('fish', P, raw_fish(kind), thick=0.085, sub=1)
    o.location = loc
    b = o.modifiers.new('bv', 'BEVEL')
    b.width, b.segments, b.limit_method = 0.02, 2, 'ANGLE'


SECOND = {'crab': ['#8ab83c', '#c8d878'], 'avocado': ['#e8a03c', '#f0c070']}
FILLS = {'cucumber': (['#c3dc90', '#a8cc6c'], True), 'avocado': (['#a8c04a', '#d8dc84'], False), 'salmon': (['#e8552c', '#f47a50'], False), 'crab': (['#f6e8dc', '#e8643c'], False), 'prawn': (['#e8a03c', '#f0c070'], False)}


def maki(rng, at, fill, rc, z0, inside_out=False):
    x, y = at
    R, H = (0.27, 0.40) if not inside_out else (0.33, 0.40)
    nori = Mat('nori')
    nm = nori.done(nori.mix(nori.noise(30), '#0d1a10', '#22301c'), 0.42, bump=nori.bump(nori.noise(35, 6), 0.02, 0.8))
    if inside_out:
        k = 420
        a, z = rng.random(k) * TAU, rng.uniform(0.02, H, k)
        rice('rice', np.stack([x + R * np.cos(a), y + R * np.sin(a), z0 + z], 1), np.stack([np.cos(a), np.sin(a), 0 * a], 1), rc, rng, 1.1)
        lathe('core', [(0, 0), (R * 0.97, 0), (R * 0.97, H - 0.03), (0, H - 0.03)], rc, 60, loc=(x, y, z0))
        lathe('nori', [(R * 0.62, H - 0.035), (R * 0.68, H - 0.025), (R * 0.72, H - 0.035)], nm, 60, loc=(x, y, z0))
        nuts(rng, 'sesame', [(x + R * 1.06 * math.cos(t), y + R * 1.06 * math.sin(t), z0 + 0.05 + (H - 0.1) * rng.random()) for t in rng.random(40) * TAU], 0, 1.1)
    else:
        lathe('nori', [(R - 0.03, 0.02), (R, 0), (R + 0.005, H * 0.5), (R, H), (R - 0.02, H)], nm, 80, lambda P: 0.008 * fbm(P, 6, 3, 3), loc=(x, y, z0))
        lathe('core', [(0, H - 0.04), (R - 0.02, H - 0.04)], rc, 40, loc=(x, y, z0))
    k = 190
    q, a = (R - 0.045) * np.sqrt(rng.random(k)), rng.random(k) * TAU
    rice('rice', np.stack([x + q * np.cos(a), y + q * np.sin(a), z0 + H - 0.02 + rng.uniform(-0.02, 0.015, k)], 1), np.tile([[0, 0, 1.0]], (k, 1)), rc, rng, 0.95)
    colors, has_skin = FILLS[fill]
    blob('fill', 0.13, organic(colors, 5, (0.15, 0.3), 0.3), (x + 0.01, y, z0 + H - 0.02), (1, 0.95, 0.5), 0.12, 2.5, int(rng.integers(99)), 4)
    if has_skin:
        lathe('skin', [(0.11, 0), (0.135, 0.02), (0.14, 0.06), (0.125, 0.075)], simple('sk', '#2d5a1c', 0.3), 40, loc=(x + 0.01, y, z0 + H - 0.04))
    if inside_out:
        blob('fill2', 0.08, organic(SECOND[fill], 5, (0.15, 0.3), 0.3), (x - 0.12, y + 0.03, z0 + H - 0.01), (1, 0.9, 0.5), 0.12, 2.5, 3, 4)


def onigiri(rng, at, rc, turn=0.0, lean=0.0, bite=False):
    """A triangle of rice that stands; a strip of seaweed wraps its foot. `bite` opens it: tuna shows."""
    th = np.linspace(0, TAU, 180, endpoint=False)
    d = np.stack([np.cos(th), np.sin(th)], -1) @ np.array([[math.cos(q), math.sin(q)] for q in (-PI / 2, PI / 6, PI * 5 / 6)]).T
    Rr = 0.36 / (np.maximum(d, 0) ** 5).sum(1) ** 0.2
    cz, D = 0.36, 0.19
    before = set(bpy.data.objects.keys())
    k = 3400
    t = rng.integers(0, 180, k)
    q = np.sqrt(rng.random(k))
    face = rng.random(k) < 0.62
    r = np.where(face, Rr[t] * q, Rr[t])
    # the faces bulge; the rim is round
    bulge = D * (0.74 + 0.26 * np.sqrt(np.clip(1 - q**3, 0, 1)))
    dep = np.where(face, np.where(rng.random(k) < 0.8, -1, 1) * bulge, rng.uniform(-0.8, 0.8, k) * D)
    P = np.stack([r * np.cos(th[t]), dep, r * np.sin(th[t]) + cz], 1)
    N = np.where(face[:, None], np.stack([0 * dep, np.sign(dep), 0.01 + 0 * dep], 1), np.stack([np.cos(th[t]), 0 * th[t], np.sin(th[t])], 1))
    rice('rice', P, N, rc, rng, 1.05)
    V = np.concatenate([np.stack([Rr * 0.97 * np.cos(th), np.full(180, s), Rr * 0.97 * np.sin(th) + cz], 1) for s in (-D * 0.82, D * 0.82)])
    F = [list(range(180)), list(range(180, 360))[::-1]] + [[i, (i + 1) % 180, 180 + (i + 1) % 180, 180 + i] for i in range(180)]
    mesh('core', V, F, rc)
    nori = Mat('nori')
    nm = nori.done(nori.mix(nori.noise(30), '#0a140c', '#1e2c1a'), 0.36, bump=nori.bump(nori.noise(35, 6), 0.02, 0.8))
    box('nori', (0.36, 2 * D + 0.09, 0.44), nm, (0, 0, 0.2), bevel=0.04)
    if bite:
        tuna = organic(['#8a5a3c', '#c89a78', '#e8cdb4'], 9, (0.3, 0.5), 0.2, (20, 0.03))
        for i in range(26):
            a, q = rng.random() * TAU, 0.13 * math.sqrt(rng.random())
            blob('tuna', rng.uniform(0.03, 0.05), tuna, (q * math.cos(a), -D - 0.02 - 0.02 * rng.random(), cz + 0.2 + q * math.sin(a)), (1.4, 0.7, 0.9), 0.3, 2, i, 3)
    nuts(rng, 'sesame', [(x, -D * 0.98, cz + 0.05 + z) for x, z in spread(rng, 16, 0.3, 0.06) if z > -0.05], 0, 0.9)
    e = bpy.data.objects.new('onigiri', None)
    bpy.context.collection.objects.link(e)
    for o in list(bpy.data.objects):
        if o.name not in before and o is not e and o.parent is None:
            o.parent = e
    e.location, e.rotation_euler = at, (lean, 0, turn)


def onigiris(seed=1, ground='oak', span=2.2):
    """Three rice triangles, one of them open."""
    rng = np.random.default_rng(seed)
    lay(rng, 'slate')
    rm = Mat('rice')
    rc = rm.done(rm.mix(rm.attr('rnd'), '#fffaf0', '#f1e6d2'), 0.3, 0.3, (0.05, 0.045, 0.035), Emission='#fff3e0', Emission_Strength=0.03)
    onigiri(rng, (-0.42, 0.5, 0.07), rc, 0.2, -0.12)
    onigiri(rng, (0.46, 0.42, 0.07), rc, -0.22, -0.12)
    onigiri(rng, (-0.02, -0.12, 0.07), rc, 0.08, -0.2, True)
    for i in range(5):
        leaf('ginger', organic(['#f4c8b0', '#f8dcc8'], 3, (0.2, 0.3), 0.3), 0.34, 0.26, 0.3, 0.4, 0.02, 0.12, (0.82 + 0.04 * i, -0.2 + 0.06 * i, 0.14 + 0.03 * i), (rng.normal(0, 0.5), rng.normal(0, 0.5), rng.random() * 6), i)
    stage(wood(*TABLES[ground], 0.8, 0.5, 2.2), fill=190, world=0.4)
    camera(span, (0.02, 0.1, 0.42), 24, 0, 78, 0.6, (0, -0.2, 0.4))
