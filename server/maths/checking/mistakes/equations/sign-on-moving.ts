import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  difference,
  type Expression,
  sum,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import type { Statement } from '../../../algebra-system/parsing/statement-kinds.ts';
import { type Mistake, relationOf, explanation, type Slip } from '../toolkit/mistake.ts';
import { factorsOf, isNegative, sizeOf, tex, termsOf } from '../toolkit/parts.ts';
import { quadraticOf } from '../toolkit/quadratic-roots.ts';
import { multiple, fraction, joinTerms } from '../toolkit/typed-terms.ts';

/** x + 3 = 7, so x = 7 + 3 */
export const signOnMoving: Mistake = {
  id: 'sign-on-moving',
  *slips(given) {
    const relation = relationOf(given);
    if (!relation) return;
    const { left, sign, right } = relation;
    const moved = (from: Expression, to: Expression, terms: Expression[], fromLeft: boolean): Slip => {
      const rest = difference(from, sum(...terms));
      const other = sum(to, ...terms);
      const sides = fromLeft ? [rest, other] : [other, rest];
      return {
        makes: { kind: 'relation', sides, signs: [sign] } satisfies Statement,
        explain: () => explanationOf(terms),
        isShownBy: (typed) => isMoved(terms, typed, { left, right, fromLeft }),
      };
    };
    for (const [from, to, fromLeft] of [
      [left, right, true],
      [right, left, false],
    ] as const) {
      const terms = termsOf(from);
      for (const [index, term] of terms.entries()) {
        yield moved(from, to, [term], fromLeft);
        for (const second of terms.slice(index + 1)) yield moved(from, to, [term, second], fromLeft);
      }
    }
  },
  make(random) {
    const [a, b, c] = [random.whole(2, 9), random.whole(1, 9) * random.pick([1, -1]), random.whole(10, 30)];
    const d = random.whole(1, a - 1);
    const letter = random.pick(['x', 'y', 'k']);
    return random.pick([
      [
        `${joinTerms(multiple(a, letter), `${b}`)} = ${c}`,
        `${multiple(a, letter)} = ${joinTerms(`${c}`, `${b}`)}`,
      ],
      [`${joinTerms(multiple(a, letter), `${b}`)} = ${c}`, `${multiple(a, letter)} = ${c + b}`],
      [`${joinTerms(letter, `${b}`)} = ${c}`, `${letter} = ${c + b}`],
      [
        `${joinTerms(multiple(a, letter), `${b}`)} = ${joinTerms(multiple(d, letter), `${c}`)}`,
        `${multiple(a + d, letter)} = ${c - b}`,
      ],
      [`${joinTerms(multiple(a, letter), `${b}`)} = ${c}`, `${letter} = ${fraction(c + b, a)}`],
    ]);
  },
};

type From = { left: Expression; right: Expression; fromLeft: boolean };

/** Whether the side that the terms left has none like them any more. */
function isMoved(terms: Expression[], typed: Statement, { left, right, fromLeft }: From): boolean {
  if (typed.kind !== 'relation' || typed.sides.length !== 2) return false;
  const [one, other] = typed.sides as [Expression, Expression];
  const isTurned = hasLetters(left) !== hasLetters(right) && hasLetters(left) !== hasLetters(one);
  const side = fromLeft === isTurned ? other : one;
  return terms.every((term) => !hasLike(side, term));
}

const hasLetters = (one: Expression) => symbolsOf(one).length > 0;

/** Whether a side has a term in the same power of the letter, or one that looks the same but for its factor. */
function hasLike(side: Expression, term: Expression): boolean {
  const [whole, part] = [quadraticOf(side), quadraticOf(term)];
  if (!hasLetters(side)) return !hasLetters(term) && evaluate(side) !== 0;
  if (whole && (part?.letter === whole.letter || !hasLetters(term))) {
    const { a, b, c } = part ?? { a: 0, b: 0, c: 1 };
    return [
      [a, whole.a],
      [b, whole.b],
      [c, whole.c],
    ].some(([mine, there]) => Math.abs(mine!) > 1e-9 && Math.abs(there!) > 1e-9);
  }
  return termsOf(side).some((other) => lettersPart(other) === lettersPart(term));
}

const lettersPart = (term: Expression): string => factorsOf(sizeOf(term)).filter(hasLetters).map(tex).join();

function explanationOf(terms: Expression[]) {
  const [term, minus] = [terms.map(tex).join(', '), terms.some(isNegative)];
  return explanation(
    `${term} was moved to the other side without changing its sign.`,
    `${minus ? 'Add it to' : 'Subtract it from'} both sides: a term changes sign when it moves across.`,
    `${term} 移到另一边时没有变号。`,
    `应在两边同时${minus ? '加上' : '减去'}它：移项要变号。`,
  );
}
