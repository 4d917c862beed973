import {
  over,
  type Rational,
  sameRational,
  signOf,
  toNumber,
} from '../../algebra-system/numbers/rational.ts';
import { fractionLatex } from '../../writing/rounding.ts';
import { step } from '../../writing/step.ts';
import { eventOf } from '../draws/conditions.ts';
import { chanceAgain, chanceOf, type Event, outcomesOf } from '../draws/experiment.ts';
import { drawsOf, type ToldDraws } from '../draws/told.ts';
import type { SolvedPart } from '../planning/goals/solved-part.ts';
import { conditionsIn, type Solved } from '../planning/goals/solve-reading.ts';
import type { Reading } from '../reading/read-problem.ts';
import type { Fact, Goal } from '../schema/problem.ts';
import { shownNumber } from '../statistics/asked/show.ts';
import { notationOf, plain } from '../statistics/facts/notation.ts';
import { valueOf } from './told.ts';

const NOTHING: Solved = { part: null, found: [] };

const isNamed = ({ facts }: Pick<Reading, 'facts'>): boolean =>
  facts.some(({ relation }) => relation === 'event is');

/** Whether a probability of what is drawn or thrown is asked for. */
export const wantsDraws = (reading: Pick<Reading, 'facts' | 'goals'>): boolean =>
  reading.goals.length > 0 &&
  reading.goals.every(
    ({ target }) =>
      (typeof target === 'object' && 'the' in target && target.the === 'draw chance') ||
      (typeof target === 'string' && isNamed(reading) && notationOf(target)?.is === 'chance'),
  );

/** Finds the probability of what comes out where balls are drawn or dice are thrown. */
export function solveDraws({ facts, goals, own = 0 }: Reading): Solved {
  const [goal, other] = goals;
  if (!goal || other || goal.unit !== undefined || (goal.where ?? []).length > 0) return NOTHING;
  if (conditionsIn(goal.target).length > 0) return NOTHING;
  const draws = drawsOf(facts, false);
  const first = facts.findIndex(({ relation }) => relation !== 'scene');
  const isOfUse = (one: Fact, at: number) =>
    draws!.facts.includes(one) || one.relation === 'event is' || (one.relation === 'scene' && at < first);
  if (!draws || facts.some((one, at) => !isOfUse(one, at) && (at >= own || one.relation !== 'counts')))
    return NOTHING;
  const wanted = wantedOf(goal, draws, facts);
  return { part: wanted && answered(goal, wanted, draws), found: [] };
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
  const event = eventOf(one, draws);
  if (!event) return null;
  if (verb === 'show') {
    const value = typeof second === 'string' ? valueOf(second) : null;
    return value && { event, given: null, value };
  }
  const given = second === undefined ? null : eventOf(second, draws);
  return verb === 'find' && (second === undefined || given) ? { event, given, value: null } : null;
}

/** A, A' and A ∩ B of events that were named. */
function namedEvent(text: string, draws: ToldDraws, facts: readonly Fact[]): Event | null {
  const bare = plain(text).replace(/\s/g, '');
  const [, first, sign, second] = /^([A-Z]'?)(?:([&+])([A-Z]'?))?$/.exec(bare) ?? [];
  const single = (name: string): Event | null => {
    const told = facts.filter(({ relation, of }) => relation === 'event is' && of[0] === name[0]);
    const event = told.length === 1 ? eventOf(told[0]!.of[1], draws) : null;
    return event && (name.endsWith("'") ? (outcome) => !event(outcome) : event);
  };
  const a = first ? single(first) : null;
  if (!a || !second) return a;
  const b = single(second);
  if (!b) return null;
  return sign === '&' ? (outcome) => a(outcome) && b(outcome) : (outcome) => a(outcome) || b(outcome);
}

function answered(goal: Goal, { event, given, value }: Wanted, draws: ToldDraws): SolvedPart | null {
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
