import { formulaMethod } from '../../../techniques/physics/formula-method.ts';

export const astronomyAndCosmology = formulaMethod('astronomy-and-cosmology');
