import type { Expression } from '../../expressions/expression.ts';

/** dy over dx is one thing. */
export function derivativeOf(above: Expression, below: Expression): Expression | null {
  const [top, bottom] = [lettersOf(above), lettersOf(below)];
  if (!top || !bottom || top.letters[0] !== 'd' || bottom.letters[0] !== 'd') return null;
  if (top.letters.length !== 2 || bottom.letters.length !== 2 || top.order !== bottom.order) return null;
  return { kind: 'derivative', of: top.letters[1]!, by: bottom.letters[1]!, order: top.order };
}

/** The letters of a product such as d²y or dx², and the one power in it. */
function lettersOf(one: Expression): { letters: string[]; order: number } | null {
  const factors = one.kind === 'product' ? one.factors : [one];
  let order = 1;
  const letters: string[] = [];
  for (const factor of factors) {
    if (factor.kind === 'symbol') letters.push(factor.name);
    else if (factor.kind === 'power' && factor.base.kind === 'symbol' && factor.exponent.kind === 'number') {
      letters.push(factor.base.name);
      order = Number(factor.exponent.value.n);
    } else return null;
  }
  return { letters, order };
}

/** d, d², dy or d²y above a bar. */
export function rateAbove(factors: Expression[]): { order: number; of: string | null } | null {
  const [first, second] = factors;
  if (!first || !isRateD(first) || (second && second.kind !== 'symbol')) return null;
  const order =
    first.kind === 'power' && first.exponent.kind === 'number' ? Number(first.exponent.value.n) : 1;
  return { order, of: second?.kind === 'symbol' ? second.name : null };
}

export function isRateD(one: Expression): boolean {
  const letter = one.kind === 'power' ? one.base : one;
  return letter.kind === 'symbol' && letter.name === 'd';
}
