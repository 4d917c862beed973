import { formulaMethod } from '../../../techniques/physics/formula-method.ts';

export const nuclearPhysics = formulaMethod('nuclear-physics');
