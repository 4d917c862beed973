import { describe, expect, test } from 'vitest';
import { solveParts } from '../../../server/maths/solving/solve.ts';

/** What is shown for each part; null where nothing is. */
const answers = (question: string): (string | null)[] =>
  solveParts(question).map(({ outcome }) => (outcome.solved ? outcome.worked.answer.text : null));

const MAPPINGS =
  'The functions f and g are defined by\n$$\\mathrm{f} : x \\mapsto 2x^2 - 8x + 3, \\quad x \\leqslant k,$$\n$$\\mathrm{g} : x \\mapsto 5 - 2x, \\quad x \\in \\mathbb{R}.$$';

describe('functions and their domains', () => {
  test.each<[question: string, ...answers: (string | null)[]]>([
    [
      'The function f is defined by f(x) = x^2 - 6x + 5 for 1 < x < 4. Find the range of f.',
      '-4 <= f(x) < 0',
    ],
    ['The function f is defined by f(x) = x^2 - 6x + 5 for x ≥ 4. Find the range of f.', 'f(x) >= -3'],
    ['The function f is defined by f(x) = 3/(2x-1) for x > 1. State the range of f.', '0 < f(x) < 3'],
    ['The function f is defined by f(x) = 3/(x-1) for x ≠ 1. State the range of f.', null],
    ['The function f is defined by f(x) = 4 - (x+1)^2 for -3 ≤ x ≤ 2. Find the greatest value of f(x).', '4'],
    [
      'The function f is defined by $f(x) = \\sqrt{x - 3}$ for $x \\geq 3$. Find the domain of $f^{-1}$.',
      'x >= 0',
    ],
    ['函数 $f$ 定义为 $f(x)=x^2-2x$，$x\\ge 3$。求 $f$ 的值域。', 'f(x) >= 3'],
    [
      '函数 f 与 g 的定义如下：\n$$f(x)=\\frac{2x+1}{x-3}\\quad (x>3),\\qquad g(x)=x^2+4\\quad (x\\ge 0).$$\n(a) 求 $f^{-1}(x)$ 的表达式，并指出 $f^{-1}$ 的定义域。[4]\n(b) 解方程 $fg(x)=5$，结果保留根号。[3]',
      '(3x + 1)/(x - 2), x > 2',
      'x = 2sqrt(3)/3',
    ],
  ])('%s', (question, ...expected) => expect(answers(question)).toEqual(expected));

  test('a value that a part finds is that of the letter where a part says so', () => {
    const found = `${MAPPINGS}\n(i) State the greatest value of the constant $k$ for which f has an inverse. [1]\n(ii) For the remainder of this question $k$ has the value found in part (i). Obtain an expression for $\\mathrm{f}^{-1}(x)$, and state the domain of $\\mathrm{f}^{-1}$. [4]`;
    expect(answers(found)).toEqual(['k = 2', '-sqrt((x + 5)/2) + 2, x >= -5']);
    expect(
      answers(
        found.replace('For the remainder of this question $k$ has the value found in part (i). ', ''),
      )[1],
    ).toBeNull();
  });

  test('an inverse ends where the function turns, and nowhere else', () => {
    const of = (body: string, sign: string, end: string) =>
      answers(
        `The function f is defined by $f(x) = ${body}$ for $x ${sign} k$. Find the ${end} value of the constant $k$ for which f has an inverse.`,
      );
    expect(of('x^3 - 3x', '\\geq', 'least')).toEqual(['k = 1']);
    expect(of('x^3 - 3x', '\\leq', 'greatest')).toEqual(['k = -1']);
    expect(of('x^3', '\\leq', 'greatest')).toEqual([null]);
    expect(of('x^2 - 4x', '\\leq', 'least')).toEqual([null]);
  });
});

describe('how often curves meet', () => {
  test.each<[question: string, answer: string | null]>([
    [
      'Find the set of values of $p$ for which the curve $y = px^2 + 6x + p - 8$, where $p$ is a non-zero constant, lies wholly below the $x$-axis.',
      'p < -1',
    ],
    [
      'Find the set of values of k for which the equation kx^2 + 4x + k = 3 has two distinct real roots, where k is a positive constant.',
      '0 < k < 4',
    ],
    [
      'Find the set of values of k for which the line y = kx + 1 meets the curve y = x^2 + 5.',
      'k <= -4 or k >= 4',
    ],
    [
      'Find the set of values of k for which the line y = kx + 1 does not meet the curve y = x^2 + 5 for x > 0.',
      null,
    ],
    [
      'Find the value of k for which the equation x^2 + kx + 9 = 0 has equal roots, given that k is negative.',
      'k = -6',
    ],
    [
      '关于 $x$ 的方程 $kx^2+(k-3)x+1=0$，其中 $k$ 为非零常数。若方程有两个不相等的实数根，求 $k$ 的取值集合。',
      'k < 0 or 0 < k < 1 or k > 9',
    ],
    ['直线 $y=kx-2$（$k$ 为正常数）与曲线 $y=x^2+2$ 相交于两个不同的点，求 $k$ 的取值范围。', 'k > 4'],
    [
      '已知曲线 $y=x^2-4x+7$ 与直线 $y=2x+c$（$c$ 为常数）相切。求 $c$ 的值以及切点的坐标。',
      'c = -2, (3, 4)',
    ],
    ['求曲线 $y=7+4x-x^2$ 的最高点的坐标。', '(2, 11)'],
  ])('%s', (question, expected) => expect(answers(question)).toEqual([expected]));
});

describe('what is to be shown', () => {
  const POINTS =
    'The points A and B have coordinates (k, 3) and (4k, -3), where k is a positive constant. The perpendicular bisector of AB passes through (4, -1).';

  test('an equation is derived from what is given, and another one is not', () => {
    expect(answers(`${POINTS} Show that 5k^2 - 8k - 4 = 0.`)).toEqual(['5k^2 - 8k - 4 = 0']);
    expect(answers(`${POINTS} Show that 5k^2 - 8k + 4 = 0.`)).toEqual([null]);
  });

  test('a value is shown where it is the only one', () => {
    expect(answers(`${POINTS} Show that k = 2.`)).toEqual(['k = 2']);
    expect(answers(`${POINTS.replace('positive ', '')} Show that k = 2.`)).toEqual([null]);
  });

  test('what is printed to be shown is known in the parts behind it, though it was not shown here', () => {
    const [, next] = answers(
      'The points A and B have coordinates (0, 0) and (k, 4).\n(a) Show that $k = 3$. [2]\n(b) Find the length of AB. [1]',
    );
    expect(next).toBe('5');
  });
});

test.each<[question: string, answer: string | null]>([
  [
    'The function f is given by $f(x) = 4 - 3\\sin x$ for $\\frac{1}{2}\\pi \\leqslant x \\leqslant \\frac{3}{2}\\pi$. Find the exact value of $f^{-1}\\!\\left(\\frac{11}{2}\\right)$.',
    '7pi/6',
  ],
  ['The function f is given by f(x) = 4 − 3 sin x for 0 ≤ x ≤ 2π. Find f^{-1}(4).', null],
  ['The function f is given by f(x) = 4 − 3 sin x for 0 ≤ x ≤ π/2. Find f^{-1}(5).', null],
  ['求函数 y = 3 + 2cos 2x 的最大值和最小值。', '5, 1'],
  ['函数 f 与 g 的定义分别为 f(x) = 3x − 4，x ∈ ℝ；g(x) = 12/(x + 1)，x > −1。解方程 fg(x) = 5。', 'x = 3'],
  ['The function f is defined, for x > 3, by f(x) = x² − 6x + 15. Find the range of f.', 'f(x) > 6'],
  ['求函数 y = 3 + 2cos 2x（0 ≤ x ≤ π/6）的最小值。', null],
])('an inverse at a number, and the extremes of a wave: %s', (question, expected) => {
  const parts = solveParts(question).map(({ outcome }) =>
    outcome.solved ? outcome.worked.answer.text : null,
  );
  expect(parts.join(', ') || null).toBe(expected);
});
