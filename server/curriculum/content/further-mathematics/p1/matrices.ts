import type { TopicFile } from '../../topic-file.ts';

const tex = String.raw;

export const topic: TopicFile = {
  subject: '9231',
  paper: 'p1',
  order: 4,
  level: 'AS',
  slug: 'matrices',
  title: { en: 'Matrices', zh: '矩阵' },
  summary: {
    en: 'Matrices are added, multiplied and inverted, and a 2 × 2 matrix moves the points of the plane. You learn the algebra of matrices up to 3 × 3 with determinants and inverses, the matrices of rotations, reflections, stretches, enlargements and shears, and how to find the points and lines that stay where they are.',
    zh: '矩阵可以相加、相乘、求逆，二阶矩阵还表示平面上的变换。本章学习三阶以内矩阵的运算、行列式与逆矩阵，掌握旋转、反射、伸缩、放缩与切变的矩阵，并会求变换的不变点与不变直线。',
  },
  difficulty: 'Medium',
  minutes: 55,
  aliases: {
    en: [
      'determinant',
      'inverse matrix',
      'singular matrix',
      'linear transformation',
      'invariant line',
      'invariant point',
      'shear',
      'matrix multiplication',
      'matrixes',
    ],
    zh: ['行列式', '逆矩阵', '奇异矩阵', '线性变换', '不变直线', '不变点', '切变', '矩阵乘法', '剪切变换'],
  },
  prerequisites: ['9709/p1/coordinate-geometry', '9709/p1/trigonometry'],
  methods: [
    'matrix-product',
    'matrix-inverse',
    'matrix-singular',
    'matrix-transformation',
    'transformation-matrix',
    'invariant-lines',
  ],
  cards: [
    {
      id: 'products-and-order',
      kind: 'concept',
      title: { en: 'Products and their order', zh: '乘积与次序' },
      details: [
        {
          en: tex`$\mathbf{AB}$ exists when $\mathbf{A}$ has as many columns as $\mathbf{B}$ has rows; an $m\times n$ times an $n\times p$ matrix is $m\times p$. Each entry is a row of $\mathbf{A}$ times a column of $\mathbf{B}$.`,
          zh: tex`$\mathbf{A}$ 的列数等于 $\mathbf{B}$ 的行数时 $\mathbf{AB}$ 才有意义；$m\times n$ 矩阵乘 $n\times p$ 矩阵得 $m\times p$ 矩阵，每个元素是 $\mathbf{A}$ 的一行与 $\mathbf{B}$ 的一列对应相乘再相加。`,
        },
        {
          en: tex`In general $\mathbf{AB}\neq\mathbf{BA}$, so $(\mathbf{A}+\mathbf{B})^2=\mathbf{A}^2+\mathbf{AB}+\mathbf{BA}+\mathbf{B}^2$. Multiply an equation by a matrix on the same side of both members.`,
          zh: tex`一般 $\mathbf{AB}\neq\mathbf{BA}$，因此 $(\mathbf{A}+\mathbf{B})^2=\mathbf{A}^2+\mathbf{AB}+\mathbf{BA}+\mathbf{B}^2$。给等式两边乘矩阵时必须乘在同一侧。`,
        },
        {
          en: tex`For non-singular matrices $(\mathbf{AB})^{-1}=\mathbf{B}^{-1}\mathbf{A}^{-1}$ and $\det(\mathbf{AB})=\det\mathbf{A}\det\mathbf{B}$.`,
          zh: tex`对可逆矩阵，$(\mathbf{AB})^{-1}=\mathbf{B}^{-1}\mathbf{A}^{-1}$；并且 $\det(\mathbf{AB})=\det\mathbf{A}\det\mathbf{B}$。`,
        },
      ],
    },
    {
      id: 'determinant-and-inverse',
      kind: 'formula',
      title: { en: 'Determinant and inverse', zh: '行列式与逆矩阵' },
      details: [
        {
          en: tex`$\begin{pmatrix}a&b\\c&d\end{pmatrix}^{-1}=\frac{1}{ad-bc}\begin{pmatrix}d&-b\\-c&a\end{pmatrix}$; it exists exactly when $ad-bc\neq0$.`,
          zh: tex`$\begin{pmatrix}a&b\\c&d\end{pmatrix}^{-1}=\frac{1}{ad-bc}\begin{pmatrix}d&-b\\-c&a\end{pmatrix}$，当且仅当 $ad-bc\neq0$ 时存在。`,
        },
        {
          en: tex`A $3\times3$ determinant expanded along the first row is $a_1(b_2c_3-b_3c_2)-a_2(b_1c_3-b_3c_1)+a_3(b_1c_2-b_2c_1)$, where $a$, $b$, $c$ are the three rows. Any row or column may be used, with the signs $+-+$, $-+-$, $+-+$.`,
          zh: tex`三阶行列式按第一行展开为 $a_1(b_2c_3-b_3c_2)-a_2(b_1c_3-b_3c_1)+a_3(b_1c_2-b_2c_1)$，其中 $a$、$b$、$c$ 为三行。也可按任意行或列展开，符号按 $+-+$、$-+-$、$+-+$ 排列。`,
        },
        {
          en: tex`Inverse of a $3\times3$ matrix: minors, signs (cofactors), transpose, divide by the determinant.`,
          zh: tex`三阶矩阵求逆四步：求余子式，配符号得代数余子式，转置，除以行列式。`,
        },
        {
          en: tex`A matrix is singular when its determinant is $0$: it has no inverse.`,
          zh: tex`行列式为 $0$ 的矩阵称为奇异矩阵，没有逆矩阵。`,
        },
      ],
      example: {
        stem: {
          en: tex`Find the inverse of $\mathbf{A}=\begin{pmatrix}2&1&0\\1&3&1\\0&2&1\end{pmatrix}$.`,
          zh: tex`求 $\mathbf{A}=\begin{pmatrix}2&1&0\\1&3&1\\0&2&1\end{pmatrix}$ 的逆矩阵。`,
        },
        answer: '[[1, -1, 1], [-1, 2, -2], [2, -4, 5]]',
        ask: 'Find the inverse of [[2, 1, 0], [1, 3, 1], [0, 2, 1]]',
        steps: [
          {
            say: { en: 'Expand the determinant along the first row.', zh: '按第一行展开求行列式。' },
            tex: [tex`\det\mathbf{A} = 2(3 - 2) - 1(1 - 0) + 0 = 1`],
            marks: ['M1', 'A1'],
          },
          {
            say: { en: 'Find the nine cofactors.', zh: '求九个代数余子式。' },
            tex: [tex`\begin{pmatrix} 1 & -1 & 2 \\ -1 & 2 & -4 \\ 1 & -2 & 5 \end{pmatrix}`],
            marks: ['M1'],
            why: {
              en: 'Each cofactor is the 2 × 2 determinant left when its row and column are struck out, with the chessboard sign.',
              zh: '划去所在行和列后剩下的二阶行列式，再配上棋盘式的正负号，就是代数余子式。',
            },
          },
          {
            say: { en: 'Transpose and divide by the determinant.', zh: '转置后除以行列式。' },
            tex: [
              tex`\mathbf{A}^{-1} = \begin{pmatrix} 1 & -1 & 1 \\ -1 & 2 & -2 \\ 2 & -4 & 5 \end{pmatrix}`,
            ],
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'transformations',
      kind: 'concept',
      title: { en: 'Matrices as transformations', zh: '矩阵表示的变换' },
      details: [
        {
          en: tex`The columns of the matrix are the images of $(1,0)$ and $(0,1)$. Build a matrix from these two images, and read a given matrix in the same way.`,
          zh: tex`矩阵的两列就是 $(1,0)$ 与 $(0,1)$ 的像。写矩阵时看这两点变到哪里，辨认矩阵时也看这两列。`,
        },
        {
          en: tex`Rotation through $\theta$ anticlockwise about the origin: $\begin{pmatrix}\cos\theta&-\sin\theta\\\sin\theta&\cos\theta\end{pmatrix}$. Reflection in $y=x\tan\theta$: $\begin{pmatrix}\cos2\theta&\sin2\theta\\\sin2\theta&-\cos2\theta\end{pmatrix}$.`,
          zh: tex`绕原点逆时针旋转 $\theta$：$\begin{pmatrix}\cos\theta&-\sin\theta\\\sin\theta&\cos\theta\end{pmatrix}$。关于直线 $y=x\tan\theta$ 的反射：$\begin{pmatrix}\cos2\theta&\sin2\theta\\\sin2\theta&-\cos2\theta\end{pmatrix}$。`,
        },
        {
          en: tex`Stretch parallel to the $x$-axis: $\begin{pmatrix}k&0\\0&1\end{pmatrix}$; enlargement: $\begin{pmatrix}k&0\\0&k\end{pmatrix}$; shear with the $x$-axis fixed: $\begin{pmatrix}1&k\\0&1\end{pmatrix}$.`,
          zh: tex`沿 $x$ 轴方向的伸缩：$\begin{pmatrix}k&0\\0&1\end{pmatrix}$；放缩（位似）：$\begin{pmatrix}k&0\\0&k\end{pmatrix}$；以 $x$ 轴为不变轴的切变：$\begin{pmatrix}1&k\\0&1\end{pmatrix}$。`,
        },
        {
          en: tex`"First $\mathbf{A}$, then $\mathbf{B}$" is the product $\mathbf{BA}$. Areas are multiplied by $|\det|$; a negative determinant reverses the orientation.`,
          zh: tex`“先 $\mathbf{A}$ 后 $\mathbf{B}$”对应乘积 $\mathbf{BA}$。面积乘以 $|\det|$；行列式为负表示定向被反转。`,
        },
      ],
    },
    {
      id: 'invariant-lines',
      kind: 'method',
      title: { en: 'Invariant points and invariant lines', zh: '不变点与不变直线' },
      details: [
        {
          en: tex`Invariant points solve $\mathbf{A}\mathbf{x}=\mathbf{x}$: write the two equations; if they are the same equation, there is a whole line of invariant points.`,
          zh: tex`不变点满足 $\mathbf{A}\mathbf{x}=\mathbf{x}$：列出两个方程；若两式等价，则有一整条不变点构成的直线。`,
        },
        {
          en: tex`For an invariant line $y=mx$ send the point $(t,mt)$ through the matrix and demand that the image satisfies $y'=mx'$. The $t$ cancels and leaves an equation for $m$.`,
          zh: tex`求不变直线 $y=mx$：把点 $(t,mt)$ 代入变换，要求像满足 $y'=mx'$，约去 $t$ 后得到 $m$ 的方程。`,
        },
        {
          en: tex`On an invariant line the points may move along the line; on a line of invariant points each one stays. Test $x=0$ separately, since it has no gradient.`,
          zh: tex`不变直线上的点可以沿线移动；不变点构成的直线上每一点都不动。直线 $x=0$ 没有斜率，要单独检验。`,
        },
      ],
      example: {
        stem: {
          en: tex`Find the equations of the invariant lines, through the origin, of the transformation represented by $\begin{pmatrix}3&2\\1&2\end{pmatrix}$.`,
          zh: tex`求矩阵 $\begin{pmatrix}3&2\\1&2\end{pmatrix}$ 所表示的变换的过原点的不变直线方程。`,
        },
        answer: 'y = -x, y = 1/2*x',
        ask: 'Find the invariant lines through the origin of the transformation represented by [[3, 2], [1, 2]]',
        steps: [
          {
            say: { en: tex`Transform a general point of $y=mx$.`, zh: tex`变换 $y=mx$ 上的任意点。` },
            tex: [
              tex`\begin{pmatrix} 3 & 2 \\ 1 & 2 \end{pmatrix}\begin{pmatrix} t \\ mt \end{pmatrix} = \begin{pmatrix} (3 + 2m)t \\ (1 + 2m)t \end{pmatrix}`,
            ],
            marks: ['B1'],
          },
          {
            say: { en: 'The image must lie on the same line.', zh: '像必须仍在同一条直线上。' },
            tex: [tex`1 + 2m = m(3 + 2m)`, tex`2m^2 + m - 1 = 0`],
            marks: ['M1', 'A1'],
            why: {
              en: tex`The condition is $y'=mx'$ with the same $m$; the point itself is allowed to move.`,
              zh: tex`条件是 $y'=mx'$，$m$ 不变；点本身允许移动。`,
            },
          },
          {
            say: { en: 'Solve and write the lines.', zh: '解出斜率并写出直线。' },
            tex: [tex`(2m - 1)(m + 1) = 0`, tex`y = \tfrac12 x, \quad y = -x`],
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'solving-for-a-matrix',
      kind: 'method',
      title: { en: 'Solving for an unknown matrix', zh: '解矩阵方程' },
      details: [
        {
          en: tex`From $\mathbf{AX}=\mathbf{B}$ follows $\mathbf{X}=\mathbf{A}^{-1}\mathbf{B}$; from $\mathbf{XA}=\mathbf{B}$ follows $\mathbf{X}=\mathbf{BA}^{-1}$. The inverse goes on the side where $\mathbf{A}$ stood.`,
          zh: tex`由 $\mathbf{AX}=\mathbf{B}$ 得 $\mathbf{X}=\mathbf{A}^{-1}\mathbf{B}$；由 $\mathbf{XA}=\mathbf{B}$ 得 $\mathbf{X}=\mathbf{BA}^{-1}$。$\mathbf{A}$ 在哪一侧，逆矩阵就乘在哪一侧。`,
        },
        {
          en: tex`If $\mathbf{A}^2=5\mathbf{A}-6\mathbf{I}$, multiply by $\mathbf{A}^{-1}$ to get $\mathbf{A}=5\mathbf{I}-6\mathbf{A}^{-1}$, so $\mathbf{A}^{-1}=\frac16(5\mathbf{I}-\mathbf{A})$. A constant needs its $\mathbf{I}$.`,
          zh: tex`若 $\mathbf{A}^2=5\mathbf{A}-6\mathbf{I}$，两边乘 $\mathbf{A}^{-1}$ 得 $\mathbf{A}=5\mathbf{I}-6\mathbf{A}^{-1}$，故 $\mathbf{A}^{-1}=\frac16(5\mathbf{I}-\mathbf{A})$。常数项必须带上单位矩阵 $\mathbf{I}$。`,
        },
      ],
    },
    {
      id: 'describe-fully',
      kind: 'tip',
      title: { en: 'Describing a transformation fully', zh: '完整描述一个变换' },
      details: [
        {
          en: 'Rotation: angle, direction, centre. Reflection: the line. Enlargement: scale factor and centre. Stretch: direction and scale factor. Shear: the fixed line and the image of one point.',
          zh: '旋转要写角度、方向和中心；反射要写对称轴；放缩要写比例因子和中心；伸缩要写方向和比例因子；切变要写不变轴和一个点的像。',
        },
        {
          en: 'When a matrix is given as a product of two, say which transformation comes first: it is the right-hand factor.',
          zh: '矩阵写成两个矩阵之积时，要说明先后：右边的因子先作用。',
        },
        {
          en: tex`Multiply your inverse by the original matrix: one row is often enough to find a wrong sign.`,
          zh: tex`把求得的逆矩阵与原矩阵相乘检验，往往只验一行就能发现符号错误。`,
        },
      ],
    },
    {
      id: 'order-and-signs',
      kind: 'error',
      title: { en: 'Order, signs and transposing', zh: '次序、符号与转置' },
      details: [
        {
          en: tex`Multiplying in reading order: "reflection, then rotation" is $\mathbf{M}_{\mathrm{rot}}\mathbf{M}_{\mathrm{ref}}$, because the matrix nearest the vector acts first.`,
          zh: tex`按文字顺序相乘：“先反射再旋转”应为 $\mathbf{M}_{\mathrm{rot}}\mathbf{M}_{\mathrm{ref}}$，紧挨向量的矩阵先作用。`,
        },
        {
          en: tex`Forgetting to transpose the cofactors. For a symmetric matrix it does not show, so check with a product.`,
          zh: tex`求逆时忘记转置代数余子式。矩阵对称时看不出错，所以要用乘法检验。`,
        },
        {
          en: tex`Scaling a determinant wrongly: for a $3\times3$ matrix $\det(k\mathbf{A})=k^3\det\mathbf{A}$, not $k\det\mathbf{A}$.`,
          zh: tex`数乘行列式出错：三阶时 $\det(k\mathbf{A})=k^3\det\mathbf{A}$，而不是 $k\det\mathbf{A}$。`,
        },
        {
          en: tex`Giving the area factor as negative: the area scale factor is $|\det\mathbf{A}|$.`,
          zh: tex`把面积的放大倍数写成负数：应取 $|\det\mathbf{A}|$。`,
        },
      ],
    },
  ],
};
