import { type Condition, isOf, type Item, keyOf, setsOf } from './conditions.ts';
import { isArranged } from './whole.ts';

/** Things that no condition tells apart. */
export interface Kind {
  items: Item[];
  /** How many of each name. */
  alike: number[];
}

export interface Pattern {
  /** So many of each kind, in the order of the kinds. */
  used: number[];
  /** Ways to lay the kinds out, and ways to fill one of these. */
  patterns: bigint;
  fillings: bigint;
}

const MOST = 400_000;

export function kindsOf(items: readonly Item[], conditions: readonly Condition[]): Kind[] {
  const sets = setsOf(conditions);
  const isByValue = conditions.some(({ is }) => is === 'value' || is === 'divisible');
  const kinds = new Map<string, Item[]>();
  for (const item of items) {
    const key = isByValue ? item.name : sets.map((who) => Number(isOf(item, who))).join('');
    kinds.set(key, [...(kinds.get(key) ?? []), item]);
  }
  return [...kinds.values()].map((all) => ({ items: all, alike: countsOf(all) }));
}

export function countsOf(items: readonly Item[]): number[] {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return [...counts.values()];
}

export const factorial = (n: number): bigint => {
  let result = 1n;
  for (let k = 2n; k <= BigInt(n); k += 1n) result *= k;
  return result;
};

export const choose = (n: number, k: number): bigint =>
  k < 0 || k > n ? 0n : factorial(n) / (factorial(k) * factorial(n - k));

/** Orders of so many out of things of which some look alike. */
export function orders(alike: readonly number[], length: number): bigint {
  // By how many of each name are used: a sum of products of choices of their places.
  let ways = [1n, ...Array.from({ length }, () => 0n)];
  for (const many of alike)
    ways = ways.map((_, total) => {
      let sum = 0n;
      for (let used = 0; used <= Math.min(many, total); used += 1)
        sum += ways[total - used]! * choose(total, used);
      return sum;
    });
  return ways[length]!;
}

/** Selections of so many out of things of which some look alike. */
export function selections(alike: readonly number[], size: number): bigint {
  let ways = [1n, ...Array.from({ length: size }, () => 0n)];
  for (const many of alike)
    ways = ways.map((_, total) => {
      let sum = 0n;
      for (let used = 0; used <= Math.min(many, total); used += 1) sum += ways[total - used]!;
      return sum;
    });
  return ways[size]!;
}

/** Ways to use so many of each kind. */
export function splits(kinds: readonly Kind[], size: number): number[][] {
  const [first, ...rest] = kinds;
  if (!first) return size === 0 ? [[]] : [];
  const all: number[][] = [];
  for (let used = 0; used <= Math.min(size, first.items.length); used += 1)
    for (const others of splits(rest, size - used)) all.push([used, ...others]);
  return all;
}

/** The layouts of kinds that the conditions allow, counted one by one; null where there are too many. */
export function patternsOf(
  items: readonly Item[],
  length: number,
  conditions: readonly Condition[],
): Pattern[] | null {
  const kinds = kindsOf(items, conditions);
  const parts = splits(kinds, length);
  const total = parts.reduce((sum, used) => sum + layouts(used), 0);
  if (total > MOST) return null;
  return parts
    .map((used): Pattern => ({
      used,
      patterns: allowedLayouts(kinds, used, length, conditions),
      fillings: kinds.reduce((product, { alike }, at) => product * orders(alike, used[at]!), 1n),
    }))
    .filter(({ patterns, fillings }) => patterns * fillings > 0n);
}

function layouts(used: readonly number[]): number {
  const total = used.reduce((a, b) => a + b, 0);
  return Number(used.reduce((left, one) => left / factorial(one), factorial(total)));
}

function allowedLayouts(
  kinds: readonly Kind[],
  used: readonly number[],
  length: number,
  conditions: readonly Condition[],
): bigint {
  const left = [...used];
  const row: Item[] = [];
  let count = 0n;
  const place = () => {
    if (row.length === length) {
      if (conditions.every((one) => isArranged(row, one))) count += 1n;
      return;
    }
    for (const [at, kind] of kinds.entries()) {
      if (left[at] === 0) continue;
      left[at]! -= 1;
      row.push(kind.items[0]!);
      place();
      row.pop();
      left[at]! += 1;
    }
  };
  place();
  return count;
}
