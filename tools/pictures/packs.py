"""Packs with printed labels: boxes, cartons, bottles, jars, tins, tubes, bags, tubs."""
from bits import *
from drinks import clear
from labels import Sheet, front, motif

STAGES = {
    'kitchen': dict(ground='#e9dfcf', back='#f0e6d6', key=560, fill=210, world=0.42, warm=(1, 0.96, 0.9)),
    'clinic': dict(ground='#e3ecea', back='#e6efed', key=520, fill=220, world=0.46, warm=(1, 0.98, 0.96)),
    'studio': dict(ground='#e4e1dc', back='#e9e6e1', key=560, fill=210, world=0.42, warm=(1, 0.97, 0.94)),
}


def set_stage(kind, tint=None):
    s = STAGES[kind]
    g = tint or s['ground']
    stage(plaster(g, 0.6), simple('back', tint or s['back'], 0.9), key=s['key'], fill=s['fill'], world=s['world'], warm=s['warm'])
    softbox((-2.8, -2.4, 1.8), 46, (0.7, 2.4))


def printed(path, rough=0.32, **kw):
    return image_mat('print', path, rough, **kw)


def side_panel(w, h, label, lines=('Ingredients on the back', 'Keep cool and dry')):
    s = Sheet(w, h, label['ground'])
    ink, accent, second = label['ink'], label['accent'], label.get('second') or label['ink']
    if label.get('style', 'wave') == 'wave':
        s.wave(0, w, h * 0.70, h * 0.03, 6, 3.4, accent)
        s.wave(0, w, h * 0.80, h * 0.025, 6, 5.0, second)
    elif label.get('style') == 'band':
        s.rect(0, h * 0.20, w, h * 0.62, second)
    elif label.get('style') == 'split':
        s.poly([(0, h), (0, h * 0.62), (w, h * 0.70), (w, h)], accent)
    for i in range(6):
        s.rect(w * 0.14, h * (0.28 + 0.045 * i), w * (0.86 - 0.12 * (i % 3)), h * (0.288 + 0.045 * i), '#ffffff' if label.get('style') == 'band' else ink)
    for i in range(14):
        x = w * (0.2 + 0.043 * i)
        s.rect(x, h * 0.86, x + w * (0.014 if i % 3 else 0.026), h * 0.95, '#101010')
    return s.save()


def faces_box(name, size, mats, loc, rot, bevel=0.02):
    x, y, z = size[0] / 2, size[1] / 2, size[2]
    Q = [[(-x, -y, 0), (x, -y, 0), (x, -y, z), (-x, -y, z)], [(x, -y, 0), (x, y, 0), (x, y, z), (x, -y, z)], [(x, y, 0), (-x, y, 0), (-x, y, z), (x, y, z)],
         [(-x, y, 0), (-x, -y, 0), (-x, -y, z), (-x, y, z)], [(-x, -y, z), (x, -y, z), (x, y, z), (-x, y, z)], [(-x, y, 0), (x, y, 0), (x, -y, 0), (-x, -y, 0)]]
    return quads(name, Q, mats, loc, rot, bevel)


def quads(name, Q, mats, loc, rot=(0, 0, 0), bevel=0.02):
    o = mesh(name, np.array([p for q in Q for p in q]), [[4 * i, 4 * i + 1, 4 * i + 2, 4 * i + 3] for i in range(len(Q))], None, uv=np.tile([[0, 0], [1, 0], [1, 1], [0, 1]], (len(Q), 1)), smooth=True)
    for m in mats:
        o.data.materials.append(m)
    for i, p in enumerate(o.data.polygons):
        p.material_index = i
    bm = bmesh.new()
    bm.from_mesh(o.data)
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-4)
    bm.to_mesh(o.data)
    bm.free()
    o.data.use_auto_smooth = True
    m = o.modifiers.new('b', 'BEVEL')
    m.width, m.segments = bevel, 3
    o.location, o.rotation_euler = loc, rot
    return o


def wrap(prof, path, loc=(0, 0, 0), A=PI * 0.998, turn=0.0, rough=0.35, n=160, **kw):
    """A printed band around a body of revolution; its middle faces the camera."""
    prof = np.array(prof, float)
    a = np.linspace(-A, A, n)[:, None] + turn
    P = np.stack([prof[:, 0] * np.sin(a), -prof[:, 0] * np.cos(a), prof[:, 1] + 0 * a], -1)
    return grid('band', P + np.array(loc), printed(path, rough, **kw))


def around_label(label, w, h, share=0.42):
    """A sheet for a whole circumference: front in the middle, small print at both sides."""
    s = Sheet(w, h, label['ground'])
    ink, accent, second, style = label['ink'], label['accent'], label.get('second') or label['ink'], label.get('style', 'wave')
    if style == 'wave':
        s.wave(0, w, h * 0.70, h * 0.03, 14, 1, accent)
        s.wave(0, w, h * 0.80, h * 0.025, 14, 3.2, second)
    elif style == 'band':
        s.rect(0, h * 0.20, w, h * 0.62, second)
    elif style == 'split':
        s.rect(0, h * 0.66, w, h, accent)
    x0, x1 = w * (0.5 - share / 2), w * (0.5 + share / 2)
    front(w, h, **{k: v for k, v in label.items()}, x0=int(x0), x1=int(x1), sheet=s)
    for base in (w * 0.06, w * 0.80):
        for i in range(7):
            s.rect(base, h * (0.26 + 0.05 * i), base + w * (0.12 - 0.02 * (i % 3)), h * (0.268 + 0.05 * i), '#ffffff' if style == 'band' else ink)
    return s.save()


def box_pack(rng, label, size=(1.3, 0.5, 1.8), loc=(0, 0, 0), turn=-0.38, window=None):
    px = 420
    h = int(px * size[2] / size[0])
    f = printed(front(px, h, **label).save(), 0.32, Clearcoat=0.15)
    sd = printed(side_panel(max(80, int(px * size[1] / size[0])), h, label), 0.32)
    top = Sheet(px, max(60, int(px * size[1] / size[0])), label.get('second') or label['ink'])
    top.text(px / 2, top.h / 2, label['name'], top.h * 0.34, '#ffffff', label.get('face', 'gothic'), True, px * 0.86)
    t = printed(top.save(), 0.32)
    faces_box('box', size, [f, sd, f, sd, t, t], loc, (0, 0, turn), 0.014)


def carton(rng, label, x=0.48, z=1.6, loc=(0, 0, 0), turn=-0.42, cap='#f4f1e8'):
    """A gable-top carton."""
    px = 460
    h = int(px * z / (2 * x))
    f, s = printed(front(px, h, **label).save(), 0.3, Clearcoat=0.15), printed(side_panel(px, h, label), 0.3, Clearcoat=0.15)
    roof = Sheet(px, int(px * 0.5), label.get('second') or label['ink'])
    roof.text(px / 2, px * 0.36, label.get('maker', '').upper(), px * 0.11, '#ffffff', label.get('face', 'gothic'), True, px * 0.8)
    g, p = printed(roof.save(), 0.3), simple('fin', label.get('second') or label['ink'], 0.3)
    white = simple('paper', '#f6f3ec', 0.4)
    zt, e, fz = z + 0.42, 0.02, z + 0.64
    Q = [[(-x, -x, 0), (x, -x, 0), (x, -x, z), (-x, -x, z)], [(x, -x, 0), (x, x, 0), (x, x, z), (x, -x, z)], [(x, x, 0), (-x, x, 0), (-x, x, z), (x, x, z)], [(-x, x, 0), (-x, -x, 0), (-x, -x, z), (-x, x, z)],
         [(-x, -x, z), (x, -x, z), (x, -e, zt), (-x, -e, zt)], [(x, x, z), (-x, x, z), (-x, e, zt), (x, e, zt)], [(-x, -e, zt), (x, -e, zt), (x, -e, fz), (-x, -e, fz)], [(x, e, zt), (-x, e, zt), (-x, e, fz), (x, e, fz)], [(-x, -e, fz), (x, -e, fz), (x, e, fz), (-x, e, fz)],
         [(x, -x, z), (x, x, z), (x - 0.17, e, zt - 0.04), (x - 0.17, -e, zt - 0.04)], [(-x, x, z), (-x, -x, z), (-x + 0.17, -e, zt - 0.04), (-x + 0.17, e, zt - 0.04)], [(x, -e, zt), (x, e, zt), (x, e, fz), (x, -e, fz)], [(-x, e, zt), (-x, -e, zt), (-x, -e, fz), (-x, e, fz)]]
    quads('carton', Q, [f, s, f, s, g, g, p, p, p, p, p, p, p, white], loc, (0, 0, turn), 0.012)


BOTTLES = {
    # profile (r, z); label from z to z; cap radius, height; neck top
    'round': dict(prof=[(0, 0), (0.40, 0), (0.46, 0.05), (0.46, 1.15), (0.42, 1.32), (0.22, 1.5), (0.19, 1.56), (0.19, 1.68)], label=(0.16, 1.06), cap=(0.215, 0.24, 1.62)),
    'syrup': dict(prof=[(0, 0), (0.38, 0), (0.44, 0.05), (0.44, 1.0), (0.38, 1.2), (0.2, 1.36), (0.18, 1.5)], label=(0.12, 0.94), cap=(0.23, 0.3, 1.42)),
    'pump': dict(prof=[(0, 0), (0.42, 0), (0.48, 0.06), (0.48, 1.2), (0.4, 1.36), (0.2, 1.42), (0.18, 1.5)], label=(0.16, 1.14), cap=(0.2, 0.16, 1.46)),
    'pills': dict(prof=[(0, 0), (0.42, 0), (0.46, 0.04), (0.46, 0.92), (0.42, 1.02), (0.36, 1.05), (0.36, 1.12)], label=(0.08, 0.9), cap=(0.4, 0.3, 1.06)),
    'dropper': dict(prof=[(0, 0), (0.3, 0), (0.35, 0.04), (0.35, 0.78), (0.28, 0.92), (0.15, 0.98), (0.14, 1.06)], label=(0.1, 0.74), cap=(0.17, 0.34, 1.0)),
    'spray': dict(prof=[(0, 0), (0.3, 0), (0.34, 0.04), (0.34, 0.9), (0.26, 1.06), (0.2, 1.1), (0.2, 1.16)], label=(0.1, 0.84), cap=(0.22, 0.5, 1.12)),
    'tall': dict(prof=[(0, 0), (0.34, 0), (0.39, 0.05), (0.39, 1.2), (0.34, 1.45), (0.16, 1.8), (0.14, 2.0)], label=(0.3, 1.1), cap=(0.16, 0.16, 1.96)),
    'oil': dict(prof=[(0, 0), (0.33, 0), (0.37, 0.05), (0.37, 1.3), (0.33, 1.48), (0.14, 1.66), (0.13, 2.0)], label=(0.22, 1.2), cap=(0.155, 0.26, 1.9)),
    'jug': dict(prof=[(0, 0), (0.56, 0), (0.62, 0.06), (0.62, 1.0), (0.5, 1.3), (0.3, 1.5), (0.24, 1.56), (0.24, 1.66)], label=(0.14, 0.98), cap=(0.27, 0.26, 1.58)),
}


def bottle(rng, label, kind='round', color='#f4f1ea', cap='#2a5fa5', loc=(0, 0, 0), clear_body=None, turn=0.0, glow=0.1, scale=1.0):
    b = BOTTLES[kind]
    k = scale
    prof = smooth_prof([(r * k, z * k) for r, z in b['prof']])
    made = []
    if clear_body:
        from drinks import liquid
        fill = [(0, 0.02)] + [(max(r - 0.025, 0), z) for r, z in prof if 0.02 < z < prof[:, 1].max() * 0.86]
        fill = fill + [(0, fill[-1][1])]
        made.append(lathe('content', fill, liquid(list(clear_body), prof[:, 1].max(), glow, 0.05), 120, loc=loc))
        made.append(lathe('bottle', prof, clear(tint=color), 120, loc=loc))
    else:
        m = Mat('plastic')
        made.append(lathe('bottle', prof, m.done(color, 0.26, 0.12, (0.05, 0.05, 0.05), Clearcoat=0.3), 120, loc=loc))
    z0, z1 = b['label'][0] * k, b['label'][1] * k
    r = float(np.interp((z0 + z1) / 2, prof[:, 1], prof[:, 0])) + 0.006
    zs = np.linspace(z0, z1, 24)
    rs = [float(np.interp(z, prof[:, 1], prof[:, 0])) + 0.006 for z in zs]
    w = 1100
    h = int(w * (z1 - z0) / (TAU * r))
    wrap(list(zip(rs, zs)), around_label(label, w, h), loc, turn=turn, Clearcoat=0.2)
    cr, ch, cz = (v * k for v in b['cap'])
    cm = simple('cap', cap, 0.3, Clearcoat=0.3)
    ribs = lambda P: 0.008 * np.cos(np.arctan2(P[..., 1], P[..., 0]) * 40) * (P[..., 2] < ch * 0.86)
    o = lathe('cap', [(0, 0), (cr, 0), (cr, ch * 0.86), (cr * 0.96, ch * 0.96), (cr * 0.88, ch), (0, ch)], cm, 240, ribs if kind not in ('pump', 'spray', 'dropper') else None)
    o.location = (loc[0], loc[1], loc[2] + cz)
    if kind == 'pump':
        lathe('stem', [(0.05, 0), (0.05, 0.3)], cm, 24, loc=(loc[0], loc[1], loc[2] + cz + ch))
        box('nozzle', (0.5, 0.2, 0.11), cm, (loc[0] - 0.12, loc[1], loc[2] + cz + ch + 0.33), bevel=0.04)
    if kind == 'dropper':
        lathe('bulb', smooth_prof([(0.13, 0), (0.13, 0.1), (0.12, 0.32), (0, 0.38)]), simple('rubber', '#2a2a2c', 0.5), 48, loc=(loc[0], loc[1], loc[2] + cz + ch))


def jar(rng, label, colors=('#c87a0c', '#eaa82a'), lid='#b8902c', R=0.55, H=1.1, loc=(0, 0, 0), content=None, turn=0.0, glow=0.12, bump=None):
    prof = smooth_prof([(0, 0), (R * 0.86, 0), (R, 0.06), (R, H * 0.82), (R * 0.9, H * 0.93), (R * 0.82, H * 0.96), (R * 0.82, H)])
    inner = [(0, 0.04)] + [(r - 0.03, z) for r, z in prof if 0.04 < z < H * 0.9]
    if content == 'pieces':
        m = organic(list(colors), 4, (0.12, 0.25), 0.25, (20, 0.006), vary=0.5)
        k = 190
        z, a = rng.uniform(0.08, H * 0.86, k), rng.random(k) * TAU
        q = np.interp(z, prof[:, 1], prof[:, 0]) - 0.2
        V, F = ico(3)
        P = np.stack([q * np.cos(a), q * np.sin(a), z], 1)
        scatter('pieces', V * [1.2, 0.95, 0.95], F, P, frames(rng.normal(0, 1, (k, 3)), a), np.full((k, 3), 0.105), m, rng)
        lathe('brine', inner + [(0, H * 0.88)], simple('core', colors[0], 0.3), 80, loc=loc).scale = (0.7, 0.7, 1)
    else:
        from drinks import liquid
        m = liquid(list(colors), H, glow, 0.12, swirl=0.2)
        if bump:
            m = organic(list(colors), 5, (0.2, 0.4), 0.2, (14, 0.02))
        lathe('content', inner + [(0, H * 0.88)], m, 100, loc=loc)
    lathe('jar', prof, clear(), 120, loc=loc)
    lm = simple('lid', lid, 0.28, Metallic=0.85)
    lathe('lid', [(0, 0), (R * 0.9, 0), (R * 0.92, 0.03), (R * 0.92, 0.2), (R * 0.88, 0.24), (R * 0.8, 0.25), (0, 0.25)], lm, 200, lambda P: 0.006 * np.cos(np.arctan2(P[..., 1], P[..., 0]) * 60) * (P[..., 2] < 0.2), loc=(loc[0], loc[1], loc[2] + H * 0.92))
    z0, z1 = H * 0.16, H * 0.76
    w = 1100
    A = 1.25
    h = int(w * (z1 - z0) / (2 * A * R))
    s = front(w, h, **label)
    wrap([(R + 0.006, z) for z in np.linspace(z0, z1, 8)], s.save(), loc, A, turn, Clearcoat=0.1)


def tin(rng, label, R=0.55, H=1.0, loc=(0, 0, 0), turn=0.0, metal='#c9ccd0'):
    m = simple('tin', metal, 0.24, Metallic=1.0)
    lathe('tin', [(0, 0), (R * 0.94, 0), (R, 0.03), (R, 0.06), (R * 0.98, 0.08), (R * 0.98, H - 0.08), (R, H - 0.06), (R, H - 0.03), (R * 0.96, H), (R * 0.92, H - 0.03), (0, H - 0.03)], m, 160, loc=loc)
    w = 1200
    wrap([(R * 0.988, z) for z in np.linspace(0.085, H - 0.085, 6)], around_label(label, w, int(w * (H - 0.17) / (TAU * R)), 0.36), loc, turn=turn, Clearcoat=0.3)


def can(rng, label, loc=(0, 0, 0), turn=0.0, R=0.42, H=1.5):
    """A drink can with a ring pull."""
    m = simple('aluminium', '#d4d7da', 0.2, Metallic=1.0)
    prof = smooth_prof([(0, 0.03), (R * 0.7, 0.02), (R * 0.78, 0), (R * 0.82, 0.02), (R, 0.12), (R, H * 0.9), (R * 0.86, H * 0.98), (R * 0.86, H), (R * 0.82, H), (R * 0.8, H - 0.05), (0, H - 0.05)])
    lathe('can', prof, m, 160, loc=loc)
    zs = np.linspace(0.14, H * 0.9, 20)
    w = 1100
    wrap([(float(np.interp(z, prof[:120, 1], prof[:120, 0])) + 0.004, z) for z in zs], around_label(label, w, int(w * (H * 0.76) / (TAU * R)), 0.38), loc, turn=turn, rough=0.22, Clearcoat=0.5)
    lathe('ring', smooth_prof([(0.05, 0), (0.1, 0), (0.1, 0.02), (0.05, 0.02), (0.05, 0)]), m, 40, loc=(loc[0], loc[1] - 0.1, loc[2] + H - 0.045))


def tube(rng, label, color='#f7f5f0', cap='#2a5fa5', loc=(0, 0, 0), L=1.75, R=0.36, lying=False, turn=0.0):
    """A tube: round at the cap, flat at the end. It stands on its cap or lies."""
    t = np.linspace(0, 1, 60)[None]
    a = np.linspace(0, TAU, 160)[:, None] + PI / 2 + PI
    flat = 1 - t**1.15
    x = R * (1 + 0.30 * t) * np.cos(a)
    y = R * (flat + 0.02) * np.sin(a)
    z = L * t + 0 * a
    front_only = np.stack([x, y, z], -1)
    px = 420
    h = int(px * L / (2.3 * R))
    s = front(px, h, **label)
    path = s.save()
    m = Mat('tube')
    u = m.attr('u')
    v = m.attr('v')
    uv = m.node('CombineXYZ', {'X': u, 'Y': v}).outputs[0]
    img = m.node('TexImage', {'Vector': uv})
    img.image = bpy.data.images.load(path)
    mat = m.done(img.outputs[0], 0.28, 0.05, (0.03, 0.03, 0.03), Clearcoat=0.3)
    uu = 0.5 + x / (2.6 * R)
    o = grid('tube', front_only, mat, False, {'u': uu, 'v': t + 0 * a})
    crimp = box('crimp', (R * 2.6, 0.035, 0.14), simple('crimp', color, 0.3), (0, 0, L + 0.03), bevel=0.008)
    c = lathe('cap', smooth_prof([(0, -0.34), (R * 0.72, -0.34), (R * 0.78, -0.3), (R * 0.8, -0.02), (R * 0.76, 0), (0, 0)]), simple('cap', cap, 0.3, Clearcoat=0.3), 120)
    e = bpy.data.objects.new('e', None)
    bpy.context.collection.objects.link(e)
    for q in (o, crimp, c):
        q.parent = e
    if lying:
        e.location, e.rotation_euler = (loc[0], loc[1], loc[2] + R * 0.8), (PI / 2 - 0.12, 0, 0)
    else:
        e.location, e.rotation_euler = (loc[0], loc[1], loc[2] + 0.34), (0, 0, turn)


def bag(rng, label, W=1.5, H=2.0, D=0.36, loc=(0, 0, 0), turn=-0.18, matte=0.38, flat_bottom=False):
    """A filled pouch: puffed in the middle, sealed at the ends, with wrinkles."""
    u, v = np.meshgrid(np.linspace(-1, 1, 90), np.linspace(0, 1, 110), indexing='ij')
    s = int(rng.integers(99))
    edge = np.clip(1 - abs(u) ** 3.2, 0, 1) ** 0.62
    ends = np.clip(sstep(0.03, 0.32, v), 0, 1) * np.clip(1 - sstep(0.74, 0.94, v), 0.0, 1)
    if flat_bottom:
        ends = np.clip(0.55 + 0.45 * sstep(0, 0.3, v), 0, 1) * (1 - sstep(0.72, 0.93, v))
    q = np.stack([u * 1.5, v * 3, 0 * u + s], -1)
    wr = 0.05 * fbm(q, 2.6, 4, s) * (0.35 + (1 - ends)) + 0.012 * np.sin(u * 26) * (sstep(0.72, 0.95, v) + 0.6 * (1 - sstep(0.05, 0.2, v)))
    d = D * edge * ends + wr * 0.6
    X = W / 2 * u * (1 - 0.06 * ends * (1 - edge) - 0.03 * ends)
    zz = H * v
    px = 460
    h = int(px * H / W)
    m = printed(front(px, h, **label).save(), matte, Clearcoat=0.25, Clearcoat_Roughness=0.25)
    back = simple('back', label.get('second') or label['ink'], matte)
    o = grid('bag', np.stack([X, -d, zz], -1), m)
    b = grid('bagback', np.stack([X[::-1], np.maximum(d[::-1] * 0.9, 0) + 0.07, zz[::-1]], -1), back)
    for k in (o, b):
        k.location, k.rotation_euler = loc, (-0.06, 0, turn)


def tub(rng, label, R=0.72, H=0.85, loc=(0, 0, 0), lid='#f4f1ea', color='#f6f3ec', taper=0.84, open_with=None):
    prof = [(0, 0), (R * taper * 0.97, 0), (R * taper, 0.03), (R * 0.985, H * 0.94), (R, H * 0.95), (R * 1.02, H), (R, H + 0.02)]
    lathe('tub', prof, simple('tub', color, 0.3, Clearcoat=0.2), 160, loc=loc)
    zs = np.linspace(0.05, H * 0.92, 10)
    w = 1100
    wrap([(R * (taper + (0.985 - taper) * z / (H * 0.94)) + 0.006, z) for z in zs], around_label(label, w, int(w * H * 0.87 / (TAU * R * 0.92)), 0.34), loc, Clearcoat=0.2)
    if open_with:
        colors = open_with
        th, r = np.linspace(0, TAU, 200, endpoint=False)[:, None], np.linspace(0, 1, 80)[None]
        P = np.stack([r * R * 0.97 * np.cos(th), r * R * 0.97 * np.sin(th), 0 * r * th], -1)
        P[..., 2] = H - 0.05 + 0.06 * np.sin(r * 9 - th) * (1 - r) + 0.03 * fbm(P, 3, 3, 2)
        grid('inside', P + np.array(loc), organic(list(colors), 4, (0.2, 0.4), 0.35, (12, 0.01)), True)
    else:
        px = 420
        s = Sheet(px, px, label['ground'])
        s.circle(px / 2, px / 2, px * 0.47, label.get('second') or label['ink'])
        s.circle(px / 2, px / 2, px * 0.4, label['ground'])
        s.text(px / 2, px * 0.45, label['name'], px * 0.13, label['ink'], label.get('face', 'gothic'), True, px * 0.66)
        if label.get('ar'):
            s.text(px / 2, px * 0.6, label['ar'], px * 0.09, label['ink'], 'gothic', True, px * 0.6)
        x, y = np.meshgrid(np.linspace(-1, 1, 2), np.linspace(-1, 1, 2), indexing='ij')
        th, r = np.linspace(0, TAU, 120, endpoint=False)[:, None], np.linspace(0, 1, 12)[None]
        P = np.stack([r * R * np.cos(th), r * R * np.sin(th), 0 * r * th], -1) + [0, 0, H + 0.03]
        m = Mat('lid')
        uv = m.stretch((0.5 / R, 0.5 / R, 1), (0.5, 0.5, 0))
        t = m.node('TexImage', {'Vector': uv})
        t.image = bpy.data.images.load(s.save())
        o = grid('lid', P, m.done(t.outputs[0], 0.3, Clearcoat=0.2), True)
        o.location = loc
        lathe('rim', [(R * 1.0, H - 0.03), (R * 1.05, H - 0.02), (R * 1.06, H + 0.03), (R * 1.0, H + 0.05), (R * 0.98, H + 0.03)], simple('lid rim', lid, 0.3), 160, loc=loc)


def blister(loc, rot, colors=('#fbfaf6', '#fbfaf6'), oval=False):
    m = Mat('foil')
    u = m.noise(3, 4)
    foil = m.done('#d5d9dc', m.ramp(u, [(0.3, 0.22), (0.7, 0.4)]), bump=m.bump(u, 0.012, 0.45), Metallic=1.0)
    pm = organic(list(colors), 3, (0.3, 0.4), 0.2, (60, 0.003), (0.03, 0.03, 0.03))
    dome = clear('dome', weight=0.6)
    e = bpy.data.objects.new('e', None)
    bpy.context.collection.objects.link(e)
    e.location, e.rotation_euler = loc, rot
    new = [box('foil', (1.5, 0.66, 0.014), foil, bevel=0.006)]
    for i in range(5):
        for j in range(2):
            x, y = -0.56 + 0.28 * i, -0.15 + 0.30 * j
            pair = [lathe('pill', smooth_prof([(0, 0.02), (0.085, 0.02), (0.095, 0.03), (0.095, 0.07), (0.085, 0.082), (0, 0.095)]), pm, 40), lathe('dome', smooth_prof([(0.132, 0.008), (0.125, 0.012), (0.115, 0.06), (0.105, 0.108), (0.08, 0.118), (0, 0.12)]), dome, 40)]
            for o in pair:
                o.location = (x, y, 0)
                if oval:
                    o.scale = (0.8, 1.25, 1)
            new += pair
    for o in new:
        o.parent = e


def capsules(rng, spots, a, b, z=0.0):
    for x, y in spots:
        t = rng.random() * TAU
        for side, c in ((-1, a), (1, b)):
            o = lathe('capsule', smooth_prof([(0.08, 0), (0.082, 0.14), (0.06, 0.23), (0, 0.25)]), simple('gel', c, 0.12, sss=0.1, radius=(0.03, 0.03, 0.03), Clearcoat=0.4), 40)
            o.location = (x, y, z + 0.085)
            o.rotation_euler = (PI / 2 * side, 0, t)


def pills(rng, spots, color='#fbfaf6', z=0.0, r=0.1, oval=False):
    m = organic([color, color], 3, (0.3, 0.42), 0.2, (60, 0.003), (0.03, 0.03, 0.03))
    for x, y in spots:
        o = lathe('pill', smooth_prof([(0, 0), (r * 0.9, 0), (r, 0.01), (r, 0.05), (r * 0.9, 0.062), (0, 0.075)]), m, 48, loc=(x, y, z))
        if oval:
            o.scale = (1, 1.7, 1.2)


def pack(seed=1, shape='box', label=None, stage_of='kitchen', tint=None, size=None, elev=14, target=None, extra=(), count=1, gap=0.9, span=None, opened=None, square=False, **kw):
    """One pack, or several in a row, with its contents in front."""
    rng = np.random.default_rng(seed)
    label = dict(label or {}, seed=seed)
    f = {'box': box_pack, 'carton': carton, 'bottle': bottle, 'jar': jar, 'tin': tin, 'can': can, 'tube': tube, 'bag': bag, 'tub': tub, 'battery card': battery_card}[shape]
    if size and shape == 'box':
        kw['size'] = tuple(size)
    for i in range(count):
        row = (i - (count - 1) / 2) * gap
        own = dict(kw)
        if opened:
            own['open_with'] = opened if i < (count + 1) // 2 else None
        spot = (row, 0.16 * (i % 2) + 0.1, 0) if not square else ((i % 2 - 0.5) * gap + 0.1 * (i // 2), (i // 2 - 0.5) * gap * 1.05, 0)
        f(rng, label, loc=spot, **own)
    for part in extra:
        part = dict(part)
        kind = part.pop('kind')
        spots = [tuple(p) for p in part.pop('at', [])]
        if kind == 'pills':
            pills(rng, spots, **part)
        elif kind == 'capsules':
            capsules(rng, spots, **part)
        elif kind == 'blister':
            for x, y, a in spots:
                blister((x, y, 0.012), (0, 0, a), **part)
        elif kind == 'ice cubes':
            ice_cubes(spots, **part)
        elif kind == 'saffron':
            saffron(rng, spots[0], **part)
        elif kind == 'drink':
            small_glass(spots[0], **part)
        else:
            from drinks import beside
            beside(rng, {kind: spots})
    set_stage(stage_of, tint)
    tall = {'box': kw.get('size', (1.3, 0.5, 1.8))[2], 'carton': 2.24, 'bottle': 1.9 * kw.get('scale', 1.0), 'jar': kw.get('H', 1.1) + 0.2, 'tin': kw.get('H', 1.0), 'can': 1.5, 'tube': 2.15, 'bag': kw.get('H', 2.0), 'tub': kw.get('H', 0.85), 'battery card': 2.15}[shape]
    wide = {'box': kw.get('size', (1.3, 0.5, 1.8))[0] * 1.1, 'bag': kw.get('W', 1.5), 'tub': 1.5, 'carton': 1.2}.get(shape, 1.1) + (count - 1) * gap
    s = span or max(tall * 1.55, wide * 1.38)
    camera(s, tuple(target) if target else (0, 0, tall * 0.47), elev, 0, 85, 0.6, (0, -0.3, tall * 0.5))


def small_glass(at, colors=('#fffaf0', '#fffaf0'), glow=0.1, H=1.05):
    """A full glass: it ends in a smooth, pale rim a finger above the drink."""
    from drinks import liquid
    x, y = at
    prof = smooth_prof([(0, 0), (0.3, 0), (0.34, 0.02), (0.36, 0.3), (0.40, H)])
    lathe('glass', prof, clear(weight=0.28), 128, loc=(x, y, 0))
    inner = [(0, 0.06)] + [(r - 0.016, z) for r, z in prof if 0.06 < z < H * 0.9]
    lathe('drink', inner + [(0, inner[-1][1])], liquid(list(colors), H, glow, 0.08), 128, loc=(x, y, 0))
    m = Mat('rim')
    mix = m.node('MixShader', {'Fac': 0.55})
    m.t.links.new(m.node('BsdfTransparent').outputs[0], mix.inputs[1])
    m.t.links.new(m.node('BsdfPrincipled', {'Base Color': '#f4f6f6', 'Roughness': 0.08, 'Specular': 0.7}).outputs[0], mix.inputs[2])
    m.t.links.new(mix.outputs[0], m.node('OutputMaterial').inputs[0])
    t = np.linspace(0, TAU, 97)
    tubes('rim', [np.stack([x + 0.397 * np.cos(t), y + 0.397 * np.sin(t), np.full(97, H)], -1)], 0.014, m.m, 10)


def ice_cubes(spots, size=0.3, seed=1):
    """Clear cubes with a white heart."""
    rng = np.random.default_rng(seed)
    m = Mat('ice')
    n = m.noise(2.2, 5, 0.6, 0.6)
    solid = m.node('BsdfPrincipled', {'Base Color': m.ramp(n, [(0.35, '#b9d6e6'), (0.65, '#f6fbfd')]), 'Roughness': 0.05, 'Specular': 0.7, 'Clearcoat': 0.8, 'Normal': m.bump(m.noise(6, 4), 0.03, 0.5)}).outputs[0]
    mix = m.node('MixShader', {'Fac': m.ramp(n, [(0.35, 0.62), (0.65, 0.12)])})
    m.t.links.new(solid, mix.inputs[1])
    m.t.links.new(m.node('BsdfTransparent', {'Color': '#e8f4fa'}).outputs[0], mix.inputs[2])
    m.t.links.new(mix.outputs[0], m.node('OutputMaterial').inputs[0])
    for p in spots:
        x, y, z = p if len(p) > 2 else (*p, 0.0)
        s = size * rng.uniform(0.85, 1.1)
        box('ice', (s, s * rng.uniform(0.9, 1.1), s * rng.uniform(0.85, 1.0)), m.m, (x, y, z + s / 2), tuple(rng.normal(0, 0.09 if z == 0 else 0.3, 2)) + (rng.random() * 6,), s * 0.16, 4)


def saffron(rng, at, n=330, R=0.42):
    """A small heap of dry threads, dark red with paler ends."""
    paths = []
    for _ in range(n):
        a, q, d = rng.random() * TAU, R * rng.random() ** 0.75, rng.random() * TAU
        t = np.linspace(-0.5, 0.5, 12)
        L, b = rng.uniform(0.14, 0.26), rng.normal(0, 0.45)
        z = 0.02 + 0.2 * max(0, 1 - q / R) * rng.random()
        paths.append(np.stack([at[0] + q * math.cos(a) + L * t * math.cos(d) - b * L * t * t * 4 * math.sin(d), at[1] + 0.8 * q * math.sin(a) + L * t * math.sin(d) + b * L * t * t * 4 * math.cos(d), z + 0.03 * np.sin(t * 5 + d) + 0.02], -1))
    tubes('saffron', paths, lambda k: 0.011 * (0.6 + 0.9 * np.linspace(0, 1, k) ** 2), organic(['#5a0604', '#a01008', '#d03c10'], 6, (0.4, 0.6), 0.05, (20, 0.01), vary=0.6), 6, 1, rng)


def cell(loc, rot=(0, 0, 0), R=0.19, H=1.02, body='#1c1e22', top='#c98a3c'):
    """An AA cell: a dark body, a copper band, a steel button."""
    wrap_ = Mat('cell')
    z = wrap_.node('SeparateXYZ', {'Vector': wrap_.obj}).outputs[2]
    c = wrap_.ramp(wrap_.math('DIVIDE', z, H), [(0.0, body), (0.68, body), (0.69, top), (1.0, top)])
    paint = wrap_.done(c, 0.22, Metallic=0.55, Clearcoat=0.5)
    steel = simple('steel', '#d8dadc', 0.2, Metallic=1.0)
    parts = [lathe('cell', smooth_prof([(0, 0.0), (R * 0.9, 0.0), (R, 0.02), (R, H - 0.03), (R * 0.9, H), (0, H)]), paint, 96)]
    parts.append(lathe('button', smooth_prof([(R * 0.62, H - 0.004), (R * 0.34, H + 0.012), (R * 0.33, H + 0.075), (R * 0.26, H + 0.09), (0, H + 0.092)]), steel, 48))
    e = bpy.data.objects.new('cell', None)
    bpy.context.collection.objects.link(e)
    for o in parts:
        o.parent = e
    e.location, e.rotation_euler = loc, rot
    s = Sheet(120, 300, body)
    s.text(60, 150, 'AA', 70, '#f4efe6', 'gothic', True)
    s.text(60, 235, '1.5 V', 34, '#c9c4ba', 'gothic', False)
    return e, s.save()


def battery_card(rng, label, loc=(0, 0, 0), turn=0.0, n=4):
    """Cells side by side on a printed card, under a clear dome; two more lie in front."""
    W, H = 2.0, 2.15
    s = Sheet(520, 560, label['ground'])
    s.rect(0, 0, 520, 200, label['second'])
    s.rect(0, 196, 520, 208, label['accent'])
    s.text(260, 34, label['maker'].upper(), 22, '#ffffff', 'gothic', False, 460)
    s.text(260, 92, label['name'], 62, '#ffffff', 'gothic', True, 460)
    s.text(260, 158, label['ar'], 42, '#ffffff', 'gothic', True, 400)
    s.text(88, 528, label['claim'], 40, label['ink'], 'gothic', True)
    s.text(400, 530, label['weight'], 30, label['ink'], 'gothic', False)
    edge = simple('card', label['ground'], 0.6)
    before = set(bpy.data.objects)
    faces_box('card', (W, 0.03, H), [printed(s.save(), 0.35, Clearcoat=0.3)] + [edge] * 5, (0, 0, 0), (0, 0, 0), 0.01)
    for i in range(n):
        x = (i - (n - 1) / 2) * 0.42
        e, face = cell((x, -0.21, 0.2))
        a = np.linspace(-0.75, 0.75, 30)[:, None]
        z = np.linspace(0.1, 0.64, 8)[None]
        o = grid('print', np.stack([0.192 * np.sin(a) + 0 * z, -0.192 * np.cos(a) + 0 * z, z + 0 * a], -1), printed(face, 0.22, Clearcoat=0.5))
        o.parent = e
    r = 0.9
    dome = clear(weight=0.3)
    box('dome', (1.78, 0.46, 1.26), dome, (0, -0.2, 0.76), bevel=0.1, seg=6)
    e = bpy.data.objects.new('card', None)
    bpy.context.collection.objects.link(e)
    for o in bpy.data.objects:
        if o not in before and o is not e and o.parent is None:
            o.parent = e
    e.location, e.rotation_euler = loc, (-0.08, 0, turn)
    cell((0.42, -0.92, 0.19), (0, PI / 2, 0.35))
    cell((0.3, -1.28, 0.19), (0, PI / 2, -0.12))
