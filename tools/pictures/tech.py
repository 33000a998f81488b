"""Electronics, cameras and instruments."""
from shapes import *

DARK, STEEL = '#1b1c1f', '#b9bdc2'


def lens_at(at, r=0.32, length=0.3, color=DARK, ring='#3a3b40', glass='#1c2450'):
    """A lens that looks at the camera (-y)."""
    with Group(at, (PI / 2, 0, 0)):
        m = plastic(color, 0.3)
        ribs = lambda P: 0.008 * np.cos(np.arctan2(P[..., 1], P[..., 0]) * 60) * ((P[..., 2] > length * 0.25) & (P[..., 2] < length * 0.7))
        lathe('barrel', [(r * 1.04, 0), (r * 1.04, length * 0.2), (r, length * 0.24), (r, length * 0.7), (r * 0.97, length * 0.74), (r * 0.97, length), (r * 0.86, length), (r * 0.8, length * 0.8), (r * 0.5, length * 0.55)], m, 240, ribs)
        lathe('ring', [(r * 0.975, length * 0.92), (r * 0.985, length * 0.95), (r * 0.9, length * 1.005)], metal(ring), 96)
        g = simple('lens', glass, 0.02, Clearcoat=1.0, Specular=1.0)
        lathe('glass', smooth_prof([(0, length * 0.82), (r * 0.5, length * 0.78), (r * 0.78, length * 0.66)]), g, 96)


def ui(w, h, kind):
    if kind == 'scenery':
        s = scenery(w, h)
        for i in range(7):
            s.rect(w * (0.32 + 0.05 * i), h * 0.9, w * (0.36 + 0.05 * i), h * 0.965, ('#e0483c', '#f0b83c', '#48b04c', '#3c8ae0', '#9a5ad0', '#f4f0e8', '#2ab0a0')[i], w * 0.008)
    elif kind == 'gold':
        s = scenery(w, h, ('#f6d890', '#8a5a1c'), ('#6a4414', '#4a2c0c', '#2c1a08'), '#fff4d0')
    elif kind == 'sea':
        s = scenery(w, h, ('#fbe0b0', '#3aa0c8'), ('#2a90b0', '#1a6c90', '#0f4a6c'), '#fff6dc')
    elif kind == 'code':
        s = Sheet(w, h, '#14202c')
        r = np.random.default_rng(4)
        for i in range(16):
            x = w * (0.06 + 0.04 * (i % 4))
            for j in range(4):
                l = w * r.uniform(0.05, 0.16)
                s.rect(x, h * (0.08 + 0.054 * i), x + l, h * (0.1 + 0.054 * i), ('#6ac8f0', '#f0b868', '#8ad080', '#e88ab0')[(i + j) % 4])
                x += l + w * 0.02
    return s.save()


def keys(w, d, cols, rows, z, cap, gap=0.14, at=(0, 0), h=0.03):
    for r in range(rows):
        for c in range(cols):
            kw, kd = w / cols, d / rows
            wide = 1
            if r == rows - 1:
                if 3 < c < 8:
                    continue
                if c == 3:
                    wide = 5
            x = at[0] - w / 2 + kw * (c + wide / 2)
            slab('key', (kw * (wide - gap), kd * (1 - gap), h), cap(r, c) if callable(cap) else cap, (x, at[1] + d / 2 - kd * (r + 0.5), z), min(kw, kd) * 0.14, 0.008)


def laptop(seed=1, color=STEEL, show='scenery', tint=None, key='#17181b'):
    m = metal(color, 0.34)
    k = plastic(key, 0.5)
    with Group((0, 0, 0), (0, 0, 0.34)):
        slab('base', (2.4, 1.65, 0.09), m, (0, 0, 0.02), 0.1, 0.02)
        keys(2.0, 0.72, 13, 5, 0.112, k, at=(0, 0.22))
        slab('pad', (0.86, 0.46, 0.006), simple('pad', color, 0.24, Metallic=0.8), (0, -0.52, 0.108), 0.04, 0.002)
        with Group((0, 0.83, 0.1), (-0.3, 0, 0)):
            slab('lid', (2.4, 1.6, 0.05), m, (0, 0.05, 0.8), 0.1, 0.02, (PI / 2, 0, 0))
            slab('frame', (2.34, 1.54, 0.012), plastic('#0c0d0f', 0.15), (0, 0.004, 0.8), 0.08, 0.004, (PI / 2, 0, 0))
            screen(ui(640, 410, show), 2.22, 1.4, (0, -0.012, 0.81))
    studio(3.5, (0, 0.25, 0.72), 20, tint)


def display(seed=1, w=2.6, h=1.5, show='sea', stand='foot', tint=None, with_keys=False):
    with Group((0, 0, 0), (0, 0, 0.24)):
        dark = plastic('#0e0f11', 0.25)
        z = 0.42 if stand == 'foot' else 0.24
        slab('body', (w, h, 0.08), dark, (0, 0.1, z + h / 2), 0.05, 0.02, (PI / 2, 0, 0))
        screen(ui(720, int(720 * h / w), show), w - 0.07, h - 0.07, (0, 0.012, z + h / 2))
        if stand == 'foot':
            slab('neck', (0.36, 0.06, 0.8), metal(STEEL), (0, 0.2, 0.02), 0.025, 0.01)
            slab('foot', (0.95, 0.6, 0.04), metal(STEEL), (0, 0.12, 0), 0.12, 0.015)
        else:
            for x in (-w * 0.34, w * 0.34):
                rod([(x, 0.06, z + 0.02), (x, -0.25, 0.03)], 0.03, metal('#2c2d31'))
                rod([(x, 0.06, z + 0.02), (x, 0.38, 0.03)], 0.03, metal('#2c2d31'))
    studio(w * 1.36, (0, 0, z + h * 0.46), 9, tint)


def keyboard(seed=1, tint=None):
    light, mid, accent = plastic('#e9e5dc', 0.5), plastic('#7f8790', 0.5), plastic('#e0703c', 0.5)
    with Group((0, 0, 0), (0, 0, 0.2)):
        slab('case', (3.0, 1.2, 0.2), plastic('#2b2e34', 0.4), (0, 0, 0.02), 0.08, 0.03)
        keys(2.84, 1.06, 15, 5, 0.22, lambda r, c: accent if (r, c) in ((0, 0), (2, 14)) else mid if c in (0, 14) or r == 4 else light, 0.1, h=0.12)
        rod([(0.2, 0.6, 0.1), (0.3, 1.0, 0.05), (0.8, 1.5, 0.04), (0.5, 2.2, 0.04)], 0.03, plastic('#2b2e34'))
    studio(3.6, (0, 0, 0.1), 40, tint)


def mouse(seed=1, color='#26282d', tint=None):
    th, ph = np.meshgrid(np.linspace(0, TAU, 120, endpoint=False), np.linspace(0, PI / 2, 50), indexing='ij')
    x = 0.5 * np.cos(th) * np.cos(ph)**0.55
    y = 0.82 * np.sin(th) * np.cos(ph)**0.55
    z = 0.5 * np.sin(ph)**0.8 * (1 - 0.22 * y) * (1 - 0.1 * y * y)
    x = x * (1 - 0.1 * np.exp(-(y * 3)**2))
    with Group((0, 0, 0.02), (0, 0, 2.5)):
        grid('body', np.stack([x, y, z], -1), plastic(color, 0.32), True)
        groove = simple('groove', '#0a0a0c', 0.6)
        t = np.linspace(0.1, 0.78, 30)
        tubes('split', [np.stack([0 * t, t, 0.5 * (1 - 0.22 * t) * (1 - 0.1 * t * t) * np.maximum(1 - (t / 0.83)**3.6, 0.01)**0.42 + 0.002], -1)], 0.012, groove, 8)
        disc('wheel', 0.13, 0.12, plastic('#55585e', 0.6), (-0.06, 0.42, 0.4), (0, PI / 2, 0), 0.03)
    studio(2.4, (0, 0, 0.25), 30, tint)


def camera_body(seed=1, kind='mirrorless', tint=None):
    if kind == 'mirrorless':
        with Group((0, 0, 0.02), (0, 0, 0.3)):
            slab('body', (1.7, 0.5, 1.0), leather('#1a1a1c', 0.5), (0, 0, 0), 0.16, 0.04)
            slab('top', (1.68, 0.5, 0.16), metal('#8e9298', 0.35), (0, 0, 0.98), 0.16, 0.03)
            slab('finder', (0.5, 0.46, 0.22), metal('#8e9298', 0.35), (0, 0, 1.1), 0.08, 0.05)
            slab('grip', (0.34, 0.3, 0.94), leather('#141416', 0.55), (-0.66, -0.26, 0.02), 0.13, 0.05)
            for x, r in ((0.56, 0.15), (-0.42, 0.12)):
                lathe('dial', [(0, 0.13), (r * 0.9, 0.13), (r, 0.1), (r, 0)], metal('#3a3b40'), 160, lambda P, r=r: 0.01 * np.cos(np.arctan2(P[..., 1], P[..., 0]) * 40), loc=(x, 0, 1.14))
            disc('shutter', 0.08, 0.05, metal('#d8dade'), (-0.68, -0.12, 1.14))
            lens_at((0.06, -0.24, 0.52), 0.42, 0.62)
        studio(2.7, (0, 0, 0.62), 16, tint)
    elif kind == 'instant':
        with Group((0, 0, 0.02), (0, 0, 0.28)):
            m = plastic('#8fd0cc', 0.35)
            slab('body', (1.6, 0.75, 1.35), m, (0, 0, 0), 0.28, 0.1)
            slab('band', (1.64, 0.79, 0.16), plastic('#f2efe8', 0.35), (0, 0, 0.3), 0.28, 0.03)
            lens_at((0, -0.34, 0.78), 0.42, 0.36, '#f2efe8', '#d8d4ca')
            slab('flash', (0.4, 0.05, 0.2), simple('flash', '#fbfbf6', 0.1, Emission='#ffffff', Emission_Strength=0.4), (0.48, -0.38, 1.05), 0.02, 0.01)
            disc('eye', 0.09, 0.05, plastic('#14161a', 0.1), (-0.5, -0.36, 1.12), (PI / 2, 0, 0))
            disc('button', 0.1, 0.06, plastic('#f08a5c', 0.35), (-0.5, -0.1, 1.33))
            slab('slot', (1.1, 0.1, 0.02), plastic('#1c1d20'), (0, 0, 1.345), 0.03, 0.004)
        s = Sheet(200, 240, '#fbfaf4')
        s.image.paste(scenery(176, 176, ('#f6c890', '#5a9ac8')).image, (24, 24))
        screen(s.save(), 0.75, 0.9, (0.86, -0.7, 0.012), (-PI / 2, 0, -0.3), 0.0)
        studio(2.8, (0.1, -0.1, 0.6), 20, tint)
    elif kind == 'video':
        camcorder(tint)


def camcorder(tint=None):
    """A camcorder from its front corner: lens with a hood, grip with a strap, open screen, microphone, eyepiece."""
    body, dark, steel = plastic('#26272b', 0.36), plastic('#101113', 0.5), metal('#9a9da2', 0.3)
    with Group((0.02, 0.25, -0.03), (0, 0, -0.72), 1.06):
        # the barrel runs along y and looks to -y
        slab('core', (0.66, 1.5, 0.88), body, (0, 0.1, 0.04), 0.14, 0.1)
        slab('top', (0.5, 1.3, 0.12), body, (0, 0.12, 0.86), 0.12, 0.05)
        slab('grip', (0.34, 1.2, 0.66), plastic('#1a1b1e', 0.55), (0.42, 0.16, 0.16), 0.15, 0.1)
        with Group((0, -0.62, 0.52), (PI / 2, 0, 0)):
            lathe('barrel', smooth_prof([(0.36, 0), (0.37, 0.1), (0.35, 0.14), (0.35, 0.34), (0.38, 0.36), (0.38, 0.44)]), body, 96)
            rib = lambda P: 0.008 * np.sign(np.cos(np.arctan2(P[..., 1], P[..., 0]) * 44))
            lathe('focus', [(0.37, 0.16), (0.385, 0.18), (0.385, 0.3), (0.37, 0.32)], dark, 264, rib)
            lathe('gold', [(0.384, 0.335), (0.39, 0.345), (0.384, 0.355)], metal('#d8b060', 0.2), 96)
            hood = [(0.37, 0.36), (0.4, 0.4), (0.47, 0.72), (0.44, 0.72), (0.37, 0.42)]
            o = lathe('hood', hood, dark, 4 * 24, lambda P: 0.06 * abs(np.sin(2 * np.arctan2(P[..., 1], P[..., 0]))) * sstep(0.38, 0.6, P[..., 2]))
            lathe('ring', [(0.37, 0.42), (0.3, 0.4), (0.28, 0.36)], steel, 96)
            g = simple('lens', '#141c3c', 0.02, Clearcoat=1.0, Specular=1.0)
            lathe('glass', smooth_prof([(0, 0.46), (0.15, 0.44), (0.29, 0.38)]), g, 96)
            lathe('inner', [(0.2, 0.435), (0.17, 0.452), (0.2, 0.446)], simple('coat', '#4a2c7a', 0.05, Clearcoat=1.0), 64)
        # handle with a microphone on top
        rod([(0, -0.42, 0.92), (0, -0.4, 1.2), (0, -0.2, 1.26), (0, 0.5, 1.26), (0, 0.68, 1.2), (0, 0.72, 0.94)], 0.085, body)
        with Group((0.17, -0.05, 1.3), (PI / 2, 0, 0)):
            foam = organic(['#0c0c0d', '#1c1c1e'], 30, (0.9, 1.0), 0, (60, 0.02))
            lathe('foam', smooth_prof([(0, 0.78), (0.09, 0.76), (0.11, 0.6), (0.11, 0.1), (0.09, 0.02), (0.05, 0)]), foam, 64)
            lathe('mic', [(0.055, 0.0), (0.055, -0.5), (0.04, -0.52), (0, -0.52)], steel, 48)
        box('clip', (0.2, 0.1, 0.1), dark, (0.1, 0.1, 1.29), bevel=0.02)
        # strap over the hand, on the side of the grip
        v = np.linspace(0, 1, 40)
        c = np.stack([0.58 + 0.2 * np.sin(PI * v), -0.4 + 1.12 * v], -1)
        w = np.linspace(-0.17, 0.17, 8)
        grid('strap', np.stack([np.broadcast_to(c[:, :1], (40, 8)), np.broadcast_to(c[:, 1:], (40, 8)), 0.5 + w[None] + 0 * c[:, :1]], -1), leather('#2c2d30', 0.6), thick=0.03)
        # the screen, folded out to the other side
        with Group((-0.36, -0.28, 0.58), (0, 0, -0.62)):
            slab('flap', (1.0, 0.07, 0.7), body, (-0.54, 0, -0.35), 0.03, 0.03)
            screen(ui(480, 320, 'sea'), 0.88, 0.58, (-0.54, -0.042, 0.0), (0, 0, 0), 1.0)
        # eyepiece at the back
        slab('finder', (0.3, 0.5, 0.26), body, (0, 0.95, 0.74), 0.06, 0.06, (0.25, 0, 0))
        slab('cup', (0.36, 0.12, 0.32), plastic('#0c0c0d', 0.8), (0, 1.2, 0.78), 0.05, 0.05, (0.25, 0, 0))
        disc('record', 0.075, 0.03, simple('red', '#d01418', 0.2, Clearcoat=0.6, Emission='#d01418', Emission_Strength=0.25), (0.6, 0.62, 0.62), (0, PI / 2, 0))
        blob('tally', 0.035, simple('tally', '#f02020', 0.2, Emission='#ff2020', Emission_Strength=1.5), (0.2, -0.66, 0.86), sub=3)
        for i in range(3):
            box('key', (0.015, 0.12, 0.05), steel, (-0.335, 0.3 + 0.18 * i, 0.72), bevel=0.01)
    studio(2.75, (-0.1, 0, 0.62), 15, tint)


def projector(seed=1, tint=None):
    with Group((0, 0, 0.08), (0, 0, 0.42)):
        slab('body', (1.9, 1.5, 0.6), plastic('#eceae4', 0.38), (0, 0, 0), 0.22, 0.08)
        lens_at((0.42, -0.72, 0.31), 0.28, 0.2, '#2a2b2f', '#6a6c72', '#3a50a0')
        for i in range(9):
            slab('vent', (0.05, 0.03, 0.34), plastic('#2a2b2f', 0.6), (-0.72 + 0.09 * i, -0.75, 0.13), 0.012, 0.004)
        for i, c in enumerate(('#c8cacf', '#c8cacf', '#4ac07a')):
            disc('button', 0.06, 0.03, plastic(c, 0.3), (-0.2 + 0.2 * i, 0.1, 0.6))
        for x in (-0.7, 0.7):
            disc('foot', 0.1, 0.09, plastic(DARK), (x, -0.5, -0.08))
    studio(2.7, (0, 0, 0.3), 22, tint)


def headphones(seed=1, color='#2b2c30', pad='#6b4a34', tint=None):
    with Group((0, 0, 0.0), (0.16, 0, 0.42)):
        t = np.linspace(0, PI, 60)
        tubes('band', [np.stack([0.86 * np.cos(t), 0 * t, 0.95 + 0.92 * np.sin(t)], -1)], 0.1, leather(pad), 24, flat=1.0)
        tubes('spring', [np.stack([0.97 * np.cos(t), 0 * t, 0.95 + 1.03 * np.sin(t)], -1)], 0.035, metal('#c9ccd0'), 16)
        for s in (-1, 1):
            with Group((s * 0.86, 0, 0.62), (0, s * PI / 2 + s * 0.08, 0)):
                lathe('cup', smooth_prof([(0, 0.2), (0.36, 0.19), (0.47, 0.12), (0.5, 0.0), (0.5, -0.04)]), plastic(color, 0.3), 96)
                lathe('pad', smooth_prof([(0.5, -0.04), (0.54, -0.1), (0.5, -0.26), (0.34, -0.27), (0.28, -0.16), (0.28, -0.06)]), leather(pad), 96)
                disc('badge', 0.2, 0.02, metal('#c9ccd0'), (0, 0, 0.19))
            rod([(s * 0.95, 0, 0.98), (s * 0.98, 0, 0.7)], 0.05, metal('#c9ccd0'))
    studio(2.9, (0, 0, 0.95), 14, tint)


def printer(seed=1, tint=None):
    with Group((0, 0, 0), (0, 0, 0.3)):
        slab('base', (2.2, 1.4, 0.62), plastic('#e8e6e0', 0.4), (0, 0, 0), 0.14, 0.05)
        slab('top', (2.2, 1.4, 0.24), plastic('#2a2b30', 0.35), (0, 0, 0.64), 0.14, 0.05)
        slab('slot', (1.5, 0.2, 0.22), plastic('#101114', 0.6), (0, -0.66, 0.16), 0.02, 0.01)
        screen(scenery(600, 440).save(), 1.3, 0.95, (0, -1.1, 0.2), (-PI / 2, 0, 0), 0.0)
        slab('tray', (1.5, 0.8, 0.03), plastic('#c8c6c0', 0.4), (0, -1.0, 0.14), 0.05, 0.01)
        slab('paper', (1.3, 0.04, 0.8), simple('paper', '#fbfaf4', 0.7), (0, 0.5, 0.8), 0.01, 0.004, (-0.25, 0, 0))
        screen(ui(300, 160, 'sea'), 0.5, 0.26, (-0.6, -0.5, 0.885), (-PI / 2, 0, 0), 0.7)
    studio(3.3, (0, -0.2, 0.5), 24, tint)


def microphone(seed=1, tint=None):
    mesh_ = Mat('grille')
    g = mesh_.voro(30)
    grille = mesh_.done('#a8acb2', 0.3, bump=mesh_.bump(g, 0.03, 1.0), Metallic=1.0)
    with Group((0, 0, 0.9), (0.1, 0, 0.3)):
        lathe('body', smooth_prof([(0, -0.1), (0.3, -0.08), (0.34, 0), (0.34, 0.5), (0.36, 0.54)]), plastic(DARK, 0.35), 96)
        lathe('grille', smooth_prof([(0.36, 0.54), (0.36, 0.95), (0.34, 1.18), (0.2, 1.3), (0, 1.33)]), grille, 96)
        lathe('ring', [(0.365, 0.52), (0.375, 0.54), (0.375, 0.6), (0.36, 0.61)], metal('#d8b060'), 96)
        disc('knob', 0.09, 0.06, metal('#d0d2d6'), (0, -0.33, 0.22), (PI / 2, 0, 0))
    rod([(-0.42, 0, 1.1), (-0.5, 0, 0.7), (0, 0, 0.5), (0.5, 0, 0.7), (0.42, 0, 1.1)], 0.04, metal('#2c2d31'))
    rod([(0, 0, 0.52), (0, 0, 0.05)], 0.05, metal('#2c2d31'))
    disc('foot', 0.62, 0.09, plastic(DARK, 0.4), bevel=0.03)
    studio(3.3, (0, 0, 1.15), 12, tint)


def console(seed=1, tint=None):
    with Group((-0.25, 0.75, 0), (0, 0, 0.2)):
        slab('console', (2.2, 1.3, 0.34), plastic('#eceae6', 0.35), (0, 0, 0), 0.12, 0.05)
        slab('band', (2.22, 1.32, 0.05), plastic('#16171a', 0.15), (0, 0, 0.15), 0.12, 0.01)
        slab('slot', (0.9, 0.05, 0.02), plastic('#3c8ae0', 0.2), (-0.4, -0.66, 0.25), 0.01, 0.003)
    m = plastic('#23252b', 0.4)
    with Group((0.15, -0.55, 0.12), (0.25, 0, -0.2)):
        out = curve([(-0.7, 0.35), (0.7, 0.35), (1.02, 0.1), (1.08, -0.45), (0.8, -0.6), (0.5, -0.2), (-0.5, -0.2), (-0.8, -0.6), (-1.08, -0.45), (-1.02, 0.1)], 4)
        extrude('pad', out, 0, 0.22, m, 0.09, True)
        for x, y in ((-0.36, -0.06), (0.36, -0.06)):
            disc('stick base', 0.15, 0.03, plastic('#101114'), (x, y, 0.21))
            disc('stick', 0.11, 0.12, plastic('#3a3c44', 0.6), (x, y, 0.23), bevel=0.03)
        for w, d in ((0.3, 0.1), (0.1, 0.3)):
            slab('cross', (w, d, 0.06), plastic('#0e0f11', 0.3), (-0.68, 0.14, 0.215), 0.02, 0.01)
        for x, y, c in ((0.68, 0.26, '#48b04c'), (0.8, 0.14, '#e0483c'), (0.56, 0.14, '#3c8ae0'), (0.68, 0.02, '#f0b83c')):
            disc('button', 0.06, 0.06, plastic(c, 0.2), (x, y, 0.215), bevel=0.02)
    studio(3.2, (0, 0.1, 0.15), 32, tint)


def watch(seed=1, color='#2c3440', tint=None):
    s = Sheet(300, 340, '#08090c')
    for r, c, share in ((110, '#e8483c', 0.8), (86, '#7ad04a', 0.6), (62, '#3cb0e8', 0.75)):
        s.draw.arc([2 * (150 - r), 2 * (190 - r), 2 * (150 + r), 2 * (190 + r)], -90, -90 + 360 * share, c, 34)
    s.text(150, 44, '10:09', 52, '#ffffff', 'gothic', True)
    strap = simple('strap', color, 0.6, sss=0.05)
    with Group((0, 0, 0), (0, 0, 0.35)):
        for side, length in ((1, 1.15), (-1, 1.3)):
            out = curve([(-0.33, 0.42, 1), (0.33, 0.42, 1), (0.25, 0.9), (0.24, 0.42 + length), (-0.24, 0.42 + length), (-0.25, 0.9)], 3) * [1, side]
            extrude('strap', out[::side], 0.03, 0.11, strap, 0.03, True)
        for i in range(6):
            disc('hole', 0.035, 0.01, simple('hole', '#08090b', 0.8), (0, -0.85 - 0.13 * i, 0.104), n=24)
        slab('buckle', (0.56, 0.2, 0.08), metal('#8e9298'), (0, 1.5, 0.05), 0.05, 0.03)
        slab('case', (0.94, 1.08, 0.24), metal('#8e9298', 0.25), (0, 0, 0.02), 0.3, 0.09)
        slab('glass', (0.86, 1.0, 0.03), simple('glass', '#050608', 0.04, Clearcoat=1.0), (0, 0, 0.25), 0.27, 0.015)
        screen(s.save(), 0.72, 0.82, (0, 0, 0.283), (-PI / 2, 0, 0), 1.0)
        disc('crown', 0.09, 0.09, metal('#c9ccd0'), (0.45, 0.18, 0.13), (0, PI / 2, 0))
    studio(3.1, (0, 0, 0.1), 50, tint)


def power_bank(seed=1, tint=None):
    with Group((0, 0, 0.02), (0, 0, 0.4)):
        slab('bank', (0.95, 1.9, 0.3), plastic('#22304a', 0.4), (0, 0, 0), 0.2, 0.08)
        for i in range(4):
            disc('light', 0.03, 0.01, simple('light', '#7af0a0' if i < 3 else '#4a5468', 0.3, Emission='#7af0a0', Emission_Strength=1.2 if i < 3 else 0), (-0.18 + 0.12 * i, 0.72, 0.298), n=24)
        slab('port', (0.24, 0.04, 0.1), plastic('#0a0b0d'), (0, -0.955, 0.1), 0.02, 0.004)
        s = Sheet(260, 90, '#22304a')
        s.text(130, 45, '20 000 mAh', 40, '#d8e0f0', 'gothic', False)
        screen(s.save(), 0.62, 0.21, (0, -0.1, 0.304), (-PI / 2, 0, 0), 0.0)
    rod([(0.38, -0.88, 0.15), (0.55, -1.25, 0.08), (1.2, -1.1, 0.05), (1.35, -0.3, 0.05), (1.0, 0.3, 0.05)], 0.04, plastic('#e8e6e0'))
    slab('plug', (0.14, 0.3, 0.1), plastic('#e8e6e0'), (0.96, 0.42, 0.02), 0.03, 0.02, (0, 0, 0.6))
    studio(2.9, (0.15, -0.1, 0.1), 36, tint)


def phone_case(seed=1, color='#2a7a70', tint=None):
    with Group((-0.62, 0.12, 0.02), (0, 0, 0.25)):
        slab('case', (1.0, 2.0, 0.14), simple('silicone', color, 0.6, sss=0.05), (0, 0, 0), 0.18, 0.05)
        slab('island', (0.4, 0.44, 0.05), plastic('#101114', 0.2), (-0.24, 0.7, 0.125), 0.1, 0.02)
        for x, y in ((-0.33, 0.8), (-0.15, 0.62)):
            disc('lens', 0.075, 0.04, simple('lens', '#1c2450', 0.05, Clearcoat=1.0), (x, y, 0.165), n=40)
    with Group((0.66, -0.1, 0.02), (0, 0, -0.2)):
        slab('case', (1.0, 2.0, 0.14), simple('silicone', color, 0.6, sss=0.05), (0, 0, 0), 0.18, 0.05)
        slab('phone', (0.9, 1.9, 0.03), plastic('#08090b', 0.08), (0, 0, 0.125), 0.14, 0.01)
        screen(ui(300, 640, 'sea'), 0.82, 1.8, (0, 0, 0.16), (-PI / 2, 0, 0), 0.8)
    studio(3.0, (0, 0, 0.1), 50, tint)


def disc_face(seed=1):
    """A recordable disc: rings of colour that fan out from the middle, a clear hub."""
    m = Mat('disc')
    x, y, _ = m.node('SeparateXYZ', {'Vector': m.obj}).outputs
    a = m.math('ARCTAN2', y, x)
    fan = m.math('FRACT', m.math('ADD', m.math('MULTIPLY', a, 2 / TAU), 0.13 * seed))
    c = m.ramp(fan, [(0.0, '#c4ccd8'), (0.2, '#d0d6e0'), (0.27, '#c890e0'), (0.33, '#6a90f0'), (0.39, '#60d8c8'), (0.45, '#d8e860'), (0.51, '#f0a050'), (0.58, '#d8dce4'), (1.0, '#c4ccd8')])
    return m.done(c, 0.14, Metallic=0.85, Clearcoat=0.6)


def disc_at(at, rot, seed=1, printed_face=None):
    from packs import printed
    R = 0.86
    parts = [lathe('disc', [(0.2, 0), (R, 0), (R + 0.008, 0.01), (R, 0.02), (0.2, 0.02), (0.2, 0)], disc_face(seed), 160)]
    parts.append(lathe('hub', [(0.1, 0.002), (0.2, 0.002), (0.2, 0.018), (0.1, 0.018), (0.1, 0.002)], simple('hub', '#dfe5ea', 0.08, Transmission=0.5), 64))
    parts.append(lathe('ring', [(0.2, 0.021), (0.23, 0.024), (0.26, 0.021)], metal('#aab2bc', 0.2), 96))
    if printed_face:
        th, r = np.linspace(0, TAU, 160, endpoint=False)[:, None], np.linspace(0.3, 0.98, 12)[None]
        P = np.stack([R * r * np.cos(th), R * r * np.sin(th), 0.024 + 0 * th * r], -1)
        m = Mat('print')
        uv = m.stretch((0.5 / R, 0.5 / R, 1), (0.5, 0.5, 0))
        n = m.node('TexImage', {'Vector': uv})
        n.image = bpy.data.images.load(printed_face)
        parts.append(grid('print', P, m.done(n.outputs[0], 0.3, Clearcoat=0.3), True))
    e = bpy.data.objects.new('disc', None)
    bpy.context.collection.objects.link(e)
    for o in parts:
        o.parent = e
    e.location, e.rotation_euler = at, rot


def discs_set(seed=1, tint=None):
    """A spindle of recordable discs with its printed base, two discs in front: one shows its label, one its shine."""
    s = Sheet(420, 420, '#f4f1ea')
    s.circle(210, 210, 205, '#f6f3ec')
    s.rect(0, 0, 420, 96, '#20407a')
    s.text(210, 66, 'Memory Disc', 42, '#ffffff', 'gothic', True)
    s.text(92, 212, '4.7', 46, '#20407a', 'gothic', True)
    s.text(92, 250, 'GB', 28, '#20407a', 'gothic', False)
    s.text(330, 212, '16x', 46, '#20407a', 'gothic', True)
    s.text(330, 250, 'speed', 26, '#20407a', 'gothic', False)
    for i in range(3):
        s.rect(110, 318 + 26 * i, 310, 320 + 26 * i, '#9aa2b0')
    face = s.save()
    with Group((0.3, 0.72, 0)):
        black = plastic('#1b1d21', 0.3)
        disc('base', 0.98, 0.12, black, (0, 0, 0), bevel=0.04)
        for i in range(10):
            z = 0.14 + 0.062 * i
            lathe('disc', [(0.12, z), (0.86, z), (0.868, z + 0.016), (0.86, z + 0.032), (0.12, z + 0.032)], simple('edge', '#cfd6de', 0.12, Metallic=0.7) if i % 2 else simple('edge', '#9a86c8', 0.12, Metallic=0.6), 128)
        disc_at((0, 0, 0.76), (0, 0, 0.5), 2)
        lathe('spindle', smooth_prof([(0.1, 0.1), (0.1, 1.02), (0.07, 1.1), (0, 1.12)]), black, 48)
    disc_at((-0.86, -0.34, 0.02), (0, 0, 0.14), 1, face)
    disc_at((0.62, -0.72, 0.03), (0.04, 0.03, 1.1), 4)
    studio(3.7, (-0.06, 0.02, 0.36), 36, tint)


def radio(seed=1, tint=None):
    w = wood('#8a4c24', '#4a2410', 1.2, 0.25, 0)
    grille = cloth('#d8c49a', '#b89a64', 90)
    with Group((0, 0, 0.06), (0, 0, 0.28)):
        slab('case', (2.3, 0.8, 1.35), w, (0, 0, 0), 0.12, 0.08)
        slab('front', (2.06, 1.12, 0.04), simple('panel', '#f0e4c8', 0.5), (0, -0.385, 0.68), 0.1, 0.02, (PI / 2, 0, 0))
        slab('cloth', (1.15, 1.0, 0.03), grille, (-0.4, -0.42, 0.68), 0.08, 0.01, (PI / 2, 0, 0))
        disc('dial', 0.3, 0.03, simple('dial', '#f8e8b8', 0.3, Emission='#f8d890', Emission_Strength=0.35), (0.62, -0.42, 0.9), (PI / 2, 0, 0))
        for i in range(24):
            a = i * TAU / 24
            box('mark', (0.012, 0.006, 0.05 if i % 3 else 0.08), simple('mark', '#3a2410', 0.6), (0.62 + 0.24 * math.sin(a), -0.455, 0.9 + 0.24 * math.cos(a)), (0, a, 0), 0.001)
        box('needle', (0.014, 0.008, 0.22), simple('needle', '#c8281c', 0.4), (0.68, -0.458, 0.98), (0, 0.6, 0), 0.002)
        for x in (0.42, 0.84):
            disc('knob', 0.12, 0.14, metal('#d8b060', 0.25), (x, -0.42, 0.36), (PI / 2, 0, 0), 0.03)
        for x in (-0.9, 0.9):
            disc('foot', 0.1, 0.08, plastic(DARK), (x, -0.2, -0.06))
        rod([(-0.8, 0, 1.33), (-0.78, 0, 1.6), (0.78, 0, 1.6), (0.8, 0, 1.33)], 0.045, leather('#5a2c14'))
    studio(3.0, (0, 0, 0.78), 14, tint)


def piano(seed=1, tint=None):
    dark = plastic('#121316', 0.2)
    with Group((0, 0, 0), (0, 0, 0.32)):
        slab('body', (3.0, 0.8, 0.24), dark, (0, 0, 1.05), 0.06, 0.03)
        white, black = simple('ivory', '#f6f2e8', 0.2, Clearcoat=0.4), simple('ebony', '#101012', 0.25, Clearcoat=0.4)
        n = 28
        for i in range(n):
            box('white', (2.7 / n * 0.94, 0.46, 0.09), white, (-1.35 + 2.7 / n * (i + 0.5), -0.24, 1.29), bevel=0.008)
            if i % 7 in (0, 1, 3, 4, 5) and i < n - 1:
                box('black', (2.7 / n * 0.5, 0.28, 0.1), black, (-1.35 + 2.7 / n * (i + 1), -0.15, 1.37), bevel=0.01)
        for i in range(5):
            disc('button', 0.035, 0.03, plastic('#c8cacf'), (-0.3 + 0.15 * i, 0.22, 1.28), n=32)
        slab('stand', (1.1, 0.05, 0.6), dark, (0, 0.34, 1.28), 0.02, 0.01, (-0.2, 0, 0))
        s = Sheet(360, 260, '#fbf8ee')
        for b in range(4):
            for l in range(5):
                s.rect(24, 30 + 58 * b + 8 * l, 336, 31 + 58 * b + 8 * l, '#3a3630')
            for j in range(9):
                s.circle(46 + 34 * j, 34 + 58 * b + (j * 7 + b * 5) % 30, 4.5, '#1c1a18')
        screen(s.save(), 0.8, 0.56, (0, 0.27, 1.6), (-0.2, 0, 0), 0.0)
        for x in (-1.2, 1.2):
            box('leg', (0.1, 0.5, 1.05), dark, (x, 0, 0.53))
            box('foot', (0.12, 0.8, 0.07), dark, (x, 0, 0.035))
        box('rail', (2.4, 0.06, 0.1), dark, (0, 0.15, 0.3))
    studio(4.1, (0, 0, 0.95), 18, tint)


def guitar(seed=1, tint=None):
    top, side = wood('#e0a458', '#b8742c', 1, 0.2, 0), wood('#6a3418', '#3a1a0c', 1, 0.25, 0)
    neck = wood('#4a2814', '#2a140a', 1, 0.3, 0)
    with Group((0.15, 0, 0.12), (0, 0, 0.5)):
        out = curve([(-0.62, -1.15), (0.62, -1.15), (0.86, -0.75), (0.7, -0.25), (0.48, 0.05), (0.62, 0.35), (0.55, 0.7), (0.25, 0.8), (-0.25, 0.8), (-0.55, 0.7), (-0.62, 0.35), (-0.48, 0.05), (-0.7, -0.25), (-0.86, -0.75)], 4)
        extrude('side', out, 0, 0.3, side, 0.02, True)
        extrude('top', out * 0.985, 0.295, 0.32, top, 0.015, True)
        disc('hole', 0.24, 0.01, simple('hole', '#0c0806', 0.9), (0, 0.12, 0.318))
        lathe('rosette', [(0.24, 0.325), (0.3, 0.325), (0.3, 0.33), (0.24, 0.33)], simple('inlay', '#3a1c0c', 0.3), 96, loc=(0, 0.12, 0))
        slab('bridge', (0.6, 0.14, 0.06), neck, (0, -0.62, 0.32), 0.03, 0.02)
        slab('neck', (0.22, 1.9, 0.1), neck, (0, 1.28, 0.29), 0.02, 0.02)
        for i in range(14):
            box('fret', (0.22, 0.012, 0.012), metal('#d8d4c8'), (0, 0.4 + 1.75 * (1 - 0.92**i) / (1 - 0.92**14), 0.395), bevel=0.002)
        slab('head', (0.34, 0.5, 0.09), neck, (0, 2.45, 0.27), 0.05, 0.02)
        for i in range(3):
            for s in (-1, 1):
                disc('peg', 0.05, 0.12, metal('#e0c890'), (s * 0.22, 2.32 + 0.14 * i, 0.3), (0, s * PI / 2, 0), n=24)
        for i in range(6):
            x = -0.085 + 0.034 * i
            rod([(x, -0.6, 0.4), (x * 0.9, 2.26, 0.41)], 0.005, metal('#e8e4d8'), 6)
    studio(4.9, (-0.45, 0.5, 0.15), 58, tint)


def drums(seed=1, color='#a8201c', tint=None):
    shell, chrome, skin = simple('shell', color, 0.15, Clearcoat=0.9), metal('#d8dade', 0.15), simple('skin', '#f4f0e6', 0.5)
    brass = metal('#d8a83c', 0.22)

    def drum(at, r, h, rot=(0, 0, 0)):
        with Group(at, rot):
            lathe('shell', [(r, 0), (r, h)], shell, 96)
            for z in (0, h - 0.05):
                lathe('hoop', [(r, z), (r * 1.03, z), (r * 1.03, z + 0.06), (r, z + 0.06)], chrome, 96)
            disc('head', r * 0.99, 0.02, skin, (0, 0, h - 0.01))
            disc('head', r * 0.99, 0.02, skin, (0, 0, 0))
            for i in range(8):
                a = i * TAU / 8
                box('lug', (0.05, 0.05, h * 0.4), chrome, (r * 1.02 * math.cos(a), r * 1.02 * math.sin(a), h / 2), (0, 0, a), 0.015)

    with Group((0, 0, 0), (0, 0, 0.25)):
        drum((0, -0.35, 0.75), 0.74, 0.85, (-PI / 2, 0, 0))
        drum((-0.42, 0.2, 1.45), 0.36, 0.42, (0.35, 0.12, 0))
        drum((0.42, 0.2, 1.45), 0.4, 0.46, (0.35, -0.12, 0))
        drum((1.25, 0.3, 0.45), 0.52, 0.7, (0.0, -0.06, 0))
        drum((-1.2, 0.35, 0.85), 0.46, 0.28, (0.1, 0.05, 0))
        rod([(-1.2, 0.35, 0.85), (-1.2, 0.35, 0.03)], 0.04, chrome)
        for x, y, z, r, tilt in ((-1.35, 0.9, 2.15, 0.55, 0.2), (1.35, 0.8, 2.25, 0.62, -0.2), (-1.75, 0.2, 1.35, 0.42, 0.05)):
            rod([(x, y, z), (x * 1.05, y + 0.05, 0.03)], 0.03, chrome)
            o = lathe('cymbal', smooth_prof([(0, 0.09), (0.08, 0.085), (0.12, 0.05), (r, 0.0), (r * 0.99, -0.01), (0.12, 0.035)]), brass, 128)
            o.location, o.rotation_euler = (x, y, z), (0.25, tilt, 0)
            for i in range(3):
                a = i * TAU / 3
                rod([(x * 1.03, y + 0.05, 0.35), (x * 1.05 + 0.3 * math.cos(a), y + 0.05 + 0.3 * math.sin(a), 0.02)], 0.02, chrome, 8)
    studio(4.9, (0, 0, 1.1), 14, tint)


def ring(seed=1, tint='#e6e2ea'):
    gold = metal('#e8c880', 0.12)
    with Group((0, 0.02, 0.62), (PI / 2, 0, 0.5)):
        lathe('band', smooth_prof([(0.5, -0.07), (0.56, -0.08), (0.6, 0), (0.56, 0.08), (0.5, 0.07), (0.5, -0.07)]), gold, 160)
    gem = Mat('diamond')
    g = gem.done('#f4f8ff', 0.0, Metallic=0.7, Specular=1.0, Clearcoat=1.0)
    n = 8
    V = [(0, 0, -0.34)]
    rings_ = []
    for r, z, ph in ((0.38, 0.0, 0.0), (0.38, 0.03, 0.0), (0.3, 0.12, 0.5), (0.2, 0.16, 0.0)):
        rings_.append(len(V))
        V += [(r * math.cos(TAU * (i + ph) / n), r * math.sin(TAU * (i + ph) / n), z) for i in range(n)]
    F = [[0, rings_[0] + (i + 1) % n, rings_[0] + i] for i in range(n)]
    for a, b in zip(rings_, rings_[1:]):
        for i in range(n):
            F += [[a + i, a + (i + 1) % n, b + i], [a + (i + 1) % n, b + (i + 1) % n, b + i]]
    F.append([rings_[-1] + i for i in range(n)])
    o = mesh('diamond', V, F, g, smooth=False)
    o.location, o.rotation_euler = (0, 0, 1.5), (0.12, 0.05, 0.3)
    for i in range(6):
        a = i * TAU / 6 + 0.2
        rod([(0.08 * math.cos(a), 0.08 * math.sin(a), 1.16), (0.3 * math.cos(a), 0.3 * math.sin(a), 1.38), (0.37 * math.cos(a), 0.37 * math.sin(a), 1.58)], 0.028, gold, 10)
    velvet = cloth('#4a1c3c', '#1c0a18', 200, 1.0)
    slab('box', (1.6, 1.2, 0.34), velvet, (0, 0.0, 0), 0.1, 0.05)
    slab('lid', (1.6, 0.2, 1.15), velvet, (0, 0.75, 0.3), 0.08, 0.05, (-0.2, 0, 0))
    slab('satin', (1.36, 0.04, 0.9), simple('satin', '#f4ece4', 0.3), (0, 0.62, 0.42), 0.02, 0.01, (-0.2, 0, 0))
    softbox((2.0, -3.0, 2.5), 60, (0.6, 0.6), (0, 0, 1.5))
    studio(2.5, (0, 0.1, 0.85), 16, tint)
