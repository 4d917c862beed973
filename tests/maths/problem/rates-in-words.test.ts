import { describe, expect, test } from 'vitest';
import { solveParts } from '../../../server/maths/solving/solve.ts';

/** What is shown for each part; null where nothing is. */
const answers = (question: string): (string | null)[] =>
  solveParts(question).map(({ outcome }) => (outcome.solved ? outcome.worked.answer.text : null));

const TANK =
  'Water leaks from a tank. At time $t$ minutes after the leak is discovered, the depth of the water is $h$ metres. The rate of decrease of $h$ is proportional to the square root of $h$.';
const LEAK = `${TANK} When $t = 0$, $h = 2.25$ and the depth is decreasing at a rate of 0.1 metres per minute.`;
const REACTION =
  'In a certain chemical reaction the amount, $x$ grams, of a substance is decreasing. The rate of decrease of $x$ with respect to time, $t$ minutes, is proportional to the product of $x$ and $\\sqrt{t}$. It is given that when $t = 0$, $x = 60$ and that when $t = 4$, $x = 20$.';
const COOLING =
  'The temperature of an object is $\\theta\\,^\\circ\\text{C}$ at time $t$ minutes. The rate of decrease of $\\theta$ is proportional to the difference between $\\theta$ and $20$. When $t=0$, $\\theta = 80$ and when $t = 10$, $\\theta = 50$.';
const TOWN =
  'At time $t$ years, the population of the town is $N$. The rate of increase of $N$ is proportional to $N$. Initially $N = 5000$, and when $t = 4$, $N = 6000$.';

describe('a rate that is told in words is a differential equation', () => {
  test.each<[question: string, ...answers: (string | null)[]]>([
    [
      `${LEAK}\n(i) Show that $h$ and $t$ satisfy the differential equation $\\frac{dh}{dt} = -\\frac{1}{15}\\sqrt{h}$.\n(ii) Solve this differential equation, giving $h$ in terms of $t$.\n(iii) Find the time at which the tank becomes empty.`,
      'dh/dt = -1/15*sqrt(h)',
      'h = 1/900*(t - 45)^2',
      '45 min',
    ],
    [
      `${REACTION}\n(a) Write down a differential equation satisfied by $x$ and $t$, in which $k$ is a positive constant of proportionality. [1]\n(b) Find the value of $x$ when $t = 9$, giving your answer correct to 3 significant figures. [2]`,
      'dx/dt = -k*x*sqrt(t)',
      'x = 1.47',
    ],
    [
      `${COOLING} Find the time taken for the temperature of the object to fall to $30\\,^\\circ\\text{C}$.`,
      '25.8 min',
    ],
    [`${TOWN} Find the population of the town after 10 years.`, '7890'],
    [
      '漏水 $t$ 分钟后水深为 $h$ 米，水深减小的速率与 $h$ 的平方根成正比。当 $t = 0$ 时，$h = 4$；当 $t = 10$ 时，$h = 2.25$。\n(a) 写出 $h$ 关于 $t$ 的微分方程。\n(b) 求水箱漏空所需的时间。\n(c) 求 $h = 1$ 时水深减小的速率。',
      'dh/dt = -k*sqrt(h)',
      '40 min',
      '1/10 m min^-1',
    ],
  ])('%s', (question, ...expected) => expect(answers(question)).toEqual(expected));
});

describe('what the story does not say is not answered', () => {
  test.each<[question: string]>([
    [
      `${LEAK.replace('rate of decrease', 'rate of increase')} Find the time at which the tank becomes empty.`,
    ],
    [`${LEAK.replace('per minute', 'per hour')} Find the time at which the tank becomes empty.`],
    [`${LEAK.replace('0.1 metres', '10 cm')} Find the time at which the tank becomes empty.`],
    [`${LEAK} Find the time taken for the depth to rise to 4 metres.`],
    [`${LEAK} Find the time taken for the depth of the oil to fall to 1 metre.`],
    [`${LEAK} Find the rate at which the depth is increasing when $t = 5$.`],
    [`${TOWN} Find the time taken for the population of the town to reach 4000.`],
    [
      `${TOWN.replace('is $N$.', 'is $N$ thousand.')} Find the time taken for the population of the town to reach 8000.`,
    ],
    [
      'The variables $x$ and $y$ satisfy the differential equation $\\frac{dy}{dx} = y^2$, and $y = 1$ when $x = 0$. Find the value of $y$ when $x = 3$.',
    ],
    [
      'The variables $x$ and $y$ satisfy the differential equation $\\frac{dy}{dx} = \\frac{1}{2y}$, and $y = -1$ when $x = 0$. Find the positive value of $y$ when $x = 3$.',
    ],
  ])('%s', (question) => expect(answers(question)).toEqual([null]));
});

test('a tank that is empty, or was never so full, has no rate', () => {
  const rate = (when: string) =>
    answers(
      `${LEAK}\n(i) Form a differential equation in $h$ and $t$. [2]\n(ii) Solve the differential equation, obtaining an expression for $h$ in terms of $t$. [4]\n(iii) Find the rate at which the depth is decreasing when $${when}$. [2]`,
    ).at(-1);
  expect(rate('t = 15')).toBe('0.0667 m min^-1');
  expect(rate('h = 1')).toBe('0.0667 m min^-1');
  expect(rate('t = 60')).toBeNull();
  expect(rate('h = 4')).toBeNull();
});
