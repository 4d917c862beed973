"""Pure mathematics 2 and 3, the questions from 601 to 630."""
from keys import compare, finish
import math, cmath, itertools
import numpy as np, sympy as sp
from scipy.integrate import quad, solve_ivp
from scipy.optimize import brentq
from sympy.parsing.sympy_parser import parse_expr, standard_transformations, implicit_multiplication_application, convert_xor
T = standard_transformations + (implicit_multiplication_application, convert_xor)
NS = {k: sp.Symbol(k) for k in 'x y t u a n z k r'.split()}
NS.update(i=sp.I, e=sp.E, theta=sp.Symbol('theta'), C=sp.Symbol('C'))
def ev(s): return parse_expr(s, local_dict=NS, transformations=T)
def num(s, **kw): return complex(sp.N(ev(s).subs({NS[k]: v for k, v in kw.items()})))
built = []
def V(of, value, figures='exact', **kw): return dict(of=of, value=value, figures=figures, **kw)
def W(of, words, **kw): return dict(of=of, words=words, **kw)
def P(label, marks, asks, answers, route, demands=None):
    d = dict(label=label, marks=marks, asks=asks, answers=answers)
    if demands: d['demands'] = demands
    d['route'] = route
    return d
def add(n, parts): built.append((f'p3-{n}', parts))
def key(n, label, k=0):
    parts = next(parts for id, parts in built if id == f'p3-{n}')
    return next(p for p in parts if p['label'] == label)['answers'][k]['value']
def close(a, b, tol=1e-9): assert abs(a - b) <= tol * max(1, abs(b)), (a, b)
def sf(s, v, n=3): assert float(s) == float(f'{v:.{n}g}'), (s, v)
def dp(s, v, n): assert float(s) == round(v, n), (s, v)
def roots(f, lo, hi, N=20011):
    xs = np.linspace(lo, hi, N); out = []
    for p, q in zip(xs, xs[1:]):
        if f(p) * f(q) < 0:
            r = brentq(f, p, q, xtol=1e-13)
            if abs(f(r)) < 1e-6: out.append(r)
    return out

# ---------------------------------------------------------------- 601
add(601, [P('', 4, 'set', [V('x', 'x < -7a or x > a')], 'test points on a fine grid with a = 1 and a = 2.3')])
for a in (1, 2.3):
    for x in np.linspace(-20*a, 20*a, 4001):
        if min(abs(x+7*a), abs(x-a)) > 1e-6: assert (2*abs(x-3*a) < abs(3*x+a)) == (x < -7*a or x > a)

# ---------------------------------------------------------------- 602
add(602, [P('(1)', 3, 'value', [V('x', '5'), V('x', '-1/2')], 'sign changes of |3x-4| - x - 6 on a grid'),
  P('(2)', 2, 'value', [V('y', '2.32', '3sf')], 'numerical root of the equation in y', ['rounded'])])
r = roots(lambda x: abs(3*x-4)-x-6, -30.01, 30); assert len(r) == 2; close(r[0], -.5); close(r[1], 5)
r = roots(lambda y: abs(3*2**y-4)-2**y-6, -20, 10); assert len(r) == 1; sf(key(602, '(2)'), r[0])

# ---------------------------------------------------------------- 603
add(603, [P('(i)', 5, 'value', [V('a', '2', 'integer'), V('b', '-1', 'integer')], 'linear solve of p(-2) = 0, p(1/2) = -5'),
  P('(ii)', 4, 'set', [V('x', '-2 < x < -3/2 or x > 1')], 'test points on a fine grid')])
s = np.linalg.solve([[-8, -2], [1/8, 1/2]], [6-20, -5+6-5/4]); close(s[0], 2); close(s[1], -1)
for x in np.linspace(-5.0003, 5, 7001):
    assert (2*x**3+5*x*x-x-6 > 0) == (-2 < x < -1.5 or x > 1)

# ---------------------------------------------------------------- 604
add(604, [P('(a)', 3, 'expression', [V('quotient', '3x^2 - x - 6'), V('remainder', '4x + 19')], 'sympy div'),
  P('(b)(i)', 2, 'value', [V('p', '-2', 'integer'), V('q', '-12', 'integer')], 'value at x = i sqrt 2 set to zero'),
  P('(b)(ii)', 2, 'value', [V('x', '(1 + sqrt(73))/6'), V('x', '(1 - sqrt(73))/6')], 'numpy roots, the real ones', ['exact'])])
X = NS['x']; q_, r_ = sp.div(3*X**4-X**3+2*X+7, X**2+2, X)
assert sp.expand(q_-ev(key(604, '(a)'))) == 0 and sp.expand(r_-ev(key(604, '(a)', 1))) == 0
w = 1j*2**.5; assert abs(3*w**4-w**3-2*w-12) < 1e-12
rr = sorted(z.real for z in np.roots([3, -1, 0, -2, -12]) if abs(z.imag) < 1e-9); assert len(rr) == 2
close(rr[1], num(key(604, '(b)(ii)')).real); close(rr[0], num(key(604, '(b)(ii)', 1)).real)

# ---------------------------------------------------------------- 605
add(605, [P('(i)', 5, 'expression', [V('f(x)', '2/(1 - 2x) + (3x - 1)/(2 + x^2)')], 'recombined and compared at several points', ['form']),
  P('(ii)', 5, 'expression', [V('expansion', '3/2 + 11x/2 + 33x^2/4 + 61x^3/4')], 'Taylor series by sympy', ['form']),
  P('(iii)', 1, 'set', [V('x', '-1/2 < x < 1/2', accept=['|x| < 1/2'])], 'nearest pole of f: 1/2 against i sqrt 2')])
f = (3+5*X-4*X**2)/((1-2*X)*(2+X**2))
for x in (.1, .7, -2, 3.3): close(num(key(605, '(i)'), x=x), complex(f.subs(X, x)))
assert sp.expand(sp.series(f, X, 0, 4).removeO()-ev(key(605, '(ii)'))) == 0
assert min(.5, 2**.5) == .5

# ---------------------------------------------------------------- 606
add(606, [P('(a)', 5, 'expression', [V('f(x)', '4/(2x - 1) - 1/(x + 2) + 5/(x + 2)^2')], 'sympy apart', ['form']),
  P('(b)', 5, 'value', [V('integral', '2/3 + ln(15)')], 'numerical quadrature', ['form'])])
f = (2*X**2+23*X+13)/((2*X-1)*(X+2)**2)
assert sp.simplify(sp.apart(f)-ev(key(606, '(a)'))) == 0
close(quad(sp.lambdify(X, f), 1, 3)[0], num(key(606, '(b)')).real)

# ---------------------------------------------------------------- 607
add(607, [P('(a)', 3, 'show', [V('quadratic', '2x^2 - x - 10 = 0')], 'the root of the log equation satisfies it'),
  P('(b)', 3, 'value', [V('y', '0.916', '3sf')], 'numerical root of the equation in y', ['rounded'])])
r = roots(lambda x: math.log(2*x+1, 3)-2+math.log(x-1, 3), 1.0001, 50); assert len(r) == 1; close(2*r[0]**2-r[0]-10, 0)
r = roots(lambda y: math.log(2*math.exp(y)+1, 3)-2+math.log(math.exp(y)-1, 3), .0001, 9); assert len(r) == 1; sf(key(607, '(b)'), r[0])

# ---------------------------------------------------------------- 608
add(608, [P('(i)', 4, 'expression', [V('expansion', '1 + x + 2x^2 + 14x^3/3')], 'Taylor series by sympy', ['form']),
  P('(ii)', 1, 'set', [V('x', '-1/3 < x < 1/3', accept=['|x| < 1/3'])], 'branch point at x = 1/3'),
  P('(iii)', 2, 'value', [V('coefficient of x^3', '26', 'integer')], 'third derivative over 3!')])
g = (1-3*X)**sp.Rational(-1, 3)
assert sp.expand(sp.series(g, X, 0, 4).removeO()-ev(key(608, '(i)'))) == 0
assert sp.diff((6-X)*g, X, 3).subs(X, 0)/6 == 26

# ---------------------------------------------------------------- 609
add(609, [P('', 5, 'value', [V('n', '0.8'), V('C', '14.41', '2dp')], 'linear solve of n ln x + 2 ln y = ln C at both points', ['rounded'])])
s = np.linalg.solve([[.31, -1], [1.06, -1]], [-2.42, -1.82]); close(s[0], .8); dp(key(609, '', 1), math.exp(s[1]), 2)

# ---------------------------------------------------------------- 610
add(610, [P('(1)', 3, 'value', [V('斜率', 'ln(3)/(2*ln(5))', accept=['ln(3)/ln(25)']), W('说明', '取对数得 2y ln 5 = (x + 4) ln 3，这是关于 x、y 的一次方程，形如 y = mx + c，故图象为直线')], 'difference quotient of y at several x', ['exact']),
  P('(2)', 2, 'value', [V('x', '2.07', '2dp')], 'numerical root of 5^(2x) = 3^(x+4)', ['rounded'])])
yy = lambda x: brentq(lambda y: 25**y-3**(x+4), -20, 20, xtol=1e-13)
for a, b in ((0, 1), (2, 5), (-3, 4)): close((yy(b)-yy(a))/(b-a), num(key(610, '(1)')).real)
r = roots(lambda x: 2*x*math.log(5)-(x+4)*math.log(3), -30, 30.01); assert len(r) == 1; close(25**r[0], 3**(r[0]+4)); dp(key(610, '(2)'), r[0], 2)

# ---------------------------------------------------------------- 611
add(611, [P('(a)', 3, 'value', [V('R', 'sqrt(15)'), V('α', '50.77', '2dp', unit='°')], 'amplitude and phase of the complex number sqrt6 + 3i', ['form', 'exact', 'rounded']),
  P('(b)', 4, 'value', [V('x', '4.1', '1dp', unit='°'), V('x', '125.2', '1dp', unit='°')], 'sign changes on a fine grid'),
  P('(c)', 1, 'value', [V('least value', '3', 'integer')], 'minimum on a fine grid')])
c = complex(6**.5, 3); close(abs(c), num(key(611, '(a)')).real); dp(key(611, '(a)', 1), math.degrees(cmath.phase(c)), 2)
d = math.radians
h = lambda t: 6**.5*math.cos(d(t))-3*math.sin(d(t))
r = roots(lambda x: h(2*x)-2, .0001, 179.9999); assert len(r) == 2; dp(key(611, '(b)'), r[0], 1); dp(key(611, '(b)', 1), r[1], 1)
assert abs(min(60/(h(t/100)**2+5) for t in range(36000))-3) < 1e-5

# ---------------------------------------------------------------- 612
add(612, [P('(a)', 4, 'prove', [W('identity', 'cos 4θ = 2cos²2θ − 1 and cos 2θ = 2cos²θ − 1 give 2(2c² − 1)² − 1 + 4(2c² − 1) = 8c⁴ − 3, where c = cos θ')], 'compared at several angles'),
  P('(b)(i)', 3, 'value', [V('θ', '32.8', '1dp', unit='°'), V('θ', '147.2', '1dp', unit='°')], 'sign changes on a fine grid'),
  P('(b)(ii)', 3, 'value', [V('integral', '1/4 + 3*pi/32')], 'numerical quadrature', ['exact'])])
for t in (.3, 1.1, 2.7, -4): close(math.cos(4*t)+4*math.cos(2*t), 8*math.cos(t)**4-3)
r = roots(lambda t: math.cos(4*d(t))+4*math.cos(2*d(t))-1, 0, 180); assert len(r) == 2; dp(key(612, '(b)(i)'), r[0], 1); dp(key(612, '(b)(i)', 1), r[1], 1)
close(quad(lambda t: math.cos(t)**4, 0, math.pi/4)[0], num(key(612, '(b)(ii)')).real)

# ---------------------------------------------------------------- 613
add(613, [P('(i)', 4, 'show', [V('tan x', 'sqrt(3)/5')], 'numerical root of the equation in x'),
  P('(ii)', 3, 'value', [V('y', '9.6', '1dp', unit='°'), V('y', '99.6', '1dp', unit='°')], 'sign changes on a fine grid')])
k = lambda x: math.sin(d(x+30))-4*math.cos(d(x+60))
for x in roots(k, -180.003, 180): close(math.tan(d(x)), 3**.5/5)
r = roots(lambda y: k(2*y), .0001, 179.9999); assert len(r) == 2; dp(key(613, '(ii)'), r[0], 1); dp(key(613, '(ii)', 1), r[1], 1)

# ---------------------------------------------------------------- 614
add(614, [P('(1)', 3, 'show', [V('方程', '6tan^2(x) - 5tan(x) + 1 = 0')], 'the numerical roots satisfy it'),
  P('(2)', 3, 'value', [V('x', '0.322', '3sf'), V('x', '0.464', '3sf')], 'sign changes on a fine grid')])
r = roots(lambda x: math.tan(x+math.pi/4)-6*math.tan(x), .0001, math.pi-.0001); assert len(r) == 2
for x in r: close(6*math.tan(x)**2-5*math.tan(x)+1, 0)
sf(key(614, '(2)'), r[0]); sf(key(614, '(2)', 1), r[1])

# ---------------------------------------------------------------- 615
add(615, [P('(a)', 4, 'show', [V('dy/dx', '(x + 2y)/(2y - 2x)')], 'central difference along the upper branch'),
  P('(b)', 4, 'coordinates', [V('point', '(-4, 2)'), V('point', '(4, -2)')], 'sympy solve of F = 0, F_x = 0')])
up = lambda x: x+math.sqrt(1.5*x*x+12)
for x in (-5, .4, 3):
    y = up(x); close(2*y*y-4*x*y-x*x, 24); close((up(x+1e-5)-up(x-1e-5))/2e-5, (x+2*y)/(2*y-2*x), 1e-6)
Y = NS['y']; F = 2*Y**2-4*X*Y-X**2-24
assert set(sp.solve([F, F.diff(X)], [X, Y])) == {(-4, 2), (4, -2)}

# ---------------------------------------------------------------- 616
add(616, [P('(i)', 5, 'show', [V('dy/dx', '-tan(2*theta)/2')], 'central differences at several parameters'),
  P('(ii)', 3, 'coordinates', [V('point', '(pi/3 - sqrt(3)/3, ln(sqrt(3)/2))')], 'numerical root for the parameter', ['exact'])])
px = lambda t: 2*t-math.tan(t); py = lambda t: math.log(math.cos(t))
gr = lambda t: (py(t+1e-5)-py(t-1e-5))/(px(t+1e-5)-px(t-1e-5))
for t in (-.6, .2, .7): close(gr(t), -math.tan(2*t)/2, 1e-6)
r = brentq(lambda t: gr(t)+3**.5/2, .1, .75); p = ev(key(616, '(ii)'))
close(px(r), float(p[0]), 1e-6); close(py(r), float(p[1]), 1e-6)

# ---------------------------------------------------------------- 617
add(617, [P('(1)', 5, 'value', [V('x', '0.905', '3sf')], 'numerical maximisation', ['rounded']),
  P('(2)', 4, 'value', [V('面积', 'e - 1/e')], 'numerical quadrature', ['exact'])])
from scipy.optimize import minimize_scalar
f = lambda x: math.exp(math.cos(x))*math.sin(x)
m = minimize_scalar(lambda x: -f(x), bounds=(0, math.pi), method='bounded', options=dict(xatol=1e-10)).x
sf(key(617, '(1)'), m); close(quad(f, 0, math.pi)[0], num(key(617, '(2)')).real)

# ---------------------------------------------------------------- 618
add(618, [P('(a)', 5, 'coordinates', [V('stationary point', '(ln(2), 1/3)')], 'numerical maximisation', ['exact']),
  P('(b)', 2, 'state', [W('nature', 'maximum')], 'values on both sides are smaller')])
f = lambda x: math.exp(2*x)/(4+math.exp(3*x))
m = minimize_scalar(lambda x: -f(x), bounds=(-5, 5), method='bounded', options=dict(xatol=1e-10)).x
close(m, math.log(2), 1e-6); close(f(m), 1/3); assert f(m-.1) < f(m) > f(m+.1)

# ---------------------------------------------------------------- 619
add(619, [P('', 5, 'value', [V('integral', '128/5*ln(2) - 124/25')], 'numerical quadrature', ['form'])])
close(quad(lambda x: x**1.5*math.log(x), 1, 4)[0], num(key(619, '')).real)

# ---------------------------------------------------------------- 620
add(620, [P('(1)', 4, 'show', [V('I', 'integral of 2cos^2(theta) from 0 to pi/3')], 'both integrals by quadrature'),
  P('(2)', 4, 'value', [V('I', 'pi/3 + sqrt(3)/4')], 'numerical quadrature', ['exact'])])
I0 = quad(lambda x: 16/(4+x*x)**2, 0, 2*3**.5)[0]
close(I0, quad(lambda t: 2*math.cos(t)**2, 0, math.pi/3)[0]); close(I0, num(key(620, '(2)')).real)

# ---------------------------------------------------------------- 621
add(621, [P('(a)', 2, 'sketch', [W('graphs', 'y = e^(−½x), decreasing, above the x-axis, through (0, 1), and y = 5 − x², with vertex (0, 5); they meet exactly twice, once on each side of the y-axis')], 'sign changes of the difference on a grid'),
  P('(b)', 2, 'show', [V('root', '2 < x < 2.5')], 'signs of the difference at 2 and 2.5'),
  P('(c)', 3, 'value', [V('root', '2.159', '3dp')], 'bisection', ['rounded'])])
f = lambda x: 5-x*x-math.exp(-x/2)
r = roots(f, -30, 30); assert len(r) == 2 and r[0] < 0 < r[1]; assert f(2) > 0 > f(2.5); dp(key(621, '(c)'), r[1], 3)
x = 2.25
for _ in range(12): x = math.sqrt(5-math.exp(-x/2))
close(x, r[1], 1e-9)

# ---------------------------------------------------------------- 622
add(622, [P('(i)', 5, 'show', [V('a', '2*ln((2a + 4)/3)')], 'root of the quadrature equation satisfies it'),
  P('(ii)', 2, 'show', [V('a', '1.5 < a < 2')], 'signs of a - 2 ln((2a+4)/3) at 1.5 and 2'),
  P('(iii)', 3, 'value', [V('a', '1.92', '2dp')], 'root of the quadrature equation', ['rounded'])])
a = brentq(lambda a: quad(lambda x: x*math.exp(-x/2), 0, a)[0]-1, .1, 5)
close(a, 2*math.log((2*a+4)/3), 1e-8); f = lambda a: a-2*math.log((2*a+4)/3)
assert f(1.5) < 0 < f(2)
dp(key(622, '(iii)'), a, 2)
x = 1.75
for _ in range(60): x = 2*math.log((2*x+4)/3)
close(x, a, 1e-7)

# ---------------------------------------------------------------- 623
add(623, [P('(i)', 5, 'vector', [V('OP', '6i + 3j + k'), W('相交', '由两个分量解得 λ = 2、μ = 1，代入第三个分量也成立，故两直线相交')], 'least squares for the two parameters with zero residual'),
  P('(ii)', 3, 'value', [V('锐角', '63.6', '1dp', unit='°', accept=['1.11 rad'])], 'arctan2 of cross and dot products'),
  P('(iii)', 3, 'value', [V('距离', '2*sqrt(65)/3')], 'minimised distance over mu', ['exact'])])
A = np.array([2., -1, 3]); B = np.array([4., 1, 2]); L = np.array([5., 5, -1]); v = np.array([1., -2, 2]); u = B-A
s, res, *_ = np.linalg.lstsq(np.column_stack([u, -v]), L-A, rcond=None)
assert np.allclose(A+s[0]*u, [6, 3, 1]) and np.allclose(L+s[1]*v, [6, 3, 1])
dp(key(623, '(ii)'), math.degrees(math.atan2(np.linalg.norm(np.cross(u, v)), abs(u@v))), 1)
mn = minimize_scalar(lambda m: float((L+m*v-A)@(L+m*v-A)), bounds=(-20, 20), method='bounded', options=dict(xatol=1e-10))
close(mn.fun**.5, num(key(623, '(iii)')).real, 1e-8)

# ---------------------------------------------------------------- 624
add(624, [P('(a)', 3, 'vector', [V('OD', 'i + 2j - k')], 'DC compared with 2AB'),
  P('(b)', 3, 'value', [V('angle ABC', '119.0', '1dp', unit='°', accept=['2.08 rad'])], 'cosine rule with the three lengths'),
  P('(c)', 3, 'value', [V('area', '9*sqrt(13)/2')], 'two triangles by the vector product', ['exact'])])
A = np.array([2., -1, 1]); B = np.array([4., 0, 3]); C = np.array([5., 4, 3]); D = np.array([1., 2, -1])
assert np.allclose(C-D, 2*(B-A)) and np.linalg.norm(np.cross(A-D, B-A)) > 1
n = np.linalg.norm; ang = math.acos((n(A-B)**2+n(C-B)**2-n(A-C)**2)/(2*n(A-B)*n(C-B))); dp(key(624, '(b)'), math.degrees(ang), 1); sf('2.08', ang)
close(n(np.cross(B-A, C-A))/2+n(np.cross(C-A, D-A))/2, num(key(624, '(c)')).real)

# ---------------------------------------------------------------- 625
add(625, [P('(i)', 7, 'expression', [V('y', 'ln(4/(3 + (2x + 1)e^(-2x)))')], 'numerical solution of the differential equation'),
  P('(ii)', 1, 'state', [W('y', 'y tends to (approaches) ln(4/3)', accept=['y tends to 0.288'])], 'numerical solution at large x')])
so = solve_ivp(lambda x, y: x*np.exp(y-2*x), (0, 30), [0], rtol=1e-10, atol=1e-12, dense_output=True).sol
for x in (.3, 1, 2.5, 6): close(so(x)[0], num(key(625, '(i)'), x=x).real, 1e-7)
close(so(30)[0], math.log(4/3), 1e-7); sf('0.288', math.log(4/3))

# ---------------------------------------------------------------- 626
add(626, [P('(1)', 8, 'expression', [V('t', '10*ln((40 - x)/(40 - 2x))/ln(3/2)')], 'numerical solution with k fitted to the second condition', ['form']),
  P('(2)', 1, 'value', [V('t', '22.6', '3sf', unit='min')], 'numerical solution with k fitted'),
  P('(3)', 1, 'value', [V('x', '20', 'integer', unit='g')], 'numerical solution at large t')])
tk = lambda x: quad(lambda s: 1/((20-s)*(40-s)), 0, x, epsabs=1e-13)[0]
kk = tk(10)/10
for x in (3, 10, 15, 19.5): close(tk(x)/kk, num(key(626, '(1)'), x=x).real, 1e-8)
sf(key(626, '(2)'), tk(15)/kk)
assert abs(solve_ivp(lambda t, x: kk*(20-x)*(40-x), (0, 600), [0], rtol=1e-9, atol=1e-10).y[0, -1]-20) < 1e-5

# ---------------------------------------------------------------- 627
add(627, [P('(i)', 4, 'complex', [V('w', '3 + i')], 'real linear system for x and y', ['form']),
  P('(ii)', 4, 'complex', [V('w/(2 - i)', 'sqrt(2)*e^(i*pi/4)', accept=['r = sqrt(2), theta = pi/4'])], 'polar form by cmath', ['form', 'exact'])])
s = np.linalg.solve([[1, -1], [3, 1]], [2, 10]); w = complex(*s); assert abs((1+2j)*w+1j*w.conjugate()-2-10j) < 1e-12; close(w, num(key(627, '(i)')))
z = w/(2-1j); close(abs(z), 2**.5); close(cmath.phase(z), math.pi/4); close(z, num(key(627, '(ii)')))

# ---------------------------------------------------------------- 628
add(628, [P('(a)', 1, 'complex', [V('root', '-2 - sqrt(3)*i')], 'numerical roots of the cubic'),
  P('(b)', 5, 'value', [V('third root', '3/2'), V('p', '5', 'integer'), V('q', '-21', 'integer')], 'substituting the root and equating real and imaginary parts; numerical roots'),
  P('(c)', 2, 'value', [V('area', '7*sqrt(3)/2')], 'shoelace formula', ['exact'])])
w = complex(-2, 3**.5); M = [[(w**2).real, 1], [(w**2).imag, 0]]; t = -(2*w**3+2*w); s = np.linalg.solve(M, [t.real, t.imag])
close(s[0], 5); close(s[1], -21)
rr = np.roots([2, 5, 2, -21])
for z in (w, w.conjugate(), 1.5): assert min(abs(rr-z)) < 1e-9
close(num(key(628, '(a)')), w.conjugate())
close(abs(sum((rr[i].real*rr[(i+1) % 3].imag-rr[(i+1) % 3].real*rr[i].imag) for i in range(3)))/2, num(key(628, '(c)')).real)

# ---------------------------------------------------------------- 629
add(629, [P('(1)', 4, 'complex', [V('u', '2*sqrt(3) + 2i'), V('|u|', '4', 'integer'), V('arg u', 'pi/6')], 'complex arithmetic and cmath', ['form']),
  P('(2)', 3, 'sketch', [W('图', '标出点 2√3 + 2i；以该点为圆心、2 为半径作圆（与实轴相切），圆及其内部涂阴影')], 'distance of the centre from the real axis equals the radius'),
  P('(3)', 2, 'value', [V('arg z', 'pi/3')], 'maximum of the argument over the circle', ['exact'])])
u = 8/complex(3**.5, -1); close(u, num(key(629, '(1)'))); close(abs(u), 4); close(cmath.phase(u), math.pi/6); close(u.imag, 2)
close(max(cmath.phase(u+2*cmath.exp(1j*a)) for a in np.linspace(0, 2*math.pi, 360001)), math.pi/3, 1e-8)

# ---------------------------------------------------------------- 630
add(630, [P('(a)', 4, 'sketch', [W('region', 'circle with centre 5 + 3i and radius 3, touching the real axis at 5, and the vertical line through 4; the part of the disc to the left of the line is shaded')], 'distance of the centre from the axis and from the line'),
  P('(b)', 2, 'value', [V('arg z', '1.08', '3sf', unit='rad', accept=['61.9°'])], 'maximum over points of the region'),
  P('(c)', 2, 'value', [V('|z|', '7.07', '3sf')], 'maximum over points of the region')])
pts = [5+3j+3*cmath.exp(1j*a) for a in np.linspace(0, 2*math.pi, 400001)]; pts = [z for z in pts if z.real <= 4] + [complex(4, y) for y in np.linspace(3-8**.5, 3+8**.5, 2001)]
m = max(cmath.phase(z) for z in pts); sf(key(630, '(b)'), m); dp('61.9', math.degrees(m), 1); sf(key(630, '(c)'), max(abs(z) for z in pts))

seen = set()
compare(built, seen)
finish(seen)
