import { describe, expect, test } from 'vitest';
import { answersTo, expectRefused } from './asked.ts';

const DOWN =
  'A ball is thrown vertically downwards with a speed of 12.0 m s^-1 from a point at the edge of a cliff. The point is 25.0 m above the surface of the sea. Air resistance is negligible. The ball hits the sea.';
const UP =
  'A ball is thrown vertically upwards with a speed of 12.0 m s^-1 from horizontal ground. Air resistance is negligible.';
const KICKED =
  'A ball is kicked from a point P on horizontal ground. It leaves P with a velocity of 24.0 m s^-1 at an angle of 35.0° to the horizontal. Air resistance is negligible.';
const OFF_A_CLIFF =
  'A stone is thrown horizontally with speed 15.0 m s^-1 from the top of a cliff of height 33.0 m. Air resistance is negligible.';
const wallAt = (far: string) =>
  `${KICKED} The ball strikes a vertical wall that is a horizontal distance of ${far} m from P.`;

describe('a flight', () => {
  test('downwards has no top', () => {
    expectRefused(DOWN, 'Calculate the maximum height of the ball above the surface of the sea.');
    expectRefused(
      'A stone is thrown vertically downwards with a speed of 14 m s^-1 from the edge of a cliff. It enters the sea 4.2 s after it was thrown. Air resistance is negligible. What is the maximum height of the stone above the surface of the sea?',
      'A 28 m',
      'B 38 m',
      'C 145 m',
      'D 155 m',
    );
    expect(answersTo(DOWN, 'Calculate the speed with which the ball hits the sea.')).toEqual(['25.2 m s^-1']);
  });

  test('is over where it lands', () => {
    expect(
      answersTo(
        KICKED,
        '(a) Calculate the height of the ball after 4.0 s.',
        '(b) Calculate the speed of the ball after 4.0 s.',
        '(c) Calculate the speed of the ball after 2.0 s.',
      ),
    ).toEqual([null, null, '20.5 m s^-1']);
    expect(
      answersTo(
        OFF_A_CLIFF,
        '(a) Calculate the speed of the stone after 4.00 s.',
        '(b) Calculate the speed of the stone after 2.00 s.',
      ),
    ).toEqual([null, '24.7 m s^-1']);
    expect(
      answersTo(
        UP,
        '(a) Calculate the height of the ball after 3.0 s.',
        '(b) Calculate the speed of the ball after 3.0 s.',
        '(c) Calculate the height of the ball after 2.0 s.',
      ),
    ).toEqual([null, null, '4.38 m']);
  });

  test('has no top behind a wall that it met', () => {
    expect(
      answersTo(
        wallAt('10.0'),
        '(a) Calculate the time taken for the ball to reach its maximum height.',
        '(b) Calculate the maximum height of the ball above the ground.',
        '(c) Calculate the height above the ground at which the ball strikes the wall.',
      ),
    ).toEqual([null, null, '5.73 m']);
  });

  test('does not reach a wall that is farther away than where it lands', () => {
    expectRefused(
      wallAt('80.0'),
      '(a) Calculate the height above the ground at which the ball strikes the wall.',
      '(b) Calculate the time taken for the ball to reach the wall.',
    );
  });

  test('is over at a wall', () => {
    expect(
      answersTo(
        wallAt('38.0'),
        '(a) Calculate the height of the ball after 2.5 s.',
        '(b) Calculate the speed of the ball after 2.5 s.',
        '(c) Calculate the speed of the ball after 1.5 s.',
        '(d) Calculate the maximum height of the ball above the ground.',
      ),
    ).toEqual([null, null, '19.7 m s^-1', '9.66 m']);
  });

  test('has no range and no top of a time that is told', () => {
    expect(
      answersTo(
        KICKED,
        '(a) Calculate the horizontal distance travelled by the ball after 1.0 s.',
        '(b) Calculate the horizontal distance travelled by the ball after 4.0 s.',
        '(c) Calculate the maximum height of the ball after 1.0 s.',
        '(d) Calculate the horizontal distance travelled by the ball.',
        '(e) Calculate the maximum height of the ball.',
      ),
    ).toEqual([null, null, null, '55.2 m', '9.66 m']);
    expect(
      answersTo(OFF_A_CLIFF, 'Calculate the horizontal distance travelled by the stone in 1.00 s.'),
    ).toEqual(['15.0 m']);
  });
});

const PLANET =
  'A planet may be considered to be an isolated uniform sphere of mass 6.42×10^23 kg and radius 3.39×10^6 m. It has no atmosphere.';

describe('inside a sphere the laws of a point do not hold', () => {
  test('of a field and a potential', () => {
    expect(
      answersTo(
        'An isolated conducting sphere in a vacuum has radius 0.120 m and carries a charge of +4.80×10^{-8} C. The charge may be considered to act as a point charge at the centre of the sphere.',
        '(a) Calculate the electric field strength at a distance of 0.060 m from the centre of the sphere.',
        '(b) Calculate the distance from the centre of the sphere at which the electric potential is 7200 V.',
        '(c) Calculate the electric field strength at a distance of 0.360 m from the centre of the sphere.',
        '(d) Calculate the electric field strength at the surface of the sphere.',
        '(e) Calculate the distance from the centre of the sphere at which the electric potential is 1200 V.',
      ),
    ).toEqual([null, null, '3330 V m^-1', '3.00 * 10^4 V m^-1', '0.360 m']);
    expect(
      answersTo(
        PLANET,
        '(a) Calculate the gravitational field strength at a distance of 1.00×10^6 m from the centre of the planet.',
        '(b) Calculate the gravitational potential at a distance of 1.00×10^6 m from the centre of the planet.',
        '(c) Calculate the distance from the centre of the planet at which the gravitational field strength is 10 N kg^-1.',
        '(d) Calculate the gravitational field strength at a distance of 1.00×10^7 m from the centre of the planet.',
      ),
    ).toEqual([null, null, null, '0.428 N kg^-1']);
  });

  test('of an orbit', () => {
    const orbit = (radius: string) =>
      answersTo(
        `${PLANET} One of its moons is in a circular orbit of radius ${radius} m.`,
        'Calculate the period of the orbit of this moon.',
      );
    expect(orbit('1.00×10^6')).toEqual([null]);
    expect(orbit('9.00×10^6')).toEqual(['2.59 * 10^4 s']);
  });
});
