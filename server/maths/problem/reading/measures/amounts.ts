import type { Quantity } from '../../schema/problem.ts';
import { parseUnit } from '../../../algebra-system/numbers/units.ts';
import { NUMBER, readUnit } from '../../../reading/physics/values.ts';

export interface FoundAmount {
  /** UTF-16 offsets in the text. */
  from: number;
  to: number;
  amount: Quantity;
  /** m of "m = 2.5 kg". */
  symbol: string | null;
}

/** The text without the marks of LaTeX that do not change what a quantity is, and where each of its signs stood. */
interface Flat {
  text: string;
  /** Where each sign begins in the text as it was typed, and behind the last the length of that. */
  at: number[];
}

const MARKS: [RegExp, string][] = [
  [/\$/y, ''],
  [/\\[,;!]/y, ' '],
  [/\\ |~/y, ' '],
  [/\^\{?\\circ\}?|\\degree\b/y, '°'],
  [/\\(?:times|cdot)(?![a-z])/y, '×'],
  [/\\pm(?![a-z])/y, '±'],
  [/\\(?:mathrm|text|rm)\{/y, '{'],
  [/\\Omega(?![a-z])/y, 'Ω'],
  [/\\mu(?![a-z])/y, 'μ'],
  [/\\%/y, '%'],
  // m s^(-1)
  [/\^\([-−–]1\)/y, '^-1'],
  [/\^\([-−–]2\)/y, '^-2'],
  [/\^\([-−–]3\)/y, '^-3'],
  [/（/y, '('],
  [/）/y, ')'],
  [/　/y, ' '],
];

const RAISED = new Map(Array.from('⁰¹²³⁴⁵⁶⁷⁸⁹⁻⁺', (sign, i): [string, string] => [sign, '0123456789-+'[i]!]));
/** The exponent of a power of ten: 10²³. */
const POWER = /[⁺⁻]?[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,2}/uy;
const TEN = /[×x*·]\s{0,3}10$/;

/** An exponent in brackets: m s^(-1), 10^(-3). */
const BRACKETED = /\^\(([-−–]?\d{1,2})\)/y;

function flatOf(text: string): Flat {
  const flat: Flat = { text: '', at: [] };
  const push = (signs: string, at: number) => {
    for (const sign of signs) {
      flat.text += sign;
      flat.at.push(at);
    }
  };
  // A group that is set upright is no group of an exponent: its brackets are left out.
  const open: boolean[] = [];
  for (let at = 0; at < text.length;) {
    BRACKETED.lastIndex = at;
    const exponent = BRACKETED.exec(text)?.[1];
    if (exponent !== undefined) {
      push(`^${exponent.slice(0, -1)}`, at);
      at = BRACKETED.lastIndex;
      push(exponent.slice(-1), at - 1);
      continue;
    }
    POWER.lastIndex = at;
    const power = TEN.test(flat.text.slice(-6)) ? POWER.exec(text)?.[0] : undefined;
    if (power !== undefined) {
      push('^', at);
      for (const sign of power) push(RAISED.get(sign)!, at++);
      continue;
    }
    const mark = MARKS.find(([pattern]) => {
      pattern.lastIndex = at;
      return pattern.test(text);
    });
    if (mark) {
      const [pattern, sign] = mark;
      if (sign === '{') open.push(false);
      else push(sign, at);
      at = pattern.lastIndex;
      continue;
    }
    const one = text[at]!;
    if (one === '{') open.push(true);
    const isKept = one === '}' ? (open.pop() ?? true) : true;
    if (isKept) push(one, at);
    at += 1;
  }
  flat.at.push(text.length);
  return flat;
}

const BEFORE = /[\^_{\\+*/<>≤≥×±|]\s*$|[-−]\s+$/u;
const AFTER = /^\s*(?:[-+*/^=<>≤≥×±_(]|\\(?:leq?|geq?|l|g)\b)|^[A-Za-z0-9]/u;
const SYMBOL =
  /(?:^|[\s,:;(，、：（]|[\u4e00-\u9fff])(\\?[A-Za-zα-ωΔ][A-Za-z]{0,8}(?:_\{?\w{1,9}\}?)?)\s{0,9}=\s{0,9}$/u;
const WITHIN = /^\s{0,9}±\s{0,9}(\d{1,20}(?:\.\d{1,20})?)(?:\s{0,9}\))?/u;
const LETTER = /(?<![\w\\^_.{}+*/=<>)°-])([A-Za-z])(?![\w^_{}'’-])/gu;

/** 2P N, 3m kg: a multiple of a letter, and no product of units. */
const TIMES_LETTER = /^([B-DF-HKLP-RT-UX-Zc-fhm-rt-z])(?=\s{1,3}(?:N|kg)(?![\w^]))/;

/** Things whose name could be a product of units. */
const NAMES = /^(?:mugs?|gums?)$/;

/** Every number with its unit, and every letter with one, in the order of the text; what is part of a formula is none. */
export function amountsIn(text: string): FoundAmount[] {
  const { text: flat, at } = flatOf(text);
  const found: FoundAmount[] = [];
  for (const { 0: typed, index } of flat.matchAll(NUMBER)) {
    if (index < (found.at(-1)?.to ?? 0)) continue;
    const one = numberAt(flat, typed.trimEnd(), index);
    if (one) found.push(one);
  }
  for (const { 1: letter, index } of flat.matchAll(LETTER)) {
    const end = index + letter!.length;
    const { unit, length } = unitAt(flat, end);
    if (/[aAI]/.test(letter!) && text[at[index]! - 1] !== '$') continue;
    const isApart = found.every((one) => index >= one.to || end <= one.from);
    if (!isApart || unit === null || !/^\s/.test(flat.slice(end))) continue;
    if (
      AFTER.test(flat.slice(end + length)) ||
      !/(?:^|[\s(，,、]|[\u4e00-\u9fff])$/u.test(flat.slice(0, index))
    )
      continue;
    found.push({ from: index, to: end + length, amount: { amount: letter!, unit }, symbol: null });
  }
  return found
    .map((one) => ({ ...one, from: at[one.from]!, to: endIn(text, at, one.to) }))
    .map((one) => widened(one, text))
    .filter((one) => one !== null)
    .filter(({ amount }) => !NAMES.test(amount.unit))
    .sort((a, b) => a.from - b.from);
}

const ASKED =
  /\b(?:in|单位)\s{1,9}|(?:(?<=[,(，（]\s{0,3})以|单位(?:为|是|用|:|：)?|(?:结果|答案)?用)\s{0,9}/gu;
const BEHIND = /^\s*(?:[,.;)?，。；）？]|$|and\b|to\b|giving\b|correct\b|of the\b|为单位|作单位|表示|作答)/u;

/** Every unit in which an answer is wanted: "in km", 以 J 为单位. */
export function unitsIn(text: string): { from: number; to: number; unit: string }[] {
  const { text: flat, at } = flatOf(text);
  return [...flat.matchAll(ASKED)].flatMap(({ 0: lead, index }) => {
    const from = index + lead.length;
    const { unit, length } = unitAt(flat, from, true);
    if (unit === null || !BEHIND.test(flat.slice(from + length))) return [];
    // The reflection in $l$ is in no litres.
    if (/^[A-Za-z]$/.test(unit) && text[at[from]! - 1] === '$') return [];
    // "The points in C" are in no coulombs.
    if (/^[A-Z]$/.test(unit) && lead.startsWith('in') && !/,\s{0,3}$/.test(flat.slice(0, index))) return [];
    const whole = widened(
      { from: at[from]!, to: endIn(text, at, from + length), amount: { amount: '', unit }, symbol: null },
      text,
    );
    return whole ? [{ from: whole.from, to: whole.to, unit }] : [];
  });
}

/** Behind the last sign, the bracket that closes an upright group with it. */
function endIn(text: string, at: number[], to: number): number {
  let end = at[to - 1]!;
  end +=
    /^(?:\^\([-−–]\d\)|\^\{?\\circ\}?|\\degree|\\Omega|\\mu|\\%)/.exec(text.slice(end, end + 12))?.[0]
      .length ?? 1;
  while (text[end] === '}' && text.slice(0, end).split('{').length > text.slice(0, end).split('}').length)
    end += 1;
  return end;
}

/** 2√5 m s⁻¹ */
const ROOT = /(?<![\w.)])\d{0,4}√$/u;
const rooted = (lead: string, size: string): string =>
  lead === '' ? size : `${lead.slice(0, -1) || '1'} * sqrt(${size})`;

function numberAt(flat: string, typed: string, index: number): FoundAmount | null {
  const isSigned = flat[index - 1] === '+';
  const lead = ROOT.exec(flat.slice(Math.max(0, index - 6), index))?.[0] ?? '';
  const start = (isSigned ? index - 1 : index) - lead.length;
  const end = index + typed.length;
  const bracket = flat[start - 1] === '(' ? 1 : 0;
  const within = WITHIN.exec(flat.slice(end));
  const isBracketed = bracket === 1 && within?.[0].endsWith(')');
  const from = isBracketed ? start - 1 : start;
  const times = within ? null : TIMES_LETTER.exec(flat.slice(end, end + 8));
  const after = end + (times?.[1]!.length ?? within?.[0].length ?? 0);
  const { unit, length } = unitAt(flat, after);
  if (unit === null || AFTER.test(flat.slice(after + length))) return null;
  const before = flat.slice(0, from);
  const symbol = SYMBOL.exec(before.slice(-24));
  if (
    !symbol &&
    (BEFORE.test(before.slice(-2)) ||
      (/[=]\s*$/.test(before) && !/(?:[a-z]{2}|[\u4e00-\u9fff]|\))\s{0,3}[=]\s*$/.test(before.slice(-24))))
  )
    return null;
  if (symbol && unit === '°') return null;
  const name = symbol?.[1] ?? null;
  return {
    from: name === null ? from : before.lastIndexOf(name),
    to: after + length,
    amount: {
      amount: rooted(lead, `${plainNumber(typed)}${times?.[1] ?? ''}`),
      unit,
      ...(within && { within: within[1]! }),
    },
    symbol: name,
  };
}

/** A unit behind a number; letters without a space between are factors. */
function unitAt(flat: string, from: number, isApart = false): { unit: string | null; length: number } {
  const { unit, length } = readUnit(flat, from);
  if (!unit) return { unit: null, length: 0 };
  const typed = flat.slice(from, from + length);
  if (
    !isApart &&
    !/^[\s°%\u4e00-\u9fff]/u.test(typed) &&
    !/^[A-ZΩμ]|^(?:mm|cm|km|kg|ms|eV|nm|mA|kN)/.test(typed)
  )
    return { unit: null, length: 0 };
  // Twice a length L.
  if (!isApart && typed === 'L') return { unit: null, length: 0 };
  const spelt = spelling(typed);
  return parseUnit(spelt) ? { unit: spelt, length } : { unit: null, length: 0 };
}

const spelling = (typed: string) =>
  typed
    .trim()
    .replace(/[−–]/g, '-')
    .replace(/\^\{\s*(-?\d+)\s*\}/g, '^$1')
    .replace(/\s+/g, ' ')
    .replaceAll(' ^', '^');

function plainNumber(typed: string): string {
  const plain = typed.replace(/−/g, '-').replace(/,/g, '').trim();
  return plain.replace(
    /\s{0,9}(?:×|x|\*|·)\s{0,9}10\s{0,9}\^?\s{0,9}\{?\s{0,9}\+?(-?\d{1,40})\s{0,9}\}?/,
    ' * 10^($1)',
  );
}

/** With the marks of a formula that it fills; null where it is part of a larger formula. */
function widened(one: FoundAmount, text: string): FoundAmount | null {
  let { from, to } = one;
  const isOpen = (end: number) => (text.slice(0, end).match(/\$\$?/g) ?? []).length % 2 === 1;
  if (isOpen(from)) {
    const start = text.lastIndexOf('$', from - 1);
    if (!/^\s{0,9}=?\s{0,9}(?:\\(?:text|mathrm|rm)\{)?$/.test(text.slice(start + 1, from))) return null;
    from = start > 0 && text[start - 1] === '$' ? start - 1 : start;
  }
  if (isOpen(to)) {
    const end = text.indexOf('$', to);
    if (end < 0 || text.slice(to, end).trim() !== '') return null;
    to = text[end + 1] === '$' ? end + 2 : end + 1;
  }
  return { ...one, from, to };
}
