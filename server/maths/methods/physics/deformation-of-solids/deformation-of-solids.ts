import { formulaMethod } from '../../../techniques/physics/formula-method.ts';

export const deformationOfSolids = formulaMethod('deformation-of-solids');
