"""Cars: a lower body and a cabin, each with walls along a plan outline and a lid. Windows, lamps and gaps are masks.

Units: metres. The nose looks to -x. `a` is the length along the outline from the middle of the nose,
`e` the same from the middle of the tail.
"""
from shapes import *

# L, W: length and half width; r: wheel radius; axles: x of both; sill: height of the underside.
# sh: shoulder line (x, z); hood: height of the middle of hood and deck (x, z).
# nose, tail: (depth of the bow, radius of the corner, how far the face leans back at the top)
# cab: x of windscreen base and top, of rear window top and base; roof: (x, z); wt: half width of the roof;
# glass: x of the end of the side windows at the belt, its lean; posts, doors: x of pillars and gaps.
BODIES = {
    'mini': dict(L=3.62, W=0.84, r=0.315, axles=(0.66, 3.0), sill=0.19, sh=[(0, 0.72), (0.5, 0.82), (1.1, 0.89), (2.4, 0.94), (3.62, 0.98)], hood=[(0, 0.82), (0.7, 0.96), (1.1, 1.0), (3.6, 1.0)], nose=(0.2, 0.36, 0.06), tail=(0.1, 0.28, 0.06), cab=(0.9, 1.42, 3.26, 3.58), roof=[(1.4, 1.45), (1.9, 1.53), (2.6, 1.53), (3.3, 1.47)], wt=0.6, posts=(2.08,), doors=(1.1, 2.14), cpil=(0.2, 0.3), face='round'),
    'hatch': dict(L=4.1, W=0.895, r=0.335, axles=(0.8, 3.42), sill=0.18, sh=[(0, 0.68), (0.5, 0.8), (1.2, 0.89), (2.6, 0.95), (4.1, 1.0)], hood=[(0, 0.76), (0.8, 0.93), (1.3, 1.0), (4.1, 1.02)], nose=(0.24, 0.4, 0.08), tail=(0.1, 0.3, 0.06), cab=(1.04, 1.74, 3.6, 4.02), roof=[(1.7, 1.38), (2.3, 1.47), (2.9, 1.46), (3.6, 1.38)], wt=0.6, posts=(2.36, 3.16), doors=(1.28, 2.4, 3.34), cpil=(0.26, 0.25), face='slim'),
    'sedan': dict(L=4.75, W=0.92, r=0.345, axles=(0.9, 3.76), sill=0.17, sh=[(0, 0.66), (0.6, 0.78), (1.4, 0.87), (3.0, 0.93), (4.4, 0.97), (4.75, 0.96)], hood=[(0, 0.74), (0.9, 0.9), (1.5, 0.97), (3.6, 1.0), (4.3, 1.03), (4.75, 1.03)], nose=(0.24, 0.42, 0.07), tail=(0.14, 0.34, 0.05), cab=(1.3, 1.98, 3.5, 4.2), roof=[(1.9, 1.32), (2.5, 1.42), (3.1, 1.41), (3.6, 1.34)], wt=0.58, posts=(2.66, 3.42), doors=(1.5, 2.68, 3.46), cpil=(0.36, 0.1), face='wide', chrome=True),
    'estate': dict(L=4.78, W=0.92, r=0.345, axles=(0.9, 3.76), sill=0.17, sh=[(0, 0.66), (0.6, 0.78), (1.4, 0.87), (3.0, 0.93), (4.78, 0.99)], hood=[(0, 0.74), (0.9, 0.9), (1.5, 0.97), (4.78, 1.0)], nose=(0.24, 0.42, 0.07), tail=(0.1, 0.3, 0.05), cab=(1.3, 2.0, 4.3, 4.68), roof=[(2.0, 1.37), (2.6, 1.46), (3.6, 1.46), (4.3, 1.41)], wt=0.6, posts=(2.66, 3.5), doors=(1.5, 2.68, 3.46), cpil=(0.18, 0.3), face='wide', rails=(2.3, 4.15), chrome=True),
    'limo': dict(L=6.2, W=0.95, r=0.36, axles=(0.95, 5.15), sill=0.18, sh=[(0, 0.7), (0.6, 0.84), (1.4, 0.92), (4.0, 0.97), (5.8, 1.0), (6.2, 0.98)], hood=[(0, 0.8), (0.9, 0.96), (1.5, 1.02), (5.0, 1.04), (5.8, 1.07), (6.2, 1.05)], nose=(0.18, 0.34, 0.04), tail=(0.12, 0.3, 0.05), cab=(1.36, 2.0, 4.9, 5.5), roof=[(2.0, 1.4), (2.6, 1.49), (4.2, 1.49), (4.9, 1.42)], wt=0.62, posts=(2.6, 3.2, 4.1), doors=(1.5, 2.62, 3.2, 4.12, 4.9), cpil=(0.36, 0.12), face='block', chrome=True),
    'coupe': dict(L=4.5, W=0.95, r=0.355, axles=(0.92, 3.56), sill=0.14, sh=[(0, 0.56), (0.6, 0.72), (1.4, 0.8), (2.4, 0.84), (3.5, 0.94), (4.5, 0.94)], hood=[(0, 0.6), (0.7, 0.74), (1.5, 0.86), (3.2, 0.92), (4.0, 0.98), (4.5, 0.98)], nose=(0.3, 0.46, 0.16), tail=(0.16, 0.4, 0.04), cab=(1.36, 2.02, 3.12, 4.24), roof=[(1.9, 1.12), (2.4, 1.21), (2.8, 1.21), (3.3, 1.13)], wt=0.56, crown=0.055, posts=(), doors=(1.62, 2.92), cpil=(0.5, -0.1), face='blade'),
    'roadster': dict(L=4.3, W=0.92, r=0.345, axles=(0.86, 3.4), sill=0.15, sh=[(0, 0.58), (0.6, 0.73), (1.4, 0.81), (2.4, 0.84), (3.4, 0.92), (4.3, 0.9)], hood=[(0, 0.64), (0.8, 0.8), (1.5, 0.88), (3.2, 0.95), (3.9, 0.96), (4.3, 0.93)], nose=(0.28, 0.44, 0.1), tail=(0.16, 0.38, 0.05), cab=(1.4, 2.02, 0, 0), open=(1.72, 3.0), doors=(1.56, 2.86), posts=(), face='round', wt=0.6, roof=[(1, 1.25), (3, 1.25)], cpil=(0, 0)),
    'suv': dict(L=4.65, W=0.96, r=0.4, axles=(0.9, 3.72), sill=0.27, sh=[(0, 0.9), (0.5, 1.02), (1.2, 1.08), (3.0, 1.13), (4.65, 1.17)], hood=[(0, 1.0), (0.6, 1.14), (1.3, 1.19), (4.65, 1.2)], nose=(0.14, 0.3, 0.03), tail=(0.08, 0.26, 0.04), cab=(1.14, 1.72, 4.34, 4.6), roof=[(1.7, 1.7), (2.2, 1.79), (3.6, 1.79), (4.4, 1.74)], wt=0.68, posts=(2.46, 3.46), doors=(1.4, 2.48, 3.5), cpil=(0.2, 0.25), face='block', clad=True, rails=(2.0, 4.2)),
    'offroad': dict(L=4.35, W=0.94, r=0.42, axles=(0.78, 3.5), sill=0.36, sh=[(0, 1.0), (0.5, 1.08), (1.2, 1.11), (4.35, 1.14)], hood=[(0, 1.08), (0.4, 1.16), (1.2, 1.19), (4.35, 1.2)], nose=(0.05, 0.16, 0.0), tail=(0.03, 0.14, 0.0), cab=(1.2, 1.46, 4.2, 4.3), roof=[(1.4, 1.8), (2.0, 1.86), (3.6, 1.87), (4.3, 1.84)], wt=0.78, posts=(2.3, 3.2), doors=(1.28, 2.3, 3.2), cpil=(0.16, 0.02), face='round', clad=True, rails=(1.8, 4.1), spare=True),
    'crossover': dict(L=4.4, W=0.925, r=0.375, axles=(0.86, 3.54), sill=0.23, sh=[(0, 0.78), (0.5, 0.91), (1.2, 0.99), (2.8, 1.06), (4.4, 1.12)], hood=[(0, 0.88), (0.7, 1.03), (1.3, 1.09), (4.4, 1.14)], nose=(0.2, 0.36, 0.05), tail=(0.1, 0.3, 0.05), cab=(1.1, 1.78, 3.76, 4.32), roof=[(1.75, 1.52), (2.3, 1.61), (3.0, 1.6), (3.8, 1.5)], wt=0.62, posts=(2.42, 3.28), doors=(1.36, 2.44, 3.42), cpil=(0.32, 0.15), face='slim', clad=True),
    'pickup': dict(L=5.35, W=0.97, r=0.41, axles=(0.95, 4.2), sill=0.32, sh=[(0, 0.96), (0.5, 1.04), (1.2, 1.07), (3.2, 1.1), (5.35, 1.12)], hood=[(0, 1.06), (0.6, 1.17), (1.4, 1.21), (5.35, 1.2)], nose=(0.1, 0.24, 0.02), tail=(0.04, 0.12, 0.0), cab=(1.24, 1.82, 3.26, 3.4), roof=[(1.8, 1.72), (2.3, 1.8), (2.9, 1.8), (3.3, 1.76)], wt=0.68, posts=(2.46,), doors=(1.45, 2.46, 3.36), cpil=(0.14, 0.05), face='block', clad=True, bed=(3.5, 5.26)),
    'van': dict(L=4.85, W=0.98, r=0.35, axles=(0.86, 3.88), sill=0.2, sh=[(0, 0.86), (0.4, 1.02), (1.0, 1.1), (4.85, 1.12)], hood=[(0, 0.98), (0.4, 1.14), (0.8, 1.2), (4.85, 1.2)], nose=(0.22, 0.36, 0.08), tail=(0.05, 0.16, 0.0), cab=(0.46, 1.3, 4.7, 4.79), roof=[(1.2, 1.87), (1.7, 1.96), (4.0, 1.96), (4.8, 1.93)], wt=0.78, posts=(1.84, 3.06), doors=(1.06, 1.9, 3.1), cpil=(0.16, 0.02), face='tall'),
    'cargo': dict(L=5.4, W=1.0, r=0.35, axles=(0.94, 4.2), sill=0.22, sh=[(0, 0.9), (0.4, 1.06), (1.0, 1.13), (5.4, 1.15)], hood=[(0, 1.02), (0.5, 1.2), (0.9, 1.25), (5.4, 1.25)], nose=(0.2, 0.32, 0.07), tail=(0.03, 0.12, 0.0), cab=(0.6, 1.4, 5.3, 5.36), roof=[(1.2, 2.2), (1.9, 2.4), (4.6, 2.42), (5.4, 2.4)], wt=0.86, posts=(), doors=(1.12, 2.02, 3.3), glass_end=1.96, cpil=(0, 0), face='tall'),
    'bus': dict(L=5.9, W=1.0, r=0.36, axles=(0.94, 4.66), sill=0.22, sh=[(0, 0.9), (0.4, 1.06), (1.0, 1.13), (5.9, 1.15)], hood=[(0, 1.02), (0.5, 1.2), (0.9, 1.25), (5.9, 1.25)], nose=(0.2, 0.32, 0.07), tail=(0.03, 0.12, 0.0), cab=(0.58, 1.36, 5.8, 5.86), roof=[(1.2, 2.14), (1.8, 2.32), (5.0, 2.34), (5.9, 2.3)], wt=0.84, posts=(1.98, 3.0, 4.0, 5.0), doors=(1.12, 2.02, 3.1), cpil=(0.12, 0.0), face='tall'),
}
WHEELS = {'five': (5, 0.2, 1), 'seven': (7, 0.12, 1), 'ten': (5, 0.075, 2), 'turbine': (15, 0.05, 1), 'steel': (0, 0, 1)}
FAR = -9.0


# The second picture shows the back.
VIEWS = {1: {'turn': 3.74}}


def line(points, x, rounds=3):
    p = np.array(points, float)
    for _ in range(rounds):
        q = np.empty((2 * len(p), 2))
        q[0], q[-1] = p[0], p[-1]
        q[1:-1:2], q[2:-1:2] = 0.75 * p[:-1] + 0.25 * p[1:], 0.25 * p[:-1] + 0.75 * p[1:]
        p = q
    return np.interp(x, p[:, 0], p[:, 1])


def within(*d, r=0.05):
    """Signed distance to the inside of several edges (positive inside), with round corners."""
    d = np.stack(np.broadcast_arrays(*d))
    out = np.sqrt((np.maximum(r - d, 0) ** 2).sum(0))
    return np.where(out > 0, r - out, d.min(0))


def plan(xf, xr, wf, wr, bow_f, rf, bow_r, rr, n=(70, 40, 300, 36, 60), belly=0.03):
    """Half of a plan outline from the middle of the nose to the middle of the tail: (points, piece)."""
    u = [np.linspace(0, 1, k, endpoint=i == 4) for i, k in enumerate(n)]

    def bezier(p, q, s, t):
        return (1 - t)[:, None] ** 2 * p + 2 * ((1 - t) * t)[:, None] * q + t[:, None] ** 2 * s
    ya, yr = wf - rf, wr - rr
    a0 = np.array([xf + bow_f, ya])
    a2 = np.array([xf + bow_f + 1.25 * rf, wf])
    slope = 2 * bow_f / ya
    k = (rf * 0.92)
    a1 = np.array([a0[0] + slope * k * 0.6, wf - 0.02 * rf])
    c0 = np.array([xr - bow_r - 1.2 * rr, wr])
    c2 = np.array([xr - bow_r, yr])
    c1 = np.array([c2[0] - 2 * bow_r / yr * rr * 0.6, wr - 0.02 * rr])
    front = np.stack([xf + bow_f * u[0] ** 2, ya * u[0]], -1)
    side = a2 + (c0 - a2) * u[2][:, None]
    side[:, 1] += belly * np.sin(PI * u[2])
    rear = np.stack([xr - bow_r * (1 - u[4]) ** 2, yr * (1 - u[4])], -1)
    P = np.concatenate([front, bezier(a0, a1, a2, u[1]), side, bezier(c0, c1, c2, u[3]), rear])
    return P, np.repeat(np.arange(5), n)


def both(A):
    """Mirrors a half (n, m, 3) to the closed outline."""
    M = A[::-1].copy()
    M[..., 1] *= -1
    return np.concatenate([A, M[1:-1]])


def twice(v):
    return np.concatenate([v, v[::-1][1:-1]])


def grazing(m, least):
    """Schlick's share of mirrored light. It ignores which side the normal points to."""
    g = m.node('NewGeometry').outputs
    c = m.math('ABSOLUTE', m.node('VectorMath', {0: g['Normal'], 1: g['Incoming']}, operation='DOT_PRODUCT').outputs['Value'])
    return m.math('ADD', m.math('MULTIPLY', m.math('POWER', m.math('SUBTRACT', 1.0, c), 5.0), 1 - least), least)


class Skin:
    """Layers of shaders, each masked by an attribute of the mesh. The lowest is lacquer."""

    def __init__(self, color):
        self.m = Mat('skin')
        self.sh = self.lacquer(color)

    def lacquer(self, color):
        """Colour under a clear coat that mirrors the studio."""
        light = sum(rgb(color)[:3]) / 3
        base = self.principled(Base_Color=color, Roughness=0.32, Metallic=0.55 if light < 0.5 else 0.1, Specular=0.4)
        coat = self.m.node('BsdfGlossy', {'Color': '#ffffff', 'Roughness': 0.03}).outputs[0]
        n = self.m.node('MixShader', {'Fac': grazing(self.m, 0.07)})
        self.m.t.links.new(base, n.inputs[1])
        self.m.t.links.new(coat, n.inputs[2])
        return n.outputs[0]

    def principled(self, **kw):
        return self.m.node('BsdfPrincipled', {k.replace('_', ' '): v for k, v in kw.items()}).outputs[0]

    def over(self, mask, shader=None, limit=0.0, **kw):
        fac = self.m.math('GREATER_THAN', self.m.attr(mask), limit) if isinstance(mask, str) else mask
        n = self.m.node('MixShader', {'Fac': fac})
        self.m.t.links.new(self.sh, n.inputs[1])
        self.m.t.links.new(shader or self.principled(**kw), n.inputs[2])
        self.sh = n.outputs[0]

    def done(self):
        self.m.t.links.new(self.sh, self.m.node('OutputMaterial').inputs[0])
        return self.m.m


def window(skin, tint=0.2):
    """Tinted glass: mirrors the light at grazing angles, else shows what is behind, darkened."""
    m = skin.m
    g = m.node('BsdfGlossy', {'Color': '#ffffff', 'Roughness': 0.01}).outputs[0]
    t = m.node('BsdfTransparent', {'Color': [tint, tint * 1.06, tint * 1.08, 1]}).outputs[0]
    n = m.node('MixShader', {'Fac': m.math('MULTIPLY', grazing(m, 0.06), 0.7)})
    m.t.links.new(t, n.inputs[1])
    m.t.links.new(g, n.inputs[2])
    return n.outputs[0]


def faces(kind, b, a, z, zl, W):
    """Masks of the front by its kind: lamp, light strip, projectors, grille, frame, intake."""
    gz, sill = zl, b['sill']
    if kind == 'round':
        c = W * 0.74
        d = np.hypot(a - c, z - gz + 0.005)
        lamp, strip, ball = 0.118 - d, within(d - 0.088, 0.108 - d, r=0.004), 0.05 - d
        grille = within(W * 0.56 - a, 0.085 - abs(z - gz), r=0.04) if b.get('spare') else within(W * 0.46 - a, 0.055 - abs(z - gz + 0.02), r=0.05)
    elif kind == 'block':
        lamp = within(a - W * 0.6, W * 1.12 - a, 0.085 - abs(z - gz), r=0.03)
        strip = np.where((z > gz + 0.02) | (a > W * 1.04), within(lamp - 0.01, 0.028 - lamp, r=0.004), FAR)
        ball = np.maximum(0.036 - np.hypot(a - W * 0.76, z - gz), 0.036 - np.hypot(a - W * 0.93, z - gz))
        grille = within(W * 0.56 - a, 0.15 - abs(z - gz + 0.04), r=0.05)
    elif kind == 'tall':
        lamp = within(a - W * 0.7, W * 1.18 - a, 0.13 - abs(z - gz + 0.02 - 0.22 * (a - W * 0.9)), r=0.06)
        strip = np.where(a > W * 0.93, within(lamp - 0.012, 0.028 - lamp, r=0.004), FAR)
        ball = np.maximum(0.042 - np.hypot(a - W * 0.88, z - gz - 0.05), 0.042 - np.hypot(a - W * 0.84, z - gz + 0.06))
        grille = within(W * 0.6 - a, 0.05 - abs(z - gz + 0.02), r=0.04)
    elif kind == 'blade':
        lamp = within(a - W * 0.66, W * 1.26 - a, 0.032 + 0.05 * (a - W * 0.66) - abs(z - gz - 0.16 * (a - W * 0.8)), r=0.02)
        strip = within(lamp - 0.008, 0.018 - lamp, r=0.004)
        ball = 0.022 - np.hypot(a - W * 0.98, z - gz - 0.03)
        grille = within(W * 0.5 - a, 0.075 - abs(z - sill - 0.2), r=0.06)
    else:
        wide = kind == 'wide'
        lamp = within(a - W * (0.56 if wide else 0.6), W * 1.2 - a, (0.056 if wide else 0.05) + 0.035 * (a - W * 0.6) - abs(z - gz - 0.1 * (a - W * 0.8)), r=0.025)
        strip = np.where(z < gz + 0.1 * (a - W * 0.8), within(lamp - 0.006, 0.02 - lamp, r=0.004), FAR)
        ball = np.maximum(0.03 - np.hypot(a - W * 0.76, z - gz - 0.0), 0.03 - np.hypot(a - W * 0.92, z - gz - 0.015))
        grille = within(W * (0.44 if wide else 0.5) - a, (0.1 if wide else 0.045) - abs(z - gz + (0.05 if wide else 0.03)) + (0.12 * (W * 0.4 - a) if wide else 0), r=0.04)
    intake = within(W * 0.62 - a, 0.075 - abs(z - sill - 0.16), r=0.05) if kind != 'blade' else within(a - W * 0.7, W * 1.02 - a, 0.055 - abs(z - sill - 0.24), r=0.04)
    fog = within(a - W * 0.78, W * 1.05 - a, 0.06 - abs(z - sill - 0.2), r=0.03) if kind in ('slim', 'wide', 'block', 'tall') else np.full_like(a, FAR)
    return lamp, strip, ball, grille, np.maximum(intake, fog)


def hull(b, color, stripe=None):
    """The lower body."""
    L, W, r, sill = b['L'], b['W'], b['r'], b['sill']
    nb, nr, nl = b['nose']
    tb, tr, tl = b['tail']
    O, piece = plan(0, L, W * 0.985, W * 0.965, nb, nr, tb, tr)
    x, y = O[:, 0], O[:, 1]
    s = np.r_[0, np.cumsum(np.hypot(*np.diff(O, axis=0).T))]
    a, e = s, s[-1] - s
    zs = line(b['sh'], x)
    low = sill + 0.07 * np.clip(1 - x / 0.6, 0, 1) ** 2 + 0.12 * np.clip(1 - (L - x) / 0.6, 0, 1) ** 2
    t = np.linspace(0, 1, 170)[None]
    k = lambda v: np.asarray(v)[:, None]
    fw, rw = k(np.clip(1 - x / 1.1, 0, 1) ** 1.5), k(np.clip(1 - (L - x) / 0.9, 0, 1) ** 1.5)
    # side section: tucked in at the sill, widest below the shoulder, a crease above the handles
    q = np.array([(0, -0.06), (0.08, -0.028), (0.2, -0.018), (0.42, -0.012), (0.6, 0.0), (0.74, 0.006), (0.8, 0.0), (0.9, -0.01), (1, -0.03)])
    off = np.interp(t, q[:, 0], q[:, 1])
    off = gauss1(off, 3)
    nose = np.interp(t, [0, 0.12, 0.3, 0.5, 0.75, 1.0], [0.1, 0.03, 0.0, 0.005, 0.03 + nl * 0.3, 0.07 + nl])
    nose = gauss1(nose, 5)
    tail = gauss1(np.interp(t, [0, 0.15, 0.4, 0.5, 0.75, 1.0], [0.1, 0.03, 0.0, 0.02, 0.03 + tl * 0.3, 0.06 + tl]), 5)
    Z = k(low) + k(zs - low) * t
    X = k(x) + fw * nose - rw * tail
    sidew = np.clip(k(y) / (W * 0.6), 0, 1)
    Y = k(y) + off * sidew
    # flares around the wheels
    for ax in b['axles']:
        d = np.hypot(X - ax, Z - r)
        R = r + 0.045
        bulge = np.exp(-(np.maximum(d - R, 0) / 0.11) ** 2) * (d > 0.5 * R)
        Y = Y + sidew * bulge * (0.028 + 0.4 * np.maximum(0, -off))
    # the round edge to the lid
    f = np.linspace(0, PI / 2, 22)[None, 1:]
    rf = 0.05
    nx, ny = np.gradient(x, s), np.gradient(y, s)
    nin = np.stack([ny, -nx], -1)
    nin /= np.linalg.norm(nin, axis=1, keepdims=True)
    nin = np.where(k(y) < 1e-6, np.stack([np.sign(L / 2 - x), 0 * x], -1), nin)
    ed_x, ed_y = X[:, -1:] + nin[:, :1] * rf * (1 - np.cos(f)), Y[:, -1:] + nin[:, 1:] * rf * (1 - np.cos(f))
    ed_z = Z[:, -1:] + rf * 0.6 * np.sin(f)
    ed_y = np.where(k(y) < 1e-6, 0, ed_y)
    # the lid: hood and deck
    g = (np.linspace(0, 1, 90)[None, 1:]) ** 1.15
    xs = k(np.clip(x, 0.85, L - 0.6))
    zc = k(line(b['hood'], xs[:, 0]))
    ld_x = ed_x[:, -1:] * (1 - g) + xs * g
    ld_y = ed_y[:, -1:] * (1 - g)
    ld_z = ed_z[:, -1:] + (zc - ed_z[:, -1:]) * (1 - (1 - g) ** 2.3)
    X, Y, Z = (np.concatenate(p, 1) for p in ((X, ed_x, ld_x), (Y, ed_y, ld_y), (Z, ed_z, ld_z)))
    P = np.stack([X, Y, Z], -1)
    n1 = t.shape[1]
    wall = np.zeros_like(X, bool)
    wall[:, :n1 + 8] = True
    A, E, S = k(a) + 0 * X, k(e) + 0 * X, k(zs) + 0 * X
    zl = line(b['sh'], 0.25) - (0.12 if b['face'] in ('block', 'tall', 'round') else 0.085)
    zl = zl if b['face'] != 'blade' else zl + 0.01
    lamp, strip, ball, grille, intake = faces(b['face'], b, A, Z, zl, W)
    mask = lambda m, on=None: np.where(wall if on is None else on, m, FAR)
    lamp, strip, ball, grille, intake = (mask(m) for m in (lamp, strip, ball, grille, intake))
    tz = line(b['sh'], L - 0.2) - 0.1
    tall = b['face'] == 'tall' or b.get('spare')
    red = mask(within(E - W * (0.62 if tall else 0.42), W * 1.12 - E, (0.16 if tall else 0.075) - abs(Z - tz + (0.05 if tall else 0)), r=0.03))
    hole = np.full_like(X, FAR)
    clad = np.where(Z < sill + (0.13 if b.get('clad') else 0.05), sill + (0.13 if b.get('clad') else 0.05) - Z, -np.abs(Z - sill))
    for ax in b['axles']:
        d = np.hypot(X - ax, Z - r)
        hole = np.maximum(hole, r + 0.045 - d)
        if b.get('clad'):
            clad = np.maximum(clad, r + 0.115 - d)
    hole = np.where(wall & (abs(Y) > 0.4 * W), hole, FAR)
    clad = mask(clad)
    gap = np.full_like(X, 9.0)
    zr = (Z - sill) / (S - sill)
    for i, d in enumerate(b['doors']):
        at = d + 0.05 * (zr - 0.5) if i else d - 0.1 * (zr - 0.75) * (zr < 0.75)
        gap = np.minimum(gap, abs(X - at))
    last = len(b['doors']) - 1
    # the rear door follows the wheel arch
    ax = b['axles'][1]
    arch = abs(np.hypot(X - ax, Z - r) - r - 0.16)
    if b['doors'][last] > ax - r - 0.16 and b['doors'][last] < ax:
        gap = np.where((X > ax - r - 0.4) & (Z < r + 0.36), np.where(X < ax, arch, 9.0), gap)
    inx = (X > b['doors'][0] - 0.08) & (X < b['doors'][-1] + 0.05)
    gap = np.where(inx, np.minimum(gap, abs(Z - sill - 0.1)), np.where(X < b['doors'][0] - 0.05, 9, gap))
    gap = np.where(wall & (abs(Y) > 0.5 * W) & (Z > sill + 0.095), gap, 9.0)
    # the edge of the hood, the lid of the boot and the joint of the bumper
    hoodline = np.where(~wall & (X < b['cab'][0] + 0.12) & (X > 0.16), abs(abs(Y) - np.interp(X, [0.2, 1.4], [W * 0.74, W * 0.83])), 9.0)
    run = np.concatenate([0 * X[:, :1], np.cumsum(np.linalg.norm(np.diff(P, axis=1), axis=-1), 1)], 1)
    nosefront = np.where(abs(Y) < np.interp(X, [0.2, 1.4], [W * 0.74, W * 0.83]), abs(run - run[:, n1 + 20:n1 + 21] - 0.05), 9.0)
    nosefront = np.where((A < W * 0.95), nosefront, 9.0)
    gap = np.minimum.reduce([gap, hoodline, nosefront])
    inside = np.full_like(X, FAR)
    x0, x3 = b['cab'][0], b['cab'][3]
    if x3:
        inside = np.where(wall, FAR, np.minimum.reduce([X - x0 - 0.05 - 0.25 * (abs(Y) / W) ** 2, x3 - 0.1 - X, W * 0.86 - abs(Y)]))
    for key, rim in (('bed', 0.09), ('open', 0.1)):
        if key in b:
            o0, o1 = b[key]
            bow = 0.2 * (abs(Y) / W) ** 2 if key == 'open' else 0
            hole = np.maximum(hole, np.where(wall, FAR, within(X - o0 - bow, o1 - X, W - rim - 0.02 - abs(Y), r=0.12)))
    lane = np.where(wall, FAR, np.minimum(0.3 - abs(Y), abs(Y) - 0.05))
    flat = dict(lane=lane, lamp=lamp, strip=strip, ball=ball, grille=grille, intake=intake, red=red, hole=hole, clad=clad, gap=-gap, inside=inside, ga=A, gz=Z)
    skin = Skin(color)
    m = skin.m
    if stripe:
        skin.over('lane', skin.lacquer(stripe))
    skin.over('gap', limit=-0.0065, Base_Color='#050506', Roughness=0.6)
    black = dict(Base_Color='#0c0d0f', Roughness=0.45, Specular=0.4)
    chrome = dict(Base_Color='#e4e6ea', Roughness=0.12, Metallic=1.0)
    skin.over('clad', Base_Color='#17181a', Roughness=0.55)
    skin.over('intake', **black)
    if b.get('chrome') or b['face'] in ('block',):
        skin.over('grille', limit=-0.018, **chrome)
    else:
        skin.over('grille', limit=-0.012, Base_Color='#08090a', Roughness=0.2, Clearcoat=1.0)
    skin.over('grille', **black)
    bars = m.math('SINE', m.math('MULTIPLY', m.attr('ga' if b['face'] == 'wide' or b.get('spare') else 'gz'), TAU / (0.11 if b.get('spare') else 0.045)))
    bars = m.math('MULTIPLY', m.math('GREATER_THAN', m.attr('grille'), 0.008), m.math('GREATER_THAN', bars, 0.3))
    skin.over(bars, Base_Color='#9ca0a6' if b.get('chrome') or b['face'] == 'block' else '#2c2e32', Roughness=0.22, Metallic=1.0)
    skin.over('lamp', limit=-0.008, Base_Color='#070708', Roughness=0.25)
    skin.over('lamp', Base_Color='#3c434b', Roughness=0.18, Metallic=0.75, Clearcoat=1.0, Clearcoat_Roughness=0.01)
    skin.over('strip', Base_Color='#ffffff', Roughness=0.1, Clearcoat=1.0, Emission='#f4f8ff', Emission_Strength=1.1)
    skin.over('ball', limit=-0.008, Base_Color='#101214', Roughness=0.15, Clearcoat=1.0)
    skin.over('ball', Base_Color='#eef4fa', Roughness=0.05, Clearcoat=1.0, Emission='#eef6ff', Emission_Strength=0.55)
    skin.over('red', limit=-0.008, Base_Color='#0a0606', Roughness=0.25)
    skin.over('red', Base_Color='#7e070a', Roughness=0.1, Clearcoat=1.0, Emission='#c01010', Emission_Strength=0.18)
    skin.over('inside', Base_Color='#0d0d0e', Roughness=0.8)
    skin.over('hole', m.node('BsdfTransparent', {}).outputs[0])
    full = both(P)
    grid('hull', full, skin.done(), True, {n: twice(v).reshape(-1) for n, v in flat.items()})
    return P, wall


def gauss1(v, r):
    n = v.shape[-1]
    p = np.pad(v, [(0, 0)] * (v.ndim - 1) + [(r * 3, r * 3)], mode='edge')
    ker = np.exp(-np.linspace(-2, 2, 6 * r + 1) ** 2)
    ker /= ker.sum()
    return np.apply_along_axis(lambda u: np.convolve(u, ker, 'valid'), -1, p)[..., :n]


def cabin(b, color, second=None, dark_glass=False, stripe=None):
    L, W = b['L'], b['W']
    x0, x1, x2, x3 = b['cab']
    boxy = b['face'] == 'tall' or b.get('spare', False)
    wb = W * (0.955 if boxy else 0.93)
    wt = b['wt']
    bow = 0.26 if x0 > 0.8 else 0.3
    if b.get('spare'):
        bow = 0.1
    rb = 0.06 if boxy else 0.1
    low, _ = plan(x0, x3, wb, wb * (0.97 if boxy else 0.88), bow, 0.13, rb, 0.16)
    top, piece = plan(x1, x2, wt, wt * (0.98 if boxy else 0.93), bow * 0.5, 0.1, rb * 0.6, 0.1)
    zb = line(b['sh'], low[:, 0]) - 0.03
    zt = line(b['roof'], top[:, 0])
    k = lambda v: np.asarray(v)[:, None]
    t = np.linspace(0, 1, 110)[None]
    X = k(low[:, 0]) * (1 - t) + k(top[:, 0]) * t
    Y = k(low[:, 1]) * (1 - t) + k(top[:, 1]) * t
    Z = k(zb) * (1 - t) + k(zt) * t
    sidew = np.clip(k(low[:, 1]) / 0.5, 0, 1) ** 2
    Y = Y + 0.035 * np.sin(PI * t) * sidew
    # fillet and roof
    rf = 0.07
    f = np.linspace(0, PI / 2, 20)[None, 1:]
    s = np.r_[0, np.cumsum(np.hypot(*np.diff(top, axis=0).T))]
    nx, ny = np.gradient(top[:, 0], s), np.gradient(top[:, 1], s)
    nin = np.stack([ny, -nx], -1)
    nin /= np.linalg.norm(nin, axis=1, keepdims=True)
    ed_x = X[:, -1:] + nin[:, :1] * rf * (1 - np.cos(f))
    ed_y = np.maximum(0, Y[:, -1:] + nin[:, 1:] * rf * (1 - np.cos(f)))
    ed_z = Z[:, -1:] + rf * 0.55 * np.sin(f)
    g = np.linspace(0, 1, 60)[None, 1:]
    xs = k(np.clip(top[:, 0], x1 + 0.5, x2 - 0.45))
    zc = k(line(b['roof'], xs[:, 0])) + b.get('crown', 0.085)
    ld_x, ld_y = ed_x[:, -1:] * (1 - g) + xs * g, ed_y[:, -1:] * (1 - g)
    ld_z = ed_z[:, -1:] + (zc - ed_z[:, -1:]) * (1 - (1 - g) ** 2.2)
    n1 = t.shape[1]
    P = np.stack([np.concatenate(p, 1) for p in ((X, ed_x, ld_x), (Y, ed_y, ld_y), (Z, ed_z, ld_z))], -1)
    X, Y, Z = P[..., 0], P[..., 1], P[..., 2]
    wall = np.zeros_like(X, bool)
    wall[:, :n1] = True
    # lengths along the outline at each height, measured from the ends of the pieces
    step = np.linalg.norm(np.diff(P[..., :2], axis=0), axis=-1)
    arc = np.concatenate([0 * X[:1], np.cumsum(step, 0)])
    first = [np.flatnonzero(piece == i)[0] for i in range(5)]
    at = lambda i: arc[first[i]][None]
    zbelt = line(b['sh'], X) + 0.035
    zrail = np.concatenate([np.repeat(k(zt), n1, 1), np.repeat(k(zt), X.shape[1] - n1, 1)], 1)
    up, down = zrail - 0.015 - Z, Z - zbelt
    cp, clean = b['cpil']
    end = b.get('glass_end')
    rear_edge = (at(3) - arc - cp + clean * (Z - zbelt)) if not end else end - 0.02 - X
    screen_ = within(at(1) + 0.03 - arc, up + 0.0, down + 0.02, r=0.06)
    sides = within(arc - at(2) + 0.06 - 0.03, rear_edge, up - 0.015, down, r=0.045)
    total = arc[-1][None]
    back = within((total - at(4)) - (total - arc) - 0.02, up - 0.02, down - 0.02, r=0.07)
    if b['face'] == 'tall' and end:
        back = np.full_like(X, FAR)
    pick = k(piece)
    glass = np.where(pick <= 1, screen_, np.where(pick <= 3, sides, back))
    glass = np.where(pick == 1, np.maximum(screen_, sides), glass)
    glass = np.where(wall, glass, FAR)
    post = np.full_like(X, FAR)
    for i, p in enumerate(b['posts']):
        post = np.maximum(post, (0.045 if i == 0 else 0.028) - abs(X - p - 0.06 * (Z - zbelt)))
    post = np.where(wall & (pick == 2), post, FAR)
    roofm = np.where(wall & (up >= 0.0), FAR, 1.0)
    seam = np.full_like(X, 9.0)
    for d in b['doors'][1:] if boxy else ():
        seam = np.minimum(seam, abs(X - d - 0.01))
    seam = np.where(wall & (pick == 2) & (up > 0.02), seam, 9.0)
    if boxy:
        # the rail of the sliding door
        seam = np.minimum(seam, np.where((X > b['doors'][2]) & (X < x2 - 0.3) & wall & (pick == 2), abs(Z - zbelt), 9.0))
    skin = Skin(color)
    if second:
        skin.over('roofm', skin.lacquer(second))
        skin.over('pill', skin.lacquer(second))
    if stripe:
        skin.over('lane', skin.lacquer(stripe))
    skin.over('seam', limit=-0.0065, Base_Color='#050506', Roughness=0.6)
    if b.get('chrome'):
        skin.over('sideg', limit=-0.02, Base_Color='#dfe2e6', Roughness=0.14, Metallic=1.0)
    skin.over('glass', limit=-0.011 if not b.get('chrome') else -0.006, Base_Color='#08090a', Roughness=0.3)
    skin.over('glass', window(skin, 0.035 if dark_glass else 0.2))
    postlook = dict(Base_Color='#08090a', Roughness=0.12, Clearcoat=1.0)
    m = skin.m
    fac = m.math('MULTIPLY', m.math('GREATER_THAN', m.attr('post'), 0.0), m.math('GREATER_THAN', m.attr('glass'), -0.011))
    skin.over(fac, **postlook)
    pill = np.where(wall & (pick <= 1) & (down > 0.03), 0.02, FAR)
    lane = np.where(wall & (up > 0), FAR, np.minimum(0.3 - abs(Y), abs(Y) - 0.05))
    flat = dict(lane=lane, glass=glass, post=post, roofm=roofm, seam=-seam, sideg=np.where((pick == 2) | (pick == 3) | (pick == 1), sides, FAR), pill=pill)
    grid('cabin', both(P), skin.done(), True, {n: twice(v).reshape(-1) for n, v in flat.items()})
    return P


def wheel(at, r, kind='five', width=0.23, rim='#c4c8cc'):
    """The outside looks to +y of the group's own axes after the turn."""
    with Group(at, (PI / 2, 0, 0)):
        rubber = simple('rubber', '#101011', 0.7)
        R = r * 0.74
        w = width
        lathe('tyre', smooth_prof([(R * 0.98, -w * 0.4), (R * 1.04, -w * 0.5), (r * 0.95, -w * 0.5), (r, -w * 0.36), (r, w * 0.36), (r * 0.95, w * 0.5), (R * 1.12, w * 0.52), (R * 1.03, w * 0.47), (R * 0.98, w * 0.42)]), rubber, 128)
        m = simple('rim', rim, 0.24, Metallic=1.0)
        lathe('rim', [(R * 0.86, -w * 0.3), (R * 0.9, w * 0.3), (R * 0.95, w * 0.42), (R * 1.0, w * 0.46), (R * 1.01, w * 0.42)], m, 96)
        disc('brake', R * 0.66, 0.02, metal('#7a7c80', 0.4), (0, 0, w * 0.02))
        disc('well', R * 0.97, 0.02, simple('shade', '#060607', 0.8), (0, 0, -w * 0.2))
        n, sw, double = WHEELS[kind]
        if n == 0:
            steel = simple('steel', rim, 0.35, Metallic=0.8)
            lathe('plate', smooth_prof([(0, w * 0.34), (R * 0.24, w * 0.34), (R * 0.3, w * 0.2), (R * 0.52, w * 0.12), (R * 0.72, w * 0.28), (R * 0.93, w * 0.36)]), steel, 96)
            for i in range(10):
                t = i * TAU / 10
                disc('slot', R * 0.075, 0.012, simple('slot', '#050505', 0.9), (R * 0.74 * math.cos(t), R * 0.74 * math.sin(t), w * 0.27), n=24)
        for i in range(n):
            for j in range(double):
                t = i * TAU / n + (j - (double - 1) / 2) * 0.26
                z0, z1 = w * 0.26, w * 0.4
                V, hw, hw1 = [], sw * R, sw * R * 0.72
                for q, zz in ((0.12, z0 + 0.02), (0.5, z0 + 0.012), (0.95, z1)):
                    wd = (hw + (hw1 - hw) * q) * (1.0 if q < 0.9 else 1.25)
                    V += [(q * R, -wd, zz - 0.05), (q * R, wd, zz - 0.05), (q * R, wd * 0.72, zz), (q * R, -wd * 0.72, zz)]
                F = []
                for s_ in (0, 4):
                    F += [[s_ + i_, s_ + (i_ + 1) % 4, s_ + 4 + (i_ + 1) % 4, s_ + 4 + i_] for i_ in range(4)]
                o = mesh('spoke', V, F + [[0, 3, 2, 1], [8, 9, 10, 11]], m, smooth=False)
                bv = o.modifiers.new('b', 'BEVEL')
                bv.width, bv.segments = 0.006, 2
                o.rotation_euler = (0, 0, t)
        disc('hub', R * 0.22, w * 0.14, m, (0, 0, w * 0.2), bevel=0.02)
        disc('cap', R * 0.11, w * 0.03, simple('cap', '#1a1b1e', 0.3), (0, 0, w * 0.34), n=32)


def seat(at, color='#7a4a2c', k=0.9):
    m = leather(color, 0.5)
    with Group(at, (0, 0, 0), k):
        slab('cushion', (0.52, 0.52, 0.18), m, (0, 0, 0), 0.14, 0.07)
        slab('rest', (0.17, 0.52, 0.66), m, (0.27, 0, 0.06), 0.08, 0.07, (0, 0.24, 0))
        slab('head', (0.11, 0.3, 0.19), m, (0.44, 0, 0.72), 0.05, 0.05, (0, 0.24, 0))


def side_at(P, wall, x, z):
    """Half width of the lower body at (x, z)."""
    d = np.where(wall, (P[..., 0] - x) ** 2 + (P[..., 2] - z) ** 2 + 9 * (P[..., 1] < 0.4), 99)
    return float(P[..., 1].reshape(-1)[d.argmin()])


def car(seed=1, body='sedan', color='#8a1418', wheels='five', two_tone=None, rim='#c4c8cc', box_on_roof=False, sign=None, tint='#c9ccd0', awning=None, turn=0.6, seats='#7a4a2c', elev=9, span=3.3, cargo=False, privacy=False, stripe=None, number=None):
    """A car in a studio, seen from its front corner."""
    b = dict(BODIES[body], body=body)
    L, W, r = b['L'], b['W'], b['r']
    k = 3.0 / L
    dark = plastic('#0e0f11', 0.45)
    chrome = metal('#dfe2e6', 0.12)
    paint = Skin(color).done()
    with Group((0, 0, 0), (0, 0, turn), k):
        with Group((-L / 2, 0, 0)):
            P, wall = hull(b, color, stripe)
            closed = b['cab'][3] > 0
            if closed:
                cabin(b, color, two_tone, privacy, stripe)
            box('belly', (L * 0.7, W * 1.5, 0.2), dark, (L * 0.52, 0, b['sill'] + 0.1), bevel=0.05)
            for ax in b['axles']:
                for s in (-1, 1):
                    y = s * (W - 0.125)
                    with Group((ax, y, r), (0, 0, 0 if s < 0 else PI)):
                        wheel((0, 0, 0), r, wheels, 0.23, rim)
                    o = lathe('arch', [(0, 0), (r + 0.05, 0), (r + 0.05, 0.28)], simple('arch', '#050506', 0.95), 64)
                    o.location, o.rotation_euler = (ax, s * (W - 0.46), r), (-s * PI / 2, 0, 0)
                    # lip
                    th = np.linspace(-0.35, PI + 0.35, 60)
                    R = r + 0.043
                    pts = [(ax + R * math.cos(q), s * (side_at(P, wall, ax + R * math.cos(q), r + R * math.sin(q)) - 0.004), r + R * math.sin(q)) for q in th if r + R * math.sin(q) > b['sill'] + 0.03]
                    tubes('lip', [np.array(pts)], 0.012, dark if b.get('clad') else paint, 10)
            belt = lambda x: float(line(b['sh'], np.array([x]))[0])
            mx = b['doors'][0] + 0.26
            mz = belt(mx) + 0.1
            for s in (-1, 1):
                ys = W * 0.93
                box('mirror', (0.13, 0.24, 0.15), Skin(two_tone or color).done(), (mx - 0.02, s * (ys + 0.15), mz + 0.03), (0, 0.06, s * 0.16), 0.055, 6)
                rod([(mx + 0.05, s * (ys - 0.06), mz - 0.05), (mx, s * (ys + 0.08), mz - 0.01)], 0.032, dark)
                hd = b['doors'][1:3] if len(b['doors']) > 2 else b['doors'][1:2]
                if body in ('cargo', 'van', 'bus'):
                    hd = (b['doors'][1], b['doors'][1] + 0.34)
                if body == 'limo':
                    hd = (b['doors'][1], b['doors'][4])
                for d in hd:
                    hz = belt(d) - 0.1
                    slab('handle', (0.21, 0.035, 0.034), chrome if b.get('chrome') else paint, (d - 0.19, s * (side_at(P, wall, d - 0.19, hz) + 0.012), hz), 0.015, 0.012)
                if 'rails' in b:
                    r0, r1 = b['rails']
                    xs = np.linspace(r0, r1, 14)
                    z = line(b['roof'], xs) + 0.06
                    yy = b['wt'] * 0.93
                    rod([(r0, s * yy, z[0] - 0.05)] + [(q, s * yy, zz + 0.025) for q, zz in zip(xs[1:-1], z[1:-1])] + [(r1, s * yy, z[-1] - 0.05)], 0.02, dark if not b.get('chrome') else chrome)
            front_details(b, P, wall, chrome)
            if number:
                start_number(b, P, wall, number)
            if closed:
                interior(b, seats, dark)
            if 'bed' in b:
                bed(b, cargo)
            if 'open' in b:
                cockpit(b, seats, dark, paint)
            roof_load(b, box_on_roof, sign, awning)
    high = max(z for _, z in b['roof']) * k if closed else 1.25 * k
    carroom(span, (-0.05, 0, high * 0.47), tint, elev)


def front_details(b, P, wall, chrome):
    """Number plates of front and back, and the badge."""
    front = lambda z: float(P[0, :170, 0][abs(P[0, :170, 2] - z).argmin()])
    s = Sheet(320, 80, '#f6f4ec')
    s.text(160, 40, 'SOUK 24', 52, '#14284a', 'narrow', True)
    low = b['sill'] + (0.27 if b['face'] not in ('block',) else 0.28)
    screen(s.save(), 0.48, 0.11, (front(low) - 0.012, 0, low), (0, 0, -PI / 2), 0.0)
    back = float(P[-1, :170, 0][abs(P[-1, :170, 2] - low - 0.12).argmin()])
    screen(s.save(), 0.48, 0.11, (back + 0.014, 0, low + 0.12), (0, 0, PI / 2), 0.0)
    zl = float(line(b['sh'], np.array([0.05]))[0])
    at = zl - (0.1 if b['face'] in ('block', 'wide', 'tall') else 0.045)
    with Group((front(at) - 0.004, 0, at), (0, -PI / 2, 0)):
        disc('badge', 0.045, 0.012, chrome, n=48)


def start_number(b, P, wall, number):
    """A white disc with the number on both doors. It follows the side of the body."""
    s = Sheet(256, 256, '#ffffff')
    s.text(128, 128, number, 190, '#141414', 'narrow', True)
    x0, z0, R = sum(b['doors'][:2]) / 2, b['sill'] + 0.36, 0.24
    u, v = np.linspace(0, TAU, 48, endpoint=False)[:, None], np.linspace(0, 1, 10)[None]
    dx, dz = R * v * np.cos(u), R * v * np.sin(u)
    for side in (-1, 1):
        Q = np.array([[(x0 + dx[i, j], side * (side_at(P, wall, x0 + dx[i, j], z0 + dz[i, j]) + 0.006), z0 + dz[i, j]) for j in range(10)] for i in range(48)])
        o = grid('number', Q, image_mat('number', s.save(), 0.25), True)
        uv = np.stack([0.5 - side * dx / R / 2, 0.5 + dz / R / 2], -1).reshape(-1, 2)
        li = np.zeros(len(o.data.loops), np.int32)
        o.data.loops.foreach_get('vertex_index', li)
        o.data.uv_layers[0].data.foreach_set('uv', uv[li].astype(np.float32).ravel())


def interior(b, color, dark):
    x0, x1, x2, x3 = b['cab']
    W = b['W']
    zb = float(line(b['sh'], np.array([x1]))[0])
    box('dash', (0.5, W * 1.5, 0.12), simple('dash', '#141416', 0.8), (x0 + 0.55, 0, zb - 0.02), bevel=0.05)
    first = x1 + 0.42
    rows = [first] if b.get('glass_end') else np.arange(first, max(first + 0.1, min(x2 - 0.3, x3 - 0.7)), 0.92)
    for row in rows[:5]:
        for s in (-1, 1):
            seat((row, s * 0.36, zb - 0.56), color, 0.95)
    o = lathe('steering', smooth_prof([(0.155, -0.015), (0.185, -0.015), (0.185, 0.015), (0.155, 0.015), (0.155, -0.015)]), dark, 48)
    o.location, o.rotation_euler = (x1 - 0.1 if x1 - x0 < 1 else x0 + 0.8, 0.36, zb + 0.03), (0, -1.15, 0)


def bed(b, cargo):
    x0, x3 = b['bed']
    W = b['W']
    liner = plastic('#1c1d1f', 0.6)
    box('floor', (x3 - x0, W * 1.7, 0.04), liner, ((x0 + x3) / 2, 0, 0.7), bevel=0.01)
    for yy in (-1, 1):
        box('wall', (x3 - x0, 0.03, 0.46), liner, ((x0 + x3) / 2, yy * W * 0.87, 0.94), bevel=0.01)
    for xx in (x0 + 0.02, x3 - 0.02):
        box('wall', (0.03, W * 1.74, 0.46), liner, (xx, 0, 0.94), bevel=0.01)
    if cargo:
        for cx, cy, cs, cc in ((x0 + 0.42, -0.3, 0.62, '#b07a44'), (x0 + 0.5, 0.42, 0.52, '#c8955c'), (x0 + 1.15, -0.34, 0.5, '#a86c38')):
            slab('crate', (cs, cs, cs * 0.95), simple('card', cc, 0.7), (cx, cy, 0.73), 0.02, 0.015, (0, 0, 0.1 * cy))
            slab('tape', (cs * 1.01, 0.07, cs * 0.96), simple('tape', '#e0c08a', 0.4), (cx, cy, 0.73), 0.005, 0.004, (0, 0, 0.1 * cy))


def cockpit(b, seats, dark, paint):
    x0, x3 = b['open']
    W = b['W']
    box('floor', (x3 - x0, W * 1.6, 0.04), leather('#2a1c14'), ((x0 + x3) / 2, 0, 0.36), bevel=0.01)
    for yy in (-1, 1):
        box('door lining', (x3 - x0, 0.06, 0.5), leather(seats), ((x0 + x3) / 2, yy * W * 0.87, 0.58), bevel=0.03)
    box('back', (0.06, W * 1.7, 0.5), leather(seats), (x3 - 0.02, 0, 0.62), bevel=0.03)
    slab('dashboard', (0.36, W * 1.62, 0.2), leather('#1c1512'), (x0 + 0.16, 0, 0.66), 0.1, 0.07)
    for yy in (-0.37, 0.37):
        seat((2.4, yy, 0.36), seats, 0.95)
    o = lathe('steering', smooth_prof([(0.15, -0.015), (0.18, -0.015), (0.18, 0.015), (0.15, 0.015), (0.15, -0.015)]), dark, 48)
    o.location, o.rotation_euler = (2.02, 0.37, 0.9), (0, -1.1, 0)
    # windscreen: a curved pane within a frame
    u, v = np.meshgrid(np.linspace(-1, 1, 50), np.linspace(0, 1, 16), indexing='ij')
    xb, xt, zb, zt, wb, wt = 1.44, 2.02, 0.84, 1.24, W * 0.86, W * 0.68
    G = np.stack([xb + (xt - xb) * v + 0.26 * u * u * (1 - 0.25 * v), u * (wb + (wt - wb) * v), zb + (zt - zb) * v + 0.03 * (1 - u * u) * v], -1)
    s = Skin('#08090a')
    s.sh = window(s, 0.82)
    grid('windscreen', G, s.done())
    edge = np.concatenate([G[0], G[1:-1, -1], G[-1][::-1]])
    tubes('frame', [edge], 0.03, paint, 12)
    tubes('mirror', [np.array([[2.12, -0.1, 1.19], [2.12, 0, 1.2], [2.12, 0.1, 1.19]])], 0.035, dark, 12)
    # the folded soft top
    slab('hood', (0.34, W * 1.5, 0.12), cloth('#1a1a1c', weave=160), (x3 + 0.1, 0, 0.9), 0.14, 0.05)


def roof_load(b, box_on_roof, sign, awning):
    L = b['L']
    top = lambda x: float(line(b['roof'], np.array([x]))[0]) + 0.085
    dark = plastic('#101113', 0.4)
    if box_on_roof:
        for x in (L * 0.58 - 0.5, L * 0.58 + 0.5):
            box('bar', (0.06, b['wt'] * 1.9, 0.05), dark, (x, 0, top(x) + 0.005), bevel=0.02)
        slab('roof box', (1.7, 0.8, 0.34), plastic('#1d1f22', 0.25), (L * 0.56, 0, top(L * 0.56) - 0.015), 0.26, 0.14, (0, 0.02, 0))
    if sign:
        s = Sheet(240, 80, '#f8d020')
        s.text(120, 40, sign, 54, '#141414', 'gothic', True)
        t = printed(s.save(), 0.3, Emission_Strength=0.2)
        y = simple('side', '#f8d020', 0.3)
        faces_box('sign', (0.16, 0.6, 0.2), [y, t, y, t, y, y], (L * 0.5, 0, top(L * 0.5) - 0.02), (0, 0, 0), 0.03)
    if awning:
        zr = top(L * 0.55)
        x0, x1 = L * 0.34, L * 0.88
        slab('pop-up', (x1 - x0 + 0.1, 1.36, 0.09), plastic('#f0eee8', 0.4), ((x0 + x1) / 2, 0, zr + 0.25), 0.2, 0.04, (0, 0.135, 0))
        m = cloth(awning)
        h0, h1 = 0.46, 0.1
        for s in (-1, 1):
            mesh('canvas', [(x0, s * 0.6, zr - 0.06), (x1, s * 0.6, zr - 0.06), (x1, s * 0.6, zr + h1), (x0, s * 0.6, zr + h0)], [[0, 1, 2, 3]], m, smooth=False)
        mesh('canvas', [(x0, -0.6, zr - 0.06), (x0, 0.6, zr - 0.06), (x0, 0.6, zr + h0), (x0, -0.6, zr + h0)], [[0, 1, 2, 3]], m, smooth=False)


def carroom(span, target, tint='#c9ccd0', elev=9):
    """A photographer's car studio: a pale floor, a long light above and a darker horizon to mirror."""
    floor = Mat('floor')
    f = floor.done(floor.mix(floor.ramp(floor.noise(0.6, 3), [(0.3, 0.0), (0.7, 0.15)]), tint, '#aeb2b8'), 0.35, Specular=0.3)
    stage(f, simple('back', tint, 0.9), key=70, fill=14, rim=50, world=0.42, warm=(1, 0.98, 0.95), key_loc=(-3.0, 3.0, 5.0))
    softbox((0.2, 0.6, 4.6), 230, (6.0, 1.3), (0, 0, 0.3))
    softbox((-4.6, -2.6, 2.2), 55, (0.8, 2.6), (0, 0, 0.5))
    softbox((3.0, -4.8, 2.0), 120, (5.0, 0.5), (0.4, 0, 0.5))
    w = bpy.context.scene.world.node_tree
    m = w.nodes
    co, sep, ramp = m.new('ShaderNodeTexCoord'), m.new('ShaderNodeSeparateXYZ'), m.new('ShaderNodeValToRGB')
    w.links.new(co.outputs['Generated'], sep.inputs[0])
    w.links.new(sep.outputs[2], ramp.inputs[0])
    e = ramp.color_ramp.elements
    e.new(0.5), e.new(0.5)
    for el, (p, c) in zip(e, ((0.0, 0.3), (0.02, 0.1), (0.25, 0.3), (0.7, 0.9))):
        el.position, el.color = p, (c, c, c * 1.03, 1)
    w.links.new(ramp.outputs[0], m['Background'].inputs[0])
    m['Background'].inputs[1].default_value = 0.75
    camera(span, target, elev, 0, 80, 5.0)
