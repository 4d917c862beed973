import { formulaMethod } from '../../../techniques/physics/formula-method.ts';

export const electricFields = formulaMethod('electric-fields');
