import { differentiate } from '../../algebra-system/expressions/differentiate.ts';
import { type Expression, substitute, symbolsOf } from '../../algebra-system/expressions/expression.ts';
import { compareValues } from '../../checking/values/values.ts';
import { isCentre } from './facts/circles.ts';
import { onGraph } from './facts/inverse.ts';
import { isImage } from './facts/matrices.ts';
import { isSum } from './facts/sums.ts';
import { atOne, isExpansion, isTerm, termNamed } from './facts/terms.ts';
import type { Truth } from './judged-line.ts';
import type { Known } from './knowledge/known.ts';
import { type Definition, integrates } from './knowledge/integrals.ts';
import { solves } from './knowledge/rates.ts';
import { isChainRule } from './knowledge/slopes.ts';
import { zerosOf } from './knowledge/system.ts';
import { shownOf } from './likeness.ts';
import { nameOf } from './lines/ends.ts';
import { bestLikeness, numbersOf, withTurns } from './lines/numbers.ts';
import type { Said, Side } from './lines/said.ts';

interface Named {
  name: string;
  last: Side;
}

/** By what the question tells of names, terms of an expansion and slopes. */
export function byFacts(said: Said, named: Named | null, known: Known): Truth {
  const term = byTerm(said, known);
  if (term !== 'unknown') return term;
  const single = isTerm(said, known.facts.terms);
  if (single !== 'unknown') return single;
  if (isExpansion(said, [], known.facts.terms) === 'true') return 'true';
  const centre = isCentre(said, known.facts.centre);
  if (centre !== 'unknown') return centre;
  if (isRetold(said, known) || isSum(said, known.facts.sum) || isImage(said, known.text)) return 'true';
  const called = named ? byName(said, named, known) : 'unknown';
  if (called !== 'unknown') return called;
  const name = nameOf(said);
  return name === null ? 'unknown' : bySlope(said, name, known);
}

/** (1 + 4x)^(-1/2) alone, where the question tells 1/√(1 + 4x). */
function isRetold({ sides, continues }: Said, { told }: Known): boolean {
  const [one, another] = sides;
  if (!one?.value || another || continues || one.others.length > 0 || symbolsOf(one.value).length !== 1)
    return false;
  const { value } = one;
  return (
    value.kind !== 'symbol' &&
    told.some(
      ({ sides: [first, second], isTaken }) =>
        !second &&
        !isTaken &&
        first?.value &&
        first.value.kind !== 'symbol' &&
        compareValues(first.value, value) === 'same',
    )
  );
}

/** By the curve of a differential equation, the integral that is asked for, or the graph of a function whose inverse is asked for. */
export function byGraph(said: Said, { rate, integrals, facts }: Known): Truth {
  const solved = rate ? solves(said, rate) : integrates(said, integrals);
  return solved === 'unknown' && facts.inverted ? onGraph(said, facts.inverted) : solved;
}

/** By what a name in words, or in a usual letter, is worth in a question of its kind. */
function byName(said: Said, { name, last }: Named, known: Known): Truth {
  const own = [name, `${said.words}${name}`.replace(/[\s:：,，]+/g, '')];
  const found = known.facts.named.filter((one) => own.some((each) => one.name.test(each)));
  if (found.length === 0) return 'unknown';
  return among(
    last,
    found.flatMap(({ numbers }) => numbers),
    known,
    'one',
  );
}

/** By the coefficients of what the question expands. */
function byTerm(said: Said, { facts }: Known): Truth {
  const named = termNamed(said, facts.terms);
  const last = said.sides.at(-1);
  if (!named || !last?.value || last.others.length > 0) return 'unknown';
  const own = atOne(last.value, facts.terms!);
  const found = Number.isFinite(own) ? bestLikeness(named, [own], last.value) : 'unsure';
  return found === 'same' ? 'true' : found === 'far' ? 'false' : 'unknown';
}

/** dy/dx as a formula, beside that of the formula which the question tells. */
function bySlope(said: Said, name: string, known: Known): Truth {
  const zeros = zerosOf(said);
  if (zeros.length > 0 && zeros.length === said.sides.length - 1 && zeros.every(isChainRule)) return 'true';
  const [slope, another] = known.slopes.filter(({ left }) => left.kind === 'symbol' && left.name === name);
  if (!slope || another) return byMotion(said, name, known);
  const own = symbolsOf(slope.right);
  const shown = said.continues ? said.sides : said.sides.slice(1);
  const formulas = shown.flatMap(({ value }) =>
    value && symbolsOf(value).length > 0 ? [withTold(value, known.definitions)] : [],
  );
  const found = formulas.map((one) =>
    symbolsOf(one).every((letter) => own.includes(letter)) ? compareValues(slope.right, one) : 'unknown',
  );
  if (found.includes('different') && !said.continues) return 'false';
  return formulas.length > 0 && shown.length === formulas.length && found.every((one) => one === 'same')
    ? 'true'
    : byMotion(said, name, known);
}

/** With the y that is told as a formula of x written out. */
const withTold = (one: Expression, definitions: readonly Definition[]): Expression =>
  definitions.reduce((made, { name, is }) => substitute(made, name, is), one);

const OF_TIME: Readonly<Record<string, string>> = { s: 'v', x: 'v', r: 'v', v: 'a' };

/** s as a formula of t, whose derivative is the v that the question tells. */
function byMotion({ sides, continues }: Said, name: string, { told }: Known): Truth {
  const [, formula, third] = sides;
  const [rate, another] = told.filter((one) => nameOf(one) === OF_TIME[name] && one.sides.length === 2);
  const is = rate?.sides[1]!.value;
  if (!is || another || continues || third || !formula?.value || !symbolsOf(is).includes('t'))
    return 'unknown';
  try {
    return compareValues(differentiate(formula.value, 't'), is) === 'same' ? 'true' : 'unknown';
  } catch {
    return 'unknown';
  }
}

/** What a name is said to be, among the values that it has. */
export function among(
  last: Side,
  truth: readonly number[],
  known: Known,
  wanted: 'all' | 'one' = 'all',
): Truth {
  const fits = shownOf(last).map((value) => {
    const own = withTurns(numbersOf({ ...last, value, others: [] }, known.measures), known.measures);
    return { value, own, like: bestLikeness(truth, own, value) };
  });
  if (fits.every(({ like }) => like === 'same')) return 'true';
  if (wanted === 'one') return fits.every(({ like }) => like === 'far') ? 'false' : 'unknown';
  // More than the roots may be named before some are rejected.
  if (truth.every((one) => fits.some(({ value, own }) => bestLikeness([one], own, value) === 'same')))
    return 'unknown';
  const isMissed =
    fits.length > 1 && fits.some(({ like }) => like === 'far') && fits.every(({ like }) => like !== 'unsure');
  return isMissed || fits.every(({ like }) => like === 'far') ? 'false' : 'unknown';
}
