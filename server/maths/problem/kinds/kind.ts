import type { Text } from '../../../core/locale.ts';
import { type Dimension, DIMENSIONLESS, parseUnit } from '../../algebra-system/numbers/units.ts';
import { parseRelation, type Relation } from '../../techniques/physics/relation.ts';

/** Something that a thing of a kind has, with the unit in which it is usually given. */
export interface Property {
  name: string;
  letter: string;
  unit: string;
  dimension: Dimension;
  /** It may be below zero. */
  isSigned: boolean;
  /** It is the same at all times: a mass, a resistivity. */
  isLasting: boolean;
  /** It is, unless two moments are told apart: an amplitude. */
  isSteady: boolean;
  /** It stays as it is in a change that tells none of these; null where a change may change it. */
  keptUnless: readonly string[] | null;
}

/** What holds between the properties of a thing of a kind. */
export interface Law {
  name: Text;
  /** As it is typed in the table. */
  text: string;
  relation: Relation;
  /** The property of each letter of the relation; any other letter is a constant of nature. */
  properties: ReadonlyMap<string, string>;
  /** It belongs to laws that follow from each other: two of them say all. */
  isOfTwo: boolean;
}

export interface Kind {
  name: string;
  topic: string;
  properties: ReadonlyMap<string, Property>;
  laws: readonly Law[];
}

/**
 * A kind from two tables. Properties, one a line: names | letter | unit | `signed`, `lasting`, `steady`,
 * `kept` or `kept unless` and names; the first name is the one in laws. Laws, one a line: English | Chinese | equation, with properties in square brackets; letters outside them are
 * constants. Of those with `two` behind them, any two lead to the others.
 */
export function kind(
  name: string,
  topic: string,
  { is, properties = '', laws = '' }: { is?: Kind; properties?: string; laws?: string },
): Kind {
  const own = new Map(is?.properties);
  for (const line of linesOf(properties)) {
    const [names, letter, unit = '', flags = ''] = cellsOf(line) as [string, string, string, string];
    const [first, ...others] = names.split(',').map((one) => one.trim()) as [string, ...string[]];
    const property = {
      name: first,
      letter,
      unit,
      dimension: unit === '' ? DIMENSIONLESS : parseUnit(unit)!.dimension,
      isSigned: flags.includes('signed'),
      isLasting: /lasting|steady/.test(flags),
      isSteady: flags.includes('steady'),
      keptUnless: keptIn(first, flags),
    };
    for (const one of [first, ...others]) own.set(one, property);
  }
  return {
    name,
    topic,
    properties: own,
    laws: [...(is?.laws ?? []), ...linesOf(laws).map((line) => lawOf(line, own))],
  };
}

/** "kept unless a, b": what has to be told for it to change, besides itself. */
function keptIn(name: string, flags: string): string[] | null {
  const at = flags.indexOf('kept');
  if (at < 0) return null;
  const [, unless = ''] = flags.slice(at).split(' unless ');
  return [name, ...unless.split(',').flatMap((one) => one.trim() || [])];
}

function lawOf(line: string, known: ReadonlyMap<string, Property>): Law {
  const [en, zh, equation, flag] = cellsOf(line) as [string, string, string, string?];
  const properties = new Map<string, string>();
  const plain = equation.replace(/\[([^[\]]{1,80})\]/g, (_, typed: string) => {
    const name = known.get(typed)?.name;
    if (!name) throw new Error(`No property ${typed} for ${equation}`);
    const before = [...properties].find(([, other]) => other === name)?.[0];
    const id = before ?? `q${properties.size}_`;
    properties.set(id, name);
    return id;
  });
  return {
    name: { en, zh },
    text: equation,
    relation: parseRelation(plain),
    properties,
    isOfTwo: flag === 'two',
  };
}

const linesOf = (table: string): string[] =>
  table
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const cellsOf = (line: string): string[] => line.split('|').map((cell) => cell.trim());
