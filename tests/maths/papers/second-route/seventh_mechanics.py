"""Every computed key of the set by a route of its own."""
import json, math, re
from pathlib import Path
import numpy as np
import sympy as S
from scipy.integrate import quad
from scipy.optimize import brentq, minimize_scalar, fsolve

QUESTIONS = {q['id']: q for q in json.loads((Path(__file__).parent.parent / 'questions' / 'seventh-mechanics.json').read_text(encoding='utf8'))}
IN_WORDS = {'prove', 'explain', 'state', 'sketch', 'describe'}
seen = set()
D = math.degrees
rad = math.radians
sin = lambda d: math.sin(rad(d))
cos = lambda d: math.cos(rad(d))
tan = lambda d: math.tan(rad(d))
from sympy.parsing.sympy_parser import parse_expr, standard_transformations, implicit_multiplication_application, convert_xor
TR = standard_transformations + (implicit_multiplication_application, convert_xor)
NAMES = {n: S.Symbol(n, positive=True) for n in 'a e f g k m t u v x y W R X'.split()}
NAMES.update({'T_1': S.Symbol('T_1'), 'T_2': S.Symbol('T_2'), 'θ': S.Symbol('theta'), 'e': S.Symbol('e', positive=True)})


def ex(text, euler=False):
    names = dict(NAMES)
    if euler:
        names['e'] = S.E
    text = re.sub(r'mu\^', 'm*u^', text)
    return parse_expr(text, local_dict=names, transformations=TR)


def rounds(said, figures, got):
    got = float(got)
    value = float(ex(said))
    if figures in ('exact', 'integer'):
        assert figures == 'exact' or re.fullmatch(r'-?\d+', said), said
        assert abs(value - got) < 1e-7 * max(1, abs(got)), (said, got)
        return
    n, kind = int(figures[0]), figures[1:]
    places = n if kind == 'dp' else n - 1 - math.floor(math.log10(abs(got)))
    assert abs(round(got, places) - value) < 1e-9, (said, figures, got)
    # the written form has those figures, too
    digits = said.lstrip('-').replace('.', '')
    if kind == 'dp':
        assert len(said.split('.')[1]) == n, said
    else:
        assert len(digits.lstrip('0')) >= n, said


def answer(id, label, at):
    part = next(p for p in QUESTIONS[id]['parts'] if p['label'] == label)
    return part['answers'][at]


def num(id, label, *got):
    for at, value in enumerate(got):
        if value is None:
            assert 'words' in answer(id, label, at)
            continue
        a = answer(id, label, at)
        try:
            rounds(a['value'], a['figures'], value)
            for form in a.get('accept', []):  # other forms lie within 0.5 %
                assert abs(abs(float(ex(form))) / abs(float(value)) - 1) < 5e-3, form
        except AssertionError as bad:
            raise AssertionError((id, label, at, *bad.args)) from bad
        seen.add((id, label, at))


def expr(id, label, *got, euler=False):
    for at, value in enumerate(got):
        a = answer(id, label, at)
        for form in [a['value'], *a.get('accept', [])]:
            assert S.nsimplify(S.simplify(ex(form, euler) - value)) == 0, (id, label, form, value)
        seen.add((id, label, at))


def eqn(id, label, at, left, right, euler=False):
    a = answer(id, label, at)
    for form in [a['value'], *a.get('accept', [])]:
        l, r = form.split('=')
        assert S.simplify(S.nsimplify(ex(l, euler) - ex(r, euler)) - (left - right)) == 0, (id, label, form)
    seen.add((id, label, at))


def bounds(id, label, low, high, said):
    a = answer(id, label, 0)
    assert a['value'] == said, (id, label)
    ends = re.findall(r'[\d./]+', said)
    for end, got in zip(ends, [z for z in (low, high) if z is not None]):
        rounds(end, a['figures'], got)
    seen.add((id, label, 0))


g = 10
# ---------- forces
z = 14 + 20 * np.exp(1j * rad(130)) - 9j
num('p4-801', '', abs(z), D(np.angle(z)))
w = np.array([0, -60]); nrm = np.array([-sin(25), cos(25)])
num('p4-802', '(a)', -w @ nrm)
lam = D(math.atan(.35))
bounds('p4-802', '(b)', 60 * sin(25 - lam) / cos(lam), 60 * sin(25 + lam) / cos(lam), '6.32 <= X <= 44.4')
# the two tensions, along RA (30° from the vertical) and RB (horizontal), towards the wall
T, Fh = np.linalg.solve([[cos(30), 0], [-sin(30) - 1, 1]], [8, 0])
num('p4-803', '(1)', T); num('p4-803', '(2)', 8 * tan(60))
assert abs(Fh - 8 * tan(60)) < 1e-9
pull = 3 * np.exp(1j * rad(40)) - 6j
mu = pull.real / -pull.imag
num('p4-804', '(a)', mu)
lam = D(math.atan(mu)); num('p4-804', '(b)', 6 * sin(lam) / cos(40 + lam))
px = 30 * 3 / 5; py = -30 * 4 / 5
a_, b_ = np.array([-px, -py]) / 30, np.array([50 - px, -py]) / np.hypot(50 - px, py)
assert abs(np.hypot(50 - px, py) - 40) < 1e-9
ta, tb = np.linalg.solve(np.array([a_, b_]).T, [0, 50])
num('p4-805', '(b)', ta, tb); num('p4-805', '(c)', 54 / (max(ta, tb) / 5))
Pn, Qn = np.linalg.solve([[0, -cos(30)], [-1, -sin(30)]], [-(20 + 16 * cos(120)), -16 * sin(120)])
num('p4-806', '(a)', Pn, Qn)
z = 20 + 16 * np.exp(1j * rad(120)) + Qn * np.exp(1j * rad(210))
assert abs(z.real) < 1e-9 < z.imag; num('p4-806', '(b)', abs(z), None)
th, lam = math.asin(5 / 13), math.atan(.5)
num('p4-807', '(a)', 120 * math.sin(lam) / math.cos(th - lam))
num('p4-807', '(b)(i)', 40 * math.cos(th))
assert 40 * math.cos(th) < .5 * (120 - 40 * math.sin(th))
num('p4-807', '(b)(ii)', math.sqrt(120**2 + 40**2 - 2 * 120 * 40 * math.cos(math.pi / 2 - th)))
p = S.Symbol('p', positive=True)
num('p4-808', '(a)', S.solve(p**2 + 4 * p**2 - 2 * p * 2 * p * S.cos(2 * S.pi / 3) - 49)[0])
v1 = np.array([1, 0]) * math.sqrt(7); v2 = 2 * math.sqrt(7) * np.array([cos(60), sin(60)]); v3 = -v1 - v2
num('p4-808', '(b)', D(math.acos(v1 @ v3 / math.sqrt(7) / 7)))
lam = D(math.atan(.3)); num('p4-809', '(1)', 40 * tan(30 + lam)); assert tan(30) > .3
# ---------- kinematics
v = lambda t: 3 * t * t - 18 * t + 24
num('p4-810', '(a)', *sorted(np.roots([3, -18, 24])))
num('p4-810', '(b)', minimize_scalar(v, bounds=(0, 5), method='bounded').fun)
num('p4-810', '(c)', quad(lambda t: abs(v(t)), 0, 5, points=[2, 4])[0])
top = .8 * 15
num('p4-811', '(b)', brentq(lambda T: (T + T - 15 - top / 1.2) / 2 * top - 1350, 30, 500)); num('p4-811', '(c)', 1350 / 125)
up = 14 / g; num('p4-812', '(a)', .5 * g * (4 - up)**2 - 14 * up / 2)
y = lambda t: 24 + 14 * t - 5 * t * t
num('p4-812', '(b)', -minimize_scalar(lambda t: -y(t), bounds=(0, 4), method='bounded').fun)
num('p4-812', '(c)', 2 * math.sqrt(2 * (33.8 - 30) / g))
vq = lambda t: min(9, max(0, .5 * (t - 4)))
sq = lambda t: quad(vq, 4, t, points=[22] if t > 22 else None)[0]
num('p4-813', '(i)', sq(22)); num('p4-813', '(ii)', brentq(lambda t: sq(t) - 6 * t, 5, 100))
num('p4-813', '(iii)', -minimize_scalar(lambda t: sq(t) - 6 * t, bounds=(4, 39), method='bounded').fun)
t = NAMES['t']
ve = ex(answer('p4-814', '(a)', 0)['value'])
assert S.simplify(S.diff(ve, t) - (6 * S.sqrt(t) - 3 * t)) == 0 and S.limit(ve, t, 0) == 0; seen.add(('p4-814', '(a)', 0))
vf = lambda t: quad(lambda s: 6 * math.sqrt(s) - 3 * s, 0, t)[0]
m_ = minimize_scalar(lambda t: -vf(t), bounds=(0, 10), method='bounded', options={'xatol': 1e-9})
num('p4-814', '(b)', -m_.fun); num('p4-814', '(c)', round(quad(vf, 0, m_.x)[0], 6))
ve = ex(answer('p4-815', '(1)', 0)['value'])
assert S.expand(S.diff(ve, t) - (2 * t - 8)) == 0 and ve.subs(t, 0) == 15; seen.add(('p4-815', '(1)', 0))
vf = S.lambdify(t, ve); stops = sorted(np.roots([1, -8, 15]))
num('p4-815', '(2)', quad(vf, 0, stops[0])[0]); num('p4-815', '(3)', quad(lambda s: abs(vf(s)), 0, 6, points=stops)[0])
acc = (108 / 6 - 72 / 6) / 6; num('p4-816', '(a)', acc, 72 / 6 - 3 * acc)
vc = 9 + 12 * acc; num('p4-816', '(b)', (vc + 30) / 2 * (30 - vc) / acc)
num('p4-817', '(a)', .6 * 25 + 10)
vf = lambda t: .6 * t * t if t < 5 else 25 - 2 * t
num('p4-817', '(b)', (vf(3.001) - vf(2.999)) / .002); num('p4-817', '(c)', quad(vf, 0, brentq(vf, 6, 20), points=[5])[0])
tt = 36 / 24; num('p4-818', '(1)', tt); num('p4-818', '(2)', 36 - 5 * tt**2)
num('p4-818', '(3)', math.sqrt(24**2 - 2 * g * (36 - 5 * tt**2)), None); assert 24 - g * tt > 0
# ---------- momentum
red = lambda m1, m2: m1 * m2 / (m1 + m2) / 2
lost = lambda m1, m2, rel0, rel1: red(m1, m2) * (rel0**2 - rel1**2)
num('p4-819', '(a)', .3 * (4 - .5) / .5); num('p4-819', '(b)', lost(.3, .5, 4, 2.1 - .5))
num('p4-820', '(a)', 3 * (5 - 2) / (2 + 3)); num('p4-820', '(b)', lost(3, 1.8, 8, 0))
vb = .2 * (6 + .6) / .3; vbc = (.2 * 6 + .2 * .6) / .8
num('p4-821', '(a)', vb); num('p4-821', '(b)', vbc)
l1 = lost(.2, .3, 6, vb + .6); assert l1 > 0; num('p4-821', '(c)', l1 + lost(.3, .5, vb, 0))
vc = (4 * 6 + 2 * 1.5) / 6; num('p4-822', '(a)', vc - 3 * 2 / 6, vc + 3 * 4 / 6); num('p4-822', '(b)', lost(4, 2, 4.5, 3))
qs = [.6 * (5 - w) / .9 for w in (.5, -.5)]
num('p4-823', '(a)', *qs); losses = [lost(.6, .9, 5, qs[0] - .5), lost(.6, .9, 5, qs[1] + .5)]; assert min(losses) > 0
num('p4-823', '(b)', max(losses))
va = math.sqrt(2 * g * 1.6 * sin(30)); num('p4-824', '(1)', va); num('p4-824', '(2)', va * .5 / .8)
num('p4-824', '(3)', 100 * lost(.5, .3, va, 0) / (.25 * va**2))
num('p4-825', '(a)', 18 / 15); vel = (.2 * 15 - .5 * g * 1.2) / .5; assert vel < 0 and 15 * 1.2 - 5 * 1.2**2 > 0
num('p4-825', '(b)', -vel, None)
h = 15 * 1.2 - 5 * 1.2**2; num('p4-825', '(c)', 6 + g * brentq(lambda t: 6 * t + 5 * t * t - h, 0, 9))
num('p4-826', '(a)', 8000 * 3 / 20000); num('p4-826', '(b)', 100 * lost(8000, 12000, 3, 0) / (4000 * 9))
num('p4-826', '(c)', .5 * 20000 * 1.2**2 / 6)
m, u = NAMES['m'], NAMES['u']; H = S.Rational
vP = 3 * u - m * (H(7, 2) * u - u) / (2 * m); expr('p4-827', '(1)', vP)
expr('p4-827', '(2)', S.simplify(H(1, 2) * (2 * m * m) / (3 * m) * ((2 * u)**2 - (H(7, 2) * u - vP)**2))); num('p4-827', '(3)', H(7, 2) / H(7, 10) - 1)
# ---------- Newton
num('p4-828', '(a)', (3 - 2) * g / 5, 2 * 3 * 2 * g / 5)
v2 = 2 * (3 - 2) * g * .9 / 5; num('p4-828', '(b)', .9 + v2 / 2 / g)
num('p4-829', '(a)', *np.linalg.solve([[1200, 1], [400, -1]], [2600 - 450, -150]))
ac = -(1000 + 450 + 150) / 1600; T = -1000 - 450 - 1200 * ac; assert T < 0; num('p4-829', '(b)', -T, None)
num('p4-830', '(a)', 7370 / 670 - g); num('p4-830', '(b)', 7370 * 70 / 670); num('p4-830', '(c)', 600 * 9.2 + 70 * 9.2); num('p4-830', '(d)', 8040 / 670 - g)
lam = D(math.atan(.2)); dec = g * sin(30 + lam) / cos(lam); num('p4-831', '(i)', dec)
AB = brentq(lambda d: 32 - g * d * sin(30) - .2 * g * cos(30) * d, 0, 50); num('p4-831', '(ii)', AB)
num('p4-831', '(iii)', math.sqrt(64 - 2 * 2 * AB * .2 * g * cos(30))); assert tan(30) > .2
num('p4-832', '(a)', *np.linalg.solve([[5, -1], [6, 1]], [-5 * g * .6 - .2 * 5 * g * .8, 60]))
ke = 60 * .64 - (30 + 8) * .64; num('p4-832', '(b)', .64 + ke * 5 / 11 / 38)
num('p4-833', '(1)', *np.linalg.solve([[6, 1], [4, -1]], [40 - 15, -10])); num('p4-833', '(2)', .5 * 4 * 9 / (.25 * 40)); num('p4-833', '(3)', (40 - .25 * 60) / 6)
d = 1.5 * 5; mu = brentq(lambda q: 30 * cos(20) * d - q * (80 - 30 * sin(20)) * d - .5 * 8 * 9, 0, 2)
num('p4-834', '(a)', mu); num('p4-834', '(b)', 8 * 3 / (mu * 80))
ac = (30 - 10 - .4 * 20) / 6; num('p4-835', '(b)', ac, 10 + ac, 30 - 3 * ac); assert abs(3 * 10 - 3 * ac - (10 + ac) - 8 - 2 * ac) < 1e-9
a = NAMES['a']; eqn('p4-835', '(a)', 0, NAMES['T_1'] - 10, a); eqn('p4-835', '(a)', 1, 30 - NAMES['T_2'], 3 * a)
K = (900 * .28 - 72) * 64; vv = math.sqrt(2 * K / 90); num('p4-836', '(1)', vv**2 / 128); num('p4-836', '(2)', K / 144); num('p4-836', '(3)', 64 / (vv / 2) + K / 144 / (vv / 2))
# ---------- energy
num('p4-837', '(a)', (30000 - 600 * 20) / (1250 * 20)); num('p4-837', '(b)', brentq(lambda v: 30000 - 600 * v, 1, 99))
num('p4-837', '(c)', brentq(lambda v: 30000 - 600 * v - 1250 * g * .04 * v, 1, 99))
num('p4-838', '(a)', 150 * sin(20) * 12); num('p4-838', '(b)', math.sqrt(4 + 2 * 12 * (140 - 50 - 150 * sin(20)) / 15))
num('p4-839', '(a)', 240 / 64); num('p4-839', '(b)', (240 - 3.75 * 25) / (80 * 5)); num('p4-839', '(c)', brentq(lambda v: 240 - 3.75 * v * v - 800 * .05 * v, 1, 9))
num('p4-840', '(a)', 10 * (2 * g * 3.2 - 6.5**2)); num('p4-840', '(b)', 217.5 / 7.5); num('p4-840', '(c)', g * math.sqrt(2 * 3.2 / g))
num('p4-841', '(i)', 16000 * 15 * 6, None); ac = (144 - 324) / 1000
num('p4-841', '(ii)', (16000 * ac + 1800 + 160000 * 24 / 500) * 500); num('p4-841', '(iii)', 3.3e6 / 40)
ac = (30 - 6) / 5; num('p4-842', '(1)', math.sqrt(2 * ac * .8)); num('p4-842', '(2)', 2 * ac * .8 / (2 * .3 * g))
num('p4-843', '(a)', *np.linalg.solve([[1 / 15, -1], [1 / 25, -1]], [1400 * 1.2, 1400 * .4])); num('p4-843', '(b)', brentq(lambda v: 42000 / v - 1120, 1, 99))
num('p4-844', '(a)', math.sqrt(2 * (g * 2.2 - g * 1.4)), math.sqrt(2 * g * 2.2)); num('p4-844', '(b)', (49 - 2 * g * .8) / (2 * 5) / g)
num('p4-845', '(1)', (90000 * .06 * 12 + 1600 * 12) / 1000); num('p4-845', '(2)', (84000 + 90000 * .06 * 20 - 1600 * 20) / (9000 * 20)); num('p4-845', '(3)', 144 / (2 * (600 / 1000 + 1600 / 9000)))
# ---------- further: projectiles
x, yy = NAMES['x'], NAMES['y']
eqn('further-p3-801', '(a)', 0, yy, (26 * H(12, 13) * t - 5 * t**2).subs(t, x / (26 * H(5, 13))))
ts = sorted(np.roots([-5, 24, -16])); num('further-p3-801', '(b)', 10 * (ts[1] - ts[0])); num('further-p3-801', '(c)', D(math.atan2(g * ts[1] - 24, 10)))
u0 = np.array([20 * cos(60), 20 * sin(60)]); gv = np.array([0, -g])
T = brentq(lambda s: u0 @ (u0 + gv * s), 0, 99); num('further-p3-802', '(a)', T); num('further-p3-802', '(b)', np.hypot(*(u0 + gv * T))); num('further-p3-802', '(c)', np.hypot(*(u0 * T + gv * T * T / 2)))
q = NAMES['θ']; a3 = answer('further-p3-803', '(1)', 0)['value'].split('=')[0]
tg = S.Symbol('tg'); e1 = ex(a3.replace('tan(θ)^2', 'k^2').replace('tan(θ)', 'k')).subs(NAMES['k'], tg)
e2 = 30 * tg - 5 * (H(30, 25))**2 * (1 + tg**2) - 10
assert S.simplify(e1 / e2).is_number; seen.add(('further-p3-803', '(1)', 0))
hgt = lambda d: 25 * sin(d) * 30 / (25 * cos(d)) - 5 * (30 / (25 * cos(d)))**2 - 10
lo, hi = brentq(hgt, 5, 55), brentq(hgt, 55, 88); num('further-p3-803', '(2)', lo, hi)
# (30)² + (10 + 5t²)² = 625 t²
tq = sorted(r for r in np.roots([25, 0, 100 - 625, 0, 1000]).real if r > 0); num('further-p3-803', '(3)', tq[-1])
# ---------- rigid bodies
# lines of the weight (x = cosθ·a) and of the wall's force (height 2a sinθ) meet; the reaction at A goes there
assert answer('further-p3-804', '(a)', 0)['value'] == 'μ >= 1/4' and abs(math.cos(math.atan(2)) / (2 * math.sin(math.atan(2))) - .25) < 1e-12; seen.add(('further-p3-804', '(a)', 0))
k = S.Symbol('k'); N, Rr, W = S.symbols('N R W', positive=True)
c_, s_ = 1 / S.sqrt(5), 2 / S.sqrt(5)
# moments about B: R·2c − W·c − F·2s = 0 with F = R/3, R = W(1 + k)
num('further-p3-804', '(b)', S.solve((1 + k) * 2 * c_ - c_ - (1 + k) / 3 * 2 * s_, k)[0])
P = [(0, 0), (6, 0), (3, 4), (0, 4)]; cr = [P[i][0] * P[(i + 1) % 4][1] - P[(i + 1) % 4][0] * P[i][1] for i in range(4)]
G = [sum((P[i][j] + P[(i + 1) % 4][j]) * cr[i] for i in range(4)) / (3 * sum(cr)) for j in (0, 1)]
said = ex(answer('further-p3-805', '(1)', 0)['value']); assert all(abs(float(s) - v) < 1e-9 for s, v in zip(said, G)); seen.add(('further-p3-805', '(1)', 0))
cg = np.array(G) - [0, 4]; num('further-p3-805', '(2)', D(math.acos(cg @ [0, -1] / np.hypot(*cg))))
# ---------- circles
gs = NAMES['g']; ct = S.cos(q); speed2 = H(7, 2) * a * gs - 2 * gs * a * (1 + ct)
expr('further-p3-806', '(a)', S.expand(m * speed2 / a - m * gs * ct))
c0 = S.solve(H(3, 2) - 3 * S.Symbol('c'))[0]; s2 = a * gs * c0; expr('further-p3-806', '(b)', S.sqrt(s2))
expr('further-p3-806', '(c)', S.simplify((H(7, 2) * a * gs - s2 * c0**2) / (2 * gs) - a))
sol = fsolve(lambda w: [w[0] * .6 - 1.2, w[0] * .8 - .12 * w[1]**2 * .4], [1, 5]); num('further-p3-807', '(a)', sol[0]); num('further-p3-807', '(b)', math.sqrt(g / .3)); assert abs(sol[1] - math.sqrt(g / .3)) < 1e-6
num('further-p3-807', '(c)', 2 * math.pi * math.sqrt(.3 / g))
r_ = math.sqrt(1.3**2 - .25); num('further-p3-808', '(a)', *np.linalg.solve([[.5 / 1.3, -.5 / 1.3], [r_ / 1.3, r_ / 1.3]], [2, .2 * 25 * r_])); num('further-p3-808', '(b)', math.sqrt(g / .5))
# ---------- Hooke
en = lambda d: -6 * d + (24 / 1.6 * max(0, d - .8)**2)
mn = minimize_scalar(en, bounds=(.8, 2), method='bounded', options={'xatol': 1e-10}); num('further-p3-809', '(a)', round(mn.x, 6)); num('further-p3-809', '(c)', math.sqrt(-mn.fun / .3))
om2 = 24 / .8 / .6; num('further-p3-809', '(b)', 1 + math.sqrt(.2**2 + 2 * g * .8 / om2))
net = lambda e: 30 * e / .6 - 2; num('further-p3-810', '(a)', net(.2) / .5); num('further-p3-810', '(b)', math.sqrt(2 * quad(net, 0, .2)[0] / .5))
num('further-p3-810', '(c)', quad(lambda e: 50 * e, 0, .2)[0] / 2); assert .5 < .8
pe = lambda d: 10 * (d - 1)**2 + 10 * (3 - d - .8)**2
mn = minimize_scalar(pe, bounds=(1, 2.2), method='bounded', options={'xatol': 1e-10}); num('further-p3-811', '(1)', round(mn.x, 6), round(20 * (mn.x - 1), 6))
num('further-p3-811', '(2)', quad(lambda e: 40 * e, 0, .6)[0]); num('further-p3-811', '(3)', math.sqrt(40 / .4) * .2)
assert abs(pe(1.8) - pe(1.6) - .5 * .4 * 4) < 1e-9
# ---------- variable force
vv = NAMES['v']; assert answer('further-p3-812', '(a)', 0)['value'] == 'v*dv/dx = -0.04(100 + v^2)'
assert S.expand(-(2 + H(2, 100) * vv**2) / H(1, 2) + H(4, 100) * (100 + vv**2)) == 0; seen.add(('further-p3-812', '(a)', 0))
num('further-p3-812', '(b)', quad(lambda v: v / (4 + .04 * v * v), 0, 20)[0]); num('further-p3-812', '(c)', quad(lambda v: 1 / (4 + .04 * v * v), 0, 20)[0])
f = S.Function('f'); d_ = S.dsolve(H(1, 2) * f(t).diff(t) - 5 + f(t) / 5, f(t), ics={f(0): 0}).rhs
eqn('further-p3-813', '(a)', 0, vv, S.simplify(d_), euler=True); num('further-p3-813', '(b)', 5 / .2); num('further-p3-813', '(c)', quad(S.lambdify(t, d_), 0, 5)[0])
# ---------- momentum with restitution
v0 = 8 * np.array([.8, .6]); v1 = v0 * [1, -.5]
num('further-p3-814', '(a)', np.hypot(*v1), D(math.atan(.5 * .75))); num('further-p3-814', '(b)', .15 * (1 - .25) * 4.8**2); num('further-p3-814', '(c)', .3 * np.hypot(*(v1 - v0)))
e_ = NAMES['e']; vcm = H(2, 5) * u
expr('further-p3-815', '(a)', S.expand(vcm + e_ * H(2, 5) * u)); expr('further-p3-815', '(b)', S.expand(vcm - e_ * H(3, 5) * u))
bounds('further-p3-815', '(c)', 2 / 3, 1, '2/3 < e <= 1')
A1, B1 = .4 - .6 * .8, .4 + .4 * .8; assert A1 < 0; bounds('further-p3-815', '(d)', -A1 / B1, 1, '1/9 < f <= 1')

missing = [
    (q['id'], p['label'], at)
    for q in QUESTIONS.values()
    for p in q['parts']
    for at, a in enumerate(p['answers'])
    if (q['id'], p['label'], at) not in seen and p['asks'] not in IN_WORDS and 'words' not in a
]
assert not missing, missing
print(len(QUESTIONS), 'questions,', len(seen), 'answers agree')

from keys import done

done.update(QUESTIONS)
