import {
  contains,
  type Expression,
  symbol,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { statementLatex } from '../../../algebra-system/parsing/print-statement.ts';
import type { Statement } from '../../../algebra-system/parsing/statement-kinds.ts';
import { makeSubject } from '../../../techniques/algebra/rearranging.ts';
import type { Fact, Goal, Term } from '../../schema/problem.ts';
import { sketchCommand } from '../curves/sketches.ts';
import { multiplied } from '../algebra-goals/multiplied.ts';
import { furtherRequest } from './further-commands.ts';
import { spelledOut } from '../scope/definitions.ts';
import { explicit } from '../plane/properties.ts';
import { withKnown } from '../scope/known-letters.ts';
import { bareName, type Mapping, mappingOf } from '../scope/mappings.ts';
import { hasSquare } from '../functions/root-counts.ts';
import type { Interval } from '../functions/intervals.ts';
import { countedDifference } from '../scope/counted.ts';
import { openLetters, withValues } from '../values/value.ts';
import { solvedFor } from '../scope/solved-for.ts';
import { isThing, type Scope, use, valueOf } from '../scope/scope.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';

/** A goal as a question of one line that a method of the engine answers; null where there is none. */
export function commandOf(goal: Goal, scope: Scope): string | null {
  const request = isInItsUnit(goal) ? requestOf(goal, scope) : null;
  return request && `${request}${manner(goal)}.`;
}

/** An angle is given in the unit in which its interval is. */
function isInItsUnit({ unit, target, where = [] }: Goal): boolean {
  if (!unit) return true;
  const isDegrees = /°|\\circ/.test(JSON.stringify([target, where]));
  return isDegrees ? /^(?:°|deg)/.test(unit) : unit.startsWith('rad');
}

function requestOf({ verb, target, form, terms, where = [] }: Goal, scope: Scope): string | null {
  if (terms) return null;
  if (verb === 'solve' && typeof target === 'string') {
    const statement = known(target, scope);
    return (
      statement &&
      `Solve the ${isEquation(statement) ? 'equation' : 'inequality'} $${statementLatex(statement)}$${rangeText(where, scope) || domainOf(target, statement, scope)}`
    );
  }
  if (verb === 'express' && typeof target === 'string' && form) {
    const statement = known(target, scope);
    if (statement?.kind !== 'expression') return null;
    const tex = `$${statementLatex(statement)}$`;
    return form === 'partial fractions'
      ? `Express ${tex} in partial fractions`
      : `Express ${tex} in the form $${bare(form)}$`;
  }
  if (verb === 'sketch') return sketchCommand(target, where, scope);
  if (verb !== 'find') return null;
  if (typeof target === 'string') return ofFormula(target, scope);
  return 'the' in target ? ofProperty(target, where, scope) : null;
}

const bare = (tex: string) => tex.replace(/\$/g, '');
/** As it is set: ½ is a fraction. */
const set = (text: unknown): string => {
  const statement = statementIn(String(text));
  return statement ? statementLatex(statement) : bare(String(text));
};

/** Where solutions are wanted; what is said of letters in the form of an answer is no part of it. */
function rangeText(said: readonly Fact[], { used }: Scope): string {
  const conditions = said.filter(({ relation }) => relation === 'holds');
  for (const one of conditions) used.add(one);
  return conditions.length > 0 ? ` for ${conditions.map(conditionText).join(', ')}` : '';
}

const conditionText = ({ of: [text] }: Fact) => `$${set(text)}$`;
const isEquation = (statement: Statement) =>
  statement.kind === 'relation' && statement.signs.every((sign) => sign === '=');

/** A formula with the functions written out that are defined. */
function known(text: string, scope: Scope): Statement | null {
  const read = statementIn(text);
  if (!read || read.kind === 'list') return null;
  const sides = (read.kind === 'expression' ? [read.value] : read.sides).map((side) =>
    spelledOut(side, scope),
  );
  if (!sides.every((side) => side !== null)) return null;
  const statement: Statement =
    read.kind === 'expression' ? { kind: 'expression', value: sides[0]! } : { ...read, sides };
  // The constants of a function may have been found by now.
  const isConstant = (letter: string) => /^[a-dkmnpq]$/.test(letter);
  const others = sides.flatMap(symbolsOf).filter((letter) => !isConstant(letter));
  return /[fgh]\}?\(/.test(text.replace(/\s/g, ''))
    ? multiplied(withKnown(statement, scope, others))
    : statement;
}

/** Of an equation with sines in it, the domain of its function tells where the solutions are wanted. */
function domainOf(text: string, statement: Statement, scope: Scope): string {
  const read = statementIn(text);
  const applied = read?.kind === 'relation' ? read.sides.filter(({ kind }) => kind === 'apply') : [];
  const [one] = applied;
  const isWave =
    statement.kind === 'relation' &&
    statement.sides.some((side) => contains(side, ({ kind }) => kind === 'call'));
  if (!isWave || applied.length !== 1 || one?.kind !== 'apply' || one.of.kind !== 'symbol') return '';
  const said = scope.facts.filter(
    ({ relation, of: [of] }) => relation === 'domain' && typeof of === 'string' && bareName(of) === one.name,
  );
  for (const fact of said) scope.used.add(fact);
  return said.length === 1 ? ` for $${set(said[0]!.of[1])}$` : '';
}

function ofFormula(target: string, scope: Scope): string | null {
  const statement = statementIn(target);
  if (statement?.kind !== 'expression') return null;
  const { value } = statement;
  if (value.kind === 'apply' && value.primes === -1) {
    const mapping = mappingOf(value.name, scope);
    return (
      mapping &&
      `Find an expression for $${value.name}^{-1}(x)$, where $${value.name}(${mapping.letter}) = ${toLatex(mapping.body)}$${isInvertible(mapping) ? '' : intervalText(mapping.on, mapping.letter)}`
    );
  }
  return null;
}

/** Whether it has one inverse wherever it is taken. */
const isInvertible = ({ body, letter }: Mapping): boolean =>
  makeSubject({ left: symbol('y_0'), right: body }, letter)?.values.length === 1;

/** An end on one side alone says on which side of its turning point a function is taken. */
const intervalText = ({ from, to, isClosed }: Interval, letter: string): string => {
  if ((from === null) === (to === null)) return '';
  return from
    ? ` for $${letter} ${isClosed[0] ? '\\geqslant' : '>'} ${toLatex(from)}$`
    : ` for $${letter} ${isClosed[1] ? '\\leqslant' : '<'} ${toLatex(to!)}$`;
};

const NUMBERS: Record<string, string> = {
  '0': 'no real roots',
  '1': 'equal roots',
  '2': 'two distinct real roots',
};

function ofProperty(
  { the, of, where }: Extract<Term, { the: string }>,
  range: readonly Fact[],
  scope: Scope,
): string | null {
  const [first] = of;
  if (the === 'value' && typeof first === 'string' && of.length === 1) {
    const statement = known(first, scope);
    return statement && `Find the exact value of $${statementLatex(statement)}$`;
  }
  if (the === 'roots' && typeof first === 'string') {
    const statement = known(first, scope);
    return statement && `Solve the equation $${statementLatex(statement)}$${rangeText(range, scope)}`;
  }
  if (the === 'rate of change') return ofRate(of, scope);
  if (the === 'nature') {
    const curve = curveOf(first!, scope);
    return (
      curve &&
      `Find the stationary points of $y = ${toLatex(curve)}$${domainText(first!, scope)} and determine their nature`
    );
  }
  if (the === 'area' && typeof first === 'object' && 'thing' in first) return ofRegion(first.thing, scope);
  if (the === 'equation' && typeof first === 'object' && 'thing' in first)
    return ofGradient(first.thing, scope);
  const further = furtherRequest({ the, of }, scope);
  if (further) return further;
  if (the !== 'set of values' || typeof first !== 'string' || where?.length !== 1) return null;
  const [
    {
      relation,
      of: [left, count],
    },
  ] = where as [Fact];
  if (relation !== 'equal' || typeof left !== 'object' || !('the' in left) || typeof count !== 'string')
    return null;
  const equation = countedDifference(left, scope);
  scope.used.add(where[0]!);
  // With its square gone it has one root, too.
  if (equation && count === '1' && !hasSquare(equation, String(first))) return null;
  return equation && NUMBERS[count]
    ? `Find the set of values of $${first}$ for which the equation $${toLatex(equation)} = 0$ has ${NUMBERS[count]}`
    : null;
}

const curveOf = (term: Term, scope: Scope): Expression | null => {
  const value = valueOf(term, scope);
  return value?.is === 'equation' ? explicit(value) : null;
};

const domainText = (subject: Term, { facts, used }: Scope): string => {
  const conditions = facts.filter(
    ({ relation, of: [of, text] }) =>
      relation === 'domain' &&
      JSON.stringify(of) === JSON.stringify(subject) &&
      !/\\in\b|∈/.test(String(text)),
  );
  for (const one of conditions) used.add(one);
  return conditions.length > 0
    ? ` for ${conditions.map(({ of: [, text] }) => `$${set(text)}$`).join(', ')}`
    : '';
};

/** How fast a coordinate of a point on a curve changes. */
function ofRate([letter, where]: Term[], scope: Scope): string | null {
  const moving = use(scope, ({ relation }) => relation === 'moving');
  const [on, given, rate] = moving?.of ?? [];
  const curve = on === undefined ? null : curveOf(on, scope);
  const at = where === undefined ? null : instantOf(where, scope);
  if (!curve || !at || typeof rate !== 'string' || given === letter) return null;
  return `A point moves along the curve y = ${toText(curve)} and its ${String(given)}-coordinate increases at ${bare(rate)} units per second. Find the rate of change of the ${String(letter)}-coordinate when x = ${at}`;
}

/** The x at which it is: it is told, or that of a point. */
function instantOf(where: Term, scope: Scope): string | null {
  if (typeof where === 'object' && 'the' in where) {
    const statement = where.the === 'statement' ? statementIn(String(where.of[0])) : null;
    const [left, right] =
      statement?.kind === 'relation' && statement.signs.join('') === '=' ? statement.sides : [];
    return left?.kind === 'symbol' && left.name === 'x' && right ? toText(right) : null;
  }
  const value = valueOf(where, scope);
  const open = value ? openLetters(value) : [];
  const found = open.length === 0 ? null : solvedFor(open, scope);
  const known =
    value &&
    (open.length === 0
      ? value
      : found?.solutions.length === 1
        ? withValues(value, found.solutions[0]!)
        : null);
  return known?.is === 'point' ? toText(known.x) : null;
}

/** The area between the lines and curves that bound a region. */
function ofRegion(id: string, scope: Scope): string | null {
  const bounds = use(scope, ({ relation, of: [of] }) => relation === 'bounded' && isThing(of, id))?.of.slice(
    1,
  );
  const names = bounds?.map((bound) => {
    if (typeof bound === 'object' && 'thing' in bound && /^[xy]-axis$/.test(bound.thing))
      return `the $${bound.thing[0]}$-axis`;
    const value = valueOf(bound, scope);
    if (value?.is !== 'equation') return null;
    const curve = explicit(value);
    const isLine =
      typeof bound === 'object' &&
      'thing' in bound &&
      scope.things.find((one) => one.id === bound.thing)?.kind !== 'curve';
    const text = curve ? `y = ${toLatex(curve)}` : `${toLatex(value.left)} = ${toLatex(value.right)}`;
    return `the ${isLine ? 'line' : 'curve'} $${text}$`;
  });
  if (!names || names.includes(null) || names.length < 2) return null;
  return `Find the area of the region enclosed by ${names.slice(0, -1).join(', ')} and ${names.at(-1)!}`;
}

/** The curve whose gradient is given, and a point on it. */
function ofGradient(id: string, scope: Scope): string | null {
  const slope = use(scope, ({ relation, of: [of] }) => relation === 'slope' && isThing(of, id))?.of[1];
  const points = scope.facts.filter(({ relation, of: [, of] }) => relation === 'on' && isThing(of, id));
  for (const one of points) scope.used.add(one);
  use(scope, ({ relation, of: [of] }) => relation === 'domain' && isThing(of, id));
  const [point] = points.map(({ of: [where] }) => coordinatesGiven(where!, scope));
  if (typeof slope !== 'string' || points.length !== 1 || !point) return null;
  return `A curve has gradient given by $${bare(slope)}$ and passes through the point $${bare(point)}$. Find the equation of the curve`;
}

function coordinatesGiven(point: Term, scope: Scope): string | null {
  const given = use(
    scope,
    ({ relation, of: [left] }) =>
      relation === 'equal' &&
      typeof left === 'object' &&
      'the' in left &&
      left.the === 'coordinates' &&
      JSON.stringify(left.of[0]) === JSON.stringify(point),
  );
  return typeof given?.of[1] === 'string' ? given.of[1] : null;
}

/** The number under the root of a form such as p + q√15, which is checked here: p and q may be fractions. */
export const surdIn = (form: string): number | null => {
  const found = /^[a-z][+-][a-z]\\sqrt\{(\d{1,6})\}$/.exec(form.replaceAll(' ', ''));
  return found ? Number(found[1]) : null;
};

function manner({ figures, form, verb }: Goal): string {
  if (form && verb !== 'express' && surdIn(form) === null)
    return `, giving your answers in the form $${bare(form)}$`;
  if (!figures) return '';
  return `, giving your answers correct to ${figures.digits} ${figures.kind === 'figures' ? 'significant figures' : `decimal place${figures.digits === 1 ? '' : 's'}`}`;
}
