import type { Fact, Goal, Term } from '../../schema/problem.ts';
import type { Scope } from '../scope/scope.ts';

const OF_EXPANSION = new Set(['coefficient', 'term', 'constant term', 'independent term']);

const bare = (text: string): string => text.replaceAll(/[\s$]/g, '');

const isThing = (one: Term | undefined): one is { thing: string } =>
  typeof one === 'object' && 'thing' in one;

/** The formula of which a coefficient is told; what stands on the other side is what it comes to. */
const spokenOf = ({ of }: Fact): string[] =>
  of
    .slice(0, 1)
    .flatMap((one) =>
      typeof one === 'object' && 'the' in one && OF_EXPANSION.has(one.the) && typeof one.of[0] === 'string'
        ? [bare(one.of[0])]
        : [],
    );

/** Whether "the coefficient of x" may be meant of another expansion than the one that was told of last: one with the letter that was found, or one told of since. */
export function isOfAnotherExpansion({ target, where = [] }: Goal, { facts, things }: Scope): boolean {
  if (typeof target === 'string' || !('the' in target) || !OF_EXPANSION.has(target.the)) return false;
  const [of] = target.of;
  const name = isThing(of) ? things.find(({ id }) => id === of.thing)?.name : undefined;
  if (!isThing(of) || name) return false;
  const told = facts.findIndex(
    ({ relation, of: [one] }) => relation === 'is' && isThing(one) && one.thing === of.thing,
  );
  const body = facts[told]?.of[1];
  if (typeof body !== 'string') return false;
  const letters = [...where, ...facts].flatMap(({ relation, of: [letter] }) =>
    relation === 'as-found' && typeof letter === 'string' ? [letter] : [],
  );
  return (
    letters.some((letter) => !body.includes(letter)) ||
    facts.slice(told + 1).some((fact) => spokenOf(fact).some((one) => one !== bare(body)))
  );
}
