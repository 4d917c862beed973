import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'quadratic',
  solved: [
    { ask: 'Solve x^2 - 5x + 6 = 0', answer: 'x = 2, x = 3' },
    { ask: '解方程 2x² - 3x - 1 = 0', answer: 'x = (3 + sqrt(17))/4, x = (3 - sqrt(17))/4' },
    { ask: 'Solve the equation 6x^2 + x = 12', answer: 'x = 4/3, x = -3/2' },
    { ask: 'Find the roots of 4x^{2} - 12x + 9 = 0', answer: 'x = 3/2' },
    { ask: 'Solve x^2 + 2x + 5 = 0', answer: 'none' },
    { ask: 'Solve (x - 3)^2 = 16', answer: 'x = 7, x = -1' },
    { ask: 'Solve x(x + 4) = 21', answer: 'x = 3, x = -7' },
    { ask: 'x² = 8x', answer: 'x = 0, x = 8' },
    { ask: '求方程 3x^2 - 6x + 2 = 0 的根', answer: 'x = 1 + sqrt(3)/3, x = 1 - sqrt(3)/3' },
    { ask: 'Solve $\\frac{x^2}{2} - x = 4$', answer: 'x = 4, x = -2' },
    { ask: 'Solve t^2 - 4t - 1 = 0', answer: 't = 2 + sqrt(5), t = 2 - sqrt(5)' },
    { ask: 'Solve 2x + 3/x = 7', answer: 'x = 3, x = 1/2' },
    { ask: 'Solve x² - 4x + 1 = 0 by completing the square', answer: 'x = 2 + sqrt(3), x = 2 - sqrt(3)' },
    { ask: 'Solve 5/(x + 2) = x - 2', answer: 'x = 3, x = -3' },
    { ask: 'Solve (2x + 1)(x - 4) = x - 4', answer: 'x = 0, x = 4' },
    { ask: '用公式法解方程 x² + x - 3 = 0', answer: 'x = (-1 + sqrt(13))/2, x = (-1 - sqrt(13))/2' },
    { ask: 'Solve 0.5x^2 - 1.5x + 1 = 0', answer: 'x = 1, x = 2' },
    { ask: 'Solve 12/x - 12/(x + 1) = 1', answer: 'x = 3, x = -4' },
    { ask: 'Find the roots of x^2+2x+5=0', answer: 'none' },
  ],
  refused: [
    'Solve 2x^2 - x - 6 = 0, giving the positive root only',
    'Solve kx^2 + 2x + 1 = 0',
    'Solve x^2 - 5x + 6 = x^2 - 5x + 6',
  ],
  near: [
    'Solve x^3 - 5x = 0',
    'Solve x^2 - 5x + 6 < 0',
    'Find the discriminant of x^2 - 5x + 6',
    'Solve x^4 - 5x^2 + 4 = 0',
  ],
};
