import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'logarithm-equation',
  solved: [
    { ask: 'Solve ln x = 2', answer: 'x = e^2' },
    { ask: 'Solve log_2(x) + log_2(x - 2) = 3', answer: 'x = 4' },
    { ask: '解方程 ln(x + 1) - ln x = 1', answer: 'x = 1/(e - 1)' },
    { ask: 'Solve 2 ln x = ln(3x + 10)', answer: 'x = 5' },
    { ask: 'Solve $\\log_{10}(x + 6) = 2\\log_{10}(x)$', answer: 'x = 3' },
    { ask: 'Solve log_3(2x - 1) = 2', answer: 'x = 5' },
    { ask: 'Solve ln(2x + 3) = 4', answer: 'x = (e^4 - 3)/2' },
    { ask: '求解 ln(x - 2) + ln(x + 1) = ln 4', answer: 'x = 3' },
    { ask: 'Solve ln(x^2 + 4) - ln x = ln 5', answer: 'x = 1, x = 4' },
    { ask: 'Solve log_5(x + 3) + log_5(x - 1) = 1', answer: 'x = 2' },
    { ask: 'Solve ln(x - 5) = ln(2x - 1)', answer: 'none' },
    { ask: 'Solve 2log_2(x) - log_2(x + 4) = 1', answer: 'x = 4' },
    { ask: 'Solve log_10 x + log_10 (x+3) = 1', answer: 'x = 2' },
    { ask: 'Solve log_16 x = 1/2', answer: 'x = 4' },
  ],
  refused: ['Solve ln x = x - 3', 'Solve ln(ax) = 2'],
  near: ['Solve (ln x)^2 - 3 ln x + 2 = 0', 'Solve e^x = 3'],
};
