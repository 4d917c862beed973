import type { TopicFile } from '../../topic-file.ts';

const tex = String.raw;

export const topic: TopicFile = {
  subject: '9709',
  paper: 'p3',
  order: 9,
  level: 'A2',
  slug: 'complex-numbers',
  title: { en: 'Complex numbers', zh: '复数' },
  summary: {
    en: tex`Numbers $x+\mathrm{i}y$ with $\mathrm{i}^2=-1$: arithmetic, conjugates, modulus and argument, polar form, roots of polynomials and square roots, and loci in an Argand diagram. Afterwards you can move freely between the forms and shade a region that an inequality describes.`,
    zh: tex`形如 $x+\mathrm{i}y$（$\mathrm{i}^2=-1$）的数：四则运算、共轭复数、模与辐角、极坐标形式、多项式方程的根与复数的平方根，以及复平面（阿根图）上的轨迹。学完后，你能在各种形式之间自由转换，并画出不等式表示的区域。`,
  },
  difficulty: 'Hard',
  minutes: 55,
  aliases: {
    en: [
      'imaginary numbers',
      'i^2 = -1',
      'Argand diagram',
      'modulus and argument',
      'complex conjugate',
      'polar form',
      're^(i theta)',
      'loci',
      'square roots of a complex number',
    ],
    zh: [
      '虚数',
      '复平面',
      '阿根图',
      '模与辐角',
      '幅角',
      '共轭复数',
      '极坐标形式',
      '三角形式',
      '指数形式',
      '复数的轨迹',
      '复数的平方根',
    ],
  },
  prerequisites: [
    '9709/p1/quadratics',
    '9709/p1/coordinate-geometry',
    '9709/p1/circular-measure',
    '9709/p1/trigonometry',
    '9709/p3/algebra',
  ],
  methods: [
    'complex-arithmetic',
    'complex-polar',
    'complex-square-roots',
    'complex-polynomial',
    'complex-locus',
  ],
  cards: [
    {
      id: 'conjugates',
      kind: 'concept',
      title: { en: 'Conjugates and equality', zh: '共轭与复数相等' },
      details: [
        {
          en: tex`Two complex numbers are equal exactly when their real parts and their imaginary parts are equal: one complex equation gives two real ones.`,
          zh: tex`两个复数相等，当且仅当实部与虚部分别相等：一个复数方程相当于两个实数方程。`,
        },
        {
          en: tex`The conjugate of $z=x+\mathrm{i}y$ is $z^*=x-\mathrm{i}y$, and $zz^*=x^2+y^2=|z|^2$. To divide, multiply top and bottom by the conjugate of the bottom.`,
          zh: tex`$z=x+\mathrm{i}y$ 的共轭复数是 $z^*=x-\mathrm{i}y$，且 $zz^*=x^2+y^2=|z|^2$。作除法时，分子分母同乘分母的共轭。`,
        },
        {
          en: tex`A polynomial with real coefficients has its non-real roots in conjugate pairs: if $1+3\mathrm{i}$ is a root, so is $1-3\mathrm{i}$. If the coefficients are not all real, this need not hold.`,
          zh: tex`实系数多项式的虚根共轭成对出现：若 $1+3\mathrm{i}$ 是根，则 $1-3\mathrm{i}$ 也是根。若系数不全是实数，此结论不一定成立。`,
        },
      ],
    },
    {
      id: 'argand',
      kind: 'concept',
      title: { en: 'Modulus, argument, Argand diagram', zh: '模、辐角与阿根图' },
      details: [
        {
          en: tex`$|z|=\sqrt{x^2+y^2}$ is the distance from the origin; $\arg z$ is the angle from the positive real axis, with $-\pi<\arg z\le\pi$.`,
          zh: tex`$|z|=\sqrt{x^2+y^2}$ 是到原点的距离；$\arg z$ 是从实轴正方向量起的角，取值范围为 $-\pi<\arg z\le\pi$。`,
        },
        {
          en: tex`Adding $w$ translates by the vector of $w$; multiplying by $r\mathrm{e}^{\mathrm{i}\theta}$ enlarges by $r$ and turns by $\theta$ anticlockwise about the origin; the conjugate is the reflection in the real axis.`,
          zh: tex`加 $w$ 相当于按 $w$ 对应的向量平移；乘以 $r\mathrm{e}^{\mathrm{i}\theta}$ 相当于绕原点逆时针旋转 $\theta$，再把模变为原来的 $r$ 倍；取共轭复数相当于关于实轴作对称。`,
        },
        {
          en: tex`$|z-a|$ is the distance of $z$ from $a$. So $|z-a|=r$ is a circle, $|z-a|=|z-b|$ the perpendicular bisector of the line joining $a$ and $b$, and $\arg(z-a)=\alpha$ a half-line from $a$, without $a$ itself.`,
          zh: tex`$|z-a|$ 是 $z$ 到 $a$ 的距离，所以 $|z-a|=r$ 是圆，$|z-a|=|z-b|$ 是连接 $a$、$b$ 两点的线段的垂直平分线，$\arg(z-a)=\alpha$ 是从 $a$ 出发的射线（不含端点 $a$）。`,
        },
      ],
    },
    {
      id: 'polar',
      kind: 'formula',
      title: { en: 'Polar form', zh: '极坐标形式：三角形式与指数形式' },
      details: [
        {
          en: tex`$z=r(\cos\theta+\mathrm{i}\sin\theta)=r\mathrm{e}^{\mathrm{i}\theta}$ with $r=|z|$ and $\theta=\arg z$.`,
          zh: tex`$z=r(\cos\theta+\mathrm{i}\sin\theta)=r\mathrm{e}^{\mathrm{i}\theta}$，其中 $r=|z|$，$\theta=\arg z$。`,
        },
        {
          en: tex`$|zw|=|z||w|$ and $\arg(zw)=\arg z+\arg w$; for $\dfrac zw$ divide the moduli and subtract the arguments. Bring the argument back between $-\pi$ and $\pi$ by $2\pi$.`,
          zh: tex`$|zw|=|z||w|$，$\arg(zw)=\arg z+\arg w$；求 $\dfrac zw$ 时模相除、辐角相减。结果超出范围时加减 $2\pi$，使其回到 $-\pi$ 与 $\pi$ 之间。`,
        },
        {
          en: tex`$\tan^{-1}\dfrac yx$ is right only for $x>0$. For $x<0$ add or subtract $\pi$: mark the point in a sketch first.`,
          zh: tex`只有当 $x>0$ 时，辐角才等于 $\tan^{-1}\dfrac yx$；$x<0$ 时要加或减 $\pi$。先在草图上标出点的位置。`,
        },
      ],
      example: {
        stem: {
          en: tex`Find the modulus and the argument of $-1+\sqrt3\,\mathrm{i}$.`,
          zh: tex`求 $-1+\sqrt3\,\mathrm{i}$ 的模和辐角。`,
        },
        answer: 'modulus 2, argument 2pi/3',
        ask: 'Find the modulus and argument of -1 + sqrt(3) i',
        steps: [
          {
            say: { en: tex`Modulus.`, zh: tex`求模。` },
            tex: [tex`\sqrt{(-1)^2+(\sqrt3)^2}=2`],
            marks: ['B1'],
          },
          {
            say: {
              en: tex`The point lies in the second quadrant; the acute angle with the real axis is $\tfrac{\pi}{3}$.`,
              zh: tex`该点在第二象限，与实轴所成的锐角为 $\tfrac{\pi}{3}$。`,
            },
            tex: [tex`\tan^{-1}\sqrt3=\tfrac{\pi}{3}`, tex`\pi-\tfrac{\pi}{3}=\tfrac{2\pi}{3}`],
            marks: ['M1', 'A1'],
          },
        ],
      },
    },
    {
      id: 'square-root-method',
      kind: 'method',
      title: { en: 'Square roots of a complex number', zh: '求复数的平方根' },
      details: [
        {
          en: tex`Put $(x+\mathrm{i}y)^2=a+b\mathrm{i}$ with $x$, $y$ real, compare real and imaginary parts, eliminate one letter, and solve the quadratic in $x^2$.`,
          zh: tex`设 $(x+\mathrm{i}y)^2=a+b\mathrm{i}$（$x$、$y$ 为实数），比较实部与虚部，消去一个未知数，解关于 $x^2$ 的二次方程。`,
        },
        {
          en: tex`$x$ is real, so reject the negative value of $x^2$. The two roots are each other's negatives.`,
          zh: tex`$x$ 是实数，所以舍去 $x^2$ 的负值。两个平方根互为相反数。`,
        },
      ],
      example: {
        stem: {
          en: tex`Find the square roots of $5-12\mathrm{i}$ in the form $x+\mathrm{i}y$.`,
          zh: tex`求 $5-12\mathrm{i}$ 的平方根，写成 $x+\mathrm{i}y$ 的形式。`,
        },
        answer: '3 - 2i, -3 + 2i',
        ask: 'Find the square roots of 5 - 12i',
        steps: [
          {
            say: { en: tex`Square and compare parts.`, zh: tex`平方并比较实部与虚部。` },
            tex: [tex`x^2-y^2=5`, tex`2xy=-12`],
            marks: ['M1', 'A1'],
          },
          {
            say: { en: tex`Eliminate $y=-\tfrac6x$.`, zh: tex`用 $y=-\tfrac6x$ 消去 $y$。` },
            tex: [tex`x^4-5x^2-36=0`, tex`(x^2-9)(x^2+4)=0`],
            marks: ['M1'],
          },
          {
            say: {
              en: tex`As $x$ is real, $x=\pm3$; then $y=\mp2$.`,
              zh: tex`因为 $x$ 是实数，所以 $x=\pm3$，从而 $y=\mp2$。`,
            },
            tex: [tex`3-2\mathrm{i} \quad \text{and} \quad -3+2\mathrm{i}`],
            marks: ['A1', 'A1'],
          },
        ],
      },
    },
    {
      id: 'polynomial-method',
      kind: 'method',
      title: { en: 'A polynomial with one known root', zh: '已知一个虚根，解方程' },
      details: [
        {
          en: tex`Write the conjugate as a second root; the two give the real factor $x^2-(\text{sum})x+(\text{product})$. Divide by it.`,
          zh: tex`写出共轭根，由这两个根得到实系数二次因式：首项为 $x^2$，一次项系数为两根之和的相反数，常数项为两根之积；再用原多项式除以它。`,
        },
        {
          en: tex`If you are to show that a number is a root, substitute it and show that both real and imaginary part vanish.`,
          zh: tex`若要证明某数是根，就代入并说明实部与虚部都为零。`,
        },
      ],
      example: {
        stem: {
          en: tex`Given that $1+3\mathrm{i}$ is a root of $z^3-4z^2+14z-20=0$, find the other roots.`,
          zh: tex`已知 $1+3\mathrm{i}$ 是方程 $z^3-4z^2+14z-20=0$ 的一个根，求其余的根。`,
        },
        answer: 'z = 2 or z = 1 - 3i',
        ask: 'Given that 1 + 3i is a root of z^3 - 4z^2 + 14z - 20 = 0, find the other roots',
        steps: [
          {
            say: {
              en: tex`The coefficients are real, so the conjugate is a root.`,
              zh: tex`系数都是实数，所以它的共轭复数也是根。`,
            },
            tex: [tex`1-3\mathrm{i}`],
            marks: ['B1'],
          },
          {
            say: {
              en: tex`Sum $2$ and product $10$ give a quadratic factor.`,
              zh: tex`两根之和为 $2$，积为 $10$，得二次因式。`,
            },
            tex: [tex`z^2-2z+10`],
            marks: ['M1', 'A1'],
          },
          {
            say: { en: tex`Divide the cubic by it.`, zh: tex`用三次式除以它。` },
            tex: [tex`z^3-4z^2+14z-20=(z^2-2z+10)(z-2)`, tex`z=2`],
            marks: ['M1', 'A1'],
          },
        ],
      },
    },
    {
      id: 'locus-method',
      kind: 'method',
      title: { en: 'Loci and regions', zh: '轨迹与区域' },
      details: [
        {
          en: tex`Rewrite with a minus sign before reading off: $|z+3-5\mathrm{i}|=|z-(-3+5\mathrm{i})|$ measures from $-3+5\mathrm{i}$.`,
          zh: tex`先改写成差的形式，再读出定点：$|z+3-5\mathrm{i}|=|z-(-3+5\mathrm{i})|$ 表示到点 $-3+5\mathrm{i}$ 的距离。`,
        },
        {
          en: tex`On a circle with centre $c$ and radius $r$, the greatest and least $|z|$ are $|c|+r$ and $\big||c|-r\big|$; when the origin is outside the circle, the greatest and least $\arg z$ belong to the tangents from it.`,
          zh: tex`在圆心为 $c$、半径为 $r$ 的圆上，$|z|$ 的最大值和最小值为 $|c|+r$ 和 $\big||c|-r\big|$；原点在圆外时，$\arg z$ 的最大、最小值由过原点的两条切线给出。`,
        },
      ],
      example: {
        stem: {
          en: tex`Find the Cartesian equation of the locus $|z-1-\mathrm{i}|=|z+3-5\mathrm{i}|$.`,
          zh: tex`求轨迹 $|z-1-\mathrm{i}|=|z+3-5\mathrm{i}|$ 的直角坐标方程。`,
        },
        answer: 'x - y = -4',
        ask: 'Find the cartesian equation of the locus |z - 1 - i| = |z + 3 - 5i|',
        steps: [
          {
            say: {
              en: tex`Put $z=x+\mathrm{i}y$ and square the distances.`,
              zh: tex`令 $z=x+\mathrm{i}y$，把距离平方。`,
            },
            tex: [tex`(x-1)^2+(y-1)^2=(x+3)^2+(y-5)^2`],
            marks: ['M1'],
          },
          {
            say: { en: tex`Expand; the squares cancel.`, zh: tex`展开，平方项消去。` },
            tex: [tex`-2x-2y+2=6x-10y+34`],
            marks: ['A1'],
          },
          {
            say: { en: tex`Simplify to the perpendicular bisector.`, zh: tex`化简，得垂直平分线。` },
            tex: [tex`x-y=-4`],
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'diagrams',
      kind: 'tip',
      title: { en: 'Diagrams that earn marks', zh: '能得分的图' },
      details: [
        {
          en: tex`Use equal scales on both axes, label the centre and show the radius; a circle that should touch an axis must touch it.`,
          zh: tex`两轴单位长度要相同，标出圆心和半径；应与坐标轴相切的圆要画成相切。`,
        },
        {
          en: tex`Shade only the region that satisfies every inequality, and show a half-line with its angle.`,
          zh: tex`只给同时满足所有不等式的区域画阴影；射线要标明角度。`,
        },
        {
          en: tex`Where "no calculator" or "show all working" is said, multiply out by hand: the arithmetic carries the marks.`,
          zh: tex`题目注明“不得使用计算器”或“写出全部过程”时，要手算展开，分数就在计算过程里。`,
        },
      ],
    },
    {
      id: 'common-errors',
      kind: 'error',
      title: { en: 'Where marks are lost', zh: '常见失分点' },
      details: [
        {
          en: tex`Giving $\arg(-1-\mathrm{i})$ as $\dfrac{\pi}{4}$ or as $\dfrac{5\pi}{4}$: in the third quadrant it is $-\dfrac{3\pi}{4}$.`,
          zh: tex`把 $\arg(-1-\mathrm{i})$ 写成 $\dfrac{\pi}{4}$ 或 $\dfrac{5\pi}{4}$：该点在第三象限，辐角为 $-\dfrac{3\pi}{4}$。`,
        },
        {
          en: tex`Writing $|3-4\mathrm{i}|=\sqrt{3^2+(-4\mathrm{i})^2}$: the $\mathrm{i}$ does not belong under the root.`,
          zh: tex`写成 $|3-4\mathrm{i}|=\sqrt{3^2+(-4\mathrm{i})^2}$：根号下不应有 $\mathrm{i}$。`,
        },
        {
          en: tex`Forgetting that $\mathrm{i}^2=-1$ changes the sign: $(2+\mathrm{i})^2=3+4\mathrm{i}$, not $5+4\mathrm{i}$.`,
          zh: tex`忘记 $\mathrm{i}^2=-1$ 会变号：$(2+\mathrm{i})^2=3+4\mathrm{i}$，不是 $5+4\mathrm{i}$。`,
        },
      ],
    },
  ],
};
