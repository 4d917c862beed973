import {
  difference,
  type Expression,
  number,
  product,
  quotient,
  sum,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import type { Fact, Goal, Term } from '../../schema/problem.ts';
import { law } from '../laws/law.ts';
import { type Asked, type Result, solveModel } from '../laws/solve-model.ts';
import { expressionOf, idOf, propertyIn } from '../told/told.ts';
import type { Line } from './line.ts';
import { addFact } from './meetings.ts';

/** What is asked of bodies that collide along a line, one pair after the other. */
export function resultOfImpacts(facts: readonly Fact[], goal: Goal): Result | null {
  if (
    !facts.some(
      ({ relation, of }) =>
        (relation === 'act' && of[1] === 'collide') ||
        (relation === 'when' && propertyIn(of[0])?.of[0] === 'after collision'),
    )
  )
    return null;
  const line: Line = {
    mass: new Map(),
    velocity: new Map(),
    order: [],
    way: new Map(),
    joined: new Map(),
    hits: [],
    aimed: null,
    isOrdered: false,
    isSided: false,
    together: [],
    laws: [],
    pending: null,
  };
  for (const fact of facts) if (!addFact(line, fact)) return null;
  const asked = askedIn(line, goal);
  if (!asked) return null;
  write(line);
  const result = solveModel(
    {
      laws: line.laws,
      isPossible: (values) => isPossible(line, (one) => evaluate(one, values)),
      isConfirmed: (values) => isConfirmed(line, (one) => evaluate(one, values)),
    },
    asked,
    [...new Set([...(goal.terms ?? []), ...scaleOf(line)])],
  );
  const isOpen = result?.values.some((one) => symbolsOf(one).some((name) => !goal.terms?.includes(name)));
  return result?.values.length === 1 && !isOpen ? result : null;
}

/** 4m, 2m and m: the letter of which every mass is a multiple. */
function scaleOf(line: Line): string[] {
  const letters = [...line.mass.values()].map(symbolsOf);
  const [first] = letters[0] ?? [];
  return first !== undefined && letters.every((own) => own.length === 1 && own[0] === first) ? [first] : [];
}

function write(line: Line): void {
  for (const { of, before, after } of line.hits)
    line.laws.push(
      law(
        'The momentum before the collision is that after it.',
        '碰撞前后总动量相等。',
        difference(
          sum(...of.map((body) => product(line.mass.get(body)!, before.get(body)!))),
          sum(...of.map((body) => product(line.mass.get(body)!, after.get(body)!))),
        ),
      ),
    );
}

const energy = (line: Line, of: readonly string[], velocity: Map<string, Expression>): Expression =>
  quotient(
    sum(...of.map((body) => product(line.mass.get(body)!, velocity.get(body)!, velocity.get(body)!))),
    number(2),
  );

function askedIn(line: Line, goal: Goal): Asked | null {
  const last = line.hits.at(-1);
  if (!last) return null;
  const { target } = goal;
  if (typeof target === 'string') {
    const value = expressionOf(target);
    return value?.kind === 'symbol' && !goal.where?.length ? { value, unit: '', letter: target } : null;
  }
  const property = propertyIn(target);
  const inner = (target as { where?: Fact[] }).where ?? [];
  const isAfter = [...(goal.where ?? []), ...inner].every(
    (fact) => fact.relation === 'when' && propertyIn(fact.of[0])?.of[0] === 'after collision',
  );
  if (!property || !isAfter) return null;
  const body = idOf(property.of[0]);
  if (property.name === 'speed' && body !== null && last.after.has(body))
    return { value: last.after.get(body)!, unit: 'm s^-1', letter: null, isSize: true };
  if (property.name === 'velocity' && line.isSided && body !== null && last.after.has(body))
    return { value: last.after.get(body)!, unit: 'm s^-1', letter: null };
  if (property.name === 'velocity' && line.isSided && body === null && last.isJoined)
    return { value: last.after.get(last.of[0])!, unit: 'm s^-1', letter: null };
  if (property.name === 'speed together' && last.isJoined)
    return { value: last.after.get(last.of[0])!, unit: 'm s^-1', letter: null, isSize: true };
  if (property.name === 'energy lost') return energyLost(line, property.of[0]);
  if (property.name === 'loss of kinetic energy' && property.of.length === 0) {
    const { hits } = line;
    return {
      value: sum(
        ...hits.map(({ of, before, after }) => difference(energy(line, of, before), energy(line, of, after))),
      ),
      unit: 'J',
      letter: null,
    };
  }
  return null;
}

/** What is lost by the last collision, by all of them, or as a share of what there was. */
function energyLost(line: Line, kind: Term | undefined): Asked {
  const hits = kind === 'all' ? line.hits : line.hits.slice(-1);
  const lost = sum(
    ...hits.map(({ of, before, after }) => difference(energy(line, of, before), energy(line, of, after))),
  );
  const [{ of, before }] = hits as [(typeof hits)[0]];
  return kind === 'share'
    ? { value: quotient(product(number(100), lost), energy(line, of, before)), unit: '%', letter: null }
    : { value: lost, unit: 'J', letter: null };
}

/** Nothing goes through anything, and no energy is won. */
function isPossible(line: Line, at: (one: Expression) => number): boolean {
  const isTold = line.together.every(({ of, isSame }) => {
    const [one, other] = of.map(at) as [number, number];
    return Number.isNaN(one * other) || (isSame ? one * other >= 0 : one * other <= 0);
  });
  if (!isTold) return false;
  return line.hits.every(({ of, before, after, isJoined }, index) => {
    const [one, other] = of;
    const [u, w, v, z] = [before.get(one)!, before.get(other)!, after.get(one)!, after.get(other)!].map(
      at,
    ) as [number, number, number, number];
    if ([u, w, v, z].some(Number.isNaN)) return true;
    const closing = u - w;
    const leaving = z - v;
    if (line.isOrdered && index === 0 && closing <= 0) return false;
    return isJoined
      ? Math.abs(leaving) < 1e-9
      : closing * leaving >= -1e-9 && Math.abs(leaving) <= Math.abs(closing) + 1e-9;
  });
}

function isConfirmed(line: Line, at: (one: Expression) => number): boolean {
  return line.hits.every(({ of, before, after }) => {
    const impulses = of.map(
      (body) => at(line.mass.get(body)!) * (at(after.get(body)!) - at(before.get(body)!)),
    );
    return Number.isNaN(impulses[0]! + impulses[1]!) || Math.abs(impulses[0]! + impulses[1]!) < 1e-7;
  });
}
