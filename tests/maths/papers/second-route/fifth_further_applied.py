"""Further mechanics and statistics, the questions from 601."""
from keys import compare, finish
import math, itertools
import numpy as np, sympy as sp
from scipy import stats as S
from scipy.integrate import quad, solve_ivp
from scipy.optimize import brentq
from fractions import Fraction as Fr
built=[]
SYM={k:sp.Symbol(k) for k in 'a g m u t x y k W M T v'.split()}
SYM.update(alpha=sp.Symbol('alpha'))
def V(of,value,figures='exact',chk=None,unit=None,accept=None,upTo=None,**at):
    """chk: number found by the second way; `at`: values of letters at which `value` is compared."""
    assert chk is not None,(of,value)
    e=sp.sympify(value.replace('^','**').split('=')[-1] if isinstance(value,str) else value,locals=SYM)
    num=float(e.subs({SYM[k]:v for k,v in at.items()}))
    if figures in('exact','integer'): tol=2e-6*max(1,abs(num))
    elif figures.endswith('sf'):
        n=int(figures[0]); tol=(0.5000001*10**(math.floor(math.log10(abs(chk)))-n+1)) if '/' not in value and 'sqrt' not in value and 'log' not in value else 1e-9
    else: tol=.5000001*10**-int(figures[0])
    assert abs(num-chk)<=tol,(of,value,num,chk)
    d=dict(of=of,value=value,figures=figures)
    if unit:d['unit']=unit
    if upTo:d['upTo']=upTo
    if accept:d['accept']=accept
    return d
def SH(of,value,ok):
    assert ok,(of,value); return dict(of=of,value=value,figures='exact')
def W(of,words,ok=True,accept=None):
    assert ok,(of,words); d=dict(of=of,words=words)
    if accept:d['accept']=accept
    return d
def P(label,marks,asks,answers,route,demands=None):
    d=dict(label=label,marks=marks,asks=asks,answers=answers)
    if demands:d['demands']=demands
    d['route']=route; return d
def add(id,parts): built.append((id,parts))
def near(a,b,t=1e-6): return abs(a-b)<=t*max(1,abs(b))

# ---------- f3 ----------
# 601: a=1,g=1 -> u=2.5
traj=lambda x,T,u,g:x*T-g*x*x*(1+T*T)/(2*u*u)
u=brentq(lambda u:traj(4,.75,u,1)-1,1,9)
x2=brentq(lambda x:traj(x,.75,u,1)-1,.5,3)
ts=np.roots([-.5,u*.6,-1])
add('further-p3-601', [
P('(a)',3,'show',[SH('u^2','u^2 = 25*a*g/4',near(u*u,6.25))],'root of the trajectory equation for u, a = g = 1'),
P('(b)',3,'value',[V('horizontal distance','2*a',chk=x2,a=1)],'numerical root of y = a below the greatest height'),
P('(c)',2,'value',[V('time','sqrt(a/g)',chk=abs(ts[0]-ts[1]),a=1,g=1)],'difference of the two times with y = a from the vertical motion')])
# 602
T1=brentq(lambda T:traj(20,T,25,10)-10,0,2);T2=brentq(lambda T:traj(20,T,25,10)-10,3,9)
c=25/math.hypot(1,T1);tt=20/c;ang=math.degrees(math.atan2(c*T1-10*tt,c))
add('further-p3-602', [
P('(a)',3,'show',[SH('equation of the trajectory','y = x*tan(theta) - x^2*(1 + tan(theta)^2)/125',near(traj(7,1.3,25,10),7*1.3-49*(1+1.69)/125))],'compared with the general trajectory at a point'),
P('(b)',3,'value',[V('smaller value of tan θ','3/4',chk=T1),V('larger value of tan θ','11/2',chk=T2)],'numerical roots in tan θ'),
P('(c)',3,'value',[V('angle of the direction of motion above the horizontal','14.0','1dp',ang,unit='degrees')],'components of velocity at the time when x = 20')])
# 603
from sympy import Polygon,Point,Rational as R
cen=Polygon(Point(0,0),Point(6,0),Point(3,4),Point(0,4)).centroid
ang=math.degrees(math.atan2(float(cen.x),4-float(cen.y)))
kk=brentq(lambda k:((float(cen.x)+3*k)/(1+k))/(4-(float(cen.y)+4*k)/(1+k))-1.5,0,5)
add('further-p3-603', [
P('(1)',4,'value',[V('重心到 AD 的距离','7*a/3',chk=float(cen.x),a=1),V('重心到 DC 的距离','16*a/9',chk=float(cen.y),a=1)],'sympy Polygon.centroid'),
P('(2)',2,'value',[V('AD 与竖直方向所成的角','46.4','1dp',ang,unit='degrees')],'atan2 of the centroid seen from A'),
P('(3)',4,'value',[V('k','1/3',chk=kk)],'numerical root for the combined centre of mass')])
# 604 : unknown N,F,Rn by linear solve
def rod(k,s=.8,c=.6):
    # moments about A ; horizontal ; vertical
    A=np.array([[3,0,0],[-s,1,0],[c,0,1]]); b=np.array([2*c+4*c*k,0,1+k]); return np.linalg.solve(A,b)
k=brentq(lambda k:rod(k)[1]-.75*rod(k)[2],0,5)
add('further-p3-604', [
P('(a)',3,'show',[SH('force exerted by the peg','2*W*(1 + 2*k)/5',all(near(rod(z)[0],.4*(1+2*z)) for z in(0,.7,3)))],'linear system of three equilibrium equations'),
P('(b)',5,'value',[V('k','1','exact',k)],'numerical root of F = 3R/4 in that system'),
P('(c)',2,'value',[V('magnitude of the resultant force','8*W/5',chk=math.hypot(*rod(1)[1:]),W=1)],'hypot of the components')])
# 605: integrate pendulum with a=g=m=1
th0=math.acos(.6);u0=math.sqrt(3)
ev=lambda t,y:y[1]**2+math.cos(y[0]); ev.terminal=True
s=solve_ivp(lambda t,y:[y[1],-math.sin(y[0])],[0,10],[th0,u0],events=ev,rtol=1e-10,atol=1e-12)
phi,w=s.y[:,-1]; hgt=-math.cos(phi); vy=w*math.sin(phi); vx=w*math.cos(phi)
# still slack at the top
X=math.sin(phi)+vx*vy; Hh=hgt+vy*vy/2; assert math.hypot(X,Hh)<1
add('further-p3-605', [
P('(a)',4,'show',[SH('u^2','u^2 = 3*a*g',near(hgt,.6,1e-5))],'pendulum equation integrated until the tension vanishes'),
P('(b)',2,'value',[V('tension','18*m*g/5',chk=u0**2+math.cos(th0),m=1,g=1)],'radial equation at the start'),
P('(c)',4,'value',[V('greatest height above O','99*a/125',chk=Hh,a=1,accept=['0.792*a'])],'free flight from the integrated slack point')])
# 606 sphere: N = cosθ - v^2, integrate θ''=sinθ
ev=lambda t,y:math.cos(y[0])-y[1]**2; ev.terminal=True
s=solve_ivp(lambda t,y:[y[1],math.sin(y[0])],[0,10],[0,.5],events=ev,rtol=1e-10,atol=1e-12)
th,w=s.y[:,-1]; vx=w*math.cos(th);vyy=-math.sqrt((w*math.sin(th))**2+2*math.cos(th))
t=.7;assert near(math.cos(t)-(.25+2*(1-math.cos(t))),3*math.cos(t)-2.25)
add('further-p3-606', [
P('(1)',4,'show',[SH('N','N = 3*m*g*(4*cos(theta) - 3)/4',near(math.cos(th),.75,1e-5))],'pendulum-type equation integrated until N vanishes'),
P('(2)',3,'value',[V('P 离开球面时的速率','sqrt(3*a*g)/2',chk=w,a=1,g=1)],'the same integration'),
P('(3)',4,'value',[V('运动方向与水平方向所成的锐角','64.3','1dp',math.degrees(math.atan2(-vyy,vx)),unit='degrees')],'free flight from the integrated point')])
# 607
ev=lambda t,y:y[1]; ev.terminal=True; ev.direction=-1
f=lambda t,y:[y[1],1-4*max(y[0]-1,0)]
s=solve_ivp(f,[0,10],[1.25,1],events=ev,rtol=1e-10,atol=1e-12); low=s.y[0,-1]
ev2=lambda t,y:y[0]-1; ev2.terminal=True; ev2.direction=-1
s2=solve_ivp(f,[0,10],[1.25,1],events=ev2,rtol=1e-10,atol=1e-12)
add('further-p3-607', [
P('(a)',1,'value',[V('k','4',chk=1/.25)],'mg = λe/a'),
P('(b)',4,'value',[V('greatest distance below O','7*a/4',chk=low,a=1)],'equation of motion integrated numerically'),
P('(c)',3,'value',[V('speed','sqrt(3*a*g)/2',chk=abs(s2.y[1,-1]),a=1,g=1,accept=['0.866*sqrt(a*g)'])],'equation of motion integrated numerically')])
# 608: r = AP ; accel of r
f=lambda t,y:[y[1],.6+.2-4*max(y[0]-1,0)]
s=solve_ivp(f,[0,10],[1.5,0],events=ev2,rtol=1e-10,atol=1e-12); vs=abs(s.y[1,-1])
s=solve_ivp(f,[0,10],[1.5,-1e-9],events=lambda t,y:y[1],rtol=1e-10,atol=1e-12)
ev3=lambda t,y:y[1]; ev3.terminal=True; ev3.direction=1
s=solve_ivp(f,[0,10],[1.5,-1e-9],events=ev3,rtol=1e-10,atol=1e-12); rr=s.y[0,-1]
add('further-p3-608', [
P('(a)',3,'value',[V('initial acceleration, up the plane','6*g/5',chk=-f(0,[1.5,0])[1],g=1)],'resultant force at AP = 3a/2'),
P('(b)',4,'value',[V('speed','sqrt(a*g/5)',chk=vs,a=1,g=1,accept=['0.447*sqrt(a*g)'])],'equation of motion integrated numerically'),
P('(c)',3,'value',[V('distance of P from A','7*a/8',chk=rr,a=1)],'equation of motion integrated numerically')])
# 609
s=solve_ivp(lambda t,y:[y[1],-(y[1]**2+16)/10],[0,9],[0,8],events=(lambda t,y:y[1]),rtol=1e-10,atol=1e-12)
t0=s.t_events[0][0]; x0=s.y_events[0][0][0]
s1=solve_ivp(lambda t,y:[y[1],-(y[1]**2+16)/10],[0,1],[0,8],rtol=1e-10,atol=1e-12)
xa,va=s1.y[:,-1]; assert near(va**2,80*math.exp(-xa/5)-16)
add('further-p3-609', [
P('(a)',5,'expression',[V('v^2','80*exp(-x/5) - 16',chk=va**2,x=xa)],'equation of motion integrated to t = 1 and compared'),
P('(b)',2,'value',[V('距离','8.05','3sf',x0,unit='m',accept=['5*ln(5)'])],'equation of motion integrated to rest'),
P('(c)',4,'value',[V('时间','2.77','3sf',t0,unit='s',accept=['(5/2)*arctan(2)'])],'equation of motion integrated to rest')])
# 610
s=solve_ivp(lambda t,y:[y[1],-36/(y[0]+2)**3],[0,8],[0,3],rtol=1e-11,atol=1e-12,dense_output=True)
sol=s.sol;x2,v2=sol(2.)
add('further-p3-610', [
P('(a)',5,'expression',[V('v','6/(x + 2)',chk=v2,x=x2)],'equation of motion integrated to t = 2'),
P('(b)',3,'expression',[V('x','sqrt(12*t + 4) - 2',chk=x2,t=2.)],'equation of motion integrated to t = 2'),
P('(c)',2,'value',[V('t','5','exact',brentq(lambda t:sol(t)[1]-.75,1,8))],'root of the numerical v(t) = 0.75')])
# 611
al=math.atan(.5)
def obl(al,e=2/3,mA=1,mB=3):
    c=math.cos(al); vA,vB=np.linalg.solve([[mA,mB],[-1,1]],[mA*c,e*c]); return vA,vB
vA,vB=obl(1.1); a_s=brentq(lambda z:obl(z)[0]*math.cos(z)+math.sin(z)**2,.1,1.4)
a0,b0=obl(a_s); ke=(a0**2+math.sin(a_s)**2+3*b0**2)
add('further-p3-611', [
P('(a)',4,'expression',[V('component for A, in the original direction','-u*cos(alpha)/4',chk=vA,u=1,alpha=1.1,accept=['u*cos(alpha)/4 in the opposite direction']),V('component for B','5*u*cos(alpha)/12',chk=vB,u=1,alpha=1.1)],'linear system of momentum and restitution, solved numerically'),
P('(b)',3,'show',[SH('tan α','tan(alpha) = 1/2',near(math.tan(a_s),.5))],'numerical root of the scalar product of the velocities'),
P('(c)',3,'value',[V('fraction of the kinetic energy lost','1/3',chk=1-ke)],'kinetic energies from the numerical velocities')])
# 612
p=.5;q=math.sqrt(3)/2
e1=brentq(lambda e:math.degrees(math.atan2(e*q,p))-30,.01,.99)
e2=brentq(lambda e:(e*p)**2+(e1*q)**2-7/48,.01,.99)
add('further-p3-612', [
P('(1)',3,'value',[V('e₁','1/3',chk=e1)],'numerical root for the angle of rebound'),
P('(2)',3,'value',[V('损失的动能与碰撞前动能之比','2/3',chk=1-p*p-(e1*q)**2)],'components after the rebound'),
P('(3)',3,'value',[V('e₂','1/2',chk=e2)],'numerical root for the final kinetic energy')])
# 613
def ten(w2): return np.linalg.solve([[.8,-.6],[.6,.8]],[1,2.4*w2])
wm=brentq(lambda z:ten(z)[1],0,3); wr=brentq(lambda z:ten(z)[0]-2*ten(z)[1],.1,3)
z=.9
add('further-p3-613', [
P('(a)',4,'expression',[dict(of='AP 中的张力',value='4*m*g/5 + 36*m*a*omega^2/25',figures='exact') if near(ten(z)[0],.8+36*z/25) else 1/0],'two components solved numerically'),
P('(b)',3,'show',[SH('ω^2','omega^2 >= 5*g/(16*a)',near(wm,5/16))],'root of the tension in BP'),
P('(c)',3,'value',[V('ω','sqrt(5*g/(6*a))',chk=math.sqrt(wr),a=1,g=1,accept=['0.913*sqrt(g/a)'])],'root of T_A = 2T_B')])
# 614
fr=lambda w:1.5*w*w-2*.5   # friction towards O (mg)
add('further-p3-614', [
P('(a)',1,'value',[V('tension','m*g',chk=2*(1.5-1)/1,m=1,g=1)],"Hooke's law"),
P('(b)',2,'value',[V('ω','sqrt(2*g/(3*a))',chk=brentq(fr,.1,3),a=1,g=1,accept=['0.816*sqrt(g/a)'])],'root of the friction'),
P('(c)',5,'value',[V('greatest value of ω','2*sqrt(2)/3*sqrt(g/a)',chk=brentq(lambda w:fr(w)-1/3,.1,3),a=1,g=1,accept=['0.943*sqrt(g/a)','sqrt(8*g/(9*a))']),V('least value of ω','2/3*sqrt(g/a)',chk=brentq(lambda w:fr(w)+1/3,.1,3),a=1,g=1,accept=['0.667*sqrt(g/a)'])],'roots of friction = ±mg/3')])

# ---------- f4 ----------
# 601
f=lambda x:x/6 if x<=2 else (6-x)/12
F=lambda x:quad(f,0,x,points=[2] if x>2 else None)[0]
assert near(F(6),1)
med=brentq(lambda x:F(x)-.5,0,6)
G=lambda y:F(math.sqrt(y)); gn=lambda y:(G(y+1e-4)-G(y-1e-4))/2e-4
add('further-p4-601', [
P('(a)',1,'show',[SH('k','k = 1/6',near(F(6),1))],'numerical integral is 1'),
P('(b)',4,'value',[V('median','6 - 2*sqrt(3)',chk=med)],'numerical root of F(x) = 0.5',['exact']),
P('(c)',5,'expression',[V('g(y) for 0 ≤ y ≤ 4','1/12',chk=gn(2.)),V('g(y) for 4 < y ≤ 36','(6 - sqrt(y))/(24*sqrt(y))',chk=gn(11.),y=11)],'numerical derivative of P(X ≤ sqrt(y))')])
# 602
f=lambda x:24/x**4; I=lambda h:quad(lambda x:h(x)*f(x),2,np.inf)[0]
EX=I(lambda x:x);VX=I(lambda x:x*x)-EX**2
Fy=lambda y:quad(f,1/y,np.inf)[0]
add('further-p4-602', [
P('(1)',2,'value',[V('k','24',chk=1/quad(lambda x:x**-4,2,np.inf)[0])],'numerical integral'),
P('(2)',4,'value',[V('E(X)','3',chk=EX),V('Var(X)','3',chk=VX)],'numerical integrals'),
P('(3)',3,'value',[V('第 90 百分位数','4.31','3sf',brentq(lambda x:quad(f,x,np.inf)[0]-.1,2,9),accept=['2*10^(1/3)'])],'numerical root of the tail'),
P('(4)',3,'expression',[V('当 0 < y ≤ 1/2 时的 g(y)','24*y^2',chk=(Fy(.3+1e-4)-Fy(.3-1e-4))/2e-4,y=.3)],'numerical derivative of P(1/X ≤ y)')])
# 603 enumeration
from collections import Counter
bx=Counter();by=Counter()
for i,j in itertools.permutations(range(5),2): bx[(i<3)+(j<3)]+=Fr(1,20)
for i,j in itertools.product(range(4),repeat=2): by[(i<1)+(j<1)]+=Fr(1,16)
bz=Counter()
for i in bx:
    for j in by: bz[i+j]+=bx[i]*by[j]
gen=lambda b,t:float(sum(p*t**k for k,p in b.items()))
mu=lambda b:sum(k*p for k,p in b.items()); va=lambda b:sum(k*k*p for k,p in b.items())-mu(b)**2
add('further-p4-603', [
P('(a)',3,'expression',[V('G_X(t)','1/10 + 3*t/5 + 3*t^2/10',chk=gen(bx,.7),t=.7)],'enumeration of ordered draws'),
P('(b)',3,'expression',[V('G_Z(t)','(9 + 60*t + 64*t^2 + 24*t^3 + 3*t^4)/160',chk=gen(bz,.7),t=.7)],'convolution of the enumerated distributions',['form']),
P('(c)',4,'value',[V('E(Z)','1.7',chk=float(mu(bz)),accept=['17/10']),V('Var(Z)','0.735',chk=float(va(bz)),accept=['147/200'])],'moments of the enumerated distribution'),
P('(d)',1,'state',[V('most probable value','2','integer',max(bz,key=bz.get))],'largest enumerated probability')])
# 604
p=.4; pm=lambda r:p*(1-p)**(r-1)
N=400;v=np.array([0]+[pm(r) for r in range(1,N)])
y3=np.convolve(np.convolve(v,v),v); ar=np.arange(len(y3)); rX=np.arange(N)
t=.37;assert near((v*t**rX).sum(),2*t/(5-3*t))
add('further-p4-604', [
P('(a)',1,'state',[V('k','5','integer',2+3)],'G(1) = 1'),
P('(b)',5,'value',[V('E(X)','5/2',chk=(v*rX).sum()),SH('Var(X)','15/4',near((v*rX**2).sum()-(v*rX).sum()**2,3.75))],'moments summed from the probabilities of a geometric distribution'),
P('(c)',4,'expression',[V('G_Y(t)','8*t^3/(5 - 3*t)^3',chk=(y3*.37**ar).sum(),t=.37),V('P(Y = 5)','0.138','3sf',y3[5],accept=['432/3125'])],'numerical convolution of three copies')])
# 605
O=np.array([[30,30],[52,28],[38,22]]);r=S.chi2_contingency(O,correction=False)
st=((O-np.outer(O.sum(1),O.sum(0))/O.sum())**2/(np.outer(O.sum(1),O.sum(0))/O.sum())).sum();assert near(st,r.statistic)
Nn=next(n for n in range(1,99) if S.chi2_contingency(n*O,correction=False).pvalue<.01)
add('further-p4-605', [
P('(1)',7,'value',[V('检验统计量 χ²','3.61','3sf',st),V('临界值','5.991','4sf',S.chi2.ppf(.95,2)),W('结论','3.61 < 5.991，不拒绝 H₀（上学方式与城区相互独立）；没有充分证据表明上学方式与所住城区有关',st<5.991)],'scipy chi2_contingency'),
P('(2)',3,'value',[V('N 的最小值','3','integer',Nn)],'p-values for N = 1, 2, 3 in turn')])
# 606
x=np.arange(6);o=np.array([14,20,22,12,8,4]);m=(x*o).sum()/80
E=80*np.append(S.poisson.pmf(x[:5],1.9),S.poisson.sf(4,1.9))
assert o.sum()==80 and E[5]<5
Oc=np.append(o[:4],o[4:].sum());Ec=np.append(E[:4],E[4:].sum());st=((Oc-Ec)**2/Ec).sum()
Er=np.round(E,2);assert abs(Er.sum()-80)<.011
Ecr=np.append(Er[:4],Er[4:].sum());str_=((Oc-Ecr)**2/Ecr).sum();assert round(str_,2)==1.27
add('further-p4-606', [
P('(a)',1,'show',[SH('sample mean','1.9',near(m,1.9))],'weighted mean in numpy'),
P('(b)',2,'value',[V('p','22.73','2dp',E[1]),V('q','6.50','2dp',E[4])],'scipy Poisson probabilities times 80',['rounded']),
P('(c)',6,'value',[V('test statistic','1.28','3sf',st,accept=['1.27']),V('critical value','6.251','4sf',S.chi2.ppf(.9,3)),W('conclusion','1.28 < 6.251, so do not reject H0: there is insufficient evidence that a Poisson distribution is not a suitable model',st<6.251)],'unrounded expected frequencies, last two cells combined, 3 degrees of freedom')])
# 607
A=[41.2,38.7,44.9,36.1,40.3,42.6]; B=[45.8,43.1,47.5,39.4,46.2,49.0,44.0,42.9]
rk=S.rankdata(A+B);Rm=rk[:6].sum()
cnt=Counter(sum(s) for s in itertools.combinations(range(1,15),6));tot=sum(cnt.values())
cum=lambda w:sum(v for k,v in cnt.items() if k<=w)/tot
crit=max(w for w in range(21,60) if cum(w)<=.025)
assert Rm<=6*15-Rm and len(set(A+B))==14
add('further-p4-607', [
P('(a)',7,'value',[V('test statistic (sum of ranks for machine X)','28','integer',Rm),V('critical value','29','integer',crit),W('conclusion','28 ≤ 29, so reject H0: there is sufficient evidence of a difference between the median breaking strengths',Rm<=crit)],'scipy ranks; critical value by enumeration of all 3003 rank sets'),
P('(b)',1,'explain',[W('effect on the conclusion','37.1 is still the smallest of the 14 values, so the ranks, and hence the conclusion, are unchanged',S.rankdata([37.1 if z==36.1 else z for z in A]+B)[:6].sum()==Rm)],'ranks recomputed')])
# 608
n=25;d=np.zeros(326);d[0]=1
for k in range(1,26):
    e=d.copy();e[k:]+=d[:-k];d=e
d/=2**25;jj=np.arange(326);mT=(d*jj).sum();vT=(d*jj*jj).sum()-mT**2
assert near(mT,162.5) and near(vT,1381.25)
z=(229-.5-mT)/math.sqrt(vT);pe=d[229:].sum();assert .03<pe<.05
Q96=325-229
add('further-p4-608', [
P('(a)',1,'state',[V('d < 0 的各秩之和','96','integer',sum(range(1,26))-229)],'total of the ranks less 229'),
P('(b)',7,'value',[V('检验统计量 z（含连续性校正）','1.78','3sf',z,accept=['-1.78']),V('临界值','1.645','4sf',S.norm.ppf(.95),accept=['-1.645']),W('结论','1.78 > 1.645，拒绝 H₀；有充分证据表明训练计划提高了仰卧起坐次数的中位数',z>1.645 and pe<.05)],'mean, variance and tail of the exact distribution of the rank sum'),
P('(c)',1,'explain',[W('理由','没有依据认为差值服从正态分布，而配对 t 检验要求差值服从正态分布')],'condition of the paired t-test')])
# 609: make a sample with these sums
n=10;mean=18+4.6/10;s2=(5.716-4.6**2/10)/9;se=math.sqrt(s2/n)
rng=np.random.default_rng(1);zz=rng.normal(size=10);zz=(zz-zz.mean())/zz.std(ddof=1)*math.sqrt(s2)+mean
assert near(((zz-18)**2).sum(),5.716)
ci=S.t.interval(.95,9,zz.mean(),S.sem(zz));tt=S.ttest_1samp(zz,18,alternative='greater')
add('further-p4-609', [
P('(a)',1,'explain',[W('assumption','The lengths of the leaves of this species (the population) are normally distributed')],'condition of the t-interval'),
P('(b)',5,'set',[dict(of='interval',value='18.0 < mu < 18.9',figures='3sf',at=V('lower limit','18.0','3sf',ci[0]) and V('upper limit','18.9','3sf',ci[1]))],'scipy t.interval on a constructed sample with these sums'),
P('(c)',4,'value',[V('test statistic','2.30','3sf',tt.statistic),V('critical value','1.833','4sf',S.t.ppf(.95,9)),W('conclusion','2.30 > 1.833, so reject H0: there is sufficient evidence that the population mean length is greater than 18 cm',tt.pvalue<.05)],'scipy ttest_1samp on the constructed sample')])
# 610
s1=(9473.4-744**2/60)/59;s2=(11298.8-936**2/80)/79;se=math.sqrt(s1/60+s2/80);dd=744/60-936/80;z=dd/se
lo,hi=S.norm.interval(.9,dd,se)
add('further-p4-610', [
P('(a)',6,'value',[V('lower limit (P minus Q)','0.118','3sf',lo),V('upper limit (P minus Q)','1.28','3sf',hi)],'scipy norm.interval with unpooled variances'),
P('(b)',4,'set',[dict(of='α',value='alpha > 4.77',figures='3sf',accept=['alpha >= 4.77','alpha > 4.76','alpha > 4.78'])],'two-tail p-value from scipy, in per cent'),
P('(c)',1,'explain',[W('necessity of the assumption','It is not necessary, since both samples are large and so, by the Central Limit Theorem, the sample means are approximately normally distributed')],'Central Limit Theorem')])
assert f'{200*S.norm.sf(z):.2f}'=='4.77',200*S.norm.sf(z)
# 611
b=[62.3,58.1,65.4,60.7,59.6,63.9,61.2,66.0];a=[60.1,57.4,62.2,59.9,57.3,61.0,60.6,63.5]
D=np.array(b)-np.array(a);tt=S.ttest_1samp(D,1,alternative='greater')
add('further-p4-611', [
P('(1)',3,'value',[V('无偏估计值','1.09','3sf',D.var(ddof=1))],'numpy var with ddof = 1'),
P('(2)',1,'explain',[W('假设','用时减少量（差值）的总体服从正态分布')],'condition of the paired t-test'),
P('(3)',5,'value',[V('检验统计量 t','2.44','3sf',tt.statistic),V('临界值','1.895','4sf',S.t.ppf(.95,7)),W('结论','2.44 > 1.895，拒绝 H₀；有充分证据支持教练的说法，即平均用时减少超过 1 秒',tt.pvalue<.05)],'scipy ttest_1samp on the differences'),
P('(4)',1,'explain',[W('理由','改变：1% 水平的临界值为 2.998，2.44 < 2.998，不拒绝 H₀，证据不足以支持教练的说法',tt.pvalue>.01 and abs(S.t.ppf(.99,7)-2.998)<.0006)],'p-value above 0.01')])
# 612
def mk(n,mean,ss,seed):
    z=np.random.default_rng(seed).normal(size=n);z-=z.mean();return z*math.sqrt(ss/(z@z))+mean
X=mk(8,27.3,20.16,3);Y=mk(10,24.1,27.84,4);assert near(X.sum(),218.4) and near(Y.sum(),241)
tt=S.ttest_ind(X-1.5,Y,equal_var=True,alternative='greater')
add('further-p4-612', [
P('(a)',2,'value',[V('pooled estimate of the variance','3',chk=(7*X.var(ddof=1)+9*Y.var(ddof=1))/16)],'constructed samples with these sums'),
P('(b)',6,'value',[V('test statistic','2.07','3sf',tt.statistic),V('critical value','1.746','4sf',S.t.ppf(.95,16)),W('conclusion',"2.07 > 1.746, so reject H0: there is sufficient evidence to support the coach's claim",tt.pvalue<.05)],'scipy ttest_ind on constructed samples')])
# 613
f=lambda x:(1+math.sqrt(x))/27
I=lambda h:quad(lambda x:h(x)*f(x),0,9)[0];assert near(I(lambda x:1),1)
Er=I(math.sqrt);Vr=I(lambda x:x)-Er**2;Gy=lambda y:quad(f,0,y*y)[0]
mm=brentq(lambda y:Gy(y)-.5,0,3);h=lambda m:4*m**3+6*m*m-81
add('further-p4-613', [
P('(a)',2,'value',[V('E(√X)','13/6',chk=Er,accept=['2.17'])],'numerical integral'),
P('(b)',3,'value',[V('Var(√X)','73/180',chk=Vr,accept=['0.406'])],'numerical integrals'),
P('(c)',4,'expression',[V('g(y) for 0 ≤ y ≤ 3','2*(y + y^2)/27',chk=(Gy(1.3001)-Gy(1.2999))/2e-4,y=1.3)],'numerical derivative of P(X ≤ y²)'),
P('(d)',3,'show',[SH('equation for m','4*m^3 + 6*m^2 - 81 = 0',abs(h(mm))<1e-5),W('verification','4m³ + 6m² − 81 is −0.592 at m = 2.3 and 8.86 at m = 2.4: change of sign, so m lies between 2.3 and 2.4',round(h(2.3),3)==-.592 and round(h(2.4),2)==8.86 and 2.3<mm<2.4)],'numerical root of G(m) = 0.5')])
# 614
s=sp.solve([sp.Rational(1,4)+SYM['x']+SYM['y']-1,SYM['x']+2*SYM['y']-sp.Rational(5,4)])
pm=[.25,float(s[SYM['x']]),float(s[SYM['y']])]
pS=sum(pm[i]*pm[j]*pm[k] for i,j,k in itertools.product(range(3),repeat=3) if i+j+k==4)
add('further-p4-614', [
P('(a)',3,'value',[V('a','1/4',chk=pm[1]),V('b','1/2',chk=pm[2])],'sympy solution of the two linear equations'),
P('(b)',3,'value',[V('Var(X)','11/16',chk=pm[1]+4*pm[2]-1.25**2,accept=['0.6875'])],'E(X²) − E(X)² from the probabilities'),
P('(c)',2,'expression',[V('G_W(t)','t/4 + t^3/4 + t^5/2',chk=sum(q*.6**(2*i+1) for i,q in enumerate(pm)),t=.6)],'expectation of t^(2X + 1) at t = 0.6'),
P('(d)',3,'value',[V('P(S = 4)','9/32',chk=pS,accept=['0.281'])],'enumeration of the 27 outcomes')])
# 615
ff=lambda t:(8-t)/32
E=160*np.array([quad(ff,i,i+2)[0] for i in(0,2,4,6)]);O=np.array([54,52,40,14]);assert O.sum()==160
c=S.chisquare(O,E)
add('further-p4-615', [
P('(a)',3,'value',[SH('a','50',near(E[0],70) and near(E[1],50) and near(E[3],10)),V('b','30','exact',E[2])],'numerical integrals of f times 160'),
P('(b)',5,'value',[V('test statistic','8.67','3sf',c.statistic),V('critical value','7.815','4sf',S.chi2.ppf(.95,3)),W('conclusion',"8.67 > 7.815, so reject H0: there is sufficient evidence that the manager's model is not suitable",c.pvalue<.05)],'scipy chisquare, 3 degrees of freedom'),
P('(c)',1,'explain',[W('reason','Yes, it would be different: the critical value is 9.348 and 8.67 < 9.348, so H0 would not be rejected',c.pvalue>.025 and abs(S.chi2.ppf(.975,3)-9.348)<.0006)],'p-value above 0.025')])
# 616
X=[33.4,29.2,36.1,31.0,38.7,27.5,34.8,30.6,39.9,32.3,28.9,35.5]
D=np.round(np.array(X)-30,1);rk=S.rankdata(abs(D));Tm=rk[D<0].sum();assert len(set(abs(D)))==12
w=S.wilcoxon(D,alternative='greater',method='exact')
d=np.zeros(79);d[0]=1
for k in range(1,13):
    e=d.copy();e[k:]+=d[:-k];d=e
cu=np.cumsum(d)/4096;crit=max(i for i in range(79) if cu[i]<=.05)
bt=S.binomtest(int((D>0).sum()),12,.5,alternative='greater').pvalue
add('further-p4-616', [
P('(a)',5,'value',[V('P(at least 9 times above 30 minutes)','0.0730','3sf',bt),W('conclusion',"0.0730 > 0.05, so do not reject H0: there is insufficient evidence to support Mei's claim",bt>.05)],'scipy binomtest'),
P('(b)',6,'value',[V('test statistic (sum of ranks of negative differences)','12','integer',Tm),V('critical value','17','integer',crit),W('conclusion',"12 ≤ 17, so reject H0: there is sufficient evidence to support Mei's claim",w.pvalue<.05)],'scipy ranks; critical value from the exact distribution'),
P('(c)',1,'explain',[W('reason','The Wilcoxon signed-rank test uses the sizes (ranks) of the differences from 30 as well as their signs, whereas the sign test uses only their signs')],'comparison of the two tests')])

seen = set()
compare(built, seen)
finish(seen)
