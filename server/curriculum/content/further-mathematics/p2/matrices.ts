import type { TopicFile } from '../../topic-file.ts';

const tex = String.raw;

export const topic: TopicFile = {
  subject: '9231',
  paper: 'p2',
  order: 2,
  level: 'A2',
  slug: 'matrices',
  title: { en: 'Matrices', zh: '矩阵' },
  summary: {
    en: 'Three linear equations in three unknowns are one matrix equation, and its determinant decides whether three planes meet in a single point. You learn to find eigenvalues and eigenvectors, to diagonalise a matrix and raise it to powers, and to use the theorem that a matrix satisfies its own characteristic equation.',
    zh: '三元一次方程组可写成一个矩阵方程，系数行列式是否为零，决定三个平面是否交于一点。学完后你能求特征值与特征向量，把矩阵对角化并求其高次幂，并会用凯莱–哈密顿定理（矩阵满足自己的特征方程）。',
  },
  difficulty: 'Hard',
  minutes: 55,
  aliases: {
    en: [
      'eigenvalue',
      'eigenvector',
      'characteristic equation',
      'diagonalisation',
      'Cayley-Hamilton theorem',
      'linear simultaneous equations',
      'three planes',
      'PDP^-1',
      'eigen value',
    ],
    zh: [
      '特征值',
      '特征向量',
      '特征方程',
      '对角化',
      '凯莱-哈密顿定理',
      '三元一次方程组',
      '三个平面的位置关系',
      '矩阵的幂',
    ],
  },
  prerequisites: ['9231/p1/matrices', '9231/p1/vectors'],
  methods: ['linear-system', 'matrix-eigenvalues', 'matrix-power'],
  cards: [
    {
      id: 'three-equations',
      kind: 'concept',
      title: { en: 'Three equations, three planes', zh: '三个方程与三个平面' },
      details: [
        {
          en: tex`$\mathbf{Ax}=\mathbf{b}$ with $\det\mathbf{A}\neq0$ has exactly one solution: the three planes meet in a point.`,
          zh: tex`$\mathbf{Ax}=\mathbf{b}$ 中若 $\det\mathbf{A}\neq0$，则有唯一解：三平面交于一点。`,
        },
        {
          en: tex`With $\det\mathbf{A}=0$ eliminate. A line $0=c$, $c\neq0$, means inconsistent; $0=0$ means infinitely many solutions, written with a parameter.`,
          zh: tex`若 $\det\mathbf{A}=0$ 就消元：出现 $0=c$（$c\neq0$）说明方程组不相容；出现 $0=0$ 说明有无穷多解，用参数表示。`,
        },
        {
          en: 'Geometry of the consistent case: the planes share a line (a sheaf) or are the same plane. Of the inconsistent case: they form a triangular prism, or at least two are parallel and distinct.',
          zh: '相容时的几何意义：三平面交于一条公共直线（平面束），或三平面重合。不相容时：三平面围成三棱柱，或其中至少两个平行而不重合。',
        },
      ],
      example: {
        stem: {
          en: tex`Show that the system $x+y+z=4$, $x-y+3z=2$, $3x+y+5z=10$ is consistent, and solve it.`,
          zh: tex`证明方程组 $x+y+z=4$，$x-y+3z=2$，$3x+y+5z=10$ 相容，并求解。`,
        },
        answer: 'x = 3 - 2t, y = 1 + t, z = t',
        ask: 'Solve x + y + z = 4, x - y + 3z = 2, 3x + y + 5z = 10',
        steps: [
          {
            say: {
              en: tex`Eliminate $x$: second minus first, third minus three times the first.`,
              zh: tex`消去 $x$：第二式减第一式，第三式减第一式的三倍。`,
            },
            tex: [tex`-2y + 2z = -2`, tex`-2y + 2z = -2`],
            marks: ['M1', 'A1'],
          },
          {
            say: {
              en: 'The two equations agree, so the system is consistent with infinitely many solutions.',
              zh: '两式相同，所以方程组相容，有无穷多解。',
            },
            tex: [tex`0 = 0`],
            marks: ['E1'],
          },
          {
            say: { en: tex`Put $z=t$.`, zh: tex`令 $z=t$。` },
            tex: [tex`y = 1 + t, \quad x = 4 - y - z = 3 - 2t, \quad z = t`],
            marks: ['A1'],
            why: {
              en: tex`Geometrically the three planes meet in the line $\mathbf{r}=(3,1,0)+t(-2,1,1)$.`,
              zh: tex`几何上，三平面交于直线 $\mathbf{r}=(3,1,0)+t(-2,1,1)$。`,
            },
          },
        ],
      },
    },
    {
      id: 'eigenvalues-and-eigenvectors',
      kind: 'concept',
      title: { en: 'Eigenvalues and eigenvectors', zh: '特征值与特征向量' },
      details: [
        {
          en: tex`If $\mathbf{Ae}=\lambda\mathbf{e}$ with $\mathbf{e}\neq\mathbf{0}$, then $\lambda$ is an eigenvalue and $\mathbf{e}$ an eigenvector: it stays on its own line, and its length is multiplied by $|\lambda|$. That line is an invariant line.`,
          zh: tex`若 $\mathbf{Ae}=\lambda\mathbf{e}$ 且 $\mathbf{e}\neq\mathbf{0}$，则 $\lambda$ 是特征值，$\mathbf{e}$ 是特征向量：变换后仍在原直线上，长度乘以 $|\lambda|$，该直线是不变直线。`,
        },
        {
          en: tex`$\mathbf{A}^n$ has eigenvalues $\lambda^n$, $\mathbf{A}^{-1}$ has $\frac1\lambda$, $\mathbf{A}+k\mathbf{I}$ has $\lambda+k$, all with the same eigenvectors.`,
          zh: tex`$\mathbf{A}^n$ 的特征值为 $\lambda^n$，$\mathbf{A}^{-1}$ 的为 $\frac1\lambda$，$\mathbf{A}+k\mathbf{I}$ 的为 $\lambda+k$，特征向量都不变。`,
        },
        {
          en: tex`The sum of the eigenvalues is the trace (the sum of the leading diagonal) and their product is $\det\mathbf{A}$: a check that costs nothing.`,
          zh: tex`特征值之和等于迹（主对角线元素之和），积等于 $\det\mathbf{A}$，可用来快速检验。`,
        },
      ],
    },
    {
      id: 'finding-them',
      kind: 'method',
      title: { en: 'Finding eigenvalues and eigenvectors', zh: '求特征值与特征向量' },
      details: [
        {
          en: tex`Solve the characteristic equation $\det(\mathbf{A}-\lambda\mathbf{I})=0$. A triangular matrix has its eigenvalues on the diagonal.`,
          zh: tex`解特征方程 $\det(\mathbf{A}-\lambda\mathbf{I})=0$；三角矩阵的特征值就是对角线元素。`,
        },
        {
          en: tex`For each $\lambda$ the vector product of two non-parallel rows of $\mathbf{A}-\lambda\mathbf{I}$ is an eigenvector, because it is perpendicular to both rows.`,
          zh: tex`对每个 $\lambda$，取 $\mathbf{A}-\lambda\mathbf{I}$ 的两个不平行的行作向量积即得特征向量，因为它与这两行都垂直。`,
        },
        {
          en: tex`Any non-zero multiple is right. If you are given an eigenvector, just multiply $\mathbf{Ae}$ and read $\lambda$.`,
          zh: tex`任意非零倍数都正确。若题目给出特征向量，只需计算 $\mathbf{Ae}$ 就能读出 $\lambda$。`,
        },
      ],
      example: {
        stem: {
          en: tex`Find the eigenvalues and corresponding eigenvectors of $\mathbf{A}=\begin{pmatrix}1&0&4\\0&5&4\\4&4&3\end{pmatrix}$.`,
          zh: tex`求矩阵 $\mathbf{A}=\begin{pmatrix}1&0&4\\0&5&4\\4&4&3\end{pmatrix}$ 的特征值与对应的特征向量。`,
        },
        answer: 'λ = -3: (2, 1, -2); λ = 3: (2, -2, 1); λ = 9: (1, 2, 2)',
        ask: 'Find the eigenvalues and eigenvectors of [[1, 0, 4], [0, 5, 4], [4, 4, 3]]',
        steps: [
          {
            say: { en: 'Expand the characteristic determinant.', zh: '展开特征行列式。' },
            tex: [
              tex`(1 - \lambda)\left[(5 - \lambda)(3 - \lambda) - 16\right] - 16(5 - \lambda) = 0`,
              tex`\lambda^3 - 9\lambda^2 - 9\lambda + 81 = 0`,
            ],
            marks: ['M1', 'A1'],
          },
          {
            say: { en: 'Factorise.', zh: '因式分解。' },
            tex: [tex`(\lambda - 9)(\lambda - 3)(\lambda + 3) = 0`, tex`\lambda = -3,\ 3,\ 9`],
            marks: ['A1'],
          },
          {
            say: {
              en: tex`For $\lambda=9$ take the vector product of the first two rows of $\mathbf{A}-9\mathbf{I}$.`,
              zh: tex`对 $\lambda=9$，取 $\mathbf{A}-9\mathbf{I}$ 前两行的向量积。`,
            },
            tex: [
              tex`\begin{pmatrix} -8 \\ 0 \\ 4 \end{pmatrix} \times \begin{pmatrix} 0 \\ -4 \\ 4 \end{pmatrix} = \begin{pmatrix} 16 \\ 32 \\ 32 \end{pmatrix} = 16\begin{pmatrix} 1 \\ 2 \\ 2 \end{pmatrix}`,
            ],
            marks: ['M1', 'A1'],
          },
          {
            say: { en: 'The other two in the same way.', zh: '同法求另外两个。' },
            tex: [
              tex`\lambda = 3: \begin{pmatrix} 2 \\ -2 \\ 1 \end{pmatrix}, \qquad \lambda = -3: \begin{pmatrix} 2 \\ 1 \\ -2 \end{pmatrix}`,
            ],
            marks: ['A1', 'A1'],
            why: {
              en: 'The matrix is symmetric, so the three eigenvectors must be perpendicular: a quick check.',
              zh: '矩阵对称，三个特征向量必两两垂直，可借此检验。',
            },
          },
        ],
      },
    },
    {
      id: 'diagonalisation',
      kind: 'formula',
      title: { en: 'Diagonalisation and powers', zh: '对角化与矩阵的幂' },
      details: [
        {
          en: tex`With the eigenvectors as columns of $\mathbf{P}$ and the eigenvalues in the same order in the diagonal matrix $\mathbf{D}$, $\mathbf{A}=\mathbf{PDP}^{-1}$.`,
          zh: tex`以特征向量为列构成 $\mathbf{P}$，按相同次序把特征值放在对角矩阵 $\mathbf{D}$ 中，则 $\mathbf{A}=\mathbf{PDP}^{-1}$。`,
        },
        {
          en: tex`Then $\mathbf{A}^n=\mathbf{PD}^n\mathbf{P}^{-1}$, since every inner $\mathbf{P}^{-1}\mathbf{P}$ is $\mathbf{I}$, and $\mathbf{D}^n$ has the powers $\lambda^n$ on its diagonal.`,
          zh: tex`于是 $\mathbf{A}^n=\mathbf{PD}^n\mathbf{P}^{-1}$，因为中间的 $\mathbf{P}^{-1}\mathbf{P}$ 都是 $\mathbf{I}$，而 $\mathbf{D}^n$ 的对角线元素是 $\lambda^n$。`,
        },
        {
          en: tex`In this syllabus the eigenvalues are real and distinct, so $\mathbf{P}$ always has an inverse.`,
          zh: tex`本考纲中特征值都是互不相同的实数，所以 $\mathbf{P}$ 一定可逆。`,
        },
      ],
      example: {
        stem: {
          en: tex`Given $\mathbf{A}=\begin{pmatrix}7&-2\\4&1\end{pmatrix}$, use diagonalisation to find $\mathbf{A}^4$.`,
          zh: tex`已知 $\mathbf{A}=\begin{pmatrix}7&-2\\4&1\end{pmatrix}$，用对角化求 $\mathbf{A}^4$。`,
        },
        answer: '[[1169, -544], [1088, -463]]',
        ask: 'Given A = [[7, -2], [4, 1]], find A^4',
        steps: [
          {
            say: { en: 'Find the eigenvalues.', zh: '求特征值。' },
            tex: [tex`\lambda^2 - 8\lambda + 15 = 0`, tex`\lambda = 3,\ 5`],
            marks: ['M1', 'A1'],
          },
          {
            say: { en: 'Find the eigenvectors and set up the matrices.', zh: '求特征向量，写出两个矩阵。' },
            tex: [
              tex`\mathbf{P} = \begin{pmatrix} 1 & 1 \\ 2 & 1 \end{pmatrix}, \quad \mathbf{D} = \begin{pmatrix} 3 & 0 \\ 0 & 5 \end{pmatrix}`,
            ],
            marks: ['B1'],
          },
          {
            say: {
              en: tex`Use $\mathbf{A}^4=\mathbf{PD}^4\mathbf{P}^{-1}$.`,
              zh: tex`用 $\mathbf{A}^4=\mathbf{PD}^4\mathbf{P}^{-1}$。`,
            },
            tex: [
              tex`\mathbf{A}^4 = \begin{pmatrix} 1 & 1 \\ 2 & 1 \end{pmatrix}\begin{pmatrix} 81 & 0 \\ 0 & 625 \end{pmatrix}\begin{pmatrix} -1 & 1 \\ 2 & -1 \end{pmatrix}`,
            ],
            marks: ['M1'],
            why: {
              en: tex`Here $\det\mathbf{P}=-1$, so the inverse has the signs of all entries of the adjugate changed.`,
              zh: tex`这里 $\det\mathbf{P}=-1$，所以逆矩阵就是把伴随矩阵的各元素都变号。`,
            },
          },
          {
            say: { en: 'Multiply.', zh: '相乘。' },
            tex: [tex`\mathbf{A}^4 = \begin{pmatrix} 1169 & -544 \\ 1088 & -463 \end{pmatrix}`],
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'cayley-hamilton',
      kind: 'method',
      title: { en: 'A matrix satisfies its own equation', zh: '矩阵满足自己的特征方程' },
      details: [
        {
          en: tex`If $\lambda^3+a\lambda^2+b\lambda+c=0$ is the characteristic equation, then $\mathbf{A}^3+a\mathbf{A}^2+b\mathbf{A}+c\mathbf{I}=\mathbf{0}$ (Cayley–Hamilton).`,
          zh: tex`若特征方程为 $\lambda^3+a\lambda^2+b\lambda+c=0$，则 $\mathbf{A}^3+a\mathbf{A}^2+b\mathbf{A}+c\mathbf{I}=\mathbf{0}$（凯莱–哈密顿定理）。`,
        },
        {
          en: tex`Inverse: multiply by $\mathbf{A}^{-1}$, so $\mathbf{A}^{-1}=-\frac1c(\mathbf{A}^2+a\mathbf{A}+b\mathbf{I})$. Only one matrix product is needed.`,
          zh: tex`求逆：两边乘 $\mathbf{A}^{-1}$，得 $\mathbf{A}^{-1}=-\frac1c(\mathbf{A}^2+a\mathbf{A}+b\mathbf{I})$，只需算一次矩阵乘法。`,
        },
        {
          en: tex`Higher powers: $\mathbf{A}^4=-a\mathbf{A}^3-b\mathbf{A}^2-c\mathbf{A}$, then replace $\mathbf{A}^3$ once more. For $\mathbf{A}$ above, $\mathbf{A}^2=8\mathbf{A}-15\mathbf{I}$ and $\mathbf{A}^3=49\mathbf{A}-120\mathbf{I}$.`,
          zh: tex`高次幂：$\mathbf{A}^4=-a\mathbf{A}^3-b\mathbf{A}^2-c\mathbf{A}$，再代入一次 $\mathbf{A}^3$。对上例，$\mathbf{A}^2=8\mathbf{A}-15\mathbf{I}$，$\mathbf{A}^3=49\mathbf{A}-120\mathbf{I}$。`,
        },
      ],
    },
    {
      id: 'order-and-words',
      kind: 'tip',
      title: { en: 'Say what the planes do', zh: '说清平面的位置关系' },
      details: [
        {
          en: '"Interpret geometrically" wants planes and points or lines, not just "infinitely many solutions". Check for parallel normals before you say "prism".',
          zh: '“作几何解释”要说平面、点或直线，不能只写“有无穷多解”；说“三棱柱”之前先检查有没有平行的法向量。',
        },
        {
          en: tex`Write $\mathbf{P}$ and $\mathbf{D}$ in matching order, and for $\mathbf{A}^n$ write out $\mathbf{D}^n$: if the question asks only for $\mathbf{P}$ and $\mathbf{D}$, do not compute $\mathbf{P}^{-1}$.`,
          zh: tex`$\mathbf{P}$ 与 $\mathbf{D}$ 的次序要对应；求 $\mathbf{A}^n$ 时写出 $\mathbf{D}^n$。若题目只要 $\mathbf{P}$ 与 $\mathbf{D}$，就不必算 $\mathbf{P}^{-1}$。`,
        },
        {
          en: tex`Keep the characteristic equation expanded if the next part uses Cayley–Hamilton.`,
          zh: tex`若下一问要用凯莱–哈密顿定理，特征方程最好保留展开的形式。`,
        },
      ],
    },
    {
      id: 'zero-vector-and-constant',
      kind: 'error',
      title: { en: 'Zero vectors and missing I', zh: '零向量与漏写单位矩阵' },
      details: [
        {
          en: tex`Giving $\mathbf{0}$ as an eigenvector: if only $\mathbf{0}$ solves $(\mathbf{A}-\lambda\mathbf{I})\mathbf{e}=\mathbf{0}$, the eigenvalue is wrong.`,
          zh: tex`把 $\mathbf{0}$ 当作特征向量：若 $(\mathbf{A}-\lambda\mathbf{I})\mathbf{e}=\mathbf{0}$ 只有零解，说明特征值求错了。`,
        },
        {
          en: tex`Writing $\mathbf{A}^2-8\mathbf{A}+15=\mathbf{0}$; a number cannot be added to a matrix, it must be $15\mathbf{I}$.`,
          zh: tex`写成 $\mathbf{A}^2-8\mathbf{A}+15=\mathbf{0}$；矩阵不能加数，应为 $15\mathbf{I}$。`,
        },
        {
          en: tex`Concluding "no solution" from $\det\mathbf{A}=0$ alone: it only says "not exactly one".`,
          zh: tex`仅由 $\det\mathbf{A}=0$ 就断定“无解”：它只说明“不是唯一解”。`,
        },
        {
          en: tex`Using $\mathbf{P}^{-1}\mathbf{DP}$ for $\mathbf{A}$ instead of $\mathbf{PDP}^{-1}$.`,
          zh: tex`把 $\mathbf{A}=\mathbf{PDP}^{-1}$ 写成 $\mathbf{P}^{-1}\mathbf{DP}$。`,
        },
      ],
    },
  ],
};
