import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'mean-and-deviation',
  solved: [
    { ask: 'Find the mean of 3, 7, 8, 12, 15', answer: '9' },
    { ask: 'Find the standard deviation of 3, 7, 8, 12, 15', answer: '4.15' },
    { ask: 'Find the variance of 2, 4, 4, 4, 5, 5, 7, 9', answer: '4' },
    { ask: 'Find the median of 5, 1, 9, 4, 7, 3', answer: '4.5' },
    { ask: 'Find the interquartile range of 2, 3, 5, 7, 8, 11, 12, 14', answer: '7.5' },
    { ask: '求数据 6, 8, 10, 12, 14 的标准差', answer: '2.83' },
    { ask: 'Given that Σx = 120, Σx² = 1600 and n = 10, find the standard deviation', answer: '4' },
    { ask: 'For 20 values, ∑x = 340 and ∑x^2 = 6100. Find the variance.', answer: '16' },
    { ask: 'For 10 values of x, Σ(x - 50) = 25 and Σ(x - 50)^2 = 462.5. Find the mean', answer: '52.5' },
    {
      ask: 'For 10 values of x, Σ(x - 50) = 25 and Σ(x - 50)^2 = 462.5. Find the standard deviation.',
      answer: '6.32',
    },
    { ask: '已知 n = 8, Σx = 56, 求平均数', answer: '7' },
    { ask: 'Find the range of 12, 5, 31, 18', answer: '26' },
    { ask: '求 4, 9, 11, 2, 7 的中位数', answer: '7' },
    { ask: 'Find the mean and variance of 2,4,6,8', answer: 'mean 5, variance 5' },
    { ask: '求 2, 4, 6, 8 的平均数和方差', answer: 'mean 5, variance 5' },
    {
      ask: 'Find the mean and standard deviation of 2, 4, 4, 4, 5, 5, 7, 9',
      answer: 'mean 5, standard deviation 2',
    },
    {
      ask: 'Find the mean and standard deviation of 1, 2, 3, 4',
      answer: 'mean 2.5, standard deviation 1.12',
    },
    { ask: '求数据 3, 5, 7 的平均数和标准差', answer: 'mean 5, standard deviation 1.63' },
    {
      ask: 'Find the mean and the variance given that Σx = 120, Σx^2 = 1600, n = 10',
      answer: 'mean 12, variance 16',
    },
  ],
  refused: ['n = 10, Σx = 100 and Σx² = 500. Find the standard deviation'],
  near: [
    'Find the sample variance of 2, 4, 6, 8',
    '求样本 2, 4, 6, 8 的样本方差',
    'For a random sample of 8 values, Σx = 164.8 and Σx² = 3411.9. Test at the 5% level whether the mean exceeds 19.5',
    'Find the mean, median and variance of 2, 4, 6, 8',
    'Find the mean and variance of X ~ B(10, 0.3)',
    'Find the mean of X ~ B(10, 0.3)',
    'X ~ N(50, 16). Find P(X < 54).',
    'The mean of 5 numbers is 8 and the mean of 3 others is 4. Find the combined mean.',
  ],
};
