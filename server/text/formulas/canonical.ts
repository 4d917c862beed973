import { CONSTANTS } from './tokens.ts';
import { leaf, node, productOf, sumOf, type Tree } from './tree.ts';

/** What stays the same in whatever order its parts are written. */
const isUnordered = ({ op, value }: Tree): boolean =>
  op === 'sum' || op === 'product' || op === 'system' || (op === 'relation' && UNORDERED.has(value));
const UNORDERED = new Set(['=', '≠', '≈', '≡']);

/** A formula as one text, the same however its terms, factors and sides are ordered. */
export function exactText(tree: Tree, nameOf: (letter: string) => string = (letter) => letter): string {
  if (tree.parts.length === 0) return tree.op === 'letter' ? nameOf(tree.value) : tree.value;
  const parts = tree.parts.map((part) => exactText(part, nameOf));
  if (isUnordered(tree)) parts.sort();
  return `${tree.op}${tree.value}(${parts.join(',')})`;
}

/** More than this many letters are named as they are. */
const MAX_LETTERS = 12;
const ROUNDS = 2;

/** The same for formulas that differ only in the names of their variables. */
export function renamedText(tree: Tree): string {
  const letters = [...lettersIn(tree)];
  if (letters.length > MAX_LETTERS) return exactText(tree);
  // Each variable is known by its places: first among nameless ones, then among those that are told apart.
  let colours = new Map(letters.map((letter) => [letter, '?']));
  for (let round = 0; round < ROUNDS; round += 1) {
    const seen = letters.map((letter) => [
      letter,
      exactText(tree, (one) => (one === letter ? '*' : colours.get(one)!)),
    ]);
    const order = [...new Set(seen.map(([, text]) => text!))].sort();
    colours = new Map(seen.map(([letter, text]) => [letter!, `?${order.indexOf(text!)}`]));
  }
  const names = new Map<string, string>();
  const ranked = letters.toSorted((a, b) => (colours.get(a)! < colours.get(b)! ? -1 : 1));
  for (const letter of ranked) names.set(letter, `?${names.size}`);
  return exactText(tree, (letter) => names.get(letter)!);
}

function lettersIn(tree: Tree, found = new Set<string>()): Set<string> {
  if (tree.op === 'letter' && !CONSTANTS.has(tree.value)) found.add(tree.value);
  for (const part of tree.parts) lettersIn(part, found);
  return found;
}

const NUMBER = leaf('number', '#');

/** The shape alone: no coefficients, no signs, any number for a number. */
export function skeletonOf(tree: Tree): Tree {
  if (tree.op === 'number') return NUMBER;
  if (tree.parts.length === 0) return tree;
  if (tree.op === 'negative' || tree.op === 'plus or minus') return skeletonOf(tree.parts[0]!);
  if (tree.op === 'power') {
    const [base, exponent] = tree.parts as [Tree, Tree];
    return node('power', [skeletonOf(base), exponent.op === 'number' ? exponent : skeletonOf(exponent)]);
  }
  const parts = tree.parts.map(skeletonOf);
  if (tree.op === 'reciprocal') return parts[0] === NUMBER ? NUMBER : node('reciprocal', parts);
  if (tree.op === 'product') {
    const factors = parts.filter((part) => part !== NUMBER);
    return factors.length === 0 ? NUMBER : productOf(factors);
  }
  if (tree.op === 'sum') {
    const terms = parts.filter((part) => part !== NUMBER);
    return sumOf(terms.length < parts.length ? [...terms, NUMBER] : terms);
  }
  return node(tree.op, parts, tree.value);
}
