import { formulaMethod } from '../../../techniques/physics/formula-method.ts';

export const quantumPhysics = formulaMethod('quantum-physics');
