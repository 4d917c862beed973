"""Pure mathematics 1, the questions from 631."""
from keys import compare, finish
from math import *
import sympy as sp
from sympy import Rational as R, symbols, solve, diff, integrate, sqrt as S, simplify, expand
from scipy.integrate import quad
from scipy.optimize import brentq, minimize_scalar
x,y,k,a,b,c,d,n,m,h=symbols('x y k a b c d n m h',real=True)
built=[]
def near(u,v,t=1e-9): assert abs(float(u)-float(v))<=t*max(1,abs(float(v))),(u,v)
def same(u,v): assert simplify(sp.sympify(u)-sp.sympify(v))==0,(u,v)
def V(of,value,figures='exact',unit=None,accept=None):
    r=dict(of=of,value=value,figures=figures)
    if unit: r['unit']=unit
    if accept: r['accept']=accept
    return r
def W(of,words,accept=None):
    r=dict(of=of,words=words)
    if accept: r['accept']=accept
    return r
def P(label,marks,asks,answers,route,demands=None):
    r=dict(label=label,marks=marks,asks=asks,answers=answers)
    if demands: r['demands']=demands
    r['route']=route
    return r
def q(num,*parts): built.append(('p1-%d'%num,list(parts)))
def roots(f,lo,hi,N=20011):
    # numerical roots by sign change, endpoints included only if a root lies strictly inside
    r=[];s=(hi-lo)/N
    for i in range(N):
        u,v=lo+i*s,lo+(i+1)*s
        try: fu,fv=f(u),f(v)
        except ZeroDivisionError: continue
        if fu*fv<0 and abs(fu)<50 and abs(fv)<50: r.append(brentq(f,u,v))
        elif fu==0: r.append(u)
    return r

# 631
assert all(solve(x**2+5*x+5-(kk*x+kk**2),x) for kk in [R(i,3) for i in range(-12,13)])
same(sp.discriminant(x**2+5*x+5-k*x-k**2,x),5*(k-1)**2)
assert solve(x**2+5*x+5-(x+1),x)==[-2]
q(631, P('(i)',4,'show',[V('discriminant','5*(k - 1)^2 >= 0')],'sympy discriminant; real roots checked for 25 values of k'),
P('(ii)',3,'coordinates',[V('k','1','integer'),V('point of contact','(-2, -1)')],'double root of the difference with k = 1'))

# 632
same(expand((2*x-3)**2+4),4*x**2-12*x+13)
g=lambda t:4*t*t-12*t+13-29
near(g(4),0);near(g(-1),0);assert g(5)>0 and g(-2)>0 and g(1)<0
assert sorted(solve(sp.discriminant(4*x**2-12*x+13-m*x-4,x),m))==[-24,0]
q(632, P('(i)',3,'expression',[V('4x² − 12x + 13','(2x - 3)^2 + 4')],'expanded back',['form']),
P('(ii)',3,'set',[V('x','x <= -1 or x >= 4')],'signs at test points either side of the roots'),
P('(iii)',3,'value',[V('m','-24','integer')],'discriminant solved by sympy'))

# 633
f=2+6/(3*x-1)
same(f.subs(x,(x+4)/(3*(x-2))),x)
assert solve(sp.Eq(3*f-1,11),x)==[R(4,3)]
assert sp.limit(f,x,sp.oo)==2 and sp.limit(f,x,R(1,3),'+')==sp.oo
q(633, P('(a)',3,'expression',[V('f⁻¹(x)','(x + 4)/(3*(x - 2))',accept=['1/3 + 2/(x - 2)','(1/3)*(1 + 6/(x - 2))'])],'f(f⁻¹(x)) = x by sympy'),
P('(b)',1,'set',[V('domain of f⁻¹','x > 2')],'limits of f at the ends of its domain'),
P('(c)',3,'value',[V('x','4/3')],'sympy solve'))

# 634
same(expand(2*(x+2)**2-5),2*x**2+8*x+3)
F=lambda t:2*t*t+8*t+3; Fi=lambda t:-2-sqrt((t+5)/2)
for t in (-3,-4.5,-7,-20): near(Fi(F(t)),t)
near(F(-3),-3); assert F(-3.1)>-3; assert F(-4)==3 and 3>-3
q(634, P('(a)',2,'expression',[V('2x² + 8x + 3','2*(x + 2)^2 - 5')],'expanded back',['form']),
P('(b)',1,'value',[V('greatest p','-2','integer')],'x-coordinate of the vertex'),
P('(c)',4,'expression',[V('f⁻¹(x)','-2 - sqrt((x + 5)/2)'),V('domain of f⁻¹','x >= -3')],'f⁻¹(f(t)) = t at four values of t ≤ −3'),
P('(d)',1,'explain',[W('why ff cannot be formed','The range of f is f(x) ≥ −3, which is not contained in the domain of f, x ≤ −3.',['for example f(−4) = 3, which is not in the domain of f'])],'f(−4) = 3 > −3'))

# 635
e=sp.Poly(expand((2-3*x)**5),x)
assert [e.coeff_monomial(x**i) for i in range(3)]==[32,-240,720]
assert solve(expand((1+a*x+x**2)*(2-3*x)**5).coeff(x,2)-272,a)==[2]
q(635, P('(i)',3,'expression',[V('前三项','32 - 240x + 720x^2')],'sympy 展开'),
P('(ii)',3,'value',[V('a','2','integer')],'sympy 展开整个乘积后解方程'))

# 636
e=expand((x**2+k/x)**6)
assert e.coeff(x,3)==20*k**3 and e.coeff(x,0)==15*k**4
assert [s for s in solve(20*k**3-15*k**4,k) if s!=0]==[R(4,3)]
assert expand((5-x**3)*(x**2+2/x)**6).coeff(x,3)==560
q(636, P('(i)',3,'expression',[V('x³ 项系数','20*k^3'),V('常数项','15*k^4')],'sympy 展开'),
P('(ii)',2,'value',[V('k','4/3')],'sympy 解方程'),
P('(iii)',2,'value',[V('x³ 项系数','560','integer')],'sympy 展开整个乘积'))

# 637
C=x**2+y**2-6*x+4*y-12
same(expand((x-3)**2+(y+2)**2-25),C)
assert C.subs({x:6,y:2})==0
s=solve([C,3*x+4*y-26],[x,y]); assert s==[(6,2)]
near(0.5*26/3*26/4,169/6)
q(637, P('(a)',3,'coordinates',[V('radius','5','integer'),V('centre','(3, -2)')],'expanded back'),
P('(b)',3,'equation',[V('tangent','3x + 4y = 26')],'line and circle solved simultaneously: one point only',['form']),
P('(c)',2,'value',[V('area of OQR','169/6')],'half the product of the intercepts'))

# 638
same((R(4)+1)**2+(R(6)-6)**2,25);same((R(4)-7)**2+(R(6)-2)**2,25)
assert solve([(x+1)**2+(y-6)**2-(x-7)**2-(y-2)**2,x+y-10],[x,y])=={x:4,y:6}
for sg in (1,-1):
    pt=(4+sg*S(5),6+sg*2*S(5)); same((pt[0]-4)**2+(pt[1]-6)**2,25)
    same(-(pt[0]-4)/(pt[1]-6),R(2-6,7+1))
q(638, P('(a)',3,'equation',[V('perpendicular bisector','y = 2x - 2')],'locus of points equidistant from A and B'),
P('(b)',3,'equation',[V('circle','(x - 4)^2 + (y - 6)^2 = 25',accept=['x^2 + y^2 - 8x - 12y + 27 = 0'])],'both distances from (4, 6) are 5'),
P('(c)',4,'coordinates',[V('first point','(4 + sqrt(5), 6 + 2*sqrt(5))'),V('second point','(4 - sqrt(5), 6 - 2*sqrt(5))')],'implicit gradient at each point equals that of AB',['exact']))
same(expand((x-4)**2+(y-6)**2-25),x**2+y**2-8*x-12*y+27)
same(expand((x+1)**2+(y-6)**2-(x-7)**2-(y-2)**2),8*(2*x-2-y))

# 639
def reg(al): # area outside the circle inside the kite, by integration in polar form
    return 2*quad(lambda t:0.5*((8/cos(t))**2-64),0,al)[0]
for al in (0.3,0.9,1.2): near(reg(al),64*(tan(al)-al),1e-8)
al=pi/3; A_=(8,0);B_=(8*cos(2*al),8*sin(2*al)); T=(8,8*tan(al))
near(hypot(T[0]-A_[0],T[1]-A_[1])+hypot(T[0]-B_[0],T[1]-B_[1])+8*2*al,16*sqrt(3)+16*pi/3)
q(639, P('(i)',4,'show',[V('area of shaded region','64*(tan(alpha) - alpha)',unit='cm^2')],'polar integration for three values of α'),
P('(ii)',3,'value',[V('perimeter','16*sqrt(3) + 16*pi/3',unit='cm')],'coordinates of A, B and T',['exact']))

# 640
th=acos(9/15); assert '%.4f'%th=='0.9273'
def strip(): # area by strips: B origin, A=(9,0), C=(9,12): region of triangle outside circle
    return quad(lambda t:0.5*((9/cos(t))**2-81),0,th)[0]
near(strip(),54-40.5*th); assert '%.3g'%strip()=='16.4'
assert '%.3g'%(12+(15-9)+9*th)=='26.3'
q(640, P('(i)',1,'show',[V('angle ABC','0.9273','4sf',unit='rad')],'inverse cosine of 9/15',['rounded']),
P('(ii)',3,'value',[V('perimeter','26.3','3sf',unit='cm')],'12 + 6 + 9 × angle'),
P('(iii)',3,'value',[V('area','16.4','3sf',unit='cm^2')],'polar integration'))

# 641
L=lambda t:(1+sin(t))/cos(t)+cos(t)/(1+sin(t))
for t in (0.4,1.1,2.5,4.0,5.9): near(L(t),2/cos(t))
r=roots(lambda t:L(t)*sin(t)-3,0.001,2*pi-0.001)
assert ['%.3g'%t for t in r]==['0.983','4.12'],r
q(641, P('(a)',3,'prove',[V('恒等式','(1 + sin(theta))/cos(theta) + cos(theta)/(1 + sin(theta)) = 2/cos(theta)')],'在五个角处数值验证'),
P('(b)',3,'value',[V('θ','0.983','3sf'),V('θ','4.12','3sf')],'对原方程数值求根'))

# 642
same(sp.simplify(3*sp.sin(x)**2+8*sp.sin(x)-3-sp.cos(x)*(8*sp.tan(x)-3*sp.cos(x))),0)
r=roots(lambda t:8*tan(2*radians(t))-3*cos(2*radians(t)),0.001,179.999)
assert ['%.1f'%t for t in r]==['9.7','80.3'],r
q(642, P('(a)',2,'show',[V('方程','3*sin(x)^2 + 8*sin(x) - 3 = 0')],'sympy 化简两式之差'),
P('(b)',4,'value',[V('θ','9.7','1dp',unit='°'),V('θ','80.3','1dp',unit='°')],'对原方程数值求根',['rounded']))

# 643
assert sorted(solve(x**2-6*x-7,x))==[-1,7]
for v,t3 in ((7,56),(-1,8)): assert v*v-6*v==7 and v*v+7==t3
assert solve(sp.Eq(6*x/(1-x**2/(6*x)),18),x)==[2]
near(sum(12*(1/3)**i for i in range(60)),18); near(12/9,4/3)
q(643, P('(i)',4,'value',[V('x (first case)','7','integer'),V('third term when x = 7','56','integer'),V('x (second case)','-1','integer'),V('third term when x = −1','8','integer')],'terms written out for each x'),
P('(ii)',4,'value',[V('third term','4/3')],'sixty terms summed numerically'))

# 644
assert sum(40+6*i for i in range(15))==1230
assert round(sum(40*1.08**i for i in range(15)))==1086
assert '%.3g'%(100*(sqrt(52/40)-1))=='14'; near(40*1.1401754251**2,52,1e-8)
q(644, P('(i)',2,'value',[V("Petra's total",'1230','integer',unit='km')],'fifteen terms added'),
P('(ii)',3,'value',[V("Quentin's total",'1086','integer',unit='km')],'fifteen terms added',['rounded']),
P('(iii)',3,'value',[V('p','14.0','3sf')],'third term recomputed from p'))

# 645
f=2*x+9/(2*x-1)
assert sorted(solve(diff(f,x),x))==[-1,2] and f.subs(x,2)==7 and f.subs(x,-1)==-5
assert diff(f,x,2).subs(x,2)>0>diff(f,x,2).subs(x,-1)
fl=sp.lambdify(x,f); assert fl(1.9)>7<fl(2.1) and fl(-1.1)<-5>fl(-.9)
q(645, P('',7,'coordinates',[V('stationary point','(2, 7)'),W('nature of (2, 7)','minimum, since d²y/dx² = 72/(2x − 1)³ = 8/3 > 0'),V('other stationary point','(-1, -5)'),W('nature of (−1, −5)','maximum, since d²y/dx² = −8/3 < 0')],'sympy; neighbouring values of y compared'))

# 646
f=S(3*x+4); assert f.subs(x,4)==4 and diff(f,x).subs(x,4)==R(3,8)
same((44-8*x)/3-(4-R(8,3)*(x-4)),0)
assert solve(44-8*x,x)==[R(11,2)]
hh=1e-6; near(0.06/((sqrt(3*(4+hh)+4)-sqrt(3*(4-hh)+4))/(2*hh)),0.16,1e-7)
q(646, P('(a)',4,'equation',[V('normal at P','8x + 3y = 44',accept=['y = -8/3*x + 44/3','y - 4 = -8/3*(x - 4)'])],'sympy derivative'),
P('(b)',1,'coordinates',[V('point on the x-axis','(11/2, 0)')],'y = 0 in the normal'),
P('(c)',2,'value',[V('dx/dt','0.16')],'central difference for dy/dx'))

# 647
f=3*S(4*x+1)-2
same(diff(f,x),6/S(4*x+1)); assert f.subs(x,2)==7
near(quad(lambda t:3*sqrt(4*t+1)-2,0,2)[0],9)
q(647, P('(i)',4,'equation',[V('曲线方程','y = 3*sqrt(4x + 1) - 2')],'求导并代入点 (2, 7) 检验'),
P('(ii)',4,'value',[V('面积','9','integer')],'数值积分'))

# 648
f=x**3-4*x**2-3*x+14
same(diff(f,x,2),6*x-8); assert f.subs(x,3)==-4 and diff(f,x).subs(x,3)==0
assert sorted(solve(diff(f,x),x))==[R(-1,3),3] and f.subs(x,R(-1,3))==R(392,27) and (6*R(-1,3)-8)<0
q(648, P('(i)',3,'expression',[V('f′(x)','3x^2 - 8x - 3')],'求导检验'),
P('(ii)',3,'expression',[V('f(x)','x^3 - 4x^2 - 3x + 14')],'两次求导并代入 (3, −4) 检验'),
P('(iii)',3,'coordinates',[V('另一个驻点','(-1/3, 392/27)'),W('类型','极大值点，因为 f″(−1/3) = −10 < 0')],'sympy 解 f′(x) = 0'))

# 649
vals=[3-4*sin(2*i*pi/4000) for i in range(4001)]
near(max(vals),7);near(min(vals),-1)
assert {p for p in [(R(pp,2),R(qq,2)) for pp in range(1,20) for qq in range(1,20)] if p[0]+p[1]==7 and p[0]-p[1]==-1}=={(3,4)}
r=roots(lambda t:3-4*sin(2*t)-5,0,pi)
near(r[0],7*pi/12);near(r[1],11*pi/12);assert len(r)==2
q(649, P('(a)',2,'value',[V('p','3','integer'),V('q','4','integer')],'extremes of f sampled over the interval'),
P('(b)',3,'value',[V('x','7*pi/12'),V('x','11*pi/12')],'numerical roots',['exact']),
P('(c)',1,'set',[V('k','k < -1 or k > 7')],'range of f from sampled values'))

# 650
def tr(xx): # follow a point of y = cos x through the three transformations
    X,Y=xx,cos(xx); Y*=4; X/=2; Y-=1
    return X,Y
for t in (0.2,1.5,3.9): X,Y=tr(t); near(Y,4*cos(2*X)-1)
vals=[4*cos(2*i*pi/4000)-1 for i in range(4001)]; near(max(vals),3);near(min(vals),-5)
r=roots(lambda t:4*cos(2*t)-1,0,pi); assert ['%.3g'%t for t in r]==['0.659','2.48'],r
q(650, P('(a)',3,'expression',[V('g(x)','4*cos(2x) - 1')],'three points followed through the transformations'),
P('(b)',1,'set',[V('range of g','-5 <= g(x) <= 3')],'sampled values'),
P('(c)',3,'value',[V('x','0.659','3sf'),V('x','2.48','3sf')],'numerical roots',['rounded']))

# 651
A_=(-1,9);B_=(3,-3);M=(1,3)
assert ((A_[0]+B_[0])/2,(A_[1]+B_[1])/2)==M and 3*M[1]==M[0]+8
assert solve([y-9+3*(x+1),3*y-x-8],[x,y])=={x:1,y:3}
near((B_[1]-A_[1])/(B_[0]-A_[0])*(1/3),-1)
assert sorted(solve([3*y-x-8,(x+1)**2+(y-9)**2-50],[x,y]))==[(-2,2),(4,4)]
q(651, P('(i)',3,'equation',[V('AB','y = -3x + 6',accept=['y - 9 = -3*(x + 1)'])],'gradients multiply to −1 and A lies on it'),
P('(ii)',3,'coordinates',[V('B','(3, -3)')],'mid-point of AB satisfies 3y = x + 8'),
P('(iii)',4,'coordinates',[V('C','(4, 4)'),V('C','(-2, 2)')],'circle about A and the line solved by sympy'))

# 652
s=[t for t in solve([a/2+b-11,a**2+b**2-169],[a,b]) if t[0]>0 and t[1]>0]; assert s==[(12,5)],s
q(652, P('',5,'value',[V('a','12','integer'),V('b','5','integer')],'sympy, the solution with negative a rejected'))

# 653
T=lambda i:-1+5*(i-1)
assert T(5)==19 and sum(T(i) for i in range(1,13))==318
assert min(N for N in range(1,100) if sum(T(i) for i in range(1,N+1))>1000)==21
assert [i for i in range(1,200) if T(2)*T(i)==T(4)**2]==[11]
q(653, P('(a)',3,'value',[V('首项','-1','integer'),V('公差','5','integer')],'逐项相加检验'),
P('(b)',3,'value',[V('n','21','integer')],'枚举'),
P('(c)',3,'value',[V('m','11','integer')],'枚举'))

# 654
hts=[2*0.6**i for i in range(1,200)]
near(hts[3],0.2592); near(2+2*sum(hts),8)
assert solve(sp.Eq(2+2*(2*x/(1-x)),14),x)==[R(3,4)]; near(2+2*sum(2*.75**i for i in range(1,300)),14)
q(654, P('(a)',2,'value',[V('最大高度','0.2592',unit='m',accept=['0.259'])],'逐次相乘'),
P('(b)',3,'value',[V('总路程','8','integer',unit='m')],'逐项相加'),
P('(c)',3,'value',[V('r','3/4')],'sympy 解方程，再逐项相加检验'))

# 655
Af=lambda t:(lambda H:2*t*t+2*t*H+2*2*t*H)(36/(2*t*t))
for t in (1,2.2,5): near(Af(t),2*t*t+108/t)
o=minimize_scalar(Af,bounds=(0.5,20),method='bounded',options=dict(xatol=1e-10)); near(o.x,3,1e-5);near(o.fun,54)
q(655, P('(i)',3,'show',[V('A','2x^2 + 108/x')],'faces added numerically for three values of x'),
P('(ii)',5,'value',[V('stationary value of A','54','integer'),W('nature','minimum, since d²A/dx² = 4 + 216/x³ = 12 > 0 when x = 3')],'numerical minimisation'))

# 656
Vf=h**3/12+2*h**2; dV=diff(Vf,h)
near(30/dV.subs(h,4),1.5)
assert [t for t in solve(30-R(5,8)*dV,h) if t>0]==[8]
near(quad(lambda t:float(dV.subs(h,t))/30,0,12)[0],14.4)
q(656, P('(i)',4,'value',[V('dh/dt','1.5',unit='cm s^-1')],'sympy derivative'),
P('(ii)',3,'value',[V('depth','8','integer',unit='cm')],'sympy solve, positive root'),
P('(iii)',2,'value',[V('time','14.4',unit='s')],'dt/dh integrated numerically'))

# 657
assert sorted(solve(sp.Eq(6/(2*x+1),6-4*x),x))==[0,1]
near(quad(lambda t:pi*((6-4*t)**2-36/(2*t+1)**2),0,1)[0],16*pi/3)
assert 6-4*.5>6/2
q(657, P('(a)',3,'coordinates',[V('A','(0, 6)'),V('B','(1, 2)')],'sympy solve'),
P('(b)',6,'value',[V('volume','16*pi/3')],'numerical integration',['exact']))

# 658
f=9*S(x)-3*x; xp=symbols('xp',positive=True)
assert sorted(solve(9*S(xp)-3*xp,xp))==[9]
o=minimize_scalar(lambda t:-(9*sqrt(t)-3*t),bounds=(0,9),method='bounded',options=dict(xatol=1e-10)); near(o.x,9/4,1e-5);near(-o.fun,27/4)
near(quad(lambda t:9*sqrt(t)-3*t-3*t,0,9/4)[0],81/16,1e-8)
q(658, P('(a)',2,'value',[V('x-coordinate of A','9','integer')],'sympy solve'),
P('(b)',3,'coordinates',[V('M','(9/4, 27/4)')],'numerical maximisation'),
P('(c)',4,'value',[V('area','81/16')],'numerical integration'))

# 659
rr,tt=symbols('rr tt',positive=True)
assert sorted(solve([2*rr+rr*tt-20,rr**2*tt/2-24],[rr,tt]))==[(4,3),(6,R(4,3))]
seg=quad(lambda u:2*sqrt(36-u*u),6*cos(2/3),6)[0]
near(seg,18*(4/3-sin(4/3)),1e-7); assert '%.3g'%seg=='6.51',seg
q(659, P('(i)',3,'show',[V('方程','r^2 - 10r + 24 = 0')],'与联立方程组的解比对'),
P('(ii)',3,'value',[V('r','4','integer',unit='cm'),V('r = 4 时的 θ','3','integer'),V('r','6','integer',unit='cm'),V('r = 6 时的 θ','4/3')],'sympy 解方程组'),
P('(iii)',3,'value',[V('弓形面积','6.51','3sf',unit='cm^2')],'直角坐标下数值积分',['rounded']))

# 660
P1,P2=(0,0),(6,0); A_=(3,3*sqrt(3));B_=(3,-3*sqrt(3))
near(hypot(*A_),6);near(hypot(A_[0]-6,A_[1]),6)
ang=2*atan2(A_[1],A_[0]); near(ang,2*pi/3)
near(2*6*ang,8*pi)
near(4*quad(lambda u:sqrt(36-u*u),3,6)[0],24*pi-18*sqrt(3),1e-7)
q(660, P('(a)',2,'show',[V('∠APB','2*pi/3'),W('理由','AP = AQ = PQ = 6，故 △APQ 为等边三角形，∠APQ = π/3；同理 ∠BPQ = π/3，所以 ∠APB = 2π/3')],'由交点坐标计算'),
P('(b)',2,'value',[V('周长','8*pi',unit='cm')],'两段弧长相加',['exact']),
P('(c)',4,'value',[V('面积','24*pi - 18*sqrt(3)',unit='cm^2')],'数值积分',['exact']))

seen = set()
compare(built, seen)
finish(seen)
