import type { SolvedPart } from '../planning/goals/solved-part.ts';
import type { Goal, Problem, Term, ToldFact } from '../schema/problem.ts';
import { measuresOther } from '../samples/story.ts';
import { mixesUnits, sentencesOf } from '../statistics/data/text-units.ts';
import { contentOf } from '../statistics/facts/words.ts';
import type { Outcome } from '../statistics/worked/outcome.ts';
import { solvedOf } from '../statistics/worked/solved.ts';
import { agreed } from '../whole-parts.ts';
import { decide, hypotheses, stated, TOPIC } from './decided.ts';
import { errorChance, limitTheorem, meantBy, regionAsked, sameSpread, tails, whichError } from './errors.ts';
import type { Tested } from './tested.ts';
import { type Piece, testedIn } from './told.ts';

/** Works out what is asked of tests of hypotheses about a mean, a proportion or a rate. */
export function solveHypotheses(problems: readonly Problem[]): (SolvedPart | null)[] {
  const all = problems.map(partsOf);
  return (all[0] ?? []).map((_, at) => agreed(all.map((one) => one[at] ?? null)));
}

const nameOf = (target: Term): string => (typeof target === 'object' && 'the' in target ? target.the : '');
const asksOther = (goals: readonly Goal[]): boolean =>
  goals.some(
    ({ target }) =>
      typeof target === 'object' && 'the' in target && target.the === 'error chance' && target.of[0] === 'II',
  );

function partsOf(problem: Problem): (SolvedPart | null)[] {
  const pieces: Piece[] = [{ facts: problem.facts, isOther: false }];
  let isWhole = problem.unread.length === 0 && isOfStory(problem.facts, problem.text);
  let behind: readonly ToldFact[] = [];
  return problem.parts.map((part, at) => {
    const end = Math.max(...part.goals.map(({ span }) => span?.[0] ?? 0));
    // What stands behind a request is told for the parts behind it.
    const isBehind = ({ span }: ToldFact) => part.goals.length > 0 && (span?.[0] ?? 0) > end;
    const own = part.facts.filter((one) => !isBehind(one));
    pieces.push({ facts: [...behind, ...part.given, ...own], isOther: asksOther(part.goals) });
    behind = part.facts.filter(isBehind);
    // Of what comes before a request the levels and claims hold behind it too.
    const before = pieces.slice();
    const asked = part.goals.flatMap(({ where }) => where ?? []);
    if (asked.length > 0) pieces.push({ facts: asked, isOther: false });
    isWhole &&= isOfStory([...part.given, ...part.facts], problem.text);
    isWhole &&= part.unread.every(({ asks }) => asks);
    if (!isWhole || part.unread.length > 0 || part.choices.length > 0 || part.goals.length === 0) return null;
    if (mixesUnits(sentencesOf(problem, at))) return null;
    const ways = [part.goals, ...part.otherwise.map(({ goals }) => goals)];
    return agreed(
      ways.map((goals) =>
        isOfStory(
          goals.flatMap(({ where, span }) => (where ?? []).map((one) => ({ ...one, span }))),
          problem.text,
          true,
        )
          ? solvePart(before, goals)
          : null,
      ),
    );
  });
}

const PLAIN = new Set(
  contentOf(
    'obtain obtaining getting get who which that mean average number true population proportion probability percentage now still new people claim number score ' +
      'say says reply respond would there sample throw throws time times result results value values out finds found support so far did',
  ),
);

/** Whether what is claimed or counted was spoken of before. */
function isOfStory(facts: readonly ToldFact[], text: string, isAsked = false): boolean {
  return facts.every(({ relation, of, span }) => {
    if (relation !== 'told trend' && relation !== 'told count') return true;
    const before = Array.from(text)
      .slice(0, span?.[0] ?? 0)
      .join('');
    const said = String(relation === 'told trend' ? (of[1] as string).split('~')[1] : of[1]);
    const known = new Set(contentOf(before));
    return (
      !measuresOther(said, before) &&
      (before === '' ||
        (relation === 'told trend' && !isAsked) ||
        contentOf(said).every((word) => known.has(word) || PLAIN.has(word)))
    );
  });
}

function solvePart(pieces: readonly Piece[], goals: readonly Goal[]): SolvedPart | null {
  const tested = testedIn(pieces, goals);
  if (!tested) return null;
  const outcomes = goals.map((goal) => outcomeOf(goal, tested));
  return outcomes.every((one) => one !== null) && outcomes.every(({ isRight }) => isRight)
    ? solvedOf({ en: 'Test of a hypothesis', zh: '假设检验' }, outcomes)
    : null;
}

function outcomeOf(goal: Goal, tested: Tested): Outcome | null {
  const { target, verb } = goal;
  if (verb !== 'find' || goal.form || goal.terms || typeof target !== 'object' || !('the' in target))
    return null;
  const [first = ''] = target.of.map(String);
  switch (nameOf(target)) {
    case 'decide':
      return decide(goal, tested);
    case 'hypotheses':
      return { topic: TOPIC, steps: [stated(tested)], shown: hypotheses(tested), isRight: true };
    case 'region':
      return regionAsked(goal, tested, false);
    case 'acceptance':
      return regionAsked(goal, tested, true);
    case 'error chance':
      return errorChance(goal, first, tested);
    case 'which error':
      return whichError(tested, null);
    case 'could be':
      return whichError(tested, first);
    case 'meant':
      return meantBy(first, tested);
    case 'tails':
      return tails(tested, first);
    case 'limit theorem':
      return limitTheorem(tested);
    case 'assumption':
      return sameSpread(tested);
    default:
      return null;
  }
}
