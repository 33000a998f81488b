"""Burgers: a stack of layers from bottom to top. Each layer returns its height."""
from bits import *


def bun_mat(lo, hi, stops=('#f3d8a0', '#e0a552', '#c5722a', '#9a4a15')):
    m = Mat('bun')
    z = m.node('SeparateXYZ', {'Vector': m.obj}).outputs[2]
    t = m.math('ADD', m.node('MapRange', {'Value': z, 'From Min': lo, 'From Max': hi}).outputs[0], m.math('MULTIPLY', m.math('SUBTRACT', m.noise(3.2, 5), 0.5), 0.45))
    c = m.ramp(t, list(zip((0.0, 0.18, 0.5, 0.95), stops)))
    h = m.math('ADD', m.noise(5, 4, 0.5), m.math('MULTIPLY', m.noise(60, 3), 0.06))
    return m.done(c, m.ramp(m.noise(6, 4), [(0.3, 0.26), (0.7, 0.42)]), 0.18, (0.08, 0.04, 0.02), m.bump(h, 0.03, 0.5), Clearcoat=0.35, Clearcoat_Roughness=0.18)


def swell(a, f, s):
    return lambda P: a * fbm(P, f, 4, s)


def lettuce(rng, z):
    m = Mat('lettuce')
    n = m.noise(9, 5)
    c = m.mix(m.ramp(m.math('ADD', m.attr('tt'), m.math('MULTIPLY', m.math('SUBTRACT', n, 0.5), 0.5)), [(0.15, 0.0), (0.8, 1.0)]), '#e6f0a4', '#86b92c')
    mat = m.done(c, 0.33, bump=m.bump(m.noise(14, 5, 0.6, 1.0), 0.03, 0.7), trans_leaf=0.38)
    for k in range(2):
        u, v = np.meshgrid(np.linspace(0, TAU, 600, endpoint=False), np.linspace(0, 1, 26), indexing='ij')
        s = int(rng.integers(99))
        q = np.stack([np.cos(u), np.sin(u), 0 * u + k * 9 + s], -1)
        ph = u * 13 + 3.2 * fbm(q, 1.6, 3, 3 + k)
        r = 0.62 + (0.50 + 0.09 * fbm(q, 2.5, 3, 8 + k)) * v - 0.05 * v * np.cos(2 * ph)
        h = z + 0.07 - 0.045 * k + 0.11 * v**1.6 * np.sin(ph) + 0.06 * v**3 * np.sin(2.3 * ph + 1) + 0.03 * fbm(q * (1 + v[..., None]), 5, 3, k) - 0.13 * v**2.2
        grid('lettuce', np.stack([r * np.cos(u), r * np.sin(u), h], -1), mat, True, {'tt': v}, 0.012)
    return 0.13


def beef(rng, z):
    m = Mat('patty')
    n, v = m.noise(7, 8, 0.68), m.voro(13)
    c = m.mix(1, m.ramp(n, [(0.3, '#2a120a'), (0.55, '#5a2c17'), (0.75, '#83492a')]), m.ramp(v, [(0, 1.0), (0.6, 0.55)]), 'MULTIPLY')
    pm = m.done(c, m.ramp(m.noise(5, 4), [(0.35, 0.2), (0.65, 0.5)]), 0.06, bump=m.bump(m.math('ADD', m.math('MULTIPLY', v, -0.9), n), 0.06, 0.8), Specular=0.6)
    s = int(rng.integers(99))
    lathe('patty', smooth_prof([(0, 0), (0.9, 0), (1.08, 0.02), (1.12, 0.16), (1.06, 0.30), (0.9, 0.32), (0, 0.32)]), pm, 260, lambda P: 0.05 * fbm(P + s, 3, 5, 4) + 0.03 * fbm(P + s, 11, 3, 5), loc=(0, 0, z))
    return 0.31


def crisp(rng, z, fish=False):
    """A breaded fillet with an irregular outline that hangs out of the bun."""
    stops = [(0.28, '#8f4a14'), (0.45, '#c67a26'), (0.62, '#dc9a40'), (0.78, '#efc478')] if not fish else [(0.28, '#a8641c'), (0.45, '#d3953c'), (0.62, '#e7b660'), (0.78, '#f3d392')]
    m = Mat('crumb')
    n = m.noise(13, 8, 0.7)
    mat = m.done(m.ramp(n, stops), 0.45, 0.12, (0.06, 0.03, 0.01), m.bump(m.math('ADD', n, m.math('MULTIPLY', m.voro(20), -0.7)), 0.07, 0.9), Specular=0.5)
    s = int(rng.integers(99))
    th = np.linspace(0, TAU, 300, endpoint=False)
    q = np.stack([np.cos(th), np.sin(th), 0 * th], -1)
    R = 1.13 + 0.13 * fbm(q + s, 1.4, 3, s)
    prof = smooth_prof([(0, 0), (0.85, 0), (0.98, 0.03), (1.0, 0.15), (0.95, 0.27), (0.8, 0.3), (0, 0.3)])
    P = np.stack([R[:, None] * prof[:, 0] * np.cos(th)[:, None], R[:, None] * prof[:, 0] * np.sin(th)[:, None], prof[:, 1] + 0 * R[:, None]], -1)
    d = 0.07 * fbm(P + s, 4, 5, s) + 0.04 * fbm(P + s, 14, 3, s + 1)
    D = P - [0, 0, 0.15]
    P = P + D / (np.linalg.norm(D, axis=-1, keepdims=True) + 1e-6) * d[..., None]
    grid('crisp', P + [0, 0, z], mat, True)
    return 0.29


def halloumi(rng, z):
    m = Mat('halloumi')
    y = m.node('SeparateXYZ', {'Vector': m.obj}).outputs[0]
    bars = m.ramp(m.math('FRACT', m.math('MULTIPLY', m.math('ADD', y, m.math('MULTIPLY', m.noise(3), 0.12)), 3.2)), [(0.0, 0.0), (0.2, 1.0), (0.42, 1.0), (0.6, 0.0)])
    c = m.mix(m.math('MULTIPLY', bars, m.ramp(m.noise(5, 4), [(0.3, 0.45), (0.6, 0.95)])), m.ramp(m.noise(6, 5), [(0.35, '#fbf0d4'), (0.7, '#f0cf8c')]), '#7a3c12')
    mat = m.done(c, 0.3, 0.3, (0.06, 0.045, 0.03), m.bump(m.noise(10, 5), 0.02, 0.6), Specular=0.5)
    for i, (x, w) in enumerate([(-0.52, 1.02), (0.52, 1.02)]):
        box('halloumi', (w, 2.05, 0.19), mat, (x, 0.02 * i, z + 0.1), (0, 0.02 * (1 - 2 * i), 0.03 * (1 - 2 * i)), 0.05, 4)
    return 0.2


def cheese(rng, z, colors=('#f5a81c', '#ffbf3a'), rot=None):
    rot = rng.uniform(0, 1.5) if rot is None else rot
    a = np.linspace(-1, 1, 80)
    x, y = np.meshgrid(a, a, indexing='ij')
    X, Y = x * 0.95 * (1 - 0.05 * y * y), y * 0.95 * (1 - 0.05 * x * x)
    c, s = math.cos(rot), math.sin(rot)
    X, Y = X * c - Y * s, X * s + Y * c
    r = np.hypot(X, Y)
    over = np.maximum(r - 1.02, 0)
    sq = np.where(r > 1.02, (1.02 + 0.42 * over) / np.maximum(r, 1e-3), 1)
    h = z + 0.03 - 1.05 * over - 0.5 * over**2 + 0.012 * fbm(np.stack([X, Y, 0 * X], -1), 2.2, 3, int(rng.integers(99)))
    m = Mat('cheese')
    n = m.noise(3, 3)
    grid('cheese', np.stack([X * sq * 1.06, Y * sq * 1.06, h], -1), m.done(m.mix(n, *colors), 0.27, 0.3, (0.08, 0.045, 0.01), m.bump(n, 0.02, 0.4), Specular=0.5), thick=0.045, sub=1)
    return 0.045


def around(n, r, phase=0.35):
    return [(r * math.cos(i * TAU / n + phase), r * math.sin(i * TAU / n + phase)) for i in range(n)]


def tomato(rng, z):
    m = Mat('tomato')
    n = m.noise(7, 4)
    mat = m.done(m.mix(n, '#b81208', '#e23a1c'), 0.16, 0.25, (0.07, 0.015, 0.01), m.bump(n, 0.01, 0.4))
    for i, (x, y) in enumerate(around(4, 0.6, rng.random() * 6)):
        lathe('tomato', smooth_prof([(0, 0), (0.45, 0), (0.5, 0.03), (0.5, 0.08), (0.45, 0.11), (0, 0.11)]), mat, 64, loc=(x, y, z + 0.012 * i))
    return 0.11


def onion(rng, z):
    mats = [simple('onion', '#efe3ea', 0.2, sss=0.3, radius=(0.06, 0.05, 0.05)), simple('onion skin', '#7a2358', 0.22)]
    for i, (x, y) in enumerate(around(6, 0.6, rng.random() * 6)):
        lathe('onion', smooth_prof([(0.36, 0), (0.43, 0), (0.44, 0.03), (0.43, 0.06), (0.36, 0.06), (0.35, 0.03), (0.36, 0)]), mats[i % 2], 64, loc=(x, y, z + 0.01 * i))
    return 0.06


def pickles(rng, z):
    m = Mat('pickle')
    c = m.ramp(m.math('ADD', m.attr('edge'), m.math('MULTIPLY', m.math('SUBTRACT', m.noise(12, 4), 0.5), 0.3)), [(0.2, '#b9b84a'), (0.8, '#8c9a2c'), (0.95, '#3f5a16')])
    discs(rng, around(7, 0.74, rng.random() * 6), z, 0.33, m.done(c, 0.15, 0.3, (0.05, 0.06, 0.01), m.bump(m.noise(16, 4), 0.01, 0.5)), 0.05, 0.0, 0.05)
    return 0.06


def jalapeno(rng, z):
    m = simple('jalapeno', '#3f7a16', 0.15, sss=0.2, radius=(0.04, 0.06, 0.01))
    rings(rng, around(9, 0.86, rng.random() * 6) + around(4, 0.45), z, 0.2, m, 0.055, 0.07, 0.14)
    return 0.08


def fried_mushrooms(rng, z):
    mushrooms(rng, around(15, 0.9, rng.random() * 6) + around(8, 0.5), z + 0.02, 0.24, organic(['#c99a62', '#8e5a2c', '#54301a'], 5, (0.2, 0.45), 0.12))
    return 0.09


def onion_ring(rng, z):
    m = organic(['#b2701f', '#dba24a', '#efca82'], 12, (0.4, 0.5), 0.1, (22, 0.04))
    s = int(rng.integers(99))
    t = np.linspace(0, TAU, 20)
    prof = [(0.78 + 0.2 * math.cos(a), 0.15 + 0.15 * math.sin(a)) for a in t]
    lathe('onion ring', prof, m, 200, lambda P: 0.03 * fbm(P + s, 5, 4, s), loc=(0, 0, z))
    return 0.26


def brisket(rng, z):
    m = organic(['#2a0f08', '#6a2c16', '#a0563a'], 7, (0.15, 0.4), 0.1, (20, 0.05), Specular=0.6)
    for i, (x, y) in enumerate(around(10, 0.72, rng.random()) + around(5, 0.3)):
        u, v = np.meshgrid(np.linspace(-1, 1, 30), np.linspace(-1, 1, 20), indexing='ij')
        q = np.stack([u * 2, v, 0 * u + i * 4], -1)
        w = 1 + 0.3 * fbm(q, 1.2, 3, i)
        o = grid('brisket', np.stack([0.46 * u * w, 0.27 * v * w, 0.10 * fbm(q, 0.9, 3, i + 7) - 0.12 * abs(u) ** 3], -1), m, thick=0.07, sub=1)
        o.location, o.rotation_euler = (x, y, z + 0.08 + 0.05 * (i % 3)), (rng.normal(0, 0.1), rng.normal(0, 0.1), math.atan2(y, x) + rng.normal(0, 0.4))
    return 0.27


def aubergine(rng, z):
    m = Mat('aubergine')
    c = m.ramp(m.math('ADD', m.attr('edge'), m.math('MULTIPLY', m.math('SUBTRACT', m.noise(9, 5), 0.5), 0.5)), [(0.2, '#d7b070'), (0.7, '#a06a2c'), (0.93, '#6b3a18'), (0.97, '#20101e')])
    discs(rng, around(6, 0.66, rng.random()), z, 0.44, m.done(c, 0.22, 0.15, (0.05, 0.03, 0.01), m.bump(m.noise(18, 5), 0.02, 0.6)), 0.07, 0.0, 0.05)
    return 0.09


def mint(rng, z):
    leaves(rng, around(9, 0.95, rng.random()), z + 0.03, 0.4, 0.6, herb('#1f6a1c', '#4fa23a', '#9ccf7a'), 0.25)
    return 0.07


def slaw(rng, z):
    """Strands of white cabbage and carrot."""
    for color, k in ((('#f4f1dc', '#e2e8c0'), 90), (('#f08a24', '#e8701a'), 30), (('#8e4a80', '#b884ac'), 18)):
        paths = []
        for _ in range(k):
            a, r, L = rng.random() * TAU, rng.uniform(0.45, 1.05), rng.uniform(0.2, 0.42)
            t = np.linspace(-0.5, 0.5, 14)
            d = a + PI / 2 + rng.normal(0, 0.6)
            b = rng.normal(0, 0.4)
            paths.append(np.stack([r * math.cos(a) + L * t * math.cos(d) + b * t * t * math.cos(a), r * math.sin(a) + L * t * math.sin(d) + b * t * t * math.sin(a), z + 0.02 + 0.12 * rng.random() - 0.3 * max(0, r - 0.95) + 0.05 * np.sin(t * 9 + a)], -1))
        tubes('slaw', paths, 0.024, organic(list(color), 4, (0.2, 0.35), 0.3, (12, 0.004)), 6, 0.5, rng)
    return 0.13


def sauce(rng, z, color='#f1d9a8'):
    """A spread that flows over the edge in drops."""
    th, r = np.linspace(0, TAU, 260, endpoint=False)[:, None], np.linspace(0, 1, 60)[None]
    q = np.stack([np.cos(th), np.sin(th), 0 * th], -1)[:, 0]
    s = int(rng.integers(99))
    R = (1.06 + 0.10 * fbm(q, 2.2, 3, s))[:, None]
    drop = (0.22 * np.maximum(fbm(q, 3.2, 3, s + 2), 0))[:, None]
    P = np.stack([r * R * np.cos(th), r * R * np.sin(th), z + 0.03 - drop * sstep(0.86, 1, r) + 0 * th], -1)
    grid('sauce', P, organic([color, color], 4, (0.1, 0.25), 0.3, (8, 0.01)), True, thick=0.05, sub=1)
    return 0.03


LAYERS = {
    'lettuce': lettuce, 'beef': beef, 'crisp chicken': crisp, 'crisp fish': lambda r, z: crisp(r, z, True), 'halloumi': halloumi, 'cheddar': cheese,
    'swiss': lambda r, z: cheese(r, z, ('#f0dc9c', '#f9edc2')), 'pepper jack': lambda r, z: cheese(r, z, ('#f2dfa8', '#f6d488')), 'tomato': tomato, 'onion': onion,
    'pickles': pickles, 'jalapeno': jalapeno, 'mushrooms': fried_mushrooms, 'onion ring': onion_ring, 'brisket': brisket, 'aubergine': aubergine, 'mint': mint,
    'slaw': slaw, 'mayonnaise': lambda r, z: sauce(r, z, '#f7ecd0'), 'house sauce': lambda r, z: sauce(r, z, '#e39a5c'), 'chipotle': lambda r, z: sauce(r, z, '#b4421a'),
    'mustard': lambda r, z: sauce(r, z, '#d89a14'), 'smoky sauce': lambda r, z: sauce(r, z, '#4a1808'), 'tartar': lambda r, z: sauce(r, z, '#f4f0dc'),
}


def burger(seed=5, layers=('beef', 'cheddar', 'lettuce'), seeds=170, side='fries', ground='honey', bun=None, wall='#f6dcae', azim=0):
    rng = np.random.default_rng(seed)
    stops = bun or ('#f3d8a0', '#e0a552', '#c5722a', '#9a4a15')
    lathe('bottom', smooth_prof([(0, 0), (0.86, 0), (1.0, 0.04), (1.04, 0.2), (0.98, 0.3), (0, 0.3)]), bun_mat(0.36, -0.1, stops), 160, swell(0.025, 2, seed))
    z = 0.31
    for name in layers:
        z += LAYERS[name](rng, z)
    top = lathe('top', [(r, h - 1.02) for r, h in smooth_prof([(0, 1.02), (0.85, 1.02), (1.03, 1.05), (1.13, 1.16), (1.10, 1.36), (0.92, 1.62), (0.5, 1.80), (0.18, 1.84), (0, 1.84)])], bun_mat(0.0, 0.78, stops), 200, swell(0.03, 1.6, seed + 7))
    top.location.z = z
    co = np.array([v.co[:] for v in top.data.vertices])
    no = np.array([v.normal[:] for v in top.data.vertices])
    pick = []
    for i in rng.permutation(np.where(co[:, 2] > 0.36)[0]):
        if len(pick) >= seeds:
            break
        if all(np.linalg.norm(co[i] - co[j]) > 0.088 for j in pick) and rng.random() < 0.9:
            pick.append(i)
    if pick:
        V, F = ico(2)
        V = V * [0.62, 1, 0.42]
        V[:, 0] *= 1 - 0.38 * V[:, 1]
        m = Mat('sesame')
        ses = m.done(m.mix(m.attr('rnd'), '#f6e6c0', '#e6c88d'), 0.38, 0.2, (0.03, 0.02, 0.01))
        o = scatter('sesame', V, F, co[pick] + 0.012 * no[pick], frames(no[pick] + rng.normal(0, 0.12, (len(pick), 3)), rng.random(len(pick)) * TAU), 0.046 * np.ones((len(pick), 3)), ses, rng)
        o.location.z = z
    if side == 'fries':
        m = Mat('fries')
        fr = m.done(m.mix(m.noise(4, 4), '#f0bf55', '#d98f2a'), 0.38, 0.1, (0.06, 0.03, 0.01), m.bump(m.noise(18, 5), 0.02, 0.6))
        for i in range(26):
            box('fry', (0.15, rng.uniform(0.7, 1.2), 0.15), fr, (rng.uniform(0.5, 2.3), rng.uniform(0.8, 1.9), 0.1 + 0.13 * (i % 4)), (rng.normal(0, 0.14), rng.normal(0, 0.1), rng.uniform(0, 3.1)), 0.025)
    tall = z + 0.82
    stage(wood(*TABLES[ground], 0.8, 0.42, 2.4), simple('wall', wall, 0.9, Emission=wall, Emission_Strength=0.42), key=680, key_loc=(-3.6, 3.2, 4.4), fill=170, world=0.36)
    camera(max(3.1, tall * 1.46), (0.08, 0, tall * 0.5 - 0.02), 13, azim, 85, 0.45, (0, -1.0, tall * 0.45))
