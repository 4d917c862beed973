import { evaluate } from '../../algebra-system/expressions/evaluate.ts';
import { difference, symbol } from '../../algebra-system/expressions/expression.ts';
import { isShown, toShow, type ToShow } from '../planning/dynamics/shown.ts';
import { isAsAsked } from '../planning/goals/as-asked.ts';
import type { SolvedPart } from '../planning/goals/solved-part.ts';
import { writtenAnswer } from '../planning/laws/answer-of.ts';
import { law } from '../planning/laws/law.ts';
import { type Result, solveModel } from '../planning/laws/solve-model.ts';
import type { Fact, Goal, Problem } from '../schema/problem.ts';
import { solveWhole, withTold } from '../whole-parts.ts';
import { askedIn } from './asked.ts';
import { followed, isConfirmed, isPossible } from './checked.ts';
import { lawsOf } from './laws.ts';
import type { Scene } from './scene.ts';
import { sceneOf } from './told.ts';

/** Works out the parts of a question about bodies that are driven, pulled or raised, where all of it was read. */
export const solveDrives = (problems: readonly Problem[]): (SolvedPart | null)[] =>
  solveWhole(problems.map(withTold), solvePart);

function solvePart(facts: readonly Fact[], goals: readonly Goal[], { text }: Problem): SolvedPart | null {
  const parts: SolvedPart[] = [];
  for (const goal of goals) {
    const shown = toShow(goal);
    if (goal.verb !== 'find' && !shown) return null;
    const part = solveGoal(facts, shown?.goal ?? goal, { shown, text });
    if (!part || !isAsAsked(part.answer.text, goal, facts)) return null;
    parts.push(part);
  }
  return parts.length > 0 ? joined(parts) : null;
}

function solveGoal(
  facts: readonly Fact[],
  goal: Goal,
  { shown, text }: { shown: ToShow | null; text: string },
): SolvedPart | null {
  const scene = sceneOf(facts, text);
  // Equations between letters are none of its questions.
  if (!scene?.stages.some(({ bodies }) => bodies.length > 0)) return null;
  const asked = askedIn(scene, goal);
  if (!asked) return null;
  const laws = lawsIn(scene);
  const result = solveModel(
    {
      laws,
      isPossible(values) {
        const all = followed(laws, values);
        return all !== null && scene.stages.every((one) => isPossible(one, all));
      },
      isConfirmed(values) {
        const all = followed(laws, values);
        return all !== null && scene.stages.every((one) => isConfirmed(one, scene, all));
      },
    },
    asked,
    goal.terms ?? [],
  );
  if (!result?.isConfirmed || result.values.length !== 1) return null;
  if (!asked.isSize && result.values.some((one) => !(evaluate(one) > 1e-9))) return null;
  if (shown && !isShown(shown, result)) return null;
  const answer = shown?.answer ?? writtenAnswer(result.values, goal, result);
  const say = asked.isBar
    ? pullOrPush(scene, asked.value)
    : asked.limit
      ? comesTo(evaluate(result.values[0]!), evaluate(asked.limit))
      : null;
  return answer && ((!asked.isBar && !asked.limit) || say)
    ? partOf(result, say ? { ...answer, say } : answer)
    : null;
}

const lawsIn = (scene: Scene) => [
  ...scene.stages.flatMap((one) => lawsOf(one, scene)),
  ...[...scene.letters].map(([name, value]) =>
    law('What is known.', '已知。', difference(symbol(name), value)),
  ),
];

/** How far it would go before it stops, and whether the pulley is nearer. */
const comesTo = (way: number, limit: number) =>
  Number.isNaN(way - limit) || Math.abs(way - limit) < 1e-9
    ? null
    : way < limit
      ? { en: 'It comes to rest before it reaches the pulley.', zh: '在到达滑轮之前已停下，不会碰到滑轮。' }
      : {
          en: 'It reaches the pulley before it would come to rest.',
          zh: '在停下之前已到达滑轮，会碰到滑轮。',
        };

function pullOrPush(scene: Scene, value: Result['values'][number]) {
  const found = solveModel(
    { laws: lawsIn(scene), isPossible: () => true, isConfirmed: () => true },
    { value, unit: 'N', letter: null },
    [],
  );
  const size = found?.values.length === 1 ? evaluate(found.values[0]!) : NaN;
  if (!(Math.abs(size) > 1e-9)) return null;
  return size > 0 ? { en: 'It is a tension.', zh: '是拉力。' } : { en: 'It is a thrust.', zh: '是压力。' };
}

const partOf = ({ steps }: Result, answer: SolvedPart['answer']): SolvedPart => ({
  title: { en: 'Forces, work and motion', zh: '力、功与运动' },
  topic: '9709/p4/energy-work-and-power',
  steps,
  answer,
  checks: [{ name: { en: 'By momentum and energy once more', zh: '用动量与能量再算一遍' }, passed: true }],
});

function joined(parts: readonly SolvedPart[]): SolvedPart {
  const says = parts.flatMap(({ answer: { say } }) => say ?? []);
  return {
    ...parts[0]!,
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
