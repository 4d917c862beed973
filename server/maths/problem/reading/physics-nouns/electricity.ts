import { called, nouns } from './noun.ts';

export const ELECTRIC_NOUNS = nouns(`
  wire, cable, lead, conductor, filament | 导线, 金属丝, 电阻丝, 电缆, 铜线, 合金丝, 金属线 | wire
  resistor, lamp, bulb, heater, motor, electric heater, component | 电阻器, 电阻, 灯泡, 电热器, 元件 | resistor
  cell, battery, power supply, supply | 电池, 电源, 电池组 | cell | potential difference = terminal potential difference, resistance = internal resistance
  capacitor | 电容器 | capacitor
  plates, metal plates, parallel plates, parallel metal plates | 平行板, 金属板, 平行金属板, 两板 | parallel plates
  electrons, free electrons, charge carriers | 电子, 自由电子, 载流子 | electron gas
`);

export const ELECTRIC_NAMES = called(`
  resistance | electrical resistance, effective resistance | 电阻
  current | electric current, constant current, steady current | 电流, 恒定电流
  potential difference | p.d., pd, voltage | 电势差, 电压, 电位差
  power | power dissipated, rate of dissipation of energy, power output, electrical power | 功率, 电功率, 消耗的功率, 消耗的电功率
  charge | electric charge, charge stored | 电荷量, 电荷, 电量
  energy | energy transferred, energy stored, energy dissipated | 能量, 电能
  emf | e.m.f., electromotive force, electromotive force \\( e.m.f. \\) | 电动势
  internal resistance | | 内阻, 内电阻
  resistivity | | 电阻率
  number density | number of free electrons per unit volume, number density of free electrons, number density of charge carriers | 数密度, 自由电子数密度
  drift speed | mean drift speed, average drift speed, drift velocity, mean drift velocity | 漂移速度, 平均漂移速度, 漂移速率
  terminal potential difference | terminal p.d., terminal voltage | 路端电压, 端电压
  capacitance | | 电容
  time constant | | 时间常数, 时间常量
  electric field strength | | 电场强度, 场强
`);
