import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'binomial-distribution',
  solved: [
    { ask: 'X ~ B(10, 0.3). Find P(X = 3).', answer: '0.267' },
    { ask: 'The random variable X ~ B(8, 0.25). Find P(X ≤ 2)', answer: '0.679' },
    { ask: 'Given that $X \\sim B(12, 0.4)$, find $P(X \\geq 5)$', answer: '0.562' },
    { ask: 'X ~ B(20, 0.15). Calculate P(X > 2).', answer: '0.595' },
    { ask: '已知 X ~ B(6, 1/3), 求 P(X = 2)', answer: '0.329' },
    { ask: '随机变量 X 服从二项分布 B(15, 0.2)，求 P(2 ≤ X ≤ 4)', answer: '0.669' },
    { ask: 'X ~ B(25, 0.6). Find E(X)', answer: '15' },
    { ask: 'X ~ B(25, 0.6). Find Var(X)', answer: '6' },
    { ask: 'X ~ B(50, 0.1). Find the standard deviation of X', answer: '2.12' },
    {
      ask: 'The probability that a seed germinates is 0.8. 10 seeds are planted. Find the probability that exactly 7 germinate.',
      answer: '0.201',
    },
    {
      ask: '30% of students own a bicycle. A random sample of 8 students is taken. Find the probability that fewer than 3 own a bicycle.',
      answer: '0.552',
    },
    { ask: '某射手命中的概率为 0.9, 射击 5 次, 求恰好命中 4 次的概率', answer: '0.328' },
    {
      ask: 'The probability that a bulb is faulty is 0.05. A box holds twelve bulbs. Find the probability that at most one is faulty.',
      answer: '0.882',
    },
    { ask: 'Y ~ B(9, 0.45). Find P(3 < Y ≤ 6)', answer: '0.589' },
    { ask: 'X ~ B(10, 0.4). Find the probability that X is at most 3.', answer: '0.382' },
    { ask: 'X ~ B(10, 0.4). Find the probability that X is not less than 3.', answer: '0.833' },
    { ask: '已知 X ~ B(10, 0.4)，求 X 不少于 3 的概率。', answer: '0.833' },
    { ask: 'X has the distribution B(20, 0.15). Find P(2 < X < 5).', answer: '0.425' },
    {
      ask: 'A fair coin is tossed 8 times. Find the probability of getting at least 6 heads.',
      answer: '0.145',
    },
    {
      ask: 'A fair six-sided die is thrown 10 times. Find the probability of at least 2 sixes.',
      answer: '0.515',
    },
    {
      ask: 'In a town, 65% of people own a car. Find the probability that, in a random sample of 12 people, at least 10 own a car.',
      answer: '0.151',
    },
    {
      ask: 'In a town, 1 in 5 people own a bike. Find the probability that, in a random sample of 12 people, exactly 2 own a bike.',
      answer: '0.283',
    },
    { ask: 'X ~ Bin(5, 1/6). Find P(X < 1)', answer: '0.402' },
  ],
  refused: [
    'X ~ B(10, p). Find P(X = 3).',
    'X ~ B(10, 1.3). Find P(X = 3).',
    'X ~ B(10, 0.4). Given that X > 3, find P(X > 5).',
    'X ~ B(10, 0.4). Find the probability that X is less than its mean.',
    'The probability that a bulb is faulty is 0.05. A box holds twelve bulbs. Find the probability that at most one is working.',
    'A biased coin has probability 0.6 of showing heads. It is thrown 8 times. Find the probability of exactly 3 tails.',
  ],
  near: [
    'Expand (1 + x)^5',
    'X ~ N(10, 4). Find P(X < 12)',
    'X ~ B(100, 0.4). Use a normal approximation to find P(X > 45)',
  ],
};
