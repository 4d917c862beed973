import { formulaMethod } from '../../../techniques/physics/formula-method.ts';

export const physicalQuantitiesAndUnits = formulaMethod('physical-quantities-and-units');
