"""Books and stationery."""
from shapes import *


def cover(w, h, title, ar, author, ground, ink, accent, second, art, face='serif'):
    s = Sheet(w, h, ground)
    if art == 'scenery':
        s = scenery(w, h, (accent, second), hills=(ground, ink, ink))
    elif art in ('map', 'shells', 'pan', 'lighthouse', 'arches'):
        drawing(s, art, w, h, ink, accent, second)
    else:
        s.rect(w * 0.07, h * 0.05, w * 0.93, h * 0.95, accent)
        s.rect(w * 0.085, h * 0.06, w * 0.915, h * 0.94, ground)
        motif(s, art, w / 2, h * 0.62, w * 0.22, accent, second)
    y = h * 0.1 + s.block(w / 2, h * 0.1, title, w * 0.125, ink, w * 0.8, face)
    s.block(w / 2, y + h * 0.015, ar, w * 0.085, ink, w * 0.8)
    s.text(w / 2, h * 0.91, author, w * 0.06, ink if art not in ('scenery', 'lighthouse', 'arches') else '#ffffff', face, False, w * 0.8)
    return s.save()


def drawing(s, art, w, h, ink, accent, second):
    if art == 'map':
        for i in range(9):
            s.rect(0, h * (0.36 + 0.07 * i), w, h * (0.366 + 0.07 * i), accent)
            s.rect(w * (0.06 + 0.11 * i), h * 0.34, w * (0.066 + 0.11 * i), h * 0.88, accent)
        s.poly([(0, h * 0.74), (w * 0.3, h * 0.62), (w * 0.55, h * 0.72), (w, h * 0.5), (w, h * 0.58), (w * 0.55, h * 0.8), (w * 0.3, h * 0.7), (0, h * 0.82)], second)
        s.circle(w * 0.62, h * 0.52, w * 0.07, '#c8402c')
        s.poly([(w * 0.55, h * 0.53), (w * 0.69, h * 0.53), (w * 0.62, h * 0.63)], '#c8402c')
        s.circle(w * 0.62, h * 0.52, w * 0.03, '#ffffff')
    elif art == 'shells':
        for cx, cy, r in ((0.3, 0.52, 0.17), (0.7, 0.6, 0.2), (0.36, 0.77, 0.14)):
            for i in range(7):
                a0, a1 = -1.2 + 0.343 * i, -1.2 + 0.343 * (i + 1)
                s.poly([(w * cx, h * cy + w * r * 0.6)] + [(w * cx + w * r * math.sin(a) * 1.1, h * cy - w * r * math.cos(a) * 0.9 + w * r * 0.2) for a in (a0, (a0 + a1) / 2, a1)], accent if i % 2 else second)
    elif art == 'pan':
        s.circle(w / 2, h * 0.67, w * 0.26, ink)
        s.circle(w / 2, h * 0.67, w * 0.22, second)
        motif(s, 'fish', w / 2, h * 0.67, w * 0.15, accent, ink)
        s.circle(w * 0.62, h * 0.61, w * 0.045, '#f2d04a')
    elif art == 'lighthouse':
        s.rect(0, h * 0.76, w, h, second)
        s.wave(0, w, h * 0.8, h * 0.012, 20, 0, ink)
        s.poly([(w * 0.38, h * 0.8), (w * 0.43, h * 0.46), (w * 0.57, h * 0.46), (w * 0.62, h * 0.8)], '#f4efe4')
        for y in (0.54, 0.68):
            s.poly([(w * 0.405, h * (y + 0.06)), (w * 0.418, h * y), (w * 0.582, h * y), (w * 0.595, h * (y + 0.06))], '#b8301c')
        s.rect(w * 0.44, h * 0.40, w * 0.56, h * 0.46, '#f8e08a')
        s.poly([(w * 0.42, h * 0.40), (w * 0.5, h * 0.36), (w * 0.58, h * 0.40)], '#b8301c')
        s.poly([(w * 0.56, h * 0.43), (w, h * 0.36), (w, h * 0.48)], accent)
    elif art == 'arches':
        for i in range(3):
            x = w * (0.2 + 0.3 * i)
            s.rect(x - w * 0.12, h * 0.58, x + w * 0.12, h, accent)
            s.circle(x, h * 0.58, w * 0.12, accent)
            s.rect(x - w * 0.09, h * 0.6, x + w * 0.09, h, second)
            s.circle(x, h * 0.6, w * 0.09, second)
        s.circle(w * 0.78, h * 0.42, w * 0.06, '#f8e8b0')


def volume(label, size=(1.3, 0.26, 1.8), loc=(0, 0, 0), rot=(0, 0, 0)):
    w, t, h = size
    px = 460
    board = printed(cover(px, int(px * h / w), **label), 0.4, Clearcoat=0.2)
    plain = simple('board', label['ground'], 0.45)
    back = Sheet(int(px * t / w) or 20, int(px * h / w), label['ground'])
    spine = printed(back.save(), 0.45)
    paper = Mat('pages')
    v = paper.stretch((1, 160, 1))
    pages = paper.done(paper.mix(paper.noise(2, 2, 0.5, 0, v), '#f4ecd8', '#d8ccb0'), 0.8)
    with Group(loc, rot):
        faces_box('front', (w, 0.035, h), [board, plain, plain, plain, plain, plain], (0, -t / 2, 0), (0, 0, 0), 0.008)
        faces_box('back', (w, 0.035, h), [plain] * 6, (0, t / 2, 0), (0, 0, 0), 0.008)
        faces_box('spine', (0.035, t, h), [plain, plain, plain, spine, plain, plain], (-w / 2 + 0.018, 0, 0), (0, 0, 0), 0.008)
        box('pages', (w - 0.07, t - 0.035, h - 0.08), pages, (-0.01, 0, h / 2), bevel=0.004)


def book(seed=1, label=None, thick=0.26, size=None, tint=None, turn=-0.42):
    w, h = size or (1.3, 1.8)
    volume(label, (w, thick, h), (0.12, 0, 0), (-0.1, 0, turn))
    # a second copy lies behind, as in a shop
    volume(label, (w, thick, h), (-0.1, 1.35, thick / 2 + 0.02), (-PI / 2, 0, 0.5))
    studio(2.7 * max(h / 1.8, w / 1.5), (0, 0, h * 0.46), 17, tint)


def notebook(seed=1, label=None, color='#2b3a55', band='#c8402c', spiral=False, lines=True, tint=None, pencil=None):
    """One closed and one open on the table."""
    m = leather(color) if not spiral else simple('board', color, 0.5)
    page = Sheet(420, 600, '#faf6ea')
    if lines:
        for i in range(20):
            page.rect(30, 60 + 26 * i, 390, 61.4 + 26 * i, '#9db4d0')
    else:
        for x, y, r in ((210, 300, 120), (210, 300, 60)):
            page.circle(x, y, r, '#8c8a86')
            page.circle(x, y, r - 2, '#faf6ea')
        page.poly([(80, 470), (340, 470), (341, 473), (80, 473)], '#8c8a86')
        motif(page, 'leaf', 210, 330, 80, '#b8b4ac', '#9a968e')
    with Group((-0.72, 0.15, 0), (0, 0, 0.22)):
        slab('back', (1.2, 1.7, 0.04), m, (0, 0, 0), 0.08)
        slab('pages', (1.14, 1.64, 0.16), simple('paper', '#f1e8d2', 0.8), (0, 0, 0.04), 0.07)
        slab('front', (1.2, 1.7, 0.04), m, (0, 0, 0.2), 0.08)
        if spiral:
            for i in range(16):
                lathe('ring', smooth_prof([(0.1, -0.012), (0.125, -0.012), (0.125, 0.012), (0.1, 0.012), (0.1, -0.012)]), metal(), 32).location = (-0.6, -0.75 + 0.1 * i, 0.12)
                bpy.data.objects[-1].rotation_euler = (PI / 2, 0, 0)
        else:
            box('band', (0.06, 1.72, 0.26), simple('band', band, 0.6), (0.44, 0, 0.122), bevel=0.01)
        s = Sheet(300, 120, '#f4ecd8')
        s.text(150, 42, label['name'], 40, '#2a2420', 'serif', True, 270)
        s.text(150, 88, label['ar'], 30, '#2a2420', 'gothic', True, 270)
        screen(s.save(), 0.62, 0.25, (-0.06, 0.3, 0.245), (-PI / 2, 0, 0), 0.0)
    with Group((0.72, -0.05, 0), (0, 0, -0.16)):
        slab('cover', (1.24, 1.74, 0.04), m, (0, 0, 0), 0.08)
        slab('pages', (1.14, 1.64, 0.14), simple('paper', '#f4ecd8', 0.8), (0, 0, 0.04), 0.05)
        screen(page.save(), 1.12, 1.62, (0, 0, 0.184), (-PI / 2, 0, 0), 0.0)
    pencil_at((0.55, -0.25, 0.24), 1.9, pencil or '#d8a01c', 1.0)
    studio(3.0, (0, 0, 0.1), 52, tint)


def pencil_at(at, spin, color, L=1.5, r=0.045, lean=0.0):
    with Group(at, (0, PI / 2 + lean, spin)):
        lathe('pencil', [(0, 0), (r, 0), (r, L * 0.84)], simple('lacquer', color, 0.25, Clearcoat=0.5), 6)
        lathe('wood', [(r, L * 0.84), (r * 0.35, L * 0.955)], simple('bare wood', '#d8b07c', 0.7), 24)
        lathe('lead', [(r * 0.35, L * 0.955), (0.004, L)], simple('lead', color if color != '#d8a01c' else '#2a2a2c', 0.5), 24)


def pencils(seed=1, colors=('#c8281c', '#e87a1c', '#f2c81c', '#5aa82c', '#1f8a8a', '#1f5fb0', '#4a2c8a', '#b02c7a', '#6b3c1c', '#1c1c1e'), wax=False, tint=None):
    rng = np.random.default_rng(seed)
    n = len(colors)
    if wax:
        for i, c in enumerate(colors):
            with Group(((i - (n - 1) / 2) * 0.26, 0.16 * math.sin(i * 2.3), 0.11), (PI / 2, 0, rng.normal(0, 0.03))):
                m = simple('wax', c, 0.45, sss=0.1)
                lathe('crayon', smooth_prof([(0, -0.78), (0.1, -0.78), (0.11, -0.7), (0.11, 0.55), (0.06, 0.6), (0.05, 0.76), (0, 0.8)]), m, 48)
                lathe('paper', [(0.113, -0.62), (0.116, -0.6), (0.116, 0.42), (0.113, 0.44)], simple('sleeve', c, 0.8), 48)
                for z in (-0.5, 0.32):
                    lathe('line', [(0.118, z), (0.118, z + 0.035)], simple('line', '#1c1c1e', 0.7), 48)
    else:
        for i, c in enumerate(colors):
            pencil_at(((i - (n - 1) / 2) * 0.2, -0.85 + 0.12 * math.sin(i * 1.7), 0.05), PI / 2 + rng.normal(0, 0.025), c, 1.8, 0.075)
    studio(2.9, (0, 0, 0.05), 48, tint)


def pen(seed=1, color='#14284a', tint=None):
    """A fountain pen beside its cap, on a sheet with a line of ink."""
    s = Sheet(600, 420, '#faf5e8')
    for i in range(8):
        s.rect(40, 70 + 44 * i, 560, 71.5 + 44 * i, '#c8d4e2')
    pts = [(60 + 2.6 * t, 148 + 12 * math.sin(t / 5.0) + 8 * math.sin(t / 2.3)) for t in range(110)]
    for a, b in zip(pts, pts[1:]):
        s.draw.line([(a[0] * 2, a[1] * 2), (b[0] * 2, b[1] * 2)], '#1c3a7a', 7)
    screen(s.save(), 3.2, 2.24, (0, 0.1, 0.012), (-PI / 2, 0, 0.1), 0.0)
    m, gold = simple('lacquer', color, 0.12, Clearcoat=1.0), metal('#d8a83c', 0.18)
    with Group((0.98, -0.55, 0.16), (0, -PI / 2 - 0.03, -0.42)):
        lathe('barrel', smooth_prof([(0, -0.55), (0.09, -0.54), (0.13, -0.4), (0.15, 0.3), (0.145, 0.72)]), m, 64)
        lathe('ring', [(0.15, 0.68), (0.152, 0.7), (0.152, 0.74), (0.14, 0.75)], gold, 64)
        lathe('grip', smooth_prof([(0.125, 0.74), (0.115, 0.9), (0.12, 1.1), (0.1, 1.12)]), m, 64)
        nib = extrude('nib', [(-0.05, 0), (-0.085, 0.16), (-0.05, 0.34), (0, 0.5), (0.05, 0.34), (0.085, 0.16), (0.05, 0)], 0, 0.025, gold, 0.008)
        nib.location, nib.rotation_euler = (0.06, 0, 1.1), (PI / 2, 0, PI / 2)
    with Group((0.2, 0.62, 0.17), (0, -PI / 2, -0.3)):
        lathe('cap', smooth_prof([(0, 0), (0.1, 0.02), (0.16, 0.1), (0.17, 0.7), (0.165, 0.78), (0.13, 0.78)]), m, 64)
        lathe('ring', [(0.172, 0.64), (0.175, 0.65), (0.175, 0.73), (0.17, 0.74)], gold, 64)
        rod([(0.14, 0, 0.05), (0.21, 0, 0.08), (0.2, 0, 0.55)], 0.022, gold)
    studio(2.6, (0, 0, 0.05), 44, tint)


def rulers(seed=1, tint=None):
    m = simple('steel', '#c4c8cc', 0.3, Metallic=1.0)
    ink = simple('ink', '#1c1c1e', 0.6)
    with Group((0, -0.62, 0.0), (0, 0, 0.08)):
        box('ruler', (2.6, 0.34, 0.03), wood('#d8b47c', '#b08850', 1, 0.4, 0), (0, 0, 0.015), bevel=0.006)
        for i in range(51):
            box('mark', (0.008, 0.17 if i % 10 == 0 else 0.12 if i % 5 == 0 else 0.07, 0.004), ink, (-1.25 + 0.05 * i, 0.17 - (0.085 if i % 10 == 0 else 0.06 if i % 5 == 0 else 0.035), 0.032), bevel=0.001)
    tri = [(-0.9, -0.3), (0.95, -0.3), (-0.9, 1.25)]
    hole = [(-0.62, -0.06), (-0.62, 0.6), (0.2, -0.06)]
    plate = simple('acrylic', '#8cc4dc', 0.1, Transmission=0.5, Clearcoat=0.6)
    V, F = [], []
    for z in (0.04, 0.09):
        V += [(x, y, z) for x, y in tri + hole]
    pairs = [(0, 1, 5, 3), (1, 2, 4, 5), (2, 0, 3, 4)]
    for a, b, c, d in pairs:
        F += [[6 + a, 6 + b, 6 + c, 6 + d], [d, c, b, a]]
    for a, b in ((0, 1), (1, 2), (2, 0), (3, 4), (4, 5), (5, 3)):
        F.append([a, b, 6 + b, 6 + a])
    o = mesh('triangle', V, F, plate, smooth=False)
    b = o.modifiers.new('b', 'BEVEL')
    b.width = 0.012
    for i in range(33):
        box('mark', (0.008, 0.12 if i % 5 == 0 else 0.06, 0.004), ink, (-0.85 + 0.05 * i, -0.3 + (0.06 if i % 5 == 0 else 0.03) + 0.01, 0.092), bevel=0.001)
    pencil_at((0.35, 0.95, 0.06), -0.5, '#d8a01c', 1.3, 0.06)
    studio(2.9, (0, 0.1, 0.05), 52, tint)


def watercolours(seed=1, colors=('#c8201c', '#e8701c', '#f4c81c', '#7ab02c', '#1f7a4a', '#1f9ab8', '#1f4fa8', '#5a2c8a', '#a82c6a', '#7a4a24', '#2c2c30', '#f4f0e4'), tint=None):
    with Group((0, 0.1, 0), (0, 0, 0.08)):
        tinm = simple('tin', '#1d1e22', 0.3, Clearcoat=0.4)
        slab('box', (2.5, 1.0, 0.16), tinm, (0, 0, 0), 0.06)
        slab('white', (2.4, 0.9, 0.02), simple('enamel', '#f4f2ec', 0.2), (0, 0, 0.15), 0.05)
        for i, c in enumerate(colors):
            x, y = -1.0 + 0.4 * (i % 6), 0.22 - 0.44 * (i // 6)
            slab('pan', (0.34, 0.38, 0.06), simple('pan', '#fbfaf6', 0.3), (x, y, 0.165), 0.04, 0.01)
            blob('paint', 0.15, organic([c, c, c], 6, (0.15, 0.3), 0, (9, 0.02)), (x, y, 0.2), (1.0, 1.15, 0.35), 0.05, 2, i, 4)
        with Group((0, 0.5, 0.16), (0.45, 0, 0)):
            slab('lid', (2.5, 1.0, 0.05), simple('enamel', '#f4f2ec', 0.2), (0, 0.5, 0), 0.06)
            for i, c in enumerate((colors[5], colors[1], colors[3])):
                blob('wash', 0.22, simple('wash', c, 0.15, Clearcoat=0.5), (-0.75 + 0.75 * i, 0.5, 0.05), (1.2, 0.9, 0.05), 0.25, 2, i, 4)
    with Group((0.9, -0.85, 0.09), (0, -PI / 2, 0.12)):
        lathe('handle', smooth_prof([(0, -0.5), (0.03, -0.48), (0.075, 0.6), (0.06, 0.95)]), simple('handle', '#8a1c14', 0.2, Clearcoat=0.7), 32)
        lathe('ferrule', [(0.06, 0.94), (0.07, 1.0), (0.07, 1.28)], metal('#d4c088'), 32)
        lathe('hair', smooth_prof([(0.068, 1.26), (0.1, 1.4), (0.06, 1.6), (0, 1.74)]), simple('hair', '#5a2c10', 0.7), 32)
    studio(3.1, (0, 0.1, 0.15), 44, tint)


def calendar(seed=1, title='Console Calendar', ar='تقويم', year='2027', tint=None):
    s = Sheet(560, 640, '#fbf8f0')
    top = scenery(560, 250, ('#8a4ac0', '#241a58'), ('#503090', '#3a1f70', '#241250'), '#f8a0c8')
    motif(top, 'star', 120, 70, 18, '#ffe08a', '#ffe08a')
    s.image.paste(top.image, (0, 0))
    # a game pad in the picture
    s.rect(190, 120, 370, 200, '#f4f0e8', 40)
    s.rect(222, 152, 262, 166, '#2a2a30')
    s.rect(235, 139, 249, 179, '#2a2a30')
    for x, y, c in ((320, 145, '#e0483c'), (342, 165, '#3c8ae0'), (298, 165, '#48b04c'), (320, 184, '#f0b83c')):
        s.circle(x, y, 9, c)
    s.text(280, 284, title, 36, '#3a1f70', 'gothic', True, 480)
    s.text(280, 326, f'{ar} {year}', 28, '#3a1f70', 'gothic', True, 480)
    for i in range(35):
        x, y = 68 + 70 * (i % 7), 378 + 50 * (i // 7)
        if 3 <= i < 34:
            s.text(x, y, str(i - 2), 24, '#c8402c' if i % 7 in (5, 6) else '#2a2a30', 'sans', False)
    m = printed(s.save(), 0.5)
    with Group((0, 0, 0.02), (-0.3, 0, -0.3)):
        faces_box('sheet', (1.75, 0.06, 2.0), [m] + [simple('edge', '#f1ece0', 0.7)] * 5, (0, 0, 0), (0, 0, 0), 0.006)
        for i in range(17):
            o = lathe('ring', smooth_prof([(0.05, -0.012), (0.07, -0.012), (0.07, 0.012), (0.05, 0.012), (0.05, -0.012)]), metal('#3a3a40'), 24)
            o.location, o.rotation_euler = (-0.8 + 0.1 * i, 0.02, 2.0), (0, PI / 2, 0)
    with Group((0.36, 1.16, 0.02), (0.3, 0, -0.3)):
        box('back', (1.75, 0.04, 2.0), simple('board', '#2c2440', 0.6), (0, 0, 1.0))
    studio(3.2, (0, 0.2, 0.9), 16, tint)


def voucher(seed=1, name='Gift Card', ar='بطاقة هدية', line='', ground='#7a1c3a', ink='#fbf0e0', accent='#d8a83c', art='star', envelope='#f0e4d0', tint='#efe6da'):
    """A printed card in front of its envelope, with a ribbon."""
    s = Sheet(640, 400, ground)
    s.rect(16, 16, 624, 384, accent, 18)
    s.rect(20, 20, 620, 380, ground, 16)
    y = 50 + s.block(300, 50, name, 58, ink, 400, 'serif')
    s.text(300, y + 44, ar, 44, ink, 'gothic', True, 400)
    s.text(300, 300, line, 24, accent, 'gothic', False, 420)
    s.text(320, 346, 'SOUK', 22, ink, 'gothic', True)
    motif(s, art, 545, 180, 56, accent, ink)
    card = printed(s.save(), 0.3, Clearcoat=0.4)
    side = simple('edge', '#f4efe4', 0.5)
    with Group((0.06, -0.1, 0.12), (-PI / 2 + 0.5, 0, -0.1)):
        faces_box('card', (2.2, 0.03, 1.375), [card] + [side] * 5, (0, 0, -0.1), (0, 0, 0), 0.006)
    with Group((-0.1, 0.75, 0.02), (0, 0, 0.14)):
        slab('envelope', (2.5, 1.6, 0.07), simple('paper', envelope, 0.8), (0, 0.1, 0), 0.02)
        extrude('flap', [(-1.24, 0.9), (1.24, 0.9), (0, -0.05)], 0.07, 0.085, simple('paper', envelope, 0.75), 0.004)
        disc('seal', 0.16, 0.05, simple('wax', '#9a1c1c', 0.3, Clearcoat=0.4), (0, 0.0, 0.08), bevel=0.03)
    ribbon = simple('ribbon', accent, 0.3, Sheen=0.5)
    for side_of in (-1, 1):
        t = np.linspace(0, 1, 40)
        p = np.stack([side_of * 0.42 * np.sin(PI * t) + 1.15, -0.75 + 0.22 * np.sin(TAU * t) * side_of * 0.6, 0.12 + 0.22 * np.sin(PI * t)], -1)
        tubes('bow', [p], 0.09, ribbon, 12, flat=0.12)
        q = np.stack([1.15 + side_of * 0.3 * t, -0.75 - 0.42 * t, 0.12 - 0.08 * t + 0.03 * np.sin(9 * t)], -1)
        tubes('tail', [q], 0.08, ribbon, 12, flat=0.12)
    blob('knot', 0.09, ribbon, (1.15, -0.75, 0.16))
    studio(3.0, (0.05, 0.1, 0.35), 36, tint)
