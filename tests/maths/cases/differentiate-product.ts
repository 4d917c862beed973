import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'differentiate-product',
  solved: [
    { ask: 'Differentiate x^2 e^x', answer: 'e^x (x^2 + 2x)' },
    { ask: 'Find dy/dx when y = x sin x', answer: 'dy/dx = sin(x) + x cos(x)' },
    { ask: 'Differentiate y = x^3 ln x', answer: 'dy/dx = 3x^2 ln(x) + x^2' },
    { ask: '求导:y = x² cos(2x)', answer: 'dy/dx = 2x cos(2x) - 2x^2 sin(2x)' },
    { ask: 'Differentiate (3x + 2)(2x - 1)^4', answer: '3(2x - 1)^4 + 8(3x + 2)(2x - 1)^3' },
    {
      ask: 'Given y = e^{2x} \\sin 3x, find \\frac{dy}{dx}',
      answer: 'dy/dx = e^(2x)(2 sin(3x) + 3 cos(3x))',
    },
    { ask: '对 y = x√(x + 1) 求导', answer: 'dy/dx = sqrt(x + 1) + x/(2 sqrt(x + 1))' },
    { ask: 'Differentiate sin x cos x', answer: 'cos(2x)' },
    { ask: "Find f'(x) for f(x) = x e^{-x^2}", answer: "f'(x) = e^(-x^2)(1 - 2x^2)" },
    { ask: 'Differentiate y = (x^2 + 1) tan x', answer: 'dy/dx = 2x tan(x) + (x^2 + 1) sec(x)^2' },
    { ask: '求 y = e^x ln x 的导数', answer: 'dy/dx = e^x ln(x) + e^x/x' },
  ],
  refused: ['Differentiate x f(x)'],
  near: ['Differentiate sin(x^2)', 'Differentiate x/sin x', '∫ x e^x dx'],
};
