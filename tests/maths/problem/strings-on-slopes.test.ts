import { describe, expect, test } from 'vitest';
import { solveParts } from '#server/maths/solving/solve.ts';

const answers = (question: string) =>
  solveParts(question).map(({ outcome }) => (outcome.solved ? outcome.worked.answer.text : null));

const SLIDES = (modulus: string, friction: string, way: string) =>
  `A particle P of mass m is attached to one end of a light elastic string of natural length a and modulus of elasticity ${modulus}. The other end is attached to a fixed point O on a rough plane inclined at an angle θ to the horizontal, where sin θ = 3/5. The coefficient of friction between P and the plane is ${friction}. The particle is released from rest at O and slides down a line of greatest slope, first coming to instantaneous rest at the point A, where ${way}.`;
const LEAVES =
  '\n(b) Show that P does not remain at rest at A, and find its initial acceleration as it leaves A, in terms of g. [4]';

describe('an elastic string on a rough slope', () => {
  test('takes up what the weight and the friction leave', () => {
    expect(answers(`${SLIDES('kmg', '1/2', 'OA = (3/2)a')}\n(a) Find the value of k. [5]${LEAVES}`)).toEqual([
      'k = 12/5',
      '1/5*g',
    ]);
  });

  test.for([
    // It stays where it comes to rest.
    `${SLIDES('kmg', '2/3', 'OA = 2a')}${LEAVES}`,
    // Friction holds it where it is.
    `${SLIDES('kmg', '4/5', 'OA = (3/2)a')} Find the value of k.`,
    `${SLIDES('kmg', '1/2', 'OB = (3/2)a')} Find the value of k.`,
    `${SLIDES('kmg', '1/2', 'OA = (3/2)a')} Find the greatest distance of P below O.`,
  ])('and nothing is answered that cannot be: %s', (question) => {
    expect(answers(question)).toEqual([null]);
  });
});
