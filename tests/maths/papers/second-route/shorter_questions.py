"""All papers, in English."""
import json,os,re,math,itertools
from fractions import Fraction as Fr
from collections import Counter
import sympy as sp, numpy as np
from scipy.optimize import brentq,minimize_scalar
from scipy.integrate import quad,solve_ivp
from scipy import stats
from sympy.parsing.sympy_parser import parse_expr,standard_transformations,implicit_multiplication_application,convert_xor
from keys import QUESTIONS as D, finish
x,y,a,n,r,t,m,k,u,p,q,th=sp.symbols("x y a n r t m k u p q theta",real=True)
L={"x":x,"y":y,"a":a,"n":n,"r":r,"t":t,"m":m,"k":k,"theta":th,"ln":sp.log,"u":u,"p":p,"q":q}
SEEN=set()
def S(s): return parse_expr(s,local_dict=L,transformations=standard_transformations+(implicit_multiplication_application,convert_xor))
def ans(i,l,j=0):
    ps=[p for p in D[i]["parts"] if p["label"]==l]
    assert len(ps)==1,(i,l)
    SEEN.add((i,l,j))
    return ps[0]["answers"][j]
def rnd(v,f):
    if f=="integer": return round(v)
    g=re.fullmatch(r"(\d)(sf|dp)",f)
    return round(v,int(g[1])) if g[2]=="dp" else float(f"{v*(1+1e-13):.{int(g[1])-1}e}")
def num(i,l,v,j=0):
    A=ans(i,l,j)
    v=float(v)
    f=A["figures"]
    s=A["value"].replace("*10^","e")
    if f=="exact": assert math.isclose(float(S(s)),v,rel_tol=1e-9,abs_tol=1e-9),(i,l,s,v)
    else:
        assert math.isclose(float(s),rnd(v,f),rel_tol=1e-9),(i,l,s,v)
        # report a value which lies close to a rounding boundary
        g=re.fullmatch(r"(\d)(sf|dp)",f)
        if g:
            d=int(g[1]) if g[2]=="dp" else int(g[1])-1-math.floor(math.log10(abs(v)))
            fr=abs(v)*10**d%1
            if abs(fr-.5)<.04: print("near a boundary",i,l,v)
def ex(i,l,e,j=0):
    A=ans(i,l,j)
    d=sp.simplify(S(A["value"])-e)
    assert d==0 or all(abs(sp.N(d.subs({s:v for s in d.free_symbols})))<1e-9 for v in (.37,.61)),(i,l,A["value"],e)
def lst(i,l,vals,j=0,name=r"[a-z]\w*"):
    A=ans(i,l,j)
    ss=[re.sub(rf"^\s*{name}\s*=\s*","",s) for s in A["value"].split(" or ")]
    got=sorted(float(S(s)) for s in ss)
    f=A["figures"]
    want=sorted(float(v) if f=="exact" else rnd(float(v),f) for v in vals)
    assert len(got)==len(want) and np.allclose(got,want,rtol=1e-9,atol=1e-9),(i,l,got,want)
def eqn(i,l,e,j=0):
    """e: expression that vanishes on the curve; printed equation must be a multiple of it"""
    A=ans(i,l,j)
    a_,b_=A["value"].split("=")
    d=sp.simplify((S(a_)-S(b_))/e)
    assert d.is_number and d!=0,(i,l,A["value"],e,d)
def pts(i,l,want,j=0):
    A=ans(i,l,j)
    got=re.findall(r"\(((?:[^()]|\([^()]*\))*)\)",A["value"])
    got=[tuple(S(s) for s in g.split(",")) for g in got]
    assert len(got)==len(want) and all(any(all(sp.simplify(c-d)==0 for c,d in zip(g,w)) for w in want) for g in got),(i,l,got,want)
def vec(i,l,w,j=0):
    A=ans(i,l,j)
    e=S(re.sub(r"(?<=\d)(?=[ijk])","*",A["value"]).translate(str.maketrans("ijk","upq")))
    got=[sp.expand(e).coeff(s) for s in (u,p,q)]
    assert all(sp.simplify(g-h)==0 for g,h in zip(got,w)),(i,l,got,w)
def txt(i,l,must,true=True,j=0):
    A=ans(i,l,j)
    assert bool(true),(i,l)
    for s in must: assert s in A["value"],(i,l,s)
def rset(i,l,f,lo=-20,hi=20,j=0,sub={},N=4001):
    """compare the printed set with the predicate f on a grid"""
    A=ans(i,l,j)
    var=[c for c in A["of"].split()][0]
    s=A["value"]
    def inset(v):
        def one(c):
            c=c.strip()
            return eval(re.sub(r"(?<![A-Za-z_.])%s(?![A-Za-z_])"%var,"(%r)"%v,c),{"a":1.0})
        return any(one(c) for c in s.split(" or "))
    for v in np.linspace(lo+1e-4,hi+1.37e-4,N):
        v=float(v)
        assert inset(v)==bool(f(v)),(i,l,v,s)
pi=math.pi
rad=math.radians
rset('p1-03',"",lambda p:max(p*X*X+6*X+p-8 for X in ([-3/p] if p!=0 else [0])+[-1e6,1e6])<0,-30,30)
rr=np.roots(np.polysub(np.polymul([1,-3,0],[1,-3,0]),np.array([0,0,2,-6,8])))
assert max(abs(rr.imag))<1e-9
lst('p1-04',"(i)",rr.real)
def two(tv):
    s=np.roots([1,-3,-tv])
    return bool(np.all(abs(s.imag)<1e-12) and abs(s[0]-s[1])>1e-9 and min(s.real)>0)
rset('p1-04',"(ii)",two,-6,6)
f=lambda X:2*X*X-8*X+3
ex('p1-10',"(i)",f(x))
assert f(2)==-5
k3=minimize_scalar(f).x
num('p1-10',"(ii)",round(k3,6))
fi=S(ans('p1-10',"(iii)")["value"])
assert sp.simplify(f(fi)-x)==0 and all(fi.subs(x,f(v))==v for v in (2,1,0,-3))
txt('p1-10',"(iii)",["x >= -5"],f(2)==-5,1)
s=[v for v in sp.solve(f(5-2*x)-3,x) if 5-2*v<=2]
assert len(s)==1
ex('p1-10',"(iv)",s[0])
# image of a general point (X, f(X)) -> (-X-1, f+4)
g=sp.expand(((-(x+1))**2-6*(-(x+1))+1)+4)
eqn('p1-11',"(i)",y-g)
v1=(3,9-18+1)
v2=(-4,int(g.subs(x,-4)))
assert sp.diff(g,x).subs(x,-4)==0
pts('p1-11',"(ii)",[(v2[0]-v1[0],v2[1]-v1[1])])
assert sp.expand(((x+7)**2-6*(x+7)+1)+4-g)==0
txt('p1-11',"(iii)",["x-axis","scale factor 1/2"],sp.expand((2*x)**2-6*(2*x)+1-(4*x**2-12*x+1))==0)
eqn('p1-18',"(i)",sp.expand((x-0)**2+(y-1)**2-(x+1)**2-(y-8)**2))
c=sp.solve([x**2+(y-1)**2-(x+1)**2-(y-8)**2,y-2*x+1],[x,y])
cx,cy=c[x],c[y]
R2=cx**2+(cy-1)**2
eqn('p1-18',"(ii)",sp.expand((x-cx)**2+(y-cy)**2-R2))
ss=sp.solve(((x-cx)**2+(y-cy)**2-R2).subs(y,(4-3*x)/4),x)
assert ss==[0]
eqn('p1-18',"(iii)",3*x+4*y-4)
kk=[v for v in sp.solve(sp.discriminant(sp.expand((x-cx)**2+((k-3*x)/4-cy)**2-R2),x),k) if v!=4]
eqn('p1-18',"(iv)",3*x+4*y-kk[0])
rr_=brentq(lambda R:12-R-R/math.sin(pi/6),.1,11)
num('p1-24',"(i)",rr_)
num('p1-24',"(ii)",.5*144*pi/3-pi*rr_**2)
C=np.array([(12-rr_)*math.cos(pi/6),(12-rr_)*math.sin(pi/6)])
T=np.array([C[0],0.])
U=T[0]*np.array([math.cos(pi/3),math.sin(pi/3)])
ang=math.acos(np.dot(T-C,U-C)/rr_**2)
num('p1-24',"(iii)",2*np.linalg.norm(T)+rr_*ang)
bc=10*math.tan(.7)
ac=math.hypot(10,bc)
num('p1-25',"(i)",quad(lambda ph:.5*((10/math.cos(ph))**2-100),0,.7)[0])
num('p1-25',"(ii)",bc+ac-10+10*.7)
h=lambda d:2*math.sin(rad(2*d-20))+3*math.cos(rad(2*d-20))
def roots(h,lo,hi,N=20000):
    X=np.linspace(lo,hi,N)
    Y=[h(v) for v in X]
    return [brentq(h,X[i],X[i+1]) for i in range(N-1) if Y[i]*Y[i+1]<0]
lst('p1-31',"",roots(h,0,180))
for v in (.3,1.1,2.5,4): assert math.isclose((1+math.cos(v))/(1-math.cos(v))-(1-math.cos(v))/(1+math.cos(v)),4/math.sin(v)/math.tan(v))
txt('p1-32',"(i)",["4/(sin(theta)*tan(theta))"])
h=lambda v:(1+math.cos(v))**2-(1-math.cos(v))**2-6*math.sin(v)**2
lst('p1-32',"(ii)",[v for v in roots(h,.01,2*pi-.01)])
P6=sp.Poly(sp.expand((2+a*x)**6),x)
av=[v for v in sp.solve(P6.coeff_monomial(x**3)-2*P6.coeff_monomial(x**4),a) if v!=0]
assert len(av)==1
ex('p1-39',"(i)",av[0])
ex('p1-39',"(ii)",sp.expand((1-3/x)*(2+av[0]*x)**6).coeff(x,0))
Sn=lambda N:N*(3*N+11)//2
e=S(ans('p1-40',"(i)")["value"])
assert all(e.subs(n,N)==Sn(N)-Sn(N-1) for N in range(1,30))
txt('p1-40',"(i)",["constant difference 3"],all(Sn(N+1)-2*Sn(N)+Sn(N-1)==3 for N in range(1,20)),1)
num('p1-40',"(ii)",next(N for N in range(1,99) if Sn(N)>2000))
T_=lambda N:Sn(N)-Sn(N-1)
num('p1-40',"(iii)",next(N for N in range(1,999) if T_(12)**2==T_(2)*T_(N)))
Y=x+8/(2*x-1)
ex('p1-46',"(i)",sp.diff(Y,x))
ex('p1-46',"(i)",sp.diff(Y,x,2),1)
st=[(v,Y.subs(x,v)) for v in sp.solve(sp.diff(Y,x),x)]
pts('p1-46',"(ii)",st)
pts('p1-46',"(ii)",[w for w in st if sp.diff(Y,x,2).subs(x,w[0])<0],1)
yf=lambda v:v+8/(2*v-1)
rset('p1-46',"(iii)",lambda v:yf(v+1e-7)<yf(v),-6,6)
hh=sp.solve(2*x**2+4*x*u-96,u)[0]
ex('p1-47',"(i)",hh)
V=sp.expand(x**2*hh)
ex('p1-47',"(i)",V,1)
mm=minimize_scalar(lambda v:-(24*v-v**3/2),bounds=(0,9),method="bounded")
num('p1-47',"(ii)",round(-mm.fun,6))
txt('p1-47',"(iii)",["Maximum","-12"],sp.diff(V,x,2).subs(x,4)==-12)
num('p1-47',"(iv)",((24*2.00005-2.00005**3/2)-(24*1.99995-1.99995**3/2))/1e-4*.05)
Y=sp.sqrt(3*x+4)
tg=sp.diff(Y,x).subs(x,4)*(x-4)+4
eqn('p1-53',"(i)",y-tg)
num('p1-53',"(ii)",quad(lambda v:3*v/8+2.5-math.sqrt(3*v+4),0,4)[0])
num('p1-53',"(iii)",pi*quad(lambda v:3*v+4,0,4)[0])
rset('p3-04',"(i)",lambda v:abs(v-4)>2*abs(v+1))
num('p3-04',"(ii)",max(N for N in range(-500,500) if abs(N-40)>2*abs(N+10)))
so=[w for w in sp.solve([p*q+6,q*(q-1)/2*p**2-27],[p,q]) ]
assert len(so)==1
ex('p3-05',"(i)",so[0][0])
ex('p3-05',"(i)",so[0][1],1)
rset('p3-05',"(ii)",lambda v:abs(3*v)<1,-2,2)
ex('p3-05',"(iii)",sp.series((1+3*x)**-2,x,0,4).removeO().coeff(x,3))
assert sp.series((1+3*x)**-2,x,0,3).removeO()==1-6*x+27*x**2
num('p3-11',"(a)",brentq(lambda v:3*2**(2*v+1)-5**(1-v),-3,3,xtol=1e-14))
assert abs(math.log(5/6)/math.log(20)+.0609)<5e-5
num('p3-11',"(b)",brentq(lambda v:2*math.exp(v)-15*math.exp(-v)-7,-5,5,xtol=1e-14))
gr,ic=np.polyfit([.5,3],[2.4,.9],1)
num('p3-12',"(i)",round(-gr,9))
num('p3-12',"(i)",math.exp(ic),1)
num('p3-12',"(ii)",brentq(lambda v:math.exp(ic+gr*v*v)-4,0,5))
for v in (.2,1,2.7): assert math.isclose(math.sin(3*v),float(S(ans('p3-19',"(i)")["value"]).subs(th,v)))
lst('p3-19',"(ii)",roots(lambda d:2*math.sin(rad(3*d))-3*math.sin(rad(d)),.5,179.5))
num('p3-19',"(iii)",quad(lambda v:math.sin(v)**3,0,pi/3)[0])
Y=(x**2+1)*sp.exp(-x)
ex('p3-24',"(i)",sp.diff(Y,x))
pts('p3-24',"(ii)",[(1,Y.subs(x,1))])
txt('p3-24',"(ii)",["negative on both sides"],all(sp.diff(Y,x).subs(x,v)<0 for v in (.9,1.1)),1)
lst('p3-24',"(iii)",sp.solve(sp.diff(Y,x,2)*sp.exp(x),x))
txt('p3-24',"(iv)",["(0, 1)","(1, 2/e)","x-axis"],Y.subs(x,0)==1 and sp.limit(Y,x,sp.oo)==0)
X,Y=4*sp.cos(th)**3,4*sp.sin(th)**3
ex('p3-25',"(i)",sp.diff(Y,th)/sp.diff(X,th))
l,rg=ans('p3-25',"(ii)")["value"].split("=")
E=S(l)-S(rg)
for v in (.3,.8,1.2):
    assert abs(E.subs({x:X,y:Y}).subs(th,v))<1e-12
    xa=float(sp.solve(E.subs(y,0).subs(th,v),x)[0])
    yb=float(sp.solve(E.subs(x,0).subs(th,v),y)[0])
    num('p3-25',"(iii)",math.hypot(xa,yb))
    assert abs(-yb/xa+math.tan(v))<1e-9
ya=lambda X:(4**(2/3)-X**(2/3))**1.5
ans('p3-25',"(iv)")
assert abs((ya(.5+1e-5)-ya(.5-1e-5))/2e-5+math.sqrt(3))<1e-7 and D["p3-25"]["parts"][3]["answers"][0]["value"]=="-sqrt(3)"
num('p3-31',"(a)",quad(lambda v:v*math.atan(v),0,math.sqrt(3))[0])
num('p3-31',"(b)",quad(lambda v:math.log(v)/math.sqrt(v),1,4)[0])
I=quad(lambda v:v*v/math.sqrt(9-v*v),0,1.5)[0]
txt('p3-32',"(i)",["9*sin(theta)^2","0 to pi/6"],abs(I-quad(lambda v:9*math.sin(v)**2,0,pi/6)[0])<1e-10)
num('p3-32',"(ii)",I)
it=[1.7]
for _ in range(5): it.append((2*it[-1]**3+7)/(3*it[-1]**2+1))
ro=np.roots([1,0,1,-7])
ro=ro[abs(ro.imag)<1e-9].real
assert len(ro)==1 and abs(it[-1]-ro[0])<1e-9
num('p3-38',"(i)",ro[0])
txt('p3-38',"(ii)",["x^3 + x - 7"],sp.expand(x*(3*x**2+1)-2*x**3-7-(x**3+x-7))==0)
txt('p3-38',"(iii)",["3x^2 + 1 > 0"])
h=lambda v:v-math.sin(v)-.4*pi
rt=brentq(h,2,2.2)
txt('p3-39',"(i)",["2*pi/5"],abs(.5*(rt-math.sin(rt))-pi/5)<1e-12)
txt('p3-39',"(ii)",["-0.166","0.135"],round(h(2),3)==-.166 and round(h(2.2),3)==.135)
it=[2.1]
for _ in range(8): it.append(.4*pi+math.sin(it[-1]))
num('p3-39',"(iii)",rt)
num('p3-39',"(iv)",math.hypot(10-10*math.cos(rt),10*math.sin(rt)))
A_,C_,d=map(sp.Matrix,([2,-1,3],[7,3,3],[2,2,-1]))
lam=sp.solve(sp.diff((A_+u*d-C_).dot(A_+u*d-C_),u),u)[0]
N_=A_+lam*d
vec('p3-45',"(i)",N_)
D_=2*N_-C_
vec('p3-45',"(ii)",D_)
w=A_+u*d
cr=(C_-w).cross(D_-w)
ls=sp.solve(cr.dot(cr)/4-180,u)
assert len(ls)==2
vec('p3-45',"(iii)",A_+min(ls)*d)
vec('p3-45',"(iii)",A_+max(ls)*d,1)
txt('p3-51',"(i)",["-k*m^(2/3)"])
M=S(ans('p3-51',"(ii)")["value"])
kk=.6
so=solve_ivp(lambda T,Mv:[-kk*abs(Mv[0])**(2/3)],(0,8),[8],rtol=1e-10,atol=1e-12,dense_output=True)
assert all(abs(so.sol(T)[0]-M.subs(t,T))<1e-6 for T in (1,5,8)) and abs(so.sol(5)[0]-1)<1e-7
lst('p3-51',"(iii)",[float(v) for v in set(sp.solve(M,t))])
num('p3-51',"(iv)",-sp.diff(M,t).subs(t,5))
sq=np.roots([1,0,-(5-12j)])
got=[complex(s.strip().replace("i","j").replace(" ","")) for s in ans('p3-57',"(a)")["value"].split(",")]
assert all(min(abs(g-s) for s in sq)<1e-9 for g in got) and len(got)==2
txt('p3-57',"(b)(i)",["(5, 12)","radius 4"])
ph=np.linspace(0,2*pi,2000001)
Z=5+12j+4*np.exp(1j*ph)
num('p3-57',"(b)(ii)",round(abs(Z).min(),9))
num('p3-57',"(b)(iii)",np.angle(Z).max())
v=[3,-18,24]
lst('p4-06',"(i)",np.roots(v))
num('p4-06',"(ii)",round(quad(lambda T:abs(np.polyval(v,T)),0,4,points=[2])[0],8))
num('p4-06',"(iii)",round(minimize_scalar(lambda T:np.polyval(v,T)).fun,8))
txt('p4-06',"(iii)",["(0, 24)","t = 2 and t = 4","(3, -3)","(5, 9)"],[np.polyval(v,T) for T in (0,2,3,4,5)]==[24,0,-3,0,9],1)
sT=np.polyint(v)
T=np.linspace(2.01,9,70000)
sv=np.polyval(sT,T)
j=np.argmax(abs(sv)>=20)
num('p4-06',"(iv)",round(float(T[j]),3))
assert np.polyval(sT,2)==20 and min(np.polyval(sT,np.linspace(0,9,9001)))>-1e-9
sa=lambda T:5*T+.2*T*T
sb=lambda T:15*(T-8)
eqn('p4-07',"(i)",sp.nsimplify(sp.expand(5*t+sp.Rational(1,5)*t**2-15*(t-8))))
R=roots(lambda T:sa(T)-sb(T),8.01,60)
num('p4-07',"(ii)",round(sa(R[1]),6))
num('p4-07',"(iii)",round(-minimize_scalar(lambda T:sa(T)-sb(T)).fun,8))
va=brentq(lambda V:.4*5-.4*V-.6*2*V,0,5)
num('p4-10',"(i)",2*va)
num('p4-10',"(ii)",.5*.4*25-.5*.4*va**2-.5*.6*4*va**2)
rset('p4-10',"(iii)",lambda M:.6*2*va/(.6+M)<va,0.01,5)
num('p4-17',"(i)",(30000/20-750)/1250)
num('p4-17',"(ii)",brentq(lambda V:30000/V-750-1250*10*.06,1,99))
num('p4-17',"(iii)",(30000*10.8-.5*1250*(25**2-20**2))/750)
so=solve_ivp(lambda T,Z:[Z[1],(30000/Z[1]-750)/1250],(0,10.8),[0,20],rtol=1e-10)
assert abs(so.y[1,-1]-25)<.03 and abs(so.y[0,-1]-244.5)<1
num('p4-14',"(i)",(20-30*.6)/(30*.8))
aa,TT=np.linalg.solve([[2,1],[3,-1]],[20,-18-.05*24])
num('p4-14',"(ii)",aa)
num('p4-14',"(ii)",TT,1)
num('p4-14',"(iii)",(2*aa*.5)/(2*(18+1.2)/3))
z=7+12*np.exp(1j*rad(90-330))
th3=-z
num('p4-03',"(i)",abs(th3))
num('p4-03',"(i)",(90-np.degrees(np.angle(th3)))%360,1)
rs=th3+12*np.exp(1j*rad(-240))
txt('p4-03',"(ii)",["7 N","due west"],abs(rs+7)<1e-9)
W="CASSEROLE"
vow=set("AEO")
perms=set(itertools.permutations(W))
num('p5-06',"(a)(i)",len(perms))
num('p5-06',"(a)(ii)",sum("SS" not in "".join(w) for w in perms))
num('p5-06',"(a)(iii)",sum(all((w[i] in vow)!=(w[i+1] in vow) for i in range(8)) for w in perms))
del perms
num('p5-06',"(b)",sum(1 for w in {tuple(sorted(c)) for c in itertools.combinations(W,4)} if w.count("E")==1 and "S" in w))
c=Counter(max(i,j) for i in range(1,5) for j in range(1,5))
A_=ans('p5-14',"(i)")["value"]
assert [Fr(s) for s in A_.split(", ")]==[Fr(c[i],16) for i in range(1,5)]
E1=sum(Fr(i*c[i],16) for i in c)
V1=sum(Fr(i*i*c[i],16) for i in c)-E1**2
assert Fr(ans('p5-14',"(ii)")["value"])==E1 and Fr(ans('p5-14',"(ii)",1)["value"])==V1
num('p5-14',"(iii)",1-stats.geom.cdf(3,7/16))
num('p5-11',"(i)",.45*.2+.55*.6)
num('p5-11',"(ii)",.45+.42-2*.09)
num('p5-11',"(iii)",1-.09/.42)
txt('p5-11',"(iv)",["Not independent"],abs(.45*.42-.09)>.01)
z1,z2=stats.norm.ppf(.05),stats.norm.ppf(.8)
mu,sg=np.linalg.solve([[1,z1],[1,z2]],[20,35])
num('p5-18',"(i)",mu)
num('p5-18',"(i)",sg,1)
num('p5-18',"(ii)",stats.norm.cdf(35.5,30,math.sqrt(24)))
txt('p5-18',"(iii)",["np = 30","120"])
# rebuild data with these sums
d1=np.array([-1.5+math.sqrt(50),-1.5-math.sqrt(50)]*12)+50
assert abs((d1-50).sum()+36)<1e-9 and abs(((d1-50)**2).sum()-1254)<1e-9
num('p5-03',"(i)",round(d1.mean(),9))
num('p5-03',"(i)",d1.std(),1)
al=np.r_[d1,[47,55]*8]
num('p5-03',"(ii)",round(al.mean(),9))
num('p5-03',"(ii)",al.std(),1)
num('p5-07',"(a)",sum(1 for w in itertools.permutations("1234567",5) if w[-1] in "246" and int("".join(w))>40000))
num('p5-07',"(b)",sum(1 for w in itertools.permutations(range(7)) if abs(w[0]-w[1])==3)/math.factorial(7))
num('p5-07',"(c)",math.factorial(10)//(24*6*6)//2)
ex('further-p1-07',"(i)",1/((2*r-1)*(2*r+1))-1/((2*r+1)*(2*r+3)))
tm=lambda N:Fr(1,(2*N-1)*(2*N+1)*(2*N+3))
e=S(ans('further-p1-07',"(ii)")["value"])
assert all(e.subs(n,N)==sp.Rational(sum(tm(i) for i in range(1,N+1)).numerator,sum(tm(i) for i in range(1,N+1)).denominator) for N in (1,2,7,20))
ex('further-p1-07',"(iii)",sp.limit(e,n,sp.oo))
num('further-p1-07',"(iv)",next(N for N in range(1,99) if Fr(1,12)-sum(tm(i) for i in range(1,N+1))<Fr(1,10000)))
Y=sp.log(1+sp.sin(x))
assert sp.simplify(sp.diff(Y,x,2)+sp.exp(-Y))==0
txt('further-p2-08',"(i)",["-exp(-y)"])
ex('further-p2-08',"(ii)",sp.series(Y,x,0,5).removeO())
ex('further-p2-08',"(iii)",sp.limit((Y-x)/x**2,x,0))
ex('further-p2-08',"(iv)",sp.series(sp.cos(x)/(1+sp.sin(x)),x,0,4).removeO())
txt('further-p3-13',"(i)",["-(v^2 + 4)"])
so=solve_ivp(lambda T,Z:[Z[1],-.1*(Z[1]**2+4)],(0,12),[0,6],rtol=1e-11,atol=1e-12,events=[lambda T,Z:Z[1],lambda T,Z:Z[0]-5*math.log(2)])
assert abs(so.y_events[0][0][0]-float(S(ans('further-p3-13',"(ii)")["value"])))<1e-7 and abs(so.t_events[0][0]-float(S(ans('further-p3-13',"(iii)")["value"])))<1e-7
num('further-p3-13',"(iv)",round(so.y_events[1][0][1],7))
K=20/.8
num('further-p3-10',"(i)",5/K)
acc=lambda s:10-(K*max(s-.8,0))/.5
Vs=lambda s:2*quad(acc,0,s,points=[.8] if s>.8 else None)[0]
num('further-p3-10',"(ii)",round(brentq(Vs,1,3),8))
num('further-p3-10',"(iii)",math.sqrt(Vs(1.0)))
assert max(Vs(s) for s in np.linspace(.5,1.6,221))<=Vs(1.0)+1e-9
num('further-p3-10',"(iv)",round(-acc(1.6),9))
txt('further-p3-10',"(iv)",["upwards"],acc(1.6)<0,1)
O=np.array([[30,34,16],[18,46,26]])
X2,pv,df,Ex=stats.chi2_contingency(O,correction=False)
num('further-p4-08',"(i)",Ex[0,0])
num('further-p4-08',"(ii)",X2)
num('further-p4-08',"(ii)",stats.chi2.ppf(.95,df),1)
txt('further-p4-08',"(ii)",["reject"],pv<.05,2)
txt('further-p4-08',"(iii)",["not have been rejected","7.378"],pv>.025 and abs(stats.chi2.ppf(.975,2)-7.378)<5e-4)
txt('further-p2-02',"(i)",["2*sinh(x)^2 + 1"],abs(math.cosh(1.4)-2*math.sinh(.7)**2-1)<1e-12)
lst('further-p2-02',"(ii)",roots(lambda v:math.cosh(2*v)-7*math.sinh(v)+2,-3,4))
mn=minimize_scalar(lambda v:math.cosh(2*v)-7*math.sinh(v)).fun
rset('further-p2-02',"(iii)",lambda v:v>=mn,-10,10)
pdf=lambda v:(2*v+2)/15
num('further-p4-02',"(i)",brentq(lambda v:quad(pdf,0,v)[0]-.5,0,3))
num('further-p4-02',"(ii)",quad(lambda v:v*pdf(v),0,3)[0])
g=sp.lambdify(y,S(ans('further-p4-02',"(iii)")["value"]))
txt('further-p4-02',"(iii)",["1/4 <= y <= 1"],True,1)
for c in (.3,.5,.9): assert abs(quad(g,.25,c)[0]-(1-quad(pdf,0,1/c-1)[0]))<1e-9
num('further-p4-02',"(iv)",quad(lambda v:v*g(v),.25,1)[0])
# ---- physics
G=9.81
txt('physics-40',"(a)",["arc equal in length to the radius"])
R=.9*math.sin(rad(28))
num('physics-40',"(b)(i)",R)
T=.15*G/math.cos(rad(28))
num('physics-40',"(b)(ii)",T)
w=math.sqrt(T*math.sin(rad(28))/(.15*R))
num('physics-40',"(b)(iii)",w)
txt('physics-40',"(c)",["increases"],G/(.9*(1.1*w)**2)<math.cos(rad(28)))
ch,loss=np.linalg.solve([[.09*6/60,1],[.045*6/60,1]],[24.6,13.8])
num('physics-47',"(b)(ii)",ch)
num('physics-47',"(b)(iii)",loss)
num('physics-47',"(c)",22+6+273.15)
txt('physics-47',"(a)",["per unit mass","one unit"])
txt('physics-47',"(b)(i)",["same"])
txt('physics-55',"(a)",["on the system"])
num('physics-55',"(b)(i)",540-150)
num('physics-55',"(b)(ii)",brentq(lambda Tf:1.5*.32*8.31*(Tf-290)-390,200,900))
wk=1.01e5*1.67
num('physics-55',"(c)(i)",wk)
num('physics-55',"(c)(ii)",2.26e6-wk)
txt('physics-55',"(c)(iii)",["No change"])
c1,c2=470e-6,220e-6
Vc=brentq(lambda V:c1*9-c1*V-c2*V,0,9)
num('physics-64',"(b)(i)",Vc)
num('physics-64',"(b)(ii)",.5*c1*81-.5*(c1+c2)*Vc**2)
assert math.isclose(.5*c1*c2/(c1+c2)*81,.5*c1*81-.5*(c1+c2)*Vc**2)
num('physics-64',"(c)",brentq(lambda T:6.1*math.exp(-T/(15e3*690e-6))-1,0,99))
txt('physics-64',"(a)",["per unit potential"])
txt('physics-64',"(b)(iii)",["thermal"])
num('physics-71',"(a)",6*math.sqrt(2))
num('physics-71',"(b)",quad(lambda T:(6*math.sqrt(2)*math.sin(100*pi*T))**2/120,0,.01)[0]/.01)
num('physics-71',"(c)(ii)",brentq(lambda Cc:8.5*math.exp(-8e-3/(120*Cc))-7.2,1e-5,1e-2,xtol=1e-12))
txt('physics-71',"(c)(i)",["Smoothing"])
txt('physics-71',"(c)(iii)",["lower"])
def choice(i,v,tol):
    o={m_[0]:float(m_[1]) for m_ in re.findall(r"^([A-D])\s+\$?([\d.]+)",D[i]["text"],re.M)}
    assert len(o)==4
    b=min(o,key=lambda c:abs(o[c]-v))
    assert abs(o[b]-v)<tol and ans(i,"")["value"]==b,(i,o,v)
choice('physics-23',360*.25*850/340,.1)
choice('physics-51',math.sqrt(400.15/300.15),.006)
rho=lambda R,d,l:R*pi*d*d/4/l
r0=rho(4.8,.38e-3,.965)
num('physics-31',"(b)(i)",r0)
un=.005/.965+2*.01/.38+.1/4.8
num('physics-31',"(b)(ii)",100*un)
num('physics-31',"(c)",r0)
num('physics-31',"(c)",un*r0,1)
assert abs(rho(4.9,.39e-3,.96)/r0-1-un)<.004
num('physics-31',"(e)",.25/(9e28*1.6e-19*pi*(.38e-3)**2/4))
txt('physics-31',"(a)",["potential difference to current"])
txt('physics-31',"(d)",["several places"])
finish(SEEN)
