"""Physics of the second year, the questions from 201."""
from keys import compare, finish
import json, re, math
from math import pi, sqrt, sin, cos, tan, radians as rad, log, exp
from decimal import Decimal
g=9.81;c=3.00e8;e=1.60e-19;u=1.66e-27;mp=1.67e-27;me=9.11e-31;NA=6.02e23;R=8.31;k=1.38e-23;G=6.67e-11;e0=8.85e-12;K=8.99e9;h=6.63e-34;sg=5.67e-8
OUT=[];bad=[]
def num(s):
    return float(eval(s.replace('^','**'),{'pi':pi,'sqrt':sqrt}))
def agree(s,fig,chk,loose=False):
    v=num(s)
    if fig in('exact','integer'): return abs(v-chk)<=1e-6*max(1,abs(chk))
    n=int(fig[0])
    if chk==0: return v==0
    d = n-1-math.floor(math.log10(abs(chk))) if fig.endswith('sf') else n
    return abs(v-chk) <= 0.5*10.0**(-d)*(1+1e-6)
def Q(topic,lang,text,*parts):
    i=201+len(OUT)
    for p in parts:
        for a in p['answers']:
            chk=a.pop('_c',None)
            if 'value' in a and chk is not None and not agree(a['value'],a['figures'],chk): bad.append((i,p['label'],a['of'],a['value'],chk))
            if 'value' in a and chk is None and not p.get('_sym'): bad.append((i,p['label'],'nocheck'))
        p.pop('_sym',None)
    OUT.append((f'physics-{i}',list(parts)))
def A(of,value,unit,fig,chk,accept=None):
    d=dict(of=of,value=value,figures=fig,_c=chk)
    if unit: d['unit']=unit
    if accept: d['accept']=accept
    return d
def P(label,marks,ans,route,asks='value',demands=None):
    d=dict(label=label,marks=marks,asks=asks,answers=ans if isinstance(ans,list) else [ans],route=route)
    if demands: d['demands']=demands
    return d
def S(label,marks,ans,route): return P(label,marks,ans,route,'show')
def X(label,marks,eq,route,of,ok,asks='show'):
    assert ok,(label,eq)
    d=P(label,marks,[dict(of=of,value=eq,figures='exact')],route,asks); d['_sym']=1
    return d
def E(label,marks,of,words,accept=None,route='mark-scheme statement from the syllabus'):
    d=dict(of=of,words=words)
    if accept: d['accept']=accept
    return P(label,marks,[d],route,'explain')
import numpy as np
from scipy.optimize import brentq
from scipy.integrate import quad, solve_ivp

# ---------- circular motion ----------
Q('circular-motion','en','',
E('(a)',2,'definition of the radian','Angle subtended at the centre of a circle by an arc equal in length to the radius of the circle.'),
P('(b)(i)',1,A('angular speed','3.46','rad s^-1','3sf',2*pi/(60/33.0)),'omega = 2 pi / T with T = 60/33 s'),
P('(b)(ii)',2,A('centripetal acceleration','1.43','m s^-2','3sf',(2*pi*0.120/(60/33.0))**2/0.120),'v from circumference / period, then v^2/r'),
P('(b)(iii)',3,A('greatest number of revolutions per minute','43.2','min^-1','3sf',brentq(lambda n:(2*pi*n/60)**2*0.120-0.250*g,1,200)),'root of r omega^2 = 0.250 g found numerically'),
E('(c)',2,'comparison with explanation','Both the maximum friction and the centripetal force required (m r omega^2) are proportional to the mass, so the mass cancels and it slips at the same angular speed.'))

Q('circular-motion','zh','',
E('(1)',2,'说明有加速度的理由','速度是矢量，小球的速度方向不断改变，速度在变化，因此有加速度（合力指向圆心）。'),
P('(2)',2,A('绳中张力','2.67','N','3sf',sqrt((0.24*g)**2+(0.24*g*tan(rad(28)))**2)),'weight and horizontal resultant combined by Pythagoras'),
P('(3)',1,A('半径','0.399','m','3sf',0.85*sin(rad(28))),'r = L sin theta'),
P('(4)',3,A('周期','1.74','s','3sf',2*pi*sqrt(0.85*sin(rad(28))/(g*tan(rad(28))))),'a = g tan theta = 4 pi^2 r / T^2'))

Q('circular-motion','en','',
E('(a)',1,'direction of resultant force','Towards the centre of the circle (perpendicular to the velocity).'),
P('(b)',2,A('speed at the top','2.4','m s^-1','2sf',brentq(lambda v:0.15*v*v/0.6-0.15*g,0.1,10)),'weight alone supplies the centripetal force; solved numerically'),
P('(c)(i)',2,A('speed at the bottom','5.4','m s^-1','2sf',sqrt(2/0.15*(0.5*0.15*0.6*g+0.15*g*1.2))),'conservation of energy through 1.2 m'),
P('(c)(ii)',2,A('tension at the bottom','8.8','N','2sf',0.15*g+0.15*(g*0.6+4*g*0.6)/0.6),'T - mg = m v^2 / r'),
E('(d)',2,'reason for greatest tension','At the bottom the speed is greatest so the centripetal force needed is greatest, and there the tension must also support the weight (T = mv^2/r + mg).'))

Q('circular-motion','en','',
E('(a)',2,'reason for banking','A horizontal (centripetal) force towards the centre is needed; banking gives the lift a horizontal component, while its vertical component balances the weight.'),
P('(b)',2,A('lift force','5.03*10^4','N','3sf',4200*g/sin(rad(55))),'vertical equilibrium with the angle to the horizontal'),
S('(c)',3,A('radius in m','1.8*10^3','m','2sf',4200*110**2/sqrt((4200*g/cos(rad(35)))**2-(4200*g)**2)),'m v^2 / r equals the horizontal component, found by Pythagoras'),
P('(d)',2,A('time to reverse direction','50.3','s','3sf',pi*110/(g*tan(rad(35))),['51.4']),'omega t = pi with omega = g tan(theta) / v; 51.4 from r = 1.8 km'))

# ---------- gravitational fields ----------
Q('gravitational-fields','zh','',
E('(a)',2,'万有引力定律','两个质点之间的引力与它们质量的乘积成正比，与它们之间距离的平方成反比。'),
X('(b)',3,'T^2 = 4*pi^2*r^3/(G*M)','GMm/r^2 = m r (2 pi / T)^2, checked numerically','周期的平方',
  (lambda M,r:abs(G*M/r**2-r*(2*pi)**2/(4*pi**2*r**3/(G*M)))<1e-9*G*M/r**2)(6e24,4e7)),
P('(c)',3,A('离地高度','3.59*10^7','m','3sf',brentq(lambda H:sqrt(G*5.98e24/(6.37e6+H))-2*pi*(6.37e6+H)/86400,1e6,1e9)),'orbital speed equated to circumference / period, solved numerically'),
E('(d)',2,'轨道的两个特点','轨道位于赤道平面内（赤道正上方）；运行方向自西向东，与地球自转方向相同。',['始终位于地面同一点正上方']))

Q('gravitational-fields','en','',
E('(a)',2,'definition of gravitational potential','Work done per unit mass in bringing a (small test) mass from infinity to the point.'),
E('(b)',2,'reason for the sign','Potential is zero at infinity and the gravitational force is attractive, so work is done by the mass (energy is released) as it comes from infinity; potential is therefore less than zero.'),
S('(c)(i)',1,A('potential','-1.3*10^7','J kg^-1','2sf',-quad(lambda x:G*6.42e23/3.39e6*1.0,0,1)[0]),'integral of GM/r^2 from the surface to infinity'),
P('(c)(ii)',3,A('maximum height','2.31*10^6','m','3sf',brentq(lambda H:0.5*3200**2-G*6.42e23*(1/3.39e6-1/(3.39e6+H)),1e3,1e8),['2.2*10^6']),'energy equation solved numerically; 2.2*10^6 from the rounded potential'),
P('(c)(iii)',2,A('minimum speed','5.03*10^3','m s^-1','3sf',sqrt(2*(G*6.42e23/3.39e6**2)*3.39e6),['5.1*10^3']),'v = sqrt(2 g R)'))

Q('gravitational-fields','en','',
E('(a)',2,'quantity with reason','The centripetal force: it is the mutual gravitational force between the stars, which by Newton\'s third law has equal magnitude on each.'),
P('(b)',2,A('angular speed','3.9*10^-7','rad s^-1','2sf',2*pi/1.6e7),'2 pi / T'),
P('(c)',2,A('ratio of masses','3.0','','2sf',(2.8e11-7e10)/7e10),'moments of mass about P balance'),
P('(d)',3,A('mass of A','3.8*10^31','kg','2sf',0.75*4*pi**2*(2.8e11)**3/(G*1.6e7**2)),'total mass from Kepler\'s third law for the separation, three quarters of it for A'))

Q('gravitational-fields','zh','',
E('(1)',1,'引力场强度','单位质量（的小检验物体）在该点所受的引力。'),
S('(2)',2,A('月球质量','7.4*10^22','kg','2sf',brentq(lambda M:G*M/1.74e6**2-1.62,1e20,1e25)),'G M / R^2 = g solved numerically'),
P('(3)',2,A('线速度','1.63*10^3','m s^-1','3sf',1.74e6*sqrt(1.62/1.85e6)),'v^2 = g R^2 / r',),
P('(4)',3,A('机械能增加量','2.58*10^8','J','3sf',(lambda E:E(2.40e6)-E(1.85e6))(lambda r:0.5*850*1.62*1.74e6**2/r-850*1.62*1.74e6**2/r),['2.6*10^8']),'kinetic plus potential energy on each orbit'))

# ---------- temperature ----------
Q('temperature','en','',
E('(a)',1,'meaning of thermal equilibrium','They are at the same temperature (no net transfer of thermal energy between them).'),
P('(b)(i)',2,A('temperature','55.1','°C','3sf',float(np.interp(121.2,[100,138.5],[0,100]))),'linear interpolation'),
P('(b)(ii)',1,A('temperature','328.2','K','1dp',float(np.interp(121.2,[100,138.5],[273.15,373.15])),['328.3']),'interpolation on the kelvin scale; 328.3 from 55.1 + 273.15',demands=['rounded']),
E('(c)',1,'reason for the difference','The resistance of platinum does not vary exactly linearly with thermodynamic temperature.'),
E('(d)',1,'absolute zero','The temperature at which a system has minimum internal energy (no more energy can be removed from it).',['0 K, the lowest possible temperature']))

Q('temperature','en','',
E('(a)',2,'definition of specific heat capacity','Thermal energy per unit mass required to raise the temperature of a substance by one degree (per unit change in temperature).'),
E('(b)(i)',1,'reason for equal losses','The temperature distribution (temperature difference between the apparatus and surroundings) is the same in both experiments.'),
P('(b)(ii)',3,A('specific heat capacity','2.00*10^3','J kg^-1 K^-1','3sf',float(np.linalg.solve([[3.2e-3*6,1],[1.8e-3*6,1]],[42.4,25.6])[0])),'two simultaneous power equations solved as a matrix'),
P('(b)(iii)',1,A('rate of loss','4.00','W','3sf',float(np.linalg.solve([[3.2e-3*6,1],[1.8e-3*6,1]],[42.4,25.6])[1])),'second unknown of the same system'))

Q('temperature','zh','',
E('(a)',2,'比汽化潜热','单位质量的液体在温度不变时全部变为气体所需要吸收的热量。'),
P('(b)(i)',2,A('比汽化潜热','2.40*10^6','J kg^-1','3sf',brentq(lambda L:0.087*L-2200*95,1e5,1e7)),'energy supplied = m L'),
P('(b)(ii)',2,A('散热功率','130','W','3sf',2200-0.087*2.26e6/95),'input power minus power used in vaporisation'),
E('(c)',2,'原因','汽化时分子间距大大增加，要完全克服分子间的作用力，势能增加更多；而且体积膨胀较大，还要对外界（大气）做功。'))

Q('temperature','en','',
E('(a)',2,'direction and condition','From the (hotter) water to the (colder) ice; the net transfer stops when they are at the same temperature (thermal equilibrium).'),
P('(b)',1,A('energy to melt the ice','8.02*10^3','J','3sf',0.024*334e3),'m L in SI units'),
P('(c)',3,A('final temperature','10.0','°C','3sf',brentq(lambda T:0.18*4180*(22-T)-0.024*334e3-0.024*4180*T,0,22)),'energy balance solved numerically'),
E('(d)',2,'effect on the final temperature','The cup also gives thermal energy to the ice as it cools, so the final temperature is higher.'))

# ---------- ideal gases ----------
Q('ideal-gases','en','',
E('(a)',2,'ideal gas','A gas for which pV is proportional to T (obeys pV = nRT), where T is the thermodynamic temperature, at all values of pressure, volume and temperature.'),
P('(b)(i)',2,A('amount of argon','1.89','mol','3sf',brentq(lambda n:n*R*295/0.025-1.85e5,0.1,10)),'pressure from pV = nRT matched numerically'),
P('(b)(ii)',1,A('number of atoms','1.14*10^24','','3sf',1.85e5*0.025/(k*295)),'N = pV / kT'),
P('(b)(iii)',2,A('mass of gas leaked','0.0265','kg','3sf',1.85e5*0.025/(R*295)*0.040*(1-1.20/1.85)),'fraction lost is the fractional fall of pressure',))

Q('ideal-gases','zh','',
E('(a)',2,'两条基本假设','分子作无规则运动；分子间的碰撞以及与器壁的碰撞都是完全弹性的。',['分子自身体积与容器体积相比可忽略','除碰撞瞬间外分子间无相互作用力','碰撞时间与两次碰撞间隔时间相比可忽略']),
X('(b)',2,'E_k = 3/2*k*T','pV = NkT equated to Nm<c^2>/3, checked numerically','平均平动动能',(lambda T,N,V,m:abs(m*(3*V*(N*k*T/V)/(N*m))/2-1.5*k*T)<1e-30)(300,1e22,1e-3,3e-26)),
P('(c)(i)',3,A('方均根速率','628','m s^-1','3sf',sqrt(3*NA*k*320/0.0202)),'m<c^2>/2 = 3kT/2 with m = M/N_A',),
P('(c)(ii)',1,A('温度','1280','K','3sf',320*2**2),'T proportional to <c^2>'))

Q('ideal-gases','en','',
E('(a)(i)',1,'assumption about volume','The volume of the molecules is negligible compared with the volume of the gas (container).'),
E('(a)(ii)',1,'assumption about forces','There are no (intermolecular) forces between the molecules, except during collisions.'),
P('(b)',2,A('initial pressure','1.04*10^5','Pa','3sf',0.15*NA*k*300/3.6e-3),'NkT/V'),
P('(c)(i)',3,A('final pressure','1.34*10^5','Pa','3sf',brentq(lambda p:p*2.4e-3/(R*450)+p*1.2e-3/(R*300)-0.15,1e4,1e6)),'amounts in X and Y sum to 0.150 mol; solved numerically'),
P('(c)(ii)',2,A('amount of gas','0.0143','mol','3sf',0.1-0.15*(2.4/450)/(2.4/450+1.2/300),['0.0145']),'fall of the amount in X, shared as V/T; 0.0145 from the rounded pressure'))

Q('ideal-gases','en','',
E('(a)',1,'meaning of the symbol','The mean of the squares of the speeds of the molecules (mean-square speed).'),
P('(b)(i)',2,A('r.m.s. speed','492','m s^-1','3sf',brentq(lambda s:1.25*s*s/3-1.01e5,10,2000)),'p = rho s^2 / 3 solved numerically'),
P('(b)(ii)',3,A('temperature','272','K','3sf',1.01e5/(1.25/(28*u)*k),['273']),'p = n k T with the number density n = rho / m; 273 from pV = nRT with molar mass 28 g'),
P('(b)(iii)',1,A('increase in mean kinetic energy','2.48*10^-21','J','3sf',1.5*k*120),'3/2 k times the rise'),
E('(c)',3,'kinetic explanation','Molecules move faster at a higher temperature; they hit the walls more often and the change of momentum in each collision is greater, so the rate of change of momentum and hence the force on the walls increases.'))

# ---------- thermodynamics ----------
Q('thermodynamics','zh','',
E('(1)',2,'符号的含义','$q$ 表示系统（从外界）吸收的热量；$W$ 表示外界对系统所做的功。'),
P('(2)',2,A('对外做功','500','J','3sf',quad(lambda V:2e5,3e-3,5.5e-3)[0]),'area under the p-V line by integration'),
P('(3)',1,A('内能增加量','750','J','3sf',1250+-2e5*2.5e-3),'first law'),
E('(4)',1,'内能变化为零的理由','气体回到初始状态（温度相同），内能由状态决定，故内能变化为零。'),
P('(5)',2,A('内能变化量','158','J','3sf',0-(1250-2e5*2.5e-3)-(-908.0)),'changes round the cycle sum to zero'))

Q('thermodynamics','en','',
E('(a)',2,'internal energy','Sum of the random distribution of kinetic and potential energies of the molecules (particles) of the system.'),
E('(b)',2,'reason for proportionality','An ideal gas has no intermolecular forces so no potential energy; internal energy is the total kinetic energy of the molecules, and the (mean) kinetic energy is proportional to T.'),
P('(c)(i)',1,A('increase in internal energy','240','J','3sf',0+240.0),'first law with q = 0'),
P('(c)(ii)',2,A('rise in temperature','60.2','K','3sf',240/(1.5*k*0.320*NA)),'mean kinetic energy per molecule is 3/2 kT'),
E('(c)(iii)',3,'explanation of the rise','Molecules rebound from the piston moving towards them with increased speed; their mean kinetic energy increases, and mean kinetic energy is proportional to thermodynamic temperature.'))

Q('thermodynamics','en','',
E('(a)(i)',1,'positive change in internal energy','The internal energy of the system increases.'),
E('(a)(ii)',1,'positive work','Work is done on the system.'),
S('(b)(i)',2,A('work done','1.7*10^5','J','2sf',quad(lambda V:1.01e5,1.04e-3,1.67)[0]),'integral of p dV'),
P('(b)(ii)',2,A('increase in internal energy','2.09*10^6','J','3sf',2.26e6-1.01e5*(1.67-1.04e-3)),'first law with negative work'),
E('(c)',2,'form of the increase','Temperature is constant so the mean kinetic energy is unchanged; the molecules move further apart, so the potential energy increases.'))

Q('thermodynamics','zh','',
E('(a)(i)',1,'做功及理由','功为零，因为气体的体积没有变化。'),
P('(a)(ii)',2,A('吸收的热量','374','J','3sf',1.5*k*(0.5*NA)*60),'3/2 N k dT'),
P('(b)(i)',2,A('对外做功','249','J','3sf',(lambda p:p*(0.5*R*353/p-0.5*R*293/p))(1e5)),'p times the change of volume at an assumed pressure'),
P('(b)(ii)',2,A('吸收的热量','623','J','3sf',2.5*0.5*R*60,['624']),'5/2 n R dT'),
E('(c)',2,'原因','升高相同温度，内能增量相同；等压过程气体膨胀还要对外做功，所以必须多吸收热量。'))

# ---------- oscillations ----------
Q('oscillations','en','',
E('(a)',2,'definition of s.h.m.','Acceleration is directly proportional to displacement (from a fixed point) and in the opposite direction to the displacement (always directed towards the fixed point).'),
P('(b)(i)',1,A('angular frequency','10.1','rad s^-1','3sf',2*pi/(1/1.6)),'2 pi / T'),
P('(b)(ii)',2,A('maximum acceleration','4.55','m s^-2','3sf',float(np.max(np.abs(np.gradient(np.gradient(0.045*np.cos(2*pi*1.6*np.linspace(0,1.25,200001)),1.25/200000),1.25/200000)[5:-5])))),'second difference of x(t) numerically'),
P('(b)(iii)',2,A('maximum kinetic energy','0.0839','J','3sf',quad(lambda x:0.82*(2*pi*1.6)**2*x,0,0.045)[0]),'work done by the restoring force'),
P('(c)',2,A('displacement','3.18','cm','3sf',brentq(lambda x:(4.5**2-x*x)-x*x,0,4.5)),'kinetic = potential solved numerically'))

Q('oscillations','en','',
E('(a)',2,'link to s.h.m.','A, rho, g and m are constant so a is proportional to x; the negative sign shows that a and x are in opposite directions.'),
S('(b)(i)',3,A('frequency','1.4','Hz','2sf',(lambda s:1/(4*s.t_events[0][0]))(solve_ivp(lambda t,y:[y[1],-5.3e-4*1e3*g/0.065*y[0]],[0,1],[0.01,0],events=lambda t,y:y[0],rtol=1e-9,atol=1e-12))),'equation of motion integrated numerically to the first quarter period'),
P('(b)(ii)',2,A('speed','0.134','m s^-1','3sf',sqrt(2*quad(lambda x:5.3e-4*1e3*g/0.065*x,0.01,0.018)[0])),'work-energy integral from the amplitude'),
E('(c)(i)',1,'name of the effect','(Light) damping.'),
E('(c)(ii)',2,'reason for decrease','Resistive (viscous) forces of the liquid act against the motion, so work is done and energy of the oscillations is lost (to the liquid); energy is proportional to amplitude squared.'))

Q('oscillations','zh','',
P('(1)',2,A('周期','0.800','s','3sf',2*brentq(lambda t:sin(7.85*t),0.2,0.6)),'twice the first zero of x after t = 0'),
P('(2)',2,A('最大速率','0.251','m s^-1','3sf',(0.032*sin(7.85e-6)-0)/1e-6),'difference quotient at t = 0'),
P('(3)',2,A('位移','2.96','cm','3sf',float(solve_ivp(lambda t,y:[y[1],-7.85**2*y[0]],[0,0.15],[0,3.2*7.85],rtol=1e-10,atol=1e-12).y[0,-1])),'equation of motion integrated numerically'),
P('(4)',2,A('时刻','0.467','s','3sf',brentq(lambda t:3.2*sin(7.85*t)+1.6,0.4,0.55)),'first root numerically'),
E('(5)',2,'共振','驱动力的频率等于振动系统的固有频率时，受迫振动的振幅达到最大的现象。'))

Q('oscillations','en','',
E('(a)',3,'resonance','Resonance is maximum amplitude of oscillation, when the driving frequency equals the natural frequency of the panel; the engine drives the panel at a frequency set by the engine speed, so only one speed matches the natural frequency.'),
P('(b)',2,A('total energy','7.8*10^-3','J','2sf',0.5*0.35*(2*pi*14*2.4e-3)**2),'half m v_max^2'),
P('(c)(i)',2,A('energy lost','1.5*10^-3','J','2sf',0.5*0.35*(2*pi*14)**2*((2.4e-3)**2-(2.16e-3)**2)),'difference of energies at the two amplitudes'),
P('(c)(ii)',2,A('number of oscillations','11','','integer',next(n for n in range(1,99) if (0.9**n)**2<0.1)),'enumeration'),
E('(d)',2,'changes to the resonance curve','The peak is lower (smaller amplitude at all frequencies) and broader (flatter).',['the peak occurs at a slightly lower frequency']))

# ---------- electric fields ----------
Q('electric-fields','en','',
E('(a)',1,'definition of electric field strength','(Electric) force per unit positive charge.'),
P('(b)(i)',2,A('electric field strength','3.54*10^4','V m^-1','3sf',850/0.024),'V / d',),
E('(b)(ii)',2,'sign with reason','Negative: the electric force must be upwards to balance the weight, i.e. towards the positive plate (opposite to the field).'),
P('(b)(iii)',2,A('charge','1.60*10^-18','C','3sf',brentq(lambda q:q*850/0.024-5.78e-15*g,1e-20,1e-16,xtol=1e-26)),'force balance solved numerically'),
P('(b)(iv)',1,A('number of electrons','10','','integer',round(5.78e-15*g*0.024/850/e)),'nearest whole number of e'),
P('(c)',2,[A('magnitude of the acceleration','9.81','m s^-2','3sf',(2*(5.78e-15*g/(850/0.024))*850/0.024-5.78e-15*g)/5.78e-15),dict(of='direction',words='Vertically upwards.')],'resultant force is twice the weight less the weight'))

Q('electric-fields','zh','',
E('(a)',2,'电势的定义','将单位正电荷（检验电荷）从无穷远处移到该点外力所做的功。'),
P('(b)(i)',2,A('P 到 A 的距离','15.0','cm','3sf',brentq(lambda x:4.8/x-1.6/(20-x),1,19.9)),'potential solved for zero numerically'),
P('(b)(ii)',3,[A('电场强度','7.67*10^3','N C^-1','3sf',-((lambda V:(V(0.15+1e-6)-V(0.15-1e-6))/2e-6)(lambda x:K*(4.8e-9/x-1.6e-9/(0.2-x))))),dict(of='方向',words='沿连线由 $A$ 指向 $B$。')],'minus the numerical gradient of the potential'),
P('(c)',3,A('外力做功','7.19*10^-7','J','3sf',2.5e-9*K*(4.8e-9-1.6e-9)/0.1),'q times the potential at the midpoint'))

Q('electric-fields','en','',
E('(a)',2,"Coulomb's law",'Force between two point charges is proportional to the product of the charges and inversely proportional to the square of their separation.'),
E('(b)(i)',2,'energy changes','Kinetic energy decreases and is transferred to electric potential energy; at closest approach all the kinetic energy has become electric potential energy.'),
P('(b)(ii)',3,A('distance of closest approach','4.37*10^-14','m','3sf',2*e*79*e/(4*pi*e0)/(5.2e6*e)),'with epsilon_0 in place of the rounded Coulomb constant'),
P('(b)(iii)',2,A('force','19.0','N','3sf',(5.2e6*e)**2/(K*158*e*e)),'potential energy divided by distance',),
E('(c)',2,'comparison','The proton has half the charge, so for the same energy the distance is half as large (r is proportional to q).'))

Q('electric-fields','en','',
E('(a)',2,'similarity and difference','Similarity: both are radial with field strength proportional to 1/r^2. Difference: gravitational field is always attractive (towards the sphere) whereas the electric field may be towards or away from the sphere.'),
P('(b)(i)',2,A('charge','4.81*10^-6','C','3sf',brentq(lambda q:K*q/0.12**2-3e6,1e-8,1e-3,xtol=1e-18)),'surface field solved numerically for Q'),
P('(b)(ii)',2,A('potential at the surface','3.60*10^5','V','3sf',quad(lambda s:3e6*0.12,0,1)[0]),'integral of the field from the surface to infinity with r = R / s'),
P('(b)(iii)',1,A('potential at 30.0 cm','1.44*10^5','V','3sf',K*(3e6*0.12**2/K)/0.3),'Q / 4 pi epsilon_0 r'),
E('(c)',2,'field inside','Zero: all the charge is on the surface of the conductor (charges would move if there were a field inside).'),
P('(d)',1,A('potential at the centre','3.60*10^5','V','3sf',K*(3e6*0.12**2/K)/0.12),'no field inside, so the potential is that of the surface'))

# ---------- capacitance ----------
Q('capacitance','zh','',
E('(1)',1,'电容的定义','（电容器一个极板上的）电荷量与两极板间电势差之比。'),
P('(2)',1,A('电荷量','5.64*10^-3','C','3sf',470e-6*12),'CV'),
P('(3)',1,A('时间常数','26.3','s','3sf',470e-6*56e3),'RC'),
P('(4)',2,A('时间','36.5','s','3sf',float(solve_ivp(lambda t,y:[-y[0]/(470e-6*56e3)],[0,100],[12.0],events=lambda t,y:y[0]-3,rtol=1e-9,atol=1e-10).t_events[0][0])),'dV/dt = -V/RC integrated numerically'),
P('(5)',2,A('损失的能量','0.0317','J','3sf',quad(lambda t:144/56e3*exp(-2*t/26.32),0,26.32*log(4))[0]),'integral of the power in the resistor'),
E('(6)',2,'电流减小的原因','放电时极板上的电荷量减少，电容器两端电压随之降低；电阻不变，由 $I=V/R$ 知电流减小。'))

Q('capacitance','en','',
X('(a)',3,'1/C = 1/C1 + 1/C2','same charge on each, p.d.s add; checked numerically','combined capacitance in series',(lambda a,b:abs((1/a+1/b)-(3/a+3/b)/3)<1e-9)(2.0,5.0)),
P('(b)(i)',2,A('total capacitance','6.00','µF','3sf',float(np.linalg.solve([[18,-9],[1,1]],[0,15])[0])*18/15),'node voltages solved, total charge over e.m.f.'),
P('(b)(ii)',2,A('potential difference','5.00','V','3sf',float(np.linalg.solve([[18,-9],[1,1]],[0,15])[0])),'equal charges and p.d.s summing to 15 V'),
P('(b)(iii)',2,A('energy','7.50*10^-5','J','3sf',quad(lambda q:q/6e-6,0,30e-6)[0]),'area under the V-Q line'),
E('(c)',2,'comparison of energy','The total capacitance is smaller (3.6 µF) and the p.d. across the combination is unchanged; energy = 1/2 C V^2, so the total energy is smaller.'))

Q('capacitance','en','',
E('(a)(i)',1,'charge stored','The magnitude of the charge on one of the plates (the plates carry equal and opposite charges).'),
P('(a)(ii)',2,A('energy stored','8.91*10^-4','J','3sf',quad(lambda q:q/22e-6,0,198e-6)[0]),'area under the V-Q line'),
P('(b)(i)',2,A('final potential difference','2.87','V','3sf',brentq(lambda v:22*v+47*v-198,0,9)),'conservation of charge solved numerically'),
P('(b)(ii)',2,A('energy lost','6.07*10^-4','J','3sf',0.5*(22e-6*47e-6/69e-6)*81),'half the series capacitance times the square of the initial difference of p.d.'),
E('(c)',1,'energy transfer','Dissipated as thermal energy in the connecting wires (during the flow of charge).',['electromagnetic radiation / spark']))

Q('capacitance','zh','',
E('(a)',2,'储能公式的说明','储存的能量等于充电过程中所做的功，即 $V$–$Q$ 图线与 $Q$ 轴所围的面积；图线是过原点的直线，面积为三角形，等于 $\\frac12QV$。'),
P('(b)(i)',1,A('每次放电的电荷量','2.82*10^-6','C','3sf',141e-6*0.02),'current times the period'),
S('(b)(ii)',1,A('电容','0.47','µF','2sf',brentq(lambda C:50*C*1e-6*6-141e-6,0.01,10)),'f C V = I solved numerically'),
P('(b)(iii)',2,A('平均功率','4.23*10^-4','W','3sf',0.5*141e-6*6),'half the mean current times V'),
P('(c)',2,A('平均电流','70.5','µA','3sf',50*6*1/(1/0.47+1/0.47)),'series combination, f C V'))

# ---------- magnetic fields ----------
Q('magnetic-fields','en','',
E('(a)',2,'definition of magnetic flux density','Force per unit current per unit length on a wire (conductor) placed at right angles to the magnetic field.'),
E('(b)(i)',3,'reason for the change','The current-carrying wire in the magnetic field experiences an (upward) force; by Newton\'s third law the wire exerts an equal and opposite (downward) force on the magnet, so the reading increases.'),
P('(b)(ii)',3,A('magnetic flux density','0.0750','T','3sf',brentq(lambda B:B*4.8*0.064-2.35e-3*g,0,1)),'B I L equals the extra weight, solved numerically'),
P('(b)(iii)',2,A('maximum increase in reading','3.32','g','3sf',2.35*2**0.5),'reading proportional to current; peak is sqrt 2 times r.m.s.'))

Q('magnetic-fields','en','',
E('(a)',2,'velocity selection','Electric and magnetic forces act in opposite directions; only ions with a speed such that the forces are equal (qE = Bqv, v = E/B) have no resultant force and are undeviated.'),
P('(b)',2,A('speed','1.20*10^5','m s^-1','3sf',brentq(lambda v:e*4.2e4-0.35*e*v,1,1e7)),'force balance solved numerically'),
E('(c)',2,'reason for circular path','The magnetic force is always perpendicular to the velocity and of constant magnitude (speed constant), so it provides the centripetal force.'),
P('(d)(i)',3,A('radius','0.0711','m','3sf',1.2e5*(2*pi*20*u/(e*0.35))/(2*pi)),'speed times period of rotation over 2 pi'),
P('(d)(ii)',2,A('separation','0.0142','m','3sf',2*2*u*1.2e5/(e*0.35)),'difference of the diameters'))

Q('electromagnetic-induction','zh','',
E('(1)',2,'法拉第电磁感应定律','感应电动势的大小与磁链（磁通匝链数）的变化率成正比。'),
P('(2)(i)',2,A('磁链','0.0306','Wb','3sf',150*0.24*8.5e-4),'N B A'),
P('(2)(ii)',2,A('感应电动势','2.04','V','3sf',-float(np.polyfit(np.linspace(0,15e-3,7),150*8.5e-4*0.24*(1-np.linspace(0,1,7)),1)[0])),'slope of flux linkage against time'),
P('(2)(iii)',2,A('电荷量','6.12*10^-3','C','3sf',150*0.24*8.5e-4/5),'change of flux linkage over resistance'),
E('(3)',3,'解释','磁体下落时铝管中的磁通量发生变化，产生感应电动势从而在管壁中形成感应电流（涡流）；由楞次定律，感应电流的磁场阻碍磁体的运动，对磁体产生向上的阻力，加速度减小，故下落时间长。'))

Q('electromagnetic-induction','en','',
E('(a)',2,"Lenz's law",'The direction of the induced e.m.f. is such as to produce effects that oppose the change that is causing it.'),
P('(b)(i)',1,A('area','0.980','m^2','3sf',quad(lambda t:0.28*3.5,0,1)[0]),'integral of L v'),
P('(b)(ii)',2,A('e.m.f.','0.441','V','3sf',0.45*(0.28*3.5*1.0)/1.0),'flux cut per second'),
P('(b)(iii)',3,A('force','0.0882','N','3sf',(0.45*0.28*3.5)**2/0.63/3.5),'electrical power divided by speed'),
S('(c)',2,A('power','0.309','W','3sf',0.7**2*0.63),'I^2 R, equal to F v = 0.0882 x 3.50'),
E('(d)',2,'consistency with conservation of energy','The induced current causes a force on the rod that opposes its motion, so work must be done against this force; this work supplies the electrical energy (conservation of energy).'))

# ---------- alternating currents ----------
Q('alternating-currents','en','',
E('(a)',2,'r.m.s. value','The value of the steady (direct) voltage that dissipates thermal energy in a resistor at the same (mean) rate as the alternating voltage.'),
P('(b)(i)',2,A('frequency','60.0','Hz','3sf',1/(2*brentq(lambda t:sin(377*t),0.005,0.012))),'first zero of V after t = 0 is half a period'),
P('(b)(ii)',1,A('r.m.s. potential difference','12.0','V','3sf',sqrt(quad(lambda x:(17*sin(x))**2,0,2*pi)[0]/(2*pi))),'mean square by integration'),
P('(b)(iii)',2,A('mean power','17.6','W','3sf',quad(lambda x:(17*sin(x))**2/8.2,0,2*pi)[0]/(2*pi)),'mean of V^2/R by integration'),
P('(b)(iv)',1,A('time','4.17','ms','3sf',1e3*brentq(lambda t:cos(377*t),0.001,0.008)),'first maximum of V'),
P('(c)',2,[A('ratio of maximum power to mean power','2','','integer',2.0),A('frequency of the power','120','Hz','3sf',2*377/(2*pi))],'sin^2 has mean 1/2 and double frequency'))

Q('alternating-currents','zh','',
E('(a)',1,'全波整流','在整个周期（正、负两个半周期）内，通过负载的电流方向都相同，即负半周期的电压也被变为正向输出。'),
P('(b)',1,A('方均根电压','6.36','V','3sf',sqrt(quad(lambda x:(9*abs(sin(x)))**2,0,pi)[0]/pi)),'mean square by integration'),
P('(c)',2,A('平均功率','0.0270','W','3sf',quad(lambda x:(9*sin(x))**2/1500,0,pi)[0]/pi),'mean of V^2/R by integration'),
E('(d)(i)',1,'电容器的作用','使输出电压平滑（滤波），减小电压的波动。'),
P('(d)(ii)',3,A('电容','4.01*10^-5','F','3sf',brentq(lambda C:9*exp(-8.6e-3/(1500*C))-7.8,1e-6,1e-3)),'exponential discharge solved numerically'),
E('(e)',2,'波动的变化及原因','波动减小；电阻增大，时间常数 $RC$ 增大，电容器放电变慢，电压下降较少。'))

Q('alternating-currents','en','',
E('(a)',2,'explanation','The current is in opposite directions (equally positive and negative) in the two half-cycles so the mean is zero; power is proportional to the square of the current, which is always positive.'),
S('(b)(i)',1,A('mean current','0','A','exact',(4*3-2*6)/9),'charge per cycle is zero'),
P('(b)(ii)',2,A('r.m.s. current','2.83','A','3sf',float(np.sqrt(np.mean(np.array([4.0]*3+[-2.0]*6)**2)))),'root of the mean square of samples each millisecond'),
P('(b)(iii)',2,A('mean power','120','W','3sf',(16*15*3+4*15*6)/9),'energy per cycle over the period'),
P('(b)(iv)',1,A('peak current','4.00','A','3sf',sqrt(2*120/15)),'half I0^2 R = 120 W'))

Q('alternating-currents','en','',
P('(a)(i)',1,A('peak voltage','325','V','3sf',brentq(lambda v:sqrt(quad(lambda x:(v*sin(x))**2,0,pi)[0]/pi)-230,100,500)),'peak whose r.m.s. by integration is 230 V'),
P('(a)(ii)',2,A('peak current','0.369','A','3sf',2*60/(230*sqrt(2))),'peak power 120 W over the peak voltage'),
P('(b)',2,A('voltage','191','V','3sf',230*sqrt(2)*sin(rad(36))),'phase of 36 degrees at one tenth of a period'),
E('(c)(i)',1,'type of rectification','Half-wave (rectification).'),
P('(c)(ii)',1,A('mean power','30.0','W','3sf',quad(lambda x:max(0,sin(x))**2*120,0,2*pi,points=[pi])[0]/(2*pi)),'mean over a cycle by integration'),
E('(c)(iii)',2,'reason','The filament is at a lower temperature, so its resistance is smaller; power is V^2/R so the power is larger than half.'))

# ---------- quantum physics ----------
Q('quantum-physics','zh','',
E('(1)',1,'光子','电磁辐射的能量量子（一份能量，$E=hf$）。'),
P('(2)',2,A('截止频率','5.50*10^14','Hz','3sf',brentq(lambda f:h*f-2.28*e,1e13,1e16)),'h f = work function solved numerically'),
P('(3)(i)',2,A('光子能量','2.96','eV','3sf',h*(c/420e-9)/e),'h f in eV'),
P('(3)(ii)',2,A('最大动能','1.09*10^-19','J','3sf',h*(c/420e-9-2.28*e/h)),'h (f - f0)'),
E('(4)',3,'影响及解释','最大动能不变，因为光子能量（频率）和逸出功都不变，一个电子只吸收一个光子；强度加倍，单位时间到达的光子数加倍，故单位时间逸出的光电子数加倍。'))

Q('quantum-physics','en','',
E('(a)',2,'de Broglie wavelength','The wavelength associated with a moving particle, equal to the Planck constant divided by the momentum of the particle (lambda = h/p).'),
E('(b)(i)',2,'evidence for wave nature','The rings are a diffraction pattern, and diffraction is a property of waves, so the electrons behave as waves when they pass through the (spacing of) atoms of the film.'),
P('(b)(ii)',2,A('momentum','2.65*10^-23','N s','3sf',me*sqrt(2*2400*e/me)),'speed from energy, times mass',),
P('(b)(iii)',2,A('wavelength','2.51*10^-11','m','3sf',brentq(lambda L:(h/L)**2/(2*me)-2400*e,1e-12,1e-9,xtol=1e-18),['2.50*10^-11']),'kinetic energy matched numerically; 2.50 from the rounded momentum'),
E('(c)',3,'effect on the rings','The electrons have greater momentum so a shorter wavelength; there is less diffraction and the diameters of the rings decrease.'),
P('(d)',2,A('speed of the neutron','1.58*10^4','m s^-1','3sf',sqrt(2*2400*e*me)/1.67e-27,['1.59*10^4']),'same momentum as the electron'))

Q('quantum-physics','en','',
E('(a)',3,'evidence for discrete levels','Each line corresponds to photons of one specific energy (frequency); the photon is emitted when an electron moves from a higher to a lower level, and its energy equals the difference of the levels; specific energy changes mean discrete levels.'),
P('(b)(i)',1,A('number of wavelengths','6','','integer',float(len({round(a-b,3) for a in (-13.6,-3.4,-1.51,-.85) for b in (-13.6,-3.4,-1.51,-.85) if a>b}))),'enumeration of the differences'),
P('(b)(ii)',2,A('shortest wavelength','9.75*10^-8','m','3sf',min(h*c/((a-b)*e) for a in (-13.6,-3.4,-1.51,-.85) for b in (-13.6,-3.4,-1.51,-.85) if a>b)),'smallest of all wavelengths by enumeration'),
S('(b)(iii)',2,A('wavelength','660','nm','2sf',1e9*c/((3.40-1.51)*e/h)),'c / f with f from the energy difference'),
E('(c)',3,'dark line','Photons of energy 1.89 eV (equal to the difference between levels) are absorbed, exciting electrons from -3.40 eV to -1.51 eV; the electrons return to lower levels and re-emit photons in all directions, so the intensity in the original direction is reduced.'))

Q('quantum-physics','zh','',
P('(a)(i)',2,A('光子能量','3.14*10^-19','J','3sf',h*c/633e-9),'h c / lambda'),
P('(a)(ii)',2,A('光子动量','1.05*10^-27','N s','3sf',h*(c/633e-9)/c),'E / c'),
P('(b)',2,A('每秒光子数','1.59*10^16','s^-1','3sf',brentq(lambda N:N*1e16*h*c/633e-9-5e-3,0.1,10)*1e16),'N photons carry 5.00 mJ each second, solved numerically'),
P('(c)',2,A('作用力','1.67*10^-11','N','3sf',5e-3/c),'power over c'),
E('(d)',2,'作用力的变化及原因','作用力变为原来的两倍；反射时光子动量反向，动量变化量为吸收时的两倍，动量变化率加倍。'),
E('(e)',1,'粒子性的现象','光电效应。',['康普顿效应']))

# ---------- nuclear physics ----------
Q('nuclear-physics','en','',
E('(a)',1,'nuclear fusion','Two light nuclei combine to form a single nucleus of larger mass (nucleon number).'),
E('(b)',2,'reason for release of energy','Binding energy per nucleon of helium-4 is greater than that of the hydrogen nuclei, so total binding energy increases and the increase is released as energy.'),
P('(c)(i)',1,A('decrease in mass','0.0189','u','3sf',float(Decimal('2.0136')+Decimal('3.0155')-Decimal('4.0015')-Decimal('1.0087'))),'decimal arithmetic'),
P('(c)(ii)',2,A('energy released','2.82*10^-12','J','3sf',0.0189*931.5e6*e),'931.5 MeV per u in place of c^2'),
P('(d)',3,A('energy released','5.64*10^11','J','3sf',1/3.0155*NA*0.0189*u*c*c,['5.63*10^11']),'number of nuclei from the molar mass'),
E('(e)',2,'need for high temperature','The nuclei are positively charged and repel; at high temperature they have enough kinetic energy to overcome the (electrostatic) repulsion and come close enough to fuse.'))

Q('nuclear-physics','en','',
E('(a)(i)',1,'random','It cannot be predicted when a particular nucleus will decay (or which nucleus decays next); constant probability of decay per unit time.'),
E('(a)(ii)',1,'spontaneous','The decay is not affected by external (environmental) factors such as temperature or pressure.'),
P('(b)',1,[A('proton number','39','','integer',38+1.0),A('nucleon number','90','','integer',90.0)],'charge and nucleon number conserved with an electron emitted'),
S('(c)(i)',2,A('decay constant','7.6*10^-10','s^-1','2sf',brentq(lambda L:exp(-L*1e-10*28.8*365*86400)-0.5,1,20)*1e-10),'exponential equals one half after the half-life, solved numerically'),
P('(c)(ii)',3,A('initial activity','1.28*10^7','Bq','3sf',log(2)/(28.8*365.25*86400)*2.5e-9/(90*u),['1.27*10^7']),'number of nuclei from mass over 90 u; 1.27 from the rounded decay constant'),
P('(c)(iii)',2,A('time','124','years','3sf',brentq(lambda t:0.5**(t/28.8)-0.05,1,1000),['125']),'power of one half solved numerically'))

Q('nuclear-physics','zh','',
E('(1)',2,'结合能','将原子核中的核子完全分开（到无穷远处）所需要的能量（等于核子结合成原子核时释放的能量）。'),
P('(2)',2,A('质量亏损','0.52871','u','5sf',float(26*Decimal('1.00728')+30*Decimal('1.00867')-Decimal('55.92067')),['0.529']),'decimal arithmetic'),
P('(3)',2,A('比结合能','8.79','MeV','3sf',(26*1.00728+30*1.00867-55.92067)/56*931.5,['8.80']),'mean mass defect per nucleon; 8.80 from 0.529 u'),
P('(4)',2,A('释放的能量','2.1*10^2','MeV','2sf',235*8.5-235*7.6),'difference of total binding energies',demands=['rounded']),
E('(5)',1,'稳定的原因','铁核附近的原子核比结合能最大，拆开每个核子平均所需的能量最多。'))

Q('nuclear-physics','en','',
E('(a)',2,'two reasons','The radiation is emitted in all directions and not all of it reaches the detector; some is absorbed in the sample, the air or the detector window.',['not all of the radiation entering the detector is detected','dead time of the detector']),
E('(b)',1,'origin of the count','Background radiation (e.g. from rocks, cosmic rays).'),
P('(c)(i)',2,A('half-life','6.00','h','3sf',12*log(2)/log((486-26)/(141-26))),'logarithm of the corrected ratio'),
P('(c)(ii)',1,A('decay constant','3.21*10^-5','s^-1','3sf',log(4)/(12*3600)),'ln 4 over 12 h'),
P('(d)',3,A('time','30.2','h','3sf',brentq(lambda t:26+460*0.25**(t/12)-40,1,200)),'recorded rate including background solved numerically'),
E('(e)',1,'reason for fluctuation','Radioactive decay is a random process.'))

# ---------- medical physics ----------
Q('medical-physics','en','',
E('(a)',3,'generation of ultrasound','An alternating p.d. is applied across the (quartz) crystal, causing it to expand and contract (vibrate); when the frequency of the p.d. is the natural frequency of the crystal (in the ultrasound range) it resonates and emits ultrasound.'),
E('(b)(i)',1,'specific acoustic impedance','Product of the density of the medium and the speed of sound in the medium.'),
P('(b)(ii)',1,A('speed','1590','m s^-1','3sf',brentq(lambda v:1070*v-1.7e6,1,1e4)),'rho c = Z solved numerically'),
P('(b)(iii)',2,A('intensity reflection coefficient','0.337','','3sf',((6.4/1.7-1)/(6.4/1.7+1))**2),'from the ratio of the impedances'),
P('(c)',3,A('ratio','0.0535','','3sf',exp(-23*0.04)*((6.4-1.7)/8.1)**2*exp(-23*0.04)),'attenuation, reflection, attenuation'))

Q('medical-physics','zh','',
E('(a)',2,'X射线的产生','热阴极发射的电子经高电压加速后轰击金属靶，电子急剧减速，损失的动能（一部分）以X射线光子的形式放出。'),
P('(b)',2,A('最短波长','1.91*10^-11','m','3sf',brentq(lambda L:h*c/(L*1e-11)-65e3*e,0.1,10)*1e-11),'photon energy equals eV, solved numerically'),
P('(c)(i)',2,A('强度之比','0.0273','','3sf',float(solve_ivp(lambda x,y:-2.4*y,[0,1.5],[1.0],rtol=1e-10,atol=1e-12).y[0,-1])),'dI/dx = -mu I integrated numerically'),
P('(c)(ii)',2,A('半值厚度','0.289','cm','3sf',brentq(lambda x:exp(-2.4*x)-0.5,0,5)),'exponential equals one half, solved numerically'),
E('(d)',3,'对比度与钡餐','对比度是图像中各部分黑白（明暗）程度的差别；肠胃与周围软组织的衰减系数相近，图像对比度低；钡的衰减系数大，强烈吸收X射线，使肠胃轮廓与周围组织的差别明显。'))

Q('medical-physics','en','',
E('(a)(i)',2,'tracer','A substance containing radioactive nuclei (a beta-plus emitter) that is introduced into the body and is absorbed by the tissue being studied.'),
E('(a)(ii)',2,'opposite directions','The positron annihilates with an electron; total momentum is (almost) zero before, so the photons must have equal and opposite momenta to conserve momentum.'),
P('(b)(i)',2,A('photon energy','8.20*10^-14','J','3sf',2*me*c*c/2),'total rest energy shared by two photons'),
P('(b)(ii)',2,A('wavelength','2.43*10^-12','m','3sf',h/(me*c)),'Compton wavelength of the electron'),
P('(c)',2,A('distance','0.0360','m','3sf',brentq(lambda d:((0.5+d)-(0.5-d))/c-0.24e-9,0,0.5)),'difference of path lengths for detectors 1 m apart, solved numerically'))

Q('medical-physics','en','',
P('(a)(i)',1,A('number of electrons per second','1.56*10^17','s^-1','3sf',25e-3*80e3/(80e3*e)),'power over energy of an electron'),
P('(a)(ii)',2,A('power of the X-ray beam','16.0','W','3sf',25e-3*80e3-0.992*2000),'electrical power less heating'),
E('(b)',2,'effect of the aluminium','Aluminium absorbs the low-energy (long-wavelength, soft) X-rays, which would be absorbed by the body and do not contribute to the image.'),
P('(c)(i)',2,A('linear attenuation coefficient','0.408','cm^-1','3sf',brentq(lambda m:exp(-4.2*m)-0.18,0,5)),'exponential solved numerically'),
P('(c)(ii)',2,A('fraction transmitted','0.0574','','3sf',0.18**(7/4.2),['0.0575']),'power of the given fraction; 0.0575 from the rounded coefficient'),
E('(d)',4,'CT scanning','X-ray images of a section (slice) are taken from many different angles and combined by computer to give a 2D image of the slice; this is repeated for many slices, and these are combined to build up a 3D image, which can be rotated or viewed from any angle.'))

# ---------- astronomy and cosmology ----------
Q('astronomy-and-cosmology','zh','',
E('(1)',1,'光度','恒星（单位时间内）辐射出的总功率。'),
P('(2)',2,A('距离','8.16*10^16','m','3sf',brentq(lambda d:9.8e27/(4*pi*(d*1e16)**2)-1.17e-7,1,100)*1e16),'inverse-square law solved numerically'),
P('(3)',2,A('表面温度','9.90*10^3','K','3sf',(500e-9*5800)/293e-9),"Wien's constant from the Sun"),
P('(4)',3,A('半径','1.20*10^9','m','3sf',brentq(lambda r:4*pi*sg*(r*1e9)**2*(500/293*5800)**4-9.8e27,0.1,10)*1e9),'Stefan-Boltzmann law solved numerically'),
E('(5)',3,'标准烛光及测距方法','标准烛光是光度已知的天体；测出它在地球处的辐射通量强度 $F$，由 $F=\\dfrac{L}{4\\pi d^2}$ 求出它（所在星系）的距离 $d$。'))

Q('astronomy-and-cosmology','en','',
E('(a)',1,"Hubble's law",'The recession speed of a galaxy is directly proportional to its distance (from the observer).'),
E('(b)(i)',2,'motion of the galaxy','The wavelength has increased (redshift), so the galaxy is moving away from the Earth.'),
P('(b)(ii)',2,A('speed','1.24*10^7','m s^-1','3sf',brentq(lambda v:656.3*(1+v/c)-683.5,0,c)),'observed wavelength matched numerically'),
P('(b)(iii)',2,A('distance','5.41*10^24','m','3sf',(683.5/656.3-1)*c/2.3e-18,['5.39*10^24']),'v / H0 with unrounded speed; 5.39 from the rounded speed'),
E('(c)',3,'link to the Big Bang','Light from (almost) all distant galaxies is redshifted, so galaxies are moving apart (away from us), the more distant the faster; the Universe is expanding, so in the past all matter was closer together and the Universe began at a single (very hot, dense) point.'))

Q('astronomy-and-cosmology','en','',
E('(a)',1,'radiant flux intensity','The radiant power passing normally through unit area (power received per unit area at the observer).'),
S('(b)',2,A('luminosity','3.8*10^26','W','2sf',1.36e3*4*pi*1.5e11**2),'flux times the area of the sphere'),
P('(c)',3,A('surface temperature','5780','K','3sf',brentq(lambda T:sg*T**4*6.96e8**2-1.36e3*1.5e11**2,1000,2e4),['5760']),'ratio of flux at the surface to flux at the Earth, solved numerically; 5760 from the rounded luminosity'),
E('(d)(i)',1,"Wien's displacement law",'The wavelength at which the intensity is maximum is inversely proportional to the thermodynamic temperature of the surface.'),
P('(d)(ii)',2,A('surface temperature of the star','6910','K','3sf',502/420*(1.36e3*1.5e11**2/(sg*6.96e8**2))**0.25,['6880','6890']),"ratio of wavelengths by Wien's law"),
E('(d)(iii)',2,'comparison of radius','L = 4 pi sigma r^2 T^4: the star has a higher temperature but the same luminosity, so its radius is smaller.'))

Q('astronomy-and-cosmology','zh','',
E('(a)',1,'红移','观测到的（来自远离的星系的）谱线波长比实验室中（波源静止时）的波长长。'),
P('(b)(i)',1,A('退行速率','7.92*10^6','m s^-1','3sf',2.2e-18*3.6e24),'H0 d'),
P('(b)(ii)',2,A('波长改变量','12.8','nm','3sf',486.1*(1+2.2e-18*3.6e24/c)-486.1),'observed less laboratory wavelength'),
P('(c)',2,A('最大辐射通量强度','7.37*10^-15','W m^-2','3sf',1.2e36/quad(lambda th:2*pi*3.6e24**2*sin(th),0,pi)[0]),'area of the sphere by integration'),
P('(d)',1,A('宇宙年龄','4.55*10^17','s','3sf',3.6e24/(2.2e-18*3.6e24)),'distance over recession speed'),
E('(e)',3,'对大爆炸理论的支持','红移表明星系在远离我们；距离越远退行速率越大，说明宇宙在膨胀；反推回去，过去所有物质集中在一起，宇宙起源于一个极小（致密、高温）的点。'))
assert not bad, bad
seen = set()
compare(OUT, seen)
finish(seen)
