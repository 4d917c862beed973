import {
  contains,
  difference,
  type Expression,
  mapParts,
  symbolsOf,
} from '../../algebra-system/expressions/expression.ts';
import { toText } from '../../algebra-system/expressions/print.ts';
import { sameUpToFactor } from '../../checking/judging/mistake-naming.ts';
import { ACCUSING, GOOD } from '../../checking/judging/verdict.ts';
import { checkWorking } from '../../checking/working/check-working.ts';
import { compareValues } from '../../checking/values/values.ts';
import type { Known, Wanted } from './knowledge/known.ts';
import { isSamePoint, nameOf, pointsOf } from './lines/ends.ts';
import { bestLikeness, type Likeness, numbersOf, withTurns } from './lines/numbers.ts';
import type { Said, Side } from './lines/said.ts';

/** All values of a side. */
export const shownOf = (side: Side) => [side.value!, ...side.others];

/** The last thing that is said, as one of the answers. */
export function likenessTo(wanted: Wanted, said: Said, known: Known): Likeness {
  const name = nameOf(said);
  if (wanted.numbers.length > 0) {
    const last = said.sides.findLast((side) => numbersOf(side, known.measures).length > 0);
    if (!last || (said.sides.length === 1 && said.words !== '' && !said.continues)) return 'unsure';
    const own = shownOf(last).map((value) =>
      withTurns(numbersOf({ ...last, value, others: [] }, known.measures), known.measures),
    );
    const isLetter = said.sides[0]!.value?.kind === 'symbol' && wanted.name !== null && wanted.name !== name;
    if (isLetter) return 'unsure';
    const all = wanted.said.sides.at(-1)!;
    const each = shownOf(all).map((value) => numbersOf({ ...all, value, others: [] }, known.measures));
    // An answer of three figures may be given in more.
    const isSame = each.every((numbers, i) =>
      own.some((mine, at) =>
        [
          bestLikeness(numbers, mine, shownOf(last)[at]!),
          bestLikeness(mine, numbers, shownOf(all)[i]!),
        ].includes('same'),
      ),
    );
    return isSame ? 'same' : 'far';
  }
  const points = pointsOf(wanted.said);
  if (points.length > 0) {
    const own = pointsOf(said);
    if (own.length === 0) return 'unsure';
    return points.every((point) => own.some((one) => isSamePoint(point, one))) ? 'same' : 'far';
  }
  return sameSaid(wanted, said, name);
}

/** Formulas, equations and inequalities, by the rules that compare lines. */
function sameSaid(wanted: Wanted, said: Said, name: string | null): Likeness {
  const [one, other] = [wanted.said.sides.at(-1)?.value, said.sides.at(-1)?.value];
  if (wanted.said.statement?.kind === 'expression' && one && other && said.sides.length > 0) {
    const found = shownOf(said.sides.at(-1)!).map((value) => compareValues(one, value));
    if (found.includes('same') || found.includes('near')) return 'same';
    return found.every((each) => each === 'different') ? 'far' : 'unsure';
  }
  if (!said.statement || said.statement.kind === 'expression') return 'unsure';
  const { lines } = checkWorking([wanted.text, said.text]);
  const { verdict } = lines[1]!;
  return GOOD.has(verdict)
    ? 'same'
    : ACCUSING.has(verdict) && (wanted.name === null || wanted.name === name)
      ? 'far'
      : 'unsure';
}

/** The same equation, but for the order and a factor. */
export function isSameLine(one: Said, other: Said): boolean {
  if (one.statement?.kind !== other.statement?.kind) return false;
  if (one.sides.length === 0 || other.sides.length === 0)
    return one.sides.length === other.sides.length && sameRegion(one, other);
  if (one.sides.length !== 2 || other.sides.length !== 2) return false;
  const sides = [...one.sides, ...other.sides].map(({ value }) => value);
  if (sides.some((value) => value === null)) return false;
  const [a, b, c, d] = sides.map((value) => withoutBars(value!)) as [
    Expression,
    Expression,
    Expression,
    Expression,
  ];
  if (toText(a) === toText(c) && (toText(b) === toText(d) || compareValues(b, d) === 'same')) return true;
  const letters = [...symbolsOf(a), ...symbolsOf(b)];
  const others = [...symbolsOf(c), ...symbolsOf(d)];
  const isEquation =
    letters.length > 0 && [...new Set(letters)].sort().join() === [...new Set(others)].sort().join();
  return (
    isEquation &&
    ![a, b, c, d].some((side) =>
      contains(side, ({ kind }) => kind === 'integral' || kind === 'derivative'),
    ) &&
    sameUpToFactor(difference(a, b), difference(c, d))
  );
}

const sameRegion = (one: Said, other: Said) =>
  GOOD.has(checkWorking([one.text, other.text]).lines[1]!.verdict);

const withoutBars = (one: Expression): Expression => {
  const made = mapParts(one, withoutBars);
  return made.kind === 'call' && made.name === 'abs' ? made.of : made;
};
