"""Pure mathematics 2 and 3, the questions from 631."""
from keys import compare, finish
import math, cmath
from math import sin, cos, tan, log, exp, sqrt, pi, radians, degrees, atan, asin
import numpy as np
from scipy.integrate import quad
from scipy.optimize import brentq
from sympy.parsing.sympy_parser import parse_expr, standard_transformations, implicit_multiplication_application, convert_xor
T = standard_transformations + (implicit_multiplication_application, convert_xor)
def P(s, **env):
    e = parse_expr(s, transformations=T)
    return complex(e.subs({k: v for k, v in env.items()}).evalf()) if env else complex(e.evalf())
def near(a, b, t=1e-8): assert abs(a-b) <= t*max(1, abs(b)), (a, b)
def same(f, g, pts=(0.13, 0.41, 0.77)):
    f = f if callable(f) else (lambda x, s=f: P(s, x=x))
    for x in pts: near(f(x), g(x))
def D(f, x, h=1e-5): return (f(x+h)-f(x-h))/(2*h)
def roots(f, a, b, n=20001, skip=None):
    xs = np.linspace(a, b, n); out = []
    for u, w in zip(xs, xs[1:]):
        try: fu, fw = f(u), f(w)
        except (ValueError, ZeroDivisionError): continue
        if fu == 0: out.append(u)
        elif fu*fw < 0 and abs(fu) < 1e3 and abs(fw) < 1e3: out.append(brentq(f, u, w))
    return out
def rnd(x, fig):
    n = int(fig[0])
    if fig.endswith('dp'): return f'{x:.{n}f}'
    d = n-1-math.floor(math.log10(abs(x))); r = round(x, d); d = n-1-math.floor(math.log10(abs(r)))
    return f'{r:.{max(d,0)}f}'
def V(of, value, figures='exact', num=None, **kw):
    if num is not None:
        if figures in ('exact', 'integer'): near(P(value), num)
        else: assert rnd(num, figures) == value, (value, rnd(num, figures), num)
    return {'of': of, 'value': value, **({'unit': kw.pop('unit')} if 'unit' in kw else {}), 'figures': figures, **kw}
def W(of, words, **kw): return {'of': of, 'words': words, **kw}
def part(label, marks, asks, answers, route, demands=None):
    d = {'label': label, 'marks': marks, 'asks': asks, 'answers': answers}
    if demands: d['demands'] = demands
    d['route'] = route
    return d
built = []
def q(n, *parts): built.append((f'p3-{n}', list(parts)))

# 631
f = lambda x: abs(4*x-5)-abs(x+8); r = roots(f, -20, 20)
assert len(r) == 2
y = roots(lambda y: abs(2**(y+2)-5)-abs(2**y+8), -10, 10); assert len(y) == 1
q(631, part('(i)', 3, 'value', [V('x (larger)', '13/3', num=r[1]), V('x (smaller)', '-3/5', num=r[0])], 'numerical zeros of |4x-5|-|x+8|'),
 part('(ii)', 2, 'value', [V('y', '2.12', '3sf', num=y[0])], 'numerical zero of the equation in y', ['rounded']))

# 632
for a in (1., 2.5):
    r = roots(lambda x: abs(3*x-2*a)-(x+4*a), -30, 30); near(r[0], -a/2); near(r[1], 3*a); assert len(r) == 2
    assert abs(3*0-2*a) < 4*a
q(632, part('(a)', 1, 'sketch', [W('graph', 'A symmetrical V with its vertex on the positive x-axis at (2a/3, 0), meeting the y-axis at (0, 2a), both arms straight with gradients 3 and −3')], 'values of |3x-2a| at x = 0 and x = 2a/3'),
 part('(b)', 4, 'set', [V('x', '-a/2 < x < 3a')], 'zeros of the difference for a = 1 and a = 2.5, test value x = 0'))

# 633
g = lambda x: math.log2(6*x-1)-3-2*math.log2(x-1)
r = roots(g, 1.0001, 50); assert len(r) == 1; near(r[0], 2.25); near(8*2.25**2-22*2.25+9, 0)
same('8x^2-22x+9', lambda x: 8*(x-1)**2-(6*x-1))
y = roots(lambda y: g(exp(y)), 0.01, 4); assert len(y) == 1
q(633, part('(a)', 3, 'show', [V('关于 x 的一元二次方程', '8x^2 - 22x + 9 = 0')], 'both sides compared at three points; numerical root 2.25 satisfies it'),
 part('(b)', 3, 'value', [V('y', '0.811', '3sf', num=y[0])], 'numerical zero of the equation in y', ['rounded']))

# 634
m, c = np.polyfit([1.5, 4.0], [1.20, 0.45], 1); A, k = exp(2*c), -2*m
for X, Y in ((1.5, 1.20), (4.0, .45)): near(exp(Y)**2, A*exp(-k*X))
q(634, part('', 5, 'value', [V('A', '27', '2sf', num=A), V('k', '0.60', '2sf', num=k)], 'straight line fitted through the two points, both points put back', ['rounded']))

# 635
a, b = np.linalg.solve([[.25, -.5], [4, -2]], [0+6/8+2, -24+48+2]); near(a, 5); near(b, -3)
same('(2x+1)(3x-2)(x+1)', lambda x: 6*x**3+5*x*x-3*x-2)
q(635, part('(i)', 5, 'value', [V('a', '5', 'integer', num=a), V('b', '-3', 'integer', num=b)], 'linear system p(-1/2) = 0, p(-2) = -24 solved numerically'),
 part('(ii)', 3, 'expression', [V('p(x)', '(2x + 1)(3x - 2)(x + 1)')], 'product compared with p(x) at three points', ['form']))

# 636
same('(2x+3)(3x^2-x+2)+3', lambda x: 6*x**3+7*x*x+x+9)
I = quad(lambda x: (6*x**3+7*x*x+x+9)/(2*x+3), -1, 1)[0]
q(636, part('(1)', 3, 'expression', [V('商式', '3x^2 - x + 2'), V('余式', '3')], 'divisor times quotient plus remainder compared at three points'),
 part('(2)', 5, 'value', [V('定积分', '6 + (3/2)*ln(5)', num=I)], 'numerical quadrature', ['exact']))

# 637
F = lambda x: (6*x*x-5*x+9)/((1+2*x)*(3+x*x))
same('4/(1+2x)+(x-3)/(3+x^2)', F)
import sympy as sp
X = sp.symbols('x')
def taylor(e, n): return [sp.nsimplify(sp.diff(e, X, i).subs(X, 0)/sp.factorial(i)) for i in range(n+1)]
assert taylor((6*X**2-5*X+9)/((1+2*X)*(3+X**2)), 2) == [3, sp.Rational(-23, 3), sp.Rational(49, 3)]
q(637, part('(a)', 5, 'expression', [V('f(x)', '4/(1 + 2x) + (x - 3)/(3 + x^2)')], 'compared with f(x) at three points', ['form']),
 part('(b)', 5, 'expression', [V('expansion', '3 - (23/3)x + (49/3)x^2')], 'Maclaurin coefficients by differentiation in sympy', ['form']),
 part('(c)', 1, 'set', [V('x', '-1/2 < x < 1/2', accept=['|x| < 1/2'])], 'nearest singularity: x = -1/2 against |x| = sqrt(3)'))

# 638
same('4/(2-x)-1/(1+x)+3/(1+x)^2', lambda x: (5*x*x+4*x+8)/((2-x)*(1+x)**2))
assert taylor((5*X**2+4*X+8)/((2-X)*(1+X)**2), 2) == [4, -4, sp.Rational(17, 2)]
q(638, part('(i)', 5, 'expression', [V('f(x)', '4/(2 - x) - 1/(1 + x) + 3/(1 + x)^2')], 'compared with f(x) at three points', ['form']),
 part('(ii)', 5, 'show', [V('f(x) 的近似式', '4 - 4x + (17/2)x^2')], 'Maclaurin coefficients by differentiation in sympy'))

# 639
R = max(sqrt(6)*cos(radians(t))+sqrt(10)*sin(radians(t)) for t in np.linspace(0, 360, 360001)); near(R, 4, 1e-9)
al = roots(lambda t: -sqrt(6)*sin(radians(t))+sqrt(10)*cos(radians(t)), 0, 90)[0]
r = roots(lambda t: sqrt(6)*cos(radians(t/2))+sqrt(10)*sin(radians(t/2))-3, 0, 360); assert len(r) == 2
q(639, part('(i)', 3, 'value', [V('R', '4', 'exact', num=4.0), V('α', '52.24', '2dp', num=al, unit='°')], 'greatest value of the expression and where it is taken', ['rounded', 'form']),
 part('(ii)', 4, 'value', [V('θ (较小)', '21.7', '1dp', num=r[0], unit='°'), V('θ (较大)', '187.3', '1dp', num=r[1], unit='°')], 'numerical zeros on (0, 360)'))

# 640
h = lambda t: 4*sin(radians(t+30))-3*cos(radians(t))
R = max(h(t) for t in np.linspace(0, 360, 360001)); near(R, sqrt(13), 1e-8)
al = roots(h, 0, 90)[0]; near(h(70), sqrt(13)*sin(radians(70-al)))
r = roots(lambda t: h(2*t)-2, 0, 180); assert len(r) == 2
q(640, part('(a)', 5, 'value', [V('R', 'sqrt(13)', num=sqrt(13)), V('α', '16.10', '2dp', num=al, unit='°')], 'greatest value of the expression; its zero between 0 and 90', ['exact', 'rounded', 'form']),
 part('(b)', 4, 'value', [V('θ (smaller)', '24.9', '1dp', num=r[0], unit='°'), V('θ (larger)', '81.2', '1dp', num=r[1], unit='°')], 'numerical zeros on (0, 180)'))

# 641
L = lambda t: cos(3*t)/cos(t)+sin(3*t)/sin(t)
for t in (.2, .9, 2.3, 4.): near(L(t), 4*cos(2*t))
r = roots(lambda d: L(radians(d))-5*sin(radians(d))+1, 0.001, 179.999); assert len(r) == 2, r
I = quad(L, pi/12, pi/6)[0]
q(641, part('(a)', 3, 'prove', [V('identity', 'cos(3θ)/cos(θ) + sin(3θ)/sin(θ) = 4cos(2θ)')], 'both sides at four angles'),
 part('(b)', 4, 'value', [V('θ (smaller)', '32.5', '1dp', num=r[0], unit='°'), V('θ (larger)', '147.5', '1dp', num=r[1], unit='°')], 'numerical zeros of the equation as printed'),
 part('(c)', 3, 'value', [V('integral', 'sqrt(3) - 1', num=I)], 'numerical quadrature', ['exact']))

# 642
e = lambda d: 1/tan(2*radians(d))-1-2*tan(radians(d))
r = [x for x in roots(e, 0.01, 179.99) if abs(e(x)) < 1e-6]; assert len(r) == 2, r
for x in r: t = tan(radians(x)); near(5*t*t+2*t-1, 0, 1e-6)
q(642, part('(i)', 3, 'equation', [V('quadratic in tan θ', '5tan(θ)^2 + 2tan(θ) - 1 = 0', accept=['5t^2 + 2t - 1 = 0'])], 'the numerical roots of the printed equation satisfy it', ['form']),
 part('(ii)', 3, 'value', [V('θ (smaller)', '16.2', '1dp', num=r[0], unit='°'), V('θ (larger)', '145.4', '1dp', num=r[1], unit='°')], 'numerical zeros on (0, 180)'))

# 643
up = lambda x: (4*x+sqrt(16*x*x-20*(x*x-20)))/10
for x in (1., -3., 6.): y = up(x); near(x*x-4*x*y+5*y*y, 20); near(D(up, x), (x-2*y)/(2*x-5*y), 1e-6)
# x as a function of y is largest/smallest where the tangent is vertical: x = 2y ± sqrt(20 - y²)
ys = np.linspace(-sqrt(20)+1e-9, sqrt(20)-1e-9, 400001); xs = 2*ys+np.sqrt(20-ys**2); near(ys[xs.argmax()], 4, 1e-4); near(xs.max(), 10)
xs = 2*ys-np.sqrt(20-ys**2); near(ys[xs.argmin()], -4, 1e-4); near(xs.min(), -10)
q(643, part('(i)', 4, 'show', [V('dy/dx', '(x - 2y)/(2x - 5y)')], 'numerical derivative of the upper branch'),
 part('(ii)', 4, 'coordinates', [V('点一', '(10, 4)'), V('点二', '(-10, -4)')], 'greatest and least x on the curve found on a grid'))

# 644
def Y(x): return brentq(lambda y: 2*x*log(y)+y*y-5*x+4, .3, 8)
near(Y(1), 1); near(D(Y, 1), 1.25, 1e-6)
for x in (1., 1.4, 2.): y = Y(x); near(D(Y, x), (5*y-2*y*log(y))/(2*x+2*y*y), 1e-6)
near(-1/D(Y, 1), -4/5, 1e-6); near(4*1+5*1-9, 0)
q(644, part('(a)', 4, 'show', [V('dy/dx', '(5y - 2y*ln(y))/(2x + 2y^2)')], 'numerical derivative of the solved curve at three points'),
 part('(b)', 4, 'equation', [V('normal', '4x + 5y - 9 = 0')], 'numerical gradient 5/4 at (1, 1)', ['form']))

# 645
x_ = lambda t: t*t+4*log(t); y_ = lambda t: t**3+6*t
for t in (.5, 1.3, 3.): near(D(y_, t)/D(x_, t), 1.5*t, 1e-6)
t = brentq(lambda t: D(y_, t)/D(x_, t)-3, .5, 9)
near(x_(t), 4+4*log(2), 1e-5); near(y_(t), 20, 1e-5)
q(645, part('(a)', 4, 'show', [V('dy/dx', '(3/2)t', accept=['k = 3/2'])], 'ratio of numerical derivatives at three t', ['form']),
 part('(b)', 2, 'coordinates', [V('point', '(4 + 4*ln(2), 20)', accept=['(4 + ln(16), 20)'])], 'numerical t for gradient 3, put into x and y', ['exact']))

# 646
f = lambda x: cos(x)/(3+2*sin(x)); r = roots(lambda x: D(f, x), -1.57, 1.57, 4001); assert len(r) == 1
q(646, part('(i)', 4, 'value', [V('M 的横坐标', '-0.730', '3sf', num=r[0])], 'zero of the numerical derivative', ['rounded']),
 part('(ii)', 2, 'value', [V('M 的纵坐标', 'sqrt(5)/5', num=f(r[0]), accept=['1/sqrt(5)'])], 'value at the numerical zero', ['exact']),
 part('(iii)', 2, 'explain', [W('M 的类型', '极大值点：x 由小到大经过 −0.730 时，dy/dx 的符号由正变负（或该处 d²y/dx² < 0）')], 'sign of the numerical derivative on both sides'))
assert D(f, -.8) > 0 > D(f, -.6)

# 647
f = lambda x: (x+3)*exp(-x/2); r = roots(lambda x: D(f, x), -3, 2, 4001); assert len(r) == 1; near(r[0], -1, 1e-6); near(f(r[0]), 2*exp(.5))
assert all(f(x) >= 0 for x in np.linspace(-3, 0, 99)); I = quad(f, -3, 0)[0]
q(647, part('(i)', 4, 'coordinates', [V('M', '(-1, 2*e^(1/2))', accept=['(-1, 2*sqrt(e))'])], 'zero of the numerical derivative', ['exact']),
 part('(ii)', 5, 'value', [V('area', '4e^(3/2) - 10')], 'numerical quadrature from -3 to 0', ['exact']))
near(I, 4*exp(1.5)-10)

# 648
I = quad(lambda x: x*atan(3*x), 0, sqrt(3)/3)[0]
q(648, part('', 6, 'value', [V('integral', '(2/27)*pi - (1/18)*sqrt(3)', num=I, accept=['a = 2/27, b = -1/18'])], 'numerical quadrature', ['exact', 'form']))

# 649
I = quad(lambda x: exp(2*x)/((exp(x)+1)*(2*exp(x)+1)), 0, log(3))[0]; near(I, quad(lambda u: u/((u+1)*(2*u+1)), 1, 3)[0])
q(649, part('(a)', 3, 'show', [V('I', '∫_1^3 u/((u + 1)(2u + 1)) du')], 'numerical quadrature of both integrals'),
 part('(b)', 6, 'value', [V('I', '(1/2)*ln(12/7)', num=I)], 'numerical quadrature', ['exact', 'form']))

# 650
I = quad(lambda x: (2*cos(x)+1)**2, 0, pi/6)[0]
g = lambda x: sqrt(log(x)); tr = float(np.trapezoid([g(x) for x in (2, 4, 6, 8)], [2, 4, 6, 8]))
near(tr, 1*(g(2)+2*g(4)+2*g(6)+g(8))); J = quad(g, 2, 8)[0]; assert tr < J
q(650, part('(i)', 5, 'value', [V('integral', 'pi/2 + 2 + sqrt(3)/2', num=I)], 'numerical quadrature', ['exact']),
 part('(ii)', 3, 'value', [V('approximation', rnd(tr, '3sf'), '3sf', num=tr)], 'trapezium sum by numpy', ['rounded']),
 part('(iii)', 1, 'explain', [W('estimate', 'Under-estimate: the curve is concave, so each chord (top of a trapezium) lies below the curve')], 'trapezium value is below the numerical quadrature'))
xs = np.linspace(2, 8, 601); assert (np.diff(np.sqrt(np.log(xs)), 2) < 0).all()

# 651
F = lambda x: 4*exp(-x/2)-log(x+2); r = roots(F, -1.9999, 60); assert len(r) == 1; assert F(2) > 0 > F(2.5)
x = 2.; seq = []
for _ in range(8): x = 2*log(4/log(x+2)); seq.append(round(x, 4))

q(651, part('(i)', 2, 'sketch', [W('graphs', 'y = 4e^(−x/2), decreasing, through (0, 4) and tending to 0, and y = ln(x + 2), increasing, through (−1, 0) and (0, ln 2) with asymptote x = −2; they cross exactly once')], 'sign changes counted on (-2, 60)'),
 part('(ii)', 2, 'show', [V('root', '2 < x < 2.5')], 'difference is 0.085 at x = 2 and -0.358 at x = 2.5: a change of sign'),
 part('(iii)', 1, 'show', [V('equation', '4e^(-x/2) = ln(x + 2)', accept=['x = 2*ln(4/ln(x + 2))'])], 'fixed point of the iteration is the numerical root'),
 part('(iv)', 3, 'value', [V('root', rnd(r[0], '2dp'), '2dp', num=r[0])], 'brentq root against the iterates', ['rounded']))
near(F(2), .0852, 1e-2); near(F(2.5), -.358, 1e-2)

# 652
G = lambda a: quad(lambda x: 4*x+exp(x/2), 0, a)[0]-10; r = roots(G, 0.1, 5, 200); assert len(r) == 1 and G(1.8) < 0 < G(1.9)
k = lambda a: a-sqrt(6-exp(a/2)); near(r[0], sqrt(6-exp(r[0]/2))); assert k(1.8) < 0 < k(1.9)
x = 1.85; seq = []
for _ in range(6): x = sqrt(6-exp(x/2)); seq.append(round(x, 4))

q(652, part('(a)', 4, 'show', [V('a', 'sqrt(6 - e^(a/2))')], 'numerical root of the integral equation satisfies it'),
 part('(b)', 2, 'show', [V('a 的范围', '1.8 < a < 1.9')], 'a - sqrt(6 - e^(a/2)) changes sign between 1.8 and 1.9'),
 part('(c)', 3, 'value', [V('a', '1.86', '2dp', num=r[0])], 'brentq on the quadrature', ['rounded']))

# 653
A, B, C = map(np.array, ((1., 3, -2), (3., 2, 0), (8., 3, 0)))
from scipy.optimize import minimize_scalar
l = minimize_scalar(lambda l: ((A+l*(B-A)-C)**2).sum()).x; N_ = A+l*(B-A); assert np.allclose(N_, (5, 1, 2), atol=1e-6); assert np.allclose(2*N_-C, (2, -1, 4), atol=1e-6)
q(653, part('(a)', 2, 'equation', [V('r', 'r = i + 3j - 2k + λ(2i - j + 2k)', upTo='choice')], 'λ = 0 and λ = 1 give A and B'),
 part('(b)', 4, 'vector', [V('foot of the perpendicular', '5i + j + 2k')], 'distance minimised numerically'),
 part('(c)', 2, 'vector', [V('→OD', '2i - j + 4k')], 'twice the foot less C'))

# 654
p0, d, n = map(np.array, ((3., -1, 2), (2., 1, -1), (1., 3, -2)))
l = brentq(lambda l: (p0+l*d)@n-10, -50, 50); assert np.allclose(p0+l*d, (7, 1, 0))
ang = 90-degrees(math.acos(d@n/np.linalg.norm(d)/np.linalg.norm(n)))
m = np.cross(d, n); assert np.allclose(m, (1, 3, 5)) and np.isclose(m@p0, 10) and np.isclose(m@(p0+d), 10) and np.isclose(m@n, 0)
q(654, part('(i)', 3, 'vector', [V('point of intersection', '7i + j')], 'brentq on λ'),
 part('(ii)', 4, 'value', [V('angle', '49.8', '1dp', num=ang, unit='°', accept=['0.869 radians'])], '90° less the angle with the normal'),
 part('(iii)', 5, 'equation', [V('q', 'x + 3y + 5z = 10')], 'two points of l lie in q; the normals are perpendicular', ['form']))
assert rnd(radians(ang), '3sf') == '0.869'

# 655
from scipy.integrate import solve_ivp
s = solve_ivp(lambda t, N: N*(10-N)/25, (0, 60), [2], dense_output=True, rtol=1e-11, atol=1e-12)
for t in (1., 4., 9.): near(s.sol(t)[0], P('10/(1+4e^(-0.4t))'.replace('e^', 'E^'), t=t).real, 1e-7)
t5 = brentq(lambda t: s.sol(t)[0]-5, 0, 20); near(s.sol(60)[0], 10, 1e-6)
q(655, part('(i)', 8, 'expression', [V('N', '10/(1 + 4e^(-2t/5))', accept=['10e^(2t/5)/(4 + e^(2t/5))'])], 'numerical solution of the differential equation at three t', ['form']),
 part('(ii)', 2, 'value', [V('t', '3.47', '3sf', num=t5, unit='天', accept=['(5/2)*ln(4)'])], 'numerical solution, brentq'),
 part('(iii)', 1, 'value', [V('N 的极限', '10', 'exact')], 'numerical solution at t = 60'))

# 656
s = solve_ivp(lambda x, y: 4*x*y*y*exp(-2*x), (0, 30), [.5], dense_output=True, rtol=1e-11, atol=1e-12)
for x in (.5, 1., 3.): near(s.sol(x)[0], exp(2*x)/(exp(2*x)+2*x+1), 1e-7)
near(s.sol(30)[0], 1, 1e-7)
q(656, part('(a)', 7, 'expression', [V('y', '1/(1 + (2x + 1)e^(-2x))', accept=['e^(2x)/(e^(2x) + 2x + 1)'])], 'numerical solution of the differential equation at three x'),
 part('(b)', 1, 'state', [V('limit of y', '1', 'exact')], 'numerical solution at x = 30'))

# 657
z = complex(-sqrt(6), sqrt(2)); near(abs(z), 2*sqrt(2)); near(cmath.phase(z), 5*pi/6); near(z**4, complex(-32, -32*sqrt(3)))
n = next(n for n in range(1, 99) if abs((z**n).imag) < 1e-9*abs(z**n) and (z**n).real > 0)
q(657, part('(a)', 2, 'complex', [V('z', '2*sqrt(2)*e^(5*pi*i/6)', accept=['r = 2*sqrt(2), θ = 5*pi/6'])], 'modulus and phase by cmath', ['exact', 'form']),
 part('(b)', 3, 'complex', [V('z⁴', '-32 - 32*sqrt(3)*i')], 'fourth power by complex arithmetic', ['exact', 'form']),
 part('(c)', 1, 'value', [V('n', '12', 'integer', num=n)], 'powers enumerated'))

# 658
rt = sorted(np.roots([2, -5, -2, 15]), key=lambda w: (w.real, w.imag)); assert np.allclose(rt, [-1.5, 2-1j, 2+1j])
z = 2-1j; near((-(2*z**3-5*z*z+15)/z), -2)
ar = abs(sum((u.conjugate()*w).imag for u, w in zip(rt, rt[1:]+rt[:1])))/2
q(658, part('(i)', 3, 'value', [V('k', '-2', 'integer', num=-2.0)], 'equation solved for k at z = 2 - i in complex arithmetic'),
 part('(ii)', 3, 'complex', [V('complex root', '2 + i'), V('third root', '-3/2')], 'numpy roots of the cubic with k = -2'),
 part('(iii)', 2, 'value', [V('area', '7/2', num=ar)], 'shoelace formula on the numerical roots'))

# 659
w = cmath.sqrt(1-4*sqrt(3)*1j); near(w, 2-sqrt(3)*1j)
th = np.linspace(0, 2*pi, 2000001); c = 4-2j+2*np.exp(1j*th); m = np.angle(c[c.real <= 3]).min()
chord = np.angle(3+1j*np.linspace(-2-sqrt(3), -2+sqrt(3), 99)).min(); m = min(m, chord)
q(659, part('(i)', 5, 'complex', [V('first square root', '2 - sqrt(3)*i'), V('second square root', '-2 + sqrt(3)*i')], 'cmath.sqrt', ['exact', 'form']),
 part('(ii)', 3, 'sketch', [W('region', 'Circle with centre 4 − 2i and radius 2 (touching the real axis at 4); vertical line Re z = 3; the smaller segment, inside the circle to the left of the line, is shaded')], 'centre has real part 4 > 3 and the line cuts the circle at distance 1 < 2'),
 part('(iii)', 2, 'value', [V('least arg z', '-0.927', '3sf', num=m, unit='radians')], 'arguments of the boundary of the region on a grid', ['rounded']))

# 660
c = -2+3j+2*np.exp(1j*th); assert c.real.max() <= 1e-9
k = np.abs(c[np.angle(c) <= 3*pi/4]).min()
u = (-2+3j)*(1-2/sqrt(13)); assert cmath.phase(u) < 3*pi/4
s_ = np.linspace(0, 8, 800001); L_ = s_*cmath.exp(.75j*pi); im = L_[np.abs(L_+2-3j) <= 2]; assert np.abs(im).min() > k
near(np.abs(im).max(), 5/sqrt(2)+sqrt(3.5), 1e-4)
q(660, part('(a)', 4, 'sketch', [W('区域', '以 −2 + 3i 为圆心、2 为半径的圆（与虚轴相切于 3i），从原点出发、倾斜角为 3π/4 的射线（经过圆内部）；阴影为圆内位于射线右上方的部分，圆心在其内')], '圆心的辐角小于 3π/4；圆心到原点的距离为 √13 > 2'),
 part('(b)', 2, 'value', [V('|z| 的最小值', '1.61', '3sf', num=k, accept=['sqrt(13) - 2'])], '在区域边界上取密集网格求最小模', ['rounded']))

seen = set()
compare(built, seen)
finish(seen)
