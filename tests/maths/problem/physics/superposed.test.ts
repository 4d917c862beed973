import { expect, test } from 'vitest';
import { answersTo, expectRefused } from './asked.ts';

const GRATING = (wavelength: string) =>
  `A diffraction grating has 400 lines per millimetre. Light of wavelength ${wavelength} is incident normally on the grating.`;

test('of a grating the greatest order and the number of maxima are counted', () => {
  expect(
    answersTo(
      GRATING('520 nm'),
      '(a) Calculate the highest order of maximum that can be observed.',
      '(b) Calculate the total number of maxima that are produced.',
    ),
  ).toEqual(['4', '9']);
});

test('a maximum at a right angle is neither seen nor not', () => {
  expectRefused(GRATING('500 nm'), 'Calculate the greatest order of maximum that can be seen.');
});

test('air in a tube resonates as the ends of the tube let it', () => {
  const asked = (ends: string) => [
    `A tube of length 0.85 m is ${ends}. The speed of sound in the tube is 340 m s^-1. Calculate`,
    '(a) the lowest frequency at which resonance occurs,',
    '(b) the next higher frequency at which resonance occurs.',
  ];
  expect(answersTo(...asked('closed at one end'))).toEqual(['100 Hz', '300 Hz']);
  expect(answersTo(...asked('open at both ends'))).toEqual(['200 Hz', '400 Hz']);
  expectRefused(...asked('partly filled'));
});

const FILTERS = (second: string) => [
  `A parallel beam of vertically polarised light of intensity I_0 is incident normally on a polarising filter F. The transmission axis of F is at an angle of 35° to the vertical. The light from F then passes through a second filter G, whose transmission axis is ${second}.`,
  '(a) State the angle between the transmission axes of F and G.',
  '(b) Calculate, in terms of I_0, the intensity of the light emerging from G.',
  '(c) Calculate the ratio of the amplitude of the light emerging from G to the amplitude of the light incident on F.',
];

test('light passes one filter after another', () => {
  expect(answersTo(...FILTERS('horizontal'))).toEqual(['55.0°', '0.22*I_0', '0.470']);
});

test('on which side of the vertical a second axis lies has to be told', () => {
  expectRefused(...FILTERS('at an angle of 60° to the vertical'));
});

test('intensity goes with the square of the amplitude, and spreads over a sphere', () => {
  expect(
    answersTo(
      'A wave of amplitude 4.0 mm has intensity 12 W m^-2. The amplitude of the wave is reduced to 3.0 mm. Calculate the new intensity.',
    ),
  ).toEqual(['6.75 W m^-2']);
  expect(
    answersTo(
      'A loudspeaker emits sound of power 0.40 W uniformly in all directions. Calculate the intensity of the sound at a distance of 5.0 m from the loudspeaker.',
    ),
  ).toEqual(['1.27 * 10^-3 W m^-2']);
  expectRefused(
    'A loudspeaker emits sound of power 0.40 W. Calculate the intensity of the sound at a distance of 5.0 m from the loudspeaker.',
  );
});
