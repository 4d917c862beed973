import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'remainder-theorem',
  solved: [
    { ask: 'Find the remainder when x^3 - 2x^2 + 5x - 3 is divided by x - 2', answer: '7' },
    { ask: 'Find the remainder when 2x^3 + 3x^2 - 4 is divided by 2x - 1', answer: '-3' },
    { ask: '求 x³ + 4x - 1 除以 x + 1 的余数', answer: '-6' },
    {
      ask: 'Use the remainder theorem to find the remainder when x^4 - 3x + 2 is divided by (x + 2)',
      answer: '24',
    },
    { ask: 'Find the remainder when $3x^3 - x + 5$ is divided by $3x + 1$', answer: '47/9' },
    { ask: '求多项式 2x³ - 5x² + x + 7 除以 x - 3 所得的余数', answer: '19' },
    { ask: 'Show that x - 3 is a factor of x^3 - 7x - 6', answer: '0' },
    { ask: 'Find the remainder when x^3 + 8 is divided by x + 2', answer: '0' },
    { ask: 'Find the remainder when 4x^3 - 3x + 1 is divided by 2x + 3', answer: '-8' },
  ],
  refused: ['Find the remainder when x^3 + ax - 3 is divided by x - 2'],
  near: [
    'Find the quotient and remainder when x^3 + 1 is divided by x - 2',
    'Find the remainder when x^3 + 1 is divided by x^2 - 2',
  ],
};
