"""Things for the home."""
from shapes import *

OAK = ('#c8965a', '#8a5a30')


def alarm_clock(seed=1, color='#c8402c', tint=None):
    lac = simple('lacquer', color, 0.2, Clearcoat=0.8)
    brass = metal('#d8b060', 0.2)
    with Group((0, 0, 0), (0, 0, 0.22)):
        with Group((0, 0, 0.9), (PI / 2, 0, 0)):
            lathe('body', smooth_prof([(0, -0.28), (0.6, -0.28), (0.76, -0.2), (0.8, 0), (0.8, 0.24), (0.76, 0.3), (0.7, 0.3), (0.68, 0.24)]), lac, 128)
            disc('face', 0.7, 0.02, simple('face', '#fbf6e8', 0.4), (0, 0, 0.22))
            for i in range(60):
                a = i * TAU / 60
                big = i % 5 == 0
                box('mark', (0.03 if big else 0.012, 0.09 if big else 0.045, 0.01), simple('mark', '#1c1c1e', 0.5), (0.62 * math.sin(a), 0.62 * math.cos(a), 0.246), (0, 0, -a), 0.002)
            for a, l, w in ((-1.05, 0.36, 0.05), (1.05, 0.52, 0.035)):
                box('hand', (w, l, 0.015), simple('hand', '#1c1c1e', 0.4), (math.sin(a) * l * 0.45, math.cos(a) * l * 0.45, 0.262), (0, 0, -a), 0.004)
            disc('pin', 0.05, 0.03, brass, (0, 0, 0.265))
        for s in (-1, 1):
            with Group((s * 0.42, 0, 1.68), (0, s * 0.5, 0)):
                lathe('bell', smooth_prof([(0.3, 0), (0.3, 0.05), (0.2, 0.22), (0, 0.27)]), brass, 96)
            rod([(s * 0.34, 0, 1.5), (s * 0.42, 0, 1.72)], 0.03, brass)
            rod([(s * 0.45, 0, 0.3), (s * 0.6, 0, 0.03)], 0.06, brass)
        rod([(0, 0, 1.68), (0, 0, 1.95)], 0.025, brass)
        blob('hammer', 0.08, brass, (0, 0, 1.95), (1.6, 1, 1))
    studio(3.0, (0, 0, 1.0), 12, tint)


def wall_mirror(seed=1, tint='#d8dcd8'):
    with Group((0, 0.9, 1.25), (PI / 2 - 0.06, 0, 0.16)):
        lathe('frame', smooth_prof([(0.98, 0), (1.12, 0.0), (1.14, 0.06), (1.1, 0.1), (1.0, 0.1), (0.98, 0.04)]), wood(*OAK, 1.5, 0.35, 0), 160)
        lathe('glass', [(0, 0.05), (1.0, 0.05)], metal('#e8eef0', 0.02), 96)
    box('shelf', (2.4, 0.7, 0.1), wood(*OAK, 1, 0.4, 0), (0, 0.6, 0.06), bevel=0.02)
    lathe('vase', smooth_prof([(0, 0.12), (0.16, 0.12), (0.24, 0.3), (0.2, 0.5), (0.1, 0.62), (0.12, 0.72)]), simple('vase', '#5a7a78', 0.35), 96, loc=(0.75, 0.35, 0))
    for i in range(5):
        leaf('leaf', herb('#3a6a2c', '#7aa85a'), 0.5, 0.14, 0.2, 0.1, 0, 0, (0.75 + 0.1 * math.sin(i * 2.1), 0.35, 0.95), (1.3 + 0.15 * math.cos(i), 0.1, i * 1.3), i)
    softbox((-3, -3.5, 2.6), 60, (1.0, 2.4))
    studio(3.3, (0, 0.5, 1.05), 10, tint)


def candle(seed=1, color='#e8dcc4', label=None, tint='#ddd2c4'):
    with Group((0, 0, 0)):
        lathe('wax', smooth_prof([(0, 0.06), (0.56, 0.06), (0.58, 0.9), (0.3, 0.86), (0, 0.85)]), organic([color, color], 3, (0.3, 0.4), 0.35, (30, 0.004), (0.2, 0.12, 0.08)), 96)
        lathe('glass', smooth_prof([(0, 0), (0.58, 0), (0.62, 0.04), (0.62, 1.2), (0.6, 1.22), (0.59, 1.18)]), clear(), 120)
        rod([(0, 0, 0.84), (0.01, 0, 1.02)], 0.018, simple('wick', '#1c1410', 0.9), 8)
        flame = Mat('flame')
        lathe('flame', smooth_prof([(0, 0), (0.06, 0.06), (0.07, 0.14), (0.03, 0.3), (0, 0.4)]), flame.done('#ffb040', 0.5, Emission='#ffb04a', Emission_Strength=9.0), 48, loc=(0.01, 0, 0.98))
        s = Sheet(420, 320, '#f6efe0')
        s.rect(14, 14, 406, 306, '#8a6a44')
        s.rect(18, 18, 402, 302, '#f6efe0')
        s.text(210, 100, label['name'], 54, '#4a3420', 'serif', True, 360)
        s.text(210, 168, label['ar'], 42, '#4a3420', 'gothic', True, 360)
        s.text(210, 244, label['maker'], 28, '#8a6a44', 'serif', False, 360)
        from packs import wrap
        wrap([(0.626, z) for z in np.linspace(0.22, 0.82, 6)], s.save(), A=0.72)
    l = bpy.data.lights.new('f', 'POINT')
    l.energy, l.color = 14, (1, 0.7, 0.36)
    o = bpy.data.objects.new('f', l)
    o.location = (0, 0, 1.25)
    bpy.context.collection.objects.link(o)
    disc('lid', 0.6, 0.1, wood(*OAK, 2, 0.4, 0), (0.95, 0.45, 0.02), bevel=0.03)
    studio(2.7, (0.15, 0, 0.66), 18, tint)


def mills(seed=1, tint=None):
    for i, (x, w) in enumerate(((-0.5, wood('#e0b880', '#b8864c', 2, 0.3, 0)), (0.5, wood('#5a3018', '#2c1408', 2, 0.3, 0)))):
        lathe('mill', smooth_prof([(0, 0), (0.36, 0), (0.38, 0.06), (0.3, 0.2), (0.22, 0.6), (0.3, 1.0), (0.33, 1.1), (0.2, 1.16), (0.3, 1.3), (0.31, 1.48), (0.16, 1.66), (0, 1.68)]), w, 128, loc=(x, 0.1 * i, 0))
        blob('knob', 0.1, metal('#d8dade', 0.15), (x, 0.1 * i, 1.74))
    rng = np.random.default_rng(seed)
    specks(rng, 160, 0.24, 0.0, '#f8f8f4', (0.012, 0.026), center=(-0.55, -0.65), long=1.1)
    specks(rng, 30, 0.26, 0.02, '#1c1410', (0.03, 0.045), center=(0.55, -0.6), long=1.0)
    studio(2.7, (0, 0, 0.86), 16, tint)


def bed(seed=1, tint='#e2ddd4'):
    w = wood(*OAK, 1, 0.4, 0)
    linen, blanket = cloth('#f4f0e8', '#d8d2c6', 140), cloth('#5a7a8c', '#2a4250', 90)
    with Group((0, 0, 0), (0, 0, -0.6), 1.1):
        for x, y in ((-0.6, -1.2), (0.6, -1.2), (-0.6, 1.2), (0.6, 1.2)):
            box('leg', (0.1, 0.1, 0.3), w, (x, y, 0.15), bevel=0.02)
        box('frame', (1.36, 2.56, 0.16), w, (0, 0, 0.34), bevel=0.02)
        slab('head', (1.36, 0.08, 0.95), w, (0, 1.26, 0.2), 0.03, 0.03)
        slab('mattress', (1.28, 2.46, 0.26), linen, (0, 0, 0.4), 0.12, 0.08)
        slab('blanket', (1.36, 1.5, 0.1), blanket, (0, -0.46, 0.6), 0.1, 0.045)
        for s in (-1, 1):
            slab('drop', (0.04, 1.48, 0.3), blanket, (s * 0.67, -0.46, 0.36), 0.015, 0.015)
        slab('fold', (1.37, 0.26, 0.07), linen, (0, 0.36, 0.655), 0.06, 0.03)
        th, ph = np.meshgrid(np.linspace(0, TAU, 100, endpoint=False), np.linspace(-PI / 2, PI / 2, 60), indexing='ij')
        e = lambda a, p: np.sign(a) * abs(a)**p
        P = np.stack([0.5 * e(np.cos(th), 0.5) * np.cos(ph)**0.35, 0.28 * e(np.sin(th), 0.5) * np.cos(ph)**0.35, 0.13 * np.sin(ph)], -1)
        P[..., 2] += 0.02 * fbm(P + 3, 3, 3, 2)
        o = grid('pillow', P, linen, True)
        o.location, o.rotation_euler = (0, 0.9, 0.78), (0.2, 0, 0)
    studio(3.5, (0, 0, 0.5), 24, tint)


def pan(seed=1, tint='#d8cdbe'):
    m = Mat('iron')
    iron = m.done('#1c1c1e', 0.42, bump=m.bump(m.noise(60, 3), 0.006, 0.5), Specular=0.6)
    with Group((-0.25, 0.05, 0)):
        lathe('pan', smooth_prof([(0, 0), (0.95, 0), (1.02, 0.04), (1.14, 0.34), (1.18, 0.36), (1.08, 0.36), (0.98, 0.08), (0, 0.06)]), iron, 160)
        with Group((0, 0, 0.27), (0, 0, -0.5)):
            out = curve([(1.05, -0.12, 1), (1.05, 0.12, 1), (1.5, 0.1), (2.0, 0.15), (2.1, 0), (2.0, -0.15), (1.5, -0.1)], 3)
            extrude('handle', out, 0, 0.12, iron, 0.04, True)
            disc('hole', 0.06, 0.13, simple('hole', '#0a0a0a', 0.9), (1.92, 0, 0.0))
            box('help', (0.22, 0.3, 0.08), iron, (-1.2, 0, 0.06), bevel=0.03)
    studio(3.6, (0.1, -0.15, 0.15), 36, tint)


def umbrella(seed=1, color='#1f5a8a', tint=None):
    """Open, leaning on its rim."""
    n = 8
    th, v = np.meshgrid(np.linspace(0, TAU, 16 * n, endpoint=False), np.linspace(0, 1, 40), indexing='ij')
    rib = abs(np.cos(th * n / 2))
    r = 1.35 * np.sin(v * 1.25) / math.sin(1.25) * (1 - 0.07 * v**2 * (1 - rib))
    z = 0.75 * np.cos(v * 1.25) - 0.24 - 0.05 * v**2 * (1 - rib)
    P = np.stack([r * np.cos(th), r * np.sin(th), z], -1)
    with Group((0.35, 0.1, 1.35), (0.3, 0.85, -0.2)):
        grid('canopy', P, cloth(color, '#0c1c2c', 60), True, thick=0.012)
        rod([(0, 0, 0.62), (0, 0, -1.25)], 0.03, metal('#c9ccd0'))
        rod([(0, 0, -1.2), (0, 0, -1.55), (0.1, 0, -1.72), (0.25, 0, -1.7), (0.3, 0, -1.55)], 0.06, wood('#8a5a30', '#4a2c14', 2, 0.3, 0))
        for i in range(n):
            a = i * TAU / n
            q = [(1.35 * math.sin(t * 1.25) / math.sin(1.25) * math.cos(a), 1.35 * math.sin(t * 1.25) / math.sin(1.25) * math.sin(a), 0.75 * math.cos(t * 1.25) - 0.27) for t in np.linspace(0.05, 1, 8)]
            rod(q, 0.012, metal('#8e9298'), 8)
        rod([(0, 0, 0.5), (0, 0, 0.7)], 0.03, metal('#c9ccd0'))
    studio(4.2, (0, 0, 1.1), 12, tint)


def basket(seed=1, tint=None):
    wick = simple('wicker', '#c09658', 0.7)
    paths = []
    for j in range(22):
        t = np.linspace(0, TAU, 220)
        R = 0.75 + 0.22 * (j / 21)**0.8
        paths.append(np.stack([(R + 0.025 * np.cos(20 * t + PI * (j % 2))) * np.cos(t), (R + 0.025 * np.cos(20 * t + PI * (j % 2))) * np.sin(t), 0.05 + 0.068 * j + 0 * t], -1))
    tubes('weave', paths, 0.036, wick, 8)
    for i in range(40):
        a = i * TAU / 40
        rod([(0.75 * math.cos(a), 0.75 * math.sin(a), 0.02), (0.9 * math.cos(a), 0.9 * math.sin(a), 0.8), (0.97 * math.cos(a), 0.97 * math.sin(a), 1.5)], 0.024, wick, 6)
    t = np.linspace(0, TAU, 120)
    tubes('rim', [np.stack([0.98 * np.cos(t), 0.98 * np.sin(t), 1.53 + 0 * t], -1)], 0.06, wick, 12)
    lin = cloth('#f2ece0', '#d4cab8', 100)
    lathe('lining', smooth_prof([(1.06, 1.28), (1.07, 1.5), (0.98, 1.6), (0.88, 1.5), (0.7, 0.3), (0, 0.28)]), lin, 160, lambda P: 0.02 * np.sin(np.arctan2(P[..., 1], P[..., 0]) * 26))
    for i, c in enumerate(('#5a8ab0', '#e8e4dc', '#c87a6a')):
        blob('towel', 0.42, cloth(c, '#2a2a30', 70), (0.3 * math.cos(i * 2.1), 0.3 * math.sin(i * 2.1), 1.45), (1.2, 1, 0.55), 0.25, 1.8, i + 3)
    for s in (-1, 1):
        rod([(s * 0.98, -0.22, 1.45), (s * 1.2, -0.18, 1.62), (s * 1.2, 0.18, 1.62), (s * 0.98, 0.22, 1.45)], 0.045, leather('#6a3c1c'))
    studio(3.2, (0, 0, 0.92), 22, tint)


def knife(seed=1, tint='#cdbfac'):
    box('board', (3.0, 1.7, 0.14), wood('#b88450', '#7a4c26', 0.8, 0.4, 0.5), (0, 0.1, 0.07), (0, 0, 0.1), 0.05)
    with Group((-0.1, 0.05, 0.19), (0, 0, 0.32)):
        blade = curve([(-1.35, 0.1, 1), (-0.9, -0.13), (-0.2, -0.26), (0.42, -0.27, 1), (0.42, 0.12, 1), (-0.4, 0.16)], 4)
        extrude('blade', blade, 0, 0.03, metal('#d8dce0', 0.14), 0.01, True)
        slab('bolster', (0.16, 0.34, 0.09), metal('#c0c4c8', 0.18), (0.48, -0.06, -0.03), 0.03, 0.02)
        h = curve([(0.54, 0.1, 1), (0.54, -0.2, 1), (0.9, -0.16), (1.3, -0.24), (1.46, -0.1), (1.4, 0.1), (0.9, 0.06)], 3)
        extrude('handle', h, -0.05, 0.09, wood('#3a2014', '#1c0e08', 2, 0.3, 0), 0.04, True)
        for x in (0.72, 0.98, 1.24):
            disc('rivet', 0.035, 0.145, metal('#d8b060', 0.2), (x, -0.07, -0.052), n=24)
    studio(3.2, (0, 0.05, 0.15), 46, tint)


def sewing(seed=1, tint='#e6ddd0'):
    for i, (c, x, y) in enumerate((('#c8281c', -0.95, 0.35), ('#2a62b0', -0.38, 0.5), ('#e8b81c', 0.2, 0.4), ('#2a8a5a', 0.78, 0.5), ('#7a3a8a', -0.65, -0.2))):
        with Group((x, y, 0)):
            w = wood('#e0c08c', '#b89058', 2, 0.4, 0)
            disc('foot', 0.25, 0.08, w)
            disc('head', 0.25, 0.08, w, (0, 0, 0.62))
            lathe('thread', smooth_prof([(0.1, 0.08), (0.22, 0.09), (0.24, 0.35), (0.22, 0.61), (0.1, 0.62)]), simple('thread', c, 0.55, Sheen=0.5), 160, lambda P: 0.006 * np.cos(P[..., 2] * 170))
    steel = metal('#c8ccd0', 0.2)
    with Group((0.5, -0.45, 0.05), (0, 0, 0.4)):
        for s in (-1, 1):
            out = curve([(-0.1, -0.03 * s, 1), (0.2, 0.05 * s), (0.95, 0.16 * s, 1), (0.2, -0.06 * s)], 3)
            extrude('blade', out[::s], 0.02 * (s > 0), 0.02 * (s > 0) + 0.025, steel, 0.006, True)
            t = np.linspace(0, TAU, 50)
            tubes('grip', [np.stack([-0.5 + 0.24 * np.cos(t), -0.2 * s + 0.15 * np.sin(t), 0.04 + 0 * t], -1)], 0.045, plastic('#c8402c', 0.3), 14)
            rod([(-0.3, -0.13 * s, 0.04), (0, 0, 0.03)], 0.035, steel)
        disc('pin', 0.05, 0.07, steel)
    blob('cushion', 0.34, cloth('#b8283a', '#5a0c18', 90), (-1.25, -0.5, 0.16), (1, 1, 0.66), 0.03)
    for i in range(7):
        a = i * 0.9
        rod([(-1.25 + 0.16 * math.cos(a), -0.5 + 0.16 * math.sin(a), 0.3), (-1.25 + 0.3 * math.cos(a), -0.5 + 0.3 * math.sin(a), 0.62)], 0.008, steel, 6)
        blob('pin', 0.03, simple('bead', ('#f4f0e8', '#2a62b0', '#e8b81c')[i % 3], 0.2), (-1.25 + 0.3 * math.cos(a), -0.5 + 0.3 * math.sin(a), 0.63), sub=3)
    buttons([(-0.3, -0.75), (-0.08, -0.9), (-0.5, -0.95)], '#4a8ab0', 0.01, 0.1)
    studio(3.2, (-0.1, -0.1, 0.2), 38, tint)


def chair(seed=1, tint=None):
    w = wood(*OAK, 1.2, 0.35, 0)
    with Group((0, 0, 0), (0, 0, 0.5), 1.15):
        out = curve([(-0.5, -0.48), (0.5, -0.48), (0.45, 0.45), (-0.45, 0.45)], 3)
        extrude('seat', out * 1.08, 0.88, 0.97, w, 0.03, True)
        for s in (-1, 1):
            rod([(s * 0.42, -0.4, 0.88), (s * 0.48, -0.48, 0.02)], lambda n: 0.05 - 0.015 * np.linspace(0, 1, n), w)
            rod([(s * 0.4, 0.42, 0.02), (s * 0.38, 0.38, 0.9), (s * 0.4, 0.44, 1.4), (s * 0.42, 0.55, 1.95)], 0.045, w)
            rod([(s * 0.45, -0.43, 0.4), (s * 0.4, 0.4, 0.45)], 0.025, w)
        rod([(-0.43, 0, 0.42), (0.43, 0, 0.42)], 0.025, w)
        for z, y in ((1.82, 0.52), (1.5, 0.46), (1.22, 0.42)):
            u, v = np.meshgrid(np.linspace(-1, 1, 30), np.linspace(0, 1, 8), indexing='ij')
            grid('rail', np.stack([0.41 * u, y + 0.06 * (1 - u * u), z + 0.15 * (v - 0.5)], -1), w, thick=0.045, sub=1)
    studio(3.7, (0, 0, 1.1), 14, tint)


def teapot(seed=1, color='#3a6a78', tint='#e2d8c8'):
    g = glaze(color, '#8a6a44', '#1c2a30')
    lathe('pot', smooth_prof([(0, 0.03), (0.4, 0.0), (0.44, 0.03), (0.72, 0.3), (0.78, 0.6), (0.6, 0.92), (0.32, 1.04), (0.3, 1.08)]), g, 160)
    lathe('lid', smooth_prof([(0.34, 1.05), (0.35, 1.09), (0.18, 1.18), (0, 1.2)]), g, 96)
    blob('knob', 0.1, g, (0, 0, 1.28))
    rod([(0.66, 0, 0.42), (0.95, 0, 0.5), (1.05, 0, 0.85), (1.25, 0, 1.0)], lambda n: 0.16 - 0.09 * np.linspace(0, 1, n), g)
    rod([(-0.6, 0, 0.85), (-1.05, 0, 0.95), (-1.15, 0, 0.55), (-0.72, 0, 0.3)], 0.06, g)
    from drinks import glaze_cup
    lathe('cup', smooth_prof([(0, 0.03), (0.16, 0), (0.2, 0.03), (0.3, 0.2), (0.33, 0.42), (0.3, 0.42), (0.27, 0.2), (0, 0.1)]), glaze_cup(color), 96, loc=(0.75, -0.7, 0))
    lathe('tea', [(0, 0.33), (0.3, 0.33)], simple('tea', '#8a4a10', 0.05, Clearcoat=0.8), 64, loc=(0.75, -0.7, 0))
    studio(3.2, (0.08, 0, 0.62), 20, tint)


def lamp(seed=1, tint='#d2ccc2'):
    lathe('foot', smooth_prof([(0, 0), (0.42, 0), (0.44, 0.04), (0.2, 0.1), (0.3, 0.4), (0.34, 0.6), (0.14, 0.9), (0.05, 0.96), (0.05, 1.15)]), glaze('#4a6a74', '#8a6a44', '#1c2a30'), 128)
    shade = Mat('shade')
    mat = shade.done('#f6e6c4', 0.8, bump=shade.bump(shade.noise(60, 2), 0.004, 0.4), Emission='#ffd898', Emission_Strength=1.6)
    lathe('shade', [(0.78, 1.08), (0.5, 1.95)], mat, 128)
    for z, r in ((1.08, 0.785), (1.95, 0.505)):
        lathe('hem', [(r - 0.01, z - 0.015), (r + 0.012, z - 0.015), (r + 0.012, z + 0.015), (r - 0.01, z + 0.015)], simple('hem', '#c8a870', 0.7), 96)
    l = bpy.data.lights.new('f', 'POINT')
    l.energy, l.color = 24, (1, 0.78, 0.5)
    o = bpy.data.objects.new('f', l)
    o.location = (0, 0, 1.0)
    bpy.context.collection.objects.link(o)
    rod([(0.4, 0.1, 0.03), (0.9, 0.4, 0.02), (1.6, 0.3, 0.02), (2.6, 0.8, 0.02)], 0.02, plastic('#3a3028'), 8)
    studio(3.2, (0, 0, 1.0), 12, tint)


def blanket(seed=1, color='#8a9a6a', second='#f0e8d8', tint=None):
    """A folded pile with fringes."""
    m = cloth(color, second, 46, 0.6, 0.5)
    with Group((0, 0, 0), (0, 0, 0.3)):
        for i in range(4):
            slab('fold', (2.1, 1.35, 0.24), m, (0.02 * (-1)**i, 0.02 * i, 0.23 * i), 0.14, 0.11)
        wool = simple('fringe', second, 0.9)
        paths = []
        rng = np.random.default_rng(seed)
        for i in range(70):
            x = -1.0 + 2.0 * i / 69
            t = np.linspace(0, 1, 14)
            paths.append(np.stack([x + 0.04 * np.sin(5 * t + i) * t, -0.66 - 0.12 * np.sin(t * 1.6), 0.84 - 0.42 * t**1.4 + 0.01 * rng.random()], -1))
        tubes('fringe', paths, 0.018, wool, 6)
    studio(3.1, (0, 0, 0.42), 26, tint)


def cutlery(seed=1, tint='#4a5a60'):
    steel = metal('#d8dce0', 0.1)
    stem = [(-0.06, -1.35), (0.06, -1.35), (0.075, -1.1), (0.035, 0.1), (-0.035, 0.1), (-0.075, -1.1)]

    def lay_one(kind, x):
        with Group((x, 0, 0.05), (0, 0, 0)):
            extrude('stem', curve(stem, 3), 0, 0.05, steel, 0.018, True)
            if kind == 'fork':
                extrude('neck', curve([(-0.035, 0.05, 1), (0.035, 0.05, 1), (0.15, 0.45), (0.15, 0.6, 1), (-0.15, 0.6, 1), (-0.15, 0.45)], 3), 0, 0.04, steel, 0.012, True)
                for i in range(4):
                    extrude('tine', curve([(-0.15 + 0.086 * i, 0.58, 1), (-0.108 + 0.086 * i, 0.58, 1), (-0.118 + 0.086 * i, 1.15), (-0.142 + 0.086 * i, 1.15)], 2), 0, 0.035, steel, 0.008, True)
            elif kind == 'knife':
                extrude('blade', curve([(-0.04, 0.05, 1), (0.05, 0.05, 1), (0.09, 0.7), (0.0, 1.25), (-0.06, 1.2)], 3), 0, 0.03, steel, 0.01, True)
            else:
                k = 1.0 if kind == 'spoon' else 0.72
                th, r = np.meshgrid(np.linspace(0, TAU, 80, endpoint=False), np.linspace(0, 1, 24), indexing='ij')
                P = np.stack([0.21 * k * r * np.cos(th), 0.08 + 0.36 * k + 0.36 * k * r * np.sin(th) * (1 + 0.08 * np.sin(th)), 0.03 + 0.09 * k * (r**2 - 0.6)], -1)
                grid('bowl', P, steel, True, thick=0.018)

    napkin = cloth('#e8e0d0', '#c8bca4', 110)
    slab('napkin', (2.2, 3.0, 0.04), napkin, (0, -0.1, 0), 0.04, 0.015)
    for i, kind in enumerate(('fork', 'knife', 'spoon', 'teaspoon')):
        lay_one(kind, -0.72 + 0.48 * i)
    softbox((-1.5, 3.2, 3.0), 50, (3.0, 0.6))
    studio(3.9, (0, -0.1, 0.05), 58, tint)
