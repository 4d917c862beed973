import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  type Expression,
  number,
  substitute,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex } from '../../../algebra-system/expressions/print.ts';
import { rationalOfDecimal } from '../../../algebra-system/numbers/rational.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { exactZeros } from '../../../techniques/calculus/zeros.ts';
import type { Step } from '../../../writing/method.ts';
import { step } from '../../../writing/step.ts';
import type { Term } from '../../schema/problem.ts';
import type { Result } from '../laws/solve-model.ts';
import { type Course, QUANTITIES, type Quantity } from './course.ts';
import { expressionOf, idOf, intervalIn, propertyIn, type Story } from '../told/told.ts';

import { isSpan, isWithin, numeric } from './moments.ts';
export const UNITS: Record<Quantity, string> = {
  displacement: 'm',
  velocity: 'm s^-1',
  acceleration: 'm s^-2',
};

/** v, where the velocity was said to be v. */
export function lettersQuantity(letter: string, course: Course, { facts }: Story): Quantity | null {
  const said = facts.find(({ relation, of }) => {
    const property = relation === 'equal' ? propertyIn(of[0]) : null;
    const value = expressionOf(of[1]);
    return idOf(property?.of[0]) === course.body && value?.kind === 'symbol' && value.name === letter;
  });
  return QUANTITIES.find((one) => one === propertyIn(said?.of[0])?.name) ?? null;
}

export const rates = (course: Course): Step =>
  step(
    {
      en: 'Velocity is the rate of change of displacement, acceleration that of velocity.',
      zh: '速度是位移对时间的导数，加速度是速度对时间的导数。',
    },
    QUANTITIES.flatMap((one) => {
      const of = course.of[one];
      return of && symbolsOf(of).every((name) => name === course.clock)
        ? [`${'sva'[QUANTITIES.indexOf(one)]!} = ${toLatex(of)}`]
        : [];
    }),
  );

export const inDecimals = (value: number): Expression => number(rationalOfDecimal(String(value)));

/** The greatest or the least value over the time of the motion. */
export function extreme(
  kind: 'greatest' | 'least',
  of: Term | undefined,
  course: Course,
  story: Story,
): Result | null {
  const property = propertyIn(of);
  const quantity =
    typeof of === 'string'
      ? lettersQuantity(of, course, story)
      : (QUANTITIES.find((one) => one === property?.name) ?? null);
  const own = quantity && course.of[quantity];
  if (!own || story.goal.where?.some((fact) => !isSpan(fact, course))) return null;
  if (symbolsOf(own).some((name) => name !== course.clock)) return null;
  const rate =
    quantity === 'acceleration' ? null : course.of[quantity === 'velocity' ? 'acceleration' : 'velocity'];
  const turns =
    rate && exactZeros(exact(rate), course.clock)?.filter((one) => isWithin(evaluate(one), course));
  if (!turns) return null;
  const ends = course.span.filter(Number.isFinite).map(inDecimals);
  const sign = kind === 'greatest' ? 1 : -1;
  const ranked = [...turns, ...ends]
    .map((time) => ({ time, value: exact(substitute(own, course.clock, time)) }))
    .sort((a, b) => sign * (evaluate(b.value) - evaluate(a.value)));
  const [best] = ranked;
  if (!best) return null;
  const f = numeric(own, course);
  const last = Number.isFinite(course.span[1]) ? course.span[1] : 1000;
  const sampled = Array.from({ length: 20_001 }, (_, at) =>
    f(course.span[0] + ((last - course.span[0]) * at) / 20_000),
  );
  const top = sampled.reduce((a, b) => (sign * b > sign * a ? b : a));
  return {
    values: [best.value],
    unit: UNITS[quantity!],
    letter: typeof of === 'string' ? of : null,
    steps: [
      rates(course),
      step(
        {
          en: 'It is greatest or least where its rate of change is zero, or at an end.',
          zh: '在变化率为零处或端点处取最值。',
        },
        [`${toLatex(rate!)} = 0`, `${course.clock} = ${toLatex(best.time)}`, toLatex(best.value)],
      ),
    ],
    used: course.used,
    isConfirmed: Math.abs(top - evaluate(best.value)) < 1e-4 * Math.max(1, Math.abs(top)),
  };
}

/** The greatest speed over the time of the motion, whichever way it goes. */
export function greatestSpeed(inner: { of: Term[] }, course: Course, story: Story): Result | null {
  const where = story.goal.where ?? [];
  const said = where.map((fact) => intervalIn(fact, course.clock));
  if (idOf(inner.of[0]) !== course.body || said.some((one) => one === null)) return null;
  const span = said.reduce<readonly [number, number]>(
    ([from, to], one) => [Math.max(from, one![0]), Math.min(to, one![1])],
    course.span,
  );
  if (!span.every(Number.isFinite) || inner.of.length > 1) return null;
  const over: Course = { ...course, span: [span[0], span[1]] };
  const of: Term = { the: 'velocity', of: [inner.of[0]!] };
  const ends = (['greatest', 'least'] as const).map((kind) =>
    extreme(kind, of, over, { ...story, goal: { ...story.goal, where: [] } }),
  );
  const [top, bottom] = ends;
  if (!top || !bottom) return null;
  const [high, low] = [evaluate(top.values[0]!), evaluate(bottom.values[0]!)];
  if (high >= Math.abs(low)) return { ...top, used: [...top.used, ...where] };
  return null;
}

/** The greatest distance from O, on whichever side. */
export function farthest(of: Term | undefined, course: Course, story: Story): Result | null {
  const property = propertyIn(of);
  if (property?.name !== 'displacement' || idOf(property.of[0]) !== course.body) return null;
  const [far, back] = (['greatest', 'least'] as const).map((kind) => extreme(kind, of, course, story));
  if (!far?.isConfirmed) return null;
  const [high, low] = [evaluate(far.values[0]!), back ? evaluate(back.values[0]!) : NaN];
  // Where it goes back without an end, no distance is the greatest.
  return Number.isFinite(course.span[1]) && back?.isConfirmed && high >= Math.abs(low) ? far : null;
}
