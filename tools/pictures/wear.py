"""Scarf, gloves, shoes and bags. Garments are in clothes.py."""
from shapes import *

def floor_shot(span, tint='#e2ddd4', target=(0, 0, 0), elev=66):
    set_stage('studio', tint)
    camera(span, target, elev, 0, 85, 2.0)


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
    'oxford': dict(heel=0.18, open=(0.12, -1.0, 0.2, 0.62, 0.74), toe=0.38, sole=0.09, laces=4, point=0.04, round=0.42),
    'boot': dict(heel=0.2, open=(0.1, -1.02, 0.26, 1.25, 1.32), toe=0.46, sole=0.2, laces=0, point=0.0, shaft=True),
    'flat': dict(heel=0.05, open=(0.62, -1.04, 0.25, 0.25, 0.42), toe=0.28, sole=0.05, laces=0, point=0.0, bow=True, round=0.55),
    'heel': dict(heel=0.85, open=(0.55, -1.04, 0.23, 0.24, 0.42), toe=0.22, sole=0.05, laces=0, point=0.22),
}


def shoe(kind, color, sole_color, at, turn, mirror=1):
    d = SHOES[kind]
    n, k = 160, 60
    t = np.linspace(0, TAU, n, endpoint=False)
    base = sole_at(t, 2.4 + d['point'], 0.4)
    base[:, 0] *= 1 - d['point'] * 2.0 * np.clip((base[:, 1] - 0.5) / 0.8, 0, 1)
    if d.get('round'):
        # a broad toe: the outline is blunt in front, wide at the ball of the foot
        k_ = sstep(0.1, 1.0, base[:, 1] / (base[:, 1].max()))
        base[:, 0] = base[:, 0] * (1 - k_) + (np.sign(np.sin(t)) * abs(np.sin(t)) ** (1 - d['round'] * 0.75) * 0.35 + 0.05) * k_
        base[:, 0] *= 1.02
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
            y = yf + 0.06 + 0.13 * (d['laces'] - 1 - i)
            z = 0.7 - 0.05 * (d['laces'] - 1 - i)
            rod([(-0.17, y - 0.02, z - 0.02), (0, y, z + 0.035), (0.17, y - 0.02, z - 0.02)], 0.024, simple('lace', '#2a1c12', 0.8), 8)
        if kind == 'boot':
            hiking(P, O[:, 0], base, d['sole'], rise, mirror)
        if d.get('bow'):
            bm = simple('ribbon', '#1c1c1e', 0.4)
            for s in (-1, 1):
                blob('bow', 0.11, bm, (s * 0.11, 0.72, 0.31), (1, 0.6, 0.45), sub=4)
            blob('knot', 0.05, bm, (0, 0.72, 0.33))


def hiking(P, opening, base, sole, rise, mirror):
    """Crossed laces, eyelets, a tongue, a padded collar, a toe cap and a deep sole."""
    n, k = P.shape[:2]
    toe = int(np.argmax(base[:, 1]))
    lace, brass = simple('lace', '#d8402c', 0.8), metal('#b8a070', 0.3)
    dark = leather('#3c2818', 0.6)

    def spot(side, v, out=0.02):
        """A place beside the lacing, from the instep (v = 0) up to the collar (v = 1)."""
        middle = P[toe, int(k * (0.5 + 0.46 * v))] * [0, 1, 1]
        q = middle + [side * 0.15, -0.02, 0.0]
        return q + np.array([0, 0.6, 0.8]) * out

    mid = np.array([P[toe, int(k * (0.42 + 0.54 * t))] * [0, 1, 1] for t in np.linspace(0, 1, 30)]) + [0, 0.012, 0.02]
    tubes('tongue', [np.concatenate([mid, mid[-1:] + [0, 0.02, 0.16]])], 0.15, dark, 18, flat=0.22)
    rows = 6
    for i in range(rows):
        v = i / (rows - 1)
        for s in (-1, 1):
            q = spot(s, v, 0.05)
            lathe('eyelet', [(0.02, 0), (0.045, 0.0), (0.045, 0.015), (0.02, 0.015), (0.02, 0)], brass, 24, loc=tuple(q - [0, 0, 0.01]))
            if i + 1 < rows:
                a, b = spot(s, v, 0.06), spot(-s, (i + 1) / (rows - 1), 0.06)
                rod([tuple(a), tuple((a + b) / 2 + [0, 0.03, 0.05]), tuple(b)], 0.026, lace, 8)
    knot = spot(1, 1, 0.08) * [0, 1, 1]
    for s in (-1, 1):
        a = np.linspace(0, PI, 24)
        tubes('bow', [np.stack([knot[0] + s * 0.26 * np.sin(a) ** 0.8, knot[1] + 0.02 + 0.10 * np.sin(a), knot[2] + 0.06 - 0.16 * (a / PI) * np.sin(a)], -1)], 0.024, lace, 8)
        rod([tuple(knot), tuple(knot + [s * 0.1, 0.08, -0.16]), tuple(knot + [s * 0.16, 0.12, -0.36])], 0.022, lace, 8)
    tubes('collar', [np.concatenate([opening, opening[:2]]) + [0, 0, -0.02]], 0.085, dark, 18)
    # the lower third of the upper is rubber
    cap = P[:, : int(k * 0.26)] * [1.025, 1.02, 1.0]
    grid('rand', cap, simple('rubber', '#26241f', 0.65), True, thick=0.02)
    rubber = simple('lugs', '#1c1a18', 0.7)
    for j in range(0, n, 5):
        p, q = base[j], base[(j + 3) % n]
        a = math.atan2(q[1] - p[1], q[0] - p[0])
        box('lug', (0.1, 0.09, 0.14), rubber, (p[0] * 1.04, p[1] * 1.03, rise[j] + 0.06), (0, 0, a), 0.015)
    stitch = simple('thread', '#e8c890', 0.8)
    for v in (0.3, 0.34):
        tubes('stitch', [np.concatenate([P[:, int(k * v)], P[:1, int(k * v)]]) * [1.012, 1.008, 1]], 0.007, stitch, 6)


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
