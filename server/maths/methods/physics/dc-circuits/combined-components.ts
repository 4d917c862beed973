import type { Check, Method, Solution } from '../../../writing/method.ts';
import { significantFigures } from '../../../algebra-system/numbers/significant-figures.ts';
import { exactOrRounded, PHYSICS, rounded, usefulFigures } from '../../../writing/rounding.ts';
import { step } from '../../../writing/step.ts';
import { parseUnit, sameDimension, type Unit } from '../../../algebra-system/numbers/units.ts';
import type { Question } from '../../../reading/questions/question.ts';
import { normalise } from '../../../reading/spelling.ts';
import { NUMBER, numberOf, readUnit } from '../../../reading/physics/values.ts';

interface Component {
  id: string;
  topic: string;
  unit: string;
  symbol: string;
  title: Solution['title'];
  en: RegExp;
  zh: RegExp;
  /** The connection in which the values add: series for resistors, parallel for capacitors. */
  adds: 'series' | 'parallel';
}

interface Combined {
  values: number[];
  how: 'series' | 'parallel';
  unit: Unit;
  typed: string;
  figures: number;
  /** The most decimals that a value was typed with; null where the units differ. */
  decimals: number | null;
}

const COMPONENTS: Component[] = [
  {
    id: 'resistor-combination',
    topic: '9702/all/dc-circuits',
    unit: 'Ω',
    symbol: 'R',
    title: { en: 'Combined resistance', zh: '等效电阻' },
    en: /\bresist(?:ors?|ances?)\b/,
    zh: /电阻/u,
    adds: 'series',
  },
  {
    id: 'capacitor-combination',
    topic: '9702/all/capacitance',
    unit: 'F',
    symbol: 'C',
    title: { en: 'Combined capacitance', zh: '等效电容' },
    en: /\bcapacit(?:ors?|ances?)\b/,
    zh: /电容/u,
    adds: 'parallel',
  },
];

const KNOWN = new Set(
  'find calculate determine what is the total combined effective equivalent resultant overall resistance resistances resistor resistors capacitance capacitances capacitor capacitors of a an two three four five six in parallel series connected are and when with values value network combination joined together for have that which placed their each other to'.split(
    ' ',
  ),
);
const HAN =
  /^(?:[两二三四五六]个|分别为|阻值|电阻器|电阻|电容器|电容|并联|串联|连接|接在一起|求|计算|的|和|与|后|时|总|等效|合|值|为|是多少|多少|在一起|把|将|它们|各|[,.?:; §])+$/u;
const COUNT: Record<string, number> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  两: 2,
  二: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
};

/** Several resistors, or several capacitors, all in series or all in parallel. */
export const combinations = COMPONENTS.map((component): Method<Combined> => ({
  id: component.id,
  topic: component.topic,
  match: (question) => combinedIn(question, component),
  solve: (combined, { precision }) => solutionOf(combined, component, precision?.digits ?? null),
  verify: ({ answer }, combined, { precision }) => [
    checkPairwise(answer.text, combined, component, precision?.digits ?? null),
  ],
}));

function combinedIn({ text, precision }: Question, component: Component): Combined | null {
  if (precision?.kind === 'places') return null;
  const plain = normalise(text).replace(/\s+/g, ' ').trim();
  const read = valuesIn(plain, component);
  if (!read) return null;
  const { values, units, rest, figures } = read;
  const lower = rest.toLowerCase();
  const ways = (['series', 'parallel'] as const).filter((way) =>
    (way === 'series' ? /\bseries\b|串联/u : /\bparallel\b|并联/u).test(lower),
  );
  const isChinese = /\p{Script=Han}/u.test(lower);
  const isKnown = isChinese
    ? HAN.test(lower) && component.zh.test(lower)
    : lower.split(/[^a-z]+/).every((word) => word === '' || KNOWN.has(word)) && component.en.test(lower);
  const count = Object.entries(COUNT).find(([word]) =>
    isChinese ? lower.includes(`${word}个`) : new RegExp(`\\b${word}\\b`).test(lower),
  )?.[1];
  const isRequest = isChinese
    ? /(?:总|等效|合)(?:电阻|电容|阻值|值)/u.test(lower)
    : /\b(?:find|calculate|determine|what is)\b.{0,300}\b(?:resistance|capacitance)\b/.test(lower);
  const [how] = ways;
  if (!how || ways.length !== 1 || !isKnown || !isRequest || (count && count !== values.length)) return null;
  if (/\beach\b/.test(lower) && !/\beach other\b/.test(lower)) return null;
  const isShared = units.every(({ scale }) => scale === units[0]!.scale);
  const unit = isShared ? units[0]! : parseUnit(component.unit)!;
  return {
    values,
    how,
    unit,
    typed: isShared ? read.typed : component.unit,
    figures,
    decimals: isShared && Number.isFinite(read.decimals) ? read.decimals : null,
  };
}

/** Every number with a unit of this kind; "4, 6 and 12 Ω" shares one. */
function valuesIn(text: string, { unit: base }: Component) {
  const dimension = parseUnit(base)!.dimension;
  const quantities: {
    value: number;
    unit: Unit | null;
    typed: string;
    from: number;
    to: number;
    figures: number;
    decimals: number;
  }[] = [];
  for (const match of text.matchAll(NUMBER)) {
    const end = match.index + match[0].length;
    const { unit, length } = readUnit(text, end);
    if (unit && !sameDimension(unit.dimension, dimension)) return null;
    quantities.push({
      value: numberOf(match[0]),
      unit,
      typed: text.slice(end, end + length).trim(),
      from: match.index,
      to: end + (unit ? length : 0),
      figures: significantFigures(match[0]),
      decimals: /^\d{1,40}\.?(\d{0,40})$/.exec(match[0].trim())?.[1]!.length ?? Infinity,
    });
  }
  const last = quantities.at(-1);
  if (quantities.length < 2 || quantities.length > 6 || !last?.unit) return null;
  const units: Unit[] = [];
  for (const [index, one] of quantities.entries()) {
    const next = quantities.slice(index + 1).find(({ unit }) => unit);
    const unit = one.unit ?? next?.unit;
    const after = quantities[index + 1];
    if (!unit || !(one.value > 0)) return null;
    if (!one.unit && !/^ ?(?:,|and|, ?and|和|与)? ?$/u.test(text.slice(one.to, after!.from))) return null;
    units.push(unit);
  }
  let rest = text;
  for (const one of quantities.toReversed()) rest = `${rest.slice(0, one.from)} § ${rest.slice(one.to)}`;
  return {
    values: quantities.map((one, index) => one.value * units[index]!.scale),
    units,
    rest: rest.replace(/\s+/g, ' ').trim(),
    typed: last.typed,
    figures: Math.min(...quantities.map(({ figures }) => figures)),
    decimals: Math.max(...quantities.map(({ decimals }) => decimals)),
  };
}

/** A sum keeps every figure that was given; a quotient as many as the least exact value, and two at least. */
function formatted(value: number, combined: Combined, { adds }: Component, digits: number | null) {
  const { figures, how, decimals } = combined;
  if (digits !== null) return rounded(value, { kind: 'figures', digits }, PHYSICS);
  if (how !== adds) return rounded(value, { kind: 'figures', digits: usefulFigures(figures) }, PHYSICS);
  return decimals === null || value >= 1e6
    ? exactOrRounded(value)
    : rounded(value, { kind: 'places', digits: decimals });
}

function solutionOf(combined: Combined, component: Component, digits: number | null): Solution {
  const { values, how, unit, typed } = combined;
  const { symbol, adds, title } = component;
  const own = values.map((value) => value / unit.scale);
  const isSum = how === adds;
  const total = isSum
    ? own.reduce((sum, one) => sum + one, 0)
    : 1 / own.reduce((sum, one) => sum + 1 / one, 0);
  const text = formatted(total, combined, component, digits);
  const each = own.map((value) => exactOrRounded(value));
  const names = own.map((_, index) => `${symbol}_{${index + 1}}`);
  const tex = `${text.replace(/ \* 10\^(-?\d+)/, ' \\times 10^{$1}')}\\;${unit.latex}`;
  return {
    title,
    steps: [
      step(
        {
          en: isSum ? `In ${how} the values add.` : `In ${how} the reciprocals add.`,
          zh: isSum
            ? `${how === 'series' ? '串联' : '并联'}时各值直接相加。`
            : `${how === 'series' ? '串联' : '并联'}时各值的倒数相加。`,
        },
        isSum
          ? `${symbol} = ${names.join(' + ')}`
          : `\\frac{1}{${symbol}} = ${names.map((name) => `\\frac{1}{${name}}`).join(' + ')}`,
        ['B1'],
      ),
      step(
        { en: 'Substitute the values.', zh: '代入数值。' },
        [
          isSum
            ? `${symbol} = (${each.join(' + ')})\\;${unit.latex}`
            : `${symbol} = \\left(${each.map((value) => `\\frac{1}{${value}}`).join(' + ')}\\right)^{-1}\\;${unit.latex}`,
          `${symbol} = ${tex}`,
        ],
        ['M1', 'A1'],
      ),
    ],
    answer: { text: `${text} ${typed}`, tex },
  };
}

/** Two at a time: product over sum. */
function checkPairwise(text: string, combined: Combined, component: Component, digits: number | null): Check {
  const { values, how, unit, typed } = combined;
  const total = values.reduce((one, other) =>
    how === component.adds ? one + other : (one * other) / (one + other),
  );
  return {
    name: { en: 'Combining two at a time gives the same result.', zh: '逐对合并得到相同结果。' },
    passed: `${formatted(total / unit.scale, combined, component, digits)} ${typed}` === text,
  };
}
