import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'complex-nth-roots',
  solved: [
    { ask: 'Find the cube roots of 8i', answer: '2e^((-pi/2)i), 2e^((pi/6)i), 2e^((5pi/6)i)' },
    { ask: 'Find the cube roots of unity', answer: 'e^((-2pi/3)i), 1, e^((2pi/3)i)' },
    {
      ask: 'Find the fifth roots of unity',
      answer: 'e^((-4pi/5)i), e^((-2pi/5)i), 1, e^((2pi/5)i), e^((4pi/5)i)',
    },
    { ask: 'Solve z^4 = -16', answer: '2e^((-3pi/4)i), 2e^((-pi/4)i), 2e^((pi/4)i), 2e^((3pi/4)i)' },
    { ask: 'Solve z^3 = 4√2 + 4√2 i', answer: '2e^((-7pi/12)i), 2e^((pi/12)i), 2e^((3pi/4)i)' },
    {
      ask: 'Solve the equation z^5 = 32',
      answer: '2e^((-4pi/5)i), 2e^((-2pi/5)i), 2, 2e^((2pi/5)i), 2e^((4pi/5)i)',
    },
    {
      ask: 'Find the fourth roots of -8 + 8√3 i',
      answer: '2e^((-5pi/6)i), 2e^((-pi/3)i), 2e^((pi/6)i), 2e^((2pi/3)i)',
    },
    { ask: '求 -27 的立方根（复数）', answer: '3e^((-pi/3)i), 3e^((pi/3)i), 3e^((pi)i)' },
    { ask: '解方程 z⁶ = 1', answer: 'e^((-2pi/3)i), e^((-pi/3)i), 1, e^((pi/3)i), e^((2pi/3)i), e^((pi)i)' },
    { ask: '求 1 + i 的三次方根', answer: '2^(1/6)e^((-7pi/12)i), 2^(1/6)e^((pi/12)i), 2^(1/6)e^((3pi/4)i)' },
    {
      ask: 'Solve $z^4 = 8 - 8\\sqrt{3}\\,i$ giving your answers in the form $re^{i\\theta}$',
      answer: '2e^((-7pi/12)i), 2e^((-pi/12)i), 2e^((5pi/12)i), 2e^((11pi/12)i)',
    },
    {
      ask: 'Find the fifth roots of i',
      answer: 'e^((-7pi/10)i), e^((-3pi/10)i), e^((pi/10)i), e^((pi/2)i), e^((9pi/10)i)',
    },
    {
      ask: 'Find all the cube roots of -1, in the form re^(iθ)',
      answer: 'e^((-pi/3)i), e^((pi/3)i), e^((pi)i)',
    },
  ],
  refused: ['Find the cube roots of 2 + 3i', 'Find the nth roots of unity'],
  near: [
    'Find the cube root of 27',
    'Find the square roots of 3 + 4i',
    'Solve x^4 = 16',
    'Solve z^3 + z^2 + 4z + 4 = 0 over the complex numbers',
  ],
};
