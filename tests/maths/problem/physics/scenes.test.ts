import { describe, expect, test } from 'vitest';
import { answersTo, expectRefused } from './asked.ts';

describe('what is thrown from level ground', () => {
  const BALL =
    'A ball is kicked from a point P on horizontal ground. It leaves P with a velocity of 24.0 m s$^{-1}$ at an angle of 35.0° to the horizontal.';
  const WALL = 'The ball strikes a vertical wall that is a horizontal distance of 38.0 m from P.';

  test('meets a wall on its way', () => {
    expect(
      answersTo(BALL, WALL, 'Calculate the height above the ground at which the ball strikes the wall.'),
    ).toEqual(['8.28 m']);
    expect(answersTo(BALL, WALL, 'Calculate the time taken for the ball to reach the wall.')).toEqual([
      '1.93 s',
    ]);
  });

  test('and does not land where it would have', () => {
    expect(answersTo(BALL, 'Calculate the time for which the ball is in the air.')).toEqual(['2.81 s']);
    expectRefused(BALL, WALL, 'Calculate the time for which the ball is in the air.');
  });
});

describe('what moves down a track', () => {
  const CAR =
    'A toy car of mass 0.180 kg is released from rest at the top of a curved track. The bottom of the track is a vertical distance of 0.920 m below the point of release. The length of the track is 1.65 m.';

  test('loses what friction takes', () => {
    expect(
      answersTo(
        CAR,
        'The car reaches the bottom of the track with a speed of 3.80 m s$^{-1}$.',
        '(a) Calculate the decrease in gravitational potential energy of the car.',
        '(b) Determine the average resistive force acting on the car as it moves along the track.',
      ),
    ).toEqual(['1.62 J', '0.197 N']);
  });

  test('and nobody says that there is none', () => {
    expectRefused(CAR, 'Calculate the speed of the car at the bottom of the track.');
  });
});

describe('a jet of water', () => {
  const JET =
    'A jet of water of cross-sectional area $4.20\\times10^{-4}\\ \\text{m}^2$ travels horizontally with a speed of 15.0 m s$^{-1}$ and strikes a vertical wall at right angles. The density of water is 1000 kg m$^{-3}$.';

  test('pushes a wall that stops it', () => {
    expect(
      answersTo(
        JET,
        'After striking the wall the water has no horizontal velocity.',
        'Calculate the horizontal force exerted on the wall by the water.',
      ),
    ).toEqual(['94.5 N']);
  });

  test('and otherwise with a force that is not known', () => {
    expectRefused(
      JET,
      'The water rebounds from the wall with a speed of 5.0 m s$^{-1}$.',
      'Calculate the horizontal force exerted on the wall by the water.',
    );
    expectRefused(JET, 'Calculate the horizontal force exerted on the wall by the water.');
  });
});

describe('what lies on a disc', () => {
  const COIN =
    'A coin of mass 45.0 g rests on a horizontal turntable at a distance of 0.160 m from its centre.';

  test('is carried round by friction', () => {
    expect(
      answersTo(
        COIN,
        'The turntable rotates about a vertical axis through its centre at a constant rate of 45.0 revolutions per minute. The coin does not slip.',
        'Determine the frictional force acting on the coin.',
      ),
    ).toEqual(['0.160 N']);
  });

  test('at the rate at which it turns then', () => {
    expectRefused(
      COIN,
      'The turntable rotates at a constant rate of 45.0 revolutions per minute. The rate of rotation is doubled.',
      'Determine the frictional force acting on the coin.',
    );
    expectRefused(
      COIN.replace('centre', 'edge'),
      'The turntable rotates at a constant rate of 45.0 revolutions per minute.',
      'Determine the frictional force acting on the coin.',
    );
  });
});

describe('a field that changes', () => {
  const COIL =
    'A coil of 200 turns, each of area 4.0 cm$^2$, is placed in a magnetic field of flux density 0.15 T with its plane perpendicular to the field.';

  test('drives an e.m.f., and is another behind it', () => {
    const CHANGE = 'The flux density is changed uniformly from 0.15 T to 0.050 T in a time of 0.20 s.';
    expect(answersTo(COIL, CHANGE, 'Calculate the average e.m.f. induced in the coil.')).toEqual([
      '0.0400 V',
    ]);
    expect(answersTo(COIL, CHANGE, 'Calculate the magnetic flux linkage of the coil.')).toEqual([
      '4.00 * 10^-3 Wb',
    ]);
    expect(
      answersTo(
        COIL,
        'The flux density is changed uniformly from 0.15 T to 0.050 T in the opposite direction in a time of 0.20 s.',
        'Calculate the average e.m.f. induced in the coil.',
      ),
    ).toEqual(['0.0800 V']);
  });

  test('across an area at right angles to it', () => {
    expectRefused(
      COIL.replace('perpendicular', 'parallel'),
      'Calculate the magnetic flux linkage of the coil.',
    );
  });
});

describe('light', () => {
  const METAL =
    'The work function energy of a metal surface is 2.28 eV. Electromagnetic radiation of wavelength 410 nm is incident on the surface in a vacuum.';

  test('frees electrons that have a wavelength', () => {
    expect(
      answersTo(
        METAL,
        'Calculate the de Broglie wavelength of an electron that is emitted with the maximum kinetic energy.',
      ),
    ).toEqual(['1.42 * 10^-9 m']);
    expectRefused(
      METAL,
      'Calculate the de Broglie wavelength of an electron that is emitted with half of the maximum kinetic energy.',
    );
  });

  test('comes of the difference of two levels', () => {
    const LEVELS = 'The electron in a hydrogen atom falls from the −0.85 eV level to the −3.40 eV level.';
    expect(answersTo(LEVELS, 'Calculate the frequency of the photon emitted.')).toEqual(['6.15 * 10^14 Hz']);
    expectRefused(
      'The electron in a hydrogen atom falls from the −3.40 eV level to the −0.85 eV level.',
      'Calculate the frequency of the photon emitted.',
    );
  });

  test('of one slit goes further by half waves where it is dark', () => {
    const SLITS =
      'Light of wavelength 589 nm is incident normally on two narrow slits. The separation of the slits is 0.420 mm.';
    expect(
      answersTo(
        SLITS,
        'Determine the path difference, in nm, for the third dark fringe from the central bright fringe.',
      ),
    ).toEqual(['1470 nm']);
    expectRefused(SLITS, 'Determine the path difference, in nm, for the third fringe.');
  });
});

describe('an alternating supply', () => {
  const SUPPLY = 'A sinusoidal alternating supply has a peak voltage of 22.0 V.';

  test('is as large behind a bridge of diodes', () => {
    expect(
      answersTo(
        SUPPLY,
        'It is connected to the input of a bridge rectifier consisting of four ideal diodes. The output of the rectifier is connected to a load resistor of resistance 680 Ω.',
        'Determine the mean power dissipated in the load resistor.',
      ),
    ).toEqual(['0.356 W']);
    expectRefused(
      SUPPLY,
      'It is connected to a single ideal diode in series with a load resistor of resistance 680 Ω.',
      'Determine the mean power dissipated in the load resistor.',
    );
  });
});

describe('a gas under a piston', () => {
  test('does work as its volume grows at constant pressure', () => {
    expect(
      answersTo(
        'A fixed amount of an ideal gas is contained in a cylinder by a freely moving piston. The gas has a volume of $2.60\\times10^{-3}\\ \\text{m}^3$ and a temperature of 300 K. The pressure of the gas is constant at $1.05\\times10^5$ Pa.',
        'When 210 J of thermal energy is supplied to the gas, the volume of the gas increases to $3.40\\times10^{-3}\\ \\text{m}^3$.',
        '(a) Calculate the work done by the gas during the expansion.',
        '(b) Use the first law of thermodynamics to determine the increase in internal energy of the gas.',
      ),
    ).toEqual(['84.0 J', '126 J']);
    expectRefused(
      'A gas is trapped in a cylinder by a piston. The gas has a volume of $2.0\\times10^{-3}\\ \\text{m}^3$ and a temperature of 300 K.',
      'When 210 J of thermal energy is supplied to the gas, the temperature of the gas increases to 350 K.',
      'Calculate the work done by the gas.',
    );
  });
});
