import { formulaMethod } from '../../../techniques/physics/formula-method.ts';

export const workEnergyAndPower = formulaMethod('work-energy-and-power');
