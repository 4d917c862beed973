import {
  call,
  difference,
  type Expression,
  number,
  power,
  quotient,
  root,
  sum,
  symbol,
} from '../../../algebra-system/expressions/expression.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import type { Fact, Term } from '../../schema/problem.ts';
import type { Angle } from '../told/angles.ts';
import { expressionOf, propertyIn } from '../told/told.ts';

/** What a body moves on: how steep and how rough it is, as far as that was told. */
export interface Road {
  noun: string;
  angle: Angle | null;
  isLevel: boolean;
  isVertical: boolean;
  rough: boolean | null;
  length: Expression | null;
}

const ARC = /^\\?(?:arc(sin|cos|tan)|(sin|cos|tan) ?(?:\^ ?\{? ?-1 ?\}?|⁻¹))(.*)$/s;
const besides = (one: Expression): Expression => exact(root(difference(number(1), power(one, 2))));

/** An acute angle by its size, by an inverse function, or by a letter of which a ratio is told. */
export function angleOf(term: Term | undefined, facts: readonly Fact[]): Angle | null {
  if (typeof term === 'object' && 'amount' in term) {
    const value = expressionOf(term);
    return value && { sine: exact(call('sin', value)), cosine: exact(call('cos', value)) };
  }
  const property = propertyIn(term);
  if (property?.name !== 'angle' || typeof property.of[0] !== 'string') return null;
  const [text, equation] = property.of;
  const [, one, other, of] = ARC.exec(text as string) ?? [];
  if (of !== undefined)
    return byRatio(
      (one ?? other)!,
      expressionOf(of.replaceAll('\\left', '').replaceAll('\\right', '').trim()),
    );
  const told = [
    ...(equation === undefined ? [] : [equation]),
    ...facts.flatMap(({ relation, of: [held] }) =>
      relation === 'holds' && held !== undefined ? [held] : [],
    ),
  ];
  for (const held of told) {
    const statement = typeof held === 'string' ? statementIn(held) : null;
    if (statement?.kind !== 'relation' || statement.signs.join('') !== '=') continue;
    const [left, right] = statement.sides as [Expression, Expression];
    const letter = expressionOf(text);
    if (
      left.kind === 'call' &&
      left.of.kind === 'symbol' &&
      letter?.kind === 'symbol' &&
      left.of.name === letter.name
    )
      return byRatio(left.name, right);
  }
  return null;
}

function byRatio(name: string, value: Expression | null): Angle | null {
  if (!value) return null;
  if (name === 'sin') return { sine: exact(value), cosine: besides(value) };
  if (name === 'cos') return { sine: besides(value), cosine: exact(value) };
  if (name !== 'tan') return null;
  const hypotenuse = exact(root(sum(number(1), power(value, 2))));
  return { sine: exact(quotient(value, hypotenuse)), cosine: exact(quotient(number(1), hypotenuse)) };
}

/** The road that a phrase names, with what was known of the one before where it is the same; null where something in it is not understood. */
export function roadIn(term: Term | undefined, before: Road | null, facts: readonly Fact[]): Road | null {
  const property = propertyIn(term);
  if (property?.name !== 'track') return null;
  const [noun, article, ...props] = property.of;
  const isSame =
    article === 'the' &&
    before !== null &&
    (before.noun === noun ||
      noun === 'floor' ||
      before.noun === 'line' ||
      (noun === 'slope' && before.angle !== null) ||
      (noun === 'road' && before.noun === 'slope'));
  const road: Road = isSame
    ? { ...before }
    : { noun: String(noun), angle: null, isLevel: false, isVertical: false, rough: null, length: null };
  for (const prop of props) {
    const one = propertyIn(prop);
    if (one?.name === 'rough' || one?.name === 'smooth') road.rough = one.name === 'rough';
    else if (one?.name === 'horizontal') {
      if (road.angle) return null;
      road.isLevel = true;
    } else if (one?.name === 'vertical') road.isVertical = true;
    else if (one?.name === 'length') road.length = expressionOf(one.of[0]);
    else if (one?.name === 'inclined') {
      road.angle = angleOf(one.of[0], facts) ?? unknownAngle(one.of[0]);
      if (!road.angle) return null;
    } else return null;
  }
  return road;
}

/** An angle that is asked for: its sine is a letter. */
function unknownAngle(term: Term | undefined): Angle | null {
  const property = propertyIn(term);
  return property?.name === 'angle' || property?.name === 'degrees'
    ? { sine: symbol('sin_slope'), cosine: symbol('cos_slope') }
    : null;
}
