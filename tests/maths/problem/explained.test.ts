import { expect, test } from 'vitest';
import { solveParts } from '../../../server/maths/solving/solve.ts';

/** The formulas of the lines that lead to each answer. */
function linesOf(question: string): string[][] {
  return solveParts(question).map(({ outcome }) => {
    expect(outcome.solved).toBe(true);
    return outcome.solved ? outcome.worked.steps.flatMap(({ tex = [] }) => tex) : [];
  });
}

const column = (...parts: (number | string)[]) => `\\begin{pmatrix} ${parts.join(' \\\\ ')} \\end{pmatrix}`;

test('the angle at a corner and the area of a triangle come from two vectors', () => {
  const [angle, area] = linesOf(
    'Relative to the origin $O$, the points $A$ and $B$ have position vectors $2\\mathbf{i} + 3\\mathbf{j} - 6\\mathbf{k}$ and $4\\mathbf{i} + 3\\mathbf{k}$.\n(a) Find angle $AOB$. [3]\n(b) Find the exact area of triangle $OAB$. [3]',
  );
  expect(angle).toContain(
    `\\overrightarrow{OA} = ${column(2, 3, -6)},\\quad \\overrightarrow{OB} = ${column(4, 0, 3)}`,
  );
  expect(angle).toContain('\\cos\\theta = \\frac{-10}{\\sqrt{49} \\times \\sqrt{25}}');
  expect(area).toContain(`\\frac{1}{2}\\left|${column(9, -30, -12)}\\right|`);
});

test('the foot of a perpendicular comes from a scalar product that is zero', () => {
  const [foot] = linesOf(
    'The points $A$ and $B$ have position vectors $2\\mathbf i+\\mathbf j-3\\mathbf k$ and $4\\mathbf i-\\mathbf j+\\mathbf k$ respectively. The point $C$ has position vector $6\\mathbf i+\\mathbf j+4\\mathbf k$. Find the position vector of the foot of the perpendicular from $C$ to the line through $A$ and $B$. [4]',
  );
  expect(foot).toContain(`${column(-4, 0, -7)} + t${column(2, -2, 4)}`);
  expect(foot).toEqual(expect.arrayContaining(['24t - 36 = 0', 't = \\frac{3}{2}', column(5, -2, 3)]));
});

test('a plane comes from two of its directions, the distance of two lines from their common perpendicular', () => {
  const [plane, distance] = linesOf(
    'The lines $l_1$ and $l_2$ have equations $\\mathbf{r} = \\mathbf{i} + 2\\mathbf{j} - \\mathbf{k} + \\lambda(\\mathbf{i} + \\mathbf{j} + 2\\mathbf{k})$ and $\\mathbf{r} = 4\\mathbf{i} + 3\\mathbf{k} + \\mu(2\\mathbf{i} - \\mathbf{j} + \\mathbf{k})$ respectively. The plane $\\Pi_1$ contains $l_1$ and is parallel to $l_2$.\n(a) Obtain an equation of $\\Pi_1$, giving your answer in the form $ax + by + cz = d$. [2]\n(b) Find the shortest distance between $l_1$ and $l_2$. [5]',
  );
  const normal = `\\mathbf{n} = ${column(1, 1, 2)} \\times ${column(2, -1, 1)} = ${column(3, 3, -3)}`;
  expect(plane).toContain(normal);
  expect(plane).toContain(
    `\\mathbf{r} \\cdot \\mathbf{n} = ${column(1, 2, -1)} \\cdot ${column(3, 3, -3)} = 12`,
  );
  expect(distance).toContain(normal);
  expect(distance).toContain('\\frac{\\left|-9\\right|}{\\sqrt{27}}');
});

test('a quotient of complex numbers is multiplied by the conjugate of its denominator', () => {
  const [cartesian, polar, power] = linesOf(
    'The complex number $u$ is defined by $u = \\frac{5 - \\mathrm{i}}{2 - 3\\mathrm{i}}$.\n(a) Express $u$ in the form $x + \\mathrm{i}y$, where $x$ and $y$ are real. [2]\n(b) Express $u$ in the form $r\\mathrm{e}^{\\mathrm{i}\\theta}$, where $r > 0$ and $-\\pi < \\theta \\leqslant \\pi$. [2]\n(c) Hence find $u^6$ in the form $x + \\mathrm{i}y$. [2]',
  );
  expect(cartesian!.join(' ')).toContain('= \\frac{13 + 13\\mathrm{i}}{13}');
  expect(polar).toContain('\\sqrt{1^{2} + 1^{2}} = \\sqrt{2}');
  expect(power!.join(' ')).toContain('\\cos 6\\theta');
});

test('square roots and other roots of real equations show how they are found', () => {
  const [squares] = linesOf(
    'Find the two square roots of $5 - 12\\mathrm{i}$, giving them in the form $x + \\mathrm{i}y$, where $x$ and $y$ are real. [5]',
  );
  expect(squares).toEqual(
    expect.arrayContaining(['x^{2} - y^{2} = 5,\\quad 2xy = -12', 'x^{4} - 5x^{2} - 36 = 0', 'x^{2} = 9']),
  );
  const [, others] = linesOf(
    '已知 $1+2\\mathrm i$ 是方程 $2z^{3}-z^{2}+kz+15=0$ 的一个根，其中 $k$ 为实数。\n(1) 求 $k$ 的值。（3分）\n(2) 求该方程的另外两个根。（4分）',
  );
  expect(others).toEqual(expect.arrayContaining(['1 - 2\\mathrm{i}', 'z^{2} - 2z + 5', '-\\frac{3}{2}']));
});

test('sums of powers of roots go back to the coefficients', () => {
  const [equation, , powers] = linesOf(
    'It is given that $\\alpha$, $\\beta$, $\\gamma$ and $\\delta$ are the roots of the equation\n$$x^4+x^3-4x+2=0.$$\n(a) Find a quartic equation with integer coefficients whose roots are $\\dfrac{1}{\\alpha}$, $\\dfrac{1}{\\beta}$, $\\dfrac{1}{\\gamma}$, $\\dfrac{1}{\\delta}$. [2]\n(b) Hence state the value of $\\dfrac{1}{\\alpha}+\\dfrac{1}{\\beta}+\\dfrac{1}{\\gamma}+\\dfrac{1}{\\delta}$ and find the value of $\\dfrac{1}{\\alpha^2}+\\dfrac{1}{\\beta^2}+\\dfrac{1}{\\gamma^2}+\\dfrac{1}{\\delta^2}$. [3]\n(c) Find the value of $\\alpha^4+\\beta^4+\\gamma^4+\\delta^4$, given that $\\alpha^3+\\beta^3+\\gamma^3+\\delta^3=11$. [3]',
  );
  expect(powers).toEqual(
    expect.arrayContaining(['S_{1} = -1,\\quad S_{2} = 1,\\quad S_{3} = 11', 'S_{4} + 23 = 0']),
  );
  expect(equation).toContain('y = \\frac{1}{x}');
});

test('that two lines meet is shown by their parameters, and said in words', () => {
  const [part] = solveParts(
    '直线 $l$ 与 $m$ 的方程分别为 $\\mathbf r=\\mathbf i+2\\mathbf j-\\mathbf k+s(2\\mathbf i-\\mathbf j+3\\mathbf k)$ 与 $\\mathbf r=\\mathbf i-3\\mathbf j+6\\mathbf k+t(\\mathbf i+2\\mathbf j-2\\mathbf k)$。证明 $l$ 与 $m$ 相交，并求交点的位置向量。（5分）',
  );
  const steps = part!.outcome.solved ? part!.outcome.worked.steps : [];
  expect(steps.flatMap(({ tex = [] }) => tex)).toContain('s = 1,\\quad t = 2');
  expect(JSON.stringify(steps)).not.toContain('0 = 0');
});

test('the centre of a circle comes from completed squares, an inverse from its determinant', () => {
  const [circle] = linesOf(
    '已知圆 $C$ 的方程为 $x^2+y^2-6x+4y-12=0$，点 $A(7,1)$ 在圆 $C$ 上。\n(1) 求圆 $C$ 的圆心坐标和半径；（3分）\n(2) 求圆 $C$ 在点 $A$ 处的切线方程，结果写成 $ax+by=c$ 的形式，其中 $a$、$b$、$c$ 为整数；（3分）\n(3) 求该切线与两坐标轴围成的三角形的面积。（2分）',
  );
  expect(circle).toContain('\\left(x - 3\\right)^{2} + \\left(y + 2\\right)^{2} = 25');
  const [inverse] = linesOf(
    'The matrix $\\mathbf{M} = \\begin{pmatrix} 4 & 2 \\\\ 0 & 1 \\end{pmatrix}$. Find $\\mathbf{M}^{-1}$. [2]',
  );
  expect(inverse!.join(' ')).toContain('\\begin{pmatrix} 1 & -2 \\\\ 0 & 4 \\end{pmatrix}');
});
