"""Mechanics, the questions from 601. g = 10."""
from keys import compare, finish
from math import *
import numpy as np
import sympy as sp
from scipy.integrate import quad
from scipy.optimize import brentq, minimize_scalar, fsolve
g = 10.0
built, C = [], {}
def V(of, value, figures='exact', unit=None, **k):
    d = dict(of=of, value=value)
    if unit: d['unit'] = unit
    d['figures'] = figures; d.update(k); return d
def W(of, words, **k): return dict(of=of, words=words, **k)
def P(label, marks, asks, answers, route, demands=None):
    d = dict(label=label, marks=marks, asks=asks, answers=answers)
    if demands: d['demands'] = demands
    d['route'] = route; return d
def q(n, parts, checks):
    built.append((f'p4-{n}', parts))
    C[f'p4-{n}'] = checks   # label -> list of numbers (one for each value answer)
def sf(x, n): return float(f'{x:.{n-1}e}')
def check():
    for id, parts in built:
        assert set(C[id]) == {p['label'] for p in parts if any('value' in a for a in p['answers'])}, id
        for p in parts:
            vals = [a for a in p['answers'] if 'value' in a]
            if not vals: continue
            cs = C[id][p['label']]; assert len(cs) == len(vals), (id, p['label'])
            for a, c in zip(vals, cs):
                where = (id, p['label'], a['value'], c); f = a['figures']
                if isinstance(c, sp.Expr) and c.free_symbols:
                    assert sp.simplify(sp.sympify(a['value']) - c) == 0, where; continue
                v = float(sp.sympify(a['value'])); c = float(c)
                if f in ('exact', 'integer'):
                    assert abs(v-c) <= 1e-7*max(1, abs(c)), where
                    if f == 'integer': assert v == int(v)
                else:
                    n = int(f[0]); assert abs(v - (sf(c, n) if 'sf' in f else round(c, n))) < 1e-9, where

# ---------------------------------------------------------------- 601
v = lambda t, Vm: np.interp(t, [0, 8, 63, 75], [0, Vm, Vm, 0])
Vm = brentq(lambda V_: sum(quad(v, a, b, args=(V_,))[0] for a, b in ((0, 8), (8, 63), (63, 75))) - 910, 1, 50)
q(601, [P('(a)', 1, 'sketch', [W('velocity–time graph', 'A trapezium: a straight line from the origin up to velocity V at t = 8, a horizontal line at V, then a straight line down to the t-axis, the last part lasting 12 s (a little less steep than the first).')], 'from the description'),
  P('(b)', 3, 'value', [V('V', '14')], 'numerical area under the piecewise linear graph, root in V'),
  P('(c)', 1, 'value', [V('magnitude of the deceleration', '7/6', 'exact', 'm s^-2')], 'gradient of the last part')],
 {'(b)': [Vm], '(c)': [v(63, Vm) - v(64, Vm)]})

# ---------------------------------------------------------------- 602
A = np.array([[5, 12.5], [9, 40.5]]); u, a = np.linalg.solve(A, [40, 90]); vr = u + 9*a
q(602, [P('(a)', 4, 'value', [V('acceleration', '1', 'exact', 'm s^-2'), V('speed at P', '5.5', 'exact', 'm s^-1')], 'linear system for u and a from s(5) = 40, s(9) = 90'),
  P('(b)', 3, 'value', [V('total time', '29', 'exact', 's')], 'deceleration from v^2 = 2as, time v/a')],
 {'(a)': [a, u], '(b)': [9 + vr/(vr**2/290)]})

# ---------------------------------------------------------------- 603 zh
T, m = fsolve(lambda x: [x[0]*sin(asin(.3/.5)) - 9, x[0]*cos(asin(.3/.5)) - 10*x[1]], [10, 1])
th = asin(.6)
F2, T2 = np.linalg.solve([[cos(th), -sin(th)], [sin(th), cos(th)]], [0, 10*m])
q(603, [P('(1)', 4, 'value', [V('绳的张力', '15', 'exact', 'N'), V('m', '1.2')], '水平、竖直方向列方程数值求解'),
  P('(2)', 4, 'value', [V('与绳垂直的力的大小', '7.2', 'exact', 'N'), V('绳的张力', '9.6', 'exact', 'N')], '水平、竖直方向分解，解线性方程组')],
 {'(1)': [T, m], '(2)': [F2, T2]})

# ---------------------------------------------------------------- 604
al, be = atan2(3, 4), asin(8/17)
z = 25*np.exp(1j*al) + 34*np.exp(1j*(pi-be)); r = z - 20j; e = -z
q(604, [P('(a)', 6, 'value', [V('magnitude of the resultant', '14.9', '3sf', 'N', accept=['sqrt(221)']), V('angle of the resultant above the negative x-axis', '47.7', '1dp', 'degrees', accept=['132.3 anticlockwise from the positive x-axis'])], 'complex numbers'),
  P('(b)', 3, 'value', [V('P', '32.6', '3sf', accept=['sqrt(1061)']), V('angle below the positive x-axis', '72.1', '1dp', 'degrees', accept=['287.9 anticlockwise from the positive x-axis'])], 'complex numbers')],
 {'(a)': [abs(r), 180 - degrees(np.angle(r))], '(b)': [abs(e), -degrees(np.angle(e))]})

# ---------------------------------------------------------------- 605
f = lambda t: .6*t*t - 4.2*t + 6
q(605, [P('(a)', 2, 'value', [V('smaller t', '2'), V('larger t', '5')], 'numerical roots'),
  P('(b)', 3, 'value', [V('minimum velocity', '-1.35', 'exact', 'm s^-1')], 'numerical minimisation'),
  P('(c)', 4, 'value', [V('total distance', '7.9', 'exact', 'm')], 'quadrature of |v|')],
 {'(a)': sorted(np.roots([.6, -4.2, 6]).real), '(b)': [minimize_scalar(f, bounds=(0, 6), method='bounded').fun], '(c)': [quad(lambda t: abs(f(t)), 0, 5, points=[2])[0]]})

# ---------------------------------------------------------------- 606 zh
acc = lambda t: 6*sqrt(t) - 2*t
vel = lambda t: quad(acc, 0, t)[0]
tz = brentq(vel, 10, 20)
q(606, [P('(1)', 5, 'value', [V('速度的最大值', '27', 'exact', 'm s^-1')], '对加速度数值积分，再求极大值'),
  P('(2)', 5, 'value', [V('t', '16', 'exact', 's'), V('P 到 O 的距离', '273', '3sf', 'm', accept=['4096/15'])], '数值积分并求根', ['rounded'])],
 {'(1)': [-minimize_scalar(lambda t: -vel(t), bounds=(1, 15), method='bounded', options=dict(xatol=1e-9)).fun], '(2)': [tz, quad(vel, 0, tz)[0]]})

# ---------------------------------------------------------------- 607
m_, x_, w_ = sp.symbols('m x w')
x = sp.solve(sp.Eq(4*m_*6, 4*m_*x_ + 2*m_*2*x_), x_)[0]; w = sp.solve(sp.Eq(4*m_*6, 4*m_*x + 3*m_*w_), w_)[0]
assert x < w
q(607, [P('(a)', 2, 'value', [V('speed of A', '3', 'exact', 'm s^-1')], 'sympy'),
  P('(b)', 3, 'explain', [W('why there are no more collisions', 'By conservation of momentum 2m × 6 = 3m × w, so the combined sphere BC moves with speed 4 m s⁻¹, in the same direction as A; A follows it at only 3 m s⁻¹, and 3 < 4, so A never catches it.')], 'sympy: w = 4 > 3'),
  P('(c)', 3, 'expression', [V('loss of kinetic energy', '30*m', 'exact', 'J')], 'total momentum and kinetic energies in sympy')],
 {'(a)': [x], '(c)': [sp.expand(2*m_*36 - 2*m_*x**2 - sp.Rational(3, 2)*m_*w**2)]})

# ---------------------------------------------------------------- 608 zh
# centre-of-mass frame
vc = (.3*5 - .5)/.8; vA = vc - (.5/.3)*(1.7-vc)
loss = .5*(.15/.8)*(6**2 - (1.7-vA)**2)
q(608, [P('(1)', 3, 'value', [V('A 的速度大小', '0.5', 'exact', 'm s^-1'), W('方向', '向右')], '质心系'),
  P('(2)', 3, 'value', [V('损失的动能', '3.24', 'exact', 'J')], '折合质量与相对速度'),
  P('(3)', 3, 'value', [V('共同速度大小', '0.5', 'exact', 'm s^-1'), W('方向', '向左')], '质心速度')],
 {'(1)': [vA], '(2)': [loss], '(3)': [-(.3*vA - .5*1.1)/.8]})

# ---------------------------------------------------------------- 609
from scipy.integrate import solve_ivp
T, a = np.linalg.solve([[1, .5], [1, -.3]], [5, 3])
# energy for the speed at impact
vv = sqrt((.5-.3)*10*.9/(.5*.8))
q(609, [P('(a)', 4, 'value', [V('acceleration', '2.5', 'exact', 'm s^-2'), V('tension', '3.75', 'exact', 'N')], 'linear system'),
  P('(b)', 3, 'value', [V('greatest height of B above the floor', '2.025', 'exact', 'm')], 'energy for the speed at impact, then for the free rise'),
  P('(c)', 4, 'value', [V('time', '9*sqrt(2)/10', 'exact', 's')], 'mean speed for the first stage, impulse for the second', ['form'])],
 {'(a)': [a, T], '(b)': [1.8 + vv**2/20], '(c)': [.9/(vv/2) + 2*vv/10]})

# ---------------------------------------------------------------- 610
a, T = np.linalg.solve([[1400, 1], [600, -1]], [2500 - 350 - 14000*.05, -150 - 6000*.05])
t = brentq(lambda t: 12 - (150 + 6000*.05)/600*t, 1, 100)
q(610, [P('(a)', 5, 'value', [V('acceleration', '0.5', 'exact', 'm s^-2'), V('tension in the tow-bar', '750', 'exact', 'N')], 'linear system for car and trailer'),
  P('(b)', 4, 'value', [V('distance', '96', 'exact', 'm'), V('time', '16', 'exact', 's')], 'work–energy for the distance, impulse for the time')],
 {'(a)': [a, T], '(b)': [.5*600*144/(150+300), t]})

# ---------------------------------------------------------------- 611 zh
Wd = quad(lambda s: (120*np.exp(1j*pi/6)).real, 0, 15)[0]
a = 9/30; R = 120*cos(pi/6) - 40*a
q(611, [P('(a)', 2, 'value', [V('拉力所做的功', '1560', '3sf', 'J', accept=['900*sqrt(3)'])], '力对位移的数值积分'),
  P('(b)', 3, 'value', [V('克服阻力所做的功', '1380', '3sf', 'J', accept=['900*sqrt(3) - 180'])], '先由牛顿第二定律求阻力'),
  P('(c)', 1, 'value', [V('阻力', '91.9', '3sf', 'N', accept=['60*sqrt(3) - 12'])], '牛顿第二定律')],
 {'(a)': [Wd], '(b)': [R*15], '(c)': [R]})

# ---------------------------------------------------------------- 612
a = 49/24
Wf = 12*35*(10*4.5/12 - a)      # component of the weight averaged along the slide
q(612, [P('(a)', 3, 'value', [V('work done against the resistance', '717.5', 'exact', 'J')], 'mean force along the slide from a = v^2/2s'),
  P('(b)', 1, 'value', [V('resistance', '59.8', '3sf', 'N')], 'mean force along the slide'),
  P('(c)', 3, 'value', [V('speed at B', '8.47', '3sf', 'm s^-1')], 'v^2 = u^2 + 2as with the mean force')],
 {'(a)': [Wf], '(b)': [Wf/12], '(c)': [sqrt(1.5**2 + 2*12*(35*10*4.5/12 - Wf/24)/35)]})

# ---------------------------------------------------------------- 613
k = brentq(lambda k: 200000/25 - k*25, 1, 1000)
q(613, [P('(a)', 2, 'show', [V('k', '320')], 'numerical root'),
  P('(b)', 3, 'value', [V('acceleration', '0.305', 'exact', 'm s^-2')], 'power balance P = (ma + kv)v'),
  P('(c)', 4, 'value', [V('greatest steady speed', '18.6', '3sf', 'm s^-1')], 'numerical root of the power balance')],
 {'(a)': [k], '(b)': [brentq(lambda a: (16000*a + k*16)*16 - 160000, -5, 5)], '(c)': [brentq(lambda v: (k*v + 4800)*v - 200000, 1, 25)]})

# ---------------------------------------------------------------- 614
sl = (800*np.exp(1j*radians(2.5))).imag
Pw = quad(lambda t: (22 + sl)*5, 0, 1)[0]
q(614, [P('(a)', 3, 'value', [V('power', '284', '3sf', 'W')], 'work done in one second'),
  P('(b)', 2, 'value', [V('acceleration', '0.436', '3sf', 'm s^-2')], 'the component of the weight that has gone, over the mass'),
  P('(c)', 2, 'value', [V('greatest speed', '12.9', '3sf', 'm s^-1')], 'numerical root of the acceleration')],
 {'(a)': [Pw], '(b)': [sl/80], '(c)': [brentq(lambda v: Pw/v - 22, 1, 50)]})

# ---------------------------------------------------------------- 615 zh
th = radians(25); mu = brentq(lambda m: 30*sin(th) - m*30*cos(th), 0, 1)
X = brentq(lambda X: (X - 30*sin(th) - mu*30*cos(th))/3 - .6, 0, 100)
d = .5*3*2.4**2/(30*sin(th) + mu*30*cos(th))
q(615, [P('(1)', 3, 'value', [V('μ', '0.466', '3sf')], '数值求根'),
  P('(2)', 3, 'value', [V('X', '27.2', '3sf')], '数值求根'),
  P('(3)', 4, 'value', [V('还能上滑的距离', '0.341', '3sf', 'm')], '动能定理')],
 {'(1)': [mu], '(2)': [X], '(3)': [d]})

# ---------------------------------------------------------------- 616
c20, s20 = cos(radians(20)), sin(radians(20))
Pm = brentq(lambda P_: P_*c20 - .4*(60 - P_*s20), 0, 60)
R, a = np.linalg.solve([[1, 0], [.4, 6]], [60 + 40*s20, 40*c20])
q(616, [P('(a)', 4, 'value', [V('greatest P', '22.3', '3sf')], 'numerical root'),
  P('(b)', 5, 'value', [V('distance', '6.09', '3sf', 'm')], 'linear system for R and a, then a double integral')],
 {'(a)': [Pm], '(b)': [quad(lambda t: a*t, 0, 3)[0]]})

# ---------------------------------------------------------------- 617
f = lambda t: float(np.interp(t, [0, 4, 10, 16, 20], [0, 6, 6, -3, 0]))
t0 = brentq(f, 10, 16)
pts = [0, 4, 10, t0, 16, 20]
sg = [quad(f, a_, b_)[0] for a_, b_ in zip(pts, pts[1:])]
q(617, [P('(a)', 1, 'state', [V('acceleration', '1.5', 'exact', 'm s^-2')], 'gradient'),
  P('(b)', 2, 'value', [V('time', '14', 'exact', 's')], 'numerical root of the interpolated graph'),
  P('(c)', 4, 'value', [V('distance from the starting point', '51', 'exact', 'm'), V('average speed', '3.45', 'exact', 'm s^-1')], 'quadrature of v and |v|')],
 {'(a)': [f(1)], '(b)': [t0], '(c)': [sum(sg), sum(map(abs, sg))/20]})

# ---------------------------------------------------------------- 618 zh
bike = lambda t: quad(lambda s: min(2.5*s, 25), 0, t, points=[10] if t > 10 else None)[0]
tc = brentq(lambda t: 20*t - bike(t), 5, 60)
mx = minimize_scalar(lambda t: bike(t) - 20*t, bounds=(0, tc), method='bounded', options=dict(xatol=1e-9))
q(618, [P('(i)', 2, 'sketch', [W('两车的 v–t 图像', '汽车：v = 20 的水平线段；摩托车：由原点到 (10, 25) 的线段，之后为 v = 25 的水平线段；两图线相交于 t = 8；两图线均画到 t = 25 附近。')], '由题意'),
  P('(ii)', 4, 'value', [V('追上所用时间', '25', 'exact', 's'), V('到 A 的距离', '500', 'exact', 'm')], '数值积分后求根'),
  P('(iii)', 3, 'value', [V('最大距离', '80', 'exact', 'm')], '对两车距离数值求极大')],
 {'(ii)': [tc, bike(tc)], '(iii)': [-mx.fun]})

# ---------------------------------------------------------------- 619
t = sp.symbols('t'); s = sp.Rational(1, 5)*t**3 - sp.Rational(1, 100)*t**4
sn = lambda x: .2*x**3 - .01*x**4
top = minimize_scalar(lambda x: -sn(x), bounds=(5, 20), method='bounded', options=dict(xatol=1e-10))
q(619, [P('(a)', 4, 'value', [V('greatest distance from O', '168.75', 'exact', 'm')], 'numerical maximum of s'),
  P('(b)', 4, 'value', [V('maximum speed', '20', 'exact', 'm s^-1')], 'numerical maximum of the velocity on 0 < t < 15'),
  P('(c)', 2, 'value', [V('speed on returning to O', '80', 'exact', 'm s^-1')], 'sympy')],
 {'(a)': [-top.fun], '(b)': [max(.6*x*x - .04*x**3 for x in np.linspace(0, 15, 3001))], '(c)': [abs(sp.diff(s, t).subs(t, max(sp.solve(s, t))))]})

# ---------------------------------------------------------------- 620 zh
v1 = lambda t: 3*t - .375*t*t
k = v1(4)*2
v2 = lambda t: k/sqrt(t)
dv = lambda F, t, h=1e-5: (F(t+h) - F(t-h))/(2*h)
q(620, [P('(a)', 1, 'value', [V('k', '12')], '由 t = 4 时两式相等'),
  P('(b)', 4, 'value', [V('t = 2 时的加速度', '1.5', 'exact', 'm s^-2'), V('t = 9 时的加速度', '-2/9', 'exact', 'm s^-2')], '中心差分'),
  P('(c)', 5, 'value', [V('路程', '64', 'exact', 'm')], '数值积分')],
 {'(a)': [k], '(b)': [dv(v1, 2), dv(v2, 9)], '(c)': [quad(v1, 0, 4)[0] + quad(v2, 4, 16)[0]]})

# ---------------------------------------------------------------- 621
th = asin(.6)
R, F = np.linalg.solve([[1, 0], [0, 1]], [10 - 6*sin(th), 6*cos(th)])
mu = F/R
R2, a2 = np.linalg.solve([[1, 0], [mu, 1]], [10 - 12*sin(th), 12*cos(th)])
q(621, [P('(a)', 4, 'show', [V('coefficient of friction', '0.75')], 'numerical resolution'),
  P('(b)', 4, 'value', [V('acceleration', '7.5', 'exact', 'm s^-2')], 'linear system'),
  P('(c)', 1, 'value', [V('tension', '50/3', 'exact', 'N')], 'numerical root of the normal reaction')],
 {'(a)': [mu], '(b)': [a2], '(c)': [brentq(lambda T: 10 - T*sin(th), 1, 50)]})

# ---------------------------------------------------------------- 622
al = atan2(5, 12)
def X(sgn):   # friction sgn=+1 down the plane
    R, X_ = np.linalg.solve([[cos(al) - sgn*.25*sin(al), 0], [sin(al) + sgn*.25*cos(al), -1]], [18, 0]); return X_
q(622, [P('(a)', 2, 'explain', [W('why the particle would slide', 'Without the force the component of the weight down the plane is 18 sin α = 6.92 N, while the greatest possible friction is 0.25 × 18 cos α = 4.15 N, which is less (tan α = 5/12 > 0.25 = μ), so the particle would slide down.')], 'tan α > μ'),
  P('(b)', 7, 'value', [V('least X', '2.72', '3sf', 'N', accept=['144/53']), V('greatest X', '13.4', '3sf', 'N', accept=['576/43'])], 'vertical and horizontal resolution, linear system; checked by 18 tan(α ∓ λ)')],
 {'(b)': [X(-1), X(1)]})
lam = atan(.25)
assert abs(X(-1) - 18*tan(al-lam)) < 1e-9 and abs(X(1) - 18*tan(al+lam)) < 1e-9

# ---------------------------------------------------------------- 623 zh
u = sqrt(2*g*1.8); mQ = brentq(lambda m: 2*u - (-2*1 + m*3.5), .1, 20)
q(623, [P('(1)', 2, 'value', [V('P 的速度大小', '6', 'exact', 'm s^-1')], '机械能守恒'),
  P('(2)', 3, 'value', [V('m', '4')], '动量守恒数值求根'),
  P('(3)', 3, 'value', [V('损失动能的百分比', '29.2', '3sf', '%')], '折合质量与相对速度'),
  P('(4)', 2, 'value', [V('高度', '0.05', 'exact', 'm')], '机械能守恒')],
 {'(1)': [u], '(2)': [mQ], '(3)': [100*.5*(2*mQ/(2+mQ))*(u**2 - 4.5**2)/(.5*2*u**2)], '(4)': [1/(2*g)]})

# ---------------------------------------------------------------- 624
u1 = sqrt(2*(.5*3*36 - .25*30*2.2)/3); w = 3*u1/5
q(624, [P('(a)', 3, 'show', [V('speed of A', '5', 'exact', 'm s^-1')], 'work–energy'),
  P('(b)', 4, 'value', [V('kinetic energy lost', '15', 'exact', 'J')], 'reduced mass and relative speed'),
  P('(c)', 2, 'value', [V('distance', '1.8', 'exact', 'm')], 'work–energy')],
 {'(a)': [u1], '(b)': [.5*(6/5)*u1**2], '(c)': [.5*5*w*w/(.25*50)]})

# ---------------------------------------------------------------- 625
fr = .2*20*cos(pi/6)
a, T = np.linalg.solve([[3, 1], [2, -1]], [30, -20*.5 - fr]); v2_ = 2*a*2
q(625, [P('(a)', 5, 'value', [V('speed', '3.64', '3sf', 'm s^-1')], 'Newton’s second law for both particles, v^2 = 2as'),
  P('(b)', 3, 'value', [V('further distance', '0.983', '3sf', 'm')], 'v^2 = 2as with the deceleration of P'),
  P('(c)', 2, 'explain', [W('whether P remains at rest', 'No: the string is slack; the component of the weight of P down the plane is 20 sin 30° = 10 N, and the greatest possible friction is 0.2 × 20 cos 30° = 3.46 N, which is less than 10 N, so P slides back down the plane.')], '10 > 3.46')],
 {'(a)': [sqrt(v2_)], '(b)': [v2_/(2*(10*.5 + fr/2))]})
assert fr < 10

# ---------------------------------------------------------------- 626
a = (14**2 - 20**2)/1200
D = 9.2e5/600; Rr = D - 2500*a - 25000*35/600
a3 = 10*35/600 - Rr/2500
q(626, [P('(a)', 4, 'value', [V('work done against the resistance', '300', 'exact', 'kJ', accept=['300000 J'])], 'mean forces and Newton’s second law'),
  P('(b)', 3, 'value', [V('speed at the bottom', '21.4', '3sf', 'm s^-1', accept=['2*sqrt(115)'])], 'acceleration and v^2 = 2as'),
  P('(c)', 2, 'value', [V('time', '56.0', '3sf', 's')], 's = at^2/2')],
 {'(a)': [Rr*600/1000], '(b)': [sqrt(2*a3*600)], '(c)': [sqrt(1200/a3)]})

# ---------------------------------------------------------------- 627 zh
yA, yB = (lambda t: 24*t - 5*t*t), (lambda t: 36 - 5*t*t)
tm = brentq(lambda t: yA(t) - yB(t), 0, 2.5); h = yA(tm)
vA, vB = dv(yA, tm), dv(yB, tm); vm = (vA + vB)/2
tl = max(np.roots([-5, vm, h]).real)
q(627, [P('(a)', 4, 'value', [V('时间', '1.5', 'exact', 's'), V('离地面的高度', '24.75', 'exact', 'm')], '两球位移数值求根'),
  P('(b)', 2, 'value', [V('A 的速度（竖直向上）', '9', 'exact', 'm s^-1'), V('B 的速度大小（竖直向下）', '15', 'exact', 'm s^-1')], '中心差分'),
  P('(c)', 4, 'value', [V('落地时的速率', '22.4', '3sf', 'm s^-1', accept=['6*sqrt(14)'])], '求落地时刻，再求速度')],
 {'(a)': [tm, h], '(b)': [vA, -vB], '(c)': [abs(vm - 10*tl)]})

# ---------------------------------------------------------------- 628
y = lambda t: 15*t - 5*t*t
r10 = sorted(np.roots([-5, 15, -10]).real); tg = brentq(lambda t: y(t) + 20, 2, 10)
sp_ = abs(dv(y, tg))
q(628, [P('(a)', 2, 'value', [V('greatest height above the ground', '31.25', 'exact', 'm')], 'numerical maximum'),
  P('(b)', 3, 'value', [V('length of time', '1', 'exact', 's')], 'numerical roots'),
  P('(c)', 3, 'value', [V('speed', '25', 'exact', 'm s^-1'), V('time', '4', 'exact', 's')], 'numerical root, central difference'),
  P('(d)', 3, 'value', [V('resisting force', '783.25', 'exact', 'N')], 'Newton’s second law')],
 {'(a)': [20 - minimize_scalar(lambda t: -y(t), bounds=(0, 3), method='bounded').fun], '(b)': [r10[1] - r10[0]], '(c)': [sp_, tg], '(d)': [.2*(sp_**2/.16 + 10)]})

# ---------------------------------------------------------------- 629
a, R = np.linalg.solve([[540, 1], [60, -1]], [6420 - 5400, -600])
a2, T2 = np.linalg.solve([[60, 0], [540, -1]], [576 - 600, -5400 - 576])
q(629, [P('(a)', 4, 'value', [V('acceleration', '0.7', 'exact', 'm s^-2'), V('force on the crate', '642', 'exact', 'N')], 'linear system for lift and crate'),
  P('(b)', 4, 'value', [V('tension', '5760', 'exact', 'N')], 'linear system for lift and crate'),
  P('(c)', 3, 'value', [V('greatest total mass carried', '112', '3sf', 'kg')], 'numerical root')],
 {'(a)': [a, R], '(b)': [T2], '(c)': [brentq(lambda M: 7500 - (540 + M)*11.5, 0, 1000)]})

# ---------------------------------------------------------------- 630 zh
a, T = np.linalg.solve([[5, -1], [3, 1]], [-.3*50, 30])
ve = sqrt((30*.9 - 15*.9)/(.5*8)); d = .5*5*ve**2/15
assert .9 + d < 2
q(630, [P('(1)', 5, 'value', [V('加速度', '1.875', 'exact', 'm s^-2'), V('张力', '24.375', 'exact', 'N')], '联立两物块的运动方程'),
  P('(2)', 2, 'value', [V('速率', '1.84', '3sf', 'm s^-1')], '功能关系'),
  P('(3)', 3, 'explain', [W('A 能否到达滑轮', '不能。B 落地后绳松弛，A 在摩擦力作用下以 3 m s⁻² 的加速度减速，还能滑行 3.375/(2×3) = 0.5625 m，A 共前进 0.9 + 0.5625 = 1.4625 m < 2 m，故到不了滑轮。')], '动能定理：0.9 + 0.5625 < 2'),
  P('(4)', 2, 'value', [V('总时间', '1.59', '3sf', 's')], '各阶段平均速度')],
 {'(1)': [a, T], '(2)': [ve], '(4)': [.9/(ve/2) + d/(ve/2)]})

check()
seen = set()
compare(built, seen)
finish(seen)
