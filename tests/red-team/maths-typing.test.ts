import { describe } from 'vitest';
import { answers, refuses } from './solver.ts';

describe('the number of an equation is no factor of it', () => {
  answers([
    ['Solve the simultaneous equations 2x + 3y = 7 (1), x - y = 1 (2)', 'x = 2, y = 1'],
    ['Solve 2x + 3y = 7 (i) and x - y = 1 (ii).', 'x = 2, y = 1'],
    ['Solve the simultaneous equations 2x + 3y = 7 ... (1) and x - y = 1 ... (2).', 'x = 2, y = 1'],
    ['解方程组 2x + 3y = 7 ①，x - y = 1 ②', 'x = 2, y = 1'],
    ['Solve x^2 = 4 (2)', 'x = -2 or x = 2'],
    ['Solve |2x-1| < 5 (3)', '-2 < x < 3'],
    ['Solve x^2 < 9 (3)', '-3 < x < 3'],
    ['Simplify √50 (2)', '5sqrt(2)'],
    ['Expand (x+1)^2 (2)', 'x^2 + 2x + 1'],
    ['Differentiate 3x^2 (2)', '6x'],
    ['Find ∫ x^2 dx. (3)', 'x^3/3 + c'],
    ['Find f (2) where f(x) = x^2', '4'],
  ]);
});

describe('a bracket that opens a formula of LaTeX is no part of it', () => {
  answers([
    ['Solve \\(4x^2 - 9x + 2 = 0\\) [3]', 'x = 1/4 or x = 2'],
    ['Find \\int x^2 \\,dx.', 'x^3/3 + c'],
    ['Evaluate \\int_0^1 x^2\\,dx.', '1/3'],
    ['Solve 2\\sin x=1 for 0^{\\circ}\\leqslant x\\leqslant 360^{\\circ}', 'x = 30° or x = 150°'],
    ['Solve \\begin{aligned} 2x+3y&=7\\\\ x-y&=1 \\end{aligned}', 'x = 2, y = 1'],
    [
      'Solve the simultaneous equations \\begin{align*} y &= 2x - 1 \\\\ x^2 + y^2 &= 2 \\end{align*}',
      'x = -1/5, y = -7/5 or x = 1, y = 1',
    ],
    ['Find the inverse of \\left(\\begin{array}{cc}2&1\\\\5&3\\end{array}\\right)', '[[3, -1], [-5, 2]]'],
  ]);
});

describe('letters, digits and signs of full width are letters, digits and signs', () => {
  answers([
    ['已知等差数列首项为３，公差为２，求前１０项的和。', '120'],
    ['随机变量 X 服从正态分布 N(50，16)，求 P(X＞55)。', '0.106'],
    ['设 X～B(10，0.3)，求 P(X＝3)。', '0.267'],
    ['解方程：２ｘ²＋３ｘ－５＝０。', 'x = -5/2 or x = 1'],
  ]);
});

describe('where x² may vanish, one root may be that of a line', () => {
  refuses([
    'Find the values of k for which kx^2 - 6x + k = 0 has exactly one real root',
    'Find the values of k for which kx^2 - 6x + k = 0 has only one root',
    'Find the values of k for which the quadratic equation (k-1)x^2 + kx + 1 = 0 has real roots',
    'Find the set of values of k for which the quadratic equation kx^2 + 2x + 1 = 0 has real roots',
  ]);
  answers([
    ['Find the values of k for which x^2 - 6x + k = 0 has exactly one real root', 'k = 9'],
    [
      'Find the set of values of k for which the equation 2x² + 3kx + k = 0 has distinct real roots.',
      'k < 0 or k > 8/9',
    ],
  ]);
});

describe('where the solutions are wanted may stand behind how they are given', () => {
  answers([
    ['Solve sin x = 1/2, giving all solutions in the interval 0 ≤ x ≤ 2π', 'x = pi/6 or x = 5pi/6'],
    ['Solve sin x = 1/2, giving your answers in the interval 0° ≤ x ≤ 360°', 'x = 30° or x = 150°'],
  ]);
});
