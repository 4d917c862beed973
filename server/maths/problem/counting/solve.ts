import type { Check } from '../../writing/method.ts';
import type { Fact, Goal, Term } from '../schema/problem.ts';
import type { SolvedPart } from '../planning/goals/solved-part.ts';
import { conditionsIn, type Solved } from '../planning/goals/solve-reading.ts';
import type { Reading } from '../reading/read-problem.ts';
import { shownNumber } from '../statistics/worked/show.ts';
import { step } from '../../writing/step.ts';
import { choicesOf, chosenOneByOne } from './chosen.ts';
import { type Condition, isOf, isOfChoice, type Item, setsOf } from './conditions.ts';
import { linesOf } from './lines.ts';
import { conditionsOf, withMusts } from './meant.ts';
import { patternsOf } from './patterns.ts';
import type { Told } from './arranged.ts';
import { itemsOf, RELATIONS, toldBy } from './told.ts';
import { walked } from './walk.ts';

const NOTHING: Solved = { part: null, found: [] };
const TOPIC = '9709/p5/permutations-and-combinations';

const isWays = (target: Term): boolean =>
  typeof target === 'object' &&
  'the' in target &&
  (target.the === 'ways' || target.the === 'chance of' || target.the === 'chance given');

export const tellsOfCounting = ({ facts }: Pick<Reading, 'facts'>): boolean =>
  facts.some(({ relation }) => RELATIONS.has(relation));

export const wantsCounting = ({ goals }: Pick<Reading, 'goals'>): boolean =>
  goals.length > 0 && goals.every(({ target }) => isWays(target));

/** Whether all that is asked for is to be counted. */
export const isCounting = (reading: Reading): boolean => wantsCounting(reading) && tellsOfCounting(reading);

/** Counts arrangements and selections, or finds the probability of some of them. */
export function solveCounting({ facts, goals, own = 0 }: Reading): Solved {
  const parts: SolvedPart[] = [];
  for (const goal of goals) {
    if (goal.verb !== 'find' || goal.unit !== undefined || goal.form !== undefined) return NOTHING;
    const said = [...(goal.where ?? []), ...conditionsIn(goal.target)];
    const told = said.length === 0 ? withMusts(toldBy(facts), facts) : null;
    const part = told && counted(goal, told);
    if (!part || facts.some((one, at) => at >= own && !isOfUse(one, told))) return NOTHING;
    parts.push(part);
  }
  return { part: parts.length === 1 ? parts[0]! : null, found: [] };
}

const isOfUse = (one: Fact, { used }: Told): boolean => used.has(one) || one.relation === 'scene';

function counted(goal: Goal, told: Told): SolvedPart | null {
  const { target } = goal;
  if (typeof target !== 'object' || !('the' in target)) return null;
  const isGiven = target.the === 'chance given';
  const [kind, ...wanted] = isGiven ? ['', ...itemsOf(target.of[0]!)] : target.of;
  const given = (isGiven ? itemsOf(target.of[1]!) : []).map((one) => conditionsOf(one, told));
  if (!given.every((one) => one !== null)) return null;
  const all = wanted.map((one) => conditionsOf(one, told));
  if (!all.every((one) => one !== null)) return null;
  const isChance = target.the !== 'ways';
  const stage = told.are === 'digits' ? numberStage(told) : stageOf(String(kind), told, isChance);
  if (!stage || (isChance && (!told.isRandom || wanted.length === 0 || told.number.repeats))) return null;
  const known = [...told.musts, ...zeroLast(told), ...given.flat()];
  const conditions = [...known, ...all.flat()];
  if (mixesNames(conditions, told)) return null;
  // For a probability, things that look alike are told apart.
  const items = isChance ? told.items.map((one, at): Item => ({ ...one, mark: `#${at}` })) : repeated(told);
  const good = numberOf(items, stage, conditions, told, isChance);
  if (good === null) return null;
  if (!isChance) {
    const text = String(good.count);
    return partOf(text, text, good.lines);
  }
  const every = numberOf(items, stage, known, told, isChance);
  if (!every || every.count === 0n) return null;
  const value = Number(good.count) / Number(every.count);
  const shown = shownNumber(value, goal, false);
  return (
    shown &&
    partOf(shown.text, shown.tex, [
      ...good.lines,
      step({ en: 'All that may come out:', zh: '所有可能的结果数：' }, String(every.count)),
      step(
        { en: 'All of them are equally likely.', zh: '各种结果等可能。' },
        `P = \\frac{${good.count}}{${every.count}} = ${shown.tex}`,
      ),
    ])
  );
}

/** Whether names of which the group is not told are asked for together with a group. */
function mixesNames(conditions: readonly Condition[], { floating, items }: Told): boolean {
  const sets = setsOf(conditions);
  const isNamed = sets.some((who) => 'names' in who && who.names.some((name) => floating.has(name)));
  const isGrouped = sets.some((who) => 'group' in who && !items.every((item) => isOf(item, who)));
  return isNamed && isGrouped;
}

interface Stage {
  is: 'arranged' | 'chosen';
  size: number;
}

function stageOf(kind: string, { stage, items, are }: Told, isChance: boolean): Stage | null {
  if (stage && (kind === '' || kind === stage.is)) return stage.size <= items.length ? stage : null;
  return stage === null && kind === 'arranged' && are === 'letters' && !isChance
    ? { is: 'arranged', size: items.length }
    : null;
}

function numberStage({ number: { length, repeats }, items }: Told): Stage | null {
  if (length === null || repeats === null || length < 1 || length > 7) return null;
  return repeats || length <= items.length ? { is: 'arranged', size: length } : null;
}

/** A number does not begin with 0. */
const zeroLast = ({ are, items }: Told): Condition[] =>
  are === 'digits' && items.some(({ name }) => name === '0')
    ? [{ is: 'place', at: 'first', who: { names: ['0'] }, not: true }]
    : [];

/** Digits that may be repeated stand there as often as there are places. */
const repeated = ({ items, number: { length, repeats } }: Told): Item[] =>
  repeats && length !== null ? items.flatMap((one) => Array.from({ length }, () => one)) : [...items];

interface Counted {
  count: bigint;
  lines: ReturnType<typeof step>[];
}

function numberOf(
  items: readonly Item[],
  { is, size }: Stage,
  conditions: readonly Condition[],
  { are }: Told,
  isChance: boolean,
): Counted | null {
  if (is === 'chosen') {
    if (!conditions.every(isOfChoice)) return null;
    // Whether like letters are the same choice is not told.
    const found = choicesOf(items, size, conditions);
    const again = chosenOneByOne(items, size, conditions);
    const count = found?.choices.reduce((sum, { ways }) => sum + ways, 0n);
    return found && count === again ? { count, lines: linesOf({ ...found, size }) } : null;
  }
  const isShort = size < items.length;
  if (isShort && conditions.some((one) => ORDERED.has(one.is))) return null;
  if (isShort && isChance && are !== 'digits') return null;
  if (conditions.some((one) => one.is === 'place' && one.at === 'middle') && size % 2 === 0) return null;
  const patterns = patternsOf(items, size, conditions);
  const count = patterns?.reduce((sum, one) => sum + one.patterns * one.fillings, 0n);
  const again = walked(items, size, conditions);
  return patterns && count === again
    ? { count, lines: linesOf({ items, size, conditions, patterns, count }) }
    : null;
}

/** Of a part of the things it is not told whether all of these are in it. */
const ORDERED = new Set(['block', 'not block', 'between']);

function partOf(text: string, tex: string, steps: SolvedPart['steps']): SolvedPart {
  const checks: Check[] = [
    { name: { en: 'They were counted in another way', zh: '用另一种方法计数，结果相同' }, passed: true },
  ];
  return {
    title: { en: 'Counting', zh: '计数' },
    steps: [...steps, step({ en: 'The answer', zh: '答案' }, tex)],
    answer: { text, tex },
    checks,
    topic: TOPIC,
  };
}
