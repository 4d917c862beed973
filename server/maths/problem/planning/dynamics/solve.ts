import { symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import type { Text } from '../../../../core/locale.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { propertyIn } from '../told/told.ts';
import type { Fact, Goal } from '../../schema/problem.ts';
import type { Reading } from '../../reading/read-problem.ts';
import { writtenAnswer } from '../laws/answer-of.ts';
import type { Result } from '../laws/solve-model.ts';
import type { Solved } from '../goals/solve-reading.ts';
import type { SolvedPart } from '../goals/solved-part.ts';
import { isAsAsked } from '../goals/as-asked.ts';
import { isShown, toShow, type ToShow } from './shown.ts';
import { resultOfHanging } from './hanging.ts';
import { resultOfImpacts } from './impacts.ts';
import { resultOfRest } from '../journeys/limiting.ts';
import { resultOfTwoVertical } from './two-vertical.ts';
import { resultOfTow } from './towing.ts';
import { resultOfVertical } from './vertical.ts';
import { resultOfInstants } from '../journeys/instants.ts';
import { resultAlong } from '../journeys/along.ts';
import { ownAnswer } from '../forces/answers.ts';
import { resultOfContact } from '../forces/contact.ts';
import { resultOfPoint } from '../forces/points.ts';
import { resultOfStrings } from '../forces/strings.ts';

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
  resultOfPoint,
  resultOfStrings,
];
/** These know what "instead" leaves out. */
const OF_CHANGES = [resultOfContact];

/** Whether a problem was read as a story of forces and motion. */
export const isDynamics = ({ facts }: Pick<Reading, 'facts'>): boolean => facts[0]?.relation === 'dynamics';

/** Works out what is asked of bodies that move and of what acts on them. */
export function solveDynamics({ facts, goals }: Reading): Solved {
  if (goals.length === 0) return NOTHING;
  const told = facts.slice(1).flatMap(toldIn);
  const parts: SolvedPart[] = [];
  for (const goal of goals) {
    const shown = toShow(goal);
    const isAsked = (goal.verb === 'find' || shown) && !goal.terms?.includes('g');
    const part = isAsked ? solveGoal(told, shown?.goal ?? goal, shown) : null;
    if (!part || !isAsAsked(part.answer.text, goal, facts)) return NOTHING;
    parts.push(part);
  }
  return { part: combined(parts), found: [] };
}

/** "In the case where P = 20": there it is as if it had been told. */
const toldIn = (fact: Fact): readonly Fact[] =>
  fact.relation === 'case' ? ((fact.of[0] as { where?: Fact[] }).where ?? []) : [fact];

function solveGoal(facts: readonly Fact[], goal: Goal, shown: ToShow | null): SolvedPart | null {
  const plain = facts.filter(({ relation }) => relation !== 'instead');
  const results = [
    ...SITUATIONS.flatMap((of) => of(plain, goal) ?? []),
    ...OF_CHANGES.flatMap((of) => of(facts, goal) ?? []),
  ];
  const [result, ...others] = results;
  const wanted = goal.unit === 'degrees' ? { ...goal, unit: '°' } : goal;
  const written = results.map((one) =>
    one.isConfirmed ? (ownAnswer(one, wanted) ?? writtenAnswer(one.values, wanted, unitOf(one))) : null,
  );
  const isOne = written.every((one) => one !== null && one.text === written[0]?.text);
  const found = result && (others.length === 0 || isOne) ? (written[0] ?? null) : null;
  if (shown && (!found || !results.every((one) => isShown(shown, one)))) return null;
  const said = found && result!.say ? { ...found, say: result!.say } : found;
  const answer = shown?.answer ?? (said && isVelocity(goal) ? sided(result!, said, wanted) : said);
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

const isVelocity = ({ target }: Goal): boolean => propertyIn(target)?.name === 'velocity';

/** How fast, and whether to the right or to the left. */
function sided(result: Result, found: SolvedPart['answer'], goal: Goal): SolvedPart['answer'] | null {
  const [value] = result.values;
  const size = value ? evaluate(value) : NaN;
  if (!value || Number.isNaN(size)) return null;
  const own =
    size < 0 ? writtenAnswer([exact({ kind: 'negative', of: value })], goal, unitOf(result)) : found;
  const say: Text = size < 0 ? { en: 'To the left', zh: '向左' } : { en: 'To the right', zh: '向右' };
  return own && (size === 0 ? own : { ...own, say });
}

/** A number has its unit; in terms of letters the units are those of the question. */
const unitOf = (result: Result): Result =>
  result.values.some((one) => symbolsOf(one).length > 0) ? { ...result, unit: '' } : result;

function combined(parts: readonly SolvedPart[]): SolvedPart {
  const [first] = parts;
  if (parts.length === 1) return first!;
  const says = parts.flatMap(({ answer }) => answer.say ?? []);
  return {
    ...first!,
    steps: parts.flatMap(({ steps }) => steps),
    answer: {
      text: parts.map(({ answer }) => answer.text).join(', '),
      tex: parts.map(({ answer }) => answer.tex).join(',\\quad '),
      ...(says.length > 0 && {
        say: { en: says.map(({ en }) => en).join(' '), zh: says.map(({ zh }) => zh).join('') },
      }),
    },
  };
}
