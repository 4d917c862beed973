import { describe, expect, test } from 'vitest';
import { solveParts } from '#server/maths/solving/solve.ts';

const lastOf = (...lines: string[]) => solveParts(lines.join('\n')).at(-1)!.outcome;
const labelsOf = (...lines: string[]) => {
  const outcome = lastOf(...lines);
  return outcome.solved ? outcome.worked.figure?.points.map(({ kind, text }) => `${kind} ${text}`) : null;
};

const CURVE = [
  'The curve $C$ has equation $y=\\dfrac{x^2+3x+6}{x+1}$.',
  '(a) Find the equations of the asymptotes of $C$. [3]',
];

describe('a curve of a question is sketched by its name', () => {
  test.each([
    '(b) Sketch $C$. [3]',
    '(b) Sketch $C$, stating the coordinates of any point of intersection with the axes. [3]',
    '(b) Sketch $C$, indicating the asymptotes and the coordinates of the stationary points. [3]',
  ])('%s', (ask) => {
    expect(labelsOf(...CURVE, ask)).toEqual(['maximum (-3, -3)', 'crossing (0, 6)', 'minimum (1, 5)']);
  });

  test('in Chinese', () => {
    expect(
      labelsOf(
        '曲线 $C$ 的方程为 $y=\\dfrac{x^2-x+4}{x-1}$。',
        '(a) 求 $C$ 的各条渐近线的方程。[3]',
        '(b) 画出 $C$ 的草图，标出渐近线、驻点的坐标以及与坐标轴的交点。[3]',
      ),
    ).toEqual(['maximum (-1, -3)', 'crossing (0, -4)', 'minimum (3, 5)']);
  });

  test('a function where it is defined', () => {
    expect(
      labelsOf(
        'The function f is defined by $\\mathrm{f}(x)=(x-1)^2-1$ for $x\\geqslant1$.',
        '(a) State the range of f. [1]',
        '(b) Sketch the graph of $y=\\mathrm{f}(x)$. [3]',
      ),
    ).toEqual(['end (1, -1)', 'crossing (2, 0)']);
  });
});

test.each([
  '(b) Sketch $C$ and its reflection in the line $y=x$. [3]',
  '(b) Sketch, on the same diagram, $C$ and the line $y=x$. [3]',
  '(b) Sketch the curve with equation $y=k-x$. [3]',
])('what is to be drawn besides stops the sketch: %s', (ask) => {
  expect(lastOf(...CURVE, ask).solved).toBe(false);
});

describe('beside what else is asked for, a sketch', () => {
  const shownBy = (...lines: string[]) => {
    const outcome = lastOf(...lines);
    return outcome.solved ? [outcome.worked.answer.text, outcome.worked.answer.say?.en] : null;
  };

  test('is drawn, and adds no point to those that were asked for', () => {
    const asked = [
      'The curve $C$ has equation $y=\\dfrac{x^2-2x+6}{x-3}$.',
      'Find the coordinates of the turning points of $C$, and sketch $C$. [5]',
    ];
    expect(shownBy(...asked)).toEqual([
      '(0, -2), (6, 10)',
      expect.stringContaining('The graph meets the axes at'),
    ]);
    expect(labelsOf(...asked)).toEqual(['maximum (0, -2)', 'minimum (6, 10)']);
  });

  test('says in words alone that no axis is met', () => {
    const asked = 'Find the equations of the asymptotes of $C$ and sketch $C$. [5]';
    expect(shownBy('The curve $C$ has equation $y=x+\\dfrac{1}{x}$.', asked)).toEqual([
      'x = 0, y = x',
      expect.stringContaining('does not meet the axes'),
    ]);
  });

  test('shows where it meets the axes beside its asymptotes', () => {
    const asked =
      'Find the equations of the asymptotes of $C$ and sketch $C$, stating the coordinates of the intersections with the axes. [5]';
    expect(shownBy('The curve $C$ has equation $y=\\dfrac{x+1}{x-2}$.', asked)?.[0]).toBe(
      'x = 2, y = 1, (-1, 0), (0, -1/2)',
    );
  });
});

test('one stationary point and its nature are one point', () => {
  const outcome = lastOf(
    '已知曲线 C 的方程为 y = 2x + 8/x²（x > 0）。',
    '求曲线 C 的驻点坐标，并判断它是极大值点还是极小值点。[4]',
  );
  expect(outcome.solved && [outcome.worked.answer.text, outcome.worked.answer.say?.en]).toEqual([
    '(2, 6)',
    'minimum at x = 2',
  ]);
});
