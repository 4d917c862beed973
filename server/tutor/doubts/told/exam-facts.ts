import type { ToldDoubt } from './told.ts';

const PAPER = 'paper|p1|p2|p3|p4|p5|p6|pure|fp1|fp2|syllabus|卷|大纲|考纲';
const GIVEN =
  'given|formula_sheet|formula_list|formula_book|formulae|formulas|mf19|data_sheet|provided|memori|get_the_formula|learn_the_formula|remember_the_formula|on_the_sheet|公式表|给吗|给出|给了|给公式|公式给|会给|要背|背吗|要记|记住|有这些';

/** Where things are examined, and what is printed for candidates; the narrower before the wider. */
export const EXAM_FACTS: readonly ToldDoubt[] = [
  [
    'expansion|expand|binomial|二项式|展开',
    `${PAPER} negative|fraction|rational|-1|-2|1/2|负|分数|非整数`,
    'In 9709 Paper 1 n is a positive integer only. A negative or fractional power, with the condition |x| < 1, belongs to Paper 3.',
    '9709 试卷 1 只考 n 为正整数；负指数或分数指数（要求 |x| < 1）属于试卷 3。',
  ],
  [
    'partial_fraction|部分分式|分式',
    PAPER,
    'No partial fractions in 9709 Paper 1: they belong to Paper 3 (Algebra), and so do the integrals with ln that they lead to.',
    '9709 试卷 1 没有部分分式：它属于试卷 3（代数），由它得到的含 ln 的积分也在试卷 3。',
  ],
  [
    'eigen|特征值|特征向量',
    PAPER,
    'Eigenvalues and eigenvectors belong to 9231 Further Pure 2 (Paper 2). The matrices of Paper 1 are transformations, determinants, inverses and invariant points and lines.',
    '特征值和特征向量属于 9231 Further Pure 2（试卷 2）；试卷 1 的矩阵是变换、行列式、逆矩阵以及不变点和不变直线。',
  ],
  [
    'by_parts|parts|substitution|分部|换元',
    `${PAPER} parts|substitution|分部|换元|integra|积分`,
    'Integration by parts and by substitution belong to 9709 Paper 3. Paper 1 has powers of x and of ax + b, areas and volumes.',
    '分部积分和换元积分属于 9709 试卷 3；试卷 1 只考 x 和 ax + b 的幂、面积和体积。',
  ],
  [
    'ln|log|对数|e^|exponential|指数',
    PAPER,
    'Logarithms and exponentials belong to 9709 Paper 2 and Paper 3, not to Paper 1.',
    '对数与指数属于 9709 试卷 2 和试卷 3，不在试卷 1。',
  ],
  [
    'complex|argand|复数',
    PAPER,
    'Complex numbers belong to 9709 Paper 3; de Moivre’s theorem comes in 9231 Further Pure 2.',
    '复数属于 9709 试卷 3；棣莫弗定理在 9231 Further Pure 2。',
  ],
  [
    'differential_equation|微分方程',
    PAPER,
    'Separable differential equations belong to 9709 Paper 3; integrating factors and second order come in 9231 Further Pure 2.',
    '可分离变量的微分方程属于 9709 试卷 3；积分因子和二阶方程在 9231 Further Pure 2。',
  ],
  [
    'iterat|numerical|迭代|数值',
    PAPER,
    'Numerical solution of equations by sign change and iteration belongs to 9709 Paper 2 and Paper 3.',
    '用变号和迭代求方程的数值解属于 9709 试卷 2 和试卷 3。',
  ],
  [
    'poisson|泊松|hypothesis|假设检验|confidence|置信',
    PAPER,
    'In 9709 the Poisson distribution, sampling, confidence intervals and hypothesis tests belong to Paper 6 (Probability & Statistics 2).',
    '在 9709 中泊松分布、抽样、置信区间和假设检验属于试卷 6（概率与统计 2）。',
  ],
  [
    'connected|pulley|newton|friction|滑轮|连接体|摩擦|牛顿',
    'how_common|how_often|weight|how_much|percent|share|占比|占多少|常考|频率|多大|比重',
    'Cambridge fixes no share for a topic, so I name none. Forces and Newton’s laws, connected particles among them, are a usual part of 9709 Paper 4, which has 50 marks in 1 hour 15 minutes.',
    '剑桥没有规定每个知识点的占比，所以我不编数字。力与牛顿定律（包括连接体）是 9709 试卷 4 的常见内容；试卷 4 满分 50 分，1 小时 15 分钟。',
  ],
  [
    '',
    'how_common|how_often|come_up_a_lot|come_up_often|likely_to_come|percent_of|share_of|占比|占多少分|常考|出现频率|比重 paper|exam|come|topic|考|卷|占|频|比',
    'Cambridge fixes no share for a topic, so I name none: every topic of the syllabus of a paper may come up, and over a few series nearly all do. The past papers of the last years show it best.',
    '剑桥没有规定每个知识点的占比，所以我不编数字：大纲里的每个知识点都可能考，几次考试下来几乎都会出现；看近几年的真题最清楚。',
  ],
  // What is printed.
  [
    'sector|arc|segment|radian|弧长|扇形|弓形|弧度',
    GIVEN,
    'Arc length rθ and sector area ½r²θ are in the list MF19. The area of a triangle ½ab sin C and so the segment, ½r²(θ − sin θ), you put together yourself.',
    '弧长 rθ 和扇形面积 ½r²θ 在公式表 MF19 里；三角形面积 ½ab sin C 以及弓形 ½r²(θ − sin θ) 要自己组合。',
  ],
  [
    'parts|分部',
    GIVEN,
    'Yes, the formula for integration by parts is in the list MF19; choosing u and dv/dx is up to you.',
    '分部积分公式在公式表 MF19 里；u 和 dv/dx 怎么选要自己决定。',
  ],
  [
    'binomial_distribution|b(|geometric_distribution|variance|random_variable|var(|e(x|期望|方差|二项分布|几何分布|概率',
    GIVEN,
    'MF19 has E(X) = Σxp and Var(X) = Σx²p − [E(X)]², the binomial probabilities with mean np and variance np(1 − p), and the geometric ones with mean 1/p. Which of them fits you decide yourself. The normal table is printed there too.',
    'MF19 有 E(X) = Σxp、Var(X) = Σx²p − [E(X)]²，二项分布的概率、均值 np 和方差 np(1 − p)，几何分布的概率和均值 1/p；选用哪个要自己判断。正态分布表也在里面。',
  ],
  [
    'binomial|expansion|二项|展开',
    GIVEN,
    'Yes: MF19 has the expansion of (a + b)ⁿ with nCr for a positive integer n, and the series of (1 + x)ⁿ for rational n with |x| < 1.',
    '有：MF19 给出正整数 n 的 (a + b)ⁿ 展开式（含 nCr），以及有理数 n 的 (1 + x)ⁿ 级数（|x| < 1）。',
  ],
  [
    'arithmetic|geometric|progression|等差|等比|数列',
    GIVEN,
    'Yes: MF19 has the n-th term and the sum of n terms of arithmetic and geometric progressions and the sum to infinity a/(1 − r).',
    '有：MF19 给出等差、等比数列的通项、前 n 项和，以及无穷和 a/(1 − r)。',
  ],
  [
    'sin|cos|tan|trig|identit|double_angle|三角|倍角|恒等',
    GIVEN,
    'MF19 has sin² + cos² = 1, 1 + tan² = sec², the formulas for sin, cos and tan of A ± B and of 2A. The R-form and the sine and cosine rules are not printed in it.',
    'MF19 有 sin² + cos² = 1、1 + tan² = sec²、A ± B 和 2A 的公式；R 形式以及正弦、余弦定理不在其中。',
  ],
  [
    'quadratic|二次|求根',
    GIVEN,
    'The formula for the roots of a quadratic is in MF19. What the discriminant b² − 4ac tells is not said there.',
    '求根公式在 MF19 里；判别式 b² − 4ac 的意义表上没有写。',
  ],
  [
    'volume|rotat|revol|area_under|体积|旋转',
    GIVEN,
    'No: the volume of revolution π∫y² dx is not in MF19 and has to be known. Volumes of spheres, cones and pyramids are printed there.',
    '没有：旋转体体积 π∫y² dx 不在 MF19 里，要自己记；球、圆锥、棱锥的体积表上有。',
  ],
  [
    'arsinh|arcosh|artanh|inverse_hyperbolic|反双曲',
    GIVEN,
    'Yes: MF19 has the logarithmic forms of sinh⁻¹ x, cosh⁻¹ x and tanh⁻¹ x, among the hyperbolic functions.',
    '有：MF19 的双曲函数部分列出了 sinh⁻¹ x、cosh⁻¹ x、tanh⁻¹ x 的对数形式。',
  ],
  [
    'log|ln|对数',
    GIVEN,
    'No: the laws of logarithms are not in MF19; they have to be known.',
    '没有：对数运算法则不在 MF19 里，需要记住。',
  ],
  [
    'circle|圆',
    GIVEN,
    'No: the equation of a circle (x − a)² + (y − b)² = r² is not in MF19 and has to be known.',
    '没有：圆的方程 (x − a)² + (y − b)² = r² 不在 MF19 里，需要记住。',
  ],
  [
    'double-slit|slit|fringe|grating|双缝|光栅|条纹|干涉',
    GIVEN,
    'No: λ = ax/D and d sin θ = nλ are not on the page of formulae in 9702; you have to know both.',
    '没有：λ = ax/D 和 d sin θ = nλ 不在 9702 给出的公式里，两个都要记住。',
  ],
  [
    'suvat|constant_acceleration|v^2|匀变速|匀加速|kinematics|运动学',
    GIVEN,
    'In mathematics the list MF19 has v = u + at, s = ½(u + v)t, s = ut + ½at² and v² = u² + 2as. In 9702 s = ut + ½at² and v² = u² + 2as are printed; the others have to be known.',
    '数学：MF19 有 v = u + at、s = ½(u + v)t、s = ut + ½at²、v² = u² + 2as。9702 只印 s = ut + ½at² 和 v² = u² + 2as，其余要记。',
  ],
  [
    'elastic_string|hooke|弹性绳|胡克',
    GIVEN,
    'MF19 has T = λx/l and E = λx²/(2l) for elastic strings and springs.',
    'MF19 有弹性绳、弹簧的 T = λx/l 和 E = λx²/(2l)。',
  ],
  [
    'doppler|多普勒',
    GIVEN,
    'Yes: the Doppler formula f₀ = f_s v/(v ± v_s) is printed in 9702; the choice of the sign is yours.',
    '有：9702 印有多普勒公式 f₀ = f_s v/(v ± v_s)，符号要自己选。',
  ],
  [
    'resist|circuit|ohm|电阻|电路|emf',
    GIVEN,
    'In 9702 the resistors in series and in parallel and I = Anvq are printed; V = IR, P = VI and R = ρL/A have to be known.',
    '9702 印有电阻串联、并联公式和 I = Anvq；V = IR、P = VI、R = ρL/A 要自己记。',
  ],
];
