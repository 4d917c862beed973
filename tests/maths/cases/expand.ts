import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'expand',
  solved: [
    { ask: 'Expand (x+1)(x-2)', answer: 'x^2 - x - 2' },
    { ask: 'Expand and simplify (x+1)(x-2)', answer: 'x^2 - x - 2' },
    { ask: 'Expand (2x-3)^2', answer: '4x^2 - 12x + 9' },
    { ask: '展开 (x+3)(2x-1)', answer: '2x^2 + 5x - 3' },
    { ask: '将 (x-1)(x+1)(x+2) 展开', answer: 'x^3 + 2x^2 - x - 2' },
    { ask: 'Multiply out 3x(x - 4)', answer: '3x^2 - 12x' },
    { ask: 'Expand (a+b)(a-b)', answer: 'a^2 - b^2' },
    { ask: 'Expand and simplify 2(x+3) - 3(x-1)', answer: '-x + 9' },
    { ask: 'Expand (x+1)(x^2-x+1)', answer: 'x^3 + 1' },
    { ask: '展开并化简 (x+y)^2 - (x-y)^2', answer: '4xy' },
  ],
  refused: ['Expand (x+1)/(x-2)', 'Expand (1+x)^n'],
  near: [
    'Expand (1 - 2x)^(1/2) up to the term in x^3',
    'Factorise x^2 - x - 2',
    'Solve (x+1)(x-2) = 0',
    'Expand cos(A+B)',
  ],
};
