import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  contains,
  type Expression,
  partsOf,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import type { Worked } from '../analysis/operator.ts';
import type { Fact, Goal, Term } from '../../schema/problem.ts';
import { definitionsIn, writtenOut } from '../scope/definitions.ts';
import { bareName, domainIn, mappingOf } from '../scope/mappings.ts';
import type { Scope } from '../scope/scope.ts';
import { intervalOf, isInside } from '../functions/intervals.ts';
import { rangeOf } from '../functions/ranges.ts';

type Applied = Extract<Expression, { kind: 'apply' }>;

export const appliedIn = (one: Expression): Applied[] => [
  ...(one.kind === 'apply' ? [one] : []),
  ...partsOf(one).flatMap(appliedIn),
];

/** fg(4), however it is set. */
export const bareText = (text: string): string =>
  text
    .replaceAll(/\\(?:mathrm|rm|text)\s?\{([fghpq]{1,3})\}/g, '$1')
    .replaceAll(/\\(?:left|right)(?=[()])|\\!|\$/g, '');

/** x > 0 says something; x ∈ ℝ, and x ≠ 3 where a fraction has no value, say nothing that is not so anyhow. */
export const isNarrow = ({ relation, of: [, text] }: Fact): boolean =>
  relation === 'domain' && typeof text === 'string' && /[<>≤≥]|\\(?:le|ge|lt|gt)/.test(text);

const isSame = (one: Term | undefined, other: Term | undefined) =>
  JSON.stringify(one) === JSON.stringify(other);

/** The functions and curves that are told of for some x alone. */
const narrowIn = ({ facts }: Scope): Term[] =>
  facts.filter(isNarrow).map(({ of: [of] }) => (typeof of === 'string' ? bareName(of) : of!));

/** The formulas and things that a fact or a term speaks of. */
function namedIn(term: Term): Term[] {
  if (typeof term === 'string' || 'thing' in term) return [term];
  if ('all' in term) return term.all.flatMap(namedIn);
  if (!('the' in term)) return [];
  return [...term.of.flatMap(namedIn), ...(term.where ?? []).flatMap(({ of }) => of.flatMap(namedIn))];
}

const bodyOf = (text: string): string => text.replace(/^[^=]*=/, '').replaceAll(/[\s$]/g, '');

/** Whether a term speaks of what is told of for some x alone: f(x) = k, C, the curve y = f(x), its formula written again. */
function isOfNarrow(term: Term, scope: Scope): boolean {
  const narrow = narrowIn(scope);
  const names = narrow.flatMap((one) => (typeof one === 'string' ? [one] : []));
  const equations = scope.facts.flatMap(({ relation, of: [left, right] }) =>
    relation === 'equal' &&
    typeof left === 'object' &&
    'the' in left &&
    left.the === 'equation' &&
    typeof right === 'string'
      ? [{ of: left.of[0], text: right }]
      : [],
  );
  const bodies = equations
    .filter(({ of }) => narrow.some((one) => isSame(one, of)))
    .map(({ text }) => bodyOf(text));
  const speaks = (text: string): boolean => {
    const statement = statementIn(text);
    const sides =
      statement?.kind === 'relation'
        ? statement.sides
        : statement?.kind === 'expression'
          ? [statement.value]
          : [];
    return (
      sides.flatMap(appliedIn).some(({ name }) => names.includes(name)) ||
      text.split(/[=<>≤≥]/).some((side) => bodies.includes(side.replaceAll(/[\s$]/g, '')))
    );
  };
  return namedIn(term).some((one) =>
    typeof one === 'string'
      ? names.includes(bareName(one)) || speaks(one)
      : narrow.some((other) => isSame(one, other)) ||
        equations.some(({ of, text }) => isSame(one, of) && speaks(text)),
  );
}

const MEETINGS = new Set(['number of roots', 'number of intersections']);

/** How often something has roots or meets something, or that it touches it. */
const isOfMeeting = ({ relation, of }: Fact): boolean =>
  relation === 'tangent' ||
  (['equal', 'at least', 'at most', 'greater', 'less'].includes(relation) &&
    of.some((one) => typeof one === 'object' && 'the' in one && MEETINGS.has(one.the)));

/** Whether what is asked rests on how often something meets what is told of for some x alone. */
export function countsOnPiece(goal: Goal, scope: Scope): boolean {
  if (narrowIn(scope).length === 0) return false;
  const said =
    typeof goal.target === 'object' && 'the' in goal.target && goal.target.where ? goal.target.where : [];
  const told = [...said, ...(goal.where ?? []), ...scope.facts.filter((fact) => scope.used.has(fact))];
  return told.some((fact) => isOfMeeting(fact) && fact.of.some((one) => isOfNarrow(one, scope)));
}

const WHOLE_CURVE = new Set(['missing values', 'asymptotes', 'graph']);

/** Whether a formula has x below a fraction line. */
function isRational(curve: Term, { facts }: Scope): boolean {
  const told = facts.find(
    ({ relation, of: [left] }) =>
      relation === 'equal' &&
      typeof left === 'object' &&
      'the' in left &&
      left.the === 'equation' &&
      isSame(left.of[0], curve),
  );
  const statement = typeof told?.of[1] === 'string' ? statementIn(told.of[1]) : null;
  return (
    statement?.kind === 'relation' &&
    statement.sides.some((side) =>
      contains(side, (one) => one.kind === 'quotient' && symbolsOf(one.denominator).includes('x')),
    )
  );
}

/** Whether all of a rational curve is asked about of which a piece alone is told of. */
export function asksOfWhole({ target }: Goal, scope: Scope): boolean {
  if (typeof target === 'string' || !('the' in target)) return false;
  const own = namedIn(target).filter((one) => narrowIn(scope).some((other) => isSame(one, other)));
  return WHOLE_CURVE.has(target.the) && own.some((one) => typeof one === 'object' && isRational(one, scope));
}

/** Whether a point is found that is not on the piece of the curve. */
export function hasPointBeside({ target }: Goal, { answer: { text } }: Worked, scope: Scope): boolean {
  if (typeof target === 'string') return false;
  const statements = scope.facts
    .filter((fact) => isNarrow(fact) && namedIn(target).some((one) => isSame(one, fact.of[0])))
    .map(({ of: [, said] }) => statementIn(String(said)))
    // The angles of a polar curve say nothing of x.
    .filter((one) => one?.kind !== 'relation' || !one.sides.flatMap(symbolsOf).includes('theta'));
  if (statements.length === 0) return false;
  const on = statements.every((one) => one !== null) ? intervalOf(statements, 'x') : null;
  const places = [...text.matchAll(/\(([^(),]{1,40}), [^(),]{1,40}\)/g)].map(([, x]) => statementIn(x!));
  return (
    places.length > 0 &&
    (on === null || places.some((one) => one?.kind !== 'expression' || !isInside(on, evaluate(one.value))))
  );
}

/** Whether a value is asked for that there is not: f(1), or fg(2), where 1 or g(2) is outside of the domain of f. */
export function isUndefined({ target }: Goal, scope: Scope): boolean {
  const statement = typeof target === 'string' ? statementIn(bareText(target)) : null;
  if (statement?.kind !== 'expression') return false;
  const functions = definitionsIn({ facts: scope.facts, used: new Set() });
  return appliedIn(statement.value).some(({ name, primes, of }) => {
    const at = writtenOut(of, functions);
    const own = functions.get(name);
    if (!at || !own || primes < 0 || symbolsOf(at).length > 0) return false;
    if (!scope.facts.some((fact) => isNarrow(fact) && bareName(String(fact.of[0])) === name)) return false;
    const on = domainIn(name, own.letter, { ...scope, used: new Set() });
    return on !== null && !isInside(on, evaluate(at));
  });
}

/** Whether an inverse is asked for that there is not: f takes a value twice in its domain. */
export function hasNoInverse({ target }: Goal, scope: Scope): boolean {
  const text = JSON.stringify(target);
  const names = [
    ...text.matchAll(/([fghpq])\}?\s?\^\{?-1/g),
    ...text.matchAll(/"the":"inverse","of":\["[^"a-z]{0,10}(?:\\\\mathrm\{)?([a-z])/g),
  ].map(([, name]) => name!);
  return names.some((name) => {
    const mapping = mappingOf(name, { ...scope, used: new Set() });
    return (rangeOfPiece(mapping)?.turns.length ?? 0) > 0;
  });
}

const rangeOfPiece = (mapping: ReturnType<typeof mappingOf>) =>
  mapping && rangeOf(mapping.body, mapping.letter, mapping.on);
