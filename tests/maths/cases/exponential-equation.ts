import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'exponential-equation',
  solved: [
    { ask: 'Solve 2^x = 7', answer: 'x = ln(7)/ln(2)' },
    { ask: 'Solve 3^(2x - 1) = 5^x', answer: 'x = ln(3)/(2ln(3) - ln(5))' },
    { ask: '解方程 e^(2x) = 5', answer: 'x = ln(5)/2' },
    { ask: 'Solve $5 \\cdot 2^{x} = 3^{x+1}$', answer: 'x = ln(5/3)/ln(3/2)' },
    { ask: 'Solve 4^(x + 1) = 8', answer: 'x = 1/2' },
    { ask: 'Solve e^(3x - 2) = 4', answer: 'x = (2 + ln(4))/3' },
    { ask: 'Solve 2e^x - 7 = 0', answer: 'x = ln(7/2)' },
    { ask: '求 3^x = 1/27 的解', answer: 'x = -3' },
    { ask: 'Solve 7^(x - 2) = 3', answer: 'x = 2 + ln(3)/ln(7)' },
    { ask: 'Solve 2^(3x) = 10', answer: 'x = ln(10)/(3ln(2))' },
    { ask: 'Solve e^x = 3e^(-x)', answer: 'x = ln(3)/2' },
    { ask: 'Solve 2^x = -3', answer: 'none' },
    { ask: 'Solve 3^x = 20', answer: 'x = ln(20)/ln(3)' },
    { ask: 'Solve 3^(x+2) = 3^x + 32', answer: 'x = ln(4)/ln(3)' },
    { ask: '解方程 4^x = 10', answer: 'x = ln(10)/ln(4)' },
    { ask: 'Solve 5e^(-0.1t) = 2', answer: 't = 10ln(5/2)' },
    { ask: 'Solve e^(1-2x) = 9', answer: 'x = (1 - ln(9))/2' },
  ],
  refused: ['Solve a^x = 7', 'Solve 2^x = x + 2'],
  near: ['Solve e^(2x) - 5e^x + 6 = 0', 'Solve ln x = 3'],
};
