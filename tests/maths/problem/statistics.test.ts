import { describe, expect, test } from 'vitest';
import { solveParts } from '#server/maths/solving/solve.ts';

const answersTo = (text: string) =>
  solveParts(text).map(({ outcome }) => (outcome.solved ? outcome.worked.answer.text : null));

const INDEPENDENT =
  'The random variable X has the distribution B(3, ⅓). The random variable Y, which is independent of X, takes the values 1, 2 and 3 with probabilities ¼, ½ and ¼ respectively. ';

describe('densities in several lines, and generating functions of sums', () => {
  test.each<[text: string, answer: string | null]>([
    [
      'The diagram shows the graph of the probability density function f of the continuous random variable X, which is given by\n$f(x) = kx^2$ for $0 ≤ x ≤ 2$,\n$f(x) = k(6 − x)$ for $2 < x ≤ 6$,\n$f(x) = 0$ otherwise,\nwhere $k$ is a constant.\n(a) Find E(X).',
      '2.875',
    ],
    [
      '连续型随机变量 $X$ 的概率密度函数为：当 $1 \\le x \\le 9$ 时，$f(x) = \\frac{a}{\\sqrt{x}}$；$x$ 取其他值时，$f(x) = 0$。其中 $a$ 为常数。求 $X$ 的四分位距。',
      '4',
    ],
    [`${INDEPENDENT}Show that the probability generating function of X is (2 + t)³/27.`, '(2 + t)^3/27'],
    [`${INDEPENDENT}Show that the probability generating function of X is (1 + t)³/8.`, null],
    [`${INDEPENDENT}The random variable Z is the sum of X and Y. Find P(Z = 3).`, '19/54'],
    [
      `${INDEPENDENT.replace(', which is independent of X,', '')}The random variable Z is the sum of X and Y. Find P(Z = 3).`,
      null,
    ],
  ])('%s', (text, answer) => {
    const [part] = solveParts(text);
    expect(part?.outcome.solved ? part.outcome.worked.answer.text : null).toBe(answer);
  });
});

describe('a random variable', () => {
  const TABLE = String.raw`The random variable X has the following probability distribution.

| $x$ | 1 | 2 | 3 | 4 |
|---|---|---|---|---|
| $P(X = x)$ | 0.1 | $a$ | $b$ | 0.2 |

It is given that $P(X > 2) = 0.6$.
`;

  test('given by a table has its letters found, and its moments', () => {
    expect(
      answersTo(
        `${TABLE}(a) Find the values of $a$ and $b$. [3]\n(b) Find $\\text{Var}(X)$. [2]\n(c) Find $P(X > 2 \\mid X < 4)$. [2]`,
      ),
    ).toEqual(['a = 0.3, b = 0.4', '0.81', '0.5']);
  });

  test('whose probabilities cannot be has no answer', () => {
    expect(answersTo(`${TABLE.replace('= 0.6', '= 0.1')}(a) Find the values of $a$ and $b$. [3]`)).toEqual([
      null,
    ]);
  });

  test('given by cases has its constant, its median and the density of a function of it', () => {
    expect(
      answersTo(String.raw`The continuous random variable $X$ has probability density function f given by
$$f(x) = \begin{cases} k(x+1) & 0 \leqslant x \leqslant 3, \\ 0 & \text{otherwise.} \end{cases}$$
(a) Show that $k = \frac{2}{15}$. [1]
(b) Find the exact value of the median of $X$. [3]
The random variable $Y$ is defined by $Y = X^2$.
(c) Find the probability density function of $Y$. [3]
(d) Find $E(Y)$. [2]`),
    ).toEqual(['k = 2/15', '(-2 + sqrt(34))/2', '1/15 + 1/(15sqrt(y))', '3.9']);
  });

  test('is read in Chinese', () => {
    expect(
      answersTo(String.raw`随机变量 $X$ 只取 $-1,\,0,\,1,\,2$ 四个值，且 $P(X=x)=k(x^2+1)$，其中 $k$ 为常数。
(a) 证明 $k=\dfrac1{10}$。[2]
(b) 求 $E(X)$ 和 $\mathrm{Var}(X)$。[4]`),
    ).toEqual(['k = 1/10', '1, 1.4']);
  });
});

describe('a normal population', () => {
  const APPLES = 'The masses of apples are normally distributed with mean 120 and standard deviation 15. ';

  test('has its parameters found from two shares', () => {
    expect(
      answersTo(
        String.raw`The masses of salmon on a farm are normally distributed with mean $\mu$ kg and standard deviation $\sigma$ kg. On this farm 20% of the salmon have masses less than 3.6 kg and 5% have masses greater than 6.1 kg. Find the values of $\mu$ and $\sigma$. [5]`,
      ),
    ).toEqual(['mu = 4.45, sigma = 1.01']);
  });

  test('gives how many of a sample are so, and by an approximation where that is asked for', () => {
    expect(
      answersTo(
        `${APPLES}8 apples are chosen at random. Find the probability that at least 2 of them have masses less than 110.`,
      ),
    ).toEqual(['0.639']);
    expect(
      answersTo(
        'The times taken by students are normally distributed with mean 40 and standard deviation 7.8. 120 students are chosen at random. Use a suitable approximation to find the probability that more than 30 of them take less than 35 minutes.',
      ),
    ).toEqual(['0.565']);
  });

  test('is read in Chinese with its unit in brackets', () => {
    expect(
      answersTo(
        '某果园出产的苹果的质量（单位：克）服从正态分布。其中 $15\\%$ 的苹果质量低于 $120$ 克，$8\\%$ 的苹果质量高于 $175$ 克。\n(a) 求该正态分布的均值和标准差。[5]',
      ),
    ).toEqual(['143 g, 22.5 g']);
  });

  test.each([
    ['another population', 'Find the probability that a randomly chosen pear has a mass less than 100.'],
    ['a negation', 'Find the probability that a randomly chosen apple does not have a mass less than 100.'],
    [
      'a total of others',
      'Find the probability that two randomly chosen pears have a total mass less than 230.',
    ],
    ['a mean', '8 apples are chosen at random. Find the probability that the mean mass is less than 110.'],
    [
      'some of a sample',
      '8 apples are chosen at random. Find the probability that at least 2 of the first 4 have masses less than 110.',
    ],
    [
      'a condition',
      'Apples with mass less than 100 are thrown away. Find the probability that a randomly chosen apple has a mass less than 110.',
    ],
  ])('that is asked for with %s has no answer', (_, asked) => {
    expect(answersTo(APPLES + asked)).toEqual([null]);
  });

  test('is not measured in two units', () => {
    expect(
      answersTo(
        'The masses of apples are normally distributed with mean 120 g and standard deviation 15 g. Find the probability that a randomly chosen apple has a mass less than 0.1 kg.',
      ),
    ).toEqual([null]);
  });
});

describe('data', () => {
  const SACKS = String.raw`The masses, $x$ kg, of 24 sacks of grain are summarised by $\Sigma(x - 50) = -36$ and $\Sigma(x - 50)^2 = 1254$.
`;

  test('that are coded and put together have a mean and a deviation', () => {
    expect(
      answersTo(`${SACKS}
(i) Find the mean and the standard deviation of the masses of these sacks. [4]
A further 16 sacks have masses with mean 51 kg and standard deviation 4 kg.
(ii) Find the mean and the standard deviation of the masses of all 40 sacks. [5]
(iii) Find the value of $\\Sigma x^2$. [2]`).slice(0, 2),
    ).toEqual(['48.5 kg, 7.07 kg', '49.5 kg, 6.16 kg']);
    expect(
      answersTo(`${SACKS}Find the mean and the standard deviation of the masses of all 41 sacks.`),
    ).toEqual([null]);
  });

  test.each([
    [
      'another unit',
      'A further 16 sacks have masses with mean 51 g and standard deviation 4 g. Find the mean of the masses of all 40 sacks.',
    ],
    ['a mistake', 'It is found that one of the masses was recorded wrongly. Find the mean of the masses.'],
    ['a change', 'Each sack gains 2 kg. Find the mean of the masses.'],
    ['something told behind them', 'The sacks are dried. Find the mean of the masses.'],
  ])('with %s have no answer', (_, asked) => {
    expect(answersTo(SACKS + asked)).toEqual([null]);
  });

  test('in classes have densities, estimates and classes of quartiles', () => {
    expect(
      answersTo(String.raw`The results are summarised in the following table.

| Mass, $w$ (kg) | $0 < w \leqslant 0.5$ | $0.5 < w \leqslant 1$ | $1 < w \leqslant 2$ | $2 < w \leqslant 4$ | $4 < w \leqslant 8$ |
|---|---|---|---|---|---|
| Number of parcels | 18 | 30 | 38 | 22 | 12 |

(a) Calculate the frequency densities needed to draw a histogram to illustrate these data. [2]
(b) Calculate estimates of the mean and standard deviation of the masses of these parcels. [5]
(c) State which class interval contains the upper quartile. [1]
(d) Find the greatest possible value of the interquartile range of the masses. [2]`),
    ).toEqual(['36, 60, 38, 11, 3', '1.85 kg, 1.64 kg', '2 < w <= 4', '3.5 kg']);
  });
});

describe('data given one by one', () => {
  const HEIGHTS = 'The heights, in cm, of 6 plants are as follows.\n12, 15, 11, 18, 20, 14\n';
  const TIMES =
    'The times taken, in minutes, by 11 members of a running club to complete a course are as follows.\n' +
    '$$38 \\quad 42 \\quad 45 \\quad 47 \\quad 47 \\quad 51 \\quad 54 \\quad 56 \\quad 60 \\quad 63 \\quad 71$$\n';

  test('have their quartiles and their moments found', () => {
    expect(
      answersTo(
        `${TIMES}(a) Find the median and the interquartile range of the times. [3]\n(b) Find the mean of the times. [2]`,
      ),
    ).toEqual(['51 min, 15 min', '52.2 min']);
    expect(answersTo(`${HEIGHTS}Find the standard deviation of the heights.`)).toEqual(['3.16 cm']);
  });

  test.each([
    HEIGHTS.replace('6 plants', '7 plants') + 'Find the standard deviation of the heights.',
    `${HEIGHTS}Find the standard deviation of the masses.`,
    `${HEIGHTS}The height of 20 cm was recorded wrongly and should be 22 cm. Find the mean of the heights.`,
    `${HEIGHTS}The tallest plant dies. Find the mean of the heights.`,
    HEIGHTS.replace('6 plants', 'a random sample of 6 plants') +
      'Find the population variance of the heights.',
  ])('are left alone where something else is said: %s', (text) => {
    expect(answersTo(text)).toEqual([null]);
  });
});

describe('what a population is measured by', () => {
  const FISH = 'The lengths of fish are normally distributed with mean 20 cm and standard deviation 3 cm.';
  const BOXES = 'The masses of boxes are normally distributed with mean 20 kg and standard deviation 3 kg.';
  const SACKS =
    'The masses, $x$ kg, of a random sample of 24 sacks of grain are summarised by $\\Sigma x = 1200$ and $\\Sigma x^2 = 61000$.';
  const CARS = 'The speeds of cars are normally distributed with mean 50 and standard deviation 8.';

  test('is compared with quantities of its own kind alone', () => {
    expect(
      answersTo(`${BOXES} Find the probability that a randomly chosen box is heavier than 22 kg.`),
    ).toEqual(['0.252']);
    expect(answersTo(`${BOXES} Find the probability that a randomly chosen box is longer than 22.`)).toEqual([
      null,
    ]);
    expect(
      answersTo(`${FISH} Find the probability that a randomly chosen fish weighs less than 22.`),
    ).toEqual([null]);
    expect(answersTo(`${FISH} Find the probability that a randomly chosen fish is less than 22 kg.`)).toEqual(
      [null],
    );
  });

  test('has a spread that data estimate otherwise than by their own', () => {
    expect(answersTo(`${SACKS} Find the variance of the masses.`)).toEqual(['41.7']);
    expect(
      answersTo(`${BOXES} The tallest 10% of boxes are called large. Find the least mass of a large box.`),
    ).toEqual([null]);
    expect(
      answersTo('某果园苹果的质量服从均值为 120 克、标准差为 15 克的正态分布。求苹果高度大于 130 的概率。'),
    ).toEqual([null]);
    expect(answersTo(`${SACKS} Find an estimate of the population variance.`)).toEqual([null]);
    expect(answersTo(`${SACKS} Find estimates of the mean and variance of the population.`)).toEqual([null]);
  });

  test('is least where the fastest are timed, not where speeds are told', () => {
    expect(
      answersTo(`${CARS} The fastest 10% of cars are fined. Find the greatest speed of a car that is fined.`),
    ).toEqual([null]);
  });
});

describe('a sample', () => {
  const BOTTLES = String.raw`A random sample of 10 bottles is taken and the volumes, $x$ ml, are summarised by $\sum x = 4985$ and $\sum x^2 = 2485123$. `;

  test('gives estimates of its population and an interval for the mean', () => {
    expect(
      answersTo(`${BOTTLES}It may be assumed that the volumes are normally distributed.
(a) Find unbiased estimates of the population mean and variance. [3]
(b) Find a 95% confidence interval for the population mean. [3]`),
    ).toEqual(['498.5, 11.2', '496 < mu < 501']);
    expect(
      answersTo(
        String.raw`从某种零件中随机抽取 $10$ 个，测得其长度 $x$（单位：mm）满足 $\sum x = 502$，$\sum x^2 = 25213$。求总体均值和总体方差的无偏估计。`,
      ),
    ).toEqual(['50.2, 1.4']);
  });

  test.each([
    `${BOTTLES}Find a 95% confidence interval for the population variance.`,
    `${BOTTLES}Find a 95% confidence interval for the population proportion.`,
    `${BOTTLES}A second sample of 8 bottles is taken. Find a 95% confidence interval for the population mean.`,
  ])('gives nothing else: %s', (text) => {
    expect(answersTo(text)).toEqual([null]);
  });
});

describe('a distribution function with letters', () => {
  test('whose density has no jump is settled by that', () => {
    expect(
      answersTo(String.raw`The time, $X$ hours, taken to repair a machine has distribution function F given by
$$\mathrm{F}(x) = \begin{cases} 0 & x < 0, \\ ax^2 & 0 \leqslant x \leqslant 1, \\ 1 - b(3 - x)^2 & 1 < x \leqslant 3, \\ 1 & x > 3, \end{cases}$$
where $a$ and $b$ are constants. The probability density function of $X$ is continuous at $x = 1$.
(a) Find $\mathrm{P}\left(\frac{1}{2} < X < 2\right)$. [2]
(b) Find the interquartile range of $X$. [4]
(c) Find the $90$th percentile of $X$. [2]`),
    ).toEqual(['0.75', '0.909', '2.23']);
  });
});

describe('how far from the mean', () => {
  test('is told in standard deviations, or by two letters that go together', () => {
    expect(
      answersTo(
        String.raw`The lengths of rods are normally distributed with mean $\mu$ cm and standard deviation $4.2$ cm. Find the probability that the length of a randomly chosen rod is within $1.5$ standard deviations of the mean.`,
      ),
    ).toEqual(['0.866']);
  });
});
