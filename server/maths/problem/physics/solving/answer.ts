import type { Text } from '../../../../core/locale.ts';
import { fromSi, parseUnit, sameDimension } from '../../../algebra-system/numbers/units.ts';
import { constants } from '../../../reading/physics/constants.ts';
import { compute, latexOf } from '../../../techniques/physics/relation.ts';
import type { Check, Step } from '../../../writing/method.ts';
import { asLatex, PHYSICS, rounded, shortLatex } from '../../../writing/rounding.ts';
import { step } from '../../../writing/step.ts';
import type { Goal, Quantity } from '../../schema/problem.ts';
import { roleNamed } from '../roles/roles.ts';
import type { Applied, Known } from './derive.ts';
import type { Told } from './told.ts';

/** A value in the unit that is wanted, or in the usual one; null where that unit measures something else. */
export function writtenAmount(
  value: number,
  name: string,
  goal: Goal,
  printed?: Quantity,
): { text: string; tex: string } | null {
  const role = roleNamed(name)!;
  const typed = /^(?:degrees?|度)$/.test(goal.unit ?? '') ? '°' : (goal.unit ?? role.unit);
  const unit = typed === '' ? null : parseUnit(typed);
  if (typed !== '' && (!unit || !sameDimension(unit.dimension, role.dimension))) return null;
  const own = unit ? fromSi(value, unit) : value;
  const number = printed
    ? printed.amount.replace(/10\^\((-?\d+)\)/, '10^$1')
    : rounded(own, goal.figures ?? null, PHYSICS);
  const gap = typed === '' ? '' : typed === '°' ? '' : ' ';
  return {
    text: `${number}${gap}${typed}`,
    tex: `${asLatex(number)}${unit ? `\\ ${unit.latex}` : ''}`,
  };
}

export function titleOf(names: readonly string[]): Text {
  const roles = names.map((name) => roleNamed(name)!);
  return {
    en: `Find the ${roles.map(({ en }) => en[0]).join(' and the ')}`,
    zh: `求${roles.map(({ zh }) => zh[0]).join('和')}`,
  };
}

/** The laws in their order, each with its numbers. */
export function stepsOf(all: readonly { laws: readonly Applied[]; told: Iterable<Told> }[]): Step[] {
  const before = all.flatMap(({ told }) => [...told].flatMap(({ steps = [] }) => steps));
  const applied = [
    ...new Map(
      all.flatMap(({ laws }) => laws).map((one) => [`${one.role} ${one.law.name.en}`, one]),
    ).values(),
  ];
  return [
    ...new Set(before),
    ...applied.map(({ law, role, rearranged, values }) => {
      const symbol = (id: string) => {
        const name = law.roles.get(id);
        return name ? roleNamed(name)!.latex : constants[id]!.latex;
      };
      const number = (id: string) =>
        constants[id]?.shown ?? shortLatex(values.get(id)!, 5, { from: -3, to: 5 });
      const unit = roleNamed(role)!.unit;
      const behind = unit === '' ? '' : `\\ ${parseUnit(unit)!.latex}`;
      const found = roleNamed(role)!.latex;
      return step(law.name, [
        `${latexOf(law.relation.left, symbol)} = ${latexOf(law.relation.right, symbol)}`,
        `${found} = ${latexOf(rearranged, symbol)} = ${latexOf(rearranged, number, true)}`,
        `${found} = ${shortLatex(compute(rearranged, values), 5, { from: -3, to: 5 })}${behind}`,
      ]);
    }),
  ];
}

/** What was found, put back into its laws, and every other law between what is known. */
export function checksOf({
  laws,
  all,
}: {
  laws: readonly Applied[];
  all: ReadonlyMap<string, Known>;
}): Check[] {
  const holds = laws.every(({ law, values, role }) => {
    const id = [...law.roles].find(([, name]) => name === role)![0];
    const whole = new Map([...values, [id, all.get(role)!.value]]);
    const [left, right] = [compute(law.relation.left, whole), compute(law.relation.right, whole)];
    return Math.abs(left - right) <= 1e-9 * Math.max(Math.abs(left), Math.abs(right));
  });
  return [
    {
      name: { en: 'Put back, both sides of every law agree.', zh: '代回各公式，两边相等。' },
      passed: holds,
    },
  ];
}
