import { describe, expect, test } from 'vitest';
import { solveParts } from '#server/maths/solving/solve.ts';

const answersTo = (text: string) =>
  solveParts(text).map(({ outcome }) => (outcome.solved ? outcome.worked.answer.text : null));

describe('what happens at a rate', () => {
  const CARS =
    'Cars pass a certain point at random, independently and at a constant average rate of 2.1 per minute. Lorries pass the same point at random, independently of the cars and of each other, at a constant average rate of 0.6 per minute.\n';

  test.each([
    ['Find the probability that exactly 3 cars pass the point in a 2-minute period.', '0.185'],
    [
      'Find the probability that, in a period of 1.5 minutes, the total number of cars and lorries passing the point is less than 4.',
      '0.424',
    ],
    [
      'Use a suitable approximating distribution to find the probability that, in a 30-minute period, the total number of cars and lorries passing the point is more than 90.',
      '0.146',
    ],
  ])('has a Poisson distribution: %s', (asked, answer) => {
    expect(answersTo(`${CARS}(a) ${asked}`)).toEqual([answer]);
  });

  test.each([
    ['what has no rate', 'Find the probability that exactly 3 vans pass the point in a 2-minute period.'],
    ['a length', 'Find the probability that exactly 3 cars pass the point in a 2-metre length.'],
    ['some of them', 'Find the probability that exactly 3 red cars pass the point in a 2-minute period.'],
    ['long ones', 'Find the probability that exactly 3 long cars pass the point in a 2-minute period.'],
    ['no time', 'Find the probability that exactly 3 cars pass the point.'],
  ])('that is asked for with %s has no answer', (_, asked) => {
    expect(answersTo(`${CARS}(a) ${asked}`)).toEqual([null]);
  });

  test('is told of a length, or of a number on a page', () => {
    expect(
      answersTo(
        'The number of flaws in a 10-metre length of wire has a Poisson distribution with mean 0.8. Find the probability that there are at least 2 flaws in a randomly chosen 25-metre length of wire.',
      ),
    ).toEqual(['0.594']);
    expect(
      answersTo(
        'A shop sells an average of 2.5 lamps per day. Find the probability that the shop sells exactly 10 lamps in a 5-day week.',
      ),
    ).toEqual(['0.0956']);
  });
});

describe('what is measured of several', () => {
  const BAGS =
    'The masses, in kilograms, of large bags and small bags of flour have the independent distributions N(1.52, 0.04²) and N(0.75, 0.03²) respectively.\n';

  test.each([
    [
      'Find the probability that the total mass of 3 randomly chosen large bags and 4 randomly chosen small bags is less than 7.5 kg.',
      '0.256',
    ],
    [
      'Find the probability that the mass of a randomly chosen large bag is more than twice the mass of a randomly chosen small bag.',
      '0.609',
    ],
  ])('is put together from each: %s', (asked, answer) => {
    expect(answersTo(BAGS + asked)).toEqual([answer]);
  });

  test.each([
    [
      'another population',
      'Find the probability that the total mass of 3 randomly chosen tins is less than 7.5 kg.',
    ],
    [
      'another unit',
      'Find the probability that the total mass of 3 randomly chosen large bags is less than 4500 g.',
    ],
  ])('with %s has no answer', (_, asked) => {
    expect(answersTo(BAGS + asked)).toEqual([null]);
  });

  test('is nearly normal as the mean of many, whatever one of them is', () => {
    const cups =
      'The volume, in ml, of coffee in a cup dispensed by a machine has mean 248.2 and standard deviation 6.5. ';
    const mean = (n: number) =>
      answersTo(
        `${cups}Find the probability that the mean volume of coffee in a random sample of ${n} cups is less than 247 ml.`,
      );
    expect(mean(60)).toEqual(['0.0764']);
    expect(mean(6)).toEqual([null]);
  });
});

describe('how many of a sample', () => {
  test('are so, where the sample is told of in its own words', () => {
    expect(
      answersTo(
        'In the town of Tarvia, 68% of households own at least one bicycle. A random sample of 10 households in Tarvia is chosen. Find the probability that at least 7 but fewer than 10 of these households own at least one bicycle.',
      ),
    ).toEqual(['0.574']);
    expect(
      answersTo(
        'Each time Priya plays a game of patience, the probability that she wins is 0.15, independently of all other games. Find the probability that she wins no more than 2 of the first 12 games that she plays.',
      ),
    ).toEqual(['0.736']);
  });

  test('are not told by what is not so of at least some of them', () => {
    expect(
      answersTo(
        'Each time Priya plays a game, the probability that she wins is 0.15, independently of all other games. Find the probability that she does not win at least 2 of the first 5 games that she plays.',
      ),
    ).toEqual([null]);
  });

  test('are needed for a probability to be so large', () => {
    const game =
      'Each time Priya plays a game, the probability that she wins is 0.15, independently of all other games. Priya plays n games. ';
    expect(
      answersTo(
        `${game}Find the least value of n for which the probability that she wins at least one game is greater than 0.98.`,
      ),
    ).toEqual(['n = 25']);
    expect(
      answersTo(
        `${game}Find the least value of k for which the probability that she wins at least one game is greater than 0.98.`,
      ),
    ).toEqual([null]);
  });
});

describe('attempts until something happens', () => {
  const SPINS =
    'A fair spinner has 5 sides numbered 1, 2, 3, 4, 5. Kavi spins the spinner repeatedly until it lands on 5.\n';
  const DARTS =
    'On each throw, the probability that Mia hits the target is 0.3. Mia throws darts until she hits the target for the first time.\n';

  test.each([
    [SPINS, 'Find the probability that he first obtains a 5 on his 4th spin.', '0.1024'],
    [SPINS, 'Find the probability that he obtains a 5 in fewer than 6 spins.', '0.67232'],
    [SPINS, 'State the expected number of spins that Kavi makes.', '5'],
    [DARTS, 'Find the probability that she needs fewer than 4 throws.', '0.657'],
    [SPINS, 'Find the probability that he first obtains a 3 on his 4th spin.', null],
    [
      DARTS,
      'Find the probability that Mia does not hit the target for the first time on her 5th throw.',
      null,
    ],
    [DARTS, 'Find the probability that she needs fewer than 4 throws to hit the bird.', null],
    [DARTS, 'Find the probability that Ben needs fewer than 4 throws.', null],
  ])('are counted: %s%s', (told, asked, answer) => {
    expect(answersTo(`${told}(a) ${asked}`)).toEqual([answer]);
  });
});

describe('what is printed line by line', () => {
  test('is one density where its pieces stand below each other', () => {
    expect(
      answersTo(
        'The continuous random variable X has probability density function f given by\nf(x) = kx   for 0 ≤ x ≤ 2,\nf(x) = (1/2)k(6 − x)   for 2 < x ≤ 6,\nf(x) = 0   otherwise,\nwhere k is a constant.\nFind the value of k.',
      ),
    ).toEqual(['k = 1/6']);
    expect(
      answersTo(
        '连续型随机变量 X 的概率密度函数为：当 0 ≤ x ≤ 4 时，f(x) = kx²(4 − x)；其他情形，f(x) = 0，其中 k 为常数。\n求 E(X)。',
      ),
    ).toEqual(['2.4']);
  });

  test('is a table of a variable where letters stand for some of its probabilities', () => {
    expect(
      answersTo(
        '离散型随机变量 X 的分布列为\nX    −1    0      2    4\nP     a    0.25   b    0.15\n且 E(X) = 0.9。\n求常数 a，b 的值。',
      ),
    ).toEqual(['a = 0.3, b = 0.3']);
  });

  test('is given, and no beginning of what is asked below it', () => {
    expect(
      answersTo(
        'The waiting times, x minutes, of a random sample of 80 patients at a clinic are summarised as follows.\nn = 80     Σx = 1004     Σx² = 12 731\nCalculate unbiased estimates of the population mean and variance of the waiting times.',
      ),
    ).toEqual(['12.55, 1.66']);
  });
});

const solved = (lines: string, expected: (string | null)[]) => expect(answersTo(lines)).toEqual(expected);

describe('data of groups', () => {
  test('are put together where nobody is in both', () => {
    solved(
      'The ages of the 18 members of a chess club have mean 34.5 years and standard deviation 6.2 years. The ages, y years, of the 12 members of a bridge club are such that Σy = 618 and Σy² = 32 214. No person belongs to both clubs.\n(a) Find the mean age of the 30 members of the two clubs.\n(b) Find the standard deviation of the ages of the 30 members.\n(c) Find the mean age of the 40 members of the two clubs.',
      ['41.3 year', '10.3 year', null],
    );
  });

  test('have what was taken off each found from their mean', () => {
    solved(
      'The heights, h cm, of 40 sunflowers are summarised by Σ(h − c) = 132 and Σ(h − c)² = 1250, where c is a constant. The mean height of the sunflowers is 163.3 cm.\n(i) Find the value of c. [2]\n(ii) Find the standard deviation of the heights. [2]\n(iii) Find the value of Σh². [2]',
      ['c = 160', '4.51 cm', '1067490'],
    );
  });

  test('stand in rows with a name before each', () => {
    solved(
      'The times, in minutes, taken by 11 members of each of two running clubs, the Arrows and the Bears, to complete a course are as follows.\nArrows   38   41   44   46   47   52   53   55   58   61   66\nBears    35   42   43   49   50   51   56   57   63   64   72\n(a) Find the median and the interquartile range of the times for the Arrows. [3]\n(b) Find the median of the times for the Cats. [1]',
      ['52 min, 14 min', null],
    );
  });

  test('are told of in Chinese with whatever else is said of them', () => {
    solved(
      '某校随机调查了120名学生周末做家务的时间 t（单位：分钟），整理结果如下表：\n时间 t    0 ≤ t < 20    20 ≤ t < 30    30 ≤ t < 40    40 ≤ t < 60    60 ≤ t < 100\n人数          18                24                 35                 28                  15\n（1）上四分位数落在哪一组？（1分）\n（2）估计这120名学生做家务时间的平均数和标准差（结果精确到0.1）。（5分）',
      ['40 <= t < 60', '38.4, 20.2'],
    );
  });
});

describe('generating functions', () => {
  test('of observations follow from that of one, and need be no polynomial', () => {
    solved(
      'The random variable X takes the values 1, 2, 3, … and has probability generating function G_X(t) given by G_X(t) = 2t/(k − 3t), where k is a constant.\n(a) State the value of k.\n(b) Use G_X(t) to find E(X).\nThe random variable Y is the sum of three independent observations of X.\n(c) Write down the probability generating function of Y and hence find P(Y = 5).',
      ['k = 5', '2.5', '(2t/(5 - 3t))^3, 0.13824'],
    );
    solved(
      '离散随机变量 X 的概率母函数为 G_X(t) = 1/4 + at + bt²，其中 a、b 为常数。已知 E(X) = 5/4。\n(a) 求 a、b 的值。\n(b) 随机变量 W = 2X + 1，求 W 的概率母函数。',
      ['a = 0.25, b = 0.5', '1/2*t^5 + 1/4*t^3 + 1/4*t'],
    );
  });
});

describe('what is so for one of several', () => {
  const MORNINGS =
    'Each morning Tom travels to school by exactly one of bus, car or bicycle. The probability that he travels by bus is 0.5 and the probability that he travels by car is 0.2. The probability that he is late is 0.2 when he travels by bus, 0.1 when he travels by car and x when he travels by bicycle.\n';

  test('gives a letter from the probability of all together', () => {
    solved(
      `${MORNINGS}The probability that Tom is late on a randomly chosen morning is 0.15.\n(a) Find the value of x.\n(b) Given that Tom is late, find the probability that he travels by bus.`,
      ['x = 0.1', '2/3'],
    );
    solved(`${MORNINGS}(a) Find the value of x.`, [null]);
  });
});

describe('a claim', () => {
  const EGGS =
    'The masses, in grams, of a random sample of 10 eggs are as follows.\n61.2 58.4 63.5 66.1 57.3 64.8 62.9 65.7 68.2 63.1\n';

  test('is tested by signs as it was told', () => {
    solved(
      `${EGGS}A farmer claims that the median mass is more than 60 grams.\n(a) Carry out a sign test of the farmer's claim at the 10% significance level.`,
      ['P(X >= 8) = 0.0547, reject H0'],
    );
    solved(`${EGGS}(a) Carry out a sign test of the farmer's claim at the 10% significance level.`, [null]);
  });
});

test('a probability that is the same for every mean is found where the deviation is a share of it', () => {
  solved('The random variable X has the distribution N(μ, σ²), where 3σ = μ. Find P(X < 2μ).', ['0.999']);
  solved('The random variable X has the distribution N(μ, σ²), where 3σ = μ. Find P(X < 2).', [null]);
});

test('a rate is told in Chinese, per week or per hour', () => {
  solved(
    '某路口每周发生轻微事故的次数 X 服从泊松分布 Po(2)，各周发生事故的次数相互独立。\n（1）求在连续两周内恰好发生5次轻微事故的概率；',
    ['0.156'],
  );
  solved('某客服中心平均每小时接到 4 个电话。\n（1）求在 30 分钟内恰好接到 3 个电话的概率。', ['0.180']);
});
