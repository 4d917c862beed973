"""Further pure mathematics, the questions from 601."""
from keys import compare, finish
import math, cmath, itertools
import numpy as np, sympy as sp
from sympy import Rational as R, sqrt, pi, log, exp, I, Matrix, symbols
from scipy.integrate import quad, solve_ivp
from scipy.optimize import minimize_scalar, minimize
built=[]
def V(of,value,figures='exact',**k): return dict(of=of,value=value,figures=figures,**k)
def W(of,words,**k): return dict(of=of,words=words,**k)
def P(label,marks,asks,answers,route,demands=None):
    d=dict(label=label,marks=marks,asks=asks,answers=answers)
    if demands: d['demands']=demands
    d['route']=route; return d
def add(id,parts): built.append((id,parts))
def near(a,b,t=1e-7): assert abs(a-b)<t*max(1,abs(b)),(a,b)
x,y,z,n,k,t,a,r,th=symbols('x y z n k t a r theta')
def numsum(f,N): return sum(f(i) for i in range(1,N+1))

# ============ PAPER 1
# f1-601
rt=np.roots([3,-4,0,2]);
near(np.poly(rt**3)*27, 0) if False else None
assert np.allclose(np.poly(rt**3)*27,[27,-10,36,8])
near(sum(rt**6).real,-1844/729);
S9=R(10*R(-1844,729)-36*R(10,27)-24)/27; near(sum(rt**9).real,float(S9)); assert S9==R(-45656,19683),S9
add('further-p1-601', [
P('(a)',4,'equation',[V('cubic equation with roots α³, β³, γ³','27x^3 - 10x^2 + 36x + 8 = 0',accept=['27y^3 - 10y^2 + 36y + 8 = 0'])],'numerical roots cubed and polynomial rebuilt',['form']),
P('(b)',2,'value',[V('α⁶ + β⁶ + γ⁶','-1844/729',accept=['-2.53'])],'numerical roots'),
P('(c)',2,'value',[V('α⁹ + β⁹ + γ⁹','-45656/19683',accept=['-2.32'])],'numerical roots')])
# f1-602
rt=np.roots([1,2,-3,5,4])
near(sum(rt),-2);near(sum(rt**2),10);near(sum(1/rt),-5/4);near(sum(rt**3),-41);near(sum(rt**4),106)
add('further-p1-602', [
P('(a)',6,'value',[V('b','2','integer'),V('c','-3','integer'),V('d','5','integer')],'numerical roots of the quartic give the three sums'),
P('(b)',2,'show',[V('α³ + β³ + γ³ + δ³','-41','integer')],'numerical roots'),
P('(c)',2,'value',[V('α⁴ + β⁴ + γ⁴ + δ⁴','106','integer')],'numerical roots')])
# f1-603
u=symbols('u'); nx=(5*u+16)/(u+5)
assert sp.simplify(nx-4-(u-4)/(u+5))==0 and sp.simplify(nx-u-(16-u**2)/(u+5))==0
for s in (4.01,5,20,1000):
    for _ in range(5):
        w=(5*s+16)/(s+5)
        if s-4<1e-12: break
        assert 4<w<s; s=w
add('further-p1-603', [
P('(a)',5,'prove',[W('proof that uₙ > 4','u₁ > 4 is given; if u_k > 4 then u_(k+1) − 4 = (u_k − 4)/(u_k + 5) > 0; hence by induction u_n > 4 for all positive integers n.')],'identity by sympy; sequence computed from several starting values'),
P('(b)',3,'prove',[W('proof that u₍ₙ₊₁₎ < uₙ','u_(n+1) − u_n = (16 − u_n²)/(u_n + 5), negative because u_n > 4.')],'identity by sympy; sequence computed')])
# f1-604
a1=np.array([2,3,-1.]);d1=np.array([1,-1,2.]);a2=np.array([1,-2,4.]);d2=np.array([2,1,-1.])
m=minimize(lambda p:np.sum((a1+p[0]*d1-a2-p[1]*d2)**2),[0,0]); near(math.sqrt(m.fun),9/math.sqrt(35),1e-5)
for s in (0,1,-3):
    p=a1+s*d1; near(p[0]-5*p[1]-3*p[2],-10); p=a1+s*d2+d1; near(p[0]-5*p[1]-3*p[2],-10)
ang=math.degrees(math.acos(4/math.sqrt(35*14))); assert round(ang,1)==79.6
add('further-p1-604', [
P('(a)',4,'value',[V('shortest distance','9/sqrt(35)',accept=['1.52'])],'numerical minimum over both parameters'),
P('(b)',2,'equation',[V('equation of Π₁','x - 5y - 3z = -10',upTo='factor')],'points of l₁ and direction of l₂ substituted',['form']),
P('(c)',3,'value',[V('acute angle between Π₁ and Π₂','79.6','1dp',unit='°')],'arccos of the numerical normals',['rounded'])])
# f1-605
M=Matrix([[1,3],[0,1]])*Matrix([[4,0],[0,1]]); assert M==Matrix([[4,3],[0,1]])
assert M.inv()==Matrix([[R(1,4),0],[0,1]])*Matrix([[1,-3],[0,1]])
assert set(M.eigenvals())=={4,1} and M*Matrix([1,0])==Matrix([4,0]) and M*Matrix([1,-1])==Matrix([1,-1])
assert M.det()*7==28
add('further-p1-605', [
P('(a)',4,'describe',[W('the two transformations in order','First a one-way stretch, parallel to the x-axis, scale factor 4; then a shear, x-axis fixed (invariant), with (0, 1) mapped to (3, 1).')],'product order read from right to left'),
P('(b)',2,'matrix',[V('M⁻¹ as a product','[[1/4, 0], [0, 1]] [[1, -3], [0, 1]]',upTo='choice')],'product compared with sympy inverse',['form']),
P('(c)',5,'equation',[V('first invariant line','y = 0'),V('second invariant line','y = -x')],'eigenvectors by sympy'),
P('(d)',2,'value',[V('area of triangle DEF','7','integer',unit='cm^2')],'determinant')])
# f1-606
A=quad(lambda T:.5*math.tan(T/2)**2,0,math.pi/2)[0]; near(A,1-math.pi/4)
m=minimize_scalar(lambda T:-math.tan(T/2)*math.cos(T),bounds=(0,math.pi/2),method='bounded',options=dict(xatol=1e-10)); c=math.cos(m.x); near(c*c+c-1,0,1e-5); assert f'{-m.fun:.3f}'=='0.300'
ex=math.sqrt(math.sqrt(5)-2)*(math.sqrt(5)-1)/2; near(ex,-m.fun,1e-6)
add('further-p1-606', [
P('(a)',3,'sketch',[W('sketch','Curve starting at the pole, tangential to the initial line there, r strictly increasing, ending at (a, ½π) on the half-line θ = ½π.'),V('greatest distance from the pole','a')],'r increasing on the interval'),
P('(b)',4,'expression',[V('area','a^2*(1 - pi/4)')],'numerical quadrature',['exact']),
P('(c)',4,'show',[V('equation at the furthest point','cos(theta)^2 + cos(theta) - 1 = 0')],'numerical maximum of r cos θ'),
P('(d)',2,'expression',[V('distance from the half-line','0.300a','3sf')],'numerical maximum of r cos θ',['rounded'])])
# f1-607
f=lambda i:R(1,(3*i-2)*(3*i+1))
for N in (1,2,7,20): assert numsum(f,N)==R(N,3*N+1)
N=10**6; near(N*(2*N/(6*N+1)-N/(3*N+1)),1/18,1e-5)
g=lambda i:(3*i-2)*(3*i+1)
for N in (1,2,5,9): assert numsum(g,N)==N*(3*N**2+3*N-2)
add('further-p1-607', [
P('(a)',4,'show',[V('partial fractions of uᵣ','1/3*(1/(3r - 2) - 1/(3r + 1))'),V('Sₙ','n/(3n + 1)')],'partial sums by enumeration'),
P('(b)',1,'value',[V('limit of Sₙ','1/3')],'n large'),
P('(c)',3,'value',[V('limit','1/18')],'n = 10^6'),
P('(d)',3,'expression',[V('sum from r = 1 to n of (3r − 2)(3r + 1)','n*(3n^2 + 3n - 2)',accept=['3n^3 + 3n^2 - 2n'])],'enumeration')])
# f1-608
f=lambda i:math.log(i*(i+2)/(i+1)**2)
for N in (1,3,50): near(numsum(f,N),math.log((N+2)/(2*(N+1))))
cond=lambda N:abs(math.log((N+2)/(2*(N+1)))+math.log(2))<0.01
assert next(N for N in range(1,1000) if cond(N))==99
for N in (1,4,9): assert 6*numsum(lambda i:i*(i+2),N)==N*(N+1)*(2*N+7)
add('further-p1-608', [
P('(a)',3,'expression',[V('sum of r(r + 2)','1/6*n*(n + 1)*(2n + 7)')],'enumeration',['form']),
P('(b)(i)',4,'expression',[V('u₁ + … + uₙ','ln((n + 2)/(2(n + 1)))')],'enumeration',['form']),
P('(b)(ii)',1,'value',[V('sum to infinity','-ln(2)',accept=['ln(1/2)','-0.693'])],'n large'),
P('(b)(iii)',3,'value',[V('least n','99','integer')],'enumeration of n')])
# f1-609
F=(x**2-2*x+6)/(x-3); assert sp.simplify(F-(x+1+9/(x-3)))==0
assert set(sp.solve(sp.diff(F,x),x))=={0,6} and F.subs(x,0)==-2 and F.subs(x,6)==10
xs=np.linspace(-60,60,240007); fv=(xs**2-2*xs+6)/(xs-3); assert not ((fv>-2+1e-9)&(fv<10-1e-9)).any()
s7,s55=math.sqrt(7),math.sqrt(55)
assert (((np.abs(fv)<12))==(((xs>-5-s55)&(xs<-5+s55))|((xs>7-s7)&(xs<7+s7)))).all()
add('further-p1-609', [
P('(a)',3,'equation',[V('vertical asymptote','x = 3'),V('oblique asymptote','y = x + 1')],'division checked by sympy'),
P('(b)',4,'show',[V('values not taken by y','-2 < y < 10')],'y on a fine grid'),
P('(c)',5,'coordinates',[V('maximum point','(0, -2)'),V('minimum point','(6, 10)'),W('sketch','Two branches with asymptotes x = 3 and y = x + 1; left branch below with maximum (0, −2), right branch above with minimum (6, 10); no intersection with the x-axis.')],'derivative by sympy'),
P('(d)',6,'set',[W('sketch','Left branch reflected in the x-axis, minimum (0, 2), approaching y = −x − 1 on the left; right branch unchanged.'),V('set of values of x','-5 - sqrt(55) < x < -5 + sqrt(55) or 7 - sqrt(7) < x < 7 + sqrt(7)')],'inequality tested on a fine grid',['exact'])])
# f1-610
F=(4*x+5)/(x**2-1); assert set(sp.solve(sp.diff(F,x),x))=={-2,R(-1,2)} and F.subs(x,-2)==-1 and F.subs(x,R(-1,2))==-4
fv=(4*xs+5)/(xs**2-1); assert not ((fv>-4+1e-9)&(fv<-1-1e-9)).any()
def cnt(K):
    ro=set()
    for s in (1,-1):
        for q in np.roots([K,-4*s,-K-5*s]):
            if abs(q.imag)<1e-9: ro.add(round(q.real,7))
    return len(ro)
for K,c in ((.3,4),(.99,4),(1.01,2),(2.5,2),(3.99,2),(4.01,4),(9,4)): assert cnt(K)==c,(K,cnt(K))
add('further-p1-610', [
P('(a)',2,'equation',[V('vertical asymptote','x = 1'),V('vertical asymptote','x = -1'),V('horizontal asymptote','y = 0')],'zeros of the denominator; limit at infinity'),
P('(b)',4,'coordinates',[V('stationary point','(-2, -1)'),V('stationary point','(-1/2, -4)')],'derivative by sympy'),
P('(c)',4,'sketch',[W('sketch','Three branches with asymptotes x = ±1 and y = 0; left branch with minimum (−2, −1), middle branch below the x-axis with maximum (−½, −4), right branch above.'),V('intersection with the x-axis','(-5/4, 0)'),V('intersection with the y-axis','(0, -5)')],'substitution'),
P('(d)',4,'set',[W('sketch','Parts of C below the x-axis reflected in it: maximum (−2, 1), cusp at (−5/4, 0), middle branch with minimum (−½, 4).'),V('values of k','1 < k < 4')],'roots counted for several k')])
# f1-611
A_,B_,C_=map(np.array,([1,2,-1.],[3,0,2.],[2,-1,4.])); nn=np.array([1,7,4.])
for p in (A_,B_,C_): near(p@nn,11)
nO=np.cross(A_,B_); ang=math.degrees(math.acos(abs(nO@nn)/np.linalg.norm(nO)/np.linalg.norm(nn))); assert round(ang,1)==39.5
m=minimize(lambda p:np.sum((A_+p[0]*(B_-A_)+p[1]*(C_-A_))**2),[0,0]); near(math.sqrt(m.fun),11/math.sqrt(66),1e-5)
for tt in (-3.5,-14.5):
    D=np.array([5,6,tt]); near(abs(D@nn-11)/math.sqrt(66),2*11/math.sqrt(66))
assert set(sp.solve(sp.Eq((36+4*t)**2,22**2),t))=={R(-7,2),R(-29,2)}
add('further-p1-611', [
P('(a)',5,'equation',[V('plane ABC','x + 7y + 4z = 11',upTo='factor')],'three points substituted',['form']),
P('(b)',2,'value',[V('distance from O','11/sqrt(66)',accept=['sqrt(66)/6','1.35'])],'numerical minimum of the distance over the plane'),
P('(c)',4,'value',[V('acute angle','39.5','1dp',unit='°')],'numerical normals'),
P('(d)',3,'value',[V('t','-7/2'),V('t','-29/2')],'distances computed')])
# f1-612
yy=x*exp(-2*x)
for N in range(1,9): assert sp.simplify(sp.diff(yy,x,N)-(-2)**(N-1)*(N-2*x)*exp(-2*x))==0
assert sp.simplify(sp.diff(yy,x,10).subs(x,R(1,2))+4608*exp(-1))==0
add('further-p1-612', [
P('(a)',6,'prove',[W('induction proof','n = 1: dy/dx = (1 − 2x)e^(−2x). If true for n = k, differentiating (−2)^(k−1)(k − 2x)e^(−2x) gives (−2)^(k−1)(−2 − 2k + 4x)e^(−2x) = (−2)^k(k + 1 − 2x)e^(−2x), so true for k + 1; hence by induction true for all positive integers n.')],'derivatives for n = 1 to 8 by sympy'),
P('(b)',2,'value',[V('d¹⁰y/dx¹⁰ at x = ½','-4608*e^(-1)')],'tenth derivative by sympy',['form'])])
# f1-613
for T in np.linspace(.05,1.5,9):
    rr=3*math.sin(2*T); X,Y=rr*math.cos(T),rr*math.sin(T); near((X*X+Y*Y)**3,36*X*X*Y*Y)
near(quad(lambda T:.5*9*math.sin(2*T)**2,0,math.pi/2)[0],9*math.pi/8)
m=minimize_scalar(lambda T:-3*math.sin(2*T)*math.sin(T),bounds=(0,math.pi/2),method='bounded'); near(-m.fun,4/math.sqrt(3),1e-6)
add('further-p1-613', [
P('(a)',3,'show',[V('polar equation','r = 3*sin(2*theta)')],'points of the polar curve put in the Cartesian equation'),
P('(b)',3,'sketch',[W('sketch','One loop from the pole to the pole in the first quadrant, touching the initial line and θ = ½π at the pole, furthest point (3, ¼π).'),V('line of symmetry','theta = pi/4')],'sin 2θ symmetric about ¼π'),
P('(c)',3,'value',[V('area','9*pi/8')],'numerical quadrature',['exact']),
P('(d)',6,'value',[V('maximum distance','4*sqrt(3)/3')],'numerical maximum of r sin θ',['exact'])])
# f1-614
A=Matrix([[1,2,-1],[k,0,1],[3,1,2]]); assert sp.solve(A.det(),k)==[1]
A2=A.subs(k,2); inv=A2.inv(); Pm=Matrix([[1,0],[-1,1],[0,0]]);Qm=Matrix([[1,0,1],[0,1,0]])
B=Qm*A2*Pm; assert B==Matrix([[1,3],[2,0]]) and B*Matrix([3,2])==3*Matrix([3,2]) and B*Matrix([1,-1])==-2*Matrix([1,-1])
assert inv==Matrix([[1,5,-2],[1,-5,3],[-2,-5,4]])/5 and A2*inv==sp.eye(3),inv
add('further-p1-614', [
P('(a)',3,'value',[V('k','1','integer')],'determinant by sympy'),
P('(b)',4,'matrix',[V('A⁻¹','[[1/5, 1, -2/5], [1/5, -1, 3/5], [-2/5, -1, 4/5]]')],'sympy inverse, product checked'),
P('(c)',2,'matrix',[V('QAP','[[1, 3], [2, 0]]')],'sympy product'),
P('(d)',5,'equation',[V('invariant line','y = 2x/3'),V('invariant line','y = -x')],'eigenvectors checked')])
# f1-615
A=Matrix([[1,-sqrt(3)],[sqrt(3),1]])/2
assert [i for i in range(1,13) if sp.simplify(A**i-sp.eye(2))==sp.zeros(2)]==[6,12]
M=3*A; assert sp.simplify(M.det())==9 and sp.simplify(M.inv()-Matrix([[1,sqrt(3)],[-sqrt(3),1]])/6)==sp.zeros(2)
assert all(not e.is_real for e in M.eigenvals())
add('further-p1-615', [
P('(a)',2,'describe',[W('transformation represented by A','Rotation of 60° (π/3) anticlockwise about the origin.')],'cos 60°, sin 60°'),
P('(b)',1,'state',[V('n','6','integer')],'powers by sympy'),
P('(c)',2,'value',[V('k','3','integer')],'determinant 9'),
P('(d)',3,'matrix',[V('(BA)⁻¹','[[1/6, sqrt(3)/6], [-sqrt(3)/6, 1/6]]')],'sympy inverse'),
P('(e)',4,'show',[W('no invariant lines through the origin','For y = mx: (√3 + m) = m(1 − m√3) gives m²√3 + √3 = 0, i.e. m² = −1, which has no real solution (and x = 0 is not mapped to itself), so there is no invariant line through the origin.')],'eigenvalues not real')])
# f1-616
Pp=np.array([4,-1,3]);Qq=np.array([1,3,-2]);d1=np.array([1,2,1]);d2=np.array([3,1,-1]);a1=np.array([2,-5,1]);a2=np.array([4,4,-3])
assert (Pp==a1+2*d1).all() and (Qq==a2-d2).all() and (Qq-Pp)@d1==0 and (Qq-Pp)@d2==0
m=minimize(lambda p:np.sum((a1+p[0]*d1-a2-p[1]*d2)**2.),[0,0]); near(math.sqrt(m.fun),5*math.sqrt(2),1e-5); assert np.allclose(m.x,[2,-1],atol=1e-3)
for p in (Pp,Qq,a1): assert p@np.array([7,-1,-5])==14
ang=math.degrees(math.asin(abs(d2@np.array([7,-1,-5]))/math.sqrt(11*75))); sang=round(ang,1)
add('further-p1-616', [
P('(a)',4,'value',[V('PQ','5*sqrt(2)')],'numerical minimum',['exact']),
P('(b)',5,'vector',[V('position vector of P','4i - j + 3k'),V('position vector of Q','i + 3j - 2k')],'numerical minimum and perpendicularity'),
P('(c)',3,'equation',[V('equation of Π','7x - y - 5z = 14',upTo='factor')],'three points substituted'),
P('(d)',3,'value',[V('acute angle between l₂ and Π',f'{sang}','1dp',unit='°')],'numerical arcsin')])
assert sang==60.5,ang

# ============ PAPER 2
# f2-601
for T in (.1,.4,1.1,2.3):
    s=1/math.cos(T); near(1/math.cos(5*T),s**5/(5*s**4-20*s**2+16))
qs=[R(1,15),R(7,15),R(11,15),R(13,15),R(1,3)]
assert np.allclose(sorted(1/math.cos(float(q)*math.pi) for q in qs),sorted(np.roots([1,-10,0,40,0,-32]).real)) and np.allclose(np.roots([1,-10,0,40,0,-32]).imag,0)
add('further-p2-601', [
P('(a)',6,'show',[V('sec 5θ','sec(theta)^5/(5*sec(theta)^4 - 20*sec(theta)^2 + 16)')],'both sides at several angles'),
P('(b)',4,'value',[V('root','sec(pi/15)'),V('root','sec(7*pi/15)'),V('root','sec(11*pi/15)',accept=['sec(19*pi/15)']),V('root','sec(13*pi/15)'),V('root','sec(pi/3)',accept=['2','sec(5*pi/3)'])],'numerical roots of the quintic',['form'])])
# f2-602
w=-8+8j*math.sqrt(3); zs=[2*cmath.exp(1j*math.pi*q) for q in (1/6,2/3,-1/3,-5/6)]
for q in zs: near(abs(q**4-w),0,1e-9)
near(abs(np.prod(zs)-(8-8j*math.sqrt(3))),0,1e-9)
o=sorted(zs,key=cmath.phase); near(.5*abs(sum((o[i].conjugate()*o[(i+1)%4]).imag for i in range(4))),8)
add('further-p2-602', [
P('(a)',5,'complex',[V('root','2*e^(i*pi/6)'),V('root','2*e^(2*i*pi/3)'),V('root','2*e^(-i*pi/3)'),V('root','2*e^(-5*i*pi/6)')],'fourth powers computed',['form']),
P('(b)',3,'sketch',[W('diagram','Four points on the circle |z| = 2 with arguments π/6, 2π/3, −π/3, −5π/6, forming a square.'),V('area of the quadrilateral','8','integer')],'shoelace formula'),
P('(c)',1,'complex',[V('product of the roots','8 - 8*sqrt(3)*i')],'product computed',['exact','form'])])
# f2-603
X=exp(-2*t)*(2*sp.cos(t)+2*sp.sin(t))-sp.cos(3*t)+3*sp.sin(3*t)
assert sp.simplify(X.diff(t,2)+4*X.diff(t)+5*X-40*sp.cos(3*t))==0 and X.subs(t,0)==1 and X.diff(t).subs(t,0)==7
s=solve_ivp(lambda tt,v:[v[1],40*math.cos(3*tt)-4*v[1]-5*v[0]],[0,12],[1,7],rtol=1e-10,atol=1e-12)
near(s.y[0][-1],float(X.subs(t,12)),1e-6)
phi=math.atan(1/3); near(s.y[0][-1],math.sqrt(10)*math.sin(36-phi),1e-6); assert f'{phi:.3f}'=='0.322'
add('further-p2-603', [
P('(a)',10,'expression',[V('x','e^(-2t)*(2cos(t) + 2sin(t)) - cos(3t) + 3sin(3t)')],'substitution by sympy and numerical integration'),
P('(b)',3,'show',[V('x for large t','sqrt(10)*sin(3t - φ)'),V('φ','0.322','3sf')],'numerical solution at t = 12',['rounded'])])
# f2-604
xx=symbols('xx',positive=True); rt9=sqrt(xx**2+9)
Y=(2*xx**3+2*(xx**2+9)**R(3,2)+6)/(xx+rt9)
for v in (0.3,1,5): near(float((Y.diff(xx)+Y/rt9-6*xx).subs(xx,v)),0,1e-9)
near(float(Y.subs(xx,0)),20); assert sp.nsimplify(Y.subs(xx,4))==R(128,3)
s=solve_ivp(lambda tt,v:[6*tt-v[0]/math.sqrt(tt*tt+9)],[0,4],[20],rtol=1e-11,atol=1e-12); near(s.y[0][-1],128/3,1e-7)
add('further-p2-604', [
P('(a)',4,'show',[V('integrating factor','x + sqrt(x^2 + 9)')],'derivative of its logarithm'),
P('(b)',6,'expression',[V('y','(2x^3 + 2(x^2 + 9)^(3/2) + 6)/(x + sqrt(x^2 + 9))')],'substitution and numerical integration'),
P('(c)',1,'value',[V('y when x = 4','128/3')],'numerical integration',['exact'])])
# f2-605
Pm=Matrix([[1,1,0],[1,2,1],[0,1,2]]); assert Pm.det()==1
A=Pm*sp.diag(1,-2,3)*Pm.inv()
assert sp.expand(A.charpoly(x).as_expr()-(x**3-2*x**2-5*x+6))==0
assert A**5==Pm*sp.diag(1,-32,243)*Pm.inv()
assert A.inv()==(-A**2+2*A+5*sp.eye(3))/6
def row(i): return '  '.join(f'{str(A[i,j]).replace("-","−"):>3}' for j in range(3))
add('further-p2-605', [
P('(a)',4,'show',[V('characteristic equation','λ^3 - 2λ^2 - 5λ + 6 = 0'),V('eigenvalue','1','integer'),V('eigenvalue','-2','integer'),V('eigenvalue','3','integer')],'sympy characteristic polynomial'),
P('(b)',6,'matrix',[V('P','[[1, 1, 0], [1, 2, 1], [0, 1, 2]]',upTo='choice'),V('D','[[1, 0, 0], [0, -32, 0], [0, 0, 243]]',upTo='choice')],'A⁵ by multiplication'),
P('(c)',3,'expression',[V('A⁻¹','-1/6*A^2 + 1/3*A + 5/6*I')],'sympy inverse',['form'])])
# f2-606
A=Matrix([[1,-2,3],[2,1,k],[4,-3,13]]); assert sp.solve(A.det(),k)==[7]
A7=A.subs(k,7)
for bb,cons in ((13,True),(9,False)):
    aug=A7.row_join(Matrix([5,3,bb])); assert (aug.rank()==A7.rank()==2)==cons
for i,j in itertools.combinations(range(3),2): assert Matrix([A7.row(i),A7.row(j)]).rank()==2
add('further-p2-606', [
P('(a)',3,'set',[V('k','k != 7',accept=['k ≠ 7','k < 7 or k > 7'])],'determinant by sympy'),
P('(b)',4,'value',[V('b','13','integer'),W('geometrical interpretation','The three planes meet in a common line (form a sheaf).')],'ranks by sympy'),
P('(c)',3,'explain',[W('no solution','Twice the first equation plus the second gives 4x − 3y + 13z = 13, which contradicts 4x − 3y + 13z = 9.'),W('geometrical interpretation','The three planes form a triangular prism: they have no common point and no two of them are parallel.')],'ranks by sympy; normals pairwise not parallel')])
# f2-607
In=lambda m:quad(lambda v:(4-v*v)**-m,0,1)[0]
for m in (1,2,3,5): near(8*m*In(m+1),3.0**-m+(2*m-1)*In(m))
near(In(1),math.log(3)/4); near(In(3),17/1152+3*math.log(3)/512)
add('further-p2-607', [
P('(a)',3,'value',[V('I₁','1/4*ln(3)')],'numerical quadrature',['exact']),
P('(b)',5,'show',[V('reduction formula','8n*I_(n+1) = 3^(-n) + (2n - 1)*I_n')],'quadrature for n = 1, 2, 3, 5'),
P('(c)',3,'value',[V('I₃','17/1152 + 3/512*ln(3)')],'numerical quadrature',['exact','form'])])
# f2-608
e=math.e
for N in (1,4,50):
    near(sum(math.exp(-i/N) for i in range(1,N+1))/N,(e-1)/(N*e*(e**(1/N)-1)))
    near(sum(math.exp(-i/N) for i in range(N))/N,(e-1)*e**(1/N)/(N*e*(e**(1/N)-1)))
dif=lambda N:(sum(math.exp(-i/N) for i in range(N))-sum(math.exp(-i/N) for i in range(1,N+1)))/N
assert dif(632)>0.001>dif(633)
add('further-p2-608', [
P('(a)',4,'show',[V('Lₙ','(e - 1)/(n*e*(e^(1/n) - 1))')],'areas added for several n'),
P('(b)',4,'expression',[V('Uₙ','(e - 1)*e^(1/n)/(n*e*(e^(1/n) - 1))',accept=['(e - 1)/(n*e*(1 - e^(-1/n)))'])],'areas added for several n'),
P('(c)',3,'value',[V('least n','633','integer')],'areas added for n = 632 and 633')])
# f2-609
for v in (math.log(2),math.log(math.sqrt(5)-2)): near(2*math.cosh(2*v)+5*math.sinh(v),8)
near(quad(lambda v:math.sinh(v)**2,0,math.log(2))[0],15/32-math.log(2)/2)
hh=[2*math.cosh(2*v)+5*math.sinh(v)-8 for v in np.linspace(-6,6,4001)]; assert sum(p*q<0 for p,q in zip(hh,hh[1:]))==2
add('further-p2-609', [
P('(a)',3,'prove',[V('identity','cosh(2x) = 2*sinh(x)^2 + 1')],'exponentials'),
P('(b)',5,'value',[V('x','ln(2)'),V('x','ln(sqrt(5) - 2)',accept=['-ln(2 + sqrt(5))'])],'substitution; sign changes counted',['form']),
P('(c)',3,'value',[V('integral','15/32 - 1/2*ln(2)')],'numerical quadrature',['exact'])])
# f2-610
m=minimize_scalar(lambda v:-(3*math.acosh(v)-4*v),bounds=(1.0001,4),method='bounded',options=dict(xatol=1e-10)); near(m.x,1.25,1e-5); near(-m.fun,3*math.log(2)-5)
near(quad(math.acosh,1,1.25)[0],1.25*math.log(2)-.75,1e-6)
for v in (1,1.7,9): near(math.acosh(v),math.log(v+math.sqrt(v*v-1)))
add('further-p2-610', [
P('(a)',4,'prove',[V('formula','arcosh(x) = ln(x + sqrt(x^2 - 1))')],'both sides at several x'),
P('(b)',5,'coordinates',[V('stationary point','(5/4, 3*ln(2) - 5)'),W('nature','极大值点（maximum）')],'numerical maximum',['exact']),
P('(c)',4,'value',[V('integral','5/4*ln(2) - 3/4')],'numerical quadrature',['exact'])])
# f2-611
from scipy.optimize import brentq
yf=lambda v:brentq(lambda w:3*v*w*w+(2*w-v)**3-4,.8,1.2,xtol=1e-15)
h=1e-3; near(yf(1),1); near((yf(1+h)-yf(1-h))/(2*h),0,2e-5); near((yf(1+h)-2*yf(1)+yf(1-h))/h**2,-.5,1e-4)
add('further-p2-611', [
P('(a)',4,'show',[V('dy/dx at A','0','integer')],'implicit function by brentq, central difference'),
P('(b)',5,'value',[V('d²y/dx² at A','-1/2'),W('nature of A','Maximum point, because d²y/dx² < 0.')],'implicit function by brentq, second difference')])
# f2-612
Y=sp.atan(2*exp(x)); assert sp.simplify(Y.diff(x,2)-2*exp(x)*(1-4*exp(2*x))/(1+4*exp(2*x))**2)==0
assert Y.diff(x).subs(x,0)==R(2,5) and Y.diff(x,2).subs(x,0)/2==R(-3,25)
Z=sp.atan(exp(-x)/2); assert Z.diff(x).subs(x,0)==R(-2,5) and sp.nsimplify(Z.diff(x,2).subs(x,0)/2)==R(3,25)
add('further-p2-612', [
P('(a)',4,'show',[V('dy/dx','2*e^x/(1 + 4*e^(2x))'),V('d²y/dx²','2*e^x*(1 - 4*e^(2x))/(1 + 4*e^(2x))^2')],'sympy'),
P('(b)',3,'expression',[V('series for tan⁻¹(2eˣ)','arctan(2) + 2/5*x - 3/25*x^2')],'sympy derivatives at 0',['form']),
P('(c)',2,'expression',[V('series for tan⁻¹(½e⁻ˣ)','arctan(1/2) - 2/5*x + 3/25*x^2',accept=['pi/2 - arctan(2) - 2/5*x + 3/25*x^2'])],'sympy derivatives at 0')])
# f2-613
Aa,Bb=symbols('A B'); Y=(Aa*exp(-x)+Bb*exp(-2*x)+2*x-2)/x
assert sp.simplify(x*Y.diff(x,2)+(3*x+2)*Y.diff(x)+(2*x+3)*Y-4*x-2)==0
wf=sp.Function('w'); yw=wf(x)/x
assert sp.simplify(x*yw.diff(x,2)+(3*x+2)*yw.diff(x)+(2*x+3)*yw-(wf(x).diff(x,2)+3*wf(x).diff(x)+2*wf(x)))==0
assert sp.limit(Y.subs({Aa:5,Bb:-3}),x,sp.oo)==2
add('further-p2-613', [
P('(a)',3,'show',[V('equation for w',"d^2w/dx^2 + 3dw/dx + 2w = 4x + 2")],'sympy substitution'),
P('(b)',7,'expression',[V('y','(A*e^(-x) + B*e^(-2x) + 2x - 2)/x')],'substituted in the equation by sympy'),
P('(c)',1,'value',[V('limit of y','2','integer')],'sympy limit')])
# f2-614
dx=lambda v:math.tanh(v)**2; dy=lambda v:-math.tanh(v)/math.cosh(v)
sp_=lambda v:math.hypot(dx(v),dy(v))
assert sp.simplify((t-sp.tanh(t)).diff(t)-sp.tanh(t)**2)==0
near(quad(sp_,0,math.log(3))[0],math.log(5/3)); near(2*math.pi*quad(lambda v:sp_(v)/math.cosh(v),0,math.log(3))[0],4*math.pi/5)
for v in (.2,1): near(sp_(v)**2,math.tanh(v)**2)
add('further-p2-614', [
P('(a)',4,'show',[V('(dx/dt)² + (dy/dt)²','tanh(t)^2')],'numerical values'),
P('(b)',4,'value',[V('length of C','ln(5/3)')],'numerical quadrature',['form']),
P('(c)',4,'value',[V('surface area','4*pi/5')],'numerical quadrature',['exact'])])

seen = set()
compare(built, seen)
finish(seen)
