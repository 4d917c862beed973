import { describe, expect, test } from 'vitest';
import { solveParts } from '../../../server/maths/solving/solve.ts';

const answers = (question: string): (string | null)[] =>
  solveParts(question).map(({ outcome }) => (outcome.solved ? outcome.worked.answer.text : null));
const says = (question: string): (string | undefined)[] =>
  solveParts(question).map(({ outcome }) => (outcome.solved ? outcome.worked.answer.say?.en : undefined));

const LOAVES =
  'In the past, the masses of loaves produced at a bakery have had mean 402 grams and standard deviation 7.8 grams. After a new oven is installed, the manager wishes to test whether the mean mass has decreased.';
const SAMPLE =
  'The masses of a random sample of 40 loaves are measured, and the sample mean is found to be 399.6 grams.';

describe('tests of a mean with a spread from earlier times', () => {
  test('the statistic is compared with z, and the error that may have been made goes with the decision', () => {
    const question = `${LOAVES} ${SAMPLE}\n(a) Test at the 5% significance level whether the mean mass of the loaves has decreased.\n(b) State, with a reason, which of the errors, Type I or Type II, might have been made in carrying out the test.\nThe test is to be repeated with another random sample of 40 loaves, at the same significance level.\n(c) Given that the mean mass is now in fact 398 grams, find the probability of a Type II error.`;
    expect(answers(question)).toEqual([
      'z = -1.95, critical value = -1.645, reject H0',
      'H₀ was rejected, so a Type I error might have been made.',
      '0.0550',
    ]);
  });

  test.each<[told: string, asked: string]>([
    [SAMPLE.replace('grams', 'kg'), 'Test at the 5% significance level whether the mean mass has decreased.'],
    [SAMPLE, 'Test at the 5% significance level whether the mean length has decreased.'],
    [SAMPLE, 'Test at the 5% significance level whether the mean mass of the rolls has decreased.'],
    [SAMPLE, 'Test at the 5% significance level whether the mean mass has increased.'],
    [SAMPLE, 'Test at the 95% significance level whether the mean mass has decreased.'],
    [SAMPLE.replace('40', '8'), 'Test at the 5% significance level whether the mean mass has decreased.'],
    [
      SAMPLE.replace('399.6 grams', '399.6 grams and the standard deviation of the sample is 6.5 grams'),
      'Test at the 5% significance level whether the mean mass has decreased.',
    ],
  ])('what does not go together has no answer: %s %s', (told, asked) => {
    expect(answers(`${LOAVES} ${told} ${asked}`)).toEqual([null]);
  });

  test('the Central Limit Theorem is needed where the population is not said to be normal', () => {
    const asked =
      '\n(a) Test at the 5% significance level whether the mean mass has decreased.\n(b) State, with a reason, whether it was necessary to use the Central Limit Theorem in part (a).';
    expect(says(`${LOAVES} ${SAMPLE}${asked}`)[1]).toMatch(/^Yes/);
    expect(
      says(`${LOAVES} It is known that the masses are normally distributed. ${SAMPLE}${asked}`)[1],
    ).toMatch(/^No/);
  });
});

describe('tests of a proportion and of a rate', () => {
  test.each<[question: string, answer: string | null]>([
    [
      'A manufacturer claims that 20% of its packets of sweets contain a free gift. Anna suspects that the true proportion is less than 20%. She buys 25 randomly chosen packets and finds that 2 of them contain a free gift. Test her suspicion at the 10% significance level.',
      'P(X <= 2) = 0.0982, reject H0',
    ],
    [
      'Jamal believes that a certain coin is biased towards heads. He tosses the coin 12 times and obtains 10 heads. Test at the 2.5% significance level whether the coin is biased towards heads.',
      'P(X >= 10) = 0.0193, reject H0',
    ],
    [
      'At an election 45% of voters voted for party X. A newspaper suspects that the support has changed. In a random sample of 200 voters, 105 say that they would now vote for party X. Carry out a test at the 2% significance level to determine whether the proportion of voters who support party X has changed.',
      '2P(X >= 105) = 0.0393, do not reject H0',
    ],
    [
      'The number of calls received by a helpline has a Poisson distribution with mean 2.6 per hour. The manager wishes to test whether the mean number of calls per hour has increased. During a randomly chosen period of 3 hours, 13 calls are received. Carry out the test at the 5% significance level.',
      'P(X >= 13) = 0.0546, do not reject H0',
    ],
    [
      'The number of calls received by a helpline has a Poisson distribution with mean 2.6 per hour. The manager wishes to test whether the mean number of calls per hour has increased. During a randomly chosen period of 3 hours, 13 complaints are received. Carry out the test at the 5% significance level.',
      null,
    ],
    [
      'A seed company claims that 80% of its seeds germinate. A gardener plants 20 randomly chosen seeds and finds that 4 of them do not germinate. Test at the 5% significance level whether the proportion that germinate is less than 80%.',
      null,
    ],
  ])('%s', (question, answer) => {
    expect(answers(question)).toEqual([answer]);
  });

  test('the rejection region is as large as the level allows, and gives the chances of both errors', () => {
    const question =
      'The number of accidents at a road junction has a Poisson distribution. Before a new set of traffic lights was installed, the mean number of accidents was 3.5 per month. In order to find out whether the lights have reduced the mean, the numbers of accidents in a randomly chosen period of 2 months are counted, and a test is carried out at the 5% significance level.\n(a) State suitable null and alternative hypotheses for the test.\n(b) Find the critical region for the test.\n(c) Find the probability of a Type I error.\n(d) Given that the mean is now actually 0.6 per month, calculate the probability of a Type II error.';
    expect(answers(question)).toEqual(['H0: lambda = 7, H1: lambda < 7', 'X <= 2', '0.0296', '0.121']);
    expect(answers(question.replace('0.6', '4.6'))[3]).toBeNull();
  });

  test('a region that is told is the one that is used', () => {
    const question =
      'The number of absences per day by workers at an office has a Poisson distribution. In the past the mean has been 1.7. The manager wishes to test whether the mean has decreased. She notes the number of absences over 3 days. She rejects the null hypothesis if there are fewer than 2 absences.\n(a) Find the probability of a Type I error.\n(b) Find the probability of a Type II error if the mean is actually 0.9 per day.\n(c) During the 3 days there are 3 absences. State the conclusion.';
    expect(answers(question)).toEqual(['0.0372', '0.751', 'do not reject H0']);
  });
});
