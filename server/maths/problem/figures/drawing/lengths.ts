import {
  difference,
  type Expression,
  number,
  product,
  quotient,
  sum,
} from '../../../algebra-system/expressions/expression.ts';
import type { Text } from '../../../../core/locale.ts';
import { type Bond, segment } from '../told/scene.ts';
import type { Chain } from './chain.ts';

export const half = (one: Expression) => quotient(one, number(2));
export const say = (en: string, zh: string): Text => ({ en, zh });

/** Two lengths that are equal. */
export function alike(chain: Chain, one: string, other: string): void {
  const [a, b] = [chain.length(one[0]!, one[1]!), chain.length(other[0]!, other[1]!)];
  if (a) chain.setLength(other[0]!, other[1]!, { raw: a.value, from: [a] });
  else if (b) chain.setLength(one[0]!, one[1]!, { raw: b.value, from: [b] });
}

const TIMES = say('One length is so many times the other.', '一条线段的长是另一条的若干倍。');

/** A length that is so many times another, of which one is known or both of which lie along a line that is. */
export function shares(
  chain: Chain,
  { of, other, size }: Extract<Bond, { kind: 'share' }>,
  lines: readonly [string, string, string][],
): void {
  const [one, two] = [of, other].map((each) => (each.the === 'length' ? segment(each.of) : null));
  if (!one || !two) return;
  const [a, b] = [chain.length(one[0]!, one[1]!), chain.length(two[0]!, two[1]!)];
  if (b) chain.setLength(one[0]!, one[1]!, { raw: product(size, b.value), why: TIMES, from: [b] });
  else if (a) chain.setLength(two[0]!, two[1]!, { raw: quotient(a.value, size), why: TIMES, from: [a] });
  else
    for (const [p, m, q] of lines) {
      const whole = chain.length(p, q);
      if (!whole || ![p + m, m + q].every((part) => [one, two].some((ends) => areEnds(ends, part)))) continue;
      const raw = quotient(whole.value, sum(size, number(1)));
      chain.setLength(two[0]!, two[1]!, { raw, why: TIMES, from: [whole] });
    }
}

const areEnds = (one: string, other: string): boolean =>
  one === other || one === [...other].toReversed().join('');

/** A middle point halves its line. */
export function halves(chain: Chain, ends: string, m: string): void {
  const [a, b] = [ends[0]!, ends[1]!];
  const whole = chain.length(a, b);
  const part = chain.length(a, m) ?? chain.length(b, m);
  const why = say('The mid-point halves the line.', '中点平分线段。');
  if (whole)
    for (const one of [a, b]) chain.setLength(one, m, { raw: half(whole.value), why, from: [whole] });
  if (part) {
    for (const one of [a, b]) chain.setLength(one, m, { raw: part.value, from: [part] });
    chain.setLength(a, b, { raw: product(number(2), part.value), why, from: [part] });
  }
}

const LINE = say('Add or take away lengths along a line.', '沿直线把长度相加或相减。');

/** Lengths along a line. */
export function pieces(chain: Chain, a: string, b: string, c: string): void {
  const [ab, bc, ac] = [chain.length(a, b), chain.length(b, c), chain.length(a, c)];
  if (ab && bc) chain.setLength(a, c, { raw: sum(ab.value, bc.value), why: LINE, from: [ab, bc] });
  if (ac && ab) chain.setLength(b, c, { raw: difference(ac.value, ab.value), why: LINE, from: [ac, ab] });
  if (ac && bc) chain.setLength(a, b, { raw: difference(ac.value, bc.value), why: LINE, from: [ac, bc] });
}
