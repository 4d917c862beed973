import { formulaMethod } from '../../../techniques/physics/formula-method.ts';

export const superposition = formulaMethod('superposition');
