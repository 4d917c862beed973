import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { difference, type Expression, symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import { toLatex } from '../../../algebra-system/expressions/print.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { zerosIn } from '../../../algebra-system/numeric/roots.ts';
import { exactZeros } from '../../../techniques/calculus/zeros.ts';
import type { Step } from '../../../writing/method.ts';
import { step } from '../../../writing/step.ts';
import type { Fact, Term } from '../../schema/problem.ts';

import { type Course, QUANTITIES } from './course.ts';
import { definitionIn, expressionOf, idOf, intervalIn, propertyIn, type Story } from '../told/told.ts';

export interface Moments {
  times: Expression[];
  used: Fact[];
  steps: Step[];
}

/** Every time that a goal speaks of; null where nobody here knows one. */
export function momentsOf(course: Course, { goal }: Story): Moments | null {
  const said = [...(goal.where ?? []), ...whereOf(goal.target)].filter((fact) => !isSpan(fact, course));
  const [first] = said;
  if (!first || said.length > 1) return null;
  const definition = definitionIn(first);
  if (definition?.letter === course.clock && symbolsOf(definition.value).length === 0)
    return { times: [definition.value], used: [first], steps: [] };
  const equation = conditionOf(first, course);
  if (!equation) return null;
  const times = exactZeros(exact(equation), course.clock)?.filter((one) => isWithin(evaluate(one), course));
  if (!times) return null;
  const isReturn = LATER.has(first.relation);
  const later = isReturn ? times.filter((one) => evaluate(one) > 1e-9) : times;
  const own = ofKind(first.relation, later, course);
  if (!own) return null;
  const isScanned = zerosIn(
    numeric(equation, course),
    Math.max(0, course.span[0]),
    Math.min(course.span[1], 60),
    {
      steps: 3001,
    },
  ).filter((one) => !isReturn || one > 1e-6);
  const inReach = later.filter((one) => evaluate(one) <= 60);
  if (isScanned.length !== inReach.length) return null;
  const tex = [
    `${toLatex(equation)} = 0`,
    own.map((one) => `${course.clock} = ${toLatex(one)}`).join(',\\; '),
  ];
  return {
    times: own,
    used: [first],
    steps: [step({ en: 'Find when it is so.', zh: '求出相应的时刻。' }, tex)],
  };
}

/** Rest before it has moved is no coming to rest. */
const RESTS = new Set(['comes to rest', 'first at rest', 'turns']);
const LATER = new Set(['back', ...RESTS]);

/** The first of the times, or those at which the velocity changes its sign. */
function ofKind(relation: string, times: Expression[], course: Course): Expression[] | null {
  if (relation === 'first at rest') return times.toSorted((a, b) => evaluate(a) - evaluate(b)).slice(0, 1);
  if (relation !== 'turns') return times;
  const { acceleration, velocity } = course.of;
  if (!acceleration || !velocity) return null;
  const v = numeric(velocity, course);
  return times.filter((one) => v(evaluate(one) - 1e-4) * v(evaluate(one) + 1e-4) < 0);
}

export const whereOf = (target: Term): readonly Fact[] =>
  (typeof target === 'object' && 'the' in target && target.where) || [];
export const isSpan = (fact: Fact, { clock }: Course): boolean => intervalIn(fact, clock) !== null;
export const isWithin = (time: number, { span: [from, to] }: Course): boolean =>
  time >= from - 1e-9 && time <= to + 1e-9;
export const numeric =
  (one: Expression, { clock }: Course) =>
  (time: number) =>
    evaluate(one, { [clock]: time });

/** What is zero when it is so. */
function conditionOf({ relation, of }: Fact, course: Course): Expression | null {
  if (relation === 'at rest' || RESTS.has(relation))
    return idOf(of[0]) === course.body ? course.of.velocity : null;
  if (relation === 'back') return idOf(of[0]) === course.body ? course.of.displacement : null;
  const property = relation === 'equal' ? propertyIn(of[0]) : null;
  const quantity = QUANTITIES.find((one) => one === property?.name);
  const value = expressionOf(of[1]);
  const own = quantity && course.of[quantity];
  return own && value && idOf(property?.of[0]) === course.body && symbolsOf(value).length === 0
    ? difference(own, value)
    : null;
}
