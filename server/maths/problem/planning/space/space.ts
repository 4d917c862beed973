import type { Area } from '../values/area.ts';
import { spaceFormula } from './formula.ts';
import { SPACE_NUMERIC } from './numeric.ts';
import { SPACE_PROPERTIES } from './properties.ts';
import { SPACE_RELATIONS } from './relations.ts';
import { SPACE_THINGS } from './things.ts';

/** Points, lines and planes in space, by their vectors. */
export const SPACE: Area = {
  topic: '9709/p3/vectors',
  things: SPACE_THINGS,
  formula: spaceFormula,
  properties: SPACE_PROPERTIES,
  relations: SPACE_RELATIONS,
  numeric: SPACE_NUMERIC,
};
