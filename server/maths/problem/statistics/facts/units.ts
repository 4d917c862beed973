import { parseUnit, sameDimension } from '../../../algebra-system/numbers/units.ts';
import { UNIT } from './notation.ts';

export const NAMED_UNITS: Record<string, string> = {
  kilograms: 'kg',
  grams: 'g',
  centimetres: 'cm',
  millimetres: 'mm',
  metres: 'm',
  kilometres: 'km',
  minutes: 'min',
  hours: 'h',
  seconds: 's',
  millilitres: 'cm^3',
  ml: 'cm^3',
  milliseconds: 'ms',
  litres: 'dm^3',
  litre: 'dm^3',
};

const WORDS = new RegExp(
  `\\b(?:${[...Object.keys(NAMED_UNITS), 'kg', 'cm', 'mm', 'km', 'ml', 'ms'].join('|')})\\b`,
  'g',
);

const isScene = (one: unknown): boolean =>
  typeof one === 'object' && one !== null && 'relation' in one && one.relation === 'scene';

/** Whether nothing is measured in two units of one kind. */
export function hasOneUnit(facts: readonly unknown[]): boolean {
  const text = JSON.stringify(facts.filter((one) => !isScene(one)));
  return areAlike(text) && measuresOneKind(text);
}

/** Whether no two units of one kind stand in a text. */
export function areAlike(text: string): boolean {
  const named = [
    ...[...text.matchAll(UNIT)].map(([, unit]) => unit!),
    ...[...text.matchAll(WORDS)].map(([word]) => word),
  ];
  const units = [
    ...new Set(named.map((unit) => (Object.hasOwn(NAMED_UNITS, unit) ? NAMED_UNITS[unit]! : unit))),
  ].map((unit) => parseUnit(unit));
  return units.every(
    (one, at) => one === null || units.slice(0, at).every((other) => other === null || isAlike(one, other)),
  );
}

const KINDS = {
  mass: /\b(?:mass(?:es)?|weigh(?:s|t|ts|ed|ing)?|heavier|heaviest|lighter|lightest|kg|grams|kilograms)\b|质量|重量|克|公斤/,
  length:
    /\b(?:heights?|tall|taller|tallest|widths?|diameters?|cm|mm|metres|centimetres|millimetres)\b|长度|高度|身高|直径|宽度|厘米|毫米/,
  time: /\b(?:times?|takes?|took|lasts?|lasted|minutes|hours|seconds)\b|时间|分钟|小时/,
  age: /\b(?:ages?|older|oldest|younger|youngest)\b|年龄/,
  speed: /\bspeeds?\b|速度|速率/,
  volume: /\b(?:volumes?|ml|litres|millilitres)\b|体积|容量|毫升/,
};
const LONG = /\b(?:lengths?|long|longer|longest|shorter|shortest)\b/;
const MAY_BE_LONG = new Set(['length', 'time']);

/** Whether one kind of quantity is spoken of: a mass that is compared with a length tells nothing. */
function measuresOneKind(text: string): boolean {
  const found = Object.entries(KINDS).flatMap(([kind, words]) => (words.test(text) ? [kind] : []));
  return found.length < 2 && (!LONG.test(text) || found.every((one) => MAY_BE_LONG.has(one)));
}

type Unit = NonNullable<ReturnType<typeof parseUnit>>;

const isAlike = (one: Unit, other: Unit): boolean =>
  !sameDimension(one.dimension, other.dimension) || one.scale === other.scale;
