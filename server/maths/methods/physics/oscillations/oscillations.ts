import { formulaMethod } from '../../../techniques/physics/formula-method.ts';

export const oscillations = formulaMethod('oscillations');
