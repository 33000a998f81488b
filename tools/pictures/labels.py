"""Printed labels in English and Arabic, drawn with Pillow. Makers are invented."""
import math
import os
import random
import tempfile

from PIL import Image, ImageDraw, ImageFont

URW = '/usr/share/fonts/opentype/urw-base35/'
NOTO = '/usr/share/fonts/truetype/noto/'
FACES = {'gothic': ('URWGothic-Demi.otf', 'URWGothic-Book.otf'), 'sans': ('NimbusSans-Bold.otf', 'NimbusSans-Regular.otf'), 'serif': ('C059-Bold.otf', 'C059-Roman.otf'), 'book': ('URWBookman-Demi.otf', 'URWBookman-Light.otf'), 'narrow': ('NimbusSansNarrow-Bold.otf', 'NimbusSansNarrow-Regular.otf')}
ARABIC = 'NotoKufiArabic-Bold.ttf'
S = 2  # drawn twice as large, then reduced


class Sheet:
    def __init__(self, w, h, ground):
        self.w, self.h = w, h
        self.image = Image.new('RGB', (w * S, h * S), ground)
        self.draw = ImageDraw.Draw(self.image)

    def font(self, text, size, face, bold):
        arabic = any('\u0600' <= c <= '\u06ff' for c in text)
        path = NOTO + ARABIC if arabic else URW + FACES[face][0 if bold else 1]
        return ImageFont.truetype(path, max(8, int(size * S)))

    def text(self, x, y, text, size, color, face='gothic', bold=True, width=None, anchor='mm'):
        f = self.font(text, size, face, bold)
        while width and f.getlength(text) > width * S and size > 8:
            size *= 0.94
            f = self.font(text, size, face, bold)
        self.draw.text((x * S, y * S), text, color, f, anchor=anchor)
        return size

    def wrapped(self, text, size, width, face='gothic', bold=True):
        words, lines = text.split(), ['']
        f = self.font(text, size, face, bold)
        for word in words:
            longer = (lines[-1] + ' ' + word).strip()
            if f.getlength(longer) <= width * S or not lines[-1]:
                lines[-1] = longer
            else:
                lines.append(word)
        return lines

    def rows(self, text, size, width, face='gothic'):
        return len(self.wrapped(text, size, width, face))

    def block(self, x, y, text, size, color, width, face='gothic', bold=True):
        """Wraps at words; returns the height used. `y` is the top."""
        lines = self.wrapped(text, size, width, face, bold)
        for i, line in enumerate(lines):
            self.text(x, y + size * (0.55 + 1.08 * i), line, size, color, face, bold, width)
        return size * 1.08 * len(lines)

    def rect(self, x0, y0, x1, y1, color, r=0):
        box = [x0 * S, y0 * S, x1 * S, y1 * S]
        self.draw.rounded_rectangle(box, r * S, fill=color) if r else self.draw.rectangle(box, fill=color)

    def circle(self, x, y, r, color):
        self.draw.ellipse([(x - r) * S, (y - r) * S, (x + r) * S, (y + r) * S], fill=color)

    def poly(self, pts, color):
        self.draw.polygon([(x * S, y * S) for x, y in pts], fill=color)

    def wave(self, x0, x1, y, amp, k, phase, color):
        pts = [(x, y + amp * math.sin((x - x0) / (x1 - x0) * k + phase)) for x in range(int(x0), int(x1) + 1, 3)]
        self.poly([(x0, self.h), *pts, (x1, self.h)], color)

    def save(self):
        handle, path = tempfile.mkstemp('.png')
        os.close(handle)
        self.image.resize((self.w, self.h), Image.LANCZOS).save(path)
        return path


def photograph(s, x0, y0, x1, y1, name, zoom=1.0, shift=0.0):
    """Puts the rendered picture of another good onto the pack, as on a real one. `name`: module/item."""
    import json
    home = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', 'server', 'demo', 'pictures')
    module, item = name.split('/')
    with open(os.path.join(home, 'goods.json'), encoding='utf8') as file:
        stem = json.load(file)[module][item]['files'][0]
    photo = Image.open(os.path.join(home, 'goods', '480', stem + '.webp')).convert('RGB')
    w, h = int((x1 - x0) * S), int((y1 - y0) * S)
    k = max(w / photo.width, h / photo.height) * zoom
    photo = photo.resize((int(photo.width * k), int(photo.height * k)), Image.LANCZOS)
    left, top = (photo.width - w) // 2, int((photo.height - h) * (0.5 + shift))
    photo = photo.crop((left, top, left + w, top + h))
    # its upper edge is an arch
    mask = Image.new('L', (w, h), 0)
    ImageDraw.Draw(mask).ellipse([-w * 0.25, 0, w * 1.25, h * 2.4], fill=255)
    s.image.paste(photo, (int(x0 * S), int(y0 * S)), mask)


def motif(s, kind, cx, cy, r, a, b, seed=1):
    """A flat drawing of the contents of a pack."""
    R = random.Random(seed)
    if kind == 'leaf':
        for i, ang in enumerate((-0.7, 0.0, 0.7)):
            pts = [(cx + r * t * math.sin(ang) + r * 0.22 * w * math.sin(math.pi * t) * math.cos(ang), cy - r * t * math.cos(ang) + r * 0.22 * w * math.sin(math.pi * t) * math.sin(ang)) for w in (1, -1) for t in ([j / 20 for j in range(21)] if w == 1 else [1 - j / 20 for j in range(21)])]
            s.poly(pts, a if i != 1 else b)
    elif kind == 'grain':
        for i in range(7):
            for side in (-1, 1):
                x, y = cx + side * r * 0.16, cy + r * (0.7 - 0.24 * i)
                s.poly([(x, y), (x + side * r * 0.26, y - r * 0.12), (x + side * r * 0.3, y - r * 0.4), (x + side * r * 0.04, y - r * 0.22)], a if i % 2 else b)
        s.rect(cx - r * 0.03, cy - r * 0.9, cx + r * 0.03, cy + r, a)
    elif kind == 'drop':
        s.circle(cx, cy + r * 0.25, r * 0.55, a)
        s.poly([(cx - r * 0.5, cy + r * 0.05), (cx, cy - r), (cx + r * 0.5, cy + r * 0.05)], a)
        s.circle(cx - r * 0.18, cy + r * 0.3, r * 0.16, b)
    elif kind == 'fruit':
        s.circle(cx, cy, r * 0.8, a)
        s.circle(cx - r * 0.28, cy - r * 0.25, r * 0.16, b)
        s.poly([(cx, cy - r * 0.75), (cx + r * 0.5, cy - r * 1.1), (cx + r * 0.35, cy - r * 0.7)], '#3f7a2a')
    elif kind == 'citrus':
        s.circle(cx, cy, r * 0.9, a)
        s.circle(cx, cy, r * 0.78, '#fff6dc')
        for i in range(9):
            t0, t1 = i * math.tau / 9 + 0.06, (i + 1) * math.tau / 9 - 0.06
            s.poly([(cx + r * 0.08 * math.cos((t0 + t1) / 2), cy + r * 0.08 * math.sin((t0 + t1) / 2)), (cx + r * 0.7 * math.cos(t0), cy + r * 0.7 * math.sin(t0)), (cx + r * 0.74 * math.cos((t0 + t1) / 2), cy + r * 0.74 * math.sin((t0 + t1) / 2)), (cx + r * 0.7 * math.cos(t1), cy + r * 0.7 * math.sin(t1))], b)
    elif kind == 'berries':
        for i in range(9):
            x, y = cx + r * R.uniform(-0.8, 0.8), cy + r * R.uniform(-0.6, 0.6)
            s.circle(x, y, r * 0.3, a if i % 2 else b)
            s.circle(x - r * 0.09, y - r * 0.09, r * 0.06, '#ffffff')
    elif kind == 'dots':
        for i in range(46):
            t, q = R.random() * math.tau, math.sqrt(R.random())
            s.circle(cx + r * q * math.cos(t) * 1.15, cy + r * q * math.sin(t) * 0.8, r * R.uniform(0.06, 0.12), a if i % 3 else b)
    elif kind == 'cross':
        s.circle(cx, cy, r, a)
        s.rect(cx - r * 0.16, cy - r * 0.6, cx + r * 0.16, cy + r * 0.6, b)
        s.rect(cx - r * 0.6, cy - r * 0.16, cx + r * 0.6, cy + r * 0.16, b)
    elif kind == 'sun':
        for i in range(12):
            t = i * math.tau / 12
            s.poly([(cx + r * math.cos(t), cy + r * math.sin(t)), (cx + r * 0.5 * math.cos(t + 0.14), cy + r * 0.5 * math.sin(t + 0.14)), (cx + r * 0.5 * math.cos(t - 0.14), cy + r * 0.5 * math.sin(t - 0.14))], a)
        s.circle(cx, cy, r * 0.48, b)
    elif kind == 'pill':
        s.rect(cx - r, cy - r * 0.36, cx + r, cy + r * 0.36, a, r * 0.36)
        s.rect(cx, cy - r * 0.36, cx + r, cy + r * 0.36, b, r * 0.36)
        s.rect(cx - r * 0.02, cy - r * 0.36, cx + r * 0.4, cy + r * 0.36, b)
    elif kind == 'bubbles':
        for i in range(14):
            x, y, q = cx + r * R.uniform(-1, 1), cy + r * R.uniform(-0.9, 0.9), r * R.uniform(0.08, 0.26)
            s.circle(x, y, q, a)
            s.circle(x - q * 0.3, y - q * 0.3, q * 0.25, b)
    elif kind == 'star':
        s.poly([(cx + r * (1 if i % 2 == 0 else 0.42) * math.sin(i * math.pi / 5), cy - r * (1 if i % 2 == 0 else 0.42) * math.cos(i * math.pi / 5)) for i in range(10)], a)
    elif kind == 'crocus':
        for ang, tone in ((-0.95, '#6a4aa0'), (0.95, '#6a4aa0'), (-0.5, '#8a66c0'), (0.5, '#8a66c0'), (0.0, '#a684d4')):
            side = [(t, w) for w in (1, -1) for t in ([j / 20 for j in range(21)] if w == 1 else [1 - j / 20 for j in range(21)])]
            s.poly([(cx + r * 1.25 * t * math.sin(ang) + r * 0.3 * w * math.sin(math.pi * t ** 1.3) * math.cos(ang), cy + r * 0.75 - r * 1.5 * t * math.cos(ang) + r * 0.3 * w * math.sin(math.pi * t ** 1.3) * math.sin(ang)) for t, w in side], tone)
        for x in (-0.22, 0.0, 0.22):
            s.poly([(cx - r * 0.03, cy + r * 0.5), (cx + r * 0.03, cy + r * 0.5), (cx + r * (x + 0.07), cy - r * 0.7), (cx + r * (x - 0.07), cy - r * 0.7)], '#e0481c')
    elif kind == 'cow':
        s.circle(cx, cy, r * 0.9, a)
        for x, y, q in ((-0.35, -0.3, 0.34), (0.4, 0.05, 0.4), (-0.2, 0.5, 0.26)):
            s.circle(cx + x * r, cy + y * r, q * r, b)
    elif kind == 'fish':
        s.poly([(cx - r, cy), (cx - r * 0.3, cy - r * 0.45), (cx + r * 0.45, cy - r * 0.2), (cx + r, cy - r * 0.5), (cx + r * 0.85, cy), (cx + r, cy + r * 0.5), (cx + r * 0.45, cy + r * 0.2), (cx - r * 0.3, cy + r * 0.45)], a)
        s.circle(cx - r * 0.6, cy - r * 0.08, r * 0.08, b)
    elif kind == 'hill':
        s.poly([(cx - r * 1.4, cy + r * 0.7), (cx - r * 0.5, cy - r * 0.5), (cx, cy + r * 0.1), (cx + r * 0.5, cy - r * 0.8), (cx + r * 1.4, cy + r * 0.7)], a)
        s.circle(cx - r * 0.2, cy - r * 0.7, r * 0.24, b)
    elif kind == 'heart':
        s.circle(cx - r * 0.4, cy - r * 0.2, r * 0.48, a)
        s.circle(cx + r * 0.4, cy - r * 0.2, r * 0.48, a)
        s.poly([(cx - r * 0.84, cy), (cx + r * 0.84, cy), (cx, cy + r)], a)
    elif kind == 'tooth':
        s.circle(cx - r * 0.32, cy - r * 0.3, r * 0.45, a)
        s.circle(cx + r * 0.32, cy - r * 0.3, r * 0.45, a)
        s.poly([(cx - r * 0.74, cy - r * 0.2), (cx + r * 0.74, cy - r * 0.2), (cx + r * 0.4, cy + r * 0.9), (cx, cy + r * 0.2), (cx - r * 0.4, cy + r * 0.9)], a)


def front(w, h, name, ar='', maker='', weight='', claim='', ground='#fbf7ee', ink='#123a7a', accent='#5aa9e6', second=None, style='wave', art='leaf', face='gothic', seed=1, x0=0, x1=None, sheet=None, photo=None, zoom=1.0, shift=0.0):
    """The front of a pack, drawn into a sheet between x0 and x1."""
    s = sheet or Sheet(w, h, ground)
    x1 = x1 or w
    fw, cx = x1 - x0, (x0 + x1) / 2
    second = second or ink
    on_second = '#ffffff' if style in ('wave', 'band', 'full') else ink
    small = min(fw * 0.075, h * 0.06)
    pad = fw * 0.86
    if style == 'wave':
        s.wave(x0, x1, h * 0.70, h * 0.03, 6, seed, accent)
        s.wave(x0, x1, h * 0.80, h * 0.025, 6, seed + 2.2, second)
        mark, top = (h * 0.60, min(fw * 0.2, h * 0.13), accent, second), 0.13
    elif style == 'band':
        s.rect(x0, h * 0.20, x1, h * 0.62, second)
        mark, top = (h * 0.78, min(fw * 0.2, h * 0.11), accent, second), 0.235
    elif style == 'circle':
        s.circle(cx, h * 0.42, min(fw * 0.46, h * 0.36), accent)
        mark, top = (h * 0.80, min(fw * 0.16, h * 0.09), second, accent), 0.235
    elif style == 'split':
        s.poly([(x0, h), (x0, h * 0.74), (x1, h * 0.56), (x1, h)], accent)
        mark, top = (h * 0.72, min(fw * 0.24, h * 0.14), second, ground), 0.14
    else:  # full
        mark, top = (h * 0.68, min(fw * 0.3, h * 0.17), accent, second), 0.14
    if photo:
        s.rect(x0, 0, x1, h, second)
        s.text(cx, h * 0.065, maker.upper(), small * 0.8, '#ffffff', face, True, pad)
        size = min(fw * 0.17, h * 0.13, fw * 1.35 / max(max(len(x) for x in name.split()), 4))
        y = h * 0.11 + s.block(cx, h * 0.11, name, size, '#ffffff', pad, face)
        y += s.block(cx, y + size * 0.05, ar, size * 0.66, accent, pad) * 1.1
        photograph(s, x0, max(h * 0.42, y), x1, h, photo, zoom, shift)
        s.rect(x1 - fw * 0.36, h * 0.9, x1 - fw * 0.05, h * 0.965, ground, h * 0.03)
        s.text(x1 - fw * 0.205, h * 0.932, weight, small * 0.85, ink, face, True, fw * 0.28)
        return s
    colour = on_second if style == 'band' else ink
    s.text(cx, h * 0.07 if style != 'band' else h * 0.1, maker.upper(), small * 0.8, ink, face, True, pad)
    size = min(fw * 0.19, h * 0.15)
    longest = max((len(x) for x in name.split()), default=1)
    size = min(size, fw * 1.35 / max(longest, 4))
    if style == 'band':  # its words stay on the band
        while s.rows(name, size, pad, face) * 1.08 * size + (0.9 * size if ar else 0) > h * 0.37 and size > 10:
            size *= 0.95
    y = h * top
    y += s.block(cx, y, name, size, colour, pad, face)
    if ar:
        y += s.block(cx, y + size * 0.05, ar, size * 0.66, colour, pad) * 1.12
    if y < mark[0] - mark[1]:  # never below the words
        motif(s, art, cx, *mark, seed)
    if claim and y < h * 0.56:
        s.text(cx, y + small * 1.0, claim, small * 0.85, colour, face, False, pad)
    s.text(cx, h * 0.93, weight, small * 1.15, '#ffffff' if style == 'wave' else ink, face, True, pad)
    return s
