import { describe, expect, it } from 'vitest';
import { checkWorking } from '#server/maths/checking/working/check-working.ts';

const GOOD = ['equal', 'equivalent', 'follows', 'rounded'];
const lastVerdict = (lines: string[]) => checkWorking(lines).lines.at(-1)!.verdict;

describe('a usual step is ticked although a letter could be zero or negative', () => {
  it.each([
    ['a mass is divided by', 'mgh = ½mv^2', 'gh = ½v^2'],
    ['a mass is divided by', 'mg sin θ = μ mg cos θ', 'sin θ = μ cos θ'],
    ['a mass is divided by', '½mv^2 = ½kx^2', 'v^2 = kx^2/m'],
    ['a mass is divided by', 'GMm/r^2 = mv^2/r', 'GM/r^2 = v^2/r'],
    ['the logarithm of both sides is taken', 'y = ab^x', 'ln y = ln a + x ln b'],
    ['the logarithm of both sides is taken', 'y = ax^n', 'ln y = ln a + n ln x'],
    ['a reason is given', 't^2 = 9', 't = 3 since t > 0'],
    ['a reason is given', 't^2 - t - 6 = 0', 't = 3 because t ≥ 0'],
    ['a reason is given', 't^2 - t - 6 = 0', 't = 3，因为 t > 0'],
    ['terms are counted', '3n^2 + 7n - 370 = 0', 'n = 10'],
    ['R is positive in R cos(x - α)', 'R^2 = 3^2 + 4^2', 'R = 5'],
  ])('%s: %s, %s', (_, ...lines) => {
    expect(GOOD).toContain(lastVerdict(lines));
  });

  it.each([
    ['m(x-1) = m(y-1)', 'x - 1 = y - 1'],
    ['(m_1 - m_2)g = (m_1 - m_2)a', 'g = a'],
    ['(m - 1)v = (m - 1)g', 'v = g'],
    ['Bqv = mv^2/r', 'Bq = mv/r'],
    ['x^2 = y^2', 'ln x = ln y'],
    ['y = ax^2', 'ln y = ln a + 2 ln x'],
    ['xy = xz', 'ln y = ln z'],
    ['t^2 = 9', 't = 3 since t < 0'],
    ['t^2 - t - 6 = 0', 't = 3 since t > -5'],
    ['x^2 = 9', 'x = 3 since x > 0'],
    ['t^2 = 4, -3 ≤ t ≤ 3', 't = 2 since t > 0'],
    ['n^2 + 5n + 6 = 0', 'n = -2'],
    ['n(n-1) = 12', 'n = 4'],
    ['n^2 = 9', 'n = 3'],
    ['z^3 = 8', 'z = 2'],
    ['(z - 1)(z^2 + 4) = 0', 'z = 1'],
    ['2n^2 + n - 1 = 0', 'n = 1/2'],
    ['mgh = ½mv^2', 'v = √(2gh)'],
  ])('but not %s, %s', (...lines) => {
    expect(GOOD).not.toContain(lastVerdict(lines));
  });

  it.each([
    ['mgh = ½mv^2', 'gh = ½mv^2'],
    ['mg sin θ = μ mg cos θ', 'sin θ = mμ cos θ'],
    ['y = ab^x', 'ln y = x ln(ab)'],
  ])('nor what is wrong: %s, %s', (...lines) => {
    expect(GOOD).not.toContain(lastVerdict(lines));
  });
});

describe('all the angles of a whole turn are ticked where no interval is given', () => {
  it.each([
    ['sin x = 1/2', 'x = 30°, 150°'],
    ['cos x = 1/2', 'x = π/3 or x = 5π/3'],
    ['tan x = 4/3', 'x = 53.1°, -126.9°'],
    ['tan 2x = √3', '2x = 60°, 240°, 420°, 600°'],
    ['5 cos(x - 53.13°) = 2', 'x - 53.13° = 66.42° or -66.42°'],
    ['sin x (2cos x - 1) = 0', 'x = 0°, 180°, 360° or x = 60°, 300°'],
  ])('%s, %s', (...lines) => {
    expect(lastVerdict(lines)).toBe('follows');
  });

  it.each([
    ['sin x = 1/2', 'x = 30°'],
    ['sin 2x = 0.5', '2x = 30°, 150°'],
    ['sin 2x = 0.5', '2x = 30°, 150°', 'x = 15°, 75°'],
    ['sin(x/2) = 1/2', 'x = 60°'],
    ['sin x = 0', 'x = 0°, 180°'],
    ['tan x = 1', 'x = 45°'],
  ])('but not some of them: %j', (...lines) => {
    expect(checkWorking(lines).lines[1]!.verdict).toBe('unchecked');
  });

  it('nor where the interval is longer', () => {
    expect(lastVerdict(['sin x = 1/2 for 0° ≤ x ≤ 720°', 'x = 30°, 150°'])).toBe('lost');
  });
});
