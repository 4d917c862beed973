"""Second routes for the set: every computed key is found again here and compared."""
import json, math, re
from pathlib import Path
import numpy as np
from scipy.integrate import quad
from scipy.optimize import brentq, minimize_scalar
import sympy as sp
from sympy.parsing.sympy_parser import (parse_expr, standard_transformations, implicit_multiplication,
                                        convert_xor)

QUESTIONS = {q['id']: q for q in json.loads((Path(__file__).parent.parent / 'questions' / 'seventh-p1.json').read_text(encoding='utf8'))}
assert list(QUESTIONS) == [f'p1-{n}' for n in range(801, 861)]
TR = standard_transformations + (convert_xor, implicit_multiplication)
x, y, k, c, a, r, t, p, n, m, th = sp.symbols('x y k c a r t p n m theta', real=True)
NAMES = dict(x=x, y=y, k=k, c=c, a=a, r=r, t=t, p=p, n=n, m=m, theta=th)
seen = set()


def P(s):
    return parse_expr(s, local_dict=NAMES, transformations=TR)


def part(num, label):
    return next(q for q in QUESTIONS[f'p1-{num}']['parts'] if q['label'] == label)


def forms(num, label, at):
    ans = part(num, label)['answers'][at]
    seen.add((num, label, at))
    return [ans['value'], *ans.get('accept', [])], ans['figures']


def same(e1, e2):
    """Numerically equal at several points (those where both are real), and at least at three."""
    e1, e2 = sp.sympify(e1), sp.sympify(e2)
    syms = sorted(e1.free_symbols | e2.free_symbols, key=str)
    if not syms:
        return abs(sp.N(e1 - e2, 30)) < 1e-15
    good = 0
    for i in range(12):
        sub = {s: sp.Rational(37 + 29 * i + 53 * j, 97 + 7 * j) for j, s in enumerate(syms)}
        v1, v2 = sp.N(e1.subs(sub), 20), sp.N(e2.subs(sub), 20)
        if not (v1.is_real and v2.is_real):
            continue
        if abs(v1 - v2) > 1e-12 * (1 + abs(v1)):
            return False
        good += 1
    return good >= 2


def expr(num, label, own, at=0):
    fs, _ = forms(num, label, at)
    for f in fs:
        f = f.split('=')[-1]
        assert same(P(f), own), (num, label, f, own)


def num_(num, label, own, at=0):
    fs, fig = forms(num, label, at)
    own = float(own)
    for i, f in enumerate(fs):
        v = float(P(f))
        if fig in ('exact', 'integer'):
            if i == 0:
                assert abs(v - own) < 1e-7 * (1 + abs(own)), (num, label, f, own)
                if fig == 'integer':
                    assert re.fullmatch(r'-?\d+', f), (num, f)
            else:
                assert abs(v - own) < 6e-3 * abs(own), (num, label, f, own)
        else:
            d = int(fig[0])
            places = d if fig.endswith('dp') else d - 1 - math.floor(math.log10(abs(own)))
            assert abs(round(own, places) - round(v, places)) < 1e-9, (num, label, f, own)
            if i == 0:
                assert f == f'{round(own, places):.{max(places, 0)}f}', (num, label, f, own)
                # not near a rounding boundary
                frac = abs(own) * 10 ** places % 1
                assert abs(frac - 0.5) > 0.02, (num, label, own)


def nums(num, label, owns):
    assert len(part(num, label)['answers']) == len(owns), (num, label, owns)
    vals = [float(P(q['value'])) for q in part(num, label)['answers']]
    left = list(owns)
    for at, v in enumerate(vals):
        best = min(left, key=lambda o: abs(o - v))
        left.remove(best)
        num_(num, label, best, at)


def coord(num, label, own, at=0):
    fs, _ = forms(num, label, at)
    for f in fs:
        got = [float(P(s)) for s in f.strip('()').split(',')]
        assert np.allclose(got, [float(o) for o in own], atol=1e-6), (num, label, f, own)


def eqn(num, label, own, at=0):
    """own: an expression whose zeros are the curve; a ratio must be constant."""
    fs, _ = forms(num, label, at)
    for f in fs:
        l, rr = f.split('=')
        q = sp.simplify((P(l) - P(rr)) / own)
        assert q.is_number and q != 0, (num, label, f, q)


def region(num, label, holds, lo=-60, hi=60, at=0, n=4801):
    """The set agrees with a predicate on a grid (which meets the end points)."""
    fs, _ = forms(num, label, at)
    for f in fs:
        f = f.replace('f(x)', 'V')
        var = re.search(r'[A-Za-z]', f.replace('or', '')).group()
        code = re.sub(r'\b%s\b' % var, 'V', f)
        for g in np.linspace(lo, hi, n):
            assert eval(code, {'V': g}) == bool(holds(g)), (num, label, f, g)


def roots(f, lo, hi, steps=20011):
    g = np.linspace(lo, hi, steps)
    with np.errstate(all='ignore'):
        v = np.array([f(u) for u in g])
    out = []
    for i in range(len(g) - 1):
        if v[i] * v[i + 1] < 0:
            try:
                z = brentq(f, g[i], g[i + 1])
            except ZeroDivisionError:  # a pole
                continue
            if abs(f(z)) < 1e-6:
                out.append(z)
        elif v[i] == 0:
            out.append(g[i])
    return out


def D(f, u, h=1e-5):
    return (f(u + h) - f(u - h)) / (2 * h)


def top(f, lo, hi, sign=-1):
    z = minimize_scalar(lambda u: sign * f(u), bounds=(lo, hi), method='bounded', options={'xatol': 1e-10}).x
    return round(z, 5), f(round(z, 5))


EPS = 1e-9
# ---------------- quadratics
expr(801, '(a)', 3*x**2 - 24*x + 41)
f = lambda u: 3*u*u - 24*u + 41
coord(801, '(b)', top(f, 0, 9, 1))
region(801, '(c)', lambda u: f(u) < 20 - EPS)
region(802, '', lambda K: sum(abs(z.imag) < 1e-6 for z in np.roots([1, 3 - K, 4])) == 2 and abs(np.subtract(*np.roots([1, 3 - K, 4]))) > 1e-5)
P_ = sp.solve([2*x**2 + p*x + 18, 4*x + p], [x, p])
nums(803, '(1)', [s[1] for s in P_])
region(803, '(2)', lambda u: 2*u*u - 13*u + 18 >= 3 - EPS)
nums(804, '(a)', sorted(float(z.real) for z in np.roots([8, 0, 0, 215, 0, 0, -27]) if abs(z.imag) < 1e-9))
pol = sp.Poly(sp.expand(8*(2*y - 1)**6 + 215*(2*y - 1)**3 - 27), y)
nums(804, '(b)', [float(s) for s in pol.real_roots()])
eqn(805, '(a)', sp.expand((x**2 - 4*c*x + 5) - (2*x - c**2)))
S = sp.solve([2*x - 4*c - 2, x**2 - 4*c*x + 5 - 2*x + c**2], [x, c])
nums(805, '(b)', [s[1] for s in S])
xx = [s[0] for s in S if s[1] < 0][0]
coord(805, '(c)', (xx, 2*xx - 4)); assert xx**2 + 8*xx + 5 == 2*xx - 4
expr(806, '(a)', 5 - 12*x - 4*x**2)
f = lambda u: 5 - 12*u - 4*u*u
v = top(f, -9, 9); num_(806, '(b)', v[1], 0); num_(806, '(b)', v[0], 1)
region(806, '(c)', lambda M: abs(np.roots([-4, -12, 5 - M])[0].imag) > 1e-6)
assert sp.expand((k + 4)**2 - 4*(2*k + 1)) == k**2 + 12
kk = sp.solve((x**2 + (k + 4)*x + 2*k + 1).subs(x, 1), k)[0]
num_(807, '(b)', kk, 0)
num_(807, '(b)', [z for z in np.roots([1, float(kk) + 4, 2*float(kk) + 1]) if abs(z - 1) > 1e-6][0], 1)
expr(808, '(1)', x*(48 - 2*x))
f = lambda u: u*(48 - 2*u)
num_(808, '(2)', top(f, 0, 24)[1])
region(808, '(3)', lambda u: 0 < u < 24 and f(u) >= 256 - EPS)
# ---------------- functions
f = lambda u: 2*u*u - 12*u + 7
v = top(f, -9, 9, 1)
region(809, '(a)', lambda w: w >= v[1] - EPS)
num_(809, '(b)', v[0])
for s in forms(809, '(c)', 0)[0]:
    for u in (3, 2, 0, -5.5):
        assert abs(float(P(s).subs(x, f(u))) - u) < 1e-9
region(809, '(c)', lambda w: w >= v[1] - EPS, at=1)
F = (2*x + 5)/(x - 2)
expr(810, '(a)', sp.solve(sp.Eq(x, F.subs(x, y)), y)[0])
assert sp.simplify(F.subs(x, F)) == x and sp.limit(F, x, sp.oo) == 2 and sp.limit(F, x, 2, '+') == sp.oo
region(810, '(b)', lambda w: w > 2)
num_(810, '(c)', F.subs(x, F.subs(x, sp.Rational(37, 5))))
expr(811, '(1)', 3*(12/(x + 1)) - 4)
num_(811, '(2)', brentq(lambda u: 3*12/(u + 1) - 4 - 5, -0.9, 50))
expr(811, '(3)', sp.solve(sp.Eq(x, 12/(y + 1)), y)[0])
region(811, '(3)', lambda w: w > 0, at=1)
eqn(811, '(4)', sp.expand(((x + 4)/3 - 12/(x + 1)) * 3*(x + 1)).simplify())
img = lambda px, py: (px - 3, -(2*(py + 1)))
for s in forms(812, '(a)', 0)[0]:
    for u in (0, 1, 4, 9, 2.25):
        X, Y = img(u, math.sqrt(u)); assert abs(float(P(s.split('=')[1]).subs(x, X)) - Y) < 1e-12
coord(812, '(b)', (brentq(lambda u: img(u, u**.5)[0] - 6, 0, 50), 3))
f = lambda u: 2*u*u - 16*u + 35
expr(813, '(a)', f(x))
coord(813, '(c)', (-1 + 4, 2*1 + 3)); assert f(3) == 5
for u in (-2, 0, 3): assert f(u + 4) == 2*u*u + 3
F = 4 - sp.sqrt(x + 1)
region(814, '(a)', lambda w: w <= 4)
for s in forms(814, '(b)', 0)[0]:
    for u in (-1, 0, 3, 8, 20): assert abs(float(P(s).subs(x, F.subs(x, u))) - u) < 1e-9
region(814, '(b)', lambda w: w <= 4, at=1)
num_(814, '(c)', brentq(lambda K: 2*(4 - math.sqrt(9)) + K - 7, -50, 50))
f = lambda u: 4 - 3*math.sin(u)
g = [f(u) for u in np.linspace(math.pi/2, 3*math.pi/2, 2001)]
assert all(b > a_ for a_, b in zip(g, g[1:]))
region(815, '(b)', lambda w: min(g) - EPS <= w <= max(g) + EPS)
num_(815, '(d)', brentq(lambda u: f(u) - 5.5, math.pi/2, 3*math.pi/2))
b_ = 1 - 2*a
eqn(816, '(1)', sp.expand(a*b_ + b_ + 9))
B = sp.symbols('B'); S = [s for s in sp.solve([2*a + B - 1, a*B + B + 9], [a, B]) if s[0] > 0]; assert len(S) == 1
num_(816, '(2)', S[0][0], 0); num_(816, '(2)', S[0][1], 1)
num_(816, '(3)', [s for s in sp.solve(sp.Eq(6/(S[0][0]*x + S[0][1]), 2), x)][0])
# ---------------- coordinate geometry
eqn(817, '(a)', sp.expand((x + 3)**2 + (y - 7)**2 - (x - 5)**2 - (y - 1)**2))
circ = sp.expand((x + 3)*(x - 5) + (y - 7)*(y - 1))
eqn(817, '(b)', circ); assert circ.subs({x: 4, y: 8}) == 0
l, rr = forms(817, '(c)', 0)[0][0].split('='); assert P(l) == P(rr) == 25
C = x**2 + y**2 - 6*x + 8*y - 27
ce = sp.solve([sp.diff(C, x), sp.diff(C, y)], [x, y]); coord(818, '(a)', (ce[x], ce[y]), 0)
num_(818, '(a)', math.hypot(7 - ce[x], 2 - ce[y]), 1); assert C.subs({x: 7, y: 2}) == 0
gx, gy = [sp.diff(C, s).subs({x: 7, y: 2}) for s in (x, y)]
T = sp.expand(gx*(x - 7) + gy*(y - 2)); eqn(818, '(b)', T)
num_(818, '(c)', sp.solve(T.subs(y, 0), x)[0]*sp.solve(T.subs(x, 0), y)[0]/2)
eqn(819, '(a)', sp.expand((x - 2)**2 + (2*x + k + 1)**2 - 20))
nums(819, '(b)', [s for s in sp.solve((4 + 1 + k)**2 - 100, k)])
num_(819, '(c)', 2*math.sqrt(20 - (2*2 + 1)**2/5))
bd = sp.expand((x + 1)**2 + (y - 4)**2 - (x - 7)**2 - (y - 8)**2); eqn(820, '(a)', bd)
by = sp.solve(bd.subs(x, 0), y)[0]; coord(820, '(b)', (0, by), 0); Dd = (6 - 0, 12 - by); coord(820, '(b)', Dd, 1)
def area(*pts):
    return abs(sum(pts[i-1][0]*pts[i][1] - pts[i][0]*pts[i-1][1] for i in range(len(pts))))/2
num_(820, '(c)', area((-1, 4), (0, by), (7, 8), Dd)); assert math.hypot(1, 8) == math.hypot(7, 4)
eqn(821, '(a)', sp.expand((a - 2)**2 + (3*a - 1)**2 - 65))
for at, X in enumerate((3, -2)):
    coord(821, '(b)', (X, 3*X - 2), at); assert (X - 2)**2 + (3*X - 1)**2 == 65
eqn(821, '(c)', (x - 2)*(3 - 2) + (y + 1)*(7 + 1))
AB2, BC2, AC2 = 49 + 1, 1 + 49, 36 + 64; assert AB2 + BC2 == AC2
num_(822, '(1)', math.degrees(math.acos((AB2 + BC2 - AC2)/(2*math.sqrt(AB2*BC2)))))
d, e, g = sp.symbols('d e g'); S = sp.solve([X*X + Y*Y + d*X + e*Y + g for X, Y in ((1, 7), (8, 6), (7, -1))], [d, e, g])
C = x**2 + y**2 + S[d]*x + S[e]*y + S[g]; eqn(822, '(2)', C)
T = sp.expand(sum(sp.diff(C, s).subs({x: 8, y: 6})*(s - v0) for s, v0 in ((x, 8), (y, 6)))); eqn(822, '(3)', T)
yd = sp.solve(T.subs(x, 0), y)[0]; num_(822, '(4)', math.sqrt(C.subs({x: 0, y: yd})))
C = (x - 5)**2 + (y - 2)**2 - ((8 - 5)**2 + (6 - 2)**2); eqn(823, '(a)', sp.expand(C))
assert sp.roots(sp.Poly(C.subs(x, 0), y)) == {2: 2}; coord(823, '(b)', (0, 2))
num_(823, '(c)', math.tan(2*math.atan2(2, 5) - math.pi/2))
eqn(824, '(1)', 2*(x - 2) - (y - 7), 0); eqn(824, '(1)', (x - 14)*1 + (y - 6)*2, 1)
S = sp.solve([2*x + 3 - y, x + 2*y - 26], [x, y]); Cc = (S[x], S[y]); coord(824, '(2)', Cc)
num_(824, '(3)', area((2, 7), (14, 6), Cc)); coord(824, '(4)', (2 + 14 - Cc[0], 7 + 6 - Cc[1]))
# ---------------- circular measure
eqn(825, '(a)', sp.expand(r*(30 - 2*r) - 108))
S = [s for s in sp.solve([2*r + r*th - 30, r**2*th/2 - 54], [r, th]) if s[1] < sp.pi/2]; assert len(S) == 1
num_(825, '(b)', S[0][0], 0); num_(825, '(b)', S[0][1], 1)
A_ = math.acos((64 + 64 - 100)/128); num_(826, '(a)', A_)
num_(826, '(b)', quad(lambda u: 2*math.sqrt(64 - u*u), math.sqrt(39), 8)[0])
num_(826, '(c)', 2*math.pi*8 - 8*A_ + 10)
# A(6,0), B on the line at 60 degrees, C(6, 6 tan 60)
num_(827, '(1)', 6*math.sqrt(3) + math.hypot(6 - 3, 6*math.sqrt(3) - 3*math.sqrt(3)) + 6*math.pi/3)
num_(827, '(2)', quad(lambda w: 0.5*((6/math.cos(w))**2 - 36), 0, math.pi/3)[0])
R = math.sqrt(100 - 25); num_(828, '(a)', R)
num_(828, '(b)', quad(lambda w: 0.5*((R/math.cos(w))**2 - R*R), -math.pi/6, math.pi/6)[0])
num_(828, '(c)', 5 + (10 - R) + R*math.pi/6)
for R0, T0 in ((6, .7), (2.5, 1.3)):
    got = float(P(forms(829, '(a)', 0)[0][0]).subs({r: R0, th: T0}))
    assert abs(got - quad(lambda u: math.sqrt(R0**2 - u*u), R0*math.cos(T0), R0)[0]) < 1e-7
Bp = (6*math.cos(math.pi/6), 6*math.sin(math.pi/6)); num_(829, '(b)', Bp[1] + 6 - Bp[0] + math.pi)
A_ = math.acos((25 + 25 - 64)/50); num_(830, '(1)', A_)  # PQ = 8
num_(830, '(2)', 2*5*A_); num_(830, '(3)', 4*quad(lambda u: math.sqrt(25 - u*u), 3, 5)[0])
num_(831, '(a)', math.pi*64*0.9/(2*math.pi))
OD = brentq(lambda u: 0.5*8*u*math.sin(.9) - (28.8 - 0.5*8*u*math.sin(.9)), 0, 8); num_(831, '(b)', OD)
num_(831, '(c)', math.hypot(8 - OD*math.cos(.9), OD*math.sin(.9)) + 8 - OD + 7.2)
# ---------------- trigonometry
rad = math.radians
def identity(num, label):
    l, rr = forms(num, label, 0)[0][0].split('=')
    for u in (.3, 1.1, 2.2, 4.0, 5.5):
        q = [P(s).subs({x: u, th: u}).evalf() for s in (l, rr)]; assert abs(q[0] - q[1]) < 1e-9
identity(832, '(a)')
f = lambda w: math.cos(rad(w))/(1 - math.sin(rad(w))) - math.tan(rad(w)) - 4*math.cos(rad(w))
nums(832, '(b)', roots(f, .013, 359.98))
l = forms(833, '(a)', 0)[0][0].split('=')[0]
q = P(l) / ((3*sp.sin(x)*sp.tan(x) - 8)*sp.cos(x)); assert all(abs(q.subs(x, u).evalf() + 1) < 1e-9 for u in (.3, 1.2, 2.5))
f = lambda w: 3*math.sin(2*rad(w))*math.tan(2*rad(w)) - 8
nums(833, '(b)', roots(f, 0.0017, 179.9983))
l = forms(834, '(1)', 0)[0][0].split('=')[0]
q = P(l) + (6*sp.sin(x)**2 + sp.cos(x) - 5); assert all(abs(q.subs(x, u).evalf()) < 1e-12 for u in (.3, 1.2, 2.5))
nums(834, '(2)', roots(lambda u: 6*math.sin(u)**2 + math.cos(u) - 5, 0, 2*math.pi))
aa, cc_, bb = (9 + 3)/2, (9 - 3)/2, math.pi/(math.pi/3)
for at, v in enumerate((aa, bb, cc_)): num_(835, '(a)', v, at)
f = lambda u: aa*math.cos(bb*u) + cc_
num_(835, '(b)', roots(f, 0, 3)[0]); num_(835, '(c)', len(roots(lambda u: f(u) - 8, 0, 2*math.pi)))
for pv in (.2, .5, .9):
    w = math.acos(-pv); assert math.pi/2 < w < math.pi
    for lab, v in (('(a)', math.sin(w)), ('(b)', math.tan(w)), ('(c)', 1 + math.tan(w)**2)):
        for s in forms(836, lab, 0)[0]: assert abs(float(P(s).subs(p, pv)) - v) < 1e-9
num_(836, '(d)', -math.cos(math.pi + math.atan(-2*math.sqrt(2))))
nums(837, '', roots(lambda u: 2*math.cos(2*u + math.pi/6) + 1, 0, math.pi))
f = lambda w: (4*math.sin(w) + 3*math.cos(w))/(math.sin(w) - math.cos(w)) - 6
num_(838, '(a)', math.tan(roots(f, 1.0, 1.5)[0]))
nums(838, '(b)', roots(lambda w: f(3*rad(w)), 0, 120)); assert abs(f(math.pi/2) + 2) < 1e-9
identity(839, '(1)')
nums(839, '(2)', roots(lambda w: 1/(1 - math.cos(rad(w))) - 1/(1 + math.cos(rad(w))) - 3, .1, 179.9))
# ---------------- series
F = (2 - 3*x)**5
expr(840, '(a)', sum(sp.diff(F, x, i).subs(x, 0)/sp.factorial(i)*x**i for i in range(3)))
kk = sp.solve(sp.diff((1 + k*x)*F, x, 2).subs(x, 0)/2 - 240, k)[0]; num_(840, '(b)', kk)
F = sp.expand((3*x**2 - 2/x)**6)
num_(841, '(a)', F.coeff(x, 0)); num_(841, '(b)', F.coeff(x, 3)); num_(841, '(c)', sp.expand((1 + 5*x**3)*F).coeff(x, 3))
sols = [(u, v) for u in range(-200, 200) for v in range(-60, 60) if u + 3*v == 17 and sum(u + i*v for i in range(10)) == 245]
assert len(sols) == 1; num_(842, '(1)', sols[0][0], 0); num_(842, '(1)', sols[0][1], 1)
for N in (1, 2, 7, 30): assert P(forms(842, '(2)', 0)[0][0]).subs(n, N) == sum(2 + 5*i for i in range(N))
tot = N = 0
while tot <= 1000: tot += 2 + 5*N; N += 1
num_(842, '(3)', N)
eqn(843, '(a)', sp.expand(54*(1 - r)*r - 12))
nums(843, '(b)', [float(s) for s in sp.solve(a*(54 - a) - 648, a)]); assert 1 - 18/54 == 2/3 or abs(1 - 18/54 - 2/3) < 1e-12
num_(843, '(c)', sum(18*(2/3)**i for i in range(6)))
num_(844, '(a)', sum(32000 + 1500*i for i in range(12))); num_(844, '(b)', round(sum(32000*1.04**i for i in range(12))))
num_(844, '(c)', next(i for i in range(1, 99) if 32000*1.04**(i - 1) > 45000))
nums(845, '(a)', [s for s in sp.solve(k**2 - (k + 6)*(k - 4), k)])
num_(845, '(b)', sum(18*(12/18)**i for i in range(400)))
num_(845, '(c)', [N for N in range(1, 200) if sum(18 - 3*i for i in range(N)) == -45][0])
F = sp.Poly(sp.expand((2 + a*x)**6), x)
num_(846, '(a)', [s for s in sp.solve(F.coeff_monomial(x**3) - 2*F.coeff_monomial(x**2), a) if s != 0][0])
num_(846, '(b)', sp.expand((4 - x)*(2 + 3*x)**6).coeff(x, 2))
# ---------------- differentiation
f = lambda u: 2*u**3 - 9*u*u - 24*u + 5
coord(847, '(a)', top(f, -3, 2), 0); coord(847, '(a)', top(f, 2, 7, 1), 1)
fs, _ = forms(847, '(c)', 0)
for u in np.arange(-9.95, 10, .1):
    for s in fs: assert eval(s, {'x': u}) == (D(f, u) < 0)
f = lambda u: math.sqrt(6*u + 1)
for s in forms(848, '(a)', 0)[0]:
    for u in (1, 4, 7.5): assert abs(float(P(s).subs(x, u)) - D(f, u)) < 1e-7
g = D(f, 4); eqn(848, '(b)', (x - 4)*5 + (y - 5)*sp.Rational(str(round(5*g, 6)))); assert f(4) == 5
num_(848, '(c)', area((4, 5), (4 - 5/g, 0), (4 + 5*g, 0)))
h = lambda s: (12*20*s/math.pi)**(1/3)
num_(849, '(1)', D(h, brentq(lambda s: h(s) - 8, 1, 1e4))); num_(849, '(2)', h(brentq(lambda s: D(h, s) - .1, 1, 1e5)))
hh = sp.solve(4*x**2 + 2*x*y + 4*x*y - 432, y)[0]; V = sp.simplify(2*x*x*hh); expr(850, '(a)', V)
Vf = lambda u: 2*u*u*(432 - 4*u*u)/(6*u)
num_(850, '(b)', top(Vf, 1, 10)[1]); assert Vf(5.9) < Vf(6) > Vf(6.1)
f = lambda u: 12/(2*u - 1)**2
for s in forms(851, '(a)', 0)[0]:
    for u in (1, 1.5, 4): assert abs(float(P(s).subs(x, u)) - D(f, u)) < 1e-6
num_(851, '(c)', round(D(lambda s: f(1.5 + .03*s), 0, 1e-4), 7)); num_(851, '(d)', round(brentq(lambda u: D(f, u)*.03 + 1.44, .7, 9), 7))
f = lambda u: u + 4/u**2
for s in forms(852, '(a)', 0)[0]:
    for u in (1, 1.5, 4): assert abs(float(P(s).subs(x, u)) - D(f, u)) < 1e-6
for s in forms(852, '(a)', 1)[0]:
    for u in (1, 1.5, 4): assert abs(float(P(s).subs(x, u)) - D(lambda w: D(f, w, 1e-4), u, 1e-4)) < 1e-4
coord(852, '(b)', top(f, 1, 5, 1)); assert f(1.9) > f(2) < f(2.1)
g = round(D(f, 1), 6); eqn(852, '(d)', y - 5 - sp.Integer(int(g))*(x - 1)); num_(852, '(e)', (5 - g)*((g - 5)/g)/2)
F = x**3 - 6*x**2 + 15*x - 2; expr(853, '(a)', sp.diff(F, x))
x0 = sp.solve(sp.diff(F, x, 2), x)[0]; eqn(853, '(b)', y - F.subs(x, x0) - sp.diff(F, x).subs(x, x0)*(x - x0))
# ---------------- integration
s = forms(854, '(a)', 0)[0][0].split('=')[1]; F = P(s).subs(x, sp.Symbol('X', positive=True)); X = sp.Symbol('X', positive=True)
assert sp.simplify(sp.diff(F, X) - 3*sp.sqrt(X) + 6/sp.sqrt(X)) == 0 and F.subs(X, 4) == -3
g = lambda u: 3*math.sqrt(u) - 6/math.sqrt(u)
num_(854, '(b)', brentq(g, .5, 9))
for u in (1, 2, 5): assert abs(float(P(forms(854, '(c)', 0)[0][0]).subs(x, u)) - D(g, u)) < 1e-7
q = sorted(np.roots([1, -6, 5]).real); coord(855, '(a)', (q[0], 2*q[0] + 2), 0); coord(855, '(a)', (q[1], 2*q[1] + 2), 1)
num_(855, '(b)', quad(lambda u: 2*u + 2 - (u*u - 4*u + 7), 1, 5)[0])
f = lambda u: 6/(2*u + 1); num_(856, '(1)', math.pi*quad(lambda u: f(u)**2, 0, 4)[0])
g = sp.nsimplify(round(D(f, 1), 7), tolerance=1e-5); assert f(1) == 2; eqn(856, '(2)', (x - 1) + g*(y - 2))
num_(857, '(a)', quad(lambda u: 12/(3*u - 4)**3, 2, np.inf)[0])
eqn(857, '(b)(i)', sp.expand((k - 1)*((2 - 5) + (2*k - 5))/2 - 10))
num_(857, '(b)(ii)', brentq(lambda K: quad(lambda u: 2*u - 5, 1, K)[0] - 10, 2, 50))
f = lambda u: u*(u - 3)**2; coord(858, '(a)', top(f, 0, 3)); num_(858, '(b)', quad(f, 0, 3)[0]); num_(858, '(c)', quad(lambda u: f(u) - 4*u, 0, 1)[0])
s = P(forms(859, '(b)', 0)[0][0]); assert sp.expand(sp.diff(s, x) - 12*x + 10) == 0 and s.subs(x, 2) == 0
F = P(forms(859, '(c)', 0)[0][0].split('=')[1]); assert sp.expand(sp.diff(F, x) - s) == 0 and F.subs(x, 2) == -1
z = minimize_scalar(lambda u: -float(F.subs(x, u)), bounds=(-2, 1), method='bounded', options={'xatol': 1e-9}).x
coord(859, '(d)', (round(3*z, 5)/3, F.subs(x, sp.Rational(round(3*z), 3))))
num_(860, '(a)', quad(lambda v: v - v*v/4, 0, 4)[0])
num_(860, '(b)', quad(lambda v: 2*math.pi*v*(v - v*v/4), 0, 4)[0]); num_(860, '(c)', quad(lambda u: 2*math.pi*u*(2*math.sqrt(u) - u), 0, 4)[0])

missing = [(q['id'], w['label'], i) for q in QUESTIONS.values() for w in q['parts'] for i, ans in enumerate(w['answers'])
           if 'value' in ans and (int(q['id'][3:]), w['label'], i) not in seen]
assert not missing, missing
print(len(QUESTIONS), 'questions,', len(seen), 'answers agree')

from keys import done

done.update(QUESTIONS)
