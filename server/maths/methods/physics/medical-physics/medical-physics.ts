import { formulaMethod } from '../../../techniques/physics/formula-method.ts';

export const medicalPhysics = formulaMethod('medical-physics');
