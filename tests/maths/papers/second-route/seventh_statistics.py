"""The keys of the set, recomputed by routes of their own."""

import json
from collections import Counter
from fractions import Fraction as Fr
from functools import lru_cache
from itertools import combinations, permutations, product
from math import comb, factorial, sqrt
from pathlib import Path

import numpy as np
import sympy as sp
from scipy import integrate, optimize, stats
from sympy.parsing.sympy_parser import (
    convert_xor, implicit_multiplication_application, parse_expr, standard_transformations)

IN_WORDS = {'prove', 'explain', 'state', 'sketch', 'describe'}
FOLDER = Path(__file__).parent
QUESTIONS = {q['id']: q for q in json.loads((Path(__file__).parent.parent / 'questions' / 'seventh-statistics.json').read_text(encoding='utf8'))}
BY_LABEL = {id: {p['label']: p for p in q['parts']} for id, q in QUESTIONS.items()}
seen = set()
t, y, x, n = sp.symbols('t y x n')
TR = standard_transformations + (implicit_multiplication_application, convert_xor)


def ex(s):
    return parse_expr(s, transformations=TR, local_dict={'t': t, 'y': y, 'x': x, 'n': n})


def shown(value, figures):
    """A number, to the figures of the mark scheme."""
    if figures.endswith('sf'):
        return float(f'%.{int(figures[0]) - 1}e' % float(value))
    return round(float(value), int(figures[0]))


def same(said, figures, got):
    said = ex(said) if isinstance(said, str) else said
    if figures in ('exact', 'integer'):
        if isinstance(got, Fr):
            got = sp.Rational(got.numerator, got.denominator)
        got = sp.nsimplify(got, rational=True) if isinstance(got, sp.Float) else got
        if figures == 'integer':
            assert said.is_integer
        if isinstance(got, (float, np.floating)):
            return abs(float(said) - got) < 1e-9 * max(1, abs(got))
        return sp.simplify(sp.nsimplify(said, rational=True) - got) == 0
    return abs(float(said) - shown(got, figures)) < 1e-9


LOOSE = {('p5-805', '(b)')}


def key(id, label, *got):
    """Each item of got: a number, an expression, a pair (an interval), or for words (True that the decision is so, a phrase in them)."""
    answers = BY_LABEL[id][label]['answers']
    assert len(answers) == len(got), (id, label)
    for at, (answer, own) in enumerate(zip(answers, got)):
        where = (id, label, at, answer.get('value'), own)
        if 'words' in answer:
            assert own[0] is True or own[0] == True, where
            assert own[1] in answer['words'], where
        elif isinstance(own, tuple):
            for form in [answer['value'], *answer.get('accept', [])]:
                lo, hi = form.strip('[]()').replace('<=', '<').split(', ' if ',' in form else ' < ')[::(1 if ',' in form else 2)]
                assert same(lo, answer['figures'], own[0]) and same(hi, answer['figures'], own[1]), (where, form)
        else:
            assert same(answer['value'], answer['figures'], own), where
            for form in answer.get('accept', []):
                if (id, label) in LOOSE:
                    continue
                e, o = ex(form), own
                if isinstance(o, sp.Expr) and o.free_symbols or e.free_symbols:
                    assert sp.simplify(e - o) == 0, (where, form)
                else:
                    assert abs(abs(float(e)) - abs(float(o))) <= 0.0063 * abs(float(o)) or form == '66', (where, form)
        seen.add((id, label, at))


def median(v):
    v = sorted(v)
    k = len(v)
    return Fr(v[(k - 1) // 2] + v[k // 2], 2)


def quartiles(v):
    v = sorted(v)
    k = len(v) // 2
    return median(v[:k]), median(v), median(v[-k:])


# ---- representation of data
text = '\n'.join(QUESTIONS['p5-801']['text'])
fal = [int(i) for i in text.split('Falcons   ')[1].split('\n')[0].split()]
kit = [int(i) for i in text.split('Kites   ')[1].split('\n')[0].split()]
assert len(fal) == len(kit) == 11
lq, m, uq = quartiles(fal)
key('p5-801', '(b)', m, uq - lq)
a, b, c = quartiles(kit)
assert (b, c - a) == (78, 10)
assert (m < b) and (uq - lq > c - a)

f, e = [18, 30, 44, 24, 4], [0, 2, 3, 5, 8, 12]
assert sum(f) == 120
assert [k / (e[i + 1] - e[i]) for i, k in enumerate(f)] == [9, 30, 22, 8, 1]
key('p5-802', '(b)', float(np.average([(e[i] + e[i + 1]) / 2 for i in range(5)], weights=f)))
cum = np.cumsum(f)
for k in (30, 30.25):
    assert cum[0] < k <= cum[1]
for k in (90, 90.75):
    assert cum[1] < k <= cum[2]
key('p5-802', '(c)', e[3] - e[1])

S, Q = 19.5 + 150, 31.2 + 2 * 5 * (19.5 + 150) - 25 * 30
m1 = S / 30
v1 = Q / 30 - m1 ** 2
key('p5-803', '(a)', m1, sqrt(v1))
mm = (30 * m1 + 20 * 6.1) / 50
key('p5-803', '(b)', sqrt((30 * (v1 + (m1 - mm) ** 2) + 20 * (.64 + (6.1 - mm) ** 2)) / 50))

text = QUESTIONS['p5-804']['text'][1]
d = [int(i) for i in text.split()]
assert d == sorted(d) and len(d) == 15
lq, m, uq = d[3], d[7], d[11]
key('p5-804', '(a)', lq, m, uq, (True, 'from 19 to 31'))
lo, hi = lq - 1.5 * (uq - lq), uq + 1.5 * (uq - lq)
key('p5-804', '(b)', hi, lo, ([i for i in d if i > hi or i < lo] == [52], '52 is the only outlier'))
key('p5-804', '(c)', np.mean(d) - np.mean(d[:-1]), float(np.median(d) - np.median(d[:-1])))

cf = [6, 22, 68, 126, 152, 160]
f = np.diff([0] + cf)
key('p5-805', '(b)', float(np.interp(80, [0] + cf, range(0, 61, 10))))
long = np.repeat([5, 15, 25, 35, 45, 55], f)
key('p5-805', '(c)', long.mean(), long.std())

pp = 11 * 163 - 9 * 164 - 158
key('p5-806', '(a)', pp)
key('p5-806', '(b)', sqrt((9 * 6.2 ** 2 + 9 * 1 ** 2 + 5 ** 2 + (pp - 163) ** 2) / 11))

key('p5-807', '(a)', 15 * 2 / 10, 33 * (14 / 35) / 3)
assert 24 + 35 + 28 + 33 == 120 and 24 < 30 < 59

rows = QUESTIONS['p5-808']['text'][2:7]
A, B = [], []
for r in rows:
    l, s, g = r.split('|')
    A += [int(s) * 10 + int(i) for i in l.split()]
    B += [int(s) * 10 + int(i) for i in g.split()]
assert len(A) == len(B) == 13
lq, m, uq = quartiles(B)
key('p5-808', '(1)', m, uq - lq)
key('p5-808', '(2)', np.mean(A), np.std(A))

P = sp.Symbol('P')
mid, fr = [5, 15, 25, 40, 65], [12, 28, P, 24, 6]
[root] = sp.solve(sum(a * b for a, b in zip(mid, fr)) - sp.Rational(258, 10) * sum(fr), P)
key('p5-809', '(a)', root)
key('p5-809', '(b)', np.repeat(mid, [12, 28, 30, 24, 6]).std())
assert np.allclose([12 / 10, 28 / 10, 30 / 10, 24 / 20, 6 / 30], [1.2, 2.8, 3, 1.2, .2])

a = (24 * 18.5 - 60) / 24
sq = 414 + 2 * a * 24 * 18.5 - 24 * a * a
key('p5-810', '(1)', a)
key('p5-810', '(2)', sqrt(sq / 24 - 18.5 ** 2))
key('p5-810', '(3)', sq)


# ---- permutations and combinations
def strings(word, step, start=None, end=lambda s: True):
    """Different arrangements, letter by letter; step(state, letter) is the new state or None."""
    @lru_cache(None)
    def go(left, state):
        if not left:
            return int(end(state))
        total = 0
        for l, k in left:
            new = step(state, l)
            if new is not None:
                total += go(tuple((m, j - (m == l)) for m, j in left if j - (m == l)), new)
        return total
    return go(tuple(sorted(Counter(word).items())), start)


key('p5-811', '(a)', strings('BALLOONIST', lambda s, l: 0))


def oo(state, l):
    last, seen_o = state
    if last == 'L' and l == 'L':
        return None
    if last == 'O' and l != 'O' and seen_o == 1:
        return None
    return l, seen_o + (l == 'O')


key('p5-811', '(b)', strings('BALLOONIST', oo, ('', 0)))


key('p5-811', '(c)', strings('BALLOONIST', lambda s, l: (l in 'AEIOU', (l in 'AEIOU') if s[1] is None else s[1]),
                             (None, None), lambda s: s == (True, True)))


def picks(word, k):
    return {tuple(sorted(c)) for c in combinations(word, k)}


key('p5-812', '(a)', sum(c.count('S') == 2 for c in picks('GRASSLANDS', 5)))
key('p5-812', '(b)', sum('S' in c and 'A' in c for c in picks('GRASSLANDS', 4)))
key('p5-812', '(c)', strings('RASSLANDS', lambda s, l: None if l == 'S' and s == 2 else (s + 1 if l == 'S' else 0), 0))

com = list(combinations(range(12), 6))  # men 0 to 6, women 7 to 11
key('p5-813', '(a)', sum(sum(i > 6 for i in c) > 3 for c in com))
key('p5-813', '(b)', sum(not (0 in c and 7 in c) for c in com))
key('p5-813', '(c)', sum(abs(r.index(0) - r.index(5)) == 3 for r in permutations(range(6))))

four = list(product(range(1, 8), repeat=4))
key('p5-814', '(a)', sum(len(set(d)) == 4 and d[3] == 5 for d in four))
key('p5-814', '(b)', sum(len(set(d)) == 4 and d[3] % 2 == 0 and d[0] >= 4 for d in four))
key('p5-814', '(c)', sum(d.count(7) == 2 for d in four))

emp = list(combinations(range(11), 4))
key('p5-815', '(a)', factorial(7) * sum(c[3] - c[0] == 3 for c in emp))
key('p5-815', '(b)', factorial(7) * sum(all(c[i + 1] - c[i] > 1 for i in range(3)) for c in emp))
key('p5-815', '(c)', sum(c[2] - c[0] == 2 for c in combinations(range(11), 3)) * 6 * (8 * 7 * 6 * 5))

total = factorial(12) // (factorial(5) * factorial(4) * factorial(3))
key('p5-816', '(a)', total)
key('p5-816', '(b)', total * Fr(5 * 4 + 4 * 3 + 3 * 2, 12 * 11))
key('p5-816', '(c)', comb(11, 3) * comb(7, 3))

girls = list(combinations(range(9), 4))
key('p5-817', '(a)', Fr(sum(all(c[i + 1] - c[i] > 1 for i in range(3)) for c in girls), len(girls)))
key('p5-817', '(b)', Fr(sum(c == (1, 3, 5, 7) for c in girls), len(girls)))
key('p5-817', '(c)', factorial(9) - (4 * 3 + 5 * 4) * factorial(7))

five = list(combinations(range(10), 5))  # boys 0 to 5, girls 6 to 9
key('p5-818', '(a)', sum(sum(i > 5 for i in c) >= 2 for c in five))
key('p5-818', '(b)', sum(0 in c and 6 not in c for c in five))
key('p5-818', '(c)', sum(abs(r.index(0) - r.index(1)) > 1 for r in permutations(range(5))))

nums = [int(''.join(map(str, d))) for d in permutations(range(7), 4) if d[0]]
key('p5-819', '(1)', len(nums))
key('p5-819', '(2)', sum(k % 2 == 0 for k in nums))
key('p5-819', '(3)', sum(k > 3500 for k in nums))

words = set(permutations('SHENZHEN'))
key('p5-820', '(1)', len(words))
key('p5-820', '(2)', sum(k[0] == k[-1] for k in words))
key('p5-820', '(3)', len(picks('SHENZHEN', 4)))

# ---- probability
pairs = []
for i in range(8):
    c1 = 'R' if i < 6 else 'G'
    pairs += [(c1, c2) for c2 in 'RRRGGGGG' + c1]


def P_(cond, given=lambda o: True, space=None):
    s = [o for o in space if given(o)]
    return Fr(sum(map(cond, s)), len(s))


key('p5-821', '(b)', P_(lambda o: o[0] == o[1], space=pairs))
key('p5-821', '(c)', P_(lambda o: o[0] == 'R', lambda o: o[1] == 'R', pairs))

pa, pb, un = Fr(45, 100), Fr(40, 100), Fr(67, 100)
both = pa + pb - un
key('p5-822', '(a)', both)
key('p5-822', '(b)', (pa * pb == both, 'are independent'))
key('p5-822', '(c)', (1 - un) / (1 - pb))

dice = list(product(range(1, 7), range(1, 5)))
E_, F_ = (lambda o: sum(o) == 6), (lambda o: o[0] * o[1] % 2 == 0)
key('p5-823', '(a)', P_(E_, space=dice), P_(F_, space=dice))
ef = P_(lambda o: E_(o) and F_(o), space=dice)
key('p5-823', '(b)', (ef == Fr(1, 12), 'Not mutually exclusive'))
key('p5-823', '(c)', (P_(E_, space=dice) * P_(F_, space=dice) == Fr(1, 8) != ef, 'not independent'))
key('p5-823', '(d)', P_(E_, F_, dice))

late = {'walk': 3000 * 4 // 100, 'car': 1500 * 12 // 100}
late['bus'] = 850 - late['walk'] - late['car']
key('p5-824', '(a)', Fr(late['bus'], 5500))
key('p5-824', '(b)', Fr(late['bus'], 850))
key('p5-824', '(c)', Fr(1500 - late['car'], 10000 - 850))

club = {'A': (36, 20, 16), 'J': (30, 34, 14)}
assert sum(map(sum, club.values())) == 150
key('p5-825', '(a)', Fr(34, 20 + 34))
key('p5-825', '(b)', (abs(72 / 150 * 66 / 150 - .2112) < 1e-12 and sum(club['A']) == 72 and 36 / 150 == .24, 'not independent'))
key('p5-825', '(c)', Fr(16 * 14, comb(150, 2)))

wins, alive = {}, Fr(1)
for s in range(1, 8):
    hit = Fr(3, 10) if s % 2 else Fr(4, 10)
    wins[s] = alive * hit
    alive *= 1 - hit
key('p5-826', '(a)', wins[4])
key('p5-826', '(b)', wins[1] + wins[3] + wins[5])
key('p5-826', '(c)', (wins[1] + wins[3]) / sum(wins[i] for i in range(1, 5)))

grp = [Counter('TTTTTSSSSSSPPP'[i] for i in c) for c in combinations(range(14), 4)]
key('p5-827', '(a)', P_(lambda g: g['S'] == 4, space=grp))
key('p5-827', '(b)', P_(lambda g: len(g) == 3, space=grp))
key('p5-827', '(c)', P_(lambda g: g['T'] == 2, lambda g: len(g) == 3, grp))

poly = sp.expand(sp.numer(sp.together(n * (n - 1) / ((n + 6) * (n + 5)) - sp.Rational(2, 15))))
lhs = ex(BY_LABEL['p5-828']['(a)']['answers'][0]['value'].split('=')[0])
assert sp.simplify(poly - lhs) == 0
seen.add(('p5-828', '(a)', 0))
[own] = [k for k in range(1, 1000) if Fr(k * (k - 1), (k + 6) * (k + 5)) == Fr(2, 15)]
key('p5-828', '(b)', own)
key('p5-828', '(c)', P_(lambda o: o == ('R', 'R'), lambda o: o[0] == o[1], list(permutations('RRRR' + 'W' * 6, 2))))

bad = {'甲': 4500 * 2 // 100, '乙': 3500 * 3 // 100, '丙': 2000 * 5 // 100}
tot = sum(bad.values())
key('p5-829', '(1)', Fr(tot, 10000))
key('p5-829', '(2)', Fr(bad['丙'], tot))
key('p5-829', '(3)', (Fr(45, 100) * Fr(tot, 10000) == Fr(13275, 10 ** 6) != Fr(bad['甲'], 10000) == Fr(9, 1000), '不独立'))

z = sp.Symbol('z')
[pr] = [r for r in sp.solve(3 * z - 2 * z ** 2 - sp.Rational(52, 100), z) if 0 <= r <= sp.Rational(1, 2)]
key('p5-830', '(1)', pr)
key('p5-830', '(2)', sp.Rational(52, 100) - 2 * pr ** 2)
key('p5-830', '(3)', pr * (1 - 2 * pr) / (pr * (1 - 2 * pr) + 2 * pr * (1 - pr)))


# ---- discrete random variables
def dist(values):
    c = Counter(values)
    s = sum(c.values())
    return {k: Fr(c[k], s) for k in sorted(c)}


def mean(d):
    return sum(k * q for k, q in d.items())


def var(d):
    m = mean(d)
    return sum((k - m) ** 2 * q for k, q in d.items())


w = {k: k + 3 for k in (-2, -1, 1, 2)}
d = {k: Fr(q, sum(w.values())) for k, q in w.items()}
key('p5-831', '(a)', *d.values())
key('p5-831', '(b)', mean(d), var(d))
key('p5-831', '(c)', sum(q for k, q in d.items() if k > mean(d)))

key('p5-832', '(a)', stats.binom.cdf(2, 12, .22))
key('p5-832', '(b)', stats.geom.pmf(5, .22))
key('p5-832', '(c)', stats.geom.sf(6, .22))
key('p5-832', '(d)', stats.nbinom.pmf(6, 2, .22))

d = dist(abs(a - b) for a, b in combinations([1, 2, 2, 4, 7], 2))
assert list(d) == [0, 1, 2, 3, 5, 6]
key('p5-833', '(a)', d[3])
key('p5-833', '(b)', *d.values())
key('p5-833', '(c)', mean(d), var(d))

a, b = sp.symbols('a b')
s = sp.solve([a + b + sp.Rational(45, 100) - 1, -a + 2 * b + sp.Rational(6, 10) - sp.Rational(11, 10)], [a, b])
key('p5-834', '(a)', s[a], s[b])
d = {-1: Fr(1, 5), 0: Fr(1, 4), 2: Fr(7, 20), 3: Fr(1, 5)}
assert sum(d.values()) == 1 and mean(d) == Fr(11, 10)
key('p5-834', '(b)', var(d))
key('p5-834', '(c)', sum(d[i] * d[j] for i in d for j in d if i + j == 2))

g = stats.geom(.25)
key('p5-835', '(a)', float(g.mean()))
key('p5-835', '(b)', Fr(3, 4) ** 3 / 4)
key('p5-835', '(c)', sum(g.pmf(k) for k in range(3, 8)))
key('p5-835', '(d)', next(k for k in range(1, 99) if g.cdf(k) > .95))

bi = stats.binom(14, .15)
key('p5-836', '(a)', sum(bi.pmf(k) for k in (2, 3, 4)))
key('p5-836', '(b)', next(k for k in range(1, 99) if stats.binom.sf(0, k, .15) > .99))
key('p5-836', '(c)', float(stats.binom.mean(60, .15)), stats.binom.std(60, .15))

d = Counter()
for o in product((0, 1), repeat=3):
    d[sum(o)] += Fr(1, 4) * (Fr(7, 10) if o[2] else Fr(3, 10))
d = dict(sorted(d.items()))
key('p5-837', '(a)', d[1])
key('p5-837', '(b)', *d.values())
key('p5-837', '(c)', var(d))
key('p5-837', '(d)', stats.geom.cdf(4, float(d[3])))

four = [max(o) for o in product(range(1, 5), repeat=2)]
d = dist(four)
key('p5-838', '(a)', *d.values())
key('p5-838', '(b)', mean(d), var(d))
key('p5-838', '(c)', P_(lambda k: k == 3, lambda k: k >= 2, four))

key('p5-839', '(1)', stats.binom.sf(1, 15, .08))
key('p5-839', '(2)', stats.geom.pmf(6, .08))
key('p5-839', '(3)', next(k for k in range(1, 99) if 1 - .92 ** k > .9))

d = dist(sum(i >= 5 for i in c) for c in combinations(range(8), 3))
key('p5-840', '(a)', d[1])
key('p5-840', '(b)', *d.values())
assert mean(d) == Fr(9, 8)
key('p5-840', '(c)', var(d))
key('p5-840', '(d)', sum(q for k, q in d.items() if k > mean(d)))


# ---- the normal distribution
def area(lo, hi, m=0., s=1.):
    lo, hi = max(lo, m - 12 * s), min(hi, m + 12 * s)
    return integrate.quad(lambda u: np.exp(-((u - m) / s) ** 2 / 2) / (s * sqrt(2 * np.pi)), lo, hi,
                          epsabs=1e-12, points=[m] if lo < m < hi else None)[0]


INF = float('inf')
key('p5-841', '(a)', area(300, 400, 342, 46))
key('p5-841', '(b)', stats.norm.isf(.12, 342, 46))
key('p5-841', '(c)', round(250 * area(-INF, 280, 342, 46)))


def two(x1, p1, x2, p2, guess):
    return optimize.fsolve(lambda v: [stats.norm.cdf(x1, *v) - p1, stats.norm.cdf(x2, *v) - p2], guess)


mu, sg = two(25, .16, 40, .92, (30, 6))
key('p5-842', '(a)', mu, sg)
key('p5-842', '(b)', stats.norm.cdf(35, mu, sg) - stats.norm.cdf(30, mu, sg))

mu = 7.
sg = 2 * mu / 5
key('p5-843', '(a)', stats.norm.sf(0, mu, sg))
own = stats.norm.cdf(1.3 * mu, mu, sg)
key('p5-843', '(b)', own)
key('p5-843', '(c)', stats.binom.pmf(2, 3, own))

key('p5-844', '(a)', stats.binom.sf(5, 8, .65))
key('p5-844', '(b)', area(138.5, INF, 130, sqrt(45.5)))
assert abs(stats.binom.sf(138, 200, .65) - .104) < .002
key('p5-844', '(c)', (200 * .65 == 130 and abs(200 * .35 - 70) < 1e-9, 'np = 130 > 5 and nq = 70 > 5'))

mu = optimize.brentq(lambda m: stats.norm.sf(38, m, .2 * m) - .145, 20, 38)
key('p5-845', '(a)', mu)
key('p5-845', '(b)', stats.norm.cdf(5, 0, .2 * mu) - stats.norm.cdf(-5, 0, .2 * mu))

rej = 1 - area(77.9, 82.1, 80, 1.4)
key('p5-846', '(a)', rej)
key('p5-846', '(b)', round(500 * rej))
key('p5-846', '(c)', stats.binom.cdf(2, 10, rej))

key('p5-847', '(a)', optimize.brentq(lambda m: stats.norm.sf(120, m, 8) - .3, 80, 120))
key('p5-847', '(b)', area(-INF, 14.5, 18, sqrt(12.6)))

key('p5-848', '(a)', area(160, 175, 168, 6.5))
key('p5-848', '(b)', stats.norm.isf(.05, 168, 6.5))
key('p5-848', '(c)', stats.binom.sf(2, 4, area(172, INF, 168, 6.5)))

mu, sg = two(30, .2, 54, .93, (40, 9))
key('p5-849', '(1)', mu, sg)
key('p5-849', '(2)', stats.norm.sf(45, mu, sg))

key('p5-850', '(1)', float(stats.binom.mean(300, .85)), float(stats.binom.var(300, .85)))
key('p5-850', '(2)', area(259.5, INF, 255, sqrt(38.25)))
key('p5-850', '(3)', area(244.5, 262.5, 255, sqrt(38.25)))

# ---- continuous random variables
pdf = lambda u: 3 / 32 * (u * u if u <= 2 else 6 - u)
quad = lambda g, lo, hi, cut=(): integrate.quad(g, lo, hi, points=list(cut) or None, epsabs=1e-12)[0]
assert abs(quad(pdf, 0, 6, [2]) - 1) < 1e-10
key('further-p4-801', '(a)', 1 / quad(lambda u: u * u if u <= 2 else 6 - u, 0, 6, [2]))
med = optimize.brentq(lambda m: quad(pdf, 0, m, [2]) - .5, 2.1, 5)
assert abs(float(ex(BY_LABEL['further-p4-801']['(b)']['answers'][0]['value'])) - med) < 1e-8
for form in [BY_LABEL['further-p4-801']['(b)']['answers'][0]['value'], *BY_LABEL['further-p4-801']['(b)']['answers'][0]['accept']]:
    assert abs(float(ex(form)) - med) < 1e-8, form
seen.add(('further-p4-801', '(b)', 0))
key('further-p4-801', '(c)', quad(lambda u: u * pdf(u), 0, 6, [2]))

key('further-p4-802', '(a)', quad(lambda u: 3 * u * u / 26 / u, 1, 3))
G = lambda v: (sp.Rational(1, 26)) * (v ** sp.Rational(3, 2) - 1)
for form in [BY_LABEL['further-p4-802']['(b)']['answers'][0]['value'], *BY_LABEL['further-p4-802']['(b)']['answers'][0]['accept']]:
    for v in (1.5, 3., 6., 8.5):
        num = (((v + 1e-5) ** .5) ** 3 - ((v - 1e-5) ** .5) ** 3) / 26 / 2e-5
        assert abs(float(ex(form).subs(y, v)) - num) < 1e-6
seen.add(('further-p4-802', '(b)', 0))
key('further-p4-802', '(c)', optimize.brentq(lambda v: quad(lambda u: 3 * u ** .5 / 52, 1, v) - .8, 1, 9))

key4 = BY_LABEL['further-p4-803']
k4 = 1 / quad(lambda u: u ** -.5, 1, 9)
assert abs(float(ex(key4['(a)']['answers'][0]['value'])) - k4) < 1e-9
for form in [key4['(a)']['answers'][1]['value'], *key4['(a)']['answers'][1]['accept']]:
    for v in (1, 2.5, 5, 9):
        assert abs(float(ex(form).subs(x, v)) - quad(lambda u: k4 * u ** -.5, 1, v)) < 1e-9
seen |= {('further-p4-803', '(a)', 0), ('further-p4-803', '(a)', 1)}
cdf = lambda v: quad(lambda u: u ** -.5 / 4, 1, v)
qs = [optimize.brentq(lambda v: cdf(v) - h, 1, 9) for h in (.25, .75)]
key('further-p4-803', '(b)', round(qs[1] - qs[0], 9))
for v in (1.2, 2., 2.9):
    assert abs((cdf((v + 1e-4) ** 2) - cdf((v - 1e-4) ** 2)) / 2e-4 - .5) < 1e-6
key('further-p4-803', '(c)', Fr(1, 2))
key('further-p4-803', '(d)', Fr(4, 12) + 4)

# ---- inference
rows = [r.split()[1:] for r in QUESTIONS['further-p4-804']['text'] if r.startswith(('Before ', 'After '))]
be, af = [np.array(r, float) for r in rows]
r = stats.ttest_rel(be, af, alternative='greater')
key('further-p4-804', '(b)', r.statistic, stats.t.isf(.05, 7), (r.pvalue < .05, 'reject H0'))
df = be - af
key('further-p4-804', '(c)', tuple(stats.t.interval(.95, 7, df.mean(), stats.sem(df))))

va = Fr(32180 * 50 - 1265 ** 2, 50 * 49)
vb = Fr(24531 * 40 - 988 ** 2, 40 * 39)
key('further-p4-805', '(a)', va, vb)
se = sqrt(va / 50 + vb / 40)
dm = 1265 / 50 - 988 / 40
key('further-p4-805', '(b)', tuple(stats.norm.interval(.95, dm, se)))
key('further-p4-805', '(c)', dm / se, stats.norm.isf(.1), (stats.norm.sf(dm / se) < .1, 'reject H0'))

s1, s2 = sqrt(86.2 / 7), sqrt(124.6 / 9)
r = stats.ttest_ind_from_stats(63.4, s1, 8, 59.1, s2, 10)
key('further-p4-806', '(1)', (7 * s1 ** 2 + 9 * s2 ** 2) / 16)
key('further-p4-806', '(2)', r.statistic, stats.t.isf(.025, 16), (r.pvalue < .05, '拒绝 H0：有充分证据'))
key('further-p4-806', '(3)', tuple(stats.t.interval(.95, 16, 4.3, 4.3 / r.statistic)))

# ---- chi-squared
tab = np.array([[46, 24], [38, 32], [26, 34]])
assert tab.sum() == 200
r = stats.chi2_contingency(tab, correction=False)
key('further-p4-807', '(a)', float(r.expected_freq[2, 1]))
key('further-p4-807', '(b)', r.statistic, stats.chi2.isf(.05, 2), (r.pvalue < .05 and r.dof == 2, 'reject H0'))
con = ((tab - r.expected_freq) ** 2 / r.expected_freq)
key('further-p4-807', '(c)', (con.sum(1).argmax() == 2 and np.allclose(con[2].round(2), [1.48, 1.81]), 'Over 45'))

ob = [14, 25, 30, 17, 8, 4, 2]
assert sum(ob) == 100
key('further-p4-808', '(a)', Fr(sum(i * k for i, k in enumerate(ob)), 100))
po = stats.poisson(2)
key('further-p4-808', '(b)', 100 * po.pmf(2), 100 * po.sf(4))
ex_ = [*(100 * po.pmf(range(5))), 100 * po.sf(4)]
assert np.allclose(np.round(ex_, 2), [13.53, 27.07, 27.07, 18.04, 9.02, 5.27], atol=.0051)
r = stats.chisquare([14, 25, 30, 17, 8, 6], ex_, ddof=1)
rr = sum((o - e) ** 2 / e for o, e in zip([14, 25, 30, 17, 8, 6], [13.53, 27.07, 27.07, 18.04, 9.02, 5.27]))
print('Poisson', r.statistic, rr)
key('further-p4-808', '(c)', rr, stats.chi2.isf(.05, 4), (r.pvalue > .05 and min(ex_) > 5, 'accept H0'))

exq = [80 * quad(lambda u: u / 8, i, i + 1) for i in range(4)]
key('further-p4-809', '(a)', float(round(exq[2], 9)))
r = stats.chisquare([9, 12, 29, 30], exq)
key('further-p4-809', '(b)', r.statistic, stats.chi2.isf(.1, 3), (r.pvalue > .1 and min(exq) > 4.999, '不拒绝 H0'))


# ---- non-parametric
def below(m, w):
    """P(W+ <= w) with m ranks, by counting subsets."""
    c = [1]
    for k in range(1, m + 1):
        d = c + [0] * k
        for i, q in enumerate(c):
            d[i + k] += q
        c = d
    return sum(c[:int(w) + 1]) / 2 ** m


life = [12.6, 11.3, 14.1, 13.5, 12.2, 15.0, 11.1, 13.8, 13.0, 14.7]
assert '  '.join(f'{k:.1f}' for k in life) in '\n'.join(QUESTIONS['further-p4-810']['text'])
df = np.round(np.array(life) - 12, 6)
assert len(set(abs(df))) == 10
r = stats.wilcoxon(df, alternative='greater', method='exact')
crit = max(w for w in range(56) if below(10, w) <= .05)
key('further-p4-810', '(a)', 55 - r.statistic, crit, (r.pvalue < .05 and abs(below(10, 7) - r.pvalue) < 1e-12, 'reject H0'))
neg = int((df < 0).sum())
assert neg == 2
key('further-p4-810', '(b)', stats.binom.cdf(neg, 10, .5), (stats.binom.cdf(neg, 10, .5) > .05, 'do not reject H0'))

A, B = [[int(i) for i in l.split(':')[1].strip(' .').split(',')] for l in QUESTIONS['further-p4-811']['text'][1:3]]
rk = {k: i + 1 for i, k in enumerate(sorted(A + B))}
assert len(rk) == 13
ra = sum(rk[k] for k in A)
W = min(ra, 6 * 14 - ra)
sums = [sum(c) for c in combinations(range(1, 14), 6)]
cum = lambda w: sum(s <= w for s in sums) / len(sums)
crit = max(w for w in range(21, 43) if cum(w) <= .025)
key('further-p4-811', '(a)', W, crit, (2 * cum(W) < .05, 'reject H0'))
assert round(2 * cum(W), 4) == .014, cum(W)

key('further-p4-812', '(2)', 30 * 31 // 2 - 140)
zz = (140.5 - 30 * 31 / 4) / sqrt(30 * 31 * 61 / 24)
exact = 2 * below(30, 140)
assert abs(exact - 2 * stats.norm.cdf(zz)) < .002
key('further-p4-812', '(3)', zz, stats.norm.ppf(.025), (exact > .05, '不拒绝 H0'))

# ---- probability generating functions
gx = sum(comb(3, k) * sp.Rational(1, 3) ** k * sp.Rational(2, 3) ** (3 - k) * t ** k for k in range(4))
gy = t / 4 + t ** 2 / 2 + t ** 3 / 4
key('further-p4-813', '(a)', gx, gy)
pz = Counter()
for i in range(4):
    for j, q in ((1, 1), (2, 2), (3, 1)):
        pz[i + j] += Fr(comb(3, i) * 2 ** (3 - i), 27) * Fr(q, 4)
key('further-p4-813', '(b)', sum(sp.Rational(q.numerator, q.denominator) * t ** k for k, q in pz.items()))
key('further-p4-813', '(c)', mean(pz), pz[3])

key('further-p4-814', '(a)', (t / 4) / (1 - 3 * t / 4))
assert abs(float(sum(.25 * .75 ** (k - 1) * .5 ** k for k in range(1, 90))) - .5 / 2.5) < 1e-12
gg = stats.geom(.25)
key('further-p4-814', '(b)', float(gg.mean()), float(gg.var()))
own = ex(BY_LABEL['further-p4-814']['(c)']['answers'][0]['value'])
ser = sp.series(own, t, 0, 9).removeO()
for k in range(2, 9):
    assert abs(float(ser.coeff(t, k)) - stats.nbinom.pmf(k - 2, 2, .25)) < 1e-12
seen.add(('further-p4-814', '(c)', 0))
hits = sum(o[3] == 4 and o.count(4) == 2 for o in product(range(1, 5), repeat=4))
key('further-p4-814', '(c)', (t / (4 - 3 * t)) ** 2, Fr(hits, 256))

p_, q_ = sp.symbols('p q')
GG = p_ * (3 + t) ** 2 + q_ * t ** 3
s = sp.solve([GG.subs(t, 1) - 1, sp.diff(GG, t).subs(t, 1) - sp.Rational(4, 3)], [p_, q_])
key('further-p4-815', '(a)', s[p_], s[q_])
d = {0: Fr(9, 24), 1: Fr(6, 24), 2: Fr(1, 24), 3: Fr(8, 24)}
assert sp.expand(GG.subs(s) - sum(sp.Rational(v.numerator, v.denominator) * t ** k for k, v in d.items())) == 0
key('further-p4-815', '(b)', var(d))
key('further-p4-815', '(c)', sum(d[i] * d[j] for i in d for j in d if i + j == 3))

missing = [
    (id, p['label'], at)
    for id, q in QUESTIONS.items()
    for p in q['parts']
    for at in range(len(p['answers']))
    if (id, p['label'], at) not in seen and p['asks'] not in IN_WORDS
]
assert not missing, missing
assert len(QUESTIONS) == 65
print(len(QUESTIONS), 'questions,', len(seen), 'answers agree')

from keys import done

done.update(QUESTIONS)
