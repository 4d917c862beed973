import type { Fact, Term } from '../schema/problem.ts';
import { type Condition, isOf, type Who } from './conditions.ts';
import type { Told } from './arranged.ts';
import { countOf, groupKey, takeNames } from './told.ts';

/** With what each of them has to be like; null where that is not understood. */
export function withMusts(told: Told | null, facts: readonly Fact[]): Told | null {
  if (!told) return null;
  for (const one of facts) {
    if (one.relation !== 'must') continue;
    const conditions = conditionsOf(one.of[0]!, told);
    if (!conditions) return null;
    told.musts.push(...conditions);
    told.used.add(one);
  }
  return told;
}

/** What a phrase wants of an arrangement or a selection; null where it is not understood of these things. */
export function conditionsOf(term: Term, told: Told): Condition[] | null {
  if (typeof term !== 'object' || !('the' in term)) return null;
  const { the, of } = term;
  const [first, second, third] = of;
  const who = (one: Term | undefined): Who | null => (one === undefined ? null : whoOf(one, told));
  const single = (make: (who: Who) => Condition | null, one = first): Condition[] | null => {
    const found = who(one);
    const made = found && make(found);
    return made && [made];
  };
  switch (the) {
    case 'free':
      return told.musts.length === 0 ? [] : null;
    case 'block':
    case 'not block':
    case 'apart':
    case 'ends':
      return single((one) => (countOf(one, told) > 1 ? { is: the, who: one } : null));
    case 'each block':
      return blocksOf(told);
    // Of three, "not together" may mean that no two are.
    case 'unlike block':
      return single((one) => (countOf(one, told) === 2 ? { is: 'not block', who: one } : null));
    case 'an end':
    case 'no end':
      return single((one) => ({ is: the, who: one }));
    case 'place':
    case 'not place':
      return single(
        (one) => ({ is: 'place', at: first as 'first', who: one, not: the === 'not place' }),
        second,
      );
    case 'between':
      return single((one) => {
        const [low, high] = boundsOf(String(first), Number(second));
        return countOf(one, told) === 2 && isAnyBut(one, of[3], told)
          ? { is: 'between', who: one, low, high }
          : null;
      }, third);
    case 'alternate':
    case 'compare':
      return ofTwo(the, of, told);
    case 'most of':
    case 'least of':
      return single((one) => (countOf(one, told) > 1 ? boundedBy(the, Number(first), one) : null), second);
    case 'divisible':
    case 'not divisible':
      return told.are === 'digits' && Number(first) > 1
        ? [{ is: 'divisible', by: Number(first), not: the === 'not divisible' }]
        : null;
    case 'value':
      return told.are === 'digits' ? valueOf(of.map(String)) : null;
    case 'every':
      return single(
        (one) =>
          countOf(one, told) === Number(first)
            ? { is: 'number', who: one, allowed: [[Number(first), Number(first)]] }
            : null,
        second,
      );
    case 'all are': {
      const size = told.stage?.is === 'chosen' ? told.stage.size : 0;
      const isAll = size > 0 && (first === 'all' || Number(first) === size);
      return isAll ? single((one) => ({ is: 'number', who: one, allowed: [[size, size]] }), second) : null;
    }
    case 'number':
      return numberOf(of, told);
    case 'each number':
      return eachOf(String(first), Number(second), told, third === undefined ? null : Number(third));
    default:
      return null;
  }
}

/** At most, or at least, so many of them. */
const boundedBy = (the: 'most of' | 'least of', count: number, who: Who): Condition => ({
  is: 'number',
  who,
  allowed: [the === 'most of' ? [0, count] : [count, 99]],
});

function boundsOf(sign: string, n: number): readonly [low: number, high: number] {
  const bounds: Record<string, readonly [number, number]> = {
    '=': [n, n],
    '>=': [n, 99],
    '<=': [0, n],
    '>': [n + 1, 99],
    '<': [0, n - 1],
  };
  return bounds[sign]!;
}

/** Whether all but these go by a noun: then the others are any that stand there. */
function isAnyBut(who: Who, noun: Term | undefined, { items }: Told): boolean {
  if (noun === undefined || ['person', '人', '同学'].includes(String(noun))) return true;
  const key = groupKey(String(noun));
  return items.every((item) => isOf(item, who) || item.groups.includes(key));
}

/** Between 200 and 500, neither of which is meant to be a number of the digits. */
function valueOf([sign, first, second]: string[]): Condition[] {
  const [low, high] = [Number(first), Number(second)];
  if (sign === 'between') return [{ is: 'value', low: low + 1, high: high - 1 }];
  return [
    sign === '>' ? { is: 'value', low: low + 1, high: Infinity } : { is: 'value', low: 0, high: low - 1 },
  ];
}

/** Those of each kind stand together. */
function blocksOf({ items, are }: Told): Condition[] | null {
  const kinds = [...new Set(items.map(({ groups: [group] }) => group!))];
  if (are !== 'people' || kinds.length < 2) return null;
  return kinds
    .filter((group) => items.filter(({ groups }) => groups.includes(group)).length > 1)
    .map((group) => ({ is: 'block', who: { group } }));
}

function numberOf(of: readonly Term[], told: Told): Condition[] | null {
  const sign = String(of[0]);
  const who = whoOf(of.at(-1)!, told);
  if (!who || countOf(who, told) === 0) return null;
  const counts = of.slice(1, -1).map(Number);
  return [
    {
      is: 'number',
      who,
      allowed: sign === 'in' ? counts.map((one) => [one, one] as const) : [boundsOf(sign, counts[0]!)],
    },
  ];
}

function ofTwo(the: 'alternate' | 'compare', of: readonly Term[], told: Told): Condition[] | null {
  const [who, other] = of.slice(-2).map((one) => whoOf(one, told));
  if (!who || !other) return null;
  return the === 'alternate'
    ? [{ is: 'alternate', who, other }]
    : [{ is: 'compare', who, other, sign: of[0] as '>' }];
}

/** "At least one of each": of each group that there is. */
function eachOf(sign: string, n: number, { items, are }: Told, kinds: number | null): Condition[] | null {
  const groups = new Set(items.map(({ groups: [group] }) => group!));
  if (are !== 'people' || groups.size < 2 || (kinds !== null && kinds !== groups.size)) return null;
  return [...groups].map((group) => ({ is: 'number', who: { group }, allowed: [boundsOf(sign, n)] }));
}

function whoOf(term: Term, told: Told): Who | null {
  if (typeof term !== 'object' || !('the' in term)) return null;
  const { the, of } = term;
  const words = of.filter((one): one is string => typeof one === 'string');
  if (the === 'both') {
    const [a, b] = of.map((one) => whoOf(one, told));
    const all = [a, b].map((one) => one && namesOf(one, told));
    if (!all.every((names) => names?.length === 1) || all[0]![0] === all[1]![0]) return null;
    return { names: all.flat() as string[] };
  }
  const who = whoNamed(the, words, told);
  if (!who) return null;
  const count = the === 'letters' ? words[1] : the === 'group' ? words[0] : '';
  const found = countOf(who, told);
  // "The three vowels (A, O, O)": these they are.
  const listed = the === 'letters' ? words[2] : '';
  if (listed && [...listed].sort().join('') !== namesOf(who, told).sort().join('')) return null;
  return found > 0 && (count === '' || Number(count) === found) ? who : null;
}

const namesOf = (who: Who, { items }: Told): string[] =>
  items
    .filter((item) => ('group' in who ? item.groups.includes(who.group) : who.names.includes(item.name)))
    .map(({ name }) => name);

/** Three of the cars, or the tallest of them: any that nothing else is told of. */
function someOf(the: 'some' | 'extreme', [first, noun]: string[], told: Told): Who | null {
  const names =
    the === 'extreme' ? [`#${first}`] : Array.from({ length: Number(first) }, (_, at) => `#some ${at}`);
  if (told.are !== 'people' || told.isAlike) return null;
  if (names.every((name) => told.items.some((item) => item.name === name))) return { names };
  return takeNames(names, noun === 'person' ? null : noun!, told) ? { names } : null;
}

function whoNamed(the: string, words: string[], told: Told): Who | null {
  if (the === 'couple')
    return told.items.some(({ name }) => name === '#one') ? { names: ['#one', '#other'] } : null;
  if (the === 'letters')
    return told.are === 'letters'
      ? words[0]!.length > 1
        ? { group: words[0]! }
        : { names: [words[0]!] }
      : null;
  if (the === 'labels')
    return told.are === 'letters' &&
      words.every((one) => told.items.filter(({ name }) => name === one).length === 1)
      ? { names: words }
      : null;
  if (the === 'figure')
    return told.are === 'digits' && told.items.some(({ name }) => name === words[0])
      ? { names: [words[0]!] }
      : null;
  if (the === 'digits') return told.are === 'digits' ? { group: words[0]! } : null;
  if (the === 'some' || the === 'extreme') return someOf(the, words, told);
  if (the === 'names') {
    const unknown = words.filter((name) => !told.items.some((item) => item.name === name));
    if (told.are !== 'people' || new Set(words).size < words.length) return null;
    return unknown.length === 0 || takeNames(unknown, null, told) ? { names: words } : null;
  }
  if (told.are === 'letters') return null;
  const key = words[1] === 'person' ? 'person' : groupKey(words[1]!);
  const fact = told.kinds.get(key);
  if (fact) told.used.add(fact);
  return key === '' ? null : { group: key };
}
