import { describe, expect, test } from 'vitest';
import { solveParts } from '../../../server/maths/solving/solve.ts';

/** What is shown for each part; null where nothing is. */
const answers = (question: string): (string | null)[] =>
  solveParts(question).map(({ outcome }) => (outcome.solved ? outcome.worked.answer.text : null));

const STRING =
  'A particle $P$ of mass $m$ is attached to one end of a light inextensible string of length $a$. The other end of the string is attached to a fixed point $O$. The particle hangs in equilibrium vertically below $O$ and is then projected horizontally with speed $\\sqrt{3ag}$.';
const HEMISPHERE =
  'A smooth hemisphere of radius $a$ and centre $O$ is fixed with its plane face on horizontal ground. A particle $P$ of mass $m$ is at the highest point of the outer surface of the hemisphere and is projected horizontally with speed $\\sqrt{\\tfrac15 ga}$.';

describe('a vertical circle that is told in words is worked out from energy and force', () => {
  test.each<[question: string, ...answers: (string | null)[]]>([
    [
      `${STRING} When the string becomes slack, $OP$ makes an angle $\\theta$ with the upward vertical.\n(a) Find the value of $\\cos\\theta$. [4]\n(b) Find, in terms of $a$ and $g$, the speed of $P$ at this instant. [1]`,
      '1/3',
      '1/3*sqrt(3)sqrt(a*g)',
    ],
    [`${STRING} Find the tension in the string when $P$ is at its lowest point.`, '4g*m'],
    [
      `${HEMISPHERE} Find, in terms of $g$ and $a$, the speed of $P$ when it loses contact with the hemisphere.`,
      '1/15*sqrt(165)sqrt(a*g)',
    ],
    [
      '质量为 $m$ 的质点 $P$ 用长为 $a$ 的轻绳悬挂于固定点 $O$。$P$ 静止悬挂于 $O$ 的正下方时，获得一个水平速度 $\\sqrt{3ag}$。求绳恰好松弛时 $P$ 的速率，用 $a$、$g$ 表示。',
      '1/3*sqrt(3)sqrt(a*g)',
    ],
  ])('%s', (question, ...expected) => {
    expect(answers(question)).toEqual(expected);
  });

  test.each([
    `${STRING} A second particle is attached to the string. Find the speed of $P$ when the string becomes slack.`,
    `${STRING} Find the tension in the string when $OP$ makes an angle $\\theta$ with the vertical.`,
    `${STRING} The string breaks when $P$ is at its lowest point. Find the speed of $P$ when the string becomes slack.`,
    `${STRING.replace('sqrt{3ag}', 'sqrt{6ag}')} Find the speed of $P$ when the string becomes slack.`,
    `${STRING.replace('sqrt{3ag}', 'sqrt{ag}')} Find the speed of $P$ when the string becomes slack.`,
  ])('and not answered where something else is told: %s', (question) => {
    expect(answers(question)).toEqual([null]);
  });
});

const SPHERES =
  'Two uniform smooth spheres $A$ and $B$ of equal radii have masses $m$ and $3m$ respectively. $A$ is moving with speed $u$ on a smooth horizontal table when it collides with $B$ which is at rest. The coefficient of restitution between the spheres is $e$.';
const HUNG =
  'A light elastic string has natural length $a$ and modulus of elasticity $2mg$. One end of the string is attached to a fixed point $O$ and a particle $P$ of mass $m$ is attached to the other end. $P$ is released from rest at $O$.';
const SLOWED =
  'A particle $P$ of mass 0.2 kg is projected with speed 8 m s$^{-1}$ from a point $O$ on a smooth horizontal table. It moves in a straight line against a resistance of magnitude $0.1v$ N, where $v$ m s$^{-1}$ is its speed.';
const THROWN =
  'A particle $P$ is projected with speed $u$ at an angle $\\theta$ above the horizontal from a point $O$ on a horizontal plane and moves freely under gravity.';

describe('impacts, elastic strings, resistances and flights are told in words', () => {
  test.each<[question: string, ...answers: (string | null)[]]>([
    [`${SPHERES} Find, in terms of $u$ and $e$, the speed of $B$ after the collision.`, '1/4*e*u + 1/4*u'],
    [
      `${SPHERES.replace('is $e$', 'is $\\frac13$')} Find the fraction of the total kinetic energy that is lost as a result of the collision.`,
      '2/3',
    ],
    [`${HUNG} Find the greatest distance of $P$ below $O$ in the subsequent motion.`, '3/2*a + 1/2*sqrt(5)a'],
    [`${HUNG} Find the greatest speed of $P$.`, '1/2*sqrt(10)sqrt(a*g)'],
    [`${SLOWED} Find the distance travelled by $P$ before it comes to rest.`, '16 m'],
    [`${THROWN} Find the range of $P$ in terms of $u$, $g$ and $\\theta$.`, '2u^2cos(theta)sin(theta)/g'],
  ])('%s', (question, ...expected) => {
    expect(answers(question)).toEqual(expected);
  });

  test.each([
    `${SPHERES} Find, in terms of $u$ and $e$, the speed of $A$ after the collision.`,
    `${SPHERES} $B$ then hits a wall. Find, in terms of $u$ and $e$, the speed of $B$ after the collision.`,
    `${HUNG.replace('fixed point $O$', 'fixed point $O$ on a rough plane')} Find the greatest speed of $P$.`,
    `${SLOWED.replace('horizontal table', 'inclined plane')} Find the distance travelled by $P$ before it comes to rest.`,
    `${THROWN.replace('a horizontal plane', 'an inclined plane')} Find the range of $P$ in terms of $u$, $g$ and $\\theta$.`,
  ])('and not answered where something else is told: %s', (question) => {
    expect(answers(question)).toEqual([null]);
  });
});
