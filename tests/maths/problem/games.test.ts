import { describe, expect, test } from 'vitest';
import { solveParts } from '#server/maths/solving/solve.ts';

const shown = (text: string): (string | null)[] =>
  solveParts(text).map(({ outcome }) => (outcome.solved ? outcome.worked.answer.text : null));

const SPINNERS =
  'A fair red spinner has edges numbered 1, 2, 2, 3. A fair blue spinner has edges numbered −3, −2, −1, −1. Each spinner is spun once and the number on the edge on which each spinner lands is noted. ';
const COINS =
  'Eric has three coins. One of the coins is fair. The other two coins are each biased so that the probability of obtaining a head on any throw is 1/4, independently of all other throws. Eric throws all three coins at the same time. ';
const CASES =
  'Two fair tetrahedral dice each have faces numbered 1, 2, 3 and 4. Both dice are rolled. If the two numbers obtained are the same, the score is that number. ';

const WHEEL =
  'A fair spinner has 8 equal sectors, two of which are coloured gold and the rest of which are blue. The spinner is spun repeatedly, and X denotes the number of spins up to and including the first on which it stops on a gold sector. ';
const CARDS =
  'Five cards are numbered 1, 2, 2, 4 and 7. Two of the cards are selected at random, without replacement. The random variable X denotes the larger of the two numbers minus the smaller, so that X = 0 when the two numbers are equal. ';

describe('what comes out for the first time', () => {
  test.each<[text: string, answer: string | null]>([
    [`${WHEEL}Find P(3 ≤ X ≤ 7).`, '0.429'],
    [`${WHEEL}Find the least value of n for which P(X ≤ n) > 0.95.`, '11'],
    [`${WHEEL}Find the greatest value of n for which P(X ≤ n) > 0.95.`, null],
    [`${WHEEL.replace('fair', 'biased')}Find P(X = 4).`, null],
    [`${WHEEL.replace('up to and including', 'before')}Find P(X = 4).`, null],
    [`${WHEEL.replace('the first on', 'the second on')}Find P(X = 4).`, null],
    [
      'Two fair dice are thrown together repeatedly. Find the probability that a total of 7 is obtained for the first time on the 3rd throw.',
      '0.116',
    ],
    [
      'Two fair dice are thrown together repeatedly. Find the probability that a total of 7 is obtained for the second time on the 3rd throw.',
      null,
    ],
    [
      'A fair die is thrown 5 times. Find the probability that a six is obtained for the first time on the third throw.',
      null,
    ],
    [
      'A fair coin is tossed 4 times. Find the probability that a head is obtained for the first time before the third toss.',
      null,
    ],
    [`${CARDS}Find Var(X).`, '3.56'],
    [`${CARDS.replace('X = 0', 'X = 1')}Find Var(X).`, null],
    [
      'Box A contains 6 red counters and 2 green counters. Box B contains 3 red counters and 5 green counters. A counter is chosen at random from box A and placed in box B. A counter is then chosen at random from box B. Given that the counter chosen from box B is red, find the probability that the counter chosen from box A was also red.',
      '0.8',
    ],
  ])('%s', (text, answer) => {
    expect(shown(text)).toEqual([answer]);
  });
});

describe('games of chance', () => {
  test.each([
    [
      `${SPINNERS}The random variable X denotes the sum of the resulting two numbers.\n(a) Draw up the probability distribution table for X. [3]\n(b) Given that E(X) = 0.25, find the value of Var(X). [2]`,
      ['1/16, 3/16, 5/16, 5/16, 1/8', '1.1875'],
    ],
    [
      `${COINS}The random variable X is the number of heads obtained.\n(a) Find P(X = 1). [2]\n(b) Find the probability that all three coins show the same result. [2]`,
      ['0.46875', '0.3125'],
    ],
    [
      `${CASES}Otherwise the score is the sum of the two numbers.\n(a) Find the probability that the score is 5. [2]\n(b) Find the expected score. [3]`,
      ['0.25', '4.375'],
    ],
    [
      'A fair coin is tossed and a fair six-sided die is rolled. If the coin shows a head, the score is the number on the die. If the coin shows a tail, the score is twice the number on the die. Find the variance of the score. [3]',
      ['497/48'],
    ],
    [
      'A die is biased so that the probability of scoring a 6 is 1/4 and each of the other five scores is equally likely. The die is thrown twice. Find the probability that the total score is 11. [3]',
      ['0.075'],
    ],
    [
      'Three fair 4-sided spinners each have sides labelled 1, 2, 3, 4. The spinners are spun at the same time. The random variable X denotes the highest number recorded.\n(a) Show that P(X = 2) = 7/64. [3]\nOn another occasion, one of the fair 4-sided spinners is spun repeatedly until a 3 is obtained. The random variable Y is the number of spins required to obtain a 3.\n(b) Find P(Y > 4). [1]',
      ['7/64', '0.316'],
    ],
    [
      "Jason throws two fair dice, each with faces numbered 1 to 6. Event A is 'one of the numbers obtained is divisible by 3 and the other number is not divisible by 3'. Event B is 'the product of the two numbers obtained is even'.\n(a) Determine whether events A and B are independent, showing your working. [5]\n(b) Are events A and B mutually exclusive? Justify your answer. [1]",
      ['independent', 'not mutually exclusive'],
    ],
    [
      'A box contains 2 red balls and 4 blue balls. Balls are taken from the box at random, one at a time without replacement, until a red ball is taken. The random variable X is the number of balls taken.\n(a) Draw up the probability distribution table for X. [3]\n(b) Find E(X). [2]',
      ['1/3, 4/15, 1/5, 2/15, 1/15', '7/3'],
    ],
    [
      "In a game, Ken throws two fair six-sided dice. If the two scores are equal, he receives $5. If the sum of the two scores is 7, he receives $2. Otherwise, he receives nothing. It costs $1.50 to play the game. Find Ken's expected gain. [4]",
      ['-1/3'],
    ],
    [
      'A fair four-sided spinner has its sides labelled 1, 1, 2, 4. The spinner is spun twice and X denotes the positive difference between the two scores. When the two scores are equal, X = 0.\nFind P(X > E(X)). [3]',
      ['0.375'],
    ],
  ])('are counted outcome by outcome: %s', (text, answers) => {
    expect(shown(text)).toEqual(answers);
  });

  test.each([
    // A value that is not so.
    `${SPINNERS}The random variable X denotes the sum of the two numbers.\n(a) Given that E(X) = 0.5, find the value of Var(X). [2]`,
    // No score in every case.
    `${CASES}Find the expected score. [3]`,
    // One coin of which nothing is told.
    'Eric has three coins. One of the coins is fair. Eric throws all three coins at the same time. Find the probability that all three coins show heads. [2]',
    // More scores than there are.
    `${SPINNERS}The random variable X denotes the sum of the three numbers.\nFind E(X). [2]`,
    // A spinner of which no faces are told.
    'Anya has three fair spinners. Spinner A has three equal sections numbered 1, 3 and 5. Spinner B has four equal sections numbered 2, 2, 4 and 6. Anya spins both spinners once. The random variable D is the sum of the two numbers. Find E(D). [2]',
    // Other faces than sides.
    'A fair five-sided spinner has sides numbered 1, 1, 2, 3. The spinner is spun twice. Find the probability that the sum of the two numbers is 4. [2]',
  ])('have no answer where something is missing or contradicts itself: %s', (text) => {
    expect(shown(text)).toEqual([null]);
  });
});
