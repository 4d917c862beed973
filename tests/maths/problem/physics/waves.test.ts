import { describe, expect, test } from 'vitest';
import { answersTo, expectRefused } from './asked.ts';

const SLITS =
  'Light of wavelength 630 nm from a laser is incident normally on two narrow slits. The separation of the slits is 0.420 mm.';

describe('light behind two slits and behind a grating', () => {
  test('the fringes belong to the light, the slits and the screen that were spoken of', () => {
    expect(
      answersTo(
        SLITS,
        'A pattern of bright and dark fringes is observed on a screen that is parallel to the slits and at a distance of 2.10 m from them, as shown in Fig. 5.1.',
        '(a) Calculate the separation of adjacent bright fringes on the screen. [2]',
        '(b) Calculate the frequency of the light. [2]',
      ),
    ).toEqual(['3.15 * 10^-3 m', '4.76 * 10^14 Hz']);
  });

  test('there is no answer for fringes that are not adjacent', () => {
    expectRefused(
      SLITS,
      'Fringes are observed on a screen placed 2.10 m from the double slit.',
      'Calculate the separation of the outermost bright fringes.',
    );
  });

  test('the angle is that of the order that is asked for', () => {
    expect(
      answersTo(
        'A parallel beam of light of wavelength 600 nm is incident normally on a diffraction grating that has 500 lines per millimetre.',
        'Calculate the angle, to the direction of the incident beam, of the second-order maximum.',
      ),
    ).toEqual(['36.9°']);
  });
});

describe('waves', () => {
  test('two points some distance apart are out of phase', () => {
    expect(
      answersTo(
        'A progressive sound wave of frequency 850 Hz travels through air with a speed of 340 m s^-1.',
        'Calculate the phase difference, in degrees, between two points on the wave that are 0.10 m apart.',
      ),
    ).toEqual(['90.0°']);
  });

  test('adjacent nodes are half a wavelength apart', () => {
    expect(
      answersTo(
        'A stationary sound wave has frequency 3.2 kHz. The distance between adjacent nodes is 52 mm.',
        'Determine the speed of the wave.',
      ),
    ).toEqual(['333 m s^-1']);
  });
});

describe('polarised light', () => {
  const LIGHT =
    'A beam of plane-polarised light of intensity 18.0 W m^-2 is incident normally on a polarising filter. The transmission axis of the filter is at an angle of 25.0° to the plane of polarisation of the incident light.';

  test('is transmitted by Malus’s law', () => {
    expect(answersTo(LIGHT, 'Calculate the intensity of the light transmitted by the filter.')).toEqual([
      '14.8 W m^-2',
    ]);
  });

  test('behind another filter has no intensity that is known', () => {
    expectRefused(
      LIGHT,
      'The light then passes through another polarising filter.',
      'Calculate the intensity of the transmitted light.',
    );
    expectRefused(
      LIGHT.replace('plane-polarised', 'unpolarised'),
      'Calculate the intensity of the transmitted light.',
    );
  });
});
