"""Statistics, the questions from 601."""
from keys import compare, finish
import math, itertools as it
from fractions import Fraction as F
from collections import Counter
from sympy import sympify, N as SN
from scipy import stats, integrate
built=[]
def ev(s): return float(SN(sympify(s),30))
def sf(x,n): return float(f'{x:.{n-1}e}')
def ok(s,x,fig):
    x=float(x); v=ev(s)
    if fig in('exact','integer'):
        assert abs(v-x)<1e-9*max(1,abs(x)),(s,x)
        if fig=='integer': assert v==int(v)
    elif fig.endswith('sf'): assert abs(v-sf(x,int(fig[0])))<1e-12*max(1,abs(v)),(s,x)
    else: assert abs(v-round(x,int(fig[0])))<1e-12,(s,x)
def V(of,value,check,fig='3sf',unit=None,accept=None,nocheck=False):
    if not nocheck: ok(value,check,fig)
    d={'of':of,'value':value}
    if unit: d['unit']=unit
    d['figures']=fig
    if accept: d['accept']=accept
    return d
def W(of,words,accept=None):
    d={'of':of,'words':words}
    if accept: d['accept']=accept
    return d
def P(label,marks,asks,answers,route,demands=None):
    d={'label':label,'marks':marks,'asks':asks,'answers':answers}
    if demands: d['demands']=demands
    d['route']=route
    return d
def Q(n,parts): built.append((f'p5-{n}',parts))
def nint(a,b,mu,sd):
    a=max(a,mu-12*sd); b=min(b,mu+12*sd)
    f=lambda x: math.exp(-((x-mu)/sd)**2/2)/(sd*math.sqrt(2*math.pi))
    return integrate.quad(f,a,b,epsabs=1e-13,limit=200)[0]
INF=float('inf')
def root(f,a,b):
    for _ in range(200):
        m=(a+b)/2
        if (f(m)>0)==(f(a)>0): a=m
        else: b=m
    return a
def binp(n,p,k): # by convolution
    d=[1.0]
    for _ in range(n):
        e=[0]*(len(d)+1)
        for i,q in enumerate(d): e[i]+=q*(1-p); e[i+1]+=q*p
        d=e
    return sum(d[i] for i in k)
def poi(l,k): # from the recurrence
    p=math.exp(-l); s={0:p}
    for i in range(1,400): p*=l/i; s[i]=p
    return sum(s[i] for i in k)

# 601
A=[38,41,44,46,47,52,53,55,58,61,66]; B=[35,42,43,49,50,51,56,57,63,64,72]
def quart(L):
    L=sorted(L);n=len(L);h=n//2
    md=lambda M:(M[len(M)//2]+M[(len(M)-1)//2])/2
    return md(L[:h]),md(L),md(L[-h:])
qa=quart(A); qb=quart(B); assert qb==(43,51,63)
Q(601, [P('(a)',4,'sketch',[W('stem-and-leaf diagram','Leaves read outwards from the stem. Arrows | stem | Bears: 8 | 3 | 5; 7 6 4 1 | 4 | 2 3 9; 8 5 3 2 | 5 | 0 1 6 7; 6 1 | 6 | 3 4; (none) | 7 | 2. Key: 1 | 4 | 2 means 41 minutes for the Arrows and 42 minutes for the Bears')],'data sorted by stem in Python'),
P('(b)',3,'value',[V('median for the Arrows','52',qa[1],'exact','minutes'),V('interquartile range for the Arrows','14',qa[2]-qa[0],'exact','minutes')],'medians of the two halves, by program'),
P('(c)',2,'explain',[W('two comparisons','On average the Bears are (slightly) faster than the Arrows, since their median is lower; the times of the Bears are more spread out, since their interquartile range is larger')],'51 < 52 and 20 > 14')])

# 602
cl=[(0,20,18),(20,30,24),(30,40,35),(40,60,28),(60,100,15)]
vals=[(a+b)/2 for a,b,f in cl for _ in range(f)]; n=len(vals); assert n==120
mu=sum(vals)/n; sd=math.sqrt(sum((x-mu)**2 for x in vals)/n)
assert [f/(b-a) for a,b,f in cl]==[0.9,2.4,3.5,1.4,0.375]
assert 18+24+35<90<=18+24+35+28
Q(602, [P('(1)',4,'sketch',[W('直方图','横轴为时间（分钟），纵轴为频数密度；各矩形在 0、20、30、40、60、100 处分界，高依次为 0.9、2.4、3.5、1.4、0.375')],'程序逐组计算 频数÷组距'),
P('(2)',1,'set',[V('上四分位数所在的组','40 <= t < 60',0,'exact',nocheck=True)],'累计频数 77 < 90 ≤ 105'),
P('(3)',5,'value',[V('平均数','38.4',mu,'1dp','分钟'),V('标准差','20.2',sd,'1dp','分钟')],'把120个组中值逐个列出，按离差平方直接求',['rounded'])])

# 603
# build 40 numbers with the given sums and measure them
c=160; S1=132; S2=1250
base=[3.3]*40; k=math.sqrt((S2-40*3.3**2)/40); d=[3.3+(k if i%2 else -k) for i in range(40)]
h=[160+x for x in d]; assert abs(sum(d)-132)<1e-9 and abs(sum(x*x for x in d)-1250)<1e-9
m=sum(h)/40; assert abs(m-163.3)<1e-9
Q(603, [P('(i)',2,'value',[V('c','160',m-132/40,'exact')],'a set of 40 numbers with these sums, measured'),
P('(ii)',2,'value',[V('standard deviation','4.51',math.sqrt(sum((x-m)**2 for x in h)/40),unit='cm')],'the same set of 40 numbers'),
P('(iii)',2,'value',[V('Σh²','1067490',sum(x*x for x in h),'exact',accept=['1070000'])],'the same set of 40 numbers')])

# 604
x=[34.5+(6.2 if i%2 else -6.2) for i in range(18)]; sy=math.sqrt(32214/12-51.5**2); y=[51.5+(sy if i%2 else -sy) for i in range(12)]
assert abs(sum(y)-618)<1e-9 and abs(sum(t*t for t in y)-32214)<1e-6
z=x+y; m=sum(z)/30; sd=math.sqrt(sum((t-m)**2 for t in z)/30)
Q(604, [P('(a)',2,'value',[V('mean age','41.3',m,'exact','years')],'two lists with these summaries, joined and measured'),
P('(b)',4,'value',[V('standard deviation','10.3',sd,unit='years')],'two lists with these summaries, joined and measured')])

# 605
ps=set(it.permutations('PARALLEL'))
nol=sum(1 for w in ps if 'LL' not in ''.join(w)); gap=sum(1 for w in ps if abs(w.index('P')-w.index('E'))==4)
Q(605, [P('(1)',2,'value',[V('排法种数','3360',len(ps),'integer')],'程序枚举全部排列'),
P('(2)',3,'value',[V('排法种数','1200',nol,'integer')],'程序枚举，数不含 LL 的'),
P('(3)',3,'value',[V('排法种数','480',gap,'integer')],'程序枚举，数 P、E 位置差为4的')])

# 606
def multiperm(c,n):
    if n==0: yield ''; return
    for k in sorted(c):
        if c[k]:
            c[k]-=1
            for r in multiperm(c,n-1): yield k+r
            c[k]+=1
ws=list(multiperm(Counter('SASSAFRAS'),9)); assert len(ws)==math.factorial(9)//24//6
sel={''.join(sorted(s)) for s in it.combinations('SASSAFRAS',5)}
Q(606, [P('(i)',2,'value',[V('number of arrangements','210',sum('AAA' in w for w in ws),'integer')],'all distinct arrangements listed by program'),
P('(ii)',4,'value',[V('number of arrangements','300',sum(w[0]==w[-1]=='S' and 'FR' not in w and 'RF' not in w for w in ws),'integer')],'all distinct arrangements listed by program'),
P('(iii)',3,'value',[V('number of selections','8',sum(s.count('S')>=2 and s.count('A')>=1 for s in sel),'integer')],'all distinct selections listed by program')])

# 607
people=range(12) # 0-6 men, 7-11 women
team=list(it.combinations(people,6))
a=sum(sum(p>6 for p in t)>3 for t in team); b=sum((0 in t)==(7 in t) for t in team)
cc=0
for f in it.combinations(people,5):
    rest=[p for p in people if p not in f]
    for g in it.combinations(rest,4):
        w=lambda p:0 if p in f else 1 if p in g else 2
        cc+= w(8)==w(9)
Q(607, [P('(a)',3,'value',[V('number of ways','112',a,'integer')],'all 924 teams listed'),
P('(b)',2,'value',[V('number of ways','420',b,'integer')],'all 924 teams listed'),
P('(c)',4,'value',[V('number of ways','7980',cc,'integer')],'all 27720 divisions listed')])

# 608
nums=[int(''.join(map(str,p))) for p in it.permutations(range(7),4) if p[0]]
Q(608, [P('(1)',2,'value',[V('四位数的个数','720',len(nums),'integer')],'程序枚举'),
P('(2)',3,'value',[V('偶数的个数','420',sum(x%2==0 for x in nums),'integer')],'程序枚举'),
P('(3)',3,'value',[V('大于4500的个数','280',sum(x>4500 for x in nums),'integer')],'程序枚举')])

# 609
pr={'C':F(1,2),'T':F(3,10),'E':F(1,5)}
pt=root(lambda p:0.5*0.1+0.3*p+0.2*0.4-0.19,0,1)
nl={'C':F(9,10),'T':F(4,5),'E':F(3,5)}
Q(609, [P('(a)',2,'sketch',[W('tree diagram','First branches: cereal 0.5, toast 0.3, eggs 0.2. Second branches: late 0.1 and not late 0.9 after cereal; late p and not late 1 − p after toast; late 0.4 and not late 0.6 after eggs')],'branches from each point sum to 1'),
P('(b)',2,'value',[V('p','0.2',pt,'exact')],'bisection on the total probability'),
P('(c)',3,'value',[V('P(eggs | not late)','4/27',pr['E']*nl['E']/sum(pr[k]*nl[k] for k in pr),'exact',accept=['0.148'])],'exact fractions over all branches')])

# 610
tot=rr=df=rdf=0
Aballs=['R']*6+['B']*3; Bb=['R']*4+['B']*5
for a in Aballs:
    for p in it.permutations(Bb+[a],2):
        tot+=1; rr+=p==('R','R')
        if p[0]!=p[1]: df+=1; rdf+=a=='R'
Q(610, [P('(a)',3,'show',[V('P(both red)','26/135',F(rr,tot),'exact')],'all equally likely outcomes counted'),
P('(b)',4,'value',[V('P(red from A | different colours)','25/37',F(rdf,df),'exact',accept=['0.676'])],'all equally likely outcomes counted')])

# 611
T={('男','地铁'):54,('男','公交'):42,('男','自驾'):48,('女','地铁'):36,('女','公交'):40,('女','自驾'):20}
emp=[k for k,v in T.items() for _ in range(v)]; assert len(emp)==240
pa=F(sum(e[0]=='男' for e in emp),240); pb=F(sum(e[1]=='地铁' for e in emp),240); pab=F(sum(e==('男','地铁') for e in emp),240)
assert pa*pb==pab==F(9,40)
fem=[e for e in emp if e[0]=='女']
Q(611, [P('(1)',1,'value',[V('概率','1/12',F(sum(e==('女','自驾') for e in emp),240),'exact',accept=['0.0833'])],'逐人列出后计数'),
P('(2)',2,'value',[V('条件概率','5/8',F(sum(e[1]!='地铁' for e in fem),len(fem)),'exact',accept=['0.625'])],'在96名女员工中计数'),
P('(3)',3,'explain',[W('是否独立及理由','P(A) = 144/240 = 0.6，P(B) = 90/240 = 0.375，P(AB) = 54/240 = 0.225 = P(A)P(B)，所以 A 与 B 相互独立')],'逐人列出后计数，用分数比较')])

# 612
sp=list(it.product(range(1,7),range(1,5)))
Ae=[s for s in sp if s[0]*s[1]%6==0]; Be=[s for s in sp if sum(s)%2]; AB=[s for s in Ae if s in Be]
assert F(len(AB),24)!=F(len(Ae),24)*F(len(Be),24)
Q(612, [P('(a)',2,'value',[V('P(A)','1/3',F(len(Ae),24),'exact',accept=['0.333'])],'24 outcomes listed'),
P('(b)',2,'value',[V('P(B | A)','3/4',F(len(AB),len(Ae)),'exact')],'24 outcomes listed'),
P('(c)',2,'explain',[W('independence','P(B) = 1/2 but P(B | A) = 3/4 (equivalently P(A ∩ B) = 1/4, P(A)P(B) = 1/6), so A and B are not independent')],'24 outcomes listed'),
P('(d)',1,'explain',[W('mutually exclusive or not','Not mutually exclusive, since P(A ∩ B) = 1/4 ≠ 0 (for example, 6 and 1)')],'24 outcomes listed')])

# 613
from sympy import symbols, solve, Rational as R
a_,b_=symbols('a b'); so=solve([a_+R(1,4)+b_+R(3,20)-1,-a_+2*b_+R(3,5)-R(9,10)],[a_,b_])
D={-1:F(3,10),0:F(1,4),2:F(3,10),4:F(3,20)}; assert sum(D.values())==1
m=sum(k*v for k,v in D.items()); assert m==F(9,10)
Q(613, [P('(1)',3,'value',[V('a','0.3',so[a_],'exact'),V('b','0.3',so[b_],'exact')],'sympy 解方程组'),
P('(2)',2,'value',[V('Var(X)','3.09',sum(v*(k-m)**2 for k,v in D.items()),'exact')],'按离差平方的期望计算'),
P('(3)',3,'value',[V('概率','0.165',sum(D[i]*D[j] for i in D for j in D if i+j==4),'exact')],'枚举两次观测的全部结果')])

# 614
w={x:x*x+1 for x in(-2,0,1,3)}; s=sum(w.values()); D={x:F(v,s) for x,v in w.items()}
m=sum(k*v for k,v in D.items())
Q(614, [P('(a)',3,'value',[V(f'P(X = {x})'.replace('-','−'),t,D[x],'exact') for x,t in((-2,'5/18'),(0,'1/18'),(1,'1/9'),(3,'5/9'))],'weights 5, 1, 2, 10 divided by their sum',['form']),
P('(b)',3,'value',[V('E(X)','11/9',m,'exact',accept=['1.22']),V('Var(X)','383/81',sum(v*(k-m)**2 for k,v in D.items()),'exact',accept=['4.73'])],'expected squared deviation, in fractions'),
P('(c)',2,'value',[V('P(X > 0 | X < 3)','1/4',D[1]/(D[-2]+D[0]+D[1]),'exact')],'from the weights')])

# 615
cnt=Counter()
for p in it.permutations('BBBBRRR'): cnt[p.index('R')+1]+=1
t=sum(cnt.values()); D={k:F(v,t) for k,v in cnt.items()}; m=sum(k*v for k,v in D.items()); assert m==2
Q(615, [P('(i)',2,'show',[V('P(X = 3)','6/35',D[3],'exact')],'all 5040 orders of the pens'),
P('(ii)',3,'value',[V(f'P(X = {x})',t,D[x],'exact') for x,t in((1,'3/7'),(2,'2/7'),(3,'6/35'),(4,'3/35'),(5,'1/35'))],'all 5040 orders of the pens'),
P('(iii)',2,'value',[V('Var(X)','1.2',sum(v*(k-m)**2 for k,v in D.items()),'exact')],'expected squared deviation from the enumeration')])

# 616
cards=[1]*4+[2]*3+[3]
pairs=list(it.combinations(range(8),2)); sm=[cards[i]+cards[j] for i,j in pairs]; D={k:F(v,28) for k,v in Counter(sm).items()}; m=sum(k*v for k,v in D.items())
s4=[(cards[i],cards[j]) for i,j in pairs if cards[i]+cards[j]==4]
Q(616, [P('(1)',4,'value',[V(f'P(ξ = {x})',t,D[x],'exact') for x,t in((2,'3/14'),(3,'3/7'),(4,'1/4'),(5,'3/28'))],'列出全部28种取法'),
P('(2)',4,'value',[V('E(ξ)','13/4',m,'exact'),V('D(ξ)','93/112',sum(v*(k-m)**2 for k,v in D.items()),'exact',accept=['0.830'])],'由枚举结果按定义计算'),
P('(3)',2,'value',[V('条件概率','3/7',F(sum(a==b for a,b in s4),len(s4)),'exact',accept=['0.429'])],'在 ξ = 4 的7种取法中计数')])

# 617
a=binp(10,.68,[7,8,9]); b=nint(145.5,INF,136,math.sqrt(200*.68*.32))

Q(617, [P('(a)',3,'value',[V('probability','0.574',a)],'binomial probabilities by repeated convolution'),
P('(b)',5,'value',[V('probability','0.0749',b)],'normal density integrated numerically from 145.5'),
P('(c)',1,'explain',[W('reason','np = 136 and nq = 64 are both greater than 5')],'200 × 0.68 and 200 × 0.32')])

# 618
a=binp(12,.15,[0,1,2]); n=1
while 1-.85**n<=.98: n+=1
b=nint(-INF,19.5,24,math.sqrt(20.4))

Q(618, [P('(a)',3,'value',[V('probability','0.736',a)],'binomial probabilities by repeated convolution'),
P('(b)',3,'value',[V('least value of n','25',n,'integer')],'n tried one after another'),
P('(c)',5,'value',[V('probability','0.160',b)],'normal density integrated numerically to 19.5')])

# 619
g=lambda p,k:(1-p)**(k-1)*p
sec=sum(g(.2,i)*g(.2,8-i) for i in range(1,8)); lt6=sum(g(.2,k) for k in range(1,6))
tw=sum(g(.2,i)*g(.2,i) for i in range(1,400))
Q(619, [P('(a)',1,'value',[V('probability','0.1024',g(.2,4),'exact',accept=['0.102'])],'product of the four probabilities'),
P('(b)',2,'value',[V('probability','0.672',lt6)],'five geometric probabilities added'),
P('(c)',3,'value',[V('probability','0.0734',sec)],'two geometric waiting times convolved'),
P('(d)',1,'value',[V('expected number of spins','5',sum(k*g(.2,k) for k in range(1,600)),'exact')],'the series Σ k P(X = k) summed')])

# 620
p=.35; a=g(p,4); b=sum(g(p,k) for k in range(6,500)); c=sum(g(p,k) for k in range(4,8))/sum(g(p,k) for k in range(4,500))

Q(620, [P('(1)',1,'value',[V('P(X = 4)','0.0961',a)],'四个概率相乘'),
P('(2)',2,'value',[V('概率','0.116',b)],'级数逐项相加'),
P('(3)',3,'value',[V('条件概率','0.821',c)],'由条件概率定义，级数逐项相加'),
P('(4)',1,'value',[V('E(X)','20/7',sum(k*g(p,k) for k in range(1,900)),'exact',accept=['2.86'])],'级数 Σ kP(X = k) 求和')])

# 621
from scipy.optimize import fsolve
m,s=fsolve(lambda v:[nint(-INF,165,v[0],v[1])-.2,nint(215,INF,v[0],v[1])-.12],[190,25])
q=nint(170,200,180,16); tq=round(stats.norm.cdf(1.25),4)-1+round(stats.norm.cdf(.625),4)
c=4*q**3*(1-q)
Q(621, [P('(1)',5,'value',[V('μ','185.9',m,'1dp','克'),V('σ','24.8',s,'1dp','克')],'对密度数值积分，再数值解方程组',['rounded']),
P('(2)',5,'value',[V('概率','0.369',c)],'密度数值积分求得一级果概率，再用二项分布')])

# 622
a=nint(28,36,32.6,5.1); h=root(lambda t:nint(-INF,t,32.6,5.1)-.15,10,40); c=nint(-INF,1.5,1,.4)

Q(622, [P('(a)',3,'value',[V('probability','0.564',a)],'normal density integrated numerically'),
P('(b)',3,'value',[V('t','27.3',h)],'bisection on the integrated density'),
P('(c)',3,'value',[V('P(Y < 1.5μ)','0.894',c)],'density integrated with μ = 1, σ = 0.4')])

seen = set()
compare(built, seen)
finish(seen)
