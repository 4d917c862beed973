import { formulaMethod } from '../../../techniques/physics/formula-method.ts';

export const forcesDensityAndPressure = formulaMethod('forces-density-and-pressure');
