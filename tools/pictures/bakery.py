"""Croissants: bands of flaky dough that get smaller toward the two tips."""
from bits import *
from bowls import nuts
from mains import lay, shoot
from sweets import CREAM, cream

# where the bands begin, from the middle to a tip
BANDS = np.array([0.0, 0.2, 0.46, 0.69, 0.87, 1.0])


def flaky(poured='#a4b45a'):
    m = Mat('croissant')
    b = m.math('ADD', m.attr('brown'), m.math('MULTIPLY', m.math('SUBTRACT', m.noise(7, 6, 0.65), 0.5), 0.55))
    c = m.ramp(b, [(0.02, '#f6dca4'), (0.22, '#eab85c'), (0.48, '#cf842a'), (0.72, '#9c4f14'), (0.95, '#5c2808')])
    layers = m.math('SINE', m.math('ADD', m.math('MULTIPLY', m.attr('layer'), 42), m.math('MULTIPLY', m.noise(6, 4), 7)))
    h = m.math('ADD', m.math('MULTIPLY', layers, 0.35), m.math('ADD', m.noise(9, 5), m.math('MULTIPLY', m.noise(34, 4), 0.4)))
    # a poured glaze covers the crust and its layers
    g = m.attr('glaze')
    c = m.mix(g, c, m.mix(m.noise(4, 4), poured, '#c2cc84'))
    h = m.math('MULTIPLY', h, m.math('SUBTRACT', 1.0, m.math('MULTIPLY', g, 0.9)))
    rough = m.mix(g, m.ramp(m.noise(5, 4), [(0.35, 0.2), (0.7, 0.42)]), 0.16)
    return m.done(c, rough, 0.12, (0.06, 0.03, 0.01), m.bump(h, 0.022, 0.7), Clearcoat=0.35, Specular=0.5)


def crescent(mat, at, turn, seed, k=1.0, cut=None, bend=0.8, tip=0.1, poured=False):
    """One croissant; its tips look toward -y when `turn` is 0."""
    n, sides = 420, 150
    u = np.linspace(-1, 1, n)[None]
    a = np.linspace(0, TAU, sides, endpoint=False)[:, None]
    # the edges of the bands run aslant over the top and are a little ragged
    ragged = 0.012 * noise(np.stack([np.cos(a) * 2 + 0 * u, np.sin(a) * 2 + 0 * u, u * 2.5 + 0 * a], -1), 2.0, seed)
    au = np.clip(abs(u) + 0.05 * np.sin(a) * np.clip(abs(u) * 5, 0, 1) + ragged, 0, 0.9999)
    i = np.clip(np.searchsorted(BANDS, au, 'right') - 1, 0, len(BANDS) - 2)
    lo, hi = BANDS[i], BANDS[i + 1]
    local = (au - lo) / (hi - lo)
    env = 0.56 * (1 - abs(u) ** 1.3 * (1 - tip)) * np.sqrt(np.clip((1 - abs(u)) / 0.03, 0, 1))
    # each band swells and ends in a step down to the next one
    swell = 0.13 * np.sin(PI * np.clip(local * 0.7 + 0.22, 0, 1)) - 0.12 * sstep(0.0, 0.12, 0.12 - local) * (i > 0)
    r = env * (0.9 + swell)
    ang = u * bend + 0.42 * u**3
    R0 = 0.98
    cx, cy = R0 * np.sin(ang), R0 * (np.cos(ang) - 1)
    up = np.sin(a)
    P = np.stack([cx + r * np.cos(a) * np.sin(ang), cy + r * np.cos(a) * np.cos(ang), 0.9 * r * np.where(up < 0, up * 0.62, up) + 0.62 * 0.9 * r], -1)
    N = np.stack([np.cos(a) * np.sin(ang), np.cos(a) * np.cos(ang), up + 0 * ang], -1)
    P = P + N * (0.018 * fbm(P + seed, 4.5, 5, seed))[..., None]
    brown = 0.2 + 0.3 * np.sin(PI * np.clip(local * 0.9 + 0.1, 0, 1)) * (0.3 + 0.7 * sstep(-0.5, 0.6, up)) + 0.2 * sstep(0.0, 1.0, up) + 0.12 * sstep(0.7, 1, abs(u)) - 0.16 * sstep(0.1, -0.7, up)
    brown = brown - 0.22 * sstep(0.22, 0.0, local) * (i > 0) + 0.12 * fbm(P, 2.2, 3, seed + 5)
    glaze = 0 * brown
    if poured:
        # thick along the ridge, with tongues that run down the front
        edge = 0.42 - 0.62 * np.maximum(0, fbm(np.stack([u * 4.5 + 0 * a, 0 * u + 0 * a, 0 * u + 0 * a + seed], -1), 1.7, 2, seed)) + 0.05 * fbm(P, 6, 2, 3)
        glaze = sstep(0.0, 0.035, np.where(np.cos(a) < 0, up + 0 * u, up + 0.15) - edge) * sstep(0.8, 0.72, abs(u) + 0.05 * fbm(P, 3, 2, 4))
        P = P + N * (0.03 * glaze * (1 + 0.3 * fbm(P, 4, 2, 9)))[..., None]
    o = grid('croissant', P, mat, True, {'brown': brown, 'layer': local + i + 0.25 * np.sin(a), 'glaze': glaze})
    o.location, o.rotation_euler, o.scale = at, (0, 0, turn), (k,) * 3
    return P


def croissant(seed=1, n=1, top=(), filling=None, ground='oak', span=2.08, elev=36):
    rng = np.random.default_rng(seed)
    lay(rng, 'white', 1.4, ground, True)
    z0 = 0.07
    mat = flaky()
    if n == 1:
        P = crescent(mat, (0, 0.34, z0), 0.16, seed, poured=bool(filling))
        main = (0, 0.34, 0.16)
    else:
        crescent(mat, (-0.62, 0.42, z0), 0.5, seed, 0.72)
        crescent(mat, (0.62, 0.5, z0), -0.35, seed + 1, 0.72)
        P = crescent(mat, (0.05, -0.1, z0), 0.12, seed + 2, 0.78)
        main = (0.05, -0.1, 0.12)
    c, s = math.cos(main[2]), math.sin(main[2])

    def on_top(u, side):
        """A place on the crust of the front croissant."""
        j = int((u + 1) / 2 * (P.shape[1] - 1))
        k = int(side * P.shape[0]) % P.shape[0]
        x, y, z = P[k, j]
        return c * x - s * y + main[0], s * x + c * y + main[1], z + z0

    if filling:
        m = cream(filling) if filling in CREAM else organic(['#7a9a34', '#9ab84c', '#b8cc70'], 5, (0.2, 0.4), 0.25, (12, 0.02))
        path = np.array([on_top(u, 0.88) for u in np.linspace(-0.6, 0.6, 80)])
        path[:, 1] -= 0.02 * (1 - np.linspace(-1, 1, 80) ** 2)
        path[:, 2] += 0.03
        o = tubes('filling', [path], lambda q: 0.095 * np.sin(np.linspace(0.12, PI - 0.12, q)) ** 0.5 * (1 + 0.14 * np.sin(np.linspace(0, 40, q))), m, 18)
    if 'almonds' in top:
        flake = organic(['#e8cc98', '#f8ecd0'], 8, (0.4, 0.6), 0.15, (30, 0.006))
        for _ in range(46):
            u, q = rng.uniform(-0.75, 0.75), rng.uniform(0.1, 0.42)
            x, y, z = on_top(u, q)
            L = rng.uniform(0.12, 0.17)
            leaf('almond', flake, L, L * 0.62, 0.12, 0.1, 0.0, 0.03, (x, y, z + 0.018), (rng.normal(0, 0.35) + (0.25 - q) * 1.6, rng.normal(0, 0.35), rng.random() * 6), 1)
    if 'pistachios' in top:
        nut = organic(['#4f7a1c', '#8fb03c', '#c8cc7a'], 9, (0.4, 0.6), 0.1)
        for _ in range(190):
            u, q = rng.uniform(-0.68, 0.68), rng.uniform(0.14, 0.4)
            x, y, z = on_top(u, q)
            blob('crumb', rng.uniform(0.012, 0.04), nut, (x, y, z + 0.01), (1.2, 0.9, 0.8), 0.3, 2, _, 2)
    if 'sugar' in top or 'almonds' in top:
        k = 1500
        pts = np.array([on_top(rng.uniform(-0.85, 0.85), rng.uniform(0.08, 0.42)) for _ in range(k)]) + [0, 0, 0.006]
        scatter('sugar', *ico(1), pts, frames(rng.normal(0, 1, (k, 3)), rng.random(k)), np.full((k, 3), 0.008) * rng.uniform(0.5, 1.3, (k, 1)), simple('sugar', '#ffffff', 0.7), rng)
    # crumbs of crust on the board
    crumb = organic(['#a8601c', '#e0a850'], 6, (0.5, 0.6), 0.05, vary=0.6)
    k = 60
    a, q = rng.random(k) * TAU, rng.uniform(0.5, 1.25, k)
    scatter('crumbs', *ico(1), np.stack([q * np.cos(a), 0.7 * q * np.sin(a) - 0.1, np.full(k, z0 + 0.012)], 1), frames(rng.normal(0, 1, (k, 3)), a), rng.uniform(0.008, 0.03, (k, 1)) * [1.4, 1, 0.4], crumb, rng)
    shoot(ground, span, elev, 0, (0, -0.02, 0.27))
