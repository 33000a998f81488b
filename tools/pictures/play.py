"""Toys, games and sports."""
from shapes import *

OAK = ('#d8b07c', '#a8743c')


def duck(seed=1, tint='#cfe0e4'):
    y = simple('rubber', '#f8c81c', 0.3, sss=0.15, radius=(0.1, 0.06, 0.02), Clearcoat=0.4)
    with Group((0.1, 0, 0), (0, 0, 0.4)):
        th, ph = np.meshgrid(np.linspace(0, TAU, 120, endpoint=False), np.linspace(-PI / 2, PI / 2, 70), indexing='ij')
        x, yy, z = 0.95 * np.cos(th) * np.cos(ph), 0.68 * np.sin(th) * np.cos(ph), 0.55 * np.sin(ph)
        z = z + 0.55 * np.clip(x, 0, 1)**2.2 * (0.4 + 0.6 * np.clip(z, 0, 1))
        z = np.maximum(z, -0.4)
        grid('body', np.stack([x, yy * (1 - 0.3 * np.clip(x, 0, 1)), z + 0.42], -1), y, True)
        blob('head', 0.5, y, (-0.5, 0, 1.2), sub=5)
        blob('neck', 0.4, y, (-0.45, 0, 0.85), sub=5)
        for s in (-1, 1):
            blob('wing', 0.4, y, (0.15, s * 0.6, 0.56), (1.1, 0.3, 0.6), sub=5)
            blob('eye', 0.075, simple('eye', '#101010', 0.1, Clearcoat=1.0), (-0.86, s * 0.25, 1.36), (0.6, 1, 1.2), sub=4)
        o = simple('beak', '#e8641c', 0.3, Clearcoat=0.4)
        blob('beak', 0.22, o, (-1.02, 0, 1.16), (1.2, 1.0, 0.4), sub=5)
        blob('beak', 0.18, o, (-0.98, 0, 1.07), (1.1, 0.9, 0.35), sub=5)
    studio(3.0, (0, 0, 0.8), 14, tint)


CHESS = {
    'pawn': ([(0, 0), (0.2, 0), (0.21, 0.05), (0.14, 0.12), (0.08, 0.32), (0.13, 0.36), (0.06, 0.4)], 0.13, 0.48),
    'bishop': ([(0, 0), (0.23, 0), (0.24, 0.06), (0.15, 0.14), (0.08, 0.5), (0.15, 0.55), (0.07, 0.6), (0.13, 0.75), (0.03, 0.92)], 0.045, 0.95),
    'queen': ([(0, 0), (0.26, 0), (0.27, 0.06), (0.17, 0.16), (0.09, 0.68), (0.17, 0.74), (0.09, 0.8), (0.18, 1.02), (0.1, 1.02)], 0.06, 1.06),
    'king': ([(0, 0), (0.27, 0), (0.28, 0.06), (0.18, 0.16), (0.1, 0.72), (0.18, 0.78), (0.1, 0.84), (0.18, 1.06), (0.06, 1.12)], 0.0, 1.1),
    'rook': ([(0, 0), (0.24, 0), (0.25, 0.06), (0.17, 0.14), (0.13, 0.5), (0.2, 0.54), (0.2, 0.72), (0.14, 0.72), (0.14, 0.64), (0, 0.64)], 0.0, 0.6),
}


def chess(seed=1, tint=None):
    light, dark = simple('maple', '#e8cfa0', 0.25, Clearcoat=0.4), simple('walnut', '#3a1e10', 0.2, Clearcoat=0.5)
    with Group((0, 0.2, 0), (0, 0, 0.5)):
        box('frame', (3.5, 3.5, 0.16), wood('#6a3c1c', '#3a1e0e', 1, 0.3, 0), (0, 0, 0.08), bevel=0.03)
        for i in range(8):
            for j in range(8):
                box('square', (0.396, 0.396, 0.02), light if (i + j) % 2 else dark, (-1.4 + 0.4 * i, -1.4 + 0.4 * j, 0.165), bevel=0.003)

        def put(kind, i, j, m):
            prof, top, z = CHESS[kind]
            at = (-1.4 + 0.4 * i, -1.4 + 0.4 * j, 0.175)
            with Group(at, (0, 0, 0), 0.85):
                lathe('piece', smooth_prof(prof), m, 64)
                if top:
                    blob('top', top, m, (0, 0, z), sub=4)
                if kind == 'king':
                    box('cross', (0.05, 0.05, 0.2), m, (0, 0, 1.2), bevel=0.01)
                    box('cross', (0.15, 0.05, 0.05), m, (0, 0, 1.22), bevel=0.01)

        for i in range(8):
            put('pawn', i, 6, dark)
            if i != 4:
                put('pawn', i, 1, light)
        put('pawn', 4, 3, light)
        for m, j in ((light, 0), (dark, 7)):
            for i, kind in ((0, 'rook'), (2, 'bishop'), (3, 'queen'), (4, 'king'), (5, 'bishop'), (7, 'rook')):
                put(kind, i, j, m)
            for i in (1, 6):
                with Group((-1.4 + 0.4 * i, -1.4 + 0.4 * j, 0.175), (0, 0, 0 if j else PI), 0.85):
                    lathe('foot', smooth_prof([(0, 0), (0.23, 0), (0.24, 0.06), (0.15, 0.14), (0.12, 0.2), (0, 0.2)]), m, 48)
                    o = extrude('knight', curve([(-0.12, 0.18), (0.14, 0.18), (0.16, 0.5), (0.06, 0.78), (-0.04, 0.86), (-0.08, 0.74), (-0.24, 0.56), (-0.2, 0.46), (-0.06, 0.52)], 3), -0.06, 0.06, m, 0.03, True)
                    o.rotation_euler = (PI / 2, 0, PI / 2)
    studio(3.9, (0, 0.1, 0.3), 30, tint)


def football(seed=1, tint='#b8cc9c'):
    m = Mat('ball')
    # twelve black spots around the corners of an icosahedron
    V12 = ico(1)[0][:12]
    S, Fs = ico(6)
    d = np.min([np.arccos(np.clip(S @ (v / np.linalg.norm(v)), -1, 1)) for v in V12], 0)
    o = np.sort([np.arccos(np.clip(S @ (v / np.linalg.norm(v)), -1, 1)) for v in V12], 0)
    edge = o[1] - o[0]
    spot = m.math('LESS_THAN', m.attr('spot'), 0.35)
    c = m.mix(spot, '#f6f4ee', '#16161a')
    line = m.math('MULTIPLY', m.math('LESS_THAN', m.attr('seam'), 0.035), m.math('GREATER_THAN', m.attr('spot'), 0.35))
    c = m.mix(line, c, '#8a8880')
    mat = m.done(c, 0.32, bump=m.bump(m.noise(70, 2), 0.004, 0.4), Clearcoat=0.3)
    P = S * (1 - 0.012 * np.exp(-(edge / 0.03)**2))[:, None]
    b = mesh('ball', P, Fs, mat, {'spot': d, 'seam': edge})
    b.location, b.rotation_euler, b.scale = (0, 0, 0.98), (0.4, 0.3, 0.2), (0.98,) * 3
    rng = np.random.default_rng(seed)
    grass = organic(['#2a5a14', '#4a8a24', '#7ab04a'], 6, (0.5, 0.7), 0.05, vary=0.7)
    paths = []
    for _ in range(1500):
        x, y = rng.uniform(-2.6, 2.6), rng.uniform(-1.6, 2.6)
        t = np.linspace(0, 1, 6)
        a, l = rng.random() * TAU, rng.uniform(0.16, 0.34)
        paths.append(np.stack([x + 0.12 * math.cos(a) * t**2, y + 0.12 * math.sin(a) * t**2, l * t], -1))
    tubes('grass', paths, lambda n: 0.016 * (1 - np.linspace(0, 0.9, n)), grass, 5, 0.4, rng)
    set_stage('studio', '#5a7a3a')
    camera(2.9, (0, 0, 0.82), 14, 0, 85, 0.8)


def knob(a, b, way):
    """One edge of a jigsaw piece, from a to b, with a knob to the left (way = 1) or the right (-1)."""
    a, b = np.array(a, float), np.array(b, float)
    d = b - a
    n = np.array([-d[1], d[0]]) * way
    q = np.linspace(-0.72 * PI, 0.72 * PI, 26) + PI / 2
    pts = [(0, 0), (0.2, -0.025), (0.36, -0.03), (0.43, 0.0)]
    pts += [(0.5 - 0.125 * math.cos(t) * -1, 0.155 + 0.115 * math.sin(t)) for t in q[::-1]]
    pts += [(0.57, 0.0), (0.64, -0.03), (0.8, -0.025)]
    return [tuple(a + d * x + n * y) for x, y in pts]


def jigsaw(seed=1, tint=None):
    """A half-finished picture of pieces with knobs, loose pieces in front, the box behind."""
    rng = np.random.default_rng(seed)
    sheet = scenery(800, 600, ('#f8d8a0', '#3a90c8'), ('#3a8a6a', '#d89a3c', '#b8482c'))
    path = sheet.save()
    m = Mat('print')
    uv = m.stretch((1 / 2.8, 1 / 2.1, 1), (0.5, 0.5, 0))
    t = m.node('TexImage', {'Vector': uv})
    t.image = bpy.data.images.load(path)
    mat = m.done(t.outputs[0], 0.3, Clearcoat=0.2)
    nx, ny, w = 7, 5, 0.42
    X = lambda i: -nx * w / 2 + w * i
    Y = lambda j: -ny * w / 2 + w * j
    across = rng.choice((-1, 1), (nx, ny + 1))
    up = rng.choice((-1, 1), (nx + 1, ny))

    def outline(i, j):
        pts = []
        for (a, b), way, border in (
            (((X(i), Y(j)), (X(i + 1), Y(j))), across[i, j], j == 0),
            (((X(i + 1), Y(j)), (X(i + 1), Y(j + 1))), up[i + 1, j], i == nx - 1),
            (((X(i + 1), Y(j + 1)), (X(i), Y(j + 1))), -across[i, j + 1], j == ny - 1),
            (((X(i), Y(j + 1)), (X(i), Y(j))), -up[i, j], i == 0),
        ):
            pts += [a] if border else knob(a, b, way)
        c = np.array([(X(i) + X(i + 1)) / 2, (Y(j) + Y(j + 1)) / 2])
        return [tuple(c + (np.array(p) - c) * 0.985) for p in pts], c

    loose = {(5, 0): (0.2, -1.1, 0.7), (6, 0): (0.85, -0.95, 2.4), (6, 1): (1.55, -0.55, -0.6), (4, 0): (-0.55, -1.2, 1.9), (6, 2): (1.75, 0.2, 0.4), (5, 1): (1.3, -1.25, 3.6)}
    with Group((-0.1, -0.05, 0), (0, 0, 0.1)):
        for i in range(nx):
            for j in range(ny):
                out, c = outline(i, j)
                o = extrude('piece', out, 0, 0.07, mat, 0.012)
                if (i, j) in loose:
                    x, y, a = loose[(i, j)]
                    o.rotation_euler = (0, 0, a)
                    o.location = (x - (c[0] * math.cos(a) - c[1] * math.sin(a)), y - (c[0] * math.sin(a) + c[1] * math.cos(a)), 0.0)
    s = Sheet(560, 420, '#14506a')
    s.image.paste(sheet.image.resize((520 * 2, 300 * 2)), (40, 40))
    s.text(280, 370, 'JIGSAW 1000', 44, '#ffffff', 'gothic', True, 500)
    side = simple('side', '#14506a', 0.4)
    faces_box('box', (2.0, 0.3, 1.5), [printed(s.save(), 0.35)] + [side] * 5, (-0.25, 1.55, 0), (-0.15, 0, -0.08), 0.01)
    studio(3.9, (0.1, -0.05, 0.25), 40, tint)


def kite(seed=1, tint='#cfe2ee'):
    c = ['#e0483c', '#f4c02c', '#2a8ac8', '#3aa45a']
    with Group((0.1, 0.2, 1.3), (PI / 2 - 0.25, 0.35, 0.2)):
        P = [(0, 1.1), (0.85, 0.25), (0, -1.2), (-0.85, 0.25)]
        for i in range(4):
            a, b = P[i], P[(i + 1) % 4]
            V = [(0, 0.25, 0.06), (*a, 0.0), (*b, 0.0)]
            mesh('panel', V, [[0, 1, 2]], cloth(c[i], '#20242c', 90), smooth=False)
        rod([(0, 1.12, 0.0), (0, 0.25, 0.07), (0, -1.22, 0.0)], 0.02, wood(*OAK, 3, 0.4, 0), 8)
        rod([(-0.86, 0.25, 0.0), (0, 0.25, 0.07), (0.86, 0.25, 0.0)], 0.02, wood(*OAK, 3, 0.4, 0), 8)
        t = np.linspace(0, 1, 60)
        tail = np.stack([0.28 * np.sin(9 * t) * t, -1.2 - 0.95 * t, 0.1 * np.sin(6 * t)], -1)
        tubes('tail', [tail], 0.012, simple('string', '#f4f0e8', 0.8), 6)
        for i in range(5):
            p = tail[10 + 11 * i]
            for s in (-1, 1):
                extrude('bow', [(p[0], p[1]), (p[0] + s * 0.2, p[1] + 0.1), (p[0] + s * 0.2, p[1] - 0.1)][::s], p[2], p[2] + 0.012, cloth(c[i % 4], '#20242c', 90), 0)
    studio(4.3, (0.0, 0, 1.0), 8, tint)


def dolls(seed=1, tint=None):
    """Wooden peg people: two grown-ups and two children, in different clothes."""
    skin = ('#e8c090', '#c08850', '#8a5a34', '#d8a870')
    for i, (x, k, dress, hair) in enumerate(((-0.85, 1.15, '#2a6a9a', '#2a1a10'), (-0.1, 1.1, '#c8402c', '#5a2c14'), (0.55, 0.78, '#e8b02c', '#1c1410'), (1.1, 0.66, '#3a9a6a', '#7a4a20'))):
        with Group((x, 0.12 * (-1)**i, 0), (0, 0, 0.1 * (-1)**i), k):
            lac = simple('paint', dress, 0.3, Clearcoat=0.4)
            lathe('body', smooth_prof([(0, 0), (0.34, 0), (0.36, 0.05), (0.26, 0.6), (0.24, 0.85), (0.1, 0.98), (0, 0.98)]), lac, 96)
            for j in range(3):
                disc('button', 0.04, 0.02, simple('button', '#f4f0e6', 0.3), (0, -0.27 + 0.012 * j, 0.45 + 0.14 * j), (PI / 2, 0, 0), n=24)
            blob('head', 0.3, simple('wood', skin[i], 0.4, Clearcoat=0.2), (0, 0, 1.18), sub=5)
            blob('hair', 0.315, simple('hair', hair, 0.45), (0, 0.05, 1.24), (1.0, 0.98, 0.92), sub=5)
            for s in (-1, 1):
                blob('eye', 0.028, simple('eye', '#16100c', 0.2), (s * 0.1, -0.285, 1.17), sub=3)
                blob('cheek', 0.045, simple('cheek', '#d8786a', 0.6), (s * 0.16, -0.25, 1.08), (1, 0.4, 0.8), sub=3)
            blob('face', 0.27, simple('wood', skin[i], 0.4, Clearcoat=0.2), (0, -0.065, 1.13), (0.95, 0.9, 0.85), sub=5)
    studio(3.2, (0.08, 0, 0.75), 12, tint)


def magic(seed=1, tint='#d4ccd8'):
    black = simple('silk', '#141418', 0.35, Clearcoat=0.3)
    with Group((-0.35, 0.1, 0)):
        lathe('brim', smooth_prof([(0.5, 0.06), (0.9, 0.02), (1.0, 0.08), (0.98, 0.1), (0.6, 0.1), (0.5, 0.12)]), black, 128)
        lathe('hat', smooth_prof([(0.52, 0.06), (0.5, 0.5), (0.58, 1.2), (0.0, 1.22)]), black, 128)
        lathe('band', [(0.535, 0.12), (0.525, 0.3)], simple('band', '#c8281c', 0.4), 128)
    with Group((0.75, -0.55, 0.06), (0, PI / 2, 0.4)):
        disc('wand', 0.05, 1.6, black, (0, 0, -0.8))
        for z in (-0.81, 0.6):
            disc('tip', 0.055, 0.22, simple('tip', '#f8f6f0', 0.3), (0, 0, z))
    for i, (x, y, a, letter, c) in enumerate(((0.72, 0.35, 0.2, 'A', '#c8281c'), (0.98, 0.22, -0.1, 'K', '#16161a'), (1.22, 0.1, -0.4, 'Q', '#c8281c'))):
        s = Sheet(200, 280, '#fdfcf8')
        motif(s, 'heart' if i == 0 else 'star', 100, 150, 50, c, c)
        s.text(34, 40, letter, 46, c, 'serif', True)
        s.text(166, 240, letter, 46, c, 'serif', True)
        faces_box('card', (0.62, 0.015, 0.88), [printed(s.save(), 0.3)] + [simple('edge', '#f4f0e8', 0.4)] * 5, (x, y, 0.0), (-0.3, 0, a), 0.002)
    for i in range(3):
        lathe('ring', smooth_prof([(0.2, -0.02), (0.24, -0.02), (0.24, 0.02), (0.2, 0.02), (0.2, -0.02)]), metal('#d8dade', 0.1), 64, loc=(-0.9 + 0.25 * i, -0.85 + 0.1 * (i % 2), 0.03 + 0.02 * i))
    studio(3.3, (0.1, 0, 0.55), 20, tint)


def robot(seed=1, tint=None):
    white, blue, dark = plastic('#f0eee8', 0.3), plastic('#2a8ac0', 0.3), plastic('#26282d', 0.4)
    with Group((0, 0, 0), (0, 0, 0.3)):
        slab('head', (1.0, 0.7, 0.66), white, (0, 0, 1.5), 0.2, 0.1)
        slab('face', (0.8, 0.04, 0.44), plastic('#101318', 0.08), (0, -0.36, 1.61), 0.02, 0.02)
        for s in (-1, 1):
            disc('eye', 0.1, 0.02, simple('light', '#6af0f8', 0.2, Emission='#5ae8f8', Emission_Strength=3.0), (s * 0.2, -0.385, 1.86), (PI / 2, 0, 0), n=40)
            disc('ear', 0.14, 0.12, blue, (s * 0.48, 0, 1.82), (0, s * PI / 2, 0))
            blob('shoulder', 0.17, dark, (s * 0.68, 0, 1.22), sub=4)
            rod([(s * 0.68, 0, 1.22), (s * 0.85, -0.1, 0.9), (s * 0.78, -0.35, 0.72)], 0.09, blue)
            blob('hand', 0.14, white, (s * 0.77, -0.4, 0.68), sub=4)
            rod([(s * 0.28, 0, 0.55), (s * 0.3, 0, 0.25)], 0.12, dark)
            slab('foot', (0.38, 0.62, 0.22), blue, (s * 0.3, -0.06, 0), 0.12, 0.06)
        slab('body', (1.06, 0.66, 0.86), white, (0, 0, 0.55), 0.18, 0.1)
        slab('chest', (0.6, 0.04, 0.34), blue, (0, -0.34, 0.84), 0.02, 0.02)
        for i, c in enumerate(('#e0483c', '#f4c02c', '#3aa45a')):
            disc('button', 0.06, 0.04, plastic(c, 0.2), (-0.18 + 0.18 * i, -0.36, 1.0), (PI / 2, 0, 0), n=32)
        rod([(0, 0, 2.14), (0, 0, 2.4)], 0.025, dark)
        blob('bulb', 0.08, simple('bulb', '#e0483c', 0.1, Clearcoat=1.0), (0, 0, 2.44), sub=4)
        rod([(0, 0, 1.38), (0, 0, 1.52)], 0.16, dark)
    # parts of the kit in front
    for x, y, r in ((1.2, -0.5, 0.2), (1.5, -0.15, 0.14)):
        tooth = lambda P, r=r: 0.03 * np.sign(np.cos(np.arctan2(P[..., 1], P[..., 0]) * 12)) * (np.hypot(P[..., 0], P[..., 1]) > r * 0.9)
        lathe('gear', [(r * 0.3, 0), (r, 0), (r, 0.08), (r * 0.3, 0.08), (r * 0.3, 0)], plastic('#f4c02c', 0.35), 240, tooth, loc=(x, y, 0))
    for x, y, a in ((-1.25, -0.45, 0.4), (-1.45, -0.1, 1.2)):
        with Group((x, y, 0.05), (0, PI / 2, a)):
            disc('screw', 0.045, 0.4, metal())
            disc('head', 0.09, 0.06, metal(), (0, 0, 0.4))
    studio(3.5, (0, 0, 1.1), 12, tint)


def racket(seed=1, tint='#c8d0c0'):
    lac = simple('lacquer', '#1c5a8a', 0.2, Clearcoat=1.0)
    with Group((-0.2, 0.1, 0.09), (0, 0, 0.75)):
        t = np.linspace(0, TAU, 160)
        ring = np.stack([0.72 * np.sin(t) * (1 - 0.06 * np.cos(t)), 0.95 * np.cos(t) + 0.6, 0 * t], -1)
        tubes('head', [ring], 0.055, lac, 16, flat=1.0)
        for s in (-1, 1):
            rod([(s * 0.42, -0.2, 0), (s * 0.16, -0.65, 0), (s * 0.06, -0.95, 0)], 0.05, lac)
        string = simple('string', '#f8f6ee', 0.4)
        for i in range(-7, 8):
            x = 0.09 * i
            h = 0.93 * math.sqrt(max(0, 1 - (x / 0.7)**2))
            rod([(x, 0.6 - h, 0), (x, 0.6 + h, 0)], 0.007, string, 6)
        for i in range(-9, 10):
            y = 0.095 * i
            w = 0.7 * math.sqrt(max(0, 1 - (y / 0.94)**2))
            rod([(-w, 0.6 + y, 0.006), (w, 0.6 + y, 0.006)], 0.007, string, 6)
        rod([(0, -0.85, 0), (0, -1.2, 0)], 0.07, lac)
        tubes('grip', [np.stack([np.zeros(40), np.linspace(-1.15, -1.95, 40), np.zeros(40)], -1)], lambda n: 0.1 + 0.008 * np.sin(np.linspace(0, 50, n)), leather('#1c1c1e', 0.7), 24)
        disc('end', 0.12, 0.06, plastic('#1c1c1e'), (0, -1.9, 0), (PI / 2, 0, 0))
    for x, y in ((0.85, -0.45), (1.15, 0.05)):
        m = Mat('felt')
        f = m.done('#c8e02c', 0.95, bump=m.bump(m.noise(70, 4), 0.02, 0.9), Sheen=0.8)
        blob('ball', 0.24, f, (x, y, 0.24), sub=5)
        t = np.linspace(0, TAU, 80)
        q = np.stack([np.cos(t) + 0.25 * np.cos(3 * t), np.sin(t) - 0.25 * np.sin(3 * t), 0.9 * np.sin(2 * t)], -1)
        q = q / np.linalg.norm(q, axis=1, keepdims=True) * 0.238
        tubes('seam', [q + [x, y, 0.24]], 0.012, simple('seam', '#f4f4ec', 0.8), 8)
    studio(3.7, (0.05, 0.1, 0.1), 48, tint)


def boxing(seed=1, color='#b8181c', tint='#d0ccc8'):
    m = leather(color, 0.3)
    for s in (-1, 1):
        with Group((s * 0.72, 0.1 * s, 0), (0, 0, -0.25 * s)):
            blob('fist', 0.62, m, (0, 0, 1.2), (0.95, 0.85, 1.02), 0.02, 1.2, 2, 5)
            blob('knuckles', 0.52, m, (0, -0.22, 1.3), (1.0, 0.8, 0.8), 0.02, 1.2, 4, 5)
            blob('thumb', 0.27, m, (-s * 0.5, -0.3, 1.0), (0.75, 0.85, 1.5), sub=5)
            lathe('cuff', smooth_prof([(0, 0), (0.46, 0.0), (0.5, 0.05), (0.46, 0.5), (0.42, 0.75)]), m, 96)
            lathe('strap', [(0.505, 0.12), (0.48, 0.46)], simple('strap', '#f4f0e8', 0.5), 96)
            tubes('seam', [np.stack([0.5 * np.sin(np.linspace(-1.2, 1.2, 40)), -0.42 - 0.18 * np.cos(np.linspace(-1.2, 1.2, 40)), np.full(40, 1.0)], -1)], 0.012, simple('seam', '#5a0a0c', 0.6), 6)
    studio(3.4, (0, 0, 0.92), 12, tint)


def compass(seed=1, tint='#d8c8a8'):
    brass = metal('#d0a048', 0.2)
    s = Sheet(600, 600, '#f6eed8')
    cx = 300
    s.circle(cx, cx, 290, '#f6eed8')
    for i in range(72):
        a = i * math.tau / 72
        r0 = 240 if i % 9 else 220
        s.draw.line([(2 * (cx + r0 * math.sin(a)), 2 * (cx - r0 * math.cos(a))), (2 * (cx + 270 * math.sin(a)), 2 * (cx - 270 * math.cos(a)))], '#3a2a14', 5)
    for i in range(8):
        a, big = i * math.tau / 8, i % 2 == 0
        l, w = (190, 34) if big else (120, 22)
        for side in (-1, 1):
            s.poly([(cx, cx), (cx + w * math.sin(a + side * 0.8), cx - w * math.cos(a + side * 0.8)), (cx + l * math.sin(a), cx - l * math.cos(a))], '#8a2a1c' if side > 0 else '#3a2a14')
    for a, c in ((0, 'N'), (math.pi / 2, 'E'), (math.pi, 'S'), (1.5 * math.pi, 'W')):
        s.text(cx + 208 * math.sin(a), cx - 208 * math.cos(a), c, 44, '#1c140a', 'serif', True)
    with Group((0, -0.1, 0), (0, 0, 0.3)):
        lathe('case', smooth_prof([(0, 0), (0.95, 0), (1.05, 0.06), (1.08, 0.3), (1.0, 0.36), (0.94, 0.34), (0.92, 0.22)]), brass, 160)
        m = Mat('dial')
        uv = m.stretch((0.5 / 0.95, 0.5 / 0.95, 1), (0.5, 0.5, 0))
        t = m.node('TexImage', {'Vector': uv})
        t.image = bpy.data.images.load(s.save())
        lathe('dial', [(0, 0.2), (0.94, 0.2)], m.done(t.outputs[0], 0.5), 96)
        for s_, c in ((1, '#c8201c'), (-1, '#e8e8ec')):
            o = extrude('needle', [(0, s_ * 0.72), (-0.08 * s_, 0), (0.08 * s_, 0)], 0.25, 0.265, metal(c, 0.3), 0)
            o.rotation_euler = (0, 0, 0.5)
        disc('pin', 0.07, 0.06, brass, (0, 0, 0.24))
        lathe('glass', smooth_prof([(0, 0.36), (0.5, 0.35), (0.94, 0.33)]), clear(weight=0.5), 64)
        with Group((0, 1.05, 0.3), (-0.6, 0, 0)):
            lathe('lid', smooth_prof([(0, 0.1), (0.9, 0.08), (1.06, 0.02), (1.08, -0.04), (1.04, -0.04), (0.9, 0.03), (0, 0.04)]), brass, 128).location = (0, 0.98, 0.2)
        lathe('loop', smooth_prof([(0.16, -0.03), (0.22, -0.03), (0.22, 0.03), (0.16, 0.03), (0.16, -0.03)]), brass, 48, loc=(0, -1.28, 0.16))
    studio(3.7, (0, 0.2, 0.3), 42, tint)


def skateboard(seed=1, tint=None):
    with Group((0, 0, 0.02), (0, 0, 0.5)):
        u, v = np.meshgrid(np.linspace(-1, 1, 120), np.linspace(-1, 1, 30), indexing='ij')
        half = 0.4 * np.sqrt(np.clip(1 - np.clip((abs(u) - 0.72) / 0.28, 0, 1)**2, 0, 1))
        z = 0.4 + 0.28 * np.clip((abs(u) - 0.68) / 0.32, 0, 1)**1.6 + 0.03 * v * v
        top = np.stack([1.6 * u, half * v, z], -1)
        m = Mat('grip')
        grid('top', top + [0, 0, 0.035], m.done('#1c1c20', 0.95, bump=m.bump(m.noise(240, 2), 0.006, 0.8)))
        grid('deck', top, wood('#e0864c', '#a8501c', 1, 0.3, 0), thick=0.06)
        for x in (-0.95, 0.95):
            slab('truck', (0.22, 0.2, 0.14), metal('#c9ccd0'), (x, 0, 0.24), 0.05, 0.03)
            rod([(x, -0.36, 0.2), (x, 0.36, 0.2)], 0.045, metal('#c9ccd0'))
            for s in (-1, 1):
                with Group((x, s * 0.4, 0.2), (PI / 2, 0, 0)):
                    lathe('wheel', smooth_prof([(0, -0.1), (0.14, -0.1), (0.19, -0.06), (0.19, 0.06), (0.14, 0.1), (0, 0.1)]), simple('wheel', '#f2c02c', 0.35, Clearcoat=0.3), 64)
                    disc('nut', 0.05, 0.24, metal('#8e9298'), (0, 0, -0.12), n=24)
    studio(3.7, (0, 0, 0.35), 22, tint)


def mask(seed=1, tint='#c0d8e0'):
    rubber = simple('silicone', '#1f6aa8', 0.35, sss=0.05, Clearcoat=0.3)
    with Group((-0.15, 0, 0.75), (PI / 2 - 0.2, 0, 0.3)):
        out = curve([(-1.0, 0.45), (0, 0.5), (1.0, 0.45), (1.05, -0.1), (0.7, -0.45), (0.32, -0.4), (0.16, -0.1), (-0.16, -0.1), (-0.32, -0.4), (-0.7, -0.45), (-1.05, -0.1)], 3)
        n = len(out)
        rings_ = [np.c_[out * k, np.full(n, z)] for k, z in ((1.0, 0.0), (1.08, 0.02), (1.1, -0.2), (1.0, -0.45), (1.12, -0.6))]
        grid('skirt', np.stack(rings_, 1), rubber, True, thick=0.03, sub=1)
        extrude('glass', out * 0.98, -0.02, 0.0, simple('glass', '#8ac8d8', 0.04, Clearcoat=1.0, Transmission=0.4), 0.005)
        tubes('frame', [np.c_[np.vstack([out, out[:1]]), np.full(n + 1, 0.02)]], 0.07, simple('frame', '#f2b81c', 0.3, Clearcoat=0.5), 12)
        for s in (-1, 1):
            slab('buckle', (0.2, 0.3, 0.14), plastic('#16181c'), (s * 1.16, 0.12, -0.2), 0.04, 0.03)
        t = np.linspace(0, PI, 60)
        tubes('strap', [np.stack([1.2 * np.cos(t), 0.15 + 0.15 * np.sin(t), -0.25 - 1.0 * np.sin(t)], -1)], 0.14, rubber, 12, flat=0.2)
    rod([(1.35, 0.3, 0.1), (1.4, 0.35, 0.5), (1.42, 0.4, 1.2), (1.4, 0.42, 1.9)], 0.11, simple('tube', '#f2b81c', 0.35))
    rod([(1.35, 0.3, 0.12), (1.15, 0.1, 0.1), (0.95, -0.1, 0.28)], 0.1, rubber)
    studio(3.6, (0.15, 0, 0.9), 14, tint)


def boat(seed=1, tint='#9ec4d8'):
    """A motor yacht on water."""
    white, dark = simple('hull', '#f6f6f2', 0.2, Clearcoat=1.0), simple('glass', '#0c1418', 0.05, Clearcoat=1.0)
    with Group((0.05, 0.3, 0), (0.02, 0, 0.42), 0.5):
        t = np.linspace(0, 1, 90)[:, None]
        v = np.linspace(-1, 1, 60)[None]
        half = 0.95 * (np.clip(t / 0.55, 0, 1)**0.6) * (1 - 0.06 * np.clip((t - 0.55) / 0.45, 0, 1))
        a = abs(v)
        sheer = 1.05 - 0.3 * t + 0.12 * (1 - t)**3
        x = -3.1 + 6.0 * t - 0.5 * (1 - t)**2 * a
        P = np.stack([x + 0 * v, np.sign(v) * half * a**0.55, -0.2 + (sheer + 0.2) * a**1.7 + 0 * t], -1)
        grid('hull', P, white, thick=0.05)
        deck = np.stack([x[:, :1] + 0 * v, half * v, sheer - 0.06 + 0 * v], -1)
        grid('deck', deck, wood('#c89a64', '#8a5c34', 0.6, 0.4, 0.2))
        for s in (0, -1):
            q = P[:, s] - [0, 0, 0.16]
            tubes('stripe', [q * [1, 1.012, 1]], 0.04, simple('stripe', '#14305c', 0.3), 8)
            tubes('rail', [P[:60, s] + [0, 0, 0.32]], 0.02, metal(), 8)
            for i in range(0, 60, 8):
                rod([tuple(P[i, s]), tuple(P[i, s] + [0, 0, 0.32])], 0.015, metal(), 6)
        slab('cabin', (2.7, 1.3, 0.62), white, (0.5, 0, 0.85), 0.35, 0.1)
        slab('windows', (2.72, 1.32, 0.26), dark, (0.5, 0, 1.05), 0.36, 0.02)
        slab('upper', (1.6, 1.05, 0.4), white, (0.75, 0, 1.45), 0.3, 0.08)
        slab('screen', (1.62, 1.07, 0.16), dark, (0.75, 0, 1.58), 0.31, 0.02)
        slab('roof', (1.9, 1.15, 0.08), white, (0.95, 0, 2.05), 0.2, 0.03)
        for s in (-1, 1):
            rod([(1.5, s * 0.5, 1.8), (1.7, s * 0.5, 2.06)], 0.04, white)
            rod([(0.3, s * 0.48, 1.8), (0.4, s * 0.5, 2.06)], 0.04, white)
        rod([(1.4, 0, 2.1), (1.5, 0, 2.7)], 0.03, metal())
    m = Mat('sea')
    n = m.noise(1.6, 6, 0.6, 0.6)
    sea = m.done(m.mix(m.ramp(n, [(0.35, 0.0), (0.7, 0.6)]), '#0c4a6a', '#3a98b0'), 0.06, bump=m.bump(n, 0.12, 0.6), Specular=0.6)
    th = np.stack(np.meshgrid(np.linspace(-9, 9, 240), np.linspace(-5, 9, 200), indexing='ij'), -1)
    P = np.concatenate([th, np.zeros(th.shape[:2])[..., None]], -1)
    P[..., 2] = 0.06 + 0.05 * fbm(P, 0.9, 4, 3)
    grid('water', P, sea)
    stage(simple('sea', '#0c4a6a', 0.2), simple('sky', '#b8dcec', 0.9), key=560, fill=160, world=0.6, warm=(1, 0.96, 0.88))
    camera(3.5, (0.02, 0, 0.55), 10, 0, 85, 3.0)


def island(seed=1, tint=None):
    """A small island from the air: white beach, palms, a spring that fills a pool, a lighthouse, a lagoon around it."""
    rng = np.random.default_rng(seed)
    m = Mat('land')
    z = m.node('SeparateXYZ', {'Vector': m.obj}).outputs[2]
    c = m.ramp(m.math('ADD', z, m.math('MULTIPLY', m.math('SUBTRACT', m.noise(5, 5), 0.5), 0.16)), [(0.0, '#d8b880'), (0.05, '#f4e4bc'), (0.17, '#eed8a4'), (0.24, '#8aa84a'), (0.4, '#4a7a2c'), (0.7, '#2f5a20')])
    land = m.done(c, 0.9, bump=m.bump(m.noise(18, 6), 0.04, 0.8))
    g = np.stack(np.meshgrid(np.linspace(-2.3, 2.3, 300), np.linspace(-1.9, 1.9, 260), indexing='ij'), -1)
    flat_ = np.concatenate([g, np.zeros(g.shape[:2])[..., None]], -1)
    bay = 0.55 * np.exp(-(((g[..., 0] - 0.5) / 0.5) ** 2 + ((g[..., 1] + 1.15) / 0.45) ** 2))
    r = np.hypot(g[..., 0] / 1.7, g[..., 1] / 1.25) + 0.16 * fbm(flat_, 1.3, 3, 4) + bay
    P = flat_.copy()
    P[..., 2] = 0.1 * sstep(1.0, 0.86, r) + 0.34 * sstep(0.8, 0.2, r) + 0.4 * np.exp(-(((g[..., 0] + 0.45) / 0.5) ** 2 + ((g[..., 1] - 0.3) / 0.4) ** 2)) * sstep(0.95, 0.5, r) + 0.05 * fbm(P, 3, 4, 5) * sstep(1.0, 0.6, r) - 0.12 * sstep(0.98, 1.15, r)
    grid('land', P, land)

    def place(x, y):
        i_ = np.unravel_index(np.argmin(((g - [x, y]) ** 2).sum(-1)), g.shape[:2])
        return float(P[..., 2][i_]), float(r[i_])

    trunk, green = simple('trunk', '#8a6440', 0.8), herb('#1f5a18', '#5a9e38', '#8ac05a')
    for i, (x, y) in enumerate(spread(rng, 30, 1.5, 0.26)):
        y *= 0.72
        z0, rr = place(x, y)
        if rr > 0.84 or z0 < 0.1 or math.hypot(x - 1.0, y - 0.15) < 0.42 or math.hypot((x - 0.28) / 0.42, (y + 0.22) / 0.3) < 1:
            continue
        h = rng.uniform(0.34, 0.56)
        lean, way = rng.uniform(0.05, 0.2), rng.random() * TAU
        top_ = np.array([x + lean * math.cos(way), y + lean * math.sin(way), z0 + h])
        rod([(x, y, z0 - 0.05), (x + lean * 0.3 * math.cos(way), y + lean * 0.3 * math.sin(way), z0 + h * 0.5), tuple(top_)], lambda n: 0.032 - 0.013 * np.linspace(0, 1, n), trunk, 8)
        for j in range(11):
            a = j * TAU / 11 + i
            t = np.linspace(0, 1, 16)[:, None]
            u = np.linspace(-1, 1, 7)[None]
            L = 0.34 * rng.uniform(0.85, 1.1)
            w = 0.06 * np.sin(PI * np.clip(t * 0.95 + 0.05, 0, 1)) * (1 + 0.25 * np.sin(t * 60))
            px, pz = L * t, 0.13 * np.sin(PI * t * 0.6) - 0.26 * t**2.2
            Q = np.stack([top_[0] + px * math.cos(a) - u * w * math.sin(a), top_[1] + px * math.sin(a) + u * w * math.cos(a), top_[2] + pz - 0.04 * u * u + 0 * u], -1)
            grid('frond', Q, green, attrs={'vein': np.exp(-((np.broadcast_to(u, Q.shape[:2]) * 3) ** 2))})
    bush = organic(['#1c4a14', '#3f7a28', '#6aa040'], 9, (0.6, 0.8), 0.05, (26, 0.06))
    for x, y in spread(rng, 70, 1.45, 0.13):
        y *= 0.7
        z0, rr = place(x, y)
        if rr < 0.8 and z0 > 0.14 and math.hypot((x - 0.28) / 0.34, (y + 0.22) / 0.24) > 1:
            blob('bush', rng.uniform(0.05, 0.11), bush, (x, y, z0 + 0.02), (1.2, 1.1, 0.75), 0.4, 2.5, int(rng.integers(99)), 3)
    # the spring
    th, q = np.linspace(0, TAU, 80, endpoint=False)[:, None], np.linspace(0, 1, 12)[None]
    z0, _ = place(0.28, -0.22)
    grid('pool', np.stack([0.28 + 0.26 * q * np.cos(th) * (1 + 0.1 * np.sin(3 * th)), -0.22 + 0.17 * q * np.sin(th), z0 + 0.035 + 0 * th * q], -1), simple('pool', '#2a9ab0', 0.05, Specular=0.7), True)
    for i in range(16):
        a = i * TAU / 16
        blob('stone', 0.04 * rng.uniform(0.8, 1.3), simple('stone', '#a89c88', 0.8), (0.28 + 0.28 * math.cos(a) * (1 + 0.1 * math.sin(3 * a)), -0.22 + 0.19 * math.sin(a), z0 + 0.03), (1.2, 1, 0.7), 0.2, 2, i, 3)
    z0, _ = place(1.0, 0.15)
    with Group((1.0, 0.15, z0 - 0.04), (0, 0, 0), 0.62):
        mm = Mat('tower')
        zz = mm.node('SeparateXYZ', {'Vector': mm.obj}).outputs[2]
        f = mm.math('GREATER_THAN', mm.math('FRACT', mm.math('MULTIPLY', zz, 2.1)), 0.5)
        lathe('tower', [(0.2, 0), (0.13, 1.2)], mm.done(mm.mix(f, '#f6f2e8', '#c02c1c'), 0.5), 64)
        lathe('gallery', [(0.13, 1.2), (0.2, 1.22), (0.2, 1.26), (0.1, 1.28)], simple('iron', '#1c1c20', 0.5), 48)
        lathe('light', [(0.1, 1.27), (0.1, 1.45)], simple('light', '#fff0b0', 0.2, Emission='#ffe890', Emission_Strength=2.5), 32)
        lathe('cap', [(0.14, 1.45), (0.0, 1.6)], simple('cap', '#c02c1c', 0.4), 32)
    # a jetty into the bay
    plank = wood('#b08a5c', '#7a5a38', 3, 0.6, 0)
    box('jetty', (0.12, 0.62, 0.025), plank, (0.62, -1.0, 0.1), bevel=0.006)
    for y in (-0.8, -1.0, -1.26):
        for s in (-1, 1):
            lathe('post', [(0.016, -0.1), (0.016, 0.14), (0, 0.145)], plank, 12, loc=(0.62 + 0.055 * s, y, 0.0))
    m = Mat('sea')
    d = m.math('ADD', m.attr('deep'), m.math('MULTIPLY', m.math('SUBTRACT', m.noise(1.6, 5), 0.5), 0.22))
    c = m.ramp(d, [(0.02, '#f2f6ee'), (0.06, '#9ce4d8'), (0.25, '#3cc4c4'), (0.5, '#1690ae'), (0.75, '#0c5a8e'), (1.0, '#083f70')])
    sea = m.done(c, 0.08, bump=m.bump(m.noise(5, 6, 0.6, 0.4), 0.04, 0.45), Specular=0.5)
    far = np.stack(np.meshgrid(np.linspace(-9, 9, 420), np.linspace(-5, 11, 380), indexing='ij'), -1)
    Q = np.concatenate([far, np.zeros(far.shape[:2])[..., None]], -1)
    bay = 0.55 * np.exp(-(((far[..., 0] - 0.5) / 0.5) ** 2 + ((far[..., 1] + 1.15) / 0.45) ** 2))
    rr = np.hypot(far[..., 0] / 1.7, far[..., 1] / 1.25) + 0.16 * fbm(Q, 1.3, 3, 4) + bay
    Q[..., 2] = 0.02 + 0.012 * fbm(Q, 2.2, 3, 3)
    grid('water', Q, sea, attrs={'deep': np.clip((rr - 0.97) / 1.1, 0, 1)})
    stage(simple('sea', '#083f70', 0.2), simple('sky', '#bfe0f0', 0.9), key=640, fill=170, world=0.7, warm=(1, 0.95, 0.85), key_loc=(-4.2, 2.8, 5.4))
    camera(4.5, (0.02, -0.05, 0.18), 31, 0, 85, 4.0)
