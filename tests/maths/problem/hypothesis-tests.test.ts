import { describe, expect, test } from 'vitest';
import { solveParts } from '../../../server/maths/solving/solve.ts';

const answers = (question: string): (string | null)[] =>
  solveParts(question).map(({ outcome }) => (outcome.solved ? outcome.worked.answer.text : null));

const DATA = '$$12.4\\quad11.8\\quad13.1\\quad12.9\\quad11.5\\quad12.2\\quad13.4\\quad12.0$$\n';
const TIMES = `The times, in minutes, taken by a random sample of $8$ apprentices to assemble a component are as follows.\n${DATA}`;
const NORMAL = 'It may be assumed that the times are normally distributed with mean $\\mu$ minutes.\n';

describe('tests of a mean', () => {
  test.each<[question: string, answer: string | null]>([
    [
      `${TIMES}${NORMAL}Test, at the $2.5\\%$ significance level, whether $\\mu$ is greater than $11.8$.`,
      't = 2.60, critical value = 2.365, reject H0',
    ],
    [
      `${TIMES}${NORMAL}Test, at the $1\\%$ significance level, whether $\\mu$ is greater than $11.8$.`,
      't = 2.60, critical value = 2.998, do not reject H0',
    ],
    [
      `${TIMES}Assuming that the times are normally distributed, carry out a test at the 5% significance level to determine whether the population mean time is different from 12 minutes.`,
      't = 1.75, critical value = 2.365, do not reject H0',
    ],
    // Of times that need not be normal the test says nothing.
    [`${TIMES}Test, at the $2.5\\%$ significance level, whether $\\mu$ is greater than $11.8$.`, null],
    [
      `${TIMES}${NORMAL}Test, at the $2.5\\%$ significance level, whether $\\sigma$ is greater than $11.8$.`,
      null,
    ],
    [
      `${TIMES}${NORMAL}Test, at the $95\\%$ significance level, whether $\\mu$ is greater than $11.8$.`,
      null,
    ],
    [
      `${TIMES}${NORMAL}Use a sign test to test, at the $5\\%$ significance level, whether $\\mu$ is greater than $11.8$.`,
      null,
    ],
  ])('few data of a normal population are compared with t: %s', (question, answer) => {
    expect(answers(question)).toEqual([answer]);
  });

  test('an interval for μ is one for the mean', () => {
    expect(answers(`${TIMES}${NORMAL}Calculate a $95\\%$ confidence interval for $\\mu$.`)).toEqual([
      '11.9 < mu < 13.0',
    ]);
    expect(answers(`${TIMES}${NORMAL}Calculate a $95\\%$ confidence interval for $\\sigma$.`)).toEqual([
      null,
    ]);
  });
});

describe('tests without a distribution', () => {
  const LENGTHS =
    'The lengths, in cm, of a random sample of $10$ rods are as follows.\n$$46.9\\quad 51.2\\quad 45.5\\quad 49.4\\quad 44.8\\quad 52.3\\quad 46.2\\quad 43.9\\quad 47.3\\quad 50.9$$\n';

  test.each<[question: string, answer: string | null]>([
    [
      `${LENGTHS}Use a Wilcoxon signed-rank test to test, at the 5% significance level, whether the population median length is less than 50 cm.`,
      'T = 9, critical value = 10, reject H0',
    ],
    [
      `${LENGTHS}Use a Wilcoxon signed-rank test to test, at the 5% significance level, whether the population median length is greater than 50 cm.`,
      // The data lie on the other side of the claim.
      null,
    ],
    [
      `${LENGTHS}Carry out a Wilcoxon signed-rank test at the 5% significance level to test whether the median length is different from 50 cm.`,
      'T = 9, critical value = 8, do not reject H0',
    ],
    // A difference of zero has no rank.
    [
      `${LENGTHS}Use a Wilcoxon signed-rank test to test, at the 5% significance level, whether the population median length is less than 50.9 cm.`,
      null,
    ],
    [
      `${LENGTHS}Use a Wilcoxon signed-rank test to test, at the 5% significance level, whether the population mean length is less than 50 cm.`,
      null,
    ],
  ])('signed ranks are compared with their critical value: %s', (question, answer) => {
    expect(answers(question)).toEqual([answer]);
  });

  const table = (first: string) =>
    `The choices of a random sample of 200 people are summarised in the table below.\n| | Bus | Car | Walk |\n|---|---|---|---|\n| Male | ${first} | 40 | 14 |\n| Female | 24 | 62 | 34 |\n`;

  test.each<[question: string, answer: string | null]>([
    [
      `${table('26')}Test, at the 5% significance level, whether the method of travel is independent of gender.`,
      'X^2 = 5.37, critical value = 5.991, do not reject H0',
    ],
    [
      `${table('26')}Carry out a chi-squared test at the 10% significance level to test whether there is any association between method of travel and gender.`,
      'X^2 = 5.37, critical value = 4.605, reject H0',
    ],
    // Not as many as there are in the table.
    [
      `${table('27')}Test, at the 5% significance level, whether the method of travel is independent of gender.`,
      null,
    ],
  ])('counts by two kinds are compared with those of independence: %s', (question, answer) => {
    expect(answers(question)).toEqual([answer]);
  });
});
