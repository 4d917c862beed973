import { describe, expect, test } from 'vitest';
import { solveParts } from '#server/maths/solving/solve.ts';

const first = (text: string): string | null => {
  const [part] = solveParts(text);
  return part?.outcome.solved ? part.outcome.worked.answer.text : null;
};

const RAIN =
  'The probability that it rains is 0.3. If it rains, the probability that Tom is late is 0.4. If it does not rain, the probability that Tom is late is 0.1. ';
const BUS =
  'Each day Mia takes either the bus or the train. The probability that she takes the bus is 0.7. If she takes the bus, the probability that she gets a seat is 0.2. ';
const WALK =
  '60% of students walk to school and the remaining 40% cycle. The probability that a student is late is 0.1 for a student who walks and 0.05 for a student who cycles. ';

const BULBS = '4% of the light bulbs made by a factory are faulty. ';
const NORMAL = 'The random variable X has the distribution N(20, 16). ';
const MANGOES =
  'The masses of mangoes are normally distributed with mean 342 g and standard deviation 46 g. ';

describe('how many are needed, and how many are expected', () => {
  test.each<[text: string, answer: string | null]>([
    [
      `${BULBS}Find the least number of bulbs that must be tested so that the probability of finding at least one faulty bulb is greater than 0.9.`,
      '57',
    ],
    [
      `${BULBS}Find the least number of bulbs that must be tested so that the probability of finding at least one cracked bulb is greater than 0.9.`,
      null,
    ],
    [
      '某种彩票每张中奖的概率为 0.05，各张是否中奖相互独立。若要使至少有一张中奖的概率大于 0.9，问至少需要购买多少张彩票？',
      '45',
    ],
    [
      `${NORMAL}Three independent values of X are chosen at random. Find the probability that exactly two of them are less than 25.`,
      '0.254',
    ],
    [
      `${NORMAL}Three independent values of Y are chosen at random. Find the probability that exactly two of them are less than 25.`,
      null,
    ],
    [
      `${MANGOES}In how many of a crate of 250 randomly chosen mangoes would you expect the mass to be less than 280 grams?`,
      '22',
    ],
    [
      `${MANGOES}In how many of a crate of 250 randomly chosen apples would you expect the mass to be less than 280 grams?`,
      null,
    ],
    [
      `${MANGOES}Find the probability that a mango, chosen at random, has a mass that is within 20 grams of the mean.`,
      '0.336',
    ],
  ])('%s', (text, answer) => {
    expect(first(text)).toBe(answer);
  });
});

describe('events told in words', () => {
  test.each([
    [`${RAIN}Find the probability that Tom is late.`, '0.19'],
    [`${RAIN}Find the probability that it rains, given that Tom is late.`, '12/19'],
    [`${RAIN}Find the probability that it rains and Tom is not late.`, '0.18'],
    [`${WALK}Find the probability that a student walks, given that the student is late.`, '0.75'],
    [
      `${BUS}If she takes the train, the probability that she gets a seat is x. The probability that she gets a seat is 0.29. Find the value of x.`,
      'x = 0.5',
    ],
    [
      '某天下雨的概率为 $0.3$。若下雨，小明迟到的概率为 $0.4$；若不下雨，小明迟到的概率为 $0.1$。求小明迟到的概率。',
      '0.19',
    ],
    [
      '某天下雨的概率为 $0.3$。若下雨，小明迟到的概率为 $0.4$；若不下雨，小明迟到的概率为 $0.1$。已知小明迟到，求当天下雨的概率。',
      '12/19',
    ],
    ["已知事件 $A$、$B$ 满足 $P(A)=0.6$，$P(B\\mid A)=0.3$，$P(B\\mid A')=0.45$。求 $P(B)$。", '0.36'],
  ])('are found on a tree: %s', (text, answer) => {
    expect(first(text)).toBe(answer);
  });

  test.each([
    `${RAIN}Find the probability that Tom is late on both days.`,
    `${RAIN}Find the probability that Tom is ill.`,
    RAIN.replace('does not rain', 'snows') + 'Find the probability that Tom is late.',
    'The probability that Ann passes is 0.8. The probability that Ben passes is 0.7. Find the probability that Ann passes and Ben passes.',
    '60% of students study French and 50% study Spanish. Find the probability that a student studies French and Spanish.',
    'Events A and B are such that P(A) = 0.6, P(B) = 0.5 and P(A ∩ B) = 0.05. Find P(A ∪ B).',
  ])('stay open where they are not settled: %s', (text) => {
    expect(first(text)).toBeNull();
  });
});

const SNOW =
  'On any day the probability that it snows at a certain ski resort is 0.15, independently of all other days. ';
const DOGS = 'It is known that 30% of adults in a town own a dog. ';

describe('independent trials', () => {
  test.each([
    [
      `${SNOW}Find the probability that the first day on which it snows is the 4th day of the season.`,
      '0.0921',
    ],
    [
      `${SNOW}Find the probability that it snows for the first time after the 6th day of the season.`,
      '0.377',
    ],
    [`${SNOW}Find the probability that, in a randomly chosen week, it snows on at least 2 days.`, '0.283'],
    [
      `${DOGS}Find the probability that, in a random sample of 8 adults from the town, more than 2 own a dog.`,
      '0.448',
    ],
    [
      `${DOGS}A random sample of 200 adults is taken. Use a suitable approximation to find the probability that at least 70 of them own a dog.`,
      '0.0713',
    ],
    [
      'The probability that a seed fails to germinate is 0.15. 20 seeds are planted. Find the probability that at least 18 germinate.',
      '0.405',
    ],
    [
      'The probability that a seed germinates is 0.85. 20 seeds are planted. Find the probability that more than 3 do not germinate.',
      '0.352',
    ],
    [
      `${DOGS}A random sample of 12 adults is chosen. Find the probability that at least 3 and at most 5 of them own a dog.`,
      '0.629',
    ],
    ['某种子的发芽率为 $0.8$。现播种 $12$ 粒这种种子，求至少有 $10$ 粒发芽的概率。', '0.558'],
    [
      '已知某地区 $30\\%$ 的居民是左撇子。从该地区随机抽取 $10$ 名居民，求其中恰有 $3$ 名是左撇子的概率。',
      '0.267',
    ],
    [
      '某射手每次射击命中目标的概率为 $0.7$，各次射击相互独立。求他射击 $8$ 次恰好命中 $6$ 次的概率。',
      '0.296',
    ],
    ['某射手每次射击命中目标的概率为 $0.7$。求他第一次命中目标恰好是在第 $3$ 次射击的概率。', '0.063'],
  ])('are counted, and the first of them is found: %s', (text, answer) => {
    expect(first(text)).toBe(answer);
  });

  test.each([
    `${DOGS}Find the probability that, in a random sample of 8 adults from the town, more than 2 own a cat.`,
    `${DOGS}A random sample of 8 adults is taken. Find the probability that more than 2 of them own a dog, given that at least one of them owns a dog.`,
    `${SNOW}Find the probability that it snows on exactly 2 consecutive days in a period of 5 days.`,
    '20% of the counters in a bag of 50 counters are red. 5 counters are taken without replacement. Find the probability that exactly 2 are red.',
    '某种子的发芽率为 $0.8$。现播种 $12$ 粒这种种子，求至少有 $10$ 粒开花的概率。',
    '某射手每次射击命中目标的概率为 $0.7$。求他射击 $8$ 次恰好连续命中 $6$ 次的概率。',
    '甲每次命中目标的概率为 $0.7$，乙每次命中目标的概率为 $0.6$。求甲命中目标且乙没有命中目标的概率。',
  ])('are of nothing else than what was told: %s', (text) => {
    expect(first(text)).toBeNull();
  });
});

describe('a population in Chinese', () => {
  const APPLES = '某果园出产的苹果质量 $X$（单位：g）服从正态分布 $\\mathrm{N}(165, 18^2)$。';
  test.each([
    [`${APPLES}从该果园随机取一个苹果，求其质量大于 180 g 的概率。`, '0.202'],
    [`${APPLES}已知 20% 的苹果质量小于 $w$ g，求 $w$ 的值。`, 'w = 150'],
    [`${APPLES}随机抽取 5 个苹果，求其中恰有 2 个质量大于 180 g 的概率。`, '0.208'],
  ])('has its law in letters: %s', (text, answer) => {
    expect(first(text)).toBe(answer);
  });
});
