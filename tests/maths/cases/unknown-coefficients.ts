import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'unknown-coefficients',
  solved: [
    {
      ask: 'The polynomial x^3 + ax^2 - 4x + 12 is divisible by x - 2. Find the value of a',
      answer: 'a = -3',
    },
    {
      ask: 'The polynomial x^3 + ax + b has factors x - 1 and x + 2. Find the values of a and b',
      answer: 'a = -3, b = 2',
    },
    {
      ask: 'The polynomial 2x^3 + ax^2 + bx - 4 is divisible by x - 2. When it is divided by x + 1 the remainder is -9. Find the values of a and b',
      answer: 'a = -3, b = 0',
    },
    {
      ask: '多项式 x³ + ax² + bx + 6 能被 x - 1 整除，除以 x + 1 的余数为 12，求 a 和 b 的值',
      answer: 'a = 0, b = -7',
    },
    { ask: 'Given that 2x + 1 is a factor of 4x^3 + kx^2 - x - 3, find k', answer: 'k = 12' },
    {
      ask: 'When x^3 - 2x^2 + ax + 5 is divided by x - 3 the remainder is 8, find the value of a',
      answer: 'a = -2',
    },
    { ask: '已知 x + 2 是 x³ + 3x² + px - 4 的因式，求 p', answer: 'p = 0' },
    {
      ask: 'The polynomial ax^3 + bx^2 - 5x + 2 has a factor x - 2. When it is divided by x + 1 the remainder is 6. Find a and b',
      answer: 'a = 1, b = 0',
    },
    {
      ask: 'The polynomial x^4 + ax^3 + bx - 6, where a and b are constants, has factors (x - 1) and (x + 2). Find the values of a and b',
      answer: 'a = 0, b = 5',
    },
    { ask: 'Find k if x-2 is a factor of x^3 + kx - 10', answer: 'k = 1' },
    { ask: 'Find the values of a and b if x^2 + ax + b has factors x-1 and x+3', answer: 'a = 2, b = -3' },
  ],
  refused: ['The polynomial x^3 + ax + b is divisible by x - 1. Find the values of a and b'],
  near: ['Find the remainder when x^3 - 2x + 1 is divided by x - 2', 'Factorise x^3 - 6x^2 + 11x - 6'],
};
