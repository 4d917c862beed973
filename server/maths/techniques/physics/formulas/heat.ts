import { type Formula, formula } from '../formula.ts';

export const heat: Formula[] = [
  formula(
    'temperature',
    'Q = m*c*D',
    'Q:heat m:mass c:specificHeat D:temperatureChange',
    'Heat for a change of temperature.',
    '改变温度所需的热量。',
  ),
  formula(
    'temperature',
    'Q = m*c*(b - a)',
    'Q:heat m:mass c:specificHeat b:temperatureEnd a:temperatureStart',
    'Heat for a change of temperature.',
    '改变温度所需的热量。',
    { when: /from|从/i },
  ),
  formula(
    'temperature',
    'Q = m*L',
    'Q:heat m:mass L:latentHeat',
    'Heat for a change of state.',
    '改变物态所需的热量。',
  ),

  formula(
    'ideal-gases',
    'p*V = n*Rgas*T',
    'p:gasPressure V:volume n:amount T:temperature',
    'The equation of state of an ideal gas.',
    '理想气体状态方程。',
  ),
  formula(
    'ideal-gases',
    'p*V = N*kB*T',
    'p:gasPressure V:volume N:molecules T:temperature',
    'The equation of state with the number of molecules.',
    '用分子数表示的状态方程。',
  ),
  formula(
    'ideal-gases',
    'N = n*NA',
    'N:molecules n:amount',
    'One mole holds the Avogadro number of particles.',
    '一摩尔含阿伏伽德罗常量个粒子。',
  ),
  formula(
    'ideal-gases',
    'p = r*s/3',
    'p:gasPressure r:density s:meanSquareSpeed',
    'Kinetic theory: p = ⅓ρ⟨c²⟩.',
    '分子动理论：p = ⅓ρ⟨c²⟩。',
  ),
  formula(
    'ideal-gases',
    'p = r*c^2/3',
    'p:gasPressure r:density c:rmsSpeed',
    'Kinetic theory: p = ⅓ρ⟨c²⟩, the r.m.s. speed being the root of ⟨c²⟩.',
    '分子动理论：p = ⅓ρ⟨c²⟩，方均根速率为 ⟨c²⟩ 的平方根。',
  ),
  formula(
    'ideal-gases',
    'E = 3*kB*T/2',
    'E:molecularEnergy T:temperature',
    'The mean translational kinetic energy is (3/2)kT.',
    '分子平均平动动能为 (3/2)kT。',
    { when: /molecul|gas|atom|translational|分子|气体|原子|平动/i },
  ),

  formula(
    'thermodynamics',
    'W = p*D',
    'W:workByGas p:gasPressure D:volumeChange',
    'Work at constant pressure.',
    '等压过程的功。',
    { when: /constant pressure|at a pressure|constant|恒压|等压|压强不变|恒定/i },
  ),
  formula(
    'thermodynamics',
    'D = q + w',
    'D:internalEnergy q:heatIn w:workOnGas',
    'The first law of thermodynamics.',
    '热力学第一定律。',
  ),
];
