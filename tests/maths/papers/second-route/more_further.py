"""Further mathematics, the questions from 201."""
import itertools, math
import numpy as np, sympy as sp
from sympy import *
from scipy import stats, integrate, optimize
from keys import compare, finish
seen = set()
QS=[]
def V(of,value,figures='exact',**k): return dict(of=of,value=value,figures=figures,**k)
def W(of,words): return dict(of=of,words=words)
def P(label,marks,asks,answers,route,demands=None):
    d=dict(label=label,marks=marks,asks=asks,answers=answers if isinstance(answers,list) else [answers])
    if demands: d['demands']=demands
    d['route']=route
    return d
def Q(n, *parts): QS.append((f'further-{n}', list(parts)))
def near(a,b,e=1e-6): assert abs(complex(a)-complex(b))<e,(a,b)
def quad(f,a,b): return integrate.quad(f,a,b)[0]
x,y,t,k,n,th=symbols('x y t k n theta')
F=Rational

r=np.roots([1,2,-3,5]); near(sum(r**2),10); near(sum(r**6),1405,1e-4)
near(sum(np.abs(np.polyval([1,-10,-11,-25],r**2))),0,1e-6)
Q('p1-201',
P('(a)',2,'value',V('α²+β²+γ²','10','integer'),'numerical roots, squares summed'),
P('(b)',3,'equation',V('cubic equation with roots α², β², γ²','x^3 - 10x^2 - 11x - 25 = 0'),'squares of numerical roots put into the cubic'),
P('(c)',3,'value',V('α⁶+β⁶+γ⁶','1405','integer'),'numerical roots, sixth powers summed'))

r=np.roots([1,0,3,2,-6]); near(sum(1/r),1/3); near(sum(r**2),-6); near(sum(r**4),42); near(sum(r**5),30); near(sum(r**3),-6)
Q('p1-202',
P('(a)',3,'value',[V('α+β+γ+δ','0','integer'),V('sum of reciprocals','1/3')],'numerical roots'),
P('(b)',3,'value',[V('sum of squares','-6','integer'),W('why not all real','The sum of squares of real numbers cannot be negative')],'numerical roots'),
P('(c)',4,'value',[V('sum of cubes','-6','integer'),V('sum of fifth powers','30','integer')],'numerical roots'))

f=lambda s:(s*s+s+9)/(s+1)
e=(x**2+x+9)/(x+1); assert set(solve(diff(e,x)))=={2,-4} and e.subs(x,2)==5 and e.subs(x,-4)==-7
assert limit(e-x,x,oo)==0
for kv in np.linspace(-12,12,49):
    rt=np.roots([1,1-kv,9-kv]); real=abs(rt[0].imag)<1e-6
    assert real==(not(-7<kv<5)),kv
Q('p1-203',
P('(a)',3,'equation',[V('vertical asymptote','x = -1'),V('oblique asymptote','y = x')],'limit of y − x'),
P('(b)',4,'coordinates',[V('minimum point','(2, 5)'),V('maximum point','(-4, -7)')],'sympy derivative'),
P('(c)',3,'sketch',W('sketch','Two branches with asymptotes x = -1 and y = x; the right-hand branch has minimum (2, 5) and meets the y-axis at (0, 9); the left-hand branch has maximum (-4, -7); the curve does not meet the x-axis'),'values of y'),
P('(d)',2,'set',V('values of k','-7 < k < 5'),'numerical roots for many k'))

e=(x**2-4)/(x**2-2*x-3)
assert len(real_roots(numer(together(diff(e,x)))))==0 and solve(e-1)==[F(1,2)] and limit(e,x,oo)==1
a1,a2=(1-15**.5)/2,(1+15**.5)/2
for s in np.linspace(-6,6,1001):
    if min(abs(s-c) for c in(-1,3,.5,a1,a2))<1e-3: continue
    assert (abs((s*s-4)/(s*s-2*s-3))<1)==(s<a1 or .5<s<a2)
Q('p1-204',
P('(a)',2,'equation',[V('竖直渐近线','x = -1'),V('竖直渐近线','x = 3'),V('水平渐近线','y = 1')],'分母的零点与无穷远处的极限'),
P('(b)',3,'prove',W('证明','y 的导数的分子为 -2x²+2x-8，其判别式 4-64<0，故导数恒不为零，没有驻点'),'sympy 求导，分子无实根'),
P('(c)',4,'sketch',W('草图','三支曲线，渐近线 x=-1、x=3、y=1；与坐标轴交于 (-2,0)、(2,0)、(0,4/3)；与 y=1 交于 (1/2,1)；各支均递减'),'逐点计算'),
P('(d)',4,'set',V('解集','x < (1 - sqrt(15))/2 or 1/2 < x < (1 + sqrt(15))/2'),'数值逐点检验',['exact']))

for N in range(1,9):
    assert sum(i*(i+1)*(2*i-1) for i in range(1,N+1))==F(N*(N+1)*(N+2)*(3*N-1),6)
    assert sum(F(1,i*(i+2)) for i in range(1,N+1))==F(3,4)-F(1,2)*(F(1,N+1)+F(1,N+2))
    near(summation(1/(k*(k+2)),(k,N+1,oo)),F(2*N+3,2*(N+1)*(N+2)))
Q('p1-205',
P('(a)',4,'show',V('和式','n(n+1)(n+2)(3n-1)/6'),'n=1 至 8 逐项相加'),
P('(b)',4,'expression',[V('部分分式','1/(2r) - 1/(2(r+2))'),V('前 n 项和','3/4 - 1/(2(n+1)) - 1/(2(n+2))')],'n=1 至 8 逐项相加'),
P('(c)',2,'expression',V('从 n+1 起的无穷和','(2n+3)/(2(n+1)(n+2))'),'sympy 无穷求和',['form']))

S=lambda N:sum(F(1,(3*i-2)*(3*i+1)) for i in range(1,N+1))
for N in range(1,8):
    assert S(N)==F(N,3*N+1) and S(N*N)-S(N)==F(N*(N-1),(3*N*N+1)*(3*N+1))
assert limit(n*n*(n-1)/((3*n**2+1)*(3*n+1)),n,oo)==F(1,9)
Q('p1-206',
P('(a)',4,'show',V('sum to n terms','n/(3n+1)'),'partial sums added as fractions'),
P('(b)',1,'value',V('sum to infinity','1/3'),'limit'),
P('(c)',4,'expression',[V('S_n','n(n-1)/((3n^2+1)(3n+1))'),V('limit of nS_n','1/9')],'fractions added for n up to 7; sympy limit',['form']))

M=Matrix([[4,2],[0,1]]); assert Matrix([[1,2],[0,1]])*Matrix([[4,0],[0,1]])==M and M.inv()==Matrix([[F(1,4),-F(1,2)],[0,1]]) and M.det()*5==20
assert M*Matrix([2,-3])==1*Matrix([2,-3]) and M*Matrix([1,0])==4*Matrix([1,0])
Q('p1-207',
P('(1)',4,'describe',W('两个变换','先作沿 x 轴方向、比例因子为 4 的伸缩（y 轴不动），再作 x 轴不动、把 (0,1) 变到 (2,1) 的切变'),'矩阵的列'),
P('(2)',2,'matrix',V('M 的逆矩阵','[[1/4, -1/2], [0, 1]]'),'sympy 求逆'),
P('(3)',2,'value',V('像的面积','20','integer',unit='cm^2'),'行列式乘面积'),
P('(4)',4,'equation',[V('不变直线','y = 0'),V('不变直线','y = -3x/2')],'特征向量'))

A=Matrix([[2,k,1],[1,0,-1],[2,1,k]]); assert set(solve(A.det()))=={1,-3}
A0=A.subs(k,0); assert A0.inv()==Matrix([[1,1,0],[-2,-2,3],[1,-2,0]])/3
B=Matrix([[1,0],[0,1],[1,-1]]);C=Matrix([[1,0,0],[0,1,1]]); assert C*A0*B==Matrix([[3,-1],[2,2]]) and all(not v.is_real for v in (C*A0*B).eigenvals())
Q('p1-208',
P('(a)',3,'value',[V('k','1','integer'),V('k','-3','integer')],'sympy determinant'),
P('(b)',3,'matrix',V('inverse of A','[[1/3, 1/3, 0], [-2/3, -2/3, 1], [1/3, -2/3, 0]]'),'sympy inverse'),
P('(c)',3,'matrix',V('CAB','[[3, -1], [2, 2]]'),'sympy product'),
P('(d)',4,'prove',W('proof','(below)'),'complex eigenvalues'))
QS[-1][1][-1]['answers'][0]['words']='The line y = mx is invariant only if 2 + 2m = m(3 - m), so m² - m + 2 = 0, whose discriminant is -7 < 0, so there is no real m; and x = 0 is not invariant since (0, 1) maps to (-1, 2)'

rr=lambda s:6*math.cos(s)**2*math.sin(s)
near(quad(lambda s:rr(s)**2/2,0,math.pi/2),9*math.pi/16)
o=optimize.minimize_scalar(lambda s:-rr(s),bounds=(0,1.57),method='bounded'); near(-o.fun,4/3**.5)
o=optimize.minimize_scalar(lambda s:-rr(s)*math.sin(s),bounds=(0,1.57),method='bounded',options=dict(xatol=1e-10)); near(o.x,math.pi/4,1e-5); near(rr(o.x),3/2**.5,1e-4)
Q('p1-209',
P('(a)',2,'show',V('polar equation','r = 6cos^2(theta)sin(theta)'),'substitution of x = r cos θ, y = r sin θ'),
P('(b)',5,'value',[W('sketch','A single loop in the first quadrant starting and ending at the pole, tangential to the initial line at the pole'),V('greatest distance from the pole','4*sqrt(3)/3')],'numerical maximum',['exact']),
P('(c)',4,'value',V('area','9*pi/16'),'numerical integration',['exact']),
P('(d)',4,'coordinates',V('point furthest from the initial line (r, θ)','(3*sqrt(2)/2, pi/4)'),'numerical maximum of r sin θ'))

near(2*quad(lambda s:.5*min(4,3+2*math.cos(s))**2,0,math.pi/3)+2*quad(lambda s:.5*min(4,3+2*math.cos(s))**2,math.pi/3,math.pi),38*math.pi/3-13*3**.5/2)
near(3+2*math.cos(math.pi/3),4)
Q('p1-210',
P('(a)',3,'sketch',W('草图','C₂ 是以极点为圆心、半径为 4 的圆；C₁ 是关于极轴对称的封闭曲线，与极轴交于 r=5，与反方向交于 r=1，两曲线在 θ=±π/3 处相交'),'逐点计算'),
P('(b)',2,'coordinates',[V('交点','(4, pi/3)'),V('交点','(4, -pi/3)')],'代入检验'),
P('(c)',6,'value',V('公共区域面积','38*pi/3 - 13*sqrt(3)/2'),'数值积分',['exact']))

a,b=np.array([1,2,-1.]),np.array([1,1,2.]);c,d=np.array([4,0,3.]),np.array([2,-1,1.])
o=optimize.minimize(lambda s:sum((a+s[0]*b-c-s[1]*d)**2),[0,0]); near(o.fun**.5,3**.5,1e-5)
nn=np.array([1,1,-1.]); near(nn@a,4); near(nn@b,0); near(nn@d,0)
ang=math.degrees(math.acos(nn@np.array([2,3,-1.])/3**.5/14**.5)); assert round(ang,1)==22.2
Q('p1-211',
P('(a)',5,'value',V('shortest distance','sqrt(3)'),'distance minimised numerically'),
P('(b)',2,'equation',V('plane Π₁','x + y - z = 4'),'point and both directions put into the normal form',['form']),
P('(c)',3,'value',V('acute angle between the planes','22.2','1dp',unit='degrees'),'scalar product of normals, numerically'))

A_,B_,C_,D_=map(lambda v:np.array(v,float),[(1,0,2),(3,1,1),(0,2,3),(4,1,6)])
nn=np.array([3,-1,5.])
for p_ in(A_,B_,C_): near(nn@p_,13)
o=optimize.minimize(lambda s:sum((A_+s[0]*(B_-A_)+s[1]*(C_-A_)-D_)**2),[0,0],tol=1e-12); near(o.fun**.5,4*35**.5/5,1e-5)
ft=A_+o.x[0]*(B_-A_)+o.x[1]*(C_-A_); assert np.allclose(ft,[1.6,1.8,2],atol=1e-4)
ang=math.degrees(math.asin(o.fun**.5/np.linalg.norm(D_-A_))); assert f'{ang:.1f}'=='68.2'
Q('p1-212',
P('(a)',4,'equation',V('plane ABC','3x - y + 5z = 13'),'the three points put in'),
P('(b)',5,'vector',[V('foot of the perpendicular','8/5 i + 9/5 j + 2 k'),V('perpendicular distance','4*sqrt(35)/5')],'distance to a general point of the plane minimised',['exact']),
P('(c)',3,'value',V('angle between AD and the plane','68.2','1dp',unit='degrees'),'distance over length of AD, arcsine'))

assert all((7**(2*i)-48*i-1)%2304==0 for i in range(1,60))
Q('p1-213',
P('',6,'prove',W('proof','For n = 1 the value is 0, divisible by 2304. If 7^(2k) = 2304m + 48k + 1, then 7^(2k+2) - 48(k+1) - 1 = 49(2304m + 48k + 1) - 48k - 49 = 2304(49m + k), so true for n = k + 1; hence true for all positive integers n by induction'),'checked for n up to 59'))

g=x*exp(-x)
for i in range(1,9): assert simplify(diff(g,x,i)-(-1)**i*(x-i)*exp(-x))==0
assert diff(g,x,8).subs(x,2)==-6*exp(-2)
Q('p1-214',
P('(a)',6,'prove',W('证明','n=1 时导数为 (1-x)e^{-x}，成立；设 n=k 成立，再求导得 (-1)^k[e^{-x}-(x-k)e^{-x}]=(-1)^{k+1}(x-(k+1))e^{-x}，故 n=k+1 成立；由归纳法对一切正整数 n 成立'),'sympy 求导至 8 阶'),
P('(b)',1,'value',V('八阶导数在 x=2 处的值','-6e^(-2)'),'sympy 求八阶导数',['exact']))

for N in range(1,10):
    T=lambda N:sum(i*2**(i-1) for i in range(1,N+1))
    assert T(N)==(N-1)*2**N+1 and T(2*N)-T(N)==(2*N-1)*4**N-(N-1)*2**N
Q('p1-215',
P('(a)',5,'prove',W('proof','True for n = 1 as both sides are 1. If true for n = k, adding (k+1)2^k gives (k-1)2^k + 1 + (k+1)2^k = k·2^(k+1) + 1, so true for n = k + 1; hence true for all positive integers'),'sums for n up to 9'),
P('(b)',2,'expression',V('sum from n+1 to 2n','(2n-1)4^n - (n-1)2^n'),'sums for n up to 9'))

rt=[1,-2,3]; assert sum(rt)==2 and sum(i*i for i in rt)==14 and sum(i**3 for i in rt)==20
assert expand((x-1)*(x+2)*(x-3))==x**3-2*x**2-5*x+6 and expand((x+2)*(x+6)*(x-3))==x**3+5*x**2-12*x-36
Q('p1-216',
P('(a)',5,'value',[V('p','-2','integer'),V('q','-5','integer'),V('r','6','integer')],'由根 1, -2, 3 反算幂和'),
P('(b)',2,'value',[V('根','1','integer'),V('根','-2','integer'),V('根','3','integer')],'代入幂和检验'),
P('(c)',3,'equation',V('以 αβ、βγ、γα 为根的方程','x^3 + 5x^2 - 12x - 36 = 0'),'由根的乘积 -2, -6, 3 展开',['form']))

for s in(math.log(2+5**.5),math.log((29**.5-5)/2)): near(math.cosh(2*s)+math.sinh(s),11)
Q('p2-201',
P('(a)',3,'show',V('identity','cosh 2x = 2 sinh^2 x + 1'),'exponential definitions'),
P('(b)',5,'value',[V('x','ln(2 + sqrt(5))'),V('x','ln((sqrt(29) - 5)/2)')],'numerical substitution',['form']))

s=-.5*math.log(5); near(3/math.cosh(s)**2+4*math.tanh(s)+1,0)
assert sum(1 for a,b in itertools.pairwise(np.linspace(-20,20,4002)) if (3/math.cosh(a)**2+4*math.tanh(a)+1)*(3/math.cosh(b)**2+4*math.tanh(b)+1)<0)==1
near(quad(lambda s:math.atanh(s),0,.5),.75*math.log(3)-math.log(2))
Q('p2-202',
P('(a)',3,'show',V('artanh x','1/2 ln((1+x)/(1-x))'),'exponential definition'),
P('(b)',4,'value',V('x','-1/2*ln(5)'),'numerical substitution and sign changes',['form']),
P('(c)',4,'value',V('integral','3/4*ln(3) - ln(2)'),'numerical integration',['exact']))

A=Matrix([[2,1,-1],[0,-1,3],[0,0,5]]);Pm=Matrix([[1,1,-1],[0,-3,3],[0,0,6]])
assert A*Pm==Pm*Matrix([[2,0,0],[0,-1,0],[0,0,5]])
I3=eye(3); assert (A+2*I3)**3==Pm*Matrix([[64,0,0],[0,1,0],[0,0,343]])*Pm.inv()
Q('p2-203',
P('(a)',6,'vector',[V('特征值','2','integer'),V('特征值','-1','integer'),V('特征值','5','integer'),V('特征值 2 的特征向量','(1, 0, 0)',upTo='factor'),V('特征值 -1 的特征向量','(1, -3, 0)',upTo='factor'),V('特征值 5 的特征向量','(-1, 3, 6)',upTo='factor')],'矩阵乘法检验 AP=PD'),
P('(b)',3,'matrix',[V('P','[[1, 1, -1], [0, -3, 3], [0, 0, 6]]',upTo='choice'),V('D','[[64, 0, 0], [0, 1, 0], [0, 0, 343]]',upTo='choice')],'矩阵乘法检验'))

A=Matrix([[1,2,0],[0,3,1],[1,0,2]]); assert A.charpoly(x).as_expr()==x**3-6*x**2+11*x-8
assert A.inv()==Matrix([[6,-4,2],[1,2,-1],[-3,2,3]])/8 and A**4==25*A**2-58*A+48*I3
Q('p2-204',
P('(a)',3,'show',V('characteristic equation','lambda^3 - 6lambda^2 + 11lambda - 8 = 0'),'sympy charpoly'),
P('(b)',4,'matrix',V('inverse of A','[[3/4, -1/2, 1/4], [1/8, 1/4, -1/8], [-3/8, 1/4, 3/8]]'),'sympy inverse'),
P('(c)',3,'value',[V('p','25','integer'),V('q','-58','integer'),V('r','48','integer')],'fourth power computed directly'))

a_=symbols('a_'); assert solve(Matrix([[1,-2,1],[2,1,-3],[4,-3,a_]]).det())==[-1]
assert Matrix([[1,-2,1],[2,1,-3],[4,-3,-1]])*Matrix([3+t,1+t,t])-Matrix([1,7,9])==zeros(3,1) or simplify(Matrix([[1,-2,1],[2,1,-3],[4,-3,-1]])*Matrix([3+t,1+t,t])-Matrix([1,7,9]))==zeros(3,1)
Q('p2-205',
P('(a)',3,'value',V('a','-1','integer'),'sympy determinant'),
P('(b)',4,'expression',V('general solution (x, y, z)','(3 + t, 1 + t, t)',upTo='choice'),'put back into the three equations'),
P('(c)',3,'explain',W('inconsistent; geometry','Twice the first equation plus the second gives 4x - 3y - z = 9, which contradicts 4x - 3y - z = 5; no two planes are parallel, so the three planes form a triangular prism'),'row combination'))

Iq=lambda m:quad(lambda s:1/math.cos(s)**m,0,math.pi/4)
for m in range(2,9): near((m-1)*Iq(m),2**((m-2)/2)+(m-2)*Iq(m-2))
near(Iq(6),28/15)
Q('p2-206',
P('(a)',5,'show',V('递推公式','(n-1) I_n = (sqrt(2))^(n-2) + (n-2) I_(n-2)'),'n=2 至 8 数值积分检验'),
P('(b)',4,'value',V('体积','28*pi/15'),'数值积分',['exact']))

sp_=lambda s:math.hypot(math.exp(s)-1,2*math.exp(s/2))
near(quad(sp_,0,2),math.e**2+1); near(quad(lambda s:2*math.pi*4*math.exp(s/2)*sp_(s),0,2),16*math.pi/3*(math.e**3+3*math.e-4),1e-5)
Q('p2-207',
P('(a)',5,'value',V('arc length','e^2 + 1'),'numerical integration',['exact']),
P('(b)',5,'show',V('surface area','16/3*pi*(e^3 + 3e - 4)'),'numerical integration'))

dsf=lambda s:math.sqrt(1+(s/2-1/(2*s))**2)
near(quad(dsf,1,2),.75+.5*math.log(2)); near(quad(lambda s:2*math.pi*s*dsf(s),1,2),10*math.pi/3)
Q('p2-208',
P('(i)',3,'show',V('1 + (dy/dx)²','((x^2+1)/(2x))^2'),'numerical check through the arc length'),
P('(ii)',3,'value',V('length of AB','3/4 + ln(2)/2'),'numerical integration',['exact']),
P('(iii)',4,'value',V('surface area','10*pi/3'),'numerical integration',['exact']))

for s in(.3,1.1,2.): near(math.cos(5*s),16*math.cos(s)**5-20*math.cos(s)**3+5*math.cos(s))
assert np.allclose(sorted(np.roots([16,0,-20,0,5]).real),sorted(math.cos(q*math.pi/10) for q in(1,3,7,9)))
near(math.cos(math.pi/10)**2,(5+5**.5)/8)
Q('p2-209',
P('(a)',4,'show',V('cos5θ 的表达式','16cos^5(theta) - 20cos^3(theta) + 5cos(theta)'),'数值代入'),
P('(b)',4,'value',[V('根','cos(pi/10)'),V('根','cos(3*pi/10)'),V('根','cos(7*pi/10)'),V('根','cos(9*pi/10)')],'多项式数值求根',['form']),
P('(c)',3,'value',[V('cos²(π/10)','(5 + sqrt(5))/8'),W('理由','x² 的两个值为 (5±√5)/8；因 cos(π/10)>cos(3π/10)>0，cos²(π/10) 取较大者')],'数值计算',['exact']))

w=-8+8*3**.5*1j; z4=[3**.5+1j,-1+3**.5*1j,-3**.5-1j,1-3**.5*1j]
for z_ in z4: near(z_**4,w)
near(sum(z_**8 for z_ in z4),-512-512*3**.5*1j)
Q('p2-210',
P('(a)',6,'complex',[V('root','sqrt(3) + i'),V('root','-1 + sqrt(3)*i'),V('root','-sqrt(3) - i'),V('root','1 - sqrt(3)*i')],'numerical fourth powers',['exact','form']),
P('(b)',2,'sketch',[W('Argand diagram','Four points on the circle of radius 2 centred at the origin, equally spaced, with arguments π/6, 2π/3, -5π/6, -π/3'),V('area of the square','8','integer')],'diagonal 4, area half its square'),
P('(c)',2,'complex',V('sum of eighth powers','-512 - 512*sqrt(3)*i'),'numerical powers',['exact']))

Y=exp(-2*x)*(cos(x)+sin(x))+x**2+2*x+3
assert simplify(diff(Y,x,2)+4*diff(Y,x)+5*Y-(5*x**2+18*x+25))==0 and Y.subs(x,0)==4 and diff(Y,x).subs(x,0)==1
Q('p2-211',
P('',10,'expression',V('y','e^(-2x)(cos x + sin x) + x^2 + 2x + 3'),'put back into the equation and both conditions with sympy'))

sol=integrate.solve_ivp(lambda s,u:[1-u[0]/math.sqrt(s*s+1)],[0,.75],[3],rtol=1e-10,atol=1e-12); near(sol.y[0][-1],15/8+math.log(2)/4,1e-7)
Yf=(x**2/2+x*sqrt(x**2+1)/2+asinh(x)/2+3)/(x+sqrt(x**2+1)); near(Yf.subs(x,.75),15/8+math.log(2)/4)
near(quad(lambda s:math.sqrt(s*s+1),0,1.3),.5*1.3*math.sqrt(2.69)+.5*math.asinh(1.3))
Q('p2-212',
P('(a)',4,'show',V('不定积分','x*sqrt(x^2+1)/2 + arsinh(x)/2 + c'),'数值积分'),
P('(b)',2,'show',V('积分因子','x + sqrt(x^2+1)'),'e^{arsinh x} 化简'),
P('(c)',5,'value',V('y','15/8 + ln(2)/4'),'数值解微分方程',['form']))

for N in(2,5,20,100): assert N*math.log(N)-N+1<math.lgamma(N+1)<(N+1)*math.log(N)-N+1
assert abs(math.lgamma(1e12+1)/(1e12*math.log(1e12))-1)<.05
Q('p2-213',
P('(a)',5,'show',V('下界','ln(N!) > N ln N - N + 1'),'N=2,5,20,100 数值检验'),
P('(b)',3,'expression',V('ln(N!) 的上界','(N+1) ln N - N + 1'),'N=2,5,20,100 数值检验'),
P('(c)',2,'value',V('极限','1','integer'),'取 N=10^12 数值估计'))

f1=log(1+sinh(x)); assert simplify((diff(f1,x,2)-(sinh(x)-1)/(1+sinh(x))**2).rewrite(exp))==0
assert series(f1,x,0,4).removeO()-(x-x**2/2+x**3/2)==0
near(F(1,50)-F(8,6000)+F(16,80000),.0188667,1e-6)
Q('p2-214',
P('(a)',3,'show',V('second derivative','(sinh x - 1)/(1 + sinh x)^2'),'sympy derivative'),
P('(b)',5,'expression',V('series','x - x^2/2 + x^3/2'),'sympy series'),
P('(c)',2,'value',V('approximate integral','0.0189','3sf'),'cubic integrated with fractions',['rounded']))

for s in(.4,1.3,2.7):
    z_=sum((np.exp(1j*s)/3)**q for q in range(80)); near(z_,3*(3-math.cos(s))/(10-6*math.cos(s))+1j*3*math.sin(s)/(10-6*math.cos(s)))
near(sum(math.sin(q*math.pi/3)/3**q for q in range(1,80)),3*3**.5/14)
Q('p2-215',
P('(1)',3,'show',V('C+iS','3/(3 - e^(i*theta))'),'部分和数值检验'),
P('(2)',4,'expression',[V('C','3(3 - cos(theta))/(10 - 6cos(theta))'),V('S','3sin(theta)/(10 - 6cos(theta))')],'部分和数值检验'),
P('(3)',2,'value',V('和','3*sqrt(3)/14'),'部分和数值检验',['exact']))

Y=(2+3*log(x))/x**2+log(x)+1
assert simplify(x**2*diff(Y,x,2)+5*x*diff(Y,x)+4*Y-4*log(x)-8)==0 and Y.subs(x,1)==3 and diff(Y,x).subs(x,1)==0
Q('p2-216',
P('(a)',4,'show',V('transformed equation','y\'\' + 4y\' + 4y = 4t + 8'),'chain rule'),
P('(b)',8,'expression',V('y','(2 + 3 ln x)/x^2 + ln x + 1'),'put back into the original equation with sympy'))

traj=lambda u,T,X:X*T-10*X*X*(1+T*T)/(2*u*u)
near(traj(30,1,60),20); near(traj(30,2,60),20); rg=lambda u,T:optimize.brentq(lambda X:traj(u,T,X),1,1e3); near(rg(30,1)-rg(30,2),18)
Q('p3-201',
P('(a)',3,'show',V('trajectory','y = x tan(alpha) - g x^2 (1 + tan^2(alpha))/(2u^2)'),'elimination of t'),
P('(b)',3,'value',[V('tan α','1','integer'),V('tan α','2','integer')],'both put into the trajectory'),
P('(c)',3,'value',V('difference of ranges','18','integer',unit='m'),'roots of the trajectory found numerically'))

vx,vy=14.4,19.2; near(vx*vx+vy*(vy-30),0); near(math.hypot(vx,vy-30),18); near(math.hypot(vx*3,vy*3-45),45); near(math.degrees(math.atan2(10.8,14.4)),36.8699,1e-3)
near(math.hypot(vx,vy),24)
Q('p3-202',
P('(a)',4,'value',V('T','3','integer',unit='s'),'两速度数量积为零'),
P('(b)',2,'value',V('A 点的速率','18','integer',unit='m s^-1'),'速度分量的模'),
P('(c)',3,'value',V('OA','45','integer',unit='m'),'位移分量的模'))

tn=F(11,4); N=symbols('N')
assert solve(N*6*tn-3-2*4)==[F(2,3)] and F(2,3)/3==F(2,9) and solve(N*6*tn-3-2*6)[0]/3==F(10,33)
Q('p3-203',
P('(a)',3,'show',V('reaction at B','2W/3'),'moments about A in fractions'),
P('(b)',2,'value',V('μ','2/9'),'ratio of forces at A'),
P('(c)',3,'value',V('least coefficient of friction','10/33'),'moments about A in fractions'))

cm=lambda kk:(quad(lambda h:h,0,4)-quad(lambda h:h*((h-(4-kk))/kk)**2,4-kk,4))/(4-kk/3)
for kk in(1,2,3,3.5): near(cm(kk),(kk*kk-16*kk+96)/(4*(12-kk)))
near(cm(3),19/12); assert f'{math.degrees(math.atan(12/19)):.1f}'=='32.3'
Q('p3-204',
P('(a)',4,'show',V('distance of centre of mass','(k^2 - 16k + 96)a/(4(12 - k))'),'discs integrated numerically for four values of k'),
P('(b)',3,'value',V('θ','32.3','1dp',unit='degrees'),'arctangent of a over the height'))

# energy by simulation-free check, a=g=1
u2=3.5; c_=optimize.brentq(lambda c:u2-2*(1+c)-c,-1,1); near(c_,.5); near(.5+ .5*(1-.25)/2,11/16); near(u2-2*(1.5),.5)
Q('p3-205',
P('(a)',4,'value',V('cos θ','1/2'),'root of the tension as a function of cos θ'),
P('(b)',1,'expression',V('speed','sqrt(a*g/2)'),'energy'),
P('(c)',4,'expression',V('greatest height above O','11a/16'),'height plus vertical component squared over 2g'))

w2=symbols('w2'); T1,T2=symbols('T1 T2')
s_=solve([F(3,5)*T1+F(4,5)*T2-F(12,5)*w2,F(4,5)*T1-F(3,5)*T2-1],[T1,T2])
assert simplify(s_[T2]-(F(48,25)*w2-F(3,5)))==0 and solve(s_[T2])==[F(5,16)]
wv=solve(2*s_[T1]-2*s_[T2])[0]
assert solve(s_[T1]-2*s_[T2])==[F(5,6)]
Q('p3-206',
P('(a)',5,'show',V('BP 中的张力','3m(16a*omega^2 - 5g)/25'),'sympy 解两个方向的方程'),
P('(b)',2,'expression',V('ω² 的最小值','5g/(16a)'),'张力为零'),
P('(c)',4,'expression',V('ω','sqrt(5g/(6a))'),'sympy 解方程'))

sim=integrate.solve_ivp(lambda s,u:[u[1],1-4*max(u[0]-1,0)],[0,4],[0,0],rtol=1e-10,atol=1e-12,max_step=.01); near(max(sim.y[0]),2,1e-4); near(max(sim.y[1]),1.5,1e-4)
Q('p3-207',
P('(a)',4,'expression',V('distance below O','2a'),'equation of motion integrated numerically'),
P('(b)',2,'expression',[V('magnitude of acceleration','3g'),W('direction','Vertically upwards')],'tension 4mg less weight'),
P('(c)',4,'expression',V('greatest speed','3/2*sqrt(a*g)'),'equation of motion integrated numerically'))

acc=lambda X:(-(20*max(X-.8,0)/.8)+2)/.5
ev=lambda s,u:u[1]; ev.terminal=True; ev.direction=1
sim=integrate.solve_ivp(lambda s,u:[u[1],acc(u[0])],[0,4],[1.2,-1e-9],rtol=1e-10,atol=1e-12,max_step=.002,events=ev)
near(1.2-sim.y[0][-1],1,1e-3); assert f'{-min(sim.y[1]):.2f}'=='2.26'
j=np.argmin(abs(sim.y[0]-.8)); assert f'{-sim.y[1][j]:.2f}'=='2.19'
Q('p3-208',
P('(a)',4,'value',V('speed when the string becomes slack','2.19','3sf',unit='m s^-1'),'motion integrated numerically'),
P('(b)',4,'value',V('greatest speed','2.26','3sf',unit='m s^-1'),'motion integrated numerically'),
P('(c)',2,'value',V('OP','0.2','exact',unit='m'),'motion integrated numerically'))

ev2=lambda s,u:u[1]; ev2.terminal=True
sim=integrate.solve_ivp(lambda s,u:[u[1],-.1*(u[1]**2+16)],[0,9],[0,8.],rtol=1e-10,atol=1e-12,events=ev2); near(sim.t_events[0][0],2.5*math.atan(2),1e-6); near(sim.y_events[0][0][0],5*math.log(5),1e-6)
assert f'{2.5*math.atan(2):.2f}'=='2.77'
Q('p3-209',
P('(a)',6,'expression',V('v²','80e^(-x/5) - 16'),'数值解运动方程'),
P('(b)',2,'value',V('路程','5*ln(5)',unit='m'),'数值解运动方程',['exact']),
P('(c)',4,'value',V('时间','2.77','3sf',unit='s'),'数值解运动方程',['rounded']))

ev3=lambda s,u:u[1]-4; ev3.terminal=True
sim=integrate.solve_ivp(lambda s,u:[u[1],10-2*u[1]],[0,9],[0,0.],rtol=1e-10,atol=1e-12,events=ev3); near(sim.y_events[0][0][0],2.5*math.log(5)-2,1e-6); assert f'{2.5*math.log(5)-2:.2f}'=='2.02'; near(sim.t_events[0][0],.5*math.log(5),1e-6)
Q('p3-210',
P('(a)',1,'show',V('equation of motion','dv/dt = 10 - 2v'),"Newton's second law"),
P('(b)',5,'expression',[V('v','5(1 - e^(-2t))'),V('limiting value of v','5','integer')],'equation of motion integrated numerically'),
P('(c)',5,'value',V('distance fallen','2.02','3sf',unit='m'),'equation of motion integrated numerically'))

e_,vA,vB=symbols('e_ vA vB'); s_=solve([vA+2*vB-F(4,5),vB-vA-e_*F(4,5)],[vA,vB]); assert simplify(s_[vB]-4*(1+e_)/15)==0
ev_=solve(s_[vA])[0]; assert ev_==F(1,2); assert 1-(F(9,25)+2*s_[vB].subs(e_,ev_)**2)==F(8,25)
Q('p3-211',
P('(a)',4,'show',V('speed of B','4u(1 + e)/15'),'momentum and restitution solved with sympy'),
P('(b)',3,'value',V('e','1/2'),'zero component of A along the line of centres'),
P('(c)',3,'value',V('fraction of kinetic energy lost','8/25'),'energies in fractions'))

al=math.atan(2); v1=np.array([math.cos(al),-math.sin(al)]); v2=np.array([v1[0],-.25*v1[1]]); near(v1@v2,0); near(v2@v2,.25); v3=np.array([-.25*v2[0],v2[1]]); assert np.allclose(v3,-.25*v1)
Q('p3-212',
P('(a)',4,'value',V('coefficient of restitution','1/4'),'velocity components before and after, scalar product zero'),
P('(b)',3,'value',V('fraction of kinetic energy lost','3/4'),'velocity components'),
P('(c)',3,'expression',[V('final speed','u/4'),W('direction','Both components of the original velocity have been multiplied by -1/4, so the velocity is antiparallel to the original')],'velocity components'))

s_=solve([3*vA+vB-3,vB-vA-F(1,3)],[vA,vB]); assert s_[vA]==F(2,3) and s_[vB]==1
tt=1+ (1-F(2,3))/(F(2,3)+F(1,2)); assert tt==F(9,7) and F(1,2)*(tt-1)==F(1,7)
e2=solve([3*vA+vB-(3-e_*0),vB-vA-e_],[vA,vB]); assert simplify(e2[vA]-(3-e_)/4)==0 and simplify(e2[vB]-3*(1+e_)/4)==0
Q('p3-213',
P('(1)',4,'expression',[V('A 的速率','(3 - e)u/4'),V('B 的速率','3(1 + e)u/4')],'sympy 解动量与恢复系数方程'),
P('(2)',4,'expression',V('两次碰撞之间的时间','9d/(7u)'),'分数运算'),
P('(3)',2,'expression',V('与墙的距离','d/7'),'B 弹回后所走的路程'))

rg_=np.random.default_rng(1).random((400000,2))*2
# triangle B(2,0),C(2,2),E(1,2): right of the line BE, x > 2 - y/2
ok=~(rg_[:,0]>2-rg_[:,1]/2); m_=rg_[ok].mean(0); near(m_[0],7/9,4e-3); near(m_[1],8/9,4e-3); assert f'{math.degrees(math.atan(.7)):.1f}'=='35.0'
Q('p3-214',
P('(a)',5,'expression',[V('distance from AD','7a/9'),V('distance from AB','8a/9')],'random points of the lamina averaged'),
P('(b)',3,'value',V('angle between AD and the vertical','35.0','1dp',unit='degrees'),'arctangent of the distances from D'))

c_=optimize.brentq(lambda c:.5+2*(1-c)-c,0,1); near(c_,5/6); near(.5+2*(1-c_),5/6)
Q('p3-215',
P('(a)',5,'expression',V('支持力','mg(6cos(theta) - 5)/2'),'能量守恒与向心方程'),
P('(b)',3,'expression',[V('cosθ','5/6'),V('离开球面时的速率','sqrt(5*g*a/6)')],'支持力的零点数值求根'),
P('(c)',2,'expression',V('落地速率','sqrt(5*g*a/2)'),'能量守恒'))
near((6*c_-5)/2,0); near(math.cos(.2)-(.5+2*(1-math.cos(.2))),(6*math.cos(.2)-5)/2)

X_=2*sqrt(t**2+1); assert simplify(diff(X_,t,2)-16/X_**3)==0 and X_.subs(t,0)==2 and diff(X_,t).subs(t,0)==0 and simplify(diff(X_,t)**2-4*(1-4/X_**2))==0
Q('p3-216',
P('(a)',5,'show',V('v','2*sqrt(x^2-4)/x'),'sympy 代回运动方程'),
P('(b)',1,'value',V('v 的上限','2','integer',unit='m s^-1'),'x 趋于无穷的极限'),
P('(c)',4,'expression',V('x','2*sqrt(t^2+1)'),'sympy 代回运动方程与初始条件'))

pdf=lambda s:s/6 if s<2 else 1/3
Fq=lambda b:quad(pdf,0,min(b,2))+(quad(pdf,2,b) if b>2 else 0)
near(Fq(4),1); near(Fq(2.5),.5); near(Fq(1.2),1.44/12); near(Fq(3.3),2.3/3)
near(quad(lambda s:s*s*pdf(s),0,2)+quad(lambda s:s*s*pdf(s),2,4),62/9)
near(quad(lambda s:1/12,0,4)+quad(lambda s:1/(6*math.sqrt(s)),4,16),1); near(quad(lambda s:s/12,0,4)+quad(lambda s:math.sqrt(s)/6,4,16),62/9)
Q('p4-201',
P('(a)',3,'expression',[V('F(x) for 0 ≤ x < 2','x^2/12'),V('F(x) for 2 ≤ x ≤ 4','(x - 1)/3')],'numerical integration; F is 0 for x < 0 and 1 for x > 4'),
P('(b)',2,'value',V('median','5/2'),'numerical integration'),
P('(c)',4,'expression',[V('g(y) for 0 ≤ y < 4','1/12'),V('g(y) for 4 ≤ y ≤ 16','1/(6*sqrt(y))')],'total area and mean by numerical integration'),
P('(d)',3,'value',V('E(Y)','62/9'),'numerical integration with both densities'))

pd=lambda s:(4*s-s**3)/4
near(quad(pd,0,2),1); near(quad(lambda s:pd(s)/s,0,2),4/3); ym=4-2*2**.5; near(quad(pd,0,ym**.5),.5); assert f'{ym:.2f}'=='1.17'
for q in(.5,2,3.1): near(quad(pd,0,q**.5),quad(lambda s:.5-s/8,0,q))
Q('p4-202',
P('(a)',2,'show',V('k','1/4'),'numerical integration'),
P('(b)',2,'value',V('E(1/X)','4/3'),'numerical integration'),
P('(c)',4,'expression',V('g(y) for 0 ≤ y ≤ 4','1/2 - y/8'),'probabilities compared numerically; zero elsewhere'),
P('(d)',3,'value',V('median of Y','4 - 2*sqrt(2)'),'numerical integration',['exact']))

bf=[62,71,58,66,74,69,55,63]; af=[65,70,64,69,79,71,54,69]
tt=stats.ttest_rel(af,bf,alternative='greater'); assert f'{tt.statistic:.2f}'=='2.90' and tt.pvalue<.05 and f'{stats.t.ppf(.95,7):.3f}'=='1.895'
Q('p4-203',
P('(a)',1,'explain',W('假定','两次成绩之差（总体）服从正态分布'),'检验条件'),
P('(b)',8,'value',[V('检验统计量 t','2.90','3sf'),V('临界值','1.895','4sf'),W('结论','2.90>1.895，拒绝原假设；有充分证据表明训练后的平均成绩提高了')],'scipy 配对 t 检验'))

sa=19.38; sb=30.2; assert abs(4362.5-186.4**2/8-sa)<1e-9 and abs(6180.6-248**2/10-sb)<1e-9
ps=(sa+sb)/16; h=stats.t.ppf(.975,16)*math.sqrt(ps*(1/8+1/10)); lo,hi=1.5-h,1.5+h; assert f'{lo:.3f}'=='-0.270' and f'{hi:.2f}'=='3.27',(lo,hi)
assert f'{stats.t.ppf(.975,16):.3f}'=='2.120' and f'{ps:.2f}'=='3.10'
Q('p4-204',
P('(a)',3,'value',V('pooled estimate of variance','3.10','3sf'),'sums of squares about the means over 16'),
P('(b)',4,'set',[V('lower limit','-0.270','3sf'),V('upper limit','3.27','3sf')],'scipy t quantile'),
P('(c)',1,'explain',W('reason','The interval contains 0, so the claim that the means are equal is not contradicted (supported at the 5% level)'),'sign of the limits'))

c2=stats.chi2_contingency([[30,22,28],[20,38,22]],correction=False); assert f'{c2[0]:.2f}'=='6.99' and c2[2]==2 and c2[1]<.05 and c2[1]>.025; near(c2[3][0][1],30)
Q('p4-205',
P('(a)',1,'show',V('expected frequency','30','integer'),'row total times column total over grand total'),
P('(b)',6,'value',[V('test statistic','6.99','3sf'),V('critical value','5.991','4sf'),W('conclusion','6.99 > 5.991, reject the null hypothesis: there is sufficient evidence that preferred type of film is not independent of age group')],'scipy contingency test'))
assert f'{stats.chi2.ppf(.95,2):.3f}'=='5.991'

pp=[150*stats.poisson.pmf(i,1.5) for i in range(5)]; assert f'{pp[0]:.2f}'=='33.47' and f'{pp[2]:.2f}'=='37.65' and f'{150-sum(pp):.2f}'=='2.79' and f'{pp[4]:.2f}'=='7.06' and f'{pp[3]:.2f}'=='18.83' and f'{pp[1]:.2f}'=='50.20'
oo_=[28,46,43,20,13]; ex=pp[:4]+[150-sum(pp[:4])]; ch=sum((a-b)**2/b for a,b in zip(oo_,ex)); ch2=sum((a-b)**2/b for a,b in zip(oo_,[33.47,50.2,37.65,18.83,9.85])); assert f'{ch:.2f}'==f'{ch2:.2f}' and f'{stats.chi2.ppf(.9,4):.3f}'=='7.779'
CH206=f'{ch:.2f}'
Q('p4-206',
P('(a)',2,'value',[V('p','33.47','2dp'),V('q','37.65','2dp')],'scipy Poisson probabilities',['rounded']),
P('(b)',7,'value',[V('test statistic',CH206,'3sf'),V('critical value','7.779','4sf'),W('conclusion',CH206+' < 7.779, do not reject the null hypothesis: Po(1.5) is a good fit to the data')],'last two classes combined (expected frequency below 5), 4 degrees of freedom; with exact and with printed expected frequencies'))

dt=[33.1,28.4,35.6,31.2,29.5,36.8,34.3,28.9,37.9,30.8]; d_=[round(v-30,1) for v in dt]
rk=stats.rankdata([abs(v) for v in d_]); assert len(set(map(abs,d_)))==10; assert sum(q for q,v in zip(rk,d_) if v<0)==9
pe=sum(1 for s in itertools.product([0,1],repeat=10) if sum(i*s[i-1] for i in range(1,11))<=9)/1024; assert pe<.05
cr=max(T for T in range(56) if sum(1 for s in itertools.product([0,1],repeat=10) if sum(i*s[i-1] for i in range(1,11))<=T)/1024<=.05); assert cr==10
Q('p4-207',
P('(a)',7,'value',[V('检验统计量 T','9','integer'),V('临界值','10','integer'),W('结论','9≤10，拒绝原假设；有充分证据表明等待时间的中位数大于 30 秒')],'枚举 1024 种符号'),
P('(b)',1,'explain',W('假定','总体分布关于中位数对称'),'检验条件'))

ra=[12.1,14.3,11.5,13.2,12.9,11.8]; rb=[13.6,14.9,15.2,12.6,14.1,15.8,13.9]; rk=stats.rankdata(ra+rb); assert sum(rk[:6])==27 and len(set(ra+rb))==13
ws=[sum(c) for c in itertools.combinations(range(1,14),6)]; cr=max(T for T in range(21,60) if sum(w<=T for w in ws)/len(ws)<=.05); assert cr==29 or cr==30
CR208=str(cr)
Q('p4-208',
P('(a)',1,'explain',W('reason','There is no evidence that the times are normally distributed, which the t-test requires'),'conditions of the tests'),
P('(b)',7,'value',[V('sum of ranks for route A (smaller sample)','27','integer'),V('critical value',CR208,'integer'),W('conclusion','27 ≤ '+CR208+', reject the null hypothesis: there is sufficient evidence that times on route B tend to be longer')],'all 1716 rank selections enumerated'))

sp1={1:F(1,2),2:F(1,3),3:F(1,6)}; dist={}
for a,b in itertools.product(sp1,sp1): dist[a+b]=dist.get(a+b,0)+sp1[a]*sp1[b]
ey=sum(a*p for a,p in dist.items()); vy=sum(a*a*p for a,p in dist.items())-ey**2; assert ey==F(10,3) and vy==F(10,9) and dist[4]==F(5,18)
assert expand(((3*t+2*t**2+t**3)/6)**2-sum(p*t**a for a,p in dist.items()))==0
Q('p4-209',
P('(a)',1,'expression',V('G_X(t)','t/2 + t^2/3 + t^3/6'),'probabilities as coefficients'),
P('(b)',3,'expression',V('G_Y(t)','t^2/4 + t^3/3 + 5t^4/18 + t^5/9 + t^6/36'),'outcomes enumerated',['form']),
P('(c)',1,'value',V('P(Y = 4)','5/18'),'outcomes enumerated'),
P('(d)',5,'value',[V('E(Y)','10/3'),V('Var(Y)','10/9')],'outcomes enumerated'))
assert dist=={2:F(1,4),3:F(1,3),4:F(5,18),5:F(1,9),6:F(1,36)}

px=[0]+[F(1,3)*F(2,3)**(i-1) for i in range(1,200)]; ex_=float(sum(i*p for i,p in enumerate(px))); near(ex_,3); vx_=float(sum(i*i*p for i,p in enumerate(px)))-9; near(vx_,6)
pn=[F(1,4),F(1,2),F(1,4)]; assert sum(px[2-i]*pn[i] for i in range(3))==F(2,9); near(ex_+1,4); near(vx_+.5,6.5)
assert series(t/(3-2*t),t,0,4).removeO()==t/3+2*t**2/9+4*t**3/27
Q('p4-210',
P('(a)',1,'value',V('a','1','integer'),'G(1)=1'),
P('(b)',5,'value',[V('E(X)','3','integer'),V('Var(X)','6','integer')],'由概率逐项求和'),
P('(c)',2,'expression',V('Y 的概率母函数','t(1+t)^2/(4(3-2t))'),'两个母函数相乘'),
P('(d)',3,'value',V('P(Y=2)','2/9'),'由两个分布卷积'))

v1=(38640-1512**2/60)/59; v2=(47328-1928**2/80)/79; zz=1.1/math.sqrt(v1/60+v2/80); al_=200*(1-stats.norm.cdf(zz));
assert f'{v1:.2f}'=='9.11' and f'{v2:.1f}'=='10.9' and f'{zz:.2f}'=='2.05' and f'{al_:.2f}'=='4.05'
Q('p4-211',
P('(a)',2,'value',[V('estimate for brand X','9.11','3sf'),V('estimate for brand Y','10.9','3sf')],'numerically from the sums'),
P('(b)',6,'value',[V('test statistic z','2.05','3sf'),V('critical value','1.96','3sf'),W('conclusion','2.05 > 1.96, reject the null hypothesis: there is sufficient evidence of a difference between the mean lifetimes')],'numerically from the sums'),
P('(c)',2,'set',V('values of α','alpha >= 4.05','3sf',accept=['alpha >= 4.06','alpha > 4.05']),'scipy normal tail, two-sided'))

dd=[5.2,4.8,5.6,5.1,4.9,5.5,5.3,5.0]; ci=stats.t.interval(.95,7,np.mean(dd),stats.sem(dd)); tt=stats.ttest_1samp(dd,5,alternative='greater')
assert f'{ci[0]:.2f}'=='4.94' and f'{ci[1]:.2f}'=='5.41' and f'{tt.statistic:.2f}'=='1.76' and tt.pvalue>.05
Q('p4-212',
P('(a)',5,'set',[V('lower limit','4.94','3sf'),V('upper limit','5.41','3sf')],'scipy t interval'),
P('(b)',4,'value',[V('test statistic t','1.76','3sf'),V('critical value','1.895','4sf'),W('conclusion','1.76 < 1.895, do not reject the null hypothesis: there is insufficient evidence that μ is greater than 5')],'scipy one-sample t-test'))

ex=[160*quad(lambda s:s/8,i,i+1) for i in range(4)]; assert np.allclose(ex,[10,30,50,70]); ch=stats.chisquare([16,35,41,68],ex); assert f'{ch.statistic:.2f}'=='6.11' and ch.pvalue>.05
Q('p4-213',
P('(a)',3,'value',[V('expected frequency for 0 ≤ x < 1','10','integer'),V('expected frequency for 1 ≤ x < 2','30','integer'),V('expected frequency for 3 ≤ x ≤ 4','70','integer'),V('expected frequency for 2 ≤ x < 3 (shown)','50','integer')],'density integrated numerically'),
P('(b)',5,'value',[V('test statistic','6.11','3sf'),V('critical value','7.815','4sf'),W('conclusion','6.11 < 7.815, do not reject the null hypothesis: f is a satisfactory model')],'scipy chi-square test, 3 degrees of freedom'),
P('(c)',1,'explain',W('change at 10%','No: the critical value would be 6.251, which is still greater than 6.11'),'scipy quantile'))
assert f'{stats.chi2.ppf(.9,3):.3f}'=='6.251' and f'{stats.chi2.ppf(.95,3):.3f}'=='7.815'

pv=sum(math.comb(11,i) for i in(9,10,11))/2048; assert f'{pv:.4f}'=='0.0327'
Q('p4-214',
P('(a)',5,'value',[V('P(9 or more of 11 prefer Q)','0.0327','3sf'),W('conclusion','0.0327 < 0.05, reject the null hypothesis: there is sufficient evidence that people prefer brand Q')],'binomial coefficients added, B(11, 0.5), the person without a preference left out'),
P('(b)',1,'explain',W('reason','The Wilcoxon test takes account of the sizes of the differences as well as their signs'),'nature of the tests'))

pd=lambda s:2*s/3 if s<=1 else (3-s)/3
cd=lambda q:quad(pd,0,min(1,q))+(quad(pd,1,q) if q>1 else 0)
near(cd(3),1); near(cd(.5),1/12); near(cd(2),5/6); q1,q3=3**.5/2,3-6**.5/2; near(cd(q1),.25); near(cd(q3),.75); assert f'{q3-q1:.3f}'=='0.909'
near(quad(lambda s:s*pd(s),0,1)+quad(lambda s:s*pd(s),1,3),4/3)
Q('p4-215',
P('(a)',3,'show',[V('a','1/3'),V('b','1/6')],'density with these values has area 1 and is continuous'),
P('(b)',2,'value',V('P(1/2 < X < 2)','3/4'),'numerical integration of the density'),
P('(c)',4,'value',V('interquartile range','0.909','3sf',accept=['3 - sqrt(6)/2 - sqrt(3)/2']),'quartiles checked by numerical integration'),
P('(d)',3,'value',V('E(X)','4/3'),'numerical integration'))

zd={}
for pr in itertools.combinations('RRRWW',2):
    for c in itertools.product([0,1],repeat=2):
        s=pr.count('R')+sum(c); zd[s]=zd.get(s,0)+F(1,10)*F(1,3)**sum(c)*F(2,3)**(2-sum(c))
assert zd=={0:F(4,90),1:F(28,90),2:F(37,90),3:F(18,90),4:F(3,90)}
ez=sum(a*p for a,p in zd.items()); vz=sum(a*a*p for a,p in zd.items())-ez**2; assert ez==F(28,15) and vz==F(181,225)
Q('p4-216',
P('(1)',3,'show',V('X 的概率母函数','(1 + 6t + 3t^2)/10'),'枚举所有取法'),
P('(2)',3,'expression',V('Z 的概率母函数','(4 + 28t + 37t^2 + 18t^3 + 3t^4)/90'),'枚举所有结果',['form']),
P('(3)',1,'value',V('最可能取值','2','integer'),'系数最大者'),
P('(4)',4,'value',[V('E(Z)','28/15'),V('Var(Z)','181/225')],'枚举所有结果'))
compare(QS, seen)
finish(seen)
