import { describe, expect, test } from 'vitest';
import { answersTo, expectRefused } from './asked.ts';

const GLIDERS =
  'Two gliders, A and B, move towards each other along a horizontal air track. Glider A has mass 0.30 kg and speed 0.50 m s^(-1). Glider B has mass 0.20 kg and speed 0.40 m s^(-1). The gliders collide.';

describe('two bodies that collide', () => {
  test('go on with their momentum, whichever way they go', () => {
    expect(
      answersTo(
        `${GLIDERS} After the collision A rebounds with a speed of 0.10 m s^(-1).`,
        '(a) Calculate the speed of B after the collision. [2]',
        '(b) Calculate the total loss of kinetic energy of the gliders. [2]',
        '(c) The gliders are in contact for a time of 60 ms. Determine the average force exerted by A on B. [2]',
      ),
    ).toEqual(['0.500 m s^-1', '0.0270 J', '3.00 N']);
  });

  test('and are refused where nobody says which way, or when', () => {
    expectRefused(
      `${GLIDERS} After the collision A moves with a speed of 0.10 m s^(-1).`,
      'Calculate the speed of B after the collision. [2]',
    );
    expectRefused(
      `${GLIDERS} After the collision A rebounds with a speed of 0.10 m s^(-1).`,
      'Calculate the speed of B. [2]',
    );
  });
});

test('a ball that rebounds changes its momentum by both', () => {
  const told =
    'A ball of mass 0.060 kg hits a wall at right angles with a speed of 20 m s^-1 and rebounds with a speed of 15 m s^-1. The ball is in contact with the wall for 0.0050 s.';
  expect(answersTo(told, 'Calculate the average force exerted by the wall on the ball. [2]')).toEqual([
    '420 N',
  ]);
  expectRefused(
    told.replace('at right angles', 'at an angle of 30° to the wall'),
    'Calculate the average force exerted by the wall on the ball. [2]',
  );
});

test('at its terminal speed a body feels a drag as great as its weight', () => {
  expect(
    answersTo(
      'A skydiver, of total mass 78 kg including equipment, falls vertically through the air. She reaches a terminal (constant) speed of 54 m s^(-1).',
      '(a) State the magnitude of the drag force acting when she is falling at terminal speed. [1]',
      '(b) Determine her acceleration at the instant when the drag force is 460 N. [2]',
    ),
  ).toEqual(['765 N', '3.91 m s^-2']);
});

test('an engine works against the weight and what resists', () => {
  const told =
    'A car of mass 900 kg travels down a straight road at a constant speed of 20.0 m s^-1. The road is inclined at 5.0° to the horizontal. A resistive force of 900 N acts on the car.';
  expect(answersTo(told, 'Calculate the useful output power of the engine. [2]')).toEqual(['2610 W']);
  expectRefused(told, 'The car then accelerates.', 'Calculate the useful output power of the engine. [2]');
});

test('the moments of a beam on a hinge balance', () => {
  expect(
    answersTo(
      'A uniform beam PQ, of length 2.4 m and weight 36 N, is freely hinged to a vertical wall at P. The beam is held horizontal by a wire, one end of which is fixed to the wall vertically above P. The other end of the wire is attached to the beam at a point 1.8 m from P, where it makes an angle of 32° with the beam. A lamp of weight 20 N hangs from end Q.',
      '(a) Calculate the tension in the wire. [2]',
      '(b) Calculate the horizontal component of the force exerted on the beam by the hinge. [1]',
    ),
  ).toEqual(['95.6 N', '81.1 N']);
});

test('what hangs in a liquid is lighter by its upthrust', () => {
  expect(
    answersTo(
      'A solid cylinder has a cross-sectional area of 4.8 × 10^(-3) m^2 and a height of 0.25 m. It hangs, with its axis vertical, from a newton meter. In air the reading of the meter is 28.3 N. The cylinder is lowered gradually into a tank of oil. When it is completely immersed, the reading of the newton meter is 17.5 N.',
      '(a) Calculate the density of the oil. [3]',
      '(b) Determine the difference between the pressure at the bottom face of the cylinder and that at the top face. [2]',
    ),
  ).toEqual(['917 kg m^-3', '2250 Pa']);
});

test('a trace, a tube and a source that moves tell of their sound', () => {
  expect(
    answersTo(
      'The time-base of the oscilloscope is set at 2.0 ms cm^-1. The distance between adjacent crests on the screen is 3.0 cm.',
      'Calculate the frequency of the signal. [2]',
    ),
  ).toEqual(['167 Hz']);
  expect(
    answersTo(
      'A loudspeaker of frequency 512 Hz is held above the open end of the tube. A loud sound is first heard when the length of the air column is 15.4 cm, and a loud sound is next heard when the length is 48.6 cm.',
      'Calculate the speed of sound in the tube. [2]',
    ),
  ).toEqual(['340 m s^-1']);
  expect(
    answersTo(
      'A train travels at a constant speed of 40 m s^(-1) along a straight track, sounding its horn continuously. A person standing beside the track hears sound of frequency 850 Hz as the train approaches. The speed of sound is 340 m s^(-1).',
      'Which frequency does the person hear when the train is moving directly away?',
    ),
  ).toEqual(['671 Hz']);
});

test('a graph that is told in words gives its points', () => {
  expect(
    answersTo(
      'A cell is connected to a variable resistor. As the resistance is varied, the terminal potential difference V of the cell and the current I are measured. A graph of V against I is a straight line through the points (0.20 A, 1.42 V) and (0.70 A, 1.12 V).',
      'What are the e.m.f. and the internal resistance of the cell?',
      'A e.m.f. 1.42 V, internal resistance 0.60 Ω',
      'B e.m.f. 1.42 V, internal resistance 1.6 Ω',
      'C e.m.f. 1.54 V, internal resistance 0.60 Ω',
      'D e.m.f. 1.54 V, internal resistance 1.6 Ω',
    ),
  ).toEqual(['C (1.54 V, 0.600 Ω)']);
});

test('a pump does the work that the water gains', () => {
  expect(
    answersTo(
      'In each minute, an electric pump raises 0.75 m^3 of water through a vertical height of 12 m. The water has negligible kinetic energy when it leaves the pump. The density of water is 1000 kg m^(-3) and the pump is 60% efficient. The acceleration of free fall is 9.81 m s^(-2).',
      'What is the input power to the pump?',
    ),
  ).toEqual(['2450 W']);
});

describe('what is told and not carried through is refused', () => {
  const BEAM =
    'A uniform beam PQ, of length 2.4 m and weight 36 N, is freely hinged to a vertical wall at P. The beam is held horizontal by a wire, one end of which is fixed to the wall vertically above P. The other end of the wire is attached to the beam at a point 1.8 m from P, where it makes an angle of 32° with the beam. A lamp of weight 20 N hangs from end Q.';
  const WIRE =
    'A steel wire hangs vertically from a rigid support. Its unstretched length is 2.60 m and its diameter is 0.56 mm. Loads are added to the lower end of the wire. The graph of load F against extension x is a straight line from the origin to the point (2.5 mm, 45 N). Beyond this point the line curves, the gradient becoming smaller.';
  const SPHERE =
    'An isolated metal sphere of radius 0.15 m carries positive charge. Air surrounding the sphere ceases to be an insulator where the electric field strength exceeds 3.0 × 10^6 V m^(-1).';

  test.each([
    BEAM.replace('1.8 m from P', '1.8 m from Q'),
    BEAM.replace('1.8 m from P', '3.0 m from P'),
    BEAM.replace('from end Q', 'from end P'),
    BEAM.replace('from end Q', 'from a point 0.40 m from Q'),
  ])('a place along a beam that is not told from its hinge: %s', (told) => {
    expectRefused(told, '(a) Calculate the tension in the wire. [2]');
  });

  test.each(['load is 60 N', 'extension is 5.0 mm'])('energy beyond the straight line: %s', (then) => {
    const asked = (when: string) =>
      answersTo(WIRE, `(a) Calculate the elastic potential energy stored in the wire when the ${when}. [2]`);
    expect(asked('load is 45 N')).toEqual(['0.0563 J']);
    expect(asked(then)).toEqual([null]);
  });

  test.each([
    'rebounds with a speed of 0.15',
    'continues to move in its original direction with a speed of 0.30',
  ])('what no collision leads to: %s', (then) => {
    expectRefused(
      'Two trolleys, A and B, move in the same direction along a horizontal frictionless track. Trolley A, of mass 0.80 kg, has a speed of 0.45 m s^(-1) and is behind trolley B, which has mass 1.2 kg and speed 0.15 m s^(-1). The trolleys collide.',
      `After the collision A ${then} m s^(-1).`,
      '(a) Calculate the speed of B after the collision. [2]',
      '(b) Calculate the total loss of kinetic energy of the trolleys. [2]',
    );
  });

  test('half of what is known, and what is built on it', () => {
    const asked = (what: string) =>
      answersTo(
        SPHERE,
        `(i) Calculate ${what} that can be stored on the sphere. [2]`,
        '(ii) Determine the potential at the surface of the sphere when it carries this charge. [2]',
      );
    expect(asked('the maximum charge')).toEqual(['7.51 * 10^-6 C', '4.50 * 10^5 V']);
    expect(asked('half the maximum charge')).toEqual([null, null]);
  });
});
