import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  call,
  contains,
  difference,
  type Expression,
  number,
  power,
  quotient,
  root,
  sum,
  symbol,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import type { Fact, Term } from '../../schema/problem.ts';
import type { Look } from '../values/area.ts';
import { array, expressionValue, type Value } from '../values/value.ts';
import { argumentValue, modulusOf, type Pair, pairOf } from './formula.ts';

export interface Disc {
  centre: Pair;
  radius: Expression;
  /** Whether the points inside belong to it. */
  isFull: boolean;
}

const says = (one: Fact, name: string): boolean =>
  one.relation === 'holds' &&
  typeof one.of[0] === 'string' &&
  (() => {
    const statement = statementIn(one.of[0]);
    return (
      statement?.kind === 'relation' &&
      statement.sides.some((side) => contains(side, (part) => part.kind === 'symbol' && part.name === name))
    );
  })();

/** The circle, or all that it encloses, on which a number is said to lie; null where anything else is said of it. */
export function discOf(name: string, look: Look): Disc | null {
  const said = look.facts.filter((one) => says(one, name));
  const [only, another] = said;
  if (!only || another) return null;
  const statement = statementIn(only.of[0] as string);
  if (statement?.kind !== 'relation' || statement.signs.length !== 1) return null;
  const [sign] = statement.signs;
  const [left, right] = statement.sides as [Expression, Expression];
  const centre = sign === '=' || sign === '<=' ? centreIn(left, name, look) : null;
  const radius = right;
  if (!centre || symbolsOf(right).length > 0 || !(evaluate(radius) > 0)) return null;
  look.use((fact) => fact === only);
  return { centre, radius, isFull: sign === '<=' };
}

/** c of |z − c|. */
export function centreIn(one: Expression, name: string, look: Look): Pair | null {
  if (one.kind !== 'call' || one.name !== 'abs') return null;
  const rest = difference(symbol('c_0'), one.of);
  const centre = pairOf(exact(replaced(rest, name)), look);
  if (!centre) return null;
  const isPlain = centre.every((part) => symbolsOf(part).length === 0);
  return isPlain ? centre : null;
}

/** z − c becomes c where z is taken for c_0 in c_0 − (z − c). */
const replaced = (one: Expression, name: string): Expression =>
  one.kind === 'symbol' && one.name === name
    ? symbol('c_0')
    : one.kind === 'sum'
      ? { ...one, terms: one.terms.map((term) => replaced(term, name)) }
      : one.kind === 'negative'
        ? { ...one, of: replaced(one.of, name) }
        : one;

/** The least or greatest |z − a|, arg z, Re z or Im z of the points of a circle. */
export function extremeOf(which: 'least' | 'greatest', [of]: Term[], look: Look): Value | null {
  const statement = typeof of === 'string' ? statementIn(of) : null;
  const target = statement?.kind === 'expression' ? statement.value : null;
  if (target?.kind !== 'call') return null;
  const name = look.things.find(
    (thing) => thing.kind === 'complex' && thing.name !== null && symbolsOf(target).includes(thing.name),
  )?.name;
  const disc = name ? discOf(name, look) : null;
  if (!name || !disc) return null;
  const sign = which === 'least' ? number(-1) : number(1);
  const isLone = target.of.kind === 'symbol' && target.of.name === name;
  switch (target.name) {
    case 'abs':
      return ofDistance(disc, centreIn(target, name, look), which);
    case 'arg':
      return isLone ? ofArgument(disc, which) : null;
    case 're':
      return isLone
        ? expressionValue(exact(sum(disc.centre[0], { kind: 'product', factors: [sign, disc.radius] })))
        : null;
    case 'im':
      return isLone
        ? expressionValue(exact(sum(disc.centre[1], { kind: 'product', factors: [sign, disc.radius] })))
        : null;
    default:
      return null;
  }
}

function ofDistance(
  { centre, radius, isFull }: Disc,
  from: Pair | null,
  which: 'least' | 'greatest',
): Value | null {
  if (!from) return null;
  const apart = modulusOf([difference(centre[0], from[0]), difference(centre[1], from[1])]);
  if (which === 'greatest') return expressionValue(exact(sum(apart, radius)));
  const gap = exact(difference(apart, radius));
  if (evaluate(gap) >= 0) return expressionValue(gap);
  return expressionValue(isFull ? number(0) : exact(difference(radius, apart)));
}

/** Of a circle that does not reach the origin or the negative real axis. */
function ofArgument({ centre, radius }: Disc, which: 'least' | 'greatest'): Value | null {
  const [x, y, r] = [evaluate(centre[0]), evaluate(centre[1]), evaluate(radius)];
  if (Math.hypot(x, y) <= r + 1e-9 || (x < r && Math.abs(y) <= r)) return null;
  const half = call('arcsin', quotient(radius, root(exact(sum(power(centre[0], 2), power(centre[1], 2))))));
  const middle = argumentValue(centre);
  return middle?.is === 'array'
    ? array('argument', [
        which === 'least' ? difference(middle.parts[0]!, half) : sum(middle.parts[0]!, half),
      ])
    : null;
}
