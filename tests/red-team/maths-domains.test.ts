import { describe } from 'vitest';
import { answers, refuses } from './solver.ts';

describe('a function has no value outside its domain', () => {
  refuses([
    'f(x) = 2x + 3 for x < 0. Find f(2).',
    'f(x) = 2x + 3 for x ≥ 5. Find f(2).',
    'f(x) = x^2 for x > 0. Find f(0).',
    'The function f is defined by f(x) = x^2 + 1 for x ≥ 0. Find f(-1).',
    'The functions f and g are defined by f(x) = x^2 + 1 for x < 0 and g(x) = 2x - 1. Find fg(3).',
    'Given f(x) = x + 1 for x > 0 and g(x) = 2x for x < 0, find fg(x)',
    'Given f(x) = √(x - 1) and g(x) = x^2, x≤0, find gf(x)',
  ]);
  answers([
    [
      'The functions f and g are defined by f(x) = x^2 + 1, x ≤ 0 and g(x) = 2x - 1. Solve fg(x) = 10.',
      'x = -1',
    ],
    ['f(x) = 2x + 3 for x < 0. Find f(-2).', '-1'],
    ['f(x) = x^2, x ≥ 1. Find f(3).', '9'],
    ['Given f(x) = x + 1 for x > 0 and g(x) = 2x, find gf(x)', '2x + 2'],
    ['已知 f(x) = 2x + 1，x > 0，g(x) = x^2，求 f(g(2))', '9'],
  ]);
});

describe('where something is divided by zero there is no solution', () => {
  answers([
    ['Solve (1 - cos x)/sin x = 1 for 0 ≤ x ≤ 2π', 'x = pi/2'],
    ['Solve (1 - cos x)/sin x = 0 for 0 ≤ x ≤ 2π', 'none'],
    ['Solve sin 2x / sin x = 2 for 0 ≤ x ≤ 2π', 'none'],
    ['Solve sin x / tan x = 1 for 0 ≤ x ≤ 2π', 'none'],
    ['Solve cos x / cot x = 0 for 0 ≤ x ≤ 2π', 'none'],
    ['Solve sin x cot x = 1 for 0 ≤ x ≤ 2π', 'none'],
    ['Solve cosec x = cot x for 0° ≤ x ≤ 360°', 'none'],
    ['Solve sin 2x / cos x = 0 for 0 ≤ x ≤ 2π', 'x = 0 or x = pi or x = 2pi'],
    ['Solve sin x cot x = 0 for 0 ≤ x ≤ 2π', 'x = pi/2 or x = 3pi/2'],
    ['Solve tan x cos x = 0 for 0 ≤ x ≤ 2π', 'x = 0 or x = pi or x = 2pi'],
  ]);
  refuses([
    'Solve (1 - sin x)/cos x = 0 for 0 ≤ x ≤ 2π',
    'Solve (1 + cos 2x)/cos x = 0 for 0 ≤ x ≤ 2π',
    'Solve cos x / cot x = 1 for 0 ≤ x ≤ 2π',
  ]);
});

describe('a form with numbers in it is that form', () => {
  answers([
    ['Express 4x^2 - 12x + 5 in the form (2x - a)^2 - b.', '(2x - 3)^2 - 4'],
    ['Express 9x^2 + 12x + 1 in the form (3x + a)^2 + b.', '(3x + 2)^2 - 3'],
    ['将 4x^2 - 12x + 5 写成 (2x - a)^2 - b 的形式', '(2x - 3)^2 - 4'],
    ['Express 9x^2 + 12x + 1 in the form (px + q)^2 + r.', '(3x + 2)^2 - 3'],
    ['Express 2x^2 - 12x + 5 in the form 2(x - a)^2 - b', '2(x - 3)^2 - 13'],
    ['Express 4x^2 + 4x + 3 in the form a(x + b)^2 + c', '4(x + 1/2)^2 + 2'],
  ]);
  refuses([
    'Express x^2 - 6x + 5 in the form b - (x - a)^2',
    'Express x^2 + 6x + 5 in the form 3(x + a)^2 + b',
    'Express 4x^2 - 12x + 5 in the form (x - a)^2 - b',
    'Express 4x^2 - 12x + 5 in the form a(2x + b)^2 + c',
  ]);
});
