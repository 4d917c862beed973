import { describe, expect, test } from 'vitest';
import { readingsIn } from '#server/maths/reading/questions/alternative-readings.ts';
import { solve } from '#server/maths/solving/solve.ts';
import { answers, refuses } from './solver.ts';

describe('the order of the words changes nothing', () => {
  answers([
    ['By factorising, solve x^2 - 5x + 6 = 0.', 'x = 2 or x = 3'],
    [
      'Use the quadratic formula to solve 2x^2 + 3x - 1 = 0.',
      'x = (-3 - sqrt(17))/4 or x = (-3 + sqrt(17))/4',
    ],
    ['By completing the square, solve x^2 - 6x + 2 = 0.', 'x = 3 - sqrt(7) or x = 3 + sqrt(7)'],
    ['For 0 ≤ x ≤ 2π, solve sin x = 1/2.', 'x = pi/6 or x = 5pi/6'],
    ['For 0° ≤ θ ≤ 360°, solve the equation 2 cos θ = 1.', 'theta = 60° or theta = 300°'],
    ['In the interval 0 ≤ x ≤ 2π, solve sin x = 1/2.', 'x = pi/6 or x = 5pi/6'],
    ['求 x e^x dx 的积分', 'x*e^x - e^x + c'],
    ['Hence or otherwise, solve x^2 - 5x + 6 = 0.', 'x = 2 or x = 3'],
    ['由此或用其他方法，解方程 x^2 - 5x + 6 = 0。', 'x = 2 or x = 3'],
    ['You must show all necessary working. Solve x^2 - 5x + 6 = 0. [4]', 'x = 2 or x = 3'],
    ['Solve x^2 - 5x + 6 = 0. Show all your working.', 'x = 2 or x = 3'],
    ['解方程 x^2 - 5x + 6 = 0。必须写出完整过程。', 'x = 2 or x = 3'],
    ['Solve x^2 - 5x + 6 = 0 algebraically.', 'x = 2 or x = 3'],
    ['Use the product rule to differentiate x^2 sin x.', 'x*(2sin(x) + x*cos(x))'],
  ]);
  refuses([
    'Hence solve x^2 - 5x + 6 = 0 for the larger root.',
    'For 0 ≤ x ≤ 2π, solve sin x = 1/2 where x is obtuse.',
    'For x > 2, solve x^2 - 5x + 6 = 0.',
  ]);

  test.each([
    'Solve 2^x = 7. Give your answer correct to 3 significant figures.',
    'Solve 2^x = 7 correct to 3 s.f.',
    'Solve 2^x = 7 (3 sf)',
    'Solve 2^x = 7, giving your answer correct to 3 significant figures.',
    '解方程 2^x = 7，结果保留三位有效数字。',
  ])('as many figures as are asked for stand beside the answer: %s', (ask) => {
    const outcome = solve(ask);
    expect(outcome.solved && outcome.worked.answer.say?.en).toBe('x ≈ 2.81');
  });
});

describe('the way that is asked for is the way that is shown', () => {
  test('the formula is used also where there are factors', () => {
    const outcome = solve('Use the quadratic formula to solve x^2 - 5x + 6 = 0.');
    expect(outcome.solved && outcome.worked.steps.map(({ say }) => say.en)).toContain(
      'Use the quadratic formula',
    );
  });
  refuses(['By factorising, solve 2x^2 + 5x - 1 = 0.', 'Solve 2x^2 + 5x - 1 = 0 by factorising.']);
});

describe('an answer stands in the form that was asked for, or there is none', () => {
  answers([
    [
      'Solve x^2 - 4x - 8 = 0. Give your answers in the form a + b√c, where a, b and c are integers.',
      'x = 2 - 2sqrt(3) or x = 2 + 2sqrt(3)',
    ],
    ['Solve x^2 - 4x + 1 = 0, giving your answers in the form a ± √b.', 'x = 2 - sqrt(3) or x = 2 + sqrt(3)'],
    ['Express (2 + √3)/(2 - √3) in the form a + b√3, where a and b are integers.', '7 + 4sqrt(3)'],
    ['Simplify √12 + √27, giving your answer in the form k√3.', '5sqrt(3)'],
    [
      'Find the equation of the line through (1, 2) and (3, 8), giving your answer in the form y = mx + c.',
      'y = 3x - 1',
    ],
  ]);
  refuses([
    'Solve 3x^2 + 4x - 2 = 0, giving your answers in the form a + b√c.',
    'Rationalise 6/(3 - √5), giving your answer in the form a + b√5.',
    'Solve x^2 - 5x + 6 = 0, giving your answers in the form a + b√c.',
    'Solve 2^x = 7, giving your answer in the form ln a.',
    'Find the equation of the line through (1, 2) and (3, 8), giving your answer in the form ax + by + c = 0.',
    '解方程 3x^2 + 4x - 2 = 0，结果用 a + b√c 的形式表示。',
  ]);
});

describe('what is left out is not what is asked for', () => {
  refuses([
    'How many arrangements of BANANA neither start nor end with N?',
    'How many arrangements of the letters of BANANA do not have the two Ns together?',
    'How many arrangements of the letters of LETTER start with L or R?',
    'LETTER 的字母排列中，有多少种不以 L 开头？',
  ]);
  answers([
    ['In how many arrangements of LETTER are the two Es not together?', '120'],
    ['How many arrangements of the letters of BANANA start with B?', '10'],
    ['How many arrangements of the letters of BANANA do not start with B?', '50'],
  ]);
});

describe('what something was done to is not what was given', () => {
  refuses([
    'Find the standard deviation of 2, 4, 6 after each is doubled.',
    '求 2, 4, 6 每个数加上 3 后的平均值。',
    'Find dx/dy if y = x^3.',
  ]);
  answers([['Find dy/dx if y = x^3.', 'dy/dx = 3x^2']]);
});

describe('the derivative of a derivative is not the first', () => {
  refuses([
    'Find the rate of change of the gradient of y = x^3 - 4x at x = 2.',
    'Find the derivative of the derivative of x^3.',
    'Find the slope of the slope curve of y = x^3 at x = 2.',
    '求 y = x^3 的导数的导数',
    '求 y = x^3 在 x = 2 处斜率的变化率。',
  ]);
});

test.each([
  ['Solve sin2 x = 1/4 for 0° ≤ x ≤ 360°', 'Solve sin^2(x) = 1/4 for 0° ≤ x ≤ 360°'],
  ['Solve x+1/x-2 = 3', 'Solve (x+1)/(x-2) = 3'],
  ['Solve 2x-1/x+3 = 1', 'Solve (2x-1)/(x+3) = 1'],
])('a power or a fraction line that may have been lost is shown as another reading: %s', (ask, other) => {
  expect(readingsIn(ask).flatMap(({ others }) => others.map(({ question }) => question))).toContain(other);
});

test.each(['Solve sin 2x = 1/4', 'Solve sin2x = 1/4', 'Solve x + 1/x = 3', 'Solve (x+1)/(x-2) = 3'])(
  'what has one usual reading has no other: %s',
  (ask) => {
    expect(readingsIn(ask)).toEqual([]);
  },
);

const BAG = 'A bag contains 4 red and 6 blue balls.';

describe('what else happens to a bag, or is said of what is drawn, changes the chances', () => {
  refuses([
    `${BAG} Three balls are drawn without replacement. Find the probability that no two consecutive balls are the same colour.`,
    `${BAG} Three balls are drawn without replacement. Find the probability that not all are the same colour.`,
    `${BAG} 2 red balls are removed. Two balls are drawn without replacement. Find the probability that both are red.`,
    'A bag contains 4 red, 6 blue and some green balls. Two balls are drawn without replacement. Find the probability that both are red.',
    '袋中有 5 个红球和 4 个白球，不放回地取出 2 个球，求不都是红球的概率',
    '袋中有 5 个红球和 4 个白球，不放回地取出 2 个球，求两个球不同色的概率',
    '袋中有 5 个红球和 4 个白球，先放入 1 个黑球，不放回地取出 2 个球，求都是红球的概率',
  ]);
  answers([
    [
      `${BAG} Two balls are drawn without replacement. Find the probability that the two balls are the same colour.`,
      '7/15',
    ],
    ['袋中有 5 个红球和 4 个白球，不放回地取出 2 个球，求颜色不同的概率', '5/9'],
  ]);
});

describe('an answer to the nearest whole number has no decimals', () => {
  answers([
    ['Solve cos x = 0.3 for 0 < x < 360 giving your answers to the nearest degree', 'x = 73° or x = 287°'],
  ]);
  refuses([
    'A car accelerates uniformly from 12 m/s to 30 m/s in 6.0 s. Calculate the distance travelled to the nearest metre.',
  ]);
});

describe('momenta that cancel', () => {
  answers([
    [
      'Particles P and Q of masses 0.4 kg and 0.6 kg move towards each other with speeds 3 m/s and 2 m/s. They coalesce. Find their common speed.',
      '0 m s^-1',
    ],
  ]);
});
