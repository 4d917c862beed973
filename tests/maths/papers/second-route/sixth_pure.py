"""Pure mathematics, first and third paper and further: the questions from 701."""
from keys import QUESTIONS, finish
import re
import numpy as np
from math import *
from scipy.integrate import quad, solve_ivp
from scipy.optimize import brentq, minimize_scalar
import sympy as sp
from sympy.parsing.sympy_parser import parse_expr, standard_transformations, implicit_multiplication_application, convert_xor
IDS=re.compile(r'(?:p[13]|further-p[12])-7\d\d$')
D={id: q for id, q in QUESTIONS.items() if IDS.match(id)}
T=standard_transformations+(convert_xor,implicit_multiplication_application)
sy={k:sp.Symbol(k) for k in 'x y z t a r n A k theta'.split()}
sy.update(e=sp.E,pi=sp.pi,ln=sp.log)
used=set()
def S(id,l,i=0):
    used.add((id,l,i)); return next(p for p in D[id]['parts'] if p['label']==l)['answers'][i]['value']
def P(s): return parse_expr(s.replace('α','alpha'),local_dict=sy,transformations=T)
def V(*k): return float(P(S(*k)))
def E(*k): return P(S(*k))
def EQ(*k):
    l,r=S(*k).split('='); return P(l)-P(r)
def F(*k,v='x',eq=False):
    s=S(*k); s=s.split('=')[1] if eq else s
    return sp.lambdify(sy[v],P(s))
def PT(*k): return [float(c) for c in P(S(*k))]
def near(a,b,t=1e-6): assert abs(a-b)<t*max(1,abs(b)),(a,b)
def sf(*k,b,n=3):
    assert float(S(*k))==float(f'{b:.{n}g}'),(k,b)
def dp(*k,b,n=1): assert abs(float(S(*k))-round(b,n))<1e-12,(k,b)
def roots(f,lo,hi,N=20011,cut=50):
    g=np.linspace(lo,hi,N); out=[]
    for u,w in zip(g,g[1:]):
        try: fu,fw=f(u),f(w)
        except ZeroDivisionError: continue
        if fu*fw<0 and abs(fu)<cut and abs(fw)<cut: out.append(brentq(f,u,w))
    return out
x=sy['x']; d=radians
# ---- p1
near(float(sp.Poly((2-x/4)**6,x).coeff_monomial(x**2)),float(sp.Poly(E('p1-701','(a)'),x).coeff_monomial(x**2)))
f=sp.expand((2-x/4)**6); assert sp.expand(E('p1-701','(a)')-sum(f.coeff(x,i)*x**i for i in range(3)))==0
K=sp.Symbol('K'); assert sp.solve(sp.expand((5+K*x)*f).coeff(x,2)+21,K)==[E('p1-701','(b)')]
sol=[(n,sp.Rational(-6,n)) for n in range(1,200) if sp.binomial(n,2)*sp.Rational(-6,n)**2==sp.Rational(33,2)]
assert sol==[(E('p1-702','(a)',0),E('p1-702','(a)',1))]
assert sp.expand((1-x/2)**12).coeff(x,3)==E('p1-702','(b)')
used.add(('p1-703','(1)',0)); used.add(('p1-704','(a)',0))
assert '6cos^2(theta) + 5cos(theta) - 6 = 0'==D['p1-703']['parts'][0]['answers'][0]['value']
for th in (.3,1.1,2.5,4): near((6*sin(th)*tan(th)-5)*cos(th),-(6*cos(th)**2+5*cos(th)-6))
r=roots(lambda u:6*sin(d(2*u))*tan(d(2*u))-5,0,180); assert len(r)==2
dp('p1-703','(2)',0,b=r[0]); dp('p1-703','(2)',1,b=r[1])
for th in (.3,1.1,2.5): near(1/(1-cos(th))-1/(1+cos(th)),2*cos(th)/sin(th)**2)
r=roots(lambda u:1/(1-cos(u))-1/(1+cos(u))-3,-pi+1e-4,pi-1e-4,20010); assert len(r)==2,r
sf('p1-704','(b)',0,b=r[1]); sf('p1-704','(b)',1,b=r[0])
assert sp.expand(E('p1-705','(a)')-(2*x**2-12*x+11))==0
assert sp.solve(sp.diff(2*x**2-12*x+11,x))==[E('p1-705','(b)')]
g=F('p1-705','(c)',0); h=lambda u:2*u*u-12*u+11
for u in (-7,-3,0,5.5,40): near(h(g(u)),u); assert g(u)>=3
assert S('p1-705','(c)',1)=='x >= -7' and h(3)==-7
g=F('p1-706','(a)'); h=lambda u:(3*u+1)/(u-2)
for u in (3.5,4,9): near(h(g(u)),u); assert g(u)>2
assert S('p1-706','(b)')=='y > 3' and h(1e9)>3 and abs(h(1e9)-3)<1e-6 and h(2+1e-9)>1e6
assert set(sp.solve((3*(x**2+3)+1)/(x**2+3-2)-4,x))=={E('p1-706','(c)',0),E('p1-706','(c)',1)}
y=sy['y']; C=EQ('p1-707','(a)'); assert sp.expand(C-((x+3)*(x-5)+(y-7)*(y-1)))==0
L=EQ('p1-707','(b)'); assert L.subs({x:5,y:1})==0; near(abs(L.subs({x:1,y:4}))/hypot(4,3),5)
ss=sp.solve([C,y-x-2],[x,y]); assert set(ss)=={tuple(P(S('p1-707','(c)',i))) for i in (0,1)}
near(V('p1-707','(c)',2),2*sqrt(25-(abs(1-4+2)/sqrt(2))**2))
assert S('p1-708','(a)')=='k < -3 or k > 5'
for k in np.arange(-10,12,.25): assert (sum(abs(np.imag(np.roots([1,-3-k,2*k+6])))<1e-12)==2 and (-3-k)**2-4*(2*k+6)>0)==(k<-3 or k>5)
for i,k in ((0,-3),(1,5)):
    u,v=PT('p1-708','(b)',i); near(u*u-3*u+2*k,v); near(k*u-6,v); near(2*u-3,k)
g=F('p1-708','(c)',eq=True)
for u in (-2,0,1.5,4): near(g(-(u+2)),u*u-3*u+10-1)
a,dd=sp.symbols('a d'); s=sp.solve((a+6*dd)**2-a*(a+9*dd),a); assert S('p1-709','(1)')=='a = -12d' and -12*dd in s
assert set(s)=={-12*dd}
near(V('p1-709','(1)',1),(-12+6)/-12)
near(sum(V('p1-709','(2)',0)*.5**i for i in range(80)),96); near(V('p1-709','(2)',0),-12*V('p1-709','(2)',1))
assert next(n for n in range(1,99) if sum(48-4*i for i in range(n))<0)==V('p1-709','(3)')
Tt=np.array([2*cos(pi/3)+0,0])  # A,B at angles ±π/3, T on the x-axis: tangent at A meets it at 1/cos(π/3)
t0=1/cos(pi/3); AT=hypot(t0-cos(pi/3),sin(pi/3)); per=sp.lambdify(sy['r'],E('p1-710','(a)')); near(per(1),2*AT+2*pi/3); near(per(3),3*(2*AT+2*pi/3))
ar=2*quad(lambda v:(t0-v*(t0-cos(pi/3))/sin(pi/3))-sqrt(1-v*v),0,sin(pi/3))[0]; sf('p1-710','(b)',b=sqrt(50/ar))
dy=lambda u:12/(2*u+1)**2-4/3
r=roots(dy,-.3,50); near(r[0],V('p1-711','(a)')); assert len(r)==1 and dy(.9)>0>dy(1.1); used.add(('p1-711','(a)',1))
g=F('p1-711','(b)',eq=True)
for u in (0,1,2.5,7): near(g(u),2/3+quad(dy,2.5,u)[0])
near(V('p1-711','(c)'),(g(.5+1e-5)-g(.5-1e-5))/2e-5*.06)
rt=sp.solve(5*x+4-(x+2)**2,x); assert sorted(rt)==[0,1]; u,v=PT('p1-712','(a)'); near(v,sqrt(5*u+4)); near(v,u+2); near(u,1)
m=(sqrt(9+5e-5)-sqrt(9-5e-5))/2e-5; L=EQ('p1-712','(b)'); near(float(L.subs({x:1,y:3})),0); near(float(L.subs({x:2,y:3-1/m})),0)
near(V('p1-712','(c)'),quad(lambda u:sqrt(5*u+4)-u-2,0,1)[0]); near(V('p1-712','(d)'),pi*quad(lambda u:5*u+4-(u+2)**2,0,1)[0])
# ---- p3
assert S('p3-701','(b)')=='-8a < x < 2a/5'
for A in (1,2.5):
    for u in np.linspace(-30,10,4003): assert (abs(2*u-5*A)>3*abs(u+A))==(-8*A<u<2*A/5)
A,B=E('p3-702','(a)',0),E('p3-702','(a)',1); pp=A*x**3+x**2+B*x+3; assert sp.rem(pp,2*x-1,x)==0 and sp.rem(pp,x+2,x)==-25
nr=sorted(np.roots([6,1,-8,3]).real); kk=sorted(V('p3-702','(b)',i) for i in range(3)); [near(i,j) for i,j in zip(nr,kk)]
r=roots(lambda th:float(6*cos(d(th))**3+cos(d(th))**2-8*cos(d(th))+3),0,180); assert len(r)==2
near(V('p3-702','(c)',0),r[1]); dp('p3-702','(c)',1,b=r[0])
r=roots(lambda u:4*3**u-7-2*3**-u,-6,6,cut=1e4); assert len(r)==1; sf('p3-703','',b=r[0])
m=minimize_scalar(lambda u:-(4*cos(u)-sin(u)),bounds=(-1,1),method='bounded',options={'xatol':1e-10}); near(V('p3-704','(a)',0),-m.fun); dp('p3-704','(a)',1,b=degrees(-m.x),n=2)
r=roots(lambda u:4*cos(d(2*u))-sin(d(2*u))-3,0,180); assert len(r)==2; dp('p3-704','(b)',0,b=r[0]); dp('p3-704','(b)',1,b=r[1])
near(V('p3-704','(c)'),min(34/(3+(4*cos(u)-sin(u))**2) for u in np.linspace(0,7,100001)))
ff=(6-10*x+5*x**2)/((1-2*x)*(2+x**2)); g=E('p3-705','(1)')
for u in (-3,0.1,2,7): near(float(g.subs(x,u)),float(ff.subs(x,u)))
assert sp.expand(sp.series(ff,x,0,3).removeO()-E('p3-705','(2)'))==0
assert S('p3-705','(3)')=='-1/2 < x < 1/2' and min(abs(complex(z)) for z in sp.solve(sp.denom(ff),x))==.5
X=lambda t:t+log(t+2); Y=lambda t:(t-1)*e**(-2*t); g=F('p3-706','(a)',v='t'); G=lambda t,h=1e-5:(Y(t+h)-Y(t-h))/(X(t+h)-X(t-h))
for t in (-1.5,-.5,0,1,2): near(g(t),G(t))
near(V('p3-706','(b)'),G(1)); m=minimize_scalar(lambda t:-Y(t),bounds=(1,3),method='bounded',options={'xatol':1e-10}); u,v=PT('p3-706','(c)'); near(u,X(m.x)); near(v,Y(m.x))
H=lambda t:t-2*pi/5-sin(t); r=brentq(H,1,3); assert S('p3-707','(a)')=='theta = 2*pi/5 + sin(theta)'
near(2*quad(lambda u:sqrt(1-u*u),cos(r/2),1)[0],pi/5); assert f'{H(2):.3f}'=='-0.166' and f'{H(2.2):.3f}'=='0.135',(H(2),H(2.2))
dp('p3-707','(c)',b=r,n=2); t=2.1; its=[]
for _ in range(12): t=2*pi/5+sin(t); its.append(round(t,4))
assert abs(its[-1]-r)<1e-3
m=minimize_scalar(lambda u:-log(u)/u**3,bounds=(1,3),method='bounded',options={'xatol':1e-10}); u,v=PT('p3-708','(a)'); near(u,m.x); near(v,-m.fun)
near(V('p3-708','(b)'),quad(lambda u:log(u)/u**3,1,e)[0])
def vec(s):
    s=re.sub(r'([ijk])',r'*\1',s.replace(' ','')); s=re.sub(r'(^|[+-])\*',r'\g<1>1*',s)
    return eval(s,dict(i=np.array([1.,0,0]),j=np.array([0,1.,0]),k=np.array([0,0,1.])))
Lp=lambda u:np.array([1,2,-1])+u*np.array([2,-1,2]); Ap=np.array([4,5,2.])
m=minimize_scalar(lambda u:np.sum((Lp(u)-Ap)**2)); N=vec(S('p3-709','(a)')); assert np.allclose(N,Lp(m.x),atol=1e-6)
assert np.allclose(vec(S('p3-709','(b)'))+Ap,2*N); assert abs(np.dot(Ap-Lp(0),np.cross([2,-1,2],[1,2,-1])))>1; used.add(('p3-709','(c)',0))
u=complex(S('p3-710','(a)').replace(' ','').replace('i','j')); assert u+3j*u.conjugate()==9+11j
near(np.linalg.det(np.array([[1,3],[3,1]])),-8)
best=max(atan2((u+e**0*complex(cos(a_),sin(a_))).imag,(u+complex(cos(a_),sin(a_))).real) for a_ in np.linspace(pi/2,3*pi/2,200001)); sf('p3-710','(c)',b=best); assert f'{degrees(best):.1f}'=='49.8'
s=solve_ivp(lambda t,A:A*(50-A)/500,(0,200),[10],rtol=1e-10,atol=1e-10,dense_output=True); g=F('p3-711','(1)',v='t')
for t in (0,3,17,60): near(float(g(t)),s.sol(t)[0],1e-6)
sf('p3-711','(2)',b=brentq(lambda t:s.sol(t)[0]-30,1,100)); near(s.sol(200)[0],50,1e-6)
S('p3-712','(a)')
for th in (.2,1,2): near(sin(3*th),3*sin(th)-4*sin(th)**3)
near(V('p3-712','(b)'),quad(lambda u:sin(u)**3,pi/6,pi/2)[0])
r=roots(lambda u:sin(d(3*u))-sin(d(u))**2,1e-3,180-1e-3); assert len(r)==2; dp('p3-712','(c)',0,b=r[0]); dp('p3-712','(c)',1,b=r[1])
# ---- f1
z=np.roots([1,3,-2,5]); near(V('further-p1-701','(a)'),sum(z**2).real); near(V('further-p1-701','(b)'),sum(z**3).real); near(V('further-p1-701','(d)'),sum(1/(z+1)**2).real)
assert np.allclose(np.poly(z+1),[float(c) for c in sp.Poly(EQ('further-p1-701','(c)'),y).all_coeffs()])
g=F('further-p1-702','(1)',v='n'); ps=0
for n in range(1,200):
    ps+=(n+4)/(n*(n+1)*(n+2)); near(g(n),ps,1e-10)
    if 1.5-ps<.01: assert n==V('further-p1-702','(3)'); break
near(V('further-p1-702','(2)'),sum((n+4)/(n*(n+1)*(n+2)) for n in range(1,10**6)),1e-5)
M=np.array(eval(S('further-p1-703','(a)')),float); st=lambda p:(3*p[0],p[1]); sh=lambda p:(p[0]+2*p[1],p[1])
assert np.allclose(M,np.array([sh(st((1,0))),sh(st((0,1)))]).T)
w_,v_=np.linalg.eig(M); sl=sorted(v_[1]/v_[0]); assert np.allclose(sl,[-1,0]) and [S('further-p1-703','(b)',0),S('further-p1-703','(b)',1)]==['y = 0','y = -x']
for n in range(1,9): assert np.allclose(np.linalg.matrix_power(M,n),[[float(P(c).subs(sy['n'],n)) if isinstance(c,str) else c for c in row] for row in [['3^n','3^n - 1'],[0,1]]])
S('further-p1-703','(c)')
tri=np.array([[0,0],[4,1],[0,1]]).T; im=np.linalg.matrix_power(M,4)@tri; sl=lambda q:abs(np.linalg.det(np.array([q[:,1]-q[:,0],q[:,2]-q[:,0]])))/2
near(sl(tri),2); near(sl(im),V('further-p1-703','(d)'))
near(float(E('further-p1-704','(b)').subs(sy['a'],1)),quad(lambda u:cos(2*u)**2/2,-pi/4,pi/4)[0]); S('further-p1-704','(c)')
for th in (-.7,.1,.6):
    R=2*cos(2*th); X_,Y_=R*cos(th),R*sin(th); near((X_**2+Y_**2)**1.5,2*(X_**2-Y_**2))
near(float(E('further-p1-704','(d)').subs(sy['a'],1)),max(cos(2*u)*sin(u) for u in np.linspace(0,pi/4,200001)))
A,B,C,Dd=map(np.array,([1.,0,2],[3.,1,1],[0.,2,5],[2.,-3,4]))
L=EQ('further-p1-705','(a)')
for p_ in (A,B,C): near(float(L.subs(dict(zip((x,y,sy['z']),p_)))),0)
h=(B-A)/np.linalg.norm(B-A); pc=(C-A)-np.dot(C-A,h)*h; pd=(Dd-A)-np.dot(Dd-A,h)*h
an=degrees(acos(abs(np.dot(pc,pd))/np.linalg.norm(pc)/np.linalg.norm(pd))); dp('further-p1-705','(b)',b=an); assert f'{radians(an):.2f}'=='1.37'
sol=np.linalg.lstsq(np.array([B-A,-(Dd-C)]).T,C-A,rcond=None); near(V('further-p1-705','(c)'),sqrt(sol[1][0]))
# ---- f2
A=np.array([[1,2,1],[0,3,4],[0,0,-2.]]); Pm=np.array(eval(S('further-p2-701','(a)',0)),float); Dm=np.array(eval(S('further-p2-701','(a)',1)),float)
assert abs(np.linalg.det(Pm))>.1 and np.allclose(Pm@Dm@np.linalg.inv(Pm),np.linalg.matrix_power(A,5)); assert S('further-p2-701','(b)')=='-1/6 A^2 + 1/3 A + 5/6 I' and np.allclose(np.linalg.inv(A),-A@A/6+A/3+5/6*np.eye(3))
S('further-p2-702','(a)')
for th in (.2,1,2): near(sin(5*th),16*sin(th)**5-20*sin(th)**3+5*sin(th))
assert np.allclose(sorted(np.roots([16,0,-20,0,5]).real),sorted(V('further-p2-702','(b)',i) for i in range(4))); near(sin(6*pi/5),sin(-pi/5)); near(sin(7*pi/5),sin(-2*pi/5))
near(V('further-p2-702','(c)'),sin(pi/5)*sin(2*pi/5))
s=S('further-p2-703','').replace('e^t(','e^t*('); t_=sy['t']; ex=P(s); g=sp.lambdify(t_,ex)
assert sp.simplify(sp.diff(ex,t_,2)-2*sp.diff(ex,t_)+5*ex-17*sp.cos(2*t_))==0
so=solve_ivp(lambda t,v:[v[1],2*v[1]-5*v[0]+17*cos(2*t)],(0,3),[3,0],rtol=1e-11,atol=1e-11,dense_output=True)
for t in (0,.5,2,3): near(g(t),so.sol(t)[0],1e-6)
I=[quad(lambda u:u**n*sqrt(1-u),0,1)[0] for n in range(7)]; S('further-p2-704','(a)')
for n in range(1,7): near((2*n+3)*I[n],2*n*I[n-1])
near(V('further-p2-704','(b)'),I[3]); near(V('further-p2-704','(c)'),quad(lambda u:sin(u)**7*cos(u)**2,0,pi/2)[0])
S('further-p2-705','(a)')
for u in (-1,.3,2): near(2*sinh(u)**2,cosh(2*u)-1)
r=roots(lambda u:2*cosh(2*u)-7*sinh(u)-4,-4,4,cut=1e6); assert np.allclose(r,[V('further-p2-705','(b)',1),V('further-p2-705','(b)',0)])
g=F('further-p2-705','(c)',eq=True); so=solve_ivp(lambda t,v:[(4*sinh(t)**2-v[0]*sinh(t))/cosh(t)],(0,3),[3],rtol=1e-11,atol=1e-11,dense_output=True)
for t in (0,.5,2,3): near(g(t),so.sol(t)[0],1e-6)

finish(used)
