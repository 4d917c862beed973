import { expect, test } from 'vitest';
import { solveParts } from '#server/maths/solving/solve.ts';

const answersTo = (...lines: string[]) =>
  solveParts(lines.join('\n')).map(({ outcome }) => (outcome.solved ? outcome.worked.answer.text : null));

const CHOIR = 'The ages of the 18 members of a choir have mean 42.5 years and standard deviation 9.6 years.';
const DIE = 'A fair eight-sided die has faces numbered 1, 2, …, 8.';

test('a table that is headed by its unit gives it to the mean', () => {
  const table = ['Time (t minutes): 0 ≤ t < 10, 10 ≤ t < 20, 20 ≤ t < 40', 'Frequency: 10, 20, 10'];
  expect(
    answersTo(
      'The times of 40 runs are summarised in the table.',
      ...table,
      '(a) Calculate an estimate for the mean time. [2]',
    ),
  ).toEqual(['16.25 min']);
});

test('one who leaves and one who joins change the mean and the deviation', () => {
  expect(
    answersTo(
      CHOIR,
      'A member of the choir who is 63 years old leaves and is replaced by a new member who is 27 years old.',
      '(a) Find the mean and the standard deviation of the ages of the 18 people who are now in the choir. [4]',
    ),
  ).toEqual(['40.5 year, 8.84 year']);
});

test.each([
  'A member who is 63 years old leaves. Find the mean of the ages of the 18 people who are now in the choir.',
  'A member who is 63 years old leaves. Find the mean of the ages.',
  'A member who is 463 years old leaves. Find the mean of the ages of the 17 people who are now in the choir.',
])('another number of people, or an impossible one, has no mean: %s', (asked) => {
  expect(answersTo(`${CHOIR} ${asked}`)).toEqual([null]);
});

test('a law with the deviation of the one before has its mean found from a share', () => {
  const CARS =
    'The time taken to service a car has a normal distribution with mean 85 minutes and standard deviation 12 minutes.';
  const vans =
    'The time taken to service a van has a normal distribution with the same standard deviation, and 60% of vans take longer than 100 minutes.';
  expect(answersTo(CARS, vans, 'Find the mean time taken to service a van. [3]')).toEqual(['103 min']);
  expect(answersTo(vans, 'Find the mean time taken to service a van. [3]')).toEqual([null]);
});

test('those that are neither small nor large have their share', () => {
  const EGGS =
    'The masses of eggs, in grams, are modelled by the distribution N(61, 6.4^2). Eggs with mass less than 53 g are classified as small, eggs with mass more than 70 g are classified as large and all other eggs are classified as medium.';
  expect(answersTo(EGGS, '(a) Find the percentage of eggs that are classified as medium. [4]')).toEqual([
    '81.5%',
  ]);
  expect(answersTo(EGGS, '(a) Find the percentage of eggs that are classified as tiny. [4]')).toEqual([null]);
});

test('events that letters stand for are found to be independent or not', () => {
  const DICE =
    'Two fair six-sided dice, one red and one green, are thrown. Events R and S are defined as follows.\nR: the product of the two scores is a multiple of 6\nS: the score on the red die is less than the score on the green die';
  expect(
    answersTo(
      DICE,
      '(a) Find P(R) and P(S). [3]',
      '(b) Determine whether events R and S are independent. [2]',
      "(c) Find P(R | S'). [2]",
    ),
  ).toEqual(['5/12, 5/12', 'not independent', '8/21']);
});

test('a variable may be one thing or another, by what comes out', () => {
  const TWICE =
    'A fair four-sided die has its faces numbered 1, 2, 3, 4. The die is thrown twice. If the two scores are different, X is the larger score minus the smaller score; otherwise X = 0.';
  expect(answersTo(TWICE, '(a) Find P(X = 1). [2]', '(b) Find E(X). [2]')).toEqual(['0.375', '1.25']);
});

test('a coin among others may be biased, and something may be known of what came out', () => {
  const COINS =
    'Two ordinary fair coins and one biased coin are thrown at the same time. The probability of obtaining a head when the biased coin is thrown is 1/3. The number of heads obtained is denoted by X.';
  expect(
    answersTo(
      COINS,
      '(a) Find P(X = 1). [2]',
      '(b) It is given that exactly two heads are obtained. Find the probability that the biased coin shows a tail. [2]',
    ),
  ).toEqual(['5/12', '0.5']);
});

test('a die may be thrown until one of two faces comes up, and on another occasion many times', () => {
  expect(
    answersTo(
      `${DIE} The die is thrown repeatedly until a 7 or an 8 is obtained.`,
      '(a) Find the probability that obtaining a 7 or an 8 requires exactly 5 throws. [1]',
      '(b) State the expected number of throws. [1]',
      'On another occasion the die is thrown 10 times.',
      '(c) Find the probability that a score of less than 4 is obtained on at least 3 of the 10 throws. [3]',
    ),
  ).toEqual(['0.0791', '4', '0.789']);
  expect(
    answersTo(
      `${DIE} The die is thrown repeatedly until a 7 or an 8 is obtained.`,
      '(a) Find the probability that obtaining a 6 or an 8 requires exactly 5 throws. [1]',
    ),
  ).toEqual([null]);
});

test('values of a variable that are taken independently have a sum', () => {
  expect(
    answersTo(
      'The random variable X takes the values 1, 2, 3, 4 only. It is given that P(X = 1) = p, P(X = 2) = q, P(X = 3) = 0.3 and P(X = 4) = 0.15, and that E(X) = 2.35.',
      '(a) Find the values of p and q. [4]',
      '(b) Two independent values of X are chosen. Find the probability that their sum is 5. [3]',
    ),
  ).toEqual(['p = 0.25, q = 0.3', '0.255']);
});
