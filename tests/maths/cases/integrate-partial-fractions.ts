import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'integrate-partial-fractions',
  solved: [
    { ask: 'Find ∫ 1/(x^2 - 1) dx', answer: '1/2 ln|x - 1| - 1/2 ln|x + 1| + c' },
    { ask: 'Find \\int \\frac{5x + 1}{(x - 1)(x + 2)} dx', answer: '2 ln|x - 1| + 3 ln|x + 2| + c' },
    { ask: '用部分分式求 ∫ 1/(x(x + 1)) dx', answer: 'ln|x| - ln|x + 1| + c' },
    { ask: 'Find ∫ (3x + 5)/(x^2 + 3x + 2) dx', answer: '2 ln|x + 1| + ln|x + 2| + c' },
    { ask: 'Integrate 1/(x(x - 1)^2)', answer: 'ln|x| - ln|x - 1| - 1/(x - 1) + c' },
    { ask: 'Find ∫ (x^2 + 1)/(x^2 - 4) dx', answer: 'x + 5/4 ln|x - 2| - 5/4 ln|x + 2| + c' },
    { ask: '求 ∫ (2x^2 + x + 3)/((x + 1)(x^2 + 1)) dx', answer: '2 ln|x + 1| + arctan(x) + c' },
    { ask: 'Find ∫ (4x - 2)/(x^2(x - 2)) dx', answer: '3/2 ln|x - 2| - 3/2 ln|x| - 1/x + c' },
    { ask: 'Evaluate \\int_2^3 \\frac{1}{x^2 - 1} dx', answer: '1/2 ln(3/2)' },
    { ask: 'Use partial fractions to evaluate ∫_0^1 (x + 7)/((x + 1)(x + 3)) dx', answer: 'ln(9/2)' },
    { ask: 'Find ∫ 6/((2x - 1)(x + 1)) dx', answer: '2 ln|2x - 1| - 2 ln|x + 1| + c' },
  ],
  refused: ['Find ∫ 1/(x^5 - x - 1) dx'],
  near: ['Express 1/(x^2 - 1) in partial fractions', 'Find ∫ 1/(2x + 1) dx', 'Find ∫ x/(x^2 + 4) dx'],
};
