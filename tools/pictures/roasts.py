"""Roast and grilled dishes: lamb chops, half a chicken, pigeons, octopus; banana bread."""
from bits import *
from mains import DIPS, dip, garnish, lay, shoot
from shapes import Group


def fused(name, parts, mat, voxel=0.022, smooth=6, amp=0.05):
    """One skin around several blobs: (centre, radii, spin, seed). Voxels join them."""
    V, F, base = [], [], 0
    v0, f0 = ico(5)
    for (x, y, z), r, spin, seed in parts:
        c, s = math.cos(spin), math.sin(spin)
        v = v0 * (1 + amp * fbm(v0 + seed * 3.1, 1.6, 3, seed))[:, None] * np.array(r)
        v = v @ np.array([[c, s, 0], [-s, c, 0], [0, 0, 1]]) + [x, y, z]
        V.append(v)
        F.append(f0 + base)
        base += len(v)
    o = mesh(name, np.concatenate(V), np.concatenate(F), mat)
    m = o.modifiers.new('r', 'REMESH')
    m.mode, m.voxel_size, m.use_smooth_shade = 'VOXEL', voxel, True
    m = o.modifiers.new('s', 'SMOOTH')
    m.factor, m.iterations = 0.5, smooth
    return o


def limb(p, q, r0, r1, n=7, seed=1, flat=1.0):
    """Blobs from p to q for `fused`: a drumstick or a wing."""
    p, q = np.array(p), np.array(q)
    return [(tuple(p + (q - p) * t), ((r0 + (r1 - r0) * t),) * 2 + ((r0 + (r1 - r0) * t) * flat,), 0, seed + i) for i, t in enumerate(np.linspace(0, 1, n))]


def skin_mat(tone=((0.26, '#3a1404'), (0.4, '#8e420c'), (0.56, '#c87a22'), (0.74, '#e8ac58'))):
    """Roast skin: darker where it is high, glossy, with pores and wrinkles."""
    m = Mat('skin')
    z = m.node('SeparateXYZ', {'Vector': m.obj}).outputs[2]
    n = m.math('SUBTRACT', m.math('ADD', m.noise(2.2, 6, 0.62, 0.4), m.math('MULTIPLY', m.noise(9, 4), 0.16)), m.math('MULTIPLY', z, 0.14))
    c = m.ramp(n, list(tone))
    spots = m.ramp(m.noise(16, 3), [(0.62, 0.0), (0.74, 0.5)])
    c = m.mix(spots, c, '#2c0e04')
    h = m.math('ADD', m.math('MULTIPLY', m.voro(30), 0.35), m.noise(11, 6, 0.62))
    return m.done(c, m.ramp(m.noise(6, 3), [(0.35, 0.14), (0.7, 0.36)]), 0.1, (0.06, 0.03, 0.015), m.bump(h, 0.018, 0.6), Specular=0.6)


BONE = ['#f2e6cc', '#d8bc90']


def knob(p, q, r=0.06):
    """The end of a bone that looks out of the meat."""
    bone = organic(BONE, 6, (0.4, 0.6), 0.2)
    p, q = np.array(p), np.array(q)
    d = (q - p) / np.linalg.norm(q - p)
    tubes('bone', [p + (q - p) * np.linspace(0, 1, 14)[:, None]], r * 0.75, bone, 18)
    side = np.cross(d, [0, 0, 1])
    for s in (-1, 1):
        blob('knob', r * 1.05, bone, tuple(q + side * s * r * 0.65), (1, 1, 0.9), 0.05, sub=3)


def rosemary(at, turn, L=0.7, n=44, seed=1):
    rng = np.random.default_rng(seed)
    m = herb('#2c4a24', '#5c8048', '#9ab488')
    with Group(at, (0, 0, turn)):
        tubes('twig', [np.stack([np.linspace(0, L, 20), 0.04 * np.sin(np.linspace(0, 3, 20)), 0.03 + 0.03 * np.sin(np.linspace(0, 2, 20))], -1)], 0.012, simple('twig', '#5a4a2a', 0.7), 8)
        t = np.linspace(0.03, 1, n)
        a = np.arange(n) * 2.4
        V, F = ico(2)
        N = np.stack([0.75 + 0 * a, np.cos(a), 0.45 + 0.7 * abs(np.sin(a))], 1)
        N /= np.linalg.norm(N, axis=1, keepdims=True)
        P = np.stack([L * t, 0.04 * np.sin(3 * t), 0.05 + 0 * t], 1) + 0.07 * N
        o = scatter('needles', V * [0.11, 0.16, 1], F, P, frames(N, a), np.full((n, 3), 0.085) * rng.uniform(0.8, 1.15, (n, 1)), m, rng)
        o.data.attributes.new('vein', 'FLOAT', 'POINT')


def chop(seed, at, rot, k=1.0):
    """A grilled rib chop: a round eye with a rim of fat and a long, cleaned bone."""
    m = Mat('chop')
    n = m.noise(5, 6, 0.6, 0.4)
    c = m.ramp(m.math('SUBTRACT', n, m.math('MULTIPLY', m.attr('edge'), 0.12)), [(0.24, '#200804'), (0.42, '#57220f'), (0.58, '#864020'), (0.78, '#b0683c')])
    fat = m.mix(m.noise(6, 4), '#b8702c', '#e6bc78')
    c = m.mix(m.attr('fat'), c, fat)
    c = m.mix(m.math('MULTIPLY', m.attr('mark'), 0.9), c, '#120603')
    mat = m.done(c, m.ramp(m.noise(6, 3), [(0.35, 0.16), (0.7, 0.42)]), 0.12, (0.06, 0.03, 0.015), m.bump(m.math('ADD', m.noise(16, 6, 0.65), m.math('MULTIPLY', m.attr('mark'), -0.6)), 0.03, 0.7), Specular=0.55)
    with Group(at, rot, k):
        th = np.linspace(0, TAU, 150, endpoint=False)[:, None]
        f = np.linspace(-PI / 2, PI / 2, 90)[None]
        # the eye is broad below and runs out along the bone
        R = 0.42 * (1 + 0.1 * np.cos(th - 3.6) + 0.06 * np.cos(2 * th + 0.5) + 0.03 * np.cos(5 * th + seed)) + 0.2 * np.exp(-(((th - 1.25) / 0.34) ** 2))
        cc, ss = np.cos(f) ** 0.42, np.sign(np.sin(f)) * abs(np.sin(f)) ** 0.75
        P = np.stack([R * cc * np.cos(th), R * cc * np.sin(th) * 0.88, 0.13 * ss + 0 * th], -1)
        P[..., 2] += 0.025 * fbm(P * [1, 1, 0] + seed, 4, 4, seed) * (ss > 0)
        P += (0.012 * fbm(P + seed, 9, 3, seed))[..., None]
        rim = sstep(0.8, 0.93, cc + 0 * th + 0.05 * fbm(P + 4, 5, 3, 4))
        fatty = rim * sstep(0.15, -0.5, np.cos(th - 0.9)) + sstep(0.62, 0.78, fbm(P + seed, 3.4, 3, seed + 2) + 0.3) * 0.35 * (cc < 0.9)
        marks = sstep(0.55, 0.85, np.sin((P[..., 0] * 0.8 + P[..., 1] * 0.6) * 21 + seed)) * (ss > 0.3) * sstep(0.99, 0.9, cc) * sstep(-0.5, 0.2, fbm(P + seed, 3, 2, 8))
        grid('eye', P, mat, True, {'edge': rim, 'fat': np.clip(fatty, 0, 1), 'mark': marks})
        t = np.linspace(0, 1, 40)
        x, y = 0.06 + 0.26 * t + 0.1 * t**2, 0.3 + 1.0 * t - 0.16 * t**2
        z = 0.02 + 0.05 * np.sin(t * 3)
        r = 0.07 - 0.012 * np.sin(t * PI) + 0.01 * (t > 0.94)
        tubes('bone', [np.stack([x, y, z], -1)], lambda q: r, organic([(0.3, '#b07a40'), (0.5, '#e2c898'), (0.7, '#f4ead2')], 5, (0.35, 0.55), 0.2, (14, 0.02)), 20, flat=0.7)
        blob('end', 0.06, organic(BONE, 5), (x[-1], y[-1], z[-1]), (1, 1, 0.7), sub=3)
        tubes('shred', [np.stack([x[:16], y[:16], z[:16]], -1)], lambda q: 0.1 - 0.05 * np.linspace(0, 1, q) ** 2, mat, 20, flat=0.75)


def chops(seed=2, n=4, dish='white', ground='oak', garnishes=('lemon',), span=2.8):
    rng = np.random.default_rng(seed)
    lay(rng, dish, 1.5, ground)
    for i in range(n):
        chop(seed + i, (-0.72 + 0.42 * i, -0.34 + 0.05 * (i % 2), 0.26 + 0.035 * i), (0.16, -0.34, -0.12 + 0.03 * i), 0.98)
    rosemary((-0.9, -0.72, 0.14), 0.15, 0.9, 50, 3)
    rosemary((-0.75, -0.84, 0.14), 0.42, 0.6, 36, 4)
    garnish(rng, garnishes, 1.15)
    specks(rng, 60, 0.8, 0.44, '#f8f4ea', (0.007, 0.014), dz=0.08, long=1.2)
    stage(table(ground))
    camera(span, (0.05, 0.0, 0.24), 42, 0, 78, 0.6, (0, -0.3, 0.3))


def half_chicken(seed=1, dish='white', ground='walnut', garnishes=('lemon', 'parsley'), dip_of='garlic', span=2.75):
    """Half a roast chicken, its skin up: breast, wing, thigh and drumstick."""
    rng = np.random.default_rng(seed)
    lay(rng, dish, 1.5, ground)
    m = skin_mat()
    parts = [((0.34, 0.2, 0.32), (0.6, 0.4, 0.34), -0.25, 1), ((0.66, 0.02, 0.26), (0.34, 0.3, 0.26), 0, 2), ((-0.12, 0.28, 0.26), (0.4, 0.34, 0.26), 0, 3)]
    parts += [((-0.38, -0.08, 0.3), (0.4, 0.34, 0.3), 0.7, 4), ((-0.5, -0.22, 0.3), (0.3, 0.28, 0.27), 0, 5)]
    parts += limb((-0.52, -0.34, 0.28), (-0.98, -0.12, 0.2), 0.215, 0.1, 8, 6)
    wing = limb((0.6, -0.16, 0.24), (0.3, -0.46, 0.18), 0.15, 0.1, 6, 20) + limb((0.3, -0.46, 0.18), (0.66, -0.58, 0.15), 0.1, 0.075, 6, 30, 0.8) + limb((0.66, -0.58, 0.14), (0.9, -0.5, 0.12), 0.07, 0.03, 5, 40, 0.6)
    fused('half', parts, m, 0.02, 5)
    fused('wing', wing, m, 0.016, 3)
    knob((-0.94, -0.14, 0.2), (-1.14, -0.05, 0.18), 0.065)
    garnish(rng, garnishes, 1.1)
    leaves(rng, [(x - 0.72, y + 0.62) for x, y in spread(rng, 10, 0.34, 0.13)], 0.16, 0.46, 0.6, herb('#4a8a24', '#9ac85a', '#dcecb8'), 0.5, 0.2)
    specks(rng, 130, 0.9, 0.3, '#2c3a10', (0.008, 0.016), dz=0.34, long=1.8)
    if dip_of:
        dip(rng, (0.98, 0.62), DIPS[dip_of], 0.27)
    stage(table(ground))
    camera(span, (-0.02, 0.02, 0.22), 40, 0, 78, 0.6, (0, -0.3, 0.3))


def small_bird(at, turn, seed, k=1.0):
    """A whole roast bird on its back, its legs crossed at the front."""
    m = skin_mat(((0.24, '#2c0e04'), (0.4, '#7a360c'), (0.56, '#b4661c'), (0.74, '#d8984a')))
    with Group(at, (0, 0, turn), k):
        parts = [((0, 0.08, 0.42), (0.4, 0.5, 0.36), 0, seed), ((0, 0.34, 0.44), (0.36, 0.3, 0.3), 0, seed + 1), ((0, -0.3, 0.36), (0.26, 0.22, 0.24), 0, seed + 2)]
        for s in (-1, 1):
            parts += [((s * 0.3, -0.12, 0.34), (0.19, 0.28, 0.21), 0, seed + 3)]
            parts += limb((s * 0.3, -0.26, 0.36), (s * 0.1, -0.62, 0.46), 0.13, 0.06, 7, seed + 4)
            parts += limb((s * 0.4, 0.3, 0.36), (s * 0.5, -0.02, 0.22), 0.1, 0.075, 6, seed + 12) + limb((s * 0.5, -0.02, 0.22), (s * 0.42, 0.22, 0.16), 0.07, 0.04, 4, seed + 20)
        fused('bird', parts, m, 0.02, 3)
        for s in (-1, 1):
            knob((s * 0.1, -0.6, 0.46), (s * 0.04, -0.74, 0.5), 0.045)


def pigeons(seed=3, dish='clay', ground='honey', garnishes=('lemon', 'parsley'), span=2.8):
    """Roast pigeons on freekeh, which also looks out of them."""
    from mains import grain
    rng = np.random.default_rng(seed)
    lay(rng, dish, 1.5, ground)
    grain(rng, 1500, 1.0, 0.16, ['#8a6a2c', '#b0903c', '#c8b060'], 0.1)
    small_bird((-0.48, 0.06, 0.1), 0.22, seed, 0.98)
    small_bird((0.5, 0.02, 0.1), -0.2, seed + 50, 0.98)
    garnish(rng, garnishes, 1.15, 0.2)
    stage(table(ground))
    camera(span, (0, 0.02, 0.3), 38, 0, 78, 0.6, (0, -0.3, 0.4))


def tentacle(seed, at, turn, L=2.3, r0=0.19, curl=4.4, z=0.14, bend=0.5, mirror=1):
    """An arm with two rows of suckers, its tip rolled up."""
    m = Mat('octopus')
    k = m.noise(4.5, 6)
    c = m.ramp(m.math('ADD', m.math('MULTIPLY', k, 0.8), m.math('MULTIPLY', m.attr('under'), 0.3)), [(0.2, '#1c0608'), (0.36, '#5a1a22'), (0.52, '#8e3a3e'), (0.7, '#c07a6c'), (0.88, '#e8c0aa')])
    c = m.mix(m.ramp(m.noise(9, 4), [(0.58, 0.0), (0.7, 0.75)]), c, '#140604')
    mat = m.done(c, m.ramp(m.noise(6, 4), [(0.35, 0.12), (0.7, 0.36)]), 0.15, (0.06, 0.03, 0.03), m.bump(m.noise(20, 5), 0.016, 0.6), Specular=0.6)
    pale = organic([(0.35, '#c88c7c'), (0.55, '#e8c4b0'), (0.75, '#f6e2d2')], 8, (0.2, 0.35), 0.2)
    N = 260
    t = np.linspace(0, 1, N)
    a = bend * np.sin(t * 4.2) + curl * t**3.2
    step = L / N * (1 - 0.45 * t)
    x, y = np.cumsum(np.cos(a) * step), np.cumsum(np.sin(a) * step) * mirror
    a = a * mirror
    r = r0 * (1 - t) ** 0.8 + 0.022
    zz = z + r + 0.1 * np.exp(-(((t - 0.25) / 0.2) ** 2)) + 0.02 * np.sin(t * 9 + seed)
    C = np.stack([x, y, zz], -1)
    T = np.gradient(C, axis=0)
    T /= np.linalg.norm(T, axis=1, keepdims=True)
    side = np.cross(T, [0, 0, 1.0])
    side /= np.linalg.norm(side, axis=1, keepdims=True)
    up = np.cross(side, T)
    ph = np.linspace(0, TAU, 40, endpoint=False)
    P = C[:, None] + r[:, None, None] * (np.cos(ph)[None, :, None] * side[:, None] + np.sin(ph)[None, :, None] * up[:, None])
    P += (0.012 * fbm(P + seed, 8, 3, seed))[..., None]
    face = -side * mirror * 0.55 + up * 0.84
    face /= np.linalg.norm(face, axis=1, keepdims=True)
    D = (P - C[:, None]) / r[:, None, None]
    under = sstep(0.4, 0.9, (D * face[:, None]).sum(-1))
    with Group((at[0], at[1], 0), (0, 0, turn)):
        grid('arm', P, mat, False, {'under': under})
        grid('arm seam', P[:, [-1, 0]], mat, False, {'under': under[:, [-1, 0]]})
        blob('root', float(r[0]), mat, tuple(C[0]), sub=4)
        cross = np.cross(T, face)
        pts, nrm, sz = [], [], []
        d, i = 0.04, 0
        s = np.cumsum(step)
        while d < s[-1] * 0.97:
            j = int(np.searchsorted(s, d))
            q = face[j] * 0.93 + cross[j] * (0.42 if i % 2 else -0.42)
            q /= np.linalg.norm(q)
            pts.append(C[j] + q * r[j] * 0.97)
            nrm.append(q)
            sz.append(r[j] * 0.34)
            d += max(0.018, r[j] * 0.44)
            i += 1
        # a ring with a hollow
        u, v = np.linspace(0, TAU, 18, endpoint=False)[:, None], np.linspace(0, 1, 7)[None]
        pr = np.array([(1.05, -0.3), (1.1, 0.1), (0.95, 0.32), (0.72, 0.34), (0.5, 0.2), (0.25, 0.02), (0.0, 0.0)])
        V = np.stack([pr[:, 0][None] * np.cos(u), pr[:, 0][None] * np.sin(u), pr[:, 1][None] + 0 * u], -1).reshape(-1, 3)
        idx = np.arange(18 * 7).reshape(18, 7)
        F = np.stack([idx[:, :-1], np.roll(idx, -1, 0)[:, :-1], np.roll(idx, -1, 0)[:, 1:], idx[:, 1:]], -1).reshape(-1, 4)
        scatter('suckers', V, F, np.array(pts), frames(np.array(nrm), np.zeros(len(pts))), np.repeat(np.array(sz)[:, None], 3, 1), pale, np.random.default_rng(seed))


def octopus(seed=23, dish='ink', ground='light', garnishes=('lemon', 'parsley'), span=2.7):
    """Grilled octopus arms on crushed potatoes."""
    rng = np.random.default_rng(seed)
    lay(rng, dish, 1.5, ground)
    puree = organic(['#e8c878', '#f2dca0', '#f8ecc8'], 4, (0.4, 0.55), 0.2, (12, 0.03))
    blob('puree', 0.62, puree, (0.05, 0.0, 0.1), (1.35, 0.8, 0.22), 0.12, 2.2, seed, 6)
    for i, (x, y, turn, L, curl, bend, mirror) in enumerate(((0.15, 0.12, 2.85, 2.6, 5.6, 0.5, -1), (0.0, -0.02, 0.7, 2.0, 6.4, 0.3, 1), (0.18, 0.02, 3.45, 2.3, 5.2, 0.4, 1), (-0.18, -0.1, -0.12, 2.5, 6.2, 0.3, -1))):
        tentacle(i + 1, (x, y), turn, L, 0.155, curl, 0.14 + 0.05 * i, bend, mirror)
    garnish(rng, garnishes, 1.05)
    specks(rng, 200, 1.0, 0.16, '#b0300c', (0.007, 0.014), dz=0.05, long=1.3)
    stage(table(ground))
    softbox((-2.0, 2.0, 2.4), 40, (1.6, 0.8))
    camera(span, (0.02, -0.02, 0.2), 46, 0, 78, 0.6, (0, -0.3, 0.3))


def loaf_outline(n=160):
    # a tin's straight, leaning sides; a lip where the dough rose over its edge, a split along the middle
    p = smooth_prof([(-0.4, 0), (-0.36, 0), (0.36, 0), (0.4, 0), (0.43, 0.06), (0.5, 0.5), (0.56, 0.53), (0.56, 0.6), (0.44, 0.75), (0.2, 0.87), (0.06, 0.84), (0.0, 0.8), (-0.05, 0.86), (-0.24, 0.85), (-0.44, 0.74), (-0.56, 0.6), (-0.56, 0.53), (-0.5, 0.5), (-0.43, 0.06), (-0.4, 0)])
    s = np.r_[0, np.cumsum(np.hypot(*np.diff(p, axis=0).T))]
    q = np.linspace(0, s[-1], n, endpoint=False)
    return np.stack([np.interp(q, s, p[:, 0]), np.interp(q, s, p[:, 1])], -1)


def crumb_face():
    m = Mat('crumb')
    n = m.noise(7, 6)
    c = m.ramp(n, [(0.28, '#b47a38'), (0.5, '#dfae62'), (0.72, '#f4d898')])
    c = m.mix(m.ramp(m.noise(15, 3), [(0.62, 0.0), (0.7, 0.85)]), c, '#6a3c18')
    c = m.mix(m.math('MULTIPLY', m.ramp(m.voro(7), [(0.0, 1.0), (0.14, 0.8), (0.2, 0.0)]), 0.8), c, '#f6e6b4')
    return m.done(c, 0.7, 0.15, (0.06, 0.04, 0.02), m.bump(m.math('ADD', m.noise(26, 6, 0.7), m.math('MULTIPLY', m.voro(38), 0.5)), 0.04, 0.8), Specular=0.15)


def loaf_part(L, seed, at, rot, crust, face):
    """A piece of the loaf, L long; its two cut ends show the crumb."""
    o = loaf_outline()
    x = np.linspace(0, L, max(4, int(L / 0.02)))
    P = np.stack([np.stack([np.full(len(o), q), o[:, 0], o[:, 1]], -1) for q in x], 1)
    bump = 0.03 * fbm(P + seed, 3.2, 4, seed) * sstep(0.1, 0.5, P[..., 2]) + 0.03 * np.maximum(0, fbm(P * [0.6, 2, 1] + 5, 3, 3, 5)) * sstep(0.66, 0.8, P[..., 2])
    P[..., 2] += bump
    with Group(at, rot):
        grid('crust', P, crust, True)
        for k in (0, -1):
            ring = P[:, k]
            c = ring.mean(0)
            t = np.linspace(1, 0, 40)[None, :, None]
            Q = c + (ring[:, None] - c) * t
            Q[..., 0] += (-1 if k == 0 else 1) * (0.006 + 0.012 * fbm(Q * 1.0 + seed, 12, 3, seed)) * (t[..., 0] < 0.97)
            grid('face', Q, face, True)


def banana_bread(seed=6, ground='walnut', span=2.6):
    """A loaf with half a banana baked into its top, two slices cut from it, and coins of banana."""
    rng = np.random.default_rng(seed)
    lay(rng, 'white', 1.5, ground, True)
    m = Mat('crust')
    z = m.node('SeparateXYZ', {'Vector': m.obj}).outputs[2]
    c = m.ramp(m.math('ADD', m.math('MULTIPLY', m.noise(4, 6), 0.8), m.math('MULTIPLY', z, 0.16)), [(0.3, '#b8742c'), (0.48, '#8a4a18'), (0.66, '#5c2c0e'), (0.85, '#38180a')])
    crust = m.done(c, 0.5, 0.06, (0.06, 0.03, 0.01), m.bump(m.math('ADD', m.noise(16, 6, 0.66), m.voro(22)), 0.03, 0.6), Specular=0.3)
    face = crumb_face()
    z0 = 0.08
    with Group((0.42, 0.66, z0), (0, 0, 0.86), 0.98):
        loaf_part(1.15, seed, (-0.75, 0, 0), (0, 0, 0), crust, face)
        # the baked half of a banana, cut side up
        t = np.linspace(-1, 1, 60)[:, None]
        v = np.linspace(0, TAU, 40, endpoint=False)[None]
        w = 0.135 * np.clip(1 - abs(t) ** 5, 0, 1) ** 0.6 + 0.002
        cx, cy = -0.2 + 0.54 * t + 0 * v, 0.08 - 0.14 * t * t
        flatz = np.where(np.sin(v) > 0, 0.05 * np.sin(v) ** 0.2, np.sin(v))
        P = np.stack([cx, cy + w * np.cos(v), 0.83 + w * 0.5 * flatz + 0 * t], -1)
        b = Mat('banana')
        r = b.attr('rim')
        bc = b.mix(r, b.ramp(b.noise(6, 5), [(0.36, '#b8762c'), (0.5, '#dca84a'), (0.7, '#f0cc80')]), '#5a2c0c')
        bc = b.mix(b.ramp(b.attr('core'), [(0.0, 0.0), (1.0, 0.75)]), bc, '#6a3c14')
        grid('banana', np.transpose(P, (1, 0, 2)), b.done(bc, 0.25, 0.2, (0.08, 0.06, 0.02), Clearcoat=0.4), True, {'rim': np.transpose(sstep(0.75, 0.98, abs(np.cos(v)) + 0 * t)), 'core': np.transpose(sstep(0.16, 0.04, abs(np.cos(v)) + 0 * t) * (np.sin(v) > 0) * sstep(0.95, 0.7, abs(t)))})
        # two slices that lean against the loaf
        loaf_part(0.17, seed + 1, (-1.1, 0.0, 0), (0, 0.2, 0.04), crust, face)
        loaf_part(0.17, seed + 2, (-1.72, -0.12, 0.02), (0, 0.98, -0.16), crust, face)
    pale = Mat('coin')
    x_, y_, _ = pale.node('SeparateXYZ', {'Vector': pale.obj}).outputs
    star = pale.math('COSINE', pale.math('MULTIPLY', pale.math('ARCTAN2', y_, x_), 3.0))
    q = pale.math('ADD', pale.attr('edge'), pale.math('MULTIPLY', star, -0.07))
    pc = pale.ramp(q, [(0.0, '#f0dca0'), (0.3, '#f6e6b4'), (0.5, '#fbefc8'), (0.9, '#f8e6b4'), (1.0, '#e6c67c')])
    coin = pale.done(pc, 0.22, 0.35, (0.08, 0.07, 0.03), pale.bump(pale.noise(20, 3), 0.006, 0.5), Specular=0.6)
    spots = [(0.62, -0.56), (0.92, -0.5), (0.72, -0.28), (1.06, -0.24)]
    discs(rng, spots, z0 + 0.01, 0.17, coin, 0.1, 0.0, 0.2)
    for x, y in spots:
        for k in range(3):
            a = k * TAU / 3 + x * 9
            blob('seed', 0.012, simple('seed', '#3a2410', 0.5), (x + 0.045 * math.cos(a), y + 0.045 * math.sin(a), z0 + 0.115), (1.4, 0.8, 0.4), sub=2)
    specks(rng, 90, 0.7, z0, '#7a4418', (0.008, 0.02), dz=0.01, center=(-0.1, -0.6), long=1.3)
    shoot(ground, span, 30, 0, (0.1, 0.05, 0.38))
