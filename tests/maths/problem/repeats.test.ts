import { describe, expect, test } from 'vitest';
import { solveParts } from '../../../server/maths/solving/solve.ts';

const answers = (question: string): (string | null)[] =>
  solveParts(question).map(({ outcome }) => (outcome.solved ? outcome.worked.answer.text : null));

const CARS =
  '30% of the cars in a town are red, 20% are blue and the rest are white. A random sample of 10 cars is taken.';
const COLLEGE =
  'In a large college, 28% of the students do not play any musical instrument, 52% play exactly one musical instrument and the remainder play two or more musical instruments.';

describe('how many of several are so', () => {
  test.each<[question: string, answer: string | null]>([
    [`${CARS} Find the probability that exactly 4 of them are white.`, '0.205'],
    [`${CARS} Find the probability that at least 3 of them are not red.`, '0.998'],
    [`${CARS} Find the probability that exactly 4 of them are green.`, null],
    [`${CARS} Find the probability that exactly 4 of them are red or blue.`, null],
    [`${CARS.replace('10 cars', '10 vans')} Find the probability that exactly 4 of them are white.`, null],
    [
      `${COLLEGE} A random sample of 12 students from the college is chosen. Find the probability that more than 9 of these students play at least one musical instrument.`,
      '0.304',
    ],
    [
      `${COLLEGE} A random sample of 90 students from the college is chosen. Use an approximation to find the probability that fewer than 40 of these students play exactly one musical instrument.`,
      '0.0618',
    ],
    [
      `${COLLEGE} A random sample of 12 students from the college is chosen. Find the probability that more than 9 of these students play at least three musical instruments.`,
      null,
    ],
    [
      '45% of adults in a city cycle to work. Find the probability that in a random sample of 9 adults from the city more than 2 but fewer than 6 do not cycle to work.',
      '0.589',
    ],
    [
      '45% of adults in a city cycle to work and to school. Find the probability that in a random sample of 9 adults from the city more than 2 but fewer than 6 cycle to work.',
      null,
    ],
    [
      'The probability that a seed germinates is 0.9, independently of all other seeds. Find the probability that, in a packet of 20 seeds, at most 18 germinate.',
      '0.608',
    ],
    [
      'It is known that, on average, 2 people in 5 in a certain country are overweight. A random sample of 400 people is chosen. Using a suitable approximation, find the probability that fewer than 165 people in the sample are overweight.',
      '0.677',
    ],
  ])('%s', (question, answer) => {
    expect(answers(question)).toEqual([answer]);
  });

  test.each([
    '60% of students are girls. 30% of the girls are tall. A random sample of 10 students is chosen. Find the probability that exactly 3 of them are tall.',
    'The probability that Ann wins a game is 0.3. Find the probability that Ben wins exactly 3 of 8 games.',
    'The probability that Ann wins a game is 0.3. Find the probability that Ben wins on exactly 3 occasions in 8 games.',
  ])('of others than were told of nothing is known: %s', (question) => {
    expect(answers(question)).toEqual([null]);
  });

  test('the sample that was told of last is the one that is meant, and np and nq justify the approximation', () => {
    const question =
      'In a certain country, 68% of households have a printer. A random sample of 14 households is chosen.\n(a) Find the probability that fewer than 12 of these households have a printer.\n(b) A larger random sample of 160 households is now chosen. Use a suitable approximation to find the probability that more than 115 of them have a printer.\n(c) Justify the use of your approximation in part (b).';
    expect(answers(question)).toEqual([
      '0.875',
      '0.128',
      'np = 108.8 and nq = 51.2 are both greater than 5.',
    ]);
  });
});

describe('which is the first', () => {
  const DRIVER =
    'The probability that a driver passes an advanced driving test has a constant value of 0.3 on each attempt.';
  test.each<[question: string, answer: string | null]>([
    [`${DRIVER} Find the probability that she first passes on her third attempt.`, '0.147'],
    [`${DRIVER} Find the probability that it takes more than 4 attempts to pass.`, '0.2401'],
    [`${DRIVER} Find the probability that she first fails on her third attempt.`, null],
    [
      'At a garage, 15% of the cars tested fail. Find the probability that the 6th car tested is the first to fail.',
      '0.0666',
    ],
    [
      '30% of residents own a red car. Find the probability that the fourth resident is the first who owns a car.',
      null,
    ],
  ])('%s', (question, answer) => {
    expect(answers(question)).toEqual([answer]);
  });
});
