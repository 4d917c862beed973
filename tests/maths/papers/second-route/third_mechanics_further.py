"""Mechanics and further mathematics, the questions from 251."""
from keys import compare, finish
import json, re, math
import numpy as np, sympy as sp
from math import sin, cos, tan, asin, acos, atan, sqrt, pi, log, exp, radians as rad, degrees as deg
from scipy.integrate import quad, solve_ivp
from scipy.optimize import brentq, minimize_scalar
from scipy import stats
OUT=[]; G=10.0
def lin(A,b): return np.linalg.solve(np.array(A,float),np.array(b,float))
def q(f,a,b): return quad(f,a,b,limit=200)[0]
def num(s):
    return float(sp.sympify(s.replace('^','**')))
def V(of,value,fig,got=None,unit=None,accept=None,upTo=None):
    if got is not None:
        x=num(value); got=float(got)
        if fig in('exact','integer'): assert abs(x-got)<=2e-6*max(1,abs(x)),(of,value,got)
        elif fig.endswith('sf'):
            n=int(fig[0]); r=float(f'%.{n}g'%got); assert abs(r-x)<1e-9*max(1,abs(x)),(of,value,got,r)
        else:
            n=int(fig[0]); assert abs(round(got,n)-x)<1e-9,(of,value,got)
    value=value.replace('log(','ln(')
    if accept: accept=[c for c in dict.fromkeys(c.replace('log(','ln(') for c in accept) if c.replace(' ','')!=value.replace(' ','')] or None
    d=dict(of=of,value=value)
    if unit:d['unit']=unit
    d['figures']=fig
    if upTo:d['upTo']=upTo
    if accept:d['accept']=accept
    return d
def W(of,words,accept=None):
    d=dict(of=of,words=words)
    if accept:d['accept']=accept
    return d
def P(label,marks,asks,route,*ans,demands=None):
    d=dict(label=label,marks=marks,asks=asks,answers=list(ans))
    if demands:d['demands']=demands
    d['route']=route
    return d
def Q(paper,n,topic,lang,text,*parts): OUT.append((f'{paper}-{n}',list(parts)))
# ================= 9709 P4
V_=0.8*15
Tt=brentq(lambda T:q(lambda t:min(0.8*t,V_,max(0,V_-1.2*(t-15-T))),0,15)+V_*T+q(lambda s:V_-1.2*s,0,10)-870,0,200)
Q('p4',251,'kinematics','en','',P('(a)',1,'value','v = at',V('greatest speed','12','exact',V_,'m s^-1')),
P('(b)',3,'value','numerical integration of v, root for T',V('T','60','exact',Tt)),
P('(c)',2,'value','area of triangle',V('V','20.5','3sf',870*2/(15+Tt+10))))
u,a=lin([[6,18],[12,72]],[48,132])
Q('p4',252,'kinematics','en','',P('(a)',4,'value','linear system solved numerically',V('a','1','exact',a),V('speed at A','5','exact',u,'m s^-1')),
P('(b)',2,'value','v^2 = u^2 + 2as',V('speed at mid-point','12.5','3sf',sqrt(u*u+2*a*66),'m s^-1')))
R=20+15*np.exp(1j*rad(120)); F=-R
Q('p4',253,'equilibrium','zh','',P('',5,'value','complex sum of the two forces',V('F','18.0','3sf',abs(F)),V('theta','46.1','1dp',deg(atan(F.imag/F.real)))))
TA,TB=lin([[sin(rad(30)),-sin(rad(50))],[cos(rad(30)),cos(rad(50))]],[0,16])
Q('p4',254,'equilibrium','en','',P('',5,'value','2 x 2 system solved numerically (Lami agrees)',V('tension in PA','12.4','3sf',TA,'N'),V('tension in PB','8.12','3sf',TB,'N')))
assert abs(TA-16*sin(rad(50))/sin(rad(80)))<1e-9
v=lambda t:0.3*t*t-2.4*t+3.6
r=sorted(np.roots([.3,-2.4,3.6]))
Q('p4',255,'kinematics-calculus','en','',P('(a)',2,'value','numerical roots',V('first t','2','exact',r[0]),V('second t','6','exact',r[1])),
P('(b)',3,'value','numerical minimum',V('minimum velocity','-1.2','exact',minimize_scalar(v).fun,'m s^-1')),
P('(c)',4,'value','numerical integral of |v|',V('total distance','9.6','exact',q(v,0,2)-q(v,2,6)+q(v,6,8),'m')))
v=lambda t:6*t-2*t**1.5
assert abs(brentq(v,5,12)-9)<1e-9
Q('p4',256,'kinematics-calculus','zh','',P('(1)',4,'value','numerical maximum of v',V('最大速度','8','exact',-minimize_scalar(lambda t:-v(t),bounds=(0.1,9),method='bounded').fun,'m s^-1')),
P('(2)',5,'value','numerical integral from 0 to 9',V('距离','48.6','exact',q(v,0,9),'m')))
w=(0.4*5-0.6*2+0.4*1)/0.6
Q('p4',257,'momentum','en','',P('(a)',3,'value','conservation of momentum',V('speed of Q','2','exact',w,'m s^-1')),
P('(b)',3,'value','kinetic energies before and after',V('loss of KE','4.8','exact',.2*25+.3*4-.2*1-.3*w*w,'J')))
w1=0.2*6/0.5; w2=(0.5*w1-0.5*2)/0.5; L=.1*36-.25*w2**2-.25*4; assert abs(L-2.56)<1e-9
Q('p4',258,'momentum','en','',P('(a)',2,'value','conservation of momentum',V('speed of D','2.4','exact',w1,'m s^-1')),
P('(b)',2,'value','conservation of momentum',V('speed of D after','0.4','exact',w2,'m s^-1')),
P('(c)',3,'show','kinetic energies computed numerically',V('total loss of KE','2.56','exact',L,'J')))
a,T=lin([[2,-1],[3,1]],[-.25*20,30]); v2=2*a*.9
Q('p4',259,'connected-particles','zh','',P('(1)',5,'value','2 x 2 system',V('加速度','5','exact',a,'m s^-2'),V('张力','15','exact',T,'N')),
P('(2)',4,'value','work-energy: v^2/(2 mu g) after landing',V('总路程','2.7','exact',.9+v2/(2*.25*10),'m')))
a,T=lin([[.5,1],[.3,-1]],[5,-3]); v1=sqrt(2*a*.8)
Q('p4',260,'connected-particles','en','',P('(a)',4,'value','2 x 2 system',V('tension','3.75','exact',T,'N'),V('acceleration','2.5','exact',a,'m s^-2')),
P('(b)',4,'value','energy for Q after landing',V('greatest height of Q','1.8','exact',1.6+v1**2/20,'m')),
P('(c)',2,'value','t = 2v/g',V('time slack','0.4','exact',2*v1/10,'s')))
Q('p4',261,'power','en','',P('(a)',2,'value','root of P/v = R',V('steady speed','40','exact',brentq(lambda v:24000/v-600,1,100),'m s^-1')),
P('(b)',3,'value','Newton second law',V('acceleration','0.72','exact',(24000/16-600)/1250,'m s^-2')),
P('(c)',3,'value','root of P/v = R + W sin',V('speed up hill','15','exact',brentq(lambda v:24000/v-600-12500*.08,1,100),'m s^-1')))
k=90000/30/30
Q('p4',262,'power','zh','',P('(1)',3,'value','P/v = kv',V('k','100','exact',k)),
P('(2)',3,'value','Newton second law',V('加速度','0.813','3sf',(90000/20+80000*.05-k*20)/8000+1e-12,'m s^-2',['0.8125'])),
P('(3)',2,'value','W sin = kv',V('速度','40','exact',80000*.05/k,'m s^-1')))
a=(9-2.25)/24; Fr=180-300*sin(rad(20))-30*a
Q('p4',263,'work-energy','en','',P('',5,'value','friction from Newton second law, times distance',V('work done against friction','827','3sf',Fr*12,'J')))
Q('p4',264,'work-energy','en','',P('(a)',3,'value','energy balance',V('work done','28','exact',4*10*2.5-.5*4*36,'J')),
P('(b)',3,'value','constant deceleration',V('distance','6','exact',36/(2*3),'m')),
P('(c)',2,'value','v^2 = u^2 - 2as',V('speed','3.46','3sf',sqrt(36-2*3*4),'m s^-1',['2*sqrt(3)'])))
def X(s): # s=+1 friction up (least)
    A=[[cos(rad(25)),s*.3],[-sin(rad(25)),1]]; b=[50*sin(rad(25)),50*cos(rad(25))]
    return lin(A,b)[0]
Q('p4',265,'friction','zh','',P('(a)',4,'value','2 x 2 system in X and R',V('X 的最小值','7.29','3sf',X(1),'N')),
P('(b)',3,'value','2 x 2 system in X and R',V('X 的最大值','44.5','3sf',X(-1),'N')))
d=49/5; mu=(d-6)/8
Q('p4',266,'friction','en','',P('(a)',1,'show','v^2 = u^2 + 2as',V('deceleration','9.8','exact',d,'m s^-2')),
P('(b)',4,'value','Newton second law',V('coefficient of friction','0.475','exact',mu)),
P('(c)',3,'value','energy: PE lost minus work against friction',V('speed','3.32','3sf',sqrt(2*(10*2.5*.6-mu*8*2.5)),'m s^-1')))
T=brentq(lambda T:.5*3*2+3*(T-2)+.5*3*3-45,2,100)
Q('p4',267,'velocity-time-graphs','en','',P('(a)',3,'value','root of area = 45',V('T','14.5','exact',T)),
P('(b)',1,'value','gradient',V('acceleration','1.5','exact',3/2,'m s^-2')),
P('(c)',2,'value','R - mg = ma',V('force','540','exact',60*(10-3/3),'N')))
Vs=brentq(lambda V:q(lambda t:V*t/2.5,0,2.5)+V*6+q(lambda s:V-.5*s,0,2)-100,1,30)
Q('p4',268,'velocity-time-graphs','zh','',P('(1)',2,'sketch','piecewise description',W('速度—时间图像','从原点出发的上升线段到 (2.5, V)，水平线段到 (8.5, V)，再下降线段到 (10.5, V−1)，终点速度不为零')),
P('(2)',4,'value','numerical integration, root for V',V('V','10.9','3sf',Vs)),
P('(3)',1,'value','gradient',V('加速度','4.37','3sf',Vs/2.5,'m s^-2')))
r=sorted(np.roots([-5,20,45])); r2=sorted(np.roots([-5,20,-15]))
Q('p4',269,'vertical-motion','en','',P('(a)',3,'value','numerical roots',V('length of time','2','exact',r2[1]-r2[0],'s')),
P('(b)',3,'value','numerical roots',V('time','5.61','3sf',r[1],'s')),
P('(c)',2,'value','v = u - gt',V('speed','36.1','3sf',abs(20-10*r[1]),'m s^-1')))
h=lambda t:25*t-5*t*t-(30*(t-1)-5*(t-1)**2); t=brentq(h,1,4)
Q('p4',270,'vertical-motion','en','',P('(a)',5,'value','numerical root of difference in heights',V('t','2.33','3sf',t,accept=['7/3']),V('height','31.1','3sf',25*t-5*t*t,'m',['280/9'])),
P('(b)',3,'value','v = u - gt',V('speed of Q','16.7','3sf',30-10*(t-1),'m s^-1',['50/3']),W('direction of P','upwards, since its velocity is 25 − 10(7/3) = 1.67 > 0')))
c,s=cos(rad(20)),sin(rad(20)); mu=30*c/(60-30*s)
Q('p4',271,'friction','zh','',P('(1)',4,'value','resolve, limiting friction',V('mu','0.567','3sf',mu)),
P('(2)',3,'value','Newton second law with unrounded mu',V('加速度','1.89','3sf',(40*c-mu*(60-40*s))/6,'m s^-2')))
c,s=cos(rad(35)),sin(rad(35))
Q('p4',272,'friction','en','',P('(a)',4,'value','system in T and R',V('T','1.14','3sf',lin([[c,-.4],[s,1]],[0,3])[0])),
P('(b)',2,'value','system in T and R',V('T','2.03','3sf',lin([[c,-.4],[-s,1]],[0,3])[0])))
t=brentq(lambda t:2.5*t*t+6*t-2.5*t*t-9,0.1,5); w=(.4*5*t+.6*(5*t-6))/1.0; x=6*t-2.5*t*t
Q('p4',273,'inclined-collision','en','',P('(a)',3,'show','numerical root',V('time of collision','1.5','exact',t,'s')),
P('(b)',4,'value','momentum down the plane',V('speed after collision','3.9','exact',w,'m s^-1')),
P('(c)',3,'value','energy',V('speed at B','7.00','3sf',sqrt(w*w+2*10*x*.5),'m s^-1')))
k=.6*25*25
Q('p4',274,'kinematics-calculus','zh','',P('(a)',1,'value','continuity at t = 5',V('k','375','exact',k)),
P('(b)',2,'value','numerical derivative',V('加速度','2.4','exact',(.6*2.001**2-.6*1.999**2)/.002,'m s^-2')),
P('(c)',2,'value','numerical roots on each piece',V('第一个 t','2.5','exact',brentq(lambda t:.6*t*t-3.75,0,5)),V('第二个 t','10','exact',brentq(lambda t:k/t/t-3.75,5,15))),
P('(d)',4,'value','numerical integration',V('路程','75','exact',q(lambda t:.6*t*t,0,5)+q(lambda t:k/t/t,5,15),'m')))

# ================= 9231 FP1
def S(s): return sp.sympify(s.replace('^','**'))
r=np.roots([1,2,-3,5])
pc=np.poly(r**2); assert np.allclose(pc,[1,-10,-11,-25])
Q('further-p1',251,'roots-of-polynomials','en','',P('(a)',2,'value','numerical roots',V('sum of squares','10','exact',sum(r**2).real)),
P('(b)',3,'equation','np.poly of squared numerical roots',V('cubic equation','y^3 - 10y^2 - 11y - 25 = 0','exact')),
P('(c)',3,'value','numerical roots',V('sum of sixth powers','1405','exact',sum(r**6).real)))
r=np.roots([1,1,0,-4,2]); assert np.allclose(np.poly(1/r)*2,[2,-4,0,1,1])
Q('further-p1',252,'roots-of-polynomials','en','',P('(a)',2,'equation','np.poly of reciprocals',V('quartic equation','2y^4 - 4y^3 + y + 1 = 0','exact')),
P('(b)',3,'value','numerical roots',V('sum of reciprocals','2','exact',sum(1/r).real),V('sum of squared reciprocals','4','exact',sum(r**-2.).real)),
P('(c)',3,'value','numerical roots',V('sum of fourth powers','-23','exact',sum(r**4).real)))
assert abs(sum(r**3).real-11)<1e-9
f=lambda n:sum(sp.Rational(1,(2*k+1)*(2*k+3)) for k in range(1,n+1))
for n in(1,2,7,20): assert f(n)==sp.Rational(n,3*(2*n+3))
n0=next(n for n in range(1,1000) if sp.Rational(1,6)-sp.Rational(n,3*(2*n+3))<sp.Rational(1,1000))
Q('further-p1',253,'summation','zh','',P('(1)',4,'expression','exact partial sums for n = 1, 2, 7, 20',V('S_n','n/(3(2n+3))','exact',accept=['1/6 - 1/(2(2n+3))'])),
P('(2)',1,'value','limit: partial sum at n = 10^7',V('S','1/6','exact',1e8/(3*(2e8+3)))),
P('(3)',3,'value','enumeration',V('n','249','integer',n0)))
g=lambda a,b:sum(r*(3*r-1) for r in range(a,b+1))
for n in range(1,12): assert g(1,n)==n*n*(n+1) and g(n+1,2*n)==n*n*(7*n+3)
Q('further-p1',254,'summation','en','',P('(a)',3,'show','direct sums for n = 1..11',V('sum','n^2(n+1)','exact')),
P('(b)',2,'expression','direct sums for n = 1..11',V('sum','n^2(7n+3)','exact'),demands=['form']),
P('(c)',1,'value','leading coefficient',V('limit','7','exact')))
assert abs(g(20001,40000)/20000**3-7)<1e-3
M=sp.Matrix([[3,2],[0,1]]); assert sp.Matrix([[1,2],[0,1]])*sp.Matrix([[3,0],[0,1]])==M
assert M.inv()==sp.Matrix([[sp.Rational(1,3),-sp.Rational(2,3)],[0,1]])
for vv in M.eigenvects(): assert (vv[0]==3 and vv[2][0][1]==0) or (vv[0]==1 and vv[2][0][0]==-vv[2][0][1])
Q('further-p1',255,'matrices','en','',P('(a)',4,'describe','action on the unit vectors',W('transformations','One-way stretch, parallel to the x-axis, scale factor 3, followed by a shear with the x-axis fixed, with (0, 1) mapped to (2, 1)')),
P('(b)',2,'matrix','sympy inverse',V('M^-1','[[1/3, -2/3], [0, 1]]','exact')),
P('(c)',4,'equation','sympy eigenvectors',V('first invariant line','y = 0','exact'),V('second invariant line','y = -x','exact')),
P('(d)',2,'value','sympy determinant',V('area','15','exact',5*M.det())))
k=sp.symbols('k'); A=sp.Matrix([[1,2,k],[2,1,-1],[k,3,1]]); assert set(sp.solve(A.det(),k))=={0,4}
A1=A.subs(k,1); assert A1*sp.Matrix([1,-1,2])==sp.Matrix([1,-1,0])
Ai=A1.inv(); assert Ai*3==sp.Matrix([[4,1,-3],[-3,0,3],[5,-1,-3]])
Q('further-p1',256,'matrices','zh','',P('(a)',3,'value','sympy roots of det',V('k 的一个值','0','exact',0),V('k 的另一个值','4','exact',4)),
P('(b)',4,'matrix','sympy inverse',V('A^-1','[[4/3, 1/3, -1], [-1, 0, 1], [5/3, -1/3, -1]]','exact')),
P('(c)',2,'value','substitution into the system',V('x','1','exact',lin(A1.tolist(),[1,-1,0])[0]),V('y','-1','exact',lin(A1.tolist(),[1,-1,0])[1]),V('z','2','exact',lin(A1.tolist(),[1,-1,0])[2])))
mx=-minimize_scalar(lambda t:-(5-2*cos(t))*sin(t),bounds=(0.1,3),method='bounded').fun
Q('further-p1',257,'polar-coordinates','en','',P('(a)',3,'sketch','values of r at 0, pi/2, pi',W('sketch','Smooth curve above the initial line, r increasing from 3 at θ = 0 through 5 at θ = π/2 to 7 at θ = π'),V('furthest point','(7, pi)','exact')),
P('(b)',4,'value','numerical integration',V('area','27*pi/2','exact',q(lambda t:.5*(5-2*cos(t))**2,0,pi)),demands=['exact']),
P('(c)',5,'value','numerical maximum of r sin(theta)',V('greatest distance','5.34','3sf',mx),demands=['rounded']))
mx=sqrt(-minimize_scalar(lambda t:-3*sin(2*t)*sin(t)**2,bounds=(0.1,1.5),method='bounded').fun)
Q('further-p1',258,'polar-coordinates','en','',P('(a)',2,'show','x = r cos, y = r sin',V('polar equation','r^2 = 3sin(2theta)','exact')),
P('(b)',1,'value','maximum of sin',V('greatest distance from pole','sqrt(3)','exact',max(sqrt(3*sin(2*t)) for t in np.linspace(0,pi/2,2001)[:-1]))),
P('(c)',3,'value','numerical integration',V('area','3/2','exact',q(lambda t:1.5*sin(2*t),0,pi/2))),
P('(d)',5,'value','numerical maximum',V('greatest distance from initial line','1.40','3sf',mx,accept=['3*sqrt(2*sqrt(3))/4'])))
assert abs(num('3*sqrt(2*sqrt(3))/4')-mx)<1e-6
A_,B_,C_,D_=map(np.array,([1,0,2],[2,-1,3],[0,2,1],[3,1,-2])); n=np.cross(B_-A_,C_-A_); assert list(n)==[-1,0,1]
for X_ in(A_,B_,C_): assert X_[0]-X_[2]==-1
foot=D_-n*np.dot(D_-A_,n)/np.dot(n,n); assert list(foot)==[0,1,1]
Q('further-p1',259,'vectors','zh','',P('(1)',4,'equation','numerical cross product, three points substituted',V('平面方程','x - z = -1','exact'),demands=['form']),
P('(2)',4,'value','projection formula',V('垂足','(0, 1, 1)','exact'),V('距离','3*sqrt(2)','exact',np.linalg.norm(foot-D_))),
P('(3)',3,'value','arccos of in-plane component ratio',V('所成的角','67.8','1dp',deg(acos(np.linalg.norm(foot-A_)/np.linalg.norm(D_-A_))),'degrees')))
p1,d1,p2,d2=map(np.array,([2,1,-1],[1,2,1],[1,-1,4],[2,-1,3])); n=np.cross(d1,d2); assert list(n)==[7,-1,-5] and n@p1==18
B=np.array([d1,-d2]).T; lm=np.linalg.lstsq(B.astype(float),(p2-p1).astype(float),rcond=None)[0]; dist=np.linalg.norm(B@lm-(p2-p1))
Q('further-p1',260,'vectors','en','',P('(a)',5,'value','least squares over lambda and mu',V('shortest distance','2*sqrt(3)','exact',dist,accept=['3.46'])),
P('(b)',2,'equation','numerical cross product',V('plane','7x - y - 5z = 18','exact')),
P('(c)',3,'value','atan2 of cross and dot of the normals',V('acute angle','54.7','1dp',deg(math.atan2(np.linalg.norm(np.cross(n,[1,2,-2])),abs(n@np.array([1,2,-2])))),'degrees',['0.955'])))
x=sp.symbols('x'); f=(x**2+3*x)/(x-1); assert set(sp.solve(sp.diff(f,x),x))=={3,-1} and f.subs(x,3)==9 and f.subs(x,-1)==1
assert sp.limit(f-x-4,x,sp.oo)==0
for kk in np.linspace(-5,15,201): # real points iff disc>=0
    assert ((3-kk)**2-4*kk<-1e-9)==(1+1e-9<kk<9-1e-9)
Q('further-p1',261,'rational-functions','en','',P('(a)',3,'equation','sympy limit',V('vertical asymptote','x = 1','exact'),V('oblique asymptote','y = x + 4','exact')),
P('(b)',4,'coordinates','sympy derivative',V('maximum','(-1, 1)','exact'),V('minimum','(3, 9)','exact')),
P('(c)',3,'sketch','zeros of numerator',W('sketch','Two branches, one either side of x = 1, approaching x = 1 and y = x + 4, the left branch with maximum (−1, 1), the right branch with minimum (3, 9)'),V('first intersection','(0, 0)','exact'),V('second intersection','(-3, 0)','exact')),
P('(d)',2,'set','discriminant on a grid',V('k','1 < k < 9','exact')))
f=(x**2-x+1)/(x**2+x+1); assert set(sp.solve(sp.diff(f,x),x))=={1,-1} and f.subs(x,1)==sp.Rational(1,3) and f.subs(x,-1)==3
assert sp.limit(f,x,sp.oo)==1 and sp.limit(f,x,-sp.oo)==1
ff=lambda t:(t*t-t+1)/(t*t+t+1)
for t in np.linspace(-9.95,9.95,200): assert (ff(t)<1)==(t>0)
Q('further-p1',262,'rational-functions','zh','',P('(1)',2,'equation','sympy limits; discriminant -3',W('没有竖直渐近线的理由','分母 x²+x+1 的判别式为 −3<0，恒不为零'),V('水平渐近线','y = 1','exact')),
P('(2)',4,'coordinates','sympy derivative',V('极小点','(1, 1/3)','exact'),V('极大点','(-1, 3)','exact')),
P('(3)',3,'sketch','values at stationary points and limits',W('草图','一支连续曲线，两端趋近 y=1，极大点 (−1, 3)，极小点 (1, 1/3)，与 x 轴无交点'),V('与 y 轴交点','(0, 1)','exact')),
P('(4)',2,'set','grid check',V('解集','x > 0','exact')))
for n in range(1,60): assert (4**(n+1)+5**(2*n-1))%21==0
Q('further-p1',263,'induction','zh','',P('',6,'prove','enumeration for n = 1..59',W('证明','n=1 时为 21，成立；设 f(k) 被 21 整除，则 f(k+1)=4·4^{k+1}+25·5^{2k−1}=4f(k)+21·5^{2k−1} 也被 21 整除；由归纳法对一切正整数 n 成立')))
for n in range(1,8): assert sp.simplify(sp.diff(x*sp.exp(2*x),x,n)-(2**n*x+n*2**(n-1))*sp.exp(2*x))==0
Q('further-p1',264,'induction','en','',P('(a)',6,'prove','sympy derivatives for n = 1..7',W('proof','True for n = 1: (2x + 1)e^{2x}. Assume true for n = k; differentiating gives (2^k + 2^{k+1}x + k2^k)e^{2x} = (2^{k+1}x + (k+1)2^k)e^{2x}, so true for n = k + 1. Hence true for all positive integers n')),
P('(b)',1,'value','sympy sixth derivative',V('sixth derivative','192','exact',sp.diff(x*sp.exp(2*x),x,6).subs(x,0))))

# ================= 9231 FP2
f=lambda t:2*math.cosh(t)**2-5*math.sinh(t)-5
Q('further-p2',251,'hyperbolic-functions','en','',P('',5,'value','numerical roots',V('first solution','log(3 + sqrt(10))','exact',brentq(f,1,3),accept=['ln(3+sqrt(10))']),V('second solution','log((sqrt(5) - 1)/2)','exact',brentq(f,-2,0),accept=['ln((sqrt(5)-1)/2)']),demands=['form']))
f=lambda t:3/math.cosh(t)**2+4*math.tanh(t)+1
Q('further-p2',252,'hyperbolic-functions','en','',P('(a)',3,'prove','numerical at several x',W('proof','1 − tanh²x = ((e^x+e^{−x})² − (e^x−e^{−x})²)/(e^x+e^{−x})² = 4/(e^x+e^{−x})² = sech²x')),
P('(b)',4,'value','numerical root',V('x','-log(5)/2','exact',brentq(f,-3,1),accept=['-1/2 ln 5']),demands=['form']))
A=sp.Matrix([[2,1,0],[0,3,2],[0,0,-1]]); PP=sp.Matrix([[1,1,1],[0,1,-3],[0,0,6]]); assert A*PP==PP*sp.diag(2,3,-1)
I3=sp.eye(3); assert A**3-4*A**2+A+6*I3==sp.zeros(3) and A.inv()*6==-A**2+4*A-I3
Q('further-p2',253,'matrices','zh','',P('(1)',6,'vector','sympy A P = P D',V('特征值 1','2','exact'),V('特征值 2','3','exact'),V('特征值 3','-1','exact'),V('2 的特征向量','i','exact',upTo='factor'),V('3 的特征向量','i + j','exact',upTo='factor'),V('-1 的特征向量','i - 3j + 6k','exact',upTo='factor')),
P('(2)',2,'matrix','sympy A P = P D',V('P','[[1, 1, 1], [0, 1, -3], [0, 0, 6]]','exact',upTo='choice'),V('D','[[2, 0, 0], [0, 3, 0], [0, 0, -1]]','exact',upTo='choice')),
P('(3)',3,'value','sympy inverse compared',V('p','-1/6','exact'),V('q','2/3','exact'),V('r','-1/6','exact'),demands=['form']))
A=sp.Matrix([[3,-1,0],[-1,2,-1],[0,-1,3]]); PP=sp.Matrix([[1,1,1],[2,0,-1],[1,-1,1]]); assert A*PP==PP*sp.diag(1,3,4)
assert (A-2*I3)**5*PP==PP*sp.diag(-1,1,32)
Q('further-p2',254,'matrices','en','',P('(a)',1,'value','sympy product',V('eigenvalue','1','exact',1)),
P('(b)',6,'vector','sympy A P = P D',V('eigenvector for 3','i - k','exact',upTo='factor'),V('eigenvector for 4','i - j + k','exact',upTo='factor')),
P('(c)',3,'matrix','sympy fifth power compared',V('P','[[1, 1, 1], [2, 0, -1], [1, -1, 1]]','exact',upTo='choice'),V('D','[[-1, 0, 0], [0, 1, 0], [0, 0, 32]]','exact',upTo='choice')))
y=sp.symbols('y'); F=x**2*y+y**3-10
yy=lambda t:brentq(lambda z:t*t*z+z**3-10,0,5,xtol=1e-15)
d1=sp.idiff(F,y,x).subs({x:1,y:2}); d2=sp.idiff(F,y,x,2).subs({x:1,y:2}); assert abs((yy(1.001)-yy(.999))/.002-d1)<1e-5 and abs((yy(1.01)-4+yy(.99))/1e-4-d2)<1e-4
Q('further-p2',255,'differentiation','en','',P('(a)',3,'show','sympy idiff and finite differences',V('dy/dx','-4/13','exact',d1)),
P('(b)',5,'value','sympy idiff and finite differences',V('d2y/dx2','-660/2197','exact',d2,accept=['-0.300'])))
ser=sp.series(sp.asinh(1+x),x,0,3).removeO(); want=sp.log(1+sp.sqrt(2))+x/sp.sqrt(2)-x**2/(4*sp.sqrt(2))
assert abs(float((ser-want).subs(x,.3)))<1e-12
Q('further-p2',256,'maclaurin-series','zh','',P('(a)',3,'show','sympy derivative',V('关系式',"(x^2 + 2x + 2)y'' + (x + 1)y' = 0",'exact')),
P('(b)',4,'expression','sympy series',V('级数','ln(1+sqrt(2)) + sqrt(2)*x/2 - sqrt(2)*x^2/8','exact'),demands=['exact']),
P('(c)',1,'value','numerical, also near true value',V('估算值','0.950','3sf',want.subs(x,.1)),demands=['rounded']))
z=sp.asinh(1+x); assert sp.simplify((x*x+2*x+2)*z.diff(x,2)+(x+1)*z.diff(x))==0; assert abs(math.asinh(1.1)-.950)<5e-4
In=lambda n:q(lambda t:(1+t*t)**-n,0,1)
for n in range(1,6): assert abs(2*n*In(n+1)-(2*n-1)*In(n)-2.0**-n)<1e-10
Q('further-p2',257,'reduction-formulae','en','',P('(a)',5,'show','numerical integrals for n = 1..5',V('reduction formula','2n I_(n+1) = 2^(-n) + (2n-1) I_n','exact')),
P('(b)',4,'value','numerical integration',V('I_3','1/4 + 3*pi/32','exact',In(3)),demands=['exact']))
h3=log(3); xd=lambda t:1-1/math.cosh(t)**2; yd=lambda t:-math.tanh(t)/math.cosh(t); ds=lambda t:math.hypot(xd(t),yd(t))
Q('further-p2',258,'arc-length','en','',P('(a)',4,'show','numerical at several t',V('sum of squares','tanh(t)^2','exact')),
P('(b)',3,'value','numerical integration',V('length','log(5/3)','exact',q(ds,0,h3),accept=['ln(5/3)']),demands=['exact']),
P('(c)',4,'value','numerical integration',V('area','4*pi/5','exact',q(lambda t:2*pi*ds(t)/math.cosh(t),0,h3)),demands=['form']))
for t in(.2,.7,1): assert abs(ds(t)-math.tanh(t))<1e-12
r=sorted(np.roots([32,0,-40,0,10,-sqrt(3)]).real)
w=sorted(cos(a*pi/30) for a in(1,13,25,37,49)); assert np.allclose(r,w)
Q('further-p2',259,'complex-numbers','zh','',P('(1)',4,'prove','sympy expand_trig',W('证明','取 (cosθ+i sinθ)^5 的实部：c⁵−10c³s²+5cs⁴，以 s²=1−c² 代入化简得 16c⁵−20c³+5c')),
P('(2)',5,'value','numerical roots of the quintic',*[V('根 %d'%(i+1),'cos(%s)'%s,'exact',cos(num(s))) for i,s in enumerate(['pi/30','13*pi/30','5*pi/6','37*pi/30','49*pi/30'])],demands=['form']))
r=np.roots([1,0,0,0,8-8j*sqrt(3)])
for z in(sqrt(3)+1j,-1+1j*sqrt(3),1-1j*sqrt(3),-sqrt(3)-1j): assert min(abs(r-z))<1e-9
Q('further-p2',260,'complex-numbers','en','',P('(a)',6,'complex','numerical roots',V('root 1','sqrt(3) + i','exact'),V('root 2','-1 + sqrt(3) i','exact'),V('root 3','-sqrt(3) - i','exact'),V('root 4','1 - sqrt(3) i','exact'),demands=['exact','form']),
P('(b)',2,'value','half product of diagonals',V('area','8','exact',.5*(2*abs(r[0]))**2)))
def ode(f,y0,xe):
    s=solve_ivp(f,(0,xe),y0,rtol=1e-10,atol=1e-12); return s.y[0,-1]
assert abs(ode(lambda t,u:[u[1],10*t+3-4*u[1]-5*u[0]],[1,1],1.3)-(exp(-2.6)*(2*cos(1.3)+3*sin(1.3))+1.6))<1e-7
Q('further-p2',261,'differential-equations','en','',P('',10,'equation','numerical solution of the initial value problem at x = 1.3',V('particular solution','y = e^(-2x)(2cos(x) + 3sin(x)) + 2x - 1','exact')))
assert abs(ode(lambda t,u:[u[1],5*exp(3*t)+u[1]+6*u[0]],[0,6],.9)-(1.9*exp(2.7)-exp(-1.8)))<1e-6
Q('further-p2',262,'differential-equations','zh','',P('(a)',3,'value','sympy substitution',V('k','1','exact',sp.solve(sp.simplify((((k*x*sp.exp(3*x)).diff(x,2)-(k*x*sp.exp(3*x)).diff(x)-6*k*x*sp.exp(3*x))*sp.exp(-3*x)))-5,k)[0])),
P('(b)',3,'equation','sympy substitution',V('通解','y = A e^(3x) + B e^(-2x) + x e^(3x)','exact',upTo='choice')),
P('(c)',4,'equation','numerical solution at x = 0.9',V('特解','y = e^(3x) - e^(-2x) + x e^(3x)','exact')))
g=(sp.sqrt(x**2+1)-2)/x**3; assert sp.simplify(x*g.diff(x)+3*g-1/(x*sp.sqrt(x**2+1)))==0 and g.subs(x,sp.sqrt(3))==0
Q('further-p2',263,'differential-equations','en','',P('',8,'equation','sympy substitution',V('solution','y = (sqrt(x^2+1) - 2)/x^3','exact'),demands=['form']))
U=lambda n:sum(sp.Rational(r,n)**3 for r in range(1,n+1))/n; L_=lambda n:sum(sp.Rational(r,n)**3 for r in range(0,n))/n
for n in(1,2,5,13): assert U(n)==sp.Rational((n+1)**2,4*n*n) and L_(n)==sp.Rational((n-1)**2,4*n*n)
n0=next(n for n in range(1,200) if U(n)-L_(n)<sp.Rational(1,100))
Q('further-p2',264,'integration-bounds','zh','',P('(1)',3,'show','exact sums for n = 1, 2, 5, 13',V('U_n','(n+1)^2/(4n^2)','exact')),
P('(2)',3,'expression','exact sums for n = 1, 2, 5, 13',V('L_n','(n-1)^2/(4n^2)','exact'),demands=['form']),
P('(3)',2,'value','enumeration',V('n','101','integer',n0)))

# ================= 9231 P3 Further Mechanics
ca,sa=.6,.8; yf=lambda X:X*sa/ca-5*(X/(25*ca))**2; r=[brentq(lambda X:yf(X)-15,0,30),brentq(lambda X:yf(X)-15,30,60)]
assert abs(yf(13)-(4*13/3-169/45))<1e-9
tt=r[1]/15
Q('further-p3',251,'projectiles','en','',P('(a)',3,'show','x and y from the time, checked at x = 13',V('trajectory','y = 4x/3 - x^2/45','exact')),
P('(b)',3,'value','numerical roots of y = 15',V('distance','30','exact',r[1]-r[0],'m')),
P('(c)',3,'value','velocity components at that time',V('angle below the horizontal','33.7','1dp',deg(atan(abs(20-10*tt)/15)),'degrees')))
hit=lambda a:20*tan(a)-5*(20/(20*cos(a)))**2-10
al=[brentq(hit,.1,1.0),brentq(hit,1.0,1.4)]
Q('further-p3',252,'projectiles','en','',P('(a)',5,'value','numerical roots of the height equation',V('smaller theta','45','exact',deg(al[0]),'degrees'),V('larger theta','71.6','1dp',deg(al[1]),'degrees')),
P('(b)',3,'value','x / (u cos theta)',V('difference in times','1.75','3sf',1/cos(al[1])-1/cos(al[0]),'s',['sqrt(10) - sqrt(2)'])))
# elastic string
en=lambda x:6*(.8+x)-24*x*x/1.6
vm=minimize_scalar(lambda x:-en(x),bounds=(0,.8),method='bounded'); xm=brentq(en,.3,3)
Q('further-p3',253,'hookes-law','zh','',P('(1)',2,'value','position of the energy maximum',V('伸长量','0.2','exact',round(vm.x,6),'m')),
P('(2)',4,'value','numerical maximum of kinetic energy',V('最大速度','4.24','3sf',sqrt(-vm.fun/.3),'m s^-1',['3*sqrt(2)'])),
P('(3)',3,'value','numerical root of the energy equation',V('最大伸长量','0.8','exact',xm,'m')),
P('(4)',2,'value','Newton second law',V('加速度','30','exact',(24*xm/.8-6)/.6,'m s^-2')))
KE=q(lambda x:45*x/1.5-8,0,1)
Q('further-p3',254,'hookes-law','en','',P('(a)',3,'value','Newton second law',V('initial acceleration','11','exact',(45/1.5-8)/2,'m s^-2')),
P('(b)',4,'value','numerical integration of the resultant force',V('speed','2.65','3sf',sqrt(KE),'m s^-1',['sqrt(7)'])),
P('(c)',2,'value','friction stops the particle',V('total distance','1.88','3sf',1+KE/8+1e-12,'m',['1.875'])))
T,vv=lin([[12/13,0],[5/13,-.3/.5]],[3,0])
Q('further-p3',255,'circular-motion','en','',P('(a)',2,'value','system in T and v^2',V('tension','3.25','exact',T,'N')),
P('(b)',3,'value','system in T and v^2',V('speed','1.44','3sf',sqrt(vv),'m s^-1')),
P('(c)',2,'value','2 pi r / v',V('time','2.18','3sf',2*pi*.5/sqrt(vv),'s')))
# a=g=1 units: string slack when T = v^2 - sin = 0
th=brentq(lambda s:(3.5-2*(1+sin(s)))-sin(s),0,1.5); v2=3.5-2*(1+sin(th))
s=np.linspace(0,2,400001); hmax=max(1+sin(th)+sqrt(v2)*cos(th)*s-.5*s*s)
Q('further-p3',256,'circular-motion','zh','',P('(a)',5,'show','numerical root of tension = 0 with a = g = 1',V('OP 与水平方向的夹角','30','exact',deg(th),'degrees')),
P('(b)',1,'expression','numerical, a = g = 1',V('速率','sqrt(g*a/2)','exact')),
P('(c)',4,'expression','numerical maximum of the projectile height, a = g = 1',V('高度','27a/16','exact')))
assert abs(v2-.5)<1e-9 and abs(hmax-27/16)<1e-6
vA,vB=lin([[1,2],[-1,1]],[.5,.25]); assert abs(vA)<1e-12
loss=1-((vA**2+.75)+2*vB**2)
Q('further-p3',257,'momentum','en','',P('(a)',5,'expression','2 x 2 system with u = 1',V('speed of B','u/4','exact'),W('direction of A','component of velocity of A along the line of centres is zero')),
P('(b)',1,'value','90 - 60',V('angle','30','exact',90-60,'degrees')),
P('(c)',3,'value','energies with u = 1',V('fraction lost','1/8','exact',loss)))
assert abs(vB-.25)<1e-12
pg=sp.Polygon((0,0),(8,0),(8,3),(4,6),(0,6)); c_=pg.centroid
Q('further-p3',258,'centre-of-mass','en','',P('(a)',4,'show','sympy polygon centroid',V('distance from AD','76a/21','exact')),
P('(b)',2,'expression','sympy polygon centroid',V('distance from AB','19a/7','exact')),
P('(c)',2,'value','atan of centroid coordinates',V('angle','36.9','1dp',deg(math.atan2(float(c_.y),float(c_.x))),'degrees')))
assert c_.x==sp.Rational(76,21) and c_.y==sp.Rational(19,7)
X=q(lambda v:v*.5/(.25*(v+4)),0,8); Tm=q(lambda v:.5/(.25*(v+4)),0,8)
Q('further-p3',259,'variable-force','zh','',P('(1)',5,'expression','numerical integration of dt/dv',V('v','v = 12e^(-t/2) - 4','exact'),V('停下所需时间','2.20','3sf',Tm,'s',['2*log(3)','2 ln 3'])),
P('(2)',5,'value','numerical integration of v dv / a',V('距离','7.21','3sf',X,'m',['16 - 8*log(3)','16 - 8 ln 3'])))
ss=solve_ivp(lambda t,v:[-.5*(v[0]+4)],(0,1),[8],rtol=1e-10); assert abs(ss.y[0,-1]-(12*exp(-.5)-4))<1e-6
Q('further-p3',260,'variable-force','en','',P('(a)',1,'show','Newton second law',V('differential equation','v dv/dx = 10 - 0.1v^2','exact')),
P('(b)',6,'expression','numerical solution at x = 3',V('v^2','100(1 - e^(-x/5))','exact'),V('limiting speed','10','exact',brentq(lambda v:10-.1*v*v,1,50),'m s^-1')),
P('(c)',4,'value','numerical integration of dv / a',V('time','0.549','3sf',q(lambda v:1/(10-.1*v*v),0,5),'s',['log(3)/2','1/2 ln 3'])))
ss=solve_ivp(lambda x,w:[2*(10-.1*w[0])],(0,3),[0],rtol=1e-10,atol=1e-12); assert abs(ss.y[0,-1]-100*(1-exp(-.6)))<1e-5

# ================= 9231 P4 Further Statistics
dat=np.array([12.4,11.8,13.1,12.9,11.5,12.2,13.4,12.0]); lo,hi=stats.t.interval(.95,7,dat.mean(),stats.sem(dat))
tp=stats.ttest_1samp(dat,11.8,alternative='greater')
Q('further-p4',251,'t-distribution','en','',P('(a)',2,'value','numpy',V('mean','12.4','3sf',dat.mean(),accept=['12.4125']),V('variance','0.444','3sf',dat.var(ddof=1))),
P('(b)',3,'set','scipy t.interval',V('confidence interval',f'{lo:.1f} < mu < {hi:.1f}','3sf')),
P('(c)',4,'value','scipy ttest_1samp',V('test statistic','2.60','3sf',tp.statistic),V('critical value','2.365','4sf',stats.t.ppf(.975,7)),W('conclusion','2.60 > 2.365, so reject H0 (μ = 11.8): there is sufficient evidence that μ is greater than 11.8')))
assert tp.pvalue<.025
rs=np.random.RandomState(1)
def samp(n,m,ss):
    z=rs.randn(n); z-=z.mean(); return m+z*sqrt(ss/(z@z))
tt=stats.ttest_ind(samp(8,27.5,30.4),samp(10,25.4,38.4),equal_var=True,alternative='greater')
Q('further-p4',252,'t-distribution','en','',P('(a)',2,'explain','conditions of the test',W('first assumption','The yields for both fertilisers are normally distributed'),W('second assumption','The population variances are equal')),
P('(b)',7,'value','scipy ttest_ind on samples built with these sums',V('pooled variance','4.3','exact',(38.4+30.4)/16),V('test statistic','2.13','3sf',tt.statistic,accept=['2.135','-2.13']),V('critical value','1.746','4sf',stats.t.ppf(.95,16)),W('conclusion','2.13 > 1.746, so reject H0: there is sufficient evidence that the mean yield with Y is greater')))
assert tt.pvalue<.05
ch=stats.chi2_contingency([[26,40,14],[24,62,34]],correction=False)
Q('further-p4',253,'chi-squared','zh','',P('(1)',1,'value','scipy chi2_contingency',V('期望频数','20','exact',ch.expected_freq[0,0])),
P('(2)',7,'value','scipy chi2_contingency',V('检验统计量','5.37','3sf',ch.statistic),V('临界值','5.991','4sf',stats.chi2.ppf(.95,2)),W('结论','5.37 < 5.991，不拒绝原假设：没有充分证据表明测试等级与学校有关')))
assert ch.pvalue>.05
pr=list(stats.poisson.pmf(range(5),2)); pr.append(1-sum(pr)); ch=stats.chisquare([14,36,45,32,12,11],[150*p for p in pr])
Q('further-p4',254,'chi-squared','en','',P('(a)',3,'value','scipy poisson',V('expected frequency for 2','40.60','2dp',150*pr[2]),V('expected frequency for 5 or more','7.90','2dp',150*pr[5]),demands=['rounded']),
P('(b)',6,'value','scipy chisquare',V('test statistic','5.24','3sf',ch.statistic),V('critical value','9.236','4sf',stats.chi2.ppf(.9,5)),W('conclusion','5.24 < 9.236, so do not reject H0: the data are consistent with Po(2), the claim is justified')))
assert ch.pvalue>.1
f=lambda t:t/8
Q('further-p4',255,'continuous-random-variables','en','',P('(a)',4,'expression','probabilities P(Y < y) by integration of f',V('pdf of Y','y^3/4 for 0 <= y <= 2, 0 otherwise','exact')),
P('(b)',2,'value','numerical root',V('median','1.68','3sf',brentq(lambda y:q(f,0,y*y)-.5,0,2),accept=['8^(1/4)'])),
P('(c)',4,'value','integration over f(x)',V('E(Y)','8/5','exact',q(lambda t:sqrt(t)*f(t),0,4)),V('Var(Y)','8/75','exact',q(lambda t:t*f(t),0,4)-q(lambda t:sqrt(t)*f(t),0,4)**2)))
for y_ in(.5,1,1.7): assert abs(q(f,0,y_*y_)-y_**4/16)<1e-9
k=1/(q(lambda t:t,0,2)+q(lambda t:(6-t)/2,2,6)); f=lambda t:k*t if t<=2 else k*(6-t)/2
I=lambda h:q(lambda t:h(t)*f(t),1e-13,2)+q(lambda t:h(t)*f(t),2,6)
Q('further-p4',256,'continuous-random-variables','zh','',P('(1)',2,'show','numerical integration',V('k','1/6','exact',k)),
P('(2)',3,'value','numerical root of the distribution function',V('中位数','2.54','3sf',brentq(lambda m:q(f,0,2)+q(f,2,m)-.5,2,6),accept=['6 - 2*sqrt(3)'])),
P('(3)',3,'value','numerical integration',V('E(X)','8/3','exact',I(lambda t:t))),
P('(4)',4,'value','numerical integration',V('E(1/X)','log(3)/2','exact',I(lambda t:1/t),accept=['1/2 ln 3']),demands=['exact']))
from fractions import Fraction as Fr; from itertools import combinations
pz={}
for a in(0,1):
  for b in(0,1):
    for cmb in combinations('rrrbb',2):
      pz[a+b+cmb.count('r')]=pz.get(a+b+cmb.count('r'),0)+(Fr(1,4) if a else Fr(3,4))*(Fr(2,3) if b else Fr(1,3))*Fr(1,10)
assert [pz[i]*120 for i in range(5)]==[3,25,53,33,6]
mz=sum(i*p for i,p in pz.items()); vz=sum(i*i*p for i,p in pz.items())-mz**2
Q('further-p4',257,'probability-generating-functions','en','',P('(a)',3,'expression','enumeration',V('G_X(t)','1/4 + 7t/12 + t^2/6','exact',accept=['(3 + t)(1 + 2t)/12'])),
P('(b)',3,'expression','enumeration with fractions',V('G_Z(t)','(3 + 25t + 53t^2 + 33t^3 + 6t^4)/120','exact'),demands=['form']),
P('(c)',5,'value','moments of the enumerated distribution',V('E(Z)','127/60','exact',mz,accept=['2.12']),V('Var(Z)','2771/3600','exact',vz,accept=['0.770'])),
P('(d)',1,'value','largest enumerated probability',V('most probable value','2','integer',max(pz,key=pz.get))))
px=lambda r:.75*.25**(r-1); t_=sp.symbols('t'); ser=sp.series(3*t_/(4-t_),t_,0,7).removeO()
for r in range(1,7): assert abs(float(ser.coeff(t_,r))-px(r))<1e-12
m1=sum(r*px(r) for r in range(1,80)); m2=sum(r*r*px(r) for r in range(1,80))
Q('further-p4',258,'probability-generating-functions','en','',P('(a)',1,'value','G(1) = 1',V('k','3','exact',1*(4-1))),
P('(b)',2,'value','series coefficients',V('P(X=3)','3/64','exact',px(3))),
P('(c)',5,'value','sums over the distribution',V('E(X)','4/3','exact',m1),V('Var(X)','4/9','exact',m2-m1**2)),
P('(d)',3,'value','convolution',V('G_Y(t)','9t^2/(4 - t)^2','exact'),V('P(Y=4)','27/256','exact',sum(px(i)*px(4-i) for i in(1,2,3)))))
dat=np.array([46.9,51.2,45.5,49.4,44.8,52.3,46.2,43.9,47.3,50.9]); dd=dat-50; rk=stats.rankdata(abs(dd)); Tp=rk[dd>0].sum(); assert len(set(np.round(abs(dd),6)))==10
cnt=np.zeros(56); cnt[0]=1
for i in range(1,11):
    c2=cnt.copy(); c2[i:]+=cnt[:-i]; cnt=c2
cum=np.cumsum(cnt)/1024; crit=max(i for i in range(56) if cum[i]<=.05)
Q('further-p4',259,'non-parametric-tests','zh','',P('(1)',7,'value','scipy ranks; critical value by enumerating the null distribution',V('检验统计量','9','integer',Tp),V('临界值','10','integer',crit),W('结论','9 < 10，拒绝原假设：有充分证据表明续航时间的中位数低于 50 小时')),
P('(2)',1,'explain','condition of the test',W('假设条件','续航时间的总体分布关于中位数对称')))
a_=[23.1,25.4,19.8,27.0,21.5]; b_=[26.2,28.9,24.7,30.3,29.5,27.8]; rk=stats.rankdata(a_+b_); RA=rk[:5].sum()
from collections import Counter
cn=Counter(sum(c) for c in combinations(range(1,12),5)); tot=sum(cn.values()); crit=max(w for w in range(15,40) if sum(v for k_,v in cn.items() if k_<=w)/tot<=.05)
Q('further-p4',260,'non-parametric-tests','en','',P('(a)',6,'value','scipy ranks; critical value by enumerating all 462 rank sets',V('test statistic','18','integer',min(RA,5*12-RA)),V('critical value','20','integer',crit),W('conclusion','18 < 20, so reject H0: there is sufficient evidence that trout in river A tend to be shorter')),
P('(b)',1,'explain','condition of the t-test',W('reason','The lengths may not be normally distributed (the distributions are unknown)',['The population variances may not be equal'])))
for t in(.3,1.1,2.): # identities of further-p2-202, 209; further-p1-208; further-p3-202
    assert abs(1/math.cosh(t)**2-1+math.tanh(t)**2)<1e-12
    assert abs(cos(5*t)-16*cos(t)**5+20*cos(t)**3-5*cos(t))<1e-12
for t in(.3,.9,1.4):
    R2=3*sin(2*t); X2,Y2=sqrt(R2)*cos(t),sqrt(R2)*sin(t); assert abs((X2*X2+Y2*Y2)**2-6*X2*Y2)<1e-12
    assert abs((sqrt(R2)*0+20*tan(t)-5/cos(t)**2-10)+5*(tan(t)**2-4*tan(t)+3))<1e-9
seen = set()
compare(OUT, seen)
finish(seen)
