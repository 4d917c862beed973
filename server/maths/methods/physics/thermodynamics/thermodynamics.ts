import { formulaMethod } from '../../../techniques/physics/formula-method.ts';

export const thermodynamics = formulaMethod('thermodynamics');
