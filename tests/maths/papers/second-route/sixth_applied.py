"""Mechanics, statistics, further mechanics and statistics, and physics: the questions from 701."""
from keys import compare, finish
import math
from itertools import product, permutations, combinations
import sympy as sp
from scipy import stats, integrate, optimize
from math import sin, cos, tan, atan, sqrt, radians as rad, degrees as deg, pi, log, exp, comb
N = stats.norm
built, CHECKED = [], 0
def rnd(x, f):
    if f.endswith('dp'): return round(x + 1e-12, int(f[0]))
    return float(f'%.{int(f[0])-1}e' % (x * (1 + 1e-12)))
def num(s): return sp.sympify(s.replace('^', '**'))
def V(of, value, figures, chk, unit=None, accept=None):
    """chk: number, bool (already compared), or list of numbers by a second route"""
    global CHECKED
    if isinstance(chk, bool) or type(chk).__name__ in ('bool_','bool') or isinstance(chk, sp.logic.boolalg.BooleanAtom): assert chk, (of, value)
    else:
        got = float(num(value)); chk = float(chk)
        if figures in ('exact', 'integer'): assert abs(got - chk) < 1e-6 * max(1e-3, abs(chk)), (of, value, chk)
        else: assert abs(got - rnd(chk, figures)) <= 1e-9 * abs(got), (of, value, chk)
    CHECKED += 1
    r = dict(of=of, value=value, figures=figures)
    if unit: r['unit'] = unit
    if accept: r['accept'] = accept
    return r
def W(of, words, accept=None):
    r = dict(of=of, words=words)
    if accept: r['accept'] = accept
    return r
def P(label, marks, asks, answers, route, demands=None):
    r = dict(label=label, marks=marks, asks=asks, answers=answers)
    if demands: r['demands'] = demands
    r['route'] = route
    return r
def Q(id, *parts): built.append((id, list(parts)))
def root(f, a, b): return optimize.brentq(f, a, b)
def quad(f, a, b): return integrate.quad(f, a, b)[0]
ms = 'm s^-1'; ms2 = 'm s^-2'
# ---------------------------------------------------------------- p4
vB = root(lambda v: 4*2 + 2*v - 24, 0, 50); vD = root(lambda v: 5*v - 2*vB, 0, 50)
Q('p4-701',
 P('(a)',2,'value',[V('speed of B','8','exact',vB,ms)],'momentum equation solved numerically'),
 P('(b)',2,'value',[V('speed of D','3.2','exact',vD,ms)],'momentum equation solved numerically'),
 P('(c)',3,'value',[V('loss of kinetic energy','38.4','exact',.5*4*36-.5*4*4-.5*5*vD**2,'J')],'sum of losses in each collision, 72 - 8 - 25.6'))
s = optimize.fsolve(lambda z: [18+25*cos(rad(130))+z[0]*cos(rad(220)), 25*sin(rad(130))+z[0]*sin(rad(220))-z[1]], [1,1])
Q('p4-702',
 P('',6,'value',[V('P','2.52','3sf',s[0]),V('Q','17.5','3sf',s[1])],'two component equations solved numerically'))
a,T = optimize.fsolve(lambda z:[50-z[1]-5*z[0], z[1]-30-3*z[0]],[1,1]); vv=2*a*.9
Q('p4-703',
 P('(1)',4,'value',[V('加速度','2.5','exact',a,ms2),V('张力','37.5','exact',T,'N')],'fsolve on the two equations of motion'),
 P('(2)',4,'value',[V('A 上升的最大高度','1.125','exact',.9+vv/20,'m',['1.13','1.12'])],'0.9 + v^2/2g'))
Q('p4-704',
 P('(a)',2,'value',[V('power','16.25','exact',650*25/1000,'kW',['16.3','16.2'])],'Fv'),
 P('(b)',3,'value',[V('acceleration','0.221','3sf',root(lambda a:24000/25-650-1400*a,0,5),ms2)],'equation of motion solved numerically'),
 P('(c)',3,'value',[V('greatest steady speed','16.1','3sf',root(lambda v:24000/v-650-14000*.06,1,99),ms)],'net force zero solved numerically'))
vf=lambda t: quad(lambda u:9*sqrt(u)-3*u,0,t)
t0=root(vf,10,20); tm=root(lambda t:9*sqrt(t)-3*t,5,12)
Q('p4-705',
 P('(a)',4,'value',[V('t','16','exact',t0)],'numerical integration of a, then a root'),
 P('(b)',3,'value',[V('maximum velocity','40.5','exact',vf(tm),ms)],'numerical integral up to the root of a'),
 P('(c)',3,'value',[V('distance','409.6','exact',quad(vf,0,16),'m',['410'])],'numerical double integral'))
w=80*sin(rad(25)); fr=.3*80*cos(rad(25))
Q('p4-706',
 P('(a)',5,'value',[V('X 的最小值','12.1','3sf',root(lambda X:X+fr-w,0,99)),V('X 的最大值','55.6','3sf',root(lambda X:X-fr-w,0,99))],'limiting friction down / up the plane, roots'),
 P('(b)',4,'value',[V('速率','2.46','3sf',sqrt(2*(w-fr)*2/8),ms)],'work–energy'))
Vs=[24.0]; Vt=root(lambda V:V/2*(V/.4)+V*(200-V/.4-V/.6)+V/2*(V/.6)-3600,1,47)
assert abs(Vt-24)<1e-9 and 72/.4+72/.6>200
Q('p4-707',
 P('(a)',1,'sketch',[W('sketch','trapezium starting at the origin and ending on the t-axis at t = 200: rising straight line (less steep), horizontal line at height V, steeper falling straight line')],'described'),
 P('(b)',4,'show',[V('equation','V^2 - 96V + 1728 = 0','exact',abs(Vt**2-96*Vt+1728)<1e-6)],'area under the graph; its root satisfies the equation'),
 P('(c)',2,'value',[V('V','24','exact',Vt),W('reason','V = 72 is rejected: accelerating and decelerating alone would take 300 s, more than 200 s')],'numerical root of area = 3600'),
 P('(d)',1,'value',[V('time','100','exact',200-Vt/.4-Vt/.6,'s')],'200 - V/0.4 - V/0.6'))
ke=.5*12*2.25+95*10-300-120*10*sin(rad(18)); acc=(95-30-120*sin(rad(18)))/12
Q('p4-708',
 P('(a)',5,'value',[V('speed at B','6.98','3sf',sqrt(1.5**2+2*acc*10),ms)],"Newton's second law with friction 30 N and v^2 = u^2 + 2as"),
 P('(b)',4,'value',[V('further distance','4.36','3sf',ke/(30+120*sin(rad(18))),'m')],'energy at B over total retarding force'))
t=root(lambda t:22*t-5*t*t-27*(t-1)+5*(t-1)**2,1,4)
Q('p4-709',
 P('(1)',3,'value',[V('t','32/15','3sf',abs(t-32/15)<1e-9,None,['2.13'])],'heights equal, numerical root'),
 P('(2)',2,'value',[V('高度','24.2','3sf',27*(t-1)-5*(t-1)**2,'m')],'height of the second ball'),
 P('(3)',2,'value',[V('甲的速度大小','0.667','3sf',22-10*t,'m/s',['2/3']),W('方向','速度向上，甲仍在上升')],'22 - 10t > 0'))
S=optimize.fsolve(lambda z:[z[0]*cos(rad(35))-z[1]*cos(rad(50)),z[0]*sin(rad(35))+z[1]*sin(rad(50))-6],[3,3])
Q('p4-710',
 P('',5,'value',[V('tension in the string attached to A','3.87','3sf',S[0],'N'),V('tension in the string attached to B','4.93','3sf',S[1],'N')],'resolving both ways, fsolve'))
a=(42000/20-1150)/4000; d=(3750+1150)/4000
Q('p4-711',
 P('(a)',5,'value',[V('acceleration','0.2375','exact',a,ms2,['0.238','0.237']),V('tension','440','exact',2100-900-3200*a,'N')],'tension from the equation of the van alone'),
 P('(b)(i)',4,'value',[V('force in the tow-bar','730','exact',3750+900-3200*d,'N'),W('kind','thrust')],'equation of the van alone'),
 P('(b)(ii)',2,'value',[V('distance','163','3sf',400/(2*d),'m')],'v^2 = u^2 + 2as'))
# ---------------------------------------------------------------- p5
sx=40*25+36; m=sx/40; v=118.6/40-.9**2
tot=sx+245; sq=40*(v+m*m)+10*(1.21+24.5**2)
Q('p5-701',
 P('(a)',3,'value',[V('mean','25.9','exact',m,'kg'),V('standard deviation','1.47','3sf',sqrt(v),'kg')],'coded moments'),
 P('(b)',5,'value',[V('mean','25.62','exact',tot/50,'kg',['25.6']),V('standard deviation','1.51','3sf',sqrt((40*v+10*1.21+40*(m-tot/50)**2+10*(24.5-tot/50)**2)/50),'kg')],'within plus between group variance'))
p=root(lambda p:.6*.08+.25*.04+.15*p-.067,0,1)
Q('p5-702',
 P('(1)',3,'value',[V('p','0.06','exact',p)],'total probability, numerical root'),
 P('(2)',3,'value',[V('概率','0.257','3sf',.25*.96/(.6*.92+.25*.96+.15*(1-p)))],'tree of complements'))
from collections import Counter
from fractions import Fraction as F
al=[(abs(r-b),b) for r in (1,2,3,3) for b in (0,2,4)]; c=Counter(x for x,_ in al)
ex=F(sum(x for x,_ in al),12); vx=F(sum(x*x for x,_ in al),12)-ex**2
Q('p5-703',
 P('(a)',1,'show',[V('P(X = 1)','1/2','exact',F(c[1],12))],'12 equally likely outcomes enumerated'),
 P('(b)',2,'value',[V('P(X = 0)','1/12','exact',F(c[0],12)),V('P(X = 1)','1/2','exact',F(c[1],12)),V('P(X = 2)','1/6','exact',F(c[2],12)),V('P(X = 3)','1/4','exact',F(c[3],12))],'enumeration'),
 P('(c)',3,'value',[V('Var(X)','131/144','exact',vx,None,['0.910'])],'enumeration'),
 P('(d)',2,'value',[V('probability','1/3','exact',F(sum(x%2 and b==4 for x,b in al),sum(x%2 for x,b in al)),None,['0.333'])],'enumeration'))
Q('p5-704',
 P('(a)',4,'value',[V('probability','0.570','3sf',quad(lambda x:N.pdf(x,14.2,2.4),13,17))],'density integrated numerically'),
 P('(b)',3,'value',[V('k','17.0','3sf',root(lambda k:N.sf(k,14.2,2.4)-.12,10,30))],'root of the tail'),
 P('(c)',3,'value',[V('probability','0.909','3sf',quad(lambda x:N.pdf(x,4,3),-60,8))],'mu = 4, sigma = 3, integrated'))
pe=['m%d'%i for i in range(7)]+['w%d'%i for i in range(5)]
al=list(combinations(pe,5))
n1=sum(sum(x[0]=='w' for x in s)>=2 for s in al); n2=sum(not('m0' in s and 'w0' in s) for s in al)
n3=sum(all(not(p[i][0]=='w' and p[i+1][0]=='w') for i in range(4)) for p in permutations(['m0','m1','m2','w0','w1']))
Q('p5-705',
 P('(a)',3,'value',[V('选法种数','596','integer',n1)],'enumeration of all committees'),
 P('(b)',3,'value',[V('选法种数','672','integer',n2)],'enumeration'),
 P('(c)',2,'value',[V('站法种数','72','integer',n3)],'enumeration of 120 orders'))
Q('p5-706',
 P('(a)',3,'value',[V('probability','0.617','3sf',stats.binom.cdf(2,10,.22))],'scipy binomial'),
 P('(b)',5,'value',[V('probability','0.0697','3sf',quad(lambda x:N.pdf(x,33,sqrt(25.74)),40.5,120),None,['0.0696','0.0698'])],'N(33, 25.74) density integrated from 40.5'),
 P('(c)',1,'explain',[W('justification','np = 33 and nq = 117 are both greater than 5')],'150 x 0.22, 150 x 0.78'))
ar=set(permutations('ALLIGATOR')); j=[''.join(x) for x in ar]
se=set(''.join(sorted(s)) for s in combinations('ALLIGATOR',4))
Q('p5-707',
 P('(a)',2,'value',[V('number of arrangements','90720','integer',len(ar))],'enumeration'),
 P('(b)',4,'value',[V('number of arrangements','15120','integer',sum('AA' in s and 'LL' not in s for s in j))],'enumeration'),
 P('(c)',3,'value',[V('number of selections','15','integer',sum('A' in s and s.count('L')==1 for s in se))],'distinct multisets enumerated'))
n6=sum(.35**sum(o)*.65**(6-sum(o)) for o in product((0,1),repeat=6) if sum(o)==2 and o[5])
Q('p5-708',
 P('(1)',1,'value',[V('概率','0.0961','3sf',stats.geom.pmf(4,.35))],'scipy geometric'),
 P('(2)',2,'value',[V('概率','0.884','3sf',stats.geom.cdf(5,.35))],'scipy geometric'),
 P('(3)',3,'value',[V('概率','0.109','3sf',n6)],'enumeration of 64 sequences'))
g=[(25,12),(32.5,30),(37.5,38),(45,28),(60,12)]
xs=[x for x,k in g for _ in range(k)]
import statistics as st
Q('p5-709',
 P('(a)',4,'sketch',[W('histogram','bars on 20-30, 30-35, 35-40, 40-50, 50-70 with frequency densities 1.2, 6, 7.6, 2.8, 0.6; axes labelled frequency density and time in minutes')],'frequency / width'),
 P('(b)',4,'value',[V('mean','39','exact',st.mean(xs),'minutes'),V('standard deviation','9.13','3sf',st.pstdev(xs),'minutes')],'list of 120 mid-values'),
 P('(c)',1,'set',[V('class interval','30 <= t < 35','exact',sorted(xs)[35]==32.5,None,['30 to 35'])],'36th of 120 in the ordered list'))
q,p=root(lambda q:(.55-q)+2*q+.9+.6-2.35,0,1),0; p=.55-q; D={1:p,2:q,3:.3,4:.15}
Q('p5-710',
 P('(a)',4,'value',[V('p','0.25','exact',p),V('q','0.3','exact',q)],'numerical root'),
 P('(b)',2,'value',[V('Var(X)','1.0275','exact',sum(k*(x-2.35)**2 for x,k in D.items()),None,['1.03'])],'sum of squared deviations'),
 P('(c)',3,'value',[V('probability','0.255','exact',sum(D[x]*D[y] for x in D for y in D if x+y==5))],'enumeration of pairs'))
S=optimize.fsolve(lambda z:[N.cdf((49.2-z[0])/z[1])-.08,N.sf((51-z[0])/z[1])-.15],[50,.8])
Q('p5-711',
 P('(a)',5,'value',[V('μ','50.2','3sf',S[0]),V('σ','0.737','3sf',S[1])],'fsolve on the two tail probabilities'),
 P('(b)',2,'value',[V('概率','0.249','3sf',stats.binom.pmf(1,4,.08))],'scipy binomial'),
 P('(c)',2,'value',[V('期望值','231','integer',300*(N.cdf(51,*S)-N.cdf(49.2,*S)))],'normal probability times 300'))
# ---------------------------------------------------------------- f3
x,th,u,gg=sp.symbols('x theta u g',positive=True); tt=x/(u*sp.cos(th))
y=u*sp.sin(th)*tt-gg*tt**2/2
T1=[root(lambda T:40*T-10*1600*(1+T*T)/(2*800)-20,a,b) for a,b in((0,2),(2,5))]
R=[800*sin(2*atan(T))/10 for T in T1]
Q('further-p3-701',
 P('(a)',3,'show',[V('equation of the trajectory','y = x*tan(theta) - g*x^2*sec(theta)^2/(2*u^2)','exact',sp.simplify(y-(x*sp.tan(th)-gg*x**2/(2*u**2)/sp.cos(th)**2))==0)],'t eliminated in sympy',['form']),
 P('(b)',4,'value',[V('tan θ','1','exact',T1[0]),V('tan θ','3','exact',T1[1])],'numerical roots'),
 P('(c)',3,'value',[V('distance','32','exact',R[0]-R[1],'m')],'range formula at each angle'))
# m=g=a=1
Tf=lambda th:(3.5-2*(1-cos(th)))+cos(th)
ts=root(Tf,1,3); vs=sqrt(3.5-2*(1-cos(ts))); H=1-cos(ts)+(vs*sin(ts))**2/2
Q('further-p3-702',
 P('(a)',4,'show',[V('T','3*m*g*(1 + 2*cos(theta))/2','exact',all(abs(Tf(k)-1.5*(1+2*cos(k)))<1e-9 for k in(0,.5,1,2)))],'energy and radial equation evaluated at several angles'),
 P('(b)',3,'value',[V('θ','120°','exact',abs(deg(ts)-120)<1e-9,None,['2*pi/3']),V('速率','sqrt(g*a/2)','exact',abs(vs-sqrt(.5))<1e-9,None,['0.707*sqrt(g*a)'])],'numerical root of T = 0'),
 P('(c)',3,'value',[V('高度差','27/16*a','exact',abs(H-27/16)<1e-9,None,['1.69a'])],'numerical, vertical velocity component at the slack point'))
xs_=quad(lambda v:8*v/(v*v+36),0,8); ts_=quad(lambda v:8/(v*v+36),0,8)
sol=integrate.solve_ivp(lambda X,W:[-(W[0]+36)/4],(0,2),[64],rtol=1e-10,atol=1e-10).y[0][-1]
assert abs(sol-(100*exp(-.5)-36))<1e-6
Q('further-p3-703',
 P('(a)',5,'expression',[V('v^2','100*e^(-x/4) - 36','exact',abs(sol-(100*exp(-.5)-36))<1e-6)],'d(v^2)/dx integrated numerically to x = 2'),
 P('(b)',2,'value',[V('x','8*log(5/3)','exact',xs_,None,['8 ln(5/3)','4 ln(25/9)'])],'integral of 8v/(v^2+36) from 0 to 8',['exact']),
 P('(c)',4,'value',[V('time','1.24','3sf',ts_,'s',['4/3 arctan(4/3)'])],'integral of 8/(v^2+36) from 0 to 8'))
a_,b_=optimize.fsolve(lambda z:[z[0]+2*z[1]-.6,z[1]-z[0]-.6/3],[0,.3])
Q('further-p3-704',
 P('(1)',6,'value',[V('A 的速率','sqrt(145)/15*u','exact',abs(sqrt(a_**2+.64)-sqrt(145)/15)<1e-9,None,['0.803u']),V('B 的速率','4/15*u','exact',abs(b_-4/15)<1e-9,None,['0.267u'])],'fsolve on momentum and restitution'),
 P('(2)',3,'value',[V('偏转角','32.1','1dp',deg(math.atan2(.8,a_))-deg(math.acos(.6)),'°')],'atan2 of the final components'),
 P('(3)',3,'value',[V('损失的动能所占的比','16/75','exact',1-(a_**2+.64+2*b_**2),None,['0.213'])],'kinetic energies before and after'))
# removed cone: base radius 2 at z=6, vertex z=3
vol=quad(lambda z:4-(4*((z-3)/3)**2 if z>3 else 0),0,6); mom=quad(lambda z:z*(4-(4*((z-3)/3)**2 if z>3 else 0)),0,6)
zb=mom/vol
Q('further-p3-705',
 P('(a)',4,'show',[V('distance','51/20*a','exact',abs(zb-2.55)<1e-9)],'disc integral of the object itself'),
 P('(b)',2,'value',[V('θ','38.1','1dp',deg(atan(2/zb)),'°')],'tan theta = 2a over the numerical centroid height'),
 P('(c)',2,'set',[V('μ','mu >= 40/51','exact',abs(2/zb-40/51)<1e-9,None,['mu >= 0.784'])],'mu at least tan theta'))
# ---------------------------------------------------------------- f4
be=[23.4,25.1,22.8,24.6,26.0,23.9,25.5,24.2]; af=[23.0,24.5,22.9,23.8,25.3,23.2,25.6,23.6]
tt=stats.ttest_1samp([a-b for a,b in zip(be,af)],.1,alternative='greater'); assert tt.pvalue<.05
Q('further-p4-701',
 P('(a)',7,'value',[V('t statistic','2.76','3sf',tt.statistic),V('critical value','1.895','3dp',stats.t.ppf(.95,7)),W('conclusion','2.76 > 1.895, so reject H0: there is sufficient evidence to support the claim that the mean reduction is more than 0.1 seconds')],'scipy ttest_1samp on the differences'),
 P('(b)',1,'state',[W('assumption','the population of differences (before minus after) is normally distributed')],'paired t-test'))
Z=Counter()
for r in combinations('RRRRBBB',2):
    for o in product((0,1),repeat=2): Z[r.count('R')+sum(o)]+=F(1,21)*F(1,3)**sum(o)*F(2,3)**(2-sum(o))
X=Counter(r.count('R') for r in combinations('RRRRBBB',2)); assert [X[i] for i in range(3)]==[3,12,6]
EZ=sum(k*w for k,w in Z.items())
Q('further-p4-702',
 P('(a)',3,'expression',[V('G_X(t)','1/7 + 4/7*t + 2/7*t^2','exact',F(X[2],21)==F(2,7) and F(X[1],21)==F(4,7))],'21 pairs enumerated'),
 P('(b)',3,'expression',[V('G_Z(t)','4/63 + 20/63*t + 25/63*t^2 + 12/63*t^3 + 2/63*t^4','exact',[Z[i]*63 for i in range(5)]==[4,20,25,12,2])],'joint outcomes enumerated',['form']),
 P('(c)',5,'value',[V('E(Z)','38/21','exact',EZ,None,['1.81']),V('Var(Z)','376/441','exact',sum(w*(k-EZ)**2 for k,w in Z.items()),None,['0.853'])],'from the enumerated distribution'))
f=lambda x:3/32*x*(4-x)
Q('further-p4-703',
 P('(1)',2,'show',[V('k','3/32','exact',1/quad(lambda x:x*(4-x),0,4))],'numerical integral'),
 P('(2)',4,'expression',[V('g(y)，0 ≤ y ≤ 2（其他情形为 0）','3/16*y^3*(4 - y^2)','exact',all(abs(quad(lambda y:3/16*y**3*(4-y*y),0,c)-quad(f,0,c*c))<1e-8 for c in(.5,1,1.7,2)))],'distribution functions compared numerically'),
 P('(3)',2,'value',[V('E(Y)','48/35','exact',quad(lambda x:sqrt(x)*f(x),0,4),None,['1.37'])],'E(sqrt X) integrated numerically'),
 P('(4)',2,'value',[V('Y 的中位数','sqrt(2)','exact',sqrt(root(lambda c:quad(f,0,c)-.5,1,3)))],'numerical median of X, square root',['exact']))
da=[52.3,47.1,55.8,53.9,49.4,58.2,51.7,56.5,54.6]; dd=[round(x-50,1) for x in da]; rk=stats.rankdata([abs(x) for x in dd])
wm=sum(r for r,x in zip(rk,dd) if x<0)
low=[sum(i+1 for i in range(9) if o[i]) for o in product((0,1),repeat=9)]
assert sum(w<=8 for w in low)/512<=.05<sum(w<=9 for w in low)/512
Q('further-p4-704',
 P('(a)',6,'value',[V('检验统计量','5','integer',wm),V('临界值','8','integer',max(c for c in range(20) if sum(w<=c for w in low)/512<=.05)),W('结论','5 ≤ 8，拒绝 H0（总体中位数为 50），有充分证据认为总体中位数大于 50 g')],'scipy ranks; critical value from all 512 sign patterns'),
 P('(b)',1,'explain',[W('理由','总体分布未知，不能假定总体服从正态分布（但可认为分布对称）')],'condition of the t-test'))
ob=[30,28,20,13,9]; ee=[100*stats.poisson.pmf(i,1.5) for i in range(4)]; ee.append(100-sum(ee)); ch=stats.chisquare(ob,ee)
assert ch.pvalue>.05
assert [round(ee[i],2) for i in (0,3)]==[22.31,12.55]
Q('further-p4-705',
 P('(a)',3,'value',[V('p','33.47','2dp',ee[1]),V('q','25.10','2dp',ee[2]),V('r','6.56','2dp',ee[4],None,['6.57'])],'scipy Poisson',['rounded']),
 P('(b)',6,'value',[V('test statistic','5.50','3sf',ch.statistic,None,['5.49','5.51']),V('critical value','9.488','3dp',stats.chi2.ppf(.95,4)),W('conclusion','5.50 < 9.488, so accept H0: Po(1.5) is a satisfactory model')],'scipy chisquare'))
# ---------------------------------------------------------------- ph
g=9.81; T=root(lambda t:.5*g*t*t-32,0,9)
Q('physics-701',
 P('(a)',1,'state',[W('acceleration','rate of change of velocity',['change in velocity divided by time taken'])],'definition'),
 P('(b)(i)',2,'value',[V('time','2.6','2sf',T,'s',['2.55'])],'root of the displacement equation, g = 9.81'),
 P('(b)(ii)',1,'value',[V('distance','36','2sf',14*T,'m',['35.8'])],'constant horizontal speed'),
 P('(b)(iii)',3,'value',[V('velocity','29','2sf',math.hypot(14,g*T),ms,['28.7'])],'components combined (agrees with energy)'),
 P('(b)(iv)',1,'value',[V('angle','61','2sf',deg(math.atan2(g*T,14)),'°',['60.8'])],'atan2 of components'),
 P('(c)',2,'explain',[W('effect','the horizontal component of velocity decreases because of the horizontal component of the resistive force, so the horizontal distance is smaller')],'argued'))
G=6.67e-11; M=4.87e24; r1,r2=8.10e6,9.30e6
Q('physics-702',
 P('(a)',2,'state',[W('gravitational potential','work done per unit mass in bringing a (small test) mass from infinity to the point')],'definition'),
 P('(b)(i)',2,'show',[V('v','sqrt(G*M/r)','exact',abs((G*M/r1)-(r1*G*M/r1**2))<1)],'gravitational force GMm/r^2 provides centripetal force mv^2/r'),
 P('(b)(ii)',3,'value',[V('period','8040','3sf',sqrt(4*pi**2*r1**3/(G*M)),'s',['8030'])],"Kepler's third law"),
 P('(c)(i)',3,'value',[V('increase in potential energy','4.40*10^9','3sf',quad(lambda r:G*M*850/r**2*1e-9,r1,r2)*1e9,'J')],'force integrated over the distance'),
 P('(c)(ii)',2,'explain',[W('kinetic energy','kinetic energy is GMm/2r (speed decreases as r increases), so it is less than in the original orbit')],'argued'))
rr=root(lambda r:9-1.9*(4+r),0,5); I1=1.9*12/18
Q('physics-703',
 P('(1)',2,'explain',[W('区别','电动势是电源把单位电荷从其他形式的能转化来的总电能；路端电压是单位电荷通过外电路时电能转化为其他形式的能，二者之差为内阻上的损耗')],'定义'),
 P('(2)(a)',3,'value',[V('内阻 r','0.74','2sf',rr,'Ω',['0.737'])],'circuit equation solved numerically'),
 P('(2)(b)',2,'value',[V('通过 R1 的电流','1.3','2sf',I1,'A',['1.27'])],'current divider'),
 P('(2)(c)',2,'value',[V('功率之比','0.84','2sf',1-1.9**2*rr/(9*1.9),None,['0.844','84%'])],'one minus the internal loss'),
 P('(3)',2,'explain',[W('变化','路端电压增大：外电路总电阻变大，总电流减小，内阻上的电压 Ir 减小')],'argued'))
lam=633e-9
fw=sum(1 for n in range(-9,10) if abs(n*lam/2e-6)<1)
Q('physics-704',
 P('(a)',1,'state',[W('coherent','constant phase difference (between the waves)')],'definition'),
 P('(b)(i)',3,'value',[V('fringe separation','3.4*10^-3','2sf',root(lambda x:(sqrt(2.4**2+(x+2.25e-4)**2)-sqrt(2.4**2+(x-2.25e-4)**2))/lam-1,1e-3,6e-3),'m',['3.4 mm','3.38 mm'])],'exact path difference of one wavelength, numerical root'),
 P('(b)(ii)',2,'value',[V('ratio','9','integer',(1+.5)**2/(1-.5)**2)],'amplitudes added and subtracted'),
 P('(c)',3,'value',[V('number of maxima','7','integer',fw)],'orders with sin(theta) < 1 counted'))
R_=8.31; n=1.8e6*2.6e-2/(1.38e-23*295)/6.02e23
Q('physics-705',
 P('(a)',2,'state',[W('assumptions','any two: volume of molecules negligible compared with volume of gas; no forces between molecules except during collisions; collisions perfectly elastic; molecules in random motion; time of collisions negligible compared with time between collisions')],'bookwork'),
 P('(b)(i)',2,'value',[V('amount','19','2sf',n,'mol',['19.1'])],'NkT and the Avogadro constant'),
 P('(b)(ii)',3,'value',[V('r.m.s. speed','430','2sf',sqrt(3*1.8e6*2.6e-2/(n*.040)),ms,['429'])],'pV = (1/3)Nm<c^2> with the total mass'),
 P('(c)(i)',2,'value',[V('pressure','2.2*10^6','2sf',n*R_*358/2.6e-2,'Pa',['2.18*10^6'])],'equation of state'),
 P('(c)(ii)',2,'value',[V('increase in internal energy','1.5*10^4','2sf',1.5*2.6e-2*(1.8e6*358/295-1.8e6),'J')],'3/2 V times change in p'))
w=2*pi/.8; A=.045; k=.25*w*w
Q('physics-706',
 P('(1)',2,'state',[W('简谐运动','加速度的大小与离平衡位置的位移成正比，方向总与位移相反（指向平衡位置）')],'定义'),
 P('(2)(a)',1,'value',[V('角频率','7.9','2sf',w,'rad s^-1',['7.85'])],'2 pi / T'),
 P('(2)(b)',2,'value',[V('最大加速度','2.8','2sf',k*A/.25,ms2,['2.78'])],'spring constant times amplitude over mass'),
 P('(2)(c)',2,'value',[V('总能量','0.016','2sf',quad(lambda x:k*x,0,A),'J',['0.0156'])],'restoring force integrated'),
 P('(2)(d)',2,'value',[V('离平衡位置的距离','3.2*10^-2','2sf',root(lambda x:k*x*x-.5*k*A*A,0,A),'m',['3.2 cm','3.18 cm'])],'numerical root of E_k = E_p'),
 P('(3)',2,'explain',[W('变化','振幅逐渐减小（阻尼振动），因为空气阻力做负功，振动的能量不断损失')],'argued'))
C1,C2,R0=470e-6,220e-6,56e3
Q('physics-707',
 P('(a)',1,'state',[W('capacitance','charge (on one plate) per unit potential difference (between the plates)')],'definition'),
 P('(b)(i)',2,'value',[V('energy','0.034','2sf',quad(lambda q:q/C1,0,C1*12),'J',['0.0338'])],'integral of V dQ'),
 P('(b)(ii)',3,'value',[V('time','36','2sf',quad(lambda v:C1*R0/v,3,12),'s',['36.5'])],'integral of RC dV / V'),
 P('(c)(i)',2,'value',[V('p.d.','8.2','2sf',root(lambda v:C1*12-(C1+C2)*v,0,12),'V',['8.17'])],'charge conserved'),
 P('(c)(ii)',2,'value',[V('loss of energy','0.011','2sf',.5*C1*C2/(C1+C2)*144,'J',['0.0108'])],'series-combination formula'))
ar=pi*(.19e-3)**2; sg=45/ar; e=sg/2.0e11*1.85
Q('physics-708',
 P('(a)(i)',1,'state',[W('stress','force per unit cross-sectional area')],'definition'),
 P('(a)(ii)',1,'state',[W('strain','extension per unit original length')],'definition'),
 P('(b)(i)',2,'value',[V('stress','4.0*10^8','2sf',4*45/(pi*(.38e-3)**2),'Pa',['3.97*10^8'])],'4F / pi d^2'),
 P('(b)(ii)',2,'value',[V('extension','3.7*10^-3','2sf',e,'m',['3.67*10^-3','3.7 mm'])],'stress / E times length'),
 P('(b)(iii)',2,'value',[V('elastic potential energy','0.083','2sf',.5*sg*sg/2.0e11*ar*1.85,'J',['0.0826','0.0825'])],'energy density times volume'),
 P('(c)',2,'value',[V('percentage uncertainty','7.3','2sf',2*1/38*100+2,'%',['7'])],'2 x 2.6% + 2%'))
h,c0,qe,me=6.63e-34,3.00e8,1.60e-19,9.11e-31; K=h*c0/410e-9-2.3*qe
Q('physics-709',
 P('(1)',1,'state',[W('逸出功','使电子从金属表面逸出所需的最小能量')],'定义'),
 P('(2)(a)',2,'value',[V('光子能量','3.0','2sf',1239.84/410,'eV',['3.03','3.02'])],'hc = 1240 eV nm'),
 P('(2)(b)',2,'value',[V('最大动能','1.2*10^-19','2sf',K*1e19*1e-19,'J',['1.17*10^-19','1.1*10^-19'])],'photon energy minus work function in J'),
 P('(2)(c)',2,'value',[V('最大波长','5.4*10^-7','2sf',1239.84/2.3*1e-9,'m',['540 nm'])],'1240 eV nm / 2.3 eV'),
 P('(2)(d)',3,'value',[V('德布罗意波长','1.4*10^-9','2sf',1.2264e-9/sqrt(K/qe),'m',['1.43*10^-9','1.44*10^-9','1.5*10^-9'])],'1.226 nm / sqrt(V)'),
 P('(3)',3,'explain',[W('变化','最大动能不变，因为它只取决于光子能量（频率）和逸出功；单位时间入射的光子数加倍，故单位时间逸出的光电子数加倍')],'argued'))
mp=1.67e-27; v=sqrt(2*qe*1500/mp)
Q('physics-710',
 P('(a)',2,'state',[W('magnetic flux density','force per unit current per unit length on a wire (conductor) placed normal to the magnetic field')],'definition'),
 P('(b)(i)',2,'show',[V('speed','5.4*10^5','2sf',v,ms)],'(1/2)mv^2 = qV'),
 P('(b)(ii)',2,'explain',[W('reason','the magnetic force is always normal to the velocity and of constant magnitude (speed constant), so it provides the centripetal force')],'argued'),
 P('(b)(iii)',2,'value',[V('radius','0.047','2sf',sqrt(2*mp*1500/qe)/.12,'m',['0.0466','0.0470'])],'sqrt(2mV/q)/B'),
 P('(c)(i)',2,'value',[V('electric field strength','6.5*10^4','2sf',5.4e5*.12,'V m^-1',['6.4*10^4','6.43*10^4'])],'vB with the speed shown'),
 P('(c)(ii)',2,'explain',[W('path','undeviated: electric force Eq and magnetic force Bqv are both proportional to the charge (E = Bv does not depend on charge or mass), so they still balance')],'argued'))
seen = set()
compare(built, seen)
finish(seen)
