import { formulaMethod } from '../../../techniques/physics/formula-method.ts';

export const waves = formulaMethod('waves');
