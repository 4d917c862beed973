import type { Fact, Term } from '../schema/problem.ts';
import { contentOf } from '../statistics/facts/words.ts';
import type { Told } from './arranged.ts';
import type { Item, Who } from './conditions.ts';
import { fillSeats, takeCouple } from './places.ts';

export const RELATIONS = new Set(
  'letters people crowd digits named chosen arranged must length repeats'
    .split(' ')
    .concat('some are', 'row of', 'at random', 'purpose', 'alike', 'couple', 'seats', 'empty'),
);

const VOWELS = 'AEIOU';

/** Things that look alike unless they are said to be different. */
const ALIKE =
  /\b(?:balls?|counters?|beads?|marbles?|dis[ck]s?|tiles?|flags?|blocks?|cubes?|sweets?|chocolates?|coins?|buttons?|lights?|bulbs?|flowers?|roses?|tulips?|daffodils?|plants?|trees?|bush(?:es)?|pens?|pencils?|stones?|stamps?|badges?|tokens?|bricks?|apples?|oranges?|bananas?|cakes?|biscuits?|red|blue|green|yellow|white|black|pink|purple|orange|brown)\b|[球珠旗币花糖果]|红|蓝|绿|黄|白|黑/;

/** Takes apart what was said; null where something in it is not understood. */
export function toldBy(facts: readonly Fact[]): Told | null {
  const told: Told = {
    items: [],
    are: 'people',
    stage: null,
    musts: [],
    isRandom: false,
    number: { length: null, repeats: null },
    used: new Set(),
    called: [],
    nouns: [],
    kinds: new Map(),
    isAlike: facts.some(({ relation }) => relation === 'alike'),
    seats: null,
    floating: new Set(),
  };
  for (const one of facts) {
    if (one.relation === 'scene' && told.items.length === 0 && told.stage === null) continue;
    if (one.relation !== 'must' && !take(one, told)) return null;
  }
  const isPlain =
    told.called.every((words) => isOfAll(words, told)) && told.nouns.every((noun) => isSingle(noun, told));
  return told.items.length > 0 && isPlain ? told : null;
}

function take(one: Fact, told: Told): boolean {
  const { relation, of } = one;
  const [first, second] = of;
  told.used.add(one);
  switch (relation) {
    case 'letters':
      return takeLetters(String(first), String(second ?? ''), told);
    case 'people':
    case 'crowd':
      if (second === 'anew') return takeAnew(first!, told);
      return takePeople(first!, relation === 'crowd' ? null : second!, told);
    case 'digits':
      return takeDigits(first!, String(second ?? ''), told);
    case 'named':
      return takeNames(itemsOf(first!).map(String), second === undefined ? null : String(second), told);
    case 'some are':
      told.used.delete(one);
      return takeSome(of.map(String), one, told);
    case 'seats':
      if (told.seats !== null) return false;
      told.seats = Number(first);
      return true;
    case 'empty':
      return told.items.filter(({ name }) => name === 'empty').length === Number(first);
    case 'arranged':
      if (!fillSeats(told)) return false;
      told.stage = { is: 'arranged', size: told.items.length };
      return first === undefined || Number(first) === told.items.length;
    case 'row of':
    case 'chosen':
      return takeStage(relation, String(first), told);
    case 'purpose':
      told.called.push(String(first));
      return true;
    case 'length':
      told.number.length = first === 'all' ? told.items.length : Number(first);
      return true;
    case 'repeats':
      told.number.repeats = first === 'yes';
      return true;
    case 'alike':
      return told.items.length > 0 && told.are === 'people';
    case 'couple':
      return takeCouple(told);
    case 'at random':
      told.isRandom = true;
      return true;
    default:
      return false;
  }
}

export const itemsOf = (term: Term): Term[] =>
  typeof term === 'object' && 'all' in term ? term.all : [term];

function replace(items: Item[], are: Told['are'], told: Told): boolean {
  // What is told of other things before is over.
  told.items = items;
  told.are = are;
  told.number = { length: null, repeats: null };
  if (told.stage?.is === 'arranged') told.stage = null;
  return items.length > 0 && items.length <= 20;
}

function takeLetters(word: string, count: string, told: Told): boolean {
  if (count !== '' && Number(count) !== word.length) return false;
  const items = [...word].map((name): Item => ({
    name,
    groups: [VOWELS.includes(name) ? 'vowel' : 'consonant'],
  }));
  return replace(items, 'letters', told);
}

/** One of a group, or some that are like one another in what is not told. */
const MARKED = /[某最]|特定|指定|\b(?:specific|given)\b/;

/** The words of a noun; none where one of them says which of the group are meant. */
export function groupKey(noun: string): string {
  const words = contentOf(noun);
  const isWhole =
    /[\u4e00-\u9fff]/.test(noun) ||
    words.length === noun.split(/[\s-]+/).filter((one) => !BARE.test(one)).length;
  return isWhole && !MARKED.test(noun) ? words.join(' ') : '';
}

const BARE = /^(?:the|an?|of|)$/;

/** Words that say which of the people are meant, whatever their groups are called. */
const SEX =
  /^(?:mixed|m[ae]n|wom[ae]n|boys?|girls?|lad(?:y|ies)|gentlem[ae]n|(?:fe)?males?|couples?|pairs?)$/;

const isOfEach = (group: string, items: readonly Item[]): boolean =>
  items.every(({ groups }) => groups.includes(group));

/** Whether words that those that are chosen go by are true of all that there are. */
function isOfAll(called: string, { items }: Told): boolean {
  if (/[\u4e00-\u9fff]/.test(called))
    return (
      !/[男女混]/.test(called) &&
      !items.some(({ groups }) =>
        groups.some((one) => one !== 'person' && called.includes(one) && !isOfEach(one, items)),
      )
    );
  const words = called
    .toLowerCase()
    .split(/[\s-]+/)
    .map((word) => word.replace(/['’]s?$/, ''));
  return words.every((word) => {
    const key = groupKey(word);
    const some = items.filter(({ groups }) => groups.some((one) => one.split(' ').includes(key)));
    return some.length === items.length || (some.length === 0 && !SEX.test(word));
  });
}

interface Group {
  count: number;
  noun: string;
}

/** Of left-handed players nobody says how many there are among the players. */
function isSingle(noun: string, { items }: Told): boolean {
  const key = groupKey(noun);
  return !/[\s-]/.test(noun) || (key !== '' && items.every(({ groups }) => groups.includes(key)));
}

/** What is several, or says how they stand. */
const SEVERAL =
  /\b(?:couples?|pairs?|twins?|triplets?|quadruplets?|famil(?:y|ies)|teams?|groups?|class(?:es)?|packs?|packets?|sets?|boxes|box|rows?|bags?|sisters?|circles?|rings?|tables?)\b|[围圆圈环桌对双组队班套箱盒袋坐站]/;

function groupOf(term: Term, isAlike: boolean): Group | null {
  if (typeof term !== 'object' || !('the' in term) || term.the !== 'group') return null;
  const [count, noun, different] = term.of.map(String);
  const key = groupKey(noun!);
  if ((!different && !isAlike && ALIKE.test(noun!)) || SEVERAL.test(noun!)) return null;
  return key === '' && noun !== 'person'
    ? null
    : { count: Number(count), noun: noun === 'person' ? 'person' : key };
}

function takePeople(total: Term, list: Term | null, told: Told): boolean {
  const groups = itemsOf(list ?? total).map((one) => groupOf(one, told.isAlike));
  const whole = list !== null && total !== '' ? groupOf(total, told.isAlike) : null;
  if (!groups.every((one) => one !== null) || (list !== null && total !== '' && !whole)) return false;
  if (list !== null && groups.length < 2 && total === '') return false;
  if (new Set(groups.map(({ noun }) => noun)).size < groups.length) return false;
  const items = groups.flatMap(({ count, noun }, at) =>
    Array.from({ length: count }, (_, index): Item => ({
      name: told.isAlike ? `${at}` : `${at}.${index}`,
      groups: [...new Set([noun, ...noun.split(' '), 'person', ...(whole ? [whole.noun] : [])])],
    })),
  );
  // The members of the same crowd, spoken of again.
  if (list === null && told.items.length > 0 && told.are === 'people')
    return groups[0]!.count === told.items.length;
  return (!whole || whole.count === items.length) && replace(items, 'people', told);
}

function takeDigits(list: Term, count: string, told: Told): boolean {
  const digits = itemsOf(list).map(String);
  if (new Set(digits).size < digits.length || digits.some((one) => !/^\d$/.test(one))) return false;
  if (count !== '' && Number(count) !== digits.length) return false;
  const items = digits.map((name): Item => ({ name, groups: [Number(name) % 2 === 0 ? 'even' : 'odd'] }));
  return replace(items, 'digits', told);
}

/** Gives names to some of the things; of several groups, they are members of the one that is told. */
export function takeNames(names: string[], noun: string | null, told: Told): boolean {
  if (told.are !== 'people') return false;
  const key = noun === null ? 'person' : groupKey(noun);
  const kinds = new Set(told.items.map(({ groups }) => groups.join(' ')));
  if (noun === null && kinds.size > 1) for (const name of names) told.floating.add(name);
  const isFloating = noun === null && kinds.size > 1;
  const free = told.items.filter(({ name, groups }) => /^\d/.test(name) && groups.includes(key));
  const areMixed = new Set(free.map(({ groups }) => groups.join(' '))).size > 1;
  if (free.length < names.length || (areMixed && !isFloating)) return false;
  const given = new Map(free.slice(0, names.length).map(({ name }, at) => [name, names[at]!]));
  told.items = told.items.map((item) => ({ ...item, name: given.get(item.name) ?? item.name }));
  return true;
}

/** Of those that were chosen nothing else is known. */
function takeAnew(term: Term, told: Told): boolean {
  const group = groupOf(term, false);
  if (!group || told.stage?.is !== 'chosen' || told.stage.size !== group.count) return false;
  told.kinds.clear();
  told.musts = [];
  const items = Array.from({ length: group.count }, (_, at): Item => ({
    name: `0.${at}`,
    groups: [...new Set([group.noun, 'person'])],
  }));
  return replace(items, 'people', told);
}

const AWAY = /\b(?:reserves|substitutes|absentees)$/;

/** Nouns in the plural; one who is ill or away is no kind of person. */
const PLURAL = /(?:[^su]s|men|people|children)$/;

function takeSome([count, noun, kind]: string[], fact: Fact, told: Told): boolean {
  if (!PLURAL.test(kind!) || ALIKE.test(kind!) || AWAY.test(kind!)) return false;
  const [key, called] = [groupKey(noun!), groupKey(kind!)];
  const free = told.items.filter(({ groups }) => groups.includes(key) && !groups.includes(called));
  if (key === '' || called === '' || free.length < Number(count) || told.are !== 'people') return false;
  // Who of those that have a name or another kind are meant is not told.
  const isAll = Number(count) === told.items.filter(({ groups }) => groups.includes(key)).length;
  const isPlain = ({ name, groups }: Item) => /^\d/.test(name) && !groups.some((one) => told.kinds.has(one));
  if (!isAll && !free.every(isPlain)) return false;
  told.kinds.set(called, fact);
  const some = new Set(free.slice(0, Number(count)).map(({ name }) => name));
  told.items = told.items.map((item) =>
    some.has(item.name) ? { ...item, groups: [...item.groups, called] } : item,
  );
  return true;
}

function takeStage(relation: string, said: string, told: Told): boolean {
  const [text = '', ...called] = said.split('|');
  told.called.push(...called.filter((one) => one !== ''));
  const noun = text === '' ? '' : called.at(-1);
  if (noun) told.nouns.push(noun);
  if (text === '') return told.stage?.is === 'chosen';
  const [size, total] = text.split(' of ').map(Number);
  if (total !== undefined && total !== told.items.length) return false;
  told.stage = { is: relation === 'chosen' ? 'chosen' : 'arranged', size: size! };
  return size! >= 1;
}

/** How many of the things are meant. */
export const countOf = (who: Who, { items }: Told): number =>
  items.filter((item) => ('group' in who ? item.groups.includes(who.group) : who.names.includes(item.name)))
    .length;
