import type { Area } from '../values/area.ts';
import { PLANE_NUMERIC } from './numeric.ts';
import { otherStationary, otherStationaryInNumbers } from './other-stationary.ts';
import { PLANE_PROPERTIES } from './properties.ts';
import { PLANE_RELATIONS } from './relations.ts';
import { PLANE_THINGS } from './things.ts';

/** Points, lines, circles and curves in the plane. */
export const PLANE: Area = {
  topic: '9709/p1/coordinate-geometry',
  things: PLANE_THINGS,
  properties: PLANE_PROPERTIES,
  forms: { 'other stationary point': otherStationary },
  relations: PLANE_RELATIONS,
  numeric: { ...PLANE_NUMERIC, forms: { 'other stationary point': otherStationaryInNumbers } },
};
