"""Mechanics, statistics and further mathematics, in English."""
import json, math, itertools, re, os
from fractions import Fraction as F
import numpy as np, sympy as sp
from scipy import stats, integrate, optimize
from sympy import Rational as R, sqrt, pi, E, I, exp, log, sin, cos, tan, atan, sinh, cosh, tanh, Matrix, symbols, solve, diff, simplify, sympify
from keys import QUESTIONS as D, finish
rad=math.radians
seen=set()
bad=[]
def key(q,l,i=0):
    seen.add((q,l,i))
    pt=[z for z in D[q]['parts'] if z['label']==l][0]
    return pt['answers'][i]
def rhs(s): return s.split('=')[-1] if '=' in s and '<' not in s and '>' not in s else s
def S(s): return sympify(rhs(s).replace('^','**'),locals={'e':E,'i':I,'j':symbols('j'),'t':symbols('t'),'N':symbols('N'),'S':symbols('S')})
def sf(x,n):
    x=float(x)
    if x==0: return 0.0
    return round(x,n-1-math.floor(math.log10(abs(x))))
def rd(q,l,i,x):
    """numeric: the key equals x rounded as `figures` says"""
    k=key(q,l,i)
    v=float(S(k['value']))
    f=k['figures']
    x=float(x)
    m=re.match(r'(\d)(sf|dp)$',f)
    if f=='integer': ok=v==round(x)
    elif f=='exact': ok=abs(v-x)<1e-9*max(1,abs(x))
    elif m.group(2)=='sf': ok=abs(sf(x,int(m.group(1)))-v)<1e-12*max(1,abs(v))
    else: ok=abs(round(x,int(m.group(1)))-v)<1e-12*max(1,abs(v))
    if not ok: bad.append((q,l,i,'key',k['value'],'computed',x))
def ex(q,l,i,e):
    """symbolic equality of the key with the expression e"""
    k=key(q,l,i)
    d=S(k['value'])-sympify(e)
    ok=simplify(d)==0
    if not ok:
        fr=sorted(d.free_symbols,key=str)
        ok=all(abs(complex(d.subs(dict(zip(fr,[0.3171+0.07*j+0.113*r for j in range(len(fr))]))).evalf()))<1e-9 for r in range(3))
    if not ok: bad.append((q,l,i,'key',k['value'],'computed',e))
def ls(q,l,i,vals):
    """the numbers in the key, in order, equal vals"""
    k=key(q,l,i)
    body=k['value']
    nums=[float(sympify(z)) for z in re.findall(r'-?\d+(?:\.\d+)?(?:/\d+)?',body)]
    if len(nums)!=len(vals) or any(abs(u-float(w))>1e-9*max(1,abs(u)) for u,w in zip(nums,vals)): bad.append((q,l,i,'key',body,'computed',vals))
def mx(q,l,i,M):
    k=key(q,l,i)
    if simplify(Matrix(S(k['value']))-Matrix(M))!=sp.zeros(*Matrix(M).shape): bad.append((q,l,i,k['value'],M))
def tx(q,l,i,s):
    k=key(q,l,i)
    if k['value']!=s: bad.append((q,l,i,'key',k['value'],'computed',s))
def ok(q,l,i,cond):
    """a worded or given key: cond is the computed fact behind it"""
    key(q,l,i)
    if not bool(cond): bad.append((q,l,i,'fact false'))
x,y,z,t,n,r,k,m,u,v,w,th,a,b,c=symbols('x y z t n r k m u v w theta a b c')
M=np.array([[-math.cos(rad(25)),math.cos(rad(35))],[math.sin(rad(25)),math.sin(rad(35))]])
T=np.linalg.solve(M,[0,120])
rd('p4-01','(a)',0,T[0])
rd('p4-01','(a)',1,T[1])
# with wind P towards A: TB cos35 = P + TA cos25 ; largest P with TA>=0 by bisection
f=lambda P: np.linalg.solve(M,[P,120])[0]
rd('p4-01','(b)',0,optimize.brentq(f,0,1000))
# unknowns T, R, Fr
def sledge(sg):
    c20,s20,c15,s15=[g(rad(d)) for d in (20,15) for g in (math.cos,math.sin)]
    A=np.array([[c20,0,-sg],[s20,1,0],[0,-0.2,1]])
    return np.linalg.solve(A,[400*s15,400*c15,0])[0]
rd('p4-02','(a)',0,sledge(-1))
rd('p4-02','(b)',0,sledge(1))
ok('p4-02','(c)',0,abs(400*math.sin(rad(15))-103.5)<.05 and abs(80*math.cos(rad(15))-77.3)<.05)
T_=sp.symbols('T')
rd('p4-05','(b)',0,solve(20*(T_+(T_-25-16))/2-1500,T_)[0])
kk=1500/sp.integrate(t**2*(90-t),(t,0,90))
ex('p4-05','(c)',0,kk)
V=kk*t**2*(90-t)
rd('p4-05','(d)',0,max(V.subs(t,s) for s in solve(diff(V,t),t)))
rd('p4-05','(e)',0,-diff(V,t).subs(t,90))
v1=F(9000*4,15000)
rd('p4-09','(i)',0,v1)
v2=(15000*v1-5000*3-5000*F(9,5))/15000
rd('p4-09','(ii)',0,v2)
ok('p4-09','(ii)',1,v2>0)
E0=F(1,2)*9000*16+F(1,2)*5000*9
E1=F(1,2)*15000*v2**2+F(1,2)*5000*F(9,5)**2
rd('p4-09','(iii)',0,E0-E1)
s=solve([3800-500-840-x-1400*y, x-300-480-800*y],[x,y])
rd('p4-12','(a)',0,s[y])
rd('p4-12','(a)',1,s[x])
dd=R(144)/(2*(R(780)/800))
rd('p4-12','(b)',0,dd)
ok('p4-12','(c)',0,480>300)
rd('p4-12','(c)',1,sqrt(2*(480-300)*dd/800))
s=solve([20-x-2*y,x-9-3*y],[x,y])
rd('p4-13','(a)',0,s[y])
rd('p4-13','(a)',1,s[x])
# energy route for speed: (20-9)*0.9 = 0.5*5*v^2
vv=math.sqrt(2*11*0.9/5)
rd('p4-13','(b)',0,vv)
rd('p4-13','(c)',0,1.6-0.9-(0.5*3*vv**2)/9)
rd('p4-13','(d)',0,2*0.9/vv+2*0.66/vv)
Wd=84*10*32+0.5*84*(5**2-9**2)+22*650
rd('p4-16','(a)',0,Wd)
rd('p4-16','(b)',0,Wd/95)
ex('p4-16','(c)',0,S('3.2')*0+sp.nsimplify(320/10/10))
rd('p4-16','(d)',0,(320/6-3.2*6)/84)
wd=[.5,.5,1,2,4]
fr=[18,30,38,22,12]
mid=[.25,.75,1.5,3,6]
assert sum(fr)==120
ls('p5-01','(a)',0,[f_/w_ for f_,w_ in zip(fr,wd)])
dat=np.repeat(mid,fr)
rd('p5-01','(b)',0,dat.mean())
rd('p5-01','(b)',1,dat.std())
cu=np.cumsum(fr)
up=[.5,1,2,4,8]
lo=[0,.5,1,2,4]
ci=lambda r_: int(np.searchsorted(cu,r_))
ls('p5-01','(c)',0,[lo[ci(90)],up[ci(90)]])
rd('p5-01','(d)',0,up[ci(90)]-lo[ci(30)])
mu=75/30+20
var=462/30-2.5**2
rd('p5-02','(a)',0,mu)
rd('p5-02','(a)',1,math.sqrt(var))
rd('p5-02','(b)',0,30*(var+mu**2))
M_=(30*mu+184)/40
rd('p5-02','(c)',0,M_)
rd('p5-02','(c)',1,math.sqrt((30*(var+(mu-M_)**2)+10*(2.1**2+(18.4-M_)**2))/40))
cnt=0
c4=0
cb=0
typ='T'*7+'S'*9+'P'*4
for cmb in itertools.combinations(range(20),6):
    s_=''.join(typ[j] for j in cmb)
    cnt+= s_=='TTSSPP'
    c4+= s_.count('S')>=4
    cb+= not(7 in cmb and 8 in cmb)
rd('p5-05','(a)',0,cnt)
rd('p5-05','(b)',0,c4)
rd('p5-05','(c)',0,cb)
per=[''.join(z_) for z_ in itertools.permutations('TTSSSP')]
rd('p5-05','(d)',0,sum('SS' not in z_ for z_ in per))
rd('p5-05','(e)',0,F(sum(z_[0]==z_[-1]=='T' for z_ in per),720))
pl=F(55,100)*F(12,100)+F(3,10)*F(2,10)+F(15,100)*F(4,10)
rd('p5-09','(a)',0,pl)
rd('p5-09','(b)',0,F(6,100)/pl)
rd('p5-09','(c)',0,F(55,100)*F(88,100)/(1-pl))
ok('p5-09','(d)',0,F(66,1000)!=F(55,100)*pl and abs(F(55,100)*pl-F(1023,10000))<F(1,10**8))
rd('p5-09','(e)',0,1-pl**2-(1-pl)**2)
# enumerate for x=4
ex('p5-10','(a)',0,R(3,8)*(x+1)/(x+5)+R(5,8)*x/(x+5))
rd('p5-10','(b)',0,solve(R(3,8)*(x+1)/(x+5)+R(5,8)*x/(x+5)-R(35,72),x)[0])
tot=same=bl=bb=0
for f_ in 'K'*5+'B'*3:
    for s_ in 'K'*4+'B'*4+f_:
        tot+=1
        same+=f_==s_
        bl+=s_=='B'
        bb+=f_==s_=='B'
assert F(bl,tot)==F(35,72)
rd('p5-10','(c)',0,F(same,tot))
rd('p5-10','(d)',0,F(bb,bl))
s=solve([x+y+R(57,100)-1,x+5*y+R(40,100)-R(113,100)],[x,y])
rd('p5-13','(a)',0,s[x])
rd('p5-13','(a)',1,s[y])
xs=[0,1,5,20]
ps=[R(55,100),s[x],s[y],R(2,100)]
mu=sum(g*h for g,h in zip(xs,ps))
rd('p5-13','(b)',0,sum((g-mu)**2*h for g,h in zip(xs,ps)))
pb=.095
rd('p5-13','(c)',0,stats.geom.pmf(6,pb))
rd('p5-13','(d)',0,stats.geom.cdf(8,pb))
rd('p5-13','(e)',0,stats.binom.sf(9,12,.55))
N_=stats.norm(4.2,.65)
rd('p5-16','(a)',0,N_.cdf(5)-N_.cdf(3.5))
rd('p5-16','(b)',0,N_.isf(.12))
g=optimize.fsolve(lambda p_:[stats.norm.cdf(3.6,p_[0],p_[1])-.2,stats.norm.sf(6.1,p_[0],p_[1])-.05],[4.5,1])
rd('p5-16','(c)',0,g[0])
rd('p5-16','(c)',1,g[1])
pa=stats.norm.sf(228.5,240*.92,math.sqrt(240*.92*.08))
rd('p5-17','(i)',0,pa)
ok('p5-17','(ii)',0,abs(240*.92-220.8)<1e-9 and abs(240*.08-19.2)<1e-9)
rd('p5-17','(iii)',0,stats.binom.sf(1,30,pa))
rd('p5-17','(iii)',0,stats.binom.sf(1,30,.0335))
aa=solve(sp.integrate(a*t,(t,0,2))+sp.integrate(a*(6-t)/2,(t,2,6))-1,a)[0]
ex('further-p4-01','(a)',0,aa)
F1=sp.integrate(aa*v,(v,0,t))
F2=F1.subs(t,2)+sp.integrate(aa*(6-v)/2,(v,2,t))
ex('further-p4-01','(b)',0,F1)
ex('further-p4-01','(b)',1,F2)
med=[g for g in solve(F2-R(1,2),t) if 2<g<6]
ex('further-p4-01','(c)',0,med[0])
yp=sp.symbols('y',positive=True)
def exy(i,e):
    kk=S(key('further-p4-01','(d)',i)['value']).subs(y,yp)
    if simplify(kk-e)!=0: bad.append(('further-p4-01','(d)',i,kk,e))
exy(0,diff(F1.subs(t,sqrt(yp)),yp))
exy(1,diff(F2.subs(t,sqrt(yp)),yp))
gy=lambda q_: 1/12 if q_<=4 else (6-math.sqrt(q_))/(24*math.sqrt(q_))
rd('further-p4-01','(e)',0,round(integrate.quad(lambda q_:q_*gy(q_),0,4)[0]+integrate.quad(lambda q_:q_*gy(q_),4,36)[0],12))
A_=np.array([212,245,198,230,251,221,207,236])
B_=np.array([231,252,215,226,270,239,218,249])
tt=stats.ttest_1samp(B_-A_,5)
rd('further-p4-04','(b)',0,tt.statistic)
ok('further-p4-04','(b)',1,tt.pvalue/2<.05 and abs(stats.t.isf(.05,7)-1.895)<.0005)
def ci(q,l,lo,hi):
    b_=re.findall(r'-?\d+\.?\d*',key(q,l)['value'])
    ok(q,l,0,sf(lo,3)==float(b_[0]) and sf(hi,3)==float(b_[1]))
ci('further-p4-04','(c)',*stats.ttest_1samp(B_-A_,0).confidence_interval(.95))
tt=stats.ttest_ind_from_stats(45.2,math.sqrt(86.4/9),10,42.1,math.sqrt(118.8/11),12)
rd('further-p4-05','(a)',0,(86.4+118.8)/20)
rd('further-p4-05','(b)',0,tt.statistic)
ok('further-p4-05','(b)',1,tt.pvalue/2<.025 and abs(stats.t.isf(.025,20)-2.086)<.0005)
se=3.1/tt.statistic
h_=stats.t.isf(.025,20)*se
ci('further-p4-05','(c)',3.1-h_,3.1+h_)
e_=[100*stats.poisson.pmf(j,2) for j in range(5)]
e_.append(100-sum(e_))
rd('further-p4-07','(a)',0,e_[3])
rd('further-p4-07','(a)',1,e_[5])
ok('further-p4-07','(b)',0,100*stats.poisson.pmf(5,2)<5)
ob=[19,26,22,15,12,6]
c_=stats.chisquare(ob,e_)
rd('further-p4-07','(c)',0,c_.statistic)
e2=[13.53,27.07,27.07,18.04,9.02,5.27]
rd('further-p4-07','(c)',0,sum((o_-g)**2/g for o_,g in zip(ob,e2)))
ok('further-p4-07','(c)',1,c_.pvalue>.1 and abs(stats.chi2.isf(.1,5)-9.236)<.0005)
mu_=[41,52,38,60,47,55]
si=[36,33,45,29,40,31,35]
rk=stats.rankdata(mu_+si)
W=rk[:6].sum()
rd('further-p4-10','(b)',0,W)
W2=min(W,6*14-W)
rd('further-p4-10','(c)',0,W2)
sums=[sum(c__) for c__ in itertools.combinations(range(1,14),6)]
cdf=lambda w_: sum(g<=w_ for g in sums)/len(sums)
crit=max(w_ for w_ in range(21,60) if cdf(w_)<=.025)
ok('further-p4-10','(c)',1,crit==27 and W2<=crit)
ok('further-p4-10','(d)',0,stats.rankdata([41,52,38,90,47,55]+si)[3]==13)
# direct from the joint distribution
from collections import Counter
pz=Counter()
for c1 in (0,1):
    for c2 in (0,1):
        for sp_ in (1,2,4): pz[c1+c2+sp_]+=F(1,3)**(c1+c2)*F(2,3)**(2-c1-c2)*F(1,3)
ex('further-p4-12','(a)',0,R(4,9)+R(4,9)*t+R(1,9)*t**2)
ex('further-p4-12','(a)',1,R(1,3)*(t+t**2+t**4))
ex('further-p4-12','(b)',0,sum(R(pz[j].numerator,pz[j].denominator)*t**j for j in pz))
rd('further-p4-12','(c)',0,max(pz,key=pz.get))
EZ=sum(j*pz[j] for j in pz)
rd('further-p4-12','(d)',0,EZ)
rd('further-p4-12','(d)',1,sum((j-EZ)**2*pz[j] for j in pz))
# numerically with times of flight
hy=lambda th_: 25*math.sin(th_)*(30/(25*math.cos(th_)))-5*(30/(25*math.cos(th_)))**2
t1=optimize.brentq(lambda q_:hy(q_)-14,.3,1.1)
t2=optimize.brentq(lambda q_:hy(q_)-14,1.15,1.5)
ok('further-p3-01','(a)',0,abs(hy(.7)-(30*math.tan(.7)-900/125*(1+math.tan(.7)**2)))<1e-9)
rd('further-p3-01','(b)',0,math.degrees(t1))
rd('further-p3-01','(b)',1,math.degrees(t2))
tf=30/(25*math.cos(t1))
rd('further-p3-01','(c)',0,math.degrees(math.atan2(25*math.sin(t1)-10*tf,25*math.cos(t1))))
mm=optimize.minimize_scalar(lambda q_:-hy(q_),bounds=(.5,1.5),method='bounded',options={'xatol':1e-10})
rd('further-p3-01','(d)',0,round(-mm.fun,9))
rd('further-p3-02','(a)',0,solve(-45-(x*R(1,2)*5-125),x)[0])
rd('further-p3-02','(b)',0,32*math.cos(rad(30))*5)
rd('further-p3-02','(c)',0,math.sqrt(32**2+2*10*45)); 
rr=np.roots([-5,16,-7])
rd('further-p3-02','(d)',0,abs(rr[0]-rr[1]))
u0=np.array([32*math.cos(rad(30)),16])
ok('further-p3-02','(e)',0,abs(optimize.brentq(lambda t_:u0@(u0-np.array([0,10*t_])),0,20)-6.4)<1e-9)
# by numerical integration over a grid of the board
ar=4800-100*math.pi
X_=integrate.quad(lambda x_:x_*(60-2*math.sqrt(max(0,100-(x_-60)**2))),0,80,points=[50,70])[0]/ar
Y_=integrate.quad(lambda y_:y_*(80-2*math.sqrt(max(0,100-(y_-40)**2))),0,60,points=[30,50])[0]/ar
ok('further-p3-04','(a)',0,abs(float(S(key('further-p3-04','(a)',0)['value']))-X_)<1e-6)
rd('further-p3-04','(a)',1,Y_)
rd('further-p3-04','(b)',0,math.degrees(math.atan(Y_/X_)))
def co(q,l,i,sym,val): # coefficient of sym, to 3sf
    ok(q,l,i,abs(float(S(key(q,l,i)['value'])/symbols(sym))-sf(val,3))<1e-9)
co('further-p3-04','(c)',0,'W',X_/60)
co('further-p3-04','(d)',0,'W',math.hypot(1,X_/60))
rd('further-p3-06','(a)(i)',0,450/math.cos(rad(30)))
om=math.sqrt(300*math.sqrt(3)*.5/(45*5.5))
rd('further-p3-06','(a)(ii)',0,2*math.pi/om)
h_=math.sqrt(600**2-450**2)
rad_=3+5*h_/600
rd('further-p3-06','(b)',0,math.sqrt(h_*rad_/45))
g_=symbols('g',positive=True)
ap=symbols('a',positive=True)
mp=symbols('m',positive=True)
rep={ap:a,mp:m,g_:symbols('g')}
ex('further-p3-07','(a)',0,(mp*g_+mp*R(7,2)*ap*g_/ap).subs(rep))
cc=symbols('cc')
v2=R(7,2)*ap*g_-2*ap*g_*(1-cc)
cs=solve(v2/ap+g_*cc,cc)[0]
ok('further-p3-07','(b)',0,sp.acos(cs)==2*pi/3)
vs=sqrt(v2.subs(cc,cs))
ok('further-p3-07','(c)',0,abs(float(S(key('further-p3-07','(c)',0)['value']).subs({a:2.3,symbols('g'):9})-vs.subs({ap:2.3,g_:9})))<1e-9)
# energy: at the top only the horizontal speed vs*cos60 is left
hh=solve(R(1,2)*R(7,2)*ap*g_-g_*x-R(1,2)*(vs/2)**2,x)[0]
ex('further-p3-07','(d)',0,hh.subs(ap,a))
lam=solve(x*24**2/(2*18)-700*42,x)[0]
rd('further-p3-09','(a)',0,lam)
rd('further-p3-09','(b)',0,(float(lam)*24/18-700)/70)
v2f=lambda s_: (700*(18+s_)-float(lam)*s_**2/36)/35
mm=optimize.minimize_scalar(lambda s_:-v2f(s_),bounds=(0,24),method='bounded')
rd('further-p3-09','(c)',0,math.sqrt(-mm.fun))
xx=max(np.roots([float(lam)/36,-850,-850*18]))
ok('further-p3-09','(d)',0,round(18+xx,1)==45.5 and 850*45==38250 and round(float(lam)*27**2/36)==37209)
ok('further-p3-12','(1)',0,True)
kx=S(key('further-p3-12','(2)',0)['value'])
ok('further-p3-12','(2)',0,simplify(diff(kx,v)*-(25+v**2)/100-v)==0 and kx.subs(v,10)==0)
rd('further-p3-12','(2)',1,integrate.quad(lambda q_:100*q_/(25+q_*q_),0,10)[0])
rd('further-p3-12','(3)',0,optimize.brentq(lambda V_:integrate.quad(lambda q_:100*q_/(25+q_*q_),V_,10)[0]-50,0,10))
rd('further-p3-12','(4)',0,integrate.quad(lambda q_:100/(25+q_*q_),0,10)[0])
v0=np.array([4*.8,-4*.6])
v1=np.array([v0[0],-v0[1]*2/3])
v2_=np.array([-v1[0]*2/3,v1[1]])
rd('further-p3-15','(a)',0,np.hypot(*v1))
rd('further-p3-15','(a)',1,math.degrees(math.atan2(v1[1],v1[0])))
rd('further-p3-15','(b)',0,.17*(v1-v0)[1])
ok('further-p3-15','(c)',0,np.allclose(v2_,-2/3*v0))
rd('further-p3-15','(c)',1,np.hypot(*v2_))
rd('further-p3-15','(d)',0,100*(1-v2_@v2_/(v0@v0)))
s=solve([R(4,5)*x+R(9,25), R(4,5)-1-x-2*y, y-x-z*R(13,10)],[x,y,z],dict=True)[0]
ex('further-p3-16','(a)',0,-s[x]*u)
ex('further-p3-16','(b)',0,s[z])
ex('further-p3-16','(c)',0,s[y]*u)
k0=R(1,2)+R(1,4)
k1=(s[x]**2+R(9,25))/2+s[y]**2
rd('further-p3-16','(d)',0,(k0-k1)/k0)
ro=np.roots([1,3,-2,4])
cl=lambda q,l,i,v_: ok(q,l,i,abs(complex(S(key(q,l,i)['value']))-v_)<1e-8)
cl('further-p1-01','(a)',0,sum(ro**2))
cl('further-p1-01','(b)',0,sum(ro**3))
cl('further-p1-01','(d)',0,sum(1/(ro+1)**2))
lh=S(key('further-p1-01','(c)',0)['value'].split('=')[0])
ok('further-p1-01','(c)',0,all(abs(complex(lh.subs(y,complex(1/(r_+1)))))<1e-7 for r_ in ro))
fx=(x**2-3*x+6)/(x-2)
ok('further-p1-03','(a)',0,sp.limit(fx,x,2,'+')==sp.oo)
ex('further-p1-03','(a)',1,sp.limit(fx/x,x,sp.oo)*x+sp.limit(fx-x,x,sp.oo))
st_=sorted(solve(diff(fx,x),x))
ls('further-p1-03','(b)',0,[g for s_ in st_ for g in (s_,fx.subs(x,s_))])
ok('further-p1-03','(b)',1,key('further-p1-03','(b)',1)['value']=='-3 < y < 5' and (fx.subs(x,st_[0]),fx.subs(x,st_[1]))==(-3,5))
def nroots(k_):
    return len(set(list(solve(x**2-3*x+6-k_*(x-2),x))+list(solve(x**2-3*x+6+k_*(x-2),x)))&set(g for g in solve(x**2-3*x+6-k_*(x-2),x)+solve(x**2-3*x+6+k_*(x-2),x) if g.is_real))
ok('further-p1-03','(d)',0,[nroots(R(g)) for g in (2,3,4,5,6)]==[0,1,2,3,4] and [nroots(R(g,10)) for g in (29,31,49,51)]==[0,2,2,4])
fy=(4*x+3)/(x**2+1)
ok('further-p1-04','(a)',0,sp.limit(fy,x,sp.oo)==0==sp.limit(fy,x,-sp.oo))
ls('further-p1-04','(a)',1,[0,fy.subs(x,0),solve(fy,x)[0],0])
st_=solve(diff(fy,x),x)
va={fy.subs(x,s_):s_ for s_ in st_}
ok('further-p1-04','(b)',0,set(va)=={-1,4})
rd('further-p1-04','(c)',0,va[4])
rd('further-p1-04','(c)',1,va[-1])
xx_=np.linspace(-60,60,240001)
w1=np.abs((4*xx_+3)/(xx_**2+1))<1-1e-12
w2=((xx_<2-6**.5)|(xx_>2+6**.5))&(np.abs(xx_+2)>2e-6)
ok('further-p1-04','(e)',0,(w1==w2).all())
tin=lambda n_:sum(r_*(2*r_+1) for r_ in range(1,n_+1))
ok('further-p1-06','(a)',0,all(S(key('further-p1-06','(a)',0)['value']).subs(n,j)==tin(j) for j in range(1,9)))
L_=max(j for j in range(40) if tin(j)<=1000)
rd('further-p1-06','(b)',0,L_)
rd('further-p1-06','(b)',1,1000-tin(L_))
ur=lambda r_:R(2*r_+1,r_**2*(r_+1)**2)
s=solve([x+y/4-ur(1),x/4+y/9-ur(2)],[x,y])
ex('further-p1-06','(c)',0,s[x])
ex('further-p1-06','(c)',1,s[y])
ok('further-p1-06','(c)',2,all(S(key('further-p1-06','(c)',2)['value']).subs(symbols('N'),j)==sum(ur(r_) for r_ in range(1,j+1)) for j in range(1,9)))
rd('further-p1-06','(d)',0,sp.summation((2*r+1)/(r**2*(r+1)**2),(r,1,sp.oo)))
ok('further-p1-06','(e)',0,all(S(key('further-p1-06','(e)',0)['value']).subs(n,j)==sum(ur(r_) for r_ in range(j+1,2*j+1)) for j in range(1,9)))
St=Matrix([[2,0],[0,1]])
Sh=Matrix([[1,3],[0,1]])
M2=Sh*St
mx('further-p1-09','(a)',0,St)
mx('further-p1-09','(a)',1,Sh)
mx('further-p1-09','(a)',2,M2)
rd('further-p1-09','(b)',0,84/M2.det())
mx('further-p1-09','(c)',0,M2.inv())
ev=sorted([e_[2][0][1]/e_[2][0][0] for e_ in M2.eigenvects()],reverse=True)
ex('further-p1-09','(d)',0,ev[0]*x)
ex('further-p1-09','(d)',1,ev[1]*x)
mx('further-p1-09','(e)',0,M2**3)
A3=Matrix([[1,2,k],[2,1,1],[0,1,-1]])
ex('further-p1-10','(a)',0,A3.det())
rd('further-p1-10','(a)',1,solve(A3.det(),k)[0])
mx('further-p1-10','(b)',0,A3.subs(k,1).inv())
s=np.linalg.solve(np.array(A3.subs(k,1).tolist(),float),[7,7,1])
[rd('further-p1-10','(c)',j,s[j]) for j in range(3)]
rc=lambda q_:2*(1+math.cos(q_))
rd('further-p1-13','(a)',1,max(rc(q_) for q_ in np.linspace(-3,3,601)))
ok('further-p1-13','(a)',0,True)
rd('further-p1-13','(b)',0,round(integrate.quad(lambda q_:.5*rc(q_)**2,-math.pi,math.pi)[0],14))
mm=optimize.minimize_scalar(lambda q_:-rc(q_)*math.sin(q_),bounds=(.5,1.5),method='bounded',options={'xatol':1e-11})
rd('further-p1-13','(c)',0,-mm.fun)
e1,e2_=[S(g) for g in key('further-p1-13','(d)',0)['value'].split('=')]
ok('further-p1-13','(d)',0,all(abs(float((e1-e2_).subs({x:rc(q_)*math.cos(q_),y:rc(q_)*math.sin(q_)})))<1e-9 for q_ in (.3,1.1,2.2,-2.9)))
rd('further-p1-13','(e)',0,integrate.quad(lambda q_:.5*min(3,rc(q_))**2,-math.pi,math.pi,points=[-math.pi/3,math.pi/3],epsabs=1e-13)[0])
# vectors
def vec(s_):
    s_=re.sub(r'(\d)([ijk])',r'\1*\2',s_.replace(' ',''))
    ii,jj,kk_=symbols('ii jj kk')
    e_=sympify(re.sub(r'([ijk])',r'\1\1',s_))
    return [e_.coeff(g) for g in (ii,jj,kk_)]
def plane(q,l,i,nv,pt):
    le,ri=key(q,l,i)['value'].split('=')
    e_=sympify(re.sub(r'(\d)([xyz])',r'\1*\2',le))
    ok(q,l,i,[e_.coeff(g) for g in (x,y,z)]==list(nv) and e_.subs(dict(zip((x,y,z),pt)))==int(ri))
d1=np.array([2,1,2])
d2=np.array([1,-2,2])
nn=np.cross(d1,d2)
ok('further-p1-15','(a)',0,vec(key('further-p1-15','(a)',0)['value'])==list(nn))
mn=optimize.minimize(lambda p_:np.sum((np.array([3,-3,4])+p_[1]*d2-p_[0]*d1)**2),[0,0],tol=1e-14)
rd('further-p1-15','(b)',0,100*math.sqrt(mn.fun))
ok('further-p1-15','(b)',1,100*math.sqrt(mn.fun)>45)
rd('further-p1-15','(c)',0,math.degrees(math.atan2(2,math.hypot(2,1))))
plane('further-p1-15','(d)',0,nn,[1,2,-1]); 
A_,B_,C_,D_=map(np.array,([2,0,1],[0,3,2],[1,1,4],[3,4,2]))
nn=np.cross(B_-A_,C_-A_)
ok('further-p1-16','(a)',0,vec(key('further-p1-16','(a)',0)['value'])==list(nn))
la,lb,lc=[np.linalg.norm(g) for g in (B_-C_,A_-C_,A_-B_)]
sh=(la+lb+lc)/2
rd('further-p1-16','(a)',1,math.sqrt(sh*(sh-la)*(sh-lb)*(sh-lc)))
plane('further-p1-16','(b)',0,nn,B_)
rd('further-p1-16','(c)',0,abs(np.linalg.det(np.array([B_-A_,C_-A_,D_-A_])))/6)
n2=np.array([2,-1,2])
rd('further-p1-16','(d)',0,math.degrees(math.acos(nn@n2/np.linalg.norm(nn)/3)))
ok('further-p1-16','(e)',0,key('further-p1-16','(e)',0)['value']=='r = 2i + k + lambda*(11i - 14j - 18k)' and all(nn@(A_+l_*np.array([11,-14,-18]))==17 and n2@(A_+l_*np.array([11,-14,-18]))==6 for l_ in (0,1,-3)))
un=5
for j in range(1,12):
    assert un==3**j+2 and (5**j-4*j-1)%16==0
    un=3*un-4
Sn=[sum(r_*math.factorial(r_) for r_ in range(1,j+1)) for j in range(1,9)]
ls('further-p1-18','(c)',0,Sn[:4])
ok('further-p1-18','(c)',1,all(S(key('further-p1-18','(c)',1)['value']).subs(n,j)==Sn[j-1] for j in range(1,9)))
rd('further-p2-01','(a)',0,20*math.cosh(.75)-20)
L_=integrate.quad(lambda q_:math.sqrt(1+math.sinh(q_/20)**2),-15,15)[0]
rd('further-p2-01','(b)',0,L_)
rd('further-p2-01','(c)',0,40*math.acosh(1.2))
ok('further-p2-01','(d)',0,simplify((cosh(2*u)-2*cosh(u)**2+1).rewrite(exp))==0)
h=lambda q_:2*math.cosh(2*q_)-11*math.cosh(q_)+8
ug=np.linspace(-4,4,8002)
sgn=[optimize.brentq(h,g1,g2) for g1,g2 in zip(ug,ug[1:]) if h(g1)*h(g2)<0]
mine=[float(S(g.split('=')[1].replace('ln','log'))) for g in key('further-p2-01','(e)',0)['value'].split(' or ')]
ok('further-p2-01','(e)',0,np.allclose(sorted(mine),sorted(sgn)))
A2=Matrix([[R(9,10),R(2,10)],[R(1,10),R(8,10)]])
ls('further-p2-04','(a)',0,sorted([float(g) for g in A2.eigenvals()],reverse=True))
ok('further-p2-04','(a)',1,A2*Matrix([2,1])==Matrix([2,1]))
ok('further-p2-04','(a)',2,A2*Matrix([1,-1])==R(7,10)*Matrix([1,-1]))
P_=Matrix(S(key('further-p2-04','(b)',0)['value']))
ok('further-p2-04','(b)',0,P_.inv()*A2*P_==sp.diag(1,R(7,10)))
ok('further-p2-04','(b)',1,True)
st_=Matrix([300,600])
dn=None
for j in range(0,25):
    ok('further-p2-04','(c)',0,S(key('further-p2-04','(c)',0)['value']).subs(n,j)==st_[0]); 
    if dn is None and abs(st_[0]-600)<=10: dn=j
    st_=A2*st_
rd('further-p2-04','(d)',0,float((A2.evalf()**200*Matrix([300,600]))[0]))
rd('further-p2-04','(d)',1,dn)
A3=Matrix([[0,4,-3],[-2,9,-6],[-2,10,-7]])
ok('further-p2-05','(a)',0,A3*Matrix([1,2,3])==int(key('further-p2-05','(a)',0)['value'])*Matrix([1,2,3]))
la=symbols('la')
ok('further-p2-05','(b)',0,sp.expand((la*sp.eye(3)-A3).det()-sympify(key('further-p2-05','(b)',0)['value'].replace('lambda','la').replace('^','**')))==0)
ls('further-p2-05','(b)',1,sorted(g for g in A3.eigenvals() if g!=-1))
s=solve(list(A3**4-x*A3**2-y*A3-z*sp.eye(3)),[x,y,z])
[ex('further-p2-05','(c)(i)',j,s[g]) for j,g in enumerate((x,y,z))]
mx('further-p2-05','(c)(ii)',0,A3.inv())
ff=x**2*y+y**3-10
y1=-diff(ff,x)/diff(ff,y)
y2=diff(y1,x)+diff(y1,y)*y1
rd('further-p2-07','(a)(i)',0,y1.subs({x:1,y:2}))
ex('further-p2-07','(a)(ii)',0,y2.subs({x:1,y:2}))
ex('further-p2-07','(b)(i)',0,sp.series(atan(1+x),x,0,4).removeO())
rd('further-p2-07','(b)(ii)',0,S(key('further-p2-07','(b)(i)',0)['value']).subs(x,.1))
rd('further-p2-07','(b)(ii)',0,math.atan(1.1))
In=lambda j:sp.beta(j+1,R(3,2)).rewrite(sp.gamma); 
def be(j): return simplify(sp.gamma(j+1)*sp.gamma(R(3,2))/sp.gamma(j+R(5,2)))
ex('further-p2-10','(a)',0,be(0))
ok('further-p2-10','(b)',0,all((2*j+3)*be(j)==2*j*be(j-1) for j in range(1,7)))
ex('further-p2-10','(c)',0,be(3))
rd('further-p2-10','(d)',0,round(36*2*integrate.quad(lambda q_:q_*math.sqrt(1-q_),0,1)[0],9))
ex('further-p2-10','(e)',0,be(1))
X_,Y_=t**2,t-t**3/3
ex('further-p2-11','(a)',0,sp.expand(diff(X_,t)**2+diff(Y_,t)**2))
tt=np.linspace(0,3**.5,200001)
xx_,yy_=tt**2,tt-tt**3/3
dl=np.hypot(np.diff(xx_),np.diff(yy_)); 
ok('further-p2-11','(b)',0,abs(dl.sum()-float(S(key('further-p2-11','(b)',0)['value'])))<1e-6)
ar_=(math.pi*(yy_[1:]+yy_[:-1])*dl).sum()
ok('further-p2-11','(c)',0,abs(ar_-float(S(key('further-p2-11','(c)',0)['value'])))<1e-6)
rd('further-p2-11','(d)',0,4.5*ar_)
zc=complex(16*3**.5,16)
ok('further-p2-13','(a)',0,abs(complex(S(key('further-p2-13','(a)',0)['value']))-zc)<1e-9)
rs=[complex(S(g)) for g in key('further-p2-13','(b)',0)['value'].split(',')]
nr=np.roots([1,0,0,0,0,-zc])
ok('further-p2-13','(b)',0,len(rs)==5 and all(min(abs(nr-g))<1e-9 for g in rs) and len({round(g.real,6) for g in rs})==5)
ok('further-p2-13','(c)',0,abs(sum(rs))<1e-9)
so=sorted(nr,key=lambda g:math.atan2(g.imag,g.real))
rd('further-p2-13','(d)',0,sum(abs(so[j]-so[j-1]) for j in range(5)))
rd('further-p2-13','(d)',1,.5*sum((so[j-1].conjugate()*so[j]).imag for j in range(5)))
ok('further-p2-14','(a)',0,sp.expand(sympify(key('further-p2-14','(a)',0)['value'].replace('^','**').replace('cos(theta)','w')).subs(w,x)-sp.chebyshevt(5,x))==0)
ok('further-p2-14','(b)',0,np.allclose(sorted(float(S(g)) for g in key('further-p2-14','(b)',0)['value'].split(',')),sorted(np.roots([32,0,-40,0,10,-1]).real)))
cs=[math.cos(j*math.pi/15) for j in (1,7,11,13)]
rd('further-p2-14','(c)',0,sum(cs))
rd('further-p2-14','(d)',0,np.prod(cs))
fn=sp.Function('fn')
A_,B_=symbols('A B')
ge=sympify(key('further-p2-16','(a)',0)['value'].replace('^','**'),locals={'A':A_,'B':B_,'t':t})
Lx=lambda e_:diff(e_,t,2)+4*diff(e_,t)+13*e_-40*sin(t)
ok('further-p2-16','(a)',0,simplify(Lx(ge))==0)
so=integrate.solve_ivp(lambda t_,Y:[Y[1],40*math.sin(t_)-4*Y[1]-13*Y[0]],[0,30],[0,0],rtol=1e-10,atol=1e-12,dense_output=True)
pe=S(key('further-p2-16','(b)',0)['value'])
ok('further-p2-16','(b)',0,all(abs(float(pe.subs(t,q_))-so.sol(q_)[0])<1e-6 for q_ in (.4,1.3,2.9,6)))
tg=np.linspace(15,15+2*math.pi,4001)
v_=so.sol(tg)[0]
rd('further-p2-16','(c)',0,float(sqrt(10)) if abs(max(v_)-math.sqrt(10))<1e-5 else -1)
a1=np.linalg.lstsq(np.c_[np.sin(tg),np.cos(tg)],v_,rcond=None)[0]
rd('further-p2-16','(c)',1,math.atan2(-a1[1],a1[0]))
so=integrate.solve_ivp(lambda t_,Y:[6*.5-4*Y[0]/(200+2*t_)],[0,150],[40],rtol=1e-11,atol=1e-11,dense_output=True)
ok('further-p2-17','(i)',0,simplify(3-4*m/(200+2*t)-(3-2*m/(100+t)))==0)
me=S(key('further-p2-17','(ii)',0)['value'])
ok('further-p2-17','(ii)',0,all(abs(float(me.subs(t,q_))-so.sol(q_)[0])<1e-6 for q_ in (0,10,60,150)))
rd('further-p2-17','(iii)',0,round(float(so.sol(150)[0]),6))
ls('further-p2-17','(iv)',0,[round(float(so.sol(j)[0]),1) for j in (33,34)])
ok('further-p2-17','(iv)',0,so.sol(33)[0]<100<so.sol(34)[0])
# keys in words or given forms: tie the printed key to the computed fact
def has(q,l,i,*vals):
    k_=key(q,l,i)['value']
    ok(q,l,i,all(re.search(r'(?<![\d.])'+re.escape(s_)+r'(?![\d]|\.\d)',k_) for s_ in vals))
has('p4-02','(c)',0,f"{400*math.sin(rad(15)):.1f}",f"{80*math.cos(rad(15)):.1f}")
has('p4-05','(a)',0,f"{.8*25:g}",f"{95.5-20/1.25:g}","95.5")
has('p4-12','(c)',0,f"{8000*.06:g}","300")
has('p5-09','(d)',0,f"{.55*.12:.3f}",f"{.55*.186:.4f}")
has('p5-17','(ii)',0,f"{240*.92:.1f}",f"{240*.08:.1f}")
has('further-p4-04','(b)',1,"2.68",f"{stats.t.isf(.05,7):.3f}")
has('further-p4-05','(b)',1,"2.26",f"{stats.t.isf(.025,20):.3f}")
has('further-p4-07','(c)',1,"4.80",f"{stats.chi2.isf(.1,5):.3f}")
has('further-p4-10','(c)',1,"24",str(crit))
has('further-p4-10','(d)',0,"13")
x_=symbols('x')
e_=S(key('further-p3-01','(a)',0)['value']).subs(symbols('theta'),R(7,10))
ok('further-p3-01','(a)',0,abs(float(e_.subs(x,30))-hy(.7))<1e-9)
has('further-p3-02','(e)',0,"6.4","5")
rd('further-p3-07','(b)',0,math.degrees(float(sp.acos(R(-1,2)))))
has('further-p3-09','(d)',0,f"{18+xx:.1f}","45")
tx('further-p3-12','(1)',0,'v*dv/dx = -(25 + v^2)/%d'%(600/6))
tx('further-p3-15','(c)',0,'-2/3 times the original velocity')
tx('further-p1-03','(a)',0,'x = %s'%solve(sp.denom(sp.together(fx)),x)[0])
tx('further-p1-03','(d)',0,'%d < k < %d'%tuple(sorted(abs(fx.subs(x,s_)) for s_ in solve(diff(fx,x),x))))
tx('further-p1-04','(b)',0,'%d <= y <= %d'%(min(va),max(va)))
rts=sorted(solve(fy-1,x),key=float)
tx('further-p1-04','(e)',0,'x < %s, x != %s, or x > %s'%('2 - sqrt(6)' if simplify(rts[0]-2+sqrt(6))==0 else '?',solve(fy+1,x)[0],'2 + sqrt(6)' if simplify(rts[1]-2-sqrt(6))==0 else '?'))
has('further-p1-03','(c)',0,'(0, -3)','(4, 5)','x = 2')
has('further-p1-04','(d)',0,'(-2, -1)','(-3/4, 0)','(0, 3)','(1/2, 4)')
has('further-p1-13','(a)',0,'(4, 0)','(2, pi/2)','(2, -pi/2)')
has('further-p1-15','(b)',1,'49.6','45')
tx('further-p1-18','(a)',0,'u_n = 3^n + 2')
tx('further-p1-18','(b)',0,'5^n - 4n - 1 is divisible by 16')
tx('further-p1-18','(d)',0,'S_n = (n + 1)! - 1')
tx('further-p2-01','(d)',0,'cosh(2u) = 2cosh(u)^2 - 1')
tx('further-p2-04','(a)',1,'2i + j')
tx('further-p2-04','(a)',2,'i - j')
tx('further-p2-04','(b)',1,'[[1, 0], [0, (7/10)^n]]')
tx('further-p2-10','(b)',0,'(2n + 3) I_n = 2n I_(n-1)')
tx('further-p2-17','(i)',0,'dm/dt + 2m/(100 + t) = 3')
assert not bad, bad
finish(seen)
