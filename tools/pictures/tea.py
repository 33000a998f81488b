"""Clear tea in a white cup: what it is made of floats on it or lies beside it."""
from drinks import FRUIT, citrus_wheel, glaze_cup, table
from shapes import *


def blossom(at, kind, k=1.0, turn=0.0, tilt=(0.0, 0.0)):
    """A small flower: chamomile (many petals and a yellow dome) or jasmine (five petals)."""
    white = simple('petal', '#fdfaf0', 0.6, sss=0.2, radius=(0.05, 0.05, 0.04))
    n, L, W = (15, 0.17, 0.06) if kind == 'chamomile' else (5, 0.2, 0.15)
    with Group(at, (tilt[0], tilt[1], turn), k):
        a = np.arange(n) * TAU / n
        V, F = ico(2)
        V = V * [L / 2, W / 2, 0.008] + np.c_[0 * V[:, :2], 0.02 * V[:, 0] ** 2]
        P = np.stack([(0.03 + L / 2) * np.cos(a), (0.03 + L / 2) * np.sin(a), 0 * a + 0.012], 1)
        scatter('petals', V, F, P, frames(np.tile([[0.0, 0, 1]], (n, 1)) + 1e-4, a + PI / 2), np.ones((n, 3)), white, np.random.default_rng(1))
        if kind == 'chamomile':
            heart = organic(['#d89a0c', '#f6c824'], 20, (0.6, 0.7), 0.1, (60, 0.02))
            blob('heart', 0.075, heart, (0, 0, 0.03), (1, 1, 0.75), 0.06, 9, 1, 4)
        else:
            blob('heart', 0.028, simple('heart', '#e8d878', 0.6), (0, 0, 0.025), sub=3)


def spill(rng, kind, spots):
    """What the tea is made of, on the table."""
    for i, (x, y) in enumerate(spots):
        if kind in ('chamomile', 'jasmine'):
            blossom((x, y, 0.02), kind, rng.uniform(0.95, 1.25), rng.random() * 6, (rng.normal(0, 0.15), rng.normal(0, 0.15)))
        elif kind == 'sage':
            m = herb('#5a7a54', '#8fae82', '#c4d4b4')
            for j in range(5):
                a = 0.5 * (j - 2) + 0.3
                leaf('sage', m, 0.42, 0.15, 0.2, 0.15, 0.02, 0.03, (x + 0.2 * math.cos(a), y + 0.2 * math.sin(a), 0.05 + 0.02 * j), (0.1, 0.1, a - PI / 2), j)
        elif kind == 'hibiscus':
            leaf('dried', simple('dried', '#4a0612', 0.6), rng.uniform(0.2, 0.34), 0.14, 0.8, 0.5, 0.03, 0.25, (x, y, 0.06), (rng.normal(0, 0.5), rng.normal(0, 0.5), rng.random() * 6), i)
        elif kind in ('green leaves', 'black leaves'):
            color = ['#22381a', '#4a6a2c'] if kind == 'green leaves' else ['#16100c', '#38261a']
            m = organic(color, 8, (0.5, 0.7), 0.05, vary=0.6)
            k = 170
            a, q = rng.random(k) * TAU, 0.34 * np.sqrt(rng.random(k))
            P = np.stack([x + q * np.cos(a), y + 0.7 * q * np.sin(a), 0.02 + 0.16 * np.maximum(0, 1 - q / 0.34) * rng.random(k)], 1)
            N = rng.normal(0, 1, (k, 3)) * [1, 1, 0.3]
            V, F = ico(2)
            scatter('leaves', V * [0.16, 0.16, 1.0], F, P, frames(N, rng.random(k) * TAU), np.full((k, 3), 0.085) * rng.uniform(0.6, 1.2, (k, 1)), m, rng)


def clear_tea(R, Z, colors):
    """The surface of clear tea in a white cup: pale at the rim, where it is shallow, deeper in the middle."""
    th, r = np.linspace(0, TAU, 160, endpoint=False)[:, None], np.linspace(0, 1, 60)[None]
    P = np.stack([R * r * np.cos(th), R * r * np.sin(th), Z + 0.012 * sstep(0.93, 1.0, r) + 0 * th], -1)
    m = Mat('tea')
    deep = m.math('ADD', m.attr('r'), m.math('MULTIPLY', m.math('SUBTRACT', m.noise(2.4, 2), 0.5), 0.14))
    c = m.ramp(deep, [(0.1, colors[0]), (0.7, colors[1]), (0.93, colors[2]), (1.0, '#fff8e4')])
    grid('tea', P, m.done(c, 0.02, 0.0, Specular=0.5, Emission=c, Emission_Strength=0.06), True, {'r': r + 0 * th})


def cup(seed=1, colors=('#c88a10', '#e0aa2c', '#f0cc6c'), floats=None, around=None, spots=((-1.16, -0.3), (-1.0, -0.62), (1.22, -0.36), (-1.3, 0.08), (1.14, 0.4)), lemon=False, ground='light', china='#f8f5ee', elev=36, bag=None, handle=True):
    rng = np.random.default_rng(seed)
    base, H, R = 0.07, 0.62, 0.66
    white = glaze_cup(china)
    out = [(0, 0), (0.3, 0), (0.33, 0.04), (0.58, 0.28), (0.64, 0.48), (R, H)]
    inn = [(R - 0.04, H), (0.6, 0.48), (0.54, 0.3), (0.3, 0.09), (0, 0.07)]
    lathe('cup', np.concatenate([smooth_prof(out), [[R - 0.02, H + 0.016]], smooth_prof(inn)]), white, 140, loc=(0, 0, base))
    L = 0.5
    ip = smooth_prof(inn)[::-1]
    Rs = float(np.interp(L, ip[:, 1], ip[:, 0])) - 0.003
    Z = base + L
    clear_tea(Rs, Z, colors)
    for kind in floats or []:
        if kind in ('chamomile', 'jasmine'):
            for i, (x, y) in enumerate(((0.1, -0.24), (-0.26, 0.02), (0.22, 0.2))):
                blossom((x, y, Z + 0.008), kind, 0.98, i * 1.3)
        elif kind == 'sage':
            for i, (x, y) in enumerate(((-0.12, -0.06), (0.18, 0.08))):
                leaf('sage', herb('#5a7a54', '#8fae82', '#c4d4b4'), 0.48, 0.18, 0.2, 0.15, 0.02, 0.03, (x, y, Z + 0.04), (0.1, 0.1, 0.8 + i), i)
    if lemon:
        citrus_wheel(rng, (0.1, -0.08, Z + 0.02), (0.04, 0.05, 0.3), 0.34, FRUIT['lemon'], 0.04)
    if handle:
        t = np.linspace(-1.35, 1.35, 40)
        hx, hz, a = R - 0.04 + 0.27 * np.cos(t), base + 0.36 + 0.22 * np.sin(t), -0.4
        tubes('handle', [np.stack([hx * math.cos(a), hx * math.sin(a), hz], -1)], 0.055, white, 16)
    sr = 1.06
    lathe('saucer', smooth_prof([(0, 0.03), (sr * 0.4, 0.03), (sr * 0.5, 0.0), (sr * 0.6, 0.03), (sr, 0.13), (sr * 1.01, 0.15), (sr * 0.97, 0.155), (sr * 0.5, 0.065), (0, 0.065)]), white, 140)
    if bag:
        t = np.linspace(0, 1, 40)
        tubes('string', [np.stack([-0.36 - 0.5 * t, -0.42 - 0.5 * t, Z + 0.02 + 0.34 * np.sin(np.clip(t * 3.2, 0, PI)) * (t < 0.98) - 0.46 * t ** 1.5], -1)], 0.008, simple('string', '#f4efe2', 0.8), 6)
        box('tag', (0.3, 0.02, 0.34), simple('tag', bag, 0.6), (-0.92, -0.98, 0.14), (-1.2, 0, -0.6), 0.008)
    if around:
        spill(rng, around, spots)
    stage(table(ground), key_size=2.4, world=0.4)
    softbox((-2.6, -2.2, 1.6), 40, (0.6, 2.0))
    camera(2.7, (0, -0.04, 0.34), elev, 0, 80, 0.5, (0, -0.4, Z))
