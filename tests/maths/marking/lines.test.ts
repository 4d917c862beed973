import { expect, test } from 'vitest';
import { readMarked } from '#server/maths/solving/read-marked.ts';

const marked = (question: string, ...lines: string[]) => readMarked(lines, { question, part: null });
const verdicts = (question: string, ...lines: string[]) =>
  marked(question, ...lines).lines.map(({ verdict }) => verdict);

const QUADRATIC = 'Solve x^2 - 5x + 6 = 0 [3]';

test('what is copied from the question earns no mark', () => {
  const { lines, marks } = marked(QUADRATIC, 'x^2 - 5x + 6 = 0', '(x-2)(x-3) = 0', 'x = 2 or x = 3');
  expect(lines[0]!.marks).toEqual([]);
  expect(marks).toMatchObject({ earned: 3, total: 3 });
});

test('another equation that shares a root with that of the question is wrong', () => {
  expect(verdicts(QUADRATIC, 'x^2 - 4x + 3 = 0', '(x-1)(x-3) = 0')[0]).toBe('wrong');
});

test.each([
  [
    'A car of mass 1000 kg travels at 72 km/h and stops uniformly in 40 m. Find the braking force. [3]',
    ['72 km/h = 20 m/s'],
  ],
  [
    'The cubic equation $x^3-2x^2+5x+3=0$ has roots $\\alpha,\\beta,\\gamma$. Find $\\alpha^2+\\beta^2+\\gamma^2$. [2]',
    ['Σα = 2, Σαβ = 5'],
  ],
  [
    'A geometric progression has first term $a$, common ratio $r$ and sum to infinity 12. The squares of its terms have sum to infinity 48. Find $a$ and $r$. [5]',
    ['a = 12 - 12r = 4 + 4r'],
  ],
  [
    'The polynomial $p(x)=x^3+ax^2-4x+b$ has $(x-2)$ as a factor, and leaves remainder 6 when divided by $(x+1)$. Find $a$ and $b$. [5]',
    ['p(2) = 8 + 4a - 8 + b = 0 => 4a + b = 0'],
  ],
  [
    'A sector $OAB$ of a circle, centre $O$ and radius 6 cm, has angle $AOB=1.2$ radians. Find the area of the segment bounded by the chord $AB$ and the arc $AB$. [4]',
    ['area of triangle OAB = 1/2 × 6 × 6 × sin 1.2'],
  ],
  [
    'A particle moves in a straight line with velocity $v=6t-t^2$ m s$^{-1}$, starting from rest at $O$ at $t=0$. Find the distance from $O$ when it next comes to rest. [4]',
    ['v=0: t(6-t)=0 so t=6'],
  ],
  [
    'For a simple pendulum $g=4\\pi^2L/T^2$, where $L=0.800$ m and $T=1.80$ s. Calculate $g$. [2]',
    ['g = 4π^2 × 0.800/1.80^2 = 9.75 m s^-2'],
  ],
])('nobody is accused of a line whose reading leaves it in doubt: %s', (question, lines) => {
  for (const verdict of verdicts(question, ...lines)) expect(['wrong', 'lost']).not.toContain(verdict);
});
