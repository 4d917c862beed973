import { parseUnit, sameDimension } from '../../../algebra-system/numbers/units.ts';
import type { Problem } from '../../schema/problem.ts';

type Spans = readonly { span?: readonly [number, number] }[];

/** The sentences from which a part was read: what is told up to it, and what it asks for. */
export function sentencesOf({ text, facts, parts }: Problem, at: number): string {
  const told: Spans = [
    ...facts,
    ...parts.slice(0, at + 1).flatMap(({ given, facts: own }) => [...given, ...own]),
    ...parts[at]!.goals,
    ...parts[at]!.otherwise.flatMap(({ goals }) => goals),
  ];
  return sliced(text, told);
}

/** The sentences that a part has for itself. */
export const ownSentences = ({ text, parts }: Problem, at: number): string =>
  sliced(text, [...parts[at]!.facts, ...parts[at]!.goals]);

function sliced(text: string, told: Spans): string {
  const points = Array.from(text);
  const spans = new Map(told.flatMap(({ span }) => (span ? [[span.join(' '), span] as const] : [])));
  return [...spans.values()].map((span) => points.slice(...span).join('')).join('\n');
}

/** Written out, a unit is one wherever it stands; "metre" is none in "per square metre". */
const WRITTEN: readonly [words: RegExp, unit: string][] = [
  [/\bkilograms?\b|千克|公斤/, 'kg'],
  [/\bgrams?\b|(?<![千毫公])克(?!服)/, 'g'],
  [/\bcentimetres?\b|厘米/, 'cm'],
  [/\bmillimetres?\b|毫米/, 'mm'],
  [/\bkilometres?\b|千米|公里/, 'km'],
  [/\bmetres?\b|(?<=[\d\s$a-z为以位:：])米/, 'm'],
  [/\bmillilitres?\b|毫升/, 'cm^3'],
  [/\blitres?\b|(?<!毫)升(?![高到])/, 'dm^3'],
  [/\bmilliseconds?\b|毫秒/, 'ms'],
  [/\bseconds\b|(?<!毫)秒/, 's'],
  [/\bminutes?\b|分钟/, 'min'],
  [/(?<!per )\bhours\b|(?<=\d )\bhour\b|小时/, 'h'],
  [/(?:\d|\bin) months?\b|以月/, 'month'],
  [/(?:\d|\bin) years?\b|\d ?岁/, 'year'],
];
/** As a sign it stands behind its number or its letter, or by itself: "12.5 g", "x g", "(g)", "in g". */
const SIGNS: Record<string, string> = {
  kg: 'kg',
  g: 'g',
  mg: 'mg',
  cm: 'cm',
  mm: 'mm',
  km: 'km',
  m: 'm',
  ml: 'cm^3',
  ms: 'ms',
  s: 's',
  min: 'min',
  h: 'h',
};
const SIGNED =
  /(?:\d\s?|(?<![A-Za-z'’])[A-Za-z]\$?\s|\$\s?|\(|[/／]\s?|\bin\s|\\(?:text|mathrm)\{\s?)(kg|g|mg|cm|mm|km|m|ml|ms|s|min|h)\}?(?![A-Za-z\d^²³'’]| ?[=<>(])/g;

/** Whether something is told in one unit and asked for, or compared, in another of its kind. */
export function mixesUnits(text: string): boolean {
  const units = [
    ...WRITTEN.flatMap(([words, unit]) => (words.test(text) ? [unit] : [])),
    ...[...text.matchAll(SIGNED)].map(([, sign]) => SIGNS[sign!]!),
  ];
  const all = [...new Set(units)];
  if (all.includes('month') && all.includes('year')) return true;
  const known = all.flatMap((unit) => parseUnit(unit) ?? []);
  return known.some((one, at) =>
    known
      .slice(0, at)
      .some((other) => sameDimension(one.dimension, other.dimension) && one.scale !== other.scale),
  );
}
