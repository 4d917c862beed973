import { compareAnswers } from '../../marking/mark-typed.ts';
import { splitItems } from '../../marking/value-sets.ts';

/** What alone keeps a wrong answer from being right. */
export type NearMiss =
  | 'sign'
  | 'double'
  | 'half'
  | 'tens'
  | 'turned'
  | 'radians'
  | 'constant'
  | 'opposite'
  | 'squared'
  | 'rooted';

const MAX_LENGTH = 120;
const MOST_SIGNS = 6;

/** What is wrong with an answer where one slip explains it. */
export function nearMiss(typed: string, ours: string): NearMiss | null {
  if (typed.length > MAX_LENGTH || ours.length > MAX_LENGTH) return null;
  const given = typed.replaceAll('−', '-').replaceAll('或', ' or ');
  if (hasOtherSigns(given, ours) || withOtherSigns(given).some((one) => agrees(ours, one))) return 'sign';
  const [value, known] = [numberIn(given), numberIn(ours)];
  if (value !== null && known !== null) return byRatio(value, known) ?? byOtherSlip(value, known);
  if (/[=<>]/.test(given) || /[=<>]/.test(ours)) return null;
  if (/\+ ?c$/i.test(ours) && agrees(ours, `${given} + c`)) return 'constant';
  if (agrees(ours, `(${given})/2`)) return 'double';
  return agrees(ours, `2*(${given})`) ? 'half' : null;
}

const agrees = (ours: string, typed: string) => compareAnswers(ours, typed) === 'right';

/** The same sizes, but not the same signs: "x = 3 or x = -2" for "x = -3 or x = 2". */
function hasOtherSigns(given: string, ours: string): boolean {
  const [values, known] = [valuesIn(given), valuesIn(ours)];
  if (!values || values.length !== known?.length) return false;
  const sizes = (all: number[]) =>
    all
      .map(Math.abs)
      .toSorted((a, b) => a - b)
      .join();
  return sizes(values) === sizes(known);
}

const VALUE = /^(?:[a-zα-ω] ?= ?)?(-?\d{1,12}(?:\.\d{1,9})?)$/iu;

/** Of a list of plain values; null for anything else. */
function valuesIn(text: string): number[] | null {
  const values = text
    .split(/ or | and |[,，;；、和]/)
    .map((one) => VALUE.exec(one.trim())?.[1])
    .filter((one) => one !== undefined);
  const count = text.split(/ or | and |[,，;；、和]/).length;
  return values.length === count ? values.map(Number) : null;
}

/** With one sign changed, and with all. */
function withOtherSigns(text: string): string[] {
  const places = [...text.matchAll(/[+-]/g)].map(({ index }) => index).slice(0, MOST_SIGNS);
  const flipped = (at: number, from: string) =>
    `${from.slice(0, at)}${from[at] === '+' ? '-' : '+'}${from.slice(at + 1)}`;
  const start = /^(?:[a-z] ?= ?)?(?=[^+-])/i.exec(text)?.[0].length;
  return [
    ...places.map((at) => flipped(at, text)),
    ...(start === undefined ? [] : [`${text.slice(0, start)}-${text.slice(start)}`]),
    ...(places.length > 1 ? [places.reduce((all, at) => flipped(at, all), text)] : []),
  ];
}

const NUMBER =
  /^(?:[a-zα-ω]\w{0,2} ?= ?)?(-?\d{1,12}(?:\.\d{1,9})?)(?:\/(\d{1,9}))?\s{0,3}(?:[a-zΩμ°%][a-z\d^/ °-]{0,20})?$/iu;

function numberIn(text: string): number | null {
  const [, above, below] = NUMBER.exec(text.trim()) ?? [];
  return above === undefined ? null : Number(above) / Number(below ?? 1);
}

const near = (one: number, other: number) => Math.abs(one - other) <= 0.006 * Math.abs(other);

function byRatio(value: number, known: number): NearMiss | null {
  if (value === 0 || known === 0) return null;
  const ratio = value / known;
  if (near(ratio, 2)) return 'double';
  if (near(ratio, 0.5)) return 'half';
  if (near(ratio, 180 / Math.PI) || near(ratio, Math.PI / 180)) return 'radians';
  const tens = Math.round(Math.log10(Math.abs(ratio)));
  if (tens !== 0 && near(ratio, 10 ** tens)) return 'tens';
  return near(value * known, 1) ? 'turned' : null;
}

/** The probability of the opposite, a square without its root. */
function byOtherSlip(value: number, known: number): NearMiss | null {
  const isProbability = known > 0 && known < 1 && value > 0 && value < 1;
  if (isProbability && Math.abs(value + known - 1) < 0.0015 && Math.abs(known - 0.5) > 0.02)
    return 'opposite';
  if (value <= 0 || known <= 0 || isProbability || Number.isInteger(known)) return null;
  if (near(value, known * known)) return 'squared';
  return near(value * value, known) ? 'rooted' : null;
}

const PLAIN = /^\s{0,3}-?[\d.√/π()]{1,20}\s{0,3}$/;
const POINT = /^\s{0,3}\( ?-?[\d./]{1,8} ?, ?-?[\d./]{1,8} ?\)\s{0,3}$/;

/** Whether a number without a unit is another one than ours, in any power of ten; of several values, than each. */
export function isOtherNumber(typed: string, ours: string): boolean {
  const form = [PLAIN, POINT].find((one) => one.test(typed));
  if (!form || !/\d/.test(typed)) return false;
  const items = splitItems(ours);
  if (items.length > 1) {
    const plain = items.filter((one) => form.test(one));
    return (
      plain.length > 0 &&
      items.every((one) => compareAnswers(one, typed) !== 'right') &&
      plain.every((one) => compareAnswers(one, typed) === 'wrong' && nearMiss(typed, one) === null)
    );
  }
  const [value, known] = [numberIn(typed), numberIn(ours)];
  if (value === null || known === null || known === 0 || value === 0) return false;
  const tens = Math.log10(Math.abs(value / known));
  return Math.abs(tens - Math.round(tens)) > 0.05;
}

const ROUNDED = /^(?:[a-zα-ω] ?= ?)?(-?\d{1,6}\.\d{1,4})(?: ?[a-zΩ°][^=<>]{0,12})?$/iu;

/** Within one of its last figure, and of three figures at least. */
export function isRoundedEarly(typed: string, ours: string): boolean {
  const [given, known] = [typed, ours].map((text) => ROUNDED.exec(text.slice(0, 40).trim())?.[1]);
  if (given === undefined || known === undefined || given.replaceAll(/\D/g, '').length < 3) return false;
  const places = given.split('.')[1]!.length;
  const apart = Math.abs(Number(given) - Number(known));
  return (
    known.split('.')[1]!.length === places &&
    apart > 0 &&
    apart < 1.5 * 10 ** -places &&
    apart < 0.004 * Math.abs(Number(known))
  );
}
