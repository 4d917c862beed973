import type { TopicFile } from '../../topic-file.ts';

const tex = String.raw;

export const topic: TopicFile = {
  subject: '9709',
  paper: 'p1',
  order: 2,
  level: 'AS',
  slug: 'functions',
  title: { en: 'Functions', zh: '函数' },
  summary: {
    en: tex`Domain and range, composite and inverse functions, and how a graph moves when its equation changes. Afterwards you can decide whether $\mathrm{f}^{-1}$ or $\mathrm{gf}$ exists, find it with its domain, and describe a transformation in the words an examiner accepts.`,
    zh: tex`定义域与值域、复合函数与反函数，以及函数解析式改变时图像如何变换。学完后，你能判断 $\mathrm{f}^{-1}$ 或 $\mathrm{gf}$ 是否存在，求出它及其定义域，并用规范的语言描述图像变换。`,
  },
  difficulty: 'Medium',
  minutes: 45,
  aliases: {
    en: [
      'domain and range',
      'inverse function',
      'composite function',
      'one-one function',
      'f^-1(x)',
      'fg(x)',
      'graph transformations',
      'translation stretch reflection',
      'funtions',
    ],
    zh: ['定义域', '值域', '反函数', '复合函数', '一一对应', '一对一函数', '单射', '图像变换', '平移与伸缩'],
  },
  prerequisites: ['9709/p1/quadratics'],
  methods: ['inverse-function', 'composite-function', 'chained-inequality', 'sketch-graph'],
  cards: [
    {
      id: 'domain-range',
      kind: 'concept',
      title: { en: 'Domain, range and one-one', zh: '定义域、值域与一对一函数' },
      details: [
        {
          en: tex`The domain is the set of inputs, the range the set of outputs that really occur. The range depends on the domain: $x^2-4x+7$ has range $\mathrm{f}(x)\ge 3$ on all reals, but $\mathrm{f}(x)>4$ for $x>3$.`,
          zh: tex`定义域是自变量的取值集合，值域是实际取到的函数值的集合。值域取决于定义域：$x^2-4x+7$ 在全体实数上的值域为 $\mathrm{f}(x)\ge 3$，而当 $x>3$ 时值域为 $\mathrm{f}(x)>4$。`,
        },
        {
          en: tex`A function is one-one if different inputs always give different outputs; on the graph, no horizontal line meets it twice.`,
          zh: tex`若不同的自变量总对应不同的函数值，则称该函数是一对一的（one-one）；从图像上看，任何一条水平线与图像至多有一个交点。`,
        },
        {
          en: tex`A quadratic becomes one-one when its domain stops at the vertex, so "the least value of $k$ for which $\mathrm{f}$, $x\ge k$, has an inverse" is the $x$-coordinate of the vertex.`,
          zh: tex`把二次函数的定义域限制在顶点的一侧，它就成为一对一的函数，所以“$x\ge k$ 时 $\mathrm{f}$ 有反函数，求 $k$ 的最小值”的答案就是顶点的横坐标。`,
        },
      ],
    },
    {
      id: 'composite',
      kind: 'concept',
      title: { en: 'When a composite function exists', zh: '复合函数何时存在' },
      details: [
        {
          en: tex`$\mathrm{gf}(x)$ means $\mathrm{g}(\mathrm{f}(x))$: the function next to $x$ acts first. In general $\mathrm{gf}\neq\mathrm{fg}$.`,
          zh: tex`$\mathrm{gf}(x)$ 表示 $\mathrm{g}(\mathrm{f}(x))$：紧挨着 $x$ 的函数先作用。一般来说 $\mathrm{gf}\neq\mathrm{fg}$。`,
        },
        {
          en: tex`$\mathrm{gf}$ exists only if every output of $\mathrm{f}$ is an allowed input of $\mathrm{g}$: the range of $\mathrm{f}$ lies inside the domain of $\mathrm{g}$. Its domain is then the domain of $\mathrm{f}$.`,
          zh: tex`只有当 $\mathrm{f}$ 的值域包含在 $\mathrm{g}$ 的定义域之内时，$\mathrm{gf}$ 才存在；这时它的定义域就是 $\mathrm{f}$ 的定义域。`,
        },
        {
          en: tex`$\mathrm{f}^2(x)$ means $\mathrm{ff}(x)$, not $(\mathrm{f}(x))^2$: for $\mathrm{f}(x)=3x-1$ it is $9x-4$.`,
          zh: tex`$\mathrm{f}^2(x)$ 表示 $\mathrm{ff}(x)$，不是 $(\mathrm{f}(x))^2$：若 $\mathrm{f}(x)=3x-1$，则结果为 $9x-4$。`,
        },
      ],
    },
    {
      id: 'inverse-method',
      kind: 'method',
      title: { en: 'Finding an inverse function', zh: '求反函数的步骤' },
      details: [
        {
          en: tex`Write $y=\mathrm{f}(x)$, make $x$ the subject, then swap the letters so that the answer is in $x$.`,
          zh: tex`写出 $y=\mathrm{f}(x)$，把 $x$ 用 $y$ 表示，再交换字母，使答案用 $x$ 表示。`,
        },
        {
          en: tex`For a quadratic, complete the square first; the domain of $\mathrm{f}$ then decides between $+\sqrt{\ }$ and $-\sqrt{\ }$.`,
          zh: tex`对于二次函数，先配方，再根据 $\mathrm{f}$ 的定义域决定取 $+\sqrt{\ }$ 还是 $-\sqrt{\ }$。`,
        },
        {
          en: tex`The domain of $\mathrm{f}^{-1}$ is the range of $\mathrm{f}$, and the range of $\mathrm{f}^{-1}$ is the domain of $\mathrm{f}$. The two graphs are reflections of each other in the line $y=x$.`,
          zh: tex`$\mathrm{f}^{-1}$ 的定义域是 $\mathrm{f}$ 的值域，$\mathrm{f}^{-1}$ 的值域是 $\mathrm{f}$ 的定义域；两者的图像关于直线 $y=x$ 对称。`,
        },
      ],
      example: {
        stem: {
          en: tex`The function $\mathrm{f}$ is defined by $\mathrm{f}(x)=x^2-4x+7$ for $x\ge 2$. Find an expression for $\mathrm{f}^{-1}(x)$.`,
          zh: tex`函数 $\mathrm{f}$ 定义为 $\mathrm{f}(x)=x^2-4x+7$（$x\ge 2$）。求 $\mathrm{f}^{-1}(x)$ 的表达式。`,
        },
        answer: '2 + sqrt(x - 3)',
        ask: 'The function f is defined by f(x) = x^2 - 4x + 7 for x ≥ 2. Find f^{-1}(x)',
        steps: [
          {
            say: { en: tex`Complete the square.`, zh: tex`配方。` },
            tex: [tex`y=(x-2)^2+3`],
            marks: ['B1'],
          },
          {
            say: {
              en: tex`Make $x$ the subject.`,
              zh: tex`用 $y$ 表示 $x$。`,
            },
            tex: [tex`(x-2)^2=y-3`, tex`x=2\pm\sqrt{y-3}`],
            marks: ['M1'],
          },
          {
            say: {
              en: tex`The domain is $x\ge 2$, so take the positive root; then write the answer in $x$.`,
              zh: tex`由于定义域为 $x\ge 2$，取正根，再把答案写成 $x$ 的式子。`,
            },
            tex: [tex`\mathrm{f}^{-1}(x)=2+\sqrt{x-3}`],
            marks: ['A1'],
            why: {
              en: tex`The range of $\mathrm{f}^{-1}$ must be the domain of $\mathrm{f}$, and $2-\sqrt{x-3}$ would never exceed $2$.`,
              zh: tex`$\mathrm{f}^{-1}$ 的值域必须等于 $\mathrm{f}$ 的定义域，而 $2-\sqrt{x-3}$ 永远不会大于 $2$。`,
            },
          },
        ],
      },
    },
    {
      id: 'composite-method',
      kind: 'method',
      title: { en: 'Working with composite functions', zh: '复合函数的计算' },
      details: [
        {
          en: tex`Put the whole inner function, in brackets, in place of every $x$ of the outer one.`,
          zh: tex`把内层函数整体加上括号，代入外层函数中的每一个 $x$。`,
        },
        {
          en: tex`For a single value, feed the number through: to get $\mathrm{fg}(2)$ find $\mathrm{g}(2)$, then apply $\mathrm{f}$. No formula for $\mathrm{fg}$ is needed.`,
          zh: tex`只求一个函数值时，直接由内到外逐层代入：求 $\mathrm{fg}(2)$ 先算 $\mathrm{g}(2)$，再代入 $\mathrm{f}$，不必先求出 $\mathrm{fg}$ 的解析式。`,
        },
        {
          en: tex`To solve $\mathrm{fg}(x)=k$ it is often quicker to solve $\mathrm{g}(x)=\mathrm{f}^{-1}(k)$.`,
          zh: tex`解方程 $\mathrm{fg}(x)=k$ 时，改解 $\mathrm{g}(x)=\mathrm{f}^{-1}(k)$ 往往更快。`,
        },
      ],
      example: {
        stem: {
          en: tex`Functions $\mathrm{f}$ and $\mathrm{g}$ are defined for all real $x$ by $\mathrm{f}(x)=2x+1$ and $\mathrm{g}(x)=x-4$. Solve $\mathrm{fg}(x)=9$.`,
          zh: tex`函数 $\mathrm{f}(x)=2x+1$ 与 $\mathrm{g}(x)=x-4$ 的定义域均为全体实数。解方程 $\mathrm{fg}(x)=9$。`,
        },
        answer: 'x = 8',
        ask: 'Given f(x) = 2x + 1 and g(x) = x - 4, solve fg(x) = 9',
        steps: [
          {
            say: {
              en: tex`Put $\mathrm{g}(x)$ into $\mathrm{f}$.`,
              zh: tex`把 $\mathrm{g}(x)$ 代入 $\mathrm{f}$。`,
            },
            tex: [tex`\mathrm{fg}(x)=2(x-4)+1=2x-7`],
            marks: ['M1'],
          },
          {
            say: { en: tex`Solve the equation.`, zh: tex`解方程。` },
            tex: [tex`2x-7=9`, tex`x=8`],
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'transformations',
      kind: 'formula',
      title: { en: 'The six transformations of a graph', zh: '六种基本图像变换' },
      details: [
        {
          en: tex`Translations: $y=\mathrm{f}(x)+a$ moves the graph by $\begin{pmatrix}0\\a\end{pmatrix}$, and $y=\mathrm{f}(x+a)$ moves it by $\begin{pmatrix}-a\\0\end{pmatrix}$.`,
          zh: tex`平移：$y=\mathrm{f}(x)+a$ 把图像平移 $\begin{pmatrix}0\\a\end{pmatrix}$，$y=\mathrm{f}(x+a)$ 把图像平移 $\begin{pmatrix}-a\\0\end{pmatrix}$。`,
        },
        {
          en: tex`Stretches, for $a>0$: $y=a\,\mathrm{f}(x)$ has scale factor $a$ parallel to the $y$-axis, and $y=\mathrm{f}(ax)$ has scale factor $\dfrac1a$ parallel to the $x$-axis.`,
          zh: tex`伸缩（$a>0$）：$y=a\,\mathrm{f}(x)$ 沿 $y$ 轴方向伸缩，伸缩因子为 $a$；$y=\mathrm{f}(ax)$ 沿 $x$ 轴方向伸缩，伸缩因子为 $\dfrac1a$。`,
        },
        {
          en: tex`Reflections: $y=-\mathrm{f}(x)$ in the $x$-axis, $y=\mathrm{f}(-x)$ in the $y$-axis.`,
          zh: tex`对称：$y=-\mathrm{f}(x)$ 的图像与原图像关于 $x$ 轴对称，$y=\mathrm{f}(-x)$ 的图像与原图像关于 $y$ 轴对称。`,
        },
        {
          en: tex`Order matters when two of them act in the same direction: $y=2\mathrm{f}(x)+3$ is the stretch first, then the translation; the other way round gives $y=2\mathrm{f}(x)+6$.`,
          zh: tex`两个变换沿同一方向时，先后次序有影响：$y=2\mathrm{f}(x)+3$ 是先伸缩再平移；若先平移再伸缩，则得到 $y=2\mathrm{f}(x)+6$。`,
        },
      ],
    },
    {
      id: 'exam-words',
      kind: 'tip',
      title: { en: 'Words that earn the marks', zh: '得分的规范表述' },
      details: [
        {
          en: tex`Say "translation", "stretch" or "reflection"; "shift", "squash" and "flip" may not be accepted. Give a translation as a vector and a stretch with its factor and direction.`,
          zh: tex`英文作答时要用 translation、stretch、reflection，不要用 shift、squash、flip；平移须给出向量，伸缩须给出因子和方向。`,
        },
        {
          en: tex`State a range with $\mathrm{f}(x)$ or $y$, as in $\mathrm{f}(x)\ge3$, and a domain with $x$. Check each end: "$\ge$" only if the value is reached.`,
          zh: tex`写值域时用 $\mathrm{f}(x)$ 或 $y$，例如 $\mathrm{f}(x)\ge3$；写定义域时用 $x$。还要检查端点：只有取得到该值时才用“$\ge$”。`,
        },
        {
          en: tex`To explain why there is no inverse: "$\mathrm{f}$ is not one-one", with two inputs that share an output.`,
          zh: tex`说明反函数不存在时，应写“$\mathrm{f}$ 不是一对一的（not one-one）”，并举出两个函数值相同的自变量。`,
        },
      ],
    },
    {
      id: 'common-errors',
      kind: 'error',
      title: { en: 'Where marks are lost', zh: '常见失分点' },
      details: [
        {
          en: tex`$\mathrm{f}^{-1}(x)$ is not $\dfrac{1}{\mathrm{f}(x)}$.`,
          zh: tex`$\mathrm{f}^{-1}(x)$ 不是 $\dfrac{1}{\mathrm{f}(x)}$。`,
        },
        {
          en: tex`Leaving $\pm\sqrt{\ }$ in an inverse: a function has one output, so choose the sign from the domain of $\mathrm{f}$.`,
          zh: tex`反函数的答案里保留 $\pm\sqrt{\ }$：函数值是唯一的，必须根据 $\mathrm{f}$ 的定义域选定符号。`,
        },
        {
          en: tex`$\mathrm{f}(x+3)$ moves the graph 3 to the left, and $\mathrm{f}(2x)$ halves the distances from the $y$-axis: changes inside the bracket work the opposite way.`,
          zh: tex`$\mathrm{f}(x+3)$ 是向左平移 3 个单位，$\mathrm{f}(2x)$ 使各点到 $y$ 轴的距离减半：括号内的改变，效果与直觉相反。`,
        },
        {
          en: tex`Finding a range by putting in only the ends of the domain: the vertex may lie between them.`,
          zh: tex`求值域时只代入定义域的两个端点：顶点可能正好落在两端点之间。`,
        },
      ],
    },
  ],
};
