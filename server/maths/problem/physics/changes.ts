import type { Kind } from '../kinds/kind.ts';
import type { Fact, Term, ToldFact } from '../schema/problem.ts';

/** What was done with things, one change after the other. */
export interface Changes {
  /** The name of the state that a word speaks of; null where nothing has changed yet. */
  stateOf: (thing: string, word: Term | undefined) => string | null;
  changed: (fact: ToldFact) => Fact[];
  stays: (thing: string, property: string) => Fact[];
  isAny: () => boolean;
  /** Something else was changed, and this was not. */
  isOfOther: (thing: string) => boolean;
}

/** As terms of quantities: a property of a thing at a moment. */
type Placed = (thing: string, name: string, moment: 'before' | 'final') => Term;

const RISE = /^(?:increase|rise) in (.+)$/;

const implied = (left: Term, right: Term): Fact => ({ relation: 'implied', of: [left, right] });

/** What stays the same in a change says more where the laws of a gas hold. */
const CONSTANT: Readonly<Record<string, (of: (name: string, moment?: 'before') => Term) => [string, Term]>> =
  {
    volume: () => ['work done by it', '0'],
    temperature: () => ['increase in internal energy', '0'],
    pressure: (of) => [
      'work done by it',
      {
        the: 'product',
        of: [of('pressure'), { the: 'difference', of: [of('volume'), of('volume', 'before')] }],
      },
    ],
  };

export function openChanges(
  kindOf: (thing: string) => Kind | undefined,
  sharedOf: (thing: string) => string,
  placed: Placed,
): Changes {
  const counts = new Map<string, number>();
  const sentences = new Map<string, string>();
  const staying = new Map<string, string[]>();

  function stateOf(thing: string, word: Term | undefined): string | null {
    const now = counts.get(sharedOf(thing)) ?? 0;
    if (word === 'initial') return '';
    if ((word === 'before' || word === 'final') && now === 0) return null;
    const at = word === 'before' ? now - 1 : now;
    return at === 0 ? '' : `after ${at}`;
  }

  /** What one sentence says of a thing is one change. */
  function changed({ of: [first], span }: ToldFact): Fact[] {
    const thing = idOf(first);
    const sentence = JSON.stringify(span ?? null);
    if (thing === null || (span && sentences.get(thing) === sentence)) return [];
    sentences.set(thing, sentence);
    counts.set(sharedOf(thing), (counts.get(sharedOf(thing)) ?? 0) + 1);
    return [...risesOf(thing), ...(staying.get(thing) ?? []).flatMap((name) => sameOf(thing, name))];
  }

  function risesOf(thing: string): Fact[] {
    const properties = kindOf(thing)?.properties;
    return [...new Set([...(properties?.values() ?? [])].map(({ name }) => name))].flatMap((name) => {
      const of = RISE.exec(name)?.[1];
      if (of === undefined || !properties?.has(of)) return [];
      const [now, before] = [placed(thing, of, 'final'), placed(thing, of, 'before')];
      return [implied(placed(thing, name, 'final'), { the: 'difference', of: [now, before] })];
    });
  }

  function sameOf(thing: string, name: string): Fact[] {
    const kind = kindOf(thing);
    const of = (one: string, moment: 'before' | 'final' = 'final') => placed(thing, one, moment);
    const same = implied(of(name), of(name, 'before'));
    const [more, value] = kind?.name.includes('gas') ? (CONSTANT[name]?.(of) ?? []) : [];
    return more !== undefined && kind?.properties.has(more) ? [same, implied(of(more), value!)] : [same];
  }

  /** Before anything is done, it is said of all that is done then. */
  function stays(thing: string, property: string): Fact[] {
    if ((counts.get(sharedOf(thing)) ?? 0) > 0) return sameOf(thing, property);
    staying.set(thing, [...(staying.get(thing) ?? []), property]);
    return [];
  }

  const isAny = () => counts.size > 0;
  const isOfOther = (thing: string) => isAny() && !counts.has(sharedOf(thing));

  return { stateOf, changed, stays, isAny, isOfOther };
}

const idOf = (term: Term | undefined): string | null =>
  typeof term === 'object' && 'thing' in term ? term.thing : null;
