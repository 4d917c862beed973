import { difference, type Expression, sum } from '../expressions/expression.ts';
import type { Statement } from '../expressions/statement.ts';
import { type Mistake, relationOf, said, type Slip } from './mistake.ts';
import { isNegative, tex, termsOf } from './parts.ts';
import { of, ratio, typed } from './writing.ts';

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
        said: () => told(terms),
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
      [`${typed(of(a, letter), `${b}`)} = ${c}`, `${of(a, letter)} = ${typed(`${c}`, `${b}`)}`],
      [`${typed(of(a, letter), `${b}`)} = ${c}`, `${of(a, letter)} = ${c + b}`],
      [`${typed(letter, `${b}`)} = ${c}`, `${letter} = ${c + b}`],
      [
        `${typed(of(a, letter), `${b}`)} = ${typed(of(d, letter), `${c}`)}`,
        `${of(a + d, letter)} = ${c - b}`,
      ],
      [`${typed(of(a, letter), `${b}`)} = ${c}`, `${letter} = ${ratio(c + b, a)}`],
    ]);
  },
};

function told(terms: Expression[]) {
  const [term, minus] = [terms.map(tex).join(', '), terms.some(isNegative)];
  return said(
    `${term} went to the other side with its sign unchanged.`,
    `${minus ? 'Add' : 'Subtract'} it on both sides: a term changes its sign when it moves across.`,
    `${term} 移到另一边时没有变号。`,
    `应在两边同时${minus ? '加上' : '减去'}它：移项要变号。`,
  );
}
