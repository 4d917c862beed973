import { formulaMethod } from '../../../techniques/physics/formula-method.ts';

export const capacitance = formulaMethod('capacitance');
