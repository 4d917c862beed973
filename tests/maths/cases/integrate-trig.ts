import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'integrate-trig',
  solved: [
    { ask: 'Find ∫ sin^2 x dx', answer: 'x/2 - sin(2x)/4 + c' },
    { ask: 'Find \\int \\cos^2 3x \\, dx', answer: 'x/2 + sin(6x)/12 + c' },
    { ask: '求 ∫ tan² x dx', answer: 'tan(x) - x + c' },
    { ask: 'Find ∫ sin^3 x dx', answer: 'cos(x)^3/3 - cos(x) + c' },
    { ask: 'Find ∫ sin x cos x dx', answer: 'sin(x)^2/2 + c' },
    { ask: '求 ∫ sin²x cos³x dx', answer: 'sin(x)^3/3 - sin(x)^5/5 + c' },
    { ask: 'Find ∫ cos^4 x dx', answer: '3x/8 + sin(2x)/4 + sin(4x)/32 + c' },
    { ask: 'Find ∫ tan x dx', answer: '-ln|cos(x)| + c' },
    { ask: 'Find ∫ sin 3x cos x dx', answer: '-cos(4x)/8 - cos(2x)/4 + c' },
    { ask: 'Evaluate \\int_0^{\\pi/2} \\sin^2 x \\, dx', answer: 'π/4' },
    { ask: 'Evaluate ∫_0^{π/4} tan^2 x dx', answer: '1 - π/4' },
    { ask: '求 ∫ (sin x + cos x)^2 dx', answer: 'x - cos(2x)/2 + c' },
  ],
  refused: ['Find ∫ sin(x^2) dx'],
  near: ['Find ∫ x sin x dx', 'Solve sin^2 x = 1/4 for 0 < x < π', 'Differentiate sin^2 x'],
};
