import type { TopicFile } from '../../topic-file.ts';

const tex = String.raw;

export const topic: TopicFile = {
  subject: '9231',
  paper: 'p1',
  order: 6,
  level: 'AS',
  slug: 'vectors',
  title: { en: 'Vectors', zh: '向量' },
  summary: {
    en: 'The vector product gives a direction perpendicular to two others, and with it the equation of a plane. You learn to find angles, distances, feet of perpendiculars and intersections of lines and planes, and the shortest distance between skew lines.',
    zh: '向量积给出与两个向量都垂直的方向，由此可写出平面方程。学完后你能求直线与平面的夹角、距离、垂足、交点与交线，并求两条异面直线之间的最短距离。',
  },
  difficulty: 'Hard',
  minutes: 60,
  aliases: {
    en: [
      'cross product',
      'vector product',
      'equation of a plane',
      'normal vector',
      'skew lines',
      'shortest distance',
      'distance from point to plane',
      'line of intersection',
      'a × b',
    ],
    zh: [
      '叉积',
      '叉乘',
      '向量积',
      '外积',
      '平面方程',
      '法向量',
      '异面直线',
      '点到平面的距离',
      '两平面的交线',
      '线面角',
    ],
  },
  prerequisites: ['9709/p3/vectors'],
  methods: [
    'vector-product',
    'plane-equation',
    'plane-angle',
    'point-to-plane',
    'line-meets-plane',
    'planes-meeting',
    'skew-distance',
    'point-to-line',
  ],
  cards: [
    {
      id: 'vector-product',
      kind: 'formula',
      title: { en: 'The vector product', zh: '向量积' },
      details: [
        {
          en: tex`$\mathbf{a}\times\mathbf{b}=\begin{pmatrix}a_2b_3-a_3b_2\\a_3b_1-a_1b_3\\a_1b_2-a_2b_1\end{pmatrix}$, a vector perpendicular to both, of length $|\mathbf{a}||\mathbf{b}|\sin\theta$.`,
          zh: tex`$\mathbf{a}\times\mathbf{b}=\begin{pmatrix}a_2b_3-a_3b_2\\a_3b_1-a_1b_3\\a_1b_2-a_2b_1\end{pmatrix}$，它与两向量都垂直，模为 $|\mathbf{a}||\mathbf{b}|\sin\theta$。`,
        },
        {
          en: tex`$\mathbf{b}\times\mathbf{a}=-\mathbf{a}\times\mathbf{b}$, and $\mathbf{a}\times\mathbf{b}=\mathbf{0}$ exactly when the vectors are parallel (or one is zero).`,
          zh: tex`$\mathbf{b}\times\mathbf{a}=-\mathbf{a}\times\mathbf{b}$；当且仅当两向量平行（或有零向量）时 $\mathbf{a}\times\mathbf{b}=\mathbf{0}$。`,
        },
        {
          en: tex`Triangle $ABC$ has area $\frac12|\overrightarrow{AB}\times\overrightarrow{AC}|$; the parallelogram has twice as much.`,
          zh: tex`三角形 $ABC$ 的面积为 $\frac12|\overrightarrow{AB}\times\overrightarrow{AC}|$，平行四边形的面积是它的两倍。`,
        },
        {
          en: tex`Check the product with two scalar products: both must be $0$. It takes ten seconds.`,
          zh: tex`算完后用两次数量积检验，结果都应为 $0$，十秒钟就够。`,
        },
      ],
    },
    {
      id: 'equations-of-a-plane',
      kind: 'concept',
      title: { en: 'Three forms of a plane', zh: '平面方程的三种形式' },
      details: [
        {
          en: tex`$\mathbf{r}=\mathbf{a}+\lambda\mathbf{b}+\mu\mathbf{c}$ (a point and two non-parallel directions), $\mathbf{r}\cdot\mathbf{n}=p$, and $ax+by+cz=d$, where $(a,b,c)$ is a normal.`,
          zh: tex`$\mathbf{r}=\mathbf{a}+\lambda\mathbf{b}+\mu\mathbf{c}$（一点和两个不平行的方向）；$\mathbf{r}\cdot\mathbf{n}=p$；$ax+by+cz=d$，其中 $(a,b,c)$ 是法向量。`,
        },
        {
          en: tex`From parameters to cartesian: $\mathbf{n}=\mathbf{b}\times\mathbf{c}$, then $d=\mathbf{a}\cdot\mathbf{n}$. Back again: find three points, or one point and two directions perpendicular to $\mathbf{n}$.`,
          zh: tex`由参数式化为普通方程：$\mathbf{n}=\mathbf{b}\times\mathbf{c}$，$d=\mathbf{a}\cdot\mathbf{n}$。反过来可取三点，或取一点和两个与 $\mathbf{n}$ 垂直的方向。`,
        },
        {
          en: tex`A line is parallel to the plane when its direction has $\mathbf{d}\cdot\mathbf{n}=0$; it lies in the plane if, besides, one of its points does.`,
          zh: tex`直线方向满足 $\mathbf{d}\cdot\mathbf{n}=0$ 时与平面平行；若还有一点在平面上，则整条直线在平面内。`,
        },
      ],
      example: {
        stem: {
          en: tex`Find the cartesian equation of the plane containing the points $A(1,2,0)$, $B(2,0,1)$ and $C(0,1,3)$.`,
          zh: tex`求过点 $A(1,2,0)$、$B(2,0,1)$、$C(0,1,3)$ 的平面的直角坐标方程。`,
        },
        answer: '5x + 4y + 3z = 13',
        ask: 'Find the cartesian equation of the plane containing the points A(1, 2, 0), B(2, 0, 1) and C(0, 1, 3)',
        steps: [
          {
            say: { en: 'Two directions in the plane.', zh: '取平面内的两个方向。' },
            tex: [
              tex`\overrightarrow{AB} = \begin{pmatrix} 1 \\ -2 \\ 1 \end{pmatrix}, \quad \overrightarrow{AC} = \begin{pmatrix} -1 \\ -1 \\ 3 \end{pmatrix}`,
            ],
            marks: ['B1'],
          },
          {
            say: { en: 'Their vector product is a normal.', zh: '它们的向量积就是法向量。' },
            tex: [
              tex`\mathbf{n} = \begin{pmatrix} (-2)(3) - (1)(-1) \\ (1)(-1) - (1)(3) \\ (1)(-1) - (-2)(-1) \end{pmatrix} = \begin{pmatrix} -5 \\ -4 \\ -3 \end{pmatrix}`,
            ],
            marks: ['M1', 'A1'],
            why: {
              en: tex`Any multiple will do, so continue with $(5,4,3)$.`,
              zh: tex`法向量取任意非零倍数均可，下面用 $(5,4,3)$。`,
            },
          },
          {
            say: {
              en: tex`Find the constant from $A$ and test it with $B$.`,
              zh: tex`用 $A$ 求常数，再用 $B$ 检验。`,
            },
            tex: [tex`5(1) + 4(2) + 3(0) = 13`, tex`5x + 4y + 3z = 13`],
            marks: ['M1', 'A1'],
          },
        ],
      },
    },
    {
      id: 'angles',
      kind: 'concept',
      title: { en: 'Angles with planes', zh: '与平面有关的角' },
      details: [
        {
          en: tex`Between two planes: the acute angle between their normals, $\cos\theta=\frac{|\mathbf{n}_1\cdot\mathbf{n}_2|}{|\mathbf{n}_1||\mathbf{n}_2|}$.`,
          zh: tex`两平面的夹角等于法向量所成的锐角：$\cos\theta=\frac{|\mathbf{n}_1\cdot\mathbf{n}_2|}{|\mathbf{n}_1||\mathbf{n}_2|}$。`,
        },
        {
          en: tex`Between a line and a plane: $\sin\theta=\frac{|\mathbf{d}\cdot\mathbf{n}|}{|\mathbf{d}||\mathbf{n}|}$, with sine because the normal makes the complementary angle.`,
          zh: tex`直线与平面的夹角：$\sin\theta=\frac{|\mathbf{d}\cdot\mathbf{n}|}{|\mathbf{d}||\mathbf{n}|}$。用正弦是因为直线与法线所成的角是它的余角。`,
        },
        {
          en: tex`Give angles to $1$ decimal place in degrees, or to $3$ significant figures in radians.`,
          zh: tex`角度用度时保留 $1$ 位小数，用弧度时保留 $3$ 位有效数字。`,
        },
      ],
    },
    {
      id: 'distances',
      kind: 'formula',
      title: { en: 'Distances', zh: '距离公式' },
      details: [
        {
          en: tex`From $(x_0,y_0,z_0)$ to $ax+by+cz=d$: $\frac{|ax_0+by_0+cz_0-d|}{\sqrt{a^2+b^2+c^2}}$.`,
          zh: tex`点 $(x_0,y_0,z_0)$ 到平面 $ax+by+cz=d$ 的距离：$\frac{|ax_0+by_0+cz_0-d|}{\sqrt{a^2+b^2+c^2}}$。`,
        },
        {
          en: tex`Between skew lines with points $\mathbf{a}_1,\mathbf{a}_2$ and directions $\mathbf{d}_1,\mathbf{d}_2$: $\frac{|(\mathbf{a}_2-\mathbf{a}_1)\cdot(\mathbf{d}_1\times\mathbf{d}_2)|}{|\mathbf{d}_1\times\mathbf{d}_2|}$.`,
          zh: tex`异面直线（过 $\mathbf{a}_1,\mathbf{a}_2$，方向 $\mathbf{d}_1,\mathbf{d}_2$）的距离：$\frac{|(\mathbf{a}_2-\mathbf{a}_1)\cdot(\mathbf{d}_1\times\mathbf{d}_2)|}{|\mathbf{d}_1\times\mathbf{d}_2|}$。`,
        },
        {
          en: tex`From a point $P$ to a line through $A$ with direction $\mathbf{d}$: $\frac{|\overrightarrow{AP}\times\mathbf{d}|}{|\mathbf{d}|}$. The same serves for parallel lines.`,
          zh: tex`点 $P$ 到过 $A$、方向为 $\mathbf{d}$ 的直线的距离：$\frac{|\overrightarrow{AP}\times\mathbf{d}|}{|\mathbf{d}|}$；平行直线间的距离也用此式。`,
        },
      ],
      example: {
        stem: {
          en: tex`Find the shortest distance between the lines $\mathbf{r}=\begin{pmatrix}1\\2\\0\end{pmatrix}+t\begin{pmatrix}1\\-1\\2\end{pmatrix}$ and $\mathbf{r}=\begin{pmatrix}3\\1\\4\end{pmatrix}+s\begin{pmatrix}2\\1\\1\end{pmatrix}$.`,
          zh: tex`求直线 $\mathbf{r}=\begin{pmatrix}1\\2\\0\end{pmatrix}+t\begin{pmatrix}1\\-1\\2\end{pmatrix}$ 与 $\mathbf{r}=\begin{pmatrix}3\\1\\4\end{pmatrix}+s\begin{pmatrix}2\\1\\1\end{pmatrix}$ 之间的最短距离。`,
        },
        answer: 'sqrt(3)/3',
        ask: 'Find the shortest distance between the lines r = (1, 2, 0) + t(1, -1, 2) and r = (3, 1, 4) + s(2, 1, 1)',
        steps: [
          {
            say: { en: 'The common perpendicular has the direction', zh: '公垂线的方向为' },
            tex: [
              tex`\begin{pmatrix} 1 \\ -1 \\ 2 \end{pmatrix} \times \begin{pmatrix} 2 \\ 1 \\ 1 \end{pmatrix} = \begin{pmatrix} -3 \\ 3 \\ 3 \end{pmatrix}`,
            ],
            marks: ['M1', 'A1'],
          },
          {
            say: { en: 'Join a point of one line to a point of the other.', zh: '连接两直线上各一点。' },
            tex: [
              tex`\begin{pmatrix} 3 \\ 1 \\ 4 \end{pmatrix} - \begin{pmatrix} 1 \\ 2 \\ 0 \end{pmatrix} = \begin{pmatrix} 2 \\ -1 \\ 4 \end{pmatrix}`,
            ],
            marks: ['B1'],
          },
          {
            say: { en: 'Project it on the common perpendicular.', zh: '求它在公垂线方向上的投影长。' },
            tex: [
              tex`\frac{|2(-3) + (-1)(3) + 4(3)|}{\sqrt{9 + 9 + 9}} = \frac{3}{3\sqrt3} = \frac{\sqrt3}{3}`,
            ],
            marks: ['M1', 'A1'],
            why: {
              en: 'Whichever points are joined, the projection is the same: moving along a line is perpendicular to the common normal.',
              zh: '无论取哪两点，投影长都相同，因为沿直线移动的方向与公垂线垂直。',
            },
          },
        ],
      },
    },
    {
      id: 'intersections',
      kind: 'method',
      title: { en: 'Meeting points and lines', zh: '交点与交线' },
      details: [
        {
          en: tex`Line and plane: put the coordinates of the line into the plane and solve for the parameter. No solution means parallel, every value means that the line lies in the plane.`,
          zh: tex`直线与平面：把直线的坐标代入平面方程解参数。无解表示平行，恒成立表示直线在平面内。`,
        },
        {
          en: tex`Two planes: the direction is $\mathbf{n}_1\times\mathbf{n}_2$; for a point set one coordinate to $0$ (if that fails, another) and solve the two equations.`,
          zh: tex`两平面：交线方向为 $\mathbf{n}_1\times\mathbf{n}_2$；令一个坐标为 $0$（若无解就换另一个），解两个方程得一点。`,
        },
        {
          en: tex`Foot of the perpendicular from $P$: draw the line $\mathbf{r}=\overrightarrow{OP}+t\mathbf{n}$ and let it meet the plane. Double $t$ for the reflection of $P$.`,
          zh: tex`求 $P$ 到平面的垂足：作直线 $\mathbf{r}=\overrightarrow{OP}+t\mathbf{n}$，求它与平面的交点；把 $t$ 加倍即得 $P$ 关于平面的对称点。`,
        },
      ],
    },
    {
      id: 'common-perpendicular',
      kind: 'method',
      title: { en: 'The common perpendicular itself', zh: '公垂线的求法' },
      details: [
        {
          en: tex`If its end points are wanted, take $P$ on the first line with parameter $t$ and $Q$ on the second with $s$. The two equations $\overrightarrow{PQ}\cdot\mathbf{d}_1=0$ and $\overrightarrow{PQ}\cdot\mathbf{d}_2=0$ give $t$ and $s$.`,
          zh: tex`若要求公垂线的两端点，设 $P$、$Q$ 分别在两直线上，参数为 $t$、$s$；由 $\overrightarrow{PQ}\cdot\mathbf{d}_1=0$ 与 $\overrightarrow{PQ}\cdot\mathbf{d}_2=0$ 解出 $t$、$s$。`,
        },
        {
          en: tex`Or set $\overrightarrow{PQ}=k(\mathbf{d}_1\times\mathbf{d}_2)$: three linear equations in $t$, $s$, $k$, and the distance is $|k||\mathbf{d}_1\times\mathbf{d}_2|$.`,
          zh: tex`也可令 $\overrightarrow{PQ}=k(\mathbf{d}_1\times\mathbf{d}_2)$，得到 $t$、$s$、$k$ 的三个一次方程，距离为 $|k||\mathbf{d}_1\times\mathbf{d}_2|$。`,
        },
      ],
    },
    {
      id: 'show-the-products',
      kind: 'tip',
      title: { en: 'Show the products', zh: '写出乘积过程' },
      details: [
        {
          en: 'Write the components of a vector product before simplifying: the method mark is for the process, two right components often earn it.',
          zh: '向量积先写出各分量的算式再化简：方法分给的是过程，写对两个分量往往就能得到。',
        },
        {
          en: tex`Answer in the form that is asked: "in the form $ax+by+cz=d$", "position vector" or "coordinates", "exact".`,
          zh: tex`按题目要求的形式作答：“写成 $ax+by+cz=d$”、“位置向量”或“坐标”、“精确值”。`,
        },
        {
          en: 'Simplify normals and directions to small whole numbers before using them; the rest of the question becomes easier.',
          zh: '法向量与方向向量先约成最简整数再用，后面的计算会轻松许多。',
        },
      ],
    },
    {
      id: 'sine-or-cosine',
      kind: 'error',
      title: { en: 'Typical slips in space', zh: '空间问题中的常见错误' },
      details: [
        {
          en: tex`Using cosine for the angle between a line and a plane; this gives the complement.`,
          zh: tex`求线面角时用了余弦，得到的是余角。`,
        },
        {
          en: tex`The sign of the middle component: it is $a_3b_1-a_1b_3$, not $a_1b_3-a_3b_1$.`,
          zh: tex`向量积中间分量的符号：应为 $a_3b_1-a_1b_3$，而不是 $a_1b_3-a_3b_1$。`,
        },
        {
          en: tex`Using the skew formula for parallel lines: the product of the directions is $\mathbf{0}$ and the formula is meaningless.`,
          zh: tex`对平行直线套用异面直线公式：方向的向量积为 $\mathbf{0}$，公式失去意义。`,
        },
        {
          en: tex`Leaving out "$\mathbf{r}=$" in the vector equation of a line; an expression alone is not an equation and loses the accuracy mark.`,
          zh: tex`直线的向量方程漏写“$\mathbf{r}=$”：只有一个式子不算方程，会丢准确分。`,
        },
      ],
    },
  ],
};
