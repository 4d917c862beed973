import { realFunction } from '../../../algebra-system/equivalence/sampling.ts';
import { differentiate } from '../../../algebra-system/expressions/differentiate.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  call,
  type Expression,
  fraction,
  number,
  PI,
  power,
  product,
  root,
  substitute,
  symbol,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { zerosIn } from '../../../algebra-system/numeric/roots.ts';
import { rounded } from '../../../writing/rounding.ts';
import { step } from '../../../writing/step.ts';
import type { Term } from '../../schema/problem.ts';
import { check, type Operator } from '../analysis/operator.ts';
import { isPlain, propertyOf, sidesIn, worked } from '../working/worked.ts';
import { anglesIn } from '../values/angles.ts';
import { polarIn, THETA, TOPIC } from './polar-curve.ts';

interface Furthest {
  angle: number;
  /** Where it is a simple part of π. */
  exact: Expression | null;
  value: number;
}

/** Where an expression in θ is greatest between the ends; null where two places are alike. */
export function furthest(of: Expression, [low, high]: [Expression, Expression]): Furthest[] {
  const ends = [evaluate(low), evaluate(high)] as [number, number];
  const slope = exact(differentiate(of, THETA));
  const f = realFunction(of, THETA);
  const inside = zerosIn(realFunction(slope, THETA), ...ends).filter((at) => Number.isFinite(f(at)));
  const angles = anglesIn(slope, THETA, ends);
  const all = [
    ...inside.map((angle): Furthest => ({
      angle,
      exact:
        angles?.find((one) => Math.abs(evaluate(one) - angle) < 1e-7) ??
        partOfPi(angle, realFunction(slope, THETA)),
      value: f(angle),
    })),
    ...[low, high].map((end): Furthest => ({
      angle: evaluate(end),
      exact: exact(end),
      value: f(evaluate(end)),
    })),
  ].filter(({ value }) => Number.isFinite(value));
  const best = Math.max(...all.map(({ value }) => value));
  const known = all.filter(({ value }) => best - value < 1e-9 * Math.max(1, best));
  const isAt = (a: Furthest, b: Furthest) => Math.abs(a.angle - b.angle) < 1e-6;
  // An end of the curve may be such a place as well.
  return known.filter(
    (one, at) =>
      !known.some(
        (other, i) =>
          i !== at && isAt(one, other) && (other.exact ? !one.exact || i < at : !one.exact && i < at),
      ),
  );
}

/** A twelfth of π or a multiple of it, where the slope is zero. */
function partOfPi(angle: number, slope: (at: number) => number): Expression | null {
  const twelfths = Math.round((angle * 12) / Math.PI);
  const isThere =
    Math.abs(angle - (twelfths * Math.PI) / 12) < 1e-6 && Math.abs(slope((twelfths * Math.PI) / 12)) < 1e-12;
  return isThere ? exact(product(fraction(twelfths, 12), PI)) : null;
}

/** A distance whose square is a simple fraction. */
function rootOfFraction(square: number): Expression | null {
  for (let d = 1; d <= 128; d += 1) {
    const n = Math.round(square * d);
    if (n > 0 && Math.abs(square * d - n) < 1e-11) return exact(root(fraction(n, d)));
  }
  return null;
}

/** The greatest over many angles. */
function scanned(of: Expression, [low, high]: [Expression, Expression]): number {
  const [from, to] = [evaluate(low), evaluate(high)];
  const f = realFunction(of, THETA);
  const values = Array.from({ length: 20_001 }, (_, at) => f(from + ((to - from) * at) / 20_000));
  return Math.max(...values.filter((one) => Number.isFinite(one)));
}

const FROM: Record<string, { by: Expression; en: string; zh: string; tex: string }> = {
  pole: { by: number(1), en: 'The distance from the pole is r.', zh: '到极点的距离是 r。', tex: 'r' },
  'initial line': {
    by: power(call('sin', symbol(THETA)), 2),
    en: 'The distance from the initial line is r sin θ.',
    zh: '到极轴的距离是 r sin θ。',
    tex: 'r\\sin\\theta',
  },
  'line θ = π/2': {
    by: power(call('cos', symbol(THETA)), 2),
    en: 'The distance from the line θ = π/2 is r cos θ.',
    zh: '到直线 θ = π/2 的距离是 r cos θ。',
    tex: 'r\\cos\\theta',
  },
};

function baseOf(the: string, of: readonly Term[]): string | null {
  if (the === 'greatest distance from pole') return 'pole';
  if (the === 'greatest distance from initial line') return 'initial line';
  if (the !== 'greatest distance from line') return null;
  const sides = sidesIn(of[1]);
  const isUpright =
    sides?.[0].kind === 'symbol' &&
    sides[0].name === THETA &&
    Math.abs(evaluate(sides[1]) - Math.PI / 2) < 1e-12;
  return isUpright ? 'line θ = π/2' : null;
}

export const greatestDistance: Operator = (goal, scope) => {
  const asked = propertyOf(goal);
  const base = asked && isPlain(goal) ? baseOf(asked.the, asked.of) : null;
  const curve = base && polarIn(asked!.of[0], scope);
  if (!base || !curve) return null;
  const from = FROM[base]!;
  const squared = product(curve.squared, from.by);
  const [best] = furthest(squared, curve.ends);
  if (!best) return null;
  const size = Math.sqrt(best.value);
  const value = best.exact
    ? exact(root(exact(substitute(squared, THETA, best.exact))))
    : rootOfFraction(best.value);
  if (curve.size !== null && goal.figures) return null;
  const whole = value && curve.size !== null ? exact(product(symbol(curve.size), value)) : value;
  const text =
    whole && !goal.figures ? toText(whole) : rounded(size, goal.figures ?? { kind: 'figures', digits: 3 });
  if ((goal.exact || curve.size !== null) && !value) return null;
  const tex = whole && !goal.figures ? toLatex(whole) : text;
  return worked(
    { en: 'The greatest distance', zh: '最大距离' },
    TOPIC,
    [
      step({ en: from.en, zh: from.zh }, [curve.tex]),
      step(
        {
          en: 'It is greatest where its derivative is zero, or at an end.',
          zh: '它在导数为零处或端点处取得最大值。',
        },
        [`\\theta = ${best.exact ? toLatex(best.exact) : best.angle.toFixed(4)}`, `${from.tex} = ${tex}`],
      ),
    ],
    { text, tex },
    [
      check(
        'No point of many along the curve is further.',
        '沿曲线大量取点，没有更远的点。',
        Math.abs(Math.sqrt(scanned(squared, curve.ends)) - size) < 1e-5 * Math.max(1, size) &&
          (value === null || Math.abs(evaluate(value) - size) < 1e-9 * Math.max(1, size)),
      ),
    ],
  );
};

/** (r, θ) of the point that is furthest. */
export const furthestPoint: Operator = (goal, scope) => {
  const asked = propertyOf(goal);
  const base = { 'furthest from pole': 'pole', 'furthest from initial line': 'initial line' }[
    asked?.the ?? ''
  ];
  const curve = base && isPlain(goal) ? polarIn(asked!.of[0], scope) : null;
  if (!base || !curve || goal.figures) return null;
  const squared = product(curve.squared, FROM[base]!.by);
  const all = furthest(squared, curve.ends);
  const [best] = all;
  if (!best?.exact || all.length > 1 || curve.size !== null) return null;
  const r = exact(root(exact(substitute(curve.squared, THETA, best.exact))));
  return worked(
    { en: 'The furthest point', zh: '最远的点' },
    TOPIC,
    [
      step({ en: FROM[base]!.en, zh: FROM[base]!.zh }, [
        `\\theta = ${toLatex(best.exact)}`,
        `r = ${toLatex(r)}`,
      ]),
    ],
    {
      text: `(${toText(r)}, ${toText(best.exact)})`,
      tex: `\\left(${toLatex(r)}, ${toLatex(best.exact)}\\right)`,
    },
    [
      check(
        'No point of many along the curve is further.',
        '沿曲线大量取点，没有更远的点。',
        Math.abs(scanned(squared, curve.ends) - best.value) < 1e-5 * Math.max(1, best.value),
      ),
    ],
  );
};
