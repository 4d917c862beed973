import { describe, expect, test } from 'vitest';
import { solveParts } from '#server/maths/solving/solve.ts';

const answers = (question: string) =>
  solveParts(question).map(({ outcome }) => (outcome.solved ? outcome.worked.answer.text : null));

const BLOCK = 'A block of mass 5 kg is at rest on a rough horizontal plane.';
const HILL =
  'A car of mass 1250 kg travels down a straight hill inclined at an angle $\\theta$ to the horizontal, where $\\sin\\theta=0.08$. There is a constant resistance to motion of 500 N. The power of the engine is 10 kW.';

describe('friction of a size that is told', () => {
  test.for([
    [
      `${BLOCK} A horizontal force of magnitude 25 N is applied to the block. The frictional force is 20 N. Find the acceleration of the block.`,
      '1 m s^-2',
    ],
    [
      'A block of mass 5 kg slides down a rough plane inclined at $30^\\circ$ to the horizontal. The frictional force is 10 N. Find the acceleration of the block.',
      '3 m s^-2',
    ],
  ])('acts against the motion: %s', ([question, answer]) => {
    expect(answers(question!)).toEqual([answer]);
  });
});

describe('nothing is answered', () => {
  test.for([
    [
      'where what drives a body at rest is less than what holds it',
      `${BLOCK} A horizontal force of magnitude 15 N is applied to the block. The coefficient of friction is 0.4. Find the acceleration of the block.`,
    ],
    [
      'where the same is said in Chinese',
      '质量为 5 kg 的物块静止在粗糙水平面上，动摩擦因数为 0.4，受到 15 N 的水平拉力。求物块的加速度。',
    ],
    [
      'where an engine does not move a car at rest',
      'A car of mass 1250 kg is at rest on a horizontal road. The driving force is 400 N and the resistance is 500 N. Find the acceleration.',
    ],
    [
      'where a force would lift the body off its table',
      `${BLOCK} A force of magnitude 80 N acting at $60^\\circ$ above the horizontal is applied to the block. The coefficient of friction is 0.4. Find the acceleration of the block.`,
    ],
    ['where there is no greatest speed', `${HILL} Find the greatest speed of the car.`],
    [
      'where a deceleration is asked for and it speeds up',
      `${HILL} Find the deceleration of the car when its speed is 25 m s$^{-1}$.`,
    ],
    [
      'for what is projected and would keep its speed',
      'A particle is projected vertically downwards with speed 8 m s$^{-1}$. Find the distance travelled in 3 s.',
    ],
  ])('%s', ([, question]) => {
    expect(answers(question!)).toEqual([null]);
  });

  test.for([
    ['两条直线', '直线 $l$ 的方程为 $y=2x+1$，直线 $m$ 的方程为 $y=-x+3$。求斜率。'],
    ['两个圆', '圆 $C$ 的方程为 $x^2+y^2-4x=21$，圆 $D$ 的方程为 $x^2+y^2=9$。求圆心和半径。'],
    [
      'two lines',
      'The line $l$ has equation $y=2x+1$. The line $m$ has equation $y=-x+3$. Find the gradient.',
    ],
    [
      'two circles',
      'The circle $C$ has equation $x^2+y^2-4x=21$. The circle $D$ has equation $x^2+y^2=9$. Find the radius.',
    ],
  ])('where a property has no owner among several: %s', ([, question]) => {
    expect(answers(question!)).toEqual([null]);
  });
});

test('a property without an owner is that of the only one', () => {
  expect(answers('圆的方程为 $x^2+y^2-4x=21$。求半径。')).toEqual(['5']);
  expect(answers('The line $l$ has equation $y=2x+1$. Find the gradient.')).toEqual(['2']);
});
