import { describe, expect, it } from 'vitest';
import { findAnswer } from '#server/tutor/find-answer.ts';
import { markTyped } from '#server/tutor/mark-typed.ts';

const ROOTS = 'x = 2 or x = 3';
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
    ['6.928', 'v = 6.93'],
    ['0.52', 'x = 0.5'],
    ['1.66', '5/3'],
    ['7.5', 'v = 6.5 m s^-1'],
  ])('%s is neither ticked nor blamed where ours is %s', (typed, ours) => {
    expect(markTyped(typed, ours)).toBeNull();
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
