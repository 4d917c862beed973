import { describe, expect, test } from 'vitest';
import {
  NOTHING_READ,
  type Reading,
  saidIn,
  withSentence,
} from '../../../server/maths/problem/reading/read-problem.ts';

/** Every way to read a text whole; null where a sentence cannot be. */
const read = (text: string) =>
  saidIn(text).reduce<Reading[] | null>(
    (before, sentence) => before && withSentence(before, sentence),
    [NOTHING_READ],
  );

describe('ways to say one thing are read as one', () => {
  test.each([
    ['The curve $C$ has equation $y = x^2$.', 'The equation of the curve $C$ is $y = x^2$.'],
    [
      'The curve $C$ has equation $y = x^2$. Find the gradient of $C$ at the point $(1, 1)$.',
      'The curve $C$ has the equation $y = x^2$. Find the gradient of the curve at the point $(1, 1)$.',
    ],
    ['The circle $C$ has radius 5.', 'The radius of the circle $C$ is 5.'],
    [
      'The points $A$ and $B$ lie on the line $y = x$. Find the coordinates of the points $A$ and $B$.',
      'The points $A$ and $B$ lie on the line $y = x$. Find the coordinates of $A$ and $B$.',
    ],
    [
      'The function f is defined by $\\mathrm{f} : x \\mapsto 2x + 1$.',
      'The function f is defined by $\\mathrm{f}(x) = 2x + 1$.',
    ],
  ])('%s = %s', (one, other) => {
    const [first, second] = [read(one), read(other)];
    expect(first).not.toBeNull();
    expect(first?.map(({ facts, goals }) => ({ facts: facts.map(plain), goals }))).toEqual(
      second?.map(({ facts, goals }) => ({ facts: facts.map(plain), goals })),
    );
  });
});

const plain = (fact: object) => JSON.stringify(fact).replaceAll(' ', '');

test('a sentence of which a word is not known is not read', () => {
  expect(read('The curve $C$ has equation $y = x^2$.')).not.toBeNull();
  expect(read('The wiggly curve $C$ has equation $y = x^2$.')).toBeNull();
  expect(read('The curve $C$ never has equation $y = x^2$.')).toBeNull();
});

test('a pronoun is what was spoken of last', () => {
  const [reading] = read(
    'A circle passes through the point $P(1, 2)$. Its centre lies on the line $y = x$.',
  )!;
  expect(reading?.facts.at(-1)).toEqual({
    relation: 'on',
    of: [{ the: 'centre', of: [{ thing: 'circle1' }] }, { thing: 'line1' }],
  });
});

test('a name of a thing of another kind binds to nothing', () => {
  expect(read('The circle $C$ has radius 5. Find the gradient of the line $C$.')).toBeNull();
});
