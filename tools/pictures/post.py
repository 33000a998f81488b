"""What couriers carry: a parcel, and an envelope with its papers."""
from shapes import *


def cardboard(light='#c0a07a', dark='#a8875e'):
    """Brown cardboard with fine fibres and faint flutes."""
    m = Mat('cardboard')
    fibres = m.noise(60, 3, 0.6, 0, m.stretch((1, 1, 9)))
    colour = m.mix(m.ramp(m.noise(3, 4), [(0.3, 0.0), (0.7, 0.5)]), m.mix(fibres, light, dark), dark)
    return m.done(colour, 0.82, bump=m.bump(fibres, 0.004, 0.5))


def label(w=360, h=240):
    s = Sheet(w, h, '#fbfaf5')
    s.rect(0, 0, w, 46, '#20242c')
    s.text(16, 24, 'SOUK', 26, '#fbfaf5', 'gothic', True, anchor='lm')
    s.text(w - 16, 24, 'PARCEL', 20, '#f2b41c', 'gothic', True, anchor='rm')
    for i, wide in enumerate((0.62, 0.46, 0.54)):
        s.rect(18, 66 + 26 * i, 18 + w * wide, 76 + 26 * i, '#5c6068')
    rng = np.random.default_rng(7)
    x = 18.0
    while x < w - 24:
        bar = float(rng.choice([2, 3, 5]))
        s.rect(x, 158, x + bar, 222, '#16181c')
        x += bar + float(rng.choice([2, 3, 4]))
    return s.save()


def carton(size, loc, turn, has_label=True):
    w, d, h = size
    board = cardboard()
    tape = simple('tape', '#d8b483', 0.28, Clearcoat=0.5)
    edge = simple('gap', '#6a4826', 0.9)
    with Group(loc, (0, 0, turn)):
        box('carton', size, board, (0, 0, h / 2), bevel=0.035)
        box('gap', (w - 0.06, 0.012, 0.006), edge, (0, 0, h), bevel=0.002)
        box('tape', (w + 0.012, 0.24, 0.012), tape, (0, 0, h + 0.002), bevel=0.004)
        for s in (-1, 1):
            box('tape end', (0.012, 0.24, 0.34), tape, (s * (w / 2 + 0.002), 0, h - 0.165), bevel=0.004)
        if has_label:
            screen(label(), w * 0.5, w * 0.33, (-w * 0.12, -d / 2 - 0.004, h * 0.52), (0, 0, 0), 0.0)


def parcel(seed=1, tint='#efe6d8'):
    """A closed carton with a shipping label, a smaller one behind it."""
    carton((1.7, 1.25, 1.15), (0.1, -0.1, 0), -0.45)
    carton((1.0, 0.8, 0.7), (-1.05, 1.05, 0), 0.3, False)
    studio(3.3, (-0.05, 0.1, 0.58), 24, tint)


def sheet(rows, heading, w=420, h=594):
    s = Sheet(w, h, '#fdfdfb')
    s.text(46, 70, heading, 34, '#1f2a44', 'serif', True, anchor='lm')
    rng = np.random.default_rng(rows)
    for i in range(rows):
        s.rect(46, 120 + 22 * i, 46 + (w - 92) * float(rng.uniform(0.6, 1.0)), 127 + 22 * i, '#9aa0aa')
    s.text(w - 46, h - 64, 'Maravel', 40, '#26438c', 'serif', False, anchor='rm')
    s.rect(w - 190, h - 40, w - 46, h - 37, '#5c6068')
    return s.save()


def documents(seed=1, tint='#c4ced8'):
    """Papers half out of an envelope, with a pair of keys."""
    edge = simple('edge', '#f4f4f0', 0.7)
    for i, (rows, x, turn) in enumerate(((17, 0.32, 0.12), (15, 0.1, 0.02))):
        paper = printed(sheet(rows, 'Contract' if i else 'Annex'), 0.6)
        with Group((x, 0.52 + 0.08 * i, 0.05 + 0.02 * i), (-PI / 2, 0, turn)):
            faces_box('sheet', (1.55, 0.012, 2.15), [paper] + [edge] * 5, (0, 0, -1.05), (0, 0, 0), 0.003)
    kraft = simple('kraft', '#d9b98a', 0.78)
    with Group((-0.1, -0.62, 0.1), (0, 0, 0.06)):
        slab('envelope', (2.35, 1.55, 0.05), kraft, (0, 0, 0), 0.02)
        screen(label(), 0.86, 0.57, (0.5, -0.12, 0.056), (-PI / 2, 0, 0), 0.0)
        box('string', (0.02, 1.55, 0.012), simple('string', '#9a2a1c', 0.6), (-0.72, 0, 0.055), bevel=0.004)
    steel = metal('#c9ccd0', 0.22)
    for i, turn in enumerate((0.5, 1.1)):
        with Group((1.42, -0.9, 0.06 + 0.05 * i), (0, 0, turn)):
            o = lathe('bow', smooth_prof([(0.13, -0.02), (0.2, -0.02), (0.2, 0.02), (0.13, 0.02), (0.13, -0.02)]), steel, 48)
            box('blade', (0.06, 0.5, 0.04), steel, (0, 0.42, 0), bevel=0.008)
            for tooth in (0.5, 0.6):
                box('tooth', (0.1, 0.05, 0.04), steel, (0.06, tooth, 0), bevel=0.006)
    studio(3.5, (0.05, 0.05, 0.1), 48, tint)
