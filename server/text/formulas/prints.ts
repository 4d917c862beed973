import { createHash } from 'node:crypto';
import { exactText, renamedText, skeletonOf } from './canonical.ts';
import { formulasIn } from './find.ts';
import { parseFormula } from './parse.ts';
import { sizeOf, type Tree } from './tree.ts';

/** How much a formula must say, for its print to find anything. */
const LEAST = { exact: 3, part: 5, renamed: 5, skeleton: 7 };
const MAX_PARTS = 12;
const MAX_PRINTS = 120;

/** What a print that a search shares with a post is worth: the first letter of a print says its kind. */
export const PRINT_WEIGHTS = { exact: 1, part: 0.6, renamed: 0.5, renamedPart: 0.3, skeleton: 0.2 };

/** The prints by which a post is found through its formulas. */
export function printsOf(text: string): string[] {
  const prints = new Set<string>();
  for (const formula of formulasIn(text).formulas) {
    const tree = parseFormula(formula);
    if (!speaks(tree)) continue;
    for (const print of printsOfTree(tree)) prints.add(print);
    for (const part of partsOf(tree))
      for (const print of [exact(part), renamed(part)]) if (print) prints.add(print);
    if (prints.size >= MAX_PRINTS) break;
  }
  return [...prints].slice(0, MAX_PRINTS);
}

export interface Wanted {
  print: string;
  weight: number;
}

const MAX_WANTED = 24;
/** What is to be integrated is typed with its `dx`, but without its sign. */
const LOOSE_DIFFERENTIAL = /^([^∫\\]*[^∫\\/d\s])\s?d[a-z]$/;

/** The prints that a search for some formulas looks for, the best first. */
export function printsWanted(formulas: readonly string[]): Wanted[] {
  const wanted = new Map<string, number>();
  const want = (print: string | null, weight: number) => {
    if (print && weight > (wanted.get(print) ?? 0)) wanted.set(print, weight);
  };
  for (const formula of formulas) {
    const tree = parseFormula(formula.replace(LOOSE_DIFFERENTIAL, '$1'));
    if (!speaks(tree)) continue;
    want(exact(tree, LEAST.exact), PRINT_WEIGHTS.exact);
    want(renamed(tree), PRINT_WEIGHTS.renamed);
    want(skeleton(tree), PRINT_WEIGHTS.skeleton);
    for (const side of sidesOf(tree)) {
      want(exact(side), PRINT_WEIGHTS.part);
      want(renamed(side), PRINT_WEIGHTS.renamedPart);
    }
  }
  return [...wanted]
    .map(([print, weight]) => ({ print, weight }))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MAX_WANTED);
}

const printsOfTree = (tree: Tree): string[] =>
  [exact(tree, LEAST.exact), renamed(tree), skeleton(tree)].filter((print) => print !== null);

const exact = (tree: Tree, least = LEAST.part) => (sizeOf(tree) < least ? null : hash('e', exactText(tree)));
const renamed = (tree: Tree) => (sizeOf(tree) < LEAST.renamed ? null : hash('r', renamedText(tree)));
const skeleton = (tree: Tree) => {
  if (sizeOf(tree) < LEAST.skeleton) return null;
  const bones = skeletonOf(tree);
  return sizeOf(bones) < LEAST.renamed ? null : hash('s', renamedText(bones));
};

/** Numbers and signs alone say nothing. */
const speaks = (tree: Tree): boolean =>
  tree.op === 'letter' || tree.op === 'call' || tree.op === 'int' || tree.parts.some(speaks);

const sidesOf = (tree: Tree): readonly Tree[] =>
  tree.op === 'relation' || tree.op === 'chain' || tree.op === 'system'
    ? tree.parts.flatMap((part) => [part.op === 'negative' ? part.parts[0]! : part, ...sidesOf(part)])
    : [];

/** What stands in a formula and could be looked for alone, the outer parts first. */
function partsOf(tree: Tree): Tree[] {
  const parts: Tree[] = [];
  let level: readonly Tree[] = tree.parts;
  while (level.length > 0 && parts.length < MAX_PARTS) {
    parts.push(
      ...level.filter((part) => part.op !== 'negative' && sizeOf(part) >= LEAST.part && speaks(part)),
    );
    level = level.flatMap(({ parts: inner }) => inner);
  }
  return parts.slice(0, MAX_PARTS);
}

const hash = (kind: 'e' | 'r' | 's', text: string): string =>
  kind + createHash('sha1').update(text).digest('base64url').slice(0, 11);
