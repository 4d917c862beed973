import { expect, test } from 'vitest';
import { solveParts } from '#server/maths/solving/solve.ts';

const answersTo = (...lines: string[]) =>
  solveParts(lines.join('\n')).map(({ outcome }) => (outcome.solved ? outcome.worked.answer.text : null));

const CHOIR = 'The ages of the 18 members of a choir have mean 42.5 years and standard deviation 9.6 years.';
const DIE = 'A fair eight-sided die has faces numbered 1, 2, …, 8.';

test('a table that is headed by its unit gives it to the mean', () => {
  const table = ['Time (t minutes): 0 ≤ t < 10, 10 ≤ t < 20, 20 ≤ t < 40', 'Frequency: 10, 20, 10'];
  expect(
    answersTo(
      'The times of 40 runs are summarised in the table.',
      ...table,
      '(a) Calculate an estimate for the mean time. [2]',
    ),
  ).toEqual(['16.25 min']);
});

test('one who leaves and one who joins change the mean and the deviation', () => {
  expect(
    answersTo(
      CHOIR,
      'A member of the choir who is 63 years old leaves and is replaced by a new member who is 27 years old.',
      '(a) Find the mean and the standard deviation of the ages of the 18 people who are now in the choir. [4]',
    ),
  ).toEqual(['40.5 year, 8.84 year']);
});

test.each([
  'A member who is 63 years old leaves. Find the mean of the ages of the 18 people who are now in the choir.',
  'A member who is 63 years old leaves. Find the mean of the ages.',
  'A member who is 463 years old leaves. Find the mean of the ages of the 17 people who are now in the choir.',
])('another number of people, or an impossible one, has no mean: %s', (asked) => {
  expect(answersTo(`${CHOIR} ${asked}`)).toEqual([null]);
});

test('a law with the deviation of the one before has its mean found from a share', () => {
  const CARS =
    'The time taken to service a car has a normal distribution with mean 85 minutes and standard deviation 12 minutes.';
  const vans =
    'The time taken to service a van has a normal distribution with the same standard deviation, and 60% of vans take longer than 100 minutes.';
  expect(answersTo(CARS, vans, 'Find the mean time taken to service a van. [3]')).toEqual(['103 min']);
  expect(answersTo(vans, 'Find the mean time taken to service a van. [3]')).toEqual([null]);
});

test('those that are neither small nor large have their share', () => {
  const EGGS =
    'The masses of eggs, in grams, are modelled by the distribution N(61, 6.4^2). Eggs with mass less than 53 g are classified as small, eggs with mass more than 70 g are classified as large and all other eggs are classified as medium.';
  expect(answersTo(EGGS, '(a) Find the percentage of eggs that are classified as medium. [4]')).toEqual([
    '81.5%',
  ]);
  expect(answersTo(EGGS, '(a) Find the percentage of eggs that are classified as tiny. [4]')).toEqual([null]);
});

test('events that letters stand for are found to be independent or not', () => {
  const DICE =
    'Two fair six-sided dice, one red and one green, are thrown. Events R and S are defined as follows.\nR: the product of the two scores is a multiple of 6\nS: the score on the red die is less than the score on the green die';
  expect(
    answersTo(
      DICE,
      '(a) Find P(R) and P(S). [3]',
      '(b) Determine whether events R and S are independent. [2]',
      "(c) Find P(R | S'). [2]",
    ),
  ).toEqual(['5/12, 5/12', 'not independent', '8/21']);
});

test('a variable may be one thing or another, by what comes out', () => {
  const TWICE =
    'A fair four-sided die has its faces numbered 1, 2, 3, 4. The die is thrown twice. If the two scores are different, X is the larger score minus the smaller score; otherwise X = 0.';
  expect(answersTo(TWICE, '(a) Find P(X = 1). [2]', '(b) Find E(X). [2]')).toEqual(['0.375', '1.25']);
});

test('a coin among others may be biased, and something may be known of what came out', () => {
  const COINS =
    'Two ordinary fair coins and one biased coin are thrown at the same time. The probability of obtaining a head when the biased coin is thrown is 1/3. The number of heads obtained is denoted by X.';
  expect(
    answersTo(
      COINS,
      '(a) Find P(X = 1). [2]',
      '(b) It is given that exactly two heads are obtained. Find the probability that the biased coin shows a tail. [2]',
    ),
  ).toEqual(['5/12', '0.5']);
});

test('a die may be thrown until one of two faces comes up, and on another occasion many times', () => {
  expect(
    answersTo(
      `${DIE} The die is thrown repeatedly until a 7 or an 8 is obtained.`,
      '(a) Find the probability that obtaining a 7 or an 8 requires exactly 5 throws. [1]',
      '(b) State the expected number of throws. [1]',
      'On another occasion the die is thrown 10 times.',
      '(c) Find the probability that a score of less than 4 is obtained on at least 3 of the 10 throws. [3]',
    ),
  ).toEqual(['0.0791', '4', '0.789']);
  expect(
    answersTo(
      `${DIE} The die is thrown repeatedly until a 7 or an 8 is obtained.`,
      '(a) Find the probability that obtaining a 6 or an 8 requires exactly 5 throws. [1]',
    ),
  ).toEqual([null]);
});

test('values of a variable that are taken independently have a sum', () => {
  expect(
    answersTo(
      'The random variable X takes the values 1, 2, 3, 4 only. It is given that P(X = 1) = p, P(X = 2) = q, P(X = 3) = 0.3 and P(X = 4) = 0.15, and that E(X) = 2.35.',
      '(a) Find the values of p and q. [4]',
      '(b) Two independent values of X are chosen. Find the probability that their sum is 5. [3]',
    ),
  ).toEqual(['p = 0.25, q = 0.3', '0.255']);
});

test('ways with their chances settle a letter by what happens in all', () => {
  const TRAVEL =
    'Each morning Joaquin travels to college by bus, by bicycle or on foot. The probabilities of these are 0.6, 0.25 and 0.15 respectively. When he travels by bus the probability that he is late is 0.15, when he cycles the probability that he is late is 0.08, and when he walks the probability that he is late is x. The probability that Joaquin is late on a randomly chosen morning is 0.125.';
  expect(
    answersTo(
      TRAVEL,
      '(a) Find the value of x. [2]',
      '(b) Find the probability that Joaquin travels by bicycle, given that he is not late. [3]',
    ),
  ).toEqual(['x = 0.1', '46/175']);
  expect(
    answersTo(
      '陈老师每天上班或骑车，或乘公交，或步行，骑车的概率为0.5，乘公交的概率为x，其余的日子步行。骑车、乘公交、步行时迟到的概率依次为0.08，0.2和0.1。',
      '(a) 已知任选一天陈老师迟到的概率为0.12，求x的值。（3分）',
      '(b) 若某天陈老师没有迟到，求这一天他是步行上班的概率。（3分）',
    ),
  ).toEqual(['x = 0.3', '9/44']);
});

test('a value may be of a sort, given that it is of another', () => {
  expect(
    answersTo(
      'The random variable X takes the values −2, 1, 2 and 3. It is given that P(X = x) = k(x + 3), where k is a constant.',
      '(a) Find the probability that X is odd, given that X is positive. [2]',
    ),
  ).toEqual(['2/3']);
});

test('things of one colour that look alike are arranged, and kept apart', () => {
  const TILES = 'Six red tiles, four blue tiles and one white tile are placed in a line on a wall. ';
  const asked = [
    '(a) Find the number of different arrangements of the 11 tiles. [2]',
    '(b) Find the number of different arrangements in which all four blue tiles are separated from one another by at least one tile of another colour. [3]',
  ];
  expect(answersTo(`${TILES}Tiles of the same colour are identical.`, ...asked)).toEqual(['2310', '490']);
  expect(answersTo(TILES, asked[0]!)).toEqual([null]);
  expect(answersTo(`${TILES}Tiles of the same size are identical.`, asked[0]!)).toEqual([null]);
});

test('a pair is one of each group, and chosen for a team', () => {
  expect(
    answersTo(
      '从 7 名男生和 5 名女生中选出 5 人组成学生代表团。',
      '(a) 12 人中有一对兄妹，若这两人不能同时入选（对男女人数不作要求），共有多少种不同的选法？ [3]',
      '(b) 最后选出的是 3 名男生和 2 名女生，5 人站成一排拍照，2 名女生不相邻，问有多少种不同的站法？ [2]',
    ),
  ).toEqual(['672', '72']);
});

test('of those that are looked at so many are so, in Chinese too', () => {
  expect(
    answersTo(
      '某市有36%的居民订阅了晚报。',
      '(a) 随机抽查12位居民，求其中订阅晚报的人数不少于3人的概率。（3分）',
      '(b) 随机抽查150位居民，利用适当的近似，求订阅晚报的人数超过60人的概率。（5分）',
    ),
  ).toEqual(['0.865', '0.134']);
});

test('what joins is one of those of which data are told', () => {
  const APPLES = 'The masses of 18 apples have mean 142 g and standard deviation 9 g. ';
  const asked = 'Find the mean of the masses of the 19 apples now.';
  expect(answersTo(`${APPLES}Another apple of mass 150 g is added. ${asked}`)).toEqual(['142 g']);
  expect(answersTo(`${APPLES}A pear of mass 150 g is added. ${asked}`)).toEqual([null]);
});

test('so many are looked at until the first that is so', () => {
  expect(
    answersTo(
      'The probability that a jar is labelled crookedly is p, independently of all other jars. The random variable Y denotes the number of jars inspected up to and including the first one which is labelled crookedly.',
      '(a) Given that the mean of Y is 12.5, write down the value of p. [1]',
      '(b) Find P(5 ≤ Y ≤ 9). [2]',
    ),
  ).toEqual(['p = 0.08', '0.244']);
});

const TAKEN =
  'A bag contains 5 white balls and 3 black balls. Two balls are taken at random, one after the other, without replacement.';
const THROWN =
  'Two ordinary fair coins and one biased coin are thrown at the same time. The probability of obtaining a head when the biased coin is thrown is 1/3. The number of heads obtained is denoted by X.';

test('what is told of the outcome inside a part holds in that part alone', () => {
  expect(
    answersTo(
      TAKEN,
      '(a) It is given that the first ball is white. Find the probability that the second ball is black.',
      '(b) Find the probability that the second ball is black.',
      '(c) Find the probability that both balls are white.',
    ),
  ).toEqual(['3/7', '0.375', '5/14']);
  expect(
    answersTo(
      THROWN,
      '(a) It is given that exactly two heads are obtained.',
      '(i) Find the probability that the biased coin shows a tail.',
      '(ii) Find the probability that the biased coin shows a head.',
      '(b) Find the probability that at least two heads are obtained.',
    ),
  ).toEqual(['0.5', '0.5', null]);
});

test.each([
  'In a certain country, 72% of adults own a bicycle. A random sample of 8 adults who own a bicycle is taken. Find the probability that fewer than 6 of them own a bicycle.',
  'On average, 30% of the students at a college wear glasses. A random sample of 12 students is taken from those who wear glasses. Find the probability that exactly 3 of them wear glasses.',
  `${THROWN} The coins are thrown twice. Find P(X = 1).`,
  'The mass, M grams, of an apple is normally distributed with mean 150 and standard deviation 12. Find the probability that a randomly chosen apple has mass less than 0.14 kg.',
  'The mass, M grams, of an apple is normally distributed with mean 150 and standard deviation 12. 10% of apples are heavier than k kg. Find k.',
  'A random sample of 80 packets of tea is taken. The masses, x grams, are summarised by Σx = 10 080 and Σx^2 = 1 270 900. Calculate a 95% confidence interval for the population mean in kilograms.',
  `${CHOIR} Find the standard deviation of the ages in months.`,
])('a part of the population, another throw or another unit has no answer: %s', (question) => {
  expect(answersTo(question)).toEqual([null]);
});

test('both balls are two, of no three that are taken', () => {
  const three =
    'Three balls are taken at random, without replacement, from a bag containing 5 white balls and 3 black balls.';
  expect(answersTo(three, '(a) Find the probability that both balls are white.')).toEqual([null]);
  expect(answersTo(three, '(a) Find the probability that all three balls are white.')).toEqual(['5/28']);
});
