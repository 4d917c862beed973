import { evaluate } from '../../algebra-system/expressions/evaluate.ts';
import type { Expression } from '../../algebra-system/expressions/expression.ts';
import type { Known } from './knowledge/known.ts';
import { isSamePoint } from './lines/ends.ts';
import { bestLikeness, complexValues, type Likeness, numbersOf } from './lines/numbers.ts';
import type { Said } from './lines/said.ts';

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
export function betweenComplex(one: Expression, other: Expression, known: Known): Likeness | 'none' {
  const [p, q] = [one, other].map((side) =>
    side.kind === 'tuple' && side.open === '(' ? side.items.map((item) => evaluate(item)) : [],
  );
  if (p!.length > 2 && p!.length === q!.length && [...p!, ...q!].every(Number.isFinite))
    return isSamePoint(p!, q!) ? 'same' : 'far';
  const [a, b] = [complexValues(one, known.measures), complexValues(other, known.measures)];
  if (a.length === 0 || a.length !== b.length) return 'none';
  const found = a.map((value, at) => {
    const size = Math.max(1e-9, Math.hypot(value.re, value.im));
    const gap = Math.hypot(value.re - b[at]!.re, value.im - b[at]!.im) / size;
    return gap < 0.002 ? 'same' : gap < 0.02 ? 'unsure' : 'far';
  });
  return found.every((each) => each === found[0]) ? found[0]! : 'none';
}
