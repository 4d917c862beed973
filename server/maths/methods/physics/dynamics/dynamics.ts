import { formulaMethod } from '../../../techniques/physics/formula-method.ts';

export const dynamics = formulaMethod('dynamics');
