import { lookup } from '../../../core/lookup.ts';

/** Powers of kg, m, s, A, K, mol. */
export type Dimension = readonly [number, number, number, number, number, number];

/** A unit as typed: `scale` turns a value into SI; `offset` is added after that (°C alone has one). */
export interface Unit {
  scale: number;
  offset: number;
  dimension: Dimension;
  latex: string;
}

interface Part {
  symbol: string;
  power: number;
}

export const DIMENSIONLESS: Dimension = [0, 0, 0, 0, 0, 0];

const dim = (...powers: number[]): Dimension => DIMENSIONLESS.map((_, index) => powers[index] ?? 0) as never;

/** In C: an electronvolt is so many J. */
export const ELEMENTARY_CHARGE = 1.6e-19;

/** Symbol: scale to SI, dimension, and whether prefixes may stand before it. */
const SYMBOLS = lookup<[scale: number, dimension: Dimension, prefixes: boolean]>({
  g: [1e-3, dim(1), true],
  m: [1, dim(0, 1), true],
  s: [1, dim(0, 0, 1), true],
  A: [1, dim(0, 0, 0, 1), true],
  K: [1, dim(0, 0, 0, 0, 1), true],
  mol: [1, dim(0, 0, 0, 0, 0, 1), true],
  N: [1, dim(1, 1, -2), true],
  Pa: [1, dim(1, -1, -2), true],
  J: [1, dim(1, 2, -2), true],
  W: [1, dim(1, 2, -3), true],
  Hz: [1, dim(0, 0, -1), true],
  Bq: [1, dim(0, 0, -1), true],
  C: [1, dim(0, 0, 1, 1), true],
  V: [1, dim(1, 2, -3, -1), true],
  F: [1, dim(-1, -2, 4, 2), true],
  Ω: [1, dim(1, 2, -3, -2), true],
  S: [1, dim(-1, -2, 3, 2), true],
  T: [1, dim(1, 0, -2, -1), true],
  Wb: [1, dim(1, 2, -2, -1), true],
  H: [1, dim(1, 2, -2, -2), true],
  eV: [ELEMENTARY_CHARGE, dim(1, 2, -2), true],
  L: [1e-3, dim(0, 3), true],
  rad: [1, DIMENSIONLESS, true],
  '°': [Math.PI / 180, DIMENSIONLESS, false],
  '%': [0.01, DIMENSIONLESS, false],
  rev: [2 * Math.PI, DIMENSIONLESS, false],
  '°C': [1, dim(0, 0, 0, 0, 1), false],
  u: [1.66e-27, dim(1), false],
  t: [1e3, dim(1), false],
  min: [60, dim(0, 0, 1), false],
  h: [3600, dim(0, 0, 1), false],
  day: [86400, dim(0, 0, 1), false],
  year: [365.25 * 86400, dim(0, 0, 1), false],
  ly: [9.46e15, dim(0, 1), false],
  pc: [3.09e16, dim(0, 1), true],
  AU: [1.5e11, dim(0, 1), false],
});

const PREFIXES: Record<string, number> = {
  f: 1e-15,
  p: 1e-12,
  n: 1e-9,
  μ: 1e-6,
  m: 1e-3,
  c: 1e-2,
  d: 1e-1,
  k: 1e3,
  M: 1e6,
  G: 1e9,
  T: 1e12,
};

/** Written names and other spellings, longest first where one begins another. */
const NAMES = lookup<string>({
  kilometres: 'km',
  kilometers: 'km',
  kilometre: 'km',
  centimetres: 'cm',
  millimetres: 'mm',
  metres: 'm',
  meters: 'm',
  metre: 'm',
  meter: 'm',
  seconds: 's',
  second: 's',
  sec: 's',
  minutes: 'min',
  minute: 'min',
  mins: 'min',
  hours: 'h',
  hour: 'h',
  hr: 'h',
  days: 'day',
  years: 'year',
  kilograms: 'kg',
  grams: 'g',
  tonnes: 't',
  tonne: 't',
  newtons: 'N',
  newton: 'N',
  joules: 'J',
  joule: 'J',
  watts: 'W',
  watt: 'W',
  volts: 'V',
  volt: 'V',
  amperes: 'A',
  amps: 'A',
  ohms: 'Ω',
  ohm: 'Ω',
  coulombs: 'C',
  tesla: 'T',
  hertz: 'Hz',
  kelvin: 'K',
  pascals: 'Pa',
  degrees: '°',
  degree: '°',
  deg: '°',
  radians: 'rad',
  revolutions: 'rev',
  litres: 'L',
  litre: 'L',
  kWh: 'kW h',
  rpm: 'rev min^-1',
  千米: 'km',
  公里: 'km',
  厘米: 'cm',
  毫米: 'mm',
  微米: 'μm',
  纳米: 'nm',
  平方米: 'm^2',
  立方米: 'm^3',
  米: 'm',
  毫秒: 'ms',
  分钟: 'min',
  小时: 'h',
  天: 'day',
  年: 'year',
  秒: 's',
  千克: 'kg',
  公斤: 'kg',
  克: 'g',
  吨: 't',
  牛顿: 'N',
  牛: 'N',
  千焦: 'kJ',
  焦耳: 'J',
  焦: 'J',
  千瓦: 'kW',
  瓦特: 'W',
  瓦: 'W',
  电子伏特: 'eV',
  电子伏: 'eV',
  伏特: 'V',
  伏: 'V',
  毫安: 'mA',
  安培: 'A',
  安: 'A',
  千欧: 'kΩ',
  欧姆: 'Ω',
  欧: 'Ω',
  库仑: 'C',
  法拉: 'F',
  特斯拉: 'T',
  赫兹: 'Hz',
  帕斯卡: 'Pa',
  帕: 'Pa',
  开尔文: 'K',
  摄氏度: '°C',
  弧度: 'rad',
  摩尔: 'mol',
});

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹⁻';

/** The unit that a text names, or null where any part of it is unknown. */
export function parseUnit(text: string): Unit | null {
  const [above, ...below] = plain(text).split('/');
  if (below.length > 2) return null;
  const parts: (Part | null)[] = parseParts(above!) ?? [null];
  for (const one of below) {
    const lower = one.trim() === '' ? null : parseParts(one.replace(/^\s*\(|\)\s*$/g, ''));
    parts.push(...(lower?.map(({ symbol, power }) => ({ symbol, power: -power })) ?? [null]));
  }
  return parts.length > 0 && parts.every((part) => part !== null) ? compose(parts) : null;
}

export const sameDimension = (one: Dimension, other: Dimension) =>
  one.every((power, index) => Math.abs(power - other[index]!) < 1e-9);

/** A value in the unit, given one in SI. */
export const fromSi = (value: number, { scale, offset }: Unit) => (value - offset) / scale;

function plain(text: string): string {
  let result = text
    .replace(/\\(?:mathrm|text|operatorname|rm)\s*\{((?:[^{}]|\{[^{}]*\})*)\}/g, '$1')
    .replace(/\\Omega|[Oo]hms?\b/g, 'Ω')
    .replace(/\\(?:mu|upmu)\s*/g, 'μ')
    .replace(/\^\{?\\circ\}?|\\degree/g, '°')
    .replace(/\\[,;! ]|~|\\cdot|[·⋅*×]/g, ' ')
    .replace(/[µ]/g, 'μ')
    .replace(/[Ω]/g, 'Ω')
    .replace(/℃|°\s+C\b/g, '°C')
    .replace(/º/g, '°')
    .replace(/(米|千米|公里)每(秒)/g, '$1/$2')
    .replace(/每/g, '/')
    .replace(/\bper\b/g, '/')
    .replace(
      /[⁰¹²³⁴⁵⁶⁷⁸⁹⁻]+/g,
      (raised) => `^${[...raised].map((one) => '0123456789-'[SUPERSCRIPTS.indexOf(one)]).join('')}`,
    )
    .replace(/[−–]/g, '-')
    .replace(/\^\{\s*(-?\d+)\s*\}|\^\(\s*(-?\d+)\s*\)/g, '^$1$2')
    .replace(/\bsquared\b/g, '^2')
    .trim();
  for (const name of CHINESE) result = result.replaceAll(name, ` ${NAMES[name]} `);
  return result
    .replace(/(?<!\s)\s+\^/g, '^')
    .replace(/\s+/g, ' ')
    .trim();
}

const CHINESE = Object.keys(NAMES)
  .filter((name) => /\p{Script=Han}/u.test(name))
  .sort((one, other) => other.length - one.length);

function parseParts(text: string): Part[] | null {
  const parts: Part[] = [];
  for (const word of text.trim().split(/\s+/)) {
    if (word === '' || (word === '1' && parts.length === 0)) continue;
    const named = NAMES[word];
    if (named) {
      parts.push(...parseParts(named)!);
      continue;
    }
    const run = [...word.matchAll(/([A-Za-zμΩ°%]+)(?:\^?(-?\d+))?/g)];
    if (run.map(([whole]) => whole).join('') !== word) return null;
    for (const [, letters, power] of run) {
      const split = splitSymbols(NAMES[letters!] ?? letters!, Number(power ?? 1));
      if (!split) return null;
      parts.push(...split);
    }
  }
  return parts;
}

/** `kgm` is kg m; the power belongs to the last; `ms^-1` is m s⁻¹, never a millisecond. */
function splitSymbols(letters: string, power: number): Part[] | null {
  const metresPerSecond = power < 0 && letters.endsWith('ms');
  if (!metresPerSecond && lookUpSymbol(letters)) return [{ symbol: letters, power }];
  for (let length = letters.length - 1; length > 0; length -= 1) {
    const [first, rest] = [letters.slice(0, length), letters.slice(length)];
    if (!lookUpSymbol(first)) continue;
    const others = splitSymbols(rest, power);
    if (others) return [{ symbol: first, power: 1 }, ...others];
  }
  return null;
}

function lookUpSymbol(symbol: string): { scale: number; dimension: Dimension } | null {
  const spelt = symbol === 'l' ? 'L' : symbol.replace(/^u(?=.)/, 'μ');
  const own = SYMBOLS[spelt];
  if (own) return { scale: own[0], dimension: own[1] };
  const base = SYMBOLS[spelt.slice(1)];
  const prefix = PREFIXES[spelt[0] ?? ''];
  return base?.[2] && prefix ? { scale: prefix * base[0], dimension: base[1] } : null;
}

function compose(parts: Part[]): Unit {
  const dimension = [...DIMENSIONLESS];
  let scale = 1;
  for (const { symbol, power } of parts) {
    const unit = lookUpSymbol(symbol)!;
    scale *= unit.scale ** power;
    unit.dimension.forEach((one, index) => (dimension[index]! += one * power));
  }
  const celsius = parts.length === 1 && parts[0]!.symbol === '°C' && parts[0]!.power === 1;
  return { scale, offset: celsius ? 273.15 : 0, dimension: dimension as never, latex: latexOf(parts) };
}

function latexOf(parts: Part[]): string {
  if (parts.length === 1 && parts[0]!.symbol === '°') return '^{\\circ}';
  const set = parts.map(({ symbol, power }) => setSymbol(symbol) + (power === 1 ? '' : `^{${power}}`));
  return `\\mathrm{${set.join('\\,')}}`;
}

const setSymbol = (symbol: string) =>
  symbol
    .replace(/^u(?=.)|μ/, '\\mu ')
    .replace('Ω', '\\Omega ')
    .replace('°', '^{\\circ}')
    .replace('%', '\\%')
    .trim();
