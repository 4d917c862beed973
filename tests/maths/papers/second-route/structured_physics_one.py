"""Physics of the first year, the questions from 101."""
from keys import compare, finish
import json, re, math
from math import *
import sympy as sp
from sympy import Rational as R
from scipy.optimize import fsolve, brentq
from scipy.integrate import quad, solve_ivp
g=9.81; e=1.60e-19; c0=3.00e8; u_=1.66e-27
qs=[]
def rnd(x,fig):
    m=re.match(r'(\d)(sf|dp)',fig)
    n=int(m[1])
    return round(x,n) if m[2]=='dp' else float(f'%.{n-1}e'%x)
def V(of,value,unit,fig,x,accept=None):
    w=None
    if x is not None:
        v=float(sp.N(sp.sympify(value.replace('^','**'))))
        x=float(x)
        if fig in('exact','integer'): assert abs(v-x)<=1e-9*max(1,abs(x)),(of,value,x)
        else:
            assert abs(rnd(x,fig)-v)<=1e-9*abs(v),(of,value,x)
            n=int(fig[0]); s=abs(x)/10**(floor(log10(abs(x)))-n+1) if fig.endswith('sf') else abs(x)*10**n
            fr=s-floor(s)
            if abs(fr-.5)<.06: pass
    d=dict(of=of,value=value)
    if unit:d['unit']=unit
    d['figures']=fig
    if accept:d['accept']=accept
    return d
def P(label,marks,answers,route,asks='value',demands=None):
    d=dict(label=label,marks=marks,asks=asks,answers=answers if isinstance(answers,list) else [answers])
    if demands:d['demands']=demands
    d['route']=route
    return d
def E(label,marks,of,words,accept=None,route=None):
    a=dict(of=of,words=words)
    if accept:a['accept']=accept
    return P(label,marks,a,route or 'mark points of the syllabus definition/argument','explain')
def C(label,of,choice,accept,route):
    return P(label,1,dict(of=of,choice=choice,accept=accept),route,'choice')
def Q(n,topic,lang,text,parts): qs.append((f'physics-{n}',parts))

# ---- 101
M,L,T=sp.symbols('kg m s',positive=True)
assert sp.simplify((M/L/T**2)*L**4/((L**3/T)*L)-M/L/T)==0
Qv=45.0e-6/60
Q(101,'quantities-and-units','en','',[
E('(a)',2,'two base quantities','any two from: (electric) current, (thermodynamic) temperature, amount of substance (allow luminous intensity); 1 mark each'),
P('(b)(i)',3,V('SI base units of eta','kg*m^-1*s^-1',None,'exact',None,['kg m^-1 s^-1']),'units of p, Q substituted in sympy','expression'),
P('(b)(ii)',3,V('eta','2.22*10^-3','kg m^-1 s^-1','3sf',brentq(lambda n:pi*2600*(.85e-3)**4/(8*n*.32)-Qv,1e-5,1)),'root of Q(eta)=7.5e-7 found numerically')])
# ---- 102
assert sp.simplify((L/T)**2*(M/L**3)*L-M/T**2)==0
Q(102,'quantities-and-units','en','',[
E('(a)',1,'vector quantity','a quantity that has both magnitude and direction'),
E('(b)',2,'the vectors in the list','acceleration, momentum and weight underlined and no others (2 marks); one error or omission, 1 mark'),
P('(c)(i)',2,V('SI base units of gamma','kg*s^-2',None,'exact',None,['kg s^-2']),'units of v^2*rho*lambda in sympy','show'),
P('(c)(ii)',2,V('v','0.376','m s^-1','3sf',brentq(lambda v:v*v*1000*3.2e-3/(2*pi)-.072,0.01,5)),'root of gamma(v)=0.0720 found numerically')])
# ---- 103 zh
def rho(m,d,l): return m/(pi*d*d/4*l)
r0=rho(9.40e-3,4.20e-3,.085); rmax=rho(9.42e-3,4.18e-3,.0845); rmin=rho(9.38e-3,4.22e-3,.0855)
pu=100*(rmax-rmin)/2/r0
assert abs(pu-1.753)<.01
Q(103,'uncertainty','zh','',[
E('(1)',2,'系统误差与随机误差的区别','系统误差使所有读数以相同方式（同一方向、大小恒定）偏离真值，不能通过求平均值减小；随机误差使读数分散在真值（平均值）两侧，多次测量取平均可以减小'),
P('(2)',2,V('密度','7980','kg m^-3','3sf',9.40/(pi*.210**2*8.50)*1000,['7.98*10^3']),'computed in g and cm and converted'),
P('(3)',2,V('密度的百分不确定度','1.8','%','2sf',pu,['1.75']),'half the range between the extreme values of the density'),
P('(4)',1,V('密度的绝对不确定度','140','kg m^-3','2sf',(rmax-rmin)/2,['100','1.4*10^2']),'half the range between the extreme values of the density')])
# ---- 104 zh
def gg(l,t): return 4*pi**2*l*100/t**2
g0=gg(.795,17.9); hr=(gg(.799,17.7)-gg(.791,18.1))/2
Q(104,'uncertainty','zh','',[
E('(a)',1,'测10次周期的理由','计时的绝对不确定度（反应时间）基本不变，总时间变长使 T 的百分不确定度减小'),
P('(b)',2,V('g','9.80','m s^-2','3sf',brentq(lambda x:2*pi*sqrt(.795/x)-1.79,5,15),['9.8']),'root of T(g)=1.79 found numerically'),
P('(c)(i)',2,V('g 的百分不确定度','2.7','%','2sf',100*hr/g0,['2.74','3']),'half the range between the extreme values of g'),
P('(c)(ii)',1,V('g 的绝对不确定度','0.3','m s^-2','1sf',hr),'half the range between the extreme values of g',demands=['rounded']),
E('(d)',2,'精密与准确的区别','精密：重复测量的各个读数彼此接近（分散小，随机误差小）；准确：测量结果（平均值）接近真值（系统误差小）')])
# ---- 105
def vt(t): return .45*t if t<40 else (18 if t<190 else 18-18*(t-190)/25)
dist=quad(vt,0,40)[0]+quad(vt,40,190)[0]+quad(vt,190,215)[0]
Q(105,'kinematics','en','',[
E('(a)',1,'acceleration','rate of change of velocity / change in velocity per unit time'),
P('(b)(i)',1,V('maximum speed','18.0','m s^-1','3sf',quad(lambda t:.45,0,40)[0],['18']),'integral of the acceleration'),
P('(b)(ii)',3,V('distance PQ','3285','m','4sf',dist,['3290','3.29*10^3','3280','3300']),'numerical integral of v(t)'),
P('(b)(iii)',1,V('average speed','15.3','m s^-1','3sf',dist/215,['15']),'numerical integral of v(t) over total time'),
E('(c)',2,'variation of acceleration','air resistance (drag) increases as speed increases, so the resultant force decreases; hence acceleration decreases')])
# ---- 106
s=solve_ivp(lambda t,y:[y[1],-g],[0,10],[25,12.0],events=[lambda t,y:y[1],lambda t,y:y[0]],rtol=1e-10,atol=1e-10)
Q(106,'kinematics','en','',[
E('(a)',1,'velocity','rate of change of displacement / change in displacement per unit time'),
P('(b)(i)',2,V('maximum height above the sea','32.3','m','3sf',s.y_events[0][0][0],['32']),'equation of motion integrated numerically to v=0'),
P('(b)(ii)',2,V('speed at the sea','25.2','m s^-1','3sf',abs(s.y_events[1][0][1]),['25']),'equation of motion integrated numerically to height 0'),
P('(b)(iii)',2,V('time to hit the sea','3.79','s','3sf',s.t_events[1][0],['3.8']),'equation of motion integrated numerically to height 0'),
E('(c)',2,'effect of air resistance on maximum height','air resistance acts downwards (in the same direction as weight) while the ball rises so deceleration is greater (or work is done against air resistance, less kinetic energy becomes potential energy); maximum height is less')])
# ---- 107 zh
vB=fsolve(lambda v:.6*4-.9*1.5-(.6*-1.25+.9*v),1)[0]
lost=.5*.6*16+.5*.9*2.25-.5*.6*1.25**2-.5*.9*vB**2
Q(107,'dynamics','zh','',[
E('(1)',2,'动量守恒定律','系统的总动量保持不变（作用前的总动量等于作用后的总动量）；条件：系统不受外力或所受合外力为零（孤立系统）'),
P('(2)(i)',2,V('碰后B的速度大小','2.00','m s^-1','3sf',vB,['2','2.0']),'momentum equation solved with fsolve'),
P('(2)(ii)',2,V('平均作用力','39.4','N','3sf',.9*(vB+1.5)/.08,['39']),'from the momentum change of B (Newton 3)'),
P('(2)(iii)',2,V('损失的动能','3.54','J','3sf',.5*(.6*.9/1.5)*(5.5**2-3.25**2),['3.5']),'reduced mass and relative speeds; agrees with sum of kinetic energies'),
E('(2)(iv)',2,'是否弹性碰撞','相互接近的相对速度为 5.50 m/s，碰后分离的相对速度为 3.25 m/s；两者不相等，故不是弹性碰撞')])
assert abs(lost-.5*.36*(5.5**2-3.25**2))<1e-9
# ---- 108 zh
v=.012*320/1.512
Q(108,'dynamics','zh','',[
E('(1)',1,'动量的定义','质量与速度的乘积'),
P('(2)',2,V('共同速度','2.54','m s^-1','3sf',fsolve(lambda w:.012*(320-w)-1.5*w,2)[0],['2.5']),'impulse on bullet equals impulse on block, solved numerically'),
P('(3)',2,V('最大高度','0.329','m','3sf',quad(lambda t:v-g*t,0,v/g)[0],['0.33']),'distance for vertical stop from v (same energy) by integration'),
P('(4)',3,V('损失动能的百分比','99.2','%','3sf',100*(1-.5*1.512*v*v/(.5*.012*320**2)),['99']),'kinetic energies before and after; closed form M/(M+m) agrees'),
E('(5)',2,'动量是否守恒','不对；射入过程时间极短，系统在水平方向不受外力（内力成对、大小相等方向相反），水平动量守恒；损失的动能转化为内能（热、声、形变），非弹性碰撞动能不守恒而动量仍守恒')])
assert abs(1.5/1.512*100-99.2)<.01
# ---- 109
T1,H,Vv=fsolve(lambda x:[x[0]*sin(radians(35))+x[2]-255, x[0]*cos(radians(35))-x[1], x[2]*1.8-190*(.6)+65*.6],[300,300,40])
Q(109,'forces-moments','en','',[
E('(a)',1,'moment of a force','force multiplied by the perpendicular distance of the line of action of the force from the point'),
P('(b)(i)',3,V('T','372','N','3sf',T1,['370']),'three equilibrium equations with moments about C, solved numerically'),
P('(b)(ii)',1,V('horizontal component of hinge force','305','N','3sf',H,['304','303','300']),'three equilibrium equations solved numerically'),
E('(b)(iii)',2,'vertical component of hinge force','total downward force (weight of beam and sign, 255 N) is not equal to the vertical component of the tension (213 N); resultant vertical force on the beam must be zero so the hinge must supply a vertical force (of about 42 N upwards)'),
E('(c)',2,'effect on the tension','moment about A of the weights is unchanged / moment of tension unchanged; perpendicular distance from A to the cable is greater so the tension decreases')])
assert abs(Vv-41.7)<.1
# ---- 110
RP,RQ=fsolve(lambda x:[x[0]+x[1]-840, x[0]*.5+x[1]*3-240*2-600*1.5],[400,400])
Q(110,'forces-moments','en','',[
E('(a)',2,'conditions for equilibrium','resultant force (in any direction) is zero; resultant moment / torque (about any point) is zero'),
P('(b)(i)',2,V('force from Q','380','N','2sf',RQ,['384']),'vertical forces and moments about the left end solved as a pair','show'),
P('(b)(ii)',1,V('force from P','456','N','3sf',RP,['460']),'vertical forces and moments about the left end solved as a pair'),
P('(b)(iii)',2,V('distance beyond Q','0.40','m','2sf',brentq(lambda d:(240*2+600*(3+d))/840-3,0,1),['0.4','0.400']),'combined centre of gravity placed over Q'),
E('(c)',2,'effect of the tin','weight of tin provides an additional anticlockwise moment about Q; so a larger clockwise moment from the painter (larger distance from Q) is needed before the plank tips')])
# ---- 111
Q(111,'density-and-pressure','en','',[
E('(a)',1,'pressure','(normal) force per unit area'),
E('(b)',2,'cause of upthrust','pressure in the liquid increases with depth; so (upward) force due to pressure on the lower surface is greater than the (downward) force on the upper surface (resultant is upwards)'),
P('(c)(i)',2,V('weight of cylinder','2.75','N','3sf',.650*24.0*18.0*1e-3*g,['2.8']),'mass from volume in cm^3'),
P('(c)(ii)',2,V('length below surface','0.156','m','3sf',brentq(lambda h:1000*g*h*1.8e-3-650*g*.24*1.8e-3,0,.24),['0.16']),'root of pressure force on base = weight'),
P('(c)(iii)',2,V('applied force','1.48','N','3sf',1000*g*1.8e-3*(.24-.156),['1.5','1.49']),'upthrust on the additional immersed length')])
# ---- 112
Q(112,'density-and-pressure','en','',[
P('(a)',3,V('pressure difference','Delta_p = rho*g*Delta_h',None,'exact',None),'weight of column rho*A*dh*g divided by area A','show'),
P('(b)(i)',3,V('total pressure','1.13*10^5','Pa','3sf',1.01e5+quad(lambda z:g*(840 if z<.45 else 1000),0,1.25,points=[.45])[0],['1.126*10^5']),'integral of rho g over depth'),
P('(b)(ii)',3,V('tension','8.40','N','3sf',7850*.05**3*g-(1000*g*(.6)-1000*g*(.55))*.05**2,['8.4']),'weight minus difference of pressure forces on the faces'),
E('(b)(iii)',2,'change in tension','oil has a smaller density so the upthrust is less; weight unchanged so the tension increases')])
# ---- 113, 114 MC
Q(113,'kinematics','en','',[C('','distance in the third second','B',['24.5'],'integral of g t from t=2 to t=3')])
assert abs(quad(lambda t:g*t,2,3)[0]-24.5)<.05
Q(114,'kinematics','en','',[C('','time of fall','D',['2.65'],'root of atan(gt/15)=60 degrees')])
assert abs(brentq(lambda t:atan2(g*t,15)-pi/3,0.01,10)-2.65)<.005
# ---- 115 zh
F=1200*g*sin(radians(5))+640
Q(115,'work-energy-power','zh','',[
E('(a)',1,'功率的定义','单位时间内所做的功（做功的快慢，功与所用时间之比）'),
P('(b)',2,V('牵引力','1670','N','3sf',F,['1.67*10^3','1700']),'force balance along the slope'),
P('(c)',2,V('输出功率','3.00*10^4','W','3sf',1200*g*(18*sin(radians(5)))+640*18,['30000','3.0*10^4']),'rate of gain of potential energy plus rate of work against resistance'),
P('(d)',2,V('燃料每秒提供的能量','1.15*10^5','J','3sf',(1200*g*(18*sin(radians(5)))+640*18)/.26,['1.2*10^5','1.16*10^5']),'rate of energy divided by efficiency'),
E('(e)',2,'功的去向','一部分转化为汽车的重力势能（重力势能增加）；另一部分用于克服阻力做功，转化为内能（热）')])
# ---- 116 zh
Q(116,'work-energy-power','zh','',[
E('(a)',1,'功的定义','力与物体在力的方向上的位移的乘积'),
P('(b)(i)',2,V('减少的重力势能','1130','J','3sf',quad(lambda x:32*g*3.6/7.5,0,7.5)[0],['1.13*10^3','1100']),'work of the weight component integrated along the slide'),
P('(b)(ii)',2,V('增加的动能','615','J','3sf',quad(lambda w:32*w,0,6.2)[0],['620']),'integral of momentum over speed'),
P('(c)',2,V('平均阻力','68.7','N','3sf',32*(g*3.6/7.5-6.2**2/(2*7.5)),['69','68.6']),'mean acceleration v^2/2s and Newton 2 along the slide'),
E('(d)',2,'速率的变化','阻力减小，克服阻力做的功减少；更多的重力势能转化为动能，到底端的速率变大')])
# ---- 117
A=pi*.280e-3**2
Q(117,'deformation','en','',[
E('(a)(i)',1,'stress','(tensile) force per unit cross-sectional area'),
E('(a)(ii)',1,'strain','extension per unit original length'),
P('(b)(i)',2,V('stress','1.95*10^8','Pa','3sf',4*48/(pi*.56**2)*1e6,['1.9*10^8']),'in N mm^-2 with the diameter'),
P('(b)(ii)',2,V('Young modulus','1.99*10^11','Pa','3sf',(48/2.45e-3)*2.5/A,['2.0*10^11']),'from the spring constant k = EA/L'),
P('(b)(iii)',2,V('elastic potential energy','0.0588','J','3sf',quad(lambda x:48/2.45e-3*x,0,2.45e-3)[0],['0.059']),'area under force-extension line by integration'),
P('(c)',2,V('ratio of extensions','1/8',None,'exact',(48*1.25/(4*A))/(48*2.5/A),['0.125','0.13']),'FL/AE evaluated for both wires')])
# ---- 118
k=6.90/.0575
Q(118,'deformation','en','',[
E('(a)',1,"Hooke's law",'extension is (directly) proportional to the force / load, provided the limit of proportionality is not exceeded'),
P('(b)(i)',1,V('k','120','N m^-1','3sf',k),'load over extension','show'),
P('(b)(ii)',2,V('elastic potential energy','0.198','J','3sf',quad(lambda x:k*x,0,.0575)[0],['0.2','0.20']),'integral of kx'),
P('(c)',2,V('total elastic potential energy','0.397','J','3sf',.5*(k/2)*(.115)**2,['0.396','0.4','0.40']),'effective constant k/2'),
P('(d)',3,V('speed of trolley','0.741','m s^-1','3sf',solve_ivp(lambda t,y:[y[1],-k*y[0]/.35],[0,2],[-.04,0],events=lambda t,y:y[0],rtol=1e-10,atol=1e-12).y_events[0][0][1],['0.74']),'motion on the spring integrated numerically')])
# ---- 119
Q(119,'waves','en','',[
P('(a)',2,V('wave equation','v = f*lambda',None,'exact',None),'wave moves one wavelength in one period T = 1/f, so v = lambda/T','show'),
P('(b)(i)',2,V('frequency','500','Hz','3sf',1/(4.00*.5e-3)),'reciprocal of the period'),
P('(b)(ii)',1,V('wavelength','0.680','m','3sf',340*2e-3,['0.68']),'distance travelled in one period'),
P('(b)(iii)',2,V('phase difference','90','degrees','2sf',degrees(2*pi*500*(.170/340)),['90.0']),'from the time delay 0.170/340'),
P('(c)',2,V('ratio of intensities','6.76',None,'3sf',(3.9/1.5)**2,['6.8']),'square of amplitude ratio')])
# ---- 120
Q(120,'waves','en','',[
E('(a)',2,'properties of electromagnetic waves','any two from: transverse (can be polarised); can travel through a vacuum / free space; same speed in free space (3.00 x 10^8 m/s); consist of oscillating electric and magnetic fields'),
P('(b)(i)',2,V('wavelength','3.19','m','3sf',brentq(lambda l:c0/l-94e6,.1,100),['3.2']),'root of c/lambda = f'),
P('(b)(ii)',2,V('intensity','2.21*10^-5','W m^-2','3sf',40/(4*pi*144)*1e-3,['2.2*10^-5']),'in kW km^-2 then converted'),
P('(b)(iii)',2,V('amplitude','0.4*A',None,'exact',None,['0.40*A','2*A/5']),'I ~ 1/r^2 and I ~ A^2 so A ~ 1/r','expression'),
E('(c)',2,'polarisation','radio waves are transverse: oscillations perpendicular to direction of energy transfer can be confined to one plane; sound waves are longitudinal: oscillations are parallel to direction of energy transfer')])
assert abs(sqrt((1/30**2)/(1/12**2))-.4)<1e-12
# ---- 121 zh
Q(121,'stationary-waves','zh','',[
E('(1)',2,'驻波的形成','波传到固定端发生反射；入射波与反射波频率相同、振幅相近、速率相同而方向相反，相遇叠加（干涉）形成驻波'),
P('(2)',1,V('波节数','4',None,'integer',sum(abs(sin(3*pi*i/300))<1e-9 for i in range(301))),'zeros of sin(3 pi x/L) counted'),
P('(3)',3,[V('波长','0.800','m','3sf',2*1.2/3,['0.8','0.80']),V('波速','120','m s^-1','3sf',150*(2*1.2/3))],'three half-wavelengths in the length'),
P('(4)',1,V('相位差','180','degrees','3sf',180,['pi rad']),'sign of sin(3 pi x/L) is opposite in adjacent loops'),
P('(5)',2,V('频率','250','Hz','3sf',brentq(lambda f:120/f*5/2-1.2,100,500)),'root of 5 half-wavelengths = L')])
# ---- 122 zh
Q(122,'stationary-waves','zh','',[
E('(1)',2,'波节与波腹的位置','波节在水面处；波腹在管口处（略高于管口）'),
P('(2)',2,V('波长','0.672','m','3sf',2*(.498-.162),['0.67']),'resonances differ by half a wavelength'),
P('(3)',2,V('声速','344','m s^-1','3sf',fsolve(lambda x:[x[0]/(4*512)-x[1]-.162,3*x[0]/(4*512)-x[1]-.498],[340,.01])[0],['340']),'two resonance conditions with end correction solved simultaneously'),
P('(4)',2,V('波腹到管口的距离','0.6','cm','1sf',100*fsolve(lambda x:[x[0]/(4*512)-x[1]-.162,3*x[0]/(4*512)-x[1]-.498],[340,.01])[1],['0.60']),'two resonance conditions with end correction solved simultaneously'),
E('(5)',1,'能量传播的区别','行波传播（传递）能量，驻波不传播能量')])
# ---- 123
Q(123,'interference','en','',[
E('(a)(i)',1,'coherent','(waves with) a constant phase difference'),
E('(a)(ii)',1,'diffraction','spreading of a wave as it passes through an aperture / gap or past an edge'),
P('(b)(i)',3,V('fringe separation','3.43*10^-3','m','3sf',brentq(lambda x:sqrt(2.6**2+(x+.24e-3)**2)-sqrt(2.6**2+(x-.24e-3)**2)-633e-9,1e-4,1e-2),['3.4*10^-3','0.00343']),'position where exact path difference equals one wavelength'),
P('(b)(ii)',1,V('path difference','1.90*10^-6','m','3sf',3*633e-9,['1.899*10^-6','1.9*10^-6']),'three wavelengths'),
E('(c)',2,'effect of shorter wavelength','x = lambda D / a with D and a unchanged so x is proportional to wavelength; fringe separation decreases'),
E('(d)',2,'appearance of fringes','bright fringes become darker / less bright; dark fringes become brighter (amplitudes no longer equal so cancellation incomplete)')])
# ---- 124
d=1e-3/450
Q(124,'diffraction-grating','en','',[
E('(a)',2,'principle of superposition','when two (or more) waves meet (at a point); the resultant displacement is the (vector) sum of the displacements of the individual waves'),
P('(b)(i)',3,V('angle of second-order maximum','32.0','degrees','1dp',brentq(lambda a:d*sin(radians(a))/589e-9-2,1,89),['32']),'root of path difference = 2 wavelengths'),
P('(b)(ii)',3,V('number of maxima','7',None,'integer',sum(abs(n*589e-9/d)<1 for n in range(-20,21))),'orders with |n lambda/d| < 1 counted'),
E('(c)',2,'white light','at the centre path difference is zero for all wavelengths so all colours have a maximum there; for first order d sin(theta) = lambda so the angle depends on wavelength and the colours are separated')])
# ---- 125
Ar=pi*(.310e-3)**2/4; Rw=1.12e-6*1.80/Ar
Q(125,'electricity','en','',[
E('(a)',1,'potential difference','energy transferred (from electrical to other forms) / work done per unit charge'),
P('(b)(i)',2,V('resistance','27','ohm','2sf',1.12*1.80/(pi*.155**2),['26.7']),'in mm^2 units','show'),
P('(b)(ii)',2,V('energy','404','J','3sf',quad(lambda t:6*6/Rw,0,300)[0],['400']),'integral of power'),
P('(b)(iii)',2,V('number of electrons','4.21*10^20',None,'3sf',404.36/6/e,['4.2*10^20']),'charge from energy over p.d.'),
P('(c)',2,V('new resistance','107','ohm','3sf',1.12e-6*3.6/(Ar*1.8/3.6),['110','108']),'R recomputed with the same volume')])
# ---- 126
Q(126,'electricity','en','',[
E('(a)',1,'quantised','charge exists only in discrete amounts / integer multiples of the elementary charge e'),
P('(b)',2,V('current','I = A*n*v*q',None,'exact',None),'charge n A v t q in volume of length v t divided by t','show'),
P('(c)(i)',2,V('drift speed','1.57*10^-4','m s^-1','3sf',(3.2/e)/8.49e28/1.5e-6,['1.6*10^-4']),'electrons per second over electrons per metre of wire'),
P('(c)(ii)',2,V('number of electrons','2.40*10^21',None,'3sf',1.5e-6*8.49e28*1.5704e-4*120,['2.4*10^21']),'n A v t'),
P('(d)',2,V('ratio of drift speeds','4',None,'exact',(1/.25)/(1/1.0)),'same I, area a quarter')])
# ---- 127 zh
I=fsolve(lambda i:9-i*.8-i*2.7-i/(1/12+1/6),1)[0]
Q(127,'dc-circuits','zh','',[
E('(1)',1,'电动势','电源使单位电荷通过整个电路时由其他形式的能转化为电能的多少（每库仑电荷获得的能量）'),
P('(2)',3,V('电流','1.20','A','3sf',I,['1.2']),'loop equation solved numerically'),
P('(3)',1,V('路端电压','8.04','V','3sf',I*(2.7+4),['8.0']),'current times external resistance'),
P('(4)',2,V('6.00欧电阻的功率','3.84','W','3sf',(I*12/18)**2*6,['3.8']),'current divider'),
E('(5)',2,'路端电压的变化','外电路总电阻增大，电流减小；内阻上的电压（Ir）减小，路端电压增大')])
# ---- 128 zh
Q(128,'dc-circuits','zh','',[
P('(a)',2,V('T两端的电压','7.50','V','3sf',12-12/4000*1500,['7.5']),'e.m.f. less the p.d. of R'),
P('(b)',2,V('T的阻值','500','ohm','3sf',brentq(lambda r:12*r/(r+1500)-3,1,1e4)),'root of divider equation'),
E('(c)',2,'R两端电压的变化','温度升高，T 的阻值减小，电路总电阻减小，电流增大；R 的阻值不变（V = IR），R 两端的电压增大'),
P('(d)',3,V('电压表示数','6.86','V','3sf',brentq(lambda v:(12-v)/1500-v/2500-v/10000,0,12),['6.9']),'node equation solved numerically')])
# ---- 129
va=sqrt(2*5.30e6*e/(4*u_))
Q(129,'particle-physics','en','',[
E('(a)(i)',1,'inference from undeviated particles','most of the atom is empty space / the nucleus is very small compared with the atom'),
E('(a)(ii)',2,'inference from large deviations','nucleus is charged (positively); most of the mass of the atom is concentrated in a (very small) nucleus'),
P('(b)(i)',1,[V('nucleon number','206',None,'integer',210-4),V('proton number','82',None,'integer',84-2)],'conservation of nucleon number and charge'),
P('(b)(ii)',3,V('speed','1.60*10^7','m s^-1','3sf',brentq(lambda v:.5*4*u_*v*v-5.30e6*e,1e5,1e8),['1.6*10^7']),'root of kinetic energy = 5.30 MeV'),
P('(b)(iii)',2,V('ratio of speeds','51.5',None,'3sf',206/4,['52','103/2']),'inverse ratio of masses')])
# ---- 130
Q(130,'particle-physics','en','',[
E('(a)(i)',1,'quarks of the proton','up, up, down (uud)'),
E('(a)(ii)',1,'quarks of the neutron','up, down, down (udd)'),
P('(b)(i)',2,[V('number of protons','7',None,'integer',6+1),V('number of neutrons','7',None,'integer',14-6-1)],'conservation of nucleon number and charge'),
E('(b)(ii)',1,'other lepton','(electron) antineutrino'),
E('(b)(iii)',1,'change of quark composition','a down quark changes to an up quark (d to u; udd to uud)'),
E('(b)(iv)',2,'continuous range of energies','total energy released in each decay is (almost) fixed; it is shared in varying proportions between the beta particle and the antineutrino'),
P('(c)',2,V('charge to mass ratio','4.82*10^7','C kg^-1','3sf',(2*e)*(6.0241e26/4),['4.8*10^7']),'charge times number of alpha particles per kilogram (1/u = 6.0241e26)')])
assert abs(1/u_/6.0241e26-1)<1e-4
# ---- 131 zh
ux,uy=22*cos(radians(35)),22*sin(radians(35))
s=solve_ivp(lambda t,y:[ux,y[2],-g],[0,10],[0,1e-12,uy],events=[lambda t,y:y[2],lambda t,y:y[1] if t>.1 else 1],rtol=1e-10,atol=1e-10)
Q(131,'kinematics','zh','',[
P('(1)',2,[V('水平分量','18.0','m s^-1','3sf',sqrt(22**2-uy**2),['18']),V('竖直分量','12.6','m s^-1','3sf',sqrt(22**2-ux**2),['13'])],'each from Pythagoras with the other'),
P('(2)',2,V('最大高度','8.12','m','3sf',s.y_events[0][0][1],['8.1','8.09']),'equations of motion integrated numerically'),
P('(3)',2,V('时间','2.57','s','3sf',s.t_events[1][0],['2.6']),'equations of motion integrated numerically'),
P('(4)',1,V('水平距离','46.4','m','3sf',22**2*sin(radians(70))/g,['46','46.3']),'range formula'),
E('(5)',2,'水平距离的变化','空气阻力与运动方向相反，有水平分量，使水平速度不断减小；水平距离变小')])
# ---- 132 zh
t=sqrt(2.5/g)
s=solve_ivp(lambda t,y:[y[1],-g],[0,5],[1.25,0],events=lambda t,y:y[0],rtol=1e-10,atol=1e-10); te=s.t_events[0][0]; ve=abs(s.y_events[0][0][1])
Q(132,'kinematics','zh','',[
E('(a)',2,'加速度的特点','水平方向加速度为零；竖直方向加速度恒定，等于重力加速度 g（方向向下）'),
P('(b)',2,V('时间','0.505','s','3sf',te,['0.50']),'fall integrated numerically'),
P('(c)',1,V('速率','3.17','m s^-1','3sf',1.6/te,['3.2']),'horizontal distance over time from the integration'),
P('(d)',3,[V('速度大小','5.88','m s^-1','3sf',sqrt((1.6/te)**2+2*g*1.25),['5.9']),V('与水平方向的夹角','57.4','degrees','1dp',degrees(atan(2*1.25/1.6)),['57'])],'energy for the speed; tan = 2h/x for the angle'),
E('(e)',1,'时间是否改变','不变；竖直方向的初速度（为零）、高度和加速度都不变，与水平速度无关')])
assert abs(degrees(atan2(ve,1.6/te))-57.38)<.02
# ---- 133
Q(133,'dynamics','en','',[
E('(a)',1,"Newton's second law",'(resultant) force is equal / proportional to the rate of change of momentum'),
P('(b)(i)',2,V('tension','9020','N','3sf',fsolve(lambda x:x-850*g-850*.8,9000)[0],['9.02*10^3','9.0*10^3','9000']),'equation of motion solved numerically'),
P('(b)(ii)',2,V('force on man','764','N','3sf',72*9.81+72*.8,['760']),'weight plus resultant force'),
E('(b)(iii)',2,'other force of the pair','force exerted by the man on the floor (of the lift); vertically downwards and equal in magnitude (764 N) / same type of force'),
P('(c)',2,V('force on man','620','N','3sf',72*9.81-72*1.2),'weight less resultant force')])
# ---- 134
kk=75*g/52**2
Q(134,'dynamics','en','',[
E('(a)',1,'mass','property of an object that resists change in motion (inertia)'),
E('(b)',3,'variation of acceleration','initially acceleration is g (9.81) as there is no air resistance (only weight acts); air resistance increases with speed so resultant force and acceleration decrease; when air resistance equals weight the resultant force and acceleration are zero (terminal velocity)'),
P('(c)(i)',3,V('k','0.272','kg m^-1','3sf',brentq(lambda q:sqrt(75*g/q)-52,.01,2),['0.27']),'root of terminal velocity = 52.0'),
P('(c)(ii)',2,V('acceleration','7.36','m s^-2','3sf',g*(1-(26/52)**2),['7.4']),'g(1-(v/vT)^2)'),
P('(c)(iii)',2,V('rate of work','3.83*10^4','W','3sf',kk*52**3,['38300','3.8*10^4']),'k v^3; equals weight times speed')])
# ---- 135, 136 MC zh
Q(135,'electricity','zh','',[C('','功率之比','B',['1:2'],'power at equal p.d. from A/L of each wire')])
assert (1/1)/(4/2)==.5
Q(136,'waves','zh','',[C('','相位差','C',['2*pi/3'],'omega times the delay 1.0/24 s')])
assert abs(2*pi*8*(1/24)-2*pi/3)<1e-12
# ---- 137
Q(137,'work-energy-power','en','',[
E('(a)(i)',1,'power','work done per unit time / rate of transfer of energy'),
P('(a)(ii)',2,V('power','P = F*v',None,'exact',None),'work F s in time t, with s/t = v','show'),
P('(b)(i)',3,[V('gain in potential energy','3430','J','3sf',quad(lambda h:25*g,0,14)[0],['3.43*10^3','3400']),V('gain in kinetic energy','450','J','3sf',quad(lambda v:25*v,0,6)[0])],'integrals of weight over height and momentum over speed'),
P('(b)(ii)',2,V('efficiency','69.3','%','3sf',100*25*(g*14+18)/5600,['0.693','69','0.69']),'useful power from energy per kilogram'),
E('(b)(iii)',1,'reason for efficiency','any one: friction in moving parts of the pump / viscous (resistive) forces between water and pipe / thermal energy (heating) in the motor windings / sound')])
# ---- 138
a=2.90**2/(2*1.8)
Q(138,'work-energy-power','en','',[
E('(a)',1,'conservation of energy','energy cannot be created or destroyed (it can only be transferred from one form to another) / total energy of a closed system is constant'),
P('(b)(i)',2,V('decrease in potential energy','3.36','J','3sf',quad(lambda x:.45*g*sin(radians(25)),0,1.8)[0],['3.4']),'work of the weight component integrated along the ramp'),
P('(b)(ii)',2,V('increase in kinetic energy','1.89','J','3sf',quad(lambda v:.45*v,0,2.9)[0],['1.9']),'integral of momentum over speed'),
P('(b)(iii)',2,V('frictional force','0.814','N','3sf',.45*(g*sin(radians(25))-a),['0.817','0.81','0.82']),'Newton 2 along the ramp with a = v^2/2s'),
P('(c)',2,V('frictional force','2.01','N','3sf',.45*2.9**2/(2*.94),['2.0']),'mass times mean deceleration'),
E('(d)',1,'reason for difference','normal contact force is different (equals weight on the horizontal surface, smaller component of weight on ramp)')])
# ---- 139 zh
ks=2e11*2e-7/1.2; kb=1e11*2e-7/1.2
Q(139,'deformation','zh','',[
E('(1)',2,'弹性形变与塑性形变','弹性形变：撤去外力后物体能恢复原来的形状（长度）；塑性形变：撤去外力后物体不能恢复原状，留下永久形变'),
P('(2)(i)',1,V('应力','2.00*10^8','Pa','3sf',40/.2*1e6,['2*10^8','2.0*10^8']),'in N mm^-2'),
P('(2)(ii)',3,V('总伸长量','3.60*10^-3','m','3sf',40*(1/ks+1/kb),['3.6*10^-3','0.0036']),'spring constants in series'),
P('(2)(iii)',2,V('弹性势能之和','0.0720','J','3sf',quad(lambda x:x/(1/ks+1/kb),0,3.6e-3)[0],['0.072']),'area under the combined force-extension line'),
P('(3)',2,V('铜丝与钢丝的直径之比','1.41',None,'3sf',brentq(lambda r:1/(1e11*r*r)-1/2e11,.5,3),['sqrt(2)','1.4']),'root of equal extension')])
# ---- 140 zh
ft=.45/(.04*g)
Q(140,'deformation','zh','',[
E('(a)',1,'胡克定律','在比例极限内，弹簧的伸长（压缩）量与所受的力成正比'),
P('(b)(i)',1,V('弹力','15.0','N','3sf',2.5*6.00,['15']),'in N per cm'),
P('(b)(ii)',2,V('弹性势能','0.450','J','3sf',quad(lambda x:250*x,0,.06)[0],['0.45']),'integral of kx'),
P('(c)',2,V('最大高度','1.15','m','3sf',brentq(lambda h:.04*g*h-.45,0,5),['1.1']),'root of mgh = 0.450'),
P('(d)',3,[V('损失能量的百分比','11.1','%','3sf',100*(1-1.02/ft),['11']),dict(of='能量损失的原因',words='克服空气阻力（或摩擦）做功转化为内能；或弹簧自身具有动能、振动；或产生声音')],'ratio of actual to ideal height')])
# ---- 141
def fo(v): # wavelength in front/behind
    return 335/((335-v)/720)
Q(141,'doppler-effect','en','',[
E('(a)',2,'Doppler effect','change in the observed frequency (or wavelength) of a wave; when the source moves relative to the observer'),
P('(b)(i)',2,V('frequency','786','Hz','3sf',fo(28),['790']),'wave speed over shortened wavelength'),
P('(b)(ii)',1,V('frequency','664','Hz','3sf',fo(-28),['660']),'wave speed over lengthened wavelength'),
E('(b)(iii)',2,'variation of frequency','frequency heard is greater than 720 Hz when approaching and less than 720 Hz when moving away; frequency decreases (continuously) as the ambulance passes, being 720 Hz as it passes closest'),
P('(c)',2,V('speed','33.5','m s^-1','3sf',brentq(lambda v:fo(v)-800,1,100),['34','33']),'root of f(v) = 800')])
# ---- 142
Q(142,'polarisation','en','',[
E('(a)',1,'plane polarised','oscillations (of the electric field) are in a single direction / one plane normal to the direction of propagation (energy transfer)'),
E('(b)',1,'longitudinal waves','oscillations are parallel to the direction of energy transfer so cannot be restricted to one plane'),
P('(c)(i)',2,V('intensity','14.8','W m^-2','3sf',9*(1+cos(radians(50))),['15']),'double-angle form of cos^2'),
P('(c)(ii)',2,V('intensity','1.73','W m^-2','3sf',9*(1+cos(radians(50)))*(1+cos(radians(140)))/2,['1.7']),'double-angle form of cos^2'),
P('(c)(iii)',2,V('angle','66.4','degrees','1dp',degrees(atan2(sqrt(1-.16),.4))),'from sine and cosine of the angle',demands=['rounded'])])
# ---- 143
Vt,i1,i2=fsolve(lambda x:[6-x[1]*1-x[0],4.5-x[2]*.5-x[0],x[1]+x[2]-x[0]/4],[4,1,0])
Q(143,'dc-circuits','en','',[
E('(a)(i)',1,"Kirchhoff's first law",'sum of currents entering a junction is equal to the sum of currents leaving the junction'),
E('(a)(ii)',1,'conserved quantity','energy'),
P('(b)(i)',3,V('I_2','1.15','A','3sf',(6/1+4.5/.5)/(1+2+.25)/4,[]),'node voltage from conductances; agrees with loop equations','show'),
P('(b)(ii)',1,V('p.d. between P and Q','4.62','V','3sf',Vt,['4.6','4.60']),'loop equations solved numerically'),
P('(b)(iii)',2,V('I_1','1.38','A','3sf',6-(6/1+4.5/.5)/(1+2+.25),['1.4','1.40']),'X: (6.00 - V)/1.00'),
E('(b)(iv)',2,'battery Y','p.d. between P and Q (4.62 V) is greater than the e.m.f. of Y (or I1 > I2), so the current in Y is into its positive terminal; Y is being recharged')])
assert abs(i2+.2308)<1e-3
# ---- 144
Q(144,'dc-circuits','en','',[
E('(a)',2,'e.m.f. and p.d.','e.m.f.: energy transferred from chemical / other forms to electrical per unit charge; p.d.: energy transferred from electrical to other forms per unit charge'),
P('(b)(i)',2,V('current','0.250','A','3sf',fsolve(lambda i:2-i*.4-i*1.6-i*6,1)[0],['0.25']),'loop equation solved numerically'),
P('(b)(ii)',1,V('p.d. between X and Y','1.50','V','3sf',2*6/8,['1.5']),'potential divider'),
P('(c)(i)',2,V('E','1.02','V','3sf',.25*(6*.68),['1.0']),'current times resistance of length XJ'),
E('(c)(ii)',1,'effect of r','no current in the second cell (galvanometer) so no p.d. across r / terminal p.d. equals e.m.f.'),
E('(c)(iii)',2,'effect of greater resistance','current in XY decreases so p.d. across XY (p.d. per unit length) decreases; length XJ increases (for the same E)')])
# ---- 145 zh
up,dn,st=R(2,3),R(-1,3),R(-1,3)
Q(145,'particle-physics','zh','',[
E('(1)',2,'重子与介子的夸克组成','重子由三个夸克（或三个反夸克）组成；介子由一个夸克和一个反夸克组成'),
E('(2)',2,'质子的夸克组成与电荷','两个上夸克、一个下夸克（uud）；电荷为 2/3 e + 2/3 e - 1/3 e = +e'),
P('(3)(i)',2,[V('质子数','8',None,'integer',9-1),V('中子数','10',None,'integer',18-8)],'conservation of nucleon number and charge'),
E('(3)(ii)',1,'夸克的变化','一个上夸克变为下夸克（u 变为 d）'),
E('(3)(iii)',1,'另一种轻子','（电子）中微子'),
P('(4)',1,V('粒子的电荷','-e',None,'exact',None,['-1']),'sum of the quark charges -1/3 each')])
assert dn+2*st==-1 and 2*up+dn==1
# ---- 146 zh
Q(146,'particle-physics','zh','',[
E('(a)',3,'轻子与强子的区别','轻子是基本粒子，不由更小的粒子组成，如电子（中微子、正电子等）；强子不是基本粒子，由夸克组成，如质子（中子、介子等）；区别1分，两例各1分'),
E('(b)(i)',1,'重子或介子','重子，因为由三个夸克组成'),
P('(b)(ii)',2,V('电荷','3.20*10^-19','C','3sf',float(3*up)*e,['3.2*10^-19']),'three up-quark charges added'),
E('(c)',2,'另一组成部分','反下夸克（反 d 夸克）；上夸克电荷 +2/3 e，总电荷 +e，故另一个反夸克的电荷为 +1/3 e'),
E('(d)',2,'衰变前后的夸克组成','衰变前（中子）：udd，即一个上夸克、两个下夸克；衰变后（质子）：uud，即两个上夸克、一个下夸克')])
# ---- 147, 148 MC
Q(147,'deformation','en','',[C('','ratio of energies','C',['2'],'F^2 L/(2AE) evaluated for both wires')])
assert (1/1)/(2/4)==2
Q(148,'particle-physics','en','',[C('','numbers of alpha and beta particles','D',['6 alpha and 4 beta'],'enumeration of pairs that conserve nucleon number and charge')])
assert [(a,b) for a in range(20) for b in range(20) if 4*a==24 and 90-2*a+b==82]==[(6,4)]
# ---- 149
Q(149,'dc-circuits','en','',[
E('(a)',2,'resistance of a filament lamp','resistance increases as p.d. increases; because the current increases and the temperature of the filament increases (lattice ions vibrate more)'),
P('(b)(i)',2,V('resistance of lamp','6.00','ohm','3sf',brentq(lambda r:144/r-24,1,100),['6','6.0']),'root of V^2/R = 24'),
P('(b)(ii)',3,V('resistance of R','0.750','ohm','3sf',brentq(lambda r:(15/(6+.75+r))**2*6-24,0,5),['0.75']),'root of lamp power = 24 W'),
P('(b)(iii)',2,V('percentage of power','80.0','%','3sf',100*6/(6+.75+.75),['80']),'ratio of resistances in series'),
P('(b)(iv)',2,V('initial current','6.25','A','3sf',fsolve(lambda i:15-i*(.75+.75+.9),1)[0],['6.3','6.2']),'loop equation solved numerically')])
# ---- 150
E0,rr=fsolve(lambda x:[x[0]-.3*x[1]-1.42,x[0]-.7*x[1]-1.30],[1.5,.3])
Q(150,'dc-circuits','en','',[
E('(a)',2,'terminal p.d.','there is a p.d. across the internal resistance (lost volts, Ir) which increases as current increases; terminal p.d. = E - Ir, with E constant, so it decreases'),
P('(b)(i)',3,[V('r','0.300','ohm','3sf',rr,['0.3','0.30']),V('E','1.51','V','3sf',E0,['1.5'])],'simultaneous equations solved numerically'),
P('(b)(ii)',1,V('maximum current','5.03','A','3sf',brentq(lambda i:1.51-.3*i,0,10),['5.0']),'current at which terminal p.d. is zero'),
P('(b)(iii)',2,V('power','1.21','W','3sf',1.51*1.0-1.0**2*.3,['1.2']),'total power less power in r, with I = 1.00 A'),
E('(c)',2,'two cells in parallel','total internal resistance decreases (halved) while e.m.f. is unchanged; p.d. across internal resistance decreases so terminal p.d. increases')])
# ---- 151
t1,t2=fsolve(lambda x:[x[0]*cos(radians(40))-x[1]*cos(radians(55)),x[0]*sin(radians(40))+x[1]*sin(radians(55))-45],[20,20])
Q(151,'forces-moments','en','',[
E('(a)',1,'centre of gravity','the point from which (all) the weight of the object may be considered to act'),
P('(b)(i)',1,V('horizontal components','T_P*cos(40) = T_Q*cos(55)',None,'exact',None),'no resultant horizontal force','equation'),
P('(b)(ii)',4,[V('T_P','25.9','N','3sf',45*sin(radians(35))/sin(radians(95)),['26']),V('T_Q','34.6','N','3sf',45*sin(radians(50))/sin(radians(95)),['35'])],"Lami's theorem; agrees with component equations solved numerically"),
E('(c)',2,'resultant after P is cut','magnitude 25.9 N (equal to T_P), in the direction opposite to T_P (40 degrees below the horizontal, away from string P); because the three forces added to zero, so the other two have a resultant equal and opposite to T_P')])
assert abs(t1-25.91)<.01 and abs(t2-34.60)<.01
# ---- 152 zh
Q(152,'forces-moments','zh','',[
E('(1)',2,'力偶','大小相等、方向相反、作用线平行而不重合（不共线）的一对力；只使物体转动（合力为零，不产生平动）'),
P('(2)(i)',2,V('支持力','26.0','N','3sf',sqrt(28**2-(28*sin(radians(22)))**2),['26']),'right-angled force triangle by Pythagoras'),
P('(2)(ii)',1,V('摩擦力','10.5','N','3sf',sqrt(28**2-(28*cos(radians(22)))**2),['10']),'right-angled force triangle by Pythagoras'),
P('(2)(iii)',3,V('F','11.3','N','3sf',fsolve(lambda x:[x[0]-x[1]*sin(radians(22)),x[1]*cos(radians(22))-28],[10,30])[0],['11']),'horizontal and vertical equations solved numerically'),
E('(2)(iv)',2,'支持力的变化','F 有垂直于斜面、指向斜面的分量；支持力等于重力与 F 在垂直斜面方向的分量之和，故变大（由 26.0 N 变为 30.2 N）')])
# ---- 153
Q(153,'interference','en','',[
E('(a)',2,'conditions for interference','sources / waves are coherent (constant phase difference); waves have similar (approximately equal) amplitude, or same type of wave / if transverse, unpolarised or polarised in the same plane; 1 mark each'),
P('(b)(i)',2,V('frequency','1.00*10^10','Hz','3sf',brentq(lambda f:c0/f-.03,1e9,1e11),['1.0*10^10','10^10']),'root of c/f = 0.03'),
E('(b)(ii)',2,'minimum at P','path difference is 4.5 cm = 1.5 wavelengths; so waves arrive at P in antiphase (phase difference 180 / 540 degrees) and interfere destructively'),
P('(c)(i)',2,V('intensity at P','4*I',None,'exact',None,['4I']),'resultant amplitude 3A - A, squared','expression'),
P('(c)(ii)',1,V('maximum intensity','16*I',None,'exact',None,['16I']),'resultant amplitude 3A + A, squared','expression')])
ph=2*pi*1.5
assert abs(abs(complex(3+cos(ph),sin(ph)))**2-4)<1e-9 and (3+1)**2==16
# ---- 154
pd=hypot(6,2.5)-6
Q(154,'interference','en','',[
E('(a)(i)',1,'superposition','(when two or more waves meet at a point) the resultant displacement is the sum of the individual displacements'),
E('(a)(ii)',1,'path difference','difference in the distances travelled by two waves from their sources to the point'),
P('(b)(i)',1,V('path difference','0.500','m','3sf',pd,['0.5']),'hypotenuse 6.50 m less 6.00 m','show'),
P('(b)(ii)',2,V('lowest frequency of minimum','340','Hz','3sf',brentq(lambda f:cos(pi*f*pd/340),100,600)),'first zero of resultant amplitude above 100 Hz'),
P('(b)(iii)',2,V('next frequency of minimum','1020','Hz','3sf',brentq(lambda f:cos(pi*f*pd/340),700,1300),['1.02*10^3','1000']),'second zero of resultant amplitude'),
E('(c)',2,'intensity at a minimum not zero','waves travel different distances so amplitudes at M are different (that from L2 is smaller), or sound is reflected to M from walls; so they do not cancel completely')])
# ---- 155
u1,v1=fsolve(lambda x:[x[0]*cos(radians(30))+x[1]*cos(radians(60))-5,x[0]*sin(radians(30))-x[1]*sin(radians(60))],[4,2])
Q(155,'dynamics','en','',[
E('(a)',1,'elastic collision','total kinetic energy (of the system) is unchanged / conserved'),
P('(b)(i)',2,V('component of momentum','0.400','kg m s^-1','3sf',.16*v1,['0.4','0.40']),'equals momentum of Y afterwards since X leaves at right angles'),
P('(b)(ii)',3,[V('v_X','4.33','m s^-1','3sf',u1,['4.3']),V('v_Y','2.50','m s^-1','3sf',v1,['2.5'])],'two component equations solved numerically'),
P('(b)(iii)',2,V('total kinetic energy before and after','2.00','J','3sf',.08*(u1**2+v1**2),['2.0','2']),'sum of kinetic energies afterwards equals 0.5*0.160*5.00^2','show'),
P('(b)(iv)',2,V('average force','200','N','3sf',.16*sqrt((5-u1*cos(radians(30)))**2+(u1*sin(radians(30)))**2)/2e-3),'magnitude of vector change of momentum of X over time')])
assert abs(.5*.16*25-2)<1e-12
# ---- 156
px,py=.3*2.4,.2*1.8
Q(156,'dynamics','en','',[
E('(a)',1,'linear momentum','product of mass and velocity'),
P('(b)(i)',2,V('total momentum','0.805','kg m s^-1','3sf',abs(complex(px,py)),['0.80','0.81']),'modulus of complex sum'),
P('(b)(ii)',3,[V('speed','1.61','m s^-1','3sf',hypot(.6*2.4,.4*1.8),['1.6']),V('angle to the east direction','26.6','degrees','1dp',degrees(asin(py/hypot(px,py))),['27'])],'velocity of centre of mass'),
P('(b)(iii)',3,V('loss of kinetic energy','0.540','J','3sf',.5*(.3*.2/.5)*(2.4**2+1.8**2),['0.54']),'reduced mass and relative speed'),
E('(b)(iv)',1,'type of collision','inelastic (perfectly inelastic)'),
E('(c)',2,'changes in momentum','same magnitude; forces on X and Y are equal and opposite (Newton\'s third law) and act for the same time, or total momentum is conserved so the changes are equal and opposite')])
seen = set()
compare(qs, seen)
finish(seen)
