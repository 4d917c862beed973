import { describe, expect, test } from 'vitest';
import { readSolution } from '#server/maths/solving/read-solution.ts';
import { solve, solveParts } from '#server/maths/solving/solve.ts';

/** Each part as its label, its marks, and its answer or why there is none. */
const told = (text: string) =>
  solveParts(text).map(({ label, marks, outcome }) => [
    label,
    marks,
    outcome.solved ? outcome.worked.answer.text : outcome.why,
  ]);

describe('the parts of a question are solved', () => {
  test('each for itself, in their order, whatever becomes of the others', () => {
    const text =
      '(a) Sketch the graph of y = |x|. [1]\n(b) Solve |3x - 2| < 2|x + 1|. [4]\n(c) Explain your method. [1]\n(d) Solve x^2 = 9. [2]';
    expect(told(text)).toEqual([
      ['(a)', 1, expect.any(String)],
      ['(b)', 4, '0 < x < 4'],
      ['(c)', 1, expect.any(String)],
      ['(d)', 2, 'x = -3 or x = 3'],
    ]);
  });

  test('with the stem, what leads to their sub-parts, and what is given before them', () => {
    expect(
      told(
        'The curve C has equation y = x^3 - 3x.\n(a) Find dy/dx. [2]\n(b) Find the coordinates of the stationary points. [3]',
      ),
    ).toEqual([
      ['(a)', 2, 'dy/dx = 3x^2 - 3'],
      ['(b)', 3, '(-1, 2), (1, -2)'],
    ]);
    const sums =
      '(a) The first term of an arithmetic progression is 3 and the common difference is 4. Find\n(i) the 10th term, [1]\n(ii) the sum of the first 20 terms. [2]';
    expect(told(sums)).toEqual([
      ['(a)(i)', 1, '39'],
      ['(a)(ii)', 2, '820'],
    ]);
    const given =
      '(a) Solve x^2 = 4. [2]\nThe curve has equation y = x^3 - 3x.\n(b) Find the coordinates of the stationary points. [3]';
    expect(told(given)).toEqual([
      ['(a)', 2, 'x = -2 or x = 2'],
      ['(b)', 3, '(-1, 2), (1, -2)'],
    ]);
  });

  test.each([
    ['what an earlier one found', '(b) Use your answer to (a) to find k. [2]'],
    ['an earlier part by what leads to it', '(b) In part (a), find\n(i) x if x^2 = 9.\n(ii) x if x^2 = 4.'],
    [
      'a change of what is given',
      'It is given instead that the first term is 3 and k = 2.\n(b) Solve x^2 = 9. [2]',
    ],
    ['上面的结果', '(b) 利用上述结果求 k 的值。[2]'],
  ])('unless they speak of %s', (_, rest) => {
    const [first, ...others] = told(`(a) Solve x^2 = 4. [2]\n${rest}`);
    expect(first).toEqual(['(a)', 2, 'x = -2 or x = 2']);
    expect(others.map(([, , answer]) => answer)).toEqual(others.map(() => 'earlier'));
  });

  test('without their marks, labels and the number of the question', () => {
    expect(told('5.  Solve x^2 = 9. [2]')).toEqual([['', 2, 'x = -3 or x = 3']]);
    expect(told('7   (a) Solve x^2 = 9.   (2 marks)\n(b) Solve x^2 = 16.   (2 marks)\n[Total: 4]')).toEqual([
      ['(a)', 2, 'x = -3 or x = 3'],
      ['(b)', 2, 'x = -4 or x = 4'],
    ]);
  });

  test('but not where one of four answers is to be chosen', () => {
    expect(told('Solve x^2 = 9.\nA 1\nB 2\nC 3\nD 4')).toEqual([['', null, 'unknown']]);
  });

  test('and come together in one result that names those without an answer', () => {
    const outcome = solve('(a) Solve x^2 = 9. [2]\n(b) Describe the graph of y = |x|. [1]');
    expect(outcome.solved && outcome.worked.answer).toMatchObject({
      text: '(a) x = -3 or x = 3',
      say: { en: 'Not answered here: (b).', zh: '以下部分未作解答：(b)。' },
    });
  });
});

test('what cannot be read is shown where it was typed', () => {
  const text = '5.  Solve x^2 + = 9 [2]';
  const solved = readSolution(text);
  const fault = solved.solved ? null : solved.fault;
  expect(fault && text.slice(0, fault.at + fault.length)).toContain('x^2 +');
});

test('the marks of a solution add up to those that are printed, however few or many lines it has', () => {
  const marks = (text: string) =>
    solveParts(text).map(({ outcome }) =>
      outcome.solved ? outcome.worked.steps.flatMap((step) => step.marks ?? []).length : null,
    );
  expect(marks('Solve x^2 - 5x + 6 = 0. [1]')).toEqual([1]);
  expect(marks('Solve x^2 - 5x + 6 = 0. [5]')).toEqual([5]);
  expect(
    marks('圆的方程为 $x^2 + y^2 - 4x = 21$。\n(a) 求圆心坐标。（2分）\n(b) 求圆的半径。（1分）'),
  ).toEqual([2, 1]);
});
