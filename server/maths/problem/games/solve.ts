import { sameRational, type Rational, toNumber } from '../../algebra-system/numbers/rational.ts';
import { rounded } from '../../writing/rounding.ts';
import { step } from '../../writing/step.ts';
import type { Step } from '../../writing/method.ts';
import type { Event } from '../draws/experiment.ts';
import { howEventsAre } from '../chances/named-events.ts';
import type { SolvedPart } from '../planning/goals/solved-part.ts';
import type { Fact, Goal, Problem, Term, ToldFact, ToldGoal } from '../schema/problem.ts';
import { notationOf, plain, sidesOf } from '../statistics/facts/notation.ts';
import { rangeOfTerm, spanOf } from '../statistics/facts/ranges.ts';
import { ownSentences } from '../statistics/data/text-units.ts';
import { agreed } from '../whole-parts.ts';
import {
  chanceFound,
  chanceInSpan,
  type Found,
  meanOf,
  shownFound,
  spanIn,
  tableShown,
  varianceOf,
} from './answers.ts';
import { fractionIn } from './settled.ts';
import { firstTime, leastOf } from './waits.ts';
import { eventIn, isScore, sameDraws, type Variable, variableOf, type World, worldOf } from './world.ts';

/** What holds in its own part alone. */
const HERE_ALONE = new Set(['turn', 'thrown', 'put back', 'known event']);
const asFact = ({ relation, of }: ToldFact): Fact => ({ relation, of });
const MOST = 4;

/** The parts of a question about what is thrown or drawn, as far as all that is told was read. */
export function solveGames(problems: readonly Problem[]): (SolvedPart | null)[] {
  const all = problems.map(partsOf);
  return (all[0] ?? []).map((_, at) => agreed(all.map((one) => one[at] ?? null)));
}

function partsOf(problem: Problem): (SolvedPart | null)[] {
  let known: Fact[] = problem.facts.map(asFact);
  let isWhole = problem.unread.length === 0;
  /** Of which parts what was told of the outcome holds. */
  let scope: string | null = null;
  return problem.parts.map((part, at) => {
    const letter = letterOf(part.label);
    if (scope !== null && scope !== letter) isWhole = false;
    const before = at === 0 ? [...problem.facts, ...part.given] : part.given;
    if (before.some(isOutcome) && (at > 0 || letter !== part.label)) scope = letter;
    known = [...known, ...part.given.map(asFact)];
    const own = part.facts.map(asFact);
    const now = [...known, ...own];
    known = [...known, ...own.filter(({ relation }) => !HERE_ALONE.has(relation))];
    isWhole &&= part.unread.every(({ asks }) => asks);
    if (part.facts.some((one) => isOutcome(one) && isBehind(one, part.goals))) isWhole = false;
    if (!isWhole || part.unread.length > 0 || part.choices.length > 0 || part.goals.length === 0) return null;
    if (part.goals.length > MOST) return null;
    const isOfBoth = /\bboth\b/i.test(ownSentences(problem, at));
    return agreed(
      [part.goals, ...part.otherwise.map(({ goals }) => goals)].map((goals) =>
        solvePart(now, goals, isOfBoth),
      ),
    );
  });
}

const isOutcome = ({ relation }: ToldFact): boolean => relation === 'known event';
const isBehind = ({ span }: ToldFact, goals: readonly ToldGoal[]): boolean =>
  goals.some((goal) => goal.span && span && span[0] > goal.span[0]);
/** (b) of (b)(ii). */
const letterOf = (label: string): string => /^\([^()]+\)/.exec(label)?.[0] ?? label;

interface Answer {
  text: string;
  tex: string;
  say?: { en: string; zh: string };
  steps: Step[];
}

function solvePart(facts: readonly Fact[], goals: readonly ToldGoal[], isOfBoth: boolean): SolvedPart | null {
  const world = worldOf(facts);
  if (isOfBoth && world?.draws && world.draws.turns.length !== 2) return null;
  if (!world || !world.holds.every((one) => isSo(one, world))) return null;
  const found = goals.map((goal) => answered(goal, world));
  if (!found.every((one) => one !== null) || found.length === 0) return null;
  const says = found.flatMap(({ say }) => say ?? []);
  const answer = {
    text: found.map(({ text }) => text).join(', '),
    tex: found.map((one) => one.tex).join(',\\quad '),
    ...(says.length > 0 && {
      say: { en: says.map(({ en }) => en).join(' '), zh: says.map(({ zh }) => zh).join('') },
    }),
  };
  return {
    title: { en: 'Every outcome with its probability', zh: '列出各种结果及其概率' },
    steps: [...found.flatMap(({ steps }) => steps), step({ en: 'The answer', zh: '答案' }, answer.tex)],
    answer,
    checks: [
      {
        name: {
          en: 'Counted again with every single thing told apart',
          zh: '把每个个体区分开来重新计数，结果相同',
        },
        passed: true,
      },
    ],
    topic: world.variables.size > 0 ? '9709/p5/discrete-random-variables' : '9709/p5/probability',
  };
}

/** "E(X) = 4", told of what was counted: so it is. */
function isSo(equation: string, world: World): boolean {
  const sides = sidesOf(equation);
  const value = sides && fractionIn(plain(sides[1]));
  const found = value && foundOf(sides[0], world);
  return Boolean(found && !found.root && sameAsTold(found.value, value, sides[1]));
}

/** The same, or the same to the figures that are printed. */
function sameAsTold(found: Rational, told: Rational, text: string): boolean {
  if (sameRational(found, told)) return true;
  const places = /^\d*\.(\d{2,})$/.exec(text.trim())?.[1]?.length;
  return places !== undefined && rounded(toNumber(found), { kind: 'places', digits: places }) === text.trim();
}

function answered(goal: Goal, world: World): Answer | null {
  const { target, verb } = goal;
  if (goal.unit !== undefined || goal.form || goal.terms || (goal.where ?? []).length > 0) return null;
  if (verb === 'show') return shownSo(goal, world);
  if (verb !== 'find') return null;
  if (typeof target === 'object' && 'the' in target) {
    const [first, second, third] = target.of;
    if (target.the === 'game table' || target.the === 'table') return tableOf(first!, world);
    if (target.the === 'least of') return leastOf(String(first), world);
    if (target.the === 'events are') return howTheyAre([String(first), String(second), String(third)], world);
  }
  const found = foundOf(target, world);
  const shown = found && shownFound(found, goal);
  return shown && { ...shown, steps: found.steps };
}

function tableOf(name: Term, world: World): Answer | null {
  const variable = named(name, world);
  if (!variable || variable.waits) return null;
  return {
    ...tableShown(variable, typeof name === 'string' && /^[A-Z]$/.test(name) ? name : 'X'),
    steps: [],
  };
}

/** A variable by its letter, "the score", or what it measures. */
function named(name: Term, world: World): Variable | null {
  if (name === '') return world.variables.size === 1 ? [...world.variables.values()][0]! : null;
  if (isScore(name)) {
    const own = world.variables.get('score');
    if (own) return own;
    return typeof name === 'object' && world.draws ? variableOf(name, world.draws) : null;
  }
  if (typeof name === 'string') return world.variables.get(name) ?? null;
  return world.draws && variableOf(name, world.draws);
}

/** What a formula or a phrase asks for. */
function foundOf(target: Term, world: World): Found | null {
  if (typeof target === 'string') return ofNotation(target, world);
  if (!('the' in target) || target.where) return null;
  const [first, second] = target.of;
  if (target.the === 'game moment') {
    const variable = named(second!, world);
    return (
      variable &&
      momentOf(variable, String(first), typeof second === 'string' && second.length === 1 ? second : 'X')
    );
  }
  if (target.the === 'game chance of mean') {
    const variable = named(second!, world);
    const mean = variable && meanOf(variable, 'X');
    if (!mean) return null;
    const span = spanIn(`X ${String(first)} E(X)`, 'X', variable);
    return span && chanceInSpan(span, null, variable);
  }
  if (target.the === 'game wait' || (target.the === 'wait chance' && target.of.length === 1)) {
    const variable = world.variables.get('wait');
    const range = variable && rangeOfTerm(first!);
    const span = range && spanOf(range, {});
    return span && world.known.length === 0 ? chanceInSpan(span, null, variable) : null;
  }
  if (target.the === 'first time') return firstTime(first!, second!, world);
  return target.the === 'draw chance' ? ofPhrases(first!, second, world) : null;
}

function momentOf(variable: Variable, moment: string, letter: string): Found | null {
  if (moment === 'mean') return meanOf(variable, letter);
  const variance = varianceOf(variable, letter);
  return moment === 'standard deviation' && variance ? { ...variance, root: true } : variance;
}

function ofPhrases(event: Term, given: Term | undefined, world: World): Found | null {
  const { draws } = world;
  if (!draws) return null;
  const all = [...(given === undefined ? [] : [given]), ...world.known].map((one) =>
    eventIn(one, draws, world),
  );
  const wanted = eventIn(event, draws, world);
  if (!wanted || !all.every((one) => one !== null)) return null;
  return chanceFound(wanted, all.length === 0 ? null : (outcome) => all.every((one) => one(outcome)), draws);
}

function ofNotation(source: string, world: World): Found | null {
  const notation = notationOf(source);
  if (!notation || (world.known.length > 0 && notation.is !== 'chance')) return null;
  if (notation.is === 'moment') {
    const variable = world.variables.get(notation.of);
    return variable ? momentOf(variable, notation.moment, notation.of) : null;
  }
  if (world.known.length > 0) return null;
  const name = [...world.variables.keys()].find((one) => one.length === 1 && notation.event.includes(one));
  const variable = name === undefined ? null : world.variables.get(name)!;
  if (variable) {
    const [span, given] = [notation.event, notation.given].map((one) =>
      one === null ? null : spanIn(one, name!, variable),
    );
    return span && (notation.given === null || given) ? chanceInSpan(span, given ?? null, variable) : null;
  }
  const event = lettered(notation.event, world);
  const given = notation.given === null ? null : lettered(notation.given, world);
  return event && (notation.given === null || given)
    ? chanceFound(event, given, world.events.values().next().value!.draws)
    : null;
}

/** A, A', A ∩ B and A ∪ B of events of one experiment. */
function lettered(text: string, world: World): Event | null {
  const bare = plain(text).replace(/\s/g, '');
  const [, first, sign, second] = /^([A-Z]'?)(?:([&+])([A-Z]'?))?$/.exec(bare) ?? [];
  const all = [...world.events.values()];
  if (!first || !all.every(({ draws }) => sameDraws(draws, all[0]!.draws))) return null;
  const single = (name: string): Event | null => {
    const event = world.events.get(name[0]!)?.event;
    return event ? (name.endsWith("'") ? (outcome) => !event(outcome) : event) : null;
  };
  const [a, b] = [single(first), second ? single(second) : null];
  if (!a || !second) return a;
  if (!b) return null;
  return sign === '&' ? (outcome) => a(outcome) && b(outcome) : (outcome) => a(outcome) || b(outcome);
}

function howTheyAre([which, a, b]: string[], world: World): Answer | null {
  if (world.known.length > 0) return null;
  const found = [`P(${a})`, `P(${b})`, `P(${a} & ${b})`].map((one) => ofNotation(one, world));
  if (!found.every((one) => one !== null)) return null;
  const [first, second, both] = found.map((one) => one!.value);
  const { answer, steps } = howEventsAre(which!, [a!, b!], first!, second!, both!);
  return { ...answer, steps };
}

/** "Show that P(X = 2) = 7/64": found without it, and the same. */
function shownSo({ target }: Goal, world: World): Answer | null {
  if (typeof target !== 'object' || !('the' in target)) return null;
  const [first, second] = target.of;
  const sides =
    target.the === 'statement:holds' && typeof first === 'string'
      ? sidesOf(first)
      : target.the === 'statement:equal' && typeof first === 'string' && typeof second === 'string'
        ? ([first, second] as const)
        : null;
  const [found, told] = sides
    ? [foundOf(sides[0], world), sides[1]]
    : target.the === 'draw chance' && typeof second === 'string'
      ? [ofPhrases(first!, undefined, world), second]
      : [null, ''];
  const value = fractionIn(plain(told));
  if (!found || found.root || !value || !sameRational(found.value, value)) return null;
  const text = value.d === 1n ? String(value.n) : `${value.n}/${value.d}`;
  const shown = told.includes('.') ? told.trim() : text;
  return {
    text: shown,
    tex: shown === text ? shownFound(found, { verb: 'find', target: '' })!.tex : shown,
    steps: found.steps,
  };
}
