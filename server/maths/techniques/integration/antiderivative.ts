import {
  call,
  contains,
  difference,
  type Expression,
  mapParts,
  number,
  power,
  product,
} from '../../algebra-system/expressions/expression.ts';
import { choosePartsOf, cyclic, type Parts } from './parts.ts';
import { inPartialFractions, splitOverQuadratic } from './partial-fractions.ts';
import { type ReverseChain, reverseChain } from './reverse-chain.ts';
import { standardIntegral, wholeOf } from '../calculus/standard-integrals.ts';
import { expanded, gathered, termsOf } from '../../algebra-system/normal/terms.ts';
import { fromTerms } from '../../algebra-system/normal/from-terms.ts';
import { keyOf, type Term } from '../../algebra-system/normal/term.ts';
import { asMultipleAngles } from './trig-powers.ts';

/** An antiderivative without its constant, and the way that led to it. */
export type Antiderivative =
  | { way: 'standard'; value: Expression; form: Expression }
  | { way: 'reverse chain'; value: Expression; chain: ReverseChain }
  | { way: 'partial fractions'; value: Expression; parts: Expression[]; factors: Expression[] }
  | { way: 'identity'; value: Expression; form: Expression }
  | { way: 'parts'; value: Expression; parts: Parts; left: Antiderivative }
  | { way: 'parts twice'; value: Expression }
  | { way: 'term by term'; value: Expression; each: { of: Expression; result: Antiderivative }[] };

/** How many integrals one question may lead to. */
const MAX_EFFORT = 40;

interface Effort {
  left: number;
}

/** Not checked: whoever shows it differentiates it back. */
export function antiderivative(
  one: Expression,
  x: string,
  effort: Effort = { left: MAX_EFFORT },
): Antiderivative | null {
  effort.left -= 1;
  if (effort.left < 0) return null;
  const direct = standard([gathered(one)], x) ?? bySquares(one, x);
  if (direct) return direct;
  const opened = () => standard([expanded(one)], x);
  const chain = () => byChain(one, x);
  return (
    (hasLongBracket(one) ? (chain() ?? opened()) : (opened() ?? chain())) ??
    byFractions(one, x) ??
    overQuadratic(one, x) ??
    byAngles(one, x, effort) ??
    byParts(one, x, effort) ??
    termByTerm(one, x, effort)
  );
}

/** A bracket that nobody would multiply out while there is another way. */
function hasLongBracket(one: Expression): boolean {
  return contains(
    one,
    (part) => part.kind === 'power' && part.base.kind === 'sum' && (wholeOf(part.exponent) ?? 0) > 2,
  );
}

function standard(forms: Expression[], x: string): Antiderivative | null {
  for (const form of forms) {
    const value = standardIntegralOfSum(termsOf(form), x);
    if (value) return { way: 'standard', value, form };
  }
  return null;
}

const anyStandard = (one: Expression, x: string) => standard([gathered(one), expanded(one)], x);

function standardIntegralOfSum(terms: Term[], x: string): Expression | null {
  const antiderivatives = terms.map((term) => standardIntegral(term, x));
  return antiderivatives.some((term) => !term)
    ? null
    : gathered({ kind: 'sum', terms: antiderivatives as Expression[] });
}

function byChain(one: Expression, x: string): Antiderivative | null {
  const chain = reverseChain(
    one,
    x,
    (inU) => (anyStandard(inU, 'u') ?? byFractions(inU, 'u'))?.value ?? null,
  );
  return chain && { way: 'reverse chain', value: chain.value, chain };
}

function byFractions(one: Expression, x: string): Antiderivative | null {
  const fractions = inPartialFractions(one, x);
  if (!fractions || fractions.parts.length < 2) return null;
  const values = fractions.parts.map(
    (part) => anyStandard(part, x) ?? byChain(part, x) ?? overQuadratic(part, x),
  );
  if (values.some((value) => !value)) return null;
  return {
    way: 'partial fractions',
    value: gathered({ kind: 'sum', terms: values.map((value) => value!.value) }),
    ...fractions,
  };
}

/** One part is a logarithm, the other an inverse tangent. */
function overQuadratic(one: Expression, x: string): Antiderivative | null {
  const parts = splitOverQuadratic(one, x);
  const each = parts?.map((of) => ({ of, result: anyStandard(of, x) ?? byChain(of, x) }));
  if (!each?.every(({ result }) => result)) return null;
  return sumOfResults(each.map(({ of, result }) => ({ of, result: result! })));
}

function sumOfResults(each: { of: Expression; result: Antiderivative }[]): Antiderivative {
  const value = gathered({ kind: 'sum', terms: each.map(({ result }) => result.value) });
  return { way: 'term by term', value, each };
}

function bySquares(one: Expression, x: string): Antiderivative | null {
  const rewritten = withSquaresReplaced(one);
  if (keyOf(rewritten) === keyOf(one)) return null;
  const value = standardIntegralOfSum(termsOf(rewritten, true), x);
  return value && { way: 'identity', value, form: expanded(rewritten) };
}

function byAngles(one: Expression, x: string, effort: Effort): Antiderivative | null {
  const angles = asMultipleAngles(one, x);
  if (!angles) return null;
  const rewritten = expanded(angles);
  const isNew = keyOf(rewritten) !== keyOf(expanded(one));
  const value =
    standardIntegralOfSum(termsOf(rewritten), x) ?? (isNew ? termByTerm(rewritten, x, effort)?.value : null);
  return value ? { way: 'identity', value, form: rewritten } : null;
}

/** tan² = sec² − 1 and its like. */
function withSquaresReplaced(one: Expression): Expression {
  const inner = mapParts(one, withSquaresReplaced);
  if (
    inner.kind !== 'power' ||
    inner.base.kind !== 'call' ||
    inner.exponent.kind !== 'number' ||
    inner.exponent.value.n !== 2n ||
    inner.exponent.value.d !== 1n
  )
    return inner;
  const of = inner.base.of;
  switch (inner.base.name) {
    case 'tan':
      return difference(power(call('sec', of), 2), number(1));
    case 'cot':
      return difference(power(call('cosec', of), 2), number(1));
    case 'tanh':
      return difference(number(1), power(call('sech', of), 2));
    case 'coth':
      return difference(number(1), product(number(-1), power(call('cosech', of), 2)));
    default:
      return inner;
  }
}

function byParts(one: Expression, x: string, effort: Effort): Antiderivative | null {
  const terms = termsOf(one);
  if (terms.length !== 1) return null;
  const twice = cyclic(terms[0]!, x);
  if (twice) return { way: 'parts twice', value: twice };
  const parts = choosePartsOf(terms[0]!, x);
  const left = parts && antiderivative(parts.left, x, effort);
  if (!left) return null;
  return { way: 'parts', value: expanded(difference(product(parts.u, parts.v), left.value)), parts, left };
}

function termByTerm(one: Expression, x: string, effort: Effort): Antiderivative | null {
  for (const terms of [termsOf(one), termsOf(one, true)]) {
    if (terms.length < 2) continue;
    const each = terms.map(fromTerm).map((of) => ({ of, result: antiderivative(of, x, effort) }));
    if (each.every(({ result }) => result))
      return sumOfResults(each.map(({ of, result }) => ({ of, result: result! })));
  }
  return null;
}

const fromTerm = (term: Term) => fromTerms([term]);
