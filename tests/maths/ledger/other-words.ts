const TRIES = 'The probability of success at each attempt is 0.3.';
const KNOWN = 'A random sample of 36 values from a population with known standard deviation 6 has mean 51.8.';

/** Questions with known answers in other words than the cases of the methods have. */
export const IN_OTHER_WORDS: [ask: string, answer: string][] = [
  [`${TRIES} Find the probability that the first success is on the 4th attempt.`, '0.103'],
  ['每次试验成功的概率为 0.3，求第 4 次才首次成功的概率。', '0.103'],
  [`${KNOWN} Test at the 5% level whether the population mean is greater than 50.`, 'reject H0'],
  [`${KNOWN} Test at the 5% level whether the population mean is different from 50.`, 'do not reject H0'],
];
