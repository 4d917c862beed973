import { nameOf } from './naming.ts';
import { compareRegions, regionOf } from './regions.ts';
import type { Judged, Line } from './step.ts';

/** Judges an inequality in one letter against the one before it. */
export function judgeInequalities(before: Line, after: Line): Judged {
  const [was, is] = [regionOf(before.statement), regionOf(after.statement)];
  if (!was || !is || was.letter !== is.letter) return { verdict: 'unchecked' };
  const { lost, gained } = compareRegions(was, is);
  if (lost.length === 0 && gained.length === 0) return { verdict: 'equivalent' };
  const named = nameOf(before, after.statement);
  if (lost.length === 0)
    return named ? { verdict: 'wrong', named: () => named, gained } : { verdict: 'follows' };
  return { verdict: 'wrong', named: () => named, lost, gained };
}
