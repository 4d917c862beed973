import { equivalent } from '#server/maths/algebra-system/equivalence/equivalent.ts';
import { symbolsOf } from '#server/maths/algebra-system/expressions/expression.ts';
import { parse } from '#server/maths/algebra-system/parsing/statement.ts';
import { hasDecimal, hasFormOf } from './form.ts';
import type { Item } from './items.ts';
import { best, type Match, worst } from './match.ts';
import { matchNumber, type NumberKey } from './numbers.ts';
import { matchSet } from './sets.ts';
import { matchDirection, matchLine } from './vectors.ts';

/** One value of a key: a root of several, one point, a set as a whole. */
export interface Target {
  name: string | null;
  item: Item;
  key: NumberKey;
  upTo: 'factor' | 'choice' | null;
}

/** One value that is shown against one that was asked for; their names are not looked at. */
export function matchValue(target: Target, shown: Item): Match {
  const { item, key, upTo } = target;
  if (item.source === shown.source && !key.needsUnit) return 'right';
  if (upTo === 'factor') return matchDirection(item.body, shown.body);
  const number = matchNumber({ ...key, value: item.body }, shown.body);
  if (number !== null) return number;
  const set = /[<>]/.test(item.source) ? matchSet({ ...key, value: item.source }, shown.source) : null;
  if (set !== null) return set;
  const line = matchLine(item.source, shown.source);
  if (line !== null) return line;
  const match = matchTuple(target, shown) ?? matchStatement(target, shown);
  return upTo === 'choice' && match === 'different' ? 'unknown' : match;
}

const TUPLE = /^\(([^()]*(?:\([^()]*\)[^()]*)*)\)$/;

/** Points whose coordinates are numbers, each of which may be rounded. */
function matchTuple({ item, key }: Target, shown: Item): Match | null {
  const [wanted, given] = [coordinatesOf(item.body), coordinatesOf(shown.body)];
  if (!wanted || !given || wanted.length !== given.length) return null;
  const matches = wanted.map((value, at) => matchNumber({ ...key, value, accept: [] }, given[at]!));
  if (matches.includes(null)) return null;
  const match = worst(matches.map((one) => one!));
  return match === 'right' ? match : best([match, ...key.accept.map((form) => sameText(form, shown))]);
}

const sameText = (form: string, shown: Item): Match => compare(form, shown.body);

function coordinatesOf(text: string): string[] | null {
  const inside = TUPLE.exec(text.trim())?.[1];
  if (!inside) return null;
  const parts = [''];
  let depth = 0;
  for (const sign of inside) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (sign === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.length > 1 ? parts : null;
}

function matchStatement({ item, key }: Target, shown: Item): Match {
  const keys = [item, ...key.accept.map((source) => ({ source, body: source }))];
  const same = best(
    keys.flatMap(({ source, body }) => [
      compare(source, shown.source),
      compare(body, shown.body),
      compare(source, shown.body),
      compare(renamed(source, shown.source), shown.source),
    ]),
  );
  if (same !== 'right') return key.figures === 'exact' ? same : 'unknown';
  const forms = keys.flatMap(({ source, body }) => [source, body]);
  if (key.demands.has('form') && ![shown.source, shown.body].some((text) => hasFormOf(forms, text)))
    return 'inexact';
  if (key.demands.has('exact') && hasDecimal(shown.body) && !hasDecimal(item.body)) return 'inexact';
  return 'right';
}

function compare(key: string, text: string): Match {
  const verdict = equivalent(key, text, 'STATEMENT');
  if (!verdict.read || verdict.equivalent === null) return 'unknown';
  return verdict.equivalent ? 'right' : 'different';
}

/** An equation in one unknown is the same in whatever letter. */
function renamed(key: string, text: string): string {
  const [own, other] = [key, text].map(unknownOf);
  return own && other && own !== other
    ? key.replace(new RegExp(`(?<![a-z])${own}(?![a-z])`, 'g'), other)
    : key;
}

function unknownOf(text: string): string | null {
  const read = parse(text);
  if (!read.ok || read.statement.kind !== 'relation') return null;
  const letters = [...new Set(read.statement.sides.flatMap(symbolsOf))];
  return letters.length === 1 ? letters[0]! : null;
}
