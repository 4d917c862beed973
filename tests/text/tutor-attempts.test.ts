import { describe, expect, test } from 'vitest';
import { derivedIn } from '../../server/tutor/reading/said/claims.ts';
import { factorMissed, unequalIn } from '../../server/tutor/steps/reckoned.ts';
import { rangeTest } from '../../server/tutor/steps/misses/range-test.ts';

describe('an equation with what was made of it is a question and an answer', () => {
  test.each([
    ['ok so 3 - 2x < 11 gives x < -4 ?', 'Solve 3 - 2x < 11', 'x < -4'],
    ['x^2 = 9 so x = 3?', 'Solve x^2 = 9', 'x = 3'],
    ['3x-2>4 得 x>2 对吗', 'Solve 3x-2>4', 'x>2'],
  ])('%s', (said, ask, typed) => {
    expect(derivedIn(said)).toEqual({ ask, typed });
  });

  test.each(['x = 3 so x = 3', 'f(2)=-1 f(3)=16 so root', 'is it x = 4?'])('but not %s', (said) => {
    expect(derivedIn(said)).toBeNull();
  });
});

test.each([
  ['x < -4', 'x > -4', { isOurs: false, hasEnds: true }],
  ['x>3 and x>-2', 'x < -2 or x > 3', { piece: 'x>-2', value: '0', isOurs: false }],
  ['x = 3 or x = -2', 'x < -2 or x > 3', { areEnds: true }],
  ['x > 3', 'x < -2 or x > 3', { value: '-3', isOurs: true, hasEnds: false }],
])('a value tells a wrong range from the right one: %s for %s', (typed, ours, test) => {
  expect(rangeTest(typed, ours)).toMatchObject(test);
});

test('nothing tells a range from itself, or from what is none', () => {
  expect(rangeTest('x > 3 or x < -2', 'x < -2 or x > 3')).toBeNull();
  expect(rangeTest('y = 2x', 'x < -2 or x > 3')).toBeNull();
});

describe('sides that are set equal and differ', () => {
  test('a sine of a number is in degrees or radians as the question has it', () => {
    expect(unequalIn('triangle = 1/2 x 64 x sin 1.2 = 0.67', 'angle 1.2 rad')).toMatchObject({
      mode: 'degrees',
      values: ['29.8', '0.67'],
    });
    expect(unequalIn('sin 30 = 0.5', 'angle of 30°')).toBeNull();
    expect(unequalIn('sin 30 = -0.988', 'angle of 30°')).toMatchObject({ mode: 'radians' });
    expect(unequalIn('sin 30 = 0.5', '')).toBeNull();
  });

  test.each([
    ['ln5/ln2 = ln(5/2) = 0.916', ['2.32', '0.916']],
    ['5040/12 = 400', ['420', '400']],
  ])('%s', (said, values) => {
    expect(unequalIn(said, '')).toMatchObject({ values, mode: null });
  });

  test.each([
    '6!/2! = 360',
    't = 20/9.81 = 2.04',
    '交点我算出 x=0 和 x=4',
    '2ln2 + 3ln5 - 3ln4 = ln 500/64 is that ok',
  ])('what is true, or is no sum, stays: %s', (said) => {
    expect(unequalIn(said, '')).toBeNull();
  });
});

test('a product that lacks a factor which it has once already', () => {
  expect(factorMissed('i got 10 x 8 x 3 = 240', '720')).toMatchObject({ factor: '3', isTwice: true });
  expect(factorMissed('i got 10 x 8 x 9 = 720', '720')).toBeNull();
});
