import { DIMENSIONLESS, parseUnit, type Dimension } from '../../algebra-system/numbers/units.ts';
import type { Quantity } from './quantities/quantity.ts';
import { circlesAndHeat } from './quantities/circles-and-heat.ts';
import { energyAndSolids } from './quantities/energy-and-solids.ts';
import { magnetismAndLight } from './quantities/magnetism-and-light.ts';
import { motionAndForces } from './quantities/motion-and-forces.ts';
import { nucleiAndStars } from './quantities/nuclei-and-stars.ts';
import { oscillationsAndFields } from './quantities/oscillations-and-fields.ts';
import { wavesAndCircuits } from './quantities/waves-and-circuits.ts';

export const quantities = {
  ...motionAndForces,
  ...energyAndSolids,
  ...wavesAndCircuits,
  ...circlesAndHeat,
  ...oscillationsAndFields,
  ...magnetismAndLight,
  ...nucleiAndStars,
} satisfies Record<string, Quantity>;

export type QuantityName = keyof typeof quantities;

const dimensions = new Map<string, Dimension>(
  Object.entries(quantities).map(([name, { unit }]) => [
    name,
    unit ? parseUnit(unit)!.dimension : DIMENSIONLESS,
  ]),
);

export const dimensionOf = (name: QuantityName): Dimension => dimensions.get(name)!;
