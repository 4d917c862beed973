import { describe } from 'vitest';
import { answers, refuses } from './solver.ts';

const TRIES = 'The probability of success at each attempt is 0.3.';
const BULBS = 'The probability that a bulb is defective is 0.05.';
const KNOWN = 'A random sample of 36 values from a population with known standard deviation 6 has mean 51.8.';

describe('what is said behind an event, or beside its chance, is part of the question', () => {
  refuses([
    `${TRIES} Find the probability that the first success is on the 4th or 5th attempt.`,
    `${TRIES} Find the probability that the first success is on the 4th attempt given that the first attempt failed.`,
    `${TRIES} Find the probability that the first success is on the 4th attempt and the second success is on the 6th attempt.`,
    `${TRIES} Find the probability that the first success is on the 4th attempt or later.`,
    `${TRIES} Find the probability that the first success is on the 4th attempt at the latest.`,
    `${TRIES} Find the probability that the first failure is on the 4th attempt.`,
    'The probability that a bulb is faulty is 0.1. Find the probability that the first good bulb is on the 3rd test.',
    '每次试验成功的概率为 0.3，求第 4 次首次失败的概率。',
    `${BULBS} A box of 20 bulbs has been checked and has a defective bulb. Find the probability that exactly 2 are defective.`,
    `${BULBS} If a bulb is defective the next is defective too. Find the probability that in a box of 20 bulbs exactly 2 are defective.`,
    'X ~ Po(3) is the number of calls in an hour. Find P(X = 4) for half an hour.',
    'P(X = x) = k(5 - x) for x = 1, 2, 3, 4. Find the mean of 1/X.',
    'P(A) = 0.6, P(B) = 0.5 and P(A ∪ B) = 0.8. Are A and B independent? Find P(A ∩ B).',
    'Find the mean of the numbers 3, 5, 7, 9, 11 when the largest is left out.',
  ]);
  answers([
    [`${TRIES} Find the probability that the first success is on the 4th attempt.`, '0.103'],
    ['每次试验成功的概率为 0.3，求第 4 次才首次成功的概率。', '0.103'],
    [`${BULBS} Find the probability that in a box of 20 bulbs at least 2 are defective.`, '0.264'],
    ['X ~ Po(3). Find P(X ≥ 2).', '0.801'],
  ]);
});

describe('another thing than the method finds is not answered with it', () => {
  refuses([
    'X ~ N(50, σ^2) and P(X < 45) = 0.1. Find σ^2.',
    'X ~ N(50, σ^2) and P(X < 45) = 0.1. Find the variance.',
    'X ~ B(100, 0.4). Use a normal approximation without a continuity correction to find P(X > 45).',
    `${KNOWN} Find the p-value for a test at the 5% level that the population mean is greater than 50.`,
    `${KNOWN} Carry out a two-tailed test at the 5% level of whether the population mean is greater than 50.`,
  ]);
  answers([
    ['X ~ N(50, σ^2) and P(X < 45) = 0.1. Find σ.', 'σ = 3.90'],
    ['X ~ B(100, 0.4). Use a normal approximation to find P(X > 45).', '0.131'],
    [`${KNOWN} Test at the 5% level whether the population mean is greater than 50.`, 'reject H0'],
    [`${KNOWN} Test at the 5% level whether the population mean is different from 50.`, 'do not reject H0'],
  ]);
});
