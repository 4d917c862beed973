import { describe, expect, test } from 'vitest';
import { solveParts } from '../../../server/maths/solving/solve.ts';

/** What is shown for each part; null where nothing is. */
const answers = (question: string): (string | null)[] =>
  solveParts(question).map(({ outcome }) => (outcome.solved ? outcome.worked.answer.text : null));

const SLOPE = 'A block of mass 5 kg is at rest on a rough plane inclined at $25^\\circ$ to the horizontal.';
const FLOOR = 'A box of mass 20 kg is at rest on rough horizontal ground.';
const MU = 'The coefficient of friction between the box and the ground is 0.3.';
const COURSE =
  'A particle $P$ moves in a straight line. It starts from rest at $O$ and at time $t$ s after leaving $O$ its velocity is $v$ m s$^{-1}$, where $v = 6t - t^2$.';

describe('a body on a surface is held by friction as long as friction can hold it', () => {
  test.each<[question: string, ...answers: (string | null)[]]>([
    [
      `${SLOPE} The coefficient of friction between the block and the plane is 0.5. Find the frictional force acting on the block.`,
      '21.1 N',
    ],
    [
      `${SLOPE} The coefficient of friction between the block and the plane is 0.3. Find the frictional force acting on the block.`,
      null,
    ],
    [
      `${FLOOR} A horizontal force of magnitude 40 N acts on the box. ${MU} Find the frictional force on the box.`,
      '40 N',
    ],
    [
      `${FLOOR} A horizontal force of magnitude 80 N acts on the box. ${MU} Find the frictional force on the box.`,
      '60 N',
    ],
    [
      `${FLOOR} A horizontal force of magnitude 80 N acts on the box. A horizontal force of magnitude 30 N acts on the box. ${MU} Find the acceleration of the box.`,
      null,
    ],
    [
      'A particle of mass 4 kg is in limiting equilibrium on a rough plane inclined at $20^\\circ$ to the horizontal. Find the coefficient of friction between the particle and the plane.',
      '0.364',
    ],
    [
      'A particle of mass 4 kg is in equilibrium on a rough plane inclined at $20^\\circ$ to the horizontal. Find the coefficient of friction between the particle and the plane.',
      null,
    ],
    [
      '质量为 $5\\,\\text{kg}$ 的木块静置于与水平面成 $25^\\circ$ 角的粗糙斜面上，木块与斜面间的摩擦系数为 $0.35$。一个大小为 $P\\,\\text{N}$、方向沿斜面向上的力作用在木块上，木块保持平衡。求 $P$ 的最小值和最大值。',
      'P = 5.27, P = 37.0',
    ],
    [
      'A particle of mass 2 kg is released from rest on a rough plane inclined at $30^\\circ$ to the horizontal. The coefficient of friction between the particle and the plane is 0.2.\n(a) Find the acceleration of the particle. [3]\n(b) Find the speed of the particle after it has moved 3 m. [2]',
      '3.27 m s^-2',
      '4.43 m s^-1',
    ],
    [
      'A particle of mass 2 kg is released from rest on a rough plane inclined at $30^\\circ$ to the horizontal. The coefficient of friction between the particle and the plane is 0.7. Find the acceleration of the particle.',
      null,
    ],
    [
      'A particle of mass 2 kg is projected down a line of greatest slope of a rough plane inclined at $30^\\circ$ to the horizontal with speed 8 m s$^{-1}$. The coefficient of friction between the particle and the plane is 0.2. Find the distance the particle moves before it comes to instantaneous rest.',
      null,
    ],
  ])('%s', (question, ...expected) => {
    expect(answers(question)).toEqual(expected);
  });
});

describe('what rests at the start comes to rest later', () => {
  test.each<[question: string, answer: string | null]>([
    [`${COURSE} Find the time when $P$ comes to instantaneous rest.`, 't = 6'],
    [`${COURSE} Find the distance travelled by $P$ before it comes to rest.`, '36 m'],
    [
      'A particle $P$ moves in a straight line. The velocity of $P$ at time $t$ s is $v$ m s$^{-1}$, where $v = 3t^2 - 12t + 12$. Find the values of $t$ when $P$ changes direction.',
      null,
    ],
  ])('%s', (question, answer) => {
    expect(answers(question)).toEqual([answer]);
  });
});

describe('bodies that run into each other part at e times the speed at which they met', () => {
  const BALLS =
    'Two smooth spheres $A$ and $B$ of equal radius have masses $2m$ and $m$ respectively. $A$ is moving with speed $u$ directly towards $B$ which is at rest. The spheres collide. The coefficient of restitution between the spheres is';
  test.each<[question: string, ...answers: (string | null)[]]>([
    [
      `${BALLS} $e$.\n(a) Find the speed of $B$ after the collision in terms of $u$ and $e$. [3]\n(b) Given that the speed of $A$ after the collision is $\\frac{1}{2}u$, find the value of $e$. [2]`,
      '2/3*e*u + 2/3*u',
      'e = 0.5',
    ],
    [`${BALLS} 1.5. Find the speed of $B$ after the collision in terms of $u$.`, null],
    [
      'Two smooth spheres $A$ and $B$ of equal radius have masses $m$ and $2m$ respectively. $A$ is moving with speed $u$ directly towards $B$ which is at rest. The spheres collide. The coefficient of restitution between the spheres is $e$. Find the speed of $A$ after the collision in terms of $u$ and $e$.',
      null,
    ],
    [
      '两个半径相同的均匀光滑小球 $A$、$B$ 的质量分别为 $2m$ 和 $m$，在光滑水平面上沿同一直线相向运动，$A$ 的速率为 $3u$，$B$ 的速率为 $u$。两球的恢复系数为 $e$。求碰撞后 $A$、$B$ 的速度，用 $u$ 和 $e$ 表示。',
      '-4/3*e*u + 5/3*u, 8/3*e*u + 5/3*u',
    ],
  ])('%s', (question, ...expected) => {
    expect(answers(question)).toEqual(expected);
  });
});

describe('an engine works on the road and at the moment that are spoken of', () => {
  test.each<[question: string, ...answers: (string | null)[]]>([
    [
      "A car of mass 1600 kg moves along a straight horizontal road against a constant resistance of 700 N.\n(a) Find, in kW, the power developed by the engine of the car when it is travelling at a constant speed of $30\\text{ m s}^{-1}$. [2]\n(b) Find the power developed by the engine at an instant when the car's speed is $20\\text{ m s}^{-1}$ and it is accelerating at $0.5\\text{ m s}^{-2}$. [3]\n(c) The car now descends a hill inclined at $\\sin^{-1}0.05$ to the horizontal. The car's engine works at a constant rate of 12 kW, and the resistance is unchanged. Find the acceleration of the car when its speed is $25\\text{ m s}^{-1}$. [3]",
      '21 kW',
      '30000 W',
      '0.3625 m s^-2',
    ],
    [
      '一辆质量为 1250 kg 的汽车在平直公路上行驶，所受阻力恒为 $R$ N，发动机的输出功率保持 24 kW 不变。当车速为 $15\\text{ m s}^{-1}$ 时，汽车的加速度为 $0.8\\text{ m s}^{-2}$。\n(a) 求 $R$ 的值。[3]\n(b) 求汽车在该公路上所能达到的最大速度。[2]\n(c) 随后汽车驶上一段倾角为 $\\alpha$ 的坡路，其中 $\\sin\\alpha = 0.04$。若阻力与功率均不变，求汽车匀速上坡时的速度。[3]',
      'R = 600',
      '40 m s^-1',
      '21.8 m s^-1',
    ],
  ])('%s', (question, ...expected) => {
    expect(answers(question)).toEqual(expected);
  });
});

test('a way is asked of a body only as it goes', () => {
  const thrown =
    'A particle of mass 2 kg is projected up a line of greatest slope of a rough plane inclined at $30^\\circ$ to the horizontal with speed 6 m s$^{-1}$. The coefficient of friction between the particle and the plane is 0.3.';
  expect(answers(`${thrown} Find the speed of the particle after it has moved 1 m up the plane.`)).toEqual([
    '4.56 m s^-1',
  ]);
  expect(answers(`${thrown} Find the speed of the particle after it has moved 1 m down the plane.`)).toEqual([
    null,
  ]);
  expect(answers(`${thrown} Find the time taken for the particle to slide 1 m down the plane.`)).toEqual([
    null,
  ]);
  expect(answers(`${thrown} Find the normal reaction in terms of g.`)).toEqual([null]);
});

test('a push at an angle to the horizontal has to be told up or down in Chinese too', () => {
  const force = (words: string) =>
    answers(
      `质量 5 kg 的物块静止在粗糙水平地面上。一个大小为 40 N、与水平方向成 30° 角${words}作用在物块上，物块恰好要滑动，取 g = 10 m s^-2。求物块与地面之间的摩擦系数。`,
    );
  expect(force('的推力')).toEqual([null]);
  expect(force('斜向下的推力')).toEqual(['0.495']);
  expect(force('的拉力')).toEqual(['1.15']);
});

test('the friction of a floor says nothing of a slope', () => {
  const slide = (on: string) =>
    answers(
      `A block of mass 5 kg is released from rest on a rough plane inclined at $40^\\circ$ to the horizontal. The coefficient of friction between the block and the ${on} is 0.2. Find the acceleration of the block.`,
    );
  expect(slide('plane')).toEqual(['4.90 m s^-2']);
  expect(slide('floor')).toEqual([null]);
});
