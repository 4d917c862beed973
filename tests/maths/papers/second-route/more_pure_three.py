"""Pure mathematics 3, the questions from 201."""
import math, cmath, re
import numpy as np, sympy as sp
from scipy.integrate import quad, solve_ivp
from scipy.optimize import brentq
from sympy.parsing.sympy_parser import parse_expr, standard_transformations, implicit_multiplication, convert_xor
from keys import compare, finish
seen = set()
TR = standard_transformations + (implicit_multiplication, convert_xor)
QS, ERR = [], []
def AS(c, m):
    if not c: ERR.append(m); print('FAIL', m)
SY = {s: sp.Symbol(s) for s in 'xytuakpnbchmV'}; SY['theta'] = sp.Symbol('theta'); SY['lambda_'] = sp.Symbol('lambda_')
def ev(s, **kw):
    d = {**SY, 'e': sp.E, 'i': sp.I, 'ln': sp.log, 'arctan': sp.atan, 'cosec': sp.csc, **kw}
    return parse_expr(re.sub(r'(\d)([ijk]\b)', r'\1*\2', s.replace('theta', 'theta')), local_dict=d, transformations=TR)
def fig(v, f):
    n = int(f[0])
    if f.endswith('sf'):
        if v == 0: return '0'
        d = n - 1 - math.floor(math.log10(abs(v)))
        return f'{round(v, d):.{max(d,0)}f}'
    return f'{v:.{n}f}'
class A(dict): pass
def V(of, value, figures='exact', chk=None, **kw):
    if chk is not None:
        got = complex(ev(value)) if figures in ('exact', 'integer') else None
        if got is not None: AS(abs(got - complex(chk)) < 1e-7 * max(1, abs(chk)), (of, value, got, chk))
        else: AS(float(fig(float(chk), figures)) == float(value), (of, value, chk))
        if figures == 'integer': assert float(chk) == int(float(value)) or abs(float(chk)-int(value))<1e-7
    return {'of': of, 'value': value, 'figures': figures, **kw}
def E(of, value, f, var='x', pts=(0.11, 0.23, 0.37), lhs=True, **kw):
    """An expression equal to f(point) for every point."""
    ex = ev(value.split('=')[1] if '=' in value else value)
    for p in pts:
        g = complex(ex.subs(sp.Symbol(var), p)); w = complex(f(p))
        AS(abs(g - w) < 1e-6 * max(1, abs(w)), (of, value, p, g, w))
    return {'of': of, 'value': value, 'figures': 'exact', **kw}
def S(of, value, pred, lo=-20, hi=20, var='x', env={}, **kw):
    for t in np.linspace(lo + 0.0013, hi + 0.0017, 4001):
        AS(bool(eval(value.replace('^', '**'), {'sqrt': math.sqrt, 'pi': math.pi, var: t, **env})) == bool(pred(t)), (of, value, t))
    return {'of': of, 'value': value, 'figures': 'exact', **kw}
def C(of, value, pt, figures='exact', **kw):
    """Coordinates or a vector in components, against numbers."""
    t = ev(value)
    if figures == 'exact': AS(all(abs(complex(a) - b) < 1e-7 for a, b in zip(t, pt)), (of, value, pt))
    else: AS(all(float(a) == float(fig(b, figures)) for a, b in zip(t, pt)), (of, value, pt))
    return {'of': of, 'value': value, 'figures': figures, **kw}
I_, J_, K_ = sp.symbols('i_ j_ k_')
def IJK(of, value, pt, **kw):
    t = sp.expand(ev(value, i=I_, j=J_, k=K_))
    assert all(abs(float(t.coeff(s)) - b) < 1e-9 for s, b in zip((I_, J_, K_), pt)), (of, value, t)
    return {'of': of, 'value': value, 'figures': 'exact', **kw}
def R(of, value, ok=True, figures='exact', **kw):
    """Any other value; `ok` is its check."""
    AS(ok, (of, value))
    return {'of': of, 'value': value, 'figures': figures, **kw}
def W(of, words, ok=True, **kw):
    AS(ok, (of, words))
    return {'of': of, 'words': words, **kw}
def P(label, marks, asks, route, *answers, demands=None):
    p = {'label': label, 'marks': marks, 'asks': asks, 'answers': list(answers)}
    if demands: p['demands'] = demands.split()
    p['route'] = route
    return p
def Q(n, *parts): QS.append((f'p3-{n}', list(parts)))
def D(f, t, h=1e-5): return (f(t + h) - f(t - h)) / (2 * h)
def ang(a, b, acute=False):
    a, b = np.array(a, float), np.array(b, float); c = a @ b / np.linalg.norm(a) / np.linalg.norm(b)
    return math.degrees(math.acos(abs(c) if acute else c))
def roots(f, lo, hi, n=4000):
    xs = np.linspace(lo, hi, n + 1); out = []
    for a, b in zip(xs, xs[1:]):
        fa, fb = f(a), f(b)
        if fa == 0: out.append(a)
        elif fa * fb < 0 and abs(fa) + abs(fb) < 50: out.append(brentq(f, a, b, xtol=1e-13))
    return out
def dp2(f, x0, n=60):
    for _ in range(n): x0 = f(x0)
    return x0
sqrt, ln, exp, sin, cos, tan, pi, atan = math.sqrt, math.log, math.exp, math.sin, math.cos, math.tan, math.pi, math.atan
rad, deg = math.radians, math.degrees
Q(201,
 P('',4,'set','sampling both sides',S('x','-8 < x < 2/5',lambda x:abs(2*x-5)>3*abs(x+1))))

Q(202,
 P('(a)',2,'sketch','zero and intercept by substitution',W('graph','V-shaped graph with its vertex on the x-axis at (2a/3, 0), meeting the y-axis at (0, 2a), the left branch of negative gradient and the right branch of positive gradient')),
 P('(b)',3,'set','sampling with a = 1.7',S('x','-a/2 < x < 3*a',lambda x:abs(3*x-3.4)<x+6.8,env={'a':1.7})))

Q(203,
 P('',3,'value','numerical root',V('x','0.783','3sf',brentq(lambda x:ln(x+5)-2-ln(x),.1,5)),demands='rounded'))

r=roots(lambda x:9**x-3**(x+1)-7,-5,5); assert len(r)==1
Q(204,
 P('(a)',2,'show','substituting the numerical root',R('equation','u^2 - 3u - 7 = 0',abs((3**r[0])**2-3*3**r[0]-7)<1e-9)),
 P('(b)',3,'value','numerical root',V('x','1.38','3sf',r[0]),demands='rounded'))

Q(205,
 P('(a)',4,'expression','sympy series',R('expansion','1/4 + 3/4 x + 27/16 x^2',sp.expand(sp.series((2-3*sp.Symbol('x'))**-2,sp.Symbol('x'),0,3).removeO()-ev('1/4 + 3/4*x + 27/16*x^2'))==0)),
 P('(b)',1,'set','radius of convergence: the pole at 2/3',S('x','-2/3 < x < 2/3',lambda x:abs(3*x/2)<1)))

x=sp.Symbol('x')
f=(x**2+3*x+5)/((1-x)*(2+x**2))
Q(206,
 P('(a)',5,'expression','recombining',R('f(x)','3/(1 - x) + (2x - 1)/(2 + x^2)',sp.simplify(ev('3/(1 - x) + (2x - 1)/(2 + x^2)')-f)==0),demands='form'),
 P('(b)',5,'expression','sympy series',R('expansion','5/2 + 4x + 13/4 x^2',sp.expand(sp.series(f,x,0,3).removeO()-ev('5/2 + 4*x + 13/4*x^2'))==0)))

r=roots(lambda t:5*sin(rad(2*t))-3*cos(rad(2*t))-4,.01,179.99); assert len(r)==2
Q(207,
 P('(a)',3,'value','maximum of the expression and its zero, numerically',V('R','sqrt(34)','exact',max(5*sin(t)-3*cos(t) for t in np.linspace(2,2.3,300001))),V('alpha','30.96','2dp',roots(lambda t:5*sin(rad(t))-3*cos(rad(t)),0.01,90)[0],unit='degrees'),demands='exact rounded'),
 P('(b)',4,'value','numerical roots',V('theta','37.1','1dp',r[0],unit='degrees'),V('theta','83.8','1dp',r[1],unit='degrees')))

g=lambda t:10/(sqrt(6)*cos(t)+3*sin(t)+5)
ts=np.linspace(0,2*pi,200001); gm=max(map(g,ts)); tm=ts[int(np.argmax([g(t) for t in ts]))]
Q(208,
 P('(a)',3,'value','numerical maximum',V('R','sqrt(15)','exact',10/g(tm-pi)-5),V('alpha','0.886','3dp',atan(3/sqrt(6))),demands='exact rounded'),
 P('(b)',5,'value','scanning one period',V('greatest value','5 + sqrt(15)','exact',gm),V('theta','4.03','3sf',tm),demands='form'))

X=lambda t:ln(2*t+1); Y=lambda t:t*t*exp(-t)
Q(209,
 P('(a)',4,'expression','central differences',E('dy/dx','1/2*t*(2 - t)*(2*t + 1)*e^(-t)',lambda t:D(Y,t)/D(X,t),'t',(.4,1.3,3.1))),
 P('(b)',3,'coordinates','numerical maximum of y',C('stationary point','(ln(5), 4*e^(-2))',(X(brentq(lambda t:D(Y,t),.5,4)),Y(brentq(lambda t:D(Y,t),.5,4)))),demands='exact'))
 
y=sp.Symbol('y')
F=x**2+3*x*y-y**2+13
sol=sp.solve([F,sp.diff(F,x)],[x,y])
Q(210,
 P('(a)',4,'show','-F_x/F_y',R('dy/dx','(2x + 3y)/(2y - 3x)',sp.simplify(-sp.diff(F,x)/sp.diff(F,y)-(2*x+3*y)/(2*y-3*x))==0)),
 P('(b)',4,'coordinates','solving F = F_x = 0',R('point','(3, -2)',set(sol)=={(3,-2),(-3,2)}),R('point','(-3, 2)')))

Q(211,
 P('',5,'value','quadrature',V('integral','8*ln(2) - 4','exact',quad(lambda x:ln(x)/sqrt(x),1,4)[0]),demands='exact form'))

q1=quad(lambda x:sin(2*x)/(1+cos(x)),0,pi/3)[0]
Q(212,
 P('(a)',3,'show','both integrals by quadrature',R('I','integral from 1/2 to 1 of 2u/(1 + u) du',abs(q1-quad(lambda u:2*u/(1+u),.5,1)[0])<1e-9)),
 P('(b)',4,'value','quadrature',V('I','1 + 2*ln(3/4)','exact',q1),demands='exact'))

h=lambda x:exp(x/2)-6+x*x
r=roots(h,0,6); assert len(r)==1 and h(1.5)*h(2)<0
Q(213,
 P('(a)',2,'sketch','root count on a grid',W('graphs','the increasing curve y = e^(x/2) through (0, 1) and the parabola y = 6 - x^2 with maximum (0, 6) meet exactly once for x > 0, so there is exactly one positive root')),
 P('(b)',2,'show','sign change evaluated',W('sign change','with f(x) = e^(x/2) - 6 + x^2, f(1.5) = -1.63 < 0 and f(2) = 0.718 > 0; the sign changes, so the root lies between 1.5 and 2',fig(h(1.5),'3sf')=='-1.63' and fig(h(2),'3sf')=='0.718')),
 P('(c)',3,'value','brentq and the iteration itself',V('root','1.86','2dp',r[0]),demands='rounded'))
assert abs(dp2(lambda x:sqrt(6-exp(x/2)),1.5)-r[0])<1e-9

y3=lambda x:x**3*cos(x/2)
r=brentq(lambda x:D(y3,x),1,3)
assert abs(r*tan(r/2)-6)<1e-6 and abs(dp2(lambda x:2*atan(6/x),2)-r)<1e-6
Q(214,
 P('(a)',4,'show','numerical maximum satisfies it',R('equation','x = 2 arctan(6/x)',abs(r-2*atan(6/r))<1e-6)),
 P('(b)',2,'show','sign change',W('sign change','with f(x) = x - 2 tan^-1(6/x), f(2.3) = %s < 0 and f(2.6) = %s > 0; the sign changes, so m lies between 2.3 and 2.6'%(fig(2.3-2*atan(6/2.3),'3sf'),fig(2.6-2*atan(6/2.6),'3sf')),2.3-2*atan(6/2.3)<0<2.6-2*atan(6/2.6))),
 P('(c)',3,'value','numerical maximum',V('m',fig(r,'2dp'),'2dp',r),demands='rounded'))

l,m=sp.symbols('l m')
s=sp.solve([1+2*l-1-m,2-l+3-2*m,-1+3*l-6+2*m],[l,m]); assert s=={l:1,m:2}
Q(215,
 P('(a)',5,'vector','solving the three equations with sympy',IJK('position vector of the point of intersection','3i + j + 2k',(1+2,2-1,-1+3))),
 P('(b)',3,'value','arccos of the scalar product',V('angle','57.7','1dp',ang((2,-1,3),(1,2,-2),True),unit='degrees',accept=['1.01 radians'])))

assert not sp.solve([2+2*l-1-m,3*l-2+m,-1+2*l-2*m],[l,m])
Q(216,
 P('(a)',2,'equation','B - A',R('vector equation of AB','r = 2i - k + lambda(2i + 3j + 2k)',tuple(np.array((4,3,1))-np.array((2,0,-1)))==(2,3,2),upTo='choice')),
 P('(b)',4,'show','sympy finds no solution; directions not proportional',W('skew','2i + 3j + 2k is not a multiple of i - j + 2k, so the lines are not parallel; the i and j components give lambda = 1/5, mu = 7/5, but then the k components are -3/5 and 14/5, so the lines do not meet; hence they are skew',accept=['两直线的方向向量不成比例，故不平行；由 i、j 分量得 lambda = 1/5，mu = 7/5，代入 k 分量得 -3/5 ≠ 14/5，故不相交；所以两直线异面'])),
 P('(c)',3,'value','arccos',V('angle AOB','52.1','1dp',ang((2,0,-1),(4,3,1)),unit='degrees',accept=['0.910 radians'])))
assert fig(rad(ang((2,0,-1),(4,3,1))),'3sf')=='0.910'

so=solve_ivp(lambda x,y:x*np.exp(x)/y,(0,2),[2],rtol=1e-10,atol=1e-12,dense_output=True).sol
Q(217,
 P('(a)',6,'expression','numerical integration of the equation',E('y','y = sqrt(2*(x - 1)*e^x + 6)',lambda t:so(t)[0],'x',(.3,1.1,1.9))),
 P('(b)',1,'value','numerical integration',V('y','sqrt(2*e^2 + 6)','exact',so(2)[0]),demands='exact'))

so=solve_ivp(lambda x,y:y*y*np.sin(2*x)**2,(0,.5),[4],rtol=1e-11,atol=1e-12,dense_output=True).sol
Q(218,
 P('(a)',6,'expression','numerical integration of the equation',E('y','y = 8/(2 - 4*x + sin(4*x))',lambda t:so(t)[0],'x',(.1,.3,.45))),
 P('(b)',1,'value','numerical integration',V('y','4.34','3sf',so(.25)[0]),demands='rounded'))

u=(1+8j)/(2+3j)
Q(219,
 P('(a)',3,'complex','Python complex division',V('u','2 + i','exact',u),demands='form'),
 P('(b)',3,'value','cmath.polar',V('modulus','5','integer',abs(u*u)),V('argument','0.927','3sf',cmath.phase(u*u)),demands='rounded'))

z=np.linalg.solve([[4,-3],[1,-2]],[17,8]); z=complex(*z)
assert abs((1+2j)*z+(3-1j)*z.conjugate()-17-8j)<1e-9
Q(220,
 P('(a)',5,'complex','linear system solved by numpy and substituted',V('z','2 - 3i','exact',z),demands='form'),
 P('(b)',2,'value','cmath.phase',V('arg z','-0.983','3sf',cmath.phase(z))))

x=sp.Symbol('x')
pp=2*x**3+3*x**2-11*x-6
sv=sp.solve([(sp.Symbol('a')*x**3+3*x**2+sp.Symbol('b')*x-6).subs(x,2),(sp.Symbol('a')*x**3+3*x**2+sp.Symbol('b')*x-6).subs(x,-1)-6],sp.symbols('a b'))
Q(221,
 P('(a)',5,'value','sympy: linear system from p(2) = 0 and p(-1) = 6',V('a','2','integer',sv[sp.Symbol('a')]),V('b','-11','integer',sv[sp.Symbol('b')])),
 P('(b)',3,'expression','expanding',R('p(x)','(x - 2)(x + 3)(2x + 1)',sp.expand((x-2)*(x+3)*(2*x+1)-pp)==0)))
qq,rr=sp.div(2*x**4+x**3+3*x**2-4*x+1,x**2+x+2,x)
Q(222,
 P('(a)',4,'expression','sympy.div',R('quotient','2x^2 - x',sp.expand(qq-2*x**2+x)==0),R('remainder','-2x + 1',sp.expand(rr+2*x-1)==0)),
 P('(b)',2,'value','sympy.rem of the new polynomial is 0',V('c','-2','integer',-2),V('d','0','integer',0)))
assert sp.rem(2*x**4+x**3+3*x**2-2*x,x**2+x+2,x)==0

tt=np.linspace(0,2*pi,400001); cz=-3+3j*sqrt(3)/1+0*tt
cir=(-3+4j)+2*np.exp(1j*tt)
Q(223,
 P('(a)',4,'sketch','centre and radius read from the modulus',W('region','the upper half of the disc with centre -3 + 4i and radius 2, that is the part of the disc (boundary included) on or above the horizontal line Im z = 4 through its centre')),
 P('(b)',2,'value','maximum over points of the circle',V('greatest |z|','7','integer',round(abs(cir).max(),6))))
cir=(2+2j)+1*np.exp(1j*tt)
Q(224,
 P('(a)',4,'sketch','centre and radius; direction of the half-line',W('loci','a circle with centre 2 + 2i and radius 1 which touches neither axis, and a half-line from the point 1 on the real axis (not including it) making an angle of pi/4 with the positive real direction, meeting the circle at 2 + i and 3 + 2i',all(abs(abs(c-2-2j)-1)<1e-9 and abs(cmath.phase(c-1)-pi/4)<1e-9 for c in (2+1j,3+2j)))),
 P('(b)',3,'value','minimum over points of the circle',V('least arg z','0.424','3sf',np.angle(cir).min()),demands='rounded'))

# line through (0.5, 1.4), (2.5, 2.9) : ln y against x
k=(2.9-1.4)/2; c0=1.4-k*.5
Q(225,
 P('',5,'value','scipy root-finding of ln A + x ln b at both points',V('A','2.8','2sf',exp(np.linalg.solve([[1,.5],[1,2.5]],[1.4,2.9])[0])),V('b','2.1','2sf',exp(np.linalg.solve([[1,.5],[1,2.5]],[1.4,2.9])[1])),demands='rounded'))
s=np.linalg.solve([[1,-.2],[1,-1.4]],[3.1,0.46])
Q(226,
 P('(a)',1,'explain','taking logarithms',W('reason','taking logarithms, ln y = -n ln x + ln C, which is of the form Y = mX + c, linear in ln x and ln y with gradient -n and intercept ln C')),
 P('(b)',4,'value','linear system by numpy',V('n','2.2','exact',s[1]),V('C','34.5','3sf',exp(s[0])),demands='rounded'))

i1=quad(lambda t:cos(3*t)*cos(t),0,pi/6)[0]
Q(227,
 P('(a)',3,'prove','numerical check at sample points',R('identity','cos(3*x)*cos(x) = (cos(4*x) + cos(2*x))/2',all(abs(cos(3*t)*cos(t)-(cos(4*t)+cos(2*t))/2)<1e-12 for t in (.3,1.1,4)))),
 P('(b)',4,'value','quadrature',V('integral','3*sqrt(3)/16','exact',i1),demands='exact'))
i1=quad(lambda t:1/sin(2*t)-cos(2*t)/sin(2*t),pi/6,pi/4)[0]
Q(228,
 P('(a)',3,'prove','numerical check at sample points',R('identity','cosec(2*theta) - cot(2*theta) = tan(theta)',all(abs(1/sin(2*t)-cos(2*t)/sin(2*t)-tan(t))<1e-12 for t in (.3,1.1,.7)))),
 P('(b)',4,'value','quadrature',V('integral','1/2*ln(3/2)','exact',i1),demands='form'))

f=(7*x+1)/((x+3)*(2*x-4)); f=(5*x**2+x+6)/((x+1)*(x**2+4))
Q(229,
 P('(a)',5,'expression','sympy recombination',R('f(x)','2/(x + 1) + (3x - 2)/(x^2 + 4)',sp.simplify(2/(x+1)+(3*x-2)/(x**2+4)-f)==0),demands='form'),
 P('(b)',5,'value','quadrature',V('integral','2*ln(3) + 3/2*ln(2) - pi/4','exact',quad(sp.lambdify(x,f),0,2)[0]),demands='exact'))
f=(2*x**2+5*x+11)/((x+4)*(x-1)**2) ; f=sp.together(3/(2*x+1)-1/(x+2)+4/(x+2)**2); nu=sp.expand(sp.numer(sp.together(f)))
assert sp.expand((3*(x+2)**2-(x+2)*(2*x+1)+4*(2*x+1))-(x**2+15*x+14))==0
f=(x**2+15*x+14)/((2*x+1)*(x+2)**2)
Q(230,
 P('(a)',4,'value','sympy.apart',V('A','3','integer',3),V('B','-1','integer',-1),V('C','4','integer',4)),
 P('(b)',5,'show','quadrature',V('integral','4/3 + ln(9)','exact',quad(sp.lambdify(x,f),0,4)[0])))
assert sp.simplify(3/(2*x+1)-1/(x+2)+4/(x+2)**2-f)==0

yy=lambda x:x*x*exp(-x/2)
Q(231,
 P('(a)',4,'coordinates','numerical maximum',C('M','(4, 16*e^(-2))',(brentq(lambda t:D(yy,t),2,7),yy(4)))),
 P('(b)',5,'value','quadrature',V('area','16 - 40*e^(-1)','exact',quad(yy,0,2)[0]),demands='exact'))
yy=lambda x:ln(x)/x**2; xm=brentq(lambda t:D(yy,t),1.1,4)
Q(232,
 P('(a)',4,'value','numerical maximum',V('x','e^(1/2)','exact',xm),demands='exact'),
 P('(b)',5,'value','quadrature from 1 to e',V('area','1 - 2*e^(-1)','exact',quad(yy,1,math.e)[0]),demands='exact'))

# cooling
kk=-ln(50/70)/10
so=solve_ivp(lambda t,y:-kk*(y-20),(0,60),[90],rtol=1e-11,atol=1e-11,dense_output=True).sol
Q(233,
 P('(a)',5,'show','numerical integration of the equation',R('theta','theta = 20 + 70*e^(-k*t)',abs(so(33)[0]-20-70*exp(-kk*33))<1e-6)),
 P('(b)',2,'value','root-finding on theta(10) = 70',V('k','0.0336','3sf',brentq(lambda k:20+70*exp(-10*k)-70,0,1)),demands='rounded'),
 P('(c)',2,'value','root-finding on the numerical solution',V('t','37.2','1dp',brentq(lambda t:so(t)[0]-40,1,60),unit='minutes'),demands='rounded'))
so=solve_ivp(lambda t,h:-0.2*np.sqrt(h),(0,19),[4],rtol=1e-11,atol=1e-12,dense_output=True).sol
Q(234,
 P('(a)',2,'show','rate at h = 4',R('dh/dt','dh/dt = -0.2*sqrt(h)',abs(-.2*sqrt(4)+.4)<1e-12)),
 P('(b)',4,'expression','numerical integration of the equation',E('h','h = (2 - t/10)^2',lambda t:so(t)[0],'t',(1,7,16))),
 P('(c)',1,'value','time as an integral of dh/(0.2 sqrt h)',V('t','20','integer',round(quad(lambda h:5/sqrt(h),0,4)[0],6),unit='minutes')))

P0=np.array((5,1,6)); A0=np.array((1,-2,4)); d=np.array((1,2,-2)); lam=(P0-A0)@d/9
Q(235,
 P('(a)',4,'vector','minimising the distance by projection in numpy',IJK('position vector of the foot','5/3*i - 2/3*j + 8/3*k',tuple(A0+lam*d))),
 P('(b)',2,'value','cross product formula',V('distance','5','exact',np.linalg.norm(np.cross(P0-A0,d))/3),demands='exact'))
A0=np.array((2,1,-3)); d=np.array((1,-1,2)); P0=np.array((6,1,4)); lam=(P0-A0)@d/6; F=A0+lam*d
Q(236,
 P('(a)',3,'equation','B - A',R('vector equation of AB','r = 2i + j - 3k + lambda(i - j + 2k)',tuple(np.array((4,-1,1))-np.array((2,1,-3)))==(2,-2,4),upTo='choice')),
 P('(b)',4,'vector','projection in numpy',IJK('position vector of the foot','5i - 2j + 3k',tuple(F))),
 P('(c)',2,'vector','2F - C',IJK('position vector of the reflection','4i - 5j + 2k',tuple(2*F-P0))))

r=roots(lambda t:tan(rad(t+45))-3/tan(rad(t)),.5,179.5); assert len(r)==2
Q(237,
 P('(a)',3,'show','numerical roots substituted',R('equation','tan(theta)^2 + 4*tan(theta) - 3 = 0',all(abs(tan(rad(t))**2+4*tan(rad(t))-3)<1e-6 for t in r))),
 P('(b)',3,'value','numerical roots',V('theta','32.9','1dp',r[0],unit='degrees'),V('theta','102.1','1dp',r[1],unit='degrees')))
r=roots(lambda t:sin(rad(t+60))-2*cos(rad(t+45)),0,360); assert len(r)==2
Q(238,
 P('(a)',4,'show','tangent of a numerical root',V('tan x','(2*sqrt(2) - sqrt(3))/(1 + 2*sqrt(2))','exact',tan(rad(r[0])))),
 P('(b)',2,'value','numerical roots',V('x','16.0','1dp',r[0],unit='degrees'),V('x','196.0','1dp',r[1],unit='degrees')))

w=1+2j; kk=-(2*w**3-w**2+15)/w
rs=sorted(np.roots([2,-1,4,15]),key=lambda z:(round(z.real,6),z.imag))
Q(239,
 P('(a)',3,'value','solving p(1+2i) = 0 for k numerically',V('k','4','integer',kk.real)),
 P('(b)',4,'complex','numpy.roots',V('z','1 - 2i','exact',rs[1]),V('z','-3/2','exact',rs[0])))
assert abs(kk.imag)<1e-12
w=cmath.sqrt(21-20j); rs=sorted(np.roots([1,-(3+2j),-4+8j]),key=lambda z:z.real)
Q(240,
 P('(a)',5,'complex','cmath.sqrt',V('square root','5 - 2i','exact',w),V('square root','-5 + 2i','exact',-w),demands='form'),
 P('(b)',3,'complex','numpy.roots',V('z','4','exact',rs[1]),V('z','-1 + 2i','exact',rs[0])))

X,Y_=sp.symbols('x y')
F=X*sp.log(Y_)-Y_+2*X
Q(241,
 P('(a)',4,'show','-F_x/F_y with sympy',R('dy/dx','y*(2 + ln(y))/(y - x)',sp.simplify(-sp.diff(F,X)/sp.diff(F,Y_)-Y_*(2+sp.log(Y_))/(Y_-X))==0)),
 P('(b)',3,'equation','explicit x(y) = y/(2 + ln y) differentiated numerically',R('tangent','y = 4x - 1',abs(1/D(lambda y:y/(2+ln(y)),1)-4)<1e-6 and 4*.5-1==1),demands='form'))
F=sp.exp(2*Y_)+X*Y_-3*X+5
Q(242,
 P('(a)',4,'expression','-F_x/F_y with sympy',R('dy/dx','(3 - y)/(2*e^(2*y) + x)',sp.simplify(-sp.diff(F,X)/sp.diff(F,Y_)-ev('(3 - y)/(2*e^(2*y) + x)'))==0)),
 P('(b)',4,'equation','explicit x(y) = (e^(2y) + 5)/(3 - y) differentiated numerically',R('normal','4x + 3y - 8 = 0',abs(D(lambda y:(exp(2*y)+5)/(3-y),0)-4/3)<1e-6 and (1+5)/3==2),demands='form'))

r=brentq(lambda a:quad(lambda x:x*exp(-2*x),0,a)[0]-1/8,.1,3); g=lambda a:a-.5*ln(4*a+2)
assert abs(dp2(lambda a:.5*ln(4*a+2),.8)-r)<1e-9
Q(243,
 P('(a)',5,'show','the numerical a satisfies it',R('a','a = 1/2*ln(4*a + 2)',abs(g(r))<1e-8)),
 P('(b)',2,'show','sign change',W('sign change','with f(a) = a - (1/2) ln(4a + 2), f(0.7) = %s < 0 and f(1) = %s > 0; the sign changes, so a lies between 0.7 and 1'%(fig(g(.7),'3sf'),fig(g(1),'3sf')),g(.7)<0<g(1))),
 P('(c)',3,'value','quadrature and brentq',V('a','0.84','2dp',r),demands='rounded'))
r=brentq(lambda a:quad(lambda x:x*x*ln(x),1,a)[0]-4,1.5,5); it=lambda a:(35/(3*ln(a)-1))**(1/3)
assert abs(dp2(it,2.5)-r)<1e-9
g=lambda a:a-it(a)
Q(244,
 P('(a)',5,'show','the numerical a satisfies it',R('a','a = (35/(3*ln(a) - 1))^(1/3)',abs(g(r))<1e-8)),
 P('(b)',2,'show','sign change',W('sign change','with f(a) = a - cube root of 35/(3 ln a - 1), f(2.5) = %s < 0 and f(3) = %s > 0; the sign changes, so a lies between 2.5 and 3'%(fig(g(2.5),'3sf'),fig(g(3),'3sf')),g(2.5)<0<g(3))),
 P('(c)',3,'value','quadrature and brentq',V('a',fig(r,'2dp'),'2dp',r),demands='rounded'))

x=sp.Symbol('x'); se=sp.series((1-3*x)**sp.Rational(2,3),x,0,4).removeO()
Q(245,
 P('(a)',2,'value','sympy series with a = -3 has x-coefficient -2',V('a','-3','integer',-2/float(sp.Rational(2,3)))),
 P('(b)',4,'value','sympy series',V('coefficient of x^2','-1','exact',se.coeff(x,2)),V('coefficient of x^3','-4/3','exact',se.coeff(x,3))))
assert se.coeff(x,1)==-2
s1=sp.series((1+3*x)**sp.Rational(-1,3),x,0,3).removeO(); s2=sp.series((3-x)*(1+3*x)**sp.Rational(-1,3),x,0,3).removeO()
Q(246,
 P('(a)',3,'expression','sympy series',R('expansion','1 - x + 2x^2',sp.expand(s1-1+x-2*x**2)==0)),
 P('(b)',2,'expression','sympy series',R('expansion','3 - 4x + 7x^2',sp.expand(s2-3+4*x-7*x**2)==0)))

r=roots(lambda x:2*ln(x)-ln(x+3)-ln(2),.01,50); assert len(r)==1
Q(247,
 P('',4,'value','numerical root',V('x','1 + sqrt(7)','exact',r[0]),demands='exact'))
r=roots(lambda x:5**(x-1)-3*2**x,-5,10); assert len(r)==1
Q(248,
 P('',4,'value','numerical root',V('x','2.96','3sf',r[0]),demands='rounded'))

a,b=np.array((2,1,2)),np.array((4,0,3))
Q(249,
 P('(a)',3,'show','cosine rule from the three side lengths',V('cos AOB','14/15','exact',(9+25-np.sum((a-b)**2))/(2*3*5))),
 P('(b)',3,'value','half the length of the cross product',V('area','sqrt(29)/2','exact',np.linalg.norm(np.cross(a,b))/2),demands='exact'))
Bp,Gp,Mp=np.array((4,2,0)),np.array((0,2,3)),np.array((4,1,3))
Q(250,
 P('(a)',2,'vector','coordinates of the vertices',IJK('OM','4i + j + 3k',tuple(Mp)),IJK('BG','-4i + 3k',tuple(Gp-Bp))),
 P('(b)',3,'value','arccos',V('angle','74.1','1dp',ang(Mp,Gp-Bp,True),unit='degrees',accept=['1.29 radians'])))
assert fig(rad(ang(Mp,Gp-Bp,True)),'3sf')=='1.29'

so=solve_ivp(lambda t,x:x*(5-x)/10,(0,60),[1],rtol=1e-11,atol=1e-12,dense_output=True).sol
Q(251,
 P('(a)',2,'expression','recombining',R('partial fractions','2/x + 2/(5 - x)',sp.simplify(2/x+2/(5-x)-10/(x*(5-x)))==0),demands='form'),
 P('(b)',6,'expression','numerical integration of the equation',E('x','x = 5/(1 + 4*e^(-t/2))',lambda t:so(t)[0],'t',(.7,3,8))),
 P('(c)',1,'value','numerical solution at t = 60',V('limit of x','5','integer',round(so(60)[0],6))))
so=solve_ivp(lambda x,y:y/((x+1)*(2*x+3)),(0,10),[3],rtol=1e-11,atol=1e-12,dense_output=True).sol
Q(252,
 P('(a)',2,'expression','recombining',R('partial fractions','1/(x + 1) - 2/(2x + 3)',sp.simplify(1/(x+1)-2/(2*x+3)-1/((x+1)*(2*x+3)))==0),demands='form'),
 P('(b)',6,'expression','numerical integration of the equation',E('y','y = 9*(x + 1)/(2*x + 3)',lambda t:so(t)[0],'x',(.7,3,8))),
 P('(c)',1,'value','3 exp of the integral from 0 to infinity',V('limit of y','9/2','exact',3*exp(quad(lambda x:1/((x+1)*(2*x+3)),0,math.inf)[0]))))

u=-1+1j*sqrt(3); v=3*cmath.exp(-1j*pi/4)
Q(253,
 P('(a)',2,'complex','Python complex value',V('u','2*e^(2*pi*i/3)','exact',u),demands='form exact'),
 P('(b)',3,'value','cmath.polar',V('modulus','2/3','exact',abs(u/v)),V('argument','11*pi/12','exact',cmath.phase(u/v)),demands='exact'))
u=1-1j; w=sqrt(3)+1j
Q(254,
 P('(a)',4,'complex','Python complex division',V('w/u','sqrt(2)*e^(5*pi*i/12)','exact',w/u),demands='form exact'),
 P('(b)',4,'show','numerical tangent',V('tan(5*pi/12)','2 + sqrt(3)','exact',tan(5*pi/12))))

Q(255,
 P('(a)',4,'value','quadrature',V('integral','sqrt(3)/2 - pi/6','exact',quad(lambda x:tan(2*x)**2,0,pi/6)[0]),demands='exact'),
 P('(b)',4,'value','quadrature',V('integral','1/2*ln(2) + pi/6','exact',quad(lambda x:(x+2)/(x*x+9),0,3)[0]),demands='exact'))
Q(256,
 P('(a)',4,'value','quadrature',V('integral','pi/6 - sqrt(3)/8','exact',quad(lambda x:sin(x)**2,0,pi/3)[0]),demands='exact'),
 P('(b)',5,'value','quadrature',V('integral','2*pi/3 - sqrt(3)/2','exact',quad(lambda x:x*atan(x),0,sqrt(3))[0]),demands='exact'))

RE = {**{n: ['(1)','(2)','(3)'] for n in (215,216,221,222,227,228,239,240,251,252)}, **{n: ['(i)','(ii)','(iii)'] for n in (205,206,219,220,235,236,241,242)}}
for id, parts in QS:
    new = RE.get(int(id[-3:]))
    for p in parts if new else ():
        p['label'] = dict(zip(['(a)', '(b)', '(c)'], new))[p['label']]
assert not ERR
compare(QS, seen)
finish(seen)
