import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  difference,
  type Expression,
  has,
  mapParts,
  number,
  power,
  quotient,
  substitute,
  sum,
  symbol,
} from '../../../algebra-system/expressions/expression.ts';
import { toText } from '../../../algebra-system/expressions/print.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { expanded, gathered } from '../../../algebra-system/normal/terms.ts';
import { separated } from '../../../techniques/calculus/separation.ts';
import { antiderivative } from '../../../techniques/integration/antiderivative.ts';
import { picked, type Row, type Run } from './followed.ts';
import type { Motion } from './told.ts';
import { undone } from './undone.ts';

export type Kind = 'v' | 'x' | 't';

/** ∫ of the speed = ∫ of the place or the time, each from the start. */
export interface Related {
  by: 'x' | 't';
  left: Expression;
  right: Expression;
}

/** From `from` on; null where it is not found. */
function integralFrom(one: Expression, letter: string, from: Expression): Expression | null {
  const found = antiderivative(one, letter);
  return found && difference(found.value, exact(substitute(found.value, letter, from)));
}

/** The motion with its variables separated. */
export function relatedBy(by: 'x' | 't', { force, mass, letters, begins }: Motion): Related | null {
  const { v } = letters;
  if (has(force, letters[by === 'x' ? 't' : 'x'])) return null;
  const acceleration = gathered(quotient(force, mass));
  const speed = symbol(v);
  const parts = has(force, v)
    ? separated(by === 'x' ? gathered(quotient(acceleration, speed)) : acceleration, letters[by], v)
    : { inX: acceleration, inY: by === 'x' ? power(speed, -1) : number(1) };
  if (!parts) return null;
  const left = integralFrom(gathered(power(parts.inY, -1)), v, begins.v);
  const right = integralFrom(parts.inX, letters[by], by === 'x' ? begins.x : number(0));
  return left && right && { by, left, right };
}

/** One of the three by another, as the motion in small steps has it. */
export function formulaOf(of: Kind, by: Kind, motion: Motion, runs: readonly Run[]): Expression | null {
  for (const way of waysTo(of, by, motion, runs)) {
    const fitting = way().filter((one) => isFitting(one, of, by, motion, runs));
    const [best] = fitting
      .flatMap(forms)
      .filter((one) => isFitting(one, of, by, motion, runs))
      .toSorted((a, b) => toText(a).length - toText(b).length);
    if (best) return best;
  }
  return null;
}

/** As it is written best; what stands between bars is mostly positive. */
const forms = (one: Expression): Expression[] =>
  [one, withoutBars(one)].flatMap((each) => [each, exact(each), gathered(each), expanded(each)]);

const withoutBars = (one: Expression): Expression =>
  one.kind === 'call' && one.name === 'abs' ? withoutBars(one.of) : mapParts(one, withoutBars);

function waysTo(of: Kind, by: Kind, motion: Motion, runs: readonly Run[]): (() => Expression[])[] {
  const { letters, begins } = motion;
  const turned = (key: 'x' | 't', isInner: boolean) => (): Expression[] => {
    const related = relatedBy(key, motion);
    if (!related) return [];
    const { left, right } = related;
    return isInner ? undone(right, letters[key], left) : undone(left, letters.v, right);
  };
  if (of === 'v' && by !== 'v') return [() => (by === 'x' ? motion.shown : []), turned(by, false)];
  if (by === 'v' && of !== 'v') return [turned(of, true)];
  const speed = (key: 'x' | 't') => formulaOf('v', key, motion, runs);
  const time = (): Expression | null => {
    const own = speed('x');
    return own && integralFrom(gathered(power(own, -1)), letters.x, begins.x);
  };
  if (of === 't' && by === 'x') return [() => [time()].filter((one) => one !== null)];
  if (of !== 'x' || by !== 't') return [];
  return [
    () => {
      const own = speed('t');
      const way = own && integralFrom(own, letters.t, number(0));
      return way ? [sum(begins.x, way)] : [];
    },
    () => {
      const own = time();
      return own ? undone(own, letters.x, symbol(letters.t)) : [];
    },
  ];
}

const NEAR = 1e-6;

export function isFitting(
  one: Expression,
  of: Kind,
  by: Kind,
  { letters }: Motion,
  runs: readonly Run[],
): boolean {
  return runs.every((run) => {
    const size = Math.max(...picked(run).map((row) => Math.abs(row[of])), 1e-9);
    const value = (row: Row) => evaluate(one, { ...run.values, [letters[by]]: row[by] });
    return picked(run).length > 3 && picked(run).every((row) => Math.abs(value(row) - row[of]) < NEAR * size);
  });
}

/** The square of the speed by the place. */
export function squareOf(motion: Motion, runs: readonly Run[]): Expression | null {
  const speed = formulaOf('v', 'x', motion, runs);
  const square =
    speed && [power(speed, 2)].flatMap(forms).toSorted((a, b) => toText(a).length - toText(b).length)[0];
  return square ?? null;
}
