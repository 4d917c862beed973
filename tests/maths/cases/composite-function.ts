import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'composite-function',
  solved: [
    { ask: 'Given f(x) = 2x + 3 and g(x) = x^2, find fg(x)', answer: '2x^2 + 3' },
    { ask: 'Given f(x) = 2x + 3 and g(x) = x^2, find gf(x)', answer: '(2x + 3)^2' },
    { ask: '已知 f(x) = x² + 1，g(x) = 3x - 2，求 fg(2)', answer: '17' },
    {
      ask: 'The functions f and g are defined by f(x) = 1/(x + 1) and g(x) = 2x - 3. Find an expression for fg(x)',
      answer: '1/(2x - 2)',
    },
    { ask: 'Given f(x) = 3x - 1, find ff(x)', answer: '9x - 4' },
    { ask: 'Given f(x) = 2x + 1 and g(x) = x - 4, solve fg(x) = 9', answer: 'x = 8' },
    { ask: 'Given f(x) = e^x and g(x) = ln(x + 2), find f(g(x))', answer: 'x + 2' },
    { ask: 'Given f(x) = 2x + 3 and g(x) = x^2, find gf(-1)', answer: '1' },
    { ask: '已知 f(x) = 2x - 1，求 ff(x)', answer: '4x - 3' },
    { ask: 'Given f(x) = x^2 - 2x and g(x) = x + 3, solve gf(x) = 6', answer: 'x = 3, x = -1' },
  ],
  refused: ['Given f(x) = 2x + 3, find fg(x)'],
  near: ['Given f(x) = 2x + 3, find f^{-1}(x)', "Given f(x) = x^2, find f'(x)"],
};
