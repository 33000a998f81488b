"""Dishes in a bowl: soups, dips, curries with rice. A bowl has a surface, pieces that swim in it, and pieces on top."""
from bits import *

Z = 0.56
LOOKS = {
    # name: colours, roughness, subsurface, bump distance, wave, oil colour
    'hummus': (('#c99c5c', '#dcb67c', '#e8caa0'), (0.4, 0.55), 0.25, 0.016, 0.02, None),
    'labneh': (('#efe7d8', '#f8f2e6', '#fffaf2'), (0.3, 0.45), 0.35, 0.010, 0.02, None),
    'moutabal': (('#a88a62', '#c4a984', '#d8c4a4'), (0.35, 0.5), 0.25, 0.03, 0.03, None),
    'lentil': (('#b05a0c', '#d07a18', '#df962c'), (0.16, 0.4), 0.2, 0.012, 0.012, '#a83a08'),
    'tomato': (('#8e1408', '#b8260e', '#cf3d1a'), (0.12, 0.32), 0.2, 0.010, 0.012, '#8a1405'),
    'mushroom': (('#9a7c5a', '#b99c76', '#cdb594'), (0.18, 0.4), 0.2, 0.016, 0.012, None),
    'pumpkin': (('#c2590a', '#dd7a16', '#eb9630'), (0.14, 0.36), 0.2, 0.010, 0.012, None),
    'tikka': (('#a84a0c', '#c46414', '#d9821c'), (0.15, 0.38), 0.2, 0.03, 0.03, '#b83206'),
    'butter': (('#b4480e', '#cf6a20', '#e08c3e'), (0.12, 0.34), 0.22, 0.02, 0.025, '#c24a0c'),
    'malabar': (('#b0680e', '#cc8a26', '#dfa848'), (0.12, 0.34), 0.22, 0.02, 0.025, '#c2500c'),
    'korma': (('#c8964e', '#dcb274', '#ecd09c'), (0.16, 0.38), 0.25, 0.02, 0.025, None),
    'green': (('#7d8f3a', '#9cab54', '#bcc67c'), (0.12, 0.32), 0.25, 0.014, 0.02, '#5c7a1c'),
    'spinach': (('#1f3a0c', '#33561a', '#4c7428'), (0.18, 0.42), 0.12, 0.04, 0.035, None),
    'dal': (('#2a160c', '#4a2814', '#6e4222'), (0.12, 0.34), 0.12, 0.02, 0.02, '#6b2408'),
    'chana': (('#7a3a0c', '#9c521a', '#b8702c'), (0.14, 0.36), 0.15, 0.03, 0.03, '#8e2f08'),
    'yoghurt': (('#ece8dc', '#f6f2e8', '#fdfbf4'), (0.22, 0.4), 0.35, 0.008, 0.015, None),
    'broth': (('#8a5a1c', '#a8742c', '#bc8a3c'), (0.05, 0.12), 0.05, 0.004, 0.006, '#d09a3c'),
    'tomyum': (('#a83c10', '#c05418', '#d06c24'), (0.05, 0.14), 0.08, 0.004, 0.006, '#d8480c'),
    'miso': (('#a88450', '#bc9a64', '#ccb080'), (0.06, 0.16), 0.08, 0.004, 0.006, None),
    'foul': (('#5c3418', '#7d4c26', '#9a683a'), (0.18, 0.42), 0.12, 0.03, 0.03, None),
    'harees': (('#d8c49c', '#e6d6b4', '#f0e6cc'), (0.25, 0.45), 0.3, 0.02, 0.03, None),
    'tahini': (('#d9c29a', '#e6d4b2', '#f0e4ca'), (0.15, 0.3), 0.25, 0.008, 0.015, None),
    'red': (('#6e1006', '#9c1c0a', '#b8300f'), (0.14, 0.36), 0.15, 0.025, 0.03, '#7a1004'),
    'sweet and sour': (('#a8200a', '#c8380e', '#dc5a1c'), (0.05, 0.16), 0.2, 0.008, 0.02, '#d8420c'),
    'chocolate': (('#2a1208', '#3c1c0c', '#54280f'), (0.12, 0.3), 0.1, 0.008, 0.012, None),
    'custard': (('#e0b45a', '#eccb7c', '#f4dea0'), (0.18, 0.35), 0.3, 0.006, 0.01, None),
}


def surface(look):
    colors, rough, sss, bump, wave, oil = LOOKS[look]
    m = Mat(look)
    n = m.noise(6, 7, 0.6, 0.6)
    c = m.ramp(n, [(0.3 + 0.4 * i / (len(colors) - 1), x) for i, x in enumerate(colors)])
    r = m.ramp(m.noise(4, 4), [(0.35, rough[0]), (0.7, rough[1])])
    low = m.attr('low')
    if oil:
        o = m.ramp(m.noise(4.5, 5, 0.6, 1.0), [(0.52, 0.0), (0.64, 0.85)])
        c, r = m.mix(o, c, oil), m.mix(o, r, 0.06)
    c = m.mix(m.math('MULTIPLY', low, m.ramp(m.noise(5, 3), [(0.35, 0.3), (0.55, 1.0)])), c, '#b8860c')
    r = m.mix(low, r, 0.05)
    h = m.math('ADD', n, m.math('MULTIPLY', m.noise(40, 4), 0.25))
    return m.done(c, r, sss, (0.06, 0.035, 0.02), m.bump(h, bump, 0.55), Specular=0.5), wave


def veg(kind):
    return {
        'carrot': lambda: organic(['#d9560a', '#f58a1e'], 9, (0.15, 0.3), 0.3, (20, 0.01)),
        'potato': lambda: organic(['#d9b25c', '#ecd08a'], 6, (0.25, 0.4), 0.3, (20, 0.012)),
        'paneer': lambda: organic([(0.3, '#fff8ea'), (0.6, '#f7e7c6'), (0.75, '#c98a3c')], 4, (0.3, 0.5), 0.3, (18, 0.01), (0.05, 0.045, 0.035)),
        'tofu': lambda: organic(['#f6efdc', '#fffaee'], 5, (0.3, 0.45), 0.35, (20, 0.006), (0.05, 0.045, 0.035)),
        'pepper': lambda: organic(['#b8140a', '#d8301a'], 4, (0.12, 0.25), 0.2, (14, 0.006)),
        'green pepper': lambda: organic(['#3a7a12', '#64a028'], 4, (0.12, 0.25), 0.2, (14, 0.006)),
        'aubergine': lambda: organic([(0.3, '#2a1030'), (0.55, '#6a4a3c'), (0.7, '#c8b078')], 4, (0.15, 0.3), 0.15, (14, 0.01)),
        'cucumber': lambda: organic([(0.35, '#2c5a18'), (0.5, '#8cb85a'), (0.62, '#cfe3a4')], 3, (0.15, 0.3), 0.3, (14, 0.006)),
        'bamboo': lambda: organic(['#e3cf94', '#f0e2b4'], 6, (0.2, 0.35), 0.3, (20, 0.01)),
        'tomato': lambda: organic(['#b81208', '#e23a1c'], 4, (0.12, 0.25), 0.25, (14, 0.006)),
        'onion': lambda: organic(['#efe3ea', '#d8b4cc'], 4, (0.15, 0.3), 0.3, (14, 0.006)),
    }[kind]()


def meat(kind='chicken'):
    stops = {'chicken': [(0.44, '#a8440c'), (0.66, '#d89a50')], 'plain chicken': ['#d6a868', '#ecd0a0', '#f6e6c8'], 'lamb': ['#3a1a0c', '#6b3a1e', '#95603a'], 'beef': ['#2c140a', '#56301c', '#7d5034'], 'tikka': [(0.3, '#4a1a08'), (0.45, '#b8480e'), (0.62, '#d97a24')], 'glazed': [(0.3, '#6a1c06'), (0.44, '#a83c0c'), (0.58, '#cf6a1c'), (0.76, '#eaa650')]}[kind]
    if kind == 'glazed':
        return organic(stops, 7, (0.06, 0.2), 0.12, (20, 0.06), Specular=0.7, Clearcoat=0.6)
    return organic(stops, 4.5, (0.14, 0.42), 0.15, (14, 0.03), Specular=0.6)


def side_rice(rng, spot=(-0.5, 0.12), size=(0.72, 0.86, 0.3), count=2600, colors=('#fffaf0', '#ecdfc4'), z=Z):
    cx, cy = spot
    RX, RY, H = size
    rice_heap(rng, z - 0.05, RX * 1.04, H, list(colors), count, RY / RX, (cx, cy), 1.3, lambda x, y: np.hypot(x, y) < 1.16)


def top(rng, kind, R, keep):
    z = Z
    n = lambda k: max(1, int(k))
    if isinstance(kind, dict):
        kind, opts = kind['kind'], kind
    else:
        opts = {}
    z = Z + opts.get('lift', 0)
    count, r = opts.get('n'), opts.get('r', R * 0.86)
    pts = lambda k, gap, inner=0.0: spread(rng, count or n(k), r, gap, inner, keep)
    if kind in ('chicken', 'plain chicken', 'lamb', 'beef', 'tikka', 'glazed'):
        chunks(rng, pts(15, 0.26), z - 0.02, 0.19, meat(kind), 0.34)
    elif kind in ('carrot', 'potato', 'paneer', 'tofu', 'pepper', 'green pepper', 'aubergine', 'bamboo', 'cucumber', 'tomato', 'onion'):
        s = opts.get('size', 0.19)
        flat = 0.45 if kind in ('pepper', 'green pepper', 'onion') else 0.8
        cubes(rng, pts(9, s * 1.5), z - s * 0.25, (s, s, s * flat), veg(kind), s * 0.16)
    elif kind == 'peas':
        m = Mat('pea')
        pm = m.done(m.mix(m.attr('rnd'), '#4f9a1c', '#8cc63a'), 0.22, 0.3, (0.05, 0.06, 0.01))
        p = np.array([(x, y, z + 0.03) for x, y in pts(24, 0.12)])
        scatter('pea', *ico(3), p, frames(rng.normal(0, 1, (len(p), 3)), p[:, 0]), np.full((len(p), 3), 0.06), pm, rng)
    elif kind in ('chickpeas', 'beans', 'fava', 'lentils', 'corn', 'kidney'):
        colors, s, k, shape = {
            'chickpeas': (['#c9944a', '#e3bb78', '#efd3a0'], 0.085, 46, (1, 0.95, 0.92)), 'beans': (['#1c0d08', '#3a1c10'], 0.08, 40, (1.35, 0.9, 0.8)),
            'kidney': (['#4a0d08', '#7a1d14'], 0.085, 26, (1.5, 0.85, 0.75)), 'fava': (['#4a2812', '#75471f', '#8f6030'], 0.12, 42, (1.3, 0.95, 0.6)),
            'lentils': (['#26140a', '#452412'], 0.045, 160, (1, 1, 0.5)), 'corn': (['#e8a812', '#f7cf3c'], 0.06, 40, (1.1, 0.9, 0.8)),
        }[kind]
        p = pts(count or k, s * 1.6)
        V, F = ico(3)
        V = V * np.array(shape)
        P = np.array([(x, y, z + s * 0.15) for x, y in p])
        N = np.tile(UP, (len(P), 1)) + rng.normal(0, 0.45, (len(P), 3))
        scatter(kind, V, F, P, frames(N, rng.random(len(P)) * TAU), np.full((len(P), 3), s) * rng.uniform(0.85, 1.12, (len(P), 1)), organic(colors, 6, (0.15, 0.35), 0.2, (24, 0.006), vary=0.4), rng)
    elif kind == 'chickpea middle':
        for x, y in spread(rng, count or 15, 0.27, 0.125):
            blob('chickpea', 0.088, organic(['#c9944a', '#e3bb78', '#efd3a0'], 6, (0.15, 0.35), 0.2, (24, 0.006)), (x, y, z + 0.06 + 0.06 * max(0, 0.2 - math.hypot(x, y))), (1, 0.95, 0.92), 0.1, 1.5, int(rng.integers(99)), 3)
    elif kind in ('oil drops', 'chilli oil', 'cream drops'):
        color = {'oil drops': '#b8860c', 'chilli oil': '#b02808', 'cream drops': '#fbf3e2'}[kind]
        for x, y in pts(26, 0.1):
            s = rng.uniform(0.02, 0.075)
            blob('drop', s, simple('drop', color, 0.05, Specular=0.6), (x, y, z + 0.012), (1.2, 1, 0.22), 0.12, 1.5, int(rng.integers(99)), 3)
    elif kind in ('cream swirl', 'yoghurt swirl', 'oil swirl', 'coconut swirl'):
        t = np.linspace(0, 1, 170)
        a, rad = t * 2.3 * TAU + rng.random() * 6, 0.10 + (R * 0.52) * t**0.9
        wob = 1 + 0.10 * np.sin(t * 23)
        p = np.stack([rad * np.cos(a) * wob, rad * np.sin(a) * wob, z + 0.016 + 0 * t], -1)
        color = {'oil swirl': '#b8860c'}.get(kind, '#fdf6e8')
        w = rng.uniform(0.85, 1.15)
        tubes('swirl', [p], lambda k: w * (0.05 * np.sin(np.linspace(0.25, PI * 0.93, k)) ** 0.6 * (1 + 0.3 * np.sin(np.linspace(0, 31, k)))), simple('swirl', color, 0.12 if 'oil' in kind else 0.25, sss=0.2, radius=(0.05, 0.045, 0.04)), 12, 0.3)
    elif kind in ('parsley', 'coriander', 'basil', 'mint', 'thai basil', 'curry leaves', 'thyme', 'celery leaf'):
        dark, light, L, ratio, k = {
            'parsley': ('#1f5a12', '#4f962c', 0.17, 0.8, 12), 'coriander': ('#24641a', '#5aa238', 0.19, 0.85, 10), 'basil': ('#2a7016', '#5fa82a', 0.36, 0.66, 4),
            'mint': ('#1f6a1c', '#4fa23a', 0.33, 0.6, 4), 'thai basil': ('#22561c', '#4a8a34', 0.34, 0.5, 8), 'curry leaves': ('#18421a', '#3c7030', 0.36, 0.4, 9),
            'thyme': ('#3c5426', '#6a8448', 0.1, 0.4, 14), 'celery leaf': ('#2f6a1a', '#6aa83c', 0.2, 0.8, 8),
        }[kind]
        rad = opts.get('r', 0.34 if k < 6 else r)
        leaves(rng, spread(rng, count or k, rad, L * 0.45, 0, keep), z + 0.06, L, ratio, herb(dark, light), 0.3, 0.05)
    elif kind == 'chopped herbs':
        specks(rng, count or 130, r, z + 0.015, '#2c6414', (0.012, 0.026), 0, 0.02, keep, 1.7)
    elif kind in ('paprika', 'sumac', 'cumin', 'pepper specks', 'zaatar', 'dried mint', 'cinnamon', 'cocoa', 'cheese specks'):
        color = {'paprika': '#9c2408', 'sumac': '#6a1018', 'cumin': '#7a4c1c', 'pepper specks': '#241a10', 'zaatar': '#4a4a1c', 'dried mint': '#3a4a20', 'cinnamon': '#7a3c14', 'cocoa': '#3c1c0c', 'cheese specks': '#f6e6b8'}[kind]
        specks(rng, count or 420, opts.get('r', R * 0.5), z + 0.014, color, (0.005, 0.012), opts.get('inner', 0), 0.012, keep, 1.5)
    elif kind in ('pine nuts', 'almonds', 'pumpkin seeds', 'cashews', 'peanuts', 'pistachios', 'walnuts', 'sesame', 'raisins', 'croutons', 'fried onions', 'pomegranate', 'black seed'):
        nuts(rng, kind, spread(rng, count or 18, opts.get('r', R * 0.5), 0.09, 0, keep), z + 0.03)
    elif kind == 'mushrooms':
        mushrooms(rng, pts(9, 0.3), z + 0.015, 0.2)
    elif kind == 'prawns':
        shrimp(rng, pts(7, 0.42), z - 0.03, 0.25)
    elif kind == 'chilli':
        rings(rng, pts(12, 0.14), z + 0.02, 0.06, simple('chilli', '#b3140a', 0.2), 0.02, 0.022, 0.25)
    elif kind == 'spring onion':
        rings(rng, pts(24, 0.11), z + 0.015, 0.055, organic(['#5c9a2c', '#9cc85a', '#e6f0c8'], 3, (0.2, 0.35), 0.25), 0.014, 0.04, 0.4)
    elif kind == 'seaweed':
        leaves(rng, pts(9, 0.22), z + 0.02, 0.3, 0.7, herb('#0f1f14', '#1f3a24', '#2c4c30'), 0.3)
    elif kind == 'egg':
        soft_egg(rng, z, opts.get('spots', [(0.3, -0.35), (0.62, 0.02)]))
    elif kind == 'lemon':
        citrus_wedge(rng, (0.78, -0.62, z + 0.05))
    elif kind == 'black olives':
        discs(rng, pts(7, 0.24), z, 0.1, simple('olive', '#1c1016', 0.12), 0.09, -0.02, 0.3)
    elif kind == 'olives':
        for x, y in pts(4, 0.22):
            blob('olive', 0.11, organic(['#5a6a1c', '#8a9634'], 3, (0.1, 0.2), 0.2, (20, 0.004)), (x, y, z + 0.07), (1.25, 1, 1), 0.04, 1.2, 1, 4, rng.random() * 6)
    elif kind in ('gnocchi', 'mozzarella'):
        import plates
        if kind == 'gnocchi':
            plates.gnocchi(rng, count or 46, r)
        else:
            plates.mozzarella_melt(rng, spread(rng, count or 6, r * 0.85, 0.4), z + 0.16)
    elif kind == 'rice grains':
        k = count or 1500
        q, a = r * np.sqrt(rng.random(k)), rng.random(k) * TAU
        P = np.stack([q * np.cos(a), q * np.sin(a), z + 0.035 * rng.random(k)], 1)
        rice('grains', P, np.tile(UP, (k, 1)), simple('grain', '#f0e0bc', 0.25, sss=0.3, radius=(0.05, 0.04, 0.025)), rng, 1.5)
    elif kind == 'pineapple':
        cubes(rng, pts(12, 0.24), z - 0.03, (0.2, 0.17, 0.12), organic(['#f7d24a', '#f3b528', '#d89a24'], 6, (0.12, 0.3), 0.35, (26, 0.02)), 0.025, 0.35)
    else:
        from mains import garnish
        garnish(rng, [{'kind': kind, 'n': count, 'r': r, 'z': z - 0.05}])


def nuts(rng, kind, pts, z, size=1.0):
    if not pts:
        return
    colors, s, shape, rough = {
        'pine nuts': (['#c98f48', '#e2b878', '#efd6a4'], 0.075, (1, 0.42, 0.42), 0.3), 'almonds': (['#7a4420', '#a8693a', '#e6cfa6'], 0.12, (1, 0.6, 0.28), 0.4),
        'pumpkin seeds': (['#2f4218', '#4c6a2a', '#6c8a44'], 0.09, (1, 0.55, 0.25), 0.35), 'cashews': (['#d9b070', '#ecd2a0'], 0.12, (1, 0.45, 0.42), 0.35),
        'peanuts': (['#b8803c', '#d9ac68'], 0.08, (1, 0.7, 0.6), 0.35), 'pistachios': (['#6e8a2c', '#94ac48', '#7a4a4a'], 0.075, (1, 0.6, 0.55), 0.4),
        'walnuts': (['#6a4220', '#9a6c3c', '#c09a64'], 0.13, (1, 0.8, 0.5), 0.45), 'sesame': (['#e6cf9c', '#f6e6c0'], 0.028, (1, 0.62, 0.4), 0.4),
        'raisins': (['#24100c', '#4a2418'], 0.075, (1, 0.75, 0.6), 0.3), 'croutons': (['#b8762c', '#dba656', '#efcf90'], 0.11, (1, 1, 0.8), 0.6),
        'fried onions': (['#3c1a08', '#7a3c10', '#a8641c'], 0.12, (1, 0.28, 0.16), 0.3), 'pomegranate': (['#7a0614', '#b0142a'], 0.06, (1, 0.9, 0.85), 0.08),
        'black seed': (['#0c0a0c', '#221c20'], 0.03, (1, 0.6, 0.5), 0.4),
    }[kind]
    V, F = (ico(3))
    V = V * np.array(shape)
    if kind == 'cashews':
        V[:, 1] += 0.5 * V[:, 0] ** 2
    if kind == 'pine nuts':
        V[:, 1:] *= (1 - 0.45 * V[:, :1])
    if kind in ('walnuts', 'raisins', 'fried onions', 'croutons'):
        V = V * (1 + (0.28 if kind != 'croutons' else 0.12) * fbm(V + 3, 2.2, 3, 5))[:, None]
    if kind == 'croutons':
        V = np.sign(V) * abs(V) ** 0.45 * 0.8
    if kind == 'fried onions':
        V[:, 2] += 0.35 * np.sin(V[:, 0] * 3)
    P = np.array([(p[0], p[1], (p[2] if len(p) > 2 else height(z, p[0], p[1]))) for p in pts])
    k = len(P)
    N = np.tile(UP, (k, 1)) + rng.normal(0, 0.4, (k, 3))
    scatter(kind, V, F, P, frames(N, rng.random(k) * TAU), np.full((k, 3), s * size) * rng.uniform(0.82, 1.15, (k, 1)), organic(colors, 7, (rough * 0.7, rough * 1.3), 0.12, (20, 0.01), vary=0.5), rng)


def soft_egg(rng, z, spots, fried=False):
    white = simple('egg white', '#fbf6ea', 0.2, sss=0.4, radius=(0.06, 0.055, 0.045))
    yolk = organic(['#d8780a', '#f09a14', '#f7b42c'], 3, (0.08, 0.16), 0.3, (10, 0.004))
    for x, y in spots:
        if fried:
            s = int(rng.integers(99))
            th, r = np.linspace(0, TAU, 160, endpoint=False)[:, None], np.linspace(0, 1, 40)[None]
            q = np.stack([np.cos(th), np.sin(th), 0 * th], -1)[:, 0]
            R = (0.5 * (1 + 0.22 * fbm(q + s, 1.2, 3, s)))[:, None]
            grid('white', np.stack([x + r * R * np.cos(th), y + r * R * np.sin(th), z + 0.05 + 0.04 * (1 - r**4) + 0.02 * np.sin(th * 5 + r * 4) * r + 0 * th], -1), white, True, thick=0.02, sub=1)
            blob('yolk', 0.19, yolk, (x, y, z + 0.09), (1, 1, 0.62), 0.02, 1, s, 4)
        else:
            o = blob('egg', 0.3, white, (0, 0, 0), (0.82, 1.05, 0.8), 0.015, 1, 3, 5)
            o.location, o.rotation_euler = (x, y, z + 0.02), (0, 0, rng.normal(0, 0.5))
            for v in o.data.vertices:
                v.co.z = min(v.co.z, 0.07)
            blob('yolk', 0.155, yolk, (x, y, z + 0.085), (0.92, 1.0, 0.24), 0.05, 1, 3, 4)


def citrus_wedge(rng, loc, colors=('#f4c81c', '#f7dc5c', '#fbf0b4'), size=0.33, turn=None):
    """A sixth of a lemon on its rind: two cut faces with segments, a white rim and an oiled, dimpled rind."""
    half = PI / 4.6
    m = Mat('rind')
    rind = m.done(m.mix(m.noise(7, 4), colors[0], colors[1]), 0.32, 0.12, (0.06, 0.05, 0.01), m.bump(m.noise(46, 3), 0.012, 0.7), Specular=0.5)
    f = Mat('flesh')
    e, seg = f.attr('edge'), f.attr('seg')
    pulp = f.mix(f.noise(16, 4, 0.6, 0, f.stretch((1, 1, 3))), colors[1], colors[0])
    c = f.mix(f.ramp(e, [(0.80, 0.0), (0.85, 1.0)]), f.mix(f.math('MULTIPLY', seg, 0.85), pulp, colors[2]), '#fbf6e0')
    c = f.mix(f.ramp(e, [(0.94, 0.0), (0.965, 1.0)]), c, colors[0])
    c = f.mix(f.ramp(e, [(0.03, 1.0), (0.09, 0.0)]), c, '#fbf6e0')
    flesh = f.done(c, 0.14, 0.22, (0.06, 0.05, 0.01), f.bump(f.math('ADD', f.noise(26, 4), f.math('MULTIPLY', seg, -0.8)), 0.014, 0.7), Specular=0.6)
    L = 1.3
    t = np.linspace(0, PI, 70)[:, None]
    prof = np.sin(t) ** 0.8
    x = -L * np.cos(t) * (1 - 0.06 * np.sin(t) ** 2)
    a = np.linspace(-half, half, 24)[None]
    outer = np.stack([x + 0 * a, prof * np.sin(a), -prof * np.cos(a)], -1) * size
    parts = [grid('rind', outer, rind)]
    v = np.linspace(0, 1, 40)[None]
    for s in (-1, 1):
        face = np.stack([x + 0 * v, prof * v * math.sin(s * half), -prof * v * math.cos(half) + 0.02 * (1 - v)], -1) * size
        w = np.abs((np.arctan2(v * prof, x + 1e-6) * 5 / PI) % 1 - 0.5) * 2
        parts.append(grid('face', face, flesh, False, {'edge': v + 0 * t, 'seg': sstep(0.9, 0.98, w) * (v < 0.84)}))
    e = bpy.data.objects.new('wedge', None)
    bpy.context.collection.objects.link(e)
    for o in parts:
        o.parent = e
    e.location = (loc[0], loc[1], loc[2] - 0.07 + size * math.cos(half * 0.35))
    e.rotation_euler = (0.62, 0.0, (0.5 + 0.5 * rng.random()) if turn is None else turn)


def served(seed=1, look='hummus', glaze_of='sand', tops=(), dip=None, rice_side=False, R=1.16, ground='honey', elev=46, azim=0, size=2.95, bread=False, noodles=None, spoon=False, rice_colors=('#fffaf0', '#ecdfc4')):
    """The bowl itself, on a table."""
    rng = np.random.default_rng(seed)
    bowl(glaze(*GLAZES[glaze_of]))
    mat, wave = surface(look)
    pool(rng, mat, R + 0.02, Z, wave, 0.012 if wave > 0.013 else 0.003, dip=dip)
    keep = None
    if rice_side:
        keep = lambda x, y: ((x + 0.5) / 0.78) ** 2 + ((y - 0.12) / 0.92) ** 2 > 1
        side_rice(rng, colors=rice_colors)
    if noodles:
        nest(rng, noodles)
    for kind in tops:
        top(rng, kind, R, keep)
    if bread:
        flatbread(rng, (-1.35, 1.15, 0.02))
        flatbread(rng, (1.5, 1.2, 0.02), 0.8)
    stage(table(ground))
    camera(size, (0, -0.02, 0.38), elev, azim, fstop=0.6, focus=(0, -0.3, 0.6))


def blisters(P, seed, k=1.0):
    """Soft bubbles of a baked dough: how high each place is (0 to 1) and how brown."""
    rng = np.random.default_rng(seed + 11)
    up = np.zeros(P.shape[:2])
    brown = np.zeros(P.shape[:2])
    warp = P[..., :2] + 0.05 * np.stack([fbm(P + seed, 3, 2, 1), fbm(P + seed + 5, 3, 2, 2)], -1)
    for _ in range(int(90 * k)):
        c = rng.uniform(-1.0, 1.0, 2)
        w = rng.choice([0.05, 0.08, 0.13, 0.2], p=[0.46, 0.28, 0.17, 0.09])
        d = ((warp - c) ** 2).sum(-1) / w**2
        dome = np.exp(-d)
        up = np.maximum(up, dome * (0.3 + 3.2 * w))
        if rng.random() < 0.8:
            brown = np.maximum(brown, np.exp(-d * 1.1) * rng.uniform(0.4, 1.0))
    brown = np.clip(0.16 + brown * 0.95 + 0.2 * fbm(P + seed, 3, 4, 4), 0, 1)
    return up, brown


def bread_skin():
    m = Mat('bread')
    b = m.math('ADD', m.attr('brown'), m.math('MULTIPLY', m.math('SUBTRACT', m.noise(9, 5), 0.5), 0.35))
    c = m.ramp(b, [(0.05, '#f4e4c2'), (0.32, '#ecd09a'), (0.58, '#c88e46'), (0.8, '#7a4218'), (0.98, '#38180a')])
    return m.done(c, 0.55, 0.15, (0.06, 0.04, 0.02), m.bump(m.noise(34, 4), 0.006, 0.5), Specular=0.35)


def flatbread(rng, loc, R=1.0, mat=None):
    """Thin round bread: soft, low blisters of several sizes, charred only on their tops."""
    s = int(rng.integers(99))
    th, r = np.linspace(0, TAU, 200, endpoint=False)[:, None], np.linspace(0, 1, 90)[None]
    P = np.stack([r * np.cos(th), r * np.sin(th), 0 * r * th], -1)
    P *= (1 + 0.04 * fbm(np.stack([np.cos(th), np.sin(th), 0 * th], -1), 1.2, 3, s))[..., None]
    up, brown = blisters(P, s, 1.0)
    P[..., 2] = 0.07 + 0.03 * fbm(P, 1.6, 2, s) + 0.05 * up * (1 - r**8) - 0.03 * r**8
    o = grid('flatbread', P * [R, R, 1], mat or bread_skin(), True, {'brown': brown}, 0.05)
    o.location, o.rotation_euler = loc, (rng.normal(0, 0.03), rng.normal(0, 0.03), rng.random() * TAU)
    return o


def nest(rng, spec):
    """Noodles in a bowl: strands that lie on each other and look out of the broth."""
    radius = spec.get('radius', 0.035)
    return strand_heap(rng, spec.get('z', Z - 0.07), spec.get('R', 0.95) * 0.92, spec['colors'], radius, spec.get('flat', 1.0), spec.get('n', 150), spec.get('h', 0.2), spec.get('at', (0.0, 0.0)))
