import { differentiate } from '../../../algebra-system/expressions/differentiate.ts';
import {
  type Expression,
  mapParts,
  number,
  product,
  quotient,
  sum,
  symbol,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { compareValues } from '../../../checking/values/values.ts';
import type { Said } from '../lines/said.ts';
import { slopeName, type Zero, zerosOf } from './system.ts';

/** What dy/dx is where the question tells y, or an equation of x and y; the second derivative of a formula too. */
export function slopesOf(told: readonly Said[]): Zero[] {
  const found = told.flatMap(zerosOf).flatMap((zero) => {
    try {
      return slopesIn(zero);
    } catch {
      return [];
    }
  });
  return [...found, ...parametric(found)];
}

/** dy/dx where x and y are told by another letter. */
function parametric(found: readonly Zero[]): Zero[] {
  const rate = (of: string, by: string) =>
    found.filter(({ left }) => left.kind === 'symbol' && left.name === slopeName({ of, by, order: 1 }));
  return ['t', 'theta'].flatMap((by) => {
    const [[x, anotherX], [y, anotherY]] = [rate('x', by), rate('y', by)];
    return x && y && !anotherX && !anotherY
      ? [{ left: slope('y', 'x', 1), right: quotient(y.right, x.right) }]
      : [];
  });
}

/** dy/dx = dy/dt ÷ dx/dt and the like: true of all functions. */
export function isChainRule({ left, right }: Zero): boolean {
  const letters = new Set<string>();
  const asRates = (one: Expression): Expression => {
    const [, of, by] = (one.kind === 'symbol' && /^d1 (\w+) (\w+)$/.exec(one.name)) || [];
    if (one.kind === 'symbol' && !of) letters.add(one.name);
    return of && by ? quotient(symbol(`rate ${of}`), symbol(`rate ${by}`)) : mapParts(one, asRates);
  };
  const [a, b] = [asRates(left), asRates(right)];
  return letters.size === 0 && symbolsOf(a).length > 1 && compareValues(a, b) === 'same';
}

function slopesIn({ left, right }: Zero): Zero[] {
  const letters = [...new Set([...symbolsOf(left), ...symbolsOf(right)])];
  if (left.kind === 'symbol' && !symbolsOf(right).includes(left.name)) {
    const by = ['x', 't', 'theta'].find((letter) => symbolsOf(right).includes(letter)) ?? symbolsOf(right)[0];
    if (!by) return [];
    const first = differentiate(right, by);
    const second = differentiate(first, by);
    return [
      { left: slope(left.name, by, 1), right: first },
      { left: slope(left.name, by, 2), right: second },
      ...(by === 't' ? motion(left.name, first, second) : []),
    ];
  }
  if (letters.length !== 2 || !letters.includes('x') || !letters.includes('y')) return [];
  const along = (side: Expression) =>
    sum(differentiate(side, 'x'), product(differentiate(side, 'y'), slope('y', 'x', 1)));
  return [
    { left: along(left), right: along(right) },
    { left, right },
  ].filter(({ left: one }) => one.kind !== 'number' || one !== number(0));
}

/** What moves: v is ds/dt, and a is dv/dt. */
function motion(name: string, first: Expression, second: Expression): Zero[] {
  if (name === 'v') return [{ left: symbol('a'), right: first }];
  return ['s', 'x', 'r'].includes(name)
    ? [
        { left: symbol('v'), right: first },
        { left: symbol('a'), right: second },
      ]
    : [];
}

const slope = (of: string, by: string, order: number) => symbol(slopeName({ of, by, order }));
