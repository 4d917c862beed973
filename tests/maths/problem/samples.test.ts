import { describe, expect, test } from 'vitest';
import { solveParts } from '../../../server/maths/solving/solve.ts';

const answers = (question: string): (string | null)[] =>
  solveParts(question).map(({ outcome }) => (outcome.solved ? outcome.worked.answer.text : null));

const POTS = (assumed: string) =>
  `A potter compares two kilns, K and L. Random samples of 8 pots fired in K and 10 pots fired in L are taken, and their masses, x kg and y kg, are summarised as follows.
x̄ = 25.6, Σ(x − x̄)^2 = 3.92, ȳ = 24.9, Σ(y − ȳ)^2 = 5.78
${assumed}`;
const SAME = 'Both distributions are assumed to be normal with the same variance.';

const FILMS = (last: string) =>
  `A random sample of 200 people were asked whether they prefer to watch films at home or at a cinema. Their replies, classified by age, are given in the following table.\nUnder 25: home 46, cinema 24\n25 to 45: home 38, cinema 32\nOver 45: home 26, ${last} 34\n`;

describe('counts that are printed with the names of their columns', () => {
  test.each<[text: string, answer: string | null]>([
    [
      `${FILMS('cinema')}Carry out a test, at the 5% significance level, of whether the preference for home or cinema is independent of age.`,
      'X^2 = 6.56, critical value = 5.991, reject H0',
    ],
    [
      `${FILMS('cinema')}Show that, on the assumption that preference is independent of age, the expected frequency for people over 45 who prefer a cinema is 27.`,
      '27',
    ],
    [
      `${FILMS('theatre')}Carry out a test, at the 5% significance level, of whether the preference for home or cinema is independent of age.`,
      null,
    ],
    [
      'Two brands of running shoe, A and B, are worn until the sole fails. The distances, in tens of kilometres, covered by random samples of 6 pairs of brand A and 7 pairs of brand B are as follows.\nBrand A: 23, 31, 28, 40, 19, 35\nBrand B: 44, 38, 52, 29, 47, 41, 50\nCarry out a Wilcoxon rank-sum test, at the 5% significance level, to determine whether there is a difference between the median distances for the two brands.',
      'W = 25, critical value = 27, reject H0',
    ],
  ])('%s', (text, answer) => {
    const [part] = solveParts(text);
    expect(part?.outcome.solved ? part.outcome.worked.answer.text : null).toBe(answer);
  });
});

describe('two samples', () => {
  test.each<[question: string, answers: (string | null)[]]>([
    [
      `${POTS(SAME)}
(a) Find a pooled estimate of the common variance. [2]
(b) Test, at the 5% significance level, whether the mean mass of pots fired in K is greater than the mean mass of pots fired in L. [6]
(c) Find a 95% confidence interval for the difference between the mean masses. [3]`,
      ['0.60625', 't = 1.90, critical value = 1.746, reject H0', '-0.0829 < mu_K - mu_L < 1.48'],
    ],
    [
      `${POTS(SAME)}\nTest, at the 5% significance level, whether the mean mass of pots fired in L is greater than the mean mass of pots fired in K.`,
      ['t = -1.90, critical value = 1.746, do not reject H0'],
    ],
    // Nothing is told of how the masses are distributed.
    [
      `${POTS('')}\nTest, at the 5% significance level, whether the mean mass of pots fired in K is greater than the mean mass of pots fired in L.`,
      [null],
    ],
    // Nobody spoke of heights, or of M.
    [
      `${POTS(SAME)}\nTest, at the 5% significance level, whether the mean height of pots fired in K is greater than the mean height of pots fired in L.`,
      [null],
    ],
    [
      `${POTS(SAME)}\nTest, at the 5% significance level, whether the mean mass of pots fired in K is greater than the mean mass of pots fired in M.`,
      [null],
    ],
    // The claim is about one of the two kilns.
    [
      `${POTS(SAME)}\nTest, at the 5% significance level, whether the mean mass of pots fired in K is greater than 25 kg.`,
      [null],
    ],
    [
      `${POTS(SAME)} The potter believes that the mean mass of pots fired in K is greater than 25 kg.\nTest, at the 5% significance level, whether the potter's belief is supported by the data.`,
      [null],
    ],
    // One is measured in grams.
    [
      `${POTS(SAME).replace('x kg', 'x g')}\nTest, at the 5% significance level, whether the mean mass of pots fired in K is greater than the mean mass of pots fired in L.`,
      [null],
    ],
    [
      `${POTS(SAME)} Two of the pots are later excluded.\nFind a pooled estimate of the common variance.`,
      [null],
    ],
  ])('their means are compared as they were told: %s', (question, expected) => {
    expect(answers(question)).toEqual(expected);
  });
});

const DRIVERS = `A researcher measures the reaction times, in milliseconds, of 8 drivers before and after a long journey. The results are shown in the table.

| Driver | A | B | C | D | E | F | G | H |
|---|---|---|---|---|---|---|---|---|
| Before | 212 | 245 | 198 | 230 | 251 | 221 | 207 | 236 |
| After | 231 | 252 | 215 | 226 | 270 | 239 | 218 | 249 |

The researcher claims that the journey increases the reaction time by more than 5 milliseconds, on average.
`;

describe('pairs', () => {
  test.each<[question: string, answers: (string | null)[]]>([
    [
      `${DRIVERS}(a) State an assumption that is necessary for this test to be valid. [1]
(b) Carry out a t-test, at the 5% significance level, to test whether there is evidence to support the researcher's claim. [7]
(c) Find a 95% confidence interval for the population mean increase in reaction time. [3]`,
      [
        'The population of differences is normally distributed.',
        't = 2.68, critical value = 1.895, reject H0',
        '5.87 < mu < 19.1',
      ],
    ],
    // How long it is after the journey, is tested by these data alone.
    [
      `${DRIVERS}Carry out a paired t-test, at the 5% significance level, to test whether the mean reaction time after the journey is greater than 230 milliseconds.`,
      [null],
    ],
    // Nobody was told to be wibbled.
    [
      `${DRIVERS}Carry out a t-test, at the 5% significance level, to test whether there is evidence to support the wibbled researcher's claim.`,
      [null],
    ],
    // An interval for which difference, is not said.
    [
      `${DRIVERS}Assuming normality, find a 95% confidence interval for the population mean decrease in reaction time.`,
      ['-19.1 < mu < -5.87'],
    ],
  ])('their differences are tested: %s', (question, expected) => {
    expect(answers(question)).toEqual(expected);
  });
});

const COMPOSTS = `Ana grows tomatoes using two different composts, A and B. She measures the yields, in kg, of 6 plants grown in compost A and 8 plants grown in compost B.
Compost A: 12.4, 15.1, 11.8, 13.6, 10.9, 14.2
Compost B: 13.9, 16.3, 15.8, 14.7, 17.2, 12.9, 16.0, 15.4
`;

describe('ranks', () => {
  test.each<[question: string, answers: (string | null)[]]>([
    [
      `${COMPOSTS}(a) Carry out a Wilcoxon rank-sum test at the 5% significance level to test whether the composts differ in their effect on the yield. [7]
(b) Explain briefly why Ana might prefer this test to a two-sample t-test. [1]`,
      [
        'W = 27, critical value = 29, reject H0',
        'The populations may not be normally distributed, which the t-test requires; the Wilcoxon test does not.',
      ],
    ],
    [
      `${COMPOSTS}Carry out a Wilcoxon rank-sum test at the 5% significance level to test whether plants grown in compost A tend to be heavier than plants grown in compost B.`,
      ['W = 63, critical value = 31, do not reject H0'],
    ],
    // They are known to be normal.
    [
      `${COMPOSTS}The yields for each compost are known to be normally distributed with the same variance.
(a) Carry out a Wilcoxon rank-sum test at the 5% significance level to test whether the composts differ in their effect on the yield. [7]
(b) Explain briefly why Ana might prefer this test to a two-sample t-test. [1]`,
      ['W = 27, critical value = 29, reject H0', null],
    ],
    // Seven plants were not measured.
    [
      `${COMPOSTS.replace('6 plants', '7 plants')}Carry out a Wilcoxon rank-sum test at the 5% significance level to test whether the composts differ in their effect on the yield.`,
      [null],
    ],
  ])('two groups are ranked together: %s', (question, expected) => {
    expect(answers(question)).toEqual(expected);
  });
});

const CUSTOMERS = `The times, x minutes, spent by 9 randomly chosen customers in a shop are recorded. The times of all customers are assumed to have a normal distribution with mean μ minutes. Using the sample, a 95% confidence interval for μ is calculated to be [22.14, 25.46].
`;

describe('what an interval tells', () => {
  test('the sums of the sample and another interval follow from it', () => {
    expect(
      answers(`${CUSTOMERS}(a) Find the values of Σx and Σx^2 for this sample. [6]
(b) Using the same sample, find a 99% confidence interval for μ. [3]`),
    ).toEqual(['Σx = 214.2, Σx^2 = 5140', '21.4 < mu < 26.2']);
  });

  test('for which k a hypothesis was rejected', () => {
    const rods =
      'A random sample of 8 rods is taken. Their lengths, in mm, are 9.4, 10.1, 9.8, 10.6, 9.9, 10.3, 9.7, 10.2. Lengths of rods may be assumed to be normally distributed with mean μ mm. A test is carried out on the basis of this sample, with null hypothesis μ = k and alternative hypothesis μ < k.';
    const asked = 'at the 5% significance level. Find the set of possible values of k.';
    expect(answers(`${rods} The null hypothesis is rejected ${asked}`)).toEqual(['k > 10.3']);
    expect(answers(`${rods} The null hypothesis is not rejected ${asked}`)).toEqual(['k < 10.3']);
  });
});
