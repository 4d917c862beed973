import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  call,
  contains,
  difference,
  negative,
  type Expression,
  product,
  symbol,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import type { Thing } from '../../schema/problem.ts';
import type { Area, Look } from '../values/area.ts';
import { expressionValue, type Value } from '../values/value.ts';
import { argumentValue, complexFormula, complexValue, modulusOf, pairIn } from './formula.ts';
import { extremeOf } from './loci.ts';
import { extremeInRegion } from './region-extremes.ts';
import { COMPLEX_NUMERIC } from './numeric.ts';
import { rootsOfEquation } from './equation.ts';
import { knownRootIn, otherRootsOf } from './other-roots.ts';
import { squareRootsOf } from './roots.ts';

/** The other side of the equation that says what a number is; a second one says more, and then none is taken. */
function definitionOf(name: string, look: Look): Expression | null {
  const bodies = look.facts.flatMap((one) => {
    const text = one.relation === 'holds' ? one.of[0] : null;
    const statement = typeof text === 'string' ? statementIn(text) : null;
    if (statement?.kind !== 'relation' || statement.signs.join() !== '=') return [];
    const [left, right] = statement.sides;
    return left?.kind === 'symbol' &&
      left.name === name &&
      !contains(right!, (part) => part.kind === 'symbol' && part.name === name)
      ? [{ one, right: right! }]
      : [];
  });
  if (bodies.length !== 1) return null;
  look.use((fact) => fact === bodies[0]!.one);
  return bodies[0]!.right;
}

function complexThing({ id, name }: Thing, look: Look): Value | null {
  const given = look.given('value', id);
  const body = name === null ? null : definitionOf(name, look);
  const known = pairIn(given) ?? (body && pairIn(look.formula(body) ?? expressionValue(body)));
  if (known) return complexValue(known);
  const [size, turn] = [look.given('modulus', id), look.given('argument', id)];
  if (size?.is === 'expression' && turn?.is === 'expression')
    return complexValue([
      exact(product(size.value, call('cos', turn.value))),
      exact(product(size.value, call('sin', turn.value))),
    ]);
  return complexValue([symbol(`re_${id}`), symbol(`im_${id}`)]);
}

export const COMPLEX: Area = {
  topic: '9709/p3/complex-numbers',
  things: { complex: complexThing },
  formula: complexFormula,
  forms: {
    'complex roots': (of, look) => {
      const roots = rootsOfEquation(of, look);
      return roots && { is: 'many', items: roots.map((one) => complexValue(one)) };
    },
    'conjugate root': (_, look) => {
      const root = knownRootIn(look);
      const others = otherRootsOf(look)?.filter(([, im]) => evaluate(im) !== 0) ?? [];
      return root && others.length < 2 ? complexValue([root[0], negative(root[1])]) : null;
    },
    'other roots': (_, look) => {
      const roots = otherRootsOf(look);
      return roots && { is: 'many', items: roots.map((one) => complexValue(one)) };
    },
    'real root': (_, look) => {
      const real = otherRootsOf(look)?.filter(([, im]) => evaluate(im) === 0) ?? [];
      return real.length === 1 ? complexValue(real[0]!) : null;
    },
    'least value': (of, look) => extremeOf('least', of, look) ?? extremeInRegion('least', of, look),
    'greatest value': (of, look) => extremeOf('greatest', of, look) ?? extremeInRegion('greatest', of, look),
  },
  properties: {
    value: (z) => (z?.is === 'array' && z.of === 'complex' ? z : null),
    modulus: (z) => {
      const pair = pairIn(z);
      return pair && expressionValue(modulusOf(pair));
    },
    argument: (z) => {
      const pair = pairIn(z);
      return pair && argumentValue(pair);
    },
    'real part': (z) => {
      const pair = pairIn(z);
      return pair && expressionValue(exact(pair[0]));
    },
    'imaginary part': (z) => {
      const pair = pairIn(z);
      return pair && expressionValue(exact(pair[1]));
    },
    conjugate: (z) => {
      const pair = pairIn(z);
      return (
        pair && complexValue([pair[0], exact(product({ kind: 'number', value: { n: -1n, d: 1n } }, pair[1]))])
      );
    },
    'square roots': (z) => {
      const pair = pairIn(z);
      if (!pair || pair.some((one) => symbolsOf(one).length > 0 || !Number.isFinite(evaluate(one))))
        return null;
      const roots = squareRootsOf(pair);
      return roots && { is: 'many', items: roots.map((one) => complexValue(one)) };
    },
  },
  relations: {
    // A point of the Argand diagram and its number.
    represents: (where, z) => {
      const pair = pairIn(z);
      return where?.is === 'point' && pair
        ? [difference(where.x, pair[0]), difference(where.y, pair[1])]
        : null;
    },
  },
  numeric: COMPLEX_NUMERIC,
};
