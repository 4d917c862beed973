import { describe, expect, it } from 'vitest';
import { readWorking } from '#server/maths/solving/read-working.ts';
import { checkWorking } from '#server/maths/checking/working/check-working.ts';

describe('a mistake is named only where the line shows it', () => {
  it.each([
    [['x^2 + 5x + 6 = 0', '(x-2)(x-3) = 0'], 'nothing was moved'],
    [['3 - 2x = 7', '2x = 4'], 'the 2x stayed where it was'],
    [['|x| > 3', '-3 > x > 3'], 'nothing was moved'],
    [['x^2 + 5x + 6 = 0', 'x = 2, 3'], 'no formula was used'],
    [['x^2 + 4 = 0', 'x = ±2'], 'there is no discriminant'],
    [['x^2 - 6x + 9 = 0', 'x = ±3'], 'no formula was used'],
    [['2x = 6, x > 5', 'x = 3'], 'the condition was forgotten'],
    [['x^2 = 9, x > 0', 'x = ±3'], 'the condition was forgotten'],
    [['x^2 - x - 6 = 0, x > 0', '(x-3)(x+2) = 0', 'x = 3 or x = -2'], 'the condition was forgotten'],
    [['|x| = 2, x > 0', 'x = ±2'], 'the condition was forgotten'],
    [['5x = 20', 'x = 2'], 'nothing was divided by 2'],
    [['30 = 7a', 'a = 2.14'], 'nothing was divided by 2'],
    [['3x-2 = 4', '3x = 8'], 'nothing was divided by 2'],
    [['v = 10 + 3*4', 'v = 52'], 'there is nothing to divide'],
    [['s = 0.5 × 4 × 3^2', 's = 36'], 'there is nothing to divide'],
    [['q = 1.6×10^-19 × 3', 'q = 9.6×10^-19'], 'there is nothing to divide'],
    [['x = 6.63×10^-34', 'x = 5×10^-30'], '10^-34 is no reciprocal of 6.63 × 10^34'],
    [['x = 3×10^-11', 'x = 0'], 'nothing was moved'],
  ])('%j: %s', (lines) => {
    const { firstWrong, mistake } = checkWorking(lines);
    expect(firstWrong).toBe(lines.length - 1);
    expect(mistake?.id).toBeUndefined();
  });

  it.each([
    [['x + 3 = 7', 'x = 10'], 'sign-on-moving'],
    [['2x + 3 = 11', 'x = 7'], 'sign-on-moving'],
    [['3x + 4 = x + 12', '4x = 8'], 'sign-on-moving'],
    [['x^2 - 2x - 4 = 0', 'x = (-2 ± √20)/2'], 'formula-sign'],
    [['-x^2 + 4 > 0', 'x^2 - 4 > 0'], 'inequality-direction'],
    [['(x-2)(x-5) < 0', 'x < 2 or x > 5'], 'wrong-region'],
    [['x^2 = 5x', 'x = 5'], 'divided-by-unknown'],
  ])('%j: %s', (lines, id) => {
    expect(checkWorking(lines).mistake?.id).toBe(id);
  });
});

describe('the numbers in a sentence about a line are written as the line writes its own', () => {
  it.each([
    [['q = 1.6×10^-19 × 3', 'q = 9.6×10^-19'], ['4.8 \\times 10^{-19}'], ['9.6 \\times 10^{-19}']],
    [['sin x = 0.5', 'x = 30° or x = 210°'], [], ['210^{\\circ}']],
    [['sin x = 0.5, 0 ≤ x ≤ 360°', 'x = 30°'], ['150^{\\circ}'], []],
    [['sin x = 0.5, 0 ≤ x ≤ 2π', 'x = 30° or x = 210°'], ['150^{\\circ}'], ['210^{\\circ}']],
    [['T cos 35 = 4', 'T = 3.28'], ['4.88'], ['3.28']],
    [['2x = 5', 'x = 3'], ['\\frac{5}{2}'], ['3']],
    [['cos x = 0', 'x = π'], [], ['\\pi']],
  ])('%j', (lines, lost, gained) => {
    expect(checkWorking(lines).lines.at(-1)).toMatchObject({ lost, gained });
  });
});

describe('a joint is no product of letters', () => {
  it.each([
    ['therefore x = 3', 'x = 3'],
    ['so x = 3', 'x = 3'],
    ['hence 2x = 6', '2x = 6'],
    ['which gives x = 3', 'x = 3'],
    ['所以 x = 3', 'x = 3'],
    ['故x=3', 'x = 3'],
    ['答案是x=3', 'x = 3'],
    ['2x = 6 so x = 3', '2x = 6 \\;\\Rightarrow\\; x = 3'],
    ['2x = 6，所以x=3', '2x = 6 \\;\\Rightarrow\\; x = 3'],
    ['Solve x^2 = 9', null],
    ['let u = x + 1', null],
  ])('%s is shown as %s', (line, tex) => {
    expect(readWorking([line]).lines[0]!.tex).toBe(tex);
  });
});
