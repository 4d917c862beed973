import { describe, expect, it } from 'vitest';
import { readWorking } from '#server/maths/solving/read-working.ts';

const GOOD = ['equal', 'equivalent', 'follows', 'rounded'];
const AP = 'In an arithmetic progression the first term is 3 and the common difference is 4.';
const GP = 'A geometric progression has first term 8 and common ratio 0.5.';
const SEGMENT = 'A sector of a circle with radius 5 cm has angle 1.5 radians. Find the area of the segment.';

const lastOf = (lines: string[]) => {
  const checked = readWorking(lines);
  return { verdict: checked.lines.at(-1)!.verdict, ...checked };
};

describe('a value that the question in words does not lead to is not ticked, however right the sum is', () => {
  it.each([
    [`${AP} Find the 10th term.`, 'a_10 = 3 + 10×4 = 43'],
    [`${AP} Find the 10th term.`, 'a_10 = 3 + 10×4', '= 43'],
    [`${AP} Find the 10th term.`, 'a_10 = 3 + 10×4', 'a_10 = 43'],
    [`${AP} (a) Find the 10th term. (b) Show that S_20 > 800.`, 'u_{10} = 3 + 10×4 = 43'],
    [AP, 'S_20 = 10(6 + 20×4) = 860'],
    [`${GP} Find the sum of the first 4 terms.`, 'S_4 = 8(1 - 0.5^3)/(1 - 0.5) = 14'],
    ['等差数列首项为3，公差为4，求第10项。', 'a_10 = 3 + 10×4 = 43'],
    [SEGMENT, '½×25×(2−sin 2)', '= 13.6'],
    [SEGMENT, 'A = ½×25×(2−sin 2) = 13.6'],
  ])('%s %s', (...lines) => {
    const { verdict, firstWrong, checkedTo } = lastOf(lines);
    expect([verdict, firstWrong]).toEqual(['unchecked', null]);
    expect(checkedTo).toBeLessThan(lines.length);
  });
});

describe('one that it leads to is', () => {
  it.each([
    [`${AP} Find the 10th term.`, 'a_10 = 3 + 9×4 = 39'],
    [AP, 'Find the 10th term.', 'a_10 = 3 + 9×4', '= 3 + 36', '= 39'],
    [`${AP} (a) Find the 10th term. (b) Show that S_20 > 800.`, 'S_20 = 10(6 + 19×4) = 820'],
    [`${AP} Find the 10th term.`, '9×4 = 36'],
    [`${GP} Find the sum of the first 4 terms.`, 'S_4 = 8(1 - 0.5^4)/(1 - 0.5) = 15'],
    ['等差数列首项为3，公差为4，求第10项。', 'a_10 = 3 + 9×4 = 39'],
    [SEGMENT, 'A = ½×25×(1.5−sin 1.5) = 6.28'],
  ])('%s %s', (...lines) => {
    expect(GOOD).toContain(lastOf(lines).verdict);
  });
});

it('below words that are no question each line is judged by those before it alone', () => {
  expect(GOOD).toContain(lastOf(['My working for question 3:', 'a_10 = 3 + 10×4', '= 43']).verdict);
});
