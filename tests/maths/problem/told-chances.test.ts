import { expect, test } from 'vitest';
import { solveParts } from '../../../server/maths/solving/solve.ts';

/** What is shown for each part; null where nothing is. */
const answers = (question: string): (string | null)[] =>
  solveParts(question).map(({ outcome }) => (outcome.solved ? outcome.worked.answer.text : null));

const BUS =
  'On any school day, the probability that Nadia travels by bus is $0.6$; otherwise she walks. If she travels by bus, the probability that she arrives late is $0.15$. If she walks, the probability that she arrives late is $0.05$.';
const SUIT =
  'He wears either a blue suit with probability 0.6 or a grey suit with probability 0.4. If he wears a blue suit then the probability that he wears red socks is 0.2. If he wears a grey suit then the probability that he wears red socks is 0.32.';
const BAGS =
  'The weights of bags of sugar are normally distributed with mean 1.04 kg and standard deviation $\\sigma$ kg.';
const MESSAGES = 'On any given day, the probability that Moena messages her friend Pasha is 0.72.';
const DIE = 'A fair six-sided die is thrown repeatedly until a 6 is obtained.';

test.each<[question: string, ...answers: (string | null)[]]>([
  [`${BUS} Find the probability that Nadia arrives late on a randomly chosen school day.`, '0.11'],
  [`${BUS} Given that Nadia arrives late, find the probability that she travelled by bus.`, '9/11'],
  [`${BUS} Find the probability that Nadia arrives late on a rainy day.`, null],
  [`${SUIT} Find the probability that he wears red socks.`, '0.248'],
  [
    `${MESSAGES} Find the probability that for a random sample of 12 days Moena messages Pasha on no more than 9 days.`,
    '0.696',
  ],
  [
    `${BAGS} In a random sample of 2000 bags of sugar, 72 have weight more than 1.10 kg. Find the value of $\\sigma$.`,
    'sigma = 0.0333',
  ],
  [
    `${BAGS} In a random sample of 2000 bags of salt, 72 have weight more than 1.10 kg. Find the value of $\\sigma$.`,
    null,
  ],
  [`${DIE} Find the probability that it takes exactly 5 throws to obtain a 6.`, '0.0804'],
  [
    'The random variable $X$ takes the values $-2$, $1$, $2$, $3$. It is given that $P(X = x) = kx^2$, where $k$ is a constant. Find $E(X)$.',
    '14/9',
  ],
  [
    'The random variable $X$ takes the values 1, 2, 3, 4. It is given that $P(X = x) = kx^2$, where $k$ is a constant. (a) Find the value of $k$. (b) Find $Var(X)$.',
    'k = 1/30',
    '31/45',
  ],
  [
    '某地每天下雨的概率为 $0.3$，且各天是否下雨相互独立。(a) 求一周 $7$ 天中至多有 $2$ 天下雨的概率。(b) 用适当的近似求在 $90$ 天中有超过 $30$ 天下雨的概率。',
    '0.647',
    '0.210',
  ],
  [
    '随机变量 $X$ 的概率分布如下：$P(X=x)=kx$，$x=1,2,3,4$。(a) 求 $k$ 的值。(b) 求 $E(X)$ 与 $Var(X)$。',
    'k = 0.1',
    '3, 1',
  ],
  [
    '某果园出产的苹果，其质量（单位：克）服从均值为 $150$、标准差为 $20$ 的正态分布。随机抽取一个苹果，求其质量在 $130$ 克与 $165$ 克之间的概率。',
    '0.615',
  ],
])('%s', (question, ...expected) => expect(answers(question)).toEqual(expected));
