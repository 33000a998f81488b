"""Parts of manufactured goods: groups, extruded outlines, cloth, straps, screens."""
from bits import *
from drinks import clear
from labels import Sheet, motif
from packs import faces_box, printed, set_stage


class Group:
    """Moves, turns and scales everything that is created inside the `with` block."""

    def __init__(self, loc=(0, 0, 0), rot=(0, 0, 0), k=1.0):
        self.loc, self.rot, self.k = loc, rot, k

    def __enter__(self):
        self.before = set(bpy.data.objects.keys())

    def __exit__(self, *failure):
        e = bpy.data.objects.new('group', None)
        bpy.context.collection.objects.link(e)
        e.location, e.rotation_euler, e.scale = self.loc, self.rot, (self.k,) * 3
        for o in list(bpy.data.objects):
            if o.name not in self.before and o is not e and o.parent is None:
                o.parent = e


def metal(color='#c9ccd0', rough=0.25):
    return simple('metal', color, rough, Metallic=1.0)


def plastic(color='#222326', rough=0.38):
    return simple('plastic', color, rough, Clearcoat=0.12)


def leather(color='#6b3a1c', rough=0.42):
    m = Mat('leather')
    n = m.voro(46)
    c = m.mix(m.ramp(m.noise(3, 5), [(0.3, 0.0), (0.75, 0.4)]), color, '#1a0d06')
    return m.done(c, rough, bump=m.bump(m.math('ADD', n, m.math('MULTIPLY', m.noise(7, 4), 0.5)), 0.008, 0.5), Clearcoat=0.12)


def cloth(color='#2a3f6b', second=None, weave=120.0, soft=0.3, check=None):
    """Woven: a fine bump in two directions; `check`: width of the squares in a second colour."""
    m = Mat('cloth')
    x, y, _ = m.node('SeparateXYZ', {'Vector': m.obj}).outputs
    wave = m.math('MULTIPLY', m.math('SINE', m.math('MULTIPLY', x, weave)), m.math('SINE', m.math('MULTIPLY', y, weave)))
    c = m.mix(m.ramp(m.noise(5, 5, 0.6), [(0.3, 0.0), (0.75, 0.22)]), color, second or '#101014')
    if check:
        for axis in (x, y):
            f = m.math('FRACT', m.math('DIVIDE', m.math('ADD', axis, 40.0), check))
            c = m.mix(m.math('MULTIPLY', m.ramp(f, [(0.0, 1.0), (0.3, 1.0), (0.34, 0.0), (0.96, 0.0), (1.0, 1.0)]), 0.55), c, second or '#ffffff')
    return m.done(c, 0.85, bump=m.bump(m.math('ADD', m.math('MULTIPLY', wave, 0.25), m.noise(34, 3)), 0.006, 0.5), Sheen=soft, Specular=0.2)


def extrude(name, outline, z0, z1, mat, bevel=0.02, smooth=False):
    """A flat piece with this outline, from z0 to z1."""
    out = np.asarray(outline, float)
    n = len(out)
    V = np.concatenate([np.c_[out, np.full(n, z0)], np.c_[out, np.full(n, z1)]])
    F = [list(range(n))[::-1], list(range(n, 2 * n))] + [[i, (i + 1) % n, n + (i + 1) % n, n + i] for i in range(n)]
    o = mesh(name, V, F, mat, smooth=smooth)
    o.data.use_auto_smooth = smooth
    if bevel:
        b = o.modifiers.new('b', 'BEVEL')
        b.width, b.segments, b.limit_method = bevel, 3, 'ANGLE'
    return o


def rounded(w, d, r, n=10):
    """A rectangle with round corners, counter-clockwise."""
    pts = []
    for cx, cy, a in ((w / 2 - r, d / 2 - r, 0), (-w / 2 + r, d / 2 - r, PI / 2), (-w / 2 + r, -d / 2 + r, PI), (w / 2 - r, -d / 2 + r, 1.5 * PI)):
        pts += [(cx + r * math.cos(a + t), cy + r * math.sin(a + t)) for t in np.linspace(0, PI / 2, n)]
    return pts


def slab(name, size, mat, loc=(0, 0, 0), r=0.1, bevel=0.02, rot=(0, 0, 0)):
    """A flat body with round corners; stands on its underside."""
    o = extrude(name, rounded(size[0], size[1], r), 0, size[2], mat, bevel, True)
    o.location, o.rotation_euler = loc, rot
    return o


def rod(points, r, mat, sides=16):
    """A bent rod through the points."""
    p = np.asarray(points, float)
    for _ in range(3 if len(p) > 2 else 0):
        q = np.empty((2 * len(p), 3))
        q[0], q[-1] = p[0], p[-1]
        q[1:-1:2], q[2:-1:2] = 0.75 * p[:-1] + 0.25 * p[1:], 0.25 * p[:-1] + 0.75 * p[1:]
        p = q
    if len(p) == 2:
        p = p[0] + (p[1] - p[0]) * np.linspace(0, 1, 6)[:, None]
    # an upright rod needs a lean to have a sideways direction
    p = p + np.linspace(0, 1e-3, len(p))[:, None] * [1, 0, 0]
    rr = r if callable(r) else (lambda n: np.full(n, r))
    o = tubes('rod', [p], rr, mat, sides)
    for end in (p[0], p[-1]):
        blob('end', float(rr(len(p))[0 if end is p[0] else -1]), mat, tuple(end), sub=3)
    return o


def disc(name, r, h, mat, loc=(0, 0, 0), rot=(0, 0, 0), bevel=0.015, n=96):
    b = min(bevel, h * 0.4)
    o = lathe(name, [(0, 0), (r - b, 0), (r - b * 0.3, b * 0.3), (r, b), (r, h - b), (r - b * 0.3, h - b * 0.3), (r - b, h), (0, h)], mat, n)
    o.location, o.rotation_euler = loc, rot
    return o


def inside(pts, poly):
    x, y = pts[:, 0], pts[:, 1]
    odd = np.zeros(len(pts), bool)
    for (x0, y0), (x1, y1) in zip(poly, np.roll(poly, -1, 0)):
        cross = (y0 > y) != (y1 > y)
        odd ^= cross & (x < (x1 - x0) * (y - y0) / (y1 - y0 + 1e-12) + x0)
    return odd


def to_edge(pts, poly):
    """Distance to the outline and its nearest point."""
    best, near = np.full(len(pts), 1e9), pts.copy()
    for a, b in zip(poly, np.roll(poly, -1, 0)):
        d = b - a
        t = np.clip(((pts - a) @ d) / (d @ d + 1e-12), 0, 1)
        q = a + t[:, None] * d
        l = np.linalg.norm(pts - q, axis=1)
        hit = l < best
        best[hit], near[hit] = l[hit], q[hit]
    return best, near


def curve(points, rounds=2):
    """A closed outline with soft corners. A point (x, y, 1) stays sharp."""
    p = [tuple(q) for q in points]
    for _ in range(rounds):
        q = []
        for i, b in enumerate(p):
            a, c = p[i - 1], p[(i + 1) % len(p)]
            if len(b) > 2:
                q.append(b)
            else:
                q += [tuple(0.75 * b[k] + 0.25 * a[k] for k in (0, 1)), tuple(0.75 * b[k] + 0.25 * c[k] for k in (0, 1))]
        p = q
    return np.array([q[:2] for q in p])


def crease(P, seed, angle, freq, sharp):
    """Folds along one direction, as in gathered cloth."""
    c, s = math.cos(angle), math.sin(angle)
    u, v = P[:, 0] * c + P[:, 1] * s, P[:, 1] * c - P[:, 0] * s
    n = fbm(np.c_[u * 0.34, v, np.full(len(P), seed * 0.71)], freq, 3, seed)
    return (1 - np.minimum(1, abs(n) * 1.3)) ** sharp


def flat_lay(rng, points, mat, z=0.0, puff=0.09, wrinkle=0.05, step=0.022, folds=0.0, rounds=2, edge=0.12, creases=0.0, hem=0.0):
    """A garment that lies flat: soft at its outline, with wrinkles, creases and a hem."""
    poly = curve(points, rounds)
    lo, hi = poly.min(0) - step, poly.max(0) + step
    nx, ny = (np.ceil((hi - lo) / step)).astype(int) + 1
    X, Y = np.meshgrid(lo[0] + step * np.arange(nx), lo[1] + step * np.arange(ny), indexing='ij')
    P = np.stack([X, Y], -1).reshape(-1, 2)
    ok = inside(P, poly).reshape(nx, ny)
    quad = ok[:-1, :-1] | ok[1:, :-1] | ok[1:, 1:] | ok[:-1, 1:]
    idx = np.arange(nx * ny).reshape(nx, ny)
    F = np.stack([idx[:-1, :-1], idx[1:, :-1], idx[1:, 1:], idx[:-1, 1:]], -1)[quad]
    d, near = to_edge(P, poly)
    out = ~ok.reshape(-1)
    P[out] = near[out]
    d[out] = 0
    s = int(rng.integers(999))
    q = np.c_[P, np.full(len(P), s * 0.37)]
    h = puff * (1 - np.exp(-d / edge))
    h += wrinkle * (abs(fbm(q * [1.4, 0.55, 1], 1.5, 4, s)) * 1.2 - 0.1) * sstep(0, 0.25, d)
    if creases:
        ridge = crease(P, s, 0.95, 1.25, 7) + 0.8 * crease(P, s + 5, -0.75, 1.6, 8) + 0.55 * crease(P, s + 9, 1.5, 2.4, 9)
        h += creases * ridge * sstep(0.02, 0.3, d)
    if hem:
        h -= hem * np.exp(-(((d - 0.085) / 0.011) ** 2))
    if folds:
        h += folds * np.sin(P[:, 0] * 13 + 2.0 * noise(q, 0.8, s + 3)) * sstep(0.0, 0.3, d) * sstep(0.2, -0.9, P[:, 1])
    used = np.unique(F)
    back = np.full(len(P), -1)
    back[used] = np.arange(len(used))
    V = np.c_[P, z + np.maximum(h, 0.004)][used]
    o = mesh('cloth', V, back[F], mat)
    m = o.modifiers.new('s', 'SOLIDIFY')
    m.thickness, m.offset = 0.012, 1
    return o


def seam(points, color, z=0.12, r=0.007):
    p = np.asarray(points, float)
    p = np.c_[p, np.full(len(p), z)] if p.shape[1] == 2 else p
    tubes('seam', [p[0] + (p[-1] - p[0]) * np.linspace(0, 1, 40)[:, None]] if len(p) == 2 else [p], r, simple('thread', color, 0.8), 6)


def buttons(spots, color='#f4f1e8', z=0.13, r=0.035):
    m = simple('button', color, 0.25, Clearcoat=0.3)
    for x, y in spots:
        lathe('button', smooth_prof([(0, 0), (r, 0), (r, 0.018), (r * 0.8, 0.022), (r * 0.65, 0.012), (0, 0.012)]), m, 32, loc=(x, y, z))


def screen(path, w, h, loc, rot=(0, 0, 0), glow=0.9):
    """A glowing screen with a picture, centred at `loc`. Upright unless rotated."""
    m = Mat('screen')
    uv = m.node('TexCoord').outputs['UV']
    t = m.node('TexImage', {'Vector': uv})
    t.image = bpy.data.images.load(path)
    mat = m.done(t.outputs[0], 0.12, Emission=t.outputs[0], Emission_Strength=glow)
    o = mesh('screen', [(-w / 2, 0, -h / 2), (w / 2, 0, -h / 2), (w / 2, 0, h / 2), (-w / 2, 0, h / 2)], [[0, 1, 2, 3]], mat, uv=[(0, 0), (1, 0), (1, 1), (0, 1)], smooth=False)
    o.location, o.rotation_euler = loc, rot
    return o


def scenery(w=640, h=400, sky=('#f2b27a', '#6a8fc8'), hills=('#3a5a78', '#27425c', '#16283c'), sun='#fff0c8'):
    """A landscape for a screen, a calendar or the cover of a book."""
    s = Sheet(w, h, sky[0])
    a, b = (np.array([int(c[i:i + 2], 16) for i in (1, 3, 5)]) for c in sky)
    for y in range(h):
        t = y / h
        c = (b * (1 - t) + a * t).astype(int)
        s.rect(0, y, w, y + 1, '#%02x%02x%02x' % tuple(c))
    s.circle(w * 0.68, h * 0.42, h * 0.1, sun)
    for i, c in enumerate(hills):
        s.wave(0, w, h * (0.58 + 0.13 * i), h * 0.07, 5 + 2 * i, 1.3 * i, c)
    return s


def studio(span, target=(0, 0, 0.5), elev=18, tint=None, azim=0, fstop=0.8, lens=85):
    set_stage('studio', tint)
    camera(span, tuple(target), elev, azim, lens, fstop)
