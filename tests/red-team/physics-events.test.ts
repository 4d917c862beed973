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
    'A particle is projected vertically upwards at 15 m/s. Find the time for which it is above 10 m.',
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
