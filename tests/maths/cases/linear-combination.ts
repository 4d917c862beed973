import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'linear-combination',
  solved: [
    { ask: 'E(X) = 3 and Var(X) = 2. Find Var(2X + 5)', answer: '8' },
    { ask: 'E(X) = 3 and Var(X) = 2. Find E(4X - 1)', answer: '11' },
    {
      ask: 'X and Y are independent with E(X) = 5, Var(X) = 4, E(Y) = 7, Var(Y) = 9. Find Var(3X - 2Y)',
      answer: '72',
    },
    { ask: 'X ~ N(10, 4) and Y ~ N(12, 9) are independent. Find P(X > Y)', answer: '0.29' },
    { ask: 'The independent variables X ~ N(20, 9) and Y ~ N(15, 16). Find P(X + Y < 40)', answer: '0.841' },
    { ask: 'X ~ N(30, 4), Y ~ N(12, 1), independent. Find P(X > 2Y)', answer: '0.983' },
    { ask: 'X ~ Po(3) and Y ~ Po(5) are independent. Find Var(2X + Y)', answer: '17' },
    { ask: '已知 E(X) = 4, Var(X) = 3, 求 Var(3X - 1)', answer: '27' },
    { ask: 'X ~ N(8, 2), Y ~ N(5, 7), X 与 Y 独立, 求 P(X - Y < 0)', answer: '0.159' },
    { ask: '已知 E(X) = -2, Var(X) = 5, 求 E(6 - 2X)', answer: '10' },
    { ask: 'X ~ N(50, 25). Find E(2X - 7)', answer: '93' },
  ],
  refused: ['E(X) = 3. Find Var(2X + 5)', 'X ~ N(10, 4) and Y ~ N(12, 9). Find P(X > Y)'],
  near: ['X ~ N(50, 16). Find P(X < 54).', 'X ~ B(25, 0.6). Find E(X)'],
};
