import { expect, test } from 'vitest';
import { solve } from '#server/maths/solving/solve.ts';

test.each([
  '一个小球从 20 m 高处由静止下落，空气阻力不计。求 1.0 s 后小球的速度。',
  'A ball falls from rest. Air resistance is negligible. Calculate the height of the ball after 2.0 s.',
  'A satellite orbits the Earth in a circular orbit of radius $7.0\\times10^6$ m. The mass of the Earth is $6.0\\times10^{24}$ kg. Calculate the gravitational field strength at the surface of the Earth.',
  'A satellite orbits the Earth in a circular orbit of radius $7.0\\times10^6$ m. The mass of the Earth is $6.0\\times10^{24}$ kg. Calculate the period of the Earth.',
  'X-rays of intensity 500 W m^-2 pass through bone of thickness 2.0 cm and linear attenuation coefficient 0.60 cm^-1. Calculate the intensity of the incident X-rays.',
  'The work function of a metal is 2.3 eV. Light of wavelength 420 nm is incident on the metal. Calculate the energy of the photoelectrons.',
  'A star has luminosity 3.8e26 W and is at a distance of 1.5e11 m from the Earth. Calculate the radiant flux intensity at the surface of the star.',
  'The density of water is 1000 kg m^-3. Calculate the pressure due to the water at a height of 12 m.',
  'A car of mass 1200 kg has a speed of 20 m/s. Calculate the kinetic energy gained by the car.',
  '某正弦交流电源的电压有效值为 170 V，接在阻值为 50 Ω 的电阻器上。求电压的峰值。',
  'An object of volume 2.0e-3 m^3 is fully immersed in water of density 1000 kg m^-3. Calculate the mass of the object.',
  'The work function of a metal is 2.3 eV. Light of frequency 7.1e14 Hz is incident on the metal. Calculate the wavelength of the emitted electrons.',
  'A wheel of diameter 0.60 m rotates with angular speed 5.0 rad s^-1. Calculate the speed of the centre of the wheel.',
  'A car of mass 1000 kg accelerates at 3.0 m s^-2. Calculate the force on the driver.',
  'A point charge of −5.0 nC is in a vacuum. Calculate the electric field strength at a distance of 0.20 m from the charge.',
])('a quantity of another place or time is not taken for the one that is asked for: %s', (ask) => {
  const outcome = solve(ask);
  expect(outcome.solved ? outcome.worked.answer.text : null).toBeNull();
});
