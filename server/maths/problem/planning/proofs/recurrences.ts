import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  difference,
  type Expression,
  negative,
  number,
  product,
  substitute,
  sum,
  symbol,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { step } from '../../../writing/step.ts';
import type { Goal } from '../../schema/problem.ts';
import { check, type Operator } from '../analysis/operator.ts';
import { worked } from '../working/worked.ts';
import { antiderivativeOf, type Part } from './by-parts.ts';
import {
  type Counted,
  countedIntegral,
  isOfCount,
  isTrueOf,
  type Recurrence,
  recurrenceIn,
} from './reduction.ts';

const bare = (text: string): string => text.replaceAll('$', '').trim();

/** "Show that, for n ≥ 1, (2n + 3) I_n = 2n I_(n−1)". */
export const recurrenceShown: Operator = (goal, scope) => {
  const printed = statementOf(goal);
  const name = printed && /([A-Z])\s?_/.exec(printed)?.[1];
  const of = name ? countedIntegral(name, scope) : null;
  if (!printed || !of) return null;
  const recurrence = recurrenceIn({ relation: 'recurrence', of: [printed] }, of);
  const { from, to, by } = of.integral;
  if (!recurrence || !from || !to || [from, to].some((one) => symbolsOf(one).length > 0)) return null;
  const ends: [number, number] = [evaluate(from), evaluate(to)];
  const factors = factorsOf(recurrence);
  if (!ends.every(Number.isFinite) || !factors || !isTrueOf(recurrence, of)) return null;
  const integrand = (shift: number): Expression =>
    substitute(of.integral.of, of.index, sum(symbol(of.index), number(shift)));
  const combination = sum(
    ...recurrence.shifts.map(({ by: shift }, at) => product(factors.of[at]!, integrand(shift))),
  );
  const parts = antiderivativeOf(
    { of: of.integral.of, by, index: of.index, from: ends[0], to: ends[1] },
    (n) => substitute(combination, of.index, number(n)),
    recurrence.shifts.map(({ by: shift }) => shift),
  );
  if (!parts) return null;
  scope.used.add(of.fact);
  for (const fact of scope.facts) if (isOfCount(fact, of.index)) scope.used.add(fact);
  return proofOf(printed, of, recurrence, factors, parts);
};

function statementOf({ verb, target }: Goal): string | null {
  if ((verb !== 'show' && verb !== 'prove') || typeof target !== 'object' || !('the' in target)) return null;
  const [text] = target.of;
  return ['statement:recurrence', 'statement:holds'].includes(target.the) && typeof text === 'string'
    ? bare(text)
    : null;
}

interface Factors {
  of: Expression[];
  /** What the combination of the integrals is equal to. */
  right: Expression;
}

/** a and b of a I_n + b I_(n−1) = c, with c. */
function factorsOf({ rest, shifts }: Recurrence): Factors | null {
  const at = (chosen: number): Expression =>
    shifts.reduce((before, { letter }, i) => substitute(before, letter, number(i === chosen ? 1 : 0)), rest);
  const free = exact(at(-1));
  const of = shifts.map((_, i) => exact(difference(at(i), free)));
  const doubled = shifts.reduce((before, { letter }) => substitute(before, letter, number(2)), rest);
  const isLinear = [3, 5].every((n) => {
    const index = symbolsOf(doubled)[0];
    const values: Record<string, number> = index ? { [index]: n } : {};
    const sum_ = of.reduce((before, one) => before + 2 * evaluate(one, values), evaluate(free, values));
    const whole = evaluate(doubled, values);
    return Math.abs(whole - sum_) < 1e-9 * Math.max(1, Math.abs(whole));
  });
  return isLinear ? { of, right: exact(negative(free)) } : null;
}

function proofOf(
  printed: string,
  of: Counted,
  { shifts, sides }: Recurrence,
  factors: Factors,
  parts: Part[],
) {
  const { by, from, to } = of.integral;
  const whole = sum(...parts.map((one) => product(one.by, one.of)));
  const countOf = (shift: number): string =>
    shift === 0 ? of.index : `${of.index} ${shift < 0 ? '-' : '+'} ${Math.abs(shift)}`;
  const combined = (name: (shift: number) => Expression): string =>
    toLatex(sum(...shifts.map(({ by: shift }, at) => product(factors.of[at]!, name(shift)))));
  const integrals = combined((shift) => symbol(`${of.name}_{${countOf(shift)}}`));
  const integrands = combined((shift) =>
    exact(substitute(of.integral.of, of.index, sum(symbol(of.index), number(shift)))),
  );
  const named = (side: Expression): string =>
    toText(
      shifts.reduce(
        (before, { letter, by: shift }) =>
          substitute(
            before,
            letter,
            symbol(shift === 0 ? `${of.name}_${of.index}` : `${of.name}_(${countOf(shift)})`),
          ),
        side,
      ),
    ).replaceAll(/[{}]/g, '');
  const isRight = [3, 4].every((n) => isEnds(whole, of, n, factors.right));
  return worked(
    { en: 'A reduction formula', zh: '递推公式' },
    '9231/p2/integration',
    [
      step({ en: 'Differentiate this product.', zh: '对这个乘积求导。' }, [
        `\\frac{\\mathrm{d}}{\\mathrm{d}${by}}\\left(${toLatex(whole)}\\right) = ${integrands}`,
      ]),
      step({ en: 'Integrate both sides between the limits.', zh: '两边在积分限之间积分。' }, [
        `\\left[${toLatex(whole)}\\right]_{${toLatex(from!)}}^{${toLatex(to!)}} = ${integrals}`,
        `${toLatex(factors.right)} = ${integrals}`,
      ]),
      step({ en: 'This is what was to be shown.', zh: '即为所证。' }, [printed]),
    ],
    { text: sides.map(named).join(' = '), tex: printed },
    [
      check(
        'The integrals satisfy it in numbers, and the product has these values at the limits.',
        '各积分的数值满足该式，乘积在积分限处取这些值。',
        isRight,
      ),
    ],
  );
}

/** Whether the product rises by the right side from one limit to the other. */
function isEnds(whole: Expression, of: Counted, n: number, right: Expression): boolean {
  const { by, from, to } = of.integral;
  const put = substitute(whole, of.index, number(n));
  const [a, b] = [evaluate(from!), evaluate(to!)];
  const near = (x: number, inwards: number): number => {
    const own = evaluate(put, { [by]: x });
    return Number.isFinite(own) ? own : evaluate(put, { [by]: x + inwards });
  };
  const rise = near(b, (a - b) * 1e-9) - near(a, (b - a) * 1e-9);
  const wanted = evaluate(right, { [of.index]: n });
  return Math.abs(rise - wanted) < 1e-6 * Math.max(1, Math.abs(wanted));
}
