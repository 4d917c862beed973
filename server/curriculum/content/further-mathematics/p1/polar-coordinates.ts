import type { TopicFile } from '../../topic-file.ts';

const tex = String.raw;

export const topic: TopicFile = {
  subject: '9231',
  paper: 'p1',
  order: 5,
  level: 'AS',
  slug: 'polar-coordinates',
  title: { en: 'Polar coordinates', zh: '极坐标' },
  summary: {
    en: 'A point is given by its distance r from the pole and the angle θ from the initial line. You learn to pass between polar and cartesian equations, to sketch polar curves from their symmetry and their extreme distances, and to find the areas that they enclose.',
    zh: '极坐标用点到极点的距离 r 和与极轴所成的角 θ 来确定点的位置。学完后你能在极坐标方程与直角坐标方程之间互化，利用对称性与最大、最小距离画出极坐标曲线，并求它们围成的面积。',
  },
  difficulty: 'Medium',
  minutes: 45,
  aliases: {
    en: [
      'polar curve',
      'polar equation',
      'cardioid',
      'r and theta',
      'area of a polar curve',
      'initial line',
      'pole',
      'rose curve',
      'r = f(θ)',
    ],
    zh: [
      '极坐标方程',
      '极坐标曲线',
      '心形线',
      '极点',
      '极轴',
      '玫瑰线',
      '极坐标面积',
      '直角坐标互化',
      '心脏线',
    ],
  },
  prerequisites: ['9709/p1/circular-measure', '9709/p3/trigonometry', '9709/p3/integration'],
  methods: ['polar-cartesian', 'polar-area'],
  cards: [
    {
      id: 'coordinates',
      kind: 'concept',
      title: { en: 'Where a point is', zh: '点的位置' },
      details: [
        {
          en: tex`$x=r\cos\theta$, $y=r\sin\theta$, $r^2=x^2+y^2$, $\tan\theta=\frac{y}{x}$ (choose the quadrant from the signs of $x$ and $y$).`,
          zh: tex`$x=r\cos\theta$，$y=r\sin\theta$，$r^2=x^2+y^2$，$\tan\theta=\frac{y}{x}$（象限由 $x$、$y$ 的符号决定）。`,
        },
        {
          en: tex`In this syllabus $r\ge0$. Where a formula would give a negative $r$, there is no point, so $r=a\cos2\theta$ has only two loops, not four.`,
          zh: tex`本考纲规定 $r\ge0$。若某个 $\theta$ 使公式算出负的 $r$，则该处没有点，因此 $r=a\cos2\theta$ 只有两瓣而不是四瓣。`,
        },
        {
          en: tex`Angles are in radians, usually for $0\le\theta<2\pi$ or $-\pi<\theta\le\pi$; the question states the interval, and the sketch must keep to it.`,
          zh: tex`角用弧度，范围通常是 $0\le\theta<2\pi$ 或 $-\pi<\theta\le\pi$；题目会给定范围，作图不得超出。`,
        },
      ],
    },
    {
      id: 'sketching',
      kind: 'concept',
      title: { en: 'Sketching a polar curve', zh: '画极坐标曲线' },
      details: [
        {
          en: tex`A function of $\cos\theta$ alone is symmetric about the initial line, one of $\sin\theta$ alone about $\theta=\frac{\pi}{2}$.`,
          zh: tex`只含 $\cos\theta$ 的曲线关于极轴对称；只含 $\sin\theta$ 的曲线关于 $\theta=\frac{\pi}{2}$ 对称。`,
        },
        {
          en: tex`Solve $r=0$: at the pole the curve touches the half-lines with these values of $\theta$. Mark the greatest and least $r$ and the points on the axes.`,
          zh: tex`解 $r=0$：曲线在极点处与这些 $\theta$ 值对应的射线相切。再标出 $r$ 的最大、最小值以及与坐标轴的交点。`,
        },
        {
          en: tex`$r=a(1+\cos\theta)$ is a cardioid with a cusp at the pole; $r=a+b\cos\theta$ with $a>b>0$ never reaches the pole and is dented on the left if $a<2b$; $r=a\theta$ is a spiral.`,
          zh: tex`$r=a(1+\cos\theta)$ 是心形线，在极点处有尖点；$r=a+b\cos\theta$（$a>b>0$）不经过极点，当 $a<2b$ 时左侧凹进；$r=a\theta$ 是螺线。`,
        },
      ],
    },
    {
      id: 'changing-the-form',
      kind: 'method',
      title: { en: 'Changing the form of the equation', zh: '方程的互化' },
      details: [
        {
          en: tex`To cartesian: multiply by $r$ until every $\cos\theta$ and $\sin\theta$ has an $r$ beside it, then replace $r\cos\theta$ by $x$, $r\sin\theta$ by $y$, $r^2$ by $x^2+y^2$.`,
          zh: tex`化为直角坐标方程：两边乘 $r$，直到每个 $\cos\theta$、$\sin\theta$ 都配上一个 $r$，再换成 $x$、$y$，并把 $r^2$ 换成 $x^2+y^2$。`,
        },
        {
          en: tex`Double angles first: $r^2=a^2\sin2\theta$ becomes $r^4=2a^2(r\cos\theta)(r\sin\theta)$, so $(x^2+y^2)^2=2a^2xy$.`,
          zh: tex`先用倍角公式：$r^2=a^2\sin2\theta$ 两边乘 $r^2$ 得 $r^4=2a^2(r\cos\theta)(r\sin\theta)$，即 $(x^2+y^2)^2=2a^2xy$。`,
        },
        {
          en: tex`To polar: substitute $x=r\cos\theta$, $y=r\sin\theta$ and cancel $r$ only after noting that $r=0$ is still on the curve.`,
          zh: tex`化为极坐标方程：代入 $x=r\cos\theta$，$y=r\sin\theta$；约去 $r$ 之前要确认极点 $r=0$ 仍在曲线上。`,
        },
      ],
      example: {
        stem: {
          en: tex`Find the cartesian equation of the curve $r=2\cos\theta+4\sin\theta$ and describe it.`,
          zh: tex`求曲线 $r=2\cos\theta+4\sin\theta$ 的直角坐标方程，并说明它是什么曲线。`,
        },
        answer: 'x^2 + y^2 = 2x + 4y',
        ask: 'Find the cartesian equation of the curve r = 2 cos θ + 4 sin θ',
        steps: [
          {
            say: { en: tex`Multiply by $r$.`, zh: tex`两边乘 $r$。` },
            tex: [tex`r^2 = 2r\cos\theta + 4r\sin\theta`],
            marks: ['M1'],
          },
          {
            say: { en: 'Replace.', zh: '代换。' },
            tex: [tex`x^2 + y^2 = 2x + 4y`],
            marks: ['A1'],
          },
          {
            say: {
              en: tex`Complete the squares: a circle through the pole with centre $(1,2)$ and radius $\sqrt5$.`,
              zh: tex`配方可知：这是过极点的圆，圆心 $(1,2)$，半径 $\sqrt5$。`,
            },
            tex: [tex`(x - 1)^2 + (y - 2)^2 = 5`],
            marks: ['B1'],
          },
        ],
      },
    },
    {
      id: 'area',
      kind: 'formula',
      title: { en: 'Area of a polar region', zh: '极坐标区域的面积' },
      details: [
        {
          en: tex`The region between the half-lines $\theta=\alpha$ and $\theta=\beta$ and the curve has area $\frac12\int_{\alpha}^{\beta}r^2\,\mathrm{d}\theta$, because a thin sector has area $\frac12r^2\,\delta\theta$.`,
          zh: tex`射线 $\theta=\alpha$、$\theta=\beta$ 与曲线围成的区域面积为 $\frac12\int_{\alpha}^{\beta}r^2\,\mathrm{d}\theta$，因为细小扇形的面积是 $\frac12r^2\,\delta\theta$。`,
        },
        {
          en: tex`Squares of sine and cosine are integrated by $\cos^2\theta=\frac12(1+\cos2\theta)$ and $\sin^2\theta=\frac12(1-\cos2\theta)$.`,
          zh: tex`正弦、余弦的平方用 $\cos^2\theta=\frac12(1+\cos2\theta)$、$\sin^2\theta=\frac12(1-\cos2\theta)$ 降次后再积分。`,
        },
        {
          en: tex`Between two curves the area is $\frac12\int(r_1^2-r_2^2)\,\mathrm{d}\theta$ over the angles where $r_1\ge r_2$. Never square the difference.`,
          zh: tex`两曲线之间的面积是在 $r_1\ge r_2$ 的角度范围上积分 $\frac12\int(r_1^2-r_2^2)\,\mathrm{d}\theta$，切不可先相减再平方。`,
        },
      ],
      example: {
        stem: {
          en: tex`Find the area enclosed by the curve $r=2+\cos\theta$, $-\pi<\theta\le\pi$.`,
          zh: tex`求曲线 $r=2+\cos\theta$（$-\pi<\theta\le\pi$）所围成的面积。`,
        },
        answer: '9pi/2',
        ask: 'Find the area enclosed by the curve r = 2 + cos θ',
        steps: [
          {
            say: {
              en: 'Write the integral; by symmetry twice the upper half.',
              zh: '列出积分；由对称性取上半部分的两倍。',
            },
            tex: [tex`A = 2 \times \frac12\int_0^{\pi}(2 + \cos\theta)^2\,\mathrm{d}\theta`],
            marks: ['M1'],
          },
          {
            say: { en: 'Expand and use the double angle.', zh: '展开并用倍角公式降次。' },
            tex: [
              tex`A = \int_0^{\pi}\left(4 + 4\cos\theta + \tfrac12 + \tfrac12\cos 2\theta\right)\mathrm{d}\theta`,
            ],
            marks: ['M1'],
            why: {
              en: tex`$\cos^2\theta$ cannot be integrated as it stands; $\frac12(1+\cos2\theta)$ can.`,
              zh: tex`$\cos^2\theta$ 不能直接积分，换成 $\frac12(1+\cos2\theta)$ 就可以了。`,
            },
          },
          {
            say: { en: 'Integrate.', zh: '积分。' },
            tex: [tex`A = \left[\tfrac92\theta + 4\sin\theta + \tfrac14\sin 2\theta\right]_0^{\pi}`],
            marks: ['A1'],
          },
          {
            say: { en: 'Put in the limits.', zh: '代入上下限。' },
            tex: [tex`A = \tfrac92\pi`],
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'furthest-from-the-axes',
      kind: 'method',
      title: { en: 'Furthest from the initial line', zh: '离极轴最远的点' },
      details: [
        {
          en: tex`The distance from the initial line is $y=r\sin\theta$; make $\frac{\mathrm{d}}{\mathrm{d}\theta}(r\sin\theta)=0$. For the line $\theta=\frac{\pi}{2}$ use $x=r\cos\theta$ instead.`,
          zh: tex`到极轴的距离是 $y=r\sin\theta$，令 $\frac{\mathrm{d}}{\mathrm{d}\theta}(r\sin\theta)=0$；若求离直线 $\theta=\frac{\pi}{2}$ 最远的点，则改用 $x=r\cos\theta$。`,
        },
        {
          en: tex`For $r=1+\cos\theta$: $y=\sin\theta+\frac12\sin2\theta$, $\cos\theta+\cos2\theta=0$, so $\theta=\frac{\pi}{3}$, $r=\frac32$, $y=\frac{3\sqrt3}{4}$.`,
          zh: tex`例如 $r=1+\cos\theta$：$y=\sin\theta+\frac12\sin2\theta$，由 $\cos\theta+\cos2\theta=0$ 得 $\theta=\frac{\pi}{3}$，此时 $r=\frac32$，$y=\frac{3\sqrt3}{4}$。`,
        },
        {
          en: tex`A greatest $r$ is another question: there $\frac{\mathrm{d}r}{\mathrm{d}\theta}=0$ or $\theta$ is at an end of its interval.`,
          zh: tex`求 $r$ 的最大值是另一回事：那时 $\frac{\mathrm{d}r}{\mathrm{d}\theta}=0$，或者 $\theta$ 在区间端点。`,
        },
      ],
    },
    {
      id: 'choose-the-limits',
      kind: 'tip',
      title: { en: 'Limits from the sketch', zh: '由草图定积分限' },
      details: [
        {
          en: tex`Draw first. One loop of $r=a\sin3\theta$ runs between neighbouring zeros of $r$, from $\theta=0$ to $\theta=\frac{\pi}{3}$.`,
          zh: tex`先画图。$r=a\sin3\theta$ 的一瓣位于 $r$ 的两个相邻零点之间，即从 $\theta=0$ 到 $\theta=\frac{\pi}{3}$。`,
        },
        {
          en: tex`For the region inside both of two curves, find where $r_1=r_2$ and use at each angle the smaller $r$.`,
          zh: tex`求两曲线的公共部分时，先解 $r_1=r_2$，在每个角度范围内取较小的 $r$。`,
        },
        {
          en: 'A sketch earns its marks for the right shape at the pole, the symmetry, and the polar coordinates of the points that you name.',
          zh: '草图的得分点是：极点附近形状正确、对称性正确，并写出所标各点的极坐标。',
        },
      ],
    },
    {
      id: 'half-and-square',
      kind: 'error',
      title: { en: 'The forgotten half and square', zh: '漏掉二分之一与平方' },
      details: [
        {
          en: tex`Integrating $r$ or $\frac12r$ instead of $\frac12r^2$.`,
          zh: tex`把被积函数写成 $r$ 或 $\frac12r$，正确的是 $\frac12r^2$。`,
        },
        {
          en: tex`Writing $\frac12\int(r_1-r_2)^2\,\mathrm{d}\theta$ for the region between two curves.`,
          zh: tex`求两曲线之间的面积时写成 $\frac12\int(r_1-r_2)^2\,\mathrm{d}\theta$。`,
        },
        {
          en: tex`Integrating $r=a\cos2\theta$ from $0$ to $2\pi$ and counting regions where $r<0$, which do not exist here.`,
          zh: tex`把 $r=a\cos2\theta$ 从 $0$ 积到 $2\pi$，把 $r<0$ 的部分也算进去，而这里根本没有点。`,
        },
        {
          en: tex`From $r^2=\cos2\theta$ cancelling to $r=\cos\theta$; the double angle cannot be halved like this.`,
          zh: tex`由 $r^2=\cos2\theta$ 得出 $r=\cos\theta$，倍角不能这样减半。`,
        },
      ],
    },
  ],
};
