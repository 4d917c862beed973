import {
  type Expression,
  number,
  product,
  sum,
  symbol,
} from '../../../algebra-system/expressions/expression.ts';
import type { Fact, Goal } from '../../schema/problem.ts';
import { law, type Law } from '../laws/law.ts';
import type { Asked } from '../laws/solve-model.ts';
import { negated } from '../told/goings.ts';
import { idOf, propertyIn } from '../told/told.ts';

interface Tow {
  rear: string;
  speed: Expression | null;
  way: 'up' | 'down' | null;
  letters: Law[];
  told: Fact[];
}

/** What is towed, when the bar has broken: only what holds it back acts. */
export function lawsAlone(tow: Tow, drag: Expression, mass: Expression, s: Expression): Law[] | null {
  const { speed } = tow;
  const [a, t] = [symbol('a_2'), symbol('t')];
  if (!speed || tow.way === 'down') return null;
  return [
    ...tow.letters,
    law(
      'Only what holds it back acts on what was towed.',
      '断开后，被牵引的部分只受阻碍运动的力。',
      sum(drag, product(mass, a)),
      tow.told,
    ),
    law(
      'It comes to rest: v² = u² + 2as.',
      '直到静止：v² = u² + 2as。',
      sum(product(speed, speed), product(number(2), a, s)),
    ),
    law('It comes to rest: v = u + at.', '直到静止：v = u + at。', sum(speed, product(a, t))),
  ];
}

/** What is asked of what was towed, alone. */
export function askedAlone(tow: Tow, goal: Goal): Asked | null {
  const property = propertyIn(goal.target);
  const of = property?.of[0] === undefined ? tow.rear : idOf(property.of[0]);
  const give = (value: Expression, unit: string): Asked => ({ value, unit, letter: null });
  const isStopping = [...(goal.where ?? []), ...((goal.target as { where?: Fact[] }).where ?? [])].some(
    ({ relation }) => relation === 'until',
  );
  if (of !== tow.rear) return null;
  switch (property?.name) {
    case 'way':
      return isStopping ? give(symbol('s'), 'm') : null;
    case 'time taken':
      return give(symbol('t'), 's');
    case 'time until':
      return goal.target && JSON.stringify(goal.target).includes('"stop"') ? give(symbol('t'), 's') : null;
    case 'deceleration':
      return give(negated(symbol('a_2')), 'm s^-2');
    default:
      return null;
  }
}

/** The mean of the speeds at both ends, times the time, is the way. */
export function isStopped({ speed }: Tow, at: (one: Expression) => number): boolean {
  const [v, rate, way, time] = [speed!, symbol('a_2'), symbol('s'), symbol('t')].map(at) as [
    number,
    number,
    number,
    number,
  ];
  return Math.abs((v * time) / 2 - way) < 1e-6 * Math.max(1, way) && rate < 0;
}
