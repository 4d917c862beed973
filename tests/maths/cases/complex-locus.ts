import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'complex-locus',
  solved: [
    {
      ask: 'Find the cartesian equation of the locus |z - 2 - 3i| = 4',
      answer: '(x - 2)^2 + (y - 3)^2 = 16',
    },
    { ask: 'Find the cartesian equation of the locus |z + 1 - 2i| = 3', answer: '(x + 1)^2 + (y - 2)^2 = 9' },
    { ask: 'Find the cartesian equation of the locus of z where |z - 3| = |z - i|', answer: '3x - y = 4' },
    { ask: 'Describe the locus |z - 4i| = 2', answer: 'x^2 + (y - 4)^2 = 4' },
    { ask: 'Find the cartesian equation of the locus |z - 1 - i| = |z + 3 - 5i|', answer: 'x - y = -4' },
    { ask: '求满足 |z - 5| = 3 的点 z 的轨迹方程', answer: '(x - 5)^2 + y^2 = 9' },
    { ask: '求 |z - 2| = |z + 4i| 的直角坐标方程', answer: 'x + 2y = -3' },
    {
      ask: 'Find the cartesian equation of the locus $|z - (3 - 4i)| = 5$',
      answer: '(x - 3)^2 + (y + 4)^2 = 25',
    },
    { ask: 'Find the cartesian equation of the locus |z| = |z - 6|', answer: 'x = 3' },
    { ask: 'Find the cartesian equation of |z - 1| = 2|z + 2|', answer: '(x + 3)^2 + y^2 = 4' },
    {
      ask: 'Find the cartesian equation of the locus |z - 6i| = 2|z - 3|',
      answer: '(x - 4)^2 + (y + 2)^2 = 20',
    },
    { ask: '求复数 z 的轨迹 |z + 2i| = √5 的直角坐标方程', answer: 'x^2 + (y + 2)^2 = 5' },
    {
      ask: 'Find the cartesian equation of the locus |z - 2 + i| = 2√3',
      answer: '(x - 2)^2 + (y + 1)^2 = 12',
    },
    { ask: 'Find the greatest value of |z| on the locus |z - 3 - 4i| = 2', answer: '7' },
    { ask: 'Find the least value of |z| for points on |z - 5 + 12i| = 4', answer: '9' },
  ],
  refused: [
    'Find the cartesian equation of the locus |z - 2| = -3',
    'Find the cartesian equation of the locus |z - a| = 4',
  ],
  near: ['Solve |x - 2| = 4', 'Find |3 - 4i|', 'Find the centre and radius of x^2 + y^2 = 9'],
};
