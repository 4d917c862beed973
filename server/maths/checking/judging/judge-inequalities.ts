import { nameOf } from './mistake-naming.ts';
import { edgesAgree, compareRegions, regionOf } from '../values/regions.ts';
import type { Judged, Line, Surroundings } from './verdict.ts';

/** A number of terms, a time: of n(2n + 1) > 500 nobody writes n < -16. */
const NEVER_NEGATIVE = new Set(['n', 't']);

/** Judges an inequality in one letter against the one before it. */
export function judgeInequalities(before: Line, after: Line, around: Surroundings): Judged {
  const [was, is] = [regionOf(before.statement), regionOf(after.statement)];
  if (!was || !is || was.letter !== is.letter) return { verdict: 'unchecked' };
  const conditions = around.conditions.filter(({ letter }) => letter === was.letter);
  const isPossible = (x: number) => conditions.every(({ allows }) => allows(x) !== false);
  const compared = compareRegions(was, is, conditions);
  const [lost, gained] = [compared.lost.filter(isPossible), compared.gained.filter(isPossible)];
  if (lost.length === 0 && gained.length === 0)
    return { verdict: compared.isUnsure || !edgesAgree(was, is) ? 'unchecked' : 'equivalent' };
  if (gained.length === 0 && NEVER_NEGATIVE.has(was.letter) && lost.every((x) => x <= 0))
    return { verdict: 'unchecked' };
  const named = nameOf(before, after.statement);
  const isPart = lost.length === 0 || gained.length === 0;
  if (lost.length === 0 && !named) return { verdict: 'gained', gained, isPart };
  return { verdict: 'wrong', named: () => named, lost, gained, isPart };
}
