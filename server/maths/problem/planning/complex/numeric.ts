import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { evaluateComplex } from '../../../algebra-system/expressions/evaluate-complex.ts';
import { contains, type Expression, symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import {
  type Complex,
  complex,
  modulus,
  opposite,
  plus,
  polar,
  raised,
} from '../../../algebra-system/numbers/complex.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import type { Term } from '../../schema/problem.ts';
import { rootsNear } from './equation.ts';
import { otherRootsNear } from './other-roots.ts';
import { extremeByScan } from './region-extremes.ts';
import type { Area, Numbers } from '../values/area.ts';
import { close, type Numeric } from '../values/numeric-value.ts';

const numeric = ({ re, im }: Complex): Numeric => ({
  is: 'array',
  of: 'complex',
  parts: [re, im],
  columns: 0,
});
const number = (value: number): Numeric | null => (Number.isFinite(value) ? { is: 'number', value } : null);

const complexOf = (one: Numeric | null | undefined): Complex | null =>
  one?.is === 'number'
    ? complex(one.value)
    : one?.is === 'array' && one.of === 'complex'
      ? complex(one.parts[0]!, one.parts[1]!)
      : null;

const REAL = new Set(['abs', 're', 'im']);

/** A formula worked out as it stands, with numbers for its letters. */
function formula(one: Expression, { thing, letters }: Numbers): Numeric | null {
  const values: Record<string, Complex> = {};
  let isOfThese = contains(
    one,
    (part) =>
      (part.kind === 'constant' && part.name === 'i') ||
      (part.kind === 'call' && ['conj', 're', 'im', 'arg'].includes(part.name)),
  );
  for (const letter of symbolsOf(one)) {
    const named = complexOf(thing('complex', letter));
    if (named) isOfThese = true;
    const value = named ?? (Object.hasOwn(letters, letter) ? complex(letters[letter]!) : null);
    if (!value) return null;
    values[letter] = value;
  }
  if (!isOfThese) return null;
  const found = evaluateComplex(one, values);
  if (one.kind === 'call' && one.name === 'arg') return argument(found.re);
  return one.kind === 'call' && REAL.has(one.name) ? number(found.re) : numeric(found);
}

const argument = (turn: number): Numeric => ({ is: 'array', of: 'argument', parts: [turn], columns: 0 });

const STEPS = 40_000;

/** The point from which |z − c| measures, by its values at three points. */
function centreOf(distance: Expression, name: string, known: Record<string, Complex>): Complex {
  const square = (z: Complex) => evaluateComplex(distance, { ...known, [name]: z }).re ** 2;
  const origin = square(complex(0));
  return complex((origin - square(complex(1)) + 1) / 2, (origin - square(complex(0, 1)) + 1) / 2);
}

/** The circle that was spoken of, and what is measured, by going round it. */
function round(which: 'least' | 'greatest', [of]: Term[], { facts, thing }: Numbers): Numeric | null {
  const target = typeof of === 'string' ? statementIn(of) : null;
  if (target?.kind !== 'expression' || target.value.kind !== 'call') return null;
  const { value } = target;
  const circle = facts.flatMap(({ relation, of: [text] }) => {
    const statement = relation === 'holds' && typeof text === 'string' ? statementIn(text) : null;
    const [left, right] = statement?.kind === 'relation' ? statement.sides : [];
    const name = symbolsOf(value).find((letter) => left && symbolsOf(left).includes(letter));
    return statement?.kind === 'relation' && left && right && name
      ? [{ left, right, name, sign: statement.signs[0] }]
      : [];
  })[0];
  if (!circle) return null;
  const { left, right, name, sign } = circle;
  const known = Object.fromEntries(
    [...symbolsOf(left), ...symbolsOf(value)].flatMap((letter) => {
      const number = letter === name ? null : complexOf(thing('complex', letter));
      return number ? [[letter, number]] : [];
    }),
  );
  const [centre, radius] = [centreOf(left, name, known), evaluate(right)];
  let best = which === 'least' ? Infinity : -Infinity;
  for (let step = 0; step < STEPS; step += 1) {
    const at = plus(centre, polar(radius, (2 * Math.PI * step) / STEPS));
    const found = evaluateComplex(value, { ...known, [name]: at }).re;
    best = which === 'least' ? Math.min(best, found) : Math.max(best, found);
  }
  const from = value.name === 'abs' ? centreOf(value, name, known) : null;
  const isInside = from && sign === '<=' && modulus(plus(centre, opposite(from))) <= radius;
  if (isInside && which === 'least') best = 0;
  return value.name === 'arg' ? argument(best) : number(best);
}

function inNumbers(which: 'least' | 'greatest', of: Term[], numbers: Numbers): Numeric | null {
  const scanned = extremeByScan(which, of, numbers);
  return scanned === undefined ? round(which, of, numbers) : scanned;
}

/** What is left of a polynomial without a root that is known, by Durand and Kerner. */
function rest(_: Term[], numbers: Numbers): Numeric | null {
  const found = otherRootsNear(numbers.facts, numbers.written, rootIn(numbers));
  return found && { is: 'many', items: found.map(numeric) };
}

/** The only one of these that is real. */
function realRest(_: Term[], numbers: Numbers): Numeric | null {
  const found = otherRootsNear(numbers.facts, numbers.written, rootIn(numbers));
  const real = found?.filter(({ im }) => Math.abs(im) < 1e-7) ?? [];
  return real.length === 1 ? numeric(real[0]!) : null;
}

/** The root that was named, as it was typed or by the letter of a number that is known. */
function rootIn({ facts, thing }: Numbers): Complex | null {
  const text = facts.find(({ relation }) => relation === 'root')?.of[0];
  const statement = typeof text === 'string' ? statementIn(text) : null;
  if (statement?.kind !== 'expression') return null;
  const [letter, another] = symbolsOf(statement.value);
  const known = letter && !another ? complexOf(thing('complex', letter) ?? undefined) : null;
  return letter
    ? known && evaluateComplex(statement.value, { [letter]: known })
    : evaluateComplex(statement.value);
}

const real = (read: (z: Complex) => number) => (one: Numeric | undefined) => {
  const z = complexOf(one);
  return z && number(read(z));
};

export const COMPLEX_NUMERIC: Area['numeric'] = {
  formula,
  forms: {
    'complex roots': (of, { look }) => {
      const roots = rootsNear(of, look);
      return roots && { is: 'many', items: roots.map(numeric) };
    },
    'conjugate root': (_, numbers) => {
      const root = rootIn(numbers);
      return root && numeric(complex(root.re, -root.im));
    },
    'other roots': rest,
    'real root': realRest,
    'least value': (of, numbers) => inNumbers('least', of, numbers),
    'greatest value': (of, numbers) => inNumbers('greatest', of, numbers),
  },
  properties: {
    value: (one) => (complexOf(one) ? one! : null),
    modulus: real(modulus),
    argument: (one) => {
      const z = complexOf(one);
      return z && argument(Math.atan2(z.im, z.re));
    },
    'real part': real(({ re }) => re),
    'imaginary part': real(({ im }) => im),
    conjugate: (one) => {
      const z = complexOf(one);
      return z && numeric(complex(z.re, -z.im));
    },
    'square roots': (one) => {
      const z = complexOf(one);
      if (!z) return null;
      const root = raised(z, complex(0.5));
      return { is: 'many', items: [numeric(root), numeric(opposite(root))] };
    },
  },
  relations: {
    represents: (where, one) => {
      const z = complexOf(one);
      return where?.is === 'point' && z !== null && close(where.x, z.re) && close(where.y, z.im);
    },
  },
};
