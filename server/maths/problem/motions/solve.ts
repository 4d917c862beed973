import { number } from '../../algebra-system/expressions/expression.ts';
import { rational } from '../../algebra-system/numbers/rational.ts';
import type { Text } from '../../../core/locale.ts';
import { step } from '../../writing/step.ts';
import { isAsAsked } from '../planning/goals/as-asked.ts';
import type { SolvedPart } from '../planning/goals/solved-part.ts';
import { writtenAnswer } from '../planning/laws/answer-of.ts';
import { propertyIn } from '../planning/told/told.ts';
import type { Fact, Goal, Problem, Term } from '../schema/problem.ts';
import { solveWhole, withTold } from '../whole-parts.ts';
import { foundIn } from './asked.ts';
import { scenesOf } from './build.ts';
import { numberOf } from './law-tracks.ts';
import type { Scene } from './happenings.ts';
import type { Found } from './spans.ts';
import { storyIn } from './story.ts';
import { eventIn } from './told-story.ts';
import { missed } from './unknowns.ts';
import { asNumber, isFollowed, snapped } from './world.ts';

/** Works out the parts of a question about bodies that move along a line, where all of it was read. */
export const solveMotions = (problems: readonly Problem[]): (SolvedPart | null)[] =>
  solveWhole(problems.map(withTold), solvePart);

function solvePart(facts: readonly Fact[], goals: readonly Goal[]): SolvedPart | null {
  const story = storyIn(facts);
  const scenes = story && scenesOf(story);
  if (!scenes || goals.some(({ verb, form }) => (verb !== 'find' && verb !== 'show') || form !== undefined))
    return null;
  const parts: SolvedPart[] = [];
  for (const [at, one] of goals.entries()) {
    const goal = atThat(
      one,
      goals
        .slice(0, at)
        .findLast(({ target }) => ['times', 'lasts'].includes(propertyIn(target)?.name ?? '')),
    );
    if (!goal) return null;
    const each = scenes.map((scene) => answered(scene, goal, facts));
    const [first] = each;
    if (!first || each.some((one) => one?.answer.text !== first.answer.text)) return null;
    parts.push(first);
  }
  return parts.length > 0 ? joined(parts) : null;
}

const isThis = (fact: Fact): boolean => fact.relation === 'when' && eventIn(fact.of[0])?.relation === 'this';

/** "At this time": when what was asked for just before happens. */
function atThat(goal: Goal, before: Goal | undefined): Goal | null {
  const inner = (typeof goal.target === 'object' && (goal.target as { where?: Fact[] }).where) || [];
  const where = [...(goal.where ?? []), ...inner];
  if (!where.some(isThis)) return goal;
  const property = propertyIn(before?.target);
  const last = property?.name === 'lasts' ? eventIn(property.of[0]) : null;
  const event =
    property?.name === 'times' ? property.of.at(-1) : last?.relation === 'from to' ? last.of[1] : undefined;
  if (event === undefined || where.length > 1 || typeof goal.target !== 'object') return null;
  const { where: _where, ...target } = goal.target as { the: string; of: Term[]; where?: Fact[] };
  return { ...goal, target, where: [{ relation: 'when', of: [event] }] };
}

function answered(scene: Scene, goal: Goal, facts: readonly Fact[]): SolvedPart | null {
  const found = goal.verb === 'show' ? shownIn(scene, goal) : foundIn(scene, goal);
  if (!found || ![...scene.world.tracks.values()].every(isFollowed)) return null;
  const values = found.formula ? [found.formula] : found.values.map(exactly);
  if (
    found.values.some((one) => !Number.isFinite(one)) ||
    (goal.exact && found.values.some((one) => snapped(one) === one && !isShort(one)))
  )
    return null;
  const answer = writtenAnswer(values, goal, found);
  if (!answer || !isAsAsked(answer.text, goal, facts)) return null;
  return {
    title: { en: 'Motion in a straight line', zh: '直线运动' },
    topic: '9709/p4/kinematics-of-motion-in-a-straight-line',
    steps: [
      step(HOW, linesOf(scene)),
      ...(found.lines.length > 0 ? [step(WHEN, found.lines)] : []),
      step(ANSWER, [answer.tex]),
    ],
    answer,
    checks: [{ name: { en: 'Followed in small steps of time', zh: '按小时间步逐步检验' }, passed: true }],
  };
}

/** What is to be shown, where it comes out as it is said to; null otherwise. */
function shownIn(scene: Scene, { target, where }: Goal): Found | null {
  const property = propertyIn(target);
  const [left, right] = property?.of ?? [];
  // "Verify that P is at O when t = 6."
  if (property?.name === 'statement:so') return heldIn(scene, property.of);
  const sides = property?.name === 'statement:holds' && typeof left === 'string' ? left.split('=') : null;
  const [of, value] = sides?.length === 2 ? [sides[0]!.trim(), sides[1]!.trim()] : [left, right];
  const isOf = property?.name === 'statement:holds' ? sides !== null : property?.name === 'statement:equal';
  if (!isOf || of === undefined || (typeof of === 'string' && !/^[a-zA-Z]$/.test(of))) return null;
  const found = foundIn(scene, { verb: 'find', target: of, ...(where && { where }) });
  const size = numberOf(value, scene.values);
  const [only, more] = found?.values ?? [];
  return found && size !== null && only !== undefined && more === undefined && isNear(only, size)
    ? found
    : null;
}

/** Where it is and how fast when that is to be so. */
function heldIn(scene: Scene, of: readonly Term[]): Found | null {
  const event = eventIn(of[0]);
  if (!(Math.abs(missed(scene, { relation: 'so', of: [...of] })) < 1e-7)) return null;
  const [body, ...more] = event?.of ?? [];
  const asked: Term | null =
    event?.relation === 'at'
      ? { the: 'distance', of: [body!, more[0]!] }
      : event?.relation === 'rest'
        ? { the: 'velocity', of: [body!] }
        : event?.relation === 'value'
          ? event.of[0]!
          : null;
  return asked === null
    ? null
    : foundIn(scene, { verb: 'find', target: asked, where: [{ relation: 'when', of: [of[1]!] }] });
}

/** As it is printed, which may be rounded. */
const isNear = (one: number, printed: number): boolean =>
  Math.abs(one - printed) < 1e-6 * Math.max(1, Math.abs(one));

const HOW: Text = {
  en: 'Write where each body is, how fast it is and how it accelerates for each time.',
  zh: '写出各物体在每一时刻的位移、速度和加速度。',
};
const WHEN: Text = { en: 'Find when it is so.', zh: '求出相应的时刻。' };
const ANSWER: Text = { en: 'The answer', zh: '答案' };

const linesOf = ({ world, story }: Scene): string[] =>
  [...world.tracks.values()].flatMap(({ pieces, body }) =>
    pieces.flatMap(({ lines, from, to }) =>
      lines.map(
        (line) =>
          `${world.tracks.size > 1 ? `\\text{${body}: }` : ''}${line}${pieces.length > 1 ? `\\quad (${shown(from)} \\le ${story.clock}${Number.isFinite(to) ? ` \\le ${shown(to)}` : ''})` : ''}`,
      ),
    ),
  );

const shown = (value: number): string => String(Number(value.toPrecision(5)));

const isShort = (value: number): boolean =>
  [1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 16].some(
    (below) => Math.abs(value * below - Math.round(value * below)) < 1e-9,
  );

/** A short fraction as such, any other number as it is. */
function exactly(value: number) {
  const clean = snapped(Math.abs(value) < 1e-10 ? 0 : value);
  for (let below = 1; below <= 360; below += 1) {
    const above = clean * below;
    if (Math.abs(above - Math.round(above)) < 1e-9 * Math.max(1, Math.abs(above)))
      return number(rational(BigInt(Math.round(above)), BigInt(below)));
  }
  return asNumber(clean);
}

const joined = (parts: readonly SolvedPart[]): SolvedPart => ({
  ...parts[0]!,
  steps:
    parts.length === 1
      ? parts[0]!.steps
      : [...parts[0]!.steps.slice(0, 1), ...parts.flatMap(({ steps }) => steps.slice(1))],
  answer: {
    text: parts.map(({ answer }) => answer.text).join(', '),
    tex: parts.map(({ answer }) => answer.tex).join(',\\quad '),
  },
});
