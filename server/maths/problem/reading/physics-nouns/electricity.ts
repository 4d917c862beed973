import { called, nouns } from './noun.ts';

export const ELECTRIC_NOUNS = nouns(`
  wire, metal wire | 导线, 金属丝, 电阻丝, 铜线, 合金丝, 金属线 | wire, stretched wire
  cable, lead | 电缆 | wire, stretched wire
  conductor | 导体 | wire
  resistance wire | | wire
  filament | 灯丝 | wire
  resistor | 电阻器, 电阻 | resistor
  fixed resistor | 定值电阻 | resistor
  variable resistor, rheostat | 可变电阻器, 可变电阻, 滑动变阻器 | resistor
  load resistor | 负载电阻, 负载 | resistor
  load | | resistor, body
  lamp, light bulb, bulb | 灯泡, 电灯 | resistor
  filament lamp | 白炽灯 | resistor
  heater, electric heater, electrical heater | 电热器, 加热器 | resistor
  heating element, element | 电热元件 | resistor
  motor, electric motor | 电动机, 马达 | resistor
  electric kettle, kettle | 电水壶 | resistor
  component, electrical component | 元件 | resistor
  thermistor | 热敏电阻 | resistor
  light-dependent resistor, ldr, light-dependent resistor \\( ldr \\) | 光敏电阻 | resistor
  diode, light-emitting diode, led | 二极管 | resistor
  voltmeter | 电压表, 伏特表 | resistor | reading = potential difference
  ammeter | 电流表, 安培表 | resistor | reading = current
  cell | 电池 | cell | potential difference = terminal potential difference, resistance = internal resistance
  battery, car battery | 电池组 | cell | potential difference = terminal potential difference, resistance = internal resistance
  solar cell, solar panel, photovoltaic cell | 太阳能电池 | cell | potential difference = terminal potential difference, resistance = internal resistance
  power supply, supply, d.c. supply, d.c. power supply, direct current supply, power source | 电源 | cell | potential difference = terminal potential difference, resistance = internal resistance
  capacitor, parallel-plate capacitor | 电容器 | capacitor
  combination, arrangement, network, circuit network | 组合 | group
  plates, metal plates, parallel plates, parallel metal plates | 平行板, 金属板, 平行金属板, 两板 | parallel plates | distance = separation
`);

export const ELECTRIC_NAMES = called(`
  resistance | electrical resistance | 电阻
  current | electric current, constant current, steady current | 电流, 恒定电流
  potential difference | p.d., pd, voltage, potential difference \\( p.d. \\), potential difference \\( pd \\) | 电势差, 电压, 电位差
  power | power dissipated, rate of dissipation of energy, power output, electrical power, rate of energy transfer, power transferred, power supplied, power developed, rate of transfer of energy, rate of dissipation of thermal energy | 功率, 电功率, 消耗的功率, 消耗的电功率
  charge | electric charge, charge stored, charge passing, charge transferred | 电荷量, 电荷, 电量
  energy | energy stored, electrical energy, electric potential energy stored | 能量, 电能
  energy transferred | energy dissipated, energy supplied, electrical energy transferred, thermal energy produced, thermal energy dissipated, energy converted, work done |
  emf | e.m.f., electromotive force, electromotive force \\( e.m.f. \\), electromotive force \\( emf \\) | 电动势
  internal resistance | | 内阻, 内电阻
  resistivity | | 电阻率
  number density | number of free electrons per unit volume, number of conduction electrons per unit volume, number of electrons per unit volume, number of charge carriers per unit volume, number density of free electrons, number density of conduction electrons, number density of the conduction electrons, number density of the electrons, number density of the free electrons, number density of electrons, number density of charge carriers, number density of the charge carriers, charge carrier number density | 数密度, 自由电子数密度
  drift speed | mean drift speed, average drift speed, drift velocity, mean drift velocity, average drift velocity | 漂移速度, 平均漂移速度, 漂移速率
  area | cross-sectional area, area of cross-section, cross-section area | 横截面积
  terminal potential difference | terminal p.d., terminal pd, terminal voltage | 路端电压, 端电压
  capacitance | | 电容
  time constant | | 时间常数, 时间常量
  reading | |
`);
