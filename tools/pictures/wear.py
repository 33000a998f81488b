"""Clothes lie flat, seen from above; shoes and bags stand."""
from shapes import *

# outlines of the right half, from the middle of the neck down; mirrored
HALVES = {
    'shirt': [(0.0, 1.12), (0.26, 1.2), (0.42, 1.2), (0.9, 1.02), (1.36, 0.1), (1.02, -0.04), (0.78, 0.48), (0.76, -0.4), (0.78, -1.25), (0.0, -1.27)],
    'long': [(0.0, 1.12), (0.26, 1.22), (0.42, 1.22), (0.88, 1.04), (1.12, 0.2), (1.3, -0.95), (1.04, -1.0), (0.82, 0.1), (0.74, 0.46), (0.74, -0.5), (0.76, -1.28), (0.0, -1.32)],
    'coat': [(0.0, 1.12), (0.3, 1.26), (0.46, 1.24), (0.92, 1.04), (1.16, 0.2), (1.32, -0.85), (1.02, -0.92), (0.84, 0.1), (0.8, 0.4), (0.82, -0.6), (0.92, -1.6), (0.0, -1.64)],
    'robe': [(0.0, 1.3), (0.22, 1.4), (0.36, 1.38), (0.78, 1.2), (1.14, -0.1), (0.88, -0.18), (0.66, 0.55), (0.66, -0.4), (0.84, -1.75), (0.0, -1.8)],
    'abaya': [(0.0, 1.3), (0.2, 1.4), (0.36, 1.38), (0.8, 1.22), (1.4, -0.1), (1.02, -0.42), (0.68, 0.4), (0.74, -0.5), (1.02, -1.75), (0.0, -1.82)],
    'vest': [(0.0, 0.86), (0.3, 1.2), (0.5, 1.2), (0.56, 0.8), (0.72, 0.45), (0.72, -0.4), (0.74, -1.2), (0.0, -1.22)],
    'dress': [(0.0, 0.95), (0.26, 1.35), (0.46, 1.35), (0.56, 0.95), (0.62, 0.6), (0.46, 0.1), (0.62, -0.5), (1.1, -1.6), (0.0, -1.72)],
    'jeans': [(0.0, 1.55), (0.6, 1.55), (0.72, 0.9), (0.74, -0.4), (0.66, -1.6), (0.22, -1.62), (0.12, -0.4), (0.02, 0.62), (0.0, 0.6)],
    'shorts': [(0.0, 0.8), (0.7, 0.8), (0.86, 0.1), (1.02, -0.78), (0.16, -0.86), (0.03, -0.02), (0.0, -0.04)],
    'tights': [(0.0, 0.9), (0.42, 0.9), (0.5, 0.4), (0.42, -0.6), (0.3, -1.5), (0.1, -1.5), (0.08, -0.4), (0.02, 0.2), (0.0, 0.18)],
}


def whole(half):
    p = HALVES[half]
    left = [(-x, y) for x, y in p[::-1] if x > 0.001]
    p = np.array(p + left)
    # points near each corner keep the rounding small
    out = []
    for a, b, c in zip(np.roll(p, 1, 0), p, np.roll(p, -1, 0)):
        for other in (a, c):
            d = other - b
            step = min(0.45, 0.13 / (np.linalg.norm(d) + 1e-9)) * d
            out.append(b + step)
            if other is a:
                out.append(b)
    return [tuple(q) for q in out]


def shift(points, dx, dy=0.0, k=1.0):
    return [(dx + x * k, dy + y * k) for x, y in points]


def floor_shot(span, tint='#e2ddd4', target=(0, 0, 0), elev=66):
    set_stage('studio', tint)
    camera(span, target, elev, 0, 85, 2.0)


def collar(color, z, open_=0.3, y=1.16, k=1.0):
    m = cloth(color, '#20242c', 150)
    for s in (-1, 1):
        out = [(0.0, y - open_ * k), (s * 0.30 * k, y - 0.36 * k), (s * 0.40 * k, y + 0.06), (s * 0.2 * k, y + 0.12), (s * 0.02, y - 0.04)]
        rng = np.random.default_rng(int(9 + s))
        flat_lay(rng, out[::s], m, z, 0.05, 0.01, 0.014, 0, 1, 0.05)
    flat_lay(np.random.default_rng(3), [(-0.24 * k, y + 0.02), (0.24 * k, y + 0.02), (0.24 * k, y + 0.16), (-0.24 * k, y + 0.16)], m, z - 0.02, 0.05, 0.01, 0.014, 0, 1, 0.05)


def garment(seed=1, cut='shirt', color='#2a3f6b', second=None, check=None, neck='round', placket=False, trim=None, pocket=False, span=3.5, tint='#e2ddd4', print_=None, belt=False, folds=0.0, embroidery=None, more=None):
    rng = np.random.default_rng(seed)
    m = cloth(color, second, 130, 0.3, check)
    pts = whole(cut)
    flat_lay(rng, pts, m, 0.0, 0.075, 0.03, 0.016, folds, 2, 0.075, 0.06, 0.014)
    dark = second or '#14161c'
    if neck == 'round':
        t = np.linspace(PI, TAU, 40)
        tubes('rib', [np.stack([0.27 * np.cos(t), 1.19 + 0.14 * np.sin(t), 0.1 + 0 * t], -1)], 0.05, cloth(trim or color, dark, 160), 12, flat=0.6)
        flat_lay(rng, [(-0.26, 1.17), (0.26, 1.17), (0.18, 1.1), (-0.18, 1.1)], simple('inside', dark, 0.9), 0.05, 0.02, 0.0, 0.014, 0, 1, 0.05)
    elif neck == 'collar':
        collar(trim or color, 0.1)
    if placket:
        w, y0, y1 = 0.1, (0.86, -1.2) if placket == 'full' else (0.86, 0.3), None
        hi, lo = y0
        if cut == 'coat':
            lo = -1.45
        if cut == 'robe':
            hi, lo = 1.2, 0.35
        flat_lay(rng, [(-w, lo), (w, lo), (w, hi), (-w, hi)], m, 0.085, 0.03, 0.03, 0.016, 0, 0, 0.03)
        n = max(2, int((hi - lo) / (0.34 if cut != 'coat' else 0.5)))
        buttons([(0, hi - 0.12 - (hi - lo - 0.2) * i / (n - 0.5)) for i in range(n)], '#f4f1e8' if cut != 'coat' else '#2a1c12', 0.14 if cut != 'coat' else 0.16, 0.034 if cut != 'coat' else 0.06)
    if pocket:
        flat_lay(rng, [(0.22, 0.2), (0.58, 0.2), (0.58, 0.62), (0.22, 0.62)], m, 0.1, 0.03, 0.02, 0.016, 0, 0, 0.03)
    if cut == 'coat':
        for s in (-1, 1):
            flat_lay(rng, [(0.02 * s, 0.5), (0.44 * s, 0.62), (0.3 * s, 1.2), (0.12 * s, 1.22)][::s], cloth(trim or color, dark, 130), 0.11, 0.06, 0.01, 0.016, 0, 0, 0.06)
            flat_lay(rng, [(0.3 * s, -0.62), (0.7 * s, -0.56), (0.7 * s, -0.46), (0.3 * s, -0.5)][::s], m, 0.1, 0.05, 0.0, 0.016, 0, 0, 0.04)
    if cut == 'jeans':
        stitch = '#d8903c'
        flat_lay(rng, [(-0.62, 1.42), (0.62, 1.42), (0.6, 1.58), (-0.6, 1.58)], m, 0.08, 0.05, 0.0, 0.016, 0, 0, 0.04)
        seam([(0, 1.4), (0, 0.66)], stitch, 0.15)
        for s in (-1, 1):
            t = np.linspace(0, PI / 2, 24)
            seam(np.stack([s * (0.6 - 0.36 * np.cos(t)), 1.4 - 0.36 * np.sin(t)], -1)[::-1], stitch, 0.14)
            seam([(s * 0.24, -1.52), (s * 0.62, -1.5)], stitch, 0.13)
            seam([(s * 0.07, 0.4), (s * 0.2, -1.5)], stitch, 0.1)
        buttons([(0, 1.5)], '#b8742c', 0.14, 0.05)
    if cut in ('shorts', 'tights'):
        y = 0.76 if cut == 'shorts' else 0.84
        x = 0.69 if cut == 'shorts' else 0.42
        flat_lay(rng, [(-x, y - 0.1), (x, y - 0.1), (x, y + 0.06), (-x, y + 0.06)], cloth(trim or color, dark, 40), 0.07, 0.06, 0.0, 0.016, 0, 0, 0.05)
        if cut == 'shorts':
            for s in (-1, 1):
                seam(np.stack([s * np.linspace(0.03, 0.2, 20), y - 0.05 - np.linspace(0, 0.5, 20) + 0.04 * np.sin(np.linspace(0, 6, 20))], -1), '#f4f0e8', 0.16, 0.02)
    if belt:
        flat_lay(rng, [(-0.47, 0.02), (0.47, 0.02), (0.48, 0.16), (-0.48, 0.16)], cloth(trim or dark, dark, 130), 0.1, 0.05, 0.0, 0.016, 0, 0, 0.04)
    if embroidery:
        gold = metal(embroidery, 0.35)
        for s in (-1, 1):
            x = s * 0.08
            for i in range(26):
                y = 1.1 - 0.11 * i
                t = np.linspace(0, TAU, 20)
                tubes('curl', [np.stack([x + s * (0.05 + 0.045 * np.cos(t)), y + 0.045 * np.sin(t), 0.17 + 0 * t], -1)], 0.009, gold, 6)
            seam([(x, 1.15), (x, -1.72)], embroidery, 0.17, 0.012)
        seam([(0, 1.15), (0, -1.75)], '#000000', 0.165, 0.008)
    if print_ == 'flowers':
        for i, (x, y) in enumerate(spread(rng, 44, 1.7, 0.22, keep=lambda a, b: bool(inside(np.array([[a, b]]), curve(shift(pts, 0, 0, 0.93), 2))[0]))):
            c = ('#f4e8d0', '#f0c040', '#e8785a')[i % 3]
            for j in range(5):
                a = j * TAU / 5 + i
                disc('petal', 0.045, 0.006, simple('petal', c, 0.9), (x + 0.055 * math.cos(a), y + 0.055 * math.sin(a), 0.155 + 0.02 * rng.random()), n=20)
            disc('heart', 0.03, 0.008, simple('heart', '#7a3c14', 0.9), (x, y, 0.175), n=20)
    if print_ == 'stripe':
        for y in (0.2, 0.05):
            flat_lay(rng, [(-0.72, y), (0.72, y), (0.72, y + 0.09), (-0.72, y + 0.09)], cloth(trim, dark, 130), 0.1, 0.02, 0.06, 0.018, 0, 0, 0.03)
    if more == 'tights':
        flat_lay(rng, shift(whole('tights'), 1.55, -0.1), cloth(color, dark, 200), 0.0, 0.09, 0.04, 0.021, 0.0, 2, 0.12)
        flat_lay(rng, shift([(-0.42, 0.74), (0.42, 0.74), (0.42, 0.96), (-0.42, 0.96)], 1.55, -0.1), cloth(trim or color, dark, 60), 0.06, 0.05, 0.0, 0.016, 0, 0, 0.05)
    floor_shot(span, tint, (0.72 if more else 0.0, -0.05, 0.0))


def scarf(seed=1, color='#b8946c', second='#6a4a30', tint='#e6e0d6'):
    rng = np.random.default_rng(seed)
    m = cloth(color, second, 60, 0.8, 0.42)
    # two lengths that cross, with fringes
    for x0, x1, z in ((-0.75, 0.5, 0.0), (0.75, -0.5, 0.12)):
        t = np.linspace(0, 1, 120)[:, None]
        u = np.linspace(-1, 1, 40)[None]
        cx = x0 + (x1 - x0) * t + 0.12 * np.sin(5 * t)
        P = np.stack([cx + 0.34 * u, 1.25 - 2.4 * t + 0 * u, z + 0.08 + 0.05 * np.cos(u * 7 + 3 * t) + 0.04 * np.sin(9 * t) * u], -1)
        grid('scarf', P, m, thick=0.04)
        paths = []
        for k in range(26):
            s = np.linspace(0, 1, 12)
            paths.append(np.stack([P[-1, 0, 0] + 0.68 * k / 25 + 0.03 * np.sin(4 * s + k), P[-1, 0, 1] - 0.3 * s, z + 0.1 - 0.06 * s], -1))
        tubes('fringe', paths, 0.016, simple('wool', color, 0.9), 6)
    t = np.linspace(0, 1, 60)
    tubes('loop', [np.stack([0.75 * np.sin(PI * (t - 0.5)), 1.1 + 0.3 * np.cos(PI * (t - 0.5)), 0.2 + 0.06 * np.sin(9 * t)], -1)], 0.3, m, 24, flat=0.35)
    floor_shot(3.6, tint, (0, -0.05, 0.1), 58)


def gloves(seed=1, color='#5a2c18', tint='#e2ddd4'):
    hand = [(-0.36, -1.25), (0.34, -1.25), (0.36, -0.5), (0.5, -0.25), (0.78, 0.1), (0.72, 0.26), (0.56, 0.22), (0.36, 0.0), (0.4, 0.35), (0.44, 0.92), (0.32, 1.02), (0.24, 0.92), (0.2, 0.42), (0.16, 0.42), (0.14, 1.12), (0.02, 1.22), (-0.08, 1.12), (-0.06, 0.42), (-0.1, 0.42), (-0.14, 1.04), (-0.26, 1.12), (-0.34, 1.02), (-0.28, 0.36), (-0.32, 0.36), (-0.44, 0.78), (-0.54, 0.82), (-0.6, 0.72), (-0.46, 0.1), (-0.44, -0.3)]
    m = leather(color, 0.4)
    for s in (-1, 1):
        rng = np.random.default_rng(seed + s)
        pts = [(s * x + 0.7 * s, y + 0.08 * s) for x, y in hand]
        flat_lay(rng, pts[::s], m, 0.0 if s > 0 else 0.02, 0.16, 0.03, 0.019, 0, 1, 0.14)
        for k in (-0.16, 0.02, 0.2):
            seam([(0.7 * s + s * k, 0.2 + 0.08 * s), (0.7 * s + s * k * 0.9, -0.45 + 0.08 * s)], '#2a140a', 0.17, 0.014)
        seam([(0.7 * s - 0.36, -1.12 + 0.08 * s), (0.7 * s + 0.34, -1.12 + 0.08 * s)], '#2a140a', 0.13, 0.012)
    floor_shot(3.6, tint, (0, -0.05, 0), 62)


def sole_at(t, L=2.4, W=0.42):
    """Outline of a left sole by angle: heel at -y, toe at +y."""
    y = np.cos(t)
    x = np.sin(t)
    width = W * (0.86 + 0.14 * y - 0.14 * np.exp(-((y + 0.15) / 0.35)**2))
    return np.stack([x * width + 0.06 * y * y, y * L / 2], -1)


SHOES = {
    # heel height, opening (front y, back y, half width, height front, height back), toe box height, point, sole
    'oxford': dict(heel=0.18, open=(0.12, -1.0, 0.2, 0.62, 0.74), toe=0.36, sole=0.09, laces=4, point=0.12),
    'boot': dict(heel=0.2, open=(0.1, -1.02, 0.26, 1.25, 1.32), toe=0.46, sole=0.2, laces=6, point=0.0, shaft=True),
    'flat': dict(heel=0.05, open=(0.62, -1.04, 0.25, 0.25, 0.42), toe=0.24, sole=0.05, laces=0, point=0.08, bow=True),
    'heel': dict(heel=0.85, open=(0.55, -1.04, 0.23, 0.24, 0.42), toe=0.22, sole=0.05, laces=0, point=0.22),
}


def shoe(kind, color, sole_color, at, turn, mirror=1):
    d = SHOES[kind]
    n, k = 160, 60
    t = np.linspace(0, TAU, n, endpoint=False)
    base = sole_at(t, 2.4 + d['point'], 0.4)
    base[:, 0] *= 1 - d['point'] * 2.0 * np.clip((base[:, 1] - 0.5) / 0.8, 0, 1)
    base[:, 0] *= mirror
    rise = d['heel'] * sstep(0.25, -0.75, base[:, 1])
    yf, yb, w, zf, zb = d['open']
    oy = (yf + yb) / 2 + (yf - yb) / 2 * np.cos(t)
    ox = w * np.sin(t) * mirror
    oz = zb + (zf - zb) * (oy - yb) / (yf - yb)
    v = np.linspace(0, 1, k)[None]
    S = np.stack([base[:, 0], base[:, 1], rise + d['sole']], -1)[:, None]
    O = np.stack([ox, oy, oz + rise * (0.85 if kind != 'heel' else 1.0)], -1)[:, None]
    front = sstep(-0.1, 0.9, base[:, 1])
    hi = d['toe'] * front + (0.5 if kind != 'boot' else 0.75) * (1 - front) * oz
    M = S + np.stack([base[:, 0] * 0.1, 0.05 * np.sign(base[:, 1]), hi], -1)[:, None]
    vv = v[..., None]
    P = (1 - vv)**2 * S + 2 * vv * (1 - vv) * M + vv**2 * O
    m = leather(color, 0.32) if kind != 'boot' else leather(color, 0.6)
    with Group(at, (0, 0, turn)):
        grid('upper', P, m, True, thick=0.03)
        inner = O[:, 0]
        fill = np.stack([inner + (np.array([0, (yf + yb) / 2, 0]) - inner * [1, 1, 0]) * [1, 1, 0] * q + [0, 0, -0.12 - 0.12 * q] for q in np.linspace(0, 1, 10)], 1)
        grid('inside', fill, simple('inside', '#c8a478' if kind != 'boot' else '#1c1814', 0.7), True)
        sm = simple('sole', sole_color, 0.6)
        edge = [np.c_[base * 1.03, rise + z] for z in (d['sole'] + 0.012, d['sole'], 0.0)]
        grid('sole', np.stack([edge[0], edge[1], edge[2]], 1), sm, True)
        if kind == 'heel':
            lathe('stiletto', smooth_prof([(0.06, 0), (0.07, 0.05), (0.07, 0.4), (0.16, 0.72), (0.22, 0.88)]), m, 48, loc=(0, -0.98, 0))
        else:
            back = base[base[:, 1] < -0.35]
            hb = np.concatenate([back[back[:, 0] * mirror > 0], back[back[:, 0] * mirror <= 0]])
            ang = np.arctan2(hb[:, 1] + 0.8, hb[:, 0])
            if d['heel'] > 0.1:
                out = hb[np.argsort(ang)] * 1.03
                extrude('heel', out, 0.0, d['heel'] + 0.02, sm, 0.01)
        for i in range(d['laces']):
            y = yf + 0.06 + 0.13 * (d['laces'] - 1 - i) if kind == 'oxford' else yf + 0.36 - 0.1 * i
            z = (0.66 - 0.055 * (d['laces'] - 1 - i)) if kind == 'oxford' else 0.72 + 0.1 * i
            rod([(-0.17, y - 0.02, z - 0.02), (0, y, z + 0.035), (0.17, y - 0.02, z - 0.02)], 0.024, simple('lace', '#2a1c12' if kind == 'oxford' else '#c8402c', 0.8), 8)
        if d.get('bow'):
            bm = simple('ribbon', '#1c1c1e', 0.4)
            for s in (-1, 1):
                blob('bow', 0.11, bm, (s * 0.11, 0.72, 0.31), (1, 0.6, 0.45), sub=4)
            blob('knot', 0.05, bm, (0, 0.72, 0.33))


def shoes(seed=1, kind='oxford', color='#5a2c14', sole_color='#1c1410', tint='#e0dad0'):
    shoe(kind, color, sole_color, (-0.52, 0.15, 0), 2.5, 1)
    shoe(kind, color, sole_color, (0.62, -0.1, 0), 2.75, -1)
    studio(3.6, (0, 0, 0.42 if kind != 'boot' else 0.6), 26, tint)


def flip_flops(seed=1, color='#2a8ab0', strap='#f0b83c', tint='#e8e0cc'):
    for s in (-1, 1):
        with Group((s * 0.58, 0.08 * s, 0), (0, 0, -0.12 * s)):
            t = np.linspace(0, TAU, 80, endpoint=False)
            out = sole_at(-t, 2.4, 0.46) * [s, 1]
            extrude('sole', out[::1 if s > 0 else -1], 0.0, 0.12, simple('rubber', '#f4f0e6', 0.7), 0.03, True)
            extrude('top', out[::1 if s > 0 else -1] * 0.985, 0.12, 0.17, simple('rubber', color, 0.6), 0.02, True)
            m = simple('strap', strap, 0.4)
            for q in (-1, 1):
                rod([(0.02, 0.72, 0.17), (0.1 * q, 0.5, 0.34), (0.3 * q, 0.1, 0.3), (0.36 * q, -0.2, 0.15)], lambda n: 0.045 + 0.02 * np.linspace(0, 1, n), m)
    floor_shot(3.4, tint, (0, 0, 0.1), 50)


def handbag(seed=1, kind='handbag', color='#8a4a24', tint='#e2dcd2'):
    gold = metal('#d8b060', 0.2)
    m = leather(color, 0.38)
    if kind == 'handbag':
        with Group((0, 0, 0), (0, 0, 0.35)):
            u, v = np.meshgrid(np.linspace(0, TAU, 160, endpoint=False), np.linspace(0, 1, 50), indexing='ij')
            e = lambda a, p: np.sign(a) * abs(a)**p
            w, d = 1.05 - 0.16 * v, 0.42 - 0.26 * v**1.6
            P = np.stack([w * e(np.cos(u), 0.35), d * e(np.sin(u), 0.5), 0.03 + 1.35 * v], -1)
            P[..., 1] += 0.02 * fbm(P, 1.6, 3, 2)
            grid('body', P, m, True, thick=0.03)
            slab('base', (2.0, 0.74, 0.06), m, (0, 0, 0), 0.2, 0.02)
            for s in (-1, 1):
                rod([(-0.5, s * 0.2, 1.0), (-0.52, s * 0.2, 1.5), (-0.3, s * 0.18, 2.1), (0.3, s * 0.18, 2.1), (0.52, s * 0.2, 1.5), (0.5, s * 0.2, 1.0)], 0.055, m)
                for x in (-0.5, 0.5):
                    disc('stud', 0.08, 0.05, gold, (x, s * 0.31 if s < 0 else 0.2, 1.08), (PI / 2, 0, 0))
            slab('tab', (0.24, 0.03, 0.5), m, (0, -0.27, 0.95), 0.08, 0.01, (0.12, 0, 0))
            disc('clasp', 0.07, 0.05, gold, (0, -0.32, 1.02), (PI / 2, 0, 0), 0.02)
        studio(3.2, (0, 0, 1.02), 14, tint)
    elif kind == 'briefcase':
        with Group((0, 0, 0.03), (0, 0, 0.35)):
            slab('body', (2.4, 0.62, 1.6), m, (0, 0, 0), 0.1, 0.08)
            slab('flap', (2.44, 0.06, 0.85), leather(color, 0.34), (0, -0.33, 0.78), 0.02, 0.03)
            for s in (-1, 1):
                slab('strap', (0.2, 0.05, 1.05), leather('#4a2410'), (s * 0.62, -0.37, 0.5), 0.02, 0.02)
                slab('buckle', (0.28, 0.05, 0.24), gold, (s * 0.62, -0.4, 0.62), 0.02, 0.02)
                rod([(s * 0.3, 0, 1.62), (s * 0.3, 0, 1.72)], 0.05, gold)
            rod([(-0.32, 0, 1.68), (-0.3, 0, 1.9), (0.3, 0, 1.9), (0.32, 0, 1.68)], 0.06, leather('#4a2410'))
        studio(3.4, (0, 0, 0.9), 14, tint)
    else:
        cl, cl2 = cloth(color, '#101828', 150), cloth('#e0a43c', '#6a4410', 150)
        with Group((0, 0, 0), (0, 0, 0.4)):
            slab('body', (1.5, 0.75, 1.9), cl, (0, 0, 0), 0.32, 0.2)
            slab('pocket', (1.2, 0.3, 0.85), cl2, (0, -0.42, 0.12), 0.12, 0.12)
            slab('flap', (1.34, 0.5, 0.12), cl, (0, -0.3, 0.98), 0.14, 0.05)
            zs = metal('#c9ccd0')
            t = np.linspace(0.15, PI - 0.15, 60)
            tubes('zip', [np.stack([0.66 * np.cos(t), -0.3 + 0 * t, 1.2 + 0.55 * np.sin(t)], -1)], 0.024, zs, 8)
            tubes('zip2', [np.stack([np.linspace(-0.5, 0.5, 20), -0.585 + 0 * np.linspace(0, 1, 20), 0.82 + 0 * np.linspace(0, 1, 20)], -1)], 0.02, zs, 8)
            rod([(-0.2, 0.05, 1.86), (-0.16, 0.05, 2.1), (0.16, 0.05, 2.1), (0.2, 0.05, 1.86)], 0.05, cl2)
            for s in (-1, 1):
                rod([(s * 0.4, 0.36, 1.7), (s * 0.62, 0.72, 1.3), (s * 0.66, 0.66, 0.6), (s * 0.62, 0.34, 0.2)], 0.09, cl2)
                slab('side', (0.12, 0.5, 0.6), cl2, (s * 0.76, 0, 0.1), 0.05, 0.05)
        studio(3.3, (0, 0, 1.02), 14, tint)
