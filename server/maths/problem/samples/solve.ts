import type { SolvedPart } from '../planning/goals/solved-part.ts';
import type { Fact, Goal, Problem, Term, ToldGoal } from '../schema/problem.ts';
import { numberOf, plain } from '../statistics/facts/notation.ts';
import { solveWhole } from '../whole-parts.ts';
import { assumed } from './assumed.ts';
import { agreeing, atOtherLevel } from './at-level.ts';
import { changed } from './compared.ts';
import { ofCounts } from '../frequencies/solve-counts.ts';
import { mixesUnits, sentencesOf } from '../statistics/data/text-units.ts';
import { areAlike } from '../statistics/facts/units.ts';
import { sampleOfInterval } from './estimates.ts';
import type { Outcome } from '../statistics/worked/outcome.ts';
import { solvedOf } from '../statistics/worked/solved.ts';
import { type Asked, estimateFor, tested } from './tested.ts';
import { intervalOf } from './tests-of-means.ts';
import { type Told, toldIn } from './told.ts';
import { isOfStory } from './story.ts';
import { ofWords, pooled, rejecting, sumAsked, unbiased } from './values-asked.ts';

/** Works out what is asked of samples: estimates, intervals and tests. */
export const solveSamples = (problems: readonly Problem[]): (SolvedPart | null)[] =>
  solveWhole(problems, (facts, goals, problem) =>
    solvePart(facts, goals, askedIn(problem), problem.text),
  ).map((part, at) =>
    part && problems.some((problem) => mixesUnits(sentencesOf(problem, at))) ? null : part,
  );

const nameOf = (target: Term): string => (typeof target === 'object' && 'the' in target ? target.the : '');

const TESTS = new Set(['test', 'fit', 'association']);
const isTest = (target: Term): boolean => TESTS.has(nameOf(target));

const askedIn = ({ parts }: Problem): Asked => {
  const names = parts.flatMap(({ goals }) => goals.map(({ target }) => nameOf(target)));
  const all = parts.flatMap(({ goals }) =>
    goals.flatMap(({ target }) =>
      typeof target === 'object' && 'the' in target && target.the === 'test' ? [target.of] : [],
    ),
  );
  const tests = all.map(([, name]) => String(name));
  const claims = all
    .flatMap(([, , claim]) => claim ?? [])
    .filter((claim) => typeof claim !== 'object' || !('the' in claim) || claim.of[0] !== 'told');
  return {
    assumption: names.includes('assumption'),
    pooled: names.includes('pooled'),
    tests,
    claims,
    goals: parts.flatMap((one) => one.goals.filter(({ target }) => isTest(target))),
  };
};

/** "The coach's claim": of a coach the question has spoken before it asks. */
function isToldBefore({ target, span }: ToldGoal, text: string): boolean {
  const owner = ownerOf(target);
  if (owner === '') return true;
  const before = Array.from(text)
    .slice(0, span?.[0] ?? 0)
    .join('')
    .toLowerCase();
  const known = new Set(before.split(/[^\p{L}]+/u));
  return owner
    .toLowerCase()
    .replace(/['’]s?(?= |$)/g, '')
    .split(/[^\p{L}]+/u)
    .every((word) => known.has(word) || known.has(`${word}s`));
}

/** Who claims what a goal tests. */
function ownerOf(target: Term): string {
  if (typeof target !== 'object' || !('the' in target)) return '';
  const [, second, claim] = target.of;
  if (target.the === 'fit') return String(second ?? '');
  if (target.the !== 'test' || typeof claim !== 'object' || !('the' in claim)) return '';
  return claim.of[0] === 'told' ? String(claim.of[1] ?? '') : '';
}

/** "Masses (g)" above a row of data. */
const IN_BRACKETS = /(?<=[(（] ?)(?:g|m|s|h)(?= ?[)）])/g;

/** What the letters of the data are measured in. */
const unitsOf = (facts: readonly Fact[]): string[] =>
  facts.flatMap(({ relation, of }) => (relation === 'letter' && of[1] ? [`⟨${String(of[1])}⟩`] : []));

function solvePart(
  facts: readonly Fact[],
  goals: readonly ToldGoal[],
  asked: Asked,
  text: string,
): SolvedPart | null {
  if (!goals.every((goal) => isToldBefore(goal, text))) return null;
  const own = goals.flatMap(({ where }) => where ?? []);
  const told = toldIn([...facts, ...own]);
  const said = JSON.stringify([facts.filter(({ relation }) => relation !== 'scene'), goals]);
  const above = (said.match(IN_BRACKETS) ?? []).map((unit) => `⟨${unit}⟩`);
  if (!areAlike([said, ...unitsOf(facts), ...above].join(' '))) return null;
  const worked = (goal: Goal): Outcome | null =>
    ofCounts(goal, facts) ?? (told && isOfStory(goal, told) ? outcomeOf(goal, told, facts, asked) : null);
  const outcomes = goals.map((goal) =>
    nameOf(goal.target) === 'other level'
      ? again(goal, asked, worked)
      : nameOf(goal.target) === 'agrees'
        ? agreesWith(goals, asked, worked)
        : worked(goal),
  );
  if (!outcomes.every((one) => one !== null) || !outcomes.every(({ isRight }) => isRight)) return null;
  return solvedOf({ en: 'From the samples', zh: '由样本求解' }, outcomes);
}

/** The only test that was asked for, at another level. */
function again({ target }: Goal, { goals }: Asked, worked: (goal: Goal) => Outcome | null): Outcome | null {
  const [test, another] = goals;
  const percent = typeof target === 'object' && 'the' in target ? String(target.of[0]) : '';
  if (!test || another || typeof test.target !== 'object' || !('the' in test.target)) return null;
  const [, ...others] = test.target.of;
  const [first, second] = [test, { ...test, target: { ...test.target, of: [percent, ...others] } }].map(
    worked,
  );
  return first && second ? atOtherLevel(first, second, percent) : null;
}

/** The interval that is asked for beside the test of a difference at the level that belongs to it. */
function agreesWith(
  goals: readonly Goal[],
  { goals: tests }: Asked,
  worked: (goal: Goal) => Outcome | null,
): Outcome | null {
  const [test, another] = tests;
  const interval = goals.find(({ target }) => nameOf(target) === 'interval');
  if (!test || another || !interval) return null;
  const [found, decision] = [worked(interval), worked(test)];
  const percents = [interval, test].map(({ target }) =>
    Number.parseFloat(String((target as { of: Term[] }).of[0])),
  );
  const claim = (test.target as { of: Term[] }).of[2];
  const isTwoSided = typeof claim === 'object' && 'the' in claim && claim.of[1] === '!=';
  return found && decision && isTwoSided && Math.abs(percents[0]! + percents[1]! - 100) < 1e-9
    ? agreeing(found, decision)
    : null;
}

function outcomeOf(goal: Goal, told: Told, facts: readonly Fact[], asked: Asked): Outcome | null {
  const { target, verb } = goal;
  if (verb !== 'find' || goal.form || goal.terms || goal.exact) return null;
  if (typeof target === 'string') return sumAsked(target, goal, told, facts);
  if (!('the' in target)) return null;
  const of = target.of.map(String);
  switch (target.the) {
    case 'test':
      return tested(goal, told, asked);
    case 'interval':
      return intervalAsked(goal, of, told, facts, asked);
    case 'pooled':
      return pooled(goal, told);
    case 'unbiased':
      return unbiased(goal, of, told);
    case 'rejecting':
      return rejecting(of[0]!, told, asked);
    case 'assumption':
      return assumed(of, told, facts, asked);
    default:
      return null;
  }
}

function intervalAsked(
  goal: Goal,
  [percent, which, words]: string[],
  told: Told,
  facts: readonly Fact[],
  asked: Asked,
): Outcome | null {
  const level = numberOf(plain(percent!).replace(/\\?%$/, ''));
  if (level === null || !(level > 50 && level < 100)) return null;
  if (which === 'mean') {
    const known = told.samples.length === 0 ? sampleOfInterval(told, facts) : null;
    const own = known ? [known] : ofWords(words!, told);
    const estimate = own && estimateFor({ is: 'one' }, { ...told, samples: own }, asked);
    return estimate ? intervalOf(estimate, level, goal) : null;
  }
  const [first, second] = which!.startsWith('change')
    ? changeOrder(which!.at(-1)!, told)
    : orderIn(words!, told);
  const estimate = first < 0 ? null : estimateFor({ is: 'two', first, second }, told, asked);
  return estimate ? intervalOf(estimate, level, goal) : null;
}

/** By how much something has increased: what it is behind, less what it was before. */
function changeOrder(sign: string, told: Told): [number, number] {
  const order = changed(sign === '<' ? '<' : '>', '', told);
  if (!order) return [-1, -1];
  return sign === '<' ? [order.second, order.first] : [order.first, order.second];
}

/** μ_B − μ_A: that of B comes first. */
function orderIn(words: string, { samples, isPaired }: Told): [number, number] {
  // Of pairs, which is taken from which is to be said.
  if (samples.length !== 2 || isPaired) return [-1, -1];
  const [, one, other] = /μ_(\w) - μ_(\w)/.exec(words) ?? [];
  if (!one || !other) return [0, 1];
  const [first, second] = [one, other].map((name) =>
    samples.findIndex((sample) => sample.letter === name || sample.words.split(/\W+/).includes(name)),
  );
  return first! >= 0 && second! >= 0 && first !== second ? [first!, second!] : [-1, -1];
}
