import { call, type Expression, substitute, symbol } from '../../algebra-system/expressions/expression.ts';
import type { Statement } from '../../algebra-system/parsing/statement-kinds.ts';
import { degreesForRadians } from '../mistakes/functions/degrees-for-radians.ts';
import { type Equations, equationsOf, rootsOf } from '../values/equations.ts';
import { satisfies } from '../values/satisfies.ts';
import type { Judged, Surroundings } from './verdict.ts';

/** sin x = 0.5, so x = 30: right in degrees, wrong where the interval is in radians. */
export function judgeDegrees(was: Equations, is: Equations, around: Surroundings): Judged | null {
  const turned: Equations | null = equationsOf(
    orOf(was.cases.map(({ left, right }) => [left, right].map((side) => inDegrees(side, was.letter)))),
  );
  const values = rootsOf(is, null);
  if (!turned || !values.every((value) => satisfies(turned, value, is) === 'yes')) return null;
  if (around.angles === 'degrees') return { verdict: 'follows' };
  if (around.angles !== 'radians') return { verdict: 'unchecked' };
  return {
    verdict: 'wrong',
    named: () => ({
      id: degreesForRadians.id,
      wrong: { en: 'The answer is in degrees.', zh: '答案用了角度制。' },
      right: {
        en: 'The interval is in radians: multiply by $\\frac{\\pi}{180}$.',
        zh: '区间以弧度给出：要乘以 $\\frac{\\pi}{180}$。',
      },
    }),
  };
}

const inDegrees = (side: Expression, letter: string) =>
  substitute(side, letter, call('degrees', symbol(letter)));

const orOf = (cases: Expression[][]): Statement => ({
  kind: 'list',
  joined: 'or',
  items: cases.map((sides) => ({ kind: 'relation', sides, signs: ['='] })),
});
