import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'factorise',
  solved: [
    { ask: 'Factorise x^3 - 6x^2 + 11x - 6', answer: '(x - 1)(x - 2)(x - 3)' },
    { ask: '因式分解 x³ + 2x² - 5x - 6', answer: '(x - 2)(x + 1)(x + 3)' },
    { ask: 'Factorise completely 4x^3 - 4x^2 - x + 1', answer: '(x - 1)(2x - 1)(2x + 1)' },
    { ask: 'Factorise x^2 - 5x + 6', answer: '(x - 2)(x - 3)' },
    { ask: 'Factorise fully 3x^2 - 12', answer: '3(x - 2)(x + 2)' },
    { ask: 'Factorise 6x^2 + 7x - 3', answer: '(3x - 1)(2x + 3)' },
    { ask: 'Factorise x^3 - 1', answer: '(x - 1)(x^2 + x + 1)' },
    { ask: '把 2x² + 5x - 12 分解因式', answer: '(2x - 3)(x + 4)' },
    { ask: 'Factorise x^3 - 3x + 2', answer: '(x - 1)^2(x + 2)' },
    { ask: 'Factorise $x^{4} - 16$', answer: '(x - 2)(x + 2)(x^2 + 4)' },
    { ask: 'Factorise x^3 + 4x^2 + 4x', answer: 'x(x + 2)^2' },
  ],
  refused: ['Factorise x^2 + x + 1'],
  near: ['Solve x^3 - 6x^2 + 11x - 6 = 0', 'Expand (x - 1)(x - 2)'],
};
