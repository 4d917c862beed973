"""Pure mathematics and physics, in Chinese, mostly by numbers."""
import json, re, math
from fractions import Fraction as Fr
import numpy as np, sympy as sp
from scipy import integrate, optimize
from sympy.parsing.sympy_parser import parse_expr, standard_transformations, implicit_multiplication, convert_xor
TR = standard_transformations + (implicit_multiplication, convert_xor)
from keys import BY_LABEL as BY, finish
seen = set()
TEXT = ('explain', 'state', 'describe', 'sketch', 'prove')

def raw(n, l, i=0):
    seen.add((n, l, i))
    return BY[n][l]['answers'][i]
def ev(s, **vals):
    """number of a typed expression at the given letters"""
    s = s.split('=')[-1].strip()
    loc = {'e': sp.E, 'i': sp.I, 'n': sp.Symbol('n'), 'ln': sp.log, 'pi': sp.pi}
    for k in list('xytuhmvk'): loc[k] = sp.Symbol(k)
    r = parse_expr(s, transformations=TR, local_dict=loc)
    r = r.subs({loc[k]: v for k, v in vals.items()})
    z = complex(sp.N(r, 25))
    return z.real if abs(z.imag) < 1e-13 else z
def close(a, b, tag, tol=1e-8):
    assert abs(a - b) <= tol * max(1, abs(b)), (tag, a, b)
def sig(v, k): return float(f'{v:.{k-1}e}')
def rounded(typed, c, fig, tag):
    t = ev(typed)
    if fig.endswith('sf'):
        k = int(fig[:-2])
        ok = math.isclose(t, sig(c, k), rel_tol=1e-9)
    elif fig.endswith('dp'): ok = abs(t - round(c, int(fig[:-2]))) < 1e-9
    elif fig == 'integer': ok = t == round(t) == round(c)
    else: raise Exception((tag, fig))
    assert ok, (tag, typed, c, fig)
def num(n, l, c, i=0, tol=1e-8):
    a = raw(n, l, i)
    if a['figures'] == 'exact': close(ev(a['value']), c, (n, l), tol)
    else: rounded(a['value'], float(c), a['figures'], (n, l))
def nums(n, l, cs, i=0, tol=1e-8):
    a = raw(n, l, i)
    vs = [s for s in re.split(r',| or ', a['value'])]
    assert len(vs) == len(cs), (n, l, vs, cs)
    key = lambda z: (complex(z).real, complex(z).imag)
    vs = sorted(vs, key=lambda s: key(ev(s)))
    for s, c in zip(vs, sorted(cs, key=key)):
        if a['figures'] == 'exact': close(ev(s), c, (n, l), tol)
        else: rounded(s, c, a['figures'], (n, l))
def pt(n, l, c, i=0, tol=1e-8):
    m = re.fullmatch(r'\((.*)\)', raw(n, l, i)['value'])
    vs = m.group(1).split(', ')
    assert len(vs) == len(c)
    for s, x in zip(vs, c): close(ev(s), x, (n, l), tol)
def fn(n, l, f, letter='x', at=(0.3, 1.7, 2.9), i=0, tol=1e-7):
    for t in at: close(ev(raw(n, l, i)['value'], **{letter: t}), f(t), (n, l, t), tol)
def same(n, l, s, i=0): assert raw(n, l, i)['value'] == s, (n, l, raw(n, l, i)['value'], s)
def words(n, l, *need, i=0):
    a = raw(n, l, i)
    for w in need: assert w in a['value'], (n, l, w)
def holds(n, l, cond, grid, i=0, var='x'):
    """the typed set and the condition agree on the grid (bounds typed exactly)"""
    s = raw(n, l, i)['value']
    ands = [' and '.join(f'({c})' for c in [o]) for o in s.split(' or ')]
    code = compile(' or '.join(ands), 's', 'eval')
    for g in grid: assert eval(code, {var: g}) == bool(cond(g)), (n, l, g)
def roots(f, a, b, N=20011, big=1e3):
    xs = np.linspace(a, b, N)
    out = []
    for p, q in zip(xs[:-1], xs[1:]):
        try: u, w = f(p), f(q)
        except ZeroDivisionError: continue
        if u * w < 0 and abs(u) < big and abs(w) < big: out.append(optimize.brentq(f, p, q, xtol=1e-14))
    return out
D = lambda f, x, h=1e-5: (f(x + h) - f(x - h)) / (2 * h)
quad = lambda f, a, b: integrate.quad(f, a, b, epsabs=1e-12, epsrel=1e-12, limit=400)[0]
s_, c_, t_, pi = math.sin, math.cos, math.tan, math.pi

# ---- 9709 P1
f = lambda x: 2*x**3 - 3*x**2 - 12*x + 5
fn('p1-48', '(1)', lambda x: D(f, x))
fn('p1-48', '(1)', lambda x: (f(x+1e-3) - 2*f(x) + f(x-1e-3))/1e-6, i=1, tol=1e-6)
r = sorted(np.roots([6, -6, -12]))
mx = [x for x in r if f(x) > f(x+.01) and f(x) > f(x-.01)]
mn = [x for x in r if x not in mx]
assert len(mx) == len(mn) == 1
pt('p1-48', '(2)', (mx[0], f(mx[0])), 0)
pt('p1-48', '(2)', (mn[0], f(mn[0])), 1)
holds('p1-48', '(3)', lambda x: D(f, x) < -1e-6, np.linspace(-4, 4, 1000))
V = lambda h: h**3/2 + 6*h
h_of = lambda v: optimize.brentq(lambda h: V(h) - v, 0, 50, xtol=1e-14)
num('p1-49', '', (h_of(V(6) + 30e-3) - h_of(V(6) - 30e-3)) / 2e-3, tol=1e-5)
holds('p1-06', '(1)', lambda k: k != 0 and len([z for z in np.roots([k, k-3, 1]) if abs(z.imag) < 1e-12]) == 2, [k for k in np.linspace(-20, 20, 1602) if abs(k) > 1e-9], var='k')
holds('p1-06', '(1)', lambda k: k not in (0, 1, 9), [0, 1, 9], var='k')
kk = sorted(sp.solve(sp.discriminant(sp.Symbol('k')*sp.Symbol('x')**2 + (sp.Symbol('k')-3)*sp.Symbol('x') + 1, sp.Symbol('x')), sp.Symbol('k')))
assert kk == [1, 9]
num('p1-06', '(2)', float(sp.solve(9*sp.Symbol('x')**2 + 6*sp.Symbol('x') + 1)[0]))
g = lambda x: x*x - 4*x + 7
x0 = optimize.brentq(lambda x: D(g, x) - 2, 0, 9)
num('p1-07', '(i)', g(x0) - 2*x0, 0, 1e-7)
pt('p1-07', '(i)', (x0, g(x0)), 1, 1e-7)
holds('p1-07', '(ii)', lambda m: abs(np.roots([1, -4-m, 4])[0].imag) > 1e-9, np.linspace(-15, 7, 2003), var='m')
f = lambda x: (2*x+5)/(x-1)
for y in (2.5, 3, 7.3): close(f(ev(raw('p1-13', '(1)', 0)['value'], x=y)), y, 5)
xs = 1 + np.logspace(-6, 8, 999)
ys = f(xs)
assert ys.min() > 2 and ys.min() < 2.001 and ys.max() > 1e5
same('p1-13', '(1)', 'x > 2', 1)
words('p1-13', '(2)', 'y = x')
rr = roots(lambda x: f(x) - (x+5)/(x-2), 2.0001, 60)
assert len(rr) == 1
num('p1-13', '(3)', rr[0])
fn('p1-14', '(a)', lambda x: 2*((x-3)**2 + 1))
same('p1-14', '(b)', f'g(x) >= {round(float(optimize.minimize_scalar(lambda x: 2*((x-3)**2+1)).fun))}')
for x in (-2., .7): close(-(x*x+1) + 5, 4 - x*x, 6); close(-((x*x+1) - 5), 4 - x*x, 6)
words('p1-14', '(c)', '反射', '向上平移 5')
A_, B_ = np.array([-2., 5]), np.array([6., 1])
for x in (-3., 5., 11.):
    p = np.array([x, ev(raw('p1-20', '(1)')['value'], x=x)])
    close(np.linalg.norm(p-A_), np.linalg.norm(p-B_), 7)
C_ = np.array([5., 9.])
sh = lambda P: abs(sum(P[i][0]*P[(i+1) % len(P)][1] - P[(i+1) % len(P)][0]*P[i][1] for i in range(len(P))))/2
num('p1-20', '(2)', sh([A_, B_, C_]))
d = A_ + B_ - C_
pt('p1-20', '(3)', d)
L = [np.linalg.norm(u-w) for u, w in ((A_, C_), (C_, B_), (B_, d), (d, A_))]
assert max(L) - min(L) < 1e-9
circ = lambda x, y: x*x + y*y + 6*x - 4*y - 7
res = optimize.minimize(lambda p: circ(*p), [0, 0], tol=1e-14)
pt('p1-21', '(a)', res.x, 0, 1e-5)
num('p1-21', '(a)', math.sqrt(-circ(-3, 2)), 1)
xx = roots(lambda x: circ(x, 2*x+3), -10, 10)
nums('p1-21', '(b)', xx, 0)
num('p1-21', '(b)', math.hypot(xx[1]-xx[0], 2*(xx[1]-xx[0])), 1)
assert circ(1, 4) == 0
up = lambda x: 2 + math.sqrt(20 - (x+3)**2)
close(ev(raw('p1-21', '(c)')['value'], x=1.), 4, 8)
close(ev(raw('p1-21', '(c)')['value'], x=2.) - 4, D(up, 1.), 8, 1e-6)
arc = quad(lambda t: math.hypot(12*s_(t), 12*c_(t)), 0, 1.2)
num('p1-27', '(a)', arc)
num('p1-27', '(b)', arc + 12*s_(1.2) + 12 - 12*c_(1.2))
num('p1-27', '(c)', quad(lambda x: math.sqrt(max(0, 144-x*x)), 12*c_(1.2), 12))
for t in (.4, 1.1, 2.5, 4.): close(t_(t) + 1/t_(t), 1/(s_(t)*c_(t)), 10)
words('p1-34', '(1)', '1/(sin(theta)cos(theta))')
nums('p1-34', '(2)', roots(lambda t: t_(t) + 1/t_(t) - 4*c_(t)/s_(t), 1e-3, 2*pi - 1e-3, big=300))
assert min(abs(t_(t) + 1/t_(t)) for t in np.linspace(.001, 6.28, 5000)) > 1.99
words('p1-34', '(3)', '-3 < 0')
dp = lambda t: 8 + 3*np.sin(np.pi*t/6)
T = np.linspace(0, 24, 2400001)
num('p1-35', '(1)', dp(T).max(), 0)
num('p1-35', '(1)', dp(T).min(), 1)
num('p1-35', '(2)', 2*pi/(pi/6))
for t, w in ((0, 8), (3, 11), (6, 8), (9, 5), (12, 8)): close(dp(t), w, 11); words('p1-35', '(3)', f'({t}, {w})')
num('p1-35', '(4)', 24*np.mean(dp(T) >= 6.5), tol=1e-5)
X, a = sp.symbols('x a')
e12 = sp.expand((2 - X/4)**6)
fn('p1-42', '(1)', lambda x: float(sum(e12.coeff(X, k)*sp.Float(x)**k for k in range(3))))
aa = sp.solve(sp.expand((1+a*X)*e12).coeff(X, 2), a)[0]
num('p1-42', '(2)', float(aa))
num('p1-42', '(3)', float(sp.expand((1+aa*X)*e12).coeff(X, 1)))
nums('p1-55', '(a)', roots(lambda x: 4*math.sqrt(x) - x - 3, .01, 50.005))
num('p1-55', '(b)', quad(lambda x: 4*math.sqrt(x) - x - 3, 1, 9))
num('p1-55', '(c)', quad(lambda x: pi*(16*x - (x+3)**2), 1, 9))
y14 = lambda x: 3 + quad(lambda u: 12/(2*u+1)**2, 1, x)
fn('p1-56', '(1)', y14)
pt('p1-56', '(2)', (0, y14(0)), 0)
pt('p1-56', '(2)', (optimize.brentq(y14, -.2, 3, xtol=1e-13), 0), 1)
num('p1-56', '(3)', integrate.quad(lambda u: 12/(2*u+1)**2, 1, np.inf)[0])

# ---- 9709 P3
holds('p3-07', '(1)', lambda x: abs(2*x-5) > 3*abs(x+1), [-8 - 1e-7, -8 + 1e-7, .4 - 1e-7, .4 + 1e-7, *np.linspace(-20, 20, 4003)])
yb = optimize.brentq(lambda y: abs(2*3**y-5) - 3*(3**y+1), -5, 5)
assert abs(2*3**(yb-1)-5) > 3*(3**(yb-1)+1) and abs(2*3**(yb+1)-5) < 3*(3**(yb+1)+1)
same('p3-07', '(2)', f'y < {sig(yb, 3)}')
sol = np.linalg.solve([[4, 2], [1, -1]], [6-16, -6+2+6])
num('p3-08', '(1)', sol[0], 0)
num('p3-08', '(1)', sol[1], 1)
pz = np.roots([2, -1, -3, -6])
assert sum(abs(pz.imag) < 1e-9) == 1
words('p3-08', '(2)', '(x - 2)(2x^2 + 3x + 3)', '-15 < 0')
assert sp.expand((X-2)*(2*X**2+3*X+3) - (2*X**3-X**2-3*X-6)) == 0
z = np.polyval([2, -1, -3, -6], 1j)
fn('p3-08', '(3)', lambda x: z.imag*x + z.real)
nums('p3-14', '(a)', roots(lambda x: 2*math.log(x+2) - math.log(x) - math.log(9), .01, 50.003))
num('p3-14', '(b)', next(n for n in range(99) if .8**n < .05))
m, k0 = np.polyfit([.8, 3.2], [2.1, 3.9], 1)
words('p3-15', '(1)', 'ln A + x ln b', '斜率为 ln b')
num('p3-15', '(2)', math.exp(k0), 0)
num('p3-15', '(2)', math.exp(m), 1)
num('p3-15', '(3)', optimize.brentq(lambda x: math.exp(k0)*math.exp(m)**x - 50, 0, 9))
R, al = np.abs(5 - 12j), -np.angle(5-12j)
for t in (.2, 2.): close(5*s_(t) - 12*c_(t), ev(raw('p3-20', '(1)', 0)['value'])*s_(t-al), 19)
num('p3-20', '(1)', math.degrees(al), 1)
nums('p3-20', '(2)', [math.degrees(q) for q in roots(lambda x: 5*s_(2*x) - 12*c_(2*x) - 6.5, 1e-6, pi-1e-6)])
w = 1/(5*np.sin(np.linspace(0, 7, 3000001)) - 12*np.cos(np.linspace(0, 7, 3000001)) + 20)
num('p3-20', '(3)', w.max(), 0)
num('p3-20', '(3)', w.min(), 1)
for t in (.3, 1., 2.): close(1/s_(2*t) + 1/t_(2*t), 1/t_(t), 20)
words('p3-21', '(a)', 'cot θ')
num('p3-21', '(b)', 1/t_(pi/12))
nums('p3-21', '(c)', [math.degrees(q) for q in roots(lambda t: 1/s_(2*t) + 1/t_(2*t) - 3*t_(t), 1e-3, pi-1e-3, big=300)])
px, py = lambda t: 2*t + s_(2*t), lambda t: 1 - c_(2*t)
sl = lambda t: D(py, t)/D(px, t)
fn('p3-27', '(1)', sl, 't', (.3, .8, 1.3))
q4 = pi/4
for t in (0., 2.): close(ev(raw('p3-27', '(2)')['value'], x=t), py(q4) + sl(q4)*(t-px(q4)), 21, 1e-7)
t3 = optimize.brentq(lambda t: sl(t) - math.sqrt(3), .1, 1.5)
pt('p3-27', '(3)', (px(t3), py(t3)), tol=1e-7)
num('p3-34', '(a)', quad(lambda x: x*x*math.log(x), 1, math.e))
num('p3-34', '(b)', quad(lambda u: 1/(1+u)*2*u, 0, 2))
close(quad(lambda x: 1/(1+math.sqrt(x)), 0, 4), 4-2*math.log(3), 22, 1e-7)
f = lambda x: (5*x*x+x+6)/((x+1)*(x*x+4))
fn('p3-35', '(a)', f)
num('p3-35', '(b)', quad(f, 0, 2))
f = lambda x: x*math.log(x) - 4
assert f(3) < 0 < f(3.5)
words('p3-41', '(1)', f'{f(3):.3f}', f'{f(3.5):.3f}')
words('p3-41', '(2)', 'x ln x = 4')
rt = roots(f, .01, 50)
assert len(rt) == 1
num('p3-41', '(3)', rt[0])
it = 3.
for _ in range(8): it = (it+4)/(1+math.log(it))
close(it, rt[0], 24)
S = np.linalg.solve(np.array([[2., -1, 0], [-1, -1, 0], [3, 2, -1]]), [3., -3, 1])
num('p3-46', '(1)', S[2], 0)
def vec(s):
    """3i - j + 2k to [3, -1, 2]"""
    d = dict.fromkeys('ijk', 0.)
    for sg, co, le in re.findall(r'([+-]?)\s*(\d*)([ijk])', s): d[le] += float(sg + (co or '1'))
    return list(d.values())
def v3(n, l, c, i=0):
    for p, q in zip(vec(raw(n, l, i)['value']), c): close(p, q, (n, l), 1e-6)
v3('p3-46', '(1)', np.array([1, 2, -1]) + S[0]*np.array([2, -1, 3]), 1)
close(4+S[1], 5, 25)
u, w = np.array([2, -1, 3]), np.array([1, 1, -2])
num('p3-46', '(2)', math.degrees(math.atan2(np.linalg.norm(np.cross(u, w)), abs(u@w))))
a3, b3, c3 = np.array([3., -1, 2]), np.array([5., 3, -2]), np.array([2., -4, 3])
r0, dr = re.fullmatch(r'r = (.*) \+ t\((.*)\)', raw('p3-47', '(a)')['value']).groups()
r0, dr = np.array(vec(r0)), np.array(vec(dr))
for P_ in (a3, b3): assert np.linalg.norm(np.cross(P_ - r0, dr)) < 1e-9
tt = optimize.minimize_scalar(lambda t: np.sum((a3+t*(b3-a3)-c3)**2)).x
N_ = a3 + tt*(b3-a3)
v3('p3-47', '(b)', N_)
num('p3-47', '(c)', np.linalg.norm(np.cross(b3-a3, c3-a3))/2)
v3('p3-47', '(d)', 2*N_ - c3)
sol = integrate.solve_ivp(lambda t, h: [-.1*math.sqrt(max(h[0], 0))], (0, 35), [4.], rtol=1e-10, atol=1e-12, dense_output=True).sol
close(sol(10)[0], 2.25, 27)
same('p3-53', '(i)', 'dh/dt = -k*sqrt(h)', 0)
fn('p3-53', '(i)', lambda t: math.sqrt(sol(t)[0]), 't', (2., 10., 30.), 1)
num('p3-53', '(ii)', quad(lambda h: 10/math.sqrt(h), 0, 4))
th = optimize.brentq(lambda t: sol(t)[0]-1, 0, 34)
num('p3-53', '(iii)', -D(lambda t: sol(t)[0], th, 1e-3), tol=1e-5)
nums('p3-59', '(1)', list(np.roots([1, 0, -(5-12j)])))
nums('p3-59', '(2)', list(np.roots([1, 1+2j, -2+4j])))
uu = math.sqrt(3) + 1j
close(ev(raw('p3-60', '(a)', 0)['value']), uu, 29)
num('p3-60', '(a)', (uu**6).real, 1, 1e-9)
assert abs((uu**6).imag) < 1e-9
close(abs(2+2j-2j), 2, 29)
words('p3-60', '(b)(i)', '2 + 2i', 'π/4')
gx, gy = np.meshgrid(np.linspace(0, 2.2, 2201), np.linspace(0, 4.2, 4201))
Z = gx + 1j*gy
ok = (np.abs(Z-2j) <= 2+1e-12) & (gy >= gx - 1e-12)
num('p3-60', '(b)(ii)', np.abs(Z[ok]-4).min(), tol=1e-6)
close(ok.sum()*1e-6, pi+2, 29, 2e-3)
num('p3-60', '(b)(iii)', quad(lambda t: .5*(4*s_(t))**2, pi/4, pi/2))

# ---- 9231
for n in range(1, 9):
    close(ev(raw('further-p1-08', '(1)')['value'], n=n), sum(r*(3*r+1) for r in range(1, n+1)), 30)
    close(ev(raw('further-p1-08', '(2)')['value'], n=n), sum(1/((2*r-1)*(2*r+1)) for r in range(1, n+1)), 30)
num('further-p1-08', '(3)', sum(1/((2*r-1)*(2*r+1)) for r in range(1, 300000)), tol=1e-5)
tot, n = Fr(0), 0
while not Fr(1, 2) - tot < Fr(1, 1000): n += 1; tot += Fr(1, (2*n-1)*(2*n+1))
num('further-p1-08', '(4)', n)
Am, Bm = np.array([[0, -1], [1, 0]]), np.array([[3, 0], [0, 1]])
words('further-p1-11', '(a)', '逆时针', '90°')
assert tuple(Am@[1, 0]) == (0, 1) and tuple(Am@[0, 1]) == (-1, 0)
words('further-p1-11', '(a)', 'x 轴方向', '3', i=1)
Cm = np.column_stack([Bm@(Am@e) for e in ([1, 0], [0, 1])])
assert json.loads(raw('further-p1-11', '(b)')['value']) == Cm.tolist()
tri = [np.array(p, float) for p in ((0, 0), (5, 1), (0, 2))]
close(sh(tri), 5, 31)
num('further-p1-11', '(c)', sh([Cm@p for p in tri]))
assert all(abs(np.linalg.eigvals(Cm).imag) > 1)
words('further-p1-11', '(d)', '(-3m, 1)', '(-3, 0)')
Mk = lambda k: np.array([[k, 1, 2], [1, -1, 0], [2, 1, k]], float)
nums('further-p1-12', '(1)', roots(lambda k: np.linalg.det(Mk(k)), -9.003, 9), tol=1e-7)
mm = np.array([[float(sp.Rational(x.strip())) for x in row.split(',')] for row in re.findall(r'\[([^\[\]]+)\]', raw('further-p1-12', '(2)')['value'])])
assert np.allclose(mm, np.linalg.inv(Mk(1)))
xs = np.linalg.solve(Mk(1), [3, 1, 4])
[num('further-p1-12', '(3)', xs[j], j) for j in range(3)]
Y = lambda x: (-x + math.sqrt(28 - 3*x*x))/2
close(Y(1), 2, 33)
num('further-p2-09', '(a)', D(Y, 1), 0, 1e-6)
num('further-p2-09', '(a)', (Y(1+1e-3)-2*Y(1)+Y(1-1e-3))/1e-6, 1, 1e-5)
yy = sp.log(1+sp.sin(X))
assert sp.simplify((1+sp.sin(X))*sp.diff(yy, X, 2)) == -1
same('further-p2-09', '(b)(i)', '-1')
ser = sp.series(yy, X, 0, 4).removeO()
fn('further-p2-09', '(b)(ii)', lambda x: float(ser.subs(X, x)))
num('further-p2-09', '(b)(iii)', float(ser.subs(X, .1)))
num('further-p2-09', '(b)(iii)', math.log(1+s_(.1)))
for v in (1., 5.): close(ev(raw('further-p3-14', '(1)')['value'], v=v), -.1*v*v/(.4*v), 34)
tr = integrate.solve_ivp(lambda t, s: [s[1], -.1*s[1]**2/.4], (0, 5), [0., 12.], rtol=1e-11, atol=1e-12, dense_output=True).sol
for t in (.2, 1., 4.): close(ev(raw('further-p3-14', '(2)')['value'], x=tr(t)[0]), tr(t)[1], 34, 1e-7)
te = optimize.brentq(lambda t: tr(t)[1]-3, 0, 5)
num('further-p3-14', '(3)', tr(te)[0], tol=1e-7)
num('further-p3-14', '(4)', te, tol=1e-7)
co, si = .8, .6
va, vb = np.linalg.solve([[2, 1], [-1, 1]], [2*co, .5*co])
close(ev(raw('further-p3-17', '(a)')['value'], u=1.), vb, 35)
num('further-p3-17', '(b)', math.degrees(math.atan2(si, va) - math.atan2(si, co)))
ke = .5*2*1 - .5*2*(va**2+si**2) - .5*vb**2
close(ev(raw('further-p3-17', '(c)')['value'], m=1., u=1.), ke, 35)

# ---- 9702
G = 9.81
qe, me, mp, NA, Rg, kB = 1.60e-19, 9.11e-31, 1.67e-27, 6.02e23, 8.31, 1.38e-23
MC = lambda n, opts, true: same(n, '', min(opts, key=lambda o: abs(math.log(opts[o]/true))))
words('physics-09', '(a)', '总动量')
vB = (.4*3 - .4*1.2)/.2
num('physics-09', '(b)', vB)
k1, k2 = .5*.4*9, .5*.4*1.44 + .5*.2*vB**2
assert k2 < k1
words('physics-09', '(c)', '1.8 J', f'{sig(k2, 3)}', '不是弹性')
num('physics-09', '(d)', .4*(3-1.2)/.08)
MC('physics-10', {'A': 30, 'B': 70, 'C': 100, 'D': 170}, .15*(20+14)/.03)
words('physics-13', '(1)', '合力为零', '力矩为零')
Tn = (45*1 + 80*1.5)/(2*s_(pi/6))
num('physics-13', '(2)', Tn)
num('physics-13', '(3)', Tn*c_(pi/6), 0)
num('physics-13', '(3)', (45*1 + 80*.5)/2, 1)
close((45+80*.5)/2, 125 - Tn*.5, 38)
assert (45+80*1.0)/1 < Tn
words('physics-13', '(4)', '减小')
MC('physics-14', {'A': 1.2e5, 'B': 1.8e5, 'C': 3e5, 'D': 4.2e5}, 1030*G*18)
words('physics-17', '(a)', '单位时间')
W = 1200*G/20
num('physics-17', '(b)', W)
Po = ((1200*G*15*60/20) + 420*15*60)/60
num('physics-17', '(c)', Po)
num('physics-17', '(d)', 1200*G*(15*60/20))
num('physics-17', '(e)', Po/.32)
assert sig(sig(Po, 3)/.32, 2) == sig(Po/.32, 2)
words('physics-24', '(1)', '平行', '垂直')
Tp = 4*.2e-3
num('physics-24', '(2)', 1/Tp)
num('physics-24', '(3)', 340*Tp)
num('physics-24', '(4)', (1.2/3)**2)
arr = [k*Tp + (100 - 25*k*Tp)/340 for k in range(3)]
num('physics-24', '(5)', 1/(arr[1]-arr[0]))
e = 1.
e *= c_(pi/6)
e *= c_(pi/3)
MC('physics-25', {'A': 1e-9, 'B': 1/16, 'C': 3/16, 'D': 3/8}, e**2)
Ar = pi*.46e-3**2/4
Rr = lambda L, d: 1.7e-8*L/(pi*d*d/4)
R0 = Rr(3.5, .46e-3)
num('physics-32', '(1)', R0)
num('physics-32', '(2)', 100*(abs(D(lambda L: Rr(L, .46e-3), 3.5))*.01 + abs(D(lambda d: Rr(3.5, d), .46e-3, 1e-8))*1e-5)/R0)
num('physics-32', '(3)', 1.4/(8.5e28*Ar*qe))
num('physics-32', '(4)', 1.4**2*R0)
num('physics-32', '(5)', .46**2/.92**2)
num('physics-41', '(a)(i)', 7/.8)
num('physics-41', '(a)(ii)', .2*((7/.8)**2*.8 + G))
pen = integrate.solve_ivp(lambda t, y: [y[1], -G/.8*s_(y[0])], (0, 2), [0., 7/.8], rtol=1e-10, atol=1e-12, events=lambda t, y: y[0]-pi)
vt = .8*pen.y_events[0][0][1]
num('physics-41', '(b)(i)', vt)
num('physics-41', '(b)(ii)', .2*vt**2/.8 - .2*G)
num('physics-41', '(c)', optimize.brentq(lambda v: .2*v*v/.8 - .2*G, 0, 9))
MC('physics-42', {'A': 63, 'B': 100, 'C': 3.9e3, 'D': 7.9e3}, (2*pi*.25*20)**2/.25)
num('physics-48', '(i)', 100.-20, 0)
num('physics-48', '(i)', 20+273.15, 1)
Qh = .8*4180*80
num('physics-48', '(ii)', Qh)
ls = 2200*140-Qh
num('physics-48', '(iii)', ls)
num('physics-48', '(iv)', 60*(Qh/140)/2.26e6)
words('physics-48', '(v)', '对外界', '间距')
words('physics-52', '(a)', '体积', '作用力')
N1 = 1.5e6*2.4e-2/(kB*290)
N2 = 1.2e6*2.4e-2/(kB*285)
nn = 3.6e4/(Rg*290)
num('physics-52', '(b)', nn)
num('physics-52', '(b)', N1/NA)
num('physics-52', '(c)', nn*.028)
num('physics-52', '(c)', N1/NA*.028)
num('physics-52', '(d)', math.sqrt(3*1.5e6*2.4e-2/(nn*.028)))
num('physics-52', '(d)', math.sqrt(3*kB*290/(.028/NA)))
num('physics-52', '(e)', N1-N2)
num('physics-52', '(e)', (nn - 2.88e4/(Rg*285))*NA)
MC('physics-53', {'A': 1.4, 'B': 2, 'C': 3.5, 'D': 12}, math.sqrt(600/300))
words('physics-62', '(1)', '正电荷')
num('physics-62', '(2)', 120/.02)
ae = qe*120/.02/me
num('physics-62', '(3)', ae)
tr = integrate.solve_ivp(lambda t, s: [1.5e7, s[2], ae], (0, 1e-8), [0, 0, 0], rtol=1e-10, atol=1e-14, events=lambda t, s: s[0]-.06)
tx, (X_, Y_, VY) = tr.t_events[0][0], tr.y_events[0][0]
num('physics-62', '(4)', tx, 0)
assert Y_ < .01
words('physics-62', '(4)', '能射出', f'{sig(Y_*1e3, 2)} mm', i=1)
num('physics-62', '(5)', math.degrees(math.atan2(VY, 1.5e7)))
words('physics-69', '(1)(a)', '单位电流', '单位长度')
num('physics-69', '(1)(b)', 1.47e-3*G/(3.2*.05))
words('physics-69', '(1)(c)', '减小 1.47 g')
num('physics-69', '(2)', mp*2.4e6/(.35*qe))
num('physics-69', '(3)', 200*(.35*4e-4)/.12)
words('physics-72', '(a)', '相同平均功率')
T = np.linspace(0, 2*pi/314, 400001)[:-1]
V2 = np.mean((34*np.sin(314*T))**2)
num('physics-72', '(b)', math.sqrt(V2), 0)
num('physics-72', '(b)', 314/(2*pi), 1)
num('physics-72', '(c)', V2/120)
words('physics-72', '(d)', '34 V', '0.010 s')
words('physics-72', '(e)', '平滑')
num('physics-72', '(f)', integrate.solve_ivp(lambda t, v: -v/(120*470e-6), (0, 8e-3), [34.], rtol=1e-10).y[0][-1])
words('physics-78', '(1)', '^60_27 Co', '^60_28 Ni', '^0_-1 e', '反电子中微子')
assert 60 == 60+0 and 27 == 28-1
lam = math.log(2)/(5.27*3.15e7)
num('physics-78', '(2)', lam)
num('physics-78', '(3)', 5e-6/60*NA*(1 - .5**(1/(5.27*3.15e7))))
num('physics-78', '(4)', optimize.brentq(lambda t: .5**(t/5.27) - .2, 0, 99))
num('physics-78', '(5)', .5634*931.5/60)
Z1, Z2 = 1060*1540, 1900*3200
same('physics-81', '(a)', 'Z = ρc', 0)
num('physics-81', '(a)', Z1, 1)
num('physics-81', '(b)', float(Fr(Z2-Z1, Z2+Z1)**2))
num('physics-81', '(c)', 1540*52e-6/2)
words('physics-81', '(d)', '反射', '声阻抗')
num('physics-81', '(e)', optimize.brentq(lambda x: math.exp(-.6*x) - .1, 0, 99))
MC('physics-82', {'A': .26, 'B': .51, 'C': 1.0, 'D': 2.0}, me*9e16/qe/1e6)
num('physics-66', '(1)', 4e-6*12)
num('physics-66', '(2)', 48/6)
num('physics-66', '(3)', .5*4e-6*144 - .5*(4.8e-5)**2/6e-6)
num('physics-66', '(4)', 250e3*6e-6)
num('physics-66', '(5)', integrate.solve_ivp(lambda t, v: -v/1.5, (0, 9), [8.], rtol=1e-10, atol=1e-12, events=lambda t, v: v[0]-2).t_events[0][0])

finish(seen)
