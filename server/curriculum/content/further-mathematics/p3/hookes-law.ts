import type { TopicFile } from '../../topic-file.ts';

const tex = String.raw;

export const topic: TopicFile = {
  subject: '9231',
  paper: 'p3',
  order: 4,
  level: 'AS',
  slug: 'hookes-law',
  title: { en: "Hooke's law", zh: '胡克定律' },
  summary: {
    en: 'The tension of an elastic string is proportional to its extension and stores energy. Afterwards you can find equilibrium positions with one or two strings and use energy to find greatest extensions and greatest speeds, with friction and on slopes too.',
    zh: '弹性绳的张力与伸长量成正比，绳伸长时储存弹性势能。学完后你能求一根或两根弹性绳作用下的平衡位置，并用能量方法求最大伸长量和最大速度，包括有摩擦和在斜面上的情形。',
  },
  difficulty: 'Medium',
  minutes: 35,
  aliases: {
    en: [
      'elastic string',
      'spring',
      'modulus of elasticity',
      'natural length',
      'extension',
      'elastic potential energy',
      'EPE',
      'lambda',
      'Hookes law',
    ],
    zh: [
      '弹性绳',
      '弹簧',
      '弹性模量',
      '原长',
      '自然长度',
      '伸长量',
      '弹性势能',
      '弹力',
      '劲度系数',
      '弹性系数',
    ],
  },
  prerequisites: ['9709/p4/newtons-laws-of-motion', '9709/p4/energy-work-and-power'],
  methods: ['elastic-string'],
  cards: [
    {
      id: 'tension',
      kind: 'concept',
      title: { en: 'Strings and springs', zh: '弹性绳与弹簧' },
      details: [
        {
          en: tex`A string of natural length $l$ pulls only while it is longer than $l$; shorter, it is slack and $T = 0$. A spring also pushes when compressed, by the same law.`,
          zh: tex`原长为 $l$ 的弹性绳只有长度超过 $l$ 时才有张力；短于 $l$ 时松弛，$T = 0$。弹簧压缩时同样按此定律产生推力。`,
        },
        {
          en: tex`The modulus $\lambda$ is a force in newtons: the tension that would double the natural length. It is a property of the string; $\dfrac{\lambda}{l}$ is what physics calls the spring constant.`,
          zh: tex`弹性模量 $\lambda$ 的单位是牛顿，等于把绳拉到原长两倍时的张力，是绳本身的属性；$\dfrac{\lambda}{l}$ 就是物理中的劲度系数。`,
        },
        {
          en: tex`Half of a string has natural length $\tfrac{1}{2}l$ and the same $\lambda$: a particle at the midpoint is joined to two such strings.`,
          zh: tex`半根绳的原长为 $\tfrac{1}{2}l$，$\lambda$ 不变：系在中点的质点相当于连着两根这样的绳。`,
        },
      ],
    },
    {
      id: 'formulas',
      kind: 'formula',
      title: { en: 'Tension and energy', zh: '张力与弹性势能' },
      details: [
        {
          en: tex`$T = \dfrac{\lambda x}{l}$ and elastic potential energy $E = \dfrac{\lambda x^2}{2l}$, both in MF19, where $x$ is the extension (or compression), not the length.`,
          zh: tex`$T = \dfrac{\lambda x}{l}$，弹性势能 $E = \dfrac{\lambda x^2}{2l}$，均在 MF19 中；$x$ 是伸长量（或压缩量），不是长度。`,
        },
        {
          en: tex`The energy is the area under the graph of $T$ against $x$. From extension $x_1$ to $x_2$ the work is $\dfrac{\lambda}{2l}\left(x_2^2 - x_1^2\right)$, not $\dfrac{\lambda}{2l}(x_2 - x_1)^2$.`,
          zh: tex`弹性势能是 $T$ 对 $x$ 图线下的面积。伸长量由 $x_1$ 到 $x_2$ 所做的功为 $\dfrac{\lambda}{2l}\left(x_2^2 - x_1^2\right)$，不是 $\dfrac{\lambda}{2l}(x_2 - x_1)^2$。`,
        },
      ],
      example: {
        stem: {
          en: tex`A particle of mass $1.5\ \mathrm{kg}$ hangs in equilibrium from a light elastic string of natural length $0.8\ \mathrm{m}$ and modulus of elasticity $60\ \mathrm{N}$. Find the extension.`,
          zh: tex`质量 $1.5\ \mathrm{kg}$ 的质点用原长 $0.8\ \mathrm{m}$、弹性模量 $60\ \mathrm{N}$ 的轻弹性绳悬挂并保持平衡。求伸长量。`,
        },
        answer: '0.2 m',
        ask: 'A particle of mass 1.5 kg hangs in equilibrium from an elastic string of natural length 0.8 m and modulus of elasticity 60 N. Find the extension.',
        steps: [
          {
            say: { en: 'In equilibrium the tension balances the weight.', zh: '平衡时张力等于重力。' },
            tex: [tex`\frac{60x}{0.8} = 1.5 \times 10`],
            marks: ['M1'],
          },
          {
            say: { en: 'Solve.', zh: '求解。' },
            tex: ['75x = 15', tex`x = 0.2\ \mathrm{m}`],
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'equilibrium',
      kind: 'method',
      title: { en: 'Equilibrium with strings', zh: '弹性绳的平衡' },
      details: [
        {
          en: tex`Two strings between fixed points a distance $d$ apart: call one extension $x$, express the other by $d - l_1 - l_2 - x$, then set the forces equal.`,
          zh: tex`两根绳连在相距 $d$ 的两定点之间：设一根伸长 $x$，另一根伸长 $d - l_1 - l_2 - x$，再令受力平衡。`,
        },
        {
          en: 'A symmetric V-shape: half the length by Pythagoras, extension from it, then resolve vertically with two tensions.',
          zh: '对称的 V 形：用勾股定理求半边长度，得伸长量，再在竖直方向用两个张力列平衡方程。',
        },
        {
          en: tex`With friction there is a range of rest positions: limiting friction in one sense gives one end, in the other sense the other.`,
          zh: '有摩擦时静止位置是一个范围：摩擦力在两个方向达到极限时分别给出两端。',
        },
      ],
    },
    {
      id: 'energy',
      kind: 'method',
      title: { en: 'Energy with elastic strings', zh: '含弹性势能的能量方程' },
      details: [
        {
          en: 'Kinetic + gravitational + elastic energy is constant without friction. Choose start and end, write three terms for each; a slack string has no elastic energy.',
          zh: '无摩擦时，动能、重力势能与弹性势能之和不变。选初末状态，各写三项；绳松弛时弹性势能为零。',
        },
        {
          en: tex`Greatest extension: $v = 0$ at the end. Greatest speed: where the acceleration is zero; without friction that is the equilibrium position.`,
          zh: tex`最大伸长量：末状态 $v = 0$。最大速度：在加速度为零处，无摩擦时就是平衡位置。`,
        },
        {
          en: tex`With friction take off $F \times$ the distance moved. Whether it comes back after stopping is a comparison of the tension with limiting friction.`,
          zh: tex`有摩擦时减去 $F \times$ 路程。停下后是否返回，要比较张力与最大静摩擦力。`,
        },
      ],
      example: {
        stem: {
          en: tex`The particle of mass $1.5\ \mathrm{kg}$ is attached to one end of the string of natural length $0.8\ \mathrm{m}$ and modulus $60\ \mathrm{N}$, whose other end is fixed at $O$. It is released from rest at $O$ and falls vertically. Find the greatest extension of the string.`,
          zh: tex`质量 $1.5\ \mathrm{kg}$ 的质点系在原长 $0.8\ \mathrm{m}$、弹性模量 $60\ \mathrm{N}$ 的弹性绳一端，另一端固定于 $O$。质点从 $O$ 由静止释放竖直下落。求绳的最大伸长量。`,
        },
        answer: '0.8 m',
        steps: [
          {
            say: {
              en: tex`At the lowest point the speed is zero; it has fallen $0.8 + x$.`,
              zh: tex`最低点速度为零；共下落 $0.8 + x$。`,
            },
            tex: [tex`1.5 \times 10(0.8 + x) = \frac{60x^2}{2(0.8)}`],
            marks: ['M1', 'A1'],
          },
          {
            say: { en: 'Arrange as a quadratic.', zh: '整理为二次方程。' },
            tex: ['37.5x^2 - 15x - 12 = 0', tex`x = \frac{15 \pm \sqrt{225 + 1800}}{75}`],
            marks: ['DM1'],
          },
          {
            say: { en: 'Take the positive root.', zh: '取正根。' },
            tex: [tex`x = \frac{15 + 45}{75} = 0.8\ \mathrm{m}`],
            marks: ['A1'],
            why: {
              en: tex`The root $-0.4$ would be a compression, which a string cannot have.`,
              zh: tex`另一根 $-0.4$ 表示压缩，而绳不能被压缩。`,
            },
          },
        ],
      },
    },
    {
      id: 'motion',
      kind: 'concept',
      title: { en: 'How it moves', zh: '运动过程' },
      details: [
        {
          en: 'Falling: free fall until the string is taut, then still faster until the weight equals the tension, then slower until rest at the lowest point. The acceleration is not constant once the string is taut.',
          zh: '下落过程：绳绷紧前做自由落体；绷紧后仍继续加速，直到张力等于重力；然后减速，至最低点速度为零。绳绷紧后加速度不再恒定。',
        },
        {
          en: tex`Acceleration at a given extension: Newton's second law with $T = \dfrac{\lambda x}{l}$ there. In the example, at the lowest point $T = 60\ \mathrm{N}$, so $a = \dfrac{60 - 15}{1.5} = 30\ \mathrm{m\,s^{-2}}$ upwards.`,
          zh: tex`求某伸长量处的加速度：代入该处 $T = \dfrac{\lambda x}{l}$，用牛顿第二定律。上例最低点 $T = 60\ \mathrm{N}$，故 $a = \dfrac{60 - 15}{1.5} = 30\ \mathrm{m\,s^{-2}}$，方向向上。`,
        },
        {
          en: 'An elastic string may also be the string of a conical pendulum: then the radius depends on the extension, and tension gives both.',
          zh: '弹性绳也可以作为圆锥摆的绳：此时半径与伸长量有关，由张力联系两者。',
        },
      ],
    },
    {
      id: 'exam-tip',
      kind: 'tip',
      title: { en: 'Name the extension', zh: '先设伸长量' },
      details: [
        {
          en: tex`Decide at once what $x$ is (extension, or distance below the equilibrium position) and write every length through it.`,
          zh: tex`一开始就确定 $x$ 的含义（伸长量，还是平衡位置以下的距离），其余长度都用它表示。`,
        },
        {
          en: tex`Check at the end that the string is taut where you used it: an answer with length $< l$ is to be rejected with a reason.`,
          zh: tex`最后检查使用公式时绳确实绷紧：若求得的长度 $< l$，要舍去并说明理由。`,
        },
        {
          en: tex`Questions with $\lambda = kmg$ stay in letters: divide by $mg$ early, the numbers become small.`,
          zh: tex`题目给 $\lambda = kmg$ 时保持字母运算，尽早约去 $mg$，数字会很简单。`,
        },
      ],
    },
    {
      id: 'common-errors',
      kind: 'error',
      title: { en: 'Common errors', zh: '常见错误' },
      details: [
        {
          en: tex`Using the whole length for $x$ in $T = \dfrac{\lambda x}{l}$.`,
          zh: tex`在 $T = \dfrac{\lambda x}{l}$ 中把绳的总长当作 $x$。`,
        },
        {
          en: tex`Equating tension and weight at the lowest point. There $v = 0$, but the particle accelerates upwards; the equilibrium position is higher.`,
          zh: tex`在最低点令张力等于重力。最低点 $v = 0$，但质点有向上的加速度；平衡位置在其上方。`,
        },
        {
          en: tex`Forgetting that potential energy is lost over the natural length as well: the fall is $l + x$, not $x$.`,
          zh: tex`忘记下落原长那一段也损失重力势能：下落距离是 $l + x$，不是 $x$。`,
        },
        {
          en: 'Using constant-acceleration formulas while the string is taut.',
          zh: '绳绷紧时仍使用匀变速公式。',
        },
      ],
    },
  ],
};
