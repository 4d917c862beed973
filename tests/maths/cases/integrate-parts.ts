import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'integrate-parts',
  solved: [
    { ask: 'Find ∫ x e^x dx', answer: 'x e^x - e^x + c' },
    { ask: 'Integrate x sin x', answer: 'sin(x) - x cos(x) + c' },
    { ask: 'Find \\int \\ln x \\, dx', answer: 'x ln(x) - x + c' },
    { ask: '求 ∫ x cos 2x dx', answer: '1/2 x sin(2x) + 1/4 cos(2x) + c' },
    { ask: 'Find ∫ x^2 e^x dx', answer: 'e^x (x^2 - 2x + 2) + c' },
    { ask: 'Find \\int x^2 \\ln x \\, dx', answer: '1/3 x^3 ln(x) - x^3/9 + c' },
    { ask: '用分部积分法求 ∫ x e^{-2x} dx', answer: '-1/2 x e^(-2x) - 1/4 e^(-2x) + c' },
    { ask: 'Use integration by parts to find ∫ (2x + 1) e^{3x} dx', answer: '(6x + 1) e^(3x)/9 + c' },
    { ask: 'Find ∫ x^2 sin x dx', answer: '-x^2 cos(x) + 2x sin(x) + 2 cos(x) + c' },
    { ask: 'Find ∫ ln(x)/x^2 dx', answer: '-ln(x)/x - 1/x + c' },
    { ask: 'Find ∫ arctan x dx', answer: 'x arctan(x) - 1/2 ln(1 + x^2) + c' },
    { ask: 'Find ∫ e^x sin x dx', answer: 'e^x (sin(x) - cos(x))/2 + c' },
    { ask: 'Find ∫ x sec^2 x dx', answer: 'x tan(x) + ln|cos(x)| + c' },
  ],
  refused: ['Find ∫ x tan x dx', 'Find ∫ e^x ln x dx'],
  near: ['Find ∫ x e^{x^2} dx', 'Differentiate x e^x', 'Find ∫ x^2 + e^x dx'],
};
