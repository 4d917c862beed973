import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'integrate-substitution',
  solved: [
    { ask: 'Use the substitution u = x^2 + 1 to find ∫ x sqrt(x^2 + 1) dx', answer: '(x^2 + 1)^(3/2)/3 + c' },
    {
      ask: 'Use the substitution u = 2x + 1 to find ∫ x/(2x + 1) dx',
      answer: '(2x + 1)/4 - 1/4 ln|2x + 1| + c',
    },
    { ask: '用换元 u = x - 2 求 ∫ x(x - 2)^4 dx', answer: '(x - 2)^6/6 + 2(x - 2)^5/5 + c' },
    {
      ask: 'Using the substitution u = sqrt(x), find ∫ 1/(sqrt(x)(1 + sqrt(x))) dx',
      answer: '2 ln(1 + sqrt(x)) + c',
    },
    {
      ask: 'By using the substitution u = e^x, find \\int \\frac{e^{x}}{1 + e^{2x}} dx',
      answer: 'arctan(e^x) + c',
    },
    { ask: 'Use the substitution u = cos x to find ∫ sin x cos^3 x dx', answer: '-cos(x)^4/4 + c' },
    { ask: '用代换 u = ln x 求 ∫ (ln x)^2/x dx', answer: 'ln(x)^3/3 + c' },
    { ask: 'Use the substitution x = 2 sin u to evaluate ∫_0^1 1/sqrt(4 - x^2) dx', answer: 'π/6' },
    { ask: 'Use the substitution u = 1 + x^2 to evaluate ∫_0^1 x/(1 + x^2)^2 dx', answer: '1/4' },
    {
      ask: 'Use the substitution u = 3x - 1 to find ∫ x(3x - 1)^5 dx',
      answer: '(3x - 1)^7/63 + (3x - 1)^6/54 + c',
    },
    { ask: 'Use the substitution x = tan θ to evaluate ∫_0^1 1/(1 + x^2)^2 dx', answer: 'π/8 + 1/4' },
  ],
  refused: ['Use the substitution u = sin x to find ∫ e^x dx'],
  near: ['Find ∫ x sqrt(x^2 + 1) dx', 'Use the substitution u = x^2 to solve x^4 - 5x^2 + 4 = 0'],
};
