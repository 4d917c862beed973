import type { Method } from '../method.ts';
import { lineMeetsPlane } from './line-meets-plane.ts';
import { linesMeeting } from './lines-meeting.ts';
import { planeAngle } from './plane-angle.ts';
import { planeEquation } from './plane-equation.ts';
import { planesMeeting } from './planes-meeting.ts';
import { pointToLine } from './point-to-line.ts';
import { pointToPlane } from './point-to-plane.ts';
import { skewDistance } from './skew-distance.ts';
import { vectorAngle } from './vector-angle.ts';
import { vectorLength } from './vector-length.ts';
import { vectorLine } from './vector-line.ts';
import { vectorProduct } from './vector-product.ts';

// The parameters of a method are its own affair: the registry only hands them back to it.
export const further = [
  vectorLength,
  vectorAngle,
  vectorLine,
  linesMeeting,
  pointToLine,
  vectorProduct,
  planeEquation,
  planeAngle,
  pointToPlane,
  lineMeetsPlane,
  planesMeeting,
  skewDistance,
] as Method<never>[];
