"""Vehicles: a body is one smooth surface through cross-sections; glass, lamps and gaps are masks on it.

Units: metres. The nose looks to -x. A body's numbers: see BODIES.
"""
from shapes import *

# length, half width, wheel radius, wheelbase (front, rear), sill, belt (nose, middle, tail), top profile, glass
# `top`: (x, z) from nose to tail. `wind`, `back`: x where windscreen and rear window begin and end.
# `side`: x where the side windows end; `posts`: x of the pillars; `doors`: x of the gaps.
BODIES = {
    'mini': dict(L=3.6, W=0.82, r=0.30, axles=(0.68, 3.02), sill=0.2, belt=(0.74, 0.88, 0.92), top=[(0, 0.66), (0.12, 0.8), (0.62, 0.93), (0.86, 1.0), (1.5, 1.46), (1.9, 1.52), (2.8, 1.5), (3.2, 1.42), (3.5, 1.02), (3.6, 0.92)], wind=(0.9, 1.5), back=(3.2, 3.48), side=3.12, posts=(2.05,), doors=(1.02, 2.15)),
    'hatch': dict(L=4.1, W=0.88, r=0.32, axles=(0.82, 3.4), sill=0.2, belt=(0.72, 0.9, 0.98), top=[(0, 0.62), (0.12, 0.76), (0.9, 0.95), (1.15, 1.02), (1.95, 1.44), (2.3, 1.49), (3.2, 1.46), (3.62, 1.36), (3.98, 1.04), (4.1, 0.92)], wind=(1.2, 1.95), back=(3.64, 3.98), side=3.5, posts=(2.36, 3.1), doors=(1.3, 2.4, 3.06)),
    'sedan': dict(L=4.7, W=0.91, r=0.335, axles=(0.92, 3.74), sill=0.19, belt=(0.68, 0.9, 0.96), top=[(0, 0.6), (0.12, 0.73), (1.15, 0.94), (1.4, 1.0), (2.15, 1.38), (2.55, 1.44), (3.0, 1.42), (3.35, 1.34), (4.02, 1.06), (4.5, 1.04), (4.64, 0.98), (4.7, 0.86)], wind=(1.45, 2.18), back=(3.36, 4.0), side=3.62, posts=(2.62, 3.36), doors=(1.48, 2.6, 3.5)),
    'estate': dict(L=4.75, W=0.91, r=0.335, axles=(0.92, 3.76), sill=0.19, belt=(0.68, 0.9, 0.98), top=[(0, 0.6), (0.12, 0.73), (1.15, 0.94), (1.4, 1.0), (2.15, 1.4), (2.55, 1.47), (3.6, 1.45), (4.2, 1.38), (4.62, 1.04), (4.75, 0.9)], wind=(1.45, 2.18), back=(4.22, 4.6), side=4.2, posts=(2.62, 3.45), doors=(1.48, 2.6, 3.5), rails=(2.3, 4.1)),
    'limo': dict(L=5.5, W=0.94, r=0.35, axles=(0.95, 4.45), sill=0.19, belt=(0.72, 0.93, 0.98), top=[(0, 0.64), (0.12, 0.78), (1.2, 0.97), (1.42, 1.03), (2.1, 1.42), (2.5, 1.48), (3.7, 1.47), (4.1, 1.4), (4.75, 1.1), (5.3, 1.07), (5.44, 1.0), (5.5, 0.86)], wind=(1.46, 2.12), back=(4.1, 4.72), side=4.35, posts=(2.6, 3.2, 3.9), doors=(1.5, 2.6, 3.1, 4.15), chrome=True),
    'coupe': dict(L=4.5, W=0.93, r=0.345, axles=(0.9, 3.55), sill=0.17, belt=(0.62, 0.84, 0.94), top=[(0, 0.52), (0.12, 0.64), (1.2, 0.86), (1.5, 0.92), (2.2, 1.22), (2.55, 1.28), (2.9, 1.25), (4.0, 0.98), (4.38, 0.94), (4.5, 0.8)], wind=(1.55, 2.25), back=(2.98, 3.95), side=3.3, posts=(), doors=(1.55, 2.85)),
    'roadster': dict(L=4.2, W=0.91, r=0.335, axles=(0.85, 3.3), sill=0.18, belt=(0.62, 0.82, 0.9), top=[(0, 0.54), (0.12, 0.66), (1.2, 0.87), (1.6, 0.91), (2.2, 0.93), (3.2, 0.96), (3.9, 0.95), (4.1, 0.9), (4.2, 0.78)], wind=(9, 9), back=(9, 9), side=-1, posts=(), doors=(1.6, 2.7), open=(1.72, 3.15)),
    'suv': dict(L=4.6, W=0.97, r=0.41, axles=(0.92, 3.66), sill=0.32, belt=(0.98, 1.14, 1.16), top=[(0, 0.84), (0.06, 1.08), (1.12, 1.2), (1.36, 1.25), (1.84, 1.74), (2.15, 1.84), (3.7, 1.84), (4.36, 1.8), (4.54, 1.25), (4.6, 1.05)], wind=(1.4, 1.88), back=(4.38, 4.54), side=4.3, posts=(2.45, 3.42), doors=(1.42, 2.45, 3.42), cladding=True, rails=(2.0, 4.3)),
    'offroad': dict(L=4.4, W=0.95, r=0.41, axles=(0.82, 3.5), sill=0.36, belt=(1.02, 1.16, 1.18), top=[(0, 0.9), (0.06, 1.1), (1.1, 1.2), (1.35, 1.23), (1.62, 1.74), (1.85, 1.83), (3.6, 1.83), (4.26, 1.8), (4.36, 1.3), (4.4, 1.1)], wind=(1.38, 1.66), back=(4.27, 4.37), side=4.14, posts=(2.4, 3.3), doors=(1.45, 2.4, 3.26), cladding=True, rails=(1.9, 4.1)),
    'crossover': dict(L=4.4, W=0.92, r=0.36, axles=(0.88, 3.5), sill=0.24, belt=(0.82, 1.02, 1.12), top=[(0, 0.7), (0.12, 0.88), (1.0, 1.06), (1.25, 1.12), (1.95, 1.52), (2.3, 1.6), (3.1, 1.57), (3.75, 1.42), (4.28, 1.12), (4.4, 0.98)], wind=(1.3, 1.98), back=(3.6, 4.22), side=3.7, posts=(2.4, 3.3), doors=(1.35, 2.42, 3.3), cladding=True),
    'pickup': dict(L=5.3, W=0.96, r=0.4, axles=(0.95, 4.15), sill=0.34, belt=(0.98, 1.12, 1.14), top=[(0, 0.84), (0.08, 1.06), (1.15, 1.18), (1.4, 1.22), (1.98, 1.7), (2.3, 1.78), (3.0, 1.77), (3.2, 1.7), (3.36, 1.26), (3.5, 1.18), (5.2, 1.18), (5.26, 1.14), (5.3, 1.0)], wind=(1.44, 2.0), back=(9, 9), side=3.14, posts=(2.45,), doors=(1.45, 2.45, 3.3), cladding=True, bed=(3.5, 5.2)),
    'van': dict(L=4.8, W=1.0, r=0.345, axles=(0.72, 3.85), sill=0.24, belt=(0.98, 1.16, 1.16), top=[(0, 0.8), (0.08, 1.0), (0.3, 1.16), (0.42, 1.24), (1.0, 1.98), (1.35, 2.12), (4.4, 2.12), (4.66, 2.06), (4.76, 1.2), (4.8, 1.04)], wind=(0.46, 1.02), back=(4.68, 4.76), side=4.56, posts=(1.62, 2.95), doors=(0.86, 1.66, 2.95)),
    'cargo': dict(L=5.2, W=0.99, r=0.345, axles=(0.85, 4.1), sill=0.24, belt=(0.98, 1.14, 1.14), top=[(0, 0.82), (0.1, 1.0), (0.55, 1.12), (0.72, 1.18), (1.4, 1.96), (1.8, 2.2), (4.8, 2.22), (5.08, 2.16), (5.16, 1.3), (5.2, 1.04)], wind=(0.76, 1.42), back=(9, 9), side=1.9, posts=(), doors=(0.98, 1.95, 3.3)),
    'bus': dict(L=5.9, W=1.02, r=0.36, axles=(0.9, 4.6), sill=0.26, belt=(1.0, 1.2, 1.2), top=[(0, 0.84), (0.08, 1.04), (0.4, 1.18), (0.55, 1.26), (1.1, 2.1), (1.5, 2.32), (5.5, 2.34), (5.78, 2.26), (5.86, 1.4), (5.9, 1.06)], wind=(0.6, 1.12), back=(5.79, 5.85), side=5.6, posts=(1.6, 2.6, 3.6, 4.6), doors=(0.9, 1.62, 2.6)),
}
# lamps and grille by body: lamp shape; grille half width (share of W), half height, height above the sill line
FACES = {
    'mini': ('round', 0.4, 0.05, -0.12), 'hatch': ('slim', 0.5, 0.06, -0.1), 'sedan': ('slim', 0.36, 0.1, -0.06), 'estate': ('wide', 0.36, 0.09, -0.06),
    'limo': ('block', 0.34, 0.17, -0.1), 'coupe': ('slim', 0.62, 0.05, -0.14), 'roadster': ('round', 0.4, 0.08, -0.12), 'suv': ('block', 0.44, 0.17, -0.12),
    'offroad': ('round', 0.4, 0.12, -0.14), 'crossover': ('slim', 0.5, 0.12, -0.12), 'pickup': ('block', 0.5, 0.17, -0.14), 'van': ('tall', 0.46, 0.07, -0.16),
    'cargo': ('tall', 0.5, 0.06, -0.2), 'bus': ('tall', 0.4, 0.06, -0.2),
}
WHEELS = {'five': (5, 0.16), 'seven': (7, 0.1), 'ten': (10, 0.06), 'turbine': (14, 0.05), 'steel': (0, 0)}


def profile(points, x):
    p = smooth_prof(points)
    return np.interp(x, p[:, 0], p[:, 1])


def paint(color, chrome=False, clad=False, two_tone=None):
    """The material of the whole body: lacquer. Masks add glass, lamps, grille, cladding, gaps and holes."""
    m = Mat('body')
    on = lambda name: m.math('GREATER_THAN', m.attr(name), 0.0)
    base = rgb(color)
    flake = m.ramp(m.voro(900), [(0.0, 1.0), (0.6, 0.88)])
    body = m.mix(1, color, flake, 'MULTIPLY')
    if two_tone:
        body = m.mix(on('roof'), body, two_tone)
    gap = m.math('MULTIPLY', on('doors'), m.math('LESS_THAN', m.math('ABSOLUTE', m.attr('gap')), 0.006))
    body = m.mix(gap, body, '#08080a')
    lacquer = m.node('BsdfPrincipled', {'Base Color': body, 'Roughness': 0.3, 'Metallic': 0.35 if base[0] + base[1] + base[2] < 2.0 else 0.0, 'Clearcoat': 1.0, 'Clearcoat Roughness': 0.03, 'Specular': 0.5}).outputs[0]
    dark = m.node('BsdfPrincipled', {'Base Color': '#141517', 'Roughness': 0.5}).outputs[0]
    glass = m.node('BsdfPrincipled', {'Base Color': '#0b1014', 'Roughness': 0.06, 'Specular': 0.18}).outputs[0]
    # `lamp` is the depth within the lens in metres: a dark housing around a bright middle
    lampc = m.mix(m.ramp(m.math('MULTIPLY', m.attr('lamp'), 20), [(0.12, 0.0), (0.55, 1.0)]), '#39434e', '#f6f9ff')
    lamp = m.node('BsdfPrincipled', {'Base Color': lampc, 'Roughness': 0.1, 'Clearcoat': 1.0, 'Emission': '#eef6ff', 'Emission Strength': 0.08}).outputs[0]
    red = m.node('BsdfPrincipled', {'Base Color': '#a00a0c', 'Roughness': 0.12, 'Clearcoat': 1.0, 'Emission': '#d01010', 'Emission Strength': 0.25}).outputs[0]
    trim = m.node('BsdfPrincipled', {'Base Color': '#d8dade' if chrome else '#0c0d0f', 'Roughness': 0.16 if chrome else 0.4, 'Metallic': 1.0 if chrome else 0.0}).outputs[0]

    bright = m.node('BsdfPrincipled', {'Base Color': '#d8dade', 'Roughness': 0.16, 'Metallic': 1.0}).outputs[0]

    def over(under, top, fac):
        n = m.node('MixShader', {'Fac': fac})
        m.t.links.new(under, n.inputs[1])
        m.t.links.new(top, n.inputs[2])
        return n.outputs[0]

    sh = over(lacquer, trim, m.math('GREATER_THAN', m.attr('glass'), -0.022))
    sh = over(sh, glass, on('glass'))
    sh = over(sh, dark, on('dark'))
    sh = over(sh, bright, on('shine'))
    sh = over(sh, dark, m.math('GREATER_THAN', m.attr('lamp'), -0.015))
    sh = over(sh, lamp, on('lamp'))
    sh = over(sh, red, on('red'))
    if clad:
        sh = over(sh, dark, on('clad'))
    sh = over(sh, m.node('BsdfTransparent', {}).outputs[0], on('hole'))
    m.t.links.new(sh, m.node('OutputMaterial').inputs[0])
    return m.m


def loft(b, color, two_tone=None):
    """The surface of the body. Returns its half width at each x, to place parts at its sides."""
    L, W = b['L'], b['W']
    N = 420
    x = L * (0.5 - 0.5 * np.cos(np.linspace(0, PI, N))) * 0.35 + np.linspace(0, L, N) * 0.65
    T = profile(b['top'], x)
    belt = np.interp(x, [0, L * 0.45, L], b['belt'])
    B = np.minimum(belt, T - 0.03)
    h = T - B
    # plan: round at nose and tail
    nose, tail = np.clip(x / 0.75, 0, 1), np.clip((L - x) / 0.5, 0, 1)
    w = W * (0.66 + 0.34 * (1 - (1 - nose)**2.6)**0.5) * (0.74 + 0.26 * (1 - (1 - tail)**2.8)**0.5)
    up = 0.16 * np.clip(1 - x / 0.5, 0, 1)**2 + 0.2 * np.clip(1 - (L - x) / 0.6, 0, 1)**2
    zb = b['sill'] + up
    n1, n2, n3 = 16, 70, 90
    t = np.linspace(0, 1, n2)[None]
    k = lambda a: np.asarray(a)[:, None]
    low_y = np.linspace(0, 0.9, n1)[None] * k(w)
    low_z = k(zb) + 0.0 * low_y
    bulge = 1 - 0.10 * (abs(t - 0.6) / 0.6)**2.4
    crease = 0.02 * np.minimum(t / 0.8, (1 - t) / 0.2)
    side_y = k(w) * bulge + crease
    side_z = k(zb) + (k(B) - k(zb)) * t
    top_w = side_y[:, -1]
    n = 2.1 + 2.6 * sstep(0.08, 0.4, h)
    a = np.linspace(0, PI / 2, n3)[None]
    c, s = np.cos(a)**(2 / k(n)), np.sin(a)**(2 / k(n))
    tumble = 1 - 0.30 * k(h) * s / 1.0 * (0.8 if b['top'][5][1] > 1.75 else 1.0)
    inset = 1 - 0.02 * sstep(0, 0.12, k(h) * s)
    up_y = k(top_w) * c * tumble * inset
    up_z = k(B) + k(h) * s
    Y = np.concatenate([low_y, side_y, up_y], 1)
    Z = np.concatenate([low_z, side_z, up_z], 1)
    X = np.broadcast_to(k(x), Y.shape).copy()
    # blunt ends: the last stations shrink toward the middle of the face
    P = np.concatenate([np.stack([X, Y, Z], -1), np.stack([X, -Y, Z], -1)[:, ::-1]], 1)
    rounds = 14
    caps = []
    for end, sign in ((P[0], -1), (P[-1], 1)):
        mid = end.mean(0)
        rows = []
        for q in np.linspace(0, 1, rounds + 1)[1:]:
            f = math.sqrt(max(0.0, 1 - q**2.4)) if q < 1 else 0.0
            row = mid + (end - mid) * [1, 0.0 + f, 0.0 + f]
            row[:, 0] = end[:, 0] + sign * 0.11 * math.sin(q * PI / 2)
            rows.append(row)
        caps.append(rows)
    P = np.concatenate([np.array(caps[0][::-1]), P, np.array(caps[1])], 0)
    # masks
    pad = lambda A: np.concatenate([np.repeat(A[:1], rounds, 0), A, np.repeat(A[-1:], rounds, 0)], 0)
    Xs, Ya, Zs = P[..., 0], abs(P[..., 1]), P[..., 2]
    hh, BB, TT, ww = (pad(np.repeat(k(v), P.shape[1], 1)) for v in (h, B, T, w))
    pz = (Zs - BB) / np.maximum(hh, 1e-3)
    yb = pad(np.repeat(k(top_w), P.shape[1], 1)) * (1 - 0.30 * np.clip(Zs - BB, 0, 2) * (0.8 if b['top'][5][1] > 1.75 else 1.0))
    qy = Ya / np.maximum(yb, 1e-3)
    upper = Zs > BB + 0.004
    far = -9.0 * np.ones_like(Xs)
    x1, x2 = b['wind']
    lean = (Zs - BB)
    post = np.full_like(Xs, 9.0)
    for p in b['posts']:
        post = np.minimum(post, abs(Xs - p) - 0.035)
    sideg = np.minimum.reduce([Zs - BB - 0.035, (0.83 - pz) * hh, b['side'] - 0.45 * lean - Xs, post, Xs - x1 - 0.16, (hh - 0.19) * 0.6])
    sideg = np.where(upper, sideg, far)
    front = np.where(upper, np.minimum.reduce([Xs - x1 - 0.03, x2 - 0.02 - Xs, (0.84 - qy) * yb]), far)
    y1, y2 = b['back']
    rear = np.where(upper, np.minimum.reduce([Xs - y1, y2 - Xs, (0.84 - qy) * yb]), far)
    glass = np.maximum.reduce([sideg, front, rear])
    nz = b['belt'][0]
    lamp_z = nz - 0.1
    shape, gw, gh, gz = FACES[b['body']]
    if shape == 'round':
        lamp = np.minimum(0.5 - Xs, 0.125 - np.hypot((Ya - W * 0.6), (Zs - lamp_z - 0.02)))
    elif shape == 'tall':
        lamp = np.minimum.reduce([0.42 - Xs, 0.15 - abs(Zs - lamp_z + 0.02 - 0.5 * Xs), Ya - W * 0.66])
    elif shape == 'block':
        lamp = np.minimum.reduce([0.34 - Xs, 0.085 - abs(Zs - lamp_z + 0.01), Ya - W * (gw + 0.06)])
    else:
        lamp = np.minimum.reduce([0.36 - Xs, (0.052 if shape == 'wide' else 0.036) - abs(Zs - lamp_z - 0.04 - 0.16 * (Ya - 0.6)), Ya - W * (0.5 if shape == 'wide' else 0.42)])
    grille = np.minimum.reduce([0.13 - Xs, W * gw - Ya, gh - abs(Zs - lamp_z - gz - 0.08)])
    bars = np.where(np.sin((Zs if shape != 'block' else Ya) * 120) > 0.2, grille - 0.012, far)
    frame_ = np.minimum(grille + 0.022, 0.03 - grille)
    intake = np.minimum.reduce([0.16 - Xs, W * 0.6 - Ya, 0.07 - abs(Zs - b['sill'] - 0.2)])
    under = np.where(Zs < b['sill'] + 0.035, 1.0, far)
    dark = np.maximum.reduce([grille, intake, np.minimum(under, b['sill'] + 0.03 - Zs)])
    shine = np.maximum(bars, frame_)
    if 'bed' in b:
        dark = np.maximum(dark, np.where(upper & (b['bed'][0] < 0), np.minimum.reduce([Xs - b['bed'][0], b['bed'][1] - Xs, (0.9 - qy) * yb]), far))
    tail_z = b['belt'][2] - 0.1
    red = np.minimum.reduce([Xs - L + 0.24, 0.085 - abs(Zs - tail_z), Ya - W * 0.5])
    hole = far
    clad = np.where(Zs < b['sill'] + 0.16, b['sill'] + 0.16 - Zs, far)
    for ax in b['axles']:
        d = np.hypot(Xs - ax, Zs - b['r'])
        hole = np.maximum(hole, b['r'] + 0.05 - d)
        clad = np.maximum(clad, b['r'] + 0.13 - d)
    hole = np.where((Ya > 0.3) & (Zs < BB - 0.04), hole, far)
    for key, edge in (('bed', 0.88), ('open', 0.86)):
        if key in b:
            x0, x3 = b[key]
            hole = np.maximum(hole, np.where(upper, np.minimum.reduce([Xs - x0 - 0.06, x3 - 0.08 - Xs, (edge - qy) * yb]), far))
    gap = np.full_like(Xs, 9.0)
    for g in b['doors']:
        gap = np.where(abs(Xs - g) < abs(gap), Xs - g, gap)
    doors = np.minimum.reduce([Zs - b['sill'] - 0.12, BB + 0.02 - Zs, Ya - 0.5])
    roof = np.where(upper, np.minimum(pz - 0.83, Xs - x2 + 0.1), far)
    flat = {n_: v.reshape(-1) for n_, v in dict(glass=glass, lamp=lamp, dark=dark, red=red, hole=hole, clad=clad, gap=gap, doors=doors, roof=roof, shine=shine).items()}
    m = paint(color, chrome=b.get('chrome', False), clad=b.get('cladding', False), two_tone=two_tone)
    grid('body', np.transpose(P, (1, 0, 2)), m, True, {n_: np.transpose(v.reshape(Xs.shape)).reshape(-1) for n_, v in flat.items()})
    return x, w


def wheel(at, r, kind='five', width=0.22, rim='#c4c8cc', dark='#1a1b1d'):
    with Group(at, (PI / 2, 0, 0)):
        rubber = simple('rubber', '#141416', 0.75)
        R = r * 0.68
        lathe('tyre', smooth_prof([(R, -width * 0.42), (R * 1.1, -width * 0.5), (r * 0.96, -width * 0.48), (r, -width * 0.34), (r, width * 0.34), (r * 0.96, width * 0.48), (R * 1.1, width * 0.5), (R, width * 0.42)]), rubber, 128)
        m = metal(rim, 0.22)
        lathe('rim', [(R * 0.9, -width * 0.3), (R * 0.93, width * 0.34), (R * 1.02, width * 0.46), (R * 1.03, width * 0.44)], m, 96)
        disc('brake', R * 0.62, 0.03, metal('#8a8c90', 0.35), (0, 0, width * 0.05))
        disc('well', R * 0.95, 0.02, simple('shade', '#0c0c0e', 0.8), (0, 0, -width * 0.1))
        n, w = WHEELS[kind]
        if n == 0:
            lathe('plate', smooth_prof([(0, width * 0.3), (R * 0.3, width * 0.28), (R * 0.5, width * 0.12), (R * 0.8, width * 0.3), (R * 0.95, width * 0.36)]), m, 96)
        for i in range(n):
            a = i * TAU / n
            o = extrude('spoke', [(R * 0.1, -w * R * 0.9), (R * 0.95, -w * R * 0.6), (R * 0.95, w * R * 0.6), (R * 0.1, w * R * 0.9)], width * 0.26, width * 0.4, m, 0.008)
            o.rotation_euler = (0, 0, a)
        disc('hub', R * 0.24, width * 0.16, m, (0, 0, width * 0.28), bevel=0.02)


def seat(at, color='#7a4a2c'):
    m = leather(color)
    with Group(at, (0, 0, 0), 0.82):
        slab('cushion', (0.5, 0.5, 0.16), m, (0, 0, 0), 0.12, 0.06)
        slab('rest', (0.16, 0.5, 0.62), m, (0.28, 0, 0.06), 0.07, 0.06, (0, 0.22, 0))
        slab('head', (0.12, 0.28, 0.18), m, (0.43, 0, 0.68), 0.05, 0.05, (0, 0.22, 0))


def car(seed=1, body='sedan', color='#8a1418', wheels='five', two_tone=None, rim='#c4c8cc', box_on_roof=False, sign=None, tint='#c4cad2', awning=None, turn=0.58, seats='#7a4a2c', elev=11, span=3.3, cargo=False):
    """A car in a studio, seen from its front corner."""
    b = dict(BODIES[body], body=body)
    k = 3.0 / b['L']
    L, W = b['L'], b['W']
    with Group((0, 0, 0), (0, 0, turn), k):
        with Group((-L / 2, 0, 0)):
            x, w = loft(b, color, two_tone)
            for ax in b['axles']:
                for s in (-1, 1):
                    y = s * (W - 0.1)
                    with Group((ax, y, b['r']), (0, 0, 0 if s < 0 else PI)):
                        wheel((0, 0, 0), b['r'], wheels, 0.23, rim)
                    o = lathe('arch', [(0, 0), (b['r'] + 0.07, 0), (b['r'] + 0.07, 0.42)], simple('arch', '#08080a', 0.9), 64)
                    o.location, o.rotation_euler = (ax, s * (W - 0.5), b['r']), (-s * PI / 2, 0, 0)
            dark = plastic('#101113', 0.4)
            chrome = metal('#d8dade', 0.15)
            lacquer = simple('lacquer', color, 0.3, Clearcoat=1.0)
            mx = max(b['wind'][0], 1.0) + 0.32 if b['wind'][0] < 8 else 1.95
            mz = float(np.interp(mx, [0, L * 0.45, L], b['belt'])) + 0.07
            for s in (-1, 1):
                blob('mirror', 0.13, lacquer, (mx, s * (W + 0.06), mz), (0.6, 0.95, 0.62), sub=4)
                rod([(mx, s * (W - 0.1), mz - 0.06), (mx, s * (W + 0.04), mz - 0.02)], 0.03, dark)
                for d in b['doors'][1:3]:
                    slab('handle', (0.2, 0.03, 0.035), chrome if b.get('chrome') else lacquer, (d - 0.16, s * (W - 0.012), float(np.interp(d, [0, L * 0.45, L], b['belt'])) - 0.13), 0.012, 0.01)
                if 'rails' in b:
                    r0, r1 = b['rails']
                    xs = np.linspace(r0, r1, 12)
                    z = profile(b['top'], xs)
                    yy = W * (1 - 0.2 * (z.max() - 0.9)) * 0.72
                    rod([(r0, s * yy, z[0] - 0.06)] + [(a, s * yy, zz + 0.02) for a, zz in zip(xs[1:-1], z[1:-1])] + [(r1, s * yy, z[-1] - 0.06)], 0.022, dark)
            nz = b['belt'][0] - 0.1
            s = Sheet(320, 80, '#f6f4ec')
            s.text(160, 40, 'SOUK 24', 52, '#14284a', 'narrow', True)
            screen(s.save(), 0.5, 0.12, (-0.125, 0, b['sill'] + 0.34), (0, 0, -PI / 2), 0.0)
            if 'bed' in b:
                x0, x3 = b['bed']
                liner = plastic('#1c1d1f', 0.6)
                box('floor', (x3 - x0, W * 1.66, 0.04), liner, ((x0 + x3) / 2, 0, 0.74), bevel=0.01)
                for yy in (-1, 1):
                    box('wall', (x3 - x0, 0.04, 0.4), liner, ((x0 + x3) / 2, yy * W * 0.83, 0.94), bevel=0.01)
                for xx in (x0 + 0.04, x3 - 0.06):
                    box('wall', (0.04, W * 1.66, 0.4), liner, (xx, 0, 0.94), bevel=0.01)
                if cargo:
                    for (cx, cy, cs, cc) in ((x0 + 0.42, -0.3, 0.62, '#b07a44'), (x0 + 0.5, 0.42, 0.52, '#c8955c'), (x0 + 1.15, -0.34, 0.5, '#a86c38')):
                        slab('crate', (cs, cs, cs * 0.95), simple('card', cc, 0.7), (cx, cy, 0.76), 0.02, 0.015, (0, 0, 0.1 * cy))
                        slab('tape', (cs * 1.01, 0.07, cs * 0.96), simple('tape', '#e0c08a', 0.4), (cx, cy, 0.76), 0.005, 0.004, (0, 0, 0.1 * cy))
            if 'open' in b:
                x0, x3 = b['open']
                box('floor', (x3 - x0, W * 1.6, 0.04), leather('#2a1c14'), ((x0 + x3) / 2, 0, 0.42), bevel=0.01)
                for yy in (-1, 1):
                    box('door lining', (x3 - x0, 0.05, 0.46), leather(seats), ((x0 + x3) / 2, yy * W * 0.84, 0.64), bevel=0.02)
                slab('dashboard', (0.3, W * 1.6, 0.2), leather('#1c1512'), (x0 + 0.16, 0, 0.7), 0.08, 0.05)
                for yy in (-0.36, 0.36):
                    seat((2.3, yy, 0.5), seats)
                    seat((2.8, yy, 0.5), seats)
                o = lathe('steering', smooth_prof([(0.15, -0.015), (0.18, -0.015), (0.18, 0.015), (0.15, 0.015), (0.15, -0.015)]), dark, 48)
                o.location, o.rotation_euler = (2.0, 0.36, 0.92), (0, -1.1, 0)
                w0, w1 = (1.66, 0.9), (2.1, 1.27)
                frame = [(w0[0], -0.76, w0[1] - 0.03), (w1[0], -0.62, w1[1]), (w1[0] - 0.04, 0, w1[1] + 0.03), (w1[0], 0.62, w1[1]), (w0[0], 0.76, w0[1] - 0.03)]
                rod(frame, 0.028, lacquer)
                u, v = np.meshgrid(np.linspace(-1, 1, 30), np.linspace(0, 1, 12), indexing='ij')
                grid('windscreen', np.stack([w0[0] + (w1[0] - w0[0]) * v - 0.05 * (1 - u * u), u * (0.74 - 0.13 * v), w0[1] + (w1[1] - w0[1]) * v], -1), clear(tint='#b8ccc8', weight=0.3))
            if box_on_roof:
                zr = float(profile(b['top'], np.array([L * 0.6]))[0])
                for x in (L * 0.58 - 0.5, L * 0.58 + 0.5):
                    box('bar', (0.06, 1.1, 0.06), dark, (x, 0, zr - 0.01))
                slab('roof box', (1.7, 0.8, 0.34), plastic('#2a2c30', 0.3), (L * 0.58, 0, zr - 0.05), 0.2, 0.12)
            if sign:
                zr = float(profile(b['top'], np.array([L * 0.55]))[0])
                s = Sheet(240, 80, '#f8d020')
                s.text(120, 40, sign, 54, '#141414', 'gothic', True)
                t = printed(s.save(), 0.3, Emission_Strength=0.2)
                faces_box('sign', (0.16, 0.6, 0.2), [simple('side', '#f8d020', 0.3), t, simple('side', '#f8d020', 0.3), t, simple('side', '#f8d020', 0.3), simple('side', '#f8d020', 0.3)], (L * 0.52, 0, zr - 0.01), (0, 0, 0), 0.03)
            if awning:
                zr = float(profile(b['top'], np.array([L * 0.6]))[0])
                slab('pop-up', (2.0, 1.3, 0.1), plastic('#f0eee8', 0.4), (L * 0.6, 0, zr + 0.42), 0.2, 0.04, (0, -0.2, 0))
                for s in (-1, 1):
                    V = [(L * 0.6 - 0.9, s * 0.58, zr), (L * 0.6 + 0.9, s * 0.58, zr), (L * 0.6 + 0.92, s * 0.6, zr + 0.62), (L * 0.6 - 0.95, s * 0.6, zr + 0.26)]
                    mesh('canvas', V, [[0, 1, 2, 3]], cloth(awning), smooth=False)
                V = [(L * 0.6 - 0.9, -0.58, zr), (L * 0.6 - 0.9, 0.58, zr), (L * 0.6 - 0.95, 0.6, zr + 0.26), (L * 0.6 - 0.95, -0.6, zr + 0.26)]
                mesh('canvas', V, [[0, 1, 2, 3]], cloth(awning), smooth=False)
    high = max(z for _, z in b['top']) * k
    showroom(span, (-0.07, 0, high * 0.46), tint, elev)


def showroom(span, target, tint='#c4cad2', elev=11):
    floor = Mat('floor')
    f = floor.done(floor.mix(floor.ramp(floor.noise(0.8, 3), [(0.3, 0.0), (0.7, 0.2)]), tint, '#a8aeb8'), 0.28)
    stage(f, simple('back', tint, 0.9), key=210, fill=70, rim=120, world=0.34, warm=(1, 0.98, 0.95))
    softbox((0.4, 1.6, 4.2), 150, (5.0, 1.2), (0, 0, 0.3))
    softbox((-4.0, -2.6, 2.0), 80, (0.9, 3.0), (0, 0, 0.5))
    softbox((3.2, -4.0, 1.6), 60, (3.0, 0.6), (0, 0, 0.5))
    camera(span, target, elev, 0, 80, 4.0)


def scooter(seed=1, color='#2a7a78', box_on=False, tint='#c4cad2', second='#f0ece2'):
    """A town scooter with a step-through frame."""
    lac, dark, chrome = simple('lacquer', color, 0.25, Clearcoat=1.0), plastic('#17181a', 0.5), metal('#d4d6da', 0.15)
    cream = simple('second', second, 0.25, Clearcoat=0.8)
    r = 0.22
    with Group((0, 0, 0), (0, 0, 0.5), 1.5):
        for x in (-0.66, 0.6):
            wheel((x, 0, r), r, 'five', 0.12)
            with Group((x, 0, r), (0, 0, PI)):
                wheel((0, 0, 0), r, 'five', 0.12)
        # apron: a curved shield
        u, v = np.meshgrid(np.linspace(-1, 1, 40), np.linspace(0, 1, 50), indexing='ij')
        wid = 0.24 * (1 - 0.35 * v**3) * (1 - 0.25 * (1 - v)**4)
        grid('apron', np.stack([-0.36 - 0.13 * v - 0.09 * (1 - u * u) + 0.03 * v, u * wid, 0.2 + 0.6 * v], -1), lac, thick=0.03, sub=1)
        slab('floor', (0.5, 0.4, 0.07), lac, (-0.14, 0, 0.2), 0.06, 0.03)
        slab('mat', (0.42, 0.32, 0.015), dark, (-0.14, 0, 0.27), 0.05, 0.005)
        # tail: an egg-shaped body over the rear wheel
        th, ph = np.meshgrid(np.linspace(0, TAU, 120, endpoint=False), np.linspace(-PI / 2, PI / 2, 60), indexing='ij')
        e = lambda a, p: np.sign(a) * abs(a)**p
        bx = 0.5 * e(np.cos(th), 0.8) * np.cos(ph)**0.7
        by = 0.22 * e(np.sin(th), 0.8) * np.cos(ph)**0.7
        bz = 0.25 * e(np.sin(ph), 0.8)
        bx2 = 0.42 + bx + 0.06 * bz
        bz2 = 0.50 + bz + 0.14 * np.clip(bx, -1, 1) * (bz < 0) * 0.9
        grid('tail', np.stack([bx2, by * (1 - 0.25 * np.clip(bx / 0.5, 0, 1)), bz2], -1), lac, True)
        slab('seat', (0.86, 0.3, 0.13), leather('#5a3420' if second != '#17181a' else '#1c1c1e'), (0.36, 0, 0.71), 0.14, 0.06, (0, -0.03, 0))
        blob('guard', 0.25, lac, (-0.66, 0, 0.3), (1.0, 0.42, 0.72), sub=5)
        rod([(-0.64, 0, 0.3), (-0.5, 0, 0.82), (-0.47, 0, 0.98)], 0.035, chrome)
        blob('head', 0.14, lac, (-0.5, 0, 0.94), (0.9, 1.15, 0.8), sub=5)
        with Group((-0.6, 0, 0.94), (0, -PI / 2, 0)):
            lathe('lamp ring', smooth_prof([(0.085, 0), (0.1, 0.02), (0.085, 0.05), (0.08, 0.05)]), chrome, 64)
            lathe('lamp', smooth_prof([(0.085, 0.03), (0.05, 0.055), (0, 0.06)]), simple('lamp', '#f6faff', 0.08, Emission='#ffffff', Emission_Strength=0.5, Clearcoat=1.0), 64)
        for s in (-1, 1):
            rod([(-0.48, s * 0.08, 0.98), (-0.44, s * 0.28, 1.02)], 0.018, chrome)
            rod([(-0.44, s * 0.26, 1.02), (-0.41, s * 0.38, 1.02)], 0.028, dark)
            rod([(-0.46, s * 0.2, 1.0), (-0.46, s * 0.26, 1.16)], 0.008, chrome)
            blob('mirror', 0.06, dark, (-0.46, s * 0.27, 1.19), (0.35, 1.0, 0.8), sub=4)
        blob('tail lamp', 0.07, simple('red', '#a00a0c', 0.1, Clearcoat=1.0), (0.9, 0, 0.56), (0.5, 1.0, 0.8), sub=4)
        rod([(0.3, -0.2, 0.2), (0.6, -0.2, 0.2), (0.9, -0.2, 0.28)], 0.05, metal('#8a8c90', 0.3))
        rod([(0.05, 0.1, 0.22), (0.12, 0.26, 0.02)], 0.015, dark)
        slab('plinth', (0.3, 0.3, 0.2), dark, (0.42, 0, 0.14), 0.05, 0.04)
        if box_on:
            slab('box', (0.44, 0.46, 0.42), plastic(second, 0.4), (0.8, 0, 0.86), 0.06, 0.04)
            s = Sheet(240, 120, second)
            s.text(120, 60, 'SOUK', 64, '#ffffff', 'gothic', True)
            screen(s.save(), 0.3, 0.15, (0.8, -0.232, 1.08), (0, 0, 0), 0.0)
    showroom(3.3, (0.05, 0, 0.86), tint, 12)


def motorbike(seed=1, color='#b01c18', tint='#c4cad2'):
    lac, dark, chrome = simple('lacquer', color, 0.22, Clearcoat=1.0), plastic('#17181a', 0.5), metal('#cfd2d6', 0.18)
    r = 0.31
    with Group((0, 0, 0), (0, 0, 0.42), 1.36):
        for x in (-0.74, 0.7):
            for turn in (0, PI):
                with Group((x, 0, r), (0, 0, turn)):
                    wheel((0, 0, 0), r, 'five', 0.14 if x < 0 else 0.18, '#2c2d31')
        for s in (-1, 1):
            rod([(-0.74, s * 0.11, r), (-0.46, s * 0.11, 0.96)], 0.028, metal('#d8a83c', 0.2))
            rod([(0.7, s * 0.12, r), (0.2, s * 0.12, 0.42)], 0.03, dark)
            rod([(-0.44, s * 0.06, 0.98), (-0.4, s * 0.26, 1.02), (-0.3, s * 0.36, 0.98)], 0.016, dark)
            rod([(-0.34, s * 0.32, 1.0), (-0.24, s * 0.41, 0.97)], 0.024, dark)
            rod([(-0.42, s * 0.2, 1.02), (-0.44, s * 0.28, 1.16)], 0.008, dark)
            blob('mirror', 0.06, dark, (-0.44, s * 0.29, 1.18), (0.4, 1.0, 0.7), sub=4)
        blob('tank', 0.32, lac, (-0.1, 0, 0.86), (1.15, 0.62, 0.56), 0.02, 1.0, 3, 5)
        blob('tail', 0.26, lac, (0.56, 0, 0.88), (1.35, 0.46, 0.36), sub=5)
        slab('seat', (0.62, 0.26, 0.1), leather('#1a1a1c'), (0.38, 0, 0.86), 0.1, 0.05, (0, -0.12, 0))
        blob('cowl', 0.17, lac, (-0.54, 0, 0.92), (0.8, 0.85, 0.95), sub=5)
        with Group((-0.66, 0, 0.92), (0, -PI / 2 - 0.1, 0)):
            lathe('lamp', smooth_prof([(0.1, 0), (0.08, 0.035), (0, 0.05)]), simple('lamp', '#f6faff', 0.06, Emission='#ffffff', Emission_Strength=0.6, Clearcoat=1.0), 64)
        slab('engine', (0.5, 0.3, 0.34), metal('#6a6c70', 0.4), (0.0, 0, 0.3), 0.08, 0.04)
        for i in range(6):
            slab('fin', (0.34, 0.36, 0.018), metal('#8e9094', 0.35), (-0.1, 0, 0.5 + 0.036 * i), 0.06, 0.005, (0, 0.2, 0))
        disc('cover', 0.14, 0.05, metal('#9a9ca0', 0.3), (0.1, -0.15, 0.42), (PI / 2, 0, 0), 0.02)
        rod([(-0.2, -0.12, 0.55), (-0.32, -0.15, 0.35), (-0.1, -0.18, 0.2), (0.4, -0.2, 0.24), (0.85, -0.22, 0.42)], 0.035, chrome)
        rod([(0.4, -0.21, 0.26), (0.86, -0.23, 0.44)], 0.06, metal('#3a3b40', 0.3))
        rod([(-0.42, 0, 0.9), (-0.1, 0, 0.6), (0.2, 0, 0.42)], 0.05, dark)
        rod([(-0.1, 0, 0.7), (0.3, 0, 0.74), (0.2, 0, 0.4)], 0.04, dark)
        a = np.linspace(0.7, 2.7, 40)
        tubes('guard', [np.stack([-0.74 + (r + 0.05) * np.cos(a), 0 * a, r + (r + 0.05) * np.sin(a)], -1)], 0.085, lac, 16, flat=0.25)
        blob('tail lamp', 0.05, simple('red', '#a00a0c', 0.1, Clearcoat=1.0), (0.9, 0, 0.9), (0.5, 1.2, 0.6), sub=4)
        rod([(0.1, 0.12, 0.24), (0.2, 0.3, 0.01)], 0.018, dark)
    showroom(3.3, (0, 0, 0.8), tint, 12)


def bicycle(seed=1, color='#2a6a4a', town=False, tint='#c4cad2', basket=False):
    """A bicycle: a hill bike with knobbly tyres, or a town bike with guards and a basket."""
    lac, dark, chrome = simple('lacquer', color, 0.22, Clearcoat=1.0), plastic('#17181a', 0.5), metal('#cfd2d6', 0.18)
    R = 0.345
    with Group((0, 0, 0), (0, 0, 0.34), 1.52):
        for x in (-0.55, 0.52):
            with Group((x, 0, R), (PI / 2, 0, 0)):
                w = 0.02 if town else 0.032
                knob = None if town else (lambda P: 0.006 * np.sign(np.cos(np.arctan2(P[..., 1], P[..., 0]) * 60)) * (np.hypot(P[..., 0], P[..., 1]) > R - 0.012))
                a = np.linspace(0, TAU, 24)
                lathe('tyre', [(R - w + w * math.cos(t), w * math.sin(t)) for t in a], simple('rubber', '#161617', 0.8), 240, knob)
                lathe('rim', [(R - 2.1 * w, -0.012), (R - 1.7 * w, -0.014), (R - 1.7 * w, 0.014), (R - 2.1 * w, 0.012), (R - 2.1 * w, -0.012)], chrome if town else dark, 96)
                disc('hub', 0.03, 0.08, chrome, (0, 0, -0.04), n=32)
                for i in range(28):
                    t = i * TAU / 28
                    rod([(0.025 * math.cos(t + 0.5), 0.025 * math.sin(t + 0.5), 0.03 * (-1)**i), ((R - 2 * w) * math.cos(t), (R - 2 * w) * math.sin(t), 0)], 0.0022, chrome, 6)
                if not town:
                    disc('brake', 0.08, 0.006, metal('#a8aaae', 0.3), (0, 0, 0.045), n=48)
        head, bb, seat_top, rear, front = (-0.36, 0, 0.78), (-0.02, 0, 0.29), (0.16, 0, 0.74), (0.52, 0, R), (-0.55, 0, R)
        low = (-0.39, 0, 0.66)
        t = 0.021 if town else 0.026
        if town:
            rod([low, (-0.2, 0, 0.42), bb], t, lac)
            rod([head, (-0.15, 0, 0.58), (0.06, 0, 0.46)], t * 0.8, lac)
        else:
            rod([low, bb], t, lac)
            rod([head, (0.13, 0, 0.68)], t, lac)
        rod([bb, seat_top], t, lac)
        for s in (-1, 1):
            rod([bb, (rear[0], s * 0.05, rear[2])], 0.012, lac)
            rod([(0.13, 0, 0.66), (rear[0], s * 0.05, rear[2])], 0.011, lac)
            rod([(-0.41, s * 0.05, 0.6), (front[0], s * 0.05, front[2])], 0.017, dark if not town else lac)
        rod([(-0.41, 0, 0.6), (-0.345, 0, 0.86)], 0.024, lac)
        rod([seat_top, (0.19, 0, 0.88)], 0.014, chrome)
        blob('saddle', 0.14, leather('#6a3c1c' if town else '#1a1a1c'), (0.19, 0, 0.9), (1.0, 0.62, 0.28), sub=5)
        bar = [(-0.24, -0.28, 0.95), (-0.36, -0.22, 0.97), (-0.35, 0, 0.9), (-0.36, 0.22, 0.97), (-0.24, 0.28, 0.95)] if town else [(-0.34, -0.34, 0.9), (-0.35, -0.12, 0.89), (-0.36, 0, 0.87), (-0.35, 0.12, 0.89), (-0.34, 0.34, 0.9)]
        rod(bar, 0.013, chrome if town else dark)
        for p, q in ((bar[0], bar[1]), (bar[-1], bar[-2])):
            p, q = np.array(p), np.array(q)
            rod([tuple(p), tuple(p + (q - p) * 0.6)], 0.02, dark)
        with Group(bb, (PI / 2, 0, 0)):
            lathe('chainring', [(0.07, 0.05), (0.09, 0.05), (0.09, 0.056), (0.07, 0.056), (0.07, 0.05)], dark, 64)
            for i in range(5):
                rod([(0, 0, 0.05), (0.075 * math.cos(i * TAU / 5), 0.075 * math.sin(i * TAU / 5), 0.05)], 0.008, dark, 8)
        for s in (-1, 1):
            rod([(-0.02, -0.06 * s, 0.29), (-0.02 + 0.12 * s, -0.08 * s, 0.29 - 0.11 * s)], 0.012, chrome)
            box('pedal', (0.09, 0.08, 0.02), dark, (-0.02 + 0.12 * s, -0.13 * s, 0.29 - 0.11 * s))
        for z in (0.085, -0.045):
            rod([(-0.02, -0.055, 0.29 + z), (0.52, -0.055, R + z * 0.5)], 0.005, metal('#4a4b50', 0.4), 6)
        if town:
            for x in (-0.55, 0.52):
                a = np.linspace(0.3, PI - 0.1, 30) if x > 0 else np.linspace(0.6, PI - 0.5, 30)
                tubes('guard', [np.stack([x + (R + 0.03) * np.cos(a), 0 * a, R + (R + 0.03) * np.sin(a)], -1)], 0.03, lac, 12, flat=0.3)
            rod([(-0.46, 0, 0.82), (-0.47, 0, 0.8)], 0.04, chrome)
        if basket:
            wick = simple('wicker', '#b0804a', 0.7)
            for i in range(7):
                z = 0.72 + 0.035 * i
                g = 0.11 + 0.006 * i
                rod([(-0.56 + c * g, d * (g + 0.05), z) for c, d in ((-1, -1), (1, -1), (1, 1), (-1, 1), (-1, -1))], 0.009, wick, 6)
            for i in range(9):
                d = -0.16 + 0.04 * i
                rod([(-0.67, d, 0.72), (-0.71, d * 1.15, 0.94)], 0.006, wick, 6)
            slab('base', (0.24, 0.32, 0.015), wick, (-0.56, 0, 0.71), 0.04, 0.004)
    showroom(3.15, (0, 0, 0.72), tint, 10)
