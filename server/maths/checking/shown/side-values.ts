import { evaluate, type Values } from '../../algebra-system/expressions/evaluate.ts';
import { type Expression, symbolsOf } from '../../algebra-system/expressions/expression.ts';
import { type Bindings, type Bound, boundOf } from './bindings.ts';
import { type Link, readTex, type Side } from './printed-links.ts';

/** f(x) = … and f'(x) = …, by name with primes. */
export type Definitions = Map<string, { letter: string; of: Expression }>;

/** The definitions of the lines, without names that are defined twice. */
export function definitionsIn(links: Link[]): Definitions {
  const definitions: Definitions = new Map();
  const twice = new Set<string>();
  for (const { sides } of links) {
    const [head, ...rest] = sides;
    const of = rest.findLast((side) => side.value)?.value;
    if (head?.applied?.argument.kind !== 'symbol' || !of) continue;
    const letter = head.applied.argument.name;
    if (symbolsOf(of).some((name) => name !== letter)) continue;
    const key = head.applied.name + "'".repeat(head.applied.primes);
    if (definitions.has(key)) twice.add(key);
    definitions.set(key, { letter, of });
  }
  for (const key of twice) definitions.delete(key);
  return definitions;
}

/** The number that a side is with these values, and how far rounding may have moved it; null where a letter has none. */
export function valueOf(side: Side, bound: Bindings, defined: Definitions): Bound | null {
  if (side.applied && !side.value) return appliedValue(side, bound, defined);
  if (!side.value || /\\pm/.test(side.tex)) return null;
  const letters = symbolsOf(side.value);
  const values: Values = {};
  for (const letter of letters) {
    const known = bound.get(letter);
    if (!known) return null;
    values[letter] = known.value;
  }
  const value = evaluate(side.value, values) * side.scale;
  if (!Number.isFinite(value)) return null;
  let slack = letters.length === 0 ? boundOf(side, value).slack : 1e-9 * Math.abs(value);
  for (const letter of letters) {
    const { slack: own } = bound.get(letter)!;
    const moved = evaluate(side.value, { ...values, [letter]: values[letter]! + own }) * side.scale;
    slack += Number.isFinite(moved) ? Math.abs(moved - value) : Infinity;
  }
  return { value, slack: slack + literalSlack(side, values, value), isWhole: false };
}

const DECIMAL = /(?<![\d.{])(\d+)\.(\d+)(?!\d)|\\Phi(?:\\left)?\((-?\d+)\.(\d+)/g;

/** A decimal of three figures or more inside a formula may have been rounded before it was printed. */
function literalSlack(side: Side, values: Values, value: number): number {
  let slack = /\\Phi/.test(side.tex) ? 1e-4 : 0;
  for (const { 0: typed, 2: places, index } of side.tex.matchAll(DECIMAL)) {
    if (places === undefined) {
      slack += 4e-4;
      continue;
    }
    if (typed === side.tex || typed.replace(/^0\.0*|\./g, '').length < 3) continue;
    const moved = (Number(typed) + 0.5 * 10 ** -places.length).toFixed(places.length + 1);
    const other = readTex(`${side.tex.slice(0, index)}${moved}${side.tex.slice(index + typed.length)}`);
    const shifted = other ? evaluate(other, values) * side.scale : NaN;
    slack += Number.isFinite(shifted) ? Math.abs(shifted - value) : Infinity;
  }
  return slack;
}

function appliedValue({ applied }: Side, bound: Bindings, defined: Definitions): Bound | null {
  const { name, primes, argument } = applied!;
  const own = defined.get(name + "'".repeat(primes));
  const letters = symbolsOf(argument);
  if (!own || letters.some((letter) => !bound.get(letter))) return null;
  const at = evaluate(
    argument,
    Object.fromEntries(letters.map((letter) => [letter, bound.get(letter)!.value])),
  );
  const value = evaluate(own.of, { [own.letter]: at });
  return Number.isFinite(value) ? { value, slack: 1e-9 * Math.abs(value), isWhole: false } : null;
}
