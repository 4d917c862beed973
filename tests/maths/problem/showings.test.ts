import { expect, test } from 'vitest';
import { solveParts } from '../../../server/maths/solving/solve.ts';

const shown = (text: string) =>
  solveParts(text).map(({ outcome }) => (outcome.solved ? outcome.worked.answer.text : null));

/** What can be shown, and the same with another number in it, which cannot. */
const STATEMENTS: [text: string, answer: string, twisted: [from: string, to: string]][] = [
  [
    'Show that the equation $3\\sin x\\tan x = 8$ may be written in the form $3\\cos^2 x + 8\\cos x - 3 = 0$.',
    '3cos^2(x) + 8cos(x) - 3 = 0',
    ['8\\cos', '7\\cos'],
  ],
  [
    '证明：方程 $3\\sin x\\tan x=8$ 可以化为 $3\\cos^2x+8\\cos x-3=0$。',
    '3cos^2(x) + 8cos(x) - 3 = 0',
    ['-3=0', '+3=0'],
  ],
  [
    'Show that $2\\log_2(x+3) - \\log_2 x = 4$ can be written as $x^2-10x+9=0$.',
    'x^2 - 10x + 9 = 0',
    ['x+9=0', 'x+16=0'],
  ],
  [
    'The equation $x^3 - 4x - 5 = 0$ has one real root $\\alpha$. Show that $\\alpha$ satisfies the equation $x = \\sqrt[3]{4x+5}$.',
    'x = (4x + 5)^(1/3)',
    ['{4x+5}', '{4x+6}'],
  ],
  [
    'It is given that $\\int_1^a \\ln x\\,dx = 4$, where $a > 1$. Show that $a = \\frac{a+3}{\\ln a}$.',
    'a = (a + 3)/ln(a)',
    ['a+3', 'a+4'],
  ],
  [
    'The curve $y = x\\cos 2x$, for $0 \\le x \\le \\frac14\\pi$, has a stationary point at $x = p$. Show that $\\tan 2p = \\frac{1}{2p}$.',
    'tan(2p) = 1/(2p)',
    ['{2p}$', '{3p}$'],
  ],
  [
    'A curve has equation y = x^2 - 4cx + 5 and a line has equation y = 2x - c^2, where c is a constant. Show that the x-coordinates of any points common to the line and the curve satisfy the equation x^2 - (4c + 2)x + c^2 + 5 = 0.',
    'x^2 - (4c + 2)x + c^2 + 5 = 0',
    ['+ 5 = 0', '+ 6 = 0'],
  ],
  [
    '圆 C 的方程为 (x − 2)² + (y + 1)² = 20，直线 l 的方程为 y = 2x + k，其中 k 为常数。证明：l 与圆 C 公共点的横坐标满足方程 5x² + 4kx + k² + 2k − 15 = 0。',
    '5x^2 + 4k*x + k^2 + 2k - 15 = 0',
    ['4kx', '6kx'],
  ],
  [
    'Show that, for all values of the constant k, the equation $x^2+(k+4)x+2k+1=0$ has two distinct real roots.',
    'b^2 - 4ac = k^2 + 12 > 0',
    ['2k+1', '2k+9'],
  ],
  [
    '先把 $3x$ 写成 $2x+x$，证明 $\\sin 3x\\equiv 3\\sin x-4\\sin^3 x$。',
    'sin(3x) = 3sin(x) - 4sin^3(x)',
    ['4\\sin', '5\\sin'],
  ],
];

test.each(STATEMENTS)('what follows is shown, and nothing else: %s', (text, answer, [from, to]) => {
  expect(shown(text)).toEqual([answer]);
  expect(text).toContain(from);
  expect(shown(text.replace(from, to))).toEqual([null]);
});

test('"for all values" is said of a letter of the equation', () => {
  const text =
    'Show that, for all values of k, the equation $x^2+(k+4)x+2k+1=0$ has two distinct real roots.';
  expect(shown(text.replace('values of k', 'values of m'))).toEqual([null]);
});

test('between what a root lies is shown of a letter that an integral or a turning point tells', () => {
  const integral =
    'The constant $a$, where $a>1$, is such that $\\int_1^a \\ln x\\,dx=4$. Verify by calculation that $a$ lies between ';
  expect(shown(`${integral}4.8 and 5.1.`)).toEqual(['4.8 < a < 5.1']);
  expect(shown(`${integral}4.8 and 4.9.`)).toEqual([null]);
});

test.each([
  'Show that the equation (x-2)(x-30) = 0 can be written as x = 2.',
  'Show that the equation x(x-3)^2 = 0 can be written as x = 0.',
  'Show that the equation (sin x - 1)(2cos x - 1) = 0 can be written as cos x = 1/2.',
  'Show that the equation sqrt(x)(x-3) = 0 can be written as x = 3.',
  'Show that the y-coordinates of the points common to the curve y = x^2 and the line y = x+2 satisfy the equation x^2 - x - 2 = 0.',
  '直线 $y=kx+1$ 与曲线 $y=x^2$，证明：直线与曲线的交点的纵坐标满足 $x^2-kx-1=0$。',
  'By writing cos 3x as cos(2x+2x), show that cos 3x = 4 cos^3 x - 3 cos x.',
])('%s: a root would be lost, another coordinate is meant, or the way leads nowhere', (text) => {
  expect(shown(text)).toEqual([null]);
});
