import { formulaMethod } from '../../../techniques/physics/formula-method.ts';

export const magneticFields = formulaMethod('magnetic-fields');
