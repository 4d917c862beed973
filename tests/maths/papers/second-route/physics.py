"""Physics, in English; once more with the constants of CODATA, to see where the last figure depends on them."""
import json,math,re,itertools
from math import pi,sqrt,sin,cos,tan,exp,log,radians,degrees,atan,atan2,acos,log10,floor
from fractions import Fraction as Fr
import sympy as sp
from scipy.optimize import brentq
from scipy.integrate import quad,solve_ivp
from keys import QUESTIONS as D, finish
SEEN=set()
WARN=[]
STRICT=True
def part(i,l):
    ps=[p for p in D[i]["parts"] if p["label"]==l]
    assert len(ps)==1,(i,l)
    return ps[0]
def rnd(x,f):
    m=re.fullmatch(r"(\d)(sf|dp)",f)
    if f=="exact": return x
    if f=="integer": return round(x)
    n=int(m[1])
    if m[2]=="dp": return round(x,n)
    return float(f"{x*(1+1e-12):.{n-1}e}")
def num(i,l,x,k=0,figs=None):
    a=part(i,l)["answers"][k]
    v=float(re.match(r"[-+0-9.e]+",a["value"].replace("*10^","e"))[0])
    f=figs or a["figures"]
    r=rnd(float(x),f)
    ok=math.isclose(r,v,rel_tol=1e-9,abs_tol=1e-15)
    if STRICT: assert ok,(i,l,k,a["value"],x,r)
    elif not ok: WARN.append((i,l,k,a["value"],x,part(i,l)["accept"]))
    SEEN.add((i,l,k))
def txt(i,l,*must,k=0,true=True):
    a=part(i,l)["answers"][k]
    assert true,(i,l)
    for m in must: assert m in a["value"],(i,l,m,a["value"])
    SEEN.add((i,l,k))
def choice(i,opts,x,rel=0.02):
    """nearest option; assert letter, and that the printed options are these"""
    best=min(opts,key=lambda o:abs(opts[o]-x))
    second=sorted(abs(opts[o]-x) for o in opts)[1]
    assert abs(opts[best]-x)<=rel*abs(x)+1e-12,(i,best,x)
    assert second>3*abs(opts[best]-x),(i,x)
    p=part(i,"")
    assert p["answers"][0]["value"]==best,(i,best,x)
    t=D[i]["text"]
    for o,v in opts.items(): assert re.search(rf"(^|\n|\s|\| ){o}\.?\s*\|?\s*\$?{v:g}(?![0-9])",t) or re.search(rf"{o}\.?\s+{v:.1f}",t),(i,o,v)
    SEEN.add((i,"",0))

def body(K):
    c,e,h,me,u,G,R,kB,NA,ke,mp,g=(K[n] for n in "c e h me u G R kB NA ke mp g".split())
    rho=lambda m,d,l: m/quad(lambda x:pi*d*d/4,0,l)[0]
    r0=rho(.0846,.0125,.0815)
    num('physics-01',"(a)",r0)
    fr=.2/84.6+2*.05/12.5+.4/81.5
    num('physics-01',"(b)",100*fr)
    hi=rho(.0848,.01245,.0811)
    assert abs((hi/r0-1)-fr)<.0005   # extreme values
    num('physics-01',"(c)",r0,0)
    num('physics-01',"(c)",fr*r0,1)
    txt('physics-01',"(d)","Larger","too small",true=rho(.0846,.01253,.0815)<r0)
    # dimensions (kg,m,s): gamma (1,0,-2) rho (1,-3,0) lambda (0,1,0)
    dims={"A":(Fr(1,2),Fr(1,2),-Fr(1,2)),"B":(Fr(1,2),-Fr(1,2),-Fr(1,2)),"C":(Fr(1,2),-Fr(1,2),Fr(1,2)),"D":(1,-1,-1)}
    good=[o for o,(a,b,d) in dims.items() if (a+b,-3*b+d,-2*a)==(0,1,-1)]
    assert good==["B"]
    txt('physics-02',"","B")
    num('physics-04',"(a)",13.5/9)
    d2=quad(lambda t:13.5-1.2*t,0,13.5/1.2)[0]
    num('physics-04',"(b)",d2)
    d1=quad(lambda t:1.5*t,0,9)[0]
    T=brentq(lambda T:d1+d2+13.5*(T-9-13.5/1.2)-640,20,200)
    num('physics-04',"(c)",T)
    txt('physics-04',"(d)","increasing","constant","decreasing")
    y=lambda t:14*t-g*t*t/2
    choice('physics-05',{"A":10,"B":28,"C":38,"D":87},max(y(k/1000) for k in range(4200))-y(4.2))
    v=brentq(lambda v:.64*.75-.48*.35-(.64*v+.48*.6),-5,5)
    num('physics-07',"(ii)",v)
    txt('physics-07',"(ii)","right",k=1,true=v>0)
    F=.48*(.6+.35)/.12
    num('physics-07',"(iii)",F)
    assert abs(.64*(.75-v)/.12-F)<1e-9
    txt('physics-07',"(iv)","3.8 N","left")
    txt('physics-07',"(i)","constant","external")
    ke0=.5*.64*.75**2+.5*.48*.35**2
    ke1=.5*.64*v*v+.5*.48*.36
    txt('physics-07',"(v)","Not elastic","1.10","0.56",true=ke1<ke0 and f"{.6-v:.2f}"=="0.56")
    choice('physics-08',{"A":27,"B":54,"C":81,"D":108},1000*2.5e-4*18*(18+6))
    # (solve three equilibrium equations)
    Ts,X,Y=sp.symbols("T X Y")
    th=radians(35)
    s=sp.solve([X-Ts*cos(th),Y+Ts*sin(th)-225,2.4*Ts*sin(th)-85*1.2-140*1.8],[Ts,X,Y])
    Tn,Xn,Yn=float(s[Ts]),float(s[X]),float(s[Y])
    num('physics-11',"(a)",Tn)
    # moments about B as a check on Y
    assert abs(Yn*2.4-85*1.2-140*.6)<1e-9
    num('physics-11',"(b)",math.hypot(Xn,Yn),0)
    num('physics-11',"(b)",degrees(atan2(Yn,Xn)),1)
    txt('physics-11',"(c)","decreases")
    V=.06*.04*.05
    W=2.7e3*V*g
    num('physics-12',"(a)",W)
    U=W-2.18
    num('physics-12',"(c)(i)",U)
    rl=2700*U/W
    num('physics-12',"(c)(ii)",rl)
    num('physics-12',"(c)(iii)",rl*g*.05)
    num('physics-12',"(d)",(W+2.18)/2)
    txt('physics-12',"(b)","bottom","top")
    comp=95*g*sin(radians(4))
    num('physics-15',"(a)",comp)
    P=(95*g*5.2*sin(radians(4)))+24*5.2
    num('physics-15',"(b)",P)
    num('physics-15',"(c)",brentq(lambda I:.78*36*I+150-P,0,100))
    choice('physics-16',{"A":12,"B":24,"C":36,"D":42},48*(1-cos(radians(30))**2))
    F=[0,10,20,30,40,50]
    x=[0,.95,1.9,2.85,3.8,5.4]
    A=pi*(.38e-3/2)**2
    slope=sum(a*b for a,b in zip(F[:5],x[:5]))/sum(b*b for b in x[:5])*1e3
    num('physics-18',"(b)",slope*2.2/A)
    num('physics-18',"(c)",sum((F[i]+F[i+1])/2*(x[i+1]-x[i])*1e-3 for i in range(4)))
    num('physics-18',"(d)",200*.01/.38)
    txt('physics-18',"(a)","proportional")
    txt('physics-18',"(a)","40 N and 50 N",k=1,true=abs(40/3.8-10/.95)<1e-9 and 50/5.4<10/.95*.99)
    assert abs((.38/.37)**2-1-.0526)<.003
    # W=k=1: springs: two with W/2, one with W
    En=2*Fr(1,2)*Fr(1,2)**2+Fr(1,2)
    assert [o for o,v in {"A":Fr(1,3),"B":Fr(1,2),"C":Fr(3,4),"D":Fr(3,2)}.items() if v==En]==["C"]
    txt('physics-19',"","C")
    vs=brentq(lambda v:640*340/(340-v)-672,0,100)
    num('physics-21',"(a)(i)",vs)
    lam=(340+vs)/640
    num('physics-21',"(a)(ii)",340/lam)
    num('physics-21',"(b)(i)",25/quad(lambda t:2*pi*120**2*sin(t),0,pi)[0])
    num('physics-21',"(b)(ii)",sqrt((25/120**2)/(25/300**2)))
    choice('physics-22',{"A":39,"B":45,"C":51,"D":64},degrees(brentq(lambda t:cos(radians(25))**2*cos(t)**2-.5,0,pi/2)))
    # exact path difference
    pd=lambda y:sqrt(2.7**2+(y+.225e-3)**2)-sqrt(2.7**2+(y-.225e-3)**2)
    y1=brentq(lambda y:pd(y)-590e-9,0,.02)
    num('physics-26',"(b)",y1)
    num('physics-26',"(c)",2.5*590)
    num('physics-26',"(d)(ii)",abs(1+.5)**2/abs(1-.5)**2)
    txt('physics-26',"(a)","constant phase")
    txt('physics-26',"(d)(i)","less bright","unchanged","no longer")
    lam=2*.052
    v=3200*lam
    num('physics-27',"(c)",v)
    nodes=[k*.052 for k in range(50) if k*.052<.234]
    num('physics-27',"(d)",len(nodes))
    assert abs(.234-nodes[-1]-lam/4)<1e-9
    num('physics-27',"(e)",v/(4*.234))
    txt('physics-27',"(a)","reflected","superpose")
    txt('physics-27',"(b)","Nodes")
    A=pi*.6e-3**2
    Rr=1.7e-8*15/A
    num('physics-29',"(a)(i)",Rr)
    num('physics-29',"(a)(ii)",(3.6*Rr)*3.6)
    Ne=3.6*300/e
    num('physics-29',"(a)(iii)",Ne)
    num('physics-29',"(a)(iv)",Ne/(8.5e28*A*300))
    num('physics-29',"(b)",(1/.5)**2)
    choice('physics-30',{"A":.69,"B":.83,"C":1.2,"D":1.44},1/(1.2/(1/1.2)))
    def net(E1):
        a,b,d=sp.symbols("a b d")
        s=sp.solve([a-b-d,E1-12-1.5*a-.3*b,12+.3*b-8*d],[a,b,d])
        return [float(s[z]) for z in (a,b,d)]
    a,b,d=net(15)
    num('physics-33',"(b)(iii)",8*d)
    num('physics-33',"(b)(iv)",b)
    num('physics-33',"(b)(v)",d*d*8)
    assert abs(15*a-(12*b+.3*b*b+8*d*d+1.5*a*a))<1e-9
    txt('physics-33',"(a)(i)","e.m.f.","p.d.")
    txt('physics-33',"(a)(ii)","energy")
    txt('physics-33',"(b)(i)","I_1 = I_2 + I_3",true=abs(a-b-d)<1e-9)
    txt('physics-33',"(b)(ii)","15.0 - 12.0 = 1.5*I_1 + 0.30*I_2",true=abs(3-1.5*a-.3*b)<1e-9)
    txt('physics-33',"(c)","Discharging",true=net(12)[1]<0)
    choice('physics-34',{"A":4.0,"B":4.8,"C":6.0,"D":7.2},brentq(lambda V:(12-V)/6-V/6-V/12,0,12))
    ch={"u":Fr(2,3),"d":-Fr(1,3),"s":-Fr(1,3)}
    q=lambda s:sum(ch[x] for x in s)
    txt('physics-36',"(a)(i)","uud",true=q("uud")==1)
    txt('physics-36',"(a)(ii)","udd",true=q("udd")==0)
    txt('physics-36',"(b)(i)","18/8 O","0/+1 e","neutrino",true=9==8+1)
    txt('physics-36',"(b)(ii)","up quark changes into a down",true=q("u")==q("d")+1)
    txt('physics-36',"(b)(iii)","neutrino")
    txt('physics-36',"(c)(i)","baryon")
    txt('physics-36',"(c)(ii)","+e",true=q("uus")==1)
    txt('physics-36',"(c)(iii)","meson",true=q("s")-q("u")==-1)
    sols=[(a,b) for a in range(20) for b in range(30) if 237-4*a==209 and 93-2*a+b==83]
    assert sols==[(7,4)]
    assert re.search(r"\| D \| 7 \| 4 \|",D["physics-37"]["text"]) and D["physics-37"]["text"].count("| 7 | 4 |")==1
    txt('physics-37',"","D")
    r=3+4.5*sin(radians(38))
    num('physics-39',"(b)",r)
    m=72
    s=sp.nsolve([sp.Symbol("T")*cos(radians(38))-m*g, sp.Symbol("T")*sin(radians(38))-m*r*sp.Symbol("w")**2],[sp.Symbol("T"),sp.Symbol("w")],[800,1])
    num('physics-39',"(c)",s[0])
    num('physics-39',"(d)(i)",r*float(s[1])**2)
    num('physics-39',"(d)(ii)",s[1])
    num('physics-39',"(d)(iii)",2*pi/float(s[1]))
    txt('physics-39',"(a)","direction","towards the centre")
    txt('physics-39',"(e)","No change")
    M_,m_,r_,T_,G_=sp.symbols("M m r T G",positive=True)
    sol=sp.solve(sp.Eq(G_*M_*m_/r_**2,m_*r_*(2*sp.pi/T_)**2),T_)[0]
    assert sp.simplify(sol**2-4*sp.pi**2*r_**3/(G_*M_))==0
    txt('physics-43',"(a)","T^2 = 4 pi^2 r^3/(G M)")
    r1=9.38e6
    v=2*pi*r1/(7.66*3600)
    M=v*v*r1/G
    num('physics-43',"(b)(i)",M)
    r2=2.346e7
    num('physics-43',"(b)(ii)",2*pi*r2/sqrt(G*M/r2)/3600)
    num('physics-43',"(b)(iii)",-v*v)
    GMm=G*6.0e24*850
    dU=quad(lambda r:GMm/r**2,7e6,4.2e7)[0]
    num('physics-44',"(a)(i)",dU)
    dK=.5*850*(G*6e24/7e6-G*6e24/4.2e7)
    num('physics-44',"(a)(ii)",dK)
    num('physics-44',"(b)",dU-dK)
    q1=.03*2100*8+.03*3.34e5
    num('physics-46',"(a)",q1)
    Tf=brentq(lambda T:.24*4200*(22-T)-q1-.03*4200*T,0,22)
    num('physics-46',"(b)",Tf)
    num('physics-46',"(c)",Tf+273.15)
    txt('physics-46',"(d)","Higher",true=Tf<20)
    N=1.6e6*.045/(kB*290)
    num('physics-49',"(a)",N/NA*4e-3)
    dens=N/NA*4e-3/.045
    num('physics-49',"(b)",sqrt(3*1.6e6/dens))
    p=1.6e6
    nb=0
    while True:      # inflate one at a time
        p2=(p*.045-1.05e5*.012)/.045
        if p2<1.05e5: break
        p=p2
        nb+=1
    num('physics-49',"(c)",nb)
    vr=lambda T,M:sqrt(3*kB*T/(M/NA))
    choice('physics-50',{"A":1.4,"B":2.8,"C":4.0,"D":5.7},vr(600,2e-3)/vr(300,32e-3))
    txt('physics-54',"(a)","Delta U = q + W")
    num('physics-54',"(b)",300*(3.6*2)/(1.2*2))
    w=-quad(lambda V:1.2e5,6e-3,2e-3)[0]
    num('physics-54',"(c)",w)
    assert abs(3.6*2-1.2*6)<1e-12     # Q and R same temperature
    PQ=(0,720,720)
    QR=(-791,791,0)
    RP=(480,-720-480,-720)
    assert abs(quad(lambda V:720/V,2e-3,6e-3)[0]-791)<.5 and abs(1.5*(3.6e5-1.2e5)*2e-3-720)<1e-9 and PQ[2]+QR[2]+RP[2]==0
    for k,vv in enumerate([PQ[0],PQ[1],QR[1],QR[2],RP[0],RP[1],RP[2]]): num('physics-54',"(d)",vv,k)
    txt('physics-54',"(e)","311",true=791-480==311==720+791-1200)
    # (integrate motion)
    w=14.5
    k=.4*w*w
    f=solve_ivp(lambda t,s:[s[1],-k/.4*s[0]],(0,1),[.036,0],rtol=1e-10,atol=1e-13,dense_output=True,max_step=.002)
    tt=[i/20000 for i in range(20000)]
    zz=brentq(lambda t:f.sol(t)[1],.3,.5)
    num('physics-57',"(a)",zz)
    num('physics-57',"(b)",max(abs(f.sol(t)[1]) for t in tt[::4]))
    num('physics-57',"(c)",.5*k*.036**2)
    num('physics-57',"(d)",brentq(lambda x:.5*k*(.036**2-x*x)-3*.5*k*x*x,0,.036))
    num('physics-57',"(e)",brentq(lambda t:f.sol(t)[0]+.02,0,.2))
    txt('physics-58',"(i)","a = -(rho*A*g/m)*x")
    txt('physics-58',"(ii)","proportional","opposite")
    fq=sqrt(1000*4.6e-4*g/.032)/(2*pi)
    num('physics-58',"(iii)",fq)
    num('physics-58',"(iv)",1-Fr(15,24)**2)
    txt('physics-58',"(v)","1.9 Hz",true=abs(fq-1.9)<.05)
    E=150/.025
    num('physics-60',"(a)",E)
    a=e*E/me
    num('physics-60',"(b)",a)
    s=solve_ivp(lambda t,s:[s[1],a],(0,.08/2.1e7),[0,0],rtol=1e-10,max_step=1e-11)
    y=s.y[0][-1]
    num('physics-60',"(c)",y)
    assert y<.0125
    num('physics-60',"(d)",degrees(atan2(s.y[1][-1],2.1e7)))
    Vp=lambda x:ke*(6e-9/abs(x)-2e-9/abs(x-.12))
    num('physics-61',"(a)",ke*6e-9*-2e-9/.12)
    xn=brentq(Vp,.01,.119)
    num('physics-61',"(b)(i)",xn)
    hh=1e-6
    Ef=-(Vp(xn+hh)-Vp(xn-hh))/(2*hh)
    num('physics-61',"(b)(ii)",Ef)
    txt('physics-61',"(b)(ii)","towards B",k=1,true=Ef>0)
    num('physics-61',"(c)",brentq(lambda d:6/(.12+d)**2-2/d**2,.01,1))
    V=[9,6.52,4.72,3.42,2.48]
    t=[0,5,10,15,20]
    ra=[V[i+1]/V[i] for i in range(4)]
    txt('physics-63',"(a)(i)","0.724","0.725",true=max(ra)-min(ra)<.0013 and [f"{x:.3f}" for x in ra]==["0.724","0.724","0.725","0.725"])
    import numpy as np
    sl=np.polyfit(t,np.log(V),1)[0]
    tau=-1/sl
    num('physics-63',"(a)(ii)",tau)
    C=tau/33e3
    num('physics-63',"(a)(iii)",C*1e6)
    num('physics-63',"(a)(iv)",quad(lambda x:(9*exp(-x/tau))**2/33e3,0,20)[0])
    num('physics-63',"(b)",brentq(lambda v:470*v+220*v-470*9,0,9))
    v=2.4e4/.12
    num('physics-67','(2)',v)
    rr=lambda A:A*u*v/(.35*1.6e-19)
    num('physics-67','(4)',rr(20))
    num('physics-67','(5)',2*rr(22)-2*rr(20))
    txt('physics-67','(1)',"v = E/B")
    txt('physics-67','(3)',"perpendicular","centripetal")
    fl=180*.085*3.2e-3
    num('physics-68',"(a)(i)",fl)
    num('physics-68',"(a)(ii)",(fl-0)/.15)
    ts=sp.Symbol("t")
    em=sp.diff(fl*sp.cos(2*sp.pi*25*ts),ts)
    pk=max(abs(float(em.subs(ts,k/20000))) for k in range(0,800,5))
    num('physics-68',"(b)(i)",pk)
    txt('physics-68',"(b)(ii)","sin(157*t)",true=abs(50*pi-157)<.1)
    num('physics-68',"(b)(ii)",pk)
    txt('physics-68',"(c)","Lenz","opposes")
    num('physics-70',"(a)(i)",1/brentq(lambda t:sin(100*pi*t),.015,.025))
    ms=quad(lambda t:(325*sin(100*pi*t))**2,0,.02)[0]/.02
    num('physics-70',"(a)(ii)",sqrt(ms)/46)
    num('physics-70',"(a)(iii)",ms/46)
    num('physics-70',"(a)(iv)",brentq(lambda t:sin(100*pi*t)**2-.25,0,.005))
    s=solve_ivp(lambda t,y:[-y[0]/(150*680e-6)],(0,8e-3),[12],rtol=1e-10)
    num('physics-70',"(b)(i)",s.y[0][-1])
    txt('physics-70',"(b)(ii)","smaller ripple","greater")
    fq=c/410e-9
    Ep=h*fq
    num('physics-73',"(a)(i)",Ep)
    num('physics-73',"(a)(ii)",Ep-2.28*e)
    f0=2.28*e/h
    num('physics-73',"(a)(iii)",f0)
    assert f0<fq
    nn=2.5e-3/Ep
    num('physics-73',"(a)(iv)",nn)
    num('physics-73',"(b)",nn*4/1000*e)
    txt('physics-73',"(c)(i)","No change")
    txt('physics-73',"(c)(ii)","doubles")
    lv=[-10.4,-5.5,-3.7,-2.7,-1.6]
    up=[x for x in lv if x-lv[0]<=7.2]
    choice('physics-74',{"A":3,"B":4,"C":6,"D":10},len({round(b-a,3) for a,b in itertools.combinations(up,2)}))
    md,mt,mh,mn,mpp=2.013553,3.015501,4.001506,1.008665,1.007276
    Q=(md+mt-mh-mn)*u*c*c
    num('physics-76',"(b)(ii)",Q)
    bd=(mpp+mn-md)*u*c*c
    bt=(mpp+2*mn-mt)*u*c*c
    num('physics-76',"(b)(iii)",(Q+bd+bt)/4)   # via binding energies
    num('physics-76',"(b)(iv)",Q/((md+mt)*u))
    txt('physics-76',"(a)","separate")
    txt('physics-76',"(b)(i)","neutron")
    Rr=[624,402,262,174]
    tt=[0,2,4,6]
    cr=[x-24 for x in Rr]
    num('physics-77',"(b)",cr[3])
    sl=np.polyfit(tt,np.log(cr),1)[0]
    hl=log(2)/-sl
    num('physics-77',"(c)",hl)
    assert cr[0]/cr[3]==4
    lam=log(2)/180
    num('physics-77',"(d)",lam)
    num('physics-77',"(e)",cr[0]/60/.04/lam)
    num('physics-77',"(f)",brentq(lambda t:24+600*2**(-t/3)-60,0,60))
    txt('physics-77',"(a)","cannot be predicted")
    Z1,Z2=1060*1540,1900*4080
    num('physics-79',"(b)(i)",Z1)
    al=1-4*Z1*Z2/(Z1+Z2)**2
    num('physics-79',"(b)(ii)",al)
    num('physics-79',"(b)(iii)",exp(-23*.035)*al*exp(-23*.035))
    num('physics-79',"(b)(iv)",brentq(lambda x:2*x/4080-5.2e-6,0,1))
    txt('physics-79',"(a)","alternating","vibrate")
    num('physics-80',"(a)",c/(e*75e3/h))
    I1=exp(-.92*3.2)
    num('physics-80',"(b)(i)",I1)
    I2=exp(-.92*2.4-2.9*.8)
    num('physics-80',"(b)(ii)",I1/I2)
    txt('physics-80',"(b)(ii)","good contrast",k=1,true=I1/I2>4)
    Ep=2*me*c*c/2
    num('physics-80',"(c)(i)",Ep)
    num('physics-80',"(c)(ii)",h*c/Ep)
    D0=.4
    num('physics-80',"(c)(iii)",brentq(lambda x:((D0+x)-(D0-x))/c-6e-10,0,D0))
    v=c*(511.9/486.1-1)
    num('physics-83',"(b)",v)
    d=v/2.3e-18
    num('physics-83',"(c)",d)
    num('physics-83',"(d)(ii)",9.5e35/(4*pi*d*d))
    num('physics-83',"(e)",d/v/(365.25*86400))
    txt('physics-83',"(a)","redshift",k=0)
    txt('physics-83',"(a)","away",k=1,true=v>0)
    txt('physics-83',"(d)(i)","known luminosity")
    choice('physics-84',{"A":1.9,"B":2.8,"C":4.2,"D":14},brentq(lambda x:x*x*(1/(2/3))**4-40,0,100))

DATA=dict(c=3.00e8,e=1.60e-19,h=6.63e-34,me=9.11e-31,u=1.66e-27,G=6.67e-11,R=8.31,kB=1.38e-23,NA=6.02e23,ke=8.99e9,mp=1.67e-27,g=9.81)
COD=dict(c=299792458.,e=1.602176634e-19,h=6.62607015e-34,me=9.1093837e-31,u=1.66053907e-27,G=6.6743e-11,R=8.314462618,kB=1.380649e-23,NA=6.02214076e23,ke=8.9875517923e9,mp=1.67262192e-27,g=9.81)
body(DATA)
finish(SEEN)
STRICT=False
body(COD)
print("different in the last figure with CODATA constants (`accept` holds the alternative):")
for w in WARN: print("  ",w)
