import { describe, expect, test } from 'vitest';
import { solveParts } from '../../../server/maths/solving/solve.ts';

const answers = (text: string) =>
  solveParts(text).map(({ outcome }) => (outcome.solved ? outcome.worked.answer.text : null));

test('a progression is arithmetic in one part and geometric in another', () => {
  expect(
    answers(
      'The first term of a progression is 6x and the second term is x².\n(i) For the case where the progression is arithmetic with a common difference of 7, find the possible values of x and the corresponding values of the third term. [4]\n(ii) For the case where the progression is geometric with a sum to infinity of 18, find the third term. [4]',
    ),
  ).toEqual(['x = -1, 8 or x = 7, 56', '4/3']);
});

test('what grows from one period to the next is a progression of the one that does it', () => {
  expect(
    answers(
      'Two runners, Ada and Ben, are training for a race. Each of them runs 20 km in the first week. In every later week Ada runs 2 km more than she ran in the week before, while Ben runs 10% further than he ran in the week before.\n(i) Find the total distance that Ada runs in the first 10 weeks. [2]\n(ii) Find, correct to the nearest kilometre, the total distance that Ben runs in the first 10 weeks. [3]\nA third runner, Cleo, also runs 20 km in the first week and increases her distance by p% each week. In the third week she runs the same distance as Ada.\n(iii) Find the value of p. [3]',
    ),
  ).toEqual(['290 km', '319 km', 'p = 9.54']);
});

test.each([
  [
    'Maria saves $50 in the first month. In each subsequent month she saves $5 more than in the previous month. Find the total amount that she saves in the first 24 months.',
    '2580',
  ],
  [
    'The second term of a geometric progression is 16 and the sum to infinity is 100. Find the two possible values of the first term.',
    '80 or 20',
  ],
  [
    'The 1st, 2nd and 6th terms of an arithmetic progression form a geometric progression. The first term is 3 and the common difference is d, where d ≠ 0. Find d.',
    'd = 9',
  ],
  [
    'x + 2, 3x and 4x + 3 are the first three terms of an arithmetic progression. Find the value of x and the tenth term.',
    'x = 5, 79',
  ],
  ['等差数列 {aₙ} 的前 n 项和为 Sₙ，已知 S₅ = 35，S₁₀ = 120，求 a₁ 和 d。', 'a_1 = 3, d = 2'],
  [
    'A company produces 400 machines in the first year. In each subsequent year the number of machines produced is 5% more than in the previous year. Find the total number of machines produced in the first 8 years.',
    '3820',
  ],
  ['某公司第一年的利润为 200 万元，以后每年比上一年增加 10%，求前 5 年的总利润。', '1221.02'],
])('terms and sums are equations between the first term, the step and other letters: %s', (text, answer) => {
  expect(answers(text)).toEqual([answer]);
});

test('three terms of one progression are terms of another, whose step is not zero', () => {
  expect(
    answers(
      '已知公差不为零的等差数列 {aₙ} 的首项 a₁ = 8，且 a₁，a₅，a₁₁ 依次为某等比数列的前三项。\n(1) 求等差数列的公差 d 及等比数列的公比 q；（4分）\n(2) 记 Sₙ 为数列 {aₙ} 的前 n 项和，求使 Sₙ > 500 成立的最小正整数 n。（3分）',
    ),
  ).toEqual(['1, 3/2', 'n = 26']);
});

test.each([
  // Whose distance is it?
  'Two runners, Ada and Ben, are training for a race. Ada runs 20 km in the first week. Find the total distance that Ben runs in the first 10 weeks.',
  // Words that change what grows.
  'Ada runs 20 km in the first week. In every later week except the third Ada runs 2 km more than she ran in the week before. Find the total distance that Ada runs in the first 10 weeks.',
  // Of which progression?
  'An arithmetic progression has first term 5 and common difference 3. A geometric progression has first term 2 and common ratio 3. Find the fifth term.',
])('what is open, or not read, has no answer: %s', (text) => {
  expect(answers(text)).toEqual([null]);
});

describe('a story of growth has no answer', () => {
  const SAVES =
    'Maria saves $50 in the first month. In each subsequent month she saves $5 more than in the previous month.';
  const RUNS = (who: string, way: string) =>
    `Two runners, Ada and Ben, are training for a race. Each of them runs 20 km in the first week. In every later week ${who}.\n(i) Find the total distance that ${way}. [3]`;
  test.each([
    ['where another period is asked for', `${SAVES} Find the amount that she saves in the second year.`],
    ['where periods are mixed', `${SAVES} Find the total amount that she saves in the first 24 weeks.`],
    [
      'where another deed is asked for',
      `${SAVES} Find the total amount that she spends in the first 24 months.`,
    ],
    [
      'where two deeds are told',
      SAVES.replace('saves', 'spends') + ' Find the total amount that she saves in the first 24 months.',
    ],
    [
      'where smaller money is told',
      SAVES.replace('$5', '5 cents') + ' Find the total amount that she saves in the first 24 months.',
    ],
    [
      'where it is told of a later period',
      SAVES.replace('first', 'third') + ' Find the total amount that she saves in the first 24 months.',
    ],
    [
      'below zero',
      RUNS('Ada runs 2 km less than she ran in the week before', 'Ada runs in the first 15 weeks'),
    ],
    [
      'that goes by what another did',
      RUNS('Ben runs 10% further than Ada ran in the week before', 'Ben runs in the first 15 weeks'),
    ],
    [
      'in smaller units than it is told',
      RUNS(
        'Ben runs 10% further than he ran in the week before',
        'Ben runs in the first 10 weeks, correct to the nearest metre',
      ),
    ],
    [
      'where a sentence about something else is told',
      `${SAVES} The curve crosses the line. Find the total amount that she saves in the first 24 months.`,
    ],
    [
      'of another period in Chinese',
      '某工厂第一年产量为 1000 吨，以后每年比上一年增长 8%。求第 5 个月的产量。',
    ],
    [
      'of something else in Chinese',
      '某工厂第一年产量为 1000 吨，以后每年比上一年增长 8%。求前 10 年的总销量。',
    ],
    [
      'of a later beginning in Chinese',
      '某工厂第二年产量为 1000 吨，以后每年比上一年增长 8%。求前 5 年的总产量。',
    ],
  ])('%s', (_, text) => {
    expect(answers(text)).toEqual([null]);
  });
});
