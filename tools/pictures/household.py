"""Groceries and pharmacy goods without a printed pack. Food on a board is in `produce`."""
from bits import *
from drinks import clear
from labels import Sheet
from oven import cushion, dough
from packs import bottle, printed, set_stage
from roasts import fused, limb
from shapes import Group, cloth, disc, metal, plastic, rod, screen, slab


def scene(seed=1, kind='broom', stage_of='kitchen', span=2.8, target=(0, 0, 0.5), elev=18, tint=None, azim=0, **kw):
    rng = np.random.default_rng(seed)
    KINDS[kind](rng, **kw)
    set_stage(stage_of, tint)
    camera(span, tuple(target), elev, azim, 85, 0.7, (0, -0.3, target[2]))


def digits(text, w=300, h=160, ground='#b8c8b0', ink='#1c2420', small=None):
    s = Sheet(w, h, ground)
    s.text(w / 2, h * (0.44 if small else 0.5), text, h * 0.6, ink, 'sans', True, w * 0.9)
    if small:
        s.text(w / 2, h * 0.85, small, h * 0.2, ink, 'sans', False, w * 0.9)
    return s.save()


def _breads(rng, sort='pita', n=5):
    if sort == 'pita':
        m = dough('pale', 0.012, 0.0, 0.65)
        for i in range(n):
            cushion('round', 0.98, 0.09, m, (rng.normal(0, 0.04), rng.normal(0, 0.04), 0.15 * i), rng.random() * 6, 0, 0, 5, i, 0.05, base=0.05)
        with Group((0.62, -0.72, 0.0), (0, 0, 0.4)):
            cushion('half moon', 0.62, 0.1, m, (0, 0, 0.0), 0.0, 0, 0, 5, 9, 0.05, base=0.05)
    else:
        m = dough('flat', 0.006, 0.0, 0.7)
        for i in range(8):
            cushion('round', 1.0, 0.01, m, (rng.normal(0, 0.03), rng.normal(0, 0.03), 0.055 * i), rng.random() * 6, 0, 0, 9, i, 0.025, base=0.045)
        u, v = np.meshgrid(np.linspace(0, TAU * 1.6, 140), np.linspace(-1, 1, 40), indexing='ij')
        R = 0.2 - 0.018 * u / TAU
        P = np.stack([0.75 * v, R * np.cos(u), 0.22 + R * np.sin(u)], -1)
        P += (0.008 * fbm(P, 3, 3, 3))[..., None]
        with Group((0.15, -1.05, 0), (0, 0, 0.12)):
            grid('rolled', P, m, attrs={'high': 0.45 + 0.5 * fbm(P, 3.4, 4, 2)}, thick=0.025)


def _buns(rng):
    from burger import bun_mat
    m = bun_mat(-0.1, 0.55)
    V, F = ico(2)
    sesame = organic(['#e6cf9c', '#f6e6c0'], 5, (0.3, 0.4), 0.1, vary=0.5)
    for i, (x, y) in enumerate(((-0.62, 0.5), (0.62, 0.55), (-0.58, -0.5), (0.65, -0.45))):
        lathe('bun', smooth_prof([(0, 0), (0.5, 0), (0.58, 0.08), (0.57, 0.26), (0.42, 0.46), (0.2, 0.55), (0, 0.56)]), m, 120, lambda P: 0.02 * fbm(P + i * 3, 2, 3, i), loc=(x, y, 0))
        k = 60
        a, q = rng.random(k) * TAU, 0.44 * np.sqrt(rng.random(k))
        z = np.interp(q, [0, 0.2, 0.42, 0.5], [0.55, 0.53, 0.44, 0.36])
        N = np.stack([q * np.cos(a), q * np.sin(a), 0.4 + 0 * q], 1)
        scatter('sesame', V * [1, 0.62, 0.4], F, np.stack([x + q * np.cos(a), y + q * np.sin(a), z], 1), frames(N, a * 3), np.full((k, 3), 0.036), sesame, rng)


def _toast(rng):
    """A square loaf, partly sliced."""
    shape = smooth_prof([(-0.5, 0), (0.5, 0), (0.52, 0.72), (0.46, 0.9), (0.2, 0.94), (-0.2, 0.94), (-0.46, 0.9), (-0.52, 0.72), (-0.5, 0)])
    crumb = organic([(0.3, '#f0dcb4'), (0.55, '#fbeed0'), (0.75, '#fff6e4')], 9, (0.65, 0.8), 0.1, (40, 0.05), (0.04, 0.036, 0.03))
    crust = organic([(0.3, '#7a4016'), (0.5, '#a8642a'), (0.7, '#c88a48')], 5, (0.4, 0.55), 0.08, (20, 0.02))

    def cut(x0, x1, loc, rot):
        n = len(shape)
        with Group(loc, rot):
            V = np.concatenate([np.c_[np.full(n, x), shape] for x in (x0, x1)])
            mesh('crumb', V, [list(range(n)), list(range(n, 2 * n))[::-1]], crumb, smooth=False)
            grid('crust', np.stack([np.c_[np.full(n, x), shape * [1.012, 1.012]] for x in np.linspace(x0 - 0.004, x1 + 0.004, 8)], 1), crust)
    with Group((0, 0.1, 0), (0, 0, 0.55)):
        cut(-1.2, 0.25, (0, 0, 0), (0, 0, 0))
        for i in range(3):
            cut(-0.07, 0.07, (0.5 + 0.28 * i, 0, 0.02 + 0.03 * i), (0, 0.28 + 0.16 * i, 0.04 * i))


def _candles(rng, n=6):
    wax = simple('wax', '#f6f0e0', 0.35, sss=0.5, radius=(0.12, 0.09, 0.06))
    band = simple('paper', '#2c4a5a', 0.6)
    for i in range(n):
        x, y = -0.62 + 0.25 * i, 0.06 * (i % 2)
        lathe('candle', smooth_prof([(0, 0), (0.115, 0), (0.12, 0.03), (0.115, 1.6), (0.06, 1.72), (0, 1.73)]), wax, 60, loc=(x, y, 0))
        lathe('wick', [(0.012, 0), (0.012, 0.14), (0, 0.14)], simple('wick', '#e8dcc0', 0.8), 10, loc=(x, y, 1.72))
    slab('band', (1.56, 0.34, 0.34), band, (0, 0.03, 0.55), 0.12, 0.01)
    s = Sheet(420, 96, '#2c4a5a')
    s.text(210, 34, 'Candles · 6', 38, '#f4ead4', 'serif')
    s.text(210, 74, 'شموع', 30, '#e0b860')
    m = printed(s.save())
    o = mesh('print', [(-0.66, -0.145, 0.57), (0.66, -0.145, 0.57), (0.66, -0.145, 0.87), (-0.66, -0.145, 0.87)], [[0, 1, 2, 3]], m, uv=[(0, 0), (1, 0), (1, 1), (0, 1)], smooth=False)


def _paper_bag(rng):
    m = Mat('kraft')
    n = m.noise(4, 6, 0.6, 0.5)
    mat = m.done(m.mix(n, '#a87c4a', '#c89c68'), 0.8, bump=m.bump(m.math('ADD', n, m.math('MULTIPLY', m.noise(50, 3), 0.3)), 0.02, 0.6))
    w, d, h = 0.62, 0.36, 1.6
    with Group((0, 0, 0), (0, 0, 0.42)):
        u = np.linspace(0, 1, 30)
        ring = np.concatenate([np.c_[-w + 2 * w * u, np.full(30, -d)], np.c_[np.full(30, w), -d + 2 * d * u], np.c_[w - 2 * w * u, np.full(30, d)], np.c_[np.full(30, -w), d - 2 * d * u]])
        zs = np.linspace(0, h, 40)
        P = np.stack([np.c_[ring, np.full(len(ring), z)] for z in zs], 1)
        side = abs(abs(ring[:, 0]) - w) < 1e-6
        P[side, :, 0] -= np.sign(ring[side, 0])[:, None] * 0.12 * (1 - abs(ring[side, 1]) / d)[:, None] * sstep(0.2, 1.4, zs)[None]
        P += (0.02 * fbm(P * [1, 1, 0.8], 2.2, 4, 3))[..., None]
        grid('bag', P, mat, True, thick=0.012)
        box('floor', (2 * w, 2 * d, 0.02), mat, (0, 0, 0.01), bevel=0.004)
        for y in (-d, d):
            rod([(-0.26, y, h - 0.12), (-0.26, y, h + 0.1), (-0.16, y, h + 0.32), (0.16, y, h + 0.32), (0.26, y, h + 0.1), (0.26, y, h - 0.12)], 0.028, simple('cord', '#8a6236', 0.8))


def _lollipops(rng):
    colors = ['#d8243c', '#f08a1c', '#f2c81c', '#4aa83c', '#2a8ac8', '#8a4ac0', '#e86aa4', '#c8e03c', '#1cb0a0', '#b03018']
    for i, c in enumerate(colors):
        a = (i - 4.5) * 0.2
        L = 1.35 + 0.2 * (i % 2)
        x, z = math.sin(a) * L, math.cos(a) * L
        y = 0.12 * (i % 2)
        m = Mat('candy')
        mat = m.done(c, 0.06, 0.4, (0.12, 0.08, 0.08), Clearcoat=0.8, Emission=c, Emission_Strength=0.1)
        blob('candy', 0.225, mat, (x, y, 0.25 + z), (1, 0.8, 1), sub=5)
        t = np.linspace(0.35, 0.93, 12)[:, None]
        tubes('stick', [np.array([0, 0.05, 0.1]) * (1 - t) + np.array([x, y, 0.2 + z]) * t], 0.026, simple('stick', '#fbfaf4', 0.5), 12)
    lathe('pot', smooth_prof([(0, 0), (0.3, 0), (0.34, 0.04), (0.4, 0.62), (0.42, 0.64), (0.38, 0.63), (0.3, 0.1), (0, 0.08)]), simple('pot', '#f2ede4', 0.2, Clearcoat=0.4), 100)


def _broom(rng):
    w = wood('#d8a868', '#a87440', 2, 0.4, 0)
    with Group((0.1, 0.1, 0), (0, -0.28, 0.25)):
        lathe('handle', [(0.045, 0.75), (0.05, 3.2), (0.03, 3.26), (0, 3.27)], w, 30)
        slab('head', (1.15, 0.3, 0.2), w, (0, 0, 0.62), 0.1, 0.04)
        paths = []
        for i in range(460):
            x, y = rng.uniform(-0.53, 0.53), rng.uniform(-0.1, 0.1)
            t = np.linspace(0, 1, 8)
            paths.append(np.stack([x * (1 + 0.16 * t) + 0.02 * t * rng.normal(), y * (1 + 0.6 * t) + 0.02 * t * rng.normal(), 0.64 - (0.6 + 0.02 * rng.random()) * t], -1))
        tubes('bristles', paths, 0.013, organic(['#8a2418', '#b8382a', '#d0584a'], 4, (0.4, 0.6), 0.0, vary=0.6), 5, 1, rng)


def _sponges(rng):
    colors = ['#f2c81c', '#f08ab0', '#7ac04a', '#5ab0e0', '#f09a3c']
    spots = [(-0.55, 0.25, 0, 0.15), (0.5, 0.3, 0, -0.1), (-0.5, -0.05, 0.42, 0.1), (0.45, 0.02, 0.42, -0.25), (0.0, 0.1, 0.84, 0.2)]
    for c, (x, y, z, a) in zip(colors, spots):
        m = Mat('sponge')
        v = m.voro(13)
        hole = m.ramp(v, [(0.1, 0.0), (0.22, 1.0)])
        mat = m.done(m.mix(hole, '#3a2c10', c), 0.8, 0.1, (0.05, 0.05, 0.03), m.bump(m.math('ADD', hole, m.noise(30, 4)), 0.05, 0.9))
        g = Mat('scour')
        green = g.done(g.mix(g.noise(20, 5), '#123c1c', '#2c6a34'), 0.9, bump=g.bump(g.noise(46, 4), 0.06, 1.0))
        with Group((x, y, z), (0, 0, a)):
            box('sponge', (0.98, 0.62, 0.28), mat, (0, 0, 0.14), bevel=0.045)
            box('scour', (0.98, 0.62, 0.09), green, (0, 0, 0.325), bevel=0.02)


def lettuce_leaf(mat, seed, L, half, start, end, frill):
    """A broad leaf around the head. `start`, `end`: its slope at the base and at the tip, in degrees from level."""
    u, v = np.meshgrid(np.linspace(-1, 1, 110), np.linspace(0, 1, 80), indexing='ij')
    t = np.linspace(0, 1, 80)
    slope = np.radians(start + (end - start) * t**1.3)
    rho, z = 0.1 + np.cumsum(np.cos(slope)) * L / 80, np.cumsum(np.sin(slope)) * L / 80
    w = half * np.sin(PI * np.clip(0.1 + 0.84 * t, 0, 1)) ** 0.7 * (0.55 + 0.45 * t)
    # the outline is round: the sides end before the middle does
    vv = v * (1 - 0.16 * abs(u) ** 2.5)
    rho, z, w, slope = (np.interp(vv, t, c) for c in (rho, z, w, slope))
    a = u * w / np.maximum(rho, 0.3)
    edge = np.maximum(abs(u) ** 2.5, vv**5) * sstep(0.2, 0.5, vv)
    q = np.stack([u * 1.2, v * 1.6, 0 * u + seed * 0.7], -1)
    wave = frill * edge * (np.sin(u * 8 + seed * 2.1 + 4 * v) + 0.7 * np.sin(v * 13 + 3 * seed + 2 * u) + 0.5 * np.sin(u * 19 + seed)) + 0.09 * fbm(q, 2.6, 4, seed) * sstep(0.12, 0.5, v)
    rr = rho - wave * np.sin(slope)
    P = np.stack([rr * np.cos(a), rr * np.sin(a), z + wave * np.cos(slope) - 0.03 * np.exp(-((u / 0.12) ** 2)) * (1 - v)], -1)
    side = np.exp(-(((((abs(u) * 2.6 + v * 4.2) % 1.0) - 0.5) / 0.09) ** 2)) * (1 - abs(u))
    rib = np.maximum(np.exp(-((u / (0.15 * (1.08 - v))) ** 2)), 0.55 * side * (1 - 0.6 * v))
    return grid('leaf', P, mat, thick=0.01, sub=1, attrs={'rib': rib, 'v': v, 'edge': edge})


def _lettuce(rng):
    """A head of butter lettuce: frilled leaves around a pale heart."""
    def green(dark, light, pale):
        m = Mat('lettuce')
        c = m.mix(m.noise(4, 4), dark, light)
        c = m.mix(m.ramp(m.attr('v'), [(0.12, 1.0), (0.62, 0.0)]), c, pale)
        c = m.mix(m.math('MULTIPLY', m.attr('rib'), 0.7), c, '#eef4cc')
        h = m.math('ADD', m.math('MULTIPLY', m.attr('rib'), 0.8), m.noise(13, 5))
        return m.done(c, 0.34, 0.08, (0.05, 0.06, 0.02), m.bump(h, 0.025, 0.6), trans_leaf=0.28, Specular=0.5)
    outer, mid, heart = green('#3c7a18', '#6fae34', '#c8dc8c'), green('#5c9a28', '#93c850', '#dcebaa'), green('#94c04c', '#c4de84', '#f2f6d2')
    k = 0
    for n, L, half, start, end, mat, frill in ((3, 0.7, 0.42, 84, 150, heart, 0.03), (4, 0.86, 0.55, 70, 142, heart, 0.04), (5, 1.0, 0.64, 56, 122, mid, 0.05), (6, 1.1, 0.7, 42, 98, mid, 0.06), (7, 1.16, 0.74, 26, 72, outer, 0.06), (7, 1.1, 0.74, 10, 40, outer, 0.06)):
        for i in range(n):
            k += 1
            o = lettuce_leaf(mat, k, L * rng.uniform(0.94, 1.08), half, start, end + rng.normal(0, 6), frill)
            o.rotation_euler = (rng.normal(0, 0.04), rng.normal(0, 0.04), i * TAU / n + k * 0.37 + rng.normal(0, 0.1))
            o.location = (0, 0, 0.06)


def _lamb_leg(rng):
    m = Mat('meat')
    n = m.noise(2.6, 7, 0.6, 1.0)
    c = m.ramp(n, [(0.3, '#7a1a18'), (0.48, '#a83430'), (0.58, '#c86058'), (0.68, '#f0dcc8'), (0.8, '#f8ece0')])
    mat = m.done(c, m.ramp(m.noise(5, 3), [(0.35, 0.16), (0.7, 0.36)]), 0.25, (0.08, 0.03, 0.02), m.bump(m.noise(12, 5), 0.02, 0.5), Specular=0.5)
    t = np.linspace(0, 1, 120)[None]
    a = np.linspace(0, TAU, 110, endpoint=False)[:, None]
    r = 0.62 * np.exp(-(((t - 0.25) / 0.24) ** 2)) + 0.3 * np.exp(-(((t - 0.62) / 0.2) ** 2)) + 0.1 * sstep(0.03, 0.1, t)
    r = r * sstep(0, 0.06, t) * sstep(1.0, 0.95, t) + 0.01
    P = np.stack([2.3 * (t - 0.5) + 0 * a, r * np.cos(a) + 0.1 * np.sin(t * 3), 0.78 * r * np.sin(a)], -1)
    P += (0.05 * fbm(P + 2, 1.8, 4, 3))[..., None]
    with Group((0, 0.1, 0.52), (0, 0.14, 0.35)):
        grid('leg', P, mat, True)
        bone = organic(['#f0e4d0', '#d8bca0'], 5, (0.35, 0.5), 0.2)
        tubes('bone', [np.stack([np.linspace(1.05, 1.4, 14), 0.06 + 0 * np.linspace(0, 1, 14), 0 * np.linspace(0, 1, 14)], -1)], 0.08, bone, 18)
        blob('knuckle', 0.12, bone, (1.42, 0.06, 0.02), (1, 1.25, 0.9), 0.08)
    box('board', (3.1, 2.0, 0.1), wood('#b98252', '#7a4c28', 0.9, 0.5, 0), (0, 0.1, 0.06), bevel=0.05)
    for x, y, k in ((-0.9, -0.75, 0.4), (1.0, 0.75, 2.2)):
        g = herb('#2c4a20', '#56743c', '#8a9c68')
        for j in range(16):
            s = -0.32 + 0.04 * j
            leaf('needle', g, 0.17, 0.03, 0.3, 0.05, 0, 0, (x + s * math.cos(k), y + s * math.sin(k), 0.15), (rng.normal(0, 0.3), 0, k + (1 if j % 2 else -1) * 0.9 - PI / 2), j)


def _crab(rng):
    shell = organic([(0.3, '#2a4a6a'), (0.45, '#4a7a94'), (0.6, '#7aa0a0'), (0.75, '#a8a070')], 3, (0.2, 0.4), 0.05, (30, 0.02), Clearcoat=0.3)
    leg_m = organic([(0.3, '#2c5a8a'), (0.55, '#4a8ac0'), (0.75, '#c87048')], 3, (0.2, 0.4), 0.05, (30, 0.012), Clearcoat=0.3)
    q, a = 1.5 * np.sqrt(rng.random(1000)), rng.random(1000) * TAU
    crushed_ice(rng, q * np.cos(a), 0.8 * q * np.sin(a) - 0.1, 0.06)
    with Group((0, 0.1, 0.22), (0.12, 0, 0.1)):
        V, F = ico(6)
        r = np.hypot(V[:, 0], V[:, 1])
        ang = np.arctan2(V[:, 1], V[:, 0])
        V = V * [0.8, 0.46, 0.26]
        V[:, 0] *= 1 + 0.28 * np.exp(-((np.sin(ang)) / 0.16) ** 2) * r
        V[:, 1] += 0.02 * np.cos(V[:, 0] * 40) * (V[:, 1] < -0.1)
        V[:, 2] += 0.02 * fbm(V, 3, 3, 2)
        mesh('shell', V + [0, 0, 0.16], F, shell)
        for s in (-1, 1):
            for i in range(4):
                b = (0.15 + 0.42 * i) - 0.5
                pts = [(s * 0.62, -0.15 + 0.14 * i, 0.1), (s * (1.0 + 0.05 * i), -0.1 + 0.3 * i * 0.9, 0.3), (s * (1.25 + 0.02 * i), -0.15 + 0.38 * i, 0.02)]
                rod(pts, lambda n: 0.065 - 0.035 * np.linspace(0, 1, n), leg_m, 12)
            fused('arm', limb((s * 0.55, -0.3, 0.16), (s * 0.98, -0.46, 0.22), 0.09, 0.12, 6) + limb((s * 0.98, -0.46, 0.22), (s * 0.94, -0.72, 0.2), 0.12, 0.09, 5, 9), leg_m, 0.014, 4, 0.03)
            palm = limb((s * 0.94, -0.76, 0.2), (s * 0.62, -1.02, 0.2), 0.13, 0.15, 6, 15, 0.8)
            finger = limb((s * 0.58, -1.06, 0.22), (s * 0.12, -1.1, 0.16), 0.1, 0.03, 8, 21, 0.8)
            thumb = limb((s * 0.66, -0.9, 0.22), (s * 0.2, -0.92, 0.18), 0.07, 0.025, 8, 31, 0.8)
            fused('claw', palm + finger + thumb, leg_m, 0.012, 3, 0.03)
            for x, y, w in ((0.16, -1.1, 0.045), (0.24, -0.92, 0.035)):
                blob('tip', w, organic(['#c84a2c', '#e07850'], 3, (0.2, 0.3), 0.05), (s * x, y, 0.17), (2.2, 1, 1), sub=4)
            blob('eye', 0.05, simple('eye', '#0c0c0c', 0.1), (s * 0.16, -0.5, 0.24), sub=4)
    from drinks import FRUIT, citrus_wheel
    citrus_wheel(rng, (1.05, 0.7, 0.2), (0.3, 0.1, 0.4), 0.3, FRUIT['lemon'], 0.06)


def rose(rng, at, color, R=0.26, tilt=(0, 0)):
    dark, light = color
    m = Mat('petal')
    c = m.mix(m.ramp(m.math('ADD', m.attr('tt'), m.math('MULTIPLY', m.math('SUBTRACT', m.noise(5, 4), 0.5), 0.3)), [(0.2, 0.0), (0.95, 1.0)]), dark, light)
    mat = m.done(c, 0.5, 0.25, (0.06, 0.02, 0.02), m.bump(m.noise(18, 4), 0.008, 0.5), trans_leaf=0.15, Sheen=0.4)
    with Group(at, (*tilt, rng.random() * 6)):
        for ring, (n, r, h, lean) in enumerate(((3, 0.16, 0.9, 0.02), (4, 0.34, 0.92, 0.1), (5, 0.55, 0.9, 0.25), (6, 0.78, 0.8, 0.5), (7, 0.98, 0.62, 0.85))):
            for i in range(n):
                u, v = np.meshgrid(np.linspace(-1, 1, 30), np.linspace(0, 1, 26), indexing='ij')
                a = u * (PI / n * 1.35) * (0.5 + 0.5 * np.sin(v * PI / 2 + 0.2)) + i * TAU / n + ring * 0.7
                rr = R * (r * (0.35 + 0.65 * v) + lean * 0.35 * v**2.5 + 0.05 * v**6 * (1 + ring))
                z = R * (1.5 * h * v * (1 - 0.16 * u * u * v) - lean * 0.5 * v**3 + 0.25 - 0.06 * ring)
                P = np.stack([rr * np.cos(a), rr * np.sin(a), z], -1)
                P += (0.02 * R * fbm(P * 4 + ring * 3 + i, 2, 3, i))[..., None]
                grid('petal', P, mat, attrs={'tt': v}, thick=0.006, sub=1)
        for i in range(5):
            leaf('sepal', herb('#2c5a20', '#4a8a34'), R * 1.1, R * 0.35, 0.4, 0.2, 0, 0.05, (R * 0.4 * math.cos(i * 1.26), R * 0.4 * math.sin(i * 1.26), R * 0.12), (0.3, 0, i * 1.26 - PI / 2), i)


def _roses(rng, n=10, color=('#5a0410', '#b81428')):
    """Ten stems in paper."""
    heads = []
    for i in range(n):
        a, q = i * 2.4, 0.225 * math.sqrt(i + 0.5)
        heads.append((q * math.cos(a) * 1.1, q * math.sin(a) * 0.85, 1.8 - 0.45 * q * q + rng.normal(0, 0.04)))
    g = organic(['#1f4a18', '#3a7a2c'], 4, (0.35, 0.5), 0.05)
    for i, (x, y, z) in enumerate(heads):
        rose(rng, (x, y, z), color, 0.2, (-y * 0.9 - 0.25, x * 0.9))
        t = np.linspace(0, 1, 20)[:, None]
        tubes('stem', [np.array([x, y, z]) * (1 - t) + np.array([-x * 0.35, -y * 0.3, 0.05]) * t], 0.026, g, 10)
    leaf_m = herb('#1c4a18', '#3a7a2c', '#6a9c50')
    for i in range(16):
        a = i * 0.8
        leaf('leaf', leaf_m, 0.42, 0.26, 0.3, 0.2, 0.02, 0.05, (0.62 * math.cos(a), 0.45 * math.sin(a), 1.55 + 0.1 * rng.random()), (rng.normal(0, 0.4), 0.3, a), i)
    paper = Mat('paper')
    pm = paper.done('#d8c4a0', 0.8, bump=paper.bump(paper.noise(6, 5, 0.6, 0.8), 0.04, 0.8), trans_leaf=0.15)
    u, v = np.linspace(0, TAU, 200, endpoint=False)[:, None], np.linspace(0, 1, 60)[None]
    R = 0.2 + 0.62 * v**1.2 + 0.03 * np.sin(u * 9) * v
    P = np.stack([R * np.cos(u), R * 0.78 * np.sin(u), 0.35 + 1.25 * v + 0.12 * v * np.sin(u * 5 + 1) - 0.25 * v * (np.sin(u) < 0) * np.sin(-u) + 0 * u], -1)
    P += (0.015 * fbm(P, 3, 4, 4))[..., None]
    grid('paper', P, pm, True, thick=0.01)
    lathe('ribbon', [(0.26, 0.5), (0.29, 0.52), (0.31, 0.62), (0.3, 0.64)], simple('ribbon', '#7a1424', 0.4), 60).scale = (1, 0.8, 1)
    for s in (-1, 1):
        leaf('bow', simple('ribbon', '#7a1424', 0.4), 0.5, 0.22, 0.5, 0.3, 0, 0.1, (0.2 * s, -0.3, 0.55), (0.7, 0, s * 1.1), s + 2)


def _basket(rng):
    """A woven basket with dates, nuts, honey and chocolate."""
    wick = simple('wicker', '#b08448', 0.7)
    paths = []
    for j in range(12):
        t = np.linspace(0, TAU, 220)
        R = 0.95 + 0.2 * (j / 11) ** 0.8
        w = 0.025 * np.cos(24 * t + PI * (j % 2))
        paths.append(np.stack([(R + w) * np.cos(t), 0.72 * (R + w) * np.sin(t), 0.04 + 0.058 * j + 0 * t], -1))
    tubes('weave', paths, 0.034, wick, 8)
    t = np.linspace(0, PI, 80)
    for d in (-0.05, 0.05):
        tubes('handle', [np.stack([1.12 * np.cos(t), d + 0.02 * np.sin(t * 30), 0.68 + 1.25 * np.sin(t)], -1)], 0.045, wick, 10)
    blob('straw', 1, simple('straw', '#e0c88a', 0.8), (0, 0, 0.45), (1.0, 0.7, 0.2), 0.1)
    label = lambda name, ar, weight, ground, ink, accent, art: dict(name=name, ar=ar, maker='', weight=weight, ground=ground, ink=ink, accent=accent, second=ink, style='circle', art=art, face='serif', seed=3)
    from packs import box_pack, jar
    with Group((-0.52, 0.1, 0.5), (0, 0, 0), 0.72):
        jar(rng, label('Honey', 'عسل', '250 g', '#fbf4e0', '#7a4408', '#f0c040', 'drop'), loc=(0, 0, 0))
    with Group((0.05, 0.28, 0.5), (0, 0, 0)):
        box_pack(rng, label('Chocolate', 'شوكولاتة', '200 g', '#3a1c10', '#f4dcb0', '#7a4420', 'star'), (0.62, 0.2, 0.95), turn=-0.1)
    with Group((0.62, 0.12, 0.5), (0, 0, 0)):
        box_pack(rng, label('Dates', 'تمر', '400 g', '#f4ead4', '#5a2c10', '#d8a868', 'leaf'), (0.6, 0.3, 0.62), turn=-0.35)
    from bowls import nuts
    for kind, x in (('almonds', -0.1), ('pistachios', 0.4), ('walnuts', -0.6), ('cashews', 0.15)):
        nuts(rng, kind, [(x + rng.uniform(-0.22, 0.22), -0.36 + rng.uniform(-0.14, 0.12), 0.64 + 0.06 * rng.random()) for _ in range(24)], 0.6, 1.0)
    m = simple('ribbon', '#a8182c', 0.35)
    for s in (-1, 1):
        leaf('bow', m, 0.55, 0.3, 0.6, 0.4, 0, 0.1, (0.24 * s, -0.05, 1.98), (0.5, 0, s * 1.35), s + 2)
    blob('knot', 0.09, m, (0, -0.06, 1.97))


def _toothbrush(rng):
    for i, (c, x, a) in enumerate((('#2a9ac0', -0.28, 0.18), ('#e87aa0', 0.32, 0.05))):
        m = Mat('handle')
        mat = m.done(c, 0.18, 0.2, (0.05, 0.05, 0.05), Clearcoat=0.6)
        with Group((x, 0, 0.14), (0, 0.95, a)):
            t = np.linspace(0, 1, 100)
            w = np.interp(t, [0, 0.05, 0.3, 0.55, 0.7, 0.76, 0.8, 0.97, 1.0], [0.05, 0.1, 0.125, 0.1, 0.055, 0.06, 0.13, 0.13, 0.06])
            P = np.stack([0 * t, -1.35 + 2.7 * t, 0.03 * np.sin(t * 5)], -1)
            tubes('handle', [P], lambda n: w, mat, 24, 0.5)
            grip = simple('rubber', '#f4f2ec', 0.6)
            for k in range(7):
                blob('grip', 0.075, grip, (0, -0.75 + 0.13 * k, 0.075), (1.0, 0.5, 0.3), sub=4)
            for gx in np.linspace(-0.085, 0.085, 5):
                for gy in np.linspace(0.86, 1.26, 10):
                    col = '#bfe0ee' if abs(gx) < 0.05 else c
                    lathe('tuft', [(0.026, 0), (0.036, 0.26), (0, 0.27)], simple('bristle', col, 0.6), 10, loc=(gx, gy, 0.06))


def _miswak(rng):
    bark = organic([(0.3, '#5a3a1c'), (0.5, '#8a6238'), (0.7, '#b08a58')], 6, (0.6, 0.75), 0.02, (30, 0.04))
    core = organic(['#e8d8a8', '#f4e8c4'], 8, (0.6, 0.7), 0.15)
    for i, (y, a, z) in enumerate(((0.35, 0.12, 0.0), (-0.02, -0.05, 0.0), (-0.36, 0.2, 0.02), (0.12, 0.35, 0.26))):
        with Group((0, y, 0.14 + z), (0, 0, a)):
            t = np.linspace(0, 1, 90)
            tubes('stick', [np.stack([-1.25 + 2.1 * t, 0.05 * np.sin(t * 4 + i), 0.02 * np.sin(t * 7)], -1)], lambda n: 0.125 * (1 + 0.05 * np.sin(np.linspace(0, 30, n))) + 0.01 * fbm(np.stack([t * 5, 0 * t + i, 0 * t], -1), 2, 3, i), bark, 20)
            tubes('peeled', [np.stack([np.linspace(0.82, 1.05, 12), 0.05 * math.sin(4 + i) + 0 * np.linspace(0, 1, 12), 0.02 * math.sin(7) + 0 * np.linspace(0, 1, 12)], -1)], 0.1, core, 18)
            hair = []
            for k in range(110):
                b, q = rng.random() * TAU, 0.1 * math.sqrt(rng.random())
                s = np.linspace(0, 1, 7)
                f = 1 + 0.9 * s**1.6
                hair.append(np.stack([1.03 + 0.34 * s, 0.05 * math.sin(4 + i) + q * math.cos(b) * f, q * math.sin(b) * f], -1))
            tubes('fibres', hair, 0.009, core, 5)
    leaves(rng, [(-1.1, -0.75), (-0.85, -0.85), (1.2, 0.75)], 0.06, 0.4, 0.45, herb('#2c5a20', '#5a8a44'), 0.2)


def _lip_balm(rng):
    lab = dict(name='Lip Balm', ar='مرطب شفاه', maker='Cedar & Sage', weight='4.8 g', ground='#fbf0d0', ink='#7a4408', accent='#f0c040', second='#c8861c', style='circle', art='drop', face='gothic', seed=2)
    from packs import around_label, wrap
    wax = simple('balm', '#f4d890', 0.3, sss=0.4, radius=(0.1, 0.08, 0.04))
    for x, y, open_ in ((-0.38, 0.05, True), (0.4, 0.25, False)):
        body = simple('body', '#fbf0d0', 0.3, Clearcoat=0.4)
        lathe('body', smooth_prof([(0, 0), (0.27, 0), (0.28, 0.02), (0.28, 1.3), (0.27, 1.32), (0, 1.32)]), body, 100, loc=(x, y, 0))
        h = 1.0
        wrap([(0.285, 0.16), (0.285, 0.16 + h)], around_label(lab, 900, int(900 * h / (TAU * 0.285)), 0.5), (x, y, 0), Clearcoat=0.3)
        if open_:
            o = lathe('balm', smooth_prof([(0, 1.3), (0.2, 1.3), (0.2, 1.62), (0.16, 1.72), (0, 1.76)]), wax, 80, loc=(x, y, 0))
        else:
            lathe('cap', smooth_prof([(0, 1.32), (0.285, 1.32), (0.285, 1.95), (0.25, 2.0), (0, 2.0)]), simple('cap', '#c8861c', 0.3, Clearcoat=0.4), 100, loc=(x, y, 0))
    o = lathe('cap', smooth_prof([(0, 0), (0.285, 0), (0.285, 0.62), (0.25, 0.68), (0, 0.68)]), simple('cap', '#c8861c', 0.3, Clearcoat=0.4), 100)
    o.location, o.rotation_euler = (-0.75, -0.6, 0.285), (0, PI / 2, 0.5)


def _pressure(rng):
    """A monitor with a cuff and its tube."""
    white = plastic('#f2f2ee', 0.3)
    with Group((0.35, 0.1, 0), (0, 0, -0.25)):
        with Group((0, 0, 0), (-0.0, 0, 0)):
            out = [(-0.62, -0.5), (0.62, -0.5), (0.62, 0.5), (-0.62, 0.5)]
            V = np.array([(x, y, z) for z, k in ((0, 1.0), (1, 0.96)) for x, y in out])
            top = [0.26, 0.26, 0.62, 0.62]
            P = np.array([(x, y, 0) for x, y in out] + [(x * 0.97, y * 0.97, h) for (x, y), h in zip(out, top)])
            o = mesh('body', P, [[3, 2, 1, 0], [4, 5, 6, 7], [0, 1, 5, 4], [1, 2, 6, 5], [2, 3, 7, 6], [3, 0, 4, 7]], white, smooth=False)
            b = o.modifiers.new('b', 'BEVEL')
            b.width, b.segments = 0.06, 4
            tilt = math.atan2(0.36, 0.97)
            s = Sheet(420, 320, '#c2cfc0')
            s.text(230, 70, '118', 110, '#141c18', 'sans')
            s.text(230, 180, '76', 110, '#141c18', 'sans')
            s.text(230, 276, '64', 70, '#141c18', 'sans')
            for y, q in ((70, 'SYS'), (180, 'DIA'), (276, 'PUL')):
                s.text(60, y, q, 30, '#2c3a34', 'sans')
            scr = screen(s.save(), 0.62, 0.5, (-0.2, -0.02, 0.455), (-(PI / 2 - tilt), 0, 0), 0.25)
            for i, c in enumerate(('#2a8a6a', '#c8ccd0')):
                disc('button', 0.13, 0.04, plastic(c, 0.3), (0.4, 0.18 - 0.36 * i, 0.505 - 0.13 * i), (tilt, 0, 0))
    cuff = cloth('#3a5a8a', '#1c2c4a', 120)
    u, v = np.meshgrid(np.linspace(0, TAU * 1.12, 160), np.linspace(0, 1, 40), indexing='ij')
    R = 0.46 + 0.03 * u / TAU
    P = np.stack([R * np.cos(u), 0.9 * (v - 0.5), R * np.sin(u)], -1)
    P += (0.012 * fbm(P, 2.4, 3, 3))[..., None]
    with Group((-0.95, 0.25, 0.5), (0, 0, 0.7)):
        grid('cuff', P, cuff, thick=0.07, sub=1)
    rod([(-0.75, -0.05, 0.1), (-0.7, -0.6, 0.05), (-0.3, -0.85, 0.05), (0.0, -0.7, 0.05), (0.0, -0.3, 0.15)], 0.045, plastic('#22262c', 0.4))


def _feeding_bottle(rng):
    lab = dict(name='240 ml', ar='٢٤٠ مل', maker='', weight='slow flow', ground='#f4faff', ink='#2a6aa8', accent='#a8d4f0', second='#5aa0d8', style='circle', art='star', face='gothic', seed=2)
    from drinks import liquid
    prof = smooth_prof([(0, 0), (0.4, 0), (0.45, 0.05), (0.44, 0.5), (0.38, 0.75), (0.44, 1.0), (0.45, 1.35), (0.4, 1.45), (0.36, 1.5)])
    inner = [(0, 0.04)] + [(r - 0.03, z) for r, z in prof if 0.04 < z < 1.15]
    lathe('milk', inner + [(0, inner[-1][1])], liquid(['#fffaf0', '#fffdf8'], 1.5, 0.1, 0.08), 100)
    lathe('bottle', prof, clear(), 120)
    for i in range(7):
        z = 0.25 + 0.14 * i
        r = float(np.interp(z, prof[:, 1], prof[:, 0])) + 0.004
        a = np.linspace(-0.3, 0.3 - 0.2 * (i % 2), 12)
        tubes('mark', [np.stack([r * np.sin(a), -r * np.cos(a), z + 0 * a], -1)], 0.01, simple('mark', '#2a6aa8', 0.5), 6)
    ribs = lambda P: 0.008 * np.cos(np.arctan2(P[..., 1], P[..., 0]) * 36) * (P[..., 2] < 0.26)
    lathe('ring', smooth_prof([(0, 0), (0.44, 0), (0.45, 0.03), (0.44, 0.24), (0.36, 0.3), (0, 0.3)]), simple('ring', '#5aa0d8', 0.3, Clearcoat=0.4), 200, ribs, loc=(0, 0, 1.46))
    lathe('teat', smooth_prof([(0.34, 0), (0.32, 0.06), (0.2, 0.18), (0.12, 0.32), (0.12, 0.46), (0.08, 0.56), (0, 0.58)]), simple('teat', '#f0dcb0', 0.25, sss=0.5, radius=(0.1, 0.08, 0.04)), 80, loc=(0, 0, 1.75))


def _weighing(rng):
    with Group((0, 0.1, 0), (0, 0, 0.2)):
        m = Mat('glass')
        glass = m.done('#a8c4c4', 0.05, 0.0, Clearcoat=0.8, Specular=0.8)
        slab('glass', (2.3, 2.1, 0.09), glass, (0, 0, 0.16), 0.2, 0.02)
        slab('under', (2.2, 2.0, 0.06), plastic('#e8ecec', 0.5), (0, 0, 0.09), 0.2, 0.02)
        for x in (-0.8, 0.8):
            for y in (-0.7, 0.7):
                disc('foot', 0.16, 0.1, plastic('#2a2c30'), (x, y, 0))
                disc('plate', 0.3, 0.015, metal('#c9ccd0', 0.25), (x * 0.72, y * 0.6 - 0.15, 0.25))
        s = screen(digits('68.4', 360, 150, '#16241f', '#7cf0b8', 'kg'), 0.8, 0.34, (0, 0.66, 0.256), (-PI / 2, 0, 0), 0.5)


def _bandage(rng):
    m = Mat('elastic')
    x, y, z = m.node('SeparateXYZ', {'Vector': m.obj}).outputs
    weave = m.math('MULTIPLY', m.math('SINE', m.math('MULTIPLY', z, 150)), m.math('SINE', m.math('MULTIPLY', m.math('ARCTAN2', y, x), 90)))
    mat = m.done(m.mix(m.noise(6, 5), '#c89c74', '#e4c4a0'), 0.85, 0.1, (0.05, 0.04, 0.03), m.bump(m.math('ADD', weave, m.noise(20, 4)), 0.02, 0.7), Sheen=0.3)

    def roll_at(loc, rot, tail=0.0):
        with Group(loc, rot):
            u, v = np.meshgrid(np.linspace(0, TAU * 7, 700), np.linspace(-0.5, 0.5, 26), indexing='ij')
            R = 0.14 + 0.055 * u / TAU
            P = np.stack([R * np.cos(u), R * np.sin(u), 0.95 * v + 0.012 * np.sin(u * 3)], -1)
            grid('roll', P, mat, thick=0.035)
            if tail:
                q, w = np.meshgrid(np.linspace(0, 1, 60), np.linspace(-0.5, 0.5, 26), indexing='ij')
                e = (R[-1, 0] * np.array([1.0, 0]))
                grid('tail', np.stack([e[0] + 0.02 + 0 * q + 0.06 * np.sin(q * 5), q * tail, 0.95 * w], -1), mat, thick=0.035)
            for k in (-0.25, 0.25):
                box('clip', (0.05, 0.3, 0.1), metal('#d0d4d8', 0.2), (R[-1, 0] + 0.03, -0.1, k), bevel=0.02)
    roll_at((-0.45, 0.15, 0.48), (0, 0, -0.9))
    roll_at((0.62, -0.1, 0.56), (PI / 2, 0, 0.5))


def _nebuliser(rng):
    white, blue = plastic('#f4f4f0', 0.3), plastic('#5aa8d0', 0.35)
    with Group((-0.35, 0.2, 0), (0, 0, 0.3)):
        slab('body', (1.5, 1.0, 0.85), white, (0, 0, 0), 0.28, 0.14)
        slab('base', (1.54, 1.04, 0.16), blue, (0, 0, 0), 0.28, 0.06)
        for i in range(6):
            box('vent', (0.03, 0.02, 0.3), plastic('#9aa4a8'), (0.25 + 0.08 * i, -0.505, 0.5), bevel=0.005)
        disc('switch', 0.13, 0.05, plastic('#3fa05a'), (-0.4, -0.5, 0.5), (PI / 2, 0, 0))
        disc('outlet', 0.08, 0.14, blue, (-0.6, 0, 0.82))
    tube = simple('tube', '#d8e8f0', 0.15, sss=0.2, radius=(0.05, 0.05, 0.06))
    rod([(-0.9, 0.05, 0.95), (-1.1, -0.3, 0.9), (-1.1, -0.75, 0.2), (-0.5, -1.0, 0.06), (0.2, -0.95, 0.06), (0.75, -0.75, 0.25)], 0.045, tube)
    m = Mat('mask')
    mask_m = m.done('#c8e0ec', 0.12, 0.3, (0.08, 0.08, 0.1), Clearcoat=0.5)
    with Group((0.95, -0.35, 0.4), (0.5, 0.25, 0.5)):
        lathe('mask', smooth_prof([(0.12, 0.0), (0.14, 0.1), (0.3, 0.3), (0.46, 0.5), (0.5, 0.56), (0.54, 0.57), (0.52, 0.54)]), mask_m, 100, sub=0).scale = (0.85, 1.15, 1)
        lathe('cup', smooth_prof([(0, -0.5), (0.12, -0.5), (0.16, -0.4), (0.16, -0.02), (0.12, 0.04), (0, 0.04)]), simple('cup', '#eaf4f8', 0.12, sss=0.3, radius=(0.06, 0.06, 0.07)), 60)
        lathe('ring', [(0.17, -0.16), (0.19, -0.14), (0.19, -0.06), (0.17, -0.04)], blue, 60)


def _crutches(rng):
    alu, grey = metal('#c4c8cc', 0.25), plastic('#3a3e44', 0.5)
    for s, lean in ((-1, 0.1), (1, -0.14)):
        with Group((0.42 * s, 0.1 * s, 0.02), (0, lean, 0.25 * s)):
            rod([(0, 0, 0.08), (0, 0, 2.2)], 0.05, alu)
            rod([(0, 0, 1.0), (0, 0, 1.9)], 0.062, alu)
            lathe('tip', smooth_prof([(0, 0), (0.11, 0), (0.12, 0.06), (0.075, 0.2), (0, 0.2)]), plastic('#1c1c1e', 0.7), 40)
            rod([(0, 0, 2.15), (0.02, 0, 2.3), (0.12, 0, 2.75), (0.16, 0, 2.95)], 0.05, alu)
            rod([(-0.02, 0, 2.2), (0, -0.2, 2.22), (0, -0.42, 2.22)], 0.075, grey)
            t = np.linspace(-2.2, 2.2, 40)[:, None]
            v = np.linspace(-1, 1, 10)[None]
            P = np.stack([0.19 * np.cos(t) - 0.02 + 0 * v, 0.19 * np.sin(t) + 0 * v, 2.95 + 0.12 * v + 0 * t], -1)
            grid('cuff', P, grey, thick=0.035)
            for i in range(6):
                disc('hole', 0.016, 0.01, plastic('#14161a'), (0, -0.06, 1.1 + 0.12 * i), (PI / 2, 0, 0))


def _glucose(rng):
    with Group((-0.25, 0.1, 0), (0, 0, 0.25)):
        slab('meter', (0.95, 1.5, 0.24), plastic('#f0f2f4', 0.3), (0, 0, 0), 0.3, 0.08)
        slab('face', (0.84, 0.95, 0.02), plastic('#16202c', 0.15), (0, 0.18, 0.235), 0.2, 0.008)
        screen(digits('5.6', 320, 240, '#1c2c3c', '#e8f4ff', 'mmol/L'), 0.6, 0.46, (0, 0.26, 0.262), (-PI / 2, 0, 0), 0.6)
        for x, c in ((-0.2, '#c8ccd0'), (0.2, '#2a8ac8')):
            disc('key', 0.1, 0.03, plastic(c, 0.3), (x, -0.5, 0.23))
        box('strip', (0.16, 0.5, 0.02), simple('strip', '#f4f4ec', 0.4), (0, -0.92, 0.12), bevel=0.004)
        box('tip', (0.16, 0.1, 0.022), simple('tip', '#2a8ac8', 0.4), (0, -1.12, 0.12), bevel=0.004)
    lab = dict(name='10 strips', ar='١٠ شرائح', maker='', weight='', ground='#f4faff', ink='#1c4a78', accent='#a8d4f0', second='#2a8ac8', style='circle', art='drop', face='gothic', seed=2)
    bottle(rng, lab, 'pills', '#f4f6f8', '#2a8ac8', (0.85, 0.35, 0), scale=0.82)
    for i in range(4):
        box('strip', (0.12, 0.5, 0.02), simple('strip', '#f4f4ec', 0.4), (0.75 + 0.12 * i, -0.6 + 0.04 * i, 0.02 + 0.01 * i), (0, 0, 0.5 - 0.25 * i), 0.004)


KINDS = dict(breads=_breads, buns=_buns, toast=_toast, candles=_candles, paper_bag=_paper_bag, lollipops=_lollipops, broom=_broom, sponges=_sponges, lettuce=_lettuce, lamb_leg=_lamb_leg, crab=_crab, roses=_roses, basket=_basket, toothbrush=_toothbrush, miswak=_miswak, lip_balm=_lip_balm, pressure=_pressure, feeding_bottle=_feeding_bottle, weighing=_weighing, bandage=_bandage, nebuliser=_nebuliser, crutches=_crutches, glucose=_glucose)
