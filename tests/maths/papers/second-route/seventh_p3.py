"""The keys of the set found a second way; every computed answer is asserted."""

import cmath
import json
import math
import re
from pathlib import Path

import numpy as np
import sympy as sp
from scipy.integrate import quad, solve_ivp
from scipy.optimize import brentq, minimize_scalar
from sympy.parsing.sympy_parser import (convert_xor, implicit_multiplication, parse_expr,
                                        standard_transformations)

QUESTIONS = {q['id']: q for q in json.loads((Path(__file__).parent.parent / 'questions' / 'seventh-p3.json').read_text(encoding='utf8'))}
IN_WORDS = {'prove', 'explain', 'state', 'sketch', 'describe'}
x, y, t, u, th, a, p, k, lam = sp.symbols('x y t u theta a p k lambda')
VEC = sp.symbols('vi vj vk')
LOCAL = {'e': sp.E, 'ln': sp.log, 'arctan': sp.atan, 'x': x, 'y': y, 't': t, 'u': u, 'theta': th,
         'a': a, 'p': p, 'k': k, 'lambda_': lam, 'pi': sp.pi, 'c': sp.Symbol('c'), 'i': sp.I, 'N': sp.Symbol('N')}
TR = standard_transformations + (implicit_multiplication, convert_xor)
seen = set()


def parse(s, vec=False):
    s = re.sub(r'(?<=[0-9])(?=[a-zA-Z(])', '*', s)
    s = re.sub(r'\be\^\(', 'exp(', s).replace('lambda', 'lambda_')
    if vec:
        s = re.sub(r'\b([ijk])\b', r'v\1', s)
        return parse_expr(s, local_dict=dict(zip(('vi', 'vj', 'vk'), VEC)), transformations=TR)
    return parse_expr(s, local_dict=LOCAL, transformations=TR)


def key(id, label, at=0):
    q = QUESTIONS['p3-%d' % id]
    part = next(part for part in q['parts'] if part['label'] == label)
    seen.add((id, label, at))
    return part['answers'][at]


def rounded(v, figures):
    n = int(figures[0])
    if figures.endswith('dp'):
        return f'{v:.{n}f}'
    d = n - 1 - math.floor(math.log10(abs(v)))
    r = round(v, d)
    return f'{r:.{max(d, 0)}f}'


def num(id, label, *values):
    q = next(part for part in QUESTIONS['p3-%d' % id]['parts'] if part['label'] == label)
    assert len(q['answers']) == len(values), (id, label)
    for at, v in enumerate(values):
        an = key(id, label, at)
        f = an['figures']
        if f in ('exact', 'integer'):
            got = complex(sp.N(parse(an['value'])))
            assert abs(got - v) < 1e-6, (id, label, an['value'], v)
            if f == 'integer' and id != 849:
                assert re.fullmatch(r'-?\d+', an['value'])
        else:
            assert rounded(float(v), f) == an['value'], (id, label, an['value'], v)
            for form in an.get('accept', []):
                if re.search('[a-z]', form):
                    assert abs(float(sp.N(parse(form))) - v) < 1e-6, (id, form)
        for form in an.get('accept', []):
            if f == 'exact':
                assert abs(complex(sp.N(parse(form))) - v) < 1e-6, (id, form)


def expr(id, label, expected, at=0, points=(0.13, 0.37, 0.61), var=x):
    """The key agrees with `expected`, a function of a number."""
    e = parse(key(id, label, at)['value'])
    for v in points:
        got = complex(sp.N(e.subs(var, v)))
        assert abs(got - expected(v)) < 1e-6 * max(1, abs(got)), (id, label, e, got, expected(v))


def said(id, label, value, at=0):
    got = key(id, label, at)['value']
    assert got == value, (id, label, got, value)


def vector(id, label, *vs):
    for at, v in enumerate(vs):
        s = key(id, label, at)['value']
        if ';' in s:
            got = [float(sp.N(parse(c))) for c in s.strip('()').split(';')]
        else:
            e = sp.expand(parse(s, True))
            got = [float(e.coeff(w)) for w in VEC]
        assert np.allclose(got, v, atol=1e-6), (id, label, s, v)


def coords(id, label, *ps):
    for at, v in enumerate(ps):
        s = key(id, label, at)['value']
        got = [float(sp.N(parse(c))) for c in s[1:-1].split(',')]
        assert np.allclose(got, v, atol=1e-5), (id, label, s, v)


def scan(f, lo, hi, n=20001):
    xs = np.linspace(lo, hi, n)[1:-1]
    out = []
    v = [f(w) for w in xs]
    for i in range(len(xs) - 1):
        if v[i] == 0:
            out.append(xs[i])
        elif v[i] * v[i + 1] < 0 and abs(v[i]) < 5 and abs(v[i + 1]) < 5:
            out.append(brentq(f, xs[i], xs[i + 1], xtol=1e-13))
    return out


def d(f, v, h=1e-5):
    return (f(v + h) - f(v - h)) / (2 * h)


def rad(f):
    return lambda v: f(math.radians(v))


def series(e, n):
    return [sp.diff(e, x, m).subs(x, 0) / sp.factorial(m) for m in range(n + 1)]


def same_poly(id, label, cs, at=0):
    e = sp.Poly(parse(key(id, label, at)['value']), x)
    want = sp.Poly(sum(sp.nsimplify(c) * x**m for m, c in enumerate(cs)), x)
    assert sp.expand(e.as_expr() - want.as_expr()) == 0, (id, label, e, want)


def region(id, test, inside):
    for v in np.linspace(-40, 40, 40013):
        assert inside(v) == test(v), (id, v)


sin, cos, tan, exp, ln, pi, sq = math.sin, math.cos, math.tan, math.exp, math.log, math.pi, math.sqrt
cot = lambda w: 1 / tan(w)

# Algebra
said(801, '(a)', '-3/5 < x < 13')
region(801, lambda v: abs(3 * v - 5) < 2 * abs(v + 4), lambda v: -3 / 5 < v < 13)
num(801, '(b)', max(n for n in range(-50, 60) if abs(3 * 2 ** (n / 4) - 5) < 2 * abs(2 ** (n / 4) + 4)))
sa, sb = np.linalg.solve([[1 / 4, 1 / 2], [1, -1]], [4 - 6 / 8, -6 + 6 + 4])
num(802, '(1)', sa, sb)
assert sum(abs(r.imag) < 1e-9 for r in np.roots([6, 7, 3, -4])) == 1
f = (4 * x**2 - 5 * x + 3) / ((1 + 2 * x) * (x**2 + 3))
expr(803, '(i)', lambda v: float(f.subs(x, v)))
assert sp.expand(sp.apart(f) - parse(key(803, '(i)')['value'])).simplify() == 0
same_poly(803, '(ii)', series(f, 2))
said(803, '(iii)', '-1/2 < x < 1/2')
assert abs(min(abs(r) for r in np.roots(np.polymul([2, 1], [1, 0, 3]))) - 0.5) < 1e-9
qt, rm = sp.div(sp.Poly(2 * x**4 + x**3 - 7 * x**2 + 3, x), sp.Poly(x**2 - x + 2, x))
same_poly(804, '(a)', qt.all_coeffs()[::-1], 0)
same_poly(804, '(a)', rm.all_coeffs()[::-1], 1)
r0 = np.roots([1, -1, 2])[0]
v0 = 2 * r0**4 + r0**3 - 7 * r0**2
kk = -v0.imag / r0.imag
num(804, '(b)', kk, -(v0 + kk * r0).real)
rs = sorted(r.real for r in np.roots([2, 1, -7, 14, -16]) if abs(r.imag) < 1e-9)
num(804, '(c)', rs[1], rs[0])
said(805, '(b)', 'x < 2a/3 or x > 4a')
for av in (1, 2.5):
    region(805, lambda v: abs(2 * v - 3 * av) > v + av, lambda v: v < 2 * av / 3 or v > 4 * av)
g = (8 - 6 * x) ** sp.Rational(1, 3)
cs = [sp.nsimplify(sp.simplify(c)) for c in series(g, 3)]
same_poly(806, '(i)', cs)
said(806, '(ii)', '-4/3 < x < 4/3')
bb = -cs[2] / cs[1]
num(806, '(iii)', float(bb), float(cs[3] + bb * cs[2]))
f = (3 * x**2 + 5 * x + 10) / ((x - 1) * (x + 2) ** 2)
assert sp.simplify(sp.apart(f) - parse(key(807, '(1)')['value'])) == 0
same_poly(807, '(2)', series(f, 2))

# Logarithms
h = lambda v: 2 * ln(v - 2) - ln(v + 4) - ln(3)
rts = scan(h, 2.01, 60.3)
assert len(rts) == 1
num(808, '(a)', rts[0])
num(808, '(b)', brentq(lambda v: h(exp(v)), 0.8, 5))
nn, lc = np.linalg.solve([[0.31, -1], [1.06, -1]], [-2.42, -1.82])
num(809, '(b)', nn, exp(lc))
assert sp.simplify((9**x - 3 ** (x + 1) - 10) - (u**2 - 3 * u - 10).subs(u, 3**x)) == 0
assert sp.expand(parse('u^2 - 3u - 10') - u**2 + 3 * u + 10) == 0
said(810, '(a)', 'u^2 - 3u - 10 = 0')
num(810, '(b)', brentq(lambda v: 9**v - 3 ** (v + 1) - 10, 0, 4))
num(811, '', brentq(lambda v: 4 * exp(v) + exp(-v) - 5 * (exp(v) - exp(-v)), 0.1, 4))
said(812, '(a)', 'x^2 - 2x - 67 = 0')
assert sp.expand((x + 5) * (x - 7) - 2**5 - (x**2 - 2 * x - 67)) == 0
rts = scan(lambda v: math.log2(v + 5) - 5 + math.log2(v - 7), 7.001, 60)
assert len(rts) == 1
num(812, '(b)', rts[0])
k1, c1 = np.polyfit([2, 7], [1.32, 3.07], 1)
num(813, '(1)', k1, exp(c1))
num(813, '(2)', brentq(lambda v: exp(c1 + k1 * v) - 40, 0, 30))
assert rounded(ln(40 / 1.86) / 0.35, '3sf') == '8.77'
rts = scan(lambda v: abs(3 ** (v + 1) - 10) - 4, -9, 5)
num(814, '(i)', *rts)

# Trigonometry
w = lambda v: sq(5) * cos(v) + 2 * sin(v)
m = minimize_scalar(lambda v: -w(v), bounds=(0, pi / 2), method='bounded', options={'xatol': 1e-12})
num(815, '(a)', -m.fun, math.degrees(m.x))
num(815, '(b)', *scan(rad(lambda v: w(v / 2) - 1), 0, 360))
grid = [12 / (w(v) ** 2 + 3) for v in np.linspace(0, 2 * pi, 2000001)[::10]]
assert abs(min(grid) - 1) < 1e-6 and abs(max(grid) - 4) < 1e-6
num(815, '(c)', 1, 4)
l = lambda v: (cot(v) - tan(v)) / (cot(v) + tan(v))
assert all(abs(l(v) - cos(2 * v)) < 1e-9 for v in (0.2, 0.9, 2, 4))
num(816, '(b)', *scan(rad(lambda v: l(v) - 3 * sin(v) + 1), 0, 180, 20012))
lhs, rhs = key(817, '(1)')['value'].split('=')
assert all(abs(sp.N((parse(lhs) - parse(rhs)).subs(x, v))) < 1e-9 for v in (0.2, 0.9, 2, 4))
num(817, '(2)', *scan(rad(lambda v: 3 * sin(3 * v) - 4 * sin(v)), 0, 180))
said(818, '(a)', '6*tan(theta)^2 - 5*tan(theta) + 1 = 0')
assert all(abs((6 * tan(v) - tan(pi / 4 + v)) * (1 - tan(v)) + 6 * tan(v) ** 2 - 5 * tan(v) + 1) < 1e-9 for v in (0.2, 0.9, 2))
num(818, '(b)', *scan(rad(lambda v: tan(pi / 4 + v) - 6 * tan(v)), 0, 90))
num(819, '', *scan(lambda v: 2 / sin(v) ** 2 - 3 * cot(v) - 7, 0, pi))
A = pi - math.asin(2 / 3)
num(820, '(a)(i)', sin(2 * A))
num(820, '(a)(ii)', sin(A + pi / 3))
num(820, '(b)', cos(4 * A))
w = lambda v: 4 * sin(v) + 2 * cos(v - pi / 6)
expr(821, '(i)', w)
m = minimize_scalar(lambda v: -w(v), bounds=(0, pi / 2), method='bounded', options={'xatol': 1e-12})
num(821, '(ii)', -m.fun, 90 - math.degrees(m.x))
num(821, '(iii)', *scan(rad(lambda v: w(v) - 3), 0, 360))

# Differentiation
c = lambda v: (v * v - 3) * exp(-v)
rts = scan(lambda v: d(c, v), -5, 12)
assert len(rts) == 2
coords(822, '(a)', (rts[1], c(rts[1])), (rts[0], c(rts[0])))
assert c(3) > c(2.9) and c(3) > c(3.1) and c(-1) < c(-1.1) and c(-1) < c(-0.9)
F = 2 * x**2 + x * y + y**2 - 14
assert sp.simplify(parse(key(823, '(i)')['value']) + sp.diff(F, x) / sp.diff(F, y)) == 0
sol = sorted(sp.solve([F, sp.diff(F, x)], [x, y]), reverse=True)
coords(823, '(ii)', *[[float(z) for z in s] for s in sol])
X, Y = lambda v: ln(3 * v - 1), lambda v: v + 4 / v
expr(824, '(a)', lambda v: d(Y, v) / d(X, v), points=(0.5, 1, 3), var=t)
m = minimize_scalar(Y, bounds=(0.4, 20), method='bounded', options={'xatol': 1e-12})
coords(824, '(b)', (X(m.x), m.fun))
said(824, '(c)', 'y = -2x + 5 + 2*ln(2)')
g1 = d(Y, 1) / d(X, 1)
assert abs(g1 + 2) < 1e-6 and abs(Y(1) - g1 * X(1) - (5 + 2 * ln(2))) < 1e-6
c = lambda v: ln(v) ** 2 / v
rts = scan(lambda v: d(c, v), 0.3, 40)
assert len(rts) == 2
coords(825, '', *[(r, c(r)) for r in rts])
c = lambda v: exp(2 * v) * cos(v)
rts = scan(lambda v: d(c, v), -pi / 2, pi / 2)
assert len(rts) == 1
num(826, '(a)', rts[0])
assert sp.simplify(parse(key(826, '(b)')['value']) - sp.diff(sp.exp(2 * x) * sp.cos(x), x, 2)) == 0
assert c(rts[0]) > c(rts[0] + 0.01) and c(rts[0]) > c(rts[0] - 0.01)
assert abs(d(lambda v: math.atan(2 * v), 0.5) - 1) < 1e-8
rhs = parse(key(827, '(a)')['value'].split('=')[1])
assert sp.simplify(rhs - (sp.atan(1) + (x - sp.Rational(1, 2)))) == 0
Yx = sp.atan(2 * x)
said(827, '(b)', "(1 + 4x^2)*y'' + 8x*y' = 0")
assert sp.simplify((1 + 4 * x**2) * sp.diff(Yx, x, 2) + 8 * x * sp.diff(Yx, x)) == 0
said(828, '(a)', '2*cos(x) + sin(x) + 1 = 0')
c = lambda v: (1 + sin(v)) / (2 + cos(v))
assert all(abs(d(c, v) * (2 + cos(v)) ** 2 - (2 * cos(v) + sin(v) + 1)) < 1e-7 for v in (0.3, 1, 2, 5))
num(828, '(b)', *scan(lambda v: d(c, v), 0, 2 * pi))

# Integration
num(829, '(a)', quad(lambda v: sq(v) * ln(v), 1, 4)[0])
num(829, '(b)', d(lambda v: sq(v) * ln(v), 4))
I = quad(lambda v: 1 / (v + 3 * sq(v)), 1, 9)[0]
expr(830, '(i)', lambda v: 2 * v / (v * v + 3 * v), var=u)
assert abs(quad(lambda v: 2 / (v + 3), 1, 3)[0] - I) < 1e-9
num(830, '(ii)', I)
lhs, rhs = key(831, '(1)')['value'].split('=')
lhs = lhs.replace('sin(theta)^4', '(sin(theta))^4')
assert all(abs(sp.N((parse(lhs) - parse(rhs)).subs(th, v))) < 1e-9 for v in (0.2, 0.9, 2, 4))
num(831, '(2)', quad(lambda v: sin(v) ** 4, 0, pi / 4)[0])
f = (3 * x**2 + 4 * x + 6) / ((x + 1) * (x**2 + 4))
assert sp.simplify(sp.apart(f) - parse(key(832, '(a)')['value'])) == 0
num(832, '(b)', quad(lambda v: (3 * v * v + 4 * v + 6) / ((v + 1) * (v * v + 4)), 0, 2)[0])
num(833, '', quad(lambda v: math.atan(2 * v), 0, 0.5)[0])
assert all(abs(tan(v) + cot(v) - 2 / sin(2 * v)) < 1e-9 for v in (0.2, 0.9, 2, 4))
num(834, '(b)', quad(lambda v: (tan(v) + cot(v)) ** 2, pi / 6, pi / 3)[0])
c = lambda v: (4 - v) * exp(v / 2)
m = minimize_scalar(lambda v: -c(v), bounds=(0, 4), method='bounded', options={'xatol': 1e-12})
coords(835, '(1)', (m.x, -m.fun))
num(835, '(2)', quad(c, 0, 4)[0])

# Numerical solution


def between(id, label, f):
    lo, _, hi = re.fullmatch(r'(\S+) < (\w+) < (\S+)', key(id, label)['value']).groups()
    assert f(float(lo)) * f(float(hi)) < 0, (id, label)
    return float(lo), float(hi)


def settles(g, start, root, places, turns=40):
    w, out = start, []
    for _ in range(turns):
        w = g(w)
        out.append(w)
    assert abs(w - root) < 10 ** -(places + 2), (w, root)
    return next(n for n, v in enumerate(out) if all(rounded(z, f'{places}dp') == rounded(root, f'{places}dp') for z in out[n:]))


f = lambda v: ln(v + 2) - 4 + v
lo, hi = between(836, '(b)', f)
r = brentq(f, lo, hi)
num(836, '(c)', r)
turns = [settles(lambda v: 4 - ln(v + 2), 2.5, r, 3)]
said(837, '(i)', 'a = (a + 3)/ln(a)')
f = lambda v: quad(ln, 1, v)[0] - 4
lo, hi = between(837, '(ii)', f)
r = brentq(f, lo, hi)
assert abs((r + 3) / ln(r) - r) < 1e-7
num(837, '(iii)', r)
turns.append(settles(lambda v: (v + 3) / ln(v), 5, r, 3))
said(838, '(1)', 'theta = 4/3*sin(theta)')
f = lambda v: (v - sin(v)) / 2 - v / 8
lo, hi = between(838, '(2)', f)
r = brentq(f, lo, hi)
assert abs(4 / 3 * sin(r) - r) < 1e-9 and len(scan(f, 0.001, pi)) == 1
num(838, '(3)', r)
turns.append(settles(lambda v: 4 / 3 * sin(v), 1.3, r, 2))
said(839, '(i)', 'p = 1/2*arctan(1/(2p))')
df = lambda v: cos(2 * v) - 2 * v * sin(2 * v)
lo, hi = between(839, '(ii)', df)
m = minimize_scalar(lambda v: -v * cos(2 * v), bounds=(0, pi / 4), method='bounded', options={'xatol': 1e-12})
assert lo < m.x < hi and abs(math.atan(1 / (2 * m.x)) / 2 - m.x) < 1e-6
num(839, '(iii)', m.x)
turns.append(settles(lambda v: math.atan(1 / (2 * v)) / 2, 0.4, m.x, 2))
g = lambda v: 3 * v / 4 + 5 / v**3
w = 2
for _ in range(60):
    w = g(w)
num(840, '(a)', w)
num(840, '(b)', w)
assert abs(w**4 - 20) < 1e-9
turns.append(settles(g, 2, w, 2))
f = lambda v: v**3 - 4 * v - 5
lo, hi = between(841, '(a)', f)
rr = [z.real for z in np.roots([1, 0, -4, -5]) if abs(z.imag) < 1e-9]
assert len(rr) == 1
num(841, '(c)', rr[0])
turns.append(settles(lambda v: (4 * v + 5) ** (1 / 3), 2.5, rr[0], 3))

# Vectors
V = lambda *c: np.array(c, float)
nrm = np.linalg.norm
Ap, Bp, Cp = V(2, -1, 3), V(4, 2, -3), V(1, 0, 5)
vector(842, '(a)', (Bp - Ap) / nrm(Bp - Ap))
said(842, '(b)', 'r = (1; 0; 5) + t*(2; 3; -6)')
assert np.allclose(np.cross(Bp - Ap, V(2, 3, -6)), 0) and np.allclose(Cp, V(1, 0, 5))
assert abs(np.dot(V(0, 4, 1) - Cp, np.cross(Bp - Ap, V(1, -1, 2)))) > 1e-9
a0, dd, Pp = V(1, -1, 2), V(2, -1, 2), V(6, 1, 7)
m = minimize_scalar(lambda s: nrm(a0 + s * dd - Pp) ** 2)
Fp = a0 + m.x * dd
vector(843, '(i)', Fp)
num(843, '(ii)', nrm(np.cross(Pp - a0, dd)) / nrm(dd))
vector(843, '(iii)', 2 * Fp - Pp)
s_, t_, a_ = np.linalg.solve([[1, -2, -1], [2, 1, 0], [-1, -1, 0]], [-3, 3, -1])
assert parse(key(844, '(1)')['value']) == 7 and abs(a_ - 7) < 1e-9
assert key(844, '(1)', 1)['value'] == '(5; 5; -4)' and np.allclose(V(3, 1, -2) + s_ * V(1, 2, -1), V(5, 5, -4))
l1, l2 = V(1, 2, -1), V(2, -1, 1)
num(844, '(2)', math.degrees(math.atan2(nrm(np.cross(l1, l2)), abs(np.dot(l1, l2)))))
Ap, Bp, Dp, Gp, Fp = V(4, 0, 0), V(4, 6, 0), V(0, 0, 2), V(0, 6, 2), V(4, 6, 2)
Mp, Np = (Ap + Bp) / 2, Gp + 3 / 4 * (Fp - Gp)
vector(845, '(a)', Mp - Dp, Np - Mp)
b, c_, e_ = nrm(Dp - Mp), nrm(Np - Mp), nrm(Np - Dp)
num(845, '(b)', math.degrees(math.acos((b * b + c_ * c_ - e_ * e_) / (2 * b * c_))))
num(845, '(c)', nrm(np.cross(Dp - Mp, Np - Mp)) / 2)
Ap, Bp, Cp = V(1, 3, -2), V(3, 2, 0), V(4, 4, 2)
Dp = Ap + Cp - Bp
vector(846, '(a)', Dp)
assert nrm(Bp - Ap) == nrm(Cp - Bp) == 3
num(846, '(b)(ii)', (9 + 9 - nrm(Dp - Bp) ** 2) / 18)
num(846, '(b)(iii)', nrm(np.cross(Bp - Ap, Dp - Ap)))
a0, dd, Ap = V(0, 1, 4), V(2, 2, -1), V(3, 3, 5)
num(847, '(1)', nrm(np.cross(Ap - a0, dd)) / nrm(dd))
ss = sorted(np.roots([9, -2 * np.dot(dd, Ap - a0), nrm(Ap - a0) ** 2 - 41]), reverse=True)
vector(847, '(2)', *[a0 + s * dd for s in ss])
assert all(abs(nrm(a0 + s * dd - Ap) - sq(41)) < 1e-9 for s in ss)

# Differential equations


def path(f, y0, end, t0=0):
    return solve_ivp(f, (t0, end), [y0], rtol=1e-11, atol=1e-12, method='DOP853').y[0, -1]


expr(848, '', lambda v: path(lambda s, w: 6 * s * w / (s * s + 4), 32, v))
said(849, '(a)', 'ln(5N/(600 - N)) = lambda*t')
Nt = lambda lm, end: path(lambda s, w: lm * w * (1 - w / 600), 100, end)
assert abs(ln(5 * Nt(0.3, 4) / (600 - Nt(0.3, 4))) - 1.2) < 1e-7
lm = brentq(lambda v: Nt(v, 5) - 200, 0.05, 0.5)
num(849, '(b)', lm)
an = key(849, '(c)')
assert an['value'] == str(round(Nt(lm, 12))), Nt(lm, 12)
said(850, '(b)', '100*sqrt(h) = 150 - 3t')
kd = brentq(lambda v: path(lambda s, w: -v * np.sqrt(np.maximum(w, 0)), 2.25, 10) - 1.44, 0.01, 0.15)
assert abs(100 * sq(path(lambda s, w: -kd * np.sqrt(w), 2.25, 20)) - 90) < 1e-5
num(850, '(c)', quad(lambda v: 1 / (kd * sq(v)), 0, 2.25)[0])
said(851, '(1)', 'dtheta/dt = -k*(theta - 22)')
kd = brentq(lambda v: path(lambda s, w: -v * (w - 22), 88, 5) - 70, 0.01, 0.5)
T = lambda v: path(lambda s, w: -kd * (w - 22), 88, v)
expr(851, '(2)', T, points=(1, 5, 12), var=t)
num(851, '(3)', brentq(lambda v: T(v) - 40, 5, 60))
Yv = lambda v: path(lambda s, w: 4 * s * np.exp(-2 * w), 0.5, v)
expr(852, '(a)', Yv)
num(852, '(b)', brentq(lambda v: Yv(v) - 1, 0.1, 4))
assert sp.simplify(sp.diff(parse(key(853, '(i)')['value']), x) - x * sp.exp(-x)) == 0
Yv = lambda v: path(lambda s, w: s * np.exp(-s) * np.cos(w) ** 2, 0, v)
expr(853, '(ii)', Yv)
num(853, '(iii)', Yv(60))

# Complex numbers
z = (7 + 1j) / (1 - 2j)
num(854, '(a)', z)
num(854, '(b)', abs(z), cmath.phase(z))
assert abs((z * (1j * z).conjugate()).real) < 1e-9
w = complex(parse(key(855, '(i)')['value']))
assert abs(2 * w**3 + w**2 + 4 * w - 15) < 1e-9
rr = sorted(np.roots([2, 1, 4, -15]), key=lambda s: (s.real > 0, s.imag))
num(855, '(ii)', rr[0], rr[2])
w = cmath.sqrt(21 - 20j)
num(856, '(1)', w, -w)
rr = sorted(np.roots([1, -1, -5 + 5j]), key=lambda s: -s.real)
num(856, '(2)', *rr)
ring = -4 + 3j + 2 * np.exp(1j * np.linspace(0, 2 * pi, 2000001))
num(857, '(b)(i)', round(np.abs(ring).max(), 8))
num(857, '(b)(ii)', np.angle(ring).min())
zz, ww = np.linalg.solve([[1j, 2], [1, 1 - 1j]], [3 + 8j, 6 + 1j])
num(858, '(a)', zz, ww)
num(858, '(b)', abs(zz - ww))
uu, vv = -sq(3) + 1j, 2 * sq(2) * cmath.exp(1j * pi / 3)
num(859, '(a)', uu)
num(859, '(b)', uu**2 / vv)
num(859, '(c)', next(n for n in range(1, 40) if abs((uu**n).real) < 1e-9 * 2**n))
said(860, '(1)', 'y = x + 1')
X_, Y_ = sp.symbols('X Y', real=True)
dif = sp.expand((X_ - 2) ** 2 + (Y_ + 1) ** 2 - (X_ + 2) ** 2 - (Y_ - 3) ** 2)
assert sp.simplify(sp.solve(dif, Y_)[0] - X_ - 1) == 0
rr = sorted(np.roots([2, 2, -24]), reverse=True)
num(860, '(2)', *[complex(r, r + 1) for r in rr])
num(860, '(3)', minimize_scalar(lambda v: math.hypot(v, v + 1)).fun)

missing = [(id, part['label'], at) for id, q in QUESTIONS.items() for part in q['parts']
           for at in range(len(part['answers']))
           if (int(id[3:]), part['label'], at) not in seen and part['asks'] not in IN_WORDS]
assert not missing, missing
print(len(QUESTIONS), 'questions,', len(seen), 'answers agree; iterations needed', turns)

from keys import done

done.update(QUESTIONS)
