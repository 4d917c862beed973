import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'integrate-power',
  solved: [
    { ask: 'Integrate 3x^2 - 4x + 1', answer: 'x^3 - 2x^2 + x + c' },
    { ask: 'Find ∫ (6x^2 + 5) dx', answer: '2x^3 + 5x + c' },
    { ask: 'Find \\int \\frac{4}{x^3} dx', answer: '-2/x^2 + c' },
    { ask: '求不定积分 ∫ (2x - 3)^4 dx', answer: '(2x - 3)^5/10 + c' },
    { ask: 'Integrate \\sqrt{x} + 1/\\sqrt{x} with respect to x', answer: '2/3 x^(3/2) + 2 sqrt(x) + c' },
    { ask: 'Find \\int e^{3x} dx', answer: 'e^(3x)/3 + c' },
    { ask: '∫ cos 2x dx', answer: 'sin(2x)/2 + c' },
    { ask: 'Find ∫ 1/(2x + 1) dx', answer: '1/2 ln|2x + 1| + c' },
    { ask: '求 ∫ sin(3x + 1) dx', answer: '-cos(3x + 1)/3 + c' },
    { ask: 'Find ∫ 2x(x^2 + 1)^3 dx', answer: '(x^2 + 1)^4/4 + c' },
    { ask: 'Integrate x/(x^2 + 4)', answer: '1/2 ln(x^2 + 4) + c' },
    { ask: 'Find ∫ sec^2(2x) dx', answer: 'tan(2x)/2 + c' },
    { ask: 'Find ∫ (x + 2)/x dx', answer: 'x + 2 ln|x| + c' },
    { ask: '求 ∫ x e^{x^2} dx', answer: 'e^(x^2)/2 + c' },
    { ask: 'Find ∫ 1/sqrt(4x + 1) dx', answer: 'sqrt(4x + 1)/2 + c' },
    { ask: 'Find the integral of x^2', answer: 'x^3/3 + c' },
  ],
  refused: ['Integrate e^(x^2)', 'Find ∫ sin(x)/x dx'],
  near: ['Differentiate 3x^2 - 4x', 'Find ∫ x e^x dx', 'Evaluate ∫_0^1 x^2 dx'],
};
