import { attempt } from './parts/attempt.ts';
import type { Outcome, Unsolved } from './outcome.ts';
import { isOfPhysics } from '../reading/mechanics/measured-values.ts';
import { leftoverOf } from '../problem/ledger/ledger.ts';
import type { Leftover } from '../problem/ledger/leftover.ts';
import { METHODS } from '../methods/methods.ts';
import { withMarks } from '../writing/allotted-marks.ts';
import { combineParts, questionOf, refersBack } from './parts/part-answers.ts';
import { withoutAsides } from '../reading/questions/asides.ts';
import { isInFewWords } from '../reading/typing/written-out.ts';
import { hasAfterthought } from '../reading/questions/trailing-request.ts';
import { isAsTold } from './demands/as-told.ts';
import { contradicted } from './demands/told-of-bodies.ts';
import { solvedInFull } from './parts/in-full.ts';
import { isAsMeant } from './demands/as-meant.ts';
import { lacksInterval } from './demands/lacks-interval.ts';
import { isAsCounted } from '../problem/planning/goals/as-counted.ts';
import { isAsWorded } from '../problem/planning/goals/as-asked.ts';
import { type Layout, layoutOf } from '../problem/layout/layout.ts';
import { readPhysics } from '../problem/reading/physics/read-physics.ts';
import { inQuantities, solvePhysics } from '../problem/physics/solve.ts';
import { BODIES, countOf, orNothing, OTHERS, partsBy, solvedWays } from './own-grammars.ts';
import type { SolvedPart } from '../problem/planning/goals/solved-part.ts';
import { isDynamics } from '../problem/planning/dynamics/solve.ts';
import { problemsIn } from '../problem/problems-in.ts';
import type { Problem, ProblemPart } from '../problem/schema/problem.ts';
import { solveByQuantities } from '../problem/quantities/solve-parts.ts';
import { isOfQuantities, whyNot } from '../problem/quantities/why-not.ts';
import { resultsAsked, toGoOn, withResults } from '../problem/results.ts';
import { solveProblems } from '../problem/solve-problem.ts';
import type { Text } from '../../core/locale.ts';
import { recognise } from '../reading/questions/recognise.ts';
import { reword } from '../reading/questions/reworded.ts';
import { withPlainRequests } from '../reading/questions/plain-requests.ts';
import { plainlyTyped } from '../reading/questions/plain-typing.ts';
import { isConversation } from '../reading/questions/conversation.ts';

/** A part of a question, in its order, with what became of it. */
export interface PartOutcome {
  /** Empty for a question without parts. */
  label: string;
  /** What it is worth, where that is printed. */
  marks: number | null;
  /** Its own text, without label and marks. */
  text: string;
  /** The same with all that belongs to it, as it was solved. */
  question: string;
  outcome: Outcome;
}

/** Says what a method left unread of a question that it solved; null where that is nothing. */
type Ledger = typeof leftoverOf;

/**
 * Solves a question as it is typed, each of its parts. No answer comes back that did not pass an independent check, or
 * that leaves something of the question out.
 */
export const solve = (typed: string): Outcome => combined(solveParts(typed), typed);

/** What became of the parts as one result. */
export function combined(parts: PartOutcome[], typed: string): Outcome {
  if (parts.length === 1) return parts[0]!.outcome;
  const solved = parts.flatMap(({ label, outcome }) =>
    outcome.solved ? [{ label, worked: outcome.worked }] : [],
  );
  if (solved.length === 0) {
    const ignored =
      parts.find(({ outcome }) => isLeftover(outcome)) ??
      parts.find(({ outcome }) => !outcome.solved && outcome.say);
    return ignored?.outcome ?? { solved: false, why: 'unknown', question: recognise(plainlyTyped(typed)) };
  }
  const left = parts.filter(({ outcome }) => !outcome.solved).map(({ label }) => label);
  return { solved: true, worked: combineParts(solved, left) };
}

/**
 * Each part with all that belongs to it: by a method that knows it as it stands, else as a problem that is read from its
 * beginning, earlier results included.
 */
export function solveParts(typed: string): PartOutcome[] {
  const solveUnder = (text: string) => solvePartsUnder(leftoverOf, text);
  const all = solveUnder(typed);
  if (!isInFewWords(typed.trim())) return all;
  return all.map((part): PartOutcome => {
    if (part.outcome.solved || part.outcome.why === 'earlier') return part;
    const worked = solvedInFull(part.question, solveUnder);
    return worked ? withPrintedMarks({ ...part, outcome: { solved: true, worked } }) : part;
  });
}

/** The same under another ledger. */
export function solvePartsUnder(ledger: Ledger, typed: string): PartOutcome[] {
  const plain = plainlyTyped(typed);
  const all = safeUnder(ledger, plain);
  const usual = withPlainRequests(plain);
  if (usual === plain || all.every(({ outcome }) => outcome.solved)) return all;
  const again = safeUnder(ledger, usual);
  return all.map((part, at) => {
    const other = again[at];
    const isBetter = !part.outcome.solved && other?.outcome.solved && other.label === part.label;
    return isBetter ? { ...other, text: part.text } : part;
  });
}

function safeUnder(ledger: Ledger, plain: string): PartOutcome[] {
  const layout = layoutOf(plain);
  const all = allUnder(ledger, plain, layout);
  const wrong = contradicted(all, plain, layout.parts);
  return all.map((part, at) =>
    wrong[at] || isOfOther(part.outcome, plain, part.question)
      ? { ...part, outcome: { solved: false, why: 'unsafe', question: recognise(part.text) } }
      : part,
  );
}

const isOfOther = (outcome: Outcome, plain: string, question: string): boolean =>
  outcome.solved && !isAsTold(outcome.worked.topic, plain, question);

function allUnder(ledger: Ledger, plain: string, layout: Layout): PartOutcome[] {
  const outcomes = layout.parts.map((part, index): PartOutcome => {
    const { label, marks, text } = part;
    const question = questionOf(part, plain);
    const outcome: Outcome = refersBack(part, layout, index)
      ? { solved: false, why: 'earlier', question: recognise(text) }
      : countedOutcome(solveOne(question, ledger), text);
    return { label, marks, text, question, outcome };
  });
  if (outcomes.every(({ outcome }) => outcome.solved)) return outcomes.map(withPrintedMarks);
  const solved = planned(() => problemsIn(plain, layout), ledger);
  const moved = outcomes.every(({ outcome }, at) => outcome.solved || solved[at])
    ? []
    : partsBy(BODIES, plain, layout);
  const usual = (
    countOf(moved) > countOf(solved) ? moved.map((one, at) => one ?? statedOf(solved[at])) : solved
  ).map((one) => (one && isOfMechanics(one) && isOfPhysics(plain) ? null : one));
  const measured = outcomes.every(({ outcome }, at) => outcome.solved || usual[at])
    ? []
    : ofPhysics(plain, layout);
  const known = usual.length > 0 ? usual.map((one, at) => one ?? measured[at] ?? null) : measured;
  const isOpen = outcomes.some(({ outcome }, at) => !outcome.solved && !known[at]);
  const others = isOpen
    ? OTHERS.map((one) =>
        partsBy(one, plain, layout).map((part) =>
          part && isOfMechanics(part) && isOfPhysics(plain) ? null : part,
        ),
      )
    : [];
  return outcomes.map((one, at) => {
    const found = one.outcome.solved
      ? null
      : (known[at] ?? others.map((all) => all[at]).find((part) => part));
    const answer = found?.answer.text ?? '';
    const isSafe = found && isAsMeant(found, one.text, `${layout.stem} ${one.question}`);
    const worked = isSafe && isAsWorded(answer, one.text) && isAsCounted(answer, one.text) ? found : null;
    return withPrintedMarks(
      worked ? { ...one, outcome: { solved: true, worked: { method: 'problem', ...worked } } } : one,
    );
  });
}

/** Of mechanics, where g is 10 m s⁻²; in physics it is 9.81. */
const isOfMechanics = ({ topic }: SolvedPart): boolean => /^(?:9709\/p4|9231\/p3)\//.test(topic);

/** What is stated from a card needs nothing that is told, and claims no check. */
const statedOf = (part: SolvedPart | null | undefined) => (part?.checks.length === 0 ? part : null);

/** As it was, but for roots of which another number, or others, were asked for. */
const countedOutcome = (outcome: Outcome, text: string): Outcome =>
  outcome.solved && !isAsCounted(outcome.worked.answer.text, text)
    ? { solved: false, why: 'unsafe', question: recognise(text) }
    : outcome;

/** The marks of a solution add up to those that are printed. */
function withPrintedMarks(part: PartOutcome): PartOutcome {
  const { outcome, marks } = part;
  if (!outcome.solved || (marks === null && outcome.worked.method !== 'problem')) return part;
  const { worked } = outcome;
  return { ...part, outcome: { solved: true, worked: { ...worked, steps: withMarks(worked.steps, marks) } } };
}

function planned(read: () => readonly Problem[], ledger: Ledger): (SolvedPart | null)[] {
  return orNothing(() => solveProblems(read(), (line) => answerLine(line, ledger)));
}

/** The parts of a question about quantities of physics, by the laws of its things. */
const ofPhysics = (plain: string, layout: Layout) => orNothing(() => solvePhysics(physicsIn(plain, layout)));

const physicsIn = (plain: string, layout: Layout): Problem[] =>
  inQuantities(problemsIn(plain, layout, readPhysics));

/** How a question is read, in every way in which it may be meant. */
export function readProblems(typed: string): Problem[] {
  const plain = plainlyTyped(typed);
  const layout = layoutOf(plain);
  const all = problemsIn(plain, layout);
  // Of two grammars, the one that reads more of it.
  const usual = all.filter((one) => isDynamics(one) === isDynamics(all[0]!));
  const solved = planned(() => usual, leftoverOf);
  const isBetter = (parts: (SolvedPart | null)[]) => countOf(parts) > countOf(solved) || adds(parts, solved);
  if (isBetter(partsBy(BODIES, plain, layout))) return solvedWays(BODIES, plain, layout);
  const physics = physicsIn(plain, layout);
  if (isBetter(orNothing(() => solvePhysics(physics)))) return physics;
  const other = OTHERS.find((one) => isBetter(partsBy(one, plain, layout)));
  return other ? solvedWays(other, plain, layout) : usual;
}

/** Whether there are answers beside what is stated from cards, which every grammar reads. */
const adds = (parts: readonly (SolvedPart | null)[], solved: readonly (SolvedPart | null)[]): boolean =>
  solved.every((one) => one === null || statedOf(one)) && parts.some((one, at) => one && !solved[at]);

/** A problem that was read before, or corrected, or put together elsewhere: each of its parts. */
export function solveGiven(problem: Problem): PartOutcome[] {
  const labels = resultsAsked(problem);
  if (labels.length === 0) return solveAsGiven(problem);
  const before = [solveAsGiven(problem), solveAsGiven(toGoOn(problem, labels))].flat();
  const answers = new Map(
    before.flatMap(({ label, outcome }) =>
      outcome.solved ? [[label, outcome.worked.answer.text] as const] : [],
    ),
  );
  return solveAsGiven(withResults(problem, answers));
}

function solveAsGiven(problem: Problem): PartOutcome[] {
  const usual = planned(() => [problem], leftoverOf);
  const own = [BODIES, ...OTHERS].map(
    ({ solve: plan }) =>
      () =>
        orNothing(() => plan([problem])),
  );
  const known = countOf(usual) > 0 ? usual : firstOf(own);
  // What is read from a text without these words was understood by the other planners, or not at all.
  const isTold = problem.text === '' || isOfQuantities(problem);
  const quantities = !isTold || problem.parts.every((_, at) => known[at]) ? [] : solveByQuantities(problem);
  return problem.parts.map((part, at) => {
    const { label, marks } = part;
    const text = textOf(problem, part);
    const worked = quantities[at];
    const found = known[at] ?? (worked && 'part' in worked ? worked.part : null);
    const isSafe = found && isAsWorded(found.answer.text, text) && isAsTold(found.topic, problem.text, text);
    const safe = isSafe ? found : null;
    const outcome: Outcome = safe
      ? { solved: true, worked: { method: 'problem', ...safe } }
      : { solved: false, why: 'unplanned', question: recognise(text), ...said(whyNot(problem, worked)) };
    return withPrintedMarks({ label, marks, text, question: text, outcome });
  });
}

function firstOf(plans: readonly (() => (SolvedPart | null)[])[]): (SolvedPart | null)[] {
  for (const plan of plans) {
    const parts = plan();
    if (countOf(parts) > 0) return parts;
  }
  return [];
}

const said = (say: Text | null) => say && { say };

/** The sentences that a part was read from. */
function textOf({ text }: Problem, { facts, goals }: ProblemPart): string {
  const points = Array.from(text);
  const spans = new Map([...facts, ...goals].flatMap(({ span }) => (span ? [[String(span), span]] : [])));
  return [...spans.values()].map(([from, to]) => points.slice(from, to).join('')).join(' ');
}

/** A line such as "Solve the equation x² = 4", which the plan of a problem asks for. */
function answerLine(line: string, ledger: Ledger): SolvedPart | null {
  const outcome = solveOne(plainlyTyped(line), ledger);
  return outcome.solved ? outcome.worked : null;
}

const isLeftover = (outcome: Outcome) => !outcome.solved && outcome.why === 'leftover';

function solveOne(text: string, ledger: Ledger): Outcome {
  const outcome = solveAsTyped(text, ledger);
  const other = outcome.solved ? null : reword(withoutAsides(text));
  const again = other === null ? null : solveAsTyped(other, ledger);
  return again && (again.solved || (isLeftover(again) && !isLeftover(outcome))) ? again : outcome;
}

function solveAsTyped(text: string, ledger: Ledger): Outcome {
  const question = recognise(withoutAsides(text));
  let why: Unsolved = question.fragments.length > 0 ? 'unknown' : 'unread';
  if (isConversation(question.lower) || hasAfterthought(question.text))
    return { solved: false, why, question };
  const leftovers: Leftover[] = [];
  for (const method of METHODS) {
    const worked = attempt(method, question);
    const leftover = worked && worked !== 'refused' ? ledger(method, question, worked) : null;
    if (leftover) leftovers.push(leftover);
    else if (worked === 'refused') why = 'unsafe';
    else if (worked) return { solved: true, worked };
  }
  const [leftover] = leftovers.sort((one, other) => one.unread.length - other.unread.length);
  if (leftover) return { solved: false, why: 'leftover', question, leftover };
  return { solved: false, why: lacksInterval(question) ? 'interval' : why, question };
}
