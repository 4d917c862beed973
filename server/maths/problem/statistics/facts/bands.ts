import type { Fact, Term } from '../../schema/problem.ts';
import { type Band, type Model, type Variable, variableOf } from './model.ts';
import { parsed, plain } from './notation.ts';
import { type Range, rangeOfTerm } from './ranges.ts';
import { contentOf, speaksOf } from './words.ts';

/** "Rods longer than 20 cm are rejected." */
export function takeBand([noun, range, called, of]: readonly Term[], fact: Fact, model: Model): boolean {
  const measured = of === undefined ? '' : String(of);
  const words = `${String(noun)} ${measured}`;
  // "A candidate passes if the mark is more than 40": whose marks they are is told here.
  const variable =
    variableOf(model, words, fact) ??
    (contentOf(measured).length > 0 ? variableOf(model, measured, fact) : null);
  const said = rangeOfTerm(range!) ?? (isOthers(range) ? betweenBands(model.bands, variable) : null);
  const isCalled = contentOf(String(called)).length > 0;
  if (!variable || !said || !isCalled || /^(?:not|never) /.test(String(called))) return false;
  model.bands.push({ variable, range: said, words, called: String(called), fact });
  return true;
}

const isOthers = (range: Term | undefined): boolean =>
  typeof range === 'object' && 'the' in range && range.of[0] === 'others';

/** Those that are neither small nor large, of which the names were told. */
function betweenBands(bands: readonly Band[], variable: Variable | null): Range | null {
  const ranges = bands.filter((one) => one.variable === variable).map(({ range }) => range);
  const below = ranges.filter(({ low, high }) => low === null && high !== null);
  const above = ranges.filter(({ low, high }) => low !== null && high === null);
  if (ranges.length === 0 || below.length + above.length !== ranges.length) return null;
  if (below.length > 1 || above.length > 1) return null;
  const [under, over] = [below[0], above[0]];
  return {
    low: under?.high ?? null,
    hasLow: under !== undefined && !under.hasHigh,
    high: over?.low ?? null,
    hasHigh: over !== undefined && !over.hasLow,
  };
}

/** The one that a clause speaks of by what it is called; null where none is, or more is said. */
export function bandOf(clause: string, { bands }: Model): Band | null {
  if (clause.startsWith('not ')) return null;
  const said = new Set(contentOf(clause));
  const found = bands.filter(({ called }) => contentOf(called).every((word) => said.has(word)));
  // "Very large" is "large" too: the longest name is meant.
  const [band, other] = found.filter(
    (one) => !found.some((longer) => longer !== one && speaksOf(one.called, longer.called)),
  );
  if (!band || other) return null;
  return speaksOf(clause, `${band.words} ${band.called} ${band.variable.words}`) ? band : null;
}

/** "1% of the packets are underweight." */
export function takeEvent([share, clause, under]: readonly Term[], fact: Fact, model: Model): boolean {
  const band = under === undefined ? bandOf(String(clause), model) : null;
  const percent = /^(.*?)\\?%$/.exec(plain(String(share)))?.[1];
  const value = parsed(percent === undefined ? plain(String(share)) : `(${percent})/100`);
  if (!band || !value) {
    model.others.push(fact);
    return true;
  }
  band.variable.says.push({ left: { is: 'range', range: band.range }, value });
  band.variable.facts.push(fact, band.fact);
  return true;
}
