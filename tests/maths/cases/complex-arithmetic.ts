import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'complex-arithmetic',
  solved: [
    { ask: 'Find (3 + 2i)(1 - 4i)', answer: '11 - 10i' },
    { ask: 'Express (5 + 3i)/(1 - 2i) in the form a + bi', answer: '-1/5 + 13i/5' },
    { ask: 'Express $\\frac{7 + 4i}{3 - 2i}$ in the form x + iy', answer: '1 + 2i' },
    { ask: 'Simplify (2 + i)^2 - 3i', answer: '3 + i' },
    { ask: 'Given z = 3 + 4i and w = 1 - 2i, find zw', answer: '11 - 2i' },
    { ask: 'Given that z = 2 - i and w = 1 + 3i, find z/w', answer: '-1/10 - 7i/10' },
    { ask: '计算 (4 - 3i)(2 + i)', answer: '11 - 2i' },
    { ask: '化简 (1 + i)³', answer: '-2 + 2i' },
    { ask: '将 (3 - i)/(2 + i) 写成 a + bi 的形式', answer: '1 - i' },
    { ask: '已知 z = 5 - 2i，w = 3 + i，求 z - 2w', answer: '-1 - 4i' },
    { ask: 'Evaluate (6 - i) + (2 + 5i) - (1 - i)', answer: '7 + 5i' },
    { ask: 'Given z = 1 + 2i, find z^2 + 3z', answer: '10i' },
    { ask: 'Find 1/(3 - 4i)', answer: '3/25 + 4i/25' },
    { ask: 'Given z = 4 + 3i, find z z*', answer: '25' },
  ],
  refused: ['Evaluate (3 + 2i)/(1 - 1)', 'Find (3 + ai)(1 - 4i)'],
  near: [
    'Find the vector product of 2i + j and i - j',
    'Find the magnitude of 3i - 4j',
    'Solve z^2 + 4z + 13 = 0',
    'Find the square roots of 3 + 4i',
  ],
};
