import { kind } from './kind.ts';

const ELECTRICITY = '9702/all/electricity';
const CIRCUITS = '9702/all/dc-circuits';
const CAPACITANCE = '9702/all/capacitance';
const ALTERNATING = '9702/all/alternating-currents';

const CONDUCTOR = kind('resistor', ELECTRICITY, {
  properties: `
    resistance | R | Ω | kept unless resistivity, length, area, diameter
    current | I | A
    potential difference, voltage | V | V
    power | P | W
    charge | Q | C
    energy | E | J
    time | t | s
    number of carriers | N |
    carrier charge | q | C | lasting
  `,
  laws: `
    The carriers of charge in a metal are electrons. | 金属中的载流子是电子。 | [carrier charge] = qe
    The charge of so many carriers. | 若干个载流子的电荷量。 | [charge] = [number of carriers]*[carrier charge]
    Resistance is potential difference over current. | 电阻等于电势差除以电流。 | [potential difference] = [current]*[resistance]
    Power is potential difference times current. | 功率等于电势差乘以电流。 | [power] = [current]*[potential difference]
    Charge is current times time. | 电荷量等于电流乘以时间。 | [charge] = [current]*[time]
    Energy is power times time. | 能量等于功率乘以时间。 | [energy] = [power]*[time]
  `,
});

export const ELECTRIC_KINDS = [
  CONDUCTOR,
  kind('wire', ELECTRICITY, {
    is: CONDUCTOR,
    properties: `
      length | l | m | lasting
      area, cross-sectional area | A | m^2 | lasting
      diameter | d | m | lasting
      resistivity | ρ | Ω m | lasting
      number density | n | m^-3 | lasting
      drift speed | v | m s^-1
    `,
    laws: `
      The area of a circle. | 圆的面积。 | [area] = pi*[diameter]^2/4
      Resistivity. | 电阻率。 | [resistance] = [resistivity]*[length]/[area]
      The current of moving carriers. | 载流子定向移动形成电流。 | [current] = [area]*[number density]*[drift speed]*[carrier charge]
    `,
  }),
  kind('tapped wire', CIRCUITS, {
    properties: `
      balance length | x | m
      length | l | m | lasting
      potential difference | V | V
      potential difference at balance | B | V
    `,
    laws: 'Along a uniform wire the potential difference is proportional to the length. | 均匀导线上电势差与长度成正比。 | [potential difference at balance] = [potential difference]*[balance length]/[length]',
  }),
  kind('cell', CIRCUITS, {
    properties: `
      emf, electromotive force | E | V | lasting
      internal resistance | r | Ω | lasting
      current | I | A
      terminal potential difference | V | V
      lost volts | L | V
      load resistance, external resistance | R | Ω
      power in the load | P | W
      power wasted | W | W
      total power | T | W
      total resistance | S | Ω
      charge | Q | C
      time | t | s
      energy | J | J
      maximum current | M | A | lasting
      efficiency | η |
    `,
    laws: `
      The terminal potential difference is the e.m.f. less the lost volts. | 路端电压等于电动势减去内电压。 | [terminal potential difference] = [emf] - [current]*[internal resistance] | two
      The lost volts are those across the internal resistance. | 内电压是内阻上的电压。 | [lost volts] = [current]*[internal resistance]
      The terminal potential difference is across the load. | 路端电压即外电阻两端的电压。 | [terminal potential difference] = [current]*[load resistance] | two
      The e.m.f. drives the current through both resistances. | 电动势等于电流乘以内外电阻之和。 | [emf] = [current]*([load resistance] + [internal resistance]) | two
      The power in the load. | 外电阻的功率。 | [power in the load] = [current]*[terminal potential difference]
      The power in the internal resistance. | 内阻的功率。 | [power wasted] = [current]^2*[internal resistance]
      The total resistance is that of the load and the internal resistance. | 总电阻等于外电阻与内阻之和。 | [total resistance] = [load resistance] + [internal resistance]
      Charge is current times time. | 电荷量等于电流乘以时间。 | [charge] = [current]*[time]
      The e.m.f. is the energy for each unit of charge. | 电动势是移动单位电荷所转化的能量。 | [energy] = [emf]*[charge]
      The power of the cell. | 电池的总功率。 | [total power] = [emf]*[current]
      With no load the internal resistance alone limits the current. | 短路时只有内阻限制电流。 | [emf] = [maximum current]*[internal resistance]
      Efficiency is useful power over total power. | 效率等于有用功率与总功率之比。 | [efficiency] = [power in the load]/[total power]
    `,
  }),
  kind('capacitor', CAPACITANCE, {
    properties: `
      capacitance | C | F | lasting
      charge | Q | C
      potential difference, voltage | V | V
      energy | E | J
    `,
    laws: `
      Capacitance is charge over potential difference. | 电容等于电荷量除以电势差。 | [charge] = [capacitance]*[potential difference]
      The energy of a charged capacitor. | 电容器储存的能量。 | [energy] = [charge]*[potential difference]/2
      The energy of a charged capacitor. | 电容器储存的能量。 | [energy] = [capacitance]*[potential difference]^2/2
    `,
  }),
  kind('discharge', CAPACITANCE, {
    properties: `
      capacitance | C | F | lasting
      resistance | R | Ω | lasting
      time constant | τ | s | lasting
      time | t | s
      initial potential difference | A | V | lasting
      potential difference | V | V
      initial charge | B | C | lasting
      charge | Q | C
      initial current | D | A | lasting
      current | I | A
    `,
    laws: `
      The time constant is resistance times capacitance. | 时间常数等于电阻乘以电容。 | [time constant] = [resistance]*[capacitance]
      The potential difference falls exponentially. | 电势差按指数规律衰减。 | [potential difference] = [initial potential difference]*exp(-[time]/[time constant])
      The charge falls exponentially. | 电荷量按指数规律衰减。 | [charge] = [initial charge]*exp(-[time]/[time constant])
      The current falls exponentially. | 电流按指数规律衰减。 | [current] = [initial current]*exp(-[time]/[time constant])
      Charge is capacitance times potential difference. | 电荷量等于电容乘以电势差。 | [charge] = [capacitance]*[potential difference]
      Charge is capacitance times potential difference. | 电荷量等于电容乘以电势差。 | [initial charge] = [capacitance]*[initial potential difference]
      Current is potential difference over resistance. | 电流等于电势差除以电阻。 | [potential difference] = [current]*[resistance]
    `,
  }),
  kind('alternating supply', ALTERNATING, {
    properties: `
      frequency | f | Hz | lasting
      period | T | s | lasting
      angular frequency | ω | rad s^-1 | lasting
      peak voltage | A | V | lasting
      rms voltage | B | V | lasting
      peak current | C | A | lasting
      rms current | D | A | lasting
      resistance | R | Ω | lasting
      mean power | P | W | lasting
      peak power, maximum power | M | W | lasting
      time | t | s
      voltage | V | V | signed
      current | I | A | signed
      power | p | W
    `,
    laws: `
      Angular frequency is 2π times frequency. | 角频率等于 2π 乘以频率。 | [angular frequency] = 2*pi*[frequency]
      Frequency is one over the period. | 频率是周期的倒数。 | [frequency] = 1/[period]
      The r.m.s. value of a sine wave. | 正弦交流的方均根值。 | [peak voltage] = sqrt(2)*[rms voltage]
      The r.m.s. value of a sine wave. | 正弦交流的方均根值。 | [peak current] = sqrt(2)*[rms current]
      The r.m.s. values obey the law of a resistance. | 方均根值满足欧姆定律。 | [rms voltage] = [rms current]*[resistance]
      The mean power is that of the r.m.s. values. | 平均功率由方均根值得出。 | [mean power] = [rms current]*[rms voltage]
      The peak power is twice the mean power. | 最大功率是平均功率的两倍。 | [peak power] = 2*[mean power]
      The voltage is a sine wave. | 电压按正弦规律变化。 | [voltage] = [peak voltage]*sin([angular frequency]*[time])
      The power at an instant. | 瞬时功率。 | [power] = [voltage]^2/[resistance]
      The power at an instant. | 瞬时功率。 | [power] = [peak power]*(sin([angular frequency]*[time]))^2
      The current at an instant. | 瞬时电流。 | [voltage] = [current]*[resistance]
    `,
  }),
];
