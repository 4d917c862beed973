import type { Kind } from '../kinds/kind.ts';
import type { Fact, Term, ToldFact } from '../schema/problem.ts';
import { keepsResistance } from './circuits/states.ts';
import { CIRCUIT } from './links.ts';

/** What was done with things, one change after the other. */
export interface Changes {
  /** The name of the state that a word speaks of; null where nothing has changed yet. */
  stateOf: (thing: string, word: Term | undefined) => string | null;
  /** With all that is told where it is. */
  changed: (fact: ToldFact, told: readonly ToldFact[]) => Fact[];
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

/** What is known of the things that may be changed. */
export interface Changing {
  kindOf: (thing: string) => Kind | undefined;
  nounOf: (thing: string) => string;
  /** What is changed with it: a circuit as a whole, light with its fringes. */
  sharedOf: (thing: string) => string;
  membersOf: (shared: string) => readonly string[];
  /** What holds between these at all times. */
  linksOf: (shared: string) => readonly Fact[];
  placed: Placed;
}

export function openChanges(changing: Changing): Changes {
  const { sharedOf, membersOf, linksOf } = changing;
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
  function changed({ of: [first, how], span }: ToldFact, told: readonly ToldFact[]): Fact[] {
    const thing = idOf(first);
    const shared = thing === null ? '' : sharedOf(thing);
    const sentence = JSON.stringify(span ?? null);
    if (thing === null || (span && sentences.get(shared) === sentence)) return [];
    sentences.set(shared, sentence);
    const count = (counts.get(shared) ?? 0) + 1;
    counts.set(shared, count);
    const names = told.flatMap((one) =>
      JSON.stringify(one.span ?? null) === sentence ? propertiesIn(one) : [],
    );
    const changes = typeof how === 'string' ? [...names, { owner: '', name: how }] : names;
    return [
      ...risesOf(thing, changing),
      ...membersOf(shared).flatMap((id) => keptOf(id, changes, changing)),
      ...linksOf(shared).map((one) => inState(one, `after ${count}`)),
      ...(staying.get(thing) ?? []).flatMap((name) => sameOf(thing, name, changing)),
    ];
  }

  /** Before anything is done, it is said of all that is done then. */
  function stays(thing: string, property: string): Fact[] {
    if ((counts.get(sharedOf(thing)) ?? 0) > 0) return sameOf(thing, property, changing);
    staying.set(thing, [...(staying.get(thing) ?? []), property]);
    return [];
  }

  const isAny = () => counts.size > 0;
  const isOfOther = (thing: string) => isAny() && !counts.has(sharedOf(thing));

  return { stateOf, changed, stays, isAny, isOfOther };
}

/** In a circuit each has its own properties; light and its fringes share theirs. */
const isOfOne = (owner: string, thing: string, { sharedOf }: Changing): boolean =>
  owner === thing || (sharedOf(owner) === sharedOf(thing) && sharedOf(thing) !== CIRCUIT);

/** What is set, and stays as it is where something else is changed. */
function keptOf(thing: string, changes: readonly Changed[], changing: Changing): Fact[] {
  if (thing.startsWith(COMBINATION)) return [];
  const { kindOf, nounOf, placed } = changing;
  const own = changes.filter(({ owner }) => isOfOne(owner, thing, changing)).map(({ name }) => name);
  const names = changes.map(({ name }) => name);
  const kind = kindOf(thing);
  return [...new Set(kind?.properties.values())].flatMap(({ name, keptUnless }) => {
    const isKept =
      keptUnless !== null &&
      !own.some((one) => one === 'size' || keptUnless.includes(kind?.properties.get(one)?.name ?? one)) &&
      (name !== 'resistance' || keepsResistance(nounOf(thing), names));
    return isKept ? [implied(placed(thing, name, 'final'), placed(thing, name, 'before'))] : [];
  });
}

/** What is called an increase is how much more there is than before. */
function risesOf(thing: string, { kindOf, placed }: Changing): Fact[] {
  const properties = kindOf(thing)?.properties;
  return [...new Set([...(properties?.values() ?? [])].map(({ name }) => name))].flatMap((name) => {
    const of = RISE.exec(name)?.[1];
    if (of === undefined || !properties?.has(of)) return [];
    const [now, before] = [placed(thing, of, 'final'), placed(thing, of, 'before')];
    return [implied(placed(thing, name, 'final'), { the: 'difference', of: [now, before] })];
  });
}

/** What stays the same, with what more that says of a gas. */
function sameOf(thing: string, name: string, { kindOf, placed }: Changing): Fact[] {
  const kind = kindOf(thing);
  const of = (one: string, moment: 'before' | 'final' = 'final') => placed(thing, one, moment);
  const same = implied(of(name), of(name, 'before'));
  const [more, value] = kind?.name.includes('gas') ? (CONSTANT[name]?.(of) ?? []) : [];
  return more !== undefined && kind?.properties.has(more) ? [same, implied(of(more), value!)] : [same];
}

/** What is joined has no resistance of its own. */
const COMBINATION = 'physics combination';

interface Changed {
  owner: string;
  name: string;
}

/** Of what a fact tells something. */
const propertiesIn = ({ relation, of: [left] }: Fact): Changed[] => {
  const owner = typeof left === 'object' && 'the' in left ? idOf(left.of[0]) : null;
  return relation === 'equal' && owner !== null ? [{ owner, name: (left as { the: string }).the }] : [];
};

const inState = ({ relation, of }: Fact, state: string): Fact => ({
  relation: relation === 'equal' ? 'implied' : relation,
  of: of.map((one) => (typeof one === 'object' && 'the' in one ? { ...one, of: [...one.of, state] } : one)),
});

const idOf = (term: Term | undefined): string | null =>
  typeof term === 'object' && 'thing' in term ? term.thing : null;
