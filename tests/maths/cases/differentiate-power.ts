import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'differentiate-power',
  solved: [
    { ask: 'Differentiate y = 3x^4 - 2x^2 + 7', answer: 'dy/dx = 12x^3 - 4x' },
    { ask: 'Find dy/dx when y = x^3 - 5x', answer: 'dy/dx = 3x^2 - 5' },
    { ask: 'Given y = 4\\sqrt{x} - \\frac{6}{x}, find \\frac{dy}{dx}', answer: 'dy/dx = 2/sqrt(x) + 6/x^2' },
    { ask: '对 y = 5x² - 3x + 1 求导', answer: 'dy/dx = 10x - 3' },
    { ask: '求导:f(x) = x^3 + 1/x^2', answer: "f'(x) = 3x^2 - 2/x^3" },
    { ask: 'Differentiate x^(3/2) with respect to x', answer: '3/2 sqrt(x)' },
    { ask: "Find f'(x) if f(x) = 2x^5 - x/4", answer: "f'(x) = 10x^4 - 1/4" },
    { ask: 'Differentiate (x^2 + 3)/x', answer: '1 - 3/x^2' },
    { ask: 'Find d/dx (6x^{-3} + 2)', answer: '-18/x^4' },
    { ask: '已知 s = 4t^3 - 9t^2,求 ds/dt', answer: 'ds/dt = 12t^2 - 18t' },
    { ask: 'Find d²y/dx² for y = x^4 - 6x^2', answer: 'd^2y/dx^2 = 12x^2 - 12' },
  ],
  refused: ['Differentiate x^n'],
  near: ['Differentiate (2x + 1)^5', 'Differentiate x sin x', 'Integrate 3x^2 - 4x'],
};
