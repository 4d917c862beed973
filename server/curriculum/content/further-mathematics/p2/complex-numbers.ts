import type { TopicFile } from '../../topic-file.ts';

const tex = String.raw;

export const topic: TopicFile = {
  subject: '9231',
  paper: 'p2',
  order: 5,
  level: 'A2',
  slug: 'complex-numbers',
  title: { en: 'Complex numbers', zh: '复数' },
  summary: {
    en: "De Moivre's theorem turns powers and roots of complex numbers into multiples and fractions of angles. You learn to find all nth roots, to express multiple angles by powers and powers by multiple angles, and to sum trigonometric series.",
    zh: '棣莫弗定理把复数的乘方、开方化为辐角的乘、除。学完后你能求复数的全部 n 次方根，能把倍角用幂表示、把幂用倍角表示，并能求三角级数的和。',
  },
  difficulty: 'Hard',
  minutes: 50,
  aliases: {
    en: [
      "de Moivre's theorem",
      'nth roots',
      'roots of unity',
      'multiple angle',
      'C + iS',
      'sum of cosines',
      'demoivre',
      'cis',
      'e^(iθ)',
    ],
    zh: ['棣莫弗定理', 'n 次方根', '单位根', '倍角公式', '三角级数求和', '复数的指数形式', '欧拉公式'],
  },
  prerequisites: [
    '9709/p3/complex-numbers',
    '9709/p3/trigonometry',
    '9709/p1/series',
    '9231/p1/proof-by-induction',
  ],
  methods: ['complex-power', 'complex-nth-roots', 'multiple-angle', 'power-to-multiple-angles'],
  cards: [
    {
      id: 'de-moivre',
      kind: 'formula',
      title: { en: "De Moivre's theorem", zh: '棣莫弗定理' },
      details: [
        {
          en: tex`$(\cos\theta+\mathrm{i}\sin\theta)^n=\cos n\theta+\mathrm{i}\sin n\theta$ for every integer $n$; with $z=r\mathrm{e}^{\mathrm{i}\theta}$, $z^n=r^n\mathrm{e}^{\mathrm{i}n\theta}$.`,
          zh: tex`对任意整数 $n$，$(\cos\theta+\mathrm{i}\sin\theta)^n=\cos n\theta+\mathrm{i}\sin n\theta$；若 $z=r\mathrm{e}^{\mathrm{i}\theta}$，则 $z^n=r^n\mathrm{e}^{\mathrm{i}n\theta}$。`,
        },
        {
          en: tex`For positive integers it is proved by induction: multiply by $\cos\theta+\mathrm{i}\sin\theta$ and use the addition formulae. You may be asked for this proof.`,
          zh: tex`对正整数用归纳法证明：乘以 $\cos\theta+\mathrm{i}\sin\theta$ 再用和角公式。考试可能要求写出证明。`,
        },
        {
          en: tex`For a rational exponent $\frac{p}{q}$ in lowest terms, $\cos\frac{p\theta}{q}+\mathrm{i}\sin\frac{p\theta}{q}$ is one of the $q$ values.`,
          zh: tex`指数为既约分数 $\frac{p}{q}$ 时，$\cos\frac{p\theta}{q}+\mathrm{i}\sin\frac{p\theta}{q}$ 是 $q$ 个值中的一个。`,
        },
        {
          en: tex`If $z=\mathrm{e}^{\mathrm{i}\theta}$, then $z^n+z^{-n}=2\cos n\theta$ and $z^n-z^{-n}=2\mathrm{i}\sin n\theta$.`,
          zh: tex`若 $z=\mathrm{e}^{\mathrm{i}\theta}$，则 $z^n+z^{-n}=2\cos n\theta$，$z^n-z^{-n}=2\mathrm{i}\sin n\theta$。`,
        },
      ],
    },
    {
      id: 'nth-roots',
      kind: 'method',
      title: { en: 'All nth roots', zh: '求全部 n 次方根' },
      details: [
        {
          en: tex`Write $w=R\mathrm{e}^{\mathrm{i}\alpha}$, add multiples of $2\pi$ to the argument, then take the root: $z=R^{1/n}\mathrm{e}^{\mathrm{i}(\alpha+2k\pi)/n}$, $k=0,1,\ldots,n-1$.`,
          zh: tex`把 $w$ 写成 $R\mathrm{e}^{\mathrm{i}\alpha}$，辐角加上 $2\pi$ 的整数倍后再开方：$z=R^{1/n}\mathrm{e}^{\mathrm{i}(\alpha+2k\pi)/n}$，$k=0,1,\ldots,n-1$。`,
        },
        {
          en: tex`The $n$ roots lie on a circle of radius $R^{1/n}$, equally spaced by $\frac{2\pi}{n}$, so one root and the spacing give the rest.`,
          zh: tex`$n$ 个根在半径为 $R^{1/n}$ 的圆上等距分布，间隔 $\frac{2\pi}{n}$，知道一个根就能写出其余的根。`,
        },
      ],
      example: {
        stem: {
          en: tex`Solve the equation $z^4=-8-8\sqrt3\,\mathrm{i}$, giving your answers in the form $r\mathrm{e}^{\mathrm{i}\theta}$ with $-\pi<\theta\le\pi$.`,
          zh: tex`解方程 $z^4=-8-8\sqrt3\,\mathrm{i}$，答案写成 $r\mathrm{e}^{\mathrm{i}\theta}$ 的形式，其中 $-\pi<\theta\le\pi$。`,
        },
        answer: '2e^((-2pi/3)i), 2e^((-pi/6)i), 2e^((pi/3)i), 2e^((5pi/6)i)',
        ask: 'Solve z^4 = -8 - 8√3 i',
        steps: [
          {
            say: { en: 'Modulus and argument of the right-hand side.', zh: '求右边的模与辐角。' },
            tex: [tex`R = \sqrt{64 + 192} = 16, \qquad \alpha = -\pi + \tan^{-1}\sqrt3 = -\tfrac{2\pi}{3}`],
            marks: ['B1', 'B1'],
            why: {
              en: 'The number lies in the third quadrant, so the principal argument is negative.',
              zh: '该数在第三象限，所以主辐角为负。',
            },
          },
          {
            say: { en: tex`Add $2k\pi$ and divide by $4$.`, zh: tex`加上 $2k\pi$ 再除以 $4$。` },
            tex: [tex`z = 2\,\mathrm{e}^{\mathrm{i}(-\pi/6 + k\pi/2)}`],
            marks: ['M1'],
          },
          {
            say: {
              en: 'Choose the four values that lie in the interval.',
              zh: '取落在所给范围内的四个值。',
            },
            tex: [
              tex`2\mathrm{e}^{-2\pi\mathrm{i}/3},\quad 2\mathrm{e}^{-\pi\mathrm{i}/6},\quad 2\mathrm{e}^{\pi\mathrm{i}/3},\quad 2\mathrm{e}^{5\pi\mathrm{i}/6}`,
            ],
            marks: ['A1', 'A1'],
          },
        ],
      },
    },
    {
      id: 'roots-of-unity',
      kind: 'concept',
      title: { en: 'Roots of unity', zh: '单位根' },
      details: [
        {
          en: tex`The roots of $z^n=1$ are $1,\omega,\omega^2,\ldots,\omega^{n-1}$ with $\omega=\mathrm{e}^{2\pi\mathrm{i}/n}$. Their sum is $0$ for $n\ge2$.`,
          zh: tex`$z^n=1$ 的根为 $1,\omega,\omega^2,\ldots,\omega^{n-1}$，其中 $\omega=\mathrm{e}^{2\pi\mathrm{i}/n}$；当 $n\ge2$ 时它们的和为 $0$。`,
        },
        {
          en: tex`On an Argand diagram they are the corners of a regular polygon in the unit circle with one corner at $1$; the non-real ones come in conjugate pairs.`,
          zh: tex`在复平面（阿根图）上，它们是单位圆内接正多边形的顶点，其中一个顶点是 $1$；非实数根成共轭对出现。`,
        },
        {
          en: tex`Equations such as $(z+1)^5=z^5$ become $\left(\frac{z+1}{z}\right)^5=1$: solve for the fraction, then for $z$, leaving out the root $1$, which gives no $z$.`,
          zh: tex`像 $(z+1)^5=z^5$ 的方程可化为 $\left(\frac{z+1}{z}\right)^5=1$：先求分式的值，再求 $z$；其中单位根 $1$ 不对应任何 $z$，要舍去。`,
        },
      ],
    },
    {
      id: 'multiple-angles-to-powers',
      kind: 'method',
      title: { en: 'From multiple angles to powers', zh: '由倍角到幂' },
      details: [
        {
          en: tex`Expand $(c+\mathrm{i}s)^n$ with the binomial theorem, $c=\cos\theta$, $s=\sin\theta$. The real part is $\cos n\theta$, the imaginary part $\sin n\theta$.`,
          zh: tex`记 $c=\cos\theta$，$s=\sin\theta$，用二项式定理展开 $(c+\mathrm{i}s)^n$：实部是 $\cos n\theta$，虚部是 $\sin n\theta$。`,
        },
        {
          en: tex`Replace even powers with $s^2=1-c^2$. For $\tan n\theta$ divide both parts by $c^n$.`,
          zh: tex`用 $s^2=1-c^2$ 代换偶次幂；求 $\tan n\theta$ 时虚部、实部同除以 $c^n$。`,
        },
        {
          en: tex`Such an identity solves polynomials: $16x^5-20x^3+5x=\frac12$ with $x=\cos\theta$ is $\cos5\theta=\frac12$.`,
          zh: tex`这种恒等式可用来解高次方程：令 $x=\cos\theta$，$16x^5-20x^3+5x=\frac12$ 就是 $\cos5\theta=\frac12$。`,
        },
      ],
      example: {
        stem: {
          en: tex`Use de Moivre's theorem to express $\cos5\theta$ in terms of powers of $\cos\theta$.`,
          zh: tex`用棣莫弗定理把 $\cos5\theta$ 用 $\cos\theta$ 的幂表示。`,
        },
        answer: '16cos^5(theta) - 20cos^3(theta) + 5cos(theta)',
        ask: "Use de Moivre's theorem to express cos 5θ in terms of powers of cos θ",
        steps: [
          {
            say: { en: 'Take the real part of the expansion.', zh: '取展开式的实部。' },
            tex: [tex`\cos 5\theta = \mathrm{Re}\,(c + \mathrm{i}s)^5`, tex`= c^5 - 10c^3s^2 + 5cs^4`],
            marks: ['M1', 'A1'],
            why: {
              en: tex`Only even powers of $\mathrm{i}s$ are real: $\mathrm{i}^2=-1$ and $\mathrm{i}^4=1$ give the signs.`,
              zh: tex`只有 $\mathrm{i}s$ 的偶次幂是实数：$\mathrm{i}^2=-1$、$\mathrm{i}^4=1$ 决定符号。`,
            },
          },
          {
            say: { en: tex`Replace $s^2$ by $1-c^2$.`, zh: tex`把 $s^2$ 换成 $1-c^2$。` },
            tex: [tex`= c^5 - 10c^3(1 - c^2) + 5c(1 - 2c^2 + c^4)`],
            marks: ['M1'],
          },
          {
            say: { en: 'Collect.', zh: '合并同类项。' },
            tex: [tex`\cos 5\theta = 16\cos^5\theta - 20\cos^3\theta + 5\cos\theta`],
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'powers-to-multiple-angles',
      kind: 'method',
      title: { en: 'From powers to multiple angles', zh: '由幂到倍角' },
      details: [
        {
          en: tex`$(2\cos\theta)^n=(z+z^{-1})^n$ and $(2\mathrm{i}\sin\theta)^n=(z-z^{-1})^n$. Expand and pair $z^k$ with $z^{-k}$.`,
          zh: tex`$(2\cos\theta)^n=(z+z^{-1})^n$，$(2\mathrm{i}\sin\theta)^n=(z-z^{-1})^n$。展开后把 $z^k$ 与 $z^{-k}$ 配对。`,
        },
        {
          en: tex`$32\mathrm{i}\sin^5\theta=2\mathrm{i}\sin5\theta-10\mathrm{i}\sin3\theta+20\mathrm{i}\sin\theta$, so $\sin^5\theta=\frac{1}{16}(\sin5\theta-5\sin3\theta+10\sin\theta)$.`,
          zh: tex`$32\mathrm{i}\sin^5\theta=2\mathrm{i}\sin5\theta-10\mathrm{i}\sin3\theta+20\mathrm{i}\sin\theta$，故 $\sin^5\theta=\frac{1}{16}(\sin5\theta-5\sin3\theta+10\sin\theta)$。`,
        },
        {
          en: 'This is the form to integrate: each term is then a simple sine or cosine.',
          zh: '这种形式便于积分，每一项都是简单的正弦或余弦。',
        },
      ],
    },
    {
      id: 'trigonometric-series',
      kind: 'concept',
      title: { en: 'Sums with C + iS', zh: '用 C + iS 求和' },
      details: [
        {
          en: tex`Let $C=\sum\cos r\theta$ and $S=\sum\sin r\theta$. Then $C+\mathrm{i}S=\sum\mathrm{e}^{\mathrm{i}r\theta}$ is a geometric or binomial series.`,
          zh: tex`设 $C=\sum\cos r\theta$，$S=\sum\sin r\theta$，则 $C+\mathrm{i}S=\sum\mathrm{e}^{\mathrm{i}r\theta}$ 是等比级数或二项展开式。`,
        },
        {
          en: tex`To split the result, take out half the angle: $\mathrm{e}^{\mathrm{i}\theta}-1=2\mathrm{i}\sin\frac{\theta}{2}\,\mathrm{e}^{\mathrm{i}\theta/2}$ and $\mathrm{e}^{\mathrm{i}\theta}+1=2\cos\frac{\theta}{2}\,\mathrm{e}^{\mathrm{i}\theta/2}$.`,
          zh: tex`分离实部、虚部时提出半角：$\mathrm{e}^{\mathrm{i}\theta}-1=2\mathrm{i}\sin\frac{\theta}{2}\,\mathrm{e}^{\mathrm{i}\theta/2}$，$\mathrm{e}^{\mathrm{i}\theta}+1=2\cos\frac{\theta}{2}\,\mathrm{e}^{\mathrm{i}\theta/2}$。`,
        },
        {
          en: tex`With a denominator such as $2-\mathrm{e}^{\mathrm{i}\theta}$ multiply by the conjugate $2-\mathrm{e}^{-\mathrm{i}\theta}$; the product is $5-4\cos\theta$.`,
          zh: tex`分母如 $2-\mathrm{e}^{\mathrm{i}\theta}$，则同乘共轭 $2-\mathrm{e}^{-\mathrm{i}\theta}$，乘积为 $5-4\cos\theta$。`,
        },
      ],
    },
    {
      id: 'name-the-theorem',
      kind: 'tip',
      title: { en: 'Name the theorem, mind the interval', zh: '点明定理，注意范围' },
      details: [
        {
          en: tex`"Use de Moivre's theorem" must be seen: write $(\cos\theta+\mathrm{i}\sin\theta)^5=\cos5\theta+\mathrm{i}\sin5\theta$ before expanding. Addition formulae alone do not earn the marks.`,
          zh: tex`要求“用棣莫弗定理”时，展开前先写出 $(\cos\theta+\mathrm{i}\sin\theta)^5=\cos5\theta+\mathrm{i}\sin5\theta$；只用和角公式不给分。`,
        },
        {
          en: tex`If the answer is wanted in $0\le\theta<2\pi$, convert negative arguments; list exactly $n$ roots.`,
          zh: tex`若要求 $0\le\theta<2\pi$，负的辐角要换算；恰好列出 $n$ 个根。`,
        },
        {
          en: 'When a polynomial is solved through an angle, show that the values are different, and give reasons for those left out.',
          zh: '通过角度解多项式方程时，要说明所得各值互不相同，舍去的值要说明理由。',
        },
      ],
    },
    {
      id: 'lost-roots',
      kind: 'error',
      title: { en: 'Lost roots, lost i', zh: '漏根与漏 i' },
      details: [
        {
          en: tex`Dividing the argument first and adding $2k\pi$ afterwards: all "roots" are then the same number.`,
          zh: tex`先除辐角、后加 $2k\pi$：得到的各个“根”其实是同一个数。`,
        },
        {
          en: tex`Taking $\tan^{-1}\frac{y}{x}$ without the quadrant: for $-8-8\sqrt3\,\mathrm{i}$ it gives $\frac{\pi}{3}$ instead of $-\frac{2\pi}{3}$.`,
          zh: tex`只取 $\tan^{-1}\frac{y}{x}$ 而不看象限：对 $-8-8\sqrt3\,\mathrm{i}$ 会得到 $\frac{\pi}{3}$，应为 $-\frac{2\pi}{3}$。`,
        },
        {
          en: tex`Forgetting the power of $\mathrm{i}$ in $(2\mathrm{i}\sin\theta)^n$: for $n=4$ it is $16\sin^4\theta$, for $n=6$ it is $-64\sin^6\theta$.`,
          zh: tex`忘记 $(2\mathrm{i}\sin\theta)^n$ 中 $\mathrm{i}$ 的幂：$n=4$ 时为 $16\sin^4\theta$，$n=6$ 时为 $-64\sin^6\theta$。`,
        },
      ],
    },
  ],
};
