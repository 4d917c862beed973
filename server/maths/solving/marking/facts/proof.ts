import { type Expression, symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import { toText } from '../../../algebra-system/expressions/print.ts';
import { compareValues } from '../../../checking/values/values.ts';
import type { Said } from '../lines/said.ts';

/** The identity that is to be proved, by its two sides. */
export interface Proof {
  left: Expression;
  right: Expression;
}

export function proofIn(told: readonly Said[], text: string): Proof | null {
  if (!/prove|show that|verify|identity|≡|\\equiv|证明|求证|恒等/i.test(text)) return null;
  const found = told.flatMap(({ sides: [left, right, third], isTaken }): Proof[] => {
    if (!left?.value || !right?.value || third || isTaken) return [];
    const isFormula = left.value.kind !== 'symbol' && symbolsOf(left.value).length > 0;
    return isFormula && compareValues(left.value, right.value) === 'same'
      ? [{ left: left.value, right: right.value }]
      : [];
  });
  return found.length === 1 ? found[0]! : null;
}

const SIDE = /(?<![A-Za-z])(?:([LR])\.?\s?H\.?\s?S\.?(?![A-Za-z])|(左|右)(?:边|式|端))\s{0,2}(?=[=:]|$)/g;

/** "LHS" and "右边" as what stands on that side. */
export const withSides = (line: string, proof: Proof | null): string =>
  proof
    ? line.replace(SIDE, (_, letter?: string, side?: string) =>
        letter === 'L' || side === '左' ? `(${toText(proof.left)})` : `(${toText(proof.right)})`,
      )
    : line;

/** From one side to the other, with at least this many other forms between them. */
export function isProved(said: readonly Said[], { left, right }: Proof, forms: number): boolean {
  const texts = [left, right].map(toText);
  const own = said.filter(({ isTaken, sides }) => !isTaken && sides.length > 0);
  const shown = own.flatMap(({ sides }) => sides.flatMap(({ value }) => (value ? [toText(value)] : [])));
  const between = new Set(shown.filter((one) => !texts.includes(one)));
  return texts.includes(shown.at(-1) ?? '') && between.size >= forms;
}
