"""Pure mathematics, in English."""
import json, re, math
import numpy as np
import sympy as sp
from scipy.optimize import brentq
from scipy.integrate import quad
from sympy.parsing.sympy_parser import (parse_expr, standard_transformations, implicit_multiplication, convert_xor)
from keys import QUESTIONS as D, finish
used=set()
x,y,t,k,m,n,r,a,b,c,s,u,A,B,C,V,h,p,theta,lam,mu=sp.symbols('x y t k m n r a b c s u A B C V h p theta lam mu',real=True)
LOC=dict(x=x,y=y,t=t,k=k,m=m,n=n,r=r,a=a,b=b,c=c,u=u,h=h,theta=theta,pi=sp.pi,e=sp.E,sqrt=sp.sqrt,ln=sp.log,exp=sp.exp,i=sp.I)
TR=standard_transformations+(implicit_multiplication,convert_xor)
def P(v,**kw):
    v=re.sub(r"(\d)j",r"\1*j",v)   # 2j would be a Python complex number
    return parse_expr(v,local_dict={**LOC,**kw},transformations=TR)
def get(i,l,j=0):
    for pt in D[i]['parts']:
        if pt['label']==l:
            used.add((i,l,j))
            return pt['answers'][j]
    raise KeyError((i,l))
def zero(e): 
    e=sp.sympify(e)
    return sp.simplify(e)==0 or sp.simplify(sp.expand(sp.expand_trig(e)))==0
def E(i,l,expr,j=0,**kw):               # expression / exact value
    g=P(get(i,l,j)['value'],**kw)
    assert zero(g-expr),(i,l,g,expr)
def EQ(i,l,F,j=0,**kw):                 # equation: lhs-rhs proportional to F
    L,R=get(i,l,j)['value'].split('=')
    f=sp.simplify((P(L,**kw)-P(R,**kw))/F)
    assert f.is_number and f!=0,(i,l,f)
def fmt(v,fig):
    v=float(v)
    if fig.endswith('sf'):
        d=int(fig[:-2])-1-math.floor(math.log10(abs(v)))
        return ('%.*f'%(max(d,0),round(v,d)))
    if fig.endswith('dp'): return '%.*f'%(int(fig[:-2]),v)
    if fig=='integer': return str(round(v))
def N(i,l,v,j=0):                        # rounded number
    g=get(i,l,j)
    assert g['figures']!='exact'
    assert g['value']==fmt(v,g['figures']),(i,l,g,float(v))
def NL(i,l,vs,j=0):                      # list of rounded numbers
    g=get(i,l,j)
    got=[z.split('=')[-1].strip() for z in g['value'].split(' or ')]
    assert sorted(got,key=float)==[fmt(v,g['figures']) for v in sorted(vs)],(i,l,got,vs)
def L(i,l,vs,j=0):                       # list of exact values
    got=[P(z.split('=')[-1]) for z in get(i,l,j)['value'].split(' or ')]
    assert len(got)==len(vs) and all(any(zero(g-v) for v in vs) for g in got) and all(any(zero(g-v) for g in got) for v in vs),(i,l,got,vs)
def CO(i,l,pts,j=0):                     # coordinates
    val=get(i,l,j)['value']
    g=P('['+val+']')
    assert len(g)==len(pts) and all(any(all(zero(q-w) for q,w in zip(G,W)) for W in pts) for G in g),(i,l,g,pts)
    assert all(any(all(zero(q-w) for q,w in zip(G,W)) for G in g) for W in pts)
def SET(i,l,var,pred,lo=-30,hi=30,j=0,num=4001,vals=None):   # inequality tested on a grid by an independent predicate
    val=get(i,l,j)['value']
    conds=[]
    py=val.replace('f(x)',var)
    f=lambda z: eval(re.sub(r'\|(\w)\|',r'abs(\1)',py),{var:z,'sqrt':math.sqrt,'ln':math.log,'abs':abs}) 
    for z in (np.linspace(lo,hi,num)+1e-7 if vals is None else vals):
        assert bool(f(z))==bool(pred(z)),(i,l,z,val)
def G(i,l,j=0,contains=()):              # given result or sentence: statement looked at only
    v=get(i,l,j)['value']
    for w in contains: assert w in v,(i,l,w)
def roots(f,lo,hi,num=40001):
    X=np.linspace(lo,hi,num)
    out=[]
    with np.errstate(all='ignore'):
        Y=np.array([f(z) for z in X],float)
    for p0,p1,q0,q1 in zip(X,X[1:],Y,Y[1:]):
        if q0==0: out.append(p0)
        elif np.isfinite(q0) and np.isfinite(q1) and q0*q1<0:
            z=brentq(f,p0,p1,xtol=1e-13)
            if abs(f(z))<1e-6: out.append(z)
    return out
sind=lambda d: math.sin(math.radians(d))
cosd=lambda d: math.cos(math.radians(d))
tand=lambda d: math.tan(math.radians(d))

E('p1-01','(a)',3*x**2-12*x+7)
SET('p1-01','(b)','k',lambda z:np.all(np.abs(np.roots([3,-12,7-z]).imag)>1e-9))
w=sp.Symbol('w',positive=True)
L('p1-01','(c)',[z**2 for z in sp.solve(3*w**2-12*w+7,w)])
SET('p1-02','(i)','m',lambda z:(lambda R:abs(R[0].imag)<1e-12 and abs(R[0]-R[1])>1e-9)(np.roots([2,-1-z,8])))
ms=[z for z in sp.solve(sp.discriminant(2*x**2-x+5-(m*x-3),x),m) if z>0]
assert len(ms)==1
x0=sp.roots(2*x**2-x+5-(ms[0]*x-3),x)
CO('p1-02','(ii)',[(z,ms[0]*z-3) for z in x0])
f3=(4*x+1)/(x-2)
E('p1-08','(a)',f3)
LOC['y']=y
def inv3(z): return (2*z+1)/(z-4)
v=get('p1-08','(b)')['value']
assert v=='f(x) > 4'
for z in np.linspace(-20,30,5001)+1e-7: assert (z>4)==(inv3(z)>2 and abs((4*inv3(z)+1)/(inv3(z)-2)-z)<1e-6),z
E('p1-08','(c)(i)',sp.solve(f3.subs(x,y)-x,y)[0])
SET('p1-08','(c)(ii)','x',lambda z:inv3(z)>2)
G('p1-08','(d)')
L('p1-08','(e)',[z for z in sp.solve(f3-sp.solve(f3.subs(x,y)-x,y)[0],x) if z>4])
G('p1-09','(a)',contains=['(3, 0)','scale factor 2','y-axis'])
CO('p1-09','(b)',[(-1+3,2*4)])
ff=lambda z:z**2+2*z+5
assert ff(-1)==4 and 2*ff(2-3)==8
EQ('p1-09','(c)',y-2*ff(x-3))
G('p1-09','(d)')
assert ff(0)==ff(-2)==5
E('p1-09','(d)',sp.solve(sp.diff(ff(x),x),x)[0],1)
circ=(x+2)*(x-6)+(y-5)*(y-1)
EQ('p1-15','(a)',sp.expand(circ))
sl=(-sp.diff(circ,x)/sp.diff(circ,y)).subs({x:6,y:1})
EQ('p1-15','(b)(i)',y-(sl*(x-6)+1))
xd=sp.solve(sl*(x-6)+1,x)[0]
E('p1-15','(b)(ii)',sp.Polygon((-2,5),(6,1),(xd,0)).area*sp.sign(sp.Polygon((-2,5),(6,1),(xd,0)).area))
kk=sp.Symbol('k')
con=sp.expand((4-k)**2+(-1-3)**2-(4-4*k)**2-(-1+3)**2)
EQ('p1-16','(a)',con)
k0=[z for z in sp.solve(con,k) if z>0]
assert k0==[2]
Apt=sp.Matrix([2,3])
Bpt=sp.Matrix([8,-3])
E('p1-16','(b)',(Apt-Bpt).norm())
M=(Apt+Bpt)/2
sol=sp.solve([(sp.Matrix([x,y])-M).dot(Bpt-Apt),((x-M[0])**2+(y-M[1])**2)-(60/(Apt-Bpt).norm())**2],[x,y])
CO('p1-16','(c)',sol)
for S_ in [sol]: 
    PP=sp.Polygon(tuple(Apt),sol[0],tuple(Bpt),sol[1])
    assert abs(PP.area)==60
F7=x**2+y**2-8*x-6*y+20
ctr=sp.solve([sp.diff(F7,x),sp.diff(F7,y)],[x,y])
CO('p1-17','(a)',[(ctr[x],ctr[y])],0)
E('p1-17','(a)',sp.sqrt(-F7.subs(ctr)),1)
m7=sp.solve(sp.discriminant(F7.subs(y,m*x),x),m)
L('p1-17','(c)',m7)
G('p1-17','(b)')
assert F7.subs({x:0,y:0})>0
pts=[(lambda X0:(X0,mm*X0))(list(sp.roots(F7.subs(y,mm*x),x))[0]) for mm in m7]
E('p1-17','(d)',sp.sqrt(pts[0][0]**2+pts[0][1]**2))
E('p1-17','(e)',abs(sp.Polygon((0,0),pts[0],(4,3),pts[1]).area))
th=sp.solve(2*r+r*theta-20,theta)[0]
EQ('p1-22','(a)',sp.expand(r**2*th-48))
S8=[z for z in sp.solve([2*r+r*theta-20,r**2*theta-48],[r,theta]) if z[1]<2]
assert len(S8)==1
E('p1-22','(b)',S8[0][0])
E('p1-22','(b)',S8[0][1],1)
T=4/3
ch=math.sqrt(72-72*math.cos(T))
N('p1-22','(c)(i)',ch)
d0=6*math.cos(T/2)
N('p1-22','(c)(ii)',2*quad(lambda z:math.sqrt(36-z*z),d0,6)[0])
E('p1-23','(a)',2*10*2*sp.acos(sp.Rational(5,10)))
E('p1-23','(b)',4*sp.integrate(sp.sqrt(100-x**2),(x,5,10)))
assert zero(sp.sin(theta)/(1-sp.cos(theta))-1/sp.tan(theta)-1/sp.sin(theta))
G('p1-28','(a)')
L('p1-28','(b)',[sp.nsimplify(round(z,6)) for z in roots(lambda d:sind(2*d)/(1-cosd(2*d))-1/tand(2*d)-4*sind(2*d),0.013,179.99)])
aa,bb=sp.symbols('aa bb',positive=True)
S11=sp.solve([aa+bb-7,aa-bb+3],[aa,bb])
E('p1-29','(a)',S11[aa],0)
E('p1-29','(a)',S11[bb],1)
g11=lambda z:2-5*math.sin(2*z)
G('p1-29','(b)')
for z,w_ in ((0,2),(math.pi/4,-3),(math.pi/2,2),(3*math.pi/4,7),(math.pi,2)): assert abs(g11(z)-w_)<1e-9
NL('p1-29','(c)',roots(lambda z:g11(z)-4,0,math.pi))
E('p1-29','(d)',len(roots(lambda z:g11(z)-4,0,4*math.pi)))
assert zero(sp.expand((3*(1-c**2)-c*(3*c+7))*-1-(6*c**2+7*c-3)))
G('p1-30','(1)')
f12=lambda d:3*sind(d)*tand(d)-3*cosd(d)-7
R12=roots(f12,0,360)
NL('p1-30','(2)',R12)
R12b=roots(lambda d:f12(d/2),0.01,359.9)
assert len(R12b)==1
N('p1-30','(3)',R12b[0])
pr=sp.Poly(sp.expand((1+k*x)*(2-x/4)**6),x)
k13=sp.solve(pr.coeff_monomial(x**2)+9,k)
L('p1-36','',k13)
k14=[z for z in sp.solve((2*k)**2-(2*k+6)*(k+2),k) if z>0]
L('p1-37','(a)',k14)
K=k14[0]
g=[2*K+6,2*K,K+2]
rr=sp.Rational(g[1],g[0])
assert rr==sp.Rational(g[2],g[1])
E('p1-37','(b)',sp.summation(g[0]*rr**n,(n,0,sp.oo)))
dd=sp.Rational(g[2]-g[0],5)
tot=0
best=0
for j in range(1,200):
    tot+=g[0]+(j-1)*dd
    if tot>0: best=j
E('p1-37','(c)',best)
runs=[5.0]
for _ in range(11): runs.append(runs[-1]*1.08)
N('p1-38','(a)',runs[-1])
N('p1-38','(b)',sum(runs))
d15=brentq(lambda d:sum(5+d*j for j in range(12))-sum(runs),0,5)
N('p1-38','(c)',d15)
G('p1-38','(d)',contains=['Amara',fmt(5+11*d15,'3sf'),fmt(runs[-1],'3sf')])
assert 5+11*d15<runs[-1]
X=sp.Symbol('x',positive=True)
y16=2*X**sp.Rational(3,2)-9*X+12*sp.sqrt(X)
st=sp.solve(sp.diff(y16,X),X)
CO('p1-43','(a)',[(z,y16.subs(X,z)) for z in st])
E('p1-43','(b)',sp.diff(y16,X,2),0,x=X)
G('p1-43','(b)',1,['(1, 5) is a maximum','(4, 4) is a minimum'])
assert sp.diff(y16,X,2).subs(X,1)<0<sp.diff(y16,X,2).subs(X,4)
yy=lambda z:2*z**1.5-9*z+12*z**.5
SET('p1-43','(c)','x',lambda z:yy(z+1e-7)<yy(z-1e-7),0.01,30)
hh=lambda z:(12*z/math.pi)**(1/3)
V0=math.pi*1000/12
e_=1e-3
dh=(hh(V0+30*e_)-hh(V0-30*e_))/(2*e_)
N('p1-44','(a)',dh)
AA=lambda z:math.pi*hh(z)**2/4
assert abs(float(P(get('p1-44','(b)')['value']))-(AA(V0+30*e_)-AA(V0-30*e_))/(2*e_))<1e-5
G('p1-44','(c)')
h1=sp.Symbol('h1',positive=True)
assert sp.diff(30/sp.diff(sp.pi*h1**3/12,h1),h1).is_negative and zero(30/sp.diff(sp.pi*h1**3/12,h1)-120/(sp.pi*h1**2))
y18=sp.sqrt(3*x-5)
g18=sp.diff(y18,x).subs(x,3)
EQ('p1-45','(i)',y-2+(x-3)/g18)
T18=3-2/g18
N18=3+2*g18
E('p1-45','(ii)',abs(sp.Polygon((3,2),(T18,0),(N18,0)).area))
assert abs(float(get('p1-45','(iii)')['value'])-float(sp.diff((y**2+5)/3,y).subs(y,2))*0.06)<1e-12
assert abs(0.06/float(g18)-0.08)<1e-12
c19=4-sp.integrate(6/(2*x-1)**2,x).subs(x,2)
y19=sp.integrate(6/(2*x-1)**2,x)+c19
EQ('p1-50','(a)',y-y19)
assert abs(float(P(get('p1-50','(b)')['value']))-float(sp.solve(y19,x)[0]))<1e-12
E('p1-50','(c)',sp.limit(y19,x,sp.oo))
rt=roots(lambda z:5*math.sqrt(z)-2*z-2,0.01,20)
assert abs(rt[0]-.25)<1e-9 and abs(rt[1]-4)<1e-9
E('p1-51','',sp.integrate(5*sp.sqrt(X)-2*X-2,(X,sp.Rational(1,4),4)))
assert abs(quad(lambda z:5*math.sqrt(z)-2*z-2,.25,4)[0]-45/16)<1e-9
kp=sp.Symbol('kp',positive=True)
V21=sp.integrate(sp.pi*36/(3*x+1)**2,(x,0,kp))
assert zero(V21-P(get('p1-52','(a)')['value'].split('=')[1],k=kp))
z21=brentq(lambda z:quad(lambda q:36/(3*q+1)**2,0,z)[0]-9,0.1,10)
E('p1-52','(b)',round(z21,9))
assert sp.limit(V21,kp,sp.oo)==12*sp.pi
G('p1-52','(c)')
SET('p3-01','(a)','x',lambda z:abs(3*z-2)<2*abs(z+1))
yb=roots(lambda z:2*(3**z+1)-abs(3**(z+1)-2),-5,6)
assert len(yb)==1 and abs(yb[0]-math.log(4)/math.log(3))<1e-9
assert get('p3-01','(b)')['value']=='y < '+fmt(yb[0],'3sf')
assert 2*(3**-3+1)>abs(3**-2-2) and 2*(9+1)<abs(27-2)
pp=2*x**3+a*x**2+b*x-6
S23=sp.solve([pp.subs(x,sp.Rational(1,2)),pp.subs(x,-2)+20],[a,b])
E('p3-02','(a)',S23[a],0)
E('p3-02','(a)',S23[b],1)
p23=pp.subs(S23)
assert sp.real_roots(p23)==[sp.Rational(1,2)]
assert zero(sp.expand((2*x-1)*(x**2+3*x+6)-p23))
G('p3-02','(b)(i)',contains=['-15'])
SET('p3-02','(b)(ii)','x',lambda z:float(p23.subs(x,z))>0,num=301)
f24=(6*x**2+15*x+15)/((2*x+1)*(x+2)**2)
E('p3-03','(a)',sp.apart(f24))
E('p3-03','(b)',sp.series(f24,x,0,3).removeO())
SET('p3-03','(c)','x',lambda z:abs(z)<min(abs(float(q)) for q in sp.roots((2*x+1)*(x+2)**2,x)),num=401)
sl_,ic_=np.polyfit([.4,2.1],[3.1,1.2],1)
N('p3-09','',-sl_,0)
N('p3-09','',math.exp(ic_),1)
EQ('p3-10','(i)',sp.expand((2*x+1)*(x-1)-9))
r26=roots(lambda z:math.log(2**(z+1)+1,3)-2+math.log(2**z-1,3),0.001,8)
assert len(r26)==1
N('p3-10','(iii)',r26[0])
G('p3-10','(ii)')
assert set(sp.solve(2*x**2-x-10,x))=={sp.Rational(5,2),-2}
E('p3-16','(a)',sp.Abs(3+2*sp.I))
N('p3-16','(a)',math.degrees(np.angle(3+2j)),1)
r27=roots(lambda d:3*cosd(d/2)-2*sind(d/2)-1,0.01,359.99)
assert len(r27)==1
N('p3-16','(b)',r27[0])
tt=np.linspace(0,2*math.pi,2000001)
G('p3-16','(d)')
E('p3-16','(c)',round(float((4+(3*np.cos(tt)-2*np.sin(tt))**2).max()),6))
cs=lambda z:1/math.sin(z)
ct=lambda z:1/math.tan(z)
for z in np.linspace(.1,3,57): assert abs(cs(2*z)+ct(2*z)-ct(z))<1e-8
G('p3-17','(a)')
L('p3-17','(b)',[sp.nsimplify(z/math.pi,tolerance=1e-9)*sp.pi for z in roots(lambda z:cs(2*z)+ct(2*z)-3*math.tan(z),0.0013,3.1405)])
assert abs(quad(lambda z:cs(4*z)+ct(4*z),math.pi/12,math.pi/8)[0]-float(P(get('p3-17','(c)')['value'].replace('ln 2','ln(2)'))))<1e-10
T_=sp.Symbol('T')
assert zero(sp.numer(sp.together((1+T_)/(1-T_)-6*T_))/(6*T_**2-5*T_+1)-sp.simplify(sp.numer(sp.together((1+T_)/(1-T_)-6*T_))/(6*T_**2-5*T_+1))) and sp.simplify(sp.numer(sp.together((1+T_)/(1-T_)-6*T_))/(6*T_**2-5*T_+1)).is_number
get('p3-18','(a)',0)
r29=roots(lambda d:tand(d+45)-6*tand(d),0.01,89.99)
NL('p3-18','(a)',r29,1)
assert abs(sum(r29)-45)<1e-8
G('p3-18','(b)')
F30=2*x**2-x*y+y**2-28
assert zero(sp.idiff(F30,y,x)-(y-4*x)/(2*y-x))
G('p3-22','(a)')
CO('p3-22','(b)',[z for z in sp.solve([F30,sp.diff(F30,x)],[x,y])])
xs=sp.solve(sp.discriminant(F30,y),x)
CO('p3-22','(c)',[(z,list(sp.roots(F30.subs(x,z),y))[0]) for z in xs])
tp=sp.Symbol('t',positive=True)
x31=2*tp+sp.log(tp)
y31=tp**2+tp
g31=sp.simplify(sp.diff(y31,tp)/sp.diff(x31,tp))
assert zero(g31-tp)
G('p3-23','(a)')
G('p3-23','(d)')
EQ('p3-23','(b)',y-y31.subs(tp,1)-g31.subs(tp,1)*(x-x31.subs(tp,1)))
t31=sp.solve(-1/g31+sp.Rational(1,3),tp)
CO('p3-23','(c)',[(x31.subs(tp,z),y31.subs(tp,z)) for z in t31])
y32=sp.log(X)/X**2
CO('p3-28','(a)',[(z,sp.simplify(y32.subs(X,z))) for z in sp.solve(sp.diff(y32,X),X)])
E('p3-28','(b)',sp.integrate(y32,(X,1,sp.E)))
assert abs(quad(lambda z:math.log(z)/z**2,1,math.e)[0]-(1-2/math.e))<1e-10
assert abs(float(P(get('p3-29','')['value']))-quad(lambda z:math.sin(2*z)/(3+math.cos(z)),0,math.pi/2)[0])<1e-11
f34=(2*x**2+x+15)/((x+1)*(x**2+3))
E('p3-30','(a)',sp.apart(f34))
assert abs(math.log(P(get('p3-30','(b)',0)['value']))+float(P(get('p3-30','(b)',1)['value']))*math.pi*math.sqrt(3)-quad(lambda z:float(f34.subs(x,z)),0,1)[0])<1e-10
f35=lambda z:math.log(z+2)-4+z
assert len(roots(f35,-1.9999,60))==1
G('p3-36','(a)')
G('p3-36','(b)',contains=['%.3f'%f35(2.4),'%.3f'%f35(2.6)])
assert f35(2.4)<0<f35(2.6)
N('p3-36','(c)',brentq(f35,0,5))
z=2.5
for _ in range(30): z=4-math.log(z+2)
assert abs(z-brentq(f35,0,5))<1e-9
I36=lambda z:quad(lambda q:q*math.exp(-q),0,z)[0]-.5
z36=brentq(I36,0.5,5)
assert abs(z36-math.log(2+2*z36))<1e-9
G('p3-37','(i)')
f36=lambda z:z-math.log(2+2*z)
G('p3-37','(ii)',contains=['%.3f'%f36(1.5),'%.3f'%f36(2)])
N('p3-37','(iii)',z36)
z=1.5
for _ in range(60): z=math.log(2+2*z)
assert abs(z-z36)<1e-9
def VEC(i_,l,vec,j=0):
    I_,J_,K_=sp.symbols('I_ J_ K_')
    g=sp.expand(P(get(i_,l,j)['value'],i=I_,j=J_,k=K_))
    assert all(zero(g.coeff(q)-w) for q,w in zip((I_,J_,K_),vec)) and zero(g.subs({I_:0,J_:0,K_:0})),(i_,l,g,vec)
Av,Bv,Cv=map(np.array,((3.,-1,2),(5.,3,-2),(6.,2,2))); 
val=get('p3-42','(a)')['value']
I_,J_,K_=sp.symbols('I_ J_ K_')
g=sp.expand(P(val.split('=')[1],i=I_,j=J_,k=K_))

for pt_ in (Av,Bv): assert sp.solve([g.coeff(q)-sp.nsimplify(w) for q,w in zip((I_,J_,K_),pt_)],[t])
from scipy.optimize import minimize_scalar
tm=minimize_scalar(lambda q:np.sum((Av+q*(Bv-Av)-Cv)**2)).x
Fv=Av+tm*(Bv-Av)
VEC('p3-42','(b)',[sp.nsimplify(round(q,6)) for q in Fv])
E('p3-42','(c)(i)',round(np.linalg.norm(np.cross(Bv-Av,Cv-Av))/2,9))
Rv=[sp.nsimplify(round(q,6)) for q in 2*Fv-Cv]
VEC('p3-42','(c)(ii)',Rv)
Rf=np.array(Rv,float)
assert abs(np.linalg.norm(Rf-Av)-np.linalg.norm(Cv-Av))<1e-9 and abs(np.linalg.norm(Rf-Bv)-np.linalg.norm(Cv-Bv))<1e-9
l38=sp.Matrix([2,-1,4])+lam*sp.Matrix([1,3,-2])
m38=sp.Matrix([a,4,1])+mu*sp.Matrix([1,-2,1])
S38=sp.solve(list(l38-m38),[lam,mu,a],dict=True)[0]
E('p3-43','(a)',S38[a],0)
VEC('p3-43','(a)',l38.subs(S38),1)
d1,d2=np.array([1,3,-2]),np.array([1,-2,1])
an38=math.degrees(math.atan2(np.linalg.norm(np.cross(d1,d2)),abs(d1@d2)))
N('p3-43','(b)',an38)
assert '%.3f rad'%math.radians(an38) in D['p3-43']['parts'][1]['accept']
Bq,Vq,Aq=np.array([6.,4,0]),np.array([3.,2,6]),np.array([6.,0,0])
Mq=(Vq+Bq)/2
VEC('p3-44','(a)',[3,2,6],0)
VEC('p3-44','(a)',[sp.nsimplify(q) for q in Mq-Aq],1)
AM=Mq-Aq
an39=math.degrees(math.atan2(np.linalg.norm(np.cross(AM,Vq)),AM@Vq))
N('p3-44','(b)',an39)
assert '%.3f rad'%math.radians(an39) in D['p3-44']['parts'][1]['accept']
nn_=np.cross(AM,Vq)
assert abs(Aq@nn_)/np.linalg.norm(nn_)>0.1
G('p3-44','(c)')
ns=sp.solve(3*(sp.Rational(9,2)-n)+2*3+6*3,n)[0]
assert ns==sp.Rational(25,2)>6
G('p3-44','(d)',contains=['12.5'])
E('p3-48','',sp.expand(2*sp.integrate(x*sp.exp(2*x),x)+1-2*sp.integrate(x*sp.exp(2*x),x).subs(x,0)))
from scipy.integrate import solve_ivp
N('p3-48','',solve_ivp(lambda q,Y:[q*math.exp(2*q)/Y[0]],(0,1),[1.],rtol=1e-10,atol=1e-12).y[0,-1],1)
h41=P(get('p3-49','(ii)')['value'])
G('p3-49','(i)')
assert abs(0.1/math.sqrt(2.25)-1/15)<1e-12
assert zero(sp.diff(h41,t)**2-h41/225) and sp.diff(h41,t).subs(t,0)==-sp.Rational(1,10) and h41.subs(t,0)==sp.Rational(9,4)
L('p3-49','(iii)',sp.solve(h41,t)[:1])
def ev(q,Y): return Y[0]-1.125
ev.terminal=True
N('p3-49','(iv)',solve_ivp(lambda q,Y:[-math.sqrt(Y[0])/15],(0,40),[2.25],events=ev,rtol=1e-10,atol=1e-12).t_events[0][0])
E('p3-50','(a)',sp.apart(1/(x*(10-x))))
x42=P(get('p3-50','(b)')['value'])
assert zero(sp.diff(x42,t)-x42*(10-x42)/50) and x42.subs(t,0)==2 and zero(P('10*e^(t/5)/(e^(t/5) + 4)')-x42)
def ev2(q,Y): return Y[0]-8
ev2.terminal=True
d42=solve_ivp(lambda q,Y:[Y[0]*(10-Y[0])/50],(0,60),[2.],events=ev2,rtol=1e-10,atol=1e-12).t_events[0][0]
N('p3-50','(c)',24*d42)
assert 13*24+21==333 and abs(24*d42-333)<.4
assert sp.limit(x42,t,sp.oo)==10
G('p3-50','(d)')
u43=sp.simplify((5-sp.I)/(2-3*sp.I))
E('p3-54','(a)',u43)
v43=P(get('p3-54','(b)')['value'])
assert zero(sp.expand_complex(v43)-u43) and sp.Abs(u43)==sp.sqrt(2) and sp.arg(u43)==sp.pi/4
G('p3-54','(e)')
E('p3-54','(c)',sp.expand(u43**6))
E('p3-54','(d)',next(j for j in range(1,50) if sp.expand(u43**j).is_real and sp.expand(u43**j)>0))
p44=[1,2,10,-6,65]
assert abs(np.polyval(p44,1+2j))<1e-12
G('p3-55','(a)')
R44=np.roots(p44)
L('p3-55','(b)',[round(q.real)+sp.I*round(q.imag) for q in R44 if abs(q-(1+2j))>1e-6])
assert all(np.polyval(p44,complex(round(q.real),round(q.imag)))==0 for q in R44)
o=sorted([(int(round(q.real)),int(round(q.imag))) for q in R44],key=lambda w:math.atan2(w[1],w[0]+.5))
E('p3-55','(c)',abs(sp.Polygon(*o).area))
zz=1+2j
assert (zz**2,zz**3,zz**4)==(-3+4j,-11-2j,-7-24j)
ph=np.linspace(0,2*np.pi,2000001)
zb=4+3j+2*np.exp(1j*ph)
zb=np.concatenate([zb[zb.real<=4+1e-12],4+1j*np.linspace(1,5,200001)])
G('p3-56','(a)')
E('p3-56','(b)(i)',round(float(abs(zb).min()),7))
assert abs(float(P(get('p3-56','(b)(ii)')['value']))-abs(zb).max())<1e-6
N('p3-56','(b)(iii)',np.angle(zb).max())
finish(used)
