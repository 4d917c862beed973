import { eachOnce } from '../../writing/each-once.ts';
import type { SolvedPart } from '../planning/goals/solved-part.ts';
import type { Fact, Goal, Problem } from '../schema/problem.ts';
import { solveWhole } from '../whole-parts.ts';
import { type Drawn, drawnOf } from './drawing/drawn.ts';
import { sceneOf } from './told/take.ts';
import { type Part, found, TITLE, TOPIC } from './goals/found.ts';
import { letterIn } from './goals/written.ts';
import { shown } from './goals/shown.ts';
import { lettersFound } from './goals/letters.ts';

/** Works out the parts of a question about a plane figure, where all of it was read. */
export function solveFigures(problems: readonly Problem[]): (SolvedPart | null)[] {
  const drawings: Drawings = new Map();
  return solveWhole(problems, (facts, goals) => solvePart(facts, goals, drawings));
}

/** The figures that were drawn, each once. */
type Drawings = Map<string, Drawn | null>;

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
