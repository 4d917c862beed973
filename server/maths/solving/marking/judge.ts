import { evaluate } from '../../algebra-system/expressions/evaluate.ts';
import { symbolsOf } from '../../algebra-system/expressions/expression.ts';
import { ACCUSING, GOOD } from '../../checking/judging/verdict.ts';
import { compareValues } from '../../checking/values/values.ts';
import { blame } from './blame.ts';
import { verdictsOf } from './chain-verdicts.ts';
import { goalValues, goesOn } from './goals.ts';
import { nameOf, numbersAtEnd, pointsOf } from './lines/ends.ts';
import { likeness } from './lines/numbers.ts';
import { inNumbers } from './facts/facts.ts';
import { holdsAt } from './facts/inverse.ts';
import { withVectors } from './space/space.ts';
import { isRewriting, withBodies } from './facts/functions.ts';
import { areMoments } from './own/moments.ts';
import { isAgainstOwn } from './own/own-laws.ts';
import { isDoubtful, isMeasured } from './doubt.ts';
import type { Known } from './knowledge/known.ts';
import { withTold } from './knowledge/integrals.ts';
import type { Zero } from './knowledge/system.ts';
import type { Around, JudgedLine, Standing, Truth } from './judged-line.ts';
import { isLaw, isLawOf, isLawPutIn } from './knowledge/laws.ts';
import { type Said, saidIn } from './lines/said.ts';
import { implication, sizeWhere, zerosOf } from './knowledge/system.ts';
import { confirm, isSure, SETTLED, settleAfterMistake } from './settle.ts';
import { holdsForValues, truthOf, turned } from './truth.ts';
import { insideOf } from './sides.ts';

/** Each line by the question and its solution, and by the lines before. */
export function judge(lines: readonly string[], known: Known): JudgedLine[] {
  const all = withHeads(withVectors(lines, known.facts.space).map((line) => read(line, known)));
  const chain = verdictsOf(known.told, all, () => true);
  const judged = all.map((said, at): JudgedLine => ({
    said,
    standing: 'open',
    isAlone: false,
    verdict: chain[at]?.verdict ?? 'unchecked',
    checked: chain[at] ?? null,
    reason: 'line',
  }));
  const values = new Map([...known.values, ...goalValues(all.flat(), known)]);
  const around = { known, values };
  for (const [at, line] of judged.entries()) {
    const before = judged.slice(0, at);
    Object.assign(line, standingOf(line, before, around));
    if (line.standing !== 'wrong' || !isDoubtful(line, before, known)) continue;
    line.isAlone = line.said.every(
      (one) => insideOf(one, known) === 'same' || SETTLED.has(truthOf(one, known, values)),
    );
    line.standing = line.isAlone ? 'right' : 'open';
  }
  for (const [at, line] of judged.entries()) if (isCase(line, lines[at + 1])) line.standing = 'open';
  blame(judged, around);
  settleAfterMistake(judged, around);
  if (judged.every(({ standing }) => standing !== 'wrong')) confirm(judged, around);
  return judged;
}

/** "x − 3 > 2x, so x < −3", with "or x − 3 < −2x" below it: one case of two, which leaves the other out. */
const isCase = ({ standing, said }: JudgedLine, next = ''): boolean =>
  standing === 'wrong' &&
  said.length > 1 &&
  said.every(({ statement }) => statement?.kind === 'relation' && !statement.signs.includes('=')) &&
  OR_RANGE.test(next);

const OR_RANGE = /^\s{0,9}(?:or\b|或)[^,;]{1,60}[<>≤≥]/i;

/** What a line says, with what the question gives a value in numbers. */
const read = (line: string, known: Known): Said[] =>
  saidIn(inNumbers(line, known.facts), known.isLetter).map((one) => {
    const said = withTold(withBodies(one, known.functions), known.definitions);
    return isRewriting(said, known.expressions) ? { ...said, isIdentity: true } : said;
  });

/** "= 10.7" goes on from the line above and is called as that is. */
function withHeads(all: Said[][]): Said[][] {
  let head: Said['sides'][number] | null = null;
  let from: Said | null = null;
  return all.map((said) =>
    said.map((one) => {
      if (!one.continues) head = one.sides.length > 1 && !one.isTaken ? one.sides[0]! : null;
      const made = one.continues ? { ...one, ...(head && { head }), ...(from && { from }) } : one;
      from = made;
      return made;
    }),
  );
}

type Stand = Pick<JudgedLine, 'standing' | 'isAlone' | 'reason'>;

function standingOf(line: JudgedLine, before: readonly JudgedLine[], around: Around): Stand {
  const { said, verdict } = line;
  const stands = (standing: Standing, isAlone = false): Stand => ({ standing, isAlone, reason: 'line' });
  const isWrong = (reason: JudgedLine['reason']): Stand => ({ standing: 'wrong', isAlone: false, reason });
  if (said.length === 0) return stands('words');
  const moments = areMoments(
    said,
    around.known.definitions.filter(({ name }) => name !== 'y'),
  );
  if (moments !== null) return moments ? stands('right') : isWrong('question');
  const each = said.map((one) => truthOf(one, around.known, around.values));
  const inside = said.map((one) => insideOf(one, around.known));
  if (inside.includes('far')) return isWrong('sides');
  const onward = said.map((one) => goesOn(one, around.known));
  if (onward.includes('far') && !each.includes('true')) return isWrong('sides');
  if (each.includes('false')) return isWrong(ACCUSING.has(verdict) ? 'line' : 'question');
  const earlier = before.flatMap((one) => (one.standing === 'wrong' ? [] : one.said));
  if (!each.includes('true') && said.some((one) => isAgainstOwn(one, earlier, around.known)))
    return isWrong('question');
  if (each.every((one) => one === 'taken')) return stands('words');
  if (isSure(each)) return stands('right');
  if (said.every((_, i) => SETTLED.has(each[i]!) || onward[i] === 'same')) return stands('right');
  if (ACCUSING.has(verdict)) return each.includes('true') ? stands('open') : stands('wrong');
  const numbers = numbersBefore(before, around.known);
  const isKnown = (one: Said, i: number) =>
    SETTLED.has(each[i]!) ||
    each[i] === 'placed' ||
    isLaw(one) ||
    isLawOf(one, numbers, around.known.measures);
  if (said.every(isKnown)) return stands('right');
  const isOwn = said.every(
    (one, i) => SETTLED.has(each[i]!) || isSelfContained(one) || isEqualEverywhere(one) || isLaw(one),
  );
  if (GOOD.has(verdict) && !isOwn) return stands('right');
  const found = impliedBy(line, each, before, around);
  if (found !== 'open') return found === 'right' ? stands('right') : isWrong('question');
  const isAlone = (one: Said, i: number) =>
    SETTLED.has(each[i]!) || inside[i] === 'same' || isLaw(one) || isFound(one, before, around.known);
  if (said.every(isAlone)) return stands('right', true);
  if (GOOD.has(verdict)) return stands('right');
  const isOfLaw = (one: Said, i: number) => isAlone(one, i) || isPutIn(one, numbers, around.known);
  return said.every(isOfLaw) ? stands('law', true) : stands('open');
}

/** The numbers of the question, and those that the lines found so far. */
function numbersBefore(before: readonly JudgedLine[], { data, measures }: Known): number[] {
  const sound = before.filter(({ standing }) => standing !== 'wrong').flatMap(({ said }) => said);
  return [...data, measures.gravity[0]!, ...sound.flatMap((one) => numbersAtEnd(one, measures))];
}

/** "(1, 6)" below "x = 1: y = 6"; and "−6 < 0". */
function isFound(said: Said, before: readonly JudgedLine[], { measures }: Known): boolean {
  const { statement } = said;
  if (statement?.kind === 'relation' && said.sides.length === 0)
    return statement.sides.every((side) => symbolsOf(side).length === 0) && holdsAt(statement, {});
  const points = pointsOf(said);
  return (
    points.length > 0 &&
    points.every(([x, y, ...more]) =>
      before.some((line) => {
        const ends = line.said.map((one) => numbersAtEnd(one, measures));
        const isAmong = (all: readonly number[] | undefined, value: number) =>
          all?.some((one) => likeness(one, value) === 'same') === true;
        const at = ends.findIndex((end, i) => isAmong(end, x!) && isAmong(ends[i + 1], y!));
        return more.length === 0 && line.standing === 'right' && at >= 0;
      }),
    )
  );
}

/** A law with numbers of the question put in. */
function isPutIn(said: Said, numbers: readonly number[], { measures }: Known): boolean {
  const zeros = zerosOf(said);
  const forms = (zero: Zero) => (measures.degrees ? [zero, turned(zero)] : [zero]);
  return (
    zeros.length > 0 &&
    zeros.length === said.sides.length - 1 &&
    zeros.every((zero) => forms(zero).some((one) => isLawPutIn(one, numbers, measures.degrees)))
  );
}

/** "F = 18/25 = 0.72": a name, and a sum that is right by itself. */
const isSelfContained = ({ sides }: Said): boolean =>
  sides.length > 1 &&
  sides.slice(1).some(({ value }) => value !== null && symbolsOf(value).length === 0) &&
  (sides[0]!.value === null ||
    sides[0]!.value.kind === 'symbol' ||
    sides[0]!.value.kind === 'apply' ||
    symbolsOf(sides[0]!.value).length === 0);

/** "6×2⁵x = 192x" works out what stands on its left alone, and says nothing of x. */
const isEqualEverywhere = ({ sides }: Said): boolean =>
  sides.length > 1 &&
  sides.slice(1).every(({ value }, at) => {
    const before = sides[at]!.value;
    return before !== null && value !== null && compareValues(before, value) === 'same';
  });

function impliedBy(
  line: JudgedLine,
  each: readonly Truth[],
  before: readonly JudgedLine[],
  { known, values }: Around,
): 'right' | 'wrong' | 'open' {
  const sound = before.filter(({ standing }) => standing !== 'wrong').flatMap(({ said }) => said);
  const measured = (zero: Zero) => (known.measures.degrees ? turned(zero) : zero);
  // "At t = 0" names a moment, and says of no other line what t is.
  const given = [...known.told, ...sound].filter(({ isTaken }) => !isTaken);
  const zerosFor = (claim: Zero) =>
    given
      .filter((one) => !isReused(one, claim, known))
      .flatMap(zerosOf)
      .map(measured);
  const claims = line.said
    .filter((one, i) => !SETTLED.has(each[i]!) && !isEqualEverywhere(one))
    .flatMap(zerosOf)
    .map(measured);
  if (claims.length === 0) return 'open';
  const fixed = { g: known.measures.gravity[0]! };
  const found = claims.map((claim) =>
    holdsForValues(claim, values, known) || isRoundedRoot(claim, zerosFor(claim), known)
      ? 'implied'
      : implication([...zerosFor(claim), ...known.slopes], claim, fixed),
  );
  if (line.said.length === 1 && claims.length === 1 && isSlopeClaim(claims[0]!, known))
    return found[0] === 'implied' ? 'right' : 'wrong';
  if (found.every((one) => one === 'implied')) return 'right';
  return found.includes('against') ? 'wrong' : 'open';
}

/** v = 7.35 of v² = 54: what is measured is positive. */
function isRoundedRoot({ left, right }: Zero, given: readonly Zero[], known: Known): boolean {
  if (left.kind !== 'symbol' || right.kind !== 'number' || !isMeasured(known)) return false;
  const size = sizeWhere(given, left.name, { g: known.measures.gravity[0]! });
  return size !== null && likeness(size, evaluate(right), right) === 'same';
}

/** D = P/v = 1500 of one moment and D = 600 of another: a letter may be given a number again. */
const isReused = (before: Said, { left, right }: Zero, known: Known): boolean =>
  left.kind === 'symbol' &&
  symbolsOf(right).length === 0 &&
  nameOf(before) === left.name &&
  numbersAtEnd(before, known.measures).length > 0;

/** An equation of x, y and dy/dx, where the question tells one of x and y: it is that one differentiated, or it is wrong. */
function isSlopeClaim({ left, right }: Zero, known: Known): boolean {
  const letters = new Set([...symbolsOf(left), ...symbolsOf(right)]);
  const told = new Set(known.slopes.flatMap((zero) => [...symbolsOf(zero.left), ...symbolsOf(zero.right)]));
  return (
    ['x', 'y', 'd1 y x'].every((letter) => letters.has(letter) && told.has(letter)) && letters.size === 3
  );
}
