"""/usr/bin/python3 finish.py IN.npz OUT.png : denoises and grades.

Debian's Blender has no denoiser, so this is a non-local-means filter with two buffers, guided by albedo and
normals.
"""
import sys

import numpy as np
from PIL import Image


def box(a, r):
    for axis in (0, 1):
        n = a.shape[axis]
        if r <= 3:  # adding few shifted copies is faster than running sums
            p = np.pad(a, [(r, r) if i == axis else (0, 0) for i in range(a.ndim)], mode='edge')
            cut = [slice(None)] * a.ndim
            total = 0
            for k in range(2 * r + 1):
                cut[axis] = slice(k, k + n)
                total = total + p[tuple(cut)]
            a = (total / (2 * r + 1)).astype(np.float32)
            continue
        p = np.pad(a, [(r + 1, r) if i == axis else (0, 0) for i in range(a.ndim)], mode='edge')
        p = p.cumsum(axis, dtype=np.float64)
        a = ((np.take(p, range(2 * r + 1, n + 2 * r + 1), axis) - np.take(p, range(0, n), axis)) / (2 * r + 1)).astype(np.float32)
    return a


def gauss(a, r):
    return box(box(box(a, r), r), r)


def calm(one, other, r=2):
    """The mean of both; smooth where they differ (out of focus), so that the guide has no grain."""
    mean = (one + other) / 2
    wild = box(((one - other) ** 2).mean(-1, keepdims=True), 1)
    share = wild / (wild + 4e-4)
    return mean * (1 - share) + gauss(mean, r) * share


def denoise(D, R=5, k=1.0):
    D = {n: np.pad(D[n], ((R, R), (R, R), (0, 0)), 'reflect') for n in D.files}
    albedo = calm(np.maximum(D['albedo1'], 0), np.maximum(D['albedo2'], 0))
    normal = calm(D['normal1'], D['normal2'])
    X = [np.log1p(np.maximum(D[c], 0) / (albedo + 0.03)) for c in ('color1', 'color2')]
    var = box(((X[0] - X[1]) ** 2).mean(-1) / 2, 2)
    # one array for both guides, so that each shift compares once
    marks = np.concatenate([albedo / 0.05**0.5, normal / 0.3**0.5], -1).astype(np.float32)
    X = [x.astype(np.float32) for x in X]
    num = [np.zeros_like(X[0]) for _ in X]
    den = [np.zeros(X[0].shape[:2], np.float32) for _ in X]
    for dy in range(-R, R + 1):
        for dx in range(-R, R + 1):
            def sh(a):
                return np.roll(a, (dy, dx), (0, 1))
            step = marks - sh(marks)
            guide = np.einsum('ijk,ijk->ij', step, step) + (dy * dy + dx * dx) / (1.2 * R * R)
            vs = sh(var)
            floor, scale = var + np.minimum(var, vs), 1e-5 + k * k * (var + vs) * 4
            for i in (0, 1):  # weights from one half, values from the other: noise never matches itself
                step = X[i] - sh(X[i])
                d = box(np.einsum('ijk,ijk->ij', step, step) / 3 - floor, 2) / scale
                w = np.exp(-np.maximum(d, 0) - guide)
                num[i] += w[..., None] * sh(X[1 - i])
                den[i] += w
    x = sum(n / (d[..., None] + 1e-8) for n, d in zip(num, den)) / 2
    return (np.expm1(x) * (albedo + 0.03))[R:-R, R:-R]


def grade(c, exposure=1.3, saturation=1.08, bloom=0.05):
    c = c * exposure
    c = c + bloom * gauss(np.clip(c - 0.8, 0, 4), max(2, c.shape[0] // 80))
    x = c * 0.62
    y = np.clip(x * (2.51 * x + 0.03) / (x * (2.43 * x + 0.59) + 0.14), 0, 1)
    light = (y * [0.2126, 0.7152, 0.0722]).sum(-1, keepdims=True)
    y = np.clip(light + (y - light) * saturation, 0, 1)
    y = np.where(y <= 0.0031308, 12.92 * y, 1.055 * y ** (1 / 2.4) - 0.055)
    return np.clip(y + 0.21 * (y - gauss(y.astype(np.float32), 1)), 0, 1)


source, target = sys.argv[1:3]
picture = grade(denoise(np.load(source)))
Image.fromarray((picture * 255 + 0.5).astype('uint8')).save(target)
