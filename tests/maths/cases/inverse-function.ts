import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'inverse-function',
  solved: [
    { ask: 'Given f(x) = 2x + 3, find f^{-1}(x)', answer: '(x - 3)/2' },
    {
      ask: 'The function f is defined by f(x) = (x + 1)/(x - 2), x ≠ 2. Find f^{-1}(x)',
      answer: '(2x + 1)/(x - 1)',
    },
    { ask: '已知 f(x) = 3x - 5，求反函数 f^{-1}(x)', answer: '(x + 5)/3' },
    { ask: 'Find the inverse of f(x) = e^(2x) + 1', answer: 'ln(x - 1)/2' },
    { ask: 'Find the inverse function of f(x) = ln(x - 3)', answer: 'e^x + 3' },
    {
      ask: 'The function f is defined by f(x) = x^2 - 4x + 7 for x ≥ 2. Find f^{-1}(x)',
      answer: '2 + sqrt(x - 3)',
    },
    { ask: 'Find f^{-1}(x) when f(x) = x^3 + 2', answer: '(x - 2)^(1/3)' },
    { ask: '求 f(x) = (2x - 1)/(x + 3) 的反函数', answer: '(3x + 1)/(2 - x)' },
    {
      ask: 'The function f is defined by f(x) = (x + 3)^2 - 5 for x <= -3. Find f^{-1}(x)',
      answer: '-3 - sqrt(x + 5)',
    },
    { ask: 'Given $f(x) = \\frac{5}{2x - 1}$, find $f^{-1}(x)$', answer: '(5/x + 1)/2' },
    { ask: 'Given g(x) = sqrt(x + 4), find g^{-1}(x)', answer: 'x^2 - 4' },
    { ask: '求 2x+1 的反函数', answer: '(x - 1)/2' },
    { ask: 'Find the inverse of 3x - 2', answer: '(x + 2)/3' },
  ],
  refused: ['Given f(x) = x^2 - 4x + 7, find f^{-1}(x)', 'Given f(x) = x + e^x, find f^{-1}(x)'],
  near: ['Given f(x) = 2x + 3, find f(5)', 'Find the inverse of the matrix [[1, 2], [3, 4]]'],
};
