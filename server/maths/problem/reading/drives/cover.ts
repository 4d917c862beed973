import type { Chart } from '../chart.ts';
import type { Meaning, RawTerm, Said } from '../meaning.ts';
import type { Bit } from './clauses.ts';
import { Flow } from './flow.ts';

const MOST_WAYS = 400;
const MOST_SAID = 6;

/** The ways to lay the pieces of a sentence end to end, those of fewest pieces first, as what they say together. */
export function saidBy(chart: Chart<Meaning>, length: number, isPostponed: boolean): Said[] {
  const from: Bit[][] = Array.from({ length }, () => []);
  for (const { kind, from: at, to, meaning } of chart.phrases) {
    const term = meaning as RawTerm;
    if (kind === 'bit' && typeof term === 'object' && 'the' in term)
      from[at]!.push({ is: term.the, of: term.of, to });
  }
  const least: number[] = Array.from({ length: length + 1 }, () => Infinity);
  least[length] = 0;
  for (let at = length - 1; at >= 0; at -= 1)
    for (const { to } of from[at]!) least[at] = Math.min(least[at]!, 1 + least[to]!);
  if (!Number.isFinite(least[0]!)) return [];
  for (let extra = 0; extra <= 3; extra += 1) {
    const found = waysOf(from, least, least[0]! + extra).flatMap(
      (bits) => new Flow(isPostponed).said(bits) ?? [],
    );
    const distinct = new Map(found.map((one) => [JSON.stringify(one), one]));
    if (distinct.size > 0) return distinct.size <= MOST_SAID ? [...distinct.values()] : [];
  }
  return [];
}

/** Every way with exactly so many pieces. */
function waysOf(from: readonly Bit[][], least: readonly number[], count: number): Bit[][] {
  const all: Bit[][] = [];
  const walk = (at: number, bits: Bit[]): void => {
    if (all.length >= MOST_WAYS) return;
    if (at === from.length) {
      if (bits.length === count) all.push(bits);
      return;
    }
    for (const one of from[at]!) if (bits.length + 1 + least[one.to]! <= count) walk(one.to, [...bits, one]);
  };
  walk(0, []);
  return all;
}
