import type { TopicFile } from '../../topic-file.ts';

const tex = String.raw;

export const topic: TopicFile = {
  subject: '9709',
  paper: 'p3',
  order: 3,
  level: 'A2',
  slug: 'trigonometry',
  title: { en: 'Trigonometry', zh: '三角学' },
  summary: {
    en: tex`Secant, cosecant and cotangent, compound and double angles, and the form $R\sin(\theta\pm\alpha)$. Afterwards you can prove identities with them, solve equations that need them, and find greatest and least values of $a\sin\theta+b\cos\theta$.`,
    zh: tex`正割、余割与余切，和差角与倍角公式，以及 $R\sin(\theta\pm\alpha)$ 形式（辅助角公式）。学完后，你能用它们证明恒等式、解方程，并求 $a\sin\theta+b\cos\theta$ 的最大值和最小值。`,
  },
  difficulty: 'Hard',
  minutes: 50,
  aliases: {
    en: [
      'sec cosec cot',
      'compound angle formulae',
      'addition formulae',
      'double angle formulae',
      'sin 2θ',
      'cos 2θ',
      'sin(A + B)',
      'tan(A + B)',
      'R formula',
      'R sin(x + alpha)',
      'harmonic form',
      'auxiliary angle',
    ],
    zh: ['正割余割余切', '和角公式', '差角公式', '二倍角公式', '辅助角公式', '两角和与差', '三角恒等变换'],
  },
  prerequisites: ['9709/p1/trigonometry'],
  methods: ['harmonic-form', 'trigonometric-value', 'trigonometric-equation'],
  cards: [
    {
      id: 'reciprocal-functions',
      kind: 'concept',
      title: { en: 'Secant, cosecant, cotangent', zh: '正割、余割与余切' },
      details: [
        {
          en: tex`$\sec\theta=\dfrac{1}{\cos\theta}$, $\operatorname{cosec}\theta=\dfrac{1}{\sin\theta}$, $\cot\theta=\dfrac{1}{\tan\theta}=\dfrac{\cos\theta}{\sin\theta}$. The third letter tells which function is underneath.`,
          zh: tex`$\sec\theta=\dfrac{1}{\cos\theta}$，$\operatorname{cosec}\theta=\dfrac{1}{\sin\theta}$，$\cot\theta=\dfrac{1}{\tan\theta}=\dfrac{\cos\theta}{\sin\theta}$。第三个字母就是分母中函数的首字母。`,
        },
        {
          en: tex`$|\sec\theta|\ge1$ and $|\operatorname{cosec}\theta|\ge1$: an equation such as $\sec\theta=\dfrac12$ has no solution.`,
          zh: tex`$|\sec\theta|\ge1$，$|\operatorname{cosec}\theta|\ge1$，所以 $\sec\theta=\dfrac12$ 这样的方程无解。`,
        },
        {
          en: tex`Their graphs have asymptotes where the function underneath is zero: $\sec$ at $\pm90^\circ$, $\operatorname{cosec}$ and $\cot$ at $0^\circ,\pm180^\circ$, and so on every $180^\circ$.`,
          zh: tex`分母为零处有渐近线：$\sec$ 在 $\pm90^\circ$，$\operatorname{cosec}$ 与 $\cot$ 在 $0^\circ,\pm180^\circ$，并且每隔 $180^\circ$ 重复出现。`,
        },
      ],
    },
    {
      id: 'choosing-identity',
      kind: 'concept',
      title: { en: 'Choosing the identity', zh: '如何选择恒等式' },
      details: [
        {
          en: tex`Aim at one function of one angle. $\sec^2\theta$ with $\tan\theta$: use $1+\tan^2\theta=\sec^2\theta$. $\operatorname{cosec}^2\theta$ with $\cot\theta$: use $1+\cot^2\theta=\operatorname{cosec}^2\theta$.`,
          zh: tex`目标是化为同一个角的同一个函数。$\sec^2\theta$ 与 $\tan\theta$ 同时出现，用 $1+\tan^2\theta=\sec^2\theta$；$\operatorname{cosec}^2\theta$ 与 $\cot\theta$ 同时出现，用 $1+\cot^2\theta=\operatorname{cosec}^2\theta$。`,
        },
        {
          en: tex`$\cos2\theta$ has three faces: with $\sin\theta$ elsewhere take $1-2\sin^2\theta$, with $\cos\theta$ take $2\cos^2\theta-1$.`,
          zh: tex`$\cos2\theta$ 有三种写法：式中另有 $\sin\theta$ 时用 $1-2\sin^2\theta$，另有 $\cos\theta$ 时用 $2\cos^2\theta-1$。`,
        },
        {
          en: tex`For $3\theta$ write $2\theta+\theta$ and use the addition formula, then double angles.`,
          zh: tex`遇到 $3\theta$，写成 $2\theta+\theta$，先用和角公式，再用倍角公式。`,
        },
      ],
    },
    {
      id: 'formulas',
      kind: 'formula',
      title: { en: 'Compound and double angles', zh: '和差角与倍角公式' },
      details: [
        {
          en: tex`$\sin(A\pm B)=\sin A\cos B\pm\cos A\sin B$, $\cos(A\pm B)=\cos A\cos B\mp\sin A\sin B$, $\tan(A\pm B)=\dfrac{\tan A\pm\tan B}{1\mp\tan A\tan B}$.`,
          zh: tex`$\sin(A\pm B)=\sin A\cos B\pm\cos A\sin B$，$\cos(A\pm B)=\cos A\cos B\mp\sin A\sin B$，$\tan(A\pm B)=\dfrac{\tan A\pm\tan B}{1\mp\tan A\tan B}$。`,
        },
        {
          en: tex`$\sin2A=2\sin A\cos A$, $\cos2A=\cos^2A-\sin^2A=2\cos^2A-1=1-2\sin^2A$, $\tan2A=\dfrac{2\tan A}{1-\tan^2A}$.`,
          zh: tex`$\sin2A=2\sin A\cos A$，$\cos2A=\cos^2A-\sin^2A=2\cos^2A-1=1-2\sin^2A$，$\tan2A=\dfrac{2\tan A}{1-\tan^2A}$。`,
        },
        {
          en: tex`These and the identities with $\sec^2$ and $\operatorname{cosec}^2$ are in MF19; the form with $R$ and $\alpha$ is not.`,
          zh: tex`以上公式以及含 $\sec^2$、$\operatorname{cosec}^2$ 的恒等式 MF19 中都有，但含 $R$ 和 $\alpha$ 的辅助角形式没有。`,
        },
      ],
      example: {
        stem: {
          en: tex`Solve the equation $\cos2x+3\sin x=2$ for $0\le x\le2\pi$.`,
          zh: tex`解方程 $\cos2x+3\sin x=2$，其中 $0\le x\le2\pi$。`,
        },
        answer: 'x = π/6, x = π/2, x = 5π/6',
        ask: 'Solve cos 2x + 3 sin x = 2 for 0 ≤ x ≤ 2π',
        steps: [
          {
            say: {
              en: tex`The other term is $\sin x$, so use $\cos2x=1-2\sin^2x$.`,
              zh: tex`另一项是 $\sin x$，故用 $\cos2x=1-2\sin^2x$。`,
            },
            tex: [tex`1-2\sin^2x+3\sin x=2`, tex`2\sin^2x-3\sin x+1=0`],
            marks: ['M1', 'A1'],
          },
          {
            say: { en: tex`Solve the quadratic.`, zh: tex`解二次方程。` },
            tex: [tex`(2\sin x-1)(\sin x-1)=0`, tex`\sin x=\tfrac12 \quad \text{or} \quad \sin x=1`],
            marks: ['DM1'],
          },
          {
            say: { en: tex`List the angles in the interval, in radians.`, zh: tex`用弧度列出区间内的解。` },
            tex: [tex`x=\tfrac{\pi}{6},\ \tfrac{\pi}{2},\ \tfrac{5\pi}{6}`],
            marks: ['A1', 'A1'],
          },
        ],
      },
    },
    {
      id: 'harmonic-method',
      kind: 'method',
      title: { en: 'The form R sin(θ ± α) or R cos(θ ± α)', zh: '化为 R sin(θ ± α) 或 R cos(θ ± α)' },
      details: [
        {
          en: tex`Expand the wanted form, compare the coefficients of $\sin\theta$ and $\cos\theta$: $R=\sqrt{a^2+b^2}$, and dividing gives $\tan\alpha$.`,
          zh: tex`展开目标形式，比较 $\sin\theta$ 与 $\cos\theta$ 的系数：$R=\sqrt{a^2+b^2}$，两式相除得 $\tan\alpha$。`,
        },
        {
          en: tex`The greatest value of $R\sin(\theta+\alpha)$ is $R$, the least is $-R$; so $\dfrac{1}{10+3\sin\theta+4\cos\theta}$ lies between $\dfrac1{15}$ and $\dfrac15$.`,
          zh: tex`$R\sin(\theta+\alpha)$ 的最大值为 $R$，最小值为 $-R$，所以 $\dfrac{1}{10+3\sin\theta+4\cos\theta}$ 的值在 $\dfrac1{15}$ 与 $\dfrac15$ 之间。`,
        },
        {
          en: tex`Keep $\alpha$ to two more decimals than the answer needs.`,
          zh: tex`$\alpha$ 的小数位数要比最后答案多保留两位。`,
        },
      ],
      example: {
        stem: {
          en: tex`Express $3\sin x+4\cos x$ in the form $R\sin(x+\alpha)$, where $R>0$ and $0^\circ<\alpha<90^\circ$, giving $\alpha$ correct to 2 decimal places.`,
          zh: tex`把 $3\sin x+4\cos x$ 写成 $R\sin(x+\alpha)$ 的形式，其中 $R>0$，$0^\circ<\alpha<90^\circ$，$\alpha$ 保留 2 位小数。`,
        },
        answer: '5sin(x + 53.13°)',
        ask: 'Express 3 sin x + 4 cos x in the form R sin(x + α), where R > 0 and 0° < α < 90°',
        steps: [
          {
            say: { en: tex`Expand and compare.`, zh: tex`展开并比较系数。` },
            tex: [tex`R\sin x\cos\alpha+R\cos x\sin\alpha`, tex`R\cos\alpha=3,\quad R\sin\alpha=4`],
          },
          {
            say: { en: tex`Square and add.`, zh: tex`平方相加。` },
            tex: [tex`R=\sqrt{3^2+4^2}=5`],
            marks: ['B1'],
          },
          {
            say: { en: tex`Divide.`, zh: tex`相除。` },
            tex: [tex`\tan\alpha=\tfrac43`, tex`\alpha=53.13^\circ`],
            marks: ['M1', 'A1'],
          },
        ],
      },
    },
    {
      id: 'identity-proof',
      kind: 'method',
      title: { en: 'Proving an identity with double angles', zh: '用倍角公式证明恒等式' },
      details: [
        {
          en: tex`Change everything to $\sin$ and $\cos$ of the smaller angle unless a shorter way shows itself, then look for common factors.`,
          zh: tex`除非有更简捷的方法，否则先全部化为较小角的 $\sin$ 与 $\cos$，再找公因式。`,
        },
        {
          en: tex`$1-\cos2\theta=2\sin^2\theta$ and $1+\cos2\theta=2\cos^2\theta$ remove a lone $1$: a standard trick.`,
          zh: tex`$1-\cos2\theta=2\sin^2\theta$ 与 $1+\cos2\theta=2\cos^2\theta$ 可以消去单独的 $1$，是常用的技巧。`,
        },
      ],
      example: {
        stem: {
          en: tex`Prove the identity $\dfrac{1-\cos2\theta}{\sin2\theta}\equiv\tan\theta$.`,
          zh: tex`证明恒等式 $\dfrac{1-\cos2\theta}{\sin2\theta}\equiv\tan\theta$。`,
        },
        answer: 'tan(θ)',
        steps: [
          {
            say: {
              en: tex`Choose the form of $\cos2\theta$ that removes the $1$.`,
              zh: tex`选用能消去 $1$ 的 $\cos2\theta$ 的形式。`,
            },
            tex: [tex`1-\cos2\theta=1-(1-2\sin^2\theta)=2\sin^2\theta`],
            marks: ['M1'],
          },
          {
            say: { en: tex`Use the double angle for the sine.`, zh: tex`分母用正弦的倍角公式。` },
            tex: [tex`\frac{2\sin^2\theta}{2\sin\theta\cos\theta}`],
            marks: ['M1'],
          },
          {
            say: { en: tex`Cancel.`, zh: tex`约分。` },
            tex: [tex`\frac{\sin\theta}{\cos\theta}=\tan\theta`],
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'interval-for-shift',
      kind: 'tip',
      title: { en: 'Shift the interval too', zh: '区间也要跟着平移' },
      details: [
        {
          en: tex`For $5\sin(x+53.13^\circ)=2$ on $0^\circ\le x\le360^\circ$ the angle $x+53.13^\circ$ runs from $53.13^\circ$ to $413.13^\circ$: the value $23.58^\circ$ is too small, so take $156.42^\circ$ and $383.58^\circ$.`,
          zh: tex`在 $0^\circ\le x\le360^\circ$ 内解 $5\sin(x+53.13^\circ)=2$ 时，$x+53.13^\circ$ 的范围是 $53.13^\circ$ 到 $413.13^\circ$：$23.58^\circ$ 太小，应取 $156.42^\circ$ 和 $383.58^\circ$。`,
        },
        {
          en: tex`A question in parts is one road: prove the identity, then use it, then often $\theta=2x$ or $\theta=x+\alpha$ in the last part.`,
          zh: tex`分小问的题往往环环相扣：先证恒等式，再加以应用，最后一问常令 $\theta=2x$ 或 $\theta=x+\alpha$。`,
        },
      ],
    },
    {
      id: 'common-errors',
      kind: 'error',
      title: { en: 'Where marks are lost', zh: '常见失分点' },
      details: [
        {
          en: tex`$\sin(A+B)=\sin A+\sin B$ is false, and so is $\sin2A=2\sin A$.`,
          zh: tex`$\sin(A+B)=\sin A+\sin B$ 是错的，$\sin2A=2\sin A$ 也是错的。`,
        },
        {
          en: tex`Taking $\tan\alpha=\dfrac ba$ by habit: for $R\sin(\theta+\alpha)$ with $a\sin\theta+b\cos\theta$ it is $\dfrac ba$, but for $R\cos(\theta-\alpha)$ it is $\dfrac ab$.`,
          zh: tex`习惯性地写 $\tan\alpha=\dfrac ba$：把 $a\sin\theta+b\cos\theta$ 化为 $R\sin(\theta+\alpha)$ 时是 $\dfrac ba$，化为 $R\cos(\theta-\alpha)$ 时却是 $\dfrac ab$。`,
        },
        {
          en: tex`Cancelling $\cos\theta$ in $2\sin\theta\cos\theta=\cos\theta$ and losing $\cos\theta=0$.`,
          zh: tex`在 $2\sin\theta\cos\theta=\cos\theta$ 中约去 $\cos\theta$，丢掉 $\cos\theta=0$ 的解。`,
        },
      ],
    },
  ],
};
