import type { Conversation } from '../conversation.ts';

/** As strangers typed them: doubts first, questions in their own words, claims in the middle. */
export const typed: Conversation[] = [
  {
    id: 'typed-801',
    turns: [
      ['why does the sign flip when deviding by a negative', 'says number line'],
      ['ok so 3 - 2x < 11 gives x < -4 ?', 'wrong', 'says x > -4|turns it round'],
      ['oh yeh. what about x^2 - x - 6 > 0, i got x=3 or x=-2', 'says critical'],
      ['so x>3 and x>-2', 'wrong', 'says x = 0'],
      ["why is it 'or' not 'and'", 'says two separate pieces'],
      ['one like it', 'new'],
      ['just a hint first', 'keeps', 'hides', 'says Factorise'],
      ['thanks thats clearer', 'keeps', 'never equation'],
    ],
  },
  {
    id: 'typed-803',
    turns: [
      ['f(x)=x^2-6x+11, x≥3 怎么求反函数啊', 'solved sqrt(x - 2) + 3'],
      ['为什么一定要x≥3 没有会怎样', 'says 一一对应'],
      ['那如果g(x)=2x-1, fg(x)是先f还是先g', 'says 先 g 后 f'],
    ],
  },
  {
    id: 'typed-805',
    turns: [
      ['sector radius 8cm angle 1.2 rad find the area of the segment', 'solved 8.57'],
      [
        'sector = 1/2 x 64 x 1.2 = 38.4\ntriangle = 1/2 x 64 x sin 1.2 = 0.67\nsegment 37.7',
        'says in degrees',
      ],
      ['why do we even use radians', 'says arc is as long'],
      ['perimiter of the segment is 9.6 + 16 = 25.6 right', 'says chord'],
      ['do i get the formulas for arc and sector in the exam', 'says MF19'],
    ],
  },
  {
    id: 'typed-807',
    turns: [
      ['find the coefficent of x^2 in (2+3x)^5', 'solved 720'],
      ['i got 10 x 8 x 3 = 240', 'wrong', 'says the factor 3'],
      ['right 720. now it says hence find the coeff of x^2 in (1-x)(2+3x)^5', 'solved 480'],
      ['how did u know which terms to pick', 'says powers add up'],
      ['is binomal with negative power in paper 1', 'says Paper 3'],
    ],
  },
  {
    id: 'typed-811',
    turns: [
      ['how do i do partial fractoins (5x+1)/((x-1)(x+2))', 'solved 2/(x - 1) + 3/(x + 2)'],
      ['i got A = 2 B= -3', 'says A = 2', 'says B = -3'],
      ['ok so how do i set it up if theres (x+1)^2 on the bottom', 'says repeated factor'],
      ['why both', 'says two numbers'],
      ['now integrate the first one from 2 to 3', 'says ln'],
      ['is this in paper 1 as well', 'says Paper 3'],
    ],
  },
  {
    id: 'typed-813',
    turns: [
      ['解 4^x = 3·2^x + 10 给3位有效数字', 'solved ln(5)/ln(2)'],
      ['为什么4^x是u²', 'says 2²'],
      ['u=5或u=-2，所以x=ln5/ln2 和 x=ln(-2)/ln2', 'wrong'],
      ['ln5/ln2 = ln(5/2) = 0.916', 'says 不相等'],
    ],
  },
  {
    id: 'typed-817',
    turns: [
      ['show x^3 - 2x - 5 = 0 has a root between 2 and 3', 'solved f(2) = -1'],
      ['i wrote f(2)=-1 f(3)=16 so root. is that enough for the marks', 'says continuous'],
      ['then it says use x = (2x+5)^(1/3) find root to 2 dp start x=2', 'solved 2.09'],
      ['why does it get closer each time', 'says error of each step'],
      ['does any rearangement work?', 'says No'],
      ['how would i prove its 2.09', 'says 2.085'],
    ],
  },
  {
    id: 'typed-819',
    turns: [
      ['dy/dx = 2x(y+1)，x=0时y=0，求y', 'solved e^(x^2) - 1'],
      ['什么是分离变量 为什么可以把dy dx分开', 'says 换元'],
      ['ln(y+1)=x²+c，代入得c=1', 'wrong'],
    ],
  },
  {
    id: 'typed-821',
    turns: [
      ['x^3 - 2x^2 + 3x - 4 = 0 has roots a b c. find a^2+b^2+c^2', 'solved -2'],
      ['how can a sum of squares be negative??', 'says not all real'],
      ['why can i use the equation itself', 'says satisfies the equation'],
      ['ok S4 then?', 'solved 18'],
      ['equation with roots 1/a 1/b 1/c , i got 4y^3-3y^2+2y-1=0', 'right'],
    ],
  },
  {
    id: 'typed-829',
    turns: [
      ['how many arangements of TOMORROW', 'solved 3360'],
      ['why divide by 3!2!', 'says 12'],
      ['with all Os together? i did 6! = 720', 'wrong'],
      ['and no two Os next to each other', 'solved 1200'],
      ['when nPr when nCr', 'says Order matters'],
    ],
  },
  {
    id: 'typed-831',
    turns: [
      ['X取0,1,2,3 概率0.1,0.3,k,0.2 求E(X)和Var(X)', 'solved 1.7'],
      ['Var我算 3.7-1.7=2', 'wrong'],
      ['为什么方差要减均值平方', 'says 展开'],
      ['几何分布第4次才成功，p=0.2，是不是0.2^3×0.8', 'says 0.1024'],
    ],
  },
  {
    id: 'typed-835',
    turns: [
      ['双缝实验 λ=600nm 缝距0.50mm 屏距1.5m 条纹间距是多少', 'solved 1.8'],
      ['为什么两个光源要相干', 'says 相位差'],
      ['缝距变大一倍呢', 'says 减半'],
      ['最多能看到几级', 'says 5 级'],
      ['公式表给了吗', 'says 不在'],
      ['谢啦', 'keeps'],
    ],
  },
];
