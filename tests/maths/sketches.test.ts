import { describe, expect, test } from 'vitest';
import { solve } from '#server/maths/solving/solve.ts';

/** What a teacher labels on each sketch: points from left to right with what they are, then asymptotes. */
const SKETCHES: [ask: string, points: string[], asymptotes: string[]][] = [
  ['Sketch the graph of y = x^2 - 4', ['crossing (-2, 0)', 'minimum (0, -4)', 'crossing (2, 0)'], []],
  ['Sketch y = 3 - 2x', ['crossing (0, 3)', 'crossing (3/2, 0)'], []],
  [
    '画出 y = x^2 - 4x + 3 的图像',
    ['crossing (0, 3)', 'crossing (1, 0)', 'minimum (2, -1)', 'crossing (3, 0)'],
    [],
  ],
  ['Sketch y = x^2 + 1', ['minimum (0, 1)'], []],
  [
    'Sketch the graph of f(x) = x^3 - 3x, indicating the coordinates of the turning points',
    [
      'crossing (-sqrt(3), 0)',
      'maximum (-1, 2)',
      'crossing (0, 0)',
      'minimum (1, -2)',
      'crossing (sqrt(3), 0)',
    ],
    [],
  ],
  ['Sketch y = x^3', ['inflexion (0, 0)'], []],
  [
    '绘制曲线 y = (x-1)^2 (x+2) 的草图',
    ['crossing (-2, 0)', 'maximum (-1, 4)', 'crossing (0, 2)', 'minimum (1, 0)'],
    [],
  ],
  [
    'Sketch the graph of y = x(x-1)(x+2)',
    ['crossing (-2, 0)', 'maximum', 'crossing (0, 0)', 'minimum', 'crossing (1, 0)'],
    [],
  ],
  ['Sketch the curve with equation y = 1/x', [], ['x = 0', 'y = 0']],
  ['Sketch the graph of y = 1/x^2', [], ['x = 0', 'y = 0']],
  [
    'Sketch the curve y = (x+1)/(x-2), stating the equations of the asymptotes',
    ['crossing (-1, 0)', 'crossing (0, -1/2)'],
    ['x = 2', 'y = 1'],
  ],
  [
    '画出函数 y = (2x-1)/(x+1) 的图像并标出渐近线',
    ['crossing (0, -1)', 'crossing (1/2, 0)'],
    ['x = -1', 'y = 2'],
  ],
  ['Sketch the curve y = 1/(x^2-4)', ['maximum (0, -1/4)'], ['x = -2', 'x = 2', 'y = 0']],
  ['Sketch y = 4/(x^2+1)', ['maximum (0, 4)'], ['y = 0']],
  [
    'Sketch the graph of y = (x^2+1)/(x-1)',
    ['maximum (1 - sqrt(2), 2 - 2sqrt(2))', 'crossing (0, -1)', 'minimum (1 + sqrt(2), 2 + 2sqrt(2))'],
    ['x = 1', 'y = x + 1'],
  ],
  ['Sketch the graph of y = x + 4/x', ['maximum (-2, -4)', 'minimum (2, 4)'], ['x = 0', 'y = x']],
  ['作出曲线 y = e^x - 2 的草图', ['crossing (0, -1)', 'crossing (ln(2), 0)'], ['y = -2']],
  ['Sketch y = e^{-2x} + 3', ['crossing (0, 4)'], ['y = 3']],
  ['Sketch y = 2^x', ['crossing (0, 1)'], ['y = 0']],
  ['Sketch y = x e^{-x}', ['crossing (0, 0)', 'maximum (1, 1/e)'], ['y = 0']],
  ['Sketch y = ln(x - 1) for x > 1.', ['crossing (2, 0)'], ['x = 1']],
  ['画出 y = ln(x + 2) 的图像', ['crossing (-1, 0)', 'crossing (0, ln(2))'], ['x = -2']],
  ['Sketch the graph of y = |2x - 3|', ['crossing (0, 3)', 'corner (3/2, 0)'], []],
  ['画出 y = |x + 1| 的图像', ['corner (-1, 0)', 'crossing (0, 1)'], []],
  ['Sketch y = |x^2 - 4|', ['corner (-2, 0)', 'maximum (0, 4)', 'corner (2, 0)'], []],
  [
    'Sketch the curve y = 2 sin x for 0 <= x <= 2pi',
    ['crossing (0, 0)', 'maximum (pi/2, 2)', 'crossing (pi, 0)', 'minimum (3pi/2, -2)', 'crossing (2pi, 0)'],
    [],
  ],
  [
    '画出曲线 y = cos 2x 在 0 <= x <= pi 上的图像',
    ['crossing (0, 1)', 'crossing (pi/4, 0)', 'minimum (pi/2, -1)', 'crossing (3pi/4, 0)', 'end (pi, 1)'],
    [],
  ],
  ['Sketch y = sqrt(x)', ['crossing (0, 0)'], []],
  ['Sketch y = sqrt(4 - x^2)', ['crossing (-2, 0)', 'maximum (0, 2)', 'crossing (2, 0)'], []],
];

const figureOf = (ask: string) => {
  const outcome = solve(ask);
  if (!outcome.solved || !outcome.worked.figure) throw new Error(`no sketch: ${ask}`);
  return outcome.worked.figure;
};
const plain = (text: string) => text.replaceAll(' ', '');

describe('a sketch labels what a teacher would', () => {
  test.each(SKETCHES)('%s', (ask, points, asymptotes) => {
    const figure = figureOf(ask);
    expect(figure.asymptotes.map(({ text }) => plain(text))).toEqual(asymptotes.map(plain));
    expect(figure.points).toHaveLength(points.length);
    for (const [at, { kind, text }] of figure.points.entries())
      expect(plain(`${kind} ${text}`)).toContain(plain(points[at]!));
  });
});

describe('a sketch stays silent', () => {
  test.each([
    'Sketch y = sin x',
    'Sketch y = tan x for 0 <= x <= 2pi',
    'Sketch y = sin x for 0 <= x <= 360',
    'Sketch y = (x^2 - 1)/(x - 1)',
    'Sketch y = x ln x',
    'Sketch y = x + sqrt(x^2 + 1)',
    'Sketch y = k x^2',
    'Sketch, on the same diagram, the graphs of y = x and y = x^2',
    'Sketch the graph of y = x^2 - 4 and state the range',
    '在同一坐标系中画出 y = x 和 y = x^2 的图像',
  ])('where not all of it is certain: %s', (ask) => {
    const outcome = solve(ask);
    expect(outcome.solved && outcome.worked.figure).toBeFalsy();
  });
});

test('a sketch says in words all that it labels, in both languages', () => {
  const outcome = solve('Sketch the curve y = (x+1)/(x-2)');
  expect(outcome.solved && outcome.worked.answer.say).toEqual({
    en: String.raw`The graph meets the axes at $\left(-1,\, 0\right)$, $\left(0,\, -\frac{1}{2}\right)$; asymptotes $x = 2$, $y = 1$.`,
    zh: String.raw`图像与坐标轴交于 $\left(-1,\, 0\right)$，$\left(0,\, -\frac{1}{2}\right)$；渐近线 $x = 2$，$y = 1$。`,
  });
});
