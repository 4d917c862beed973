import { formulaMethod } from '../../../techniques/physics/formula-method.ts';

export const motionInACircle = formulaMethod('motion-in-a-circle');
