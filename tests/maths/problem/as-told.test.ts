import { expect, test } from 'vitest';
import { solveParts } from '../../../server/maths/solving/solve.ts';

const answer = (question: string): string | null => {
  const [part] = solveParts(question);
  return part?.outcome.solved ? part.outcome.worked.answer.text : null;
};

const SHOP = 'A shop sells an average of 2.5 lamps per day.';
const WEEK = 'Find the probability that the shop sells exactly 10 lamps in a week.';
const DIE = 'A fair six-sided die is thrown repeatedly until a 6 is obtained.';
const SPINS =
  'A fair spinner has 5 sides numbered 1, 2, 3, 4, 5. Kavi spins the spinner repeatedly until it lands on 5.';
const DARTS =
  'On each throw, the probability that Mia hits the target is 0.3. Mia throws darts until she hits the target for the first time.';
const MESSAGES = 'On any given day, the probability that Moena messages her friend Pasha is 0.72.';
const CALLS = '某客服中心平均每小时接到 4 个电话。';
const CROSSING = '某路口每周发生轻微事故的次数 X 服从泊松分布 Po(2)，各周发生事故的次数相互独立。';
const THROWS =
  '小林在罚球线上投篮，每次投中的概率均为0.35，各次投篮的结果相互独立。他连续投篮，直到第一次投中为止，';
const CHORES =
  '某校随机调查了120名学生周末做家务的时间 t（单位：分钟），整理结果如下表：\n时间 t    0 ≤ t < 20    20 ≤ t < 30    30 ≤ t < 40    40 ≤ t < 60    60 ≤ t < 100\n人数          18                24                 35                 28                  15\n';
const MARKS =
  'A random sample of 10 bottles is taken and the volumes, x ml, are summarised by Σx = 4985 and Σx² = 2485123.';
const WIRE = 'The number of flaws in a 10-metre length of wire has a Poisson distribution with mean 0.8.';

test.each<[question: string, shown: string | null]>([
  [`${SHOP} ${WEEK}`, '0.0186'],
  [`${SHOP} On Sundays the shop is closed. ${WEEK}`, null],
  [`${SHOP} The shop is open for 6 days a week. ${WEEK}`, null],
  [`${SHOP} During a sale this doubles. ${WEEK}`, null],
  [`${SHOP} Find the probability that the shop sells exactly 1 lamp in an hour.`, null],
  [`${SHOP} Find the probability that the shop sells exactly 10 lamps in a working week.`, null],
  [
    `${WIRE} Find the probability that there are at least 2 flaws in a randomly chosen 25-metre length of wire.`,
    '0.594',
  ],
  [
    `${WIRE} Find the probability that there are at least 2 flaws in a randomly chosen 25-metre length of rope.`,
    null,
  ],
])('a rate holds for what it was told of: %s', (question, shown) => expect(answer(question)).toBe(shown));

test.each<[question: string, shown: string | null]>([
  [`${SPINS} State the expected number of spins.`, '5'],
  [`${SPINS} State the expected number of odd scores.`, null],
  [`${SPINS} State the expected number of spins that Kavi makes before he obtains a 5.`, null],
  [`${SPINS} State the expected number of spins until it lands on 4.`, null],
  [`${SPINS} Find the expected number of spins that Lena makes.`, null],
  [`${SPINS} Find the probability that Lena obtains a 5 in fewer than 6 spins.`, null],
  [`${DARTS} Find the expected number of throws.`, '3.33'],
  [`${DARTS} Find the expected number of misses.`, null],
  [`${DARTS} State the expected number of darts that miss the target.`, null],
  [`${DIE} The random variable X denotes the number of throws. Find E(X).`, '6'],
  [`${DIE} The random variable X denotes the number of fives obtained. Find E(X).`, null],
  [`${DIE} The random variable X denotes the number of fives obtained. Find P(X = 3).`, null],
  [`${THROWS}记投篮的总次数为 X。写出 X 的数学期望。`, '2.86'],
  [`${THROWS}记投失的次数为 X。写出 X 的数学期望。`, null],
  [`${THROWS}求小林至少要投6次的概率。`, '0.116'],
  [`${THROWS}求小林至少要投失6次的概率。`, null],
  [`${THROWS}求小林至少要投中6次的概率。`, null],
  [`${THROWS}求小王至少要投6次的概率。`, null],
])('of attempts until one succeeds, the attempts alone are counted: %s', (question, shown) =>
  expect(answer(question)).toBe(shown),
);

test.each<[question: string, shown: string | null]>([
  [
    `${MESSAGES} Find the probability that for a random sample of 12 days Moena messages Pasha on no more than 9 days.`,
    '0.696',
  ],
  [
    `${MESSAGES} Find the probability that for a random sample of 12 days Pasha messages Moena on no more than 9 days.`,
    null,
  ],
  [
    `${MESSAGES} Find the probability that for a random sample of 12 days her friend messages Moena on no more than 9 days.`,
    null,
  ],
])('who does it to whom is as it was told: %s', (question, shown) => expect(answer(question)).toBe(shown));

test.each<[question: string, shown: string | null]>([
  [`${CALLS}求在 30 分钟内恰好接到 3 个电话的概率。`, '0.180'],
  [`${CALLS}求在 30 分钟内恰好接到 3 个投诉电话的概率。`, null],
  [`${CALLS}求在 30 分钟内恰好接到 3 个邮件的概率。`, null],
  [`${CROSSING}求一周内恰好发生3次轻微事故的概率。`, '0.180'],
  [`${CROSSING}求一周内恰好发生3次严重事故的概率。`, null],
  [`${CROSSING}求一周内恰好发生3次事故的概率。`, null],
  ['某店平均每天售出 2.5 盏灯。求一天内恰好售出 3 盏红灯的概率。', null],
  [`${CHORES}估计这120名学生做家务时间的平均数。`, '38.375'],
  [`${CHORES}估计这120名学生看书时间的平均数。`, null],
  [`${CHORES}估计这120名学生睡眠时间的方差。`, null],
  [`${CHORES}估计这120名男生做家务时间的平均数。`, null],
])('what is counted or measured is what was told of: %s', (question, shown) =>
  expect(answer(question)).toBe(shown),
);

test('a mean of few has an interval only where they are told to be normal', () => {
  const asked = 'Find a 95% confidence interval for the population mean.';
  expect(answer(`${MARKS} ${asked}`)).toBeNull();
  expect(answer(`${MARKS} The volumes are normally distributed. ${asked}`)).not.toBeNull();
});
