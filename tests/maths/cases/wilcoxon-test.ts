import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'wilcoxon-test',
  solved: [
    {
      ask: 'The differences are 1.2, -0.5, 2.3, 0.8, -1.9, 3.1. Find the Wilcoxon signed-rank test statistic T.',
      answer: 'T = 5',
    },
    {
      ask: 'Find the Wilcoxon signed-rank test statistic for a median of 50 and the sample 52, 47, 58, 61, 49, 55, 44.',
      answer: 'T = 9',
    },
    {
      ask: 'Sample A: 12.1, 13.4, 11.8, 14.0. Sample B: 15.2, 13.9, 16.1, 14.8, 12.9. Find the Wilcoxon rank-sum test statistic W.',
      answer: 'W = 13',
    },
    { ask: '用威尔科克森符号秩检验，差值为 3, -1, 4, 6, -2, 7, 求统计量 T', answer: 'T = 3' },
    { ask: '威尔科克森符号秩检验: 中位数为 20, 数据 23, 18, 26, 29, 15, 21, 求检验统计量', answer: 'T = 6' },
    {
      ask: 'A Wilcoxon signed-rank test is carried out with differences -4, 7, 1, -2, 9, 12, 3, -5. Calculate the test statistic.',
      answer: 'T = 11',
    },
    {
      ask: 'Two samples are compared by a Wilcoxon rank-sum test. X: 5, 9, 14, 20. Y: 7, 11, 16, 22, 25. Find the test statistic.',
      answer: 'W = 16',
    },
    {
      ask: '威尔科克森秩和检验: 甲组 31, 28, 35, 40, 26; 乙组 33, 42, 39, 45, 37, 29, 求统计量 W',
      answer: 'W = 22',
    },
    {
      ask: 'Find the value of T in a Wilcoxon signed-rank test of the median 100 with the data 104, 98, 111, 93, 106, 109, 99, 115.',
      answer: 'T = 8',
    },
  ],
  refused: ['The differences are 1.2, -1.2, 2.3, 0.8. Find the Wilcoxon signed-rank test statistic T.'],
  near: ['Find the rank of the matrix [1, 2; 3, 4]', 'Find the median of 5, 1, 9, 4, 7, 3'],
};
