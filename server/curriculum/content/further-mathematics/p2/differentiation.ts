import type { TopicFile } from '../../topic-file.ts';

const tex = String.raw;

export const topic: TopicFile = {
  subject: '9231',
  paper: 'p2',
  order: 3,
  level: 'A2',
  slug: 'differentiation',
  title: { en: 'Differentiation', zh: '微分' },
  summary: {
    en: 'Differentiation is extended to hyperbolic, inverse trigonometric and inverse hyperbolic functions and to second derivatives of implicit and parametric curves. Repeated differentiation then gives the Maclaurin series of a function.',
    zh: '本章把求导推广到双曲函数、反三角函数与反双曲函数，并求隐函数和参数方程的二阶导数。反复求导还能得到函数的麦克劳林级数。',
  },
  difficulty: 'Medium',
  minutes: 45,
  aliases: {
    en: [
      'Maclaurin series',
      "Maclaurin's expansion",
      'second derivative',
      'implicit second derivative',
      'parametric second derivative',
      'derivative of arcsin',
      'derivative of sinh',
      'McLaurin',
    ],
    zh: [
      '麦克劳林级数',
      '麦克劳林展开',
      '二阶导数',
      '隐函数求导',
      '参数方程求导',
      '反三角函数的导数',
      '双曲函数的导数',
      '高阶导数',
    ],
  },
  prerequisites: ['9709/p3/differentiation', '9231/p2/hyperbolic-functions'],
  methods: ['maclaurin', 'hyperbolic-calculus', 'differentiate-implicit', 'differentiate-parametric'],
  cards: [
    {
      id: 'new-derivatives',
      kind: 'formula',
      title: { en: 'New standard derivatives', zh: '新的基本导数公式' },
      details: [
        {
          en: tex`$\sinh x\to\cosh x$, $\cosh x\to\sinh x$ (no minus sign), $\tanh x\to\mathrm{sech}^2x$.`,
          zh: tex`双曲函数：$\sinh x\to\cosh x$，$\cosh x\to\sinh x$（没有负号），$\tanh x\to\mathrm{sech}^2x$。`,
        },
        {
          en: tex`$\sin^{-1}x\to\frac{1}{\sqrt{1-x^2}}$, $\cos^{-1}x\to-\frac{1}{\sqrt{1-x^2}}$, $\tan^{-1}x\to\frac{1}{1+x^2}$.`,
          zh: tex`反三角函数：$\sin^{-1}x\to\frac{1}{\sqrt{1-x^2}}$，$\cos^{-1}x\to-\frac{1}{\sqrt{1-x^2}}$，$\tan^{-1}x\to\frac{1}{1+x^2}$。`,
        },
        {
          en: tex`$\sinh^{-1}x\to\frac{1}{\sqrt{x^2+1}}$, $\cosh^{-1}x\to\frac{1}{\sqrt{x^2-1}}$ for $x>1$, $\tanh^{-1}x\to\frac{1}{1-x^2}$ for $|x|<1$.`,
          zh: tex`反双曲函数：$\sinh^{-1}x\to\frac{1}{\sqrt{x^2+1}}$；$\cosh^{-1}x\to\frac{1}{\sqrt{x^2-1}}$（$x>1$）；$\tanh^{-1}x\to\frac{1}{1-x^2}$（$|x|<1$）。`,
        },
        {
          en: tex`All are proved in the same way: from $y=\sin^{-1}x$, $x=\sin y$, $\frac{\mathrm{d}x}{\mathrm{d}y}=\cos y=\sqrt{1-x^2}$, positive because $-\frac{\pi}{2}\le y\le\frac{\pi}{2}$.`,
          zh: tex`证明方法相同：由 $y=\sin^{-1}x$ 得 $x=\sin y$，$\frac{\mathrm{d}x}{\mathrm{d}y}=\cos y=\sqrt{1-x^2}$，取正号是因为 $-\frac{\pi}{2}\le y\le\frac{\pi}{2}$。`,
        },
      ],
    },
    {
      id: 'second-derivative-parametric',
      kind: 'concept',
      title: { en: 'Second derivative, parametric', zh: '参数方程的二阶导数' },
      details: [
        {
          en: tex`$\frac{\mathrm{d}^2y}{\mathrm{d}x^2}=\frac{\mathrm{d}}{\mathrm{d}t}\left(\frac{\mathrm{d}y}{\mathrm{d}x}\right)\div\frac{\mathrm{d}x}{\mathrm{d}t}$: differentiate the first derivative with respect to $t$, then divide by $\frac{\mathrm{d}x}{\mathrm{d}t}$ once more.`,
          zh: tex`$\frac{\mathrm{d}^2y}{\mathrm{d}x^2}=\frac{\mathrm{d}}{\mathrm{d}t}\left(\frac{\mathrm{d}y}{\mathrm{d}x}\right)\div\frac{\mathrm{d}x}{\mathrm{d}t}$：把一阶导数对 $t$ 求导，再除以一次 $\frac{\mathrm{d}x}{\mathrm{d}t}$。`,
        },
        {
          en: tex`For $x=t^2$, $y=t^3-3t$: $\frac{\mathrm{d}y}{\mathrm{d}x}=\frac32t-\frac{3}{2t}$ and $\frac{\mathrm{d}^2y}{\mathrm{d}x^2}=\frac{1}{2t}\left(\frac32+\frac{3}{2t^2}\right)=\frac{3(t^2+1)}{4t^3}$.`,
          zh: tex`例如 $x=t^2$，$y=t^3-3t$：$\frac{\mathrm{d}y}{\mathrm{d}x}=\frac32t-\frac{3}{2t}$，$\frac{\mathrm{d}^2y}{\mathrm{d}x^2}=\frac{1}{2t}\left(\frac32+\frac{3}{2t^2}\right)=\frac{3(t^2+1)}{4t^3}$。`,
        },
      ],
    },
    {
      id: 'second-derivative-implicit',
      kind: 'method',
      title: { en: 'Second derivative, implicit', zh: '隐函数的二阶导数' },
      details: [
        {
          en: tex`Differentiate the equation, and differentiate the result again without first making $\frac{\mathrm{d}y}{\mathrm{d}x}$ the subject. Products such as $y\frac{\mathrm{d}y}{\mathrm{d}x}$ give $\left(\frac{\mathrm{d}y}{\mathrm{d}x}\right)^2+y\frac{\mathrm{d}^2y}{\mathrm{d}x^2}$.`,
          zh: tex`对方程求导一次，不必先解出 $\frac{\mathrm{d}y}{\mathrm{d}x}$，直接再求导一次。像 $y\frac{\mathrm{d}y}{\mathrm{d}x}$ 这样的积求导得 $\left(\frac{\mathrm{d}y}{\mathrm{d}x}\right)^2+y\frac{\mathrm{d}^2y}{\mathrm{d}x^2}$。`,
        },
        {
          en: 'If only the value at a point is wanted, put in the coordinates as soon as an equation is differentiated.',
          zh: '若只求某点的值，求导后立刻代入坐标。',
        },
      ],
      example: {
        stem: {
          en: tex`A curve has equation $x^2+xy+y^2=7$. Find the value of $\frac{\mathrm{d}^2y}{\mathrm{d}x^2}$ at the point $(1,2)$.`,
          zh: tex`曲线方程为 $x^2+xy+y^2=7$。求点 $(1,2)$ 处 $\frac{\mathrm{d}^2y}{\mathrm{d}x^2}$ 的值。`,
        },
        answer: '-42/125',
        steps: [
          {
            say: { en: 'Differentiate once.', zh: '求导一次。' },
            tex: [tex`2x + y + x\frac{\mathrm{d}y}{\mathrm{d}x} + 2y\frac{\mathrm{d}y}{\mathrm{d}x} = 0`],
            marks: ['M1', 'A1'],
          },
          {
            say: { en: 'Put in the point.', zh: '代入该点。' },
            tex: [
              tex`4 + 5\frac{\mathrm{d}y}{\mathrm{d}x} = 0, \quad \frac{\mathrm{d}y}{\mathrm{d}x} = -\frac45`,
            ],
            marks: ['A1'],
          },
          {
            say: { en: 'Differentiate the first line again.', zh: '对第一式再求导。' },
            tex: [
              tex`2 + 2\frac{\mathrm{d}y}{\mathrm{d}x} + x\frac{\mathrm{d}^2y}{\mathrm{d}x^2} + 2\left(\frac{\mathrm{d}y}{\mathrm{d}x}\right)^2 + 2y\frac{\mathrm{d}^2y}{\mathrm{d}x^2} = 0`,
            ],
            marks: ['M1', 'A1'],
            why: {
              en: tex`$\frac{\mathrm{d}y}{\mathrm{d}x}$ comes twice: once from $y$ and once from the product $x\frac{\mathrm{d}y}{\mathrm{d}x}$.`,
              zh: tex`$\frac{\mathrm{d}y}{\mathrm{d}x}$ 出现两次：一次来自 $y$，一次来自积 $x\frac{\mathrm{d}y}{\mathrm{d}x}$。`,
            },
          },
          {
            say: { en: 'Put in the values and solve.', zh: '代入数值求解。' },
            tex: [
              tex`2 - \frac85 + \frac{32}{25} + 5\frac{\mathrm{d}^2y}{\mathrm{d}x^2} = 0`,
              tex`\frac{\mathrm{d}^2y}{\mathrm{d}x^2} = -\frac{42}{125}`,
            ],
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'maclaurin',
      kind: 'formula',
      title: { en: 'The Maclaurin series', zh: '麦克劳林级数' },
      details: [
        {
          en: tex`$f(x)=f(0)+xf'(0)+\frac{x^2}{2!}f''(0)+\frac{x^3}{3!}f'''(0)+\ldots$, where every derivative is taken at $0$.`,
          zh: tex`$f(x)=f(0)+xf'(0)+\frac{x^2}{2!}f''(0)+\frac{x^3}{3!}f'''(0)+\ldots$，各阶导数都在 $0$ 处取值。`,
        },
        {
          en: tex`Long derivatives are avoided by an equation between them. With $y=\ln(\cosh x)$, $y'=\tanh x$ and $y''=\mathrm{sech}^2x=1-(y')^2$; differentiate this relation, not the fractions.`,
          zh: tex`可利用导数之间的关系避免冗长求导：$y=\ln(\cosh x)$ 时，$y'=\tanh x$，$y''=\mathrm{sech}^2x=1-(y')^2$，之后对这个关系式求导即可。`,
        },
        {
          en: tex`An even function has only even powers, an odd function only odd ones.`,
          zh: tex`偶函数只含偶次项，奇函数只含奇次项。`,
        },
      ],
      example: {
        stem: {
          en: tex`Find the Maclaurin series of $\ln(\cosh x)$ up to and including the term in $x^4$.`,
          zh: tex`求 $\ln(\cosh x)$ 的麦克劳林级数，到 $x^4$ 项为止。`,
        },
        answer: 'x^2/2 - x^4/12',
        ask: 'Find the Maclaurin series of ln(cosh x) up to x^4',
        steps: [
          {
            say: { en: 'Differentiate and find a relation.', zh: '求导并找出关系式。' },
            tex: [tex`y' = \tanh x, \quad y'' = \mathrm{sech}^2 x = 1 - (y')^2`],
            marks: ['B1'],
          },
          {
            say: { en: 'Differentiate the relation twice.', zh: '对关系式再求导两次。' },
            tex: [tex`y''' = -2y'y''`, tex`y'''' = -2(y'')^2 - 2y'y'''`],
            marks: ['M1', 'A1'],
          },
          {
            say: { en: tex`Values at $x=0$.`, zh: tex`求 $x=0$ 处的值。` },
            tex: [tex`y = 0,\quad y' = 0,\quad y'' = 1,\quad y''' = 0,\quad y'''' = -2`],
            marks: ['A1'],
          },
          {
            say: { en: 'Put them into the series.', zh: '代入级数。' },
            tex: [
              tex`\ln(\cosh x) = \frac{x^2}{2} - \frac{2x^4}{24} + \ldots = \frac{x^2}{2} - \frac{x^4}{12} + \ldots`,
            ],
            marks: ['M1', 'A1'],
            why: {
              en: tex`The coefficient of $x^4$ is the fourth derivative divided by $4!=24$.`,
              zh: tex`$x^4$ 的系数是四阶导数除以 $4!=24$。`,
            },
          },
        ],
      },
    },
    {
      id: 'using-a-series',
      kind: 'concept',
      title: { en: 'What a series is good for', zh: '级数的用途' },
      details: [
        {
          en: tex`Near $0$ a few terms approximate the function, so an integral such as $\int_0^{0.2}\mathrm{e}^{-x^2}\,\mathrm{d}x$ can be estimated term by term.`,
          zh: tex`在 $0$ 附近，取前几项就能近似函数，因此像 $\int_0^{0.2}\mathrm{e}^{-x^2}\,\mathrm{d}x$ 这样的积分可逐项估算。`,
        },
        {
          en: tex`If a curve satisfies a differential equation with $y$ and $y'$ known at $x=0$, differentiating the equation gives $y''(0)$, $y'''(0)$ and so the first terms of the solution.`,
          zh: tex`若曲线满足微分方程，且 $x=0$ 处 $y$、$y'$ 已知，对方程反复求导即得 $y''(0)$、$y'''(0)$，从而写出解的前几项。`,
        },
        {
          en: tex`Known series may be multiplied or composed: $\mathrm{e}^{2x}\cos x=(1+2x+2x^2+\frac43x^3)(1-\frac12x^2)=1+2x+\frac32x^2+\frac13x^3+\ldots$`,
          zh: tex`已知级数可以相乘或复合：$\mathrm{e}^{2x}\cos x=(1+2x+2x^2+\frac43x^3)(1-\frac12x^2)=1+2x+\frac32x^2+\frac13x^3+\ldots$`,
        },
      ],
    },
    {
      id: 'which-way-is-asked',
      kind: 'tip',
      title: { en: 'Which way is asked', zh: '看清要求的方法' },
      details: [
        {
          en: '"By differentiating" or "by finding the values of the derivatives" forbids combining standard series; use them then only as a check.',
          zh: '题目写“通过求导”或“求各阶导数值”时，不能直接用标准级数相乘，只能拿来检验。',
        },
        {
          en: tex`Write the list $f(0), f'(0), f''(0),\ldots$ in one place; the marks are for these values and for dividing by factorials.`,
          zh: tex`把 $f(0), f'(0), f''(0),\ldots$ 集中列出；得分点是这些值以及除以阶乘。`,
        },
        {
          en: tex`"Up to and including $x^3$" counts powers; "the first three non-zero terms" counts terms.`,
          zh: tex`“到 $x^3$ 项为止”按次数算；“前三个非零项”按项数算。`,
        },
      ],
    },
    {
      id: 'missing-factors',
      kind: 'error',
      title: { en: 'Forgotten divisions and factors', zh: '漏除与漏乘' },
      details: [
        {
          en: tex`Taking $\frac{\mathrm{d}^2y}{\mathrm{d}x^2}$ as $\frac{\mathrm{d}^2y}{\mathrm{d}t^2}\div\frac{\mathrm{d}^2x}{\mathrm{d}t^2}$. That is never the rule.`,
          zh: tex`把 $\frac{\mathrm{d}^2y}{\mathrm{d}x^2}$ 算成 $\frac{\mathrm{d}^2y}{\mathrm{d}t^2}\div\frac{\mathrm{d}^2x}{\mathrm{d}t^2}$，这种算法不成立。`,
        },
        {
          en: tex`Leaving out the factorials: the term is $\frac{x^3}{3!}f'''(0)$.`,
          zh: tex`漏掉阶乘：应为 $\frac{x^3}{3!}f'''(0)$。`,
        },
        {
          en: tex`Forgetting the chain rule: the derivative of $\tan^{-1}(3x)$ is $\frac{3}{1+9x^2}$.`,
          zh: tex`忘记链式法则：$\tan^{-1}(3x)$ 的导数是 $\frac{3}{1+9x^2}$。`,
        },
        {
          en: tex`Giving $\cosh x$ the derivative $-\sinh x$ out of habit.`,
          zh: tex`习惯性地把 $\cosh x$ 的导数写成 $-\sinh x$。`,
        },
      ],
    },
  ],
};
