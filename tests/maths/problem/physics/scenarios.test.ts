import { describe, expect, test } from 'vitest';
import { answersTo, expectRefused } from './asked.ts';

describe('what moves round', () => {
  const STONE = 'A stone of mass 0.25 kg is whirled in a horizontal circle of radius 0.80 m.';

  test('is told by turns and times in any order', () => {
    const ASKED = 'Calculate the angular speed of the stone.';
    expect(answersTo(`${STONE} The stone completes 12 revolutions in 8.0 s.`, ASKED)).toEqual([
      '9.42 rad s^-1',
    ]);
    expect(answersTo(`${STONE} The stone takes 8.0 s to make 12 complete revolutions.`, ASKED)).toEqual([
      '9.42 rad s^-1',
    ]);
    expectRefused(STONE, ASKED);
  });

  test('carries what sits on it', () => {
    const RIDE = 'A child sits on a roundabout at a distance of 1.8 m from its centre.';
    const MASS = ' The mass of the child is 32 kg.';
    expect(
      answersTo(
        `${RIDE} The roundabout makes one complete turn every 4.5 s.${MASS}`,
        '(a) Calculate the speed of the child. [2]',
        '(b) Find the resultant force on the child. [2]',
      ),
    ).toEqual(['2.51 m s^-1', '112 N']);
    expectRefused(RIDE + MASS, 'Calculate the speed of the child.');
  });

  test('is in an orbit by its gravity alone', () => {
    expect(
      answersTo(
        'A satellite in a circular orbit at a height of 560 km above the surface of the Earth has a mass of 1200 kg. The Earth has mass 6.0 × 10^24 kg and radius 6.4 × 10^6 m.',
        'Calculate the speed of the satellite.',
      ),
    ).toEqual(['7580 m s^-1']);
    expectRefused(
      'An electron is in a circular orbit of radius 5.3 × 10^(-11) m about a nucleus of mass 1.7 × 10^(-27) kg.',
      'Calculate the speed of the electron.',
    );
  });
});

describe('two bodies', () => {
  const SPHERES = 'Two isolated spheres A and B have masses 4.0 × 10^3 kg and 9.0 × 10^3 kg respectively.';
  const NONE =
    'At a point P on the line joining the centres, the resultant gravitational field strength is zero. Determine the distance of P from the centre of A.';

  test('attract each other, and their fields balance between them', () => {
    expect(
      answersTo(
        `${SPHERES} The distance between their centres is 2.5 m.`,
        '(a) Calculate the gravitational force between the spheres. [2]',
        `(b) ${NONE} [3]`,
      ),
    ).toEqual(['3.84 * 10^-4 N', '1.00 m']);
    expectRefused(SPHERES, NONE);
  });

  test('of charges balance between like charges', () => {
    const at = (a: string, b: string) => `Charges of ${a} μC and ${b} μC are fixed at points A and B.`;
    const ASKED =
      'The distance AB is 0.90 m. Determine the distance from A of the point on the line AB at which the resultant electric field strength is zero.';
    expect(answersTo(`${at('+2.0', '+8.0')} ${ASKED}`)).toEqual(['0.300 m']);
    expectRefused(`${at('+2.0', '−8.0')} ${ASKED}`);
  });
});

describe('places near a sphere', () => {
  const MARS = 'The planet Mars has a mass of 6.4 × 10^23 kg and a radius of 3.4 × 10^6 m.';

  test('are above its surface or from its centre', () => {
    expect(
      answersTo(
        MARS,
        '(a) Calculate the gravitational potential at a point that is 2.0 × 10^6 m above the surface. [2]',
        '(b) Calculate the gravitational field strength at a distance of 5.4 × 10^6 m from the centre of Mars. [2]',
      ),
    ).toEqual(['-7.91 * 10^6 J kg^-1', '1.46 N kg^-1']);
    expectRefused(
      MARS,
      'Calculate the gravitational potential at a distance of 2.0 × 10^6 m from its centre.',
    );
  });
});

describe('what is warmed', () => {
  const MIXED =
    'A lump of copper of mass 0.12 kg at a temperature of 95 °C is dropped into 0.20 kg of water at 15 °C in a container of negligible heat capacity. The specific heat capacity of copper is 390 J kg^(-1) K^(-1) and that of water is 4200 J kg^(-1) K^(-1).';

  test('takes what something else or a heater gives', () => {
    expect(answersTo(MIXED, 'Determine the final temperature of the water.')).toEqual(['19.2 °C']);
    expectRefused(
      MIXED.replace('copper is 390', 'brass is 390'),
      'Determine the final temperature of the water.',
    );
    expect(
      answersTo(
        'An electric kettle is rated at 2.2 kW. It contains 1.5 kg of water at 18 °C. The specific heat capacity of water is 4.18 × 10^3 J kg^(-1) K^(-1).',
        'Calculate the time taken for the water to reach its boiling point of 100 °C.',
      ),
    ).toEqual(['234 s']);
  });

  test('melts at first', () => {
    const ICE =
      'A mass of 0.030 kg of ice at 0 °C is added to 0.25 kg of water at 22 °C. The specific latent heat of fusion of ice is 3.3 × 10^5 J kg^(-1) and the specific heat capacity of water is 4.2 × 10^3 J kg^(-1) K^(-1).';
    const ASKED =
      'Determine the final temperature of the mixture, assuming that no thermal energy is lost to the surroundings.';
    expect(answersTo(ICE, ASKED)).toEqual(['11.2 °C']);
    expectRefused(ICE.replace('0.030', '0.30'), ASKED);
  });
});

describe('a gas', () => {
  const CYLINDER =
    'A cylinder of volume 0.020 m^3 contains oxygen at a pressure of 2.5 × 10^6 Pa and a temperature of 17 °C. The molar mass of oxygen is 32 g mol^(-1).';

  test('of which some is released', () => {
    const SOME = 'Some of the gas is released from the cylinder until the pressure is 1.0 × 10^6 Pa.';
    expect(answersTo(CYLINDER, `${SOME} Calculate the mass of gas that is released.`)).toEqual(['0.398 kg']);
  });

  test('does work at a constant pressure', () => {
    const PRESSED =
      'A gas is compressed so that its volume decreases from 4.0 × 10^(-4) m^3 to 1.5 × 10^(-4) m^3';
    expect(
      answersTo(`${PRESSED} at a constant pressure of 2.0 × 10^5 Pa.`, 'Calculate the work done on the gas.'),
    ).toEqual(['50.0 J']);
    expectRefused(`${PRESSED}.`, 'Calculate the work done on the gas.');
  });
});

describe('an oscillation', () => {
  test('is told by its equations with their units', () => {
    const wave = (unit: string, time: string) =>
      `The displacement x, in ${unit}, of a vibrating object varies with time t, in ${time}, according to the equation x = 4.0 sin(12t).`;
    const ASKED = 'Calculate the maximum acceleration of the object.';
    expect(answersTo(wave('cm', 'seconds'), ASKED)).toEqual(['5.76 m s^-2']);
    expectRefused(wave('cm', 'minutes'), ASKED);
  });

  test('has its acceleration from its displacement', () => {
    const TROLLEY =
      'A trolley of mass 0.90 kg is attached to a spring and oscillates on a smooth horizontal surface. The acceleration a of the trolley is related to its displacement x by';
    expect(answersTo(`${TROLLEY} a = −25x.`, 'Calculate the period of the oscillations.')).toEqual([
      '1.26 s',
    ]);
    expectRefused(`${TROLLEY} a = 25x.`, 'Calculate the period of the oscillations.');
  });
});

describe('what is to be shown', () => {
  const LIGHT =
    'The work function energy of potassium is 3.7 × 10^(-19) J. Light of frequency 7.5 × 10^14 Hz illuminates a potassium surface.';
  const show = (value: string) =>
    `Show that the maximum kinetic energy of the emitted electrons is about ${value} × 10^(-19) J.`;

  test('is so in all figures that are printed, and in no more', () => {
    expect(answersTo(LIGHT, show('1.3'))).toEqual(['1.27 * 10^-19 J']);
    expect(answersTo(LIGHT, show('1'))).toEqual(['1.27 * 10^-19 J']);
    expectRefused(LIGHT, show('1.2'));
    expectRefused(LIGHT, show('1.31'));
    expectRefused(LIGHT, show('2'));
  });
});

describe('currents in fields and circuits', () => {
  test('move a balance', () => {
    const BALANCE =
      'A magnet on a top-pan balance produces a uniform horizontal field between its poles. A rigid wire of length 4.0 cm is fixed horizontally between the poles, perpendicular to the field.';
    const CHANGE =
      'When there is a current of 2.5 A in the wire, the balance reading changes by 1.2 g. Calculate the flux density.';
    expect(answersTo(`${BALANCE} ${CHANGE}`)).toEqual(['0.118 T']);
    expectRefused(`${BALANCE.replace(' of length 4.0 cm', '')} ${CHANGE}`);
  });

  test('of a discharge are those of its resistor', () => {
    const DISCHARGE = 'A 1000 μF capacitor discharges through a 2.2 kΩ resistor.';
    const ASKED = 'Calculate the current in the resistor 3.0 s after the discharge begins.';
    expect(answersTo(`${DISCHARGE} The initial p.d. across the capacitor is 15 V.`, ASKED)).toEqual([
      '1.74 * 10^-3 A',
    ]);
    expectRefused(DISCHARGE, ASKED);
  });
});

describe('photons, nuclei and waves from afar', () => {
  test('go with a change from one level to another', () => {
    const fall = (from: string, to: string) =>
      `An electron in an atom makes a transition from an energy level of ${from} eV to an energy level of ${to} eV.`;
    const ASKED = 'Calculate the wavelength of the photon that is emitted.';
    expect(answersTo(fall('−1.51', '−3.40'), ASKED)).toEqual(['6.58 * 10^-7 m']);
    expectRefused(fall('−1.51', '3.40'), ASKED);
  });

  test('are counted', () => {
    expect(
      answersTo(
        'A radioactive source has a decay constant of 3.8 × 10^(-4) s^(-1).',
        'Calculate its half-life and the fraction of the nuclei that remain after one hour.',
      ),
    ).toEqual(['1820 s, 0.255']);
    expect(
      answersTo(
        'The activity of a radioactive sample falls from 640 Bq to 80 Bq in 36 hours.',
        'Calculate the half-life of the sample.',
      ),
    ).toEqual(['4.32 * 10^4 s']);
  });

  test('come back from a boundary', () => {
    const PULSE =
      'A pulse of ultrasound is reflected from a boundary and the echo is received 32 μs after the pulse is transmitted.';
    expect(
      answersTo(
        `${PULSE} The speed of ultrasound in the tissue is 1540 m s^(-1).`,
        'Calculate the depth of the boundary.',
      ),
    ).toEqual(['0.02464 m']);
    expectRefused(PULSE, 'Calculate the depth of the boundary.');
  });
});

describe('how values are typed', () => {
  test('powers of ten may stand above the line', () => {
    expect(
      answersTo(
        'A planet has a mass of 6.4 × 10²³ kg and a radius of 3.39 × 10⁶ m.',
        'Calculate the gravitational potential at the surface of the planet.',
      ),
    ).toEqual(['-1.3 * 10^7 J kg^-1']);
    expect(
      answersTo(
        'A neutron has a speed of 1.4 × 10³ m s⁻¹. The mass of the neutron is 1.67 × 10⁻²⁷ kg.',
        'Calculate the de Broglie wavelength of the neutron.',
      ),
    ).toEqual(['2.8 * 10^-10 m']);
  });
});

describe('what waits for a later value', () => {
  test('is told by a time after the start', () => {
    const CHARGED =
      'A capacitor is charged from a battery of e.m.f. 6.0 V. The capacitor is then connected across a resistor of resistance 150 kΩ.';
    const LATER = ' After 12 s the potential difference across the capacitor is 2.5 V.';
    expect(answersTo(CHARGED + LATER, 'Determine the capacitance of the capacitor.')).toEqual([
      '9.14 * 10^-5 F',
    ]);
    expectRefused(CHARGED, 'Determine the capacitance of the capacitor.');
  });

  test('decays from what was told without a time', () => {
    const SAMPLE = 'A sample of radium-226 has a mass of 3.0 mg.';
    const CONSTANT = ' The decay constant of radium-226 is 1.37 × 10^(-11) s^(-1).';
    expect(answersTo(SAMPLE + CONSTANT, 'Calculate the activity of the sample.')).toEqual(['1.10 * 10^8 Bq']);
    expectRefused(SAMPLE, 'Calculate the activity of the sample.');
  });
});
