import { evaluateComplex } from '../../maths/algebra-system/expressions/evaluate-complex.ts';
import { symbolsOf } from '../../maths/algebra-system/expressions/expression.ts';
import { parseExpression } from '../../maths/algebra-system/parsing/statement.ts';
import {
  type Complex,
  complex,
  modulus,
  opposite,
  plus,
  times,
} from '../../maths/algebra-system/numbers/complex.ts';

/** How two answers compare; null where that cannot be told. */
export type Comparison = 'same' | 'rounded' | 'part' | 'wrong' | null;

interface Value {
  value: Complex;
  /** Half a unit of the last decimal that is shown. */
  slack: number;
}

/** A point or one root; the names where they are typed. */
interface Group {
  names: string | null;
  values: Value[];
}

const MAX_GROUPS = 12;

/** Several values or points, in any order and with or without their letters; undefined where they are something else. */
export function compareSets(ours: string, typed: string): Comparison | undefined {
  const known = groupsOf(ours);
  return known?.length === 1 && known[0]!.values.length === 1 ? undefined : compareAll(ours, typed);
}

/** The same of one value too; `unit` is what one of the typed ones is worth in ours. */
export function compareAll(ours: string, typed: string, unit = 1): Comparison | undefined {
  const [known, given] = [groupsOf(ours), groupsOf(typed, unit)];
  if (!known || !given) return undefined;
  const alone = compareCoordinates(known, given);
  if (alone !== undefined) return alone;
  const rows = given.map((one) => known.map((other) => compareGroups(other, one)));
  if (rows.some((row) => row.every((one) => one === 'no'))) return 'wrong';
  if (rows.some((row) => !row.some((one) => one === 'same' || one === 'rounded'))) return null;
  const isHit = (one: Likeness) => one === 'same' || one === 'rounded';
  const isAll = known.every((_, at) => rows.some((row) => isHit(row[at]!)));
  if (!isAll) return 'part';
  return rows.every((row) => row.includes('same')) ? 'same' : 'rounded';
}

/** "x = 3" where ours is x = 3, y = 2. */
function compareCoordinates(known: Group[], given: Group[]): Comparison | undefined {
  const places = given.map(({ names, values }) =>
    names && values.length === 1 ? (known[0]!.names?.indexOf(names) ?? -1) : -1,
  );
  if (known[0]!.values.length === 1 || places.includes(-1)) return undefined;
  const rows = given.map(({ values: [value] }, at) =>
    known.map(({ values }) => compareNumbers(values[places[at]!]!, value!)),
  );
  if (rows.some((row) => row.every((one) => one === 'no'))) return 'wrong';
  return rows.every((row) => row.some((one) => one === 'same' || one === 'rounded')) ? 'part' : null;
}

type Likeness = 'same' | 'rounded' | 'unsure' | 'no';

const ORDER: Likeness[] = ['no', 'unsure', 'rounded', 'same'];

function compareGroups(ours: Group, typed: Group): Likeness {
  if (ours.values.length !== typed.values.length) return 'unsure';
  if (ours.names && typed.names && ours.names !== typed.names) return 'unsure';
  const likenesses = ours.values.map((one, at) => compareNumbers(one, typed.values[at]!));
  return ORDER.find((one) => likenesses.includes(one))!;
}

function compareNumbers(ours: Value, typed: Value): Likeness {
  const apart = modulus(plus(ours.value, opposite(typed.value)));
  const noise = 1e-9 * Math.max(1e-3, modulus(ours.value));
  if (apart <= noise) return 'same';
  if (apart <= typed.slack + noise && ours.slack <= typed.slack) return 'rounded';
  if (typed.slack === 0 && ours.slack > 0 && modulus(typed.value) >= 10 && apart <= 0.5) return 'unsure';
  return apart <= typed.slack + ours.slack + noise ? 'unsure' : 'no';
}

const NAMED = /^([a-zα-ω])\s{0,9}=\s{0,9}([^=]{1,120})$/iu;
const TUPLE = /^\(([^()]{0,60}(?:\([^()]{0,60}\)[^()]{0,60}){0,6})\)$/;

function groupsOf(text: string, unit = 1): Group[] | null {
  if (text.length > 300 || /[<>≤≥]/.test(text)) return null;
  const bare = text
    .trim()
    .replace(/^\([a-z],\s?[a-z](?:,\s?[a-z])?\)\s?=\s?/i, '')
    .replace(/^\{([^{}]{1,200})\}$/, '$1');
  const items = splitItems(bare);
  if (items.length === 0 || items.length > MAX_GROUPS) return null;
  const named = items.map((item) => NAMED.exec(item));
  if (named.every(Boolean))
    return groupsOfNamed(
      named.map((one) => [one![1]!, one![2]!]),
      unit,
    );
  // "x = 2 or 3" names the letter once.
  const letter = named[0]?.[1] ?? null;
  if (named.slice(1).some(Boolean)) return null;
  const texts = named[0] ? [named[0][2]!, ...items.slice(1)] : items;
  const groups: Group[] = [];
  for (const item of texts) {
    const inner = TUPLE.exec(item)?.[1];
    const parts = inner === undefined ? [item] : splitItems(inner);
    const values = parts.map((part) => valuesOf(part, unit));
    if (values.some((one) => one === null)) return null;
    if (parts.length > 1) {
      if (values.some((one) => one!.length !== 1)) return null;
      groups.push({ names: null, values: values.map((one) => one![0]!) });
    } else groups.push(...values[0]!.map((one) => ({ names: letter, values: [one] })));
  }
  return groups.length > MAX_GROUPS ? null : groups;
}

/** x = 3, y = 4, x = 4, y = 3: a point ends where a letter comes again. */
function groupsOfNamed(pairs: [name: string, text: string][], unit: number): Group[] | null {
  const points: [string, Value][][] = [];
  let point: [string, Value][] = [];
  for (const [name, text] of pairs) {
    const values = valuesOf(text, unit);
    if (!values) return null;
    if (values.length > 1 && new Set(pairs.map(([one]) => one)).size > 1) return null;
    for (const value of values) {
      if (point.some(([known]) => known === name)) {
        points.push(point);
        point = [];
      }
      point.push([name, value]);
    }
  }
  points.push(point);
  return points.map((one) => {
    const sorted = one.toSorted(([a], [b]) => (a < b ? -1 : 1));
    return { names: sorted.map(([name]) => name).join(''), values: sorted.map(([, value]) => value) };
  });
}

/** Between commas and words that stand outside brackets. */
export function splitItems(text: string): string[] {
  const items: string[] = [];
  let [depth, from] = [0, 0];
  const JOINT = /\b(?:or|and)\b|[,;，、；和或且]/giuy;
  for (let at = 0; at < text.length; at += 1) {
    if ('([{'.includes(text[at]!)) depth += 1;
    else if (')]}'.includes(text[at]!)) depth -= 1;
    JOINT.lastIndex = at;
    const joint = depth === 0 ? JOINT.exec(text)?.[0] : undefined;
    if (joint === undefined) continue;
    items.push(text.slice(from, at));
    from = at + joint.length;
    at = from - 1;
  }
  return [...items, text.slice(from)].map((one) => one.trim()).filter(Boolean);
}

/** Each sign of ± by itself. */
function valuesOf(text: string, unit: number): Value[] | null {
  const signs = text.match(/±|\\pm/g)?.length ?? 0;
  if (signs > 3) return null;
  const values: Value[] = [];
  for (let choice = 0; choice < 2 ** signs; choice += 1) {
    let at = 0;
    const chosen = text
      .replace(/±|\\pm/g, () => ((choice >> at++) & 1 ? '-' : '+'))
      .replace(/^\s{0,9}\+/, '');
    const read = parseExpression(chosen);
    if (!read.ok || symbolsOf(read.value).length > 0) return null;
    const value = evaluateComplex(read.value);
    if (!Number.isFinite(modulus(value))) return null;
    const places = (text.match(/\.\d{1,20}/g) ?? []).map((one) => one.length - 1);
    const slack = places.length > 0 ? 0.5 * 10 ** -Math.min(...places) : 0;
    values.push({ value: times(value, complex(unit)), slack: slack * unit });
  }
  return values;
}
