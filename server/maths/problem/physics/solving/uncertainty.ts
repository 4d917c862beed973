import { parseUnit } from '../../../algebra-system/numbers/units.ts';
import { asLatex, PHYSICS, rounded, shortLatex } from '../../../writing/rounding.ts';
import { step } from '../../../writing/step.ts';
import type { SolvedPart } from '../../planning/goals/solved-part.ts';
import type { Goal, Term } from '../../schema/problem.ts';
import { roleNamed } from '../roles/roles.ts';
import { stepsOf } from './answer.ts';
import { type Applied, derive, quantitiesOf, tracedBack } from './derive.ts';
import { roleOf, type Tale, thingIn, type Told } from './told.ts';

const TWO_FIGURES = { kind: 'figures', digits: 2 } as const;
const NUDGE = 1e-5;

interface Found {
  value: number;
  laws: readonly Applied[];
  told: readonly Told[];
}

/** The uncertainty of a quantity from those of the data that it is worked out from; null where it is another goal. */
export function uncertaintyOf(goal: Goal, tale: Tale): SolvedPart | null {
  const { target } = goal;
  if (goal.verb !== 'find' || typeof target !== 'object' || !('the' in target)) return null;
  const isPercentage = target.the === 'percentage uncertainty';
  if (!isPercentage && target.the !== 'absolute uncertainty') return null;
  const quantity = target.of[0];
  const found = quantity ? foundFor(quantity, tale) : null;
  if (!found || !quantity || typeof quantity !== 'object' || !('the' in quantity)) return null;
  const shares = found.told.flatMap((one) => {
    if (one.within === null) return [];
    const nudged = { ...one, value: one.value * (1 + NUDGE) };
    const amounts = tale.amounts.map((other) => (other === one ? nudged : other));
    const other = foundFor(quantity, { ...tale, amounts });
    const power = other ? Math.round((2 * (other.value / found.value - 1)) / NUDGE) / 2 : Number.NaN;
    return [
      { power: Math.abs(power), one, isPower: other !== null && isPowerOf(power, other.value / found.value) },
    ];
  });
  if (shares.length === 0 || shares.some(({ isPower }) => !isPower)) return null;
  const fraction = shares.reduce((sum, { power, one }) => sum + (power * one.within!) / one.value, 0);
  const role = roleNamed(roleOf(quantity.the, quantity.of[0]))!;
  const unit = role.unit === '' ? null : parseUnit(goal.unit ?? role.unit);
  const written = isPercentage
    ? `${rounded(100 * fraction, goal.figures ?? TWO_FIGURES, PHYSICS)} %`
    : `${rounded((fraction * found.value) / (unit?.scale ?? 1), goal.figures ?? TWO_FIGURES, PHYSICS)} ${goal.unit ?? role.unit}`;
  const terms = shares.map(({ power, one }) => {
    const share = `\\frac{${shortLatex(one.within!, 4)}}{${shortLatex(one.value, 5)}}`;
    return power === 1 ? share : `${power} \\times ${share}`;
  });
  return {
    title: {
      en: `Find the uncertainty in the ${role.en[0]}`,
      zh: `求${role.zh[0]}的不确定度`,
    },
    topic: '9702/all/physical-quantities-and-units',
    steps: [
      ...stepsOf([found]),
      step(
        {
          en: 'Fractional uncertainties add, each as often as its quantity is a factor.',
          zh: '各量的相对不确定度相加，幂次为系数。',
        },
        [`\\frac{\\Delta ${role.latex}}{${role.latex}} = ${terms.join(' + ')} = ${shortLatex(fraction, 4)}`],
      ),
    ],
    answer: { text: written.trim(), tex: asLatex(written.replace('%', '\\%')) },
    checks: [
      {
        name: {
          en: 'The data were varied and the result followed.',
          zh: '改变数据，结果随之变化，与此相符。',
        },
        passed: Math.abs(largest(quantity, tale, found) / found.value - 1 - fraction) <= 0.25 * fraction,
      },
    ],
  };
}

const isPowerOf = (power: number, ratio: number): boolean =>
  Math.abs(ratio - (1 + NUDGE) ** power) < 0.01 * NUDGE * Math.max(1, Math.abs(power));

function foundFor(quantity: Term, tale: Tale): Found | null {
  if (typeof quantity !== 'object' || !('the' in quantity)) return null;
  const name = roleOf(quantity.the, quantity.of[0]);
  const known = quantitiesOf(thingIn(quantity.of[0], tale.last, name), tale, name);
  const { all, disputed } = derive(known, tale);
  const { laws, told, roles } = tracedBack(name, all);
  const value = all.get(name)?.value;
  if (value === undefined || [...roles].some((role) => disputed.has(role))) return null;
  return { value, laws, told: [...told] };
}

/** The result when every datum errs to the side that makes it larger. */
function largest(quantity: Term, tale: Tale, { told, value }: Found): number {
  const raised = (one: Told) => {
    const shifted = tale.amounts.map((other) =>
      other === one ? { ...one, value: one.value * (1 + NUDGE) } : other,
    );
    return (foundFor(quantity, { ...tale, amounts: shifted })?.value ?? value) > value;
  };
  const up = new Map(
    told.flatMap((one) => (one.within === null ? [] : [[one, raised(one) ? one.within : -one.within]])),
  );
  const amounts = tale.amounts.map((one) => ({ ...one, value: one.value + (up.get(one) ?? 0) }));
  return foundFor(quantity, { ...tale, amounts })?.value ?? Number.NaN;
}
