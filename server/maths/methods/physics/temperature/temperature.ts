import { formulaMethod } from '../../../techniques/physics/formula-method.ts';

export const temperature = formulaMethod('temperature');
