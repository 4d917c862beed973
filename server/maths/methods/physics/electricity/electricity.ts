import { formulaMethod } from '../../../techniques/physics/formula-method.ts';

export const electricity = formulaMethod('electricity');
