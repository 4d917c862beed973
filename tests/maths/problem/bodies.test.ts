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
