import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'two-events',
  solved: [
    {
      ask: "A and B are two events such that P(A) = 0.4, P(B | A) = 0.5 and P(B | A') = 0.25. Find P(B)",
      answer: '0.35',
    },
    { ask: 'P(A) = 0.5, P(B) = 0.4 and P(A ∩ B) = 0.2. Find P(A ∪ B)', answer: '0.7' },
    { ask: 'Given that P(A) = 0.6, P(B) = 0.3 and P(A ∪ B) = 0.75, find P(A ∩ B)', answer: '0.15' },
    { ask: 'Events A and B are independent with P(A) = 0.4 and P(B) = 0.5. Find P(A ∪ B).', answer: '0.7' },
    {
      ask: 'Events A and B are mutually exclusive. P(A) = 0.3 and P(B) = 0.45. Find P(A or B)',
      answer: '0.75',
    },
    { ask: 'P(A) = 1/3, P(B) = 1/4 and P(A ∩ B) = 1/12. Find P(A | B)', answer: '1/3' },
    { ask: "P(A) = 0.7, P(B) = 0.5, P(A ∩ B) = 0.4. Find P(A' ∩ B')", answer: '0.2' },
    { ask: "P(A) = 0.5, P(B | A) = 0.6, P(B | A') = 0.2. Find P(B)", answer: '0.4' },
    { ask: "P(A) = 0.5, P(B | A) = 0.6, P(B | A') = 0.2. Find P(A | B)", answer: '0.75' },
    { ask: '已知 P(A) = 0.4, P(B) = 0.3, P(A∪B) = 0.6, 求 P(A∩B)', answer: '0.1' },
    { ask: '事件 A 与 B 相互独立，P(A) = 0.2，P(B) = 0.6，求 P(A∩B)', answer: '0.12' },
    { ask: '事件 C 与 D 互斥，P(C) = 0.25，P(D) = 0.35，求 P(C∪D)', answer: '0.6' },
    {
      ask: '$P(A) = \\frac{2}{5}$, $P(B) = \\frac{1}{2}$, $P(A \\cup B) = \\frac{7}{10}$. Find $P(B | A)$',
      answer: '1/2',
    },
    { ask: 'P(A and B) = 0.12, P(A) = 0.3 and P(B) = 0.4. Find P(B | A).', answer: '0.4' },
  ],
  refused: [
    'P(A) = 0.5 and P(B) = 0.4. Find P(A ∪ B)',
    'P(A) = 0.5, P(B) = 0.4 and P(A ∩ B) = 0.45. Find P(A ∪ B)',
  ],
  near: ['X ~ B(10, 0.3). Find P(X = 3).', 'Find the point P(1, 2) on the line y = 2x'],
};
