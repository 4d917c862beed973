import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'trapezium-rule',
  solved: [
    { ask: 'Use the trapezium rule with 4 intervals to estimate ∫_0^2 x^2 dx', answer: '11/4' },
    {
      ask: 'Use the trapezium rule with two intervals to estimate ∫_0^1 e^(x^2) dx, giving your answer correct to 2 decimal places',
      answer: '1.57',
    },
    { ask: '用梯形法则(4 个区间)估算 ∫_1^3 1/x dx,保留三位小数', answer: '1.117' },
    {
      ask: 'Use the trapezium rule with 3 strips to find an approximation to \\int_0^3 \\sqrt{1 + x^3} dx correct to 3 significant figures',
      answer: '7.56',
    },
    {
      ask: 'Use the trapezium rule with 4 intervals to estimate ∫_0^π sin x dx correct to 3 decimal places',
      answer: '1.896',
    },
    {
      ask: 'Use the trapezium rule with 6 ordinates to estimate ∫_0^1 1/(1 + x^2) dx to 3 decimal places',
      answer: '0.784',
    },
    {
      ask: 'Use the trapezium rule with 2 intervals to estimate ∫_1^3 ln(1 + x) dx to 3 significant figures',
      answer: '2.14',
    },
    {
      ask: '用梯形法则,取 3 个等宽区间,求 ∫_0^{1.2} \\sqrt{4 - x^2} dx 的近似值,保留 2 位小数',
      answer: '2.24',
    },
    {
      ask: 'Use the trapezium rule with four intervals of width 0.5 to estimate ∫_0^2 2^x dx, correct to 2 decimal places',
      answer: '4.37',
    },
    { ask: 'Use the trapezium rule with 4 strips to estimate ∫_0^2 (x^3 + 1) dx', answer: '25/4' },
  ],
  refused: [
    'Use the trapezium rule to estimate ∫_0^2 x^2 dx',
    'Use the trapezium rule with 4 intervals to estimate ∫_0^1 1/x dx',
    'Use the trapezium rule with 4 intervals to estimate ∫_0^3 1/(x - 1) dx',
    'Use the trapezium rule with 3 intervals to estimate ∫_0^3 tan x dx',
  ],
  near: ['Evaluate ∫_0^2 x^2 dx', 'Find the area of a trapezium with parallel sides 3 and 5 and height 4'],
};
