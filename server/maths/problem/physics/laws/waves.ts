import { laws } from './law.ts';

export const WAVES = [
  ...laws(
    'waves',
    `
The wave equation. | 波的公式。 | [wave speed] = [frequency] * [wavelength]
Frequency is one over the period. | 频率是周期的倒数。 | [frequency] = 1 / [period]
`,
  ),
  ...laws(
    'superposition',
    `
Double-slit interference. | 双缝干涉公式。 | [wavelength] = [slit separation] * [fringe separation] / [distance to screen]
The diffraction grating. | 光栅方程。 | [grating spacing] * sin([angle of diffraction]) = [order] * [wavelength]
The grating spacing is one over the lines per unit length. | 光栅常数是单位长度刻线数的倒数。 | [grating spacing] = 1 / [lines per unit length]
`,
  ),
];
