"""Mechanics and further mathematics, the questions from 401."""
from keys import compare, finish
import json, math, itertools
from math import *
import sympy as sp
from scipy.optimize import brentq
from scipy.integrate import quad, solve_ivp
from scipy import stats
QS=[]
def Q(id,topic,lang,text,*parts): QS.append((id,list(parts)))
def P(label,marks,asks,answers,route,*demands):
    d=dict(label=label,marks=marks,asks=asks,answers=answers if isinstance(answers,list) else [answers],route=route)
    if demands: d['demands']=list(demands)
    return d
def V(of,value,figures='exact',unit=None,accept=None,upTo=None):
    d=dict(of=of,value=value,figures=figures)
    if unit: d['unit']=unit
    if upTo: d['upTo']=upTo
    if accept: d['accept']=accept
    return d
def W(of,words,accept=None):
    d=dict(of=of,words=words)
    if accept: d['accept']=accept
    return d
def sf(x,s,n=3): # s is x to n sf
    assert float(f'{x:.{n}g}')==float(s),(x,s)
    # not borderline for a 4-figure working value
def near(a,b,t=1e-7): assert abs(a-b)<=t*max(1,abs(b)),(a,b)

# ---------------- P4
Q('p4-401','9709/p4/equilibrium','en','',P('',6,'value',[V('F','26.1','3sf'),V('theta','5.3','1dp',unit='degrees')],'complex sum of the three known forces'))
z=20+12*complex(cos(pi/3),sin(pi/3))-8j
sf(abs(z),26.1); import cmath; assert round(degrees(cmath.phase(z)),1)==5.3 and cmath.phase(z)>0

Q('p4-402','9709/p4/power','en','',P('(a)',3,'value',V('acceleration','0.576','3sf',unit='m s^-2'),'Newton second law with power over speed'),
P('(b)',3,'value',V('steady speed','24.3','3sf',unit='m s^-1'),'root of the net force found numerically'))
near((24000/20-480)/1250,.576); sf(brentq(lambda v:36000/v-480-12500*.08,1,100),24.3)

Q('p4-403','9709/p4/kinematics','zh','',P('(1)',2,'value',V('最大高度','45','exact',unit='m'),'energy: u^2/2g'),
P('(2)',4,'value',[V('时间','1.75','exact',unit='s'),V('高度','37.2','3sf',unit='m',accept=['37.1875','595/16'])],'root of the difference of the heights, numerically'),
P('(3)',2,'value',[V('P 的速度大小','12.5','exact',unit='m s^-1'),W('方向','速度为正，P 仍在上升')],'numerical derivative of the height'))
hp=lambda t:30*t-5*t*t
near(max(hp(i/1000) for i in range(6001)),45)
t=brentq(lambda t:hp(t)-(40-5*(t-1)**2),1,3.8); near(t,1.75); sf(hp(t),37.2); near((hp(t+1e-5)-hp(t-1e-5))/2e-5,12.5)

Q('p4-404','9709/p4/momentum','en','',P('(a)',2,'value',V('speed of B','5.4','exact',unit='m s^-1'),'linear solve of momentum'),
P('(b)',2,'value',V('m','4','exact'),'linear solve of momentum'),
P('(c)',3,'value',V('loss of kinetic energy','35.6','3sf',unit='J',accept=['35.64']),'sum of the losses in each collision separately'),
P('(d)',1,'explain',W('further collision','Yes: A moves at 2.4 m/s behind the combined particle, which moves more slowly at 1.8 m/s in the same direction, so A catches it up.'),'comparison of speeds'))
vB=sp.solve(3*6-3*sp.Rational('2.4')-2*sp.Symbol('v'))[0]; near(vB,5.4)
m=sp.solve(2*vB-(2+sp.Symbol('m'))*sp.Rational('1.8'))[0]; assert m==4
near((54-1.5*2.4**2-5.4**2)+(5.4**2-.5*6*1.8**2),35.64)

Q('p4-405','9709/p4/variable-acceleration','en','',P('(a)',2,'value',[V('t','2','exact',unit='s'),V('t','6','exact',unit='s')],'substitution of the roots'),
P('(b)',3,'value',V('minimum velocity','-1.2','exact',unit='m s^-1'),'scan of v over a grid'),
P('(c)',5,'value',[W('returns to O','Integrating, s = 0.1t^3 - 1.2t^2 + 3.6t, and s(6) = 21.6 - 43.2 + 21.6 = 0.'),V('total distance','6.4','exact',unit='m')],'numerical integral of |v|'))
v=lambda t:.3*t*t-2.4*t+3.6
near(v(2),0);near(v(6),0);near(min(v(i/100) for i in range(2000)),-1.2);near(quad(v,0,6)[0],0);near(quad(lambda t:abs(v(t)),0,6,points=[2])[0],6.4)

Q('p4-406','9709/p4/friction','zh','',P('(1)',4,'value',V('P 的最小值','7.54','3sf',unit='N'),'vector resultant of the contact force at the friction angle'),
P('(2)',2,'value',V('P','34.7','3sf',unit='N'),'sine rule with the friction angle'),
P('(3)',2,'value',V('加速度','2.05','3sf',unit='m s^-2'),'Newton second law'))
lam=atan(.3);a=radians(25)
sf(50*sin(a-lam)/cos(lam),7.54);sf(50*sin(a+lam)/cos(lam),34.7);sf((45-50*sin(a)-15*cos(a))/5,2.05)

Q('p4-407','9709/p4/connected-particles','en','',P('(i)',5,'value',[V('acceleration','1.9','exact',unit='m s^-2'),V('tension','3.24','exact',unit='N')],'simultaneous equations'),
P('(ii)',4,'value',V('total distance','1.39','3sf',unit='m'),'work-energy for the whole motion'))
aa,T=sp.symbols('a T');s=sp.solve([4-T-sp.Rational(2,5)*aa,T-sp.Rational(21,10)-sp.Rational(3,5)*aa],[aa,T]);near(s[aa],1.9);near(s[T],3.24)
ke=(4*.9-2.1*.9)*.6  # share of A of the kinetic energy (total mass 1)
sf(.9+ke/2.1,1.39)

Q('p4-408','9709/p4/graphs','en','',P('(a)',1,'sketch',W('graph','A trapezium: a straight line from (0, 0) to (16, V), horizontal from t = 16 to t = 71, and a straight line down to (95, 0).'),'the description itself'),
P('(b)',2,'value',V('V','16','exact',unit='m s^-1'),'integral of the piecewise speed'),
P('(c)',2,'value',[V('acceleration','1','exact',unit='m s^-2'),V('deceleration','2/3','3sf',unit='m s^-2',accept=['0.667'])],'gradients'),
P('(d)',2,'value',V('braking force','10500','exact',unit='N'),'work-energy over the final 192 m'))
near(16*16/2+16*55+16*24/2,1200); near((.5*18000*256)/(16*24/2)-1500,10500)

Q('p4-409','9709/p4/energy','zh','',P('(1)',4,'value',V('克服阻力的功','1040','exact',unit='J'),'from the acceleration by Newton second law'),
P('(2)',2,'value',V('阻力','86.7','3sf',unit='N'),'Newton second law along the slide'),
P('(3)',3,'value',V('滑行距离','9.8','exact',unit='m'),'constant acceleration'))
acc=(49-1)/24;R=40*10*5/12-40*acc;sf(R,86.7);near(R*12,1040);near(40*49/2/(.25*400),9.8)

Q('p4-410','9709/p4/friction','en','',P('(a)',4,'value',V('coefficient of friction','1.04','3sf',accept=['3*sqrt(3)/5']),'ratio of the components of the resultant contact force'),
P('(b)',4,'value',V('acceleration','19.1','3sf',unit='m s^-2',accept=['19.0']),'signed normal reaction, numerically'))
mu=1.5*cos(pi/6)/(2-1.5*sin(pi/6));sf(mu,1.04);sf((5*cos(pi/6)-mu*abs(2-5*sin(pi/6)))/.2,19.1)

Q('p4-411','9709/p4/energy','en','',P('(a)',4,'value',V('work done against resistance','1440000','exact',unit='J',accept=['1.44*10^6']),'mean resistance from the mean acceleration'),
P('(b)',2,'show',V('k','384','exact'),'balance of forces at 25'),
P('(c)',3,'value',V('acceleration','0.962','3sf',unit='m s^-2'),'Newton second law'))
near((8000-16000*10*40/800-16000*(144-324)/1600)*800,1.44e6);near(240000/25/25,384);sf((20000-384*12)/16000,.962)

Q('p4-412','9709/p4/variable-acceleration','zh','',P('(a)',2,'value',V('加速度','1','exact',unit='m s^-2'),'numerical derivative'),
P('(b)',3,'value',V('最大速度','4.5','exact',unit='m s^-1',accept=['9/2']),'scan over a grid'),
P('(c)',5,'value',V('路程','64/3','3sf',unit='m',accept=['21.3']),'numerical quadrature'))
v=lambda t:3*t-t*t/2 if t<=4 else 64/t/t
near((v(2.001)-v(1.999))/.002,1);near(max(v(i/100) for i in range(3000)),4.5);near(quad(v,0,8,points=[4])[0],64/3)

Q('p4-413','9709/p4/connected-particles','zh','',P('(1)',5,'value',[V('加速度','1','exact',unit='m s^-2'),V('张力','18','exact',unit='N')],'simultaneous equations'),
P('(2)',3,'value',V('最大距离','0.225','exact',unit='m',accept=['9/40']),'energy'))
s=sp.solve([20-T-2*aa,T-15-3*aa],[aa,T]);assert s[aa]==1 and s[T]==18;near(.5*3*1.5**2/15,.225)

Q('p4-414','9709/p4/momentum','en','',P('(a)',3,'show',V('time','1.25','exact',unit='s'),'numerical root'),
P('(b)',4,'value',[V('speed','3.05','exact',unit='m s^-1'),W('direction','down the plane')],'total momentum: initial plus impulse of gravity'),
P('(c)',4,'value',V('speed at X','8.38','3sf',unit='m s^-1'),'time stepping with ODE solver'))
t=brentq(lambda t:8*t-2.5*t*t-(10-2.5*t*t),0,5);near(t,1.25);near(.4*8-1.0*5*t,-3.05)
x=8*t-2.5*t*t
tt=brentq(lambda s:x-3.05*s-2.5*s*s,0,9);sf(3.05+5*tt,8.38)

# ---------------- FP1
Q('further-p1-401','9231/p1/induction','en','',P('',6,'prove',W('induction','n = 1: 8 + 27 = 35 = 5*7. If 2^(k+2) + 3^(2k+1) = 7m, then f(k+1) = 2*2^(k+2) + 9*3^(2k+1) = 2*7m + 7*3^(2k+1), divisible by 7. Hence true for all positive integers n.'),'checked for n to 60'))
assert all((2**(n+2)+3**(2*n+1))%7==0 and 2**(n+3)+3**(2*n+3)==2*(2**(n+2)+3**(2*n+1))+7*3**(2*n+1) for n in range(1,60))

Q('further-p1-402','9231/p1/roots','zh','',P('(a)',2,'value',V('平方和','-6','integer'),'numerical roots'),P('(b)',2,'value',V('立方和','-31','integer'),'numerical roots'),
P('(c)',4,'equation',V('方程','x^3 + 6x^2 + 37x - 9 = 0','exact'),'numerical roots','form'))
import numpy as np
r=np.roots([1,-2,5,3]);near(sum(r**2).real,-6);near(sum(r**3).real,-31);assert np.allclose(np.poly(r**2),[1,6,37,-9])

Q('further-p1-403','9231/p1/series','en','',P('(a)',4,'expression',V('sum','n/(2(3n + 2))','exact',accept=['1/3*(1/2 - 1/(3n + 2))']),'exact summation for n = 1 to 30'),
P('(b)',1,'value',V('sum to infinity','1/6','exact'),'a long partial sum'),
P('(c)',2,'expression',V('sum','n/(2(3n + 1)(3n + 2))','exact'),'exact summation for n = 1 to 30','form'))
from fractions import Fraction as Fr
u=lambda r:Fr(1,(3*r-1)*(3*r+2))
for n in range(1,31):
    assert sum(u(r) for r in range(1,n+1))==Fr(n,2*(3*n+2))
    assert sum(u(r) for r in range(n+1,2*n+1))==Fr(n,2*(3*n+1)*(3*n+2))
assert abs(sum(float(u(r)) for r in range(1,100000))-1/6)<1e-5

Q('further-p1-404','9231/p1/rational-functions','en','',P('(a)',3,'equation',[V('vertical asymptote','x = -1','exact'),V('oblique asymptote','y = x + 2','exact')],'limits by sympy'),
P('(b)',4,'coordinates',[V('turning point','(1, 5)','exact'),V('turning point','(-3, -3)','exact')],'derivative zeros by sympy'),
P('(c)',2,'set',V('y','-3 < y < 5','exact'),'sign of the discriminant on a grid'),
P('(d)',3,'sketch',W('sketch','Two branches with asymptotes x = -1 and y = x + 2: the upper with minimum (1, 5) crossing the y-axis at (0, 6), the lower with maximum (-3, -3); no intersection with the x-axis.'),'values on a grid'))
X=sp.Symbol('x');f=(X**2+3*X+6)/(X+1)
assert sp.limit(f-X,X,sp.oo)==2 and sp.limit(f,X,-1,'+')==sp.oo
assert sorted(sp.solve(sp.diff(f,X)))==[-3,1] and f.subs(X,1)==5 and f.subs(X,-3)==-3 and f.subs(X,0)==6
for k in range(-100,101):
    y=k/10;d=(3-y)**2-4*(6-y)
    assert (d<-1e-9)==(-3<y<5)

Q('further-p1-405','9231/p1/matrices','zh','',P('(1)',4,'describe',W('变换','先绕原点逆时针旋转 90°，再作沿 x 轴方向的切变（x 轴不动，点 (0,1) 变为 (2,1)）'),'images of the unit vectors'),
P('(2)',2,'matrix',V('M 的逆矩阵','[[0, 1], [-1, 2]]','exact'),'sympy inverse'),
P('(3)',4,'equation',V('不变直线','y = x','exact'),'eigenvectors by sympy'))
M=sp.Matrix([[1,2],[0,1]])*sp.Matrix([[0,-1],[1,0]]);assert M.inv()==sp.Matrix([[0,1],[-1,2]])
ev=M.eigenvects();assert len(ev)==1 and len(ev[0][2])==1 and ev[0][2][0][0]==ev[0][2][0][1]

Q('further-p1-406','9231/p1/polar','en','',P('(a)',3,'coordinates',[W('sketch','Closed oval curve around the pole, symmetrical about θ = π/2, through (2, 0), (3, π/2), (2, π) and (1, -π/2).'),V('furthest point (r, theta)','(3, pi/2)','exact')],'scan over a grid'),
P('(b)',4,'value',V('area','9*pi/2','exact'),'numerical quadrature','exact'),
P('(c)',3,'show',V('equation in sin(theta)','2sin^2(theta) + 2sin(theta) - 1 = 0','exact'),'numerical maximum satisfies it'),
P('(d)',3,'value',V('greatest distance','2.20','3sf'),'numerical maximum','rounded'))
near(quad(lambda t:.5*(2+sin(t))**2,-pi,pi)[0],4.5*pi)
from scipy.optimize import minimize_scalar
o=minimize_scalar(lambda t:-(2+sin(t))*cos(t),bounds=(0,1.5),method='bounded',options={'xatol':1e-10});sf(-o.fun,2.20);assert abs(2*sin(o.x)**2+2*sin(o.x)-1)<1e-5

Q('further-p1-407','9231/p1/vectors','en','',P('(a)',5,'value',V('shortest distance','9/sqrt(35)','3sf',accept=['1.52']),'least squares in both parameters'),
P('(b)',2,'equation',V('equation of Pi_1','x - 5y - 3z = -5','exact',upTo='factor'),'three points of the plane substituted','form'),
P('(c)',3,'value',V('acute angle','59.5','1dp',unit='degrees',accept=['1.04 rad']),'numerical cross product'))
a1=np.array([1,0,2.]);d1=np.array([2,1,-1.]);a2=np.array([3,4,-1.]);d2=np.array([1,-1,2.])
A=np.c_[d1,-d2];sol,res,_,_=np.linalg.lstsq(A,a2-a1,rcond=None);near(sqrt(res[0]),9/sqrt(35));sf(9/sqrt(35),1.52)
for p in (a1,a1+d1,a1+d2):near(p@[1,-5,-3],-5)
n1=np.array([1,-5,-3.]);n2=np.array([2,1,2.]);ang=degrees(asin(np.linalg.norm(np.cross(n1,n2))/np.linalg.norm(n1)/3));assert round(ang,1)==59.5

Q('further-p1-408','9231/p1/series','zh','',P('(i)',4,'show',V('S_n','n(4n^2 + 21n - 1)/6','exact'),'summation for n = 1 to 50'),
P('(ii)',2,'value',V('和','20130','integer'),'direct summation'),
P('(iii)',2,'value',V('n','18','integer'),'enumeration'))
S=lambda n:sum((2*r-1)*(r+3) for r in range(1,n+1))
assert all(6*S(n)==n*(4*n*n+21*n-1) for n in range(1,51)) and S(30)-S(10)==20130 and S(17)<=5000<S(18)

Q('further-p1-409','9231/p1/matrices','en','',P('(a)',3,'value',[V('k','3 + sqrt(7)','exact'),V('k','3 - sqrt(7)','exact')],'numerical determinant','exact'),
P('(b)',4,'matrix',V('inverse of A','1/3*[[-2, -1, 5], [3, 0, -3], [-1, 1, 1]]','exact',accept=['[[-2/3, -1/3, 5/3], [1, 0, -1], [-1/3, 1/3, 1/3]]']),'product with A is the identity'),
P('(c)',2,'value',[V('x','5','integer'),V('y','-2','integer'),V('z','3','integer')],'substitution'))
for k in (3+sqrt(7),3-sqrt(7)): assert abs(np.linalg.det([[1,2,k],[0,1,3],[k,1,1]]))<1e-9
A=np.array([[1,2,1],[0,1,3],[1,1,1]]);assert np.allclose(A@(np.array([[-2,-1,5],[3,0,-3],[-1,1,1]])/3),np.eye(3)) and list(A@[5,-2,3])==[4,7,6]

Q('further-p1-410','9231/p1/roots','en','',P('(a)',2,'equation',V('equation','5x^4 - 2x^3 + 3x^2 - 1 = 0','exact',upTo='factor'),'numerical roots','form'),
P('(b)',3,'value',V('sum','-26/25','exact',accept=['-1.04']),'numerical roots'),
P('(c)',1,'state',W('deduction','The sum of the squares is negative, so the roots are not all real (at least two are complex).'),'numerical roots'),
P('(d)',3,'value',V('sum of fourth powers','38','integer'),'numerical roots'))
r=np.roots([1,0,-3,2,-5]);assert np.allclose(5*np.poly(1/r),[5,-2,3,0,-1]);near(sum(r**-2.0).real,-1.04);near(sum(r**4).real,38);assert any(abs(r.imag)>.1)

# ---------------- FP2
Q('further-p2-401','9231/p2/differential-equations','en','',P('',10,'equation',V('particular solution','y = e^(-2x)(cos x + 3 sin x) + 2x - 1','exact'),'numerical integration of the equation'))
g=lambda x:exp(-2*x)*(cos(x)+3*sin(x))+2*x-1
so=solve_ivp(lambda x,y:[y[1],10*x+3-4*y[1]-5*y[0]],[0,2],[0,3],rtol=1e-10,atol=1e-12);near(so.y[0][-1],g(2),1e-6)

Q('further-p2-402','9231/p2/matrices','en','',P('(a)',5,'vector',[V('eigenvalue','2','integer'),V('eigenvalue','1','integer'),V('eigenvalue','-1','integer'),V('eigenvector for 2','i','exact',upTo='factor'),V('eigenvector for 1','i + j','exact',upTo='factor'),V('eigenvector for -1','5i + 9j - 6k','exact',upTo='factor')],'products A v'),
P('(b)',2,'matrix',[V('P','[[1, 1, 5], [0, 1, 9], [0, 0, -6]]','exact',upTo='choice'),V('D','[[32, 0, 0], [0, 1, 0], [0, 0, -1]]','exact',upTo='choice')],'fifth power multiplied out'),
P('(c)',4,'value',[V('p','-1/2','exact'),V('q','1','exact'),V('r','1/2','exact')],'product with A is the identity'))
A=sp.Matrix([[2,-1,1],[0,1,3],[0,0,-1]]);Pm=sp.Matrix([[1,1,5],[0,1,9],[0,0,-6]])
assert A**5==Pm*sp.diag(32,1,-1)*Pm.inv() and A*Pm==Pm*sp.diag(2,1,-1) and A*(-A**2/2+A+sp.eye(3)/2)==sp.eye(3)

Q('further-p2-403','9231/p2/complex-numbers','zh','',P('(1)',5,'prove',W('证明','取 (cosθ + i sinθ)^5 的虚部：5c^4 s - 10c^2 s^3 + s^5，以 c^2 = 1 - s^2 代入并整理，得 16s^5 - 20s^3 + 5s。'),'checked at many angles'),
P('(2)',4,'value',[V('x','sin(pi/30)','exact'),V('x','sin(13pi/30)','exact'),V('x','sin(5pi/6)','exact',accept=['1/2','sin(pi/6)']),V('x','sin(37pi/30)','exact',accept=['sin(-7pi/30)']),V('x','sin(49pi/30)','exact',accept=['sin(-11pi/30)'])],'numerical roots of the polynomial','form'))
for i in range(20):
    s=sin(i);near(sin(5*i),16*s**5-20*s**3+5*s,1e-9)
assert np.allclose(sorted(np.roots([32,0,-40,0,10,-1]).real),sorted(sin(k*pi/30) for k in (1,13,25,37,49)))

Q('further-p2-404','9231/p2/integration','en','',P('(a)',4,'show',V('I_n','e^3/3 - n/3*I_(n-1)','exact'),'numerical quadrature for several n'),
P('(b)',4,'value',V('I_2','(5e^3 - 2)/27','exact'),'numerical quadrature','exact'))
I=lambda n:quad(lambda x:x*x*log(x)**n,1,e)[0]
for n in range(1,5):near(I(n),e**3/3-n/3*I(n-1))
near(I(2),(5*e**3-2)/27)

Q('further-p2-405','9231/p2/hyperbolic','en','',P('(i)',3,'prove',W('proof','1 + 2((e^x - e^-x)/2)^2 = 1 + (e^2x - 2 + e^-2x)/2 = (e^2x + e^-2x)/2 = cosh 2x'),'checked numerically'),
P('(ii)',6,'value',[V('x','ln(2)','exact'),V('x','ln(2/3)','exact',accept=['-ln(3/2)'])],'numerical roots on either side of zero','exact','form'))
F=lambda x:24*cosh(2*x)-16*sinh(x)-39
near(brentq(F,0.1,3),log(2));near(brentq(F,-3,0.1),log(2/3))

Q('further-p2-406','9231/p2/integration','zh','',P('(i)',4,'value',V('弧长','3/4','exact'),'numerical quadrature','exact'),
P('(ii)',5,'value',V('旋转曲面面积','pi*(ln(2) + 15/16)','exact'),'numerical quadrature','exact'))
near(quad(lambda x:sqrt(1+sinh(x)**2),0,log(2))[0],.75);near(quad(lambda x:2*pi*cosh(x)*sqrt(1+sinh(x)**2),0,log(2))[0],pi*(log(2)+15/16))

Q('further-p2-407','9231/p2/complex-numbers','en','',P('(a)',6,'show',V('sum','(9 - 3cos(theta))/(10 - 6cos(theta))','exact'),'partial sums at several angles'),
P('(b)',2,'expression',V('sum','3sin(theta)/(10 - 6cos(theta))','exact'),'partial sums at several angles'),
P('(c)',1,'value',V('sum','3*sqrt(3)/14','exact'),'partial sum','exact'))
for th in (.3,1,2,pi/3,5):
    near(sum(cos(r*th)/3**r for r in range(60)),(9-3*cos(th))/(10-6*cos(th)));near(sum(sin(r*th)/3**r for r in range(60)),3*sin(th)/(10-6*cos(th)))
near(sum(sin(r*pi/3)/3**r for r in range(60)),3*sqrt(3)/14)

Q('further-p2-408','9231/p2/differential-equations','en','',P('(a)',2,'show',V('integrating factor','cosh(x)','exact'),'derivative of ln cosh x'),
P('(b)',4,'expression',V('y','(sinh^2(x) + 3)/cosh(x)','exact',accept=['cosh(x) + 2sech(x)']),'numerical integration of the equation'))
so=solve_ivp(lambda x,y:[2*sinh(x)-y[0]*tanh(x)],[0,1.5],[3],rtol=1e-10,atol=1e-12);near(so.y[0][-1],(sinh(1.5)**2+3)/cosh(1.5),1e-7)

Q('further-p2-409','9231/p2/differentiation','zh','',P('(1)',3,'show',V('dy/dx','-1','exact'),'finite differences on the numerical branch'),
P('(2)',4,'value',V('二阶导数','-8/5','exact',accept=['-1.6']),'finite differences on the numerical branch'))
yy=lambda x:brentq(lambda y:x**3+2*x*y+y**3-4,.5,1.5,xtol=1e-14);h=1e-3
assert abs((yy(1+h)-yy(1-h))/2/h+1)<1e-4 and abs((yy(1+h)-2+yy(1-h))/h/h+1.6)<1e-3

Q('further-p2-410','9231/p2/integration','en','',P('(a)',4,'show',V('U_n','2^(1/n)/(n(2^(1/n) - 1))','exact'),'sum of rectangles for several n'),
P('(b)',3,'expression',V('L_n','1/(n(2^(1/n) - 1))','exact'),'sum of rectangles for several n'),
P('(c)',3,'value',V('n','334','integer'),'search'),
P('(d)',1,'value',V('limit','1/ln(2)','exact'),'numerical quadrature','exact'))
for n in (1,2,5,40):
    near(sum(2**(r/n) for r in range(1,n+1))/n,2**(1/n)/n/(2**(1/n)-1));near(sum(2**(r/n) for r in range(n))/n,1/n/(2**(1/n)-1))
assert next(n for n in range(1,999) if sum(2**(r/n) for r in range(1,n+1))/n-sum(2**(r/n) for r in range(n))/n<.003)==334
near(quad(lambda x:2**x,0,1)[0],1/log(2))

# ---------------- FP3
Q('further-p3-401','9231/p3/projectiles','en','',P('(a)',3,'show',V('y','4/3*x - x^2/45','exact'),'positions in time substituted'),
P('(b)',3,'value',V('AB','30','exact',unit='m'),'times at height 15 found numerically'),
P('(c)',3,'value',[V('angle','33.7','1dp',unit='degrees'),W('direction','below the horizontal')],'velocity components at the later time'))
hx=lambda t:15*t;hy=lambda t:20*t-5*t*t
for t in (.5,1,2.7): near(hy(t),4/3*hx(t)-hx(t)**2/45)
t1=brentq(lambda t:hy(t)-15,0,2);t2=brentq(lambda t:hy(t)-15,2,4);near(hx(t2)-hx(t1),30);assert round(degrees(atan2(20-10*t2,15)),1)==-33.7

Q('further-p3-402','9231/p3/hookes-law','zh','',P('(a)',2,'value',V('伸长量','0.2','exact',unit='m'),'numerical root of the forces'),
P('(b)',4,'value',V('最低点与 O 的距离','1.6','exact',unit='m'),'numerical integration of the motion'),
P('(c)',3,'value',V('最大速率','3*sqrt(2)','3sf',unit='m s^-1',accept=['4.24']),'numerical integration of the motion'))
near(brentq(lambda x:24*x/.8-6,0,1),.2)
ten=lambda x:30*max(x-.8,0)
evn=lambda t,y:y[1]-1e-12 if t>.05 else 1
evn.terminal=True;evn.direction=-1
so=solve_ivp(lambda t,y:[y[1],10-ten(y[0])/.6],[0,2],[0,0],events=evn,rtol=1e-9,atol=1e-11,max_step=1e-3)
near(so.y[0][-1],1.6,1e-4);near(max(so.y[1]),3*sqrt(2),1e-4);sf(3*sqrt(2),4.24)

Q('further-p3-403','9231/p3/circular-motion','en','',P('(a)',2,'expression',V('tension','9mg/2','exact'),'numerical with a = g = m = 1'),
P('(b)',4,'show',V('cos(theta)','1/2','exact'),'tension followed round the circle numerically'),
P('(c)',4,'expression',V('greatest height above O','11a/16','exact'),'projectile stepped numerically with a = g = 1'))
near(1+3.5,4.5)
Tn=lambda p:(3.5-2*(1-cos(p)))+cos(p)  # p from downward vertical
p=brentq(Tn,0.1,3);near(cos(pi-p),.5)
v=sqrt(3.5-2*(1-cos(p)));near(max(-cos(p)+v*sin(p)*t-t*t/2 for t in [i/1e5 for i in range(200000)]),11/16,1e-6)

Q('further-p3-404','9231/p3/momentum','en','',P('(a)',3,'expression',[V('speed of A','3u/5','exact'),V('speed of B','2u/5','exact')],'general formula for an impact with e put in'),
P('(b)',2,'value',V('coefficient of restitution','1/2','exact'),'root of the speed of A along the line of centres'),
P('(c)',3,'value',V('fraction lost','8/25','exact',accept=['0.32']),'reduced mass formula'))
ca,sa=.8,.6
ee=brentq(lambda e:ca*(1-2*e)/3,0,1);near(ee,.5);near(ca*(1+ee)/3,.4);near(sa,.6);near(.5*(2/3)*ca**2*(1-ee**2)/.5,8/25)

Q('further-p3-405','9231/p3/variable-force','zh','',P('(a)',5,'expression',V('v^2','4(1 - e^(-2x))','exact',accept=['4 - 4e^(-2x)']),'numerical integration of the motion'),
P('(b)',1,'state',V('v','2','exact',unit='m s^-1'),'balance of forces'),
P('(c)',4,'value',V('时间','1/4*ln(3)','3sf',unit='s',accept=['0.275']),'numerical quadrature'))
so=solve_ivp(lambda t,y:[y[1],(2-.5*y[1]**2)/.5],[0,1],[0,0],rtol=1e-10,atol=1e-12);near(so.y[1][-1]**2,4*(1-exp(-2*so.y[0][-1])),1e-7)
t=quad(lambda v:.5/(2-.5*v*v),0,1)[0];near(t,log(3)/4);sf(t,.275)

Q('further-p3-406','9231/p3/equilibrium','en','',P('(a)',4,'show',V('distance of centre of mass from base','11a/16','exact'),'integral over slices'),
P('(b)',2,'value',V('theta','55.5','1dp',unit='degrees'),'numerical arctangent from the integral'),
P('(c)',2,'explain',W('slides or topples','It slides first: sliding begins when tan θ = 1.2, which is less than 16/11 = 1.45, the value of tan θ at which it would topple.'),'comparison'))
ar=lambda z:1-(max(0,1-(2-z)**2))
near(quad(lambda z:z*ar(z),0,2,points=[1])[0]/quad(ar,0,2,points=[1])[0],11/16);assert round(degrees(atan(16/11)),1)==55.5 and 1.2<16/11

# ---------------- FP4
Q('further-p4-401','9231/p4/pgf','en','',P('(a)',3,'show',V('G_X(t)','(1 + 8t + 6t^2)/15','exact'),'enumeration of the pairs'),
P('(b)',3,'expression',V('G_Z(t)','(1 + 12t + 42t^2 + 56t^3 + 24t^4)/135','exact'),'enumeration of pairs and throws','form'),
P('(c)',5,'value',[V('E(Z)','8/3','exact',accept=['2.67']),V('Var(Z)','4/5','exact',accept=['0.8'])],'moments by enumeration'),
P('(d)',1,'state',V('most probable value','3','integer'),'enumeration'))
dz={};dx={}
for a_ in itertools.combinations('RRRRBB',2):
    k=a_.count('R');dx[k]=dx.get(k,0)+Fr(1,15)
    for b_ in itertools.product('HHT',repeat=2):
        n=k+b_.count('H');dz[n]=dz.get(n,0)+Fr(1,135)
assert [dx[i]*15 for i in range(3)]==[1,8,6] and [dz[i]*135 for i in range(5)]==[1,12,42,56,24]
EZ=sum(k*q_ for k,q_ in dz.items());assert EZ==Fr(8,3) and sum(k*k*q_ for k,q_ in dz.items())-EZ**2==Fr(4,5)

Q('further-p4-402','9231/p4/chi-squared','en','',P('(a)',1,'value',V('expected frequency','22','exact'),'scipy contingency table'),
P('(b)',6,'value',[V('test statistic','CHI','3sf'),V('critical value','5.991','3dp'),W('conclusion','The statistic exceeds 5.991, so reject H0 (independence): there is evidence of an association between age group and facility.')],'scipy chi2_contingency'),
P('(c)',1,'state',W('cell','40 and over, Pool: its contribution (31 - 22)^2/22 = 3.68 is the greatest.'),'contributions listed'))
O=np.array([[58,24,38],[32,31,17]]);assert O.sum()==200
c,pv,df,E=stats.chi2_contingency(O,correction=False);assert df==2;near(E[1,1],22)
con=(O-E)**2/E;assert con.argmax()==4 and round(con.max(),2)==3.68;assert c>5.991 and round(stats.chi2.ppf(.95,2),3)==5.991
QS[-1][1][1]['answers'][0]['value']=CHI='8.77';sf(c,CHI)

Q('further-p4-403','9231/p4/continuous','zh','',P('(1)',2,'show',V('k','1/6','exact'),'numerical quadrature'),
P('(2)',3,'value',V('中位数','6 - 2*sqrt(3)','exact'),'numerical root of the distribution function','exact','form'),
P('(3)',5,'expression',[V('g(y)，0 ≤ y ≤ 4','1/12','exact'),V('g(y)，4 < y ≤ 36','(6 - sqrt(y))/(24*sqrt(y))','exact',accept=['1/(4*sqrt(y)) - 1/24']),W('其他','g(y) = 0')],'numerical derivative of P(X <= sqrt y)'))
f=lambda x:x/6 if x<=2 else (6-x)/12
Fc=lambda x:quad(f,0,x,points=[2] if x>2 else None)[0]
near(Fc(6),1);near(brentq(lambda x:Fc(x)-.5,0,6),6-2*sqrt(3))
for y in (1,3,9,25):
    d=(Fc(sqrt(y+1e-4))-Fc(sqrt(y-1e-4)))/2e-4;near(d,1/12 if y<=4 else (6-sqrt(y))/24/sqrt(y),1e-5)

Q('further-p4-404','9231/p4/t-tests','en','',P('(a)',4,'value',[V('lower limit','48.8','3sf',unit='cm'),V('upper limit','51.8','3sf',unit='cm')],'scipy t interval'),
P('(b)',2,'value',V('pooled variance','4.84','exact',unit='cm^2'),'weighted mean of the two estimates'),
P('(c)',5,'value',[V('test statistic','2.02','3sf'),V('critical value','1.725','3dp'),W('conclusion','2.02 > 1.725, so reject H0: there is evidence that the mean length of species P is greater than that of species Q.')],'scipy ttest_ind_from_stats'))
s2=(25341.6-503**2/10)/9;lo,hi=stats.t.interval(.95,9,50.3,sqrt(s2/10));sf(lo,48.8);sf(hi,51.8)
near((9*s2+11*5.1)/20,4.84);tt=stats.ttest_ind_from_stats(50.3,sqrt(s2),10,48.4,sqrt(5.1),12);sf(tt.statistic,2.02);assert round(stats.t.ppf(.95,20),3)==1.725 and tt.pvalue/2<.05

Q('further-p4-405','9231/p4/non-parametric','en','',P('(i)',6,'value',[V('test statistic T','5','integer'),V('critical value','8','integer'),W('conclusion','5 ≤ 8, so reject H0: there is evidence that times are lower on the new keyboard.')],'scipy wilcoxon and enumeration of all signs'),
P('(ii)',4,'value',[V('P(X <= 2)','0.0898','3sf',accept=['23/256']),W('conclusion','0.0898 > 0.05, so do not reject H0: insufficient evidence that times are lower on the new keyboard.')],'scipy binomial'),
P('(iii)',1,'explain',W('reason','It uses the sizes of the differences as well as their signs, so it uses more information (more powerful).'),'none needed'))
d=np.array([83,91,78,96,88,102,85,94,90])-np.array([80,92,73,89,86,94,89,84,84]);assert len(set(abs(d)))==9
rk=stats.rankdata(abs(d));assert rk[d<0].sum()==5 and rk[d>0].sum()==40 and (d<0).sum()==2
al=[sum(k for k,b in zip(range(1,10),bits) if b) for bits in itertools.product([0,1],repeat=9)]
assert sum(x<=8 for x in al)/512<=.05<sum(x<=9 for x in al)/512
sf(stats.binom.cdf(2,9,.5),.0898)

Q('further-p4-406','9231/p4/goodness-of-fit','zh','',P('(a)',1,'value',V('样本均值','1.94','exact'),'numpy average'),
P('(b)',2,'value',V('期望频数','27.04','2dp'),'scipy poisson','rounded'),
P('(c)',7,'value',[V('检验统计量','1.64','3sf'),V('临界值','7.815','3dp'),W('结论','合并 4 次及以上（≥5 的期望频数小于 5），自由度为 3；1.64 < 7.815，不拒绝原假设，泊松分布适合描述该数据。')],'scipy poisson and chi2'))
fo=np.array([16,24,30,15,10,5]);near(np.average(range(6),weights=fo),1.94);assert fo.sum()==100
pp=100*stats.poisson.pmf(range(4),1.94);assert round(pp[2],2)==27.04
Ex=np.append(pp,100-pp.sum());Ob=np.array([16,24,30,15,15]);assert 100*stats.poisson.sf(4,1.94)<5<=100*stats.poisson.pmf(4,1.94)
c=((Ob-Ex)**2/Ex).sum();sf(c,1.64);c2=((Ob-Ex.round(2))**2/Ex.round(2)).sum();sf(c2,1.64);assert round(stats.chi2.ppf(.95,3),3)==7.815

seen = set()
compare(QS, seen)
finish(seen)
