import { describe, expect, test } from 'vitest';
import { solveParts } from '#server/maths/solving/solve.ts';

const answers = (question: string) =>
  solveParts(question).map(({ outcome }) => (outcome.solved ? outcome.worked.answer.text : null));

const TOWARDS = (force: string, way: string) =>
  `A particle P of mass 0.5 kg moves in a straight line on a smooth horizontal surface. At time t s the displacement of P from a fixed point O on the line is x m, and its velocity is v m s^(-1) in the direction of x increasing. The only horizontal force acting on P has magnitude ${force} N and is directed ${way}. When t = 0, x = 0 and v = 3.`;
const FALLING =
  'A small ball of mass 0.5 kg is released from rest at a point high above the ground and falls vertically. When the ball has fallen a distance x m its speed is v m s⁻¹, and the air exerts on it a resistive force of magnitude 0.2v^2 N.';

describe('a force may depend on the place, the speed or the time', () => {
  test.for([
    [
      `${TOWARDS('18/(x + 2)^3', 'towards O')}\n(a) Show that v = 6/(x + 2).\n(b) Find an expression for x in terms of t.`,
      '6/(x + 2)',
      'x = -2 + 2sqrt(3t + 1)',
    ],
    [`${TOWARDS('4x', 'away from O')} Find the speed of P when x = 2.`, '6.40 m s^-1'],
    [
      `${FALLING}\n(a) Show that v^2 = 25(1 − e^(−0.8x)).\n(b) State the value which the speed of the ball approaches as the ball continues to fall.`,
      'v^2 = 25(1 - e^(-0.8x))',
      '5 m s^-1',
    ],
    [
      'A particle P of mass 1 kg is moving along a straight line against a resistive force of magnitude 10√v/(t+1)^2 N, where v m s^(-1) is the velocity of P at time t s. When t = 0, v = 25. Find an expression for v in terms of t.',
      'v = 25/(t^2 + 2t + 1)',
    ],
    [
      '质量为 0.5 kg 的质点 P 在光滑水平面上沿直线运动。t = 0 时，P 以 16 m/s 的速度经过直线上的定点 O。在时刻 t s，P 的位移为 x m，速度为 v m/s，此时 P 只受到水平方向的阻力作用，其大小为 0.25v^(3/2) N。求 x 关于 t 的表达式。',
      'x = 16 - 16/(t + 1)',
    ],
    [
      'A stone of mass 0.2 kg is projected vertically upwards with speed 10 m s^(-1) from a point O. The resistance to motion is 0.02v^2 N, where v m s^(-1) is the speed of the stone. Find the greatest height of the stone above O.',
      '3.47 m',
    ],
  ])('%s', ([question, ...expected]) => {
    expect(answers(question!)).toEqual(expected);
  });

  test.for([
    // It comes back before it has gone so far.
    `${TOWARDS('4x', 'towards O')} Find the speed of P when x = 2.`,
    `${TOWARDS('18/(x + 2)^3', 'towards A')} Find the speed of P when x = 2.`,
    `${TOWARDS('18/(x + 2)^3', 'towards O')} Show that v = 7/(x + 2).`,
    `${FALLING.replace('resistive force', 'upward force')} State the value which the speed of the ball approaches as the ball continues to fall.`,
    `${FALLING} A wind begins to blow. State the value which the speed of the ball approaches as the ball continues to fall.`,
  ])('and nothing is answered that is not so: %s', (question) => {
    expect(answers(question)).toEqual([null]);
  });
});
