import { eachOnce } from '../../writing/each-once.ts';
import type { SolvedPart } from '../planning/goals/solved-part.ts';
import type { Fact, Goal, Problem } from '../schema/problem.ts';
import { type Drawn, drawnOf } from './drawing/drawn.ts';
import { sceneOf } from './told/take.ts';
import { type Part, found, TITLE, TOPIC } from './goals/found.ts';
import { letterIn } from './goals/written.ts';
import { shown } from './goals/shown.ts';
import { lettersFound } from './goals/letters.ts';

/** Works out the parts of a question about a plane figure, where all of it was read. */
export function solveFigures(problems: readonly Problem[]): (SolvedPart | null)[] {
  const drawings = new Map<string, Drawn | null>();
  const all = problems.map((problem) => partsOf(problem, drawings));
  return (all[0] ?? []).map((_, at) => agreed(all.map((one) => one[at] ?? null)));
}

/** What all the ways lead to that lead anywhere; null where they differ. */
function agreed(ways: readonly (SolvedPart | null)[]): SolvedPart | null {
  const [first, ...others] = ways.filter((one) => one !== null);
  return first && others.every(({ answer }) => answer.text === first.answer.text) ? first : null;
}

const HERE = /^here /;

/** The figures that were drawn, each once. */
type Drawings = Map<string, Drawn | null>;

function partsOf({ facts, parts, unread }: Problem, drawings: Drawings): (SolvedPart | null)[] {
  let known: Fact[] = facts.map(asFact);
  let isWhole = unread.length === 0;
  return parts.map((part) => {
    known = [
      ...known.filter(({ relation }) => !HERE.test(relation)),
      ...part.given.map(asFact),
      ...part.facts.map(asFact),
    ];
    isWhole &&= part.unread.every(({ asks }) => asks);
    if (!isWhole || part.unread.length > 0 || part.choices.length > 0 || part.goals.length === 0) return null;
    const now = known.map(({ relation, of }) => ({ relation: relation.replace(HERE, ''), of }));
    const ways = [part.goals, ...part.otherwise.map(({ goals }) => goals)];
    return agreed(ways.map((goals) => solvePart(now, goals, drawings)));
  });
}

const asFact = ({ relation, of }: Fact): Fact => ({ relation, of });

function solvePart(facts: readonly Fact[], goals: readonly Goal[], drawings: Drawings): SolvedPart | null {
  const cases = distinctCases(goals);
  if (!cases) return null;
  const terms = goals.flatMap(({ terms: all }) => all ?? []).map(letterIn);
  const key = JSON.stringify([facts, cases, terms]);
  const drawn = drawings.get(key) ?? drawnBy([...facts, ...cases], terms);
  drawings.set(key, drawn);
  if (!drawn) return null;
  const letters = goals.map(({ target }) => (typeof target === 'string' ? letterIn(target) : null));
  if (letters.every((one) => one !== null)) return lettersFound(letters, drawn, goals);
  const all = goals.map((goal) => (goal.verb === 'show' ? shown(goal, drawn) : found(goal, drawn)));
  return all.every((one) => one !== null) ? joined(all) : null;
}

function drawnBy(facts: readonly Fact[], terms: readonly (string | null)[]): Drawn | null {
  const scene = sceneOf(facts);
  const isRound = scene?.rounds.some(({ on }) => on.length > 0);
  if (!scene || !(isRound || scene.bonds.length > 1)) return null;
  return drawnOf(
    scene,
    terms.filter((one) => one !== null),
  );
}

/** What holds for all that is asked for; null where it is not the same for each. */
function distinctCases(goals: readonly Goal[]): readonly Fact[] | null {
  const [first, ...others] = goals.map(({ where }) => where ?? []);
  return others.every((one) => JSON.stringify(one) === JSON.stringify(first)) ? (first ?? []) : null;
}

function joined(all: readonly Part[]): SolvedPart {
  return {
    title: TITLE,
    topic: TOPIC,
    steps: all.flatMap(({ steps }) => steps),
    answer: {
      text: all.map(({ answer }) => answer.text).join(', '),
      tex: all.map(({ answer }) => answer.tex).join(',\\quad '),
    },
    checks: eachOnce(all.flatMap(({ checks }) => checks)),
  };
}
