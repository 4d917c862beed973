import { describe, expect, test } from 'vitest';
import { solveParts } from '#server/maths/solving/solve.ts';

const answers = (question: string) =>
  solveParts(question).map(({ outcome }) => (outcome.solved ? outcome.worked.answer.text : null));

const ROUND = (side: string) =>
  `A particle P of mass m is attached to one end of a light inextensible string of length a. The other end of the string is attached to a fixed point O. The particle is moving in complete vertical circles with the string taut. The points A and B are on the path of P with AB a diameter of the circle. OA makes an angle α with the downward vertical through O, where cos α = 2/3, and A is ${side} the level of O. The tension in the string when P is at A is three times the tension in the string when P is at B.`;
const PEG = (ratio: string) =>
  `A particle P of mass m is suspended from a fixed point O by a light inextensible string of length a. A small smooth peg is fixed at the point B, vertically below O, with OB = ka, where 0 < k < 1. Initially P is held with OP horizontal and the string taut, and is then released from rest. When OP becomes vertical the string meets the peg, and P begins to move in a vertical circle with centre B. The tension in the string immediately after it meets the peg is ${ratio} the tension immediately before.`;
const BETWEEN =
  'The fixed points A and B are such that A is a distance 5a vertically above B. A particle P of mass m is joined to A by a light inextensible string of length 4a and to B by a second light inextensible string of length 3a. With both strings taut, P moves in a horizontal circle with constant angular speed ω.';
const TRACK =
  '半径为 0.5 m 的光滑圆环形轨道固定在竖直平面内，圆心为 O。质量为 0.2 kg 的小球（可视为质点）在轨道内侧的最低点以 2√5 m/s 的水平初速度开始运动，取 g = 10 m/s^2。';

describe('circles on which two places are compared', () => {
  test.for([
    [
      `${ROUND('below')}\n(a) Find, in terms of a and g, the speed of P at A. [6]\n(b) Find the least tension in the string during the motion, giving your answer in terms of m and g. [3]`,
      '4/3*sqrt(3)sqrt(a*g)',
      'g*m',
    ],
    [
      `${PEG('5/3 times')}\n(a) Find the value of k. [5]\n(b) Find, in terms of a, the height of P above the level of B when the string first becomes slack. [5]`,
      'k = 1/2',
      '1/3*a',
    ],
    [
      `${BETWEEN}\n(a) Find, in terms of m, a, g and ω, the tension in each string. [6]\n(b) Given that the tension in the string AP is twice the tension in the string BP, find ω in terms of a and g. [3]`,
      '36/25*a*m*omega^2 + 4/5*g*m, 48/25*a*m*omega^2 - 3/5*g*m',
      'omega = sqrt(30)sqrt(a*g)/(6a)',
    ],
    [
      `${TRACK}\n(1) 求小球刚开始运动时对轨道的压力大小。（2分）\n(2) 小球运动到 A 点时脱离轨道，求 OA 与水平方向夹角的正弦值。（5分）\n(3) 求小球脱离轨道后所能达到的最高位置相对轨道最低点的高度。（4分）`,
      '10 N',
      '0.667',
      '0.926 m',
    ],
  ])('%s', ([question, ...expected]) => {
    expect(answers(question!)).toEqual(expected);
  });

  test.for([
    // With cos α = 2/3 from the downward vertical A is not above O.
    `${ROUND('above')} Find, in terms of a and g, the speed of P at A.`,
    `${ROUND('below')} Find, in terms of a and g, the speed of P at C.`,
    // The peg would be above the fixed end.
    `${PEG('half')} Find the value of k.`,
    `${BETWEEN.replace('5a vertically', '8a vertically')} Find, in terms of m, a, g and ω, the tension in each string.`,
    `${BETWEEN.replace('light inextensible string of length 3a', 'light elastic string of length 3a')} Find, in terms of m, a, g and ω, the tension in each string.`,
  ])('and nothing is answered that cannot be: %s', (question) => {
    expect(answers(question)).toEqual([null]);
  });
});
