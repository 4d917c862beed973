import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { solveParts } from '#server/maths/solving/solve.ts';

const QUESTIONS: { question: string; answers: string[] }[] = JSON.parse(
  readFileSync(new URL('./populations.json', import.meta.url), 'utf8'),
);

const answersTo = (question: string) =>
  solveParts(question).map(({ outcome }) => (outcome.solved ? outcome.worked.answer.text : null));

test.each(QUESTIONS)(
  'what is measured of a population may have any name: $question',
  ({ question, answers }) => {
    expect(answersTo(question)).toEqual(answers);
  },
);

const EGGS = 'The masses of eggs are normally distributed with mean 58 g and standard deviation 6 g. ';
const LARGE = `${EGGS}Eggs with mass greater than 65 g are classified as large. `;
const FARMS =
  'The masses of eggs from farm A are normally distributed with mean 58 g and standard deviation 6 g. The masses of eggs from farm B are normally distributed with mean 55 g and standard deviation 4 g. ';

test.each([
  [
    'one of two populations',
    `${FARMS}Find the probability that a randomly chosen egg has mass less than 50 g.`,
  ],
  [
    'another farm',
    `${FARMS}Find the probability that a randomly chosen egg from farm C has mass less than 50 g.`,
  ],
  [
    'those that are not so called',
    `${LARGE}Find the probability that a randomly chosen egg is not very large.`,
  ],
  [
    'those that are called by another name',
    `${LARGE}Find the probability that a randomly chosen egg is small.`,
  ],
  ['a condition', `${LARGE}Find the probability that a randomly chosen large egg has mass less than 70 g.`],
  [
    'both of two',
    `${LARGE}Two eggs are chosen at random. Find the probability that both are classified as large.`,
  ],
  [
    'another distance',
    'The time taken by Mia to run 5 km is normally distributed with mean 26 minutes and standard deviation 3 minutes. Find the probability that Mia takes less than 24 minutes to run 10 km.',
  ],
  [
    '另一种名称',
    '某农场鸡蛋的质量服从均值为 $58$ 克、标准差为 $6$ 克的正态分布。质量超过 $65$ 克的鸡蛋称为大号蛋。求随机选取一个鸡蛋是小号蛋的概率。',
  ],
  [
    '不是这样的',
    '某农场鸡蛋的质量服从均值为 $58$ 克、标准差为 $6$ 克的正态分布。质量超过 $65$ 克的鸡蛋称为大号蛋。求随机选取一个鸡蛋不是大号蛋的概率。',
  ],
])('%s is not answered by a population that was told of', (_, question) => {
  expect(answersTo(question)).toEqual([null]);
});

test.each([
  'The masses of apples, in grams, have the distribution $N(150,20^2)$. Find the probability that a randomly chosen apple has a mass less than 0.16 kg.',
  'The lengths of planks, in metres, are normally distributed with mean 2 and standard deviation 0.05. Planks with length less than 190 cm are rejected. Find the probability that a randomly chosen plank is rejected.',
  'The amount of coffee, in millilitres, in a cup is normally distributed with mean 200 and standard deviation 10. Find the probability that a randomly chosen cup contains more than 0.21 litres.',
  'The weights of bags, in kg, are normally distributed with mean 2 and standard deviation 0.05. It is given that 20% of the bags weigh more than $w$ g. Find $w$.',
])('an amount in another unit than that of the population has no answer: %s', (question) => {
  expect(answersTo(question)).toEqual([null]);
});

test('an amount in the unit of the population is one of it', () => {
  expect(
    answersTo(
      'The masses of apples, in grams, are normally distributed with mean 150 and standard deviation 20. Find the probability that a randomly chosen apple has a mass less than 160 grams.',
    ),
  ).toEqual(['0.691']);
});
