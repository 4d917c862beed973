import { formulaMethod } from '../../../techniques/physics/formula-method.ts';

export const dcCircuits = formulaMethod('dc-circuits');
