import { symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import type { MarkCode } from '../../../writing/method.ts';
import type { PartOutcome } from '../../solve.ts';
import { nameOf, numbersAtEnd, pointsOf } from '../lines/ends.ts';
import { type Measures, numbersOf } from '../lines/numbers.ts';
import { type Said, saidIn } from '../lines/said.ts';
import { complexIn, expressionsIn, type Functions, functionsIn } from '../facts/functions.ts';
import { trialsIn } from '../facts/chances.ts';
import { type Facts, factsOf } from '../facts/facts.ts';
import type { Asked } from './asked.ts';
import { type Definition, definitionsIn, type Integrals, integralsOf } from './integrals.ts';
import { type Rate, rateIn } from './rates.ts';
import { invariantSlopes } from '../facts/matrices.ts';
import { isWrittenAnew, settledLetters } from '../space/space.ts';
import { rootLetters } from '../facts/root-letters.ts';
import { slopesOf } from './slopes.ts';
import { settledValues, type Zero, zerosOf } from './system.ts';

/** What one of the answers is: its numbers, or what it says. */
export interface Wanted {
  /** What the answer calls it; null where it calls it nothing. */
  name: string | null;
  said: Said;
  numbers: number[];
  text: string;
}

export interface PlannedStep {
  said: Said[];
  marks: MarkCode[];
}

/** What is known of a part before a line of the student is read. */
export interface Known {
  text: string;
  /** What its marks add up to; null where none are printed. */
  total: number | null;
  measures: Measures;
  /** The formulas that the question tells. */
  told: Said[];
  /** The lines of its solution; empty where it has none. */
  plan: PlannedStep[];
  wanted: Wanted[];
  /** Values of names, by the solution and the question. */
  values: Map<string, number[]>;
  /** The points of the question and its solution. */
  points: number[][];
  /** What the derivatives of the told formulas are, as equations. */
  slopes: Zero[];
  /** All numbers that occur in its solution, or follow from its points. */
  pool: number[];
  /** All numbers that the question tells. */
  data: number[];
  isLetter: (name: string) => boolean;
  facts: Facts;
  functions: Functions;
  rate: Rate | null;
  integrals: Integrals;
  /** Letters that the question, or the student, lets stand for formulas. */
  definitions: readonly Definition[];
  /** The expressions that the question tells, and their parts. */
  expressions: ReadonlySet<string>;
  subject: 'physics' | 'mathematics';
}

/** The parts of a question by their labels; none of a question without parts. */
export const labelsIn = (asked: Asked): string[] =>
  asked.parts.flatMap(({ label }) => (label === '' ? [] : [label]));

/** What the question tells as far as the part, and what its solution finds. */
export function knownOf(asked: Asked, part: string | null, lines: readonly string[]): Known {
  const { whole: question, parts: outcomes } = asked;
  const at = indexOf(outcomes, part);
  const own = outcomes[at] ?? null;
  const text = asked.upTo(at);
  const isLetter = letterIn([question, ...lines]);
  const isPhysics =
    /\b9702\b/.test(question) || (own?.outcome.solved === true && topicOf(own).startsWith('9702'));
  const told = saidIn(text, isLetter);
  const letters = complexIn(told);
  const roots = rootLetters(question, told);
  const measures: Measures = {
    complex: roots.length > 0 ? roots : Object.keys(letters).length > 0 ? [letters] : [],
    gravity: gravityIn(question) ?? (isPhysics ? [9.81, 9.8] : [10, 9.8, 9.81]),
    degrees:
      /°|\\circ|\bdegrees?\b|度/.test([question, ...lines].join(' ')) &&
      !/\brad(?:ians?)?\b|弧度/.test(question),
  };
  const before = outcomes.slice(0, at).flatMap((one) => planOf(one, isLetter));
  const plan = own ? planOf(own, isLetter) : [];
  const wanted = own ? wantedOf(own, isLetter, measures) : [];
  const values = new Map<string, number[]>();
  for (const one of [...told, ...[...before, ...plan].flatMap(({ said }) => said)].filter(
    ({ isTaken }) => !isTaken,
  ))
    addValue(values, one, measures);
  for (const { name, numbers } of wanted) if (name && numbers.length > 0) values.set(name, numbers);
  if (/arithmetic|geometric|progression|等差|等比/i.test(text)) addUsualNames(values);
  for (const [name, value] of trialsIn(text)) if (!values.has(name)) values.set(name, [value]);
  const planned = [...before, ...plan].flatMap(({ said }) => said);
  const pool = [
    ...planned.flatMap(({ sides }) => sides.flatMap((side) => numbersOf(side, measures))),
    ...settledNumbers(planned, measures),
  ];
  const facts = factsOf(text, told, shownBy(own), lines, values, Object.keys(roots[0] ?? {}).length);
  for (const [name, value] of settledLetters(facts.space, text))
    if (!values.has(name) && !isWrittenAnew(name, lines, facts.space)) values.set(name, [value]);
  const slopes = invariantSlopes(text);
  if (slopes.length > 0 && !values.has('m')) values.set('m', slopes);
  const taken = lines.flatMap((line) => saidIn(line, isLetter)).filter(({ isTaken }) => isTaken);
  const definitions = definitionsIn([...told, ...taken]);
  const points = [...told, ...planned, ...wanted.map(({ said }) => said)].flatMap(pointsOf);
  for (const one of wanted)
    one.numbers.push(...pool.filter((other) => one.numbers.some((number) => isRoundedTo(other, number))));
  return {
    text,
    total: own?.marks ?? totalIn(question, outcomes),
    measures,
    told,
    plan,
    wanted,
    values,
    points: [...points, ...midpoints(told.flatMap(pointsOf))],
    slopes: slopesOf(told),
    pool: [...pool, ...wanted.flatMap(({ numbers }) => numbers), ...ofPoints(told.flatMap(pointsOf))],
    data: [
      ...numbersIn(text),
      ...told.flatMap(({ sides }) => sides.flatMap((side) => numbersOf(side, measures))),
    ],
    isLetter,
    facts,
    functions: functionsIn(told),
    integrals: integralsOf(told, planned, definitions, text),
    definitions,
    rate: rateIn(told, text, told.flatMap(pointsOf), lines),
    expressions: expressionsIn(told, facts.proof),
    subject: isPhysics ? 'physics' : 'mathematics',
  };
}

const shownBy = (own: PartOutcome | null): string[] =>
  own?.outcome.solved ? own.outcome.worked.steps.flatMap(({ tex = [] }) => tex) : [];

/** The answer is what the solution found, rounded. */
const isRoundedTo = (value: number, rounded: number) =>
  value !== rounded && Math.abs(value - rounded) <= 0.03 * Math.abs(rounded);

/** The letters of a plan in numbers, where its equations settle them. */
function settledNumbers(planned: readonly Said[], measures: Measures): number[] {
  const settled = settledValues(planned.flatMap(zerosOf), { g: measures.gravity[0]! });
  return Object.values(settled).flatMap((value) => [value, Math.abs(value)]);
}

function midpoints(points: readonly number[][]): number[][] {
  return pairs(points).map(([a, b]) => a.map((value, at) => (value + b[at]!) / 2));
}

/** Gradients, and lengths, between points that the question tells. */
const ofPoints = (points: readonly number[][]): number[] =>
  pairs(points).flatMap(([a, b]) => {
    const slope = (b[1]! - a[1]!) / (b[0]! - a[0]!);
    const apart = Math.hypot(...a.map((value, at) => b[at]! - value));
    return [apart, apart ** 2, ...(a.length === 2 ? [slope, -1 / slope] : [])].filter(Number.isFinite);
  });

const MOST_POINTS = 8;

function pairs(points: readonly number[][]): [number[], number[]][] {
  const few = points.slice(0, MOST_POINTS);
  return few.flatMap((a, at) =>
    few
      .slice(at + 1)
      .filter((b) => b.length === a.length)
      .map((b): [number[], number[]] => [a, b]),
  );
}

const topicOf = ({ outcome }: PartOutcome) => (outcome.solved ? outcome.worked.topic : '');

/** The part by its label, however it is typed; the only one where none is named. */
function indexOf(outcomes: readonly PartOutcome[], part: string | null): number {
  const bare = (label: string) => label.replace(/[^\p{L}\d]/gu, '').toLowerCase();
  if (part === null || part.trim() === '') return outcomes.length === 1 ? 0 : -1;
  return outcomes.findIndex(({ label }) => bare(label) === bare(part));
}

const MARKS = /\[(\d{1,2})\]|[（(](\d{1,2})\s?(?:marks?|分)[)）]/gu;

function totalIn(question: string, outcomes: readonly PartOutcome[]): number | null {
  const printed = [...question.matchAll(MARKS)].map((match) => Number(match[1] ?? match[2]));
  return outcomes.length <= 1 && printed.length === 1 ? printed[0]! : null;
}

function gravityIn(question: string): number[] | null {
  const [, value] = /g\s?(?:=|as|to be|取|为)\s?(\d+(?:\.\d+)?)/.exec(question) ?? [];
  return value ? [Number(value)] : null;
}

const numbersIn = (text: string) =>
  [...text.matchAll(/(?<![\w.])\d+(?:\.\d+)?/g)].map(([typed]) => Number(typed));

/** Letters that are given a value, or stand in a formula, are no units. */
function letterIn(texts: readonly string[]): (name: string) => boolean {
  const letters = new Set<string>();
  for (const [, name] of texts
    .join('\n')
    .matchAll(/(?<![A-Za-z\d.]|\d[^\S\n])([A-Za-z])(?=\s{0,2}[=(+*/^_²³]|\d)/gu))
    letters.add(name!);
  for (const [, name] of texts.join('\n').matchAll(/[=+*/(-]\s?([A-Za-z])(?=\s{0,2}[-=+*/)])/gu))
    letters.add(name!);
  return (name) => letters.has(name);
}

function planOf({ outcome }: PartOutcome, isLetter: (name: string) => boolean): PlannedStep[] {
  if (!outcome.solved) return [];
  return outcome.worked.steps.map(({ tex = [], marks = [] }) => ({
    said: tex.flatMap((one) => saidIn(one, isLetter)),
    marks,
  }));
}

function wantedOf(
  { outcome }: PartOutcome,
  isLetter: (name: string) => boolean,
  measures: Measures,
): Wanted[] {
  if (!outcome.solved) return [];
  const { text } = outcome.worked.answer;
  return itemsOf(text).flatMap((item) => {
    const [said] = saidIn(`= ${item}`.replace(/^= (?=[^()]{0,80}[=<>≤≥])/, ''), isLetter);
    if (!said) return [];
    // 3x − 4y + 2 = 0 is a line, and no name with the value 0.
    const isLine =
      said.sides.length > 1 &&
      said.sides[0]!.value?.kind !== 'symbol' &&
      ['x', 'y'].every((letter) =>
        said.sides.some(({ value }) => value && symbolsOf(value).includes(letter)),
      );
    if (isLine) return [{ name: null, said, numbers: [], text: item }];
    const name = said.sides.length > 1 ? nameOf(said) : null;
    return [{ name, said, numbers: numbersAtEnd(said, measures), text: item }];
  });
}

/** "a = 4, T = 4.2" is two answers, and (1, 9) is one. */
function itemsOf(text: string): string[] {
  const items: string[] = [];
  let [depth, start] = [0, 0];
  for (const [at, sign] of [...text].entries()) {
    if ('([{'.includes(sign)) depth += 1;
    if (')]}'.includes(sign)) depth -= 1;
    if (sign !== ',' || depth > 0) continue;
    items.push(text.slice(start, at));
    start = at + 1;
  }
  return [...items, text.slice(start)]
    .map((item) => item.trim())
    .filter((item) => item !== '' && item !== 'none');
}

/** The first term and the step of the one progression, as they are usually called. */
function addUsualNames(values: Map<string, number[]>): void {
  for (const [name, usual] of [
    ['a_1', 'a'],
    ['d_1', 'd'],
    ['r_1', 'r'],
    ['r_1', 'q'],
  ] as const) {
    const numbers = values.get(name);
    if (numbers && !values.has(usual)) values.set(usual, numbers);
  }
}

/** "x = 1 or x = 2" says what x may be. */
function addValue(values: Map<string, number[]>, said: Said, measures: Measures): void {
  const [first, ...rest] = said.sides;
  if (!first || rest.length === 0 || said.continues) return;
  const name = nameOf(said);
  const numbers = numbersAtEnd(said, measures);
  const isName = first.value === null || first.value.kind === 'symbol' || first.value.kind === 'derivative';
  if (!name || numbers.length === 0 || !isName) return;
  values.set(name, [...(values.get(name) ?? []), ...numbers]);
}
