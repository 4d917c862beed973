import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'complex-square-roots',
  solved: [
    { ask: 'Find the square roots of 3 + 4i', answer: '2 + i, -2 - i' },
    { ask: 'Find the two square roots of 5 - 12i', answer: '3 - 2i, -3 + 2i' },
    { ask: 'Find the square roots of -7 + 24i', answer: '3 + 4i, -3 - 4i' },
    { ask: 'Find the square roots of 2i', answer: '1 + i, -1 - i' },
    { ask: '求 8 - 6i 的平方根', answer: '3 - i, -3 + i' },
    { ask: '求复数 -15 - 8i 的平方根', answer: '1 - 4i, -1 + 4i' },
    { ask: 'Solve z^2 = 21 + 20i', answer: '5 + 2i, -5 - 2i' },
    { ask: '解方程 z² = -5 + 12i', answer: '2 + 3i, -2 - 3i' },
    { ask: 'Find the square roots of -9', answer: '3i, -3i' },
    { ask: 'Find the square roots of 4 + 6√5 i', answer: '3 + sqrt(5) i, -3 - sqrt(5) i' },
    {
      ask: 'Find the square roots of 1 + 4√3 i, giving your answers in the form x + iy',
      answer: '2 + sqrt(3) i, -2 - sqrt(3) i',
    },
  ],
  refused: ['Find the square roots of a + 4i'],
  near: ['Find the cube roots of 8i', 'Solve z^2 + 4z + 13 = 0', 'Find the square root of 49'],
};
