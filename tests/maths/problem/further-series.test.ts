import { describe, expect, test } from 'vitest';
import { solveParts } from '../../../server/maths/solving/solve.ts';

const answers = (question: string): (string | null)[] =>
  solveParts(question).map(({ outcome }) => (outcome.solved ? outcome.worked.answer.text : null));

describe('sums that have a name', () => {
  const NAMED = 'Let $S_n=\\sum_{r=1}^{n}\\frac{1}{(2r+1)(2r+3)}$.\n(a) Find $S_n$ in terms of $n$.\n';

  test('a sum, its limit and how many terms come near it', () => {
    expect(
      answers(
        `${NAMED}(b) State the sum to infinity $S$ of the series.\n(c) Find the least value of $n$ for which $S-S_n<0.001$.`,
      ),
    ).toEqual(['n/(3(2n + 3))', '1/6', 'n = 249']);
    expect(
      answers(
        '设 $S_n=\\sum_{r=1}^{n}\\frac{1}{(2r+1)(2r+3)}$。\n(1) 求 $S_n$，结果用 $n$ 表示。\n(2) 写出无穷级数 $\\frac{1}{3\\times5}+\\frac{1}{5\\times7}+\\frac{1}{7\\times9}+\\cdots$ 的和 $S$。\n(3) 求满足 $S-S_n<0.001$ 的最小正整数 $n$。',
      ),
    ).toEqual(['n/(3(2n + 3))', '1/6', 'n = 249']);
  });

  test('the least number of terms is one more than where the sum is as large', () => {
    expect(
      answers(
        'Let $S_n = \\sum_{r=1}^{n} \\frac{1}{r(r+1)}$. Find the least value of $n$ for which $S_n > 0.99$.',
      ),
    ).toEqual(['n = 100']);
  });

  test('a printed series is the one that was spoken of only where its terms are the same', () => {
    const printed = (terms: string) =>
      answers(`${NAMED}(b) Deduce the sum of the infinite series $${terms}+\\cdots$.`)[1];
    expect(printed('\\frac{1}{3\\times5}+\\frac{1}{5\\times7}+\\frac{1}{7\\times9}')).toBe('1/6');
    expect(printed('\\frac{1}{5\\times7}+\\frac{1}{7\\times9}+\\frac{1}{9\\times11}')).toBeNull();
  });
});

describe('images of figures', () => {
  const M = 'The matrix $\\mathbf{M}$ is given by $\\mathbf{M}=\\begin{pmatrix}1&2\\\\0&-3\\end{pmatrix}$.\n';

  test.each<[question: string, area: string]>([
    [
      'A triangle of area $5$ square units is transformed by $\\mathbf{M}$ onto triangle $DEF$. Find the area of triangle $DEF$.',
      '15',
    ],
    ['A rectangle with area $12$ is transformed by $\\mathbf{M}$. Find the area of the image.', '36'],
    [
      'The transformation represented by $\\mathbf{M}$ maps triangle $ABC$ onto triangle $DEF$. Given that triangle $DEF$ has area $15$, find the area of triangle $ABC$.',
      '5',
    ],
    [
      'A triangle of area $5$ square units is transformed by $\\mathbf{M}^2$ onto triangle $DEF$. Find the area of triangle $DEF$.',
      '45',
    ],
  ])('the area of each comes from that of the other: %s', (question, area) => {
    expect(answers(M + question)).toEqual([area]);
  });
});

test('the points of a plane are read in Chinese, and the foot of a perpendicular', () => {
  expect(
    answers(
      '空间四点的坐标为 $A(1,0,2)$、$B(2,-1,3)$、$C(0,2,1)$、$D(3,1,-2)$，过 $A,B,C$ 三点的平面记为 $\\Pi$。\n(1) 求平面 $\\Pi$ 的方程，写成 $ax+by+cz=d$ 的形式。\n(2) 求从 $D$ 向平面 $\\Pi$ 所作垂线的垂足坐标。',
    ),
  ).toEqual(['x - z = -1', '(0, 1, 1)']);
  expect(
    answers(
      '已知点 $A(1,0,2)$、$B(2,-1,3)$、$C(0,2,1)$。平面 $\\Pi$ 经过 $A$、$B$、$C$ 三点。求平面 $\\Pi$ 的方程。',
    ),
  ).toEqual(['x - z = -1']);
});

test('all the roots of a polynomial with surds are cosines where as many as its degree are', () => {
  const roots = (equation: string) =>
    answers(
      `Find all the roots of the equation $${equation}$, giving your answers in the form $\\cos q\\pi$.`,
    );
  expect(roots('32x^5-40x^3+10x-\\sqrt3=0')).toEqual([
    'x = cos(1/30*pi) or x = cos(11/30*pi) or x = cos(13/30*pi) or x = cos(23/30*pi) or x = cos(5/6*pi)',
  ]);
  expect(roots('32x^5-40x^3+11x-\\sqrt3=0')).toEqual([null]);
});

test('a differential equation that holds for x > 0 starts at such an x', () => {
  const solution = (start: string) =>
    answers(
      `Find the solution of the differential equation $$x\\frac{dy}{dx}+3y=x^2,\\qquad x>0,$$ for which $y=0$ when $x=${start}$.`,
    );
  expect(solution('1')).toEqual(['y = x^2/5 - 1/(5x^3)']);
  expect(solution('-1')).toEqual([null]);
});

test('a polar curve from one side of the initial line to the other encloses a region with it', () => {
  const area = (end: string) =>
    answers(
      `The curve $C$ has polar equation $r=5-2\\cos\\theta$, for $0\\leqslant\\theta\\leqslant${end}$. Find the exact area of the region bounded by $C$ and the initial line.`,
    );
  expect(area('\\pi')).toEqual(['27pi/2']);
  expect(area('\\frac12\\pi')).toEqual([null]);
});
