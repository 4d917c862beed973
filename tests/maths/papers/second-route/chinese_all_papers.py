"""All papers, in Chinese."""
import json, re, sys, math
import numpy as np, sympy as sp
from scipy import stats, integrate, optimize
from sympy.parsing.sympy_parser import parse_expr, standard_transformations, implicit_multiplication, convert_xor
T = standard_transformations + (implicit_multiplication, convert_xor)
from keys import BY_LABEL as B, finish
done = set()
def raw(n, l, i=0):
    done.add((n, l, i))
    return B[n][l]['answers'][i]
def E(s):
    s = s.split('=')[-1].strip()
    return parse_expr(s, transformations=T, local_dict={'e': sp.E, 'i': sp.I, 'N': sp.Symbol('N')})
def L(s):
    """list of expressions: '1, 2' or 'x = 1 or x = 2' or '(1, 2), (3, 4)'"""
    if '(' in s and re.match(r'^\(.*,.*\)$', s.strip()):
        return [tuple(E(c) for c in m.split(',')) for m in re.findall(r'\(([^()]*)\)', s)]
    return [E(c) for c in re.split(r',| or ', s)]
def sf(v, k): return float(f'{float(v):.{k-1}e}')
def same(val, c, fig, tag):
    if fig == 'exact':
        c = sp.nsimplify(c) if isinstance(c, int) else sp.sympify(c)
        d = sp.simplify(E(val) - c) if isinstance(val, str) else sp.simplify(val - c)
        ok = d == 0 or (d.is_number and abs(sp.N(d, 30)) < 1e-9)
        if not ok and d.free_symbols:
            ok = all(abs(complex(d.subs({s: sp.Rational(7, 5) + sp.Rational(j * k, 9) for k, s in enumerate(sorted(d.free_symbols, key=str), 1)}).evalf())) < 1e-9 for j in (1, 2, 3))
    elif fig == 'integer': ok = float(val) == float(c) == int(c)
    elif fig.endswith('sf'): ok = math.isclose(float(val), sf(c, int(fig[:-2])), rel_tol=1e-12)
    elif fig.endswith('dp'): ok = math.isclose(float(val), round(float(c), int(fig[:-2])), rel_tol=1e-12, abs_tol=1e-12)
    else: raise Exception(fig)
    assert ok, (tag, val, c, fig)
def v(n, l, c, i=0, fig=None):
    a = raw(n, l, i)
    same(a['value'], c, fig or a['figures'], (n, l, i))
def lst(n, l, cs, i=0, ordered=False):
    a = raw(n, l, i)
    f = a['figures']
    vs = L(a['value'])
    key = lambda z: tuple(float(x) for x in z) if isinstance(z, (tuple, list)) else float(z)
    cs = list(cs)
    if not ordered: vs = sorted(vs, key=key); cs = sorted(cs, key=key)
    assert len(vs) == len(cs), (n, l, vs, cs)
    for x, y in zip(vs, cs):
        for xx, yy in (zip(x, y) if isinstance(x, tuple) else [(x, y)]):
            same(xx if f == 'exact' else float(xx), yy, f, (n, l, i))
def s(n, l, cond, want=None, i=0):
    """worded or set answer: cond is the recomputed fact; want a string (or strings) that must occur in the value"""
    a = raw(n, l, i)
    assert bool(cond), (n, l, 'fact fails')
    for w in ([want] if isinstance(want, str) else want or []): assert w in a['value'], (n, l, w, a['value'])
x, y, t, k, m, n_, th = sp.symbols('x y t k m n theta')
R = sp.Rational

v('p1-05', '(a)', sp.expand(3*x**2 - 12*x + 5))
xm = sp.solve(sp.diff(3*x**2 - 12*x + 5, x), x)[0]
lst('p1-05', '(b)', [(xm, (3*x**2 - 12*x + 5).subs(x, xm))])
k0 = sp.solve(sp.discriminant(3*x**2 - 12*x + 5 - 6*x - k, x), k)[0]
s('p1-05', '(c)', sp.discriminant(3*x**2 - 18*x + 5 - (k0 + 1), x) > 0, f'k > {k0}')
f2 = (2*x + 1)/(x - 3)
inv = sp.solve(sp.Eq((2*y + 1)/(y - 3), x), y)[0]
v('p1-12', '(a)', inv)
s('p1-12', '(a)', sp.limit(f2, x, sp.oo) == 2 and sp.limit(f2, x, 3, '+') == sp.oo, 'x > 2', 1)
r2 = optimize.brentq(lambda z: (2*(z*z + 4) + 1)/(z*z + 4 - 3) - 5, 0.1, 9)
assert abs(float(E(raw('p1-12', '(b)')['value'])) - r2) < 1e-10
s('p1-12', '(c)', all(2*z >= 0 for z in (0, 1, 5)), '不对')
circ = x**2 + y**2 - 6*x + 4*y - 12
cx, cy = sp.solve([sp.diff(circ, x), sp.diff(circ, y)], [x, y]).values()
lst('p1-19', '(a)', [(cx, cy)])
v('p1-19', '(a)', sp.sqrt(-circ.subs({x: cx, y: cy})), 1)
assert circ.subs({x: 6, y: 2}) == 0
g3 = sp.idiff(circ, y, x).subs({x: 6, y: 2})
a = raw('p1-19', '(b)')['value'].split('=')
assert sp.simplify((E(a[0]) - E(a[1])).subs(y, 2 + g3*(x - 6))) == 0
xa = sp.solve(2 + g3*(x - 6), x)[0]
ya = 2 - 6*g3
v('p1-19', '(c)', abs(xa*ya)/2)
s('p1-26', '(a)', sf(8*math.sin(1.2), 3) == 7.46, '7.46')
A4 = np.array([8*math.cos(1.2), 8*math.sin(1.2)])
C4 = np.array([A4[0], 0])
arc = sum(np.hypot(*(8*(np.array([math.cos(a+1.2e-5), math.sin(a+1.2e-5)]) - np.array([math.cos(a), math.sin(a)])))) for a in np.arange(0, 1.2-1e-9, 1.2e-5)) 
v('p1-26', '(b)', np.hypot(*(A4 - C4)) + (8 - C4[0]) + arc)
v('p1-26', '(c)', integrate.quad(lambda z: math.sqrt(64 - z*z), A4[0], 8)[0])
assert sp.simplify((1 + sp.cos(th))/sp.sin(th) + sp.sin(th)/(1 + sp.cos(th)) - 2/sp.sin(th)) == 0
s('p1-33', '(i)', True, '2/sin')
F5 = lambda d: (lambda a: (1+math.cos(a))/math.sin(a) + math.sin(a)/(1+math.cos(a)) - 5*math.tan(a))(math.radians(d))
g = np.arange(0.013, 360, 0.05)
rt = [optimize.brentq(F5, p, r) for p, r in zip(g, g[1:]) if F5(p)*F5(r) < 0 and abs(F5(p)) < 5 and abs(F5(r)) < 5]
rt = [z for z in rt if abs(F5(z)) < 1e-6]
lst('p1-33', '(ii)', rt)
dd = [z for z in sp.solve((16 + 2*x)**2 - 16*(16 + 3*x), x) if z != 0]
assert len(dd) == 1
v('p1-41', '(a)', dd[0])
v('p1-41', '(b)', round(sum(16*0.5**j for j in range(200)), 9))
v('p1-41', '(c)', next(j for j in range(1, 99) if sum(16 - 4*i for i in range(j)) < -200))
y7 = E(raw('p1-54', '(a)')['value'])
X = sp.Symbol('x')
assert abs(float((sp.diff(y7, list(y7.free_symbols)[0]) - 3*sp.sqrt(X) + 6/sp.sqrt(X)).subs(X, 2.7))) < 1e-9 and y7.subs(X, 4) == 1
xp = sp.Symbol('xp', positive=True)
v('p1-54', '(b)', sp.solve(3*sp.sqrt(xp) - 6/sp.sqrt(xp), xp)[0])
s('p1-54', '(b)', sp.diff(3*sp.sqrt(xp) - 6/sp.sqrt(xp), xp).subs(xp, 2) > 0, '极小', 1)
v('p1-54', '(c)', R(8, 100)*(3*3 - R(6, 3)))
f8 = (1 + 7*x)/((1 - 2*x)*(2 + x**2))
v('p3-06', '(a)', f8)
v('p3-06', '(b)', sp.series(f8, x, 0, 3).removeO())
s('p3-06', '(c)', min(abs(complex(z)) for z in sp.roots(sp.denom(f8), x)) == 0.5, '-1/2 < x < 1/2')
p9 = np.polyfit([0.6, 2.4], [1.38, 2.55], 1)
v('p3-13', '(a)', math.exp(2*p9[1]))
same(B['p3-13']['(a)']['answers'][1]['value'], sp.nsimplify(round(2*p9[0], 9)), 'exact', 9)
raw('p3-13', '(a)', 1)
v('p3-13', '(b)', optimize.brentq(lambda z: 3**(2*z - 1) - 5*2**z, 0, 5))
c10 = x**2 + x*y + y**2 - 12
v('p3-26', '(a)', sp.idiff(c10, y, x))
lst('p3-26', '(b)', [(q[x], q[y]) for q in sp.solve([c10, sp.diff(c10, x)], [x, y], dict=True)])
lst('p3-26', '(c)', [(q[x], q[y]) for q in sp.solve([c10, sp.diff(c10, y)], [x, y], dict=True)])
i11 = integrate.quad(lambda z: math.log(z)/math.sqrt(z), 1, 4)[0]
assert abs(float(E(raw('p3-33', '(a)')['value'])) - i11) < 1e-9
i11 = integrate.quad(lambda z: math.sin(2*z)/(3 + math.cos(z)), 0, math.pi/2)[0]
assert abs(float(E(raw('p3-33', '(b)')['value'])) - i11) < 1e-9
p12 = [1, 0, -5, -7]
st = np.roots(np.polyder(p12))
hi = max(np.polyval(p12, st))
s('p3-40', '(a)', hi < 0 and sf(hi, 3) == -2.70, '-2.70')
s('p3-40', '(b)', np.polyval(p12, 2) == -9 and np.polyval(p12, 3) == 5, ['f(2) = -9', 'f(3) = 5'])
s('p3-40', '(c)', True, 'x^3 = 5x + 7')
al = [z.real for z in np.roots(p12) if abs(z.imag) < 1e-9]
assert len(al) == 1
v('p3-40', '(d)', al[0])
z = 2.7
for _ in range(30): z = (5*z + 7)**(1/3)
assert abs(z - al[0]) < 1e-9
N13 = E(raw('p3-52', '(a)')['value'].replace('0.4', '(2/5)'))
assert sp.simplify(sp.diff(N13, t) - R(1, 2000)*N13*(800 - N13)) == 0 and N13.subs(t, 0) == 200
so = integrate.solve_ivp(lambda a, N: 0.0005*N*(800 - N), [0, 10], [200], events=lambda a, N: N[0] - 600, rtol=1e-10, atol=1e-8)
v('p3-52', '(b)', so.t_events[0][0])
s('p3-52', '(c)', sp.limit(N13, t, sp.oo) == 800, '800')
u14 = complex(1, 7)/complex(2, -1)
v('p3-58', '(a)', sp.Integer(round(u14.real)) + sp.I*round(u14.imag))
assert abs(u14 - (-1+3j)) < 1e-12
assert abs(float(E(raw('p3-58', '(b)')['value'])) - abs(u14)) < 1e-12
v('p3-58', '(b)', math.atan2(u14.imag, u14.real), 1)
s('p3-58', '(c)', u14.imag > 2 and abs(u14.real) < 2, ['(-1, 3)', '半径为 2'])
ph = np.linspace(0, 2*np.pi, 400001)
v('p3-58', '(d)', np.max(np.angle(u14 + 2*np.exp(1j*ph))))
c25, s25 = math.cos(math.radians(25)), math.sin(math.radians(25))
mu = 0.35
s('p4-04', '(a)', sf(mu*50*c25, 3) == 15.9, '15.9')
sols = [float(sp.solve([x + sg*mu*y - 50*s25, y - 50*c25], [x, y])[x]) for sg in (1, -1)]
v('p4-04', '(b)', min(sols))
v('p4-04', '(b)', max(sols), 1)
s('p4-04', '(c)', math.tan(math.radians(25)) > mu and sf(50*s25, 3) == 21.1, ['不能', '21.1'])
v16 = lambda z: 3*z*z - 18*z + 24
v('p4-08', '(1)', round((v16(5 + 1e-6) - v16(5 - 1e-6))/2e-6, 6))
lst('p4-08', '(2)', [sp.nsimplify(round(z)) for z in np.roots([3, -18, 24])])
v('p4-08', '(3)', round(integrate.quad(lambda z: abs(v16(z)), 0, 5, points=[2, 4])[0], 8))
vb = sp.solve(R(3, 10)*4 - R(1, 2)*R(6, 5) + R(3, 10)*1 - R(1, 2)*x, x)[0]
v('p4-11', '(a)', sp.Rational(vb))
v('p4-11', '(b)', (R(3, 10)*16 + R(1, 2)*R(36, 25) - R(3, 10) - R(1, 2)*vb**2)/2)
v('p4-11', '(c)', sp.solve(R(1, 2)*vb - (R(1, 2) + m)*R(3, 5), m)[0])
q18 = sp.solve([20 - x - 2*y, x - R(4, 10)*30 - 3*y], [x, y])
v('p4-15', '(i)', q18[y])
v('p4-15', '(i)', q18[x], 1)
vv = sp.sqrt((20 - 12)*R(8, 10)*2/5)
v('p4-15', '(ii)', vv)
v('p4-15', '(iii)', R(8, 10) + R(1, 2)*3*vv**2/12)
v('p4-18', '(a)', R(24000, 40))
v('p4-18', '(b)', (R(24000, 16) - 600 - 12000*R(5, 100))/1200)
a19 = R(400 - 625, 1000)
v('p4-18', '(c)', (1200*a19 + 600 + 600)*500)
lo, up, fr = [0, 10, 15, 20, 30], [10, 15, 20, 30, 50], [12, 18, 25, 30, 15]
s('p5-04', '(a)', True, ', '.join(f'{f/(b-a):g}' for a, b, f in zip(lo, up, fr)))
mid = np.repeat([(a + b)/2 for a, b in zip(lo, up)], fr)
v('p5-04', '(b)', mid.mean())
v('p5-04', '(b)', mid.std(), 1)
cum = np.cumsum(fr)
c1 = next(j for j in range(5) if cum[j] >= 25)
c3 = next(j for j in range(5) if cum[j] >= 75)
v('p5-04', '(c)', up[c3] - lo[c1])
from itertools import combinations
from functools import lru_cache
def perms(word):
    """all distinct arrangements"""
    from collections import Counter
    out = []
    def rec(c, w):
        if not any(c.values()): out.append(w); return
        for ch in c:
            if c[ch]: c[ch] -= 1; rec(c, w + ch); c[ch] += 1
    rec(Counter(word), '')
    return out
al21 = perms('PARALLEL')
v('p5-08', '(a)', len(al21))
v('p5-08', '(b)', sum('LLL' not in w for w in al21))
v('p5-08', '(c)', sum('LL' not in w for w in al21))
v('p5-08', '(d)', len({tuple(sorted(c)) for c in combinations('PARALLEL', 4) if c.count('L') == 2}))
x22 = sp.solve(R(45, 100)*R(12, 100) + R(35, 100)*R(8, 100) + R(2, 10)*x - R(96, 1000), x)[0]
v('p5-12', '(1)', x22)
v('p5-12', '(2)', R(4500*12, 100*960))
s('p5-12', '(3)', R(54, 1000) != R(96, 1000)*R(45, 100) == R(432, 10000), ['不独立', '0.054', '0.0432'])
w23 = {a: a*a + 1 for a in (-1, 0, 1, 2)}
v('p5-15', '(a)', R(1, sum(w23.values())))
mu23 = sum(R(a*b, 10) for a, b in w23.items())
v('p5-15', '(b)', mu23)
v('p5-15', '(b)', sum((a - mu23)**2*R(b, 10) for a, b in w23.items()), 1)
p23 = R(w23[2], 10)
v('p5-15', '(c)', sum(p23*(1 - p23)**j for j in range(5)))
v('p5-15', '(d)', round(sum((j + 1)*0.5**(j + 1) for j in range(200)), 9))
z1, z2 = stats.norm.ppf(.15), stats.norm.ppf(.92)
mu24, sd24 = np.linalg.solve([[1, z1], [1, z2]], [120, 175])
v('p5-19', '(a)', mu24)
v('p5-19', '(a)', sd24, 1)
v('p5-19', '(b)', 1 - stats.norm.cdf(39.5, 30, math.sqrt(200*.15*.85)))
s('p5-19', '(c)', 200*.15 == 30 and 200*.85 == 170, ['np = 30', 'nq = 170'])
rr = np.roots([1, -3, 4, 5])
clean = lambda z: sp.nsimplify(round(complex(z).real, 8))
v('further-p1-02', '(a)', clean(sum(rr**2)))
s('further-p1-02', '(a)', sum(rr**2).real < 3, '不可能', 1)
v('further-p1-02', '(b)', clean(sum(rr**3)))
assert all(abs(np.polyval([3, -13, 6, -1], 1/(z + 1))) < 1e-9 for z in rr)
s('further-p1-02', '(c)', True, '3y^3 - 13y^2 + 6y - 1 = 0')
v('further-p1-02', '(d)', sp.nsimplify(round(sum(1/(rr + 1)).real, 9), rational=True, tolerance=1e-7))
f26 = (x**2 - x + 4)/(x - 1)
s('further-p1-05', '(a)', abs(sp.limit(f26, x, 1, '+')) == sp.oo, 'x = 1')
s('further-p1-05', '(a)', sp.limit(f26 - x, x, sp.oo) == 0, 'y = x', 1)
s('further-p1-05', '(b)', sp.expand(sp.discriminant(x**2 - x + 4 - y*(x - 1), x) - (y - 5)*(y + 3)) == 0, ['y^2 - 2y - 15', '(y - 5)(y + 3)'])
sp26 = {(a, f26.subs(x, a)) for a in sp.solve(sp.diff(f26, x), x)}
s('further-p1-05', '(c)', sp26 == {(-1, -3), (3, 5)} and f26.subs(x, 0) == -4 and not [a for a in sp.solve(x**2 - x + 4, x) if a.is_real], ['(-1, -3)', '(3, 5)', '(0, -4)'])
cnt = lambda kk: len({round(z.real, 9) for sg in (1, -1) for z in np.roots([1, -1 - sg*kk, 4 + sg*kk]) if abs(z.imag) < 1e-6})
s('further-p1-05', '(d)', [cnt(a) for a in (1, 2.9, 3.1, 4, 4.9, 5.1, 9)] == [0, 0, 2, 2, 2, 4, 4], '3 < k < 5')
tt = np.linspace(-np.pi, np.pi, 2000001)
r27 = 5 + 2*np.cos(tt)
s('further-p1-14', '(a)', r27.max() == 7 and tt[r27.argmax()] < 1e-6, '(7, 0)')
s('further-p1-14', '(a)', abs(r27.min() - 3) < 1e-9, '(3, pi)', 1)
s('further-p1-14', '(a)', r27.min() > 0, '不经过极点', 2)
v('further-p1-14', '(b)', sp.nsimplify(round(integrate.quad(lambda a: (5 + 2*math.cos(a))**2/2, -math.pi, math.pi)[0]/math.pi, 9))*sp.pi)
yy = r27*np.sin(tt)
v('further-p1-14', '(c)', yy.max())
cc = math.cos(tt[yy.argmax()])
s('further-p1-14', '(c)', abs(4*cc*cc + 5*cc - 2) < 1e-4, '4cos^2(theta) + 5cos(theta) - 2 = 0', 1)
A, Bv, C, Dv = map(np.array, ([1, 2, 0], [3, 1, 1], [0, 4, 2], [5, 3, -1]))
nn = np.cross(Bv - A, C - A)
assert all(np.dot([4, 5, -3], p) == 14 for p in (A, Bv, C))
s('further-p1-17', '(a)', True, '4x + 5y - 3z = 14')
assert abs(float(E(raw('further-p1-17', '(b)')['value'])) - abs(np.dot(Dv - A, nn))/np.linalg.norm(nn)) < 1e-12
v('further-p1-17', '(c)', 90 - math.degrees(math.acos(abs(np.dot(Dv - A, nn))/np.linalg.norm(nn)/np.linalg.norm(Dv - A))))
v('further-p1-17', '(d)', optimize.minimize(lambda p: np.linalg.norm(A + p[0]*(Bv - A) - C - p[1]*(Dv - C)), [0.3, 0.2], method='Nelder-Mead', options=dict(xatol=1e-10, fatol=1e-12)).fun)
u29 = [2]
for _ in range(12): u29.append(3*u29[-1] - 2)
lst('further-p1-19', '(1)', u29[1:4], ordered=True)
e29 = E(raw('further-p1-19', '(2)')['value'].replace('n', 'x'))
assert all(e29.subs(x, j + 1) == u29[j] for j in range(12))
s('further-p1-19', '(3)', sp.simplify(3*(3**(k - 1) + 1) - 2 - 3**k - 1) == 0, '3^k + 1')
e29 = E(raw('further-p1-19', '(4)')['value'].replace('n', 'x'))
assert all(e29.subs(x, j) == sum(u29[:j]) for j in range(1, 12))
s('further-p2-03', '(i)', sp.simplify((2*sp.cosh(x)**2 - 1 - sp.cosh(2*x)).rewrite(sp.exp)) == 0, 'cosh 2x')
r30 = optimize.brentq(lambda a: math.cosh(2*a) - 5*math.cosh(a) + 3, 0.5, 5)
assert math.cosh(.01*2) - 5*math.cosh(.01) + 3 < 0
for e30 in re.split(r',', raw('further-p2-03', '(ii)')['value']): r30 = abs(r30); assert abs(abs(float(E(e30))) - r30) < 1e-9
v('further-p2-03', '(iii)', -(1 - 5))
A31 = np.array([[3, -2, 2], [-1, 2, 1], [1, -1, 4]])
w = A31 @ [1, 0, 1]
assert list(w) == [5, 0, 5]
v('further-p2-06', '(a)', int(w[0]))
ns = sp.Matrix(A31 - 3*np.eye(3, dtype=int)).nullspace()[0]
w = sp.Matrix(L(raw('further-p2-06', '(b)')['value'])[0])
assert w.cross(ns) == sp.zeros(3, 1) and any(w)
ev = sorted(np.linalg.eigvals(A31).real)
assert np.allclose(ev, [1, 3, 5])
v('further-p2-06', '(c)', sp.Integer(round(ev[0])))
assert np.allclose(np.poly(A31), [1, -9, 23, -15])
s('further-p2-06', '(d)', True, 'lambda^3 - 9lambda^2 + 23lambda - 15 = 0')
pqr = [float(z) for z in L(raw('further-p2-06', '(d)', 1)['value'])]
assert np.allclose(pqr[0]*A31@A31 + pqr[1]*A31 + pqr[2]*np.eye(3), np.linalg.inv(A31))
I32 = lambda n: integrate.quad(lambda z: z**n*math.sqrt(1 - z), 0, 1)[0]
assert abs(I32(0) - float(E(raw('further-p2-12', '(1)')['value']))) < 1e-8 and abs(I32(3) - float(E(raw('further-p2-12', '(3)')['value']))) < 1e-8
s('further-p2-12', '(2)', all(abs((2*n + 3)*I32(n) - 2*n*I32(n - 1)) < 1e-8 for n in range(1, 7)), '(2n + 3)I_n')
s('further-p2-15', '(a)', sp.simplify(sp.expand_trig(sp.cos(5*th)) - 16*sp.cos(th)**5 + 20*sp.cos(th)**3 - 5*sp.cos(th)) == 0, '16cos^5')
r33 = sorted(np.roots([32, 0, -40, 0, 10, -1]).real)
assert np.allclose(sorted(float(E(z)) for z in raw('further-p2-15', '(b)')['value'].split(',')), r33)
v('further-p2-15', '(c)', sp.nsimplify(round(math.prod(math.cos(j*math.pi/15) for j in (1, 7, 11, 13)), 10)))
y34 = E(raw('further-p2-18', '(a)')['value'])
assert sp.simplify(sp.diff(y34, x, 2) + 4*sp.diff(y34, x) + 5*y34 - 10*x - 3) == 0 and y34.subs(x, 0) == 0 and sp.diff(y34, x).subs(x, 0) == 1
so = integrate.solve_ivp(lambda a, Y: [Y[1], 10*a + 3 - 4*Y[1] - 5*Y[0]], [0, 2], [0, 1], rtol=1e-10, atol=1e-12)
assert abs(so.y[0][-1] - float(y34.subs(x, 2))) < 1e-7
s('further-p2-18', '(b)', abs(float(y34.subs(x, 20)) - 39) < 1e-9, 'y = 2x - 1')
Ts = sp.Symbol('T')
assert sp.simplify((x*sp.tan(th) - 5*(x/(25*sp.cos(th)))**2) - (x*Ts - x**2*(1 + Ts**2)/125).subs(Ts, sp.tan(th))) == 0
s('further-p3-03', '(a)', True, 'x^2(1 + T^2)/125')
h35 = lambda d: (lambda a: 25*math.tan(a) - 5*(25/(25*math.cos(a)))**2 - 15)(math.radians(d))
r35 = [optimize.brentq(h35, 20, 60), optimize.brentq(h35, 60, 85)]
lst('further-p3-03', '(b)', r35)
a35 = math.radians(r35[0])
tm = 25/(25*math.cos(a35))
vx, vy = 25*math.cos(a35), 25*math.sin(a35) - 10*tm
assert vy > 0
v('further-p3-03', '(c)', math.hypot(vx, vy))
v('further-p3-03', '(c)', math.degrees(math.atan2(vy, vx)), 1)
W, aa, S, Fr, Rn = sp.symbols('W a S F R', positive=True)
s('further-p3-05', '(a)', True, '没有摩擦力')
ct = R(1, 2)
S36 = sp.solve(S*2*aa*2 - W*aa - 3*W*k*aa, S)[0]
v('further-p3-05', '(b)', S36.subs(W, sp.Symbol('W')))
k36 = sp.solve(S36 - R(5, 16)*4*W, k)[0]
v('further-p3-05', '(c)', k36*sp.Symbol('a'))
v('further-p3-05', '(d)', sp.sqrt((4*W)**2 + S36.subs(k, k36)**2).subs(W, sp.Symbol('W')))
mm, gg = sp.symbols('m g', positive=True)
c_ = sp.Symbol('c')
v2 = 4*aa*gg - 2*gg*aa*(1 - c_)
T37 = sp.expand(mm*gg*c_ + mm*v2/aa)
s('further-p3-08', '(a)', sp.simplify(T37 - mm*gg*(2 + 3*c_)) == 0, 'm*g*(2 + 3cos(theta))')
c37 = sp.solve(T37, c_)[0]
v('further-p3-08', '(b)', c37)
a_ = raw('further-p3-08', '(b)', 1)
assert abs(float(E(a_['value']).subs({'a': 2, 'g': 9})) - math.sqrt(float(v2.subs({c_: c37, aa: 2, gg: 9})))) < 1e-12
# start (a=1,g=10): velocity perpendicular to string
cs, sn = -2/3, math.sqrt(5)/3
vm = math.sqrt(20/3)
ts = np.linspace(0, 2, 200001)
X37 = sn + vm*cs*ts
Y37 = -cs + vm*sn*ts - 5*ts**2
sl = np.argmax((X37**2 + Y37**2 > 1 + 1e-9) & (ts > 1e-3))
top = Y37[:sl].max()
assert 0 < Y37[:sl].argmax() < sl - 1 and abs(top - 23/27) < 1e-6
v('further-p3-08', '(c)', R(23, 27)*sp.Symbol('a'))
v('further-p3-11', '(a)', R(6)*R(8, 10)/24)
bot = lambda a, Y: Y[1]
bot.terminal = True
bot.direction = -1
so = integrate.solve_ivp(lambda a, Y: [Y[1], 10 - max(0, Y[0] - .8)*24/.8/.6], [0, 3], [0, 1e-12], events=bot, rtol=1e-10, atol=1e-12, max_step=1e-3)
v('further-p3-11', '(b)', sp.nsimplify(round(so.y[0][-1], 6)))
assert abs(so.y[1].max() - float(E(raw('further-p3-11', '(c)')['value']))) < 1e-5
v('further-p4-03', '(a)', 1/sp.nsimplify(round(integrate.quad(lambda z: z + 1, 0, 3)[0], 9)))
v('further-p4-03', '(b)', sp.integrate(R(2, 15)*(t + 1), (t, 0, x)))
v('further-p4-03', '(b)', optimize.brentq(lambda z: integrate.quad(lambda b: 2/15*(b + 1), 0, z)[0] - .5, 0, 3), 1)
v('further-p4-03', '(c)', R(2, 15)*(sp.sqrt(y) + 1)/(2*sp.sqrt(y)))
g39 = E(raw('further-p4-03', '(c)')['value'])
assert abs(integrate.quad(lambda z: float(g39.subs(y, z)), 0, 9)[0] - 1) < 1e-6
v('further-p4-03', '(d)', sp.nsimplify(round(integrate.quad(lambda z: z*z*2/15*(z + 1), 0, 3)[0], 9)))
d40 = np.array([502.1, 499.3, 497.8, 500.6, 498.2, 496.9, 501.0, 497.3])
ci = stats.t.interval(.95, 7, d40.mean(), stats.sem(d40))
s('further-p4-06', '(a)', True, f'{ci[0]:.1f} < mu < {ci[1]:.1f}')
s('further-p4-06', '(a)', True, '正态', 1)
v('further-p4-06', '(b)', stats.ttest_1samp(d40, 500).statistic)
s('further-p4-06', '(b)', stats.ttest_1samp(d40, 500, alternative='less').pvalue > .05 and round(stats.t.ppf(.05, 7), 3) == -1.895, ['不拒绝', '-1.895'], 1)
O = np.array([[42, 55, 38], [18, 15, 32]])
st_, pv, df, ex = stats.chi2_contingency(O, correction=False)
s('further-p4-09', '(i)', ex[1][2] == 22.75, '22.75')
v('further-p4-09', '(ii)', st_)
s('further-p4-09', '(ii)', pv < .01 and df == 2 and round(stats.chi2.ppf(.99, 2), 3) == 9.210, ['9.210', '拒绝 H0'], 1)
cb = ((O - ex)**2/ex).sum(axis=0)
s('further-p4-09', '(iii)', cb.argmax() == 2 and ex[0][2] == 47.25, '线上')
bf = np.array([64, 71, 58, 66, 73, 60, 69, 55])
af = np.array([76, 66, 76, 75, 70, 75, 76, 75])
d = af - bf
rk = stats.rankdata(abs(d))
assert len(set(abs(d))) == 8
v('further-p4-11', '(a)', min(rk[d < 0].sum(), rk[d > 0].sum()))
cdf = lambda c: sum(sum(r for r, b in zip(range(1, 9), f'{j:08b}') if b == '1') <= c for j in range(256))/256
s('further-p4-11', '(a)', cdf(5) <= .05 < cdf(6) and stats.wilcoxon(af, bf, alternative='greater', method='exact').pvalue < .05, ['临界值为 5', '拒绝 H0'], 1)
s('further-p4-11', '(b)', (d < 0).sum() == 2 and abs(stats.binom.cdf(2, 8, .5) - 37/256) < 1e-12 and round(37/256, 3) == .145, ['37/256', '0.145', '不拒绝'])
s('further-p4-11', '(c)', max(abs(d[d < 0])) < np.median(abs(d)), '大小')
PX, PY = [R(4, 9), R(4, 9), R(1, 9)], [0, R(3, 4), R(1, 4)]
s('further-p4-13', '(a)', PX == [sp.binomial(2, j)*R(1, 3)**j*R(2, 3)**(2 - j) for j in range(3)] and sp.expand((t + 2)**2/9 - sum(p*t**j for j, p in enumerate(PX))) == 0, 'B(2, 1/3)')
PZ = [sum(PX[i]*PY[j - i] for i in range(3) if 0 <= j - i < 3) for j in range(5)]
v('further-p4-13', '(b)', sum(p*t**j for j, p in enumerate(PZ)))
v('further-p4-13', '(c)', PZ[3])
ez = sum(j*p for j, p in enumerate(PZ))
v('further-p4-13', '(d)', ez)
v('further-p4-13', '(d)', sum((j - ez)**2*p for j, p in enumerate(PZ)), 1)
def nv(n, l, c, i=0):
    """value typed with powers of ten, e.g. 5.1*10^-7; figures Nsf"""
    a = raw(n, l, i)
    val = float(E(re.sub(r'10\^(-?\d+)', r'10^(\1)', a['value'])))
    N = int(a['figures'][:-2])
    assert math.isclose(val, sf(c, N), rel_tol=1e-9), (n, l, val, c)
volt = np.array([1, 2, -3, -1])
ohm = volt - np.array([0, 0, 0, 1])
s('physics-03', '(a)', list(ohm + [0, 1, 0, 0]) == [1, 3, -3, -2], 'kg m^3 s^-3 A^-2')
rho = 5.6*math.pi*(.19e-3)**2/1.25
nv('physics-03', '(b)', rho)
un = .1/5.6 + 2*.01/.38 + .002/1.25
nv('physics-03', '(c)', un*100)
s('physics-03', '(d)', sf(rho, 2) == 5.1e-7 and sf(rho*un, 1) == 4e-8, '(5.1 ± 0.4)*10^-7')
s('physics-03', '(e)', True, '随机误差')
G_ = 9.81
tp = math.sqrt(60/G_)
vq = (30 - G_*(tp - 1)**2/2)/(tp - 1)
s('physics-06', '', min(dict(A=9.8, B=13, C=16, D=20).items(), key=lambda z: abs(z[1] - vq))[0] == 'B' and sf(vq, 2) == 13, 'B')
Ar = math.pi*(.4e-3)**2
nv('physics-20', '(b)(i)', 65/Ar)
nv('physics-20', '(b)(ii)', 1.6e-3/2.4)
nv('physics-20', '(b)(iii)', 65*2.4/Ar/1.6e-3)
nv('physics-20', '(c)', integrate.quad(lambda z: 65/1.6e-3*z, 0, 1.6e-3)[0])
s('physics-20', '(a)', True, '恢复')
s('physics-20', '(d)', abs(1.6*(.8/1.6)**2 - .4) < 1e-12, ['1/4', '0.40 mm'])
fx = 20.6/8
nv('physics-28', '(b)', fx)
lam = .45e-3*fx*1e-3/1.8
nv('physics-28', '(c)', lam*1e9)
nv('physics-28', '(d)', 1.5*lam)
s('physics-28', '(a)', True, '恒定')
s('physics-28', '(e)', True, '变小')
vm_ = optimize.brentq(lambda a: (6 - a)/3.0 - a/4 - a/12, 0, 6)
i_ = (6 - vm_)/3
nv('physics-35', '(1)', i_)
nv('physics-35', '(2)', 6 - .5*i_)
v('physics-35', '(3)', sp.nsimplify(round(vm_**2/4, 9)))
s('physics-35', '(4)', 6 - .5*6/(.5 + 2.5 + 4) > 6 - .5*i_, '增大')
Qc = dict(u=R(2, 3), d=R(-1, 3), s=R(-1, 3))
s('physics-38', '', [o for o, w in dict(A='uus', B='uds', C='dss').items() if sum(Qc[z] for z in w) == 0] == ['B'], 'B')
GM = 6.67e-11*6.4e23
r_ = 9.4e6
vo = math.sqrt(GM/r_)
nv('physics-45', '(b)', 2*math.pi*r_/vo/3600)
pe = -GM*1.1e16/r_
nv('physics-45', '(c)', pe)
nv('physics-45', '(e)', pe + .5*1.1e16*vo**2)
s('physics-45', '(d)', True, '吸引')
r0, tau, Gs, Ms = sp.symbols('r tau G M', positive=True)
s('physics-45', '(a)', sp.simplify(sp.solve(Gs*Ms/r0**2 - r0*(2*sp.pi/tau)**2, tau)[0]**2 - 4*sp.pi**2*r0**3/(Gs*Ms)) == 0, '4*pi^2*r^3/(G*M)')
n51 = 1.2e5*3e-3/8.31/290
nv('physics-56', '(a)', n51)
w51 = n51*8.31*60
assert abs(w51 - 1.2e5*3e-3*(350/290 - 1)) < 1e-9
nv('physics-56', '(b)', w51)
nv('physics-56', '(c)', 1.5*w51)
nv('physics-56', '(d)', 2.5*w51)
s('physics-56', '(c)', True, '势能为零', 1)
s('physics-56', '(d)', True, 'ΔU = q + W', 1)
s('physics-56', '(e)', 1.5*w51 < 2.5*w51, '少')
w52 = math.sqrt(np.linalg.eigvals([[40/.25]])[0])
s('physics-59', '(b)', sf(w52, 3) == 12.6 and sf(w52, 2) == 13, '12.6')
zc = lambda a, Y: Y[1]
zc.direction = -1
so = integrate.solve_ivp(lambda a, Y: [Y[1], -160*Y[0]], [0.01, 2], [.035*math.cos(.01*w52), -.035*w52*math.sin(.01*w52)], events=zc, rtol=1e-10, atol=1e-13, max_step=1e-3)
nv('physics-59', '(c)(i)', so.t_events[0][1] - so.t_events[0][0])
nv('physics-59', '(c)(ii)', so.y[1].max())
ke = .5*40*(.035**2 - .02**2)
nv('physics-59', '(c)(iii)', ke)
j = np.abs(so.y[0] - .02).argmin()
assert abs(.125*so.y[1][j]**2 - ke) < 3e-4
s('physics-59', '(a)', True, '成正比')
s('physics-59', '(d)', sf(.5*40*.035**2, 3) == .0245, ['0.0245', '抛物线'])
Cc, Rr = 470e-6, 33e3
s('physics-65', '(1)', True, '之比')
nv('physics-65', '(2)', Cc*12)
nv('physics-65', '(2)', integrate.quad(lambda q: q/Cc, 0, Cc*12)[0], 1)
nv('physics-65', '(3)', Cc*Rr)
ev_ = lambda a, Y: Y[0] - 3
ev_.terminal = True
so = integrate.solve_ivp(lambda a, Y: [-Y[0]/Rr/Cc, Y[0]**2/Rr], [0, 100], [12, 0], events=ev_, rtol=1e-9, atol=1e-12)
nv('physics-65', '(4)', so.t[-1])
nv('physics-65', '(5)', so.y[1][-1])
h_, c_l, e_, me = 6.63e-34, 3e8, 1.6e-19, 9.11e-31
ep = h_*c_l/410e-9
kk = ep - 2.3*e_
nv('physics-75', '(b)(i)', ep)
nv('physics-75', '(b)(ii)', kk)
nv('physics-75', '(b)(iii)', h_/(me*math.sqrt(2*kk/me)))
nv('physics-75', '(c)', 2.3*e_/h_)
s('physics-75', '(a)', True, '截止频率')
s('physics-75', '(d)', True, ['最大动能不变', '加倍'])
s('physics-85', '', abs(math.sqrt(64/((5800*500/250)/5800)**4) - 2.0) < 1e-12, 'C')

finish(done)
