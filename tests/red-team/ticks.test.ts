import { describe, expect, it } from 'vitest';
import { checkWorking } from '#server/maths/checking/working/check-working.ts';

const verdicts = (lines: string[]) => checkWorking(lines).lines.map(({ verdict }) => verdict);
const GOOD = ['equal', 'equivalent', 'follows', 'rounded'];

/** What must not be confirmed: the line that is wrong, counted from one, and the lines. */
type Case = [wrong: number, ...lines: string[]];

const ONE_SIDE: Case[] = [
  [2, '|2x-1|<5', '2x-1<5', 'x<3'],
  [2, '|x+2| <= 3', 'x+2 <= 3', 'x <= 1'],
  [2, '|x-3| > 2', 'x-3 > 2', 'x > 5'],
  [2, '|x| >= 4', 'x >= 4'],
  [2, 'x^2 < 9', 'x < 3'],
  [2, 'x^2 > 9', 'x > 3'],
  [2, '(x-2)^2 > 9', 'x-2 > 3', 'x > 5'],
  [3, '1 < 2x-1 < 5', '2x-1 < 5', 'x < 3'],
  [3, '(x-1)(x-4) < 0', 'x-4 < 0', 'x < 4'],
  [2, 'x^2 - 5x + 6 > 0', 'x > 3'],
  [2, 'x^2 - 5x + 6 > 0', 'x < 2 and x > 3'],
  [2, 'x^2 - 5x + 6 < 0', 'x ∈ [2, 3]'],
  [2, 'x^2 - 5x + 6 > 0', 'x ∈ (-∞, 2) ∪ [3, ∞)'],
  [2, '|2x-1|<5', 'x < 3', '-2 < x < 3'],
  [3, 'x^2 - 5x + 6 > 0', '(x-2)(x-3) > 0', 'x > 3', 'x < 2 or x > 3'],
];
const MULTIPLIED: Case[] = [
  [3, '3/x > 1', '3 > x', 'x < 3'],
  [2, '1/x < 2', '1 < 2x', 'x > 1/2'],
  [2, '1/(x-1) < 2', '1 < 2(x-1)'],
  [2, 'x/(x+1) >= 2', 'x >= 2x + 2', 'x <= -2'],
  [2, '-2x < 6', 'x < -3'],
  [2, '5 - x > 2', 'x > 3'],
  [3, '(x+1)/(x-2) >= 0', '(x+1)(x-2) >= 0', 'x <= -1 or x >= 2'],
  [2, '1/x >= 0', 'x >= 0'],
];
const ROOTS: Case[] = [
  [2, 'x^2 = 9', 'x = 3'],
  [2, 'x^3 = 4x', 'x^2 = 4'],
  [2, '|x| = 4', 'x = 4'],
  [2, '|2x+1| = |x-3|', '2x+1 = x-3', 'x = -4'],
  [2, 'e^(2x) - 5e^x + 4 = 0', 'e^x = 4', 'x = ln 4'],
  [3, 'sqrt(2x+3) = x', '2x+3 = x^2', 'x = 3 or x = -1'],
  [3, '|x-2| = 2x', 'x-2 = 2x or x-2 = -2x', 'x = -2 or x = 2/3'],
  [3, '1/x = 1/(x^2)', 'x^2 = x', 'x = 0 or x = 1'],
  [3, '(x^2-4)/(x-2) = 0', 'x^2-4 = 0', 'x = ±2'],
];
const DOMAINS: Case[] = [
  [2, 'ln(x^2) = 4', '2 ln x = 4', 'x = e^2'],
  [4, 'log_2 x + log_2 (x-2) = 3', 'log_2(x(x-2)) = 3', 'x^2 - 2x = 8', 'x = 4 or x = -2'],
  [3, 'lg(x+3) + lg x = 1', 'x^2 + 3x = 10', 'x = 2 or x = -5'],
  [2, 'log_3 (x^2) = 2', 'log_3 x = 1', 'x = 3'],
  [3, 'sqrt(x) sqrt(x-3) = 2', 'x(x-3) = 4', 'x = 4 or x = -1'],
];
const PERIODIC: Case[] = [
  [2, 'cos x = 0, 0 ≤ x ≤ 2π', 'x = π/2'],
  [2, 'tan x = 1, 0 ≤ x ≤ 2π', 'x = π/4'],
  [2, 'sin 2x = 0.5 for 0 <= x <= 360', '2x = 30, 150', 'x = 15, 75'],
  [2, 'sin x cos x = sin x, 0 ≤ x ≤ 2π', 'cos x = 1', 'x = 0, 2π'],
  [2, 'tan^2 x = 1, 0 <= x <= 180', 'tan x = 1', 'x = 45'],
  [2, '2sin^2 x = sin x, 0 ≤ x ≤ π', '2 sin x = 1', 'x = π/6, 5π/6'],
];
const AFTER_THE_NAME_OF_A_STEP: Case[] = [
  [2, 'x^2-5x+6=0', 'factorise: (x-1)(x-6) = 0', 'x = 1 or x = 6'],
  [2, 'x^2-5x+6=0', 'factorise (x-1)(x-6) = 0', 'x = 1 or x = 6'],
  [2, 'x^2-5x+6=0', 'by factorising: (x-1)(x-6) = 0', 'x = 1 or x = 6'],
  [2, 'x^2-5x+6=0', '因式分解：(x-1)(x-6) = 0', 'x = 1 或 x = 6'],
  [2, '2x+1=7', '两边减 1：2x = 8', 'x = 4'],
  [2, '3x-2 = 4', 'add 2: 3x = 8', 'x = 8/3'],
  [2, '3x-2 = 4', 'add 2 to both sides: 3x = 8'],
  [3, '3x-2 = 4', 'add 2: 3x = 6', 'divide by 3: x = 3'],
  [2, '2(x+1) = 8', 'expand the brackets: 2x + 1 = 8'],
  [2, '3x = 6', 'dividing both sides by 3: x = 3'],
  [2, '√x = 3', 'squaring: x = 6'],
];
const FROM_NO_ROOT: Case[] = [
  [3, 'z^2+4z+13=0', '(z+2)^2=-9', 'z+2=±3', 'z=1 or z=-5'],
  [3, 'x^2+2x+5=0', '(x+1)^2=-4', 'x+1=-2', 'x=-3'],
];
const AGAINST_THE_QUESTION: Case[] = [
  [2, 'Solve x² − 5x + 6 = 0', '(x-1)(x-6)=0', 'x = 1 or x = 6'],
  [2, 'Solve the equation x^2 - 5x + 6 = 0.', '(x-1)(x-6)=0'],
  [2, 'Q3. Solve x^2 = 9 [3]', 'x = 3'],
  [2, '解不等式 |2x-1| < 5', 'x < 3'],
  [2, 'Find the roots of x^2 - 5x + 6 = 0', 'x = 1 or x = 6'],
  [2, 'Differentiate x^2 sin x', '2x cos x'],
  [2, '对 x^2 sin x 求导', '2x cos x'],
  [2, 'Integrate x^2', 'x^3/2 + c'],
  [2, 'Factorise x^2 - 5x + 6 completely', '(x-1)(x-6)'],
  [2, 'Simplify (x+1)^2 - x^2', '2x + 2'],
  [2, 'Solve |2x - 1| < 5 [4]', '-2 < x < 12'],
];

describe('a line that loses or lets in solutions is not ticked', () => {
  const kinds = {
    ONE_SIDE,
    MULTIPLIED,
    ROOTS,
    DOMAINS,
    PERIODIC,
    FROM_NO_ROOT,
    AFTER_THE_NAME_OF_A_STEP,
    AGAINST_THE_QUESTION,
  };
  for (const [kind, cases] of Object.entries(kinds))
    it.each(cases)(`${kind.toLowerCase().replaceAll('_', ' ')}: line %i of %s, %s`, (line, ...typed) => {
      const lines = typed.filter((one) => one !== undefined);
      const { firstWrong } = checkWorking(lines);
      expect(firstWrong, verdicts(lines).join()).toBe(line - 1);
    });

  it('nor is a consequence that holds on one side only, while the answer is still to come', () => {
    expect(verdicts(['(x-1)(x-4) < 0', '(x-4)/4 < 0'])[1]).toBe('gained');
    expect(verdicts(['x^2 < 9, x > 0', 'x < 3'])[1]).toBe('gained');
  });
});

describe('a decimal that the value does not round to is not ticked', () => {
  it.each([
    ['x^2 = 144', 'x = ±12.1'],
    ['v = 5 + 2*3', 'v = 11.1'],
    ['1.2*3.5', '4.22'],
    ['1.2*3.5', '4.21'],
    ['3x = 10', 'x = 3.35'],
    ['π', '3.15'],
    ['√2', '1.42'],
    ['2x < 5', 'x < 2.52'],
    ['-√5 < x < √5', '-2.2 < x < 2.3'],
    ['2x = 25', 'x = 12.4'],
    ['x = 12.5', 'x = 12.4'],
    ['e^x = 5', 'x = 1.62'],
    ['2/3', '0.66'],
    ['2.345', '2.34'],
    ['x = 2.345', 'x = 2.34'],
    ['x = -2.345', 'x = -2.34'],
    ['2x = 4.69', 'x = 2.34'],
    ['x = 5/8', 'x = 0.62'],
    ['x^2 = 0.015625', 'x = 0.12 or x = -0.12'],
    ['x < 2.345', 'x < 2.34'],
    ['x/3', '0.34x'],
    ['x = 2.5', 'x = 2.54'],
    ['x = 2.52', 'x = 2.54'],
    ['x < 2.5', 'x < 2.54'],
    ['2.50*3', '7.51'],
    ['9.81*2.50', '24.6'],
    ['1.20*3.50', '4.21'],
    ['2.50x = 7.03', 'x = 2.83'],
    ['3.27x = 4.99', '3.27x = 5.00'],
    ['q = 3.2*10^-19/2', 'q = 1.7*10^-19'],
    ['2q = 3.2*10^-19', 'q = 1.7*10^-19'],
    ['5.0*10^3 = f*6.0*10^-7', 'f = 8.4*10^9'],
    ['ρ = 4.5 × π(0.2×10^-3)^2/1.2', 'ρ = 4.8×10^-7'],
  ])('%s, %s', (...lines) => {
    expect(checkWorking(lines).checkedTo).toBe(1);
  });

  it.each([
    ['√2', '1.41'],
    ['3x = 10', 'x = 3.3'],
    ['3x < 10', 'x < 3.33'],
    ['T cos35 = 4', 'T = 4.88'],
    ['F = 20 cos 60', 'F = 10'],
    ['θ = arctan(3/4)', 'θ = 36.9°'],
    ['v^2 = 48.2', 'v = ±6.94'],
    ['x = 2.345', 'x = 2.35'],
    ['2.345', '2.35'],
    ['x = -2.345', 'x = -2.35'],
    ['x = 0.0476', 'x = 0.05'],
    ['x/3', '0.333x'],
    ['x = 2.54', 'x = 2.5'],
    ['9.81*2.50', '24.5'],
    ['2.50x = 7.03', 'x = 2.81'],
    ['ρ = 4.5 × π(0.2×10^-3)^2/1.2', 'ρ = 4.7×10^-7'],
    ['q = 3.2*10^-19/2', 'q = 1.6*10^-19'],
  ])('but %s, %s is', (...lines) => {
    expect(checkWorking(lines), verdicts(lines).join()).toMatchObject({ firstWrong: null, checkedTo: 2 });
  });
});

describe('a small number is compared with a small number', () => {
  it.each([
    ['E = 6.63×10^-34 × 3×10^8 / (4.5×10^-7)', 'E = 4.42×10^-18 J'],
    ['E = 6.63×10^-34 × 3×10^8 / (4.5×10^-7)', 'E = 4.42×10^-18'],
    ['E = 6.63×10^-34 × 3×10^8 / (4.5×10^-7)', 'E = 0 J'],
    ['λ = 6.63×10^-34/(9.11×10^-31 × 2×10^6)', 'λ = 3.6×10^-9 m'],
    ['q = 1.6×10^-19', 'q = 0'],
    ['q = 1.6×10^-19 × 3', 'q = 0.00'],
    ['2q = 3.2×10^-19', 'q = 0'],
    ['1.6×10^-19 × 3', '0'],
    ['x = 3×10^-11', 'x = 0'],
    ['x = 3×10^-11 or x = 5×10^-11', 'x = 4×10^-11'],
    ['m = 9.11×10^-31', 'm = 1.67×10^-27 kg'],
    ['F = 1.6×10^-19 × 4×10^6 × 5×10^-3', 'F = 3.2×10^-12 N'],
    ['t = 8×10^-10 + 2×10^-10', 't = 5×10^-9 s'],
    ['r = 5.3×10^-11 × 4', 'r = 2.1×10^-11 m'],
    ['C = 1/(1/(4×10^-12) + 1/(6×10^-12))', 'C = 1×10^-11 F'],
    ['x = 2×10^-10', 'x = 3×10^-9 m'],
    ['d = 1.2×10^-3/(2×10^6)', 'd = 6×10^-9 m'],
    ['q ≥ 1.6×10^-19', 'q ≥ 3×10^-19'],
    ['x^2 = 2.56×10^-38', 'x = ±3×10^-19'],
    ['1.6×10^-19 i', '3×10^-19 i'],
    ['y = x + 1.6×10^-19', 'y = x'],
    ['F r^2 = 6.67×10^-11 M m', 'F r^2 = 5×10^-11 M m'],
  ])('%s is not confirmed by %s', (...lines) => {
    expect(checkWorking(lines).checkedTo, verdicts(lines).join()).toBe(1);
  });

  it.each([
    ['E = 6.63×10^-34 × 3×10^8 / (4.5×10^-7)', 'E = 4.42×10^-19'],
    ['F = (1.6×10^-19)^2 × 8.99×10^9 / (5.3×10^-11)^2', 'F = 8.2×10^-8'],
    ['x^2 = 4×10^-20', 'x = ±2×10^-10'],
    ['x^2 = 2.56×10^-38', 'x = ±1.6×10^-19'],
    ['2q = 3.2×10^-19', 'q = 1.6×10^-19'],
    ['x = sin π', 'x = 0'],
    ['sin π', '0'],
    ['F = 6.67×10^-11 M m/r^2', 'F r^2 = 6.67×10^-11 M m'],
  ])('%s is by %s', (...lines) => {
    expect(checkWorking(lines).checkedTo, verdicts(lines).join()).toBe(2);
  });
});

describe('a calculator in the wrong measure', () => {
  it.each([[['10 sin 40 = 7.45']], [['T = 10 sin 40', 'T = 7.45']], [['x = 5 tan 25', 'x = -0.668']]])(
    'is not ticked: %j',
    (lines) => {
      expect(GOOD).not.toContain(verdicts(lines).at(-1));
    },
  );
});

describe('a root that a condition rules out is not ticked', () => {
  it.each([
    ['sin x = 0.5, 0 < x < 360', 'x = 30, 150, 390'],
    ['cos x = 0, 0 < x < 2π', 'x = π/2, 3π/2, 5π/2'],
    ['x^2 = 9, x > 0', 'x = ±3'],
    ['tan(2x+30) = 1, 0<=x<=180', '2x+30 = 45, 135'],
    ['2x = 6, x > 5', 'x = 3'],
    ['ln x < 0', 'x < 1'],
    ['√x < 3', 'x < 9'],
    ['ln(x-1) < ln 4', 'x < 5'],
  ])('%s, %s', (...lines) => {
    expect(checkWorking(lines).checkedTo).toBe(1);
  });

  it.each([
    [['x^2 = 9, x > 0', 'x = ±3', 'x = 3']],
    [['√x < 3', '0 <= x < 9']],
    [['ln x < 0', 'x < 1', '0 < x < 1']],
  ])('but once it is left out all is right: %j', (lines) => {
    expect(checkWorking(lines), verdicts(lines).join()).toMatchObject({ firstWrong: null });
    expect(GOOD).toContain(verdicts(lines).at(-1));
  });
});

describe('a root that only a rounded one on another line stands for is not taken as found', () => {
  it.each([
    [['x^2 = 2', 'x = 1.4142', 'x = -1.42'], 1],
    [['x^2 - 5.02x + 6.27 = 0', 'x = 2.43', 'x = 2.51'], 1],
  ])('%j', (lines, checkedTo) => {
    expect(checkWorking(lines), verdicts(lines).join()).toMatchObject({ checkedTo });
  });
});

describe('what holds for some values of the letters only is neither ticked nor accused', () => {
  it.each([
    ['y^2 = 4x', 'y = 2√x'],
    ['x^2 + y^2 = 25', 'y = √(25 - x^2)'],
    ['v^2 = u^2 + 2as', 'v = √(u^2 + 2as)'],
    ['A = πr^2', 'r = √(A/π)'],
    ['ab = ac', 'b = c'],
    ['xy = 3x', 'y = 3'],
    ['a(b+d) = a(c+e)', 'b+d = c+e'],
    ['x^2 y = x y^2', 'x = y'],
    ['a^2 = b^2', 'a = b'],
    ['(x-y)(x+y) = 0', 'x = y'],
    ['x = a^2', '√x = a'],
    ['ln(x^2) = y', '2 ln x = y'],
    ['x sin y = x', 'sin y = 1'],
    ['x dy/dx = 2x', 'dy/dx = 2'],
    ['Bqv = mv^2/r', 'Bq = mv/r'],
  ])('%s does not make %s', (...lines) => {
    expect(verdicts(lines)).toEqual(['start', 'unchecked']);
  });

  it.each([
    ['y^2 = 4x', 'y = ±2√x'],
    ['(x-y)(x+y) = 0', 'x = y or x = -y'],
    ['F = ma', 'a = F/m'],
    ['y = mx + c', 'x = (y-c)/m'],
    ['x^2 y = 4', 'y = 4/x^2'],
    ['1/u + 1/v = 1/f', 'f = uv/(u+v)'],
    ['T = 2π√(l/g)', 'l = gT^2/(4π^2)'],
    ['ln y = 2 ln x', 'y = x^2'],
    ['A = 1/2 a b sin C', 'sin C = 2A/(ab)'],
  ])('but %s makes %s', (...lines) => {
    expect(GOOD).toContain(verdicts(lines)[1]);
  });
});

describe('a root that is dropped without a reason is neither ticked nor accused', () => {
  it.each([
    ['r^2 = 9', 'r = 3'],
    ['v^2 = 48.2', 'v = 6.94'],
    ['x = 3 or x = -3', 'x = 3'],
    ['x = 3 or x = -2', 'x = 3 (reject x = -2)'],
    ['t^2 - t - 6 = 0', 't = 3 or t = -2 (reject)'],
    ['sin x = 0.5', 'x = 30°'],
    ['tan θ = 3/4', 'θ = 36.9°'],
  ])('%s, %s', (...lines) => {
    expect(verdicts(lines)).toEqual(['start', 'unchecked']);
  });

  it.each([
    ['r^2 = 9, r > 0', 'r = 3'],
    ['√(x + 6) = x', 'x + 6 = x^2', 'x = 3 or x = -2', 'x = 3'],
    ['√(x + 6) = x', 'x + 6 = x^2', 'x = 3 or x = -2 (reject)'],
    ['t^2 - t - 6 = 0, t > 0', 't = 3 or t = -2 (reject)'],
  ])('but with one it is ticked: %j', (...lines) => {
    expect(GOOD).toContain(verdicts(lines).at(-1));
  });
});

describe('the same real roots, or the same area, are no proof of a line', () => {
  it.each([
    ['2cos^2 x - 3cos x - 2 = 0', '(2cos x + 1)(cos x - 3) = 0'],
    ['(2cos x + 1)(cos x - 2) = 0', 'cos x = -1/2 or cos x = 3'],
    ['a^4 - 5a^2 - 36 = 0', '(a^2 - 9)(a^2 + 5) = 0'],
    ['(x+1)(x^2 - 4x + 4) = 0', '(x+1)(x-2)^3 = 0'],
    ['x^3 + x = 10', '(x-2)(x^2 + 2x + 6) = 0'],
    ['1/2 ∫_0^π (3 - 2cos θ)^2 dθ', '= 1/2 ∫_0^π (9 - 13cos θ + 4cos^2 θ) dθ'],
    ['A = ∫_0^2 (x^2 - 1) dx', 'A = ∫_0^2 (x^2 - 2 + x) dx'],
  ])('%s, %s', (...lines) => {
    expect(verdicts(lines)).toEqual(['start', 'unchecked']);
  });

  it.each([
    ['2cos^2 x - 3cos x - 2 = 0', '(2cos x + 1)(cos x - 2) = 0', 'cos x = -1/2'],
    ['a^4 - 5a^2 - 36 = 0', '(a^2 - 9)(a^2 + 4) = 0', 'a^2 = 9', 'a = ±3'],
    ['(x+1)(x-2)^2 = 0', '(x+1)(x-2) = 0', 'x = -1 or x = 2'],
    ['(x+1)^3 = 8', 'x + 1 = 2'],
    ['1/2 ∫_0^π (3 - 2cos θ)^2 dθ', '= ∫_0^π (9/2 - 6cos θ + 2cos^2 θ) dθ', '= 11π/2'],
    ['∫_0^2 (x^2 + x) dx', '= ∫_0^2 x^2 dx + ∫_0^2 x dx'],
    ['∫_0^1 2x(x^2 + 1)^3 dx', '= ∫_1^2 u^3 du'],
  ])('but %j is ticked', (...lines) => {
    expect(checkWorking(lines)).toMatchObject({ firstWrong: null, checkedTo: lines.length });
  });
});

describe('of complex roots one is not all', () => {
  it.each([
    ['z^2 = 5 + 12i', 'z = 3 + 2i'],
    ['x^2 + 4x + 13 = 0', 'x = -2 + 3i'],
    ['z^4 = 16', 'z = ±2i'],
  ])('%s, %s', (...lines) => {
    expect(verdicts(lines)).toEqual(['start', 'unchecked']);
  });

  it.each([
    ['z^2 = 5 + 12i', 'z = ±(3 + 2i)'],
    ['(z^2 + 4)^2 = 0', 'z = ±2i'],
    ['(z + 1)(z^2 + 4) = 0', 'z = -1 or z = ±2i'],
    ['iz = 3', 'z = -3i'],
  ])('but %s makes %s', (...lines) => {
    expect(GOOD).toContain(verdicts(lines)[1]);
  });
});

it('a sum of numbers that a formula above it does not give is not confirmed by being right', () => {
  const given = ['A = 1/2 r^2 θ', 'r = 5, θ = 1.5'];
  expect(verdicts([...given, 'A = 1/2 × 25 × 2 = 25'])[2]).toBe('unchecked');
  expect(verdicts([...given, 'A = 1/2 × 25 × 1.5 = 18.75'])[2]).toBe('equal');
  expect(verdicts(['v = u + at', 'v = 3 + 2×5 = 13'])[1]).toBe('equal');
});

it('a line without any root is not confirmed by a later one that has them', () => {
  expect(verdicts(['x^2 - 5x + 6 = 0', 'x^2 + 1 = 0', 'x = 2 or x = 3'])[1]).toBe('unchecked');
});

describe('the same in full is right', () => {
  it.each([
    [['|2x-1|<5', '2x-1<5', '2x<6', 'x<3', '2x-1>-5', 'x>-2', '-2<x<3']],
    [['|x-3|>2', 'x-3>2', 'x>5', 'x-3<-2', 'x<1', 'x<1 or x>5']],
    [['x^2<9', 'x<3', 'x>-3']],
    [['x^2 - 5x + 6 > 0', 'x ∈ (-∞, 2) ∪ (3, ∞)']],
    [['x^2 - 5x + 6 >= 0', 'x \\in (-\\infty, 2] \\cup [3, \\infty)']],
    [['x^2-5x+6 > 0', '{x: x<2} ∪ {x: x>3}']],
    [['3/x > 1', '0 < x < 3']],
    [['(x+1)/(x-2) >= 0', 'x <= -1 or x > 2']],
    [['2 ln(x-1) = ln(x+5)', '(x-1)^2 = x+5', 'x^2-3x-4=0', 'x=4, x = -1 (reject)']],
    [['sin 2x = 0.5 for 0 <= x <= 360', '2x = 30, 150, 390, 510', 'x = 15, 75, 195, 255']],
    [['(a) Solve the equation x^2 = 9 [2]', 'x = 3 or x = -3']],
  ])('%j', (lines) => {
    expect(checkWorking(lines)).toMatchObject({ firstWrong: null, checkedTo: lines.length });
  });
});
