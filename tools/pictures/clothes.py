"""Clothes on an invisible figure: Blender's cloth simulation drapes a front and a back over a body.

The outline gives the pattern and, made smaller, the body. x and z are flat coordinates; the front looks to -y.
"""
from mathutils import kdtree

from shapes import *

# half outlines, from the middle of the neck down
HALVES = {
    'tee': [(0.0, 1.14), (0.2, 1.2), (0.3, 1.2), (0.66, 1.06), (0.84, 0.92), (1.24, 0.3), (0.94, 0.12), (0.72, 0.46), (0.7, -0.4), (0.72, -1.2), (0.0, -1.22)],
    'shirt': [(0.0, 1.14), (0.2, 1.2), (0.3, 1.2), (0.64, 1.06), (0.82, 0.9), (1.08, 0.1), (1.22, -0.86), (0.96, -0.92), (0.8, -0.1), (0.7, 0.4), (0.68, -0.4), (0.72, -1.2), (0.0, -1.3)],
    'coat': [(0.0, 1.14), (0.22, 1.22), (0.32, 1.21), (0.7, 1.06), (0.88, 0.88), (1.14, 0.05), (1.28, -0.9), (0.98, -0.96), (0.82, -0.1), (0.74, 0.36), (0.7, -0.3), (0.86, -1.72), (0.0, -1.76)],
    'robe': [(0.0, 1.34), (0.2, 1.4), (0.3, 1.4), (0.62, 1.26), (0.78, 1.1), (1.0, 0.3), (1.12, -0.5), (0.86, -0.56), (0.74, 0.2), (0.66, 0.6), (0.66, -0.4), (0.84, -1.86), (0.0, -1.9)],
    'abaya': [(0.0, 1.34), (0.2, 1.4), (0.3, 1.4), (0.62, 1.26), (0.8, 1.08), (1.16, 0.2), (1.4, -0.42), (0.98, -0.66), (0.76, 0.1), (0.68, 0.5), (0.7, -0.4), (1.0, -1.86), (0.0, -1.92)],
    'vest': [(0.0, 0.9), (0.3, 1.18), (0.46, 1.18), (0.52, 0.84), (0.68, 0.46), (0.66, -0.4), (0.68, -1.14), (0.0, -1.16)],
    'dress': [(0.0, 1.02), (0.28, 1.3), (0.42, 1.3), (0.5, 0.98), (0.62, 0.66), (0.5, 0.1), (0.8, -0.5), (1.36, -1.6), (0.0, -1.74)],
    'jeans': [(0.0, 1.55), (0.52, 1.55), (0.66, 0.9), (0.64, -0.4), (0.56, -1.66), (0.16, -1.68), (0.08, -0.4), (0.015, 0.6), (0.0, 0.58)],
    'shorts': [(0.0, 0.8), (0.62, 0.8), (0.78, 0.1), (0.92, -0.74), (0.14, -0.82), (0.03, 0.0), (0.0, -0.02)],
    'tights': [(0.0, 1.5), (0.46, 1.5), (0.6, 0.95), (0.5, -0.1), (0.32, -1.6), (0.12, -1.6), (0.08, -0.1), (0.02, 0.7), (0.0, 0.68)],
}
# where the pattern stays open: (x, z) is true on a hem, a cuff or a neck
OPEN = {
    'tee': lambda x, z: (abs(x) < 0.27) & (z > 1) | (z < -1.1) | (abs(x) > 0.98) & (z < 0.36),
    'shirt': lambda x, z: (abs(x) < 0.27) & (z > 1) | (z < -1.1) & (abs(x) < 0.9) | (abs(x) > 0.9) & (z < -0.8),
    'coat': lambda x, z: (abs(x) < 0.29) & (z > 1) | (z < -1.6) | (abs(x) > 0.95) & (z < -0.85),
    'robe': lambda x, z: (abs(x) < 0.27) & (z > 1.2) | (z < -1.75) | (abs(x) > 0.88) & (z < -0.46),
    'abaya': lambda x, z: (abs(x) < 0.27) & (z > 1.2) | (z < -1.75) | (abs(x) > 1.0) & (z < -0.4),
    'vest': lambda x, z: (abs(x) < 0.3) & (z > 0.8) | (z < -1.05) | (abs(x) > 0.46) & (z > 0.5),
    'dress': lambda x, z: (abs(x) < 0.28) & (z > 0.9) | (z < -1.55) | (abs(x) > 0.42) & (z > 0.7),
    'jeans': lambda x, z: (z > 1.48) | (z < -1.6),
    'shorts': lambda x, z: (z > 0.74) | (z < -0.66),
    'tights': lambda x, z: (z > 1.44) | (z < -1.55),
}
LEGS = ('jeans', 'shorts', 'tights')


def outline(cut):
    half = HALVES[cut]
    return curve([p for p in dense(half)], 2)


def dense(half):
    p = np.array(half + [(-x, z) for x, z in half[::-1] if x > 0.001])
    out = []
    for a, b, c in zip(np.roll(p, 1, 0), p, np.roll(p, -1, 0)):
        for other in (a, c):
            d = other - b
            out.append(b + min(0.45, 0.1 / (np.linalg.norm(d) + 1e-9)) * d)
            if other is a:
                out.append(b)
    return [tuple(q) for q in out]


def panel(poly, step):
    """Points and squares inside of an outline; points outside of it are moved onto it."""
    lo, hi = poly.min(0) - step, poly.max(0) + step
    nx, ny = (np.ceil((hi - lo) / step)).astype(int) + 1
    X, Y = np.meshgrid(lo[0] + step * np.arange(nx), lo[1] + step * np.arange(ny), indexing='ij')
    P = np.stack([X, Y], -1).reshape(-1, 2)
    ok = inside(P, poly).reshape(nx, ny)
    quad = ok[:-1, :-1] & ok[1:, :-1] & ok[1:, 1:] & ok[:-1, 1:]
    # squares that touch the outline are closed by moving their outer points onto it
    some = ok[:-1, :-1].astype(int) + ok[1:, :-1] + ok[1:, 1:] + ok[:-1, 1:]
    quad |= some >= 1
    idx = np.arange(nx * ny).reshape(nx, ny)
    F = np.stack([idx[:-1, :-1], idx[1:, :-1], idx[1:, 1:], idx[:-1, 1:]], -1)[quad]
    d, near = to_edge(P, poly)
    out = ~ok.reshape(-1)
    P[out], d[out] = near[out], 0
    used = np.unique(F)
    back = np.full(len(P), -1)
    back[used] = np.arange(len(used))
    return P[used], back[F], d[used]


def closed_distance(P, poly, cut):
    """Distance to the seams, so that hems, cuffs and necks stay wide open."""
    shut = ~OPEN[cut](poly[:, 0], poly[:, 1])
    best = np.full(len(P), 1e9)
    for i, (a, b) in enumerate(zip(poly, np.roll(poly, -1, 0))):
        if shut[i] or shut[(i + 1) % len(poly)]:
            d = b - a
            t = np.clip(((P - a) @ d) / (d @ d + 1e-12), 0, 1)
            best = np.minimum(best, np.linalg.norm(P - a - t[:, None] * d, axis=1))
    return best


def depth(d, R):
    """Half the thickness of a round body at the distance `d` from its outline."""
    t = np.clip(d / R, 0, 1)
    return R * np.sqrt(1 - (1 - t) ** 2)


class Worn:
    """A garment after its simulation. `at(x, z)` finds flat coordinates on the front."""

    def __init__(self, cut, seed, mat, neck=None, step=0.037, ease=0.055, fat=0.4, frames_=18, stiff=6.0, folds=0.0, body_from=-9.0, gravity=0.8):
        poly = outline(cut)
        P, F, d = panel(poly, step)
        n = len(P)
        rim = d < 1e-6
        is_open = OPEN[cut](P[:, 0], P[:, 1])
        closed = closed_distance(P, poly, cut)
        y = depth(closed, fat) * 0.82 + 0.012
        if folds:
            wave = np.sin(P[:, 0] * 15 + 1.5 * noise(np.c_[P * 0.9, np.full(n, seed)], 1.0, seed))
            fall = sstep(0.1, -1.5, P[:, 1])
            y = y + fall * (0.1 + folds * wave)
        join = rim & ~is_open
        y = np.where(rim & ~is_open, 0, y)
        back_of = np.arange(n) + n
        back_of[join] = np.arange(n)[join]
        V = np.concatenate([np.c_[P[:, 0], -y, P[:, 1]], np.c_[P[:, 0], y, P[:, 1]]])
        front = F
        if neck:
            c = P[F].mean(1)
            w, low, top = neck
            cutout = ((c[:, 0] / w) ** 2 + ((c[:, 1] - top) / (top - low)) ** 2 < 1) if len(neck) == 3 else None
            front = F[~cutout]
        faces = np.concatenate([front, back_of[F][:, ::-1]])
        used = np.unique(faces)
        slot = np.full(2 * n, -1)
        slot[used] = np.arange(len(used))
        uv = np.concatenate([P, P])[used]
        isfront = np.concatenate([np.ones(n), np.zeros(n)])[used]
        open_edge = np.concatenate([poly[OPEN[cut](poly[:, 0], poly[:, 1])], np.zeros((0, 2))])
        hem = np.min(np.linalg.norm(uv[:, None] - open_edge[None], axis=2), 1)
        self.uv, self.isfront = uv, isfront
        attrs = {'fx': uv[:, 0], 'fz': uv[:, 1], 'front': isfront, 'hem': hem}
        o = mesh('garment', V[used], slot[faces], mat, attrs)
        self.body(poly, cut, step, ease, fat, body_from)
        g = o.vertex_groups.new(name='pin')
        top = P[:, 1].max()
        pin = np.where((uv[:, 1] > top - 0.16) & (hem < 0.5))[0] if cut not in LEGS else np.where(uv[:, 1] > top - 0.12)[0]
        g.add(pin.tolist(), 1.0, 'REPLACE')
        m = o.modifiers.new('cloth', 'CLOTH')
        s, col = m.settings, m.collision_settings
        s.quality, s.mass, s.air_damping = 5, 0.25, 2.0
        s.tension_stiffness = s.compression_stiffness = s.shear_stiffness = 30
        s.bending_stiffness = stiff * 0.05
        s.tension_damping = s.compression_damping = 8
        s.vertex_group_mass = 'pin'
        s.effector_weights.gravity = gravity
        col.distance_min, col.use_self_collision = 0.012, False
        col.collision_quality = 2
        m.point_cache.frame_end = frames_
        sc = bpy.context.scene
        for f in range(1, frames_ + 1):
            sc.frame_set(f)
        dg = bpy.context.evaluated_depsgraph_get()
        e = o.evaluated_get(dg)
        self.V = np.array([v.co[:] for v in e.data.vertices])
        sc.frame_set(1)
        for dead in (o, self.proxy):
            bpy.data.objects.remove(dead)
        self.o = mesh('garment', self.V, slot[faces], mat, attrs)
        sub = self.o.modifiers.new('d', 'SUBSURF')
        sub.levels = sub.render_levels = 1
        sol = self.o.modifiers.new('s', 'SOLIDIFY')
        sol.thickness, sol.offset = 0.014, -1
        self.tree = kdtree.KDTree(len(uv))
        for i, (x, z) in enumerate(uv):
            if isfront[i]:
                self.tree.insert((x, z, 0), i)
        self.tree.balance()

    def body(self, poly, cut, step, ease, fat, body_from):
        P, F, d = panel(poly, step * 1.3)
        closed = closed_distance(P, poly, cut)
        keep = (closed > ease * 0.9) & (d > 0)
        y = depth(np.maximum(closed - ease, 0), fat - ease) * 0.82
        if body_from > -9:
            keep &= P[:, 1] > body_from
        n = len(P)
        F = F[keep[F].all(1)]
        V = np.concatenate([np.c_[P[:, 0], -y, P[:, 1]], np.c_[P[:, 0], y, P[:, 1]]])
        self.proxy = mesh('body', V, np.concatenate([F, F[:, ::-1] + n]), None)
        self.proxy.modifiers.new('c', 'COLLISION')
        self.proxy.collision.thickness_outer = 0.014
        self.proxy.collision.cloth_friction = 12

    def at(self, x, z, off=0.02):
        hits = self.tree.find_n((x, z, 0), 6)
        w = np.array([1 / (h[2] + 0.01) ** 2 for h in hits])
        p = sum(wi * self.V[h[1]] for wi, h in zip(w, hits)) / w.sum()
        a = self.uv[[h[1] for h in hits]]
        p = p + [(x - (w[:, None] * a).sum(0)[0] / w.sum()), 0, (z - (w[:, None] * a).sum(0)[1] / w.sum())]
        return p + [0, -off, 0]

    def patch(self, points, mat, off=0.022, step=0.03, puff=0.015, rounds=1):
        """A piece of cloth sewn onto the front, given in flat coordinates."""
        P, F, d = panel(curve(points, rounds), step)
        V = np.array([self.at(x, z, off + puff * (1 - math.exp(-dd / 0.03))) for (x, z), dd in zip(P, d)])
        o = mesh('patch', V, F, mat, {'fx': P[:, 0], 'fz': P[:, 1], 'front': np.ones(len(P)), 'hem': d})
        s = o.modifiers.new('s', 'SOLIDIFY')
        s.thickness, s.offset = 0.016, 0
        return o

    def line(self, points, mat, off=0.024, r=0.006, n=60):
        p = np.array(points, float)
        t = np.linspace(0, len(p) - 1, n)
        q = np.stack([np.interp(t, np.arange(len(p)), p[:, k]) for k in (0, 1)], 1)
        tubes('line', [np.array([self.at(x, z, off) for x, z in q])], r, mat, 6)

    def buttons(self, spots, color, r=0.032, off=0.03):
        m = simple('button', color, 0.25, Clearcoat=0.3)
        for x, z in spots:
            o = lathe('button', smooth_prof([(0, 0), (r, 0), (r, 0.02), (r * 0.8, 0.024), (r * 0.62, 0.013), (0, 0.013)]), m, 32)
            o.location, o.rotation_euler = tuple(self.at(x, z, off)), (PI / 2, 0, 0)


def fabric(color, shade, weave=150.0, print_=None, rough=0.85, sheen=0.3, hem=True, stops=None, grain=0.35, size=None, denim=False):
    """Woven cloth in flat coordinates; `print_` is a picture for the front, `size` its (x0, z0, x1, z1)."""
    m = Mat('fabric')
    fx, fz = m.attr('fx'), m.attr('fz')
    vec = m.node('CombineXYZ', {'X': fx, 'Y': fz}).outputs[0]
    n = m.noise(2.2, 4, 0.6, 0, vec)
    c = m.mix(m.ramp(n, [(0.35, 0.0), (0.75, grain)]), color, shade)
    if denim:
        # worn pale along the middle of each leg
        leg = m.math('DIVIDE', m.math('SUBTRACT', m.math('ABSOLUTE', fx), 0.36), 0.2)
        fade = m.math('POWER', 2.718, m.math('MULTIPLY', m.math('MULTIPLY', leg, leg), -1.0))
        c = m.mix(m.math('MULTIPLY', fade, m.ramp(n, [(0.3, 0.25), (0.7, 0.5)])), c, '#7f9cc8')
    if print_:
        x0, z0, x1, z1 = size
        u = m.math('DIVIDE', m.math('SUBTRACT', fx, x0), x1 - x0)
        v = m.math('DIVIDE', m.math('SUBTRACT', fz, z0), z1 - z0)
        t = m.node('TexImage', {'Vector': m.node('CombineXYZ', {'X': u, 'Y': v}).outputs[0]})
        t.image = bpy.data.images.load(print_)
        c = m.mix(m.math('GREATER_THAN', m.attr('front'), -1.0), c, m.mix(0.25, t.outputs[0], c, 'MULTIPLY'))
    wave = m.math('MULTIPLY', m.math('SINE', m.math('MULTIPLY', fx, weave)), m.math('SINE', m.math('MULTIPLY', fz, weave)))
    h = m.math('MULTIPLY', wave, 0.16)
    if hem:
        groove = m.math('ABSOLUTE', m.math('SUBTRACT', m.attr('hem'), 0.085))
        line = m.ramp(m.math('MULTIPLY', groove, 60), [(0.0, 1.0), (0.5, 0.0)])
        c = m.mix(m.math('MULTIPLY', line, 0.4), c, shade)
        h = m.math('SUBTRACT', h, m.math('MULTIPLY', line, 1.4))
    h = m.math('ADD', h, m.math('MULTIPLY', m.noise(5, 4, 0.6, 0.4, vec), 0.5))
    return m.done(c, rough, bump=m.bump(h, 0.012, 0.55), Sheen=sheen, Specular=0.25)


def satin(color, shade):
    """Silk: smooth, with broad bright folds and dark hollows."""
    m = Mat('satin')
    vec = m.node('CombineXYZ', {'X': m.attr('fx'), 'Y': m.attr('fz')}).outputs[0]
    c = m.mix(m.ramp(m.noise(2.0, 3, 0.5, 0, vec), [(0.35, 0.0), (0.75, 0.3)]), color, shade)
    h = m.noise(3.2, 3, 0.5, 0.5, m.node('Mapping', {'Vector': vec, 'Scale': (2.4, 0.5, 1)}).outputs[0])
    return m.done(c, 0.3, bump=m.bump(h, 0.06, 0.6), Specular=0.8, Metallic=0.4)


def collar(mat, z=1.17, rx=0.285, ry=0.235, y0=0.02, drop=(0.19, 0.42), high=0.15, gap=0.16, spread_=0.16):
    """A shirt collar around the neck: it stands up, folds over and ends in two points."""
    th = np.linspace(-PI + gap, PI - gap, 90)[:, None]  # 0 is the back
    s = np.linspace(0, 1, 40)[None]
    front = np.clip((abs(th) - 1.0) / (PI - gap - 1.0), 0, 1)
    lean = 0.12 * (1 - front)
    up = np.clip(s / 0.4, 0, 1)
    down = np.clip((s - 0.4) / 0.6, 0, 1)
    fall = drop[0] + (drop[1] - drop[0]) * front ** 2.2
    r = 1 + 0.1 * np.sin(PI * np.clip(s * 1.3, 0, 1)) + down * (0.22 + 0.5 * front ** 1.5)
    zz = z + lean - 0.1 * front + high * up - (fall + high * 0.1) * down ** 1.3
    side = spread_ * down * front ** 3 * np.sign(th)
    P = np.stack([rx * r * np.sin(th) + side, y0 + ry * r * np.cos(th) - 0.05 * down * front, zz], -1)
    n = P.shape[0] * P.shape[1]
    o = grid('collar', P, mat, attrs={'fx': P[..., 0], 'fz': P[..., 2], 'front': np.ones(n), 'hem': np.minimum.reduce([(1 - s) * 0.4 + 0 * th, (th + PI - gap) * 0.3 + 0 * s, (PI - gap - th) * 0.3 + 0 * s])}, thick=0.02, sub=1)
    return o


def rib(mat, z=1.13, rx=0.3, ry=0.25, y0=0.02, low=0.2, r=0.036):
    """A knitted band around a round neck; the front hangs lower by `low`."""
    t = np.linspace(0, TAU, 120)
    p = np.stack([rx * np.sin(t), y0 + ry * np.cos(t), z + 0.07 * np.cos(t) - low * 0.5 * (1 - np.cos(t))], -1)
    tubes('rib', [p], r, mat, 14, flat=0.7)


def flowers(w, h, ground, seed):
    s = Sheet(w, h, ground)
    rng = np.random.default_rng(seed)
    placed = []
    for _ in range(4000):
        x, y = rng.uniform(0, w), rng.uniform(0, h)
        if all(math.hypot(x - a, y - b) > 46 for a, b in placed):
            placed.append((x, y))
    for i, (x, y) in enumerate(placed):
        c = ('#fff4dc', '#f2b83c', '#f07a5c', '#f6d0c4')[i % 4]
        r = 13 + 5 * rng.random()
        for side in (-1, 1):
            a = rng.random() * TAU
            s.poly([(x, y), (x + 1.7 * r * math.cos(a) - 5, y + 1.7 * r * math.sin(a)), (x + 2.1 * r * math.cos(a), y + 2.1 * r * math.sin(a) + 2), (x + 1.5 * r * math.cos(a) + 5, y + 1.6 * r * math.sin(a) + 4)], '#1d5a3c')
        for j in range(5):
            a = j * TAU / 5 + i
            s.circle(x + r * 0.72 * math.cos(a), y + r * 0.72 * math.sin(a), r * 0.55, c)
        s.circle(x, y, r * 0.36, '#8a3c14' if i % 4 != 1 else '#7a2a10')
    return s.save()


def shot(span, target, tint='#dcd7ce', elev=4, azim=0, wall=0.46):
    """The garment hangs close to a wall, which takes its soft shadow."""
    set_stage('studio', tint)
    bpy.data.objects['table'].location.z = -6
    w = plaster(tint, 0.7)
    grid('wall', np.stack(np.meshgrid(np.linspace(-9, 9, 12), [wall], np.linspace(-5, 9, 12), indexing='ij'), -1)[:, 0], w)
    softbox((-3.6, -3.4, 4.8), 330, (1.5, 2.2), target, (1, 0.97, 0.93))
    softbox((3.8, -3.2, 2.2), 60, (2.4, 2.4), target)
    camera(span, target, elev, azim, 85, 2.0)


def hanger(top, clips=None, wall=0.46):
    """A wooden hanger on a peg; trousers hang from two clips at the width `clips`."""
    wood_ = wood('#c08a54', '#7a4c28', 2.2, 0.35, 0)
    steel = metal('#c9ccd0', 0.2)
    a = np.linspace(-0.4, PI * 1.02, 30)
    z = top + (0.2 if clips else 0.04)
    tubes('hook', [np.concatenate([np.array([[0.001 * k, 0.03, z + 0.16 * k / 8] for k in range(9)]), np.stack([0.09 * np.sin(a) + 0.012, 0.03 + 0 * a, z + 0.29 - 0.1 * np.cos(a)], -1)])], 0.017, steel, 10)
    t = np.linspace(-1, 1, 40)
    if clips:
        tubes('bar', [np.stack([(clips + 0.12) * t, 0.03 + 0 * t, z + 0 * t], -1)], 0.035, steel, 12)
        for s in (-1, 1):
            box('clip', (0.13, 0.12, 0.26), simple('clip', '#26272a', 0.35), (s * clips, 0.0, top + 0.03), (0, 0, 0), 0.02)
    else:
        tubes('wood', [np.stack([0.4 * t, 0.05 - 0.03 * t**2, z - 0.02 - 0.15 * abs(t) ** 1.5], -1)], lambda n: 0.052 * np.ones(n), wood_, 14)
    peg = disc('peg', 0.05, wall + 0.06, wood_, (0.02, wall, z + 0.365), (PI / 2, 0, 0), 0.012)
    return peg


def ribbon_bow(g, mat, top):
    """A soft bow at the neck of a blouse: two loops, a knot and two tails that lie on the front."""
    c = g.at(0, top - 0.3, 0.075)

    def band(path, width, twist=0.0):
        p = np.asarray(path)
        v = np.linspace(-1, 1, 12)[None, :, None]
        tan = np.gradient(p, axis=0)
        tan /= np.linalg.norm(tan, axis=1, keepdims=True)
        flat_ = np.cross(tan, [0, 1.0, 0])
        flat_ /= np.linalg.norm(flat_, axis=1, keepdims=True) + 1e-9
        w = np.asarray(width)[:, None, None]
        P = p[:, None] + flat_[:, None] * v * w + np.array([0, -1.0, 0]) * (0.03 * np.cos(v * 5 + np.linspace(0, 3, len(p))[:, None, None]) * (w / 0.1))
        n = P.shape[0] * P.shape[1]
        grid('ribbon', P, mat, attrs={'fx': P[..., 0], 'fz': P[..., 2], 'front': np.ones(n), 'hem': 1 + 0 * P[..., 0]}, thick=0.014, sub=1)

    t = np.linspace(0, 1, 50)
    for s in (-1, 1):
        a = t * TAU
        loop = np.stack([c[0] + s * 0.36 * np.sin(a / 2) ** 1.1, c[1] - 0.06 - 0.1 * np.sin(a / 2) + 0.05 * np.sin(a), c[2] + 0.02 - 0.1 * np.sin(a / 2) ** 2 - 0.11 * np.sin(a)], -1)
        band(loop, 0.05 + 0.07 * np.sin(a / 2) ** 0.7)
        down = np.array([g.at(s * (0.03 + 0.17 * q), top - 0.32 - 0.95 * q - (0.12 if s > 0 else 0) * q, 0.05 + 0.03 * math.sin(q * 5)) for q in t])
        band(down, 0.04 + 0.085 * t**0.8)
        neck_ = np.array([g.at(s * (0.24 - 0.22 * q), top - 0.1 - 0.19 * q, 0.05) for q in t])
        band(neck_, 0.085 - 0.03 * t)
    blob('knot', 0.075, mat, (c[0], c[1] - 0.06, c[2]), (0.9, 0.7, 1.05), 0.08, 2, 3, 4)


HANG = {'tee': 1.42, 'shirt': 1.5, 'coat': 1.9, 'robe': 2.06, 'abaya': 2.08, 'vest': 1.38, 'dress': 1.92, 'jeans': 1.86, 'shorts': 1.0, 'tights': 1.8}


def worn(seed=1, cut='tee', color='#22406e', shade='#101c38', tint='#dcd7ce', neck='rib', trim=None, placket=None, pocket=False, print_=None, span=3.2, button='#f4f1e8', weave=190.0, sheen=0.3, turn=0.32, embroidery=None, belt=False, stripe=None, denim=False, rough=0.85, second=None, silk=False):
    """One garment. `neck`: rib, collar, polo, coat or none; `placket`: full, half or none."""
    top = max(z for _, z in HALVES[cut])
    kw = {}
    if print_ == 'flowers':
        kw = dict(print_=flowers(620, 780, color, seed), size=(-1.25, -1.8, 1.25, 1.4))
    m = fabric(color, shade, weave, rough=rough, sheen=sheen, denim=denim, **kw) if not silk else satin(color, shade)
    hole = {'rib': (0.27, top - 0.28, top), 'collar': (0.2, top - 0.2, top), 'polo': (0.2, top - 0.2, top), 'coat': (0.24, top - 0.62, top + 0.1), 'band': (0.2, top - 0.2, top), 'scoop': (0.3, top - 0.5, top + 0.05), 'bow': (0.2, top - 0.3, top)}.get(neck)
    with Group((0, 0, HANG[cut]), (0, 0, turn * 0.3)):
        g = Worn(cut, seed, m, hole, stiff=1.0 if silk else 3.0, folds={'dress': 0.07, 'abaya': 0.06, 'robe': 0.045, 'coat': 0.03, 'shirt': 0.045 if silk else 0.03, 'tee': 0.045}.get(cut, 0.0), body_from={'dress': -0.9, 'abaya': -0.2, 'robe': -0.2, 'coat': -0.5, 'tee': -0.75, 'shirt': -0.75}.get(cut, -9.0))
        hanger(top, {'jeans': 0.4, 'shorts': 0.46, 'tights': 0.34}.get(cut))
        dark = simple('thread', shade, 0.9)
        edge = fabric(trim or color, shade, weave, rough=rough, hem=False)
        if neck == 'rib':
            knit = cloth(trim or color, shade, 260)
            a = np.linspace(-PI / 2, PI / 2, 60)
            front_ = np.array([g.at(0.275 * math.sin(q), top - 0.285 * math.cos(q) - 0.01, 0.012) for q in a])
            ends = front_[0], front_[-1]
            t = np.linspace(0, 1, 40)[:, None]
            back_ = ends[1] + (ends[0] - ends[1]) * t + np.c_[0 * t, 0.17 * np.sin(PI * t), 0.02 * np.sin(PI * t)]
            tubes('rib', [np.concatenate([front_, back_[1:], front_[:1]])], 0.036, knit, 14)
        elif neck in ('collar', 'polo'):
            collar(fabric(trim or color, shade, weave, rough=rough), top - 0.09, y0=-0.03, drop=(0.19, 0.4) if neck == 'collar' else (0.17, 0.34))
        elif neck == 'band':
            rib(edge, top - 0.03, 0.26, 0.22, low=0.12, r=0.05)
        elif neck == 'bow':
            ribbon_bow(g, m, top)
        elif neck == 'coat':
            lining = simple('lining', '#241812', 0.7)
            for s in (-1, 1):
                g.patch([(s * 0.02, 0.2), (s * 0.2, 0.34), (s * 0.5, 0.72), (s * 0.34, 0.8), (s * 0.44, 0.88), (s * 0.3, top - 0.02), (s * 0.2, top - 0.02), (s * 0.14, 0.8)][::s], edge, 0.05, puff=0.02)
            collar(edge, top - 0.14, 0.3, 0.24, drop=(0.22, 0.2), high=0.14, gap=0.75, spread_=0.0)
        if placket:
            lo, hi = {'full': (min(z for x, z in HALVES[cut]) + 0.06, top - 0.22), 'half': (top - 0.72, top - 0.2)}[placket]
            if neck == 'coat':
                hi = 0.24
            w = 0.085 if neck != 'coat' else 0.012
            if neck != 'coat':
                g.patch([(-w, lo), (w, lo), (w, hi), (-w, hi)], m, 0.012, puff=0.006)
            for s in (-1, 1) if neck != 'coat' else (1,):
                g.line([(s * w * 0.86, lo), (s * w * 0.86, hi)], dark, 0.022, 0.004)
            k = {'full': 7 if neck != 'coat' else 4, 'half': 3}[placket]
            ys = np.linspace(hi - 0.08, lo + 0.22 if placket == 'full' else lo + 0.1, k)
            if neck == 'coat':
                for s in (-1, 1):
                    g.buttons([(s * 0.16 + 0.0, z) for z in np.linspace(0.1, -0.75, 3)], button, 0.055, 0.03)
            else:
                g.buttons([(0, z) for z in ys], button, 0.03, 0.034)
        if pocket:
            g.patch([(0.2, 0.18), (0.34, 0.1), (0.48, 0.18), (0.48, 0.56), (0.2, 0.56)], m, 0.016, rounds=0)
        if cut == 'coat':
            for s in (-1, 1):
                g.patch([(s * 0.3, -0.62), (s * 0.66, -0.5), (s * 0.66, -0.36), (s * 0.3, -0.48)][::s], edge, 0.03, rounds=0)
        if belt:
            g.patch([(-0.53, 0.04), (0.53, 0.04), (0.53, 0.17), (-0.53, 0.17)], simple('belt', trim or shade, 0.7), 0.03, rounds=0)
        if embroidery:
            gold = metal(embroidery, 0.35)
            for s in (-1, 1):
                for x in (0.03, 0.16):
                    g.line([(s * x, top - 0.3), (s * x, -1.84)], gold, 0.03, 0.008)
                for i in range(28):
                    t = np.linspace(0, TAU, 16)
                    z = top - 0.36 - 0.1 * i
                    if z > -1.8:
                        g.line(np.stack([s * 0.095 + 0.042 * np.cos(t), z + 0.042 * np.sin(t)], -1), gold, 0.03, 0.007, 24)
        if stripe:
            for z in (0.16, 0.0):
                g.patch([(-0.64, z), (0.64, z), (0.64, z + 0.1), (-0.64, z + 0.1)], fabric(stripe, '#000000', weave, hem=False), 0.012, rounds=0, puff=0.004)
        if cut == 'jeans':
            t = simple('stitch', '#e09a44', 0.8)
            g.patch([(-0.53, 1.41), (0.53, 1.41), (0.52, 1.55), (-0.52, 1.55)], m, 0.014, rounds=0)
            g.line([(0.0, 1.4), (0.0, 0.72)], t, 0.03)
            g.line([(0.07, 1.4), (0.07, 0.9), (0.0, 0.76)], t, 0.03)
            for s in (-1, 1):
                for z in (-1.54, -1.57):
                    g.line([(s * 0.16, z), (s * 0.55, z + 0.01)], t, 0.02)
                a = np.linspace(0, PI / 2, 20)
                g.line(np.stack([s * (0.54 - 0.32 * np.cos(a)), 1.4 - 0.34 * np.sin(a)], -1)[::-1], t, 0.026)
                for x in (0.2, 0.38):
                    g.patch([(s * x - 0.022, 1.39), (s * x + 0.022, 1.39), (s * x + 0.022, 1.57), (s * x - 0.022, 1.57)], m, 0.034, 0.02, rounds=0)
            g.buttons([(0, 1.49)], '#c08a3c', 0.045, 0.034)
        if cut == 'shorts':
            cord = simple('cord', trim or '#f4f0e8', 0.7)
            for s in (-1, 1):
                a = np.linspace(0, 1, 20)
                g.line(np.stack([s * (0.02 + 0.16 * np.sin(PI * a)), 0.72 - 0.1 * a - 0.16 * np.sin(PI * a)], -1), cord, 0.05, 0.018)
                g.line([(s * 0.03, 0.66), (s * 0.1, 0.42), (s * 0.08, 0.2)], cord, 0.05, 0.018)
    shot(span, (0, 0, HANG[cut] + (top + min(z for _, z in HALVES[cut])) / 2 + 0.12), tint)


def outfit(seed=1, color='#5a4a7a', shade='#2c2448', tint='#dcd7ce', trim='#2c2448', span=4.4):
    """A sports top and tights, side by side."""
    m = fabric(color, shade, 260, rough=0.6, sheen=0.15)
    with Group((-0.86, 0, 1.92), (0, 0, 0.08)):
        top = Worn('vest', seed, m, (0.3, 0.62, 1.2), body_from=-0.75)
        hanger(1.18)
        top.line([(-0.5, 0.1), (0.0, 0.02), (0.5, 0.1)], simple('thread', trim, 0.8), 0.02, 0.008)
    with Group((0.86, 0, 1.78), (0, 0, -0.06)):
        tights = Worn('tights', seed + 1, m)
        hanger(1.5, 0.34)
        tights.patch([(-0.44, 1.34), (0.44, 1.34), (0.44, 1.5), (-0.44, 1.5)], fabric(trim, '#000000', 200, hem=False), 0.01, rounds=0)
    shot(span, (0, 0, 1.75), tint)
