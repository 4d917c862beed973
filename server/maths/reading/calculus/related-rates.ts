import { type Expression, symbolsOf } from '../../algebra-system/expressions/expression.ts';
import { expression, parseExpression } from '../../algebra-system/parsing/statement.ts';
import { type LengthUnit, lengthUnitIn } from '../geometry/length-unit.ts';
import { isPlain } from './calculus-question.ts';

/** Q = f(p), the rate of one of them, and the place. */
export interface RelatedRates {
  of: Expression;
  letter: string;
  name: string;
  /** Which rate is given: that of p or that of Q. */
  given: 'inner' | 'outer';
  rate: Expression;
  at: Expression;
  unit: { length: LengthUnit; time: string; powers: Record<'inner' | 'outer', number> } | null;
}

interface Shape {
  words: RegExp;
  inner: RegExp;
  letter: string;
  outer: { words: RegExp; name: string; of: string; power: number }[];
}

const SHAPES: Shape[] = [
  {
    words: /\bcirc(?:le|ular)\b|圆(?!锥|柱)/,
    inner: /\bradius\b|半径/,
    letter: 'r',
    outer: [
      { words: /\barea\b|面积/, name: 'A', of: 'pi*r^2', power: 2 },
      { words: /\bcircumference\b|周长/, name: 'C', of: '2pi*r', power: 1 },
    ],
  },
  {
    words: /\bspher(?:e|ical)\b|球/,
    inner: /\bradius\b|半径/,
    letter: 'r',
    outer: [
      { words: /\bsurface area\b|表面积/, name: 'S', of: '4pi*r^2', power: 2 },
      { words: /\bvolume\b|\bpumped into\b|体积/, name: 'V', of: '4/3*pi*r^3', power: 3 },
    ],
  },
  {
    words: /\bcube\b|正方体|立方体/,
    inner: /\b(?:side|edge)s?\b|棱长|边长/,
    letter: 'x',
    outer: [
      { words: /\bsurface area\b|表面积/, name: 'S', of: '6x^2', power: 2 },
      { words: /\bvolume\b|体积/, name: 'V', of: 'x^3', power: 3 },
    ],
  },
  {
    words: /\bsquare\b(?! (?:root|cm|metre|centimetre))|正方形/,
    inner: /\bside\b|边长/,
    letter: 'x',
    outer: [{ words: /\barea\b|面积/, name: 'A', of: 'x^2', power: 2 }],
  },
];

const UNITS =
  /\s{0,9}(?:cm|mm|km|m)(?:\s{0,9}(?:\^\s{0,9}\{?\s{0,9}-?[123]\s{0,9}\}?|[²³]))?\s{0,9}(?:\/\s{0,9}s\b|s\s{0,9}\^\s{0,9}\{?-1\}?|s⁻¹)?|\bper second\b|\/\s{0,9}s(?:ec(?:ond)?)?\b|每秒/giu;
const NUMBER =
  /(?<![A-Za-z\d.])\d+(?:\.\d+)?(?:\/\d+)?\s*(?:π|\\pi|pi)?|(?<![A-Za-z\d.])(?:π|\\pi)(?![a-z])/gu;

/** A circle, a sphere, a cube or a square that grows: exactly one rate and one place are given. */
export function growingShape(text: string): RelatedRates | null {
  const plain = text.toLowerCase();
  if (/decreas|shrink|leak|melt|减|缩/.test(plain)) return null;
  const shape = SHAPES.filter(({ words }) => words.test(plain));
  if (shape.length !== 1) return null;
  const { inner, letter, outer } = shape[0]!;
  const outers = outer.filter(({ words }) => words.test(plain));
  // "surface area" holds the word "area" of no other quantity here.
  const [quantity] = outers;
  if (outers.length !== 1 || !quantity) return null;
  const [given, request, place] = clausesOf(plain);
  if (!given || !request || !place) return null;
  const isInnerGiven = inner.test(given) && !quantity.words.test(given);
  const isOuterGiven = quantity.words.test(given) && !inner.test(given);
  if (isInnerGiven === isOuterGiven) return null;
  if (
    !(isInnerGiven ? quantity.words : inner).test(request) ||
    (isInnerGiven ? inner : quantity.words).test(request)
  )
    return null;
  if (!inner.test(place) && !new RegExp(`\\b${letter}\\s*=`).test(place)) return null;
  const [rate, at] = [oneNumberIn(given), oneNumberIn(place)];
  if (!rate || !at || oneNumberIn(request) || count(plain) !== 2) return null;
  const [length, time] = [lengthUnitIn(plain), timeUnitIn(given)];
  if (length === undefined || time === undefined) return null;
  return {
    of: expression(quantity.of),
    letter,
    name: quantity.name,
    given: isInnerGiven ? 'inner' : 'outer',
    rate,
    at,
    unit: length && time ? { length, time, powers: { inner: 1, outer: quantity.power } } : null,
  };
}

const TIMES: [RegExp, string][] = [
  [/\bper (?:s|seconds?)\b|\/ ?s(?:ec(?:ond)?s?)?\b|\bs ?(?:\^ ?\{? ?-1|⁻¹)|每秒|\/秒/, 's'],
  [/\bper min(?:utes?)?\b|\/ ?min(?:ute)?\b|\bmin ?(?:\^ ?\{? ?-1|⁻¹)|每分钟?|\/分/, 'min'],
  [/\bper h(?:ours?)?\b|\/ ?h(?:our|r)?\b|\bh ?(?:\^ ?\{? ?-1|⁻¹)|每小时|\/小时/, 'h'],
];

/** Null where no unit of time is named, undefined where several are. */
function timeUnitIn(text: string): string | null | undefined {
  const units = TIMES.filter(([form]) => form.test(text));
  return units.length > 1 ? undefined : (units[0]?.[1] ?? null);
}

/** What is given, what is asked, where: "The radius … at 2. Find the rate … of the area when the radius is 5." */
function clausesOf(plain: string): [string?, string?, string?] {
  for (const [given, rest] of splitsAt(plain, /[.,;]\s{0,9}(?:find|calculate|determine|what is)\s{1,9}/g)) {
    if (!/\d/.test(after(given, /\b(?:increas|grow|expand|pumped|chang)/))) continue;
    for (const [request, place] of splitsAt(rest, /\s(?:when|at the (?:instant|moment) when)\s{1,9}/g))
      if (/\brate\b/.test(request)) return [given, request.trimEnd(), place];
  }
  for (const [given, rest] of splitsAt(plain, /[,，。;；]\s{0,9}求/g)) {
    if (!/增加|增大|增长|膨胀|扩大/.test(after(given, /以/))) continue;
    for (const [place, tail] of splitsAt(rest, /时[,，]?/g)) {
      const rate = /变化率/.exec(tail) ?? /增加的?速[率度]|增长率/.exec(tail);
      if (/\d/.test(place) && rate) return [given, tail.slice(0, rate.index + rate[0].length), place];
    }
  }
  return [];
}

/** The text before and after each match. */
function splitsAt(text: string, pattern: RegExp): [string, string][] {
  return [...text.matchAll(pattern)].map(({ 0: match, index }) => [
    text.slice(0, index),
    text.slice(index + match.length),
  ]);
}

/** The text after the first match; empty where there is none. */
function after(text: string, pattern: RegExp): string {
  const match = pattern.exec(text);
  return match ? text.slice(match.index + match[0].length) : '';
}

function oneNumberIn(text: string): Expression | null {
  const numbers = text.replace(UNITS, ' ').match(NUMBER) ?? [];
  const parsed = numbers.length === 1 ? parseExpression(numbers[0]!.trim()) : null;
  return parsed?.ok && isPlain(parsed.value) && symbolsOf(parsed.value).length === 0 ? parsed.value : null;
}

function count(text: string): number {
  return (text.replace(UNITS, ' ').match(NUMBER) ?? []).length;
}
