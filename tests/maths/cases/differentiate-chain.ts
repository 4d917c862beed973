import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'differentiate-chain',
  solved: [
    { ask: 'Differentiate (2x + 1)^5', answer: '10(2x + 1)^4' },
    { ask: 'Find dy/dx when y = \\sqrt{3x - 2}', answer: 'dy/dx = 3/(2sqrt(3x - 2))' },
    { ask: 'Differentiate y = sin(x^2)', answer: 'dy/dx = 2x cos(x^2)' },
    { ask: '求导:y = ln(x² + 1)', answer: 'dy/dx = 2x/(x^2 + 1)' },
    { ask: 'Differentiate e^(x^2 - 3x)', answer: '(2x - 3)e^(x^2 - 3x)' },
    { ask: 'Find d/dx of 1/(4x - 3)^2', answer: '-8/(4x - 3)^3' },
    { ask: '对 y = (1 - 2x²)^3 求导', answer: 'dy/dx = -12x(1 - 2x^2)^2' },
    { ask: 'Differentiate \\sin^{3} x with respect to x', answer: '3 sin(x)^2 cos(x)' },
    { ask: 'Given y = ln(cos x), find dy/dx', answer: 'dy/dx = -tan(x)' },
    { ask: "Find f'(x) where f(x) = cos^2(3x)", answer: "f'(x) = -6 cos(3x) sin(3x)" },
    { ask: 'Differentiate y = e^{\\sqrt{x}}', answer: 'dy/dx = e^(sqrt(x))/(2 sqrt(x))' },
    { ask: '求 y = tan(x^3) 的导数', answer: 'dy/dx = 3x^2 sec(x^3)^2' },
  ],
  refused: ['Differentiate f(x^2) with respect to x'],
  near: ['Differentiate x^2 + 3x', 'Differentiate x(2x + 1)^5', 'Integrate (2x + 1)^5'],
};
