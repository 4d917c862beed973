import type { RawFact, RawTerm, Said } from '../meaning.ts';

const nameOf = (role: RawTerm): string => (typeof role === 'object' && 'the' in role ? role.the : '');

/** A straight line of which nothing more is said. */
const isPlainLine = (role: RawTerm): boolean => {
  if (typeof role !== 'object' || !('the' in role) || role.the !== 'on') return false;
  const [track, more] = role.of;
  return (
    more === undefined &&
    typeof track === 'object' &&
    'the' in track &&
    track.of[0] === 'line' &&
    track.of.length === 2
  );
};

/** How a body moves, said in one order and without what says nothing of it. */
function settledAct({ relation, of }: RawFact): RawFact {
  const [body, verb, ...roles] = of as [RawTerm, RawTerm, ...RawTerm[]];
  const kept = roles.filter((role) => nameOf(role) !== 'in a line' && !isPlainLine(role));
  const rest = kept.find((role) => nameOf(role) === 'from rest');
  const from = kept.find((role) => nameOf(role) === 'from');
  const isOne =
    typeof rest === 'object' &&
    'the' in rest &&
    rest.of.length === 0 &&
    typeof from === 'object' &&
    'the' in from;
  const all = isOne
    ? [...kept.filter((role) => role !== rest && role !== from), { the: 'from rest', of: from.of }]
    : kept;
  return { relation, of: [body, verb, ...all.toSorted((x, y) => (nameOf(x) < nameOf(y) ? -1 : 1))] };
}

/** The meanings of a sentence, those that say the same once. */
export function settled(all: readonly Said[]): Said[] {
  const said = all.map(({ facts, goals }) => ({
    facts: facts.map((one) => (one.relation === 'act' ? settledAct(one) : one)),
    goals,
  }));
  return [...new Map(said.map((one) => [JSON.stringify(one), one])).values()];
}
