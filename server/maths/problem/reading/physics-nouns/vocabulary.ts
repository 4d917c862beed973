import { KINDS } from '../../kinds/kinds.ts';
import type { Property } from '../../kinds/kind.ts';
import { ELECTRIC_NAMES, ELECTRIC_NOUNS } from './electricity.ts';
import type { Called, Noun } from './noun.ts';

export const NOUNS: readonly Noun[] = [...ELECTRIC_NOUNS];

const NAMES: readonly Called[] = [...ELECTRIC_NAMES];

const BY_NAME = new Map(NOUNS.map((one) => [one.name, one]));

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

/** Words that name properties: no body is called so. */
export const PROPERTY_WORDS: ReadonlySet<string> = new Set(
  [...PROPERTIES, ...NOUNS].flatMap(({ english }) => english.flatMap((one) => one.split(/[^a-z]+/))),
);

/** The property of a thing of these kinds that a word means; null where it has none. */
export function propertyMeant(
  word: string,
  { meant }: Noun,
  properties: ReadonlyMap<string, Property>,
): string | null {
  const name = meant.get(word) ?? word;
  return properties.has(name) ? name : null;
}

const capable = new Map<string, readonly string[]>();

/** `has resistance`, …: what may be said of what a noun names. */
export function capabilitiesOf(noun: string): readonly string[] {
  const known = capable.get(noun);
  if (known) return known;
  const { kinds, meant } = nounNamed(noun);
  const own = kinds.flatMap((one) => [...(KINDS.get(one)?.properties.keys() ?? [])]);
  const all = [...new Set([...own, ...meant.keys()])].map((one) => `has ${one}`);
  capable.set(noun, all);
  return all;
}
