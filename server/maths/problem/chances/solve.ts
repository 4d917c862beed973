import {
  over,
  plus,
  type Rational,
  sameRational,
  signOf,
  times,
  toNumber,
  ZERO,
} from '../../algebra-system/numbers/rational.ts';
import type { SolvedPart } from '../planning/goals/solved-part.ts';
import { conditionsIn, type Solved } from '../planning/goals/solve-reading.ts';
import type { Reading } from '../reading/read-problem.ts';
import type { Fact, Goal, Term } from '../schema/problem.ts';
import { notationOf, plain } from '../statistics/facts/notation.ts';
import { shownNumber } from '../statistics/worked/show.ts';
import { step } from '../../writing/step.ts';
import { asksHowEventsAre, howEventsAre } from './named-events.ts';
import { both, chanceIn, type Event, type Given, type Outcome, outcomesOf } from './space.ts';
import { eventOf, type Story } from './story.ts';
import { EVENT_RELATIONS, formulaEvent, storyOf, valueOf } from './told.ts';

const NOTHING: Solved = { part: null, found: [] };

/** Whether letters stand for the events. */
export const hasLetters = ({ facts }: Pick<Reading, 'facts'>): boolean =>
  facts.some(({ relation }) => relation === 'events');

const ASKED = new Set(['events are', 'event', 'event is', 'both events', 'of events', 'trials', 'first']);

/** Whether what is asked for is asked of events. */
export const asksOfEvents = ({ goals }: Pick<Reading, 'goals'>): boolean =>
  goals.every(({ target }) => typeof target === 'string' || ('the' in target && ASKED.has(target.the)));

export const tellsOfEvents = ({ facts }: Pick<Reading, 'facts'>): boolean =>
  facts.some(({ relation }) => EVENT_RELATIONS.has(relation));

/** Finds probabilities of events that are told in words. */
export function solveEvents({ facts, goals, own = 0 }: Reading): Solved {
  const [goal, other] = goals;
  if (
    !goal ||
    other ||
    goal.unit !== undefined ||
    (goal.where ?? []).length > 0 ||
    conditionsIn(goal.target).length > 0
  )
    return NOTHING;
  const first = facts.findIndex(({ relation }) => relation !== 'scene');
  if (facts.some(({ relation }, at) => relation === 'scene' && at > first && !isPicking(facts[at]!.of[0])))
    return NOTHING;
  const story = storyOf(facts);
  // What a part tells by itself may change what was told before.
  const isNew = (one: Fact, at: number) => at >= own && own > 0 && one.relation !== 'scene';
  if (!story || facts.some((one, at) => isNew(one, at) && !settles(one, goal, story))) return NOTHING;
  const part = asksHowEventsAre(goal.target)
    ? howTheyAre(goal.target.of.map(String), story)
    : answered(goal, story);
  return { part, found: [] };
}

/** "Given that she is late with probability 0.12, find x": what is told settles the letter that is asked for. */
const settles = ({ relation, of }: Fact, { target }: Goal, { letters }: Story): boolean =>
  relation === 'event' && of.length === 2 && typeof target === 'string' && letters.has(plain(target));

/** "One patient is chosen at random." */
const isPicking = (words: Term | undefined): boolean =>
  /^the results of one$|^(?:a|an|this|one) [\w ]{2,40} is (?:chosen|selected|picked) (?:at random|randomly)$/.test(
    String(words),
  );

/** Whether two events that letters stand for are independent, or exclude each other. */
function howTheyAre([which, a, b]: string[], story: Story): SolvedPart | null {
  const [first, second] = [a!, b!].map((one) => formulaEvent(one, story) ?? eventOf(one, story, false));
  if (!first || !second) return null;
  const outcomes = outcomesOf(story.sizes);
  const chances = [first, second, both(first, second)].map((one) => chanceIn(outcomes, story.known, one));
  if (!chances.every((one) => one !== null)) return null;
  const { answer, steps } = howEventsAre(
    which!,
    a!.length > 2 ? ['A', 'B'] : [a!, b!],
    chances[0]!,
    chances[1]!,
    chances[2]!,
  );
  const event = both(first, second);
  const weights = weightsOf(outcomes, story);
  if (!weights || !isRight({ event, given: null }, chances[2]!, outcomes, weights)) return null;
  return { ...partOf(answer, { event, given: null }, story, outcomes, chances[2]!, null), steps, answer };
}

interface Wanted {
  event: Event;
  given: Event | null;
  value?: Rational;
  name?: string;
}

function wantedOf({ verb, target }: Goal, story: Story): Wanted | null {
  if (typeof target === 'string') {
    const letter = story.letters.get(plain(target));
    if (letter) return verb === 'find' ? { ...letter, name: plain(target) } : null;
    const notation = verb === 'find' ? notationOf(target) : null;
    return notation?.is === 'chance' ? ofFormula(notation.event, notation.given, story) : null;
  }
  if (!('the' in target)) return null;
  const texts = target.of.map(String);
  if (target.the === 'of events') return verb === 'find' ? ofSeveral(texts, story) : null;
  if (target.the === 'event is') {
    const [value, event] = [valueOf(texts[0]!), eventOf(texts[1]!, story, false)];
    return verb === 'show' && value && event ? { event, given: null, value } : null;
  }
  if (verb !== 'find' || (target.the !== 'event' && target.the !== 'both events')) return null;
  const [event, second] = texts.map((text) => eventOf(text, story, false));
  if (!event || second === null) return null;
  return target.the === 'event'
    ? { event, given: second ?? null }
    : { event: both(event, second!), given: null };
}

function ofFormula(text: string, under: string | null, story: Story): Wanted | null {
  const [event, given] = [formulaEvent(text, story), under === null ? null : formulaEvent(under, story)];
  return event && (under === null || given) ? { event, given } : null;
}

/** "Exactly one of A and B", "neither A nor B". */
function ofSeveral([kind, a, b]: string[], story: Story): Wanted | null {
  const [first, second] = [formulaEvent(a!, story), formulaEvent(b!, story)];
  if (!first || !second) return null;
  const counts: Record<string, number[]> = { one: [1], some: [1, 2], none: [0], both: [2] };
  return {
    event: (outcome) => counts[kind!]!.includes(Number(first(outcome)) + Number(second(outcome))),
    given: null,
  };
}

function answered(goal: Goal, story: Story): SolvedPart | null {
  const wanted = wantedOf(goal, story);
  if (!wanted) return null;
  const outcomes = outcomesOf(story.sizes);
  const top = chanceIn(outcomes, story.known, both(wanted.event, wanted.given));
  const under = wanted.given && chanceIn(outcomes, story.known, wanted.given);
  if (!top || (wanted.given && (!under || signOf(under) === 0))) return null;
  const value = under ? over(top, under) : top;
  const weights = weightsOf(outcomes, story);
  if (!weights || !isRight(wanted, value, outcomes, weights)) return null;
  if (wanted.value && !sameRational(wanted.value, value)) return null;
  const shown = shownNumber(toNumber(value), goal, false);
  return shown && partOf(shown, wanted, story, outcomes, top, under);
}

/** Each outcome by itself; null where what is given does not settle it. */
function weightsOf(outcomes: readonly Outcome[], { known }: Story): Rational[] | null {
  const all = outcomes.map((outcome) => chanceIn(outcomes, known, (one) => one === outcome));
  return all.every((one) => one !== null) ? all : null;
}

/** By adding up outcomes; and what was told holds of them. */
function isRight(
  { event, given }: Wanted,
  value: Rational,
  outcomes: readonly Outcome[],
  weights: readonly Rational[],
): boolean {
  const sum = (one: Event) =>
    outcomes.reduce((total, outcome, at) => (one(outcome) ? plus(total, weights[at]!) : total), ZERO);
  return sameRational(times(value, given ? sum(given) : sum(() => true)), sum(both(event, given)));
}

function partOf(
  { text, tex }: { text: string; tex: string },
  { given, name }: Wanted,
  { known }: Story,
  outcomes: readonly Outcome[],
  top: Rational,
  under: Rational | null,
): SolvedPart {
  const decimal = (one: Rational) => shownNumber(toNumber(one), { verb: 'find', target: '' }, false)!.tex;
  const branches = known.filter((one): one is Given & { given: Event } => one.given !== null);
  return {
    title: { en: 'A tree of events', zh: '事件树' },
    steps: [
      step(
        {
          en: 'Multiply along each branch of the tree, and add the branches that belong to the event.',
          zh: '沿树形图的每条支路相乘，再把属于该事件的支路相加。',
        },
        `P = ${decimal(top)}`,
      ),
      ...(branches.length > 0 && given && under
        ? [
            step(
              { en: 'Divide by the probability of what is given.', zh: '除以已知条件的概率。' },
              `\\frac{${decimal(top)}}{${decimal(under)}} = ${tex}`,
            ),
          ]
        : []),
      step({ en: 'The answer', zh: '答案' }, tex),
    ],
    answer: name ? { text: `${name} = ${text}`, tex: `${name} = ${tex}` } : { text, tex },
    checks: [
      {
        name: {
          en: `The ${outcomes.length} outcomes add up to it`,
          zh: `${outcomes.length} 种结果的概率相加得到它`,
        },
        passed: true,
      },
    ],
    topic: '9709/p5/probability',
  };
}
