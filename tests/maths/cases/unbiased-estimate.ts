import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'unbiased-estimate',
  solved: [
    {
      ask: 'A random sample of 8 values gives Σx = 56 and Σx² = 420. Find an unbiased estimate of the population variance.',
      answer: '4',
    },
    {
      ask: 'Find an unbiased estimate of the population mean from the sample 12.1, 11.8, 12.5, 12.0, 12.6.',
      answer: '12.2',
    },
    {
      ask: 'Find an unbiased estimate of the population variance from the sample 12.1, 11.8, 12.5, 12.0, 12.6.',
      answer: '0.115',
    },
    { ask: 'n = 10, Σx = 250, Σx^2 = 6394. Calculate an unbiased estimate of the variance', answer: '16' },
    {
      ask: 'A sample of size 50 has Σx = 1020. Find an unbiased estimate of the population mean',
      answer: '20.4',
    },
    { ask: '样本容量为 20, Σx = 300, Σx² = 4690, 求总体方差的无偏估计', answer: '10' },
    { ask: '样本数据 5, 8, 9, 10, 13 来自某总体, 求总体方差的无偏估计', answer: '8.5' },
    {
      ask: 'For a random sample, n = 40, Σx = 612 and Σx^2 = 9500. Find unbiased estimates of the population mean and variance.',
      answer: 'mean = 15.3, variance = 3.5',
    },
    {
      ask: 'A random sample of 12 observations gives Σx = 66 and Σx^2 = 418. Find an unbiased estimate of the population variance.',
      answer: '5',
    },
    { ask: '求样本 2, 4, 6, 8, 10, 12 所在总体均值的无偏估计', answer: '7' },
  ],
  refused: ['A sample has Σx = 56 and Σx² = 420. Find an unbiased estimate of the variance.'],
  near: [
    'Find the variance of 2, 4, 4, 4, 5, 5, 7, 9',
    'Given that Σx = 120, Σx² = 1600 and n = 10, find the standard deviation',
  ],
};
