"""Scooters, motorbikes and bicycles. Units: metres. The nose looks to -x."""
from roasts import fused
from shapes import *

WHEELS = {'five': (5, 0.16)}


def wheel(at, r, kind='five', width=0.22, rim='#c4c8cc', dark='#1a1b1d'):
    with Group(at, (PI / 2, 0, 0)):
        rubber = simple('rubber', '#141416', 0.75)
        R = r * 0.68
        lathe('tyre', smooth_prof([(R, -width * 0.42), (R * 1.1, -width * 0.5), (r * 0.96, -width * 0.48), (r, -width * 0.34), (r, width * 0.34), (r * 0.96, width * 0.48), (R * 1.1, width * 0.5), (R, width * 0.42)]), rubber, 128)
        m = metal(rim, 0.22)
        lathe('rim', [(R * 0.9, -width * 0.3), (R * 0.93, width * 0.34), (R * 1.02, width * 0.46), (R * 1.03, width * 0.44)], m, 96)
        disc('brake', R * 0.62, 0.03, metal('#8a8c90', 0.35), (0, 0, width * 0.05))
        disc('well', R * 0.95, 0.02, simple('shade', '#0c0c0e', 0.8), (0, 0, -width * 0.1))
        n, w = WHEELS[kind]
        for i in range(n):
            a = i * TAU / n
            o = extrude('spoke', [(R * 0.1, -w * R * 0.9), (R * 0.95, -w * R * 0.6), (R * 0.95, w * R * 0.6), (R * 0.1, w * R * 0.9)], width * 0.26, width * 0.4, m, 0.008)
            o.rotation_euler = (0, 0, a)
        disc('hub', R * 0.24, width * 0.16, m, (0, 0, width * 0.28), bevel=0.02)


def showroom(span, target, tint='#c4cad2', elev=11):
    floor = Mat('floor')
    f = floor.done(floor.mix(floor.ramp(floor.noise(0.8, 3), [(0.3, 0.0), (0.7, 0.2)]), tint, '#a8aeb8'), 0.28)
    stage(f, simple('back', tint, 0.9), key=210, fill=70, rim=120, world=0.34, warm=(1, 0.98, 0.95))
    softbox((0.4, 1.6, 4.2), 150, (5.0, 1.2), (0, 0, 0.3))
    softbox((-4.0, -2.6, 2.0), 80, (0.9, 3.0), (0, 0, 0.5))
    softbox((3.2, -4.0, 1.6), 60, (3.0, 0.6), (0, 0, 0.5))
    camera(span, target, elev, 0, 80, 4.0)


def scooter(seed=1, color='#2a7a78', box_on=False, tint='#c4cad2', second='#f0ece2'):
    """A town scooter: leg shield, flat floor, round tail over the rear wheel."""
    lac, dark, chrome = simple('lacquer', color, 0.25, Clearcoat=1.0), plastic('#17181a', 0.5), metal('#d4d6da', 0.15)
    cream = simple('second', second, 0.25, Clearcoat=0.8)
    r = 0.235
    with Group((0, 0, 0), (0, 0, 0.5), 1.5):
        for x in (-0.66, 0.62):
            wheel((x, 0, r), r, 'five', 0.12)
            with Group((x, 0, r), (0, 0, PI)):
                wheel((0, 0, 0), r, 'five', 0.12)
        # leg shield: curved in both directions, with a rim in the second colour
        u, v = np.meshgrid(np.linspace(-1, 1, 60), np.linspace(0, 1, 70), indexing='ij')
        wid = 0.27 * (1 - 0.45 * v**2.2) * (0.72 + 0.28 * sstep(0, 0.35, v))
        X = -0.3 - 0.17 * v - 0.1 * (1 - u * u) * (0.4 + 0.6 * v) + 0.12 * (1 - v) ** 3
        S = np.stack([X, u * wid, 0.24 + 0.66 * v], -1)
        grid('shield', S, lac, thick=0.03, sub=1)
        rim = np.concatenate([S[0], S[1:-1, -1], S[-1][::-1]])
        tubes('rim', [rim], 0.017, cream if second != '#17181a' else dark, 10)
        slab('floor', (0.62, 0.42, 0.08), lac, (-0.06, 0, 0.2), 0.08, 0.035)
        for y in (-0.12, -0.04, 0.04, 0.12):
            slab('mat', (0.44, 0.05, 0.015), dark, (-0.06, y, 0.275), 0.02, 0.005)
        # tail: one skin from the floor to the lamp
        parts = [((0.34, 0, 0.44), (0.2, 0.19, 0.26), 0, 1), ((0.5, 0, 0.52), (0.3, 0.235, 0.21), 0, 2), ((0.68, 0, 0.56), (0.26, 0.22, 0.17), 0, 3), ((0.86, 0, 0.6), (0.16, 0.15, 0.11), 0, 4), ((0.3, 0, 0.3), (0.13, 0.17, 0.12), 0, 5)]
        fused('tail', parts, lac, 0.014, 34, 0.0)
        seat_color = '#5a3420' if second != '#17181a' else '#1c1c1e'
        slab('seat', (0.42, 0.3, 0.12), leather(seat_color), (0.38, 0, 0.69), 0.13, 0.055, (0, 0.03, 0))
        slab('seat', (0.4, 0.27, 0.13), leather(seat_color), (0.72, 0, 0.705), 0.12, 0.055, (0, -0.06, 0))
        # front guard, fork, column, head
        fused('guard', [((-0.66, 0, 0.34), (0.26, 0.1, 0.2), 0, 1), ((-0.6, 0, 0.4), (0.2, 0.1, 0.18), 0, 2), ((-0.52, 0, 0.5), (0.1, 0.09, 0.16), 0, 3)], lac, 0.012, 40, 0.0)
        rod([(-0.52, 0, 0.5), (-0.47, 0, 1.0)], 0.05, lac)
        fused('head', [((-0.5, 0, 1.02), (0.12, 0.13, 0.11), 0, 1), ((-0.44, 0, 1.03), (0.1, 0.2, 0.06), 0, 2)], lac, 0.01, 16, 0.0)
        with Group((-0.6, 0, 1.02), (0, -PI / 2, 0)):
            lathe('lamp ring', smooth_prof([(0.09, -0.02), (0.105, 0.01), (0.09, 0.035), (0.082, 0.035)]), chrome, 64)
            lathe('reflector', [(0.085, 0.01), (0.03, -0.01), (0, -0.012)], metal('#e8eaee', 0.1), 48)
            lathe('lamp', smooth_prof([(0.085, 0.02), (0.05, 0.045), (0, 0.05)]), simple('lamp', '#e8f0fa', 0.04, Emission='#ffffff', Emission_Strength=0.25, Clearcoat=1.0), 64)
        for s in (-1, 1):
            blob('signal', 0.035, simple('orange', '#f08a1c', 0.1, Clearcoat=1.0), (-0.52, s * 0.17, 0.84), (0.7, 1, 1), sub=4)
            rod([(-0.46, s * 0.16, 1.03), (-0.42, s * 0.3, 1.06)], 0.018, chrome)
            rod([(-0.425, s * 0.27, 1.06), (-0.38, s * 0.4, 1.06)], 0.028, dark)
            rod([(-0.46, s * 0.3, 1.04), (-0.43, s * 0.4, 1.02)], 0.008, chrome)
            rod([(-0.45, s * 0.2, 1.06), (-0.47, s * 0.27, 1.24)], 0.008, chrome)
            with Group((-0.47, s * 0.28, 1.28), (0, PI / 2, 0)):
                disc('mirror', 0.075, 0.03, dark, (0, 0, -0.015), n=48)
        blob('tail lamp', 0.075, simple('red', '#a00a0c', 0.1, Clearcoat=1.0), (0.98, 0, 0.6), (0.5, 0.9, 0.7), sub=4)
        rod([(0.86, 0, 0.5), (0.98, 0, 0.36)], 0.02, dark)
        box('plate', (0.01, 0.18, 0.12), simple('plate', '#f4f2ea', 0.4), (0.98, 0, 0.42), (0, 0.3, 0), 0.004)
        # engine, exhaust and stand
        slab('engine', (0.5, 0.3, 0.14), metal('#5a5c60', 0.4), (0.42, 0, 0.2), 0.08, 0.04)
        rod([(0.3, -0.2, 0.2), (0.5, -0.2, 0.18), (0.6, -0.21, 0.22)], 0.025, metal('#8a8c90', 0.3))
        rod([(0.58, -0.21, 0.23), (0.92, -0.22, 0.32)], 0.058, metal('#3a3b40', 0.3))
        rod([(0.1, 0.1, 0.22), (0.16, 0.24, 0.02)], 0.015, dark)
        if box_on:
            for s in (-1, 1):
                rod([(0.78, s * 0.14, 0.72), (1.06, s * 0.14, 0.86)], 0.014, chrome)
            slab('rack', (0.44, 0.4, 0.025), chrome, (0.9, 0, 0.845), 0.05, 0.008)
            slab('box', (0.46, 0.5, 0.42), plastic(second, 0.4), (0.9, 0, 0.87), 0.06, 0.04)
            slab('lid', (0.475, 0.515, 0.05), plastic(second, 0.3), (0.9, 0, 1.2), 0.06, 0.015)
            s = Sheet(240, 120, second)
            s.text(120, 60, 'SOUK', 64, '#ffffff', 'gothic', True)
            screen(s.save(), 0.32, 0.16, (0.9, -0.253, 1.04), (0, 0, 0), 0.0)
    showroom(3.45 if box_on else 3.3, (0.05, 0, 0.92), tint, 12)


def motorbike(seed=1, color='#b01c18', tint='#c4cad2'):
    """A naked motorbike: tank, seat and tail in one line over an air-cooled engine."""
    lac, dark, chrome = simple('lacquer', color, 0.22, Clearcoat=1.0), plastic('#17181a', 0.5), metal('#cfd2d6', 0.18)
    steel, black = metal('#8e9094', 0.35), metal('#2a2b2e', 0.35)
    r = 0.31
    with Group((0, 0, 0), (0, 0, 0.5), 1.36):
        for x, w in ((-0.78, 0.14), (0.68, 0.19)):
            for turn in (0, PI):
                with Group((x, 0, r), (0, 0, turn)):
                    wheel((0, 0, 0), r, 'five', w, '#2c2d31')
                with Group((x, 0, r), (0, 0, turn)), Group((0, -w * 0.62, 0), (PI / 2, 0, 0)):
                    disc('brake', 0.15, 0.012, steel, (0, 0, -0.006), n=64)
                    for q in range(8):
                        disc('hole', 0.016, 0.014, dark, (0.105 * math.cos(q * TAU / 8), 0.105 * math.sin(q * TAU / 8), -0.006), n=16)
        for s in (-1, 1):
            rod([(-0.78, s * 0.12, r), (-0.64, s * 0.12, 0.6)], 0.036, black)
            rod([(-0.64, s * 0.12, 0.6), (-0.46, s * 0.12, 1.0)], 0.026, metal('#d8a83c', 0.2))
            slab('clamp', (0.08, 0.05, 0.1), black, (-0.72, s * 0.13, 0.36), 0.02, 0.01, (0, 0.35, 0))
            rod([(0.68, s * 0.15, r), (0.15, s * 0.13, 0.4)], 0.034, black)
            rod([(0.5, s * 0.13, 0.36), (0.42, s * 0.1, 0.78)], 0.022, metal('#c02018', 0.3))
            # frame
            rod([(-0.42, s * 0.05, 0.94), (-0.12, s * 0.15, 0.8), (0.16, s * 0.14, 0.5), (0.14, s * 0.12, 0.32)], 0.026, black)
            rod([(-0.42, s * 0.04, 0.9), (-0.34, s * 0.1, 0.5), (-0.2, s * 0.12, 0.22), (0.14, s * 0.12, 0.24)], 0.022, black)
            rod([(0.02, s * 0.12, 0.76), (0.7, s * 0.09, 0.9)], 0.018, black)
            # bar, grips, levers, mirrors
            rod([(-0.46, 0, 1.03), (-0.44, s * 0.14, 1.04), (-0.38, s * 0.26, 1.1), (-0.28, s * 0.4, 1.08)], 0.015, black)
            rod([(-0.31, s * 0.34, 1.085), (-0.255, s * 0.43, 1.07)], 0.024, dark)
            rod([(-0.37, s * 0.27, 1.09), (-0.35, s * 0.42, 1.06)], 0.008, chrome)
            rod([(-0.37, s * 0.27, 1.1), (-0.42, s * 0.34, 1.26)], 0.008, black)
            with Group((-0.42, s * 0.36, 1.29), (0, PI / 2, 0)):
                disc('mirror', 0.07, 0.025, dark, (0, 0, -0.012), n=48)
            blob('signal', 0.03, simple('orange', '#f08a1c', 0.1, Clearcoat=1.0), (-0.56, s * 0.18, 0.92), (1.2, 1, 0.9), sub=4)
            blob('signal', 0.028, simple('orange', '#f08a1c', 0.1, Clearcoat=1.0), (0.84, s * 0.14, 0.84), (1.2, 1, 0.9), sub=4)
        fused('tank', [((-0.22, 0, 0.9), (0.28, 0.19, 0.15), 0, 1), ((-0.05, 0, 0.86), (0.26, 0.17, 0.13), 0, 2), ((-0.24, 0, 0.82), (0.2, 0.2, 0.1), 0, 3)], lac, 0.012, 14, 0.0)
        disc('cap', 0.05, 0.02, chrome, (-0.22, 0, 1.035), n=40)
        fused('seat', [((0.26, 0, 0.85), (0.3, 0.15, 0.07), 0, 1), ((0.52, 0, 0.89), (0.2, 0.12, 0.065), 0, 2), ((0.1, 0, 0.84), (0.14, 0.12, 0.07), 0, 3)], leather('#1a1a1c'), 0.012, 10, 0.0)
        fused('tail', [((0.5, 0, 0.83), (0.3, 0.13, 0.06), 0, 1), ((0.74, 0, 0.88), (0.18, 0.1, 0.055), 0, 2)], lac, 0.011, 14, 0.0)
        for s in (-1, 1):
            fused('side', [((0.14, s * 0.13, 0.68), (0.18, 0.035, 0.1), 0, 1), ((0.26, s * 0.12, 0.72), (0.12, 0.03, 0.07), 0, 2)], lac, 0.01, 8, 0.0)
        blob('tail lamp', 0.045, simple('red', '#a00a0c', 0.1, Clearcoat=1.0), (0.9, 0, 0.88), (0.6, 1.4, 0.6), sub=4)
        rod([(0.74, 0, 0.8), (0.96, 0, 0.62)], 0.018, dark)
        box('plate', (0.01, 0.17, 0.12), simple('plate', '#f4f2ea', 0.4), (0.98, 0, 0.58), (0, 0.35, 0), 0.004)
        # lamp and clocks
        with Group((-0.56, 0, 0.93), (0, -PI / 2 - 0.12, 0)):
            lathe('bowl', smooth_prof([(0, -0.13), (0.07, -0.12), (0.115, -0.04), (0.12, 0.02)]), lac, 64)
            lathe('ring', smooth_prof([(0.12, 0.0), (0.128, 0.02), (0.115, 0.035), (0.1, 0.03)]), chrome, 64)
            lathe('reflector', [(0.1, 0.02), (0.04, -0.02), (0, -0.03)], metal('#e8eaee', 0.1), 48)
            lathe('glass', smooth_prof([(0.105, 0.03), (0.06, 0.055), (0, 0.062)]), simple('lamp', '#e4eef8', 0.04, Emission='#ffffff', Emission_Strength=0.3, Clearcoat=1.0), 64)
        for y in (-0.06, 0.06):
            with Group((-0.5, y, 1.07), (0, -0.6, 0)):
                disc('clock', 0.045, 0.03, chrome, n=40)
        # engine: crankcase, cylinder with fins, covers, carburettor
        slab('case', (0.5, 0.26, 0.24), steel, (-0.02, 0, 0.22), 0.11, 0.05)
        with Group((-0.13, 0, 0.44), (0, -0.22, 0)):
            slab('cylinder', (0.22, 0.2, 0.3), black, (0, 0, 0), 0.05, 0.02)
            for i in range(9):
                slab('fin', (0.3, 0.3, 0.012), steel, (0, 0, 0.02 + 0.028 * i), 0.06, 0.004)
            slab('head', (0.26, 0.24, 0.07), steel, (0, 0, 0.27), 0.05, 0.02)
        disc('cover', 0.13, 0.05, metal('#a8aaae', 0.25), (0.09, -0.12, 0.34), (PI / 2, 0, 0), 0.025)
        disc('cover', 0.09, 0.05, metal('#a8aaae', 0.25), (-0.16, -0.12, 0.33), (PI / 2, 0, 0), 0.02)
        slab('filter', (0.16, 0.2, 0.14), dark, (0.14, 0, 0.54), 0.05, 0.03)
        # exhaust
        rod([(-0.22, -0.1, 0.58), (-0.4, -0.13, 0.48), (-0.36, -0.16, 0.26), (-0.1, -0.17, 0.16), (0.3, -0.18, 0.18), (0.46, -0.2, 0.24)], 0.03, chrome)
        rod([(0.44, -0.21, 0.24), (0.92, -0.23, 0.42)], 0.062, chrome)
        rod([(0.905, -0.229, 0.415), (0.935, -0.231, 0.426)], 0.04, dark)
        for x0, e, k in ((-0.78, 1.0, 1.9), (0.68, 0.5, 1.5)):
            a = np.linspace(e, e + k, 40)
            if x0 < 0:
                tubes('guard', [np.stack([x0 + (r + 0.035) * np.cos(a), 0 * a, r + (r + 0.035) * np.sin(a)], -1)], 0.085, lac, 20, flat=0.22)
        for z in (0.07, -0.05):
            rod([(0.14, 0.1, 0.34 + z * 0.6), (0.68, 0.1, r + z)], 0.008, black, 6)
        rod([(0.12, -0.2, 0.22), (0.12, -0.3, 0.22)], 0.016, dark)
        rod([(0.1, 0.12, 0.2), (0.22, 0.3, 0.01)], 0.016, dark)
    showroom(3.3, (0.02, 0, 0.82), tint, 11)


def bicycle(seed=1, color='#2a6a4a', town=False, tint='#c4cad2', basket=False):
    """A bicycle: a hill bike with knobbly tyres, or a town bike with guards and a basket."""
    lac, dark, chrome = simple('lacquer', color, 0.22, Clearcoat=1.0), plastic('#17181a', 0.5), metal('#cfd2d6', 0.18)
    R = 0.345
    with Group((0, 0, 0), (0, 0, 0.34), 1.52):
        for x in (-0.55, 0.52):
            with Group((x, 0, R), (PI / 2, 0, 0)):
                w = 0.02 if town else 0.032
                knob = None if town else (lambda P: 0.006 * np.sign(np.cos(np.arctan2(P[..., 1], P[..., 0]) * 60)) * (np.hypot(P[..., 0], P[..., 1]) > R - 0.012))
                a = np.linspace(0, TAU, 24)
                lathe('tyre', [(R - w + w * math.cos(t), w * math.sin(t)) for t in a], simple('rubber', '#161617', 0.8), 240, knob)
                lathe('rim', [(R - 2.1 * w, -0.012), (R - 1.7 * w, -0.014), (R - 1.7 * w, 0.014), (R - 2.1 * w, 0.012), (R - 2.1 * w, -0.012)], chrome if town else dark, 96)
                disc('hub', 0.03, 0.08, chrome, (0, 0, -0.04), n=32)
                for i in range(28):
                    t = i * TAU / 28
                    rod([(0.025 * math.cos(t + 0.5), 0.025 * math.sin(t + 0.5), 0.03 * (-1)**i), ((R - 2 * w) * math.cos(t), (R - 2 * w) * math.sin(t), 0)], 0.0022, chrome, 6)
                if not town:
                    disc('brake', 0.08, 0.006, metal('#a8aaae', 0.3), (0, 0, 0.045), n=48)
        head, bb, seat_top, rear, front = (-0.36, 0, 0.78), (-0.02, 0, 0.29), (0.16, 0, 0.74), (0.52, 0, R), (-0.55, 0, R)
        low = (-0.39, 0, 0.66)
        t = 0.021 if town else 0.026
        if town:
            rod([low, (-0.2, 0, 0.42), bb], t, lac)
            rod([head, (-0.15, 0, 0.58), (0.06, 0, 0.46)], t * 0.8, lac)
        else:
            rod([low, bb], t, lac)
            rod([head, (0.13, 0, 0.68)], t, lac)
        rod([bb, seat_top], t, lac)
        for s in (-1, 1):
            rod([bb, (rear[0], s * 0.05, rear[2])], 0.012, lac)
            rod([(0.13, 0, 0.66), (rear[0], s * 0.05, rear[2])], 0.011, lac)
            rod([(-0.41, s * 0.05, 0.6), (front[0], s * 0.05, front[2])], 0.017, dark if not town else lac)
        rod([(-0.41, 0, 0.6), (-0.345, 0, 0.86)], 0.024, lac)
        rod([seat_top, (0.19, 0, 0.88)], 0.014, chrome)
        blob('saddle', 0.14, leather('#6a3c1c' if town else '#1a1a1c'), (0.19, 0, 0.9), (1.0, 0.62, 0.28), sub=5)
        bar = [(-0.24, -0.28, 0.95), (-0.36, -0.22, 0.97), (-0.35, 0, 0.9), (-0.36, 0.22, 0.97), (-0.24, 0.28, 0.95)] if town else [(-0.34, -0.34, 0.9), (-0.35, -0.12, 0.89), (-0.36, 0, 0.87), (-0.35, 0.12, 0.89), (-0.34, 0.34, 0.9)]
        rod(bar, 0.013, chrome if town else dark)
        for p, q in ((bar[0], bar[1]), (bar[-1], bar[-2])):
            p, q = np.array(p), np.array(q)
            rod([tuple(p), tuple(p + (q - p) * 0.6)], 0.02, dark)
        with Group(bb, (PI / 2, 0, 0)):
            lathe('chainring', [(0.07, 0.05), (0.09, 0.05), (0.09, 0.056), (0.07, 0.056), (0.07, 0.05)], dark, 64)
            for i in range(5):
                rod([(0, 0, 0.05), (0.075 * math.cos(i * TAU / 5), 0.075 * math.sin(i * TAU / 5), 0.05)], 0.008, dark, 8)
        for s in (-1, 1):
            rod([(-0.02, -0.06 * s, 0.29), (-0.02 + 0.12 * s, -0.08 * s, 0.29 - 0.11 * s)], 0.012, chrome)
            box('pedal', (0.09, 0.08, 0.02), dark, (-0.02 + 0.12 * s, -0.13 * s, 0.29 - 0.11 * s))
        for z in (0.085, -0.045):
            rod([(-0.02, -0.055, 0.29 + z), (0.52, -0.055, R + z * 0.5)], 0.005, metal('#4a4b50', 0.4), 6)
        if town:
            for x in (-0.55, 0.52):
                a = np.linspace(0.3, PI - 0.1, 30) if x > 0 else np.linspace(0.6, PI - 0.5, 30)
                tubes('guard', [np.stack([x + (R + 0.03) * np.cos(a), 0 * a, R + (R + 0.03) * np.sin(a)], -1)], 0.03, lac, 12, flat=0.3)
            rod([(-0.46, 0, 0.82), (-0.47, 0, 0.8)], 0.04, chrome)
        if basket:
            wick = simple('wicker', '#b0804a', 0.7)
            for i in range(7):
                z = 0.72 + 0.035 * i
                g = 0.11 + 0.006 * i
                rod([(-0.56 + c * g, d * (g + 0.05), z) for c, d in ((-1, -1), (1, -1), (1, 1), (-1, 1), (-1, -1))], 0.009, wick, 6)
            for i in range(9):
                d = -0.16 + 0.04 * i
                rod([(-0.67, d, 0.72), (-0.71, d * 1.15, 0.94)], 0.006, wick, 6)
            slab('base', (0.24, 0.32, 0.015), wick, (-0.56, 0, 0.71), 0.04, 0.004)
    showroom(3.15, (0, 0, 0.72), tint, 10)
