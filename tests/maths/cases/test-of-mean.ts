import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'test-of-mean',
  solved: [
    {
      ask: 'Test at the 5% significance level H0: μ = 50 against H1: μ > 50, given a random sample of 36 with mean 51.2 and population standard deviation 4.',
      answer: 'reject H0',
    },
    {
      ask: 'Test at the 1% significance level H0: μ = 50 against H1: μ > 50, given a random sample of 36 with mean 51.2 and population standard deviation 4.',
      answer: 'do not reject H0',
    },
    {
      ask: 'A random sample of 100 values has mean 19.4. The population standard deviation is 3. Test at the 5% level whether the mean is less than 20.',
      answer: 'reject H0',
    },
    {
      ask: 'H0: μ = 12, H1: μ ≠ 12. n = 25, x̄ = 12.7, σ = 2. Carry out the test at the 5% significance level.',
      answer: 'do not reject H0',
    },
    {
      ask: 'A random sample of 10 observations of a normal variable has mean 8.4 and s^2 = 1.69. Test at the 5% significance level whether the population mean is greater than 7.5.',
      answer: 'reject H0',
    },
    {
      ask: 'A random sample from a normal distribution is 10.2, 9.8, 10.5, 10.1, 9.9, 10.4. Test at the 5% level whether the mean is different from 10.',
      answer: 'do not reject H0',
    },
    {
      ask: 'H0: μ = 30, H1: μ < 30, 总体标准差为 6, 样本容量为 64, 样本均值为 28, 在 1% 的显著性水平下检验',
      answer: 'reject H0',
    },
    {
      ask: '总体标准差为 5, 样本容量为 40, 样本均值为 101, 在 5% 的显著性水平下检验均值是否大于 100',
      answer: 'do not reject H0',
    },
    {
      ask: 'X is normally distributed. n = 9, x̄ = 23, s^2 = 4. Test at the 1% significance level H0: μ = 20 against H1: μ ≠ 20',
      answer: 'reject H0',
    },
    {
      ask: 'σ = 10, n = 50, x̄ = 47. Test H0: μ = 50 against H1: μ < 50 at the 2.5% significance level',
      answer: 'reject H0',
    },
    {
      ask: 'A random sample of 8 observations of a normal variable has sample mean 51.5 and sample variance 5.76. Test at the 5% level whether the population mean is greater than 50.',
      answer: 'do not reject H0',
    },
    {
      ask: 'A random sample of 8 observations of a normal variable has mean 51.5 and estimated standard deviation 2.4. Test at the 5% level whether the population mean is greater than 50.',
      answer: 'do not reject H0',
    },
    {
      ask: 'A random sample of 8 observations of a normal variable with standard deviation 2.4 has mean 51.5. Test at the 5% level whether the population mean is greater than 50.',
      answer: 'reject H0',
    },
  ],
  refused: [
    'A random sample of 8 observations of a normal variable has mean 51.5 and standard deviation 2.4. Test at the 5% level whether the population mean is greater than 50.',
    'A random sample of 8 observations of a normal variable has mean 51.5 and variance 5.76. Test at the 5% level whether the population mean is greater than 50.',
    'The masses are normally distributed with mean 50 and standard deviation 4. A random sample of 20 has mean 52. Test at the 5% level whether the mean is greater than 50.',
    'Test at the 5% significance level whether the mean is greater than 50, given a sample of 36 with mean 51.2.',
  ],
  near: [
    'Find a 95% confidence interval for μ if σ = 4, n = 36, x̄ = 52.',
    'Use the ratio test on the series.',
  ],
};
