import {
  type Expression,
  negative,
  number,
  rationalValue,
  sum,
  symbol,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex } from '../../../algebra-system/expressions/print.ts';
import type { Assignment } from '../values/system.ts';

/** What has to be zero as an equation in LaTeX, with what is taken away on its other side. */
export function equationLatex(zero: Expression): string {
  const terms = zero.kind === 'sum' ? zero.terms : [zero];
  const [stays = terms[0]!] = terms.filter((term) => !isTaken(term));
  const left = terms.filter((term) => term === stays || !isTaken(term));
  const taken = terms.filter((term) => !left.includes(term));
  return `${toLatex(together(left))} = ${toLatex(together(taken.map(opposite)))}`;
}

const together = (terms: Expression[]): Expression =>
  terms.length === 0 ? number(0) : terms.length === 1 ? terms[0]! : sum(...terms);

const isTaken = (term: Expression): boolean =>
  term.kind === 'negative' || (rationalValue(term)?.n ?? 0n) < 0n;

const opposite = (term: Expression): Expression => (term.kind === 'negative' ? term.of : negative(term));

/** The equations of a plan and what they come to, each once, under letters that one writes. */
export function shownPlan(
  equations: readonly Expression[],
  solutions: readonly Assignment[],
): { equations: string[]; solutions: string[] } {
  const written = equations.filter((one) => symbolsOf(one).length > 0).map(equationLatex);
  const found = solutions.map((one) =>
    Object.entries(one)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([letter, value]) => `${toLatex(symbol(letter))} = ${toLatex(value)}`)
      .join(',\\; '),
  );
  const numbers = numbersOf([...written, ...found].join(' '));
  const named = (texts: string[]) => [...new Set(texts)].map((tex) => plainLetters(tex, numbers));
  return { equations: named(written), solutions: named(found) };
}

/** Letters of things without a name: "the x-coordinate of the first point that is not named". */
const INNER = /([a-z])_\{([a-z]+)(\d+)\}/g;

/** The things that have a coordinate, a radius or another letter of the same kind. */
function numbersOf(tex: string): Map<string, Set<string>> {
  const numbers = new Map<string, Set<string>>();
  for (const [, letter = '', kind = '', n = ''] of tex.matchAll(INNER))
    numbers.set(letter, (numbers.get(letter) ?? new Set()).add(kind + n));
  return numbers;
}

const plainLetters = (tex: string, numbers: Map<string, Set<string>>): string =>
  tex.replace(INNER, (_, letter: string, kind: string, n: string) => {
    const own = numbers.get(letter)!.size > 1 ? `_{${n}}` : '';
    // The plan looks for the square of a radius.
    return letter === 's' && kind === 'circle' ? `r${own}^{2}` : `${letter}${own}`;
  });
