import type { Fact, Goal } from '../../schema/problem.ts';
import type { Reading } from '../../reading/read-problem.ts';
import { writtenAnswer } from '../laws/answer-of.ts';
import type { Result } from '../laws/solve-model.ts';
import type { Solved } from '../goals/solve-reading.ts';
import type { SolvedPart } from '../goals/solved-part.ts';
import { isAsAsked } from '../goals/as-asked.ts';
import { resultOfHanging } from './hanging.ts';
import { resultOfImpacts } from './impacts.ts';
import { resultOfRest } from '../journeys/limiting.ts';
import { resultOfTwoVertical } from './two-vertical.ts';
import { resultOfTow } from './towing.ts';
import { resultOfVertical } from './vertical.ts';
import { resultOfInstants } from '../journeys/instants.ts';
import { resultAlong } from '../journeys/along.ts';

const NOTHING: Solved = { part: null, found: [] };
const SITUATIONS: readonly ((facts: readonly Fact[], goal: Goal) => Result | null)[] = [
  resultAlong,
  resultOfInstants,
  resultOfImpacts,
  resultOfTow,
  resultOfHanging,
  resultOfVertical,
  resultOfTwoVertical,
  resultOfRest,
];

/** Whether a problem was read as a story of forces and motion. */
export const isDynamics = ({ facts }: Pick<Reading, 'facts'>): boolean => facts[0]?.relation === 'dynamics';

/** Works out what is asked of bodies that move and of what acts on them. */
export function solveDynamics({ facts, goals }: Reading): Solved {
  if (goals.length === 0) return NOTHING;
  const parts: SolvedPart[] = [];
  for (const goal of goals) {
    const part = goal.verb === 'find' && !goal.terms?.includes('g') ? solveGoal(facts.slice(1), goal) : null;
    if (!part || !isAsAsked(part.answer.text, goal, facts)) return NOTHING;
    parts.push(part);
  }
  return { part: combined(parts), found: [] };
}

function solveGoal(facts: readonly Fact[], goal: Goal): SolvedPart | null {
  const results = SITUATIONS.flatMap((of) => of(facts, goal) ?? []);
  const [result, ...others] = results;
  const wanted = goal.unit === 'degrees' ? { ...goal, unit: '°' } : goal;
  const written = results.map((one) => (one.isConfirmed ? writtenAnswer(one.values, wanted, one) : null));
  const isOne = written.every((one) => one !== null && one.text === written[0]?.text);
  const answer = result && (others.length === 0 || isOne) ? (written[0] ?? null) : null;
  return (
    answer && {
      title: { en: 'Forces and motion', zh: '力与运动' },
      steps: result!.steps,
      answer,
      checks: [{ name: { en: 'Worked out once more in numbers', zh: '用数值方法再算一遍' }, passed: true }],
      topic: '9709/p4/newtons-laws-of-motion',
    }
  );
}

function combined(parts: readonly SolvedPart[]): SolvedPart {
  const [first] = parts;
  if (parts.length === 1) return first!;
  return {
    ...first!,
    steps: parts.flatMap(({ steps }) => steps),
    answer: {
      text: parts.map(({ answer }) => answer.text).join(', '),
      tex: parts.map(({ answer }) => answer.tex).join(',\\quad '),
    },
  };
}
