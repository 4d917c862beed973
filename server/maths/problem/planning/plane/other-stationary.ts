import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import { zerosIn } from '../../../algebra-system/numeric/roots.ts';
import type { Fact, Term } from '../../schema/problem.ts';
import type { Look, Numbers } from '../values/area.ts';
import type { Numeric } from '../values/numeric-value.ts';
import { point, type Point, type Value } from '../values/value.ts';
import { slopeAt } from './numeric.ts';
import { PLANE_PROPERTIES } from './properties.ts';

const REACH = 60;

/** The one stationary point of a curve that was not spoken of; null where it is not one, or the curve is cut off. */
export function otherStationary([of]: Term[], look: Look): Value | null {
  const curve = of === undefined ? null : look.value(of);
  const known = of === undefined ? null : knownPoint(of, look);
  const all = curve && PLANE_PROPERTIES['stationary points']!(curve);
  if (!known || all?.is !== 'many' || all.items.length !== 2) return null;
  const others = all.items.filter((one) => one.is === 'point' && !isAt(one, known));
  return others.length === 1 ? others[0]! : null;
}

function knownPoint(of: Term, look: Look): Point | null {
  const isOfCurve = ({ of: [, curve] }: Fact) => JSON.stringify(curve) === JSON.stringify(of);
  const said = look.facts.filter((fact) => fact.relation === 'stationary' && isOfCurve(fact));
  const isCut = look.facts.some(
    ({ relation, of: [curve] }) => relation === 'domain' && JSON.stringify(curve) === JSON.stringify(of),
  );
  const place = said.length === 1 && !isCut ? look.value(said[0]!.of[0]!) : null;
  if (place?.is !== 'point' || symbolsOf(place.x).length > 0) return null;
  look.use((fact) => fact === said[0]);
  return point(place.x, place.y);
}

const isAt = (one: Point, { x }: Point): boolean => Math.abs(evaluate(one.x) - evaluate(x)) < 1e-9;

/** The same by a scan for a level tangent. */
export function otherStationaryInNumbers([of]: Term[], numbers: Numbers): Numeric | null {
  const known = of === undefined ? null : knownPoint(of, numbers.look);
  const value = of === undefined ? null : numbers.look.value(of);
  if (!known || value?.is !== 'equation' || value.left.kind !== 'symbol') return null;
  const y = (x: number) => evaluate(value.right, { ...numbers.letters, x });
  const slope = (x: number) => slopeAt((u, v) => v - y(u), x, 0);
  const others = zerosIn(slope, -REACH, REACH * 1.003, { steps: 24_001 }).filter(
    (x) => Math.abs(x - evaluate(known.x)) > 1e-3,
  );
  return others.length === 1 ? { is: 'point', x: others[0]!, y: y(others[0]!) } : null;
}
