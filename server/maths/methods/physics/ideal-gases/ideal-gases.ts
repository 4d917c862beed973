import { formulaMethod } from '../../../techniques/physics/formula-method.ts';

export const idealGases = formulaMethod('ideal-gases');
