import {
  minus,
  ONE,
  plus,
  type Rational,
  rational,
  rationalOfDecimal,
  sameRational,
  signOf,
  ZERO,
} from '../../algebra-system/numbers/rational.ts';
import type { Fact, Term } from '../schema/problem.ts';
import type { Experiment, Face, Pool, Turn } from './experiment.ts';
import { stemsOf } from './words.ts';

export const TELLING = new Set([
  'contents',
  'wheel',
  'numbered',
  'device',
  'odds',
  'odds of',
  'turn',
  'thrown',
  'put back',
]);

/** What is drawn or thrown, as it was told. */
export interface ToldDraws extends Experiment {
  facts: Fact[];
}

interface Building {
  pools: Pool[];
  turns: Turn[];
  /** Of the last turn it is not told yet whether it goes back. */
  isOpen: boolean;
  /** So many were taken at once. */
  last: number;
}

/**
 * Takes apart what is told of bags, dice and draws; null where something in it is not understood. Where `mayBeOne`, a
 * single device of which no throw is told is thrown once.
 */
export function drawsOf(facts: readonly Fact[], mayBeOne: boolean): ToldDraws | null {
  const told = facts.filter(({ relation }) => TELLING.has(relation));
  const now: Building = { pools: [], turns: [], isOpen: false, last: 0 };
  if (!told.every((one) => take(one, now))) return null;
  if (mayBeOne && now.turns.length === 0 && now.pools.length === 1 && isDevice(now.pools[0]!))
    now.turns.push({ pool: 0, isBack: true, into: null });
  const isBiased = told.some(({ relation, of }) => relation === 'device' && of[2] === 'biased');
  const isWeighed = told.some(({ relation }) => relation === 'odds' || relation === 'odds of');
  if (now.turns.length === 0 || (isBiased && !isWeighed)) return null;
  return now.turns.length > 12 ? null : { pools: now.pools, turns: now.turns, facts: told };
}

const isDevice = ({ nouns }: Pool): boolean => nouns.includes('coin');

function take({ relation, of }: Fact, now: Building): boolean {
  switch (relation) {
    case 'contents':
      return takeContents(of, now);
    case 'wheel':
      return takeWheel(of, now);
    case 'numbered':
      return takeNumbered(of.map(String), now);
    case 'device':
      return takeDevice(of.map(String), now);
    case 'odds':
      return takeOdds(of.map(String), now);
    case 'odds of':
      return takeOddsOf(of.map(String), now);
    case 'turn':
      return takeTurn(of.map(String), now);
    case 'thrown':
      return takeThrown(of.map(String), now);
    case 'put back':
      return takeBack(of[0] === 'yes', now);
    default:
      return false;
  }
}

interface Group {
  count: number;
  words: string[];
}

function groupOf(term: Term): Group | null {
  if (typeof term !== 'object' || !('the' in term)) return null;
  const [count, words] = term.of.map(String);
  return { count: Number(count), words: stemsOf(words!) };
}

/** A bag with so many of each colour; what all of them are called is their noun. */
function takeContents([name, whole, ...list]: readonly Term[], now: Building): boolean {
  const groups = list.map(groupOf);
  if (!groups.every((one) => one !== null) || groups.length < 2) return false;
  const total = typeof whole === 'object' ? groupOf(whole) : null;
  const last = groups.at(-1)!;
  const open = groups.slice(0, -1);
  const shared = last.words.filter((word) => open.every(({ words }) => words.includes(word)));
  const behind =
    shared.length === 0 && last.words.length > 1 && open.every(({ words }) => words.length === 1)
      ? last.words.slice(-1)
      : [];
  const nouns = [...shared, ...behind, ...(total?.words ?? [])];
  const kinds = groups.map(({ words }) => words.filter((word) => !nouns.includes(word)));
  if (kinds.some((words) => words.length === 0) || new Set(kinds.map(String)).size < kinds.length)
    return false;
  const known = groups.reduce((sum, { count }) => sum + (Number.isNaN(count) ? 0 : count), 0);
  const rest = groups.filter(({ count }) => Number.isNaN(count)).length;
  if (rest > 1 || (rest === 1 && !total) || (total && rest === 0 && total.count !== known)) return false;
  const faces = groups.flatMap(({ count }, at) =>
    Array.from({ length: Number.isNaN(count) ? total!.count - known : count }, (): Face => ({
      kinds: kinds[at]!,
      value: null,
      weight: ONE,
    })),
  );
  return addPool({ name: nameOf(String(name)), nouns, faces }, now);
}

/** A spinner with so many equal parts of each colour. */
function takeWheel([size, ...list]: readonly Term[], now: Building): boolean {
  const whole = { the: 'group', of: [String(size), 'sector'] };
  if (!takeContents(['spinner', whole, ...list], now)) return false;
  const pool = now.pools.at(-1)!;
  const words = new Set(['coloured', 'colored', 'painted', 'equal'].flatMap(stemsOf));
  const faces = pool.faces.map((one) => ({ ...one, kinds: one.kinds.filter((word) => !words.has(word)) }));
  const nouns = [...pool.nouns, ...stemsOf('spinner section part side'), 'coin'];
  now.pools[now.pools.length - 1] = { ...pool, faces, nouns };
  return faces.every(({ kinds }) => kinds.length > 0);
}

const nameOf = (name: string): string => stemsOf(name).join(' ');

function addPool(pool: Pool, now: Building): boolean {
  if (now.turns.length > 0 || pool.faces.length < 1 || pool.faces.length > 60) return false;
  if (now.pools.some(({ name }) => name === pool.name)) return false;
  now.pools.push(pool);
  return true;
}

const numberOf = (text: string): number => Number(text.replace('−', '-'));

/** Discs with a number on each. */
function takeNumbered([name, count, noun, ...values]: string[], now: Building): boolean {
  const numbers = values.map(numberOf);
  if (numbers.some((one) => !Number.isInteger(one)) || (count !== '' && Number(count) !== numbers.length))
    return false;
  const faces = numbers.map((value): Face => ({ kinds: [], value, weight: ONE }));
  return addPool({ name: nameOf(name!), nouns: stemsOf(noun!), faces }, now);
}

/** Dice, coins and spinners, as many as there are. */
function takeDevice([count, noun, name, ...values]: string[], now: Building): boolean {
  if (now.turns.length > 0) return false;
  const numbers = values.map(numberOf);
  const isCoin = noun === 'coin';
  if (!isCoin && (numbers.length < 2 || numbers.some((one) => !Number.isInteger(one)))) return false;
  const faces = isCoin
    ? ['head', 'tail'].map((kind): Face => ({ kinds: [kind], value: null, weight: ONE }))
    : numbers.map((value): Face => ({ kinds: [], value, weight: ONE }));
  for (let at = 0; at < Number(count); at += 1)
    now.pools.push({
      name: [...stemsOf(name ?? ''), ...stemsOf(noun!)].join(' '),
      nouns: [...stemsOf(noun!), 'coin'],
      faces,
    });
  return Number(count) >= 1 && now.pools.length <= 10;
}

/** How likely each face of the device that was told of last is. */
function takeOdds(texts: string[], now: Building): boolean {
  const last = now.pools.at(-1);
  const half = texts.length / 2;
  const [values, chances] = [texts.slice(0, half).map(numberOf), texts.slice(half).map(fractionOf)];
  if (!last || now.turns.length > 0 || now.pools.length > 1 || !chances.every((one) => one !== null))
    return false;
  const own = last.faces.map(({ value }) => value);
  const isSame = own.length === values.length && own.every((value) => values.includes(value!));
  if (
    !isSame ||
    !sameRational(
      chances.reduce<Rational>((sum, one) => plus(sum, one), ZERO),
      ONE,
    )
  )
    return false;
  now.pools = [{ ...last, faces: values.map((value, at) => ({ kinds: [], value, weight: chances[at]! })) }];
  return true;
}

/** How likely a head is with the coin that is not fair; it may be told behind the throw. */
function takeOddsOf([name, kind, text, each]: string[], now: Building): boolean {
  if (each === 'each') {
    const words = stemsOf(name!);
    const own = now.pools.filter((one) => words.every((word) => one.name.split(' ').includes(word)));
    return own.length > 0 && own.every((one) => weighed(now.pools.indexOf(one), kind!, text!, now));
  }
  return weighed(poolOf(name!, now), kind!, text!, now);
}

function weighed(at: number, kind: string, text: string, now: Building): boolean {
  const chance = fractionOf(text);
  const one = now.pools[at];
  if (!chance || !one || one.faces.length !== 2 || signOf(chance) <= 0 || signOf(minus(ONE, chance)) <= 0)
    return false;
  now.pools[at] = {
    ...one,
    faces: one.faces.map((face) => ({
      ...face,
      weight: face.kinds.includes(kind) ? chance : minus(ONE, chance),
    })),
  };
  return one.faces.some(({ kinds }) => kinds.includes(kind));
}

function fractionOf(text: string): Rational | null {
  const bare = text.replace(/\s|\$/g, '');
  if (/^\d+(?:\.\d+)?$/.test(bare)) return rationalOfDecimal(bare);
  const [, n, d] =
    /^\\[dt]?frac\{?(\d{1,6})\}?\{?(\d{1,6})\}?$/.exec(bare) ?? /^(\d+)\/(\d+)$/.exec(bare) ?? [];
  return n && Number(d) !== 0 ? rational(BigInt(n), BigInt(d!)) : null;
}

/** The pool that words speak of; the only one where they name none. */
function poolOf(name: string, { pools }: Building): number {
  const words = stemsOf(name);
  const found = pools.flatMap((one, at) =>
    words.every((word) => one.name.split(' ').includes(word)) ? [at] : [],
  );
  return found.length === 1 && (name !== '' || pools.length === 1) ? found[0]! : -1;
}

/** So many things taken; `manner` says whether each goes back before the next. */
function takeTurn([count, words, from, manner, target]: string[], now: Building): boolean {
  if (from === 'each')
    return (
      now.pools.length > 1 &&
      now.pools.every(({ name }) => takeTurn([count!, words!, name, manner!, ''], now))
    );
  const [pool, size] = [poolOf(from!, now), Number(count)];
  const one = now.pools[pool];
  // Whether several are taken at once or each goes back, a question says, or that they are taken at random.
  if (size > 1 && manner!.replace('next', '').trim() === '') return false;
  if (!one || size < 1 || size > 12) return false;
  // What is taken is not said to be of one kind before it is.
  if (!stemsOf(words!).every((word) => one.nouns.includes(word) || word === 'item')) return false;
  const isNext = manner!.includes('next');
  // A second time from the same bag has to be told as such.
  const isAgain = now.turns.some((turn) => turn.pool === pool);
  if ((isAgain || now.turns.some((turn) => turn.into === pool)) && !isNext) return false;
  if (isAgain && now.isOpen) return false;
  const into = target ? poolOf(target, now) : null;
  if (into === -1 || into === pool || (into !== null && size > 1)) return false;
  const isBack = manner!.includes('with replacement');
  if (!isBack && size > one.faces.length + (isNext ? 1 : 0)) return false;
  for (let at = 0; at < size; at += 1) now.turns.push({ pool, isBack, into });
  now.isOpen = size === 1 && !into && !/replacement/.test(manner!);
  now.last = size;
  return true;
}

function takeThrown([times, noun]: string[], now: Building): boolean {
  const words = stemsOf(noun!);
  const devices = now.pools.flatMap(({ nouns }, at) =>
    words.every((word) => nouns.includes(word)) && isDevice(now.pools[at]!) ? [at] : [],
  );
  if (devices.length === 0 || devices.length < now.pools.length || now.turns.length > 0) return false;
  // Of two dice thrown twice it is not told which scores are meant.
  if (devices.length > 1 && Number(times) > 1) return false;
  for (let time = 0; time < Number(times); time += 1)
    for (const pool of devices) now.turns.push({ pool, isBack: true, into: null });
  return Number(times) >= 1;
}

function takeBack(isBack: boolean, now: Building): boolean {
  const last = now.turns.at(-1);
  if (!last || last.into !== null || now.last !== 1) return false;
  now.turns[now.turns.length - 1] = { ...last, isBack };
  now.isOpen = false;
  return true;
}
