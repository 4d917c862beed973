import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'physics-forces-density-and-pressure',
  solved: [
    {
      ask: 'A force of 25 N acts at a perpendicular distance of 0.40 m from a pivot. Calculate the moment of the force.',
      answer: '10 N m',
    },
    { ask: 'Calculate the density of a cube of mass 540 g and volume 200 cm³.', answer: '2700 kg m^-3' },
    {
      ask: 'Calculate the pressure exerted by a force of 50 N on an area of 25 cm^2.',
      answer: '2.0 * 10^4 Pa',
    },
    {
      ask: 'Calculate the hydrostatic pressure at a depth of 12 m in water of density 1000 kg m^-3.',
      answer: '1.2 * 10^5 Pa',
    },
    {
      ask: 'A block of volume 2.0 × 10^-3 m^3 is fully submerged in water of density 1000 kg m^-3. Find the upthrust.',
      answer: '20 N',
    },
    { ask: '一个物体的质量为 39 kg，体积为 5.0 × 10⁻³ m³，求物体的密度。', answer: '7800 kg m^-3' },
    {
      ask: 'Two forces of a couple each have force 15 N. The perpendicular distance between them is 30 cm. Calculate the torque of the couple.',
      answer: '4.5 N m',
    },
    {
      ask: 'A metal of density 8900 kg m^-3 has mass 1.78 kg. Calculate its volume.',
      answer: '2.00 * 10^-4 m^3',
    },
    { ask: '压强为 2.0 × 10^5 Pa，面积为 0.030 m²，求力的大小。', answer: '6000 N' },
    { ask: '力为 30 N，力臂为 0.25 m，求力矩。', answer: '7.5 N m' },
  ],
  refused: ['Calculate the total pressure at a depth of 12 m in water of density 1000 kg m^-3.'],
  near: [
    'Calculate the stress in a wire of cross-sectional area 2.0 mm^2 under a tension of 50 N.',
    'Calculate the probability density at x = 2.',
  ],
};
