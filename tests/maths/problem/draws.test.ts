import { describe, expect, test } from 'vitest';
import { solveParts } from '#server/maths/solving/solve.ts';

const shown = (text: string): (string | null)[] =>
  solveParts(text).map(({ outcome }) => (outcome.solved ? outcome.worked.answer.text : null));
const first = (text: string) => shown(text)[0];

const BAG = 'A bag contains 5 red balls, 4 blue balls and 3 green balls. ';
const THREE = `${BAG}Three balls are drawn at random from the bag without replacement. `;
const TWO_BAGS =
  'Bag A contains 4 red balls and 3 blue balls. Bag B contains 2 red balls and 5 blue balls. A ball is chosen at random from bag A and placed in bag B. A ball is then chosen at random from bag B. ';
const DISCS =
  'Nine discs are numbered $1, 2, 3, \\ldots, 9$. Four of the discs are chosen at random, without replacement. ';

describe('things that are drawn', () => {
  test.each([
    [`${THREE}Find the probability that all three balls are the same colour.`, '3/44'],
    [
      `${THREE}Given that at least one of the balls is red, find the probability that exactly two of them are red.`,
      '14/37',
    ],
    [`${THREE}Find the probability that there is one ball of each colour.`, '3/11'],
    [`${TWO_BAGS}Find the probability that the second ball is red.`, '9/28'],
    [
      `${TWO_BAGS}Given that the second ball is red, find the probability that the first ball was red.`,
      '2/3',
    ],
    [`${DISCS}Find the probability that the largest number chosen is 7.`, '10/63'],
    [`${DISCS}Find the probability that the product of the four numbers chosen is even.`, '121/126'],
    [
      'A box contains 10 bulbs of which 3 are faulty. Two bulbs are chosen at random from the box. Find the probability that exactly one of the bulbs is faulty.',
      '7/15',
    ],
    [
      '袋中装有 $12$ 个大小相同的球，其中红球 $5$ 个、蓝球 $4$ 个、绿球 $3$ 个。从袋中不放回地随机取出 $3$ 个球。求取出的 $3$ 个球颜色相同的概率。',
      '3/44',
    ],
    ['一个袋子中装有 3 个红球和 2 个白球，从中有放回地依次摸出 2 个球，求两个球颜色不同的概率。', '0.48'],
  ])('have their probability: %s', (text, answer) => {
    expect(first(text)).toBe(answer);
  });

  test.each([
    `${THREE}Find the probability that exactly two of the balls are yellow.`,
    `${THREE}Find the probability that all four balls are red.`,
    `${THREE}Find the probability that all three discs are red.`,
    `${BAG}One of the red balls is removed. Three balls are drawn at random from the bag without replacement. Find the probability that all three balls are red.`,
    `${BAG}A ball is drawn at random from the bag. A second ball is then drawn at random from the bag. Find the probability that both balls are red.`,
    `${BAG}A ball is drawn at random from the bag and a ball of another colour is put into the bag. A second ball is then drawn at random from the bag. Find the probability that both balls are red.`,
    `${TWO_BAGS}Find the probability that bag B now contains 3 red balls.`,
    `${DISCS}Find the probability that the largest number not chosen is 7.`,
    'A bag contains 12 balls, of which 5 are red, 4 are blue and 2 are green. Two balls are drawn at random from the bag. Find the probability that both balls are red.',
  ])('have none where something else is told or asked: %s', (text) => {
    expect(first(text)).toBeNull();
  });
});

describe('dice, coins and spinners', () => {
  test.each([
    [
      'Two fair dice are thrown. Find the probability that the total score is a multiple of 3, given that both scores are odd.',
      '1/3',
    ],
    ['A fair coin is tossed 4 times. Find the probability that exactly two heads are obtained.', '0.375'],
    ['Two fair dice are thrown. Find the probability that the total score is prime or even.', '8/9'],
    ['掷两枚质地均匀的骰子，求点数之和大于9的概率。', '1/6'],
  ])('have each outcome counted: %s', (text, answer) => {
    expect(first(text)).toBe(answer);
  });

  test.each([
    'Two biased dice are thrown. Find the probability that the total score is 7.',
    'Two dice are thrown. One of them is biased. Find the probability that the total score is 7.',
    'A fair coin is tossed 4 times. Find the probability that two consecutive heads are obtained.',
  ])('are left alone where they are not fair or not understood: %s', (text) => {
    expect(first(text)).toBeNull();
  });
});

describe('a number that is counted of a draw', () => {
  test('is a random variable', () => {
    expect(
      shown(String.raw`A box contains $3$ red pens and $5$ blue pens. Three pens are taken at random from the box, without replacement. The random variable $X$ is the number of red pens taken.
(a) Show that $\mathrm{P}(X = 1) = \frac{15}{28}$. [2]
(b) Draw up the probability distribution table for $X$. [3]
(c) Find $\mathrm{E}(X)$ and $\mathrm{Var}(X)$. [3]`),
    ).toEqual(['15/28', '5/28, 15/28, 15/56, 1/56', '1.125, 225/448']);
  });

  test('has a probability generating function', () => {
    expect(
      shown(String.raw`A biased spinner has sides numbered 1, 2 and 3. When it is spun once, the probabilities that it lands on 1, 2 and 3 are $\frac{1}{2}$, $\frac{1}{3}$ and $\frac{1}{6}$ respectively. The random variable $X$ is the number on which the spinner lands.
(a) Write down the probability generating function $\mathrm{G}_X(t)$ of $X$. [1]
The spinner is spun twice. The random variable $Y$ is the sum of the two numbers on which it lands.
(b) State the value of $\mathrm{P}(Y = 4)$. [1]
(c) Use the probability generating function of $Y$ to find $\mathrm{E}(Y)$ and $\mathrm{Var}(Y)$. [5]`),
    ).toEqual(['1/6*t^3 + 1/3*t^2 + 1/2*t', '5/18', '10/3, 10/9']);
  });
});

describe('how long it takes until something comes out', () => {
  test.each([
    [
      'A fair coin is tossed repeatedly until a head is obtained. Find the probability that the coin is tossed more than 3 times.',
      '0.125',
    ],
    [
      'A fair six-sided die is thrown repeatedly until a $6$ is obtained. The random variable $X$ denotes the number of throws required. Find $\\mathrm{P}(3 < X < 8)$.',
      '0.300',
    ],
    [
      '重复抛掷一枚均匀的骰子，直到第一次出现 $6$ 点为止。设 $X$ 为抛掷的次数。求 $\\mathrm{P}(X=3)$。',
      '0.116',
    ],
  ])('has its probability: %s', (text, answer) => {
    expect(first(text)).toBe(answer);
  });

  test.each([
    'A fair coin is tossed repeatedly until two heads are obtained. Find the probability that the coin is tossed more than 3 times.',
    'A biased coin is tossed repeatedly until a head is obtained. Find the probability that the coin is tossed more than 3 times.',
    'A fair six-sided die is thrown until a $7$ is obtained. Find the probability that more than 3 throws are needed.',
  ])('is left alone where something else is told: %s', (text) => {
    expect(first(text)).toBeNull();
  });
});
