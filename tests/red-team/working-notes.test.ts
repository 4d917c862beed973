import { describe, expect, it } from 'vitest';
import { readWorking } from '#server/maths/solving/read-working.ts';
import { checkWorking } from '#server/maths/checking/working/check-working.ts';

const verdicts = (lines: string[]) => checkWorking(lines).lines.map(({ verdict }) => verdict);
const GOOD = ['equal', 'equivalent', 'follows', 'rounded'];

describe('the number of an equation is no factor of it', () => {
  it.each([
    ['x - y = 1 (2)', 'x = y + 1'],
    ['2x + 3y = 12 (2)', '2x = 12 - 3y'],
    ['x + y = 5 ...(1)', 'x = 5 - y'],
    ['x + y = 5 --- (1)', 'x = 5 - y'],
    ['x + y = 7 (i)', 'y = 7 - x'],
    ['x + y = 7 (A)', 'y = 7 - x'],
    ['x + y = 7 (*)', 'y = 7 - x'],
    ['x + y = 7 eq (1)', 'y = 7 - x'],
    ['x + y = 7 ①', 'y = 7 - x'],
    ['x + y = 7 ……①', 'y = 7 - x'],
  ])('%s, %s', (...lines) => {
    const { lines: read } = readWorking(lines);
    expect(read.map(({ verdict }) => verdict)).toEqual(['start', 'equivalent']);
    expect(read[0]!.tex).not.toMatch(/times|\(|[iA]|- 1|null/);
  });

  it('but a number in brackets that the next line multiplies is one, and is shown as one', () => {
    const [first, second] = readWorking(['y = 5 (4)', 'y = 20']).lines;
    expect([first!.tex, second!.verdict]).toEqual(['y = 5 \\times 4', 'equivalent']);
  });

  it('nor is a value that a function is taken at', () => {
    expect(readWorking(['y = f(2)']).lines[0]!.tex).toContain('f(2)');
  });
});

describe('a root that is chosen with a word is not called lost', () => {
  it.each([
    [['cos²A = 16/25', 'cos A = -4/5 (A obtuse)']],
    [['cos²A = 16/25', 'cos A = 4/5 (A acute)']],
    [['cos²A = 16/25', 'cos A = 4/5 （A 为锐角）']],
    [['cos²A = 16/25', 'cos A = -4/5（A是钝角）']],
    [['cos²θ = 16/25', 'cos θ = -4/5 (second quadrant)']],
    [['A is obtuse, sin A = 3/5', 'cos²A = 16/25', 'cos A = -4/5']],
    [['sin A = 3/5', 'cos²A = 1 - sin²A = 16/25', 'cos A = ±4/5', 'cos A = -4/5 since A is obtuse']],
    [['x² = 9', 'x = 3 since x > 0']],
    [['x² = 9', 'x = 3 (x > 0)']],
    [['x² = 9', 'x = 3 （x＞0）']],
    [['x² = 9', 'x = 3 (positive root)']],
    [['x² = 9', 'x = 3 (+ve)']],
    [['x² = 9', 'x = -3 (negative)']],
    [['x² = 9', 'x = 3 (length)']],
    [['x² - 5x + 6 = 0', 'x = 3 (larger root)']],
  ])('%j', (lines) => {
    expect(checkWorking(lines).firstWrong, verdicts(lines).join()).toBeNull();
  });

  it.each([
    [['x² = 9', 'x = 3'], 1],
    [['x² = 9', 'x = 3 (square root)'], 1],
    [['x² = 9', 'x = 4 (positive)'], 1],
    [['x² = 9', 'x = -3 (x > 0)'], 1],
  ])('but %j is amiss', (lines, at) => {
    expect(GOOD).not.toContain(verdicts(lines)[at]);
  });

  it('a reason is shown as it is typed, not as a formula', () => {
    expect(readWorking(['x² = 9', 'x = 3 since x > 0']).lines[1]!.tex).toBeNull();
    expect(readWorking(['M = [[1,2],[3,4]]', 'det M = -2']).lines[1]!.tex).toBeNull();
  });
});

describe('a sum that is right is no proof of what it is said to be', () => {
  it.each([
    [['f(x) = x^2 + 1', 'f(3) = 9 + 2 = 11']],
    [['x = 2, y = 3', 'x + y = 2 + 4 = 6']],
    [['u = 3, a = 2, t = 5', 'v = u + at = 3 + 2×4 = 11']],
    [['x = t^2, y = t^3', 'dy/dx = 2t/(3t^2) = 2/(3t)']],
    [['M = [[1,2],[3,4]]', 'det M = 4 + 6 = 10']],
    [['z = -1 + √3 i', '|z| = √(1+3) = 2', 'arg z = -π/3']],
    [['z = 1 + i', 'arg z = π/4', 'z = 2 e^{iπ/4}']],
    [['z = -1 + √3 i', '|z| = 2', 'arg z = 2π/3', 'z = 2e^{πi/3}']],
  ])('%j', (lines) => {
    expect(GOOD).not.toContain(verdicts(lines).at(-1));
  });

  it.each([
    [['f(x) = x^2 + 1', 'f(3) = 9 + 1 = 10']],
    [['x = 2, y = 3', 'x + y = 2 + 3 = 5']],
    [['u = 3, a = 2, t = 5', 'v = u + at = 3 + 2×5 = 13']],
    [['y = 3x^2 - 2', 'x = 2', 'dy/dx = 6(2) = 12']],
    [['z = -1 + √3 i', '|z| = √(1+3) = 2', 'arg z = π - π/3 = 2π/3']],
    [['z = 3 - 4i', '|z| = 5']],
    [['z = 3 - 4i', 'z^2 = -7 - 24i']],
    [['S = 20/2(2*5 + 19*3) = 10*67 = 670']],
  ])('but it is in %j', (lines) => {
    expect(GOOD).toContain(verdicts(lines).at(-1));
  });
});
