import { expect, test } from 'vitest';
import { TOPICS } from '../content/syllabus.ts';
import { METHODS } from '#server/maths/methods/methods.ts';
import { WITHOUT_METHOD } from '#server/maths/methods/topics-without-method.ts';
import { tablesOfCases } from './tables.ts';

const keys = TOPICS.map(({ subjectCode, paperCode, slug }) => `${subjectCode}/${paperCode}/${slug}`);

test('every method belongs to a topic of the syllabus and is the only one of its name', () => {
  expect(METHODS.filter(({ topic }) => !keys.includes(topic)).map(({ id }) => id)).toEqual([]);
  expect(new Set(METHODS.map(({ id }) => id)).size).toBe(METHODS.length);
});

test('every topic has a method, or a written reason why not', () => {
  const covered = new Set(METHODS.map(({ topic }) => topic));
  expect(keys.filter((key) => !covered.has(key) && !WITHOUT_METHOD[key])).toEqual([]);
  expect(Object.keys(WITHOUT_METHOD).filter((key) => covered.has(key) || !keys.includes(key))).toEqual([]);
});

test('the tables hold at least 45 methods and 400 solved cases, with refusals and near misses', async () => {
  const tables = [...(await tablesOfCases()).values()];
  expect(METHODS.length).toBeGreaterThanOrEqual(45);
  expect(tables.flatMap(({ solved }) => solved).length).toBeGreaterThanOrEqual(400);
  expect(tables.filter(({ refused, near }) => refused.length + near.length === 0)).toEqual([]);
});
