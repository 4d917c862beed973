import {
  ONE,
  over,
  type Rational,
  rationalNear,
  sameRational,
  signOf,
  toNumber,
} from '../../algebra-system/numbers/rational.ts';
import { fractionLatex } from '../../writing/rounding.ts';
import { step } from '../../writing/step.ts';
import { eventOf, isOfTaken, testOf } from '../draws/conditions.ts';
import { chanceAgain, chanceOf, type Event, outcomesOf } from '../draws/experiment.ts';
import { drawsOf, type ToldDraws } from '../draws/told.ts';
import type { SolvedPart } from '../planning/goals/solved-part.ts';
import { conditionsIn, type Solved } from '../planning/goals/solve-reading.ts';
import type { Reading } from '../reading/read-problem.ts';
import type { Fact, Goal, Term } from '../schema/problem.ts';
import { countChance } from '../statistics/asked/groups.ts';
import { shownNumber } from '../statistics/worked/show.ts';
import type { Span } from '../statistics/facts/ranges.ts';
import { isClose } from '../statistics/laws/known.ts';
import { notationOf, plain } from '../statistics/facts/notation.ts';
import { modelOf } from '../statistics/facts/take.ts';
import { resolve } from '../statistics/laws/resolve.ts';
import { asksHowEventsAre, howEventsAre } from './named-events.ts';
import { valueOf } from './told.ts';

const NOTHING: Solved = { part: null, found: [] };

const isNamed = ({ facts }: Pick<Reading, 'facts'>): boolean =>
  facts.some(({ relation }) => relation === 'event is');

/** Whether a probability of what is drawn or thrown is asked for, or how events of it are. */
export const wantsDraws = (reading: Pick<Reading, 'facts' | 'goals'>): boolean =>
  reading.goals.length > 0 &&
  reading.goals.every(
    ({ target }) =>
      (typeof target === 'object' && 'the' in target && target.the === 'draw chance') ||
      (isNamed(reading) &&
        (asksHowEventsAre(target) || (typeof target === 'string' && notationOf(target)?.is === 'chance'))),
  );

/** "Both balls are white": of two that are taken, and of no three. */
export const isOfTwo = (text: string, { facts }: Pick<Reading, 'facts'>): boolean => {
  const turns = /\bboth\b/i.test(text) ? (drawsOf(facts, false)?.turns.length ?? 2) : 2;
  return turns === 2;
};

/** Finds the probability of what comes out where balls are drawn or dice are thrown. */
export function solveDraws({ facts, goals, own = 0 }: Reading): Solved {
  const draws = drawsOf(facts, false) ?? valuesTaken(facts);
  const first = facts.findIndex(({ relation }) => relation !== 'scene');
  const told = new Set(['event is', 'known event']);
  const isOfUse = (one: Fact, at: number) =>
    draws!.facts.includes(one) ||
    told.has(one.relation) ||
    isSaidOfScene(one, at, first) ||
    isOver(one, at, facts);
  if (!draws || facts.some((one, at) => !isOfUse(one, at) && (at >= own || one.relation !== 'counts')))
    return NOTHING;
  const parts = goals.map((goal) => solvedOne(goal, draws, facts));
  if (!parts.every((one) => one !== null)) return NOTHING;
  return { part: parts.length === 1 ? parts[0]! : listed(parts), found: [] };
}

/** "On another occasion the die is thrown 10 times": until when it was thrown before says nothing of it. */
const isOver = ({ relation }: Fact, at: number, facts: readonly Fact[]): boolean =>
  relation === 'until' && facts.slice(at).some((one) => one.relation === 'thrown');

const isSaidOfScene = ({ relation, of }: Fact, at: number, first: number): boolean =>
  relation === 'scene' && (at < first || of[0] === 'the results are shown');

function solvedOne(goal: Goal, draws: ToldDraws, facts: readonly Fact[]): SolvedPart | null {
  if (goal.unit !== undefined || (goal.where ?? []).length > 0 || conditionsIn(goal.target).length > 0)
    return null;
  if (asksHowEventsAre(goal.target)) return howTheyAre(goal.target.of.map(String), draws, facts);
  const wanted = wantedOf(goal, draws, facts);
  return wanted && answered(goal, withKnown(wanted, draws, facts), draws);
}

/** Several probabilities, in their order. */
const listed = (parts: SolvedPart[]): SolvedPart => ({
  ...parts[0]!,
  steps: parts.flatMap(({ steps }) => steps),
  answer: {
    text: parts.map(({ answer }) => answer.text).join(', '),
    tex: parts.map(({ answer }) => answer.tex).join(',\\quad '),
  },
});

/** What is told to have come out holds of all that is asked. */
function withKnown(wanted: Wanted | null, draws: ToldDraws, facts: readonly Fact[]): Wanted | null {
  const known = facts.filter(({ relation }) => relation === 'known event');
  if (!wanted || known.length === 0) return wanted;
  const events = known.map(({ of }) => eventIn(of[0], draws, facts));
  if (!events.every((one) => one !== null) || wanted.given) return null;
  return { ...wanted, given: (outcome) => events.every((one) => one(outcome)) };
}

function howTheyAre([which, a, b]: string[], draws: ToldDraws, facts: readonly Fact[]): SolvedPart | null {
  const outcomes = outcomesOf(draws);
  const [first, second] = [namedEvent(a!, draws, facts), namedEvent(b!, draws, facts)];
  if (!outcomes || !first || !second || facts.some(({ relation }) => relation === 'known event')) return null;
  const both: Event = (outcome) => first(outcome) && second(outcome);
  const chances = [first, second, both].map((one) => chanceOf(outcomes, one));
  const isSame = [first, second, both].every((one, at) => {
    const again = chanceAgain(draws, one);
    return again !== null && Math.abs(again - toNumber(chances[at]!)) < 1e-9;
  });
  if (!isSame) return null;
  const { answer, steps } = howEventsAre(which!, [a!, b!], chances[0]!, chances[1]!, chances[2]!);
  return { ...partOf({ text: answer.text, tex: answer.tex }, chances[2]!, null), steps, answer };
}

/** Values of a variable, each taken without regard to the others. */
function valuesTaken(facts: readonly Fact[]): ToldDraws | null {
  const [told, other] = facts.filter(({ relation }) => relation === 'values taken');
  const model =
    told && !other ? modelOf(facts.filter((one) => one !== told && one.relation !== 'event is')) : null;
  const [count, name] = (told?.of ?? []).map(String);
  const variable = model?.variables.find((one) => one.name === name);
  const known = variable && resolve(variable, model!)?.known;
  if (!known?.values || !known.chances || known.between[1] === Infinity) return null;
  const weights = known.chances.map((one) => rationalNear(one, 10_000));
  const isExact = weights.every(
    (one, at) => one !== null && Math.abs(toNumber(one) - known.chances![at]!) < 1e-12,
  );
  if (!isExact || !known.values.every(Number.isInteger) || !(Number(count) >= 2 && Number(count) <= 4))
    return null;
  const faces = known.values.map((value, at) => ({ kinds: [], value, weight: weights[at]! }));
  return {
    pools: [{ name: '', nouns: ['value'], faces }],
    turns: Array.from({ length: Number(count) }, () => ({ pool: 0, isBack: true, into: null })),
    facts: facts.filter(({ relation }) => relation !== 'event is' && relation !== 'scene'),
  };
}

/** An event, where it may be told by what a variable is. */
function eventIn(term: Term | undefined, draws: ToldDraws, facts: readonly Fact[]): Event | null {
  if (typeof term !== 'object' || !('the' in term)) return eventOf(term, draws);
  if (term.the === 'both') {
    const events = term.of.map((one) => eventIn(one, draws, facts));
    return events.every((one) => one !== null) ? (outcome) => events.every((one) => one(outcome)) : null;
  }
  if (term.the !== 'variable is') return eventOf(term, draws);
  const counted = facts.filter(({ relation, of }) => relation === 'counts' && of[0] === term.of[0]);
  return counted.length === 1
    ? eventOf({ the: 'measure', of: [counted[0]!.of[1]!, term.of[1]!] }, draws)
    : null;
}

interface Wanted {
  event: Event;
  given: Event | null;
  value: Rational | null;
}

function wantedOf({ verb, target }: Goal, draws: ToldDraws, facts: readonly Fact[]): Wanted | null {
  if (typeof target === 'string') {
    const notation = notationOf(target);
    if (verb !== 'find' || notation?.is !== 'chance') return null;
    const [event, given] = [notation.event, notation.given].map((text) =>
      text === null ? null : namedEvent(text, draws, facts),
    );
    return event && (notation.given === null || given) ? { event, given: given ?? null, value: null } : null;
  }
  if (!('the' in target)) return null;
  const [one, second] = target.of;
  const event = eventIn(one, draws, facts);
  if (!event) return null;
  if (verb === 'show') {
    const value = typeof second === 'string' ? valueOf(second) : null;
    return value && { event, given: null, value };
  }
  const given = second === undefined ? null : eventIn(second, draws, facts);
  return verb === 'find' && (second === undefined || given) ? { event, given, value: null } : null;
}

/** A, A' and A ∩ B of events that were named. */
function namedEvent(text: string, draws: ToldDraws, facts: readonly Fact[]): Event | null {
  const bare = plain(text).replace(/\s/g, '');
  const [, first, sign, second] = /^([A-Z]'?)(?:([&+])([A-Z]'?))?$/.exec(bare) ?? [];
  const single = (name: string): Event | null => {
    const told = facts.filter(({ relation, of }) => relation === 'event is' && of[0] === name[0]);
    const event = told.length === 1 ? eventIn(told[0]!.of[1], draws, facts) : null;
    return event && (name.endsWith("'") ? (outcome) => !event(outcome) : event);
  };
  const a = first ? single(first) : null;
  if (!a || !second) return a;
  const b = single(second);
  if (!b) return null;
  return sign === '&' ? (outcome) => a(outcome) && b(outcome) : (outcome) => a(outcome) || b(outcome);
}

function answered(goal: Goal, wanted: Wanted | null, draws: ToldDraws): SolvedPart | null {
  if (!wanted) return null;
  const { event, given, value } = wanted;
  const many = given === null && value === null ? ofMany(goal, draws) : null;
  if (many) return many;
  const outcomes = outcomesOf(draws);
  if (!outcomes) return null;
  const both: Event = (outcome) => event(outcome) && (given === null || given(outcome));
  const top = chanceOf(outcomes, both);
  const under = given && chanceOf(outcomes, given);
  if (under && signOf(under) === 0) return null;
  const found = under ? over(top, under) : top;
  const isSame = (one: Event, chance: Rational) => {
    const again = chanceAgain(draws, one);
    return again !== null && Math.abs(again - toNumber(chance)) < 1e-9;
  };
  if (!isSame(both, top) || (given && !isSame(given, under!))) return null;
  if (value && !sameRational(value, found)) return null;
  const shown = shownNumber(toNumber(found), goal, false);
  return shown && partOf(shown, top, under);
}

/** So many of more throws than can be listed: a binomial distribution. */
function ofMany(goal: Goal, draws: ToldDraws): SolvedPart | null {
  const { turns, pools } = draws;
  const target = typeof goal.target === 'object' && 'the' in goal.target ? goal.target.of[0] : undefined;
  const inner =
    typeof target === 'object' && 'the' in target && target.the === 'of taken'
      ? isOfTaken(String(target.of[0]), String(target.of[1]), draws)
        ? target.of[2]
        : undefined
      : target;
  if (turns.length < 6 || turns.some(({ pool, isBack }) => pool !== turns[0]!.pool || !isBack)) return null;
  if (typeof inner !== 'object' || !('the' in inner) || inner.the !== 'count') return null;
  const [sign, n, face] = inner.of;
  const test = testOf(face, draws);
  const { faces } = pools[turns[0]!.pool]!;
  if (!test || faces.some(({ weight }) => toNumber(weight) !== 1)) return null;
  const span = limitsOf(String(sign), Number(n), turns.length);
  const found = span && countChance(turns.length, faces.filter(test).length / faces.length, span, false);
  const shown = found && isClose(found) ? shownNumber(found.value, goal, true) : null;
  return (
    shown && {
      ...partOf(shown, ONE, null),
      steps: [...found!.steps, step({ en: 'The answer', zh: '答案' }, shown.tex)],
    }
  );
}

function limitsOf(sign: string, n: number, size: number): Span | null {
  const ends: Record<string, [number, number]> = {
    '=': [n, n],
    '>=': [n, size],
    '>': [n + 1, size],
    '<=': [0, n],
    '<': [0, n - 1],
  };
  const [low, high] = ends[sign] ?? [1, 0];
  return low <= high && low >= 0 && high <= size ? { low, high, hasLow: true, hasHigh: true } : null;
}

const fractionOf = ({ n, d }: Rational): string => fractionLatex(d === 1n ? String(n) : `${n}/${d}`);

function partOf(
  { text, tex }: { text: string; tex: string },
  top: Rational,
  under: Rational | null,
): SolvedPart {
  return {
    title: { en: 'Every outcome with its probability', zh: '列出各种结果及其概率' },
    steps: [
      step(
        {
          en: 'Multiply the probabilities along each outcome, and add the outcomes that belong to the event.',
          zh: '沿每种结果把各步概率相乘，再把属于该事件的结果相加。',
        },
        `P = ${fractionOf(top)}`,
      ),
      ...(under
        ? [
            step(
              { en: 'Divide by the probability of what is given.', zh: '除以已知条件的概率。' },
              `\\frac{P(A \\cap B)}{P(B)} = ${fractionOf(top)} \\div ${fractionOf(under)} = ${tex}`,
            ),
          ]
        : []),
      step({ en: 'The answer', zh: '答案' }, tex),
    ],
    answer: { text, tex },
    checks: [
      {
        name: {
          en: 'Counted again with every single thing told apart',
          zh: '把每个个体区分开来重新计数，结果相同',
        },
        passed: true,
      },
    ],
    topic: '9709/p5/probability',
  };
}
