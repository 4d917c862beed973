import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'simplify',
  solved: [
    { ask: 'Simplify (x^2-9)/(x^2+x-6)', answer: '(x - 3)/(x - 2)' },
    { ask: '化简 (x^2-9)/(x^2+x-6)', answer: '(x - 3)/(x - 2)' },
    { ask: 'Simplify (x^2 - 1)/(x - 1)', answer: 'x + 1' },
    { ask: 'Simplify 3x + 2 - x + 5', answer: '2x + 7' },
    { ask: 'Simplify 6x^3y^2/(2xy)', answer: '3x^2y' },
    { ask: 'Express 1/(x+1) + 1/(x-1) as a single fraction', answer: '2x/((x - 1)(x + 1))' },
    { ask: '将 2/(x-3) - 1/(x+2) 化为最简分式', answer: '(x + 7)/((x - 3)(x + 2))' },
    { ask: 'Simplify (2x^3)^2/(4x)', answer: 'x^5' },
    { ask: 'Simplify $\\frac{2x^2+5x+2}{4x+8}$', answer: '(2x + 1)/4' },
    { ask: 'Simplify (3 - x)/(x^2 - 9)', answer: '-1/(x + 3)' },
    { ask: 'Simplify x^(1/2) * x^(3/2)', answer: 'x^2' },
    { ask: 'Simplify (x+1)(x-2) + 2', answer: 'x^2 - x' },
    { ask: '化简 2a + 3b - a + b', answer: 'a + 4b' },
  ],
  refused: [
    'Simplify √8x',
    'Simplify 3/√2x',
    'Simplify x^2/3 * x^1/3',
    'Simplify x^2 + 1',
    'Simplify (x+1)/2x',
    'Simplify 1/(x+1)(x+2)',
    'Simplify (x+1)^10',
    'Simplify sin^2 x + cos^2 x',
    'Simplify √(x^2)',
  ],
  near: [
    'Simplify √50',
    'Solve (x^2-9)/(x^2+x-6) = 0',
    'Factorise x^2 - 9',
    'Express 1/(x^2-1) in partial fractions',
    'Simplify (1+i)/(1-i)',
  ],
};
