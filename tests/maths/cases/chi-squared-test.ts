import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'chi-squared-test',
  solved: [
    {
      ask: 'Observed frequencies: 18, 22, 20, 25, 15. Expected frequencies: 20, 20, 20, 20, 20. Carry out a chi-squared test at the 5% significance level.',
      answer: 'X^2 = 2.9, do not reject H0',
    },
    {
      ask: 'A die is thrown 120 times. Observed: 12, 25, 18, 30, 15, 20. Carry out a goodness of fit test at the 5% level that the die is fair.',
      answer: 'X^2 = 10.9, do not reject H0',
    },
    {
      ask: 'Observed: 315, 108, 101, 32 should be in the ratio 9:3:3:1. Find the value of the chi-squared test statistic.',
      answer: 'X^2 = 0.47',
    },
    {
      ask: 'The contingency table has rows 20, 30; 15, 35. Find the value of the test statistic.',
      answer: 'X^2 = 1.1',
    },
    {
      ask: 'The contingency table has rows 40, 20; 25, 35. Test at the 5% significance level for independence.',
      answer: 'X^2 = 7.55, reject H0',
    },
    {
      ask: 'The rows of a contingency table are 12, 18, 30; 28, 22, 10. Test at the 1% significance level whether the factors are independent.',
      answer: 'X^2 = 16.8, reject H0',
    },
    {
      ask: '观测频数: 30, 14, 34, 22; 期望频数: 25, 25, 25, 25. 在 5% 的显著性水平下作拟合优度检验',
      answer: 'X^2 = 9.44, reject H0',
    },
    { ask: '列联表各行为 10, 20; 20, 10, 求卡方统计量', answer: 'X^2 = 6.67' },
    {
      ask: 'Observed: 52, 48. Expected: 50, 50. Carry out a chi-squared test at the 10% significance level.',
      answer: 'X^2 = 0.16, do not reject H0',
    },
    {
      ask: 'Observed frequencies 24, 31, 45 and expected frequencies 30, 30, 40. Test at the 5% level with a chi-squared test.',
      answer: 'X^2 = 1.86, do not reject H0',
    },
  ],
  refused: [
    'Observed: 3, 22, 20. Expected: 4, 21, 20. Carry out a chi-squared test at the 5% significance level.',
  ],
  near: ['Find the mean of 3, 7, 8, 12, 15', 'Find the inverse of the matrix [20, 30; 15, 35]'],
};
