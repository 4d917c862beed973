import { describe } from 'vitest';
import { answers, refuses } from './solver.ts';

describe('a value is only taken for what it is called', () => {
  refuses([
    'A man of mass 70 kg stands in a lift accelerating downwards at 2.0 m/s². Find his weight.',
    'A 70 kg man in a car accelerating at 3.0 m/s². Find his weight.',
    'A 12 V battery and a 6.0 V battery in series drive a current through a 9.0 Ω resistor. Find the current.',
  ]);
  answers([['A 5.0 kg mass on a planet weighs 30 N. Find the gravitational field strength.', '6.0 m s^-2']]);
});

describe('one way and the other are not added up', () => {
  refuses([
    'A particle has an initial velocity of 8 m/s to the right and an acceleration of 2 m/s² to the left. Find its velocity after 3 s.',
    'An object has an initial velocity of 5.0 m/s upwards and a final velocity of 3.0 m/s downwards after 0.80 s. Find its acceleration.',
    'A body moving at 4.0 m/s is given an acceleration of 2.0 m/s² at right angles to its velocity. Find its speed after 1.5 s.',
    'A puck moving at 4.0 m/s has an acceleration of 2.0 m/s² perpendicular to its path. Find its speed after 1.5 s.',
    'A cart of mass 2.0 kg with initial velocity 3.0 m/s left and final velocity 5.0 m/s right. Find the change in momentum.',
    'A trolley of mass 2.0 kg moving at 3.0 m/s runs into a spring and leaves it at 3.0 m/s. Find the change in momentum.',
    '物体以 10 m/s 的初速度冲上斜面，加速度大小为 4 m/s²，方向沿斜面向下，求 4 s 末的速度。',
    'A 2.0 kg block hangs from a rope that is pulled up by a force of 30 N. Find the acceleration.',
    'A 2.0 kg block falls and the force of air on it is 4.0 N. Find the acceleration.',
    'A gas is compressed at a constant pressure of 1.0e5 Pa with a change in volume of 3.0e-3 m³. Find the work done by the gas.',
    '气体对外做功 300 J，内能减少 100 J，求吸收的热量。',
  ]);
  answers([
    ['A boat moves north at 3.0 m/s for 10 s. Find its displacement.', '30 m'],
    [
      'A gas expands at a constant pressure of 1.0e5 Pa with a change in volume of 3.0e-3 m³. Find the work done by the gas.',
      '300 J',
    ],
  ]);
});

describe('what changes on the way is not what it was at its end', () => {
  refuses([
    'A current increases uniformly from zero, reaching 4.0 A after 10 s. Find the charge.',
    'A current decreases at a constant rate from 4.0 A and is zero after 10 s. Find the charge.',
    'A current of 4.0 A decays over 10 s. Find the charge that flows.',
    'A rocket accelerates upwards from rest at 15 m/s² for 4.0 s and its fuel runs out. Find the maximum height.',
    'A stone is dropped from a height of 20 m. Find the time it takes to fall the last metre.',
    'A rubber band of force constant 40 N/m is stretched by 5.0 cm beyond its elastic limit. Find the energy stored.',
    'A gas at 2.0e5 Pa in 3.0e-3 m³ at 300 K leaks. Find the amount of gas.',
    '半衰期为 5.0 天，初始活度为 800 Bq，求 15 天内衰变掉的活度。',
    '一根长 2.0 m、横截面积为 1.0 mm² 的导线电阻率为 1.7×10^-8 Ω m，对折后求电阻。',
  ]);
  answers([
    ['A steady current of 4.0 A flows for 10 s. Find the charge.', '40 C'],
    ['半衰期为 5.0 天，初始活度为 800 Bq，求 15 天后的活度。', '100 Bq'],
  ]);
});

describe('a length is measured from where the words say', () => {
  refuses([
    'A force of 20 N acts at the end of a uniform rod a distance of 0.80 m from its other end. The rod is pivoted at its centre. Find the moment of the force.',
    'Two spheres of mass 5.0 kg and 8.0 kg have their surfaces 0.20 m apart. Find the gravitational force between them.',
    'A block of volume 200 cm³ floats in water of density 1000 kg/m³ with part of it immersed. Find the upthrust.',
  ]);
  answers([
    [
      'A cube of volume 200 cm³ is totally immersed in oil of density 800 kg/m³. Find the upthrust.',
      '1.57 N',
    ],
  ]);
});

describe('a formula is kept to where it holds', () => {
  refuses([
    'A ball of mass 0.20 kg is thrown vertically upwards at 8.0 m/s. Find its kinetic energy at its highest point.',
    'A lorry of mass 2000 kg climbs a hill of height 50 m in 100 s against friction. Find the power.',
    'A crane lifts a load of mass 200 kg through a height of 15 m in 30 s and the load is still moving. Find the power.',
    'A force of 100 N at 30° above the horizontal moves a sledge a distance of 50 m down a hill. Find the work done by the force.',
    'Light of wavelength 700 nm falls at an angle of 10° on a grating of 400 lines per mm. Find the order.',
    'A cell of e.m.f. 6.0 V and internal resistance 2.0 Ω delivers a current of 0.50 A. Find the resistance of the circuit.',
    'A car of mass 800 kg goes over a bridge of radius 40 m at 10 m/s. Find the force of the road on the car.',
    'A planet of mass 6.0e24 kg has radius 6.4e6 m. Find the gravitational field strength at its centre.',
    'A metal sphere of radius 0.10 m has charge 2.0 nC. Find the electric field strength at its centre.',
    'A mass of 0.20 kg of steam of specific latent heat 2.3e6 J/kg condenses and cools. Find the thermal energy.',
    'A drug of initial activity 600 Bq and half-life 6.0 h is also removed by the body. Find the activity after 12 h.',
    'A galaxy approaching us shows a change in wavelength of 4.0 nm in a line of wavelength 656 nm. Find its recession speed.',
  ]);
  answers([
    ['A ball of mass 0.20 kg moves at 8.0 m/s. Find its kinetic energy.', '6.4 J'],
    ['A crane lifts a load of mass 200 kg through a height of 15 m in 30 s. Find the power.', '980 W'],
    [
      'A cell of e.m.f. 6.0 V and internal resistance 2.0 Ω delivers a current of 0.50 A. Find the external resistance.',
      '10 Ω',
    ],
  ]);
});
