import { describe, expect, test } from 'vitest';
import { solveParts } from '#server/maths/solving/solve.ts';

const shown = (text: string): (string | null)[] =>
  solveParts(text).map(({ outcome }) => (outcome.solved ? outcome.worked.answer.text : null));

const SUITS =
  'On each day that Tamar goes to work, he wears either a blue suit with probability 0.6 or a grey suit with probability 0.4. If he wears a blue suit then the probability that he wears red socks is 0.2. If he wears a grey suit then the probability that he wears red socks is 0.32. ';
const MACHINES =
  'A factory has three machines, A, B and C. Machine A makes 50% of the items, machine B makes 30% and machine C makes the remainder. It is known that 2% of the items made by machine A are faulty, 3% of the items made by machine B are faulty and 5% of the items made by machine C are faulty. An item is chosen at random. ';
const SPORTS =
  'In a survey, 200 students were asked about their favourite sport. The results were as follows. Male: swimming 36, tennis 24, football 50. Female: swimming 40, tennis 32, football 18. One of these students is chosen at random. ';

const COLLEGES =
  'A total of 500 students were asked which one of four colleges they attended and whether they preferred soccer or hockey. The numbers of students in each category are shown in the following table.\n | Soccer | Hockey | Total\nAmos | 54 | 32 | 86\nBenn | 84 | 72 | 156\nCanton | 22 | 56 | 78\nDevar | 120 | 60 | 180\nTotal | 280 | 220 | 500\n';

describe('events that are told branch by branch', () => {
  test.each([
    [
      `${SUITS}\n(a) Find the probability that Tamar wears red socks on any particular day that he is at work. [2]\n(b) Given that Tamar is not wearing red socks at work, find the probability that he is wearing a grey suit. [3]`,
      ['0.248', '17/47'],
    ],
    [
      `${MACHINES}\n(a) Find the probability that it is faulty. [2]\n(b) Given that the item is faulty, find the probability that it was made by machine C. [2]`,
      ['0.029', '10/29'],
    ],
    [
      'In a certain town, 35% of the residents own a dog. Of those who own a dog, 40% also own a cat. Of those who do not own a dog, 25% own a cat. A resident of the town is chosen at random. Find the probability that the resident owns a dog, given that the resident does not own a cat. [3]',
      ['28/93'],
    ],
    [
      `${SPORTS}\n(a) Find the probability that the student is female and prefers tennis. [1]\n(b) Given that the student is male, find the probability that he prefers football. [1]\n(c) Determine whether the events 'the student is male' and 'the student prefers swimming' are independent. [2]`,
      ['0.16', '5/11', 'not independent'],
    ],
    [
      `${COLLEGES}(a) Find the probability that a randomly chosen student is at Canton college and prefers hockey. [1]\n(b) Find the probability that a randomly chosen student is at Devar college given that he prefers soccer. [2]`,
      ['0.112', '3/7'],
    ],
  ])('are put together: %s', (text, answers) => {
    expect(shown(text)).toEqual(answers);
  });

  test.each([
    `${MACHINES}Find the probability that it was made by machine D. [2]`,
    `${SUITS}Find the probability that Tamar wears green socks. [2]`,
    `${SPORTS}Find the probability that the student prefers hockey. [1]`,
    `${COLLEGES.replace('| 86', '| 87')}Find the probability that a randomly chosen student is at Canton college and prefers hockey. [1]`,
    `${SPORTS.replace('200', '210')}Find the probability that the student prefers tennis. [1]`,
  ])('have no answer where something else is asked, or counts do not go together: %s', (text) => {
    expect(shown(text)).toEqual([null]);
  });
});

describe('variables whose probabilities are told', () => {
  test.each([
    [
      'The random variable X takes the values −1, 1, 2, 3 only. The probability that X takes the value x is kx^2, where k is a constant.\n(a) Draw up the probability distribution table for X, in terms of k, and find the value of k. [3]\n(b) Find E(X) and Var(X). [3]',
      ['k, k, 4k, 9k, k = 1/15', '7/3, 52/45'],
    ],
    [
      'The random variable X takes the values 1, 2, 3, 4. It is given that P(X = x) = kx(x + a), where k and a are constants.\n(a) Given that P(X = 4) = 3P(X = 2), find the value of a and the value of k. [4]\n(b) Given that E(X) = 3.2, find Var(X). [2]',
      ['a = 2, k = 0.02', '0.84'],
    ],
    [
      'A discrete random variable X takes the values −1, 0 and a only, where a is a positive constant. The probabilities of these values are 0.3, 0.2 and 0.5 respectively. The variance of X is 5.41.\n(a) Find the value of a. [4]\n(b) Write down the value of P(X < E(X)). [1]',
      ['a = 4', '0.5'],
    ],
    [
      'A random variable X has P(X = 1) = 0.2, P(X = 2) = p, P(X = 3) = 2p and P(X = 4) = q. Given that E(X) = 2.75, find p and q. [4]',
      ['p = 0.1625, q = 0.3125'],
    ],
  ])('have their letters found: %s', (text, answers) => {
    expect(shown(text)).toEqual(answers);
  });

  test.each([
    // A probability below 0, a letter that nothing settles, a mean that is not so.
    'The random variable X takes the values −4, 1, 2. It is given that P(X = x) = kx, where k is a constant. Find the value of k. [2]',
    'A random variable X has P(X = 1) = 0.2, P(X = 2) = p, P(X = 3) = 2p and P(X = 4) = q. Find p and q. [4]',
    'A random variable X has P(X = 1) = 0.2, P(X = 2) = 0.5 and P(X = 3) = 0.3. Given that E(X) = 2.5, find Var(X). [4]',
  ])('have no answer where nothing fits: %s', (text) => {
    expect(shown(text)).toEqual([null]);
  });
});
