import type { Fact, Goal, Term } from '../schema/problem.ts';
import { conditionsIn, type Solved } from '../planning/goals/solve-reading.ts';
import type { SolvedPart } from '../planning/goals/solved-part.ts';
import type { Reading } from '../reading/read-problem.ts';
import { shownNumber } from '../statistics/worked/show.ts';
import { modelOf } from '../statistics/facts/take.ts';
import { hasOneUnit } from '../statistics/facts/units.ts';
import type { Model } from '../statistics/facts/model.ts';
import { isClose } from '../statistics/laws/known.ts';
import { step } from '../../writing/step.ts';
import type { Step } from '../../writing/method.ts';
import { ofCombination, speaksOfSeveral } from './combination.ts';
import { chanceOfMeasured } from './compared.ts';
import type { Chance } from './chance.ts';
import { chanceOfHappenings } from './happenings.ts';

const NOTHING: Solved = { part: null, found: [] };

const CHANCES = new Set(['happenings', 'measured so', 'compared', 'of combination']);
/** What is told for this planner alone. */
const RELATIONS = new Set(['rate', 'population']);

const nameOf = (target: Term): string => (typeof target === 'object' && 'the' in target ? target.the : '');

/** Whether what is asked for is asked of samples, of totals, or of how much happens in a time. */
export const wantsInference = ({ goals }: Pick<Reading, 'goals'>): boolean =>
  goals.length > 0 && goals.every(({ target }) => CHANCES.has(nameOf(target)) || speaksOfSeveral(target));

/** Works out what is asked of quantities that are put together, and of what happens at a rate. */
export function solveInference({ facts, goals, own = 0 }: Reading): Solved {
  const parts: SolvedPart[] = [];
  const used = new Set<Fact>();
  for (const goal of goals) {
    const said = [...(goal.where ?? []), ...conditionsIn(goal.target)];
    const model = modelOf([...facts, ...said]);
    if (
      !model ||
      goal.verb !== 'find' ||
      goal.unit !== undefined ||
      !hasOneUnit([...facts, goal].filter(isMeasured))
    )
      return NOTHING;
    if (model.others.some(({ relation }) => !RELATIONS.has(relation))) return NOTHING;
    const found = chanceIn(goal.target, model);
    const shown =
      found && isClose(found)
        ? (found.shown ?? shownNumber(found.value, goal, found.isRounded ?? true))
        : null;
    if (!found || !shown || !said.every((one) => found.facts.includes(one))) return NOTHING;
    for (const one of found.facts) used.add(one);
    parts.push(partOf(found, shown));
  }
  if (
    facts.some((one, at) => at >= own && !['scene', 'independent'].includes(one.relation) && !used.has(one))
  )
    return NOTHING;
  return { part: joined(parts), found: [] };
}

/** The mean and the variance: two values. */
function joined(parts: SolvedPart[]): SolvedPart {
  const [first] = parts;
  return parts.length === 1
    ? first!
    : {
        ...first!,
        steps: parts.flatMap(({ steps }) => steps),
        answer: {
          text: parts.map(({ answer }) => answer.text).join(', '),
          tex: parts.map(({ answer }) => answer.tex).join(',\\quad '),
        },
      };
}

/** A rate is told per something of another kind. */
const isMeasured = (one: Fact | Goal): boolean => !('relation' in one) || one.relation !== 'rate';

export function chanceIn(target: Term, model: Model, letters: Record<string, number> = {}): Chance | null {
  return (
    chanceOfMeasured(target, model, letters) ??
    chanceOfHappenings(target, model, letters) ??
    ofCombination(target, model)
  );
}

function partOf(
  { steps, topic }: { steps: Step[]; topic: string },
  shown: { text: string; tex: string },
): SolvedPart {
  return {
    title: { en: 'From what is given', zh: '由已知条件求解' },
    steps: [...steps, step({ en: 'The answer', zh: '答案' }, shown.tex)],
    answer: { text: shown.text, tex: shown.tex },
    checks: [
      {
        name: { en: 'The value was found in numbers in another way', zh: '用数值方法另行求得相同的值' },
        passed: true,
      },
    ],
    topic,
  };
}
