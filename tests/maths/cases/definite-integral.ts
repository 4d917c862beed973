import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'definite-integral',
  solved: [
    { ask: 'Evaluate ∫_0^2 (3x^2 + 1) dx', answer: '10' },
    { ask: 'Evaluate \\int_1^4 \\sqrt{x} dx', answer: '14/3' },
    { ask: '计算定积分 ∫_1^2 1/x dx', answer: 'ln(2)' },
    { ask: 'Find the exact value of \\int_0^{\\pi/6} \\cos 3x \\, dx', answer: '1/3' },
    { ask: 'Evaluate ∫_0^1 e^(2x) dx', answer: '(e^2 - 1)/2' },
    { ask: 'Evaluate ∫_0^1 x e^x dx', answer: '1' },
    { ask: '求 ∫_0^1 1/(1 + x^2) dx 的精确值', answer: 'π/4' },
    { ask: 'Evaluate \\int_{-1}^{2} (x^3 - 2x) dx', answer: '3/4' },
    { ask: 'Evaluate ∫ (2x - 1)^3 dx from x = 1 to x = 2', answer: '10' },
    { ask: 'Find the exact value of ∫_1^e ln x dx', answer: '1' },
    { ask: 'Evaluate ∫_2^5 1/(3x - 1) dx', answer: '1/3 ln(14/5)' },
    { ask: 'Evaluate ∫_1^∞ 1/x^2 dx', answer: '1' },
  ],
  refused: ['Evaluate ∫_{-1}^1 1/x dx', 'Evaluate ∫_0^1 e^(x^2) dx'],
  near: [
    'Find ∫ (3x^2 + 1) dx',
    'Find the area under y = 3x^2 + 1 from x = 0 to x = 2',
    'Evaluate 3x^2 + 1 at x = 2',
  ],
};
