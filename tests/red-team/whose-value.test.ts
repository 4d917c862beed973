import { describe } from 'vitest';
import { answers, refuses } from './solver.ts';

describe('a mass is that of the body that it is said of', () => {
  refuses([
    'A satellite of mass 500 kg is in a circular orbit of radius 7.0 × 10^6 m. Calculate its orbital speed.',
    'A satellite of mass 500 kg orbits at a radius of 7.0 × 10^6 m. Find its period.',
    'The Moon, of mass 7.4e22 kg, orbits the Earth at a radius of 3.8e8 m. Calculate the speed of the Moon.',
    'An object of mass 5.0 kg is on the surface of a planet of radius 3.4e6 m. Find the gravitational field strength.',
    '地球的质量为 6.0e24 kg，绕太阳做圆周运动，轨道半径为 1.5e11 m，求周期。',
    'Calculate the energy released by the fission of 1.0 kg of uranium.',
    'A helium nucleus has mass 6.64e-27 kg. Find its binding energy.',
  ]);
  answers([
    [
      'A star of mass 2.0e30 kg has a planet in orbit at a radius of 1.5e11 m. Find the period.',
      '3.2 * 10^7 s',
    ],
  ]);
});

describe('a density is that of the liquid where the liquid is asked about', () => {
  refuses([
    'A block of volume 2.0 × 10^-3 m³ and density 2700 kg m^-3 is fully submerged in water. Find the upthrust.',
    '密度为 2700 kg/m³、体积为 2.0e-3 m³ 的铝块完全浸没在水中，求浮力。',
    'A stone of density 2700 kg/m³ lies at a depth of 5.0 m in a lake. Find the pressure due to the water.',
  ]);
});

describe('how long a body is, or how far it goes, is no other length', () => {
  refuses([
    'A man of mass 70 kg climbs a staircase 10 m long in 12 s. Find the power.',
    'A force of 10 N acts on a spring 0.20 m long. Find the spring constant.',
    'A force of 20 N pushes a box 2.0 m long. Find the work done.',
    'A train 200 m long accelerates from rest at 2.0 m/s². Find its final velocity.',
    'Two parallel plates 10 cm long have a potential difference of 200 V between them. Find the electric field strength between the plates.',
    'A pendulum 0.80 m long oscillates with simple harmonic motion at a frequency of 0.56 Hz. Find its maximum speed.',
    'A car of mass 1000 kg moves 200 m. Find the change in gravitational potential energy.',
    'A car moves 100 m round a bend at 20 m/s. Find the centripetal acceleration.',
    '频率为 200 Hz 的声波传播 680 m，求波速。',
    'A train moving at 30 m/s sounds a whistle of frequency 300 Hz. Find the wavelength.',
    'A rocket accelerates upwards from rest at 5.0 m/s² for 10 s. Find the maximum height reached.',
    'A train moves towards a platform at 30 m/s. It sounds a whistle of frequency 800 Hz. The speed of sound is 340 m/s. Find the frequency heard by a person on the train.',
    'A force of 50 N acts at an angle of 90° to the horizontal. Find the horizontal component of the force.',
    'A sample contains 8.0 × 10^20 nuclei of half-life 2.0 hours. Calculate the number of nuclei that decay in 6.0 hours.',
  ]);
});

describe('units that are set as formulas', () => {
  answers([
    [
      String.raw`A car accelerates uniformly from $8.0\ \mathrm{m\,s^{-1}}$ to $20\ \mathrm{m\,s^{-1}}$ over a distance of $84\ \mathrm{m}$. Calculate the acceleration.`,
      '2.0 m s^-2',
    ],
  ]);
});
