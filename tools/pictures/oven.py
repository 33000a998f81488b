"""Food from the oven or the hot plate: filled dough, flat breads, baked dishes, sweets in pieces."""
from bits import *
from bowls import GLAZES, blisters, bread_skin, glaze, nuts
from mains import DIPS, dip, garnish, lay, shoot
from shapes import Group
from sweets import cream, crust_mat

DOUGH = {
    'baked': [(0.25, '#f0d49a'), (0.45, '#dca458'), (0.65, '#b8702a'), (0.85, '#7a3c10')],
    'pale': [(0.25, '#f6e6c0'), (0.5, '#efd49c'), (0.72, '#d8a45c'), (0.9, '#a8682c')],
    'flat': [(0.3, '#f4e2b8'), (0.52, '#ecd09a'), (0.64, '#c88c44'), (0.76, '#6a3810')],
    'fresh': [(0.3, '#f6e4b4'), (0.6, '#f0d898'), (0.85, '#e4c474')],
    'puff': [(0.25, '#f2cc84'), (0.45, '#d8943c'), (0.65, '#a8601c'), (0.88, '#6a340c')],
    'sugar': [(0.3, '#f4e4c4'), (0.6, '#ecd2a0'), (0.85, '#d0a060')],
}


def dough(kind='baked', bump=0.02, gloss=0.0, rough=0.5):
    """A baked surface: the larger the attribute `high`, the browner."""
    m = Mat('dough')
    n = m.noise(6, 6, 0.62)
    c = m.ramp(m.math('ADD', m.math('MULTIPLY', m.attr('high'), 0.55), m.math('MULTIPLY', n, 0.6)), DOUGH[kind])
    return m.done(c, rough, 0.12, (0.06, 0.035, 0.015), m.bump(m.math('ADD', m.noise(16, 5), m.math('MULTIPLY', n, 0.6)), bump, 0.6), Clearcoat=gloss)


def outline(kind, n=240):
    """Closed outlines around the origin, by name. They are about one unit wide."""
    t = np.linspace(0, TAU, n, endpoint=False)
    c, s = np.cos(t), np.sin(t)
    if kind == 'half moon':
        q = np.stack([c, np.where(s > 0, s * 1.0, s * 0.12)], -1) - [0, 0.32]
    elif kind == 'triangle':
        r = 0.62 / np.maximum(np.cos((t - PI / 2 + PI / 3) % (TAU / 3) - PI / 3), 0.5)
        r = np.minimum(r, 1.06)
        q = np.stack([r * c, r * s], -1)
    elif kind == 'square':
        r = 1 / (abs(c) ** 8 + abs(s) ** 8) ** (1 / 8)
        q = np.stack([r * c, r * s], -1)
    elif kind == 'drop':
        r = 0.78 + 0.34 * np.exp(-(((t + PI) % TAU - PI) / 0.6) ** 2)
        q = np.stack([r * c * 1.25, r * s * 0.92], -1)
    else:
        q = np.stack([c, s], -1)
    k = np.exp(-np.linspace(-3, 3, 9) ** 2 / 2)
    k /= k.sum()
    return np.stack([np.convolve(np.r_[q[-4:, i], q[:, i], q[:4, i]], k, 'valid') for i in (0, 1)], -1)


def cushion(shape, size, H, mat, at=(0, 0, 0), spin=0.0, rim=0.0, crimp=0, dome=2.0, seed=0, rough=0.02, seams=0, dimples=0, squash=1.0, tilt=(0.0, 0.0), base=0.02):
    """A filled piece of dough: its outline swells in the middle. `rim`: width of the flat edge. `crimp`: depth of its teeth."""
    q = outline(shape) if isinstance(shape, str) else np.asarray(shape)
    n = len(q)
    v = np.linspace(0, 1, 70)
    t = np.arctan2(q[:, 1], q[:, 0])
    edge = 1 + (0.025 * np.cos(crimp * np.linspace(0, TAU, n, endpoint=False)) if crimp else 0)
    P = np.zeros((n, 70, 3))
    P[..., :2] = q[:, None] * (v[None, :, None] * (1 + (edge - 1)[:, None, None] * v[None, :, None] ** 6 if crimp else 1))
    inner = np.clip(1 - (v / max(1e-3, 1 - rim)) ** dome, 0, 1) ** 0.5
    z = base + H * inner[None] + 0 * t[:, None]
    if rim:
        z = np.maximum(z, base + 0.05)
        if crimp:
            z += 0.03 * np.cos(crimp * np.linspace(0, TAU, n, endpoint=False))[:, None] * sstep(1 - rim, 1, v)[None]
    X = P * [1, 1, 0] + seed * 3.1
    z += rough * fbm(X, 3, 4, seed) * (0.4 + inner[None])
    if seams:
        for k in range(seams):
            a = PI / 2 + k * TAU / seams
            d = abs(P[..., 0] * -math.sin(a) + P[..., 1] * math.cos(a))
            along = P[..., 0] * math.cos(a) + P[..., 1] * math.sin(a)
            z += 0.13 * H * np.exp(-(d / 0.05) ** 2) * (along > 0) * (1 + 0.4 * np.sin(along * 30))
    if dimples:
        r = np.random.default_rng(seed)
        for x, y in spread(r, dimples, 0.9, 0.24):
            z -= 0.45 * H * np.exp(-((P[..., 0] - x) ** 2 + (P[..., 1] - y) ** 2) / 0.006)
    under = np.where(v > 0.995, 0.0, 1.0)[None]
    P[..., 2] = z * under
    high = (z - z.min()) / (np.ptp(z) + 1e-6)
    o = grid('cushion', P * [size, size * squash, size], mat, True, {'high': high, 'edge': 0 * t[:, None] + v[None]})
    o.location, o.rotation_euler = at, (*tilt, spin)
    return o


def pieces(seed=1, kind='fatayer', dish='white', ground='honey', garnishes=(), dip_of=None, span=2.9, elev=40, board=False, top=()):
    """Several pieces of one kind on a plate."""
    rng = np.random.default_rng(seed)
    lay(rng, dish, 1.5, ground, board)
    z = 0.11 if not board else 0.08
    shift = -0.15 if dip_of else 0.0
    PIECES[kind](rng, z, shift)
    if dip_of:
        dip(rng, (1.0, -0.4), DIPS[dip_of], 0.32)
    garnish(rng, garnishes, 1.1)
    shoot(ground, span, elev, 0, (0, -0.05, 0.2))


def _fatayer(rng, z, x0):
    m = dough('baked', 0.02, 0.1)
    for i, (x, y, a) in enumerate([(-0.62, 0.42, 0.2), (0.45, 0.5, 1.3), (-0.1, -0.3, 0.7), (0.85, -0.25, 2.4), (-0.95, -0.35, 1.0)]):
        cushion('triangle', 0.5, 0.42, m, (x + x0, y, z), a, 0.0, 0, 2.2, i, 0.05, 3)
        specks(rng, 10, 0.14, z + 0.24, '#2c4a14', (0.02, 0.035), center=(x + x0, y), dz=0.02)
        specks(rng, 6, 0.12, z + 0.25, '#6a1018', (0.012, 0.02), center=(x + x0, y), dz=0.02)


def _ravioli(rng, z, x0):
    m = dough('fresh', 0.008, 0.25, 0.3)
    places = [(-0.62, 0.42, 0), (0.1, 0.55, 0), (0.75, 0.35, 0), (-0.75, -0.2, 0.02), (-0.08, -0.05, 0.08), (0.6, -0.25, 0.05), (-0.3, -0.62, 0.02), (0.3, -0.68, 0.05), (0.1, 0.2, 0.22)]
    for i, (x, y, dz) in enumerate(places):
        cushion('square', 0.34, 0.5, m, (x, y, z + dz), rng.random() * 3, 0.26, 28, 2.4, i, 0.02, tilt=(rng.normal(0, 0.1), rng.normal(0, 0.1)))
    butter = simple('butter', '#d89a1c', 0.04, sss=0.1)
    for x, y in spread(rng, 26, 1.1, 0.12):
        blob('butter', rng.uniform(0.03, 0.09), butter, (x, y, 0.105), (1.3, 1, 0.14), 0.2, 1.5, int(rng.integers(99)), 3)


def _qatayef(rng, z, x0):
    m = dough('flat', 0.02, 0.15, 0.4)
    c = cream('cream')
    for i, (x, y, a) in enumerate([(-0.7, 0.45, 0.5), (0.15, 0.55, 0.2), (0.85, 0.3, -0.3), (-0.45, -0.25, 0.7), (0.45, -0.35, 0.1)]):
        # a pancake rolled to a cone, open at its wide end
        t, h = np.linspace(-0.5, TAU - 1.1, 90)[:, None], np.linspace(0, 1, 60)[None]
        R = 0.05 + 0.31 * h**0.8
        P = np.stack([R * np.cos(t), 0.85 * h + 0 * t, R * np.sin(t) * 0.8], -1)
        P += (0.012 * fbm(P + i, 4, 3, i))[..., None]
        with Group((x + 0.3 * math.sin(a), y - 0.3 * math.cos(a) + 0.25, z + 0.26), (0.12, 0, a + PI - 0.9)):
            grid('cone', P, m, attrs={'high': 0.55 + 0.3 * fbm(P, 2.5, 3, i)}, thick=0.035)
            blob('cream', 0.3, c, (0, 0.86, 0.0), (1, 0.55, 0.8), 0.12, 2.2, i, 5)
            nuts(rng, 'pistachios', [(rng.uniform(-0.22, 0.22), 0.92 + 0.12 * rng.random(), rng.uniform(-0.05, 0.22)) for _ in range(22)], 0, 0.75)
    garnish(rng, [{'kind': 'walnuts', 'n': 7, 'r': 1.15, 'z': 0.12}], 1.1)


def _maamoul(rng, z, x0):
    m = dough('sugar', 0.02)
    spots = [(-0.68, 0.38), (0.05, 0.5), (0.75, 0.36), (-0.62, -0.34), (0.1, -0.28), (0.8, -0.36)]
    for i, (x, y) in enumerate(spots):
        R, H = 0.34, 0.3
        th, v = np.linspace(0, TAU, 200, endpoint=False)[:, None], np.linspace(0, 1, 70)[None]
        r = R * np.sin(v * PI / 2) ** 0.85
        zz = H * np.cos(v * PI / 2) ** 0.7
        ridge = 0.018 * np.cos(16 * th) * np.sin(v * PI) + 0.02 * np.cos(v * 22) * np.exp(-((v - 0.35) / 0.3) ** 2)
        P = np.stack([(r + ridge) * np.cos(th), (r + ridge) * np.sin(th), zz + 0 * th], -1)
        P += (0.006 * fbm(P + i, 8, 3, i))[..., None]
        o = grid('maamoul', P, m, True, {'high': 0.35 + 9 * ridge + 0.4 * v})
        o.location, o.rotation_euler = (x, y, z), (rng.normal(0, 0.06), rng.normal(0, 0.06), rng.random() * 6)
        specks(rng, 150, 0.3, z + 0.18, '#ffffff', (0.004, 0.01), center=(x, y), dz=0.14)
    date = organic(['#2c1208', '#5a2c14', '#7a4420'], 4, (0.15, 0.3), 0.1, (10, 0.03))
    for x, y, a in ((1.15, 0.0, 0.4), (-1.12, 0.02, 1.2)):
        blob('date', 0.13, date, (x, y, z + 0.08), (1.7, 0.9, 0.8), 0.06, 2, 3, 4, a)


def _delight(rng, z, x0):
    colors = [(['#c83a5c', '#e06a84'], True), (['#7aa04a', '#9abc6c'], False)]
    for i in range(17):
        layer, k = divmod(i, 9) if i < 9 else (1, i - 9)
        x, y = (-0.75 + 0.5 * (k % 4) + 0.2 * layer, 0.5 - 0.5 * (k // 4) - 0.1 * layer) if layer == 0 else (-0.45 + 0.48 * (k % 4), 0.25 - 0.5 * (k // 4))
        c, rose = colors[(i + k) % 2]
        m = organic(c, 3, (0.3, 0.45), 0.5, (12, 0.01), (0.12, 0.06, 0.06))
        box('delight', (0.36, 0.36, 0.32), m, (x, y, z + 0.16 + 0.3 * layer), (rng.normal(0, 0.06), rng.normal(0, 0.06), rng.normal(0, 0.35)), 0.06, 4)
        specks(rng, 420, 0.21, z + 0.32 + 0.3 * layer, '#ffffff', (0.005, 0.011), center=(x, y), dz=0.02)
        if not rose:
            nuts(rng, 'pistachios', [(x + rng.normal(0, 0.08), y + rng.normal(0, 0.08) - 0.1 * (j > 1), z + 0.33 + 0.3 * layer - 0.12 * (j > 1)) for j in range(3)], 0, 0.8)
    specks(rng, 900, 1.2, 0.11, '#ffffff', (0.005, 0.012), dz=0.02)
    petal = organic(['#b8284c', '#e06a8c'], 3, (0.35, 0.5), 0.3)
    for x, y in ((1.05, 0.2), (1.0, -0.5), (-1.15, -0.5)):
        o = blob('petal', 0.16, petal, (x, y, 0.16), (1.2, 0.9, 0.2), 0.1, 1.4, int(x * 9), 4, rng.random() * 6)


def _baklava(rng, z, x0):
    """Diamonds of layers in a box: pistachio on top."""
    m = Mat('layers')
    s = m.node('SeparateXYZ', {'Vector': m.obj}).outputs[2]
    line = m.math('SINE', m.math('ADD', m.math('MULTIPLY', s, 150), m.math('MULTIPLY', m.noise(6, 4), 9)))
    c = m.mix(m.ramp(line, [(0.2, 0.0), (0.8, 1.0)]), '#a8601c', '#e8b45c')
    c = m.mix(m.ramp(m.attr('high'), [(0.55, 0.0), (0.75, 1.0)]), c, m.ramp(m.noise(7, 6), [(0.3, '#8a4410'), (0.5, '#c47a24'), (0.72, '#e8ac4c')]))
    mat = m.done(c, 0.22, 0.12, (0.06, 0.03, 0.01), m.bump(m.math('ADD', line, m.noise(22, 5)), 0.02, 0.6), Clearcoat=0.4)
    w = 0.42
    for i in range(4):
        for j in range(3):
            x, y = -0.75 + 0.5 * i, 0.5 - 0.5 * j
            q = np.array([(-w / 2, -w / 2), (w / 2, -w / 2), (w / 2, w / 2), (-w / 2, w / 2)]) * 1.02
            t = np.linspace(0, 1, 22, endpoint=False)[:, None]
            out = np.concatenate([q[k] + (q[(k + 1) % 4] - q[k]) * t for k in range(4)])
            prof = [(0, 0.26), (0.5, 0.262), (0.9, 0.255), (1.0, 0.23), (1.01, 0.14), (1.0, 0.0)]
            P = np.stack([np.c_[out * r, np.full(len(out), h)] for r, h in prof], 1)
            P[..., 2] += (0.012 * fbm(P + i + 5 * j, 5, 3, i)) * (P[..., 2] > 0.1)
            o = grid('baklava', P, mat, True, {'high': np.array([1, 1, 1, 0.75, 0.2, 0.0])[None] + 0 * P[..., 0]}, sub=0)
            o.location, o.rotation_euler = (x, y, z + 0.05), (0, 0, rng.normal(0, 0.05))
            specks(rng, 90, 0.14, z + 0.315, '#6e8a2c', (0.012, 0.026), center=(x, y), dz=0.02)
    paper = simple('box', '#f2ead8', 0.6)
    for x, y, a, b in ((0, 0.84, 2.2, 0.03), (0, -0.84, 2.2, 0.03), (-1.09, 0, 0.03, 1.7), (1.09, 0, 0.03, 1.7)):
        box('wall', (a, b, 0.34), paper, (x, y, z + 0.17), bevel=0.006)
    box('floor', (2.2, 1.7, 0.04), paper, (0, 0, z + 0.02), bevel=0.006)


def _basbousa(rng, z, x0):
    """Squares of semolina cake with syrup, an almond on each."""
    m = Mat('semolina')
    n = m.noise(8, 6)
    c = m.mix(m.ramp(m.attr('high'), [(0.7, 0.0), (0.92, 1.0)]), m.ramp(n, [(0.3, '#d89a34'), (0.6, '#ecc468'), (0.8, '#f4d890')]), m.ramp(n, [(0.3, '#8a4410'), (0.5, '#bc6c1c'), (0.72, '#dc9434')]))
    mat = m.done(c, m.ramp(m.noise(5, 4), [(0.35, 0.14), (0.7, 0.4)]), 0.15, (0.06, 0.035, 0.01), m.bump(m.math('ADD', m.noise(34, 5), n), 0.035, 0.7), Clearcoat=0.3)
    for i, (x, y, dz) in enumerate([(-0.66, 0.4, 0), (0.0, 0.44, 0), (0.66, 0.4, 0), (-0.62, -0.28, 0), (0.04, -0.24, 0), (0.7, -0.3, 0)]):
        q = outline('square', 120) * 0.29
        prof = [(0, 0.34), (0.6, 0.345), (0.93, 0.335), (1.0, 0.31), (1.01, 0.16), (1.0, 0.0)]
        P = np.stack([np.c_[q * r, np.full(len(q), h)] for r, h in prof], 1)
        P += (0.018 * fbm(P + i * 3, 5, 4, i))[..., None] * [1, 1, 0.6]
        P[..., 2] = np.maximum(P[..., 2], 0)
        o = grid('basbousa', P, mat, True, {'high': np.array([1, 1, 1, 0.8, 0.3, 0.0])[None] + 0 * P[..., 0]})
        o.location, o.rotation_euler = (x, y, z + dz), (0, 0, rng.normal(0.1, 0.07))
        nuts(rng, 'almonds', [(x, y, z + 0.37)], 0, 1.15)
    syrup = simple('syrup', '#e0a030', 0.04)
    for x, y in spread(rng, 20, 1.2, 0.14, 0.6):
        blob('syrup', rng.uniform(0.03, 0.08), syrup, (x, y, 0.108), (1.2, 1, 0.14), 0.2, 1.5, int(rng.integers(99)), 3)


def _halawa(rng, z, x0):
    """Rolls of thin sweet cheese with cream, pistachio on the ends."""
    m = organic(['#f2e2b8', '#f8eccc', '#fdf6e2'], 4, (0.2, 0.35), 0.35, (12, 0.01), (0.06, 0.05, 0.03))
    c = cream('cream')
    for i, (x, y, dz) in enumerate([(-0.55, 0.45, 0), (0.0, 0.45, 0), (0.55, 0.45, 0), (-0.55, -0.25, 0), (0.0, -0.25, 0), (0.55, -0.25, 0), (-0.28, 0.1, 0.34), (0.28, 0.1, 0.34)]):
        t, h = np.linspace(0, TAU * 1.7, 150)[:, None], np.linspace(-1, 1, 30)[None]
        R = 0.21 - 0.028 * t / TAU
        P = np.stack([R * np.cos(t) + 0 * h, 0.3 * h + 0 * t, R * np.sin(t) + 0 * h], -1)
        with Group((x, y, z + 0.22 + dz), (0, rng.random(), rng.normal(0, 0.06))):
            grid('roll', P, m, thick=0.04)
            blob('cream', 0.15, c, (0, -0.02, 0), (1, 2.0, 1), 0.05, 2, i, 4)
            nuts(rng, 'pistachios', [(rng.normal(0, 0.07), -0.31, rng.normal(0, 0.07)) for _ in range(12)], 0, 0.6)
    garnish(rng, [{'kind': 'pistachios', 'n': 24, 'r': 1.2, 'z': 0.12}], 1.1)
    syrup = simple('syrup', '#e0a030', 0.04)
    for x, y in spread(rng, 16, 1.15, 0.16, 0.7):
        blob('syrup', rng.uniform(0.03, 0.08), syrup, (x, y, 0.108), (1.2, 1, 0.14), 0.2, 1.5, int(rng.integers(99)), 3)


def _vine(rng, z, x0):
    m = Mat('vine')
    n = m.noise(4, 6)
    c = m.ramp(n, [(0.3, '#23300c'), (0.5, '#3c4c18'), (0.7, '#5c6a28')])
    vein = m.math('SINE', m.math('ADD', m.math('MULTIPLY', m.node('SeparateXYZ', {'Vector': m.obj}).outputs[0], 40), m.math('MULTIPLY', m.noise(3, 4), 10)))
    mat = m.done(c, 0.22, 0.08, (0.04, 0.05, 0.01), m.bump(m.math('ADD', vein, m.math('MULTIPLY', n, 2)), 0.012, 0.6), Clearcoat=0.3)
    from mains import piece
    for layer, (nn, y0) in enumerate(((6, 0), (5, 0), (3, 0))):
        for side in (0, 1) if layer < 2 else (0,):
            for i in range(nn):
                x = -0.78 + 0.31 * i + 0.16 * layer
                y = (0.42 - 0.78 * side) * (1 - 0.25 * layer)
                piece(rng, 'roll', (x + x0, y, z + 0.2 * layer, PI / 2 + rng.normal(0, 0.1)), mat, 0.29)
    garnish(rng, [{'kind': 'lemon', 'at': [[0.95, -0.62], [1.1, -0.3]]}], 1)


def _garlic(rng, z, x0):
    """Slices of a baguette with butter and parsley."""
    top = Mat('toast')
    n = top.noise(7, 6)
    e = top.attr('edge')
    c = top.ramp(top.math('ADD', e, top.math('MULTIPLY', top.math('SUBTRACT', n, 0.5), 0.5)), [(0.25, '#f4d478'), (0.6, '#e8b04a'), (0.82, '#b8701c'), (0.95, '#6a340c')])
    mat = top.done(c, top.ramp(top.noise(5, 4), [(0.35, 0.12), (0.7, 0.45)]), 0.12, (0.06, 0.04, 0.015), top.bump(top.noise(26, 6, 0.65), 0.05, 0.8), Specular=0.5)
    side = crust_mat()
    places = [(-0.75, 0.45, 0, 0.1), (-0.1, 0.52, 0, 0.3), (0.6, 0.45, 0, -0.2), (-0.55, -0.12, 0.1, 0.4), (0.15, -0.06, 0.12, 0.0), (0.85, -0.15, 0.06, 0.3), (-0.2, -0.62, 0.05, -0.2), (0.5, -0.66, 0.05, 0.2)]
    for i, (x, y, dz, a) in enumerate(places):
        th, v = np.linspace(0, TAU, 150, endpoint=False)[:, None], np.linspace(0, 1, 40)[None]
        R = 1 + 0.05 * fbm(np.concatenate([np.cos(th), np.sin(th), 0 * th], -1)[:, None] + i, 1.4, 3, i)
        P = np.stack([0.42 * R * v * np.cos(th), 0.27 * R * v * np.sin(th), 0.17 + 0.02 * fbm(np.stack([v * np.cos(th), v * np.sin(th), 0 * th * v + i], -1), 6, 4, i) - 0.03 * v**8], -1)
        o = grid('slice', P, mat, True, {'edge': v + 0 * th})
        rim = [(1.0, 0.14), (1.03, 0.08), (1.0, 0.0)]
        Q = np.stack([np.stack([0.42 * R[:, 0] * k * np.cos(th[:, 0]), 0.27 * R[:, 0] * k * np.sin(th[:, 0]), np.full(150, h)], -1) for k, h in rim], 1)
        s = grid('crust', Q, side, True)
        tilt = (rng.normal(0, 0.12), rng.normal(0, 0.12))
        for q in (o, s):
            q.location, q.rotation_euler = (x, y, z + dz), (*tilt, a)
        specks(rng, 60, 0.3, z + dz + 0.19, '#2c6414', (0.012, 0.026), center=(x, y), dz=0.03)
        specks(rng, 16, 0.28, z + dz + 0.19, '#fbf0d0', (0.016, 0.03), center=(x, y), dz=0.02)


def _quesadilla(rng, z, x0):
    m = dough('flat', 0.02, 0.0, 0.55)
    melt = simple('melt', '#f2ac24', 0.2, sss=0.25, radius=(0.06, 0.04, 0.01))
    meat_m = organic([(0.34, '#8a4a1c'), (0.48, '#d8a868'), (0.7, '#f2dcb4')], 4, (0.25, 0.45), 0.15, (14, 0.02))
    a = np.linspace(-0.52, 0.52, 60)
    arc = np.stack([1.0 * np.cos(a), 1.0 * np.sin(a)], -1)
    e1, e2 = np.linspace(arc[-1], [0.02, 0.02], 40)[1:], np.linspace([0.02, -0.02], arc[0], 40)[:-1]
    wedge = np.concatenate([arc, e1, e2]) - [0.6, 0]
    for i, (x, y, dz, spin) in enumerate([(-0.55, 0.35, 0, 2.4), (0.5, 0.42, 0, 0.7), (-0.35, -0.3, 0.16, 3.6), (0.4, -0.32, 0.2, -0.6)]):
        for k, h in ((0, 0.0), (1, 0.15)):
            o = cushion(wedge, 0.95, 0.05, m, (x, y, z + dz + h), spin, 0, 0, 6, i * 2 + k, 0.06, base=0.03)
        o = cushion(wedge * 1.02, 0.95, 0.1, melt, (x, y, z + dz + 0.045), spin, 0, 0, 9, i, 0.05, base=0.06)
        c, s = math.cos(spin), math.sin(spin)
        pts = [(x + 0.95 * (px * c - py * s), y + 0.95 * (px * s + py * c)) for px, py in np.concatenate([e1, e2])[::9] - [0.6, 0]]
        chunks(rng, pts, z + dz + 0.06, 0.07, meat_m, 0.3)


def _arayes(rng, z, x0):
    """Half breads with a layer of spiced meat, grilled."""
    bread_m = dough('flat', 0.02, 0.1, 0.5)
    meat_m = organic([(0.3, '#2a1008'), (0.5, '#5a2c18'), (0.7, '#84482a')], 8, (0.25, 0.5), 0.08, (20, 0.06))
    a = np.linspace(0, PI / 2, 50)
    arc = np.stack([np.cos(a), np.sin(a)], -1)
    q = np.concatenate([arc, np.linspace(arc[-1], [0, 0], 34)[1:], np.linspace([0, 0], arc[0], 34)[1:-1]]) - [0.42, 0.42]
    for i, (x, y, dz, spin) in enumerate([(-0.62, 0.38, 0, 0.4), (0.2, 0.5, 0, 0.9), (0.92, 0.22, 0, -0.1), (-0.5, -0.3, 0.2, 0.7), (0.4, -0.28, 0.22, 0.55)]):
        tilt = (rng.normal(0.06, 0.06), rng.normal(0, 0.06))
        cushion(q, 0.78, 0.04, bread_m, (x, y, z + dz), spin, 0, 0, 8, i, 0.04, tilt=tilt, base=0.05)
        cushion(q * 1.0, 0.78, 0.06, meat_m, (x, y, z + dz + 0.05), spin, 0, 0, 12, i, 0.05, tilt=tilt, base=0.14)
        cushion(q, 0.79, 0.09, bread_m, (x, y, z + dz + 0.2), spin, 0, 0, 5, i + 9, 0.06, tilt=tilt, base=0.03)


PIECES = dict(fatayer=_fatayer, ravioli=_ravioli, qatayef=_qatayef, maamoul=_maamoul, delight=_delight, baklava=_baklava, basbousa=_basbousa, halawa=_halawa, vine=_vine, garlic=_garlic, quesadilla=_quesadilla, arayes=_arayes)


def baked_sheet(shape, size, at, spin, seed, H=0.1):
    """A flat bread of this outline with soft blisters. Returns the height of its face in its own coordinates."""
    q = outline(shape, 320)
    n = len(q)
    v = np.linspace(0, 1, 120)
    P = np.zeros((n, 120, 3))
    wob = 1 + 0.03 * fbm(np.c_[q * 2, np.full(n, seed)], 1.3, 3, seed)
    P[..., :2] = q[:, None] * v[None, :, None] * wob[:, None, None]
    up, brown = blisters(P, seed)
    face = lambda d: H * np.clip(1 - d**7, 0, 1) ** 0.5
    z = 0.02 + face(v)[None] * (0.75 + 0.3 * fbm(P * [1, 1, 0] + seed, 1.7, 3, seed)) + 0.55 * H * up * (1 - v[None] ** 10)
    P[..., 2] = z * np.where(v > 0.995, 0.0, 1.0)[None]
    o = grid('bread', P * [size, size, 1], bread_skin(), True, {'brown': np.clip(brown + 0.25 * sstep(0.86, 0.97, v)[None] * (0.4 + fbm(P, 3, 2, seed + 4)), 0, 1)})
    o.location, o.rotation_euler = at, (0, 0, spin)
    flat_ = P[:, :-1].reshape(-1, 3)
    return lambda x, y: at[2] + float(flat_[np.argmin((flat_[:, 0] - x / size) ** 2 + (flat_[:, 1] - y / size) ** 2), 2])


def flat(seed=1, kind='focaccia', dish='board', ground='oak', garnishes=(), span=2.9, elev=40):
    """Breads and pies that lie flat: focaccia, calzone, naan, regag, turnovers."""
    rng = np.random.default_rng(seed)
    lay(rng, 'white' if dish == 'board' else dish, 1.5, ground, dish == 'board')
    z = 0.08
    if kind == 'focaccia':
        cushion('square', 1.1, 0.16, dough('baked', 0.03, 0.2, 0.35), (0, 0, z), 0.12, 0, 0, 9, seed, 0.03, dimples=26, squash=0.78, base=0.2)
        zz = z + 0.38
        sprig = herb('#2c4a20', '#56743c', '#8a9c68')
        for x, y in spread(rng, 26, 0.85, 0.2):
            for k in range(6):
                leaf('needle', sprig, 0.15, 0.026, 0.3, 0.05, 0, 0, (x + rng.normal(0, 0.04), y * 0.8 + rng.normal(0, 0.04), zz), (rng.normal(0, 0.3), 0, rng.random() * TAU), k)
        specks(rng, 70, 0.9, zz, '#ffffff', (0.012, 0.022), long=1.1)
        oil = simple('oil', '#c8961c', 0.04)
        for x, y in spread(rng, 24, 0.9, 0.16):
            blob('oil', rng.uniform(0.03, 0.07), oil, (x, y * 0.78, zz - 0.02), (1.2, 1, 0.2), 0.2, 1.5, int(rng.integers(99)), 3)
    elif kind == 'calzone':
        cushion('half moon', 1.15, 0.42, dough('baked', 0.03, 0.1), (0, 0.1, z), 0.15, 0.14, 34, 2.2, seed, 0.07)
        specks(rng, 160, 0.8, z + 0.42, '#4a5a24', (0.008, 0.018), dz=0.06)
        dip(rng, (1.0, -0.75), DIPS['tomato'], 0.34)
        garnish(rng, [{'kind': 'basil', 'n': 3, 'r': 0.25, 'z': 0.56}], 0.4)
    elif kind == 'naan':
        for i, (x, y, dz, a) in enumerate([(-0.34, 0.5, 0, 0.9), (0.1, -0.16, 0.14, 0.1)]):
            top = baked_sheet('drop', 0.98, (x, y, z + dz), a, seed + i, 0.12)
        c, s = math.cos(0.1), math.sin(0.1)
        on = lambda u, v: (0.1 + u * c - v * s, -0.16 + u * s + v * c)
        for color, k, lo, hi in (('#2c6414', 120, 0.012, 0.026), ('#f4e2b4', 60, 0.016, 0.032)):
            q, a = 0.78 * np.sqrt(rng.random(k)), rng.random(k) * TAU
            P = np.array([(*on(r * math.cos(b) * 1.1, r * math.sin(b) * 0.85), top(r * math.cos(b) * 1.1, r * math.sin(b) * 0.85) + 0.012) for r, b in zip(q, a)])
            w = rng.uniform(lo, hi, k)
            scatter('bits', *ico(1), P, frames(rng.normal(0, 1, (k, 3)), a), np.stack([w * 1.7, w, w * 0.5], 1), simple('bit', color, 0.5), rng)
    elif kind == 'turnover':
        m = Mat('puff')
        n = m.noise(5, 6)
        fold = m.math('SINE', m.math('ADD', m.math('MULTIPLY', m.attr('edge'), 60), m.math('MULTIPLY', n, 12)))
        c = m.ramp(m.math('ADD', m.math('MULTIPLY', m.attr('high'), 0.6), m.math('MULTIPLY', n, 0.55)), DOUGH['puff'])
        mat = m.done(c, 0.3, 0.1, (0.06, 0.03, 0.01), m.bump(m.math('ADD', m.math('MULTIPLY', fold, 0.5), n), 0.03, 0.7), Clearcoat=0.4)
        for i, (x, y, a) in enumerate([(-0.45, 0.3, 0.5), (0.45, -0.2, 1.1)]):
            cushion('triangle', 0.78, 0.36, mat, (x, y, z), a, 0.1, 40, 2.4, i + seed, 0.03)
        specks(rng, 260, 0.9, z + 0.3, '#ffffff', (0.008, 0.016), dz=0.1, long=1.1)
    elif kind == 'regag':
        q = outline('half moon')
        for i, (x, y, dz, a) in enumerate([(0.1, 0.34, 0, 0.12), (-0.06, -0.08, 0.15, -0.2)]):
            cheese_m = organic([(0.3, '#fffaf0'), (0.55, '#fbeec8'), (0.75, '#f0d488')], 4, (0.16, 0.3), 0.3, (10, 0.02), (0.05, 0.045, 0.03))
            c, s = math.cos(a), math.sin(a)
            # melted cheese that shows between the two thin layers and runs out
            edge = q[q[:, 1] < 0.5] * 1.13
            for lift in (0.03,):
                baked_sheet('half moon', 1.13, (x, y, z + dz), a, seed + i + 7, 0.03)
            k = 0
            for e in q[::5]:
                k += 1
                px, py = e * 1.15
                w = rng.uniform(0.05, 0.1)
                blob('melt', w, cheese_m, (x + px * c - py * s, y + px * s + py * c, z + dz + 0.06), (1.5, 1.2, 0.5), 0.3, 1.6, k, 4, a + math.atan2(e[1], e[0]) + PI / 2)
            baked_sheet('half moon', 1.12, (x, y, z + dz + 0.07), a, seed + i, 0.05)
    garnish(rng, garnishes, 1.0)
    shoot(ground, span, elev, 0, (0, -0.05, 0.2))


def kunafa(seed=1, dish='sand', ground='walnut', span=2.8, elev=42):
    """Orange shreds over white cheese; a part is cut out, so that the cheese shows."""
    rng = np.random.default_rng(seed)
    plate(1.5, glaze(*GLAZES[dish], H=0.13))
    z, R, H = 0.1, 1.02, 0.24
    lo, hi = -1.15, -0.35  # the missing slice
    keep = lambda x, y: not (lo < math.atan2(y, x) < hi)
    a = np.linspace(hi, TAU + lo, 200)
    rim = np.stack([R * np.cos(a), R * np.sin(a)], -1)
    out = np.concatenate([rim, np.linspace(rim[-1], [0, 0], 50)[1:], np.linspace([0, 0], rim[0], 50)[1:-1]])
    for (h0, h1), m in (((0.0, 0.06), simple('base', '#b8641c', 0.4)), ((0.06, 0.19), cream('cream')), ((0.19, 0.24), simple('shred', '#c4600f', 0.35))):
        n = len(out)
        P = np.stack([np.c_[out, np.full(n, z + h)] for h in np.linspace(h0, h1, 6)], 1)
        P[..., :2] += 0.012 * np.stack([fbm(P * 3 + 5, 3, 3, 1), fbm(P * 3, 3, 3, 2)], -1)
        grid('side', P, m, True)
        t = np.linspace(1, 0, 20)[None, :, None]
        Q = P[:, -1][:, None] * t * [1, 1, 0] + [0, 0, z + h1]
        grid('face', Q, m, True)
    paths = []
    for _ in range(900):
        q, b = R * math.sqrt(rng.random()), rng.random() * TAU
        x, y = q * math.cos(b), q * math.sin(b)
        if not keep(x, y):
            continue
        t = np.linspace(-0.5, 0.5, 8)
        d, L, k = rng.random() * TAU, rng.uniform(0.1, 0.26), rng.normal(0, 0.6)
        p = np.stack([x + L * t * math.cos(d) - k * t * t * math.sin(d) * 0.3, y + L * t * math.sin(d) + k * t * t * math.cos(d) * 0.3, z + H + 0.02 * rng.random() + 0.012 * np.sin(t * 9)], -1)
        if math.hypot(p[0, 0], p[0, 1]) < R and math.hypot(p[-1, 0], p[-1, 1]) < R and keep(p[0, 0], p[0, 1]) and keep(p[-1, 0], p[-1, 1]):
            paths.append(p)
    tubes('shreds', paths, 0.014, organic(['#9c3c06', '#cc661a', '#e8923c'], 6, (0.12, 0.3), 0.12, (20, 0.004), vary=0.6), 6, 1, rng)
    specks(rng, 900, 0.42, z + H + 0.03, '#6e8a2c', (0.01, 0.022), dz=0.03, keep=keep)
    nuts(rng, 'pistachios', [(x, y, z + H + 0.05) for x, y in spread(rng, 14, 0.34, 0.1, 0, keep)], 0, 0.9)
    shoot(ground, span, elev, 0, (0, -0.05, 0.2))


def roll(seed=1, dish='white', ground='light', span=2.4, elev=34):
    """A cinnamon roll with glaze."""
    rng = np.random.default_rng(seed)
    lay(rng, dish, 1.3, ground)
    m = Mat('roll')
    n = m.noise(6, 6)
    c = m.ramp(m.math('ADD', m.attr('high'), m.math('MULTIPLY', m.math('SUBTRACT', n, 0.5), 0.4)), [(0.1, '#3c1806'), (0.28, '#7a3c12'), (0.5, '#c88438'), (0.85, '#ecc07c')])
    mat = m.done(c, 0.4, 0.12, (0.06, 0.03, 0.01), m.bump(m.noise(18, 5), 0.02, 0.6))
    th, v = np.linspace(0, TAU, 360, endpoint=False)[:, None], np.linspace(0, 1, 200)[None]
    turns = 4.2
    ph = (v * turns - th / TAU) * TAU
    ridge = np.clip(0.5 + 0.5 * np.cos(ph), 0, 1) ** 0.55
    r = 0.92 * np.sin(np.clip(v * 1.12, 0, 1) * PI / 2)
    side = np.clip((v - 0.88) / 0.12, 0, 1)
    z = 0.12 + 0.42 * (1 - side**1.5) + 0.12 * (1 - v**2) + 0.12 * ridge * (1 - side) - 0.02
    P = np.stack([r * np.cos(th), r * np.sin(th), z * (1 - 0.75 * side)], -1)
    P += (0.02 * fbm(P + seed, 3, 4, seed))[..., None]
    grid('roll', P, mat, True, {'high': ridge * (1 - 0.5 * side) + 0.3 * side})
    g = simple('glaze', '#fdf6e8', 0.12, sss=0.25, radius=(0.05, 0.045, 0.035), Clearcoat=0.4)
    for k in range(9):
        x = np.linspace(-0.8, 0.8, 60)
        y = -0.72 + 0.18 * k + 0.08 * np.sin(x * 4 + k) + 0.25 * x
        q = np.hypot(x, y)
        ok = q < 0.86
        if ok.sum() > 8:
            zz = 0.66 + 0.1 * (1 - (q / 0.9) ** 2) - 0.12 * np.clip(q - 0.7, 0, 1)
            tubes('glaze', [np.stack([x, y, zz], -1)[ok]], 0.05, g, 10, 0.6)
    shoot(ground, span, elev, 0, (0, -0.02, 0.34))


def birthday(seed=1, ground='light', span=2.9):
    """A white cake with a piped edge, sprinkles and candles."""
    rng = np.random.default_rng(seed)
    lathe('stand', smooth_prof([(0, 0), (0.6, 0), (0.6, 0.04), (0.16, 0.1), (0.14, 0.3), (1.2, 0.36), (1.25, 0.4), (0, 0.4)]), simple('china', '#e8d8dc', 0.2, Clearcoat=0.3), 140)
    z, R, H = 0.4, 0.95, 0.75
    ice = organic(['#f6e4e4', '#fdf4f0', '#fffaf6'], 3, (0.35, 0.5), 0.3, (10, 0.01), (0.06, 0.05, 0.045))
    lathe('cake', smooth_prof([(0, 0), (R, 0), (R + 0.02, 0.05), (R, H - 0.05), (R - 0.06, H), (0, H)]), ice, 200, lambda P: 0.012 * fbm(P, 4, 3, seed), loc=(0, 0, z))
    pink = organic(['#d86a88', '#ec94a8', '#f8b8c4'], 3, (0.3, 0.45), 0.3, (10, 0.01))
    star = lambda P: 0.03 * np.cos(6 * np.arctan2(P[..., 1], P[..., 0])) * (P[..., 2] < 0.14)
    for k in range(22):
        a = k * TAU / 22
        for q, h, col in ((R - 0.1, H - 0.01, pink), (R + 0.04, 0.0, ice)):
            lathe('rosette', smooth_prof([(0, 0), (0.11, 0), (0.12, 0.05), (0.07, 0.12), (0, 0.19)]), col, 60, star, loc=(q * math.cos(a), q * math.sin(a), z + h))
    for i, color in enumerate(('#e8b81c', '#2a8ac8', '#d8385c', '#3fa05a', '#8a5ac8', '#f08a24', '#4a5060')):
        specks(rng, 30, 0.68, z + H + 0.005, color, (0.016, 0.02), dz=0.01, long=2.4)
        a, h = rng.random(26) * TAU, rng.uniform(0.15, 0.6, 26)
        N = np.stack([np.cos(a), np.sin(a), 0 * a], 1)
        scatter('sprinkle', *ico(1), N * (R + 0.01) + np.stack([0 * a, 0 * a, z + h], 1), frames(N, a * 3), np.tile([[0.04, 0.016, 0.012]], (26, 1)), simple('s', color, 0.4), rng)
    flame = simple('flame', '#ffd878', 0.5, Emission='#ffb43c', Emission_Strength=5.0)
    for k in range(7):
        a = k * TAU / 7 + 0.2
        x, y = 0.5 * math.cos(a), 0.5 * math.sin(a)
        c = ('#e86a8c', '#5ab0e0', '#f0c03c')[k % 3]
        lathe('candle', [(0, 0), (0.035, 0), (0.035, 0.45), (0, 0.45)], simple('candle', c, 0.4, sss=0.2, radius=(0.04, 0.04, 0.04)), 24, loc=(x, y, z + H))
        blob('flame', 0.05, flame, (x, y, z + H + 0.55), (0.75, 0.75, 1.9), sub=4)
    from sweets import shoot_tall
    shoot_tall(ground, span, 20, (0, 0, 0.85))
