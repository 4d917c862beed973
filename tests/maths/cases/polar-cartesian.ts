import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'polar-cartesian',
  solved: [
    { ask: 'Find the cartesian equation of the curve r = 4 cos θ', answer: 'x^2 + y^2 = 4x' },
    { ask: 'Find the cartesian equation of r = 6sin θ', answer: 'x^2 + y^2 = 6y' },
    { ask: 'Find the cartesian equation of the polar curve r = 5', answer: 'x^2 + y^2 = 25' },
    { ask: 'Find the cartesian equation of $r = 2\\sec\\theta$', answer: 'x = 2' },
    { ask: '将极坐标方程 r = 2 sin θ 化为直角坐标方程', answer: 'x^2 + y^2 = 2y' },
    { ask: '求曲线 r = 3 cos θ + 4 sin θ 的直角坐标方程', answer: 'x^2 + y^2 = 3x + 4y' },
    {
      ask: 'Find the cartesian equation of the curve $r^2 = 9\\sin 2\\theta$',
      answer: '(x^2 + y^2)^2 = 18xy',
    },
    {
      ask: 'Find the cartesian equation of the curve $r^2 = 4\\cos 2\\theta$',
      answer: '(x^2 + y^2)^2 = 4x^2 - 4y^2',
    },
    { ask: 'Find the polar equation of x^2 + y^2 = 16', answer: 'r = 4' },
    { ask: 'Find the polar equation of the curve x^2 + y^2 = 6x', answer: 'r = 6cos(theta)' },
    { ask: '将 x² + y² = 8y 化为极坐标方程', answer: 'r = 8sin(theta)' },
    { ask: 'Find the polar equation of the line x = 3', answer: 'r = 3sec(theta)' },
    { ask: 'Find the polar equation of (x^2 + y^2)^2 = 2xy', answer: 'r^2 = sin(2theta)' },
    { ask: 'Find the cartesian equation of r = 5 cosec θ', answer: 'y = 5' },
  ],
  refused: ['Find the cartesian equation of r = a cos 3θ', 'Find the cartesian equation of r = 1 + cos(θ^2)'],
  near: [
    'Find the cartesian equation of the curve x = 2cos t, y = 3sin t',
    'Find the cartesian equation of the locus |z - 2| = 4',
    'Find the centre and radius of x^2 + y^2 = 6x',
  ],
};
