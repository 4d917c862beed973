import { formulaMethod } from '../../../techniques/physics/formula-method.ts';

export const gravitationalFields = formulaMethod('gravitational-fields');
