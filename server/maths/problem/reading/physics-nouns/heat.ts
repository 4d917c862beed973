import { called, nouns } from './noun.ts';

export const HEAT_NOUNS = nouns(`
  gas, ideal gas, sample of gas, fixed mass of gas, fixed mass of an ideal gas, fixed mass of ideal gas, quantity of gas | 气体, 理想气体, 一定质量的气体, 一定质量的理想气体 | ideal gas, change of a gas
  change of the gas | | change of a gas
  heater of a liquid, immersion heater | | heater
  warmed body | | warmed body
  changing body | | changing body
  melting body | | melting body
  monatomic gas, monatomic ideal gas, ideal monatomic gas | 单原子气体, 单原子理想气体, 理想单原子气体 | monatomic gas, change of a monatomic gas
`);

export const HEAT_NAMES = called(`
  pressure | gas pressure | 压强
  volume | | 体积
  amount | amount of substance, number of moles, amount of gas | 物质的量, 摩尔数
  number of molecules | number of atoms, number of gas molecules, number of gas atoms, number of particles | 分子数, 分子总数, 原子数
  molecular mass | mass of one molecule, mass of a molecule, mass of one atom, mass of an atom, mass of each molecule | 分子质量, 一个分子的质量
  molar mass | | 摩尔质量
  rms speed | root-mean-square speed, r.m.s. speed, root-mean-square \\( r.m.s. \\) speed, root mean square speed, root-mean-square speed c_rms | 方均根速率
  mean square speed | mean-square speed | 均方速率
  mean kinetic energy | average kinetic energy, mean translational kinetic energy, average translational kinetic energy, mean random kinetic energy | 平均动能, 平均平动动能
  total kinetic energy | total random kinetic energy | 总动能
  internal energy | | 内能
  density | | 密度
  mass | | 质量
  increase in internal energy | | 内能的增加量, 内能增量
  heat supplied | thermal energy supplied, energy supplied by heating, thermal energy transferred, heat transferred | 吸收的热量
  heat lost | thermal energy lost, energy lost | 放出的热量
  work done on it | | 外界做的功
  work done by it | | 对外做的功
  specific heat capacity | | 比热容
  specific latent heat | specific latent heat of fusion, specific latent heat of vaporisation, specific latent heat of vaporization | 比潜热, 熔化热, 汽化热
  rise in temperature | temperature rise, increase in temperature | 温度升高
`);
