"""Pure mathematics 1, the questions from 201."""
import re, math
from math import sqrt, sin, cos, tan, pi, asin, acos, atan, comb, degrees
from scipy.integrate import quad
from scipy.optimize import brentq
import sympy as sp
from sympy.parsing.sympy_parser import parse_expr, standard_transformations, implicit_multiplication_application, convert_xor
from keys import compare, finish
seen = set()
TR = standard_transformations + (implicit_multiplication_application, convert_xor)
def S(t): return parse_expr(t, transformations=TR)
def num(t, **k): return float(S(t).subs({sp.Symbol(a): b for a, b in k.items()}))
QS = []
def close(a, b, e=1e-6): assert abs(a-b) <= e*max(1, abs(b)), (a, b)
def rnd(x, figs):
    n = int(figs[0])
    if figs.endswith('dp'): return round(x, n)
    return round(x, n-1-math.floor(math.log10(abs(x))))
def opt(d, **k):
    for a, b in k.items():
        if b: d[a] = b
    return d
# rounded number with computed value
def N(of, value, calc, figures='3sf', unit=None, accept=None):
    close(float(value), rnd(calc, figures), 1e-9)
    return opt(dict(of=of, value=value, figures=figures), unit=unit, accept=accept)
# exact number
def E(of, value, calc, figures=None, unit=None, accept=None):
    close(num(value), calc)
    figures = figures or ('integer' if re.fullmatch(r'-?\d+', value) else 'exact')
    return opt(dict(of=of, value=value, figures=figures), unit=unit, accept=accept)
# expression against a function of one variable
def X(of, value, fn, var='x', at=(0.37, 1.61, 2.9), accept=None):
    body = value.split(' = ')[-1]
    for t in at: close(num(body, **{var: t}), fn(t))
    for a in accept or []:
        for t in at: close(num(a.split(' = ')[-1], **{var: t}), fn(t))
    return opt(dict(of=of, value=value, figures='exact'), accept=accept)
# point
def C(of, value, xy, accept=None):
    a, b = value.strip('()').split(','); close(num(a), xy[0]); close(num(b), xy[1])
    return opt(dict(of=of, value=value, figures='exact'), accept=accept)
# equation of a curve through points (all must satisfy; off-points must not)
def L(of, value, pts, off=(), accept=None):
    for v in [value]+(accept or []):
        l, r = v.split('=')
        f = lambda p: num(l, x=p[0], y=p[1])-num(r, x=p[0], y=p[1])
        for p in pts: close(f(p), 0)
        for p in off: assert abs(f(p)) > 1e-3
    return opt(dict(of=of, value=value, figures='exact'), accept=accept)
# set by predicate
def I(of, value, pred, lo=-40, hi=40, n=4001, accept=None):
    v = value
    m = re.search(r'f\(x\)|f\^\(?-1\)?\(x\)|g\(x\)|[a-zθ]', re.sub(r'\bor\b|pi|sqrt', '', v)); var = m.group(0)
    code = re.sub(r'\bpi\b', 'PI', v).replace(var, 'V').replace('PI', 'pi')
    for i in range(n):
        t = lo+(hi-lo)*(i+.4137)/n
        assert bool(eval(code, dict(V=t, pi=pi, sqrt=sqrt))) == bool(pred(t)), (v, t)
    return opt(dict(of=of, value=value.replace('θ', 'theta'), figures='exact'), accept=accept)
def SH(of, value): return dict(of=of, value=value, figures='exact')
def W(of, words, accept=None): return opt(dict(of=of, words=words), accept=accept)
def P(label, marks, asks, answers, route, demands=None):
    if isinstance(answers, dict): answers = [answers]
    return opt(dict(label=label, marks=marks, asks=asks, answers=answers, route=route), demands=demands)
def Q(n, *parts): QS.append((f'p1-{n}', list(parts)))
def d(f, x, h=1e-5): return (f(x+h)-f(x-h))/(2*h)
def d2(f, x, h=1e-3): return (f(x+h)-2*f(x)+f(x-h))/h/h
def roots(f, a, b, n=3001):
    out = []; xs = [a+(b-a)*(i+.2718)/n for i in range(-1, n+1)]
    for p, q in zip(xs, xs[1:]):
        try: u, w = f(p), f(q)
        except (ValueError, ZeroDivisionError): continue
        if u*w < 0:
            try: r = brentq(f, p, q, xtol=1e-13)
            except (ValueError, ZeroDivisionError): continue
            if abs(f(r)) < 1e-5: out.append(r)
    return out
def D(f): return lambda x: d(f, x)
area = lambda f, a, b: quad(f, a, b)[0]
rad = pi/180
f = lambda x: 3*x*x-12*x+7
Q(201,
 P('(a)', 3, 'expression', X('3x^2-12x+7', '3(x - 2)^2 - 5', f), 'numerical comparison at three points', ['form']),
 P('(b)', 1, 'set', I('k', 'k < -5', lambda k: 144-12*(7-k) < 0), 'sign of the discriminant on a grid of k'))

def tang(k): return [r.real for r in __import__('numpy').roots([1, 3-k, 9])]
for k, x in ((9, 3), (-3, -3)): assert all(abs(t-x) < 1e-3 for t in tang(k))
Q(202,
 P('', 6, 'coordinates', [E('k (first)', '9', roots(lambda k: (3-k)**2-36, 0, 40)[0]), C('point of contact when k = 9', '(3, 22)', (3, 9*3-5)),
   E('k (second)', '-3', roots(lambda k: (3-k)**2-36, -40, 0)[0]), C('point of contact when k = -3', '(-3, 4)', (-3, -3*-3-5))], 'double roots found numerically'))
assert 9+9+4 == 22 and 9-9+4 == 4

f = lambda x: 2*x*x-8*x+11
inv = lambda y: brentq(lambda x: f(x)-y, -100, 2)
Q(203,
 P('(a)', 2, 'expression', X('f(x)', '2(x - 2)^2 + 3', f), 'numerical comparison', ['form']),
 P('(b)', 1, 'value', E('greatest p', '2', roots(D(f), -10, 10)[0]), 'zero of the numerical derivative'),
 P('(c)', 4, 'expression', [X('f^(-1)(x)', '2 - sqrt((x - 3)/2)', inv, at=(3.5, 7, 20)), I('domain of f^(-1)', 'x >= 3', lambda y: y >= f(2))], 'inverse by root finding on x <= 2'))

f = lambda x: (3*x+2)/(x-1); g = lambda x: 2*x+1
Q(204,
 P('(a)', 3, 'set', [X('f(x)', '3 + 5/(x - 1)', f, at=(1.5, 2.2, 9)), I('range of f', 'f(x) > 3', lambda y: y != 3 and 1+5/(y-3) > 1)], 'numerical comparison; y attained iff preimage exceeds 1', ['form']),
 P('(b)', 2, 'expression', X('f^(-1)(x)', '(x + 2)/(x - 3)', lambda y: brentq(lambda x: f(x)-y, 1+1e-9, 1e6), at=(3.7, 5, 11)), 'root finding'),
 P('(c)', 3, 'value', E('x', '5/4', roots(lambda x: f(g(x))-5, 0.001, 50)[0]), 'root finding'),
 P('(d)', 1, 'explain', W('why gf exists', 'The range of f is f(x) > 3, and all of these values lie in the domain of g, x > 0.', ['range of f is a subset of the domain of g']), 'range from (a)'))

c = (3, -2); assert abs((7-3)**2+(1+2)**2-25) == 0
t0 = (7, 1); td = (-(1+2), 7-3)
tp = [(7+s*td[0], 1+s*td[1]) for s in (0, 1, -2)]
xi = 7+(-1/td[1])*td[0]; yi = 1+(-7/td[0])*td[1]
Q(205,
 P('(1)', 3, 'coordinates', [C('圆心', '(3, -2)', c), E('半径', '5', sqrt(9+4+12))], 'general form formula'),
 P('(2)', 3, 'equation', L('切线', '4x + 3y = 31', tp, [(0, 0)]), 'points along the direction perpendicular to the radius', ['form']),
 P('(3)', 2, 'value', E('面积', '961/24', abs(xi*yi)/2, accept=['40.0']), 'intercepts numerically'))

eq = lambda P: ((P[0]+2)**2+(P[1]-3)**2)-((P[0]-6)**2+(P[1]+1)**2)
pts = [(x, brentq(lambda y: eq((x, y)), -99, 99)) for x in (0, 2, 5)]
cx = brentq(lambda x: eq((x, 0)), -99, 99); r2 = (cx+2)**2+9
cp = [(cx+sqrt(r2)*cos(t), sqrt(r2)*sin(t)) for t in (0.3, 2, 4)]
Q(206,
 P('(a)', 4, 'equation', L('垂直平分线', 'y = 2x - 3', pts, [(0, 0)]), 'locus equidistant from A and B, solved numerically'),
 P('(b)', 4, 'equation', L('圆', '(x - 3/2)^2 + y^2 = 85/4', cp+[(-2, 3), (6, -1)], [(0, 0)], accept=['x^2 + y^2 - 3x - 19 = 0']), 'equidistant point on the x-axis'))

th = brentq(lambda t: 18+9*t-30, 0, 3)
Q(207,
 P('(a)', 2, 'value', E('angle AOB', '4/3', th, unit='rad', accept=['1.33']), 'root of the perimeter equation'),
 P('(b)', 3, 'value', N('area of segment', '14.6', 2*area(lambda x: sqrt(81-x*x), 9*cos(th/2), 9), unit='cm^2'), 'segment by numerical integration'))

Q(208,
 P('(a)', 1, 'show', SH('angle BAC', 'pi/3'), 'atan2'),
 P('(b)', 3, 'value', E('perimeter of R', '6 + 6*sqrt(3) + 2*pi', 6*sqrt(3)+(math.hypot(6, 6*sqrt(3))-6)+6*math.atan2(6*sqrt(3), 6), unit='cm'), 'coordinates, floating point', ['exact']),
 P('(c)', 3, 'value', E('area of R', '18*sqrt(3) - 6*pi', area(lambda t: ((6/cos(t))**2-36)/2, 0, pi/3), unit='cm^2'), 'polar integration', ['exact']))
close(math.atan2(6*sqrt(3), 6), pi/3)

l = lambda t: (1+cos(t))/sin(t)+sin(t)/(1+cos(t))
for t in (.4, 1.9, 4.1): close(l(t), 2/sin(t))
r = [x/rad for x in roots(lambda t: l(t)*cos(t)-3, 0.01, 2*pi-.01)]
assert len(r) == 2
Q(209,
 P('(a)', 3, 'prove', SH('identity', '(1 + cos(theta))/sin(theta) + sin(theta)/(1 + cos(theta)) = 2/sin(theta)'), 'numerical check at three angles'),
 P('(b)', 3, 'value', [N('theta (first)', '33.7', r[0], '1dp', '°'), N('theta (second)', '213.7', r[1], '1dp', '°')], 'sign changes of the original equation'))

for x in (.3, 2.): close((4*sin(x)*tan(x)-15)*cos(x), -(4*cos(x)**2+15*cos(x)-4))
r = [x/rad for x in roots(lambda t: 4*sin(2*t)**2-15*cos(2*t), 0, pi)]
assert len(r) == 2
Q(210,
 P('(a)', 2, 'show', SH('equation', '4cos(x)^2 + 15cos(x) - 4 = 0'), 'numerical identity after multiplying by cos x'),
 P('(b)', 4, 'value', [N('theta (first)', '37.8', r[0], '1dp', '°'), N('theta (second)', '142.2', r[1], '1dp', '°')], 'sign changes of the original equation'))

x = sp.Symbol('x'); a = sp.Symbol('a'); k = sp.Symbol('k')
e = sp.expand((2-x/4)**6); co = [e.coeff(x, i) for i in range(3)]; assert co == [64, -48, 15]
sa = sp.solve(sp.expand((1+a*x)*(2-x/4)**6).coeff(x, 2)+33, a); assert sa == [1]
Q(211,
 P('(1)', 3, 'expression', X('前三项', '64 - 48x + 15x^2', lambda t: float(sum(c*t**i for i, c in enumerate(co)))), 'sympy expansion'),
 P('(2)', 3, 'value', E('a', '1', float(sa[0])), 'sympy expansion of the product'))

e = sp.expand((x**2+k/x)**9); s = [v for v in sp.solve(e.coeff(x, 0)-5376, k) if v.is_real and v > 0]; assert s == [2]
Q(212,
 P('(a)', 4, 'value', E('k', '2', float(s[0])), 'sympy expansion'),
 P('(b)', 2, 'value', E('x^3 的系数', '4032', float(sp.expand((x**2+2/x)**9).coeff(x, 3))), 'sympy expansion'))

dd = roots(lambda d_: 12*(12+9*d_)-(12+3*d_)**2, 0.5, 100); assert len(dd) == 1
Q(213,
 P('(a)', 4, 'value', E('d', '4', dd[0]), 'root finding'),
 P('(b)', 2, 'value', E('sum of 20 terms', '1000', sum(12+4*i for i in range(20))), 'term by term'),
 P('(c)', 2, 'value', E('sum of 8 terms', '3060', sum(12*(24/12)**i for i in range(8))), 'term by term'))

rr = roots(lambda r: (6/r)/(1-r)-32, 0.01, .99); assert len(rr) == 2
Q(214,
 P('(a)', 3, 'show', SH('equation', '16r^2 - 16r + 3 = 0'), 'roots agree numerically'),
 P('(b)', 3, 'value', [E('first term (one value)', '24', 6/rr[0]), E('first term (other value)', '8', 6/rr[1])], 'root finding on the sum'),
 P('(c)', 2, 'value', E('sum of five terms', '781/32', sum(8*.75**i for i in range(5)), accept=['24.4']), 'term by term'))
for r in rr: close(16*r*r-16*r+3, 0)
f = lambda x: 2*x+16/(2*x-1)
s = roots(D(f), 0.6, 10)+roots(D(f), -10, 0.4); assert len(s) == 2
assert d2(f, s[0]) > 0 > d2(f, s[1])
Q(215,
 P('(a)', 3, 'expression', [X('dy/dx', '2 - 32/(2x - 1)^2', D(f), at=(1.4, 3, -2)), X('d^2y/dx^2', '128/(2x - 1)^3', lambda t: -128/(1-2*t)**3, at=(1.4, 3, -2))], 'central differences'),
 P('(b)', 5, 'coordinates', [C('minimum point', '(5/2, 9)', (s[0], f(s[0]))), C('maximum point', '(-3/2, -7)', (s[1], f(s[1])))], 'zeros and signs of numerical derivatives'))
for t in (1.4, 3, -2): close(d2(f, t), 128/(2*t-1)**3, 1e-3)

V = lambda h: ((2*h+3)**3-27)/3
h1 = brentq(lambda h: 20/d(V, h)-.1, 0, 50)
Q(216,
 P('(a)', 3, 'value', E('rate of increase of depth', '0.4', 20/d(V, 1), unit='cm s^-1', accept=['2/5']), 'central difference'),
 P('(b)', 3, 'value', E('depth', '3.5', h1, unit='cm', accept=['7/2']), 'root of a numerical rate equation'),
 P('(c)', 2, 'value', opt(dict(of='time', value=str(round(V(h1)/20)), figures='2sf'), unit='s'), 'volume divided by rate', ['rounded']))
assert round(V(h1)/20) == 16

g_ = lambda x: 6/sqrt(3*x-2)
Y = lambda x: 5+area(g_, 2, x)
n6 = [(6+s, Y(6)-s/g_(6)) for s in (0, 3, -4)]
Q(217,
 P('(a)', 4, 'equation', X('曲线方程', 'y = 4sqrt(3x - 2) - 3', Y, at=(1.2, 3, 7)), 'numerical integration from (2, 5)'),
 P('(b)', 4, 'equation', L('法线', '2x + 3y - 51 = 0', n6, [(0, 0)]), 'points on the perpendicular', ['form']))

c_ = lambda x: x*x-4*x+5; l_ = lambda x: x+1
s = roots(lambda x: c_(x)-l_(x), -10, 10)
Q(218,
 P('(1)', 3, 'coordinates', [C('A', '(1, 2)', (s[0], l_(s[0]))), C('B', '(4, 5)', (s[1], l_(s[1])))], 'root finding'),
 P('(2)', 4, 'value', E('面积', '9/2', area(lambda x: l_(x)-c_(x), *s)), 'numerical integration'),
 P('(3)', 4, 'value', E('体积', '117*pi/5', area(lambda x: pi*(l_(x)**2-c_(x)**2), *s)), 'numerical integration', ['exact']))

fk = lambda k: (lambda A, B, Cc: B*B-4*A*Cc)(5, -8+4*(k+1), 16+(k+1)**2-20)
foot = brentq(lambda x: (x-4)+2*(2*x+1+1), -50, 50)
Q(219,
 P('(a)', 5, 'set', I('k', '-19 < k < 1', lambda k: abs(2*4+1+k)/sqrt(5) < sqrt(20)), 'distance from the centre to the line, on a grid of k'),
 P('(b)', 3, 'coordinates', C('point of contact', '(0, 1)', (foot, 2*foot+1)), 'foot of the perpendicular from the centre'))
close(fk(1), 0); close(fk(-19), 0)

p_ = brentq(lambda p: (3-1)*(p-3)+(1-7)*(4-1), -99, 99)
cc = ((1+p_)/2, 11/2); rr = math.hypot(p_-1, 3)/2
cp = [(cc[0]+rr*cos(t), cc[1]+rr*sin(t)) for t in (.2, 1.5, 4)]
tl = [(p_+s*(4-cc[1]), 4-s*(p_-cc[0])) for s in (0, 1, -3)]
Q(220,
 P('(a)', 2, 'show', SH('p', '12'), 'zero of the scalar product'),
 P('(b)', 3, 'equation', L('circle', '(x - 13/2)^2 + (y - 11/2)^2 = 65/2', cp+[(1, 7), (3, 1), (12, 4)], [(0, 0)], accept=['x^2 + y^2 - 13x - 11y + 40 = 0']), 'points of the circle on AC as diameter'),
 P('(c)', 3, 'equation', L('tangent', '11x - 3y = 120', tl, [(0, 0)]), 'points perpendicular to the radius', ['form']))
close(p_, 12)

f = lambda x: x*x-2*x+5
Q(221,
 P('(a)', 3, 'equation', X('final curve', 'y = 2x^2 + 8x + 16', lambda t: 2*f(t+3)), 'pointwise images', ['form']),
 P('(b)', 3, 'describe', W('transformations', 'A reflection in the x-axis, followed by a translation by the vector (0, 5).', ['A translation by the vector (0, -5), followed by a reflection in the x-axis.']), 'image of a general point (x, y) is (x, 5 - y)'))

f = lambda x: 5+2*sin(2*x)
s = roots(lambda x: f(x)-6, 0, pi); assert len(s) == 2
vals = [f(pi*i/4000) for i in range(4001)]
Q(222,
 P('(a)', 2, 'set', I('range of f', '3 <= f(x) <= 7', lambda y: min(vals) <= y <= max(vals)), 'extremes on a grid'),
 P('(b)', 3, 'value', [E('x (first)', 'pi/12', s[0]), E('x (second)', '5*pi/12', s[1])], 'root finding', ['exact']),
 P('(c)', 1, 'value', E('number of solutions', '1', sum(abs(v-3) < 1e-9 for v in vals)), 'count on a grid that contains 3pi/4'),
 P('(d)', 1, 'value', E('greatest k', 'pi/4', roots(D(f), 0.1, 1.5)[0]), 'first turning point'))

l = lambda t: 1/(1-sin(t))-1/(1+sin(t))
for t in (.4, 2.2, 4.): close(l(t), 2*tan(t)/cos(t))
s = [t/rad for t in roots(lambda t: l(t)-3, 0, 2*pi)]; assert len(s) == 2
Q(223,
 P('(1)', 3, 'prove', SH('恒等式', '1/(1 - sin(theta)) - 1/(1 + sin(theta)) = 2tan(theta)/cos(theta)'), 'numerical check at three angles'),
 P('(2)', 4, 'value', [N('θ（较小）', '46.1', s[0], '1dp', '°'), N('θ（较大）', '133.9', s[1], '1dp', '°')], 'sign changes of the original equation'))

s = roots(lambda t: 3*cos(t)-8*tan(t), 0, 2*pi); s2 = roots(lambda t: 3*cos(t-pi/6)-8*tan(t-pi/6), 0, 2*pi); assert len(s) == len(s2) == 2
Q(224,
 P('(a)', 2, 'show', SH('方程', '3sin(x)^2 + 8sin(x) - 3 = 0'), 'numerical identity after multiplying by cos x'),
 P('(b)', 3, 'value', [N('x（较小）', '0.340', s[0], unit='rad'), N('x（较大）', '2.80', s[1], unit='rad')], 'sign changes', ['rounded']),
 P('(c)', 2, 'value', [N('x（较小）', '0.863', s2[0], unit='rad'), N('x（较大）', '3.33', s2[1], unit='rad')], 'sign changes of the shifted equation', ['rounded']))
for t in (.3, 2.): close((3*cos(t)-8*tan(t))*cos(t), -(3*sin(t)**2+8*sin(t)-3))

A1 = sp.expand((1+3*x)**5); A2 = sp.expand((2-x)**4)
assert [A1.coeff(x, i) for i in range(3)] == [1, 15, 90] and [A2.coeff(x, i) for i in range(3)] == [16, -32, 24]
Q(225,
 P('(a)(i)', 2, 'expression', X('first three terms', '1 + 15x + 90x^2', lambda t: float(sum(A1.coeff(x, i)*t**i for i in range(3)))), 'sympy expansion'),
 P('(a)(ii)', 2, 'expression', X('first three terms', '16 - 32x + 24x^2', lambda t: float(sum(A2.coeff(x, i)*t**i for i in range(3)))), 'sympy expansion'),
 P('(b)', 2, 'value', E('coefficient of x^2', '984', float(sp.expand(A1*A2).coeff(x, 2))), 'sympy expansion of the product'))

e = sp.expand((3+a*x)**5)
s = [v for v in sp.solve(2*e.coeff(x, 3)-3*e.coeff(x, 2), a) if v != 0]; assert s == [sp.Rational(9, 2)]
Q(226,
 P('(a)', 4, 'value', E('a', '9/2', float(s[0])), 'sympy expansion'),
 P('(b)', 3, 'value', E('coefficient of x', '3402', float(sp.expand((2-x)*(3+s[0]*x)**5).coeff(x, 1))), 'sympy expansion'))

ap = [2000+150*i for i in range(10)]; gp = [2000*1.06**i for i in range(10)]
Q(227,
 P('(1)', 2, 'value', E('第 10 年产量', '3350', ap[-1]), 'term by term'),
 P('(2)', 2, 'value', N('第 10 年产量', '3379', gp[-1], '4sf', '台'), 'term by term', ['rounded']),
 P('(3)', 4, 'value', N('总产量之差', '388', sum(ap)-sum(gp), '3sf', '台'), 'term by term', ['rounded']))

Sn = lambda n: 3*n*n+5*n
u = [Sn(n)-Sn(n-1) for n in range(1, 40)]
Q(228,
 P('(a)', 3, 'value', [E('首项', '8', u[0]), E('公差', '6', u[7]-u[6])], 'differences of S_n'),
 P('(b)', 2, 'value', E('和', '950', sum(u[10:20])), 'term by term'),
 P('(c)', 3, 'value', E('最小的 n', '18', next(n for n in range(1, 99) if sum(u[:n]) > 1000)), 'enumeration'))
f9 = lambda x: x**3-6*x*x+9*x+1
Q(229,
 P('(a)', 4, 'set', I('k', 'k >= 12', lambda k: min(3*t*t-12*t+k for t in (i/10 for i in range(0, 41))) >= 0, n=801, accept=['k > 12']), 'minimum of the derivative on a grid'),
 P('(b)', 3, 'set', I('x', '1 < x < 3', lambda t: d(f9, t) < 0, accept=['1 <= x <= 3']), 'sign of the numerical derivative'))

f = lambda x: (3-2*x)**3+24*x
s = roots(D(f), -5, 5); assert len(s) == 2 and d2(f, s[0]) > 0 > d2(f, s[1])
Q(230,
 P('(a)', 4, 'expression', [X('dy/dx', '24 - 6(3 - 2x)^2', D(f)), X('d^2y/dx^2', '24(3 - 2x)', lambda t: round(d2(f, t), 4))], 'finite differences'),
 P('(b)', 3, 'coordinates', [C('first stationary point', '(1/2, 20)', (s[0], f(s[0]))), C('second stationary point', '(5/2, 52)', (s[1], f(s[1])))], 'zeros of the numerical derivative'),
 P('(c)', 2, 'state', W('nature', '(1/2, 20) is a minimum point and (5/2, 52) is a maximum point.'), 'signs of the second difference'))

f = lambda x: 6/(2*x+1)
tx = 1-f(1)/d(f, 1)
Q(231,
 P('(a)', 5, 'value', E('x-coordinate', '5/2', tx), 'Newton step with a numerical derivative'),
 P('(b)', 4, 'value', E('volume', '12*pi', area(lambda t: pi*f(t)**2, 0, 1)), 'numerical integration', ['exact']))

f = lambda x: 8*sqrt(x)-2*x
xa = roots(f, 0.5, 60)[0]; xm = roots(D(f), 0.5, 60)[0]
Q(232,
 P('(a)', 2, 'coordinates', C('A', '(16, 0)', (xa, f(xa))), 'root finding'),
 P('(b)', 4, 'coordinates', C('M', '(4, 8)', (xm, f(xm))), 'zero of the numerical derivative'),
 P('(c)', 5, 'value', E('area', '32/3', area(lambda t: f(t)-t*f(xm)/xm, 0, xm), accept=['10.7']), 'numerical integration'))

s = roots(lambda t: t-7*sqrt(t)+12, 0.01, 50)
Q(233,
 P('(1)', 3, 'value', [E('x（较小）', '9', s[0]), E('x（较大）', '16', s[1])], 'root finding'),
 P('(2)', 4, 'set', I('k', 'k < 0 or k > 8', lambda k: (lambda v: v*v+(k-2)*v+k+1)(-(k-2)/2) < 0), 'sign of the minimum value on a grid of k'))
assert len(s) == 2

f = lambda x: -2*x*x+12*x-11
Q(234,
 P('(a)', 3, 'expression', X('配方式', '-2(x - 3)^2 + 7', f), 'numerical comparison', ['form']),
 P('(b)', 1, 'coordinates', C('顶点', '(3, 7)', (roots(D(f), -9, 9)[0], f(3))), 'zero of the numerical derivative'),
 P('(c)', 4, 'set', I('m', '4 < m < 20', lambda m: f((12-m)/4)-m*(12-m)/4+3 < 0), 'maximum of curve minus line on a grid of m'))

# circle radius 8, chord 12: T on the x-axis
hx = sqrt(64-36); th = 2*math.atan2(6, hx); T = 64/hx
ar = 2*(6*(T-hx)/2-area(lambda t: sqrt(64-t*t), hx, 8))
Q(235,
 P('(a)', 2, 'show', dict(of='angle AOB', value='1.696', figures='4sf', unit='rad'), 'coordinates and atan2', ['rounded']),
 P('(b)', 3, 'value', N('perimeter', '31.7', 2*math.hypot(T-hx, 6)+8*th, unit='cm'), 'coordinates of A and T'),
 P('(c)', 3, 'value', N('area', '18.3', ar, unit='cm^2'), 'triangle less numerically integrated segment'))
close(rnd(th, '4sf'), 1.696); close(rnd(2*8*tan(1.696/2)+8*1.696, '3sf'), 31.7); close(rnd(64*tan(.848)-32*1.696, '3sf'), 18.3)

Pr = lambda r: 2*r+r*(2*25/r**2)
s = roots(D(Pr), 1, 40)
Q(236,
 P('(a)', 2, 'show', SH('P', '2r + 50/r'), 'numerical comparison'),
 P('(b)', 5, 'value', [E('stationary value of P', '20', Pr(s[0])), W('nature', 'minimum, since the second derivative 100/r^3 is positive')], 'zero of the numerical derivative, sign of the second difference'),
 P('(c)', 1, 'value', E('theta', '2', 50/s[0]**2, unit='rad'), 'from the area'))
assert len(s) == 1 and d2(Pr, s[0]) > 0

f = lambda x: 2*x+3; g = lambda x: x*x-6*x
s = roots(lambda t: g(f(t))-7, -9, 9); mn = min(f(g(i/100)) for i in range(-1000, 1000))
Q(237,
 P('(a)', 2, 'expression', X('gf(x)', '4x^2 - 9', lambda t: g(f(t))), 'numerical composition'),
 P('(b)', 2, 'value', [E('x (first)', '2', s[1]), E('x (second)', '-2', s[0])], 'root finding'),
 P('(c)', 3, 'set', I('k', 'k >= -15', lambda k: k >= mn), 'minimum of fg on a grid'))

f = lambda x: (x+3)/(2*x-1)
for t in (.2, 3, -4): close(f(f(t)), t)
s = roots(lambda t: (f(t)**2-1-3)*(2*t-1)**2, -20, 20); assert len(s) == 2
Q(238,
 P('(a)', 3, 'show', SH('ff(x)', 'x'), 'numerical composition'),
 P('(b)', 1, 'expression', X('f^(-1)(x)', '(x + 3)/(2x - 1)', lambda y: brentq(lambda t: t+3-y*(2*t-1), -99, 99)), 'root finding'),
 P('(c)', 4, 'value', [E('x (first)', '5/3', s[1]), E('x (second)', '-1/5', s[0])], 'root finding'))

s = roots(lambda t: t*(18-2*t)/3-12, -20, 20)
A = (s[0], 12/s[0]); B = (s[1], 12/s[1])
eq = lambda q: (q[0]-A[0])**2+(q[1]-A[1])**2-(q[0]-B[0])**2-(q[1]-B[1])**2
pts = [(t, brentq(lambda y: eq((t, y)), -99, 99)) for t in (0, 1, 4)]
Q(239,
 P('(1)', 4, 'coordinates', [C('一个交点', '(3, 4)', A), C('另一个交点', '(6, 2)', B)], 'root finding'),
 P('(2)', 4, 'equation', L('垂直平分线', '6x - 4y = 15', pts, [(0, 0)]), 'locus equidistant from A and B', ['form']))

eq = lambda q: (q[0]+1)**2+(q[1]-2)**2-(q[0]-7)**2-(q[1]-6)**2
pts = [(t, brentq(lambda y: eq((t, y)), -99, 99)) for t in (0, 1, 4)]
B = pts[0]; Dd = (6-B[0], 8-B[1])
sh = lambda v: abs(sum(v[i][0]*v[(i+1) % len(v)][1]-v[(i+1) % len(v)][0]*v[i][1] for i in range(len(v))))/2
Q(240,
 P('(a)', 3, 'equation', L('BD', 'y = -2x + 10', pts, [(0, 0)]), 'locus equidistant from A and C'),
 P('(b)', 3, 'coordinates', [C('B', '(0, 10)', B), C('D', '(6, -2)', Dd)], 'B from the locus, D by symmetry'),
 P('(c)', 2, 'value', E('面积', '60', sh([(-1, 2), B, (7, 6), Dd])), 'shoelace formula'))

f = lambda t: 3+4*cos(t)
close(f(pi/3), 5); close(f(pi), -1)
s = roots(lambda t: f(t)-2, 0, 2*pi); vals = [f(2*pi*i/4000) for i in range(4001)]
ab = sp.solve([sp.Symbol('a')+sp.Symbol('b')/2-5, sp.Symbol('a')-sp.Symbol('b')+1])
Q(241,
 P('(a)', 3, 'value', [E('a', '3', float(ab[sp.Symbol('a')])), E('b', '4', float(ab[sp.Symbol('b')]))], 'sympy linear system'),
 P('(b)', 1, 'set', I('range of f', '-1 <= f(x) <= 7', lambda y: min(vals) <= y <= max(vals)), 'extremes on a grid'),
 P('(c)', 3, 'value', [N('x (first)', '1.82', s[0], unit='rad'), N('x (second)', '4.46', s[1], unit='rad')], 'sign changes', ['rounded']))

s = [t/rad for t in roots(lambda t: 6*sin(t)**2-5*cos(t)-5, 0, 2*pi)]
close(6*sin(pi)**2-5*cos(pi), 5)
Q(242,
 P('(a)(i)', 2, 'expression', X('tan^2(alpha)', '(1 - p^2)/p^2', lambda p: tan(acos(p))**2, var='p', at=(.2, .5, .9), accept=['1/p^2 - 1']), 'numerical comparison'),
 P('(a)(ii)', 1, 'expression', X('tan(180 - alpha)', '-sqrt(1 - p^2)/p', lambda p: tan(pi-acos(p)), var='p', at=(.2, .5, .9)), 'numerical comparison'),
 P('(b)', 5, 'value', [N('theta (first)', '80.4', s[0], '1dp', '°'), dict(of='theta (second)', value='180', figures='integer', unit='°'), N('theta (third)', '279.6', s[-1], '1dp', '°')], 'sign changes and a check at 180°'))
assert [round(v, 1) for v in s if abs(v-180) > .01] == [80.4, 279.6], s
f = lambda t: t*t+16/t
s = roots(D(f), 0.2, 20); assert len(s) == 1; close(s[0], 2); close(f(2), 12)
bs = sp.Symbol('b'); sol = sp.solve([4*a+bs/2-12, 4*a-bs/4])
Q(243,
 P('(a)', 5, 'value', [E('a', '1', float(sol[a])), E('b', '16', float(sol[bs]))], 'sympy linear system, checked by numerical derivative'),
 P('(b)', 2, 'explain', W('极值的类型', '极小值点，因为在 x = 2 处二阶导数 2 + 32/x^3 = 6 > 0')  , 'sign of the second difference'),
 P('(c)', 3, 'equation', L('切线', 'y = -14x + 31', [(1+t, f(1)+t*d(f, 1)) for t in (0, 1, -2)], [(0, 0)]), 'numerical derivative'))
close(d2(f, 2), 6, 1e-4)

Sf = lambda t: t*t+4*t*(108/t**2)
s = roots(D(Sf), 0.5, 60); assert len(s) == 1 and d2(Sf, s[0]) > 0
Q(244,
 P('(1)', 3, 'show', SH('S', 'x^2 + 432/x'), 'numerical comparison'),
 P('(2)', 4, 'value', [E('x', '6', s[0], unit='m'), E('S', '108', Sf(s[0]), unit='m^2')], 'zero of the numerical derivative'),
 P('(3)', 2, 'state', W('S 的性质', '最小值，因为二阶导数 2 + 864/x^3 在 x = 6 处等于 6，大于 0'), 'sign of the second difference'))
close(d2(Sf, 6), 6, 1e-4)

dy = lambda t: area(lambda u: 6*u-4, 2, t)
Yy = lambda t: 3+area(dy, 2, t)
s = roots(dy, -9, 1.5, 401); assert len(s) == 1
Q(245,
 P('(a)', 6, 'equation', X('curve', 'y = x^3 - 2x^2 - 4x + 11', Yy), 'numerical double integration'),
 P('(b)', 4, 'coordinates', [C('other stationary point', '(-2/3, 337/27)', (s[0], Yy(s[0]))), W('nature', 'maximum, since the second derivative is -8 there')], 'zero of the numerically integrated gradient'))
close(6*s[0]-4, -8)

f = lambda t: (3*t-2)**-1.5
Q(246,
 P('(a)', 4, 'value', E('integral', '2/3', area(f, 1, math.inf)), 'numerical integration'),
 P('(b)', 4, 'value', E('volume', '5*pi/32', area(lambda t: pi*f(t)**2, 1, 2)), 'numerical integration', ['exact']),
 P('(c)', 4, 'value', E('y-coordinate of A', '7/9', 1+1/d(f, 1)), 'numerical derivative'))

s = roots(lambda t: t*t-(t+6)*(t-4), 4.1, 99); kk = s[0]; assert len(s) == 1
ts = [kk+6+i*(kk-kk-6) for i in range(60)]
Q(247,
 P('(a)', 3, 'value', E('k', '12', kk), 'root finding'),
 P('(b)', 3, 'value', E('sum to infinity', '54', sum(18*(12/18)**i for i in range(200))), 'partial sum of 200 terms'),
 P('(c)', 4, 'value', E('n', '15', [n for n in range(1, 60) if abs(sum(ts[:n])+360) < 1e-6][0]), 'enumeration'))

r6 = tan(pi/6)**2; dA = 3*tan(pi/3)**2-3
Q(248,
 P('(a)(i)', 2, 'set', I('theta', '0 < θ < pi/4', lambda t: abs(tan(t)**2) < 1, 0, pi/2), 'size of the ratio on a grid of theta'),
 P('(a)(ii)', 2, 'value', E('sum to infinity', '9/2', sum(3*r6**i for i in range(100))), 'partial sum of 100 terms'),
 P('(b)', 3, 'value', E('sum of 25 terms', '1875', sum(3+i*dA for i in range(25))), 'term by term'))

ax, ay = 10*cos(.9), 10*sin(.9)
Q(249,
 P('(1)', 3, 'value', [N('AC', '7.83', ay, unit='cm'), N('CB', '3.78', 10-ax, unit='cm')], 'coordinates of A', ['rounded']),
 P('(2)', 2, 'value', N('周长', '20.6', ay+10-ax+9, unit='cm'), 'coordinates and arc'),
 P('(3)', 3, 'value', N('面积', '20.7', area(lambda t: sqrt(100-t*t), ax, 10), unit='cm^2'), 'numerical integration'))

Q(250,
 P('(a)', 2, 'show', SH('∠APB', '2*pi/3'), 'coordinates of A and B'),
 P('(b)', 2, 'value', E('周长', '8*pi', 2*6*2*math.atan2(sqrt(27), 3), unit='cm'), 'angle by atan2', ['exact']),
 P('(c)', 4, 'value', E('面积', '24*pi - 18*sqrt(3)', 4*area(lambda t: sqrt(36-t*t), 3, 6), unit='cm^2'), 'numerical integration', ['exact']))
close(2*math.atan2(sqrt(27), 3), 2*pi/3)

s = roots(lambda t: 8*t**6+7*t**3-1, -5, 5)
Q(251,
 P('(a)', 2, 'set', I('x', 'x < -1 or x > 1/8', lambda t: 8*t*t+7*t-1 > 0), 'sign on a grid'),
 P('(b)', 3, 'value', [E('x (first)', '1/2', s[1]), E('x (second)', '-1', s[0])], 'sign changes'),
 P('(c)', 2, 'explain', [E('number of real roots', '2', len(roots(lambda t: 8*t**4+7*t*t-1, -5, 5))), W('reason', 'x^2 = 1/8 gives two real values of x, and x^2 = -1 gives none.')], 'count of sign changes'))
assert len(s) == 2

Q(252,
 P('(a)', 4, 'set', I('k', 'k < 0 or k > 4', lambda k: (lambda v: v*v-k*v+2*k-2*v+1)((k+2)/2) < 0), 'sign of the minimum of curve minus line on a grid of k'),
 P('(b)', 2, 'coordinates', C('point of contact', '(3, 5)', (3., 2*3-1))  , 'double root of x^2 - 6x + 9'),
 P('(c)', 3, 'expression', [X('curve', 'y = (x - 3)^2 + 3', lambda t: t*t-6*t+12), C('vertex', '(3, 3)', (roots(D(lambda t: t*t-6*t+12), -9, 9)[0], 3))], 'numerical comparison', ['form']))
assert 9-4*3+8 == 5 and sp.solve(x**2-4*x+8-2*x+1) == [3]

f = lambda t: sqrt(4*t+1)
m = -1/d(f, 2)
Q(253,
 P('(a)', 4, 'equation', L('normal', '3x + 2y = 12', [(2+t, 3+m*t) for t in (0, 1, -2)], [(0, 0)], accept=['y = -3/2*x + 6']), 'numerical derivative'),
 P('(b)', 1, 'coordinates', C('B', '(4, 0)', (2-3/m, 0)), 'intercept'),
 P('(c)', 5, 'value', E('area', '22/3', area(lambda t: min(f(t), max(0, 3+m*(t-2))) if t > 2 else f(t), 0, 2)+area(lambda t: 3+m*(t-2), 2, 2-3/m), accept=['7.33']), 'numerical integration'))

f = lambda t: t*t-8*sqrt(t)
s = roots(D(f), 0.2, 20)
Q(254,
 P('(a)', 4, 'value', E('rate of increase of y', '0.3', .05*d(f, 4), accept=['3/10']), 'numerical derivative'),
 P('(b)', 2, 'value', E('x', '2^(2/3)', s[0], accept=['4^(1/3)']), 'zero of the numerical derivative', ['exact']),
 P('(c)', 5, 'value', E('area', '64/3', -area(f, 0, roots(f, .5, 30)[0]), accept=['21.3']), 'numerical integration'))

f = lambda t: (t-1)**2-1
Q(255,
 P('(a)', 1, 'set', I('range of f', 'f(x) >= -1', lambda y: y >= min(f(1+i/100) for i in range(100)), n=401), 'minimum on a grid'),
 P('(b)', 3, 'expression', [X('f^(-1)(x)', '1 + sqrt(x + 1)', lambda y: brentq(lambda t: f(t)-y, 1, 99)), I('domain of f^(-1)', 'x >= -1', lambda y: y >= f(1))], 'root finding'),
 P('(c)', 3, 'sketch', W('graphs', 'y = f(x) is the right half of a parabola starting at (1, -1) and crossing the x-axis at (2, 0); y = f^(-1)(x) starts at (-1, 1) and crosses the y-axis at (0, 2); each is the reflection of the other in the line y = x, which is drawn, and they meet at (3, 3).'), 'points from the definitions'),
 P('(d)', 3, 'value', E('x', '3', roots(lambda t: f(t)-1-sqrt(t+1), 1, 60)[0]), 'root finding on f(x) - f^(-1)(x)'))
assert len(roots(lambda t: f(t)-1-sqrt(t+1), 1, 60)) == 1

f = lambda t: sqrt(2*t-3); g = lambda t: t*t+1
Q(256,
 P('(1)', 3, 'expression', [X('f^(-1)(x)', '(x^2 + 3)/2', lambda y: brentq(lambda t: f(t)-y, 1.5, 99)), I('f^(-1) 的定义域', 'x >= 0', lambda y: y >= f(1.5))], 'root finding'),
 P('(2)', 3, 'expression', [X('gf(x)', '2x - 2', lambda t: g(f(t)), at=(1.6, 3, 8)), I('gf 的值域', 'y >= 1', lambda y: y >= g(f(1.5)))], 'numerical composition'),
 P('(3)', 3, 'describe', W('变换', '先向右平移 3 个单位（向量 (3, 0)），再沿 x 轴方向作伸缩，伸缩系数为 1/2（横坐标变为原来的 1/2，纵坐标不变）', ['先沿 x 轴方向作伸缩，伸缩系数为 1/2，再向右平移 3/2 个单位']), 'image of a general point'))
for t in (.5, 2, 7): close(f((t+3)/2), sqrt(t)); close(f(t/2+1.5), sqrt(t))
compare(QS, seen)
finish(seen)
