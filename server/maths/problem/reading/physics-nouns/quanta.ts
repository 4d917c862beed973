import { called, nouns } from './noun.ts';

export const QUANTUM_NOUNS = nouns(`
  photon, photons, gamma-ray photon, gamma photon | 光子 | photon
  proton | 质子 | proton
  neutron | 中子 | moving particle
  particle, charged particle | 粒子, 带电粒子 | moving particle
  alpha particle, alpha-particle | α粒子 | moving particle
  ion | 离子 | moving particle
  photoelectric emission, photocell | 光电效应 | photoelectric emission@
  annihilation | 湮灭 | annihilation@
  radioactive sample, sample, source, radioactive source, radioactive isotope, isotope, radioactive substance, nuclide, radioactive nuclide, radionuclide, radioisotope | 样品, 放射源, 放射性样品, 同位素, 放射性同位素 | radioactive sample
  nucleus | 原子核 | nucleus |
  reaction, nuclear reaction, fusion reaction, fission reaction, decay, fission, fusion | 核反应, 反应 | nuclear reaction
  bone | 骨, 骨骼 | absorber
  soft tissue, tissue | 软组织, 组织 | absorber
  muscle | 肌肉 | absorber
  fat | 脂肪 | absorber
  blood | 血液 | absorber
  skin | 皮肤 | absorber
  gel | 凝胶, 耦合剂 | absorber
  kidney | 肾 | absorber
  liver | 肝 | absorber
  brain | 脑 | absorber
  boundary, interface | 界面, 分界面 | boundary
  nuclide by itself | | nuclide
  echo | | echo
  layer of a beam | | absorber
  way of a beam | | way of a beam
  x-ray tube | X射线管 | X-ray tube
  oscillation, oscillations, vibration, vibrations, simple harmonic motion, s.h.m., simple harmonic oscillations | 振动, 简谐运动, 简谐振动 | oscillation
`);

export const QUANTUM_NAMES = called(`
  proton number | atomic number, number of protons | 质子数
  nucleon number | mass number, number of nucleons | 核子数
  neutron number | number of neutrons | 中子数
  work function | work function energy | 逸出功
  threshold frequency | | 截止频率, 极限频率
  threshold wavelength | | 极限波长
  maximum kinetic energy | | 最大动能
  maximum speed | | 最大速率, 最大速度
  stopping potential | stopping voltage | 遏止电压
  photons per unit time | number of photons per unit time, number of photons emitted per second, number of photons per second, rate of emission of photons, number of photons emitted per unit time, number of photons incident per unit time | 单位时间内的光子数
  wavelength | de broglie wavelength | 波长, 德布罗意波长
  frequency | | 频率
  momentum | linear momentum | 动量
  speed | | 速率
  accelerating potential difference | accelerating p.d., accelerating voltage | 加速电压
  half-life | | 半衰期
  decay constant | | 衰变常量, 衰变常数
  activity | | 活度, 放射性活度
  number of nuclei | number of undecayed nuclei, number of radioactive nuclei, number of radioactive atoms, number of undecayed atoms | 原子核数, 未衰变的核数
  decrease in mass | mass defect, change in mass, loss of mass, loss in mass | 质量亏损
  energy released | | 释放的能量
  specific acoustic impedance | acoustic impedance | 声阻抗
  intensity reflection coefficient | fraction of the intensity reflected, fraction of the incident intensity that is reflected | 强度反射系数
  attenuation coefficient | linear attenuation coefficient, linear absorption coefficient, absorption coefficient | 线性衰减系数, 衰减系数
  thickness | | 厚度
  fraction transmitted | fraction of the incident intensity that is transmitted, fraction of the intensity that is transmitted, fraction of the intensity transmitted, fraction of the incident intensity transmitted | 透射比例
  half-value thickness | | 半值厚度
  minimum wavelength | shortest wavelength | 最短波长
  amplitude | amplitude of the oscillations | 振幅
  angular frequency | | 角频率
  maximum acceleration | magnitude of the maximum acceleration | 最大加速度
  displacement | displacement from equilibrium, displacement from its equilibrium position, displacement from the equilibrium position, displacement from the mean position | 位移
`);
