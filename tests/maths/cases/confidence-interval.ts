import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'confidence-interval',
  solved: [
    {
      ask: 'A random sample of 50 values has mean 20.5. The population standard deviation is 3. Find a 95% confidence interval for μ.',
      answer: '(19.7, 21.3)',
    },
    {
      ask: 'A random sample of size 100 has mean 64.2. The population variance is 25. Calculate a 98% confidence interval for the population mean.',
      answer: '(63, 65.4)',
    },
    { ask: 'σ = 4, n = 36, x̄ = 52. Find a 90% confidence interval for the mean', answer: '(50.9, 53.1)' },
    {
      ask: 'A random sample of 10 observations of a normal variable has mean 8.4 and s^2 = 1.69. Find a 95% confidence interval for the mean.',
      answer: '(7.47, 9.33)',
    },
    {
      ask: 'A random sample from a normal distribution is 10.2, 9.8, 10.5, 10.1, 9.9, 10.4. Find a 95% confidence interval for the population mean.',
      answer: '(9.86, 10.4)',
    },
    {
      ask: '某正态总体标准差为 2, 抽取 25 个数据的样本, 样本均值为 15, 求总体均值的 95% 置信区间',
      answer: '(14.2, 15.8)',
    },
    {
      ask: 'X is normally distributed. For a random sample of 8 values, Σx = 160 and Σx^2 = 3263. Find a 99% confidence interval for the mean.',
      answer: '(16.3, 23.7)',
    },
    {
      ask: 'n = 64, x̄ = 120, σ = 16. Find a 99% confidence interval for the mean.',
      answer: '(114.8, 125.2)',
    },
    { ask: '总体方差为 9, 样本容量为 81, 样本均值为 30, 求总体均值的 90% 置信区间', answer: '(29.5, 30.5)' },
    {
      ask: 'A random sample of 10 observations of a normal variable has sample mean 5.2 and sample variance 0.36. Find a 99% confidence interval for the population mean.',
      answer: '(4.58, 5.82)',
    },
    {
      ask: 'A random sample of 10 observations of a normal variable has mean 5.2 and estimated standard deviation 0.6. Find a 95% confidence interval for the population mean.',
      answer: '(4.77, 5.63)',
    },
    {
      ask: 'The masses of bags are normally distributed with unknown mean and standard deviation 4. A random sample of 36 has mean 52. Find a 90% confidence interval for the mean.',
      answer: '(50.9, 53.1)',
    },
  ],
  refused: [
    'A random sample of 10 observations of a normal variable has mean 5.2. The population standard deviation is 0.6, estimated from the sample. Find a 99% confidence interval for the population mean.',
    '样本容量为 10，样本均值为 5.2，由样本估计总体标准差为 0.6，总体服从正态分布，求总体均值的 99% 置信区间',
    'A random sample of 12 observations of a normal variable has mean 50 and variance 16, calculated from the sample. Find a 95% confidence interval for the mean.',
    'A random sample of 12 observations of a normal variable has mean 50 and variance 16. Find a 95% confidence interval for the mean.',
    'A random sample of 50 observations has mean 50 and sample variance 16. Find a 95% confidence interval for the mean.',
    'A sample of 5 readings has mean 9.8 and variance 0.04. Find a 99% confidence interval for the mean.',
    '从某总体抽取 25 个数据的样本, 样本均值为 15, 标准差为 2, 求总体均值的 95% 置信区间',
    'A random sample of 50 values has mean 20.5. Find a 95% confidence interval for μ.',
    'A random sample of 10 observations has mean 8.4 and s^2 = 1.69. Find a 95% confidence interval for the mean.',
  ],
  near: ['X ~ N(50, 16). Find P(X < 54).', 'Find the interval on which x^2 - 4 < 0'],
};
