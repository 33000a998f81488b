"""Plates and trays with several foods. Each food has a kind, a position and its own parameters."""
from bits import *
from bowls import GLAZES, Z, bowl, glaze, nuts, soft_egg, surface, veg
from mains import DIPS, crumb, dip, garnish, grain, lay, piece, shoot
from oven import cushion, dough, outline
from roasts import fused, limb
from shapes import Group, rod
from sweets import _egg, crust_mat

SHAVED = {
    'shawarma': [(0.3, '#3a1808'), (0.46, '#8a4a1c'), (0.62, '#c08440'), (0.78, '#e0b878')],
    'chicken': [(0.3, '#5a2c0c'), (0.46, '#b0742c'), (0.62, '#dcaa60'), (0.78, '#f0d4a0')],
    'beef': [(0.3, '#1c0a04'), (0.48, '#4a2412'), (0.64, '#74401f'), (0.8, '#9a6238')],
    'liver': [(0.3, '#1a0c08'), (0.48, '#42201a'), (0.64, '#6a3a2c'), (0.8, '#8a5640')],
    'tuna': [(0.3, '#a87c5c'), (0.48, '#cca484'), (0.64, '#e4c8ac'), (0.8, '#f0dcc8')],
}


def shavings(rng, at, n=40, r=0.5, kind='shawarma', size=0.2, h=0.35, z=0.12):
    """A heap of thin slices of meat."""
    m = organic(SHAVED[kind], 6, (0.2, 0.45), 0.1, (16, 0.03), Specular=0.6)
    for i in range(n):
        a, q = rng.random() * TAU, r * math.sqrt(rng.random())
        u, v = np.meshgrid(np.linspace(-1, 1, 18), np.linspace(-1, 1, 12), indexing='ij')
        p = np.stack([u, v, 0 * u + i * 3.7], -1)
        w = 1 + 0.35 * fbm(p, 1.3, 3, i)
        o = grid('slice', np.stack([size * u * w, size * 0.42 * v * w, 0.35 * size * fbm(p, 0.9, 2, i + 50)], -1), m, thick=0.035, sub=1)
        o.location = (at[0] + q * math.cos(a), at[1] + 0.85 * q * math.sin(a), z + h * (1 - (q / r) ** 2) * rng.uniform(0.4, 1.0) + 0.03)
        o.rotation_euler = (rng.normal(0, 0.35), rng.normal(0, 0.35), rng.random() * TAU)


def fries(rng, at, n=40, r=0.5, size=0.19, tone='gold'):
    mat = crumb(tone, grain=0.02)
    for i in range(n):
        a, q = rng.random() * TAU, r * math.sqrt(rng.random())
        piece(rng, 'fry', (at[0] + q * math.cos(a), at[1] + 0.8 * q * math.sin(a), 0.1 + 0.38 * (1 - q / r) * rng.random(), rng.normal(0.5, 0.8)), mat, size)


def battered(rng, at, L=1.0, turn=0.3, z=0.12):
    """A fish fillet in batter: tapered to its tail."""
    t = np.linspace(0, 1, 120)[None]
    a = np.linspace(0, TAU, 90, endpoint=False)[:, None]
    w = L * (0.36 * np.sin(PI * (0.04 + 0.9 * t)) ** 0.7 * (1 - 0.55 * t**2)) + 0.02
    P = np.stack([L * 2.0 * (t - 0.5) + 0 * a, w * np.cos(a), 0.55 * w * np.sin(a)], -1)
    P[..., 1] += 0.12 * L * np.sin(t * 3)
    P += (0.04 * fbm(P + 3, 4, 5, 5) + 0.02 * fbm(P, 13, 3, 6))[..., None]
    o = grid('fillet', P, crumb([(0.28, '#a8641c'), (0.45, '#d3953c'), (0.62, '#e7b660'), (0.78, '#f3d392')], grain=0.07), True)
    o.location, o.rotation_euler = (at[0], at[1], z + 0.2 * L), (0.1, 0, turn)


def sheets(rng, at, colors, n=5, size=0.3, z=0.12):
    m = organic(list(colors), 3, (0.2, 0.35), 0.25, (14, 0.01))
    for i in range(n):
        u, v = np.meshgrid(np.linspace(-1, 1, 24), np.linspace(-1, 1, 24), indexing='ij')
        p = np.stack([u, v, 0 * u + i * 4], -1)
        o = grid('sheet', np.stack([size * u, size * v, 0.5 * size * fbm(p, 1.0, 2, i)], -1), m, thick=0.03, sub=1)
        o.location, o.rotation_euler = (at[0] + rng.normal(0, 0.06), at[1] + rng.normal(0, 0.06), z + 0.05 * i), (rng.normal(0, 0.15), rng.normal(0, 0.15), rng.random() * 6)


def toast(rng, at, turn=0.0, w=0.62, z=0.1, thick=0.16):
    """A slice of country bread; returns the height of its face."""
    n = 200
    t = np.linspace(0, TAU, n, endpoint=False)
    R = (1 + 0.05 * fbm(np.stack([np.cos(t), np.sin(t), 0 * t + at[0]], -1), 1.4, 3, 3)) / (abs(np.cos(t)) ** 3 + abs(np.sin(t)) ** 3) ** (1 / 3)
    out = np.stack([w * R * np.cos(t), w * 0.8 * R * np.sin(t)], -1)
    v = np.linspace(0, 1, 40)
    face = out[:, None] * v[None, :, None]
    h = thick + 0.012 * fbm(np.concatenate([face, 0 * face[..., :1]], -1), 9, 3, 3)
    m = organic([(0.3, '#b8742c'), (0.48, '#dca458'), (0.66, '#f0d09a')], 6, (0.5, 0.7), 0.12, (28, 0.05))
    o = grid('face', np.concatenate([face, h[..., None]], -1), m, True)
    P = np.stack([np.c_[out * k, np.full(n, q)] for k, q in ((1.0, thick), (1.03, thick * 0.6), (1.0, 0))], 1)
    c = grid('crust', P, crust_mat(), True)
    for q in (o, c):
        q.location, q.rotation_euler = (at[0], at[1], z), (0, 0, turn)
    return z + thick


def poached(rng, at, z, sauce=None):
    """A poached egg, opened: the yolk runs. `sauce`: colours of the sauce on it."""
    white = simple('white', '#fcf7ec', 0.18, sss=0.4, radius=(0.06, 0.055, 0.045))
    s = int(rng.integers(99))
    blob('egg', 0.3, white, (at[0], at[1], z + 0.1), (1.05, 0.98, 0.62), 0.10, 1.6, s, 5)
    yolk = organic(['#d8780a', '#f09a14', '#f7b42c'], 3, (0.06, 0.12), 0.3, (8, 0.004))
    if sauce:
        m = organic(list(sauce), 3, (0.12, 0.22), 0.3, (8, 0.006), (0.06, 0.045, 0.02))
        V, F = ico(5)
        r = np.hypot(V[:, 0], V[:, 1])
        V = V[:, :] * (1 + 0.05 * fbm(V + s, 1.6, 3, s))[:, None]
        a = np.arctan2(V[:, 1], V[:, 0])
        low = np.minimum(0, V[:, 2])
        V[:, 2] = np.where(V[:, 2] > 0, V[:, 2] * 0.62, low * (0.5 + 0.4 * np.sin(3 * a + s)))
        mesh('sauce', V * 0.335 + [at[0], at[1], z + 0.11], F, m)
    else:
        blob('yolk', 0.15, yolk, (at[0] + 0.03, at[1] - 0.08, z + 0.22), (1, 0.95, 0.55), 0.05, 1.4, s, 4)
        t = np.linspace(0, 1, 40)
        tubes('run', [np.stack([at[0] + 0.03 + 0.08 * t, at[1] - 0.12 - 0.3 * t, z + 0.27 - 0.25 * t**1.6], -1)], lambda n: 0.06 * (1 - 0.3 * np.linspace(0, 1, n)), yolk, 14, 0.6)


def avocado_slices(rng, at, n=7, turn=0.0, z=0.2, L=0.3):
    m = Mat('avocado')
    e = m.attr('edge')
    c = m.ramp(e, [(0.3, '#e8dc8c'), (0.66, '#cfd06a'), (0.88, '#8fae42'), (0.97, '#3f5a1c')])
    mat = m.done(c, 0.3, 0.3, (0.05, 0.05, 0.01), m.bump(m.noise(20, 3), 0.006, 0.4))
    for i in range(n):
        a = np.linspace(-1.25, 1.25, 40)[:, None]
        v = np.linspace(0, 1, 20)[None]
        r = L * (0.45 + 0.55 * v)
        P = np.stack([r * np.sin(a) * 0.9, r * np.cos(a) * 1.15 - L * 0.8, 0.02 * np.sin(v * PI) + 0 * a], -1)
        o = grid('slice', P, mat, attrs={'edge': v + 0 * a}, thick=0.05)
        d = (i - (n - 1) / 2) * 0.11
        o.location = (at[0] + d * math.cos(turn), at[1] + d * math.sin(turn), z + 0.07)
        o.rotation_euler = (0.15, 0.55, turn + 0.05 * i)


def mango(rng, at, n=9, turn=0.0, z=0.12, L=0.62):
    """Half a mango in slices, fanned out."""
    m = organic(['#f08c0c', '#f8b024', '#fcc84a'], 2.5, (0.12, 0.25), 0.4, (16, 0.008), (0.08, 0.05, 0.01))
    for i in range(n):
        w = L * (0.62 + 0.38 * math.sin(PI * (i + 0.8) / (n + 0.6)))
        t = np.linspace(-1, 1, 60)
        q = np.stack([0.5 * w * np.cos(t * PI / 2) ** 0.75, 0.95 * w * t * 0.9], -1)
        out = np.concatenate([q, [[-0.02, q[-1, 1]], [-0.02, q[0, 1]]]])
        k = len(out)
        V = np.concatenate([np.c_[out, np.zeros(k)], np.c_[out, np.full(k, 0.1)]])
        o = mesh('mango', V, [list(range(k))[::-1], list(range(k, 2 * k))] + [[j, (j + 1) % k, k + (j + 1) % k, k + j] for j in range(k)], m, smooth=False)
        b = o.modifiers.new('b', 'BEVEL')
        b.width, b.segments, b.limit_method = 0.02, 2, 'ANGLE'
        d = (i - (n - 1) / 2) * 0.135
        o.location = (at[0] + d * math.cos(turn), at[1] + d * math.sin(turn), z + 0.02)
        o.rotation_euler = (0, -PI / 2 + 0.55, turn)


def lobster(rng, at, turn=0.0, z=0.12):
    """A half, cut lengthwise: a red shell of rings around white flesh, a tail fan, a large claw and feelers."""
    shell = organic(['#8e0e06', '#c8240e', '#ea5426'], 3, (0.12, 0.28), 0.08, (26, 0.014), Clearcoat=0.4)
    flesh = organic([(0.3, '#e8a860'), (0.42, '#f8e0b8'), (0.6, '#fffaf0'), (0.8, '#fbeeda')], 4, (0.12, 0.3), 0.3, (12, 0.03), (0.06, 0.05, 0.04))
    head = organic([(0.3, '#8a4a14'), (0.5, '#d89038'), (0.7, '#f0c878')], 5, (0.15, 0.35), 0.2, (14, 0.04))
    with Group((*at, z), (0, 0, turn)):
        t = np.linspace(0, 1, 320)[:, None]
        a = np.linspace(0, PI, 60)[None]
        tail = sstep(0.40, 0.46, t)
        ring = (np.clip((t - 0.44) / 0.56, 0, 1) * 6) % 1
        w = (0.44 * np.sin(PI * np.clip(t / 0.52, 0, 1) ** 0.8 * 0.93 + 0.12) ** 0.6 * (1 - tail) + tail * (0.44 - 0.24 * np.clip((t - 0.44) / 0.56, 0, 1)) * (1.1 - 0.16 * ring))
        w = np.maximum(w, 0.03)
        X = 2.5 * (t - 0.5) + 0 * a
        bend = -0.34 * np.clip(t - 0.45, 0, 1) ** 2 * 2
        P = np.stack([X, bend + w * np.cos(a), 0.34 - 0.95 * w * np.sin(a)], -1)
        P += (0.008 * fbm(P, 9, 3, 2))[..., None]
        grid('shell', P, shell, thick=0.05)
        v = np.linspace(-1, 1, 60)[None]
        F = np.stack([X[:, :1] + 0 * v, bend + 0.86 * w * v, 0.32 + 0.17 * (1 - v**2) ** 0.6 * w / 0.33 + 0.016 * np.sin(t * 75 + 4 * v) * (1 - v**2) + 0 * t], -1)
        F[..., 2] += 0.03 * fbm(F, 5, 4, 3)
        cut = int(0.42 * 320)
        grid('flesh', F[cut:-3], flesh)
        G = F[8 : cut + 6].copy()
        G[..., 2] -= 0.06
        grid('head', G, head)
        end = P[-1].mean(0)
        for k, q in enumerate((-0.75, -0.38, 0.0, 0.38, 0.75)):
            with Group((end[0] - 0.02, end[1], 0.26), (0, -0.12, q - 0.5)):
                leaf('fan', shell, 0.56, 0.36, 0.15, 0.06, 0.02, 0.02, (0.25, 0, 0.01 * k), (0, 0, -PI / 2), k)
        for s, y0 in ((-1, -0.3), (1, 0.3)):
            for i in range(4):
                x = -0.62 + 0.2 * i
                rod([(x, y0, 0.24), (x - 0.04, y0 + s * 0.3, 0.3), (x - 0.16 + 0.06 * i, y0 + s * 0.62, 0.04)], lambda n: 0.06 - 0.035 * np.linspace(0, 1, n), shell, 12)
            # the arm and the claw: two pincers with a gap
            ax, ay = -1.2, y0 + s * 0.16
            rod([(-0.85, y0 * 0.8, 0.24), (ax, ay, 0.28), (-1.36, y0 + s * 0.34, 0.24)], lambda n: 0.10 + 0.03 * np.linspace(0, 1, n), shell, 16)
            with Group((-1.36, y0 + s * 0.3, 0.24), (0, 0, s * 2.5 if s > 0 else -2.2), 0.95):
                palm = limb((0.0, 0, 0), (0.16, 0, 0), 0.1, 0.12, 4, 3) + limb((0.2, 0, 0.02), (0.5, s * -0.04, 0.03), 0.17, 0.24, 6, 9, 0.62)
                finger = limb((0.5, s * -0.08, 0.03), (1.0, s * 0.06, 0.0), 0.18, 0.04, 10, 17, 0.62)
                thumb = limb((0.4, s * 0.14, 0.03), (0.62, s * 0.28, 0.03), 0.11, 0.09, 5, 31, 0.7) + limb((0.62, s * 0.28, 0.03), (0.94, s * 0.18, 0.0), 0.09, 0.025, 7, 41, 0.7)
                fused('claw', palm + finger + thumb, shell, 0.013, 3, 0.03)
            q = np.linspace(0, 1, 60)
            tubes('feeler', [np.stack([-1.2 + 0.5 * q + 0.4 * q**2, s * (0.1 + 0.95 * q - 0.25 * q**2), 0.34 + 0.3 * np.sin(q * 2.6)], -1)], lambda n: 0.022 - 0.014 * np.linspace(0, 1, n), shell, 8)
        blob('eye', 0.05, simple('eye', '#0c0808', 0.1), (-1.22, -0.12, 0.36), sub=4)
    garnish(rng, [{'kind': 'chopped herbs', 'n': 50, 'r': 0.55, 'z': z + 0.5}], 0.8)


def taco(rng, at, turn):
    """A folded tortilla with meat, salsa, onion and coriander along its opening."""
    m = dough('flat', 0.015, 0.0, 0.6)
    u, v = np.linspace(-1, 1, 120)[:, None], np.linspace(-1, 1, 90)[None]
    ang = v * 1.25
    L = 0.62
    h = np.sqrt(np.clip(1 - u**2, 0, 1))
    P = np.stack([L * u + 0 * v, 0.30 * np.sin(ang) * (0.4 + 0.6 * h) * 1.15 + 0.03 * np.sin(u * 5 + v), (1 - np.cos(ang)) * 0.62 * h + 0.05], -1)
    P[..., 2] += 0.03 * fbm(P + at[0], 3, 3, 2)
    with Group((at[0], at[1], 0.1), (0.1, 0, turn)):
        grid('tortilla', P, m, attrs={'high': 0.4 + 0.5 * fbm(P + at[0], 4, 4, 5)}, thick=0.035)
        spots = [(x, rng.normal(0, 0.05)) for x in np.linspace(-0.42, 0.42, 13)]
        chunks(rng, spots + [(x, rng.normal(0, 0.07)) for x in np.linspace(-0.38, 0.38, 10)], 0.3, 0.105, organic(SHAVED['beef'], 6, (0.2, 0.45), 0.1, (16, 0.04), Specular=0.6), 0.4)
        cubes(rng, [(rng.uniform(-0.42, 0.42), rng.normal(0, 0.07)) for _ in range(13)], 0.44, (0.09, 0.09, 0.07), veg('tomato'), 0.012, 0.7)
        cubes(rng, [(rng.uniform(-0.42, 0.42), rng.normal(0, 0.07)) for _ in range(9)], 0.45, (0.07, 0.06, 0.05), veg('onion'), 0.01, 0.7)
        leaves(rng, [(rng.uniform(-0.42, 0.42), rng.normal(0, 0.07)) for _ in range(10)], 0.52, 0.16, 0.85, herb('#24641a', '#5aa238'), 0.5, 0.05)


def corn(rng, at, turn, z=0.12, L=1.9, R=0.24):
    k = 15
    nrow = 34
    V, F = ico(3)
    V = np.sign(V) * abs(V) ** 0.6
    a = np.repeat(np.arange(k) * TAU / k, nrow)
    t = np.tile(np.linspace(0.02, 0.98, nrow), k) + rng.normal(0, 0.004, k * nrow)
    r = R * (np.clip(np.sin(PI * (0.1 + 0.84 * (1 - t))), 0, 1) ** 0.42)
    P = np.stack([L * (t - 0.5), r * np.cos(a), r * np.sin(a)], 1)
    N = np.stack([0 * a, np.cos(a), np.sin(a)], 1)
    m = Mat('corn')
    n = m.noise(3.2, 5)
    c = m.mix(m.ramp(n, [(0.55, 0.0), (0.68, 0.9)]), m.ramp(m.attr('rnd'), [(0, '#e8a010'), (1, '#f8cc3c')]), '#2c1405')
    mat = m.done(c, 0.18, 0.3, (0.06, 0.04, 0.01), Specular=0.55)
    S = np.stack([np.full(len(a), 0.052), np.full(len(a), 0.030) * r / R, np.full(len(a), 0.045)], 1)
    R3 = frames(N, 0 * a)
    o = scatter('kernels', V, F, P, R3, S[:, [1, 0, 2]], mat, rng)
    core = tubes('cob', [np.stack([L * (np.linspace(-0.02, 1.0, 40) - 0.5), 0 * np.linspace(0, 1, 40), 0 * np.linspace(0, 1, 40)], -1)], lambda q: R * 0.92 * np.clip(np.sin(PI * (0.1 + 0.84 * (1 - np.linspace(0, 1, q)))), 0, 1) ** 0.42 + 0.005, simple('cob', '#e8c870', 0.6), 24)
    stick = lathe('stick', [(0.045, 0), (0.045, 0.55), (0, 0.56)], wood('#d8b07c', '#a87c48', 2, 0.5, 0), 20)
    stick.rotation_euler, stick.location = (0, PI / 2, 0), (L * 0.47, 0, 0)
    stick.parent = o
    core.parent = o
    o.location, o.rotation_euler = (at[0], at[1], z + R), (0.3, 0, turn)
    specks(rng, 60, 0.2, z + R * 1.95, '#2c6414', (0.012, 0.026), center=at, dz=0.03)


def omelette(rng, at, z=0.12):
    m = organic([(0.3, '#b8742c'), (0.42, '#e8b040'), (0.56, '#f6cc58'), (0.75, '#fadc80')], 3, (0.25, 0.45), 0.25, (12, 0.02), (0.06, 0.045, 0.01))
    cushion('half moon', 1.05, 0.3, m, (at[0], at[1], z), 0.2, 0.0, 0, 2.6, 3, 0.05, base=0.04)
    cushion('half moon', 1.0, 0.2, m, (at[0] + 0.03, at[1] - 0.06, z), 0.24, 0.0, 0, 3, 5, 0.05, base=0.03)
    melt = simple('cheddar', '#f5a01c', 0.22, sss=0.3, radius=(0.08, 0.045, 0.01))
    for i in range(9):
        x = -0.75 + 0.18 * i
        blob('melt', 0.09, melt, (at[0] + x, at[1] - 0.42 + 0.2 * x, z + 0.07), (1.4, 0.9, 0.5), 0.25, 1.8, i, 4)
    garnish(rng, [], 1)
    rings(rng, spread(rng, 40, 0.7, 0.1), z + 0.36, 0.028, simple('chive', '#3f8a24', 0.3), 0.008, 0.05, 0.9)


def nachos(rng, n=46):
    m = organic([(0.3, '#c8862c'), (0.5, '#e8b450'), (0.7, '#f4d084')], 5, (0.5, 0.65), 0.1, (26, 0.02))
    tri = outline('triangle', 90) * 0.36
    for i in range(n):
        a, q = rng.random() * TAU, 1.0 * math.sqrt(rng.random())
        v = np.linspace(0, 1, 14)
        P = tri[:, None] * v[None, :, None]
        P = np.concatenate([P, 0.25 * (P[..., :1] ** 2 - 0.3 * P[..., 1:] ** 2) + 0.02 * fbm(np.concatenate([P, P[..., :1] * 0 + i], -1), 3, 2, i)[..., None]], -1)
        o = grid('chip', P, m, True, thick=0.02)
        o.location = (q * math.cos(a), q * math.sin(a) * 0.9, 0.16 + 0.5 * (1 - q**1.5) * rng.uniform(0.5, 1.0))
        o.rotation_euler = (rng.normal(0, 0.5), rng.normal(0, 0.5), rng.random() * TAU)
    melt = organic(['#f08c12', '#f8ac2c', '#fcc458'], 3, (0.14, 0.25), 0.3, (8, 0.006), (0.08, 0.045, 0.01))
    for i in range(16):
        a, q = rng.random() * TAU, 0.75 * math.sqrt(rng.random())
        t = np.linspace(0, 1, 30)
        d = rng.random() * TAU
        p = np.stack([q * math.cos(a) + 0.4 * (t - 0.5) * math.cos(d), q * math.sin(a) + 0.4 * (t - 0.5) * math.sin(d), 0.38 + 0.42 * (1 - q**1.5) - 0.06 * t + 0.03 * np.sin(t * 9)], -1)
        tubes('melt', [p], lambda k: 0.06 * np.sin(np.linspace(0.3, PI - 0.3, k)) ** 0.5, melt, 12, 0.5)
    top = lambda r: 0.4 + 0.42 * (1 - r**1.5)
    beans = organic(['#1c0d08', '#3a1c10'], 6, (0.15, 0.35), 0.1)
    for x, y in spread(rng, 30, 0.85, 0.13):
        blob('bean', 0.06, beans, (x, y, top(math.hypot(x, y)) + 0.03), (1.4, 0.9, 0.8), 0.03, 2, 3, 3, rng.random() * 6)
    for x, y in spread(rng, 12, 0.75, 0.25):
        rings(rng, [(x, y)], top(math.hypot(x, y)) + 0.05, 0.11, simple('jalapeno', '#3f7a16', 0.15, sss=0.2, radius=(0.04, 0.06, 0.01)), 0.035, 0.045, 0.3)
    cubes(rng, spread(rng, 14, 0.8, 0.2), 0.62, (0.1, 0.1, 0.07), veg('tomato'), 0.015, 0.5)
    blob('sour cream', 0.3, simple('cream', '#fdfaf2', 0.25, sss=0.3, radius=(0.05, 0.045, 0.04)), (0.05, -0.05, 0.86), (1.1, 1, 0.55), 0.14, 1.8, 5, 5)
    leaves(rng, spread(rng, 10, 0.7, 0.2), 0.75, 0.17, 0.85, herb('#24641a', '#5aa238'), 0.5, 0.1)


def penne(rng, n=70, R=0.85, colors=('#c83c14', '#e06a2c', '#e89a54'), z=0.14):
    m = Mat('penne')
    a = m.node('SeparateXYZ', {'Vector': m.obj})
    ang = m.math('ARCTAN2', a.outputs[1], a.outputs[0])
    rib = m.math('SINE', m.math('MULTIPLY', ang, 18))
    c = m.ramp(m.noise(3.5, 6), [(0.3, colors[0]), (0.5, colors[1]), (0.7, colors[2])])
    mat = m.done(c, m.ramp(m.noise(5, 4), [(0.35, 0.1), (0.7, 0.32)]), 0.2, (0.06, 0.03, 0.01), m.bump(rib, 0.012, 0.6), Specular=0.55)
    for i in range(n):
        b, q = rng.random() * TAU, R * math.sqrt(rng.random())
        th, v = np.linspace(0, TAU, 40, endpoint=False)[:, None], np.linspace(0, 1, 14)[None]
        r, L = 0.085, rng.uniform(0.34, 0.42)
        zz = (v - 0.5) * L + 0.085 * np.cos(th) * (abs(v - 0.5) * 2) ** 6 * 0.9
        P = np.stack([r * np.cos(th) + 0 * v, r * np.sin(th) + 0 * v, zz], -1)
        o = grid('penne', P, mat, True, thick=0.024)
        o.location = (q * math.cos(b), q * math.sin(b), z + 0.06 + 0.34 * (1 - (q / R) ** 2) * rng.random())
        o.rotation_euler = (PI / 2 + rng.normal(0, 0.3), 0, rng.random() * TAU)


def gnocchi(rng, n=46, R=0.95, z=Z, colors=('#d8a24c', '#f0cc84', '#f8e2b0')):
    """Ridged dumplings of potato, each with a hollow."""
    m = organic(list(colors), 5, (0.28, 0.45), 0.25, (20, 0.01), Clearcoat=0.15)
    t = np.linspace(-1, 1, 90)[:, None]
    a = np.linspace(0, TAU, 60, endpoint=False)[None]
    for i, (x, y) in enumerate(spread(rng, n, R, 0.27)):
        body = np.sqrt(np.clip(1 - abs(t) ** 2.6, 0, 1))
        r = body * (1 + 0.10 * np.sign(np.sin(t * 15)) * abs(np.sin(t * 15)) ** 0.7 * np.clip(np.sin(a) + 0.5, 0, 1))
        P = np.stack([0.2 * t + 0 * a, 0.125 * r * np.cos(a), 0.115 * r * np.sin(a) + 0.035 * t**2], -1)
        P += (0.008 * fbm(P + i, 9, 3, i))[..., None]
        o = grid('gnocco', np.transpose(P, (1, 0, 2)), m, True)
        o.location, o.rotation_euler = (x, y, z + 0.06 + 0.12 * (1 - math.hypot(x, y))), (rng.normal(0, 0.3), rng.normal(0, 0.2), rng.random() * 6)


def mozzarella_melt(rng, pts, z, r=0.2):
    m = organic([(0.3, '#fffaf0'), (0.55, '#f8e8c4'), (0.7, '#e0a850'), (0.82, '#a8601c')], 4, (0.18, 0.35), 0.3, (10, 0.02), (0.06, 0.05, 0.035))
    for i, (x, y) in enumerate(pts):
        blob('mozzarella', r * rng.uniform(0.85, 1.25), m, (x, y, z), (1.3, 1.1, 0.32), 0.22, 1.6, i, 5)


def dates(rng, at, n=6, z=0.12, r=0.26):
    m = organic(['#2c1208', '#5a2c14', '#7a4420'], 4, (0.12, 0.28), 0.1, (10, 0.03))
    for i, (x, y) in enumerate(spread(rng, n, r, 0.13)):
        blob('date', 0.12, m, (at[0] + x, at[1] + y, z + 0.07 + 0.05 * (i % 2)), (1.6, 0.9, 0.8), 0.06, 2, i, 4, rng.random() * 6)


def cup(rng, at, look, R=0.4, H=0.34, z=0.06, tops=(), color='#f2ede4'):
    """A small bowl with a surface of bowls.LOOKS."""
    lathe('cup', smooth_prof([(0, 0), (R * 0.6, 0), (R * 0.7, 0.03), (R, H), (R * 0.94, H + 0.015), (R * 0.82, H * 0.7), (0, H * 0.5)]), simple('cup', color, 0.2, Clearcoat=0.3), 100, loc=(at[0], at[1], z))
    mat, _ = surface(look)
    pool(rng, mat, R * 0.93, z + H * 0.86, 0.012, 0.006, at)
    garnish_at(rng, tops, at, R * 0.6, z + H * 0.88)


def garnish_at(rng, kinds, at, r, z):
    with Group((*at, 0)):
        garnish(rng, [dict(k if isinstance(k, dict) else {'kind': k}, r=r, z=z) for k in kinds], r, z)


def kebab(rng, at, n=2, turn=0.2, kind='kofta', z=0.12, L=0.36):
    m = organic([(0.3, '#1c0a04'), (0.45, '#4a2410'), (0.62, '#6e3c1e'), (0.78, '#8e5630')] if kind == 'kofta' else [(0.34, '#2c0e04'), (0.44, '#9a5418'), (0.58, '#d09238'), (0.75, '#e8bc70')], 6, (0.2, 0.45), 0.08, (16, 0.04), Specular=0.6)
    for i in range(n):
        x, y = at[0] - 0.24 * (i - (n - 1) / 2) * math.sin(turn), at[1] + 0.24 * (i - (n - 1) / 2) * math.cos(turn)
        if kind == 'kofta':
            piece(rng, 'kofta', (x, y, z, turn), m, L)
        else:
            for k in range(4):
                d = (k - 1.5) * 0.27
                blob('cube', 0.165, m, (x + d * math.cos(turn), y + d * math.sin(turn), z + 0.13), (1, 1.1, 0.9), 0.3, 1.5, int(rng.integers(999)), 5)


def half_eggs(rng, at, z):
    m = _egg()
    for x, y in at:
        o = lathe('egg', smooth_prof([(0, 0.0), (0.2, 0.0), (0.24, 0.02), (0.2, 0.0), (0.19, -0.1), (0.1, -0.18), (0, -0.2)][::-1]), simple('white', '#fbf6ea', 0.25, sss=0.3, radius=(0.05, 0.05, 0.04)), 60)
        discs_ = lathe('cut', [(0, 0.004), (0.23, 0.004)], m, 60, attrs=lambda P: dict(edge=np.hypot(P[..., 0], P[..., 1]) / 0.24))
        for q in (o, discs_):
            q.location, q.rotation_euler, q.scale = (x, y, z + 0.12), (0.35, 0.15, rng.random() * 6), (1, 1.25, 1)


def beans_green(rng, n, r, z):
    m = organic(['#2c5a18', '#4a8a2c', '#6aa848'], 3, (0.2, 0.35), 0.15)
    for x, y in spread(rng, n, r, 0.12):
        t = np.linspace(-0.5, 0.5, 20)
        d, b = rng.random() * TAU, rng.normal(0, 0.4)
        tubes('bean', [np.stack([x + 0.6 * t * math.cos(d) - b * t * t * math.sin(d), y + 0.6 * t * math.sin(d) + b * t * t * math.cos(d), z + 0.06 * rng.random() + 0 * t], -1)], lambda n: 0.036 * np.clip(1 - abs(np.linspace(-1, 1, n)) ** 6, 0.1, 1), m, 10)


PARTS = dict(shavings=shavings, fries=fries, battered=battered, avocado_slices=avocado_slices, mango=mango, lobster=lobster, corn=corn, omelette=omelette, dates=dates, sheets=sheets, taco=taco)


def _part(rng, p):
    p = dict(p)
    kind, at = p.pop('kind'), tuple(p.pop('at', (0, 0)))
    if kind in PARTS:
        PARTS[kind](rng, at, **p)
    elif kind == 'kebab':
        kebab(rng, at, kind=p.pop('kind_of', 'kofta'), **p)
    elif kind == 'cup':
        cup(rng, at, **p)
    elif kind == 'dip':
        dip(rng, at, DIPS[p.get('of', 'tartar')], p.get('r', 0.3))
    elif kind == 'nachos':
        nachos(rng)
    elif kind == 'penne':
        penne(rng, **p)
    elif kind == 'toast egg':
        z = toast(rng, at, p.get('turn', 0.0), p.get('w', 0.62))
        if p.get('spread') == 'avocado':
            g = organic(['#7a9a34', '#9ab84c', '#c0d074'], 5, (0.3, 0.5), 0.25, (14, 0.03))
            blob('mash', p.get('w', 0.62), g, (at[0], at[1], z + 0.03), (0.92, 0.72, 0.13), 0.10, 2.4, 3, 5)
            avocado_slices(rng, (at[0] - 0.1, at[1] + 0.12), 5, 0.2, z + 0.04, 0.24)
            z += 0.08
        else:
            sheets(rng, at, ('#f3b8a6', '#e58f80', '#cf6f60'), 3, 0.4, z + 0.04)
            z += 0.14
        poached(rng, (at[0] + p.get('dx', 0.0), at[1] + p.get('dy', -0.05)), z, p.get('sauce'))
        specks(rng, 40, 0.3, z + 0.24, '#2c2418', (0.005, 0.01), center=at)
    elif kind == 'mound':
        with Group((*at, 0)):
            grain(rng, p.get('n', 1500), p.get('R', 0.6), p.get('H', 0.4), p.get('colors', ['#fffaf0', '#f3e6cd']), 0.1)
    elif kind == 'bread':
        from bowls import flatbread
        flatbread(rng, (at[0], at[1], p.get('z', 0.04)), p.get('R', 0.7))
    elif kind == 'cubes':
        cubes(rng, [(at[0] + x, at[1] + y) for x, y in spread(rng, p.get('n', 8), p.get('r', 0.35), p.get('size', 0.2) * 1.15)], p.get('z', 0.1), (p.get('size', 0.2),) * 3, organic(list(p['colors']), 4, (0.25, 0.45), 0.3, (14, 0.012)), 0.025, p.get('tilt', 0.15))
    elif kind == 'fried egg':
        soft_egg(rng, 0.1, [at], True)
    elif kind == 'half eggs':
        half_eggs(rng, [tuple(q) for q in p['spots']], p.get('z', 0.4))
    elif kind == 'slices':
        garnish(rng, [{'kind': p['of'], 'at': p['spots'], 'z': p.get('z', 0.13)}])
    elif kind == 'olives':
        for x, y in spread(rng, p.get('n', 8), p.get('r', 0.26), 0.15):
            blob('olive', 0.095, organic(['#4a5a1c', '#7a8634'], 3, (0.1, 0.2), 0.2, (20, 0.004)) if (x * 9) % 2 < 1 else simple('olive', '#1c1016', 0.12), (at[0] + x, at[1] + y, 0.18), (1.25, 1, 1), 0.03, 1.2, 1, 4, rng.random() * 6)
    elif kind == 'beans':
        beans_green(rng, p.get('n', 18), p.get('r', 0.7), p.get('z', 0.5))
    elif kind == 'pickles':
        m = organic(['#7a8a24', '#a8b044'], 4, (0.12, 0.28), 0.25)
        t = organic(['#c8386c', '#e88aa8'], 4, (0.12, 0.28), 0.25)
        for i, (x, y) in enumerate(spread(rng, p.get('n', 10), p.get('r', 0.25), 0.09)):
            cubes(rng, [(at[0] + x, at[1] + y)], 0.11, (0.1, 0.36, 0.1), m if i % 2 else t, 0.02, 0.2)
    else:
        raise ValueError(kind)


def platter(seed=1, parts=(), dish='white', ground='honey', garnishes=(), span=3.1, elev=42, R=1.6, board=False, azim=0, target=(0, -0.05, 0.2), tray=None):
    rng = np.random.default_rng(seed)
    if tray:
        x, y = tray
        m = wood('#a8713f', '#5f3518', 1.0, 0.45, 0)
        box('tray', (x, y, 0.08), m, (0, 0, 0.04), bevel=0.04)
        for cx, cy, w, d in ((0, y / 2, x, 0.07), (0, -y / 2, x, 0.07), (x / 2, 0, 0.07, y), (-x / 2, 0, 0.07, y)):
            box('edge', (w, d, 0.22), m, (cx, cy, 0.11), bevel=0.03)
    else:
        lay(rng, dish, R, ground, board)
    for p in parts:
        _part(rng, p)
    garnish(rng, garnishes, 1.1)
    stage(table(ground))
    camera(span, tuple(target), elev, azim, 78, 0.6, (0, -0.4, 0.3))


def composed(seed=1, base='rice', piles=(), dish='ink', ground='honey', middle=None, span=2.8, elev=50, tops=()):
    """A bowl: a base, piles around, something in the middle."""
    rng = np.random.default_rng(seed)
    bowl(glaze(*GLAZES[dish]), 1.3, 0.7)
    colors = {'rice': ['#fffaf0', '#f3e6cd'], 'quinoa': ['#b8945a', '#e0cc9c', '#f0e4c4'], 'brown': ['#a87c4c', '#c89c68', '#dcb888']}[base]
    grain(rng, 2600, 1.0, 0.24, colors, 0.48, 1.0)
    n = len(piles)
    for i, p in enumerate(piles):
        p = dict(p) if isinstance(p, dict) else {'kind': p}
        a = i * TAU / n + 0.5
        at = (0.62 * math.cos(a), 0.62 * math.sin(a))
        pile(rng, p['kind'], at, 0.68)
    if middle == 'fried egg':
        soft_egg(rng, 0.74, [(0, 0)], True)
    for t in tops:
        garnish(rng, [dict(t if isinstance(t, dict) else {'kind': t})], 0.8, 0.82)
    stage(table(ground))
    camera(span, (0, -0.02, 0.42), elev, 0, 78, 0.6, (0, -0.3, 0.6))


def pile(rng, kind, at, z):
    r = 0.34
    spots = lambda n, gap: [(at[0] + x, at[1] + y) for x, y in spread(rng, int(n * 1.3), r, gap)]
    if kind in ('carrot', 'cucumber strips', 'sprouts', 'red cabbage'):
        colors, w = {'carrot': (['#e8701a', '#f08a24'], 0.026), 'cucumber strips': (['#7aae4a', '#cfe3a4'], 0.026), 'sprouts': (['#f4efd8', '#fffaf0'], 0.02), 'red cabbage': (['#5a1c4a', '#8a3a74'], 0.024)}[kind]
        paths = []
        for x, y in spots(60, 0.01):
            t = np.linspace(-0.5, 0.5, 14)
            d, L, b = math.atan2(at[1], at[0]) + rng.normal(0, 0.5), rng.uniform(0.3, 0.5), rng.normal(0, 0.3)
            paths.append(np.stack([x + L * t * math.cos(d) - b * t * t * math.sin(d), y + L * t * math.sin(d) + b * t * t * math.cos(d), z + 0.14 * rng.random() + 0.03 * np.sin(t * 8 + d)], -1))
        tubes('strands', paths, w, organic(list(colors), 4, (0.15, 0.3), 0.3, (12, 0.004), vary=0.4), 7, 0.6, rng)
    elif kind == 'spinach':
        leaves(rng, spots(16, 0.08), z + 0.08, 0.3, 0.5, herb('#143a10', '#2c6a20', '#4a8a34'), 0.6, 0.12)
    elif kind == 'beef':
        shavings(rng, at, 16, 0.3, 'beef', 0.16, 0.14, z)
    elif kind == 'chicken':
        chunks(rng, spots(12, 0.13), z, 0.12, organic([(0.34, '#8a4a1c'), (0.48, '#d8a868'), (0.7, '#f2dcb4')], 4, (0.25, 0.45), 0.15, (14, 0.02)), 0.22, (1.5, 0.9, 0.6))
    elif kind == 'mushrooms':
        mushrooms(rng, spots(10, 0.14), z + 0.06, 0.15, organic(['#c99a62', '#8e5a2c', '#54301a'], 5, (0.2, 0.45), 0.12))
    elif kind == 'chickpeas':
        m = organic(['#c9944a', '#e3bb78', '#efd3a0'], 6, (0.15, 0.35), 0.2, (24, 0.006))
        for x, y in spots(24, 0.11):
            blob('chickpea', 0.075, m, (x, y, z + 0.06 + 0.05 * rng.random()), (1, 0.95, 0.92), 0.1, 1.5, int(rng.integers(99)), 3)
    elif kind == 'corn':
        m = organic(['#e8a812', '#f7cf3c'], 5, (0.15, 0.35), 0.2)
        for x, y in spots(34, 0.08):
            blob('corn', 0.055, m, (x, y, z + 0.05 + 0.06 * rng.random()), (1.1, 0.9, 0.8), 0.05, 1.5, 3, 3)
    elif kind == 'avocado':
        avocado_slices(rng, at, 6, math.atan2(at[1], at[0]) + PI / 2, z + 0.04, 0.26)
    elif kind == 'tomato':
        garnish(rng, [{'kind': 'cherry tomato', 'at': spots(5, 0.2), 'z': z}], 1)
    elif kind == 'cucumber':
        from produce import cut_cucumber
        discs(rng, spots(7, 0.12), z + 0.04, 0.15, cut_cucumber(), 0.04, 0.0, 0.35)
    elif kind == 'feta':
        cubes(rng, spots(9, 0.15), z, (0.14, 0.14, 0.12), organic(['#fffaf0', '#f6ebd8'], 5, (0.4, 0.6), 0.3, (22, 0.02)), 0.015, 0.3)
    elif kind == 'pomegranate':
        nuts(rng, 'pomegranate', [(x, y, z + 0.05 + 0.06 * rng.random()) for x, y in spots(40, 0.06)], z)
    elif kind == 'salmon':
        cubes(rng, spots(9, 0.16), z, (0.19, 0.17, 0.14), organic([(0.3, '#e8602c'), (0.55, '#f47a50'), (0.75, '#ffd0b0')], 5, (0.15, 0.3), 0.3, (12, 0.01)), 0.02, 0.3)
    elif kind == 'edamame':
        m = organic(['#5a9a2c', '#8cc04a'], 4, (0.2, 0.35), 0.25)
        for x, y in spots(20, 0.1):
            blob('bean', 0.065, m, (x, y, z + 0.05 + 0.05 * rng.random()), (1.35, 0.9, 0.7), 0.04, 1.5, 3, 3, rng.random() * 6)
    else:
        raise ValueError(kind)


def tossed(seed=1, base=None, parts=(), dish='white', ground='light', span=2.7, elev=46):
    """A salad whose pieces are the dish: `base`: leaves or strands below."""
    rng = np.random.default_rng(seed)
    bowl(glaze(*GLAZES[dish]), 1.3, 0.62)
    z = 0.36
    if base in ('rocket', 'mint', 'romaine'):
        d, l, L, q, k = {'rocket': ('#2c6a12', '#6cae34', 0.6, 0.28, 80), 'mint': ('#1f6a1c', '#4fa23a', 0.4, 0.6, 24), 'romaine': ('#4a8a24', '#a8d068', 0.62, 0.62, 60)}[base]
        g = herb(d, l, '#b8d878')
        for i in range(k):
            a, r = rng.random() * TAU, 0.98 * math.sqrt(rng.random())
            l2 = L * rng.uniform(0.6, 1.1)
            leaf('leaf', g, l2, l2 * q, 0.3, 0.25, 0.05, 0.12, (r * math.cos(a), r * math.sin(a), z + 0.22 * (1 - r * r) + 0.10 * rng.random()), (rng.normal(0, 0.5), rng.normal(0, 0.5), rng.random() * TAU), i)
    elif base == 'papaya':
        blob('core', 1, simple('core', '#dfe6ba', 0.6), (0, 0, z - 0.12), (1.05, 1.05, 0.36), 0.05)
        paths = []
        for _ in range(420):
            a, r = rng.random() * TAU, 1.0 * math.sqrt(rng.random())
            t = np.linspace(-0.5, 0.5, 14)
            d, L, b = rng.random() * TAU, rng.uniform(0.4, 0.7), rng.normal(0, 0.5)
            paths.append(np.stack([r * math.cos(a) + L * t * math.cos(d) - b * t * t * math.sin(d), r * math.sin(a) + L * t * math.sin(d) + b * t * t * math.cos(d), z + 0.3 * (1 - r * r) + 0.10 * rng.random() + 0.04 * np.sin(t * 8)], -1))
        tubes('papaya', paths, 0.024, organic(['#c8d88c', '#e4ecc0', '#f4f6e0'], 4, (0.12, 0.25), 0.3, (12, 0.004), vary=0.4), 7, 0.5, rng)
    top = lambda x, y: z + 0.16 + 0.26 * max(0, 1 - (x * x + y * y))
    for p in parts:
        p = dict(p)
        kind, n, r = p['kind'], p.get('n', 10), p.get('r', 0.85)
        if kind in ('watermelon', 'feta', 'beetroot', 'goat cheese', 'mango'):
            colors, s = {'watermelon': (['#c8141c', '#dc3430', '#e8584c'], 0.3), 'feta': (['#fffaf0', '#f6ebd8'], 0.2), 'beetroot': (['#4a0418', '#7a0c2c', '#9c1c40'], 0.28), 'goat cheese': (['#fffaf0', '#f6ebd8'], 0.16), 'mango': (['#f08c0c', '#f8b024'], 0.2)}[kind]
            s = p.get('size', s)
            m = organic(colors, 4, (0.12, 0.28) if kind in ('watermelon', 'beetroot') else (0.4, 0.6), 0.3, (24, 0.02))
            for x, y in spread(rng, n, r, s * p.get('gap', 1.05)):
                if kind == 'goat cheese':
                    blob('cheese', s, m, (x, y, top(x, y) + 0.05), (1.2, 1, 0.8), 0.4, 2, int(rng.integers(99)), 4)
                else:
                    box('cube', (s, s, s * 0.8), m, (x, y, top(x, y) + rng.uniform(-0.08, 0.1)), tuple(rng.normal(0, 0.3, 2)) + (rng.random() * 6,), s * 0.09)
        elif kind == 'tuna':
            shavings(rng, (0, 0), n, 0.42, 'tuna', 0.2, 0.2, z + 0.32)
        elif kind == 'half eggs':
            half_eggs(rng, [tuple(q) for q in p['at']], z + 0.22)
        elif kind == 'beans':
            beans_green(rng, n, r, z + 0.26)
        elif kind == 'honey':
            m = simple('honey', '#d8900c', 0.04)
            for x, y in spread(rng, n, r, 0.14):
                blob('drop', rng.uniform(0.03, 0.06), m, (x, y, top(x, y) + 0.1), (1.2, 1, 0.6), 0.1, 1, 3, 3)
        else:
            for x, y in spread(rng, n, r, p.get('gap', 0.12)):
                with Group((x, y, 0)):
                    garnish(rng, [{'kind': kind, 'n': 1, 'r': 0.001, 'z': top(x, y) + p.get('lift', 0.06)}], 0.001)
    shoot(ground, span, elev, 0, (0, -0.02, 0.42))


def lasagna(seed=1, dish='white', ground='honey', span=2.35):
    """A portion cut from the tray: wavy sheets, meat sauce and white sauce that ooze out between them, browned cheese that hangs over the edge."""
    rng = np.random.default_rng(seed)
    lay(rng, dish, 1.5, ground)
    w, d, H, z0, turn = 0.78, 0.62, 0.62, 0.1, -0.5
    n = 760
    th = np.linspace(0, TAU, n, endpoint=False)
    R = 1 / (abs(np.cos(th) / w) ** 7 + abs(np.sin(th) / d) ** 7) ** (1 / 7)
    out = np.stack([R * np.cos(th), R * np.sin(th)], -1)
    v = np.linspace(0, 1, 190)[None]
    ring = np.concatenate([out, 0 * out[:, :1]], -1)
    sag = 0.05 * fbm(ring, 1.6, 2, seed)[:, None]
    P = np.concatenate([np.repeat(out[:, None], 190, 1), (H * v + 0 * R[:, None])[..., None]], -1)
    t = 4 * (v + sag + 0.035 * fbm(P, 3.0, 3, seed + 1))
    i, q = np.floor(t), t - np.floor(t)
    along = np.stack([th[:, None] * 2.2 + 0 * v, i * 7.3 + 0 * th[:, None], 0 * t], -1)
    ooze = np.clip(0.6 * fbm(along, 2.2, 3, seed + 3), 0, 0.5)
    pasta = sstep(0.0, 0.03, q) * sstep(0.2, 0.16, q)
    white = sstep(0.84 - 0.8 * ooze, 0.88 - 0.8 * ooze, q)
    ragu = np.clip(1 - pasta - white, 0, 1)
    lump = fbm(P, 13, 3, seed + 5)
    push = 0.012 * pasta + white * (0.03 + 0.05 * ooze + 0.012 * fbm(P, 5, 2, 7)) + ragu * (0.045 * np.maximum(0, lump) - 0.012)
    N = np.concatenate([out / R[:, None], 0 * out[:, :1]], -1)[:, None]
    bulge = 0.05 * np.sin(PI * v) + 0.04 * (1 - v)
    P = P + N * (push + bulge + 0.02 * fbm(P, 2.2, 3, 8))[..., None]
    P[..., 2] += z0 - 0.02 * white * ooze
    m = Mat('layers')
    red = m.ramp(m.noise(11, 6, 0.65), [(0.3, '#3c0c06'), (0.45, '#7a1c0c'), (0.6, '#a8341a'), (0.75, '#7a3a20')])
    c = m.mix(m.attr('pasta'), red, m.ramp(m.noise(6, 4), [(0.35, '#dca24c'), (0.65, '#f2d490')]))
    c = m.mix(m.attr('white'), c, m.ramp(m.noise(5, 4), [(0.35, '#f0dcae'), (0.65, '#fbf2d8')]))
    side = m.done(c, m.ramp(m.noise(6, 4), [(0.35, 0.12), (0.7, 0.36)]), 0.18, (0.06, 0.04, 0.02), m.bump(m.math('ADD', m.noise(16, 6, 0.65), m.math('MULTIPLY', m.attr('white'), -0.4)), 0.025, 0.7), Specular=0.55)
    with Group((0.02, 0.12, 0), (0, 0, turn)):
        grid('side', P, side, True, {'pasta': pasta, 'white': white})
        s = np.linspace(0, 1.0, 150)[None]
        run = 0.05 + 0.30 * np.maximum(0, fbm(np.stack([th * 2.6, 0 * th, 0 * th], -1), 1.8, 3, seed + 9))[:, None]
        over = np.clip((s - 0.82) / 0.18, 0, 1)
        rad = np.clip(s / 0.82, 0, 1)
        X = out[:, None, 0] * rad * (1 + 0.045 * sstep(0, 0.4, over))
        Y = out[:, None, 1] * rad * (1 + 0.055 * sstep(0, 0.4, over))
        T = np.stack([X, Y, 0 * X], -1)
        hill = 0.05 * fbm(T, 2.0, 3, seed + 11) + 0.035 * np.maximum(0, fbm(T, 5, 3, seed + 12)) + 0.012 * fbm(T, 14, 3, 13)
        T[..., 2] = z0 + H + 0.045 + hill * (1 - over) - 0.05 * rad**6 - over**1.4 * run
        brown = 0.34 + 0.5 * fbm(T, 2.6, 4, seed + 14) + 5.0 * np.maximum(0, hill) * (1 - over) + 0.2 * sstep(0.75, 1.0, rad) * (1 - over) - 0.1 * over
        g = Mat('gratin')
        b = g.math('ADD', g.attr('brown'), g.math('MULTIPLY', g.math('SUBTRACT', g.noise(9, 6), 0.5), 0.5))
        gc = g.ramp(b, [(0.1, '#f8e6b0'), (0.34, '#f2c860'), (0.55, '#d88a28'), (0.75, '#94440f'), (0.95, '#38140a')])
        gc = g.mix(g.ramp(g.noise(3.2, 4, 0.6, 0.8), [(0.6, 0.0), (0.68, 0.7)]), gc, '#b8340e')
        grid('cheese', T, g.done(gc, g.ramp(g.noise(5, 4), [(0.35, 0.1), (0.7, 0.34)]), 0.2, (0.07, 0.045, 0.02), g.bump(g.noise(16, 5), 0.016, 0.6), Specular=0.6), True, {'brown': brown}, 0.02)
    # sauce that has run onto the plate
    sauce, _ = surface('red')
    a, r = np.linspace(0, TAU, 220, endpoint=False)[:, None], np.linspace(0, 1, 60)[None]
    edge = 1.0 + 0.14 * fbm(np.stack([np.cos(a), np.sin(a), 0 * a], -1), 1.6, 3, 5)
    x, y = edge * r * np.cos(a) * 0.98 + 0.02, edge * r * np.sin(a) * 0.8 + 0.06
    pz = 0.075 + 0.05 * (1 - r**4) + 0.02 * fbm(np.stack([x, y, 0 * x], -1), 5, 3, 3) * (1 - r)
    grid('sauce', np.stack([x, y, pz], -1), sauce, True, {'low': 0 * r * a})
    leaves(rng, [(0.0, 0.16), (0.13, 0.06), (-0.06, 0.02)], z0 + H + 0.14, 0.36, 0.62, herb('#2a7016', '#5fa82a'), 0.3)
    specks(rng, 160, 1.2, 0.09, '#f6e6b0', (0.01, 0.02), inner=0.9, dz=0.02)
    specks(rng, 90, 1.2, 0.1, '#2c6414', (0.012, 0.024), inner=0.8, dz=0.02)
    stage(table(ground))
    camera(span, (0.02, 0.02, 0.42), 26, 0, 78, 0.6, (0, -0.4, 0.4))
