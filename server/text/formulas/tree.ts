/** A formula, or a part of it: a leaf has a value, everything else has parts. */
export interface Tree {
  op: string;
  value: string;
  parts: readonly Tree[];
}

export const leaf = (op: 'number' | 'letter' | 'name', value: string): Tree => ({ op, value, parts: [] });
export const node = (op: string, parts: readonly Tree[], value = ''): Tree => ({ op, value, parts });

const ONE = leaf('number', '1');
const isOne = ({ op, value }: Tree) => op === 'number' && value === '1';

/** A sum without sums in it. */
export function sumOf(terms: readonly Tree[]): Tree {
  const flat = terms.flatMap((term) => (term.op === 'sum' ? term.parts : [term]));
  return flat.length === 1 ? flat[0]! : node('sum', flat);
}

export function negative(of: Tree): Tree {
  if (of.op === 'negative') return of.parts[0]!;
  if (of.op === 'sum') return node('sum', of.parts.map(negative));
  return node('negative', [of]);
}

/** A product without products in it; its sign stands before all of it, a one says nothing. */
export function productOf(factors: readonly Tree[]): Tree {
  let isNegative = false;
  const flat = factors.flatMap((factor) => {
    const bare = factor.op === 'negative' ? factor.parts[0]! : factor;
    if (bare !== factor) isNegative = !isNegative;
    return bare.op === 'product' ? bare.parts : [bare];
  });
  const said = flat.filter((factor) => !isOne(factor));
  const product = said.length === 0 ? ONE : said.length === 1 ? said[0]! : node('product', said);
  return isNegative ? node('negative', [product]) : product;
}

/** One over something, factor by factor. */
export function reciprocal(of: Tree): Tree {
  if (isOne(of)) return of;
  if (of.op === 'reciprocal') return of.parts[0]!;
  if (of.op === 'negative') return node('negative', [reciprocal(of.parts[0]!)]);
  if (of.op === 'product') return node('product', of.parts.map(reciprocal));
  return node('reciprocal', [of]);
}

/** A power; one to a negative exponent is a reciprocal. */
export function powerOf(base: Tree, exponent: Tree): Tree {
  if (isOne(exponent)) return base;
  if (exponent.op === 'negative') return reciprocal(powerOf(base, exponent.parts[0]!));
  return node('power', [base, exponent]);
}

/** How much is said. */
export const sizeOf = ({ op, parts }: Tree): number =>
  parts.reduce((sum, part) => sum + sizeOf(part), op === 'negative' ? 0 : 1);
