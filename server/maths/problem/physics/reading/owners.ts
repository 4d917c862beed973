import { parseUnit, sameDimension } from '../../../algebra-system/numbers/units.ts';
import { fact, type RawFact, type RawProperty, the } from '../../reading/meaning.ts';
import type { Quantity } from '../../schema/problem.ts';
import { roleNamed } from '../roles/roles.ts';
import type { Chunk } from './chunk.ts';

/** What stands where a sentence has been read up to. */
export interface Place {
  chunks: readonly Chunk[];
  at: number;
  subject: RawProperty | null;
  last: RawProperty | null;
  /** What the verbs so far tell: `moves`, `begins`, … */
  acts: ReadonlySet<string>;
  isChinese: boolean;
}

export const IT: RawProperty = the('it');

/** "A trolley A" is one thing. */
export function thingAt(chunks: readonly Chunk[], at: number): { thing: RawProperty; to: number } {
  let to = at;
  let noun = '';
  for (let one = chunks[to]; one?.is === 'noun'; one = chunks[(to += 1)]) {
    noun = one.noun;
    if (one.label !== undefined) return { thing: the(noun, one.label), to: to + 1 };
  }
  const name = chunks[to];
  if (name?.is === 'formula' && NAME.test(name.source)) return { thing: the(noun, name.source), to: to + 1 };
  return { thing: the(noun), to };
}

const NAME = /^[A-Z]{1,3}(?:_\{?\d\}?|\d)?$/;

/** "The mass of the block", "the current in the wire". */
export function belongs(chunks: readonly Chunk[], at: number): boolean {
  let before = at - 1;
  while (['article', 'adjective', 'its'].includes(chunks[before]?.is ?? '')) before -= 1;
  const link = chunks[before]?.is;
  const role = chunks[before - 1];
  return (
    (link === 'of' || link === 'behind') &&
    (role?.is === 'role' || (role?.is === 'formula' && chunks[before - 2]?.is === 'role'))
  );
}

/** Whether it is told of what comes back, between two commas. */
export function isRebounding({ chunks, at }: Place): boolean {
  const isComma = (chunk: Chunk) => chunk.is === 'join' && chunk.word === ',';
  const from = chunks.slice(0, at).findLastIndex(isComma) + 1;
  const end = chunks.findIndex((chunk, to) => to > at && isComma(chunk));
  return chunks
    .slice(from, end < 0 ? chunks.length : end)
    .some((chunk) => 'says' in chunk && chunk.says.includes('rebounds'));
}

/** "A crane lifts a load": what is told is told of the load. */
export function isLifted(chunks: readonly Chunk[], at: number): boolean {
  let before = at - 1;
  while (['article', 'adjective'].includes(chunks[before]?.is ?? '')) before -= 1;
  const verb = chunks[before];
  return verb?.is === 'verb' && verb.says.includes('lifts');
}

/** "A van moving at 5 m/s": the van moves. */
export const isMoving = (chunk: Chunk | undefined): boolean =>
  chunk?.is === 'verb' && chunk.word.endsWith('ing') && chunk.says.includes('moves');

const MARKS = new Set([
  'uniform',
  'light',
  'smooth',
  'rough',
  'constant',
  'sphere',
  'constant speed',
  'horizontal',
  'at rest',
]);

export function marksBefore(chunks: readonly Chunk[], at: number): string[] {
  const marks: string[] = [];
  for (let before = chunks[at - 1], to = at - 1; before; before = chunks[(to -= 1)]) {
    if (before.is === 'adjective') marks.push(...before.says.filter((one) => MARKS.has(one)));
    else if (before.is !== 'noun' && !(before.is === 'of' && chunks[to - 1]?.is === 'adjective')) break;
  }
  return marks;
}

const MOVING = /speed|acceleration|deceleration|frequency|force|momentum|kinetic energy/;
const DIRECTED = /^(?:horizontal|vertical|perpendicular|parallel|水平|竖直|垂直)$/;
const LENGTHS = new Set(['distance', 'height', 'length', 'force', 'depth']);

/** The horizontal velocity is one component of a velocity. */
export function isComponent({ chunks, at }: Place, role: string): boolean {
  const before = chunks[at - 1];
  return before?.is === 'adjective' && DIRECTED.test(before.word) && !LENGTHS.has(role);
}

/** Whose quantity it is. */
export function ownerOf({ chunks, at, subject, last, isChinese }: Place, role: string): RawProperty[] {
  let before = at - 1;
  while (['article', 'adjective', 'wanted'].includes(chunks[before]?.is ?? '')) before -= 1;
  const link = chunks[before];
  if (link?.is === 'its') return [IT];
  if (isChinese && link?.is === 'join' && link.word === '(' && last) return [last];
  if (isChinese) return chineseOwner(chunks, before) ?? partnerOf(chunks, at) ?? (subject ? [subject] : []);
  const isAttribute =
    link?.is === 'of' ||
    (link?.is === 'behind' && link.word === 'with') ||
    link?.is === 'have' ||
    link?.is === 'join';
  if (link?.is === 'noun') return last ? [last] : [];
  const hasVerb = chunks.slice(0, at).some(({ is }) => is === 'verb' || is === 'told');
  if (hasVerb && link?.is === 'behind' && link.word === 'with' && MOVING.test(role))
    return subject ? [subject] : [];
  if (isAttribute && link.is !== 'have' && last) return [last];
  if (link?.is === 'have' || (link?.is === 'behind' && chunks.slice(0, at).some(({ is }) => is === 'verb')))
    return subject ? [subject] : [];
  return [];
}

/** 与质量为 2 kg 的小车 B 相碰: the one that is named behind. */
function partnerOf(chunks: readonly Chunk[], at: number): RawProperty[] | null {
  const from = chunks
    .slice(0, at)
    .findLastIndex((chunk) => chunk.is === 'noun' || ('word' in chunk && /^[与和同]$/.test(chunk.word)));
  const behindIt = chunks.findIndex((chunk, to) => to > at && chunk.is === 'noun');
  return from < 0 || chunks[from]!.is === 'noun' || behindIt < 0 ? null : [thingAt(chunks, behindIt).thing];
}

/** 功率的定义: what is asked for is no power. */
export function isOfSomethingElse({ chunks, at, isChinese }: Place): boolean {
  const isAsking = chunks.slice(0, at).some(({ is }) => is === 'ask' || is === 'show');
  const next = chunks[at + 1]?.is === 'of' ? chunks[at + 2] : chunks[at + 1];
  return isChinese && isAsking && next?.is === 'noun';
}

/** 导线的电阻、导线中的电流、海水密度 */
function chineseOwner(chunks: readonly Chunk[], from: number): RawProperty[] | null {
  let at = from;
  if (chunks[at]?.is === 'of') at -= 1;
  if (chunks[at]?.is === 'behind') at -= 1;
  let start = at;
  if (chunks[at]?.is === 'formula') start -= 1;
  return chunks[start]?.is === 'noun' ? [thingAt(chunks, start).thing] : null;
}

/** 质量为 2 kg 的球：后面的球。 */
export function behind({ chunks, at, isChinese }: Place): RawProperty[] {
  if (!isChinese || chunks[at + 1]?.is !== 'of') return [];
  let to = at + 2;
  while (chunks[to]?.is === 'adjective' || chunks[to]?.is === 'article') to += 1;
  return chunks[to]?.is === 'noun' ? [thingAt(chunks, to).thing] : [];
}

/** 20 m/s 的速度, "a 30 N force". */
export function amountBefore({ chunks, at }: Place, role: string): Quantity | null {
  let before = at - 1;
  while (['of', 'adjective'].includes(chunks[before]?.is ?? '')) before -= 1;
  const one = chunks[before];
  return one?.is === 'quantity' && hasDimension(role, one.amount) ? one.amount : null;
}

export function nextRole({ chunks, at }: Place): string | null {
  let to = at + 1;
  while (['of', 'adjective'].includes(chunks[to]?.is ?? '')) to += 1;
  const one = chunks[to];
  return one?.is === 'role' ? one.role : null;
}

/** "The resistivity ρ", "take g = 9.81 m s⁻²", "(p = 2 Pa)". */
export const isNamed = (chunks: readonly Chunk[], at: number): boolean => chunks[at - 1]?.is === 'role';

/** A letter directly behind a quantity is what it is called. */
export const isLetterOf = (chunks: readonly Chunk[], at: number): boolean => {
  const [before, one] = [chunks[at - 1], chunks[at]];
  return (
    before?.is === 'role' && one?.is === 'formula' && /^\\?[A-Za-z]+(?:_\{?\w{1,9}\}?)?$/.test(one.source)
  );
};

/** "Determine, for the wave, the …": whose it is, once more. */
function behindAside(chunks: readonly Chunk[], from: number): number {
  const link = chunks[from + 2];
  const end = chunks.findIndex((chunk, at) => at > from + 2 && chunk.is === 'join');
  return chunks[from + 1]?.is === 'join' && link?.is === 'behind' && end > 0 ? end : from;
}

const BEFORE_WANTED = new Set([
  'article',
  'adjective',
  'wanted',
  'its',
  'about',
  'ask',
  'show',
  'join',
  'be',
]);

/** What is asked for stands behind the verb, and behind "and". */
export function isWantedAt({ chunks, at, isChinese }: Place, begin: number, asking: boolean): boolean {
  const first = behindAside(chunks, begin);
  if (!asking || at < first) return false;
  const between = chunks.slice(first, at);
  // "The loss in kinetic energy" is no kinetic energy.
  const isFirst = between.every(
    ({ is }, from) =>
      is !== 'role' && is !== 'quantity' && (isChinese || from === 0 || BEFORE_WANTED.has(is)),
  );
  let before = at - 1;
  while (['article', 'adjective', 'wanted'].includes(chunks[before]?.is ?? '')) before -= 1;
  const link = chunks[before];
  const behindLast = isChinese
    ? chunks.slice(chunks.slice(0, at).findLastIndex(({ is }) => is === 'role') + 1, at)
    : [];
  if (behindLast.some((chunk) => 'word' in chunk && /^[和及与]$/.test(chunk.word))) return true;
  return (
    isFirst || link?.is === 'join' || (link !== undefined && 'word' in link && /^[和及与]$/.test(link.word))
  );
}

export const hasDimension = (role: string, { unit }: Quantity): boolean => {
  const [own, wanted] = [parseUnit(unit), roleNamed(role)];
  return Boolean(own && wanted && sameDimension(own.dimension, wanted.dimension));
};

/** `initial speed=0 m s^-1` gives an amount; a word alone says what holds. */
export function toldFact(says: string, subject: RawProperty | null): RawFact {
  const [role, amount] = says.split('=');
  const of = subject ? [subject] : [];
  if (amount === undefined) return fact(role!, ...of);
  const [number, ...unit] = amount.split(' ');
  return fact('equal', the(role!, ...of), { amount: number!, unit: unit.join(' ') });
}
