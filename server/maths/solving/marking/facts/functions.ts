import { differentiate } from '../../../algebra-system/expressions/differentiate.ts';
import {
  contains,
  type Expression,
  mapParts,
  partsOf,
  substitute,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { toText } from '../../../algebra-system/expressions/print.ts';
import type { Complex } from '../../../algebra-system/numbers/complex.ts';
import { evaluateComplex } from '../../../algebra-system/expressions/evaluate-complex.ts';
import type { Proof } from './proof.ts';
import type { Said } from '../lines/said.ts';

/** A function that the question tells. */
interface Body {
  letter: string;
  of: Expression;
}

export type Functions = ReadonlyMap<string, Body>;

/** "f(x) = x² + 1" of the question; none that is told twice. */
export function functionsIn(told: readonly Said[]): Functions {
  const found = new Map<string, Body>();
  const twice = new Set<string>();
  for (const { sides } of told) {
    const [first, second] = [sides[0]?.value, sides[1]?.value];
    if (first?.kind !== 'apply' || first.primes !== 0 || first.of.kind !== 'symbol' || !second) continue;
    if (contains(second, ({ kind }) => kind === 'apply')) continue;
    if (found.has(first.name)) twice.add(first.name);
    found.set(first.name, { letter: first.of.name, of: second });
  }
  for (const name of twice) found.delete(name);
  return found;
}

/** f(2) and f′(x) written out, where the question tells f. */
export function withBodies(said: Said, functions: Functions): Said {
  if (functions.size === 0) return said;
  const isDerived = said.sides[0]?.value?.kind === 'apply' && said.sides[0].value.primes > 0;
  let changed = false;
  const written = (one: Expression): Expression => {
    const made = mapParts(one, written);
    const body = made.kind === 'apply' && made.primes >= 0 && functions.get(made.name);
    if (!body || made.kind !== 'apply') return made;
    changed = true;
    let of = body.of;
    for (let at = 0; at < Math.min(made.primes, 3); at += 1) of = differentiate(of, body.letter);
    return substitute(of, body.letter, made.of);
  };
  const sides = said.sides.map((side) =>
    side.value ? { ...side, value: written(side.value), others: side.others.map(written) } : side,
  );
  return changed ? { ...said, sides, isIdentity: isDerived } : said;
}

/** z = 3 + 4i of the question. */
export function complexIn(told: readonly Said[]): Record<string, Complex> {
  const found: Record<string, Complex> = {};
  for (const { sides } of told) {
    const [first, second] = [sides[0]?.value, sides[1]?.value];
    if (first?.kind !== 'symbol' || !second || sides.length > 2) continue;
    const value = evaluateComplex(second, found);
    if (
      contains(second, (part) => part.kind === 'constant' && part.name === 'i') &&
      Number.isFinite(value.re)
    )
      found[first.name] = value;
  }
  return found;
}

/** The parts, with letters, of expressions of which the question tells no equation. */
export function expressionsIn(told: readonly Said[], proof: Proof | null): ReadonlySet<string> {
  const proved = proof ? [proof.left, proof.right] : [];
  const solved = new Set(
    told
      .filter((one) => one.sides.length > 1 && !isDefinition(one))
      .flatMap(({ sides }) => sides.flatMap(({ value }) => (value ? symbolsOf(value) : []))),
  );
  const free = told
    .filter(({ sides, statement }) => sides.length === 1 && statement?.kind === 'expression')
    .flatMap(({ sides }) => (sides[0]!.value ? [sides[0]!.value] : []))
    .filter((one) => symbolsOf(one).length === 1 && symbolsOf(one).every((letter) => !solved.has(letter)));
  return new Set([...proved, ...free.flatMap(insideOf)].map(toText));
}

/** y = x² + 1 says nothing of what x is. */
const isDefinition = ({ sides: [first, second, third] }: Said): boolean =>
  !third &&
  first?.value !== null &&
  second?.value !== null &&
  (first?.value.kind === 'apply' ||
    (first?.value.kind === 'symbol' && !symbolsOf(second!.value).includes(first.value.name)));

const insideOf = (one: Expression): Expression[] =>
  one.kind === 'symbol' || one.kind === 'number' ? [] : [one, ...partsOf(one).flatMap(insideOf)];

/** A line that writes an expression of the question in another way claims that they are equal everywhere. */
export function isRewriting({ sides, continues }: Said, expressions: ReadonlySet<string>): boolean {
  const [first, ...others] = sides;
  if (continues || !first?.value || others.length === 0 || !expressions.has(toText(first.value)))
    return false;
  const letter = symbolsOf(first.value).join();
  return letter !== '' && others.every(({ value }) => value !== null && symbolsOf(value).join() === letter);
}
