import type { Statement } from '../../algebra-system/parsing/statement-kinds.ts';
import { inDegrees, mentionsDegrees } from '../values/degrees.ts';
import { regionOf } from '../values/regions.ts';
import type { Surroundings } from '../judging/verdict.ts';

/** An interval that reaches further than this is in degrees. */
const RADIANS_AT_MOST = 40;

/** Takes in a condition such as x > 0 or 0 ≤ x ≤ 2π, which also tells how angles are measured. */
export function addCondition(around: Surroundings, condition: Statement | null): void {
  if (!condition) return;
  const isDegrees = mentionsDegrees(condition);
  const region = regionOf(isDegrees ? inDegrees(condition) : condition);
  if (!region) return;
  around.conditions.push(region);
  const [from, to, ...more] = region.edges.toSorted((a, b) => a - b);
  if (from === undefined || to === undefined || more.length > 0 || !region.allows((from + to) / 2)) return;
  around.window ??= { from, to };
  if (isDegrees || Math.abs(to) > RADIANS_AT_MOST) around.angles ??= 'degrees';
  else if (isHalfTurns(to)) around.angles ??= 'radians';
}

const isHalfTurns = (value: number) =>
  Math.abs((2 * value) / Math.PI - Math.round((2 * value) / Math.PI)) < 1e-9;
