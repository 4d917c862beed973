"""The keys of the set, computed a second way."""

import json
import re
from pathlib import Path

import numpy as np
import sympy as sp
from scipy.integrate import quad, solve_ivp
from scipy.optimize import brentq, minimize, minimize_scalar
from sympy.parsing.sympy_parser import (
    convert_xor, implicit_multiplication_application, parse_expr, standard_transformations)

IN_WORDS = {'prove', 'explain', 'state', 'sketch', 'describe'}
QUESTIONS = {q['id']: q for q in json.loads((Path(__file__).parent.parent / 'questions' / 'seventh-further.json').read_text(encoding='utf8'))}
BY_LABEL = {id: {p['label']: p for p in q['parts']} for id, q in QUESTIONS.items()}
assert len(QUESTIONS) == 60
seen = set()

LETTERS = {c: sp.Symbol(c) for c in 'abcdfgklmnpqrstuvwxyzABCDN'}
T = (*standard_transformations, convert_xor, implicit_multiplication_application)
x, y, z, n, t, r, k, N, A, B, a, v = (LETTERS[c] for c in 'xyzntrkNABav')
th, lam = sp.Symbol('theta'), sp.Symbol('lam')
UNIT = {'i': sp.Symbol('i_'), 'j': sp.Symbol('j_'), 'k': sp.Symbol('k_')}


def parse(s, **more):
    names = {**LETTERS, 'theta': th, 'lam': lam, 'i': sp.I, 'e': sp.E, 'pi': sp.pi, 'ln': sp.log, **more}
    s = re.sub(r'(\d)j\b', r'\1*j', s.replace('lambda', 'lam'))
    return parse_expr(s, local_dict=names, transformations=T)


def parse_eq(s):
    left, right = s.split('=')
    return parse(left) - parse(right)


def rows(s):
    """(1, 2; 3, 4) as a matrix; (1; 2; 3) as a column."""
    assert s[0] == '(' and s[-1] == ')', s
    out, depth, cell, row = [], 0, '', []
    for c in s[1:-1]:
        depth += (c == '(') - (c == ')')
        if depth == 0 and c in ',;':
            row.append(parse(cell))
            cell = ''
            if c == ';':
                out.append(row)
                row = []
        else:
            cell += c
    out.append([*row, parse(cell)])
    return sp.Matrix(out)


def vec(s):
    if ';' in s:
        return rows(s)
    e = sp.expand(parse(s, **UNIT))
    return sp.Matrix([e.coeff(UNIT[c]) for c in 'ijk'])


def line(s):
    m = re.fullmatch(r'r = (\(.*?\)) \+ t(\(.*?\))', s)
    return vec(m[1]), vec(m[2])


class Key:
    def __init__(self, id):
        self.id = id

    def answers(self, label):
        return BY_LABEL[self.id][label]['answers']

    def raw(self, label, at=0):
        seen.add((self.id, label, at))
        return self.answers(label)[at]['value']

    def forms(self, label, at=0):
        return [self.raw(label, at), *self.answers(label)[at].get('accept', [])]

    def argued(self, label, ok, at=0):
        assert 'words' in self.answers(label)[at], (self.id, label)
        assert ok, (self.id, label)
        seen.add((self.id, label, at))

    def num(self, label, at, got):
        """A number against an independently computed one."""
        answer = self.answers(label)[at]
        want = complex(sp.N(parse(self.raw(label, at)), 30))
        f = answer['figures']
        got = complex(got)
        if f in ('exact', 'integer'):
            assert abs(want - got) < 2e-6 * max(1, abs(got)), (self.id, label, at, want, got)
        elif f.endswith('dp'):
            assert f"{got.real:.{f[0]}f}" == answer['value'], (self.id, label, got)
        else:
            assert float(f"{got.real:.{int(f[0]) - 1}e}") == want.real, (self.id, label, got)
        for form in answer.get('accept', []):
            if 'rad' in form:
                continue
            assert abs(complex(sp.N(parse(form))) - got) < 6e-3 * abs(got), (self.id, form)

    def nums(self, label, *got):
        for at, g in enumerate(got):
            self.num(label, at, g)

    def same(self, label, at, values, symbol):
        """An expression in one symbol against values at points."""
        for form in self.forms(label, at):
            e = parse(form.split('=')[-1])
            assert e.free_symbols <= {symbol}, (self.id, e.free_symbols)
            for p, got in values:
                d = abs(complex(sp.N(e.subs(symbol, p))) - complex(got))
                assert d < 1e-5 * max(1, abs(complex(got))), (self.id, label, form, p, got)

    def zero(self, label, at, points, unknown=y):
        """An equation in one unknown, which has just these roots."""
        for form in self.forms(label, at):
            e = parse_eq(form)
            (s,) = e.free_symbols
            own = sorted(sp.Poly(e, s).nroots(), key=lambda c: (round(sp.re(c), 6), sp.im(c)))
            his = sorted((complex(p) for p in points), key=lambda c: (round(c.real, 6), c.imag))
            assert len(own) == len(his), (self.id, label)
            for o in own:
                assert min(abs(complex(o) - h) for h in his) < 1e-6, (self.id, label, form)

    def plane(self, label, at, points):
        for form in self.forms(label, at):
            e = parse_eq(form)
            for p in points:
                assert e.subs(dict(zip((x, y, z), p))) == 0, (self.id, form, p)

    def curve(self, label, at, points):
        for form in self.forms(label, at):
            e = parse_eq(form)
            for p in points:
                assert abs(complex(sp.N(e.subs(dict(zip((x, y), p)))))) < 1e-5 * max(1, abs(p[1])), (self.id, form, p)

    def point(self, label, at, got):
        m = re.fullmatch(r'\((.*)\)', self.raw(label, at))
        own = [parse(s) for s in m[1].split(',')]
        assert len(own) == len(got)
        for o, g in zip(own, got):
            assert abs(complex(sp.N(o - g))) < 1e-6, (self.id, label, own, got)

    def text(self, label, at, want):
        assert self.raw(label, at).replace(' ', '') == want.replace(' ', ''), (self.id, label)

    def inside(self, label, at, points, symbol):
        """A set as a predicate, at points with their truth."""
        s = self.raw(label, at)
        f = re.sub(r'(?<![\w.])(\d+)/(\d+)', r'(\1/\2)', s)
        for p, truth in points:
            got = eval(f, {symbol: p, 'sqrt': np.sqrt})
            assert bool(got) == bool(truth), (self.id, label, p)


roots = np.roots
near = lambda p, q, eps=1e-7: abs(complex(p) - complex(q)) < eps * max(1, abs(complex(q)))
S = lambda rs, p: sum(c**p for c in rs)
partial = lambda f, lo, hi: sum((f(sp.Integer(i)) for i in range(lo, hi + 1)), sp.Integer(0))
UPTO = range(1, 13)

# ---------------------------------------------------------------- Further Pure 1
q = Key('further-p1-801'); w = roots([2, -5, 3, 4])
q.nums('(a)', S(w, 1), S(w, 2)); q.num('(b)', 0, S(w, 3)); q.zero('(c)', 0, 1 / w)

q = Key('further-p1-802')
c = [float(parse(q.raw('(a)', i))) for i in range(4)]; w = roots([1, *c])
assert near(S(w, 1), 3) and near(S(w, 2), 5) and near(S(w, -1), 1.5) and near(np.prod(w), -4)
assert near(S(w, 3), -9); q.num('(b)', 0, S(w, 4)); q.argued('(c)', S(w, 4).real < 0)

q = Key('further-p1-803'); w = roots([1, 4, -2, 5])
q.num('(1)', 0, S(w, 2)); q.zero('(2)', 0, w**2); q.nums('(3)', S(w, 4), S(w, -2))

q = Key('further-p1-804'); w = roots([1, -1, 4, -2])
q.zero('(a)', 0, 1 / (w + 1)); q.nums('(b)', *(S(w + 1, -p) for p in (1, 2, 3))); q.num('(c)', 0, np.prod(w + 1))

q = Key('further-p1-805')
s = sp.symbols('m d k')
sol = sp.solve([sp.Poly(sp.expand((x - s[0]) * (x - s[0] - s[1]) * (x - s[0] + s[1]) - (x**3 - 6 * x**2 + s[2] * x + 10)), x).coeffs()[i] for i in range(3)], s, dict=True)
assert {(d[s[0]], d[s[2]]) for d in sol} == {(2, 3)}
q.nums('(a)', 2, 3); w = sorted(sp.solve(x**3 - 6 * x**2 + 3 * x + 10)); assert w[1] == 2
q.nums('(b)', w[0], w[2]); q.zero('(c)', 0, [w[0] * w[1], w[1] * w[2], w[0] * w[2]])

q = Key('further-p1-806'); f = (x**2 + 3 * x + 6) / (x + 1)
q.text('(a)', 0, 'x = -1'); assert sp.limit(1 / f, x, -1) == 0
g = parse_eq(q.raw('(a)', 1)); assert sp.limit(f - sp.solve(g, y)[0], x, sp.oo) == 0
values = lambda f, p: sp.Poly(sp.numer(sp.together(f - p)), x).nroots()
real = lambda f, p: sum(bool(abs(sp.im(c)) < 1e-9) for c in values(f, p))
q.inside('(b)', 0, [(p, real(f, p) == 0) for p in (-4, -3.01, -2.99, 0, 1, 4.99, 5.01, 9)], 'y')
st = sp.solve(sp.diff(f, x)); q.point('(c)', 0, (1, f.subs(x, 1))); q.point('(c)', 1, (-3, f.subs(x, -3))); assert set(st) == {1, -3}
q.argued('(d)', f.subs(x, 0) == 6 and sp.diff(f, x, 2).subs(x, 1) > 0 and 9 - 24 < 0)
q.inside('(e)', 0, [(p, real(f, p) + real(f, -p) == 2) for p in (0.5, 2.9, 3.1, 4, 4.9, 5.1, 7)], 'p')

q = Key('further-p1-807'); f = 3 * x / (x**2 + x + 1)
q.argued('(1)', sp.discriminant(x**2 + x + 1, x) < 0); q.text('(1)', 1, 'y = 0'); assert sp.limit(f, x, sp.oo) == 0
q.inside('(2)', 0, [(p, real(f, p) > 0) for p in (-4, -3.01, -2.9, -1, 0, 0.9, 1.01, 3)], 'y')
assert set(sp.solve(sp.diff(f, x))) == {1, -1}; q.point('(3)', 0, (1, f.subs(x, 1))); q.point('(3)', 1, (-1, f.subs(x, -1)))
q.argued('(4)', f.subs(x, 0) == 0)
q.inside('(5)', 0, [(p, real(f, p * p) > 0) for p in (-1.5, -1.01, -0.9, 0, 0.5, 0.99, 1.01)], 'y')

q = Key('further-p1-808')
s = sp.symbols('a b'); f = (2 * x**2 + s[0] * x + s[1]) / (x - 3)
sol = sp.solve([f.subs(x, 4) - 14, sp.limit(f - 2 * x - 1, x, sp.oo)], s); q.nums('(a)', sol[s[0]], sol[s[1]]); f = f.subs(sol)
q.text('(b)', 0, 'x = 3')
w = sorted(sp.solve(f)); q.point('(c)', 0, (w[0], 0)); q.point('(c)', 1, (w[1], 0)); q.point('(c)', 2, (0, f.subs(x, 0)))
lo, hi = 7 - 2 * 10**.5, 7 + 2 * 10**.5
q.argued('(d)', [real(f, p) for p in (lo - .01, lo + .01, 7, hi - .01, hi + .01)] == [2, 0, 0, 0, 2]); q.argued('(e)', True)

q = Key('further-p1-809'); f = (x**2 + 4 * x - 5) / (x**2 - 2 * x - 3)
for i, p in enumerate(('x = -1', 'x = 3', 'y = 1')): q.text('(a)', i, p)
assert set(sp.solve(x**2 - 2 * x - 3)) == {-1, 3} and sp.limit(f, x, sp.oo) == 1
q.same('(b)', 0, [(p, sp.diff(f, x).subs(x, p)) for p in (-4, -2, 0, 1, 2, 5)], x)
q.argued('(b)', sp.discriminant(3 * x**2 - 2 * x + 11, x) < 0, 1)
q.num('(c)', 0, sp.solve(f - 1)[0]); q.argued('(d)', f.subs(x, 0) == sp.Rational(5, 3) and f.subs(x, -5) == 0 == f.subs(x, 1))
ff = sp.lambdify(x, f); q.inside('(e)', 0, [(p, abs(ff(p)) < 1) for p in np.linspace(-9.03, 9.05, 1500)], 'x')

q = Key('further-p1-810'); f = lambda r: (r + 1) * (3 * r - 2)
q.same('(a)', 0, [(i, partial(f, 1, i)) for i in UPTO], n); q.same('(b)', 0, [(i, partial(f, i + 1, 2 * i)) for i in UPTO], n)
g = lambda r: 1 / ((3 * r - 2) * (3 * r + 1)); q.same('(c)', 0, [(i, partial(g, 1, i)) for i in UPTO], n)
q.num('(c)', 1, sp.summation(1 / ((3 * r - 2) * (3 * r + 1)), (r, 1, sp.oo)))

q = Key('further-p1-811'); f = lambda r: (5 * r + 4) / (r * (r + 1) * (r + 2))
assert sp.apart(f(r)) == parse(q.raw('(a)'))
q.same('(b)', 0, [(i, partial(f, 1, i)) for i in UPTO], n)
tail = sum((5 * i + 4) / (i * (i + 1) * (i + 2)) for i in range(1, 2 * 10**6 + 1)); q.num('(c)', 0, tail + 5 / 2e6)
s, i = 3.5, 0
while not s < 0.01:
    i += 1; s -= (5 * i + 4) / (i * (i + 1) * (i + 2))
q.num('(d)', 0, i)

q = Key('further-p1-812')
assert sp.expand(r**2 * (r + 1)**2 - (r - 1)**2 * r**2 - parse(q.raw('(1)'))) == 0
q.same('(2)', 0, [(i, partial(lambda r: r**3, 1, i)) for i in UPTO], n)
q.same('(3)', 0, [(i, partial(lambda r: -(-1)**r * r**3, 1, 2 * i)) for i in UPTO], n)

q = Key('further-p1-813'); V_ = lambda r: (r + 1) / sp.Integer(2)**(r - 1); f = lambda r: r / sp.Integer(2)**r
q.same('(a)', 0, [(i, V_(i) - V_(i + 1)) for i in UPTO], r); q.same('(b)', 0, [(i, partial(f, 1, i)) for i in UPTO], n)
q.num('(c)', 0, partial(f, 1, 200)); q.same('(d)', 0, [(i, partial(f, i + 1, 2 * i)) for i in UPTO], n)

q = Key('further-p1-814'); M = sp.Matrix([[3, 1], [2, 4]])
assert M * rows(q.raw('(a)')) == sp.eye(2)
slopes = {e[2][0][1] / e[2][0][0] for e in M.eigenvects()}
assert slopes == {sp.solve(parse_eq(q.raw('(b)', i)), y)[0] / x for i in (0, 1)}
q.num('(c)', 0, abs((M**2).det()) * .7); assert rows(q.raw('(d)')) * M == sp.Matrix([[5, 5], [1, 7]])

q = Key('further-p1-815'); M = sp.Matrix([[k, 1, 2], [3, 0, 1], [1, 2, k]])
q.num('(a)', 0, sp.solve(M.det(), k)[0]); M = M.subs(k, 2); assert M * rows(q.raw('(b)')) == sp.eye(3)
q.point('(c)', 0, list(M.LUsolve(sp.Matrix([1, 0, 3]))))

q = Key('further-p1-816'); h = sp.sqrt(3) / 2
M = sp.Matrix([[sp.Rational(1, 2), -h], [h, sp.Rational(1, 2)]]) * sp.diag(3, 1)
q.argued('(1)', near(np.cos(np.pi / 3), .5)); assert sp.simplify(M * rows(q.raw('(2)'))) == sp.eye(2)
q.argued('(3)', sp.simplify((M - sp.eye(2)).det()) == 2); q.num('(4)', 0, 5 * abs(sp.simplify(M.det())))

q = Key('further-p1-817'); M = sp.Matrix([[3, -2], [4, -3]])
assert rows(q.raw('(a)')) == M * M == sp.eye(2) and rows(q.raw('(a)', 1)) == M.inv()
q.curve('(b)', 0, [tuple((M - sp.eye(2)).nullspace()[0] * s) for s in (1, 2, -3)])
im = M * sp.Matrix([x, 2 * x + y]); q.argued('(c)', sp.expand(im[1] - 2 * im[0] - y) == 0)
assert M * sp.Matrix([[1, 2], [0, 3]]) * rows(q.raw('(d)')) == sp.eye(2)

area = lambda f, lo, hi: quad(lambda s: f(s)**2 / 2, lo, hi)[0]
q = Key('further-p1-818'); f = lambda s: 3 + 2 * np.cos(s)
q.argued('(a)', near(f(np.pi), 1)); q.num('(b)', 0, area(f, -np.pi, np.pi))
m = minimize_scalar(lambda s: -f(s) * np.sin(s), bounds=(0, np.pi), method='bounded', options={'xatol': 1e-11})
assert abs(np.cos(m.x) - float(parse(q.raw('(c)')))) < 1e-6; q.num('(d)', 0, -m.fun)

q = Key('further-p1-819'); f = lambda s: 4 * np.sin(2 * s)
assert q.raw('(a)') == 'r = 4 sin(2theta)'
for s in (.2, .7, 1.3):
    X, Y = f(s) * np.cos(s), f(s) * np.sin(s); assert near((X * X + Y * Y)**1.5, 8 * X * Y)
    assert near(f(s), f(np.pi / 2 - s))
q.argued('(b)', True); q.text('(b)', 1, 'theta = pi/4'); q.num('(c)', 0, area(f, 0, np.pi / 2))
m = minimize_scalar(lambda s: -f(s) * np.sin(s), bounds=(0, np.pi / 2), method='bounded', options={'xatol': 1e-11}); q.num('(d)', 0, -m.fun)

q = Key('further-p1-820'); f, g = (lambda s: 6 * np.cos(s)), (lambda s: 2 + 2 * np.cos(s))
s = brentq(lambda s: f(s) - g(s), 0, np.pi / 2); q.point('(1)', 0, (f(s), s)); q.argued('(2)', True)
q.num('(3)', 0, quad(lambda s: min(f(s), g(s))**2 / 2, 0, np.pi / 2, points=[s])[0])
q.curve('(4)', 0, [(f(s) * np.cos(s), f(s) * np.sin(s)) for s in (.1, .6, 1.2)])

q = Key('further-p1-821'); f = lambda s: np.sqrt(s * np.exp(s))
q.num('(a)', 0, area(f, 0, np.pi))
m = minimize_scalar(lambda s: -f(s) * np.cos(s), bounds=(.1, 1.5), method='bounded', options={'xatol': 1e-11})
assert abs(complex(parse_eq(q.raw('(b)')).subs(th, m.x))) < 1e-5 and .8 < m.x < .9
F = lambda s: 2 * s * np.tan(s) - s - 1; q.argued('(c)', f'{F(.8):.3f}' == '-0.153' and f'{F(.9):.3f}' == '0.368')

q = Key('further-p1-822'); pA, pB, pC, pD = (np.array(p) for p in ((1, 0, 2), (3, 1, -1), (2, -2, 1), (4, 3, 3)))
q.plane('(a)', 0, [[int(c) for c in p] for p in (pA, pB, pC)])
d = lambda s: np.sum((pA + s[0] * (pB - pA) + s[1] * (pC - pA) - pD)**2)
m = np.linalg.lstsq(np.array([pB - pA, pC - pA]).T, pD - pA, rcond=None)[0]; q.num('(b)', 0, np.sqrt(d(m)))
q.num('(c)', 0, abs(np.linalg.det([pB - pA, pC - pA, pD - pA])) / 6)
angle = lambda p, s: np.degrees(np.arccos(abs(np.dot(p, s)) / np.linalg.norm(p) / np.linalg.norm(s)))
q.num('(d)', 0, angle(np.cross(pB - pA, pC - pA), [1, -2, 2]))

q = Key('further-p1-823'); p1, d1, p2, d2 = (np.array(p) for p in ((1, 2, -1), (2, -1, 1), (4, 1, 3), (1, 3, -2)))
m = np.linalg.lstsq(np.array([d1, -d2]).T, p2 - p1, rcond=None)[0]
q.num('(a)', 0, np.linalg.norm(p1 + m[0] * d1 - p2 - m[1] * d2))
q.plane('(b)', 0, [[int(c) for c in p1 + i * d1 + j * d2] for i, j in ((0, 0), (1, 0), (2, 3))])
q.num('(c)', 0, 90 - angle(d2, [2, 1, -2])); assert round(np.radians(90 - angle(d2, [2, 1, -2])), 3) == .930

q = Key('further-p1-824'); q.num('(a)', 0, angle([1, 2, -1], [2, -1, 3]))
p, d = line(q.raw('(b)'))
for s in (0, 1, 5):
    X, Y, Z = p + s * d; assert X + 2 * Y - Z == 4 and 2 * X - Y + 3 * Z == 3
q.plane('(c)', 0, [list(p), list(p + d), [1, 1, 1]]); assert sp.expand(parse_eq(q.raw('(c)')).coeff(x)) != 0

q = Key('further-p1-825'); nn, pA = sp.Matrix([2, -1, 2]), sp.Matrix([5, -3, 4])
for form in q.forms('(a)'):
    F = vec(form); assert nn.dot(F) == 3 and (pA - F).cross(nn) == sp.zeros(3, 1)
H = sp.eye(3) - 2 * nn * nn.T / nn.dot(nn)
for form in q.forms('(b)'): assert vec(form) == H * (pA - F) + F
for form in q.forms('(c)'):
    b = vec(form); assert nn.dot(b) == 3 and (b - pA).cross(sp.Matrix([1, 0, 2])) == sp.zeros(3, 1)
p, d = line(q.raw('(d)')); ray = H * (b - pA)
assert (p - b).cross(ray) == sp.zeros(3, 1) == d.cross(ray)

q = Key('further-p1-826'); l, m = sp.symbols('l m')
sol = sp.solve([1 + l - 4 - 2 * m, 2 + l + 1 + m, a + 2 * l - 3 - m], [a, l, m]); assert sol[a] == 3
q.point('(1)', 0, (1 + sol[l], 2 + sol[l], sol[a] + 2 * sol[l]))
assert near(angle([1, 1, 2], [2, -1, 1]), 60); q.text('(2)', 0, '60')
q.plane('(3)', 0, [(1, 2, 3), (2, 3, 5), (4, -1, 3), (6, -2, 4), (0, 0, 0)])
m = np.linalg.lstsq(np.array([[1, 1, 2], [2, -1, 1]]).T, np.array([1., 3, -2]), rcond=None)
q.num('(4)', 0, np.sqrt(m[1][0]) if len(m[1]) else np.linalg.norm(np.array([1, 3, -2]) - np.array([[1, 1, 2], [2, -1, 1]]).T @ m[0]))

q = Key('further-p1-827'); q.argued('', all((5**(2 * i + 1) + 9 * 2**(i + 1)) % 23 == 0 for i in range(51)))

q = Key('further-p1-828'); u = [3]
for i in range(1, 30): u.append(4 * u[-1] - 3 * i + 1)
q.argued('(a)', all(u[i - 1] == 2 * 4**(i - 1) + i for i in range(1, 31))); q.same('(b)', 0, [(i, sum(u[:i])) for i in UPTO], N)

q = Key('further-p1-829'); f = x * sp.exp(3 * x)
q.argued('(1)', all(sp.simplify(sp.diff(f, x, i) - 3**(i - 1) * (3 * x + i) * sp.exp(3 * x)) == 0 for i in range(1, 9)))
q.same('(2)', 0, [(i, sp.diff(f, x, i).subs(x, 0)) for i in range(1, 9)], n); q.num('(3)', 0, sp.solve(sp.diff(f, x, 2))[0])

q = Key('further-p1-830'); f = lambda r: r * 3**(r - 1)
q.argued('(a)', all(4 * partial(f, 1, i) == (2 * i - 1) * 3**i + 1 for i in range(1, 21)))
q.same('(b)', 0, [(i, partial(f, i + 1, 2 * i)) for i in UPTO], n)

# ---------------------------------------------------------------- Further Pure 2
q = Key('further-p2-801')
q.argued('(a)', sp.simplify((sp.cosh(2 * x) - 2 * sp.sinh(x)**2 - 1).rewrite(sp.exp)) == 0)
f = lambda s: 3 * np.cosh(2 * s) - 10 * np.sinh(s) - 7; q.nums('(b)', brentq(f, .5, 3), brentq(f, -2, .3))

q = Key('further-p2-802'); q.same('(a)', 0, [(s, np.arctanh(s)) for s in (-.9, -.2, .4, .8)], x)
q.num('(b)', 0, np.tanh(.5 * np.log(12) - np.arctanh(.5)))
q.num('(c)', 0, brentq(lambda s: 2 / np.cosh(s)**2 - 1 - np.tanh(s), -3, 3))

q = Key('further-p2-803'); F = lambda s: 5 * np.cosh(s) - 4 * np.sinh(s)
q.same('(a)', 0, [(s, F(s)) for s in (-2, -.3, .5, 1.7, 3)], x)
m = minimize_scalar(F, bounds=(0, 3), method='bounded', options={'xatol': 1e-10}); q.num('(b)', 0, m.fun); assert abs(float(parse(q.raw('(b)', 1))) - m.x) < 1e-5
q.nums('(c)', brentq(lambda s: F(s) - 5, -1, 1), brentq(lambda s: F(s) - 5, 1.2, 4))

q = Key('further-p2-804'); s = brentq(lambda s: 1 / np.cosh(s) - np.sinh(s), 0, 2)
q.argued('(a)', True); q.num('(b)', 0, s); assert abs(complex(parse_eq(q.raw('(c)')).subs(y, np.sinh(s)))) < 1e-9; q.num('(d)', 0, np.sinh(s))

q = Key('further-p2-805'); q.same('(a)', 0, [(s, np.sinh(3 * s)) for s in (-1.2, .3, .8)], x); w = roots([4, 0, 3, -3])
q.argued('(b)(i)', sum(abs(w.imag) < 1e-9) == 1); w = w[abs(w.imag) < 1e-9][0].real; q.num('(b)(ii)', 0, w); q.num('(b)(iii)', 0, w)

q = Key('further-p2-806'); M = sp.Matrix([[-1, 5, -4], [-2, 6, -4], [2, -2, 2]]); assert M.eigenvals() == {1: 1, 2: 1, 4: 1}
q.nums('(a)', 1, 2)
for i, l in enumerate((1, 2, 4)):
    e = vec(q.raw('(b)', i)); assert M * e == l * e
p, d = rows(q.raw('(c)')), rows(q.raw('(c)', 1)); assert d.is_diagonal() and p * d * p.inv() == M**5

q = Key('further-p2-807'); M = sp.Matrix([[2, -1, -1], [-6, -3, 4], [-2, -2, 1]])
assert sp.expand(M.charpoly(lam).as_expr() - parse_eq(q.raw('(a)'))) == 0
q.nums('(b)', *sorted(M.eigenvals())); q.text('(c)', 0, '6A^2 + 49A + 42I'); assert M**5 == 6 * M**2 + 49 * M + 42 * sp.eye(3)
q.text('(d)', 0, '(A^2 - 7I)/6'); assert rows(q.raw('(d)', 1)) == M.inv() == (M**2 - 7 * sp.eye(3)) / 6

q = Key('further-p2-808'); M = sp.Matrix([[1, 1, 2], [2, -1, 1], [1, 4, k]]); assert sp.solve(M.det(), k) == [5]
q.argued('(1)', sp.expand(M.det()) == 15 - 3 * k); q.nums('(2)', *M.subs(k, 2).LUsolve(sp.Matrix([3, 0, 0])))
g = vec(q.raw('(3)', 1)); b = M.subs(k, 5) * g; assert sp.simplify(b - sp.Matrix([3, 0, b[2]])) == sp.zeros(3, 1)
q.num('(3)', 0, sp.simplify(b[2])); q.argued('(3)', M.subs(k, 5).rank() == 2, 2)
aug = M.subs(k, 5).row_join(sp.Matrix([3, 0, 0])); q.argued('(4)', aug.rank() == 3 and all(aug[list(c), :3].rank() == 2 for c in ((0, 1), (0, 2), (1, 2))))

q = Key('further-p2-809'); M = sp.Matrix([[1, 3, -1], [0, -2, 5], [0, 0, 3]]); G = M**2 + 2 * M + 3 * sp.eye(3)
es = sorted(M.eigenvals()); q.nums('(b)', *es)
for i, l in enumerate(es):
    e = vec(q.raw('(c)', i)); assert M * e == l * e and G * e == parse(q.raw('(a)')).subs(lam, l) * e
    q.num('(d)', i, (G * e)[0] / e[0])
q.num('(d)', 3, G.det())

q = Key('further-p2-810'); M = sp.Matrix([[2, 2], [1, 3]]); q.num('(a)', 0, min(M.eigenvals())); q.num('(a)', 2, max(M.eigenvals()))
for i, l in ((1, 1), (3, 4)):
    e = vec(q.raw('(a)', i)); assert M * e == l * e
g = rows(q.raw('(b)'))
for i in range(1, 9): assert g.subs(n, i) == M**i
assert max(abs((M**40 / sp.Integer(4)**40 - rows(q.raw('(c)'))).evalf())) < 1e-15

q = Key('further-p2-811'); f = sp.log(1 + sp.sinh(x))
import mpmath as mp
F = lambda s: mp.log(1 + mp.sinh(s))
for i in (0, 1): q.same('(a)', i, [(s, mp.diff(F, s, i + 1)) for s in (-.3, .4, 1.1)], x)
assert sp.expand(sp.series(f, x, 0, 4).removeO() - parse(q.raw('(b)'))) == 0

q = Key('further-p2-812'); X, Y = (lambda s: s**3 + 3 * s), (lambda s: 3 * s**2)
inv = lambda X0: mp.findroot(lambda s: X(s) - X0, .5)
for i, lab in ((1, '(a)'), (2, '(b)')):
    q.same(lab, 0, [(s, mp.diff(lambda X0: Y(mp.findroot(lambda c: X(c) - X0, s)), X(s), i)) for s in (.4, 1.3, 2.1)], t)
q.point('(c)', 0, (X(1), Y(1))); q.point('(c)', 1, (X(-1), Y(-1)))

q = Key('further-p2-813'); G = lambda s: mp.findroot(lambda c: s**2 + 3 * s * c + c**3 - 5, 1)
q.num('(a)', 0, mp.diff(G, 1)); q.num('(b)', 0, mp.diff(G, 1, 2)); q.argued('(c)', G(1.01) < 1 - .01 * 5 / 6 and G(.99) < 1 + .01 * 5 / 6)

q = Key('further-p2-814'); f = sp.asinh(x)**2
assert near(float(((1 + x**2) * sp.diff(f, x, 2) + x * sp.diff(f, x)).subs(x, .7)), 2); q.text('(1)', 0, '(1 + x^2)*(d^2y/dx^2) + x*(dy/dx) = 2')
q.nums('(2)', sp.diff(f, x, 3).subs(x, 0), sp.diff(f, x, 4).subs(x, 0)); assert sp.expand(sp.series(f, x, 0, 5).removeO() - parse(q.raw('(3)'))) == 0

q = Key('further-p2-815'); F = lambda s: mp.asin(mp.tanh(s)); q.same('(a)', 0, [(s, mp.diff(F, s)) for s in (-1, .2, 1.5)], x)
q.num('(b)', 0, mp.diff(F, mp.log(2), 2)); assert sp.expand(sp.series(sp.asin(sp.tanh(x)), x, 0, 5).removeO() - parse(q.raw('(c)'))) == 0
q.num('(d)', 0, .3 - .3**3 / 6)

q = Key('further-p2-816'); I_ = [quad(lambda s: np.tanh(s)**i, 0, np.log(3))[0] for i in range(9)]
q.text('(a)', 0, 'I_n = I_(n-2) - (4/5)^(n-1)/(n - 1)'); assert all(near(I_[i], I_[i - 2] - .8**(i - 1) / (i - 1)) for i in range(2, 9))
q.num('(b)', 0, I_[4]); q.num('(c)', 0, I_[3])

q = Key('further-p2-817'); s = np.linspace(0, 1, 200001); X, Y = s - s**3 / 3, s**2; ds = np.hypot(np.diff(X), np.diff(Y))
q.num('(a)', 0, ds.sum()); q.num('(b)', 0, 2 * np.pi * (ds * (Y[1:] + Y[:-1]) / 2).sum()); q.num('(c)', 0, 2 * np.pi * (ds * (X[1:] + X[:-1]) / 2).sum())

q = Key('further-p2-818'); up = lambda m: sum(3**(i / m) for i in range(1, m + 1)) / m; low = lambda m: sum(3**(i / m) for i in range(m)) / m
q.same('(a)', 0, [(m, up(m)) for m in range(1, 41)], n); q.same('(b)', 0, [(m, low(m)) for m in range(1, 41)], n)
q.same('(c)', 0, [(m, up(m) - low(m)) for m in range(1, 41)], n); assert up(2001) - low(2001) < .001 and sp.Rational(2, 2000) == sp.Rational(1, 1000); q.num('(c)', 1, 2001)
g = quad(lambda s: 3**s, 0, 1)[0]; q.num('(d)', 0, g); assert low(7) < g < up(7)

q = Key('further-p2-819'); q.num('(a)', 0, quad(lambda s: (s * s + 2 * s + 10)**-.5, -1, 3)[0]); q.num('(b)', 0, quad(lambda s: np.sqrt(s * s - 4), 2, 4)[0])

q = Key('further-p2-820'); I_ = [quad(lambda s: s**i * np.sqrt(1 - s * s), 0, 1)[0] for i in range(9)]
q.text('(1)', 0, '(n + 2)I_n = (n - 1)I_(n-2)'); assert all(near((i + 2) * I_[i], (i - 1) * I_[i - 2]) for i in range(2, 9))
q.num('(2)', 0, I_[3]); q.argued('(3)', near(I_[0], np.pi / 4)); q.num('(3)', 1, I_[4])

q = Key('further-p2-821'); F = lambda s: np.sin(s)**4 * np.cos(s)**2
q.same('(a)', 0, [(s, F(s)) for s in (.3, 1, 2, 4)], th); q.num('(b)', 0, quad(F, 0, np.pi / 4)[0])

q = Key('further-p2-822'); w = sorted(roots([1, 0, 0, 0, 8 - 8 * 3**.5 * 1j]), key=np.angle); q.nums('(a)', *w)
q.num('(b)', 0, abs(sum(w[i].real * w[(i + 1) % 4].imag - w[(i + 1) % 4].real * w[i].imag for i in range(4))) / 2)
q.num('(c)', 0, next(c for c in w if c.real > 0 < c.imag)); q.num('(d)', 0, next(i for i in range(1, 30) if all(abs((c**i).imag) < 1e-6 * 2**i for c in w)))

q = Key('further-p2-823'); E_ = lambda s: sum((np.exp(1j * s) / 3)**i for i in range(80))
q.same('(a)', 0, [(s, E_(s).real) for s in (.3, 1, 2, 4)], th); q.same('(b)', 0, [(s, E_(s).imag) for s in (.3, 1, 2, 4)], th); q.num('(c)', 0, E_(np.pi / 3).real)

q = Key('further-p2-824'); o = np.exp(2j * np.pi / 7); al, be = o + o**2 + o**4, o**3 + o**5 + o**6
q.argued('(1)', abs(sum(o**i for i in range(7))) < 1e-12); q.nums('(2)', al + be, al * be); q.zero('(3)', 0, [al, be])
q.num('(3)', 1, al); q.num('(3)', 2, be); q.num('(4)', 0, sum(np.sin(c * np.pi / 7) for c in (2, 4, 8)))

q = Key('further-p2-825'); q.same('(a)', 0, [(np.tan(s), np.tan(4 * s)) for s in (.1, .5, 1.2)], t); w = np.tan(np.pi / 16 * np.array([1, 5, 9, 13]))
q.argued('(b)', np.allclose(sorted(w), sorted(roots([1, 4, -6, -4, 1]).real))); q.num('(c)(i)', 0, w.sum()); q.num('(c)(ii)', 0, (w**2).sum())


def ode(f, start, x0, xs):
    return [solve_ivp(f, (x0, e), start, rtol=1e-11, atol=1e-12).y[0][-1] for e in xs]


q = Key('further-p2-826'); g = parse(q.raw('(a)')); assert sp.simplify((sp.diff(g, x) - 2 * sp.tanh(x) * g).rewrite(sp.exp)) == 0
F = lambda s, u: [np.tanh(s) - 2 * u[0] * np.tanh(s)]; pts = (-1, .5, 1, 2)
q.curve('(b)', 0, list(zip(pts, ode(F, [3], 0, pts)))); q.num('(c)', 0, ode(F, [3], 0, [15])[0])

q = Key('further-p2-827'); F = lambda s, u: [u[1], 26 * s - 5 - 4 * u[1] - 13 * u[0]]; pts = (.3, 1, 2)
q.curve('(a)', 0, list(zip(pts, ode(F, [1, 4], 0, pts)))); q.curve('(b)', 0, list(zip((12, 13), ode(F, [1, 4], 0, (12, 13)))))

q = Key('further-p2-828'); q.text('(a)', 0, 'd^2y/du^2 + 4dy/du + 3y = 8e^u'); u = sp.Symbol('u')
for f in (x**3, x * sp.log(x), sp.sin(x)):
    h = f.subs(x, sp.exp(u)); assert sp.simplify((x**2 * f.diff(x, 2) + 5 * x * f.diff(x) + 3 * f - 8 * x).subs(x, sp.exp(u)) - (h.diff(u, 2) + 4 * h.diff(u) + 3 * h - 8 * sp.exp(u))) == 0
g = sp.solve(parse_eq(q.raw('(b)')), y)[0]; assert sp.simplify(x**2 * g.diff(x, 2) + 5 * x * g.diff(x) + 3 * g - 8 * x) == 0 and {A, B} <= g.free_symbols
F = lambda s, u: [u[1], (8 * s - 5 * s * u[1] - 3 * u[0]) / s**2]; pts = (.5, 2, 3); q.curve('(c)', 0, list(zip(pts, ode(F, [3, -3], 1, pts))))

q = Key('further-p2-829'); F = lambda s, u: [u[1], 4 * np.exp(-3 * s) - 6 * u[1] - 9 * u[0]]; pts = (.3, 1, 2)
q.same('(1)', 0, list(zip(pts, ode(F, [1, -1], 0, pts))), t); f = (1 + 2 * t + 2 * t**2) * sp.exp(-3 * t)
q.argued('(2)', sp.simplify(f.diff(t) + (1 + 2 * t + 6 * t**2) * sp.exp(-3 * t)) == 0)

q = Key('further-p2-830'); assert sp.simplify((x**2 + 3 * v**2 * x**2) / (2 * x * v * x) - v - parse(q.raw('(a)'))) == 0
F = lambda s, u: [(s * s + 3 * u[0]**2) / (2 * s * u[0])]; pts = (.6, 1.5, 2, 3)
q.same('(b)', 0, [(p, g**2) for p, g in zip(pts, ode(F, [2], 1, pts))], x); g = ode(F, [2], 1, [2])[0]; q.num('(c)', 0, F(2, [g])[0])

missing = [(id, p['label'], at) for id, qq in QUESTIONS.items() for p in qq['parts'] for at in range(len(p['answers'])) if (id, p['label'], at) not in seen]
assert not missing, missing
print(len(QUESTIONS), 'questions,', len(seen), 'answers agree')

from keys import done

done.update(QUESTIONS)
