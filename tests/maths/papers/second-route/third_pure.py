"""Pure mathematics and statistics, the questions from 401."""
import json,re,itertools,statistics,cmath
from fractions import Fraction as F
from math import *
import numpy as np, sympy as sp
from scipy.integrate import quad,solve_ivp
from scipy.optimize import brentq,minimize_scalar,fsolve
from sympy.parsing.sympy_parser import parse_expr,standard_transformations,implicit_multiplication_application,convert_xor
T=standard_transformations+(implicit_multiplication_application,convert_xor)
from keys import FOLDER, done
QS=json.loads((FOLDER/'pure-third.json').read_text(encoding='utf8')); A={}; seen=set()
for q in QS:
    assert q['id'] not in A
    A[q['id']]=q
    txt='\n'.join(q['text']).replace('（','(').replace('）',')')
    for p in q['parts']:
        assert p['label']=='' or p['label'] in txt
    ms=[int(a or b) for a,b in re.findall(r'\[(\d+)\]|\((\d+)分\)',txt)]
    assert ms==[p['marks'] for p in q['parts']],(q['id'],ms)
    assert txt.count('$')%2==0
ALL={(q['id'],p['label'],i) for q in QS for p in q['parts'] for i,a in enumerate(p['answers'])}
def raw(i,l,k=0):
    seen.add((i,l,k))
    a=[p for p in A[i]['parts'] if p['label']==l][0]['answers'][k]
    return a
def ex(s,**loc):
    return parse_expr(s,transformations=T,local_dict={'e':sp.E,'i':sp.I,'j':sp.Symbol('j'),**loc})
def num(i,l,got,k=0):
    a=raw(i,l,k); w=float(ex(a['value'])); f=a['figures']
    m=re.fullmatch(r'(\d)(sf|dp)',f)
    if m:
        n=int(m[1])
        if m[2]=='dp': ok=abs(round(got,n)-w)<1e-9
        else: ok=abs(float(f'{got:.{n-1}e}')-w)<1e-9*max(1,abs(w))
    else: ok=abs(got-w)<1e-7*max(1,abs(w))
    if f=='integer': assert w==int(w)
    assert ok,(i,l,k,got,a)
def st(i,l,s,k=0):
    a=raw(i,l,k); assert a.get('value',a.get('words'))==s,(i,l,k,a)
def words(i,l,cond,k=0):
    a=raw(i,l,k); assert a['words'] and cond,(i,l)
def fn(i,l,g,pts,k=0,var='x',tol=1e-7):
    e=ex(raw(i,l,k)['value']); v=sp.Symbol(var)
    for t in pts: assert abs(complex(e.subs(v,t))-g(t))<tol,(i,l,t,e)
def line(i,l,pts,k=0,off=None):
    """equation: holds at pts, fails elsewhere"""
    s=raw(i,l,k)['value']; L,R=s.split('='); e=ex(L)-ex(R); x,y=sp.symbols('x y')
    for p in pts: assert abs(float(e.subs({x:p[0],y:p[1]})))<1e-5,(i,l,p,e)
    if off is not None: assert abs(float(e.subs({x:off[0],y:off[1]})))>1e-3
def coord(i,l,pt,k=0,tol=1e-6):
    s=raw(i,l,k)['value']; w=[float(c) for c in ex(s)]
    assert np.allclose(w,pt,atol=tol),(i,l,k,pt,s)
def roots(f,a,b,n=200003,lim=50):
    xs=np.linspace(a,b,n); out=[]; 
    ys=[f(t) for t in xs]
    for u,v,p,r in zip(xs,xs[1:],ys,ys[1:]):
        if p==0: out.append(u)
        elif p*r<0 and abs(p)<lim and abs(r)<lim:
            out.append(brentq(f,u,v,xtol=1e-13))
    return out
def setk(i,l,truth,grid,var,k=0):
    s=raw(i,l,k)['value']
    py=s.replace('^','**')
    for t in grid: assert bool(eval(py,{var:t}))==truth(t),(i,l,t)
x,y,z=sp.symbols('x y z')
D=lambda f,t,h=1e-5:(f(t+h)-f(t-h))/(2*h)
I=lambda f,a,b:quad(f,a,b,epsabs=1e-12,epsrel=1e-12,limit=200)[0]
# ---------- P1
i='p1-401'; f=lambda t:3*t*t-12*t+7
fn(i,'(a)',f,[-3,.4,2,5]); setk(i,'(b)',lambda k:144-12*(7-k)<0,np.linspace(-12,9,333),'k')
words(i,'(c)',all(abs(f(t+2)-(3*t*t-5))<1e-9 for t in (-1,0,.5,3)))
i='p1-402'
setk(i,'(a)',lambda m:np.sum(np.abs(np.imag(np.roots([1,-2-m,9])))<1e-12)==2 and abs(np.diff(np.roots([1,-2-m,9])))[0]>1e-6,np.linspace(-12.013,9.37,500),'m')
t=brentq(lambda t:t*t-2*t+4-((2*t-2)*t-5),0.1,10); coord(i,'(b)',(t,t*t-2*t+4)); assert 2*t-2>0
i='p1-403'; e=sp.expand((2-x/4)**6)
p=sp.Poly(e,x); st(i,'(a)',f"{p.coeff_monomial(1)} - {-p.coeff_monomial(x)}x + {p.coeff_monomial(x**2)}x^2")
k=sp.Symbol('k'); c=sp.Poly(sp.expand((k+2*x)*e),x).coeff_monomial(x**2); num(i,'(b)',float(sp.solve(c+51,k)[0]))
i='p1-404'; d=sp.Symbol('d'); s=[r for r in sp.solve((54+3*d)**2-54*(54+5*d),d) if r!=0]; assert len(s)==1
d0=int(s[0]); num(i,'(a)',d0); r=F(54+3*d0,54); assert 54*r*r==54+5*d0; num(i,'(a)',float(r),1)
num(i,'(b)',sum(54*float(r)**n for n in range(400)))
S=0;n=0
while S>=0: S+=54+n*d0;n+=1; 
num(i,'(c)',n); assert all(sum(54+j*d0 for j in range(m))>=0 for m in range(1,n))
i='p1-405'; f=lambda t:t*t-6*t+14
num(i,'(a)',minimize_scalar(f).x); fn(i,'(b)',lambda t:brentq(lambda u:f(u)-t,-100,3),[5.5,6,9,30]); st(i,'(b)',f"x >= {int(f(3))}",1)
rr=[u for u in np.roots([1,-6,-7]) if u<=3]; assert len(rr)==1; num(i,'(c)',rr[0])
i='p1-406'; f=lambda t:(3*t+2)/(t-1)
fn(i,'(a)',f,[1.5,2,7]); st(i,'(a)','f(x) > 3',1); assert abs(f(1e9)-3)<1e-6 and f(1+1e-9)>1e8 and all(f(t)>3 for t in np.linspace(1.001,1e4,9999))
fn(i,'(b)',lambda t:brentq(lambda u:f(u)-t,1+1e-9,1e7),[3.5,4,9,20],tol=1e-5); num(i,'(c)',brentq(lambda t:2*f(t)-1-9,1.01,100)); words(i,'(d)',2*0-1<=1)
i='p1-407'; a=np.array([-1,2.]);b=np.array([7,8.]); c=(a+b)/2; rad=np.linalg.norm(a-c)
line(i,'(a)',[c+rad*np.array([cos(t),sin(t)]) for t in (0,1,2,4)]+[a,b],off=c)
perp=np.array([-(b-c)[1],(b-c)[0]]); line(i,'(b)',[b,b+perp,b-2*perp],off=a)
C=b+perp*(-b[1]/perp[1]); num(i,'(c)',abs((b-a)[0]*(C-a)[1]-(b-a)[1]*(C-a)[0])/2)
i='p1-408'; g=lambda X,Y:X*X+Y*Y-8*X+4*Y-5
cc=ex(raw(i,'(a)')['value']);cc=np.array([float(u) for u in cc]); assert all(abs(g(cc[0]+5*cos(t),cc[1]+5*sin(t)))<1e-9 for t in (0,1,2,3,4)); num(i,'(a)',sqrt(-g(*cc)),1)
X=sorted(roots(lambda t:g(t,2*t-5),-3.03,9.1)); assert len(X)==2
Pq=[np.array([t,2*t-5]) for t in X]; coord(i,'(b)',Pq[0],0);coord(i,'(b)',Pq[1],1)
m=(Pq[0]+Pq[1])/2; v=Pq[1]-Pq[0]; n=np.array([-v[1],v[0]]); line(i,'(c)',[m,m+n,m-n],off=m+v)
an=[atan2(*(P-cc)[::-1]) for P in Pq]; t=abs(an[0]-an[1]); num(i,'(d)',min(t,2*pi-t))
i='p1-409'; l=lambda t:(1+sin(t))/cos(t)+cos(t)/(1+sin(t))
raw(i,'(1)'); assert all(abs(l(t)-2/cos(t))<1e-9 for t in (.3,1,2,4,5.5))
rr=[degrees(t) for t in roots(lambda t:l(t)-3*tan(t),1e-6,2*pi-1e-6)]; assert len(rr)==2,rr
for k_,t in enumerate(rr): num(i,'(2)',t,k_)
i='p1-410'; raw(i,'(a)'); assert all(abs((2*sin(t)*tan(t)-3)*cos(t)+(2*cos(t)**2+3*cos(t)-2))<1e-9 for t in (.3,1,2,4))
rr=roots(lambda t:2*sin(2*t)*tan(2*t)-3,0,pi); assert len(rr)==2
for k_,t in enumerate(rr): num(i,'(b)',t,k_)
i='p1-411'; r,th=sp.symbols('r theta'); e=sp.expand(2*(r*r/2*((24-2*r)/r)-32)); assert sp.simplify(e+2*(r*r-12*r+32))==0; st(i,'(a)','r^2 - 12r + 32 = 0')
so=[s for s in sp.solve([2*r+r*th-24,r*r*th/2-32],[r,th]) if s[1]<sp.pi]; assert len(so)==1
num(i,'(b)',float(so[0][0]));num(i,'(b)',float(so[0][1]),1)
h=8*cos(.5); num(i,'(c)',2*I(lambda t:sqrt(64-t*t),h,8))
i='p1-412'; B=np.array([6,6*tan(pi/3)]); Cc=6*np.array([cos(pi/3),sin(pi/3)])
arc=sum(np.linalg.norm(6*np.array([cos(u+1e-5*pi/3)-cos(u),sin(u+1e-5*pi/3)-sin(u)])) for u in np.arange(100000)*1e-5*pi/3)
num(i,'(a)',np.linalg.norm(B-[6,0])+np.linalg.norm(B-Cc)+6*(pi/3)); assert abs(arc-2*pi)<1e-6
num(i,'(b)',I(lambda t:((6/cos(t))**2-36)/2,0,pi/3))
i='p1-413'; g=lambda t:3*sqrt(t)-6/sqrt(t); Y=lambda t:-5+I(g,4,t)
a=raw(i,'(a)')['value'].split('=')[1]; e=ex(a); assert all(abs(float(e.subs(x,t))-Y(t))<1e-7 for t in (1,2,4,9.5))
s=brentq(g,.1,9); coord(i,'(b)',(s,Y(s))); fn(i,'(c)',lambda t:D(g,t),[1,2,5],tol=1e-6); words(i,'(c)',D(g,s)>0,1)
i='p1-414'; f=lambda t:sqrt(3*t+4); m=D(f,4); num(i,'(a)',round(m*.6,9)); line(i,'(b)',[(4,f(4)),(4+m,f(4)-1),(4-2*m,f(4)+2)],off=(0,0)); num(i,'(c)',I(f,0,4))
i='p1-415'; f=lambda t:5*t-t*t; X=sorted(np.roots([1,-4,3])); coord(i,'(a)',(X[0],f(X[0])));coord(i,'(a)',(X[1],X[1]+3),1)
num(i,'(b)',I(lambda t:f(t)-t-3,*X)); num(i,'(c)',pi*I(lambda t:f(t)**2-(t+3)**2,*X))
i='p1-416'; f=lambda t:6/(3*t-2); m=D(f,2); line(i,'(a)',[(2,1.5),(3,1.5+m),(-2,1.5-4*m)],off=(0,0)); num(i,'(b)',round((1.5-2*m)*(2-1.5/m)/2,7)); num(i,'(c)',pi*I(lambda t:f(t)**2,1,2))
# ---------- P3
setk('p3-401','',lambda t:abs(3*t-2)>2*abs(t+4),np.linspace(-20,30,7919),'x')
num('p3-402','',brentq(lambda t:(3**t+2)/(3**t-2)-8,.65,5))
i='p3-403'; a,b=sp.symbols('a b'); pp=2*x**3+a*x**2+b*x-6; s=sp.solve([pp.subs(x,-2),pp.subs(x,2)+20],[a,b]); num(i,'(a)',float(s[a]));num(i,'(a)',float(s[b]),1)
pp=pp.subs(s); fn(i,'(b)',lambda t:float(pp.subs(x,t)),[-3,.2,1,5]); pf=sp.lambdify(x,pp); rr=roots(lambda t:pf(cos(radians(t))),0,360); assert len(rr)==2
for k_,t in enumerate(rr): num(i,'(c)',t,k_)
i='p3-404'; f=lambda t:(2*t*t+5*t+2)/((1-t)*(2+t*t)); fn(i,'(a)',f,[-3,.2,2,5]); se=sp.series((2*x**2+5*x+2)/((1-x)*(2+x**2)),x,0,4).removeO(); assert sp.expand(ex(raw(i,'(b)')['value'])-se)==0
i='p3-405'; f=lambda t:3*cos(t)+2*sin(t); mx=minimize_scalar(lambda t:-f(t),bounds=(0,pi/2),method='bounded',options={'xatol':1e-10}); num(i,'(1)',-mx.fun); num(i,'(1)',degrees(mx.x),1)
rr=roots(lambda t:f(2*radians(t))-1,0.001,179.999); assert len(rr)==2
for k_,t in enumerate(rr): num(i,'(2)',t,k_)
num(i,'(3)',26/f(mx.x)**2); assert all(26/f(t)**2>=2-1e-9 for t in np.linspace(0,7,9999))
i='p3-406'; cv=x**3+y**3-9*x*y; dd=sp.idiff(cv,y,x); assert sp.simplify(dd-ex(raw(i,'(a)')['value']))==0
br=lambda t:brentq(lambda u:t**3+u**3-9*t*u,3.5,5); m=D(br,2); line(i,'(b)',[(2,4),(7,4+5*m)],off=(0,0))
sx=fsolve(lambda v:[v[0]**3+v[1]**3-9*v[0]*v[1],3*v[1]-v[0]**2],[4,4.5],xtol=1e-13); coord(i,'(c)',sx)
assert len([s for s in sp.solve([3*y-x**2,cv],[x,y]) if all(abs(sp.im(sp.N(c)))<1e-12 for c in s)])==2
i='p3-407'; f=lambda t:log(t)/t**2; mx=minimize_scalar(lambda t:-f(t),bounds=(1,5),method='bounded',options={'xatol':1e-12}); coord(i,'(a)',(mx.x,-mx.fun),tol=1e-5); num(i,'(b)',I(f,1,e_:=exp(1)))
i='p3-408'; f=lambda t:sin(2*t)*cos(t)**3; num(i,'(a)',I(f,0,pi/2)); num(i,'(b)',minimize_scalar(lambda t:-f(t),bounds=(0,pi/2),method='bounded',options={'xatol':1e-9}).x)
i='p3-409'; s=brentq(lambda a:I(lambda t:t*exp(-t),0,a)-.75,.5,9); st(i,'(a)','a = ln(4 + 4a)'); assert abs(s-log(4+4*s))<1e-7
st(i,'(b)','2.5 < a < 3'); h=lambda a:a-log(4+4*a); assert h(2.5)<0<h(3); num(i,'(c)',s)
u=2.7
for _ in range(20): u=log(4+4*u)
assert abs(u-s)<1e-7
i='p3-410'; so=solve_ivp(lambda t,w:t*np.exp(-2*w)/(t*t+1),(0,3),[0],rtol=1e-10,atol=1e-12,dense_output=True); fn(i,'(a)',lambda t:so.sol(t)[0],[0,.5,1,2,3],tol=1e-6); num(i,'(b)',so.sol(3)[0])
i='p3-411'; Av,Bv,Cv=map(np.array,((1,-1,3.),(3,0,1.),(6,-1,-1.))); u=Bv-Av; v=np.array([1,2,-1.])
st(i,'(a)','r = i - j + 3k + t(2i + j - 2k)'); assert list(u)==[2,1,-2]
words(i,'(b)',abs(np.dot(np.cross(u,v),Cv-Av))>.5 and np.linalg.norm(np.cross(u,v))>.5)
sl=np.linalg.solve([[2,-1],[1,-2]],(Cv-Av)[:2]); assert np.allclose(sl,[10/3,5/3]) and abs(3-2*sl[0]-(-1-sl[1]))>.5
t=degrees(atan2(np.linalg.norm(np.cross(u,v)),abs(u@v))); num(i,'(c)',t); assert round(radians(t),3)==.615 or print(radians(t))
s=minimize_scalar(lambda s:np.linalg.norm(Av+s*u-Cv)**2); coord(i,'(d)',Av+s.x*u,tol=1e-5); num(i,'(d)',sqrt(s.fun),1)
i='p3-412'; U=(5-1j)/(2-3j); assert abs(complex(ex(raw(i,'(a)')['value']))-U)<1e-12; num(i,'(b)',abs(U)); num(i,'(b)',cmath.phase(U),1); assert abs(complex(ex(raw(i,'(b)',2)['value']))-U**6)<1e-9
words(i,'(c)',abs(4*U-(4+4j))<1e-9 and 4>2); num(i,'(d)',min(cmath.phase(4*U+2*cmath.exp(1j*t)) for t in np.linspace(0,2*pi,400001)))
i='p3-413'; w=1+2j; kk=-(w**3+w**2+15)/w; assert abs(kk.imag)<1e-12; num(i,'(a)',kk.real); R=np.roots([1,1,kk.real,15]); assert any(abs(complex(ex(raw(i,'(b)')['value']))-t)<1e-9 for t in R); num(i,'(b)',[t.real for t in R if abs(t.imag)<1e-9][0],1)
pts=[w+r_*cmath.exp(1j*t) for r_ in np.linspace(0,2,41) for t in np.linspace(-pi/2,pi/2,401)]; words(i,'(c)',all(q_.real>=1-1e-9 and q_.imag>=-1e-9 for q_ in pts)); num(i,'(d)',max(abs(q_-1) for q_ in pts))
i='p3-414'; a=np.array([2,3,-6.]);b=np.array([4,0,3.]); n=np.linalg.norm; t=acos((n(a)**2+n(b)**2-n(a-b)**2)/(2*n(a)*n(b))); num(i,'(a)',degrees(t)); assert round(t,2)==1.86
num(i,'(b)',n(np.cross(a,b))/2); c=np.array([10/3,1,0]); st(i,'(c)','(10/3)i + j'); assert abs(n(c-a)-2*n(b-c))<1e-9 and abs(n(c-a)+n(b-c)-n(b-a))<1e-9; words(i,'(d)',abs(c@(b-a)-11/3)<1e-9)
i='p3-415'; l=lambda t:1/sin(2*t)-1/tan(2*t); raw(i,'(a)'); assert all(abs(l(t)-tan(t))<1e-9 for t in (.3,1,2,4))
rr=[degrees(t) for t in roots(lambda t:l(t)-3+2/tan(t),1e-4,pi/2-1e-4,200001)]
rr=[t for k_,t in enumerate(rr) if k_==0 or t-rr[k_-1]>1e-6]; assert len(rr)==2,rr
for k_,t in enumerate(rr): num(i,'(b)',t,k_)
num(i,'(c)',I(l,pi/6,pi/3))
i='p3-416'; so=solve_ivp(lambda t,w:w*(10-w)/20,(0,40),[2],rtol=1e-11,atol=1e-12,dense_output=True); fn(i,'(i)',lambda t:so.sol(t)[0],[0,1,3,9],var='t',tol=1e-6); num(i,'(ii)',brentq(lambda t:so.sol(t)[0]-8,0,20)); words(i,'(iii)',abs(so.sol(40)[0]-10)<1e-5)
# ---------- P5
ph=lambda a,b,m=0,s=1:I(lambda t:exp(-((t-m)/s)**2/2)/(s*sqrt(2*pi)),a,b)
i='p5-401'; dl=sqrt(820/40-.81); dat=[60-.9+dl]*20+[60-.9-dl]*20; assert abs(sum(t-60 for t in dat)+36)<1e-9 and abs(sum((t-60)**2 for t in dat)-820)<1e-8
num(i,'(a)',statistics.mean(dat)); num(i,'(a)',statistics.pstdev(dat),1); num(i,'(b)',(sum(dat)+20*62.4)/60)
i='p5-402'; d=[21,24,25,28,30,33,34,37,41,46,52]; assert str('  '.join(map(str,d))) in A[i]['text']; qs=lambda d:statistics.quantiles(d,n=4); num(i,'(a)',statistics.median(d)); num(i,'(a)',qs(d)[2]-qs(d)[0],1)
num(i,'(b)',[t for t in range(200) if statistics.mean(d+[t])==35][0]); words(i,'(c)',qs(d[:-1]+[72])==qs(d))
def mult(cnt,last=None,noadj=None,memo=None):
    memo={} if memo is None else memo; key=(tuple(sorted(cnt.items())),last==noadj and noadj is not None)
    if key in memo:return memo[key]
    if not any(cnt.values()):return 1
    r=0
    for c in cnt:
        if cnt[c] and not(c==noadj and last==noadj):
            r+=mult({**cnt,c:cnt[c]-1},c,noadj,memo)
    memo[key]=r; return r
from collections import Counter
i='p5-403'; c=dict(Counter('CALCULATOR')); num(i,'(a)',mult(c)); num(i,'(b)',mult({**c,'C':0})); num(i,'(c)',mult(c,None,'A'))
i='p5-404'; ppl=[('m',j) for j in range(5)]+[('w',j) for j in range(6)]; cs=list(itertools.combinations(ppl,5)); num(i,'(a)',sum(sum(s[0]=='w' for s in c)>=3 for c in cs))
num(i,'(b)',sum(not(ppl[0] in c and ppl[7] in c) for c in cs)); num(i,'(c)',sum(abs(p.index('a')-p.index('b'))>1 for p in itertools.permutations('abxyz')))
i='p5-405'; bl,wl=600*15//100,400*5//100; num(i,'(a)',(bl+wl)/1000); num(i,'(b)',bl/(bl+wl)); words(i,'(c)',F(bl,1000)==F(9,100)!=F(6,10)*F(bl+wl,1000)==F(66,1000))
i='p5-406'; o=[2]*3+[3]*8+[4]*15; num(i,'(a)',1/len(o))
for k_,t in enumerate((2,3,4)): num(i,'(b)',o.count(t)/26,k_)
num(i,'(c)',statistics.mean(o)); num(i,'(c)',statistics.pvariance(o),1); num(i,'(d)',sum(t>statistics.mean(o) for t in o)/26)
i='p5-407'; num(i,'(a)',ph(250,340,256,7.5)); num(i,'(b)',brentq(lambda w:ph(w,340,256,7.5)-.1,250,290))
z1=brentq(lambda t:ph(-9,t)-.0548,-4,0); z2=brentq(lambda t:ph(t,9)-.1587,0,4); M=np.linalg.solve([[1,z1],[1,z2]],[240,270]); num(i,'(c)',M[0]);num(i,'(c)',M[1],1)
assert np.allclose(np.linalg.solve([[1,-1.6],[1,1]],[240,270]),M,atol=.02)
i='p5-408'; v=np.array([1.])
for _ in range(10): v=np.convolve(v,[.7,.3])
num(i,'(a)',v[:3].sum()); num(i,'(b)',sum(prod(.3 if t else .7 for t in w) for w in itertools.product((0,1),repeat=4) if w==(0,0,0,1))); num(i,'(c)',ph(40.5,90,36,sqrt(25.2))); words(i,'(d)',120*.3>5 and 120*.7>5)
i='p5-409'; pr=ph(130,165,150,20); num(i,'(1)',pr); five=lambda p:sum(prod(p if t else 1-p for t in w) for w in itertools.product((0,1),repeat=5) if sum(w)>=4); print('p5-409',five(pr),five(.6147),five(.615)); num(i,'(2)',five(pr)); num(i,'(3)',brentq(lambda s:ph(160,150+12*s,150,s)-.2,2,50))
i='p5-410'; c=Counter(p.index('R')+1 for p in itertools.permutations('RRRRWWW')); N=factorial(7); num(i,'(a)',c[3]/N)
for k_ in range(4): num(i,'(b)',c[k_+1]/N,k_)
m=sum(k_*v for k_,v in c.items())/N; num(i,'(c)',m); num(i,'(c)',sum(k_*k_*v for k_,v in c.items())/N-m*m,1); num(i,'(d)',sum(w==('W',)*3 for w in itertools.product('RW',repeat=3) for _ in range(4**w.count('R')*3**w.count('W')))/343)
assert seen==ALL,ALL-seen
done.update(A)
print(len(A), 'questions,', len(seen), 'answers agree')
