"""Cakes, pastries, ice cream, sandwiches and wraps."""
from bits import *
from bowls import GLAZES, citrus_wedge, flatbread, glaze, meat, nuts
from drinks import FRUIT, blobs_of, citrus_wheel, whip
from mains import DIPS, crumb, dip, garnish, lay, shoot
from shapes import Group

SPONGE = {'vanilla': ('#e0b468', '#f0d494'), 'chocolate': ('#24100a', '#40200f'), 'carrot': ('#9a5c24', '#c08440'), 'honey': ('#a8642a', '#c88a48'), 'lemon': ('#e8c45c', '#f4dc8c'), 'biscuit': ('#8a5424', '#b07a40'), 'banana': ('#8a5a28', '#b98a4c'), 'date': ('#6a3c1c', '#8e5c30'), 'semolina': ('#c8882c', '#e0ac54'), 'red': ('#6a0c10', '#8e1a1c')}
CREAM = {'cream': ('#f4ead4', '#fdf8ea'), 'chocolate': ('#2c140a', '#4a2612'), 'cheese': ('#f2e2bc', '#faf0d4'), 'mascarpone': ('#f0e4cc', '#faf2e0'), 'lemon': ('#f2c830', '#f8dc64'), 'caramel': ('#a8601c', '#c88434'), 'cocoa': ('#2a140a', '#42220f'), 'custard': ('#e8b850', '#f4d480'), 'burnt': ('#3c1a08', '#7a4416'), 'meringue': ('#f8f0e0', '#fffaf0'), 'pink': ('#e89aa8', '#f4bcc4'), 'crust': ('#a8682a', '#d09a54')}


def sponge(kind):
    return organic(list(SPONGE[kind]), 7, (0.6, 0.8), 0.1, (22, 0.05), Specular=0.2)


def cream(kind):
    gloss = kind in ('chocolate', 'caramel', 'lemon')
    return organic(list(CREAM[kind]), 4, (0.12, 0.25) if gloss else (0.35, 0.5), 0.25, (10, 0.008))


def slab(outline, z0, z1, mat, rough=0.012, seed=0, bevel=0.02):
    """A layer with this outline between two heights, its sides uneven."""
    n = len(outline)
    zs = np.linspace(z0, z1, max(3, int((z1 - z0) / 0.03)))
    P = np.stack([np.concatenate([outline, np.full((n, 1), z)], 1) for z in zs], 1)
    c = P.mean((0, 1))
    D = P - c
    D[..., 2] = 0
    P = P + D / (np.linalg.norm(D, axis=-1, keepdims=True) + 1e-6) * (rough * fbm(P + seed, 9, 4, seed))[..., None]
    grid('side', P, mat, True)
    for k, z in ((0, z0), (-1, z1)):
        ring = P[:, k]
        t = np.linspace(1, 0, 24)[None, :, None]
        Q = c * [1, 1, 0] + (ring[:, None] - c * [1, 1, 0]) * t
        Q[..., 2] = z
        Q[..., 2] += rough * 0.9 * fbm(Q * 1.0 + seed, 7, 3, seed + 1) * (t[..., 0] < 0.98)
        grid('face', Q, mat, True)


def wedge_outline(R=1.55, half=0.36, n=40):
    """A slice with its point to the camera's left."""
    a = np.linspace(-half, half, n)
    arc = np.stack([R * np.cos(a), R * np.sin(a)], -1)
    e1 = np.linspace(arc[-1], [0.02, 0.02], 30)[1:]
    e2 = np.linspace([0.02, -0.02], arc[0], 30)[:-1]
    return np.concatenate([arc, e1, e2]) - [R * 0.55, 0]


def square_outline(w=1.3, d=0.9, n=24):
    x, y = w / 2, d / 2
    c = [(-x, -y), (x, -y), (x, y), (-x, y)]
    return np.concatenate([np.linspace(c[i], c[(i + 1) % 4], n, endpoint=False) for i in range(4)])


def cake(seed=1, layers=(('vanilla', 0.3), ('cream', 0.08), ('vanilla', 0.3)), shape='wedge', frosting=None, top=(), dish='white', ground='light', turn=-0.75, span=2.5, elev=24, drip=None, w=1.3, d=0.95):
    """A slice: layers from bottom to top, its cut side to the camera."""
    rng = np.random.default_rng(seed)
    plate(1.25, glaze(*GLAZES[dish], H=0.13) if dish != 'white' else None)
    before = set(bpy.data.objects)
    outline = wedge_outline() if shape == 'wedge' else square_outline(w, d)
    z = 0.10
    for kind, h in layers:
        slab(outline, z, z + h, sponge(kind) if kind in SPONGE else cream(kind), 0.02 if kind in SPONGE else 0.008, int(rng.integers(99)))
        z += h
    if frosting and shape == 'wedge':
        R, half = 1.58, 0.375
        a = np.linspace(-half, half, 50)[:, None]
        zz = np.linspace(0.1, z + 0.04, 30)[None]
        P = np.stack([R * np.cos(a) - 1.55 * 0.55 + 0 * zz, R * np.sin(a) + 0 * zz, zz + 0 * a], -1)
        P[..., 0] += 0.02 * fbm(P, 4, 3, seed)
        grid('frosting', P, cream(frosting), thick=0.06, sub=1)
    if drip:
        t = np.linspace(0, 1, 40)
        m = cream(drip)
        slab(outline * 1.01, z - 0.01, z + 0.03, m, 0.02, seed)
        for i in range(9):
            x = -0.75 + 0.17 * i
            L = rng.uniform(0.08, 0.3)
            p = np.stack([np.full(12, x), np.full(12, -abs((x + 0.85) * 0.38) - 0.03), np.linspace(z + 0.02, z - L, 12)], -1)
            tubes('drip', [p], lambda n: 0.045 * (0.7 + 0.5 * np.linspace(0, 1, n) ** 2), m, 10)
    for part in top:
        part = dict(part) if isinstance(part, dict) else {'kind': part}
        k = part['kind']
        if k in ('walnuts', 'pistachios', 'almonds', 'sesame'):
            nuts(rng, k, [(x * 0.9 + 0.1, y * 0.35, z + 0.03) for x, y in spread(rng, part.get('n', 8), 0.6, 0.12)], z)
        elif k in ('strawberry', 'blueberry', 'cherry'):
            blobs_of(rng, k, [tuple(p) for p in part.get('at', [(0.25, 0.0)])], z)
        elif k in ('cocoa', 'sugar', 'cinnamon', 'crumbs', 'zest'):
            color = {'cocoa': '#4c2410', 'sugar': '#ffffff', 'cinnamon': '#7a3c14', 'crumbs': '#a8682a', 'zest': '#f2c830'}[k]
            k2 = part.get('n', 900)
            x = rng.uniform(-0.75, 0.7, k2)
            y = rng.uniform(-1, 1, k2) * (x + 0.85) * 0.36 if shape == 'wedge' else rng.uniform(-d / 2, d / 2, k2)
            if shape != 'wedge':
                x = rng.uniform(-w / 2, w / 2, k2)
            s = rng.uniform(0.006, 0.014, k2)
            scatter('dust', *ico(1), np.stack([x, y, np.full(k2, z + 0.006)], 1), frames(rng.normal(0, 1, (k2, 3)), x), np.stack([s] * 3, 1), simple('dust', color, 0.8), rng)
        elif k == 'whip':
            e = set(bpy.data.objects)
            whip(rng, (part.get('x', 0.3), 0.0, z - 0.02), part.get('r', 0.22))
            for o in set(bpy.data.objects) - e:
                o.scale = (1, 1, 0.6)
                o.location.z = z * 0.4
        elif k == 'meringue':
            m = organic([(0.3, '#fffaf0'), (0.6, '#f6e4c0'), (0.75, '#b8702c')], 3, (0.4, 0.6), 0.25, (10, 0.02))
            for x, y in [(0.55, 0.25), (0.55, -0.25), (0.2, 0.12), (0.2, -0.12), (-0.15, 0.0), (0.45, 0.0), (-0.45, 0.0)]:
                prof = smooth_prof([(0.2, 0), (0.22, 0.08), (0.1, 0.22), (0.0, 0.36)])
                lathe('peak', prof, m, 60, lambda P: 0.02 * fbm(P, 5, 3, 2), loc=(x, y, z - 0.02))
        elif k == 'honeycomb':
            cubes(rng, [(0.3, 0.1), (0.1, -0.06), (0.5, -0.15)], z, (0.12, 0.12, 0.1), organic(['#b8701c', '#d89a38'], 5, (0.3, 0.5), 0.1, (16, 0.03)), 0.015)
    for o in set(bpy.data.objects) - before:
        if o.parent is None:
            l = o.location.copy()
            c, s = math.cos(turn), math.sin(turn)
            o.location = (l.x * c - l.y * s, l.x * s + l.y * c, l.z)
            o.rotation_euler.z += turn
    shoot(ground, span, elev, 0, (0, -0.02, 0.1 + (z - 0.1) * 0.5))


def round_cake(seed=1, kind='tart', dish='white', ground='honey', span=2.6, elev=34, top=(), fill='custard', R=0.95, H=0.34, pie=False, crustcolor='crust'):
    """A tart, a pie or a whole cake."""
    rng = np.random.default_rng(seed)
    plate(1.35, glaze(*GLAZES[dish], H=0.13) if dish != 'white' else None)
    m = organic(['#8a4e1c', '#c08440', '#e0b06c'], 5, (0.45, 0.6), 0.1, (18, 0.02))
    flute = lambda P: 0.035 * np.cos(np.arctan2(P[..., 1], P[..., 0]) * 26) * (P[..., 2] > 0.05) + 0.012 * fbm(P, 5, 3, seed)
    lathe('shell', smooth_prof([(0, 0.1), (R * 0.88, 0.1), (R * 0.95, 0.14), (R * 1.04, 0.1 + H), (R * 1.0, 0.13 + H), (R * 0.92, 0.06 + H), (R * 0.9, 0.02 + H), (0, 0.02 + H)]), m, 260, flute)
    z = 0.1 + H
    th, r = np.linspace(0, TAU, 200, endpoint=False)[:, None], np.linspace(0, R * 0.93, 90)[None]
    P = np.stack([r * np.cos(th), r * np.sin(th), z - 0.02 + 0 * th * r], -1)
    P[..., 2] += 0.01 * fbm(P, 4, 3, seed) + (0.16 * (1 - (r / R) ** 2) if pie else 0)
    mat = organic(['#a8602a', '#cf9448', '#e6bc78'], 4, (0.35, 0.5), 0.1, (14, 0.03)) if pie else cream(fill)
    grid('top', P, mat, True)
    put(rng, top, z, R)
    shoot(ground, span, elev, 0, (0, 0, 0.3))


def put(rng, top, z, R):
    for part in top:
        part = dict(part) if isinstance(part, dict) else {'kind': part}
        k = part['kind']
        if k in ('strawberry', 'blueberry', 'cherry'):
            n = part.get('n', 8)
            blobs_of(rng, k, spread(rng, n, part.get('r', R * 0.75), {'strawberry': 0.34, 'cherry': 0.28, 'blueberry': 0.22}[k]), z - 0.05)
        elif k == 'kiwi':
            from produce import kiwi_slice
            for x, y in spread(rng, part.get('n', 5), R * 0.7, 0.4):
                kiwi_slice(rng, (x, y, z), (rng.normal(0, 0.2), rng.normal(0, 0.2), 0), 0.22)
        elif k == 'orange':
            for x, y in spread(rng, part.get('n', 4), R * 0.65, 0.4):
                citrus_wheel(rng, (x, y, z + 0.05), (rng.normal(0, 0.2), rng.normal(0, 0.2), 0), 0.22, FRUIT['orange'], 0.04)
        elif k in ('pistachios', 'almonds', 'walnuts', 'pine nuts', 'sesame', 'raisins'):
            nuts(rng, k, [(x, y, z + 0.02 + part.get('dz', 0)) for x, y in spread(rng, part.get('n', 30), part.get('r', R * 0.8), 0.07)], z)
        elif k in ('sugar', 'cocoa', 'cinnamon'):
            specks(rng, part.get('n', 700), R * 0.9, z + 0.01, {'sugar': '#ffffff', 'cocoa': '#2a140a', 'cinnamon': '#7a3c14'}[k], (0.006, 0.014), dz=0.02)
        elif k == 'mint':
            leaves(rng, [(0.05, 0), (-0.06, 0.05)], z + 0.12, 0.3, 0.6, herb('#1f6a1c', '#4fa23a'), 0.3)
        elif k == 'lattice':
            m = organic(['#8a4e1c', '#c08440', '#e0b06c'], 5, (0.4, 0.55), 0.1, (18, 0.02))
            for i in range(-2, 3):
                for a in (0, 1):
                    L = math.sqrt(max(0.01, R**2 - (0.34 * i) ** 2)) * 1.86
                    o = box('strip', (L, 0.17, 0.06), m, (0, 0.34 * i, z + 0.03) if a == 0 else (0.34 * i, 0, z + 0.05), (0, 0, a * PI / 2), 0.02)


def pastry(seed=1, kind='muffin', dish='board', ground='honey', top=(), span=2.5, elev=30, tone=None):
    rng = np.random.default_rng(seed)
    lay(rng, 'white' if dish == 'board' else dish, 1.4, ground, dish == 'board')
    z0 = 0.07
    if kind in ('muffin', 'cupcake'):
        paper = simple('paper', '#6a4428' if kind == 'muffin' else '#f2e6d4', 0.7)
        pleat = lambda P: 0.028 * np.cos(np.arctan2(P[..., 1], P[..., 0]) * 30)
        lathe('paper', [(0, 0), (0.5, 0), (0.68, 0.6), (0.66, 0.6)], paper, 300, pleat, loc=(0, 0, z0))
        m = organic(['#8a4e1c', '#c88a3c', '#e8bc70'] if kind == 'muffin' else ['#e0b468', '#f0d494'], 4, (0.5, 0.65), 0.1, (18, 0.04))
        lathe('dome', smooth_prof([(0.62, 0.52), (0.84, 0.62), (0.82, 0.8), (0.6, 1.02), (0.25, 1.14), (0, 1.15)]), m, 160, lambda P: 0.05 * fbm(P, 3, 5, seed), loc=(0, 0, z0))
        if kind == 'cupcake':
            whip(rng, (0, 0, z0 + 1.02), 0.6)
        blue = organic(['#1a1c3c', '#2c2f5c'], 4, (0.2, 0.4), 0.1)
        if 'blueberry' in top:
            for i in range(13):
                a, q = rng.random() * TAU, rng.uniform(0.1, 0.72)
                blob('berry', 0.1, blue, (q * math.cos(a), q * math.sin(a), z0 + 1.14 - 0.42 * q**2.4), (1, 1, 0.8), 0.08, 2, i, 4)
    elif kind == 'cookie':
        m = organic(['#a8682c', '#c88c48', '#dcac68'], 4, (0.55, 0.7), 0.1, (16, 0.05))
        choc = simple('chocolate', '#24100a', 0.25)
        for j, (x, y, zz, tilt) in enumerate([(-0.25, 0.3, 0.0, 0.0), (0.28, -0.2, 0.1, 0.16)]):
            lathe('cookie', smooth_prof([(0, 0), (0.62, 0), (0.72, 0.05), (0.68, 0.13), (0.4, 0.17), (0, 0.17)]), m, 160, lambda P: 0.035 * fbm(P, 4, 4, j + seed), loc=(x, y, z0 + zz))
            for i in range(13):
                a, q = rng.random() * TAU, 0.56 * math.sqrt(rng.random())
                blob('chip', 0.075, choc, (x + q * math.cos(a), y + q * math.sin(a), z0 + zz + 0.165), (1, 0.85, 0.6), 0.15, 2, i, 4)
            specks(rng, 26, 0.5, z0 + zz + 0.18, '#ffffff', (0.012, 0.02), center=(x, y), long=1.1)
    elif kind == 'doughnut':
        dough = organic(['#a8601c', '#d09040', '#ecc078'], 3, (0.35, 0.5), 0.12, (16, 0.015))
        t = np.linspace(0, TAU, 40)
        ring = lambda k, dz: [((0.62 + 0.34 * k * math.cos(a)), 0.32 + dz + 0.30 * k * math.sin(a)) for a in t]
        lathe('dough', ring(1, 0), dough, 160, lambda P: 0.02 * fbm(P, 3, 3, seed), loc=(0, 0, z0))
        a2 = np.linspace(-0.25, PI + 0.25, 40)
        gl = Mat('glaze')
        lathe('glaze', [(0.62 + 0.36 * math.cos(a), 0.33 + 0.32 * math.sin(a)) for a in a2], gl.done('#f4e4c4' if tone is None else tone, 0.08, 0.2, (0.05, 0.04, 0.03), Clearcoat=0.5), 220, lambda P: 0.03 * np.minimum(fbm(P * [1, 1, 0], 4, 3, seed), 0.3) * (abs(P[..., 2] - 0.3) < 0.09), loc=(0, 0, z0))
    elif kind == 'scone':
        m = organic(['#b8742c', '#dca860', '#f0d09c'], 4, (0.5, 0.65), 0.1, (14, 0.04))
        for j, (x, y) in enumerate([(-0.42, 0.2), (0.45, -0.1)]):
            lathe('scone', smooth_prof([(0, 0), (0.46, 0), (0.5, 0.1), (0.48, 0.24), (0.52, 0.36), (0.46, 0.52), (0, 0.58)]), m, 120, lambda P: 0.04 * fbm(P, 4, 4, j + seed), loc=(x, y, z0))
            for i in range(7):
                a, q = rng.random() * TAU, 0.46
                blob('date', 0.07, simple('date', '#3c1a0c', 0.3), (x + q * math.cos(a), y + q * math.sin(a), z0 + rng.uniform(0.12, 0.44)), (1, 1, 0.8), 0.1, 2, i, 3)
        dip(rng, (0.95, 0.62), ('#b8701c', '#d89a34'), 0.26)
    elif kind == 'macarons':
        for i, (c, x, y) in enumerate(zip(['#d88a9c', '#9ab86a', '#6a3c20', '#e8c45c', '#a88ac0', '#e8a06a'], (-0.72, 0.0, 0.72, -0.72, 0.0, 0.72), (0.35, 0.35, 0.35, -0.35, -0.35, -0.35))):
            sh = organic([c, c], 6, (0.45, 0.6), 0.2, (40, 0.004))
            for z, up in ((z0 + 0.16, -1), (z0 + 0.26, 1)):
                lathe('shell', smooth_prof([(0, 0.17 * up), (0.2, 0.15 * up), (0.31, 0.05 * up), (0.32, 0.0)]), sh, 80, loc=(x, y, z))
                lathe('foot', [(0.31, 0), (0.335, 0.015 * up), (0.32, 0.04 * up)], sh, 160, lambda P: 0.018 * fbm(P, 14, 3, i), loc=(x, y, z - 0.01 * up))
            lathe('cream', [(0, -0.05), (0.29, -0.05), (0.3, 0), (0.29, 0.05), (0, 0.05)], simple('filling', '#f6ead4', 0.4), 60, loc=(x, y, z0 + 0.21))
    elif kind in ('baguette', 'loaf', 'pretzel', 'kaak', 'bagel'):
        bread(rng, kind, z0)
    elif kind == 'pancakes':
        m = Mat('pancake')
        z = m.node('SeparateXYZ', {'Vector': m.obj}).outputs[2]
        e = m.attr('edge')
        c = m.mix(m.ramp(e, [(0.84, 1.0), (0.93, 0.0)]), '#f0cc84', m.ramp(m.noise(5, 5), [(0.3, '#94501a'), (0.6, '#b8742c'), (0.8, '#d09a4c')]))
        mat = m.done(c, 0.45, 0.12, (0.06, 0.03, 0.01), m.bump(m.noise(30, 3), 0.008, 0.5))
        for j in range(5):
            x, y = rng.normal(0, 0.05, 2)
            lathe('pancake', smooth_prof([(0, 0), (0.86, 0), (0.95, 0.04), (0.95, 0.11), (0.86, 0.15), (0, 0.155)]), mat, 140, lambda P: 0.02 * fbm(P, 2.5, 3, j + seed), lambda P: dict(edge=np.hypot(P[..., 0], P[..., 1]) / 0.95), loc=(x, y, z0 + 0.145 * j))
        th, r = np.linspace(0, TAU, 200, endpoint=False)[:, None], np.linspace(0, 1, 60)[None]
        R = 0.7 + 0.28 * np.maximum(0, fbm(np.stack([np.cos(th), np.sin(th), 0 * th], -1)[:, 0], 2.4, 2, seed))[:, None]
        P = np.stack([r * R * np.cos(th), r * R * np.sin(th), z0 + 0.89 - 0.5 * np.maximum(0, r * R - 0.92) + 0 * th], -1)
        grid('syrup', P, simple('syrup', '#7a3404', 0.05, Clearcoat=0.4), True, thick=0.02)
        box('butter', (0.3, 0.3, 0.11), simple('butter', '#f6d878', 0.3, sss=0.3, radius=(0.05, 0.04, 0.02)), (0, 0, z0 + 0.95), (0.05, 0.06, 0.4), 0.03)
        blobs_of(rng, 'blueberry', [(0.4, -0.2), (-0.4, 0.1), (1.1, -0.45), (-1.05, -0.35)], z0 + 0.02)
    for part in top:
        if part in ('almonds', 'pistachios'):
            nuts(rng, part, [(x, y * 0.4 - 0.3, z0 + 0.66 - 0.35 * abs(x) ** 1.5) for x, y in spread(rng, 18, 0.8, 0.08)], z0)
        elif part == 'sugar':
            specks(rng, 700, 0.9, z0 + 0.3, '#ffffff', (0.006, 0.012), dz=0.45)
    shoot(ground, span, elev, 0, (0, -0.02, {'muffin': 0.6, 'pancakes': 0.6, 'cupcake': 0.8}.get(kind, 0.34)))


def crust_mat():
    m = Mat('crust')
    n = m.noise(3.5, 6)
    z = m.node('SeparateXYZ', {'Vector': m.obj}).outputs[2]
    c = m.ramp(m.math('ADD', n, m.math('MULTIPLY', z, 0.35)), [(0.3, '#e8c284'), (0.5, '#cc8a3c'), (0.72, '#9a5418'), (0.9, '#5c2c0a')])
    return m.done(c, 0.45, 0.08, (0.06, 0.03, 0.01), m.bump(m.noise(20, 5), 0.02, 0.6))


def scored():
    """Crust of bread: pale where the attribute 'cut' opens it, darkest on the lips of the cuts, with flour."""
    m = Mat('crust')
    n = m.noise(3.5, 6)
    c = m.ramp(m.math('ADD', m.math('MULTIPLY', n, 0.75), m.math('MULTIPLY', m.attr('lip'), 0.4)), [(0.22, '#ecc88c'), (0.42, '#d09040'), (0.62, '#a5601f'), (0.86, '#5f2f0c')])
    c = m.mix(m.attr('cut'), c, m.mix(m.noise(14, 4), '#f0d8a8', '#dcb470'))
    flour = m.math('MULTIPLY', m.ramp(m.noise(6, 6, 0.7), [(0.5, 0.0), (0.68, 0.7)]), m.attr('flour'))
    return m.done(m.mix(flour, c, '#fbf4e6'), 0.5, 0.08, (0.06, 0.03, 0.01), m.bump(m.math('ADD', m.noise(20, 5), m.math('MULTIPLY', m.noise(60, 3), 0.3)), 0.02, 0.6))


def bagel_crust():
    """Boiled, then baked: golden and dull, darker on top, with small blisters."""
    m = Mat('bagel')
    n = m.noise(3.2, 6)
    z = m.node('SeparateXYZ', {'Vector': m.obj}).outputs[2]
    c = m.ramp(m.math('ADD', m.math('MULTIPLY', n, 0.8), m.math('MULTIPLY', z, 0.3)), [(0.22, '#e8bc80'), (0.38, '#cc8c44'), (0.54, '#a86426'), (0.8, '#7a4414')])
    return m.done(c, 0.5, 0.1, (0.06, 0.03, 0.01), m.bump(m.math('ADD', m.voro(26), m.math('MULTIPLY', m.noise(16, 5), 0.6)), 0.012, 0.6), Specular=0.3)


def seeds_on_ring(rng, rr, w, h, at, k=420, low=0.3):
    """Sesame and poppy seeds on the upper half of a ring of dough."""
    for share, shape, size, colors in ((0.75, [1, 0.62, 0.4], 0.034, ['#e6cf9c', '#faf0d4']), (0.25, [1, 1, 0.9], 0.014, ['#1c1a1c', '#3a3638'])):
        n = int(k * share)
        a, b = rng.random(n) * TAU, rng.normal(PI / 2, 0.62, n).clip(low, PI - low)
        P = np.stack([(rr + w * np.cos(b)) * np.cos(a), (rr + w * np.cos(b)) * np.sin(a), h * np.sin(b) + 0.004], 1) + np.array(at)
        N = np.stack([np.cos(b) * np.cos(a) * h, np.cos(b) * np.sin(a) * h, np.sin(b) * w], 1) + rng.normal(0, 0.04, (n, 3))
        V, F = ico(2)
        scatter('seeds', V * shape, F, P, frames(N, rng.random(n) * TAU), np.full((n, 3), size), organic(colors, 5, (0.3, 0.4), 0.1, vary=0.5), rng)


def bread(rng, kind, z0):
    m = crust_mat() if kind not in ('baguette', 'loaf') else scored()
    if kind == 'baguette':
        for j in range(3):
            t = np.linspace(-1, 1, 460)[None]
            a = np.linspace(0, TAU, 130, endpoint=False)[:, None]
            u = t * 2.7 + 0.5 * np.cos(a)
            near = (u % 1) - 0.5
            on = sstep(0.2, 0.75, np.sin(a)) * sstep(0.93, 0.85, abs(t))
            cut = np.exp(-((near / 0.16) ** 2)) * on
            lip = np.exp(-(((near - 0.25) / 0.06) ** 2)) * on
            r = 0.2 * np.clip(1 - abs(t) ** 5, 0, 1) ** 0.55
            rr = r * (1 + 0.05 * cut + 0.16 * lip + 0.05 * np.cos(t * 9 + j))
            P = np.stack([1.1 * t + 0 * a, rr * np.cos(a) * 1.15, rr * np.sin(a) * 0.9], -1)
            P += (0.012 * fbm(P + j, 6, 4, j))[..., None]
            o = grid('baguette', P, m, True, {'cut': cut, 'lip': lip, 'flour': on * 0.8})
            o.location, o.rotation_euler = (0.02 * j, (0.42, -0.02, -0.3)[j], z0 + (0.18, 0.18, 0.42)[j]), (0, (0, 0, -0.06)[j], (0.26, 0.12, 0.52)[j])
    elif kind == 'loaf':
        t = np.linspace(-1, 1, 260)[None]
        a = np.linspace(0, TAU, 160, endpoint=False)[:, None]
        r = np.clip(1 - abs(t) ** 4, 0, 1) ** 0.5
        up = np.sin(a)
        u = t * 2.2 + 0.35 * np.cos(a)
        near = (u % 1) - 0.5
        on = sstep(0.35, 0.8, up) * sstep(0.85, 0.75, abs(t))
        cut, lip = np.exp(-((near / 0.14) ** 2)) * on, np.exp(-(((near - 0.24) / 0.06) ** 2)) * on
        swell = 1 + 0.03 * cut + 0.08 * lip
        P = np.stack([0.92 * t + 0 * a, 0.56 * r * np.sign(np.cos(a)) * abs(np.cos(a)) ** 0.8 * swell, 0.36 + r * np.where(up > 0, 0.5 * up * swell, 0.36 * np.sign(up) * abs(up) ** 0.6)], -1)
        P += (0.018 * fbm(P, 3, 5, 3))[..., None]
        o = grid('loaf', P, m, True, {'cut': cut, 'lip': lip, 'flour': sstep(0.1, 0.8, up) + 0 * t})
        o.location, o.rotation_euler = (-0.12, 0.3, z0), (0, 0, 0.2)
        oats = organic(['#d8b880', '#f4e4c0'], 8, (0.5, 0.6), 0.1, vary=0.7)
        k = 260
        i, l = rng.integers(8, 72, k), rng.integers(30, 230, k)
        c, s = math.cos(0.2), math.sin(0.2)
        Q = P[i, l]
        Q = np.stack([c * Q[:, 0] - s * Q[:, 1] - 0.12, s * Q[:, 0] + c * Q[:, 1] + 0.3, Q[:, 2] + z0 + 0.005], 1)
        scatter('oats', ico(2)[0] * [1, 0.6, 0.22], ico(2)[1], Q, frames(rng.normal(0, 0.35, (k, 3)) + [0, 0, 1], rng.random(k) * TAU), np.full((k, 3), 0.038) * rng.uniform(0.7, 1.2, (k, 1)), oats, rng)
        crumbm = organic(['#8a5a30', '#b4814c', '#d0a470'], 9, (0.6, 0.7), 0.15, (30, 0.04))
        th = np.linspace(0, TAU, 130, endpoint=False)
        ring = np.stack([0.5 * np.sign(np.cos(th)) * abs(np.cos(th)) ** 0.8, 0 * th, np.where(np.sin(th) > 0, 0.46 * np.sin(th), 0.34 * np.sign(np.sin(th)) * abs(np.sin(th)) ** 0.6)], -1)
        for q in range(2):
            with Group((0.12 + 0.3 * q, -0.5 - 0.1 * q, z0 + 0.1 + 0.05 * q), (-1.32 + 0.1 * q, 0, 0.35 + 0.15 * q)):
                V = np.concatenate([ring + [0, s, 0] for s in (-0.06, 0.06)])
                n_ = len(ring)
                mesh('slice', V, [list(range(n_)), list(range(n_, 2 * n_))[::-1]], crumbm, smooth=False)
                grid('rim', np.stack([ring * [1.02, 1, 1.02] + [0, s, 0] for s in (-0.065, 0.065)], 1), simple('rim', '#6a3812', 0.6), True)
    elif kind == 'pretzel':
        twist = [(-0.36, -0.5), (-0.22, -0.28), (-0.04, 0.0), (0.14, 0.26), (0.48, 0.48), (0.8, 0.16), (0.6, -0.38), (0, -0.58), (-0.6, -0.38), (-0.8, 0.16), (-0.48, 0.48), (-0.14, 0.26), (0.04, 0.0), (0.22, -0.28), (0.36, -0.5)]
        path = smooth_prof(twist)
        t = np.linspace(0, 1, len(path))
        # the ends cross in the middle and lie on the lower arc
        lift = 0.16 * np.exp(-((t - 0.02) / 0.07) ** 2) + 0.16 * np.exp(-((t - 0.98) / 0.07) ** 2) + 0.15 * np.exp(-((t - 0.86) / 0.05) ** 2)
        dough = tubes('pretzel', [np.c_[path, z0 + 0.15 + lift]], lambda n: 0.09 + 0.07 * np.sin(np.linspace(0, PI, n)) ** 0.6, m, 24)
        dough.rotation_euler = (0, 0, 0.15)
        salt = simple('salt', '#ffffff', 0.3)
        grains = rng.choice(len(path), 70)
        P = np.c_[path[grains] + rng.normal(0, 0.04, (70, 2)), z0 + 0.28 + lift[grains]]
        scatter('salt', *ico(1), P, frames(rng.normal(0, 1, (70, 3)), rng.random(70)), np.full((70, 3), 0.02), salt, rng)
    elif kind == 'bagel':
        t = np.linspace(0, TAU, 48)
        rr, w, h = 0.37, 0.25, 0.23
        for j, (x, y, z, tilt) in enumerate(((-0.6, 0.38, 0, (0, 0)), (0.66, 0.3, 0, (0, 0)), (0.0, -0.36, 0.14, (0.42, 0.05)))):
            with Group((x, y, z0 + h + z), (*tilt, 0)):
                lathe('ring', [(rr + w * math.cos(b), h * math.sin(b)) for b in t], bagel_crust(), 160, lambda P: 0.022 * fbm(P + j, 3, 4, j))
                seeds_on_ring(rng, rr, w, h, (0, 0, 0.005), 300)
    else:
        for j, (x, y) in enumerate([(-0.42, 0.22), (0.45, -0.12)]):
            t = np.linspace(0, TAU, 40)
            rr, w = 0.5, 0.13
            prof = [(rr + w * math.cos(b), w * 0.95 * math.sin(b)) for b in t]
            lathe('ring', prof, m, 140, lambda P: 0.02 * fbm(P, 4, 3, j), loc=(x, y, z0 + w + 0.12 * j))
            if kind in ('kaak',):
                k = 260
                a, b = rng.random(k) * TAU, rng.uniform(0.1, PI - 0.1, k)
                P = np.stack([x + (rr + w * 1.03 * np.cos(b)) * np.cos(a), y + (rr + w * 1.03 * np.cos(b)) * np.sin(a), z0 + w + 0.12 * j + w * np.sin(b)], 1)
                N = np.stack([np.cos(b) * np.cos(a), np.cos(b) * np.sin(a), np.sin(b)], 1)
                V, F = ico(2)
                scatter('sesame', V * [1, 0.62, 0.4], F, P, frames(N, a), np.full((k, 3), 0.035), organic(['#e6cf9c', '#f6e6c0'], 5, (0.3, 0.4), 0.1, vary=0.5), rng)


def ice_cream(seed=1, colors=('#f4e4b8', '#fbf2d4'), scoops=2, in_='cup', top=(), ground='light', bits=None, span=2.3, dish='white', sauce=None, second=None):
    rng = np.random.default_rng(seed)
    mats = [organic(list(c), 5, (0.35, 0.5), 0.3, (9, 0.06), (0.06, 0.05, 0.04)) for c in [colors] + [tuple(x) for x in (second or [])]]
    if in_ == 'cone':
        cone = Mat('cone')
        x = cone.node('SeparateXYZ', {'Vector': cone.obj})
        a = cone.math('ARCTAN2', x.outputs[1], x.outputs[0])
        w1 = cone.math('ABSOLUTE', cone.math('SINE', cone.math('ADD', cone.math('MULTIPLY', a, 7), cone.math('MULTIPLY', x.outputs[2], 10))))
        w2 = cone.math('ABSOLUTE', cone.math('SINE', cone.math('SUBTRACT', cone.math('MULTIPLY', a, 7), cone.math('MULTIPLY', x.outputs[2], 10))))
        g = cone.math('MINIMUM', w1, w2)
        cm = cone.done(cone.mix(cone.ramp(g, [(0.0, 0.0), (0.3, 1.0)]), '#9a5c20', '#dca654'), 0.6, bump=cone.bump(g, 0.03, 0.8))
        lathe('cone', [(0.02, 0), (0.44, 1.25), (0.46, 1.27), (0.42, 1.27)], cm, 120)
        th, t = np.linspace(0, TAU, 220, endpoint=False)[:, None], np.linspace(0, 1, 130)[None]
        turn = t * 3.4 * TAU
        r = 0.52 * (1 - t) ** 0.7 * (1 + 0.13 * np.sin(turn - th)) + 0.004
        P = np.stack([r * np.cos(th), r * np.sin(th), 1.2 + 1.0 * t + 0.05 * np.sin(turn - th) * (1 - t)], -1)
        P[..., 0] += 0.06 * t**3
        grid('soft', P, organic(list(colors), 3, (0.3, 0.42), 0.35, (10, 0.006), (0.06, 0.05, 0.04)), True, sub=1)
        glassy = lathe('stand', smooth_prof([(0, 0), (0.34, 0), (0.34, 0.03), (0.2, 0.08), (0.2, 0.5), (0.24, 0.55), (0.22, 0.55), (0.17, 0.5), (0, 0.1)]), simple('stand', '#8a5c38', 0.4), 80)
        shoot_tall(ground, 2.95, 12, (0, 0, 1.12))
        return
    R = 0.42
    if in_ == 'glass':
        from drinks import clear
        lathe('coupe', smooth_prof([(0, 0), (0.42, 0), (0.42, 0.03), (0.07, 0.07), (0.06, 0.3), (0.3, 0.4), (0.78, 0.72), (0.8, 0.74), (0.76, 0.72), (0.3, 0.44), (0, 0.4)]), clear(), 120)
        base = 0.52
    else:
        lathe('cup', smooth_prof([(0, 0.05), (0.4, 0.05), (0.44, 0), (0.5, 0.02), (0.78, 0.52), (0.8, 0.55), (0.76, 0.54), (0.46, 0.1), (0, 0.1)]), simple('cup', '#f2ede4' if dish == 'white' else dish, 0.2, Clearcoat=0.3), 140)
        base = 0.36
    places = {1: [(0, 0, 0.05)], 2: [(-0.33, 0.0, 0.0), (0.33, 0.05, 0.02)], 3: [(-0.36, 0.1, 0.0), (0.36, 0.1, 0.0), (0.0, -0.22, 0.12)]}[scoops]
    for i, (x, y, dz) in enumerate(places):
        V, F = ico(6)
        s = int(rng.integers(99))
        n = fbm(V + s, 3.0, 5, s)
        V = V * (1 + 0.035 * n + 0.05 * np.abs(fbm(V + s, 7, 3, s + 3)))[:, None]
        low = V[:, 2] < -0.15
        sk = 1 + 0.14 * sstep(-0.05, -0.3, V[:, 2]) * (1 + 0.8 * fbm(V * [1, 1, 0] + s, 4, 3, s))
        V[:, :2] *= sk[:, None]
        V[:, 2] = np.maximum(V[:, 2], -0.42 + 0.05 * n)
        o = mesh('scoop', V * R, F, mats[i % len(mats)])
        o.location = (x, y, base + 0.26 + dz)
        if bits:
            ok = np.where(V[:, 2] > -0.1)[0]
            pick = rng.choice(ok, 34)
            nuts(rng, bits, [tuple(V[j] * R * 1.01 + np.array([x, y, base + 0.26 + dz])) for j in pick], 0, 0.8)
    for part in top:
        if part in ('pistachios', 'almonds', 'walnuts'):
            nuts(rng, part, [(px, py, base + 0.68) for px, py in spread(rng, 14, 0.4, 0.07)], 0, 0.9)
        elif part == 'mint':
            leaves(rng, [(0.02, -0.08), (-0.08, -0.05)], base + 0.74, 0.3, 0.6, herb('#1f6a1c', '#4fa23a'), 0.4)
        elif part == 'cream':
            whip(rng, (0, 0.05, base + 0.5), 0.32)
        elif part in ('cherry', 'strawberry'):
            blobs_of(rng, part, [(0.02, -0.02)], base + 0.66)
        elif part == 'wafer':
            o = box('wafer', (0.3, 0.05, 0.8), organic(['#c8904a', '#e0b472'], 8, (0.5, 0.6), 0.1, (20, 0.02)), (0.5, 0.25, base + 0.75), (0.1, 0.35, 0), 0.01)
        elif part == 'lemon':
            citrus_wheel(rng, (0.62, -0.05, base + 0.42), (PI / 2, 0.3, 0.4), 0.26, FRUIT['lemon'])
        elif part == 'banana':
            m = organic(['#f4e2a4', '#faf0cc'], 4, (0.3, 0.45), 0.3, (20, 0.006))
            for sgn in (-1, 1):
                t = np.linspace(-1, 1, 50)
                tubes('banana', [np.stack([0.85 * t, sgn * (0.42 - 0.12 * t * t), base + 0.1 + 0.28 * t * t], -1)], lambda q: 0.16 * np.clip(1 - np.linspace(-1, 1, q) ** 6, 0, 1) ** 0.5 + 0.004, m, 20)
    shoot(ground, span, 26, 0, (0, 0, base + 0.18))


def shoot_tall(ground, size, elev, target):
    stage(table(ground), simple('wall', '#efe0c6', 0.9, Emission='#efe0c6', Emission_Strength=0.4), key=640, fill=150, world=0.42)
    camera(size, target, elev, 0, 80, 0.55, (0, -0.3, target[2]))


def table(kind):
    return wood(*TABLES_[kind], 0.8, 0.5, 2.0)


from bits import TABLES as TABLES_  # noqa: E402


def wrap(seed=1, filling=('chicken', 'pickles', 'garlic'), ground='walnut', bread_color=('#f0d8a8', '#d8a860', '#a8682c'), paper='#f4ede0', n=2, side=(), span=2.9, fat=1.0):
    """Rolled thin bread in paper; the filling shows at the open end."""
    rng = np.random.default_rng(seed)
    box('board', (3.2, 2.2, 0.1), wood('#a8713f', '#5f3518', 1.0, 0.5, 0), (0, 0.05, 0.04), bevel=0.04)
    m = Mat('wrap')
    k = m.noise(5, 6)
    c = m.ramp(k, [(0.3, bread_color[0]), (0.55, bread_color[0]), (0.66, bread_color[1]), (0.8, bread_color[2])])
    mat = m.done(c, 0.5, 0.12, (0.06, 0.03, 0.01), m.bump(m.noise(16, 5), 0.02, 0.6))
    pm = Mat('paper')
    pmat = pm.done(paper, 0.7, bump=pm.bump(pm.noise(5, 5, 0.6, 0.8), 0.06, 0.8))
    for j in range(n):
        e = bpy.data.objects.new('e', None)
        bpy.context.collection.objects.link(e)
        before = set(bpy.data.objects)
        R = 0.40 * fat
        t = np.linspace(0, 1, 90)[None]
        a = np.linspace(0, TAU * 1.16, 130)[:, None]
        spiral = 1 - 0.05 * a / TAU
        s = int(rng.integers(99))
        r = R * spiral * (1 - 0.10 * (1 - t)) * (1 + 0.0 * t)
        P = np.stack([r * np.cos(a), r * np.sin(a) * 0.9, 1.75 * t + 0.06 * np.sin(a * 1.0 + s) * t + 0 * a], -1)
        P += (0.02 * fbm(P + s, 4, 4, s))[..., None]
        grid('wrap', P, mat, thick=0.04)
        Pp = np.stack([R * 1.04 * (1 - 0.08 * (1 - t)) * np.cos(a), R * 1.04 * 0.92 * (1 - 0.08 * (1 - t)) * np.sin(a), 1.0 * t + 0.10 * np.sin(a * 2 + s) * t + 0 * a], -1)
        Pp += (0.025 * fbm(Pp * 1.4 + s, 3, 4, s + 3))[..., None]
        grid('sleeve', Pp, pmat, thick=0.012)
        stuff(rng, filling, R * 0.86, 1.66)
        for o in set(bpy.data.objects) - before:
            if o.parent is None:
                o.parent = e
        way = Vector((-0.84 + 0.1 * j, -0.46, 0.2))
        e.rotation_euler = way.to_track_quat('Z', 'Y').to_euler()
        e.location = Vector((0.0 + 0.12 * j, 0.36 - 0.72 * j, 0.56)) - way.normalized() * 1.05
    garnish(rng, side, 1.1, 0.05)
    shoot(ground, span, 34, 0, (0.1, 0.02, 0.3))


def stuff(rng, filling, R, z):
    """Fillings that show at the open end of a wrap."""
    core = organic(['#c8a060', '#e0c490'], 5, (0.4, 0.6), 0.1)
    blob('core', R * 0.92, core, (0, 0, z - 0.2), (1, 0.92, 0.5), 0.1)
    for kind in filling:
        pts = spread(rng, 7, R * 0.78, R * 0.36)
        zz = z + 0.02
        if kind in ('chicken', 'beef', 'lamb', 'plain chicken', 'tikka'):
            chunks(rng, pts, zz - 0.06, R * 0.3, meat(kind), 0.34, (1.5, 0.8, 0.8), 1.6)
        elif kind == 'kofta':
            chunks(rng, pts[:4], zz - 0.06, R * 0.42, organic([(0.3, '#1c0a04'), (0.45, '#4a2410'), (0.62, '#6e3c1e')], 6, (0.2, 0.45), 0.08, (16, 0.04)), 0.15, (1, 1, 0.8))
        elif kind == 'falafel':
            chunks(rng, pts[:5], zz - 0.05, R * 0.4, crumb('deep', grain=0.07), 0.1, (1, 1, 0.9))
        elif kind == 'cauliflower':
            chunks(rng, pts, zz - 0.04, R * 0.34, organic(['#c88a3c', '#e8c884', '#f6e6bc'], 7, (0.5, 0.6), 0.15, (20, 0.06)), 0.4, (1, 1, 0.9), 3)
        elif kind == 'halloumi':
            cubes(rng, pts[:5], zz - 0.08, (0.26, 0.14, 0.16), organic([(0.3, '#fbf0d4'), (0.6, '#f0cf8c'), (0.74, '#8a4a18')], 4, (0.25, 0.4), 0.3), 0.03, 0.4)
        elif kind in ('lettuce', 'mint', 'parsley'):
            d, l, L = {'lettuce': ('#4a8a24', '#a8d068', 0.42), 'mint': ('#1f6a1c', '#4fa23a', 0.28), 'parsley': ('#1f5a12', '#4f962c', 0.18)}[kind]
            leaves(rng, spread(rng, 7, R * 0.85, 0.12), zz + 0.05, L, 0.65, herb(d, l, '#dcecb8'), 0.7, 0.1)
        elif kind in ('tomato', 'pickles', 'turnip', 'cucumber', 'pepper', 'onion', 'corn', 'black beans', 'rice', 'fries', 'cheese', 'guacamole', 'slaw'):
            if kind == 'slaw':
                from mains import strands
                strands(rng, 26, R * 0.85, zz, ['#f4f1dc', '#e2e8c0'], 0.022, 0.5)
                continue
            if kind == 'onion':
                rings(rng, pts[:5], zz + 0.04, R * 0.3, organic(['#f2e2ea', '#b0608e', '#7a2358'], 3, (0.15, 0.3), 0.25), 0.018, 0.04, 0.5)
                continue
            if kind == 'rice':
                k = 140
                a, q = rng.random(k) * TAU, R * 0.85 * np.sqrt(rng.random(k))
                rice('rice', np.stack([q * np.cos(a), q * np.sin(a), zz + 0.06 * rng.random(k)], 1), np.tile(UP, (k, 1)), simple('grain', '#f8efd8', 0.35), rng, 1.2)
                continue
            col, size = {'tomato': (['#b81208', '#e23a1c'], (0.18, 0.16, 0.1)), 'pickles': (['#7a8a24', '#a8b044'], (0.1, 0.26, 0.1)), 'turnip': (['#c8386c', '#e88aa8'], (0.09, 0.28, 0.09)), 'cucumber': (['#8cb85a', '#cfe3a4'], (0.16, 0.16, 0.08)), 'pepper': (['#3a7a12', '#64a028'], (0.1, 0.22, 0.06)), 'corn': (['#e8a812', '#f7cf3c'], (0.09, 0.09, 0.08)), 'black beans': (['#140806', '#2c1410'], (0.14, 0.09, 0.09)), 'fries': (['#dc9c30', '#f0c050'], (0.09, 0.4, 0.09)), 'cheese': (['#f5a81c', '#ffbf3a'], (0.2, 0.06, 0.06)), 'guacamole': (['#8aa03c', '#b4c468'], (0.2, 0.18, 0.1))}[kind]
            cubes(rng, spread(rng, 7, R * 0.8, 0.13), zz, size, organic(col, 4, (0.12, 0.28), 0.25), 0.025, 0.6)
        else:  # a sauce
            color = {'garlic': '#fbf6ea', 'tahini': '#e6d4b2', 'hummus': '#e0c090', 'tarator': '#ece0c4', 'salsa': '#b8260e', 'sour cream': '#fdfaf2'}[kind]
            for x, y in pts[:5]:
                blob('sauce', R * 0.2, simple('sauce', color, 0.2, sss=0.2, radius=(0.05, 0.04, 0.03)), (x, y, zz + 0.1), (1.4, 1, 0.5), 0.2, 1.6, int(rng.integers(99)), 4)


def sandwich(seed=1, kind='slice', layers=('lettuce', 'tomato'), ground='honey', wall='#efe0c6', span=3.4, bread_stops=('#f0d8a4', '#d8a458', '#a8682a', '#7a4416')):
    """Bread, layers of the burger, bread."""
    from burger import LAYERS, bun_mat, swell
    rng = np.random.default_rng(seed)
    m = crust_mat() if kind != 'slice' else organic(['#b8742c', '#d8a458', '#ecc888'], 4, (0.5, 0.65), 0.12, (22, 0.03))
    white = organic(['#f0e0bc', '#faf0d8'], 8, (0.6, 0.7), 0.15, (26, 0.04))

    def half(z, top):
        if kind == 'bagel':
            t = np.linspace(0, PI, 26) if top else np.linspace(PI, TAU, 26)
            prof = [(0.70 + 0.44 * math.cos(a), 0.40 * math.sin(a) + (0 if top else 0.40)) for a in t]
            prof = prof + [prof[0]]
            lathe('bagel', prof, bagel_crust(), 180, swell(0.03, 2, seed), loc=(0, 0, z))
            if top:
                seeds_on_ring(rng, 0.70, 0.45, 0.42, (0, 0, z), 620)
            return 0.4
        h = 0.24 if kind == 'slice' else 0.42
        n = 0.30 if kind == 'slice' else 0.55
        th = np.linspace(0, TAU, 200, endpoint=False)
        R = 1.12 / (abs(np.cos(th)) ** 4.5 + abs(np.sin(th)) ** 4.5) ** (1 / 4.5)
        prof = smooth_prof([(0, 0), (0.94, 0), (1.0, 0.06), (1.0, h * 0.6), (0.93, h), (0, h)]) if kind == 'slice' else (smooth_prof([(0, 0), (0.92, 0), (1.0, 0.06), (0.98, h * 0.5), (0.8, h * 0.9), (0, h)]) if top else smooth_prof([(0, 0), (0.8, 0), (0.96, 0.08), (1.0, h * 0.55), (0.92, h * 0.62), (0, h * 0.62)]))
        P = np.stack([R[:, None] * prof[:, 0] * np.cos(th)[:, None], R[:, None] * prof[:, 0] * np.sin(th)[:, None] * 0.9, prof[:, 1] + 0 * R[:, None]], -1)
        P += (0.018 * fbm(P + seed, 4, 4, seed + top))[..., None]
        grid('bread', P + [0, 0, z], m, True)
        return float(prof[:, 1].max())
    z = half(0.0, False)
    for name in layers:
        z += LAYERS[name](rng, z) if name in LAYERS else EXTRA[name](rng, z)
    top = half(z - 0.02, True)
    tall = z + top
    stage(wood(*TABLES_[ground], 0.8, 0.42, 2.4), simple('wall', wall, 0.9, Emission=wall, Emission_Strength=0.42), key=680, key_loc=(-3.6, 3.2, 4.4), fill=170, world=0.36)
    camera(max(3.0, tall * 1.75), (0.0, 0, tall * 0.5), 15, 22, 85, 0.45, (0, -1.0, tall * 0.45))


def _sheet(rng, z, mat, thick=0.05, wave=0.06, over=0.08, count=2):
    for i in range(count):
        u, v = np.meshgrid(np.linspace(-1, 1, 60), np.linspace(-1, 1, 60), indexing='ij')
        q = np.stack([u * 2, v * 2, 0 * u + i * 7 + z], -1)
        w = 1.08 + over * fbm(q, 1.2, 3, i)
        grid('sheet', np.stack([u * w, v * w * 0.92, z + 0.03 + thick * i + wave * fbm(q, 1.6, 3, i + 3)], -1), mat, thick=thick * 0.7, sub=1)
    return thick * count + wave * 0.6


EXTRA = {
    'turkey': lambda r, z: _sheet(r, z, organic(['#e0a890', '#f0c8b4', '#f8dccc'], 4, (0.25, 0.4), 0.25), 0.05, 0.09, 0.1, 3),
    'roast beef': lambda r, z: _sheet(r, z, organic([(0.3, '#5a2418'), (0.5, '#a84a3c'), (0.7, '#c87060')], 3, (0.2, 0.35), 0.2), 0.05, 0.12, 0.14, 4),
    'smoked salmon': lambda r, z: _sheet(r, z, organic(['#e0582c', '#f08050', '#f8b088'], 3, (0.12, 0.22), 0.3), 0.06, 0.12, 0.12, 2),
    'egg slices': lambda r, z: (discs(r, [(0.6, -0.6), (-0.6, -0.6), (0, -0.75), (0.7, 0.2), (-0.7, 0.2), (0, 0.1)], z, 0.36, _egg(), 0.07, 0, 0.05), 0.1)[1],
    'cream cheese': lambda r, z: _sheet(r, z, simple('cream cheese', '#fbf6ea', 0.35, sss=0.3, radius=(0.05, 0.045, 0.04)), 0.09, 0.06, 0.1, 1),
    'tuna': lambda r, z: (chunks(r, spread(r, 40, 1.02, 0.17), z, 0.12, organic(['#b8886a', '#d8b094', '#ecd0b8'], 5, (0.4, 0.55), 0.15, (16, 0.04)), 0.4), 0.16)[1],
    'pesto': lambda r, z: _sheet(r, z, organic(['#2f4a0c', '#5a7a1c', '#86a03a'], 7, (0.2, 0.4), 0.1, (18, 0.04)), 0.05, 0.05, 0.12, 1),
    'chicken': lambda r, z: (chunks(r, spread(r, 22, 1.0, 0.26), z, 0.19, organic([(0.34, '#8a4a1c'), (0.48, '#d8a868'), (0.7, '#f2dcb4')], 4, (0.25, 0.45), 0.15, (14, 0.02)), 0.22, (1.5, 0.9, 0.6)), 0.2)[1],
    'liver': lambda r, z: (chunks(r, spread(r, 34, 1.05, 0.2), z, 0.15, organic([(0.3, '#1a0c08'), (0.48, '#42201a'), (0.64, '#6a3a2c'), (0.8, '#8a5640')], 5, (0.2, 0.45), 0.08, (16, 0.04), Specular=0.6), 0.35, (1.4, 0.9, 0.7)), 0.2)[1],
    'green pepper': lambda r, z: (rings(r, spread(r, 14, 1.0, 0.3), z + 0.02, 0.2, organic(['#2c6a12', '#58962a'], 4, (0.12, 0.25), 0.2), 0.03, 0.07, 0.2), 0.08)[1],
    'rocket': lambda r, z: (leaves(r, spread(r, 34, 1.05, 0.16), z + 0.07, 0.5, 0.3, herb('#2c6a12', '#6cae34', '#b8d878'), 0.3, 0.08), 0.13)[1],
    'grilled pepper': lambda r, z: _sheet(r, z, organic([(0.3, '#2c0804'), (0.42, '#a8180c'), (0.62, '#d8401c')], 2.5, (0.15, 0.3), 0.15), 0.06, 0.1, 0.06, 1),
    'zaatar': lambda r, z: (specks(r, 500, 1.1, z + 0.02, '#4a4a1c', (0.014, 0.026), dz=0.03), 0.02)[1],
    'chives': lambda r, z: (rings(r, spread(r, 60, 1.05, 0.1), z + 0.02, 0.03, simple('chive', '#3f8a24', 0.3), 0.008, 0.05, 0.9), 0.03)[1],
    'capers': lambda r, z: (chunks(r, spread(r, 22, 1.05, 0.2), z, 0.06, organic(['#4a5a24', '#7a8a44'], 4, (0.2, 0.3), 0.15), 0.05, (1, 1, 0.9)), 0.04)[1],
    'egg salad': lambda r, z: (chunks(r, spread(r, 46, 1.05, 0.15), z, 0.12, organic([(0.4, '#fdf8ea'), (0.55, '#f8e8b0'), (0.66, '#f0b830')], 3, (0.35, 0.5), 0.25, (14, 0.03)), 0.35), 0.18)[1],
    'cress': lambda r, z: (leaves(r, spread(r, 60, 1.08, 0.1), z + 0.05, 0.16, 0.7, herb('#2f7a1c', '#62ac3c'), 0.7, 0.12), 0.08)[1],
}


def _egg():
    m = Mat('egg')
    return m.done(m.ramp(m.attr('edge'), [(0.5, '#f0a818'), (0.58, '#f4bc3c'), (0.62, '#fdf8ec'), (1.0, '#fbf4e4')]), 0.25, 0.3, (0.05, 0.045, 0.04))
