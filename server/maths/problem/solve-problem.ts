import { asksOfEvents, hasLetters, solveEvents, tellsOfEvents } from './chances/solve.ts';
import { solveTrials, wantsTrials } from './chances/trials.ts';
import { isOfTwo, solveDraws, wantsDraws } from './chances/draws.ts';
import { isCounting, solveCounting, tellsOfCounting, wantsCounting } from './counting/solve.ts';
import type { Solved } from './planning/goals/solve-reading.ts';
import { isDynamics, solveDynamics } from './planning/dynamics/solve.ts';
import { solveInference, wantsInference } from './inference/solve.ts';
import { possible } from './planning/told/impossible.ts';
import { solveTogether } from './planning/unknowns/solve-together.ts';
import type { AnswerLine, SolvedPart } from './planning/goals/solved-part.ts';
import type { Reading } from './reading/read-problem.ts';
import type { Fact, Goal, Problem, ProblemPart, ToldFact, ToldGoal } from './schema/problem.ts';
import { answerStated, asksToState } from './stating/answer-stated.ts';
import { mixesUnits, ownSentences, sentencesOf } from './statistics/data/text-units.ts';
import { hasBands, isStatistical, solveStatistics } from './statistics/solve.ts';
import { withTold } from './whole-parts.ts';

/** What a part leads to, and whether it was read as what it can only be. */
interface Tried {
  part: SolvedPart | null;
  isClear: boolean;
}

const UNTRIED: Tried = { part: null, isClear: false };
const NOTHING: Solved = { part: null, found: [] };

/**
 * Works the parts of a question out, in every way in which it was read. A part is null where something in it was not
 * read, where two ways to read it lead to different answers, or where what it says was left unused or an answer did not
 * pass its checks.
 */
export function solveProblems(problems: readonly Problem[], answerLine: AnswerLine): (SolvedPart | null)[] {
  const told = problems.some(isDynamics) ? problems.map(withTold) : problems;
  const [dynamics, general] = [true, false].map((is) =>
    inAllWays(
      told.filter((one) => isDynamics(one) === is),
      answerLine,
    ),
  ) as [(SolvedPart | null)[], (SolvedPart | null)[]];
  const { length } = problems[0]?.parts ?? [];
  return Array.from({ length }, (_, at) => general[at] ?? dynamics[at] ?? null);
}

function inAllWays(read: readonly Problem[], answerLine: AnswerLine): (SolvedPart | null)[] {
  const problems = possible(read);
  const tried = problems.map((problem) => solveParts(problem, answerLine));
  return (tried[0] ?? []).map((_, at) => {
    const all = ofOneKind(tried.map((one) => one[at]!));
    // What a story of motion tells is said by its planner to be understood: a way that leads nowhere is none.
    const [first, ...others] = problems.every(isDynamics) ? leading(all) : all;
    const isOne = others.every(({ part }) => part && part.answer.text === first!.part?.answer.text);
    return isOne ? first!.part : null;
  });
}

const leading = <Way extends { part: SolvedPart | null }>(all: Way[]): Way[] => {
  const found = all.filter(({ part }) => part !== null);
  return found.length > 0 ? found : all;
};

/** A sentence that is read of things counted and of a population too is meant as the others are. */
function ofOneKind(tried: Tried[]): Tried[] {
  const clear = tried.filter(({ isClear }) => isClear);
  return clear.length > 0 ? clear : tried;
}

/** The parts one after the other: what one says and finds is known in those behind it. */
function solveParts(problem: Problem, answerLine: AnswerLine): Tried[] {
  const { things } = problem;
  let known = problem.facts.map(asFact);
  let told = known;
  let isWhole = problem.unread.length === 0;
  const isSettled = outcomesTold(problem);
  return problem.parts.map((part, at) => {
    told = [...told, ...part.given.map(asFact)];
    const own = part.facts.map(asFact);
    // "Given instead that …" takes the place of what the parts before said and found.
    const isInstead = own.some(({ relation }) => relation === 'instead');
    const before = isInstead ? told : [...known, ...part.given.map(asFact)];
    known = [...before, ...own.filter(({ relation }) => !HERE_ALONE.has(relation))];
    isWhole &&= part.unread.every(({ asks }) => asks);
    if (asksToState(part)) return { part: answerStated(part), isClear: true };
    if (!isWhole || part.unread.length > 0 || (isDynamics({ facts: before }) && tellsBehind(part)))
      return UNTRIED;
    const reading = { things, facts: [...before, ...own], goals: [], own: before.length };
    if (!isSettled[at] || isToldOtherwise(problem, at, { ...reading, goals: part.goals })) return UNTRIED;
    const { tried, found } = inEveryWay(part, reading, answerLine);
    known = [...known, ...found];
    return tried;
  });
}

/**
 * Whether it is clear of which parts what is told of the outcome holds: told inside a part, of that part; told before
 * (i), of those under the same letter. Behind a question it may speak of what follows.
 */
function outcomesTold({ facts, parts }: Problem): boolean[] {
  let scope: string | null = null;
  let isOpen = false;
  return parts.map(({ label, given, facts: own, goals }, at) => {
    const letter = letterOf(label);
    const before = at === 0 ? [...facts, ...given] : given;
    if (before.some(isOutcome) && letter !== label) scope = letter;
    isOpen ||= own.some(
      (fact) => isOutcome(fact) && goals.some(({ span }) => span && fact.span && fact.span[0] > span[0]),
    );
    return !isOpen && (scope === null || scope === letter);
  });
}

const isOutcome = ({ relation }: ToldFact): boolean => relation === 'known event';

/** (b) of (b)(ii). */
const letterOf = (label: string): string => /^\([^()]+\)/.exec(label)?.[0] ?? label;

/** What the words say and what was read of them leaves out: another unit, that there are two. */
function isToldOtherwise(problem: Problem, at: number, reading: Reading): boolean {
  if (wantsDraws(reading)) return !isOfTwo(ownSentences(problem, at), reading);
  const isMeasured =
    !isDynamics(reading) &&
    (isStatistical(reading) || wantsInference(reading)) &&
    reading.facts.every(({ relation }) => relation !== 'rate');
  return isMeasured && mixesUnits(sentencesOf(problem, at));
}

/** What is told behind a question may speak of a later time. */
const tellsBehind = ({ facts, goals }: ProblemPart): boolean =>
  goals.some((goal) =>
    facts.some((fact) => !isAlways(fact) && fact.span && goal.span && fact.span[0] > goal.span[0]),
  );

/** What holds at any time: how strong gravity is, that there is no air, that a pulley is not reached. */
const isAlways = ({ relation, of }: ToldFact): boolean =>
  relation === 'no air' || relation === 'no pulley' || (relation === 'equal' && of[0] === 'g');

/** "Ravi must be chosen", "the first ball is white", said in a part, holds in that part alone. */
const HERE_ALONE = new Set(['must', 'turn', 'thrown', 'put back', 'instead', 'case', 'known event']);

const asFact = ({ relation, of }: ToldFact): Fact => ({ relation, of });
const asGoal = ({ span: _span, ...goal }: ToldGoal): Goal => goal;

/** What all the ways to read what a part asks for lead to. */
function inEveryWay({ goals, otherwise, choices }: ProblemPart, known: Reading, answerLine: AnswerLine) {
  // Which of four answers it is, nobody here chooses.
  if (choices.length > 0) return { tried: UNTRIED, found: [] };
  const all = [{ goals }, ...otherwise].map((one) => ({ ...known, goals: one.goals.map(asGoal) }));
  const clear = all.filter(isClear);
  const every = (clear.length > 0 ? clear : all).map((one) => solveOne(one, answerLine));
  const solved = isDynamics(known) ? leading(every) : every;
  const [first] = solved;
  const isOne = solved.every(({ part }) => part !== null && part.answer.text === first!.part?.answer.text);
  const { part, found } = isOne ? first! : { ...NOTHING, found: inAll(solved) };
  return { tried: { part, isClear: clear.length > 0 }, found };
}

/** "The sum to infinity", of a progression that is spoken of, is no sum of another series. */
const isOfSeries = ({ things, goals }: Reading): boolean =>
  things.some(({ kind }) => kind.endsWith('progression')) &&
  goals.some(
    ({ target }) =>
      typeof target === 'object' &&
      'the' in target &&
      target.the === 'sum to infinity' &&
      target.of.length === 0,
  );

/** What is found in every way. */
const inAll = ([first, ...others]: Solved[]): Fact[] =>
  (first?.found ?? []).filter((fact) =>
    others.every(({ found }) => found.some((one) => JSON.stringify(one) === JSON.stringify(fact))),
  );

const isClear = (one: Reading): boolean => (hasBands(one) ? isOfBands(one) : isOfOneKind(one));

/** Those of a population that have a name are drawn one by one from no box. */
const isOfBands = ({ facts, goals }: Reading): boolean =>
  facts.every(({ relation }) => relation !== 'turn') &&
  goals.every(
    ({ target }) =>
      typeof target === 'string' || !('the' in target) || !['draw chance', 'chance of'].includes(target.the),
  );

const isOfOneKind = (one: Reading): boolean =>
  wantsDraws(one) ||
  (!isOfSeries(one) &&
    wantsCounting(one) === tellsOfCounting(one) &&
    !(wantsCounting(one) && isStatistical(one)) &&
    (tellsOfEvents(one) ? asksOfEvents(one) : !wantsTrials(one)));

function solveOne(one: Reading, answerLine: AnswerLine): Solved {
  if (wantsInference(one)) return solveInference(one);
  if (wantsDraws(one)) return solveDraws(one);
  if (isDynamics(one)) return solveDynamics(one);
  if (isCounting(one)) return solveCounting(one);
  if (wantsTrials(one) && !hasBands(one)) return solveTrials(one);
  if (hasLetters(one) || (tellsOfEvents(one) && !isStatistical(one))) return solveEvents(one);
  return isStatistical(one) ? solveStatistics(one) : solveTogether(one, answerLine);
}
