"""Physics, the questions from 501: each value computed once as the question runs and once in another way."""
from keys import compare, finish
import math
from math import pi, sqrt, sin, cos, tan, exp, log, radians, floor, log10, isclose
import sympy as sp
from scipy.optimize import brentq
from scipy.integrate import quad
g=9.81; c=3.00e8; e=1.60e-19; h=6.63e-34; u=1.66e-27; me=9.11e-31; mp=1.67e-27
NA=6.02e23; R=8.31; kB=1.38e-23; G=6.67e-11; ke=8.99e9; sig=5.67e-8
built=[]
def fmt(x,fig):
    n=int(fig[0])
    if fig.endswith('dp'): return f'{x:.{n}f}'
    if x==0: return '0'
    m=f'{abs(x):.{n-1}e}'; man,ex=m.split('e'); ex=int(ex); s='-' if x<0 else ''
    if -3<=ex<=4: return s+(f'{float(m):.{max(0,n-1-ex)}f}')
    return f'{s}{man}*10^{ex}'
def num(s): return float(sp.sympify(s.replace('^','**')))
def V(of,a,unit,fig,b,tol=1e-6,accept=None):
    """a: number (rounded to fig) or typed text; b: number found the second way"""
    if isinstance(a,str): value=a; av=num(a)
    else: value=fmt(a,fig); av=a
    assert isclose(av,b,rel_tol=tol),(of,av,b)
    if not isinstance(a,str): assert fmt(b,fig)==value,(of,value,b)
    assert isclose(num(value),b,rel_tol=0.06),(of,value,b)
    r=dict(of=of,value=value)
    if unit: r['unit']=unit
    r['figures']=fig
    ac=list(accept or [])
    if not isinstance(a,str) and fig=='2sf':
        t=fmt(a,'3sf')
        if t!=value and num(t)!=num(value): ac.append(t)
    if ac: r['accept']=list(dict.fromkeys(ac))
    return r
def E(of,value,ok):
    assert ok,of
    return dict(of=of,value=value,figures='exact')
def W(of,words,*accept):
    r=dict(of=of,words=words)
    if accept: r['accept']=list(accept)
    return r
def P(label,marks,asks,answers,route,*demands):
    if isinstance(answers,dict): answers=[answers]
    r=dict(label=label,marks=marks,asks=asks,answers=answers)
    if demands: r['demands']=list(demands)
    r['route']=route
    return r
def q(n,*parts): built.append((f'physics-{n}',list(parts)))
def M(n,options,letter,value,right,of,route,tol=0.03):
    """options: letter -> number (checked: only the named one equals right)"""
    if right is not None:
        near=[k for k,x in options.items() if isclose(x,right,rel_tol=tol)]
        assert near==[letter],(n,near)
    q(n,P('',1,'choice',dict(of=of,choice=letter,accept=[value]),route))

# ---------- batch 1: 501-515 ----------
rho=0.0486/(pi*0.0076**2*0.032)
q(501, P('(a)',1,'state',W('systematic error','all readings differ from the true value by the same amount in the same direction','constant shift of all readings, not reduced by averaging'),'syllabus definition'),
P('(b)(i)',2,'show',V('density',rho,'kg m^-3','2sf',1e3*4*48.6/(pi*1.52**2*3.20)),'worked in g and cm, then times 1000'),
P('(b)(ii)',2,'value',V('percentage uncertainty',100*(0.2/48.6+2*0.01/1.52+0.02/3.2),'%','2sf',
  100*(lambda m,d,l: float(0.2*sp.diff(sp.log(m/(d**2*l)),m).subs(m,48.6)+0.01*abs(sp.diff(sp.log(m/(d**2*l)),d).subs(d,1.52))+0.02*abs(sp.diff(sp.log(m/(d**2*l)),l).subs(l,3.2))))(*sp.symbols('m d l',positive=True))),'logarithmic derivative'),
P('(b)(iii)',1,'value',V('absolute uncertainty',rho*(0.2/48.6+2*0.01/1.52+0.02/3.2),'kg m^-3','1sf',
  1e3*((48.8*4/(pi*1.51**2*3.18))-(48.4*4/(pi*1.53**2*3.22)))/2,tol=2e-3),'half the spread between extreme values','rounded'))

vy=24*sin(radians(35)); vx=24*cos(radians(35)); tw=38/vx
q(502, P('(a)',1,'show',V('vertical component',vy,'m s^-1','3sf',sqrt(24**2-vx**2)),'Pythagoras with the horizontal component'),
P('(b)',2,'value',V('time to maximum height',vy/g,'s','3sf',brentq(lambda t: vy-g*t,0,5),accept=['1.41']),'zero of the vertical velocity'),
P('(c)(i)',3,'value',V('height',vy*tw-g*tw**2/2,'m','3sf',38*tan(radians(35))-g*38**2/(2*24**2*cos(radians(35))**2),accept=['8.3','8.35']),'equation of the trajectory'),
P('(c)(ii)',1,'explain',W('falling','time to reach the wall (1.93 s) is greater than time to maximum height (1.40 s), so the ball is falling'),'38.0/19.66 s against 1.40 s'))
assert tw>vy/g

dims={'h':(1,2,-1)}
opt={'A':(1,2,-1),'B':(1,2,-3),'C':(1,1,-1),'D':(1,2,-2)}
assert [k for k,x in opt.items() if x==dims['h']]==['A']
M(503, opt,'A','momentum × distance',None,'quantity with the units of h','exponents of kg, m, s compared')

M(504, {'A':.63,'B':.94,'C':1.3,'D':1.9},'D','1.9%',100*((0.644/31.8**2)-(0.636/32.2**2))/2/(0.640/32**2),'percentage uncertainty in g','half the spread between extreme values of L/t^2')

s2=1500-18**2/(2*.45)-18**2/(2*.6); T=18/.45+s2/18+18/.6
q(505, P('(1)',2,'value',V('匀加速时间','40','s','integer',brentq(lambda t:.45*t-18,0,100)),'解方程 0.45t = 18'),
P('(2)',3,'value',V('匀速路程','870','m','integer',1500-quad(lambda t:.45*t,0,40)[0]-quad(lambda t:18-.6*t,0,30)[0]),'速度—时间图线下的面积'),
P('(3)',3,'value',V('平均速度',1500/T,'m s^-1','3sf',1500/(2*1500/18-brentq(lambda t:(t+t+70)/2*18-1500,0,200)),1e-6),'梯形面积求匀速时间，总时间由梯形两底得出','rounded'))

q(506, P('(a)',2,'state',W('动量守恒定律','系统不受外力或所受合外力为零时，系统的总动量保持不变'),'教材定义'),
P('(b)(i)',3,'value',V('碰后 A 的速度','0.60','m s^-1','2sf',2.4-0.20*(2.1+0.60)/0.30),'A 与 B 动量变化等大反向'),
P('(b)(ii)',2,'value',V('平均作用力','12','N','2sf',0.30*(2.4-0.60)/0.045),'由 A 的动量变化与牛顿第三定律'),
P('(b)(iii)',2,'explain',W('不是弹性碰撞','接近的相对速度为 3.0 m/s，分离的相对速度为 1.5 m/s，两者不等，所以是非弹性碰撞','碰前总动能 0.90 J，碰后总动能 0.495 J，动能减少，故不是弹性碰撞'),'比较相对速度，再比较动能'))
assert isclose(.5*.3*.6**2+.5*.2*2.1**2,.495) and isclose(.5*.3*2.4**2+.5*.2*.36,.9)

M(507, {'A':44,'B':78,'C':123,'D':245},'C','123 m',brentq(lambda H: sqrt(2*H/g)-sqrt(2*.64*H/g)-1,1,1000),'height','root of the difference of fall times')

M(508, {'A':12,'B':14,'C':16,'D':20},'A','12 N',float(list(sp.linsolve([sp.Symbol('T')+2+3*sp.Symbol('a')-20,sp.Symbol('T')-2-5*sp.Symbol('a')],[sp.Symbol('T'),sp.Symbol('a')]))[0][0]),'tension','two equations of motion solved')

q(509, P('(a)',1,'state',W("Newton's second law",'resultant force is (directly) proportional to the rate of change of momentum, and in the same direction','force equals rate of change of momentum'),'syllabus definition'),
P('(b)(i)',2,'show',V('mass per unit time','6.30','kg s^-1','3sf',4.20e-4*(15.0*2)*1000/2),'mass of the column that arrives in 2 s'),
P('(b)(ii)',2,'value',V('force','94.5','N','3sf',2*(.5*1000*15.0**2)*4.20e-4),'twice the kinetic energy a unit volume, times the area'),
P('(c)',2,'explain',W('actual force greater','the change in momentum of the rebounding water is greater (velocity reverses), so rate of change of momentum and hence the force is greater'),'change of momentum m(v + v\') > mv'))

Th=(85*1.2+140*1.8)/(2.4*sin(radians(32))); sol=sp.symbols('X Y T'); 
S=sp.linsolve([sol[0]-sol[2]*cos(radians(32)),sol[1]+sol[2]*sin(radians(32))-225,sol[1]*2.4-85*1.2-140*.6],sol); X_,Y_,T_=[float(z) for z in list(S)[0]]
q(510, P('(a)',2,'state',W('conditions','resultant force is zero (in any direction) and resultant moment/torque is zero (about any point)'),'syllabus definition'),
P('(b)(i)',3,'value',V('tension',Th,'N','3sf',T_),'components solved with moments about B'),
P('(b)(ii)',1,'value',V('horizontal component',Th*cos(radians(32)),'N','3sf',X_),'the same linear system'),
P('(b)(iii)',3,'value',V('hinge force',sqrt((Th*cos(radians(32)))**2+(225-Th*sin(radians(32)))**2),'N','3sf',sqrt(X_**2+Y_**2)),'the same linear system'))

M(511, {'A':450,'B':600,'C':750,'D':800},'D','800 kg m^-3',brentq(lambda r: r*.75-1000*.6,1,5000),'油的密度','两次浮力都等于重力')

M(512, {'A':3.2,'B':3.4,'C':3.6,'D':3.8},'A','3.2 m',brentq(lambda x: 720-(120*2+600*x)/3.0,0,4),'人到左端的距离','令 P 处支持力为零：对 P 取矩得 Q 处支持力等于总重',tol=.01)

h1=4.20*sin(radians(25)); gp=36*g*h1; wk=gp+62*4.2
q(513, P('(a)',1,'state',W('work done','force multiplied by the displacement/distance moved in the direction of the force'),'syllabus definition'),
P('(b)(i)',2,'value',V('gain in GPE',gp,'J','3sf',quad(lambda s:36*g*sin(radians(25)),0,4.2)[0]),'component of weight along the slope times length'),
P('(b)(ii)',2,'value',V('work done by cable',wk,'J','3sf',(36*g*sin(radians(25))+62)*4.2),'tension times distance'),
P('(c)',3,'value',V('efficiency',100*(wk/4.2*.55)/160,'%','3sf',100*wk/(160*4.2/.55)),'work out over energy in during the time of the climb'))

gpe=.18*g*.92; kin=.5*.18*3.8**2; k=sqrt(2*kin/320)
m_,a_,s_,v_=sp.symbols('m a s v',positive=True)
q(514, P('(a)',3,'show',E('kinetic energy','E_K = m*v^2/2',sp.simplify(m_*a_*sp.solve(v_**2-2*a_*s_,s_)[0]-m_*v_**2/2)==0),'work done F s with v^2 = 2 a s (sympy)'),
P('(b)(i)',2,'value',V('decrease in GPE',gpe,'J','3sf',quad(lambda y:.18*g,0,.92)[0]),'integral of the weight'),
P('(b)(ii)',3,'value',V('average resistive force',(gpe-kin)/1.65,'N','3sf',brentq(lambda f: sqrt(2*(gpe-f*1.65)/.18)-3.8,0,.9)),'force that gives the speed 3.80'),
P('(c)',2,'value',V('maximum compression',k,'m','3sf',3.8*sqrt(.18/320)),'amplitude v/omega of simple harmonic motion'))

M(515, {'A':1.5,'B':2.3,'C':3.4,'D':5.1},'C','3.4P',(12*.5*12**2)/(8*.5*8**2),'power output','mass per second times energy a kilogram')

# ---------- batch 2: 516-532 ----------
M(516, {'A':.25,'B':.5,'C':2,'D':4},'B','1/2',(10*2/(pi*1.0**2*2e11))/(10*1/(pi*.5**2*2e11)),'ratio of extensions','FL/AE with numbers')

A_=pi*(0.450e-3)**2/4; F_=6.50*g
q(517, P('(a)',1,'state',W('杨氏模量','（在比例极限内）应力与应变之比'),'教材定义'),
P('(b)(i)',3,'value',V('应力',F_/A_,'Pa','3sf',6.5*9.81*4/pi/0.45**2*1e6),'以毫米为单位计算再换算'),
P('(b)(ii)',2,'value',V('杨氏模量',F_/A_/(5.01e-3/2.5),'Pa','3sf',brentq(lambda Y: F_*2.5/(A_*Y*1e11)-5.01e-3,.1,10)*1e11),'使伸长等于 5.01 mm 的 E'),
P('(b)(iii)',2,'value',V('弹性势能',F_*5.01e-3/2,'J','3sf',quad(lambda x:F_/5.01e-3*x,0,5.01e-3)[0]),'拉力对伸长的积分'))

vs=340*(1-1250/1330)
q(518, P('(1)',2,'show',V('频率','1250','Hz','3sf',1/(.20e-3*4.0)),'周期的倒数'),
P('(2)',1,'value',V('波长',340/1250,'m','3sf',340*.8e-3),'一个周期内传播的距离'),
P('(3)',3,'value',V('小车速度',vs,'m s^-1','3sf',brentq(lambda v:(340-v)*.8e-3-340/1330,0,100)),'声源前方波长变为 (c-v)T'),
P('(4)',2,'value',V('远离时的频率',1250*340/(340+vs),'Hz','3sf',340/((340+vs)*.8e-3),accept=['1179']),'声源后方波长变为 (c+v)T'))

M(519, {'A':1/3,'B':2/3,'C':1.5,'D':3},'C','3*W/(2*k)',1/(1/(1/2+1)),'total extension','combined spring constant 2k/3 with W = k = 1')

M(520, {'A':3/16,'B':.25,'C':9/16,'D':.75},'A','3/16*I_0',(sin(radians(60))*sin(radians(30)))**2,'intensity','amplitude resolved twice, then squared')

q(521, P('(a)',2,'explain',W('formation','wave travels along the string and is reflected at the fixed end; incident and reflected waves, of same frequency/speed in opposite directions, superpose'),'syllabus'),
P('(b)(i)',1,'show',V('wavelength','0.800','m','3sf',2*1.20/3),'three half wavelengths'),
P('(b)(ii)',2,'value',V('speed',85*.8,'m s^-1','3sf',2*1.20/(3/85)),'there and back in three periods'),
P('(b)(iii)',2,'value',V('tension',4.32e-3/1.2*68**2,'N','3sf',brentq(lambda t:3/(2*1.2)*sqrt(t*1.2/4.32e-3)-85,1,100)),'tension for which the third harmonic is 85 Hz'),
P('(c)',1,'value',V('phase difference','180','°','integer',180*(1.2/3)/(.8/2),accept=['pi rad']),'adjacent loops in antiphase'))

q(522, P('(a)',1,'state',W('coherent','constant phase difference (between the waves)'),'syllabus definition'),
P('(b)(i)',2,'value',V('fringe separation',589e-9*2.4/.42e-3,'m','3sf',brentq(lambda x:sqrt(2.4**2+(x+.21e-3)**2)-sqrt(2.4**2+(x-.21e-3)**2)-589e-9,0,.01),tol=1e-4),'exact path difference of one wavelength'),
P('(b)(ii)',2,'value',V('path difference',2.5*589,'nm','3sf',(589/2)*5,accept=['1472.5','1472']),'odd half wavelengths 1, 3, 5'),
P('(c)',2,'explain',W('dark fringes brighter','the amplitudes are no longer equal, so the waves do not cancel completely and the dark fringes are brighter (not completely dark)'),'amplitudes subtract to more than zero'))

M(523, {'A':2/3,'B':1,'C':4/3,'D':1.5},'A','2/3*A',sqrt((4/(4*pi*9))/(1/(4*pi))),'振幅','强度之比开方')

M(524, {'A':3,'B':4,'C':6,'D':7},'D','7',sum(1 for n in range(-20,21) if abs(n*620e-9*500e3)<1),'亮条纹总数','逐级检验 sinθ < 1')

Aw=pi*(.56e-3)**2/4; Rw=4.9e-7*3.6/Aw; Iw=6/Rw; vd=Iw/(3.4e28*Aw*e)
q(525, P('(a)',1,'state',W('quantised','charge exists only in discrete amounts / integer multiples of e'),'syllabus'),
P('(b)(i)',2,'show',V('resistance',Rw,'ohm','2sf',.49*3.6*4/(pi*.56**2)),'resistivity in ohm mm^2 a metre'),
P('(b)(ii)',1,'value',V('current',Iw,'A','3sf',6/3.6/4.9e-7*Aw,accept=['0.833','0.84','0.83']),'field over resistivity times area'),
P('(b)(iii)',2,'value',V('drift speed',vd,'m s^-1','3sf',6/3.6/(4.9e-7*3.4e28*e),accept=['6.3*10^-4','6.22*10^-4']),'v = E/(rho n e), no area needed'),
P('(c)',2,'value',V('ratio','4',None,'integer',(2*3.6)/(Aw*3.6/(2*3.6))/(3.6/Aw)),'R = rho L^2 / volume'))

I1=9/12.5; x1,x2,x3=sp.symbols('x1 x2 x3')
s=list(sp.linsolve([x1-x2-x3, 12*x2-6*x3, 9-sp.Rational(17,2)*x1-6*x3],[x1,x2,x3]))[0]; It,_,I6=[float(z) for z in s]
q(526, P('(a)',1,'state',W("Kirchhoff's first law",'sum of currents into a junction equals sum of currents out of the junction'),'syllabus definition'),
P('(b)(i)',2,'value',V('external resistance','11.0','ohm','3sf',9/It-1.5),'from the current of the linear system'),
P('(b)(ii)',1,'value',V('current','0.720','A','3sf',It),'loop equations'),
P('(b)(iii)',1,'value',V('terminal p.d.',9-1.5*I1,'V','3sf',It*7+I6*6),'sum of the p.d.s outside'),
P('(b)(iv)',3,'value',V('power in 6.00 ohm',(I1*4)**2/6,'W','3sf',I6**2*6),'branch current squared'),
P('(c)',2,'explain',W('terminal p.d. increases','external resistance increases so current decreases, p.d. across internal resistance decreases, so terminal p.d. increases'),'9 x 13/14.5 = 8.07 V > 7.92 V'))
assert 9*13/14.5>7.92

M(527, {'A':7.5e17,'B':5.4e18,'C':4.5e19,'D':1.35e20},'C','4.5*10^19',.36*60/(sqrt(.36*25)*e),'number of electrons','energy in a minute over p.d. and e')

M(528, {'A':1.11,'B':1.23,'C':1.37,'D':1.52},'D','1.5R',(1/.9**2)/(.9**2),'new resistance','length over area',tol=.01)

q(529, P('(a)',2,'value',V('输出电压','2.0','V','2sf',6/3.6e3*1.2e3),'电流乘电阻'),
P('(b)',2,'explain',W('输出电压升高','热敏电阻阻值减小，电路总电阻减小、电流增大，R 两端电压增大（R 所占分压比例增大）'),'分压公式'),
P('(c)',2,'value',V('热敏电阻阻值','0.72','kohm','2sf',brentq(lambda r:6*1.2/(1.2+r)-3.75,.01,10)),'解分压方程'),
P('(d)',3,'value',V('电压表示数',6*.96/(.96+2.4),'V','2sf',brentq(lambda U:(6-U)/2.4-U/1.2-U/4.8,0,6)),'节点电流方程'))

q(530, P('(1)',2,'state',W('质子和中子','质子 uud，中子 udd'),'电荷核对：2/3+2/3-1/3=1，2/3-1/3-1/3=0'),
P('(2)',2,'value',[V('质子数','12',None,'integer',11-(-1)),V('核子数','24',None,'integer',24-0)],'电荷数与核子数守恒'),
P('(3)',2,'explain',W('反中微子','放出（电子）反中微子；一个下夸克（d）变成上夸克（u），即一个中子变成质子'),'电荷与轻子数守恒'),
P('(4)',2,'value',[E('电荷量','e',sp.Rational(2,3)+sp.Rational(1,3)==1),W('类别','介子')],'夸克电荷相加'))

M(531, {'A':1.21,'B':1.86,'C':2.06,'D':2.40},'B','1.86 V',(1.5/.625)*.775,'e.m.f.','potential gradient times length')

M(532, {'A':82,'B':122,'C':126,'D':134},'C','126',(232-90)-6*2-4*1,'number of neutrons','neutrons counted: -2 an alpha, -1 a beta minus',tol=.005)

# ---------- batch 3: 533-548 ----------
w=45*2*pi/60
q(533, P('(a)',1,'state',W('radian','angle subtended at the centre of a circle by an arc equal in length to the radius'),'syllabus definition'),
P('(b)(i)',2,'value',V('angular speed',w,'rad s^-1','3sf',2*pi/(60/45)),'from the period of 1.333 s'),
P('(b)(ii)',2,'value',V('frictional force',.045*.16*w*w,'N','3sf',.045*(2*pi*.16/(60/45))**2/.16),'m v^2 / r'),
P('(c)',3,'value',V('revolutions per minute',sqrt(.35/(.045*.16))*60/(2*pi),'min^-1','3sf',brentq(lambda n:.045*.16*(2*pi*n/60)**2-.35,1,500)),'root of the force equation'),
P('(d)',1,'explain',W('no work','the force is always perpendicular to the velocity/direction of motion (no displacement in the direction of the force)'),'definition of work'))

r_=9.38e6; Mm=6.42e23; Tp=2*pi*sqrt(r_**3/(G*Mm))
Ts,rs,Ms,Gs=sp.symbols('T r M G',positive=True)
q(534, P('(a)',2,'state',W('gravitational potential','work done per unit mass in bringing a (small test) mass from infinity to the point'),'syllabus definition'),
P('(b)',2,'show',E('period','T^2 = 4*pi^2*r^3/(G*M)',sp.simplify(sp.solve(Gs*Ms/rs**2-rs*4*sp.pi**2/Ts**2,Ts)[0]**2-4*sp.pi**2*rs**3/(Gs*Ms))==0),'gravitational force as centripetal force (sympy)'),
P('(c)(i)',2,'value',V('period',Tp,'s','3sf',2*pi*r_/sqrt(G*Mm/r_)),'circumference over orbital speed'),
P('(c)(ii)',3,'value',V('escape speed',sqrt(2*G*Mm/3.39e6),'m s^-1','3sf',sqrt(2*quad(lambda x:G*Mm/(3.39e6)*1/x**2,1,float('inf'))[0])),'work against the field integrated to infinity'))

th=radians(40); wc=sqrt(g/(.8*cos(th)))
q(535, P('(a)',1,'explain',W('向心力来源','绳拉力的水平分力（即拉力与重力的合力）提供向心力'),'受力分析'),
P('(b)',2,'value',V('拉力',.25*g/cos(th),'N','2sf',sqrt((.25*g)**2+(.25*g*tan(th))**2)),'重力与向心力的合成'),
P('(c)',3,'value',V('角速度',wc,'rad s^-1','2sf',brentq(lambda w:.25*w*w*.8*sin(th)-.25*g*tan(th),.1,20)),'向心力等于 mg tanθ'),
P('(d)',1,'value',V('周期',2*pi/wc,'s','2sf',2*pi*sqrt(.8*cos(th)/g)),'圆锥摆周期公式'))

Mv=8.87*(6.05e6)**2/G
q(536, P('(1)',1,'state',W('引力场强度','单位质量的物体在该点所受的引力'),'教材定义'),
P('(2)',2,'value',V('行星质量',Mv,'kg','3sf',brentq(lambda m:G*m*1e24/(6.05e6)**2-8.87,1,10)*1e24),'使表面场强为 8.87 的质量'),
P('(3)',2,'value',V('引力势',-G*Mv/6.05e6,'J kg^-1','3sf',-8.87*6.05e6),'φ = -gR'),
P('(4)',3,'value',V('引力势能的增加量',1200*G*Mv*(1/6.05e6-1/1.21e7),'J','3sf',1200*8.87*6.05e6*quad(lambda x:1/x**2,1,2)[0]),'引力对距离积分'))

q(537, P('(a)',1,'state',W('thermal equilibrium','objects are at the same temperature / no net transfer of thermal energy between them'),'syllabus definition'),
P('(b)',1,'value',V('temperature',21.0+273.15,'K','3sf',21.0+273.15),'273.15 added (273 gives the same)','rounded'),
P('(c)(i)',3,'value',V('specific heat capacity',48*300/(.65*22.4),'J kg^-1 K^-1','3sf',brentq(lambda x:.65*x*22.4-14400,1,5000)),'root of the energy equation'),
P('(c)(ii)',3,'value',V('rate of loss',(48*300-.65*897*22.4)/300,'W','3sf',48-.65*897*22.4/300),'power in minus power stored'))

Tg=290; n_=1.8e6*.024/(R*Tg)
q(538, P('(a)',2,'state',W('ideal gas','gas that obeys pV = nRT (pV proportional to T, T thermodynamic temperature) for all values of p, V and T'),'syllabus definition'),
P('(b)(i)',2,'value',V('amount',n_,'mol','3sf',.024/(R*Tg/1.8e6)),'volume over molar volume'),
P('(b)(ii)',1,'value',V('number of atoms',n_*NA,None,'3sf',1.8e6*.024/(kB*Tg),tol=2e-3),'pV / kT'),
P('(b)(iii)',2,'value',V('mean kinetic energy',1.5*kB*Tg,'J','3sf',1.5*R*Tg/NA,tol=2e-3),'3RT / 2 NA'),
P('(b)(iv)',2,'value',V('r.m.s. speed',sqrt(2*1.5*kB*Tg/(4e-3/NA)),'m s^-1','3sf',sqrt(3*1.8e6*.024/(n_*4e-3)),tol=2e-3),'pV = N m c^2 / 3'),
P('(c)',3,'value',V('mass released',4e-3*(n_-1.1e6*.024/(R*Tg)),'kg','3sf',4e-3*n_*(1-1.1/1.8),accept=['0.0278']),'fraction of the first mass'))

mi=.038; mw=.24
q(539, P('(a)',2,'explain',W('reasons','greater increase in separation of molecules / all bonds broken in vaporisation so greater increase in potential energy; work is done against the atmosphere as the volume increases greatly'),'syllabus'),
P('(b)(i)',2,'value',V('energy to warm ice',mi*2100*15,'J','3sf',quad(lambda t:mi*2100,-15,0)[0]),'integral over temperature'),
P('(b)(ii)',1,'show',V('energy to melt',mi*3.34e5,'J','3sf',38*334),'grams and J a gram'),
P('(b)(iii)',3,'value',V('final temperature',(mw*4180*24-mi*2100*15-mi*3.34e5)/((mw+mi)*4180),'°C','3sf',brentq(lambda t:mi*(2100*15+3.34e5+4180*t)-mw*4180*(24-t),0,24)),'root of the energy balance'))

q(540, P('(a)',2,'state',W('internal energy','sum of the random distribution of kinetic and potential energies of the molecules/particles of the system'),'syllabus definition'),
P('(b)(i)',2,'value',V('work done by gas','84.0','J','3sf',quad(lambda x:1.05e5*1e-3,2.6,3.4)[0]),'integral of p over V'),
P('(b)(ii)',2,'value',V('increase in internal energy','126','J','3sf',1.5*1.05e5*(3.4e-3-2.6e-3)),'3/2 p dV: the numbers are those of a monatomic gas'),
P('(b)(iii)',2,'value',V('final temperature',300*3.4/2.6,'K','3sf',1.05e5*3.4e-3/(1.05e5*2.6e-3/300)),'pV over nR'),
P('(c)',1,'explain',W('zero','work done on the gas is zero because there is no change in volume'),'W = p dV'))

M(541, {'A':3/8,'B':2/3,'C':1.5,'D':2.25},'C','3/2*E',(1.5*2e5*.75/1e23)/(1.5*1e5*1/1e23),'平均平动动能','3pV/2N 代入数值')

M(542, {'A':24,'B':96,'C':192,'D':216},'B','96 μJ',.5*3*brentq(lambda U:9*U-18*(12-U),0,12)**2,'储存的能量','两部分电荷相等求电压')

q(543, P('(1)',2,'state',W('热力学第一定律','ΔU = q + W：ΔU 为内能的增加量，q 为气体吸收的热量，W 为外界对气体做的功'),'教材定义'),
P('(2)(a)',1,'value',V('内能增加量','420','J','integer',260+160),'循环内能总变化为零：-ΔU(BC) - ΔU(CA)'),
P('(2)(b)',2,'value',V('外界对气体做的功','64','J','integer',quad(lambda x:1.0e5*1e-4,0,6.4)[0]),'压强对体积积分'),
P('(2)(c)',3,'value',V('放出的热量','224','J','integer',3.5*64),'数据按双原子气体取定：|Q| = 7/2 pΔV'),
P('(2)(d)',1,'value',V('净功','196','J','integer',420-224),'净吸热等于净功'))

w8=8.0
q(544, P('(a)',2,'state',W('简谐运动','加速度与位移（离平衡位置的距离）成正比，方向与位移相反（总指向平衡位置）'),'教材定义'),
P('(b)(i)',1,'value',V('周期',2*pi/8,'s','2sf',brentq(lambda t:sin(8*t),.6,.9)),'x 的导数下一次同向为零'),
P('(b)(ii)',2,'value',V('最大速度','0.28','m s^-1','2sf',max(abs(-.035*8*sin(8*i/1e5)) for i in range(100000)),tol=1e-5),'逐点求速度最大值'),
P('(b)(iii)',1,'value',V('最大加速度',.035*64,'m s^-2','2sf',max(.035*64*abs(cos(8*i/1e4)) for i in range(10000))),'逐点求加速度最大值'),
P('(b)(iv)',2,'value',V('总能量',.5*.4*.28**2,'J','2sf',.5*(.4*64)*.035**2),'最大弹性势能 ½kA²'),
P('(b)(v)',2,'value',V('位移大小',.035/2,'m','3sf',brentq(lambda x:(.035**2-x*x)-3*x*x,0,.035),accept=['0.018']),'解能量方程'))

wl=2*pi*240
q(545, P('(a)',2,'state',W('resonance','driving frequency equals the natural frequency of the system and the amplitude of oscillation is a maximum'),'syllabus definition'),
P('(b)(i)',1,'value',V('angular frequency',wl,'rad s^-1','3sf',2*pi/(1/240)),'from the period'),
P('(b)(ii)',2,'value',V('maximum acceleration',wl**2*.36e-3,'m s^-2','3sf',4*pi**2*.36e-3/(1/240)**2,accept=['820','821']),'from the period'),
P('(b)(iii)',2,'value',V('speed',wl*sqrt(.36**2-.2**2)*1e-3,'m s^-1','3sf',wl*.36e-3*abs(cos(math.asin(.2/.36)))),'phase at that displacement'),
P('(c)(i)',2,'explain',W('loses contact','when the maximum downward acceleration of the cone exceeds g, the weight alone cannot give the sand this acceleration (contact force becomes zero)'),'contact force m(g - a)'),
P('(c)(ii)',2,'value',V('amplitude',g/wl**2,'m','3sf',brentq(lambda x:wl**2*x*1e-6-g,.1,100)*1e-6),'amplitude for which the peak acceleration is g'))

Qs=4.8e-8
q(546, P('(a)',2,'state',W('electric potential','work done per unit positive charge in bringing a (small test) charge from infinity to the point'),'syllabus definition'),
P('(b)(i)',2,'value',V('field strength',ke*Qs/.12**2,'N C^-1','3sf',Qs/(4*pi*8.85e-12*.12**2),tol=1e-3,accept=['2.99*10^4']),'with the permittivity 8.85e-12'),
P('(b)(ii)',2,'value',V('potential',ke*Qs/.12,'V','3sf',quad(lambda x:ke*Qs/.12/x**2,1,float('inf'))[0]),'field integrated from infinity'),
P('(b)(iii)',1,'value',V('distance',ke*Qs/1200,'m','3sf',.12*(ke*Qs/.12)/1200),'inverse proportion from the surface'),
P('(c)',3,'value',V('speed',sqrt(2*e*ke*Qs/.12/mp),'m s^-1','3sf',brentq(lambda v:.5*mp*(v*1e5)**2-e*ke*Qs/.12,1,100)*1e5),'energy equation'))

Ef=250/.018; ae=e*Ef/me; tf=.06/2.4e7; de=.5*ae*tf**2
q(547, P('(a)',1,'state',W('electric field strength','force per unit positive charge'),'syllabus definition'),
P('(b)',1,'show',V('field strength',Ef,'V m^-1','2sf',25000/1.8),'V over cm times 100'),
P('(c)(i)',2,'value',V('acceleration',ae,'m s^-2','3sf',e*250/(me*.018)),'qV / md'),
P('(c)(ii)',1,'value',V('time','2.50*10^-9','s','3sf',.06/2.4e7),'distance over speed'),
P('(d)',3,'value',[V('vertical displacement',de,'m','3sf',e*250*.06**2/(4*.018*(.5*me*2.4e7**2))),W('conclusion','7.62 mm is less than 9.00 mm (half the separation), so the electron does not hit a plate')],'eVL^2 / 4dE_K'))
assert de<.009

C_=470e-6; tau=C_*22e3
q(548, P('(a)',1,'state',W('capacitance','charge (on one plate) per unit potential difference (between the plates)'),'syllabus definition'),
P('(b)(i)',1,'value',V('charge',C_*12,'C','3sf',quad(lambda t:12/22e3*exp(-t/tau),0,40*tau)[0]),'discharge current integrated'),
P('(b)(ii)',1,'value',V('time constant',tau,'s','3sf',brentq(lambda t:exp(-t/(.47*22))-exp(-1),1,30)),'time to fall to 1/e, in mF and kilohm'),
P('(b)(iii)',3,'value',V('time',tau*log(4),'s','3sf',brentq(lambda t:12*exp(-t/tau)-3,0,60)),'root of the exponential'),
P('(b)(iv)',2,'value',V('energy dissipated',.5*C_*(144-9),'J','3sf',quad(lambda t:(12*exp(-t/tau))**2/22e3,0,tau*log(4))[0]),'power integrated'),
P('(c)',2,'explain',W('time is halved','the total capacitance is halved, so the time constant is halved and the time to fall to 3.00 V is halved (7.2 s)'),'t = RC ln 4'))

# ---------- batch 4: 549-560 ----------
q(549, P('(a)',2,'state',W('磁通密度','垂直于磁场放置的载流直导线，单位长度、单位电流所受的磁场力（B = F/IL，电流与磁场垂直）'),'教材定义'),
P('(b)(i)',2,'show',V('质子的速度','3.0*10^5','m s^-1','2sf',brentq(lambda v:e*4.5e4-e*v*1e5*.15,.1,100)*1e5),'电场力与磁场力平衡'),
P('(b)(ii)',2,'value',V('半径',mp*3e5/(e*.24),'m','2sf',sqrt(2*mp*(.5*mp*3e5**2))/(e*.24)),'由动能求动量再除以 eB'),
P('(b)(iii)',2,'value',V('运动时间',pi*mp*3e5/(e*.24)/3e5,'s','2sf',pi*mp/(e*.24)),'半个周期 πm/eB'),
P('(c)',1,'value',V('半径之比','2',None,'integer',(4*mp*3e5/(2*e*.24))/(mp*3e5/(e*.24))),'r 与 m/q 成正比'))

q(550, P('(1)',1,'value',V('频率','50','Hz','integer',1/(2*brentq(lambda t:sin(100*pi*t),.005,.015))),'两个相邻零点相隔半周期'),
P('(2)',1,'value',V('有效值',325/sqrt(2),'V','3sf',sqrt(quad(lambda t:(325*sin(100*pi*t))**2,0,.02)[0]/.02)),'平方的平均值开方'),
P('(3)',2,'value',V('平均功率',325**2/2/46,'W','3sf',quad(lambda t:(325*sin(100*pi*t))**2/46,0,.02)[0]/.02),'瞬时功率积分'),
P('(4)',2,'value',V('半波整流平均功率',325**2/4/46,'W','3sf',quad(lambda t:(325*sin(100*pi*t))**2/46,0,.01)[0]/.02),'只在半个周期内积分'),
P('(5)',2,'explain',W('电容器','与电阻并联；电压升高时电容器充电，电源电压低于电容器电压时电容器通过电阻放电，减小电压的下降（纹波）'),'教材'))

em=150*8.4e-4*.42/.25
q(551, P('(a)',2,'state',W("Faraday's law",'induced e.m.f. is (directly) proportional to the rate of change of magnetic flux linkage'),'syllabus definition'),
P('(b)(i)',2,'value',V('flux linkage',150*.32*8.4e-4,'Wb','3sf',150*8.4*3.2e-5,accept=['0.04032']),'area in cm^2'),
P('(b)(ii)',2,'show',V('e.m.f.',em,'V','3sf',(150*8.4e-4*.32+150*8.4e-4*.1)/.25),'difference of the linkages'),
P('(b)(iii)',1,'value',V('current',em/5,'A','3sf',brentq(lambda I:em-I*3.6-I*1.4,0,1),accept=['0.0424']),'loop equation'),
P('(c)',2,'explain',W('work done','the change of flux induces a current whose direction is such as to oppose the change/rotation, so there is a torque/force on the coil opposing the motion and work is done against it'),"Lenz's law and conservation of energy"))

Cs=7.8e-3/(680*log(22/19))
q(552, P('(a)',2,'state',W('r.m.s. value','the value of the steady (direct) current that dissipates thermal energy in a resistor at the same (mean) rate as the alternating current'),'syllabus definition'),
P('(b)(i)',1,'value',V('r.m.s. voltage',22/sqrt(2),'V','3sf',sqrt(quad(lambda x:(22*sin(x))**2,0,2*pi)[0]/(2*pi))),'mean square integrated'),
P('(b)(ii)',1,'value',V('maximum current',22/680,'A','3sf',22*1e3/680*1e-3,accept=['0.032']),'in mA'),
P('(b)(iii)',2,'value',V('mean power',(22/sqrt(2))**2/680,'W','3sf',quad(lambda x:(22*sin(x))**2/680,0,pi)[0]/pi),'power integrated over a half cycle'),
P('(c)(i)',3,'value',V('capacitance',Cs,'F','3sf',brentq(lambda C:22*exp(-7.8e-3/(680*C*1e-6))-19,1,1000)*1e-6),'root of the discharge equation'),
P('(c)(ii)',2,'explain',W('less ripple','time constant RC is greater so the capacitor discharges less between recharging and the variation (ripple) in the output p.d. is smaller'),'exponential decay'))

phi=2.28*e; Ek=h*c/410e-9-phi; ve=sqrt(2*Ek/me)
q(553, P('(a)',1,'state',W('threshold frequency','minimum frequency of electromagnetic radiation for emission of electrons from the surface'),'syllabus definition'),
P('(b)(i)',2,'value',V('threshold wavelength',h*c/phi,'m','3sf',brentq(lambda x:h*c/(x*1e-7)-phi,1,20)*1e-7,accept=['545*10^-9']),'photon energy equals work function'),
P('(b)(ii)',2,'value',V('maximum kinetic energy',Ek,'J','3sf',(h*c/e/410e-9-2.28)*e,accept=['1.21*10^-19']),'worked in eV'),
P('(b)(iii)',3,'value',V('de Broglie wavelength',h/(me*ve),'m','3sf',h/sqrt(2*me*Ek),accept=['1.41*10^-9']),'from the momentum'),
P('(c)(i)',1,'explain',W('no change','photon energy (hf) is unchanged, so maximum kinetic energy is unchanged'),'Einstein equation'),
P('(c)(ii)',1,'explain',W('increases','more photons are incident per unit time, so the rate of emission of electrons increases'),'one photon to one electron'))

dm=26*1.007276+30*1.008665-55.920673; lam=log(2)/(44.5*86400)
q(554, P('(a)',2,'state',W('binding energy','minimum energy required to separate the nucleons of the nucleus to infinity'),'syllabus definition'),
P('(b)(i)',2,'show',V('mass defect',dm,'u','3sf',56*1.007276+30*(1.008665-1.007276)-55.920673),'56 protons and the excess of 30 neutrons'),
P('(b)(ii)',3,'value',V('binding energy per nucleon',dm*u*c**2/56,'J','3sf',dm*931.5e6*1.602e-19/56,tol=3e-3),'931.5 MeV a u'),
P('(c)(i)',1,'show',V('decay constant',lam,'s^-1','2sf',brentq(lambda x:exp(-x*1e-7*44.5*24*3600)-.5,.1,10)*1e-7),'root of exp(-lambda T) = 1/2'),
P('(c)(ii)',1,'value',V('number of nuclei',3.2e5/lam,None,'3sf',quad(lambda t:3.2e5*.5**(t/44.5)*86400,0,44.5*60)[0],accept=['1.78*10^12']),'activity integrated over time'),
P('(c)(iii)',2,'value',V('time',log(6.4)/lam/86400,'day','3sf',44.5*log(3.2e5/5e4,2)),'number of half-lives'))

M(555, {'A':103,'B':122,'C':366,'D':658},'D','658 nm',1239.84/(3.40-1.51),'wavelength','1240 eV nm over the difference',tol=.01)

M(556, {'A':.5,'B':.75,'C':4/3,'D':1.5},'B','0.75',(exp(-18*log(2)/6)/6)/(exp(-18*log(2)/9)/9),'ratio of activities','lambda N with the exponentials')

Z1=1.08e3*1580; Z2=1.75e3*4080; al=((Z2-Z1)/(Z2+Z1))**2
q(557, P('(1)',2,'explain',W('超声波的产生','在压电晶体两端加交变电压，晶体随之形变、发生振动；当频率等于晶体的固有频率时发生共振，产生超声波'),'教材'),
P('(2)',1,'state',W('声阻抗','介质密度与声波在该介质中速度的乘积，Z = ρc'),'教材定义'),
P('(3)(a)',1,'value',V('肌肉的声阻抗',Z1,'kg m^-2 s^-1','3sf',1.08*1.58e6),'换用 g/cm³ 计算'),
P('(3)(b)',3,'value',V('强度反射系数',al,None,'3sf',((7140-1706.4)/(7140+1706.4))**2,accept=['0.38','0.378']),'以 10^3 为单位代入'),
P('(4)',3,'value',V('强度之比',al*exp(-23*.08),None,'3sf',exp(-.92)*al*exp(-.92),accept=['0.060','0.06']),'往返各乘一次衰减'))

L_=4*pi*(2.5e17)**2*3.6e-9; Tst=5800*5.0e-7/4.5e-7; Rst=sqrt(L_/(4*pi*sig*Tst**4))
q(558, P('(a)',1,'explain',W('标准烛光','光度已知的天体'),'教材定义'),
P('(b)',2,'value',V('光度',L_,'W','2sf',quad(lambda t:2*pi*sin(t)*3.6e-9*(2.5e17)**2,0,pi)[0]),'通量在球面上积分'),
P('(c)(i)',2,'value',V('表面温度',Tst,'K','2sf',brentq(lambda T:T*4.5e-7-2.9e-3,1000,20000),accept=['6440']),'5800 K × 5.0e-7 m = 2.90e-3 m K'),
P('(c)(ii)',2,'value',V('半径',Rst,'m','2sf',brentq(lambda r:4*pi*sig*(r*1e9)**2*Tst**4/1e27-L_/1e27,.1,10)*1e9,accept=['1.52*10^9']),'使辐射功率等于光度的半径'))

lm=h*c/(e*75e3)
q(559, P('(a)',1,'state',W('contrast','difference in the degree of blackening (between adjacent areas of the image)'),'syllabus definition'),
P('(b)',2,'value',V('minimum wavelength',lm,'m','3sf',c/(75e3*e/h)),'from the maximum frequency'),
P('(c)(i)',2,'value',V('fraction in X',exp(-1.32),None,'3sf',(exp(-.22))**6),'six centimetres one at a time'),
P('(c)(ii)',2,'value',V('ratio',exp(-.22*4.2-.6*1.8)/exp(-1.32),None,'3sf',exp(-(.6-.22)*1.8)),'only the 1.80 cm differ'),
P('(d)',2,'value',V('photon energy',me*c**2,'J','3sf',h*c/(h/(me*c)),accept=['8.19*10^-14','8.2*10^-14']),'photon of the Compton wavelength of the electron; 0.511 MeV agrees'))

zz=(671.8-656.3)/656.3
q(560, P('(a)',1,'state',W("Hubble's law",'speed of recession of a galaxy is (directly) proportional to its distance (from the Earth/observer)'),'syllabus definition'),
P('(b)(i)',2,'value',V('speed',zz*c,'m s^-1','3sf',(671.8/656.3-1)*3e8,accept=['7.08*10^6']),'ratio of wavelengths less one'),
P('(b)(ii)',2,'value',V('distance',zz*c/2.3e-18,'m','3sf',brentq(lambda d:2.3e-18*d*1e24-zz*c,.1,100)*1e24,accept=['3.09*10^24']),'root of v = H0 d'),
P('(c)',2,'value',V('luminosity',4*pi*(zz*c/2.3e-18)**2*1.6e-13,'W','3sf',quad(lambda t:2*pi*sin(t)*1.6e-13*(zz*c/2.3e-18)**2,0,pi)[0],accept=['1.92*10^37']),'flux over a sphere'),
P('(d)',3,'explain',W('Big Bang','light is redshifted so galaxies are moving away (from each other); the further away the galaxy the greater its speed, so the Universe is expanding; so in the past matter was closer together / Universe began at a single point of high density'),'syllabus'))

seen = set()
compare(built, seen)
finish(seen)
