import { expect, test } from 'vitest';
import { loosened } from './ratchets.ts';

const json = JSON.stringify;

test('an exception that grows or comes is found; one that shrinks or goes is not', () => {
  const before = json({ file: { 'a.ts': 310, 'b.ts': 320 } });
  expect(loosened(before, json({ file: { 'a.ts': 305 } }), 'shrinks')).toEqual([]);
  expect(loosened(before, json({ file: { 'a.ts': 311 } }), 'shrinks')).toEqual([
    'file, a.ts went from 310 to 311',
  ]);
  expect(loosened(before, json({ file: { 'c.ts': 301 } }), 'shrinks')).toEqual([
    'file, c.ts went from 0 to 301',
  ]);
});

test('a number that comes into a list of what is owed is found', () => {
  expect(loosened(json([1, 2]), json([2]), 'shrinks')).toEqual([]);
  expect(loosened(json([1, 2]), json([1, 3]), 'shrinks')).toEqual(['3 went from 0 to 1']);
});

test('a share that falls is found; one that rises, comes or goes is not', () => {
  const before = json({ surds: 40, vectors: 10 });
  expect(loosened(before, json({ surds: 41, circles: 3 }), 'rises')).toEqual([]);
  expect(loosened(before, json({ surds: 39, vectors: 10 }), 'rises')).toEqual(['surds went from 40 to 39']);
});
