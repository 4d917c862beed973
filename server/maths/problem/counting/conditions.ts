/** A thing that is arranged or chosen; things of one name look alike. */
export interface Item {
  name: string;
  groups: readonly string[];
  /** What tells it from others of its name, where they are told apart. */
  mark?: string;
}

/** Things of one key look alike. */
export const keyOf = ({ name, mark = '' }: Item): string => name + mark;

/** Some of the things: those of a group or of some names. */
export type Who = { group: string } | { names: readonly string[] };

/** What an arrangement or a selection has to be like. */
export type Condition =
  | { is: 'block' | 'not block' | 'apart'; who: Who }
  | { is: 'place'; at: 'first' | 'last' | 'middle'; who: Who; not: boolean }
  | { is: 'ends' | 'an end' | 'no end'; who: Who }
  | { is: 'between'; who: Who; low: number; high: number }
  | { is: 'alternate'; who: Who; other: Who }
  | { is: 'number'; who: Who; allowed: readonly (readonly [low: number, high: number])[] }
  | { is: 'compare'; who: Who; other: Who; sign: '>' | '=' | '>=' }
  | { is: 'value'; low: number; high: number }
  | { is: 'divisible'; by: number; not: boolean };

export const isOf = (item: Item, who: Who): boolean =>
  'group' in who ? item.groups.includes(who.group) : who.names.includes(item.name);

/** The sets that conditions speak of, in their order. */
export const setsOf = (conditions: readonly Condition[]): Who[] =>
  conditions.flatMap((one) => ('other' in one ? [one.who, one.other] : 'who' in one ? [one.who] : []));

export const isAllowed = (count: number, allowed: readonly (readonly [number, number])[]): boolean =>
  allowed.some(([low, high]) => count >= low && count <= high);

export const compared = (count: number, other: number, sign: '>' | '=' | '>='): boolean =>
  sign === '>' ? count > other : sign === '=' ? count === other : count >= other;

const SHAPES = new Set(['number', 'compare']);

/** Whether a condition is on what is chosen, and not on the order. */
export const isOfChoice = ({ is }: Condition): boolean => SHAPES.has(is);
