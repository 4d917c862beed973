import { laws } from './law.ts';

export const ELECTRICITY = [
  ...laws(
    'electricity',
    `
Charge is current times time. | 电荷量等于电流乘以时间。 | [charge] = [current] * [time]
The charge of so many electrons. | 若干个电子的电荷量。 | [charge] = [number of electrons] * qe
Potential difference is energy transferred per unit charge. | 电势差是单位电荷转化的能量。 | [potential difference] = [energy transferred] / [charge]
Resistance is potential difference over current. | 电阻等于电势差与电流之比。 | [potential difference] = [current] * [resistance]
Electrical power. | 电功率。 | [power] = [current] * [potential difference]
Power in a resistance. | 电阻上的功率。 | [power] = [current]^2 * [resistance]
Power in a resistance. | 电阻上的功率。 | [power] = [potential difference]^2 / [resistance]
Energy is power times time. | 能量等于功率乘以时间。 | [energy transferred] = [power] * [time]
Resistivity. | 电阻率公式。 | [resistance] = [resistivity] * [length] / [cross-sectional area]
The current of moving charge carriers. | 载流子定向运动形成的电流。 | [current] = [cross-sectional area] * [number density] * [mean drift speed] * qe
`,
  ),
  ...laws(
    'dc-circuits',
    `
The terminal potential difference is the e.m.f. less the lost volts. | 路端电压等于电动势减去内阻上的电压。 | [terminal potential difference] = [emf] - [current] * [internal resistance] | | known circuit
The e.m.f. drives the current through both resistances. | 电动势等于电流乘以内外电阻之和。 | [emf] = [current] * ([external resistance] + [internal resistance]) | | known circuit
`,
  ),
];
