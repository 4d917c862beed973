import { describe, expect, it, test } from 'vitest';
import { plainQuestion } from '#server/tutor/reading/small-talk.ts';
import { findAnswer } from '#server/tutor/marking/find-answer.ts';
import { solve } from '#server/maths/solving/solve.ts';
import { isLineOf } from '#server/tutor/marking/line-of.ts';
import { markTyped } from '#server/tutor/marking/mark-typed.ts';
import { readTurns } from '#server/tutor/reading/turns.ts';
import { typedAnswer } from '#server/tutor/marking/typed-answer.ts';
import { intentOf } from '#server/tutor/reading/intent.ts';

const ROOTS = 'x = 2 or x = 3';
test('a value that is called by the name of another quantity than the question speaks of is not right', () => {
  const [asked, ours] = [
    'An oscillation has amplitude 0.05 m and period 0.8 s. Find the greatest speed.',
    '0.39 m s^-1',
  ];
  expect(markTyped('max speed = 0.39', ours, asked)).toBe('right');
  expect(markTyped('max acceleration = 0.39', ours, asked)).toBeNull();
});

const GOLDEN = 'x = (1 + sqrt(5))/2 or x = (1 - sqrt(5))/2';

describe('what somebody offers as an answer', () => {
  it.each([
    ['x = 2 or x = 3', ROOTS],
    ['2 and 3', ROOTS],
    ['so x = 2 or x = 3', ROOTS],
    ['所以 x = 2 或 3', ROOTS],
    ['x = 1.62 or -0.618', GOLDEN],
    ['30 and 150', 'θ = 30° or θ = 150°'],
    ['x < 1, x > 3', 'x < 1 or x > 3'],
    ['6.5', 'v = 6.5 m s^-1'],
    ['v = 6.5', '6.5 m/s'],
    ['1.67', '5/3'],
    ['3.0 x 10^8 m', '3.00 * 10^8 m'],
  ])('%s is right where ours is %s', (typed, ours) => {
    expect(markTyped(typed, ours)).toBe('right');
  });

  it.each([
    ['2', ROOTS, 'part'],
    ['2, 4', ROOTS, 'wrong'],
    ['x = 1.63 or -0.618', GOLDEN, 'wrong'],
    ['30 and 160', 'θ = 30° or θ = 150°', 'wrong'],
    ['1 < x < 3', 'x < 1 or x > 3', 'wrong'],
    ['7.5 m/s', 'v = 6.5 m s^-1', 'wrong'],
    ['x^3/3', 'x^3/3 + c', 'wrong'],
  ])('%s is not where ours is %s', (typed, ours, mark) => {
    expect(markTyped(typed, ours)).toBe(mark);
  });

  it.each([
    ['0.52', 'x = 0.5'],
    ['1.66', '5/3'],
    ['7.5', 'v = 6.5 m s^-1'],
  ])('%s is neither ticked nor blamed where ours is %s', (typed, ours) => {
    expect(markTyped(typed, ours)).toBeNull();
  });
});

const QUADRATIC = 'Solve x^2 - 5x + 6 = 0';
const SURD = 'Solve x^2 - 2x - 1 = 0, giving your answer in the form a ± √b';
const SURDS = 'x = 1 - sqrt(2) or x = 1 + sqrt(2)';
const POWER = 'Solve 2^x = 10 correct to 3 significant figures';
const FACTORS = 'Factorise x^2 - 5x + 6';

describe('what agrees with the answer and is not what was asked for', () => {
  it.each([
    ['x^2 - 5x + 6 = 0', ROOTS, QUADRATIC, 'unfinished'],
    ['x(x - 5) = -6', ROOTS, QUADRATIC, 'unfinished'],
    ['(x - 2)(x - 3) = 0', ROOTS, QUADRATIC, 'unfinished'],
    ['|2x - 1| < 5', '-2 < x < 3', 'Solve |2x - 1| < 5', 'unfinished'],
    ['x^2 - 5x + 6', '(x - 2)(x - 3)', FACTORS, 'unfinished'],
    ['x(x - 5) + 6', '(x - 2)(x - 3)', FACTORS, 'unfinished'],
    ['(x + 2)^3', 'x^3 + 6x^2 + 12x + 8', 'Expand (x + 2)^3', 'unfinished'],
    ['x^2 + 6x + 5', '(x + 3)^2 - 4', 'Express x^2 + 6x + 5 in the form (x + a)^2 + b', 'unfinished'],
    ['√50 + √8', '7sqrt(2)', 'Simplify √50 + √8', 'unfinished'],
    ['5√2 + 2√2', '7sqrt(2)', '化简 √50 + √8', 'unfinished'],
    ['1/(1 + √2)', '-1 + sqrt(2)', 'Rationalise 1/(1 + √2)', 'unfinished'],
    ['∫_0^2 x^2 dx', '8/3', 'Find ∫_0^2 x^2 dx', 'unfinished'],
    ['8/3 - 0', '8/3', 'Find ∫_0^2 x^2 dx', 'unfinished'],
    ['d/dx(x^3)', '3x^2', 'Differentiate x^3', 'unfinished'],
    ['0.87', 'sqrt(3)/2', 'Find the exact value of cos 30°', 'notExact'],
    ['0.87', 'sqrt(3)/2', '求 cos 30° 的精确值', 'notExact'],
    ['7.39', 'x = e^2', 'Solve ln x = 2, giving an exact answer', 'notExact'],
    ['2.41, -0.414', SURDS, SURD, 'notExact'],
    ['3.3', 'x = ln(10)/ln(2)', POWER, 'tooCoarse'],
    ['0.8', '0.841', 'Find P(Z < 1)', 'tooCoarse'],
  ])('%s for %s (%s) is %s', (typed, ours, question, mark) => {
    expect(markTyped(typed, ours, question)).toBe(mark);
  });

  it.each([
    ['x = 3, x = 2', ROOTS, QUADRATIC],
    ['(x - 3)(x - 2)', '(x - 2)(x - 3)', FACTORS],
    ['1 + √2, 1 - √2', SURDS, SURD],
    ['3.32', 'x = ln(10)/ln(2)', POWER],
    ['2.67', '8/3', 'Find ∫_0^2 x^2 dx'],
    ['2x sin x + x^2 cos x', 'x*(2sin(x) + x*cos(x))', 'Differentiate x^2 sin x'],
    ['2x - y = 1', 'y = 2x - 1', 'Find the equation of the tangent to y = x^2 at x = 1'],
    ['45', '45.0°', 'Find the angle between the vectors (1,0,0) and (1,1,0)'],
    ['60', '60°', 'Convert pi/3 to degrees'],
    ['27.3', '27.3°', 'Find the acute angle between the lines'],
  ])('%s for %s (%s) is right', (typed, ours, question) => {
    expect(markTyped(typed, ours, question)).toBe('right');
  });
});

const POINTS = '(-1, 2), (1, -2)';
const PAIRS = 'x = 3, y = 4 or x = 4, y = 3';
const FOURTH = '2e^((-3pi/4)i), 2e^((-pi/4)i), 2e^((pi/4)i), 2e^((3pi/4)i)';

describe('several values or points are compared however they are written', () => {
  it.each([
    ['(3,4) and (4,3)', PAIRS, 'right'],
    ['x=4, y=3 and x=3, y=4', PAIRS, 'right'],
    ['(3,4)和(4,3)', PAIRS, 'right'],
    ['(3,2)', 'x = 3, y = 2', 'right'],
    ['x = 1, y = -2 and x = -1, y = 2', POINTS, 'right'],
    ['±√2±√2i', FOURTH, 'right'],
    ['{2,3}', ROOTS, 'right'],
    ['two and three', ROOTS, 'right'],
    ['(23.6, 25.0)', '(23.6, 25.0)', 'right'],
    ['(1,-2)', POINTS, 'part'],
    ['x=3,y=4', PAIRS, 'part'],
    ['x = 3', 'x = 3, y = 2', 'part'],
    ['y = 3', 'x = 3, y = 2', 'wrong'],
    ['2', '2, 5', 'part'],
    ['2+i', 'z = 2 + i or z = 2 - i', 'part'],
    ['(1,2)', POINTS, 'wrong'],
    ['(3,5)', PAIRS, 'wrong'],
    ['3', '2, 5', 'wrong'],
  ])('%s where ours is %s is %s', (typed, ours, mark) => {
    expect(markTyped(typed, ours)).toBe(mark);
  });

  it('as are the numbers of a form that the question names', () => {
    const [ours, question] = ['(x + 3)^2 - 4', 'Express x^2 + 6x + 5 in the form (x + a)^2 + b'];
    expect(markTyped('a = 3, b = -4', ours, question)).toBe('right');
    expect(markTyped('a = 3, b = 4', ours, question)).toBe('wrong');
    expect(markTyped('a = 3', ours, question)).toBeNull();
  });

  it.each([
    ['y = R cos(2x + φ)', 'y = A*cos(2x) + B*sin(2x)'],
    ['126m', '130 m'],
    ['126 meters', '130 m'],
    ['39.6ms^-1', '40 m s^-1'],
  ])('%s is not blamed where ours is %s', (typed, ours) => {
    expect(markTyped(typed, ours)).toBeNull();
  });
});

describe('what is offered is told from talk', () => {
  it.each([
    ['i factorised it to (x-2)(x-3)=0 then what', '(x-2)(x-3)=0'],
    ['i factorised and got (x-2)(x-3)=0', '(x-2)(x-3)=0'],
    ['2x sin x + x^2 cos x', '2x sin x + x^2 cos x'],
    ['y=3x-1', 'y=3x-1'],
    ['r=(1,2,3)+t(3,4,5)', 'r=(1,2,3)+t(3,4,5)'],
    ['126 m', '126 m'],
    ['3.0 x 10^8 m', '3.0 × 10^8 m'],
    ['2 s', '2 s'],
    ['45 degrees', '45°'],
    ['84%', '84%'],
  ])('%s', (text, typed) => {
    expect(typedAnswer(text)).toBe(typed);
  });

  it.each([
    'so is 30 m/s a speed or a velocity?',
    'so for x ln x which is u?',
    'ok but prove it',
    'i dont know',
    '∫_0^2 x^2 dx',
    'Solve x^2 = 4',
  ])('%s offers nothing', (text) => {
    expect(typedAnswer(text)).toBeNull();
  });

  it('a formula alone is a line of working where it follows from the question', () => {
    expect(isLineOf(QUADRATIC, '(x-2)(x-3)=0')).toBe(true);
    expect(isLineOf('Solve 3x + 1 > 10', '3x>9')).toBe(true);
    expect(isLineOf(QUADRATIC, 'x^2 = 7')).toBe(false);
    expect(isLineOf(QUADRATIC, 'Solve (x-2)(x-3)=0')).toBe(false);
  });
});

const SERIES = '1 + 6x + 24x^2 + 80x^3, abs(x) < 1/2';
const TERMS = '1 + 6x + 24x^2 + 80x^3';
const EXPAND = 'Expand (1 - 2x)^(-3) in ascending powers of x up to x^3.';
const IN_DEGREES = 'x = 109.5° or x = 250.5°';
const HARMONIC = 'Express 3cos x + 4 sin x in the form R cos(x - a), 0 < a < 90°';
const DECELERATION = 'A car slows from 20 m/s to rest in 40 m. Find the deceleration.';

describe('an answer is not called wrong for how ours is written', () => {
  it.each([
    [TERMS, SERIES, EXPAND, 'right'],
    [TERMS, SERIES, `${EXPAND} State the set of values of x for which it is valid.`, 'part'],
    ['1 + 6x + 24x^2 + 81x^3', SERIES, EXPAND, 'wrong'],
    ['1, -18x, 135x^2', '1 - 18x + 135x^2', 'Find the first three terms of (1 - 3x)^6', 'right'],
    ['1, 18x, 135x^2', '1 - 18x + 135x^2', 'Find the first three terms of (1 - 3x)^6', 'wrong'],
    ['-2 ± 3i', 'none', 'Solve x^2 + 4x + 13 = 0', null],
    ['x = 2', 'none', 'Solve x^2 + 4x + 13 = 0', 'wrong'],
    ['21.04', '21.0°', '', null],
    ['20.5', '21.0°', '', 'wrong'],
    ['0.785', '45°', '', 'right'],
    ['109.5, 250.5', 'theta = 109.5° or theta = 250.5°', '', 'right'],
    ['109.47, 250.53', IN_DEGREES, '', null],
    ['109 and 251', IN_DEGREES, '', null],
    ['1.91, 4.37', IN_DEGREES, '', null],
    ['110 and 260', IN_DEGREES, '', 'wrong'],
    ['5cos(x - 53.1°)', '5cos(x - 53.13°)', HARMONIC, 'right'],
    ['5cos(x - 53.13)', '5cos(x - 53.13°)', HARMONIC, 'right'],
    ['5sin(x + 36.87°)', '5cos(x - 53.13°)', HARMONIC, 'unfinished'],
    ['2x - 3', 'Q = 2x - 3, R = 2x + 2', '', 'part'],
    ['R = 2x - 3', 'Q = 2x - 3, R = 2x + 2', '', 'wrong'],
    ['-5 m/s^2', '5.0 m s^-2', DECELERATION, null],
    ['-6 m/s^2', '5.0 m s^-2', DECELERATION, 'wrong'],
    ['x = 5 ± 1 / 2', ROOTS, QUADRATIC, null],
    ['x = 5 ± 3 / 2', ROOTS, QUADRATIC, 'wrong'],
    ['24', 'μ = 23.6', '', null],
    ['25', 'μ = 23.6', '', 'wrong'],
  ])('%s for %s (%s) is %s', (typed, ours, question, mark) => {
    expect(markTyped(typed, ours, question)).toBe(mark);
  });
});

const languagesOf = (...turns: string[]) =>
  readTurns(
    turns.map((text) => ({ text })),
    false,
  ).map(({ language }) => language);

describe('the language of a conversation', () => {
  it('stays Chinese where a formula or a short request is typed', () => {
    expect(languagesOf('解方程 x^2 - 5x + 6 = 0', 'hint', 'x = 2', 'I got 2x cos x')).not.toContain('en');
  });

  it('is that of a new question', () => {
    expect(languagesOf('解方程 x^2 = 4', 'How do I solve this equation by factorising?').at(-1)).toBe('en');
  });
});

test('lines of working may stand on one line between commas', () => {
  expect(intentOf('check my working: 2x+1=7, 2x=8, x=4')).toEqual({
    kind: 'check',
    lines: ['2x+1=7', '2x=8', 'x=4'],
  });
});

describe('a range is an offered answer', () => {
  it.each(['2<x<3', '-3 < x ≤ 3', 'x > 2', '5 > t > 1'])('%s', (range) => {
    expect(typedAnswer(range)).toBe(range);
  });

  it('and no question that has an answer of its own', () => {
    expect(solve('-3 < x < 3').solved).toBe(false);
    expect(JSON.stringify(solve('Solve 1 < x + 3 < 9'))).not.toContain('1x');
  });
});

describe('the final answer of a reply', () => {
  it('agrees with ours where it is ours rounded', () => {
    expect(findAnswer(['x = 1.62'], 'x = (1 + sqrt(5))/2')).toEqual({ right: [0], wrong: null });
  });

  it('is wrong where one of its values is none of ours', () => {
    expect(findAnswer(['x = 2', 'x = 4'], ROOTS)).toEqual({ right: [], wrong: 1 });
    expect(findAnswer(['x = 1.64'], 'x = (1 + sqrt(5))/2')).toEqual({ right: [], wrong: 0 });
  });
});

describe('a question stays what it is without its courtesies', () => {
  it.each([
    'A car accelerates from rest at 2.5 m/s^2 for 8.0 s. Find its final velocity.',
    'A particle moves so that v = t^2 - 4t. Find its velocity when t = 2.',
  ])('%s', (question) => {
    expect(plainQuestion(question)).toBe(question);
  });
});

describe('a number may have commas in it, and a value its unit', () => {
  it.each([
    ['50,400', '50400', 'right'],
    ['t=1s and t=3s', 't = 1, t = 3', 'right'],
    ['1 s', 't = 1, t = 3', 'part'],
    ['v = 3t^2 - 12t + 9', 't = 1, t = 3', null],
    ['2 s', 't = 1, t = 3', 'wrong'],
  ])('%s where ours is %s: %s', (typed, ours, mark) => {
    expect(markTyped(typed, ours)).toBe(mark);
  });
});

describe('an answer with more figures than ours, or in another unit, is not called wrong', () => {
  it.each([
    ['0.1587', '0.159', 'overPrecise'],
    ['6.928', 'v = 6.93', 'overPrecise'],
    ['0.8413', '0.841', 'overPrecise'],
    ['0.1582', '0.159', null],
    ['12.4', '12', null],
    ['9050 N', '9000 N', null],
    ['9060 N', '9000 N', 'wrong'],
    ['125', '130', null],
    ['124', '130', 'wrong'],
    ['7.5', '7', 'wrong'],
    ['2.52', '2.5', null],
    ['45 km/h', '13 m s^-1', null],
    ['30 km/h', '13 m s^-1', 'wrong'],
    ['45.1 km/h', '12.54 m s^-1', 'right'],
    ['375 kJ', '3.8 * 10^5 J', 'overPrecise'],
    ['2.5 kW', '2420 W', 'wrong'],
  ])('%s where ours is %s: %s', (typed, ours, mark) => {
    expect(markTyped(typed, ours)).toBe(mark);
  });
});

describe('a sum is taken for its value where it is right', () => {
  it.each([
    ['10/5 = 2', '2', 'right'],
    ['10/4 = 2', '2', null],
    ['5/8 × 3/7 + 3/8 × 5/7 = 15/28', '15/28', 'right'],
    ['10/3 = 3.33', '3.33', 'right'],
    ['2 × 3 = 6 N', '6 N', 'right'],
  ])('%s where ours is %s: %s', (typed, ours, mark) => {
    expect(markTyped(typed, ours)).toBe(mark);
  });
});

describe('what is offered as an answer, however it is put', () => {
  it.each([
    ['R = V/I = 12/2 = 6', 'R = 6'],
    ['v = u + at = 0 + 3 × 8 = 24 m/s', 'v = 24 m/s'],
    ['6.2 x 10^-7', '6.2 × 10^-7'],
    ['30 000', '30000'],
    ['30 000 kg m/s', '30000 kg m/s'],
  ])('%s', (text, answer) => {
    expect(typedAnswer(text)).toBe(answer);
  });

  it.each(['x=3, x=2 = y', 'a = b = c', 'x = 2 = y', 'Find R = V/I = 12/2'])('%s is none', (text) => {
    expect(typedAnswer(text)).toBeNull();
  });

  it.each(['不会', '我不会做', 'idk', "I don't know", "I'm stuck", 'I do not know how to start'])(
    '%s says that somebody is lost',
    (text) => {
      expect(intentOf(text)).toEqual({ kind: 'feeling', feeling: 'lost' });
    },
  );
});

const MEAN = 'mean = 7, variance = 10';
const FIND_BACK = 'Find the variance and the mean';
const POLAR = 'modulus 5, argument 0.927';
const CIRCLE = 'centre (2, -3), radius 4';
const SUMS = 'Given Σx = 120, Σx² = 1600 and n = 10, find the mean and standard deviation.';
const SPREAD = 'mean 12, standard deviation 4';
const MOTION = '12 m s^-1, 36 m';
const SECTOR = '192/5 cm^2, 128/5 cm';
const BOTH = 'A: 1.5 m s^-1, B: 2 m s^-1';

describe('values with names are compared by their names, or in the order asked for', () => {
  it.each([
    ['7 and 10', MEAN, '', 'right'],
    ['7, 10', MEAN, 'Find the mean and the variance', 'right'],
    ['10 and 7', MEAN, FIND_BACK, 'right'],
    ['10 and 7', MEAN, '', null],
    ['7 and 10', MEAN, FIND_BACK, null],
    ['7 and 11', MEAN, '', 'wrong'],
    ['10', MEAN, '', 'part'],
    ['mean 7 variance 10', MEAN, '', 'right'],
    ['E(X) = 7, Var(X) = 10', MEAN, '', 'right'],
    ['平均数是7，方差是10', MEAN, '', 'right'],
    ['variance 7, mean 10', MEAN, '', 'wrong'],
    ['mean 7 sd 2.83', 'mean 7, standard deviation 2.83', '', 'right'],
    ['mean 7 sd 2.8', 'mean 7, standard deviation 2.83', '', 'tooCoarse'],
    ['4 and 3', 'a = 4, d = 3', '', 'right'],
    ['first term 4, common difference 3', 'a = 4, d = 3', '', 'right'],
    ['4 and 3', 'a = 4, d = 3', 'Find the common difference and the first term', null],
    ['3 and 2', 'x = 3, y = 2', '', 'right'],
    ['2, 3', 'x = 3, y = 2', '', null],
    ['3, 4', 'x = 3, y = 2', '', 'wrong'],
    ['3 and 2', 'x = 3, y = 2', 'Find the asymptotes', null],
    ['12 and 4', SPREAD, SUMS, 'right'],
    ['4 and 12', SPREAD, SUMS, null],
    ['μ = 12, s = 4', SPREAD, SUMS, 'right'],
    ['12 and 4', SPREAD, 'The standard deviation is 4; find the mean and standard deviation.', 'right'],
    ['(2,-3) and 4', CIRCLE, '', 'right'],
    ['centre (2,-3)', CIRCLE, '', 'part'],
    ['(2,3) and 4', CIRCLE, '', 'wrong'],
    ['5 and 0.927', POLAR, '', 'right'],
    ['r = 5, arg = 0.927', POLAR, '', 'right'],
    ['quotient 2x - 3, remainder 2x + 1', 'Q = 2x - 3, R = 2x + 2', '', 'wrong'],
    ['1.5 m/s and 2 m/s', BOTH, '', 'right'],
    ['2 and 1.5', BOTH, '', null],
    ['12 and 36', MOTION, '', 'right'],
    ['36 m and 12 m/s', MOTION, '', 'right'],
    ['v = 12, s = 36', MOTION, '', 'right'],
    ['36, 12', MOTION, '', null],
    ['13 and 36', MOTION, '', 'wrong'],
    ['12', MOTION, '', 'part'],
    ['the area is 38.4', SECTOR, 'find area + perimeter', 'part'],
    ['the perimeter is 38.4', SECTOR, 'find area + perimeter', 'wrong'],
    ['弧长是9', '9 cm, 27 cm^2', '求弧长和面积', 'part'],
    ['28.7 to 31.3', '(28.7, 31.3)', '', 'right'],
    ['1 and 3 seconds', 't = 1, t = 3', '', 'right'],
  ])('%s where ours is %s (%s): %s', (typed, ours, question, mark) => {
    expect(markTyped(typed, ours, question)).toBe(mark);
  });

  it.each([
    ['1 and 3 seconds', '1 and 3 seconds'],
    ['5 N at 53 degrees', '5 N at 53°'],
    ['28.6 to 31.4', '28.6 to 31.4'],
    ['is it mean 7 sd 2.83?', 'mean 7 sd 2.83'],
    ['centre (2,-3) radius 4', 'centre (2,-3) radius 4'],
    ['V = 1.25V', 'V = 1.25V'],
    ['λ=h/p=3.64×10^-10 m', 'λ = 3.64×10^-10 m'],
    ['10/5 = 2', '10/5 = 2'],
    ['a) 7 b) 10', '(a) 7 (b) 10'],
    ['(a) x = 3, (b) x = 4', '(a) x = 3 (b) x = 4'],
  ])('%s is offered as an answer', (text, typed) => {
    expect(typedAnswer(text)).toBe(typed);
  });

  it.each([
    'A force of 5 N acts at 53 degrees. Find its components',
    'what is 5 N at 53 degrees',
    'Find the mean of 3, 4 and 8',
    'is 30 the mean or the median?',
  ])('%s is none', (text) => {
    expect(typedAnswer(text)).toBeNull();
  });
});
