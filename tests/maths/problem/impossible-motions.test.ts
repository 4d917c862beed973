import { describe, expect, test } from 'vitest';
import { solveParts } from '../../../server/maths/solving/solve.ts';

/** What is shown for each part; null where nothing is. */
const answers = (question: string): (string | null)[] =>
  solveParts(question).map(({ outcome }) => (outcome.solved ? outcome.worked.answer.text : null));

const TOBOGGAN =
  'A toboggan slides down a straight track with constant acceleration. It passes through points P and Q with speeds 4 m s⁻¹ and 8 m s⁻¹ respectively. The distance PQ is 48 m.';
const cyclist = (ab: number, bc: number) =>
  `A cyclist is travelling along a straight horizontal road with constant acceleration. He passes the points A, B and C in that order. The distance AB is ${ab} m and the distance BC is ${bc} m. The cyclist takes 2 s to travel from A to B and a further 2 s to travel from B to C.`;
const pieces = (until: number) =>
  `A particle P moves in a straight line, starting from rest at a point O. At time t s after leaving O the velocity, v m s⁻¹, of P is given by v = t^2 for 0 ≤ t ≤ ${until}, and v = 18 − 3t for t ≥ 3.`;
const table = (mass: number, way: string) =>
  `A block A of mass 1.2 kg is held at rest on a rough horizontal table. It is attached to one end of a light inextensible string, which passes over a small smooth pulley P fixed at the edge of the table. A block B of mass ${mass} kg is attached to the other end of the string and hangs freely, 0.45 m above the floor. The coefficient of friction between A and the table is 0.25 and the distance AP is ${way} m. Block A is released from rest with the string taut.\n(a) Find the speed with which B hits the floor.`;
const rod = (tension: string, way: string) =>
  `A small ring of mass 0.6 kg is threaded on a fixed rough rod which is inclined at 20° to the horizontal. The ring is kept in equilibrium by a light string, in the vertical plane containing the rod, which pulls the ring up and away from the rod at an angle of 40° to the upward direction of the rod. When the tension in the string is 2 N the ring is on the point of sliding down the rod.\n(a) Find the coefficient of friction between the ring and the rod.\n(b) The tension is ${tension}. Find the acceleration with which the ring begins to move ${way} the rod.`;
const across = (angle: string) =>
  `A ring of mass 0.8 kg is threaded on a fixed rough vertical rod. A light string attached to the ring is pulled with a force of magnitude 12 N at an angle of ${angle} the horizontal. The ring is in limiting equilibrium and is on the point of sliding down the rod.\n(a) Find the coefficient of friction between the ring and the rod.`;
const block = (way: string) =>
  `A block of mass 8 kg is placed on a rough plane which is inclined at 35° to the horizontal. A force of magnitude X N, acting ${way}parallel to a line of greatest slope, is applied to the block. The coefficient of friction between the block and the plane is 0.3.\n(a) Find the set of values of X for which the block remains at rest.`;

describe('a motion or a force that cannot be, or is not told whole, is not answered', () => {
  test.each<[question: string, ...answers: (string | null)[]]>([
    [
      `${TOBOGGAN}\n(a) Find the speed of the toboggan 4 s after passing Q.\n(b) Find the speed of the toboggan 4 s after passing P.`,
      '10 m s^-1',
      '6 m s^-1',
    ],
    [`${cyclist(16, 22)}\n(a) Find the acceleration of the cyclist.`, '1.5 m s^-2'],
    [`${cyclist(4, 20)}\n(a) Find the acceleration of the cyclist.`, null],
    [`${cyclist(20, 4)}\n(a) Find the acceleration of the cyclist.`, null],
    [
      `${cyclist(16, 22)}\nThe point D on the road is such that CD = 40 m, and D is beyond C.\n(a) Given that the acceleration of the cyclist is halved at C, find his speed as he passes D.\n(b) Find the time taken to travel from C to D.`,
      null,
      null,
    ],
    [
      `${pieces(3)}\n(a) Find the acceleration of P when t = 3.\n(b) Find the displacement of P from O when t = 8.`,
      null,
      '16.5 m',
    ],
    [`${pieces(4)}\n(a) Find the displacement of P from O when t = 5.`, null],
    [table(0.8, '1'), '1.5 m s^-1'],
    [table(0.8, '0.3'), null],
    [table(0.3, '1'), null],
    [rod('reduced to 1 N', 'up'), '0.119', null],
    [rod('reduced to 1 N', 'down'), '0.119', '1.15 m s^-2'],
    [rod('increased to 5 N', 'down'), '0.119', null],
    [across('35° to'), null],
    [across('35° above'), '0.114'],
    [block(''), null],
    [
      'A block of mass 5 kg is moving up a rough plane inclined at 30° to the horizontal. The coefficient of friction between the block and the plane is 0.2. A force of magnitude 40 N acts on the block parallel to a line of greatest slope.\n(a) Find the acceleration of the block.',
      null,
    ],
    [
      'A car of mass 1200 kg travels on a straight horizontal road. There is a constant resistance of 600 N. The engine works at a constant rate of 24 kW.\n(a) Find the acceleration when the speed is 20 m s⁻¹.\n(b) Given that the power of the engine is halved at this point, find the new acceleration of the car.\n(c) Find the greatest speed of the car.',
      '0.5 m s^-2',
      null,
      null,
    ],
    [block('up the plane '), '26.2 <= X <= 65.5'],
    [
      'The resultant of a force of magnitude X N and a force of magnitude 14 N has magnitude 14 N, and is perpendicular to the force of magnitude X N. Find\n(a) the angle between the directions of the two forces,\n(b) the value of X.',
      null,
      null,
    ],
  ])('%s', (question, ...expected) => {
    expect(answers(question)).toEqual(expected);
  });
});
