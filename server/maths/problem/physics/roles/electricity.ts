import { roles } from './role.ts';

const OF_PARTS = roles(
  'part',
  String.raw`
current | 电流 | I | A
charge | 电荷量, 电荷, 电量 | Q | C
potential difference, pd, voltage | 电势差, 电压, 两端电压 | V | V
resistance | 电阻, 阻值, 电阻值 | R | Ω
power, power dissipated, electrical power, rate of energy transfer, output power of lamp | 功率, 电功率, 消耗功率, 消耗的功率 | P | W
energy transferred, energy dissipated, electrical energy, thermal energy dissipated, energy, electrical energy transferred | 电能, 能量, 消耗的电能 | W | J
number of electrons, number of free electrons, number of charge carriers | 电子数, 自由电子数, 电子数目, 电子个数 | N | 
mean drift speed, average drift speed, drift speed, drift velocity, average drift velocity, mean drift velocity | 平均漂移速度, 漂移速度, 漂移速率, 平均漂移速率 | v | m s^-1
`,
);

const OF_SOURCES = roles(
  'scene',
  String.raw`
emf, electromotive force | 电动势 | E | V
internal resistance | 内阻 | r | Ω
terminal potential difference, terminal pd, terminal voltage | 路端电压, 端电压 | V_{t} | V
external resistance, total external resistance | 外电阻, 外电路总电阻 | R_{e} | Ω
`,
);

const OF_STUFF = roles(
  'stuff',
  String.raw`
resistivity | 电阻率 | \rho | Ω m
number density, number density of free electrons, number density of charge carriers, number of free electrons per unit volume, number density of conduction electrons | 数密度, 自由电子数密度, 自由电子的数密度, 载流子数密度 | n | m^-3
`,
);

export const ELECTRICITY = [...OF_PARTS, ...OF_SOURCES, ...OF_STUFF];
