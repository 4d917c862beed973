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

const THREE = 'P(X = 1) = 0.25, P(X = 4) = 0.5, P(X = 9) = 0.25.';
const SUMS = 'Given n = 10, Σx = 120 and Σx² = 1600,';
const CURVE = 'The continuous random variable X has f(x) = 3x^2/8 for 0 ≤ x ≤ 2.';
const APPLES = 'The masses of apples are normally distributed with mean 150 g and standard deviation 20 g.';

describe('a word that is not known may make another thing of the same numbers', () => {
  refuses([
    'Find the geometric mean of 2, 4, 8.',
    'Find the mean absolute deviation of 2, 4, 9.',
    'Find the mean of the squares of 3, 5, 7.',
    'Find the mean of 3, 5, 7, x.',
    'Find the mean of the 5 numbers 3, 5, 7, 9.',
    'How many of the numbers 3, 5, 7, 9, 30 are above the mean?',
    '求 3, 5, 7 的平方的平均数',
    `${SUMS} find the variance of 2x.`,
    `${SUMS} find the mean of y.`,
    `${THREE} Find the expected value E(√X).`,
    `${THREE} Given that X is greater than 1, find the mean of X.`,
    `${THREE} Find the mean deviation of X.`,
    'P(X = x) = k(5 - x) for x = 1, 2, 3, 4. Show that k = 0.2 and find E(X).',
    'The discrete random variable X has P(X = x) = kx for x = 1, 2, 3, 4. Find the variance of the sum of two independent observations of X.',
    `${CURVE} Find the variance of 2X.`,
    `${CURVE} Find the variance of the mean of 3 observations.`,
    'The probability generating function of X is G(t) = (0.3 + 0.7t)^5 and Y = 2X. Find the mean of Y.',
    'X ~ B(10, 0.3). Find the mean of X squared.',
    'X ~ B(10, 0.3). Find the mean number of failures.',
    'X ~ Po(3) is the number of calls in an hour. Find the mean number of calls in a day.',
    'X ~ N(50, 16). Find 1 - P(X > 54).',
    'X ~ N(50, 16). Find P(X > 54) given X > 50.',
    'X ~ N(50, 16). Five values are chosen. Find the probability that all exceed 54.',
    'X is normally distributed with mean 20 and variance 9. Find the probability that Y is less than 25.',
    `${APPLES} Find the probability that an apple chosen from those over 140 g has mass less than 170 g.`,
    'A random sample of 50 values from a population with standard deviation 5 has mean 30. Find a 95% confidence interval for twice the population mean.',
    'A random sample of 50 values from a population with standard deviation 5 has mean 30. Find the upper limit of a 95% confidence interval for the mean.',
    'Find an unbiased estimate of the variance of the mean for the sample 3, 5, 7, 9, 11',
    'How many arrangements of the letters of the word EQUATION have the vowels together and in alphabetical order?',
    'How many arrangements of two letters of the word MONDAY are there?',
    'How many arrangements of the letters of the word MONDAY have the vowels separated by two letters?',
  ]);
  answers([
    [
      'The heights, in cm, of 8 students are 150, 152, 155, 158, 160, 161, 165, 170. Find the standard deviation.',
      '6.21',
    ],
    ['某班 5 名学生的成绩为 78, 82, 85, 90, 95，求方差。', '35.6'],
    ['一组数据 2, 4, 4, 6, 9 的中位数是多少？', '4'],
    ['Given n = 10, Σy = 120, find the mean of y.', '12'],
    ['P(X = x) = k(5 - x) for x = 1, 2, 3, 4. Show that k = 0.1 and find E(X).', '2'],
    [`${THREE} 求 D(X)`, '8.25'],
    [
      'The time, X minutes, taken has probability density function f(x) = 3x^2/8 for 0 ≤ x ≤ 2. Find the mean time.',
      '3/2',
    ],
    [
      'X is normally distributed with mean 20 and variance 9. Find the probability that X is less than 25.',
      '0.952',
    ],
    ['Given that X ~ N(30, 5²), find P(X ≥ 36) correct to 4 decimal places.', '0.1151'],
    [`${APPLES} Find the probability that an apple has mass between 140 g and 170 g.`, '0.533'],
    ['How many arrangements of the letters of the word PEPPER begin with P and end with E?', '12'],
    ['How many arrangements of the letters of the word PEPPER begin with P and end with a vowel?', '12'],
    ['How many arrangements of the letters of the word MONDAY have the vowels next to each other?', '240'],
    ['How many different arrangements are there of the 8 letters in the word RELEASED?', '6720'],
  ]);
});
