"""Mechanics and statistics, the questions from 201."""
import re, math
import sympy as sp
from math import sqrt, sin, cos, tan, radians, degrees, atan2, asin, comb, factorial, hypot
from itertools import product, permutations, combinations
from scipy.integrate import quad
from scipy.optimize import brentq, minimize_scalar
from scipy.stats import norm, binom, geom
from keys import compare, finish
seen = set()
QS = []
def ok(a, b, e=1e-7): assert abs(a - b) < e * max(1, abs(b)), (a, b)
def A(of, value, fig, num=None, unit=None, **k):
    if num is not None:
        x = float(sp.sympify(value, rational=True)); n = float(num)
        if fig in ('exact', 'integer'): assert abs(x - n) < 2e-6 * max(1, abs(n)), (of, value, n)
        elif fig.endswith('sf'):
            s = int(fig[0]); d = s - 1 - math.floor(math.log10(abs(n)))
            assert abs(x - n) < 0.5000001 * 10.0**-d, (of, value, n)
            m = len(value.replace('.', '').replace('-', '').lstrip('0'))
            assert '.' not in value or m == s, (of, value)
        else:
            d = int(fig[0]); assert abs(x - n) < 0.5000001 * 10.0**-d and len(value.split('.')[1]) == d, (of, value, n)
    r = dict(of=of, value=value)
    if unit: r['unit'] = unit
    r['figures'] = fig; r.update(k); return r
def W(of, words, **k): return dict(of=of, words=words, **k)
def P(label, marks, asks, answers, route, demands=None):
    r = dict(label=label, marks=marks, asks=asks, answers=answers if isinstance(answers, list) else [answers])
    if demands: r['demands'] = demands
    r['route'] = route; return r
def Q(n, parts): QS.append((n, list(parts)))
def root(f, a, b): return brentq(f, a, b, xtol=1e-13)
def go(acc, v0, T, n=20000):  # plain stepping: (distance, speed)
    x, v, h = 0.0, v0, T / n
    for _ in range(n): x += v * h + acc * h * h / 2; v += acc * h
    return x, v
g = 10
t = root(lambda T: 0.5*15*12 + 12*T + 0.5*20*12 - 1410, 0, 500)
Q('p4-201', [P('(a)', 1, 'value', A('greatest speed', '12', 'exact', go(.8, 0, 15)[1], 'm s^-1'), 'stepping of the motion'),
  P('(b)', 3, 'value', A('T', '100', 'exact', t), 'root of the area under the graph'),
  P('(c)', 2, 'value', A('average speed', '10.4', '3sf', 1410/(35+t), 'm s^-1'), 'distance over total time')])

a = root(lambda a: go(a, 8, 8)[0] - 96, 0, 5); vB = go(a, 8, 8)[1]; d = root(lambda d: vB - 5*d, 0, 20)
Q('p4-202', [P('(a)', 4, 'value', [A('acceleration', '1', 'exact', a, 'm s^-2'), A('speed at B', '16', 'exact', vB, 'm s^-1')], 'root of stepped distance'),
  P('(b)', 3, 'value', [A('deceleration', '3.2', 'exact', d, 'm s^-2'), A('distance AC', '136', 'exact', 96+go(-d, vB, 5)[0], 'm')], 'root and stepping')])

h = lambda t: 15+10*t-5*t*t
tl = root(h, 1, 9); tm = root(lambda t: h(t)-(20*t-5*t*t), .1, 3)
Q('p4-203', [P('(a)', 2, 'value', A('最大高度', '20', 'exact', -minimize_scalar(lambda t: -h(t), bounds=(0, 3), method='bounded').fun, 'm'), 'numerical maximum'),
  P('(b)', 2, 'value', A('落地速率', '20', 'exact', 10*tl-10, 'm s^-1'), 'time of landing by root finding'),
  P('(c)', 4, 'value', [A('时刻', '1.5', 'exact', tm, 's'), A('高度', '18.75', 'exact', h(tm), 'm', accept=['18.8'])], 'root of the difference of heights')])

f = lambda t: 24*t-5*t*t
t1, t2 = root(lambda t: f(t)-19, 0, 2.4), root(lambda t: f(t)-19, 2.4, 4.8)
tm = root(lambda t: f(t)-(18*(t-2)-5*(t-2)**2), 2.1, 4.8)
Q('p4-204', [P('(a)', 3, 'value', A('length of time', '2.8', 'exact', t2-t1, 's'), 'both roots by bisection'),
  P('(b)', 4, 'value', A('height', '16', 'exact', f(tm), 'm'), 'root of the difference of heights')])

v = lambda t: 3*t*t-18*t+24
m = minimize_scalar(v, bounds=(0, 6), method='bounded').fun
Q('p4-205', [P('(a)', 2, 'value', [A('first value of t', '2', 'exact', root(v, 0, 3)), A('second value of t', '4', 'exact', root(v, 3, 6))], 'bisection'),
  P('(b)', 3, 'value', A('minimum velocity', '-3', 'exact', m, 'm s^-1'), 'numerical minimum'),
  P('(c)', 4, 'value', A('total distance', '28', 'exact', quad(lambda t: abs(v(t)), 0, 5, points=[2, 4])[0], 'm'), 'quadrature of the speed')])

v = lambda t: 6*sqrt(t)-3*t
r = minimize_scalar(lambda t: -v(t), bounds=(0, 4), method='bounded')
T = root(lambda T: quad(v, 0, T)[0], 3, 12)
Q('p4-206', [P('(a)', 3, 'value', A('速度的最大值', '3', 'exact', -r.fun, 'm s^-1'), 'numerical maximum'),
  P('(b)', 4, 'value', A('距离', '8', 'exact', quad(v, 0, root(v, 1, 9))[0], 'm'), 'quadrature'),
  P('(c)', 4, 'value', A('速率', '16/3', 'exact', abs(v(T)), 'm s^-1', accept=['5.33']), 'root of the quadrature')])

z = complex(25, -14)
Q('p4-207', [P('(a)', 4, 'value', [A('P', '28.7', '3sf', abs(z)), A('theta', '29.2', '1dp', -degrees(math.atan2(z.imag, z.real)))], 'complex sum of the two known forces'),
  P('(b)', 2, 'state', [A('magnitude', '14', 'exact', abs(25-z.conjugate().conjugate()), 'N'), W('direction', 'in the direction of the positive y-axis')], 'opposite of the removed force')])

z = 16 + 10*complex(cos(math.pi/3), sin(math.pi/3)) + complex(-5, -12)
Q('p4-208', [P('', 6, 'value', [A('magnitude', '16.3', '3sf', abs(z), 'N'), A('angle below the positive x-axis', '11.8', '1dp', -degrees(math.atan2(z.imag, z.real)), 'degrees')], 'complex sum')])

mu = root(lambda m: 16*cos(radians(30))-m*(40-16*sin(radians(30))), 0, 2)
X = root(lambda p: p*cos(radians(30))-mu*(40+p*sin(radians(30))), 0, 100)
Q('p4-209', [P('(a)', 4, 'value', A('动摩擦因数', 'sqrt(3)/4', 'exact', mu, accept=['0.433']), 'root of the force balance'),
  P('(b)', 4, 'value', A('X', '80/3', 'exact', X, accept=['26.7']), 'root of the force balance')])

th = radians(25)
F = lambda x: 50*sin(th)-x*cos(th)   # friction up the plane
R = lambda x: 50*cos(th)+x*sin(th)
Q('p4-210', [P('(a)', 2, 'prove', W('argument', 'Component of the weight down the plane is 50 sin 25° = 21.1 N, which exceeds the greatest possible friction 0.3 × 50 cos 25° = 13.6 N (or tan 25° = 0.466 > 0.3), so the block slides.'), 'numbers 21.1 and 13.6'),
  P('(b)', 4, 'value', A('least value of X', '7.29', '3sf', root(lambda x: F(x)-.3*R(x), 0, 100)), 'root, friction up the plane'),
  P('(c)', 2, 'value', A('greatest value of X', '44.5', '3sf', root(lambda x: F(x)+.3*R(x), 0, 100)), 'root, friction down the plane')])
assert .3*50*cos(th) < 50*sin(th); ok(50*sin(th), 21.13, 1e-3); ok(15*cos(th), 13.59, 1e-3)

s = sp.solve([sp.Eq(6-sp.Symbol('T'), .6*sp.Symbol('a')), sp.Eq(sp.Symbol('T')-4, .4*sp.Symbol('a'))])
a, T = [float(s[sp.Symbol(k)]) for k in 'aT']; t1 = root(lambda t: go(a, 0, t, 500)[0]-1, .1, 3); v1 = go(a, 0, t1)[1]
Q('p4-211', [P('(a)', 4, 'value', [A('acceleration', '2', 'exact', a, 'm s^-2'), A('tension', '4.8', 'exact', T, 'N')], 'linear system by sympy'),
  P('(b)', 4, 'value', A('greatest height', '1.2', 'exact', 1+go(-g, v1, v1/g)[0], 'm'), 'stepping'),
  P('(c)', 2, 'value', A('time slack', '0.4', 'exact', root(lambda t: v1*t-5*t*t, .1, 2), 's'), 'root of the free flight')])

T, a = sp.symbols('T a'); s = sp.solve([40-T-4*a, T-18-6-3*a], [T, a])
v1 = float(s[a])*1.5
Q('p4-212', [P('(a)', 5, 'value', [A('加速度', '16/7', 'exact', s[a], 'm s^-2', accept=['2.29']), A('张力', '216/7', 'exact', s[T], 'N', accept=['30.9'])], 'linear system by sympy'),
  P('(b)', 4, 'value', A('继续上滑的距离', '36/49', 'exact', root(lambda d: .5*3*v1**2-18*d-6*d, 0, 9), 'm', accept=['0.735']), 'energy equation')])

vb = root(lambda x: 2*6-2*1.5-3*x, 0, 9); m = root(lambda m: 3*vb-(3+m)*2, 0, 9)
Q('p4-213', [P('(a)', 2, 'value', A('speed of B', '3', 'exact', vb, 'm s^-1'), 'root of momentum balance'),
  P('(b)', 2, 'value', A('m', '1.5', 'exact', m), 'root of momentum balance'),
  P('(c)', 1, 'explain', W('reason', 'The combined particle moves at 2 m/s ahead of A, which moves in the same direction at only 1.5 m/s, so A never catches it.'), 'compare 1.5 and 2'),
  P('(d)', 3, 'value', A('loss of kinetic energy', '24.75', 'exact', .5*2*(36-1.5**2)-.5*(3+m)*4, 'J', accept=['24.8']), 'difference of energies')])

tc = root(lambda t: (8*t-2.5*t*t)-(4-2.5*t*t), 0, 2); xp = go(-5, 8, tc)[0]; u = (.5*go(-5, 8, tc)[1]-.3*go(5, 0, tc)[1])/.8
Q('p4-214', [P('(a)', 3, 'show', A('time of collision', '0.5', 'exact', tc, 's'), 'root of the difference of positions'),
  P('(b)', 3, 'value', A('speed of the combined particle', '2.5', 'exact', u, 'm s^-1'), 'momentum from stepped velocities'),
  P('(c)', 4, 'value', A('time', '1.76', '3sf', root(lambda t: xp+u*t-2.5*t*t, .5, 5), 's'), 'root of the position')])

Q('p4-215', [P('(a)', 3, 'value', A('克服阻力所做的功', '540', 'exact', root(lambda w: 30*g*5-w-.5*30*64, 0, 2000), 'J'), 'root of the energy equation'),
  P('(b)', 1, 'value', A('阻力', '45', 'exact', root(lambda f: sqrt(2*((1500-12*f)/30))-8, 0, 100), 'N'), 'root through the final speed'),
  P('(c)', 3, 'value', A('动摩擦因数', '0.2', 'exact', root(lambda m: 64-2*m*g*16, 0, 1)), 'kinematics instead of energy')])

aa = (16-4)/(2*15); Fr = 110-200*.28-20*aa
Q('p4-216', [P('(a)(i)', 2, 'value', A('increase in kinetic energy', '120', 'exact', 20*aa*15, 'J'), 'resultant force times distance'),
  P('(a)(ii)', 2, 'value', A('increase in potential energy', '840', 'exact', 200*15*.28, 'J'), 'weight component times distance'),
  P('(b)', 2, 'value', A('work done against friction', '690', 'exact', Fr*15, 'J'), "Newton's second law for the friction"),
  P('(c)', 3, 'value', A('coefficient of friction', '0.240', '3sf', Fr/(200*sqrt(1-.28**2))), "Newton's second law")])
Q('p4-217', [P('(a)(i)', 2, 'value', A('greatest steady speed', '45', 'exact', root(lambda v: 18000/v-400, 1, 200), 'm s^-1'), 'root'),
  P('(a)(ii)', 3, 'value', A('acceleration', '4/15', 'exact', root(lambda a: (1200*a+400)*25-18000, 0, 5), 'm s^-2', accept=['0.267']), 'root of power balance'),
  P('(b)', 3, 'value', A('speed', '20', 'exact', root(lambda v: (400+12000*.05)*v-20000, 1, 200), 'm s^-1'), 'root')])

k = root(lambda k: k*30*30-144000, 1, 999)
Q('p4-218', [P('(a)', 2, 'show', A('k', '160', 'exact', k), 'root'),
  P('(b)', 3, 'value', A('加速度', '0.9', 'exact', root(lambda a: (8000*a+160*15)*15-144000, 0, 5), 'm s^-2'), 'root of power balance'),
  P('(c)', 4, 'value', A('速率', '21.6', '3sf', root(lambda v: (160*v+80000*.04)*v-144000, 1, 99), 'm s^-1', accept=['-10 + 10*sqrt(10)']), 'root')])

T, a = sp.symbols('T a')
s1 = sp.solve([1700-350-T-1500*a, T-150-500*a], [T, a]); s2 = sp.solve([-2100-350-T-1500*a, T-150-500*a], [T, a])
d = -float(s2[a])
Q('p4-219', [P('(a)', 4, 'value', [A('acceleration', '0.6', 'exact', s1[a], 'm s^-2'), A('tension', '450', 'exact', s1[T], 'N')], 'linear system by sympy'),
  P('(b)(i)', 4, 'value', [A('force in the tow-bar', '500', 'exact', -s2[T], 'N'), W('kind of force', 'thrust (compression)')], 'linear system by sympy'),
  P('(b)(ii)', 2, 'value', A('distance', '260', 'exact', go(-d, 26, 26/d)[0], 'm'), 'stepping')])

am = root(lambda a: 6000-5000-500*a, 0, 9)
Q('p4-220', [P('(a)(i)', 2, 'value', A('tension', '5400', 'exact', root(lambda T: T-5000-500*.8, 0, 9e3), 'N'), 'root'),
  P('(a)(ii)', 2, 'value', A('force on the box', '540', 'exact', root(lambda R: 5400-R-4500-450*.8, 0, 9e3), 'N'), 'equation for the lift instead of the box'),
  P('(b)', 4, 'value', A('least distance', '6.25', 'exact', go(-am, 5, 5/am)[0], 'm'), 'stepping')])

d1, _ = go(-10, 8, .8); td = root(lambda t: go(2, 0, t, 500)[0]-d1, .1, 5)
Q('p4-221', [P('(a)', 3, 'value', A('加速度的大小', '10', 'exact', g*(sin(asin(.6))+.5*cos(asin(.6))), 'm s^-2'), 'numerical components'),
  P('(b)', 2, 'value', A('最大距离', '3.2', 'exact', d1, 'm'), 'stepping'),
  P('(c)', 5, 'value', A('总时间', '2.59', '3sf', .8+td, 's'), 'stepping up, root of stepping down')])

R = 40-20*.6; a1 = (20*.8-.4*R)/4; x1, v1 = go(a1, 0, 5)
Q('p4-222', [P('(a)', 4, 'value', A('acceleration', '1.2', 'exact', root(lambda a: 20*cos(math.atan(.75))-.4*(40-20*sin(math.atan(.75)))-4*a, 0, 9), 'm s^-2'), 'root'),
  P('(b)', 4, 'value', A('total distance', '19.5', 'exact', x1+go(-4, v1, v1/4)[0], 'm'), 'stepping')])

c, s_ = cos(radians(70)), sin(radians(70))
Q('p4-223', [P('(a)', 4, 'value', A('T', '1.85', '3sf', root(lambda T: T*c-.5*(3-T*s_), 0, 3)), 'root'),
  P('(b)', 3, 'value', A('T', '11.7', '3sf', root(lambda T: T*c-.5*(T*s_-3), 4, 40)), 'root')])

import numpy as np
M = np.array([[cos(radians(35)), -cos(radians(50))], [sin(radians(35)), sin(radians(50))]])
t1, t2 = np.linalg.solve(M, [0, 24])
Wm = root(lambda w: max(np.linalg.solve(M, [0, w]))-30, 1, 100)
Q('p4-224', [P('(a)', 6, 'value', [A('AP 中的张力', '15.5', '3sf', t1, 'N'), A('BP 中的张力', '19.7', '3sf', t2, 'N')], 'numerical linear system'),
  P('(b)', 2, 'value', A('最大重量', '36.5', '3sf', Wm, 'N'), 'root of the larger tension')])

v = lambda t: .6*t if t <= 5 else 75/t**2
S = lambda T: quad(v, 0, 5)[0]+quad(v, 5, T)[0]
Q('p4-225', [P('(a)', 1, 'show', A('k', '75', 'exact', root(lambda k: k/25-3, 0, 100)), 'root'),
  P('(b)', 2, 'value', A('acceleration', '-0.15', 'exact', (v(10.001)-v(9.999))/.002, 'm s^-2'), 'difference quotient'),
  P('(c)', 5, 'value', A('t', '15', 'exact', root(lambda T: S(T)-17.5, 5, 40)), 'root of the quadrature')])

s0 = lambda t: .005*t**3*(16-t)
dv = lambda t: (s0(t+1e-5)-s0(t-1e-5))/2e-5
r = minimize_scalar(lambda t: -dv(t), bounds=(0, 12), method='bounded')
Q('p4-226', [P('(a)', 4, 'value', [A('t', '12', 'exact', root(dv, 9, 15)), A('displacement', '34.56', 'exact', s0(12), 'm', accept=['34.6'])], 'root of a difference quotient'),
  P('(b)', 4, 'value', A('maximum velocity', '5.12', 'exact', -r.fun, 'm s^-1'), 'numerical maximum'),
  P('(c)', 2, 'value', A('speed', '20.48', 'exact', abs(dv(16)), 'm s^-1', accept=['20.5']), 'difference quotient')])

va = root(lambda x: .4*5-.6*2-.4*x-.6*2.5, -9, 9)
v3 = sqrt(2.5**2*(1-.64))
Q('p4-227', [P('(a)', 3, 'value', [A('A 的速率', '1.75', 'exact', -va, 'm s^-1'), W('方向', '运动方向改变，A 反向运动')], 'root of momentum balance'),
  P('(b)', 3, 'value', A('损失的动能', '3.7125', 'exact', .2*25+.3*4-.2*va**2-.3*2.5**2, 'J', accept=['3.71']), 'difference of energies'),
  P('(c)', 3, 'value', [A('B 弹回时的速率', '1.5', 'exact', v3, 'm s^-1'), W('判断', '不能追上，因为弹回后 B 与 A 同向，而 B 的速率 1.5 小于 A 的速率 1.75')], 'compare 1.5 and 1.75')])
assert va < 0 and v3 < -va

u = root(lambda v: .5*.2*v*v-.2*g*1.8, 0, 20); w = root(lambda w: .2*u-.6*w, 0, 9)
Q('p4-228', [P('(a)', 2, 'value', A('speed of A', '6', 'exact', u, 'm s^-1'), 'root of the energy equation'),
  P('(b)', 4, 'value', A('kinetic energy lost', '2.4', 'exact', .1*u*u-.3*w*w, 'J'), 'momentum root'),
  P('(c)', 3, 'value', A('coefficient of friction', '0.25', 'exact', root(lambda m: go(-m*g, w, w/(m*g), 2000)[0]-.8, .05, 1)), 'root of stepped distance')])

hh = root(lambda h: 300*75+40*81-40*25-14*500-800*h, 0, 100)
Q('p4-229', [P('(a)', 1, 'value', A('work done', '22500', 'exact', quad(lambda t: 300, 0, 75)[0], 'J'), 'quadrature of the power'),
  P('(b)', 2, 'value', A('loss of kinetic energy', '2240', 'exact', quad(lambda v: 80*v, 5, 9)[0], 'J'), 'quadrature of m v'),
  P('(c)', 4, 'value', A('angle of the hill', '2.5', '1dp', degrees(asin(hh/500)), 'degrees'), 'root of the energy equation', ['rounded'])])

wr = root(lambda w: 560000-w-16000*500*.06-800*(16**2-24**2), 0, 1e6)
Q('p4-230', [P('(a)', 4, 'value', A('克服阻力所做的功', '336000', 'exact', wr, 'J'), 'root of the energy equation'),
  P('(b)', 4, 'value', A('加速度', '0.5625', 'exact', root(lambda a: (1600*a+640+960)*16-40000, 0, 5), 'm s^-2', accept=['0.563']), 'root of power balance')])

a1 = (10-.3*20)/3; v1 = go(a1, 0, root(lambda t: go(a1, 0, t, 500)[0]-.5, .1, 3))[1]; d2 = go(-3, v1, v1/3)[0]
Q('p4-231', [P('(a)', 5, 'value', A('speed of B', '1.15', '3sf', v1, 'm s^-1', accept=['2/sqrt(3)']), 'equations of motion and stepping'),
  P('(b)', 4, 'value', A('distance from the pulley', '7/90', 'exact', .8-.5-d2, 'm', accept=['0.0778']), 'stepping')])

xb = lambda t: 1.25*t*t if t <= 8 else 80+20*(t-8)
T = root(lambda t: xb(t)-15*t, 9, 40)
Q('p4-232', [P('(a)', 5, 'value', [A('所用时间', '16', 'exact', T, 's'), A('离 P 的距离', '240', 'exact', xb(T), 'm')], 'root of the difference of positions'),
  P('(b)', 3, 'value', A('最大距离', '45', 'exact', -minimize_scalar(lambda t: xb(t)-15*t, bounds=(0, 8), method='bounded').fun, 'm'), 'numerical maximum')])
from fractions import Fraction as Fr_
from sympy.utilities.iterables import multiset_permutations as mp
def stats(xs, fs=None):
    fs = fs or [1]*len(xs); a = np.repeat(np.array(xs, float), fs); return a.mean(), a.std(), a.var()
sx = -36+30*45; sxx = 1260+2*45*sx-30*45**2
Q('p5-201', [P('(a)', 3, 'value', [A('mean', '43.8', 'exact', sx/30, 'minutes'), A('standard deviation', '6.37', '3sf', sqrt(sxx/30-(sx/30)**2), 'minutes')], 'through uncoded sums'),
  P('(b)', 2, 'show', A('sum of x squared', '58770', 'exact', 30*((1260/30-1.2**2)+43.8**2)), 'n (variance + mean squared)'),
  P('(c)', 2, 'value', A('mean of all 50', '45.6', 'exact', np.average([43.8, 48.3], weights=[30, 20]), 'minutes')  , 'weighted average')])

m_, s_, _ = stats([5, 12.5, 17.5, 25, 40], [8, 15, 22, 20, 15])
Q('p5-202', [P('(a)', 4, 'sketch', W('histogram', 'bars on 0-10, 10-15, 15-20, 20-30, 30-50 with frequency densities 0.8, 3, 4.4, 2, 0.75; axes labelled time (minutes) and frequency density'), 'frequency over class width'),
  P('(b)', 5, 'value', [A('mean', '21.4', '3sf', m_, 'minutes'), A('standard deviation', '10.7', '3sf', s_, 'minutes')], 'numpy on repeated midpoints'),
  P('(c)', 2, 'value', A('greatest possible interquartile range', '20', 'exact', 30-10, 'minutes'), 'lower quartile in 10-15, upper quartile in 20-30, from cumulative 8, 23, 45, 65')])

D = sorted([31, 34, 38, 42, 45, 47, 47, 51, 53, 56, 58, 62, 64, 65, 79])
Q('p5-203', [P('(a)', 3, 'value', [A('中位数', '51', 'exact', np.median(D)), A('四分位距', '20', 'exact', np.median(D[8:])-np.median(D[:7]))], 'medians of the halves'),
  P('(b)', 1, 'value', A('平均数', '51.5', '3sf', np.mean(D), accept=['772/15']), 'numpy'),
  P('(c)', 2, 'explain', [W('集中趋势', '甲队的中位数 51 高于乙队的 46，甲队得分总体较高'), W('离散程度', '甲队的四分位距 20 大于乙队的 9，甲队得分较分散、不够稳定')], '51 > 46, 20 > 9')])

D = [1.2, 1.5, 1.6, 1.8, 2.1, 2.3, 2.4, 2.7, 3.0, 3.4, 9.8]
Q('p5-204', [P('(a)', 3, 'value', [A('median', '2.3', 'exact', np.median(D), 'kg'), A('interquartile range', '1.4', 'exact', np.median(D[6:])-np.median(D[:5]), 'kg')], 'medians of the halves'),
  P('(b)', 1, 'value', A('mean', '2.89', '3sf', np.mean(D), 'kg'), 'numpy'),
  P('(c)', 1, 'explain', W('reason', 'The mean is affected by the extreme value 9.8 kg, whereas the median is not.'), 'outlier 9.8')])

tot, tot2 = 1240+30*57, 78200+30*(8**2+57**2)
Q('p5-205', [P('(a)', 2, 'value', A('standard deviation of A', '8.12', '3sf', sqrt(78200/20-62**2)), 'formula'),
  P('(b)', 2, 'value', A('mean', '59', 'exact', tot/50), 'sums'),
  P('(c)', 4, 'value', A('standard deviation of all', '8.41', '3sf', sqrt((20*66+30*64+20*(62-59)**2+30*(57-59)**2)/50)), 'within and between variances')])
ok(tot2/50-(tot/50)**2, (20*66+30*64+20*9+30*4)/50)

m_, s_, _ = stats([10, 25, 35, 45, 55, 70], [12, 34, 64, 48, 28, 14])
Q('p5-206', [P('(a)', 1, 'value', A('频数密度', '6.4', 'exact', (110-46)/10), 'difference over width'),
  P('(b)', 2, 'value', A('人数', '66', 'integer', 200-np.interp(45, [40, 50], [110, 158])), 'numpy interp'),
  P('(c)', 5, 'value', [A('平均数', '39.45', 'exact', m_, '分钟', accept=['39.5']), A('标准差', '14.2', '3sf', s_, '分钟')], 'numpy on repeated midpoints')])

L = [''.join(p) for p in mp(list('TOMORROW'))]
Q('p5-207', [P('(a)', 1, 'value', A('arrangements', '3360', 'integer', len(L)), 'enumeration'),
  P('(b)', 2, 'value', A('arrangements', '360', 'integer', sum('OOO' in x for x in L)), 'enumeration'),
  P('(c)', 3, 'value', A('arrangements', '1200', 'integer', sum('OO' not in x for x in L)), 'enumeration'),
  P('(d)', 2, 'value', A('probability', '1/28', 'exact', sum(x[0] == x[-1] == 'R' for x in L)/len(L), accept=['0.0357']), 'enumeration')])

L = [''.join(p) for p in mp(list('PINEAPPLE'))]
S = {tuple(sorted(c)) for c in combinations('PINEAPPLE', 4)}
Q('p5-208', [P('(a)', 2, 'value', A('arrangements', '2520', 'integer', sum(x[0] == x[-1] == 'P' for x in L)), 'enumeration'),
  P('(b)', 4, 'value', A('arrangements', '23520', 'integer', sum('EE' not in x for x in L)), 'enumeration'),
  P('(c)', 3, 'value', A('selections', '11', 'integer', sum(c.count('P') == 2 for c in S)), 'enumeration')])

C = list(combinations(range(12), 5))  # 0..6 men, 7..11 women
Q('p5-209', [P('(a)', 3, 'value', A('选法种数', '246', 'integer', sum(sum(i > 6 for i in c) >= 3 for c in C)), 'enumeration'),
  P('(b)', 3, 'value', A('选法种数', '672', 'integer', sum(not (0 in c and 7 in c) for c in C)), 'enumeration'),
  P('(c)', 2, 'value', A('站法种数', '72', 'integer', sum(abs(p.index(3)-p.index(4)) > 1 for p in permutations(range(5)))), 'enumeration')])

N = list(permutations([1, 2, 4, 5, 7, 8], 4)); N2 = list(product([1, 2, 4, 5, 7, 8], repeat=4))
Q('p5-210', [P('(a)(i)', 3, 'value', A('numbers', '84', 'integer', sum(x[0] >= 5 and x[3] % 2 for x in N)), 'enumeration'),
  P('(a)(ii)', 2, 'value', A('numbers', '324', 'integer', sum(x[0] >= 5 and x[3] % 2 for x in N2)), 'enumeration'),
  P('(b)', 3, 'value', A('probability', '1/5', 'exact', sum(x[0] % 2 == 0 == x[3] % 2 for x in N)/len(N)), 'enumeration')])

n1 = n2 = 0
for r in combinations(range(10), 4):
    rest = [i for i in range(10) if i not in r]
    for b in combinations(rest, 4):
        t = [i for i in rest if i not in b]; n1 += 1; n2 += any(0 in s and 1 in s for s in (r, b, t))
Q('p5-211', [P('(a)', 2, 'value', A('ways', '3150', 'integer', n1), 'enumeration'),
  P('(b)', 4, 'value', A('ways', '910', 'integer', n2), 'enumeration')])

fam = 'AAABBCCCC'; kid = [0, 0, 1, 0, 1, 0, 0, 1, 1]
cs = [0, 0, 0]
for p in permutations(range(9)):
    f = [fam[i] for i in p]; k = [kid[i] for i in p]
    cs[0] += sum(f[i] != f[i+1] for i in range(8)) == 2
    cs[1] += not any(k[i] and k[i+1] for i in range(8)); cs[2] += not (k[0] or k[8])
Q('p5-212', [P('(a)', 3, 'value', A('坐法种数', '1728', 'integer', cs[0]), 'enumeration of 9!'),
  P('(b)', 3, 'value', A('坐法种数', '43200', 'integer', cs[1]), 'enumeration of 9!'),
  P('(c)', 2, 'value', A('坐法种数', '100800', 'integer', cs[2]), 'enumeration of 9!')])

C = list(combinations(range(1, 10), 4)); pr = lambda f, L: sum(bool(f(c)) for c in L)/len(L)
Q('p5-213', [P('(a)', 2, 'value', A('probability', '10/63', 'exact', pr(lambda c: max(c) == 7, C), accept=['0.159']), 'enumeration'),
  P('(b)', 2, 'value', A('probability', '121/126', 'exact', pr(lambda c: math.prod(c) % 2 == 0, C), accept=['0.960']), 'enumeration'),
  P('(c)', 3, 'value', A('probability', '11/21', 'exact', pr(lambda c: sum(c) % 2 == 0, C), accept=['0.524']), 'enumeration')])

J = {(w, l): p*(q if l else 1-q) for w, p, q in (('b', .35, .2), ('c', .45, .12), ('w', .2, .05)) for l in (0, 1)}
late = sum(p for (w, l), p in J.items() if l)
Q('p5-214', [P('(a)', 3, 'value', A('probability', '0.134', 'exact', late), 'joint table'),
  P('(b)', 2, 'value', A('probability', '35/67', 'exact', J['b', 1]/late, accept=['0.522']), 'joint table'),
  P('(c)', 3, 'value', A('probability', '198/433', 'exact', J['c', 0]/(1-late), accept=['0.457']), 'joint table')])

C = list(combinations('RRRRRBBBBGGG', 3)); one = [c for c in C if 'R' in c]
Q('p5-215', [P('(a)', 3, 'value', A('概率', '3/44', 'exact', pr(lambda c: len(set(c)) == 1, C), accept=['0.0682']), 'enumeration'),
  P('(b)', 2, 'value', A('概率', '7/22', 'exact', pr(lambda c: c.count('R') == 2, C), accept=['0.318']), 'enumeration'),
  P('(c)', 3, 'value', A('概率', '14/37', 'exact', pr(lambda c: c.count('R') == 2, one), accept=['0.378']), 'enumeration')])

Q('p5-216', [P('(a)', 2, 'value', A('probability', '13/50', 'exact', 26/(38+26+36)), 'row of the table'),
  P('(b)', 3, 'explain', W('conclusion', 'Not independent: P(male) × P(Mathematics) = 0.5 × 0.4 = 0.2, but P(male and Mathematics) = 42/200 = 0.21, which is different.'), '0.21 and 0.2'),
  P('(c)', 2, 'value', A('probability', '0.101', '3sf', comb(64, 2)/comb(200, 2), accept=['504/4975']), 'combinations')])
assert 42+30+28+38+26+36 == 200; ok(64*63/200/199, 504/4975)
def sf3(x):
    d = 2 - math.floor(math.log10(abs(x))); return f'{x:.{max(d, 0)}f}'
Phi = lambda z: quad(lambda u: math.exp(-u*u/2)/sqrt(2*math.pi), -12, z, limit=200)[0]  # second way: quadrature
def V(of, first, second, unit=None, **k): ok(first, second, 1e-6); return A(of, sf3(first), '3sf', second, unit, **k)
bn = lambda n, p, ks: sum(comb(n, k)*p**k*(1-p)**(n-k) for k in ks)
D = list(product(range(1, 7), repeat=2)); C = [d for d in D if d[0]*d[1] < 9]
Q('p5-217', [P('(a)', 3, 'explain', W('conclusion', 'Independent: P(A) = 1/2, P(B) = 1/9 and P(A and B) = 2/36 = 1/18 = P(A) × P(B).'), 'enumeration'),
  P('(b)', 1, 'explain', W('conclusion', 'Mutually exclusive: scores with sum 9 have product 18 or 20, which is not less than 9.'), 'enumeration'),
  P('(c)', 3, 'value', A('P(A | C)', '7/16', 'exact', pr(lambda d: d[0] % 2 == 0, C), accept=['0.4375', '0.438']), 'enumeration')])
assert pr(lambda d: sum(d) == 9 and d[0] % 2 == 0, D)*18 == 1 and not any(sum(d) == 9 for d in C)

O = [(a, b) for a in 'RRRRRRWWWW' for b in 'RRRWWWW'+a]
Q('p5-218', [P('(a)', 3, 'value', A('概率', '9/20', 'exact', pr(lambda o: o[1] == 'R', O)), 'enumeration'),
  P('(b)', 2, 'value', A('概率', '11/20', 'exact', pr(lambda o: o[0] == o[1], O)), 'enumeration'),
  P('(c)', 2, 'value', A('概率', '2/3', 'exact', pr(lambda o: o[0] == 'R', [o for o in O if o[1] == 'R'])), 'enumeration')])

x = root(lambda x: .3*x+.7*.1-.16, 0, 1)
Q('p5-219', [P('(a)', 3, 'value', A('x', '0.3', 'exact', x), 'root'),
  P('(b)', 2, 'value', A('probability', '9/16', 'exact', .3*x/.16, accept=['0.5625', '0.563']), 'ratio'),
  P('(c)', 2, 'value', A('probability', '0.2688', 'exact', 1-.16**2-.84**2, accept=['0.269']), 'complement')])

w = np.array([x*(5-x) for x in range(1, 5)], float); w /= w.sum(); X = np.arange(1, 5)
Q('p5-220', [P('(a)', 3, 'show', A('k', '1/20', 'exact', w[0]/4), 'normalised weights'),
  P('(b)', 3, 'value', A('Var(X)', '1.05', 'exact', w@X**2-(w@X)**2), 'numpy'),
  P('(c)', 2, 'value', A('probability', '3/8', 'exact', w[1]/w[:3].sum()), 'numpy')])

N = [sum(i < 3 for i in c) for c in combinations(range(8), 3)]
Q('p5-221', [P('(a)', 2, 'show', A('P(X=1)', '15/28', 'exact', N.count(1)/56), 'enumeration'),
  P('(b)', 3, 'value', [A(f'P(X={i})', q, 'exact', N.count(i)/56) for i, q in enumerate(['5/28', '15/28', '15/56', '1/56'])], 'enumeration'),
  P('(c)', 3, 'value', [A('E(X)', '9/8', 'exact', np.mean(N), accept=['1.125', '1.13']), A('Var(X)', '225/448', 'exact', np.var(N), accept=['0.502'])], 'numpy on the enumeration')])

p, q = np.linalg.solve([[1, 1], [-2, 1]], [.5, -.1]); X = np.array([-2, 0, 1, 3]); w = np.array([p, .3, q, .2])
Q('p5-222', [P('(a)', 4, 'value', [A('p', '0.2', 'exact', p), A('q', '0.3', 'exact', q)], 'numerical linear system'),
  P('(b)', 2, 'value', A('Var(X)', '2.65', 'exact', w@(X-.5)**2), 'mean square deviation')])

z = (60.5-150*.35)/sqrt(150*.35*.65)
Q('p5-223', [P('(a)', 3, 'value', V('probability', bn(12, .35, range(3, 6)), binom.cdf(5, 12, .35)-binom.cdf(2, 12, .35)), 'scipy binom'),
  P('(b)', 5, 'value', V('probability', 1-Phi(z), norm.sf(z)), 'normal approximation with continuity correction')])

Q('p5-224', [P('(a)', 1, 'value', A('概率', '0.1029', 'exact', geom.pmf(4, .3), accept=['0.103']), 'scipy geom'),
  P('(b)', 2, 'value', V('概率', 1-.7**6, geom.cdf(6, .3)), 'scipy geom'),
  P('(c)', 3, 'value', V('概率', 1-bn(10, .3, range(3)), binom.sf(2, 10, .3)), 'scipy binom')])

Q('p5-225', [P('(a)', 1, 'value', A('E(X)', '6', 'exact', geom.mean(1/6)), 'scipy geom'),
  P('(b)', 2, 'value', V('probability', (5/6)**3-(5/6)**7, sum(geom.pmf(k, 1/6) for k in range(4, 8))), 'sum of geom pmf'),
  P('(c)', 2, 'value', V('probability', 6*5**5/6**7, binom.pmf(1, 6, 1/6)/6), 'one six in six throws, then a six')])

n = next(n for n in range(1, 999) if binom.sf(0, n, .08) > .99); z = (29.5-24)/sqrt(24*.92)
Q('p5-226', [P('(a)', 3, 'value', V('probability', bn(20, .08, range(3)), binom.cdf(2, 20, .08)), 'scipy binom'),
  P('(b)', 3, 'value', A('least n', '56', 'integer', n), 'search'),
  P('(c)', 5, 'value', V('probability', 1-Phi(z), norm.sf(z)), 'normal approximation with continuity correction')])

p = Phi(7/6.5)-Phi(-5/6.5)
Q('p5-227', [P('(a)', 4, 'value', V('概率', p, norm.cdf(172, 165, 6.5)-norm.cdf(160, 165, 6.5)), 'quadrature and scipy'),
  P('(b)', 3, 'value', V('h', norm.isf(.15, 165, 6.5), root(lambda h: Phi((h-165)/6.5)-.85, 150, 190), 'cm', accept=['171.7']), 'root of the quadrature'),
  P('(c)', 2, 'value', V('概率', 10*p**3*(1-p)**2, binom.pmf(3, 5, p)), 'scipy binom')])

z1, z2 = norm.ppf(.12), norm.ppf(.8); sg = 22/(z2-z1); mu = 30-z1*sg
Q('p5-228', [P('', 5, 'value', [A('mu', '42.8', '3sf', mu), A('sigma', '10.9', '3sf', sg)], 'inverse normal; checked by quadrature')])
ok(Phi((30-mu)/sg), .12, 1e-6); ok(1-Phi((52-mu)/sg), .2, 1e-6)

Q('p5-229', [P('(a)', 3, 'value', V('probability', 1-Phi(25/18), norm.sf(145, 120, 18)), 'quadrature and scipy'),
  P('(b)', 4, 'value', A('expected number', '196', 'integer', round(250*(norm.cdf(25/18)-norm.cdf(-20/18)))), 'scipy'),
  P('(c)', 3, 'value', V('probability', Phi(1.5), norm.cdf(2, 1, 2/3)), 'with mu = 1')])

z = (41.5-48)/sqrt(28.8)
Q('p5-230', [P('(a)', 3, 'value', V('概率', bn(8, .4, range(6, 9)), binom.sf(5, 8, .4)), 'scipy binom'),
  P('(b)', 5, 'value', V('概率', Phi(z), norm.cdf(z)), 'normal approximation with continuity correction'),
  P('(c)', 1, 'explain', W('理由', 'np = 48 > 5 且 nq = 72 > 5'), 'products 48 and 72')])

Q('p5-231', [P('(a)', 3, 'value', V('mu', 50-4.2*norm.ppf(.06), root(lambda m: Phi((50-m)/4.2)-.06, 40, 80)), 'root of the quadrature'),
  P('(b)', 3, 'value', V('probability', 2*Phi(1.5)-1, norm.cdf(1.5)-norm.cdf(-1.5)), 'quadrature and scipy'),
  P('(c)', 2, 'value', V('probability', 6*.06**2*.94**2, binom.pmf(2, 4, .06)), 'scipy binom')])

sg = root(lambda s: Phi(-200/s)-.08, 50, 500); p = norm.sf(150/sg)
Q('p5-232', [P('(a)', 3, 'value', V('sigma', 200/norm.isf(.08), sg, '小时'), 'root of the quadrature'),
  P('(b)', 3, 'value', V('概率', 1-Phi(150/sg), p), 'quadrature and scipy'),
  P('(c)', 3, 'value', V('概率', bn(6, p, range(2)), binom.cdf(1, 6, p)), 'scipy binom')])
compare(QS, seen)
finish(seen)
