import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'hyperbolic-calculus',
  solved: [
    { ask: 'Differentiate sinh 3x', answer: '3 cosh(3x)' },
    { ask: 'Find dy/dx when y = x tanh x', answer: 'dy/dx = tanh(x) + x sech(x)^2' },
    { ask: '求导:y = cosh²x', answer: 'dy/dx = 2 cosh(x) sinh(x)' },
    { ask: 'Differentiate \\ln(\\cosh x)', answer: 'tanh(x)' },
    { ask: 'Differentiate arsinh(2x)', answer: '2/sqrt(1 + 4x^2)' },
    { ask: 'Differentiate artanh x', answer: '1/(1 - x^2)' },
    { ask: 'Find ∫ cosh 2x dx', answer: 'sinh(2x)/2 + c' },
    { ask: 'Find ∫ x sinh x dx', answer: 'x cosh(x) - sinh(x) + c' },
    { ask: '求 ∫ sinh^2 x dx', answer: 'sinh(2x)/4 - x/2 + c' },
    { ask: 'Find ∫ 1/sqrt(x^2 + 9) dx', answer: 'arsinh(x/3) + c' },
    { ask: 'Find ∫ 1/sqrt(x^2 - 4) dx', answer: 'arcosh(x/2) + c' },
    { ask: 'Find ∫ tanh x dx', answer: 'ln(cosh(x)) + c' },
    { ask: 'Evaluate ∫_0^1 sinh x dx', answer: 'cosh(1) - 1' },
  ],
  refused: ['Find ∫ sinh(x^2) dx'],
  near: ['Solve sinh x = 2', 'Differentiate sin 3x'],
};
