import { particleMethod } from '../../../techniques/physics/particle-method.ts';

export const workEnergyPower = particleMethod(
  'work-energy-power',
  '9709/p4/energy-work-and-power',
  'work-energy-and-power',
);
