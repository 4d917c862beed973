import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { difference, number, substitute, symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import { rational } from '../../../algebra-system/numbers/rational.ts';
import { sameUpToFactor } from '../../../checking/judging/mistake-naming.ts';
import { isOwnPoint } from '../space/space.ts';
import type { Known } from '../knowledge/known.ts';
import { implication, withSlopes, type Zero, zerosOf } from '../knowledge/system.ts';
import { nameOf, numbersAtEnd } from '../lines/ends.ts';
import type { Said } from '../lines/said.ts';

/** The equations of a line, with what "= 3x" goes on from on its left. */
export function claimsOf(said: Said): Zero[] {
  const start = said.continues ? said.from?.sides.at(-1) : undefined;
  return zerosOf(start ? { ...said, sides: [start, ...said.sides] } : said);
}

/** Whether the student's own lines, taken as they stand, say what these say. */
export function replays(own: readonly Said[], before: readonly Said[], known: Known): boolean {
  const said = own.filter(({ isTaken }) => !isTaken);
  const claims = said.flatMap(claimsOf);
  const fixed = { g: known.measures.gravity[0]! };
  const equations = before.filter(({ isTaken }) => !isTaken);
  const lasting = equations.filter((one) => !isMoment(one));
  const moments = own.filter((one) => one.isTaken || isMoment(one));
  const givens = [lasting, [...lasting, ...moments], equations].map((all) => all.flatMap(claimsOf));
  const isImplied = (claim: Zero) => givens.some((given) => implication(given, claim, fixed) === 'implied');
  const open = claims.filter((claim) => !isValueOf(claim, moments));
  if (open.length > 0 && open.every(isImplied)) return true;
  const worth = (letter: string) =>
    before.filter((one) => nameOf(one) === letter).flatMap((one) => numbersAtEnd(one, known.measures));
  if (said.some((one) => isOwnPoint(one, before, worth))) return true;
  return open.length > 0 && open.every((claim) => isPutIn(claim, before, known));
}

const isMoment = ({ sides: [first, second, third] }: Said): boolean =>
  !third && first?.value?.kind === 'symbol' && second?.value != null && symbolsOf(second.value).length === 0;

/** "x = 0, y = 9" of "x = 0, y = 9: c = 3/2" is what the line puts in. */
const isValueOf = (claim: Zero, moments: readonly Said[]): boolean =>
  moments.length > 1 &&
  claim.left.kind === 'symbol' &&
  ['x', 'y', 't'].includes(claim.left.name) &&
  symbolsOf(claim.right).length === 0;

const MOST_RELATIONS = 8;
const MOST_VALUES = 6;

/** "y = −2x" below "y = mx" and "m = −2". */
function isPutIn(claim: Zero, before: readonly Said[], known: Known): boolean {
  const gap = difference(claim.left, claim.right);
  const values = before.flatMap((one): [string, number][] => {
    const name = one.isTaken ? null : nameOf(one);
    return name === null ? [] : numbersAtEnd(one, known.measures).map((value) => [name, value]);
  });
  return before
    .flatMap(zerosOf)
    .slice(-MOST_RELATIONS)
    .some(({ left, right }) => {
      const relation = difference(left, right);
      return values
        .slice(-MOST_VALUES)
        .some(
          ([name, value]) =>
            symbolsOf(relation).includes(name) &&
            symbolsOf(relation).length > 1 &&
            sameUpToFactor(substitute(relation, name, asNumber(value)), gap),
        );
    });
}

const asNumber = (value: number) =>
  number(Number.isInteger(value) ? value : rational(BigInt(Math.round(value * 1e9)), 1_000_000_000n));

/** What the student's own formulas are worth where the question, or a line, says what their letters are. */
export function valuesOfOwn(mistaken: readonly Said[], own: readonly Said[], known: Known): number[] {
  const told = (letter: string): number[] => {
    const here = own
      .filter((one) => nameOf(one) === letter)
      .flatMap((one) => numbersAtEnd(one, known.measures));
    return here.length > 0 ? here : (known.values.get(letter) ?? []);
  };
  const formulas = mistaken.flatMap(({ sides }) =>
    sides.flatMap(({ value }) => (value ? [withSlopes(value)] : [])),
  );
  return formulas.slice(-MOST_RELATIONS).flatMap((formula) => {
    const [letter, another] = symbolsOf(formula);
    if (!letter || formula.kind === 'symbol') return [];
    const ways = [...new Set(told(letter))].slice(0, MOST_VALUES).flatMap((value) =>
      another === undefined
        ? [{ [letter]: value }]
        : told(another)
            .slice(0, 2)
            .map((other) => ({ [letter]: value, [another]: other })),
    );
    const ends = another === undefined ? endsOf(letter, known) : [];
    const [low, high] = ends.map((value) => evaluate(formula, { [letter]: value }));
    return [...ways.map((way) => evaluate(formula, way)), (high ?? NaN) - (low ?? NaN)].filter(
      Number.isFinite,
    );
  });
}

/** The ends of the integral that is asked for, in the letter that is put for its own. */
function endsOf(letter: string, { integrals: { asked }, definitions }: Known): number[] {
  if (!asked?.from || !asked.to) return [];
  const ends = [evaluate(asked.from), evaluate(asked.to)];
  if (letter === asked.by) return ends;
  const put = definitions.find(({ name, by }) => name === letter && by === asked.by);
  return put ? ends.map((value) => evaluate(put.is, { [asked.by]: value })) : [];
}
