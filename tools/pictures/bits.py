"""Materials and small parts that several recipes share."""
from kit import *

UP = np.array([[0, 0, 1.0]])


class Relief:
    """A height that depends on the place, for things that lie on a heap. Sums with a number raise it."""

    def __init__(self, f, lift=0.0):
        self.f, self.lift = f, lift

    def __call__(self, x, y):
        return self.f(x, y) + self.lift

    def __add__(self, d):
        return Relief(self.f, self.lift + d)

    def __sub__(self, d):
        return self + -d


def height(z, x, y):
    return z(x, y) if callable(z) else z


def organic(stops, scale=6.0, rough=(0.25, 0.5), sss=0.1, bump=(14, 0.02), radius=(0.06, 0.03, 0.015), vary=0.0, **kw):
    """A material with noise in its colour, its roughness and its height. `vary`: influence of each copy's random number."""
    m = Mat('organic')
    n = m.noise(scale, 6, 0.6, 0.3)
    if vary:
        n = m.math('ADD', m.math('MULTIPLY', n, 1 - vary), m.math('MULTIPLY', m.attr('rnd'), vary))
    if isinstance(stops[0], str):
        k = max(1, len(stops) - 1)
        stops = [(0.3 + 0.42 * i / k, c) for i, c in enumerate(stops)]
    c = m.ramp(n, stops)
    r = m.ramp(m.noise(scale * 0.8, 3), [(0.35, rough[0]), (0.7, rough[1])])
    return m.done(c, r, sss, radius, m.bump(m.math('ADD', m.noise(bump[0], 6, 0.62), m.math('MULTIPLY', n, 0.6)), bump[1], 0.6), **kw)


def herb(dark='#2a7016', light='#5fa82a', vein='#a5cf62'):
    m = Mat('herb')
    c = m.mix(m.math('MULTIPLY', m.attr('vein'), 0.55), m.mix(m.noise(5, 3), dark, light), vein)
    h = m.math('ADD', m.math('MULTIPLY', m.attr('vein'), -1), m.math('MULTIPLY', m.noise(30, 3), 0.3))
    return m.done(c, 0.32, bump=m.bump(h, 0.012, 0.7), trans_leaf=0.22, Specular=0.45)


def spread(rng, n, R, gap, inner=0.0, keep=None, tries=4000):
    """Random points in a disc, at least `gap` apart."""
    pts = []
    for _ in range(tries):
        if len(pts) == n:
            break
        a, q = rng.random() * TAU, math.sqrt(rng.uniform(inner**2, R**2))
        p = (q * math.cos(a), q * math.sin(a))
        if keep and not keep(*p):
            continue
        if all(math.hypot(p[0] - b[0], p[1] - b[1]) > gap for b in pts):
            pts.append(p)
    return pts


def leaves(rng, pts, z, L=0.4, ratio=0.66, mat=None, tilt=0.25, lift=0.0):
    mat = mat or herb()
    for i, (x, y) in enumerate(pts):
        l = L * rng.uniform(0.8, 1.15)
        leaf('leaf', mat, l, l * ratio, 0.28, 0.16, 0.03, 0.03, (x, y, height(z, x, y) + lift * rng.random()),
             (rng.normal(0, tilt), rng.normal(0, tilt), rng.random() * TAU), i)


def specks(rng, k, R, z, color='#25310d', size=(0.004, 0.011), inner=0.0, dz=0.03, keep=None, long=2.0, center=(0, 0), mat=None):
    q, a = np.sqrt(rng.uniform(inner**2, R**2, k)), rng.random(k) * TAU
    s = rng.uniform(*size, k)
    P = np.stack([center[0] + q * np.cos(a), center[1] + q * np.sin(a), 0 * q], 1)
    P[:, 2] = [height(z, x, y) for x, y, _ in P] + dz * rng.random(k)
    if keep is not None:
        ok = np.array([keep(x, y) for x, y, _ in P], bool)
        P, a, s, k = P[ok], a[ok], s[ok], int(ok.sum())
    if k:
        scatter('specks', *ico(1), P, frames(rng.normal(0, 1, (k, 3)), a), np.stack([s * long, s, s * 0.5], 1), mat or simple('speck', color, 0.6), rng)


def chunks(rng, pts, z, r, mat, amp=0.3, squash=(1.25, 0.95, 0.75), freq=1.6, sub=4):
    for i, (x, y) in enumerate(pts):
        s = rng.uniform(0.8, 1.15) * r
        blob('chunk', s, mat, (x, y, height(z, x, y) + s * squash[2] * 0.5), squash, amp, freq, int(rng.integers(9999)), sub, rng.random() * 6)


def cubes(rng, pts, z, size, mat, bevel=0.02, tilt=0.3):
    for x, y in pts:
        s = tuple(v * rng.uniform(0.85, 1.15) for v in size)
        box('cube', s, mat, (x, y, height(z, x, y) + s[2] / 2), (rng.normal(0, tilt), rng.normal(0, tilt), rng.random() * TAU), bevel)


def discs(rng, pts, z, r, mat, thick=0.03, cup=0.02, tilt=0.06, rough=0.02):
    """Slices of sausage, tomato or cucumber: edges rise by `cup`; attribute 'edge'."""
    for x, y in pts:
        R = r * rng.uniform(0.92, 1.08)
        seed = int(rng.integers(999))
        prof = [(0, 0), (R * 0.6, 0), (R * 0.9, cup * 0.5), (R, cup), (R * 1.01, cup + thick * 0.6), (R * 0.95, cup + thick), (R * 0.85, cup * 0.5 + thick), (R * 0.5, thick), (0, thick)]
        o = lathe('disc', smooth_prof(prof), mat, 64, lambda P, s=seed: rough * fbm(P + s, 3 / r, 2, s), lambda P: dict(edge=np.hypot(P[..., 0], P[..., 1]) / R))
        o.location = (x, y, height(z, x, y))
        o.rotation_euler = (rng.normal(0, tilt), rng.normal(0, tilt), rng.random() * TAU)


def rings(rng, pts, z, r, mat, wall=0.035, h=0.05, tilt=0.1, squash=1.0):
    for x, y in pts:
        R = r * rng.uniform(0.7, 1.1)
        o = lathe('ring', smooth_prof([(R - wall, 0), (R, 0), (R, h), (R - wall, h), (R - wall, 0)]), mat, 48)
        o.location = (x, y, height(z, x, y))
        o.scale = (1, squash * rng.uniform(0.85, 1.1), 1)
        o.rotation_euler = (rng.normal(0, tilt), rng.normal(0, tilt), rng.random() * TAU)


def tubes(name, paths, radius, mat, sides=8, flat=1.0, rng=None):
    """Strands along paths (k, n, 3). `flat` < 1: ribbons. One mesh, attribute 'rnd' per strand."""
    V, F, A, base = [], [], [], 0
    ph = np.linspace(0, TAU, sides, endpoint=False)
    for p in paths:
        p = np.asarray(p, float)
        t = np.gradient(p, axis=0)
        t /= np.linalg.norm(t, axis=1, keepdims=True) + 1e-9
        x = np.cross(t, [0, 0, 1.0])
        x /= np.linalg.norm(x, axis=1, keepdims=True) + 1e-9
        y = np.cross(x, t)
        r = radius(len(p)) if callable(radius) else np.full(len(p), radius)
        ring = p[:, None] + (np.cos(ph)[None, :, None] * x[:, None] + flat * np.sin(ph)[None, :, None] * y[:, None]) * r[:, None, None]
        n = len(p)
        i = np.arange(n * sides).reshape(n, sides)
        F.append(np.stack([i[:-1], np.roll(i, -1, 1)[:-1], np.roll(i, -1, 1)[1:], i[1:]], -1).reshape(-1, 4) + base)
        V.append(ring.reshape(-1, 3))
        A.append(np.full(n * sides, rng.random() if rng is not None else 0.5))
        base += n * sides
    return mesh(name, np.concatenate(V), np.concatenate(F), mat, {'rnd': np.concatenate(A)})


def shrimp(rng, pts, z, size=0.24, mat=None):
    m = mat or organic(['#f7d9c4', '#f2a27a', '#e0623a'], 5, (0.15, 0.35), 0.3, (20, 0.01))
    for x, y in pts:
        t = np.linspace(0, 1, 40)
        a = t * 4.1
        R = size * (0.62 + 0.05 * t)
        P = np.stack([R * np.cos(a), R * np.sin(a), 0.02 * np.sin(t * 9)], -1)
        r = size * 0.3 * (1 - t) ** 0.55 * (0.55 + 0.45 * sstep(0, 0.12, t)) + 0.012
        r = r * (1 + 0.09 * np.cos(t * 40))
        o = tubes('shrimp', [P], lambda n, r=r: r, m, 14)
        o.location = (x, y, height(z, x, y) + size * 0.25)
        o.rotation_euler = (rng.normal(0, 0.25), rng.normal(0, 0.25), rng.random() * TAU)
        tail = leaf('tail', simple('tail', '#c8431c', 0.3), size * 0.5, size * 0.3, 0.3, 0.1, 0, 0, (P[-1][0], P[-1][1], 0.01), (0, 0, a[-1] + PI), 1)
        tail.parent = o


def mushrooms(rng, pts, z, size=0.2, mat=None):
    """Slices of mushroom: the outline of cap and stem, extruded."""
    m = mat or organic(['#e9dcc4', '#c9ab82', '#8a6238'], 5, (0.35, 0.55), 0.15, (16, 0.012))
    t = np.linspace(0, PI, 26)
    cap = np.stack([np.cos(t), 0.15 + 0.78 * np.sin(t)], -1)
    low = np.array([[-0.96, 0.05], [-0.6, -0.02], [-0.26, 0.02], [-0.22, -0.5], [-0.28, -0.72], [0.28, -0.72], [0.22, -0.5], [0.26, 0.02], [0.6, -0.02], [0.96, 0.05]])
    out = np.concatenate([cap, low]) * size
    n = len(out)
    for x, y in pts:
        h = size * 0.22
        w = 1 + 0.06 * noise(np.c_[out * 9, np.full(n, rng.random() * 9)], 1)[:, None]
        V = np.concatenate([np.c_[out * w, np.zeros(n)], np.c_[out * w, np.full(n, h)]])
        F = [list(range(n))[::-1], list(range(n, 2 * n))] + [[i, (i + 1) % n, n + (i + 1) % n, n + i] for i in range(n)]
        o = mesh('mushroom', V, F, m, smooth=False)
        b = o.modifiers.new('b', 'BEVEL')
        b.width, b.segments, b.limit_method = size * 0.06, 2, 'ANGLE'
        o.location = (x, y, height(z, x, y))
        o.rotation_euler = (rng.normal(0, 0.25), rng.normal(0, 0.25), rng.random() * TAU)


def plate(R=1.5, mat=None, loc=(0, 0, 0), lip=0.16, well=0.68):
    m = mat or simple('china', '#f2ede4', 0.18, Clearcoat=0.3)
    return lathe('plate', smooth_prof([(0, 0.03), (R * 0.5, 0.03), (R * 0.52, 0), (R * 0.56, 0), (R * 0.58, 0.03), (R * 0.8, 0.07), (R, lip), (R * 1.005, lip + 0.02), (R * 0.99, lip + 0.035), (R * 0.78, 0.11), (R * well, 0.075), (0, 0.07)]), m, 160, loc=loc)


def bowl(mat, R=1.3, H=0.75, loc=(0, 0, 0), foot=0.6):
    return lathe('bowl', smooth_prof([(0, 0.06), (foot, 0.06), (foot + 0.05, 0), (foot + 0.1, 0), (foot + 0.12, 0.08), (R * 0.86, H * 0.45), (R, H - 0.03), (R + 0.01, H + 0.02), (R - 0.05, H + 0.01), (R * 0.82, H * 0.5), (foot, 0.16), (0, 0.14)]), mat, 160, loc=loc)


def glaze(base, rim=None, speck='#2a2018', H=0.75):
    m = Mat('glaze')
    z = m.node('SeparateXYZ', {'Vector': m.obj}).outputs[2]
    n = m.noise(4, 5)
    c = m.mix(m.ramp(m.math('ADD', z, m.math('MULTIPLY', n, 0.08)), [(min(H - 0.01, 0.98), 0.0), (min(H + 0.05, 1.0), 1.0)]), base, rim or base)
    c = m.mix(m.ramp(m.voro(16), [(0.05, 0.5), (0.12, 0.0)]), c, speck) if speck else c
    return m.done(c, 0.22, bump=m.bump(n, 0.02, 0.3), Clearcoat=0.3)


GLAZES = {
    'ink': ('#2f4a52', '#8a5a34', '#2a2018'), 'sand': ('#cdb898', '#a07a50', '#6b5238'), 'white': ('#eee8dc', '#e6ddcc', None),
    'clay': ('#8d4a2c', '#5f2c18', '#3a1a10'), 'sky': ('#5c8ba0', '#c9b48c', '#2d4a58'), 'sage': ('#7c9474', '#b49a6a', '#46583f'),
    'black': ('#1d1e20', '#3b352e', None), 'cream': ('#e9dcc2', '#b98b58', '#8a6a48'), 'rose': ('#c79283', '#8a5648', '#7a4a3e'),
}
TABLES = {
    'oak': ('#c9a274', '#8f6238'), 'light': ('#d9c3a2', '#b2946c'), 'walnut': ('#8a5c38', '#4c2e1a'), 'honey': ('#b98a58', '#7a4d2a'), 'pale': ('#e2d3bb', '#c4ab86'),
}


def table(kind='honey', planks=2.0, scale=0.8):
    if kind in TABLES:
        return wood(*TABLES[kind], scale, 0.5, planks)
    return plaster(kind)


def pool(rng, mat, R=1.18, Z=0.56, wave=0.03, fine=0.012, center=(0, 0), dip=None):
    """The surface of a soup, a sauce or a dip. `dip`: swirl like that of a spoon in hummus."""
    th, r = np.linspace(0, TAU, 300, endpoint=False)[:, None], np.linspace(0, R, 140)[None]
    P = np.stack([center[0] + r * np.cos(th), center[1] + r * np.sin(th), Z + 0 * th * r], -1)
    s = int(rng.integers(999))
    h = wave * fbm(P, 3, 4, s) + fine * fbm(P, 11, 3, s + 1)
    low = 0 * h
    if dip:
        ridge = np.sin(r / R * TAU * dip[0] - th + 0.5 * fbm(P, 1.5, 2, s))
        h = h + dip[1] * ridge * sstep(0.05, 0.3, r / R) * (1 - sstep(0.8, 0.98, r / R)) + dip[2] * sstep(0.55, 0.85, r / R) * (1 - sstep(0.85, 1.0, r / R))
        low = sstep(-0.2, -0.75, ridge) * sstep(0.05, 0.25, r / R) * (1 - sstep(0.68, 0.86, r / R))
    P[..., 2] += h
    return grid('pool', P, mat, True, {'low': low})


def crushed_ice(rng, x, y, top=0.14):
    """Splinters at these places. They let part of the light through."""
    k = len(x)
    m = Mat('ice')
    solid = m.node('BsdfPrincipled', {'Base Color': m.mix(m.attr('rnd'), '#cfe2ec', '#f4fafc'), 'Roughness': 0.04, 'Specular': 0.7, 'Clearcoat': 0.6}).outputs[0]
    mixed = m.node('MixShader', {'Fac': 0.32})
    m.t.links.new(solid, mixed.inputs[1])
    m.t.links.new(m.node('BsdfTransparent', {'Color': '#e6f2f8'}).outputs[0], mixed.inputs[2])
    m.t.links.new(mixed.outputs[0], m.node('OutputMaterial').inputs[0])
    V = np.array([(a, b, c) for a in (-1, 1) for b in (-1, 1) for c in (-1, 1)], float)
    V = V * (1 - 0.25 * (V[:, 2:] > 0))
    F = np.array([[0, 1, 3, 2], [4, 6, 7, 5], [0, 4, 5, 1], [2, 3, 7, 6], [0, 2, 6, 4], [1, 5, 7, 3]])
    o = scatter('ice', V, F, np.stack([x, y, rng.uniform(0.0, top, k)], 1), frames(rng.normal(0, 1, (k, 3)), x), rng.uniform(0.03, 0.09, (k, 3)), m.m, rng)
    o.data.polygons.foreach_set('use_smooth', [False] * len(o.data.polygons))


class Heap:
    """What has been laid down so far: a grid of heights, so that the next thing lies on top of it."""

    def __init__(self, z, R, n=150):
        self.R, self.n, self.H = R * 1.35, n, np.full((n, n), float(z))

    def cell(self, v):
        return np.clip(((np.asarray(v) / self.R + 1) / 2 * (self.n - 1)).astype(int), 0, self.n - 1)

    def rest(self, x, y, reach=1):
        i, j = self.cell(x), self.cell(y)
        return np.max([self.H[np.clip(i + a, 0, self.n - 1), np.clip(j + b, 0, self.n - 1)] for a in (-reach, 0, reach) for b in (-reach, 0, reach)], 0)

    def lay(self, x, y, top, r):
        k = max(1, int(r / self.R / 2 * self.n))
        i, j = self.cell(x), self.cell(y)
        for a in range(-k, k + 1):
            for b in range(-k, k + 1):
                if a * a + b * b <= k * k + 1:
                    np.maximum.at(self.H, (np.clip(i + a, 0, self.n - 1), np.clip(j + b, 0, self.n - 1)), top)

    def relief(self):
        soft = self.H.copy()
        for _ in range(3):
            for axis in (0, 1):
                soft = (np.roll(soft, 1, axis) + 2 * soft + np.roll(soft, -1, axis)) / 4
        return Relief(lambda x, y: float(soft[self.cell(x), self.cell(y)]))


def strand_heap(rng, z, R, colors, radius=0.036, flat=1.0, n=190, h=0.42, at=(0.0, 0.0), rough=(0.1, 0.24), together=6, spill=0.14):
    """Noodles or pasta: bundles of long, curved strands, each laid onto the ones before. Returns the relief of the heap."""
    # a low core, so that the plate never shows through the middle
    q = lambda t, d: 1 + 0.12 * np.sin(2 * t + d) + 0.07 * np.sin(5 * t + 2 * d) + 0.04 * np.sin(9 * t + 5 * d)
    swing = rng.random() * 6
    th, r = np.linspace(0, TAU, 140, endpoint=False)[:, None], np.linspace(0, 1, 50)[None]
    edge = R * 0.8 * q(th, swing)
    core = np.stack([r * edge * np.cos(th) + at[0], r * edge * np.sin(th) + at[1], z - 0.02 + 0.68 * h * (1 - r**2) ** 0.8 + 0 * th], -1)
    dark = organic([colors[0], colors[-1]], 9, (0.3, 0.45), 0.15, (24, 0.05))
    grid('core', core, dark, True)
    heap = Heap(z, R)
    gx, gy = np.meshgrid(np.linspace(-heap.R, heap.R, heap.n), np.linspace(-heap.R, heap.R, heap.n), indexing='ij')
    gr = np.hypot(gx, gy) / (R * 0.8 * q(np.arctan2(gy, gx), swing))
    heap.H = np.maximum(heap.H, z - 0.02 + 0.68 * h * np.clip(1 - gr**2, 0, 1) ** 0.8)
    paths = []
    m = 84
    t = np.linspace(0, 1, m)
    thick = radius * max(flat, 0.35)
    while len(paths) < 0.62 * n:
        L = rng.uniform(1.0, 2.3) * min(1.0, R)
        bend = rng.choice([-1, 1]) * rng.uniform(1.2, 4.2) / L
        k = bend * L * (1 + 0.8 * np.sin(t * rng.uniform(2, 5) + rng.random() * 6)) + rng.normal(0, 1.5) * np.sin(t * rng.uniform(4, 8) + rng.random() * 6)
        a = rng.random() * TAU + np.cumsum(k) / m
        mid = np.cumsum(np.stack([np.cos(a), np.sin(a)], -1), 0) * L / m
        far = R * 0.84 * rng.random() ** 0.62
        b = rng.random() * TAU
        mid = mid - mid.mean(0) + [far * math.cos(b), far * math.sin(b)]
        side = np.stack([-np.sin(a), np.cos(a)], -1)
        many = int(rng.integers(2, together + 1))
        for i in range(many):
            slip = rng.normal(0, 0.05)
            off = (i - many / 2) * radius * 2.3 * (1 + 0.25 * np.sin(t * rng.uniform(3, 7) + rng.random() * 6)) + radius * rng.normal(0, 0.5)
            p = mid + side * off[:, None] + np.stack([np.cos(a), np.sin(a)], -1) * slip
            p = p + radius * 0.5 * np.stack([np.sin(t * 11 + i), np.cos(t * 13 + 2 * i)], -1)
            rad, way = np.hypot(p[:, 0], p[:, 1]), np.arctan2(p[:, 1], p[:, 0])
            lim = R * q(way, swing) * (1 + spill * rng.random())
            # near the edge a strand bends back along it, it is never cut off
            soft = np.where(rad > 0.78 * lim, lim * (0.78 + 0.22 * np.tanh((rad / lim - 0.78) / 0.22)), rad)
            p = p * (soft / (rad + 1e-6))[:, None]
            zz = heap.rest(p[:, 0], p[:, 1]) + thick
            hi = np.max([np.roll(np.pad(zz, 4, 'edge'), s)[4:-4] for s in range(-4, 5)], 0)
            for _ in range(3):
                hi = np.convolve(np.pad(hi, 4, 'edge'), np.ones(9) / 9, 'valid')
            zz = np.maximum(hi, zz - thick * 0.9)
            zz = np.convolve(np.pad(zz, 2, 'edge'), np.ones(5) / 5, 'valid')
            far_out = np.hypot(p[:, 0], p[:, 1]) / (R * q(np.arctan2(p[:, 1], p[:, 0]), swing))
            cap = z + thick + h * np.clip(1 - far_out**2, 0, 1) ** 0.62
            zz = np.where(zz > cap, cap + thick * 4.5 * np.tanh((zz - cap) / (thick * 7)), zz)
            heap.lay(p[:, 0], p[:, 1], zz + thick * 0.45, radius * 0.8)
            paths.append(np.c_[p + at, zz])
    mat = organic(list(colors), 5, rough, 0.3, (20, 0.004), (0.04, 0.03, 0.02), vary=0.6, Specular=0.6)
    tubes('noodles', paths, lambda k: radius * (1 - 0.35 * abs(np.linspace(-1, 1, k)) ** 14), mat, 10, flat, rng)
    return heap.relief() if at == (0.0, 0.0) else Relief(lambda x, y: heap.relief()(x - at[0], y - at[1]))


def rice_heap(rng, z, R, H, colors, n=3400, ratio=0.92, at=(0.0, 0.0), size=1.0, keep=None, mat=None):
    """A loose mound of long grains that lie flat on each other. A part of the grains has the second colour. Returns its height."""
    m = Mat('rice')
    stops = [(i / max(1, len(colors) - 1), c) for i, c in enumerate(colors)]
    tone = m.ramp(m.attr('rnd'), stops) if len(colors) > 1 else colors[0]
    # grains that lie deeper are darker, also at their sides, so that each one stands out
    tone = m.mix(1.0, tone, m.ramp(m.attr('deep'), [(0.0, '#fffdf8'), (0.45, '#f4ecdc'), (1.0, '#aa946a')]), 'MULTIPLY')
    rc = mat or m.done(tone, m.ramp(m.attr('rnd'), [(0.0, 0.18), (1.0, 0.34)]), 0.2, (0.035, 0.03, 0.022), Specular=0.6)
    seed = int(rng.integers(999))

    def edge(a):
        return 1 + 0.07 * np.sin(2 * a + seed) + 0.05 * np.sin(3 * a + 2 * seed) + 0.03 * np.sin(7 * a + seed)

    def shape(x, y):
        a = np.arctan2(y / ratio, x)
        r = np.hypot(x, y / ratio) / (R * edge(a))
        p = np.stack([x / R, y / R, 0 * x + seed], -1)
        return H * np.clip(1 - r**2.2, 0, 1) ** 0.85 * (1 + 0.36 * fbm(p, 2.0, 3, 5)) + 0.02 * fbm(p, 7, 2, 6) * (r < 1)

    th, r = np.linspace(0, TAU, 160, endpoint=False)[:, None], np.linspace(0, 1, 70)[None]
    cx, cy = 0.97 * R * edge(th) * r * np.cos(th), 0.97 * R * edge(th) * r * ratio * np.sin(th)
    shade = Mat('shade')
    deep = shade.mix(0.6, colors[len(colors) // 2], '#4a3418')
    grid('core', np.stack([cx + at[0], cy + at[1], z - 0.035 + shape(cx, cy)], -1), shade.done(deep, 0.6, 0.1, bump=shade.bump(shade.noise(30, 4), 0.03, 0.8)), True)
    a, q = rng.random(n) * TAU, np.sqrt(rng.random(n))
    q = np.where(rng.random(n) < 0.03, q * rng.uniform(1.0, 1.12, n), q)
    x, y = R * edge(a) * q * np.cos(a), R * edge(a) * q * ratio * np.sin(a)
    d = 0.02
    N = np.stack([-(shape(x + d, y) - shape(x - d, y)) / (2 * d), -(shape(x, y + d) - shape(x, y - d)) / (2 * d), np.ones(n)], 1)
    N[:, :2] = np.clip(N[:, :2], -1.6, 1.6)
    N = N + rng.normal(0, 0.3, (n, 3)) * [1, 1, 0.3]
    up = rng.random(n) ** 0.7
    P = np.stack([x + at[0], y + at[1], z + shape(x, y) - 0.02 + 0.055 * up], 1)
    if keep is not None:
        ok = keep(P[:, 0], P[:, 1])
        P, N, up, n = P[ok], N[ok], up[ok], int(ok.sum())
    V, F = ico(2)
    V = V * np.array([1, 0.235, 0.22]) * (1 - 0.12 * V[:, :1] ** 2)
    V[:, 2] += 0.1 * V[:, 0] ** 2
    o = scatter('rice', V, F, P, frames(N, rng.random(n) * TAU), np.stack([rng.uniform(0.82, 1.15, n)] * 3, 1) * 0.062 * size, rc, rng)
    low = (np.clip(1 - up, 0, 1)[:, None] * 0.8 + 0.7 * np.clip(-V[None, :, 2] / 0.22, -0.15, 1) + 0.08).ravel()
    o.data.attributes.new('deep', 'FLOAT', 'POINT').data.foreach_set('value', np.clip(low, 0, 1).astype(np.float32))
    return Relief(lambda px, py: z + float(shape(np.float64(px - at[0]), np.float64(py - at[1]))))
