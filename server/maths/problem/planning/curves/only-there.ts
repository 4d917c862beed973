import type { Fact } from '../../schema/problem.ts';
import type { Scope } from '../scope/scope.ts';

/** "The curve has a stationary point": one without a name of which nothing else is said. */
export function isOnlyThere({ relation, of: [point] }: Fact, { things, facts }: Scope): boolean {
  if (relation !== 'stationary' || typeof point !== 'object' || !('thing' in point)) return false;
  const [own] = things.filter(({ id }) => id === point.thing);
  const mentions = facts.filter(({ of }) => JSON.stringify(of).includes(JSON.stringify(point)));
  return own?.name === null && mentions.length === 1;
}
