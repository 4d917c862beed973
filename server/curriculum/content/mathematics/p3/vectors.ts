import type { TopicFile } from '../../topic-file.ts';

const tex = String.raw;

export const topic: TopicFile = {
  subject: '9709',
  paper: 'p3',
  order: 7,
  level: 'A2',
  slug: 'vectors',
  title: { en: 'Vectors', zh: '向量' },
  summary: {
    en: tex`Vectors in three dimensions: lengths, unit vectors, the vector equation of a line, and the scalar product. Afterwards you can tell whether two lines meet, are parallel or skew, find the angle between them, and drop a perpendicular from a point to a line.`,
    zh: tex`三维空间中的向量：模、单位向量、直线的向量方程和数量积。学完后，你能判断两直线相交、平行还是异面，求它们的夹角，并由一点向直线作垂线，求垂足和距离。`,
  },
  difficulty: 'Hard',
  minutes: 50,
  aliases: {
    en: [
      'position vector',
      'unit vector',
      'vector equation of a line',
      'scalar product',
      'dot product',
      'skew lines',
      'angle between lines',
      'foot of the perpendicular',
      '3D vectors',
    ],
    zh: [
      '位置向量',
      '单位向量',
      '直线的向量方程',
      '数量积',
      '点积',
      '点乘',
      '异面直线',
      '两直线夹角',
      '垂足',
      '空间向量',
    ],
  },
  prerequisites: ['9709/p1/coordinate-geometry', '9709/p1/trigonometry'],
  methods: ['vector-length', 'vector-angle', 'vector-line', 'lines-meeting', 'point-to-line'],
  cards: [
    {
      id: 'position-displacement',
      kind: 'concept',
      title: { en: 'Position and displacement', zh: '位置向量与位移向量' },
      details: [
        {
          en: tex`The position vector of $A$ is $\overrightarrow{OA}=\mathbf{a}$; the way from $A$ to $B$ is $\overrightarrow{AB}=\mathbf{b}-\mathbf{a}$: end minus start.`,
          zh: tex`点 $A$ 的位置向量是 $\overrightarrow{OA}=\mathbf{a}$；从 $A$ 到 $B$ 的位移是 $\overrightarrow{AB}=\mathbf{b}-\mathbf{a}$，即终点减起点。`,
        },
        {
          en: tex`$|x\mathbf{i}+y\mathbf{j}+z\mathbf{k}|=\sqrt{x^2+y^2+z^2}$, and the unit vector in the direction of $\mathbf{a}$ is $\dfrac{\mathbf{a}}{|\mathbf{a}|}$.`,
          zh: tex`$|x\mathbf{i}+y\mathbf{j}+z\mathbf{k}|=\sqrt{x^2+y^2+z^2}$；与 $\mathbf{a}$ 同向的单位向量是 $\dfrac{\mathbf{a}}{|\mathbf{a}|}$。`,
        },
        {
          en: tex`Two non-zero vectors are parallel when one is a number times the other. $ABCD$ is a parallelogram when $\overrightarrow{AB}=\overrightarrow{DC}$: mind the order of the letters.`,
          zh: tex`若一个非零向量是另一个非零向量的实数倍，则两向量平行（共线）。$ABCD$ 是平行四边形的条件是 $\overrightarrow{AB}=\overrightarrow{DC}$，注意字母的次序。`,
        },
      ],
    },
    {
      id: 'lines',
      kind: 'concept',
      title: { en: 'Lines in space', zh: '空间中的直线' },
      details: [
        {
          en: tex`$\mathbf{r}=\mathbf{a}+t\mathbf{b}$: start at the point with position vector $\mathbf{a}$, walk $t$ times the direction $\mathbf{b}$. Any point of the line and any non-zero multiple of $\mathbf{b}$ do equally well.`,
          zh: tex`$\mathbf{r}=\mathbf{a}+t\mathbf{b}$ 表示从位置向量为 $\mathbf{a}$ 的点出发，沿方向向量 $\mathbf{b}$ 移动 $t\mathbf{b}$。$\mathbf{a}$ 可取直线上任一点的位置向量，$\mathbf{b}$ 可换成它的任一非零倍数。`,
        },
        {
          en: tex`In space two lines can miss each other without being parallel: then they are skew.`,
          zh: tex`空间中两条直线可以既不相交也不平行，这时称为异面直线。`,
        },
        {
          en: tex`Use different letters for the parameters of two lines, or you demand that both walkers arrive at the same time.`,
          zh: tex`两条直线的参数要用不同的字母；用同一个字母，就等于要求两个动点同时到达交点。`,
        },
      ],
    },
    {
      id: 'scalar-product',
      kind: 'formula',
      title: { en: 'The scalar product', zh: '数量积' },
      details: [
        {
          en: tex`$\mathbf{a}\cdot\mathbf{b}=a_1b_1+a_2b_2+a_3b_3=|\mathbf{a}||\mathbf{b}|\cos\theta$. So $\cos\theta=\dfrac{\mathbf{a}\cdot\mathbf{b}}{|\mathbf{a}||\mathbf{b}|}$.`,
          zh: tex`$\mathbf{a}\cdot\mathbf{b}=a_1b_1+a_2b_2+a_3b_3=|\mathbf{a}||\mathbf{b}|\cos\theta$，所以 $\cos\theta=\dfrac{\mathbf{a}\cdot\mathbf{b}}{|\mathbf{a}||\mathbf{b}|}$。`,
        },
        {
          en: tex`$\mathbf{a}\cdot\mathbf{b}=0$ means perpendicular (for non-zero vectors). A negative value means an obtuse angle (or opposite directions).`,
          zh: tex`对非零向量，$\mathbf{a}\cdot\mathbf{b}=0$ 表示垂直；值为负表示夹角为钝角（或两向量反向）。`,
        },
        {
          en: tex`For angle $ABC$ both vectors must start at $B$: use $\overrightarrow{BA}$ and $\overrightarrow{BC}$. The angle between two lines uses only their directions; for the acute angle take $|\cos\theta|$.`,
          zh: tex`求角 $ABC$ 时，两个向量都要从 $B$ 出发：用 $\overrightarrow{BA}$ 和 $\overrightarrow{BC}$。求两直线的夹角只用方向向量；若要锐角，取 $|\cos\theta|$。`,
        },
      ],
      example: {
        stem: {
          en: tex`The points $A(1,0,2)$, $B(3,1,1)$ and $C(2,4,0)$ are given. Find angle $ABC$ in degrees, correct to 1 decimal place.`,
          zh: tex`已知点 $A(1,0,2)$、$B(3,1,1)$、$C(2,4,0)$。求角 $ABC$ 的度数，保留 1 位小数。`,
        },
        answer: '104.3°',
        ask: 'Find angle ABC where A(1, 0, 2), B(3, 1, 1), C(2, 4, 0)',
        steps: [
          {
            say: { en: tex`Find both vectors from $B$.`, zh: tex`求从 $B$ 出发的两个向量。` },
            tex: [
              tex`\overrightarrow{BA}=\begin{pmatrix}-2\\-1\\1\end{pmatrix},\quad\overrightarrow{BC}=\begin{pmatrix}-1\\3\\-1\end{pmatrix}`,
            ],
            marks: ['B1'],
          },
          {
            say: {
              en: tex`Find the scalar product and divide by the lengths.`,
              zh: tex`求数量积，再除以两个模。`,
            },
            tex: [
              tex`\overrightarrow{BA}\cdot\overrightarrow{BC}=2-3-1=-2`,
              tex`\cos\theta=\frac{-2}{\sqrt6\,\sqrt{11}}`,
            ],
            marks: ['M1', 'M1'],
          },
          {
            say: { en: tex`The angle is obtuse.`, zh: tex`该角为钝角。` },
            tex: [tex`\theta=104.3^\circ`],
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'lines-method',
      kind: 'method',
      title: { en: 'Do two lines meet?', zh: '判断两直线的位置关系' },
      details: [
        {
          en: tex`First compare the directions: if one is a multiple of the other, the lines are parallel (or the same line). Otherwise equate the three components and solve two of the equations.`,
          zh: tex`先比较方向向量：若一个是另一个的倍数，则两直线平行（或重合）；否则令三个分量分别相等，由其中两个方程解出参数。`,
        },
        {
          en: tex`Put the values into the third equation. If it holds, the lines meet: find the point. If not, and they are not parallel, they are skew.`,
          zh: tex`把参数代入第三个方程检验。成立则相交，再求交点；不成立且不平行，则为异面直线。`,
        },
      ],
      example: {
        stem: {
          en: tex`Show that the lines $\mathbf{r}=\mathbf{i}+2\mathbf{k}+\lambda(2\mathbf{i}+\mathbf{j}-\mathbf{k})$ and $\mathbf{r}=\mathbf{j}+4\mathbf{k}+\mu(3\mathbf{i}-3\mathbf{k})$ intersect, and find the point of intersection.`,
          zh: tex`证明直线 $\mathbf{r}=\mathbf{i}+2\mathbf{k}+\lambda(2\mathbf{i}+\mathbf{j}-\mathbf{k})$ 与 $\mathbf{r}=\mathbf{j}+4\mathbf{k}+\mu(3\mathbf{i}-3\mathbf{k})$ 相交，并求交点。`,
        },
        answer: 'meet at (3, 1, 1)',
        ask: 'Determine whether the lines r = i + 2k + λ(2i + j - k) and r = j + 4k + μ(3i - 3k) intersect, are parallel or are skew',
        steps: [
          {
            say: { en: tex`Equate the components.`, zh: tex`令各分量相等。` },
            tex: [tex`1+2\lambda=3\mu`, tex`\lambda=1`, tex`2-\lambda=4-3\mu`],
            marks: ['M1'],
          },
          {
            say: { en: tex`Solve the first two.`, zh: tex`由前两式求解。` },
            tex: [tex`\lambda=1,\quad\mu=1`],
            marks: ['A1'],
          },
          {
            say: {
              en: tex`The third equation gives $1=1$, so the lines meet.`,
              zh: tex`代入第三式得 $1=1$，成立，所以两直线相交。`,
            },
            tex: [tex`2-1=4-3`],
            marks: ['B1'],
            why: {
              en: tex`Two equations in two unknowns can usually be solved; the third decides.`,
              zh: tex`两个方程、两个未知数，一般总能解出；是否相交要看第三个方程。`,
            },
          },
          {
            say: { en: tex`Put $\lambda=1$ into the first line.`, zh: tex`把 $\lambda=1$ 代入第一条直线。` },
            tex: [tex`3\mathbf{i}+\mathbf{j}+\mathbf{k}`],
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'perpendicular-method',
      kind: 'method',
      title: { en: 'Foot of a perpendicular', zh: '求垂足与点到直线的距离' },
      details: [
        {
          en: tex`Write a general point $Q$ of the line with its parameter, form $\overrightarrow{PQ}$, and make its scalar product with the direction zero. This gives the parameter, the foot, and the distance $|\overrightarrow{PQ}|$.`,
          zh: tex`用参数表示直线上任一点 $Q$，求 $\overrightarrow{PQ}$，令它与方向向量的数量积为零，由此求出参数、垂足，以及距离 $|\overrightarrow{PQ}|$。`,
        },
        {
          en: tex`The reflection of $P$ in the line is as far beyond the foot $F$: $\overrightarrow{OP'}=2\overrightarrow{OF}-\overrightarrow{OP}$.`,
          zh: tex`$P$ 关于直线的对称点 $P'$ 与 $P$ 关于垂足 $F$ 对称：$\overrightarrow{OP'}=2\overrightarrow{OF}-\overrightarrow{OP}$。`,
        },
      ],
      example: {
        stem: {
          en: tex`Find the position vector of the foot of the perpendicular from $P(2,1,6)$ to the line $\mathbf{r}=\mathbf{i}+2\mathbf{j}+t(\mathbf{i}+2\mathbf{k})$.`,
          zh: tex`由点 $P(2,1,6)$ 向直线 $\mathbf{r}=\mathbf{i}+2\mathbf{j}+t(\mathbf{i}+2\mathbf{k})$ 作垂线，求垂足的位置向量。`,
        },
        answer: '(18/5, 2, 26/5)',
        ask: 'Find the foot of the perpendicular from P(2, 1, 6) to the line r = (1, 2, 0) + t(1, 0, 2)',
        steps: [
          {
            say: { en: tex`Take a general point $Q$ of the line.`, zh: tex`取直线上任一点 $Q$。` },
            tex: [
              tex`\overrightarrow{PQ}=\begin{pmatrix}1+t\\2\\2t\end{pmatrix}-\begin{pmatrix}2\\1\\6\end{pmatrix}=\begin{pmatrix}t-1\\1\\2t-6\end{pmatrix}`,
            ],
            marks: ['B1'],
          },
          {
            say: {
              en: tex`It is perpendicular to the direction of the line.`,
              zh: tex`它与直线的方向向量垂直。`,
            },
            tex: [tex`(t-1)+2(2t-6)=0`],
            marks: ['M1'],
          },
          {
            say: { en: tex`Solve and substitute.`, zh: tex`解出参数并代入。` },
            tex: [tex`t=\tfrac{13}{5}`, tex`\tfrac{18}{5}\mathbf{i}+2\mathbf{j}+\tfrac{26}{5}\mathbf{k}`],
            marks: ['A1', 'A1'],
          },
        ],
      },
    },
    {
      id: 'solids',
      kind: 'tip',
      title: { en: 'Solids and the limits of Paper 3', zh: '立体图形与考试范围' },
      details: [
        {
          en: tex`With a cuboid or a pyramid, write down the position vector of every corner before anything else; midpoints are averages.`,
          zh: tex`遇到长方体或棱锥，先写出每个顶点的位置向量；中点的位置向量是两端点的平均。`,
        },
        {
          en: tex`Planes, the vector product and the distance between skew lines belong to Further Mathematics, not to 9709.`,
          zh: tex`平面方程、向量积和异面直线间的距离属于进阶数学，9709 不考。`,
        },
        {
          en: tex`An equation of a line must begin with $\mathbf{r}=$; the right side alone is only an expression.`,
          zh: tex`直线方程必须写上 $\mathbf{r}=$，只写右边的式子不算方程。`,
        },
      ],
    },
    {
      id: 'common-errors',
      kind: 'error',
      title: { en: 'Where marks are lost', zh: '常见失分点' },
      details: [
        {
          en: tex`Using $\overrightarrow{AB}$ and $\overrightarrow{BC}$ for angle $ABC$: this gives $180^\circ$ minus the angle.`,
          zh: tex`求角 $ABC$ 时用了 $\overrightarrow{AB}$ 与 $\overrightarrow{BC}$：得到的是它的补角。`,
        },
        {
          en: tex`Using the position vectors $\mathbf{a}$ instead of the directions $\mathbf{b}$ for the angle between two lines.`,
          zh: tex`求两直线夹角时误用位置向量 $\mathbf{a}$，而不是方向向量 $\mathbf{b}$。`,
        },
        {
          en: tex`Claiming that lines meet after solving only two of the three equations.`,
          zh: tex`只解了三个方程中的两个就断言两直线相交。`,
        },
      ],
    },
  ],
};
