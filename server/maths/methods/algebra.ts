import type { Method } from '../method.ts';
import { completedSquareForm } from './completed-square.ts';
import { disguisedQuadratic } from './disguised-quadratic.ts';
import { modulusEquation } from './modulus-equation.ts';
import { modulusInequality } from './modulus-inequality.ts';
import { polynomialInequality } from './polynomial-inequality.ts';
import { quadratic } from './quadratic.ts';

// The parameters of a method are their own affair: the registry only hands them back to it.
export const algebra = [
  quadratic,
  disguisedQuadratic,
  completedSquareForm,
  polynomialInequality,
  modulusEquation,
  modulusInequality,
] as Method<never>[];
