import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { type Expression, symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import { toLatex } from '../../../algebra-system/expressions/print.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import type { Fact, Term } from '../../schema/problem.ts';
import { explicit } from '../plane/properties.ts';
import { definitionsIn, writtenOut } from '../scope/definitions.ts';
import { openLetters } from '../values/value.ts';
import { writtenMatrix } from '../shown/arrays.ts';
import { knownValue } from '../working/worked.ts';
import { isThing, type Scope, use, valueOf } from '../scope/scope.ts';

const bare = (text: string) => text.replace(/\$/g, '').trim();

/** Further pure mathematics: what is asked for as a question of one line; null where it is nothing of that. */
export function furtherRequest({ the, of }: Extract<Term, { the: string }>, scope: Scope): string | null {
  const [first, second] = of;
  switch (the) {
    case 'asymptotes': {
      // One of them by its kind is found elsewhere.
      const curve = first && second === undefined ? curveOf(first, scope) : null;
      return curve && `Find the equations of the asymptotes of $y = ${toLatex(curve)}$`;
    }
    case 'series sum':
      return typeof first === 'string' ? `Find $${bare(first)}$` : null;
    case 'general solution':
      return typeof first === 'string'
        ? `Find the general solution of the differential equation $${bare(first)}$`
        : ofLastEquation(
            scope,
            (equation) => `Find the general solution of the differential equation $${equation}$`,
          );
    case 'particular solution':
      return particular(first, scope);
    case 'solution':
      return startsWith(of, scope) ? particular(undefined, scope) : null;
    case 'maclaurin series':
      return typeof first === 'string' &&
        typeof second === 'string' &&
        statementIn(first)?.kind === 'expression'
        ? `Find the Maclaurin series of $${bare(first)}$ up to and including the term in $${bare(second)}$`
        : null;
    case 'polar area':
      return ofPolar(
        first,
        scope,
        (equation, range) => `Find the area enclosed by the polar curve $${equation}$${range}`,
      );
    case 'polar cartesian equation':
      return ofPolar(first, scope, (equation) => `Find the Cartesian equation of $${equation}$`);
    case 'eigenvalues':
      return ofMatrix(first, scope, (matrix) => `Find the eigenvalues of $${matrix}$`);
    case 'eigenvectors':
      return ofMatrix(first, scope, (matrix) => `Find the eigenvalues and eigenvectors of $${matrix}$`);
    case 'invariant lines':
      return ofMatrix(first, scope, (matrix) => `Find the invariant lines through the origin of $${matrix}$`);
    case 'nth roots':
      return typeof first === 'string' ? nthRoots(first) : null;
    default:
      return null;
  }
}

function curveOf(term: Term, scope: Scope): Expression | null {
  const value = valueOf(term, scope);
  const curve = value?.is === 'equation' ? explicit(value) : null;
  return curve && writtenOut(curve, definitionsIn(scope));
}

/** The only differential equation that was spoken of. */
function ofLastEquation(scope: Scope, request: (equation: string) => string | null): string | null {
  const said = scope.facts.filter(({ relation }) => relation === 'differential');
  const [only] = said;
  const isOne = new Set(said.map(({ of: [text] }) => text)).size === 1;
  if (!isOne || typeof only!.of[0] !== 'string') return null;
  for (const one of said) scope.used.add(one);
  return request(bare(only!.of[0] as string));
}

/** What holds at the start, in the order in which it was said. */
function particular(of: Term | undefined, scope: Scope): string | null {
  const starts = scope.facts.filter(({ relation }) => relation === 'when');
  const [first, when] = starts[0]?.of ?? [];
  if (typeof when !== 'string' || typeof first !== 'string') return null;
  if (starts.some(({ of }) => typeof of[0] !== 'string' || of[1] !== when)) return null;
  const others = scope.facts.filter(isStart);
  const given = [...starts, ...others].map((one) => String(one.of[0]));
  for (const one of [...starts, ...others, ...scope.facts.filter((one) => holdsAt(one, when))])
    scope.used.add(one);
  const line = (equation: string) => {
    const order = /(?:d|\\mathrm\{d\}|\\text\{d\})\s?\^\s?\{?\s?2/.test(equation) ? 2 : 1;
    if (given.length !== order) return null;
    const conditions = given.map((one) => `$${bare(one)}$`).join(' and ');
    return `Solve the differential equation $${equation}$, given that ${conditions} when $${bare(when)}$`;
  };
  return typeof of === 'string' ? line(bare(of)) : ofLastEquation(scope, line);
}

/** x > 0, where the x at which it starts is one of these. */
function holdsAt({ relation, of: [text] }: Fact, when: string): boolean {
  const [said, start] = [text, when].map((one) => (typeof one === 'string' ? statementIn(bare(one)) : null));
  if (relation !== 'holds' || said?.kind !== 'relation' || start?.kind !== 'relation') return false;
  const [letter, at] = start.sides;
  if (letter?.kind !== 'symbol' || !at || symbolsOf(at).length > 0 || said.signs.length !== 1) return false;
  if ([...new Set(said.sides.flatMap(symbolsOf))].join() !== letter.name) return false;
  const [left, right] = said.sides.map((side) => evaluate(side, { [letter.name]: evaluate(at) })) as [
    number,
    number,
  ];
  return said.signs[0]!.startsWith('<') ? left < right : said.signs[0]!.startsWith('>') && left > right;
}

/** Whether y and x of "an expression for y in terms of x" are those of y = 1 when x = 0. */
function startsWith(letters: readonly Term[], { facts }: Scope): boolean {
  const start = facts.find(({ relation }) => relation === 'when');
  const names = start?.of.map((one) => bare(String(one)).split('=')[0]!.trim()) ?? [];
  return letters.every((one, at) => names[at] === bare(String(one)));
}

/** y = 0 or dy/dx = 1, said beside when it holds. */
function isStart({ relation, of: [text] }: Fact): boolean {
  const statement = relation === 'holds' && typeof text === 'string' ? statementIn(text) : null;
  if (statement?.kind !== 'relation' || statement.signs.join() !== '=') return false;
  const [left, right] = statement.sides;
  return (
    (left?.kind === 'derivative' || left?.kind === 'symbol') &&
    right !== undefined &&
    symbolsOf(right).length === 0
  );
}

function ofPolar(
  of: Term | undefined,
  scope: Scope,
  request: (equation: string, range: string) => string,
): string | null {
  if (typeof of !== 'object' || !('thing' in of)) return null;
  const isPolar = ({ relation, of: [left] }: Fact) =>
    relation === 'equal' &&
    typeof left === 'object' &&
    'the' in left &&
    left.the === 'polar equation' &&
    isThing(left.of[0], of.thing);
  const equation = use(scope, isPolar)?.of[1];
  const ranges = scope.facts.filter(
    ({ relation, of: [left] }) => relation === 'domain' && isThing(left, of.thing),
  );
  for (const one of ranges) scope.used.add(one);
  const texts = ranges.map(({ of: all }) => bare(String(all.at(-1))));
  const isWhole =
    texts.length === 1 && /^-\\?pi<\\theta(?:\\leq?(?:slant)?|≤|<=)\\?pi$/.test(texts[0]!.replace(/\s/g, ''));
  if (typeof equation !== 'string' || texts.length > 1) return null;
  return request(bare(equation), texts.length === 0 || isWhole ? '' : ` for $${texts[0]!}$`);
}

/** A matrix of numbers. */
function ofMatrix(of: Term | undefined, scope: Scope, request: (matrix: string) => string): string | null {
  const value = of === undefined ? null : knownValue(of, scope);
  if (value?.is !== 'array' || value.of !== 'matrix' || openLetters(value).length > 0) return null;
  return request(writtenMatrix(value.parts, value.columns ?? 1).tex);
}

const ORDINALS = ['', '', 'square', 'cube', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

/** z⁵ = a + bi */
function nthRoots(text: string): string | null {
  const statement = statementIn(text);
  if (statement?.kind !== 'relation' || statement.signs.join() !== '=') return null;
  const [left, right] = statement.sides as [Expression, Expression];
  if (left.kind !== 'power' || left.base.kind !== 'symbol' || left.exponent.kind !== 'number') return null;
  const order = ORDINALS[Number(left.exponent.value.n)];
  return order ? `Find the ${order} roots of $${toLatex(right)}$` : null;
}
