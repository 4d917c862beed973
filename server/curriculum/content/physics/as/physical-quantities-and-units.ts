import { statedCard } from '../../stated-card.ts';
import type { TopicFile } from '../../topic-file.ts';

const tex = String.raw;

export const topic: TopicFile = {
  subject: '9702',
  paper: 'all',
  order: 1,
  level: 'AS',
  slug: 'physical-quantities-and-units',
  title: { en: 'Physical quantities and units', zh: '物理量与单位' },
  summary: {
    en: 'Every physical quantity is a number with a unit, and every measurement carries an uncertainty. You learn to reduce units to SI base units, to test an equation for homogeneity, to combine uncertainties and to add and resolve vectors.',
    zh: '任何物理量都由数值和单位组成，任何测量都带有不确定度。学完本章，你能把单位化为 SI 基本单位，检验方程的单位是否一致，合成不确定度，并对矢量进行合成与分解。',
  },
  difficulty: 'Easy',
  minutes: 40,
  aliases: {
    en: [
      'SI units',
      'base units',
      'homogeneity',
      'prefixes',
      'uncertainty',
      'errors',
      'scalars and vectors',
      'measurement',
    ],
    zh: ['国际单位制', '基本单位', '单位换算', '量纲', '不确定度', '误差', '标量与矢量', '有效数字'],
  },
  prerequisites: [],
  methods: ['physics-physical-quantities-and-units', 'unit-conversion', 'resultant-force'],
  cards: [
    {
      id: 'base-units',
      kind: 'concept',
      title: { en: 'SI base units and derived units', zh: 'SI 基本单位与导出单位' },
      details: [
        {
          en: tex`The five base quantities of this course are mass ($\mathrm{kg}$), length ($\mathrm{m}$), time ($\mathrm{s}$), current ($\mathrm{A}$) and thermodynamic temperature ($\mathrm{K}$). The kilogram, not the gram, is the base unit of mass.`,
          zh: tex`本课程要求的五个基本量是质量（$\mathrm{kg}$）、长度（$\mathrm{m}$）、时间（$\mathrm{s}$）、电流（$\mathrm{A}$）和热力学温度（$\mathrm{K}$）。质量的基本单位是千克，不是克。`,
        },
        {
          en: tex`A derived unit is a product or quotient of base units. Get it from a defining equation: $F = ma$ gives $1\ \mathrm{N} = 1\ \mathrm{kg\,m\,s^{-2}}$, and then $1\ \mathrm{J} = 1\ \mathrm{N\,m} = 1\ \mathrm{kg\,m^{2}\,s^{-2}}$.`,
          zh: tex`导出单位是基本单位的积或商，可由定义式得到：由 $F = ma$ 得 $1\ \mathrm{N} = 1\ \mathrm{kg\,m\,s^{-2}}$，进而 $1\ \mathrm{J} = 1\ \mathrm{N\,m} = 1\ \mathrm{kg\,m^{2}\,s^{-2}}$。`,
        },
        {
          en: tex`Prefixes to know: $\mathrm{p}\ 10^{-12}$, $\mathrm{n}\ 10^{-9}$, $\mathrm{\mu}\ 10^{-6}$, $\mathrm{m}\ 10^{-3}$, $\mathrm{c}\ 10^{-2}$, $\mathrm{d}\ 10^{-1}$, $\mathrm{k}\ 10^{3}$, $\mathrm{M}\ 10^{6}$, $\mathrm{G}\ 10^{9}$, $\mathrm{T}\ 10^{12}$. A power on a unit covers its prefix too: $1\ \mathrm{cm^{2}} = (10^{-2}\ \mathrm{m})^{2} = 10^{-4}\ \mathrm{m^{2}}$.`,
          zh: tex`要记住的词头：$\mathrm{p}\ 10^{-12}$、$\mathrm{n}\ 10^{-9}$、$\mathrm{\mu}\ 10^{-6}$、$\mathrm{m}\ 10^{-3}$、$\mathrm{c}\ 10^{-2}$、$\mathrm{d}\ 10^{-1}$、$\mathrm{k}\ 10^{3}$、$\mathrm{M}\ 10^{6}$、$\mathrm{G}\ 10^{9}$、$\mathrm{T}\ 10^{12}$。单位上的指数同时作用于词头：$1\ \mathrm{cm^{2}} = (10^{-2}\ \mathrm{m})^{2} = 10^{-4}\ \mathrm{m^{2}}$。`,
        },
      ],
    },
    {
      id: 'homogeneity',
      kind: 'method',
      title: { en: 'Testing an equation for homogeneity', zh: '检验方程单位的一致性' },
      details: [
        {
          en: 'Write the base units of every term. Terms that are added or equated must have the same base units; if they do not, the equation is certainly wrong.',
          zh: '写出每一项的基本单位。相加或相等的各项，基本单位必须相同；若不同，方程一定是错的。',
        },
        {
          en: tex`Pure numbers and the arguments of $\sin$, $\ln$ and $e^{x}$ have no unit. So a homogeneous equation can still be wrong: $E_\mathrm{k} = mv^{2}$ passes the test although the factor $\tfrac{1}{2}$ is missing.`,
          zh: tex`纯数字以及 $\sin$、$\ln$、$e^{x}$ 的自变量没有单位。所以单位一致的方程仍可能是错的：$E_\mathrm{k} = mv^{2}$ 漏了 $\tfrac{1}{2}$，却能通过检验。`,
        },
      ],
      example: {
        stem: {
          en: tex`The drag force $F$ on a sphere of radius $r$ moving at speed $v$ through a liquid is $F = 6\pi\eta r v$. Determine the SI base units of $\eta$.`,
          zh: tex`半径为 $r$ 的小球以速率 $v$ 在液体中运动，所受阻力为 $F = 6\pi\eta r v$。求 $\eta$ 的 SI 基本单位。`,
        },
        answer: 'kg m^-1 s^-1',
        steps: [
          {
            say: {
              en: tex`Make $\eta$ the subject; $6\pi$ has no unit.`,
              zh: tex`解出 $\eta$；$6\pi$ 没有单位。`,
            },
            tex: [tex`\eta = \frac{F}{6\pi r v}`],
          },
          {
            say: { en: 'Write the base units of the force.', zh: '写出力的基本单位。' },
            tex: [tex`F = ma:\quad \mathrm{kg\,m\,s^{-2}}`],
            marks: ['B1'],
          },
          {
            say: { en: 'Divide by the units of radius and speed.', zh: '除以半径和速率的单位。' },
            tex: [tex`\frac{\mathrm{kg\,m\,s^{-2}}}{\mathrm{m}\times\mathrm{m\,s^{-1}}}`],
            marks: ['M1'],
          },
          {
            say: { en: 'Collect the powers.', zh: '合并各指数。' },
            tex: [tex`\mathrm{kg\,m^{-1}\,s^{-1}}`],
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'errors',
      kind: 'concept',
      title: { en: 'Systematic and random errors', zh: '系统误差与随机误差' },
      details: [
        {
          en: 'A systematic error shifts all readings the same way (a zero error, a wrong calibration). Repeating and averaging does not remove it; correcting the zero or recalibrating does. On a straight-line graph it often shows as an unexpected intercept.',
          zh: '系统误差使所有读数向同一方向偏移（零点误差、刻度不准）。重复测量取平均不能消除它，要校正零点或重新校准。在直线图上它常表现为不该有的截距。',
        },
        {
          en: 'A random error scatters readings on both sides of the mean. Repeating and averaging, or drawing a best-fit line, reduces its effect.',
          zh: '随机误差使读数在平均值两侧分散。多次测量取平均，或作最佳拟合线，可减小其影响。',
        },
        {
          en: 'Accurate means close to the true value; precise means that repeated readings lie close to one another. A micrometer with a zero error gives precise but inaccurate readings.',
          zh: '准确是指接近真实值；精密是指重复读数彼此接近。有零点误差的千分尺，读数精密但不准确。',
        },
      ],
    },
    {
      id: 'uncertainty',
      kind: 'formula',
      title: { en: 'Combining uncertainties', zh: '不确定度的合成' },
      details: [
        {
          en: tex`Sum or difference: add the absolute uncertainties. $y = a \pm b \Rightarrow \Delta y = \Delta a + \Delta b$.`,
          zh: tex`和或差：绝对不确定度相加。$y = a \pm b \Rightarrow \Delta y = \Delta a + \Delta b$。`,
        },
        {
          en: tex`Product, quotient or power: add the fractional (or percentage) uncertainties, each times the size of its power. $y = \dfrac{a\,b^{2}}{c} \Rightarrow \dfrac{\Delta y}{y} = \dfrac{\Delta a}{a} + 2\dfrac{\Delta b}{b} + \dfrac{\Delta c}{c}$.`,
          zh: tex`积、商或幂：相对（百分比）不确定度相加，各自乘以指数的绝对值。$y = \dfrac{a\,b^{2}}{c} \Rightarrow \dfrac{\Delta y}{y} = \dfrac{\Delta a}{a} + 2\dfrac{\Delta b}{b} + \dfrac{\Delta c}{c}$。`,
        },
        {
          en: tex`Uncertainties always add, even for a difference or a quotient: they never cancel. A square root counts as power $\tfrac{1}{2}$ and halves the percentage.`,
          zh: tex`不确定度总是相加，差和商也不例外，绝不相消。开平方相当于 $\tfrac{1}{2}$ 次幂，百分比不确定度减半。`,
        },
      ],
      example: {
        stem: {
          en: tex`A wire has resistance $R = (4.2 \pm 0.1)\ \Omega$, length $L = (1.50 \pm 0.01)\ \mathrm{m}$ and diameter $d = (0.38 \pm 0.01)\ \mathrm{mm}$. Its resistivity is $\rho = \dfrac{\pi d^{2} R}{4L}$. Calculate $\rho$ with its absolute uncertainty.`,
          zh: tex`一根金属丝电阻 $R = (4.2 \pm 0.1)\ \Omega$，长度 $L = (1.50 \pm 0.01)\ \mathrm{m}$，直径 $d = (0.38 \pm 0.01)\ \mathrm{mm}$，电阻率 $\rho = \dfrac{\pi d^{2} R}{4L}$。求 $\rho$ 及其绝对不确定度。`,
        },
        answer: '(3.2 ± 0.3) * 10^-7 Ω m',
        steps: [
          {
            say: { en: 'Substitute, with the diameter in metres.', zh: '代入数据，直径化为米。' },
            tex: [
              tex`\rho = \frac{\pi(0.38\times10^{-3})^{2}\times 4.2}{4\times 1.50} = 3.18\times10^{-7}\ \mathrm{\Omega\,m}`,
            ],
            marks: ['B1'],
          },
          {
            say: {
              en: 'Add the fractional uncertainties; the diameter is squared and counts twice.',
              zh: '相对不确定度相加；直径是平方，计两次。',
            },
            tex: [
              tex`\frac{\Delta\rho}{\rho} = 2\times\frac{0.01}{0.38} + \frac{0.1}{4.2} + \frac{0.01}{1.50} = 0.083`,
            ],
            marks: ['M1'],
            why: {
              en: 'The length is divided by, but its uncertainty is still added.',
              zh: '长度在分母上，其不确定度仍然相加。',
            },
          },
          {
            say: {
              en: 'Change to an absolute uncertainty: one significant figure, and the value to the same decimal place.',
              zh: '化为绝对不确定度：保留一位有效数字，数值取到同一位。',
            },
            tex: [
              tex`\Delta\rho = 0.083\times3.18\times10^{-7} = 0.3\times10^{-7}\ \mathrm{\Omega\,m}`,
              tex`\rho = (3.2 \pm 0.3)\times10^{-7}\ \mathrm{\Omega\,m}`,
            ],
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'vectors',
      kind: 'formula',
      title: { en: 'Vectors: adding and resolving', zh: '矢量的合成与分解' },
      details: [
        {
          en: 'A vector has magnitude and direction (displacement, velocity, acceleration, force, momentum); a scalar has magnitude only (distance, speed, mass, energy, power, temperature).',
          zh: '矢量既有大小又有方向（位移、速度、加速度、力、动量）；标量只有大小（路程、速率、质量、能量、功率、温度）。',
        },
        {
          en: tex`Components of $F$ at angle $\theta$ to the horizontal: $F_x = F\cos\theta$ and $F_y = F\sin\theta$. The component next to the angle takes the cosine.`,
          zh: tex`与水平方向成 $\theta$ 角的力 $F$ 的分量：$F_x = F\cos\theta$，$F_y = F\sin\theta$。与角相邻的分量用余弦。`,
        },
        {
          en: tex`Perpendicular vectors: $R = \sqrt{X^{2}+Y^{2}}$ and $\tan\theta = Y/X$. To subtract, add the reversed vector: $\vec{a}-\vec{b} = \vec{a}+(-\vec{b})$.`,
          zh: tex`互相垂直的两矢量：$R = \sqrt{X^{2}+Y^{2}}$，$\tan\theta = Y/X$。求差就是加上反向矢量：$\vec{a}-\vec{b} = \vec{a}+(-\vec{b})$。`,
        },
      ],
      example: {
        stem: {
          en: tex`A force of $50\ \mathrm{N}$ acts at an angle of $30^{\circ}$ to the horizontal. Calculate the horizontal component of the force.`,
          zh: tex`大小为 $50\ \mathrm{N}$ 的力与水平方向成 $30^{\circ}$ 角，求该力的水平分量。`,
        },
        answer: '43 N',
        ask: 'A force of 50 N acts at an angle of 30° to the horizontal. Calculate the horizontal component of the force.',
        steps: [
          {
            say: {
              en: 'The horizontal component lies next to the angle, so it takes the cosine.',
              zh: '水平分量与该角相邻，用余弦。',
            },
            tex: [tex`F_x = F\cos\theta = 50\cos30^{\circ}`],
            marks: ['M1'],
          },
          {
            say: { en: 'Evaluate to two significant figures.', zh: '计算，取两位有效数字。' },
            tex: [tex`F_x = 43\ \mathrm{N}`],
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'estimates',
      kind: 'tip',
      title: { en: 'Estimates and significant figures', zh: '估算与有效数字' },
      details: [
        {
          en: tex`Keep a few sizes in mind: an adult $70\ \mathrm{kg}$, a car $1000\ \mathrm{kg}$, an apple $0.1\ \mathrm{kg}$ (about $1\ \mathrm{N}$), sound in air $330\ \mathrm{m\,s^{-1}}$, an atom $10^{-10}\ \mathrm{m}$, a nucleus $10^{-15}\ \mathrm{m}$, air pressure $10^{5}\ \mathrm{Pa}$.`,
          zh: tex`记住几个常见的数量级：成年人 $70\ \mathrm{kg}$，小汽车 $1000\ \mathrm{kg}$，苹果 $0.1\ \mathrm{kg}$（约 $1\ \mathrm{N}$），空气中声速 $330\ \mathrm{m\,s^{-1}}$，原子 $10^{-10}\ \mathrm{m}$，原子核 $10^{-15}\ \mathrm{m}$，大气压 $10^{5}\ \mathrm{Pa}$。`,
        },
        {
          en: 'Give the final answer to as many significant figures as the least precise datum, or one more; keep all the digits in the calculator until then.',
          zh: '最后结果的有效数字位数与最不精确的数据相同，或多一位；中间结果在计算器里保留全部数字。',
        },
      ],
    },
    {
      id: 'typical-errors',
      kind: 'error',
      title: { en: 'Where marks are lost', zh: '常见失分点' },
      details: [
        {
          en: tex`Converting an area or a volume like a length: $2.0\ \mathrm{mm^{2}}$ is $2.0\times10^{-6}\ \mathrm{m^{2}}$, not $2.0\times10^{-3}\ \mathrm{m^{2}}$; $1\ \mathrm{cm^{3}}$ is $10^{-6}\ \mathrm{m^{3}}$.`,
          zh: tex`把面积、体积当作长度换算：$2.0\ \mathrm{mm^{2}}$ 是 $2.0\times10^{-6}\ \mathrm{m^{2}}$，不是 $2.0\times10^{-3}\ \mathrm{m^{2}}$；$1\ \mathrm{cm^{3}}$ 是 $10^{-6}\ \mathrm{m^{3}}$。`,
        },
        {
          en: 'Forgetting to double the percentage uncertainty of a squared quantity, or adding absolute uncertainties of quantities with different units.',
          zh: '平方量的百分比不确定度忘了乘 2，或把单位不同的量的绝对不确定度直接相加。',
        },
        {
          en: 'Answering "newton" when base units are asked for: N, J, W, Pa, V and Ω are derived units.',
          zh: '题目要基本单位，却写成牛顿：N、J、W、Pa、V、Ω 都是导出单位。',
        },
      ],
    },
    statedCard('9702/all/physical-quantities-and-units'),
  ],
};
