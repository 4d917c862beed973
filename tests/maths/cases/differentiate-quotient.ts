import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'differentiate-quotient',
  solved: [
    { ask: 'Differentiate (2x + 1)/(x - 3)', answer: '-7/(x - 3)^2' },
    { ask: 'Find dy/dx when y = \\frac{x}{x^2 + 1}', answer: 'dy/dx = (1 - x^2)/(x^2 + 1)^2' },
    { ask: 'Differentiate y = sin x / x', answer: 'dy/dx = (x cos(x) - sin(x))/x^2' },
    { ask: '求导:y = ln x / x²', answer: 'dy/dx = (1 - 2 ln(x))/x^3' },
    { ask: 'Differentiate e^{2x}/(1 + x)', answer: 'e^(2x)(2x + 1)/(1 + x)^2' },
    {
      ask: 'Given y = \\frac{1 - \\cos x}{1 + \\cos x}, find \\frac{dy}{dx}',
      answer: 'dy/dx = 2 sin(x)/(1 + cos(x))^2',
    },
    { ask: '对 y = (x² - 1)/(x² + 1) 求导', answer: 'dy/dx = 4x/(x^2 + 1)^2' },
    { ask: "Find f'(x) for f(x) = x/sqrt(x + 1)", answer: "f'(x) = (x + 2)/(2(x + 1)^(3/2))" },
    { ask: 'Differentiate \\frac{\\sin x}{1 + \\cos x}', answer: '1/(1 + cos(x))' },
    { ask: '求 y = e^x/x 的导数', answer: 'dy/dx = e^x (x - 1)/x^2' },
  ],
  refused: ['Differentiate f(x)/x'],
  near: ['Differentiate (x^2 + 3)/x', 'Differentiate 1/(4x - 3)^2', 'Differentiate x e^x'],
};
