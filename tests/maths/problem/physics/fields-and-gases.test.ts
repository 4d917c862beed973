import { describe, expect, test } from 'vitest';
import { answersTo, expectRefused } from './asked.ts';

describe('a change makes a state of its own', () => {
  const GAS = 'A fixed mass of gas is at a temperature of 20 °C and a pressure of 100 kPa.';

  test('that is asked for', () => {
    expect(
      answersTo(
        GAS,
        'The temperature of the gas is raised to 313 °C at constant volume.',
        'Calculate the new pressure of the gas.',
      ),
    ).toEqual(['2.00 * 10^5 Pa']);
    expect(
      answersTo(
        GAS,
        'The pressure of the gas is doubled and its volume is halved.',
        'What is the final temperature of the gas?',
      ),
    ).toEqual(['293 K']);
  });

  test('and what stays the same must be told', () => {
    expectRefused(
      GAS,
      'The temperature of the gas is raised to 313 °C.',
      'Calculate the new pressure of the gas.',
    );
    expectRefused(GAS, 'Calculate the final pressure of the gas.');
  });

  test('whose difference from the one before is asked for', () => {
    expect(
      answersTo(
        'The temperature of a fixed mass of an ideal gas is raised from 27 °C to 127 °C.',
        'By what factor is the root-mean-square speed of its molecules multiplied?',
      ),
    ).toEqual(['1.15']);
  });
});

describe('what moves on a circle', () => {
  test('has the laws of what is round it', () => {
    expect(
      answersTo(
        'A satellite of mass 850 kg is in a circular orbit of radius $7.0\\times10^6$ m about the Earth. The mass of the Earth is $6.0\\times10^{24}$ kg.',
        '(a) Calculate the speed of the satellite. [2]',
        '(b) Determine the period of the orbit, in hours. [2]',
      ),
    ).toEqual(['7560 m s^-1', '1.62 hours']);
    expect(
      answersTo(
        'A car of mass 900 kg travels at a constant speed of 15 m s$^{-1}$ in a horizontal circle of radius 60 m.',
        'Calculate the centripetal force on the car.',
      ),
    ).toEqual(['3375 N']);
  });

  test('and no others', () => {
    expectRefused(
      'A satellite of mass 850 kg is at a distance of $7.0\\times10^6$ m from the Earth. The mass of the Earth is $6.0\\times10^{24}$ kg.',
      'Calculate the speed of the satellite.',
    );
  });
});

describe('photons, nuclei, stars and rays', () => {
  test('are spoken of by their nouns', () => {
    expect(
      answersTo(
        'A laser emits light of wavelength 650 nm and power 2.0 mW.',
        'Calculate the number of photons emitted per second.',
      ),
    ).toEqual(['6.54 * 10^15 s^-1']);
    expect(
      answersTo(
        'The half-life of iodine-131 is 8.0 days. A sample of iodine-131 has an initial activity of $4.0\\times10^5$ Bq.',
        '(a) Calculate the decay constant of iodine-131. [1]',
        '(b) Calculate the activity of the sample after 20 days. [2]',
      ),
    ).toEqual(['1.00 * 10^-6 s^-1', '7.1 * 10^4 Bq']);
    expect(
      answersTo(
        'The specific acoustic impedance of muscle is $1.70\\times10^6$ kg m$^{-2}$ s$^{-1}$ and that of bone is $6.40\\times10^6$ kg m$^{-2}$ s$^{-1}$.',
        'Calculate the intensity reflection coefficient at a boundary between muscle and bone.',
      ),
    ).toEqual(['0.337']);
  });

  test('but not of another thing than the one that is told of', () => {
    expectRefused(
      'The linear attenuation coefficient of muscle is 0.408 cm$^{-1}$. A parallel beam of X-rays passes through 4.20 cm of bone.',
      'Calculate the fraction of the incident intensity that is transmitted.',
    );
  });
});
