import { describe, expect, test } from 'vitest';
import { solveParts } from '#server/maths/solving/solve.ts';

const shown = (text: string): (string | null)[] =>
  solveParts(text).map(({ outcome }) => (outcome.solved ? outcome.worked.answer.text : null));

const TWO_GROUPS =
  'The mean and standard deviation of the heights of 20 boys in a class are 147 cm and 9.6 cm respectively. The heights, in cm, of the 12 girls in the class are summarised by Σy = 1692 and Σy^2 = 239 200. ';
const CODED =
  'It is given that Σ(x − c) = 36 and Σ(x − c)^2 = 540 for 12 values of x, where c is a constant. The mean of these values is 28.';
const SWIMMERS =
  'The times, in seconds, taken by 13 swimmers in each of two clubs to swim 50 metres are listed below.\nDolphins: 31, 33, 34, 36, 36, 38, 39, 41, 42, 44, 47, 49, 53\nMarlins: 29, 30, 34, 35, 37, 37, 38, 40, 40, 43, 45, 46, 58\n';
const BAND = 'The mean age of the 9 members of a band is 27 years. One member, aged 35, leaves the band. ';

const CLINIC = (cells: string) =>
  `The cumulative frequency table below shows the times, t minutes, that 160 patients spent at a clinic.\nTime: ${cells}\nCumulative frequency: 6, 22, 68, 126, 152, 160\n`;
const TENS = '$t \\le 10$, $t \\le 20$, $t \\le 30$, $t \\le 40$, $t \\le 50$, $t \\le 60$';
const BARS =
  'Number of messages: 1 – 20, 21 – 30, 31 – 35, 36 – 50\nNumber of households: 24, 35, 28, 33\nA histogram is drawn to represent these data. The bar for the class 21 – 30 is 2 cm wide and 7 cm high.\n';

describe('graphs of data', () => {
  test.each<[text: string, answers: (string | null)[]]>([
    [
      `${CLINIC(TENS)}(a) Use your graph to estimate the median time. [1]\n(b) Calculate estimates of the mean and the standard deviation of the times that these patients spent at the clinic. [6]\n(c) Use your graph to estimate the number of patients who spent more than 40 minutes. [1]`,
      ['32.1 min', '31.625 min, 11.3 min', '34'],
    ],
    // Where the first class begins is not told.
    [
      `${CLINIC(TENS.replaceAll('0$', '0$').replace('10', '55'))}Use your graph to estimate the median time.`,
      [null],
    ],
    [`${BARS}Find the width and the height of the bar which represents the class 36 – 50.`, ['3 cm, 4.4 cm']],
    [`${BARS}Find the width of the bar which represents the class 35 – 50.`, [null]],
    [
      'The heights, h metres, of 30 apple trees are summarised by Σ(h − 5) = 19.5 and Σ(h − 5)² = 31.2.\nA further 20 apple trees, growing in a neighbouring field, have heights with mean 6.1 metres and standard deviation 0.8 metres. Find the standard deviation of the heights of all 50 trees.',
      ['0.822 m'],
    ],
  ])('%s', (text, answers) => {
    expect(shown(text)).toEqual(answers);
  });
});

describe('data', () => {
  test.each([
    [
      `${TWO_GROUPS}\n(a) Find the mean height of all 32 pupils. [2]\n(b) Find the standard deviation of the heights of all 32 pupils. [4]`,
      ['144.75 cm', '9.26 cm'],
    ],
    [
      `${CODED}\n(a) Find the value of c. [2]\n(b) Find the standard deviation of the 12 values. [2]\n(c) Find Σx^2. [2]`,
      ['c = 25', '6', '9840'],
    ],
    [
      'For n values of the variable x, it is given that Σ(x − 50) = 144 and Σx = 944. Find the value of n. [3]',
      ['n = 16'],
    ],
    [
      `${SWIMMERS}(a) Find the median and the interquartile range of the times for the Dolphins. [3]\n(b) Find the interquartile range for the Marlins. [2]`,
      ['39 s, 10.5 s', '9.5 s'],
    ],
    [`${BAND}Find the mean age of the remaining 8 members. [2]`, ['26 year']],
    [
      'The 20 students in class P have mean mark 58 and standard deviation 6. The 25 students in class Q have mean mark 62 and variance 49. Find the mean and the variance of the marks of the 45 students. [5]',
      ['60.2, 47.2'],
    ],
  ])('are put together from what is told: %s', (text, answers) => {
    expect(shown(text)).toEqual(answers);
  });

  test.each([
    // Of another quantity, of others, of a number that there is not.
    `${TWO_GROUPS}Find the mean mass of all 32 pupils. [2]`,
    `${TWO_GROUPS}Find the mean height of the teachers. [2]`,
    `${TWO_GROUPS}Find the mean height of all 35 pupils. [2]`,
    `${SWIMMERS}Find the median for the Sharks. [1]`,
    // What may change the data is not read.
    `${TWO_GROUPS}One of the heights was recorded wrongly. Find the mean height of all 32 pupils. [2]`,
    `${TWO_GROUPS}Two of the girls then go home. Find the mean height of all 32 pupils. [2]`,
    // Behind a change it has to be said which are meant.
    `${BAND}Find the mean age of the members. [2]`,
    `${BAND}Find the mean age of the remaining 7 members. [2]`,
  ])('have no answer where something else is told or asked: %s', (text) => {
    expect(shown(text)).toEqual([null]);
  });
});
