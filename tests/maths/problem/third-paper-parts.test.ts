import { describe, expect, test } from 'vitest';
import { solveParts } from '#server/maths/solving/solve.ts';

const answers = (question: string) =>
  solveParts(question).map(({ outcome }) => (outcome.solved ? outcome.worked.answer.text : null));

const COLLIDED =
  'Particles A and B, of masses 2m and m respectively, are at rest on a smooth horizontal floor. Particle A is projected towards B with speed 3u and collides directly with it. The coefficient of restitution between the particles is e.';
const LOST = (share: string) =>
  `${COLLIDED}\n(a) Show that, after the collision, the speed of B is 2(1 + e)u, and find the corresponding expression for the speed of A. [4]\nAs a result of this collision A loses ${share} of its kinetic energy.\n(b) Find the value of e. [2]`;
const BARRIER =
  '\nAfter the collision B goes on to strike a fixed vertical barrier, which is perpendicular to its direction of motion and at a distance d from the point at which the particles collided. The coefficient of restitution between B and the barrier is 1/3.\n(c) Find, in terms of d, the distance from the barrier at which A and B collide for the second time. [4]';

describe('impacts whose energy is told of one body', () => {
  test('the share that a body loses gives the coefficient, and what follows behind it', () => {
    expect(answers(LOST('three quarters') + BARRIER)).toEqual(['-e*u + 2u', 'e = 1/2', '1/5*d']);
  });

  test('no share that cannot be lost', () => {
    expect(answers(LOST('nine tenths'))[1]).toBeNull();
    expect(answers(LOST('half').replace('its kinetic', 'its potential'))[1]).toBeNull();
  });
});

const PROJECTED =
  'A particle P is projected with speed u m s^(-1) at an angle θ above the horizontal from a point O on a horizontal plane and moves freely under gravity. The horizontal and vertical displacements of P from O at a subsequent time t s are denoted by x m and y m respectively.';
const TURNED = (to: string) =>
  `At time t = 0 a particle P is projected from a point O on a horizontal plane with speed 20 m s^(-1) at an angle α above the horizontal. At time t = 2.5 s, P is still in flight and is moving ${to}.\n(i) Show that sin α = 4/5.\n(ii) Find the speed of P, and its height above the plane, at this instant.\n(iii) Find the distance from O of the point at which P first strikes the plane.`;

describe('flights', () => {
  test.for([
    [
      `${PROJECTED}\n(a) Starting from expressions for x and y in terms of t, show that the equation of the trajectory of P may be written as y = x tan θ − (g x^2/(2u^2))(1 + tan^2 θ).\nDuring its flight P passes through the point whose coordinates are (30, 20).\n(b) Given that one possible value of tan θ is 4/3, find the other possible value.`,
      'y = x*tan(theta) - g*x^2/(2u^2)*(1 + tan^2(theta))',
      '2.83',
    ],
    [
      TURNED('in a direction perpendicular to its initial direction of motion'),
      '4/5',
      '15 m s^-1, 8.75 m',
      '38.4 m',
    ],
  ])('%s', ([question, ...expected]) => {
    expect(answers(question!)).toEqual(expected);
  });

  test('and not otherwise', () => {
    expect(answers(TURNED('in a direction parallel to the plane'))[0]).toBeNull();
    expect(
      answers(
        `${PROJECTED} Show that the equation of the trajectory of P may be written as y = x tan θ − (g x^2/u^2)(1 + tan^2 θ).`,
      ),
    ).toEqual([null]);
    expect(
      answers(
        'A particle P is projected horizontally with speed 20 m s^(-1) from a point O which is 5 m above horizontal ground and moves freely under gravity. Find the distance from O of the point at which P first strikes the ground.',
      ),
    ).toEqual([null]);
  });
});
