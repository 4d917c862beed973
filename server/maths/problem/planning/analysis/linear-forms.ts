import {
  call,
  type Expression,
  mapParts,
  number,
  partsOf,
  product,
  quotient,
  rationalValue,
  sum,
  substitute,
  symbol,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { fromTerms } from '../../../algebra-system/normal/from-terms.ts';
import { keyOf } from '../../../algebra-system/normal/term.ts';
import { expanded, gathered, termsOf } from '../../../algebra-system/normal/terms.ts';
import {
  gcd,
  lcm,
  ONE,
  over,
  plus,
  primesOf,
  type Rational,
  rational,
  times,
  ZERO,
} from '../../../algebra-system/numbers/rational.ts';
import type { Scope } from '../scope/scope.ts';
import { conditionsOn } from '../scope/conditions.ts';
import { type Assignment, solveSystem } from '../values/system.ts';
import { argumentOfLogarithm } from './logarithms.ts';

interface Part {
  basis: Expression;
  coefficient: Rational;
}

/** A number as fractions of ln 2, ln 3, π, √3 and so on, by the name of each. */
function partsOfNumber(one: Expression): Map<string, Part> {
  const parts = new Map<string, Part>();
  const add = (basis: Expression, coefficient: Rational) => {
    const key = keyOf(basis);
    const before = parts.get(key)?.coefficient ?? ZERO;
    parts.set(key, { basis, coefficient: plus(before, coefficient) });
  };
  for (const { coefficient, factors } of termsOf(expanded(exact(one)))) {
    const log = factors.find(
      ({ base, exponent }) =>
        base.kind === 'call' &&
        base.name === 'ln' &&
        base.of.kind === 'number' &&
        exponent.kind === 'number' &&
        exponent.value.n === exponent.value.d,
    );
    const others = factors.filter((factor) => factor !== log);
    const rest = fromTerms([{ coefficient: ONE, factors: others }]);
    if (log?.base.kind !== 'call' || log.base.of.kind !== 'number') add(rest, coefficient);
    else
      for (const [prime, size] of primesOfFraction(log.base.of.value))
        add(exact(product(rest, call('ln', number(rational(prime))))), times(coefficient, rational(size)));
  }
  return parts;
}

function primesOfFraction({ n, d }: Rational): [bigint, number][] {
  const [above, below] = [primesOf(n), primesOf(d)];
  return [...(above ?? []), ...[...(below ?? [])].map(([prime, size]): [bigint, number] => [prime, -size])];
}

/** The letters of a form such as a + b ln 3 or ln p + qπ for which it is this number; null where they cannot be told for certain. */
export function lettersOfForm(value: Expression, form: Expression, scope: Scope): Assignment | null {
  const letters = symbolsOf(form);
  const single = multipleOfLogarithm(value, form);
  if (single) return conditionsOn(scope, letters)?.every((holds) => holds(single)) ? single : null;
  const inLogarithm = letters.filter((letter) => isArgument(form, letter));
  if (inLogarithm.length > 1 || letters.length === 0) return null;
  const [argument] = inLogarithm;
  const linear = argument ? withLetter(form, argument) : form;
  const open = argument ? letters.map((one) => (one === argument ? 'L' : one)) : letters;
  const columns = open.map((letter) => coefficientIn(linear, letter, open));
  if (columns.includes(null)) return null;
  const free = open.reduce((before, letter) => substitute(before, letter, number(0)), linear);
  const solved = solveParts(value, free, open, columns as Expression[]);
  if (!solved) return null;
  const { L, ...rest } = solved;
  const inside = L ? argumentOfLogarithm(L) : null;
  if (argument && !inside) return null;
  const found: Assignment = argument ? { ...rest, [argument]: number(inside!) } : solved;
  const conditions = conditionsOn(scope, letters);
  if (!conditions?.every((holds) => holds(found))) return null;
  const again = evaluate(
    letters.reduce((before, letter) => substitute(before, letter, found[letter]!), form),
  );
  return Math.abs(again - evaluate(value)) < 1e-9 * Math.max(1, Math.abs(again)) ? found : null;
}

/** p and q of p ln q: as large a part of all the logarithms in the number as there is. */
function multipleOfLogarithm(value: Expression, form: Expression): Assignment | null {
  const [size, log, more] = form.kind === 'product' ? form.factors : [];
  if (size?.kind !== 'symbol' || log?.kind !== 'call' || log.name !== 'ln' || more) return null;
  if (log.of.kind !== 'symbol' || log.of.name === size.name) return null;
  const parts = [...partsOfNumber(value).values()].filter(({ coefficient }) => coefficient.n !== 0n);
  const all = parts.map(({ coefficient }) => coefficient);
  if (all.length === 0) return null;
  const share = rational(
    all.reduce((before, { n }) => gcd(before, n), 0n),
    all.reduce((before, { d }) => lcm(before, d), 1n),
  );
  const whole = parts.map(({ basis, coefficient }) => product(number(over(coefficient, share)), basis));
  const inside = argumentOfLogarithm(sum(number(0), ...whole));
  return inside && { [size.name]: number(share), [log.of.name]: number(inside) };
}

/** Whether the letter stands in the form as ln p. */
const isArgument = (one: Expression, letter: string): boolean =>
  (one.kind === 'call' && one.name === 'ln' && one.of.kind === 'symbol' && one.of.name === letter) ||
  partsOf(one).some((part) => isArgument(part, letter));

function withLetter(one: Expression, letter: string): Expression {
  if (one.kind === 'call' && one.name === 'ln' && one.of.kind === 'symbol' && one.of.name === letter)
    return symbol('L');
  return mapParts(one, (part) => withLetter(part, letter));
}

/** What stands before a letter: a number, whatever the others are. */
function coefficientIn(form: Expression, letter: string, all: string[]): Expression | null {
  const at = (size: number, others: number) =>
    all.reduce((before, one) => substitute(before, one, number(one === letter ? size : others)), form);
  const [unit, twice, other] = [
    [1, 0],
    [2, 0],
    [1, 3],
  ].map(([size, others]) => exact(sum(at(size!, others!), { kind: 'negative', of: at(0, others!) })));
  const [a, b, c] = [evaluate(unit!), evaluate(twice!), evaluate(other!)];
  const isLinear = Math.abs(2 * a - b) < 1e-9 && Math.abs(a - c) < 1e-9 && Math.abs(a) > 1e-12;
  return isLinear ? unit! : null;
}

/** Each basis has as much in the number as in the form. What stands before L alone belongs to ln p, or to a part of it such as ½ ln p. */
function solveParts(
  value: Expression,
  free: Expression,
  letters: string[],
  columns: Expression[],
): Assignment | null {
  const whole = partsOfNumber(value);
  const given = partsOfNumber(free);
  const byLetter = columns.map(partsOfNumber);
  const own = letters.indexOf('L');
  const share = own < 0 ? null : rationalValue(columns[own]!);
  if (own >= 0 && (!share || share.n === 0n)) return null;
  const keys = new Map(
    [whole, given, ...byLetter].flatMap((parts) =>
      [...parts].map(([key, { basis }]) => [key, basis] as const),
    ),
  );
  const equations: Expression[] = [];
  const logs: Expression[] = [];
  for (const [key, basis] of keys) {
    const lacks = sum(number(whole.get(key)?.coefficient ?? ZERO), {
      kind: 'negative',
      of: number(given.get(key)?.coefficient ?? ZERO),
    });
    const used = letters.flatMap((letter, at) => {
      const size = at === own ? null : byLetter[at]!.get(key)?.coefficient;
      return size ? [product(number(size), symbol(letter))] : [];
    });
    const isLog = basis.kind === 'call' && basis.name === 'ln';
    if (own >= 0 && isLog) {
      if (used.length > 0) return null;
      logs.push(product(exact(lacks), basis));
    } else equations.push(sum(lacks, { kind: 'negative', of: sum(number(0), ...used) }));
  }
  const unknowns = letters.filter((_, at) => at !== own);
  const solutions = unknowns.length > 0 ? solveSystem(equations, unknowns) : onlyIfZero(equations);
  if (solutions?.length !== 1) return null;
  if (own < 0) return solutions[0]!;
  return { ...solutions[0]!, L: expanded(quotient(sum(number(0), ...logs), number(share!))) };
}

const onlyIfZero = (equations: Expression[]): Assignment[] =>
  equations.every((one) => Math.abs(evaluate(one)) < 1e-12) ? [{}] : [];

/** The form with its letters put in. */
export const formWith = (form: Expression, values: Assignment): Expression =>
  gathered(
    Object.entries(values).reduce((before, [letter, value]) => substitute(before, letter, value), form),
  );
