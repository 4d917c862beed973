import { describe, expect, test } from 'vitest';
import { solveParts } from '#server/maths/solving/solve.ts';

const shown = (text: string): (string | null)[] =>
  solveParts(text).map(({ outcome }) => (outcome.solved ? outcome.worked.answer.text : null));
const first = (text: string) => shown(text)[0];

const PARKED =
  'A car park has 11 parking spaces in a single row. Seven different cars are to be parked in the row, so that 4 spaces remain empty. ';
const COUNCIL =
  'From a school council consisting of 5 teachers, 6 students and 3 parents, a group of 4 people is selected at random. ';
const COMMITTEE = 'A committee of 6 people is to be formed from 7 men and 5 women. ';

describe('places that stay empty, those of whom names are told, and what is given', () => {
  test.each<[text: string, answer: string | null]>([
    [`${PARKED}In how many ways can the cars be parked if no two empty spaces are next to each other?`, null],
    [
      `${PARKED}Find the number of ways in which the cars can be parked if no two empty spaces are next to each other.`,
      '352800',
    ],
    [
      `${PARKED}Find the number of ways in which the cars can be parked if three of the cars, which are taxis, occupy three consecutive spaces.`,
      '90720',
    ],
    [
      `${PARKED.replace('so that 4', 'so that 3')}Find the number of ways in which the cars can be parked if no two empty spaces are next to each other.`,
      null,
    ],
    [
      'Six people sit in a row of 9 chairs. Find the number of ways in which this can be done if no two empty chairs are next to each other.',
      '25200',
    ],
    [
      `${COMMITTEE}Among the 12 people are Mr Tan and his wife, Mrs Tan. In how many of the possible committees are Mr and Mrs Tan not both included?`,
      '714',
    ],
    // Whether Ana is a girl is not told.
    [
      'Five boys and four girls, among whom are Ana and Beth, are to be photographed. The nine children stand in a line. Find the number of ways in which this can be done if Ana and Beth are next to each other and no two girls are next to each other.',
      null,
    ],
    [
      `${COMMITTEE}The 6 members of the committee that is finally chosen stand in a row. Find the number of ways in which this can be done if there are exactly two people between the youngest member and the oldest member.`,
      '144',
    ],
    [
      `${COMMITTEE}The 5 members of the committee that is finally chosen stand in a row. Find the number of ways in which this can be done.`,
      null,
    ],
    [
      `${COUNCIL}Find the probability that exactly 2 teachers are selected, given that the group includes at least one person of each of the three types.`,
      '4/11',
    ],
    [
      `${COUNCIL}Find the probability that the group includes at least one person of each of the four types.`,
      null,
    ],
    [
      '用数字 0、1、2、3、4、5、6 组成没有重复数字的四位数，首位不能为 0。其中大于 3500 的数有多少个？',
      '400',
    ],
    ['用数字 0、1、2、3、4、5、6 组成没有重复数字的四位数，首位不能为 1。其中大于 3500 的数有多少个？', null],
  ])('%s', (text, answer) => {
    expect(first(text)).toBe(answer);
  });
});

describe('arrangements', () => {
  test.each([
    ['In how many ways can 5 boys and 3 girls stand in a line if the girls must stand together?', '4320'],
    [
      'In how many ways can 5 boys and 3 girls stand in a line if no two girls stand next to each other?',
      '14400',
    ],
    ['In how many ways can 4 men and 3 women stand in a line with a woman at each end?', '720'],
    [
      'In how many ways can 5 boys and 3 girls stand in a line if the girls must stand together and the tallest boy is at the left-hand end?',
      '720',
    ],
    ['In how many ways can 4 men and 3 women stand in a line if the men and women alternate?', '144'],
    [
      'Seven people, including Ann and Bob, stand in a line. In how many ways can they stand if Ann and Bob must not stand next to each other?',
      '3600',
    ],
    [
      'How many different arrangements are there of the 9 letters in the word PINEAPPLE in which the three Ps are together and the two Es are not together?',
      '1800',
    ],
    [
      'The letters of the word ELEVEN are arranged in a row at random. Given that the arrangement begins with L, find the probability that the three Es are together.',
      '0.3',
    ],
    ['将单词 BALLOON 的 7 个字母排成一行，求其中两个 O 不相邻的排法的种数。', '900'],
    ['将单词 BALLOON 的 7 个字母排成一行，其中三个元音字母（A、O、O）排在一起的排法有多少种？', '180'],
  ])('are counted with what is wanted of them: %s', (text, answer) => {
    expect(first(text)).toBe(answer);
  });

  test.each([
    'How many different arrangements of the letters of the word BANANA are there in which the three As are not together?',
    'In how many ways can 5 boys and 3 girls sit round a circular table if the girls must sit together?',
    'A bag contains 3 red balls and 4 blue balls. Find the number of ways in which the balls can be arranged in a line.',
    'The letters of the word ELEVEN are arranged in a row. Find the probability that the three Es are together.',
    'In how many ways can the 9 letters of the word BALLOON be arranged with the two Ls together?',
    '将单词 BALLOON 的 7 个字母排成一行，其中三个元音字母（A、E、O）排在一起的排法有多少种？',
  ])('stay uncounted where something is left open: %s', (text) => {
    expect(first(text)).toBeNull();
  });
});

describe('selections', () => {
  test.each([
    [
      'A committee of 5 people is to be chosen from 6 men and 4 women. Find the number of ways in which the committee can be chosen if it must include at least one woman and at least one man.',
      '246',
    ],
    [
      'A team of 5 is chosen from 11 people. Find the number of ways in which the team can be chosen if Ann and Bob cannot both be chosen.',
      '378',
    ],
    [
      'Three letters are selected from the letters of the word ELEVEN. Find the number of different selections.',
      '8',
    ],
    ['从单词 BALLOON 的 7 个字母中选出 4 个，要求至少含一个 L 且至少含一个 O，不同的选法有多少种？', '10'],
  ])('are counted by groups and by kinds of letters: %s', (text, answer) => {
    expect(first(text)).toBe(answer);
  });

  test('are wanted without a condition that was told in another part alone', () => {
    const text =
      'A committee of 4 is to be chosen from 7 men and 5 women.\n' +
      '(a) Two of the men are brothers who cannot both serve on the committee. Find the number of ways in which the committee can be chosen. [2]\n' +
      '(b) Find the number of ways in which the committee can be chosen if it must contain exactly 2 women. [2]';
    expect(shown(text)).toEqual(['450', '210']);
  });

  test.each([
    'A team of 4 is to be chosen from 7 boys and 5 girls. Find the number of ways the team can be chosen if it contains at least 3 girls, one of whom is captain.',
    'A team of 4 is to be chosen from 7 boys and 5 girls and a captain is then chosen from the team. Find the number of ways the team can be chosen if it contains at least 3 girls.',
    'A team of 5 is chosen from 6 men and 5 women. Find the number of different teams if there are exactly 2 men or exactly 3 men.',
  ])('stay uncounted where something more is said: %s', (text) => {
    expect(first(text)).toBeNull();
  });
});

describe('who is counted', () => {
  const FIVE = 'A committee of 5 people is to be chosen from 6 men and 4 women. ';

  test.each([
    ['A team of 3 women is to be chosen from 6 men and 4 women. In how many ways can the team be chosen?'],
    ['In how many ways can 3 French books be chosen from 5 French books and 6 German books?'],
    [
      "A team of 4 people is chosen from 6 men and 4 women for the women's relay. In how many ways can the team be chosen?",
    ],
    ['从 6 名男生和 4 名女生中选出 4 人参加一个女子接力，求不同的选法的种数。'],
    [`${FIVE}Two of the men are unavailable. Find the number of ways in which the committee can be chosen.`],
    [
      `${FIVE}Two of the men are doctors. Two of the men are teachers. Find the number of ways in which the committee can be chosen if it must include at least one doctor and at least one teacher.`,
    ],
    [`${FIVE}Find the number of ways in which the committee can be chosen if it must include both men.`],
    [
      `${FIVE}Find the number of ways in which the committee can be chosen if it must include a particular woman.`,
    ],
    [
      '6 boys, 2 girls and 3 teachers stand in a line. Find the number of ways in which they can stand if there are exactly 2 boys between the two girls.',
    ],
    ['In how many ways can a team of 5 left-handed players be chosen from 8 players?'],
    ['4 married couples sit in a row. In how many ways can they sit?'],
    ['8 people are arranged to form a circle. Find the number of arrangements.'],
    ['将 8 人围圆桌排列，求不同的排法的种数。'],
  ])('is not guessed where a word says more of them: %s', (text) => {
    expect(first(text)).toBeNull();
  });

  test('is at least one where one has to be there', () => {
    expect(
      first(
        `${FIVE}Find the number of ways in which the committee can be chosen if it must include a woman.`,
      ),
    ).toBe('246');
  });
});

describe('numbers made of digits', () => {
  test.each([
    [
      'How many 4-digit even numbers can be formed using the digits 0, 2, 3, 4, 5 if no digit may be used more than once?',
      '60',
    ],
    [
      'How many 4-digit numbers can be formed using the digits 1, 2, 3, 4, 5, 6 if digits may be repeated?',
      '1296',
    ],
    [
      'How many even numbers greater than 40 000 can be formed from five of the digits 1, 2, 3, 4, 5, 6, 7, no digit being used more than once?',
      '600',
    ],
    ['用数字 1, 2, 3, 4, 5, 6, 7 组成没有重复数字的五位数。可以组成多少个大于 40 000 的偶数？', '600'],
  ])('do not begin with 0, and repeat a digit only where that is allowed: %s', (text, answer) => {
    expect(first(text)).toBe(answer);
  });

  test.each([
    'How many 4-digit numbers can be formed using the digits 1, 2, 3, 4, 5, 6?',
    'How many 3-digit numbers greater than 400 can be formed using the digits 2, 3, 4, 5, 6 if each digit may be used only once and the digit 5 must be used?',
  ])('stay uncounted where that is not told: %s', (text) => {
    expect(first(text)).toBeNull();
  });
});
