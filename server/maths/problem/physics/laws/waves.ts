import { laws } from './law.ts';

export const WAVES = [
  ...laws(
    'waves',
    `
The wave equation. | 波的公式。 | [wave speed] = [frequency] * [wavelength]
Frequency is one over the period. | 频率是周期的倒数。 | [frequency] = 1 / [period]
A phase difference is the same part of a cycle as the distance is of a wavelength. | 相位差与一周之比等于距离与波长之比。 | [phase difference] = 2 * pi * [distance between points] / [wavelength]
The time-base times the length of a cycle is the period. | 周期等于时基乘以一个波形的长度。 | [period] = [time-base] * [length of one cycle]
A source that comes nearer. | 波源靠近观察者。 | [observed frequency] = [frequency] * [wave speed] / ([wave speed] - [speed]) | towards
A source that goes away. | 波源远离观察者。 | [observed frequency] = [frequency] * [wave speed] / ([wave speed] + [speed]) | away
The power spreads over a sphere. | 功率均匀分布在球面上。 | [intensity] = [power] / (4 * pi * [distance]^2) | in all directions
`,
  ),
  ...laws(
    'superposition',
    `
Double-slit interference. | 双缝干涉公式。 | [wavelength] = [slit separation] * [fringe separation] / [distance to screen] | | water, liquid, oil, glass, medium
At a bright fringe the path difference is a whole number of wavelengths. | 亮纹处路程差为波长的整数倍。 | [path difference] = [order] * [wavelength] | bright fringe
At a dark fringe it is half a wavelength less. | 暗纹处路程差为半波长的奇数倍。 | [path difference] = ([order] - 0.5) * [wavelength] | dark fringe
A string fixed at both ends holds half a wavelength for each antinode. | 两端固定的弦上每个波腹占半个波长。 | [length] = [number of antinodes] * [wavelength] / 2 | fixed at both ends
The diffraction grating. | 光栅方程。 | [grating spacing] * sin([angle of diffraction]) = [order] * [wavelength]
The grating spacing is one over the lines per unit length. | 光栅常数是单位长度刻线数的倒数。 | [grating spacing] = 1 / [lines per unit length]
`,
  ),
];
