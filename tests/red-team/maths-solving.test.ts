import { describe, expect, test } from 'vitest';
import { recognise } from '#server/maths/reading/questions/recognise.ts';
import { integralIn } from '#server/maths/solving/second-opinion.ts';
import { solve } from '#server/maths/solving/solve.ts';
import { answers, answerTo, refuses } from './solver.ts';

describe('a value belongs to the role that the words give it, not to its place', () => {
  answers([
    [
      'The polynomial x^3 + ax^2 + bx - 4 has factor x + 2 and leaves remainder -6 when divided by x - 1. Find a and b.',
      'a = 1, b = -4',
    ],
    [
      'The polynomial x^3 + ax^2 + bx - 4 has factor x + 2 and when divided by x - 1 the remainder is -6. Find a and b.',
      'a = 1, b = -4',
    ],
    ['An arithmetic progression has 12th term 31 and 5th term 10. Find the common difference.', 'd = 3'],
    ['P(B|A) = 0.4, P(A) = 0.5, P(B) = 0.6. Find P(A|B).', '1/3'],
    [
      'A particle of mass 3 kg hangs freely and is connected by a string over a smooth pulley to a particle of mass 5 kg on a smooth horizontal table. Find the acceleration.',
      '3.75 m s^-2',
    ],
  ]);
  refuses([
    'A sphere B of mass 1 kg is at rest. A sphere A of mass 2 kg moving at 6 m s^-1 collides directly with B. e = 0.5. Find the speed of B.',
    'A particle A at rest has mass 3 kg. Particle B of mass 2 kg moving at 5 m/s collides with A and they coalesce. Find the common speed.',
  ]);
});

describe('what slows down or goes the other way is not taken for what speeds up', () => {
  answers([
    ['A car decelerates uniformly from 30 m/s at 0.5 m/s^2. Find its speed after 10 s.', '25 m s^-1'],
    [
      'A car decelerates uniformly from 30 m/s at 0.5 m/s². Calculate the distance travelled in 20 s.',
      '500 m',
    ],
    ['A car brakes from 30 m/s at 2 m/s^2. Find the speed after 5 s.', '20 m s^-1'],
    ['一辆汽车以 30 m/s 的速度行驶，以 2 m/s² 减速，求 5 s 后的速度。', '20 m s^-1'],
    ['一物体以 20 m/s 的初速度做匀减速运动，加速度大小为 4 m/s²，求 3 s 内的位移。', '42 m'],
    ['A cyclist decelerates from 12 m/s to 4 m/s in 5 s. Find the deceleration.', '1.6 m s^-2'],
  ]);
  refuses([
    'A train retards at 0.4 m/s^2 from 20 m/s. Find the distance travelled in 100 s.',
    '汽车以 20 m/s 行驶，刹车加速度大小为 5 m/s²，求 6 s 内的位移。',
    'A force of 10 N acts against the motion of a 2 kg trolley moving at 8 m/s. Find the speed after 1 s.',
    'A particle moves with velocity 10 m/s and acceleration of 2 m/s^2 in the opposite direction. Find its velocity after 3 s.',
  ]);
});

const linesOf = (ask: string) => {
  const outcome = solve(ask);
  return outcome.solved ? outcome.worked.steps.flatMap(({ tex }) => tex ?? []) : [];
};

describe('the lines of a formula say what is meant by them', () => {
  test.each([
    ['A car decelerates uniformly from 30 m/s at 0.5 m/s^2. Find its speed after 10 s.', 'a = -0.5\\;'],
    ['A car slows down from 30 m/s at 2 m/s^2. Find the speed after 5 s.', 'a = -2\\;'],
    ['一物体以 20 m/s 的初速度做匀减速运动，加速度大小为 4 m/s²，求 3 s 内的位移。', 'a = -4\\;'],
    ['A gas is heated with 500 J and does 200 J of work. Find the increase in internal energy.', 'w = -200'],
  ])('a value is given with the sign that it is put in with: %s', (ask, line) => {
    expect(linesOf(ask)).toContainEqual(expect.stringContaining(line));
  });

  test('a logarithm stands behind its factors, a number before them', () => {
    const decay = 'An initial activity is 800 Bq and the half-life is 10 s. Find the activity after 20 s.';
    expect(linesOf(decay)).toContain('A = A_{0} e^{-\\frac{t \\ln 2}{t_{1/2}}}');
    const speeds = 'A car accelerates from 10 m/s to 20 m/s over a distance of 50 m. Find the acceleration.';
    expect(linesOf(speeds)).toContain('a = \\frac{v^{2} - u^{2}}{2 s}');
  });
});

describe('a condition behind the goal holds of the answer', () => {
  answers([
    ['Find the stationary points of y = x + 4/x for x > 0.', '(2, 4)'],
    ['Find the stationary points of y = x^3 - 3x for -2 <= x <= 0.', '(-1, 2)'],
    ['求函数 y = x^3 - 3x 在 x > 0 时的驻点。', '(1, -2)'],
    ['Find the stationary point of y = x^2 - 4x for x > 3.', 'none'],
    ['Find the set of values of x for which f(x) = x^3 - 3x is increasing for x > 0.', 'x > 1'],
  ]);
  refuses([
    'Find the coordinates of the stationary points of y = x^3 - 3x, where x is positive.',
    'Find the stationary points of y = x^3 - 3x at x = 1',
    'Solve 2 sin x = 1 for 0° ≤ x ≤ 360° where x is obtuse',
    'Solve x^2 = 9 given that x is positive.',
    '解方程 x^2 = 9, 其中 x > 0.',
  ]);
});

describe('of two things that are asked for none is left out', () => {
  answers([
    ['X ~ B(10, 0.3). Find P(X = 3) and P(X > 3).', '0.267, 0.350'],
    ['X ~ B(10, 0.3). Find P(X = 3 | X > 1).', '0.314'],
    ['A stone is dropped from 45 m. Find time to reach the ground and speed on impact.', '3.0 s, 30 m s^-1'],
    ['A stone is dropped from 45 m. Find time to reach ground. Find speed on impact.', '3.0 s, 30 m s^-1'],
    [
      'A car accelerates from rest at 2 m/s^2 for 5 s. Calculate displacement, final velocity.',
      '25 m, 10 m s^-1',
    ],
    [
      'A ball is projected with speed 20 m/s at 30° to the horizontal. Find range and max height. g = 10',
      '34.6 m, 5 m',
    ],
    ['Find dy/dx and d^2y/dx^2 for y = x^3 - 3x.', '3x^2 - 3, 6x'],
  ]);
  refuses([
    'A ball is projected with speed 20 m/s at 30° to the horizontal. Find its speed and direction after 1 s.',
    'A particle is projected horizontally at 20 m/s from a height of 45 m above the ground. Find the speed and direction with which it hits the ground.',
    'Find the centre of the circle x^2 + y^2 - 4x + 6y = 12 and the length of its tangent from (10, 5).',
    '一小球以 20 m/s 的速度、与水平面成 30° 角抛出，求 1 s 后速度的大小和方向。',
    'A car accelerates from rest at 2 m/s^2 for 5 s. How far does it go and how fast is it then?',
    'P(A) = 0.5, P(B) = 0.4, P(A and B) = 0.2. Find P(A or B) and are A and B independent?',
    'y = x^3 - 3x. Find gradient at x=2 and equation of tangent.',
    '一石子从 45 m 高处自由下落，求落地时间和落地速度。',
  ]);
  answers([
    ['Find the centre and radius of the circle x^2 + y^2 - 4x + 6y = 12.', 'centre (2, -3), radius 5'],
    ['Find the modulus and argument of 1 + i.', 'modulus sqrt(2), argument pi/4'],
  ]);
});

describe('each part of a question is answered under its label, or said not to be', () => {
  answers([
    [
      'Solve (a) x^2 = 4 (b) x^2 = 9 (c) x^2 = 16',
      '(a) x = -2 or x = 2; (b) x = -3 or x = 3; (c) x = -4 or x = 4',
    ],
    [
      'A car accelerates uniformly from rest to 20 m/s in 8 s. Calculate (i) the acceleration, (ii) the distance travelled.',
      '(i) 2.5 m s^-2; (ii) 80 m',
    ],
    ['(1) 解方程 x^2 = 4（3分）(2) 求 x^3 的导数', '(1) x = -2 or x = 2; (2) 3x^2'],
  ]);

  test('a part without an answer is named', () => {
    const outcome = solve('(a) Solve x^2 = 4. [2] (b) Hence prove that 2 is prime. [3]');
    expect(outcome.solved && outcome.worked.answer).toMatchObject({
      text: '(a) x = -2 or x = 2',
      say: { en: 'Not answered here: (b).', zh: '以下部分未作解答：(b)。' },
    });
  });

  test('a part is not solved without what stands before all of them', () => {
    expect(answerTo('For x > 0, (a) solve x^2 = 9, (b) solve x^2 = 16.')).toBeNull();
  });

  test('a part that goes on from an earlier one is not solved alone', () => {
    expect(answerTo('(a) Solve x^2 = 4. (b) Using your answer to part (a), find k.')).toBe(
      '(a) x = -2 or x = 2',
    );
  });
});

describe('talk is not solved', () => {
  refuses([
    'How do I choose u when integrating by parts?',
    'choose u when integrating by parts',
    'Why is the derivative of x^2 equal to 2x?',
    'What happens to x^2 - 5x + 6 = 0 if I divide by x?',
    'I am stuck on x^2 - 5x + 6 = 0',
    '为什么 x^2 - 5x + 6 = 0 有两个解？',
  ]);

  test.each([
    'How do I choose u when integrating by parts?',
    'choose u when integrating',
    'integrating u',
    'Is the integral of 1/x easy?',
  ])('nor handed on to the kernel: %s', (text) => {
    expect(integralIn(recognise(text))).toBeNull();
  });
});

describe('what papers print around a question does not hide it', () => {
  answers([
    ['Solve the equation x^2 - 5x + 6 = 0. [3]', 'x = 2 or x = 3'],
    ['3. Solve the equation x^2 - 5x + 6 = 0. [3 marks]', 'x = 2 or x = 3'],
    ['Solve x^2 - 5x + 6 = 0 step by step', 'x = 2 or x = 3'],
    ['请一步一步解方程 x^2 - 5x + 6 = 0，写出过程。', 'x = 2 or x = 3'],
    ['解方程 x^2 - 5x + 6 = 0（3分）', 'x = 2 or x = 3'],
    ['Find the integral of x e^x dx', 'x*e^x - e^x + c'],
    ['Q2 Find the integral of x e^x dx. (4 marks)', 'x*e^x - e^x + c'],
    ['Find the integral of x^2 ln x dx between 1 and e.', '(1 + 2e^3)/9'],
    ['A stone falls from rest for 3.0 s. Find its speed. Take g = 9.81.', '29 m s^-1'],
    ['A $4.7\\,\\mu\\mathrm{F}$ capacitor is charged to 12 V. Find the charge.', '5.6 * 10^-5 C'],
    [
      'The curve C has equation y = x^3 - 3x. Find the coordinates of the stationary points of C. [5]',
      '(-1, 2), (1, -2)',
    ],
  ]);
  refuses(['Find the integral of x^2 dt', 'Find the integral of a x dx']);
});
