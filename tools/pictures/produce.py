"""Fruit, vegetables, eggs, fish and meat as they lie on a kitchen board."""
from bits import *
from drinks import FRUIT, blobs_of, citrus_wheel
from shapes import Group


def skin(stops, scale=2.0, rough=(0.15, 0.3), sss=0.15, bump=(50, 0.004), **kw):
    return organic(stops, scale, rough, sss, bump, (0.07, 0.03, 0.015), **kw)


def stalk(o, at, h=0.2, lean=0.3, color='#5a3a1c', r=0.022):
    s = lathe('stalk', [(r * 1.3, 0), (r, h * 0.5), (r * 1.4, h), (0, h)], simple('stalk', color, 0.6), 16)
    s.parent, s.location, s.rotation_euler = o, at, (lean, lean * 0.6, 0)


def apple(rng, at, r=0.42, stops=('#8a0c10', '#b8201a', '#d8502c', '#e8c060'), flat=0.9):
    V, F = ico(6)
    q = np.hypot(V[:, 0], V[:, 1])
    V = V * (1 + 0.03 * np.cos(5 * np.arctan2(V[:, 1], V[:, 0])) * (V[:, 2] < -0.3))[:, None]
    V[:, 2] = V[:, 2] * flat - 0.32 * np.exp(-((q / 0.24) ** 2)) * (V[:, 2] > 0) + 0.16 * np.exp(-((q / 0.2) ** 2)) * (V[:, 2] < 0)
    m = Mat('apple')
    streak = m.noise(1, 4, 0.6, 0.6, m.stretch((5, 5, 0.9)))
    c = m.ramp(m.math('ADD', m.math('MULTIPLY', streak, 0.6), m.math('MULTIPLY', m.noise(1.2, 3), 0.4)), [(0.25 + 0.5 * i / (len(stops) - 1), x) for i, x in enumerate(stops)])
    c = m.mix(m.ramp(m.voro(26), [(0.05, 0.5), (0.1, 0.0)]), c, '#f0dca0')
    o = mesh('apple', V * r, F, m.done(c, 0.16, 0.15, (0.06, 0.03, 0.015), Specular=0.5))
    o.location, o.rotation_euler = (at[0], at[1], r * flat + (at[2] if len(at) > 2 else 0)), (rng.normal(0, 0.25), rng.normal(0, 0.25), rng.random() * 6)
    stalk(o, (0, 0, r * 0.5), 0.26 * r / 0.42)


def tomato(rng, at, r=0.34, stops=('#a00f08', '#d8381a'), calyx=True):
    V, F = ico(6)
    a, q, up = np.arctan2(V[:, 1], V[:, 0]), np.hypot(V[:, 0], V[:, 1]), np.maximum(V[:, 2], 0)
    V = V * (1 + 0.022 * np.cos(5 * a + at[0] * 9) * q * up)[:, None]
    V[:, 2] = V[:, 2] * 0.86 - 0.2 * np.exp(-((q / 0.2) ** 2)) * up
    o = mesh('tomato', V * r, F, skin(list(stops), 1.6, (0.1, 0.16), 0.15, (3, 0.008), Specular=0.55))
    o.location, o.rotation_euler = (at[0], at[1], r * 0.86 + (at[2] if len(at) > 2 else 0)), (rng.normal(0.3, 0.2), rng.normal(0, 0.22), 0)
    if calyx:
        g = organic(['#3d7d1c', '#74b03a'], 14, (0.4, 0.6), 0.0, (40, 0.01))
        gm = Mat('calyx')
        gr = gm.done(gm.mix(gm.noise(14), '#3d7d1c', '#74b03a'), 0.5, trans_leaf=0.15)
        for k in range(6):
            l = leaf('calyx', gr, r * 0.82, r * 0.26, 0.15, 0.34, 0, 0.1, (0, r * 0.39, 0), (-0.10, 0, 0), k, 0.9)
            e = bpy.data.objects.new('e', None)
            bpy.context.collection.objects.link(e)
            l.parent, e.parent = e, o
            e.location, e.rotation_euler = (0, 0, r * 0.93), (-0.12, 0, k * TAU / 6 + rng.normal(0, 0.12))
        stalk(o, (0, 0, r * 0.66), 0.17, 0.3, '#4a8a24')


def ball(rng, at, r, mat, squash=(1, 1, 0.95), amp=0.015, freq=1.4, sub=5, tilt=0.3):
    o = blob('ball', r, mat, (0, 0, 0), squash, amp, freq, int(rng.integers(999)), sub)
    o.location = (at[0], at[1], r * squash[2] + (at[2] if len(at) > 2 else 0))
    o.rotation_euler = (rng.normal(0, tilt) * (squash[2] > 0.85), rng.normal(0, tilt) * (squash[2] > 0.85), rng.random() * 6)
    return o


def bananas(rng, at=(0, 0, 0.0), n=4, turn=0.0, k=1.0):
    """A hand of bananas that stands on its tips: fingers with five edges, apart from each other, joined at the crown."""
    b = Mat('banana')
    t, e, k1 = b.attr('t'), b.attr('edge'), b.noise(4, 5)
    c = b.ramp(b.math('ADD', t, b.math('MULTIPLY', b.math('SUBTRACT', k1, 0.5), 0.05)), [(0, '#6a5a2c'), (0.04, '#a3a83c'), (0.15, '#d8bc2c'), (0.3, '#f2c62e'), (0.84, '#f4ca34'), (0.94, '#c8b43c'), (0.966, '#6a5a24'), (0.98, '#1c140c')])
    c = b.mix(b.math('MULTIPLY', e, 0.4), c, '#c08c1c')
    c = b.mix(b.math('MULTIPLY', b.ramp(b.noise(34, 3), [(0.64, 0.0), (0.7, 1.0)]), b.ramp(b.noise(4), [(0.45, 0.0), (0.6, 0.85)])), c, '#6a4010')
    bm = b.done(c, b.ramp(b.noise(7, 3), [(0.3, 0.3), (0.7, 0.5)]), 0.14, (0.06, 0.04, 0.01), b.bump(b.noise(18, 4), 0.006, 0.5), Specular=0.45)
    N, L = 180, 1.85
    u = np.linspace(0, 1, N)
    ph = np.linspace(0, TAU, 70, endpoint=False)
    with Group(at, (0, 0, turn), k):
        ends = []
        for i in range(n):
            way = math.radians(-66 + 23.0 * i) if n > 1 else -0.5
            up0, up1 = rng.uniform(24, 32), rng.uniform(-84, -72)
            ele = np.radians(up0 + (up1 - up0) * u**1.12)
            rho, z = np.cumsum(np.cos(ele)) * L / N, np.cumsum(np.sin(ele)) * L / N
            drift = way + 0.05 * rng.normal() * u + 0.16 * (u - 0.3) * (1 if i % 2 else -0.4)
            C = np.stack([rho * np.cos(drift), rho * np.sin(drift), z], -1)
            C[:, 2] += 0.86
            C[:, 2] -= max(0.0, C[:, 2].min() - 0.06) * u
            T = np.gradient(C, axis=0)
            T /= np.linalg.norm(T, axis=1, keepdims=True)
            S = np.stack([-np.sin(drift), np.cos(drift), 0 * drift], -1)
            U = np.cross(T, S)
            body = 0.052 + 0.135 * sstep(0.1, 0.34, u) * (1 - 0.72 * sstep(0.8, 0.955, u)) * (1 - 0.9 * sstep(0.96, 1.0, u))
            body = np.where(u > 0.955, np.minimum(body, 0.062), body)
            body[-1] = 0.02
            ridge = 1 + 0.075 * (abs(np.cos(2.5 * (ph + 0.3 * i))) ** 2.2 * 2 - 1)[None]
            r = body[:, None] * (1 + (ridge - 1) * sstep(0.12, 0.36, u)[:, None])
            P = C[:, None] + r[..., None] * (np.cos(ph)[None, :, None] * S[:, None] + np.sin(ph)[None, :, None] * U[:, None])
            o = grid('banana', np.transpose(P, (1, 0, 2)), bm, True, dict(t=np.broadcast_to(u, (70, N)), edge=np.transpose(np.broadcast_to(sstep(1.045, 1.075, ridge) * sstep(0.1, 0.4, u)[:, None], (N, 70)))))
            ends.append(C[0])
        blob('crown', 0.12, organic(['#4a3a1c', '#7a6a30', '#a09a48'], 6, (0.6, 0.8), 0.0, (20, 0.03)), tuple(np.mean(ends, 0) + [-0.03, 0.0, 0.0]), (1.2, 1.15, 0.9), 0.2, 2, 3, 4)
        blob('crown', 0.075, simple('cut', '#4a3418', 0.8), tuple(np.mean(ends, 0) + [-0.13, 0.04, 0.02]), (0.8, 1.2, 1.1), 0.15, 2, 5, 4)


def pineapple(rng, at=(0, 0, 0), k=1.0):
    n = 150
    m = Mat('pineapple')
    c = m.mix(m.attr('eye'), '#6a4410', m.ramp(m.noise(3, 4), [(0.3, '#a8741c'), (0.6, '#d49a2c'), (0.8, '#8a9a34')]))
    th, v = np.linspace(0, TAU, 240, endpoint=False)[:, None], np.linspace(0, 1, 160)[None]
    r = 0.46 * np.sin(PI * (0.12 + 0.78 * v)) ** 0.5
    u1, u2 = th / TAU * 8 + v * 6.5, th / TAU * 8 - v * 6.5
    eye = np.minimum(abs(np.sin(PI * u1)), abs(np.sin(PI * u2)))
    spike = np.exp(-(((u1 % 1) - 0.5) ** 2 + ((u2 % 1) - 0.5) ** 2) / 0.012)
    r = r + 0.035 * sstep(0.05, 0.5, eye) + 0.03 * spike
    P = np.stack([r * np.cos(th), r * np.sin(th), 1.25 * v + 0 * th], -1) * k
    o = grid('pineapple', P, m.done(c, 0.5, 0.05, bump=m.bump(m.noise(30, 4), 0.02, 0.6)), True, {'eye': sstep(0.08, 0.4, eye)})
    o.location = at
    g = herb('#2c5a24', '#5a8a44', '#7aa05c')
    for i in range(44):
        ring = i / 44
        L = (0.5 + 0.42 * ring) * k
        l = leaf('crown', g, L, 0.13 * k, 0.6, 0.05, 0, 0, (0, L * 0.42, 0), (0, 0, 0), i, 1.2)
        e = bpy.data.objects.new('e', None)
        bpy.context.collection.objects.link(e)
        l.parent = e
        e.location = (at[0], at[1], at[2] + (1.2 + 0.1 * ring) * k)
        e.rotation_euler = (0.35 + 1.0 * ring, 0, i * 2.4)


def strawberries(rng, pts, z=0.0):
    blobs_of(rng, 'strawberry', [p[:2] for p in pts], z)


def carrot(rng, at, rot, L=1.5, colors=('#d9560a', '#f07a14'), leaves_on=True):
    t = np.linspace(0, 1, 60)
    P = np.stack([L * t, 0.03 * np.sin(t * 5 + at[0]), 0 * t], -1)
    r = 0.15 * (1 - t) ** 0.55 * (1 + 0.05 * np.sin(t * 60)) + 0.006
    m = organic(list(colors), 5, (0.25, 0.4), 0.2, (30, 0.01))
    o = tubes('carrot', [P], lambda n: r, m, 24)
    e = blob('top', 0.15, m, (0, 0, 0), (0.4, 1, 1), 0.03)
    e.parent = o
    o.location, o.rotation_euler = (at[0], at[1], 0.15 + (at[2] if len(at) > 2 else 0)), (0, 0.06, rot)
    if leaves_on:
        g = herb('#2f6a1a', '#5a9a30')
        for i in range(14):
            a = rng.normal(0, 0.28)
            n = 30
            s = np.linspace(0, rng.uniform(0.4, 0.8), n)
            q = tubes('stem', [np.stack([-s * math.cos(a), -s * math.sin(a), 0.15 * s * rng.normal(0.4, 0.8)], -1)], 0.012, g, 6)
            q.parent = o
            for k in range(6):
                l = leaf('frond', g, 0.15, 0.06, 0.2, 0.1, 0, 0.05, (-s[-1 - 4 * k] * math.cos(a), -s[-1 - 4 * k] * math.sin(a), 0.05), (rng.normal(0, 0.5), rng.normal(0, 0.5), rng.random() * 6), k)
                l.parent = o


def pepper(rng, at, stops, r=0.42):
    V, F = ico(6)
    a, q = np.arctan2(V[:, 1], V[:, 0]), np.hypot(V[:, 0], V[:, 1])
    V = V * (1 + 0.10 * np.cos(4 * a + at[0] * 7) * q)[:, None]
    V[:, 2] = np.sign(V[:, 2]) * abs(V[:, 2]) ** 0.8 * 1.12 - 0.3 * np.exp(-((q / 0.22) ** 2)) * (V[:, 2] > 0)
    V[:, :2] *= (1 - 0.14 * np.clip(-V[:, 2:], 0, 1))
    o = mesh('pepper', V * r, F, skin(list(stops), 1.5, (0.08, 0.16), 0.12, (4, 0.01), Specular=0.55))
    o.location, o.rotation_euler = (at[0], at[1], r * 1.05), (rng.normal(0, 0.15), rng.normal(0, 0.15), rng.random() * 6)
    stalk(o, (0, 0, r * 0.66), 0.34, 0.3, '#4a7a24', 0.05)


def chilli(rng, at, rot, L=0.9, color=('#a80c08', '#d0241a')):
    t = np.linspace(0, 1, 50)
    P = np.stack([L * t, 0.16 * L * np.sin(t * 2.4), 0.05 * np.sin(t * 4)], -1)
    r = 0.075 * np.sin(PI * (0.12 + 0.85 * t)) ** 0.6 * (1 - 0.5 * t) + 0.004
    o = tubes('chilli', [P], lambda n: r, skin(list(color), 2, (0.06, 0.12), 0.1, (8, 0.006), Specular=0.6), 20)
    o.location, o.rotation_euler = (at[0], at[1], 0.08 + (at[2] if len(at) > 2 else 0)), (0, 0, rot)
    s = tubes('stalk', [np.stack([-0.24 * t[:20] / t[19], 0.06 * np.sin(t[:20] * 6), 0.04 * t[:20]], -1)], 0.018, simple('stalk', '#3f7a1c', 0.4), 10)
    s.parent = o


def cucumber(rng, at, rot, L=1.5, r=0.2):
    t = np.linspace(0, 1, 70)
    P = np.stack([L * (t - 0.5), 0.10 * np.sin(t * PI), 0 * t], -1)
    rr = r * np.clip(np.sin(PI * (0.02 + 0.96 * t)), 0, 1) ** 0.3
    m = Mat('cucumber')
    n = m.noise(2, 5, 0.6, 0.4, m.stretch((0.7, 6, 6)))
    mat = m.done(m.ramp(n, [(0.3, '#16380c'), (0.6, '#2c5a18'), (0.8, '#5a8a38')]), 0.28, 0.08, (0.03, 0.05, 0.01), m.bump(m.voro(13), 0.02, 0.5), Specular=0.5)
    o = tubes('cucumber', [P], lambda n: rr, mat, 30)
    o.location, o.rotation_euler = (at[0], at[1], r + (at[2] if len(at) > 2 else 0)), (0, 0, rot)


def slices(rng, pts, r, mat, thick=0.06):
    discs(rng, pts, 0.02, r, mat, thick, 0.0, 0.1)


def cut_cucumber():
    m = Mat('cut')
    c = m.ramp(m.math('ADD', m.attr('edge'), m.math('MULTIPLY', m.math('SUBTRACT', m.noise(16, 4), 0.5), 0.12)), [(0.15, '#dcebb4'), (0.5, '#c3dc90'), (0.8, '#a8cc6c'), (0.92, '#5a8a38'), (0.97, '#1f4a12')])
    return m.done(c, 0.15, 0.3, (0.05, 0.06, 0.02), m.bump(m.noise(20, 4), 0.01, 0.5))


def potato(rng, at, r=0.3):
    m = organic(['#9a6c34', '#c09254', '#d8b47c'], 4, (0.5, 0.7), 0.08, (40, 0.02))
    ball(rng, at, r, m, (1.35, 1.0, 0.85), 0.10, 1.2)


def onion(rng, at, r=0.36, stops=('#8a4a14', '#b8742c', '#d8a050')):
    prof = smooth_prof([(0, 0.05), (0.25, 0.02), (0.85, 0.3), (1.0, 0.75), (0.8, 1.2), (0.35, 1.48), (0.12, 1.66), (0.10, 1.95), (0, 1.98)])
    m = Mat('onion')
    th = m.node('SeparateXYZ', {'Vector': m.obj})
    a = m.math('ARCTAN2', th.outputs[1], th.outputs[0])
    line = m.math('SINE', m.math('ADD', m.math('MULTIPLY', a, 22), m.math('MULTIPLY', m.noise(5, 4), 8)))
    c = m.mix(m.ramp(m.noise(3, 5), [(0.35, 0.0), (0.7, 1.0)]), stops[1], stops[2])
    c = m.mix(m.ramp(line, [(0.55, 0.0), (1.0, 0.6)]), c, stops[0])
    o = lathe('onion', prof * r, m.done(c, 0.25, 0.15, (0.06, 0.03, 0.01), m.bump(line, 0.006, 0.5), Clearcoat=0.25), 120, lambda P: 0.02 * fbm(P / r, 2, 3, int(at[0] * 50)))
    o.location, o.rotation_euler = (at[0], at[1], (at[2] if len(at) > 2 else 0)), (rng.normal(0, 0.2), rng.normal(0, 0.2), rng.random() * 6)


def melon(rng, at, r=0.85, kind='watermelon'):
    m = Mat('melon')
    s = m.node('SeparateXYZ', {'Vector': m.obj})
    a = m.math('ARCTAN2', s.outputs[1], s.outputs[2])
    if kind == 'watermelon':
        w = m.math('SINE', m.math('ADD', m.math('MULTIPLY', a, 10), m.math('MULTIPLY', m.noise(4, 6, 0.7), 7)))
        c = m.ramp(w, [(0.2, '#6a9a4a'), (0.55, '#3a6a2a'), (0.8, '#143a14')])
        mat = m.done(c, 0.22, 0.05, Specular=0.5)
    elif kind == 'pumpkin':
        mat = organic(['#b8480a', '#dd7a16', '#f0962c'], 2, (0.25, 0.4), 0.12, (14, 0.02))
    else:
        v = m.ramp(m.voro(9, 'DISTANCE_TO_EDGE'), [(0.0, 1.0), (0.08, 0.0)])
        c = m.mix(v, m.ramp(m.noise(2, 4), [(0.35, '#c89a4a'), (0.7, '#d8b068')]), '#efe0b8')
        mat = m.done(c, 0.5, 0.1, bump=m.bump(v, 0.03, 0.8))
    V, F = ico(6)
    if kind == 'pumpkin':
        al, q = np.arctan2(V[:, 1], V[:, 0]), np.hypot(V[:, 0], V[:, 1])
        V = V * (1 - 0.09 * abs(np.sin(al * 5)) ** 0.6 * -1 * q - 0.09 * q)[:, None]
        V = V * (1 + 0.10 * abs(np.sin(al * 5)) * q)[:, None]
        V[:, 2] = V[:, 2] * 0.74 - 0.2 * np.exp(-((q / 0.25) ** 2)) * np.sign(V[:, 2])
    else:
        V = V * [1.18 if kind == 'watermelon' else 1.0, 1, 0.97]
    o = mesh(kind, V * r, F, mat)
    o.location, o.rotation_euler = (at[0], at[1], r * (0.72 if kind == 'pumpkin' else 0.96)), (0, 0, rng.normal(0, 0.4))
    if kind == 'pumpkin':
        st = lathe('stalk', [(0.13, 0), (0.07, 0.16), (0.09, 0.34), (0, 0.35)], organic(['#4a5a24', '#7a7a3c'], 4, (0.6, 0.7), 0.0, (20, 0.03)), 10)
        st.parent, st.location, st.rotation_euler = o, (0, 0, r * 0.52), (0.3, 0.2, 0)


def wedge(rng, at, colors, R=0.9, turn=0.0, thick=0.3, lean=-0.3):
    """A slice of melon: flesh, pale rim, rind."""
    a, r = np.linspace(0, PI, 60), np.linspace(0, 1, 50)
    P = np.stack([R * r[None] * np.cos(a)[:, None], 0 * (a[:, None] * r), -R * r[None] * np.sin(a)[:, None]], -1)
    m = Mat('flesh')
    e = m.attr('edge')
    c = m.ramp(m.math('ADD', e, m.math('MULTIPLY', m.math('SUBTRACT', m.noise(9, 4), 0.5), 0.06)), [(0.3, colors[0]), (0.78, colors[1]), (0.85, colors[2]), (0.92, colors[3]), (0.97, colors[4])])
    o = grid('wedge', P, m.done(c, 0.15, 0.3, (0.08, 0.03, 0.02), m.bump(m.noise(26, 4), 0.012, 0.6), Specular=0.5), False, {'edge': 0 * a[:, None] + r[None]}, thick)
    o.location, o.rotation_euler = (at[0], at[1], R * 0.96), (lean, 0, turn)
    if colors[0].startswith('#c8'):
        k = 22
        q, b = R * rng.uniform(0.35, 0.72, k), rng.uniform(0.25, PI - 0.25, k)
        p = np.stack([q * np.cos(b), np.full(k, -thick / 2 - 0.003), -q * np.sin(b)], 1)
        s = scatter('seeds', *ico(2), p, frames(np.tile([[0, -1.0, 0.001]], (k, 1)), b), np.tile([[0.03, 0.045, 0.012]], (k, 1)), simple('seed', '#160c08', 0.2), rng)
        s.location, s.rotation_euler = o.location, o.rotation_euler


def half_avocado(rng, at, turn, stone=True):
    m = Mat('half')
    e = m.attr('edge')
    c = m.ramp(e, [(0.3, '#e8dc8c'), (0.7, '#d8d878'), (0.9, '#9ab84a'), (0.96, '#4a6a20'), (0.99, '#1c2c10')])
    th, r = np.linspace(0, TAU, 160, endpoint=False)[:, None], np.linspace(0, 1, 50)[None]
    R = 0.42 * (1 - 0.26 * np.cos(th) ** 1 * 0.6 + 0.1 * np.cos(2 * th))
    X = np.stack([r * R * np.cos(th) * 1.3, r * R * np.sin(th), 0.02 * (1 - r) + 0 * th], -1)
    o = grid('half', X, m.done(c, 0.25, 0.3, (0.05, 0.05, 0.01)), True, {'edge': r + 0 * th})
    b = blob('skin', 1, organic(['#16240c', '#2c421a'], 5, (0.3, 0.45), 0.0, (40, 0.02)), (0.02, 0, 0), (0.54, 0.42, 0.34), 0.02, 1, 1, 5)
    for v in b.data.vertices:
        v.co.z = min(v.co.z, -0.006)
    parts = [o, b]
    if stone:
        parts.append(blob('stone', 0.19, organic(['#4a2410', '#7a4420', '#94603a'], 3, (0.25, 0.4), 0.05, (10, 0.01)), (-0.12, 0, 0.02), (1.05, 1, 0.8), 0.03, 1.5, 2, 4))
    for p in parts:
        p.location = (at[0], at[1], 0.3)
        p.rotation_euler = (0.5, 0.06, turn)


def kiwi_slice(rng, at, rot, r=0.3):
    m = Mat('kiwi')
    e = m.attr('edge')
    th = m.node('SeparateXYZ', {'Vector': m.obj})
    a = m.math('ARCTAN2', th.outputs[1], th.outputs[0])
    ray = m.math('SINE', m.math('MULTIPLY', a, 26))
    c = m.ramp(m.math('ADD', e, m.math('MULTIPLY', ray, 0.025)), [(0.16, '#eef0c0'), (0.24, '#9ac43c'), (0.6, '#7aae28'), (0.92, '#8ab83a'), (0.97, '#7a5a30')])
    o = lathe('kiwi', smooth_prof([(0, 0), (r * 0.97, 0), (r, 0.02), (r, 0.06), (r * 0.97, 0.08), (0, 0.085)]), m.done(c, 0.12, 0.3, (0.05, 0.06, 0.01), m.bump(ray, 0.006, 0.5), Specular=0.55), 120, attrs=lambda P: dict(edge=np.hypot(P[..., 0], P[..., 1]) / r))
    o.location, o.rotation_euler = at, rot
    k = 34
    b, q = np.linspace(0, TAU, k) + rng.normal(0, 0.05, k), r * rng.uniform(0.27, 0.46, k)
    s = scatter('seeds', *ico(1), np.stack([q * np.cos(b), q * np.sin(b), np.full(k, 0.085)], 1), frames(np.tile(UP, (k, 1)), b), np.tile([[0.016, 0.009, 0.006]], (k, 1)), simple('seed', '#0c0a08', 0.2), rng)
    s.location, s.rotation_euler = at, rot


def eggs(rng, n=12, cols=6, colors=('#c98a58', '#e0b088', '#ecc8a4'), tray='#a8a49a'):
    rows = -(-n // cols)
    m = organic([colors[0], colors[1], colors[2]], 3, (0.35, 0.5), 0.2, (60, 0.003))
    w, d = cols * 0.46, rows * 0.46
    u, v = np.meshgrid(np.linspace(-1, 1, 40 * cols // 2), np.linspace(-1, 1, 40 * rows // 2), indexing='ij')
    X, Y = u * w / 2, v * d / 2
    Zt = 0.24 + 0.09 * np.cos(X / 0.46 * TAU + (PI if cols % 2 == 0 else 0)) * np.cos(Y / 0.46 * TAU + (PI if rows % 2 == 0 else 0)) - 0.24 * np.maximum(sstep(0.94, 1, abs(u)), sstep(0.94, 1, abs(v)))
    t = Mat('pulp')
    grid('tray', np.stack([X, Y, Zt], -1), t.done(t.mix(t.noise(8, 5), tray, '#8a867c'), 0.85, bump=t.bump(t.noise(40, 4), 0.02, 0.8)), thick=0.03)
    i = 0
    for r in range(rows):
        for c in range(cols):
            if i < n:
                V, F = ico(5)
                V = V * np.array([1, 1, 1.22])
                V[:, :2] *= (1 - 0.13 * V[:, 2:])
                o = mesh('egg', V * 0.19, F, m)
                o.location, o.rotation_euler = ((c - (cols - 1) / 2) * 0.46, (r - (rows - 1) / 2) * 0.46, 0.40), (rng.normal(0, 0.07), rng.normal(0, 0.07), rng.random() * 6)
            i += 1


def heap(rng, n, R, r, layers=3):
    """The positions of round pieces in a heap."""
    out = []
    for k in range(layers):
        q = R * (1 - k / layers) ** 0.8
        out += [(x, y, k * r * 1.45) for x, y in spread(rng, int(n * (1 - k / layers) ** 1.6 / 1.6) + 1, q, r * 1.85)]
    return out


def bowl_of(rng, color='#f2ede4', R=1.0, H=0.5):
    from bowls import bowl
    bowl(simple('china', color, 0.2, Clearcoat=0.3), R, H, foot=0.45)


def scene(seed=1, kind='apples', board=True, ground='light', size=2.75, elev=30, target=(0, 0, 0.28), **kw):
    rng = np.random.default_rng(seed)
    SCENES[kind](rng, **kw)
    if board:
        b = box('board', (3.3, 2.2, 0.12), wood('#b98252', '#7a4c28', 0.9, 0.5, 0), (0, 0.1, -0.06), bevel=0.06)
        b.location.z = -0.061
    stage(wood(*TABLES[ground], 0.8, 0.55, 2.2) if ground in TABLES else plaster(ground), simple('wall', '#efe6d6', 0.9, Emission='#efe6d6', Emission_Strength=0.35), key=600, fill=190, world=0.42, warm=(1, 0.96, 0.9))
    if board:
        bpy.data.objects['table'].location.z = -0.125
    camera(size, tuple(target), elev, 0, 80, 0.6, (0, -0.4, 0.3))


def _apples(rng, stops=('#8a0c10', '#b8201a', '#d8502c', '#e8c060'), spots=((-0.75, 0.2), (0.1, 0.35), (0.9, 0.2), (-0.3, -0.5), (0.55, -0.45)), r=0.44):
    for p in spots:
        apple(rng, p, r * rng.uniform(0.94, 1.05), stops)


def _tomatoes(rng, spots=((-0.75, 0.3), (0.0, 0.45), (0.75, 0.3), (-0.4, -0.35), (0.4, -0.35)), r=0.4, stops=('#a00f08', '#d8381a')):
    for p in spots:
        tomato(rng, p, r * rng.uniform(0.92, 1.06), stops)


def _balls(rng, fruit='orange', spots=((-0.8, 0.35), (0.0, 0.5), (0.8, 0.35), (-0.4, -0.3), (0.45, -0.3)), r=0.42, cut=None, stops=None, squash=(1, 1, 0.96), bump=(60, 0.012), rough=(0.26, 0.4), leaf_on=False, amp=0.015, scale=2.0):
    m = organic(list(stops or ['#e0700a', '#f5921a']), scale, rough, 0.15, bump)
    for p in spots:
        o = ball(rng, p, r * rng.uniform(0.93, 1.06), m, tuple(squash), amp)
    if leaf_on:
        leaves(rng, [(spots[0][0] + 0.1, spots[0][1] - 0.1), (spots[2][0], spots[2][1])], r * 1.95, 0.5, 0.42, herb('#1f5a18', '#3f8a30'), 0.3)
    if cut:
        citrus_wheel(rng, (-0.95, -0.55, 0.32), (1.15, 0, -0.35), 0.36, FRUIT[cut], 0.06)
        citrus_wheel(rng, (1.0, -0.6, 0.05), (0.08, 0.05, 0.4), 0.36, FRUIT[cut], 0.08)


def _bananas(rng, n=5):
    bananas(rng, (-0.78, 0.5, -0.02), n, 0.08 if n > 3 else 0.3)


def _pineapple(rng):
    pineapple(rng, (-0.1, 0.2, 0), 1.15)
    blobs_of(rng, 'honeycomb', [], 0)


def _melon(rng, sort='watermelon', flesh=('#c8141c', '#dc3430', '#f2b8a0', '#eef0d0', '#1c4a1c')):
    melon(rng, (-0.35, 0.55), 0.82, sort)
    wedge(rng, (0.62, -0.3), flesh, 0.78, 0.35)


def _pumpkin(rng):
    melon(rng, (0, 0.1), 0.98, 'pumpkin')


def _berries(rng, sort='strawberry', n=26, r=0.9):
    bowl_of(rng, '#f2ede4', 1.05, 0.5)
    if sort == 'strawberry':
        for k, (q, c) in enumerate([(0.75, 14), (0.45, 7), (0.1, 2)]):
            strawberries(rng, spread(rng, c, q, 0.3), 0.30 + 0.2 * k)
    else:
        s = {'blueberry': 0.115, 'cherry': 0.15}[sort]
        mat = {'blueberry': organic(['#141a38', '#2c3560', '#5c6690'], 3, (0.35, 0.55), 0.1, (20, 0.006)), 'cherry': organic(['#3c040c', '#7c0c1a'], 3, (0.06, 0.12), 0.12, (10, 0.004), Specular=0.6)}[sort]
        for x, y, z in heap(rng, n * 3, 0.85, s, 4):
            o = ball(rng, (x, y, 0.36 + z), s * rng.uniform(0.9, 1.08), mat, (1, 1, 0.92), 0.01)
            if sort == 'cherry' and rng.random() < 0.5:
                t = np.linspace(0, 1, 20)
                a = rng.random() * 6
                tubes('stalk', [np.stack([x + 0.22 * t**1.4 * math.cos(a), y + 0.22 * t**1.4 * math.sin(a), 0.36 + z + s * 1.8 + 0.36 * t], -1)], 0.013, simple('stalk', '#5a6a20', 0.5), 8)


def _kiwi(rng):
    m = organic(['#5a3c1c', '#7a5630', '#94704a'], 5, (0.7, 0.85), 0.03, (80, 0.02))
    for p in ((-0.75, 0.35), (0.05, 0.5), (0.85, 0.35), (-0.35, -0.2)):
        ball(rng, p, 0.36, m, (1.25, 0.95, 0.9), 0.02)
    kiwi_slice(rng, (0.5, -0.35, 0.27), (1.0, 0.0, 0.3), 0.34)
    kiwi_slice(rng, (1.05, -0.45, 0.04), (0.05, 0.08, 0.3), 0.34)


def _avocado(rng):
    m = organic(['#16240c', '#2c421a', '#3f5426'], 5, (0.3, 0.45), 0.05, (40, 0.025))
    for p in ((-0.7, 0.45), (0.45, 0.55)):
        ball(rng, p, 0.44, m, (1.35, 0.92, 0.9), 0.04, 0.9)
    half_avocado(rng, (-0.35, -0.4), 0.3)
    half_avocado(rng, (0.75, -0.35), -0.4, False)


def _coconut(rng):
    m = organic(['#3a2010', '#5e3a1e', '#86603a'], 5, (0.7, 0.9), 0.02, (70, 0.06))
    ball(rng, (-0.45, 0.4), 0.66, m, (1, 1, 0.98), 0.03)
    shell = lathe('shell', smooth_prof([(0.02, -0.62), (0.4, -0.52), (0.62, -0.1), (0.64, 0.0), (0.6, 0.02)]), m, 120)
    flesh = lathe('flesh', smooth_prof([(0.6, 0.02), (0.5, 0.02), (0.46, -0.12), (0.3, -0.4), (0.0, -0.46)]), simple('flesh', '#fbf6ec', 0.3, sss=0.3, radius=(0.05, 0.045, 0.04)), 120)
    for o in (shell, flesh):
        o.location, o.rotation_euler = (0.62, -0.2, 0.55), (0.75, 0.15, 0)


def _carrots(rng):
    for i, (x, y, z, a) in enumerate([(-0.55, 0.5, 0, -0.25), (-0.6, 0.22, 0, -0.12), (-0.55, -0.08, 0, 0.02), (-0.6, -0.36, 0, 0.12), (-0.5, 0.3, 0.22, -0.15), (-0.45, -0.1, 0.22, 0.08)]):
        carrot(rng, (x, y, z), a, rng.uniform(1.35, 1.6))


def _cucumbers(rng):
    for x, y, z, a in ((-0.15, 0.5, 0, 0.12), (-0.1, 0.1, 0, -0.05), (-0.1, 0.3, 0.32, 0.05)):
        cucumber(rng, (x, y, z), a, 1.7, 0.2)
    slices(rng, [(0.35, -0.5), (0.7, -0.4), (1.0, -0.55), (0.55, -0.75)], 0.2, cut_cucumber())


def _peppers(rng):
    pepper(rng, (-0.85, 0.1), ('#8a0c08', '#c81c12'), 0.44)
    pepper(rng, (0.05, 0.25), ('#d89a08', '#f2bc1c'), 0.46)
    pepper(rng, (0.92, 0.05), ('#1c5a10', '#3f8a24'), 0.44)


def _chillies(rng):
    for i in range(13):
        chilli(rng, (rng.uniform(-0.75, 0.2), -0.6 + 0.1 * i, 0.1 * (i % 2)), rng.normal(0, 0.35), rng.uniform(0.85, 1.1))


def _potatoes(rng):
    for p in ((-0.95, 0.3), (-0.2, 0.5), (0.65, 0.4), (-0.6, -0.35), (0.2, -0.3), (0.95, -0.3), (0.0, 0.15, 0.38)):
        potato(rng, p, rng.uniform(0.3, 0.36))


def _onions(rng, stops=('#8a4a14', '#b8742c', '#d8a050')):
    for p in ((-0.85, 0.25), (0.0, 0.4), (0.85, 0.2), (-0.4, -0.4), (0.45, -0.45)):
        onion(rng, p, 0.36, stops)


def _mushrooms(rng):
    white = organic(['#e4d8c4', '#f4ece0', '#fbf7ee'], 3, (0.4, 0.55), 0.25, (30, 0.006), (0.05, 0.045, 0.035))
    for i, p in enumerate(((-0.85, 0.25), (-0.15, 0.4), (0.6, 0.3), (-0.5, -0.3), (0.2, -0.25), (0.9, -0.2), (0.05, 0.1, 0.36))):
        z = p[2] if len(p) > 2 else 0
        cap = lathe('cap', smooth_prof([(0.1, -0.02), (0.3, -0.05), (0.38, 0.03), (0.33, 0.2), (0.15, 0.3), (0, 0.31)]), white, 80, lambda P: 0.02 * fbm(P, 3, 3, i))
        st = lathe('stem', smooth_prof([(0, -0.28), (0.12, -0.28), (0.13, -0.2), (0.11, 0), (0.11, 0.05)]), white, 40)
        a, b, c = rng.normal(0.15, 0.5), rng.normal(0, 0.35), rng.random() * 6
        for o in (cap, st):
            o.location, o.rotation_euler = (p[0], p[1], z + 0.29), (a, b, c)
    mushrooms(rng, [(0.35, -0.7), (0.72, -0.62), (1.05, -0.72)], 0.03, 0.26, white)


def _eggs(rng, n=12, cols=6, colors=('#c98a58', '#e0b088', '#ecc8a4')):
    eggs(rng, n, cols, colors)


def _herbs(rng, sort='mint'):
    dark, light, L, ratio = {'mint': ('#1f6a1c', '#4fa23a', 0.42, 0.62), 'spinach': ('#1c4a14', '#3f7a2a', 0.6, 0.6), 'lettuce': ('#4a8a24', '#9ac85a', 1.0, 0.6)}[sort]
    g = herb(dark, light, '#b8d88c')
    for i in range(46 if sort != 'lettuce' else 22):
        a, q = rng.random() * TAU, math.sqrt(rng.random())
        z = 0.12 + 0.5 * (1 - q) * rng.random()
        l = L * rng.uniform(0.75, 1.15)
        leaf('leaf', g, l, l * ratio, 0.35, 0.2, 0.05, 0.05, (0.95 * q * math.cos(a), 0.55 * q * math.sin(a), z), (rng.normal(0, 0.45), rng.normal(0, 0.45), rng.random() * TAU), i)


def _ginger(rng):
    m = organic(['#a87c44', '#c8a066', '#dcbc8c'], 4, (0.5, 0.65), 0.12, (18, 0.03))
    for x, y, r, sx, rot in ((-0.4, 0.1, 0.34, 1.7, 0.2), (0.3, 0.15, 0.3, 1.5, -0.4), (0.0, 0.4, 0.22, 1.4, 1.3), (0.7, -0.1, 0.2, 1.4, 0.9), (-0.75, 0.35, 0.2, 1.3, 1.1)):
        blob('ginger', r, m, (x, y, r * 0.8), (sx, 0.85, 0.8), 0.16, 1.3, int(rng.integers(99)), 5, rot)
    cut = organic(['#e0bc5a', '#ecd488'], 6, (0.3, 0.4), 0.2, (30, 0.01))
    discs(rng, [(0.3, -0.55), (0.65, -0.5)], 0.02, 0.2, cut, 0.05, 0.0, 0.1)


def _mince(rng, colors=('#7a1410', '#b0302a', '#d86a5c')):
    """Strands as they leave the mincer, with fat between them, in a tray."""
    tray = simple('tray', '#17181a', 0.35, Clearcoat=0.3)
    box('tray', (2.5, 1.8, 0.1), tray, (0, 0, 0.05), bevel=0.04)
    for x, y, sx, sy in ((0, 0.9, 2.6, 0.1), (0, -0.9, 2.6, 0.1), (1.27, 0, 0.1, 1.9), (-1.27, 0, 0.1, 1.9)):
        box('rim', (sx, sy, 0.26), tray, (x, y, 0.13), bevel=0.04)
    paths, fat = [], []
    for i in range(520):
        t = np.linspace(0, 1, 26)
        u, v = rng.uniform(-1, 1), rng.uniform(-1, 1)
        mound = 0.5 * (1 - abs(u) ** 3) * (1 - abs(v) ** 3)
        lane = 0.14 * np.sin(u * 9 + v * 3)
        d, L = 0.25 + lane + rng.normal(0, 0.45), rng.uniform(0.3, 0.6)
        bow = rng.uniform(0.03, 0.1)
        p = np.stack([1.08 * u + L * (t - 0.5) * math.cos(d) + 0.03 * np.sin(t * 9 + i), 0.72 * v + L * (t - 0.5) * math.sin(d) + 0.03 * np.cos(t * 8 + i), 0.12 + mound * rng.uniform(0.55, 1.0) + bow * np.sin(PI * t)], -1)
        p[:, 0], p[:, 1] = np.clip(p[:, 0], -1.17, 1.17), np.clip(p[:, 1], -0.8, 0.8)
        (fat if i % 9 == 0 else paths).append(p)
    bite = lambda n: 0.04 * (1 + 0.2 * np.sin(np.linspace(0, 22, n)))
    tubes('mince', paths, bite, organic(list(colors), 9, (0.14, 0.3), 0.25, (26, 0.03), vary=0.35, Specular=0.6), 10, 1, rng)
    tubes('fat', fat, lambda n: 0.032 + 0 * np.linspace(0, 1, n), organic(['#e8a898', '#f6dcd0'], 9, (0.2, 0.35), 0.3, (26, 0.02)), 10, 1, rng)
    leaves(rng, [(0.9, -0.3), (0.75, -0.45), (0.98, -0.5)], 0.42, 0.34, 0.6, herb('#1f5a12', '#4f962c'), 0.3)


def _cut(rng, sort='steak'):
    """Raw meat: a slab with fat."""
    stops = {'steak': [(0.3, '#6a100c'), (0.5, '#9c2018'), (0.62, '#b8382a'), (0.72, '#f0d8c0')], 'chicken': ['#e8b49c', '#f2ccb4', '#f8e0d0']}[sort]
    m = Mat('meat')
    n = m.noise(3.2, 7, 0.6, 1.4)
    c = m.ramp(n, stops if not isinstance(stops[0], str) else [(0.3, stops[0]), (0.55, stops[1]), (0.75, stops[2])])
    if sort == 'steak':
        c = m.mix(m.ramp(m.attr('edge'), [(0.86, 0.0), (0.92, 1.0)]), c, '#f2dcc4')
    mat = m.done(c, m.ramp(m.noise(5, 3), [(0.35, 0.14), (0.7, 0.34)]), 0.25, (0.08, 0.03, 0.02), m.bump(m.noise(12, 5), 0.02, 0.5), Specular=0.5)
    for i, (x, y, z, rot) in enumerate(((-0.35, 0.2, 0, 0.25), (0.4, -0.15, 0.22, -0.35)) if sort == 'steak' else ((-0.55, 0.2, 0, 0.5), (0.5, 0.1, 0, -0.4), (0.0, -0.35, 0.12, 0.1))):
        th, r = np.linspace(0, TAU, 160, endpoint=False), np.linspace(0, 1, 60)
        q = np.stack([np.cos(th), np.sin(th), 0 * th], -1)
        R = 1 + 0.14 * fbm(q + i * 3, 1.1, 3, i + 1)
        hgt = 0.3 if sort == 'steak' else 0.36
        prof = smooth_prof([(0, hgt), (0.8, hgt * 0.98), (0.97, hgt * 0.75), (1.0, hgt * 0.4), (0.94, 0.05), (0.8, 0), (0, 0)])
        P = np.stack([R[:, None] * prof[:, 0] * np.cos(th)[:, None] * (0.95 if sort == 'steak' else 0.85), R[:, None] * prof[:, 0] * np.sin(th)[:, None] * (0.62 if sort == 'steak' else 0.46), prof[:, 1] + 0 * R[:, None]], -1)
        P[..., 2] += 0.03 * fbm(P, 2, 3, i)
        o = grid('meat', P, mat, True, {'edge': prof[:, 0] + 0 * R[:, None]})
        o.location, o.rotation_euler = (x, y, z), (0.05 * i, 0, rot)
    leaves(rng, [(-1.0, -0.55), (-0.85, -0.7), (1.05, 0.5)], 0.05, 0.32, 0.4, herb('#2c4a20', '#56743c'), 0.2)


def _peaches(rng):
    """Whole peaches with a seam and a red cheek, and a half with its stone."""
    m = Mat('peach')
    g = m.attr('cheek')
    c = m.ramp(m.math('ADD', g, m.math('MULTIPLY', m.math('SUBTRACT', m.noise(5, 6, 0.65), 0.5), 0.5)), [(0.1, '#f6c25c'), (0.38, '#f2a04a'), (0.6, '#dc5a34'), (0.9, '#9c1c24')])
    c = m.mix(m.math('MULTIPLY', m.ramp(m.voro(40), [(0.05, 0.6), (0.12, 0.0)]), 0.4), c, '#f8d48c')
    skin_ = m.done(c, 0.7, 0.18, (0.08, 0.04, 0.02), m.bump(m.noise(90, 3), 0.002, 0.5), Sheen=0.9, Specular=0.2)
    V0, F = ico(6)

    def peach(at, r, tilt, turn, seed):
        q = np.hypot(V0[:, 0], V0[:, 1])
        a = np.arctan2(V0[:, 1], V0[:, 0])
        seam = np.exp(-((np.minimum(abs(a), TAU - abs(a)) * q / 0.13) ** 2))
        V = V0 * (1 - 0.085 * seam * sstep(-0.95, 0.4, V0[:, 2]) + 0.012 * fbm(V0 + seed, 1.6, 3, seed))[:, None]
        V[:, 2] = V[:, 2] * 0.93 - 0.24 * np.exp(-((q / 0.2) ** 2)) * (V0[:, 2] > 0) + 0.05 * np.exp(-((q / 0.2) ** 2)) * (V0[:, 2] < 0) - 0.02
        V[:, 2] -= 0.05 * np.exp(-((q / 0.12) ** 2)) * (V0[:, 2] < -0.5)
        way = np.array([math.cos(seed * 1.7), math.sin(seed * 1.7), 0.45])
        cheek = sstep(-0.5, 1.0, V0 @ way / np.linalg.norm(way) + 0.25 * fbm(V0 + seed, 1.4, 3, seed))
        o = mesh('peach', V * r, F, skin_, {'cheek': cheek * (1 - 0.7 * np.exp(-((q / 0.3) ** 2)) * (V0[:, 2] > 0))})
        o.location, o.rotation_euler = (at[0], at[1], r * 0.93 + (at[2] if len(at) > 2 else 0)), (tilt, 0.1 * (-1) ** seed, turn)
        stalk(o, (0, 0, r * 0.62), 0.16, 0.2, '#4a3418', 0.026)

    for i, (x, y, r, tilt, turn) in enumerate(((-0.98, 0.28, 0.46, 0.42, -1.2), (0.02, 0.5, 0.48, 0.35, -1.9), (0.98, 0.36, 0.45, 0.5, -1.4), (-0.32, -0.36, 0.47, 0.5, -1.75))):
        peach((x, y), r, tilt, turn, i + 1)
    # the half: flesh that reddens toward the stone
    f = Mat('flesh')
    e = f.attr('edge')
    ray = f.math('MULTIPLY', f.math('SUBTRACT', f.noise(9, 5), 0.5), 0.22)
    fc = f.ramp(f.math('ADD', e, ray), [(0.3, '#7a101c'), (0.46, '#b8282a'), (0.58, '#ec8a38'), (0.72, '#f6b84c'), (0.92, '#f4b04a'), (0.99, '#c8402c')])
    flesh = f.done(fc, 0.16, 0.35, (0.08, 0.05, 0.02), f.bump(f.noise(16, 5), 0.012, 0.6), Specular=0.6)
    th, r = np.linspace(0, TAU, 160, endpoint=False)[:, None], np.linspace(0, 1, 60)[None]
    R = 0.47 * (1 - 0.05 * np.exp(-(((th - PI) / 0.25) ** 2)))
    face = np.stack([r * R * np.cos(th), r * R * np.sin(th), 0.03 * (1 - r**2) - 0.05 * sstep(0.4, 0.25, r) + 0.008 * fbm(np.stack([r * np.cos(th), r * np.sin(th), 0 * r * th], -1), 7, 3, 2)], -1)
    o = grid('face', face, flesh, True, {'edge': r + 0 * th})
    V = V0.copy()
    V[:, 2] = np.minimum(V[:, 2], 0) * 0.95
    back = mesh('back', V * 0.472, F, skin_, {'cheek': sstep(-0.6, 0.9, V0[:, 0] + 0.3 * fbm(V0, 1.4, 3, 2))})
    stone = blob('stone', 0.165, organic(['#4a1c10', '#8a4a28', '#b87c4c'], 9, (0.5, 0.7), 0.02, (22, 0.07)), (0, 0, 0.03), (1.25, 0.95, 0.7), 0.16, 4, 3, 5)
    for p in (o, back, stone):
        p.location, p.rotation_euler = (0.62, -0.44, 0.36), (0.74, 0.0, 0.35)
    leaves(rng, [(-1.18, -0.42), (0.05, -0.85)], 0.05, 0.62, 0.3, herb('#1f5a18', '#4f9a34', '#9ac86a'), 0.18)


def _steak(rng):
    """A grilled rib steak: dark crust with grill marks, slices that show its pink middle, rosemary, salt, pepper, tomatoes."""
    from roasts import BONE, rosemary
    m = Mat('crust')
    n = m.noise(5, 7, 0.65, 0.5)
    c = m.ramp(n, [(0.28, '#1c0804'), (0.45, '#4a1c0c'), (0.6, '#7a3a1a'), (0.78, '#a8653a')])
    c = m.mix(m.attr('fat'), c, m.ramp(m.noise(7, 5), [(0.3, '#8a4a18'), (0.5, '#d09a50'), (0.7, '#ecd09a')]))
    c = m.mix(m.math('MULTIPLY', m.attr('mark'), 0.93), c, '#0c0503')
    crust = m.done(c, m.ramp(m.noise(6, 4), [(0.35, 0.14), (0.7, 0.42)]), 0.06, (0.06, 0.03, 0.015), m.bump(m.math('ADD', m.noise(15, 6, 0.65), m.math('MULTIPLY', m.attr('mark'), -0.7)), 0.035, 0.8), Specular=0.6)
    f = Mat('cut')
    e = f.attr('edge')
    fibre = f.noise(7, 6, 0.6, 0.2, f.stretch((1.0, 1.0, 2.6)))
    pc = f.ramp(f.math('ADD', e, f.math('MULTIPLY', f.math('SUBTRACT', f.noise(6, 4), 0.5), 0.14)), [(0.3, '#b03a38'), (0.55, '#c4605a'), (0.74, '#b87c6a'), (0.88, '#7a5040'), (0.96, '#26100a')])
    pc = f.mix(f.math('MULTIPLY', f.ramp(fibre, [(0.54, 0.0), (0.66, 1.0)]), 0.4), pc, '#f0b8a8')
    cut = f.done(pc, f.ramp(f.noise(8, 4), [(0.35, 0.1), (0.7, 0.3)]), 0.25, (0.08, 0.03, 0.02), f.bump(fibre, 0.02, 0.6), Specular=0.65)

    def piece_of(y0, y1, at, rot):
        k = max(8, int((y1 - y0) / 0.016))
        y = np.linspace(y0, y1, k)[None]
        a = np.linspace(0, TAU, 200, endpoint=False)[:, None]
        w = 0.86 * np.clip(1 - abs((y - 0.05) / 1.0) ** 2.6, 0, 1) ** 0.5 * (1 + 0.05 * np.sin(y * 4 + 1)) + 0.01
        ca, sa = np.cos(a), np.sin(a)
        x = w * np.sign(ca) * abs(ca) ** 0.5
        z = 0.19 * np.sign(sa) * abs(sa) ** 0.62 * np.clip(w / 0.25, 0, 1) ** 0.5
        P = np.stack([x, y + 0 * a, z], -1)
        P[..., 2] += 0.03 * fbm(P * [1, 1, 0], 2.6, 4, 3) * (sa > 0) + 0.012 * fbm(P, 9, 3, 4)
        P[..., 0] += 0.02 * fbm(P + 3, 4, 3, 5)
        rim = sstep(0.8, 0.95, abs(x) / (w + 1e-6)) * (ca > 0)
        seam = np.exp(-(((x - 0.32 - 0.12 * np.sin(y * 3)) / 0.045) ** 2)) * 0.8 * (sa > 0)
        both = [np.sin((P[..., 0] * q + P[..., 1] * s) * 17 + d) for q, s, d in ((0.8, 0.6, 0.4), (-0.7, 0.72, 1.3))]
        marks = np.maximum(sstep(0.6, 0.9, both[0]), 0.85 * sstep(0.66, 0.92, both[1])) * (sa > 0.25) * sstep(-0.6, 0.1, fbm(P, 2.4, 2, 8))
        with Group(at, rot):
            grid('crust', P, crust, True, {'fat': np.clip(rim + seam, 0, 1), 'mark': marks})
            for j, side in ((0, -1), (-1, 1)):
                ring = P[:, j]
                v = np.linspace(1, 0, 40)[None, :, None]
                Q = ring.mean(0) + (ring[:, None] - ring.mean(0)) * v
                Q[..., 1] += side * 0.02 * fbm(Q, 5, 3, 6) * (v[..., 0] < 0.97)
                depth = np.minimum(v[..., 0], 1) * np.ones((200, 1))
                # the doneness follows the thickness: brown above and below, pink in the middle
                tall = abs(Q[..., 2]) / (0.19 * np.clip(w[0, j] / 0.25, 0, 1) ** 0.5)
                grid('cut', Q, cut, True, {'edge': np.maximum(tall ** 1.4 * 0.98, depth**5)})

    with Group((0.06, 0.2, 0.0), (0, 0, 0.3)):
        piece_of(-0.02, 1.02, (0, 0.06, 0.2), (0, 0, 0))
        for i, (x, y, z, lean, turn) in enumerate(((0.02, 0.0, 0.205, -0.42, 0.02), (-0.03, -0.1, 0.2, -0.72, -0.05), (0.03, -0.24, 0.19, -0.95, 0.05))):
            y1 = -0.06 - 0.22 * i
            piece_of(-0.2, 0.0, (x, y - 0.26 * (i + 1) + 0.24, z), (lean, 0, turn))
        # the rib
        t = np.linspace(0, 1, 60)
        bone = organic(BONE, 5)
        tubes('rib', [np.stack([-0.78 - 0.12 * np.sin(t * 2.2), 1.0 - 1.35 * t, 0.2 + 0.03 * np.sin(t * 3)], -1)], lambda q: 0.1 + 0.015 * np.cos(np.linspace(0, TAU, q)), bone, 20, flat=0.85)
        blob('end', 0.115, bone, (-0.86, -0.36, 0.2), (1.1, 0.9, 0.85), 0.12, 3, 2, 4)
    rosemary((-1.35, -0.55, 0.08), 0.35, 0.95, 52, 3)
    rosemary((-1.2, -0.72, 0.07), 0.05, 0.7, 40, 4)
    for x, y, r in ((1.2, 0.72, 0.19), (1.36, 0.36, 0.18), (1.05, 0.42, 0.17)):
        tomato(rng, (x, y), r, ('#8a0c08', '#d8381a'))
    k = 60
    spots = np.stack([rng.uniform(-1.3, 1.3, k), rng.uniform(-0.95, -0.5, k), np.full(k, 0.03)], 1)
    scatter('pepper', *ico(2), spots, frames(rng.normal(0, 1, (k, 3)), spots[:, 0]), np.full((k, 3), 0.03) * rng.uniform(0.7, 1.1, (k, 1)), organic(['#140c08', '#4a3420'], 9, (0.5, 0.7), 0, (40, 0.02), vary=0.6), rng)
    specks(rng, 34, 0.55, 0.41, '#ffffff', (0.01, 0.02), dz=0.01, center=(-0.1, 0.75), long=1.2)
    specks(rng, 60, 0.9, 0.02, '#ffffff', (0.01, 0.022), dz=0.01, center=(0.3, -0.7), long=1.2)


def _fish(rng, n=2):
    from mains import fish
    crushed_ice(rng, rng.uniform(-2.0, 2.0, 1300), rng.uniform(-1.4, 1.3, 1300), 0.1)
    for i in range(n):
        fish(rng, (-0.16, 0.5 - 0.82 * i, 0.12), 0.06 - 0.1 * i, raw=True)
    for x, y in ((1.05, -0.85), (0.72, -0.98)):
        citrus_wheel(rng, (x, y, 0.12), (0.12, 0.05, 0.4), 0.24, FRUIT['lemon'], 0.06)


def _prawns(rng):
    crushed_ice(rng, rng.uniform(-1.9, 1.9, 1100), rng.uniform(-1.2, 1.15, 1100))
    for i, (x, y, s) in enumerate([(-0.78, 0.42, 0.2), (0.0, 0.5, -0.1), (0.78, 0.42, 0.15), (-0.55, -0.12, -0.15), (0.3, -0.05, 0.2), (-0.15, -0.58, 0.1)]):
        whole_prawn(rng, (x, y, 0.2), s, 0.62, i)
    citrus_wheel(rng, (0.86, -0.52, 0.24), (0.35, 0.1, 0.4), 0.28, FRUIT['lemon'], 0.06)


def whole_prawn(rng, at, turn, k, seed):
    """A prawn with its head: rings on a bent back, a pointed head with an eye, feelers, legs and a tail fan."""
    m = Mat('prawn')
    n = m.noise(7, 5)
    band = m.ramp(m.attr('ring'), [(0.0, 1.0), (0.16, 0.0), (0.8, 0.0), (1.0, 0.7)])
    c = m.mix(band, m.ramp(n, [(0.3, '#e88a64'), (0.55, '#f4b492'), (0.75, '#fad4bc')]), '#c8502c')
    mat = m.done(c, 0.14, 0.3, (0.08, 0.04, 0.03), m.bump(n, 0.008, 0.4), Clearcoat=0.4, Specular=0.6)
    dark = simple('red', '#c04a28', 0.2, Clearcoat=0.3)
    t = np.linspace(0, 1, 240)[None]
    a = np.linspace(0, TAU, 50, endpoint=False)[:, None]
    ang = 2.5 * sstep(0.25, 1.0, t) * np.clip(t - 0.25, 0, 1)
    step = 1.55 / 240
    x, y = np.cumsum(np.cos(ang) * step, 1), -np.cumsum(np.sin(ang) * step, 1)
    ring = np.clip((t - 0.36) / 0.6, 0, 1) * 6 % 1
    r = np.interp(t, [0, 0.06, 0.2, 0.34, 0.5, 0.8, 1.0], [0.01, 0.08, 0.19, 0.21, 0.19, 0.12, 0.06]) * (1 + 0.07 * (1 - ring) * (t > 0.36))
    side = np.stack([np.sin(ang), np.cos(ang)], -1)
    P = np.stack([x + r * np.cos(a) * side[..., 0], y + r * np.cos(a) * side[..., 1], 0.85 * r * np.sin(a)], -1)
    o = grid('prawn', P, mat, True, {'ring': np.where(t > 0.36, ring, 0.5) + 0 * a})
    parts = [o]
    end, ea = np.array([x[0, -1], y[0, -1]]), float(ang[0, -1])
    for q in (-0.5, -0.17, 0.17, 0.5):
        d = -ea + q
        parts.append(leaf('fan', dark, 0.32, 0.14, 0.1, 0.05, 0.0, 0.02, (end[0] + 0.15 * math.cos(d), end[1] + 0.15 * math.sin(d), 0.0), (0, 0, d - PI / 2), 1))
    parts.append(blob('eye', 0.035, simple('eye', '#0a0808', 0.1), (0.16, 0.06, 0.13), sub=4))
    q = np.linspace(0, 1, 40)
    for s in (0.3, 0.75):
        parts.append(tubes('feeler', [np.stack([0.05 - 0.25 * q + 0.9 * q**2, 0.05 + s * 0.75 * q, 0.03 + 0.12 * np.sin(q * PI)], -1)], 0.009, dark, 6))
    parts.append(tubes('horn', [np.stack([0.12 - 0.24 * q, 0.05 + 0.02 * q, 0.08 + 0.05 * q], -1)], lambda n_: 0.03 - 0.024 * np.linspace(0, 1, n_), dark, 8))
    for i in range(6):
        j = 60 + 24 * i
        p = np.array([x[0, j], y[0, j]]) - side[0, j] * r[0, j] * 0.8
        parts.append(tubes('leg', [np.stack([p[0] - 0.08 * q, p[1] - 0.2 * q, -0.02 - 0.1 * q], -1)], lambda n_: 0.026 - 0.018 * np.linspace(0, 1, n_), dark, 6))
    e = bpy.data.objects.new('prawn', None)
    bpy.context.collection.objects.link(e)
    for p in parts:
        p.parent = e
    e.location, e.rotation_euler, e.scale = (at[0] - 0.55 * k, at[1] + 0.15 * k, at[2]), (0.15, 0, turn), (k,) * 3


SCENES = dict(apples=_apples, tomatoes=_tomatoes, balls=_balls, bananas=_bananas, pineapple=_pineapple, melon=_melon, pumpkin=_pumpkin, berries=_berries, kiwi=_kiwi, avocado=_avocado, coconut=_coconut, carrots=_carrots, cucumbers=_cucumbers, peppers=_peppers, chillies=_chillies, potatoes=_potatoes, onions=_onions, mushrooms=_mushrooms, eggs=_eggs, herbs=_herbs, ginger=_ginger, mince=_mince, cut=_cut, peaches=_peaches, steak=_steak, fish=_fish, prawns=_prawns)
