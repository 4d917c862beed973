import type { TopicFile } from '../../topic-file.ts';

const tex = String.raw;

export const topic: TopicFile = {
  subject: '9709',
  paper: 'p1',
  order: 1,
  level: 'AS',
  slug: 'quadratics',
  title: { en: 'Quadratics', zh: '二次函数与二次方程' },
  summary: {
    en: tex`Everything about $ax^2+bx+c$: completing the square, the discriminant, quadratic inequalities, and equations that turn into quadratics. Afterwards you can solve any of them exactly and say how many roots there are without solving.`,
    zh: tex`围绕 $ax^2+bx+c$ 的全部内容：配方法、判别式、二次不等式，以及可以化为二次方程的方程。学完后，你能准确求解这些问题，并且不解方程就能判断根的个数。`,
  },
  difficulty: 'Easy',
  minutes: 40,
  aliases: {
    en: [
      'quadratic equation',
      'completing the square',
      'discriminant',
      'b^2 - 4ac',
      'quadratic formula',
      'quadratic inequality',
      'simultaneous equations',
      'parabola',
      'quadradics',
    ],
    zh: [
      '一元二次方程',
      'x^2+bx+c=0',
      '配方法',
      '判别式',
      '求根公式',
      '二次不等式',
      '联立方程',
      '抛物线',
      '换元法解方程',
    ],
  },
  prerequisites: [],
  methods: [
    'quadratic',
    'disguised-quadratic',
    'completed-square',
    'discriminant',
    'polynomial-inequality',
    'simultaneous',
    'radical-equation',
  ],
  cards: [
    {
      id: 'completed-square-meaning',
      kind: 'concept',
      title: { en: 'What the completed square tells you', zh: '配方式告诉你什么' },
      details: [
        {
          en: tex`Written as $a(x-h)^2+k$, a quadratic shows its vertex $(h,k)$ and its axis of symmetry $x=h$ at a glance.`,
          zh: tex`把二次式写成 $a(x-h)^2+k$ 后，顶点 $(h,k)$ 和对称轴 $x=h$ 一眼就能看出来。`,
        },
        {
          en: tex`A square is never negative, so for $a>0$ the least value is $k$, and for $a<0$ the greatest value is $k$; both happen at $x=h$.`,
          zh: tex`平方不可能为负，所以 $a>0$ 时最小值为 $k$，$a<0$ 时最大值为 $k$，都在 $x=h$ 处取得。`,
        },
        {
          en: tex`The same form gives the range of the function and lets you undo it, which is why questions on ranges and inverses so often begin with "express in the form".`,
          zh: tex`这一形式还能直接给出函数的值域并用来求反函数，所以值域和反函数的题目常常以“写成……的形式”开头。`,
        },
      ],
    },
    {
      id: 'discriminant-meaning',
      kind: 'concept',
      title: { en: 'The discriminant counts the real roots', zh: '判别式决定实根的个数' },
      details: [
        {
          en: tex`For $ax^2+bx+c=0$ the number under the root in the formula is $\Delta=b^2-4ac$: two distinct real roots when $\Delta>0$, equal (repeated) roots when $\Delta=0$, no real roots when $\Delta<0$.`,
          zh: tex`对于 $ax^2+bx+c=0$，求根公式根号下的 $\Delta=b^2-4ac$ 决定根的情况：$\Delta>0$ 有两个不相等的实根，$\Delta=0$ 有两个相等的实根（重根），$\Delta<0$ 没有实根。`,
        },
        {
          en: tex`"Has real roots" without "distinct" means $\Delta\ge 0$: equal roots are real too.`,
          zh: tex`题目只说“有实根”而没有说“不相等”时，条件是 $\Delta\ge 0$，因为重根也是实根。`,
        },
        {
          en: tex`If eliminating $y$ between a line and a curve leaves a quadratic equation, the line is a tangent exactly when $\Delta=0$; it misses the curve when $\Delta<0$.`,
          zh: tex`把直线与曲线的方程联立，若消去 $y$ 后得到二次方程，则当且仅当 $\Delta=0$ 时直线与曲线相切；$\Delta<0$ 时两者没有公共点。`,
        },
      ],
    },
    {
      id: 'formulas',
      kind: 'formula',
      title: { en: 'Quadratic formula and completed square', zh: '求根公式与配方公式' },
      details: [
        {
          en: tex`Roots: $x=\dfrac{-b\pm\sqrt{b^2-4ac}}{2a}$. It is printed in the list of formulae MF19; the meaning of the discriminant is not.`,
          zh: tex`求根公式：$x=\dfrac{-b\pm\sqrt{b^2-4ac}}{2a}$。公式表 MF19 上印有此公式，但判别式的含义没有给出，需要自己记住。`,
        },
        {
          en: tex`$ax^2+bx+c=a\left(x+\dfrac{b}{2a}\right)^2+c-\dfrac{b^2}{4a}$: take out $a$ from the first two terms, add the square of half the coefficient of $x$ inside the bracket, subtract what you added.`,
          zh: tex`$ax^2+bx+c=a\left(x+\dfrac{b}{2a}\right)^2+c-\dfrac{b^2}{4a}$：先从前两项提出 $a$，括号内配上 $x$ 的系数一半的平方，再减去多加的部分。`,
        },
      ],
      example: {
        stem: {
          en: tex`Express $2x^2-12x+7$ in the form $a(x+b)^2+c$.`,
          zh: tex`把 $2x^2-12x+7$ 写成 $a(x+b)^2+c$ 的形式。`,
        },
        answer: '2(x - 3)^2 - 11',
        ask: 'Express 2x^2 - 12x + 7 in the form a(x + b)^2 + c',
        steps: [
          {
            say: {
              en: tex`Take out the factor $2$ from the terms in $x$ only.`,
              zh: tex`只从含 $x$ 的项中提出因数 $2$。`,
            },
            tex: [tex`2x^2-12x+7=2\left(x^2-6x\right)+7`],
            marks: ['B1'],
          },
          {
            say: {
              en: tex`Half of $-6$ is $-3$: complete the square inside the bracket and take away $(-3)^2$.`,
              zh: tex`$-6$ 的一半是 $-3$：在括号内配方，并减去 $(-3)^2$。`,
            },
            tex: [tex`2\left((x-3)^2-9\right)+7`],
            marks: ['M1'],
          },
          {
            say: {
              en: tex`Multiply out the outer factor and collect the constants.`,
              zh: tex`把括号外的因数乘进去，再合并常数。`,
            },
            tex: [tex`2(x-3)^2-18+7=2(x-3)^2-11`],
            marks: ['A1'],
            why: {
              en: tex`The $-9$ stands inside the bracket, so it is doubled as well.`,
              zh: tex`$-9$ 在括号里面，所以也要乘以 $2$。`,
            },
          },
        ],
      },
    },
    {
      id: 'inequality-method',
      kind: 'method',
      title: { en: 'Solving a quadratic inequality', zh: '解二次不等式的步骤' },
      details: [
        {
          en: tex`Bring everything to one side, find the two critical values, then sketch the parabola and read off where it lies above or below the axis.`,
          zh: tex`先把所有项移到一边，求出两个临界值，再画出抛物线的草图，看它在 $x$ 轴上方还是下方。`,
        },
        {
          en: tex`With a positive $x^2$ term, "less than zero" lies between the roots, $\alpha<x<\beta$; "greater than zero" lies outside them, $x<\alpha$ or $x>\beta$.`,
          zh: tex`当 $x^2$ 的系数为正时，“小于零”的解在两根之间，即 $\alpha<x<\beta$；“大于零”的解在两根之外，即 $x<\alpha$ 或 $x>\beta$。`,
        },
        {
          en: tex`Two separate pieces must be written as two inequalities joined by "or"; $\beta<x<\alpha$ in one line is wrong.`,
          zh: tex`分成两段的解必须写成两个不等式并用“或”连接；写成一个连不等式 $\beta<x<\alpha$ 是错误的。`,
        },
      ],
      example: {
        stem: {
          en: tex`Find the set of values of $k$ for which $x^2+kx+9=0$ has two distinct real roots.`,
          zh: tex`求使方程 $x^2+kx+9=0$ 有两个不相等实根的 $k$ 的取值范围。`,
        },
        answer: 'k < -6 or k > 6',
        ask: 'Find the set of values of k for which x^2 + kx + 9 = 0 has two distinct real roots',
        steps: [
          {
            say: {
              en: tex`Two distinct real roots need a positive discriminant.`,
              zh: tex`有两个不相等的实根，判别式必须大于零。`,
            },
            tex: [tex`k^2-4(1)(9)>0`],
            marks: ['M1'],
          },
          {
            say: { en: tex`Find the critical values.`, zh: tex`求临界值。` },
            tex: [tex`k^2=36`, tex`k=\pm 6`],
            marks: ['A1'],
          },
          {
            say: {
              en: tex`$k^2-36$ is positive outside its roots.`,
              zh: tex`$k^2-36$ 在两根之外取正值。`,
            },
            tex: [tex`k<-6 \quad \text{or} \quad k>6`],
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'disguised-method',
      kind: 'method',
      title: { en: 'Equations that are quadratic in something', zh: '可化为二次方程的方程' },
      details: [
        {
          en: tex`If one power is the square of another, as in $x^4-5x^2+4=0$ or $6x+\sqrt{x}-1=0$, put $u=x^2$ or $u=\sqrt{x}$ and solve the quadratic in $u$.`,
          zh: tex`如果一个幂是另一个幂的平方，例如 $x^4-5x^2+4=0$ 或 $6x+\sqrt{x}-1=0$，就令 $u=x^2$ 或 $u=\sqrt{x}$，先解关于 $u$ 的二次方程。`,
        },
        {
          en: tex`Go back to $x$ for every value of $u$, and say why you reject a value: $\sqrt{x}$ and $x^2$ are never negative.`,
          zh: tex`对每个 $u$ 值都要回代求 $x$，并写明舍去的理由：$\sqrt{x}$ 与 $x^2$ 都不可能为负。`,
        },
        {
          en: tex`For one linear and one quadratic equation, make $x$ or $y$ the subject of the linear one, substitute, and give each answer as a pair.`,
          zh: tex`一个一次、一个二次的方程组，应从一次方程中表示出 $x$ 或 $y$，代入二次方程，最后把解成对写出。`,
        },
      ],
      example: {
        stem: { en: tex`Solve the equation $2x-7\sqrt{x}+3=0$.`, zh: tex`解方程 $2x-7\sqrt{x}+3=0$。` },
        answer: 'x = 9 or x = 1/4',
        ask: 'Solve 2x - 7sqrt(x) + 3 = 0',
        steps: [
          {
            say: {
              en: tex`Put $u=\sqrt{x}$, so that $x=u^2$.`,
              zh: tex`令 $u=\sqrt{x}$，则 $x=u^2$。`,
            },
            tex: [tex`2u^2-7u+3=0`],
            marks: ['M1'],
          },
          {
            say: { en: tex`Factorise and solve for $u$.`, zh: tex`因式分解，求出 $u$。` },
            tex: [tex`(2u-1)(u-3)=0`, tex`u=\tfrac12 \quad \text{or} \quad u=3`],
            marks: ['A1'],
          },
          {
            say: {
              en: tex`Both values are positive, so square each of them.`,
              zh: tex`两个值都为正，分别平方。`,
            },
            tex: [tex`x=\tfrac14 \quad \text{or} \quad x=9`],
            marks: ['DM1', 'A1'],
            why: {
              en: tex`A negative $u$ would have to be rejected, because $\sqrt{x}\ge 0$.`,
              zh: tex`若 $u$ 为负则必须舍去，因为 $\sqrt{x}\ge 0$。`,
            },
          },
        ],
      },
    },
    {
      id: 'show-working',
      kind: 'tip',
      title: { en: 'Show how the quadratic was solved', zh: '写出二次方程的求解过程' },
      details: [
        {
          en: tex`Show factors, the formula with numbers in it, or the completed square. Roots that appear straight from a calculator may earn nothing.`,
          zh: tex`要写出因式分解、代入数字的求根公式或配方过程；直接照抄计算器给出的根可能得不到分。`,
        },
        {
          en: tex`Words decide the sign: "meets" means $\Delta\ge0$, "touches" or "is a tangent" means $\Delta=0$, "does not meet" means $\Delta<0$, "two distinct points" means $\Delta>0$.`,
          zh: tex`关键词决定符号：“有公共点”即 $\Delta\ge0$，“相切”即 $\Delta=0$，“不相交”即 $\Delta<0$，“交于两个不同的点”即 $\Delta>0$。`,
        },
        {
          en: tex`If an exact answer is asked, leave $\dfrac{3\pm\sqrt{17}}{4}$; a decimal loses the mark.`,
          zh: tex`要求精确值时就保留 $\dfrac{3\pm\sqrt{17}}{4}$，写成小数会失分。`,
        },
      ],
    },
    {
      id: 'common-errors',
      kind: 'error',
      title: { en: 'Where marks are lost', zh: '常见失分点' },
      details: [
        {
          en: tex`Dividing $x^2=8x$ by $x$ loses the root $x=0$. Bring it to $x(x-8)=0$ instead.`,
          zh: tex`把 $x^2=8x$ 两边同除以 $x$ 会丢掉根 $x=0$；应当移项得 $x(x-8)=0$。`,
        },
        {
          en: tex`From $k^2>36$ it does not follow that $k>\pm6$. The answer is $k<-6$ or $k>6$.`,
          zh: tex`由 $k^2>36$ 不能得出 $k>\pm6$，正确答案是 $k<-6$ 或 $k>6$。`,
        },
        {
          en: tex`Multiplying an inequality by a negative number turns the sign round: $-x^2+4>0$ becomes $x^2-4<0$.`,
          zh: tex`不等式两边同乘负数时不等号要变向：$-x^2+4>0$ 变为 $x^2-4<0$。`,
        },
        {
          en: tex`In $kx^2+4x+3=0$ the letter $k$ is the coefficient $a$: write $a$, $b$, $c$ down before you substitute, with their signs.`,
          zh: tex`在 $kx^2+4x+3=0$ 中，$k$ 就是系数 $a$；代入判别式之前，先连同符号写清 $a$、$b$、$c$。`,
        },
      ],
    },
  ],
};
