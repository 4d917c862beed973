import { KINDS } from '../../kinds/kinds.ts';
import type { Property } from '../../kinds/kind.ts';
import { CHINESE_NAMES } from './chinese-names.ts';
import { CHINESE_NOUNS } from './chinese-nouns.ts';
import { ELECTRIC_NAMES, ELECTRIC_NOUNS } from './electricity.ts';
import { FIELD_NAMES, FIELD_NOUNS } from './fields.ts';
import { MECHANICS_NAMES, MECHANICS_NOUNS } from './mechanics.ts';
import { FIELD_AND_STAR_NAMES, FIELD_AND_STAR_NOUNS } from './fields-and-stars.ts';
import { HEAT_NAMES, HEAT_NOUNS } from './heat.ts';
import { QUANTUM_NAMES, QUANTUM_NOUNS } from './quanta.ts';
import type { Called, Noun } from './noun.ts';
import { WAVE_NAMES, WAVE_NOUNS } from './waves.ts';

const TABLES: readonly Noun[] = [
  ...FIELD_AND_STAR_NOUNS,
  ...HEAT_NOUNS,
  ...QUANTUM_NOUNS,
  ...ELECTRIC_NOUNS,
  ...FIELD_NOUNS,
  ...MECHANICS_NOUNS,
  ...WAVE_NOUNS,
];

const NAMES: readonly Called[] = [
  ...FIELD_AND_STAR_NAMES,
  ...HEAT_NAMES,
  ...QUANTUM_NAMES,
  ...ELECTRIC_NAMES,
  ...FIELD_NAMES,
  ...MECHANICS_NAMES,
  ...WAVE_NAMES,
];

const BY_NAME = new Map(TABLES.map((one) => [one.name, one]));
const CLAIMED = new Set(TABLES.flatMap(({ chinese }) => chinese));
for (const { chinese, ...one } of CHINESE_NOUNS) {
  const known = BY_NAME.get(one.name) ?? one;
  const more = chinese.filter((word) => !CLAIMED.has(word));
  BY_NAME.set(one.name, {
    ...known,
    chinese: [...(BY_NAME.get(one.name)?.chinese ?? []), ...more],
    meant: new Map([...one.meant, ...known.meant]),
  });
}

export const NOUNS: readonly Noun[] = [...BY_NAME.values()];

/** Whatever has a name and a mass. */
const BODY: Noun = {
  name: 'body',
  kinds: ['body'],
  isShared: false,
  meant: new Map(),
  english: [],
  chinese: [],
};

/** Whether it is a noun of the tables. */
export const isNoun = (name: string): boolean => BY_NAME.has(name);

/** A filament lamp is a lamp as well. */
export const widerNouns = (name: string): string[] =>
  NOUNS.flatMap((one) => (name.endsWith(` ${one.name}`) ? [one.name] : []));

/** What a noun names; one that is not in the tables is a body. */
export const nounNamed = (name: string): Noun => BY_NAME.get(name) ?? BODY;

const names = new Map<string, Called>();
for (const { name, english, chinese } of NAMES) {
  const known = names.get(name);
  names.set(name, {
    name,
    english: [...new Set([...(known?.english ?? []), ...english])],
    chinese: [...new Set([...(known?.chinese ?? []), ...chinese])],
  });
}
for (const { properties } of KINDS.values())
  for (const name of properties.keys())
    if (!names.has(name)) names.set(name, { name, english: [name], chinese: [] });

/** Every property that may be spoken of, with the words for it. */
export const PROPERTIES: readonly Called[] = [...names.values()];

/** What a property is called in Chinese. */
export const chineseOf = (name: string): string | undefined => names.get(name)?.chinese[0];

/** Words that name properties, and the nouns themselves: no body is called so. */
export const PROPERTY_WORDS: ReadonlySet<string> = new Set([
  ...PROPERTIES.flatMap(({ english }) => english.flatMap((one) => one.split(/[^a-z]+/))),
  ...NOUNS.flatMap(({ english }) => english.map((one) => one.slice(one.lastIndexOf(' ') + 1))),
]);

const chinese = new Map<string, string[]>([...CHINESE_NAMES].map(([word, meant]) => [word, [...meant]]));
for (const { name, chinese: words } of PROPERTIES)
  for (const word of words) {
    const meant = chinese.get(word) ?? [];
    if (!meant.includes(name)) chinese.set(word, [...meant, name]);
  }

/** Every Chinese word for a property. */
export const CHINESE_WORDS: readonly string[] = [...chinese.keys()];

/** The property of a thing of these kinds that a word means; null where it has none. */
export function propertyMeant(
  word: string,
  { meant }: Pick<Noun, 'meant'>,
  properties: ReadonlyMap<string, Property>,
): string | null {
  const names = [word, ...(chinese.get(word) ?? [])].map((one) => meant.get(one) ?? one);
  const [force, another] = word === 'force' ? FORCES.filter((one) => properties.has(one)) : [];
  if (force !== undefined) return another ? null : force;
  const found = names.find((name) => properties.has(name));
  return found ?? (names.includes(TRANSFERRED) && givesAllItsEnergy(properties) ? 'energy' : null);
}

const TRANSFERRED = 'energy transferred';

/** A capacitor may keep some of it. */
const givesAllItsEnergy = (properties: { has: (name: string) => boolean }): boolean =>
  properties.has('energy') && !properties.has('capacitance');

/** The same of whatever a noun names. */
export function propertyOf(noun: string, word: string): string | null {
  const { kinds, meant } = nounNamed(noun);
  const properties = new Map(kinds.toReversed().flatMap((one) => [...(KINDS.get(one)?.properties ?? [])]));
  return propertyMeant(word, { meant }, properties);
}

/** What may be the force on something, where it is in one field. */
const FORCES = ['magnetic force', 'electric force', 'force on the charge'];
/** "The wave" may be light, "the liquid" may be oil. */
const BROADER = new Map<string, readonly string[]>([
  ...['light', 'stationary wave', 'sound'].map((one) => [one, ['physics wave']] as const),
  ...['water', 'oil', 'mercury'].map((one) => [one, ['physics liquid']] as const),
]);

/** `has height`: whether a kind has it. */
export const kindHas = (kind: string, capability: string): boolean =>
  capability.startsWith('has ') && (KINDS.get(kind)?.properties.has(capability.slice(4)) ?? false);

const capable = new Map<string, readonly string[]>();

/** `has resistance`, …: what may be said of what a noun names, and broader nouns for it. */
export function capabilitiesOf(noun: string): readonly string[] {
  const { name, kinds, meant, isShared } = nounNamed(noun);
  const known = capable.get(name);
  if (known) return known;
  // Of a situation, each of its nouns has what is told to be its own.
  const own = isShared ? [] : kinds.flatMap((one) => [...(KINDS.get(one)?.properties.keys() ?? [])]);
  const names = new Set([...own, ...meant.keys()]);
  if (givesAllItsEnergy(names)) names.add(TRANSFERRED);
  const words = CHINESE_WORDS.filter((word) => chinese.get(word)!.some((name) => names.has(name)));
  const all = [...(BROADER.get(name) ?? []), ...[...names, ...words].map((one) => `has ${one}`)];
  capable.set(name, all);
  return all;
}
