import type { Fact, Term } from '../schema/problem.ts';

const PREFIX = 'physics ';

/** What has no name is called by its noun and a number. */
export const plainId = (id: string): string => (id.startsWith(PREFIX) ? id.slice(PREFIX.length) : id);

/** The name of a state: what holds in it. */
export const stateNamed = (facts: readonly Fact[]): string =>
  facts.map(({ of }) => of.map(shownIn).join(' = ')).join(', ');

function shownIn(term: Term): string {
  if (typeof term === 'string') return term;
  if ('amount' in term) return `${term.amount} ${term.unit}`;
  if ('thing' in term) return plainId(term.thing);
  if ('all' in term) return term.all.map(shownIn).join(', ');
  return [term.the, ...term.of.map(shownIn)].join(' ');
}
