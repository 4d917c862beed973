import { evaluate } from '../../algebra-system/expressions/evaluate.ts';
import { symbolsOf } from '../../algebra-system/expressions/expression.ts';
import { expressionOf, type Link, type Side } from './printed-links.ts';

/** A value that the lines give to a letter, and how far rounding may have moved it. */
export interface Bound {
  value: number;
  slack: number;
  isWhole: boolean;
}

/** `null`: the lines give the letter several values. */
export type Bindings = Map<string, Bound | null>;

/** The unknown of an equation may have values that are rejected later. */
const UNKNOWN = /^[xyz]$/;

/** The values that the lines of a solution give to each letter. */
export function bindingsOf(all: Link[][], lines: readonly string[]): Bindings {
  const bound: Bindings = new Map();
  for (const links of all) {
    const named = links.filter(
      ({ sides, where }) => where.length === 0 && !UNKNOWN.test(sides[0]?.name ?? ''),
    );
    for (const link of named) bind(link, bound);
    for (const name of alternativesIn(named)) bound.set(name, null);
  }
  bindBareEnd(all, lines, bound);
  return bound;
}

export function bind({ sides }: Link, bound: Bindings): void {
  const [first, ...rest] = sides;
  if (!first?.name) return;
  if (rest.some(({ value }) => value && symbolsOf(value).includes(first.name!))) bound.set(first.name, null);
  const value = numberOf(rest);
  if (value) add(first.name, value, bound);
}

/** The number at the end of an equation. */
function numberOf(sides: Side[]): Bound | null {
  const last = sides.findLast(({ value }) => value && symbolsOf(value).length === 0);
  const value = last ? evaluate(last.value!) * last.scale : NaN;
  return last && Number.isFinite(value) ? boundOf(last, value) : null;
}

/** "u = 1, u = 1/2" on one line: both are values, neither is the other one rounded. */
function alternativesIn(links: Link[]): string[] {
  const first = new Map<string, Bound>();
  return links.flatMap(({ sides: [head, ...rest] }) => {
    const value = numberOf(rest);
    if (!head?.name || !value) return [];
    const before = first.get(head.name);
    if (!before) first.set(head.name, value);
    return before && Math.abs(before.value - value.value) > (before.slack + value.slack) * 1.02
      ? [head.name]
      : [];
  });
}

/** "R = u t", or an equation with one letter that has no value yet, and then the value alone. */
function bindBareEnd(all: Link[][], lines: readonly string[], bound: Bindings): void {
  const before = all.at(-2)?.at(-1)?.sides ?? [];
  const letters = new Set(before.flatMap(({ value }) => (value ? symbolsOf(value) : [])));
  const open = [...letters].filter((letter) => !bound.has(letter) && !UNKNOWN.test(letter));
  const end = expressionOf(lines.at(-1) ?? '');
  if (open.length !== 1 || !end?.value || symbolsOf(end.value).length > 0) return;
  const value = evaluate(end.value) * end.scale;
  if (Number.isFinite(value)) add(open[0]!, boundOf(end, value), bound);
}

const DIGITS = /^-?(?:\d+(?:\.(\d+))?|0)(?: ?\\times 10\^\{(-?\d+)\})?$/;

export function boundOf({ tex, scale, isRounded }: Side, value: number): Bound {
  const digits = tex.trim();
  const [, places, power = '0'] = DIGITS.exec(digits) ?? [];
  const figures = digits.replace(/^-?0?\.?0*|\\times.*|[.\s-]/g, '').length;
  const isCut = isRounded || /^-?\d{5,}$/.test(digits) || (places !== undefined && figures >= 3);
  const zeros = places === undefined ? trailingZeros(digits) : -places.length;
  const slack = isCut ? 0.5 * 10 ** (Number(power) + zeros) * scale : 0;
  return { value, slack: slack + 1e-9 * Math.abs(value), isWhole: /^-?\d+$/.test(digits) };
}

/** Of two values that agree to the digits shown, the more precise one stays. */
function add(name: string, one: Bound, bound: Bindings): void {
  const known = bound.get(name);
  if (known === undefined) bound.set(name, one);
  if (!known) return;
  const [whole, other] = one.isWhole ? [one, known] : [known, one];
  const zeros = whole.isWhole && !other.isWhole ? trailingZeros(String(whole.value)) : -Infinity;
  const room = one.slack + known.slack + 0.5 * 10 ** zeros;
  if (Math.abs(one.value - known.value) > room * 1.02) bound.set(name, null);
  else if (known.isWhole ? !one.isWhole : one.slack < known.slack && !one.isWhole) bound.set(name, one);
}

function trailingZeros(digits: string): number {
  let end = digits.length;
  while (end > 1 && digits[end - 1] === '0') end -= 1;
  return digits.length - end;
}
