import { minus, type Rational, signOf, times } from '../../algebra-system/numbers/rational.ts';
import type { Text } from '../../../core/locale.ts';
import { fractionLatex } from '../../writing/rounding.ts';
import { step } from '../../writing/step.ts';
import type { Step } from '../../writing/method.ts';
import type { Term } from '../schema/problem.ts';

/** Whether a question asks if two events are independent, or exclude each other. */
export const asksHowEventsAre = (target: Term): target is { the: 'events are'; of: Term[] } =>
  typeof target === 'object' && 'the' in target && target.the === 'events are';

const tex = ({ n, d }: Rational): string => fractionLatex(d === 1n ? String(n) : `${n}/${d}`);

interface Said {
  answer: { text: string; tex: string; say: Text };
  steps: Step[];
}

/** What follows of two events from their chances and that of both. */
export function howEventsAre(
  which: string,
  names: readonly [string, string],
  a: Rational,
  b: Rational,
  both: Rational,
): Said {
  const [first, second] = names;
  const product = times(a, b);
  const isExclusive = which === 'exclusive';
  const isSo = isExclusive ? signOf(both) === 0 : signOf(minus(product, both)) === 0;
  const [en, zh] = isExclusive ? ['mutually exclusive', '互斥'] : ['independent', '独立'];
  const text = isSo ? en! : `not ${en}`;
  const line = isExclusive
    ? `P(${first} \\cap ${second}) = ${tex(both)}`
    : `P(${first}) \\times P(${second}) = ${tex(a)} \\times ${tex(b)} = ${tex(product)},\\quad P(${first} \\cap ${second}) = ${tex(both)}`;
  return {
    answer: {
      text,
      tex: `${line},\\quad \\text{${text}}`,
      say: {
        en: `${first} and ${second} are ${text}.`,
        zh: `${first} 与 ${second} ${isSo ? '' : '不'}${isExclusive && isSo ? zh! : isExclusive ? '互斥' : '独立'}。`,
      },
    },
    steps: [
      step(
        isExclusive
          ? { en: 'Events that exclude each other never happen together.', zh: '互斥事件不会同时发生。' }
          : {
              en: 'Independent events have P(A ∩ B) = P(A) × P(B).',
              zh: '独立事件满足 P(A ∩ B) = P(A) × P(B)。',
            },
        line,
      ),
    ],
  };
}
