import { evaluate } from '../../algebra-system/expressions/evaluate.ts';
import { type Expression, symbolsOf } from '../../algebra-system/expressions/expression.ts';
import { compareValues } from '../../checking/values/values.ts';
import type { Known } from './knowledge/known.ts';
import { isSamePoint } from './lines/ends.ts';
import { bestLikeness, complexValues, type Likeness, numbersOf } from './lines/numbers.ts';
import type { Said, Side } from './lines/said.ts';

/** 72 km/h = 20 m/s: the same quantity in two units; what is worked out between them has none. */
export function isConversion({ sides }: Said, { measures }: Known): boolean {
  const own = sides.filter(({ value }, at) => value !== null && (at > 0 || value.kind !== 'symbol'));
  const [first, second] = own.filter(({ scale }) => scale !== null);
  if (!first || !second || new Set(own.map(({ scale }) => scale ?? second.scale)).size < 2) return false;
  const inBase = numbersOf({ ...first, scale: null }, measures).map((one) => one * first.scale!);
  return own.every((side) => {
    const bare = numbersOf({ ...side, scale: null }, measures);
    const isSameKind = side.scale === null || side.unit === first.unit;
    const scales = side.scale === null ? [1, first.scale!, second.scale!] : [side.scale];
    const made = scales.flatMap((scale) => bare.map((one) => one * scale));
    return isSameKind && bestLikeness(inBase, made) === 'same';
  });
}

/** Complex numbers and points, which have no one value. */
function betweenComplex(one: Expression, other: Expression, known: Known): Likeness | 'none' {
  const [p, q] = [one, other].map((side) =>
    side.kind === 'tuple' && side.open === '(' ? side.items.map((item) => evaluate(item)) : [],
  );
  if (p!.length > 2 && p!.length === q!.length && [...p!, ...q!].every(Number.isFinite))
    return isSamePoint(p!, q!) ? 'same' : 'far';
  if (p!.length > 2 && p!.length === q!.length && one.kind === 'tuple' && other.kind === 'tuple') {
    const each = one.items.map((item, at) => compareValues(item, other.items[at]!));
    return each.every((found) => found === 'same') ? 'same' : each.includes('different') ? 'far' : 'none';
  }
  const [a, b] = [complexValues(one, known.measures), complexValues(other, known.measures)];
  if (a.length === 0 || a.length !== b.length) return 'none';
  const found = a.map((value, at) => {
    const size = Math.max(1e-9, Math.hypot(value.re, value.im));
    const gap = Math.hypot(value.re - b[at]!.re, value.im - b[at]!.im) / size;
    return gap < 0.002 ? 'same' : gap < 0.02 ? 'unsure' : 'far';
  });
  return found.every((each) => each === found[0]) ? found[0]! : 'none';
}

export const best = (all: readonly Likeness[]): Likeness =>
  all.includes('same') ? 'same' : all.includes('unsure') ? 'unsure' : 'far';

/** The sides of a line among themselves. */
export function insideOf(said: Said, known: Known): Likeness | 'none' {
  let found: Likeness | 'none' = 'none';
  for (const [at, side] of said.sides.entries()) {
    const before = said.sides[at - 1];
    if (!before?.value || !side.value || before.others.length + side.others.length > 0) continue;
    const now = between(before, side, known, {
      isChain: at > 1 || said.continues,
      isIdentity: said.isIdentity === true,
    });
    if (now === 'far') return 'far';
    if (now === 'same') found = 'same';
  }
  return found;
}

const inTurn = (radians: number) => (radians * 180) / Math.PI;

function between(
  one: Side,
  other: Side,
  known: Known,
  { isChain, isIdentity }: { isChain: boolean; isIdentity: boolean },
): Likeness | 'none' {
  const [a, b] = [numbersOf(one, known.measures), numbersOf(other, known.measures)];
  if (a.length > 0 && b.length > 0) {
    const likenesses = [bestLikeness(a, b, other.value)];
    // 33.7 + 180 = 213.7°
    if (known.measures.degrees)
      likenesses.push(
        bestLikeness(a, b.map(inTurn), other.value),
        bestLikeness(a.map(inTurn), b, other.value),
      );
    return best(likenesses);
  }
  const apart = betweenComplex(one.value!, other.value!, known);
  if (apart !== 'none') return apart;
  const letters = [...symbolsOf(one.value!), ...symbolsOf(other.value!)];
  if (isIdentity && a.length + b.length === 0) {
    const found = compareValues(one.value!, other.value!);
    return found === 'different' ? 'far' : found === 'same' || found === 'near' ? 'same' : 'none';
  }
  if (letters.length === 0 || a.length + b.length > 0 || !(isChain || isSpread(one, other))) return 'none';
  const found = compareValues(one.value!, other.value!);
  return found === 'same' || found === 'near' ? 'same' : 'none';
}

/** Two formulas that are each more than a letter: equal everywhere, they are equal. */
const isSpread = (...sides: Side[]) =>
  sides.every(({ value }) => value !== null && value.kind !== 'symbol' && value.kind !== 'number');
