import { constants } from '../constants.ts';
import { quantities, type QuantityName } from '../quantities.ts';
import type { Quantity } from '../quantities/quantity.ts';
import { sameDimension, type Unit } from '../../../algebra-system/numbers/units.ts';
import { NUMBER, readUnit } from '../values.ts';
import type { UnknownQuantity } from '../unknown-quantity.ts';
import { ALTERNATING, CAPACITORS, CIRCUITS, ELECTRICITY, FIELDS, MAGNETISM } from './electricity.ts';
import { GENERAL } from './general.ts';
import { GASES, MEDICAL, NUCLEAR, THERMAL, THERMODYNAMICS } from './matter.ts';
import {
  CIRCULAR,
  COMPONENTS,
  DYNAMICS,
  ENERGY,
  FORCES,
  KINEMATICS,
  OSCILLATIONS,
  SOLIDS,
} from './motion.ts';
import { ASTRONOMY, GRAVITY } from './space.ts';
import { QUANTUM, SUPERPOSITION, WAVES } from './waves.ts';

const TOPICS: Record<string, string> = {
  'physical-quantities-and-units': COMPONENTS,
  kinematics: KINEMATICS,
  dynamics: DYNAMICS,
  'forces-density-and-pressure': FORCES,
  'work-energy-and-power': ENERGY,
  'deformation-of-solids': SOLIDS,
  waves: WAVES,
  superposition: SUPERPOSITION,
  electricity: ELECTRICITY,
  'dc-circuits': CIRCUITS,
  'motion-in-a-circle': CIRCULAR,
  'gravitational-fields': GRAVITY,
  temperature: THERMAL,
  'ideal-gases': GASES,
  thermodynamics: THERMODYNAMICS,
  oscillations: OSCILLATIONS,
  'electric-fields': FIELDS,
  capacitance: CAPACITORS,
  'magnetic-fields': MAGNETISM,
  'alternating-currents': ALTERNATING,
  'quantum-physics': QUANTUM,
  'nuclear-physics': NUCLEAR,
  'medical-physics': MEDICAL,
  'astronomy-and-cosmology': ASTRONOMY,
};

/** A value, the end of a sentence, a Chinese character, a word or letter, or a sign that no sentence has. */
const TOKEN =
  /#|[.;:?!](?=\s|$)|\p{Script=Han}|[A-Za-z\p{Script=Greek}]+(?:_?\d{1,9}|_\w{1,40})?|\p{L}|[\p{No}√∝≥≤±∞∑∫<>]/gu;
const LETTER = /^[A-Za-z\p{Script=Greek}]$|[_\d\p{Script=Greek}]/u;
const END = /^[.;:?!]$/;

const tokensOf = (text: string) => text.replace(/(?<=[A-Za-z])['’]s\b/g, '').match(TOKEN) ?? [];
const phraseOf = (text: string) => tokensOf(text).join(' ').toLowerCase();
const setOf = (words: string) => new Set(words.split(' ').map(phraseOf));

const general = setOf(GENERAL);
const topics = new Map(Object.entries(TOPICS).map(([topic, words]) => [topic, setOf(words)]));
const named = new Map<QuantityName, Set<string>>(
  Object.entries(quantities as Record<string, Quantity>).map(([name, { en, zh }]) => [
    name as QuantityName,
    new Set([...en, ...zh].flatMap(phrasesOf)),
  ]),
);
const LONGEST = Math.max(
  ...[general, ...topics.values(), ...named.values()].flatMap((set) =>
    [...set].map((phrase) => phrase.split(' ').length),
  ),
);
const CONSTANTS = new Set(Object.values(constants).flatMap(({ symbols }) => symbols));

/** A name that may only stand right before its value is known there alone. */
function phrasesOf(name: string): string[] {
  const phrase = phraseOf(name.replace(/^[-<>]+/, ''));
  if (!/^-?</.test(name)) return [phrase];
  return ['', 'of ', 'is ', '了 ', '约 ', '为 ', '是 '].map((between) => `${phrase} ${between}#`);
}

/** What a formula says of the words that it understands: its topic, and the quantities of its symbols. */
interface KnownWords {
  topic: string;
  roles: Map<string, QuantityName>;
}

/**
 * Whether every word is one that these formulas read, or that changes nothing: any other may tell of what they do not
 * know. One body or point may have a letter of its own; what is said of a second one is not known either.
 */
export function isAllKnown(used: KnownWords[], text: string, unknownQuantity: UnknownQuantity): boolean {
  const roles = used.flatMap(({ roles: own }) => [...own.values()]);
  const sets = [
    general,
    ...used.map(({ topic }) => topics.get(topic)!),
    ...roles.map((one) => named.get(one)!),
  ];
  const symbols = new Set(roles.flatMap((one) => quantities[one].symbols));
  const tokens = tokensOf(withoutValues(text, unknownQuantity));
  const isLetter = tokens.map((token) => symbols.has(token) || LETTER.test(token));
  const others = tokens.filter(
    (token, at) =>
      isLetter[at] &&
      !symbols.has(token) &&
      !CONSTANTS.has(token) &&
      !isArticle(tokens, at) &&
      !isRay(tokens, at),
  );
  return new Set(others).size <= 1 && isCovered(tokens, isLetter, sets);
}

const isArticle = (tokens: string[], at: number) =>
  tokens[at] === 'a' || (tokens[at] === 'A' && (at === 0 || END.test(tokens[at - 1]!)));
const isRay = (tokens: string[], at: number) => /^(?:rays?|射)$/i.test(tokens[at + 1] ?? '');

/** Whether a text has no other words than these. */
export function usesOnly(words: string): (text: string) => boolean {
  const known = [setOf(words)];
  return (text) => {
    const tokens = tokensOf(text);
    return isCovered(
      tokens,
      tokens.map(() => false),
      known,
    );
  };
}

/** Whether the pieces, one after the other, are phrases of these sets. */
function isCovered(tokens: string[], isLetter: boolean[], sets: ReadonlySet<string>[]): boolean {
  const reached = [true];
  for (const at of tokens.keys()) {
    if (!reached[at]) continue;
    if (isLetter[at] || END.test(tokens[at]!)) reached[at + 1] = true;
    let phrase = '';
    for (let end = at; end < Math.min(tokens.length, at + LONGEST); end += 1) {
      phrase += (end === at ? '' : ' ') + tokens[end]!.toLowerCase();
      if (!reached[end + 1] && sets.some((set) => set.has(phrase))) reached[end + 1] = true;
    }
  }
  return reached[tokens.length] === true;
}

/** Each value with its unit is one sign, and the unit that is asked for is none. */
function withoutValues(text: string, { unit }: UnknownQuantity): string {
  let rest = '';
  let done = 0;
  for (const match of text.matchAll(NUMBER)) {
    if (match.index < done) continue;
    const end = match.index + match[0].length;
    rest += `${text.slice(done, match.index)} # `;
    done = end + readUnit(text, end).length;
  }
  rest += text.slice(done);
  return unit ? withoutUnit(rest, unit) : rest;
}

function withoutUnit(text: string, unit: Unit): string {
  let rest = text;
  for (const { 0: lead, index } of text.matchAll(/\bin\s|\(|单位(?:为|是|用)?|以/gu)) {
    const from = index + lead.length;
    const reading = readUnit(rest, from);
    const isSame =
      reading.unit?.scale === unit.scale && sameDimension(reading.unit.dimension, unit.dimension);
    if (isSame) rest = rest.slice(0, from) + ' '.repeat(reading.length) + rest.slice(from + reading.length);
  }
  return rest;
}
