import {
  isReference,
  mapFacts,
  mapTerm,
  type RawFact,
  type RawGoal,
  type RawTerm,
  type Said,
} from '../meaning.ts';
import { nounNamed, propertyOf } from '../physics-nouns/vocabulary.ts';

const NOUN = 'physics ';

/** What a sentence can mean: its properties belong to what it says them of, and what it names is not left to be found. */
export function meant(all: readonly Said[]): Said[] {
  const ways = all.map(namedIn);
  const least = Math.min(...ways.map(({ doubts }) => doubts));
  return ways.filter(({ doubts }) => doubts === least).map(({ said }) => said);
}

/** A meaning with the names that its properties have in the laws, and how much in it is doubtful. */
function namedIn({ facts, goals }: Said): { said: Said; doubts: number } {
  let doubts = 0;
  const change = (part: RawTerm): RawTerm | null => {
    if (typeof part !== 'object') return null;
    if (isReference(part)) {
      if (part.article === 'only') doubts += 1;
      return { ...part, says: saidOf(part, change) };
    }
    if (!('the' in part)) return null;
    const [owner] = part.of;
    if (!owner || !isReference(owner) || !owner.a.startsWith(NOUN) || owner.a === 'physics thing')
      return null;
    const noun = owner.a.slice(NOUN.length);
    const name = part.the === AT_THE_END ? AT_THE_END : propertyOf(noun, part.the);
    // What moves has more properties than its noun tells.
    if (name === null && isWord(part.the)) doubts += 1;
    return {
      ...part,
      the: name ?? part.the,
      of: part.of.map((one) => mapTerm(one, change)),
      ...(part.where && { where: mapFacts(part.where, change) }),
    };
  };
  const said = {
    facts: mapFacts(facts.flatMap(withStates), change),
    goals: goals.map((goal) => {
      const timed = withTimes(goal);
      return {
        ...timed,
        target: mapTerm(mapTerm(timed.target, atTheEnd), change),
        ...(timed.where && { where: mapFacts(timed.where, change) }),
      };
    }),
  };
  return { said, doubts };
}

/** What a phrase says of itself, of a thing of its noun. */
function saidOf({ a, says }: { a: string; says: Said['facts'] }, change: (part: RawTerm) => RawTerm | null) {
  return mapFacts(says, (part) => {
    if (typeof part !== 'object' || !('the' in part)) return change(part);
    const [owner] = part.of;
    const isOwn = typeof owner === 'object' && 'self' in owner && a.startsWith(NOUN);
    const name = isOwn ? propertyOf(a.slice(NOUN.length), part.the) : null;
    return name === null ? change(part) : { ...part, the: name };
  });
}

/** The speed that is asked for of a body is that which it comes to. */
function atTheEnd(part: RawTerm): RawTerm | null {
  if (typeof part !== 'object' || !('the' in part) || !['速度', '速率'].includes(part.the)) return null;
  const [owner] = part.of;
  if (!owner || !isReference(owner) || !owner.a.startsWith(NOUN)) return null;
  return nounNamed(owner.a.slice(NOUN.length)).kinds.includes('body') ? { ...part, the: AT_THE_END } : null;
}

const AT_THE_END = '当时的速度';

/** What is not yet the name of a property in the laws. */
const isWord = (name: string): boolean => /[\u4e00-\u9fff]/.test(name);

/** "当电流为 2 A 时，电压为 6 V": the state in which something is told is told with it. */
function withStates(one: RawFact): RawFact[] {
  const states: RawFact[] = [];
  const of = one.of.map((term) =>
    mapTerm(term, (part) => {
      if (typeof part !== 'object' || !('the' in part) || !part.where) return null;
      const { where, ...rest } = part;
      states.push(...where);
      return rest;
    }),
  );
  return [{ ...one, of }, ...states];
}

const isTime = ({ of: [left] }: RawFact): boolean => {
  const owner = typeof left === 'object' && 'the' in left && left.the === 'time' ? left.of[0] : undefined;
  // A capacitor that discharges is told of where it starts.
  return owner !== undefined && !(isReference(owner) && owner.a === 'physics capacitor');
};

/** "3.0 分钟内": how long something goes on belongs to what is asked, and to no other state. */
function withTimes(goal: RawGoal): RawGoal {
  const { target } = goal;
  if (typeof target !== 'object' || !('the' in target) || !target.where) return goal;
  const { where, ...rest } = target;
  const times = where.filter(isTime);
  const others = where.filter((one) => !isTime(one));
  if (times.length === 0) return goal;
  return {
    ...goal,
    target: { ...rest, ...(others.length > 0 && { where: others }) },
    where: [...(goal.where ?? []), ...times],
  };
}
