import {
  difference,
  type Expression,
  number,
  product,
  symbol,
} from '../../../algebra-system/expressions/expression.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import type { Fact, Goal } from '../../schema/problem.ts';
import { law, type Law } from '../laws/law.ts';
import { type Asked, type Result, solveModel } from '../laws/solve-model.ts';
import { expressionOf, idOf, propertyIn } from '../told/told.ts';
import { pushIn } from './pushes.ts';
import { type Road, roadIn } from './roads.ts';
import type { Push } from './placed.ts';
import { actIn, isAside, isRatio, letterIn, take } from './tale.ts';

interface Rest {
  body: string | null;
  road: Road | null;
  weight: Expression | null;
  mass: Expression | null;
  friction: Expression | null;
  push: Push | null;
  isLimiting: boolean;
  g: Expression;
  letters: Law[];
  told: Fact[];
}

/** What is asked of a body on a level rough surface that a force is about to move. */
export function resultOfRest(facts: readonly Fact[], goal: Goal): Result | null {
  const rest = restIn(facts);
  if (!rest?.isLimiting || rest.road?.rough !== true) return null;
  const { road, push } = rest;
  const slope = road.isLevel ? null : road.angle;
  if (Boolean(slope) === Boolean(push)) return null;
  const weight = rest.weight ?? (rest.mass && product(rest.mass, rest.g));
  const asked = askedIn(goal);
  if (!weight || !asked) return null;
  // Along the surface, and away from it.
  const along = slope ? product(weight, slope.sine) : push!.along;
  const against = slope ? product(weight, slope.cosine) : difference(weight, push!.off);
  const [force, reaction, mu] = ['F', 'R', 'mu'].map(symbol) as [Expression, Expression, Expression];
  const laws: Law[] = [
    ...rest.letters,
    ...(rest.friction
      ? [law('The coefficient of friction.', '动摩擦因数。', difference(mu, rest.friction))]
      : []),
    slope
      ? law(
          'Along the plane the friction balances the part of the weight.',
          '沿斜面方向：摩擦力与重力的分力平衡。',
          difference(force, along),
          rest.told,
        )
      : law(
          'Horizontally the friction balances the force.',
          '水平方向：摩擦力与外力的水平分力平衡。',
          difference(force, along),
          rest.told,
        ),
    slope
      ? law(
          'Perpendicular to the plane the forces balance.',
          '垂直斜面方向受力平衡。',
          difference(reaction, against),
        )
      : law('Vertically the forces balance.', '竖直方向受力平衡。', difference(reaction, against)),
    law(
      'The friction is limiting: F = μR.',
      '摩擦力达到最大值：F = μR。',
      difference(force, product(mu, reaction)),
    ),
  ];
  const at = (values: Readonly<Record<string, number>>) => {
    const [f, r, m] = [values.F ?? NaN, values.R ?? NaN, values.mu ?? NaN];
    return (
      Math.abs(f / r - m) < 1e-7 * Math.max(1, m) &&
      Math.abs(r - evaluate(against, values)) < 1e-6 * Math.max(1, r) &&
      Math.abs(f - evaluate(along, values)) < 1e-6 * Math.max(1, f)
    );
  };
  const result = solveModel(
    { laws, isPossible: ({ F = 1, R = 1, mu: m = 1 }) => F > 0 && R > 0 && m > 0, isConfirmed: at },
    asked,
    goal.terms ?? [],
  );
  return result?.values.length === 1 ? result : null;
}

function restIn(facts: readonly Fact[]): Rest | null {
  const rest: Rest = {
    body: null,
    road: null,
    weight: null,
    mass: null,
    friction: null,
    push: null,
    isLimiting: false,
    g: number(10),
    letters: [],
    told: [],
  };
  for (const fact of facts) {
    if (isAside(fact) || isRatio(fact)) continue;
    rest.told.push(fact);
    if (!addFact(rest, fact, facts)) return null;
  }
  return rest;
}

function addFact(rest: Rest, fact: Fact, facts: readonly Fact[]): boolean {
  // "When a force is applied to it, it is about to slide."
  if (fact.relation === 'when') {
    const [push, other] = (fact.of[0] as { where?: Fact[] } | undefined)?.where ?? [];
    return push?.relation === 'push' && other === undefined && addFact(rest, push, facts);
  }
  const isOwn = (id: string | null): boolean => {
    rest.body ??= id;
    return id !== null && rest.body === id;
  };
  if (fact.relation === 'act') {
    const act = actIn(fact);
    const on = act && take(act, 'on');
    if (
      !act ||
      act.verb !== 'rest' ||
      act.bodies.length !== 1 ||
      !isOwn(act.bodies[0]!) ||
      act.roles.size > 0
    )
      return false;
    if (on) rest.road = roadIn(on[0], rest.road, facts);
    return !on || rest.road !== null;
  }
  if (fact.relation === 'push') {
    if (rest.push || !isOwn(idOf(fact.of[0]))) return false;
    rest.push = pushIn(fact, rest.road, facts);
    return rest.push !== null;
  }
  if (fact.relation === 'state') {
    rest.isLimiting = fact.of[1] === 'limiting';
    return rest.isLimiting && isOwn(idOf(fact.of[0]));
  }
  const property = fact.relation === 'equal' ? propertyIn(fact.of[0]) : null;
  const value = expressionOf(fact.of[1]);
  if (!property) {
    const found = letterIn(fact);
    if (found?.letter === 'g') rest.g = found.value;
    else if (found)
      rest.letters.push(
        law('What is known.', '已知。', difference(symbol(found.letter), found.value), [fact]),
      );
    return found !== null;
  }
  if (!value || !isOwn(idOf(property.of[0])) || (fact.of[0] as { where?: Fact[] }).where?.length)
    return false;
  if (property.name === 'mass') rest.mass = value;
  else if (property.name === 'weight') rest.weight = value;
  else if (property.name === 'friction') rest.friction = value;
  else return false;
  return true;
}

function askedIn(goal: Goal): Asked | null {
  const { target } = goal;
  if (goal.where?.length || (target as { where?: Fact[] }).where?.length) return null;
  if (typeof target === 'string') {
    const value = expressionOf(target);
    return value?.kind === 'symbol' ? { value, unit: '', letter: target } : null;
  }
  const wanted: Record<string, [Expression, string]> = {
    friction: [symbol('mu'), ''],
    'friction force': [symbol('F'), 'N'],
    reaction: [symbol('R'), 'N'],
  };
  const [value, unit] = wanted[propertyIn(target)?.name ?? ''] ?? [];
  return value ? { value, unit: unit!, letter: null } : null;
}
