import type { Text } from '../../../../core/locale.ts';
import type { Check, Solution } from '../../../writing/method.ts';
import type { Goal } from '../../schema/problem.ts';
import type { Scope } from '../scope/scope.ts';
import { writtenAnswer } from '../laws/answer-of.ts';
import { resultOfBlock } from '../surfaces/block-goals.ts';
import { resultOfCourse } from './course-goals.ts';
import { resultOfCollision } from './collisions.ts';
import { resultOfDriving } from './driving.ts';
import { resultOfElastic } from './elastic.ts';
import { resultOfProjectile } from '../flights/projectiles.ts';
import { resultOfPulley } from '../pulleys/pulley.ts';
import { resultOfStages } from './stages.ts';
import type { Result } from '../laws/solve-model.ts';
import type { Story } from '../told/told.ts';

/** Every situation; each says null to another one. */
const SITUATIONS: readonly { title: Text; topic: string; of: (story: Story) => Result | null }[] = [
  {
    title: { en: 'Motion in a straight line', zh: '直线运动' },
    topic: '9709/p4/kinematics-of-motion-in-a-straight-line',
    of: resultOfCourse,
  },
  {
    title: { en: 'A collision along a line', zh: '沿直线的碰撞' },
    topic: '9709/p4/momentum',
    of: resultOfCollision,
  },
  {
    title: { en: 'Driving force, resistance and power', zh: '牵引力、阻力与功率' },
    topic: '9709/p4/energy-work-and-power',
    of: resultOfDriving,
  },
  {
    title: { en: 'Two bodies on a string', zh: '绳连接的两个物体' },
    topic: '9709/p4/newtons-laws-of-motion',
    of: resultOfPulley,
  },
  {
    title: { en: 'A body on an elastic string', zh: '弹性绳上的物体' },
    topic: '9231/p3/hookes-law',
    of: resultOfElastic,
  },
  {
    title: { en: 'Motion in stages with constant acceleration', zh: '分段匀变速运动' },
    topic: '9709/p4/kinematics-of-motion-in-a-straight-line',
    of: resultOfStages,
  },
  {
    title: { en: 'A body on a surface', zh: '接触面上的物体' },
    topic: '9709/p4/forces-and-equilibrium',
    of: resultOfBlock,
  },
  {
    title: { en: 'Motion of a projectile', zh: '抛体运动' },
    topic: '9231/p3/motion-of-a-projectile',
    of: resultOfProjectile,
  },
];

/** Works out what is asked of bodies that move or rest, by the situation that was told; null where it is another one. */
export function solveSituation(
  goal: Goal,
  scope: Scope,
): (Solution & { checks: Check[]; topic: string }) | null {
  // Its number stands in the laws.
  if (goal.verb !== 'find' || goal.terms?.includes('g')) return null;
  // What is left out of account changes none of them.
  const asides = scope.facts.filter(({ relation }) => relation === 'no air');
  const story: Story = { facts: scope.facts.filter((fact) => !asides.includes(fact)), scope, goal };
  const found = SITUATIONS.flatMap(({ of, ...about }) => {
    const one = of(story);
    return one ? [{ ...about, result: one }] : [];
  });
  const [first] = found;
  if (!first || found.length > 1) return null;
  const { result, title, topic } = first;
  const answer = writtenAnswer(result.values, goal, result);
  if (!answer || !result.isConfirmed) return null;
  for (const fact of [...result.used, ...asides]) scope.used.add(fact);
  return {
    title,
    steps: result.steps,
    answer,
    checks: [{ name: { en: 'Worked out once more in numbers', zh: '用数值方法再算一遍' }, passed: true }],
    topic,
  };
}
