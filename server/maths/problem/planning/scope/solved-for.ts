import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { type Expression, symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import { toText } from '../../../algebra-system/expressions/print.ts';
import { type Assignment, solveSystem } from '../values/system.ts';
import { openLetters, type Value, withValues } from '../values/value.ts';
import { boundsOf, conditionsOn } from './conditions.ts';
import { areDifferent } from './differing.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import type { Fact, Term } from '../../schema/problem.ts';
import { equationsOf } from './facts.ts';
import { type Scope, valueOf } from './scope.ts';

export interface Found {
  equations: Expression[];
  solutions: Assignment[];
}

/**
 * The letters found from the equations that say something of them, and of further letters only where these do not
 * decide; the most that is said of them decides.
 */
export function solvedFor(open: string[], scope: Scope): Found | null {
  const found = foundOf(open, scope);
  return found && found.solutions.length > 1 && !found.solutions.every((one) => areJudged(one, open, scope))
    ? null
    : found;
}

function foundOf(open: string[], scope: Scope): Found | null {
  const compared = comparedLetters(scope);
  const whole = compared.length > 0 ? foundFrom([...new Set([...open, ...compared])], scope) : null;
  if (whole?.solutions.length === 1) return whole;
  const found = foundFrom(open, scope);
  if (!found || found.solutions.length < 2) return found;
  // Which of several it is, the comparison tells, and it was not understood.
  if (whole !== null) return whole;
  // A and B are two points: where A is known, B is the other one.
  const others = lettersBeside(open, scope);
  const both = others.length > 0 ? foundFrom([...open, ...others], scope) : null;
  return both?.solutions.length === 1 ? both : found;
}

/** The letters of further points on what the point with these letters is on. */
function lettersBeside(open: readonly string[], scope: Scope): string[] {
  const on = scope.facts.filter(({ relation }) => relation === 'on');
  const lettersOf = (point: Term | undefined): string[] => {
    const value = point === undefined ? null : valueOf(point, { ...scope, used: new Set() });
    return value?.is === 'point' ? openLetters(value) : [];
  };
  const isOwn = ({ of: [point] }: Fact) => lettersOf(point).some((letter) => open.includes(letter));
  const places = on.filter(isOwn).map(({ of: [, place] }) => JSON.stringify(place));
  const beside = on.filter((one) => !isOwn(one) && places.includes(JSON.stringify(one.of[1])));
  return [...new Set(beside.flatMap(({ of: [point] }) => lettersOf(point)))];
}

function foundFrom(open: string[], scope: Scope): Found | null {
  const facts = new Map(
    scope.facts.flatMap((fact) => (equationsOf(fact, scope) ?? []).map((one) => [one, fact] as const)),
  );
  const said = [...facts.keys()].filter((one) => !isOfCurve(one));
  let letters = open;
  let best: Found | null = null;
  for (;;) {
    const equations = said.filter((one) => symbolsOf(one).every((letter) => letters.includes(letter)));
    const found = equations.length === 0 ? null : solutionsOf(equations, letters, scope);
    if (found && (!best || found.solutions.length < best.solutions.length)) best = found;
    if (best?.solutions.length === 1) break;
    const wider = said
      .filter((one) => symbolsOf(one).some((letter) => letters.includes(letter)))
      .flatMap(symbolsOf);
    const next = [...new Set([...letters, ...wider])];
    if (next.length === letters.length) break;
    letters = next;
  }
  for (const one of best?.equations ?? []) scope.used.add(facts.get(one)!);
  return best;
}

export const isOfCurve = (one: Expression): boolean =>
  symbolsOf(one).some((letter) => letter === 'x' || letter === 'y');

function solutionsOf(equations: Expression[], letters: string[], scope: Scope): Found | null {
  const solutions = solveSystem(equations, letters, (letter) => boundsOf(scope, letter));
  const conditions = conditionsOn(scope, letters);
  if (!solutions || !conditions) return null;
  return {
    equations,
    solutions: solutions.filter(
      (one) =>
        conditions.every((holds) => holds(one)) &&
        arePointsApart(one, scope) &&
        areCompared(one, scope) &&
        areDifferent(one, scope) &&
        areOnPiece(one, scope),
    ),
  };
}

/** The letters of what is compared: they tell which of two points is which. */
const comparedLetters = (scope: Scope): string[] =>
  scope.facts
    .filter(isComparison)
    .flatMap(({ of }) => of.flatMap((one) => openLetters(valueOf(one, scope) ?? { is: 'many', items: [] })));

const isComparison = ({ relation }: Fact): boolean => relation === 'greater' || relation === 'less';

/** The sides of a comparison by these values, NaN where they are not known by them. */
const sidesBy = ({ of }: Fact, values: Assignment, scope: Scope): [number, number] =>
  of.map((one) => {
    const value = valueOf(one, scope);
    const known = value && withValues(value, values);
    return known?.is === 'expression' && openLetters(known).length === 0 ? evaluate(known.value) : NaN;
  }) as [number, number];

/** Whether all that is compared of these letters could be judged by the values. */
const areJudged = (values: Assignment, open: readonly string[], scope: Scope): boolean =>
  scope.facts.every((fact) => {
    const isOfThem =
      isComparison(fact) &&
      fact.of.some((one) => {
        const value = valueOf(one, scope);
        return value !== null && openLetters(value).some((letter) => open.includes(letter));
      });
    const [left, right] = isOfThem ? sidesBy(fact, values, scope) : [0, 0];
    return Number.isFinite(left - right);
  });

/** "The common ratio is greater than ½", where both sides are known by these values. */
function areCompared(values: Assignment, scope: Scope): boolean {
  return scope.facts.every((fact) => {
    if (!isComparison(fact)) return true;
    const [left, right] = sidesBy(fact, values, scope);
    if (!Number.isFinite(left - right)) return true;
    scope.used.add(fact);
    return fact.relation === 'greater' ? left > right + 1e-12 : left < right - 1e-12;
  });
}

/** The points of a curve that is told of for some x lie where it is. */
function areOnPiece(values: Assignment, scope: Scope): boolean {
  return scope.facts.every((fact) => {
    const { relation, of } = fact;
    const [curve, said] = relation === 'domain' ? [of[0], of[1]] : [null, of[0]];
    if ((relation !== 'domain' && relation !== 'holds') || !isOfX(said)) return true;
    const conditions = conditionsOn({ facts: [{ relation: 'holds', of: [said] }], used: new Set() }, ['x']);
    const places = pointsOf(curve ?? null, scope).flatMap((point) => {
      const value = valueOf(point, scope);
      const known = value && withValues(value, values);
      return known?.is === 'point' && symbolsOf(known.x).length === 0 ? [known.x] : [];
    });
    if (places.length > 0) scope.used.add(fact);
    return places.every((x) => conditions?.every((holds) => holds({ x })) ?? false);
  });
}

/** A condition on x alone. */
function isOfX(said: Term | null | undefined): said is string {
  const statement = typeof said === 'string' ? statementIn(said) : null;
  return (
    statement?.kind === 'relation' &&
    statement.signs.every((sign) => sign !== '=' && sign !== '~=') &&
    [...new Set(statement.sides.flatMap(symbolsOf))].join() === 'x'
  );
}

/** The points that were said to be on a curve; on any, where none is named. */
const pointsOf = (curve: Term | null, { facts }: Scope): Term[] =>
  facts.flatMap(({ relation, of: [point, on] }) =>
    (relation === 'on' || relation === 'stationary') &&
    typeof point === 'object' &&
    (curve === null || JSON.stringify(on) === JSON.stringify(curve))
      ? [point]
      : [],
  );

/** Points with two names are two points. */
function arePointsApart(values: Assignment, scope: Scope): boolean {
  const places = scope.things
    .filter(({ kind, name }) => kind === 'point' && name !== null)
    .map(({ id }) => valueOf({ thing: id }, scope))
    .flatMap((value) => (value ? [withValues(value, values)] : []))
    .filter((value) => openLetters(value).length === 0)
    .flatMap((value) => placeOf(value) ?? []);
  return new Set(places).size === places.length && areAgain(values, scope) && haveLength(values, scope);
}

/** The ends of what is called AB are two points, whether they are spoken of or not. */
function haveLength(values: Assignment, scope: Scope): boolean {
  const names = scope.things.flatMap(({ kind, name }) =>
    ['segment', 'line', 'triangle'].includes(kind) && /^[A-Z]{2,3}$/.test(name ?? '') ? [name!] : [],
  );
  return names.every((name) => {
    const ends = [...name].map((id) => ({ id, kind: 'point', name: id }));
    const known = ends.flatMap(({ id }) => {
      const value = valueOf({ thing: id }, { ...scope, things: [...scope.things, ...ends], used: new Set() });
      const found = value && withValues(value, values);
      return found?.is === 'point' && openLetters(found).length === 0 ? (placeOf(found) ?? []) : [];
    });
    return new Set(known).size === known.length;
  });
}

/** "Meets the curve again at Q": at none of the points that are known. */
function areAgain(values: Assignment, scope: Scope): boolean {
  const place = (id: string): string | null => {
    const value = valueOf({ thing: id }, scope);
    const known = value && withValues(value, values);
    return known?.is === 'point' && openLetters(known).length === 0
      ? `${toText(known.x)}, ${toText(known.y)}`
      : null;
  };
  return scope.facts.every(({ relation, of: [point] }) => {
    if (relation !== 'again' || typeof point !== 'object' || !('thing' in point)) return true;
    const own = place(point.thing);
    const others = scope.things.filter(({ kind, id }) => kind === 'point' && id !== point.thing);
    return own === null || others.every(({ id }) => place(id) !== own);
  });
}

const placeOf = (value: Value): string | null =>
  value.is === 'point'
    ? `${toText(value.x)}, ${toText(value.y)}`
    : value.is === 'array'
      ? value.parts.map((part) => toText(part)).join(', ')
      : null;
