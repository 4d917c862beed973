import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'complex-polynomial',
  solved: [
    { ask: 'Solve z^2 + 4z + 13 = 0', answer: '-2 + 3i, -2 - 3i' },
    { ask: 'Solve z^2 - 2z + 5 = 0', answer: '1 + 2i, 1 - 2i' },
    { ask: 'Solve the equation 2z^2 + 2z + 5 = 0 for complex z', answer: '-1/2 + 3i/2, -1/2 - 3i/2' },
    {
      ask: 'Given that 2 + i is a root of z^3 - 3z^2 + z + 5 = 0, find the other roots',
      answer: '-1, 2 - i',
    },
    {
      ask: 'Given that 1 - 2i is a root of z^4 - 2z^3 + 6z^2 - 2z + 5 = 0, find the other roots',
      answer: '1 + 2i, i, -i',
    },
    { ask: '解方程 z² - 6z + 25 = 0，其中 z 为复数', answer: '3 + 4i, 3 - 4i' },
    { ask: '已知 1 + 3i 是方程 z³ - 4z² + 14z - 20 = 0 的一个根，求其余的根', answer: '2, 1 - 3i' },
    { ask: 'Find all the complex roots of z^3 - 8 = 0', answer: '2, -1 + sqrt(3) i, -1 - sqrt(3) i' },
    { ask: 'Solve z^3 + z^2 + 4z + 4 = 0 over the complex numbers', answer: '-1, 2i, -2i' },
    { ask: 'Find the complex roots of z^4 + 5z^2 + 4 = 0', answer: 'i, -i, 2i, -2i' },
    { ask: 'Given that 3i is a root of z^3 - 2z^2 + 9z - 18 = 0, find the other roots', answer: '2, -3i' },
    { ask: '求方程 z² + 2z + 4 = 0 的复数根', answer: '-1 + sqrt(3) i, -1 - sqrt(3) i' },
    {
      ask: 'The equation x^3 - 5x^2 + 17x - 13 = 0 has a root 2 + 3i. Find the other roots',
      answer: '1, 2 - 3i',
    },
    { ask: 'Find the roots of z^2+2z+5=0', answer: 'z = -1 + 2i, z = -1 - 2i' },
    { ask: '求方程 z^2+2z+5=0 的根', answer: 'z = -1 + 2i, z = -1 - 2i' },
  ],
  refused: [
    'Given that 1 + i is a root of z^3 - 3z^2 + z + 5 = 0, find the other roots',
    'Solve z^5 + z + 3 = 0 for complex z',
  ],
  near: [
    'Find the roots of x^2+2x+5=0',
    'Solve x^2 + 4x + 3 = 0',
    'Solve z^2 = 21 + 20i',
    'Solve x^3 - 6x^2 + 11x - 6 = 0',
    'Given that 2 is a root of x^3 - 7x + 6 = 0, find the other roots',
  ],
};
