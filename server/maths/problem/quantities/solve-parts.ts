import type { SolvedPart } from '../planning/goals/solved-part.ts';
import type { Fact, Goal, Problem, ToldFact, ToldGoal } from '../schema/problem.ts';
import { Fault } from './fault.ts';
import { isTold } from './sheet/told.ts';
import { chosen, lettersIn } from './goals/choices.ts';
import { solveQuantities } from './goals/solve-goals.ts';
import type { Text } from '../../../core/locale.ts';

/** A part worked out, or why it is not. */
export type Worked = { part: SolvedPart } | { why: Text };

/** The parts of a problem from the quantities of its things: what one part shows is known behind it. */
export function solveByQuantities({ things, facts, parts, unread }: Problem): Worked[] {
  let known = facts.map(asFact);
  let isWhole = unread.length === 0;
  return parts.map(({ given, facts: own, goals, otherwise, unread: open, choices }): Worked => {
    known = [...known, ...given.map(asFact)];
    const before = known.length;
    const said = own.map(asFact);
    const here = [...known, ...said];
    const sentences = new Map(
      facts.some(isOfPhysics) ? said.map((one, at) => [one, JSON.stringify(own[at]!.span ?? at)]) : [],
    );
    // What a part before says of something else is not needed here.
    known = [...known, ...own.map(asFact).filter(({ relation }) => isTold(relation))];
    isWhole &&= open.every(({ asks }) => asks);
    const ways = [goals, ...otherwise.map((one) => one.goals)].map((way) =>
      way.map((goal) => inLetters(asGoal(goal), choices)),
    );
    const worked =
      isWhole && open.length === 0 && ways.every((asked) => asked.length > 0)
        ? agreed(
            ways.map((asked) =>
              attempted(() =>
                chosen(solveQuantities(asked, { things, facts: here, own: before, sentences }), choices),
              ),
            ),
          )
        : { why: UNREAD };
    if (!('part' in worked) || !facts.some(isOfPhysics)) known = [...known, ...ways[0]!.flatMap(shownBy)];
    return worked;
  });
}

/** What is shown there is printed to two figures: where it was worked out, it is known better. */
const isOfPhysics = ({ relation, of: [paper] }: ToldFact): boolean =>
  relation === 'paper' && paper === '9702';

const UNREAD: Text = { en: 'a sentence of it was not read', zh: '其中有句子没有读懂' };

const AMBIGUOUS: Text = { en: 'it can be read in several ways', zh: '题意有多种理解' };

/** All ways to read what is asked for that lead to an answer must lead to the same. */
function agreed(ways: readonly Worked[]): Worked {
  const parts = ways.flatMap((one) => ('part' in one ? [one.part] : []));
  const [first, ...others] = parts;
  if (!first) return ways[0]!;
  return others.every(({ answer }) => answer.text === first.answer.text)
    ? { part: first }
    : { why: AMBIGUOUS };
}

function attempted(solve: () => SolvedPart): Worked {
  try {
    return { part: solve() };
  } catch (error) {
    if (error instanceof Fault) return { why: error.text };
    throw error;
  }
}

/** What the choices give in letters is one of these. */
const inLetters = (goal: Goal, choices: readonly string[]): Goal =>
  choices.length > 0 && (lettersIn(choices)?.length ?? 0) > 0 ? { ...goal, among: [...choices] } : goal;

const asFact = ({ relation, of }: ToldFact): Fact => ({ relation, of });
const asGoal = ({ span: _span, ...goal }: ToldGoal): Goal => goal;

/** What is printed to be shown holds, whoever shows it. */
function shownBy({ verb, target }: Goal): Fact[] {
  if (verb !== 'show' || typeof target !== 'object' || !('the' in target)) return [];
  if (target.the === 'statement:holds') return [{ relation: 'holds', of: target.of }];
  return target.the === 'statement:equal' ? [{ relation: 'equal', of: target.of }] : [];
}
