"""Fried pieces with their own shape: wings, rolls, sticks, samosas, tempura, dumplings."""
from bowls import nuts
from mains import DIPS, FRIED, dip, garnish, lay, shoot
from shapes import *


def crust(tone, rough=(0.3, 0.5), scale=5.0, grain=0.02, gloss=0.0, sss=0.1):
    """Fried skin: browner where the attribute 'up' is high, blistered by fine noise."""
    m = Mat('crust')
    n = m.noise(scale, 7, 0.62)
    c = m.ramp(n, FRIED[tone] if isinstance(tone, str) else [tuple(s) for s in tone])
    h = m.math('ADD', m.noise(26, 5, 0.6), m.math('MULTIPLY', m.voro(17), -0.5))
    return m.done(c, m.ramp(m.noise(4, 4), [(0.35, rough[0]), (0.7, rough[1])]), sss, (0.05, 0.03, 0.01), m.bump(h, grain, 0.8), Specular=0.55, Clearcoat=gloss)


def roughen(o, amp=0.03, freq=4.0, seed=0, octaves=5):
    """Moves the points of an object along its normals."""
    me = o.data
    P = np.array([v.co[:] for v in me.vertices])
    N = np.array([v.normal[:] for v in me.vertices])
    P = P + N * (amp * fbm(P + seed * 3.7, freq, octaves, seed))[:, None]
    me.vertices.foreach_set('co', P.ravel())
    me.update()
    return o


def smooth_path(points, n=120):
    p = np.array(points, float)
    for _ in range(4):
        q = np.empty((2 * len(p), 3))
        q[0], q[-1] = p[0], p[-1]
        q[1:-1:2], q[2:-1:2] = 0.75 * p[:-1] + 0.25 * p[1:], 0.25 * p[:-1] + 0.75 * p[1:]
        p = q
    s = np.r_[0, np.cumsum(np.linalg.norm(np.diff(p, axis=0), axis=1))]
    t = np.linspace(0, s[-1], n)
    return np.stack([np.interp(t, s, p[:, i]) for i in range(3)], 1)


def radii(stops, ends=0.04):
    """Radius along a path from (position, radius) stops, rounded at both ends."""
    def r(n):
        t = np.linspace(0, 1, n)
        v = np.interp(t, *zip(*stops))
        k = max(3, n // 24)
        v = np.convolve(np.pad(v, k, 'edge'), np.ones(2 * k + 1) / (2 * k + 1), 'valid')
        return v * np.sqrt(np.clip(np.minimum(t, 1 - t) / ends, 0, 1)) + 0.002
    return r


def wing(at, rot, mat, seed, kind, k=1.0):
    """A piece of a chicken wing: the small drumstick with its bone, or the flat with its two bones."""
    bone = organic(['#f0e2c8', '#d8bc90'], 5, (0.4, 0.6), 0.2)
    t = np.linspace(0, 1, 110)[None]
    a = np.linspace(0, TAU, 80, endpoint=False)[:, None]
    end = np.sqrt(np.clip(np.minimum(t, 1 - t) / 0.07, 0, 1))
    if kind == 'drum':
        r = 0.10 + 0.20 * np.exp(-(((t - 0.3) / 0.24) ** 2)) + 0.03 * np.exp(-(((t - 0.9) / 0.08) ** 2))
        P = np.stack([0.86 * (t - 0.5) + 0 * a, r * end * np.cos(a), 0.86 * r * end * np.sin(a)], -1)
        P[..., 1] += 0.07 * np.sin(PI * t)
    else:
        w = 0.205 + 0.03 * np.cos(TAU * t * 1.0)
        groove = 0.05 * np.exp(-((np.cos(a) / 0.28) ** 2)) * np.sin(PI * t) ** 0.5
        P = np.stack([0.84 * (t - 0.5) + 0 * a, w * end * np.sign(np.cos(a)) * abs(np.cos(a)) ** 0.85, (0.145 * end - groove) * np.sin(a) + 0 * t], -1)
        P[..., 1] += 0.06 * np.sin(PI * t)
    with Group(at, rot, k):
        o = grid('wing', P, mat, True)
        roughen(o, 0.05, 3.6, seed)
        roughen(o, 0.03, 12, seed + 2, 4)
        for x, y in [(0.47, 0.0)] if kind == 'drum' else [(0.43, 0.1), (0.43, -0.06)]:
            blob('bone', 0.07 if kind == 'drum' else 0.045, bone, (x, y, 0), (1.1, 1, 0.9), 0.12, 2, seed, 4)
            if kind == 'drum':
                blob('bone', 0.06, bone, (x + 0.05, y + 0.05, 0.01), (1, 0.9, 0.9), 0.12, 2, seed + 1, 4)


def celery(rng, at, turn, z=0.12, n=4):
    m = organic(['#8cbc4a', '#b4d878', '#d8ecb0'], 3, (0.2, 0.35), 0.25, (30, 0.006))
    for i in range(n):
        a = np.linspace(-1.2, 1.2, 24)[:, None]
        t = np.linspace(-0.5, 0.5, 30)[None]
        r = 0.1 + 0.008 * np.cos(a * 14)
        o = grid('celery', np.stack([t * 0.95 + 0 * a, r * np.sin(a) + 0 * t, r * np.cos(a) - 0.06 + 0 * t], -1), m, thick=0.035)
        o.location, o.rotation_euler = (at[0] + 0.05 * (i % 2), at[1] + 0.13 * i - 0.04 * (i // 3), z + 0.05 + 0.12 * (i // 3)), (rng.normal(0, 0.3), 0, turn + rng.normal(0, 0.08))


def wings(seed=1, tone='red', gloss=0.6, dip_of='garlic', dish='white', garnishes=(), ground='honey', span=2.6, sticks_of=None, n=10):
    rng = np.random.default_rng(seed)
    lay(rng, dish, 1.5, ground)
    mat = crust(tone, (0.1, 0.3) if gloss > 0.3 else (0.3, 0.5), 3.6, 0.025, gloss)
    spots = [(-0.72, 0.38, 0.13, 0.5), (-0.1, 0.6, 0.13, 0.1), (0.5, 0.42, 0.13, -0.5), (-0.66, -0.2, 0.13, -0.35), (-0.05, -0.42, 0.13, 0.15), (0.5, -0.12, 0.13, 0.8), (-0.1, 0.1, 0.15, 1.3), (-0.38, 0.2, 0.4, -0.6), (0.22, 0.2, 0.42, 0.5), (-0.05, 0.22, 0.64, 0.05)]
    for i, (x, y, z, s) in enumerate(spots[:n]):
        kind = 'drum' if i in (0, 2, 4, 7, 9) else 'flat'
        turn = s + (PI if i in (0, 3, 7) else 0)
        wing((x, y, z + 0.1), (rng.normal(0, 0.25), rng.normal(0, 0.12) - (0.12 if z > 0.3 else 0), turn), mat, i + seed, kind, 1.05)
    if sticks_of:
        celery(rng, (-0.9, 0.72), 0.3)
    garnish(rng, garnishes, 1.15)
    if dip_of:
        dip(rng, (1.04, -0.5), DIPS[dip_of], 0.34)
    shoot(ground, span, 40, 0, (0.04, 0.06, 0.3))


def tube_piece(L, r, mat, seed, flap=0.03, ends=0.1, amp=0.015, turns=1.0):
    """A rolled sheet along x: its edge winds around it as a step."""
    t = np.linspace(-1, 1, 150)[None]
    a = np.linspace(0, TAU, 90, endpoint=False)[:, None]
    end = np.clip((1 - abs(t)) / ends, 0, 1) ** 0.5
    w = (a / TAU + turns * t * 0.32) % 1
    rr = r * (0.35 + 0.65 * end) * (1 + flap * (w - 0.5))
    P = np.stack([L / 2 * t + 0 * a, rr * np.cos(a), rr * np.sin(a)], -1)
    P[..., 1:] *= (1 + amp / r * fbm(P + seed * 2.3, 5, 4, seed))[..., None]
    return grid('roll', P, mat, True)


def filling(rng, R, colors, n=26, x=0.0, size=(0.06, 0.022)):
    """Strips that show in a cut."""
    for c in colors:
        for _ in range(n // len(colors)):
            a, q = rng.random() * TAU, R * math.sqrt(rng.random())
            p = np.array([x, q * math.cos(a), q * math.sin(a)])
            d = rng.normal(0, 1, 3) * [0.25, 1, 1]
            d = d / np.linalg.norm(d) * size[0]
            tubes('strip', [np.stack([p - d, p + [0.03, 0, 0], p + d])], size[1], c, 6)


def rolls(seed=1, kind='spring', tone='gold', dip_of='sweet chilli', dish='white', garnishes=(), ground='walnut', span=2.5):
    """spring: two stacked rows and one cut across; cheese: thin pastry cigars with cheese at the ends."""
    rng = np.random.default_rng(seed)
    lay(rng, dish, 1.5, ground)
    if kind == 'spring':
        mat = crust(tone, (0.22, 0.42), 3.0, 0.02, 0.15)
        inner = [simple('carrot', '#e8701c', 0.3), simple('cabbage', '#c8d890', 0.3), simple('noodle', '#f0e4c0', 0.3), simple('herb', '#3c7a24', 0.4), simple('mushroom', '#6a4428', 0.4)]
        for i, (x, y, z, s) in enumerate([(-0.3, 0.78, 0.3, 0.1), (-0.25, 0.38, 0.3, -0.03), (-0.34, 0.58, 0.62, 0.14), (-0.28, 0.0, 0.3, 0.08)]):
            with Group((x, y, z), (0, 0, s)):
                tube_piece(1.55, 0.2, mat, seed + i, 0.16)
        # one is cut across; the cuts look to the front
        for j, (x, y, lean, turn) in enumerate([(-0.42, -0.72, -0.08, 0.35), (0.62, -0.5, -0.1, 1.0)]):
            with Group((x, y, 0.31), (0, lean, turn)):
                t, a = np.linspace(0, 1, 70)[None], np.linspace(0, TAU, 90, endpoint=False)[:, None]
                r = 0.21 * (0.4 + 0.6 * np.clip((1 - t) / 0.12, 0, 1) ** 0.5)
                P = np.stack([0.85 * t + 0.16 * np.cos(a) * (1 - t), r * np.cos(a), r * np.sin(a)], -1)
                P[..., 1:] *= (1 + 0.06 * fbm(P + j, 5, 4, seed))[..., None]
                grid('half', P, mat, True, thick=0.035)
                V, F = ico(4)
                mesh('core', V * [0.06, 0.17, 0.17] + [0.1, 0, 0], F, simple('core', '#8a7a44', 0.5))
                filling(rng, 0.15, inner, 60, 0.07)
    else:
        mat = crust(tone, (0.25, 0.45), 3.4, 0.016, 0.1)
        cheese = organic(['#f4e6c0', '#fffaf0'], 6, (0.2, 0.4), 0.3, (14, 0.03), (0.06, 0.05, 0.04))
        spots = [(-0.1, 0.62, 0.22, 0.06), (0.0, 0.34, 0.22, -0.05), (-0.06, 0.06, 0.22, 0.04), (0.02, -0.22, 0.22, -0.03), (-0.08, 0.48, 0.46, -0.06), (0.0, 0.2, 0.46, 0.08), (-0.03, -0.08, 0.46, 0.0), (-0.04, 0.34, 0.7, 0.1), (0.0, 0.06, 0.7, -0.04)]
        for i, (x, y, z, s) in enumerate(spots):
            with Group((x, y, z), (0, 0, s - 0.5)):
                tube_piece(1.7, 0.13, mat, seed + i, 0.3, 0.03, 0.008, 2.4)
                for e in (-1, 1):
                    blob('cheese', 0.11, cheese, (e * 0.86, 0, 0), (0.7, 1, 0.95), 0.25, 3, i + seed, 4)
    garnish(rng, garnishes, 1.15)
    if dip_of:
        dip(rng, (1.04, 0.62), DIPS[dip_of], 0.3)
    shoot(ground, span, 36, 0, (0, 0.0, 0.34))


def breadcrumbs(rng, o, k, color, size=0.028):
    """Crumbs on the surface of an object."""
    me = o.data
    P = np.array([v.co[:] for v in me.vertices])
    N = np.array([v.normal[:] for v in me.vertices])
    i = rng.integers(len(P), size=k)
    c = scatter('crumbs', *ico(1), P[i], frames(N[i] + rng.normal(0, 0.5, (k, 3)), rng.random(k) * TAU), size * rng.uniform(0.4, 1.2, (k, 3)) * [1.3, 1, 0.7], color, rng)
    c.parent = o
    return c


def sticks(seed=1, dip_of='tomato', dish='white', garnishes=(), ground='oak', span=2.5):
    """Breaded cheese sticks; one is pulled apart, with strings of cheese."""
    rng = np.random.default_rng(seed)
    lay(rng, dish, 1.5, ground)
    mat = crust([(0.3, '#a8601c'), (0.45, '#cc8428'), (0.62, '#e0a448'), (0.78, '#ecc078')], (0.45, 0.6), 6, 0.03)
    crumbs = organic(['#b8701c', '#dc9c3c', '#f0c878'], 6, (0.5, 0.6), 0.05, vary=0.7)
    cheese = organic(['#fff4d0', '#fffaf0'], 4, (0.15, 0.3), 0.35, (8, 0.015), (0.07, 0.06, 0.04))

    def stick(x0, x1):
        t = np.linspace(x0, x1, 90)[None]
        a = np.linspace(0, TAU, 60, endpoint=False)[:, None]
        r = 0.17 * np.clip(np.minimum(abs(t + 0.72) / 0.1, abs(0.72 - t) / 0.1), 0, 1) ** 0.5
        P = np.stack([t + 0 * a, r * np.cos(a), r * np.sin(a)], -1)
        o = roughen(grid('stick', P, mat, True), 0.02, 9, seed)
        breadcrumbs(rng, o, 900 if x1 - x0 > 1 else 450, crumbs)

    for i, (x, y, z, s) in enumerate([(-0.5, 0.5, 0.28, 1.35), (0.12, 0.5, 0.28, 1.5), (-0.2, 0.68, 0.6, 0.05), (-0.2, 0.3, 0.6, -0.05)]):
        with Group((x, y, z), (0, 0, s)):
            stick(-0.72, 0.72)
    for (x0, x1, at, turn) in ((-0.72, -0.05, (-0.4, -0.5, 0.27), 0.12), (0.05, 0.72, (0.12, -0.42, 0.36), 0.2)):
        with Group(at, (0, -0.1 if x0 > 0 else 0.05, turn)):
            stick(x0, x1)
            blob('cheese', 0.145, cheese, (x1 if x0 < 0 else x0, 0, 0), (0.8, 1, 1), 0.2, 3, seed, 5)
    for j in range(9):
        y0, y1 = rng.normal(-0.5, 0.06), rng.normal(-0.42, 0.06)
        t = np.linspace(0, 1, 24)
        z = 0.27 + 0.08 * t + rng.normal(0, 0.045) - 0.10 * np.sin(PI * t) * rng.uniform(0.3, 1.1)
        tubes('string', [np.stack([-0.46 + 0.68 * t, y0 + (y1 - y0) * t, z], -1)], (lambda q: 0.016 + 0.04 * abs(np.linspace(-1, 1, q)) ** 3) if j < 6 else (lambda q: 0.03 + 0.05 * abs(np.linspace(-1, 1, q)) ** 2), cheese, 10)
    garnish(rng, garnishes, 1.1)
    if dip_of:
        dip(rng, (0.98, 0.3), DIPS[dip_of], 0.32)
    shoot(ground, span, 36, 0, (-0.06, -0.04, 0.3))


def rounded_solid(normals, p, size, sub=6):
    """A convex solid with soft edges. Returns its points and, for each, the nearness to an edge."""
    V, F = ico(sub)
    N = np.array(normals, float)
    N /= np.linalg.norm(N, axis=1, keepdims=True)
    d = np.maximum(V @ N.T, 0)
    r = 1 / ((d ** p).sum(1) ** (1 / p) + 1e-9)
    best = np.sort(d, 1)
    return V * r[:, None] * size, F, best[:, -1] - best[:, -2]


TETRA = [(0, 0, -1.0), (math.sin(1.9), 0, 0.42), (math.sin(1.9) * math.cos(2.094), math.sin(1.9) * math.sin(2.094), 0.42), (math.sin(1.9) * math.cos(2.094), -math.sin(1.9) * math.sin(2.094), 0.42)]


def samosas(seed=1, dip_of='tamarind', dish='clay', garnishes=(), ground='walnut', span=2.4):
    """Three whole samosas and one open one with potato and peas."""
    rng = np.random.default_rng(seed)
    lay(rng, dish, 1.5, ground)
    mat = crust([(0.3, '#94581c'), (0.44, '#c48430'), (0.6, '#dfa650'), (0.78, '#efc884')], (0.32, 0.5), 3.4, 0.03, 0.1)

    def shell(k, j):
        V, F, edge = rounded_solid(TETRA, 5.5, k)
        near = np.exp(-(edge / 0.09) ** 2) * sstep(-0.5, 0.2, V[:, 2] / k)
        V = V * (1 + 0.06 * near * np.sign(np.sin(V[:, 2] / k * 26)) * 0.35 + 0.05 * near)[:, None]
        V = V * (1 + 0.035 * fbm(V / k + j * 3.1, 2.4, 5, j))[:, None]
        # blisters
        V = V * (1 + 0.05 * np.maximum(0, fbm(V / k + j, 7, 2, j + 9) - 0.25))[:, None]
        V[:, 2] *= 1.05
        return V, F

    for j, (x, y, s) in enumerate([(-0.55, 0.45, 0.5), (0.42, 0.52, 1.5), (-0.42, -0.42, 2.6)]):
        V, F = shell(0.245, j + seed)
        o = mesh('samosa', V, F, mat)
        o.location, o.rotation_euler = (x, y, 0.1 + 0.23), (rng.normal(0, 0.08), rng.normal(0, 0.08), s)
    V, F = shell(0.255, 7)
    # open: everything in front of a slanted plane is cut off
    ok = V[:, 1] > -0.06 + 0.12 * noise(V * 6, 1.0, 3)
    with Group((0.44, -0.34, 0.34), (0, 0, 0.35)):
        o = mesh('open', V, F[ok[F].all(1)], mat)
        m = o.modifiers.new('s', 'SOLIDIFY')
        m.thickness, m.offset = 0.04, -1
        potato = organic(['#d8a83c', '#f0cc6c', '#f8e0a0'], 6, (0.4, 0.55), 0.2, (16, 0.03))
        pea = organic(['#3c8a1c', '#74b83c'], 5, (0.2, 0.35), 0.2)
        inside_ = V[::3] * 0.78
        inside_ = inside_[inside_[:, 1] > -0.05]
        pts = [p for p in inside_[rng.integers(len(inside_), size=90)]]
        for i, p in enumerate(pts):
            p = p * rng.uniform(0.3, 1.0)
            p[1] = -0.06 - 0.1 * rng.random() + 0.05 * (i % 3)
            if i % 4:
                blob('potato', rng.uniform(0.04, 0.07), potato, tuple(p), (1.1, 1, 0.9), 0.3, 2, i, 3)
            else:
                blob('pea', 0.045, pea, tuple(p), (1, 1, 0.95), 0.05, 2, i, 3)
    pea2 = organic(['#3c8a1c', '#74b83c'], 5, (0.2, 0.35), 0.2)
    for x, y in ((0.3, -0.86), (0.62, -0.84), (0.12, -0.76)):
        blob('pea', 0.05, pea2, (x, y, 0.16), sub=4)
    garnish(rng, garnishes, 1.2)
    if dip_of:
        dip(rng, (1.06, 0.2), DIPS[dip_of], 0.3)
    shoot(ground, span, 34, 0, (0, 0.0, 0.3))


def tempura(seed=1, dish='slate', dip_of='soy', garnishes=(), ground='light', span=2.5):
    """Prawns in a loose pale batter; the red tails stay bare."""
    rng = np.random.default_rng(seed)
    lay(rng, dish, 1.5, ground)
    z0 = 0.1
    mat = crust([(0.26, '#c48c3c'), (0.42, '#e2b464'), (0.6, '#f0d294'), (0.78, '#faeac4')], (0.45, 0.6), 7, 0.04)
    shell = organic(['#a81c0c', '#e0482c', '#f4906c'], 4, (0.15, 0.3), 0.15, (20, 0.01), Clearcoat=0.3)
    for i, (x, y, z, s, lift) in enumerate([(-0.62, 0.3, 0.1, 1.0, 0.08), (-0.22, 0.36, 0.1, 1.12, 0.1), (0.2, 0.34, 0.1, 1.2, 0.08), (0.58, 0.26, 0.1, 1.3, 0.08), (-0.02, 0.1, 0.4, 1.05, 0.02)]):
        with Group((x, y, z + z0 + 0.06), (0, -lift, s)):
            t = np.linspace(0, 1, 130)
            path = np.stack([-0.75 + 1.3 * t, 0.10 * np.sin(PI * t), 0.02 * np.sin(2 * PI * t)], -1)
            o = tubes('batter', [path], radii([(0, 0.13), (0.15, 0.2), (0.6, 0.18), (0.9, 0.12), (1, 0.08)], 0.05), mat, 50, flat=0.85)
            roughen(o, 0.06, 5, seed + i)
            roughen(o, 0.05, 15, seed + i + 1, 3)
            # wisps of batter
            k = 170
            P = np.array([v.co[:] for v in o.data.vertices])
            N = np.array([v.normal[:] for v in o.data.vertices])
            pick = rng.integers(len(P), size=k)
            scatter('wisps', *ico(2), P[pick] + N[pick] * 0.012, frames(N[pick] + rng.normal(0, 0.6, (k, 3)), rng.random(k) * TAU), rng.uniform(0.02, 0.06, (k, 1)) * [1.0, 0.6, 0.5], mat, rng)
            tubes('tail', [np.stack([0.5 + 0.2 * np.linspace(0, 1, 12), 0.02 - 0.02 * np.linspace(0, 1, 12), 0 * np.linspace(0, 1, 12)], -1)], lambda q: np.linspace(0.085, 0.05, q), shell, 16)
            for f in (-0.55, -0.2, 0.2, 0.55):
                with Group((0.68, 0, 0), (0, 0, f)):
                    leaf('fan', shell, 0.34, 0.14, 0.1, 0.1, 0.0, 0.03, (0.16, 0, 0.0), (0, 0, -PI / 2), i)
    garnish(rng, garnishes, 1.1)
    if dip_of:
        dip(rng, (0.98, -0.5), DIPS[dip_of], 0.32)
    shoot(ground, span, 42, 0, (0, 0.12, 0.24))


def gyoza(seed=1, dish='slate', dip_of='soy', garnishes=(), ground='light', span=2.4):
    """Half-moon dumplings with pleats, browned where they touched the pan."""
    rng = np.random.default_rng(seed)
    lay(rng, dish, 1.5, ground)
    m = Mat('dough')
    b = m.math('ADD', m.attr('brown'), m.math('MULTIPLY', m.math('SUBTRACT', m.noise(6, 5), 0.5), 0.7))
    c = m.ramp(b, [(0.3, '#f6e8cc'), (0.5, '#ecc27c'), (0.68, '#c07a2c'), (0.9, '#7a3c10')])
    mat = m.done(c, m.ramp(m.noise(5), [(0.35, 0.18), (0.7, 0.36)]), 0.25, (0.07, 0.05, 0.035), m.bump(m.noise(30, 4), 0.008, 0.5), Clearcoat=0.25)
    k = 0
    for j, y in enumerate((0.52, 0.02, -0.48)):
        for i in range(3 if j != 1 else 2):
            x = (i - (1 if j != 1 else 0.5)) * 0.62 - 0.16
            u = np.linspace(-1, 1, 120)[:, None]
            a = np.linspace(0, TAU, 90, endpoint=False)[None]
            w = np.sqrt(np.clip(1 - u ** 2, 0, 1))
            top = np.clip(np.sin(a), 0, 1)
            pleat = 0.05 * np.sin(u * 24) * top ** 2 * w
            half = 0.27 * w * (1 - 0.72 * top ** 1.5) + 0.02
            h = np.where(np.sin(a) > 0, 0.34 * w * np.sin(a), 0.10 * np.sin(a) * w) + 0.035 * np.sin(u * 24) * top ** 4 * w
            P = np.stack([0.52 * u + 0 * a, half * np.cos(a) + pleat * np.sign(np.cos(a)) * 0.6 + 0.16 * (1 - u ** 2) - 0.1, h], -1)
            P += (0.012 * fbm(P + k, 4, 3, k))[..., None]
            # they lie on their backs, the browned side looks to the front
            brown = 0.85 * sstep(0.15, -0.35, np.sin(a)) + 0.5 * sstep(-0.2, -0.9, np.cos(a) * (np.sin(a) < 0.5)) + 0 * u
            o = grid('gyoza', np.transpose(P, (1, 0, 2)), mat, True, {'brown': np.transpose(brown)})
            o.location, o.rotation_euler = (x, y, 0.1 + 0.2), (-0.55, 0, 0.5 + rng.normal(0, 0.1))
            k += 1
    garnish(rng, garnishes, 1.1)
    if dip_of:
        dip(rng, (1.0, 0.1), DIPS[dip_of], 0.33)
    shoot(ground, span, 40, 0, (0, 0.0, 0.24))
