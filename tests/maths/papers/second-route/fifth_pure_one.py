"""Pure mathematics 1, the questions from 601 to 630."""
from keys import compare, finish
import math
from math import comb, pi, sin, cos, tan, sqrt, atan, asin, acos, degrees, radians
import sympy as sp
from scipy.integrate import quad
from scipy.optimize import brentq
x = sp.symbols('x', real=True)
built = []
def V(of, value, figures='exact', unit=None, accept=None):
    d = dict(of=of, value=value, figures=figures)
    if unit: d['unit'] = unit
    if accept: d['accept'] = accept
    return d
def W(of, words, accept=None):
    d = dict(of=of, words=words)
    if accept: d['accept'] = accept
    return d
def P(label, marks, asks, answers, route, demands=None):
    d = dict(label=label, marks=marks, asks=asks, answers=answers)
    if demands: d['demands'] = demands
    d['route'] = route
    return d
def q(n, *parts): built.append(('p1-%d' % n, list(parts)))
def A(n, label='', i=0):
    parts = next(parts for id, parts in built if id == 'p1-%d' % n)
    return [p for p in parts if p['label'] == label][0]['answers'][i]['value']
def S(s): return sp.sympify(s.replace('^', '**'), locals={'x': x})
def rhs(s): return S(s.split('=', 1)[1])
def num(n, label='', i=0): return float(S(A(n, label, i)))
def near(a, b, e=1e-7): assert abs(float(a) - float(b)) < e, (a, b)
def sig(v, n=3):
    k = n - 1 - math.floor(math.log10(abs(v)))
    return round(v, k)
def same(s, f, pts):
    e = S(s)
    for p in pts: near(e.subs(x, p).evalf(), f(p))
def d1(f, t, h=1e-5): return (f(t + h) - f(t - h)) / (2 * h)
def d2(f, t, h=1e-3): return (f(t + h) - 2 * f(t) + f(t - h)) / h**2
def area_tri(a, b, c): return abs((b[0]-a[0])*(c[1]-a[1]) - (c[0]-a[0])*(b[1]-a[1])) / 2
def lin(s, *pts):
    l, r = s.split('=')
    X, Y = sp.symbols('x y')
    e = sp.sympify(l.replace('^', '**'), locals={'x': X, 'y': Y}) - sp.sympify(r.replace('^', '**'), locals={'x': X, 'y': Y})
    for p in pts: near(e.subs({X: p[0], Y: p[1]}), 0)

# 601
q(601, P('(a)', 3, 'expression', [V('2x² − 12x + 11', '2(x - 3)^2 - 7')], 'numerical comparison of both forms', ['form']),
 P('(b)', 1, 'set', [V('k', 'k > -7')], 'numerical minimum of the quadratic'),
 P('(c)', 3, 'describe', [W('first transformation', 'Stretch, scale factor 2, in the y-direction (parallel to the y-axis)'),
    W('second transformation', 'Translation by the vector (3, -7), i.e. 3 units in the positive x-direction and 7 units in the negative y-direction')], 'apply stretch and translation to sample points'))
f = lambda t: 2*t*t - 12*t + 11
same('2*(x-3)^2-7', f, [-2, 0, 1.3, 4, 9])
near(min(f(i/100) for i in range(-500, 1500)), -7)
for t in (-2, 0, 1.5): near(f(t + 3), 2*t*t - 7)

# 602
q(602, P('(a)', 4, 'set', [V('k', 'k < -2 or k > 4')], 'roots counted numerically for a range of k'),
 P('(b)', 3, 'coordinates', [V('point of intersection', '(3, 0)')], 'intersection of the lines for k = -2 and k = 4 solved by matrix'))
import numpy as np
for k in np.arange(-6, 9, 0.25):
    r = np.roots([1, -2*k, 8 - k + 3*k]); real = all(abs(r.imag) < 1e-9) and abs(r[0]-r[1]) > 1e-6
    assert real == (k < -2 or k > 4), k
sol = np.linalg.solve([[4, -1], [-2, -1]], [12, -6]); near(sol[0], 3); near(sol[1], 0)

# 603
q(603, P('(a)', 3, 'expression', [V('f(x)', '(x - 3)^2 + 2'), V('range of f', 'f(x) >= 2')], 'numerical comparison; sampled range', ['form']),
 P('(b)', 2, 'expression', [V('f⁻¹(x)', '3 - sqrt(x - 2)')], 'f⁻¹(f(t)) = t at sample t ≤ 3'),
 P('(c)', 3, 'value', [V('x', '0', 'integer')], 'root found by bisection on x ≤ 3'))
f = lambda t: t*t - 6*t + 11
same(A(603,'(a)').replace('(x','1*(x'), f, [-3, 0, 2.5])
near(min(f(3 - i/50) for i in range(500)), 2)
for t in (-4, 0, 1.7, 3): near(S(A(603,'(b)')).subs(x, f(t)), t)
near(brentq(lambda t: 3*f(t) - 4 - 29, -20, 3), 0)

# 604
q(604, P('(a)', 2, 'show', [V('f(x)', '3 + 4/(2x - 1)')], 'numerical comparison'),
 P('(b)', 4, 'expression', [V('f⁻¹(x)', '(x + 1)/(2(x - 3))', accept=['1/2 + 2/(x - 3)', '(x + 1)/(2x - 6)']), V('domain of f⁻¹', 'x > 3')], 'f⁻¹(f(t)) = t at sample t; sampled range of f'),
 P('(c)', 1, 'explain', [W('reason', 'The range of g is g(x) > -2, which is not contained in the domain of f, x > 1/2 (some outputs of g, e.g. g(-1) = -1, are not in the domain of f)')], 'g(-1) = -1 is outside the domain of f'))
f = lambda t: (6*t + 1)/(2*t - 1)
for t in (0.6, 1, 3, 40):
    near(3 + 4/(2*t - 1), f(t)); near(S('(x + 1)/(2*(x - 3))').subs(x, f(t)), t); assert f(t) > 3
assert 3 < f(1e6) < 3.0001 and f(0.5000001) > 1e6 and (-1)**2 - 2 < 0.5

# 605
q(605, P('', 5, 'value', [V('常数项', '-80', 'integer')], 'sympy full expansion'))
assert sp.expand(x**9*(3 + 5/x**3)*(x**2 - 2/x)**6).coeff(x, 9) == -80
near(num(605), -80)

# 606
q(606, P('(1)', 4, 'value', [V('d', '1', 'integer'), V('q', '3/2')], 'sympy solve of (8+4d)² = 8(8+10d), d ≠ 0'),
 P('(2)', 3, 'value', [V('n', '26', 'integer')], 'enumeration of partial sums'))
d = sp.symbols('d'); assert [t for t in sp.solve((8+4*d)**2 - 8*(8+10*d), d) if t != 0] == [1]
assert sp.Rational(12, 8) == S(A(606,'(1)',1)) == sp.Rational(18, 12)
s, n = 0, 0
while s <= 500: s += 8 + n; n += 1
assert n == 26 and str(n) == A(606,'(2)')

# 607
q(607, P('(a)', 3, 'equation', [V('circle', '(x - 2)^2 + (y - 2)^2 = 25', accept=['x^2 + y^2 - 4x - 4y - 17 = 0'])], 'PA·PB = 0 expanded and compared'),
 P('(b)', 3, 'equation', [V('tangent at C', '3x + 4y = 39')], 'distance of centre from the line equals 5, C on the line', ['form']),
 P('(c)', 2, 'value', [V('area of triangle ABC', '25', 'integer')], 'shoelace formula'))
X, Y = sp.symbols('x y')
assert sp.expand((X+2)*(X-6) + (Y-5)*(Y+1) - ((X-2)**2 + (Y-2)**2 - 25)) == 0
assert (5-2)**2 + (6-2)**2 == 25; lin('3*x+4*y=39', (5, 6)); near(abs(3*2+4*2-39)/5, 5)
near(area_tri((-2,5),(6,-1),(5,6)), num(607,'(c)'))

# 608
q(608, P('(a)', 3, 'coordinates', [V('centre', '(3, -2)'), V('radius', '2*sqrt(10)', accept=['sqrt(40)'])], 'sympy completion of the square', ['exact']),
 P('(b)', 4, 'value', [V('larger k', '9', 'integer'), V('smaller k', '-31', 'integer')], 'distance of the centre from the line'),
 P('(c)', 2, 'coordinates', [V('point of contact', '(-3, 0)')], 'substituted into the circle, the line and the radius-tangent condition'))
assert sp.expand((X-3)**2 + (Y+2)**2 - 40 - (X**2+Y**2-6*X+4*Y-27)) == 0
near(num(608,'(a)',1)**2, 40)
for k in (9, -31): near(abs(3*3 + 2 + k)/sqrt(10), sqrt(40))
assert 9 + 0 + 18 + 0 - 27 == 0 and 3*(-3) + 9 == 0 and (0+2)/(-3-3)*3 == -1

# 609
q(609, P('(i)', 3, 'prove', [V('sin θ/(1 − cos θ) − sin θ/(1 + cos θ)', '2/tan(theta)')], 'numerical comparison at several angles'),
 P('(ii)', 4, 'value', [V('smaller θ', '0.564', '3sf'), V('larger θ', '2.58', '3sf')], 'sign changes of the difference scanned over the interval', ['rounded']))
L = lambda t: sin(t)/(1-cos(t)) - sin(t)/(1+cos(t))
for t in (0.3, 1, 2, 4): near(L(t), 2/tan(t))
def roots(F, a, b, n=20011, big=50):
    o = []; g = [a + (b-a)*(i+0.37)/n for i in range(n)]
    for u, w in zip(g, g[1:]):
        if F(u)*F(w) < 0 and abs(F(u)) < big and abs(F(w)) < big: o.append(brentq(F, u, w))
    return o
r = roots(lambda t: L(t) - 5*tan(t), 0, pi); assert [sig(t) for t in r] == [0.564, 2.58], r

# 610
q(610, P('(i)', 2, 'show', [V('equation', '6cos^2(theta) + 5cos(theta) - 6 = 0')], 'multiplied by cos θ, compared numerically'),
 P('(ii)', 4, 'value', [V('smaller x', '24.1', '1dp', '°'), V('larger x', '155.9', '1dp', '°')], 'sign changes scanned over the interval'))
for t in (0.4, 1.1, 2.9): near((6*sin(t)*tan(t) - 5)*cos(t), -(6*cos(t)**2 + 5*cos(t) - 6))
r = roots(lambda t: 6*sin(radians(2*t))*tan(radians(2*t)) - 5, 0, 180); assert [round(t, 1) for t in r] == [24.1, 155.9], r

# 611
q(611, P('(1)', 3, 'expression', [V('dy/dx', '2 - 16/x^3'), V('d²y/dx²', '48/x^4')], 'numerical derivatives'),
 P('(2)', 4, 'coordinates', [V('驻点', '(2, 6)'), W('类型', '极小值点（d²y/dx² = 3 > 0）')], 'numerical minimisation'),
 P('(3)', 3, 'equation', [V('法线', 'x - 14y + 139 = 0', accept=['y = x/14 + 139/14', 'y - 10 = (x - 1)/14'])], 'numerical gradient and point on line'))
f = lambda t: 2*t + 8/t**2
for t in (0.7, 1.5, 3): near(S(A(611,'(1)')).subs(x, t), d1(f, t), 1e-4); near(S(A(611,'(1)',1)).subs(x, t), d2(f, t), 2e-2)
m = min(range(1, 8000), key=lambda i: f(i/1000)); assert m == 2000 and f(2) == 6
near(d1(f, 1)/14, -1, 1e-6); lin('x-14*y+139=0', (1, f(1))); near(1/14, 1/14)

# 612
q(612, P('(1)', 4, 'value', [V('纵坐标的增长速率', '0.12')], 'numerical derivative × 0.3'),
 P('(2)', 3, 'coordinates', [V('点 P', '(27/4, 6)')], 'bisection on dy/dt = 0.1'))
f = lambda t: sqrt(4*t + 9)
near(0.3*d1(f, 4), 0.12, 1e-6); t = brentq(lambda t: 0.3*d1(f, t) - 0.1, 0.1, 50); near(t, 6.75, 1e-3); near(f(6.75), 6)

# 613
q(613, P('(a)', 4, 'equation', [V('curve', 'y = 4*sqrt(4x + 1) - 2x + 3')], 'numerical derivative and the given point'),
 P('(b)', 5, 'coordinates', [V('stationary point', '(15/4, 23/2)'), W('nature', 'Maximum: d²y/dx² = -16(4x + 1)^(-3/2) = -1/4 < 0 at x = 15/4')], 'numerical maximisation'))
f = lambda t: 4*sqrt(4*t+1) - 2*t + 3
near(f(2), 11)
for t in (0.5, 2, 7): near(d1(f, t), 8/sqrt(4*t+1) - 2, 1e-6)
m = max(range(0, 10000), key=lambda i: f(i/1000)); assert m == 3750; near(f(3.75), 11.5); near(d2(f, 3.75), -0.25, 1e-4)

# 614
q(614, P('(a)', 3, 'coordinates', [V('one of A and B', '(1, 5)'), V('other of A and B', '(16, 20)')], 'numerical root finding'),
 P('(b)', 5, 'value', [V('area', '45/2', accept=['22.5'])], 'numerical quadrature'))
r = roots(lambda t: 5*sqrt(t) - t - 4, 0, 30); near(r[0], 1); near(r[1], 16); assert len(r) == 2
near(quad(lambda t: 5*sqrt(t) - t - 4, 1, 16)[0], num(614,'(b)'), 1e-6)

# 615
q(615, P('(a)', 3, 'value', [V('r', '9', 'integer'), V('θ', '1.2')], 'sympy nsolve of rθ = 10.8 and r²θ/2 = 48.6'),
 P('(b)', 3, 'value', [V('perimeter', '21.0', '3sf', 'cm')], 'chord from coordinates of A and B'),
 P('(c)', 2, 'value', [V('area', '10.9', '3sf', 'cm^2')], 'numerical integration of the segment'))
near(9*1.2, 10.8); near(81*1.2/2, 48.6)
ch = math.dist((9, 0), (9*cos(1.2), 9*sin(1.2))); assert sig(ch + 10.8) == 21.0, ch
ar = 2*quad(lambda t: sqrt(81 - t*t) - 9*cos(0.6), 0, 9*sin(0.6))[0]; assert sig(ar) == 10.9, ar

# 616
q(616, P('(a)', 4, 'value', [V('perimeter', '12 + 12*sqrt(3) + 4*pi', 'exact', 'cm')], 'coordinates of A, B, C', ['exact']),
 P('(b)', 3, 'value', [V('area', '72*sqrt(3) - 24*pi', 'exact', 'cm^2')], 'polar integral of the region', ['exact', 'form']))
Bp = (12, 12*tan(pi/3)); Cp = (12*cos(pi/3), 12*sin(pi/3))
near(math.dist((12, 0), Bp) + math.dist(Bp, Cp) + 12*pi/3, num(616,'(a)'))
near(quad(lambda t: ((12/cos(t))**2 - 144)/2, 0, pi/3)[0], num(616,'(b)'), 1e-6)

# 617
q(617, P('(1)', 3, 'expression', [V('f(x)', '2(x - 2)^2 - 5')], 'numerical comparison', ['form']),
 P('(2)', 1, 'set', [V('f 的值域', 'f(x) >= -5')], 'sampled minimum'),
 P('(3)', 1, 'value', [V('p 的最小值', '2', 'integer')], 'monotonicity sampled on both sides of 2'),
 P('(4)', 3, 'expression', [V('g⁻¹(x)', '2 + sqrt((x + 5)/2)'), V('g⁻¹ 的定义域', 'x >= -5')], 'g⁻¹(g(t)) = t at sample t ≥ 2'))
f = lambda t: 2*t*t - 8*t + 3
same('2*(x-2)^2-5', f, [-1, 0, 2.2, 5]); near(min(f(i/100) for i in range(-300, 900)), -5)
assert all(d1(f, 2 + e) > 0 > d1(f, 2 - e) for e in (0.01, 0.5, 3))
for t in (2, 2.5, 6): near(S(A(617,'(4)')).subs(x, f(t)), t)

# 618
q(618, P('(1)', 3, 'value', [V('a', '3', 'integer'), V('b', '4', 'integer')], 'extremes of 3 + 4cos 2x sampled'),
 P('(2)', 3, 'value', [V('较小的 x', 'pi/6'), V('较大的 x', '5*pi/6')], 'sign changes scanned over the interval', ['exact', 'form']),
 P('(3)', 3, 'describe', [W('横向变换', '纵坐标不变，横坐标缩短为原来的 1/2（沿 x 轴方向伸缩，比例 1/2）'), W('纵向伸缩', '横坐标不变，纵坐标伸长为原来的 4 倍（沿 y 轴方向伸缩，比例 4）'), W('平移', '再向上平移 3 个单位')], 'composition checked at sample points'))
v = [3 + 4*cos(2*i*pi/1000) for i in range(1001)]; near(max(v), 7); near(min(v), -1)
r = roots(lambda t: 3 + 4*cos(2*t) - 5, 0, pi); assert len(r) == 2; near(r[0], num(618,'(2)')); near(r[1], num(618,'(2)',1))

# 619
q(619, P('(a)', 4, 'value', [V('common ratio', '2/3'), V('first term', '36', 'integer')], 'bisection for r in (1/2, 1)'),
 P('(b)', 4, 'value', [V('sum of first 20 terms', '-230', 'integer')], 'terms added one by one'))
r = brentq(lambda r: 108*(1-r)*r - 24, 0.5001, 0.9999); near(r, num(619,'(a)')); near(24/r, 36)
near(sum(36 + i*(36*r*r - 36)/4 for i in range(20)), num(619,'(b)'))

# 620
q(620, P('(a)', 3, 'expression', [V('first three terms', '64 - 192x + 240x^2')], 'sympy expansion'),
 P('(b)', 4, 'value', [V('larger p', '4', 'integer'), V('smaller p', '-1', 'integer')], 'sympy expansion with each p substituted'))
e = sp.expand((2-x)**6); assert [e.coeff(x, i) for i in range(3)] == [64, -192, 240]
p = sp.symbols('p')
assert set(sp.solve(sp.expand((1+p*x+p**2*x**2)*(2-x)**6).coeff(x, 2) - 496, p)) == {4, -1}

# 621
q(621, P('(a)', 3, 'value', [V('larger p', '2', 'integer'), V('smaller p', '-8', 'integer')], 'distances recomputed'),
 P('(b)', 5, 'equation', [V('perpendicular bisector', '10x - 24y + 125 = 0')], 'PA² = PB² expanded by sympy', ['form']))
for t in (2, -8): near(math.dist((-3, 11), (t, -1)), 13)
e = sp.expand((X+3)**2 + (Y-11)**2 - (X-2)**2 - (Y+1)**2); assert sp.simplify(e/(10*X - 24*Y + 125)).is_number

# 622
q(622, P('(a)', 4, 'coordinates', [V('A', '(2, 6)'), V('B', '(-12, -1)')], 'numerical roots of the quadratic'),
 P('(b)', 4, 'coordinates', [V('C', '(3, 4)')], 'scalar product AB·AC = 0 and C on the curve'),
 P('(c)', 2, 'value', [V('area of triangle ABC', '35/2', accept=['17.5'])], 'shoelace formula'))
r = sorted(np.roots([1, 10, -24])); near(r[0], -12); near(r[1], 2); assert 2*6 == 12 == -12*-1
assert 3*4 == 12 and (-14)*1 + (-7)*(-2) == 0; near(area_tri((2,6),(-12,-1),(3,4)), num(622,'(c)'))

# 623
q(623, P('(1)', 2, 'value', [V('AT', '7.56', '3sf', 'cm')], 'tangent lines intersected by coordinates'),
 P('(2)', 2, 'value', [V('周长', '25.9', '3sf', 'cm')], 'lengths from coordinates plus arc'),
 P('(3)', 4, 'value', [V('面积', '13.0', '3sf', 'cm^2')], 'polar integral between circle and tangents', ['rounded']))
Bp = (6*cos(1.8), 6*sin(1.8))
T = np.linalg.solve([[1, 0], [cos(1.8), sin(1.8)]], [6, 6])
AT = math.dist((6, 0), T); near(AT, math.dist(Bp, T)); assert sig(AT) == 7.56 and sig(2*AT + 10.8) == 25.9
ar = 2*quad(lambda t: (36/cos(t)**2 - 36)/2, 0, 0.9)[0]; assert sig(ar) == 13.0, ar

# 624
q(624, P('(1)', 2, 'value', [V('tan α', '-sqrt(2)/4', accept=['-1/(2*sqrt(2))'])], 'tan(π − asin(1/3)) numerically', ['exact']),
 P('(2)', 5, 'value', [V('x（第一个）', '19.5', '1dp', '°'), V('x（第二个）', '160.5', '1dp', '°'), V('x（第三个）', '210', 'exact', '°'), V('x（第四个）', '330', 'exact', '°')], 'sign changes scanned over the interval', ['rounded']))
near(tan(pi - asin(1/3)), num(624,'(1)'))
r = roots(lambda t: 6*cos(radians(t))**2 - sin(radians(t)) - 5, 0, 360); assert [round(t, 1) for t in r] == [19.5, 160.5, 210, 330], r

# 625
q(625, P('(a)', 2, 'coordinates', [V('A', '(9, 0)')], 'numerical root'),
 P('(b)', 4, 'coordinates', [V('M', '(9/4, 9/2)')], 'numerical maximisation'),
 P('(c)', 4, 'value', [V('area', '27', 'integer')], 'numerical quadrature'))
f = lambda t: 6*sqrt(t) - 2*t
near(brentq(f, 1, 50), 9); m = max(range(0, 9001), key=lambda i: f(i/1000)); assert m == 2250; near(f(2.25), 4.5)
near(quad(f, 0, 9)[0], num(625,'(c)'), 1e-6)

# 626
q(626, P('', 8, 'value', [V('area', '4', 'integer')], 'numerical quadrature of curve minus numerical tangent', ['exact']))
f = lambda t: 27/(2*t+1)**2
near(f(1), 3); m = d1(f, 1); near(m, -4, 1e-6)
near(quad(lambda t: f(t) - 3 - m*(t-1), 0, 1)[0], num(626), 1e-6)
assert all(f(i/100) >= 3 - 4*(i/100-1) - 1e-12 for i in range(101))

# 627
q(627, P('(a)', 4, 'value', [V('greatest value of a', '9', 'integer')], 'sign of the numerical derivative sampled'),
 P('(b)', 3, 'value', [V('f′′(6)', '3/8', accept=['0.375'])], 'numerical second derivative'),
 P('(c)', 2, 'value', [V('y-coordinate of S', '-155/9')], 'numerical minimisation'))
f = lambda t: 2/9*(3*t-2)**1.5 - 5*t
assert all((d1(f, t) < 0) == (t < 9) for t in np.arange(0.75, 15, 0.1) if abs(t-9) > 1e-3)
near(d2(f, 6), num(627,'(b)'), 1e-4); near(min(f(i/100) for i in range(67, 2000)), num(627,'(c)'), 1e-9)

# 628
q(628, P('(a)', 3, 'expression', [V('dy/dx', '6(2x - 3)^2 - 6', accept=['24x^2 - 72x + 48']), V('d²y/dx²', '24(2x - 3)', accept=['48x - 72'])], 'sympy differentiation'),
 P('(b)', 5, 'coordinates', [V('maximum point', '(1, -7)'), V('minimum point', '(2, -11)')], 'numerical derivative and second derivative'),
 P('(c)', 1, 'set', [V('x', '1 < x < 2', accept=['1 <= x <= 2'])], 'sign of the numerical derivative sampled'))
fe = (2*x-3)**3 - 6*x; f = lambda t: (2*t-3)**3 - 6*t
assert sp.expand(sp.diff(fe, x) - (6*(2*x-3)**2 - 6)) == 0 and sp.expand(sp.diff(fe, x, 2) - 24*(2*x-3)) == 0
assert sp.expand(sp.diff(fe, x) - (24*x**2 - 72*x + 48)) == 0
assert f(1) == -7 and f(2) == -11 and d2(f, 1) < 0 < d2(f, 2); near(d1(f, 1), 0, 1e-6); near(d1(f, 2), 0, 1e-6)
assert all((d1(f, t) < 0) == (1 < t < 2) for t in (0, 0.9, 1.1, 1.9, 2.1, 4))

# 629
q(629, P('(1)', 3, 'expression', [V('f(x)', 'x^3 - 3x^2 - 9x + 4')], 'numerical quadrature from the given point'),
 P('(2)', 4, 'value', [V('极大值', '9', 'integer'), V('极小值', '-23', 'integer')], 'sampled local extremes'),
 P('(3)', 2, 'set', [V('k', '-23 < k < 9')], 'real roots counted for sample k'))
f = lambda t: t**3 - 3*t*t - 9*t + 4
for t in (-2, 0, 1, 3.3): near(f(t), -7 + quad(lambda u: 3*u*u - 6*u - 9, 1, t)[0], 1e-6)
near(max(f(i/100) for i in range(-300, 100)), 9); near(min(f(i/100) for i in range(100, 600)), -23)
for k in (-30, -23.1, -22.9, 0, 8.9, 9.1, 20):
    n = sum(abs(z.imag) < 1e-7 for z in np.roots([1, -3, -9, 4 - k])); assert (n == 3) == (-23 < k < 9), k

# 630
q(630, P('(1)', 4, 'value', [V('R 的面积', '38/15')], 'numerical quadrature'),
 P('(2)', 3, 'value', [V('体积', '13*pi/2')], 'numerical quadrature', ['exact']),
 P('(3)', 3, 'value', [V('k', '0.593', '3dp')], 'bisection on the numerical volume', ['rounded']))
f = lambda t: sqrt(5*t + 4)
near(quad(f, 0, 1)[0], num(630,'(1)')); vol = lambda k: quad(lambda t: pi*f(t)**2, 0, k)[0]
near(vol(1), num(630,'(2)')); assert round(brentq(lambda k: vol(k) - vol(1)/2, 0.01, 0.99), 3) == 0.593

seen = set()
compare(built, seen)
finish(seen)
