import { formulaMethod } from '../../../techniques/physics/formula-method.ts';

export const kinematics = formulaMethod('kinematics');
