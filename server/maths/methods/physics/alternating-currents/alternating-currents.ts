import { formulaMethod } from '../../../techniques/physics/formula-method.ts';

export const alternatingCurrents = formulaMethod('alternating-currents');
