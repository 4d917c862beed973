import { symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import type { Reading } from '../../reading/read-problem.ts';
import type { Fact, Goal, Term } from '../../schema/problem.ts';
import { topicOf } from '../scope/areas.ts';
import { OPERATORS } from '../operators/operators.ts';
import { inInterval } from '../algebra-goals/in-interval.ts';
import { areSurds, asNamed, isAsAsked } from './as-asked.ts';
import { cutToDomains } from '../domains/cut-sets.ts';
import { asksOfInverseValue, inverseValue } from '../domains/inverse-values.ts';
import {
  asksOfWhole,
  countsOnPiece,
  hasNoInverse,
  hasPointBeside,
  isUndefined,
} from '../domains/told-domains.ts';
import { isOfAnotherExpansion } from '../told/expansions.ts';
import { inTurn } from '../working/in-turn.ts';
import { commandOf, surdIn } from './commands.ts';
import { explainedLines } from '../explaining/explained.ts';
import { isPrincipal, withoutArguments } from '../complex/principal.ts';
import { lettersIn, withIdentities } from './identities.ts';
import { inDomains, isComposable, isOfReals } from './domains.ts';
import { equationsOf } from '../scope/facts.ts';
import { isOnlyThere } from '../curves/only-there.ts';
import { areFound, foundValues, withChosen } from '../told/chosen.ts';
import { type Scope } from '../scope/scope.ts';
import { isZeroAt } from '../values/system.ts';
import { solveArcs } from '../arcs/arcs.ts';
import { solveSituation } from '../mechanics/mechanics.ts';
import { solveCount } from './count-goals.ts';
import { integrateGradient, withCurves } from '../curves/by-gradient.ts';
import { solveFromGradient } from '../sets/gradient-goals.ts';
import { solveCurve } from '../sets/curve-goals.ts';
import { solveRange } from '../sets/range-goals.ts';
import { withComplexLetters } from '../told/complex-letters.ts';
import { solveRegion } from './region-goals.ts';
import { solveLevels } from '../sets/level-goals.ts';
import { solveSet } from '../sets/set-goals.ts';
import { solvedFor } from '../scope/solved-for.ts';
import { asEquation, asSpoken, equationSolved } from '../algebra-goals/rephrased.ts';
import { joined } from '../shown/joined.ts';
import { shownByFinding } from '../shown/by-finding.ts';
import { shownFact } from '../working/worked.ts';
import { solveShow } from './show-goals.ts';
import { complexForm } from '../shown/complex.ts';
import { scaled, solveGoal } from './solve-goals.ts';
import { withoutManner, writtenAs } from '../written/written-as.ts';
import { isNatural, withTold } from '../algebra-goals/written-in-letters.ts';
import type { SolvedGoal } from '../values/solved-goal.ts';
import type { AnswerLine, SolvedPart } from './solved-part.ts';

export interface Solved {
  part: SolvedPart | null;
  /** What the parts behind it may use. */
  found: Fact[];
}

const NOTHING: Solved = { part: null, found: [] };

/** Works out all that a part asks for, as it was read; nothing where a goal has no answer or a fact was of no use. */
export function solveReading(reading: Reading, answerLine: AnswerLine): Solved {
  const { things, facts, goals, own = 0 } = withoutArguments(withComplexLetters(withIdentities(reading)));
  const scope: Scope = { things, facts, used: new Set() };
  if (goals.length === 0) return NOTHING;
  // What is printed to be shown holds, whether it was shown here or not.
  const printed = goals.flatMap((goal) => shownFact(goal) ?? []).filter((fact) => equationsOf(fact, scope));
  const nothing: Solved = { part: null, found: printed };
  const isLeft = (fact: Fact, { used }: Scope) =>
    fact.relation !== 'given' &&
    fact.relation !== 'again' &&
    // What it says holds, and stands beside it.
    fact.relation !== 'root' &&
    fact.relation !== 'instead' &&
    !isOfReals(fact) &&
    !used.has(fact) &&
    !isOfForm(fact, goals) &&
    !isNatural(fact, scope) &&
    !isPrincipal(fact, goals) &&
    !isTrue(fact, scope) &&
    !isOnlyThere(fact, scope) &&
    !isAsFound(fact, scope) &&
    !areFound(fact, facts);
  const asked = goals.map((one) => asEquation(asSpoken(ofChosen(one, facts), facts)));
  const results = inTurn(asked, (goal, found) => {
    // What is said of this goal alone is known for it, and has to be of use as well.
    const said = [...(goal.where ?? []), ...conditionsIn(goal.target)];
    const known: Scope = { things, facts: [...facts, ...said, ...found], used: new Set(scope.used) };
    const part = solveOne(goal, known, answerLine);
    if (!part || said.some((fact) => isLeft(fact, known))) return null;
    for (const fact of known.used) scope.used.add(fact);
    return { part, found: part.found ?? foundIn(goal, part) };
  });
  if (!results) return nothing;
  const parts = results.map(({ part }) => part);
  // What is said in the part itself, and what cannot be said in equations, has to be of use.
  const isNeeded = (fact: Fact, at: number) => at >= own || equationsOf(fact, scope) === null;
  if (facts.filter(isNeeded).some((fact) => isLeft(fact, scope))) return nothing;
  return {
    part: joined(goals, parts),
    found: [...printed, ...results.flatMap(({ found }, at) => found.map((one) => asSaid(one, goals[at]!)))],
  };
}

/** "The value of k for which the line is a tangent": in what comes behind k is that only where it is said. */
const asSaid = (fact: Fact, { target }: Goal): Fact =>
  fact.relation === 'equal' && typeof fact.of[0] === 'string' && conditionsIn(target).length > 0
    ? { ...fact, relation: 'extreme-value' }
    : fact;

const ofChosen = (goal: Goal, facts: readonly Fact[]): Goal =>
  goal.where ? { ...goal, where: withChosen(goal.where, facts) } : goal;

/** "With this value of k": one that is known by now. */
const isAsFound = ({ relation, of: [letter] }: Fact, { facts }: Scope): boolean =>
  relation === 'as-found' &&
  facts.some(
    ({ relation: other, of: [of, value] }) =>
      ['equal', 'extreme-value'].includes(other) && of === letter && typeof value === 'string',
  );

export const conditionsIn = (target: Term): Fact[] =>
  (typeof target === 'object' && 'the' in target && target.where) || [];

/** "Where a, b and c are integers": said of the letters of the form, which the answer has. */
const isOfForm = ({ relation, of: [letter] }: Fact, goals: readonly Goal[]): boolean =>
  ['constant', 'integer', 'rational', 'real'].includes(relation) &&
  typeof letter === 'string' &&
  goals.some(({ form }) => form !== undefined && lettersIn(form).includes(letter));

/** What is known to hold says nothing more: P(4, 4) lies on the curve. */
function isTrue(fact: Fact, scope: Scope): boolean {
  const equations = equationsOf(fact, scope);
  return (
    !!equations &&
    equations.length > 0 &&
    equations.every((one) => symbolsOf(one).length === 0 && isZeroAt(one, {}))
  );
}

function solveOne(goal: Goal, scope: Scope, answerLine: AnswerLine): SolvedPart | null {
  if (asksOfWhole(goal, scope) || isUndefined(goal, scope) || hasNoInverse(goal, scope)) return null;
  if (isOfAnotherExpansion(goal, scope)) return null;
  if (asksOfInverseValue(goal)) return inverseValue(goal, scope, answerLine);
  const named = asNamed(goal);
  const told = withTold(named, scope);
  const found =
    foundOne(told ?? named, scope, answerLine) ??
    foundOnCurves(named, scope, answerLine) ??
    foundAsNumber(named, scope, answerLine) ??
    foundAsWritten(named, scope, answerLine) ??
    shownByFinding(named, (one) => foundOne(one, scope, answerLine));
  const isFound = found && isAsAsked(found.answer.text, goal, scope.facts);
  return isFound && isComposable(goal.target, scope) ? onPieces(found, goal, scope) : null;
}

/** What was found where the functions and curves are told of for some x alone. */
function onPieces(found: SolvedPart, goal: Goal, scope: Scope): SolvedPart | null {
  if (countsOnPiece(goal, scope)) {
    const level = solveLevels(goal, scope);
    return level?.checks.every(({ passed }) => passed) ? { ...found, ...level } : null;
  }
  return hasPointBeside(goal, found, scope) ? null : cutToDomains(found, goal, scope);
}

/** The same where the form of the answer is looked at when it is found. */
function foundAsWritten(goal: Goal, scope: Scope, answerLine: AnswerLine): SolvedPart | null {
  const bare = withoutManner(goal);
  const found = bare && foundOne(bare, scope, answerLine);
  return found && writtenAs(found, goal, scope);
}

/** The same of curves of which a derivative is given. */
function foundOnCurves(goal: Goal, scope: Scope, answerLine: AnswerLine): SolvedPart | null {
  const known = goal.verb === 'find' ? withCurves(scope) : null;
  return known && foundOne(goal, known, answerLine);
}

/** "Express w² in the form x + iy": what it is, in that form. */
function foundAsNumber(goal: Goal, scope: Scope, answerLine: AnswerLine): SolvedPart | null {
  const isNumber = goal.verb === 'express' && goal.form !== undefined && complexForm(goal.form) !== null;
  return isNumber ? foundOne({ ...goal, verb: 'find' }, scope, answerLine) : null;
}

function foundOne(goal: Goal, scope: Scope, answerLine: AnswerLine): SolvedPart | null {
  const planned =
    goal.verb === 'show'
      ? solveShow(goal, scope)
      : (solveRange(goal, scope) ??
        solveCurve(goal, scope) ??
        solveRegion(goal, scope) ??
        solveSet(goal, scope) ??
        solveLevels(goal, scope) ??
        solveCount(goal, scope) ??
        solveGoal(goal, scope));
  if (planned && !planned.checks.every(({ passed }) => passed)) return null;
  if (planned)
    return {
      ...planned,
      ...linesOf(planned, goal, scope, answerLine),
      topic: topicOf([goal.target, ...[...scope.used].flatMap(({ of }) => of)].flatMap(namesIn)),
    };
  const round = solveArcs(goal, scope, {
    letters: solvedFor,
    goal: solveGoal,
    show: solveShow,
    shown: shownFact,
  });
  if (round)
    return round.checks.every(({ passed }) => passed)
      ? { ...round, topic: '9709/p1/circular-measure' }
      : null;
  const integrated = solveFromGradient(goal, scope, commandOf, answerLine);
  if (integrated) return integrated;
  const moved = solveSituation(goal, scope);
  if (moved) return moved;
  const { verb, target } = goal;
  if (verb === 'solve' && typeof target === 'string') {
    const asked: Goal = { ...goal, verb: 'find', target: { the: 'complex roots', of: [target] } };
    const roots = solveGoal(asked, scope);
    if (roots)
      return {
        ...roots,
        steps: [...explainedLines(asked, scope), ...roots.steps],
        topic: topicOf(['complex roots']),
      };
  }
  for (const operator of [...OPERATORS, scaled]) {
    // What one looked at that found nothing is of no use yet.
    const used = new Set(scope.used);
    const worked = operator(goal, { ...scope, used }, answerLine);
    if (!worked) continue;
    for (const fact of used) scope.used.add(fact);
    return worked.checks.length > 0 && worked.checks.every(({ passed }) => passed) ? worked : null;
  }
  const line = commandOf(goal, scope);
  const answered = line === null ? null : answerLine(line);
  if (
    answered &&
    goal.form &&
    surdIn(goal.form) !== null &&
    !areSurds(answered.answer.text, surdIn(goal.form)!)
  )
    return null;
  if (answered) return inDomains(answered, goal, scope);
  const curve = integrateGradient(goal, scope, answerLine);
  if (curve) return curve.checks.every(({ passed }) => passed) ? curve : null;
  const last = inInterval(goal, scope, answerLine);
  return last?.checks.every(({ passed }) => passed) ? last : null;
}

/** Where the plan has no line but the answer: those of a method that comes to the same, or of the law that it rests on. */
function linesOf(
  { steps, answer }: SolvedGoal,
  goal: Goal,
  scope: Scope,
  answerLine: AnswerLine,
): Partial<SolvedPart> {
  if (steps.length > 1) return {};
  const line = commandOf(goal, { ...scope, used: new Set() });
  const told = line === null ? null : answerLine(line);
  if (told?.answer.text === answer.text) return { title: told.title, steps: told.steps };
  return { steps: [...explainedLines(goal, scope), ...steps] };
}

/** The properties that a term speaks of. */
const namesIn = (term: Term): string[] =>
  typeof term === 'object' && 'the' in term ? [term.the, ...term.of.flatMap(namesIn)] : [];

/** k, of "the possible values of k". */
const lettersSought = (target: Term): string | null => {
  if (typeof target === 'string') return target;
  const [letter] = 'the' in target && target.the.endsWith('values') ? target.of : [];
  return typeof letter === 'string' ? letter : null;
};

/** What was found of a letter, of a point or of a curve, as a fact. */
function foundIn({ target, figures }: Goal, { answer: { text } }: SolvedPart): Fact[] {
  // A rounded value is none to go on with.
  if (/none/.test(text) || (figures && /\d\.\d/.test(text))) return [];
  const letter = lettersSought(target);
  if (text.includes(' or ')) return letter === null ? [] : foundValues(letter, text);
  if (letter !== null) {
    const value = text.startsWith(`${letter} = `) ? text.slice(letter.length + 3) : null;
    return value === null ? [] : [{ relation: 'equal', of: [letter, value] }];
  }
  if (typeof target === 'string') return [];
  if ('the' in target && (target.the === 'greatest' || target.the === 'least')) {
    const [letter] = target.of;
    return typeof letter === 'string' && text.startsWith(`${letter} = `)
      ? [{ relation: 'extreme-value', of: [letter, text.slice(letter.length + 3)] }]
      : [];
  }
  const solution =
    'the' in target && target.the.endsWith('solution') ? /^([a-z]) = ([^=]+)$/.exec(text) : null;
  if (solution) return [{ relation: 'equal', of: [solution[1]!, solution[2]!] }, ...equationSolved(target)];
  if ('the' in target && (target.the === 'equation' || target.the === 'coordinates') && !/\), \(/.test(text))
    return [{ relation: 'equal', of: [target, text] }];
  return [];
}
