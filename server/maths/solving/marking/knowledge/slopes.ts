import { differentiate } from '../../../algebra-system/expressions/differentiate.ts';
import {
  type Expression,
  number,
  product,
  sum,
  symbol,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import type { Said } from '../lines/said.ts';
import { slopeName, type Zero, zerosOf } from './system.ts';

/** What dy/dx is where the question tells y, or an equation of x and y; the second derivative of a formula too. */
export function slopesOf(told: readonly Said[]): Zero[] {
  return told.flatMap(zerosOf).flatMap((zero) => {
    try {
      return slopesIn(zero);
    } catch {
      return [];
    }
  });
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
