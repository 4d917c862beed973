import { difference, product } from '../../../algebra-system/expressions/expression.ts';
import type { Fact, Term } from '../../schema/problem.ts';
import { type Act, take } from '../journeys/tale.ts';
import { law } from '../laws/law.ts';
import { expressionOf, idOf, propertyIn } from '../told/told.ts';
import type { Line } from './line.ts';

/** "The speed of B is twice the speed of A": which way they go follows from what can be. */
export function tellMultiple(line: Line, body: string, [times, quant]: readonly Term[], fact: Fact): boolean {
  const other = propertyIn(quant);
  const factor = expressionOf(times);
  const [own, another] = [body, idOf(other?.of[0])].map((id) =>
    id === null ? undefined : line.hits.at(-1)?.after.get(id),
  );
  if (!own || !another || !factor || other?.name !== 'speed') return false;
  line.laws.push(
    law(
      'The speeds after the collision.',
      '碰后的速率。',
      difference(product(own, own), product(factor, factor, another, another)),
      [fact],
    ),
  );
  return true;
}

/** "A and B move in the same direction", "in opposite directions": with what speeds too, if that is told. */
export function tellBoth(line: Line, act: Act): boolean {
  const last = line.hits.at(-1)!;
  const [one, other] = act.bodies;
  const [u, w] = take(act, 'speeds')?.map(expressionOf) ?? [];
  const isSame = take(act, 'same way') !== null;
  if (isSame === (take(act, 'other way') !== null) || act.roles.size > 0) return false;
  const [v, z] = [last.after.get(one!), last.after.get(other!)];
  if (!v || !z) return false;
  line.together.push({ of: [v, z], isSame });
  for (const [velocity, speed] of [
    [v, u],
    [z, w],
  ] as const)
    if (speed)
      line.laws.push(
        law(
          'The speeds after the collision.',
          '碰后的速率。',
          difference(product(velocity, velocity), product(speed, speed)),
          [act.fact],
        ),
      );
  return true;
}
