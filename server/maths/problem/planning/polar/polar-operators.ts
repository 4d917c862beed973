import type { Operator } from '../analysis/operator.ts';
import { furthestPoint, greatestDistance } from './furthest.ts';
import { polarArea } from './polar-areas.ts';
import { polarShown } from './polar-shown.ts';
import { polarSketch } from './polar-sketch.ts';
import { cartesianShown, polarPlaceShown } from './polar-place.ts';

export const POLAR_OPERATORS: Operator[] = [
  greatestDistance,
  furthestPoint,
  polarArea,
  polarShown,
  polarSketch,
  polarPlaceShown,
  cartesianShown,
];
