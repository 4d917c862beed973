import { describe, expect, test } from 'vitest';
import { solveParts } from '../../../server/maths/solving/solve.ts';

/** What is shown for each part; null where nothing is. */
const answers = (question: string): (string | null)[] =>
  solveParts(question).map(({ outcome }) => (outcome.solved ? outcome.worked.answer.text : null));

const ALONG =
  'A particle $P$ moves in a straight line starting from rest at a point $O$. At time $t$ s after leaving $O$, the acceleration of $P$ is $(6t - 4)$ m s$^{-2}$.';
const PAIR =
  'Two particles $A$ and $B$ of masses 3 kg and 2 kg respectively are moving towards each other in the same straight line on a smooth horizontal table with speeds 5 m s$^{-1}$ and 4 m s$^{-1}$ respectively. The particles collide.';
const CAR =
  'A car of mass 1250 kg travels on a straight road. There is a constant resistance to its motion of 750 N, and its engine works at a constant rate of 30 kW.';
const PULLEY =
  'Particles $A$ and $B$, of masses 3 kg and 2 kg respectively, are attached to the ends of a light inextensible string which passes over a small smooth pulley fixed at the edge of the table. $A$ is held at rest on a rough horizontal table and $B$ hangs vertically, 0.9 m above the floor. The coefficient of friction between $A$ and the table is 0.3. The system is released from rest.';
const TRIP =
  'A car starts from rest and accelerates uniformly for 8 s to a speed of 20 m s$^{-1}$. It then travels at constant speed for 30 s and finally decelerates uniformly to rest in 5 s.';
const ELASTIC =
  'One end of a light elastic string, of natural length 0.8 m and modulus of elasticity 20 N, is fixed at a point $O$. A particle $P$ of mass 0.5 kg is attached to the other end. $P$ is released from rest at $O$.';
const THROWN =
  'A particle is projected from a point $O$ on horizontal ground with speed 25 m s$^{-1}$ at an angle of $30^\\circ$ above the horizontal.';

describe('a situation of mechanics is told, written as equations and solved', () => {
  test.each<[question: string, ...answers: (string | null)[]]>([
    [
      `${ALONG}\n(a) Find the velocity of $P$ when $t = 3$. [3]\n(b) Find the displacement of $P$ from $O$ when $t = 3$. [3]`,
      '15 m s^-1',
      '9 m',
    ],
    [
      '质点 P 从 O 点出发沿直线运动，t 秒时的速度为 v m/s，其中 v = 3t^2 - 18t + 24 (t ≥ 0)。\n① 求 t = 5 时 P 的加速度。（2分）\n② P 在哪些时刻瞬时静止？（2分）\n③ 求 P 在前 5 秒内通过的总路程。（4分）',
      '12 m s^-2',
      't = 2 or t = 4',
      '28 m',
    ],
    [
      `${PAIR} After the collision $A$ moves with speed 1 m s$^{-1}$ in the same direction.\n(i) Find the speed of $B$ after the collision. [3]\n(ii) Find the loss of kinetic energy in the collision. [2]`,
      '2 m s^-1',
      '48 J',
    ],
    [
      `${CAR}\n(i) The road is horizontal. Find the acceleration of the car at the instant when its speed is 20 m s^-1. [3]\n(ii) Find the greatest speed which the car can maintain up a hill inclined to the horizontal at an angle whose sine is 0.06. [3]`,
      '0.6 m s^-2',
      '20 m s^-1',
    ],
    [
      `${PULLEY}\n(a) Find the acceleration of $B$ and the tension in the string. [4]\n(b) Find the speed with which $B$ reaches the floor. [2]`,
      '2.2 m s^-2, 15.6 N',
      '1.99 m s^-1',
    ],
    [
      `${TRIP}\n(a) Find the acceleration of the car. [2]\n(b) Find the total distance travelled by the car. [2]`,
      '2.5 m s^-2',
      '730 m',
    ],
    [
      `${ELASTIC}\n(a) Find the extension of the string when $P$ is in equilibrium. [2]\n(b) Find the greatest distance of $P$ below $O$ in the subsequent motion. [3]\n(c) Find the greatest speed of $P$. [3]`,
      '0.2 m',
      '1.6 m',
      '4.24 m s^-1',
    ],
    [
      `${THROWN}\n(a) Find the time of flight. [2]\n(b) Find the speed of the particle 2 s after projection. [3]`,
      '2.5 s',
      '22.9 m s^-1',
    ],
    [
      '质量 3 kg 的物块 A 放在粗糙的水平桌面上, A 与桌面的摩擦系数为 0.4。A 用不可伸长的轻绳跨过桌边的光滑小滑轮与质量 2 kg 的物块 B 相连, B 竖直悬挂, 离地面 0.8 m。系统由静止释放, 取 g = 10 m s^-2。\n(i) 求 A 的加速度大小和绳的拉力。（4分）\n(ii) 求 B 着地时的速率。（2分）',
      '1.6 m s^-2, 16.8 N',
      '1.6 m s^-1',
    ],
  ])('%s', (question, ...expected) => {
    expect(answers(question)).toEqual(expected);
  });
});

describe('a word or a condition that changes the answer is read, or there is none', () => {
  test.each<[question: string, answer: string | null]>([
    [
      `${ALONG.replace('starting from rest at a point $O$', '')} Find the velocity of $P$ when $t = 3$.`,
      null,
    ],
    [ALONG.replace('$t$ s after', '$t$ minutes after') + ' Find the velocity of $P$ when $t = 3$.', null],
    [`${ALONG} Find the velocity of $P$ when it returns to $O$.`, '4 m s^-1'],
    [
      `${PAIR} After the collision $A$ moves with speed 1 m s$^{-1}$ in the opposite direction. Find the speed of $B$ after the collision.`,
      '5 m s^-1',
    ],
    [
      `${PAIR} After the collision $A$ moves with speed 1 m s$^{-1}$. Find the speed of $B$ after the collision.`,
      null,
    ],
    [`${PAIR} After the second collision $A$ is at rest. Find the speed of $B$ after the collision.`, null],
    [`${PAIR} The particles do not coalesce. Find the speed of the combined particle.`, null],
    [
      `${CAR} The engine is switched off. Find the acceleration of the car when its speed is 20 m s^-1.`,
      null,
    ],
    [
      `${CAR} Find the greatest speed which the car can maintain down a hill inclined at 5° to the vertical.`,
      null,
    ],
    [`${PULLEY.replace('0.3.', '0.8.')} Find the acceleration of $B$.`, null],
    [`${PULLEY.replace('smooth pulley', 'rough pulley')} Find the acceleration of $B$.`, null],
    [`${PULLEY.replace('inextensible', 'elastic')} Find the acceleration of $B$.`, null],
    [`${PULLEY} A horizontal force of 4 N acts on $A$. Find the acceleration of $B$.`, null],
    [
      `${PULLEY.replace('The system is released from rest.', 'The system is held at rest.')} Find the tension in the string.`,
      null,
    ],
    [
      `${TRIP.replace('decelerates uniformly', 'decelerates')} Find the total distance travelled by the car.`,
      null,
    ],
    [
      `${TRIP.replace('It then travels at constant speed for 30 s', 'It then travels at constant speed')} Find the total distance travelled by the car.`,
      null,
    ],
    [
      `${ELASTIC.replace('released from rest at $O$', 'released from rest at $A$')} Find the greatest distance of $P$ below $O$ in the subsequent motion.`,
      null,
    ],
    [`${ELASTIC} A constant air resistance of 1 N acts on $P$. Find the greatest speed of $P$.`, null],
    [`${THROWN.replace('above the horizontal', 'to the vertical')} Find the time of flight.`, null],
    [`${THROWN} Find the speed of the particle 4 s after projection.`, null],
  ])('%s', (question, answer) => {
    expect(answers(question)).toEqual([answer]);
  });
});

describe('what is not told', () => {
  test('is where O is when the clock starts at A', () => {
    const from = (point: string) =>
      answers(
        `A particle P moves in a straight line. At time t s after passing through ${point}, the velocity of P is $(3t^2 - 12t + 9)$ m s$^{-1}$. Find the distance of P from O when $t = 2$.`,
      );
    expect(from('O')).toEqual(['2 m']);
    expect(from('A')).toEqual([null]);
  });

  test('is the power of an engine that would have to brake', () => {
    expect(
      answers(
        'A car of mass 1200 kg is moving down a hill inclined at $5^\\circ$ to the horizontal at a constant speed of 15 m s$^{-1}$. The resistance to motion is 600 N. Find the power of the engine.',
      ),
    ).toEqual([null]);
  });
});
